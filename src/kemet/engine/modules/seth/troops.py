"""Moving troops of several owners, passing through own troops (S4.1, S8.1, S8.3, R78)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kemet.engine.actions import ALONG, ALONG_EACH, COUNT, CREATURE, DI, PASS, SPACE, WITHOUT_CREATURE, ActionList
from kemet.engine.content.di_cards import Enlistment
from kemet.engine.frame import Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, lowest
from kemet.engine.modules.seth.beasts import beast_owner, beasts_there, hand_over, is_osiris, show_beasts
from kemet.engine.play.creatures import send_home_if_alone
from kemet.engine.play.move import Move, MoveAction, PickTroop
from kemet.engine.play.recruit import troop_limit
from kemet.engine.play.ways import may_pass_wall, toll, walls_open
from kemet.engine.rules import ANY_NUMBER


def pick_mixed_troop(game: Game, action: MoveAction) -> None:
    """K9.1, S8.1 One troop with a unit of the mover's moves, or none."""
    game.push(PickMixedTroop(action.player))


@mypyc_attr(acyclic=True)
class PickMixedTroop(PickTroop):
    """S8.1 The mover names a troop with an own unit in it."""

    def copy(self) -> Frame:
        return PickMixedTroop(self.player)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if action == PASS:
            return
        move = whole_troop(game, player, action - SPACE)
        below = game.top
        if isinstance(below, MoveAction) and below.on_foot:
            move.teleports = ANY_NUMBER
        game.push(move)


def others_at(game: Game, player: i64, space: i64) -> vec[i64]:
    """Returns by seat how many units the allies of *player* have on *space*."""
    others = vec[i64]([0] * game.rules.players)
    for seat in range(game.rules.players):
        if seat != player and game.rules.allies[player] & BIT[seat]:
            others[seat] = game.units_at(seat, space)
    return others


def whole_troop(game: Game, player: i64, space: i64) -> MixedMove:
    """Returns a move of everything the camp of *player* has on *space*, with its creature."""
    beast = game.troop_creature(player, space)
    return MixedMove(player, space, space, game.units_at(player, space), beast, others_at(game, player, space))


@mypyc_attr(acyclic=True)
class MixedMove(Move):
    """S8.1 A move of units of several allies: `others` counts those of each but the mover, `beast` is the creature that goes
    along. What goes on is said once on each space: the own number, then those of each ally, then the creature."""

    def __init__(self, player: i64, origin: i64, at: i64, units: i64, beast: i64, others: vec[i64]) -> None:
        super().__init__(player, origin, at, units, beast >= 0)
        self.beast = beast
        self.others = others
        self.named: i64 = 0

    def copy(self) -> Frame:
        other = MixedMove(self.player, self.origin, self.at, self.units, self.beast, self.others[:])
        other.take_over(self)
        other.named = self.named
        return other

    def dump(self) -> list[int]:
        return [*super().dump(), self.beast, self.named, *self.others]

    def show(self, game: Game, view: FrameView) -> None:
        super().show(game, view)
        view.put("others", [int(number) for number in self.others])

    def size(self) -> i64:
        number = self.units
        for seat in range(len(self.others)):
            number += self.others[seat]
        return number

    def creature(self, game: Game) -> i64:
        return self.beast

    def moving_of(self, seat: i64) -> i64:
        """Returns how many units of *seat* are moving."""
        return self.units if seat == self.player else self.others[seat]

    def limit(self, game: Game) -> i64:
        """R80 Returns how many units the moving troop may hold: Legion counts for who has a unit in it."""
        most = troop_limit(game, self.player)
        for seat in range(game.rules.players):
            if self.moving_of(seat):
                most = max(most, troop_limit(game, seat))
        return most

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        super().options(game, player, out)
        if not within_limits(game, self.player, self.at):
            drop_gifts_of_units(game, out)

    def carry(self, game: Game, to: i64) -> None:
        if self.beast >= 0:
            owner = beast_owner(game, self.beast)
            if is_osiris(game, self.beast) and not self.moving_of(owner):
                hand_over(game, self.beast, owner, self.player)
                owner = self.player
            game.put_creature(owner, self.beast, to)
        for seat in range(game.rules.players):
            number = self.moving_of(seat)
            if number:
                game.put_units(seat, self.at, -number)
                game.put_units(seat, to, number)

    def leave(self, game: Game, space: i64) -> None:
        show_beasts(game, space)
        for seat in range(game.rules.players):
            if game.rules.allies[self.player] & BIT[seat]:
                send_home_if_alone(game, seat, space)

    def run(self, game: Game) -> None:
        self.named = 0
        for seat in range(len(self.others)):
            self.others[seat] = min(self.others[seat], game.units_at(seat, self.at))
        if self.beast >= 0 and game.creature_at[self.beast] != self.at:
            self.beast = NONE
            self.with_creature = False
        super().run(game)

    def nothing_left(self, game: Game) -> bool:
        return super().nothing_left(game) and within_limits(game, self.player, self.at)

    def regroup_options(self, game: Game, out: ActionList) -> None:
        """S8.1, S8.3 How many of each go on, and which creature; a creature only with a unit of its controller's."""
        if not self.named:
            for number in range(1, game.units_at(self.player, self.at) + 1):
                if number != self.units and self.may_name(game, self.player, number):
                    out.add(COUNT + number)
        for seat in range(game.rules.players):
            if seat != self.player and self.named <= BIT[seat] and game.rules.allies[self.player] & BIT[seat]:
                for number in range(game.units_at(seat, self.at) + 1):
                    if number != self.others[seat] and self.may_name(game, seat, number):
                        out.add(ALONG + seat * ALONG_EACH + number)
        if self.named < BIT[game.rules.players] and may_leave(game, self, True):
            self._creature_options(game, out)

    def may_name(self, game: Game, seat: i64, number: i64) -> bool:
        """S4.1 Tells whether *number* units of *seat* may go on: both troops can still be made legal by those named later."""
        if not self.keeps_company(game, seat, number):
            return False
        fixed = number
        free: i64 = 0
        limit = max(troop_limit(game, self.player), troop_limit(game, seat) if number else 0)
        for other in range(game.rules.players):
            if game.rules.allies[self.player] & BIT[other] and other != seat:
                later = other != self.player and (other > seat or seat == self.player)
                if not later and self.moving_of(other):
                    limit = max(limit, troop_limit(game, other))
                if later:
                    needed: i64 = 0 if self.keeps_company(game, other, 0) else 1
                    fixed += needed
                    free += game.units_at(other, self.at) - needed
                else:
                    fixed += self.moving_of(other)
        return can_part(game, self, fixed, fixed + free, limit)

    def keeps_company(self, game: Game, seat: i64, number: i64) -> bool:
        """S8.3 Tells whether the creature that goes along may, if *number* units of *seat* do."""
        return self.beast < 0 or number > 0 or is_osiris(game, self.beast) or beast_owner(game, self.beast) != seat

    def _creature_options(self, game: Game, out: ActionList) -> None:
        there = beasts_there(game, self.player, self.at)
        if self.beast >= 0 and not there & (there - 1) and self.leads_somewhere(game, NONE):
            out.add(WITHOUT_CREATURE)
        while there:
            creature = lowest(there)
            there &= there - 1
            if creature == self.beast or not (is_osiris(game, creature) or self.moving_of(beast_owner(game, creature))):
                continue
            if self.leads_somewhere(game, creature):
                out.add(CREATURE + creature)

    def leads_somewhere(self, game: Game, creature: i64) -> bool:
        """S4.1 Tells whether the troop as it is, with *creature*, may stop here or can end its move elsewhere."""
        if within_limits(game, self.player, self.at):
            return True
        was = self.beast
        self.beast = creature
        found = can_end(game, self, self.at, self.range_left(game), self.size(), self.limit(game))
        self.beast = was
        return found

    def answer(self, game: Game, player: i64, action: i64) -> None:
        if action == WITHOUT_CREATURE:
            self.take_beast(game, NONE)
        elif CREATURE <= action < CREATURE + len(game.rules.creatures):
            self.take_beast(game, action - CREATURE)
        elif ALONG <= action < ALONG + ALONG_EACH * 6:
            seat = (action - ALONG) // ALONG_EACH
            self.others[seat] = (action - ALONG) % ALONG_EACH
            self.named = BIT[seat] + 1
        else:
            if COUNT <= action < COUNT + 32:
                self.named = 1
            super().answer(game, player, action)

    def take_beast(self, game: Game, creature: i64) -> None:
        """Says which creature goes along."""
        self.beast = creature
        self.with_creature = creature >= 0
        self.named = BIT[game.rules.players]

    def opens_to(self, game: Game, space: i64) -> bool:
        """Tells whether walls and tolls let the troop go to *space*; where a toll is due nobody counts on getting through."""
        return (walls_open(game, self) or may_pass_wall(game, self, space)) and not toll(game, self.player, space)


# Passing through own troops.


def drop_gifts_of_units(game: Game, out: ActionList) -> None:
    """S4.1 While a troop passes another over the limits no card places units: they could fill all spaces where it may end."""
    found = out.to_list()
    out.clear()
    for action in found:
        card = action - DI
        if not 0 <= card < len(game.rules.di_cards) or not isinstance(game.rules.di_cards[card], Enlistment):
            out.add(action)


def limit_there(game: Game, player: i64, space: i64) -> i64:
    """S6.2, R80 Returns how many units the troop on *space* may hold: what the tiles of any of its owners allow."""
    most = troop_limit(game, player)
    left = game.owners(player, space)
    while left:
        most = max(most, troop_limit(game, lowest(left)))
        left &= left - 1
    return most


def limit_left(game: Game, move: MixedMove) -> i64:
    """R80 Returns how many units may stay where *move* sets out from: Legion counts for who leaves a unit there."""
    most = game.rules.troop_limits[move.player]
    left = game.rules.allies[move.player]
    while left:
        seat = lowest(left)
        left &= left - 1
        if game.units_at(seat, move.at) > move.moving_of(seat):
            most = max(most, troop_limit(game, seat))
    return most


def can_part(game: Game, move: Move, fewest: i64, most: i64, limit: i64) -> bool:
    """S4.1 Tells whether some number of units from *fewest* to *most*, of whom tiles allow *limit*, can go on so that both
    troops are legal: what stays, and what goes, here or at some end of the move."""
    there = game.troop_size(move.player, move.at)
    least = max(fewest, there - game.rules.troop_limits[move.player])
    if least > min(most, limit):
        return False
    return within_limits(game, move.player, move.at) or can_end(game, move, move.at, move.range_left(game), least, limit)


def within_limits(game: Game, player: i64, space: i64) -> bool:
    """S4.1, S6.2 Tells whether the troop on *space* is within its limits: units, and one creature."""
    beasts = beasts_there(game, player, space)
    return not beasts & (beasts - 1) and game.troop_size(player, space) <= limit_there(game, player, space)


def may_go_on(game: Game, move: Move, space: i64) -> bool:
    """S4.1, R80 Tells whether the moving troop could end its move on *space* by the tiles of any of its owners, or pass it
    and end within the limits elsewhere."""
    if game.enemy_at(move.player, space) >= 0:
        return False
    assert isinstance(move, MixedMove)
    limit = move.limit(game)
    if fits(game, move, space, move.size(), limit):
        return True
    return can_end(game, move, space, move.range_left(game) - 1, move.size(), limit)


def can_end(game: Game, move: Move, space: i64, reach: i64, size: i64, limit: i64) -> bool:
    """Tells whether a troop of *size*, of whom tiles allow *limit*, could go on from *space* and end within the limits."""
    assert isinstance(move, MixedMove)
    seen = BIT[space] | BIT[move.at]
    edge = BIT[space]
    while reach > 0 and edge:
        near: i64 = 0
        while edge:
            at = lowest(edge)
            edge &= edge - 1
            near |= game.rules.board.neighbours[at] | game.rules.hooks.ways(game, move.player, at)
        near &= ~seen
        seen |= near
        while near:
            to = lowest(near)
            near &= near - 1
            if not move.opens_to(game, to):
                continue
            if fits(game, move, to, size, limit):
                return True
            if game.enemy_at(move.player, to) < 0:
                edge |= BIT[to]
        reach -= 1
    return False


def fits(game: Game, move: Move, space: i64, size: i64, limit: i64) -> bool:
    """R80 Tells whether a troop of *size*, of whom tiles allow *limit*, could end on *space* within the limits."""
    there = game.troop_size(move.player, space)
    if there and there + size > max(limit, limit_there(game, move.player, space)):
        return False
    return move.creature(game) < 0 or not beasts_there(game, move.player, space)


def may_leave(game: Game, move: Move, with_any_beast: bool = False) -> bool:
    """S4.1 Tells whether what the moving troop leaves behind, and it itself, are within the limits; *with_any_beast*, as far
    as units go."""
    assert isinstance(move, MixedMove)
    staying = game.troop_size(move.player, move.at) - move.size()
    if staying > limit_left(game, move) or move.size() > move.limit(game):
        return False
    if with_any_beast:
        return True
    beasts = beasts_there(game, move.player, move.at)
    if move.beast >= 0:
        beasts &= ~BIT[move.beast]
    return not beasts & (beasts - 1)

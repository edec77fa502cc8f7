"""Moving troops of several owners, passing through own troops (S4.1, S8.1, S8.3, R78)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kemet.engine.actions import COUNT, CREATURE, PASS, SPACE, WITHOUT_CREATURE, ActionList
from kemet.engine.frame import Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, lowest
from kemet.engine.modules.seth.actions import ALONG, ALONG_EACH
from kemet.engine.play.creatures import send_home_if_alone
from kemet.engine.play.move import Move, MoveAction, PickTroop
from kemet.engine.play.recruit import troop_limit
from kemet.engine.play.ways import may_pass_wall, toll, walls_open


def pick_mixed_troop(game: Game, action: MoveAction) -> None:
    """K9.1, S8.1 One troop with a unit of the mover's moves, or none."""
    if game.rules.allies[action.player] == BIT[action.player]:
        game.push(PickTroop(action.player))
    else:
        game.push(PickMixedTroop(action.player))


@mypyc_attr(acyclic=True)
class PickMixedTroop(PickTroop):
    """S8.1 A member names a troop with an own unit in it."""

    def copy(self) -> Frame:
        return PickMixedTroop(self.player)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if action != PASS:
            game.push(whole_troop(game, player, action - SPACE))


def whole_troop(game: Game, player: i64, space: i64) -> MixedMove:
    """Returns a move of everything the community has on *space*, with its creature."""
    others = vec[i64]([0] * game.rules.players)
    for seat in range(game.rules.players):
        if seat != player and game.rules.allies[player] & BIT[seat]:
            others[seat] = game.units_at(seat, space)
    return MixedMove(player, space, space, game.units_at(player, space), game.troop_creature(player, space), others)


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

    def carry(self, game: Game, to: i64) -> None:
        for seat in range(game.rules.players):
            number = self.moving_of(seat)
            if number:
                game.put_units(seat, self.at, -number)
                game.put_units(seat, to, number)
        if self.beast >= 0:
            game.put_creature(beast_owner(game, self.beast), self.beast, to)

    def leave(self, game: Game, space: i64) -> None:
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
        if self.named < BIT[game.rules.players] and may_leave(game, self):
            self._creature_options(game, out)

    def may_name(self, game: Game, seat: i64, number: i64) -> bool:
        """S4.1 Tells whether *number* units of *seat* may go on: both troops can still be made legal by those named later."""
        if not self.keeps_company(game, seat, number):
            return False
        fixed = number
        free: i64 = 0
        for other in range(game.rules.players):
            if game.rules.allies[self.player] & BIT[other] and other != seat:
                later = other != self.player and (other > seat or seat == self.player)
                if later:
                    free += game.units_at(other, self.at)
                else:
                    fixed += self.moving_of(other)
        return can_part(game, self, fixed, fixed + free)

    def keeps_company(self, game: Game, seat: i64, number: i64) -> bool:
        """S8.3 Tells whether the creature that goes along may, if *number* units of *seat* do."""
        return self.beast < 0 or number > 0 or beast_owner(game, self.beast) != seat

    def _creature_options(self, game: Game, out: ActionList) -> None:
        if self.beast >= 0 and creatures_there(game, self.player, self.at) == 1 and self.leads_somewhere(game, NONE):
            out.add(WITHOUT_CREATURE)
        for seat in range(game.rules.players):
            creature = game.creature_of(seat, self.at)
            if creature >= 0 and creature != self.beast and self.moving_of(seat) and self.leads_somewhere(game, creature):
                if game.rules.allies[self.player] & BIT[seat]:
                    out.add(CREATURE + creature)

    def leads_somewhere(self, game: Game, creature: i64) -> bool:
        """S4.1 Tells whether the troop as it is, with *creature*, may stop here or can end its move elsewhere."""
        if within_limits(game, self.player, self.at):
            return True
        was = self.beast
        self.beast = creature
        found = can_end(game, self, self.at, self.range_left(game), self.size())
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


def beast_owner(game: Game, creature: i64) -> i64:
    """S8.3 Returns who controls *creature* on the board."""
    space = game.creature_at[creature]
    for seat in range(game.rules.players):
        if space >= 0 and game.creature_of(seat, space) == creature:
            return seat
    return NONE


# Passing through own troops.


def creatures_there(game: Game, player: i64, space: i64) -> i64:
    """Returns how many creatures the camp of *player* has on *space*."""
    number: i64 = 0
    for seat in range(game.rules.players):
        if game.rules.allies[player] & BIT[seat] and game.creature_of(seat, space) >= 0:
            number += 1
    return number


def can_part(game: Game, move: Move, fewest: i64, most: i64) -> bool:
    """S4.1 Tells whether some number of units from *fewest* to *most* can go on so that both troops are legal: what stays,
    and what goes, here or at some end of the move."""
    there = game.troop_size(move.player, move.at)
    limit = troop_limit(game, move.player)
    least = max(fewest, there - limit)
    if least > min(most, limit):
        return False
    return within_limits(game, move.player, move.at) or can_end(game, move, move.at, move.range_left(game), least)


def within_limits(game: Game, player: i64, space: i64) -> bool:
    """S4.1, S6.2 Tells whether the troop on *space* is within its limits: units, and one creature."""
    return creatures_there(game, player, space) <= 1 and game.troop_size(player, space) <= troop_limit(game, player)


def may_go_on(game: Game, move: Move, space: i64) -> bool:
    """S4.1 Tells whether the moving troop could pass *space* and end its move within the limits elsewhere."""
    if game.enemy_at(move.player, space) >= 0:
        return False
    return can_end(game, move, space, move.range_left(game) - 1, move.size())


def can_end(game: Game, move: Move, space: i64, reach: i64, size: i64) -> bool:
    """Tells whether a troop of *size* could go on from *space* and end within the limits."""
    seen = BIT[space] | BIT[move.at]
    edge = BIT[space]
    while reach > 0 and edge:
        near: i64 = 0
        while edge:
            at = lowest(edge)
            edge &= edge - 1
            near |= game.rules.board.neighbours[at] | game.rules.hooks.ways(game, move.player, at)
        edge = near & ~seen
        seen |= edge
        left = edge
        while left:
            to = lowest(left)
            left &= left - 1
            if fits(game, move, to, size) and (walls_open(game, move) or may_pass_wall(game, move, to)):
                return True
        reach -= 1
    return False


def fits(game: Game, move: Move, space: i64, size: i64) -> bool:
    """Tells whether a troop of *size* could end on *space* within the limits, at no toll."""
    there = game.troop_size(move.player, space)
    if there and there + size > troop_limit(game, move.player):
        return False
    if toll(game, move.player, space):
        return False
    return move.creature(game) < 0 or game.troop_creature(move.player, space) < 0


def may_leave(game: Game, move: Move) -> bool:
    """S4.1 Tells whether what the moving troop leaves behind, and it itself, are within the limits."""
    limit = troop_limit(game, move.player)
    if game.troop_size(move.player, move.at) - move.size() > limit or move.size() > limit:
        return False
    staying = creatures_there(game, move.player, move.at) - (1 if move.creature(game) >= 0 else 0)
    return staying <= 1

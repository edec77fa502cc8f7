"""Corruption: creatures, troops, pyramids, and units destroyed (S5.5–S5.9, R85–R90)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import PASS, PLAYER, RECALL, SPACE, TILE, ActionList
from kemet.engine.frame import Choice, Decision, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, VIOLET, VP_BATTLE, lowest
from kemet.engine.modules.seth.actions import CREATURE_CARD, FIRST
from kemet.engine.modules.seth.content import COMMUNITY_TILES, CREATURE_CARDS, SETH
from kemet.engine.modules.seth.facts import facts_of
from kemet.engine.modules.seth.troops import MixedMove, whole_troop, within_limits
from kemet.engine.play.attack import Attack, is_immune, ways_out
from kemet.engine.play.battle import ATTACKER, DEFENDER, Battle, Side, battle_vp, place_of
from kemet.engine.play.buy import add_tiles_up_to, take_tile
from kemet.engine.play.creatures import send_home_if_alone
from kemet.engine.play.di_cards import draw_cards
from kemet.engine.play.pray import pay
from kemet.engine.play.retreat import loser_decides, winner_decides
from kemet.engine.play.units import units_to_reserve
from kemet.engine.play.victory import gain_vp
from kemet.engine.play.ways import may_enter, may_pass_wall, toll, walls_open
from kemet.engine.state import zeros

# Units destroyed.


@mypyc_attr(acyclic=True)
class PickVictims(Decision):
    """S5.8, R89 Two units of the member are destroyed, one by one, from one or two troops, wherever they are."""

    def __init__(self, member: i64, left: i64) -> None:
        super().__init__(0, 0)
        self.member = member
        self.left = left

    def name(self) -> str:
        return "destroy-units"

    def copy(self) -> Frame:
        other = PickVictims(self.member, self.left)
        other.awaiting = self.awaiting
        return other

    def dump(self) -> list[int]:
        return [self.awaiting, self.member, self.left]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", SETH)
        view.put("victim", self.member)
        view.put("number", self.left)

    def targets(self, game: Game) -> i64:
        """Returns the spaces with units of the member that are not immune."""
        left = game.troops[self.member]
        found: i64 = 0
        while left:
            space = lowest(left)
            left &= left - 1
            if not is_immune(game, self.member, space):
                found |= BIT[space]
        return found

    def run(self, game: Game) -> None:
        if self.left and self.targets(game):
            self.awaiting = BIT[SETH]
        else:
            game.pop()

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        if self.left == 2:
            out.add(PASS)
        out.add_mask(SPACE, self.targets(game))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        if action == PASS:
            game.pop()
            return
        self.left -= 1
        self.awaiting = 0
        units_to_reserve(game, self.member, action - SPACE, 1, events.UNITS_DESTROYED)
        send_home_if_alone(game, self.member, action - SPACE)


# Pyramids.


@mypyc_attr(acyclic=True)
class CorruptPyramid(Choice):
    """S5.9, R90 A tile that is not violet, by the member's pyramids and up to the violet one's level, for 1 PP more."""

    def __init__(self, member: i64) -> None:
        super().__init__(SETH)
        self.member = member

    def name(self) -> str:
        return "corrupt-pyramid"

    def copy(self) -> Frame:
        other = CorruptPyramid(self.member)
        other.player = self.player
        return other

    def dump(self) -> list[int]:
        return [self.player, self.member]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", SETH)
        view.put("victim", self.member)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        found = ActionList()
        for colour in game.rules.pyramid_colours:
            level = min(game.level(self.member, colour), game.level(SETH, VIOLET))
            add_tiles_up_to(game, SETH, colour, level, 1, found)
        for k in range(found.n):
            if game.rules.tiles[found.items[k] - TILE].slug not in COMMUNITY_TILES:
                out.add(found.items[k])

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if action != PASS:
            take_tile(game, SETH, game.rules.tiles[action - TILE], 1)


# Creatures.


def card_tile(game: Game, card: i64) -> i64:
    """Returns the tile of the creature on a card, NONE if it is not in the game."""
    for tile in game.rules.creature_tiles:
        if game.rules.creatures[game.rules.creature_of_tile[tile.id]].slug == CREATURE_CARDS[card].creature:
            return tile.id
    return NONE


def usable_cards(game: Game, member: i64) -> i64:
    """S5.6, R86 Returns the creature cards Seth can use against *member* now, as a mask."""
    facts = facts_of(game)
    left = facts.fact(game, facts.at_cards)
    found: i64 = 0
    while left:
        card = lowest(left)
        left &= left - 1
        tile = card_tile(game, card)
        if tile >= 0 and game.supply[tile] and game.rules.tiles[tile].level <= game.level(SETH, VIOLET):
            if creature_targets(game, card, member):
                found |= BIT[card]
    return found


def creature_targets(game: Game, card: i64, member: i64) -> i64:
    """S5.6 Returns where the creature may attack: a troop with a unit of the member (Khnum's Sphinx: of any), outside the
    community's cities (but for the Phoenix)."""
    slug = CREATURE_CARDS[card].creature
    found: i64 = 0
    for seat in range(1, game.rules.players):
        if seat == member or slug == "khnum":
            found |= game.troops[seat]
    if slug != "phoenix":
        found &= ~(game.rules.board.all_districts & ~game.rules.board.districts[game.city[SETH]])
    return found


@mypyc_attr(acyclic=True)
class PickCreatureCard(Choice):
    """S5.6 Seth picks a creature card, or none."""

    def __init__(self, member: i64) -> None:
        super().__init__(SETH)
        self.member = member

    def name(self) -> str:
        return "pick-creature-card"

    def copy(self) -> Frame:
        other = PickCreatureCard(self.member)
        other.player = self.player
        return other

    def dump(self) -> list[int]:
        return [self.player, self.member]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", SETH)
        view.put("victim", self.member)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        out.add_mask(CREATURE_CARD, usable_cards(game, self.member))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if action != PASS:
            game.push(PickPrey(self.member, action - CREATURE_CARD))


@mypyc_attr(acyclic=True)
class PickPrey(Choice):
    """S5.6 The troop that the creature attacks."""

    def __init__(self, member: i64, card: i64) -> None:
        super().__init__(SETH)
        self.member = member
        self.card = card

    def name(self) -> str:
        return "pick-prey"

    def copy(self) -> Frame:
        other = PickPrey(self.member, self.card)
        other.player = self.player
        return other

    def dump(self) -> list[int]:
        return [self.player, self.member, self.card]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", SETH)
        view.put("creature-card", self.card)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(SPACE, creature_targets(game, self.card, self.member))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        space = action - SPACE
        game.contested |= BIT[space]
        game.push(CreatureAttack(0, space, facts_of(game).lead(game, space), False, self.card))


@mypyc_attr(acyclic=True)
class CreatureAttack(Attack):
    """R85 An attack of a creature alone, without any movement."""

    def __init__(self, step: i64, space: i64, defender: i64, fought: bool, card: i64) -> None:
        super().__init__(step, space, SETH, defender, False, fought)
        self.card = card

    def copy(self) -> Frame:
        other = CreatureAttack(self.step, self.space, self.defender, self.fought, self.card)
        other.attacker = self.attacker
        other.by_move = self.by_move
        return other

    def dump(self) -> list[int]:
        return [*super().dump(), self.card]

    def ready(self, game: Game) -> bool:
        return game.camp_stands(self.defender, self.space)

    def battle(self, game: Game) -> Battle:
        """R86 The card is spent by the battle, won or lost."""
        facts = facts_of(game)
        facts.put(game, facts.at_cards, facts.fact(game, facts.at_cards) & ~BIT[self.card])
        attacker = Side(SETH, game.rules.di_kinds)
        defender = Side(self.defender, game.rules.di_kinds)
        defender.seats = game.owners(self.defender, self.space)
        for side in (attacker, defender):
            side.tokens = zeros(game.rules.hooks.tokens)
        # S5.10 The card that costs own units cannot be used.
        for card in game.rules.battle_cards:
            if card.own_losses:
                attacker.barred |= BIT[card.id]
        return CreatureBattle(0, self.space, [attacker, defender], NONE, self.card)


@mypyc_attr(acyclic=True)
class CreatureBattle(Battle):
    """S5.6, R85 A creature fights alone for Seth; nothing hurts it."""

    def __init__(self, step: i64, space: i64, sides: list[Side], winner: i64, card: i64) -> None:
        super().__init__(step, space, sides, winner)
        self.card = card

    def copy(self) -> Frame:
        return CreatureBattle(self.step, self.space, [side.copy() for side in self.sides], self.winner, self.card)

    def dump(self) -> list[int]:
        return [*super().dump(), self.card]

    def show(self, game: Game, view: FrameView) -> None:
        super().show(game, view)
        view.put("creature-card", self.card)

    def size(self, game: Game, k: i64) -> i64:
        return 0 if k == ATTACKER else super().size(game, k)

    def stands(self, game: Game, k: i64) -> bool:
        return k == DEFENDER and super().stands(game, k)

    def beast(self, game: Game, k: i64) -> i64:
        return NONE if k == ATTACKER else super().beast(game, k)

    def cancels(self, game: Game, k: i64) -> bool:
        if k == ATTACKER:
            return CREATURE_CARDS[self.card].creature == "snake"
        return super().cancels(game, k)


# Troops.


@mypyc_attr(acyclic=True)
class PickCorruptTroop(Choice):
    """S5.7 Seth picks a troop with a unit of the member, or none."""

    def __init__(self, member: i64) -> None:
        super().__init__(SETH)
        self.member = member

    def name(self) -> str:
        return "pick-corrupt-troop"

    def copy(self) -> Frame:
        other = PickCorruptTroop(self.member)
        other.player = self.player
        return other

    def dump(self) -> list[int]:
        return [self.player, self.member]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", SETH)
        view.put("victim", self.member)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        out.add_mask(SPACE, game.troops[self.member])

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if action != PASS:
            troop = whole_troop(game, self.member, action - SPACE)
            game.push(CorruptMove(self.member, troop.at, troop.at, troop.units, troop.beast, troop.others))


@mypyc_attr(acyclic=True)
class CorruptMove(MixedMove):
    """S5.7, R87 Seth walks a troop of the community, whole, paying for it; the token's member counts as mover."""

    def __init__(self, player: i64, origin: i64, at: i64, units: i64, beast: i64, others: vec[i64]) -> None:
        super().__init__(player, origin, at, units, beast, others)
        self.awaiting = BIT[SETH]

    def name(self) -> str:
        return "corrupt-move"

    def copy(self) -> Frame:
        other = CorruptMove(self.player, self.origin, self.at, self.units, self.beast, self.others[:])
        other.take_over(self)
        other.named = self.named
        return other

    def run(self, game: Game) -> None:
        if self.last or (not self.range_left(game) and not self.can_fight(game)):
            game.pop()
        else:
            self.awaiting = BIT[SETH]

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        if self.at == self.origin or within_limits(game, self.player, self.at):
            out.add(PASS)
        if self.can_fight(game):
            out.add(FIRST)
        if self.range_left(game) > 0:
            near = game.rules.board.neighbours[self.at] | game.rules.hooks.ways(game, self.player, self.at)
            while near:
                space = lowest(near)
                near &= near - 1
                if self.may_walk(game, space):
                    out.add(SPACE + space)
        if not out.n:
            out.add(PASS)

    def may_walk(self, game: Game, space: i64) -> bool:
        """R87 Tells whether the troop may go to *space*: not to Seth, not through walls of those who have no unit in it."""
        if game.troops[SETH] & BIT[space] or not (walls_open(game, self) or self.in_own_city(game, space)):
            return False
        if toll(game, self.player, space) > game.pp[SETH]:
            return False
        return may_enter(game, self, space, 0) or self.meets_foe(game, space)

    def in_own_city(self, game: Game, space: i64) -> bool:
        """R87 Tells whether no walls of somebody without a unit in the troop are in the way."""
        city = game.rules.board.city_of[space]
        if city < 0 or game.rules.board.city_of[self.at] == city:
            return True
        for seat in range(1, game.rules.players):
            if game.city[seat] == city and self.moving_of(seat):
                return True
        return may_pass_wall(game, self, space) and (game.rules.board.gates[city] & BIT[self.origin]) != 0

    def meets_foe(self, game: Game, space: i64) -> bool:
        """R88 Tells whether a troop stands there that is not of the token's colour only."""
        return game.owners(self.player, space) & ~BIT[self.player] != 0

    def answer(self, game: Game, player: i64, action: i64) -> None:
        if action == PASS:
            game.pop()
        elif action == FIRST:
            game.pop()
            start_corrupt_battle(game, self)
        else:
            self.walk(game, action - SPACE)

    def walk(self, game: Game, to: i64) -> None:
        """R87 One step, paid by Seth."""
        was = self.at
        pay(game, SETH, toll(game, self.player, to))
        self.reach = self.range_left(game) - 1
        self.carry(game, to)
        self.at = to
        self.awaiting = 0
        game.tell(events.TROOP_MOVED, self.player, was, to, self.size())
        self.leave(game, was)

    def residents(self, game: Game, seat: i64) -> i64:
        """Returns how many units of *seat* stand there that did not come."""
        return game.units_at(seat, self.at) - self.moving_of(seat)

    def can_fight(self, game: Game) -> bool:
        """S5.7, R88 Tells whether a battle can be started here: somebody of another colour stands there."""
        if self.at == self.origin:
            return False
        for seat in range(1, game.rules.players):
            if seat != self.player and self.residents(game, seat) > 0:
                return True
        return False


def start_corrupt_battle(game: Game, move: CorruptMove) -> None:
    """S5.7, R88 The token's member attacks; the defender is played by a member of another colour."""
    attackers: i64 = 0
    defenders: i64 = 0
    best: i64 = NONE
    came = vec[i64]([0] * game.rules.players)
    for seat in range(1, game.rules.players):
        came[seat] = move.moving_of(seat)
        if came[seat]:
            attackers |= BIT[seat]
        if move.residents(game, seat) > 0:
            defenders |= BIT[seat]
            if seat != move.player and (best < 0 or move.residents(game, seat) > move.residents(game, best)):
                best = seat
    sides = [Side(move.player, game.rules.di_kinds), Side(best, game.rules.di_kinds)]
    sides[ATTACKER].seats = attackers
    sides[DEFENDER].seats = defenders
    for side in sides:
        side.tokens = zeros(game.rules.hooks.tokens)
    game.tell(events.BATTLE_BEGINS, move.player, best, move.at)
    game.push(CorruptBattle(0, move.at, sides, NONE, move.beast, came))


@mypyc_attr(acyclic=True)
class CorruptBattle(Battle):
    """S5.7 A battle between two troops of the community: `came` counts by seat the units that came."""

    def __init__(self, step: i64, space: i64, sides: list[Side], winner: i64, came_with: i64, came: vec[i64]) -> None:
        super().__init__(step, space, sides, winner)
        self.came_with = came_with
        self.came = came

    def copy(self) -> Frame:
        sides = [side.copy() for side in self.sides]
        return CorruptBattle(self.step, self.space, sides, self.winner, self.came_with, self.came[:])

    def dump(self) -> list[int]:
        return [*super().dump(), self.came_with, *self.came]

    def units_of(self, game: Game, k: i64, seat: i64) -> i64:
        """Returns how many units of *seat* are on side *k*."""
        return self.came[seat] if k == ATTACKER else game.units_at(seat, self.space) - self.came[seat]

    def size(self, game: Game, k: i64) -> i64:
        number: i64 = 0
        for seat in range(1, game.rules.players):
            number += self.units_of(game, k, seat)
        return number

    def stands(self, game: Game, k: i64) -> bool:
        return self.size(game, k) > 0

    def beast(self, game: Game, k: i64) -> i64:
        if k == ATTACKER:
            return self.came_with
        for seat in range(1, game.rules.players):
            creature = game.creature_of(seat, self.space)
            if creature >= 0 and creature != self.came_with:
                return creature
        return NONE

    def lose(self, game: Game, k: i64, number: i64) -> None:
        game.push(PickSideLosses(self.sides[k].seat, place_of(game, self), k, number))

    def take(self, game: Game, k: i64, seat: i64, number: i64, event: i64) -> None:
        """Takes units of *seat* on side *k* to reserve."""
        if k == ATTACKER:
            self.came[seat] -= number
        units_to_reserve(game, seat, self.space, number, event)


@mypyc_attr(acyclic=True)
class PickSideLosses(Decision):
    """R78 One by one, whose units of a side are lost."""

    def __init__(self, player: i64, place: i64, side: i64, left: i64) -> None:
        super().__init__(0, 0)
        self.player = player
        self.place = place
        self.side = side
        self.left = left

    def name(self) -> str:
        return "pick-side-losses"

    def copy(self) -> Frame:
        other = PickSideLosses(self.player, self.place, self.side, self.left)
        other.awaiting = self.awaiting
        return other

    def dump(self) -> list[int]:
        return [self.awaiting, self.player, self.place, self.side, self.left]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("number", self.left)

    def battle(self, game: Game) -> CorruptBattle:
        """Returns the battle."""
        frame = game.stack[self.place]
        assert isinstance(frame, CorruptBattle)
        return frame

    def owners(self, game: Game) -> i64:
        """Returns who has units on this side."""
        found: i64 = 0
        for seat in range(1, game.rules.players):
            if self.battle(game).units_of(game, self.side, seat) > 0:
                found |= BIT[seat]
        return found

    def run(self, game: Game) -> None:
        owners = self.owners(game)
        if self.left and owners & (owners - 1):
            self.awaiting = BIT[self.player]
            return
        battle = self.battle(game)
        game.pop()
        if self.left and owners:
            battle.take(game, self.side, lowest(owners), self.left, events.UNITS_DESTROYED)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(PLAYER, self.owners(game))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        self.left -= 1
        self.awaiting = 0
        self.battle(game).take(game, self.side, action - PLAYER, 1, events.UNITS_DESTROYED)


# What comes of such battles.


def seth_battle_vp(game: Game, battle: Battle) -> None:
    """S5.6, S5.7, R85, R88 A creature's win is a battle VP of Seth's, survivors or not; so is that of a corrupted troop with
    a unit left. Otherwise K10.8."""
    if isinstance(battle, CreatureBattle):
        if battle.winner == ATTACKER:
            gain_vp(game, SETH, VP_BATTLE)
            if CREATURE_CARDS[battle.card].creature == "devourer" and battle.sides[DEFENDER].lost >= 2:
                gain_vp(game, SETH, VP_BATTLE)
        if CREATURE_CARDS[battle.card].creature == "mummy":
            draw_cards(game, SETH, 1)
    elif isinstance(battle, CorruptBattle):
        if battle.winner == ATTACKER and battle.stands(game, ATTACKER):
            gain_vp(game, SETH, VP_BATTLE)
    else:
        battle_vp(game, battle)


def seth_loser(game: Game, battle: Battle) -> None:
    """K10.9, R88 The loser decides; of two troops of the community only that side leaves."""
    if not isinstance(battle, CorruptBattle):
        loser_decides(game, battle)
        return
    loser = 1 - battle.winner
    if battle.stands(game, loser) and battle.stands(game, battle.winner):
        game.push(AfterCorruption(battle.sides[loser].seat, place_of(game, battle)))


def seth_winner(game: Game, battle: Battle) -> None:
    """K10.11, S5.1 The winner may recall, Seth may not."""
    if battle.sides[battle.winner].seat != SETH and not isinstance(battle, CorruptBattle):
        winner_decides(game, battle)


@mypyc_attr(acyclic=True)
class AfterCorruption(Choice):
    """K10.9, K10.10, R78 The beaten side of a battle between members: recalled, or away to a free space."""

    def __init__(self, player: i64, place: i64) -> None:
        super().__init__(player)
        self.place = place

    def name(self) -> str:
        return "after-corruption"

    def copy(self) -> Frame:
        return AfterCorruption(self.player, self.place)

    def dump(self) -> list[int]:
        return [self.player, self.place]

    def battle(self, game: Game) -> CorruptBattle:
        """Returns the battle."""
        frame = game.stack[self.place]
        assert isinstance(frame, CorruptBattle)
        return frame

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(RECALL)
        out.add_mask(SPACE, ways_out(game, player, self.battle(game).space))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        battle = self.battle(game)
        game.pop()
        loser = 1 - battle.winner
        for seat in range(1, game.rules.players):
            number = battle.units_of(game, loser, seat)
            if number:
                if action == RECALL:
                    battle.take(game, loser, seat, number, events.TROOP_RECALLED)
                else:
                    send_aside(game, battle, loser, seat, number, action - SPACE)


def send_aside(game: Game, battle: CorruptBattle, side: i64, seat: i64, number: i64, to: i64) -> None:
    """K10.9 Units of a side go to the free space *to*, the side's creature with its controller's."""
    if side == ATTACKER:
        battle.came[seat] = 0
    game.put_units(seat, battle.space, -number)
    game.put_units(seat, to, number)
    creature = game.creature_of(seat, battle.space)
    if creature >= 0 and creature == battle.beast(game, side):
        game.put_creature(seat, creature, to)
    game.tell(events.TROOP_RETREATED, seat, battle.space, to)

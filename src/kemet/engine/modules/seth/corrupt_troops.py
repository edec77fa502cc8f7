"""Corrupting a troop: Seth walks it, and may have it fight another of the community (S5.7, R87, R88)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import PASS, SPACE, TELEPORT, ActionList
from kemet.engine.frame import Frame, Steps
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, lowest
from kemet.engine.modules.seth.actions import FIGHT
from kemet.engine.modules.seth.beasts import beasts_there, is_osiris, osiris_to_tile
from kemet.engine.modules.seth.content import SETH
from kemet.engine.modules.seth.corrupt_battle import CorruptBattle, EscapeFromAlly
from kemet.engine.modules.seth.corruption import AgainstMember
from kemet.engine.modules.seth.facts import facts_of
from kemet.engine.modules.seth.fights import NameFighter, ask_escape_of
from kemet.engine.modules.seth.troops import MixedMove, others_at, within_limits
from kemet.engine.modules.seth.variants import CORRUPT_TROOP_MEETS_SETH, CORRUPT_TROOP_MUST_FIGHT
from kemet.engine.play.attack import Attack, fight, settle, start_attack
from kemet.engine.play.battle import ATTACKER, DEFENDER, Battle, Side
from kemet.engine.play.pray import pay
from kemet.engine.play.ways import may_enter, may_teleport, teleport_price, toll, walls_open
from kemet.engine.state import zeros


@mypyc_attr(acyclic=True)
class PickCorruptTroop(AgainstMember):
    """S5.7 Seth picks a troop with a unit of the member, or none."""

    def name(self) -> str:
        return "pick-corrupt-troop"

    def copy(self) -> Frame:
        return PickCorruptTroop(self.member)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        out.add_mask(SPACE, game.troops[self.member])

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if action != PASS:
            space = action - SPACE
            leave_osiris(game, self.member, space)
            others = others_at(game, self.member, space)
            beast = game.troop_creature(self.member, space)
            game.push(CorruptMove(self.member, space, space, game.units_at(self.member, space), beast, others))


def leave_osiris(game: Game, member: i64, space: i64) -> None:
    """Osiris does not follow a corrupted troop: it goes back to its tile first."""
    beast = game.troop_creature(member, space)
    if is_osiris(game, beast):
        for seat in range(1, game.rules.players):
            if game.creature_of(seat, space) == beast:
                osiris_to_tile(game, seat, beast)


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
        if self.last or (not self.range_left(game) and not self.can_fight(game) and not self.can_teleport(game)):
            game.pop()
        else:
            self.awaiting = BIT[SETH]

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        if self.at == self.origin or (within_limits(game, self.player, self.at) and not self.must_fight(game)):
            out.add(PASS)
        if self.can_fight(game):
            out.add(FIGHT)
        if self.range_left(game) > 0:
            near = game.rules.board.neighbours[self.at] | game.rules.hooks.ways(game, self.player, self.at)
            while near:
                space = lowest(near)
                near &= near - 1
                if self.may_walk(game, space, 0):
                    out.add(SPACE + space)
        if self.can_teleport(game):
            far = game.rules.board.obelisks
            while far:
                space = lowest(far)
                far &= far - 1
                if space != self.at and self.may_walk(game, space, teleport_price(game, self.player)):
                    out.add(TELEPORT + space)

    def can_teleport(self, game: Game) -> bool:
        """K9.5, R87 Tells whether the token's member could teleport the troop, and Seth pay for it."""
        return may_teleport(game, self) and teleport_price(game, self.player) <= game.pp[SETH]

    def must_fight(self, game: Game) -> bool:
        """By the other reading a corrupted troop stops with others only to fight them."""
        return facts_of(game).agreed(CORRUPT_TROOP_MUST_FIGHT) and self.can_fight(game)

    def may_walk(self, game: Game, space: i64, spent: i64) -> bool:
        """R87 Tells whether the troop may go to *space* after *spent* PP of Seth's: by and to members' troops, within
        the limits or to fight."""
        if not self.opens_to(game, space) or toll(game, self.player, space) + spent > game.pp[SETH]:
            return False
        if game.troops[SETH] & BIT[space]:
            return True
        return self.meets_foe(game, space) or may_enter(game, self, space, 0)

    def opens_to(self, game: Game, space: i64) -> bool:
        """R87 Tells whether the troop may go to *space*: not to Seth, not through walls of those who have no unit in it."""
        if game.troops[SETH] & BIT[space] and not facts_of(game).agreed(CORRUPT_TROOP_MEETS_SETH):
            return False
        return toll(game, self.player, space) <= game.pp[SETH] and self.passes_walls(game, space)

    def passes_walls(self, game: Game, space: i64) -> bool:
        """K9.6, R87 Walls of a city stop it unless its owner has a unit in the troop, or it set out beside them or inside."""
        board = game.rules.board
        city = board.city_of[space]
        if city < 0 or board.city_of[self.at] == city or walls_open(game, self):
            return True
        for seat in range(1, game.rules.players):
            if game.city[seat] == city and self.moving_of(seat):
                return True
        return (board.gates[city] | board.districts[city]) & BIT[self.origin] != 0

    def meets_foe(self, game: Game, space: i64) -> bool:
        """R88 Tells whether a troop stands there that is not of the token's colour only."""
        return game.owners(self.player, space) & ~BIT[self.player] != 0

    def answer(self, game: Game, player: i64, action: i64) -> None:
        if action == PASS:
            game.pop()
        elif action == FIGHT:
            game.pop()
            start_corrupt_attack(game, self)
        elif action >= TELEPORT:
            pay(game, SETH, teleport_price(game, self.player))
            self.teleports += 1
            self.walk(game, action - TELEPORT, 0, events.TROOP_TELEPORTED)
        else:
            self.walk(game, action - SPACE, 1, events.TROOP_MOVED)

    def walk(self, game: Game, to: i64, cost: i64, event: i64) -> None:
        """R87 One step, or a teleport, paid by Seth; *cost* of the range, *event* tells how."""
        was = self.at
        pay(game, SETH, toll(game, self.player, to))
        self.reach = self.range_left(game) - cost
        game.rules.hooks.moved(game, self, to)
        self.carry(game, to)
        self.at = to
        self.awaiting = 0
        game.tell(event, self.player, was, to, self.size())
        self.leave(game, was)
        if game.troops[SETH] & BIT[to]:
            self.last = True
            start_attack(game, self.player, to, False)

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


def start_corrupt_attack(game: Game, move: CorruptMove) -> None:
    """S5.7, R88 The token's member attacks those who stand there."""
    came = vec[i64]([0] * game.rules.players)
    for seat in range(1, game.rules.players):
        came[seat] = move.moving_of(seat)
    game.push(CorruptAttack(0, move.at, move.player, NONE, False, move.beast, came))


@mypyc_attr(acyclic=True)
class CorruptAttack(Attack):
    """S5.7 A corrupted troop attacks another of the community: `came` counts its units by seat, `beast` came with it."""

    def __init__(self, step: i64, space: i64, attacker: i64, defender: i64, fought: bool, beast: i64, came: vec[i64]) -> None:
        super().__init__(step, space, attacker, defender, False, fought)
        self.beast = beast
        self.came = came

    def run(self, game: Game) -> None:
        CORRUPT_STEPS.run(game, self)

    def copy(self) -> Frame:
        other = CorruptAttack(
            self.step, self.space, self.attacker, self.defender, self.fought, self.beast, self.came[:]
        )  # fmt: skip
        other.by_move = self.by_move
        return other

    def dump(self) -> list[int]:
        return [*super().dump(), self.beast, *self.came]

    def defenders(self, game: Game) -> i64:
        """Returns whose units stand there that did not come, as a mask."""
        found: i64 = 0
        for seat in range(1, game.rules.players):
            if game.units_at(seat, self.space) > self.came[seat]:
                found |= BIT[seat]
        return found

    def ready(self, game: Game) -> bool:
        return self.defenders(game) & ~BIT[self.attacker] != 0

    def way_out(self, player: i64) -> Frame:
        return EscapeFromAlly(player, self.space, self.beast, self.came[:])

    def battle(self, game: Game) -> Battle:
        sides = [Side(self.attacker, game.rules.di_kinds), Side(self.defender, game.rules.di_kinds)]
        sides[ATTACKER].seats = 0
        for seat in range(1, game.rules.players):
            if self.came[seat]:
                sides[ATTACKER].seats |= BIT[seat]
        sides[DEFENDER].seats = self.defenders(game)
        for side in sides:
            side.tokens = zeros(game.rules.hooks.tokens)
        there = beasts_there(game, self.attacker, self.space)
        if self.beast >= 0:
            there &= ~BIT[self.beast]
        met = lowest(there) if there else NONE
        return CorruptBattle(0, self.space, sides, NONE, self.beast, met, self.came[:])


def corrupt_escape(game: Game, attack: CorruptAttack) -> None:
    """R99 Who is attacked may escape from an ally too."""
    ask_escape_of(game, attack.defenders(game), attack.space)


def name_defender(game: Game, attack: CorruptAttack) -> None:
    """R88 The defence is played by a member of another colour there, named by the lead among them."""
    fit = attack.defenders(game) & ~BIT[attack.attacker]
    if not fit:
        return
    facts = facts_of(game)
    lead: i64 = NONE
    for k in range(facts.members):
        seat = facts.from_speaker(game, k)
        if fit & BIT[seat] and (lead < 0 or stands_there(game, attack, seat) > stands_there(game, attack, lead)):
            lead = seat
    attack.defender = lead
    if fit & (fit - 1):
        game.push(NameFighter(lead, len(game.stack) - 1, fit))


def stands_there(game: Game, attack: CorruptAttack, seat: i64) -> i64:
    """Returns how many units of *seat* are attacked."""
    return game.units_at(seat, attack.space) - attack.came[seat]


CORRUPT_STEPS: Final[Steps[CorruptAttack]] = Steps(
    "corrupt-attack",
    [("escape", corrupt_escape), ("name-defender", name_defender), ("battle", fight), ("settle", settle)],
)

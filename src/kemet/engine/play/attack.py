"""Entering an enemy's space: Escape, then Initiative, then the battle (K9.7, R26g)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events, timings
from kemet.engine.actions import DI, PASS, SPACE, ActionList
from kemet.engine.frame import Choice, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, RESULT_FOUGHT, RESULT_NONE
from kemet.engine.play.battle import Battle, Side
from kemet.engine.play.creatures import send_home_if_alone
from kemet.engine.play.di_cards import play_card
from kemet.engine.play.pray import price
from kemet.engine.play.units import units_to_reserve
from kemet.engine.state import zeros


@mypyc_attr(acyclic=True, free_list_len=1)
class Attack(Frame):
    """Every battle starts here, whatever caused it."""

    def __init__(self, step: i64, space: i64, attacker: i64, defender: i64, by_move: bool, fought: bool) -> None:
        super().__init__(step, 0)
        self.space = space
        self.attacker = attacker
        self.defender = defender
        self.by_move = by_move
        self.fought = fought

    def name(self) -> str:
        return "attack"

    def run(self, game: Game) -> None:
        game.rules.procedures.attack.run(game, self)

    def copy(self) -> Frame:
        return Attack(self.step, self.space, self.attacker, self.defender, self.by_move, self.fought)

    def dump(self) -> list[int]:
        return [self.step, self.space, self.attacker, self.defender, int(self.by_move), int(self.fought)]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("space", self.space)
        view.put("attacker", self.attacker)
        view.put("defender", self.defender)


def start_attack(game: Game, attacker: i64, space: i64, by_move: bool) -> None:
    """Begins the attack of the units of *attacker* that have just come to *space*, by moving or by being placed."""
    defender = game.enemy_at(attacker, space)
    assert defender >= 0
    game.contested |= BIT[space]
    game.invader = attacker
    game.push(Attack(0, space, attacker, defender, by_move, False))


def ask_escape(game: Game, attack: Attack) -> None:
    """K16.2, R29e By day the attacked player may play Escape, before anything else; asked whenever that player could
    hold it (house rule 7)."""
    if game.night or not game.free_neighbours(attack.space):
        return
    if game.could_hold(attack.defender, game.rules.escape):
        game.push(AskEscape(attack.defender))


def first_strike(game: Game, attack: Attack) -> None:
    """R3 Initiative: by day its owner destroys units before the battle; shields do not help."""
    if game.night or not game.units_at(attack.attacker, attack.space) or is_immune(game, attack.defender, attack.space):
        return
    number = min(timings.first_strike(game, attack.attacker), game.units_at(attack.defender, attack.space))
    if number > 0:
        destroy_units(game, attack.defender, attack.space, number)


def fight(game: Game, attack: Attack) -> None:
    """K9.7 The battle, if both are still there."""
    if not game.units_at(attack.defender, attack.space) or not game.units_at(attack.attacker, attack.space):
        return
    attack.fought = True
    game.tell(events.BATTLE_BEGINS, attack.attacker, attack.defender, attack.space)
    game.push(battle_of(game, attack.space, attack.attacker, attack.defender))


def battle_of(game: Game, space: i64, attacker: i64, defender: i64) -> Battle:
    """Returns a battle with nothing chosen yet."""
    sides = [Side(attacker, game.rules.di_kinds), Side(defender, game.rules.di_kinds)]
    for side in sides:
        side.tokens = zeros(game.rules.additions.tokens)
    return Battle(0, space, sides, NONE)


def settle(game: Game, attack: Attack) -> None:
    """The space is contested no more; a move goes on only if there was no battle (K9.8, R24)."""
    game.contested &= ~BIT[attack.space]
    if not game.contested:
        game.invader = NONE
    game.result = RESULT_FOUGHT if attack.fought else RESULT_NONE


def is_immune(game: Game, player: i64, space: i64) -> bool:
    """Tells whether a creature keeps a troop from losing units outside battle."""
    creature = game.creature_of(player, space)
    return creature >= 0 and game.rules.creatures[creature].immune


def destroy_units(game: Game, player: i64, space: i64, number: i64) -> None:
    """Sends units to reserve; a creature left alone goes home (K11.4)."""
    units_to_reserve(game, player, space, number, events.UNITS_DESTROYED)
    send_home_if_alone(game, player, space)


@mypyc_attr(acyclic=True, free_list_len=1)
class AskEscape(Choice):
    """K9.8 Does the attacked player step aside?"""

    def name(self) -> str:
        return "escape"

    def copy(self) -> Frame:
        return AskEscape(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        card = game.rules.di_cards[game.rules.escape]
        if game.in_hand(player, card.id) and price(game, player, card.cost) <= game.pp[player]:
            out.add(DI + card.id)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if action != PASS:
            play_card(game, player, action - DI)


@mypyc_attr(acyclic=True, free_list_len=1)
class EscapeTo(Choice):
    """R13, R29b The whole troop goes to a free adjacent space of its owner's choice."""

    def __init__(self, player: i64, space: i64) -> None:
        super().__init__(player)
        self.space = space

    def name(self) -> str:
        return "escape-to"

    def copy(self) -> Frame:
        return EscapeTo(self.player, self.space)

    def dump(self) -> list[int]:
        return [self.player, self.space]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("space", self.space)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(SPACE, game.free_neighbours(self.space))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        shift_troop(game, player, self.space, action - SPACE)
        game.tell(events.TROOP_ESCAPED, player, self.space, action - SPACE)


def shift_troop(game: Game, player: i64, space: i64, to: i64) -> None:
    """Puts a whole troop with its creature on the free space *to*; no movement (R2)."""
    number = game.units_at(player, space)
    creature = game.creature_of(player, space)
    game.rules.additions.shifted(game, player, space, to)
    game.put_units(player, space, -number)
    game.put_units(player, to, number)
    if creature >= 0:
        game.put_creature(player, creature, to)


def escape(game: Game, player: i64) -> None:
    """K9.8 The card Escape acts: its player's attacked troop steps aside."""
    k = len(game.stack) - 1
    while k >= 0:
        frame = game.stack[k]
        if isinstance(frame, Attack):
            game.push(EscapeTo(player, frame.space))
            return
        k -= 1
    raise AssertionError("Escape answers no attack")

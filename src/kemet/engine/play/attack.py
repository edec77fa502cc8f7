"""Entering an enemy's space: Escape, then Initiative, then the battle (K9.7, R26g)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events, timings
from kemet.engine.actions import DI, PASS, SPACE, ActionList
from kemet.engine.frame import AN_ATTACK, Choice, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, RESULT_FOUGHT, RESULT_NONE, lowest
from kemet.engine.play.battle import Battle, Side
from kemet.engine.play.creatures import send_home_if_alone
from kemet.engine.play.di_cards import play_card
from kemet.engine.play.mixed import lose_units
from kemet.engine.play.pray import price
from kemet.engine.state import zeros


@mypyc_attr(acyclic=True, free_list_len=1)
class Attack(Frame):
    """Every battle starts here, whatever caused it. Once it was `fought`, a move that led to it is over."""

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

    def ready(self, game: Game) -> bool:
        """K9.7 Tells whether both are still there."""
        return game.camp_stands(self.defender, self.space) and game.camp_stands(self.attacker, self.space)

    def battle(self, game: Game) -> Battle:
        """Returns the battle to fight, with nothing chosen yet."""
        return battle_of(game, self.space, self.attacker, self.defender)

    def observed(self) -> i64:
        return AN_ATTACK

    def way_out(self, player: i64) -> Frame:
        """K9.8 Returns the choice of *player* where the attacked troop escapes to."""
        return EscapeTo(player, self.space)

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


def entered(game: Game, attack: Attack) -> None:
    """R38 Dedication is for moves, by day, whatever follows."""
    if attack.by_move:
        timings.entered(game, attack.attacker)


def trap(game: Game, attack: Attack) -> None:
    """R38 After Escape the trap takes a unit of who moved in, before Initiative and battle."""
    if (
        not attack.by_move
        or not game.stands(attack.defender, attack.space)
        or not game.units_at(attack.attacker, attack.space)
    ):
        return
    if is_trapped(game, attack) and not is_immune(game, attack.attacker, attack.space):
        destroy_units(game, attack.attacker, attack.space, 1)


def is_trapped(game: Game, attack: Attack) -> bool:
    """R38, R80 Tells whether somebody with a part of the attacked troop has the trap."""
    left = game.owners(attack.defender, attack.space) | BIT[attack.defender]
    while left:
        if timings.trap(game, lowest(left)):
            return True
        left &= left - 1
    return False


def ask_escape(game: Game, attack: Attack) -> None:
    """K16.2, R29e By day the attacked player may play Escape, before anything else; asked whenever that player could
    hold it (house rule 7)."""
    if game.night or not ways_out(game, attack.defender, attack.space):
        return
    if game.could_hold(attack.defender, game.rules.escape):
        game.push(AskEscape(attack.defender))


def ways_out(game: Game, player: i64, space: i64) -> i64:
    """K10.9, R13, R67 Returns the free spaces next to *space* that the troop of *player* there can step aside to."""
    free = game.free_neighbours(space)
    if game.figures[player] & BIT[space] or game.rules.has_allies:
        return game.rules.hooks.ways_out(game, player, space, free)
    return free


def first_strike(game: Game, attack: Attack) -> None:
    """R3 Initiative: by day its owner destroys units before the battle; shields do not help. By the letter of the book a move
    ends at an enemy, also at one that is gone by this."""
    if game.night or not game.camp_stands(attack.attacker, attack.space) or is_immune(game, attack.defender, attack.space):
        return
    number = min(timings.first_strike(game, attack.attacker), game.troop_size(attack.defender, attack.space))
    if number > 0:
        destroy_units(game, attack.defender, attack.space, number)
        attack.fought = game.rules.initiative_ends_move and not game.camp_stands(attack.defender, attack.space)


def fight(game: Game, attack: Attack) -> None:
    """K9.7 The battle, if both are still there."""
    if not attack.ready(game):
        return
    attack.fought = True
    game.tell(events.BATTLE_BEGINS, attack.attacker, attack.defender, attack.space)
    game.push(attack.battle(game))


def battle_of(game: Game, space: i64, attacker: i64, defender: i64) -> Battle:
    """Returns a battle with nothing chosen yet."""
    sides = [Side(attacker, game.rules.di_kinds), Side(defender, game.rules.di_kinds)]
    for side in sides:
        side.seats = game.owners(side.seat, space)
        side.tokens = zeros(game.rules.hooks.tokens)
    return Battle(0, space, sides, NONE)


def settle(game: Game, attack: Attack) -> None:
    """The space is contested no more; a move goes on only if there was no battle (K9.8, R24)."""
    game.contested &= ~BIT[attack.space]
    if not game.contested:
        game.invader = NONE
    game.result = RESULT_FOUGHT if attack.fought else RESULT_NONE


def is_immune(game: Game, player: i64, space: i64) -> bool:
    """Tells whether a creature keeps a troop from losing units outside battle."""
    creature = game.troop_creature(player, space)
    return creature >= 0 and game.rules.creatures[creature].immune


def destroy_units(game: Game, player: i64, space: i64, number: i64) -> None:
    """Sends units to reserve; a creature left alone goes home (K11.4)."""
    lose_units(game, player, space, number, events.UNITS_DESTROYED)
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
        out.add_mask(SPACE, ways_out(game, player, self.space))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        shift_troop(game, player, self.space, action - SPACE)
        game.tell(events.TROOP_ESCAPED, player, self.space, action - SPACE)


def shift_troop(game: Game, player: i64, space: i64, to: i64) -> None:
    """Puts a whole troop, of whichever allies, with its creature on the free space *to*; no movement (R2, R78)."""
    left = game.rules.allies[player]
    while left:
        owner = lowest(left)
        left &= left - 1
        number = game.units_at(owner, space)
        creature = game.creature_of(owner, space)
        game.rules.hooks.shifted(game, owner, space, to)
        game.put_units(owner, space, -number)
        game.put_units(owner, to, number)
        if creature >= 0:
            game.put_creature(owner, creature, to)


def escape(game: Game, player: i64) -> None:
    """K9.8 The card Escape acts: its player's attacked troop steps aside."""
    frame: Frame | None = game.top
    while frame is not None:
        if isinstance(frame, Attack):
            game.push(frame.way_out(player))
            return
        frame = frame.below
    raise AssertionError("Escape answers no attack")

"""What an action would do, before it is done: for everybody who shows numbers to people.

The action is carried out in a world in which all that its player cannot know was dealt anew, and what came of it is read off:
the rules themselves answer, none is written twice. Only what the action starts is counted, not how the game runs on
afterwards (a temple's income at the end of the day is no gain of the last action).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kemet.engine import events
from kemet.engine.actions import BATTLE_CARD, COUNT, DI, GIVE, PASS, PLAYER, SPACE, TELEPORT, TILE, TOKEN, ActionList
from kemet.engine.determinize import determinize
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE
from kemet.engine.play.attack import AskEscape, Attack, battle_of
from kemet.engine.play.battle import ATTACKER, DEFENDER, Battle, count_standing, laid_price
from kemet.engine.play.battle_choice import ChooseCards
from kemet.engine.play.day import GiveUnits
from kemet.engine.play.move import Move, PickTroop
from kemet.engine.play.pray import price
from kemet.engine.play.recruit import PlaceUnits
from kemet.engine.play.retreat import AfterDefeat, AfterVictory
from kemet.engine.play.ways import can_teleport
from kemet.engine.rng import seeded

WALK: Final = "walk"
HARBOUR: Final = "harbour"
BY_TELEPORT: Final = "teleport"


class Strength:
    """Strength, damage and shield of one side of a battle."""

    def __init__(self, strength: int, damage: int, shield: int) -> None:
        self.strength = strength
        self.damage = damage
        self.shield = shield

    def with_card(self, game: Game, number: int) -> Strength:
        """Returns the same with the battle card *number*."""
        card = game.rules.battle_cards[number]
        return Strength(self.strength + int(card.strength), self.damage + int(card.damage), self.shield + int(card.shield))


class Encounter:
    """Two sides of a battle before any cards; `attacker` and `defender` are seats."""

    def __init__(self, attacker: int, defender: int, sides: list[Strength]) -> None:
        self.attacker = attacker
        self.defender = defender
        self.sides = sides


class Preview:
    """What an action would do. Numbers are NONE, texts empty where there is nothing to say."""

    def __init__(self) -> None:
        # Prayer points: what is paid, and what is gained within the limit (K2.7).
        self.paid = 0
        self.gained = 0
        # Permanent victory points.
        self.vp = 0
        # What is paid later: for a card when all is revealed or when it is played, for the first unit to be recruited.
        self.price: int = NONE
        # The range of a move, before it begins or after this step; how the step is made; from there by teleport.
        self.range: int = NONE
        self.by = ""
        # How many units the action is about.
        self.units: int = NONE
        # The next question, if it is the same player's; for a token also how many choices it has beside a pass. For a card
        # nobody could tell: it may draw others.
        self.next = ""
        self.choices: int = NONE
        self.encounter: Encounter | None = None
        # What a battle card makes with all that is there before cards.
        self.with_card: Strength | None = None


def previews(game: Game, seat: int) -> dict[int, Preview]:
    """Returns what each legal action of *seat* would do."""
    world = determinize(game, seat, seeded("preview"))
    return {action: _preview(world, seat, action) for action in game.legal(seat)}


def preview(game: Game, seat: int, action: int) -> Preview:
    """Returns what the legal *action* of *seat* would do."""
    return _preview(determinize(game, seat, seeded("preview")), seat, action)


def encounter(game: Game, space: i64, attacker: i64, defender: i64) -> Encounter:
    """K10.5 Returns how strong both are on *space* before cards: what everybody sees, nothing laid in secret."""
    return _standing(game, battle_of(game, space, attacker, defender))


def _standing(game: Game, battle: Battle) -> Encounter:
    """Returns how strong both sides of *battle*, in which nothing is laid, are."""
    for side in (ATTACKER, DEFENDER):
        count_standing(game, battle, side, False)
    sides = [Strength(int(side.strength), int(side.damage), int(side.shield)) for side in battle.sides]
    return Encounter(int(battle.sides[ATTACKER].seat), int(battle.sides[DEFENDER].seat), sides)


def _bare(game: Game, battle: Battle) -> Battle:
    """Returns *battle*, of whatever kind it is, as it was before anything was laid."""
    found = battle.copy()
    assert isinstance(found, Battle)
    fresh = battle_of(game, battle.space, battle.sides[ATTACKER].seat, battle.sides[DEFENDER].seat)
    for old, new in zip(battle.sides, fresh.sides, strict=True):
        new.seats = old.seats
    found.sides = fresh.sides
    return found


def _preview(world: Game, seat: int, action: int) -> Preview:
    found = Preview()
    after = world.copy()
    after.log = []
    carry_out(after, seat, action)
    _read_log(after, seat, found)
    decision = world.decision()
    if isinstance(decision, ChooseCards):
        _read_battle_choice(world, seat, action, found)
    elif isinstance(decision, PickTroop):
        _read_troop(after, found)
    elif isinstance(decision, (AfterDefeat, AfterVictory)):
        found.units = int(world.units_at(seat, decision.space))
    elif isinstance(decision, GiveUnits) and action == GIVE:
        found.units = int(decision.number)
    if SPACE <= action < COUNT:
        _read_step(world, after, action, found)
    elif COUNT <= action < TILE:
        found.units = action - COUNT
    elif DI <= action < BATTLE_CARD and not found.paid:
        found.price = int(price(world, seat, world.rules.di_cards[action - DI].cost))
    elif TOKEN <= action < SPACE:
        _read_token(after, seat, found)
    _read_question(world, after, seat, action, found)
    return found


def carry_out(game: Game, seat: i64, action: i64) -> None:
    """Takes the legal *action* of *seat* and runs what it started, up to the next question or until that is over."""
    # A move belongs to its action, which may lead it into battle only when it is over (Furious Invasion).
    depth = len(game.stack) - int(isinstance(game.top, Move))
    game.top.answer(game, seat, action)
    _run_on(game, depth)
    # As far as its player can know, nobody escapes.
    while isinstance(game.top, AskEscape):
        game.top.answer(game, game.top.player, PASS)
        _run_on(game, depth)


def _run_on(game: Game, depth: int) -> None:
    while len(game.stack) >= depth and not game.top.awaiting:
        game.top.run(game)


def _read_log(after: Game, seat: int, found: Preview) -> None:
    """Reads off what the player paid and got."""
    assert after.log is not None
    for event in after.log:
        if event.a != seat:
            continue
        if event.kind == events.PP_PAID:
            found.paid += int(event.b)
        elif event.kind == events.PP_GAINED:
            found.gained += int(event.b)
        elif event.kind == events.VP_GAINED:
            found.vp += 1
        elif event.kind == events.VP_LOST:
            found.vp -= 1


def _read_battle_choice(world: Game, seat: int, action: int, found: Preview) -> None:
    """K10.1-K10.4 Reads off what a card makes; DI cards are paid when all is revealed."""
    choice = world.top
    assert isinstance(choice, ChooseCards)
    battle = choice.battle(world)
    k = int(battle.side_of(seat))
    side = battle.sides[k]
    if DI <= action < BATTLE_CARD:
        laid = side.copy()
        laid.di[action - DI] += 1
        found.price = int(laid_price(world, laid) - laid_price(world, side))
    elif BATTLE_CARD <= action < PLAYER and side.card < 0:
        found.encounter = _standing(world, _bare(world, battle))
        found.with_card = found.encounter.sides[k].with_card(world, action - BATTLE_CARD)


def _read_troop(after: Game, found: Preview) -> None:
    """K9.1 Reads off how far the troop picked can go."""
    move = after.top
    if isinstance(move, Move):
        found.units = int(move.units)
        found.range = int(move.range_left(after))
        found.by = BY_TELEPORT if can_teleport(after, move) else ""


def _read_step(world: Game, after: Game, action: int, found: Preview) -> None:
    """K9.1-K9.8 Reads off how a step is made, whom it meets, and how far it goes on."""
    move = _moving(world)
    gone = _moving(after)
    if move is None or gone is None or gone.at == move.at:
        return
    harbours = world.rules.board.harbours[move.at]
    found.by = BY_TELEPORT if action >= TELEPORT else HARBOUR if harbours & BIT[action - SPACE] else WALK
    found.range = int(gone.range_left(after))
    attack = _attack(after)
    if attack is not None:
        found.encounter = encounter(after, attack.space, attack.attacker, attack.defender)


def _moving(game: Game) -> Move | None:
    """Returns the move in progress, if there is one."""
    for frame in game.stack:
        if isinstance(frame, Move):
            return frame
    return None


def _attack(game: Game) -> Attack | None:
    """Returns the attack in progress, if there is one."""
    for frame in game.stack:
        if isinstance(frame, Attack):
            return frame
    return None


def _read_token(after: Game, seat: int, found: Preview) -> None:
    """K8.1, K9.1 Reads off how far troops can go, or what recruits are there and cost."""
    if isinstance(after.top, PickTroop):
        found.range = int(Move(seat, 0, 0, 0, False).range_left(after))
    elif isinstance(after.top, PlaceUnits):
        gift = after.top.gift
        found.units = int(after.reserve[seat] if gift < 0 else min(gift, after.reserve[seat]))
        found.price = int(after.top.cost(after, 1, 0))


def _read_question(world: Game, after: Game, seat: int, action: int, found: Preview) -> None:
    """Reads off what the player is asked next; among how much, only where that is not up to chance, like a card drawn."""
    if not after.top.awaiting & BIT[seat]:
        return
    found.next = after.top.name()
    if TOKEN <= action < SPACE and after.reveals == world.reveals:
        out = ActionList()
        after.top.options(after, seat, out)
        found.choices = int(out.n) - (1 if out.has(PASS) else 0)

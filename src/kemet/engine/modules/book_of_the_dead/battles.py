"""What the book adds to a battle: reinforcements, a named card, powers paid for by sacrifices (B6, R55, R61–R64)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import BATTLE_CARD, PASS, TILE, ActionList
from kemet.engine.frame import Choice, Decision, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, RESULT_SACRIFICED
from kemet.engine.modules.book_of_the_dead.actions import DAMAGE, SHIELD, STRENGTH
from kemet.engine.modules.book_of_the_dead.divinities import PlaceFollowers, divinity_in, place_at, settle_followers
from kemet.engine.modules.book_of_the_dead.facts import (
    MORE_DAMAGE,
    MORE_SHIELD,
    MORE_STRENGTH,
    POWERS_USED,
    SPHINX,
    SPHINX_DAMAGE,
    book_of,
)
from kemet.engine.modules.book_of_the_dead.honour import decay
from kemet.engine.modules.book_of_the_dead.sacrifice import Sacrifice, can_sacrifice
from kemet.engine.play.battle import ATTACKER, DEFENDER, Battle, battle_at, fighting_creature, place_of
from kemet.engine.play.pray import gain_spoils
from kemet.engine.refusals import Refusal, refuse

# Powers of the end of the clash, as bits of what a side has used.
RITUAL_USED = 1
SPHINX_USED = 2


# The council of war.


def begin_battle(game: Game, battle: Battle) -> None:
    """Sacrifices have added nothing yet."""
    book_of(game).forget_battle(game)


def sinister_reinforcements(game: Game, battle: Battle) -> None:
    """B6.9, R63 The attacker may add a unit to the troop, over the limit too; first of all (R63)."""
    player = battle.sides[ATTACKER].seat
    if game.has_power(player, book_of(game).sinister.power):
        place_at(game, PlaceReinforcement(player, 1, battle.space))


@mypyc_attr(acyclic=True)
class PlaceReinforcement(PlaceFollowers):
    """B6.9 One unit joins the attacking troop, or none."""

    def name(self) -> str:
        return "sinister-reinforcements"

    def copy(self) -> Frame:
        other = PlaceReinforcement(self.player, self.gift, self.space)
        other.anywhere = self.anywhere
        other.placed = self.placed
        other.surcharge = self.surcharge
        return other


def name_card(game: Game, battle: Battle) -> None:
    """B6.13, R56, R64 Whose troop Thoth is with names a card that the enemy may not play, before Prescience."""
    for k in range(2):
        player = battle.sides[k].seat
        figure = divinity_in(game, player, battle.space)
        if figure >= 0 and book_of(game).divinities[figure].names_card:
            game.push(NameCard(player, place_of(game, battle)))


@mypyc_attr(acyclic=True)
class NameCard(Choice):
    """B6.18, R64 Any battle card of this game, in whoever's hand it is, or none."""

    def __init__(self, player: i64, place: i64) -> None:
        super().__init__(player)
        self.place = place

    def name(self) -> str:
        return "name-card"

    def copy(self) -> Frame:
        return NameCard(self.player, self.place)

    def dump(self) -> list[int]:
        return [self.player, self.place]

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        for card in game.rules.battle_cards:
            if card.in_hand or card.special:
                out.add(BATTLE_CARD + card.id)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if action != PASS:
            battle = battle_at(game, self.place)
            battle.sides[1 - battle.side_of(player)].barred = BIT[action - BATTLE_CARD]
            game.tell(events.CARD_NAMED, player, action - BATTLE_CARD)


# The end of the clash.


def attacker_clash(game: Game, battle: Battle) -> None:
    """R55, R62 All powers of the attacker first."""
    offer_powers(game, battle, ATTACKER)


def defender_clash(game: Game, battle: Battle) -> None:
    """R55, R62 Then those of the defender; there is no second round."""
    offer_powers(game, battle, DEFENDER)


def offer_powers(game: Game, battle: Battle, side: i64) -> None:
    """B6.6, B6.7 Asks a side for the powers it can pay for."""
    player = battle.sides[side].seat
    if clash_powers(game, battle, side):
        game.push(Clash(player, place_of(game, battle)))


def clash_powers(game: Game, battle: Battle, side: i64) -> i64:
    """B6.6, B6.7, R62 Returns the powers a side can still use, as bits."""
    player = battle.sides[side].seat
    if not can_sacrifice(game, player):
        return 0
    powers: i64 = 0
    if game.has_power(player, book_of(game).ritual.power):
        powers |= RITUAL_USED
    creature = fighting_creature(game, battle, side)
    if creature is not None and creature.slug == SPHINX:
        powers |= SPHINX_USED
    return powers & ~book_of(game).gained(game, side, POWERS_USED)


@mypyc_attr(acyclic=True)
class Clash(Decision):
    """B6.6, B6.7, R62 A side uses its powers of the end of the clash, in the order it likes, each with its own sacrifice."""

    def __init__(self, player: i64, place: i64) -> None:
        super().__init__(0, BIT[player])
        self.player = player
        self.place = place
        # The power that the sacrifice in progress pays for.
        self.chosen: i64 = NONE

    def name(self) -> str:
        return "clash"

    def copy(self) -> Frame:
        other = Clash(self.player, self.place)
        other.awaiting = self.awaiting
        other.chosen = self.chosen
        return other

    def dump(self) -> list[int]:
        return [self.awaiting, self.player, self.place, self.chosen]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        battle = battle_at(game, self.place)
        powers = clash_powers(game, battle, battle.side_of(player))
        if powers & RITUAL_USED:
            out.add(STRENGTH)
            out.add(DAMAGE)
            out.add(SHIELD)
        if powers & SPHINX_USED:
            out.add(TILE + book_of(game).sphinx.id)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        if action == PASS:
            game.pop()
            return
        self.awaiting = 0
        self.chosen = action
        tile = book_of(game).ritual if action >= STRENGTH else book_of(game).sphinx
        game.push(Sacrifice(player, tile.id, False, NONE))

    def run(self, game: Game) -> None:
        """R62 The sacrifice is made: the decay level after it is the one that counts."""
        book = book_of(game)
        battle = battle_at(game, self.place)
        side = battle.side_of(self.player)
        if self.chosen == STRENGTH:
            book.add(game, side, MORE_STRENGTH, 1)
        elif self.chosen == SHIELD:
            book.add(game, side, MORE_SHIELD, 1)
        elif self.chosen == DAMAGE:
            book.add(game, side, MORE_DAMAGE, 1)
        else:
            book.add(game, side, SPHINX_DAMAGE, decay(game, self.player))
        book.add(game, side, POWERS_USED, RITUAL_USED if self.chosen >= STRENGTH else SPHINX_USED)
        if clash_powers(game, battle, side):
            self.awaiting = BIT[self.player]
        else:
            game.pop()

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        return refuse("clash-power")


# The outcome.


def strength_drain(game: Game, battle: Battle) -> None:
    """B6.3, R63 The side that is ahead may sacrifice a unit for as many PP as it is ahead by; nothing else changes."""
    margin = battle.sides[ATTACKER].strength - battle.sides[DEFENDER].strength
    if not margin:
        return
    player = battle.sides[ATTACKER if margin > 0 else DEFENDER].seat
    if game.has_power(player, book_of(game).drain.power) and can_sacrifice(game, player):
        game.push(StrengthDrain(0, player, margin if margin > 0 else -margin))


@mypyc_attr(acyclic=True)
class StrengthDrain(Frame):
    """B6.3 The sacrifice, if the player likes, and then the PP."""

    def __init__(self, step: i64, player: i64, margin: i64) -> None:
        super().__init__(step, 0)
        self.player = player
        self.margin = margin

    def name(self) -> str:
        return "strength-drain"

    def run(self, game: Game) -> None:
        if not self.step:
            self.step = 1
            game.push(Sacrifice(self.player, book_of(game).drain.id, True, NONE))
            return
        game.pop()
        if game.result == RESULT_SACRIFICED:
            gain_spoils(game, self.player, self.margin)

    def copy(self) -> Frame:
        return StrengthDrain(self.step, self.player, self.margin)

    def dump(self) -> list[int]:
        return [self.step, self.player, self.margin]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("number", self.margin)


def end_battle(game: Game, battle: Battle) -> None:
    """B5.5, R68 What is over the limits at the end of the battle goes to reserve; nothing is added any more."""
    book_of(game).forget_battle(game)
    for side in battle.sides:
        settle_followers(game, side.seat)

"""Emerald tiles, the Monstrous Sphinx and the divinities (components of the Book of the Dead)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import COUNT, PASS, PYRAMID, PYRAMID_LEVELS, ActionList, pyramid_action
from kemet.engine.content.shared import act_of_god, domination, victory_point
from kemet.engine.edition import BLOOD_AND_SAND
from kemet.engine.effect import RECONSTRUCTED, SEED, Creature, Tile
from kemet.engine.frame import Choice, Decision, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, EMERALD, NONE, lowest
from kemet.engine.modules.book_of_the_dead.actions import GOLD_APOPHIS, GOLD_DARK_CULT, GOLD_THOTH, HONOUR, NILE
from kemet.engine.modules.book_of_the_dead.divinities import Summon, can_summon, nile_spaces, settle_followers
from kemet.engine.modules.book_of_the_dead.facts import BARK_USED, SPHINX, Divinity, book_of
from kemet.engine.modules.book_of_the_dead.honour import MOST_HONOUR, decay, gain_honour
from kemet.engine.modules.book_of_the_dead.sacrifice import (
    SacrificeTile,
    can_sacrifice,
    figures_from_afterlife,
    raise_units,
    sacrifice_for,
)
from kemet.engine.play.battle import ATTACKER, Battle
from kemet.engine.play.build import build_price, buildable_colours, raise_pyramid
from kemet.engine.play.move import moving, travel
from kemet.engine.play.pray import pay, pray

# R53 The text of Return from the Afterlife is lost: how much honour, how many units.
RETURN_HONOUR: Final = 1
RETURN_UNITS: Final = 2
# B6.8 Builds of the Tomb, and what each is cheaper by.
TOMB_BUILDS: Final = 2
TOMB_DISCOUNT: Final = 1


class DarkCult(SacrificeTile):
    """B6.1 Gold token: sacrifice a unit to take a pray action."""

    def gold_actions(self, game: Game, player: i64) -> i64:
        return BIT[GOLD_DARK_CULT] if can_sacrifice(game, player) else 0

    def start_gold(self, game: Game, player: i64, choice: i64) -> None:
        if choice == GOLD_DARK_CULT:
            sacrifice_for(game, player, self)

    def sacrificed(self, game: Game, player: i64) -> None:
        pray(game, player)


class ReturnFromAfterlife(Tile):
    """R53 By night: 1 honour, or up to 2 sacrificed units to reserve."""

    def night_use(self, game: Game, player: i64) -> bool:
        book = book_of(game)
        return book.honour(game, player) < MOST_HONOUR or book.afterlife(game, player) > 0

    def use_at_night(self, game: Game, player: i64) -> None:
        game.push(ReturnUnits(player))


@mypyc_attr(acyclic=True)
class ReturnUnits(Choice):
    """R53 Honour, or units back to reserve, or nothing."""

    def name(self) -> str:
        return "return-from-afterlife"

    def copy(self) -> Frame:
        return ReturnUnits(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        if book_of(game).honour(game, player) < MOST_HONOUR:
            out.add(HONOUR)
        for number in range(1, min(RETURN_UNITS, book_of(game).afterlife(game, player)) + 1):
            out.add(COUNT + number)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if action == HONOUR:
            for _ in range(RETURN_HONOUR):
                gain_honour(game, player)
            settle_followers(game, player)
        elif action != PASS:
            raise_units(game, player, action - COUNT)
            figures_from_afterlife(game, player, NONE, action - COUNT)


class StrengthDrainTile(Tile):
    """B6.3 At the outcome the side ahead may sacrifice a unit for PP (`battles.py`)."""


class DarkServants(Tile):
    """B6.4, R54 Free units in a recruit action, 3 for each decay level."""

    def free_recruits(self, game: Game, player: i64) -> i64:
        return book_of(game).servants * decay(game, player)


class SolarBark(SacrificeTile):
    """B6.5 1 range more; along the Nile for a sacrifice and 1 range."""

    def movement(self, game: Game, player: i64) -> i64:
        return 1

    def sacrificed(self, game: Game, player: i64) -> None:
        """R62 The troop, as far as it is left, goes on along the Nile."""
        move = moving(game)
        book_of(game).set_fact(game, player, BARK_USED, 1)
        move.units = min(move.units, game.units_at(player, move.at))
        move.figures = game.rules.hooks.figures_along(game, move)
        if nile_spaces(game, move):
            game.push(BarkTo(player))


@mypyc_attr(acyclic=True)
class BarkTo(Choice):
    """B6.5, R62 The bark takes the moving troop to another space on the bank of the Nile."""

    def name(self) -> str:
        return "bark-to"

    def copy(self) -> Frame:
        return BarkTo(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(NILE, nile_spaces(game, moving(game)))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        travel(game, moving(game), action - NILE, 1, events.TROOP_MOVED)


class MonstrousSphinx(Tile):
    """A creature; its power of the end of the clash is in `battles.py`."""


class DeathRitual(Tile):
    """B6.7 Strength, shield or damage for a sacrifice (`battles.py`)."""


class Tomb(SacrificeTile):
    """B6.8 By night, for a sacrifice: two builds of one level each, 1 PP cheaper each."""

    def night_use(self, game: Game, player: i64) -> bool:
        return can_sacrifice(game, player) and buildable_colours(game, player) != 0

    def use_at_night(self, game: Game, player: i64) -> None:
        sacrifice_for(game, player, self)

    def sacrificed(self, game: Game, player: i64) -> None:
        game.push(TombBuild(player, 0, 0))


def tomb_price(game: Game, player: i64, level: i64) -> i64:
    """B6.8, R69 Returns what raising a pyramid to *level* costs with the Tomb: 1 PP less, then discounts on payments."""
    return build_price(game, player, level - 1, level, TOMB_DISCOUNT)


@mypyc_attr(acyclic=True)
class TombBuild(Decision):
    """B6.8, R69 Two different pyramids rise by a level each; either build may be skipped."""

    def __init__(self, player: i64, builds: i64, built: i64) -> None:
        super().__init__(0, 0)
        self.player = player
        self.builds = builds
        # Colours raised already, as a mask.
        self.built = built

    def name(self) -> str:
        return "tomb-build"

    def copy(self) -> Frame:
        other = TombBuild(self.player, self.builds, self.built)
        other.awaiting = self.awaiting
        return other

    def dump(self) -> list[int]:
        return [self.awaiting, self.player, self.builds, self.built]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)

    def run(self, game: Game) -> None:
        out = ActionList()
        self.options(game, self.player, out)
        if self.builds == TOMB_BUILDS or out.n == 1:
            game.pop()
        else:
            self.awaiting = BIT[self.player]

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        left = buildable_colours(game, player)
        while left:
            colour = lowest(left)
            left &= left - 1
            level = game.level(player, colour) + 1
            if not self.built & BIT[colour] and tomb_price(game, player, level) <= game.pp[player]:
                out.add(pyramid_action(colour, level))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        if action == PASS:
            game.pop()
            return
        colour = (action - PYRAMID) // PYRAMID_LEVELS
        level = (action - PYRAMID) % PYRAMID_LEVELS
        self.awaiting = 0
        self.builds += 1
        self.built |= BIT[colour]
        pay(game, player, tomb_price(game, player, level))
        raise_pyramid(game, player, colour, level)


class SinisterReinforcements(Tile):
    """B6.9 One unit more for an attack (`battles.py`)."""


class PowerOfDecay(Tile):
    """B6.11 Attacking: as much strength as the decay level."""

    def strength(self, game: Game, battle: Battle, side: i64) -> i64:
        return decay(game, battle.sides[side].seat) if side == ATTACKER else 0


class DivinityTile(Tile):
    """B5.4 Gold token: the divinity, while in reserve, is summoned."""

    def __init__(self, slug: str, name: str, gold: int, figure: int) -> None:
        super().__init__(slug, name, EMERALD, 4, 1, "day, battle", SEED)
        self.gold: i64 = gold
        self.figure: i64 = figure

    def gold_actions(self, game: Game, player: i64) -> i64:
        return BIT[self.gold] if can_summon(game, self.figure) else 0

    def start_gold(self, game: Game, player: i64, choice: i64) -> None:
        if choice == self.gold:
            game.push(Summon(player, self.figure))


THOTH: Final = 0
APOPHIS: Final = 1
# B6.15 In name and figure only.
OLD_ONE_TILES: Final = {"thoth": "nyarlathotep", "apophis": "cthulhu"}


def emerald_tiles(edition: str) -> list[Tile]:
    """Returns the emerald tiles, 16 with their copies, and the two that the Great Old Ones bring instead; Domination is
    called as its twins of other colours are (R58)."""
    return [
        DarkCult("dark-cult", "Dark Cult", EMERALD, 1, 2, "day", SEED),
        ReturnFromAfterlife("return-from-afterlife", "Return from the Afterlife", EMERALD, 1, 2, "night", RECONSTRUCTED),
        StrengthDrainTile("strength-drain", "Strength Drain", EMERALD, 2, 1, "battle", SEED),
        DarkServants("dark-servants", "Dark Servants", EMERALD, 2, 1, "day", SEED),
        SolarBark("solar-bark", "Solar Bark", EMERALD, 2, 1, "day", SEED),
        MonstrousSphinx(
            SPHINX,
            "Monstrous Sphinx",
            EMERALD,
            2,
            1,
            "creature",
            SEED,
        ),
        DeathRitual("death-ritual", "Death Ritual", EMERALD, 3, 1, "battle", SEED),
        Tomb("tomb", "Tomb", EMERALD, 3, 1, "night", SEED),
        SinisterReinforcements("sinister-reinforcements", "Sinister Reinforcements", EMERALD, 3, 1, "battle", SEED),
        domination(EMERALD) if edition == BLOOD_AND_SAND else victory_point(EMERALD),
        PowerOfDecay("power-of-decay", "Power of Decay", EMERALD, 4, 1, "battle", SEED),
        act_of_god(EMERALD),
        DivinityTile("thoth", "Thoth", GOLD_THOTH, THOTH),
        DivinityTile("apophis", "Apophis", GOLD_APOPHIS, APOPHIS),
        DivinityTile("nyarlathotep", "Nyarlathotep", GOLD_THOTH, THOTH),
        DivinityTile("cthulhu", "Cthulhu", GOLD_APOPHIS, APOPHIS),
    ]


def divinities() -> list[Divinity]:
    """B6.13, B6.14 Returns the divinities: health, strength, range, whether bound to the bank, whether one names a card."""
    return [Divinity("thoth", 2, 4, 1, False, True), Divinity("apophis", 2, 5, 0, True, False)]


def monstrous_sphinx() -> Creature:
    """B6.6 Returns the creature."""
    return Creature(SPHINX, "Monstrous Sphinx", 1, 1, 0, 0, False, False, SEED)


EMERALD_CREATURE_TILES = {SPHINX: SPHINX}

"""White tiles: prayer, prices, cards (components, section 1)."""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine.content.shared import act_of_god, victory_point
from kemet.engine.effect import AGREED, SEED, Tile
from kemet.engine.game import Game
from kemet.engine.ids import WHITE
from kemet.engine.play.battle import Battle
from kemet.engine.play.build import buildable_colours
from kemet.engine.play.night import RaiseFree
from kemet.engine.play.pray import gain_spoils


class Priest(Tile):
    """Each pray action yields 1 PP more; the card Prayer is no such action (R5)."""

    def pray_gain(self, game: Game, player: i64) -> i64:
        return 1


class Priestess(Tile):
    """Tiles cost 1 PP less."""

    def tile_discount(self, game: Game, player: i64) -> i64:
        return 1


class Slaves(Tile):
    """K16.10 Each level built costs 1 PP less."""

    def build_discount(self, game: Game, player: i64) -> i64:
        return 1


class HighPriest(Tile):
    """2 PP more at night."""

    def night_prayer(self, game: Game, player: i64) -> i64:
        return 2


class Crusade(Tile):
    """R4 2 PP for each enemy unit destroyed by damage in a battle, won or lost."""

    def destroyed(self, game: Game, battle: Battle, side: i64, units: i64) -> None:
        gain_spoils(game, battle.sides[side].seat, 2 * units)


class DivineBoon(Tile):
    """One more DI card at night."""

    def night_cards(self, game: Game, player: i64) -> i64:
        return 1


class HandOfGod(Tile):
    """X5 One pyramid rises by 1 level each night, free, never past the top (R29e)."""

    def night_use(self, game: Game, player: i64) -> bool:
        return buildable_colours(game, player) != 0

    def use_at_night(self, game: Game, player: i64) -> None:
        game.push(RaiseFree(player))


class Vision(Tile):
    """K16.8 At night look at 5 DI cards and keep 1."""

    def night_look(self, game: Game, player: i64) -> i64:
        return 5


class HolyWar(Tile):
    """R16 4 PP for any battle won, even with no survivors."""

    def won(self, game: Game, battle: Battle, side: i64) -> None:
        gain_spoils(game, battle.sides[side].seat, 4)


class PriestOfRa(Tile):
    """R11 Each separate payment is 1 PP cheaper."""

    def payment_discount(self, game: Game, player: i64) -> i64:
        return 1


class PriestOfAmon(Tile):
    """5 PP more at night."""

    def night_prayer(self, game: Game, player: i64) -> i64:
        return 5


class TheMummy(Tile):
    """R19 A creature; its owner draws one more DI card at night, wherever the figure is."""

    def night_cards(self, game: Game, player: i64) -> i64:
        return 1


def white_tiles() -> list[Tile]:
    """Returns the white tiles, 16 with their copies."""
    return [
        Priest("priest", "Priest", WHITE, 1, 2, "day", AGREED),
        Priestess("priestess", "Priestess", WHITE, 1, 2, "day", AGREED),
        Slaves("slaves", "Slaves", WHITE, 2, 1, "day", SEED),
        HighPriest("high-priest", "High Priest", WHITE, 2, 1, "night", AGREED),
        Crusade("crusade", "Crusade", WHITE, 2, 1, "battle", AGREED),
        DivineBoon("divine-boon", "Divine Boon", WHITE, 2, 1, "night", AGREED),
        HandOfGod("hand-of-god", "Hand of God", WHITE, 3, 1, "night", SEED),
        Vision("vision", "Vision", WHITE, 3, 1, "night", SEED),
        HolyWar("holy-war", "Holy War", WHITE, 3, 1, "battle", AGREED),
        victory_point(WHITE),
        PriestOfRa("priest-of-ra", "Priest of Ra", WHITE, 4, 1, "payment", SEED),
        PriestOfAmon("priest-of-amon", "Priest of Amon", WHITE, 4, 1, "night", AGREED),
        TheMummy("the-mummy", "The Mummy", WHITE, 4, 1, "creature, night", AGREED),
        act_of_god(WHITE),
    ]

"""Tiles that exist in several colours: Victory Point and Act of God."""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine.effect import SEED, Tile
from kemet.engine.game import Game
from kemet.engine.ids import VP_TILE
from kemet.engine.play.victory import gain_vp


class VictoryPoint(Tile):
    """K2.9 One permanent victory point at once."""

    def vp_source(self) -> i64:
        return VP_TILE

    def bought(self, game: Game, player: i64) -> None:
        gain_vp(game, player, self.vp_source())


class ActOfGod(Tile):
    """K5.5 The silver token: one more action a day."""

    def gives_silver_token(self, game: Game, player: i64) -> bool:
        return True


def victory_point(colour: int) -> Tile:
    """Returns the Victory Point tile of *colour*."""
    return VictoryPoint("victory-point", "Victory Point", colour, 3, 1, "at once", SEED)


def domination(colour: int) -> Tile:
    """Returns the tile Domination of *colour*: the Victory Point tile under another name (BS11)."""
    return VictoryPoint("domination", "Domination", colour, 3, 1, "at once", SEED)


def act_of_god(colour: int) -> Tile:
    """Returns the Act of God tile of *colour*."""
    return ActOfGod("act-of-god", "Act of God", colour, 4, 1, "day", SEED)

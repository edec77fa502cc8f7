"""Buying power tiles (K7)."""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine import events, timings
from kemet.engine.actions import PASS, TILE, ActionList
from kemet.engine.effect import Tile
from kemet.engine.frame import Choice, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import COLOUR_NAMES
from kemet.engine.play.creatures import bring_in
from kemet.engine.play.pray import pay, price
from kemet.engine.state import altered, increased


def tile_price(game: Game, player: i64, tile: Tile) -> i64:
    """K7.3, R11 Returns what *tile* costs *player*: its level, less discounts, at least 0."""
    return price(game, player, tile.level - timings.tile_discount(game, player))


def buy_tile(game: Game, player: i64, tile: Tile) -> None:
    """K7.3 *player* takes *tile* for good; it works from now on."""
    game.supply = increased(game.supply, tile.id, -1)
    game.owned = altered(game.owned, player * game.rules.powers + tile.power, tile.id + 1)
    game.tell(events.TILE_BOUGHT, player, tile.id)
    tile.bought(game, player)
    creature = game.rules.creature_of_tile[tile.id]
    if creature >= 0:
        bring_in(game, player, creature)


class Buy(Choice):
    """K7.1 One tile of the space's colour is bought, or none (K5.3)."""

    def __init__(self, player: i64, colour: i64) -> None:
        super().__init__(player)
        self.colour = colour

    def name(self) -> str:
        return "buy"

    def copy(self) -> Frame:
        return Buy(self.player, self.colour)

    def dump(self) -> list[int]:
        return [self.player, self.colour]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("colour", self.colour)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        level = min(game.best_pyramid(player, self.colour), game.rules.open_level(game.round))
        if not level:
            return
        for tile in game.rules.tiles_of_colour[self.colour]:
            if tile.level > level or not game.supply[tile.id] or game.has_power(player, tile.power):
                continue
            if tile_price(game, player, tile) <= game.pp[player]:
                out.add(TILE + tile.id)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if action != PASS:
            tile = game.rules.tiles[action - TILE]
            pay(game, player, tile_price(game, player, tile))
            buy_tile(game, player, tile)

    def refusal(self, game: Game, player: i64, action: i64) -> str:
        if not TILE <= action < TILE + len(game.rules.tiles):
            return ""
        tile = game.rules.tiles[action - TILE]
        if tile.colour != self.colour:
            return f"{tile.name} is {COLOUR_NAMES[tile.colour]}, this space buys {COLOUR_NAMES[self.colour]} tiles (K7.1)"
        if game.has_power(player, tile.power):
            return f"you own {tile.name} already; nobody owns two tiles of one name (K7.4)"
        if not game.supply[tile.id]:
            return f"{tile.name} is sold out"
        if tile.level > game.rules.open_level(game.round):
            return f"tiles of level {tile.level} are not on offer now (K1.2)"
        if tile.level > game.best_pyramid(player, self.colour):
            return f"{tile.name} needs a {COLOUR_NAMES[tile.colour]} pyramid of level {tile.level} (K7.2)"
        return f"{tile.name} costs {tile_price(game, player, tile)} PP, you have {game.pp[player]} (K7.3)"

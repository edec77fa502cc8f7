"""Buying power tiles (K7)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events, timings
from kemet.engine.actions import PASS, TILE, ActionList
from kemet.engine.effect import ACT_BUY, Tile
from kemet.engine.frame import Choice, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import COLOUR_NAMES, COLOURS
from kemet.engine.play.creatures import bring_in
from kemet.engine.play.pray import pay, price
from kemet.engine.refusals import Refusal, refuse, refuse_tile


def level_price(game: Game, player: i64, level: i64) -> i64:
    """K7.3, R11 Returns what a tile of *level* costs *player*: its level, less discounts, at least 0."""
    return price(game, player, level - timings.tile_discount(game, player))


def tile_price(game: Game, player: i64, tile: Tile) -> i64:
    """K7.3 Returns what *tile* costs *player*."""
    return level_price(game, player, tile.level)


def buy_tile(game: Game, player: i64, tile: Tile) -> None:
    """K7.3 *player* has bought *tile*."""
    game.tell(events.TILE_BOUGHT, player, tile.id)
    receive_tile(game, player, tile)


def receive_tile(game: Game, player: i64, tile: Tile) -> None:
    """K7.3 *player* has *tile* for good; it works from now on."""
    game.take_tile(player, tile)
    tile.bought(game, player)
    creature = game.rules.creature_of_tile[tile.id]
    if creature >= 0:
        bring_in(game, player, creature)


@mypyc_attr(acyclic=True, free_list_len=1)
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
        add_tiles(game, player, self.colour, 0, out)
        if game.rules.has_allies:
            game.rules.hooks.buy_options(game, player, 0, out)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if action != PASS:
            take_tile(game, player, game.rules.tiles[action - TILE], 0)

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        if not TILE <= action < TILE + len(game.rules.tiles):
            return None
        tile = game.rules.tiles[action - TILE]
        if tile.colour != self.colour:
            return refuse_tile("tile-colour", tile, colour=COLOUR_NAMES[tile.colour], wanted=COLOUR_NAMES[self.colour])
        return tile_refusal(game, player, tile, 0)


def add_tiles(game: Game, player: i64, colour: i64, extra: i64, out: ActionList) -> None:
    """K7.1–K7.4 Adds the tiles of *colour* that *player* can buy, at *extra* PP over the price."""
    level = min(game.best_pyramid(player, colour), game.rules.open_level(game.round))
    add_tiles_up_to(game, player, colour, level, extra, out)


def add_tiles_up_to(game: Game, player: i64, colour: i64, level: i64, extra: i64, out: ActionList) -> None:
    """K7.2–K7.4 Adds the tiles of *colour* up to *level* that *player* can pay for and does not have."""
    while level and level_price(game, player, level) + extra > game.pp[player]:
        level -= 1
    if not level:
        return
    powers = game.rules.tile_powers
    supply = game.supply
    owned = game.owned
    first = player * game.rules.powers
    for tile in game.rules.market[colour][level]:
        if supply[tile] and not owned[first + powers[tile]]:
            out.add(TILE + tile)


def take_tile(game: Game, player: i64, tile: Tile, extra: i64) -> None:
    """K7.3 *player* pays for *tile*, *extra* PP over the price, and has it."""
    pay(game, player, tile_price(game, player, tile) + extra)
    buy_tile(game, player, tile)


def tile_refusal(game: Game, player: i64, tile: Tile, extra: i64) -> Refusal:
    """Says why *player* cannot buy *tile*."""
    if game.has_power(player, tile.power):
        return refuse_tile("tile-owned", tile)
    if not game.supply[tile.id]:
        return refuse_tile("tile-sold-out", tile)
    if tile.level > game.rules.open_level(game.round):
        return refuse("tile-level-closed", level=tile.level)
    level = game.best_pyramid(player, tile.colour)
    if game.rules.has_allies:
        level = max(level, game.rules.hooks.tile_level(game, player, tile.colour))
    if tile.level > level:
        return refuse_tile("tile-needs-pyramid", tile, colour=COLOUR_NAMES[tile.colour], level=tile.level)
    return refuse_tile("tile-price", tile, cost=tile_price(game, player, tile) + extra, pp=game.pp[player])


@mypyc_attr(acyclic=True, free_list_len=1)
class BuyAgain(Choice):
    """R39 Twin Ceremony: a tile of a colour whose buy space bears a token today, for 1 PP more, or none. What any buy space
    sells, any that bears a token sells again (S6.4)."""

    def name(self) -> str:
        return "buy-again"

    def copy(self) -> Frame:
        return BuyAgain(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        bought = False
        for colour in range(COLOURS):
            if bought_today(game, player, colour):
                add_tiles(game, player, colour, 1, out)
                bought = True
        if bought and game.rules.has_allies:
            game.rules.hooks.buy_options(game, player, 1, out)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if action != PASS:
            take_tile(game, player, game.rules.tiles[action - TILE], 1)

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        if not TILE <= action < TILE + len(game.rules.tiles):
            return None
        tile = game.rules.tiles[action - TILE]
        if not bought_today(game, player, tile.colour):
            return refuse("not-bought-today", colour=COLOUR_NAMES[tile.colour])
        return tile_refusal(game, player, tile, 1)


def bought_today(game: Game, player: i64, colour: i64) -> bool:
    """R39 Tells whether a token of *player* lies on the buy space of *colour*."""
    for k in range(len(game.rules.action_spaces)):
        space = game.rules.action_spaces[k]
        if space.action == ACT_BUY and space.colour == colour and game.token_at(player, k):
            return True
    return False

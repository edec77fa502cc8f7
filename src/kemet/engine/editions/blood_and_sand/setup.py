"""Set-up of Blood and Sand: the free tiles (BS3.9); the rest of BS3 is data of the draft."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import TILE, ActionList
from kemet.engine.effect import Tile
from kemet.engine.frame import Choice, Frame
from kemet.engine.game import Game
from kemet.engine.play.buy import receive_tile
from kemet.engine.play.setup import SetUp
from kemet.engine.refusals import Refusal, refuse

FREE_LEVEL = 1


def free_tiles(game: Game, setup: SetUp) -> None:
    """BS3.9 Last, in reverse turn order, each player takes one level-1 tile free."""
    players = game.rules.players
    if setup.next_player(game) >= 0:
        player = game.order[players - setup.count]
        if tiles_to_take(game, player):
            game.push(TakeTile(player))


def tiles_to_take(game: Game, player: i64) -> list[Tile]:
    """BS3.9 Lists the tiles that *player* may take: of level 1, and of a colour the player has a pyramid of."""
    found: list[Tile] = []
    for colour in game.colours():
        if game.level(player, colour):
            for tile in game.rules.tiles_of_colour[colour]:
                if tile.level == FREE_LEVEL and game.supply[tile.id]:
                    found.append(tile)
    return found


@mypyc_attr(acyclic=True)
class TakeTile(Choice):
    """BS3.9 A player takes a level-1 tile free."""

    def name(self) -> str:
        return "take-tile"

    def copy(self) -> Frame:
        return TakeTile(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        for tile in tiles_to_take(game, player):
            out.add(TILE + tile.id)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        tile = game.rules.tiles[action - TILE]
        game.tell(events.TILE_TAKEN, player, tile.id)
        receive_tile(game, player, tile)

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        return refuse("free-tile")

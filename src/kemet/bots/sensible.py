"""A bot that plays sensibly without planning far: it tries each action, plays its turn out at random, and compares."""

from __future__ import annotations

from kemet.bots.base import Bot, Perspective
from kemet.engine import Game
from kemet.engine.ids import COLOURS, UNITS
from kemet.engine.playout import play_turn_out

TRIALS = 12
# Of the trials of an action the best few count: what follows is mostly the bot's own choice.
BEST = 6
MOST_DECISIONS = 40

PERMANENT_VP = 12.0
TEMPORARY_VP = 6.0
PRAYER = 0.7
UNIT = 0.8
TILE_LEVEL = 2.2
PYRAMID_LEVEL = 1.6
CARD = 0.8


class SensibleBot(Bot):
    """Looks to the end of its own turn in guessed worlds and takes what leads to the best positions."""

    def decide(self, seen: Perspective, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        best = legal[0]
        best_value = float("-inf")
        for action in legal:
            value = self._value(seen, action)
            if value > best_value:
                best, best_value = action, value
        return best

    def _value(self, seen: Perspective, action: int) -> float:
        """Returns the mean worth of the best trials of *action*."""
        values = []
        for _ in range(TRIALS):
            world = seen.world(self.rng)
            world.take(seen.player, action)
            play_turn_out(world, seen.player, self.rng, MOST_DECISIONS)
            values.append(standing(world, seen.player))
        values.sort(reverse=True)
        return sum(values[:BEST]) / BEST


def standing(game: Game, player: int) -> float:
    """Returns how well *player* stands: the own worth less that of the strongest opponent."""
    others = [worth(game, seat) for seat in range(game.rules.options.players) if seat != player]
    won = 1000.0 if game.winner == player else -1000.0 if game.winner >= 0 else 0.0
    return worth(game, player) - max(others) + won


def worth(game: Game, seat: int) -> float:
    """Returns the worth of what *seat* has: victory points first, then what makes more of them."""
    permanent = int(game.permanent_vp(seat))
    temporary = int(game.total_vp(seat)) - permanent
    powers = int(game.rules.powers)
    owned = [int(game.owned[seat * powers + k]) for k in range(powers)]
    tiles = sum(int(game.rules.tiles[tile - 1].level) for tile in owned if tile)
    levels = sum(int(game.pyramid_level[seat * COLOURS + colour]) for colour in range(COLOURS))
    units = UNITS - int(game.reserve[seat])
    return (
        PERMANENT_VP * permanent
        + TEMPORARY_VP * temporary
        + PRAYER * int(game.pp[seat])
        + UNIT * units
        + TILE_LEVEL * tiles
        + PYRAMID_LEVEL * levels
        + CARD * int(game.hand_size[seat])
    )

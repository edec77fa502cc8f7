"""What many games have in common: counted game by game, reported as plain data."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kemet import __version__
from kemet.cli.games import Plan, Played
from kemet.engine import RULES_VERSION, make_rules
from kemet.engine.notation import player_text, tile_text
from kemet.engine.rules import parse_options


class Summary:
    """Counts over games."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.seats = len(plan.bots)
        self.faults: list[Played] = []
        self.finished = 0
        self.rounds: Counter[int] = Counter()
        self.decisions = 0
        self.real = 0
        self.vp: Counter[str] = Counter()
        self.winner_vp: Counter[str] = Counter()
        self.seat_wins: Counter[int] = Counter()
        self.place_wins: Counter[int] = Counter()
        self.bot_wins: Counter[str] = Counter()
        self.tile_owners: Counter[str] = Counter()
        self.tile_games: Counter[str] = Counter()
        self.tile_wins: Counter[str] = Counter()

    def add(self, played: Played) -> None:
        """Counts one game; of a game with a fault only that."""
        if played.fault:
            self.faults.append(played)
            return
        self.finished += 1
        self.rounds[played.rounds] += 1
        self.decisions += played.decisions
        self.real += played.real
        for vp in played.vp:
            self.vp.update(vp)
        self.winner_vp.update(played.vp[played.winner])
        for seat in played.winners:
            self.seat_wins[seat] += 1
            self.place_wins[played.order.index(seat)] += 1
            self.bot_wins[self.plan.bots[seat]] += 1
        for tiles in played.tiles:
            self.tile_owners.update(tiles)
        self.tile_games.update({tile for tiles in played.tiles for tile in tiles})
        for seat in played.winners:
            self.tile_wins.update(played.tiles[seat])

    def report(self) -> dict[str, Any]:
        """Returns everything as plain data, ready for JSON."""
        return {
            "version": __version__,
            "rules": RULES_VERSION,
            "options": self.plan.options,
            "bots": self.plan.bots,
            "seed": self.plan.seed,
            "games": self.finished + len(self.faults),
            "finished": self.finished,
            "faults": [{"game": game.number, "seed": game.seed, "fault": game.fault} for game in self.faults],
            "rounds": self._rounds(),
            "decisions": {"all": share(self.decisions, self.finished), "real": share(self.real, self.finished)},
            "vp": self._vp(),
            "wins": self._wins(),
            "tiles": self._tiles(),
        }

    def _rounds(self) -> dict[str, Any]:
        numbers = sorted(self.rounds)
        return {
            "mean": share(sum(number * self.rounds[number] for number in numbers), self.finished),
            "min": min(numbers, default=0),
            "max": max(numbers, default=0),
            "games": {
                str(number): self.rounds[number] for number in range(min(numbers, default=1), max(numbers, default=0) + 1)
            },
        }

    def _vp(self) -> dict[str, dict[str, float]]:
        """Mean victory points at the end by source, of all players and of winners."""
        return {
            source: {
                "players": share(self.vp[source], self.finished * self.seats),
                "winners": share(self.winner_vp[source], self.finished),
            }
            for source in self.vp
        }

    def _wins(self) -> dict[str, dict[str, dict[str, float]]]:
        seats = range(self.seats)
        names = sorted(set(self.plan.bots))
        return {
            "seat": {player_text(k): self._won(self.seat_wins[k], 1) for k in seats},
            "place": {str(k + 1): self._won(self.place_wins[k], 1) for k in seats},
            "bot": {name: self._won(self.bot_wins[name], self.plan.bots.count(name)) for name in names},
        }

    def _won(self, wins: int, seats: int) -> dict[str, float]:
        """Wins of a bot that took that many *seats* in each game; the share is per seat and game."""
        return {"wins": wins, "share": share(wins, self.finished * seats)}

    def _tiles(self) -> dict[str, dict[str, float]]:
        rules = make_rules(parse_options(self.plan.options))
        return {
            name: {
                "bought": self.tile_owners[name],
                "games": share(self.tile_games[name], self.finished),
                "won": share(self.tile_wins[name], self.tile_owners[name]),
            }
            for name in [tile_text(rules, tile.id) for tile in rules.tiles_in_play]
        }


def share(part: int, whole: int) -> float:
    """Returns *part* of *whole*, rounded; 0 of nothing."""
    return round(part / whole, 4) if whole else 0.0

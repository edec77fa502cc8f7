"""Whole games between bots, for `kemet simulate`. Everything here can be sent to and from worker processes."""

from __future__ import annotations

from dataclasses import dataclass, field

from kemet.bots import Bot, Perspective, make_bot
from kemet.engine import RULES_VERSION, Game, Rules, make_rules, start_with
from kemet.engine.actions import ActionList
from kemet.engine.notation import Notation, player_text
from kemet.engine.record import Record, digest, write_record
from kemet.engine.rules import parse_options
from kemet.engine.view import player_view

MOST_ROUNDS = 200


class Fault(Exception):
    """A game that cannot go on though nobody has won."""


@dataclass
class Plan:
    """What games are to be played: options as text, one bot for each seat, the seed of them all."""

    options: dict[str, str]
    bots: list[str]
    seed: str
    with_records: bool


@dataclass
class Played:
    """What came of a game. `order` is the turn order of the first round; `fault` is empty if the game went well."""

    number: int
    seed: str
    order: list[int] = field(default_factory=list)
    rounds: int = 0
    decisions: int = 0
    real: int = 0
    winner: int = -1
    vp: list[dict[str, int]] = field(default_factory=list)
    tiles: list[list[str]] = field(default_factory=list)
    fault: str = ""
    record: str = ""


def play_games(plan: Plan, numbers: range) -> list[Played]:
    """Plays the games of these *numbers*; each depends on the plan and its own number only."""
    rules = make_rules(parse_options(plan.options))
    return [GameRun(rules, plan, number).play() for number in numbers]


class GameRun:
    """One game in progress."""

    def __init__(self, rules: Rules, plan: Plan, number: int) -> None:
        self.plan = plan
        self.played = Played(number, f"{plan.seed}/{number}")
        self.game: Game = start_with(rules, self.played.seed)
        self.bots: list[Bot] = [
            make_bot(name, f"{self.played.seed}/{player_text(seat)}") for seat, name in enumerate(plan.bots)
        ]
        self.moves: list[tuple[int, int]] = []
        # The action being taken, for the report of a fault.
        self.attempt: tuple[int, int] | None = None

    def play(self) -> Played:
        """Plays the game to its end, or to its fault; returns what came of it."""
        played = self.played
        played.order = [int(seat) for seat in self.game.order]
        try:
            self._play_on()
        except Exception as error:  # whatever a game dies of is counted and told with its seed
            played.fault = self._fault_text(error)
        played.rounds = int(self.game.round)
        played.decisions = len(self.moves)
        if not played.fault:
            played.winner = int(self.game.winner)
            views = [player_view(self.game, seat, seat) for seat in range(len(self.bots))]
            played.vp = [view["vp"] for view in views]
            played.tiles = [view["tiles"] for view in views]
        if self.plan.with_records:
            played.record = self._record()
        return played

    def _play_on(self) -> None:
        game = self.game
        options = ActionList()
        while not game.over():
            player = int(game.to_act())
            if player < 0:
                raise Fault("nobody is asked for anything, but the game is not over")
            if game.round > MOST_ROUNDS:
                raise Fault(f"more than {MOST_ROUNDS} rounds")
            game.options(player, options)
            if not options.n:
                raise Fault(f"{player_text(player)} has no legal action at {game.decision().name()!r}")
            legal = options.to_list()
            action = legal[0]
            if len(legal) > 1:
                self.played.real += 1
                action = self.bots[player].decide(Perspective(game, player), legal)
                if action not in legal:
                    raise Fault(f"the bot {self.plan.bots[player]!r} chose {action}, which is not legal")
            self.attempt = (player, action)
            game.take(player, action)
            self.moves.append((player, action))
            self.attempt = None

    def _fault_text(self, error: Exception) -> str:
        place = f"after {len(self.moves)} actions"
        if self.attempt is not None:
            player, action = self.attempt
            place += f", at '{player_text(player)} {Notation(self.game.rules).text(action)}'"
        return f"{place}: {error}" if isinstance(error, Fault) else f"{place}: {error!r}"

    def _record(self) -> str:
        """Returns the record of the sound part of the game."""
        game = self.game
        if self.played.fault:
            game = start_with(self.game.rules, self.played.seed)
            for player, action in self.moves:
                game.take(player, action)
        return write_record(Record(RULES_VERSION, game.rules.options, self.played.seed, self.moves, digest(game)))

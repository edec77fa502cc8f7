"""Whole games between bots, for `simulate` and `arena`. Everything here can be sent to and from worker processes."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import perf_counter

from kemet.bots import Bot, Perspective, make_bot
from kemet.engine import RULES_VERSION, Game, Rules, make_rules, start_with
from kemet.engine.actions import ActionList
from kemet.engine.notation import Notation, player_text
from kemet.engine.record import Record, digest, write_record
from kemet.engine.rules import parse_options
from kemet.engine.view import player_view
from kemet.report.chronicle import Chronicle, Chronicler, standing

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
    with_chronicles: bool = False


@dataclass
class Match:
    """One game to be played: its number, its seed, the bots by seat, and what is to be kept of it."""

    number: int
    seed: str
    bots: list[str]
    with_record: bool = False
    with_chronicle: bool = False


@dataclass
class Thinking:
    """How long a bot thought in a game: over how many real decisions, all together, and about one of them at most."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        """Counts one decision."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


@dataclass
class Played:
    """What came of a game. `order` is the turn order of the first round; `fault` is empty if the game went well. All but
    `thinking` is the same whenever the game is played again by bots that do not look at the clock."""

    number: int
    seed: str
    order: list[int] = field(default_factory=list)
    rounds: int = 0
    decisions: int = 0
    real: int = 0
    winner: int = -1
    winners: list[int] = field(default_factory=list)
    vp: list[dict[str, int]] = field(default_factory=list)
    tiles: list[list[str]] = field(default_factory=list)
    fault: str = ""
    record: str = ""
    thinking: list[Thinking] = field(default_factory=list)
    chronicle: Chronicle | None = None


def play_games(plan: Plan, numbers: range) -> list[Played]:
    """Plays the games of these *numbers*; each depends on the plan and its own number only."""
    matches = [
        Match(number, f"{plan.seed}/{number}", plan.bots, plan.with_records, plan.with_chronicles) for number in numbers
    ]
    return play_matches(plan.options, matches)


def play_matches(options: dict[str, str], matches: list[Match]) -> list[Played]:
    """Plays games with the same options, given as text."""
    rules = make_rules(parse_options(options))
    return [GameRun(rules, match).play() for match in matches]


class GameRun:
    """One game in progress."""

    def __init__(self, rules: Rules, match: Match) -> None:
        self.match = match
        self.played = Played(match.number, match.seed, thinking=[Thinking() for _ in match.bots])
        self.game: Game = start_with(rules, match.seed)
        self.bots: list[Bot] = [make_bot(name, f"{match.seed}/{player_text(seat)}") for seat, name in enumerate(match.bots)]
        self.moves: list[tuple[int, int]] = []
        # The action being taken, for the report of a fault.
        self.attempt: tuple[int, int] | None = None

    def play(self) -> Played:
        """Plays the game to its end, or to its fault; returns what came of it."""
        played = self.played
        played.order = [int(seat) for seat in self.game.order]
        chronicler = Chronicler(self.game) if self.match.with_chronicle else None
        try:
            self._play_on(chronicler)
        except Exception as error:  # whatever a game dies of is counted and told with its seed
            played.fault = self._fault_text(error)
        played.rounds = int(self.game.round)
        played.decisions = len(self.moves)
        if not played.fault:
            played.winner = int(self.game.winner)
            played.winners = [seat for seat in range(len(self.bots)) if self.game.has_won(seat)]
            views = [player_view(self.game, seat, seat) for seat in range(len(self.bots))]
            played.vp = standing(self.game)
            played.tiles = [view["tiles"] for view in views]
            played.chronicle = chronicler.chronicle if chronicler is not None else None
        if self.match.with_record:
            played.record = self._record()
        return played

    def _play_on(self, chronicler: Chronicler | None) -> None:
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
            action = self._choice(player, legal) if len(legal) > 1 else legal[0]
            self.attempt = (player, action)
            game.take(player, action)
            self.moves.append((player, action))
            self.attempt = None
            if chronicler is not None:
                chronicler.note()

    def _choice(self, player: int, legal: list[int]) -> int:
        """Returns what the bot of *player* decides, and takes the time it needs."""
        self.played.real += 1
        begin = perf_counter()
        action = self.bots[player].decide(Perspective(self.game, player), list(legal))
        self.played.thinking[player].add(perf_counter() - begin)
        if action not in legal:
            raise Fault(f"the bot {self.match.bots[player]!r} chose {action}, which is not legal")
        return action

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

"""Records: a whole game as a text file that replays exactly, and the recorder that writes it and takes back.

The format is specified in docs/notation.md.
"""

from __future__ import annotations

import hashlib
import json
import re

from kemet.engine.game import Game, IllegalAction, empty_game
from kemet.engine.notation import NotationError, move_text, parse_move
from kemet.engine.play.match import Match
from kemet.engine.refusals import refuse
from kemet.engine.registry import make_rules
from kemet.engine.rules import OPTION_NAMES, RULES_VERSION, OptionError, Options, Rules, parse_options
from kemet.engine.view import everything
from kemet.engine.written import WRITTEN, written_game

# Raised when the format of records changes; what a record means under other rules is the matter of `RULES_VERSION`.
RECORD_VERSION = 1
FORMAT = f"kemet-record {RECORD_VERSION}"
# From a '#' at the start of a line or after a space, to the end.
COMMENT = re.compile(r"(^|\s)#.*")


class RecordError(ValueError):
    """A record that cannot be read or does not replay; the message names the line and the reason.

    Examples:
        >>> from kemet import read_record
        >>> read_record("my notes")
        Traceback (most recent call last):
        ...
        kemet.engine.record.RecordError: line 1: this is no record; a record starts with 'kemet-record 1'
    """


class Record:
    """A whole game: rules version, options, seed, and the list of (player, action); the digest of the position they lead
    to. `Recorder` makes one, `write_record` and `read_record` are its text, `replay` plays it.
    """

    def __init__(self, version: int, options: Options, seed: str, moves: list[tuple[int, int]], digest: str) -> None:
        self.version = version
        self.options = options
        self.seed = seed
        self.moves = moves
        self.digest = digest

    def __repr__(self) -> str:
        moves = "1 move" if len(self.moves) == 1 else f"{len(self.moves)} moves"
        return f"<Record of {moves}: {self.options!r}, seed {self.seed}, rules version {self.version}>"


def digest(game: Game) -> str:
    """Returns a short text that two games share exactly if the same things lie in the same places, hidden ones and
    chance included."""
    facts = json.dumps(everything(game), sort_keys=True)
    return hashlib.blake2b(facts.encode(), digest_size=12).hexdigest()


def start(options: Options, seed: int | str) -> Game:
    """Returns a new game at its first decision. The same options, seed and actions always give the same game.

    Examples:
        >>> from kemet import Options, start
        >>> start(Options(players=3), seed="any words")
        <Game of 3 players: round 0, set-up, p1 to answer pick-city; VP p1 0, p2 0, p3 0>
    """
    return start_with(make_rules(options), seed)


def start_with(rules: Rules, seed: int | str, logged: bool = False) -> Game:
    """Returns a new game under *rules* that were made before; many games can share them. A *logged* one keeps all events.

    Examples:
        >>> from kemet.engine import Options, make_rules, start_with
        >>> rules = make_rules(Options(players=2))
        >>> games = [start_with(rules, seed) for seed in range(100)]
    """
    text = str(seed)
    if "\n" in text or text.strip() != text or not text or ("#" in text and COMMENT.search(text)):
        raise OptionError(f"seed = {seed!r}: a seed is a number or words on one line, without ' #' or outer spaces")
    if text.startswith(WRITTEN):
        game = written_game(rules, text)
        game.log = [] if logged else None
        return game
    game = empty_game(rules, seed)
    game.log = [] if logged else None
    game.push(Match(0))
    game.advance()
    return game


def write_record(record: Record) -> str:
    """Returns *record* as text, in the format of docs/notation.md.

    Examples:
        >>> from kemet import Options, Recorder, write_record
        >>> recorder = Recorder(Options(players=2), seed=7)
        >>> recorder.play("p2 city/s")
        >>> print(write_record(recorder.record()))
        kemet-record 1
        rules 2
        players 2
        target 8
        learning no
        discards down
        cities pick
        modules
        seed 7
        <BLANKLINE>
        p2 city/s
        <BLANKLINE>
        digest ...
    """
    rules = make_rules(record.options)
    lines = [FORMAT, f"rules {record.version}"]
    lines += [f"{name} {value}".rstrip() for name, value in record.options.items()]
    lines += [f"seed {record.seed}", ""]
    lines += [move_text(rules, player, action) for player, action in record.moves]
    lines += ["", f"digest {record.digest}"]
    return "\n".join(lines) + "\n"


class RecordReader:
    """Reads a record line by line, so that what is wrong can be told with its line."""

    def __init__(self, text: str) -> None:
        self.header: dict[str, str] = {}
        self.body: list[tuple[int, str]] = []
        self.end = ""
        self.seen_format = False
        for number, line in enumerate(text.splitlines(), 1):
            words = COMMENT.sub("", line).strip()
            if words:
                self._line(number, words)
        if not self.seen_format:
            raise RecordError(f"line 1: this is no record; a record starts with {FORMAT!r}")
        if not self.end:
            raise RecordError(f"line {len(text.splitlines())}: the record is cut off; its last line must be 'digest …'")

    def _line(self, number: int, words: str) -> None:
        name, _, rest = words.partition(" ")
        if not self.seen_format:
            if words != FORMAT:
                raise RecordError(f"line {number}: this is no record; a record starts with {FORMAT!r}")
            self.seen_format = True
        elif self.end:
            raise RecordError(f"line {number}: nothing may follow the digest, found {words!r}")
        elif name == "digest":
            self.end = rest.strip()
        elif name in OPTION_NAMES or name in ("rules", "seed"):
            if self.body:
                raise RecordError(f"line {number}: {name!r} belongs above the first action")
            if name in self.header:
                raise RecordError(f"line {number}: {name!r} stands there twice")
            self.header[name] = rest.strip()
        elif name[:1] == "p" and name[1:].isdecimal():
            self.body.append((number, words))
        else:
            raise RecordError(f"line {number}: {words!r} is neither a header ('seed 7') nor an action ('p1 pass')")


def read_record(text: str) -> Record:
    """Returns the record written as *text*, whatever rules version it was played under.

    Examples:
        >>> from kemet import Options, Recorder, read_record, write_record
        >>> text = write_record(Recorder(Options(players=2), seed=7).record())
        >>> read_record(text)
        <Record of 0 moves: Options(players=2), seed 7, rules version 2>
    """
    reader = RecordReader(text)
    for name in ("rules", "seed", "players"):
        if name not in reader.header:
            raise RecordError(f"line 1: the header lacks {name!r}")
    if not reader.header["rules"].isdecimal() or len(reader.header["rules"]) > 6:
        raise RecordError(f"line 2: rules version {reader.header['rules']!r} is no number")
    items = {name: value for name, value in reader.header.items() if name not in ("rules", "seed")}
    try:
        options = parse_options(items)
        rules = make_rules(options)
    except OptionError as bad_option:
        raise RecordError(f"header: {bad_option}") from bad_option
    moves: list[tuple[int, int]] = []
    for number, words in reader.body:
        try:
            moves.append(parse_move(rules, words))
        except NotationError as error:
            raise RecordError(f"line {number}: {error}") from error
    return Record(int(reader.header["rules"]), options, reader.header["seed"], moves, reader.end)


def replay(record: Record, check: bool = True) -> Game:
    """Plays *record* and returns the game at its end. With *check*, raises `RecordError` unless the rules version is
    ours, every action is legal and the digest is the one written.

    Examples:
        >>> from kemet import Options, Recorder, replay
        >>> recorder = Recorder(Options(players=2), seed=7)
        >>> recorder.play("p2 city/s")
        >>> replay(recorder.record())
        <Game of 2 players: round 0, set-up, p2 to answer set-pyramids; VP p1 0, p2 0>
    """
    if check and record.version != RULES_VERSION:
        raise RecordError(f"played under rules version {record.version}; this engine plays version {RULES_VERSION}")
    try:
        game = start(record.options, record.seed)
    except OptionError as bad_option:
        raise RecordError(f"header: {bad_option}") from bad_option
    for number, (player, action) in enumerate(record.moves, 1):
        try:
            game.apply(player, action)
        except IllegalAction as error:
            raise RecordError(f"action {number}, {move_text(game.rules, player, action)!r}: {error}") from error
    if check and digest(game) != record.digest:
        raise RecordError(f"digest mismatch: the record says {record.digest}, the game gives {digest(game)}; it was edited")
    return game


class Recorder:
    """A game that is being recorded, with undo. The game itself is `recorder.game`; act through the recorder.

    Examples:
        >>> from kemet import Options, Recorder
        >>> recorder = Recorder(Options(players=2), seed=7)
        >>> recorder.play("p2 city/s")
        >>> recorder.play("p2 red^2")
        >>> recorder.record()
        <Record of 2 moves: Options(players=2), seed 7, rules version 2>
        >>> recorder.undo(1)
        >>> recorder.record()
        <Record of 1 move: Options(players=2), seed 7, rules version 2>
    """

    def __init__(self, options: Options, seed: int | str) -> None:
        self.game = start(options, seed)
        self.seed = str(seed)
        self.moves: list[tuple[int, int]] = []
        self._before: list[tuple[Game, int]] = []

    def apply(self, player: int, action: int) -> None:
        """Takes an action, or raises `IllegalAction` and changes nothing."""
        before = self.game.copy()
        told = len(self.game.log) if self.game.log is not None else 0
        self.game.apply(player, action)
        if self.moves and self.moves[-1][0] != player:
            self._before.clear()
        self.moves.append((player, action))
        self._before.append((before, told))
        if before.reveals != self.game.reveals:
            self._before.clear()

    def play(self, move: str) -> None:
        """Takes a move in words, as `Game.play` does."""
        player, action = parse_move(self.game.rules, move)
        self.apply(player, action)

    def can_undo(self, player: int) -> bool:
        """Tells whether *player* may take the last action back: it was that player's, nobody acted since, and
        neither chance nor a reveal came after it.
        """
        return bool(self._before) and self.moves[-1][0] == player

    def undo(self, player: int) -> None:
        """Takes the last action of *player* back without a trace, or raises `IllegalAction`."""
        if not self.can_undo(player):
            raise IllegalAction(refuse("no-undo"))
        log = self.game.log
        self.game, told = self._before.pop()
        self.game.log = log[:told] if log is not None else None
        self.moves.pop()

    def record(self) -> Record:
        """Returns the record of the game so far."""
        return Record(RULES_VERSION, self.game.rules.options, self.seed, list(self.moves), digest(self.game))

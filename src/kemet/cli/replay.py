"""`kemet replay`: checks a record, or steps through it. And the story that events make, for `kemet play` too."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console

from kemet.cli.common import Commands, UserError, add_command, read_text
from kemet.cli.wording import EVENTS, sentence, units_text
from kemet.engine import RULES_VERSION, Game, IllegalAction, Rules, start
from kemet.engine.events import EVERYBODY, ROUND_BEGINS, Event
from kemet.engine.notation import Notation, event_text, field_text, player_text
from kemet.engine.record import Record, RecordError, digest, read_record, replay

HEADINGS = ["round-begins", "night-begins", "day-begins", "game-won"]

# Told once with the sum of their numbers when a player does them several times in a row.
SUMMED = ["pp-gained", "pp-paid", "pp-lost", "units-placed"]

# Of these it does not matter in which order several players did them.
CALM = [*SUMMED, "di-drawn", "di-seen"]


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = add_command(
        commands,
        "replay",
        "Step through a record, or check it. Shows each action and the public events it caused; Enter goes on, q ends.",
        ["kemet replay game.kemet --words", "kemet replay game.kemet --all", "kemet replay game.kemet --verify"],
        run,
    )
    parser.add_argument("file", metavar="FILE", help="a record, as 'kemet simulate --records' and 'kemet play' write them")
    parser.add_argument("--verify", action="store_true", help="check version, legality and digest, and print the result")
    parser.add_argument("--words", action="store_true", help="tell the events in sentences, as 'kemet play' does")
    parser.add_argument("--all", action="store_true", help="print everything without waiting")


def run(args: argparse.Namespace) -> int:
    """Checks or shows the record; returns 0, or raises `UserError` where it does not replay."""
    text = read_text(args.file)
    try:
        record = read_record(text)
        if args.verify:
            print(_result(record, replay(record)) + ", digest ok")
        else:
            Stepper(record, not args.all and sys.stdin.isatty(), args.words).show()
    except ValueError as error:
        raise UserError(f"{args.file}: {error}") from error
    return 0


def _result(record: Record, game: Game) -> str:
    winner = f"{player_text(game.winner)} won in round {game.round}" if game.over() else f"not finished, round {game.round}"
    return f"rules version {record.version}, {record.options.players} players, {len(record.moves)} actions, {winner}"


def _goes_on() -> bool:
    """Waits for Enter; tells whether the reader wants to see more."""
    try:
        return input().strip().lower() != "q"
    except EOFError:
        return False


class Story:
    """Tells events in lines, each with a style: what a player does in a row is one line, a battle is summed up."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.lines: list[tuple[str, str]] = []
        # What each player did, not yet told: sentences, and for those that are summed the event so far.
        self.deeds: dict[str, list[tuple[str, Event]]] = {}
        self.order: list[str] = []
        # The battle in progress: what each side laid, its numbers, its losses; the event that ends it.
        self.fighting = False
        self.laid: dict[int, list[str]] = {}
        self.numbers: dict[int, str] = {}
        self.lost: dict[int, int] = {}
        self.won: Event | None = None

    def tell(self, events: list[Event]) -> list[tuple[str, str]]:
        """Returns the lines for *events*; what belongs to a battle not yet decided is kept for later."""
        for event in events:
            self._hear(event)
        self._sum_up_battle()
        self._end_lines()
        lines = self.lines
        self.lines = []
        return lines

    def _hear(self, event: Event) -> None:
        name = event.name()
        if self.won is not None:
            if name == "units-destroyed":
                self.lost[event.a] = event.c
                return
            if name == "pp-gained":
                self._hear_deed(event)
                return
            self._sum_up_battle()
        if name == "order-set":
            self.order.append(player_text(event.a))
        elif name in ("turn-begins", *HEADINGS):
            self._end_lines()
            if name in HEADINGS:
                self.lines.append((sentence(self.rules, event), "bold"))
        elif not self._hear_battle(event):
            self._hear_deed(event)

    def _hear_battle(self, event: Event) -> bool:
        """Keeps what belongs to the summary of a battle; tells whether *event* does."""
        name = event.name()
        if name == "battle-begins":
            self.fighting = True
        if not self.fighting or name == "battle-begins":
            return False
        if name == "battle-card-revealed":
            self.laid[event.a] = [field_text(self.rules, "card", event.b), *self.laid.get(event.a, [])[1:]]
        elif name == "battle-strength":
            self.numbers[event.a] = f"strength {event.b:>2}  damage {event.c}  shield {event.d}"
        elif name == "battle-won" and len(self.numbers) == 2:
            self._end_lines()
            self.won = event
        elif event.a not in self.laid:
            return False
        elif name == "di-played":
            self.laid[event.a].append(self.rules.di_cards[event.b].name)
        elif name == "di-thrown":
            self.laid[event.a].append("+1 for a DI card")
        elif name == "pp-paid":
            self.laid[event.a].append(f"{event.b} PP")
        elif name == "battle-card-laid-away":
            self.laid[event.a].append(f"discards {field_text(self.rules, 'card', event.b)}")
        else:
            return False
        return True

    def _sum_up_battle(self) -> None:
        if self.won is None:
            return
        self.lines.append((sentence(self.rules, self.won), "bold"))
        for seat, numbers in self.numbers.items():
            losses = f"loses {units_text(self.lost[seat])}" if seat in self.lost else "loses nobody"
            laid = ", ".join(self.laid.get(seat, []))
            self.lines.append((f"    {player_text(seat)}  {numbers}  {losses:<13}  card {laid}", ""))
        self.won = None
        self.fighting = False
        self.laid, self.numbers, self.lost = {}, {}, {}

    def _hear_deed(self, event: Event) -> None:
        name = event.name()
        subject = player_text(event.a)
        calm = name in CALM and all(told.name() in CALM for deeds in self.deeds.values() for _, told in deeds)
        if not (EVENTS.get(name, "").startswith("{player} ") or name == "di-seen"):
            self._end_lines()
            self.lines.append((sentence(self.rules, event), ""))
            return
        if not calm and list(self.deeds) != [subject]:
            self._end_lines()
        deeds = self.deeds.setdefault(subject, [])
        for k, (_, told) in enumerate(deeds):
            if name in SUMMED and told.kind == event.kind and (name != "units-placed" or told.b == event.b):
                total = (told.b, told.c + event.c) if name == "units-placed" else (told.b + event.b, -1)
                both = Event(event.kind, event.audience, event.a, total[0], total[1], -1)
                deeds[k] = (sentence(self.rules, both), both)
                return
        deeds.append((sentence(self.rules, event), event))

    def _end_lines(self) -> None:
        """Tells what each player did, in one line each."""
        for subject, deeds in self.deeds.items():
            asides = [text for text, event in deeds if event.name() == "di-seen"]
            did = [text.removeprefix(f"{subject} ").rstrip(".") for text, event in deeds if event.name() != "di-seen"]
            told = [f"{subject} {', '.join(did)}."] if did else []
            self.lines.append((" ".join(told + asides), ""))
        self.deeds = {}
        if self.order:
            self.lines.append((f"Turn order: {', '.join(self.order)}.", ""))
        self.order = []


class Stepper:
    """Shows a record action by action."""

    def __init__(self, record: Record, wait: bool, words: bool) -> None:
        self.record = record
        self.wait = wait
        self.words = words
        self.out = Console(highlight=False, soft_wrap=True)
        self.game = start(record.options, record.seed)
        self.notation = Notation(self.game.rules)
        self.story = Story(self.game.rules)

    def show(self) -> None:
        """Plays the record as far as its actions are legal; raises `RecordError` where our own rules refuse one."""
        ours = self.record.version == RULES_VERSION
        self._say(f"rules version {self.record.version}, {self.record.options.players} players, seed {self.record.seed}")
        if not ours:
            self._say(f"played under rules version {self.record.version}; shown under version {RULES_VERSION}")
        for number, (player, action) in enumerate(self.record.moves, 1):
            text = f"{player_text(player)} {self.notation.text(action)}"
            self.game.log = []
            try:
                self.game.apply(player, action)
            except IllegalAction as error:
                if ours:
                    raise RecordError(f"action {number}, {text!r}: {error}") from error
                self._say(f"stops before action {number}, {text!r}, not legal under version {RULES_VERSION}: {error}")
                return
            self._show_action(number, text)
            if self.wait and number < len(self.record.moves) and not _goes_on():
                return
        self._say(_result(self.record, self.game))
        if ours and digest(self.game) != self.record.digest:
            raise RecordError(f"digest mismatch: the record says {self.record.digest}, the game gives {digest(self.game)}")

    def _say(self, line: str) -> None:
        self.out.print(line, markup=False)

    def _show_action(self, number: int, text: str) -> None:
        self.out.print(f"[dim]{number:5}[/]  [bold]{text}[/]")
        public = [event for event in self.game.log or [] if event.audience == EVERYBODY]
        if any(event.kind == ROUND_BEGINS for event in public):
            self.out.rule(self._standing())
        texts = [event_text(self.game.rules, event) for event in public]
        for line in [line for line, _ in self.story.tell(public)] if self.words else texts:
            self._say(f"         {line}")

    def _standing(self) -> str:
        seats = range(self.record.options.players)
        return ", ".join(f"{player_text(seat)} {self.game.total_vp(seat)} VP" for seat in seats)

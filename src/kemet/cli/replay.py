"""`kemet replay`: checks a record, or steps through it. And the story that events make, for `kemet play` too."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console

from kemet.cli.common import Commands, UserError, add_command, read_text
from kemet.cli.story import Story
from kemet.cli.voice import say, spoken
from kemet.cli.wording.seth import winners_text
from kemet.engine import RULES_VERSION, Game, IllegalAction, start
from kemet.engine.events import EVERYBODY, ROUND_BEGINS
from kemet.engine.notation import event_text, move_text, player_text
from kemet.engine.record import Record, RecordError, digest, read_record, replay
from kemet.engine.view import SPECTATOR, view


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
            print(say("replay-digest-ok", result=_result(record, replay(record))))
        else:
            Stepper(record, not args.all and sys.stdin.isatty(), args.words).show()
    except ValueError as error:
        raise UserError(f"{args.file}: {error}") from error
    return 0


def _result(record: Record, game: Game) -> str:
    end = (
        say("replay-won", player=winners_text(view(game, SPECTATOR)), round=int(game.round))
        if game.over()
        else say("replay-unfinished", round=int(game.round))
    )
    actions = str(len(record.moves))
    return say("replay-result", version=record.version, players=record.options.players, actions=actions, end=end)


def _goes_on() -> bool:
    """Waits for Enter; tells whether the reader wants to see more."""
    try:
        return input().strip().lower() != "q"
    except EOFError:
        return False


class Stepper:
    """Shows a record action by action."""

    def __init__(self, record: Record, wait: bool, words: bool) -> None:
        self.record = record
        self.wait = wait
        self.words = words
        self.out = Console(highlight=False, soft_wrap=True)
        self.game = start(record.options, record.seed)
        self.story = Story(self.game.rules)

    def show(self) -> None:
        """Plays the record as far as its actions are legal; raises `RecordError` where our own rules refuse one."""
        ours = self.record.version == RULES_VERSION
        record = self.record
        self._say(say("replay-head", version=record.version, players=record.options.players, seed=record.seed))
        if not ours:
            self._say(say("replay-other-rules", version=record.version, ours=RULES_VERSION))
        for number, (player, action) in enumerate(self.record.moves, 1):
            text = move_text(self.game.rules, player, action)
            self.game.log = []
            try:
                self.game.apply(player, action)
            except IllegalAction as error:
                if ours:
                    raise RecordError(f"action {number}, {text!r}: {error}") from error
                refusal = error.refusal
                why = spoken().refusal(refusal.code, refusal.values, refusal.rules)
                self._say(say("replay-stops", number=number, action=repr(text), ours=RULES_VERSION, why=why))
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
        total = self.game.total_vp
        return ", ".join(f"{player_text(seat)} {say('term-vp', number=int(total(seat)))}" for seat in seats)

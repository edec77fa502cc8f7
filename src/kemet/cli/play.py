"""`kemet play`: a game in the terminal against bots."""

from __future__ import annotations

import argparse
import secrets
import sys

from rich.markup import escape
from rich.table import Table

from kemet.bots import Bot, Perspective, make_bot
from kemet.cli import screen
from kemet.cli.common import (
    Commands,
    UserError,
    add_command,
    add_game_arguments,
    bot_names,
    game_options,
    seed_text,
    whole,
    write_text,
)
from kemet.cli.rules import find, print_entries
from kemet.cli.wording import context, meaning, name_of, question, sentence
from kemet.engine import IllegalAction, Options
from kemet.engine.ids import BIT
from kemet.engine.notation import Notation, NotationError, player_text
from kemet.engine.record import Recorder, write_record
from kemet.engine.view import view
from kemet.rulebook_search import Entry

HELP = """\
Type the number of an option, or its notation.
  b          the board          m          the map: which spaces are neighbours
  s          tiles on sale      t NAME     what a tile or card does
  r WORDS    look up rules      undo       take your last action back
  save FILE  write a record     quit       leave the game"""


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = add_command(
        commands,
        "play",
        "Play a game in the terminal against bots. Type '?' in the game for help.",
        ["kemet play", "kemet play --players 4 --seat 2 --bots sensible,random", "kemet play --learning --seed pyramid"],
        run,
    )
    add_game_arguments(parser)
    parser.add_argument(
        "--bots", default="sensible", metavar="A,B", help="your opponents, repeated as needed (default sensible)"
    )
    parser.add_argument("--seat", type=whole(1), default=1, metavar="N", help="your seat: 1 makes you p1 (default 1)")
    parser.add_argument("--seed", type=seed_text, help="the same seed gives the same cards (default: a new one)")
    parser.add_argument("--auto", action="store_true", help="let the first bot play your seat too")


def run(args: argparse.Namespace) -> int:
    """Plays until the game ends or the player leaves; returns 0."""
    options = game_options(args)
    if args.seat > options.players:
        raise UserError(f"--seat: there is no seat {args.seat} in a game of {options.players}")
    opponents = bot_names(args.bots, options.players - 1)
    seat = args.seat - 1
    bots = opponents[:seat] + [opponents[0]] + opponents[seat:]
    Session(options, seat, bots, args.seed or secrets.token_hex(4), args.auto).run()
    return 0


def _components(name: str) -> list[Entry]:
    """Returns the tiles, cards and creatures that *name* may mean."""
    found = [entry for entry in find(name) if "/" in entry.id]
    if not found:
        raise UserError(f"no tile or card found for {name!r}")
    return found


class Session:
    """A person, bots, and a game between them; with *auto* a bot takes the person's place."""

    def __init__(self, options: Options, seat: int, bots: list[str], seed: str, auto: bool) -> None:
        self.out = screen.make_console()
        self.seat = seat
        self.auto = auto
        self.seed = seed
        self.names = [name_of(k, seat, bots) for k in range(options.players)]
        self.bots: list[Bot] = [make_bot(name, f"{seed}/{player_text(k)}") for k, name in enumerate(bots)]
        self.recorder = Recorder(options, seed)
        self.recorder.game.log = []
        self.notation = Notation(self.recorder.game.rules)
        # Round and tokens left when the board was shown last.
        self.shown = (-1, -1)

    def run(self) -> None:
        """Plays until the game is over or the person leaves."""
        self.out.print(f"You are {player_text(self.seat)}. Seed {escape(self.seed)}. Type ? for help.")
        while not self.recorder.game.over():
            mine = self.recorder.game.awaiting() & BIT[self.seat]
            if not mine or self.auto:
                self._let_bot_act(self.seat if mine else int(self.recorder.game.to_act()))
            elif not self._let_person_act():
                return
        self._show_end()

    def _let_bot_act(self, player: int) -> None:
        game = self.recorder.game
        legal = game.legal(player)
        action = legal[0]
        if len(legal) > 1:
            action = self.bots[player].decide(Perspective(game, player), legal)
        if self.auto:
            self._show_news()
            self._show_board_if_new(int(game.round), 0)
            if player == self.seat and len(legal) > 1:
                self.out.print(f"{player_text(player)} chooses {self.notation.text(action)}")
        self.recorder.apply(player, action)

    def _let_person_act(self) -> bool:
        """Asks until the person has acted; tells whether the game goes on."""
        game = self.recorder.game
        self._show_news()
        legal = game.legal(self.seat)
        turn = game.decision().name() == "turn"
        if len(legal) > 1:
            if turn and not view(game, self.seat)["frames"][-1]["laid"]:
                self._show_board_if_new(int(game.round), int(game.tokens_left[self.seat]))
            self._ask(legal)
        elif turn and self.recorder.can_undo(self.seat):
            self.out.print("\nYour turn is over: Enter ends it, 'undo' takes your last action back.")
        else:
            self.out.print(f"[dim]{player_text(self.seat)} {self.notation.text(legal[0])}: nothing else is possible[/]")
            self.recorder.apply(self.seat, legal[0])
            return True
        return self._obey_until_acted(legal)

    def _obey_until_acted(self, legal: list[int]) -> bool:
        while True:
            line = self._read()
            if line is None or line in ("quit", "q"):
                self.out.print("You leave the game.")
                return False
            if self._obey(line, legal):
                return True

    def _obey(self, line: str, legal: list[int]) -> bool:
        """Does what the person typed; tells whether the position changed."""
        word, _, rest = line.partition(" ")
        try:
            if word == "undo":
                self._undo()
                return True
            if word == "save":
                self._save(rest.strip())
            elif word == "r":
                print_entries(self.out, find(rest))
            elif word == "t":
                print_entries(self.out, _components(rest))
            elif word in ("?", "b", "m", "s") or (not line and len(legal) > 1):
                self._tell(word)
            else:
                self.recorder.apply(self.seat, self._action(line, legal))
                return True
        except (UserError, NotationError, IllegalAction) as error:
            self.out.print(f"[red]{escape(str(error))}[/]")
        return False

    def _action(self, line: str, legal: list[int]) -> int:
        """Returns the action typed as number of an option or in notation."""
        if not line and len(legal) == 1:
            return legal[0]
        if not line.isdecimal():
            return self.notation.action(line)
        if len(line) > 3 or not 1 <= int(line) <= len(legal):
            raise UserError(f"there is no option {line}; options are 1 to {len(legal)}")
        return legal[int(line) - 1]

    def _undo(self) -> None:
        """Takes the last action back, and those before it that were forced."""
        self.recorder.undo(self.seat)
        while len(self.recorder.game.legal(self.seat)) == 1 and self.recorder.can_undo(self.seat):
            self.recorder.undo(self.seat)
        self.recorder.game.log = []
        self.out.print("Taken back.")

    def _save(self, path: str) -> None:
        if not path:
            raise UserError("save where? Type: save FILE")
        write_text(path, write_record(self.recorder.record()))
        self.out.print(f"Saved to {escape(path)}; 'kemet replay {escape(path)}' shows it.")

    # What the person sees.

    def _tell(self, word: str) -> None:
        game = self.recorder.game
        if word == "b":
            self._show_board()
        elif word == "m":
            self.out.print(screen.space_map(game.rules))
        elif word == "s":
            self.out.print(screen.supply(view(game, self.seat), game.rules))
        else:
            self.out.print(HELP, markup=False)

    def _show_news(self) -> None:
        """Tells what happened since the last time, as far as the person may know."""
        game = self.recorder.game
        for event in game.log or []:
            if event.audience & BIT[self.seat]:
                self.out.print(f"  {sentence(game.rules, event)}", markup=False)
        game.log = []

    def _show_board_if_new(self, round_number: int, tokens: int) -> None:
        if self.shown != (round_number, tokens):
            self.shown = (round_number, tokens)
            self._show_board()

    def _show_board(self) -> None:
        game = self.recorder.game
        seen = view(game, self.seat)
        self.out.rule(screen.headline(seen, game.rules))
        self.out.print(screen.board(seen, game.rules, self.names))

    def _ask(self, legal: list[int]) -> None:
        game = self.recorder.game
        seen = view(game, self.seat)
        self.out.print()
        if context(seen):
            self.out.print(context(seen))
        self.out.print(f"[bold]{question(seen)}[/]")
        options = Table.grid(padding=(0, 2))
        options.add_column(justify="right", style="dim")
        options.add_column(no_wrap=True)
        options.add_column()
        for number, action in enumerate(legal, 1):
            options.add_row(str(number), self.notation.text(action), meaning(game, self.seat, seen, action))
        self.out.print(options)

    def _show_end(self) -> None:
        game = self.recorder.game
        self._show_news()
        self._show_board()
        self.out.print(f"{self.names[game.winner]} wins in round {game.round}.\n")
        self.out.print(screen.final_scores(view(game, self.seat), self.names))
        if not self.auto:
            self._offer_record()

    def _offer_record(self) -> None:
        self.out.print("Type 'save FILE' to keep a record, or Enter to leave.")
        line = self._read()
        while line and line not in ("quit", "q"):
            try:
                self._save(line.removeprefix("save").strip())
                return
            except UserError as error:
                self.out.print(f"[red]{escape(str(error))}[/]")
            line = self._read()

    def _read(self) -> str | None:
        """Returns what the person types, or None at the end of input."""
        try:
            line = input("> ").strip()
        except EOFError:
            self.out.print()
            return None
        except UnicodeDecodeError as error:
            raise UserError(f"standard input: this is no text in UTF-8: {error}") from error
        if not sys.stdin.isatty():
            self.out.print(line, markup=False)
        return line

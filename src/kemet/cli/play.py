"""`kemet play`: a game in the terminal against bots."""

from __future__ import annotations

import argparse
import difflib
import re
import secrets
import sys
from contextlib import nullcontext, suppress

from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

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
from kemet.cli.help import how, manual
from kemet.cli.path_screen import path_picture, token_list
from kemet.cli.rules import find, print_entries
from kemet.cli.story import Story
from kemet.cli.voice import say, spoken
from kemet.cli.wording import context, meaning, question
from kemet.cli.wording.seth import goal_text, winners_text
from kemet.cli.wording.words import joined, name_of
from kemet.engine import IllegalAction, Options
from kemet.engine.actions import PASS
from kemet.engine.ids import BIT, COLOUR_NAMES
from kemet.engine.notation import Notation, player_text
from kemet.engine.record import Recorder, write_record
from kemet.engine.refusals import Refusal
from kemet.engine.text_board import NARROWEST, WIDEST, headline
from kemet.engine.view import view
from kemet.rulebook_components import Entry

# Questions that come from what others do: answers typed in advance were not meant for them.
OTHERS_WINDOWS = ["veto", "escape", "community-escape"]
# Where a forced pass goes without saying.
PLAIN_PASSES = [
    "turn", "veto", "escape", "battle-cards", "move", "divine-wound", "seth-turn", "community-turn", "community-escape",
]  # fmt: skip
# Where a turn begins: the board is shown anew.
TURNS = ["turn", "seth-turn", "community-turn"]


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = add_command(
        commands,
        "play",
        "Play a game in the terminal against bots. Type '?' in the game for help.",
        ["kemet play", "kemet play --players 4 --seat 2 --bots hard,easy", "kemet play --learning --seed pyramid"],
        run,
    )
    add_game_arguments(parser)
    parser.add_argument("--bots", default="normal", metavar="A,B", help="your opponents, repeated as needed (default normal)")
    parser.add_argument("--seat", type=whole(1), default=1, metavar="N", help="your seat: 1 makes you p1 (default 1)")
    parser.add_argument("--seed", type=seed_text, help="the same seed gives the same cards (default: a new one)")
    parser.add_argument("--auto", action="store_true", help="let the first bot play your seat too")


def run(args: argparse.Namespace) -> int:
    """Plays until the game ends or the player leaves; returns 0."""
    options = game_options(args)
    if args.seat > options.players:
        raise UserError(f"--seat: {say('term-no-such-seat', seat=args.seat, players=options.players)}")
    opponents = bot_names(args.bots, options.players - 1)
    seat = args.seat - 1
    bots = opponents[:seat] + [opponents[0]] + opponents[seat:]
    Session(options, seat, bots, args.seed or secrets.token_hex(4), args.auto).run()
    return 0


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
        self.story = Story(self.recorder.game.rules)
        # Answers typed in advance, with commas between; dropped when one is refused or the turn is no longer the person's.
        self.ahead: list[str] = []
        # What was told so far: after how many actions, in which round, the line, its style.
        self.told: list[tuple[int, int, str, str]] = []
        # Round and tokens left when the board was shown last.
        self.shown = (-1, -1)

    def run(self) -> None:
        """Plays until the game is over or the person leaves."""
        with suppress(ImportError):
            import readline  # noqa: F401 (input() then has a history and lines that can be edited)
        game = self.recorder.game
        self.out.print(say("term-you-are", player=player_text(self.seat), seed=self.seed), markup=False)
        self.out.print(goal_text(view(game, self.seat), int(game.rules.target)))
        while not self.recorder.game.over():
            if not self._mine() or self.auto:
                self._let_bots_act()
            elif not self._let_person_act():
                return
        self._show_end()

    def _mine(self) -> bool:
        return bool(self.recorder.game.awaiting() & BIT[self.seat])

    def _let_bots_act(self) -> None:
        """Lets bots act until the person is asked or the game is over."""
        waiting = self.out.status(say("term-thinking")) if self.out.is_terminal else nullcontext()
        with waiting:
            while not self.recorder.game.over() and (self.auto or not self._mine()):
                self._let_bot_act(self.seat if self._mine() else int(self.recorder.game.to_act()))
        if self.ahead and not self._own_turn():
            self._drop_ahead()

    def _own_turn(self) -> bool:
        """Tells whether the turn of the person still goes on, whoever else was asked for a Veto or a battle card."""
        seen = view(self.recorder.game, self.seat)
        return bool(seen["turn"] == seen["you"] and seen["frames"][-1]["frame"] not in OTHERS_WINDOWS)

    def _drop_ahead(self) -> None:
        """Forgets the answers typed in advance, and says which."""
        if self.ahead:
            self.out.print(say("term-dropped", answers=", ".join(self.ahead)), style="dim", markup=False)
        self.ahead = []

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
                self.out.print(say("term-chooses", player=player_text(player), action=self.notation.text(action)))
        self.recorder.apply(player, action)

    def _let_person_act(self) -> bool:
        """Asks until the person has acted; tells whether the game goes on."""
        game = self.recorder.game
        self._show_news()
        legal = game.legal(self.seat)
        turn = game.decision().name() == "turn"
        if len(legal) == 1 and not (turn and self.recorder.can_undo(self.seat)):
            self._show_forced(legal[0])
            self.recorder.apply(self.seat, legal[0])
            return True
        if len(legal) > 1 and game.decision().name() in TURNS and not view(game, self.seat)["frames"][-1].get("laid"):
            self._show_board_if_new(int(game.round), int(game.tokens_left[self.seat]))
        if not self.ahead:
            self._ask(legal)
        return self._obey_until_acted(legal)

    def _obey_until_acted(self, legal: list[int]) -> bool:
        while True:
            unasked = bool(self.ahead)
            line = self._next_line()
            if line is None or line in ("quit", "q"):
                self.out.print(say("term-leave"))
                return False
            if self._obey(line, legal):
                return True
            self._drop_ahead()
            if unasked:
                self._ask(legal)

    def _obey(self, line: str, legal: list[int]) -> bool:
        """Does what the person typed; tells whether the position changed."""
        word, _, rest = line.partition(" ")
        try:
            if line and line.lower() in self._short_names(legal):
                self.recorder.apply(self.seat, self._action(line, legal))
                return True
            if word == "undo":
                self._undo()
                return True
            if word == "save":
                self._save(rest.strip())
            elif word == "r":
                print_entries(self.out, find(rest))
            elif word == "t":
                print_entries(self.out, self._components(rest.strip()))
            elif word == "log":
                self._show_log(rest.strip() == "all")
            elif word in ("?", "help", "how") or (not line and len(legal) > 1):
                rules = self.recorder.game.rules
                self.out.print(how(rules) if word == "how" else manual(rules))
            elif word in self._views():
                self._show(word, rest.strip())
                self._ask(legal)
            else:
                self.recorder.apply(self.seat, self._action(line, legal))
                return True
        except UserError as error:
            self.out.print(f"[red]{escape(str(error))}[/]")
        except IllegalAction as error:
            # The engine has no better reason than this for what answers another question.
            refusal = error.refusal
            other = refusal.code == "no-answer"
            told = say("term-other-question", line=line) if other else self._refused(refusal)
            teleport = f"~{line.lower()}"
            if teleport in map(self.notation.text, legal):
                told = f"{told} {say('term-by-teleport', action=teleport)}"
            self.out.print(told, style="red", markup=False)
        return False

    def _refused(self, refusal: Refusal) -> str:
        return spoken().refusal(refusal.code, refusal.values, refusal.rules)

    def _short_names(self, legal: list[int]) -> list[str]:
        """Returns the last words of the options, like `s` of `city/s`; none that two options share."""
        names = [re.split("[@~/]", self.notation.text(action))[-1] for action in legal]
        return [word for word in names if names.count(word) == 1]

    def _action(self, line: str, legal: list[int]) -> int:
        """Returns the action typed as number of an option, in notation, or as a part of it that fits one option only."""
        if not line and len(legal) == 1:
            return legal[0]
        if line.isdecimal():
            if len(line) > 3 or not 1 <= int(line) <= len(legal):
                raise UserError(say("term-no-option", line=line, number=len(legal)))
            return legal[int(line) - 1]
        texts = {self.notation.text(action): action for action in legal}
        typed = line.lower()
        if typed in texts:
            return texts[typed]
        # A step that is not possible is refused with its reason, not taken for the teleport to the same space.
        step = typed in self.notation.actions and f"~{typed}" in texts and self.recorder.game.decision().name() == "move"
        # Where an extra token could be laid there too, the regular one is meant.
        if f"@{typed}" in texts:
            return texts[f"@{typed}"]
        part = typed.replace(" ", "-")
        fitting = [text for text in texts if re.split("[@~/]", text)[-1] == typed and not step]
        if not fitting and typed in self.notation.actions:
            return self.notation.action(typed)
        fitting = fitting or [text for text in texts if len(part) > 1 and part in text.replace("_", "-")]
        if len(fitting) == 1:
            return texts[fitting[0]]
        if fitting:
            raise UserError(say("term-may-mean", line=line, words=joined(fitting, "or")))
        near = difflib.get_close_matches(typed, list(texts), 3)
        if near:
            raise UserError(say("term-no-action-near", line=line, words=joined(near, "or")))
        raise UserError(say("term-no-action", line=line))

    def _components(self, name: str) -> list[Entry]:
        """Returns the components that *name* may mean; for a player's word, the tiles and tokens of that player."""
        for player in view(self.recorder.game, self.seat)["players"]:
            if player["player"] == name:
                owned = player["tiles"] + [f"token/{slug}" for slug in player.get("path-tokens", {})]
                if not owned:
                    raise UserError(say("term-no-tiles", player=name))
                return [find(component)[0] for component in owned]
        found = [entry for entry in find(name) if "/" in entry.id]
        if not found:
            raise UserError(say("term-no-component", name=name))
        return found

    def _undo(self) -> None:
        """Takes the last action back, and those before it that were forced."""
        self.recorder.undo(self.seat)
        while len(self.recorder.game.legal(self.seat)) == 1 and self.recorder.can_undo(self.seat):
            self.recorder.undo(self.seat)
        self.recorder.game.log = []
        self.story = Story(self.recorder.game.rules)
        self.told = [line for line in self.told if line[0] <= self._actions()]
        self.out.print(say("term-taken-back"))

    def _save(self, path: str) -> None:
        if not path:
            raise UserError(say("term-save-where"))
        write_text(path, write_record(self.recorder.record()))
        self.out.print(say("term-saved", path=path), markup=False)

    # What the person sees.

    def _views(self) -> list[str]:
        """Returns the words that show something of the game."""
        return ["o", "b", "m", "s", *(["p"] if "path" in self.recorder.game.rules.options.modules else [])]

    def _show(self, word: str, rest: str) -> None:
        """Shows the board, the map, the path or the tiles on sale; for 'o' nothing, as the question follows in any case."""
        game = self.recorder.game
        if word == "b":
            self._show_board()
        elif word == "m":
            if self.out.width >= NARROWEST:
                self.out.print(screen.picture(view(game, self.seat), game.rules, self.out.width))
            self.out.print(screen.space_map(game.rules))
        elif word == "p":
            seen = view(game, self.seat)
            self.out.print(path_picture(seen, game.rules, min(self.out.width, WIDEST)))
            self.out.print(token_list(seen, game.rules))
        elif word == "s":
            colours = {COLOUR_NAMES[colour]: colour for colour in [*game.rules.pyramid_colours, *game.rules.lone_colours]}
            if rest and rest not in colours:
                raise UserError(say("term-no-colour", colour=rest, colours=", ".join(colours)))
            everything = screen.supply(view(game, self.seat), game.rules)
            self.out.print(screen.tiles_of(game, self.seat, colours[rest]) if rest else everything)

    def _show_news(self) -> None:
        """Tells what happened since the last time, as far as the person may know."""
        game = self.recorder.game
        known = [event for event in game.log or [] if event.audience & BIT[self.seat]]
        for line, style in self.story.tell(known):
            self._show_line(line, style)
            self.told.append((self._actions(), int(game.round), line, style))
        game.log = []

    def _actions(self) -> int:
        """Returns how many actions were taken so far."""
        return len(self.recorder.moves)

    def _show_line(self, line: str, style: str) -> None:
        text = self.out.render_str(line.lstrip(), markup=False)
        text.stylize(style)
        indent = 2 + len(line) - len(line.lstrip())
        self.out.print(Padding(text, (0, 0, 0, indent), expand=False))

    def _show_log(self, whole: bool) -> None:
        """Shows what was told in this round, or from the beginning."""
        now = int(self.recorder.game.round)
        lines = [(line, style) for _, number, line, style in self.told if whole or number == now]
        for line, style in lines:
            self._show_line(line, style)
        if not lines:
            self.out.print(say("term-no-log"))

    def _show_forced(self, action: int) -> None:
        """Says that *action* is the only option, where that is worth a word."""
        game = self.recorder.game
        seen = view(game, self.seat)
        if action != PASS or game.decision().name() not in PLAIN_PASSES:
            only = meaning(game, self.seat, seen, action)
            id = "term-only-means" if only else "term-only"
            words = say(id, question=question(seen), action=self.notation.text(action), meaning=only)
            self.out.print(words, style="dim", markup=False)

    def _show_board_if_new(self, round_number: int, tokens: int) -> None:
        if self.shown != (round_number, tokens):
            self.shown = (round_number, tokens)
            self._show_board()

    def _show_board(self) -> None:
        game = self.recorder.game
        seen = view(game, self.seat)
        self.out.rule(headline(seen, game.rules, say))
        self.out.print(screen.board(seen, game.rules, self.names, self.out.width, self.out.height))

    def _ask(self, legal: list[int]) -> None:
        self.out.print()
        if len(legal) == 1:
            self.out.print(say("term-turn-over"))
            return
        game = self.recorder.game
        seen = view(game, self.seat)
        for line in context(game, seen):
            self.out.print(line, markup=False)
        self.out.print(question(seen), style="bold", markup=False)
        options = Table.grid(padding=(0, 2))
        options.highlight = True
        options.add_column(justify="right", style="dim")
        options.add_column(no_wrap=True)
        options.add_column()
        for number, action in enumerate(legal, 1):
            text = Text(self.notation.text(action), "bold")
            options.add_row(str(number), text, meaning(game, self.seat, seen, action))
        self.out.print(options)

    def _show_end(self) -> None:
        game = self.recorder.game
        self._show_news()
        self._show_board()
        praise = f" {say('term-well-played')}" if game.has_won(self.seat) and not self.auto else ""
        winners = winners_text(view(game, self.seat))
        self.out.print(f"{say('term-wins', player=winners, round=int(game.round))}{praise}\n")
        self.out.print(screen.final_scores(view(game, self.seat), self.names))
        if not self.auto:
            self._offer_record()

    def _offer_record(self) -> None:
        self.out.print(say("term-offer-record"))
        line = self._read()
        while line and line not in ("quit", "q"):
            word, _, rest = line.partition(" ")
            try:
                if word == "save":
                    self._save(rest.strip())
                    return
                if word == "log":
                    self._show_log(rest.strip() == "all")
                else:
                    self.out.print(say("term-offer-record"))
            except UserError as error:
                self.out.print(f"[red]{escape(str(error))}[/]")
            line = self._read()

    def _next_line(self) -> str | None:
        """Returns the next answer: one typed in advance, or what the person types now."""
        if self.ahead:
            line = self.ahead.pop(0)
            self.out.print(f"> {line}", markup=False)
            return line
        typed = self._read()
        if typed is None or typed.partition(" ")[0] in ("save", "r", "t"):
            return typed
        first, *self.ahead = [answer.strip() for answer in typed.split(",")]
        return first

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

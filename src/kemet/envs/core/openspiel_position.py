"""Where a game is, as OpenSpiel walks through it: chance picks a seed, then players choose. OpenSpiel is not needed here."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from kemet.engine.actions import ActionList, meant_by, options_counted_from
from kemet.engine.determinize import determinize
from kemet.engine.events import EVENT_FIELDS
from kemet.engine.game import Game, empty_game
from kemet.engine.ids import BIT
from kemet.engine.notation import event_text, move_text, player_text
from kemet.engine.play.match import Match
from kemet.engine.record import digest
from kemet.engine.registry import make_rules
from kemet.engine.rng import Rng
from kemet.engine.rules import Options, Rules
from kemet.envs.core.rewards import WIN, game_rewards

# OpenSpiel's numbers for who acts when no player does.
CHANCE: Final = -1
TERMINAL: Final = -4

# Chance picks the seed byte by byte, the highest first.
SEED_BYTES: Final = 4
OUTCOMES: Final = 256
# Games end long before; one that does not ends here, without a winner.
LONGEST_GAME: Final = 10_000

# What a player chose is remembered like an event: who, and the action.
CHOICE: Final = len(EVENT_FIELDS)

# The parameters of a game: players, modules joined by '+', target, edition.
Parameters = tuple[int, str, int, str]
# A change to another world that one player cannot tell apart: after how many choices, who, and three random words.
Resample = tuple[int, int, int, int, int]


@lru_cache(maxsize=64)
def rules_for(players: int, modules: str, target: int, edition: str) -> Rules:
    """Returns the rules for the parameters of a game. Raises `OptionError` for what no game can have."""
    chosen = [name for name in modules.split("+") if name]
    return make_rules(Options(players=players, target=target, modules=chosen, edition=edition))


def parameters_of(rules: Rules) -> Parameters:
    """Returns the parameters for `rules_for` that give *rules*."""
    options = rules.options
    return options.players, "+".join(options.modules), options.target, options.edition


class Memory:
    """One thing that happened: the seats that may know of it as a mask, its text, and its kind with four arguments."""

    def __init__(self, audience: int, text: str, row: tuple[int, int, int, int, int]) -> None:
        self.audience = audience
        self.text = text
        self.row = row


class Place:
    """Where a game is: who acts, and what can be done."""

    def __init__(self, rules: Rules, player: int) -> None:
        self.rules = rules
        self.player = player

    def legal(self) -> list[int]:
        """Returns the legal actions of whoever acts, sorted."""
        raise NotImplementedError

    def take(self, action: int) -> Place:
        """Takes *action* of whoever acts; returns the place that follows. Raises `ValueError` if it is not legal."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """Returns what each player has gained: 0 until the game is over."""
        return [0.0] * self.rules.options.players

    def __deepcopy__(self, memo: dict[int, Any]) -> Place:
        return self


class Seeding(Place):
    """The beginning: chance has picked some bytes of the seed. It never changes, so copies share it."""

    def __init__(self, rules: Rules, seed: list[int]) -> None:
        super().__init__(rules, CHANCE)
        self.seed = seed

    def legal(self) -> list[int]:
        """Returns the values of a byte."""
        return list(range(OUTCOMES))

    def take(self, action: int) -> Place:
        """Returns what follows when chance picks *action* for the next byte."""
        if not 0 <= action < OUTCOMES:
            raise ValueError(f"{action} is no byte of a seed")
        seed = [*self.seed, action]
        return Seeding(self.rules, seed) if len(seed) < SEED_BYTES else opened(self.rules, int.from_bytes(seed, "big"), None)

    def __reduce__(self) -> tuple[Any, ...]:
        return restored_seeding, (parameters_of(self.rules), self.seed)

    def __str__(self) -> str:
        return f"seed {bytes(self.seed).hex() or '-'}"


class Position(Place):
    """A game in progress or over, with everything it takes to get there again. Decisions with one legal action are played at
    once: what is left to OpenSpiel are choices."""

    def __init__(
        self,
        game: Game,
        player: int,
        seed: int,
        moves: list[int],
        resamples: list[Resample],
        story: list[Memory] | None,
    ) -> None:
        super().__init__(game.rules, player)
        self.game = game
        self.seed = seed
        self.moves = moves
        self.resamples = resamples
        # What happened so far, kept from when somebody first asks for it.
        self.story = story
        if story is not None and game.log is None:
            game.log = []
        self.options = ActionList()
        self._counted = ActionList()
        if player >= 0:
            game.options(player, self.options)

    def legal(self) -> list[int]:
        """Returns the legal actions of the player to act, sorted; seats are counted from that player on."""
        options = options_counted_from(self.player, self.rules.players, self.options, self._counted)
        actions = options.to_list()
        for k in range(1, options.n):
            if options.items[k - 1] > options.items[k]:
                actions.sort()
                break
        return actions

    def take(self, action: int) -> Place:
        """Takes *action* of the player to act, runs on to the next choice, and returns itself."""
        meant = meant_by(self.player, self.rules.players, action)
        if not self.options.has(meant):
            raise ValueError(f"{action} is no legal action here; those are {self.legal()}")
        if self.story is not None:
            text = move_text(self.rules, self.player, meant)
            self.story.append(Memory(BIT[self.player], text, (CHOICE, self.player, action, -1, -1)))
        self.moves.append(action)
        self.game.take(self.player, meant)
        self.settle()
        return self

    def settle(self) -> None:
        """Plays decisions with one legal action, one seat after the other: whoever answers later in a shared decision cannot
        see from who is still awaited whether the others had a choice."""
        game = self.game
        options = self.options
        player = game.to_act()
        while player >= 0:
            game.options(player, options)
            if options.n > 1:
                break
            game.take(player, options.items[0])
            player = game.to_act()
        if player < 0 or len(self.moves) >= LONGEST_GAME:
            player = TERMINAL
            options.clear()
        self.player = player
        self.hear()

    def hear(self) -> None:
        """Moves what the engine logged into the story, where one is kept."""
        if self.story is None or self.game.log is None:
            return
        for event in self.game.log:
            row = (int(event.kind), int(event.a), int(event.b), int(event.c), int(event.d))
            self.story.append(Memory(event.audience, event_text(self.rules, event), row))
        self.game.log.clear()

    def returns(self) -> list[float]:
        """Returns what each player has gained: the winner gets 1, the others share -1."""
        return game_rewards(WIN, self.game) if self.game.over() else super().returns()

    def remembered(self) -> list[Memory]:
        """Returns the whole story. When it is first asked for, the game is played again from its seed."""
        if self.story is None:
            twin = replayed(self.rules, self.seed, self.moves, self.resamples, [])
            self.game = twin.game
            self.story = twin.story
        assert self.story is not None
        return self.story

    def resampled(self, player: int, a: int, b: int, c: int) -> Position:
        """Returns another position that *player* cannot tell apart: hidden things and all chance to come are drawn by three
        random words. Of the past it tells what that player knows."""
        story = [memory for memory in self.remembered() if memory.audience & BIT[player]]
        game = determinize(self.game, player, Rng(a, b, c, 1))
        resamples = [*self.resamples, (len(self.moves), player, a, b, c)]
        # A decision that has become forced in the other world is not played: *player* could tell.
        return Position(game, self.player, self.seed, self.moves[:], resamples, story)

    def __deepcopy__(self, memo: dict[int, Any]) -> Place:
        story = None if self.story is None else self.story[:]
        return Position(self.game.copy(), self.player, self.seed, self.moves[:], self.resamples, story)

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (parameters_of(self.rules), self.seed, self.moves, self.resamples)

    def __str__(self) -> str:
        who = player_text(self.player) if self.player >= 0 else "nobody"
        return f"round {self.game.round}, {who} to choose, {len(self.moves)} choices made, {digest(self.game)}"


def opened(rules: Rules, seed: int, story: list[Memory] | None) -> Position:
    """Returns the first choice of the game of *seed*; with a list for its *story*, it keeps one."""
    position = Position(empty_game(rules, seed), TERMINAL, seed, [], [], story)
    position.game.push(Match(0))
    position.game.advance()
    position.settle()
    return position


def replayed(rules: Rules, seed: int, moves: list[int], resamples: list[Resample], story: list[Memory] | None) -> Position:
    """Returns the position after *moves* from *seed*, with the changes of world in between."""
    position = opened(rules, seed, story)
    begin = 0
    for after, player, a, b, c in resamples:
        for action in moves[begin:after]:
            position.take(action)
        begin = after
        position = position.resampled(player, a, b, c)
    for action in moves[begin:]:
        position.take(action)
    return position


def restored_seeding(parameters: Parameters, seed: list[int]) -> Seeding:
    """Returns the beginning that was pickled."""
    return Seeding(rules_for(*parameters), seed)


def restored(parameters: Parameters, seed: int, moves: list[int], resamples: list[Resample]) -> Position:
    """Returns the position that was pickled, by playing it again."""
    return replayed(rules_for(*parameters), seed, moves, resamples, None)

"""A game in progress: the state, the stack of frames, and the loop that runs them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kemet.engine.actions import ActionList
from kemet.engine.board import SPACES
from kemet.engine.events import EVERYBODY, GAME_WON, Event
from kemet.engine.frame import Frame
from kemet.engine.ids import BIT, COLOURS, EXTRAS, NONE, TOKEN_KINDS, VP_KINDS, lowest
from kemet.engine.notation import move_text, parse_move
from kemet.engine.refusals import Refusal, refuse
from kemet.engine.rng import Rng, seeded
from kemet.engine.rules import Rules
from kemet.engine.state import State, filled, total, zeros
from kemet.engine.text_board import board_text, summary

# Stands on top when the stack is empty: it waits for nobody.
NO_FRAME: Final = Frame(0, 0)

# Lists of actions that were used and can be used again.
USED_LISTS: Final[list[ActionList]] = []


def empty_list() -> ActionList:
    """Returns an empty list of actions; whoever is done with it puts it among the used ones."""
    try:
        found = USED_LISTS.pop()
    except IndexError:
        return ActionList()
    found.clear()
    return found


class IllegalAction(ValueError):
    """An action its player may not take now. The game is unchanged. The message is the refusal in English, with its rules;
    `refusal` has it as code and values, for `kemet.locale` to say in other languages.

    Examples:
        >>> from kemet import Options, start
        >>> game = start(Options(players=2), seed=7)
        >>> game.play("p2 city/c")
        Traceback (most recent call last):
        ...
        kemet.engine.game.IllegalAction: Pick a city that is still free: nw, s. (K3.2)
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        # Read only when somebody looks: games are played by the million where nobody does.
        from kemet.locale import typed_texts

        return typed_texts("en").refusal(self.refusal.code, self.refusal.values, self.refusal.rules)


@mypyc_attr(acyclic=True)
class Game(State):
    """A game in progress: the state with its stack of frames. `start` begins one.

    `legal` and `apply` are the two doors: what may this seat do, and do it. They speak in numbers, for programs that play
    millions of decisions. `moves` and `play` are the same doors for people, who read and write the notation. `repr(game)` is
    a line, `print(game)` the board; both show what everybody may see, never a hand.

    Examples:
        >>> from kemet import Options, start
        >>> game = start(Options(players=2), seed=7)
        >>> game
        <Game of 2 players: round 0, set-up, p2 to answer pick-city; VP p1 0, p2 0>
        >>> game.moves()
        ['p2 city/nw', 'p2 city/s']
        >>> game.play("p2 city/s")
        >>> game.to_act(), game.legal(1)
        (1, [521, 522, 526, 527, 531, 532, 0])
    """

    def __init__(
        self,
        rules: Rules,
        rng: Rng,
        round: i64,
        night: bool,
        winner: i64,
        turn: i64,
        contested: i64,
        invader: i64,
        reveals: i64,
        tiles_taken: i64,
        deck_left: i64,
        order: vec[i64],
        city: vec[i64],
        pp: vec[i64],
        vp: vec[i64],
        reserve: vec[i64],
        units: vec[i64],
        troops: vec[i64],
        figures: vec[i64],
        creature_on: vec[i64],
        creature_at: vec[i64],
        pyramid_level: vec[i64],
        pyramid_on: vec[i64],
        supply: vec[i64],
        owned: vec[i64],
        tokens_on: vec[i64],
        tokens_left: vec[i64],
        battle_hand: vec[i64],
        battle_pile: vec[i64],
        battle_seen: vec[i64],
        battle_removed: vec[i64],
        battle_proven: vec[i64],
        hand: vec[i64],
        kinds_held: vec[i64],
        hand_size: vec[i64],
        deck: vec[i64],
        discard: vec[i64],
        thrown: vec[i64],
        extra: vec[i64],
        expansion: vec[i64],
        timed: vec[i64],
        top: Frame,
        depth: i64,
        result: i64,
        log: list[Event] | None,
    ) -> None:
        super().__init__(
            rules, rng, round, night, winner, turn, contested, invader, reveals, tiles_taken, deck_left, order, city, pp, vp,
            reserve, units, troops, figures, creature_on, creature_at, pyramid_level, pyramid_on, supply, owned, tokens_on,
            tokens_left, battle_hand, battle_pile, battle_seen, battle_removed, battle_proven, hand, kinds_held, hand_size,
            deck, discard, thrown, extra, expansion, timed,
        )  # fmt: skip
        # The frame on top of the stack, and how many there are; each knows the one below it, the lowest stands on `NO_FRAME`.
        self.top = top
        self.depth = depth
        # What the frame that ended last says to the one below.
        self.result = result
        # Events are kept only where somebody wants them.
        self.log = log

    def __repr__(self) -> str:
        return summary(self)

    def __str__(self) -> str:
        return board_text(self)

    def copy(self) -> Game:
        """Returns an independent game in the same position, without a log. Vectors of `SHARED_BY_COPIES` are shared.

        Examples:
            >>> from kemet import Options, start
            >>> game = start(Options(players=2), seed=7)
            >>> other = game.copy()
            >>> other.play("p2 city/s")
            >>> game.decision().name(), other.decision().name()
            ('pick-city', 'set-pyramids')
        """
        # From now on others see these vectors too: who changes one makes a new one first.
        self.alone = 0
        return Game(
            self.rules, self.rng.copy(), self.round, self.night, self.winner, self.turn, self.contested, self.invader,
            self.reveals, self.tiles_taken, self.deck_left, self._order, self._city, self.pp[:], self._vp, self.reserve[:],
            self.units[:], self.troops[:], self.figures, self._creature_on, self.creature_at, self._pyramid_level,
            self._pyramid_on, self.supply, self.owned, self.tokens_on[:], self.tokens_left[:], self._battle_hand,
            self._battle_pile, self._battle_seen, self.battle_removed, self.battle_proven, self._hand, self.kinds_held,
            self.hand_size[:], self._deck, self._discard, self.thrown, self.extra, self.expansion, self.timed,
            self._copy_frames(), self.depth, self.result, None,
        )  # fmt: skip

    def _copy_frames(self) -> Frame:
        """Returns a copy of the frame on top that stands on copies of all below it."""
        frame = self.top
        if frame is NO_FRAME:
            return NO_FRAME
        top = frame.copy()
        upper = top
        while frame.below is not None and frame.below is not NO_FRAME:
            frame = frame.below
            copied = frame.copy()
            upper.below = copied
            upper = copied
        upper.below = NO_FRAME
        return top

    def dump(self) -> list[list[int]]:
        """Returns everything in the game as lists of numbers: equal games have equal dumps."""
        frames = [[ord(letter) for letter in frame.name()] + frame.dump() for frame in self.stack]
        return [*self.numbers(), [self.result], *frames]

    # The stack.

    def push(self, frame: Frame) -> None:
        """Starts *frame*; the step that pushed it must end."""
        frame.below = self.top
        self.top = frame
        self.depth += 1

    def pop(self) -> None:
        """Ends the frame on top."""
        below = self.top.below
        assert below is not None
        self.top = below
        self.depth -= 1

    @property
    def stack(self) -> list[Frame]:
        """Lists the frames in progress, the lowest first."""
        found: list[Frame] = []
        frame = self.top
        while frame is not NO_FRAME:
            found.append(frame)
            below = frame.below
            assert below is not None
            frame = below
        found.reverse()
        return found

    def frame_at(self, place: i64) -> Frame:
        """Returns the frame at *place* of the stack, 0 for the lowest."""
        frame = self.top
        above = self.depth - 1 - place
        while above > 0:
            above -= 1
            below = frame.below
            assert below is not None
            frame = below
        return frame

    def advance(self) -> None:
        """Runs frames until a decision waits or the game is over."""
        while not self.top.awaiting:
            if not self.depth:
                return
            self.top.run(self)

    def finish(self, winner: i64) -> None:
        """Ends the game, whatever is in progress."""
        self.winner = winner
        self.turn = NONE
        self.top = NO_FRAME
        self.depth = 0
        self.tell(GAME_WON, winner)

    def more_vp(self, seat: i64) -> i64:
        if self.rules.has_allies:
            return self.rules.hooks.temporary_vp(self, seat)
        return 0

    # Decisions.

    def over(self) -> bool:
        """Tells whether the game has ended. Then `winner` is a seat; before, it is -1."""
        return self.winner >= 0

    def has_won(self, seat: i64) -> bool:
        """Tells whether *seat* is among the winners: `winner` and its allies, if it has any."""
        return self.winner >= 0 and (self.rules.allies[self.winner] & BIT[seat]) != 0

    def decision(self) -> Frame:
        """Returns the decision that waits."""
        return self.top

    def awaiting(self) -> i64:
        """Returns the seats whose answer is awaited, as a mask; 0 when the game is over."""
        return self.top.awaiting

    def to_act(self) -> i64:
        """Returns the first awaited seat, 0 for p1; -1 when the game is over. Others may be awaited too: see `awaiting`."""
        mask = self.top.awaiting
        if not mask:
            return NONE
        if self.rules.has_allies:
            return self.top.first_asked(self)
        return lowest(mask)

    def options(self, player: i64, out: ActionList) -> None:
        """Fills *out* with the legal actions of *player*: none unless that player is awaited."""
        out.n = 0
        top = self.top
        if top.awaiting & BIT[player]:
            top.options(self, player, out)

    def ask(self, out: ActionList) -> i64:
        """Fills *out* with the legal actions of whom to ask first, and returns that seat; -1 and none when it is over."""
        out.n = 0
        top = self.top
        if not top.awaiting:
            return NONE
        player = top.first_asked(self) if self.rules.has_allies else lowest(top.awaiting)
        top.options(self, player, out)
        return player

    def legal(self, player: int) -> list[int]:
        """Returns the legal actions of the player in seat *player*, 0 for p1: none unless that player is awaited."""
        out = empty_list()
        if 0 <= player < self.rules.players:
            self.options(player, out)
        found = out.to_list()
        USED_LISTS.append(out)
        return found

    def apply(self, player: i64, action: i64) -> None:
        """Takes *action* of *player* and runs on to the next decision. Raises `IllegalAction` and changes nothing if
        it is not legal.
        """
        if not 0 <= player < self.rules.players or not self.top.awaiting & BIT[player]:
            raise IllegalAction(refuse("not-asked", seat=player + 1))
        out = empty_list()
        decision = self.top
        decision.options(self, player, out)
        legal = out.has(action)
        USED_LISTS.append(out)
        if not legal:
            raise IllegalAction(decision.refusal(self, player, action) or refuse("no-answer", decision=decision.name()))
        self.take(player, action)

    def moves(self) -> list[str]:
        """Returns the legal moves of all who are awaited in words, as records write them: the player and the action.

        Examples:
            >>> import random
            >>> from kemet import Options, start
            >>> game, chance = start(Options(players=2), seed=7), random.Random(7)
            >>> while not game.over():
            ...     game.play(chance.choice(game.moves()))
            >>> game
            <Game of 2 players: round ..., ... has won; VP p1 ..., p2 ...>
        """
        seats = [seat for seat in range(self.rules.players) if self.top.awaiting & BIT[seat]]
        return [move_text(self.rules, seat, action) for seat in seats for action in self.legal(seat)]

    def play(self, move: str) -> None:
        """Takes a move in words, one of `moves`, and runs on to the next decision. Raises `NotationError` if the words name
        no move, `IllegalAction` if it is not legal now; then nothing has changed.

        Examples:
            >>> from kemet import Options, start
            >>> game = start(Options(players=2), seed=7)
            >>> game.play("p2 city/s")
            >>> game.play("p2 red^9")
            Traceback (most recent call last):
            ...
            kemet.engine.notation.NotationError: 'red^9' is no action; did you mean red^4 or red^3 or red^2?
        """
        player, action = parse_move(self.rules, move)
        self.apply(player, action)

    def take(self, player: i64, action: i64) -> None:
        """Takes an action known to be legal and runs on to the next decision."""
        self.top.answer(self, player, action)
        self.advance()

    def next_choice(self) -> tuple[int, list[int]]:
        """Takes the decisions that leave no choice, and returns who is asked then, with the legal actions, two or more; -1
        and none when the game is over. With `step` the quickest way to play from a loop of one's own.

        Examples:
            >>> import random
            >>> from kemet import Options, start
            >>> game, chance = start(Options(players=2), seed=7), random.Random(7)
            >>> player, actions = game.next_choice()
            >>> while actions:
            ...     player, actions = game.step(player, chance.choice(actions))
            >>> game.over()
            True
        """
        out = empty_list()
        while self.top.awaiting:
            player = self.ask(out)
            if out.n > 1:
                found = out.to_list()
                USED_LISTS.append(out)
                return player, found
            self.take(player, out.items[0])
        USED_LISTS.append(out)
        return NONE, []

    def step(self, player: i64, action: i64) -> tuple[int, list[int]]:
        """Takes an action known to be legal and returns the `next_choice`."""
        self.take(player, action)
        return self.next_choice()

    # Events.

    def tell(self, kind: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1) -> None:
        """Logs an event for everybody."""
        if self.log is not None:
            self._note_event(kind, EVERYBODY, a, b, c, d)

    def whisper(self, seat: i64, kind: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1) -> None:
        """Logs an event that only *seat* may know of."""
        if self.log is not None:
            self._note_event(kind, BIT[seat], a, b, c, d)

    def _note_event(self, kind: i64, audience: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        assert self.log is not None
        self.log.append(Event(kind, audience, a, b, c, d))


def empty_game(rules: Rules, seed: int | str) -> Game:
    """Returns a game before set-up: everything in its box, no frame on the stack."""
    players = int(rules.players)
    return Game(
        rules,
        seeded(seed),
        round=0,
        night=False,
        winner=NONE,
        turn=NONE,
        contested=0,
        invader=NONE,
        reveals=0,
        tiles_taken=0,
        deck_left=total(rules.first_deck),
        order=vec[i64](range(players)),
        city=filled(players, NONE),
        pp=zeros(players),
        vp=zeros(players * VP_KINDS),
        reserve=rules.unit_counts[:],
        units=zeros(players * SPACES),
        troops=zeros(players),
        figures=zeros(players),
        creature_on=zeros(players * SPACES),
        creature_at=filled(len(rules.creatures), NONE),
        pyramid_level=zeros(players * COLOURS),
        pyramid_on=filled(SPACES, NONE),
        supply=rules.first_supply[:],
        owned=zeros(players * int(rules.powers)),
        tokens_on=zeros(players * TOKEN_KINDS),
        tokens_left=zeros(players),
        battle_hand=rules.hand_starts[:],
        battle_pile=zeros(players),
        battle_seen=zeros(players),
        battle_removed=zeros(players),
        battle_proven=zeros(2 * players),
        hand=zeros(players * len(rules.di_cards)),
        kinds_held=zeros(players),
        hand_size=zeros(players),
        deck=rules.first_deck[:],
        discard=zeros(len(rules.di_cards)),
        thrown=zeros(players * len(rules.di_cards)),
        extra=zeros(EXTRAS),
        expansion=zeros(rules.facts),
        timed=zeros(players),
        top=NO_FRAME,
        depth=0,
        result=0,
        log=None,
    )

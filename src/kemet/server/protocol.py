"""The messages between server and clients, as docs/protocol.md lists them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

# No control characters: no database takes all of them, and none of them belongs into a name.
PLAIN = r"^[^\x00-\x1f\x7f]*$"
# Lines may have breaks.
LINES = r"^[^\x00-\x08\x0b-\x1f\x7f]*$"
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]
Code = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]
Player = Annotated[str, Meta(pattern="^p[1-9]$")]
Text = Annotated[str, Meta(min_length=1, max_length=500, pattern=LINES)]
ActionText = Annotated[str, Meta(min_length=1, max_length=60, pattern=PLAIN)]
Actions = Annotated[list[ActionText], Meta(min_length=1, max_length=64)]
Version = Annotated[int, Meta(ge=0, le=2**53)]


class Request(Struct, forbid_unknown_fields=True, kw_only=True):
    """Anything a client sends."""


class Reply(Struct, omit_defaults=True, kw_only=True):
    """Anything the server sends; what has its default is left out."""


# Why not.


class Refusal(Reply):
    """Why something cannot be: the text id `refusal-<code>`, its variables, and the rule."""

    code: str
    args: dict[str, str | int]
    rule: str


class Fault(Reply):
    """What a caller did wrong: the text id `error-<code>` and its variables."""

    code: str
    args: dict[str, str | int]


class FaultReply(Reply):
    """The body of a reply with a status of 400 or more."""

    error: Fault


class Health(Reply):
    """Whether the server can do its work, and what fails: `database`, `sweeper`, `beat`, `housekeeping`, `bots`."""

    status: Literal["ok", "failing"]
    failing: list[str] = []


# Games.


class ClockSetting(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """How much time players have, and what happens without: `pass` plays the turn out for them, `bot` takes over."""

    kind: Literal["off", "live", "days"] = "off"
    # Minutes for the whole game and seconds added for each decision (live), or days for each decision (days).
    minutes: Annotated[float, Meta(gt=0, le=600)] = 30
    increment: Annotated[float, Meta(ge=0, le=600)] = 10
    days: Annotated[float, Meta(gt=0, le=60)] = 2
    then: Literal["pass", "bot"] = "bot"
    # Seconds that a window for Veto or Escape lasts; None for the server's own, 0 for no end.
    window: Annotated[float, Meta(ge=0, le=7 * 86400)] | None = None


# An option of the engine: a word, a number, yes or no, or several words; see `GET /api/setup`.
OptionValue = (
    Annotated[str, Meta(max_length=200, pattern=PLAIN)]
    | Annotated[int, Meta(ge=0, le=10**6)]
    | bool
    | Annotated[list[Code], Meta(max_length=100)]
)
GameOptions = Annotated[dict[Code, OptionValue], Meta(max_length=20)]


class SeatWish(Request):
    """Who is to sit on a seat."""

    kind: Literal["me", "human", "bot", "open"]
    name: Name | None = None
    bot: Code | None = None


class NewGame(Request):
    """A game to be made."""

    options: GameOptions
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=6)]
    public: bool = False
    clock: ClockSetting = ClockSetting()
    seed: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.-]+$")] | None = None


class GameMade(Reply):
    """A game that was made, and the word that lets others in."""

    id: str
    invite: str


class PuzzleShown(Reply):
    """A puzzle: who is to win this turn, among how many."""

    name: str
    players: int
    player: str
    target: int


class Puzzles(Reply):
    """All puzzles, and the one of the day that was asked for."""

    puzzles: list[PuzzleShown]
    today: str


class PuzzleGame(Reply):
    """A game that begins where a puzzle does: who is to win, in which round."""

    id: str
    player: str
    round: int


SeatKind = Literal["human", "bot", "open"]
Status = Literal["open", "running", "over"]
# How a step is made.
# `walk`, `harbour`, `teleport`, or what a module calls a way of its own.
By = str


class SeatClock(Reply):
    """The seconds a seat has left, and whether they run."""

    left: float
    running: bool


class SeatShown(Reply):
    """A seat at the table, as one visitor sees it."""

    player: str
    kind: SeatKind
    name: str
    mine: bool
    present: bool
    bot: str | None = None
    # The player left the game, or ran out of time and a bot stands in.
    away: bool = False
    clock: SeatClock | None = None


class ChatLine(Reply):
    """What somebody said; `seat` is None for spectators."""

    seat: str | None
    name: str
    text: str
    at: float


class Table(Reply):
    """Who sits at a game and how it is set up, as one visitor sees it."""

    id: str
    status: Status
    options: dict[str, str]
    seats: list[SeatShown]
    host: bool
    public: bool
    clock: ClockSetting
    chat: list[ChatLine]
    spectators: int
    # Whoever made the game chose its seed, and so can know the cards.
    seeded: bool
    invite: str | None = None
    rematch: str | None = None
    autopass: dict[str, dict[str, str]] = {}


class GameCard(Reply):
    """A game in a list."""

    id: str
    status: Status
    players: int
    modules: list[str]
    seats: list[str]
    my_turn: bool
    waiting_since: float
    round: int
    created: float
    public: bool
    open_seats: list[str]
    mine: list[str]
    winner: str | None = None


# The position.


class Numbers(Reply):
    """Strength, damage and shield of one side before cards, or of a card with it."""

    strength: int
    damage: int
    shield: int


class AttackHint(Reply):
    """What a troop would meet."""

    enemy: str
    mine: Numbers
    theirs: Numbers


class Hint(Reply):
    """What there is to say about an action; see docs/protocol.md."""

    cost: int | None = None
    gain: int | None = None
    by: By | None = None
    attack: AttackHint | None = None
    numbers: Numbers | None = None
    level: int | None = None
    units: int | None = None
    range: int | None = None
    options: int | None = None


class Units(Reply):
    """How many units can make a move."""

    least: int
    most: int


class Reach(Reply):
    """A whole move: the actions that make it, and those that end it where the troop could go on."""

    start: str = field(name="from")
    # The tokens that may begin it; none once one is laid.
    tokens: list[str]
    to: str
    units: Units
    creature: bool | None
    actions: list[str]
    ending: list[str]
    path: list[str]
    steps: int
    cost: int
    by: By
    attack: AttackHint | None = None


class Offer(Reply):
    """The price of a tile, and why it cannot be bought."""

    price: int
    refusal: Refusal | None


class Window(Reply):
    """A question to several that is open for a fixed time; `closes_at` is None where it waits for all."""

    kind: Literal["veto", "escape"]
    closes_at: float | None


class State(Reply):
    """The position through one pair of eyes. `events` are those from number `events_from` on."""

    version: int
    step: int
    view: msgspec.Raw
    hints: msgspec.Raw
    # The whole moves possible, where a troop is to be moved.
    moves: msgspec.Raw
    can_undo: bool
    undo_refusal: Refusal | None
    window: Window | None
    log_length: int
    events_from: int
    events: list[dict[str, Any]]
    now: float


class TableAndState(Reply):
    """A game as one visitor sees it."""

    table: Table
    state: State


# Requests to a game.


class Join(Request):
    """Somebody takes a seat, or who made the game gives it to a bot."""

    name: Name | None = None
    seat: Player | None = None
    invite: Code | None = None
    bot: Code | None = None


class Leave(Request):
    """Somebody gives seats up: one of theirs, or all."""

    seat: Player | None = None


class Takeover(Request):
    """An abandoned seat is taken over, by the caller or by a bot."""

    seat: Player
    name: Name | None = None
    bot: Code | None = None
    invite: Code | None = None


class Act(Request):
    """Actions of one player, in order."""

    player: Player = field(name="as")
    actions: Actions
    version: Version | None = None


class Undo(Request):
    """One action is taken back."""

    player: Player = field(name="as")


class Say(Request):
    """Somebody speaks."""

    text: Text
    player: Player | None = field(name="as", default=None)


Autopass = dict[Literal["veto", "escape"], Literal["ask", "turn", "round", "game"]]


class ChangeSettings(Request):
    """A player does not want to be asked for some cards: in this turn, this round or this game; `ask` ends it."""

    player: Player = field(name="as")
    autopass: Autopass


class Acked(Reply):
    """How far a list of actions went: `done` were taken, and the next was refused for `error`."""

    version: int
    done: int
    error: Refusal | None = None


# People.


class Mail(Reply):
    """Where the caller is told by mail that it is their turn; `confirmed` once the link in the first mail was followed."""

    address: str | None
    confirmed: bool


class Me(Reply):
    """Who the caller is; `mail` is None where the server sends none."""

    name: str
    account: bool
    games: list[GameCard]
    locale: str | None
    mail: Mail | None = None


class Credentials(Request):
    """Name and password of an account."""

    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class MailAddress(Request):
    """Where to write."""

    address: Annotated[
        str, Meta(min_length=3, max_length=254, pattern=r"^[^@\s<>\",;:\\()\[\]\x00-\x1f\x7f]+@[A-Za-z0-9.-]+$")
    ]


class ChangeMe(Request):
    """A new name, or another language."""

    name: Name | None = None
    locale: Literal["en", "ru", "fr", "pl"] | None = None


# Replays.


class Upload(Request):
    """A record, as `GET …/record` gives it."""

    record: Annotated[str, Meta(min_length=1, max_length=1024 * 1024)]


class Made(Reply):
    """Something new."""

    id: str


class ReplayMove(Reply):
    """One action of a record."""

    player: str
    action: str


class Mark(Reply):
    """A step where something begins: a round, a night, a day, a battle, the end."""

    step: int
    kind: str


class Replay(Reply):
    """A game to be watched step by step."""

    id: str
    options: dict[str, str]
    steps: int
    moves: list[ReplayMove]
    marks: list[Mark]
    names: list[str]
    winner: str | None = None


class Advice(Reply):
    """What the master would do, and the chance to win as it sees it, from 0 to 1; None where it does not know the game."""

    action: str
    chance: float | None


class ChanceToWin(Reply):
    """A player's chance to win, from 0 to 1, after so many actions."""

    step: int
    player: str
    chance: float


class CostlyDecision(Reply):
    """A decision after so many actions that the master would have made otherwise: what was done, what it would have done, and
    how much of the chance to win was gone when the player was asked the next time."""

    step: int
    player: str
    action: str
    better: str
    cost: float


class GameReview(Reply):
    """A finished game as the master sees it. Where it does not know the rules nothing is `known`."""

    known: bool
    chances: list[ChanceToWin]
    costly: list[CostlyDecision]


class RuleShown(Reply):
    """Something that can be looked up in the rules."""

    id: str
    title: str
    text: str
    kind: str
    sure: str


class Log(Reply):
    """The log of a game in a language."""

    lang: str
    lines: list[str]


class Events(Reply):
    """Events from a number on."""

    first: int = field(name="from")
    events: list[dict[str, Any]]

"""The position as `kemet.engine.view` shows it: what clients may rely on. A test holds views of real games against it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class Shown(Struct, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """A part of the view. What has a default belongs to a module, and is there only when that is in play."""


class Vp(Struct, kw_only=True, rename="kebab"):
    """Victory points, all of them and by source; each source that is in play has its own field."""

    total: int
    temples_held: int
    great_pyramids: int


class PyramidShown(Shown):
    """A pyramid, and the district it stands on."""

    level: int
    space: str | None


class PlayerView(Shown):
    """A player, as one pair of eyes sees them: hidden cards are None."""

    player: str
    city: str | None
    pp: int
    vp: Vp
    reserve: int
    units: dict[str, int]
    # The space of each, or `reserve`.
    creatures: dict[str, str]
    pyramids: dict[str, PyramidShown]
    tiles: list[str]
    tokens: dict[str, str]
    tokens_left: int
    di: int
    di_hand: dict[str, int] | None
    di_thrown: int
    di_thrown_cards: dict[str, int] | None
    battle_cards: int
    battle_hand: list[str] | None
    battle_pile: int
    battle_pile_seen: list[str]
    battle_pile_cards: list[str] | None
    battle_removed: int
    battle_removed_cards: list[str] | None
    # path: priests by space, by location, in `reserve`, `by-path` and `away`; and the tokens held.
    priests: dict[str, int] = {}
    path_tokens: dict[str, int] = {}
    # dawn
    dawn_tokens: int = 0
    # blood-and-sand
    veterans: int = 0
    # book-of-the-dead: honour, the decay it brings, units in the afterlife, VP on spaces of the track and those owed, and
    # where divinities are.
    honour: int = 0
    decay: int = 0
    afterlife: int = 0
    vp_on_track: dict[str, str] = {}
    vp_owed: int = 0
    divinities: dict[str, str] = {}
    # seth: the tokens of members and the cards of creatures that Seth holds.
    member_tokens: list[str] = []
    creature_cards: list[str] = []


class PathView(Shown):
    """The path to Ta-Seti: the tokens at each location, the temporary bonuses on the roads to them, and the supply."""

    sides: str
    tokens: dict[str, list[str]]
    bonuses: dict[str, str]
    supply: dict[str, int]


class SacredTemple(Shown):
    """A temple of Seth's game; `power` is the one on top of it."""

    level: int
    prayer: int
    power: str | None


class SethView(Shown):
    """Seth's game: camps and winners, the day track and its place, the portal, the sacred temples and the powers gained."""

    camps: list[list[str]]
    winners: list[str]
    target: int
    speaker: str
    track: list[str]
    place: int
    portal: Literal["open", "closed"]
    ceremony: bool
    temples: dict[str, SacredTemple]
    powers: list[str]


class Frame(Struct, kw_only=True):
    """Something that is going on; its other fields differ by its name."""

    frame: str


class View(Shown):
    """The position through one pair of eyes; `you` is None for spectators."""

    you: str | None
    options: dict[str, str]
    round: int
    phase: Literal["set-up", "night", "day", "over"]
    order: list[str]
    turn: str | None
    winner: str | None
    players: list[PlayerView]
    supply: dict[str, int]
    deck: int
    discard: dict[str, int]
    contested: list[str]
    awaiting: list[str]
    # From the outside in: the last one is the decision that waits.
    frames: list[Frame]
    legal: list[str]
    path: PathView | None = None
    # early-victory, blood-and-sand
    last_day: bool = False
    # blood-and-sand: the colours of pyramids drawn for this game, and the veteran tokens in the supply.
    colours: list[str] = []
    veterans_left: int = 0
    seth: SethView | None = None


class GameEvent(Struct, kw_only=True):
    """Something that happened; its other fields differ by its name."""

    name: str


# What more such a struct may hold, in the words of clients' languages.
OPEN: dict[type[Struct], Any] = {Vp: int, Frame: Any, GameEvent: str | int}

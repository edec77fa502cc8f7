"""The facts of a set-up that never change in play, and what can be chosen before a game."""

from __future__ import annotations

from typing import Literal

from kemet.server.protocol import ClockSetting, Numbers, Reply


class Tile(Reply):
    """A power tile; `creature` is the one it brings, `module` the one that brings it."""

    id: str
    colour: str
    level: int
    copies: int
    name: str
    text: str
    when: str
    sure: str
    module: str | None
    creature: str | None


class DiCard(Numbers):
    """A divine intervention card."""

    id: str
    name: str
    text: str
    cost: int
    when: str
    copies: int
    sure: str


class BattleCard(Numbers):
    """A battle card; `losses` are those it brings its own side, `start` are in hand from the beginning."""

    id: str
    losses: int
    special: bool
    sure: str
    start: bool


class Creature(Numbers):
    """A creature, and the tile that brings it."""

    id: str
    name: str
    text: str
    range: int
    sure: str
    tile: str


class ActionSpace(Reply):
    """A space of the action board; row 0 is the top one, -1 stands beside it."""

    id: str
    row: int
    action: Literal["move", "recruit", "build", "pray", "buy", "gold"]
    colour: str | None


class SpaceFacts(Reply):
    """A space of the map; `temple` is its income."""

    city: str | None
    temple: int | None
    obelisk: bool
    sanctuary: bool


class BoardFacts(Reply):
    """The map, and the name of its drawing."""

    drawing: str
    spaces: dict[str, SpaceFacts]
    land: list[tuple[str, str]]
    harbours: list[tuple[str, str]]
    cities: list[str]


class SeatFacts(Reply):
    """A seat, the animal that stands for it, and the camp it belongs to."""

    player: str
    emblem: str
    camp: int


class Divinity(Reply):
    """A divinity of the Book of the Dead, by the last word of its tile."""

    id: str
    strength: int
    health: int
    sure: str


class PathToken(Numbers):
    """A token of the path to Ta-Seti."""

    id: str
    name: str
    text: str
    sure: str
    kind: Literal["item-1", "item-2", "skill", "temporary", "vp"]
    copies: int
    when: Literal["always", "turn", "move", "battle"]
    side: str
    range: int
    pp: int
    cards: int
    units: int
    levels: int
    teleport: int
    wager: int


class PathRoad(Reply):
    """A road, what it asks for and brings, and the temporary bonus that belongs on it."""

    to: str
    pp: int
    cards: int
    units: int
    temporary: str | None


class PathPlace(Reply):
    """A place; `exits` are the lanes of the next board that lead on from here."""

    kind: str
    slots: list[str]
    exits: list[str]


class PathSide(Reply):
    """One side of a board of the path."""

    roads: dict[str, PathRoad]
    places: dict[str, PathPlace]


class PathCatalog(Reply):
    """The path to Ta-Seti; `locations` are on the board of that number."""

    sure: str
    lanes: list[str]
    locations: dict[str, int]
    boards: list[dict[str, PathSide]]
    tokens: list[PathToken]


class HonourStep(Reply):
    """A place of the track of honour: the decay it brings, and the permanent VP lost there in all."""

    decay: int
    lost: int


class SethSpace(Reply):
    """A space of Seth's board; a token of a member on a `yellow` one strikes that member."""

    id: str
    row: int
    yellow: bool


class CreatureCard(Reply):
    """A creature that Seth can corrupt."""

    id: str
    strength: int
    damage: int


class SethCatalog(Reply):
    """Seth's game: who is Seth, what lies on the boards, the VP of the community's goal, the price of the Great Ceremony and
    what each temporary VP takes off it, the spaces between which the portals lead. All of it is reconstructed."""

    player: str
    board: list[SethSpace]
    beasts: list[CreatureCard]
    powers: list[str]
    goal: int
    ceremony: int
    discount: int
    portals: list[tuple[str, str]]


class Catalog(Reply):
    """The static facts of a game. `names` are what the edition calls colours that have another name in the engine; `phases`
    are those of a round, in order, `night` the steps of the night."""

    options: dict[str, str]
    players: int
    colours: list[str]
    names: dict[str, str]
    phases: list[Literal["day", "night"]]
    night: list[str]
    target: int
    max_pp: int
    limit: int
    seats: list[SeatFacts]
    tiles: list[Tile]
    di: list[DiCard]
    cards: list[BattleCard]
    creatures: list[Creature]
    actions: list[ActionSpace]
    gold: list[str]
    board: BoardFacts
    decisions: list[str]
    events: dict[str, list[str]]
    path: PathCatalog | None = None
    # book-of-the-dead
    divinities: list[Divinity] | None = None
    honour: list[HonourStep] | None = None
    seth: SethCatalog | None = None


class EditionChoice(Reply):
    """A box of the base game: how many can play it, and to how many victory points; the first is the usual one."""

    name: str
    players: list[int]
    targets: list[int]
    variants: list[str]


class ModuleChoice(Reply):
    """A module that can be in play: the editions it goes with, the modules it needs and those it does not go with; for how
    many *players*, empty where for as many as the edition; the `emblems` of its seats, empty where they are the usual ones;
    `reconstructed` tells whether some of its components are."""

    name: str
    editions: list[str]
    needs: list[str]
    excludes: list[str]
    players: list[int]
    learning: bool
    emblems: list[str]
    reconstructed: bool
    variants: list[str]


class OptionChoice(Reply):
    """An option of the engine."""

    name: str
    kind: Literal["choice", "flag"]
    values: list[str | int | bool]
    default: str | int | bool


class BotChoice(Reply):
    """A bot that can take a seat."""

    name: str
    default: bool


class Setup(Reply):
    """What can be chosen before a game; `sets` are names for several modules at once. An engine that is `compiling` will take
    over."""

    engine: Literal["compiled", "interpreted", "compiling"]
    editions: list[EditionChoice]
    modules: list[ModuleChoice]
    sets: dict[str, list[str]]
    options: list[OptionChoice]
    bots: list[BotChoice]
    clocks: list[ClockSetting]

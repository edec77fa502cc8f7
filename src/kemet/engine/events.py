"""What happened, for logs and animations. Every event has an audience: the seats that may know of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from kemet.engine.game import Game

EVERYBODY: Final = 63

ROUND_BEGINS: Final = 0
NIGHT_BEGINS: Final = 1
DAY_BEGINS: Final = 2
ORDER_SET: Final = 3
CITY_TAKEN: Final = 4
PYRAMID_RAISED: Final = 5
UNITS_PLACED: Final = 6
PP_GAINED: Final = 7
PP_PAID: Final = 8
PP_LOST: Final = 9
VP_GAINED: Final = 10
DI_DRAWN: Final = 11
DI_SEEN: Final = 12
DI_PLAYED: Final = 13
DI_VETOED: Final = 14
DI_THROWN: Final = 15
TOKEN_LAID: Final = 16
TILE_BOUGHT: Final = 17
TROOP_MOVED: Final = 18
TROOP_TELEPORTED: Final = 19
TROOP_ESCAPED: Final = 20
TROOP_RETREATED: Final = 21
TROOP_RECALLED: Final = 22
UNITS_DESTROYED: Final = 23
UNITS_RETURNED: Final = 24
CREATURE_MOVED: Final = 25
CREATURE_WAITS: Final = 26
BATTLE_BEGINS: Final = 27
BATTLE_CARD_SHOWN: Final = 28
BATTLE_CARD_REVEALED: Final = 29
BATTLE_CARD_LAID_AWAY: Final = 30
BATTLE_STRENGTH: Final = 31
BATTLE_WON: Final = 32
BATTLE_HAND_BACK: Final = 33
BATTLE_CARD_REMOVED: Final = 34
BATTLE_CARD_GAINED: Final = 35
DECK_SHUFFLED: Final = 36
TURN_BEGINS: Final = 37
GAME_WON: Final = 38
DAWN_TOKEN_GAINED: Final = 39
DAWN_POWER: Final = 40
DAY_ENDS: Final = 41
BATTLE_PART: Final = 42
PRIEST_WALKED: Final = 43
PRIEST_ENTERED_TROOP: Final = 44
PRIEST_SENT_BACK: Final = 45
PRIESTS_TO_RESERVE: Final = 46
PRIEST_PLACED: Final = 47
PRIESTS_MOVED: Final = 48
PATH_TOKEN_TAKEN: Final = 49
PATH_TOKEN_USED: Final = 50
PATH_TOKEN_RETURNED: Final = 51
PATH_REFILLED: Final = 52
VP_LOST: Final = 53
COLOUR_DRAWN: Final = 54
TILE_TAKEN: Final = 55
VETERAN_GAINED: Final = 56
VETERANS_SPENT: Final = 57
BATTLE_STEP: Final = 58
TEMPLE_RAISED: Final = 59
POWER_GAINED: Final = 60
CEREMONY_HELD: Final = 61
ECLIPSE_BEGINS: Final = 62
UNIT_STOLEN: Final = 63
HONOUR_SET: Final = 64
VP_RETURNED: Final = 65
UNITS_SACRIFICED: Final = 66
RESERVE_SACRIFICED: Final = 67
UNITS_RAISED: Final = 68
SACRIFICE_USED: Final = 69
DIVINITY_SUMMONED: Final = 70
DIVINITY_MOVED: Final = 71
DIVINITY_FELL: Final = 72
CARD_NAMED: Final = 73
FOLLOWERS_LEFT: Final = 74
TEMPLE_DESTROYED: Final = 75

# Name and the meaning of each argument, in order.
EVENT_FIELDS: Final = [
    ("round-begins", ["number"]),
    ("night-begins", []),
    ("day-begins", []),
    ("order-set", ["player", "place"]),
    ("city-taken", ["player", "city"]),
    ("pyramid-raised", ["player", "colour", "level", "space"]),
    ("units-placed", ["player", "space", "number"]),
    ("pp-gained", ["player", "number"]),
    ("pp-paid", ["player", "number"]),
    ("pp-lost", ["player", "number"]),
    ("vp-gained", ["player", "source"]),
    ("di-drawn", ["player"]),
    ("di-seen", ["player", "di"]),
    ("di-played", ["player", "di"]),
    ("di-vetoed", ["player", "di"]),
    ("di-thrown", ["player"]),
    ("token-laid", ["player", "token", "action"]),
    ("tile-bought", ["player", "tile"]),
    ("troop-moved", ["player", "space", "to", "number"]),
    ("troop-teleported", ["player", "space", "to", "number"]),
    ("troop-escaped", ["player", "space", "to"]),
    ("troop-retreated", ["player", "space", "to"]),
    ("troop-recalled", ["player", "space", "number"]),
    ("units-destroyed", ["player", "space", "number"]),
    ("units-returned", ["player", "space", "number"]),
    ("creature-moved", ["player", "creature", "space"]),
    ("creature-waits", ["player", "creature"]),
    ("battle-begins", ["player", "enemy", "space"]),
    ("battle-card-shown", ["player", "card"]),
    ("battle-card-revealed", ["player", "card"]),
    ("battle-card-laid-away", ["player", "card"]),
    ("battle-strength", ["player", "strength", "damage", "shield"]),
    ("battle-won", ["player", "enemy"]),
    ("battle-hand-back", ["player"]),
    ("battle-card-removed", ["player", "card"]),
    ("battle-card-gained", ["player", "card"]),
    ("deck-shuffled", []),
    ("turn-begins", ["player"]),
    ("game-won", ["player"]),
    ("dawn-token-gained", ["player"]),
    ("dawn-power", ["player", "number"]),
    ("day-ends", []),
    ("battle-part", ["player", "part", "kind", "number"]),
    ("priest-walked", ["player", "location"]),
    ("priest-entered-troop", ["player", "space"]),
    ("priest-sent-back", ["player", "space"]),
    ("priests-to-reserve", ["player", "space", "number"]),
    ("priest-placed", ["player", "space"]),
    ("priests-moved", ["player", "space", "to", "number"]),
    ("path-token-taken", ["player", "path-token"]),
    ("path-token-used", ["player", "path-token"]),
    ("path-token-returned", ["player", "path-token"]),
    ("path-refilled", ["number"]),
    ("vp-lost", ["player", "source"]),
    ("colour-drawn", ["colour"]),
    ("tile-taken", ["player", "tile"]),
    ("veteran-gained", ["player"]),
    ("veterans-spent", ["player", "number"]),
    ("battle-step", ["step"]),
    ("temple-raised", ["space", "number"]),
    ("power-gained", ["power"]),
    ("ceremony-held", ["player", "number"]),
    ("eclipse-begins", []),
    ("unit-stolen", ["player", "space"]),
    ("honour-set", ["player", "number"]),
    ("vp-returned", ["player", "source"]),
    ("units-sacrificed", ["player", "space", "number"]),
    ("reserve-sacrificed", ["player"]),
    ("units-raised", ["player", "number"]),
    ("sacrifice-used", ["player", "tile"]),
    ("divinity-summoned", ["player", "tile", "space"]),
    ("divinity-moved", ["player", "tile", "space", "to"]),
    ("divinity-fell", ["player", "tile", "space"]),
    ("card-named", ["player", "card"]),
    ("followers-left", ["player", "space", "number"]),
    ("temple-destroyed", ["space"]),
]


class Event:
    """One thing that happened. Unused arguments are -1."""

    def __init__(self, kind: i64, audience: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        self.kind = kind
        self.audience = audience
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def args(self) -> list[int]:
        """Returns the arguments the kind of event has."""
        every = [self.a, self.b, self.c, self.d]
        return every[: len(EVENT_FIELDS[self.kind][1])]

    def name(self) -> str:
        """Returns the word for the kind of event."""
        return EVENT_FIELDS[self.kind][0]


def tell_part(game: Game, seat: i64, part: i64, kind: i64, number: i64) -> None:
    """Logs a part of what *seat* has in a battle; *part* is the action that names where it comes from."""
    if number:
        game.tell(BATTLE_PART, seat, part, kind, number)

"""Actions are ints from a table of fixed blocks. Blocks are sized for all expansions and only ever appended to."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from kemet.engine.ids import lowest

# Plain answers.
PASS: Final = 0
RETREAT: Final = 1
RECALL: Final = 2
STAY: Final = 3
WITH_CREATURE: Final = 4
WITHOUT_CREATURE: Final = 5
GIVE: Final = 6
ANSWER_NAMES: Final = ["pass", "retreat", "recall", "stay", "with-creature", "without-creature", "give"]

# First action of each block; a block ends where the next begins.
TOKEN: Final = 16
SILVER: Final = 48
GOLD: Final = 80
SPACE: Final = 96
TELEPORT: Final = 144
COUNT: Final = 192
TILE: Final = 224
DI: Final = 416
BATTLE_CARD: Final = 480
PLAYER: Final = 512
PYRAMID: Final = 520
CREATURE: Final = 560
# From here on blocks belong to modules, which name them themselves, but for the cities.
OF_MODULES: Final = 592
CITY: Final = 720
# Where the base game and Ta-Seti end. Blocks of later modules begin behind, each where the one before it ends.
ACTIONS: Final = 728
# How many units of each ally go along with a troop of several owners: seat * ALONG_EACH + number.
ALONG: Final = 864
ALONG_EACH: Final = 8
ALONG_END: Final = 912
# Where the last of them ends.
ALL_ACTIONS: Final = 984

PYRAMID_LEVELS: Final = 5

# Every action as an object of Python: lists of them for callers outside need not make new ones.
_NUMBERS: Final[list[object]] = list(range(ALL_ACTIONS))

# A mask has no more actions than this.
MOST_BITS: Final = 64


class ActionList:
    """A growing list of actions that can be emptied and used again, so that asking for options allocates nothing."""

    def __init__(self) -> None:
        self.items = vec[i64]([0] * 128)
        self.n: i64 = 0

    def clear(self) -> None:
        """Forgets all actions."""
        self.n = 0

    def add(self, action: i64) -> None:
        """Appends *action*."""
        n = self.n
        if n < len(self.items):
            self.items[n] = action
        else:
            self.items = append(self.items, action)
        self.n = n + 1

    def add_mask(self, block: i64, mask: i64) -> None:
        """Appends the action of *block* for each bit set in *mask*, lowest first."""
        if not mask:
            return
        n = self.n
        while len(self.items) < n + MOST_BITS:
            self.items = append(self.items, 0)
        items = self.items
        while mask:
            items[n] = block + lowest(mask)
            n += 1
            mask &= mask - 1
        self.n = n

    def has(self, action: i64) -> bool:
        """Tells whether *action* is in the list."""
        i: i64 = 0
        while i < self.n:
            if self.items[i] == action:
                return True
            i += 1
        return False

    def to_list(self) -> list[int]:
        """Returns the actions as an ordinary list."""
        numbers = _NUMBERS
        items = self.items
        found: list[object] = []
        for k in range(self.n):
            found.append(numbers[items[k]])
        return cast(list[int], found)


def counted_from(player: i64, players: i64, action: i64) -> i64:
    """Returns *action* as it looks from *player*: one that names a seat names it as observations do, 0 for the own seat, 1
    for the next to the left."""
    if PLAYER <= action < PYRAMID:
        return PLAYER + (action - PLAYER + players - player) % players
    if ALONG <= action < ALONG_END:
        return ALONG + (action - ALONG + (players - player) * ALONG_EACH) % (players * ALONG_EACH)
    return action


def meant_by(player: i64, players: i64, action: i64) -> i64:
    """Returns the action of the engine that *player* means by one counted from the own seat on: turns `counted_from` back."""
    if PLAYER <= action < PLAYER + players:
        return PLAYER + (action - PLAYER + player) % players
    if ALONG <= action < ALONG + players * ALONG_EACH:
        return ALONG + (action - ALONG + player * ALONG_EACH) % (players * ALONG_EACH)
    return action


def options_counted_from(player: i64, players: i64, options: ActionList, room: ActionList) -> ActionList:
    """Returns *options* as they look from *player*: the same list where none names a seat, else *room*, filled anew."""
    for k in range(options.n):
        option = options.items[k]
        if option >= PLAYER and (option < PYRAMID or ALONG <= option < ALONG_END):
            room.clear()
            for at in range(options.n):
                room.add(counted_from(player, players, options.items[at]))
            return room
    return options


def pyramid_action(colour: i64, level: i64) -> i64:
    """Returns the action "the pyramid of *colour* to *level*"."""
    return PYRAMID + colour * PYRAMID_LEVELS + level

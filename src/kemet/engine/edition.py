"""What an edition of the game lets people agree on: how many play, and to how many victory points."""

from __future__ import annotations

from typing import Final

from kemet.engine.editions.blood_and_sand.variants import VARIANTS as BLOOD_AND_SAND_VARIANTS


class Edition:
    """A box of the base game. *learning* is the target of its learning game, 0 where it has none; *maps* are the files of its
    maps, by the number of players; *variants* other readings of its rules; *colours* what people call the colours there that
    have another name in the engine."""

    def __init__(
        self,
        name: str,
        targets: list[int],
        learning: int,
        maps: dict[int, str],
        variants: list[str] | None = None,
        colours: dict[str, str] | None = None,
    ) -> None:
        self.name = name
        self.targets = targets
        self.learning = learning
        self.maps = maps
        self.variants = variants or []
        self.colours = colours or {}

    def players(self) -> list[int]:
        """Lists how many can play: those there is a map for."""
        return list(self.maps)


CLASSIC_MAPS: Final = {2: "classic-2", 3: "classic-3", 4: "classic-4", 5: "classic-5"}
JEWELS: Final = {"white": "diamond", "red": "ruby", "blue": "sapphire", "black": "onyx"}
# R3 The book ends a move at an enemy. R28b It has battle cards discarded at once.
INITIATIVE_ENDS_MOVE: Final = "initiative-ends-move"
DISCARD_AT_ONCE: Final = "discard-at-once"
OF_RULINGS: Final = [INITIATIVE_ENDS_MOVE, DISCARD_AT_ONCE]

# The first target of an edition is the usual one. Of the map of Blood and Sand no graph is known: the classic one stands in
# (BS2.2).
EDITIONS: Final = [
    Edition("classic", [8, 10], 4, CLASSIC_MAPS, OF_RULINGS),
    Edition("blood-and-sand", [9], 0, CLASSIC_MAPS, [*OF_RULINGS, *BLOOD_AND_SAND_VARIANTS], JEWELS),
]
CLASSIC: Final = EDITIONS[0].name
BLOOD_AND_SAND: Final = EDITIONS[1].name

# Maps that modules bring, by module and number of players; the registry fills it.
MODULE_MAPS: Final[dict[str, dict[int, str]]] = {}


def edition_called(name: str) -> Edition | None:
    """Returns the edition called *name*, None if there is none."""
    for edition in EDITIONS:
        if edition.name == name:
            return edition
    return None


def either(numbers: list[int]) -> str:
    """Returns *numbers* in words: 2, 3 or 4."""
    said = [str(number) for number in numbers]
    return " or ".join([*([", ".join(said[:-1])] if said[1:] else []), said[-1]])

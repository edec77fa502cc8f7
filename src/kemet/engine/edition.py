"""What an edition of the game lets people agree on: how many play, and to how many victory points."""

from __future__ import annotations

from typing import Final


class Edition:
    """A box of the base game. *learning* is the target of its learning game; *maps* are the files of its maps, by the number
    of players."""

    def __init__(self, name: str, targets: list[int], learning: int, maps: dict[int, str]) -> None:
        self.name = name
        self.targets = targets
        self.learning = learning
        self.maps = maps

    def players(self) -> list[int]:
        """Lists how many can play: those there is a map for."""
        return list(self.maps)


# The first target of an edition is the usual one.
EDITIONS: Final = [
    Edition("classic", [8, 10], 4, {2: "classic-2", 3: "classic-3", 4: "classic-4", 5: "classic-5"}),
]
CLASSIC: Final = EDITIONS[0].name


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

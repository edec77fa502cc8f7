"""What each player has, and who is on whose side: the same for all in most games, seat by seat where players differ."""

from __future__ import annotations

from typing import Final

MAX_PP: Final = 11
UNITS: Final = 12
TROOP_LIMIT: Final = 5
REGULAR_TOKENS: Final = 5
PRAY_PP: Final = 2
NIGHT_PP: Final = 2


class Seat:
    """A place at the table (K2.6, K2.7, K3.2). Seats of one *camp* are allies; `battle_hand` names the battle cards to start
    with where they are not the ordinary ones; `deck` is the number of the DI deck it draws from."""

    def __init__(self, camp: int) -> None:
        self.camp = camp
        self.units = UNITS
        self.troop_limit = TROOP_LIMIT
        self.tokens = REGULAR_TOKENS
        # Tokens of others that it may lay too.
        self.borrowed = 0
        self.pp_limit = MAX_PP
        # What a pray action and a night yield.
        self.pray_pp = PRAY_PP
        self.night_pp = NIGHT_PP
        self.battle_hand: list[str] | None = None
        self.deck = 0
        # Whether temples and level-4 pyramids held count as victory points (K2.10).
        self.temporary_vp = True


def seats_of(players: int) -> list[Seat]:
    """Returns the seats of a game in which everybody plays for one's own."""
    return [Seat(camp) for camp in range(players)]


def allies_of(seats: list[Seat], seat: int) -> int:
    """Returns the mask of the seats in the camp of *seat*, its own included."""
    return sum(2**other for other, profile in enumerate(seats) if profile.camp == seats[seat].camp)


def enemies_of(seats: list[Seat], seat: int) -> int:
    """Returns the mask of the seats that are hostile to *seat*: all of other camps."""
    return sum(2**other for other, profile in enumerate(seats) if profile.camp != seats[seat].camp)

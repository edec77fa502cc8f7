"""A toy edition, made from public parts only: another map, six seats, one against five, a seat with more units and its own
deck, troops of several owners, several winners. It shows that there is room for such a book."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from kemet.engine import Game, Options
from kemet.engine.board import Board
from kemet.engine.content.battle_cards import battle_cards
from kemet.engine.content.blue import blue_tiles
from kemet.engine.content.creatures import CREATURE_TILES, creatures
from kemet.engine.content.di_cards import di_cards
from kemet.engine.content.player_board import action_spaces
from kemet.engine.content.red import red_tiles
from kemet.engine.content.white import white_tiles
from kemet.engine.edition import EDITIONS, Edition
from kemet.engine.editions.classic import DECISIONS, procedures
from kemet.engine.effect import IN_BATTLE, DICard
from kemet.engine.maps import read_map
from kemet.engine.play.setup import SetUp, take_city
from kemet.engine.registry import DRAFTS
from kemet.engine.rules import Draft
from kemet.engine.seats import Seat

PLAYERS = 6
GIANT = 0
CITY_OF = [0, 1, 1, 2, 2, 3]
MAP = """
obelisks = ["w_obelisk", "west_temple"]

[cities]
nw = ["nw_front", "s_front", "ne_front"]
s = ["s_1", "s_2", "s_3", "e_1", "e_2", "e_3"]
c = ["c_1", "c_2", "c_3", "ne_1", "ne_2", "ne_3"]
ne = ["nw_1", "nw_2", "nw_3"]

[temples]
west_temple = 2
sphinx_temple = 3

[land]
nw_front = ["s_front", "ne_front", "w_obelisk"]
s_front = ["w_obelisk"]
ne_front = ["w_obelisk"]
s_1 = ["s_2", "s_3", "e_1", "w_obelisk"]
s_2 = ["e_2"]
s_3 = ["e_3", "w_obelisk"]
c_1 = ["c_2", "c_3", "ne_1", "sphinx_temple"]
c_2 = ["ne_2"]
c_3 = ["ne_3", "sphinx_temple"]
nw_1 = ["nw_2", "nw_3", "sphinx_temple"]
nw_2 = ["west_temple"]
w_obelisk = ["west_temple", "sphinx_temple"]
"""


def found_cities(game: Game, setup: SetUp) -> None:
    """The one has a city alone, the five have three between them."""
    for seat in range(PLAYERS):
        take_city(game, seat, game.rules.board.cities[CITY_OF[seat]])


def draft(options: Options) -> Draft:
    """Returns the draft of the toy edition."""
    stone = DICard("stone", "Stone", 4, 0, IN_BATTLE, "reconstructed", strength=1)
    stone.deck = 1
    steps = procedures()
    steps.set_up.replace("take-cities", found_cities)
    steps.set_up.remove("set-pieces")
    made = Draft(
        options,
        Board(read_map(MAP, "toy.toml")),
        action_spaces(),
        white_tiles() + red_tiles() + blue_tiles(),
        creatures(),
        dict(CREATURE_TILES),
        [stone, *di_cards()],
        battle_cards(),
        steps,
        [*DECISIONS, "pick-losses"],
    )
    made.seats = [Seat(camp=0 if seat == GIANT else 1) for seat in range(PLAYERS)]
    giant = made.seats[GIANT]
    giant.units = 15
    giant.troop_limit = 6
    giant.deck = 1
    giant.temporary_vp = False
    giant.battle_hand = ["4-1-0", "1-3-0"]
    return made


@contextmanager
def toy_edition() -> Iterator[Options]:
    """Puts the toy edition into the registry; gives the options of a game."""
    EDITIONS.append(Edition("toy", [8], 4, {PLAYERS: "toy"}))
    DRAFTS["toy"] = draft
    try:
        yield Options(players=PLAYERS, edition="toy")
    finally:
        EDITIONS.pop()
        del DRAFTS["toy"]

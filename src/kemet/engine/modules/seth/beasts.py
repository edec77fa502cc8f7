"""Creatures among troops that pass through each other, and Osiris, whom the whole community has (S4.1, S8.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kemet.engine import events
from kemet.engine.board import SPACES
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, lowest
from kemet.engine.modules.seth.content import OSIRIS, SETH
from kemet.engine.state import altered

MEMBER: Final = 1


def is_osiris(game: Game, creature: i64) -> bool:
    """Tells whether *creature* is Osiris, whom no single member controls."""
    return creature >= 0 and game.rules.creatures[creature].slug == OSIRIS


def beast_owner(game: Game, creature: i64) -> i64:
    """S8.3 Returns who controls *creature* on the board; of Osiris, with whose units it goes."""
    space = game.creature_at[creature]
    for seat in range(game.rules.players):
        if space >= 0 and game.creature_of(seat, space) == creature:
            return seat
    # `creature_on` has room for one of a seat: while another passes, Osiris is noted with nobody.
    there = game.owners(MEMBER, space) if space >= 0 and is_osiris(game, creature) else 0
    return lowest(there) if there else tile_owner(game, creature)


def tile_owner(game: Game, creature: i64) -> i64:
    """Returns who owns the tile of *creature*, NONE if nobody does."""
    for tile in game.rules.creature_tiles:
        if game.rules.creature_of_tile[tile.id] == creature:
            for seat in range(game.rules.players):
                if game.owned[seat * game.rules.powers + tile.power] == tile.id + 1:
                    return seat
    return NONE


def beasts_there(game: Game, player: i64, space: i64) -> i64:
    """Returns the creatures that the camp of *player* has on *space*, as a mask: more than one while a troop passes."""
    found: i64 = 0
    for tile in game.rules.creature_tiles:
        creature = game.rules.creature_of_tile[tile.id]
        if game.creature_at[creature] == space and game.rules.allies[player] & BIT[beast_owner(game, creature)]:
            found |= BIT[creature]
    return found


def show_beasts(game: Game, space: i64) -> None:
    """Notes who has which creature on *space* after one that passed has gone on: `creature_on` has room for one of a seat."""
    for tile in game.rules.creature_tiles:
        creature = game.rules.creature_of_tile[tile.id]
        if game.creature_at[creature] == space:
            owner = beast_owner(game, creature)
            if game.creature_of(owner, space) < 0:
                game.creature_on = altered(game.creature_on, owner * SPACES + space, creature + 1)


def hand_over(game: Game, creature: i64, seat: i64, to: i64) -> None:
    """Osiris goes with the units of *to* instead of those of *seat*."""
    space = game.creature_at[creature]
    if game.creature_of(seat, space) == creature:
        game.creature_on = altered(game.creature_on, seat * SPACES + space, 0)
    game.creature_on = altered(game.creature_on, to * SPACES + space, creature + 1)


def note_osiris(game: Game, space: i64) -> None:
    """Osiris, brought to *space* with a part of a troop, goes with units that have come too."""
    there = game.owners(MEMBER, space)
    for tile in game.rules.creature_tiles:
        creature = game.rules.creature_of_tile[tile.id]
        if game.creature_at[creature] == space and is_osiris(game, creature) and there:
            owner = beast_owner(game, creature)
            if not game.units_at(owner, space):
                hand_over(game, creature, owner, lowest(there))


def keep_osiris(game: Game, player: i64, creature: i64, space: i64) -> bool:
    """Tells whether Osiris, left without units of *player*, stays with those of another member, or else has gone back to its
    tile; any member's recruit action brings it from there."""
    if not is_osiris(game, creature) or player == SETH:
        return False
    others = game.owners(MEMBER, space)
    if others:
        hand_over(game, creature, player, lowest(others))
    else:
        osiris_to_tile(game, player, creature)
    return True


def osiris_to_tile(game: Game, player: i64, creature: i64) -> None:
    """Osiris waits on its tile."""
    game.put_creature(player, creature, NONE)
    game.tell(events.CREATURE_WAITS, player, creature)

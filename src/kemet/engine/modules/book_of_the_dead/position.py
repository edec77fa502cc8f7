"""The Book of the Dead in hand-written positions, and what must hold of it in every position."""

from __future__ import annotations

from typing import Any

from kemet.engine.board import SPACE_NAMES
from kemet.engine.game import Game
from kemet.engine.ids import BIT, VP_NAMES
from kemet.engine.modules.book_of_the_dead.divinities import owner_of
from kemet.engine.modules.book_of_the_dead.facts import book_of
from kemet.engine.modules.book_of_the_dead.honour import LOSE_VP, MOST_HONOUR, TRACK, decay, lost_vp_at, vp_debt, vp_to_lose
from kemet.engine.notation import player_text
from kemet.engine.play.recruit import unit_pool
from kemet.engine.position import PositionError, integer, one_of, table

# Decisions in whose midst the limit of followers may be exceeded: the move goes on, the battle has an end.
EXCEEDING = ["move", "battle"]


def set_book_player(game: Game, seat: int, path: str, given: dict[str, Any]) -> None:
    """Sets honour, units in the afterlife and divinities: `honour = 4`, `afterlife = 2`, `divinities = {thoth = "c_ring"}`;
    `vp-on-track = {5 = "battle"}` says which VP lie on the track, those not named are owed."""
    book = book_of(game)
    honour = integer(f"{path}.honour", given.get("honour", MOST_HONOUR), 0, MOST_HONOUR)
    book.set_honour(game, seat, honour)
    book.put_in_afterlife(game, seat, integer(f"{path}.afterlife", given.get("afterlife", 0), 0, unit_pool(game, seat)))
    for name, source in table(f"{path}.vp-on-track", given.get("vp-on-track", {})).items():
        k = one_of(f"{path}.vp-on-track", name, [str(place) for place in TRACK], "place for VP on the track")
        if honour >= TRACK[k]:
            raise PositionError(f"{path}.vp-on-track", f"a VP lies on {TRACK[k]} only while honour is below (B2.4)")
        sources = [VP_NAMES[kind] for kind in game.rules.vp_sources]
        kind = sources[one_of(f"{path}.vp-on-track", source, sources, "source of VP")]
        book.put_on_track(game, seat, k, VP_NAMES.index(kind))
    for name, where in table(f"{path}.divinities", given.get("divinities", {})).items():
        figure = one_of(f"{path}.divinities", name, [tile.slug for tile in book.tiles], "divinity")
        if not book.owns(game, seat, figure):
            raise PositionError(f"{path}.divinities", f"{name} needs the tile emerald/{name} (B5.4)")
        if where == "reserve":
            continue
        space = one_of(f"{path}.divinities", where, SPACE_NAMES, "space")
        if not game.rules.board.spaces & BIT[space]:
            raise PositionError(f"{path}.divinities", f"{where} is not in play with {game.rules.players} players (K2.1)")
        if book.divinities[figure].on_bank and not game.rules.board.banks & BIT[space]:
            raise PositionError(f"{path}.divinities", f"{where} is not on the bank of the Nile (B6.14, R57)")
        if game.figures[seat] & BIT[space] or game.enemy_at(seat, space) >= 0:
            raise PositionError(f"{path}.divinities", f"somebody else is on {where} (B5.3, K9.7)")
        book.put_divinity(game, seat, figure, space)


def book_faults(game: Game, found: list[str]) -> None:
    """Adds to *found* what is wrong with honour, the afterlife, VP on the track and divinities."""
    book = book_of(game)
    busy = any(frame.name() in EXCEEDING for frame in game.stack)
    for seat in range(game.rules.players):
        who = player_text(seat)
        honour = book.honour(game, seat)
        if not 0 <= honour <= MOST_HONOUR:
            found.append(f"{who} has {honour} honour, the track runs from 0 to 9 (B2)")
            continue
        if book.afterlife(game, seat) < 0:
            found.append(f"{who} has less than no units in the afterlife (B1.2)")
        _check_track(game, seat, who, found)
        held = 0
        for figure, tile in enumerate(book.tiles):
            space = book.place(game, figure)
            if space < 0 or not book.owns(game, seat, figure):
                continue
            held |= 2**space
            if book.divinities[figure].on_bank and not game.rules.board.banks & BIT[space]:
                found.append(f"{tile.slug} is on {SPACE_NAMES[space]}, off the bank of the Nile (B6.14)")
            if game.units_at(seat, space) > decay(game, seat) and not busy:
                found.append(f"{tile.slug} has {game.units_at(seat, space)} followers, {decay(game, seat)} at most (B5.5)")
            if game.creature_of(seat, space) >= 0 and not busy:
                found.append(f"{tile.slug} has a creature (B5.2)")
        if held != game.figures[seat]:
            found.append(f"the mask of figures of {who} is wrong")
    places = [book.place(game, figure) for figure in range(len(book.tiles)) if book.place(game, figure) >= 0]
    if len(set(places)) < len(places) and not busy:
        found.append("two divinities are on one space (B5.3)")
    for figure, tile in enumerate(book.tiles):
        if book.place(game, figure) >= 0 and owner_of(game, book, figure) < 0:
            found.append(f"{tile.slug} is on the board and belongs to nobody (B5.4)")


def _check_track(game: Game, seat: int, who: str, found: list[str]) -> None:
    """R60 VP on the track and VP owed are those that honour costs; nobody owes what one has."""
    book = book_of(game)
    for k in range(len(TRACK)):
        if book.on_track(game, seat, k) >= 0 and book.honour(game, seat) >= TRACK[k]:
            found.append(f"a VP of {who} lies on {TRACK[k]} though honour is {book.honour(game, seat)} (B2.4)")
    if not 0 <= vp_debt(game, seat) <= lost_vp_at(book.honour(game, seat)):
        found.append(f"{who} owes {vp_debt(game, seat)} VP (R60)")
    picking = any(frame.name() == LOSE_VP for frame in game.stack)
    if vp_debt(game, seat) and vp_to_lose(game, seat) and not picking:
        found.append(f"{who} owes a VP and has one (B2.4)")

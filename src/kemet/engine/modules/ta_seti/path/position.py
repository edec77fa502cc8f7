"""The path in hand-written positions, and what must hold of it in every position (T3.2, T3.16)."""

from __future__ import annotations

from typing import Any

from kemet.engine.board import CLASSIC_SPACES, SPACE_NAMES
from kemet.engine.game import Game
from kemet.engine.ids import VP_KINDS, VP_PATH
from kemet.engine.modules.ta_seti.path.content import KINDS, SIDES, SKILL, TEMPORARY, VP
from kemet.engine.modules.ta_seti.path.facts import PRIESTS_EACH, PathFacts, path_of, prepare_path
from kemet.engine.notation import player_text
from kemet.engine.position import PositionError, check_keys, integer, one_of, table, words
from kemet.engine.state import altered, increased

PATH_KEYS = ["sides", "tokens", "empty"]
PLACES = ["reserve", "by-path", "away"]


def set_path(game: Game, value: Any) -> None:
    """Lays the path as *value* says: sides (default all A), tokens by location. Other places get the first fitting token of
    the list that no player has, unless they are named as empty (`complete_path`)."""
    given = table("position.path", value)
    check_keys("position.path", given, PATH_KEYS)
    path = path_of(game)
    sides = str(given.get("sides", "A" * len(path.data.boards)))
    if len(sides) != len(path.data.boards) or any(letter not in SIDES for letter in sides):
        raise PositionError("position.path.sides", f"{sides!r}: write a side, A or B, for each of the four boards")
    for board, letter in enumerate(sides):
        game.expansion = altered(game.expansion, path.at_sides + board, SIDES.index(letter))
    prepare_path(game)
    tokens = table("position.path.tokens", given.get("tokens", {}))
    empty = words("position.path.empty", given.get("empty", []))
    for name in [*tokens, *empty]:
        one_of("position.path", name, path.data.location_names, "location of the path")
    for name, slug in tokens.items():
        location = path.data.location_names.index(name)
        kinds = path.side(game, path.data.board_of[location]).slots[location]
        _lay(game, path, location, 0, kinds[0], str(slug))


def complete_path(game: Game, value: Any) -> None:
    """Takes the tokens of victory points that players have from Ta-Seti out of the game, and fills the places that a position
    neither names nor calls empty."""
    path = path_of(game)
    token = next(int(token.id) for token in path.data.tokens if token.kind == VP)
    for seat in range(game.rules.options.players):
        for _ in range(game.vp[seat * VP_KINDS + VP_PATH]):
            _take_from_supply(game, path, f"player.{player_text(seat)}.vp", token)
            game.expansion = increased(game.expansion, path.at_used + token, 1)
    empty = words("position.path.empty", table("position.path", value).get("empty", []))
    for location, name in enumerate(path.data.location_names):
        if name not in empty:
            for k, kind in enumerate(path.side(game, path.data.board_of[location]).slots[location]):
                if path.slot(game, location, k) < 0:
                    _lay_first(game, path, location, k, kind)


def _lay(game: Game, path: PathFacts, location: int, k: int, kind: int, slug: str) -> None:
    fitting = [token.slug for token in path.data.tokens if token.kind == kind]
    one_of("position.path.tokens", slug, fitting, f"token for a place of kind {KINDS[kind]}")
    token = next(token.id for token in path.data.tokens if token.slug == slug)
    _take_from_supply(game, path, "position.path.tokens", int(token))
    path.set_slot(game, location, k, token)


def _lay_first(game: Game, path: PathFacts, location: int, k: int, kind: int) -> None:
    for token in path.data.tokens:
        if token.kind == kind and path.in_supply(game, token.id):
            game.expansion = increased(game.expansion, path.at_supply + token.id, -1)
            path.set_slot(game, location, k, token.id)
            return


def _take_from_supply(game: Game, path: PathFacts, where: str, token: int) -> None:
    if not path.in_supply(game, token):
        name = path.data.tokens[token].slug
        raise PositionError(where, f"there are only {path.data.tokens[token].copies} tokens {name}, the others lie elsewhere")
    game.expansion = increased(game.expansion, path.at_supply + token, -1)


def set_path_player(game: Game, seat: int, where: str, given: dict[str, Any]) -> None:
    """Sets the priests and tokens of a player: `priests = {c_1 = 1, reserve = 1, "2-top" = 1}`, those not named wait by the
    path; `path-tokens = ["offering", "charge"]`."""
    path = path_of(game)
    names = path.data.location_names
    for name, value in table(f"{where}.priests", given.get("priests", {})).items():
        number = integer(f"{where}.priests", value, 1, PRIESTS_EACH)
        if number > path.priests_by_path(game, seat):
            raise PositionError(f"{where}.priests", f"a player has {PRIESTS_EACH} priests (T3.2)")
        if name in names:
            path.shift_priests(game, seat, path.at_path_reserve, path.at_locations + names.index(name), number)
        elif name == "reserve":
            path.shift_priests(game, seat, path.at_path_reserve, path.at_reserve, number)
        elif name == "away":
            path.shift_priests(game, seat, path.at_path_reserve, path.at_reserve, number)
            path.send_away(game, seat, path.at_reserve, number)
        elif name != "by-path":
            known = [*SPACE_NAMES, *PLACES, *names]
            one_of(f"{where}.priests", name, known, "space, location of the path or reserve")
            path.shift_priests(game, seat, path.at_path_reserve, SPACE_NAMES.index(name), number)
    for slug in words(f"{where}.path-tokens", given.get("path-tokens", [])):
        slugs = [token.slug for token in path.data.tokens if token.kind != VP and token.kind != TEMPORARY]
        one_of(f"{where}.path-tokens", slug, slugs, "item or skill")
        token = next(token for token in path.data.tokens if token.slug == slug)
        if token.kind == SKILL and path.held(game, seat, token.id):
            raise PositionError(f"{where}.path-tokens", f"nobody has the skill {slug} twice (R32)")
        _take_from_supply(game, path, f"{where}.path-tokens", int(token.id))
        path.give(game, seat, token.id, 1)


def path_faults(game: Game, found: list[str]) -> None:
    """Adds to *found* what is wrong with priests and tokens: each is in one place, and none too many."""
    path = path_of(game)
    for seat in range(game.rules.players):
        held = sum(int(path.held(game, seat, token.id)) for token in path.data.tokens)
        if game.expansion[path.start + seat * path.seat_size + path.at_held] != held:
            found.append(f"the number of tokens of {player_text(seat)} is wrong")
    if any(value < 0 for value in game.expansion[path.start : path.start + path.size]):
        found.append("a number of priests or tokens is below 0")
    for seat in range(game.rules.players):
        _priest_faults(game, path, seat, found)
    for token in path.data.tokens:
        number = path.in_supply(game, token.id) + game.expansion[path.at_used + token.id]
        for seat in range(game.rules.players):
            number += path.held(game, seat, token.id)
            if token.kind == SKILL and path.held(game, seat, token.id) > 1:
                found.append(f"{player_text(seat)} has the skill {token.slug} twice (R32)")
        for location in range(path.locations):
            number += path.tokens_at(game, location).count(token.id)
        for board in range(len(path.data.boards)):
            for lane in range(path.lanes):
                number += 1 if path.bonus_on(game, board, lane) == token.id else 0
        if number != token.copies:
            found.append(f"{number} tokens {token.slug} instead of {token.copies} (T3.2)")


def _priest_faults(game: Game, path: PathFacts, seat: int, found: list[str]) -> None:
    who = player_text(seat)
    number = path.priests_by_path(game, seat) + path.priests_in_reserve(game, seat) + path.priests_away(game, seat)
    for location in range(path.locations):
        number += path.priests_on_path(game, seat, location)
    for space in range(CLASSIC_SPACES):
        there = path.priests_at(game, seat, space)
        number += there
        if there > game.units_at(seat, space):
            found.append(
                f"{who} has {there} priests among {game.units_at(seat, space)} units on {SPACE_NAMES[space]} (T3.12)"
            )
    if path.priests_in_reserve(game, seat) > game.reserve[seat]:
        found.append(f"{who} has more priests than units in reserve (T3.12)")
    if path.priests_away(game, seat) > game.rules.hooks.units_away(game, seat):
        found.append(f"{who} has more priests than units away from board and reserve (R61)")
    if number != PRIESTS_EACH:
        found.append(f"{who} has {number} priests, not {PRIESTS_EACH} (T3.2)")

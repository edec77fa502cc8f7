"""Observations: the same as the view says, from every seat, and no more than that."""

from __future__ import annotations

import tracemalloc
from itertools import chain
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import u8
from support.fuzzing import option_sets, random_game
from support.observing import fresh

from kemet.engine import Game, Options, make_rules
from kemet.engine.board import CITY_NAMES, CLASSIC_SPACES, SPACE_NAMES
from kemet.engine.determinize import determinize
from kemet.engine.edition import EDITIONS
from kemet.engine.ids import ACTION_SPACE_NAMES, COLOUR_NAMES, TOKEN_NAMES, VP_NAMES
from kemet.engine.layout import LayoutError, observation_names, observation_scale, widest_shape
from kemet.engine.modules.ta_seti.path.content import MOST_SLOTS, PATH_DATA
from kemet.engine.modules.ta_seti.path.facts import path_of
from kemet.engine.observe import Observer, observation_fields, observation_size
from kemet.engine.registry import LAYOUTS
from kemet.engine.view import view

PLAYERS = [2, 3, 4, 5]
PLACES = SPACE_NAMES[:CLASSIC_SPACES]
ACTIONS = LAYOUTS[0].actions
MODULE_NAMES = LAYOUTS[0].modules
MODULES = [[], MODULE_NAMES]


def named(game: Game, observed: bytes) -> dict[str, list[int]]:
    """Returns an observation by the names of its fields."""
    found: dict[str, list[int]] = {}
    at = 0
    for name, size in observation_fields(game.rules):
        found[name] = list(observed[at : at + size])
        at += size
    assert at + ACTIONS == len(observed)
    return found


@pytest.mark.parametrize("modules", MODULES, ids=["base", "all"])
@pytest.mark.parametrize("players", PLAYERS)
def test_an_observation_says_what_the_view_says(players: int, modules: list[str]) -> None:
    for recorder, rng, _, _ in random_game(Options(players=players, modules=modules), f"observe {players}"):
        if rng.below(15):
            continue
        game = recorder.game
        player = int(rng.below(players))
        seen = view(game, player)
        got = named(game, fresh(game, player))
        assert got["players"] == [int(k == players) for k in PLAYERS]
        assert got["modules"] == [int(name in modules) for name in MODULE_NAMES]
        assert got["target"] == [game.rules.target]
        assert got["round"] == [game.round]
        assert got["deck"] == [seen["deck"]]
        assert got["decision"][game.rules.decision_names.index(game.stack[-1].name())] == 1 == sum(got["decision"])
        assert got["di-hand"] == [seen["players"][player]["di-hand"].get(c.slug, 0) for c in game.rules.di_cards]
        assert got["discard"] == [seen["discard"].get(c.slug, 0) for c in game.rules.di_cards]
        assert got["battle-hand"] == [int(c.slug in seen["players"][player]["battle-hand"]) for c in game.rules.battle_cards]
        for k in range(players):
            shown = seen["players"][(player + k) % players]
            who = "you" if k == 0 else f"next-{k}"
            assert got[f"{who}.city"] == [CITY_NAMES.index(shown["city"]) + 1 if shown["city"] else 0]
            assert got[f"{who}.dawn-tokens"] == [shown.get("dawn-tokens", 0)]
            assert got[f"{who}.pp"] == [shown["pp"]]
            sources = {VP_NAMES[kind]: got[f"{who}.vp"][kind] for kind in game.rules.vp_sources}
            assert sources == {name: number % 256 for name, number in shown["vp"].items() if name in sources}
            assert len(shown["vp"]) == len(sources) + 3
            unknown = [number for kind, number in enumerate(got[f"{who}.vp"]) if kind not in game.rules.vp_sources]
            assert not any(unknown)
            assert got[f"{who}.temples-held"] == [shown["vp"]["temples-held"]]
            assert got[f"{who}.units"] == [shown["units"].get(name, 0) for name in PLACES]
            tokens = [TOKEN_NAMES.index(shown["tokens"].get(name, "free")) for name in ACTION_SPACE_NAMES]
            assert got[f"{who}.tokens"][: len(tokens)] == tokens
            assert sum(got[f"{who}.tiles"]) == len(shown["tiles"])
            assert got[f"{who}.di"] == [shown["di"]]
            assert (f"{who}.expansion" in got) == bool(modules)
            if modules:
                check_priests_and_tokens(game, got[f"{who}.expansion"], shown)
        if modules:
            check_path(game, got["expansion"], seen["path"])
            check_move_and_battle(game, got, seen)


def check_priests_and_tokens(game: Game, got: list[int], shown: dict[str, Any]) -> None:
    """Compares the priests and path tokens of one player."""
    path = path_of(game)
    places = [(place, name) for place, name in enumerate(PLACES)]
    places += [(path.at_reserve, "reserve"), (path.at_path_reserve, "by-path")]
    places += [(path.at_locations + k, name) for k, name in enumerate(path.data.location_names)]
    assert [got[place] for place, _ in places] == [shown["priests"].get(name, 0) for _, name in places]
    assert got[path.at_tokens :] == [shown["path-tokens"].get(token.slug, 0) for token in path.data.tokens]
    assert got[path.at_held] == sum(shown["path-tokens"].values())


def check_path(game: Game, got: list[int], shown: dict[str, Any]) -> None:
    """Compares sides, places, temporary bonuses and supply of the path; what was used up ends the observation."""
    data = PATH_DATA
    slugs = [token.slug for token in data.tokens]
    boards = len(data.boards)
    assert got[:boards] == ["AB".index(letter) for letter in shown["sides"]]
    at = boards
    for name in data.location_names:
        lying = got[at : at + MOST_SLOTS]
        assert [slugs[token - 1] for token in lying if token] == shown["tokens"][name]
        at += MOST_SLOTS
    for board in range(boards):
        for lane in data.lanes:
            assert (slugs[got[at] - 1] if got[at] else None) == shown["bonuses"].get(f"{board + 1}-{lane}")
            at += 1
    assert got[at : at + len(slugs)] == [shown["supply"].get(slug, 0) for slug in slugs]
    assert len(got) == at + 2 * len(slugs)


def check_move_and_battle(game: Game, got: dict[str, list[int]], seen: dict[str, Any]) -> None:
    """Compares priests on the move and tokens laid in battle."""
    assert got["move.figures"] == [next((frame["figures"] for frame in seen["frames"] if frame["frame"] == "move"), 0)]
    for side in ("attacker", "defender"):
        laid: dict[str, int] = {}
        for frame in seen["frames"]:
            laid = frame.get(f"{side}-tokens", {}) if frame["frame"] == "battle" else laid
        assert got[f"battle.{side}.tokens"] == [laid.get(token.slug, 0) for token in PATH_DATA.tokens]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("modules", MODULES, ids=["base", "all"])
def test_the_mask_is_the_legal_actions(players: int, modules: list[str]) -> None:
    for recorder, _, player, _ in random_game(Options(players=players, modules=modules), f"mask {players}"):
        mask = fresh(recorder.game, player)[-ACTIONS:]
        assert [action for action in range(ACTIONS) if mask[action]] == sorted(recorder.game.legal(player))
        assert set(mask) <= {0, 1}


def test_an_observer_that_is_gone_keeps_no_memory() -> None:
    rules = make_rules(Options())
    size = observation_size(rules) + ACTIONS

    def memory_after(observers: int) -> int:
        for _ in range(observers):
            Observer(rules, vec[u8]([0] * size), 0)
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        before = memory_after(10)
        assert memory_after(200) - before < 10 * size
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("modules", MODULES, ids=["base", "all"])
def test_an_observer_used_again_leaves_nothing_behind(players: int, modules: list[str]) -> None:
    options = option_sets(players, modules)[1]
    rules = make_rules(options)
    buffer = vec[u8]([0] * (observation_size(rules) + ACTIONS))
    observer = Observer(rules, buffer, 0)
    for recorder, rng, _, _ in chain(random_game(options, f"again {players}"), random_game(options, "the next game")):
        if rng.below(5) == 0:
            player = int(rng.below(players))
            observer.observe(recorder.game, player)
            assert bytes(memoryview(buffer)) == fresh(recorder.game, player)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("modules", MODULES, ids=["base", "all"])
def test_an_observation_tells_no_secret(players: int, modules: list[str]) -> None:
    for number in range(3):
        for recorder, rng, _, _ in random_game(option_sets(players, modules)[number], f"secret {players} {number}"):
            if rng.below(8) == 0:
                player = int(rng.below(players))
                world = determinize(recorder.game, player, rng)
                assert fresh(world, player) == fresh(recorder.game, player)


def test_an_observation_says_what_was_agreed() -> None:
    for players in PLAYERS:
        for options in option_sets(players, MODULE_NAMES):
            recorder, *_ = next(random_game(options, "agreed"))
            got = named(recorder.game, fresh(recorder.game, 0))
            assert got["variants"] == [int(name in options.variants) for name in recorder.game.rules.layout.variants]
            assert got["learning"] == [int(options.learning)]
            assert got["discards-up"] == [int(options.discards == "up")]
            assert got["target"] == [4 if options.learning else options.target]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("modules", [*MODULES, MODULE_NAMES[:2]], ids=["base", "all", "two"])
def test_the_widest_layout_says_the_same_under_the_same_names(players: int, modules: list[str]) -> None:
    options = option_sets(players, modules)[1]
    rules = make_rules(options)
    shape = widest_shape(rules.layout.version)
    buffer = vec[u8]([7] * (observation_size(shape) + ACTIONS))
    observer = Observer(rules, buffer, 0, shape)
    short, wide = observation_names(rules), observation_names(shape)
    assert set(short) <= set(wide)
    for recorder, rng, _, _ in random_game(options, f"wide {players}"):
        if rng.below(10) == 0:
            player = int(rng.below(players))
            observer.observe(recorder.game, player)
            written = fresh(recorder.game, player)
            got = dict(zip(short, written, strict=False))
            assert dict(zip(wide, bytes(memoryview(buffer)), strict=False)) == {name: got.get(name, 0) for name in wide}
            assert bytes(memoryview(buffer))[-ACTIONS:] == written[-ACTIONS:]


def test_every_byte_has_a_name_and_a_usual_maximum() -> None:
    for players in PLAYERS:
        for modules in MODULES:
            rules = make_rules(Options(players=players, modules=modules))
            names = observation_names(rules)
            assert len(names) == len(set(names)) == observation_size(rules) == len(observation_scale(rules))
            assert {name.partition("[")[0] for name in names} == {name for name, _ in observation_fields(rules)}


@pytest.mark.parametrize("modules", MODULES, ids=["base", "all"])
def test_scaled_numbers_rarely_pass_one(modules: list[str]) -> None:
    scale = observation_scale(make_rules(Options(players=4, modules=modules)))
    beyond, seen = 0, 0
    for recorder, rng, player, _ in random_game(Options(players=4, modules=modules), "scaled"):
        if rng.below(10) == 0:
            written = fresh(recorder.game, player)[:-ACTIONS]
            signed = [byte - 256 if byte > 127 else byte for byte in written]
            beyond += sum(abs(value) > most for value, most in zip(signed, scale, strict=True))
            seen += len(written)
    assert beyond < seen / 1000


def test_a_game_that_a_layout_has_no_room_for_is_refused() -> None:
    buffer = vec[u8]([0] * 4000)
    with pytest.raises(LayoutError, match="layout version 1 have no room for 3 players"):
        Observer(make_rules(Options(players=3)), buffer, 0, make_rules(Options(players=2)))
    with pytest.raises(ValueError, match="layout version 99: versions are 1, 2, 3"):
        widest_shape(99)


def test_games_keep_the_first_layout_that_knows_all_of_theirs() -> None:
    for players in PLAYERS:
        for modules in MODULES:
            layout = make_rules(Options(players=players, modules=list(modules))).layout
            assert (layout.version, layout.actions) == (1, 728)


@pytest.mark.parametrize("edition", [edition.name for edition in EDITIONS])
@pytest.mark.parametrize("players", [2, 4])
def test_observations_of_every_edition_say_what_the_view_says_and_no_secret(edition: str, players: int) -> None:
    for recorder, rng, _, _ in random_game(option_sets(players, [], edition)[1], f"edition {players}"):
        if rng.below(12):
            continue
        game = recorder.game
        player = int(rng.below(players))
        seen = view(game, player)
        written = fresh(game, player)
        got = named(game, written)
        if "colours" in seen:
            assert got["colours"] == [int(name in seen["colours"]) for name in COLOUR_NAMES]
        if "last-day" in seen:
            assert got["last-day"] == [int(seen["last-day"])]
        for k in range(players):
            shown = seen["players"][(player + k) % players]
            who = "you" if k == 0 else f"next-{k}"
            assert got[f"{who}.dawn-tokens"] == [shown.get("veterans", 0)]
            places = SPACE_NAMES[: game.rules.layout.spaces]
            assert got[f"{who}.units"] == [shown["units"].get(name, 0) for name in places]
            assert sum(got[f"{who}.tiles"]) == len(shown["tiles"])
        assert fresh(determinize(game, player, rng), player) == written

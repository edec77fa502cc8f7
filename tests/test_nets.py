"""Nets at run time: their files, what they refuse, and what they make of a position."""

from __future__ import annotations

import hashlib
import json
import math
from pathlib import Path
from typing import Any

import numpy
import pytest
from support.fuzzing import options_of_fuzz
from support.nets import small_weights

from kemet.bots import BotError, NetBot, Perspective
from kemet.bots.net import best
from kemet.bots.nets import MASTER
from kemet.bots.nets.inputs import (
    ALIGNED,
    Inputs,
    input_actions,
    input_bits,
    input_names,
    input_shapes,
    input_width,
    places,
    shape_for,
)
from kemet.bots.nets.net import layout, load_net, packed, read_net, save_net
from kemet.engine import Options, start
from kemet.engine.actions import PLAYER
from kemet.engine.layout import (
    LAYOUT_VERSION,
    LayoutError,
    observation_names,
    observation_scale,
    observation_size,
    widest_shape,
)
from kemet.engine.registry import LAYOUTS, SETS
from kemet.engine.rng import seeded

ACTIONS = input_actions()
LAST = LAYOUTS[-1].version
# What the widest layout is called and scaled by. Who changes it raises LAYOUT_VERSION: nets in use read it.
PINNED = {1: "89a0b78c5ab0adea"}


def test_the_layout_that_nets_read_is_the_one_of_its_version() -> None:
    text = json.dumps([observation_names(widest_shape()), observation_scale(widest_shape()), ACTIONS])
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == PINNED[LAYOUT_VERSION]


def test_bits_are_about_bytes_that_exist() -> None:
    size = observation_size(widest_shape())
    assert len(set(input_bits())) == len(input_bits())
    assert all(0 <= at < size and low <= high for at, low, high in input_bits())
    assert input_width(size, len(input_bits())) % ALIGNED == 0


def test_what_later_layouts_add_comes_behind() -> None:
    for version in range(1, LAST):
        assert input_names(version + 1)[: len(input_names(version))] == input_names(version)
    assert input_names(1) == observation_names(widest_shape(1))


def test_a_net_of_all_books_sees_every_table_in_one_of_few_shapes() -> None:
    assert [shape.layout.version for shape in input_shapes(1)] == [1]
    assert [shape.layout.version for shape in input_shapes(LAST)] == [4, 5, 7]
    for number in range(0, 240, 7):
        rules = start(options_of_fuzz(number), number).rules
        shape = shape_for(rules, LAST)
        names = input_names(LAST)
        assert [names[place] for place in places(shape, LAST)] == observation_names(shape)
    with pytest.raises(LayoutError, match="no room for the edition blood-and-sand"):
        shape_for(start(Options(players=2, edition="blood-and-sand"), 1).rules, 1)


@pytest.mark.parametrize("version", [1, LAST])
def test_bytes_are_put_where_the_net_reads_them(version: int) -> None:
    shape = input_shapes(version)[-1]
    seen = numpy.random.default_rng(3).integers(0, 256, observation_size(shape)).astype(numpy.uint8)
    wanted = numpy.zeros(len(input_names(version)), numpy.uint8)
    wanted[places(shape, version)] = seen
    assert Inputs(shape, version).of(memoryview(seen.tobytes())) == wanted.tobytes()


def test_a_net_is_kept_in_whole_numbers_and_comes_back_close(tmp_path: Path) -> None:
    weights = small_weights()
    kept = packed(weights)
    for name, weight in weights.items():
        back = kept[name] * kept[f"{name}.scale"] if weight.ndim == 2 else kept[name]
        assert numpy.abs(back - weight).max() <= numpy.abs(weight).max() / 127
    save_net(tmp_path / "small.npz", weights, {"decisions": 7})
    net = load_net(tmp_path / "small.npz")
    assert net.about["decisions"] == 7
    assert net.blocks == 1


def test_a_coarser_net_is_a_smaller_file(tmp_path: Path) -> None:
    weights = {"in.w": numpy.random.default_rng(5).standard_normal((2000, 64)).astype(numpy.float32)}
    for name, largest in (("fine.npz", 127), ("coarse.npz", 31)):
        save_net(tmp_path / name, weights, {}, largest)
        back, _, _ = read_net(tmp_path / name)
        assert 0 < numpy.abs(back["in.w"] - weights["in.w"]).max() <= numpy.abs(weights["in.w"]).max() / largest / 2 * 1.001
    assert (tmp_path / "coarse.npz").stat().st_size < 0.85 * (tmp_path / "fine.npz").stat().st_size


def test_many_rows_and_one_row_come_to_the_same(tmp_path: Path) -> None:
    save_net(tmp_path / "rows.npz", small_weights(), {})
    net = load_net(tmp_path / "rows.npz")
    size = observation_size(widest_shape())
    rows = numpy.random.default_rng(2).integers(0, 4, (5, size)).astype(numpy.uint8)
    together = net.thought(rows)
    for k in range(len(rows)):
        assert numpy.allclose(net.thought(rows[k : k + 1])[0], together[k], atol=1e-4)
    chances = net.chance(together)
    assert chances.shape == (5,)
    assert ((chances > 0) & (chances < 1)).all()


@pytest.mark.parametrize("wrong", [{"layout": LAST + 1}, {"size": 673}, {"actions": 700}])
def test_a_net_of_another_layout_is_refused(tmp_path: Path, wrong: dict[str, Any]) -> None:
    save_net(tmp_path / "old.npz", small_weights(), wrong)
    with pytest.raises(BotError, match=r"old\.npz: this net reads .*, but the engine writes .*: train it anew"):
        load_net(tmp_path / "old.npz")


def test_what_is_no_net_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BotError, match="there is no such net"):
        load_net(tmp_path / "none.npz")
    numpy.savez(tmp_path / "other.npz", weights=numpy.zeros(3))
    with pytest.raises(BotError, match="this is no net"):
        load_net(tmp_path / "other.npz")


def test_the_master_is_small_and_says_how_it_was_made() -> None:
    assert sum(path.stat().st_size for path in MASTER.parent.glob("*.npz")) <= 10_000_000
    about = load_net(MASTER).about
    assert {key: about[key] for key in layout()} == layout(about["layout"])
    assert about["decisions"] > 0


@pytest.mark.parametrize("number", range(24))
def test_the_master_plays_every_game_by_its_net_but_those_of_camps(number: int) -> None:
    game = start(options_of_fuzz(number * 7), number)
    bot = NetBot("s")
    assert bot.knows(game.rules) == (not game.rules.has_allies)
    if bot.knows(game.rules):
        assert 0 < bot.chance(Perspective(game, game.to_act())) < 1


def test_a_net_that_has_learned_camps_can_be_told_to_play_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NetBot, "IN_CAMPS", True)
    game = start(Options(players=4, modules=["seth"]), 1)
    assert 0 < NetBot("s").chance(Perspective(game, game.to_act())) < 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_players_are_named_from_the_own_seat_on(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The net is asked about the seats as it sees them; what it chooses is a seat of the game."""
    bot = NetBot("s", temperature=0)
    asked: list[list[int]] = []

    def to_the_left(_: object, actions: list[int]) -> Any:
        """A net that always wants the seat to its left."""
        asked.append(actions)
        return numpy.array(actions) == PLAYER + 1

    monkeypatch.setattr(bot.net, "logits", to_the_left)
    rng = seeded("order")
    met = 0
    for seed in range(40):
        game = start(Options(players=players, learning=True), seed)
        while not game.over() and game.decision().name() != "turn-order":
            legal = game.legal(game.to_act())
            game.take(game.to_act(), legal[rng.below(len(legal))])
        if game.over() or not (own := int(game.to_act())):
            continue
        met += 1
        asked.clear()
        chosen = bot.decide(Perspective(game, own), game.legal(own))
        # Itself it does not name first; among two that leaves nothing to ask.
        others = [PLAYER + (seat - own) % players for seat in range(players) if seat != own]
        assert asked == ([others] if players > 2 else [])
        assert chosen == PLAYER + (own + 1) % players
    assert met


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_who_is_asked_has_a_chance(players: int) -> None:
    game = start(Options(players=players, modules=SETS["ta-seti"] if players % 2 else []), 3)
    assert 0.02 < NetBot("s").chance(Perspective(game, game.to_act())) < 0.98


def test_temperature_zero_takes_the_best_and_more_takes_others_too() -> None:
    bot = NetBot("s", temperature=0)
    logits = [0.1, 2.0, 1.9]
    assert {best(bot._drawn(logits, 0)) for _ in range(50)} == {1}
    drawn = [best(bot._drawn(logits, 0.5)) for _ in range(4000)]
    shares = [math.exp(logit / 0.5) for logit in logits]
    for place, share in enumerate(shares):
        assert drawn.count(place) / len(drawn) == pytest.approx(share / sum(shares), abs=0.03)


def test_rules_of_another_table_are_noticed() -> None:
    """One bot may play at several tables in turn."""
    bot = NetBot("s")
    for players in (2, 5, 2):
        game = start(Options(players=players), 1)
        player = game.to_act()
        assert bot.decide(Perspective(game, player), game.legal(player)) in game.legal(player)

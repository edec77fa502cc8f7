"""There is room for a book with other seats and two camps: a toy edition, made from public parts only, is played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from support.observing import fresh
from support.toy import GIANT, PLAYERS, toy_edition

from kemet.engine import Game, Options, make_rules, start
from kemet.engine.actions import PLAYER
from kemet.engine.board import space_id
from kemet.engine.determinize import determinize
from kemet.engine.ids import NONE, VP_BATTLE, VP_KINDS
from kemet.engine.invariants import faults
from kemet.engine.observe import observation_fields
from kemet.engine.play.attack import start_attack
from kemet.engine.play.battle import Battle
from kemet.engine.play.battle_choice import ChooseCards
from kemet.engine.play.recruit import troop_limit
from kemet.engine.playout import Tally, play_randomly
from kemet.engine.rng import seeded
from kemet.engine.state import altered
from kemet.engine.view import view
from kemet.envs.core.rewards import WIN, game_rewards

pytestmark = pytest.mark.interpreted

OBELISK = space_id("w_obelisk")
TEMPLE = space_id("west_temple")


@pytest.fixture
def toy() -> Iterator[Options]:
    """Yields the options of a game of the toy edition."""
    with toy_edition() as options:
        yield options


def put(game: Game, seat: int, space: int, number: int) -> None:
    """Takes units of *seat* from reserve to *space*."""
    game.reserve[seat] -= number
    game.put_units(seat, space, number)


@pytest.fixture
def mixed_battle(toy: Options) -> Game:
    """Returns a game in which the one attacks a troop of three owners, who are asked for Escape."""
    game = start(toy, "mixed")
    put(game, GIANT, OBELISK, 6)
    for seat, number in ((1, 2), (2, 1), (3, 1)):
        put(game, seat, OBELISK, number)
    start_attack(game, GIANT, OBELISK, False)
    game.advance()
    return game


def test_seats_differ(toy: Options) -> None:
    game = start(toy, 1)
    assert [int(number) for number in game.reserve] == [15, 12, 12, 12, 12, 12]
    assert [int(troop_limit(game, seat)) for seat in range(PLAYERS)] == [6, 5, 5, 5, 5, 5]
    assert view(game, GIANT)["players"][GIANT]["battle-hand"] == ["4-1-0", "1-3-0"]
    assert len(view(game, 1)["players"][1]["battle-hand"]) == 6


def test_each_draws_from_the_own_deck(toy: Options) -> None:
    """Also in a world that another player cannot tell apart."""
    game = start(toy, 1)
    for world in (game, determinize(game, 2, seeded(5)), determinize(game, GIANT, seeded(6))):
        assert view(world, GIANT)["players"][GIANT]["di-hand"] == {"stone": 2}
        for seat in range(1, PLAYERS):
            assert "stone" not in view(world, seat)["players"][seat]["di-hand"]
        assert faults(world) == []


def test_allies_are_no_enemies_and_one_troop(toy: Options) -> None:
    game = start(toy, 1)
    put(game, 1, TEMPLE, 3)
    put(game, 2, TEMPLE, 2)
    assert game.enemy_at(1, TEMPLE) == NONE
    assert game.enemy_at(GIANT, TEMPLE) == 1
    assert game.troop_size(3, TEMPLE) == 5
    assert [int(game.total_vp(seat)) for seat in range(PLAYERS)] == [0, 1, 1, 1, 1, 1], "a temple counts for the camp"
    put(game, GIANT, space_id("sphinx_temple"), 1)
    assert game.total_vp(GIANT) == 0, "temporary points do not count for this seat"


def test_a_mixed_troop_fights_and_the_fighter_picks_whose_units_are_lost(mixed_battle: Game) -> None:
    game = mixed_battle
    game.play("p2 pass")
    choice = game.top
    assert isinstance(choice, ChooseCards)
    battle = choice.battle(game)
    assert isinstance(battle, Battle)
    assert [int(side.seats) for side in battle.sides] == [1, 0b1110]
    for card in ("p1 card/1-3-0", "p1 card/4-1-0", "p2 card/2-2-1", "p2 card/3-2-0"):
        game.play(card)
    while isinstance(game.top, ChooseCards):
        game.play(f"p{game.to_act() + 1} pass")
    assert [int(side.strength) for side in battle.sides] == [7, 6]
    assert (game.top.name(), int(game.to_act())) == ("pick-losses", 1)
    assert game.legal(1) == [PLAYER + 1, PLAYER + 2, PLAYER + 3]
    before = game.copy()
    assert before.dump() == game.dump()
    game.play("p2 p3")
    assert game.dump() != before.dump()
    game.play("p2 p2")
    assert [int(game.units_at(seat, OBELISK)) for seat in range(4)] == [4, 1, 0, 1]
    assert [int(game.reserve[seat]) for seat in (1, 2, 3)] == [11, 12, 11]
    assert int(game.vp[GIANT * VP_KINDS + VP_BATTLE]) == 1


def test_a_whole_camp_wins(toy: Options) -> None:
    game = start(toy, 1)
    game.vp = altered(game.vp, 3 * VP_KINDS + VP_BATTLE, 8)
    assert [int(game.total_vp(seat)) for seat in range(PLAYERS)] == [0, 8, 8, 8, 8, 8]
    game.finish(3)
    assert [game.has_won(seat) for seat in range(PLAYERS)] == [False, True, True, True, True, True]
    rewards = game_rewards(WIN, game)
    assert rewards == [-1.0, 0.2, 0.2, 0.2, 0.2, 0.2]


@pytest.mark.parametrize("seed", range(4))
def test_games_are_played_soundly(toy: Options, seed: int) -> None:
    game = start(toy, seed)
    for space, seat, number in ((OBELISK, GIANT, 6), (TEMPLE, 1, 3), (TEMPLE, 2, 2), (space_id("c_1"), 3, 4)):
        put(game, seat, space, number)
    for _ in range(400):
        play_randomly(game, seeded(seed), 1, Tally())
        assert faults(game) == []
        if game.over():
            break


def test_classic_players_are_all_alone() -> None:
    rules = make_rules(Options(players=4))
    assert [int(mask) for mask in rules.allies] == [1, 2, 4, 8]
    assert [int(mask) for mask in rules.hostile] == [14, 13, 11, 7]
    assert not rules.has_allies


def test_observations_tell_who_is_in_which_camp(toy: Options) -> None:
    game = start(toy, "camps")
    rng = seeded("camps")
    while not game.over() and game.round < 8:
        player = int(game.to_act())
        if rng.below(6) == 0:
            seen = observed_fields(game, player)
            for k in range(PLAYERS):
                seat = (player + k) % PLAYERS
                assert seen["you.ally" if k == 0 else f"next-{k}.ally"] == [int((seat == GIANT) == (player == GIANT))]
            assert fresh(determinize(game, player, rng), player) == fresh(game, player)
        legal = game.legal(player)
        game.apply(player, legal[rng.below(len(legal))])


def test_observations_tell_whose_units_fight(mixed_battle: Game) -> None:
    mixed_battle.play("p2 pass")
    (battle,) = (frame for frame in mixed_battle.stack if isinstance(frame, Battle))
    assert max(int(side.seats).bit_count() for side in battle.sides) > 1
    for player in range(PLAYERS):
        seen = observed_fields(mixed_battle, player)
        for name, side in zip(("attacker", "defender"), battle.sides, strict=True):
            owners = [int(side.seats) >> (player + k) % PLAYERS & 1 for k in range(PLAYERS)]
            assert seen[f"battle.{name}.owners"] == owners


def observed_fields(game: Game, player: int) -> dict[str, list[int]]:
    """Returns what *player* observes, by the names of the fields."""
    found: dict[str, list[int]] = {}
    written, at = fresh(game, player), 0
    for name, size in observation_fields(game.rules):
        found[name] = list(written[at : at + size])
        at += size
    return found

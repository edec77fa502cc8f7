"""Games of Seth for tests: begun at random, or from a position."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from kemet.engine import Game, Options, Rules, make_rules, start
from kemet.engine.board import CITY_NAMES, space_id
from kemet.engine.ids import BIT
from kemet.engine.modules.seth.content import SETH
from kemet.engine.modules.seth.rounds import CommunityTurn
from kemet.engine.modules.seth.seth_turn import SethTurn, start_seth_action
from kemet.engine.position import build_position


@cache
def agreed(players: int, variants: tuple[str, ...], modules: tuple[str, ...], target: int) -> Rules:
    """Returns the rules agreed on, made once: games share them."""
    return make_rules(Options(players, modules=["seth", *modules], variants=list(variants), target=target))


def table(
    players: int = 4, variants: list[str] | None = None, modules: list[str] | None = None, target: int = 8,
    position: dict[str, Any] | None = None, **seats: dict[str, Any],
) -> Game:  # fmt: skip
    """Returns a game from a position; seats that are not named have two units at home, Seth six."""
    given: dict[str, Any] = {}
    rules = agreed(players, tuple(variants or []), tuple(modules or []), target)
    homes = [CITY_NAMES[city] for city in rules.board.cities[:-1]]
    for seat in range(players):
        city = "delta" if seat == 0 else homes[seat - 1]
        home = "seth_1" if seat == 0 else f"{city}_1"
        given[f"p{seat + 1}"] = {"city": city, "units": {home: 6 if seat == 0 else 2}} | seats.get(f"p{seat + 1}", {})
    return build_position(rules, position or {}, given)


def begun(players: int, seed: int = 1, black: bool = False) -> Game:
    """Returns a game in the first turn of its first day, set up at random."""
    modules = ["seth", *(["black-pyramid"] if black else [])]
    game, chance = start(Options(players=players, modules=modules), seed), random.Random(seed)
    while not isinstance(game.top, SethTurn):
        seat = int(game.to_act())
        game.apply(seat, chance.choice(game.legal(seat)))
    return game


def to_community_turn(game: Game) -> CommunityTurn:
    """Has Seth pray until the community is asked; returns the decision."""
    while not isinstance(game.top, CommunityTurn):
        legal = [move for move in game.moves() if "pray" in move] or game.moves()
        game.play("p1 pass" if "p1 pass" in legal or "p1 pass" in game.moves() else legal[0])
    return game.top


def put(game: Game, seat: int, space: int, number: int) -> None:
    """Puts units of *seat* from reserve, or from elsewhere on the board, on *space*."""
    while number:
        if not game.reserve[seat]:
            other = next(at for at in range(37) if game.units_at(seat, at) and at != space)
            game.put_units(seat, other, -1)
            game.reserve[seat] += 1
        game.reserve[seat] -= 1
        game.put_units(seat, space, 1)
        number -= 1


def clear(game: Game) -> None:
    """Takes all units of the community but one in each city off the board."""
    for seat in range(1, int(game.rules.players)):
        for space in range(37):
            number = int(game.units_at(seat, space))
            game.put_units(seat, space, -number)
            game.reserve[seat] += number
        put(game, seat, int(game.rules.board.city_spaces[game.city[seat]][0]), 1)


def corrupted(**seats: Any) -> Game:
    """Returns a game in which Seth leads a troop with units of p2 from the bank to the front of p3's city, to fight."""
    given = {"p2": {"units": {"west_bank": 3, "nw_1": 1}}, "p3": {"units": {"s_front": 2, "s_1": 1}}} | seats
    game = table(4, p1={"units": {"seth_1": 2}}, **given)
    start_seth_action(game, 3, 1)
    for move in ("west_bank", "s_front", "fight"):
        game.play(f"p1 {move}")
    return game


def pass_until(game: Game, decision: str) -> None:
    """Has everybody pass until *decision* waits."""
    while game.top.name() != decision:
        assert not game.over()
        game.play(next(move for move in game.moves() if move.endswith(" pass")))


def fight(game: Game, **cards: str) -> None:
    """Lays battle cards, `p1="4-1-0 2-0-2"`: played and discarded; nobody lays DI cards."""
    pass_until(game, "battle-cards")
    for seat, laid in cards.items():
        for card in laid.split():
            game.play(f"{seat} card/{card}")
    while not game.over() and game.top.name() == "battle-cards":
        awaited = next(seat for seat in range(int(game.rules.players)) if game.awaiting() & BIT[seat])
        game.play(f"p{awaited + 1} pass")


def on(game: Game, seat: int, space: str) -> int:
    """Returns how many units of *seat* are on *space*."""
    return int(game.units_at(seat, space_id(space)))


def vp(game: Game) -> tuple[int, int]:
    """Returns the permanent points of Seth and of the community."""
    return int(game.permanent_vp(SETH)), int(game.permanent_vp(1))


def attacked_by(card: str, variants: list[str] | None = None, modules: list[str] | None = None, **seats: Any) -> Game:
    """Returns a game in which the creature of *card* attacks p2 on the west bank."""
    given = {"p1": {"units": {"seth_1": 2}}, "p2": {"units": {"west_bank": 3, "nw_1": 1}}} | seats
    game = table(4, variants, modules, **(given | {"p1": {"violet": 4} | given["p1"]}))
    start_seth_action(game, 7, 1)
    game.play(f"p1 beast/{card}")
    game.play("p1 west_bank")
    return game


def invaded(first: str = "s_front", **seats: Any) -> Game:
    """Returns a game in which Seth's troops have come before the cities of p2 and p3; the battle on *first* comes first."""
    given: dict[str, Any] = {"p1": {"units": {"west_bank": 3, "w_obelisk_n": 3}}}
    given |= {"p2": {"units": {"nw_front": 1, "nw_1": 1}}, "p3": {"units": {"s_front": 1, "s_1": 1}}}
    game = table(4, **(given | seats))
    for move in ("@furious-invasion", "west_bank", "s_front", "w_obelisk_n", "nw_front", first):
        game.play(f"p1 {move}")
    return game

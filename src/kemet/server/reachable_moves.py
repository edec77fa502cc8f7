"""Whole moves: every place a troop can get to now, with the actions that take it there."""

from __future__ import annotations

from collections import deque

import msgspec

from kemet.engine import Game
from kemet.engine.actions import PASS, SPACE, TELEPORT, TOKEN
from kemet.engine.board import SPACE_NAMES, SPACES
from kemet.engine.determinize import determinize
from kemet.engine.ids import BIT
from kemet.engine.notation import notation_of
from kemet.engine.play.day import Turn
from kemet.engine.play.move import Move, PickTroop
from kemet.engine.preview import preview
from kemet.engine.rng import seeded
from kemet.server.hints import attack_hint
from kemet.server.protocol import By, Reach, Units

MOST_POSITIONS = 4000
RARITY = {"walk": 0, "harbour": 1, "teleport": 2}
# Ways of modules are the rarest.
RAREST = len(RARITY)


class Way:
    """A way that a troop can go: the world at its end, and how it got there."""

    __slots__ = ("actions", "by", "path", "steps", "world")

    def __init__(self, world: Game, actions: tuple[int, ...], path: tuple[int, ...], steps: int, by: By) -> None:
        self.world = world
        self.actions = actions
        self.path = path
        self.steps = steps
        self.by = by


def reach(game: Game, seat: int) -> list[Reach]:
    """Returns the moves open to *seat* in the decisions `turn`, `pick-troop` and `move`: for each troop and place the way
    with the fewest prayer points, then steps. All units and the creature go along; nothing hidden is looked at."""
    if game.over() or not game.awaiting() & BIT[seat]:
        return []
    world = determinize(game, seat, seeded("reach"))
    decision = world.decision()
    if isinstance(decision, Move):
        return _from(world, seat, (), int(decision.at))
    if isinstance(decision, PickTroop):
        return _of_all(world, seat)
    if isinstance(decision, Turn):
        return _of_tokens(world, seat)
    return []


def _of_tokens(world: Game, seat: int) -> list[Reach]:
    """Returns the moves of a turn, each with the tokens that may begin it: those with the same range lead to the same."""
    notation = notation_of(world.rules)
    groups: dict[int, list[int]] = {}
    for action in world.legal(seat):
        if TOKEN <= action < SPACE:
            seen = preview(world, seat, action)
            if seen.next == "pick-troop":
                groups.setdefault(seen.range, []).append(action)
    found: list[Reach] = []
    for actions in groups.values():
        fork = world.copy()
        fork.apply(seat, actions[0])
        tokens = [notation.text(action) for action in actions]
        found += [msgspec.structs.replace(one, tokens=tokens) for one in _of_all(fork, seat)]
    return found


def _of_all(world: Game, seat: int) -> list[Reach]:
    """Returns the moves of all troops that can be picked now."""
    found: list[Reach] = []
    for action in world.legal(seat):
        if SPACE <= action < SPACE + SPACES:
            fork = world.copy()
            fork.apply(seat, action)
            found += _from(fork, seat, (action,), action - SPACE)
    return found


def _from(world: Game, seat: int, first: tuple[int, ...], start: int) -> list[Reach]:
    """Returns the moves of the troop that has been picked; *first* are the actions that picked it."""
    money = int(world.pp[seat])
    best: dict[int, tuple[tuple[int, int], Way, Way]] = {}
    seen: dict[tuple[int, int, int], int] = {}
    waiting = deque([Way(world, first, (start,), 0, "walk")])
    tried = 0
    while waiting and tried < MOST_POSITIONS:
        way = waiting.popleft()
        if not isinstance(way.world.decision(), Move):
            continue
        for action, to, by in _steps(way, seat):
            tried += 1
            after = _go(way, seat, action, to, by)
            rank = (money - min(int(way.world.pp[seat]), int(after.world.pp[seat])), after.steps)
            if to != start and (to not in best or rank < best[to][0]):
                best[to] = (rank, way, after)
            if _goes_on(after, seat, seen):
                waiting.append(after)
    return [_reach(before, after, seat, cost) for (cost, _), before, after in best.values()]


def _steps(way: Way, seat: int) -> list[tuple[int, int, By]]:
    """Returns the steps that are open now: the action, where it leads, and how. A way of a module is written `word@space`."""
    notation = notation_of(way.world.rules)
    harbours = way.world.rules.board.harbours[way.path[-1]]
    found: list[tuple[int, int, By]] = []
    for action in way.world.legal(seat):
        if SPACE <= action < TELEPORT:
            found.append((action, action - SPACE, "harbour" if harbours & BIT[action - SPACE] else "walk"))
        elif TELEPORT <= action < TELEPORT + SPACES:
            found.append((action, action - TELEPORT, "teleport"))
        else:
            word, _, space = notation.text(action).partition("@")
            if word and space in SPACE_NAMES:
                found.append((action, SPACE_NAMES.index(space), word))
    return found


def _go(way: Way, seat: int, action: int, to: int, by: By) -> Way:
    """Returns *way* with one step more; the rarest way it was made by counts."""
    world = way.world.copy()
    world.apply(seat, action)
    how = by if RARITY.get(by, RAREST) >= RARITY.get(way.by, RAREST) else way.by
    steps = way.steps + 1 if by == "walk" or by == "harbour" else way.steps
    return Way(world, (*way.actions, action), (*way.path, to), steps, how)


def _goes_on(way: Way, seat: int, seen: dict[tuple[int, int, int], int]) -> bool:
    """Tells whether the troop can go further from here, and no way before did as well."""
    move = way.world.top
    if not isinstance(move, Move) or not move.awaiting & BIT[seat]:
        return False
    place = (int(move.at), int(way.world.pp[seat]), int(move.units))
    left = int(move.range_left(way.world))
    if seen.get(place, -1) >= left:
        return False
    seen[place] = left
    return True


def _could_go_on(way: Way, seat: int) -> bool:
    """Tells whether the player is asked how the same move goes on."""
    return isinstance(way.world.top, Move) and bool(way.world.top.awaiting & BIT[seat])


def _reach(before: Way, after: Way, seat: int, cost: int) -> Reach:
    notation = notation_of(before.world.rules)
    move = before.world.decision()
    assert isinstance(move, Move)
    fights = before.world.enemy_at(seat, after.path[-1]) >= 0
    met = preview(before.world, seat, after.actions[-1]).encounter if fights else None
    return Reach(
        tokens=[],
        start=SPACE_NAMES[after.path[0]],
        to=SPACE_NAMES[after.path[-1]],
        units=Units(least=1, most=int(move.units)),
        creature=bool(move.with_creature) if before.world.creature_of(seat, move.at) >= 0 else None,
        actions=[notation.text(action) for action in after.actions],
        ending=[notation.text(PASS)] if _could_go_on(after, seat) else [],
        path=[SPACE_NAMES[space] for space in after.path],
        steps=after.steps,
        cost=cost,
        by=after.by,
        attack=attack_hint(seat, met) if met else None,
    )

"""How strong both sides of a battle are before any cards, as everybody can see: for the terminal and the browser."""

from __future__ import annotations

from kemet.engine import Game, timings
from kemet.engine.ids import NONE
from kemet.engine.modules.path_facts import PathFacts
from kemet.engine.play.battle import Battle, Side
from kemet.engine.play.move import Move
from kemet.engine.state import zeros


def battle_between(game: Game, space: int, attacker: int, defender: int) -> Battle:
    """Returns a battle with nothing chosen yet, to ask tiles what they add."""
    sides = [Side(seat, game.rules.di_kinds) for seat in (attacker, defender)]
    for side in sides:
        side.tokens = zeros(game.rules.additions.tokens)
    return Battle(0, space, sides, NONE)


def before_cards(game: Game, battle: Battle, side: int) -> list[int]:
    """Returns strength, damage and shield of a side of *battle* as it stands there."""
    space = battle.space
    seats = [int(one.seat) for one in battle.sides]
    creatures = [int(game.creature_of(seat, space)) for seat in seats]
    return _numbers(game, battle, side, int(game.units_at(seats[side], space)), creatures)


def attack_numbers(game: Game, move: Move, enemy: int, space: int) -> tuple[list[int], list[int]]:
    """Returns strength, damage and shield of the moving troop and of the *enemy* it would meet on *space*."""
    arrived = _with_priests_there(game, move, space)
    battle = battle_between(arrived, space, int(move.player), enemy)
    mine = int(game.creature_of(move.player, move.at)) if move.with_creature else NONE
    creatures = [mine, int(game.creature_of(enemy, space))]
    units = [int(move.units), int(game.units_at(enemy, space))]
    return _numbers(arrived, battle, 0, units[0], creatures), _numbers(arrived, battle, 1, units[1], creatures)


def _with_priests_there(game: Game, move: Move, space: int) -> Game:
    """Returns the game as if the priests that go along stood on *space* already."""
    path = game.rules.additions
    if not move.figures or not isinstance(path, PathFacts):
        return game
    arrived = game.copy()
    path.shift_priests(arrived, move.player, move.at, space, move.figures)
    return arrived


def _numbers(game: Game, battle: Battle, side: int, units: int, creatures: list[int]) -> list[int]:
    more = game.rules.additions
    numbers = [
        units + int(timings.strength(game, battle, side) + more.strength(game, battle, side)),
        int(timings.damage(game, battle, side) + more.damage(game, battle, side)),
        int(timings.shield(game, battle, side) + more.shield(game, battle, side)),
    ]
    own, enemy = creatures[side], creatures[1 - side]
    if own >= 0 and not (enemy >= 0 and game.rules.creatures[enemy].cancels_creature):
        creature = game.rules.creatures[own]
        numbers = [numbers[0] + int(creature.strength), numbers[1] + int(creature.damage), numbers[2] + int(creature.shield)]
    return numbers

"""What some tiles, creatures and battle cards do in a battle beside the rules of every battle (R37, R41)."""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine import events, timings
from kemet.engine.content.creatures import DEVOURER
from kemet.engine.game import Game
from kemet.engine.ids import VP_BATTLE
from kemet.engine.play.battle import ATTACKER, DEFENDER, Battle, survives
from kemet.engine.play.units import take_units
from kemet.engine.play.victory import gain_vp


def own_losses(game: Game, battle: Battle) -> None:
    """R37 What a battle card costs its own side comes after the enemy's damage and before survivors are counted."""
    lost: list[int] = []
    for side in battle.sides:
        number = min(game.rules.battle_cards[side.card].own_losses, battle.size(game, battle.side_of(side.seat)))
        lost.append(number)
        if number and game.rules.has_allies:
            battle.lose(game, battle.side_of(side.seat), number, events.UNITS_RETURNED)
        elif number:
            take_units(game, side.seat, battle.space, number, events.UNITS_RETURNED)
    for k in (DEFENDER, ATTACKER):
        if lost[k] and not game.rules.has_allies:
            game.rules.hooks.to_reserve(game, battle.sides[k].seat, battle.space, lost[k])


def devourer(game: Game, battle: Battle) -> None:
    """R41 The Devourer: a win that brought a battle VP and destroyed 2 or more enemies by damage brings one more."""
    side = battle.winner
    creature = battle.sides[side].creature
    if creature < 0 or game.rules.creatures[creature].slug != DEVOURER:
        return
    if battle.sides[1 - side].lost < 2 or not survives(game, battle, side):
        return
    if side == ATTACKER or has_defensive_victory(game, battle.sides[side].seats):
        gain_vp(game, battle.sides[side].seat, VP_BATTLE)


def has_defensive_victory(game: Game, seats: i64) -> bool:
    """K16.7, S8.2 Tells whether a troop of *seats* gains battle VP as defender."""
    for tile in game.rules.tiles:
        if tile.slug == "defensive-victory":
            return game.any_has_power(seats, tile.power)
    return False


def battle_over(game: Game, battle: Battle) -> None:
    """What tiles yield at the end of a battle (Honor in Battle)."""
    for side in range(2):
        timings.battle_over(game, battle, side)

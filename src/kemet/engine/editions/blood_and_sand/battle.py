"""The battle of Blood and Sand: its six steps by name, and the veterans of the losers (BS6, BS8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kemet.engine import events
from kemet.engine.game import Game
from kemet.engine.ids import EXTRA_VETERANS
from kemet.engine.play.battle import Battle, survives
from kemet.engine.play.di_cards import take_in_hand
from kemet.engine.state import increased

VETERANS: Final = 20
BATTLE_STEP_NAMES: Final = ["council-of-war", "clash", "outcome", "casualties", "loser", "winner"]


def council_of_war(game: Game, battle: Battle) -> None:
    """BS6.1, BS6.3 First both sides choose their cards in secret."""
    game.tell(events.BATTLE_STEP, 0)


def clash(game: Game, battle: Battle) -> None:
    """BS6.5 Both reveal, pay and apply their cards."""
    game.tell(events.BATTLE_STEP, 1)


def outcome(game: Game, battle: Battle) -> None:
    """BS6.6 Strengths are compared."""
    game.tell(events.BATTLE_STEP, 2)


def casualties(game: Game, battle: Battle) -> None:
    """BS6.7, BS6.8 Both lose units; then the battle VP."""
    game.tell(events.BATTLE_STEP, 3)


def loser_consequences(game: Game, battle: Battle) -> None:
    """BS6.9 The loser first."""
    game.tell(events.BATTLE_STEP, 4)


def winner_consequences(game: Game, battle: Battle) -> None:
    """BS6.9 Then the winner."""
    game.tell(events.BATTLE_STEP, 5)


def veteran_of_loser(game: Game, battle: Battle) -> None:
    """BS8.1 Who loses a battle takes a veteran token at its end."""
    gain_veteran(game, battle.sides[1 - battle.winner].seat)


def veterans_of_losers(game: Game, battle: Battle) -> None:
    """BS8.1 By the other reading also a winner who has lost all units takes one, after the loser, as in T2.2."""
    veteran_of_loser(game, battle)
    if not survives(game, battle, battle.winner):
        gain_veteran(game, battle.sides[battle.winner].seat)


def gain_veteran(game: Game, player: i64) -> None:
    """BS8.1 *player* takes a veteran token while there are any."""
    if veterans_left(game):
        game.extra = increased(game.extra, EXTRA_VETERANS + player, 1)
        game.tell(events.VETERAN_GAINED, player)


def veterans_left(game: Game) -> i64:
    """BS8.1 Returns how many of the 20 veteran tokens nobody has."""
    left: i64 = VETERANS
    for seat in range(game.rules.players):
        left -= game.extra[EXTRA_VETERANS + seat]
    return left


def bluffs_back(game: Game, battle: Battle) -> None:
    """BS12.6 Diversions laid to deceive come back to hand after the battle."""
    for card in game.rules.di_cards:
        if not card.apart:
            continue
        for side in battle.sides:
            if side.di[card.id]:
                game.change_discard(card.id, -1)
                take_in_hand(game, side.seat, card.id)

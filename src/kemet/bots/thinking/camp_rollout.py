"""The rollout policy at the questions that only Seth's game asks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kemet.engine.actions import COUNT, PASS, SPACE, ActionList
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE
from kemet.engine.modules.seth import actions
from kemet.engine.modules.seth.corrupt_troops import CorruptMove, PickCorruptTroop
from kemet.engine.modules.seth.corruption import CorruptPyramid, PickCreatureCard, PickVictims
from kemet.engine.modules.seth.invasion import PickInvader
from kemet.engine.modules.seth.rounds import CommunityTurn
from kemet.engine.modules.seth.seth_turn import BuyViolet, RaiseViolet, SethTurn
from kemet.engine.modules.seth.temples import Ceremony
from kemet.engine.rng import Rng

# Of a hundred.
PASS_AT_FIRST: Final = 8
PASS_AT_LAST: Final = 80
PASS_SELDOM: Final = 8
BUILD: Final = 40
FIGHT: Final = 60


def camp_choice(game: Game, seat: i64, options: ActionList, rng: Rng) -> i64:
    """Returns a legal action of *seat* at a question of Seth's game; NONE at any other."""
    frame = game.top
    if isinstance(frame, CommunityTurn):
        return community_choice(frame, seat, options, rng)
    if isinstance(frame, SethTurn):
        return PASS if options.items[0] == PASS and rng.below(100) < PASS_AT_LAST else NONE
    if isinstance(frame, Ceremony):
        return options.items[options.n - 1]
    if isinstance(frame, CorruptMove):
        return actions.FIGHT if options.has(actions.FIGHT) and rng.below(100) < FIGHT else NONE
    if isinstance(
        frame, (PickInvader, PickCorruptTroop, PickCreatureCard, PickVictims, CorruptPyramid, RaiseViolet, BuyViolet)
    ):
        if options.items[0] == PASS and rng.below(100) >= PASS_SELDOM:
            return options.items[1 + rng.below(options.n - 1)]
    return NONE


def community_choice(turn: CommunityTurn, seat: i64, options: ActionList, rng: Rng) -> i64:
    """Builds often where that is possible, seldom leaves the turn to others before having acted, mostly after."""
    if options.items[0] == PASS:
        if rng.below(100) < (PASS_AT_LAST if turn.acted & BIT[seat] else PASS_AT_FIRST):
            return PASS
    if rng.below(100) < BUILD:
        first = rng.below(options.n)
        for k in range(options.n):
            action = options.items[(first + k) % options.n]
            if SPACE <= action < COUNT:
                return action
    return NONE

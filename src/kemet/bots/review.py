"""A finished game as the master sees it: everybody's chance to win over time, and the decisions that cost most."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from kemet.bots.net import NetBot, best
from kemet.engine import Game, make_rules, start_with
from kemet.engine.record import Record

# How many decisions are named.
COSTLIEST = 3
# A decision that the master would have made too, as often as this, is not one to regret, whatever came of it.
LIKED = 0.2
# Positions that are thought about together.
TOGETHER = 256


@dataclass
class Moment:
    """A decision: after how many actions it was asked for, whose it was, and that player's chance to win."""

    step: int
    player: int
    chance: float


@dataclass
class Regret:
    """A decision the master would have made otherwise: what was done, what it would have done, and how much of the chance to
    win was gone when the player was asked the next time."""

    step: int
    player: int
    done: int
    better: int
    cost: float


@dataclass
class Review:
    """What there is to say about a game; nothing where the master does not know its rules."""

    known: bool
    moments: list[Moment] = field(default_factory=list)
    regrets: list[Regret] = field(default_factory=list)


@dataclass
class _Asked:
    """A decision of the game with more than one answer."""

    step: int
    player: int
    legal: list[int]
    done: int


def review(record: Record) -> Review:
    """Returns what the master makes of the game in *record*, which must replay."""
    rules = make_rules(record.options)
    bot = NetBot("review")
    if not bot.knows(rules):
        return Review(False)
    game = start_with(rules, record.seed)
    asked: list[_Asked] = []
    rows: list[bytes] = []
    for step, (player, action) in enumerate(record.moves):
        legal = game.legal(player)
        if len(legal) > 1:
            asked.append(_Asked(step, player, legal, action))
            rows.append(bot.observation(game, player))
        game.apply(player, action)
    chances, better, liked = _thoughts(bot, asked, rows)
    moments = [Moment(one.step, one.player, round(float(chance), 4)) for one, chance in zip(asked, chances, strict=True)]
    return Review(True, moments, _regrets(game, asked, moments, better, liked))


def _thoughts(bot: NetBot, asked: list[_Asked], rows: list[bytes]) -> tuple[list[float], list[int], list[float]]:
    """Returns for each decision the chance to win, the best action, and how often the master would do what was done."""
    chances: list[float] = []
    better: list[int] = []
    liked: list[float] = []
    for first in range(0, len(asked), TOGETHER):
        thoughts = bot.net.thoughts(rows[first : first + TOGETHER])
        for one, thought in zip(asked[first : first + TOGETHER], thoughts, strict=True):
            chances.append(float(bot.net.chance(thought)))
            logits = bot.logits_of(thought, one.player, one.legal)
            shares = [math.exp(logit - max(logits)) for logit in logits]
            better.append(one.legal[best(logits)])
            liked.append(shares[one.legal.index(one.done)] / sum(shares))
    return chances, better, liked


def _regrets(game: Game, asked: list[_Asked], moments: list[Moment], better: list[int], liked: list[float]) -> list[Regret]:
    """Returns the decisions that cost most. What came after one, luck included, shows at the player's next decision."""
    found: list[Regret] = []
    after = {seat: float(seat == game.winner) for seat in range(int(game.rules.players))}
    for k in range(len(asked) - 1, -1, -1):
        one, now = asked[k], moments[k].chance
        cost = now - after[one.player]
        if cost > 0 and one.done != better[k] and liked[k] < LIKED:
            found.append(Regret(one.step, one.player, one.done, better[k], round(cost, 4)))
        after[one.player] = now
    found.sort(key=lambda regret: (-regret.cost, regret.step))
    return found[:COSTLIEST]

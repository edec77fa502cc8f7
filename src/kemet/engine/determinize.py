"""Another world that a player cannot tell apart from this one: hidden cards dealt anew, chance unknown."""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, bits
from kemet.engine.play.battle import Battle
from kemet.engine.play.night import KeepOne
from kemet.engine.rng import Rng
from kemet.engine.state import altered, count_bits, zeros


def determinize(game: Game, player: i64, rng: Rng) -> Game:
    """Returns a copy of *game* in which everything that *player* cannot know is drawn from *rng*.

    Examples:
        >>> from kemet import Options, start, view
        >>> from kemet.engine.determinize import determinize
        >>> from kemet.engine.rng import seeded
        >>> game = start(Options(players=2), seed=7)
        >>> world = determinize(game, 0, seeded("another"))
        >>> view(world, 0) == view(game, 0), world.rng.dump() == game.rng.dump()
        (True, False)
    """
    world = game.copy()
    world.rng = Rng(rng.word(), rng.word(), rng.word(), 1)
    _deal_di_cards(world, player, rng)
    for seat in range(world.rules.players):
        if seat != player:
            _deal_battle_cards(world, player, seat, rng)
    for frame in world.stack:
        frame.guess(world, player)
    return world


def _deal_di_cards(world: Game, player: i64, rng: Rng) -> None:
    """Gathers the DI cards *player* does not see (others' hands, what others threw or look at, the deck) and deals
    them out again in the same numbers.
    """
    kinds = world.rules.di_kinds
    pool: list[int] = []
    looking: KeepOne | None = None
    for frame in world.stack:
        if isinstance(frame, KeepOne) and frame.player != player:
            looking = frame
    for di in range(kinds):
        number = world.deck[di]
        for seat in range(world.rules.players):
            if seat != player:
                number += world.hand[seat * kinds + di] + world.thrown[seat * kinds + di]
        if looking is not None:
            number += looking.seen[di]
        pool.extend([di] * number)
    _shuffle(pool, rng)
    for seat in range(world.rules.players):
        if seat != player:
            _deal(pool, world.hand_size[seat], world, seat, False)
            _deal(pool, world.thrown_size(seat), world, seat, True)
    if looking is not None:
        number = 0
        for di in range(kinds):
            number += looking.seen[di]
            looking.seen[di] = 0
        for _ in range(number):
            looking.seen[pool.pop()] += 1
    deck = zeros(kinds)
    for di in pool:
        deck[di] += 1
    world.deck = deck


def _deal(pool: list[int], number: i64, world: Game, seat: i64, thrown: bool) -> None:
    kinds = world.rules.di_kinds
    cards = world.thrown[:] if thrown else world.hand[:]
    for di in range(kinds):
        cards[seat * kinds + di] = 0
    for _ in range(number):
        cards[seat * kinds + pool.pop()] += 1
    if thrown:
        world.thrown = cards
    else:
        world.hand = cards


def _deal_battle_cards(world: Game, player: i64, seat: i64, rng: Rng) -> None:
    """Deals the battle cards of *seat* that *player* does not see again over hand, face-down pile and removed cards."""
    hidden_pile = world.battle_pile[seat] & ~world.battle_seen[seat]
    removed = world.battle_removed[seat]
    shown = _shown_card(world, player, seat)
    fixed: i64 = BIT[shown] if shown >= 0 else 0
    unknown = (world.battle_hand[seat] | hidden_pile | removed) & ~fixed
    new_removed: i64 = 0
    for k in range(count_bits(removed)):
        new_removed |= _draw(unknown & ~new_removed & ~world.battle_proven[2 * seat + k], 1, rng)
    new_pile = _draw(unknown & ~new_removed, count_bits(hidden_pile), rng)
    world.battle_removed = altered(world.battle_removed, seat, new_removed)
    world.battle_pile = altered(world.battle_pile, seat, new_pile | world.battle_seen[seat])
    world.battle_hand = altered(world.battle_hand, seat, fixed | (unknown & ~new_removed & ~new_pile))


def _shown_card(world: Game, player: i64, seat: i64) -> i64:
    """R28a Returns the battle card of *seat* that Prescience shows *player*, or NONE."""
    for frame in world.stack:
        if isinstance(frame, Battle):
            side = frame.sides[frame.side_of(seat)]
            if side.seat == seat and side.shown and not side.revealed and frame.sides[1 - frame.side_of(seat)].seat == player:
                return side.card
    return NONE


def _draw(mask: i64, number: i64, rng: Rng) -> i64:
    """Returns *number* random bits of *mask*."""
    found = bits(mask)
    _shuffle(found, rng)
    drawn: i64 = 0
    for k in range(number):
        drawn |= BIT[found[k]]
    return drawn


def _shuffle(items: list[int], rng: Rng) -> None:
    k = len(items) - 1
    while k > 0:
        other = rng.below(k + 1)
        items[k], items[other] = items[other], items[k]
        k -= 1

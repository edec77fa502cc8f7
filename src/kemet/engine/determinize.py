"""Another world that a player cannot tell apart from this one: hidden cards dealt anew, chance unknown."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kemet.engine.game import Game
from kemet.engine.ids import BIT, EXTRA_APART_GONE, bits
from kemet.engine.play.battle import Battle
from kemet.engine.play.night import KeepOne
from kemet.engine.rng import Rng
from kemet.engine.state import altered, count_bits, increased


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
    them out again in the same numbers, deck by deck. A card dealt apart stays where its player could have it.
    """
    dealt: i64 = 0
    for seat in range(world.rules.players):
        if not dealt & BIT[world.rules.deck_firsts[seat]]:
            dealt |= BIT[world.rules.deck_firsts[seat]]
            _deal_deck(world, player, seat, rng)


def _deal_deck(world: Game, player: i64, owner: i64, rng: Rng) -> None:
    """Does so for the deck that *owner* draws from."""
    kinds = world.rules.di_kinds
    first = world.rules.deck_firsts[owner]
    end = world.rules.deck_ends[owner]
    # Cards of another deck, taken from an enemy, are told apart by their backs.
    sharers = [seat for seat in range(world.rules.players) if seat != player]
    hands = _numbers(world, world.hand, first, end)
    thrown = _numbers(world, world.thrown, first, end)
    apart = _apart_cards(world, sharers, rng, hands, thrown)
    pool: list[int] = []
    looking: KeepOne | None = None
    for frame in world.stack:
        if isinstance(frame, KeepOne) and frame.player in sharers and world.rules.deck_firsts[frame.player] == first:
            looking = frame
    for di in range(first, end):
        number = world.deck[di]
        for seat in sharers:
            number += world.hand[seat * kinds + di] + world.thrown[seat * kinds + di]
        if looking is not None:
            number += looking.seen[di]
        pool.extend([di] * number)
    _shuffle(pool, rng)
    for seat in sharers:
        _deal(pool, hands[seat], world, seat, False, first, end)
        _deal(pool, thrown[seat], world, seat, True, first, end)
    for place in apart:
        if place < world.rules.players * kinds:
            world.deal_hands(increased(world.hand, place, 1))
        else:
            world.thrown = increased(world.thrown, place - world.rules.players * kinds, 1)
    if looking is not None:
        number = 0
        for di in range(first, end):
            number += looking.seen[di]
            looking.seen[di] = 0
        for _ in range(number):
            looking.seen[pool.pop()] += 1
    deck = world.deck[:]
    for di in range(first, end):
        deck[di] = 0
    for di in pool:
        deck[di] += 1
    world.deck = deck


def _numbers(world: Game, cards: vec[i64], first: i64, end: i64) -> vec[i64]:
    """Returns how many *cards* of kinds from *first* to before *end* each seat has; those apart count with the first deck."""
    found = vec[i64]([0] * world.rules.players)
    for seat in range(world.rules.players):
        for di in range(world.rules.di_kinds):
            if first <= di < end or (world.rules.di_cards[di].apart and not first):
                found[seat] += cards[seat * world.rules.di_kinds + di]
    return found


def _apart_cards(world: Game, seats: list[int], rng: Rng, hands: vec[i64], thrown: vec[i64]) -> list[int]:
    """BS12.5 Lists where *seats* have the cards dealt apart that were not seen to go, as places of `hand` and, after these,
    of `thrown`; a card thrown unseen may be one. Counts them off *hands* and *thrown*."""
    kinds = world.rules.di_kinds
    found: list[int] = []
    for card in world.rules.di_cards:
        for seat in seats:
            if not card.apart or world.extra[EXTRA_APART_GONE] & BIT[seat]:
                continue
            held = world.hand[seat * kinds + card.id] + world.thrown[seat * kinds + card.id]
            if not held:
                continue
            if rng.below(hands[seat] + thrown[seat]) < hands[seat]:
                hands[seat] -= 1
                found.append(seat * kinds + card.id)
            else:
                thrown[seat] -= 1
                found.append((world.rules.players + seat) * kinds + card.id)
    return found


def _deal(pool: list[int], number: i64, world: Game, seat: i64, thrown: bool, first: i64, end: i64) -> None:
    kinds = world.rules.di_kinds
    cards = world.thrown[:] if thrown else world.hand[:]
    for di in range(kinds):
        if first <= di < end or world.rules.di_cards[di].apart:
            cards[seat * kinds + di] = 0
    for _ in range(number):
        cards[seat * kinds + pool.pop()] += 1
    if thrown:
        world.thrown = cards
    else:
        world.deal_hands(cards)


def _deal_battle_cards(world: Game, player: i64, seat: i64, rng: Rng) -> None:
    """Deals the battle cards of *seat* that *player* does not see again over hand, face-down pile and removed cards."""
    hidden_pile = world.battle_pile[seat] & ~world.battle_seen[seat]
    removed = world.battle_removed[seat]
    fixed = _shown_cards(world, player, seat)
    unknown = (world.battle_hand[seat] | hidden_pile | removed) & ~fixed
    new_removed: i64 = 0
    for k in range(count_bits(removed)):
        new_removed |= _draw(unknown & ~new_removed & ~world.battle_proven[2 * seat + min(k, 1)], 1, rng)
    new_pile = _draw(unknown & ~new_removed, count_bits(hidden_pile), rng)
    world.battle_removed = altered(world.battle_removed, seat, new_removed)
    world.battle_pile = altered(world.battle_pile, seat, new_pile | world.battle_seen[seat])
    world.battle_hand = altered(world.battle_hand, seat, fixed | (unknown & ~new_removed & ~new_pile))


def _shown_cards(world: Game, player: i64, seat: i64) -> i64:
    """R28a, R84 Returns the battle cards of *seat* that Prescience shows *player*, as a mask."""
    found: i64 = 0
    for frame in world.stack:
        if isinstance(frame, Battle):
            side = frame.sides[frame.side_of(seat)]
            if side.seat == seat and side.shown and not side.revealed and frame.sides[1 - frame.side_of(seat)].seat == player:
                found |= BIT[side.card]
    return found


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

"""The facts of a game: what lies where. Elementary changes keep what is derived in step; rules are elsewhere."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kemet.engine.board import SPACES
from kemet.engine.counted import BATTLE_CARDS, CREATURES, DECK, DISCARD, HAND, SUPPLY, TILES, Counted
from kemet.engine.effect import Tile
from kemet.engine.ids import (
    BIT,
    COLOURS,
    EXTRA_APART_GONE,
    EXTRA_COLOURS,
    MAX_LEVEL,
    NONE,
    TOKEN_FREE,
    TOKEN_KINDS,
    TOKEN_REGULAR,
    VP_BATTLE,
    VP_KINDS,
    lowest,
)
from kemet.engine.rng import Rng
from kemet.engine.rules import Rules


def zeros(n: i64) -> vec[i64]:
    """Returns a vector of *n* zeros."""
    return vec[i64]([0] * n)


def filled(n: int, value: int) -> vec[i64]:
    """Returns a vector of *n* times *value*."""
    return vec[i64]([value] * n)


def altered(vector: vec[i64], place: i64, value: i64) -> vec[i64]:
    """Returns a new vector like *vector* but for the *value* at *place*."""
    new = vector[:]
    new[place] = value
    return new


def increased(vector: vec[i64], place: i64, number: i64) -> vec[i64]:
    """Returns a new vector like *vector* with *number* more at *place*."""
    return altered(vector, place, vector[place] + number)


def with_bits(vector: vec[i64], place: i64, mask: i64) -> vec[i64]:
    """Returns a new vector like *vector* with the bits of *mask* set at *place*."""
    return altered(vector, place, vector[place] | mask)


def without_bits(vector: vec[i64], place: i64, mask: i64) -> vec[i64]:
    """Returns a new vector like *vector* with the bits of *mask* cleared at *place*."""
    return altered(vector, place, vector[place] & ~mask)


# Vectors that change seldom are never written in place but replaced (`altered`), so that copies of a game share them; but
# for what a game has for itself (`own`).
SHARED_BY_COPIES: Final = [
    "order", "city", "vp", "figures", "creature_on", "creature_at", "pyramid_level", "pyramid_on", "supply", "owned",
    "battle_hand", "battle_pile", "battle_seen", "battle_removed", "battle_proven", "hand", "kinds_held", "deck", "discard",
    "thrown", "extra", "expansion", "timed",
]  # fmt: skip


@mypyc_attr(acyclic=True)
class State(Counted):
    """All facts that change. Vectors indexed by several things are flat: `units[seat * SPACES + space]`."""

    def __init__(
        self,
        rules: Rules,
        rng: Rng,
        round: i64,
        night: bool,
        winner: i64,
        turn: i64,
        contested: i64,
        invader: i64,
        reveals: i64,
        tiles_taken: i64,
        deck_left: i64,
        order: vec[i64],
        city: vec[i64],
        pp: vec[i64],
        vp: vec[i64],
        reserve: vec[i64],
        units: vec[i64],
        troops: vec[i64],
        figures: vec[i64],
        creature_on: vec[i64],
        creature_at: vec[i64],
        pyramid_level: vec[i64],
        pyramid_on: vec[i64],
        supply: vec[i64],
        owned: vec[i64],
        tokens_on: vec[i64],
        tokens_left: vec[i64],
        battle_hand: vec[i64],
        battle_pile: vec[i64],
        battle_seen: vec[i64],
        battle_removed: vec[i64],
        battle_proven: vec[i64],
        hand: vec[i64],
        kinds_held: vec[i64],
        hand_size: vec[i64],
        deck: vec[i64],
        discard: vec[i64],
        thrown: vec[i64],
        extra: vec[i64],
        expansion: vec[i64],
        timed: vec[i64],
    ) -> None:
        super().__init__(
            order, city, vp, pyramid_level, pyramid_on, battle_hand,
            battle_pile, battle_seen, hand, deck, discard, creature_on, deck_left,
        )  # fmt: skip
        self.rules = rules
        self.rng = rng
        self.round = round
        self.night = night
        self.winner = winner
        # The seat whose day turn it is, or NONE.
        self.turn = turn
        # R26f Spaces with a battle to come are still held by whom the invader has met there.
        self.contested = contested
        self.invader = invader
        # Counts chance and reveals: undo never goes back past one.
        self.reveals = reveals
        # Counts the tiles that have left the supply: while it stays, so do `supply` and `owned`.
        self.tiles_taken = tiles_taken
        self.pp = pp
        self.reserve = reserve
        self.units = units
        # Per seat, the spaces with an own troop, units or a figure that is none, as a mask; derived.
        self.troops = troops
        # Per seat, the spaces with a figure that is a troop though no unit (R51), as a mask.
        self.figures = figures
        # Per creature, its space, or NONE in reserve; `creature_on` is the reverse.
        self.creature_at = creature_at
        self.supply = supply
        # Per seat and power, the tile owned plus one.
        self.owned = owned
        # Per seat and kind of token, the action spaces it lies on, as a mask; in the place of TOKEN_FREE those with any.
        self.tokens_on = tokens_on
        self.tokens_left = tokens_left
        # Masks of battle cards per seat: out of the game; and (`battle_proven[2 * seat + k]`) those that everybody has seen
        # since removal k, so that they were not removed.
        self.battle_removed = battle_removed
        self.battle_proven = battle_proven
        # DI cards: per seat, the kinds in hand, as a mask (derived), and how many; per seat and kind, those discarded unseen.
        self.kinds_held = kinds_held
        self.hand_size = hand_size
        self.thrown = thrown
        # Facts of modules, see `ids.EXTRA_…`.
        self.extra = extra
        # Facts of modules, one after the other, each laid out by its module; empty without one.
        self.expansion = expansion
        # Per seat, the timings that a tile of its has (`timings`), as a mask; derived.
        self.timed = timed

    def numbers(self) -> list[list[int]]:
        """Returns all facts as lists of numbers, for digests and comparisons."""
        scalars: list[int] = [
            self.round, int(self.night), self.winner, self.turn, self.contested, self.invader, self.reveals,
            self.tiles_taken,
        ]  # fmt: skip
        vectors = [
            self.order, self.city, self.pp, self.vp, self.reserve, self.units, self.troops, self.figures,
            self.creature_on,
            self.creature_at, self.pyramid_level, self.pyramid_on, self.supply, self.owned, self.tokens_on,
            self.tokens_left, self.battle_hand, self.battle_pile, self.battle_seen, self.battle_removed,
            self.battle_proven, self.hand, self.kinds_held, self.hand_size, self.deck, self.discard, self.thrown,
            self.extra, self.expansion, self.timed,
        ]  # fmt: skip
        return [self.rng.dump(), scalars] + [list(vector) for vector in vectors]

    def own(self, which: i64, vector: vec[i64]) -> vec[i64]:
        """Returns *vector*, to be written in place and set again where this game has it for itself, else a copy of it: copies
        of the game may share it. *which* is its bit in `alone`."""
        return vector if self.alone & which else vector[:]

    # Cards and tiles.

    def change_hand(self, seat: i64, di: i64, number: i64) -> None:
        """Puts *number* cards of kind *di* into the hand of *seat*, or takes them out."""
        place = seat * self.rules.di_kinds + di
        hand = self.own(HAND, self._hand)
        kinds = self.own(HAND, self.kinds_held)
        hand[place] += number
        if hand[place]:
            kinds[seat] |= BIT[di]
        else:
            kinds[seat] &= ~BIT[di]
        self._hand = hand
        self.kinds_held = kinds
        self.hand_size[seat] += number
        self.alone |= HAND
        self.replaced += 1

    def deal_hands(self, hand: vec[i64]) -> None:
        """Gives all seats the cards of *hand*, of each as many as before."""
        kinds = zeros(self.rules.players)
        for place in range(len(hand)):
            if hand[place]:
                kinds[place // self.rules.di_kinds] |= BIT[place % self.rules.di_kinds]
        self._hand = hand
        self.kinds_held = kinds
        self.alone &= ~HAND
        self.replaced += 1

    def change_deck(self, di: i64, number: i64) -> None:
        """Puts *number* cards of kind *di* into the deck, or takes them out."""
        deck = self.own(DECK, self._deck)
        deck[di] += number
        self._deck = deck
        self.deck_left += number
        self.alone |= DECK
        self.replaced += 1

    def change_discard(self, di: i64, number: i64) -> None:
        """Puts *number* cards of kind *di* openly onto the discard, or takes them away."""
        discard = self.own(DISCARD, self._discard)
        discard[di] += number
        self._discard = discard
        self.alone |= DISCARD
        self.replaced += 1

    def lay_away(self, seat: i64, cards: i64, seen: bool) -> None:
        """Puts battle cards, a mask, from the hand of *seat* onto its pile, open or face down."""
        hand = self.own(BATTLE_CARDS, self._battle_hand)
        pile = self.own(BATTLE_CARDS, self._battle_pile)
        open_cards = self.own(BATTLE_CARDS, self._battle_seen)
        proven = self.own(BATTLE_CARDS, self.battle_proven)
        hand[seat] &= ~cards
        pile[seat] |= cards
        if seen:
            open_cards[seat] |= cards
            proven[2 * seat] |= cards
            proven[2 * seat + 1] |= cards
        self._set_battle_cards(hand, pile, open_cards, proven)

    def take_back(self, seat: i64) -> None:
        """Puts the battle cards of the pile of *seat* back into its hand."""
        hand = self.own(BATTLE_CARDS, self._battle_hand)
        pile = self.own(BATTLE_CARDS, self._battle_pile)
        open_cards = self.own(BATTLE_CARDS, self._battle_seen)
        hand[seat] |= pile[seat]
        pile[seat] = 0
        open_cards[seat] = 0
        self._set_battle_cards(hand, pile, open_cards, self.own(BATTLE_CARDS, self.battle_proven))

    def _set_battle_cards(self, hand: vec[i64], pile: vec[i64], seen: vec[i64], proven: vec[i64]) -> None:
        self._battle_hand = hand
        self._battle_pile = pile
        self._battle_seen = seen
        self.battle_proven = proven
        self.alone |= BATTLE_CARDS
        self.replaced += 1

    def take_tile(self, seat: i64, tile: Tile) -> None:
        """Gives *seat* a tile of the supply."""
        self.tiles_taken += 1
        supply = self.own(SUPPLY, self.supply)
        supply[tile.id] -= 1
        self.supply = supply
        self.alone |= SUPPLY
        self.own_tile(seat, tile)

    def own_tile(self, seat: i64, tile: Tile) -> None:
        """*seat* has *tile* for good: one of the supply, or one that an ally has taken for all."""
        place = seat * self.rules.powers + tile.power
        owned = self.own(TILES, self.owned)
        timed = self.own(TILES, self.timed)
        owned[place] = tile.id + 1
        timed[seat] |= self.rules.timings.of_power[tile.power]
        self.owned = owned
        self.timed = timed
        self.alone |= TILES

    # Tokens.

    def token_at(self, seat: i64, space: i64) -> i64:
        """Returns the kind of token on an action space of *seat*, TOKEN_FREE where there is none."""
        for token in range(TOKEN_REGULAR, TOKEN_KINDS):
            if self.tokens_on[seat * TOKEN_KINDS + token] & BIT[space]:
                return token
        return TOKEN_FREE

    def put_token(self, seat: i64, space: i64, token: i64) -> None:
        """Lays a token on an action space of *seat* that has none."""
        place = seat * TOKEN_KINDS
        self.tokens_on[place + TOKEN_FREE] |= BIT[space]
        self.tokens_on[place + token] |= BIT[space]
        self.tokens_moved += 1

    def take_tokens(self) -> None:
        """Takes all tokens off the action spaces of all seats."""
        for k in range(len(self.tokens_on)):
            self.tokens_on[k] = 0
        self.tokens_moved += 1

    # Units and creatures.

    def units_at(self, seat: i64, space: i64) -> i64:
        """Returns how many units *seat* has on *space*."""
        place = seat * SPACES + space
        return self.units[place]

    def put_units(self, seat: i64, space: i64, number: i64) -> None:
        """Adds *number* units (or takes away, if negative) on *space*, without touching the reserve."""
        place = seat * SPACES + space
        total = self.units[place] + number
        assert total >= 0
        self.units[place] = total
        self.placed += 1
        if total:
            self.troops[seat] |= BIT[space]
        elif not self.figures[seat] & BIT[space]:
            self.troops[seat] &= ~BIT[space]

    def put_figure(self, seat: i64, space: i64) -> None:
        """R51 Puts a figure that is a troop though no unit on *space*."""
        self.figures = with_bits(self.figures, seat, BIT[space])
        self.placed += 1
        self.troops[seat] |= BIT[space]

    def take_figure(self, seat: i64, space: i64) -> None:
        """Takes that figure off *space*."""
        self.figures = without_bits(self.figures, seat, BIT[space])
        self.placed += 1
        if not self.units[seat * SPACES + space]:
            self.troops[seat] &= ~BIT[space]

    def stands(self, seat: i64, space: i64) -> bool:
        """R51 Tells whether *seat* has a troop on *space*: units, or a figure that is none."""
        return self.troops[seat] & BIT[space] != 0

    def camp_stands(self, seat: i64, space: i64) -> bool:
        """R51, S8.1 Tells whether *seat* or an ally has a troop on *space*."""
        if self.rules.has_allies:
            return self._ally_stands(seat, space)
        return self.troops[seat] & BIT[space] != 0

    def _ally_stands(self, seat: i64, space: i64) -> bool:
        left = self.rules.allies[seat]
        while left:
            if self.troops[lowest(left)] & BIT[space]:
                return True
            left &= left - 1
        return False

    def camp_troops(self, seat: i64) -> i64:
        """S8.1 Returns the spaces with a troop of *seat* or an ally, as a mask."""
        mask = self.troops[seat]
        if self.rules.has_allies:
            for other in range(self.rules.players):
                if self.rules.allies[seat] & BIT[other]:
                    mask |= self.troops[other]
        return mask

    def creature_of(self, seat: i64, space: i64) -> i64:
        """Returns the creature of *seat* on *space*, or NONE."""
        place = seat * SPACES + space
        return self._creature_on[place] - 1

    def put_creature(self, seat: i64, creature: i64, space: i64) -> None:
        """Puts *creature* of *seat* on *space*, or in reserve if that is NONE."""
        on = self.own(CREATURES, self._creature_on)
        at = self.own(CREATURES, self.creature_at)
        first = seat * SPACES
        if at[creature] >= 0:
            on[first + at[creature]] = 0
        at[creature] = space
        if space >= 0:
            on[first + space] = creature + 1
        self._creature_on = on
        self.creature_at = at
        self.alone |= CREATURES
        self.placed += 1

    def occupied(self) -> i64:
        """Returns the spaces with a troop of anybody."""
        mask: i64 = 0
        for seat in range(self.rules.players):
            mask |= self.troops[seat]
        return mask

    def free_neighbours(self, space: i64) -> i64:
        """Returns the spaces next to *space*, by land or harbour, without any troop (K10.9, R13, R26e)."""
        return self.rules.board.neighbours[space] & ~self.occupied()

    def may_stop_anywhere(self, seat: i64) -> bool:
        """Tells whether a moving troop of *seat* is within its limits wherever it is, so that it may stop (R26a)."""
        return not self.figures[seat] and not self.rules.has_allies

    def enemy_at(self, seat: i64, space: i64) -> i64:
        """Returns a seat hostile to *seat* with a troop on *space*, or NONE."""
        here = BIT[space]
        hostile = self.rules.hostile[seat]
        for other in range(self.rules.players):
            if self.troops[other] & here and hostile & BIT[other]:
                return other
        return NONE

    def enemy_spaces(self, seat: i64) -> i64:
        """Returns the spaces with a troop hostile to *seat*, as a mask."""
        mask: i64 = 0
        for other in range(self.rules.players):
            if self.rules.hostile[seat] & BIT[other]:
                mask |= self.troops[other]
        return mask

    def troop_size(self, seat: i64, space: i64) -> i64:
        """Returns how many units *seat* and its allies have on *space*: one troop, whoever owns them (S8.1)."""
        if self.rules.has_allies:
            return self._size_with_allies(seat, space)
        place = seat * SPACES + space
        return self.units[place]

    def _size_with_allies(self, seat: i64, space: i64) -> i64:
        number: i64 = 0
        left = self.rules.allies[seat]
        while left:
            number += self.units[lowest(left) * SPACES + space]
            left &= left - 1
        return number

    def owners(self, seat: i64, space: i64) -> i64:
        """Returns who of the camp of *seat* has a part of the troop on *space*, as a mask."""
        found: i64 = 0
        for other in range(self.rules.players):
            if self.troops[other] & BIT[space]:
                found |= BIT[other]
        return found & self.rules.allies[seat]

    def troop_creature(self, seat: i64, space: i64) -> i64:
        """S8.3 Returns the creature with the troop of *seat* and its allies on *space*, or NONE."""
        if self.rules.has_allies:
            return self._creature_with_allies(seat, space)
        place = seat * SPACES + space
        return self._creature_on[place] - 1

    def _creature_with_allies(self, seat: i64, space: i64) -> i64:
        found = self._creature_on[seat * SPACES + space] - 1
        left = self.rules.allies[seat]
        while left and found < 0:
            found = self._creature_on[lowest(left) * SPACES + space] - 1
            left &= left - 1
        return found

    def holder(self, space: i64) -> i64:
        """K12.1, R26f Returns the seat that holds *space*, or NONE. Who has come to fight holds it only once alone."""
        found: i64 = NONE
        here = BIT[space]
        for seat in range(self.rules.players):
            if self.troops[seat] & here:
                if not self.contested & here or not self.rules.allies[self.invader] & BIT[seat]:
                    return seat
                found = seat
        return found

    # Cities and pyramids.

    def colours(self) -> list[int]:
        """Lists the colours of pyramids and tiles in play (BS3.1)."""
        return self.rules.colour_sets[self.extra[EXTRA_COLOURS]]

    def own_districts(self, seat: i64) -> i64:
        """Returns the districts of the city of *seat*, as a mask."""
        return self.rules.board.districts[self._city[seat]]

    def level(self, seat: i64, colour: i64) -> i64:
        """Returns the level of the pyramid of *seat*."""
        place = seat * COLOURS + colour
        return self._pyramid_level[place]

    def controller(self, space: i64) -> i64:
        """K6.5, R26f Returns the seat that controls the pyramid on *space*, or NONE where there is none."""
        pyramid = self._pyramid_on[space]
        if pyramid < 0:
            return NONE
        holder = self.holder(space)
        return holder if holder >= 0 else pyramid // COLOURS

    def controls(self, seat: i64, space: i64) -> bool:
        """K6.5, R26f, S8.2, R81 Tells whether *seat* controls the pyramid on *space*: its owner unless an enemy stands there,
        and who stands there; allies take nothing from each other."""
        pyramid = self._pyramid_on[space]
        if pyramid < 0:
            return False
        holder = self.holder(space)
        if holder < 0:
            return pyramid // COLOURS == seat
        if holder == seat:
            return True
        if not self.rules.allies[holder] & BIT[seat]:
            return False
        return pyramid // COLOURS == seat or self.units[seat * SPACES + space] > 0

    def best_pyramid(self, seat: i64, colour: i64) -> i64:
        """R26f Returns the highest level of a pyramid of *colour* that *seat* controls."""
        best: i64 = 0
        for space in self.rules.board.district_list:
            pyramid = self._pyramid_on[space]
            if pyramid >= 0 and self._pyramid_level[pyramid] > best and pyramid % COLOURS == colour:
                if self.controls(seat, space):
                    best = self._pyramid_level[pyramid]
        return best

    # Victory points.

    def permanent_vp(self, seat: i64) -> i64:
        """K2.9 Returns the permanent victory points of *seat*; allies share theirs (S6.2)."""
        total: i64 = 0
        vp = self._vp
        left = self.rules.allies[seat]
        while left:
            first = lowest(left) * VP_KINDS
            left &= left - 1
            for kind in range(VP_KINDS):
                total += vp[first + kind]
        return total

    def battle_vp(self, seat: i64) -> i64:
        """Returns the victory points that *seat*, with its allies, won in battle."""
        total: i64 = 0
        left = self.rules.allies[seat]
        while left:
            total += self._vp[lowest(left) * VP_KINDS + VP_BATTLE]
            left &= left - 1
        return total

    def temples_held(self, seat: i64) -> i64:
        """K12.1, S6.2 Returns how many temples *seat*, with its allies, holds."""
        total: i64 = 0
        allies = self.rules.allies[seat]
        left = self.troops[seat]
        if self.rules.has_allies:
            left = self.occupied()
        left &= self.rules.board.temples
        while left:
            holder = self.holder(lowest(left))
            if holder >= 0 and allies & BIT[holder]:
                total += 1
            left &= left - 1
        return total

    def great_pyramids(self, seat: i64) -> i64:
        """K2.10, R81 Returns how many level-4 pyramids *seat*, with its allies, controls."""
        total: i64 = 0
        allies = self.rules.allies[seat]
        for space in self.rules.board.district_list:
            pyramid = self._pyramid_on[space]
            if pyramid >= 0 and self._pyramid_level[pyramid] == MAX_LEVEL and allies & BIT[self.controller(space)]:
                total += 1
        return total

    def total_vp(self, seat: i64) -> i64:
        """K2.8 Returns all victory points of *seat*, permanent and temporary."""
        if not self.rules.temporary_vp[seat]:
            return self.permanent_vp(seat)
        return self.permanent_vp(seat) + self.temples_held(seat) + self.great_pyramids(seat) + self.more_vp(seat)

    def more_vp(self, seat: i64) -> i64:
        """Returns the temporary victory points that a module gives *seat*."""
        return 0

    # Tiles and cards.

    def has_power(self, seat: i64, power: i64) -> bool:
        """Tells whether *seat* owns the tile called *power*."""
        place = seat * self.rules.powers + power
        return self.owned[place] != 0

    def timed_together(self, seats: i64) -> i64:
        """Returns the timings that a tile of one of *seats*, a mask, has, as a mask."""
        mask: i64 = 0
        while seats:
            mask |= self.timed[lowest(seats)]
            seats &= seats - 1
        return mask

    def any_has_power(self, seats: i64, power: i64) -> bool:
        """Tells whether one of *seats*, a mask, owns the tile called *power*."""
        while seats:
            place = lowest(seats) * self.rules.powers + power
            if self.owned[place]:
                return True
            seats &= seats - 1
        return False

    def in_hand(self, seat: i64, di: i64) -> i64:
        """Returns how many cards of kind *di* are in the hand of *seat*."""
        place = seat * self.rules.di_kinds + di
        return self._hand[place]

    def thrown_size(self, seat: i64) -> i64:
        """Returns how many DI cards *seat* discarded unseen."""
        count: i64 = 0
        for di in range(self.rules.di_kinds):
            count += self.thrown[seat * self.rules.di_kinds + di]
        return count

    def could_hold(self, seat: i64, di: i64) -> bool:
        """House rule 7: tells whether *seat* could hold a card of kind *di*, as far as everybody knows. One dealt apart
        stays with its player until it is seen to go."""
        if not self.hand_size[seat]:
            return False
        if self.rules.di_cards[di].apart:
            return not self.extra[EXTRA_APART_GONE] & BIT[seat]
        return self._discard[di] < self.rules.di_cards[di].copies

    # Turn order.

    def place(self, seat: i64) -> i64:
        """Returns the place of *seat* in the turn order, from 0."""
        for k in range(self.rules.players):
            if self._order[k] == seat:
                return k
        return NONE


def total(vector: vec[i64]) -> i64:
    """Returns the sum of *vector*."""
    result: i64 = 0
    for value in vector:
        result += value
    return result


def count_bits(mask: i64) -> i64:
    """Returns how many bits are set in *mask*."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n

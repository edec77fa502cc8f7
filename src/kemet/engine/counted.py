"""Facts that observers look at again only when they were replaced. Each is a vector that is never written in place."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

# Vectors that change often though copies share them: the first change after a copy makes a new one, further ones write it in
# place. See `State.own`.
HAND: Final = 0x1
DECK: Final = 0x2
DISCARD: Final = 0x4
CREATURES: Final = 0x8
SUPPLY: Final = 0x10
TILES: Final = 0x20
BATTLE_CARDS: Final = 0x40


@mypyc_attr(acyclic=True)
class Counted:
    """Counts the changes of these facts in this very object; a copy begins anew. Within the state they are read by the names
    with an underscore, which compiled code does without a call."""

    def __init__(
        self,
        order: vec[i64],
        city: vec[i64],
        vp: vec[i64],
        pyramid_level: vec[i64],
        pyramid_on: vec[i64],
        battle_hand: vec[i64],
        battle_pile: vec[i64],
        battle_seen: vec[i64],
        hand: vec[i64],
        deck: vec[i64],
        discard: vec[i64],
        creature_on: vec[i64],
        deck_left: i64,
    ) -> None:
        self._order = order
        self._city = city
        self._vp = vp
        self._pyramid_level = pyramid_level
        self._pyramid_on = pyramid_on
        self._battle_hand = battle_hand
        self._battle_pile = battle_pile
        self._battle_seen = battle_seen
        self._hand = hand
        self._deck = deck
        self._discard = discard
        self._creature_on = creature_on
        # How many cards are in `deck`; derived.
        self.deck_left = deck_left
        # Which vectors this very object has for itself, since it changed them: the bits above.
        self.alone: i64 = 0
        # How often one of them was replaced, but for creatures and pyramids.
        self.replaced: i64 = 0
        # How often a pyramid was built.
        self.built: i64 = 0
        # How often units, figures or creatures were put somewhere.
        self.placed: i64 = 0
        # How often action tokens were laid or taken.
        self.tokens_moved: i64 = 0

    @property
    def order(self) -> vec[i64]:
        """The turn order: seats by place."""
        return self._order

    @order.setter
    def order(self, order: vec[i64]) -> None:
        self._order = order
        self.replaced += 1

    @property
    def city(self) -> vec[i64]:
        """Per seat, its city, or NONE before one is picked."""
        return self._city

    @city.setter
    def city(self, city: vec[i64]) -> None:
        self._city = city
        self.replaced += 1

    @property
    def vp(self) -> vec[i64]:
        """Per seat and source, the permanent victory points."""
        return self._vp

    @vp.setter
    def vp(self, vp: vec[i64]) -> None:
        self._vp = vp
        self.replaced += 1

    @property
    def pyramid_level(self) -> vec[i64]:
        """Per seat and colour, the level of the pyramid."""
        return self._pyramid_level

    @pyramid_level.setter
    def pyramid_level(self, pyramid_level: vec[i64]) -> None:
        self._pyramid_level = pyramid_level
        self.built += 1

    @property
    def pyramid_on(self) -> vec[i64]:
        """Per space, seat * COLOURS + colour of the pyramid there, or NONE."""
        return self._pyramid_on

    @pyramid_on.setter
    def pyramid_on(self, pyramid_on: vec[i64]) -> None:
        self._pyramid_on = pyramid_on
        self.built += 1

    @property
    def battle_hand(self) -> vec[i64]:
        """Per seat, the battle cards in hand, as a mask."""
        return self._battle_hand

    @battle_hand.setter
    def battle_hand(self, battle_hand: vec[i64]) -> None:
        self._battle_hand = battle_hand
        self.alone &= ~BATTLE_CARDS
        self.replaced += 1

    @property
    def battle_pile(self) -> vec[i64]:
        """Per seat, the battle cards discarded or played, as a mask."""
        return self._battle_pile

    @battle_pile.setter
    def battle_pile(self, battle_pile: vec[i64]) -> None:
        self._battle_pile = battle_pile
        self.alone &= ~BATTLE_CARDS
        self.replaced += 1

    @property
    def battle_seen(self) -> vec[i64]:
        """Per seat, those of `battle_pile` that all have seen, as a mask."""
        return self._battle_seen

    @battle_seen.setter
    def battle_seen(self, battle_seen: vec[i64]) -> None:
        self._battle_seen = battle_seen
        self.alone &= ~BATTLE_CARDS
        self.replaced += 1

    @property
    def hand(self) -> vec[i64]:
        """Per seat and kind, the DI cards in hand."""
        return self._hand

    @property
    def deck(self) -> vec[i64]:
        """By kind, the DI cards in the deck."""
        return self._deck

    @deck.setter
    def deck(self, deck: vec[i64]) -> None:
        self._deck = deck
        self.alone &= ~DECK
        self.replaced += 1
        self.deck_left = 0
        for number in deck:
            self.deck_left += number

    @property
    def discard(self) -> vec[i64]:
        """By kind, the DI cards discarded openly."""
        return self._discard

    @discard.setter
    def discard(self, discard: vec[i64]) -> None:
        self._discard = discard
        self.alone &= ~DISCARD
        self.replaced += 1

    @property
    def creature_on(self) -> vec[i64]:
        """Per seat and space, the creature there plus one."""
        return self._creature_on

    @creature_on.setter
    def creature_on(self, creature_on: vec[i64]) -> None:
        self._creature_on = creature_on
        self.alone &= ~CREATURES
        self.placed += 1

"""Battle: choice in secret, reveal, strengths, losses, spoils (K10, R28)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kemet.engine import events, timings
from kemet.engine.effect import Creature
from kemet.engine.frame import A_BATTLE, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, VP_BATTLE, bits, lowest
from kemet.engine.play.battle_parts import tell_parts
from kemet.engine.play.creatures import send_home_if_alone
from kemet.engine.play.di_cards import leave_hand
from kemet.engine.play.mixed import lose_units
from kemet.engine.play.pray import pay, price
from kemet.engine.play.units import take_units
from kemet.engine.play.victory import gain_vp
from kemet.engine.state import altered, count_bits, total, zeros

ATTACKER: Final = 0
DEFENDER: Final = 1

NO_TOKENS: Final = zeros(0)

# How far a side is with its secret choice.
PICK_CARD: Final = 0
PICK_DISCARD: Final = 1
# R28b Only where discards are laid at once: both wait until the other has one too.
DISCARDED: Final = 2
PICK_DI: Final = 3
SETTLED: Final = 4


@mypyc_attr(acyclic=True, free_list_len=1)
class Side:
    """One side of a battle: who plays it, `seat`, and all whose units were there when it began, the mask `seats`; `di` counts
    the DI cards laid under the battle card, by kind."""

    def __init__(self, seat: i64, di_kinds: i64) -> None:
        self.seat = seat
        self.seats: i64 = BIT[seat]
        self.stage: i64 = PICK_CARD
        self.card: i64 = NONE
        self.discard: i64 = NONE
        # Battle cards this side may not play (B6.13), as a mask.
        self.barred: i64 = 0
        self.di = vec[i64]([0] * di_kinds)
        # Tokens of a module laid beside the card, by kind; replaced, never written in place.
        self.tokens = NO_TOKENS
        self.shown = False
        self.revealed = False
        self.thrown: i64 = 0
        self.strength: i64 = 0
        self.damage: i64 = 0
        self.shield: i64 = 0
        self.lost: i64 = 0
        # The creature that fought, NONE if there was none or the enemy's made it count as absent.
        self.creature: i64 = NONE

    def copy(self) -> Side:
        """Returns an independent side equal to this one."""
        other = Side(self.seat, 0)
        other.seats = self.seats
        other.stage = self.stage
        other.card = self.card
        other.discard = self.discard
        other.barred = self.barred
        other.di = self.di[:]
        other.tokens = self.tokens
        other.shown = self.shown
        other.revealed = self.revealed
        other.thrown = self.thrown
        other.strength = self.strength
        other.damage = self.damage
        other.shield = self.shield
        other.lost = self.lost
        other.creature = self.creature
        return other

    def dump(self) -> list[int]:
        """Returns every number of the side."""
        return [
            self.seat, self.seats, self.stage, self.card, self.discard, self.barred, *self.di, *self.tokens, int(self.shown),
            int(self.revealed), self.thrown, self.strength, self.damage, self.shield, self.lost, self.creature,
        ]  # fmt: skip


@mypyc_attr(acyclic=True, free_list_len=1)
class Battle(Frame):
    """A battle between `sides[0]`, the attacker, and `sides[1]`, the defender."""

    def __init__(self, step: i64, space: i64, sides: list[Side], winner: i64) -> None:
        super().__init__(step, 0)
        self.space = space
        self.sides = sides
        self.winner = winner

    def name(self) -> str:
        return "battle"

    def run(self, game: Game) -> None:
        game.rules.procedures.battle.run(game, self)

    def copy(self) -> Frame:
        return Battle(self.step, self.space, [side.copy() for side in self.sides], self.winner)

    def dump(self) -> list[int]:
        return [self.step, self.space, *self.sides[0].dump(), *self.sides[1].dump(), self.winner]

    def observed(self) -> i64:
        return A_BATTLE

    def show(self, game: Game, view: FrameView) -> None:
        view.put("space", self.space)
        view.put("winner", self.sides[self.winner].seat if self.winner >= 0 else NONE)
        for name, side in zip(["attacker", "defender"], self.sides, strict=True):
            view.put(name, side.seat)
            view.put(name + "-settled", int(side.stage == SETTLED))
            mine = side.seat == view.viewer
            if mine or side.revealed or (side.shown and view.viewer in [s.seat for s in self.sides]):
                view.put(name + "-card", side.card)
            if mine or discard_open(game, side):
                view.put(name + "-discard", side.discard)
            if mine or side.revealed:
                view.put(name + "-di", [int(n) for n in side.di])
                game.rules.hooks.show_side(game, side, name, view)
            if side.revealed:
                view.put(name + "-thrown", side.thrown)
                view.put(name + "-strength", side.strength)
                view.put(name + "-damage", side.damage)
                view.put(name + "-shield", side.shield)
                view.put(name + "-lost", side.lost)

    def guess(self, game: Game, player: i64) -> None:
        """Replaces the secret choice of the other side by one its (guessed) hands allow. Of a side that has not
        settled nobody knows how far it is, so it begins anew."""
        for k in range(2):
            side = self.sides[k]
            if side.seat == player:
                continue
            if side.revealed:
                guess_discard(game, side)
            elif side.stage >= DISCARDED and (side.stage == SETTLED or game.rules.discards_at_once):
                known = side.shown and self.sides[1 - k].seat == player
                guess_choice(game, side, known)
            else:
                side.stage = PICK_CARD
                side.card = NONE
                side.discard = NONE
                side.di = vec[i64]([0] * game.rules.di_kinds)
                side.tokens = zeros(len(side.tokens))

    def size(self, game: Game, k: i64) -> i64:
        """Returns how many units side *k* has there, whoever owns them."""
        return game.troop_size(self.sides[k].seat, self.space)

    def stands(self, game: Game, k: i64) -> bool:
        """R51 Tells whether side *k* has a troop there."""
        return game.camp_stands(self.sides[k].seat, self.space)

    def beast(self, game: Game, k: i64) -> i64:
        """Returns the creature with side *k*, or NONE."""
        return game.troop_creature(self.sides[k].seat, self.space)

    def cancels(self, game: Game, k: i64) -> bool:
        """K16.4 Tells whether side *k* makes the enemy's creature count as absent."""
        beast = self.beast(game, k)
        return beast >= 0 and game.rules.creatures[beast].cancels_creature

    def lose(self, game: Game, k: i64, number: i64, event: i64) -> None:
        """S8.5, R78 *number* units of side *k* go to reserve, as *event* tells; where several own them its player says
        whose."""
        lose_units(game, self.sides[k].seat, self.space, number, event)

    def side_of(self, seat: i64) -> i64:
        """Returns the side that *seat* is on."""
        return ATTACKER if self.sides[ATTACKER].seat == seat else DEFENDER


def guess_choice(game: Game, side: Side, card_known: bool) -> None:
    """Guesses what a side has laid: a card unless it is known, a discard, once it is settled a payable choice of DI cards."""
    other = laid_elsewhere(game, side)
    taken: i64 = BIT[other.card] if other is not None and other.card >= 0 else 0
    hand = bits(game.battle_hand[side.seat])
    if not card_known:
        side.card = guess_card(game, side, ~side.barred & ~taken)
    if game.rules.discards_at_once and side.stage != DISCARDED:
        guess_discard(game, side)
    elif side.discard >= 0:
        hand.remove(side.card)
        side.discard = hand[game.rng.below(len(hand))]
    side.di = vec[i64]([0] * game.rules.di_kinds)
    if side.stage != SETTLED:
        side.tokens = zeros(len(side.tokens))
        return
    for di in game.rules.battle_di:
        cost = price(game, side.seat, game.rules.di_cards[di].cost)
        held = game.in_hand(side.seat, di) - (other.di[di] if other is not None else 0)
        for _ in range(held):
            if total(side.di) >= game.rules.di_per_battle:
                break
            spent = laid_price(game, side) + (laid_price(game, other) if other is not None else 0)
            if game.rng.below(2) and spent + cost <= game.pp[side.seat]:
                side.di[di] += 1
    game.rules.hooks.guess_tokens(game, side)


def guess_card(game: Game, side: Side, allowed: i64) -> i64:
    """Returns a battle card that *side* may have laid, one of those *allowed*: if the guessed hand holds none, it is guessed
    anew as far as must be."""
    playable = bits(game.battle_hand[side.seat] & allowed)
    if not playable:
        return bring_to_hand(game, side.seat, allowed)
    return playable[game.rng.below(len(playable))]


def bring_to_hand(game: Game, seat: i64, allowed: i64) -> i64:
    """Returns a battle card of those *allowed* that now is in hand, and another where it was guessed to be: face down in the
    pile, or out of the game."""
    hidden = game.battle_pile[seat] & ~game.battle_seen[seat]
    found = bits(hidden & allowed)
    if found:
        card = found[game.rng.below(len(found))]
        swap_with_pile(game, seat, card)
        return card
    removed = game.battle_removed[seat]
    for gone in bits(removed & allowed):
        for other in bits(game.battle_hand[seat] | hidden):
            swapped = BIT[gone] | BIT[other]
            if could_be_removed(game, seat, removed ^ swapped):
                if hidden & BIT[other]:
                    swap_with_pile(game, seat, other)
                game.battle_hand = altered(game.battle_hand, seat, game.battle_hand[seat] ^ swapped)
                game.battle_removed = altered(game.battle_removed, seat, removed ^ swapped)
                return gone
    raise AssertionError("a side has laid a battle card that it could not have")


def swap_with_pile(game: Game, seat: i64, card: i64) -> None:
    """Puts *card* from the pile into the hand of *seat*, and one of the hand into the pile."""
    swapped = BIT[card] | BIT[lowest(game.battle_hand[seat])]
    game.battle_hand = altered(game.battle_hand, seat, game.battle_hand[seat] ^ swapped)
    game.battle_pile = altered(game.battle_pile, seat, game.battle_pile[seat] ^ swapped)


def could_be_removed(game: Game, seat: i64, cards: i64) -> bool:
    """Tells whether just *cards* can be out of the game, by what everybody has seen since each was removed."""
    first_proven = game.battle_proven[2 * seat]
    later_proven = game.battle_proven[2 * seat + 1]
    return (cards & ~first_proven) != 0 and (count_bits(cards) == 1 or not cards & later_proven)


def discard_open(game: Game, side: Side) -> bool:
    """K10.2, R28b Tells whether the battle card that *side* discarded lies open."""
    laid = side.revealed or (game.rules.discards_at_once and side.stage >= PICK_DI)
    return laid and game.rules.discards_up


def laid_elsewhere(game: Game, side: Side) -> Side | None:
    """R84 Returns the side that the same player plays in another battle that is prepared, if there is one."""
    if game.rules.has_allies:
        for frame in game.stack:
            if isinstance(frame, Battle):
                for other in frame.sides:
                    if other.seat == side.seat and other is not side and not other.revealed:
                        return other
    return None


def guess_discard(game: Game, side: Side) -> None:
    """Guesses which card of the face-down pile a side discarded in this battle."""
    hidden = bits(game.battle_pile[side.seat] & ~game.battle_seen[side.seat])
    if side.discard >= 0 and hidden and not game.battle_seen[side.seat] & BIT[side.discard]:
        side.discard = hidden[game.rng.below(len(hidden))]


def laid_price(game: Game, side: Side) -> i64:
    """R20 Returns what the DI cards laid by *side* cost together, each a payment of its own (R11)."""
    amount: i64 = 0
    for di in game.rules.battle_di:
        if side.di[di]:
            amount += side.di[di] * price(game, side.seat, game.rules.di_cards[di].cost)
    return amount


# The steps, in the order of R28.


def reveal(game: Game, battle: Battle) -> None:
    """K10.3, K10.4 Both reveal together, and pay for their DI cards; discards are laid (R28b)."""
    game.reveals += 1
    for side in battle.sides:
        side.revealed = True
        game.tell(events.BATTLE_CARD_REVEALED, side.seat, side.card)
        lay_battle_card(game, side.seat, side.card, True)
        if side.discard >= 0 and not game.rules.discards_at_once:
            lay_discard(game, side)
        cost = laid_price(game, side)
        for di in game.rules.battle_di:
            for _card in range(side.di[di]):
                leave_hand(game, side.seat, di)
                game.change_discard(di, 1)
                game.tell(events.DI_PLAYED, side.seat, di)
        pay(game, side.seat, cost)


def lay_discard(game: Game, side: Side) -> None:
    """K10.2, R28b The discarded battle card is laid away, open or face down as agreed."""
    lay_battle_card(game, side.seat, side.discard, game.rules.discards_up)
    if game.rules.discards_up:
        game.tell(events.BATTLE_CARD_LAID_AWAY, side.seat, side.discard)


def lay_battle_card(game: Game, seat: i64, card: i64, seen: bool) -> None:
    """K10.12 Puts a battle card from the hand onto the pile, open or face down."""
    game.lay_away(seat, BIT[card], seen)


def attacker_after_reveal(game: Game, battle: Battle) -> None:
    """R14 After the reveal, the attacker's tiles first (Divine Wound)."""
    after_reveal(game, battle, ATTACKER)


def defender_after_reveal(game: Game, battle: Battle) -> None:
    """R14 Then the defender's."""
    after_reveal(game, battle, DEFENDER)


def after_reveal(game: Game, battle: Battle, side: i64) -> None:
    """K16.1 What tiles offer a side once the cards lie open."""
    timings.revealed(game, battle, side)


def compare(game: Game, battle: Battle) -> None:
    """K10.5, K10.6 The higher strength wins; the defender wins ties."""
    for k in range(2):
        side = battle.sides[k]
        told = game.log is not None
        count_standing(game, battle, k, told)
        card = game.rules.battle_cards[side.card]
        strength = side.strength + card.strength + side.thrown
        damage = side.damage + card.damage
        shield = side.shield + card.shield
        for di in game.rules.battle_di:
            if side.di[di]:
                laid = game.rules.di_cards[di]
                strength += side.di[di] * laid.strength
                damage += side.di[di] * laid.damage
                shield += side.di[di] * laid.shield
        side.strength = strength
        side.damage = damage
        side.shield = shield
        if told:
            tell_parts(game, battle, side)
            game.rules.hooks.tell_parts(game, battle, k)
        game.tell(events.BATTLE_STRENGTH, side.seat, strength, damage, shield)
    ahead = battle.sides[ATTACKER].strength > battle.sides[DEFENDER].strength
    battle.winner = ATTACKER if ahead else DEFENDER
    game.tell(events.BATTLE_WON, battle.sides[battle.winner].seat, battle.sides[1 - battle.winner].seat)


def count_standing(game: Game, battle: Battle, k: i64, told: bool) -> None:
    """K10.5 Counts what side *k* has before cards: units, tiles, the creature, figures and tokens."""
    side = battle.sides[k]
    hooks = game.rules.hooks
    strength = battle.size(game, k) + timings.strength(game, battle, k, told)
    side.strength = strength + hooks.strength(game, battle, k)
    side.damage = timings.damage(game, battle, k, told) + hooks.damage(game, battle, k)
    side.shield = timings.shield(game, battle, k, told) + hooks.shield(game, battle, k)
    creature = fighting_creature(game, battle, k)
    if creature is not None:
        side.creature = creature.id
        side.strength += creature.strength
        side.damage += creature.damage
        side.shield += creature.shield


def fighting_creature(game: Game, battle: Battle, side: i64) -> Creature | None:
    """K16.4 Returns the creature of a side, unless the enemy's creature makes it count as absent."""
    own = battle.beast(game, side)
    if own < 0 or battle.cancels(game, 1 - side):
        return None
    return game.rules.creatures[own]


def lose_by_damage(game: Game, battle: Battle) -> None:
    """K10.7 Both lose units at once: the enemy's damage less the own shield, never below 0. Where both must pick figures,
    the attacker, asked last here, picks first (R45)."""
    for k in range(2):
        side = battle.sides[k]
        hits = battle.sides[1 - k].damage - side.shield
        side.lost = max(0, min(hits, battle.size(game, k)))
        if hits > side.lost and game.figures[side.seat] & BIT[battle.space]:
            game.rules.hooks.hit(game, side.seat, battle.space, hits - side.lost)
        if side.lost and game.rules.has_allies:
            battle.lose(game, k, side.lost, events.UNITS_DESTROYED)
        elif side.lost:
            take_units(game, side.seat, battle.space, side.lost, events.UNITS_DESTROYED)
    for k in range(2):
        side = battle.sides[1 - k]
        if side.lost and not game.rules.has_allies:
            game.rules.hooks.to_reserve(game, side.seat, battle.space, side.lost)


def creatures_home(game: Game, battle: Battle) -> None:
    """K11.4 Creatures left alone go home at once; where both must choose, the attacker, pushed last, chooses first."""
    for k in range(2):
        left = battle.sides[1 - k].seats
        while left:
            send_home_if_alone(game, lowest(left), battle.space)
            left &= left - 1


def spoils(game: Game, battle: Battle) -> None:
    """R4, R16, R28 What tiles yield for destroyed units and for winning."""
    for k in range(2):
        lost = battle.sides[1 - k].lost
        if lost:
            timings.destroyed(game, battle, k, lost)
    timings.won(game, battle, battle.winner)


def battle_vp(game: Game, battle: Battle) -> None:
    """K10.8 The attacker who wins with a unit left gains 1 battle VP."""
    if battle.winner == ATTACKER and survives(game, battle, ATTACKER):
        gain_vp(game, battle.sides[ATTACKER].seat, VP_BATTLE)


def survives(game: Game, battle: Battle, side: i64) -> bool:
    """R51 Tells whether *side* has a troop left on the space of the battle."""
    return battle.stands(game, side)


def cards_away(game: Game, battle: Battle) -> None:
    """K10.12, K10.13, R28c An emptied battle hand comes back whole at the end of the battle."""
    for side in battle.sides:
        if not game.battle_hand[side.seat]:
            take_battle_cards_back(game, side.seat)


def take_battle_cards_back(game: Game, seat: i64) -> None:
    """K10.12 All discarded battle cards return to the hand."""
    game.take_back(seat)
    game.tell(events.BATTLE_HAND_BACK, seat)


def place_of(game: Game, battle: Battle) -> i64:
    """Returns where *battle* is on the stack: how decisions refer to it."""
    place = game.depth - 1
    frame: Frame | None = game.top
    while frame is not None and frame is not battle:
        frame = frame.below
        place -= 1
    return place


def battle_at(game: Game, place: i64) -> Battle:
    """Returns the battle at *place* of the stack."""
    frame = game.frame_at(place)
    assert isinstance(frame, Battle)
    return frame

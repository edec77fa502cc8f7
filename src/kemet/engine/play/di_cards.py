"""Divine intervention cards: drawing, playing outside battle, Veto (K4.3, K15)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import DI, PASS, ActionList
from kemet.engine.effect import ANSWER_TO_CARD, OWN_MOVE, DICard
from kemet.engine.frame import A_CARD, Decision, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, EXTRA_APART_GONE, NONE, lowest
from kemet.engine.play.pray import pay, price
from kemet.engine.refusals import Refusal, refuse_card
from kemet.engine.state import increased, with_bits


def take_from_deck(game: Game, player: i64) -> i64:
    """R18, R29f Takes a random card out of the deck of *player*, shuffling the discard in when it is empty; NONE if both
    are."""
    size = cards_in_deck(game, player)
    if not size and game.rules.reshuffles:
        _shuffle_discard(game, player)
        size = cards_in_deck(game, player)
    if not size:
        return NONE
    game.reveals += 1
    left = game.rng.below(size)
    di = game.rules.deck_firsts[player]
    deck = game.deck
    while left >= deck[di]:
        left -= deck[di]
        di += 1
    game.change_deck(di, -1)
    return di


def cards_in_deck(game: Game, player: i64) -> i64:
    """Returns how many cards are in the deck that *player* draws from."""
    if game.rules.one_deck:
        return game.deck_left
    number: i64 = 0
    deck = game.deck
    for di in range(game.rules.deck_firsts[player], game.rules.deck_ends[player]):
        number += deck[di]
    return number


def _shuffle_discard(game: Game, player: i64) -> None:
    """K4.3 When the deck of *player* is empty its discard is shuffled into a new deck. Cards dealt apart that lie there are
    seen to go (BS12.5)."""
    kinds = game.rules.di_kinds
    deck = game.deck[:]
    discard = game.discard[:]
    thrown = game.thrown[:]
    for di in range(game.rules.deck_firsts[player], game.rules.deck_ends[player]):
        deck[di] = discard[di]
        discard[di] = 0
        for seat in range(game.rules.players):
            deck[di] += thrown[seat * kinds + di]
            thrown[seat * kinds + di] = 0
    for card in game.rules.di_cards:
        for seat in range(game.rules.players):
            if card.apart and thrown[seat * kinds + card.id]:
                discard[card.id] += 1
                thrown[seat * kinds + card.id] = 0
                game.extra = with_bits(game.extra, EXTRA_APART_GONE, BIT[seat])
    game.deck = deck
    game.discard = discard
    game.thrown = thrown
    if cards_in_deck(game, player):
        game.tell(events.DECK_SHUFFLED)


def draw_cards(game: Game, player: i64, number: i64) -> None:
    """K4.3 *player* draws cards while there are any."""
    for _card in range(number):
        di = take_from_deck(game, player)
        if di >= 0:
            take_in_hand(game, player, di)


def take_in_hand(game: Game, player: i64, di: i64) -> None:
    """Puts a card into the hand of *player*, unseen by others."""
    game.change_hand(player, di, 1)
    game.tell(events.DI_DRAWN, player)
    game.whisper(player, events.DI_SEEN, player, di)


def leave_hand(game: Game, player: i64, di: i64) -> None:
    """Takes a card out of the hand of *player*; the caller puts it somewhere."""
    assert game.in_hand(player, di) > 0
    game.change_hand(player, di, -1)


def throw_card(game: Game, player: i64, di: i64) -> None:
    """R28b Discards a card that nobody else sees."""
    leave_hand(game, player, di)
    game.thrown = increased(game.thrown, player * game.rules.di_kinds + di, 1)
    game.tell(events.DI_THROWN, player)


def playable(game: Game, player: i64, card: DICard) -> bool:
    """K15.3, R20 Tells whether *player*, who holds *card*, can pay for it, and it would change something now."""
    return price(game, player, card.cost) <= game.pp[player] and card.changes_something(game, player)


def own_turn_options(game: Game, player: i64, moving: bool, out: ActionList) -> None:
    """R29 Adds the own-turn cards *player* may play; those that go with a move only while *moving*."""
    left = game.kinds_held[player] & (game.rules.own_move_di if moving else game.rules.own_turn_di)
    while left:
        di = lowest(left)
        left &= left - 1
        if playable(game, player, game.rules.di_cards[di]):
            out.add(DI + di)


def card_refusal(game: Game, player: i64, di: i64, moving: bool) -> Refusal:
    """Says why *player* cannot play a card of kind *di* in the own turn now."""
    card = game.rules.di_cards[di]
    if not game.in_hand(player, di):
        return refuse_card("di-not-in-hand", card)
    if not game.rules.own_move_di & BIT[di]:
        return refuse_card("di-not-own-turn", card)
    if card.when == OWN_MOVE and not moving:
        return refuse_card("di-during-move", card)
    if price(game, player, card.cost) > game.pp[player]:
        return refuse_card("di-price", card, cost=card.cost, pp=game.pp[player])
    return refuse_card("di-changes-nothing", card)


@mypyc_attr(acyclic=True, free_list_len=1)
class PlayCard(Frame):
    """A DI card played outside battle: paid, perhaps vetoed, carried out."""

    def __init__(self, step: i64, player: i64, di: i64, vetoed: bool) -> None:
        super().__init__(step, 0)
        self.player = player
        self.di = di
        self.vetoed = vetoed

    def name(self) -> str:
        return "play-card"

    def run(self, game: Game) -> None:
        game.rules.procedures.play_card.run(game, self)

    def copy(self) -> Frame:
        return PlayCard(self.step, self.player, self.di, self.vetoed)

    def dump(self) -> list[int]:
        return [self.step, self.player, self.di, int(self.vetoed)]

    def observed(self) -> i64:
        return A_CARD

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("di", self.di)


def play_card(game: Game, player: i64, di: i64) -> None:
    """Starts to play a DI card outside battle."""
    game.push(PlayCard(0, player, di, False))


def pay_card(game: Game, play: PlayCard) -> None:
    """K15.3 The price is paid and the card discarded; everybody sees it."""
    leave_hand(game, play.player, play.di)
    game.change_discard(play.di, 1)
    if game.rules.di_cards[play.di].apart:
        game.extra = with_bits(game.extra, EXTRA_APART_GONE, BIT[play.player])
    game.reveals += 1
    game.tell(events.DI_PLAYED, play.player, play.di)
    pay(game, play.player, price(game, play.player, game.rules.di_cards[play.di].cost))


def ask_veto(game: Game, play: PlayCard) -> None:
    """R7, R29a All but the player in turn and the card's own player are asked together, as far as they could hold a Veto
    (house rule 7)."""
    asked: i64 = 0
    for seat in range(game.rules.players):
        if seat != game.turn and may_veto(game, seat, play) and could_hold_veto(game, seat):
            asked |= BIT[seat]
    if asked:
        game.push(AskVeto(asked, asked, 0))


def may_veto(game: Game, seat: i64, play: PlayCard) -> bool:
    """R7, R29a, R99 Nobody vetoes an own card; where there are camps, cards of the other camp only, on its turn, and no
    Veto."""
    if not game.rules.has_allies:
        return seat != play.player
    vetoes = game.rules.di_cards[play.di].when == ANSWER_TO_CARD
    on_turn = (game.rules.allies[play.player] & BIT[game.turn]) != 0
    return on_turn and not vetoes and (game.rules.hostile[play.player] & BIT[seat]) != 0


def could_hold_veto(game: Game, seat: i64) -> bool:
    """R7, R29a Tells whether *seat* could hold a Veto, as far as everybody knows: of the own deck, or one taken from an enemy
    who draws from another."""
    if game.could_hold(seat, game.rules.vetoes[seat]):
        return True
    if game.rules.has_allies and game.rules.hooks.takes_cards(game, seat):
        for card in game.rules.di_cards:
            if card.when == ANSWER_TO_CARD and game.could_hold(seat, card.id):
                return True
    return False


def veto_of(game: Game, player: i64) -> i64:
    """R7 Returns the kind of Veto that *player* answers with: that of the own deck, where there is none in hand another."""
    own = game.rules.vetoes[player]
    if game.rules.has_allies and not game.in_hand(player, own):
        for card in game.rules.di_cards:
            if card.when == ANSWER_TO_CARD and game.in_hand(player, card.id):
                return card.id
    return own


def carry_out(game: Game, play: PlayCard) -> None:
    """K15.3, R7 The card acts, unless it was vetoed: then it is paid for and discarded all the same."""
    if play.vetoed:
        game.tell(events.DI_VETOED, play.player, play.di)
    else:
        game.rules.di_cards[play.di].act(game, play.player)


@mypyc_attr(acyclic=True, free_list_len=1)
class AskVeto(Decision):
    """R7, R29a One shared question: who vetoes the card just played?"""

    def __init__(self, awaiting: i64, asked: i64, vetoes: i64) -> None:
        super().__init__(0, awaiting)
        self.asked = asked
        self.vetoes = vetoes

    def name(self) -> str:
        return "veto"

    def copy(self) -> Frame:
        return AskVeto(self.awaiting, self.asked, self.vetoes)

    def dump(self) -> list[int]:
        return [self.awaiting, self.asked, self.vetoes]

    def guess(self, game: Game, player: i64) -> None:
        """Others' answers are unknown until all have answered: whoever could play a Veto may have done so."""
        for seat in range(game.rules.players):
            if seat != player and self.asked & ~self.awaiting & BIT[seat]:
                self.vetoes &= ~BIT[seat]
                if game.in_hand(seat, veto_of(game, seat)) and game.rng.below(2):
                    self.vetoes |= BIT[seat]

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        card = game.rules.di_cards[veto_of(game, player)]
        if game.in_hand(player, card.id) and price(game, player, card.cost) <= game.pp[player]:
            out.add(DI + card.id)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        self.awaiting &= ~BIT[player]
        if action != PASS:
            self.vetoes |= BIT[player]

    def run(self, game: Game) -> None:
        """R29a Of several Vetoes the first in turn order after the player in turn is played, the rest stay in hand."""
        game.pop()
        game.reveals += 1
        start = game.place(game.turn)
        for k in range(1, game.rules.players):
            seat = game.order[(start + k) % game.rules.players]
            if self.vetoes & BIT[seat]:
                play_card(game, seat, veto_of(game, seat))
                return


def veto_card_below(game: Game) -> None:
    """Marks the card that a Veto answers, the nearest one under it on the stack, as vetoed."""
    frame = game.top.below
    while frame is not None:
        if isinstance(frame, PlayCard):
            frame.vetoed = True
            return
        frame = frame.below
    raise AssertionError("a Veto answers no card")

"""K10.1–K10.3 The secret choice of a battle: a card to play, a card to discard, DI cards; and cards thrown afterwards."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events, timings
from kemet.engine.actions import BATTLE_CARD, DI, OF_MODULES, PASS, ActionList
from kemet.engine.effect import IN_BATTLE
from kemet.engine.frame import Decision, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, lowest
from kemet.engine.play.battle import (
    ATTACKER,
    DEFENDER,
    DISCARDED,
    PICK_CARD,
    PICK_DI,
    PICK_DISCARD,
    SETTLED,
    Battle,
    Side,
    battle_at,
    laid_elsewhere,
    laid_price,
    lay_discard,
    place_of,
)
from kemet.engine.play.di_cards import throw_card
from kemet.engine.play.pray import price
from kemet.engine.refusals import Refusal, refuse, refuse_card
from kemet.engine.state import total


def choose_cards(game: Game, battle: Battle) -> None:
    """K10.1, R28a Both choose in secret; against Prescience the other side settles everything first."""
    seer = seeing_side(game, battle)
    if seer < 0:
        game.push(ChooseCards(BIT[battle.sides[ATTACKER].seat] | BIT[battle.sides[DEFENDER].seat], place_of(game, battle)))
    else:
        game.push(ChooseCards(BIT[battle.sides[1 - seer].seat], place_of(game, battle)))


def choose_seeing(game: Game, battle: Battle) -> None:
    """K16.5, R28a Prescience: its owner sees the played card, and nothing else, and then chooses."""
    seer = seeing_side(game, battle)
    if seer >= 0:
        see_card(game, battle)
        game.push(ChooseCards(BIT[battle.sides[seer].seat], place_of(game, battle)))


def see_card(game: Game, battle: Battle) -> None:
    """K16.5 The owner of Prescience sees the card that the other side has laid."""
    seer = seeing_side(game, battle)
    other = battle.sides[1 - seer]
    other.shown = True
    game.reveals += 1
    game.whisper(battle.sides[seer].seat, events.BATTLE_CARD_SHOWN, other.seat, other.card)


def seeing_side(game: Game, battle: Battle) -> i64:
    """R15, R80 Returns the side that sees the other's card first, whoever of its troop has the tile, or NONE."""
    for side in range(2):
        left = battle.sides[side].seats
        while left:
            if timings.sees_enemy_card(game, lowest(left)):
                return side
            left &= left - 1
    return NONE


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseCards(Decision):
    """K10.1–K10.3 Each awaited side picks the card to play, the card to discard, then DI cards one by one; `place` is where
    its battle is on the stack."""

    def __init__(self, awaiting: i64, place: i64) -> None:
        super().__init__(0, awaiting)
        self.place = place

    def name(self) -> str:
        return "battle-cards"

    def copy(self) -> Frame:
        return ChooseCards(self.awaiting, self.place)

    def dump(self) -> list[int]:
        return [self.awaiting, self.place]

    def show(self, game: Game, view: FrameView) -> None:
        """R84 Where two battles are prepared at once, it is said which of them the choice is for."""
        battles = [frame for frame in game.stack if isinstance(frame, Battle)]
        if len(battles) > 1:
            view.put("space", self.battle(game).space)

    def battle(self, game: Game) -> Battle:
        """Returns the battle that the choice is for."""
        return battle_at(game, self.place)

    def run(self, game: Game) -> None:
        """R28b Where discards are laid at once, DI cards are chosen after that."""
        battle = self.battle(game)
        for side in battle.sides:
            if side.stage == DISCARDED:
                lay_discard(game, side)
                game.reveals += 1
                self.after_discard(game, side)
                if side.stage == PICK_DI:
                    self.awaiting |= BIT[side.seat]
        if not self.awaiting:
            game.pop()

    def after_discard(self, game: Game, side: Side) -> None:
        """K10.3 Who has DI cards, or tokens for it, may lay some."""
        has_more = game.hand_size[side.seat] > 0 or game.rules.hooks.has_tokens_for_battle(game, side.seat)
        side.stage = PICK_DI if has_more else SETTLED

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        battle = self.battle(game)
        side = battle.sides[battle.side_of(player)]
        if side.stage < PICK_DI:
            played: i64 = BIT[side.card] if side.card >= 0 else side.barred
            out.add_mask(BATTLE_CARD, game.battle_hand[player] & ~played)
            return
        out.add(PASS)
        if total(side.di) < game.rules.di_per_battle:
            self._di_options(game, side, player, out)
        game.rules.hooks.battle_options(game, side, out)

    def _di_options(self, game: Game, side: Side, player: i64, out: ActionList) -> None:
        left = game.kinds_held[player] & game.rules.in_battle_di
        if not left:
            return
        cost = laid_price(game, side)
        while left:
            di = lowest(left)
            left &= left - 1
            if side.di[di] < game.in_hand(player, di) and not laid_after(side, di):
                if cost + price(game, player, game.rules.di_cards[di].cost) <= game.pp[player]:
                    out.add(DI + di)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        battle = self.battle(game)
        side = battle.sides[battle.side_of(player)]
        if side.stage == PICK_CARD:
            side.card = action - BATTLE_CARD
            side.stage = PICK_DISCARD
        elif side.stage == PICK_DISCARD:
            side.discard = action - BATTLE_CARD
            if game.rules.discards_at_once:
                side.stage = DISCARDED
            else:
                self.after_discard(game, side)
        elif action == PASS:
            side.stage = SETTLED
        elif action >= OF_MODULES:
            game.rules.hooks.lay_beside(game, side, action)
        else:
            side.di[action - DI] += 1
        if side.stage == SETTLED or side.stage == DISCARDED:
            self.awaiting &= ~BIT[player]

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        battle = self.battle(game)
        side = battle.sides[battle.side_of(player)]
        if side.stage < PICK_DI:
            if BATTLE_CARD <= action < BATTLE_CARD + len(game.rules.battle_cards):
                if side.card < 0 and side.barred & game.battle_hand[player] & BIT[action - BATTLE_CARD]:
                    return refuse("battle-card-barred")
                return refuse("battle-card-not-in-hand")
            return refuse("battle-card-wanted")
        if not DI <= action < DI + len(game.rules.di_cards):
            return None
        di = game.rules.di_cards[action - DI]
        if di.when != IN_BATTLE:
            return refuse_card("di-not-for-battle", di)
        if side.di[di.id] >= game.in_hand(player, di.id):
            return refuse_card("di-not-in-hand", di)
        if total(side.di) >= game.rules.di_per_battle:
            return refuse("di-enough-laid", most=game.rules.di_per_battle)
        if laid_after(side, di.id):
            return refuse_card("di-list-order", di)
        return refuse("di-pay-together", pp=game.pp[player])


def laid_after(side: Side, di: i64) -> bool:
    """Tells whether a later kind, or a token, lies already: one order for each choice, so that none is counted twice."""
    if total(side.tokens):
        return True
    later = di + 1
    while later < len(side.di):
        if side.di[later]:
            return True
        later += 1
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class ThrowCards(Decision):
    """K16.1, R14 Divine Wound: DI cards from the hand are discarded, unseen, for 1 strength each; a pass ends it."""

    def __init__(self, player: i64, last: i64, place: i64) -> None:
        super().__init__(0, BIT[player])
        self.player = player
        self.last = last
        self.place = place

    def name(self) -> str:
        return "divine-wound"

    def copy(self) -> Frame:
        return ThrowCards(self.player, self.last, self.place)

    def dump(self) -> list[int]:
        return [self.player, self.last, self.place]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)

    def guess(self, game: Game, player: i64) -> None:
        if self.player != player:
            self.last = 0

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        battle = battle_at(game, self.place)
        other = laid_elsewhere(game, battle.sides[battle.side_of(player)])
        for di in range(self.last, game.rules.di_kinds):
            if game.in_hand(player, di) > (other.di[di] if other is not None else 0):
                out.add(DI + di)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        if action != PASS:
            battle = battle_at(game, self.place)
            self.last = action - DI
            throw_card(game, player, action - DI)
            battle.sides[battle.side_of(player)].thrown += 1
        if action == PASS or not game.hand_size[player]:
            game.pop()

"""Offensive and Defensive Strategy: a special battle card in place of an ordinary one (R22, R28e)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import BATTLE_CARD, ActionList
from kemet.engine.frame import Choice, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT
from kemet.engine.play.battle import take_battle_cards_back
from kemet.engine.state import altered, with_bits, without_bits


def exchange_battle_card(game: Game, player: i64, slug: str) -> None:
    """R28e All discarded battle cards come back; then one is removed for the special one."""
    take_battle_cards_back(game, player)
    for card in game.rules.battle_cards:
        if card.slug == slug:
            game.push(RemoveCard(player, card.id))


@mypyc_attr(acyclic=True, free_list_len=1)
class RemoveCard(Choice):
    """R22, R28e The player removes a card of choice from the game, unseen by others; the special one joins the hand."""

    def __init__(self, player: i64, gained: i64) -> None:
        super().__init__(player)
        self.gained = gained

    def name(self) -> str:
        return "remove-card"

    def copy(self) -> Frame:
        return RemoveCard(self.player, self.gained)

    def dump(self) -> list[int]:
        return [self.player, self.gained]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("card", self.gained)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(BATTLE_CARD, game.battle_hand[player])

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        removed = action - BATTLE_CARD
        game.battle_hand = without_bits(game.battle_hand, player, BIT[removed])
        game.battle_hand = with_bits(game.battle_hand, player, BIT[self.gained])
        # Others no longer know which of the older cards are left, but the new one is. What they saw since an earlier
        # removal still tells them what was not removed then.
        place = 2 * player + (1 if game.battle_removed[player] else 0)
        game.battle_proven = altered(game.battle_proven, place, 0)
        game.battle_proven = with_bits(game.battle_proven, 2 * player, BIT[self.gained])
        game.battle_proven = with_bits(game.battle_proven, 2 * player + 1, BIT[self.gained])
        game.battle_removed = with_bits(game.battle_removed, player, BIT[removed])
        game.whisper(player, events.BATTLE_CARD_REMOVED, player, removed)
        game.tell(events.BATTLE_CARD_GAINED, player, self.gained)

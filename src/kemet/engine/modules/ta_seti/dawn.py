"""Ta-Seti, module 2: the dawn contest for places in the turn order (T2)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import BATTLE_CARD, COUNT, ActionList
from kemet.engine.frame import Choice, Frame, FrameView, Steps
from kemet.engine.game import Game
from kemet.engine.ids import BIT, EXTRA_DAWN_TOKENS, NONE
from kemet.engine.notation import MAX_COUNT
from kemet.engine.play.battle import Battle, lay_battle_card, survives, take_battle_cards_back
from kemet.engine.play.night import Night
from kemet.engine.play.places import Places, places_below, take_places
from kemet.engine.position import integer
from kemet.engine.refusals import Refusal, refuse
from kemet.engine.rules import Draft, Module
from kemet.engine.state import increased

PICK_CARD: Final = 0
PICK_DISCARD: Final = 1
PICK_TOKENS: Final = 2


class DawnModule(Module):
    """T2.1 Replaces the night's turn-order step (K4.5)."""

    def edit(self, draft: Draft) -> None:
        draft.procedures.night.replace("turn-order", dawn)
        draft.procedures.more.append(DAWN_STEPS)
        draft.procedures.battle.insert_after("battle-vp", "dawn-tokens", dawn_tokens)
        draft.decision_names.extend(["dawn-cards", "take-place"])

    def show_player(self, game: Game, seat: int, viewer: int, shown: dict[str, Any]) -> None:
        shown["dawn-tokens"] = int(game.extra[EXTRA_DAWN_TOKENS + seat])

    def faults(self, game: Game, found: list[str]) -> None:
        for seat in range(game.rules.players):
            if game.extra[EXTRA_DAWN_TOKENS + seat] < 0:
                found.append("a player has less than no dawn tokens")

    def player_keys(self) -> list[str]:
        return ["dawn-tokens"]

    def set_player(self, game: Game, seat: int, path: str, given: dict[str, Any]) -> None:
        number = integer(f"{path}.dawn-tokens", given.get("dawn-tokens", 0), 0, 30)
        game.extra = increased(game.extra, EXTRA_DAWN_TOKENS + seat, number)


def dawn_tokens(game: Game, battle: Battle) -> None:
    """T2.2, R35 Who lost the battle, or all units in it, takes one dawn token."""
    for k in range(2):
        if k != battle.winner or not survives(game, battle, k):
            game.extra = increased(game.extra, EXTRA_DAWN_TOKENS + battle.sides[k].seat, 1)
            game.tell(events.DAWN_TOKEN_GAINED, battle.sides[k].seat)


def dawn(game: Game, night: Night) -> None:
    """T2.1 The contest, skipped in round one."""
    if game.round > 1:
        players = game.rules.players
        game.push(Dawn(0, 0, vec[i64]([0] * players), vec[i64]([NONE] * players)))


@mypyc_attr(acyclic=True)
class Dawn(Places):
    """The contest in progress; its power is dawn power."""

    def name(self) -> str:
        return "dawn"

    def run(self, game: Game) -> None:
        DAWN_STEPS.run(game, self)

    def copy(self) -> Frame:
        return Dawn(self.step, self.count, self.power[:], self.places[:])


def contest(game: Game, dawn: Dawn) -> None:
    """T2.3 From last to first each player plays one battle card, discards another and may spend dawn tokens."""
    players = game.rules.players
    if dawn.count == players:
        dawn.count = 0
        return
    dawn.count += 1
    dawn.step -= 1
    game.push(DawnCards(game.order[players - dawn.count]))


DAWN_STEPS: Final[Steps[Dawn]] = Steps("dawn", [("contest", contest), ("take-places", take_places)])


@mypyc_attr(acyclic=True)
class DawnCards(Choice):
    """T2.3, R42 Card, discard and tokens of one player, settled in one go."""

    def __init__(self, player: i64) -> None:
        super().__init__(player)
        self.card: i64 = NONE
        self.discard: i64 = NONE

    def name(self) -> str:
        return "dawn-cards"

    def copy(self) -> Frame:
        other = DawnCards(self.player)
        other.card = self.card
        other.discard = self.discard
        return other

    def dump(self) -> list[int]:
        return [self.player, self.card, self.discard]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        if view.viewer == self.player:
            view.put("card", self.card)
            view.put("discard-card", self.discard)

    def guess(self, game: Game, player: i64) -> None:
        if player != self.player:
            self.card = NONE
            self.discard = NONE

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        if self.discard >= 0:
            for number in range(min(game.extra[EXTRA_DAWN_TOKENS + player], MAX_COUNT) + 1):
                out.add(COUNT + number)
            return
        played: i64 = BIT[self.card] if self.card >= 0 else 0
        out.add_mask(BATTLE_CARD, game.battle_hand[player] & ~played)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        if self.card < 0:
            self.card = action - BATTLE_CARD
        elif self.discard < 0:
            self.discard = action - BATTLE_CARD
            if not game.extra[EXTRA_DAWN_TOKENS + player]:
                self.settle(game, 0)
        else:
            self.settle(game, action - COUNT)

    def settle(self, game: Game, tokens: i64) -> None:
        """T2.4, T2.6 Lays the cards, spends the tokens and notes the dawn power; only the card's strength counts."""
        player = self.player
        game.pop()
        game.reveals += 1
        game.tell(events.BATTLE_CARD_REVEALED, player, self.card)
        lay_battle_card(game, player, self.card, True)
        lay_battle_card(game, player, self.discard, game.rules.discards_up)
        if game.rules.discards_up:
            game.tell(events.BATTLE_CARD_LAID_AWAY, player, self.discard)
        if tokens:
            game.extra = increased(game.extra, EXTRA_DAWN_TOKENS + player, -tokens)
        power = game.rules.battle_cards[self.card].strength + tokens
        places_below(game).power[player] = power
        game.tell(events.DAWN_POWER, player, power)
        if not game.battle_hand[player]:
            take_battle_cards_back(game, player)

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        return refuse("dawn-cards")

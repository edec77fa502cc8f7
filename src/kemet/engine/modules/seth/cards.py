"""The two decks of divine intervention cards, and Seth's battle cards (components of Seth, 8.3 to 8.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kemet.engine.actions import COUNT, PLAYER, ActionList
from kemet.engine.content.di_cards import Enlistment, ManaTheft, Prayer, RainingFire, Swiftness, Veto
from kemet.engine.effect import ANSWER_TO_CARD, IN_BATTLE, OWN_MOVE, OWN_TURN, RECONSTRUCTED, DICard
from kemet.engine.frame import Choice, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT
from kemet.engine.play.pray import gain_pp, pay

# The community's deck: how many of each kind of the base game and of Ta-Seti there are in it.
COMMUNITY_DECK: Final = {
    "war-rage": 4, "war-fury": 3, "blood-battle": 3, "bloodbath": 2, "bronze-wall": 4, "iron-wall": 3, "glory": 1,
    "divine-protection": 1, "tactical-choice": 1, "swiftness": 3, "prayer": 3, "enlistment": 3, "raining-fire": 2,
    "teleportation": 2, "divine-memory": 1, "open-gates": 1, "veto": 1, "escape": 1, "shared-offering": 1,
}  # fmt: skip
SETH_DECK: Final = 1
MOST_OFFERED: Final = 4


class SharedOffering(DICard):
    """Up to 4 own PP for another member."""

    def changes_something(self, game: Game, player: i64) -> bool:
        return game.pp[player] > 0 and receivers(game, player) != 0

    def act(self, game: Game, player: i64) -> None:
        game.push(PickReceiver(player))


def receivers(game: Game, player: i64) -> i64:
    """Returns the allies of *player* with room for PP, as a mask."""
    found: i64 = 0
    for seat in range(game.rules.players):
        if seat != player and game.rules.allies[player] & BIT[seat] and game.pp[seat] < game.rules.pp_limits[seat]:
            found |= BIT[seat]
    return found


@mypyc_attr(acyclic=True)
class PickReceiver(Choice):
    """Shared Offering: who gets the PP."""

    def name(self) -> str:
        return "pick-receiver"

    def copy(self) -> Frame:
        return PickReceiver(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(PLAYER, receivers(game, player))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        game.push(GivePP(player, action - PLAYER))


@mypyc_attr(acyclic=True)
class GivePP(Choice):
    """Shared Offering: how many PP."""

    def __init__(self, player: i64, receiver: i64) -> None:
        super().__init__(player)
        self.receiver = receiver

    def name(self) -> str:
        return "give-pp"

    def copy(self) -> Frame:
        return GivePP(self.player, self.receiver)

    def dump(self) -> list[int]:
        return [self.player, self.receiver]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("receiver", self.receiver)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        room = game.rules.pp_limits[self.receiver] - game.pp[self.receiver]
        for number in range(1, min(MOST_OFFERED, min(room, game.pp[player])) + 1):
            out.add(COUNT + number)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        pay(game, player, action - COUNT)
        gain_pp(game, self.receiver, action - COUNT)


def offering() -> DICard:
    """Returns the card that only the community's deck has."""
    return SharedOffering("shared-offering", "Shared Offering", 1, 0, OWN_TURN, RECONSTRUCTED)


def seth_cards() -> list[DICard]:
    """Returns the kinds of Seth's deck in the order of their ids."""
    sure = RECONSTRUCTED
    cards = [
        DICard("seth-war-rage", "War Rage", 2, 0, IN_BATTLE, sure, strength=1),
        DICard("seth-war-fury", "War Fury", 2, 1, IN_BATTLE, sure, strength=2),
        DICard("seth-bloodbath", "Bloodbath", 2, 1, IN_BATTLE, sure, damage=2),
        DICard("seth-bronze-wall", "Bronze Wall", 2, 0, IN_BATTLE, sure, shield=1),
        RainingFire("seth-raining-fire", "Raining Fire", 2, 1, OWN_TURN, sure),
        Swiftness("seth-swiftness", "Swiftness", 1, 0, OWN_MOVE, sure),
        Prayer("seth-prayer", "Prayer", 1, 0, OWN_TURN, sure),
        Enlistment("seth-enlistment", "Enlistment", 1, 0, OWN_TURN, sure),
        ManaTheft("seth-mana-theft", "Mana Theft", 1, 0, OWN_TURN, sure),
        Veto("seth-veto", "Veto", 1, 0, ANSWER_TO_CARD, sure),
    ]
    for card in cards:
        card.deck = SETH_DECK
    return cards

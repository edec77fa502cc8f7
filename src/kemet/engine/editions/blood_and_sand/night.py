"""The night of Blood and Sand: veterans exchanged, places taken by score, and cards of the revised Vision (BS9)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import COUNT, DI, ActionList
from kemet.engine.editions.blood_and_sand.diamond import REVISED_VISION_CARDS, VISION
from kemet.engine.frame import Choice, Decision, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, EXTRA_VETERANS, NONE
from kemet.engine.play.di_cards import draw_cards, throw_card
from kemet.engine.play.night import Night
from kemet.engine.play.places import Places, take_places
from kemet.engine.play.pray import gain_pp
from kemet.engine.refusals import Refusal, refuse
from kemet.engine.state import increased

# What a DI card costs in veteran tokens; a PP costs one (BS8.2).
VETERANS_FOR_A_CARD = 2


def exchange_veterans(game: Game, night: Night) -> None:
    """BS8.2, BS9.6 In turn order each player may give up veteran tokens, first for prayer points, then for DI cards."""
    player = night.next_player(game)
    if player < 0:
        return
    if veterans_for_pp(game, player):
        game.push(VeteransForPP(player))
    else:
        ask_for_cards(game, player)


def ask_for_cards(game: Game, player: i64) -> None:
    """BS8.2 Goes on to the cards, where *player* can have any."""
    if veterans_for_cards(game, player):
        game.push(VeteransForCards(player))


def veterans_for_pp(game: Game, player: i64) -> i64:
    """BS8.2 Returns how many prayer points *player* can have for veteran tokens."""
    return min(game.extra[EXTRA_VETERANS + player], game.rules.pp_limits[player] - game.pp[player])


def veterans_for_cards(game: Game, player: i64) -> i64:
    """BS8.2 Returns how many DI cards *player* can have for veteran tokens: no more than there are to draw."""
    cards = game.deck_left
    for card in game.rules.di_cards:
        if not card.apart:
            cards += game.discard[card.id]
    for seat in range(game.rules.players):
        cards += game.thrown_size(seat)
    return min(game.extra[EXTRA_VETERANS + player] // VETERANS_FOR_A_CARD, cards)


def spend_veterans(game: Game, player: i64, number: i64) -> None:
    """BS8.2 *player* gives up veteran tokens."""
    if number:
        game.extra = increased(game.extra, EXTRA_VETERANS + player, -number)
        game.tell(events.VETERANS_SPENT, player, number)


@mypyc_attr(acyclic=True)
class VeteransForPP(Choice):
    """BS8.2 How many veteran tokens are given up for 1 PP each?"""

    def name(self) -> str:
        return "veterans-for-pp"

    def copy(self) -> Frame:
        return VeteransForPP(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        for number in range(veterans_for_pp(game, player) + 1):
            out.add(COUNT + number)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        spend_veterans(game, player, action - COUNT)
        gain_pp(game, player, action - COUNT)
        ask_for_cards(game, player)

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        return refuse("veterans-for-pp")


@mypyc_attr(acyclic=True)
class VeteransForCards(Choice):
    """BS8.2 How many DI cards are taken for 2 veteran tokens each?"""

    def name(self) -> str:
        return "veterans-for-cards"

    def copy(self) -> Frame:
        return VeteransForCards(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        for number in range(veterans_for_cards(game, player) + 1):
            out.add(COUNT + number)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        spend_veterans(game, player, VETERANS_FOR_A_CARD * (action - COUNT))
        draw_cards(game, player, action - COUNT)

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        return refuse("veterans-for-cards")


def discard_for_vision(game: Game, night: Night) -> None:
    """BS11.7 By the revised texts the owner of Vision discards 4 cards from hand after drawing."""
    player = night.next_player(game)
    if player < 0:
        return
    for tile in game.rules.tiles:
        if tile.slug == VISION and game.has_power(player, tile.power) and game.hand_size[player]:
            game.push(DiscardCards(player, min(REVISED_VISION_CARDS, game.hand_size[player])))


@mypyc_attr(acyclic=True)
class DiscardCards(Decision):
    """BS11.7 `left` more DI cards are discarded from hand, unseen."""

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(0, BIT[player])
        self.player = player
        self.left = left

    def name(self) -> str:
        return "discard-cards"

    def copy(self) -> Frame:
        return DiscardCards(self.player, self.left)

    def dump(self) -> list[int]:
        return [self.player, self.left]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("number", self.left)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        for di in range(game.rules.di_kinds):
            if game.in_hand(player, di):
                out.add(DI + di)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        throw_card(game, player, action - DI)
        self.left -= 1
        if not self.left:
            game.pop()


@mypyc_attr(acyclic=True)
class PlacesByScore(Places):
    """BS9.9 Markers are put on the turn-order track, from fewest VP up."""

    def name(self) -> str:
        return "places"

    def run(self, game: Game) -> None:
        if self.step:
            game.pop()
            return
        self.step = 1
        take_places(game, self)

    def copy(self) -> Frame:
        return PlacesByScore(self.step, self.count, self.power[:], self.places[:])


def places_by_score(game: Game, night: Night) -> None:
    """BS9.9 From fewest VP up each puts the own marker on any free place; of equals the one earlier in the old order."""
    players = game.rules.players
    power = vec[i64]([-game.total_vp(seat) for seat in range(players)])
    game.push(PlacesByScore(0, 0, power, vec[i64]([NONE] * players)))

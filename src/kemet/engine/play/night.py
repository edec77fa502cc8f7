"""The night: prayer points, cards, night tiles, turn order (K4)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kemet.engine import events, timings
from kemet.engine.actions import DI, PASS, PLAYER, PYRAMID, PYRAMID_LEVELS, TILE, ActionList, pyramid_action
from kemet.engine.frame import Choice, Decision, Frame, FrameView, Rotation
from kemet.engine.game import Game
from kemet.engine.ids import BIT, lowest
from kemet.engine.play.build import buildable_colours, raise_pyramid
from kemet.engine.play.di_cards import draw_cards, take_from_deck, take_in_hand
from kemet.engine.play.pray import gain_pp


@mypyc_attr(acyclic=True, free_list_len=1)
class Night(Rotation):
    """A night in progress."""

    def name(self) -> str:
        return "night"

    def run(self, game: Game) -> None:
        game.rules.procedures.night.run(game, self)

    def copy(self) -> Frame:
        return Night(self.step, self.count)


def night_prayer(game: Game, night: Night) -> None:
    """K4.2, K4.4 Each player gains 2 PP, more with tiles."""
    for k in range(game.rules.players):
        player = game.order[k]
        pray_by_night(game, player, game.rules.night_pp[player])


def pray_by_night(game: Game, player: i64, number: i64) -> None:
    """K4.2, K4.4 *player* gains *number* PP and what tiles add."""
    gain_pp(game, player, number + timings.night_prayer(game, player))


def night_cards(game: Game, night: Night) -> None:
    """K4.3 In turn order each player draws 1 DI card, more with tiles. Vision comes in place of the ordinary card; the
    others' cards are drawn after it, unseen (K16.8, R29f).
    """
    player = night.next_player(game)
    if player >= 0:
        draw_by_night(game, player, 1)


def draw_by_night(game: Game, player: i64, ordinary: i64) -> None:
    """K4.3, K4.4 *player* draws the *ordinary* cards, or looks at some in place of them, and what tiles add."""
    looks = timings.night_look(game, player)
    if looks:
        seen = vec[i64]([0] * game.rules.di_kinds)
        number: i64 = 0
        for _ in range(looks):
            di = take_from_deck(game, player)
            if di >= 0:
                seen[di] += 1
                number += 1
                game.whisper(player, events.DI_SEEN, player, di)
        if number:
            game.push(KeepOne(player, seen))
            return
    draw_cards(game, player, ordinary)
    draw_more_cards(game, player)


def draw_more_cards(game: Game, player: i64) -> None:
    """K4.4 Divine Boon and the Mummy: more cards in the card step, drawn unseen (R29f)."""
    draw_cards(game, player, timings.night_cards(game, player))


@mypyc_attr(acyclic=True, free_list_len=1)
class KeepOne(Choice):
    """K16.8 Vision: exactly one of the cards looked at is kept, the others are shuffled back into the deck."""

    def __init__(self, player: i64, seen: vec[i64]) -> None:
        super().__init__(player)
        self.seen = seen

    def name(self) -> str:
        return "keep-one"

    def copy(self) -> Frame:
        return KeepOne(self.player, self.seen[:])

    def dump(self) -> list[int]:
        return [self.player, *self.seen]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("number", sum(int(n) for n in self.seen))
        if view.viewer == self.player:
            view.put("seen", [int(n) for n in self.seen])

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        for di in range(game.rules.di_kinds):
            if self.seen[di]:
                out.add(DI + di)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        kept = action - DI
        self.seen[kept] -= 1
        deck = game.deck[:]
        for di in range(game.rules.di_kinds):
            deck[di] += self.seen[di]
        game.deck = deck
        take_in_hand(game, player, kept)
        draw_more_cards(game, player)


def night_tiles(game: Game, night: Night) -> None:
    """K4.4, R29e In turn order each player uses the other night tiles, in the order the player likes."""
    player = night.next_player(game)
    if player >= 0:
        game.push(NightTiles(player, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class NightTiles(Decision):
    """K4.4 The player picks the next night tile to use, or has done; `used` marks powers used tonight."""

    def __init__(self, player: i64, used: i64) -> None:
        super().__init__(0, 0)
        self.player = player
        self.used = used

    def name(self) -> str:
        return "night-tiles"

    def copy(self) -> Frame:
        other = NightTiles(self.player, self.used)
        other.awaiting = self.awaiting
        return other

    def dump(self) -> list[int]:
        return [self.awaiting, self.player, self.used]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)

    def run(self, game: Game) -> None:
        if self.usable(game):
            self.awaiting = BIT[self.player]
        else:
            game.pop()

    def usable(self, game: Game) -> i64:
        """Returns the night tiles that can still be used tonight, as a mask over the tiles with that timing."""
        return timings.night_use(game, self.player) & ~self.used

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        usable = self.usable(game)
        for k in range(len(game.rules.timings.night_use.tiles)):
            if usable & BIT[k]:
                out.add(TILE + game.rules.timings.night_use.tiles[k].id)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        if action == PASS:
            game.pop()
            return
        self.awaiting = 0
        for k in range(len(game.rules.timings.night_use.tiles)):
            tile = game.rules.timings.night_use.tiles[k]
            if tile.id == action - TILE:
                self.used |= BIT[k]
                tile.use_at_night(game, player)


@mypyc_attr(acyclic=True, free_list_len=1)
class RaiseFree(Choice):
    """X5, R8 Hand of God: one own pyramid is raised by 1 level, free."""

    def name(self) -> str:
        return "raise-pyramid"

    def copy(self) -> Frame:
        return RaiseFree(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        left = buildable_colours(game, player)
        while left:
            colour = lowest(left)
            left &= left - 1
            out.add(pyramid_action(colour, game.level(player, colour) + 1))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        raise_pyramid(game, player, (action - PYRAMID) // PYRAMID_LEVELS, (action - PYRAMID) % PYRAMID_LEVELS)


def turn_order(game: Game, night: Night) -> None:
    """K4.5, R29g Whoever has the fewest VP sets the order for the coming round; of equals the one earlier in the last
    order. Skipped in round one.
    """
    if game.round == 1:
        return
    chooser = game.order[0]
    fewest = game.total_vp(chooser)
    for k in range(1, game.rules.players):
        seat = game.order[k]
        number = game.total_vp(seat)
        if number < fewest:
            chooser = seat
            fewest = number
    game.push(SetOrder(chooser, vec[i64]([])))


@mypyc_attr(acyclic=True, free_list_len=1)
class SetOrder(Decision):
    """K4.5 One player names all players in the order of the coming round."""

    def __init__(self, player: i64, named: vec[i64]) -> None:
        super().__init__(0, BIT[player])
        self.player = player
        self.named = named

    def name(self) -> str:
        return "turn-order"

    def copy(self) -> Frame:
        return SetOrder(self.player, self.named[:])

    def dump(self) -> list[int]:
        return [self.player, *self.named]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("named", [int(seat) for seat in self.named])

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        for seat in range(game.rules.players):
            if seat not in self.named:
                out.add(PLAYER + seat)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        self.named = append(self.named, action - PLAYER)
        if len(self.named) < game.rules.players - 1:
            return
        game.pop()
        for seat in range(game.rules.players):
            if seat not in self.named:
                self.named = append(self.named, seat)
                break
        game.order = self.named
        for k in range(game.rules.players):
            game.tell(events.ORDER_SET, self.named[k], k)

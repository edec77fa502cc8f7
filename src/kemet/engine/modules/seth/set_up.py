"""Set-up: Seth first, then the members, then their free tiles (S2, R73)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine.actions import COUNT, TILE, ActionList
from kemet.engine.frame import Choice, Decision, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, COLOURS, VIOLET
from kemet.engine.modules.seth.content import SETH, SETH_LIMIT, SETH_PP, SETH_START
from kemet.engine.modules.seth.facts import facts_of
from kemet.engine.play.buy import buy_tile
from kemet.engine.play.di_cards import draw_cards
from kemet.engine.play.recruit import put_from_reserve
from kemet.engine.play.setup import SetPyramids, SetUp, district, give_city, take_city
from kemet.engine.state import altered, zeros


def lay_out(game: Game, setup: SetUp) -> None:
    """S2.1, S2.2, S2.6, S2.9 Boards and tokens; no turn order is drawn: Seth, then the members in seat order."""
    facts = facts_of(game)
    new = zeros(len(game.expansion))
    new[facts.at_speaker] = 1
    new[facts.at_cards] = facts.all_cards
    new[facts.at_prayer_two] = 2
    new[facts.at_prayer_three] = 2
    game.expansion = new
    for seat in range(game.rules.players):
        game.pp[seat] = SETH_PP if seat == SETH else game.rules.start_pp
    game.pyramid_level = altered(game.pyramid_level, SETH * COLOURS + VIOLET, 1)
    take_city(game, SETH, game.rules.board.cities[-1])


def set_up_seth(game: Game, setup: SetUp) -> None:
    """S2.1, R73 Seth sets 12 units over the three districts as Seth likes."""
    game.push(SethUnits(0, SETH_START))


def seth_begins(game: Game, setup: SetUp) -> None:
    """S2.3 Seth draws 1 DI card and takes a level-1 violet tile."""
    draw_cards(game, SETH, 1)
    game.push(FreeTile(SETH))


def members_cities(game: Game, setup: SetUp) -> None:
    """S2.4, R73 In seat order the members take cities."""
    player = setup.next_player(game)
    if player > SETH:
        give_city(game, player)


def members_pieces(game: Game, setup: SetUp) -> None:
    """S2.4, R73 Then pyramids and units, as in the base game."""
    player = setup.next_player(game)
    if player > SETH:
        game.push(SetPyramids(player, 0, False))


def members_cards(game: Game, setup: SetUp) -> None:
    """S2.4 Each member is dealt a DI card of the community's deck."""
    for seat in range(1, game.rules.players):
        draw_cards(game, seat, 1)


def members_tiles(game: Game, setup: SetUp) -> None:
    """S2.5 Each member, in seat order, takes a level-1 tile that the own pyramids allow."""
    player = setup.next_player(game)
    if player > SETH:
        game.push(FreeTile(player))


@mypyc_attr(acyclic=True)
class SethUnits(Decision):
    """R73 District by district: how many of Seth's 12 units start there, at most 6."""

    def __init__(self, done: i64, left: i64) -> None:
        super().__init__(0, BIT[SETH])
        self.done = done
        self.left = left

    def name(self) -> str:
        return "set-seth-units"

    def copy(self) -> Frame:
        other = SethUnits(self.done, self.left)
        other.awaiting = self.awaiting
        return other

    def dump(self) -> list[int]:
        return [self.awaiting, self.done, self.left]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", SETH)
        view.put("space", district(game, SETH, self.done))
        view.put("number", self.left)

    def fewest(self) -> i64:
        """Returns how many units must go here so that the districts to come can take the rest."""
        return max(0, self.left - SETH_LIMIT * (2 - self.done))

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        for number in range(self.fewest(), min(SETH_LIMIT, self.left) + 1):
            out.add(COUNT + number)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        self.place(game, action - COUNT)

    def place(self, game: Game, number: i64) -> None:
        """Puts *number* units into the present district; the last one takes the rest."""
        if number:
            put_from_reserve(game, SETH, district(game, SETH, self.done), number)
        self.left -= number
        self.done += 1
        if self.done == 3:
            game.pop()
        elif self.fewest() == min(SETH_LIMIT, self.left):
            self.place(game, self.fewest())

    def run(self, game: Game) -> None:
        raise AssertionError("it ends with an answer")


@mypyc_attr(acyclic=True)
class FreeTile(Choice):
    """S2.3, S2.5 A level-1 tile, free: violet for Seth, for a member of a colour with an own pyramid."""

    def name(self) -> str:
        return "free-tile"

    def copy(self) -> Frame:
        return FreeTile(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        for tile in game.rules.tiles_in_play:
            if tile.level == 1 and game.level(player, tile.colour) and game.supply[tile.id]:
                out.add(TILE + tile.id)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        buy_tile(game, player, game.rules.tiles[action - TILE])

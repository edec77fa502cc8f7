"""The round: night, the day by its track, turns of the community, the eclipse, the day's end (S3, S6.3, R75, R92–R94)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import DI, PASS, PLAYER, SPACE, ActionList
from kemet.engine.board import SPACES
from kemet.engine.frame import Decision, Frame, FrameView, Rotation, Steps
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, VP_TEMPLES, lowest
from kemet.engine.modules.seth.actions import CALL
from kemet.engine.modules.seth.content import COMMUNITY, ECLIPSE, ORACLE, SETH, SETH_BOARD
from kemet.engine.modules.seth.facts import SethFacts, facts_of
from kemet.engine.modules.seth.seth_turn import SethTurn
from kemet.engine.modules.seth.sharing import share_pp
from kemet.engine.modules.seth.temples import building_sites, call_ceremony, can_call, destroy_temple, raise_temple
from kemet.engine.modules.seth.victory import test_districts, test_turn_end
from kemet.engine.play.day import Day, Turn
from kemet.engine.play.di_cards import draw_cards, own_turn_options, play_card
from kemet.engine.play.match import Match
from kemet.engine.play.night import Night, NightTiles, draw_by_night, pray_by_night
from kemet.engine.play.pray import gain_income, with_earned
from kemet.engine.play.victory import gain_vp


def begin_night(game: Game, night: Night) -> None:
    """R74, R92 The speaker's office passes on; Seth comes first, then the members in seat order from the speaker."""
    facts = facts_of(game)
    if game.round > 1:
        facts.put(game, facts.at_speaker, facts.from_speaker(game, 1))
    order = vec[i64]([SETH] * game.rules.players)
    for k in range(facts.members):
        order[k + 1] = facts.from_speaker(game, k)
    game.order = order


def seth_prays(game: Game, night: Night) -> None:
    """S3.1, R92 Seth gains as many PP as there are members, and what tiles add."""
    pray_by_night(game, SETH, game.rules.night_pp[SETH])


def seth_draws(game: Game, night: Night) -> None:
    """S3.1 Seth draws 1 DI card, and what tiles add."""
    draw_by_night(game, SETH, 1)


def seth_tiles(game: Game, night: Night) -> None:
    """R92 Seth's other night tiles."""
    game.push(NightTiles(SETH, 0))


def members_pray(game: Game, night: Night) -> None:
    """S3.1, R92 Then the members, as in the base game (K4.2)."""
    for seat in range(1, game.rules.players):
        pray_by_night(game, seat, game.rules.night_pp[seat])


def members_draw(game: Game, night: Night) -> None:
    """K4.3, R92 In seat order from the speaker."""
    player = night.next_player(game)
    if player > SETH:
        draw_by_night(game, player, 1)


def members_tiles(game: Game, night: Night) -> None:
    """K4.4, R92 Their other night tiles."""
    player = night.next_player(game)
    if player > SETH:
        game.push(NightTiles(player, 0))


def oracle(game: Game, night: Night) -> None:
    """Oracle of Osiris: two cards of the community's deck, dealt as the speaker says."""
    if facts_of(game).has_gained(game, ORACLE):
        game.push(DealCards(facts_of(game).speaker(game), 2))


@mypyc_attr(acyclic=True)
class DealCards(Decision):
    """R76 One by one, which member draws."""

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(0, BIT[player])
        self.player = player
        self.left = left

    def name(self) -> str:
        return "deal-cards"

    def copy(self) -> Frame:
        return DealCards(self.player, self.left)

    def dump(self) -> list[int]:
        return [self.player, self.left]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("number", self.left)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(PLAYER, facts_of(game).community)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        self.left -= 1
        draw_cards(game, action - PLAYER, 1)
        if not self.left:
            game.pop()


def always_night(game: Game, match: Match) -> None:
    """R98 No day's end decides the game: the next night begins."""
    match.step = game.rules.night_step


# The day.


def begin_day(game: Game, day: Day) -> None:
    """S2.1, S2.9, R92 Everybody has the own tokens again, Seth those of the members too; the track begins."""
    facts = facts_of(game)
    game.take_tokens()
    for seat in range(game.rules.players):
        game.tokens_left[seat] = game.rules.token_counts[seat]
    facts.put(game, facts.at_tokens, facts.community)
    for place in (facts.at_track, facts.at_silver, facts.at_gold, facts.at_see_through):
        facts.put(game, place, 0)
    for k in range(len(SETH_BOARD)):
        facts.put(game, facts.at_whose + k, 0)


def follow_track(game: Game, day: Day) -> None:
    """S3.2–S3.6 Turn by turn as the day track says."""
    facts = facts_of(game)
    test_turn_end(game)
    if game.over():
        return
    place = facts.fact(game, facts.at_track)
    if place == len(facts.track):
        game.turn = NONE
        game.tell(events.DAY_ENDS)
        return
    facts.put(game, facts.at_track, place + 1)
    day.step -= 1
    what = facts.track[place]
    if what == COMMUNITY:
        game.turn = facts.speaker(game)
        test_districts(game)
        if not game.over():
            game.push(CommunityTurn())
    elif what == ECLIPSE:
        game.push(Eclipse(0, 0))
    else:
        game.turn = SETH
        game.tell(events.TURN_BEGINS, SETH)
        game.push(SethTurn(what))


@mypyc_attr(acyclic=True)
class CommunityTurn(Decision):
    """S3.3, R75 Every member takes one action, in any order. The decision is open to all who have not acted and whoever takes
    it acts; asked one by one each takes it or leaves it, and when all have left it the first must act. Between actions
    members play cards, build temples before the first, call the Ceremony.

    `acted`, `passed` and `called` are masks of members, `built` of spaces; `forced` is who must act, or NONE.
    """

    def __init__(self) -> None:
        super().__init__(0, 0)
        self.acted: i64 = 0
        self.passed: i64 = 0
        self.called: i64 = 0
        self.built: i64 = 0
        self.forced: i64 = NONE

    def name(self) -> str:
        return "community-turn"

    def copy(self) -> Frame:
        other = CommunityTurn()
        other.awaiting = self.awaiting
        other.acted = self.acted
        other.passed = self.passed
        other.called = self.called
        other.built = self.built
        other.forced = self.forced
        return other

    def dump(self) -> list[int]:
        return [self.awaiting, self.acted, self.passed, self.called, self.built, self.forced]

    def show(self, game: Game, view: FrameView) -> None:
        seats = [seat for seat in range(game.rules.players) if self.acted & BIT[seat]]
        view.put("acted", [int(seat) for seat in seats])

    def first_asked(self, game: Game) -> i64:
        """R75 Asked one by one it goes in seat order from the speaker."""
        return first_of(game, facts_of(game), self.awaiting)

    def run(self, game: Game) -> None:
        facts = facts_of(game)
        game.turn = facts.speaker(game)
        if not self.acted and not self.passed:
            test_districts(game)
            if game.over():
                return
        idle = facts.community & ~self.acted
        self.forced = NONE
        if idle and not idle & ~self.passed:
            self.forced = first_of(game, facts, idle)
            self.awaiting = BIT[self.forced]
            return
        self.awaiting = (idle | self.busy(game, facts)) & ~self.passed
        if not self.awaiting:
            game.pop()

    def busy(self, game: Game, facts: SethFacts) -> i64:
        """R79 Returns the members who have acted and, as everybody can see, may still have something to do."""
        found: i64 = 0
        for seat in range(1, game.rules.players):
            if self.acted & BIT[seat] and (game.hand_size[seat] or self.may_call(game, seat)):
                found |= BIT[seat]
        return found

    def may_call(self, game: Game, player: i64) -> bool:
        """R97 Tells whether *player* may call the Ceremony: once between two actions."""
        return not self.called & BIT[player] and can_call(game, player)

    def sites(self, game: Game, player: i64) -> i64:
        """R76, R95 Returns where *player*, as the lead there, may build before the first action."""
        if self.acted:
            return 0
        facts = facts_of(game)
        left = building_sites(game, self.built)
        found: i64 = 0
        while left:
            space = lowest(left)
            left &= left - 1
            if facts.lead(game, space) == player:
                found |= BIT[space]
        return found

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        if self.forced != player:
            out.add(PASS)
        if self.acted & BIT[player]:
            own_turn_options(game, player, False, out)
        else:
            Turn(player, False).options(game, player, out)
            out.add_mask(SPACE, self.sites(game, player))
        if self.may_call(game, player):
            out.add(CALL)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        if action == PASS:
            self.passed |= BIT[player]
            self.awaiting &= ~BIT[player]
            return
        self.awaiting = 0
        self.passed = 0
        game.turn = player
        if action == CALL:
            self.called |= BIT[player]
            call_ceremony(game, player)
        elif DI <= action < DI + len(game.rules.di_cards):
            play_card(game, player, action - DI)
        elif SPACE <= action < SPACE + SPACES:
            self.built |= BIT[action - SPACE]
            raise_temple(game, action - SPACE)
        else:
            self.acted |= BIT[player]
            self.called = 0
            game.tell(events.TURN_BEGINS, player)
            turn = Turn(player, False)
            game.push(turn)
            turn.answer(game, player, action)


def first_of(game: Game, facts: SethFacts, seats: i64) -> i64:
    """R75 Returns the first of *seats* in seat order from the speaker."""
    for k in range(facts.members):
        seat = facts.from_speaker(game, k)
        if seats & BIT[seat]:
            return seat
    return NONE


# The eclipse.


@mypyc_attr(acyclic=True)
class Eclipse(Rotation):
    """S3.5, R93 In between, all night tiles act again, Seth first."""

    def name(self) -> str:
        return "eclipse"

    def run(self, game: Game) -> None:
        ECLIPSE_STEPS.run(game, self)

    def copy(self) -> Frame:
        return Eclipse(self.step, self.count)


def sun_goes_dark(game: Game, eclipse: Eclipse) -> None:
    """R93 A battle from it is a night battle."""
    game.night = True
    game.turn = NONE
    game.tell(events.ECLIPSE_BEGINS)


def seths_pp(game: Game, eclipse: Eclipse) -> None:
    """R93 Only what the tiles themselves give; first all of Seth's, as by night."""
    pray_by_night(game, SETH, 0)


def seths_cards(game: Game, eclipse: Eclipse) -> None:
    """R93 Cards that Seth's tiles bring; Vision keeps 1 of 5."""
    draw_by_night(game, SETH, 0)


def seths_tiles(game: Game, eclipse: Eclipse) -> None:
    """R93 Seth's other night tiles."""
    game.push(NightTiles(SETH, 0))


def tiles_about_pp(game: Game, eclipse: Eclipse) -> None:
    """R93 Then what the members' tiles give."""
    for seat in range(1, game.rules.players):
        pray_by_night(game, seat, 0)


def tiles_about_cards(game: Game, eclipse: Eclipse) -> None:
    """R93 In seat order from the speaker."""
    player = eclipse.next_player(game)
    if player > SETH:
        draw_by_night(game, player, 0)


def other_tiles(game: Game, eclipse: Eclipse) -> None:
    """R93 The rest, in the order each likes."""
    player = eclipse.next_player(game)
    if player > SETH:
        game.push(NightTiles(player, 0))


def sun_comes_back(game: Game, eclipse: Eclipse) -> None:
    """The day goes on."""
    game.night = False


ECLIPSE_STEPS: Final[Steps[Eclipse]] = Steps(
    "eclipse",
    [
        ("dark", sun_goes_dark),
        ("seth-prayer", seths_pp),
        ("seth-cards", seths_cards),
        ("seth-tiles", seths_tiles),
        ("prayer", tiles_about_pp),
        ("cards", tiles_about_cards),
        ("tiles", other_tiles),
        ("light", sun_comes_back),
    ],
)


# The day's end.


def temple_prayer(game: Game, day: Day) -> None:
    """S7.3, S7.5, R94 Temples pay whoever holds them, Seth first; sacred ones from level 2 on."""
    facts = facts_of(game)
    board = game.rules.board
    for space in range(SPACES):
        pp = board.income[space] + facts.fact(game, facts.at_prayer + space)
        if pp and game.units_at(SETH, space):
            gain_income(game, SETH, pp)
    for space in range(SPACES):
        pp = board.income[space] + facts.fact(game, facts.at_prayer + space)
        if pp:
            share_income(game, facts.lead(game, space), space, pp)


def share_income(game: Game, lead: i64, space: i64, pp: i64) -> None:
    """S8.4, R76, R33 Who has a unit there shares what a temple yields, as the lead says; tiles of the lead may add to it."""
    owners = game.owners(1, space)
    if owners and game.rules.income_is_earned:
        pp = with_earned(game, lead, pp)
    share_pp(game, lead, owners, pp)


def temples_fall(game: Game, day: Day) -> None:
    """R96 By the other reading a sacred temple that Seth holds at the end of the day is destroyed."""
    for space in range(SPACES):
        if game.units_at(SETH, space):
            destroy_temple(game, space)


def temple_points(game: Game, day: Day) -> None:
    """S6.3, R94 Enough temples held bring the community 1 permanent VP, once a day."""
    facts = facts_of(game)
    held = game.temples_held(1) + finished_held(game, facts)
    if held >= facts.temples_asked:
        gain_vp(game, facts.speaker(game), VP_TEMPLES)


def finished_held(game: Game, facts: SethFacts) -> i64:
    """S6.3, R96 Returns how many finished sacred temples the community holds."""
    number: i64 = 0
    left = facts.finished_temples(game)
    while left:
        if game.owners(1, lowest(left)):
            number += 1
        left &= left - 1
    return number

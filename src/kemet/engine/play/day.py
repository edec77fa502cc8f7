"""The day: turns with tokens, then income (K5, K13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events, timings
from kemet.engine.actions import DI, GIVE, GOLD, OF_MODULES, PASS, SILVER, SPACE, TOKEN, ActionList
from kemet.engine.effect import ACT_BUILD, ACT_BUY, ACT_MOVE, ACT_PRAY, ACT_RECRUIT
from kemet.engine.frame import Choice, Decision, Frame, FrameView, Rotation
from kemet.engine.game import Game
from kemet.engine.ids import (
    BIT,
    EXTRA_COLOURS,
    GOLD_SPACE,
    NONE,
    TOKEN_FREE,
    TOKEN_GOLD,
    TOKEN_KINDS,
    TOKEN_REGULAR,
    TOKEN_SILVER,
    VP_SANCTUARY,
    VP_TEMPLES,
)
from kemet.engine.play.build import Build
from kemet.engine.play.buy import Buy
from kemet.engine.play.creatures import send_home_if_alone
from kemet.engine.play.di_cards import card_refusal, own_turn_options, play_card
from kemet.engine.play.move import move_action
from kemet.engine.play.pray import gain_income, pray
from kemet.engine.play.recruit import recruit_action
from kemet.engine.play.units import units_to_reserve
from kemet.engine.play.victory import gain_vp
from kemet.engine.refusals import Refusal, refuse
from kemet.engine.seats import REGULAR_TOKENS
from kemet.engine.state import count_bits

ROWS: Final = 3


@mypyc_attr(acyclic=True, free_list_len=1)
class Day(Rotation):
    """A day in progress; `count` turns have begun."""

    def name(self) -> str:
        return "day"

    def run(self, game: Game) -> None:
        game.rules.procedures.day.run(game, self)

    def copy(self) -> Frame:
        return Day(self.step, self.count)


def take_tokens(game: Game, frame: Frame) -> None:
    """K3.2, K5.1 Everybody has all action tokens again."""
    game.take_tokens()
    for seat in range(game.rules.players):
        game.tokens_left[seat] = game.rules.token_counts[seat]


def turns(game: Game, day: Day) -> None:
    """K5.1 In turn order, round and round, until everyone has placed 5 tokens."""
    if day.count == REGULAR_TOKENS * game.rules.players:
        game.turn = NONE
        game.tell(events.DAY_ENDS)
        return
    player = game.order[day.count % game.rules.players]
    day.count += 1
    day.step -= 1
    game.turn = player
    game.tell(events.TURN_BEGINS, player)
    game.push(Turn(player, False))


def delta_temple(game: Game, frame: Frame) -> None:
    """K13.1 The holder of the delta temple may return 1 unit from it for 5 PP."""
    offer_gift(game, game.rules.board.delta, game.rules.board.delta_units)


def temple_income(game: Game, frame: Frame) -> None:
    """K13.2 Holders of the other temples gain the 2 or 3 PP of each."""
    for temple in game.rules.board.temple_list:
        holder = game.holder(temple)
        if holder >= 0 and game.rules.board.income[temple]:
            gain_income(game, holder, game.rules.board.income[temple])


def sanctuary(game: Game, frame: Frame) -> None:
    """K13.3, R29l The holder of the Sanctuary may return 2 units from it for 1 permanent VP."""
    offer_gift(game, game.rules.board.sanctuary, game.rules.board.sanctuary_units)


def offer_gift(game: Game, space: i64, number: i64) -> None:
    """Asks who holds *space*, if there is one on this map, whether *number* units are returned from it."""
    if space < 0:
        return
    holder = game.holder(space)
    if holder >= 0 and game.units_at(holder, space) >= number:
        game.push(GiveUnits(holder, space, number))


def two_temples(game: Game, frame: Frame) -> None:
    """K13.4 Whoever holds two or more temples gains 1 permanent VP."""
    for seat in range(game.rules.players):
        if game.temples_held(seat) >= 2:
            gain_vp(game, seat, VP_TEMPLES)


@mypyc_attr(acyclic=True, free_list_len=1)
class GiveUnits(Choice):
    """K13.1, K13.3 Units may be returned to reserve, for prayer points or a victory point."""

    def __init__(self, player: i64, space: i64, number: i64) -> None:
        super().__init__(player)
        self.space = space
        self.number = number

    def name(self) -> str:
        return "give-units"

    def copy(self) -> Frame:
        return GiveUnits(self.player, self.space, self.number)

    def dump(self) -> list[int]:
        return [self.player, self.space, self.number]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("space", self.space)
        view.put("number", self.number)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        out.add(GIVE)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if action == PASS:
            return
        units_to_reserve(game, player, self.space, self.number, events.UNITS_RETURNED)
        if self.space == game.rules.board.sanctuary:
            gain_vp(game, player, VP_SANCTUARY)
        else:
            gain_income(game, player, game.rules.board.delta_pp)
        send_home_if_alone(game, player, self.space)


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Decision):
    """R29 A player's turn: a regular token, extra tokens, cards, in any order, until the player ends it."""

    def __init__(self, player: i64, laid: bool) -> None:
        super().__init__(0, BIT[player])
        self.player = player
        self.laid = laid

    def name(self) -> str:
        return "turn"

    def copy(self) -> Frame:
        other = Turn(self.player, self.laid)
        other.awaiting = self.awaiting
        return other

    def dump(self) -> list[int]:
        return [self.awaiting, self.player, int(self.laid)]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("laid", int(self.laid))

    def run(self, game: Game) -> None:
        self.awaiting = BIT[self.player]

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        if self.laid:
            out.add(PASS)
        else:
            out.add_mask(TOKEN, spaces_by_row_duty(game, player))
        if not may_have_more(game, player):
            return
        if silver_ready(game, player):
            out.add_mask(SILVER, free_spaces(game, player))
        if is_free(game, player, GOLD_SPACE):
            out.add_mask(GOLD, gold_choices(game, player))
        own_turn_options(game, player, False, out)
        game.rules.hooks.turn_options(game, player, out)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        if action == PASS:
            game.pop()
            return
        self.awaiting = 0
        if action >= OF_MODULES:
            game.rules.hooks.act(game, player, action)
        elif action >= DI:
            play_card(game, player, action - DI)
        elif action >= GOLD:
            lay_token(game, player, GOLD_SPACE, TOKEN_GOLD, action)
            timings.start_gold(game, player, action - GOLD)
        else:
            silver = action >= SILVER
            space = action - SILVER if silver else action - TOKEN
            if not silver:
                self.laid = True
                game.tokens_left[player] -= 1
            lay_token(game, player, space, TOKEN_SILVER if silver else TOKEN_REGULAR, action)
            printed = game.rules.action_spaces[space]
            start_action(game, player, printed.action, printed.colour)

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        if action == PASS:
            return refuse("lay-token-first")
        if DI <= action < DI + len(game.rules.di_cards):
            return card_refusal(game, player, action - DI, False)
        if TOKEN <= action < TOKEN + len(game.rules.action_spaces):
            if self.laid:
                return refuse("token-already-laid")
            if not is_free(game, player, action - TOKEN):
                return refuse("action-space-taken")
            if game.rules.action_spaces[action - TOKEN].row < 0:
                return refuse("gold-space")
            if not open_spaces(game) & BIT[action - TOKEN]:
                return refuse("colour-not-in-play")
            return refuse("every-row")
        if SILVER <= action < SILVER + len(game.rules.action_spaces):
            if not silver_ready(game, player):
                return refuse("no-silver")
            return refuse("silver-space-taken")
        if GOLD <= action < SPACE:
            return refuse("no-gold")
        return None


def may_have_more(game: Game, player: i64) -> bool:
    """R29 Tells whether *player* holds a card of the own turn, owns a tile with a token, or a module may have something: else
    a turn is its regular token and no more."""
    if game.kinds_held[player] & game.rules.own_turn_di or game.rules.more_at_turns:
        return True
    return game.timed[player] & (timings.GIVES_SILVER_TOKEN | timings.GOLD_ACTIONS) != 0


def is_free(game: Game, player: i64, space: i64) -> bool:
    """K5.1 Tells whether no token lies on that space of the player's board."""
    return not tokens_laid(game, player, TOKEN_FREE) & BIT[space]


def tokens_laid(game: Game, player: i64, token: i64) -> i64:
    """K5.1 Returns the spaces of the player's board with a token of that kind, or with any for TOKEN_FREE, as a mask."""
    place = player * TOKEN_KINDS + token
    return game.tokens_on[place]


def open_spaces(game: Game) -> i64:
    """K5.1 Returns the spaces of the rows, as a mask; those to buy tiles of a colour that is not in play are shut (BS4.3)."""
    return game.rules.open_spaces[game.extra[EXTRA_COLOURS]]


def free_spaces(game: Game, player: i64) -> i64:
    """K5.1 Returns the open spaces without a token, as a mask."""
    return open_spaces(game) & ~tokens_laid(game, player, TOKEN_FREE)


def spaces_by_row_duty(game: Game, player: i64) -> i64:
    """K5.2, R10, R29h Returns the spaces a regular token may go to: while there are as many rows without any token as
    regular tokens left, only these rows."""
    free = free_spaces(game, player)
    if game.tokens_left[player] > ROWS:
        return free
    empty: i64 = 0
    duty: i64 = 0
    rows = game.rules.row_spaces
    allowed = open_spaces(game)
    for row in range(ROWS):
        spaces = rows[row] & allowed
        if free & spaces == spaces:
            empty += 1
            duty |= spaces
    return free if empty < game.tokens_left[player] or not game.rules.row_duty else duty


def silver_ready(game: Game, player: i64) -> bool:
    """K5.5, R29i Tells whether the silver token can still be laid today."""
    if not timings.gives_silver_token(game, player):
        return False
    laid = tokens_laid(game, player, TOKEN_SILVER)
    return not laid or count_bits(laid) <= game.rules.hooks.more_silver(game, player)


def gold_choices(game: Game, player: i64) -> i64:
    """K5.4 Returns what the gold token can be laid for, as a mask; 0 without one."""
    return timings.gold_actions(game, player)


def lay_token(game: Game, player: i64, space: i64, token: i64, action: i64) -> None:
    """K5.1 Lays a token on the own board."""
    game.put_token(player, space, token)
    game.tell(events.TOKEN_LAID, player, token, action)


def start_action(game: Game, player: i64, kind: i64, colour: i64) -> None:
    """K5.1 Carries out at once what the token was laid for; every action can be declined (K5.3)."""
    if kind == ACT_PRAY:
        pray(game, player)
    elif kind == ACT_BUILD:
        game.push(Build(player))
    elif kind == ACT_BUY:
        game.push(Buy(player, colour))
    elif kind == ACT_RECRUIT:
        recruit_action(game, player)
    else:
        assert kind == ACT_MOVE
        move_action(game, player, True)

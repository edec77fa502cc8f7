"""Seth's turn: tokens on Seth's own board, and what they are for (S3.4, S5.3, S5.4, R82)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import (
    DI,
    GOLD,
    PASS,
    PLAYER,
    PYRAMID,
    PYRAMID_LEVELS,
    SILVER,
    TILE,
    TOKEN,
    ActionList,
    pyramid_action,
)
from kemet.engine.effect import ACT_BUILD, ACT_BUY, ACT_MOVE, ACT_PRAY, ACT_RECRUIT
from kemet.engine.frame import Choice, Decision, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import (
    BIT,
    GOLD_TWIN_CEREMONY,
    MAX_LEVEL,
    NONE,
    TOKEN_FREE,
    TOKEN_GOLD,
    TOKEN_KINDS,
    TOKEN_REGULAR,
    TOKEN_SILVER,
    VIOLET,
)
from kemet.engine.modules.seth.actions import SEE_THROUGH
from kemet.engine.modules.seth.content import (
    ACT_CORRUPT_CREATURE,
    ACT_CORRUPT_PYRAMID,
    ACT_CORRUPT_TROOP,
    ACT_DESTROY,
    ACT_INVASION,
    ACT_INVOCATION,
    FIRST_SPACE,
    SETH,
    SETH_BOARD,
    SETH_TOP,
)
from kemet.engine.modules.seth.corrupt_troops import PickCorruptTroop
from kemet.engine.modules.seth.corruption import AgainstMember, CorruptPyramid, PickCreatureCard, PickVictims
from kemet.engine.modules.seth.facts import MAGIC_VERSATILITY, facts_of, owns
from kemet.engine.modules.seth.invasion import start_invasion
from kemet.engine.modules.seth.variants import BOTH_BATTLES_FOUGHT, SETH_BUYS_BY_OCCUPIED, SILVER_OR_SEE_THROUGH
from kemet.engine.modules.seth.victory import ask_for_verdict
from kemet.engine.play.build import build_price, raise_pyramid
from kemet.engine.play.buy import add_tiles, add_tiles_up_to, take_tile
from kemet.engine.play.day import gold_choices, silver_ready
from kemet.engine.play.di_cards import draw_cards, own_turn_options, play_card
from kemet.engine.play.move import move_action
from kemet.engine.play.pray import pay, pray
from kemet.engine.play.recruit import recruit_action
from kemet.engine.state import count_bits
from kemet.engine.timings import start_gold

VIOLET_SPACES: Final[int] = sum(2**k for k, space in enumerate(SETH_BOARD) if not space.yellow)
NO_EXTRA: Final = 0
SILVER_LAID: Final = 1
SEEN_THROUGH: Final = 2
BUY_SPACE: Final[int] = next(k for k, space in enumerate(SETH_BOARD) if space.action == ACT_BUY)
YELLOW_SPACES: Final[int] = sum(2**k for k, space in enumerate(SETH_BOARD) if space.yellow)


def free_on_board(game: Game) -> i64:
    """K5.1 Returns the spaces of Seth's board without a token, as a mask."""
    return (BIT[len(SETH_BOARD)] - 1) & ~game.tokens_on[SETH * TOKEN_KINDS + TOKEN_FREE]


def spaces_for_member_token(game: Game) -> i64:
    """S5.3, R82 Any free space, but violet ones only while enough of these are left for the violet tokens still to lay."""
    free = free_on_board(game)
    if count_bits(free & VIOLET_SPACES) > game.tokens_left[SETH]:
        return free
    return free & YELLOW_SPACES


@mypyc_attr(acyclic=True)
class SethTurn(Decision):
    """S3.4 So many actions as the track says, each a token; extra tokens and cards besides."""

    def __init__(self, left: i64) -> None:
        super().__init__(0, BIT[SETH])
        self.left = left
        self.laid = False
        # The extra token laid this turn, as far as one keeps from the other: none, silver, see-through.
        self.extra: i64 = NO_EXTRA

    def name(self) -> str:
        return "seth-turn"

    def copy(self) -> Frame:
        other = SethTurn(self.left)
        other.awaiting = self.awaiting
        other.laid = self.laid
        other.extra = self.extra
        return other

    def dump(self) -> list[int]:
        return [self.awaiting, self.left, int(self.laid), self.extra]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", SETH)
        view.put("number", self.left)

    def run(self, game: Game) -> None:
        self.awaiting = BIT[SETH]

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        violet = free_on_board(game) & VIOLET_SPACES
        if self.left:
            if game.tokens_left[SETH]:
                out.add_mask(TOKEN + FIRST_SPACE, violet)
            if spaces_for_member_token(game):
                out.add_mask(PLAYER, facts_of(game).fact(game, facts_of(game).at_tokens))
        else:
            out.add(PASS)
        if silver_ready(game, SETH) and self.may_add(game, SILVER_LAID):
            out.add_mask(SILVER + FIRST_SPACE, violet)
        if game.token_at(SETH, SETH_TOP) == TOKEN_FREE:
            out.add_mask(GOLD, gold_choices(game, SETH))
        if self.laid and sees_through(game) and self.may_add(game, SEEN_THROUGH):
            out.add_mask(SEE_THROUGH, (BIT[len(SETH_BOARD)] - 1) & ~free_on_board(game))
        own_turn_options(game, SETH, False, out)
        if not out.n:
            out.add(PASS)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        if action == PASS:
            game.pop()
            return
        self.awaiting = 0
        if action >= SEE_THROUGH:
            self.act_again(game, action - SEE_THROUGH)
        elif PLAYER <= action < PYRAMID:
            self.left -= 1
            self.laid = True
            game.push(LayMemberToken(action - PLAYER))
        elif action >= DI:
            play_card(game, SETH, action - DI)
        elif action >= GOLD:
            lay(game, SETH_TOP, TOKEN_GOLD, action)
            lay_gold(game, action - GOLD)
        elif action >= SILVER:
            self.extra = SILVER_LAID
            lay(game, action - SILVER - FIRST_SPACE, TOKEN_SILVER, action)
            start_seth_action(game, action - SILVER - FIRST_SPACE, NONE)
        else:
            self.left -= 1
            self.laid = True
            game.tokens_left[SETH] -= 1
            lay(game, action - TOKEN - FIRST_SPACE, TOKEN_REGULAR, action)
            start_seth_action(game, action - TOKEN - FIRST_SPACE, NONE)

    def may_add(self, game: Game, extra: i64) -> bool:
        """Tells whether that extra token may be laid this turn; by the other reading not both."""
        return self.extra in (NO_EXTRA, extra) or not facts_of(game).agreed(SILVER_OR_SEE_THROUGH)

    def act_again(self, game: Game, space: i64) -> None:
        """Magic Versatility: the see-through token lies on another, and its action is taken again."""
        self.extra = SEEN_THROUGH
        facts = facts_of(game)
        facts.put(game, facts.at_see_through, 1)
        start_seth_action(game, space, facts.fact(game, facts.at_whose + space) or NONE)


def sees_through(game: Game) -> bool:
    """Tells whether Seth can still lay the see-through token today."""
    facts = facts_of(game)
    return owns(game, SETH, MAGIC_VERSATILITY) and not facts.fact(game, facts.at_see_through)


def lay(game: Game, space: i64, token: i64, action: i64) -> None:
    """K5.1 Lays a token on Seth's board."""
    game.put_token(SETH, space, token)
    game.tell(events.TOKEN_LAID, SETH, token, action)


def lay_gold(game: Game, choice: i64) -> None:
    """K5.4, R39 What the gold token is laid for. Twin Ceremony asks for a token on the buy space of Seth's own board."""
    if choice == GOLD_TWIN_CEREMONY:
        game.push(BuyVioletAgain(SETH))
    else:
        start_gold(game, SETH, choice)


@mypyc_attr(acyclic=True)
class LayMemberToken(AgainstMember):
    """S5.3 Where the token of a member goes; on a yellow space it strikes that member."""

    def name(self) -> str:
        return "lay-member-token"

    def copy(self) -> Frame:
        return LayMemberToken(self.member)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(TOKEN + FIRST_SPACE, spaces_for_member_token(game))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        facts = facts_of(game)
        facts.put(game, facts.at_tokens, facts.fact(game, facts.at_tokens) & ~BIT[self.member])
        space = action - TOKEN - FIRST_SPACE
        facts.put(game, facts.at_whose + space, self.member)
        lay(game, space, TOKEN_REGULAR, action)
        start_seth_action(game, space, self.member)


def start_seth_action(game: Game, space: i64, member: i64) -> None:
    """S5.4–S5.9 Carries out what the token was laid for; every action can be declined (K5.3)."""
    kind = SETH_BOARD[space].action
    if kind == ACT_MOVE:
        move_action(game, SETH, True)
    elif kind == ACT_RECRUIT:
        recruit_action(game, SETH)
    elif kind == ACT_PRAY:
        pray(game, SETH)
    elif kind == ACT_BUILD:
        game.push(RaiseViolet(SETH))
    elif kind == ACT_BUY:
        game.push(BuyViolet(SETH))
    elif kind == ACT_INVOCATION:
        draw_cards(game, SETH, 1)
    elif kind == ACT_INVASION:
        if facts_of(game).agreed(BOTH_BATTLES_FOUGHT):
            ask_for_verdict(game)  # comes to its turn when the invasion is over
        start_invasion(game)
    elif kind == ACT_CORRUPT_TROOP:
        game.push(PickCorruptTroop(member))
    elif kind == ACT_CORRUPT_CREATURE:
        game.push(PickCreatureCard(member))
    elif kind == ACT_DESTROY:
        game.push(PickVictims(member, 2))
    else:
        assert kind == ACT_CORRUPT_PYRAMID
        game.push(CorruptPyramid(member))


@mypyc_attr(acyclic=True)
class RaiseViolet(Choice):
    """S5.4, K6.2 The violet pyramid is raised by any number of levels, or not."""

    def name(self) -> str:
        return "raise-violet"

    def copy(self) -> Frame:
        return RaiseViolet(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        old = game.level(SETH, VIOLET)
        for level in range(old + 1, MAX_LEVEL + 1):
            if build_price(game, SETH, old, level) <= game.pp[SETH]:
                out.add(pyramid_action(VIOLET, level))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if action != PASS:
            level = (action - PYRAMID) % PYRAMID_LEVELS
            pay(game, SETH, build_price(game, SETH, game.level(SETH, VIOLET), level))
            raise_pyramid(game, SETH, VIOLET, level)


@mypyc_attr(acyclic=True)
class BuyViolet(Choice):
    """S5.4, K7, R91 A violet tile up to the level of the violet pyramid while it is Seth's, or none."""

    def name(self) -> str:
        return "buy-violet"

    def copy(self) -> Frame:
        return BuyViolet(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        game.rules.hooks.buy_options(game, SETH, 0, out)
        if facts_of(game).agreed(SETH_BUYS_BY_OCCUPIED):
            for colour in game.rules.pyramid_colours:
                add_tiles(game, SETH, colour, 0, out)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if action != PASS:
            take_tile(game, SETH, game.rules.tiles[action - TILE], 0)


@mypyc_attr(acyclic=True)
class BuyVioletAgain(Choice):
    """R39 Twin Ceremony: a further violet tile, where the buy space bears a token today, for 1 PP more, or none."""

    def name(self) -> str:
        return "buy-again"

    def copy(self) -> Frame:
        return BuyVioletAgain(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        if game.token_at(SETH, BUY_SPACE):
            add_tiles_up_to(game, SETH, VIOLET, game.rules.hooks.tile_level(game, SETH, VIOLET), 1, out)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if action != PASS:
            take_tile(game, SETH, game.rules.tiles[action - TILE], 1)

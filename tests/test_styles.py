"""Styles of the bots that play by a net: what each likes, and that it plays it."""

from __future__ import annotations

import pytest
from support.secrets import play, position

from kemet.bots import NetBot, NetSearchBot, Perspective, make_bot
from kemet.bots.styles import STYLES, leaning
from kemet.engine import Game, Options, start
from kemet.engine.notation import Notation

pytestmark = pytest.mark.interpreted

DAY = 'order = ["p1", "p2"]\nturn = "p1"'
THEIRS = 'city = "s"\nunits = { west_temple = 2, s_1 = 4 }'


def liked(style: str, game: Game, seat: int = 0) -> set[str]:
    """Returns what a style likes of the legal actions."""
    notation = Notation(game.rules)
    legal = game.legal(seat)
    return {notation.text(action) for action, more in zip(legal, leaning(style, game, seat, legal), strict=True) if more}


def day() -> Game:
    """Returns the first turn of a day: p1 may march from its front to a temple that the enemy holds."""
    pyramids = '{ nw_1 = "white^1", nw_2 = "red^1", nw_3 = "blue^1" }'
    own = f'city = "nw"\npp = 7\nunits = {{ nw_front = 5 }}\npyramids = {pyramids}'
    return play(position(extra=DAY, p1=own, p2=THEIRS), [])


def test_each_style_lays_tokens_for_what_its_name_says() -> None:
    assert liked("aggressive", day()) == {"@move-upper", "@move-middle", "@buy-red"}
    assert liked("builder", day()) == {"@build", "@buy-blue"}
    assert liked("devout", day()) == {"@pray-middle", "@pray-lower", "@buy-white"}


def test_each_style_has_a_colour() -> None:
    for style, colour in (("aggressive", "red"), ("builder", "blue"), ("devout", "white")):
        game = day()
        notation = Notation(game.rules)
        game.apply(0, notation.action(f"@buy-{colour}"))
        bought = {notation.text(action) for action in game.legal(0)} - {"pass"}
        assert bought
        assert liked(style, game) == bought
        assert not any(liked(other, game) for other in STYLES if other != style)


def test_a_builder_likes_every_pyramid_the_others_their_own() -> None:
    game = day()
    game.apply(0, Notation(game.rules).action("@build"))
    assert liked("builder", game) == {f"{colour}^{level}" for colour in ("white", "red", "blue") for level in (2, 3)}
    assert liked("aggressive", game) == {"red^2", "red^3"}
    assert liked("devout", game) == {"white^2", "white^3"}


def test_to_march_on_enemies_is_aggressive_to_march_to_a_temple_devout() -> None:
    game = play(
        position(extra=DAY, p1='city = "nw"\npp = 7\nunits = { nw_front = 5 }', p2=THEIRS), ["p1 @move-upper", "p1 nw_front"]
    )
    assert "west_temple" in liked("aggressive", game)
    assert liked("aggressive", game) == liked("devout", game) == {"west_temple"}
    assert liked("builder", game) == set()


class Indifferent(NetBot):
    """A net that likes everything alike, and does not look what would come of a token."""

    def _logits(self, world: Game, player: int, legal: list[int]) -> list[float]:
        return [0.0] * len(legal)

    def _comes_to_nothing(self, world: Game, player: int, action: int) -> bool:
        return False


@pytest.mark.parametrize("style", STYLES)
def test_who_is_indifferent_plays_as_its_style_likes(style: str) -> None:
    game = day()
    bot = Indifferent("s", temperature=0, style=style)
    action = bot.decide(Perspective(game, 0), game.legal(0))
    assert Notation(game.rules).text(action) in liked(style, game)


def test_the_search_of_the_master_has_the_style_too() -> None:
    bot = make_bot("net-search:simulations=4,style=devout", "s")
    assert isinstance(bot, NetSearchBot)
    assert bot.style == "devout"
    game = start(Options(players=2), 3)
    seat = int(game.to_act())
    assert bot.decide(Perspective(game, seat), game.legal(seat)) in game.legal(seat)

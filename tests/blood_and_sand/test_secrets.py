"""Hidden facts of both books: no view, event or guessed world gives them away (BS6.3, BS11.7, BS12, B6.13)."""

from __future__ import annotations

import pytest
from support.secrets import Secret, module_position, views_and_events_keep, worlds_are_sound, worlds_keep

from kemet.engine.view import SPECTATOR

EDITION = 'players = 2\nedition = "blood-and-sand"'
BLUFF = f'{EDITION}\nvariants = ["diversion-bluff"]'
REVISED = f'{EDITION}\nvariants = ["revised-tile-texts"]'
MOVE = ["p1 @move-upper", "p1 nw_front", "p1 w_obelisk"]
TROOP = "units = { nw_front = 4 }"
FEW = "units = { w_obelisk = 3 }"
CARDS = ["p2 card/4-1-0", "p2 card/1-3-0"]


def thrown(hand: str, gone: str) -> str:
    """Returns a position in which p2 holds a card beside *hand* and has thrown *gone*."""
    return module_position([], "", EDITION, p1=TROOP, p2=f'{FEW}\ndi = ["prayer", "{hand}"]\nthrown = ["{gone}"]')


LAID = module_position([], "", BLUFF, p1=TROOP, p2=f'{FEW}\ndi = ["diversion", "war-rage"]')
NIGHT = module_position(
    [], 'phase = "night"', REVISED, p1='tiles = ["white/vision"]\ndi = ["veto", "prayer"]', p2='di = ["diversion"]'
)
NAMED = module_position(
    ["book-of-the-dead"], "", EDITION,
    p1='tiles = ["emerald/thoth"]\nhonour = 4\ndivinities = { thoth = "nw_front" }', p2=FEW,
)  # fmt: skip
NAMING = [*MOVE, "p1 card/4-1-0"]

SECRETS = {
    "the Diversion is in hand, or was thrown": Secret(
        thrown("diversion", "veto"), [], thrown("veto", "diversion"), [], [0, SPECTATOR]
    ),
    "who may still have it is asked": Secret(
        thrown("diversion", "veto"), MOVE, thrown("veto", "diversion"), MOVE, [0, SPECTATOR]
    ),
    "a Diversion laid to deceive looks like any card": Secret(
        LAID, [*MOVE, "p2 pass", *CARDS, "p2 di/diversion", "p2 pass"],
        LAID, [*MOVE, "p2 pass", *CARDS, "p2 di/war-rage", "p2 pass"], [0, SPECTATOR],
    ),
    "what is discarded for the revised Vision": Secret(NIGHT, ["p1 di/veto"], NIGHT, ["p1 di/prayer"], [1, SPECTATOR]),
    "the card played against Thoth's naming": Secret(
        NAMED, [*NAMING, "p2 card/3-2-0", "p2 card/4-1-0"], NAMED, [*NAMING, "p2 card/2-0-2", "p2 card/3-2-0"], [0, SPECTATOR]
    ),
}  # fmt: skip


@pytest.mark.rule("BS6.3", "BS11.7", "BS12.5", "BS12.6", "B6.13")
@pytest.mark.parametrize("name", SECRETS)
def test_views_and_events_keep_the_secret(name: str) -> None:
    views_and_events_keep(SECRETS[name])


@pytest.mark.rule("BS6.3", "BS12.5")
@pytest.mark.parametrize("name", SECRETS)
def test_guessed_worlds_keep_the_secret(name: str) -> None:
    worlds_keep(SECRETS[name])


@pytest.mark.rule("BS12.5", "B6.13")
@pytest.mark.parametrize("name", SECRETS)
def test_guessed_worlds_are_sound_and_look_the_same(name: str) -> None:
    worlds_are_sound(SECRETS[name])

"""Secrets of battles and cards of the base game (K10, K15, R22, R28, R29a): pairs of games that look the same."""

from __future__ import annotations

from kemet.engine.view import SPECTATOR
from support.secrets import Secret, position

ATTACK = ["p1 @move-upper", "p1 w_obelisk", "p1 west_temple"]
P1_BATTLE = 'units = { w_obelisk = 5 }\ndi = ["war-rage", "war-rage", "prayer"]'
P2_BATTLE = "units = { west_temple = 4 }"
BATTLE = position(p1=P1_BATTLE, p2=P2_BATTLE)
BATTLE_UP = position(discards="up", p1=P1_BATTLE, p2=P2_BATTLE)
SETTLED_ONE = ["p1 card/4-1-0", "p1 card/1-3-0", "p1 pass"]
SETTLED_OTHER = ["p1 card/2-0-2", "p1 card/3-2-0", "p1 di/war-rage", "p1 di/war-rage", "p1 pass"]
ANSWER = ["p2 card/2-2-1", "p2 card/3-0-1"]
SEER = position(
    p1='units = { w_obelisk = 5 }\ntiles = ["blue/prescience"]',
    p2='units = { west_temple = 4 }\ndi = ["bronze-wall", "war-rage", "prayer"]',
)

SHOWN = [*ATTACK, "p2 pass", "p2 card/2-0-2"]
WOUND = position(
    p1='units = { w_obelisk = 5 }\ntiles = ["red/divine-wound"]\ndi = ["war-rage", "prayer", "veto"]', p2=P2_BATTLE
)

REVEALED = [*ATTACK, "p1 card/4-1-0", "p1 card/1-3-0", "p1 pass", *ANSWER]
STRATEGY = position(p1='pyramids = { nw_1 = "red^2" }', p2="units = { s_1 = 1 }")
BOUGHT = ["p1 @buy-red", "p1 red/offensive-strategy"]
VISION = position(
    extra='phase = "night"\norder = ["p1", "p2"]\ndeck = ["war-rage", "war-fury", "escape", "veto", "prayer"]',
    p1='tiles = ["white/vision"]',
)

VETO = position(players=3, p1='di = ["mana-theft"]', p2='di = ["veto", "prayer"]', p3='di = ["veto", "prayer"]')
NO_VETO = position(players=3, p1='di = ["mana-theft"]', p2='di = ["war-rage"]', p3='di = ["prayer"]')
ONE_VETO = position(players=3, p1='di = ["mana-theft"]', p2='di = ["veto"]', p3='di = ["prayer"]')
HAS_ESCAPE = position(p1="units = { w_obelisk = 5 }", p2='units = { west_temple = 4 }\ndi = ["escape"]')
NO_ESCAPE = position(p1="units = { w_obelisk = 5 }", p2='units = { west_temple = 4 }\ndi = ["prayer"]')
SECRETS = {
    "choice-before-reveal": Secret(BATTLE, ATTACK + SETTLED_ONE, BATTLE, ATTACK + SETTLED_OTHER, [1, SPECTATOR]),
    "choice-before-reveal-up": Secret(BATTLE_UP, ATTACK + SETTLED_ONE, BATTLE_UP, ATTACK + SETTLED_OTHER, [1, SPECTATOR]),
    "how-far-the-choice-is": Secret(BATTLE, ATTACK, BATTLE, ATTACK + SETTLED_OTHER[:1], [1, SPECTATOR]),
    "how-far-the-cards-are": Secret(BATTLE, ATTACK + SETTLED_OTHER[:2], BATTLE, ATTACK + SETTLED_OTHER[:3], [1, SPECTATOR]),
    "discard-face-down": Secret(
        BATTLE, ATTACK + SETTLED_ONE + ANSWER,
        BATTLE, ATTACK + ["p1 card/4-1-0", "p1 card/3-2-0", "p1 pass"] + ANSWER, [1, SPECTATOR],
    ),
    "discard-face-down-after": Secret(
        BATTLE, ATTACK + SETTLED_ONE + ANSWER + ["p2 recall", "p1 stay"],
        BATTLE, ATTACK + ["p1 card/4-1-0", "p1 card/3-2-0", "p1 pass"] + ANSWER + ["p2 recall", "p1 stay"], [1, SPECTATOR],
    ),
    "prescience-cards-below": Secret(
        SEER, [*SHOWN, "p2 card/4-1-0", "p2 pass"],
        SEER, [*SHOWN, "p2 card/1-3-0", "p2 di/war-rage", "p2 di/bronze-wall", "p2 pass"], [0, SPECTATOR],
    ),
    "prescience-for-spectators": Secret(
        SEER, [*SHOWN, "p2 card/4-1-0", "p2 pass"],
        SEER, [*SHOWN[:-1], "p2 card/1-3-0", "p2 card/4-1-0", "p2 pass"], [SPECTATOR],
    ),
    "divine-wound": Secret(WOUND, [*REVEALED, "p1 di/war-rage"], WOUND, [*REVEALED, "p1 di/prayer"], [1, SPECTATOR]),
    "divine-wound-after": Secret(
        WOUND, [*REVEALED, "p1 di/war-rage", "p1 pass", "p2 recall", "p1 stay"],
        WOUND, [*REVEALED, "p1 di/veto", "p1 pass", "p2 recall", "p1 stay"], [1, SPECTATOR],
    ),
    "removed-card": Secret(STRATEGY, [*BOUGHT, "p1 card/4-1-0"], STRATEGY, [*BOUGHT, "p1 card/1-3-0"], [1, SPECTATOR]),
    "vision": Secret(VISION, ["p1 di/escape"], VISION, ["p1 di/prayer"], [SPECTATOR]),
    "veto-not-all-answered": Secret(
        VETO, ["p1 di/mana-theft", "p2 di/veto"],
        VETO, ["p1 di/mana-theft", "p2 pass"], [0, 2, SPECTATOR],
    ),
    "veto-held-or-not": Secret(NO_VETO, ["p1 di/mana-theft"], ONE_VETO, ["p1 di/mana-theft"], [0, 2, SPECTATOR]),
    "escape-held-or-not": Secret(HAS_ESCAPE, ATTACK, NO_ESCAPE, ATTACK, [0, SPECTATOR]),
}  # fmt: skip

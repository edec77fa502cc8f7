"""Why an action is not possible: a code, and the values its sentence speaks of.

The sentences are texts `refusal-<code>` of `kemet.locale`, in every language. A refusal is made only when somebody asks for
it or an illegal action was tried, never while options are listed.
"""

from __future__ import annotations

from typing import Final

from kemet.engine.effect import DICard, Tile, tile_word

# The rules that each refusal rests on, the most telling first.
REFUSALS: Final[dict[str, str]] = {
    # Whatever is asked.
    "not-asked": "",
    "no-answer": "",
    "no-undo": "",
    # Set-up.
    "city-free": "K3.2",
    "split-levels": "K3.4",
    "starting-units": "K3.5",
    "starting-troops": "BS3.8",
    "free-tile": "BS3.9",
    # The night.
    "veterans-for-pp": "BS8.2",
    "veterans-for-cards": "BS8.2",
    # The dawn.
    "dawn-cards": "T2.3",
    "dawn-place": "T2.5",
    # Cards of a battle.
    "battle-card-not-in-hand": "K10.1, K10.12",
    "battle-card-barred": "B6.13, R64",
    "battle-card-wanted": "",
    "di-not-for-battle": "K15.2",
    "di-not-in-hand": "",
    "di-list-order": "",
    "di-enough-laid": "BS6.4",
    "di-pay-together": "R20",
    # Cards in one's own turn.
    "di-not-own-turn": "",
    "di-during-move": "R29",
    "di-price": "",
    "di-changes-nothing": "R29c",
    "enemy-troop-wanted": "R29d",
    # Building.
    "pyramid-top": "K1.2",
    "three-pyramids": "T1.2",
    "pyramid-already": "",
    "build-price": "K6.2",
    # Buying.
    "tile-colour": "K7.1",
    "not-bought-today": "R39",
    "tile-owned": "K7.4",
    "tile-sold-out": "",
    "tile-level-closed": "K1.2",
    "tile-needs-pyramid": "K7.2",
    "tile-price": "K7.3",
    # Tokens.
    "lay-token-first": "K5.3",
    "token-already-laid": "K5.1",
    "action-space-taken": "K5.1",
    "colour-not-in-play": "BS3.1",
    "gold-space": "K5.4",
    "every-row": "K5.2",
    "no-silver": "K5.5",
    "silver-space-taken": "K16.6",
    "no-gold": "K5.4",
    # Moving.
    "no-troop": "",
    "not-adjacent": "K9.2",
    "no-range": "K9.1",
    "walls": "K9.6",
    "no-obelisk": "K9.5",
    "no-more-teleports": "BS5.6",
    "no-pyramid-here": "K9.5",
    "teleport-price": "K9.5",
    "already-there": "",
    "toll": "R38",
    "troop-limit-passing": "K2.6, R26a",
    "creature-there": "K11.2, R26a",
    "card-teleport": "R26c",
    "followers-exceeded": "B5.6, R66",
    "nile-bank-only": "B6.14",
    # Recruiting.
    "follower-limit": "B5.5",
    "troop-limit": "K2.6",
    "own-district-or-troop": "R6",
    "not-own-district": "K8.1, K8.2",
    # After a battle.
    "loser-stays": "K10.10",
    "no-retreat": "K10.9",
    "retreat-adjacent": "K10.9",
    # The Book of the Dead.
    "unit-to-sacrifice": "B3.1",
    "summon-space": "R65",
    "clash-power": "R62, B6.6, B6.7",
    # The path.
    "no-priest-by-path": "T3.2",
    "priest-cannot-go-on": "T3.5, R43",
    "skill-owned": "R32",
}


class Refusal:
    """Why an action is not possible. `values` are the engine's words for what the code speaks of, numbers as text; `rules`
    are the ids of the rules it rests on with commas between, `rule` is the first of them. As text it is the code with its
    values: `tile-price tile=red/charge cost=1 pp=0`."""

    def __init__(self, code: str, values: dict[str, str]) -> None:
        self.code = code
        self.values = values
        self.rules = REFUSALS[code]
        self.rule = self.rules.split(",")[0]

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.values.items())])


def refuse(code: str, **values: str | int) -> Refusal:
    """Returns the refusal *code* with its values in the engine's words."""
    return Refusal(code, {name: str(value) for name, value in values.items()})


def refuse_tile(code: str, tile: Tile, **values: str | int) -> Refusal:
    """Returns the refusal *code* about *tile*."""
    return refuse(code, tile=tile_word(tile), **values)


def refuse_card(code: str, card: DICard, **values: str | int) -> Refusal:
    """Returns the refusal *code* about the DI card *card*."""
    return refuse(code, di=card.slug, **values)

"""Why an action is not possible: a code for those who translate, and the sentence in English.

A refusal is made only when somebody asks for it or an illegal action was tried, never while options are listed.
"""

from __future__ import annotations

from typing import Final

from kemet.engine.effect import DICard, Tile, tile_word

# Each sentence ends with the rules it rests on. In braces: `tile` and `di` are shown by their names, all else by the
# engine's words.
REFUSALS: Final[dict[str, str]] = {
    # Whatever is asked.
    "not-asked": "player {seat} is not asked for anything now",
    "no-answer": "not among the options of the decision '{decision}'",
    "no-undo": "nothing to take back: another player acted, or something was revealed",
    # Set-up.
    "city-free": "a city still free is to be picked: {cities} (K3.2)",
    "split-levels": "three levels are split as 1-1-1 or 2-1-0, one pyramid of each colour (K3.4)",
    "starting-units": "10 units start in own districts with a pyramid, at most 5 on a space (K3.5)",
    # The dawn.
    "dawn-cards": "a card to play, another to discard, then the number of dawn tokens to spend (T2.3)",
    "dawn-place": "a free place in the turn order is to be taken, x1 being first (T2.5)",
    # Cards of a battle.
    "battle-card-not-in-hand": "that battle card is not in your hand, or is the one you play (K10.1, K10.12)",
    "battle-card-wanted": "a battle card is to be chosen",
    "di-not-for-battle": "{di} is no battle card (K15.2)",
    "di-not-in-hand": "{di} is not in your hand",
    "di-list-order": "lay {di} before the cards that stand after it in the list of cards",
    "di-pay-together": "the DI cards of a battle must be payable together; you have {pp} PP (R20)",
    # Cards in one's own turn.
    "di-not-own-turn": "{di} is no card for one's own turn",
    "di-during-move": "{di} is played during a move only (R29)",
    "di-price": "{di} costs {cost} PP, you have {pp}",
    "di-changes-nothing": "{di} would change nothing now (R29c)",
    "enemy-troop-wanted": "a space with an enemy troop is to be named (R29d)",
    # Building.
    "pyramid-top": "pyramids stop at level {level} in this game (K1.2)",
    "three-pyramids": "a city takes three pyramids only (T1.2)",
    "pyramid-already": "the {colour} pyramid is at level {level} already",
    "build-price": "raising from {old} to {level} costs {cost} PP, you have {pp} (K6.2)",
    # Buying.
    "tile-colour": "{tile} is {colour}, this space buys {wanted} tiles (K7.1)",
    "not-bought-today": "no token lies on the space that buys {colour} tiles (R39)",
    "tile-owned": "you own {tile} already; nobody owns two tiles of one name (K7.4)",
    "tile-sold-out": "{tile} is sold out",
    "tile-level-closed": "tiles of level {level} are not on offer now (K1.2)",
    "tile-needs-pyramid": "{tile} needs a {colour} pyramid of level {level} (K7.2)",
    "tile-price": "{tile} costs {cost} PP, you have {pp} (K7.3)",
    # Tokens.
    "lay-token-first": "a token must be laid before the turn ends (K5.3)",
    "token-already-laid": "the regular token of this turn is laid already (K5.1)",
    "action-space-taken": "a token lies there already (K5.1)",
    "gold-space": "the gold space takes the gold token only (K5.4)",
    "every-row": "the tokens left must still reach every row (K5.2)",
    "no-silver": "you have no silver token to lay today (K5.5)",
    "silver-space-taken": "a token lies there already (K16.6)",
    "no-gold": "you have no gold token to lay for that today (K5.4)",
    # Moving.
    "no-troop": "you have no troop there",
    "not-adjacent": "{space} is not next to {at} (K9.2)",
    "no-range": "the troop has no range left (K9.1)",
    "walls": "walls: a foreign city is entered only by a troop that set out next to it (K9.6)",
    "no-obelisk": "{space} has no obelisk (K9.5)",
    "no-pyramid-here": "no pyramid of yours to teleport from at {at} (K9.5)",
    "teleport-price": "a teleport costs {cost} PP, you have {pp} (K9.5)",
    "already-there": "the troop is there already",
    "toll": "the creature there asks a toll of {cost} PP (R38)",
    "troop-limit-passing": "a troop holds at most {limit} units, in passing too (K2.6, R26a)",
    "creature-there": "there is an own creature already (K11.2, R26a)",
    "card-teleport": "the card takes the troop to an obelisk space with room for it (R26c)",
    # Recruiting.
    "troop-limit": "a troop holds at most {limit} units (K2.6)",
    "own-district-or-troop": "units go to own districts or own troops, not to {space} (R6)",
    "not-own-district": "{space} is no district of your city (K8.1, K8.2)",
    # After a battle.
    "loser-stays": "the loser may stay only if the winner has no units left (K10.10)",
    "no-retreat": "no adjacent space is free of units, so there is no retreat (K10.9)",
    "retreat-adjacent": "a retreat goes to an adjacent space without any units (K10.9)",
    # The path.
    "no-priest-by-path": "no priest of yours waits by the path (T3.2)",
    "priest-cannot-go-on": "no priest of yours there can go on (T3.5, R43)",
    "skill-owned": "nobody takes a second copy of a skill (R32)",
}


class Refusal:
    """Why an action is not possible. `values` are the engine's words for what the code speaks of, numbers as text."""

    def __init__(self, code: str, values: dict[str, str], names: dict[str, str]) -> None:
        self.code = code
        self.values = values
        # What the English sentence says instead of a word of the engine.
        self.names = names
        self.rule = first_rule(REFUSALS[code])

    def text(self) -> str:
        """Returns the sentence in English, with its rules."""
        sentence = REFUSALS[self.code]
        for name, value in self.values.items():
            sentence = sentence.replace("{" + name + "}", self.names.get(name, value))
        return sentence


def first_rule(sentence: str) -> str:
    """Returns the first of the rules that *sentence* ends with, or nothing."""
    return sentence[sentence.rindex("(") + 1 : -1].split(",")[0] if sentence.endswith(")") else ""


def refuse(code: str, **values: str | int) -> Refusal:
    """Returns the refusal *code* with its values in the engine's words."""
    return Refusal(code, {name: str(value) for name, value in values.items()}, {})


def refuse_tile(code: str, tile: Tile, **values: str | int) -> Refusal:
    """Returns the refusal *code* about *tile*."""
    refusal = refuse(code, tile=tile_word(tile), **values)
    refusal.names["tile"] = tile.name
    return refusal


def refuse_card(code: str, card: DICard, **values: str | int) -> Refusal:
    """Returns the refusal *code* about the DI card *card*."""
    refusal = refuse(code, di=card.slug, **values)
    refusal.names["di"] = card.name
    return refusal

"""The path to Ta-Seti in words: its roads and places, priests and tokens."""

from __future__ import annotations

from typing import Any

from kemet.cli.wording.words import joined, numbered, own_part, priests_text
from kemet.engine import Game, Rules
from kemet.engine.actions import ENTER, FROM_RESERVE, LANE, LOCATION, PATH_ANSWER, PATH_TOKEN, PRIEST, PRIESTS, SEND_BACK
from kemet.engine.board import SPACE_NAMES
from kemet.engine.content.path import (
    ALWAYS,
    IN_BATTLE,
    IN_MOVE,
    IN_TURN,
    ITEM_1,
    ITEM_2,
    SIDES,
    SKILL,
    TEMPORARY,
    VP,
    PathSide,
    PathToken,
)
from kemet.engine.picture import troop
from kemet.engine.play.move import Move

KIND_NAMES = {ITEM_1: "item", ITEM_2: "item", SKILL: "skill", TEMPORARY: "temporary bonus", VP: "victory point"}
USE_NAMES = {ALWAYS: "always", IN_TURN: "own turn", IN_MOVE: "own move", IN_BATTLE: "in battle"}
TAKEN = {
    ITEM_1: "an item, to be used once; your priest goes back to the start of the path",
    ITEM_2: "an item, to be used once; your priest goes back to the start of the path",
    SKILL: "a skill, for good; your priest becomes a unit on the board",
    VP: "your priest goes back to the start of the path",
}


def token_words(token: PathToken) -> str:
    """Returns a token with what it does."""
    if token.kind == TEMPORARY:
        return f"{token_name(token)} for a battle of this move action"
    return f"the {KIND_NAMES[int(token.kind)]} {token_name(token)} ({token.text.rstrip('.')})"


def token_name(token: PathToken) -> str:
    """Returns the name of *token*; of a temporary bonus what it adds."""
    if token.kind != TEMPORARY:
        return token.name
    numbers = [(token.strength, "strength"), (token.damage, "damage"), (token.shield, "shield")]
    return ", ".join(f"+{number} {name}" for number, name in numbers if number) or token.name


def token_called(rules: Rules, slug: str) -> PathToken:
    """Returns the token with the word *slug*."""
    return next(token for token in rules.path.tokens if token.slug == slug)


def held_tokens(player: dict[str, Any], tokens: list[PathToken]) -> list[str]:
    """Returns the names of those *tokens* that *player* has."""
    held: dict[str, int] = player.get("path-tokens", {})
    return [numbered(token_name(token), held[token.slug]) for token in tokens if token.slug in held]


# Roads and places.


def side_up(seen: dict[str, Any], rules: Rules, board: int) -> PathSide:
    """Returns the side of *board* that lies up."""
    return rules.path.boards[board][SIDES.index(seen["path"]["sides"][board])]


def road_words(seen: dict[str, Any], rules: Rules, board: int, lane: int) -> list[str]:
    """Returns what a priest gains on a road: what is printed, and the temporary bonus if it lies there now."""
    road = side_up(seen, rules, board).roads[lane]
    words = [f"{road.pp} PP"] if road.pp else []
    words += [f"{road.cards} DI card{'s' if road.cards > 1 else ''}"] if road.cards else []
    words += [f"{road.units} free unit{'s' if road.units > 1 else ''}"] if road.units else []
    bonus = seen["path"]["bonuses"].get(f"{board + 1}-{rules.path.lanes[lane]}")
    return words + ([token_name(token_called(rules, bonus))] if bonus else [])


def place_kind(seen: dict[str, Any], rules: Rules, location: int) -> str:
    """Returns what kind of place *location* is: village, town, temple or city."""
    return side_up(seen, rules, rules.path.board_of[location]).place_kinds[location]


def tokens_lying(seen: dict[str, Any], rules: Rules, location: int) -> list[PathToken]:
    """Returns the tokens at *location*."""
    return [token_called(rules, slug) for slug in seen["path"]["tokens"][rules.path.location_names[location]]]


def kind_and_name(token: PathToken) -> str:
    """Returns a token as item, skill or VP with its name."""
    return token.name if token.kind == VP else f"{KIND_NAMES[int(token.kind)]} {token.name}"


def next_roads(seen: dict[str, Any], rules: Rules, location: int) -> list[int]:
    """Returns the lanes of the next board that lead on from *location*, -1 being the start."""
    if location < 0:
        return list(range(len(rules.path.lanes)))
    return side_up(seen, rules, rules.path.board_of[location]).exits[location]


def road_meaning(seen: dict[str, Any], rules: Rules, location: int, lane: int) -> str:
    """Returns what a priest meets on the road *lane* from *location*, -1 being the start, and at its end."""
    board = rules.path.board_of[location] + 1 if location >= 0 else 0
    to = int(side_up(seen, rules, board).roads[lane].to)
    gain = joined(road_words(seen, rules, board, lane)) or "nothing on the way"
    lying = [f"{kind_and_name(token)} ({token.text.rstrip('.')})" for token in tokens_lying(seen, rules, to)]
    return f"{gain}; then a {place_kind(seen, rules, to)} with {joined(lying) or 'nothing'}"


# What is asked, and what answers mean.


def path_question(frame: dict[str, Any]) -> str:
    """Returns where the priest stands that a question is about."""
    return "at the start of the path" if frame["location"] == "-" else f"at {frame['location']}"


def path_meaning(game: Game, seen: dict[str, Any], action: int) -> str:
    """Returns what an answer about priests and tokens of the path means."""
    you = own_part(seen)
    if action < PATH_ANSWER:
        return _priest_meaning(seen, SPACE_NAMES[action - PRIEST])
    if action < LANE:
        return _plain_meaning(you, action)
    if action < PRIESTS:
        origin = seen["frames"][-1]["location"]
        location = game.rules.path.location_names.index(origin) if origin != "-" else -1
        return road_meaning(seen, game.rules, location, action - LANE)
    if action < LOCATION:
        number = priests_text(action - PRIESTS) if action > PRIESTS else "no priest"
        return f"{number} among the {_moving_units(game)} that go on"
    if action < PATH_TOKEN:
        return _go_on_meaning(seen, game.rules, action - LOCATION)
    return _token_meaning(seen, game.rules.path.tokens[action - PATH_TOKEN])


def _moving_units(game: Game) -> int:
    return next((int(frame.units) for frame in reversed(game.stack) if isinstance(frame, Move)), 0)


def _priest_meaning(seen: dict[str, Any], space: str) -> str:
    if seen["frames"][-1]["frame"] == "replace-unit":
        return "another priest, who goes to your reserve of units"
    number = own_part(seen)["priests"].get("reserve", 0)
    return f"a priest in place of a plain unit ({number} in reserve)"


def _plain_meaning(you: dict[str, Any], action: int) -> str:
    priests = you["priests"]
    if action == SEND_BACK:
        return "all your priests are units: send one back to the start of the path"
    if action == ENTER:
        return f"a priest enters the path ({priests_text(priests['by-path'])} at its start)"
    assert action == FROM_RESERVE
    return f"a priest from your reserve of units ({priests['reserve']} there)"


def _go_on_meaning(seen: dict[str, Any], rules: Rules, location: int) -> str:
    """Returns where the priest at *location* would go on to."""
    lanes = next_roads(seen, rules, location)
    if not lanes:
        lying = [kind_and_name(token) for token in tokens_lying(seen, rules, location)]
        return f"your priest there takes what lies there: {joined(lying)}"
    if len(lanes) > 1:
        return f"your priest there goes on, by the {joined([rules.path.lanes[lane] for lane in lanes], 'or')} road"
    return f"your priest there goes on: {road_meaning(seen, rules, location, lanes[0])}"


def _token_meaning(seen: dict[str, Any], token: PathToken) -> str:
    if seen["frames"][-1]["frame"] == "take-token":
        return f"{token.text} {TAKEN[int(token.kind)].capitalize()}."
    if token.kind == TEMPORARY:
        return f"{token_name(token)}: it goes back to its road afterwards"
    return f"{token.text} The item is then out of the game."


def replace_meaning(seen: dict[str, Any], space: str) -> str:
    """Returns what it means that a plain unit on *space* makes room for the priest."""
    return f"a plain unit of your {troop(own_part(seen), space)} there"


def send_back_meaning(seen: dict[str, Any], space: str) -> str:
    """Returns what it means to send a priest from *space* back to the path."""
    you = own_part(seen)
    return "your only unit there" if you["units"][space] == 1 else f"a priest out of your {troop(you, space)} there"

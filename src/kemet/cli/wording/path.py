"""The path to Ta-Seti in words: its roads and places, priests and tokens."""

from __future__ import annotations

from typing import Any

from kemet.cli.voice import brief, effect, name, say
from kemet.cli.wording.words import joined, numbered, own_part, troop
from kemet.engine import Game, Rules
from kemet.engine.board import SPACE_NAMES
from kemet.engine.modules.ta_seti.path.actions import (
    ENTER,
    FROM_RESERVE,
    LANE,
    LOCATION,
    PATH_ANSWER,
    PATH_TOKEN,
    PRIEST,
    PRIESTS,
    SEND_BACK,
)
from kemet.engine.modules.ta_seti.path.content import (
    ALWAYS,
    IN_BATTLE,
    IN_MOVE,
    IN_TURN,
    ITEM_1,
    ITEM_2,
    PATH_DATA,
    SIDES,
    SKILL,
    TEMPORARY,
    VP,
    PathSide,
    PathToken,
)
from kemet.engine.play.move import Move

KIND_WORDS = {ITEM_1: "item-1", ITEM_2: "item-2", SKILL: "skill", TEMPORARY: "temporary", VP: "vp"}
USE_WORDS = {ALWAYS: "always", IN_TURN: "own-turn", IN_MOVE: "own-move", IN_BATTLE: "in-battle"}
TAKEN = {ITEM_1: "term-take-item", ITEM_2: "term-take-item", SKILL: "term-take-skill", VP: "term-take-vp"}


def token_name(token: PathToken) -> str:
    """Returns the name of *token*; of a temporary bonus what it adds."""
    return name("token", token.slug)


def kind_name(token: PathToken) -> str:
    """Returns what sort of token *token* is."""
    return name("path-kind", KIND_WORDS[int(token.kind)])


def token_called(rules: Rules, slug: str) -> PathToken:
    """Returns the token with the word *slug*."""
    return next(token for token in PATH_DATA.tokens if token.slug == slug)


def held_tokens(player: dict[str, Any], tokens: list[PathToken]) -> list[str]:
    """Returns the names of those *tokens* that *player* has."""
    held: dict[str, int] = player.get("path-tokens", {})
    return [numbered(token_name(token), held[token.slug]) for token in tokens if token.slug in held]


# Roads and places.


def side_up(seen: dict[str, Any], rules: Rules, board: int) -> PathSide:
    """Returns the side of *board* that lies up."""
    return PATH_DATA.boards[board][SIDES.index(seen["path"]["sides"][board])]


def road_words(seen: dict[str, Any], rules: Rules, board: int, lane: int) -> list[str]:
    """Returns what a priest gains on a road: what is printed, and the temporary bonus if it lies there now."""
    road = side_up(seen, rules, board).roads[lane]
    gains = [("pp", int(road.pp)), ("cards", int(road.cards)), ("units", int(road.units))]
    words = [say(f"path-gain-{what}", number=number) for what, number in gains if number]
    bonus = seen["path"]["bonuses"].get(f"{board + 1}-{PATH_DATA.lanes[lane]}")
    return words + ([token_name(token_called(rules, bonus))] if bonus else [])


def place_kind(seen: dict[str, Any], rules: Rules, location: int) -> str:
    """Returns what kind of place *location* is: village, town, temple or city."""
    return name("location", side_up(seen, rules, PATH_DATA.board_of[location]).place_kinds[location])


def tokens_lying(seen: dict[str, Any], rules: Rules, location: int) -> list[PathToken]:
    """Returns the tokens at *location*."""
    return [token_called(rules, slug) for slug in seen["path"]["tokens"][PATH_DATA.location_names[location]]]


def kind_and_name(token: PathToken) -> str:
    """Returns a token as item, skill or VP with its name."""
    return token_name(token) if token.kind == VP else f"{token_name(token)}, {kind_name(token)}"


def next_roads(seen: dict[str, Any], rules: Rules, location: int) -> list[int]:
    """Returns the lanes of the next board that lead on from *location*, -1 being the start."""
    if location < 0:
        return list(range(len(PATH_DATA.lanes)))
    return side_up(seen, rules, PATH_DATA.board_of[location]).exits[location]


def road_meaning(seen: dict[str, Any], rules: Rules, location: int, lane: int) -> str:
    """Returns what a priest meets on the road *lane* from *location*, -1 being the start, and at its end."""
    board = PATH_DATA.board_of[location] + 1 if location >= 0 else 0
    to = int(side_up(seen, rules, board).roads[lane].to)
    gain = joined(road_words(seen, rules, board, lane)) or say("term-road-nothing")
    lying = [f"{token_name(token)} ({brief('token', token.slug)})" for token in tokens_lying(seen, rules, to)]
    return say("term-road", gain=gain, place=place_kind(seen, rules, to), tokens=joined(lying) or say("path-nothing"))


# What is asked, and what answers mean.


def path_meaning(game: Game, seen: dict[str, Any], action: int) -> str:
    """Returns what an answer about priests and tokens of the path means."""
    you = own_part(seen)
    if action < PATH_ANSWER:
        return _priest_meaning(seen, SPACE_NAMES[action - PRIEST])
    if action < LANE:
        return _plain_meaning(you, action)
    if action < PRIESTS:
        origin = seen["frames"][-1]["location"]
        location = PATH_DATA.location_names.index(origin) if origin != "-" else -1
        return road_meaning(seen, game.rules, location, action - LANE)
    if action < LOCATION:
        return say("term-priests-of-moving", number=action - PRIESTS, units=_moving_units(game))
    if action < PATH_TOKEN:
        return _go_on_meaning(seen, game.rules, action - LOCATION)
    return _token_meaning(seen, PATH_DATA.tokens[action - PATH_TOKEN])


def _moving_units(game: Game) -> int:
    return next((int(frame.units) for frame in reversed(game.stack) if isinstance(frame, Move)), 0)


def _priest_meaning(seen: dict[str, Any], space: str) -> str:
    if seen["frames"][-1]["frame"] == "replace-unit":
        return say("term-another-priest")
    return say("term-priest-for-unit", number=own_part(seen)["priests"].get("reserve", 0))


def _plain_meaning(you: dict[str, Any], action: int) -> str:
    priests = you["priests"]
    if action == SEND_BACK:
        return say("term-send-back")
    if action == ENTER:
        return say("term-enter", number=priests["by-path"])
    assert action == FROM_RESERVE
    return say("term-from-reserve", number=priests["reserve"])


def _go_on_meaning(seen: dict[str, Any], rules: Rules, location: int) -> str:
    """Returns where the priest at *location* would go on to."""
    lanes = next_roads(seen, rules, location)
    if not lanes:
        lying = [kind_and_name(token) for token in tokens_lying(seen, rules, location)]
        return say("term-takes-there", tokens=joined(lying))
    if len(lanes) > 1:
        return say("term-goes-on-by", roads=joined([name("lane", PATH_DATA.lanes[lane]) for lane in lanes], "or"))
    return say("term-goes-on", road=road_meaning(seen, rules, location, lanes[0]))


def _token_meaning(seen: dict[str, Any], token: PathToken) -> str:
    if seen["frames"][-1]["frame"] == "take-token":
        return say(TAKEN[int(token.kind)], text=effect("token", token.slug))
    if token.kind == TEMPORARY:
        return say("term-bonus-returns", token=token_name(token))
    return say("term-item-once", text=effect("token", token.slug))


def replace_meaning(seen: dict[str, Any], space: str) -> str:
    """Returns what it means that a plain unit on *space* makes room for the priest."""
    return say("term-replace-unit", troop=troop(own_part(seen), space))


def send_back_meaning(seen: dict[str, Any], space: str) -> str:
    """Returns what it means to send a priest from *space* back to the path."""
    you = own_part(seen)
    return say("term-only-unit") if you["units"][space] == 1 else say("term-priest-of-troop", troop=troop(you, space))

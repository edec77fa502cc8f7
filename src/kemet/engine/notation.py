"""The notation: a short, unique, human text for every action, both ways. Specified in docs/notation.md."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Final

from kemet.engine.actions import (
    ACTIONS,
    ANSWER_NAMES,
    BATTLE_CARD,
    CITY,
    COUNT,
    CREATURE,
    DI,
    GOLD,
    PLAYER,
    PYRAMID,
    PYRAMID_LEVELS,
    SILVER,
    SPACE,
    TELEPORT,
    TILE,
    TOKEN,
)
from kemet.engine.board import CITY_NAMES, SPACE_NAMES
from kemet.engine.effect import tile_word
from kemet.engine.events import EVENT_FIELDS, Event
from kemet.engine.ids import COLOUR_NAMES, GOLD_NAMES, MAX_LEVEL, NONE, PART_NAMES, TOKEN_NAMES, VP_NAMES
from kemet.engine.rules import Rules

if TYPE_CHECKING:
    from kemet.engine.game import Game

MAX_COUNT: Final = 31


class NotationError(ValueError):
    """A text that names no action; the message says what it might have meant.

    Examples:
        >>> from kemet import Options, start
        >>> start(Options(players=2), seed=7).play("p2 citty/s")
        Traceback (most recent call last):
        ...
        kemet.engine.notation.NotationError: 'citty/s' is no action; did you mean city/s or city/e or city/c?
    """


class Notation:
    """The texts of all actions under one set of rules."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.texts: dict[int, str] = {}
        self._add(0, ANSWER_NAMES, "")
        for k, space in enumerate(rules.action_spaces):
            if space.row >= 0:
                self.texts[TOKEN + k] = f"@{space.slug}"
                self.texts[SILVER + k] = f"silver@{space.slug}"
        self._add(GOLD, GOLD_NAMES, "gold@")
        self._add(SPACE, rules.board.space_names, "")
        self._add(TELEPORT, rules.board.space_names, "~")
        self._add(COUNT, [str(number) for number in range(MAX_COUNT + 1)], "x")
        self._add(TILE, [tile_text(rules, tile.id) for tile in rules.tiles], "")
        self._add(DI, [card.slug for card in rules.di_cards], "di/")
        self._add(BATTLE_CARD, [card.slug for card in rules.battle_cards], "card/")
        self._add(PLAYER, [player_text(seat) for seat in range(rules.options.players)], "")
        self._add(CREATURE, [creature.slug for creature in rules.creatures], "creature/")
        self._add(CITY, rules.board.city_names, "city/")
        for first, prefix, names in rules.words:
            self._add(first, names, prefix)
        for colour in rules.pyramid_colours + rules.lone_colours:
            for level in range(1, MAX_LEVEL + 1):
                self.texts[PYRAMID + colour * PYRAMID_LEVELS + level] = f"{COLOUR_NAMES[colour]}^{level}"
        self.actions = {text: action for action, text in self.texts.items()}
        assert len(self.actions) == len(self.texts)

    def _add(self, first: int, names: list[str], prefix: str) -> None:
        for k, name in enumerate(names):
            self.texts[first + k] = prefix + name

    def text(self, action: int) -> str:
        """Returns the text of *action*."""
        if action not in self.texts:
            raise NotationError(f"{action} is no action; actions are numbers from 0 to {ACTIONS - 1}")
        return self.texts[action]

    def action(self, text: str) -> int:
        """Returns the action written as *text*."""
        if text not in self.actions:
            near = difflib.get_close_matches(text, list(self.actions), 3)
            hint = f"; did you mean {' or '.join(near)}?" if near else "; see docs/notation.md"
            raise NotationError(f"{text!r} is no action{hint}")
        return self.actions[text]


def notation_of(rules: Rules) -> Notation:
    """Returns the notation under *rules*, made only once.

    Examples:
        >>> from kemet.engine import Options, make_rules
        >>> from kemet.engine.notation import notation_of
        >>> notation = notation_of(make_rules(Options(players=2)))
        >>> notation.action("red^3"), notation.text(528)
        (528, 'red^3')
    """
    if rules.notation is None:
        rules.notation = Notation(rules)
    return rules.notation


def player_text(seat: int) -> str:
    """Returns the word for the player in *seat*: p1, p2, …"""
    return f"p{seat + 1}"


def parse_player(text: str, players: int) -> int:
    """Returns the seat of the player written as *text*."""
    for seat in range(players):
        if text == player_text(seat):
            return seat
    raise NotationError(f"{text!r} is no player; players are p1 to p{players}")


def move_text(rules: Rules, player: int, action: int) -> str:
    """Returns a move as records write it, player and action: `p1 @pray`."""
    return f"{player_text(player)} {notation_of(rules).text(action)}"


def parse_move(rules: Rules, text: str) -> tuple[int, int]:
    """Returns seat and action of a move written as *text*; the reverse of `move_text`."""
    player, _, action = text.strip().partition(" ")
    seat = parse_player(player, rules.options.players)
    if not action:
        raise NotationError(f"{text!r} is no move; a move is a player and an action, as in 'p1 pass'")
    return seat, notation_of(rules).action(action.strip())


def to_json(game: Game, player: int, action: int) -> dict[str, str]:
    """Returns an answer as plain data: who, the decision it answers, and the action's text."""
    return {
        "player": player_text(player),
        "decision": game.decision().name(),
        "action": notation_of(game.rules).text(action),
    }


def from_json(game: Game, message: dict[str, str]) -> tuple[int, int]:
    """Returns player and action of an answer written as plain data. Raises `NotationError` if it is malformed or
    answers another decision than the one that waits."""
    for name in ("player", "decision", "action"):
        if not isinstance(message.get(name), str):
            raise NotationError(f"an answer needs the text {name!r}")
    waiting = game.decision().name() if game.stack else "over"
    if message["decision"] != waiting:
        raise NotationError(f"this answers {message['decision']!r}, but the game asks {waiting!r}")
    return parse_player(message["player"], game.rules.options.players), notation_of(game.rules).action(message["action"])


def tile_text(rules: Rules, tile_id: int) -> str:
    """Returns the word for a tile: colour/slug."""
    return tile_word(rules.tiles[tile_id])


def field_text(rules: Rules, field: str, value: int) -> str:
    """Returns the word for *value* in a field of an event or frame of that name; numbers stay numbers."""
    if value == NONE:
        return "-"
    if field in ("player", "enemy", "attacker", "defender", "winner", "loser", "named", "places"):
        return player_text(value)
    if field in ("space", "to", "origin"):
        return SPACE_NAMES[value]
    if field in rules.field_words:
        return rules.field_words[field][value]
    if field == "colour":
        return COLOUR_NAMES[value]
    if field == "city":
        return CITY_NAMES[value]
    if field == "di":
        return rules.di_cards[value].slug
    if field == "tile":
        return tile_text(rules, value)
    if field == "creature":
        return rules.creatures[value].slug
    if field == "card" or field.endswith(("-card", "-discard")):
        return rules.battle_cards[value].slug
    if field == "source":
        return VP_NAMES[value]
    if field == "kind":
        return PART_NAMES[value]
    if field == "token":
        return TOKEN_NAMES[value]
    if field in ("action", "part"):
        return notation_of(rules).text(value)
    return str(value)


def event_text(rules: Rules, event: Event) -> str:
    """Returns an event as a line of words: its name and its arguments."""
    words = [event.name()]
    for field, value in zip(EVENT_FIELDS[event.kind][1], event.args(), strict=True):
        words.append(field_text(rules, field, value))
    return " ".join(words)

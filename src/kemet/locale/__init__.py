"""The texts of the game in four languages, from the Fluent files beside this module. Server and client share them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

FOLDER: Final = Path(__file__).parent
LANGUAGES: Final = ("en", "ru", "fr", "pl")
FALLBACK: Final = "en"

# Fields of events whose values are named by texts: the field and the prefix of the id.
NAMED: Final = {
    "space": "space",
    "to": "space",
    "city": "city",
    "tile": "tile",
    "di": "di",
    "card": "card",
    "creature": "creature",
    "source": "vp",
    "path-token": "token",
}
PEOPLE: Final = ("player", "enemy", "loser")


class Texts:
    """The texts of one language. What is missing there is said in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundles = [bundle_of(language)]
        if language != FALLBACK:
            self.bundles.append(bundle_of(FALLBACK))

    def has(self, id: str) -> bool:
        """Tells whether there is a text *id*, or `id.attribute`."""
        return any(pattern_of(bundle, id) is not None for bundle in self.bundles)

    def say(self, id: str, **values: Any) -> str:
        """Returns the text *id*, or `id.attribute`, with *values* put in; the id itself where there is no such text."""
        for bundle in self.bundles:
            pattern = pattern_of(bundle, id)
            if pattern is not None:
                text, _errors = bundle.format_pattern(pattern, values)
                return str(text)
        return id

    def name(self, kind: str, word: str) -> str:
        """Returns the name of what the engine calls *word*; *kind* is the prefix of the id, like `space` or `tile`."""
        return self.say(text_id(kind, word))

    def label(self, action: str) -> str:
        """Returns what a token is laid for, by the notation of the action."""
        token, _, place = action.partition("@")
        return self.say(f"action-gold-{place}" if token == "gold" else f"action-{place}")

    def part(self, part: str) -> str:
        """Returns what a part of a battle's strength, damage or shield is: so many units, a card, a creature, a tile."""
        kind, _, word = part.partition("/")
        if kind[:1] == "x" and kind[1:].isdecimal():
            return self.say("action-units", number=int(kind[1:]))
        if kind == "card":
            return self.say("ui-battle-card", card=self.name("card", word))
        if kind in ("di", "creature", "token"):
            return self.name(kind, word)
        return self.name("tile", part) if word else self.say(f"ui-part-{kind}")

    def location(self, location: str) -> str:
        """Returns where on the path to Ta-Seti a place is: the number of its board and its road, or the city at the end."""
        board, _, lane = location.partition("-")
        if not board.isdecimal():
            return self.say("location-city")
        return self.say("path-location", number=int(board), lane=self.name("lane", lane))

    def event(self, event: Mapping[str, Any], people: Mapping[str, str]) -> str:
        """Returns a line of the log: *event* has a name and fields in the engine's words, *people* says what players
        are called."""
        values: dict[str, Any] = {}
        for field, value in event.items():
            word = str(value)
            if field in PEOPLE:
                values[field] = people.get(word, word)
            elif field == "action":
                values[field] = self.label(word)
            elif field == "location":
                values[field] = self.location(word)
            elif field == "part":
                values[field] = self.part(word)
            elif field in NAMED:
                values[field] = self.name(NAMED[field], word)
            elif word.isdecimal():
                values[field] = int(word) + (field == "place")
            else:
                values[field] = value
        return self.say(f"event-{event['name']}", **values)


def text_id(kind: str, word: str) -> str:
    """Returns the id of the text that names what the engine calls *word*."""
    return f"{kind}-{word}".replace("_", "-").replace("/", "-")


def pattern_of(bundle: FluentBundle, id: str) -> Any:
    """Returns the pattern of the text *id*, or `id.attribute`; None where there is none."""
    name, _, attribute = id.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def files(language: str) -> list[Path]:
    """Lists the Fluent files of *language*."""
    return sorted((FOLDER / language).glob("*.ftl"))


@cache
def bundle_of(language: str) -> FluentBundle:
    """Returns all texts of *language*, read only once."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@cache
def texts(language: str) -> Texts:
    """Returns the texts of *language*; English for one that is not among `LANGUAGES`."""
    return Texts(language if language in LANGUAGES else FALLBACK)

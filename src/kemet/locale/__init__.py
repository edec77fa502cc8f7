"""The texts of the game in four languages, from the Fluent files beside this module: for terminal, report and server. The
browser has the same files but those in `terminal/`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

FOLDER: Final = Path(__file__).parent
LANGUAGES: Final = ("en", "ru", "fr", "pl")
FALLBACK: Final = "en"

# Fields whose values are named by texts: the field and the prefix of the id.
NAMED: Final = {
    "space": "space",
    "at": "space",
    "to": "space",
    "city": "city",
    "tile": "tile",
    "di": "di",
    "card": "card",
    "creature": "creature",
    "source": "vp",
    "path-token": "token",
    "power": "power",
    "creature-card": "beast",
}
PEOPLE: Final = ("player", "enemy", "loser", "victim", "receiver")
# What people type by the engine's words: where they do, texts call it so too.
TYPED: Final = ("space", "city")


class Texts:
    """The texts of one language. What is missing there is said in English. With *typed*, places are called by the words of
    the notation, for those who type them."""

    def __init__(self, language: str, typed: bool = False) -> None:
        self.language = language
        self.typed = typed
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
        return word if self.typed and kind in TYPED else self.say(text_id(kind, word))

    def label(self, action: str) -> str:
        """Returns what a token is laid for, by the notation of the action."""
        token, laid, place = action.partition("@")
        if not laid:
            return self.say(f"action-{action}")
        if self.typed and token != "gold":
            return place
        return self.say(f"action-gold-{place}" if token == "gold" else f"action-{place}")

    def part(self, part: str) -> str:
        """Returns what a part of a battle's strength, damage or shield is: so many units, a card, a creature, a tile."""
        kind, _, word = part.partition("/")
        if kind[:1] == "x" and kind[1:].isdecimal():
            return self.say("action-units", number=int(kind[1:]))
        if kind == "card":
            return self.say("ui-battle-card", card=self.name("card", word))
        if kind in ("di", "creature", "token", "power"):
            return self.name(kind, word)
        return self.name("tile", part) if word else self.say(f"ui-part-{kind}")

    def location(self, location: str) -> str:
        """Returns where on the path to Ta-Seti a place is: the number of its board and its road, or the city at the end."""
        if self.typed:
            return location
        board, _, lane = location.partition("-")
        if not board.isdecimal():
            return self.say("location-city")
        return self.say("path-location", number=int(board), lane=self.name("lane", lane))

    def event(self, event: Mapping[str, Any], people: Mapping[str, str]) -> str:
        """Returns a line of the log: *event* has a name and fields in the engine's words, *people* says what players
        are called."""
        return self.say(f"event-{event['name']}", **self.values(event, people))

    def refusal(self, code: str, fields: Mapping[str, Any], rules: str = "") -> str:
        """Returns why an action is not possible, and the *rules* that say so."""
        sentence = self.say(f"refusal-{code}", **self.values(fields, {}))
        return f"{sentence} ({rules})" if rules else sentence

    def values(self, fields: Mapping[str, Any], people: Mapping[str, str]) -> dict[str, Any]:
        """Returns *fields*, which have the engine's words, as texts take them: names in words, numbers as numbers."""
        return {field: self.value(field, value, people) for field, value in fields.items()}

    def value(self, field: str, value: Any, people: Mapping[str, str]) -> Any:
        """Returns the *value* of a *field* as texts take it."""
        word = str(value)
        if field in PEOPLE:
            return people.get(word, word)
        if field == "action":
            return self.label(word)
        if field == "location":
            return self.location(word)
        if field == "part":
            return self.part(word)
        if field == "cities":
            return ", ".join(self.name("city", city) for city in word.split(", "))
        if field in NAMED:
            return self.name(NAMED[field], word)
        return int(word) + (field == "place") if word.isdecimal() else value


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
    """Lists the Fluent files of *language*: those that the browser has at once, those it loads with lessons and rules, and
    those of the terminal and the report."""
    folders = (FOLDER / language, FOLDER / language / "learn", FOLDER / language / "terminal")
    return [file for folder in folders for file in sorted(folder.glob("*.ftl"))]


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


@cache
def typed_texts(language: str) -> Texts:
    """Returns the texts of *language* for those who type: places are called by the words of the notation."""
    return Texts(language if language in LANGUAGES else FALLBACK, typed=True)

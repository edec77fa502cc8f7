"""The log of a game in words, from the Fluent files that server and client share."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"
# Fields whose words have texts of their own, and the start of the text's id.
NAMED = {
    "space": "space-", "to": "space-", "origin": "space-", "city": "city-", "colour": "colour-", "di": "di-",
    "tile": "tile-", "creature": "creature-", "card": "card-", "source": "source-", "token": "token-", "action": "action-",
}  # fmt: skip


@lru_cache
def bundle(lang: str) -> FluentBundle:
    """Returns the texts of a language; what it lacks is looked up in English."""
    made = FluentBundle([lang], use_isolating=False)
    folder = files("kemet") / "locale"
    for part in (FALLBACK, lang):
        here = folder / part
        if here.is_dir():
            for page in sorted(here.iterdir(), key=lambda page: page.name):
                if page.name.endswith(".ftl"):
                    made.add_resource(FluentResource(page.read_text(encoding="utf-8")), allow_overrides=True)
    return made


def text(lang: str, name: str, args: dict[str, Any]) -> str | None:
    """Returns the text called *name*, None where there is none."""
    texts = bundle(lang)
    if not texts.has_message(name):
        return None
    message = texts.get_message(name)
    if message.value is None:
        return None
    words, _ = texts.format_pattern(message.value, args)
    return str(words)


def word(lang: str, field: str, value: Any, names: list[str]) -> Any:
    """Returns the value of an event's field as people read it."""
    if not isinstance(value, str):
        return value
    if value[:1] == "p" and value[1:].isdecimal() and int(value[1:]) <= len(names):
        return names[int(value[1:]) - 1]
    start = NAMED.get(field)
    if start is None:
        return value
    slug = value.partition("@")[2] or value
    return text(lang, start + slug.replace("_", "-").replace("/", "-"), {}) or value


def log_lines(lang: str, events: list[dict[str, Any]], names: list[str]) -> list[str]:
    """Returns each event as a line in a language; one without a text as its plain words."""
    return [line(lang, event, names) for event in events]


def line(lang: str, event: dict[str, Any], names: list[str]) -> str:
    """Returns one event as a line."""
    words = {name: word(lang, name, value, names) for name, value in event.items() if name != "name"}
    found = text(lang, f"event-{event['name']}", words)
    return found if found is not None else " ".join([event["name"], *(str(value) for value in words.values())])

"""The language of the terminal: chosen once for a command, then everything is said through `say`."""

from __future__ import annotations

import os

from kemet.locale import LANGUAGES, Texts, typed_texts

# Where the environment says which language its user reads, the strongest first.
ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")


class Voice:
    """What is spoken now."""

    texts: Texts = typed_texts("en")


def language_of_environment() -> str:
    """Returns the language that the environment asks for; English for one we do not have."""
    wanted = next((os.environ[name] for name in ENVIRONMENT if os.environ.get(name)), "")
    language = wanted[:2].lower()
    return language if language in LANGUAGES else "en"


def speak(language: str) -> None:
    """Chooses the *language* of all that is said from now on."""
    Voice.texts = typed_texts(language)


def spoken() -> Texts:
    """Returns the texts of the language spoken now."""
    return Voice.texts


def say(id: str, **values: object) -> str:
    """Returns the text *id* in the language spoken now, with *values* put in."""
    return Voice.texts.say(id, **values)


def name(kind: str, word: str) -> str:
    """Returns the name of what the engine calls *word*; *kind* is the prefix of the id, like `tile`."""
    return Voice.texts.name(kind, word)


def effect(kind: str, word: str) -> str:
    """Returns what a component does, in a sentence or two."""
    return Voice.texts.name(kind, word + ".text")


def brief(kind: str, word: str) -> str:
    """Returns what a component does, as a part of another sentence."""
    return effect(kind, word).rstrip(".")

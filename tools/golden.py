"""`python tools/golden.py`: writes down what the layout of observations and the protocol of the server are at their versions.

Tests compare the files in tests/golden with the code. Where something of an old version would mean something else, this
refuses to write until the version is raised; what is only added to the protocol leaves old clients working, and is written.
"""

from __future__ import annotations

import hashlib
import inspect
import sys
from pathlib import Path

from msgspec import Struct, structs

from kemet.engine import Options, make_rules
from kemet.engine.layout import (
    LAYOUT_VERSION,
    MOST_PLAYERS,
    observation_layout,
    observation_names,
    observation_scale,
    widest_shape,
)
from kemet.engine.notation import notation_of
from kemet.server import PROTOCOL_VERSION, live_protocol, protocol
from kemet.server.app import make_app
from kemet.server.settings import Settings

FOLDER = Path(__file__).parent.parent / "tests" / "golden"


class Golden:
    """What a version stands for, a line for each fact. Where facts may be *added*, they do not ask for a new version."""

    def __init__(self, name: str, version: int, facts: list[str], added: bool) -> None:
        self.path = FOLDER / f"{name}.txt"
        self.title = f"{name} version {version}"
        self.facts = facts
        self.added = added

    def text(self) -> str:
        """Returns what the file must say."""
        return "\n".join([self.title, *self.facts]) + "\n"

    def fault(self, written: str) -> str:
        """Returns what is wrong with the file that says *written*, and what to do; nothing if all is well."""
        title, *facts = written.splitlines()
        lost = [fact for fact in facts if fact not in set(self.facts)]
        new = [fact for fact in self.facts if fact not in set(facts)]
        if title == self.title and (lost or (new and not self.added) or (not new and facts != self.facts)):
            return f"{self.title} means something else than before: raise the version.\nno longer: {lost}\nnow: {new}"
        return "" if written == self.text() else "run python tools/golden.py"


def layout_facts() -> list[str]:
    """Lists every byte of an observation and every action."""
    shape = widest_shape()
    facts = [f"{field.name} most {field.most}: {' '.join(field.labels)}".rstrip() for field in observation_layout(shape)]
    for players in range(2, MOST_PLAYERS + 1):
        for modules in ([], shape.options.modules):
            rules = make_rules(Options(players=players, modules=list(modules)))
            named = "\n".join([*observation_names(rules), *map(str, observation_scale(rules))])
            digest = hashlib.blake2b(named.encode(), digest_size=8).hexdigest()
            facts.append(f"{players} players, {len(modules)} modules: {len(observation_names(rules))} bytes, {digest}")
    return facts + [f"action {number}: {text}" for number, text in sorted(notation_of(shape).texts.items())]


def protocol_facts() -> list[str]:
    """Lists every address, and every field of every message: its name on the wire, with a ? where it may be left out."""
    facts: list[str] = []
    for route in make_app(Settings(database="sqlite+aiosqlite://")).routes:
        if route.path.startswith("/api/") and not route.path.startswith("/api/schema"):
            methods = [str(method) for method in route.methods if method != "OPTIONS"] or ["WEBSOCKET"]
            facts += [f"{method} {route.path}" for method in methods]
    for module in (protocol, live_protocol):
        for name, message in inspect.getmembers(module, inspect.isclass):
            if issubclass(message, Struct) and message.__module__ == module.__name__:
                facts += message_facts(name, message)
    return sorted(facts)


def message_facts(name: str, message: type[Struct]) -> list[str]:
    """Lists the fields of a message, with their types as the code writes them."""
    types = {key: kind for base in reversed(message.__mro__) for key, kind in inspect.get_annotations(base).items()}
    facts = [
        f"{name}.{field.encode_name}{'' if field.required else '?'}: {types[field.name]}" for field in structs.fields(message)
    ]
    tag = message.__struct_config__.tag
    return [*facts, f"{name} is of the type {tag}"] if tag else facts


def goldens() -> list[Golden]:
    """Lists what is written down."""
    return [
        Golden("layout", LAYOUT_VERSION, layout_facts(), added=False),
        Golden("protocol", PROTOCOL_VERSION, protocol_facts(), added=True),
    ]


def main() -> None:
    """Writes the files, or says which version is to be raised."""
    for golden in goldens():
        written = golden.path.read_text(encoding="utf-8") if golden.path.exists() else ""
        fault = golden.fault(written) if written else ""
        if "raise the version" in fault:
            sys.exit(fault)
        golden.path.write_text(golden.text(), encoding="utf-8")


if __name__ == "__main__":
    main()

"""`python tools/golden.py`: writes down what the layout of observations and the protocol of the server are at their versions,
and the lists of steps that editions and modules come to together.

Tests compare the files in tests/golden with the code. Where something of an old version would mean something else, this
refuses to write until the version is raised; what is only added to the protocol leaves old clients working, and is written.
Lists of steps have no version: they are written so that a review sees what changes, and in which order things happen.
"""

from __future__ import annotations

import hashlib
import inspect
import sys
from pathlib import Path

from msgspec import Struct, structs

from kemet.engine import Options, make_rules
from kemet.engine.edition import EDITIONS
from kemet.engine.layout import observation_layout, observation_names, observation_scale, widest_shape
from kemet.engine.layouts import LayoutVersion
from kemet.engine.notation import notation_of
from kemet.engine.registry import LAYOUTS, MODULES, SETS
from kemet.engine.rules import Rules
from kemet.server import PROTOCOL_VERSION, catalog_messages, lesson_messages, messages, position_messages, protocol
from kemet.server.app import make_app
from kemet.server.settings import Settings

FOLDER = Path(__file__).parent.parent / "tests" / "golden"


class Golden:
    """What a version stands for, a line for each fact. Where facts may be *added*, they do not ask for a new version."""

    def __init__(self, name: str, version: int, facts: list[str], added: bool, file: str = "") -> None:
        self.path = FOLDER / f"{file or name}.txt"
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


class GoldenSteps:
    """The lists of steps of one set of modules; they change as the rules do."""

    def __init__(self, name: str, rules: Rules) -> None:
        self.path = FOLDER / f"steps-{name}.txt"
        self.rules = rules

    def steps(self) -> list[str]:
        """Lists each procedure with its steps and the functions that carry them out."""
        lines: list[str] = []
        for steps in self.rules.procedures.every():
            lines += ["", steps.name]
            for step, function in zip(steps.names, steps.functions, strict=True):
                lines.append(f"  {step:25} {function.__module__.removeprefix('kemet.engine.')}.{function.__name__}")
        return lines

    def text(self) -> str:
        """Returns what the file must say."""
        return "\n".join([self.path.stem, *self.steps()]) + "\n"

    def fault(self, written: str) -> str:
        """Returns what is wrong with the file that says *written*, and what to do; nothing if all is well."""
        return "" if written == self.text() else f"{self.path.name}: run python tools/golden.py, and look at what changed"


def golden_steps() -> list[GoldenSteps]:
    """Lists the steps of each edition alone, with each module, with each variant that changes them, and with each set."""
    found: list[GoldenSteps] = []
    plain: list[str] = []
    for edition in EDITIONS:
        for name, modules, variants in step_sets(edition.name):
            players = max(Options(modules=modules, edition=edition.name).maps())
            rules = make_rules(Options(players, modules=list(modules), variants=list(variants), edition=edition.name))
            golden = GoldenSteps(name, rules)
            if not variants:
                plain = golden.steps()
            if not variants or golden.steps() != plain:
                found.append(golden)
    return found


def step_sets(edition: str) -> list[tuple[str, list[str], list[str]]]:
    """Lists names, modules and variants of what *edition* is written down with."""
    fitting = [module for module in MODULES if edition in module.editions]
    names = [module.name for module in fitting]
    found: list[tuple[str, list[str], list[str]]] = [(edition, [], [])]
    for module in fitting:
        played = [module.name, *module.needs]
        found.append((f"{edition}-{module.name}", played, []))
        found += [(f"{edition}-{module.name}-{variant}", played, [variant]) for variant in module.variants]
    return found + [(f"{edition}-{name}", modules, []) for name, modules in SETS.items() if set(modules) <= set(names)]


def layout_facts(layout: LayoutVersion) -> list[str]:
    """Lists every byte of an observation and every action."""
    shape = widest_shape(layout.version)
    facts = [f"{field.name} most {field.most}: {' '.join(field.labels)}".rstrip() for field in observation_layout(shape)]
    for players in layout.players:
        for modules in ([], shape.options.modules) if players in EDITIONS[0].maps else [shape.options.modules]:
            rules = make_rules(Options(players=players, modules=list(modules), edition=layout.edition), layout)
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
    for module in (protocol, messages, position_messages, catalog_messages, lesson_messages):
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


def goldens() -> list[Golden | GoldenSteps]:
    """Lists what is written down."""
    return [
        *(Golden("layout", one.version, layout_facts(one), added=False, file=f"layout-{one.version}") for one in LAYOUTS),
        Golden("protocol", PROTOCOL_VERSION, protocol_facts(), added=True),
        *golden_steps(),
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

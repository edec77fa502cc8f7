"""The texts: the same in every language, one for everything the engine has, none that nobody uses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("fluent.runtime")

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kemet.engine import Game, Options, Rules, make_rules, start
from kemet.engine.actions import ANSWER_NAMES
from kemet.engine.board import CITY_NAMES, SPACE_NAMES
from kemet.engine.edition import EDITIONS
from kemet.engine.events import EVENT_FIELDS
from kemet.engine.ids import COLOUR_NAMES, GOLD_NAMES, VP_NAMES
from kemet.engine.modules.book_of_the_dead.actions import BOOK_ANSWER_NAMES, BOOK_GOLD_NAMES
from kemet.engine.modules.seth.actions import SETH_ANSWER_NAMES
from kemet.engine.modules.seth.content import CREATURE_CARDS, POWER_NAMES, SETH_BOARD
from kemet.engine.modules.ta_seti.path.actions import PATH_ANSWER_NAMES
from kemet.engine.modules.ta_seti.path.content import PATH_DATA
from kemet.engine.notation import field_text, tile_text
from kemet.engine.refusals import REFUSALS
from kemet.engine.registry import MODULES, all_variants
from kemet.engine.rng import seeded
from kemet.engine.view import view
from kemet.locale import FOLDER, LANGUAGES, Texts, bundle_of, files, pattern_of, text_id, texts
from kemet.server.opponents import OPPONENTS

# The sources, not the installed package: an installed client is built and holds no names of texts.
PACKAGE = Path(__file__).parent.parent / "src" / "kemet"
CLIENT = PACKAGE / "web" / "src"
SERVER = PACKAGE / "server"
PAGE = SERVER.parent / "page"
TERMINAL = PACKAGE / "cli"
ENGINE = PACKAGE / "engine"
REPORT = PACKAGE / "report"
RULES = make_rules(Options(players=5, modules=[module.name for module in MODULES if not module.maps]))
SECOND = make_rules(Options(players=5, edition="blood-and-sand", modules=["book-of-the-dead"]))
SETH = make_rules(Options(players=6, modules=["black-pyramid", "new-cards", "seth"]))

# Decisions that ask for several things in a row have a text for each.
STAGES = ("battle-cards-discard", "battle-cards-di", "dawn-cards-discard", "dawn-cards-tokens")
COUNTS = (0, 1, 2, 5, 12, 21, 22, 25)


class Variables(Visitor):
    """Collects the variables of a text."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Notes the variable."""
        self.found.add(node.id.name)


def variables(node: ast.BaseNode) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.found


def parsed(language: str) -> dict[str, dict[str, set[str]]]:
    """Returns the file, and each text and attribute with its variables."""
    found: dict[str, dict[str, set[str]]] = {}
    for file in files(language):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.value is not None, f"{file}: {entry.id.name} has no text"
                assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
                found[entry.id.name] = {"": variables(entry.value)}
                for attribute in entry.attributes:
                    found[entry.id.name][attribute.id.name] = variables(attribute.value)
    return found


ENGLISH = parsed("en")


def component_ids(rules: Rules) -> Iterator[str]:
    """Lists the ids of the components and decisions of an edition."""
    yield from (text_id("tile", tile_text(rules, tile.id)) for tile in rules.tiles)
    yield from (f"tile-{tile_text(rules, tile.id)}.text".replace("/", "-") for tile in rules.tiles)
    yield from chain.from_iterable((f"di-{card.slug}", f"di-{card.slug}.text") for card in rules.di_cards)
    yield from chain.from_iterable((f"card-{card.slug}", f"card-{card.slug}.text") for card in rules.battle_cards)
    yield from chain.from_iterable((f"creature-{one.slug}", f"creature-{one.slug}.text") for one in rules.creatures)
    yield from (f"decision-{name}" for name in rules.decision_names)


# Figures that modules write before a space.
FIGURES = ["priest", "afterlife", "nile"]


def engine_ids() -> Iterator[str]:
    """Lists the ids of everything the engine has, with all modules in play."""
    yield from component_ids(RULES)
    yield from component_ids(SECOND)
    yield from component_ids(SETH)
    yield from chain.from_iterable((f"power-{power}", f"power-{power}.text") for power in POWER_NAMES)
    yield from chain.from_iterable((f"beast-{one.creature}", f"beast-{one.creature}.text") for one in CREATURE_CARDS)
    yield from (f"action-{name}" for name in [*(space.slug for space in SETH_BOARD), *SETH_ANSWER_NAMES, "along"])
    yield from (f"action-gold-{name}" for name in ("infernal-prayer", "infernal-invocation"))
    yield from (f"colour-{COLOUR_NAMES[colour]}" for colour in SETH.lone_colours)
    yield from (text_id("space", name) for name in SPACE_NAMES)
    yield from (f"city-{name}" for name in CITY_NAMES)
    yield from (f"colour-{COLOUR_NAMES[colour]}" for colour in RULES.pyramid_colours)
    yield from (f"decision-{name}" for name in STAGES)
    yield from (f"event-{name}" for name, _ in EVENT_FIELDS)
    yield from (f"vp-{name}" for name in [*VP_NAMES, "total", "temples-held", "great-pyramids"])
    yield from (f"phase-{name}" for name in ("set-up", "night", "day", "over"))
    yield from (f"action-{name}" for name in [*ANSWER_NAMES, *PATH_ANSWER_NAMES, *BOOK_ANSWER_NAMES, *FIGURES])
    yield from (f"action-{space.slug}" for space in RULES.action_spaces)
    yield from (f"action-gold-{name}" for name in [*GOLD_NAMES, *BOOK_GOLD_NAMES])
    yield from chain.from_iterable((f"token-{token.slug}", f"token-{token.slug}.text") for token in PATH_DATA.tokens)
    yield from (f"lane-{lane}" for lane in PATH_DATA.lanes)
    yield from chain.from_iterable((f"ui-module-{one.name}", f"ui-module-{one.name}.text") for one in MODULES)
    yield from (f"ui-variant-{variant}" for variant in all_variants())
    yield from chain.from_iterable((f"ui-edition-{one.name}", f"ui-edition-{one.name}.text") for one in EDITIONS)
    yield from (f"colour-{word}" for edition in EDITIONS for word in edition.colours.values())
    yield from (f"action-buy-{word}" for edition in EDITIONS for word in edition.colours.values())
    yield "action-gold-surprise-attack"
    yield from (f"ui-bot-{name}" for name in OPPONENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_agree(language: str) -> None:
    assert [file.name for file in files(language)] == [file.name for file in files("en")]
    texts_there = parsed(language)
    assert sorted(texts_there) == sorted(ENGLISH)
    for name, parts in ENGLISH.items():
        assert texts_there[name] == parts, f"{language}: {name} has other attributes or variables"


@pytest.mark.parametrize("language", LANGUAGES)
def test_order_is_the_same_in_every_file(language: str) -> None:
    for file in files(language):
        ids = re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
        english = re.findall(
            r"^([a-z][a-z0-9-]*) =",
            (FOLDER / "en" / file.relative_to(FOLDER / language)).read_text(encoding="utf-8"),
            re.MULTILINE,
        )
        assert ids == english, file


def test_everything_in_the_engine_has_its_text() -> None:
    missing = [id for id in engine_ids() if not texts("en").has(id)]
    assert not missing


def test_variables_of_events_are_their_fields() -> None:
    for name, fields in EVENT_FIELDS:
        assert ENGLISH[f"event-{name}"][""] <= set(fields), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    bundle = bundle_of(language)
    for name, parts in parsed(language).items():
        for attribute, names in parts.items():
            id = f"{name}.{attribute}" if attribute else name
            pattern = pattern_of(bundle, id)
            for count in COUNTS:
                for colour in ("white", "something"):
                    values = dict.fromkeys(names, count) | dict.fromkeys(names & {"colour", "wanted"}, colour)
                    text, errors = bundle.format_pattern(pattern, values)
                    assert not errors, f"{language}: {id}: {errors}"
                    assert isinstance(text, str), f"{language}: {id}"
                    assert text.strip() == text != "", f"{language}: {id}: {text!r}"
                    assert not re.search(r"[{}$]|  | [,.]", text), f"{language}: {id}: {text!r}"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["0 units", "1 unit", "2 units", "5 units", "21 units"]),
        ("ru", ["0 воинов", "1 воин", "2 воина", "5 воинов", "21 воин"]),
        ("fr", ["0 unité", "1 unité", "2 unités", "5 unités", "21 unités"]),
        ("pl", ["0 jednostek", "1 jednostka", "2 jednostki", "5 jednostek", "21 jednostek"]),
    ],
)
def test_plural_forms(language: str, words: list[str]) -> None:
    assert [texts(language).say("action-units", number=number) for number in (0, 1, 2, 5, 21)] == words


def test_english_stands_in() -> None:
    assert texts("de").say("city-nw") == "North-west"
    assert texts("de").language == "en"
    assert texts("fr").say("no-such-text") == "no-such-text"
    assert texts("fr").say("city-nw.no-such-attribute") == "city-nw.no-such-attribute"
    assert not texts("fr").has("no-such-text")


def finished(options: Options, seed: str) -> Game:
    """Returns a game played to its end or far on at random."""
    game = start(options, seed)
    game.log = []
    rng = seeded(seed)
    for _ in range(3000):
        if not game.stack:
            break
        seat = next(seat for seat in range(options.players) if game.awaiting() >> seat & 1)
        check_decision(view(game, seat))
        actions = game.legal(seat)
        game.apply(seat, actions[int(rng.below(len(actions)))])
    return game


def check_decision(seen: dict[str, Any]) -> None:
    """Asks for the sentence of the decision on top, with the fields a client has for it."""
    frame = seen["frames"][-1]
    you = next(player for player in seen["players"] if player["player"] == seen["you"])
    assert ENGLISH[f"decision-{frame['frame']}"][""] <= {*frame, *you}, frame


EVERYTHING = Options(players=5, modules=[module.name for module in MODULES if not module.maps])
CAMPS = Options(players=6, modules=["black-pyramid", "new-cards", "seth"])


@pytest.mark.parametrize(
    ("options", "some"),
    [
        (EVERYTHING, {"troop-moved", "tile-bought", "battle-won", "token-laid", "dawn-power"}),
        (
            CAMPS,
            {"troop-moved", "tile-bought", "battle-won", "token-laid", "temple-raised", "eclipse-begins"},
        ),
    ],
    ids=["everything", "camps"],
)
def test_decisions_use_what_clients_know_and_events_are_told(options: Options, some: set[str]) -> None:
    game = finished(options, "locale" if options is EVERYTHING else "temples")
    people = {f"p{seat + 1}": f"Player {seat + 1}" for seat in range(options.players)}
    assert game.log is not None
    assert some <= {event.name() for event in game.log}
    for language in LANGUAGES:
        for event in game.log:
            fields = zip(EVENT_FIELDS[event.kind][1], event.args(), strict=True)
            words = {name: field_text(game.rules, name, value) for name, value in fields}
            line = texts(language).event({"name": event.name(), **words}, people)
            assert not re.search(r"[{}$@_]|event-|space-|tile-|di-|action-|vp-", line), line


def test_a_token_that_lies_on_no_space_is_told_by_what_it_does() -> None:
    laid = {"name": "token-laid", "player": "p2", "token": "gold", "action": "rite-pray"}
    assert texts("en").event(laid, {"p2": "Ben"}) == "Ben — Golden Rite: pray."


def test_log_lines() -> None:
    people = {"p1": "Anna", "p2": "Ben"}
    line: Texts = texts("ru")
    moved = {"name": "troop-moved", "player": "p1", "space": "c_ring", "to": "sanctuary", "number": "2"}
    assert line.event(moved, people) == "Anna перемещает 2 воинов: Центральная пустыня → Святилище Всех Богов."
    laid = {"name": "token-laid", "player": "p2", "token": "silver", "action": "silver@buy-red"}
    assert texts("en").event(laid, people) == "Ben lays the silver token: Red tile."
    part = {"name": "battle-part", "player": "p1", "part": "red/charge", "kind": "strength", "number": 1}
    assert texts("en").event(part, people) == "Anna: 1 strength (Charge!)."
    words = {
        "x3": "3 unités",
        "di/war-fury": "Furie guerrière",
        "card/4-1-0": "carte Combat 4-1-0",
        "thrown": "Blessure divine",
    }
    assert {part: texts("fr").part(part) for part in words} == words
    assert texts("fr").part("creature/phoenix") == "Phoenix"
    first = {"name": "order-set", "player": "p1", "place": 0}
    assert texts("pl").event(first, people) == "Kolejność, miejsce 1: Anna."


# Who uses which texts.

WORD = re.compile(r"[a-z]+(?:-[a-z0-9]+)+(?:\.[a-z]+)?")
PREFIX = re.compile(r"((?:[a-z]+-)+)(?:\$\{|\{)")
# Texts that count as used because the client makes their ids of data: codes of refusals, times of cards and tiles,
# emblems of players, steps of the tutorial, sides of a battle, settings and their values, places of the path.
OPEN = (
    "refusal-", "when-", "player-", "tutorial-", "lesson-", "learn-done", "learn-missed", "learn-book-", "chapter-",
    "ui-attacker", "ui-defender",
    "ui-speed", "ui-confirmations", "ui-palette", "ui-orientation", "ui-reduced-motion", "ui-auto-end", "ui-sound",
    "ui-notifications", "ui-advice", "ui-bots-pace",
    "location-", "help-", "how-", "term-retreat", "term-recall", "term-stay", "term-with", "term-and", "term-or",
    "term-last-day", "term-column-", "term-fact-", "report-", "simulate-by-", "rules-doubt-",
)  # fmt: skip


def sources() -> Iterator[Path]:
    python = (SERVER, PAGE, FOLDER, TERMINAL, ENGINE, REPORT)
    folders = [(CLIENT, (".ts", ".svelte")), *((folder, (".py",)) for folder in python)]
    for folder, endings in folders:
        yield from (path for path in sorted(folder.rglob("*")) if path.suffix in endings)
    yield PACKAGE / "rulebook_components.py"


def test_no_text_is_unused() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources())
    named = set(WORD.findall(code))
    named |= {f"{kind}-{word}" for word in re.findall(r"[\"']([a-z]+(?:-[a-z]+)*)[\"']", code) for kind in ("error", "event")}
    made = tuple(prefix for prefix in set(PREFIX.findall(code)) if prefix.count("-") > 1)
    known = {id.partition(".")[0] for id in engine_ids()}
    unused = [id for id in ENGLISH if id not in known | named and not id.startswith((*OPEN, *made))]
    assert not unused


def test_every_refusal_has_its_text() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SERVER.rglob("*.py")))
    of_the_server = re.findall(r"\bRefusal\(\s*code=\"([a-z-]+)\"", code)
    assert {id for id in ENGLISH if id.startswith("refusal-")} == {f"refusal-{code}" for code in [*REFUSALS, *of_the_server]}


def test_every_text_the_client_names_is_there() -> None:
    whole = re.compile(r"[\"'`]((?:ui|tutorial|decision|refusal|error)-[a-z0-9-]+(?:\.[a-z]+)?)[\"'`]")
    called = re.compile(r"\b(?:t|find|say)\(\s*[\"']([a-z]+-[a-z0-9-]+(?:\.[a-z]+)?)[\"']")
    for path in sources():
        code = path.read_text(encoding="utf-8")
        named = whole.findall(code) + called.findall(code)
        missing = [id for id in named if not texts("en").has(id) and not path.name.endswith(".test.ts")]
        assert not missing, f"{path.name}: {missing}"


def test_every_error_of_the_server_has_its_text() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted([*SERVER.rglob("*.py"), *PAGE.rglob("*.py")]))
    faults = re.findall(r"\b(?:bad|forbidden|missing|conflict|Refused|Fault|fault)\([^\"()]*\"([a-z-]+)\"", code)
    refusals = re.findall(r"\bRefusal\(\s*code=\"([a-z-]+)\"", code)
    assert faults
    assert refusals
    missing = [f"error-{code}" for code in faults] + [f"refusal-{code}" for code in refusals]
    assert not [id for id in missing if not texts("en").has(id)]

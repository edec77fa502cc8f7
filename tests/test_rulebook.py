"""The rules pages: look-up, ids, and that every component of the code is described as it is; the examples of the docs."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from kemet.engine import Options, make_rules, start
from kemet.engine.board import CLASSIC_SPACES, SPACE_NAMES, SPACES, make_board
from kemet.engine.effect import AGREED, RECONSTRUCTED, SEED, SINGLE, WHEN_NAMES
from kemet.engine.events import EVENT_FIELDS
from kemet.engine.ids import COLOUR_NAMES, GOLD_NAMES, bits
from kemet.engine.notation import Notation, tile_text
from kemet.engine.position import PLAYER_KEYS, POSITION_KEYS
from kemet.engine.record import read_record, replay
from kemet.engine.registry import MODULES
from kemet.engine.rules import OPTION_NAMES
from kemet.engine.scenario import EXPECT_KEYS, THEN_KEYS, TOP_KEYS, read_scenario, run_scenario
from kemet.engine.view import player_view, view
from kemet.locale import LANGUAGES
from kemet.rulebook_components import Entry
from kemet.rulebook_search import PAGES, entries, look_up, pages_folder, parse_page, translated_rows

MODULE_NAMES = [module.name for module in MODULES if not module.maps]
RULES = make_rules(Options(modules=MODULE_NAMES))
TA_SETI = ["black-pyramid", "dawn", "path", "early-victory", "new-cards"]
COMPONENT_PAGES = ["components.md", "components-ta-seti.md", "components-book-of-the-dead.md"]
KINDS = {"rule", "ruling", "example", "tile", "card", "creature", "battle-card", "path-token", "path-board"}
ROWS = ["upper", "middle", "lower"]
DOCS = Path(__file__).parents[1] / "docs"


def page(name: str) -> str:
    return (pages_folder() / name).read_text(encoding="utf-8")


def ids(found: list[Entry]) -> list[str]:
    return [entry.id for entry in found]


def tables(text: str) -> list[list[dict[str, str]]]:
    """Returns the tables of a page, each as rows by column name, code marks taken off."""
    found: list[list[dict[str, str]]] = []
    header: list[str] = []
    for line in text.splitlines():
        if not line.startswith("|"):
            header = []
            continue
        cells = [cell.strip().replace("`", "") for cell in line.strip("|").split("|")]
        if not header:
            header = cells
            found.append([])
        elif set(line) - set("|-"):
            found[-1].append(dict(zip(header, cells, strict=True)))
    return found


def by_id(*columns: str, pages: list[str] = COMPONENT_PAGES) -> dict[str, dict[str, str]]:
    """Returns the rows of all component tables that have *columns*, by their first column."""
    found: dict[str, dict[str, str]] = {}
    for name in pages:
        for table in tables(page(name)):
            if table and all(column in table[0] for column in columns):
                for row in table:
                    first = next(iter(row.values()))
                    assert first not in found, f"{first} is described twice"
                    found[first] = row
    return found


# Other languages.


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
@pytest.mark.parametrize("name", ["base.md", "ta-seti.md", "book-of-the-dead.md"])
def test_rows_are_told_in_every_language_with_the_same_numbers(name: str, language: str) -> None:
    english = {entry.id: entry for entry in parse_page(page(name)) if entry.kind == "rule"}
    told = parse_page((pages_folder() / language / name).read_text(encoding="utf-8"))
    assert ids(told) == list(english)
    for entry in told:
        without_options = re.sub(r"\[[^\]]*\](\([^)]*\))?", "", english[entry.id].text)
        assert sorted(re.findall(r"\d+", entry.text)) == sorted(re.findall(r"\d+", without_options)), entry
        assert (entry.kind, entry.sure) == (english[entry.id].kind, english[entry.id].sure)


def test_the_browser_knows_which_rows_are_told_in_every_language() -> None:
    code = (DOCS.parent / "src/kemet/web/src/rules/chapters.ts").read_text(encoding="utf-8")
    found = re.search(r"inOwnWords = .*?/\^\[(\w+)\]", code)
    assert found is not None
    assert set(found[1]) == {re.sub(r"[\d.]", "", id) for id in translated_rows("ru")}


def test_rules_are_found_by_the_words_of_a_language() -> None:
    assert look_up("K9.6", "ru")[0].text.startswith("Стены")
    assert look_up("mury", "pl")[0].id == "K9.6"
    assert look_up("K9.6", "../../x")[0].text == look_up("K9.6")[0].text
    assert look_up("S1.1", "fr")[0].text == look_up("S1.1")[0].text


# Look-up.


def test_an_id_finds_its_rule_first() -> None:
    found = look_up("k5.2")
    assert found[0].id == "K5.2"
    assert found[0].kind == "rule"
    assert found[0].sure == SEED
    assert found[0].title == "Day: placing tokens"
    assert "three lower rows" in found[0].text
    assert "R29h" in ids(found[1:]), "rulings that cite the rule come after it"


def test_a_chapter_finds_all_its_rules_and_no_others() -> None:
    assert ids(look_up("K5")) == ["K5.1", "K5.2", "K5.3", "K5.4", "K5.5", "K5.6"]
    assert ids(look_up("K1")) == ["K1.1", "K1.2"], "K10 to K16 are other chapters"
    assert ids(look_up("T5"))[:2] == ["T5.1", "T5.2"]
    assert look_up("t2.5")[0].title == "Dawn (`dawn`)"
    assert look_up("TX3")[0].kind == "example"


def test_a_ruling_comes_with_its_letters() -> None:
    assert ids(look_up("R26"))[:8] == ["R26", "R26a", "R26b", "R26c", "R26d", "R26e", "R26f", "R26g"]
    assert "R20" not in ids(look_up("R2"))


def test_a_name_finds_the_card_before_what_mentions_it() -> None:
    found = ids(look_up("veto"))
    assert found[0] == "di/veto"
    assert {"K16.11", "R7", "R29a"} <= set(found)
    assert ids(look_up("Charge"))[0] == "red/charge", "the mark of the name need not be typed"


def test_all_words_must_occur() -> None:
    found = look_up("TROOP limit")
    assert "K8.4" in ids(found)
    for entry in found:
        whole = f"{entry.id} {entry.title} {entry.text}".lower()
        assert "troop" in whole
        assert "limit" in whole


def test_whole_words_come_before_parts() -> None:
    found = ids(look_up("priest"))
    assert found[0] == "white/priest"
    assert found.index("white/priest-of-ra") < found.index("white/priestess")


@pytest.mark.parametrize("query", ["", "   ", "hippopotamus", "K99", "K5.99", "veto hippopotamus"])
def test_nothing_is_found(query: str) -> None:
    assert look_up(query) == []


def test_every_entry_is_found_by_its_id() -> None:
    for entry in entries():
        assert look_up(entry.id)[0] == entry


def test_entries_are_complete() -> None:
    found = entries()
    assert {entry.kind for entry in found} == KINDS
    assert {entry.sure for entry in found} <= {SEED, AGREED, SINGLE, RECONSTRUCTED}
    assert all(entry.title and entry.text for entry in found)
    number = Counter(entry.kind for entry in found)
    assert number["example"] == 5 + 3 + 7 + 7 + 7
    assert (number["card"], number["battle-card"]) == (20 + 2 + 11, 11)
    # Classic with the black ones, only of the second edition, emerald under both names of its victory point, of Seth.
    assert (number["tile"], number["creature"]) == (59 + 20 + 17 + 22, 10 + 1 + 1 + 5)
    assert (number["path-token"], number["path-board"]) == (22, 8)


def test_components_are_told_of_in_every_language() -> None:
    war_fury = "Карта БВ, стоит 1 ОМ, 3 экземпляра, в сражении. +2 к силе."
    assert [entry.text for entry in look_up("di/war-fury", "ru")] == [war_fury]
    kinds = [entry.kind for entry in look_up("créature", "fr")]
    assert kinds[0] == "rule"
    assert {"tile", "creature"} & set(kinds)
    for language in LANGUAGES:
        assert [entry.id for entry in entries(language)] == [entry.id for entry in entries()]


def test_a_component_is_told_with_its_numbers() -> None:
    assert look_up("di/war-fury") == [
        Entry("di/war-fury", "War Fury", "DI card, costs 1 PP, 3 copies, in battle. +2 strength.", "card", AGREED)
    ]
    assert look_up("creature/elephant")[0].text.startswith("Creature, +1 range, +1 strength, +1 shield.")
    assert "loses 2 own units" in look_up("card/5-0-0")[0].text
    assert "new-cards (T5.1)" in look_up("card/1-1-3")[0].text
    assert (look_up("card/5-0-0")[0].sure, look_up("card/1-1-3")[0].sure) == (AGREED, SINGLE)
    assert "2 copies" in look_up("di/glory")[0].text


def test_a_component_of_both_editions_tells_where_they_differ() -> None:
    assert look_up("emerald/domination")[0].title == "Domination"
    assert "level 3" in look_up("white/vision")[0].text
    assert "In Blood and Sand: White tile, level 2" in look_up("white/vision")[0].text
    assert "Blood and Sand" not in look_up("blue/sphinx")[0].text


def test_a_page_is_parsed_bullet_by_bullet() -> None:
    text = "# Page\n\n## K3 Set-up\n- K3.1 One\n  two.\n- K3.2 Three.\n\n  not of it\n## General\n- R4b Four.\n- no id\n"
    assert parse_page(text + "## T2 Dawn\n- T2.1 Five.\n- TX1 Six.\n") == [
        Entry("K3.1", "Set-up", "One two.", "rule", SEED),
        Entry("K3.2", "Set-up", "Three.", "rule", SEED),
        Entry("R4b", "General", "Four.", "ruling", RECONSTRUCTED),
        Entry("T2.1", "Dawn", "Five.", "rule", SEED),
        Entry("TX1", "Dawn", "Six.", "example", SEED),
    ]


# Ids.


def test_no_id_stands_twice() -> None:
    every = re.findall(r"^- ((?:TX|[KRTX])\d[\w.]*)", "\n".join(page(name) for name in PAGES), re.MULTILINE)
    assert [name for name, number in Counter(every).items() if number > 1] == []
    assert sorted(every) == sorted(entry.id for entry in entries() if entry.id[0] in "KRTX"), "a bullet that is not read"


def test_ids_have_no_gaps() -> None:
    every = {entry.id for entry in entries()}
    assert {f"R{number}" for number in range(1, 50)} <= every
    assert {f"X{number}" for number in range(1, 6)} | {f"TX{number}" for number in range(1, 4)} <= every
    last = {1: 2, 2: 14, 3: 6, 4: 5, 5: 6, 6: 5, 7: 5, 8: 5, 9: 9, 10: 13, 11: 6, 12: 2, 13: 4, 14: 1, 15: 3, 16: 12}
    wanted = {f"K{chapter}.{number}" for chapter, end in last.items() for number in range(1, end + 1)}
    assert wanted == {name for name in every if name[0] == "K" and name[1].isdigit()}
    last = {0: 2, 1: 5, 2: 6, 3: 16, 4: 5, 5: 2}
    wanted = {f"T{module}.{number}" for module, end in last.items() for number in range(1, end + 1)}
    assert wanted == {name for name in every if name[0] == "T" and name[1].isdigit()}


@pytest.mark.parametrize("name", [*PAGES, *COMPONENT_PAGES, "index.md"])
def test_every_cited_id_exists(name: str) -> None:
    known = {entry.id for entry in entries()}
    known |= {name.split(".")[0] for name in known if name[0] in "KT"}
    cited = set(re.findall(r"(?<![\w/.])(?:TX|[KRTX])\d+(?:\.\d+)?[a-z]?(?!\w)", page(name)))
    assert cited
    assert cited - known == set()


def test_every_option_is_named_in_the_rules() -> None:
    listed = [row["option"] for table in tables(page("index.md")) for row in table if "option" in row]
    assert listed == OPTION_NAMES
    rules = "".join(page(name) for name in PAGES)
    for name in OPTION_NAMES:
        assert re.search(rf"\[options? [^\]]*`{name}`", rules), name


def test_every_module_is_named_in_the_rules() -> None:
    listed = [row["module"] for table in tables(page("index.md")) for row in table if "module" in row]
    assert listed == [*TA_SETI, "book-of-the-dead", "seth"]
    assert {module.name for module in MODULES} == set(listed)
    named = [row["name in the option modules"] for table in tables(page("ta-seti.md")) for row in table]
    assert named == TA_SETI
    for name in listed:
        assert f"`{name}`" in (DOCS / "cli.md").read_text(encoding="utf-8")


# Components: the page says what the code does.


def test_every_tile_is_described() -> None:
    rows = by_id("level", "copies")
    assert sorted(rows) == sorted(tile_text(RULES, tile.id) for tile in RULES.tiles)
    for tile in RULES.tiles:
        row = rows[tile_text(RULES, tile.id)]
        assert row["name"] == tile.name
        assert (row["level"], row["copies"]) == (str(tile.level), str(tile.copies)), tile.name
        assert (row["when"], row["sure"]) == (tile.when, tile.sure), tile.name
        assert row["effect"]
        assert row["sources"]
    assert [_copies(name, "level", "copies") for name in COMPONENT_PAGES] == [48, 16, 16]


def _copies(name: str, *columns: str) -> int:
    return sum(int(row["copies"]) for row in by_id(*columns, pages=[name]).values())


def test_every_di_card_is_described() -> None:
    rows = by_id("cost", "copies")
    assert sorted(rows) == sorted(f"di/{card.slug}" for card in RULES.di_cards)
    for card in RULES.di_cards:
        row = rows[f"di/{card.slug}"]
        assert row["name"] == card.name
        assert (row["copies"], row["cost"]) == (str(card.copies), str(card.cost)), card.name
        assert (row["when"], row["sure"]) == (WHEN_NAMES[card.when], card.sure), card.name
    assert [_copies(name, "cost", "copies") for name in COMPONENT_PAGES] == [35, 12, 0]


def test_every_creature_is_described() -> None:
    rows = by_id("range", "tile")
    assert sorted(rows) == sorted(f"creature/{creature.slug}" for creature in RULES.creatures)
    for creature in RULES.creatures:
        row = rows[f"creature/{creature.slug}"]
        assert (row["name"], row["sure"]) == (creature.name, creature.sure)
        numbers = [row["range"], row["strength"], row["damage"], row["shield"]]
        assert numbers == [str(n) for n in (creature.move, creature.strength, creature.damage, creature.shield)]
        tile = next(tile for tile in RULES.tiles if tile_text(RULES, tile.id) == row["tile"])
        assert RULES.creature_of_tile[tile.id] == creature.id
        assert ("ignores walls" in row["special"]) == creature.ignores_walls
        assert ("counts as absent" in row["special"]) == creature.cancels_creature


def test_every_battle_card_is_described() -> None:
    rows = by_id("strength", "damage", "special", "sure")
    cards = {name: row for name, row in rows.items() if name.startswith("card/")}
    assert sorted(cards) == sorted(f"card/{card.slug}" for card in RULES.battle_cards)
    for card in RULES.battle_cards:
        row = cards[f"card/{card.slug}"]
        assert [row["strength"], row["damage"], row["shield"]] == [str(n) for n in (card.strength, card.damage, card.shield)]
        assert (row["special"] != "–") == card.special
        assert row.get("own losses", "0") == str(card.own_losses)


def test_every_action_space_is_described() -> None:
    rows = by_id("row", "action")
    spaces = [space for space in RULES.action_spaces if space.row >= 0]
    assert [name for name in rows if "gold@" not in name] == [f"@{space.slug}" for space in spaces]
    golds = [name for names in rows if "gold@" in names for name in names.split(", ")]
    assert golds == [f"gold@{name}" for name in GOLD_NAMES]
    for space in spaces:
        row = rows[f"@{space.slug}"]
        assert row["row"] == ROWS[space.row]
        if space.colour >= 0:
            assert COLOUR_NAMES[space.colour] in row["action"]


def test_every_space_is_described() -> None:
    rows = by_id("kind", "obelisk")
    assert list(rows) == SPACE_NAMES[:CLASSIC_SPACES]
    boards = {players: make_board(players) for players in (2, 3, 4, 5)}
    obelisks = {SPACE_NAMES[space] for board in boards.values() for space in bits(board.obelisks)}
    income = {SPACE_NAMES[space]: board.income[space] for board in boards.values() for space in bits(board.temples)}
    districts = {SPACE_NAMES[space] for board in boards.values() for space in board.district_list}
    for space, name in enumerate(SPACE_NAMES[:CLASSIC_SPACES]):
        row = rows[name]
        assert (row["obelisk"] == "yes") == (name in obelisks), name
        assert (row["kind"] == "temple") == (name in income), name
        assert (row["kind"] == "district") == (name in districts), name
        in_play = [str(players) for players, board in boards.items() if board.spaces >> space & 1]
        assert row["with"] == ", ".join(in_play), name
        if income.get(name):
            assert row["end of day"].startswith(f"{income[name]} PP"), name


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_links_are_those_of_the_code(players: int) -> None:
    small = players - 2 if players > 3 else players
    columns = [f"neighbours with {small} and {small + 2}", f"with {small + 2} also"]
    rows = by_id(*columns)
    board = make_board(players)
    for space in range(SPACES):
        if not board.spaces >> space & 1:
            continue
        row = rows[SPACE_NAMES[space]]
        cells = [row[columns[0]], row[columns[1]] if players > 3 else "–"]
        listed = [name for cell in cells if cell != "–" for name in cell.split(", ")]
        land = {SPACE_NAMES[k] for k in range(SPACES) if board.land[space] >> k & 1}
        harbours = {"~" + SPACE_NAMES[k] for k in range(SPACES) if board.harbours[space] >> k & 1}
        assert set(listed) == land | harbours, SPACE_NAMES[space]


def test_every_space_has_a_place_on_the_drawn_board() -> None:
    rows = by_id("2/4 side", "3/5 side")
    assert list(rows) == SPACE_NAMES[:CLASSIC_SPACES]
    for space, name in enumerate(SPACE_NAMES[:CLASSIC_SPACES]):
        for column, players in (("2/4 side", 4), ("3/5 side", 5)):
            in_play = make_board(players).spaces >> space & 1
            assert bool(re.fullmatch(r"\(\d\.\d\d, \d\.\d\d\) r 0\.\d\d", rows[name][column])) == bool(in_play), name


def test_components_are_named_as_in_the_notation() -> None:
    words = set(Notation(RULES).actions)
    rows = {**by_id("level", "copies"), **by_id("cost", "copies"), **by_id("range", "tile"), **by_id("kind", "obelisk")}
    for name in rows:
        assert name in words


# Notation and scenarios: the examples work, and every word is specified.


def blocks(name: str) -> list[str]:
    """Returns the fenced blocks of a page of docs."""
    return re.findall(r"^```\w*\n(.*?)^```$", (DOCS / name).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def listed(name: str) -> set[str]:
    """Returns the words that stand in code marks in the first column of the tables of a page of docs."""
    found: set[str] = set()
    for line in (DOCS / name).read_text(encoding="utf-8").splitlines():
        if line.startswith("|"):
            found |= set(re.findall(r"`([^`]+)`", line.split("|")[1]))
    return found


def test_the_record_of_the_docs_replays() -> None:
    [text] = [block for block in blocks("notation.md") if block.startswith("kemet-record")]
    record = read_record(text)
    game = replay(record)
    assert len(record.moves) == 24
    assert game.round == 1
    assert game.units_at(1, SPACE_NAMES.index("nw_front")) == 1


def test_the_action_texts_of_the_docs_exist() -> None:
    notation = Notation(RULES)
    shown = re.findall(r"^p\d (\S+)", "\n".join(blocks("notation.md")), re.MULTILINE)
    assert len(shown) > 30
    for text in shown:
        assert notation.text(notation.action(text)) == text
    assert notation.action("red^3") == 528


def test_the_scenario_of_the_docs_holds() -> None:
    [text] = [block for block in blocks("scenarios.md") if block.startswith("title")]
    scenario = read_scenario(text)
    assert len(scenario.blocks) == 3
    assert run_scenario(scenario).units_at(0, SPACE_NAMES.index("west_temple")) == 1


def test_every_key_of_a_scenario_is_specified() -> None:
    words = listed("scenarios.md")
    of_modules = [key for module in MODULES for key in module.player_keys()]
    for key in [*POSITION_KEYS, *PLAYER_KEYS, *EXPECT_KEYS, *of_modules]:
        assert key in words, key


def test_what_modules_show_is_specified() -> None:
    words = listed("scenarios.md")
    game = start(Options(modules=MODULE_NAMES), 1)
    plain = start(Options(), 1)
    assert set(view(game, 0)) - set(view(plain, 0)) <= words
    assert set(player_view(game, 0, 0)) - set(player_view(plain, 0, 0)) <= words
    assert "dawn-tokens" in player_view(game, 0, 0)
    assert "last-day" in view(game, 0)
    for key in [*TOP_KEYS, *THEN_KEYS]:
        assert {key, f"[{key}]", f"[[{key}]]", f"[{key}.p1]", f"[then.{key}]"} & words, key


def test_every_event_is_specified() -> None:
    rows = {row["event"]: row["arguments"] for row in _event_rows()}
    assert rows == {name: ", ".join(fields) or "–" for name, fields in EVENT_FIELDS}


def _event_rows() -> list[dict[str, str]]:
    every = tables((DOCS / "scenarios.md").read_text(encoding="utf-8"))
    return next(table for table in every if "event" in table[0])


def test_every_decision_is_specified() -> None:
    source = DOCS.parent / "src" / "kemet" / "engine"
    names: set[str] = set()
    for folder in ("play", "content", "editions", "modules"):
        for path in (source / folder).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            pattern = r"class \w+\((?:Choice|Decision|PlaceUnits)\):.*?def name\(self\) -> str:\s+return \"([\w-]+)\""
            names |= set(re.findall(pattern, text, re.DOTALL))
    assert {"turn", "move", "veto", "burn-unit", "dawn-cards", "place-reinforcements"} <= names
    names |= set(RULES.decision_names)
    assert names - listed("notation.md") == set()

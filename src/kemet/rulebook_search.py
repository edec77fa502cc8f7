"""Looks things up in the rules: by id, or by words.

Rules, rulings and worked examples come from the pages of `docs/rules`; tiles, cards and creatures from the engine. A wheel
carries the pages in `kemet/rulebook`; a source checkout has them in `docs/rules`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from kemet.engine import Options, Rules, make_rules
from kemet.engine.edition import BLOOD_AND_SAND
from kemet.engine.effect import AGREED, RECONSTRUCTED, SEED, SINGLE, WHEN_NAMES, BattleCard, Creature, DICard
from kemet.engine.ids import COLOUR_NAMES
from kemet.engine.modules.ta_seti.path.content import KINDS, PATH_DATA, SIDES, WHEN, PathData, PathToken
from kemet.engine.notation import tile_text
from kemet.engine.registry import MODULES

PAGES = ["base.md", "ta-seti.md", "blood-and-sand.md", "book-of-the-dead.md", "rulings.md"]

# Letters of an id: kind of entry, and how sure it is.
LETTERS = {
    "K": ("rule", SEED),
    "T": ("rule", SEED),
    "R": ("ruling", RECONSTRUCTED),
    "X": ("example", SEED),
    "TX": ("example", SEED),
    "B": ("rule", SEED),
    "BX": ("example", SEED),
    "BS": ("rule", RECONSTRUCTED),
    "BSX": ("example", RECONSTRUCTED),
}

# How the rows of Blood and Sand say how sure they are, the least sure first: a row is as sure as its weakest part.
SURENESS = [("recon", RECONSTRUCTED), ("1.5", RECONSTRUCTED), ("single", SINGLE), ("agreed", AGREED), ("seed", SEED)]

KIND_NAMES = {
    "item-1": "item of level 1",
    "item-2": "item of level 2",
    "skill": "skill",
    "temporary": "temporary bonus",
    "vp": "victory point",
}

# Battle cards known from one source only (components-ta-seti.md).
THIN_BATTLE_CARDS = ["1-1-3"]

_BULLET = re.compile(r"- ((TX|BX|BSX|BS|[KRTXB])\d+(?:\.\d+)?[a-z]?) (.+)")
_HEADING = re.compile(r"#+ (?:(?:BS|[KTB])\d+ )?(.+)")
_ID = re.compile(r"(?:tx|bx|bsx|bs|[krtxb])\d+(?:\.\d+)?[a-z]?")
_IDS_IN_TEXT = re.compile(r"(?<!\w)" + _ID.pattern + r"(?!\w)")


@dataclass(frozen=True)
class Entry:
    """One thing that can be looked up; `kind` is rule, ruling, example, tile, card, creature, battle-card, path-token or
    path-board, `sure` one of the words of `docs/rules/index.md`.
    """

    id: str
    title: str
    text: str
    kind: str
    sure: str


def pages_folder() -> Path:
    """Returns the folder of the rules pages; raises `FileNotFoundError` where there is none."""
    here = Path(__file__).resolve()
    for folder in (here.parent / "rulebook", here.parents[2] / "docs" / "rules"):
        if (folder / PAGES[0]).is_file():
            return folder
    raise FileNotFoundError(f"the rules pages are neither in {here.parent / 'rulebook'} nor in a source checkout; reinstall")


def parse_page(text: str) -> list[Entry]:
    """Returns the rules, rulings and examples written in *text* as bullets `- K1.1 …`, in their order."""
    found: list[Entry] = []
    title = ""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        heading = _HEADING.fullmatch(line)
        bullet = _BULLET.fullmatch(line)
        if heading:
            title = heading[1]
        elif bullet:
            kind, sure = LETTERS[bullet[2]]
            whole = " ".join([bullet[3], *_continuation(lines[number + 1 :])])
            found.append(Entry(bullet[1], title, whole, kind, _said_sure(whole) if bullet[2] == "BS" else sure))
    return found


def _said_sure(row: str) -> str:
    """Returns how sure a row is that says so in brackets."""
    said = " ".join(re.findall(r"\[([^\]]*)\]", row))
    return next((sure for word, sure in SURENESS if word in said), RECONSTRUCTED)


def _continuation(lines: list[str]) -> list[str]:
    """Lists the indented lines at the start of *lines*, without their indent."""
    found: list[str] = []
    for line in lines:
        if not line.startswith("  "):
            break
        found.append(line.strip())
    return found


def entries() -> list[Entry]:
    """Returns everything that can be looked up: rules, rulings and examples, then components."""
    return list(_all_entries())


@cache
def _all_entries() -> tuple[Entry, ...]:
    folder = pages_folder()
    found: list[Entry] = []
    for page in PAGES:
        found += parse_page((folder / page).read_text(encoding="utf-8"))
    rules = make_rules(Options(modules=[module.name for module in MODULES if not module.maps]))
    found += _tiles(rules)
    found += [_card(card) for card in rules.di_cards]
    found += [_creature(creature) for creature in rules.creatures]
    base_hand = {card.slug for card in make_rules(Options()).battle_cards if card.in_hand}
    found += [_battle_card(card, card.slug in base_hand) for card in rules.battle_cards]
    second = make_rules(
        Options(edition=BLOOD_AND_SAND, modules=[each.name for each in MODULES if BLOOD_AND_SAND in each.editions])
    )
    _add_second(found, [*_tiles(second), *map(_card, second.di_cards), *map(_creature, second.creatures)])
    for module in [module for module in MODULES if module.maps]:
        apart = make_rules(Options(modules=[module.name]))
        known = {entry.id for entry in found}
        others = [*_tiles(apart), *map(_card, apart.di_cards), *map(_creature, apart.creatures)]
        others += [_battle_card(card, False) for card in apart.battle_cards]
        found += [entry for entry in others if entry.id not in known]
    found += [_path_token(token) for token in PATH_DATA.tokens]
    found += [_path_board(PATH_DATA, k, side) for k in range(len(PATH_DATA.boards)) for side in SIDES]
    return tuple(found)


def _add_second(found: list[Entry], others: list[Entry]) -> None:
    """Adds what only Blood and Sand has; where a component of both differs its entry tells of both."""
    places = {entry.id: k for k, entry in enumerate(found)}
    for other in others:
        if other.id not in places:
            found.append(other)
        elif other.text != found[places[other.id]].text:
            entry = found[places[other.id]]
            found[places[other.id]] = replace(entry, text=f"{entry.text} In Blood and Sand: {other.text}")


def _tiles(rules: Rules) -> list[Entry]:
    found: list[Entry] = []
    for tile in rules.tiles:
        colour = COLOUR_NAMES[tile.colour].capitalize()
        text = f"{colour} tile, level {tile.level}, {_copies(tile.copies)}, {tile.when}. {tile.text}"
        found.append(Entry(tile_text(rules, tile.id), tile.name, text, "tile", tile.sure))
    return found


def _card(card: DICard) -> Entry:
    text = f"DI card, costs {card.cost} PP, {_copies(card.copies)}, {WHEN_NAMES[card.when]}. {card.text}"
    return Entry(f"di/{card.slug}", card.name, text, "card", card.sure)


def _creature(creature: Creature) -> Entry:
    bonuses = [
        (creature.move, "range"),
        (creature.strength, "strength"),
        (creature.damage, "damage"),
        (creature.shield, "shield"),
    ]
    listed = ", ".join(f"+{number} {name}" for number, name in bonuses if number)
    return Entry(
        f"creature/{creature.slug}", creature.name, f"Creature, {listed}. {creature.text}", "creature", creature.sure
    )


def _battle_card(card: BattleCard, in_base_hand: bool) -> Entry:
    text = f"Battle card, strength {card.strength}, damage {card.damage}, shield {card.shield}."
    if card.own_losses:
        text += f" Its player loses {card.own_losses} own units, won or lost (R37)."
    if card.special:
        text += " Special: comes with a Strategy tile (R28e)."
    else:
        text += " In every hand at the start (K3.2)." if in_base_hand else " In every hand with the module new-cards (T5.1)."
    sure = SINGLE if card.slug in THIN_BATTLE_CARDS else AGREED
    return Entry(f"card/{card.slug}", f"Battle card {card.slug}", text, "battle-card", sure)


def _path_token(token: PathToken) -> Entry:
    used = f", used in a {WHEN[token.when]}" if token.when else ""
    text = f"Token of the path (T3), {KIND_NAMES[KINDS[token.kind]]}, {_copies(int(token.copies))}{used}. {token.text}"
    return Entry(f"token/{token.slug}", token.name, text, "path-token", token.sure)


def _path_board(path: PathData, k: int, letter: str) -> Entry:
    """Returns a side of a board of the path: its roads from top to bottom, each with what is gained and where it leads."""
    side = path.boards[k][SIDES.index(letter)]
    roads: list[str] = []
    for lane, road in zip(path.lanes, side.roads, strict=True):
        gains = [f"{n} {what}" for n, what in ((road.pp, "PP"), (road.cards, "DI card"), (road.units, "free unit")) if n]
        gains += [f"the temporary {path.tokens[road.temporary].name.lower()}"] if road.temporary >= 0 else []
        slots = ", ".join(KIND_NAMES[KINDS[slot]] for slot in side.slots[road.to])
        onward = [path.lanes[exit] for exit in side.exits[road.to]]
        fork = f", fork to {' or '.join(onward)}" if onward not in ([], [lane]) else ""
        gained = " and ".join(gains) or "nothing"
        roads.append(f"{lane.capitalize()} road: {gained}, then a {side.place_kinds[road.to]} ({slots}){fork}.")
    text = " ".join([f"Board {k + 1} of the path (T3.1), side {letter}.", *roads])
    return Entry(f"board/{k + 1}-{letter}", f"Path board {k + 1}, side {letter}", text, "path-board", path.sure)


def _copies(number: int) -> str:
    return "1 copy" if number == 1 else f"{number} copies"


def look_up(query: str) -> list[Entry]:
    """Returns the entries that answer *query*, best first; an empty list if there are none.

    An id finds its entry, `K5` the whole chapter, `R26` the ruling and those with letters; after them come the entries that
    cite the id. Other words must all occur in an entry's id, title or text; upper and lower case do not matter.
    """
    words = query.lower().split()
    if not words:
        return []
    ranked = [(_rank(entry, words), entry) for entry in entries()]
    hits = [(rank, entry) for rank, entry in ranked if rank > 0]
    hits.sort(key=lambda hit: -hit[0])
    return [entry for _, entry in hits]


def _rank(entry: Entry, words: list[str]) -> int:
    """Returns how well *entry* answers, more is better: 0 if a word is missing."""
    name = entry.id.lower()
    query = " ".join(words)
    if name == query:
        return 1000
    if len(words) == 1 and _belongs_to(name, query):
        return 900
    if entry.title.lower().rstrip("!") == query.rstrip("!"):
        return 800
    worth = [_worth(entry, word) for word in words]
    return sum(worth) if all(worth) else 0


def _belongs_to(name: str, query: str) -> bool:
    """Tells whether the id *name* is part of the chapter or ruling *query*: K5.2 of K5, R26c of R26."""
    return _ID.fullmatch(query) is not None and re.fullmatch(re.escape(query) + r"(\.\d+|[a-z])", name) is not None


def _worth(entry: Entry, word: str) -> int:
    """Returns what one word of a query is worth in *entry*: most in id and title, whole words more than parts."""
    whole = re.compile(r"(?<!\w)" + re.escape(word) + r"(?!\w)")
    head = f"{entry.id} {entry.title}".lower()
    text = entry.text.lower()
    if _ID.fullmatch(word):
        return 5 if word in _IDS_IN_TEXT.findall(f"{head} {text}") else 0
    if whole.search(head):
        return 20
    if whole.search(text):
        return 10
    if word in head:
        return 4
    return 2 if word in text else 0

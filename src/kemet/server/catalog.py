"""The facts of a set-up that never change in play, and what can be chosen before a game."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from kemet.engine import COMPILED, OptionError, Options, Rules, make_rules
from kemet.engine.board import CITY_NAMES, SPACE_NAMES, SPACES
from kemet.engine.edition import EDITIONS, edition_called
from kemet.engine.effect import AGREED, RECONSTRUCTED, SINGLE, WHEN_NAMES
from kemet.engine.events import EVENT_FIELDS
from kemet.engine.ids import BIT, COLOUR_NAMES
from kemet.engine.modules.ta_seti.path.content import PATH_DATA
from kemet.engine.modules.ta_seti.path.facts import has_path
from kemet.engine.notation import notation_of, player_text, tile_text
from kemet.engine.registry import MODULES, SETS
from kemet.engine.rules import Module, parse_options
from kemet.engine.seats import MAX_PP
from kemet.rulebook_components import THIN_BATTLE_CARDS
from kemet.server.book_catalog import book_catalog
from kemet.server.catalog_messages import Catalog, Setup
from kemet.server.errors import bad
from kemet.server.opponents import DEFAULT_BOT, OPPONENTS
from kemet.server.path_catalog import path_catalog, words
from kemet.server.protocol import OptionValue
from kemet.server.seth_catalog import seth_catalog

EMBLEMS = ["falcon", "jackal", "cat", "crocodile", "ibis"]
# Who stands alone against all others.
LONE_EMBLEM = "seth"
PHASES = ("day", "night")
ACTIONS = {0: "move", 1: "recruit", 2: "build", 3: "pray", 4: "buy", -1: "gold"}
CLOCKS: list[dict[str, Any]] = [
    {"kind": "off"},
    {"kind": "live", "minutes": 20, "increment": 5},
    {"kind": "live", "minutes": 45, "increment": 15},
    {"kind": "days", "days": 1},
    {"kind": "days", "days": 3},
]


def read_options(wish: dict[str, OptionValue]) -> Options:
    """Returns the options of the engine that are meant; refuses what no game can have."""
    items: dict[str, str] = {}
    for name, value in wish.items():
        if isinstance(value, bool):
            items[name] = "yes" if value else "no"
        else:
            items[name] = " ".join(value) if isinstance(value, list) else str(value)
    return checked_options(items)


def checked_options(items: dict[str, str]) -> Options:
    """Returns the options written in *items*; refuses what no game can have."""
    try:
        options = parse_options(items)
        make_rules(options)
    except OptionError as error:
        raise bad("options", text=str(error)) from error
    return options


def setup(compiling: bool) -> Setup:
    """Returns what can be chosen before a game, and on which engine it will run; *compiling* says that the compiled one is on
    its way."""
    slow = "compiling" if compiling else "interpreted"
    targets = EDITIONS[0].targets
    found = {
        "engine": "compiled" if COMPILED else slow,
        "editions": [
            {"name": box.name, "players": box.players(), "targets": box.targets, "variants": box.variants} for box in EDITIONS
        ],
        "modules": [_module_choice(module) for module in MODULES],
        "sets": {name: list(names) for name, names in SETS.items()},
        "options": [
            {"name": "target", "kind": "choice", "values": targets, "default": targets[0]},
            {"name": "learning", "kind": "flag", "values": [False, True], "default": False},
            {"name": "discards", "kind": "choice", "values": ["down", "up"], "default": "down"},
            {"name": "cities", "kind": "choice", "values": ["pick", "random"], "default": "pick"},
        ],
        "bots": [{"name": name, "default": name == DEFAULT_BOT} for name in OPPONENTS],
        "clocks": CLOCKS,
    }
    return msgspec.convert(found, Setup)


def _module_choice(module: Module) -> dict[str, Any]:
    return {
        "name": module.name,
        "editions": list(module.editions),
        "needs": list(module.needs),
        "excludes": list(module.excludes),
        "players": list(module.maps),
        "learning": module.learning,
        "emblems": _emblems(module),
        "reconstructed": _is_reconstructed(module.name),
        "variants": list(module.variants),
    }


def _emblems(module: Module) -> list[str]:
    """Returns the animals of the seats, where *module* has its own numbers of players."""
    if not module.maps:
        return []
    rules = make_rules(Options(players=max(module.maps), modules=[module.name]))
    return [str(seat["emblem"]) for seat in _seats(rules)]


@lru_cache
def _is_reconstructed(module: str) -> bool:
    """Tells whether a component that *module* brings was reconstructed."""
    base = {thing.slug for thing in _components(make_rules(Options()))}
    return any(
        thing.slug not in base and thing.sure == RECONSTRUCTED for thing in _components(make_rules(Options(modules=[module])))
    )


def _components(rules: Rules) -> list[Any]:
    cards = [card for card in rules.di_cards if card.copies]
    return [*rules.tiles_in_play, *cards, *(PATH_DATA.tokens if has_path(rules) else [])]


@lru_cache(maxsize=256)
def _catalog(items: tuple[tuple[str, str], ...]) -> Catalog:
    rules = make_rules(parse_options(dict(items)))
    found = {
        "options": dict(rules.options.items()),
        "players": int(rules.players),
        "colours": [COLOUR_NAMES[colour] for colour in rules.pyramid_colours + rules.lone_colours],
        "names": _colour_names(rules),
        "phases": [name for name in rules.procedures.match.names if name in PHASES],
        "night": list(rules.procedures.night.names),
        "target": int(rules.target),
        "max_pp": MAX_PP,
        "limit": int(rules.troop_limits[0]),
        "seats": _seats(rules),
        "tiles": [_tile(rules, int(tile.id)) for tile in rules.tiles_in_play],
        "di": [_di(card) for card in rules.di_cards if card.copies],
        "cards": [_battle_card(rules, card) for card in rules.battle_cards if card.special or _in_first_hand(rules, card)],
        "creatures": [_creature(rules, creature) for creature in rules.creatures if _in_play(rules, creature)],
        "actions": [_action_space(space) for space in rules.action_spaces],
        "gold": [text.removeprefix("gold@") for text in notation_of(rules).actions if text.startswith("gold@")],
        "board": _board(rules),
        "path": path_catalog() if has_path(rules) else None,
        **book_catalog(rules),
        **seth_catalog(rules),
        "decisions": list(rules.decision_names),
        "events": {name: list(fields) for name, fields in EVENT_FIELDS},
    }
    return msgspec.convert(found, Catalog)


def catalog(options: Options) -> Catalog:
    """Returns the static facts of a game with *options*; see docs/protocol.md."""
    return _catalog(tuple(options.items()))


def _colour_names(rules: Rules) -> dict[str, str]:
    """Returns what the edition calls its colours, where that is not the engine's word."""
    edition = edition_called(rules.options.edition)
    return dict(edition.colours) if edition else {}


def _seats(rules: Rules) -> list[dict[str, Any]]:
    """Returns the animals of all seats. One who stands alone against several has an emblem of their own."""
    seats = range(rules.players)
    camps = [next(other for other in seats if not rules.hostile[seat] & BIT[other]) for seat in seats]
    emblems = iter(EMBLEMS)
    lone = [camps.count(camp) == 1 and len(set(camps)) == 2 and rules.players > 2 for camp in camps]
    return [
        {"player": player_text(seat), "emblem": LONE_EMBLEM if lone[seat] else next(emblems), "camp": camps[seat]}
        for seat in seats
    ]


def _tile(rules: Rules, number: int) -> dict[str, Any]:
    tile = rules.tiles[number]
    creature = int(rules.creature_of_tile[number])
    return {
        "id": tile_text(rules, number),
        "colour": COLOUR_NAMES[tile.colour],
        "level": int(tile.level),
        "copies": int(tile.copies),
        **words("tile", tile_text(rules, number)),
        "when": tile.when,
        "sure": tile.sure,
        "module": _module_of(tile.slug),
        "creature": rules.creatures[creature].slug if creature >= 0 else None,
    }


@lru_cache(maxsize=1024)
def _module_of(slug: str) -> str | None:
    """Returns the module that brings the tile *slug*, None for the base game."""
    for modules in ([], *([module.name] for module in MODULES)):
        if any(tile.slug == slug for tile in make_rules(Options(modules=list(modules))).tiles_in_play):
            return modules[0] if modules else None
    return None


def _di(card: Any) -> dict[str, Any]:
    return {
        "id": card.slug,
        **words("di", card.slug),
        "cost": int(card.cost),
        "when": WHEN_NAMES[card.when],
        "copies": int(card.copies),
        "sure": card.sure,
        "strength": int(card.strength),
        "damage": int(card.damage),
        "shield": int(card.shield),
    }


def _in_first_hand(rules: Rules, card: Any) -> bool:
    """K3.2 Tells whether somebody starts with *card*."""
    return any(hand & BIT[card.id] for hand in rules.hand_starts)


def _battle_card(rules: Rules, card: Any) -> dict[str, Any]:
    return {
        "id": card.slug,
        "strength": int(card.strength),
        "damage": int(card.damage),
        "shield": int(card.shield),
        "losses": int(card.own_losses),
        "special": bool(card.special),
        "sure": SINGLE if card.slug in THIN_BATTLE_CARDS else AGREED,
        "start": _in_first_hand(rules, card),
    }


def _in_play(rules: Rules, creature: Any) -> bool:
    return any(int(rules.creature_of_tile[tile.id]) == creature.id for tile in rules.tiles_in_play)


def _creature(rules: Rules, creature: Any) -> dict[str, Any]:
    tiles = [tile_text(rules, tile.id) for tile in rules.tiles_in_play if rules.creature_of_tile[tile.id] == creature.id]
    return {
        "id": creature.slug,
        **words("creature", creature.slug),
        "strength": int(creature.strength),
        "damage": int(creature.damage),
        "shield": int(creature.shield),
        "range": int(creature.move),
        "sure": creature.sure,
        "tile": tiles[0],
    }


def _action_space(space: Any) -> dict[str, Any]:
    colour = COLOUR_NAMES[space.colour] if space.colour >= 0 else None
    row = int(space.row)
    return {"id": space.slug, "row": row, "action": ACTIONS[int(space.action)], "colour": colour}


def _board(rules: Rules) -> dict[str, Any]:
    board = rules.board
    present = [space for space in range(SPACES) if board.spaces & BIT[space]]
    return {
        "drawing": board.drawing,
        "spaces": {SPACE_NAMES[space]: _space(rules, space) for space in present},
        "land": _pairs(board.land),
        "harbours": _pairs(board.harbours),
        "cities": [CITY_NAMES[city] for city in board.cities],
    }


def _space(rules: Rules, space: int) -> dict[str, Any]:
    board = rules.board
    city = int(board.city_of[space])
    return {
        "city": CITY_NAMES[city] if city >= 0 else None,
        "temple": int(board.income[space]) if board.temples & BIT[space] else None,
        "obelisk": bool(board.obelisks & BIT[space]),
        "sanctuary": space == board.sanctuary,
    }


def _pairs(masks: Any) -> list[list[str]]:
    """Lists the links written as a mask of neighbours for each space, each link once."""
    return [
        [SPACE_NAMES[one], SPACE_NAMES[other]]
        for one in range(SPACES)
        for other in range(one + 1, SPACES)
        if masks[one] & BIT[other]
    ]

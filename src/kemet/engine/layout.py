"""The layout of observations: which byte means what. `observe` writes it, `docs/observation.md` is made from it."""

from __future__ import annotations

from kemet.engine.board import CITY_NAMES, SPACE_NAMES
from kemet.engine.content.path import MOST_SLOTS
from kemet.engine.ids import (
    ACTION_SPACE_NAMES,
    ACTION_SPACES,
    COLOUR_NAMES,
    EXTRA_LAST_DAY,
    EXTRA_OF_SEATS,
    EXTRAS,
    MAX_LEVEL,
    MAX_PP,
    REGULAR_TOKENS,
    TOKEN_NAMES,
    UNITS,
    VP_KINDS,
    VP_NAMES,
)
from kemet.engine.notation import tile_text
from kemet.engine.registry import MODULES, make_rules, variant_names
from kemet.engine.rules import Options, Rules

LAYOUT_VERSION = 1
"""Raised when a byte of an observation, or the number of an action, changes its meaning: keep it beside what you train."""

# Raised when a byte of the widest layout or an action changes its meaning: nets that learned another one are refused.
LAYOUT_VERSION = 1

FEWEST_PLAYERS = 2
MOST_PLAYERS = 5
MOST_VP = 10
# Longer games are rare; the number itself goes on to 127.
LONG_GAME = 32
MOST_DI = 12
MOST_STRENGTH = 16


class Field:
    """A part of an observation: its name, a label for each byte (one empty label for a lone number), the value that counts
    as 1 where numbers are scaled, and what it means."""

    def __init__(self, name: str, labels: list[str], most: int, what: str) -> None:
        self.name = name
        self.labels = labels
        self.most = most
        self.what = what

    def names(self) -> list[str]:
        """Lists the names of all its bytes: `round`, `you.units[delta_marsh]`."""
        return [f"{self.name}[{label}]" if label else self.name for label in self.labels]


def number(name: str, most: int, what: str) -> Field:
    """Returns a field of one byte."""
    return Field(name, [""], most, what)


def flag(name: str, what: str) -> Field:
    """Returns a field of one byte that is 0 or 1."""
    return number(name, 1, what)


def observation_layout(shape: Rules) -> list[Field]:
    """Lists the parts of an observation in their order, as long as a game under the rules *shape* needs them."""
    fields = [*_agreed(), *_game(shape)]
    for k in range(int(shape.players)):
        fields += _player(shape, "you" if k == 0 else f"next-{k}")
    return [*fields, *_board(), *_cards(shape), *_move(shape), *_battle(shape)]


def observation_fields(shape: Rules) -> list[tuple[str, int]]:
    """Lists name and number of bytes of the parts of an observation, in their order.

    Examples:
        >>> from kemet.engine import Options, make_rules
        >>> from kemet.engine.layout import observation_fields
        >>> observation_fields(make_rules(Options(players=2)))[:2]
        [('players', 4), ('modules', 5)]
    """
    return [(field.name, len(field.labels)) for field in observation_layout(shape)]


def observation_names(shape: Rules) -> list[str]:
    """Lists the name of every byte of an observation."""
    return [name for field in observation_layout(shape) for name in field.names()]


def observation_scale(shape: Rules) -> list[int]:
    """Lists for every byte of an observation the value that counts as 1 where numbers are scaled."""
    return [field.most for field in observation_layout(shape) for _ in field.labels]


def observation_size(shape: Rules) -> int:
    """Returns the number of bytes of an observation."""
    return sum(len(field.labels) for field in observation_layout(shape))


def widest_shape() -> Rules:
    """Returns the rules with the longest observations, of five players and all modules: observations of that shape have the
    same length and meaning at every table, with zeros for players and components that are not there."""
    return make_rules(Options(players=MOST_PLAYERS, modules=[module.name for module in MODULES]))


def _agreed() -> list[Field]:
    counts = [str(players) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]
    return [
        Field("players", counts, 1, "1 at the number of players"),
        Field("modules", [module.name for module in MODULES], 1, "1 for each module in play"),
        Field("variants", list(variant_names()), 1, "1 for each variant agreed on"),
        number("target", MOST_VP, "victory points that win"),
        flag("learning", "1 in the learning game"),
        flag("discards-up", "1 if battle cards are discarded face up"),
    ]


def _game(shape: Rules) -> list[Field]:
    seats = ["you", *(f"next-{k}" for k in range(1, int(shape.players)))]
    return [
        number("round", LONG_GAME, "number of the round, at most 127"),
        flag("night", "1 at night"),
        number("deck", sum(int(card.copies) for card in shape.di_cards), "DI cards in the deck"),
        Field("decision", list(shape.decision_names), 1, "1 at the decision that waits"),
        Field("turn", seats, 1, "1 at the player in turn"),
    ]


def _player(shape: Rules, who: str) -> list[Field]:
    tiles = {int(tile.power): tile_text(shape, tile.id) for tile in reversed(shape.tiles)}
    cards = [card.slug for card in shape.battle_cards]
    spaces = list(ACTION_SPACE_NAMES) + [f"space-{k}" for k in range(len(ACTION_SPACE_NAMES), ACTION_SPACES)]
    sources = list(VP_NAMES) + [f"source-{k}" for k in range(len(VP_NAMES), VP_KINDS)]
    fields = [
        number("city", len(CITY_NAMES), "the city, its number plus 1"),
        number("pp", MAX_PP, "prayer points"),
        number("temples-held", 4, "temples held, 1 temporary VP each"),
        number("great-pyramids", 4, "level-4 pyramids controlled, 1 temporary VP each"),
        number("reserve", UNITS, "units in reserve"),
        number("tokens-left", REGULAR_TOKENS, "regular tokens still to lay today"),
        number("di", MOST_DI, "DI cards in hand"),
        number("battle-cards", len(cards), "battle cards in hand"),
        number("place", MOST_PLAYERS - 1, "place in the turn order, 0 is first"),
        flag("awaited", "1 if an answer of this player is awaited"),
        number("dawn-tokens", 4, "dawn tokens, with the module that has them"),
        Field("vp", sources, MOST_VP, "permanent VP by source; those of the dagger may be negative, -1 is 255"),
        Field("tiles", [tiles[k] for k in range(int(shape.powers))], 1, "1 for each power owned"),
        Field("tokens", spaces, len(TOKEN_NAMES) - 1, "on each action space: 0 nothing, 1 regular, 2 silver, 3 gold"),
        Field("battle-seen", cards, 1, "1 for each battle card discarded face up"),
        Field("units", list(SPACE_NAMES), UNITS, "units on each space"),
        Field("creatures", list(SPACE_NAMES), len(shape.creatures), "creature on each space, its number plus 1"),
    ]
    if shape.additions.size:
        fields.append(Field("expansion", _facts_of_seat(shape), 3, "with the path: priests by place; path tokens by kind"))
    return [Field(f"{who}.{field.name}", field.labels, field.most, field.what) for field in fields]


def _facts_of_seat(shape: Rules) -> list[str]:
    """Lists what the module with additions knows of a seat, in the order of `game.expansion`."""
    places = [*SPACE_NAMES, "reserve", "by-path", "tokens-held", *shape.path.location_names]
    return [*places, *(token.slug for token in shape.path.tokens)]


def _facts_of_game(shape: Rules) -> list[str]:
    """Lists what it knows of the game, in the order of `game.expansion`."""
    path = shape.path
    kinds = [token.slug for token in path.tokens]
    labels = [f"side-{board + 1}" for board in range(len(path.boards))]
    labels += [f"{name}-{slot + 1}" for name in path.location_names for slot in range(MOST_SLOTS)]
    labels += [f"road-{board + 1}-{lane}" for board in range(len(path.boards)) for lane in path.lanes]
    return [*labels, *(f"supply-{kind}" for kind in kinds), *(f"used-{kind}" for kind in kinds)]


def _board() -> list[Field]:
    spaces = list(SPACE_NAMES)
    return [
        Field("pyramid-owner", spaces, MOST_PLAYERS, "whose pyramid stands on each space, 1 is you"),
        Field("pyramid-colour", spaces, len(COLOUR_NAMES), "its colour plus 1: 1 white, 2 red, 3 blue, 4 black"),
        Field("pyramid-level", spaces, MAX_LEVEL, "its level"),
    ]


def _cards(shape: Rules) -> list[Field]:
    di = [card.slug for card in shape.di_cards]
    cards = [card.slug for card in shape.battle_cards]
    extras = [{EXTRA_LAST_DAY: "last-day"}.get(k, f"fact-{k}") for k in range(EXTRA_OF_SEATS, EXTRAS)]
    fields = [
        Field("supply", [tile_text(shape, tile.id) for tile in shape.tiles], 2, "copies of each tile on sale"),
        Field("discard", di, 4, "DI cards in the discard by kind, as far as they lie open"),
        Field("di-hand", di, 4, "your DI cards by kind"),
        Field("battle-hand", cards, 1, "1 for each battle card in your hand"),
        Field("battle-pile", cards, 1, "1 for each battle card you discarded"),
        Field("extra", extras, 1, "facts of modules about the game"),
    ]
    if shape.additions.size:
        what = "with the path: side of each board (1 is B); tokens in slots and on roads, kind plus 1; supply; used up"
        fields.append(Field("expansion", _facts_of_game(shape), len(shape.path.tokens), what))
    return fields


def _move(shape: Rules) -> list[Field]:
    spaces = len(SPACE_NAMES)
    fields = [
        number("move.at", spaces, "where the moving troop is, space plus 1"),
        number("move.origin", spaces, "where it set out, space plus 1"),
        number("move.units", UNITS, "units that go on"),
        number("move.range", 4, "range left"),
        flag("move.with-creature", "1 if the creature goes along"),
        flag("move.gates-open", "1 if a card opened the walls"),
    ]
    return [
        *fields,
        *([number("move.figures", 3, "with the path: priests among the units that go on")] if shape.additions.size else []),
    ]


def _side(shape: Rules, side: str) -> list[Field]:
    cards = len(shape.battle_cards)
    fields = [
        number("seat", MOST_PLAYERS, "who fights on this side, 1 is you"),
        flag("settled", "1 when the choice is made"),
        number("card", cards, "battle card plus 1, once you may know it"),
        number("discard", cards, "battle card discarded plus 1, if you may know it"),
        number("strength", MOST_STRENGTH, "strength, after the reveal"),
        number("damage", MOST_STRENGTH, "damage, after the reveal"),
        number("shield", MOST_STRENGTH, "shield, after the reveal"),
        Field("di", [card.slug for card in shape.di_cards], 2, "DI cards laid by kind, if you may know them"),
    ]
    kinds = [token.slug for token in shape.path.tokens]
    fields += (
        [Field("tokens", kinds, 2, "with the path: path tokens laid by kind, if you may know them")]
        if shape.additions.tokens
        else []
    )
    return [Field(f"battle.{side}.{field.name}", field.labels, field.most, field.what) for field in fields]


def _battle(shape: Rules) -> list[Field]:
    return [
        *_side(shape, "attacker"),
        *_side(shape, "defender"),
        number("battle.space", len(SPACE_NAMES), "where the battle is, space plus 1"),
        number("attack.space", len(SPACE_NAMES), "the space under attack plus 1"),
        number("card-played", len(shape.di_cards), "the DI card being played, that a Veto could answer, plus 1"),
    ]

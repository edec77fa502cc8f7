"""What one player may know, built up from listed fields. What is not listed here is never seen.

Everything is plain data with words instead of numbers, ready for JSON.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kemet.engine.board import CITY_NAMES, SPACE_NAMES, SPACES
from kemet.engine.effect import Tile
from kemet.engine.frame import FrameView
from kemet.engine.ids import BIT, COLOUR_NAMES, COLOURS, NONE, TOKEN_NAMES, VP_KINDS, VP_NAMES, bits
from kemet.engine.notation import field_text, notation_of, player_text, tile_text
from kemet.engine.rules import Rules
from kemet.engine.state import count_bits

if TYPE_CHECKING:
    from kemet.engine.game import Game

SPECTATOR = NONE
"""The viewer who holds no seat."""

# The last facts of the base game; what modules show of a game or a player comes behind.
LAST_OF_GAME = "legal"
LAST_OF_PLAYER = "battle-removed-cards"


def view(game: Game, viewer: int) -> dict[str, Any]:
    """Returns what the player in seat *viewer* may know, as plain data ready for JSON; `SPECTATOR` sees what is public.

    Examples:
        >>> from kemet import SPECTATOR, Options, start, view
        >>> game = start(Options(players=2), seed=7)
        >>> view(game, 1)["legal"], view(game, SPECTATOR)["awaiting"]
        (['city/nw', 'city/s'], ['p2'])
    """
    rules = game.rules
    notation = notation_of(rules)
    seats = range(rules.options.players)
    shown: dict[str, Any] = {
        "you": player_text(viewer) if viewer >= 0 else None,
        "options": dict(rules.options.items()),
        "round": int(game.round),
        "phase": phase(game),
        "order": [player_text(game.order[k]) for k in seats],
        "turn": player_text(game.turn) if game.turn >= 0 else None,
        "winner": player_text(game.winner) if game.winner >= 0 else None,
        "players": [player_view(game, seat, viewer) for seat in seats],
        "supply": {tile_text(rules, tile.id): on_offer(game, tile) for tile in rules.tiles if tile.copies},
        "deck": int(game.deck_left),
        "discard": di_words(rules, [int(n) for n in game.discard]),
        "contested": [SPACE_NAMES[space] for space in bits(game.contested)],
        "awaiting": [player_text(seat) for seat in seats if game.awaiting() & BIT[seat]],
        "frames": [frame_view(game, k, viewer) for k in range(len(game.stack))],
        "legal": [notation.text(action) for action in game.legal(viewer)] if viewer >= 0 else [],
    }
    if rules.colours_drawn:
        shown["colours"] = [COLOUR_NAMES[colour] for colour in game.colours()]
    for module in rules.modules:
        module.show_game(game, shown)
    return shown


def on_offer(game: Game, tile: Tile) -> int:
    """K3.1, K1.2 Returns how many copies of *tile* are on offer: in a learning game not yet, or never, all levels."""
    return int(game.supply[tile.id]) if tile.level <= game.rules.open_level(game.round) else 0


def phase(game: Game) -> str:
    """Returns the word for the present phase."""
    if game.winner >= 0:
        return "over"
    if game.round == 0:
        return "set-up"
    return "night" if game.night else "day"


def added_facts(shown: dict[str, Any], last: str) -> dict[str, Any]:
    """Returns what modules show of a game (*last* is `LAST_OF_GAME`) or of a player (`LAST_OF_PLAYER`)."""
    names = list(shown)
    return {name: shown[name] for name in names[names.index(last) + 1 :]}


def player_view(game: Game, seat: int, viewer: int) -> dict[str, Any]:
    """Returns what *viewer* may know of the player in *seat*."""
    rules = game.rules
    mine = seat == viewer
    kinds = len(rules.di_cards)
    own = [int(game.hand[seat * kinds + k]) for k in range(kinds)]
    thrown = [int(game.thrown[seat * kinds + k]) for k in range(kinds)]
    passing = bool(rules.temporary_vp[seat])
    shown: dict[str, Any] = {
        "player": player_text(seat),
        "city": CITY_NAMES[game.city[seat]] if game.city[seat] >= 0 else None,
        "pp": int(game.pp[seat]),
        "vp": {
            "total": int(game.total_vp(seat)),
            **{VP_NAMES[kind]: int(game.vp[seat * VP_KINDS + kind]) for kind in rules.vp_sources},
            "temples-held": int(game.temples_held(seat)) if passing else 0,
            "great-pyramids": int(game.great_pyramids(seat)) if passing else 0,
        },
        "reserve": int(game.reserve[seat]),
        "units": {SPACE_NAMES[s]: int(game.units_at(seat, s)) for s in range(SPACES) if game.units_at(seat, s)},
        "creatures": creature_view(game, seat),
        "pyramids": pyramid_view(game, seat),
        "tiles": [tile_text(rules, tile) for tile in owned_tiles(game, seat)],
        "tokens": {
            space.slug: TOKEN_NAMES[game.token_at(seat, k)]
            for k, space in enumerate(rules.action_spaces)
            if game.token_at(seat, k)
        },
        "tokens-left": int(game.tokens_left[seat]),
        "di": int(game.hand_size[seat]),
        "di-hand": di_words(rules, own) if mine else None,
        "di-thrown": sum(thrown),
        "di-thrown-cards": di_words(rules, thrown) if mine else None,
        "battle-cards": int(count_bits(game.battle_hand[seat])),
        "battle-hand": card_words(rules, game.battle_hand[seat]) if mine else None,
        "battle-pile": int(count_bits(game.battle_pile[seat])),
        "battle-pile-seen": card_words(rules, game.battle_seen[seat]),
        "battle-pile-cards": card_words(rules, game.battle_pile[seat]) if mine else None,
        "battle-removed": int(count_bits(game.battle_removed[seat])),
        "battle-removed-cards": card_words(rules, game.battle_removed[seat]) if mine else None,
    }
    for module in rules.modules:
        module.show_player(game, seat, viewer, shown)
    return shown


def owned_tiles(game: Game, seat: int) -> list[int]:
    """Lists the tiles of the player in *seat*."""
    powers = int(game.rules.powers)
    return sorted(int(game.owned[seat * powers + k]) - 1 for k in range(powers) if game.owned[seat * powers + k])


def creature_view(game: Game, seat: int) -> dict[str, str]:
    """Returns the creatures of the player in *seat* and where they are."""
    found: dict[str, str] = {}
    for tile in owned_tiles(game, seat):
        creature = game.rules.creature_of_tile[tile]
        if creature >= 0:
            space = game.creature_at[creature]
            found[game.rules.creatures[creature].slug] = SPACE_NAMES[space] if space >= 0 else "reserve"
    return found


def pyramid_view(game: Game, seat: int) -> dict[str, dict[str, Any]]:
    """Returns level and district of the pyramids of the player in *seat*."""
    found: dict[str, dict[str, Any]] = {}
    for colour in game.colours():
        where = [SPACE_NAMES[s] for s in range(SPACES) if game.pyramid_on[s] == seat * COLOURS + colour]
        found[COLOUR_NAMES[colour]] = {"level": int(game.level(seat, colour)), "space": where[0] if where else None}
    return found


def di_words(rules: Rules, counts: list[int]) -> dict[str, int]:
    """Returns the DI cards of which there are any, by name."""
    return {card.slug: number for card, number in zip(rules.di_cards, counts, strict=True) if number}


def card_words(rules: Rules, mask: int) -> list[str]:
    """Returns the battle cards in *mask* by name."""
    return [rules.battle_cards[card].slug for card in bits(mask)]


def frame_view(game: Game, k: int, viewer: int) -> dict[str, Any]:
    """Returns what *viewer* may know of frame *k* of the stack."""
    frame = game.stack[k]
    shown = FrameView(viewer)
    frame.show(game, shown)
    fields: dict[str, Any] = {"frame": frame.name()}
    for name, value in shown.fields.items():
        if name.endswith("-di") or name == "seen":
            assert isinstance(value, list)
            fields[name] = di_words(game.rules, value)
        elif isinstance(value, dict):
            fields[name] = value
        elif isinstance(value, list):
            fields[name] = [field_text(game.rules, name, number) for number in value]
        else:
            text = field_text(game.rules, name, value)
            fields[name] = value if text == str(value) else text
    return fields


def everything(game: Game) -> dict[str, Any]:
    """Returns all facts of a game in words, hidden ones too: what a digest is made of. Words do not change when
    expansions add things that this game does not have."""
    rules = game.rules
    extra = {f"extra {place}": int(value) for place, value in enumerate(game.extra) if value}
    return {
        **extra,
        "public": view(game, SPECTATOR),
        "players": [player_view(game, seat, seat) for seat in range(rules.options.players)],
        "deck": di_words(rules, [int(n) for n in game.deck]),
        "chance": game.rng.dump(),
        "frames": [[frame.name(), frame.dump()] for frame in game.stack],
    }

"""A position written by hand becomes a game: who holds what, units on spaces, tiles, cards, whose turn."""

from __future__ import annotations

from typing import Any

from kemet.engine.board import CITY_NAMES, SPACE_NAMES
from kemet.engine.game import Game, empty_game
from kemet.engine.ids import (
    BIT,
    COLOUR_NAMES,
    COLOURS,
    EXTRA_APART_GONE,
    GOLD_SPACE,
    MAX_LEVEL,
    NONE,
    TOKEN_GOLD,
    TOKEN_REGULAR,
    TOKEN_SILVER,
    VP_KINDS,
    VP_NAMES,
    VP_SPHINX,
    VP_TILE,
)
from kemet.engine.notation import NotationError, parse_player, player_text, tile_text
from kemet.engine.play.day import Day, gold_choices, silver_ready
from kemet.engine.play.match import Match
from kemet.engine.play.night import Night
from kemet.engine.play.recruit import limit_at, unit_pool
from kemet.engine.play.setup import set_colours
from kemet.engine.rules import Rules
from kemet.engine.seats import MAX_PP, REGULAR_TOKENS
from kemet.engine.state import with_bits

POSITION_KEYS = ["phase", "round", "turn", "order", "seed", "colours", "deck", "discard", "rest"]
PLAYER_KEYS = [
    "city", "pp", "vp", "tiles", "pyramids", "units", "creatures", "di", "thrown", "battle-hand", "battle-seen",
    "battle-removed", "tokens",
]  # fmt: skip
PHASES = ["day", "night", "dusk"]
MOST_VP = 20


class PositionError(ValueError):
    """Something in a position that cannot be; `path` names the place."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(reason)
        self.path = path
        self.reason = reason


def build_position(rules: Rules, position: dict[str, Any], players: dict[str, Any]) -> Game:
    """Returns the game of a hand-written position, at its first decision; raises `PositionError`."""
    module_keys = [key for module in rules.modules for key in module.position_keys()]
    check_keys("position", position, POSITION_KEYS + module_keys)
    game = empty_game(rules, str(position.get("seed", 1)))
    game.round = integer("position.round", position.get("round", 2), 1, 99)
    turn = _seat(rules, "position.turn", position.get("turn", "p1"))
    _set_order(game, position, turn)
    _set_colours(game, position, players)
    for module in rules.modules:
        module.set_position(game, position)
    for seat in range(rules.options.players):
        name = player_text(seat)
        _set_player(game, seat, table(f"player.{name}", players.get(name, {})))
    for name in players:
        _seat(rules, f"player.{name}", name)
    _set_deck(game, position, players)
    _set_phase(game, position, turn)
    for module in rules.modules:
        module.complete_position(game, position)
    game.advance()
    return game


def check_keys(path: str, items: dict[str, Any], known: list[str]) -> None:
    """Raises `PositionError` on the first key of *items* that is not *known*."""
    for key in items:
        if key not in known:
            raise PositionError(f"{path}.{key}", f"unknown key {key!r}; known are {', '.join(known)}")


def integer(path: str, value: Any, low: int, high: int) -> int:
    """Returns *value* if it is a whole number from *low* to *high*."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise PositionError(path, f"{value!r}: this must be a number from {low} to {high}")
    return value


def table(path: str, value: Any) -> dict[str, Any]:
    """Returns *value* if it is a table."""
    if not isinstance(value, dict):
        raise PositionError(path, f"{value!r}: this must be a table of names and values")
    return value


def words(path: str, value: Any) -> list[str]:
    """Returns *value* if it is a list of texts."""
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise PositionError(path, f"{value!r}: this must be a list of texts")
    return value


def one_of(path: str, value: Any, names: list[str], what: str) -> int:
    """Returns the index of *value* in *names*."""
    if value not in names:
        raise PositionError(path, f"{value!r} is no {what}; there are {', '.join(names)}")
    return names.index(value)


def _seat(rules: Rules, path: str, value: Any) -> int:
    try:
        return parse_player(str(value), rules.options.players)
    except NotationError as error:
        raise PositionError(path, str(error)) from error


def _space(game: Game, path: str, value: Any) -> int:
    space = one_of(path, value, SPACE_NAMES, "space")
    if not game.rules.board.spaces & BIT[space]:
        raise PositionError(path, f"{value} is not in play with {game.rules.players} players (K2.1)")
    return space


def _set_order(game: Game, position: dict[str, Any], turn: int) -> None:
    players = int(game.rules.players)
    default = [player_text((turn + k) % players) for k in range(players)]
    order = [_seat(game.rules, "position.order", name) for name in words("position.order", position.get("order", default))]
    if sorted(order) != list(range(players)):
        raise PositionError("position.order", f"the order must name each of the {players} players once")
    for k, seat in enumerate(order):
        game.order[k] = seat


def _set_colours(game: Game, position: dict[str, Any], players: dict[str, Any]) -> None:
    """BS3.1 Puts the named colours into play where colours are drawn; left out, those that players have things of, and then
    as many more as there must be."""
    rules = game.rules
    drawn = int(rules.colours_drawn)
    if not drawn:
        if "colours" in position:
            raise PositionError("position.colours", "all colours are in play here; none are drawn")
        return
    known = [COLOUR_NAMES[colour] for colour in rules.pyramid_colours]
    if "colours" in position:
        named = words("position.colours", position["colours"])
        for name in named:
            one_of("position.colours", name, known, "colour")
    else:
        named = [COLOUR_NAMES[colour] for colour in rules.sure_colours]
        for given in players.values():
            things = [*given.get("pyramids", {}).values(), *given.get("tiles", [])]
            named += [name for name in known if any(str(thing).startswith(name) for thing in things)]
        named = list(dict.fromkeys([*named, *known]))[: max(drawn, len(set(named)))]
    if len(set(named)) != drawn or not {COLOUR_NAMES[colour] for colour in rules.sure_colours} <= set(named):
        raise PositionError(
            "position.colours", f"{drawn} colours are in play with {rules.players} players (BS3.1), not {named}"
        )
    set_colours(game, [COLOUR_NAMES.index(name) for name in named])


def _set_player(game: Game, seat: int, given: dict[str, Any]) -> None:
    path = f"player.{player_text(seat)}"
    check_keys(path, given, PLAYER_KEYS + [key for module in game.rules.modules for key in module.player_keys()])
    cities = [CITY_NAMES[city] for city in game.rules.board.cities]
    city = CITY_NAMES.index(cities[one_of(f"{path}.city", given.get("city", cities[seat]), cities, "city in play")])
    if city in [game.city[other] for other in range(seat)]:
        raise PositionError(f"{path}.city", f"the city {CITY_NAMES[city]} is taken already")
    game.city[seat] = city
    game.pp[seat] = integer(f"{path}.pp", given.get("pp", 5), 0, MAX_PP)
    _set_tiles(game, seat, path, words(f"{path}.tiles", given.get("tiles", [])))
    _set_pyramids(game, seat, path, table(f"{path}.pyramids", given.get("pyramids", {})))
    for module in game.rules.modules:
        module.set_player(game, seat, path, given)
    _set_units(game, seat, path, table(f"{path}.units", given.get("units", {})))
    _set_creatures(game, seat, path, table(f"{path}.creatures", given.get("creatures", {})))
    for name, number in table(f"{path}.vp", given.get("vp", {})).items():
        sources = [VP_NAMES[kind] for kind in game.rules.vp_sources if kind not in (VP_TILE, VP_SPHINX)]
        one_of(f"{path}.vp", name, sources, "source of VP to set")
        least = -MOST_VP if VP_NAMES.index(name) in game.rules.vp_debts else 0
        game.vp[seat * VP_KINDS + VP_NAMES.index(name)] = integer(f"{path}.vp", number, least, MOST_VP)
    _set_battle_cards(game, seat, path, given)
    _set_tokens(game, seat, path, words(f"{path}.tokens", given.get("tokens", [])))


def _set_tiles(game: Game, seat: int, path: str, names: list[str]) -> None:
    rules = game.rules
    known = [tile_text(rules, tile.id) for tile in rules.tiles]
    for name in names:
        tile = rules.tiles[one_of(f"{path}.tiles", name, known, "tile")]
        if game.has_power(seat, tile.power):
            raise PositionError(f"{path}.tiles", f"nobody owns two tiles called {tile.name} (K7.4)")
        if not game.supply[tile.id]:
            raise PositionError(f"{path}.tiles", f"there are only {tile.copies} of {name}")
        game.take_tile(seat, tile)
        if tile.vp_source() >= 0:
            game.vp[seat * VP_KINDS + tile.vp_source()] += 1


def _set_pyramids(game: Game, seat: int, path: str, given: dict[str, Any]) -> None:
    colours = [COLOUR_NAMES[colour] for colour in game.rules.pyramid_colours]
    for name, text in given.items():
        space = _space(game, f"{path}.pyramids", name)
        if not game.own_districts(seat) & BIT[space]:
            raise PositionError(f"{path}.pyramids", f"{name} is no district of {player_text(seat)}'s city (K2.13)")
        colour_name, _, level = str(text).partition("^")
        colour = COLOUR_NAMES.index(colours[one_of(f"{path}.pyramids", colour_name, colours, "colour of a pyramid")])
        if game.level(seat, colour):
            raise PositionError(f"{path}.pyramids", f"there is only one {colour_name} pyramid (K2.13)")
        if level not in [str(k) for k in range(1, MAX_LEVEL + 1)]:
            raise PositionError(f"{path}.pyramids", f"{text!r}: write colour^level, level 1 to 4, like 'red^3'")
        if int(level) > game.rules.top_level:
            raise PositionError(
                f"{path}.pyramids", f"pyramids stop at level {game.rules.top_level} in a learning game (K1.2)"
            )
        game.pyramid_level[seat * COLOURS + colour] = int(level)
        game.pyramid_on[space] = seat * COLOURS + colour


def _set_units(game: Game, seat: int, path: str, given: dict[str, Any]) -> None:
    game.reserve[seat] = unit_pool(game, seat) - game.rules.hooks.units_away(game, seat)
    for name, number in given.items():
        space = _space(game, f"{path}.units", name)
        if game.enemy_at(seat, space) >= 0:
            raise PositionError(f"{path}.units", f"two players have units on {name} (K9.7)")
        game.put_units(seat, space, integer(f"{path}.units", number, 1, unit_pool(game, seat)))
        limit = limit_at(game, seat, space)
        if number > limit:
            raise PositionError(f"{path}.units", f"{number} units on {name}, a troop holds at most {limit} there (K2.6)")
        game.reserve[seat] -= number
    if game.reserve[seat] < 0:
        has = unit_pool(game, seat)
        raise PositionError(f"{path}.units", f"{has - game.reserve[seat]} units on the board, a player has {has} (K3.2)")


def _set_creatures(game: Game, seat: int, path: str, given: dict[str, Any]) -> None:
    for name, where in given.items():
        creature = one_of(f"{path}.creatures", name, [c.slug for c in game.rules.creatures], "creature")
        owner = next(t for t in game.rules.tiles if game.rules.creature_of_tile[t.id] == creature)
        if not game.has_power(seat, owner.power):
            raise PositionError(f"{path}.creatures", f"{name} needs the tile {tile_text(game.rules, owner.id)}")
        if where == "reserve":
            continue
        space = _space(game, f"{path}.creatures", where)
        if game.creature_of(seat, space) >= 0:
            raise PositionError(f"{path}.creatures", f"two creatures on {where}; one is the limit (K11.2)")
        if not game.units_at(seat, space):
            raise PositionError(f"{path}.creatures", f"{name} is alone on {where}; a creature is with a unit (K11.4)")
        game.put_creature(seat, creature, space)


def _set_battle_cards(game: Game, seat: int, path: str, given: dict[str, Any]) -> None:
    removed = _cards(game, f"{path}.battle-removed", given.get("battle-removed", []))
    gained = 0
    for tile in game.rules.tiles:
        if tile.special_card() and game.has_power(seat, tile.power):
            gained |= _cards(game, path, [tile.special_card()])
    cards = (int(game.rules.hand_starts[seat]) | gained) & ~removed
    if (removed).bit_count() != (gained).bit_count():
        raise PositionError(f"{path}.battle-removed", "one battle card is removed for each Strategy tile, no more (R28e)")
    hand = cards
    if "battle-hand" in given:
        hand = _cards(game, f"{path}.battle-hand", given["battle-hand"])
    if hand & ~cards:
        raise PositionError(f"{path}.battle-hand", "a battle card in hand that the player does not have")
    if not hand or (hand).bit_count() % 2:
        raise PositionError(f"{path}.battle-hand", "an even number of battle cards is in hand between battles (R28c)")
    seen = _cards(game, f"{path}.battle-seen", given.get("battle-seen", []))
    game.battle_removed[seat] = removed
    game.battle_hand[seat] = hand
    game.battle_pile[seat] = cards & ~hand
    if seen & ~game.battle_pile[seat]:
        raise PositionError(f"{path}.battle-seen", "only discarded battle cards can have been seen")
    game.battle_seen[seat] = seen
    game.battle_proven[2 * seat] = seen | gained & ~removed
    game.battle_proven[2 * seat + 1] = seen | gained & ~removed


def _cards(game: Game, path: str, names: Any) -> int:
    known = [card.slug for card in game.rules.battle_cards]
    mask = 0
    for name in words(path, names):
        mask |= 2 ** one_of(path, name, known, "battle card")
    return mask


def _set_tokens(game: Game, seat: int, path: str, names: list[str]) -> None:
    """Lays the tokens of the day: 'build', 'silver@build', 'gold'."""
    game.tokens_left[seat] = game.rules.token_counts[seat]
    known = [space.slug for space in game.rules.action_spaces]
    for name in names:
        token = TOKEN_SILVER if name.startswith("silver@") else TOKEN_REGULAR
        space = one_of(f"{path}.tokens", name.removeprefix("silver@"), known, "action space")
        if space == GOLD_SPACE:
            if token == TOKEN_SILVER or not gold_choices(game, seat):
                raise PositionError(f"{path}.tokens", "the gold space takes the gold token of Divine Will only (K5.4)")
            token = TOKEN_GOLD
        elif token == TOKEN_SILVER and not silver_ready(game, seat):
            raise PositionError(f"{path}.tokens", "the silver token needs Act of God, and is laid once a day (K5.5)")
        if game.token_at(seat, space):
            raise PositionError(f"{path}.tokens", f"two tokens on {name} (K5.1)")
        game.put_token(seat, space, token)
        if token == TOKEN_REGULAR:
            game.tokens_left[seat] -= 1
    if game.tokens_left[seat] < 0:
        raise PositionError(f"{path}.tokens", "more than 5 regular tokens (K3.2)")


def _set_deck(game: Game, position: dict[str, Any], players: dict[str, Any]) -> None:
    """Deals the named DI cards out of the deck; what is not named is the rest, in the deck unless said otherwise."""
    kinds = game.rules.di_kinds
    for name, given in players.items():
        seat = parse_player(name, game.rules.options.players)
        for di in _take(game, f"player.{name}.di", given.get("di", [])):
            game.change_hand(seat, di, 1)
        for di in _take(game, f"player.{name}.thrown", given.get("thrown", [])):
            game.thrown[seat * kinds + di] += 1
    for di in _take(game, "position.discard", position.get("discard", [])):
        game.discard[di] += 1
    _set_apart(game)
    if "deck" not in position:
        if "rest" in position:
            raise PositionError("position.rest", "'rest' says where cards go that a given 'deck' leaves over")
        return
    deck = _take(game, "position.deck", position["deck"])
    rest = str(position.get("rest", "discard"))
    for di in range(kinds):
        number = game.deck[di]
        game.change_deck(di, deck.count(di) - number)
        if rest == "discard":
            game.discard[di] += number
        else:
            seat = _seat(game.rules, "position.rest", rest)
            game.change_hand(seat, di, number)


def _set_apart(game: Game) -> None:
    """BS12.5 Who is not said to have the card that each player was dealt apart has played it."""
    kinds = game.rules.di_kinds
    for card in game.rules.di_cards:
        for seat in range(game.rules.options.players):
            place = seat * kinds + card.id
            if card.apart and not game.hand[place] + game.thrown[place]:
                game.discard[card.id] += 1
                game.extra = with_bits(game.extra, EXTRA_APART_GONE, BIT[seat])


def _take(game: Game, path: str, names: Any) -> list[int]:
    known = [card.slug for card in game.rules.di_cards]
    taken: list[int] = []
    for name in words(path, names):
        di = one_of(path, name, known, "DI card")
        if game.rules.di_cards[di].apart:
            if path.startswith("position") or di in taken:
                raise PositionError(path, f"each player was dealt one {name}, which stays with that player (BS12.5)")
            taken.append(di)
            continue
        if not game.deck[di]:
            raise PositionError(path, f"there are only {game.rules.di_cards[di].copies} cards {name} in the game")
        game.change_deck(di, -1)
        taken.append(di)
    return taken


def _set_phase(game: Game, position: dict[str, Any], turn: int) -> None:
    steps = game.rules.procedures
    phase = PHASES[one_of("position.phase", position.get("phase", "day"), PHASES, "phase")]
    game.night = phase == "night"
    if phase == "night":
        game.push(Match(steps.match.index("night") + 1))
        game.push(Night(0, 0))
    elif phase == "dusk":
        if "delta-temple" not in steps.day.names:
            raise PositionError("position.phase", "the day ends with its last turn here; income is a part of the night (BS9)")
        game.push(Match(steps.match.index("day") + 1))
        game.push(Day(steps.day.index("delta-temple"), REGULAR_TOKENS * game.rules.players))
    else:
        laid = game.rules.token_counts[turn] - game.tokens_left[turn]
        begun = laid * game.rules.players + game.place(turn) + 1
        _check_tokens(game, begun, turn)
        # The turn begins as any other, with the check for victory where there is one (T4.1).
        game.push(Match(steps.match.index("day") + 1))
        game.push(Day(steps.day.index("turns"), begun - 1))
    game.invader = NONE


def _check_tokens(game: Game, begun: int, turn: int) -> None:
    """K5.1 Tokens are laid in turn, so each player's number of them follows from whose turn it is."""
    players = int(game.rules.players)
    if begun > REGULAR_TOKENS * players:
        raise PositionError(f"player.{player_text(turn)}.tokens", "all 5 regular tokens are laid, so this player has no turn")
    for place in range(players):
        seat = game.order[place]
        due = (begun - 1 - place + players - 1) // players
        laid = game.rules.token_counts[seat] - game.tokens_left[seat]
        if laid != due:
            name = player_text(seat)
            raise PositionError(
                f"player.{name}.tokens", f"{name} must have laid {due} regular tokens by this turn, not {laid} (K5.1)"
            )

"""Seth's game in hand-written positions, and what must hold of it in every position."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from kemet.engine.board import SPACE_NAMES, SPACES
from kemet.engine.game import Game
from kemet.engine.ids import BIT, COLOURS, MAX_LEVEL, VIOLET
from kemet.engine.modules.seth.content import (
    CREATURE_CARDS,
    MOST_TEMPLES,
    POWER_NAMES,
    PRAYER_HIGH,
    PRAYER_LOW,
    SETH,
    TEMPLE_TOP,
)
from kemet.engine.modules.seth.facts import facts_of
from kemet.engine.modules.seth.temples import deserts
from kemet.engine.notation import player_text
from kemet.engine.position import PositionError, integer, one_of, table, words
from kemet.engine.state import altered

POSITION_KEYS: Final = ["day-track", "speaker", "portal", "ceremony", "powers", "sacred-temples", "creature-cards"]


def set_seth_position(game: Game, given: dict[str, Any]) -> None:
    """Sets how far the day has gone, who speaks, what the community has built and held, and Seth's creature cards."""
    facts = facts_of(game)
    facts.put(game, facts.at_track, integer("position.day-track", given.get("day-track", 0), 0, len(facts.track)))
    members = [player_text(seat) for seat in range(1, game.rules.options.players)]
    facts.put(game, facts.at_speaker, 1 + one_of("position.speaker", given.get("speaker", "p2"), members, "member"))
    facts.put(game, facts.at_tokens, facts.community)
    facts.put(game, facts.at_portal, one_of("position.portal", given.get("portal", "closed"), ["closed", "open"], "portal"))
    facts.put(game, facts.at_ceremony, one_of("position.ceremony", given.get("ceremony", "no"), ["no", "yes"], "answer"))
    powers = 0
    for name in words("position.powers", given.get("powers", [])):
        powers |= 2 ** one_of("position.powers", name, list(POWER_NAMES), "power")
    facts.put(game, facts.at_powers, powers)
    known = [card.creature for card in CREATURE_CARDS if BIT[CREATURE_CARDS.index(card)] & facts.all_cards]
    cards = 0
    for name in words("position.creature-cards", given.get("creature-cards", known)):
        cards |= 2 ** one_of("position.creature-cards", name, known, "creature card")
    facts.put(game, facts.at_cards, cards)
    set_temples(game, table("position.sacred-temples", given.get("sacred-temples", {})))


def set_temples(game: Game, given: dict[str, Any]) -> None:
    """Sets sacred temples by their levels; finished ones have prayer tokens of 2, as long as there are some."""
    facts = facts_of(game)
    left = [PRAYER_HIGH.count(2), PRAYER_HIGH.count(3)]
    for name, level in given.items():
        path = f"position.sacred-temples.{name}"
        space = one_of(path, name, SPACE_NAMES, "space")
        if not deserts(game) & ~game.rules.board.obelisks & BIT[space]:
            raise PositionError(path, f"{name} is no desert without obelisk (S1.3)")
        facts.put(game, facts.at_level + space, integer(path, level, 1, TEMPLE_TOP))
        if level == TEMPLE_TOP:
            high = 0 if left[0] else 1
            left[high] -= 1
            facts.put(game, facts.at_prayer + space, 2 + high)
        elif level > 1:
            facts.put(game, facts.at_prayer + space, PRAYER_LOW)
    if len(given) > MOST_TEMPLES:
        raise PositionError("position.sacred-temples", "there are figures for three (S1.6)")
    facts.put(game, facts.at_prayer_two, left[0])
    facts.put(game, facts.at_prayer_three, left[1])


def set_seth_player(game: Game, seat: int, path: str, given: dict[str, Any]) -> None:
    """Sets the level of the violet pyramid: `violet = 3`, for Seth alone."""
    if seat != SETH:
        if "violet" in given:
            raise PositionError(f"{path}.violet", "only Seth has a violet pyramid (S2.1)")
        return
    if game.city[seat] != game.rules.board.cities[-1]:
        raise PositionError(f"{path}.city", "Seth's city is 'delta' (S1.1)")
    level = integer(f"{path}.violet", given.get("violet", 1), 1, MAX_LEVEL)
    game.pyramid_level = altered(game.pyramid_level, SETH * COLOURS + VIOLET, level)


def share_community_tiles(game: Game) -> None:
    """S6.5 What one member has of community tiles all have."""
    for tile in game.rules.tiles_in_play:
        members = range(1, game.rules.players)
        if tile.serves_camp() and any(game.has_power(seat, tile.power) for seat in members):
            for seat in members:
                game.own_tile(seat, tile)


def seth_faults(game: Game, found: list[str]) -> None:
    """Adds to *found* what is wrong with the facts of Seth's game."""
    facts = facts_of(game)
    for place in range(facts.start, facts.start + facts.size):
        if game.expansion[place] < 0:
            found.append("a number of Seth's game is below 0")
    thief = facts.thief(game)
    for space in range(SPACES):
        stolen: i64 = 0
        for seat in range(game.rules.players):
            stolen += game.expansion[facts.at_stolen + seat * SPACES + space]
        if stolen and (thief < 0 or stolen > game.units_at(thief, space)):
            found.append(f"{stolen} stolen units on {SPACE_NAMES[space]} are with nobody (Units Corruption)")
    built = [space for space in range(SPACES) if facts.temple_level(game, space)]
    if len(built) > MOST_TEMPLES:
        found.append(f"{len(built)} sacred temples, there are figures for 3 (S1.6)")
    for space in built:
        if game.rules.board.obelisks & BIT[space]:
            found.append(f"a sacred temple on {SPACE_NAMES[space]}, where there is an obelisk (S1.3)")
    finished = [space for space in built if facts.temple_level(game, space) == TEMPLE_TOP]
    left = facts.fact(game, facts.at_prayer_two) + facts.fact(game, facts.at_prayer_three)
    if len(finished) + left != len(PRAYER_HIGH):
        found.append(f"{len(finished)} finished temples and {left} prayer tokens left of {len(PRAYER_HIGH)} (S7.3)")

"""A battle before its cards are compared: who fights, and how strong both sides are."""

from __future__ import annotations

from typing import Any

from kemet.cli.wording.path import held_tokens, token_called, token_name
from kemet.cli.wording.words import joined, numbered, priests_text
from kemet.engine import Game
from kemet.engine.board import SPACE_NAMES
from kemet.engine.content.battle_cards import DEFENSIVE_STRATEGY, OFFENSIVE_STRATEGY
from kemet.engine.content.path import IN_BATTLE
from kemet.engine.ids import BIT
from kemet.engine.picture import troop
from kemet.engine.play.move import Move
from kemet.engine.preview import Encounter, encounter

STRATEGY_CARDS = {"red/offensive-strategy": OFFENSIVE_STRATEGY, "blue/defensive-strategy": DEFENSIVE_STRATEGY}
ROLES = ["attacker", "defender"]


def context(game: Game, seen: dict[str, Any]) -> list[str]:
    """Returns what the decision is about where the question does not say it: a battle, an attack, a card played, priests."""
    for frame in reversed(seen["frames"]):
        if frame["frame"] == "play-card":
            card = next(card for card in game.rules.di_cards if card.slug == frame["di"])
            return [f"{frame['player']} plays the DI card {card.name} ({card.text.rstrip('.')})."]
        if frame["frame"] == "battle" and frame["winner"] != "-":
            return []
        if frame["frame"] in ("battle", "attack"):
            return _battle_lines(game, seen, frame)
    if isinstance(game.top, Move) and game.top.figures:
        return [f"{priests_text(int(game.top.figures))} among the units that go on."]
    return []


def _battle_lines(game: Game, seen: dict[str, Any], frame: dict[str, Any]) -> list[str]:
    """Returns both sides of a battle as far as they are known before the cards are compared."""
    lines = [f"{frame['attacker']} attacks {frame['defender']} on {frame['space']}. Before cards (the defender wins ties):"]
    players = {player["player"]: player for player in seen["players"]}
    space = SPACE_NAMES.index(frame["space"])
    sides = encounter(game, space, *(int(name[1:]) - 1 for name in (frame["attacker"], frame["defender"]))).sides
    for k, role in enumerate(ROLES):
        player = players[frame[role]]
        there = troop(player, frame["space"]) if frame["space"] in player["units"] else "nobody"
        side = sides[k]
        numbers = f"strength {side.strength:>2}  damage {side.damage}  shield {side.shield}"
        lines.append(f"  {player['player']} {role}  {numbers}  units {there}{_playing(game, frame, role)}")
        if player["player"] != seen["you"] and frame["frame"] == "battle":
            lines.append(f"     holds {_holding(game, player)}")
    return lines


def _playing(game: Game, frame: dict[str, Any], role: str) -> str:
    """Returns what *role* plays in the battle, as far as it is seen."""
    card = frame.get(role + "-card", "-")
    if card == "-":
        return ""
    laid = [numbered(slug, number) for slug, number in frame.get(role + "-di", {}).items()]
    for slug, number in frame.get(role + "-tokens", {}).items():
        laid.append(numbered(token_name(token_called(game.rules, slug)), number))
    return f"  plays {' + '.join([card, *laid])}"


def _holding(game: Game, player: dict[str, Any]) -> str:
    """Returns what *player* could still lay in a battle."""
    cards = f"{player['battle-cards']} of the battle cards {_possible_cards(game, player)}"
    tokens = held_tokens(player, [token for token in game.rules.path.tokens if token.when == IN_BATTLE])
    return f"{cards}, and {player['di']} DI{f', and {joined(tokens)}' if tokens else ''}"


def attack_meaning(seen: dict[str, Any], met: Encounter, space: str) -> str:
    """Returns what the moving troop would meet on *space*, and how strong both are before cards."""
    enemy = seen["players"][met.defender]
    yours, theirs = (side.strength for side in met.sides)
    return f"battle with {enemy['player']} {troop(enemy, space)}, strength {yours} to {theirs} before cards"


def _possible_cards(game: Game, player: dict[str, Any]) -> str:
    """Returns the battle cards *player* may hold, as far as everybody knows; one of them may be out of the game."""
    gained = {STRATEGY_CARDS[tile] for tile in player["tiles"] if tile in STRATEGY_CARDS}
    cards = [card.slug for card in game.rules.battle_cards if game.rules.hand_start & BIT[card.id] or card.slug in gained]
    return " ".join(slug for slug in cards if slug not in player["battle-pile-seen"])

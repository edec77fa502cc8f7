"""A battle before its cards are compared: who fights, and how strong both sides are."""

from __future__ import annotations

from typing import Any

from kemet.cli.voice import brief, name, say
from kemet.cli.wording.path import held_tokens
from kemet.cli.wording.questions import battle_asked_about
from kemet.cli.wording.words import joined, numbered, troop
from kemet.engine import Game
from kemet.engine.board import SPACE_NAMES
from kemet.engine.content.battle_cards import DEFENSIVE_STRATEGY, OFFENSIVE_STRATEGY
from kemet.engine.ids import BIT
from kemet.engine.modules.ta_seti.path.content import IN_BATTLE, PATH_DATA
from kemet.engine.notation import parse_player
from kemet.engine.play.move import Move
from kemet.engine.preview import Encounter, encounter

STRATEGY_CARDS = {"red/offensive-strategy": OFFENSIVE_STRATEGY, "blue/defensive-strategy": DEFENSIVE_STRATEGY}
ROLES = ["attacker", "defender"]


def context(game: Game, seen: dict[str, Any]) -> list[str]:
    """Returns what the decision is about where the question does not say it: a battle, an attack, a card played, priests."""
    for frame in reversed(seen["frames"]):
        if frame["frame"] == "play-card":
            card = frame["di"]
            return [say("term-card-played", player=frame["player"], di=name("di", card), text=brief("di", card))]
        if frame["frame"] == "battle" and frame["winner"] != "-":
            return []
        if frame["frame"] in ("battle", "attack"):
            asked = seen["frames"][-1]["frame"] == "battle-cards"
            return _battle_lines(game, seen, battle_asked_about(seen) if asked else frame)
    if isinstance(game.top, Move) and game.top.figures:
        return [say("term-priests-going", number=int(game.top.figures))]
    return []


def _battle_lines(game: Game, seen: dict[str, Any], frame: dict[str, Any]) -> list[str]:
    """Returns both sides of a battle as far as they are known before the cards are compared."""
    lines = [say("term-attacks", attacker=frame["attacker"], defender=frame["defender"], space=frame["space"])]
    players = {player["player"]: player for player in seen["players"]}
    space = SPACE_NAMES.index(frame["space"])
    sides = encounter(game, space, *(int(name[1:]) - 1 for name in (frame["attacker"], frame["defender"]))).sides
    for k, role in enumerate(ROLES):
        player = players[frame[role]]
        there = troop(player, frame["space"]) if frame["space"] in player["units"] else say("term-nobody")
        side = sides[k]
        numbers = say("term-numbers", strength=f"{side.strength:>2}", damage=side.damage, shield=side.shield)
        units = say("term-units", troop=there)
        lines.append(f"  {player['player']} {say(f'ui-{role}').lower()}  {numbers}  {units}{_playing(frame, role)}")
        if player["player"] != seen["you"] and frame["frame"] == "battle":
            lines.append(f"     {_holding(game, player)}")
    return lines


def _playing(frame: dict[str, Any], role: str) -> str:
    """Returns what *role* plays in the battle, as far as it is seen."""
    card = frame.get(role + "-card", "-")
    if card == "-":
        return ""
    laid = [numbered(name("di", slug), number) for slug, number in frame.get(role + "-di", {}).items()]
    for slug, number in frame.get(role + "-tokens", {}).items():
        laid.append(numbered(name("token", slug), number))
    return f"  {say('term-plays', cards=' + '.join([card, *laid]))}"


def _holding(game: Game, player: dict[str, Any]) -> str:
    """Returns what *player* could still lay in a battle."""
    cards = say("term-holds", number=player["battle-cards"], cards=_possible_cards(game, player), di=player["di"])
    tokens = held_tokens(player, [token for token in PATH_DATA.tokens if token.when == IN_BATTLE])
    return f"{cards}, {joined(tokens)}" if tokens else cards


def attack_meaning(seen: dict[str, Any], met: Encounter, space: str) -> str:
    """Returns what the moving troop would meet on *space*, and how strong both are before cards."""
    enemy = seen["players"][met.defender]
    yours, theirs = (side.strength for side in met.sides)
    return say("term-battle-with", player=enemy["player"], troop=troop(enemy, space), yours=yours, theirs=theirs)


def _possible_cards(game: Game, player: dict[str, Any]) -> str:
    """Returns the battle cards *player* may hold, as far as everybody knows; one of them may be out of the game."""
    gained = {STRATEGY_CARDS[tile] for tile in player["tiles"] if tile in STRATEGY_CARDS}
    first = game.rules.hand_starts[parse_player(player["player"], game.rules.options.players)]
    cards = [card.slug for card in game.rules.battle_cards if first & BIT[card.id] or card.slug in gained]
    return " ".join(slug for slug in cards if slug not in player["battle-pile-seen"])

"""Words for people: what happened, what is asked, what an answer means. For `kemet play`."""

from __future__ import annotations

from typing import Any

from kemet.engine import Game, Rules
from kemet.engine.actions import (
    ANSWER_NAMES,
    BATTLE_CARD,
    COUNT,
    DI,
    GOLD,
    PASS,
    PLAYER,
    PYRAMID,
    PYRAMID_LEVELS,
    SILVER,
    SPACE,
    TELEPORT,
    TILE,
    TOKEN,
)
from kemet.engine.board import SPACE_NAMES
from kemet.engine.events import EVENT_FIELDS, Event
from kemet.engine.ids import ACTION_SPACE_NAMES, GOLD_NAMES
from kemet.engine.notation import event_text, field_text, player_text
from kemet.engine.play.build import build_price
from kemet.engine.play.buy import tile_price
from kemet.engine.play.move import teleport_price
from kemet.engine.play.pray import price

EVENTS = {
    "round-begins": "Round {number} begins.",
    "night-begins": "Night falls.",
    "day-begins": "The day begins.",
    "order-set": "{player} is number {place} in turn order.",
    "city-taken": "{player} takes the city {city}.",
    "pyramid-raised": "{player} raises the {colour} pyramid to level {level}.",
    "units-placed": "{player} places {number} on {space}.",
    "pp-gained": "{player} gains {number} PP.",
    "pp-paid": "{player} pays {number} PP.",
    "pp-lost": "{player} loses {number} PP.",
    "vp-gained": "{player} gains 1 VP ({source}).",
    "di-drawn": "{player} draws a DI card.",
    "di-seen": "You see the DI card {di}.",
    "di-played": "{player} plays the DI card {di}.",
    "di-vetoed": "The card {di} of {player} is vetoed.",
    "di-thrown": "{player} throws a DI card away.",
    "token-laid": "{player} lays a {token} token: {action}",
    "tile-bought": "{player} buys {tile}.",
    "troop-moved": "{player} moves {number} from {space} to {to}.",
    "troop-teleported": "{player} teleports {number} from {space} to {to}.",
    "troop-escaped": "{player} escapes from {space} to {to}.",
    "troop-retreated": "{player} retreats from {space} to {to}.",
    "troop-recalled": "{player} recalls {number} from {space}.",
    "units-destroyed": "{player} loses {number} on {space}.",
    "units-returned": "{player} returns {number} from {space} to reserve.",
    "creature-moved": "{player} puts the {creature} on {space}.",
    "creature-waits": "The {creature} of {player} waits in reserve.",
    "battle-begins": "Battle: {player} attacks {enemy} on {space}!",
    "battle-card-shown": "You see that {player} plays the battle card {card}.",
    "battle-card-revealed": "{player} reveals the battle card {card}.",
    "battle-card-laid-away": "{player} discards the battle card {card}.",
    "battle-strength": "{player} has strength {strength}, damage {damage}, shield {shield}.",
    "battle-won": "{player} wins the battle against {enemy}.",
    "battle-hand-back": "{player} takes the battle cards back.",
    "battle-card-removed": "{player} removes the battle card {card} from the game.",
    "battle-card-gained": "{player} gains the battle card {card}.",
    "deck-shuffled": "The discarded DI cards are shuffled into a new deck.",
    "turn-begins": "It is the turn of {player}.",
    "game-won": "{player} has won!",
}

# Decision: the question with fields of its frame, and what a pass means there.
QUESTIONS = {
    "pick-city": ("Which city do you take?", ""),
    "set-pyramids": ("Which pyramid stands on {space}? In the end 1-1-1 or 2-1-0.", "none here"),
    "set-units": ("How many of your {number} units start on {space}?", ""),
    "turn": ("What do you do in your turn?", "end the turn"),
    "give-units": ("Do you return {number} from {space}?", "keep them"),
    "pick-troop": ("Which troop moves?", "move nothing"),
    "move": ("Where does your troop of {number} on {space} go? Range left: {range}.", "stop here"),
    "teleport-to": ("To which obelisk does the card take your troop?", ""),
    "place-units": ("Where do you place the next unit?", "place no more"),
    "choose-battle": ("Which battle is fought next?", ""),
    "build": ("Which pyramid do you raise?", "build nothing"),
    "place-pyramid": ("Where does the {colour} pyramid stand?", ""),
    "buy": ("Which {colour} tile do you buy?", "buy nothing"),
    "pick-creature": ("Which creature comes in next?", ""),
    "place-creature": ("Where does the {creature} come in?", ""),
    "divine-wound": ("Divine Wound: which DI card do you throw away for +1 strength?", "no more"),
    "after-defeat": ("You lost on {space}. What do your survivors do?", ""),
    "retreat-to": ("You won. Where does the troop of {loser} go?", ""),
    "after-victory": ("You won on {space}. What does your troop do?", ""),
    "veto": ("Do you veto the card?", "let it be"),
    "escape": ("Do you escape?", "stand and fight"),
    "escape-to": ("Where does your troop escape to?", ""),
    "keep-one": ("Which card do you keep?", ""),
    "night-tiles": ("Which night tile do you use?", "none"),
    "raise-pyramid": ("Which pyramid rises, free?", ""),
    "turn-order": ("You set the turn order: who comes next?", ""),
    "remove-card": ("Which battle card do you remove to gain {card}?", ""),
    "burn-unit": ("Raining Fire: where do you destroy an enemy unit?", ""),
}

ANSWERS = {
    "retreat": "the winner picks an adjacent free space",
    "recall": "all go back to reserve, 1 PP each",
    "stay": "stay there",
    "with-creature": "the creature goes along",
    "without-creature": "the creature stays behind",
    "give": "return them",
}

TOKEN_MEANS = {
    "move-upper": "move a troop",
    "move-middle": "move a troop",
    "recruit": "recruit units",
    "build": "raise a pyramid",
    "pray-middle": "gain prayer points",
    "pray-lower": "gain prayer points",
    "buy-white": "buy a white tile",
    "buy-red": "buy a red tile",
    "buy-blue": "buy a blue tile",
}


def sentence(rules: Rules, event: Event) -> str:
    """Returns an event as a sentence."""
    if event.name() not in EVENTS:
        return event_text(rules, event)
    names = EVENT_FIELDS[event.kind][1]
    words = {name: field_text(rules, name, value) for name, value in zip(names, event.args(), strict=True)}
    if "place" in words:
        words["place"] = str(int(words["place"]) + 1)
    return EVENTS[event.name()].format(**words)


def question(seen: dict[str, Any]) -> str:
    """Returns what the decision on top asks the player whose view *seen* is."""
    frame = seen["frames"][-1]
    if frame["frame"] == "battle-cards":
        return _battle_question(seen["frames"][-2], seen["you"])
    if frame["frame"] not in QUESTIONS:
        return f"{frame['frame']}?"
    return QUESTIONS[frame["frame"]][0].format(**frame)


def _battle_question(battle: dict[str, Any], you: str) -> str:
    side = "attacker" if battle["attacker"] == you else "defender"
    if battle[side + "-card"] == "-":
        return "Which battle card do you play?"
    if battle[side + "-discard"] == "-":
        return f"You play {battle[side + '-card']}. Which battle card do you discard?"
    return "Which DI card do you add?"


def context(seen: dict[str, Any]) -> str:
    """Returns what the decision is about where its own frame does not say it: a battle, an attack, a card played."""
    for frame in reversed(seen["frames"]):
        if frame["frame"] == "play-card":
            return f"{frame['player']} plays the DI card {frame['di']}."
        if frame["frame"] in ("battle", "attack"):
            there = occupants(seen, frame["space"]) or "nobody left"
            line = f"{frame['attacker']} attacks {frame['defender']} on {frame['space']} ({there})"
            cards = [
                f"{frame[side]} plays {frame[side + '-card']}" for side in ("attacker", "defender") if _known(frame, side)
            ]
            return "; ".join([line, *cards]) + "."
    return ""


def _known(battle: dict[str, Any], side: str) -> bool:
    return bool(battle.get(side + "-card", "-") != "-")


def meaning(game: Game, seat: int, seen: dict[str, Any], action: int) -> str:
    """Returns what *action* would mean for the player in *seat*, or nothing where its notation says it all."""
    rules = game.rules
    asked = seen["frames"][-1]["frame"]
    if action == PASS:
        return "add no more" if asked == "battle-cards" else QUESTIONS.get(asked, ("", ""))[1]
    if action < TOKEN:
        return ANSWERS[ANSWER_NAMES[action]]
    if action < SPACE:
        return _token_meaning(action)
    if action < TELEPORT:
        return occupants(seen, SPACE_NAMES[action - SPACE])
    if action < COUNT:
        cost = "" if asked == "teleport-to" else f"teleport for {teleport_price(game, seat)} PP"
        return ", ".join(filter(None, [cost, occupants(seen, SPACE_NAMES[action - TELEPORT])]))
    if action < TILE:
        return f"{action - COUNT} of them go on" if asked == "move" else ""
    if action < DI:
        tile = rules.tiles[action - TILE]
        cost = f"{tile_price(game, seat, tile)} PP: " if asked == "buy" else ""
        return cost + tile.text
    if action < BATTLE_CARD:
        card = rules.di_cards[action - DI]
        return f"{price(game, seat, card.cost)} PP: {card.text}"
    if action < PLAYER:
        fighting = rules.battle_cards[action - BATTLE_CARD]
        return f"strength {fighting.strength}, damage {fighting.damage}, shield {fighting.shield}"
    if asked == "build":
        colour, level = divmod(action - PYRAMID, PYRAMID_LEVELS)
        return f"{build_price(game, seat, game.level(seat, colour), level)} PP"
    return ""


def _token_meaning(action: int) -> str:
    if action >= GOLD:
        return f"gold token: {GOLD_NAMES[action - GOLD]}"
    if action >= SILVER:
        return f"silver token: {TOKEN_MEANS.get(ACTION_SPACE_NAMES[action - SILVER], '')}"
    return TOKEN_MEANS.get(ACTION_SPACE_NAMES[action - TOKEN], "")


def occupants(seen: dict[str, Any], space: str) -> str:
    """Returns who stands on *space*, with how many and which creature; nothing if it is free."""
    found: list[str] = []
    for player in seen["players"]:
        if space in player["units"]:
            found.append(f"{player['player']} {troop(player, space)}")
    return " and ".join(found)


def troop(player: dict[str, Any], space: str) -> str:
    """Returns the number of units of *player* on *space* and the creature with them."""
    creatures = [name for name, where in player["creatures"].items() if where == space]
    return "+".join([str(player["units"][space]), *creatures])


def name_of(seat: int, you: int, bots: list[str]) -> str:
    """Returns how the player in *seat* is called at the table."""
    return f"{player_text(seat)} {'you' if seat == you else bots[seat]}"

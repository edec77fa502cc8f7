"""What happened, as sentences."""

from __future__ import annotations

from kemet.cli.wording.path import token_name, token_words
from kemet.cli.wording.words import creature_name, priests_text, units_text
from kemet.engine import Rules
from kemet.engine.actions import BATTLE_CARD, COUNT, CREATURE, DI, PATH_TOKEN, PLAYER, TILE
from kemet.engine.content.path import TEMPORARY
from kemet.engine.effect import WHEN_NAMES
from kemet.engine.events import EVENT_FIELDS, Event
from kemet.engine.ids import COLOUR_NAMES, NONE
from kemet.engine.notation import event_text, field_text

EVENTS = {
    "round-begins": "Round {number} begins.",
    "night-begins": "Night falls.",
    "day-begins": "The day begins.",
    "order-set": "{player} is number {place} in turn order.",
    "city-taken": "{player} takes the city {city}.",
    "pyramid-raised": "{player} raises the {colour} pyramid to level {level}.",
    "units-placed": "{player} places {units} on {space}.",
    "pp-gained": "{player} gains {number} PP.",
    "pp-paid": "{player} pays {number} PP.",
    "pp-lost": "{player} loses {number} PP.",
    "vp-gained": "{player} gains 1 permanent VP ({source}).",
    "di-drawn": "{player} draws a DI card.",
    "di-seen": "You see the DI card {di} ({when}, {cost} PP: {effect}).",
    "di-played": "{player} plays the DI card {di} ({effect}).",
    "di-vetoed": "The card {di} of {player} is vetoed: it has no effect.",
    "di-thrown": "{player} throws a DI card away.",
    "token-laid": "{player} lays {token} {action}.",
    "tile-bought": "{player} buys {tile}.",
    "troop-moved": "{player} moves {units} from {space} to {to}.",
    "troop-teleported": "{player} teleports {units} from {space} to {to}.",
    "troop-escaped": "{player} escapes from {space} to {to}.",
    "troop-retreated": "{player} retreats from {space} to {to}.",
    "troop-recalled": "{player} recalls {units} from {space} to reserve.",
    "units-destroyed": "{player} loses {units} on {space}.",
    "units-returned": "{player} returns {units} from {space} to reserve.",
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
    "day-ends": "The day ends.",
    "dawn-token-gained": "{player} gains a dawn token.",
    "dawn-power": "{player} has dawn power {number}.",
    "battle-part": "{player} has {number} {kind} from {part}.",
    "priest-walked": "{player} leads a priest to {location} on the path.",
    "priest-entered-troop": "{player} puts the priest into the troop on {space}, in place of a unit.",
    "priest-sent-back": "{player} sends a priest from {space} back to the start of the path.",
    "priests-to-reserve": "{player} takes {priests} from {space} to reserve.",
    "priest-placed": "{player} has a priest among the units placed on {space}.",
    "priests-moved": "{player} takes {priests} along from {space} to {to}.",
    "path-token-taken": "{player} takes {thing}.",
    "path-token-used": "{player} uses {thing}.",
    "path-token-returned": "{player} puts the bonus {name} back on its road.",
    "path-refilled": "Empty places of the path get new tokens: {number}.",
    "vp-lost": "{player} loses 1 VP ({source}).",
}

TOKENS = {"regular": "a token on", "silver": "the silver token on", "gold": "the gold token:"}

SOURCES = {
    "battle": "a battle won",
    "tile": "a Victory Point tile",
    "sphinx": "the Sphinx",
    "temples": "two temples held",
    "sanctuary": "two units given in the Sanctuary",
    "ta-seti": "the end of the path to Ta-Seti",
    "dagger": "the Double-edged Dagger",
}


def sentence(rules: Rules, event: Event, priests: int = 0) -> str:
    """Returns an event as a sentence; *priests* says how many of the units it names are priests."""
    if event.name() not in EVENTS:
        return event_text(rules, event)
    values = dict(zip(EVENT_FIELDS[event.kind][1], event.args(), strict=True))
    words = {name: field_text(rules, name, value) for name, value in values.items()}
    if "number" in values:
        words |= {"units": units_text(values["number"], priests), "priests": priests_text(values["number"])}
    if "place" in values:
        words["place"] = str(values["place"] + 1)
    if "source" in values:
        words["source"] = SOURCES.get(words["source"], words["source"])
    if values.get("space") == NONE:
        words["space"] = "reserve"
    return EVENTS[event.name()].format(**words | _component_words(rules, values, words))


def _component_words(rules: Rules, values: dict[str, int], words: dict[str, str]) -> dict[str, str]:
    """Returns the components an event names as people call them, with what they do."""
    found: dict[str, str] = {}
    if "creature" in values:
        found["creature"] = creature_name(rules.creatures[values["creature"]])
    if "token" in values:
        found |= {"token": TOKENS.get(words["token"], words["token"]), "action": words["action"].partition("@")[2]}
    if "tile" in values:
        tile = rules.tiles[values["tile"]]
        found["tile"] = f"{tile.name} ({COLOUR_NAMES[tile.colour]} {tile.level}: {tile.text.rstrip('.')})"
    if "di" in values:
        card = rules.di_cards[values["di"]]
        found |= {"di": card.name, "effect": card.text.rstrip("."), "when": WHEN_NAMES[card.when], "cost": str(card.cost)}
    if "path-token" in values:
        path_token = rules.path.tokens[values["path-token"]]
        found |= {"thing": token_words(path_token), "name": token_name(path_token)}
    if "part" in values:
        found["part"] = part_name(rules, values["part"])
    return found


def part_name(rules: Rules, action: int) -> str:
    """Returns what a part of a battle comes from: units, the battle card, or the name of a tile, card, creature or token."""
    if COUNT <= action < TILE:
        return units_text(action - COUNT)
    if TILE <= action < DI:
        return rules.tiles[action - TILE].name
    if DI <= action < BATTLE_CARD:
        return rules.di_cards[action - DI].name
    if BATTLE_CARD <= action < PLAYER:
        return "card"
    if action >= PATH_TOKEN:
        token = rules.path.tokens[action - PATH_TOKEN]
        return "bonus" if token.kind == TEMPORARY else token.name
    return creature_name(rules.creatures[action - CREATURE])

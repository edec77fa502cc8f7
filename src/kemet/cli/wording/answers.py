"""What an answer means: prices, consequences, what is there."""

from __future__ import annotations

from typing import Any

from kemet.cli.wording.battle import attack_meaning
from kemet.cli.wording.path import path_meaning, replace_meaning, send_back_meaning
from kemet.cli.wording.questions import QUESTIONS
from kemet.cli.wording.words import CITIES, COLOUR_THEMES, ROWS, occupants, own_part, priests_text, units_text
from kemet.engine import Game, timings
from kemet.engine.actions import (
    ANSWER_NAMES,
    BATTLE_CARD,
    CITY,
    COUNT,
    CREATURE,
    DI,
    GOLD,
    PASS,
    PLAYER,
    PRIEST,
    PYRAMID,
    PYRAMID_LEVELS,
    SILVER,
    SPACE,
    TELEPORT,
    TILE,
    TOKEN,
)
from kemet.engine.board import CITY_NAMES, SPACE_NAMES
from kemet.engine.effect import ACT_BUILD, ACT_BUY, ACT_MOVE, ACT_PRAY, ACT_RECRUIT, WHEN_NAMES, DICard
from kemet.engine.ids import BIT, COLOUR_NAMES, COLOURS, GOLD_NAMES, MAX_LEVEL, MAX_PP, NONE
from kemet.engine.modules.path_facts import PathFacts
from kemet.engine.modules.priests import TakeToken, can_activate
from kemet.engine.notation import player_text
from kemet.engine.picture import troop
from kemet.engine.play.build import build_price
from kemet.engine.play.buy import tile_price
from kemet.engine.play.move import teleport_price
from kemet.engine.play.pray import price
from kemet.engine.play.recruit import troop_limit
from kemet.engine.preview import HARBOUR, Preview, preview

ANSWERS = {
    "retreat": "{units} go to an adjacent free space; the winner picks which",
    "recall": "{units} go back to reserve for {gain} PP",
    "stay": "{units} stay on {space}",
    "with-creature": "the creature goes along",
    "without-creature": "the creature stays behind",
    "give": "give them back for {reward}",
}

# Decisions where a space means something of its own.
SPACE_MEANINGS = {"replace-unit": replace_meaning, "send-priest-back": send_back_meaning}
GOLD_ACTIONS = {"move": ACT_MOVE, "recruit": ACT_RECRUIT, "dark-ritual": ACT_PRAY, "forced-march": ACT_MOVE}


def meaning(game: Game, seat: int, seen: dict[str, Any], action: int) -> str:
    """Returns what *action* would mean for the player in *seat*, or nothing where its notation says it all."""
    rules = game.rules
    frame = seen["frames"][-1]
    asked = frame["frame"]
    if action == PASS:
        return _pass_meaning(game, asked)
    if action < TOKEN:
        return _answer_meaning(game, seat, frame, action)
    if action < SPACE:
        return _token_meaning(game, seat, action)
    if action < COUNT:
        return _space_meaning(game, seat, seen, action)
    if action < TILE:
        return _count_meaning(seen, frame, action - COUNT)
    if action < DI:
        tile = rules.tiles[action - TILE]
        more = {"buy": 0, "buy-again": 1}.get(asked)
        return tile.text if more is None else f"level {tile.level}, {tile_price(game, seat, tile) + more} PP: {tile.text}"
    if action < BATTLE_CARD:
        return _di_meaning(game, seat, asked, rules.di_cards[action - DI])
    if action < PLAYER:
        return _battle_card_meaning(game, seat, seen, action - BATTLE_CARD)
    if action < PYRAMID:
        return f"{seen['players'][action - PLAYER]['vp']['total']} VP"
    if action < CREATURE:
        return _pyramid_meaning(game, seat, asked, *divmod(action - PYRAMID, PYRAMID_LEVELS))
    if action < PRIEST:
        return rules.creatures[action - CREATURE].text
    if action < CITY:
        return path_meaning(game, seen, action)
    return f"the city in the {CITIES[CITY_NAMES[action - CITY]]}"


def _pass_meaning(game: Game, asked: str) -> str:
    if asked == "battle-cards" or (isinstance(game.top, TakeToken) and game.top.took):
        return "add no more" if asked == "battle-cards" else "no more"
    return QUESTIONS.get(asked, ("", ""))[1]


def _answer_meaning(game: Game, seat: int, frame: dict[str, Any], action: int) -> str:
    would = preview(game, seat, action)
    reward = f"{would.vp} permanent VP" if would.vp else f"{would.gained} PP"
    units = f"your {units_text(max(would.units, 0))}"
    return ANSWERS[ANSWER_NAMES[action]].format(units=units, gain=would.gained, space=frame.get("space", ""), reward=reward)


def _token_meaning(game: Game, seat: int, action: int) -> str:
    if action >= GOLD:
        name = GOLD_NAMES[action - GOLD]
        more_tiles = "buy one more tile of a colour bought today, for 1 PP more"
        means = _action_meaning(game, seat, action, GOLD_ACTIONS[name], NONE) if name in GOLD_ACTIONS else more_tiles
        return f"gold token, once a day: {means}"
    space = game.rules.action_spaces[action - SILVER if action >= SILVER else action - TOKEN]
    means = _action_meaning(game, seat, action, int(space.action), int(space.colour), _can_lead_priest(game, seat))
    return f"silver token, once a day: {means}" if action >= SILVER else f"{means} ({ROWS[space.row]} row)"


def _can_lead_priest(game: Game, seat: int) -> bool:
    """T3.3 Tells whether a token on a move space lets a priest go on."""
    return isinstance(game.rules.additions, PathFacts) and can_activate(game, seat)


def _action_meaning(game: Game, seat: int, action: int, kind: int, colour: int, with_priest: bool = False) -> str:
    """Returns what an action of the player board is and what of it the player can do now."""
    would = preview(game, seat, action)
    if kind == ACT_MOVE:
        moving = f"range {would.range}, teleport {teleport_price(game, seat)} PP"
        return f"lead a priest, then move: {moving}" if with_priest else f"move a troop; {moving}"
    if kind == ACT_RECRUIT:
        free = timings.free_recruits(game, seat)
        return f"recruit at 1 PP each{f', {free} free' if free else ''}; {game.reserve[seat]} in reserve"
    if kind == ACT_PRAY:
        full = game.pp[seat] + would.gained == MAX_PP
        return f"pray: gain {would.gained} PP{f', up to the limit of {MAX_PP}' if full else ''}"
    if kind == ACT_BUILD:
        return "build: each level costs its number in PP" if would.choices > 0 else "build: nothing you can pay for"
    assert kind == ACT_BUY
    choice = f"{would.choices} to choose from" if would.choices > 0 else "none you can buy now"
    return f"buy a {COLOUR_NAMES[colour]} tile: {choice}"


def _space_meaning(game: Game, seat: int, seen: dict[str, Any], action: int) -> str:
    frame = seen["frames"][-1]
    asked = frame["frame"]
    teleport = action >= TELEPORT
    space = action - TELEPORT if teleport else action - SPACE
    would = preview(game, seat, action)
    if asked == "pick-troop":
        teleporting = ", can teleport" if would.by else ""
        return f"your {troop(own_part(seen), SPACE_NAMES[space])}, range {would.range}{teleporting}"
    if asked in SPACE_MEANINGS:
        return SPACE_MEANINGS[asked](seen, SPACE_NAMES[space])
    words: list[str] = []
    if teleport and asked == "move":
        words.append(f"teleport for {would.paid} PP")
    elif asked == "move" and would.paid:
        words.append(f"{would.paid} PP")
    if would.by == HARBOUR:
        words.append("by harbour")
    if would.gained and asked == "move":
        words.append(f"gain {would.gained} PP")
    if asked in ("place-units", "place-reinforcements"):
        words.append(_place_meaning(would, frame))
    return "; ".join([*words, *_features(game, seat, seen, space, would)]) or "free"


def _place_meaning(would: Preview, frame: dict[str, Any]) -> str:
    if frame["gift"] != "-":
        return f"free, number {frame['placed'] + 1} of {frame['gift']}"
    return f"{would.paid} PP" if would.paid else "free"


def _features(game: Game, seat: int, seen: dict[str, Any], space: int, would: Preview) -> list[str]:
    """Returns what there is on *space* for the player in *seat*: a battle, own units, a temple, a pyramid."""
    name = SPACE_NAMES[space]
    words: list[str] = []
    if would.encounter is not None:
        words.append(attack_meaning(seen, would.encounter, name))
    elif game.enemy_at(seat, space) >= 0:
        words.append(occupants(seen, name))
    elif name in own_part(seen)["units"]:
        words.append(f"your {troop(own_part(seen), name)} there, limit {troop_limit(game, seat)}")
    board = game.rules.board
    if board.temples & BIT[space]:
        income = f"{board.delta_pp} PP for a unit a day" if space == board.delta else f"{board.income[space]} PP a day"
        words.append(f"temple: 1 VP while held, {income}")
    if space == board.sanctuary:
        words.append("Sanctuary: 1 permanent VP for 2 units a day")
    pyramid = int(game.pyramid_on[space])
    if pyramid >= 0:
        owner = "your" if pyramid // COLOURS == seat else f"{player_text(pyramid // COLOURS)}'s"
        words.append(f"{owner} {COLOUR_NAMES[pyramid % COLOURS]} pyramid {game.pyramid_level[pyramid]}")
    return words


def _count_meaning(seen: dict[str, Any], frame: dict[str, Any], number: int) -> str:
    if frame["frame"] == "set-units":
        left = frame["number"] - number
        return f"{left} left for the next districts" if left else "all of them"
    if frame["frame"] == "take-place":
        return f"place {number} in the turn order"
    if frame["frame"] == "lose-priests":
        return f"{priests_text(number)}, the others plain units" if number else "plain units only"
    if frame["frame"] == "dawn-cards":
        return f"spend {number} of your dawn tokens"
    if frame["frame"] != "move":
        return ""
    there = own_part(seen)["units"][frame["space"]]
    stay = there - number
    return f"{number} of {there} {'goes' if number == 1 else 'go'} on, {stay} {'stays' if stay == 1 else 'stay'}"


def _di_meaning(game: Game, seat: int, asked: str, card: DICard) -> str:
    if asked == "divine-wound":
        return f"in place of: {card.text}"
    when = f"{WHEN_NAMES[card.when]}, " if asked == "keep-one" else ""
    return f"{when}{price(game, seat, card.cost)} PP: {card.text}"


def _battle_card_meaning(game: Game, seat: int, seen: dict[str, Any], number: int) -> str:
    card = game.rules.battle_cards[number]
    plain = f"strength {card.strength}, damage {card.damage}, shield {card.shield}"
    if seen["frames"][-1]["frame"] != "battle-cards":
        return plain
    frame = seen["frames"][-2]
    side = 0 if frame["attacker"] == player_text(seat) else 1
    if frame[("attacker", "defender")[side] + "-card"] != "-":
        return plain
    would = preview(game, seat, BATTLE_CARD + number).with_card
    assert would is not None
    return f"strength {would.strength}, damage {would.damage}, shield {would.shield} in all"


def _pyramid_meaning(game: Game, seat: int, asked: str, colour: int, level: int) -> str:
    name = COLOUR_NAMES[colour]
    if asked == "set-pyramids":
        return f"{name} pyramid, level {level}: tiles about {COLOUR_THEMES.get(name, name)}"
    old = int(game.level(seat, colour))
    cost = f"{build_price(game, seat, old, level)} PP" if asked == "build" else "free"
    prize = "; 1 VP while you control it" if level == MAX_LEVEL else ""
    return f"{cost}: {name} from {old} to {level}, for {name} tiles up to level {level}{prize}"

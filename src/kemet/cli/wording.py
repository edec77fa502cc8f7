"""Words for people: what happened, what is asked, what an answer means. For `kemet play` and `kemet replay --words`."""

from __future__ import annotations

from typing import Any

from kemet.engine import Game, Rules, timings
from kemet.engine.actions import (
    ANSWER_NAMES,
    BATTLE_CARD,
    CITY,
    COUNT,
    CREATURE,
    DI,
    GOLD,
    PASS,
    PATH,
    PLAYER,
    PYRAMID,
    PYRAMID_LEVELS,
    SILVER,
    SPACE,
    TELEPORT,
    TILE,
    TOKEN,
    ActionList,
)
from kemet.engine.board import CITY_NAMES, DELTA_TEMPLE, SANCTUARY, SPACE_NAMES
from kemet.engine.content.battle_cards import DEFENSIVE_STRATEGY, OFFENSIVE_STRATEGY
from kemet.engine.effect import ACT_BUILD, ACT_BUY, ACT_MOVE, ACT_PRAY, ACT_RECRUIT, WHEN_NAMES, Creature, DICard
from kemet.engine.events import EVENT_FIELDS, Event
from kemet.engine.ids import BIT, COLOUR_NAMES, COLOURS, GOLD_NAMES, MAX_LEVEL, MAX_PP, NONE
from kemet.engine.notation import event_text, field_text, player_text
from kemet.engine.play.battle import Battle, Side
from kemet.engine.play.build import Build, build_price
from kemet.engine.play.buy import Buy, tile_price
from kemet.engine.play.day import DELTA_INCOME
from kemet.engine.play.move import Move, can_teleport, teleport_price
from kemet.engine.play.pray import price
from kemet.engine.play.recruit import recruit_price, troop_limit

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
}

TOKENS = {"regular": "a token on", "silver": "the silver token on", "gold": "the gold token:"}

SOURCES = {
    "battle": "a battle won",
    "tile": "a Victory Point tile",
    "sphinx": "the Sphinx",
    "temples": "two temples held",
    "sanctuary": "two units given in the Sanctuary",
}

# Decision: the question with fields of its frame, and what a pass means there.
QUESTIONS = {
    "pick-city": ("Which city do you take?", ""),
    "set-pyramids": ("Which pyramid stands on {space}? Three levels in all: 1-1-1 or 2-1-0.", "no pyramid here"),
    "set-units": ("How many of your {number} units start on {space}? At most 5 on a space.", ""),
    "turn": ("Your turn: what do you do?", "end the turn"),
    "give-units": ("Do you give {units} from {space} back to reserve for {reward}?", "keep them"),
    "pick-troop": ("Which troop moves?", "move nothing"),
    "move": ("Where does your troop of {number} on {space} go? Range left: {range}.", "stop here"),
    "teleport-to": ("To which obelisk does the card take your troop?", ""),
    "place-units": ("Where do you place the next unit? {reserve} in reserve, you have {pp} PP.", "place no more"),
    "choose-battle": ("Which battle is fought next?", ""),
    "build": ("Which pyramid do you raise, and how far? You have {pp} PP.", "build nothing"),
    "place-pyramid": ("In which district does the {colour} pyramid stand?", ""),
    "buy": ("Which {colour} tile do you buy? You have {pp} PP.", "buy nothing"),
    "pick-creature": ("Which creature comes in next?", ""),
    "place-creature": ("In which district does the {creature} come in?", ""),
    "divine-wound": ("Divine Wound: which DI card do you throw away for +1 strength?", "no more"),
    "after-defeat": ("You lost on {space}. What do your survivors do?", ""),
    "retreat-to": ("You won. Where does the troop of {loser} retreat to?", ""),
    "after-victory": ("You won on {space}. What does your troop do?", ""),
    "veto": ("Do you veto the card?", "let it be"),
    "escape": ("Do you escape before the battle?", "stand and fight"),
    "escape-to": ("Where does your troop escape to?", ""),
    "keep-one": ("Vision: which of these DI cards do you keep?", ""),
    "night-tiles": ("Which night tile do you use?", "use none"),
    "raise-pyramid": ("Hand of God: which pyramid rises by a level, free?", ""),
    "turn-order": ("You have the fewest VP and set the turn order: who comes next?", ""),
    "remove-card": ("Which battle card do you remove for good to gain {card}?", ""),
    "burn-unit": ("Raining Fire: where do you destroy an enemy unit?", ""),
    "buy-again": ("Twin Ceremony: which tile of a colour bought today do you buy? You have {pp} PP.", "buy nothing"),
    "dawn-cards": ("Dawn: which battle card do you play for the turn order? Only its strength counts.", ""),
    "take-place": ("Which place in the turn order do you take?", ""),
    "tactical-choice": ("Tactical Choice: do you swap the battle card you played for the discarded one?", "keep it"),
    "place-reinforcements": ("Reinforcements: where do you place the next unit?", "place no more"),
    "take-from-discard": ("Divine Memory: which DI card do you take from the discard?", "none is left"),
}

ANSWERS = {
    "retreat": "{units} go to an adjacent free space; the winner picks which",
    "recall": "{units} go back to reserve for {gain} PP",
    "stay": "{units} stay on {space}",
    "with-creature": "the creature goes along",
    "without-creature": "the creature stays behind",
    "give": "give them back for {reward}",
}

CITIES = {"nw": "north-west", "s": "south", "c": "centre", "ne": "north-east", "e": "east"}
COLOUR_THEMES = {
    "white": "prayer points and prices",
    "red": "attack and movement",
    "blue": "defence and units",
    "black": "dark gifts",
}
STRATEGY_CARDS = {"red/offensive-strategy": OFFENSIVE_STRATEGY, "blue/defensive-strategy": DEFENSIVE_STRATEGY}
GOLD_ACTIONS = {"move": ACT_MOVE, "recruit": ACT_RECRUIT, "dark-ritual": ACT_PRAY, "forced-march": ACT_MOVE}
ROWS = ["upper", "middle", "lower"]


def units_text(number: int) -> str:
    """Returns so many units in words."""
    return f"{number} unit" if number == 1 else f"{number} units"


def joined(words: list[str]) -> str:
    """Returns *words* as a list with commas and a last "and"."""
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


# What happened.


def sentence(rules: Rules, event: Event) -> str:
    """Returns an event as a sentence."""
    if event.name() not in EVENTS:
        return event_text(rules, event)
    values = dict(zip(EVENT_FIELDS[event.kind][1], event.args(), strict=True))
    words = {name: field_text(rules, name, value) for name, value in values.items()}
    if "number" in values:
        words["units"] = units_text(values["number"])
    if "place" in values:
        words["place"] = str(values["place"] + 1)
    if "source" in values:
        words["source"] = SOURCES.get(words["source"], words["source"])
    if "creature" in values:
        words["creature"] = creature_name(rules.creatures[values["creature"]])
    if "token" in values:
        words["token"] = TOKENS.get(words["token"], words["token"])
        words["action"] = words["action"].partition("@")[2]
    if "tile" in values:
        tile = rules.tiles[values["tile"]]
        words["tile"] = f"{tile.name} ({COLOUR_NAMES[tile.colour]} {tile.level}: {tile.text.rstrip('.')})"
    if "di" in values:
        card = rules.di_cards[values["di"]]
        words |= {"di": card.name, "effect": card.text.rstrip("."), "when": WHEN_NAMES[card.when], "cost": str(card.cost)}
    return EVENTS[event.name()].format(**words)


def creature_name(creature: Creature) -> str:
    """Returns the name of *creature* as it stands behind an article."""
    return creature.name.removeprefix("The ")


# What is asked.


def question(seen: dict[str, Any]) -> str:
    """Returns what the decision on top asks the player whose view *seen* is."""
    frame = seen["frames"][-1]
    if frame["frame"] == "battle-cards":
        return _battle_question(seen["frames"][-2], seen["you"])
    if frame["frame"] == "turn":
        return _turn_question(frame, _you(seen))
    if frame["frame"] == "dawn-cards" and frame["card"] != "-":
        if frame["discard-card"] == "-":
            return f"Dawn: you play {frame['card']}. Which other battle card do you discard?"
        return "Dawn: how many dawn tokens do you spend for 1 dawn power each?"
    if frame["frame"] not in QUESTIONS:
        return f"{frame['frame']}?"
    words = {**_you(seen), **frame}
    if frame["frame"] == "give-units":
        words |= {"units": units_text(frame["number"]), "reward": _reward(frame["space"])}
    return QUESTIONS[frame["frame"]][0].format(**words)


def _you(seen: dict[str, Any]) -> dict[str, Any]:
    you: dict[str, Any] = next(player for player in seen["players"] if player["player"] == seen["you"])
    return you


def _reward(space: str) -> str:
    return "1 permanent VP" if space == SPACE_NAMES[SANCTUARY] else f"{DELTA_INCOME} PP"


def _turn_question(frame: dict[str, Any], you: dict[str, Any]) -> str:
    if frame["laid"]:
        return "Your token is laid. Anything more in this turn?"
    left = you["tokens-left"]
    return f"Your turn: where do you lay a token? {left} left today, you have {you['pp']} PP."


def rows_without_token(rules: Rules, you: dict[str, Any]) -> list[str]:
    """K5.2 Returns the rows of the player board where no token of *you* lies yet."""
    laid = {space.row for space in rules.action_spaces if space.slug in you["tokens"]}
    return [name for row, name in enumerate(ROWS) if row not in laid]


def _battle_question(battle: dict[str, Any], you: str) -> str:
    side = "attacker" if battle["attacker"] == you else "defender"
    if battle[side + "-card"] == "-":
        return "Which battle card do you play?"
    if battle[side + "-discard"] == "-":
        return f"You play {battle[side + '-card']}. Which other card do you discard? All come back when your hand is empty."
    return "Which DI card do you add to your battle card?"


def context(game: Game, seen: dict[str, Any]) -> list[str]:
    """Returns what the decision is about where the question does not say it: a battle, an attack, a card played."""
    for frame in reversed(seen["frames"]):
        if frame["frame"] == "play-card":
            card = next(card for card in game.rules.di_cards if card.slug == frame["di"])
            return [f"{frame['player']} plays the DI card {card.name} ({card.text.rstrip('.')})."]
        if frame["frame"] == "battle" and frame["winner"] != "-":
            return []
        if frame["frame"] in ("battle", "attack"):
            return _battle_lines(game, seen, frame)
    return []


def _battle_lines(game: Game, seen: dict[str, Any], frame: dict[str, Any]) -> list[str]:
    """Returns both sides of a battle as far as they are known before the cards are compared."""
    lines = [f"{frame['attacker']} attacks {frame['defender']} on {frame['space']}. Before cards (the defender wins ties):"]
    players = {player["player"]: player for player in seen["players"]}
    space = SPACE_NAMES.index(frame["space"])
    battle = battle_between(game, space, *(int(name[1:]) - 1 for name in (frame["attacker"], frame["defender"])))
    for k, role in enumerate(("attacker", "defender")):
        player = players[frame[role]]
        there = troop(player, frame["space"]) if frame["space"] in player["units"] else "nobody"
        strength, damage, shield = _before_cards(game, battle, k)
        card = frame.get(role + "-card", "-")
        playing = f"  plays {card}" if card != "-" else ""
        numbers = f"strength {strength:>2}  damage {damage}  shield {shield}"
        lines.append(f"  {player['player']} {role}  {numbers}  units {there}{playing}")
        if player["player"] != seen["you"] and frame["frame"] == "battle":
            cards = f"{player['battle-cards']} of the battle cards {_possible_cards(game, player)}"
            lines.append(f"     holds {cards}, and {player['di']} DI")
    return lines


def battle_between(game: Game, space: int, attacker: int, defender: int) -> Battle:
    """Returns a battle with nothing chosen yet, to ask tiles what they add."""
    kinds = game.rules.di_kinds
    return Battle(0, space, [Side(attacker, kinds), Side(defender, kinds)], NONE)


def _before_cards(game: Game, battle: Battle, side: int) -> list[int]:
    """Returns strength, damage and shield of a side without any cards, as everybody can see them."""
    space = battle.space
    seats = [int(one.seat) for one in battle.sides]
    creatures = [int(game.creature_of(seat, space)) for seat in seats]
    return _numbers(game, battle, side, int(game.units_at(seats[side], space)), creatures)


def _numbers(game: Game, battle: Battle, side: int, units: int, creatures: list[int]) -> list[int]:
    tiles = [timings.strength(game, battle, side), timings.damage(game, battle, side), timings.shield(game, battle, side)]
    numbers = [units + tiles[0], int(tiles[1]), int(tiles[2])]
    own, enemy = creatures[side], creatures[1 - side]
    if own >= 0 and not (enemy >= 0 and game.rules.creatures[enemy].cancels_creature):
        creature = game.rules.creatures[own]
        numbers = [numbers[0] + creature.strength, numbers[1] + creature.damage, numbers[2] + creature.shield]
    return numbers


def _possible_cards(game: Game, player: dict[str, Any]) -> str:
    """Returns the battle cards *player* may hold, as far as everybody knows; one of them may be out of the game."""
    gained = {STRATEGY_CARDS[tile] for tile in player["tiles"] if tile in STRATEGY_CARDS}
    cards = [card.slug for card in game.rules.battle_cards if game.rules.hand_start & BIT[card.id] or card.slug in gained]
    return " ".join(slug for slug in cards if slug not in player["battle-pile-seen"])


# What an answer means.


def meaning(game: Game, seat: int, seen: dict[str, Any], action: int) -> str:
    """Returns what *action* would mean for the player in *seat*, or nothing where its notation says it all."""
    rules = game.rules
    frame = seen["frames"][-1]
    asked = frame["frame"]
    if action == PASS:
        return "add no more" if asked == "battle-cards" else QUESTIONS.get(asked, ("", ""))[1]
    if action < TOKEN:
        return _answer_meaning(seen, frame, ANSWER_NAMES[action])
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
    if action < PATH:
        return rules.creatures[action - CREATURE].text
    return f"the city in the {CITIES[CITY_NAMES[action - CITY]]}" if CITY <= action < CITY + len(CITY_NAMES) else ""


def _answer_meaning(seen: dict[str, Any], frame: dict[str, Any], answer: str) -> str:
    space = frame.get("space", "")
    number = _you(seen)["units"].get(space, 0)
    gain = min(number, MAX_PP - _you(seen)["pp"])
    return ANSWERS[answer].format(units=f"your {units_text(number)}", gain=gain, space=space, reward=_reward(space))


def _token_meaning(game: Game, seat: int, action: int) -> str:
    if action >= GOLD:
        name = GOLD_NAMES[action - GOLD]
        more_tiles = "buy one more tile of a colour bought today, for 1 PP more"
        means = _action_meaning(game, seat, GOLD_ACTIONS[name], NONE) if name in GOLD_ACTIONS else more_tiles
        return f"gold token, once a day: {means}"
    space = game.rules.action_spaces[action - SILVER if action >= SILVER else action - TOKEN]
    means = _action_meaning(game, seat, int(space.action), int(space.colour))
    return f"silver token, once a day: {means}" if action >= SILVER else f"{means} ({ROWS[space.row]} row)"


def _action_meaning(game: Game, seat: int, kind: int, colour: int) -> str:
    """Returns what an action of the player board is and what of it the player can do now."""
    if kind == ACT_MOVE:
        return f"move a troop; range {Move(seat, 0, 0, 0, False).range_left(game)}, teleport {teleport_price(game, seat)} PP"
    if kind == ACT_RECRUIT:
        free = timings.free_recruits(game, seat)
        return f"recruit at 1 PP each{f', {free} free' if free else ''}; {game.reserve[seat]} in reserve"
    if kind == ACT_PRAY:
        gain = int(game.rules.pray_pp + timings.pray_gain(game, seat))
        room = int(MAX_PP - game.pp[seat])
        return f"pray: gain {gain} PP" if gain <= room else f"pray: gain {room} PP, up to the limit of {MAX_PP}"
    out = ActionList()
    if kind == ACT_BUILD:
        Build(seat).options(game, seat, out)
        return "build: each level costs its number in PP" if out.n > 1 else "build: nothing you can pay for"
    assert kind == ACT_BUY
    Buy(seat, colour).options(game, seat, out)
    choice = f"{out.n - 1} to choose from" if out.n > 1 else "none you can buy now"
    return f"buy a {COLOUR_NAMES[colour]} tile: {choice}"


def _space_meaning(game: Game, seat: int, seen: dict[str, Any], action: int) -> str:
    frame = seen["frames"][-1]
    asked = frame["frame"]
    teleport = action >= TELEPORT
    space = action - TELEPORT if teleport else action - SPACE
    if asked == "pick-troop":
        creature = game.creature_of(seat, space)
        move = Move(seat, space, space, game.units_at(seat, space), creature >= 0)
        teleporting = ", can teleport" if can_teleport(game, move) else ""
        return f"your {troop(_you(seen), SPACE_NAMES[space])}, range {move.range_left(game)}{teleporting}"
    words: list[str] = []
    if teleport and asked == "move":
        words.append(f"teleport for {teleport_price(game, seat)} PP")
    if asked == "move" and not teleport and game.rules.board.harbours[SPACE_NAMES.index(frame["space"])] & BIT[space]:
        words.append("by harbour")
    if asked in ("place-units", "place-reinforcements"):
        words.append(_place_meaning(game, seat, frame))
    return "; ".join([*words, *_features(game, seat, seen, space)]) or "free"


def _place_meaning(game: Game, seat: int, frame: dict[str, Any]) -> str:
    if frame["gift"] != "-":
        return f"free, number {frame['placed'] + 1} of {frame['gift']}"
    cost = recruit_price(game, seat, frame["placed"] + 1) - recruit_price(game, seat, frame["placed"])
    return f"{cost} PP" if cost else "free"


def _features(game: Game, seat: int, seen: dict[str, Any], space: int) -> list[str]:
    """Returns what there is on *space* for the player in *seat*: a battle, own units, a temple, a pyramid."""
    name = SPACE_NAMES[space]
    words: list[str] = []
    enemy = int(game.enemy_at(seat, space))
    if enemy >= 0 and seen["frames"][-1]["frame"] in ("move", "teleport-to"):
        words.append(_attack_meaning(game, seat, seen, enemy, space))
    elif enemy >= 0:
        words.append(occupants(seen, name))
    elif name in _you(seen)["units"]:
        words.append(f"your {troop(_you(seen), name)} there, limit {troop_limit(game, seat)}")
    if game.rules.board.temples & BIT[space]:
        income = (
            f"{game.rules.board.income[space]} PP a day" if space != DELTA_TEMPLE else f"{DELTA_INCOME} PP for a unit a day"
        )
        words.append(f"temple: 1 VP while held, {income}")
    if space == SANCTUARY:
        words.append("Sanctuary: 1 permanent VP for 2 units a day")
    pyramid = int(game.pyramid_on[space])
    if pyramid >= 0:
        owner = "your" if pyramid // COLOURS == seat else f"{player_text(pyramid // COLOURS)}'s"
        words.append(f"{owner} {COLOUR_NAMES[pyramid % COLOURS]} pyramid {game.pyramid_level[pyramid]}")
    return words


def _attack_meaning(game: Game, seat: int, seen: dict[str, Any], enemy: int, space: int) -> str:
    """Returns what the moving troop would meet on *space*, and how strong both are before cards."""
    move = next((frame for frame in reversed(game.stack) if isinstance(frame, Move)), None)
    name = SPACE_NAMES[space]
    player = seen["players"][enemy]
    if move is None:
        return f"battle with {player_text(enemy)}"
    battle = battle_between(game, space, seat, enemy)
    mine = int(game.creature_of(seat, move.at)) if move.with_creature else NONE
    creatures = [mine, int(game.creature_of(enemy, space))]
    yours = _numbers(game, battle, 0, int(move.units), creatures)[0]
    theirs = _numbers(game, battle, 1, player["units"][name], creatures)[0]
    return f"battle with {player_text(enemy)} {troop(player, name)}, strength {yours} to {theirs} before cards"


def _count_meaning(seen: dict[str, Any], frame: dict[str, Any], number: int) -> str:
    if frame["frame"] == "set-units":
        left = frame["number"] - number
        return f"{left} left for the next districts" if left else "all of them"
    if frame["frame"] == "take-place":
        return f"place {number} in the turn order"
    if frame["frame"] == "dawn-cards":
        return f"spend {number} of your dawn tokens"
    if frame["frame"] != "move":
        return ""
    there = _you(seen)["units"][frame["space"]]
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
    battle = next(frame for frame in reversed(game.stack) if isinstance(frame, Battle))
    strength, damage, shield = _before_cards(game, battle, side)
    return f"strength {strength + card.strength}, damage {damage + card.damage}, shield {shield + card.shield} in all"


def _pyramid_meaning(game: Game, seat: int, asked: str, colour: int, level: int) -> str:
    name = COLOUR_NAMES[colour]
    if asked == "set-pyramids":
        return f"{name} pyramid, level {level}: tiles about {COLOUR_THEMES.get(name, name)}"
    old = int(game.level(seat, colour))
    cost = f"{build_price(game, seat, old, level)} PP" if asked == "build" else "free"
    prize = "; 1 VP while you control it" if level == MAX_LEVEL else ""
    return f"{cost}: {name} from {old} to {level}, for {name} tiles up to level {level}{prize}"


def occupants(seen: dict[str, Any], space: str) -> str:
    """Returns who stands on *space*, with how many and which creature; nothing if it is free."""
    found: list[str] = []
    for player in seen["players"]:
        if space in player["units"]:
            found.append(f"{player['player']} {troop(player, space)}")
    return joined(found)


def troop(player: dict[str, Any], space: str) -> str:
    """Returns the number of units of *player* on *space* and the creature with them."""
    creatures = [name for name, where in player["creatures"].items() if where == space]
    return "+".join([str(player["units"][space]), *creatures])


def name_of(seat: int, you: int, bots: list[str]) -> str:
    """Returns how the player in *seat* is called at the table."""
    return f"{player_text(seat)} {'you' if seat == you else bots[seat]}"

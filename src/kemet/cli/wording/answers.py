"""What an answer means: prices, consequences, what is there."""

from __future__ import annotations

from typing import Any

from kemet.cli.voice import effect, say, spoken
from kemet.cli.wording.battle import attack_meaning
from kemet.cli.wording.events import when_text
from kemet.cli.wording.path import path_meaning, replace_meaning, send_back_meaning
from kemet.cli.wording.questions import battle_asked_about, pass_text
from kemet.cli.wording.seth import sacred_temple, seth_meaning, seth_space
from kemet.cli.wording.words import lowered, occupants, own_part, troop
from kemet.engine import Game, timings
from kemet.engine.actions import (
    ANSWER_NAMES,
    BATTLE_CARD,
    CITY,
    COUNT,
    CREATURE,
    DI,
    GOLD,
    OF_MODULES,
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
from kemet.engine.board import CITY_NAMES, SPACE_NAMES
from kemet.engine.effect import ACT_BUILD, ACT_BUY, ACT_MOVE, ACT_PRAY, ACT_RECRUIT, WHEN_NAMES, DICard, Tile, tile_word
from kemet.engine.ids import BIT, COLOUR_NAMES, COLOURS, MAX_LEVEL, NONE, VIOLET
from kemet.engine.modules.seth.content import ACT_INVASION, FIRST_SPACE, SETH_BOARD
from kemet.engine.modules.ta_seti.path.facts import has_path
from kemet.engine.modules.ta_seti.path.priests import TakeToken, can_activate
from kemet.engine.notation import notation_of, player_text
from kemet.engine.play.build import build_price
from kemet.engine.play.buy import tile_price
from kemet.engine.play.pray import price
from kemet.engine.play.recruit import troop_limit
from kemet.engine.play.ways import teleport_price
from kemet.engine.preview import HARBOUR, Preview, preview
from kemet.engine.seats import MAX_PP

# Decisions where a space means something of its own.
SPACE_MEANINGS = {"replace-unit": replace_meaning, "send-priest-back": send_back_meaning}
GOLD_ACTIONS = {
    "move": ACT_MOVE,
    "recruit": ACT_RECRUIT,
    "dark-ritual": ACT_PRAY,
    "forced-march": ACT_MOVE,
    "surprise-attack": ACT_MOVE,
}
# What a number means at a decision.
COUNT_MEANINGS = {
    "take-place": "term-place",
    "lose-priests": "term-lose-priests",
    "pick-figures": "term-lose-priests",
    "dawn-cards": "term-spend",
    "veterans-for-pp": "term-gain",
    "veterans-for-cards": "term-give-up-veterans",
}


def meaning(game: Game, seat: int, seen: dict[str, Any], action: int) -> str:
    """Returns what *action* would mean for the player in *seat*, or nothing where its notation says it all."""
    rules = game.rules
    frame = seen["frames"][-1]
    asked = frame["frame"]
    if action == PASS:
        return _pass_meaning(game, seen)
    if "seth" in seen and (means := seth_meaning(game, seen, action)) is not None:
        return means
    if action < TOKEN:
        return _answer_meaning(game, seat, frame, action)
    if action < SPACE:
        return _token_meaning(game, seat, action)
    if action < COUNT:
        return _space_meaning(game, seat, seen, action)
    if action < TILE:
        return _count_meaning(seen, frame, action - COUNT)
    if action < DI:
        return _tile_meaning(game, seat, asked, rules.tiles[action - TILE])
    if action < BATTLE_CARD:
        return _di_meaning(game, seat, asked, rules.di_cards[action - DI])
    if action < PLAYER:
        return _battle_card_meaning(game, seat, seen, action - BATTLE_CARD)
    if action < PYRAMID:
        return say("term-vp", number=seen["players"][action - PLAYER]["vp"]["total"])
    if action < CREATURE:
        return _pyramid_meaning(game, seat, asked, *divmod(action - PYRAMID, PYRAMID_LEVELS))
    if action < OF_MODULES:
        return effect("creature", rules.creatures[action - CREATURE].slug)
    if action < CITY and has_path(rules):
        return path_meaning(game, seen, action)
    if CITY <= action < CITY + len(CITY_NAMES):
        return say(f"city-{CITY_NAMES[action - CITY]}")
    return _module_meaning(notation_of(rules).text(action))


def _module_meaning(text: str) -> str:
    """Returns what an action of a module means, by its notation: the label it has in the browser."""
    word, _, space = text.replace("@", "/").partition("/")
    if not spoken().has(f"action-{word}"):
        return ""
    return lowered(say(f"action-{word}", space=space, number=space))


def _pass_meaning(game: Game, seen: dict[str, Any]) -> str:
    if isinstance(game.top, TakeToken) and game.top.took:
        return say("term-no-more")
    return pass_text(seen)


def _answer_meaning(game: Game, seat: int, frame: dict[str, Any], action: int) -> str:
    would = preview(game, seat, action)
    answer = ANSWER_NAMES[action]
    if answer == "give":
        return say("term-give-vp", number=would.vp) if would.vp else say("term-give-pp", number=would.gained)
    return say(f"term-{answer}", number=max(would.units, 0), gain=would.gained, space=frame.get("space", ""))


def _token_meaning(game: Game, seat: int, action: int) -> str:
    if action >= GOLD:
        gold = notation_of(game.rules).text(action).removeprefix("gold@")
        if gold in GOLD_ACTIONS:
            return say("term-gold", means=_action_meaning(game, seat, action, GOLD_ACTIONS[gold], NONE))
        return say("term-gold", means=say("term-buy-again")) if gold == "twin-ceremony" else say(f"action-gold-{gold}")
    number = action - SILVER if action >= SILVER else action - TOKEN
    if number >= FIRST_SPACE:
        means = _seth_action(game, seat, action, number - FIRST_SPACE)
        return say("term-silver", means=means) if action >= SILVER else means
    space = game.rules.action_spaces[number]
    means = _action_meaning(game, seat, action, int(space.action), int(space.colour), _can_lead_priest(game, seat))
    return (
        say("term-silver", means=means)
        if action >= SILVER
        else say("term-in-row", means=means, row=say(f"ui-row-{space.row}"))
    )


def _seth_action(game: Game, seat: int, action: int, number: int) -> str:
    """Returns what a token on a space of Seth's board does."""
    kind = SETH_BOARD[number].action
    return _action_meaning(game, seat, action, kind, VIOLET) if kind < ACT_INVASION else seth_space(number)


def _can_lead_priest(game: Game, seat: int) -> bool:
    """T3.3 Tells whether a token on a move space lets a priest go on."""
    return has_path(game.rules) and can_activate(game, seat)


def _action_meaning(game: Game, seat: int, action: int, kind: int, colour: int, with_priest: bool = False) -> str:
    """Returns what an action of the player board is and what of it the player can do now."""
    would = preview(game, seat, action)
    if kind == ACT_MOVE:
        id = "term-move-priest" if with_priest else "term-move"
        return say(id, range=would.range, cost=int(teleport_price(game, seat)))
    if kind == ACT_RECRUIT:
        free = int(timings.free_recruits(game, seat))
        return say("term-recruit-free" if free else "term-recruit", free=free, reserve=int(game.reserve[seat]))
    if kind == ACT_PRAY:
        full = game.pp[seat] + would.gained == MAX_PP
        return say("term-pray-full" if full else "term-pray", gain=would.gained, limit=MAX_PP)
    if kind == ACT_BUILD:
        return say("term-build" if would.choices > 0 else "term-build-none")
    assert kind == ACT_BUY
    return say("term-buy", colour=COLOUR_NAMES[colour], number=max(would.choices, 0))


def _space_meaning(game: Game, seat: int, seen: dict[str, Any], action: int) -> str:
    frame = seen["frames"][-1]
    asked = frame["frame"]
    teleport = action >= TELEPORT
    space = action - TELEPORT if teleport else action - SPACE
    would = preview(game, seat, action)
    if asked == "pick-troop":
        moving = say("term-troop", troop=troop(own_part(seen), SPACE_NAMES[space]), range=would.range)
        return f"{moving}, {say('term-can-teleport')}" if would.by else moving
    if asked in SPACE_MEANINGS:
        return SPACE_MEANINGS[asked](seen, SPACE_NAMES[space])
    words: list[str] = []
    if teleport and asked == "move":
        words.append(say("term-teleport", cost=would.paid))
    elif asked == "move" and would.paid:
        words.append(say("term-pp", number=would.paid))
    if would.by == HARBOUR:
        words.append(say("term-harbour"))
    if would.gained and asked == "move":
        words.append(say("term-gain", number=would.gained))
    if asked in ("place-units", "place-reinforcements"):
        words.append(_place_meaning(would, frame))
    return "; ".join([*words, *_features(game, seat, seen, space, would)]) or say("term-free")


def _place_meaning(would: Preview, frame: dict[str, Any]) -> str:
    if frame["gift"] != "-":
        return say("term-free-of", number=frame["placed"] + 1, gift=frame["gift"])
    return say("term-pp", number=would.paid) if would.paid else say("term-for-nothing")


def _features(game: Game, seat: int, seen: dict[str, Any], space: int, would: Preview) -> list[str]:
    """Returns what there is on *space* for the player in *seat*: a battle, own units, a temple, a pyramid."""
    name = SPACE_NAMES[space]
    words: list[str] = []
    if would.encounter is not None:
        words.append(attack_meaning(seen, would.encounter, name))
    elif game.enemy_at(seat, space) >= 0:
        words.append(occupants(seen, name))
    elif name in own_part(seen)["units"]:
        words.append(say("term-troop-there", troop=troop(own_part(seen), name), limit=int(troop_limit(game, seat))))
    if sacred := sacred_temple(seen, name):
        words.append(sacred)
    board = game.rules.board
    if board.temples & BIT[space]:
        words.append(
            say("term-delta", number=int(board.delta_pp))
            if space == board.delta
            else say("term-temple", number=int(board.income[space]))
        )
    if space == board.sanctuary:
        words.append(say("term-sanctuary"))
    pyramid = int(game.pyramid_on[space])
    if pyramid >= 0:
        level, colour = int(game.pyramid_level[pyramid]), COLOUR_NAMES[pyramid % COLOURS]
        owner = pyramid // COLOURS
        id = "term-your-pyramid" if owner == seat else "term-pyramid-of"
        words.append(say(id, colour=colour, level=level, player=player_text(owner)))
    return words


def _count_meaning(seen: dict[str, Any], frame: dict[str, Any], number: int) -> str:
    asked = frame["frame"]
    if asked == "set-units":
        return say("term-left", number=frame["number"] - number)
    if asked in COUNT_MEANINGS:
        return say(COUNT_MEANINGS[asked], number=number)
    if asked != "move":
        return ""
    there = own_part(seen)["units"][frame["space"]]
    return say("term-split", number=number, there=there, stay=there - number)


def _tile_meaning(game: Game, seat: int, asked: str, tile: Tile) -> str:
    text = effect("tile", tile_word(tile))
    more = {"buy": 0, "buy-again": 1, "buy-violet": 0, "corrupt-pyramid": 1}.get(asked)
    if more is None:
        return text
    return say("term-tile", level=int(tile.level), cost=int(tile_price(game, seat, tile)) + more, text=text)


def _di_meaning(game: Game, seat: int, asked: str, card: DICard) -> str:
    text = effect("di", card.slug)
    if asked == "divine-wound":
        return say("term-instead", text=text)
    cost = int(price(game, seat, card.cost))
    if asked == "keep-one":
        return say("term-card-explanation", when=when_text(WHEN_NAMES[card.when]), cost=cost, text=text)
    return say("term-di", cost=cost, text=text)


def _battle_card_meaning(game: Game, seat: int, seen: dict[str, Any], number: int) -> str:
    card = game.rules.battle_cards[number]
    plain = say("action-card", strength=int(card.strength), damage=int(card.damage), shield=int(card.shield))
    if seen["frames"][-1]["frame"] != "battle-cards":
        return plain
    frame = battle_asked_about(seen)
    side = 0 if frame["attacker"] == player_text(seat) else 1
    if frame[("attacker", "defender")[side] + "-card"] != "-":
        return plain
    would = preview(game, seat, BATTLE_CARD + number).with_card
    assert would is not None
    return say("term-card-total", strength=would.strength, damage=would.damage, shield=would.shield)


def _pyramid_meaning(game: Game, seat: int, asked: str, colour: int, level: int) -> str:
    word = COLOUR_NAMES[colour]
    if asked == "set-pyramids":
        return say("term-set-pyramid", colour=word, level=level, theme=say(f"term-theme-{word}"))
    old = int(game.level(seat, colour))
    paid = asked in ("build", "raise-violet")
    cost = say("term-pp", number=int(build_price(game, seat, old, level))) if paid else say("term-for-nothing")
    means = say("term-raise", price=cost, colour=word, old=old, level=level)
    return say("term-means", words=means, more=say("term-raise-prize")) if level == MAX_LEVEL else means

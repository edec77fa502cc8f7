"""Numbers for people who decide: what an action costs or brings, how strong both sides are, why something cannot be.

Nothing here knows more than the player asked for: prices and strengths are public, and where a move is tried out, that
happens in a world in which everything hidden was dealt anew.
"""

from __future__ import annotations

from collections.abc import Iterable

from kemet.engine import Game, refusals, timings
from kemet.engine.actions import (
    BATTLE_CARD,
    COUNT,
    CREATURE,
    DI,
    GIVE,
    GOLD,
    PASS,
    PLAYER,
    PYRAMID,
    PYRAMID_LEVELS,
    RECALL,
    RETREAT,
    SILVER,
    SPACE,
    STAY,
    TELEPORT,
    TILE,
    TOKEN,
    ActionList,
)
from kemet.engine.board import SANCTUARY, SPACES
from kemet.engine.effect import ACT_BUILD, ACT_BUY, ACT_MOVE, ACT_PRAY, ACT_RECRUIT
from kemet.engine.ids import BIT, GOLD_NAMES, MAX_PP, NONE
from kemet.engine.notation import NotationError, notation_of, player_text, tile_text
from kemet.engine.play.battle import Battle, ChooseCards
from kemet.engine.play.build import Build, build_price
from kemet.engine.play.buy import Buy, tile_price, tile_refusal
from kemet.engine.play.day import DELTA_INCOME, GiveUnits
from kemet.engine.play.move import Move, PickTroop, can_teleport, teleport_price
from kemet.engine.play.pray import price
from kemet.engine.play.recruit import PlaceUnits, recruit_price
from kemet.forecast import attack_numbers, battle_between, before_cards
from kemet.server.protocol import AttackHint, Hint, Numbers, Offer, Refusal

GOLD_ACTIONS = {"move": ACT_MOVE, "recruit": ACT_RECRUIT, "dark-ritual": ACT_PRAY, "forced-march": ACT_MOVE}


def hints(game: Game, seat: int) -> dict[str, Hint]:
    """Returns what there is to say about the legal actions of *seat*, by their texts."""
    if seat < 0:
        return {}
    notation = notation_of(game.rules)
    found: dict[str, Hint] = {}
    for action in game.legal(seat):
        hint = hint_of(game, seat, action)
        if hint != Hint():
            found[notation.text(action)] = hint
    return found


def hint_of(game: Game, seat: int, action: int) -> Hint:
    """Returns what there is to say about one legal action of *seat*."""
    if action < TOKEN:
        return _answer(game, seat, action)
    if action < SPACE:
        return _token(game, seat, action)
    if action < COUNT:
        return _space(game, seat, action)
    if action < TILE:
        return Hint(units=action - COUNT)
    if action < DI:
        return _tile(game, seat, action - TILE)
    if action < BATTLE_CARD:
        return Hint(cost=int(price(game, seat, game.rules.di_cards[action - DI].cost)))
    if action < PLAYER:
        return _battle_card(game, seat, action - BATTLE_CARD)
    if PYRAMID <= action < CREATURE:
        return _pyramid(game, seat, *divmod(action - PYRAMID, PYRAMID_LEVELS))
    return Hint()


def _answer(game: Game, seat: int, action: int) -> Hint:
    decision = game.decision()
    if action == GIVE and isinstance(decision, GiveUnits):
        gain = None if decision.space == SANCTUARY else min(DELTA_INCOME, int(MAX_PP - game.pp[seat]))
        return Hint(gain=gain, units=int(decision.number))
    battle = next((frame for frame in reversed(game.stack) if isinstance(frame, Battle)), None)
    if battle is None or action not in (RETREAT, RECALL, STAY):
        return Hint()
    units = int(game.units_at(seat, battle.space))
    return Hint(units=units, gain=min(units, int(MAX_PP - game.pp[seat])) if action == RECALL else None)


def _token(game: Game, seat: int, action: int) -> Hint:
    if action >= GOLD:
        name = GOLD_NAMES[action - GOLD]
        return _board_action(game, seat, GOLD_ACTIONS[name], NONE) if name in GOLD_ACTIONS else Hint()
    space = game.rules.action_spaces[action - (SILVER if action >= SILVER else TOKEN)]
    return _board_action(game, seat, int(space.action), int(space.colour))


def _board_action(game: Game, seat: int, kind: int, colour: int) -> Hint:
    """Returns what an action of the player board would bring now."""
    if kind == ACT_MOVE:
        return Hint(range=int(Move(seat, 0, 0, 0, False).range_left(game)), options=len(_troops(game, seat)))
    if kind == ACT_RECRUIT:
        return Hint(units=int(game.reserve[seat]), cost=int(recruit_price(game, seat, 1)))
    if kind == ACT_PRAY:
        gain = int(game.rules.pray_pp + timings.pray_gain(game, seat) + timings.earned_pp(game, seat))
        return Hint(gain=min(gain, int(MAX_PP - game.pp[seat])))
    out = ActionList()
    if kind == ACT_BUILD:
        Build(seat).options(game, seat, out)
    elif kind == ACT_BUY:
        Buy(seat, colour).options(game, seat, out)
    return Hint(options=max(0, int(out.n) - 1))


def _troops(game: Game, seat: int) -> list[int]:
    return [space for space in range(SPACES) if game.troops[seat] & BIT[space]]


def _space(game: Game, seat: int, action: int) -> Hint:
    decision = game.decision()
    teleport = action >= TELEPORT
    space = action - TELEPORT if teleport else action - SPACE
    if isinstance(decision, PickTroop):
        move = fresh_move(game, seat, space)
        by = "teleport" if can_teleport(game, move) else None
        return Hint(units=int(move.units), range=int(move.range_left(game)), by=by)
    if isinstance(decision, PlaceUnits):
        if decision.gift >= 0:
            return Hint(cost=0)
        paid = recruit_price(game, seat, decision.placed)
        return Hint(cost=int(recruit_price(game, seat, decision.placed + 1) - paid))
    move_frame = next((frame for frame in reversed(game.stack) if isinstance(frame, Move)), None)
    if move_frame is None or decision.name() not in ("move", "teleport-to"):
        return Hint()
    return _step(game, seat, move_frame, space, teleport and decision.name() == "move", teleport)


def _step(game: Game, seat: int, move: Move, space: int, paid: bool, teleport: bool) -> Hint:
    """Returns what one step of *move* to *space* costs, and whom it meets there."""
    harbour = not teleport and bool(game.rules.board.harbours[move.at] & BIT[space])
    return Hint(
        cost=int(teleport_price(game, seat)) if paid else None,
        by="teleport" if teleport else "harbour" if harbour else "walk",
        attack=attack_hint(game, seat, move, space),
        range=int(move.range_left(game)) - (0 if teleport else 1),
    )


def fresh_move(game: Game, seat: int, space: int) -> Move:
    """Returns the move that a troop on *space* would begin."""
    move = Move(seat, space, space, game.units_at(seat, space), game.creature_of(seat, space) >= 0)
    move.figures = game.rules.additions.figures_along(game, move)
    return move


def attack_hint(game: Game, seat: int, move: Move, space: int) -> AttackHint | None:
    """Returns whom the moving troop would meet on *space* and how strong both are before cards; None if nobody."""
    enemy = int(game.enemy_at(seat, space))
    if enemy < 0:
        return None
    ours, theirs = attack_numbers(game, move, enemy, space)
    return AttackHint(enemy=player_text(enemy), mine=numbers(ours), theirs=numbers(theirs))


def numbers(three: list[int]) -> Numbers:
    """Returns strength, damage and shield as they are sent."""
    return Numbers(strength=three[0], damage=three[1], shield=three[2])


def _tile(game: Game, seat: int, number: int) -> Hint:
    tile = game.rules.tiles[number]
    more = {"buy": 0, "buy-again": 1}.get(game.decision().name())
    return Hint() if more is None else Hint(cost=int(tile_price(game, seat, tile)) + more, level=int(tile.level))


def _battle_card(game: Game, seat: int, number: int) -> Hint:
    """Returns what a battle card to be played makes in all; nothing for one to be discarded."""
    if not isinstance(game.decision(), ChooseCards):
        return Hint()
    battle = game.stack[-2]
    assert isinstance(battle, Battle)
    k = int(battle.side_of(seat))
    if battle.sides[k].card >= 0:
        return Hint()
    seats = [int(side.seat) for side in battle.sides]
    # What the enemy has laid in secret must not count: a battle with nothing laid says what everybody sees.
    bare = battle_between(game, int(battle.space), seats[0], seats[1])
    mine, theirs = before_cards(game, bare, k), before_cards(game, bare, 1 - k)
    card = game.rules.battle_cards[number]
    return Hint(
        attack=AttackHint(enemy=player_text(seats[1 - k]), mine=numbers(mine), theirs=numbers(theirs)),
        numbers=numbers([mine[0] + int(card.strength), mine[1] + int(card.damage), mine[2] + int(card.shield)]),
    )


def _pyramid(game: Game, seat: int, colour: int, level: int) -> Hint:
    old = int(game.level(seat, colour))
    paid = game.decision().name() == "build"
    return Hint(cost=int(build_price(game, seat, old, level)) if paid else None, level=level)


# Why not.


def sent(refusal: refusals.Refusal) -> Refusal:
    """Returns a refusal of the engine as it is sent, its numbers as numbers."""
    args = {name: int(value) if value.isdecimal() else value for name, value in refusal.values.items()}
    return Refusal(code=refusal.code, args=args, rule=refusal.rule)


def why(game: Game, seat: int, texts: Iterable[str]) -> dict[str, Refusal | None]:
    """Returns for each action written in *texts* why *seat* cannot take it now, None if it can."""
    notation = notation_of(game.rules)
    legal = set(game.legal(seat)) if seat >= 0 else set()
    found: dict[str, Refusal | None] = {}
    for text in texts:
        try:
            action = notation.action(text)
        except NotationError as error:
            found[text] = Refusal(code="no-action", args={"text": str(error)}, rule="")
            continue
        found[text] = None if action in legal else why_not(game, seat, action)
    return found


def why_not(game: Game, seat: int, action: int) -> Refusal:
    """Returns why the illegal *action* is not possible for *seat* now."""
    if game.over():
        return Refusal(code="over", args={}, rule="")
    if seat < 0 or not game.awaiting() & BIT[seat]:
        return Refusal(code="not-asked", args={}, rule="")
    if action == PASS and game.decision().name() != "turn":
        return Refusal(code="no-pass", args={}, rule="")
    refusal = game.decision().refusal(game, seat, action)
    return sent(refusal or refusals.refuse("no-answer", decision=game.decision().name()))


def market(game: Game, seat: int) -> dict[str, Offer]:
    """Returns price and refusal of every tile on offer for *seat*, whatever is asked now."""
    rules = game.rules
    found: dict[str, Offer] = {}
    for tile in rules.tiles_in_play:
        cost = int(tile_price(game, seat, tile))
        out = ActionList()
        Buy(seat, tile.colour).options(game, seat, out)
        refusal = None if out.has(TILE + tile.id) else sent(tile_refusal(game, seat, tile, 0))
        found[tile_text(rules, tile.id)] = Offer(price=cost, refusal=refusal)
    return found

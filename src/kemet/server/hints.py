"""Numbers for people who decide: what an action costs or brings, how strong both sides are, why something cannot be.

Nothing here knows more than the player asked for: prices and strengths are public, and where a move is tried out, that
happens in a world in which everything hidden was dealt anew.
"""

from __future__ import annotations

from collections.abc import Iterable

from kemet.engine import Game, refusals
from kemet.engine.actions import CREATURE, DI, PASS, PYRAMID, PYRAMID_LEVELS, RECALL, SPACE, TILE, TOKEN, ActionList
from kemet.engine.ids import BIT, NONE
from kemet.engine.notation import NotationError, notation_of, player_text, tile_text
from kemet.engine.play.buy import Buy, tile_price, tile_refusal
from kemet.engine.preview import BY_TELEPORT, HARBOUR, WALK, Encounter, Preview, Strength, previews
from kemet.server.protocol import AttackHint, By, Hint, Numbers, Offer, Refusal

BY: dict[str, By] = {WALK: "walk", HARBOUR: "harbour", BY_TELEPORT: "teleport"}


def hints(game: Game, seat: int) -> dict[str, Hint]:
    """Returns what there is to say about the legal actions of *seat*, by their texts."""
    if seat < 0:
        return {}
    notation = notation_of(game.rules)
    found: dict[str, Hint] = {}
    for action, seen in previews(game, seat).items():
        hint = hint_of(game, seat, action, seen)
        if hint != Hint():
            found[notation.text(action)] = hint
    return found


def hint_of(game: Game, seat: int, action: int, seen: Preview) -> Hint:
    """Returns what there is to say about one legal action of *seat*."""
    token = TOKEN <= action < SPACE
    at_turn = token and seen.next == "turn"
    return Hint(
        cost=_cost(game, action, seen),
        gain=seen.gained if seen.gained or at_turn or action == RECALL else None,
        by=BY.get(seen.by),
        attack=attack_hint(seat, seen.encounter) if seen.encounter else None,
        numbers=numbers(seen.with_card) if seen.with_card else None,
        level=_level(game, action),
        units=_known(seen.units),
        range=_known(seen.range),
        options=_known(seen.choices) if token and seen.next and not at_turn else None,
    )


def _known(number: int) -> int | None:
    return None if number == NONE else number


def _cost(game: Game, action: int, seen: Preview) -> int | None:
    """Returns what the action costs, now or later; 0 only where something that is bought may be free."""
    bought = TILE <= action < DI or game.decision().name() in ("build", "place-units")
    if seen.paid or (bought and action != PASS):
        return seen.paid
    return _known(seen.price)


def _level(game: Game, action: int) -> int | None:
    """Returns the level of the tile or pyramid that *action* names."""
    if PYRAMID <= action < CREATURE:
        return (action - PYRAMID) % PYRAMID_LEVELS
    return int(game.rules.tiles[action - TILE].level) if TILE <= action < DI else None


def attack_hint(seat: int, met: Encounter) -> AttackHint:
    """Returns whom *seat* would meet, and how strong both are before cards."""
    own = 0 if met.attacker == seat else 1
    enemy = met.defender if own == 0 else met.attacker
    return AttackHint(enemy=player_text(enemy), mine=numbers(met.sides[own]), theirs=numbers(met.sides[1 - own]))


def numbers(side: Strength) -> Numbers:
    """Returns strength, damage and shield as they are sent."""
    return Numbers(strength=side.strength, damage=side.damage, shield=side.shield)


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

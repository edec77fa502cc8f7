"""Tokens of the path in use: items, skills, temporary bonuses (T3.6, T3.10, T3.13, R31, R32, R47)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kemet.engine import events
from kemet.engine.actions import ActionList
from kemet.engine.events import tell_part
from kemet.engine.game import Game
from kemet.engine.ids import PART_DAMAGE, PART_SHIELD, PART_STRENGTH, VP_DAGGER, VP_KINDS
from kemet.engine.modules.ta_seti.path.actions import PATH_TOKEN
from kemet.engine.modules.ta_seti.path.content import ANY_SIDE, SKILL, TEMPORARY, PathToken
from kemet.engine.modules.ta_seti.path.facts import path_of
from kemet.engine.play.battle import Battle, Side
from kemet.engine.play.build import buildable_colours
from kemet.engine.play.di_cards import draw_cards
from kemet.engine.play.move import Move, TeleportTo, lengthen
from kemet.engine.play.night import RaiseFree
from kemet.engine.play.pray import earn_pp
from kemet.engine.play.recruit import can_give, give_units
from kemet.engine.play.victory import gain_vp
from kemet.engine.play.ways import obelisks_to_enter
from kemet.engine.seats import MAX_PP
from kemet.engine.state import increased, total

# In the own turn.


def own_turn_tokens(game: Game, player: i64, out: ActionList) -> None:
    """R29, R47 Adds the items *player* can use in the own turn now."""
    path = path_of(game)
    if not path.holds_any(game, player):
        return
    for kind in path.turn_kinds:
        if path.held(game, player, kind) and changes_something(game, player, path.data.tokens[kind]):
            out.add(PATH_TOKEN + kind)


def own_move_tokens(game: Game, move: Move, out: ActionList) -> None:
    """R29, R47 Adds the items the mover can use on the way now."""
    path = path_of(game)
    if not path.holds_any(game, move.player):
        return
    own_turn_tokens(game, move.player, out)
    for kind in path.move_kinds:
        if path.held(game, move.player, kind):
            if not path.data.tokens[kind].teleport or obelisks_to_enter(game, move, 0):
                out.add(PATH_TOKEN + kind)


def changes_something(game: Game, player: i64, token: PathToken) -> bool:
    """R29c Tells whether an item would have an effect now."""
    if token.pp and game.pp[player] < MAX_PP:
        return True
    if token.cards and total(game.deck) + total(game.discard) + total(game.thrown):
        return True
    if token.units and can_give(game, player, token.units, True):
        return True
    return token.levels > 0 and buildable_colours(game, player) != 0


def use_token(game: Game, player: i64, kind: i64) -> None:
    """T3.10, R47 An item is used, once, and is out of the game; no Veto answers it."""
    path = path_of(game)
    token = path.data.tokens[kind]
    path.use_up(game, player, kind)
    game.tell(events.PATH_TOKEN_USED, player, kind)
    if token.pp:
        earn_pp(game, player, token.pp)
    if token.cards:
        draw_cards(game, player, token.cards)
    if token.range:
        lengthen(game, token.range)
    if token.units:
        give_units(game, player, token.units, True)
    if token.teleport:
        game.push(TeleportTo(player))
    for _ in range(token.levels):
        if buildable_colours(game, player):
            game.push(RaiseFree(player))


# In battle.


def tokens_for_battle(game: Game, side: Side, out: ActionList) -> None:
    """R31 Adds the items and bonuses *side* can still lay, each choice in one order."""
    path = path_of(game)
    if not path.holds_any(game, side.seat):
        return
    first: i64 = 0
    for kind in path.battle_kinds:
        if side.tokens[kind]:
            first = kind
    for kind in path.battle_kinds:
        if kind >= first and side.tokens[kind] < path.held(game, side.seat, kind):
            out.add(PATH_TOKEN + kind)


def has_battle_tokens(game: Game, player: i64) -> bool:
    """Tells whether *player* has an item or bonus for battles."""
    path = path_of(game)
    if path.holds_any(game, player):
        for kind in path.battle_kinds:
            if path.held(game, player, kind):
                return True
    return False


def guess_laid_tokens(game: Game, side: Side) -> None:
    """Replaces what *side* laid in secret: any of the tokens it openly has."""
    path = path_of(game)
    laid = vec[i64]([0] * path.tokens)
    for kind in path.battle_kinds:
        laid[kind] = game.rng.below(path.held(game, side.seat, kind) + 1)
    side.tokens = laid


def tokens_used(game: Game, battle: Battle) -> None:
    """T3.6, T3.10, R31 At the reveal items laid are seen and out of the game, temporary bonuses go back to their places."""
    path = path_of(game)
    for side in battle.sides:
        for kind in path.battle_kinds:
            for _ in range(side.tokens[kind]):
                game.tell(events.PATH_TOKEN_USED, side.seat, kind)
                if path.data.tokens[kind].kind == TEMPORARY:
                    path.put_bonus_back(game, side.seat, kind)
                else:
                    path.use_up(game, side.seat, kind)


def copies_at_work(game: Game, battle: Battle, side: i64, token: PathToken) -> i64:
    """T3.13, R45 Returns how often *token* counts for *side*: laid items and bonuses each, a skill once for a troop with a
    priest, if it suits attacker or defender."""
    if token.side != ANY_SIDE and token.side != side:
        return 0
    fighter = battle.sides[side]
    if token.kind != SKILL:
        return fighter.tokens[token.id]
    path = path_of(game)
    if path.held(game, fighter.seat, token.id) and path.priests_at(game, fighter.seat, battle.space):
        return 1
    return 0


def token_strength(game: Game, battle: Battle, side: i64) -> i64:
    """Returns the strength that tokens add to *side*."""
    number: i64 = 0
    path = path_of(game)
    for kind in path.strength_kinds:
        token = path.data.tokens[kind]
        number += token.strength * copies_at_work(game, battle, side, token)
    return number


def token_damage(game: Game, battle: Battle, side: i64) -> i64:
    """Returns the damage that tokens add to *side*."""
    number: i64 = 0
    path = path_of(game)
    for kind in path.damage_kinds:
        token = path.data.tokens[kind]
        number += token.damage * copies_at_work(game, battle, side, token)
    return number


def token_shield(game: Game, battle: Battle, side: i64) -> i64:
    """Returns the shield that tokens add to *side*."""
    number: i64 = 0
    path = path_of(game)
    for kind in path.shield_kinds:
        token = path.data.tokens[kind]
        number += token.shield * copies_at_work(game, battle, side, token)
    return number


def tell_token_parts(game: Game, battle: Battle, side: i64) -> None:
    """Logs what each token adds to *side*."""
    seat = battle.sides[side].seat
    for token in path_of(game).data.tokens:
        copies = copies_at_work(game, battle, side, token)
        tell_part(game, seat, PATH_TOKEN + token.id, PART_STRENGTH, copies * token.strength)
        tell_part(game, seat, PATH_TOKEN + token.id, PART_DAMAGE, copies * token.damage)
        tell_part(game, seat, PATH_TOKEN + token.id, PART_SHIELD, copies * token.shield)


def settle_wagers(game: Game, battle: Battle) -> None:
    """The double-edged dagger: who laid it gains a permanent VP with the battle, or loses one."""
    path = path_of(game)
    for k in range(2):
        seat = battle.sides[k].seat
        for kind in path.wager_kinds:
            for _ in range(path.data.tokens[kind].wager * battle.sides[k].tokens[kind]):
                if k == battle.winner:
                    gain_vp(game, seat, VP_DAGGER)
                else:
                    game.vp = increased(game.vp, seat * VP_KINDS + VP_DAGGER, -1)
                    game.tell(events.VP_LOST, seat, VP_DAGGER)


# Skills on the way.


def skill_range(game: Game, move: Move) -> i64:
    """R45 Returns the range that skills add to a troop that sets out with a priest."""
    if not move.figures:
        return 0
    path = path_of(game)
    number: i64 = 0
    for kind in path.range_skills:
        if path.held(game, move.player, kind):
            number += path.data.tokens[kind].range
    return number


def skill_teleports(game: Game, move: Move) -> bool:
    """T3.13 Tells whether a skill lets the moving troop, with a priest in it, teleport from obelisks."""
    if not move.figures:
        return False
    path = path_of(game)
    for kind in path.portal_skills:
        if path.held(game, move.player, kind):
            return True
    return False

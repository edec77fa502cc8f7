"""Divine intervention cards (components, section 3): 35 in all."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import SPACE, ActionList
from kemet.engine.board import SPACES
from kemet.engine.effect import (
    AGREED,
    ANSWER_TO_CARD,
    IN_BATTLE,
    OWN_MOVE,
    OWN_TURN,
    SEED,
    SINGLE,
    WHEN_ATTACKED,
    DICard,
)
from kemet.engine.frame import Choice, Frame
from kemet.engine.game import Game
from kemet.engine.ids import BIT, lowest
from kemet.engine.play.attack import destroy_units, escape, is_immune
from kemet.engine.play.di_cards import veto_card_below
from kemet.engine.play.move import TeleportTo, lengthen, moving
from kemet.engine.play.pray import earn_pp, price
from kemet.engine.play.recruit import can_give, give_units
from kemet.engine.play.ways import gates_open, obelisks_to_enter
from kemet.engine.refusals import Refusal, refuse
from kemet.engine.seats import MAX_PP


class RainingFire(DICard):
    """R29d One enemy unit on the board is destroyed; it is no battle."""

    def changes_something(self, game: Game, player: i64) -> bool:
        left = enemy_troops(game, player)
        while left:
            if burns(game, player, lowest(left)):
                return True
            left &= left - 1
        return False

    def act(self, game: Game, player: i64) -> None:
        game.push(BurnUnit(player))


def enemy_troops(game: Game, player: i64) -> i64:
    """R29d Returns the spaces where enemies stand, and *player* does not, as a mask."""
    return game.enemy_spaces(player) & ~game.troops[player]


def burns(game: Game, player: i64, space: i64) -> bool:
    """R29d Tells whether the enemy troop on *space* has units and is not immune."""
    enemy = game.enemy_at(player, space)
    return game.troop_size(enemy, space) > 0 and not is_immune(game, enemy, space)


def enemy_troops_to_burn(game: Game, player: i64) -> i64:
    """R29d Returns the spaces with an enemy troop that is not immune, as a mask."""
    left = enemy_troops(game, player)
    found: i64 = 0
    while left:
        space = lowest(left)
        left &= left - 1
        if burns(game, player, space):
            found |= BIT[space]
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class BurnUnit(Choice):
    """R29d The player names the space of an enemy troop."""

    def name(self) -> str:
        return "burn-unit"

    def copy(self) -> Frame:
        return BurnUnit(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(SPACE, enemy_troops_to_burn(game, player))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        space = action - SPACE
        destroy_units(game, game.rules.hooks.spokesman(game, game.enemy_at(player, space)), space, 1)

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        if SPACE <= action < SPACE + SPACES:
            return refuse("enemy-troop-wanted")
        return None


class Prayer(DICard):
    """R5 2 PP; no pray action."""

    def changes_something(self, game: Game, player: i64) -> bool:
        return game.pp[player] < MAX_PP

    def act(self, game: Game, player: i64) -> None:
        earn_pp(game, player, 2)


class Enlistment(DICard):
    """R6, R27d Up to 2 units, free; no recruit action."""

    def changes_something(self, game: Game, player: i64) -> bool:
        return can_give(game, player, 2, True)

    def act(self, game: Game, player: i64) -> None:
        give_units(game, player, 2, True)


class ManaTheft(DICard):
    """R17, R71 Every opponent who has PP loses 1; the player gains 1 in all."""

    def changes_something(self, game: Game, player: i64) -> bool:
        for seat in range(game.rules.players):
            if game.rules.hostile[player] & BIT[seat] and game.pp[seat]:
                return True
        return False

    def act(self, game: Game, player: i64) -> None:
        for seat in range(game.rules.players):
            if game.rules.hostile[player] & BIT[seat] and game.pp[seat]:
                game.pp[seat] -= 1
                game.tell(events.PP_LOST, seat, 1)
        earn_pp(game, player, 1)


class Teleportation(DICard):
    """R26c The moving troop goes to an obelisk space from wherever it is."""

    def changes_something(self, game: Game, player: i64) -> bool:
        return obelisks_to_enter(game, moving(game), price(game, player, self.cost)) != 0

    def act(self, game: Game, player: i64) -> None:
        game.push(TeleportTo(player))


class OpenGatesCard(DICard):
    """R29 The moving troop ignores walls for the rest of that move."""

    def changes_something(self, game: Game, player: i64) -> bool:
        return not gates_open(game, moving(game))

    def act(self, game: Game, player: i64) -> None:
        moving(game).gates_open = True


class Swiftness(DICard):
    """T5.2 1 range more for the moving troop in this action."""

    def act(self, game: Game, player: i64) -> None:
        lengthen(game, 1)


class Veto(DICard):
    """R7, R29a The card it answers has no effect."""

    def act(self, game: Game, player: i64) -> None:
        veto_card_below(game)


class Escape(DICard):
    """K9.8, R29b The attacked troop steps aside."""

    def act(self, game: Game, player: i64) -> None:
        escape(game, player)


def di_cards() -> list[DICard]:
    """Returns all kinds of DI cards in the order of their ids: copies, cost, when."""
    return [
        DICard("war-rage", "War Rage", 3, 0, IN_BATTLE, AGREED, strength=1),
        DICard("war-fury", "War Fury", 3, 1, IN_BATTLE, AGREED, strength=2),
        DICard("blood-battle", "Blood Battle", 3, 0, IN_BATTLE, AGREED, damage=1),
        DICard("bloodbath", "Bloodbath", 2, 1, IN_BATTLE, AGREED, damage=2),
        DICard("bronze-wall", "Bronze Wall", 3, 0, IN_BATTLE, AGREED, shield=1),
        DICard("iron-wall", "Iron Wall", 2, 1, IN_BATTLE, AGREED, shield=2),
        RainingFire("raining-fire", "Raining Fire", 4, 1, OWN_TURN, AGREED),
        Prayer("prayer", "Prayer", 2, 0, OWN_TURN, AGREED),
        Enlistment("enlistment", "Enlistment", 4, 0, OWN_TURN, AGREED),
        ManaTheft("mana-theft", "Mana Theft", 2, 0, OWN_TURN, SINGLE),
        Teleportation("teleportation", "Teleportation", 3, 1, OWN_MOVE, AGREED),
        OpenGatesCard("open-gates", "Open Gates", 1, 1, OWN_MOVE, AGREED),
        Veto("veto", "Veto", 2, 0, ANSWER_TO_CARD, SEED),
        Escape("escape", "Escape", 1, 0, WHEN_ATTACKED, SEED),
    ]

"""Blue tiles: defence and units (components, section 1)."""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine.content.battle_cards import DEFENSIVE_STRATEGY
from kemet.engine.content.shared import act_of_god, victory_point
from kemet.engine.effect import AGREED, SEED, Tile
from kemet.engine.game import Game
from kemet.engine.ids import BIT, BLUE, GOLD_MOVE, GOLD_RECRUIT, VP_BATTLE, VP_SPHINX
from kemet.engine.play.battle import DEFENDER, Battle, survives
from kemet.engine.play.move import move_action
from kemet.engine.play.recruit import can_give, give_units, recruit_action
from kemet.engine.play.strategy import exchange_battle_card
from kemet.engine.play.victory import gain_vp


class RecruitingScribe(Tile):
    """R27 Two units of each recruit action are free."""

    def free_recruits(self, game: Game, player: i64) -> i64:
        return 2


class Defense(Tile):
    """1 strength more when defending."""

    def strength(self, game: Game, battle: Battle, side: i64) -> i64:
        return 1 if side == DEFENDER else 0


class Legion(Tile):
    """K2.6 Troops hold up to 7 units."""

    def troop_limit(self, game: Game, player: i64) -> i64:
        return 2


class AncestralElephant(Tile):
    """A creature."""


class DefensiveStrategy(Tile):
    """R28e, R22 The special card 3-0-3 in place of a card of choice."""

    def special_card(self) -> str:
        return DEFENSIVE_STRATEGY

    def bought(self, game: Game, player: i64) -> None:
        exchange_battle_card(game, player, self.special_card())


class DeepDesertSnake(Tile):
    """A creature."""


class ShieldOfNeith(Tile):
    """1 shield more in all battles."""

    def shield(self, game: Game, battle: Battle, side: i64) -> i64:
        return 1


class DefensiveVictory(Tile):
    """K16.7, R16 A battle won as defender with a surviving unit is 1 battle VP."""

    def won(self, game: Game, battle: Battle, side: i64) -> None:
        if side == DEFENDER and survives(game, battle, DEFENDER):
            gain_vp(game, battle.sides[side].seat, VP_BATTLE)


class Prescience(Tile):
    """K16.5, R15 The enemy shows the battle card before the owner chooses."""

    def sees_enemy_card(self, game: Game, player: i64) -> bool:
        return True


class Reinforcements(Tile):
    """R6, R27d Up to 4 units each night, free."""

    def night_use(self, game: Game, player: i64) -> bool:
        return can_give(game, player, 4, True)

    def use_at_night(self, game: Game, player: i64) -> None:
        give_units(game, player, 4, True)


class Sphinx(Tile):
    """K2.9 A creature; 1 permanent VP at once."""

    def vp_source(self) -> i64:
        return VP_SPHINX

    def bought(self, game: Game, player: i64) -> None:
        gain_vp(game, player, self.vp_source())


class DivineWill(Tile):
    """K5.4 The gold token: a move or a recruit each day."""

    def gold_actions(self, game: Game, player: i64) -> i64:
        return BIT[GOLD_MOVE] | BIT[GOLD_RECRUIT]

    def start_gold(self, game: Game, player: i64, choice: i64) -> None:
        if choice == GOLD_MOVE:
            move_action(game, player, False)
        elif choice == GOLD_RECRUIT:
            recruit_action(game, player)


def blue_tiles() -> list[Tile]:
    """Returns the blue tiles, 16 with their copies."""
    return [
        RecruitingScribe("recruiting-scribe", "Recruiting Scribe", BLUE, 1, 2, "day", AGREED),
        Defense("defense", "Defense!", BLUE, 1, 2, "battle", AGREED),
        Legion("legion", "Legion", BLUE, 2, 1, "day", AGREED),
        AncestralElephant("ancestral-elephant", "Ancestral Elephant", BLUE, 2, 1, "creature", SEED),
        DefensiveStrategy("defensive-strategy", "Defensive Strategy", BLUE, 2, 1, "at once", AGREED),
        DeepDesertSnake("deep-desert-snake", "Deep Desert Snake", BLUE, 2, 1, "creature", SEED),
        ShieldOfNeith("shield-of-neith", "Shield of Neith", BLUE, 3, 1, "battle", SEED),
        DefensiveVictory("defensive-victory", "Defensive Victory", BLUE, 3, 1, "battle", SEED),
        Prescience("prescience", "Prescience", BLUE, 3, 1, "battle", SEED),
        victory_point(BLUE),
        Reinforcements("reinforcements", "Reinforcements", BLUE, 4, 1, "night", AGREED),
        Sphinx("sphinx", "Sphinx", BLUE, 4, 1, "creature", SEED),
        DivineWill("divine-will", "Divine Will", BLUE, 4, 1, "day", SEED),
        act_of_god(BLUE),
    ]

"""Black tiles and creatures of Ta-Seti (components of Ta-Seti, section 1)."""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine.content.creatures import DEVOURER
from kemet.engine.content.shared import act_of_god, victory_point
from kemet.engine.effect import AGREED, SINGLE, Creature, Tile
from kemet.engine.game import Game
from kemet.engine.ids import BIT, BLACK, GOLD_DARK_RITUAL, GOLD_FORCED_MARCH, GOLD_TWIN_CEREMONY
from kemet.engine.play.battle import Battle
from kemet.engine.play.buy import BuyAgain
from kemet.engine.play.move import move_action
from kemet.engine.play.pray import earn_pp, gain_spoils, pray
from kemet.engine.play.recruit import give_units


class Mercenaries(Tile):
    """R41 Three more units, placed in own districts when bought; what does not fit waits in reserve."""

    def unit_pool(self, game: Game, player: i64) -> i64:
        return 3

    def bought(self, game: Game, player: i64) -> None:
        game.reserve[player] += 3
        give_units(game, player, 3, False)


class EnforcedRecruitment(Tile):
    """R41 Recruit actions place units, and waiting creatures, with own troops too."""

    def recruits_with_troops(self, game: Game, player: i64) -> bool:
        return True


class DarkRitual(Tile):
    """T1.5 Gold token: a pray action."""

    def gold_actions(self, game: Game, player: i64) -> i64:
        return BIT[GOLD_DARK_RITUAL]

    def start_gold(self, game: Game, player: i64, choice: i64) -> None:
        if choice == GOLD_DARK_RITUAL:
            pray(game, player)


class HonorInBattle(Tile):
    """1 PP for each own unit that the enemy's damage destroys, at the end of the battle."""

    def battle_over(self, game: Game, battle: Battle, side: i64) -> None:
        gain_spoils(game, battle.sides[side].seat, battle.sides[side].lost)


class DedicationToBattle(Tile):
    """R38 2 PP for moving into a space with an enemy troop, battle or not."""

    def entered(self, game: Game, player: i64) -> None:
        earn_pp(game, player, 2)


class KhnumsSphinx(Tile):
    """A creature."""


class TwinCeremony(Tile):
    """R39 Gold token: one more tile of a colour bought today, for 1 PP more."""

    def gold_actions(self, game: Game, player: i64) -> i64:
        return BIT[GOLD_TWIN_CEREMONY]

    def start_gold(self, game: Game, player: i64, choice: i64) -> None:
        if choice == GOLD_TWIN_CEREMONY:
            game.push(BuyAgain(player))


class GriffinSphinx(Tile):
    """A creature."""


class ForcedMarch(Tile):
    """T1.5 Gold token: a move action."""

    def gold_actions(self, game: Game, player: i64) -> i64:
        return BIT[GOLD_FORCED_MARCH]

    def start_gold(self, game: Game, player: i64, choice: i64) -> None:
        if choice == GOLD_FORCED_MARCH:
            move_action(game, player, False)


class DeadlyTrap(Tile):
    """R38 Who moves into a space with a troop of the owner's loses a unit before the battle."""

    def trap(self, game: Game, player: i64) -> i64:
        return 1


class Devourer(Tile):
    """A creature."""


class BestialFury(Tile):
    """1 range, 1 strength and 1 damage more for all troops."""

    def movement(self, game: Game, player: i64) -> i64:
        return 1

    def strength(self, game: Game, battle: Battle, side: i64) -> i64:
        return 1

    def damage(self, game: Game, battle: Battle, side: i64) -> i64:
        return 1


class DivineStrength(Tile):
    """R33 1 PP more with each gain during the players' turns."""

    def earned_pp(self, game: Game, player: i64) -> i64:
        return 1


def black_tiles() -> list[Tile]:
    """Returns the black tiles, 16 with their copies."""
    return [
        Mercenaries("mercenaries", "Mercenaries", BLACK, 1, 2, "at once", AGREED),
        EnforcedRecruitment("enforced-recruitment", "Enforced Recruitment", BLACK, 1, 1, "day", AGREED),
        DarkRitual("dark-ritual", "Dark Ritual", BLACK, 1, 1, "day", AGREED),
        HonorInBattle("honor-in-battle", "Honor in Battle", BLACK, 2, 1, "battle", AGREED),
        DedicationToBattle("dedication-to-battle", "Dedication to Battle", BLACK, 2, 1, "day", AGREED),
        KhnumsSphinx("khnums-sphinx", "Khnum's Sphinx", BLACK, 2, 1, "creature", AGREED),
        TwinCeremony("twin-ceremony", "Twin Ceremony", BLACK, 2, 1, "day", AGREED),
        GriffinSphinx("griffin-sphinx", "Griffin Sphinx", BLACK, 3, 1, "creature", AGREED),
        ForcedMarch("forced-march", "Forced March", BLACK, 3, 1, "day", AGREED),
        DeadlyTrap("deadly-trap", "Deadly Trap", BLACK, 3, 1, "day", AGREED),
        victory_point(BLACK),
        Devourer("devourer", "Devourer", BLACK, 4, 1, "creature", SINGLE),
        BestialFury("bestial-fury", "Bestial Fury", BLACK, 4, 1, "day, battle", SINGLE),
        DivineStrength("divine-strength", "Divine Strength", BLACK, 4, 1, "day", SINGLE),
        act_of_god(BLACK),
        Mercenaries("spear-mercenaries", "Spear Mercenaries", BLACK, 1, 0, "at once", AGREED),
    ]


def black_creatures() -> list[Creature]:
    """Returns the creatures of the black tiles in the order of their ids."""
    khnum = Creature("khnum", "Khnum's Sphinx", 1, 1, 0, 0, False, False, AGREED)
    khnum.toll = 2
    griffin = Creature("griffin", "Griffin Sphinx", 0, 2, 0, 0, False, False, AGREED)
    griffin.teleports_from_obelisks = True
    devourer = Creature(DEVOURER, "Devourer", 1, 2, 0, 0, False, False, SINGLE)
    devourer.immune = True
    return [khnum, griffin, devourer]


BLACK_CREATURE_TILES = {"khnums-sphinx": "khnum", "griffin-sphinx": "griffin", "devourer": DEVOURER}

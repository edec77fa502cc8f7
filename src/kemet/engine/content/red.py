"""Red tiles: attack and movement (components, section 1)."""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine.content.battle_cards import OFFENSIVE_STRATEGY
from kemet.engine.content.shared import act_of_god, victory_point
from kemet.engine.effect import AGREED, SEED, Tile
from kemet.engine.game import Game
from kemet.engine.ids import RED
from kemet.engine.play.battle import ATTACKER, Battle, place_of
from kemet.engine.play.battle_choice import ThrowCards
from kemet.engine.play.strategy import exchange_battle_card


class Charge(Tile):
    """1 strength more when attacking."""

    def strength(self, game: Game, battle: Battle, side: i64) -> i64:
        return 1 if side == ATTACKER else 0


class Stargate(Tile):
    """K16.3 Teleports cost 1 PP less; the card Teleportation does not."""

    def teleport_discount(self, game: Game, player: i64) -> i64:
        return 1


class GodSpeed(Tile):
    """All troops have 1 range more."""

    def movement(self, game: Game, player: i64) -> i64:
        return 1


class Carnage(Tile):
    """1 damage more in all battles."""

    def damage(self, game: Game, battle: Battle, side: i64) -> i64:
        return 1


class OffensiveStrategy(Tile):
    """R28e, R22 The special card 3-3-0 in place of a card of choice."""

    def special_card(self) -> str:
        return OFFENSIVE_STRATEGY

    def bought(self, game: Game, player: i64) -> None:
        exchange_battle_card(game, player, self.special_card())


class OpenGates(Tile):
    """K9.9 Walls do not stop the owner's troops."""

    def ignores_walls(self, game: Game, player: i64) -> bool:
        return True


class Teleport(Tile):
    """Troops may teleport from obelisks too, at the usual price."""

    def teleports_from_obelisks(self, game: Game, player: i64) -> bool:
        return True


class RoyalScarab(Tile):
    """A creature."""


class BladesOfNeith(Tile):
    """1 strength more in all battles."""

    def strength(self, game: Game, battle: Battle, side: i64) -> i64:
        return 1


class DivineWound(Tile):
    """K16.1, R14 After the reveal DI cards from the hand can be discarded for 1 strength each."""

    def revealed(self, game: Game, battle: Battle, side: i64) -> None:
        player = battle.sides[side].seat
        if game.hand_size[player]:
            game.push(ThrowCards(player, 0, place_of(game, battle)))


class GiantScorpion(Tile):
    """A creature."""


class Initiative(Tile):
    """R3 Two enemy units are destroyed before each battle the owner starts by day."""

    def first_strike(self, game: Game, player: i64) -> i64:
        return 2


class Phoenix(Tile):
    """A creature."""


def red_tiles() -> list[Tile]:
    """Returns the red tiles, 16 with their copies."""
    return [
        Charge("charge", "Charge!", RED, 1, 2, "battle", SEED),
        Stargate("stargate", "Stargate", RED, 1, 1, "day", AGREED),
        GodSpeed("god-speed", "God Speed", RED, 1, 1, "day", SEED),
        Carnage("carnage", "Carnage", RED, 2, 1, "battle", AGREED),
        OffensiveStrategy("offensive-strategy", "Offensive Strategy", RED, 2, 1, "at once", AGREED),
        OpenGates("open-gates", "Open Gates", RED, 2, 1, "day", SEED),
        Teleport("teleport", "Teleport", RED, 2, 1, "day", AGREED),
        RoyalScarab("royal-scarab", "Royal Scarab", RED, 3, 1, "creature", AGREED),
        BladesOfNeith("blades-of-neith", "Blades of Neith", RED, 3, 1, "battle", SEED),
        DivineWound("divine-wound", "Divine Wound", RED, 3, 1, "battle", SEED),
        victory_point(RED),
        GiantScorpion("giant-scorpion", "Giant Scorpion", RED, 4, 1, "creature", AGREED),
        Initiative("initiative", "Initiative", RED, 4, 1, "day", AGREED),
        Phoenix("phoenix", "Phoenix", RED, 4, 1, "creature", AGREED),
        act_of_god(RED),
    ]

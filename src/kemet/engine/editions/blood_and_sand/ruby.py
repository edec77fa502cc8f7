"""Ruby tiles, red in the engine's words: attack and movement (BS11.1)."""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine.content.red import (
    BladesOfNeith,
    Carnage,
    Charge,
    DivineWound,
    GiantScorpion,
    GodSpeed,
    Initiative,
    OffensiveStrategy,
    Phoenix,
    RoyalScarab,
    Teleport,
)
from kemet.engine.content.shared import act_of_god, domination
from kemet.engine.effect import RECONSTRUCTED, Tile
from kemet.engine.game import Game
from kemet.engine.ids import BIT, GOLD_SURPRISE_ATTACK, RED
from kemet.engine.play.move import move_action


class SurpriseAttack(Tile):
    """BS4.5 Gold token: a move action."""

    def gold_actions(self, game: Game, player: i64) -> i64:
        return BIT[GOLD_SURPRISE_ATTACK]

    def start_gold(self, game: Game, player: i64, choice: i64) -> None:
        if choice == GOLD_SURPRISE_ATTACK:
            move_action(game, player, False)


def ruby_tiles() -> list[Tile]:
    """Returns the ruby tiles, 16 with their copies."""
    return [
        Charge("charge", "Charge!", RED, 1, 2, "battle", RECONSTRUCTED),
        GodSpeed("mafdets-swiftness", "Mafdet's Swiftness", RED, 1, 2, "day", RECONSTRUCTED),
        Carnage("carnage", "Carnage", RED, 2, 1, "battle", RECONSTRUCTED),
        OffensiveStrategy("wrryt-storm", "Wrryt Storm", RED, 2, 1, "at once", RECONSTRUCTED),
        Teleport(
            "portal-of-thoth",
            "Portal of Thoth",
            RED,
            2,
            1,
            "day",
            RECONSTRUCTED,
        ),
        Phoenix(
            "lesser-phoenix",
            "Phoenix",
            RED,
            2,
            1,
            "creature",
            RECONSTRUCTED,
        ),
        RoyalScarab("royal-scarab", "Royal Scarab", RED, 3, 1, "creature", RECONSTRUCTED),
        BladesOfNeith("blades-of-neith", "Blades of Neith", RED, 3, 1, "battle", RECONSTRUCTED),
        DivineWound("divine-wound", "Divine Wound", RED, 3, 1, "battle", RECONSTRUCTED),
        domination(RED),
        GiantScorpion("giant-scorpion", "Giant Scorpion", RED, 4, 1, "creature", RECONSTRUCTED),
        Initiative("initiative", "Initiative", RED, 4, 1, "day", RECONSTRUCTED),
        SurpriseAttack("surprise-attack", "Surprise Attack", RED, 4, 1, "day", RECONSTRUCTED),
        act_of_god(RED),
    ]

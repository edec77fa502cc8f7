"""Sapphire tiles, blue in the engine's words: defence and units (BS11.2)."""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine.content.blue import (
    AncestralElephant,
    Defense,
    DefensiveStrategy,
    DefensiveVictory,
    DivineWill,
    Legion,
    Prescience,
    RecruitingScribe,
    Reinforcements,
    ShieldOfNeith,
    Sphinx,
)
from kemet.engine.content.shared import act_of_god, domination
from kemet.engine.effect import AGREED, RECONSTRUCTED, SINGLE, Tile
from kemet.engine.game import Game
from kemet.engine.ids import BLUE
from kemet.engine.play.recruit import can_give, give_units

PRAYER_UNITS = 2
NIGHT_UNITS = 4


class ReinforcementPrayer(Tile):
    """BS11.2 With each own pray action up to 2 units come, free, into own districts."""

    def prayed(self, game: Game, player: i64) -> None:
        if can_give(game, player, PRAYER_UNITS, False):
            give_units(game, player, PRAYER_UNITS, False)


class RevisedReinforcements(Reinforcements):
    """BS11.7 By the revised texts the tile acts once when it is bought too."""

    def bought(self, game: Game, player: i64) -> None:
        if self.night_use(game, player):
            give_units(game, player, NIGHT_UNITS, True)


def sapphire_tiles(revised: bool) -> list[Tile]:
    """Returns the sapphire tiles, 16 with their copies; *revised*, by the texts of 2019 (BS11.7)."""
    reinforcements = RevisedReinforcements if revised else Reinforcements
    return [
        Defense("defense", "Defense!", BLUE, 1, 2, "battle", "+1 strength when you defend.", RECONSTRUCTED),
        RecruitingScribe(
            "recruiting-scribe", "Recruiting Scribe", BLUE, 1, 2, "day", "Two units of your recruit actions are free.",
            RECONSTRUCTED,
        ),
        ShieldOfNeith(
            "shield-of-neith", "Shield of Neith", BLUE, 2, 1, "battle", "+1 shield in all your battles.", RECONSTRUCTED
        ),
        ReinforcementPrayer(
            "reinforcement-prayer", "Reinforcement Prayer", BLUE, 2, 1, "day",
            "With each of your pray actions place up to 2 units, free, in your districts.", RECONSTRUCTED,
        ),
        DefensiveStrategy(
            "shetyw-barrier", "Shetyw Barrier", BLUE, 2, 1, "at once",
            "Take back your battle cards, remove one, gain the special card 3-0-3.", RECONSTRUCTED,
        ),
        AncestralElephant(
            "ancestral-elephant", "Ancestral Elephant", BLUE, 2, 1, "creature",
            "Creature: +1 range, +1 strength, +1 shield.", RECONSTRUCTED,
        ),
        Prescience("spy", "Spy", BLUE, 3, 1, "battle", "You see the enemy's battle card before you choose yours.", SINGLE),
        DefensiveVictory(
            "defensive-victory", "Defensive Victory", BLUE, 3, 1, "battle",
            "Winning as defender with a unit left: 1 permanent battle VP.", RECONSTRUCTED,
        ),
        Legion("legion", "Legion", BLUE, 3, 1, "day", "Your troops hold up to 7 units.", RECONSTRUCTED),
        domination(BLUE),
        DivineWill(
            "divine-will", "Divine Will", BLUE, 4, 1, "day", "Take the gold token: one more move or recruit a day.",
            RECONSTRUCTED,
        ),
        reinforcements(
            "reinforcements", "Reinforcements", BLUE, 4, 1, "night",
            "Place up to 4 units, free, in your districts and with your troops.", RECONSTRUCTED,
        ),
        Sphinx("sphinx", "Sphinx", BLUE, 4, 1, "creature", "Creature: +2 strength. Gain 1 permanent VP.", AGREED),
        act_of_god(BLUE),
    ]  # fmt: skip

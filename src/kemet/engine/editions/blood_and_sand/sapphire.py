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
        Defense("defense", "Defense!", BLUE, 1, 2, "battle", RECONSTRUCTED),
        RecruitingScribe(
            "recruiting-scribe",
            "Recruiting Scribe",
            BLUE,
            1,
            2,
            "day",
            RECONSTRUCTED,
        ),
        ShieldOfNeith("shield-of-neith", "Shield of Neith", BLUE, 2, 1, "battle", RECONSTRUCTED),
        ReinforcementPrayer("reinforcement-prayer", "Reinforcement Prayer", BLUE, 2, 1, "day", RECONSTRUCTED),
        DefensiveStrategy("shetyw-barrier", "Shetyw Barrier", BLUE, 2, 1, "at once", RECONSTRUCTED),
        AncestralElephant("ancestral-elephant", "Ancestral Elephant", BLUE, 2, 1, "creature", RECONSTRUCTED),
        Prescience("spy", "Spy", BLUE, 3, 1, "battle", SINGLE),
        DefensiveVictory("defensive-victory", "Defensive Victory", BLUE, 3, 1, "battle", RECONSTRUCTED),
        Legion("legion", "Legion", BLUE, 3, 1, "day", RECONSTRUCTED),
        domination(BLUE),
        DivineWill(
            "divine-will",
            "Divine Will",
            BLUE,
            4,
            1,
            "day",
            RECONSTRUCTED,
        ),
        reinforcements("reinforcements", "Reinforcements", BLUE, 4, 1, "night", RECONSTRUCTED),
        Sphinx("sphinx", "Sphinx", BLUE, 4, 1, "creature", AGREED),
        act_of_god(BLUE),
    ]

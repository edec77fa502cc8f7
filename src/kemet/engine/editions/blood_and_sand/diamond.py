"""Diamond tiles, white in the engine's words: prayer, prices, cards (BS11.3)."""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine.content.blue import DeepDesertSnake
from kemet.engine.content.shared import act_of_god, domination
from kemet.engine.content.white import (
    Crusade,
    DivineBoon,
    HandOfGod,
    HighPriest,
    Priest,
    Priestess,
    PriestOfAmon,
    PriestOfRa,
    Slaves,
    TheMummy,
    Vision,
)
from kemet.engine.effect import RECONSTRUCTED, SINGLE, Tile
from kemet.engine.game import Game
from kemet.engine.ids import WHITE
from kemet.engine.play.pray import earn_pp

VISION = "vision"
REVISED_VISION_CARDS = 4


class RevisedPriestOfAmon(PriestOfAmon):
    """BS11.7 By the revised texts the tile acts once when it is bought too."""

    def bought(self, game: Game, player: i64) -> None:
        earn_pp(game, player, self.night_prayer(game, player))


class RevisedVision(Tile):
    """BS11.7 By the revised texts its owner draws 4 cards more, and then discards 4 from hand."""

    def night_cards(self, game: Game, player: i64) -> i64:
        return REVISED_VISION_CARDS


def vision(revised: bool) -> Tile:
    """Returns the tile Vision; *revised*, by the texts of 2019."""
    if revised:
        return RevisedVision(VISION, "Vision", WHITE, 2, 1, "night", RECONSTRUCTED)
    return Vision(VISION, "Vision", WHITE, 2, 1, "night", RECONSTRUCTED)


def diamond_tiles(revised: bool) -> list[Tile]:
    """Returns the diamond tiles, 16 with their copies; *revised*, by the texts of 2019 (BS11.7)."""
    priest_of_amon = RevisedPriestOfAmon if revised else PriestOfAmon
    return [
        Priestess("priestess", "Priestess", WHITE, 1, 2, "day", RECONSTRUCTED),
        Priest("priest", "Priest", WHITE, 1, 2, "day", RECONSTRUCTED),
        Slaves("magical-support", "Magical Support", WHITE, 2, 1, "day", SINGLE),
        DivineBoon("divine-boon", "Divine Boon", WHITE, 2, 1, "night", RECONSTRUCTED),
        vision(revised),
        DeepDesertSnake("deep-desert-snake", "Deep Desert Snake", WHITE, 2, 1, "creature", RECONSTRUCTED),
        HandOfGod("hand-of-god", "Hand of God", WHITE, 3, 1, "night", RECONSTRUCTED),
        domination(WHITE),
        Crusade(
            "divine-hunger",
            "Divine Hunger",
            WHITE,
            3,
            1,
            "battle",
            RECONSTRUCTED,
        ),
        HighPriest("night-ceremony", "Night Ceremony", WHITE, 3, 1, "night", RECONSTRUCTED),
        PriestOfRa("priest-of-ra", "Priest of Ra", WHITE, 4, 1, "payment", RECONSTRUCTED),
        priest_of_amon("priest-of-amon", "Priest of Amon", WHITE, 4, 1, "night", RECONSTRUCTED),
        TheMummy("mummy", "Mummy", WHITE, 4, 1, "creature, night", RECONSTRUCTED),
        act_of_god(WHITE),
    ]

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
        text = "Draw 4 DI cards more each night, then discard 4 from your hand."
        return RevisedVision(VISION, "Vision", WHITE, 2, 1, "night", text, RECONSTRUCTED)
    return Vision(
        VISION, "Vision", WHITE, 2, 1, "night", "Look at 5 DI cards, keep 1 in place of your night card.", RECONSTRUCTED
    )


def diamond_tiles(revised: bool) -> list[Tile]:
    """Returns the diamond tiles, 16 with their copies; *revised*, by the texts of 2019 (BS11.7)."""
    priest_of_amon = RevisedPriestOfAmon if revised else PriestOfAmon
    return [
        Priestess("priestess", "Priestess", WHITE, 1, 2, "day", "Tiles cost you 1 PP less.", RECONSTRUCTED),
        Priest("priest", "Priest", WHITE, 1, 2, "day", "Your pray actions yield 1 PP more.", RECONSTRUCTED),
        Slaves("magical-support", "Magical Support", WHITE, 2, 1, "day", "Each level you build costs 1 PP less.", SINGLE),
        DivineBoon("divine-boon", "Divine Boon", WHITE, 2, 1, "night", "Draw 1 DI card more each night.", RECONSTRUCTED),
        vision(revised),
        DeepDesertSnake(
            "deep-desert-snake", "Deep Desert Snake", WHITE, 2, 1, "creature",
            "Creature: +1 range; the enemy's creature counts as absent in battle.", RECONSTRUCTED,
        ),
        HandOfGod(
            "hand-of-god", "Hand of God", WHITE, 3, 1, "night", "Raise one of your pyramids by 1 level, free.", RECONSTRUCTED
        ),
        domination(WHITE),
        Crusade(
            "divine-hunger", "Divine Hunger", WHITE, 3, 1, "battle", "Gain 2 PP for each enemy unit destroyed in battle.",
            RECONSTRUCTED,
        ),
        HighPriest("night-ceremony", "Night Ceremony", WHITE, 3, 1, "night", "Gain 2 PP more each night.", RECONSTRUCTED),
        PriestOfRa(
            "priest-of-ra", "Priest of Ra", WHITE, 4, 1, "payment", "Each payment of yours is 1 PP cheaper.", RECONSTRUCTED
        ),
        priest_of_amon(
            "priest-of-amon", "Priest of Amon", WHITE, 4, 1, "night", "Gain 5 PP more each night.", RECONSTRUCTED
        ),
        TheMummy(
            "mummy", "Mummy", WHITE, 4, 1, "creature, night",
            "Creature: +1 range, +2 strength. Draw 1 DI card more each night.", RECONSTRUCTED,
        ),
        act_of_god(WHITE),
    ]  # fmt: skip

"""Onyx tiles, black in the engine's words (BS11.4)."""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine.content.black import (
    BestialFury,
    DeadlyTrap,
    DedicationToBattle,
    Devourer,
    DivineStrength,
    EnforcedRecruitment,
    ForcedMarch,
    GriffinSphinx,
    HonorInBattle,
    KhnumsSphinx,
    Mercenaries,
    TwinCeremony,
)
from kemet.engine.content.shared import act_of_god, domination
from kemet.engine.effect import RECONSTRUCTED, Tile
from kemet.engine.game import Game
from kemet.engine.ids import BLACK, GOLD_FORCED_MARCH
from kemet.engine.play.move import move_action


class RevisedForcedMarch(ForcedMarch):
    """BS11.7 By the revised texts the troop may not teleport."""

    def start_gold(self, game: Game, player: i64, choice: i64) -> None:
        if choice == GOLD_FORCED_MARCH:
            move_action(game, player, False, on_foot=True)


def onyx_tiles(both_mercenaries: bool, revised: bool) -> list[Tile]:
    """Returns the onyx tiles, 16 with their copies. The two tiles of mercenaries are one name, so that nobody owns both, but
    where players agreed that one may (R36); *revised*, by the texts of 2019 (BS11.7)."""
    forced_march = RevisedForcedMarch if revised else ForcedMarch
    spears = "Spear Mercenaries" if both_mercenaries else "Mercenaries"
    return [
        Mercenaries("sword-mercenaries", "Mercenaries", BLACK, 1, 1, "at once", RECONSTRUCTED),
        Mercenaries("spear-mercenaries", spears, BLACK, 1, 1, "at once", RECONSTRUCTED),
        EnforcedRecruitment("local-recruitment", "Local Recruitment", BLACK, 1, 2, "day", RECONSTRUCTED),
        HonorInBattle("honor-in-battle", "Honor in Battle", BLACK, 2, 1, "battle", RECONSTRUCTED),
        DedicationToBattle("dedication-to-battle", "Dedication to Battle", BLACK, 2, 1, "day", RECONSTRUCTED),
        TwinCeremony("twin-ceremony", "Twin Ceremony", BLACK, 2, 1, "day", RECONSTRUCTED),
        KhnumsSphinx("khnums-sphinx", "Khnum's Sphinx", BLACK, 2, 1, "creature", RECONSTRUCTED),
        GriffinSphinx("griffin-sphinx", "Griffin Sphinx", BLACK, 3, 1, "creature", RECONSTRUCTED),
        forced_march("forced-march", "Forced March", BLACK, 3, 1, "day", RECONSTRUCTED),
        DeadlyTrap("deadly-trap", "Deadly Trap", BLACK, 3, 1, "day", RECONSTRUCTED),
        domination(BLACK),
        Devourer("devourer", "Devourer", BLACK, 4, 1, "creature", RECONSTRUCTED),
        DivineStrength(
            "divine-might",
            "Divine Might",
            BLACK,
            4,
            1,
            "day",
            RECONSTRUCTED,
        ),
        BestialFury("bestial-fury", "Bestial Fury", BLACK, 4, 1, "day, battle", RECONSTRUCTED),
        act_of_god(BLACK),
    ]

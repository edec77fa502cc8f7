"""Where everything of Seth's game lies beside the base game's facts: the day track, tokens, sacred temples, powers.

All of it is open. It lies in `game.expansion`, from `start` on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kemet.engine.actions import ALONG
from kemet.engine.board import SPACES
from kemet.engine.game import Game
from kemet.engine.hooks import Hooks
from kemet.engine.ids import BIT, NONE, VIOLET
from kemet.engine.modules.seth.actions import END
from kemet.engine.modules.seth.content import DAY_TRACK, SETH
from kemet.engine.modules.seth.variants import TWO_TEMPLES
from kemet.engine.rules import Rules
from kemet.engine.state import altered

# Violet tiles that rules outside of them ask for.
ANNEXATION: Final = "annexation"
MAGIC_VERSATILITY: Final = "magic-versatility"
SERVILE_CORRUPTION: Final = "servile-corruption"
UNITS_CORRUPTION: Final = "units-corruption"


class SethFacts(Hooks):
    """The numbering of the facts, and the elementary questions and changes."""

    def __init__(self, start: int, players: int, cards: int, target: int, variants: list[str]) -> None:
        super().__init__()
        self.first_action: i64 = ALONG
        self.end_action: i64 = END
        self.start: i64 = start
        # Members of the community: how many, and as a mask of seats.
        self.members: i64 = players - 1
        self.community: i64 = 2**players - 2
        self.target: i64 = target
        self.variants = variants
        self.track = list(DAY_TRACK[players - 1])
        # S6.3 How many temples bring the community the VP at the end of a day.
        self.temples_asked: i64 = 2 if TWO_TEMPLES in variants else min(3, players - 1)
        # How far the day has gone, who speaks for the community, whose tokens Seth still has, whether the portal is open.
        self.at_track: i64 = start
        self.at_speaker: i64 = start + 1
        self.at_tokens: i64 = start + 2
        self.at_portal: i64 = start + 3
        # Whether the Great Ceremony was held; creature cards left and powers gained, as masks; prayer tokens left.
        self.at_ceremony: i64 = start + 4
        self.at_cards: i64 = start + 5
        self.at_powers: i64 = start + 6
        self.at_prayer_two: i64 = start + 7
        self.at_prayer_three: i64 = start + 8
        # Once a day: the silver and gold token of temple powers, the see-through token.
        self.at_silver: i64 = start + 9
        self.at_gold: i64 = start + 10
        self.at_see_through: i64 = start + 11
        # Per space: level of a sacred temple, PP of its prayer token, its power plus one.
        # Per space of Seth's board: the member whose token lies there, as a seat; 0 for Seth's own.
        self.at_whose: i64 = start + 12
        self.at_level: i64 = start + 28
        self.at_prayer: i64 = self.at_level + SPACES
        self.at_top: i64 = self.at_prayer + SPACES
        # Per seat and space: units of that seat that fight for the owner of Units Corruption.
        self.at_stolen: i64 = self.at_top + SPACES
        # Who has lost units by damage in the battle that is fought, as a mask.
        self.at_fallen: i64 = self.at_stolen + players * SPACES
        self.size: i64 = self.at_fallen + 1 - start
        self.all_cards: i64 = 2**cards - 1

    def agreed(self, variant: str) -> bool:
        """R70 Tells whether people play by that other reading."""
        return variant in self.variants

    def fact(self, game: Game, place: i64) -> i64:
        """Returns the fact at *place*."""
        return game.expansion[place]

    def put(self, game: Game, place: i64, value: i64) -> None:
        """Sets the fact at *place*."""
        game.expansion = altered(game.expansion, place, value)

    def speaker(self, game: Game) -> i64:
        """R74 Returns the member who speaks for the community."""
        return game.expansion[self.at_speaker]

    def portal_is_open(self, game: Game) -> bool:
        """S1.2 Tells whether the community may pass the portals."""
        return game.expansion[self.at_portal] != 0

    def temple_level(self, game: Game, space: i64) -> i64:
        """S1.3 Returns the level of the sacred temple on *space*, 0 for none."""
        return game.expansion[self.at_level + space]

    def has_gained(self, game: Game, power: i64) -> bool:
        """S7.3, S7.4 Tells whether the community has a power of temples."""
        return game.expansion[self.at_powers] & BIT[power] != 0

    def from_speaker(self, game: Game, k: i64) -> i64:
        """R74 Returns member *k* in seat order from the speaker."""
        return 1 + (self.speaker(game) - 1 + k) % self.members

    def lead(self, game: Game, space: i64) -> i64:
        """R74 Returns the member with most units on *space*; of equals the first in seat order from the speaker."""
        best = self.from_speaker(game, 0)
        for k in range(1, self.members):
            seat = self.from_speaker(game, k)
            if game.units_at(seat, space) > game.units_at(best, space):
                best = seat
        return best

    def stolen_of(self, game: Game, seat: i64) -> i64:
        """Returns how many units of *seat* fight for the other camp."""
        number: i64 = 0
        for space in range(SPACES):
            number += game.expansion[self.at_stolen + seat * SPACES + space]
        return number

    def thief(self, game: Game) -> i64:
        """Returns who has Units Corruption, and so all stolen units; NONE for nobody."""
        for seat in range(game.rules.players):
            if owns(game, seat, UNITS_CORRUPTION):
                return seat
        return NONE

    def carry_stolen(self, game: Game, player: i64, space: i64, to: i64, most: i64) -> None:
        """Stolen units go along with those of *player*, as far as so many go."""
        if player != self.thief(game):
            return
        for seat in range(game.rules.players):
            place = self.at_stolen + seat * SPACES
            number = min(most, game.expansion[place + space])
            if number:
                most -= number
                self.put(game, place + space, game.expansion[place + space] - number)
                self.put(game, place + to, game.expansion[place + to] + number)

    def finished_temples(self, game: Game) -> i64:
        """S7.1 Returns how many sacred temples stand at level 3, as a mask of spaces."""
        mask: i64 = 0
        for space in range(SPACES):
            if game.expansion[self.at_level + space] == 3:
                mask |= BIT[space]
        return mask

    def ways(self, game: Game, player: i64, space: i64) -> i64:
        """S1.1, S1.2 The portals are next to each other for who may pass them."""
        if player == SETH or self.portal_is_open(game):
            return game.rules.board.portals[space]
        return 0


def seth_facts(rules: Rules) -> SethFacts:
    """Returns the numbering of the facts; only asked where Seth is in play."""
    for hooks in rules.all_hooks:
        if isinstance(hooks, SethFacts):
            return hooks
    raise AssertionError("Seth is not in play")


def facts_of(game: Game) -> SethFacts:
    """Returns the numbering of the facts in *game*."""
    return seth_facts(game.rules)


def owns(game: Game, player: i64, slug: str) -> bool:
    """Tells whether *player* owns the violet tile called *slug*."""
    for tile in game.rules.tiles_of_colour[VIOLET]:
        if tile.slug == slug:
            return game.has_power(player, tile.power)
    return False

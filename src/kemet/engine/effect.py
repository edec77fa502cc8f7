"""What is printed on things: power tiles, creatures, divine intervention cards, battle cards.

Effects are shared, immutable and stateless. A timing is declared once, as a method of `Timings`; a tile overrides those it
has. `python tools/timings.py` makes `timings.py` of the declarations: for each timing the tiles in play that have it, and the
function that asks them, which the rules call from exactly one place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from kemet.engine.ids import COLOUR_NAMES, NONE

if TYPE_CHECKING:
    from kemet.engine.game import Game
    from kemet.engine.play.battle import Battle

# When a DI card may be played (K15.2).
IN_BATTLE: Final = 0
OWN_TURN: Final = 1
OWN_MOVE: Final = 2
WHEN_ATTACKED: Final = 3
ANSWER_TO_CARD: Final = 4
WHEN_NAMES: Final = ["in battle", "own turn", "own move", "when attacked", "answer to a card"]

# What a token on the player board is for (components, section 5).
ACT_MOVE: Final = 0
ACT_RECRUIT: Final = 1
ACT_BUILD: Final = 2
ACT_PRAY: Final = 3
ACT_BUY: Final = 4

# How sure a component is (components, section 0).
SEED: Final = "seed"
AGREED: Final = "public-agreed"
SINGLE: Final = "single-source"
RECONSTRUCTED: Final = "reconstructed"


# What an entrance of `timings.py` makes of the answers of several tiles. `None`: something happened; may push frames.
Count = i64  # numbers to add up
Part = i64  # numbers to add up, each a part of a battle that is logged
Mask = i64  # sets, put together
May = bool  # one yes is enough
Offer = bool  # which of the tiles with the timing say yes, as a mask over them


class Timings:
    """All timings: when tiles act. Each is declared here and nowhere else, with what a tile without it answers.

    The owner of the tile is *player*, or whoever *side* of *battle* belongs to.
    """

    # Counts: a number to add.

    def pray_gain(self, game: Game, player: i64) -> Count:
        """PP more from a pray action."""
        return 0

    def tile_discount(self, game: Game, player: i64) -> Count:
        """PP off the price of a tile."""
        return 0

    def build_discount(self, game: Game, player: i64) -> Count:
        """PP off each level of a build action."""
        return 0

    def payment_discount(self, game: Game, player: i64) -> Count:
        """PP off each separate payment."""
        return 0

    def teleport_discount(self, game: Game, player: i64) -> Count:
        """PP off a teleport."""
        return 0

    def night_prayer(self, game: Game, player: i64) -> Count:
        """PP more at night."""
        return 0

    def night_cards(self, game: Game, player: i64) -> Count:
        """DI cards more at night."""
        return 0

    def night_look(self, game: Game, player: i64) -> Count:
        """Cards looked at in place of the ordinary night card."""
        return 0

    def movement(self, game: Game, player: i64) -> Count:
        """Range more in a move action."""
        return 0

    def troop_limit(self, game: Game, player: i64) -> Count:
        """Units more in a troop."""
        return 0

    def free_recruits(self, game: Game, player: i64) -> Count:
        """Units free of charge in a recruit action."""
        return 0

    def unit_pool(self, game: Game, player: i64) -> Count:
        """Units more that the owner has in all."""
        return 0

    def earned_pp(self, game: Game, player: i64) -> Count:
        """PP more with each gain during the players' turns."""
        return 0

    def trap(self, game: Game, player: i64) -> Count:
        """Units an enemy loses who moves into a space with a troop of the owner's."""
        return 0

    def strength(self, game: Game, battle: Battle, side: i64) -> Part:
        """Strength more in a battle."""
        return 0

    def damage(self, game: Game, battle: Battle, side: i64) -> Part:
        """Damage more in a battle."""
        return 0

    def shield(self, game: Game, battle: Battle, side: i64) -> Part:
        """Shield more in a battle."""
        return 0

    def first_strike(self, game: Game, player: i64) -> Count:
        """Enemy units destroyed before a battle its owner starts by day."""
        return 0

    # May: one yes is enough.

    def ignores_walls(self, game: Game, player: i64) -> May:
        """Whether the owner's troops pass foreign walls."""
        return False

    def teleports_from_obelisks(self, game: Game, player: i64) -> May:
        """Whether the owner's troops teleport from obelisks too."""
        return False

    def recruits_with_troops(self, game: Game, player: i64) -> May:
        """Whether recruit actions place units with the owner's troops too."""
        return False

    def sees_enemy_card(self, game: Game, player: i64) -> May:
        """Whether the enemy's battle card is shown before the owner chooses."""
        return False

    def gives_silver_token(self, game: Game, player: i64) -> May:
        """Whether the owner has the silver token."""
        return False

    def gold_actions(self, game: Game, player: i64) -> Mask:
        """What the owner may lay the gold token for, as a mask of the GOLD block."""
        return 0

    def start_gold(self, game: Game, player: i64, choice: i64) -> None:
        """The owner has laid the gold token for *choice*, which this or another tile offers."""

    # When: something happened; may push frames.

    def other_prayed(self, game: Game, player: i64) -> None:
        """Somebody else than the owner has prayed."""

    def prayed(self, game: Game, player: i64) -> None:
        """The owner has carried out a pray action."""

    def entered(self, game: Game, player: i64) -> None:
        """The owner has moved a troop into a space with an enemy troop."""

    def battle_over(self, game: Game, battle: Battle, side: i64) -> None:
        """A battle of the owner is over."""

    def revealed(self, game: Game, battle: Battle, side: i64) -> None:
        """The cards of a battle of the owner lie open."""

    def destroyed(self, game: Game, battle: Battle, side: i64, units: i64) -> None:
        """The owner destroyed enemy *units* by damage in a battle."""

    def won(self, game: Game, battle: Battle, side: i64) -> None:
        """The owner won a battle, with or without survivors."""

    # Offers: an extra option at a decision.

    def night_use(self, game: Game, player: i64) -> Offer:
        """Whether the tile can be used in the night's tile step now."""
        return False


class Tile(Timings):
    """A power tile. `power` is the number of its name: nobody owns the same power twice (K7.4). What it says to players is in
    the locale, as it is for creatures and cards."""

    def __init__(self, slug: str, name: str, colour: int, level: int, copies: int, when: str, sure: str) -> None:
        self.id: i64 = 0
        self.power: i64 = 0
        self.slug = slug
        self.name = name
        self.colour: i64 = colour
        self.level: i64 = level
        self.copies: i64 = copies
        self.when = when
        self.sure = sure

    # What is printed on it.

    def vp_source(self) -> i64:
        """The source of the permanent VP that buying the tile brings, NONE if it brings none."""
        return NONE

    def special_card(self) -> str:
        """The special battle card that comes with the tile, empty if none does."""
        return ""

    def serves_camp(self) -> bool:
        """Whether all allies of its buyer have the tile too."""
        return False

    # Said to one tile alone, so these have no entrance.

    def bought(self, game: Game, player: i64) -> None:
        """The owner has just bought the tile."""

    def use_at_night(self, game: Game, player: i64) -> None:
        """The owner uses the tile in the night's tile step."""


def has_timing(tile: Tile, timing: str) -> bool:
    """Tells whether *tile* overrides *timing*."""
    if timing not in vars(Timings):
        raise KeyError(f"no timing {timing!r}")
    for cls in type(tile).__mro__:
        if timing in vars(cls):
            return cls is not Timings
    return False


class Timing:
    """The tiles that have a timing; their powers lie beside them, so that most tiles are passed over by a number."""

    def __init__(self, tiles: list[Tile]) -> None:
        self.tiles = vec[Tile](tiles)
        self.powers = vec[i64]([tile.power for tile in tiles])


def tiles_having(tiles: list[Tile], timing: str) -> Timing:
    """Returns one tile per power that has *timing*, in the order of their numbers."""
    found: list[Tile] = []
    for tile in tiles:
        if has_timing(tile, timing) and all(tile.power != other.power for other in found):
            found.append(tile)
    return Timing(found)


def tile_word(tile: Tile) -> str:
    """Returns the engine's word for *tile*: colour/slug."""
    return f"{COLOUR_NAMES[tile.colour]}/{tile.slug}"


class Creature:
    """A creature: bonuses for the troop it is with (K11)."""

    def __init__(
        self,
        slug: str,
        name: str,
        move: int,
        strength: int,
        damage: int,
        shield: int,
        ignores_walls: bool,
        cancels_creature: bool,
        sure: str,
    ) -> None:
        self.id: i64 = 0
        self.slug = slug
        self.name = name
        self.move: i64 = move
        self.strength: i64 = strength
        self.damage: i64 = damage
        self.shield: i64 = shield
        self.ignores_walls = ignores_walls
        self.cancels_creature = cancels_creature
        # What an enemy pays to move into its space.
        self.toll: i64 = 0
        self.teleports_from_obelisks = False
        # Whether its troop ignores what destroys units outside battle.
        self.immune = False
        self.sure = sure


class DICard:
    """A divine intervention card. Battle cards have numbers only; the others say when they can be played and act."""

    def __init__(
        self,
        slug: str,
        name: str,
        copies: int,
        cost: int,
        when: int,
        sure: str,
        strength: int = 0,
        damage: int = 0,
        shield: int = 0,
    ) -> None:
        self.id: i64 = 0
        self.slug = slug
        self.name = name
        self.copies: i64 = copies
        self.cost: i64 = cost
        self.when: i64 = when
        # The deck it belongs to; the kinds of one deck stand together in the list of cards.
        self.deck: i64 = 0
        self.sure = sure
        self.strength: i64 = strength
        self.damage: i64 = damage
        self.shield: i64 = shield
        # Whether its copies are dealt one to a player at set-up and never come into the deck (BS12.5).
        self.apart = False

    def changes_something(self, game: Game, player: i64) -> bool:
        """K15.3, R29c Whether the effect can apply now."""
        return True

    def act(self, game: Game, player: i64) -> None:
        """Applies the effect; may push frames."""


class ActionSpace:
    """A space of the player board: its row, and what a token there is for."""

    def __init__(self, slug: str, row: int, action: int, colour: int = -1) -> None:
        self.slug = slug
        self.row: i64 = row
        self.action: i64 = action
        self.colour: i64 = colour


class BattleCard:
    """A battle card: strength, damage and shield."""

    def __init__(self, slug: str, strength: int, damage: int, shield: int, special: bool) -> None:
        self.id: i64 = 0
        self.slug = slug
        self.strength: i64 = strength
        self.damage: i64 = damage
        self.shield: i64 = shield
        # A special card comes with a tile; of the others every player starts with one.
        self.special = special
        self.in_hand = not special
        # Units the card costs its own side, whatever the outcome.
        self.own_losses: i64 = 0

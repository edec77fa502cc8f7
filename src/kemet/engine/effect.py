"""What is printed on things: power tiles, creatures, divine intervention cards, battle cards.

Effects are shared, immutable and stateless. A tile overrides the timings it has; `Rules` collects, for each timing, the
tiles that override it. Every timing is called from exactly one place, a function of `timings.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kemet.engine.ids import COLOUR_NAMES

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


class Tile:
    """A power tile. `power` is the number of its name: nobody owns the same power twice (K7.4)."""

    def __init__(self, slug: str, name: str, colour: int, level: int, copies: int, when: str, text: str, sure: str) -> None:
        self.id: i64 = 0
        self.power: i64 = 0
        self.slug = slug
        self.name = name
        self.colour: i64 = colour
        self.level: i64 = level
        self.copies: i64 = copies
        self.when = when
        self.text = text
        self.sure = sure

    # Counts: a number to add.

    def pray_gain(self, game: Game, player: i64) -> i64:
        """PP more from a pray action."""
        return 0

    def tile_discount(self, game: Game, player: i64) -> i64:
        """PP off the price of a tile."""
        return 0

    def build_discount(self, game: Game, player: i64) -> i64:
        """PP off each level of a build action."""
        return 0

    def payment_discount(self, game: Game, player: i64) -> i64:
        """PP off each separate payment."""
        return 0

    def teleport_discount(self, game: Game, player: i64) -> i64:
        """PP off a teleport."""
        return 0

    def night_prayer(self, game: Game, player: i64) -> i64:
        """PP more at night."""
        return 0

    def night_cards(self, game: Game, player: i64) -> i64:
        """DI cards more at night."""
        return 0

    def night_look(self, game: Game, player: i64) -> i64:
        """Cards looked at in place of the ordinary night card."""
        return 0

    def movement(self, game: Game, player: i64) -> i64:
        """Range more in a move action."""
        return 0

    def troop_limit(self, game: Game, player: i64) -> i64:
        """Units more in a troop."""
        return 0

    def free_recruits(self, game: Game, player: i64) -> i64:
        """Units free of charge in a recruit action."""
        return 0

    def unit_pool(self, game: Game, player: i64) -> i64:
        """Units more that the owner has in all."""
        return 0

    def earned_pp(self, game: Game, player: i64) -> i64:
        """PP more with each gain during the players' turns."""
        return 0

    def trap(self, game: Game, player: i64) -> i64:
        """Units an enemy loses who moves into a space with a troop of the owner's."""
        return 0

    def strength(self, game: Game, battle: Battle, side: i64) -> i64:
        """Strength more in a battle."""
        return 0

    def damage(self, game: Game, battle: Battle, side: i64) -> i64:
        """Damage more in a battle."""
        return 0

    def shield(self, game: Game, battle: Battle, side: i64) -> i64:
        """Shield more in a battle."""
        return 0

    def first_strike(self, game: Game, player: i64) -> i64:
        """Enemy units destroyed before a battle its owner starts by day."""
        return 0

    # May: one yes is enough.

    def ignores_walls(self, game: Game, player: i64) -> bool:
        """Whether the owner's troops pass foreign walls."""
        return False

    def teleports_from_obelisks(self, game: Game, player: i64) -> bool:
        """Whether the owner's troops teleport from obelisks too."""
        return False

    def recruits_with_troops(self, game: Game, player: i64) -> bool:
        """Whether recruit actions place units with the owner's troops too."""
        return False

    def sees_enemy_card(self, game: Game, player: i64) -> bool:
        """Whether the enemy's battle card is shown before the owner chooses."""
        return False

    def gives_silver_token(self, game: Game, player: i64) -> bool:
        """Whether the owner has the silver token."""
        return False

    def gold_actions(self, game: Game, player: i64) -> i64:
        """What the owner may lay the gold token for, as a mask of the GOLD block."""
        return 0

    def start_gold(self, game: Game, player: i64, choice: i64) -> None:
        """The owner has laid the gold token for *choice*, which this or another tile offers."""

    # When: something happened; may push frames.

    def bought(self, game: Game, player: i64) -> None:
        """The owner has just bought the tile."""

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

    def night_use(self, game: Game, player: i64) -> bool:
        """Whether the tile can be used in the night's tile step now."""
        return False

    def use_at_night(self, game: Game, player: i64) -> None:
        """The owner uses the tile in the night's tile step."""


TIMINGS: Final = [
    "pray_gain", "tile_discount", "build_discount", "payment_discount", "teleport_discount",
    "night_prayer", "night_cards", "night_look", "movement", "troop_limit", "free_recruits",
    "strength", "damage", "shield", "first_strike", "unit_pool", "earned_pp", "trap",
    "ignores_walls", "teleports_from_obelisks", "sees_enemy_card", "gives_silver_token", "gold_actions",
    "recruits_with_troops", "entered", "battle_over", "revealed", "destroyed", "won", "night_use",
]  # fmt: skip


def has_timing(tile: Tile, timing: str) -> bool:
    """Tells whether *tile* overrides *timing*."""
    if timing not in vars(Tile):
        raise KeyError(f"no timing {timing!r}")
    for cls in type(tile).__mro__:
        if timing in vars(cls):
            return cls is not Tile
    return False


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
        text: str,
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
        self.text = text
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
        text: str,
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
        self.text = text
        self.sure = sure
        self.strength: i64 = strength
        self.damage: i64 = damage
        self.shield: i64 = shield

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

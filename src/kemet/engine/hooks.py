"""What a module adds to the chapters of the base game where no list of steps reaches.

Special figures among the units of a troop, tokens laid beside battle cards, options at a turn or in a move. A module that has
such things gives the draft its `Hooks`; the base class adds nothing. Rules ask `game.rules.hooks`, which are those of the one
module that has some, or of several joined, or the base class itself. They never ask which module is in play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kemet.engine.actions import ActionList
from kemet.engine.frame import FrameView
from kemet.engine.ids import NONE
from kemet.engine.refusals import Refusal

if TYPE_CHECKING:
    from kemet.engine.game import Game
    from kemet.engine.play.battle import Battle, Side
    from kemet.engine.play.move import Move
    from kemet.engine.play.recruit import PlaceUnits


class Hooks:
    """Nothing more than the base game. The module's own actions are from `first_action` to before `end_action`. `tokens` is
    how many kinds of tokens can lie beside a battle card."""

    def __init__(self) -> None:
        self.first_action: i64 = 0
        self.end_action: i64 = 0
        self.tokens: i64 = 0

    # Special figures: they are units, and somebody must say which figures go where.

    def unit_pool(self, game: Game, player: i64) -> i64:
        """Returns how many special figures are among the units of *player*, on the board and in reserve."""
        return 0

    def figures_along(self, game: Game, move: Move) -> i64:
        """Returns how many special figures go along with the moving units."""
        return 0

    def moved(self, game: Game, move: Move, to: i64) -> None:
        """The moving units are leaving for *to*."""

    def shifted(self, game: Game, player: i64, space: i64, to: i64) -> None:
        """A whole troop is going from *space* to *to*."""

    def to_reserve(self, game: Game, player: i64, space: i64, number: i64) -> None:
        """*number* units have just gone from *space* to reserve; asks which figures where there is a choice."""

    def place_options(self, game: Game, place: PlaceUnits, spaces: i64, out: ActionList) -> None:
        """Adds what can be placed instead of a plain unit from reserve, for which there is room on *spaces*."""

    def more_to_place(self, game: Game, place: PlaceUnits) -> bool:
        """Tells whether `place_options` has something where no plain unit can be placed."""
        return False

    def surcharge(self, game: Game, action: i64) -> i64:
        """Returns what *action*, one of `place_options`, costs over the price of a unit."""
        return 0

    def special_place(self, game: Game, player: i64, action: i64) -> i64:
        """Returns the space that *action*, one of `place_options`, names, NONE if no unit is placed by it; a unit for it
        is in reserve afterwards."""
        raise NotImplementedError

    def placed(self, game: Game, player: i64, space: i64, action: i64) -> None:
        """A unit has come from reserve to *space* by *action*: the space, or one of `place_options`; NONE where that put
        none on the board. The decision is over by now where it was the last."""

    def units_away(self, game: Game, player: i64) -> i64:
        """Returns how many units of *player* are neither on the board nor in reserve."""
        return 0

    def special_in_reserve(self, game: Game, player: i64) -> i64:
        """Returns how many of the units in reserve are special figures."""
        return 0

    def special_away(self, game: Game, player: i64) -> i64:
        """Returns how many of the units that are neither on the board nor in reserve are special figures."""
        return 0

    def send_special_away(self, game: Game, player: i64, number: i64) -> None:
        """Special figures go from reserve to where they are neither there nor on the board."""

    def bring_special_back(self, game: Game, player: i64, space: i64, number: i64) -> None:
        """Special figures come back from there to *space*, or to reserve if that is NONE."""

    # Figures that are a troop though no unit (R51); asked only of players who have one on the board.

    def figure_at(self, game: Game, player: i64, space: i64) -> i64:
        """Returns the number of the figure of *player* on *space*, NONE if there is none of this module's."""
        return NONE

    def figure_limit(self, game: Game, player: i64, space: i64) -> i64:
        """Returns how many units the troop of such a figure may hold, NONE where it is not this module's."""
        return NONE

    def over_limit(self, game: Game, player: i64, space: i64) -> i64:
        """Returns how many units a troop may have over its limit: for the moment (B6.9), or by tiles of allies (R80)."""
        return 0

    def may_step(self, game: Game, move: Move, space: i64) -> bool:
        """Tells whether the moving troop may go to *space* as far as these figures are concerned."""
        return True

    def step_refusal(self, game: Game, move: Move, space: i64) -> Refusal | None:
        """Says why it may not."""
        return None

    def may_stop(self, game: Game, move: Move) -> bool:
        """Tells whether the moving troop may stop where it is."""
        return True

    def muted(self, game: Game) -> i64:
        """Returns the seats that may not talk to others now, as a mask."""
        return 0

    def ways_out(self, game: Game, player: i64, space: i64, free: i64) -> i64:
        """Returns those of the *free* spaces that the troop on *space* can step aside to, as a mask."""
        return free

    def hit(self, game: Game, player: i64, space: i64, damage: i64) -> None:
        """The figure on *space* takes the *damage* that its units have left over."""

    # Victory points.

    def vp_gained(self, game: Game, player: i64, source: i64) -> None:
        """*player* has gained a permanent victory point."""

    def vp_aside(self, game: Game, player: i64, source: i64) -> i64:
        """Returns how many victory points of that source *player* has for good but cannot count now."""
        return 0

    # Where players have allies.

    def raisable(self, game: Game, player: i64, usual: i64) -> i64:
        """Returns the colours that *player* can raise where the rest could raise the *usual* ones, as masks (S2.1)."""
        return usual

    def takes_cards(self, game: Game, seat: i64) -> bool:
        """Tells whether *seat* may have taken cards of a deck that is not the own one, as everybody can see."""
        return False

    def spokesman(self, game: Game, seat: i64) -> i64:
        """Returns who decides for the camp of *seat* where nobody fights, moves or builds (R76)."""
        return seat

    def keeps_creature(self, game: Game, player: i64, creature: i64, space: i64) -> bool:
        """Tells whether *creature*, left without units of *player* on *space*, need not go home, and sees to it (S8.3)."""
        return False

    def no_homes(self, game: Game) -> i64:
        """Returns the districts that no creature may come to now, as a mask (R84)."""
        return 0

    def shares_spoils(self, game: Game, player: i64, number: i64) -> bool:
        """Tells whether the module gives out the *number* PP that a battle brings *player*, and does so (S8.7)."""
        return False

    def more_silver(self, game: Game, player: i64) -> i64:
        """Returns how many silver tokens that are not the own one *player* has laid today."""
        return 0

    def buy_options(self, game: Game, player: i64, extra: i64, out: ActionList) -> None:
        """Adds tiles that *player* can buy on any buy space, at *extra* PP over the price (S6.4)."""

    def tile_level(self, game: Game, player: i64, colour: i64) -> i64:
        """Returns up to which level *player* may buy tiles of *colour*, where more than a pyramid decides (S5.4, S6.4)."""
        return 0

    # Options at a turn, in a move action, beside the battle card.

    def turn_options(self, game: Game, player: i64, out: ActionList) -> None:
        """Adds what *player* can do at a turn beside tokens and cards."""

    def pick_troop_options(self, game: Game, player: i64, out: ActionList) -> None:
        """Adds what *player* can do in a move action before a troop is picked."""

    def act(self, game: Game, player: i64, action: i64) -> None:
        """Does what one of these options says; the decision that waited goes on afterwards."""
        raise NotImplementedError

    def move_options(self, game: Game, move: Move, out: ActionList) -> None:
        """Adds what the mover can do on the way."""

    def ways(self, game: Game, player: i64, space: i64) -> i64:
        """Returns spaces that *player* can reach from *space* though they are no neighbours on the map, as a mask."""
        return 0

    def may_pass(self, game: Game, move: Move, space: i64) -> bool:
        """Tells whether the moving troop may go to *space* over the limits, to go on from there (S4.1)."""
        return False

    def may_leave(self, game: Game, move: Move) -> bool:
        """Tells whether what the moving troop leaves behind is within the limits (S4.1)."""
        return True

    def may_take(self, game: Game, move: Move, number: i64) -> bool:
        """Tells whether so many units may go on from where the moving troop is (S4.1)."""
        return True

    def shares_recall(self, game: Game, player: i64, owners: i64, number: i64) -> bool:
        """Tells whether the module pays for a troop of *number* units that *player* recalls, and does so."""
        return False

    def teleports_here(self, game: Game, move: Move) -> bool:
        """Tells whether the moving troop can teleport from where it is though it controls no pyramid there."""
        return False

    def temporary_vp(self, game: Game, seat: i64) -> i64:
        """Returns the temporary victory points of *seat* and its allies beside temples and pyramids of the map."""
        return 0

    def offers_in_move(self, game: Game, move: Move) -> bool:
        """Tells whether, as everybody can see, `move_options` has something for the mover."""
        return False

    def act_in_move(self, game: Game, move: Move, action: i64) -> None:
        """Does what one of the `move_options` says: something about the moving troop, or `act`."""
        raise NotImplementedError

    def has_tokens_for_battle(self, game: Game, player: i64) -> bool:
        """Tells whether *player* openly has tokens to lay beside a battle card."""
        return False

    def battle_options(self, game: Game, side: Side, out: ActionList) -> None:
        """Adds the tokens *side* can still lay beside its battle card."""

    def lay_beside(self, game: Game, side: Side, action: i64) -> None:
        """Lays the token that *action*, one of the `battle_options`, names."""
        raise NotImplementedError

    def guess_tokens(self, game: Game, side: Side) -> None:
        """Replaces the tokens *side* has laid in secret by some it could have laid."""

    # Counts.

    def movement(self, game: Game, move: Move) -> i64:
        """Returns the range that special figures add to the moving troop."""
        return 0

    def teleports_from_obelisks(self, game: Game, move: Move) -> bool:
        """Tells whether special figures let the moving troop teleport from obelisks."""
        return False

    def strength(self, game: Game, battle: Battle, side: i64) -> i64:
        """Returns the strength that figures and tokens add to *side*."""
        return 0

    def damage(self, game: Game, battle: Battle, side: i64) -> i64:
        """Returns the damage that figures and tokens add to *side*."""
        return 0

    def shield(self, game: Game, battle: Battle, side: i64) -> i64:
        """Returns the shield that figures and tokens add to *side*."""
        return 0

    def tell_parts(self, game: Game, battle: Battle, side: i64) -> None:
        """Logs, part by part, what figures and tokens add to *side*."""

    # What players see.

    def show_side(self, game: Game, side: Side, name: str, view: FrameView) -> None:
        """Lists in *view* what a side of a battle, called *name*, has laid beside its card."""

    def show_move(self, game: Game, move: Move, view: FrameView) -> None:
        """Lists in *view* the special figures among the moving units."""


def overrides(hooks: Hooks, name: str) -> bool:
    """Tells whether *hooks* answer *name* otherwise than the base game."""
    return getattr(type(hooks), name) is not getattr(Hooks, name)

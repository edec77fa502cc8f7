"""What a module adds to the chapters of the base game where no list of steps reaches.

Special figures among the units of a troop, tokens laid beside battle cards, options at a turn or in a move. The base game
adds nothing: every answer here is "nothing more". Rules ask `game.rules.additions`; they never ask which module is in play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kemet.engine.actions import ActionList

if TYPE_CHECKING:
    from kemet.engine.game import Game
    from kemet.engine.play.battle import Battle, Side
    from kemet.engine.play.move import Move


class Additions:
    """Nothing more than the base game. `size` is how many facts `game.expansion` holds, `seat_size` how many of them each
    seat has, seat after seat from the first on; `tokens` is how many kinds of tokens can lie beside a battle card."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.seat_size: i64 = 0
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

    def place_options(self, game: Game, player: i64, spaces: i64, out: ActionList) -> None:
        """Adds the special figures that can be placed on *spaces* instead of a plain unit."""

    def placed(self, game: Game, player: i64, space: i64, special: bool) -> None:
        """A unit has come from reserve to *space*; *special* where its player said so."""

    # Options at a turn, in a move action, beside the battle card.

    def turn_options(self, game: Game, player: i64, out: ActionList) -> None:
        """Adds what *player* can do at a turn beside tokens and cards."""

    def pick_troop_options(self, game: Game, player: i64, out: ActionList) -> None:
        """Adds what *player* can do in a move action before a troop is picked."""

    def move_options(self, game: Game, move: Move, out: ActionList) -> None:
        """Adds what the mover can do on the way."""

    def offers_in_move(self, game: Game, move: Move) -> bool:
        """Tells whether, as everybody can see, `move_options` has something for the mover."""
        return False

    def act(self, game: Game, player: i64, action: i64) -> None:
        """Does what one of these options says; the decision that waited goes on afterwards."""
        raise NotImplementedError

    def has_tokens_for_battle(self, game: Game, player: i64) -> bool:
        """Tells whether *player* openly has tokens to lay beside a battle card."""
        return False

    def battle_options(self, game: Game, side: Side, out: ActionList) -> None:
        """Adds the tokens *side* can still lay beside its battle card."""

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

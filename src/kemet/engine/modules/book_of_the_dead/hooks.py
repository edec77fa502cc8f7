"""What the book adds where no list of steps reaches: the afterlife in recruiting, divinities in moves and battles."""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine import events
from kemet.engine.actions import TILE, ActionList
from kemet.engine.board import SPACE_NAMES
from kemet.engine.frame import FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, PART_DAMAGE, PART_SHIELD, PART_STRENGTH
from kemet.engine.modules.book_of_the_dead.actions import (
    AFTERLIFE,
    NILE,
    SOLAR_BARK,
    TO_RESERVE,
    TRIP,
    WITH_DIVINITY,
    WITHOUT_DIVINITY,
)
from kemet.engine.modules.book_of_the_dead.divinities import (
    PlaceFollowers,
    divinity_in,
    fall,
    may_be_at,
    may_step,
    may_stop,
    may_take,
    nile_spaces,
    trip_spaces,
)
from kemet.engine.modules.book_of_the_dead.facts import (
    BARK_USED,
    MORE_DAMAGE,
    MORE_SHIELD,
    MORE_STRENGTH,
    SPHINX_DAMAGE,
    TRIP_USED,
    BookFacts,
)
from kemet.engine.modules.book_of_the_dead.honour import TRACK, decay, pay_debts
from kemet.engine.modules.book_of_the_dead.sacrifice import (
    can_sacrifice,
    figures_from_afterlife,
    raise_units,
    sacrifice_for,
    spaces_with_units,
)
from kemet.engine.play.battle import Battle
from kemet.engine.play.move import Move, travel
from kemet.engine.play.recruit import PlaceUnits
from kemet.engine.refusals import Refusal, refuse


class BookHooks(BookFacts):
    """What the afterlife and divinities add to recruiting, moving and fighting."""

    # The afterlife.

    def units_away(self, game: Game, player: i64) -> i64:
        return self.afterlife(game, player)

    def place_options(self, game: Game, place: PlaceUnits, spaces: i64, out: ActionList) -> None:
        """B3.4, B4.1 Units from the afterlife on the board; in a recruit action also to reserve."""
        if not self.afterlife(game, place.player):
            return
        if place.may_place(game, self._afterlife_price(place)):
            out.add_mask(AFTERLIFE, place.spaces(game))
        if self._may_return(game, place):
            out.add(TO_RESERVE)

    def more_to_place(self, game: Game, place: PlaceUnits) -> bool:
        if not self.afterlife(game, place.player):
            return False
        if self._may_return(game, place):
            return True
        return place.may_place(game, self._afterlife_price(place)) and place.spaces(game) != 0

    def _may_return(self, game: Game, place: PlaceUnits) -> bool:
        """B4.1 Tells whether a recruit action lets a unit go from the afterlife to reserve now."""
        return place.gift < 0 and place.cost(game, 0, 1) <= game.pp[place.player]

    def _afterlife_price(self, place: PlaceUnits) -> i64:
        """B3.3, R65 Returns what a unit from the afterlife costs over one from reserve."""
        return 0 if self.summons_free and isinstance(place, PlaceFollowers) else 1

    def surcharge(self, game: Game, action: i64) -> i64:
        top = game.top
        assert isinstance(top, PlaceUnits)
        return self._afterlife_price(top)

    def special_place(self, game: Game, player: i64, action: i64) -> i64:
        raise_units(game, player, 1)
        return NONE if action == TO_RESERVE else action - AFTERLIFE

    def placed(self, game: Game, player: i64, space: i64, action: i64) -> None:
        if action == TO_RESERVE or AFTERLIFE <= action < NILE:
            figures_from_afterlife(game, player, space, 1)

    # Divinities that hold spaces and move.

    def figure_at(self, game: Game, player: i64, space: i64) -> i64:
        return self.divinity_at(game, player, space)

    def figure_limit(self, game: Game, player: i64, space: i64) -> i64:
        return decay(game, player)

    def over_limit(self, game: Game, player: i64, space: i64) -> i64:
        """B6.9 One unit over the limit while a battle lasts."""
        if not game.has_power(player, self.sinister.power):
            return 0
        for frame in game.stack:
            if isinstance(frame, Battle):
                return 1
        return 0

    def may_step(self, game: Game, move: Move, space: i64) -> bool:
        near = game.rules.board.neighbours[move.at] & BIT[space] != 0
        return may_step(game, move, space, 1 if near else 0)

    def step_refusal(self, game: Game, move: Move, space: i64) -> Refusal | None:
        if not may_be_at(game, move, space):
            return refuse("nile-bank-only", space=SPACE_NAMES[space])
        return None

    def may_stop(self, game: Game, move: Move) -> bool:
        return may_stop(game, move)

    def may_take(self, game: Game, move: Move, number: i64) -> bool:
        return may_take(game, move, number)

    def ways_out(self, game: Game, player: i64, space: i64, free: i64) -> i64:
        """R67 Apophis steps aside to the bank of the Nile only."""
        figure = self.divinity_at(game, player, space)
        if figure >= 0 and self.divinities[figure].on_bank:
            return free & game.rules.board.banks
        return free

    def moved(self, game: Game, move: Move, to: i64) -> None:
        if move.figure >= 0:
            self._bring(game, move.player, move.figure, to)

    def shifted(self, game: Game, player: i64, space: i64, to: i64) -> None:
        figure = divinity_in(game, player, space)
        if figure >= 0:
            self._bring(game, player, figure, to)

    def _bring(self, game: Game, player: i64, figure: i64, to: i64) -> None:
        game.tell(events.DIVINITY_MOVED, player, self.tiles[figure].id, self.place(game, figure), to)
        self.put_divinity(game, player, figure, to)

    def movement(self, game: Game, move: Move) -> i64:
        """B6.13, R66 Thoth's range is for moves he is in."""
        return self.divinities[move.figure].move if move.figure >= 0 else 0

    # Options in a move action.

    def pick_troop_options(self, game: Game, player: i64, out: ActionList) -> None:
        """R67 By the other reading Apophis' trip comes beside the ordinary move."""
        if self.trip_extra and not self.fact(game, player, TRIP_USED):
            figure = self._bound_figure(game, player)
            if figure >= 0 and trip_spaces(game, self._trip(game, player, figure)):
                out.add(TRIP)

    def _bound_figure(self, game: Game, player: i64) -> i64:
        """Returns the divinity of *player* that goes along the Nile and is on the board, or NONE."""
        for figure in range(len(self.divinities)):
            if self.divinities[figure].on_bank and self.place(game, figure) >= 0 and self.owns(game, player, figure):
                return figure
        return NONE

    def _trip(self, game: Game, player: i64, figure: i64) -> Move:
        space = self.place(game, figure)
        move = Move(player, space, space, game.units_at(player, space), False)
        move.figure = figure
        move.figures = game.rules.hooks.figures_along(game, move)
        move.reach = 0
        return move

    def act(self, game: Game, player: i64, action: i64) -> None:
        assert action == TRIP
        self.set_fact(game, player, TRIP_USED, 1)
        game.push(self._trip(game, player, self._bound_figure(game, player)))

    def move_options(self, game: Game, move: Move, out: ActionList) -> None:
        if move.reach < 0 and game.figures[move.player] & BIT[move.at]:
            if move.figure < 0:
                out.add(WITH_DIVINITY)
            elif game.units_at(move.player, move.at):
                out.add(WITHOUT_DIVINITY)
        out.add_mask(NILE, trip_spaces(game, move))
        if self._can_bark(game, move):
            out.add(SOLAR_BARK)

    def offers_in_move(self, game: Game, move: Move) -> bool:
        return trip_spaces(game, move) != 0

    def _can_bark(self, game: Game, move: Move) -> bool:
        """B6.5, R62 Tells whether the moving troop can go along the Nile for a sacrifice."""
        player = move.player
        if not game.has_power(player, self.bark.power) or not game.rules.board.banks & BIT[move.at]:
            return False
        if self.fact(game, player, BARK_USED) and not self.bark_any:
            return False
        if move.range_left(game) <= 0 or not can_sacrifice(game, player) or not nile_spaces(game, move):
            return False
        # The moving troop keeps a unit or the divinity.
        if move.figure >= 0 or game.reserve[player] or game.units_at(player, move.at) > 1:
            return True
        return spaces_with_units(game, player) & ~BIT[move.at] != 0

    def act_in_move(self, game: Game, move: Move, action: i64) -> None:
        player = move.player
        if action == WITH_DIVINITY:
            move.figure = self.divinity_at(game, player, move.at)
        elif action == WITHOUT_DIVINITY:
            move.figure = NONE
            move.units = move.units or game.units_at(player, move.at)
            move.figures = game.rules.hooks.figures_along(game, move)
        elif action == SOLAR_BARK:
            move.awaiting = 0
            sacrifice_for(game, player, self.bark, NONE if move.figure >= 0 else move.at)
        else:
            move.last = True
            travel(game, move, action - NILE, 0, events.TROOP_MOVED)

    def show_move(self, game: Game, move: Move, view: FrameView) -> None:
        view.put("with-divinity", 1 if move.figure >= 0 else 0)

    # Battles.

    def hit(self, game: Game, player: i64, space: i64, damage: i64) -> None:
        """B5.7 Damage of at least its health sends the divinity to reserve; less does nothing."""
        figure = self.divinity_at(game, player, space)
        if figure >= 0 and damage >= self.divinities[figure].health:
            fall(game, player, space)

    def strength(self, game: Game, battle: Battle, side: i64) -> i64:
        figure = divinity_in(game, battle.sides[side].seat, battle.space)
        own = self.divinities[figure].strength if figure >= 0 else 0
        return own + self.gained(game, side, MORE_STRENGTH)

    def damage(self, game: Game, battle: Battle, side: i64) -> i64:
        return self.gained(game, side, MORE_DAMAGE) + self.gained(game, side, SPHINX_DAMAGE)

    def shield(self, game: Game, battle: Battle, side: i64) -> i64:
        return self.gained(game, side, MORE_SHIELD)

    def tell_parts(self, game: Game, battle: Battle, side: i64) -> None:
        seat = battle.sides[side].seat
        figure = divinity_in(game, seat, battle.space)
        if figure >= 0:
            part = TILE + self.tiles[figure].id
            events.tell_part(game, seat, part, PART_STRENGTH, self.divinities[figure].strength)
        ritual = TILE + self.ritual.id
        events.tell_part(game, seat, ritual, PART_STRENGTH, self.gained(game, side, MORE_STRENGTH))
        events.tell_part(game, seat, ritual, PART_SHIELD, self.gained(game, side, MORE_SHIELD))
        events.tell_part(game, seat, ritual, PART_DAMAGE, self.gained(game, side, MORE_DAMAGE))
        events.tell_part(game, seat, TILE + self.sphinx.id, PART_DAMAGE, self.gained(game, side, SPHINX_DAMAGE))

    # Victory points.

    def vp_gained(self, game: Game, player: i64, source: i64) -> None:
        """B2.4 A VP that is owed goes to the track."""
        pay_debts(game, player)

    def vp_aside(self, game: Game, player: i64, source: i64) -> i64:
        number: i64 = 0
        for k in range(len(TRACK)):
            if self.on_track(game, player, k) == source:
                number += 1
        return number

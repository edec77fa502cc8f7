"""The hooks of several modules as one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kemet.engine.actions import ActionList
from kemet.engine.frame import FrameView
from kemet.engine.hooks import Hooks
from kemet.engine.ids import NONE
from kemet.engine.refusals import Refusal

if TYPE_CHECKING:
    from kemet.engine.game import Game
    from kemet.engine.play.battle import Battle, Side
    from kemet.engine.play.move import Move
    from kemet.engine.play.recruit import PlaceUnits


class JoinedHooks(Hooks):
    """The hooks of several modules: all are told, counts add up, one yes is enough, an action goes to its module."""

    def __init__(self, parts: list[Hooks]) -> None:
        super().__init__()
        self.parts = parts
        for part in parts:
            assert not (part.tokens and self.tokens), "two modules lay tokens beside battle cards"
            self.tokens += part.tokens

    def owner(self, action: i64) -> Hooks:
        """Returns the hooks whose block *action* is in."""
        for part in self.parts:
            if part.first_action <= action < part.end_action:
                return part
        raise AssertionError("no module has this action")

    def unit_pool(self, game: Game, player: i64) -> i64:
        number: i64 = 0
        for part in self.parts:
            number += part.unit_pool(game, player)
        return number

    def figures_along(self, game: Game, move: Move) -> i64:
        number: i64 = 0
        for part in self.parts:
            number += part.figures_along(game, move)
        return number

    def moved(self, game: Game, move: Move, to: i64) -> None:
        for part in self.parts:
            part.moved(game, move, to)

    def shifted(self, game: Game, player: i64, space: i64, to: i64) -> None:
        for part in self.parts:
            part.shifted(game, player, space, to)

    def to_reserve(self, game: Game, player: i64, space: i64, number: i64) -> None:
        for part in self.parts:
            part.to_reserve(game, player, space, number)

    def place_options(self, game: Game, place: PlaceUnits, spaces: i64, out: ActionList) -> None:
        for part in self.parts:
            part.place_options(game, place, spaces, out)

    def more_to_place(self, game: Game, place: PlaceUnits) -> bool:
        for part in self.parts:
            if part.more_to_place(game, place):
                return True
        return False

    def surcharge(self, game: Game, action: i64) -> i64:
        return self.owner(action).surcharge(game, action)

    def special_place(self, game: Game, player: i64, action: i64) -> i64:
        return self.owner(action).special_place(game, player, action)

    def placed(self, game: Game, player: i64, space: i64, action: i64) -> None:
        for part in self.parts:
            part.placed(game, player, space, action)

    def units_away(self, game: Game, player: i64) -> i64:
        number: i64 = 0
        for part in self.parts:
            number += part.units_away(game, player)
        return number

    def special_in_reserve(self, game: Game, player: i64) -> i64:
        number: i64 = 0
        for part in self.parts:
            number += part.special_in_reserve(game, player)
        return number

    def special_away(self, game: Game, player: i64) -> i64:
        number: i64 = 0
        for part in self.parts:
            number += part.special_away(game, player)
        return number

    def send_special_away(self, game: Game, player: i64, number: i64) -> None:
        for part in self.parts:
            part.send_special_away(game, player, number)

    def bring_special_back(self, game: Game, player: i64, space: i64, number: i64) -> None:
        for part in self.parts:
            part.bring_special_back(game, player, space, number)

    def figure_at(self, game: Game, player: i64, space: i64) -> i64:
        for part in self.parts:
            figure = part.figure_at(game, player, space)
            if figure >= 0:
                return figure
        return NONE

    def figure_limit(self, game: Game, player: i64, space: i64) -> i64:
        for part in self.parts:
            limit = part.figure_limit(game, player, space)
            if limit >= 0:
                return limit
        return NONE

    def over_limit(self, game: Game, player: i64, space: i64) -> i64:
        number: i64 = 0
        for part in self.parts:
            number += part.over_limit(game, player, space)
        return number

    def may_step(self, game: Game, move: Move, space: i64) -> bool:
        for part in self.parts:
            if not part.may_step(game, move, space):
                return False
        return True

    def step_refusal(self, game: Game, move: Move, space: i64) -> Refusal | None:
        for part in self.parts:
            found = part.step_refusal(game, move, space)
            if found is not None:
                return found
        return None

    def may_stop(self, game: Game, move: Move) -> bool:
        for part in self.parts:
            if not part.may_stop(game, move):
                return False
        return True

    def muted(self, game: Game) -> i64:
        seats: i64 = 0
        for part in self.parts:
            seats |= part.muted(game)
        return seats

    def ways_out(self, game: Game, player: i64, space: i64, free: i64) -> i64:
        for part in self.parts:
            free = part.ways_out(game, player, space, free)
        return free

    def hit(self, game: Game, player: i64, space: i64, damage: i64) -> None:
        for part in self.parts:
            part.hit(game, player, space, damage)

    def vp_gained(self, game: Game, player: i64, source: i64) -> None:
        for part in self.parts:
            part.vp_gained(game, player, source)

    def vp_aside(self, game: Game, player: i64, source: i64) -> i64:
        number: i64 = 0
        for part in self.parts:
            number += part.vp_aside(game, player, source)
        return number

    def turn_options(self, game: Game, player: i64, out: ActionList) -> None:
        for part in self.parts:
            part.turn_options(game, player, out)

    def pick_troop_options(self, game: Game, player: i64, out: ActionList) -> None:
        for part in self.parts:
            part.pick_troop_options(game, player, out)

    def act(self, game: Game, player: i64, action: i64) -> None:
        self.owner(action).act(game, player, action)

    def move_options(self, game: Game, move: Move, out: ActionList) -> None:
        for part in self.parts:
            part.move_options(game, move, out)

    def ways(self, game: Game, player: i64, space: i64) -> i64:
        found: i64 = 0
        for part in self.parts:
            found |= part.ways(game, player, space)
        return found

    def may_pass(self, game: Game, move: Move, space: i64) -> bool:
        for part in self.parts:
            if part.may_pass(game, move, space):
                return True
        return False

    def may_leave(self, game: Game, move: Move) -> bool:
        for part in self.parts:
            if not part.may_leave(game, move):
                return False
        return True

    def may_take(self, game: Game, move: Move, number: i64) -> bool:
        for part in self.parts:
            if not part.may_take(game, move, number):
                return False
        return True

    def keeps_creature(self, game: Game, player: i64, creature: i64, space: i64) -> bool:
        for part in self.parts:
            if part.keeps_creature(game, player, creature, space):
                return True
        return False

    def no_homes(self, game: Game) -> i64:
        mask: i64 = 0
        for part in self.parts:
            mask |= part.no_homes(game)
        return mask

    def raisable(self, game: Game, player: i64, usual: i64) -> i64:
        for part in self.parts:
            usual = part.raisable(game, player, usual)
        return usual

    def takes_cards(self, game: Game, seat: i64) -> bool:
        for part in self.parts:
            if part.takes_cards(game, seat):
                return True
        return False

    def spokesman(self, game: Game, seat: i64) -> i64:
        for part in self.parts:
            seat = part.spokesman(game, seat)
        return seat

    def shares_spoils(self, game: Game, player: i64, number: i64) -> bool:
        for part in self.parts:
            if part.shares_spoils(game, player, number):
                return True
        return False

    def more_silver(self, game: Game, player: i64) -> i64:
        number: i64 = 0
        for part in self.parts:
            number += part.more_silver(game, player)
        return number

    def buy_options(self, game: Game, player: i64, extra: i64, out: ActionList) -> None:
        for part in self.parts:
            part.buy_options(game, player, extra, out)

    def tile_level(self, game: Game, player: i64, colour: i64) -> i64:
        level: i64 = 0
        for part in self.parts:
            level = max(level, part.tile_level(game, player, colour))
        return level

    def shares_recall(self, game: Game, player: i64, owners: i64, number: i64) -> bool:
        for part in self.parts:
            if part.shares_recall(game, player, owners, number):
                return True
        return False

    def teleports_here(self, game: Game, move: Move) -> bool:
        for part in self.parts:
            if part.teleports_here(game, move):
                return True
        return False

    def temporary_vp(self, game: Game, seat: i64) -> i64:
        number: i64 = 0
        for part in self.parts:
            number += part.temporary_vp(game, seat)
        return number

    def offers_in_move(self, game: Game, move: Move) -> bool:
        for part in self.parts:
            if part.offers_in_move(game, move):
                return True
        return False

    def act_in_move(self, game: Game, move: Move, action: i64) -> None:
        self.owner(action).act_in_move(game, move, action)

    def has_tokens_for_battle(self, game: Game, player: i64) -> bool:
        for part in self.parts:
            if part.has_tokens_for_battle(game, player):
                return True
        return False

    def battle_options(self, game: Game, side: Side, out: ActionList) -> None:
        for part in self.parts:
            part.battle_options(game, side, out)

    def lay_beside(self, game: Game, side: Side, action: i64) -> None:
        self.owner(action).lay_beside(game, side, action)

    def guess_tokens(self, game: Game, side: Side) -> None:
        for part in self.parts:
            part.guess_tokens(game, side)

    def movement(self, game: Game, move: Move) -> i64:
        number: i64 = 0
        for part in self.parts:
            number += part.movement(game, move)
        return number

    def teleports_from_obelisks(self, game: Game, move: Move) -> bool:
        for part in self.parts:
            if part.teleports_from_obelisks(game, move):
                return True
        return False

    def strength(self, game: Game, battle: Battle, side: i64) -> i64:
        number: i64 = 0
        for part in self.parts:
            number += part.strength(game, battle, side)
        return number

    def damage(self, game: Game, battle: Battle, side: i64) -> i64:
        number: i64 = 0
        for part in self.parts:
            number += part.damage(game, battle, side)
        return number

    def shield(self, game: Game, battle: Battle, side: i64) -> i64:
        number: i64 = 0
        for part in self.parts:
            number += part.shield(game, battle, side)
        return number

    def tell_parts(self, game: Game, battle: Battle, side: i64) -> None:
        for part in self.parts:
            part.tell_parts(game, battle, side)

    def show_side(self, game: Game, side: Side, name: str, view: FrameView) -> None:
        for part in self.parts:
            part.show_side(game, side, name, view)

    def show_move(self, game: Game, move: Move, view: FrameView) -> None:
        for part in self.parts:
            part.show_move(game, move, view)


def joined(parts: list[Hooks]) -> Hooks:
    """Returns hooks that do what all of *parts* do."""
    if not parts:
        return Hooks()
    return parts[0] if len(parts) == 1 else JoinedHooks(parts)

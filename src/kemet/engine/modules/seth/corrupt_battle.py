"""A battle between two troops of the community (S5.7, R78, R88)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import PLAYER, RECALL, RETREAT, SPACE, STAY, ActionList
from kemet.engine.frame import Choice, Decision, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, lowest
from kemet.engine.modules.seth.beasts import beast_owner, beasts_there, hand_over, is_osiris, note_osiris, show_beasts
from kemet.engine.modules.seth.facts import facts_of
from kemet.engine.modules.seth.sharing import share_recall
from kemet.engine.play.attack import ways_out
from kemet.engine.play.battle import ATTACKER, Battle, Side, place_of
from kemet.engine.play.creatures import bring_in, send_home_if_alone
from kemet.engine.play.units import units_to_reserve


@mypyc_attr(acyclic=True)
class CorruptBattle(Battle):
    """S5.7 `came` counts by seat the units that came; `came_with` and `met` are the creatures of the two sides."""

    def __init__(
        self, step: i64, space: i64, sides: list[Side], winner: i64, came_with: i64, met: i64, came: vec[i64]
    ) -> None:
        super().__init__(step, space, sides, winner)
        self.came_with = came_with
        self.met = met
        self.came = came

    def copy(self) -> Frame:
        sides = [side.copy() for side in self.sides]
        return CorruptBattle(self.step, self.space, sides, self.winner, self.came_with, self.met, self.came[:])

    def dump(self) -> list[int]:
        return [*super().dump(), self.came_with, self.met, *self.came]

    def units_of(self, game: Game, k: i64, seat: i64) -> i64:
        """Returns how many units of *seat* are on side *k*."""
        return self.came[seat] if k == ATTACKER else game.units_at(seat, self.space) - self.came[seat]

    def size(self, game: Game, k: i64) -> i64:
        number: i64 = 0
        for seat in range(1, game.rules.players):
            number += self.units_of(game, k, seat)
        return number

    def stands(self, game: Game, k: i64) -> bool:
        return self.size(game, k) > 0

    def beast(self, game: Game, k: i64) -> i64:
        found = self.came_with if k == ATTACKER else self.met
        return found if found >= 0 and game.creature_at[found] == self.space else NONE

    def lose(self, game: Game, k: i64, number: i64, event: i64) -> None:
        game.push(PickSideLosses(self.sides[k].seat, place_of(game, self), k, number, event))

    def take(self, game: Game, k: i64, seat: i64, number: i64, event: i64) -> None:
        """Takes units of *seat* on side *k* to reserve; a creature left without its controller's goes home (S8.3)."""
        if k == ATTACKER:
            self.came[seat] -= number
        units_to_reserve(game, seat, self.space, number, event)
        beast = self.beast(game, k)
        if beast >= 0:
            # Of Osiris it may be somebody of the other side.
            owner = beast_owner(game, beast)
            if not self.units_of(game, k, owner):
                self.beast_alone(game, k, owner, beast)
        send_home_if_alone(game, seat, self.space)

    def beast_alone(self, game: Game, k: i64, seat: i64, beast: i64) -> None:
        """S8.3 The creature of side *k* has no units of *seat* left with it."""
        owners = self.owners(game, k)
        if is_osiris(game, beast) and owners:
            hand_over(game, beast, seat, lowest(owners))
        elif is_osiris(game, beast):
            game.put_creature(seat, beast, NONE)
        else:
            # Home may be this very district, with units of that member on the other side.
            if k == ATTACKER:
                self.came_with = NONE
            else:
                self.met = NONE
            game.put_creature(seat, beast, NONE)
            bring_in(game, seat, beast)
        show_beasts(game, self.space)

    def owners(self, game: Game, k: i64) -> i64:
        """Returns who has units on side *k*, as a mask."""
        found: i64 = 0
        for seat in range(1, game.rules.players):
            if self.units_of(game, k, seat) > 0:
                found |= BIT[seat]
        return found

    def recall(self, game: Game, k: i64) -> None:
        """S4.2, R77, R78 All units of side *k* go to reserve; their owners share their number less one in PP."""
        share_recall(game, self.sides[k].seat, self.owners(game, k), self.size(game, k))
        for seat in range(1, game.rules.players):
            number = self.units_of(game, k, seat)
            if number:
                self.take(game, k, seat, number, events.TROOP_RECALLED)

    def send_aside(self, game: Game, k: i64, to: i64) -> None:
        """K10.9 All units of side *k* go to the free space *to*, the side's creature with them."""
        beast = self.beast(game, k)
        if beast >= 0:
            game.put_creature(beast_owner(game, beast), beast, to)
        for seat in range(1, game.rules.players):
            number = self.units_of(game, k, seat)
            if number:
                if k == ATTACKER:
                    self.came[seat] = 0
                facts_of(game).carry_stolen(game, seat, self.space, to, number)
                game.put_units(seat, self.space, -number)
                game.put_units(seat, to, number)
                self.beast_follows(game, seat, to)
        note_osiris(game, to)
        show_beasts(game, self.space)
        game.tell(events.TROOP_RETREATED, self.sides[k].seat, self.space, to)

    def beast_follows(self, game: Game, seat: i64, to: i64) -> None:
        """S8.3 A creature that came home to the space of the battle goes with the last units of its controller."""
        beast = game.creature_of(seat, self.space)
        if beast >= 0 and not is_osiris(game, beast) and not game.units_at(seat, self.space):
            game.put_creature(seat, beast, to)


def corrupt_battle_at(game: Game, place: i64) -> CorruptBattle:
    """Returns the battle at *place* of the stack."""
    frame = game.stack[place]
    assert isinstance(frame, CorruptBattle)
    return frame


@mypyc_attr(acyclic=True)
class PickSideLosses(Decision):
    """R78 One by one, whose units of a side are lost."""

    def __init__(self, player: i64, place: i64, side: i64, left: i64, event: i64) -> None:
        super().__init__(0, 0)
        self.player = player
        self.place = place
        self.side = side
        self.left = left
        self.event = event

    def name(self) -> str:
        return "pick-side-losses"

    def copy(self) -> Frame:
        other = PickSideLosses(self.player, self.place, self.side, self.left, self.event)
        other.awaiting = self.awaiting
        return other

    def dump(self) -> list[int]:
        return [self.awaiting, self.player, self.place, self.side, self.left, self.event]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("number", self.left)

    def run(self, game: Game) -> None:
        battle = corrupt_battle_at(game, self.place)
        owners = battle.owners(game, self.side)
        if self.left and owners & (owners - 1):
            self.awaiting = BIT[self.player]
            return
        game.pop()
        if self.left and owners:
            battle.take(game, self.side, lowest(owners), self.left, self.event)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(PLAYER, corrupt_battle_at(game, self.place).owners(game, self.side))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        self.left -= 1
        self.awaiting = 0
        corrupt_battle_at(game, self.place).take(game, self.side, action - PLAYER, 1, self.event)


# After the battle.


def corrupt_loser(game: Game, battle: CorruptBattle) -> None:
    """K10.9–K10.11, R76 The loser retreats or recalls, or may stay where nobody of the winner is left."""
    loser = 1 - battle.winner
    if not battle.stands(game, loser):
        return
    if battle.stands(game, battle.winner) and not ways_out(game, battle.sides[loser].seat, battle.space):
        battle.recall(game, loser)
    else:
        game.push(AfterCorruption(battle.sides[loser].seat, place_of(game, battle), loser))


def corrupt_winner(game: Game, battle: CorruptBattle) -> None:
    """K10.11 The winner may recall, whichever side it is."""
    if battle.stands(game, battle.winner):
        game.push(AfterCorruption(battle.sides[battle.winner].seat, place_of(game, battle), battle.winner))


@mypyc_attr(acyclic=True)
class AfterCorruption(Choice):
    """K10.9–K10.11, R78 What a side of a battle between members does: the beaten one retreats or is recalled as a whole, the
    winner stays or is recalled."""

    def __init__(self, player: i64, place: i64, side: i64) -> None:
        super().__init__(player)
        self.place = place
        self.side = side

    def name(self) -> str:
        return "after-corruption"

    def copy(self) -> Frame:
        return AfterCorruption(self.player, self.place, self.side)

    def dump(self) -> list[int]:
        return [self.player, self.place, self.side]

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        battle = corrupt_battle_at(game, self.place)
        beaten = self.side != battle.winner
        if beaten and ways_out(game, player, battle.space):
            out.add(RETREAT)
        out.add(RECALL)
        if not beaten or not battle.stands(game, battle.winner):
            out.add(STAY)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        battle = corrupt_battle_at(game, self.place)
        game.pop()
        if action == RECALL:
            battle.recall(game, self.side)
        elif action == RETREAT:
            free = ways_out(game, player, battle.space)
            if free & (free - 1):
                game.push(RetreatFromAlly(battle.sides[battle.winner].seat, self.place, self.side))
            else:
                battle.send_aside(game, self.side, lowest(free))


@mypyc_attr(acyclic=True)
class RetreatFromAlly(Choice):
    """K10.9, R76 The member who won says where the beaten side goes."""

    def __init__(self, player: i64, place: i64, side: i64) -> None:
        super().__init__(player)
        self.place = place
        self.side = side

    def name(self) -> str:
        return "retreat-from-ally"

    def copy(self) -> Frame:
        return RetreatFromAlly(self.player, self.place, self.side)

    def dump(self) -> list[int]:
        return [self.player, self.place, self.side]

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        battle = corrupt_battle_at(game, self.place)
        out.add_mask(SPACE, ways_out(game, battle.sides[self.side].seat, battle.space))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        battle = corrupt_battle_at(game, self.place)
        game.pop()
        battle.send_aside(game, self.side, action - SPACE)


@mypyc_attr(acyclic=True)
class EscapeFromAlly(Choice):
    """R99 The attacked troop steps aside, all of it; those who came stay."""

    def __init__(self, player: i64, space: i64, beast: i64, came: vec[i64]) -> None:
        super().__init__(player)
        self.space = space
        self.beast = beast
        self.came = came

    def name(self) -> str:
        return "escape-from-ally"

    def copy(self) -> Frame:
        return EscapeFromAlly(self.player, self.space, self.beast, self.came[:])

    def dump(self) -> list[int]:
        return [self.player, self.space, self.beast, *self.came]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("space", self.space)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(SPACE, ways_out(game, player, self.space))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        to = action - SPACE
        left = beasts_there(game, player, self.space)
        while left:
            creature = lowest(left)
            left &= left - 1
            if creature != self.beast:
                game.put_creature(beast_owner(game, creature), creature, to)
        for seat in range(1, game.rules.players):
            number = game.units_at(seat, self.space) - self.came[seat]
            facts_of(game).carry_stolen(game, seat, self.space, to, number)
            game.put_units(seat, self.space, -number)
            game.put_units(seat, to, number)
        note_osiris(game, to)
        show_beasts(game, self.space)
        game.tell(events.TROOP_ESCAPED, player, self.space, to)

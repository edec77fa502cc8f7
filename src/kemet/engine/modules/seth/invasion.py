"""Furious Invasion: two troops move before anything is resolved, two battles are prepared at once (S5.5, R83, R84)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import BATTLE_CARD, DI, PASS, SPACE, TELEPORT, ActionList
from kemet.engine.frame import Choice, Frame, FrameView, Steps
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, lowest
from kemet.engine.modules.seth.content import SETH
from kemet.engine.modules.seth.facts import facts_of
from kemet.engine.modules.seth.troops import MixedMove
from kemet.engine.modules.seth.variants import INVASION_TO_TWO_SPACES
from kemet.engine.modules.ta_seti.new_cards import TACTICAL_CHOICE
from kemet.engine.play.attack import Attack, start_attack
from kemet.engine.play.battle import PICK_CARD, PICK_DI, SETTLED, Battle, laid_elsewhere, laid_price, place_of
from kemet.engine.play.battle_choice import ChooseCards, laid_after, see_card, seeing_side
from kemet.engine.play.pray import price
from kemet.engine.state import zeros


@mypyc_attr(acyclic=True)
class Invasion(Frame):
    """S5.5 A Furious Invasion in progress: where the first troop set out and where it went, then the battles in order and who
    fights them for the community."""

    def __init__(self, step: i64, origin: i64, first: i64) -> None:
        super().__init__(step, 0)
        self.origin = origin
        self.first = first
        self.second: i64 = NONE
        self.fighter_one: i64 = NONE
        self.fighter_two: i64 = NONE

    def name(self) -> str:
        return "invasion"

    def run(self, game: Game) -> None:
        INVASION_STEPS.run(game, self)

    def copy(self) -> Frame:
        other = Invasion(self.step, self.origin, self.first)
        other.second = self.second
        other.fighter_one = self.fighter_one
        other.fighter_two = self.fighter_two
        return other

    def dump(self) -> list[int]:
        return [self.step, self.origin, self.first, self.second, self.fighter_one, self.fighter_two]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", SETH)


def start_invasion(game: Game) -> None:
    """S5.5 Starts a Furious Invasion."""
    game.push(Invasion(0, NONE, NONE))


def invading(game: Game) -> Invasion:
    """Returns the invasion in progress."""
    for frame in game.stack:
        if isinstance(frame, Invasion):
            return frame
    raise AssertionError("no invasion is in progress")


def fights_two_battles(game: Game) -> bool:
    """Tells whether an invasion goes on that came to two battles, prepared at once."""
    for frame in game.stack:
        if isinstance(frame, Invasion):
            return frame.fighter_two >= 0
    return False


def prepared_spaces(game: Game) -> i64:
    """R84 Returns where two battles are prepared that are not over yet: no creature joins them any more."""
    return game.contested if fights_two_battles(game) else 0


def first_troop(game: Game, invasion: Invasion) -> None:
    """R83 The first of up to two troops."""
    game.push(PickInvader(SETH))


def second_troop(game: Game, invasion: Invasion) -> None:
    """R83 The second starts from another space, and takes up nobody of the first."""
    if invasion.origin >= 0:
        game.push(PickInvader(SETH))


@mypyc_attr(acyclic=True)
class PickInvader(Choice):
    """R83 A troop of Seth's to move, or none."""

    def name(self) -> str:
        return "pick-invader"

    def copy(self) -> Frame:
        return PickInvader(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        invasion = invading(game)
        spaces = game.troops[SETH]
        if invasion.origin >= 0:
            spaces &= ~(BIT[invasion.origin] | BIT[invasion.first])
        out.add(PASS)
        out.add_mask(SPACE, spaces & ~game.contested)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if action == PASS:
            return
        space = action - SPACE
        invasion = invading(game)
        if invasion.origin < 0:
            invasion.origin = space
            invasion.first = space
        beast = game.creature_of(SETH, space)
        game.push(InvasionMove(SETH, space, space, game.units_at(SETH, space), beast, zeros(game.rules.players)))


@mypyc_attr(acyclic=True)
class InvasionMove(MixedMove):
    """R83 One of the two moves: it stops at an enemy, and the battle waits."""

    def copy(self) -> Frame:
        other = InvasionMove(self.player, self.origin, self.at, self.units, self.beast, self.others[:])
        other.take_over(self)
        other.named = self.named
        return other

    def shuns(self, game: Game, space: i64) -> bool:
        """R83 By the other reading the second troop does not come to where the first is."""
        invasion = invading(game)
        second = self.origin != invasion.origin
        return second and space == invasion.first and facts_of(game).agreed(INVASION_TO_TWO_SPACES)

    def opens_to(self, game: Game, space: i64) -> bool:
        return not self.shuns(game, space) and super().opens_to(game, space)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        super().options(game, player, out)
        first = invading(game).first
        if self.shuns(game, first):
            found = out.to_list()
            out.clear()
            for action in found:
                if action != SPACE + first and action != TELEPORT + first:
                    out.add(action)

    def meet(self, game: Game) -> None:
        invasion = invading(game)
        if invasion.origin == self.origin:
            invasion.first = self.at
        if game.enemy_at(SETH, self.at) >= 0:
            self.last = True
            game.contested |= BIT[self.at]
            game.invader = SETH

    def regroup_options(self, game: Game, out: ActionList) -> None:
        if invading(game).first != self.at or self.origin == invading(game).origin:
            super().regroup_options(game, out)


def battles(game: Game, invasion: Invasion) -> None:
    """R84 One battle is a usual one; of two Seth names the order."""
    spaces = game.contested
    if not spaces:
        return
    if spaces & (spaces - 1):
        game.push(OrderBattles(SETH))
    else:
        invasion.first = NONE
        start_attack(game, SETH, lowest(spaces), True)


@mypyc_attr(acyclic=True)
class OrderBattles(Choice):
    """R84 Which battle comes first."""

    def name(self) -> str:
        return "order-battles"

    def copy(self) -> Frame:
        return OrderBattles(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(SPACE, game.contested)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        invasion = invading(game)
        invasion.first = action - SPACE
        invasion.second = lowest(game.contested & ~BIT[action - SPACE])
        approach(game, invasion.second)
        approach(game, invasion.first)


def approach(game: Game, space: i64) -> None:
    """R84 What comes before the battle on *space* runs, both in their order, before either is prepared."""
    defender = facts_of(game).lead(game, space)
    game.push(Approach(0, space, SETH, defender, True, False))


@mypyc_attr(acyclic=True)
class Approach(Attack):
    """R84 An attack up to where it is said who fights, which waits for the other attack."""

    def name(self) -> str:
        return "approach"

    def copy(self) -> Frame:
        return Approach(self.step, self.space, self.attacker, self.defender, self.by_move, self.fought)

    def run(self, game: Game) -> None:
        steps = game.rules.procedures.attack
        if self.step < steps.index("name-fighters"):
            steps.run(game, self)
        else:
            game.pop()


@mypyc_attr(acyclic=True)
class Naming(Attack):
    """R84 Who fights one of the two battles; the battle waits."""

    def name(self) -> str:
        return "naming"

    def copy(self) -> Frame:
        return Naming(self.step, self.space, self.attacker, self.defender, self.by_move, self.fought)

    def run(self, game: Game) -> None:
        steps = game.rules.procedures.attack
        if self.step < steps.index("battle"):
            steps.run(game, self)
            return
        invasion = invading(game)
        if self.space == invasion.first:
            invasion.fighter_one = self.defender
        else:
            invasion.fighter_two = self.defender
        game.pop()


def name_both(game: Game, invasion: Invasion) -> None:
    """R84 If both battles still take place it is said, in their order, who fights them; else the other is a usual one."""
    if invasion.second < 0:
        return
    step = game.rules.procedures.attack.index("name-fighters")
    lead_one, lead_two = facts_of(game).lead(game, invasion.first), facts_of(game).lead(game, invasion.second)
    one = Attack(step, invasion.first, SETH, lead_one, True, False)
    two = Attack(step, invasion.second, SETH, lead_two, True, False)
    if one.ready(game) and two.ready(game):
        game.push(Naming(step, invasion.second, SETH, lead_two, True, False))
        game.push(Naming(step, invasion.first, SETH, lead_one, True, False))
    else:
        game.push(two)
        game.push(one)


def prepare_both(game: Game, invasion: Invasion) -> None:
    """R84 Both battles are prepared together, and wait where the cards are revealed."""
    if not fights_two_battles(game):
        return
    one = Attack(0, invasion.first, SETH, invasion.fighter_one, True, True)
    two = Attack(0, invasion.second, SETH, invasion.fighter_two, True, True)
    for attack in (two, one):
        attack.step = game.rules.procedures.attack.index("settle")
    game.push(two)
    second = two.battle(game)
    game.push(second)
    game.push(one)
    first = one.battle(game)
    game.push(first)
    for battle in (second, first):
        battle.step = game.rules.procedures.battle.index("reveal")
    for battle in (second, first):
        game.push(Seer(place_of(game, battle)))
    for battle in (second, first):
        ask_unseeing(game, battle)


def ask_unseeing(game: Game, battle: Battle) -> None:
    """R84 Everybody but who sees the enemy's card settles first."""
    game.tell(events.BATTLE_BEGINS, battle.sides[0].seat, battle.sides[1].seat, battle.space)
    seer = seeing_side(game, battle)
    seats: i64 = 0
    for k in range(2):
        if k != seer:
            seats |= BIT[battle.sides[k].seat]
    game.push(ChooseBoth(seats, place_of(game, battle)))


@mypyc_attr(acyclic=True)
class Seer(Frame):
    """R84 Prescience: its owner sees the card of that battle, then chooses."""

    def __init__(self, place: i64) -> None:
        super().__init__(0, 0)
        self.place = place

    def name(self) -> str:
        return "seer"

    def copy(self) -> Frame:
        return Seer(self.place)

    def dump(self) -> list[int]:
        return [self.place]

    def run(self, game: Game) -> None:
        game.pop()
        battle = game.stack[self.place]
        assert isinstance(battle, Battle)
        if seeing_side(game, battle) < 0:
            return
        see_card(game, battle)
        game.push(ChooseBoth(BIT[battle.sides[seeing_side(game, battle)].seat], self.place))


@mypyc_attr(acyclic=True)
class ChooseBoth(ChooseCards):
    """S5.5, R84 Who fights both battles lays a card for each, discards none, and must be able to pay all DI cards."""

    def copy(self) -> Frame:
        return ChooseBoth(self.awaiting, self.place)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        battle = self.battle(game)
        side = battle.sides[battle.side_of(player)]
        other = laid_elsewhere(game, side)
        if other is None:
            super().options(game, player, out)
            return
        if side.stage == PICK_CARD:
            taken: i64 = BIT[other.card] if other.card >= 0 else 0
            out.add_mask(BATTLE_CARD, game.battle_hand[player] & ~taken & ~side.barred)
            return
        out.add(PASS)
        cost = laid_price(game, side) + laid_price(game, other)
        for di in game.rules.battle_di:
            # R84 Tactical Choice needs a card that was discarded.
            if game.rules.di_cards[di].slug == TACTICAL_CHOICE:
                continue
            if side.di[di] + other.di[di] < game.in_hand(player, di) and not laid_after(side, di):
                if cost + price(game, player, game.rules.di_cards[di].cost) <= game.pp[player]:
                    out.add(DI + di)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        battle = self.battle(game)
        side = battle.sides[battle.side_of(player)]
        if side.stage == PICK_CARD and laid_elsewhere(game, side) is not None:
            side.card = action - BATTLE_CARD
            side.stage = PICK_DI if game.hand_size[player] else SETTLED
            if side.stage == SETTLED:
                self.awaiting &= ~BIT[player]
        else:
            super().answer(game, player, action)


INVASION_STEPS: Final[Steps[Invasion]] = Steps(
    "invasion",
    [
        ("first-troop", first_troop),
        ("second-troop", second_troop),
        ("battles", battles),
        ("name-both", name_both),
        ("prepare-both", prepare_both),
    ],
)

"""Moving a troop: by land, by harbour, by teleport, through or not through walls (K9, R12, R26)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events, timings
from kemet.engine.actions import (
    COUNT,
    DI,
    OF_MODULES,
    PASS,
    SPACE,
    TELEPORT,
    WITH_CREATURE,
    WITHOUT_CREATURE,
    ActionList,
)
from kemet.engine.board import SPACE_NAMES, SPACES
from kemet.engine.frame import A_MOVE, Choice, Decision, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, RESULT_FOUGHT
from kemet.engine.play.attack import start_attack
from kemet.engine.play.creatures import send_home_if_alone
from kemet.engine.play.di_cards import card_refusal, own_turn_options, play_card
from kemet.engine.play.pray import pay
from kemet.engine.play.ways import (
    behind_walls,
    can_teleport,
    may_pass_wall,
    may_teleport,
    obelisks_to_enter,
    on_teleporter,
    room_refusal,
    spaces_to_enter,
    teleport_limit,
    teleport_price,
    toll,
    walls_open,
)
from kemet.engine.refusals import Refusal, refuse
from kemet.engine.rules import ANY_NUMBER


@mypyc_attr(acyclic=True, free_list_len=1)
class MoveAction(Frame):
    """K9 A move action; `on_space` tells whether its token lies on a move space of the own board, `on_foot` whether its troop
    may not teleport."""

    def __init__(self, step: i64, player: i64, on_space: bool, on_foot: bool) -> None:
        super().__init__(step, 0)
        self.player = player
        self.on_space = on_space
        self.on_foot = on_foot

    def name(self) -> str:
        return "move-action"

    def run(self, game: Game) -> None:
        game.rules.procedures.move.run(game, self)

    def copy(self) -> Frame:
        return MoveAction(self.step, self.player, self.on_space, self.on_foot)

    def dump(self) -> list[int]:
        return [self.step, self.player, int(self.on_space), int(self.on_foot)]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)


def move_action(game: Game, player: i64, on_space: bool, on_foot: bool = False) -> None:
    """K9 Starts a move action; *on_foot*, without teleports."""
    game.push(MoveAction(0, player, on_space, on_foot))


def pick_troop(game: Game, action: MoveAction) -> None:
    """K9.1 One troop moves, or none."""
    game.push(PickTroop(action.player))


@mypyc_attr(acyclic=True, free_list_len=1)
class PickTroop(Choice):
    """K9.1, R26 The mover names one troop, or moves nothing (K5.3)."""

    def name(self) -> str:
        return "pick-troop"

    def copy(self) -> Frame:
        return PickTroop(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        out.add_mask(SPACE, game.troops[player])
        game.rules.hooks.pick_troop_options(game, player, out)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        if action >= OF_MODULES:
            game.rules.hooks.act(game, player, action)
            return
        game.pop()
        if action == PASS:
            return
        space = action - SPACE
        with_creature = game.creature_of(player, space) >= 0
        move = Move(player, space, space, game.units_at(player, space), with_creature)
        below = game.top
        if isinstance(below, MoveAction) and below.on_foot:
            move.teleports = ANY_NUMBER
        if game.figures[player] & BIT[space]:
            move.figure = game.rules.hooks.figure_at(game, player, space)
        move.figures = game.rules.hooks.figures_along(game, move)
        game.push(move)

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        if SPACE <= action < SPACE + SPACES:
            return refuse("no-troop")
        return None


@mypyc_attr(acyclic=True, free_list_len=1)
class Move(Decision):
    """A move in progress. The moving units stand on the board at `at`, `units` of the troop there; `reach` is the range
    left, fixed when the troop sets out (R12), NONE before.
    """

    def __init__(self, player: i64, origin: i64, at: i64, units: i64, with_creature: bool) -> None:
        super().__init__(0, BIT[player])
        self.player = player
        self.origin = origin
        self.at = at
        self.units = units
        self.with_creature = with_creature
        self.reach: i64 = NONE
        self.counted = False
        self.creature_named = False
        self.gates_open = False
        self.attacking = False
        # Range that cards add before the troop sets out (R12).
        self.bonus: i64 = 0
        # How many special figures are among the moving units; whether their player has said so on this space.
        self.figures: i64 = 0
        self.figures_named = False
        # The figure that is a troop though no unit and goes along (R51), NONE if none does; whether the move ends where the
        # step that is made leads to (R67).
        self.figure: i64 = NONE
        self.last = False
        # How often the troop has teleported, and passed a wall that stops others, where there is a limit to it.
        self.teleports: i64 = 0
        self.walls_passed: i64 = 0

    def name(self) -> str:
        return "move"

    def copy(self) -> Frame:
        other = Move(self.player, self.origin, self.at, self.units, self.with_creature)
        other.take_over(self)
        return other

    def take_over(self, other: Move) -> None:
        """Becomes like *other* in all but what it was made with."""
        self.awaiting = other.awaiting
        self.with_creature = other.with_creature
        self.reach = other.reach
        self.counted = other.counted
        self.creature_named = other.creature_named
        self.gates_open = other.gates_open
        self.attacking = other.attacking
        self.bonus = other.bonus
        self.figures = other.figures
        self.figures_named = other.figures_named
        self.figure = other.figure
        self.last = other.last
        self.teleports = other.teleports
        self.walls_passed = other.walls_passed

    def dump(self) -> list[int]:
        return [
            self.awaiting, self.player, self.origin, self.at, self.units, int(self.with_creature), self.reach,
            int(self.counted), int(self.creature_named), int(self.gates_open), int(self.attacking), self.bonus,
            self.figures, int(self.figures_named), self.figure, int(self.last), self.teleports, self.walls_passed,
        ]  # fmt: skip

    def observed(self) -> i64:
        return A_MOVE

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("origin", self.origin)
        view.put("space", self.at)
        view.put("number", self.units)
        view.put("with-creature", int(self.with_creature))
        view.put("range", self.range_left(game))
        view.put("gates-open", int(self.gates_open))
        game.rules.hooks.show_move(game, self, view)

    def run(self, game: Game) -> None:
        """K9.7, K9.8 After an attack the move goes on unless there was a battle; after a card it just goes on, and what
        the card brought may be taken along (R26b)."""
        self.counted = False
        self.creature_named = False
        self.figures_named = False
        # A trap may have taken units on entering.
        self.units = min(self.units, game.units_at(self.player, self.at))
        self.figures = game.rules.hooks.figures_along(game, self)
        fought = self.attacking and game.result == RESULT_FOUGHT
        self.attacking = False
        if fought or self.nothing_left(game):
            game.pop()
        else:
            self.awaiting = BIT[self.player]

    def nothing_left(self, game: Game) -> bool:
        """Tells whether, as everybody can see, only stopping is left: no range, no teleport, no card in hand."""
        if (not self.units and self.figure < 0) or self.last:
            return True
        if self.range_left(game) or game.hand_size[self.player] or can_teleport(game, self):
            return False
        return not game.rules.hooks.offers_in_move(game, self)

    def range_left(self, game: Game) -> i64:
        """K9.1, R12 Returns the range left; before setting out, the range the troop would have as it stands."""
        if self.reach >= 0:
            return self.reach
        total = game.rules.base_range + self.bonus + timings.movement(game, self.player)
        creature = self.creature(game)
        if creature >= 0:
            total += game.rules.creatures[creature].move
        return total + game.rules.hooks.movement(game, self)

    def size(self) -> i64:
        """Returns how many units are moving, whoever owns them."""
        return self.units

    def creature(self, game: Game) -> i64:
        """Returns the creature that goes along, or NONE."""
        if self.with_creature:
            return game.creature_of(self.player, self.at)
        return NONE

    def carry(self, game: Game, to: i64) -> None:
        """R26b Puts what moves on *to*."""
        game.put_units(self.player, self.at, -self.units)
        game.put_units(self.player, to, self.units)
        if self.with_creature:
            game.put_creature(self.player, game.creature_of(self.player, self.at), to)

    def may_take(self, game: Game, number: i64) -> bool:
        """Tells whether *number* units may go on; a troop that passes through others cannot leave too many behind (S4.1), nor
        take so many that it could neither stop nor go on (R66)."""
        if not game.rules.has_allies and not game.figures[self.player]:
            return True
        return game.rules.hooks.may_take(game, self, number)

    def goes_on(self, game: Game) -> bool:
        """Tells whether a step or a teleport is possible for the troop as it moves now."""
        out = ActionList()
        if self.range_left(game) > 0:
            self._step_options(game, out)
        self._teleport_options(game, out)
        return out.n > 0

    def may_leave(self, game: Game) -> bool:
        """S4.1 Tells whether what stays behind is within the limits."""
        return not game.rules.has_allies or game.rules.hooks.may_leave(game, self)

    def leave(self, game: Game, space: i64) -> None:
        """K11.4 What stays behind on *space* stays; a creature alone goes home."""
        send_home_if_alone(game, self.player, space)

    def meet(self, game: Game) -> None:
        """K9.7 Where an enemy stands there is an attack."""
        if game.enemy_at(self.player, self.at) >= 0:
            self.attacking = True
            start_attack(game, self.player, self.at, True)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        if game.may_stop_anywhere(player) or game.rules.hooks.may_stop(game, self):
            out.add(PASS)
        self.regroup_options(game, out)
        if self.range_left(game) > 0:
            self._step_options(game, out)
        self._teleport_options(game, out)
        own_turn_options(game, player, True, out)
        game.rules.hooks.move_options(game, self, out)
        if not out.n:
            out.add(PASS)

    def regroup_options(self, game: Game, out: ActionList) -> None:
        """R26b Once on each space: how many units go on, and whether the creature there goes along."""
        if not self.counted:
            fewest = 0 if self.figure >= 0 else 1
            for number in range(fewest, game.units_at(self.player, self.at) + 1):
                if number != self.units and self.may_take(game, number):
                    out.add(COUNT + number)
        if not self.creature_named and self.figure < 0 and game.creature_of(self.player, self.at) >= 0:
            out.add(WITHOUT_CREATURE if self.with_creature else WITH_CREATURE)

    def _step_options(self, game: Game, out: ActionList) -> None:
        near = game.rules.board.neighbours[self.at] | game.rules.hooks.ways(game, self.player, self.at)
        if not walls_open(game, self):
            near &= ~behind_walls(game, self)
        out.add_mask(SPACE, spaces_to_enter(game, self, near, 0))

    def _teleport_options(self, game: Game, out: ActionList) -> None:
        if may_teleport(game, self):
            cost = teleport_price(game, self.player)
            if cost <= game.pp[self.player]:
                out.add_mask(TELEPORT, obelisks_to_enter(game, self, cost))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        if action == PASS:
            game.pop()
        elif action == WITH_CREATURE or action == WITHOUT_CREATURE:
            self.with_creature = action == WITH_CREATURE
            self.creature_named = True
        elif SPACE <= action < SPACE + SPACES:
            if not may_pass_wall(game, self, action - SPACE):
                self.walls_passed += 1
            go(game, self, action - SPACE, 1)
        elif TELEPORT <= action < TELEPORT + SPACES:
            pay(game, player, teleport_price(game, player))
            self.teleports += 1
            go(game, self, action - TELEPORT, 0)
        elif action >= OF_MODULES:
            game.rules.hooks.act_in_move(game, self, action)
        elif action >= DI:
            self.awaiting = 0
            play_card(game, player, action - DI)
        else:
            self.units = action - COUNT
            self.counted = True
            self.figures = game.rules.hooks.figures_along(game, self)

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        if SPACE <= action < SPACE + SPACES:
            return self._step_refusal(game, action - SPACE)
        if TELEPORT <= action < TELEPORT + SPACES:
            return self._teleport_refusal(game, action - TELEPORT)
        if DI <= action < DI + len(game.rules.di_cards):
            return card_refusal(game, player, action - DI, True)
        if action == PASS:
            return refuse("followers-exceeded")
        return None

    def _step_refusal(self, game: Game, space: i64) -> Refusal:
        if not (game.rules.board.neighbours[self.at] | game.rules.hooks.ways(game, self.player, self.at)) & BIT[space]:
            return refuse("not-adjacent", space=SPACE_NAMES[space], at=SPACE_NAMES[self.at])
        if self.range_left(game) <= 0:
            return refuse("no-range")
        if not walls_open(game, self) and not may_pass_wall(game, self, space):
            return refuse("walls")
        return room_refusal(game, self, space, 0)

    def _teleport_refusal(self, game: Game, space: i64) -> Refusal:
        if not game.rules.board.obelisks & BIT[space]:
            return refuse("no-obelisk", space=SPACE_NAMES[space])
        if not on_teleporter(game, self):
            return refuse("no-pyramid-here", at=SPACE_NAMES[self.at])
        if self.teleports and self.teleports >= teleport_limit(game, self):
            return refuse("no-more-teleports")
        if not can_teleport(game, self):
            return refuse("teleport-price", cost=teleport_price(game, self.player), pp=game.pp[self.player])
        return room_refusal(game, self, space, teleport_price(game, self.player))


def go(game: Game, move: Move, to: i64, cost: i64) -> None:
    """K9.1, K9.5 The moving units go to *to* by land for *cost*, or teleport for nothing."""
    travel(game, move, to, cost, events.TROOP_MOVED if cost else events.TROOP_TELEPORTED)


def travel(game: Game, move: Move, to: i64, cost: i64, event: i64) -> None:
    """R26b The moving units go to *to*, *event* tells how; what stays behind stays, a creature alone goes home."""
    player = move.player
    was = move.at
    pay(game, player, toll(game, player, to))
    move.reach = move.range_left(game) - cost
    game.rules.hooks.moved(game, move, to)
    move.carry(game, to)
    move.at = to
    move.awaiting = 0
    game.tell(event, player, was, to, move.size())
    move.meet(game)
    move.leave(game, was)


def lengthen(game: Game, number: i64) -> None:
    """K9.1, R12 A card played on the way adds to the range of the move in progress."""
    move = moving(game)
    if move.reach >= 0:
        move.reach += number
    else:
        move.bonus += number


def moving(game: Game) -> Move:
    """Returns the move in progress."""
    frame: Frame | None = game.top
    while frame is not None:
        if isinstance(frame, Move):
            return frame
        frame = frame.below
    raise AssertionError("no move is in progress")


@mypyc_attr(acyclic=True, free_list_len=1)
class TeleportTo(Choice):
    """R26c The card Teleportation: the moving troop goes from where it is to any other obelisk it has room on."""

    def name(self) -> str:
        return "teleport-to"

    def copy(self) -> Frame:
        return TeleportTo(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(TELEPORT, obelisks_to_enter(game, moving(game), 0))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        go(game, moving(game), action - TELEPORT, 0)

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        if TELEPORT <= action < TELEPORT + SPACES and toll(game, player, action - TELEPORT) > game.pp[player]:
            return room_refusal(game, moving(game), action - TELEPORT, 0)
        if action == PASS or TELEPORT <= action < TELEPORT + SPACES:
            return refuse("card-teleport")
        return None

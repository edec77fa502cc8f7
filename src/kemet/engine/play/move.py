"""Moving a troop: by land, by harbour, by teleport, through or not through walls (K9, R12, R26)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events, timings
from kemet.engine.actions import (
    COUNT,
    DI,
    MOST_PRIESTS,
    PASS,
    PRIEST,
    PRIESTS,
    SPACE,
    TELEPORT,
    WITH_CREATURE,
    WITHOUT_CREATURE,
    ActionList,
)
from kemet.engine.board import SPACE_NAMES, SPACES
from kemet.engine.frame import Choice, Decision, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, RESULT_FOUGHT, lowest
from kemet.engine.play.attack import start_attack
from kemet.engine.play.creatures import send_home_if_alone
from kemet.engine.play.di_cards import card_refusal, own_turn_options, play_card
from kemet.engine.play.pray import pay, price
from kemet.engine.play.recruit import troop_limit
from kemet.engine.refusals import Refusal, refuse


@mypyc_attr(acyclic=True, free_list_len=1)
class MoveAction(Frame):
    """K9 A move action; `on_space` tells whether its token lies on a move space of the own board."""

    def __init__(self, step: i64, player: i64, on_space: bool) -> None:
        super().__init__(step, 0)
        self.player = player
        self.on_space = on_space

    def name(self) -> str:
        return "move-action"

    def run(self, game: Game) -> None:
        game.rules.procedures.move.run(game, self)

    def copy(self) -> Frame:
        return MoveAction(self.step, self.player, self.on_space)

    def dump(self) -> list[int]:
        return [self.step, self.player, int(self.on_space)]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)


def move_action(game: Game, player: i64, on_space: bool) -> None:
    """K9 Starts a move action."""
    game.push(MoveAction(0, player, on_space))


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
        game.rules.additions.pick_troop_options(game, player, out)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        if action >= PRIEST:
            game.rules.additions.act(game, player, action)
            return
        game.pop()
        if action == PASS:
            return
        space = action - SPACE
        with_creature = game.creature_of(player, space) >= 0
        move = Move(player, space, space, game.units_at(player, space), with_creature)
        move.figures = game.rules.additions.figures_along(game, move)
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

    def name(self) -> str:
        return "move"

    def copy(self) -> Frame:
        other = Move(self.player, self.origin, self.at, self.units, self.with_creature)
        other.awaiting = self.awaiting
        other.reach = self.reach
        other.counted = self.counted
        other.creature_named = self.creature_named
        other.gates_open = self.gates_open
        other.attacking = self.attacking
        other.bonus = self.bonus
        other.figures = self.figures
        other.figures_named = self.figures_named
        return other

    def dump(self) -> list[int]:
        return [
            self.awaiting, self.player, self.origin, self.at, self.units, int(self.with_creature), self.reach,
            int(self.counted), int(self.creature_named), int(self.gates_open), int(self.attacking), self.bonus,
            self.figures, int(self.figures_named),
        ]  # fmt: skip

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("origin", self.origin)
        view.put("space", self.at)
        view.put("number", self.units)
        view.put("with-creature", int(self.with_creature))
        view.put("range", self.range_left(game))
        view.put("gates-open", int(self.gates_open))
        if game.rules.additions.size:
            view.put("figures", self.figures)

    def run(self, game: Game) -> None:
        """K9.7, K9.8 After an attack the move goes on unless there was a battle; after a card it just goes on, and what
        the card brought may be taken along (R26b)."""
        self.counted = False
        self.creature_named = False
        self.figures_named = False
        # A trap may have taken units on entering.
        self.units = min(self.units, game.units_at(self.player, self.at))
        self.figures = game.rules.additions.figures_along(game, self)
        fought = self.attacking and game.result == RESULT_FOUGHT
        self.attacking = False
        if fought or self.nothing_left(game):
            game.pop()
        else:
            self.awaiting = BIT[self.player]

    def nothing_left(self, game: Game) -> bool:
        """Tells whether, as everybody can see, only stopping is left: no range, no teleport, no card in hand."""
        if not self.units:
            return True
        if self.range_left(game) or game.hand_size[self.player] or can_teleport(game, self):
            return False
        return not game.rules.additions.offers_in_move(game, self)

    def range_left(self, game: Game) -> i64:
        """K9.1, R12 Returns the range left; before setting out, the range the troop would have as it stands."""
        if self.reach >= 0:
            return self.reach
        total = game.rules.base_range + self.bonus + timings.movement(game, self.player)
        if self.with_creature:
            total += game.rules.creatures[game.creature_of(self.player, self.at)].move
        return total + game.rules.additions.movement(game, self)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        self._regroup_options(game, out)
        if self.range_left(game) > 0:
            self._step_options(game, out)
        if can_teleport(game, self):
            out.add_mask(TELEPORT, obelisks_to_enter(game, self, teleport_price(game, player)))
        own_turn_options(game, player, True, out)
        game.rules.additions.move_options(game, self, out)

    def _regroup_options(self, game: Game, out: ActionList) -> None:
        """R26b Once on each space: how many units go on, and whether the creature there goes along."""
        if not self.counted:
            for number in range(1, game.units_at(self.player, self.at) + 1):
                if number != self.units:
                    out.add(COUNT + number)
        if not self.creature_named and game.creature_of(self.player, self.at) >= 0:
            out.add(WITHOUT_CREATURE if self.with_creature else WITH_CREATURE)

    def _step_options(self, game: Game, out: ActionList) -> None:
        near = game.rules.board.neighbours[self.at]
        open_walls = walls_open(game, self)
        while near:
            space = lowest(near)
            near &= near - 1
            if (open_walls or may_pass_wall(game, self, space)) and may_enter(game, self, space, 0):
                out.add(SPACE + space)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        if action == PASS:
            game.pop()
        elif action == WITH_CREATURE or action == WITHOUT_CREATURE:
            self.with_creature = action == WITH_CREATURE
            self.creature_named = True
        elif SPACE <= action < SPACE + SPACES:
            go(game, self, action - SPACE, 1)
        elif TELEPORT <= action < TELEPORT + SPACES:
            pay(game, player, teleport_price(game, player))
            go(game, self, action - TELEPORT, 0)
        elif PRIESTS <= action < PRIESTS + MOST_PRIESTS + 1:
            self.figures = action - PRIESTS
            self.figures_named = True
        elif action >= PRIEST:
            self.awaiting = 0
            game.rules.additions.act(game, player, action)
        elif action >= DI:
            self.awaiting = 0
            play_card(game, player, action - DI)
        else:
            self.units = action - COUNT
            self.counted = True
            self.figures = game.rules.additions.figures_along(game, self)

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        if SPACE <= action < SPACE + SPACES:
            return self._step_refusal(game, action - SPACE)
        if TELEPORT <= action < TELEPORT + SPACES:
            return self._teleport_refusal(game, action - TELEPORT)
        if DI <= action < DI + len(game.rules.di_cards):
            return card_refusal(game, player, action - DI, True)
        return None

    def _step_refusal(self, game: Game, space: i64) -> Refusal:
        if not game.rules.board.neighbours[self.at] & BIT[space]:
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
        if not can_teleport(game, self):
            return refuse("teleport-price", cost=teleport_price(game, self.player), pp=game.pp[self.player])
        return room_refusal(game, self, space, teleport_price(game, self.player))


def has_room(game: Game, move: Move, space: i64) -> bool:
    """R26a Tells whether the limits allow the moving units, and their creature, on *space*."""
    if space == move.at:
        return False
    there = game.units_at(move.player, space)
    if there and there + move.units > troop_limit(game, move.player):
        return False
    return not (move.with_creature and game.creature_of(move.player, space) >= 0)


def may_enter(game: Game, move: Move, space: i64, spent: i64) -> bool:
    """R26a, R38 Tells whether there is room on *space*, and after *spent* PP enough left for the toll there."""
    if not has_room(game, move, space):
        return False
    asked = toll(game, move.player, space)
    return not asked or asked + spent <= game.pp[move.player]


def toll(game: Game, player: i64, space: i64) -> i64:
    """R38 Returns what *player* pays to move into *space* for an enemy's creature there."""
    for creature in game.rules.toll_creatures:
        if game.creature_at[creature] == space and game.creature_of(player, space) != creature:
            return price(game, player, game.rules.creatures[creature].toll)
    return 0


def obelisks_to_enter(game: Game, move: Move, spent: i64) -> i64:
    """K9.5, R26c Returns the obelisk spaces the moving troop can enter after *spent* PP, as a mask."""
    left = game.rules.board.obelisks
    found: i64 = 0
    while left:
        space = lowest(left)
        left &= left - 1
        if may_enter(game, move, space, spent):
            found |= BIT[space]
    return found


def room_refusal(game: Game, move: Move, space: i64, spent: i64) -> Refusal:
    """Says why the troop cannot enter *space* after *spent* PP."""
    if space == move.at:
        return refuse("already-there")
    if toll(game, move.player, space) + spent > game.pp[move.player]:
        return refuse("toll", cost=toll(game, move.player, space))
    if game.units_at(move.player, space) + move.units > troop_limit(game, move.player):
        return refuse("troop-limit-passing", limit=troop_limit(game, move.player))
    return refuse("creature-there")


def walls_open(game: Game, move: Move) -> bool:
    """K9.9, R12 Tells whether the moving troop passes any wall now: a tile, a card, or the creature with it."""
    if gates_open(game, move):
        return True
    return move.with_creature and game.rules.creatures[game.creature_of(move.player, move.at)].ignores_walls


def gates_open(game: Game, move: Move) -> bool:
    """K9.9 Tells whether a tile or card opens all walls for the rest of the move."""
    return move.gates_open or timings.ignores_walls(game, move.player)


def may_pass_wall(game: Game, move: Move, space: i64) -> bool:
    """K9.6, R1, R26d A foreign city is entered only by a troop that set out next to its wall, or in it."""
    board = game.rules.board
    city = board.city_of[space]
    if city < 0 or city == game.city[move.player] or board.city_of[move.at] == city:
        return True
    return (board.gates[city] | board.districts[city]) & BIT[move.origin] != 0


def teleport_price(game: Game, player: i64) -> i64:
    """K9.5 Returns what a teleport costs *player*."""
    return price(game, player, game.rules.teleport_pp - timings.teleport_discount(game, player))


def on_teleporter(game: Game, move: Move) -> bool:
    """K9.5, R26c Tells whether the troop stands on a pyramid of its player's, or where a tile lets it teleport from."""
    if game.rules.board.obelisks & BIT[move.at]:
        if move.with_creature and game.rules.creatures[game.creature_of(move.player, move.at)].teleports_from_obelisks:
            return True
        if timings.teleports_from_obelisks(game, move.player):
            return True
        return game.rules.additions.teleports_from_obelisks(game, move)
    return game.controller(move.at) == move.player


def can_teleport(game: Game, move: Move) -> bool:
    """K9.5 Tells whether the troop can teleport now, and its player pay for it."""
    return on_teleporter(game, move) and teleport_price(game, move.player) <= game.pp[move.player]


def go(game: Game, move: Move, to: i64, cost: i64) -> None:
    """K9.1, R26b The moving units go to *to*; what stays behind stays, a creature alone goes home."""
    player = move.player
    was = move.at
    pay(game, player, toll(game, player, to))
    move.reach = move.range_left(game) - cost
    game.rules.additions.moved(game, move, to)
    game.put_units(player, was, -move.units)
    game.put_units(player, to, move.units)
    if move.with_creature:
        game.put_creature(player, game.creature_of(player, was), to)
    move.at = to
    move.awaiting = 0
    game.tell(events.TROOP_MOVED if cost else events.TROOP_TELEPORTED, player, was, to, move.units)
    if game.enemy_at(player, to) >= 0:
        move.attacking = True
        start_attack(game, player, to, True)
    send_home_if_alone(game, player, was)


def lengthen(game: Game, number: i64) -> None:
    """K9.1, R12 A card played on the way adds to the range of the move in progress."""
    move = moving(game)
    if move.reach >= 0:
        move.reach += number
    else:
        move.bonus += number


def moving(game: Game) -> Move:
    """Returns the move in progress."""
    k = len(game.stack) - 1
    while k >= 0:
        frame = game.stack[k]
        if isinstance(frame, Move):
            return frame
        k -= 1
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

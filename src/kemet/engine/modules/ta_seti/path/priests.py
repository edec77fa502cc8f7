"""Priests: on the path, and as units among the others on the board (T3.3–T3.14, R43–R46)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import COUNT, PASS, SPACE, ActionList
from kemet.engine.board import CLASSIC_SPACES
from kemet.engine.frame import Choice, Decision, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, VP_PATH, lowest
from kemet.engine.modules.ta_seti.path.actions import ENTER, FROM_RESERVE, LANE, LOCATION, PATH_TOKEN, PRIEST, SEND_BACK
from kemet.engine.modules.ta_seti.path.content import SKILL, VP
from kemet.engine.modules.ta_seti.path.facts import PRIESTS_EACH, path_of
from kemet.engine.play.creatures import send_home_if_alone
from kemet.engine.play.di_cards import draw_cards
from kemet.engine.play.move import MoveAction
from kemet.engine.play.pray import earn_pp
from kemet.engine.play.recruit import give_units
from kemet.engine.play.victory import gain_vp
from kemet.engine.refusals import Refusal, refuse
from kemet.engine.state import increased

# On the path.


def activate_priest(game: Game, action: MoveAction) -> None:
    """T3.3, R30, R43 With a token on a move space, and before any troop moves, one own priest may be activated."""
    if action.on_space and (can_activate(game, action.player) or can_send_back(game, action.player)):
        game.push(ActivatePriest(action.player))


def can_activate(game: Game, player: i64) -> bool:
    """Tells whether a priest of *player* could set out or go on."""
    path = path_of(game)
    if path.priests_by_path(game, player):
        return True
    for location in range(path.locations):
        if path.priests_on_path(game, player, location) and leads_on(game, location):
            return True
    return False


def leads_on(game: Game, location: i64) -> bool:
    """T3.9, R43 Tells whether a priest at *location* can be activated: a road leads on, or the VP lies at the end."""
    path = path_of(game)
    if path.side(game, path.data.board_of[location]).exits[location]:
        return True
    return len(path.tokens_at(game, location)) > 0


@mypyc_attr(acyclic=True)
class ActivatePriest(Choice):
    """T3.3, T3.4, T3.11 One priest enters the path or goes on, or none does."""

    def name(self) -> str:
        return "activate-priest"

    def copy(self) -> Frame:
        return ActivatePriest(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        path = path_of(game)
        out.add(PASS)
        if path.priests_by_path(game, player):
            out.add(ENTER)
        for location in range(path.locations):
            if path.priests_on_path(game, player, location) and leads_on(game, location):
                out.add(LOCATION + location)
        if can_send_back(game, player):
            out.add(SEND_BACK)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        if action == SEND_BACK:
            send_priest_back(game, player)
            return
        game.pop()
        if action == ENTER:
            set_out(game, player, NONE)
        elif action != PASS:
            set_out(game, player, action - LOCATION)

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        if action == ENTER:
            return refuse("no-priest-by-path")
        if LOCATION <= action < PATH_TOKEN:
            return refuse("priest-cannot-go-on")
        return None


def set_out(game: Game, player: i64, origin: i64) -> None:
    """T3.4, T3.5, R43 The priest goes from *origin*, NONE being the path's reserve, to the next location; at the start and
    at a fork its owner picks the road. At the end it takes what lies there (T3.9)."""
    lanes = lanes_from(game, origin)
    if not lanes:
        game.push(TakeToken(player, origin, False, False))
    elif len(lanes) == 1:
        walk(game, player, origin, lanes[0])
    else:
        game.push(PickRoad(player, origin))


def lanes_from(game: Game, origin: i64) -> list[int]:
    """Lists the lanes of the next board that a priest at *origin* can take."""
    path = path_of(game)
    if origin < 0:
        return list(range(path.lanes))
    return path.side(game, path.data.board_of[origin]).exits[origin]


@mypyc_attr(acyclic=True)
class PickRoad(Choice):
    """T3.4, R43 The owner picks the road."""

    def __init__(self, player: i64, origin: i64) -> None:
        super().__init__(player)
        self.origin = origin

    def name(self) -> str:
        return "pick-road"

    def copy(self) -> Frame:
        return PickRoad(self.player, self.origin)

    def dump(self) -> list[int]:
        return [self.player, self.origin]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("location", self.origin)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        for lane in lanes_from(game, self.origin):
            out.add(LANE + lane)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        walk(game, player, self.origin, action - LANE)


def walk(game: Game, player: i64, origin: i64, lane: i64) -> None:
    """T3.5, T3.6 The priest goes to the next location and stops; on the way its player takes the temporary bonus and gains
    what is printed, at once. What lies at the location comes after that, so it is asked first and lies below."""
    path = path_of(game)
    board: i64 = path.data.board_of[origin] + 1 if origin >= 0 else 0
    road = path.side(game, board).roads[lane]
    came_from = path.at_locations + origin if origin >= 0 else path.at_path_reserve
    path.shift_priests(game, player, came_from, path.at_locations + road.to, 1)
    game.tell(events.PRIEST_WALKED, player, road.to)
    bonus = path.bonus_on(game, board, lane)
    if bonus >= 0:
        path.set_bonus(game, board, lane, NONE)
        path.give(game, player, bonus, 1)
        game.tell(events.PATH_TOKEN_TAKEN, player, bonus)
    if takeable(game, player, road.to):
        game.push(TakeToken(player, road.to, False, False))
    if road.pp:
        earn_pp(game, player, road.pp)
    if road.cards:
        draw_cards(game, player, road.cards)
    if road.units:
        give_units(game, player, road.units, True)


def takeable(game: Game, player: i64, location: i64) -> list[int]:
    """T3.7, R32 Lists the tokens at *location* that *player* may take: no skill a second time."""
    path = path_of(game)
    found: list[int] = []
    for token in path.tokens_at(game, location):
        if token not in found and not (path.data.tokens[token].kind == SKILL and path.held(game, player, token)):
            found.append(token)
    return found


@mypyc_attr(acyclic=True)
class TakeToken(Decision):
    """T3.7 The priest takes the token there and leaves the path, or takes nothing and stays. By the other book it takes any
    of the tokens there."""

    def __init__(self, player: i64, location: i64, took: bool, took_skill: bool) -> None:
        super().__init__(0, BIT[player])
        self.player = player
        self.location = location
        self.took = took
        self.took_skill = took_skill

    def name(self) -> str:
        return "take-token"

    def copy(self) -> Frame:
        return TakeToken(self.player, self.location, self.took, self.took_skill)

    def dump(self) -> list[int]:
        return [self.player, self.location, int(self.took), int(self.took_skill)]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("location", self.location)

    def run(self, game: Game) -> None:
        raise AssertionError("taking ends with its answer")

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        for token in takeable(game, player, self.location):
            out.add(PATH_TOKEN + token)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        if action != PASS:
            self.take(game, action - PATH_TOKEN)
        more = path_of(game).takes_any and len(takeable(game, player, self.location)) > 0
        if action == PASS or not more:
            game.pop()
            if self.took:
                leave_path(game, player, self.location, self.took_skill)

    def take(self, game: Game, token: i64) -> None:
        """T3.10, T3.16 The token goes to the player; a VP is gained for good."""
        path = path_of(game)
        self.took = True
        path.take_from_slot(game, self.location, token)
        game.tell(events.PATH_TOKEN_TAKEN, self.player, token)
        kind = path.data.tokens[token].kind
        if kind == VP:
            game.expansion = increased(game.expansion, path.at_used + token, 1)
            gain_vp(game, self.player, VP_PATH)
        else:
            path.give(game, self.player, token, 1)
        if kind == SKILL:
            self.took_skill = True

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        if action >= PATH_TOKEN and (action - PATH_TOKEN) in path_of(game).tokens_at(game, self.location):
            return refuse("skill-owned")
        return None


def leave_path(game: Game, player: i64, location: i64, with_skill: bool) -> None:
    """T3.8, R44 With a skill the priest replaces an own unit on the board, or goes to reserve if there is none; else it goes
    back to the path's reserve."""
    path = path_of(game)
    if not with_skill:
        path.shift_priests(game, player, path.at_locations + location, path.at_path_reserve, 1)
    elif game.troops[player] & ~game.figures[player] or has_followers(game, player):
        game.push(ReplaceUnit(player, location))
    else:
        path.shift_priests(game, player, path.at_locations + location, path.at_reserve, 1)
        game.reserve[player] += 1


def has_followers(game: Game, player: i64) -> bool:
    """R51 Tells whether units of *player* are with a figure that is a troop though no unit."""
    left = game.figures[player]
    while left:
        if game.units_at(player, lowest(left)):
            return True
        left &= left - 1
    return False


@mypyc_attr(acyclic=True)
class ReplaceUnit(Choice):
    """T3.8, R44 Which own unit on the board the priest replaces: a plain one, or another priest."""

    def __init__(self, player: i64, location: i64) -> None:
        super().__init__(player)
        self.location = location

    def name(self) -> str:
        return "replace-unit"

    def copy(self) -> Frame:
        return ReplaceUnit(self.player, self.location)

    def dump(self) -> list[int]:
        return [self.player, self.location]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("location", self.location)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        path = path_of(game)
        left = game.troops[player]
        while left:
            space = lowest(left)
            left &= left - 1
            if path.priests_at(game, player, space) < game.units_at(player, space):
                out.add(SPACE + space)
            if path.priests_at(game, player, space):
                out.add(PRIEST + space)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        path = path_of(game)
        space = action - PRIEST if action >= PRIEST else action - SPACE
        path.shift_priests(game, player, path.at_locations + self.location, space, 1)
        if action >= PRIEST:
            path.shift_priests(game, player, space, path.at_reserve, 1)
        game.reserve[player] += 1
        game.tell(events.PRIEST_ENTERED_TROOP, player, space)


def return_bonuses(game: Game, action: MoveAction) -> None:
    """T3.6 At the end of the action temporary bonuses go back to their places, used or not."""
    path = path_of(game)
    if not path.holds_any(game, action.player):
        return
    for kind in path.temporary_kinds:
        for _ in range(path.held(game, action.player, kind)):
            path.put_bonus_back(game, action.player, kind)
            game.tell(events.PATH_TOKEN_RETURNED, action.player, kind)


# Back to the path.


def can_send_back(game: Game, player: i64) -> bool:
    """T3.14, R46 Tells whether all priests of *player* are units, on the board or in reserve; by the other book, on the
    board. One in the afterlife is neither (R61)."""
    path = path_of(game)
    if path.priests_off_path(game, player) - path.priests_away(game, player) < PRIESTS_EACH:
        return False
    return not path.sends_back_from_board or not path.priests_in_reserve(game, player)


def send_priest_back(game: Game, player: i64) -> None:
    """T3.14 One priest goes back to the path's reserve; its player picks which."""
    game.push(SendPriestBack(player))


@mypyc_attr(acyclic=True)
class SendPriestBack(Choice):
    """T3.14 From which space, or from reserve, a priest goes back to the path."""

    def name(self) -> str:
        return "send-priest-back"

    def copy(self) -> Frame:
        return SendPriestBack(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        path = path_of(game)
        for space in range(CLASSIC_SPACES):
            if path.priests_at(game, player, space):
                out.add(SPACE + space)
        if path.priests_in_reserve(game, player):
            out.add(FROM_RESERVE)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        path = path_of(game)
        if action == FROM_RESERVE:
            path.shift_priests(game, player, path.at_reserve, path.at_path_reserve, 1)
            game.reserve[player] -= 1
            game.tell(events.PRIEST_SENT_BACK, player, NONE)
            return
        space = action - SPACE
        path.shift_priests(game, player, space, path.at_path_reserve, 1)
        game.put_units(player, space, -1)
        game.tell(events.PRIEST_SENT_BACK, player, space)
        send_home_if_alone(game, player, space)


# Among units that are lost.


def priests_to_reserve(game: Game, player: i64, space: i64, number: i64) -> None:
    """T3.12, R45 Of *number* units that have just left *space* for reserve the owner picks how many were priests. Those that
    must be go at once: no troop ever has more priests than units."""
    path = path_of(game)
    there = path.priests_at(game, player, space)
    least = max(0, there - game.units_at(player, space))
    most = min(there, number)
    if least < most:
        path.shift_priests(game, player, space, path.at_reserve, least)
        game.push(LosePriests(player, space, least, most))
    else:
        settle_priests(game, player, space, 0, most)


def settle_priests(game: Game, player: i64, space: i64, gone: i64, number: i64) -> None:
    """Takes priests from *space* to the reserve of units until *number* have gone there; *gone* have already."""
    if number:
        path = path_of(game)
        path.shift_priests(game, player, space, path.at_reserve, number - gone)
        game.tell(events.PRIESTS_TO_RESERVE, player, space, number)


@mypyc_attr(acyclic=True)
class LosePriests(Choice):
    """R45 How many of the units lost are priests."""

    def __init__(self, player: i64, space: i64, least: i64, most: i64) -> None:
        super().__init__(player)
        self.space = space
        self.least = least
        self.most = most

    def name(self) -> str:
        return "lose-priests"

    def copy(self) -> Frame:
        return LosePriests(self.player, self.space, self.least, self.most)

    def dump(self) -> list[int]:
        return [self.player, self.space, self.least, self.most]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("space", self.space)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        for number in range(self.least, self.most + 1):
            out.add(COUNT + number)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        settle_priests(game, player, self.space, self.least, action - COUNT)

"""Places in the turn order, taken by the players one after the other (T2.5, BS9.9)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import COUNT, ActionList
from kemet.engine.frame import Choice, Frame, FrameView, Rotation
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, lowest
from kemet.engine.refusals import Refusal, refuse


@mypyc_attr(acyclic=True)
class Places(Rotation):
    """Places being taken: `power` says by seat who goes first, `places` who took which place of the coming day's order."""

    def __init__(self, step: i64, count: i64, power: vec[i64], places: vec[i64]) -> None:
        super().__init__(step, count)
        self.power = power
        self.places = places

    def dump(self) -> list[int]:
        return [self.step, self.count, *self.power, *self.places]

    def free_places(self) -> i64:
        """Returns the places that nobody has taken yet, as a mask."""
        free: i64 = 0
        for k in range(len(self.places)):
            if self.places[k] < 0:
                free |= BIT[k]
        return free

    def show(self, game: Game, view: FrameView) -> None:
        view.put("power", [int(power) for power in self.power])
        view.put("places", [int(seat) for seat in self.places])


def take_places(game: Game, taking: Places) -> None:
    """T2.5 From the highest power down each takes any free place; of equals the one earlier in the old order."""
    free = taking.free_places()
    player = strongest_left(game, taking)
    if free & (free - 1):
        taking.step -= 1
        game.push(TakePlace(player))
        return
    taking.places[lowest(free)] = player
    game.order = taking.places
    for k in range(game.rules.players):
        game.tell(events.ORDER_SET, game.order[k], k)


def strongest_left(game: Game, taking: Places) -> i64:
    """T2.5, R42 Returns the player with the highest power among those without a place."""
    best: i64 = NONE
    placed: i64 = 0
    for taker in taking.places:
        if taker >= 0:
            placed |= BIT[taker]
    for seat in game.order:
        if not placed & BIT[seat] and (best < 0 or taking.power[seat] > taking.power[best]):
            best = seat
    return best


@mypyc_attr(acyclic=True)
class TakePlace(Choice):
    """T2.5, BS9.9 A player takes a free place in the order of the coming day, 1 being first."""

    def name(self) -> str:
        return "take-place"

    def copy(self) -> Frame:
        return TakePlace(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(COUNT + 1, places_below(game).free_places())

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        places_below(game).places[action - COUNT - 1] = player

    def refusal(self, game: Game, player: i64, action: i64) -> Refusal | None:
        return refuse("dawn-place")


def places_below(game: Game) -> Places:
    """Returns the frame in which places are being taken."""
    frame: Frame | None = game.top
    while frame is not None:
        if isinstance(frame, Places):
            return frame
        frame = frame.below
    raise AssertionError("no places are being taken")

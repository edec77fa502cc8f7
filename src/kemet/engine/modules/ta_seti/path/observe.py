"""What is observed of the path to Ta-Seti: priests, tokens, places. All of it is open but the tokens laid in a battle."""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine.board import CLASSIC_SPACES, SPACE_NAMES
from kemet.engine.fields import Field, Fields, GamePart, MovePart, SeatPart, SidePart, Writer, number
from kemet.engine.game import Game
from kemet.engine.modules.ta_seti.path.content import MOST_SLOTS
from kemet.engine.modules.ta_seti.path.facts import PRIESTS_EACH, PathFacts, path_in
from kemet.engine.play.battle import Battle
from kemet.engine.play.move import Move
from kemet.engine.rules import Rules


class PathOfSeat(SeatPart):
    """The facts of a seat, in the order of `PathFacts`."""

    def __init__(self, path: PathFacts) -> None:
        labels = [*SPACE_NAMES[:CLASSIC_SPACES], "reserve", "by-path", "tokens-held", *path.data.location_names]
        labels += [token.slug for token in path.data.tokens]
        what = "with the path: priests by place; path tokens by kind"
        super().__init__([Field("expansion", labels, PRIESTS_EACH, what)])
        self.path = path

    def write(self, out: Writer, game: Game, seat: i64) -> None:
        path = self.path
        out.copy_from(game.expansion, path.start + seat * path.seat_size, path.seat_size, path.seat_size)


class PathOfGame(GamePart):
    """The facts of the game, in the order of `PathFacts`."""

    def __init__(self, path: PathFacts) -> None:
        data = path.data
        kinds = [token.slug for token in data.tokens]
        labels = [f"side-{board + 1}" for board in range(len(data.boards))]
        labels += [f"{name}-{slot + 1}" for name in data.location_names for slot in range(MOST_SLOTS)]
        labels += [f"road-{board + 1}-{lane}" for board in range(len(data.boards)) for lane in data.lanes]
        labels += [f"supply-{kind}" for kind in kinds]
        labels += [f"used-{kind}" for kind in kinds]
        what = "with the path: side of each board (1 is B); tokens in slots and on roads, kind plus 1; supply; used up"
        super().__init__([Field("expansion", labels, len(kinds), what)])
        self.path = path

    def write(self, out: Writer, game: Game) -> None:
        out.copy_from(game.expansion, self.path.at_sides, self.size, self.size)


class PriestsOnTheWay(MovePart):
    """Priests in the moving troop."""

    def __init__(self) -> None:
        super().__init__([number("figures", PRIESTS_EACH, "with the path: priests among the units that go on")])

    def write(self, out: Writer, game: Game, move: Move) -> None:
        out.put(move.figures)


class TokensLaid(SidePart):
    """Path tokens beside the battle card."""

    def __init__(self, path: PathFacts) -> None:
        kinds = [token.slug for token in path.data.tokens]
        super().__init__([Field("tokens", kinds, 2, "with the path: path tokens laid by kind, if you may know them")])

    def write(self, out: Writer, game: Game, battle: Battle, side: i64, known: bool) -> None:
        if known:
            for number in battle.sides[side].tokens:
                out.put(number)


def add_path_fields(fields: Fields, rules: Rules) -> None:
    """Adds the fields of the path."""
    path = path_in(rules)
    fields.seat.append(PathOfSeat(path))
    fields.game.append(PathOfGame(path))
    fields.move.append(PriestsOnTheWay())
    fields.side.append(TokensLaid(path))

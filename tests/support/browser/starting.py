"""How games of the tests begin: anew, or at a moment of a written game."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page
from sqlalchemy import Connection, create_engine, insert, select, update

from kemet.engine.rules import OPTION_NAMES
from kemet.server.schema import actions, games, seats
from kemet.server.seats import Seat
from support.browser.moments import Moment
from support.browser.server_process import ServerProcess

LEARNING = {"players": 2, "learning": True}
Wishes = list[dict[str, str]]
ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
# Creates a game as the page would; the home page has made an identity before.
CREATE = """async ([options, seats, seed]) => {
  const csrf = document.cookie.match(/csrf=([^;]*)/)[1];
  const reply = await fetch('/api/games', {
    method: 'POST',
    headers: {'content-type': 'application/json', 'x-csrf-token': decodeURIComponent(csrf)},
    body: JSON.stringify({options, seats, public: true, clock: {kind: 'off'}, ...(seed ? {seed} : {})}),
  });
  return reply.json();
}"""


def create(page: Page, server: ServerProcess, options: dict[str, Any], seats: Wishes, seed: str = "") -> dict[str, str]:
    """Returns id and invitation of a new game."""
    page.goto(server.url)
    page.locator(".account a").wait_for()
    made: dict[str, str] = page.evaluate(CREATE, [options, seats, seed])
    return made


def enter(page: Page, server: ServerProcess, game: str, query: str = "") -> None:
    """Opens the table of a game."""
    page.goto(f"{server.url}#/game/{game}{query}")
    page.wait_for_selector(".table")


def learning_game(page: Page, server: ServerProcess) -> None:
    """Starts a short game against a bot."""
    made = create(page, server, LEARNING, [{"kind": "me"}, BOT])
    enter(page, server, made["id"])


def create_at(page: Page, server: ServerProcess, moment: Moment, wishes: Wishes | None = None) -> dict[str, str]:
    """Returns id and invitation of a game that stands at *moment*. Unless *wishes* says otherwise the page has the seat that
    is asked, and bots have the others.

    The last seat is open at first, so that the game does not begin. What was played is then written into the database,
    where the server finds it as it finds a game that somebody left yesterday.
    """
    options = {name: getattr(moment.options, name) for name in OPTION_NAMES}
    if wishes is None:
        wishes = [ME if number == moment.seat else BOT for number in range(moment.options.players)]
    made = create(page, server, options, [*wishes[:-1], OPEN])
    engine = create_engine(f"sqlite:///{server.database}")
    with engine.begin() as connection:
        write_moment(connection, made["id"], moment)
        if wishes[-1] != OPEN:
            begin(connection, made["id"], len(wishes) - 1, wishes[-1])
    engine.dispose()
    return made


def write_moment(connection: Connection, game: str, moment: Moment) -> None:
    """Writes what was played until *moment*."""
    rows = [
        {"game": game, "number": number, "player": player, "action": action, "at": time.time()}
        for number, (player, action) in enumerate(moment.moves)
    ]
    connection.execute(update(games).where(games.c.id == game).values(seed=moment.seed, moves=len(moment.moves)))
    connection.execute(insert(actions), rows)


def begin(connection: Connection, game: str, number: int, wish: dict[str, str]) -> None:
    """Gives the last seat to a bot, or to who made the game, which then goes on."""
    host = connection.scalar(select(games.c.host).where(games.c.id == game))
    name = wish.get("name", "Guest")
    seat = Seat(number, "bot", "random", bot="random") if wish == BOT else Seat(number, "human", name, identity=host)
    connection.execute(update(seats).where(seats.c.game == game, seats.c.seat == number).values(seat.row(game)))
    connection.execute(update(games).where(games.c.id == game).values(status="running", wake_at=time.time()))


def end_without_winner(server: ServerProcess, game: str) -> None:
    """Ends a game that is not in memory, as the server ends one that stood for too long."""
    engine = create_engine(f"sqlite:///{server.database}")
    with engine.begin() as connection:
        connection.execute(update(games).where(games.c.id == game).values(status="over", wake_at=None, awaiting=0))
    engine.dispose()


def sit_down(page: Page, server: ServerProcess, moment: Moment, query: str = "") -> str:
    """Opens a game that stands at *moment*, on the seat that is asked; returns its id."""
    game = create_at(page, server, moment)["id"]
    enter(page, server, game, query)
    return game

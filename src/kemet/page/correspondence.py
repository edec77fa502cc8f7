"""What becomes of a link that is opened: a game goes on, a replay is shown, a position is played."""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec

from kemet.engine.record import RecordError, digest, replay, write_record
from kemet.page.context import AWAY, ME, PageContext
from kemet.page.links import Link, moves_of, record_of
from kemet.server.drafts import GameDraft
from kemet.server.errors import bad, conflict
from kemet.server.films import UPLOADED
from kemet.server.opponents import DEFAULT_BOT
from kemet.server.protocol import ClockSetting
from kemet.server.seats import Seat


class LinkText(msgspec.Struct):
    """A link: the part of an address that holds it."""

    text: str


class LinkOpened(msgspec.Struct):
    """What a link led to: a game or a replay of this browser, and a step of it."""

    kind: Literal["game", "replay"]
    id: str
    step: int = 0


def open_link(context: PageContext, link: Link) -> LinkOpened:
    """Takes in what *link* holds; refuses what does not replay."""
    record = record_of(link)
    try:
        game = replay(record, check=False)
    except RecordError as error:
        raise bad("no-link") from error
    if link.kind == "replay":
        record.digest = digest(game)
        name = UPLOADED + secrets.token_urlsafe(9)
        context.store.put_record(name, write_record(record))
        return LinkOpened("replay", name, link.step)
    if link.kind == "position":
        seat = int(game.to_act()) if not game.over() else 0
        seats = [Seat(k, "bot", DEFAULT_BOT, bot=DEFAULT_BOT) for k in range(record.options.players)]
        seats[seat] = Seat(seat, "human", "", identity=ME)
        draft = GameDraft(record.options, seats, ME, False, ClockSetting(), link.seed, moves_of(link))
        return LinkOpened("game", context.make_game(draft).id)
    if link.game in context.store.games:
        go_on(context, link)
    else:
        asked = set() if game.over() else {seat for seat in range(record.options.players) if game.awaiting() >> seat & 1}
        draft = GameDraft(record.options, seats_of(link, asked), ME, False, ClockSetting(), link.seed, moves_of(link))
        context.make_game(draft, link.game)
    return LinkOpened("game", link.game)


def seats_of(link: Link, asked: set[int]) -> list[Seat]:
    """Returns the seats for who opens a link the first time: that is the person elsewhere who is asked, else the first
    of them."""
    if len(link.seats) != record_of(link).options.players:
        raise bad("no-link")
    people = [k for k, seat in enumerate(link.seats) if seat.bot is None and not seat.sender]
    mine = next((k for k in people if k in asked), people[0] if people else -1)
    seats = []
    for k, seat in enumerate(link.seats):
        if seat.bot is not None:
            seats.append(Seat(k, "bot", seat.name, bot=seat.bot))
        else:
            seats.append(Seat(k, "human", seat.name, identity=ME if k == mine else AWAY))
    return seats


def go_on(context: PageContext, link: Link) -> None:
    """Plays what has come since in a game that is here already. An older link changes nothing; another game is refused."""
    kept = context.store.games[link.game]
    known = [(action["player"], action["action"]) for action in kept.actions]
    told = moves_of(link)
    if known[: len(told)] == told:
        return
    if told[: len(known)] != known or kept.row["seed"] != link.seed:
        raise conflict("link-parted")
    room = context.rooms.get(link.game)
    if room is not None:
        room.close()
        context.forget(room)
    now = context.clock.now()
    kept.actions += [
        {"game": link.game, "number": number, "player": player, "action": action, "at": now}
        for number, (player, action) in enumerate(told)
        if number >= len(known)
    ]
    kept.row.update(moves=len(told), floor=len(told), status="running", updated=now)
    context.store.put(link.game)

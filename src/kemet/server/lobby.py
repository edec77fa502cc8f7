"""Games before and around play: made, found, brought into memory, joined, left, played again."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from kemet.engine import RULES_VERSION, IllegalAction, Options
from kemet.engine.notation import NotationError, player_text
from kemet.engine.rules import parse_options
from kemet.server.clocks import Clocks, new_clocks
from kemet.server.errors import Refused, bad, conflict, forbidden, missing
from kemet.server.house import House
from kemet.server.livegame import LiveGame
from kemet.server.opponents import DEFAULT_BOT, OPPONENTS
from kemet.server.protocol import ChatLine, ClockSetting, GameMade, NewGame, SeatWish
from kemet.server.room import MOST_CHAT, Facts, Room
from kemet.server.seats import Seat, seat_of_row
from kemet.server.tables import actions, chat, games, seats

log = logging.getLogger("kemet.server")
ID_BYTES = 9


class GameDraft(msgspec.Struct):
    """A game to be made."""

    options: Options
    seats: list[Seat]
    host: str
    public: bool
    clock: ClockSetting
    seed: str | None = None


# Made.


def seat_of_wish(number: int, wish: SeatWish, host: str, host_name: str) -> Seat:
    """Returns the seat that is wished for."""
    if wish.kind == "bot":
        name = wish.bot or DEFAULT_BOT
        if name not in OPPONENTS:
            raise bad("no-such-bot", name=name)
        return Seat(number, "bot", wish.name or name, bot=name)
    if wish.kind == "me":
        return Seat(number, "human", wish.name or host_name, identity=host)
    return Seat(number, wish.kind, wish.name or "")


def draft_of(new: NewGame, options: Options, host: str, host_name: str) -> GameDraft:
    """Returns the game that is wished for."""
    if len(new.seats) != options.players:
        raise bad("seat-count", players=options.players)
    wishes = [seat_of_wish(number, wish, host, host_name) for number, wish in enumerate(new.seats)]
    return GameDraft(options, wishes, host, new.public, new.clock, new.seed)


async def make_game(house: House, draft: GameDraft) -> GameMade:
    """Puts a new game on disk, and into memory if it can begin."""
    await check_limits(house, draft.host)
    now = house.clock.now()
    made = GameMade(id=secrets.token_urlsafe(ID_BYTES), invite=secrets.token_urlsafe(ID_BYTES))
    ready = all(seat.taken for seat in draft.seats)
    row = {
        "id": made.id,
        "options": msgspec.json.encode(dict(draft.options.items())).decode(),
        "seed": draft.seed or secrets.token_hex(16),
        "seeded": draft.seed is not None,
        "rules": RULES_VERSION,
        "status": "running" if ready else "open",
        "public": draft.public,
        "invite": made.invite,
        "host": draft.host,
        "clock": msgspec.json.encode(draft.clock).decode(),
        "created": now,
        "updated": now,
        "round": 0,
        "awaiting": 0,
        "winner": -1,
        "floor": 0,
        "loads": 0,
        "wake_at": now if ready else None,
        "clocks": msgspec.json.encode(new_clocks(draft.clock, draft.options.players, now)).decode(),
        "rematch": None,
    }

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(insert(games), row)
        await connection.execute(insert(seats), [seat.row(made.id) for seat in draft.seats])

    await house.store.write(job)
    if ready:
        await find_room(house, made.id)
    return made


async def check_limits(house: House, host: str) -> None:
    """Refuses one more game where there are too many."""
    limits = house.settings.limits
    async with house.store.reading() as connection:
        unfinished = games.c.status != "over"
        own = await connection.scalar(select(func.count()).select_from(games).where(games.c.host == host, unfinished))
        every = await connection.scalar(select(func.count()).select_from(games).where(unfinished))
    if own >= limits.unfinished_games:
        raise Refused(429, "too-many-games", most=limits.unfinished_games)
    if every >= limits.games:
        raise Refused(503, "server-full")


# Brought into memory.


async def find_room(house: House, game: str) -> Room:
    """Returns the room of *game*, brought into memory if it is not there; refuses where there is no such game."""
    room = house.rooms.get(game)
    if room is not None and not room.closed:
        return room
    waiting = house.loading.get(game)
    if waiting is None:
        waiting = asyncio.ensure_future(load_room(house, game))
        house.loading[game] = waiting
        waiting.add_done_callback(lambda _: house.loading.pop(game, None))
    return await asyncio.shield(waiting)


async def load_room(house: House, game: str) -> Room:
    """Returns the room of *game*, its position made by playing all actions on disk again."""
    row, seat_rows, moves, lines = await read_game(house, game)
    if row.rules != RULES_VERSION:
        raise conflict("rules-changed", rules=row.rules)

    async def count_load(connection: AsyncConnection) -> None:
        await connection.execute(update(games).where(games.c.id == game).values(loads=games.c.loads + 1))

    await house.store.write(count_load)
    live = await asyncio.to_thread(play_again, row, moves)
    facts = Facts(
        row.id, row.status, row.public, row.invite, row.host, msgspec.json.decode(row.clock, type=ClockSetting),
        row.seed, row.seeded, row.created, row.loads + 1, row.rematch,
    )  # fmt: skip
    times = msgspec.json.decode(row.clocks, type=Clocks)
    if facts.clock.kind == "live":
        times.since = house.clock.now()
    room = Room(house, facts, live, [seat_of_row(seat) for seat in seat_rows], times)
    room.chat = [chat_line(line) for line in lines]
    house.rooms[game] = room
    room.post(room.wake)
    return room


async def read_game(house: House, game: str) -> tuple[Any, Any, Any, Any]:
    """Returns the rows of a game: itself, its seats, its actions, the last of its chat."""
    async with house.store.reading() as connection:
        row = (await connection.execute(select(games).where(games.c.id == game))).one_or_none()
        if row is None:
            raise missing("no-such-game")
        seat_rows = (await connection.execute(select(seats).where(seats.c.game == game).order_by(seats.c.seat))).all()
        moves = (await connection.execute(select(actions).where(actions.c.game == game).order_by(actions.c.number))).all()
        last = select(chat).where(chat.c.game == game).order_by(chat.c.id.desc()).limit(MOST_CHAT)
        lines = (await connection.execute(last)).all()
    return row, seat_rows, moves, lines[::-1]


def play_again(row: Any, moves: Any) -> LiveGame:
    """Returns the game of *row* with all its *moves* played."""
    options = parse_options(msgspec.json.decode(row.options, type=dict[str, str]))
    live = LiveGame(options, row.seed, row.floor, row.updated if not moves else row.created)
    try:
        live.replay((move.player, move.action, move.at) for move in moves)
    except (IllegalAction, NotationError) as error:
        raise conflict("rules-changed", rules=row.rules) from error
    return live


def chat_line(row: Any) -> ChatLine:
    """Returns what was said in a row of the database."""
    return ChatLine(seat=player_text(row.seat) if row.seat >= 0 else None, name=row.name, text=row.text, at=row.at)


async def sweep(house: House) -> None:
    """Wakes the games in which something is due, and drops those from memory in which nothing goes on."""
    now = house.clock.now()
    due = select(games.c.id).where(games.c.wake_at <= now, games.c.status == "running", games.c.rules == RULES_VERSION)
    async with house.store.reading() as connection:
        waiting = [row.id for row in (await connection.execute(due.limit(1000))).all()]
    for game in waiting:
        if game not in house.rooms:
            await asyncio.gather(find_room(house, game), return_exceptions=True)
    for room in list(house.rooms.values()):
        idle = now - room.used > house.settings.idle_after
        wake = room.pilot.wake_at(now)
        if idle and not room.visitors and (wake is None or wake > now + house.settings.idle_after):
            room.close()


async def sweep_on(house: House) -> None:
    """Sweeps again and again; a database that is away for a while does not end that."""
    while True:
        try:
            await sweep(house)
        except (SQLAlchemyError, OSError) as error:
            log.error("games that are due were not looked for", exc_info=error)
        await asyncio.sleep(house.settings.sweep_every)


# Seats. These are jobs of the room.


async def join(room: Room, identity: str, name: str, wanted: int | None, invite: str | None) -> int:
    """Gives a free seat to *identity*; begins the game when all have come. Returns the seat."""
    if room.facts.status != "open":
        raise conflict("not-open")
    invited = invite == room.facts.invite or identity == room.facts.host
    free = [seat for seat in room.seats if not seat.taken and (invited or (room.facts.public and seat.kind == "open"))]
    if wanted is not None:
        free = [seat for seat in free if seat.number == wanted]
    if not free:
        raise conflict("no-free-seat") if invited or room.facts.public else forbidden("invite-needed")
    seat = free[0]
    seat.kind, seat.identity, seat.name = "human", identity, name
    await room.house.save_seat(room.facts.id, seat)
    if all(other.taken for other in room.seats):
        await room.begin()
    room.show_table()
    return seat.number


async def leave(room: Room, identity: str, wanted: int | None) -> None:
    """Takes seats from *identity*: before the game they are open again, in it they wait for somebody to take over."""
    mine = [number for number in room.own_seats(identity) if wanted is None or number == wanted]
    if not mine:
        raise forbidden("not-your-seat")
    for number in mine:
        seat = room.seats[number]
        if room.facts.status == "open":
            seat.kind, seat.identity, seat.name = "open", None, ""
        elif room.facts.status == "running":
            seat.abandoned = True
            seat.identity = None
        await room.house.save_seat(room.facts.id, seat)
    if room.facts.status == "open" and not any(seat.identity for seat in room.seats):
        await drop_game(room)
        return
    await pass_host_on(room, identity)
    room.show_table()
    room.pilot.arrange()


async def pass_host_on(room: Room, identity: str) -> None:
    """Makes another player the host if *identity* was and has no seat any more."""
    others = [seat.identity for seat in room.seats if seat.identity is not None]
    if room.facts.host != identity or identity in others or not others or others[0] is None:
        return
    heir = others[0]
    room.facts.host = heir

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(update(games).where(games.c.id == room.facts.id).values(host=heir))

    await room.house.store.write(job)


async def drop_game(room: Room) -> None:
    """Takes a game that never began off the disk."""

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(delete(games).where(games.c.id == room.facts.id))

    await room.house.store.write(job)
    room.close()


async def take_over(room: Room, identity: str, name: str, number: int, bot: str | None, invite: str | None) -> None:
    """Gives an abandoned seat to *identity*, or to a bot; one's own seat comes back from the bot that stood in."""
    if not 0 <= number < len(room.seats):
        raise missing("no-such-seat")
    if room.facts.status != "running":
        raise conflict("not-running")
    seat = room.seats[number]
    if not room.may_see(identity, invite):
        raise forbidden("invite-needed")
    if seat.identity == identity:
        await room.come_back(seat)
        await room.settle()
        return
    if not seat.abandoned:
        raise conflict("seat-taken")
    if bot is not None:
        give_to_bot(room, seat, identity, bot)
    else:
        seat.identity, seat.name, seat.abandoned, seat.stand_in = identity, name, False, None
    await room.house.save_seat(room.facts.id, seat)
    room.show_table()
    await room.settle()


def give_to_bot(room: Room, seat: Seat, identity: str, bot: str) -> None:
    """Lets a bot play an abandoned seat; only those who play, or made the game, may say so."""
    if bot not in OPPONENTS:
        raise bad("no-such-bot", name=bot)
    if not room.own_seats(identity) and room.facts.host != identity:
        raise forbidden("not-your-game")
    seat.stand_in = bot


async def rematch(room: Room, identity: str) -> GameMade:
    """Makes the game again with the same people, once; returns the new one."""
    if room.facts.status != "over":
        raise conflict("not-over")
    if not room.own_seats(identity) and room.facts.host != identity:
        raise forbidden("not-your-game")
    if room.facts.rematch is not None:
        again = await find_room(room.house, room.facts.rematch)
        return GameMade(id=again.facts.id, invite=again.facts.invite)
    again_seats = [Seat(seat.number, seat.kind, seat.name, seat.bot, seat.identity) for seat in room.seats]
    options = room.live.game.rules.options
    draft = GameDraft(options, again_seats, room.facts.host, room.facts.public, room.facts.clock)
    made = await make_game(room.house, draft)
    room.facts.rematch = made.id

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(update(games).where(games.c.id == room.facts.id).values(rematch=made.id))

    await room.house.store.write(job)
    room.show_table()
    return made


async def say(room: Room, identity: str | None, seat: int, name: str, text: str) -> None:
    """Keeps a line of chat and lets everybody hear it."""
    if seat >= 0:
        room.holder(identity, seat)
        name = room.player_name(seat)
    row = {"game": room.facts.id, "seat": seat, "name": name, "text": text, "at": room.house.clock.now()}

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(insert(chat), row)

    await room.house.store.write(job)
    line = ChatLine(seat=player_text(seat) if seat >= 0 else None, name=name, text=text, at=float(str(row["at"])))
    room.chat = [*room.chat[1 - MOST_CHAT :], line]
    for visitor in room.visitors:
        visitor.hear(line)

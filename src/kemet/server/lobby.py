"""Games before and around play: made, found, brought into memory, joined, left, played again."""

from __future__ import annotations

import asyncio
import logging
import random
import re
import secrets
from typing import Any

import msgspec
from sqlalchemy import delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kemet.engine import RULES_VERSION
from kemet.engine.notation import player_text
from kemet.server.clocks import Clocks, go_on_after, new_clocks
from kemet.server.context import ServerContext
from kemet.server.drafts import GameDraft, known_bot, play_again
from kemet.server.error_replies import UNREACHABLE, reason
from kemet.server.errors import Refused, bad, conflict, forbidden, missing
from kemet.server.films import new_id
from kemet.server.opponents import OPPONENTS
from kemet.server.ownership import claim, still_owned
from kemet.server.protocol import ChatLine, ClockSetting, GameMade
from kemet.server.room import MOST_CHAT, VERSIONS_PER_LOAD, Facts, Room
from kemet.server.schema import actions, chat, games, identities, seated, seats, workers
from kemet.server.seat_rows import forget_seated, note_seated
from kemet.server.seats import Seat, seat_of_row

log = logging.getLogger("kemet.server")
ID_BYTES = 9
# How many games a sweep wakes at most, and how many of them until idle ones are looked for again.
MOST_WOKEN = 1000
DROP_EVERY = 20
GAME_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


# Made.


async def make_game(context: ServerContext, draft: GameDraft) -> GameMade:
    """Puts a new game on disk, and into memory if it can begin."""
    await check_room_for_more(context)
    now = context.clock.now()
    made = GameMade(id=new_id(), invite=secrets.token_urlsafe(ID_BYTES))
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
        "floor": len(draft.moves),
        "loads": 0,
        "owner": None,
        "moves": len(draft.moves),
        "digest": "",
        "digest_at": 0,
        "wake_at": now if ready else None,
        "clocks": msgspec.json.encode(new_clocks(draft.clock, draft.options.players, now)).decode(),
        "rematch": None,
    }

    async def job(connection: AsyncConnection) -> None:
        await check_host(connection, context, draft)
        await connection.execute(insert(games), row)
        await connection.execute(insert(seats), [seat.row(made.id) for seat in draft.seats])
        if draft.moves:
            await connection.execute(insert(actions), draft.action_rows(made.id, now))
        await note_seated(connection, made.id, draft.seats)

    await context.store.write(job)
    if ready:
        await find_room(context, made.id)
    return made


async def check_room_for_more(context: ServerContext) -> None:
    """Refuses one more game where there are too many in all."""
    unfinished = select(func.count()).select_from(games).where(games.c.status != "over")
    async with context.store.reading() as connection:
        every = await connection.scalar(unfinished)
    if every >= context.settings.limits.games:
        raise Refused(503, "server-full")


async def check_host(connection: AsyncConnection, context: ServerContext, draft: GameDraft) -> None:
    """Refuses one more game to who has too many; in games of bots alone nobody waits, and they cost the most. Where the game
    is written, and one game of a person at a time: many that are asked for at once would all find room."""
    limits, host = context.settings.limits, draft.host
    await connection.execute(select(identities.c.id).where(identities.c.id == host).with_for_update())
    unfinished = select(func.count()).select_from(games).where(games.c.host == host, games.c.status != "over")
    if (await connection.scalar(unfinished) or 0) >= limits.unfinished_games:
        raise Refused(429, "too-many-games", most=limits.unfinished_games)
    alone = ~exists().where(seats.c.game == games.c.id, seats.c.kind != "bot")
    bots_alone = all(seat.kind == "bot" for seat in draft.seats)
    if bots_alone and (await connection.scalar(unfinished.where(alone)) or 0) >= limits.bot_games:
        raise Refused(429, "too-many-bot-games", most=limits.bot_games)
    await check_seats(connection, context, host, sum(seat.identity == host for seat in draft.seats))


async def check_seats(connection: AsyncConnection, context: ServerContext, identity: str, more: int) -> None:
    """Refuses so many *more* seats to who would have too many in unfinished games."""
    query = select(func.count()).select_from(seats.join(games)).where(seats.c.identity == identity, games.c.status != "over")
    most = context.settings.limits.seats
    if more and (await connection.scalar(query) or 0) + more > most:
        raise Refused(429, "too-many-games", most=most)


async def check_one_more_seat(context: ServerContext, identity: str) -> None:
    """Refuses a seat to who has too many."""
    async with context.store.reading() as connection:
        await check_seats(connection, context, identity, 1)


# Brought into memory.


async def find_room(context: ServerContext, game: str) -> Room:
    """Returns the room of *game* for somebody who asks for it; refuses where there is no such game."""
    room = await room_of(context, game, asked=True)
    room.used = context.clock.now()
    return room


async def room_of(context: ServerContext, game: str, asked: bool) -> Room:
    """Returns the room of *game*, brought into memory if it is not there: somebody *asked* for it, or something is due in it.
    Refuses where there is no such game."""
    if not GAME_ID.fullmatch(game):
        raise missing("no-such-game")
    room = context.rooms.get(game)
    if room is not None and not room.closed:
        return room
    waiting = context.loading.get(game)
    if waiting is None:
        waiting = asyncio.ensure_future(load_room(context, game, asked))
        context.loading[game] = waiting
        waiting.add_done_callback(lambda _: context.loading.pop(game, None))
    return await asyncio.shield(waiting)


async def load_room(context: ServerContext, game: str, asked: bool) -> Room:
    """Returns the room of *game*, its position made by playing all actions on disk again."""
    if context.ending:
        raise Refused(503, "try-again")
    now = context.clock.now()
    row, away, owned = await claim_or_read(context, game, now)
    seat_rows, moves, lines = await read_parts(context, game)
    async with context.store.reading() as connection:
        held = (await connection.execute(select(seated.c.seat, seated.c.identity).where(seated.c.game == game))).all()
    session, frozen = await asyncio.to_thread(play_again, row, moves)
    facts = Facts(
        row.id, row.status, row.public, row.invite, row.host, msgspec.json.decode(row.clock, type=ClockSetting),
        row.seed, row.seeded, row.created, row.loads + owned, row.rematch,
    )  # fmt: skip
    times = msgspec.json.decode(row.clocks, type=Clocks)
    go_on_after(times, facts.clock, away, now)
    # No window stays open longer because the machine's time was set back.
    session.put_at = min(session.put_at, now)
    room = Room(
        context, facts, session, [known_bot(seat_of_row(seat), context.settings.stand_in) for seat in seat_rows], times
    )
    if asked:
        # From now on: whoever asked comes to it in a moment.
        room.used = context.clock.now()
    room.frozen = frozen
    room.seated |= {(row.seat, row.identity) for row in held}
    room.owned = owned
    # Versions must grow from load to load, and this one was not counted.
    room.first_version += 0 if owned else random.randrange(VERSIONS_PER_LOAD // 2, VERSIONS_PER_LOAD * 9 // 10)
    room.chat = [chat_line(line) for line in lines]
    room.digest = (row.digest, row.digest_at)
    context.rooms[game] = room
    room.post(room.wake)
    return room


async def claim_or_read(context: ServerContext, game: str, now: float) -> tuple[Any, float, bool]:
    """Returns the row of a game that is claimed, the seconds nobody owned it, and True; where nothing can be written, the
    row as it is, and False: it can be looked at, and whatever would change it fails."""
    try:
        silent = {id for id, at in context.silent.items() if at > now - context.patience}
        row, away = await context.store.write(
            lambda connection: claim(connection, game, context.me, now, context.patience, silent)
        )
    except UNREACHABLE as error:
        log.error("game %s is only read, the database cannot be written: %s", game, reason(error))
        async with context.store.reading() as connection:
            row = (await connection.execute(select(games).where(games.c.id == game))).one_or_none()
        if row is None:
            raise missing("no-such-game") from error
        return row, 0.0, False
    return row, away, True


async def read_game(context: ServerContext, game: str) -> tuple[Any, Any, Any, Any]:
    """Returns the rows of a game: itself, its seats, its actions, the last of its chat."""
    async with context.store.reading() as connection:
        row = (await connection.execute(select(games).where(games.c.id == game))).one_or_none()
    if row is None:
        raise missing("no-such-game")
    return row, *await read_parts(context, game)


async def read_parts(context: ServerContext, game: str) -> tuple[Any, Any, Any]:
    """Returns the rows that belong to a game: its seats, its actions, the last of its chat."""
    async with context.store.reading() as connection:
        seat_rows = (await connection.execute(select(seats).where(seats.c.game == game).order_by(seats.c.seat))).all()
        moves = (await connection.execute(select(actions).where(actions.c.game == game).order_by(actions.c.number))).all()
        last = select(chat).where(chat.c.game == game).order_by(chat.c.id.desc()).limit(MOST_CHAT)
        lines = (await connection.execute(last)).all()
    return seat_rows, moves, lines[::-1]


def chat_line(row: Any) -> ChatLine:
    """Returns what was said in a row of the database."""
    return ChatLine(seat=player_text(row.seat) if row.seat >= 0 else None, name=row.name, text=row.text, at=row.at)


async def sweep(context: ServerContext) -> None:
    """Drops the games from memory in which nothing goes on, and wakes those in which something is due."""
    drop_idle(context)
    for number, game in enumerate(await due_games(context)):
        if game not in context.rooms:
            await asyncio.gather(room_of(context, game, asked=False), return_exceptions=True)
        # What was due is done soon. However many are woken, and however long that takes, few are in memory at once.
        if number % DROP_EVERY == 0:
            drop_idle(context)


async def due_games(context: ServerContext) -> list[str]:
    """Lists games that nobody else has in memory and in which something is due, those first that have waited longest."""
    now = context.clock.now()
    others = select(workers.c.id).where(
        ~workers.c.stopped, workers.c.beat > now - context.patience, workers.c.id != context.me
    )
    free = games.c.owner.is_(None) | games.c.owner.not_in(others)
    due = select(games.c.id).where(games.c.wake_at <= now, games.c.status == "running", games.c.rules == RULES_VERSION, free)
    async with context.store.reading() as connection:
        return [row.id for row in (await connection.execute(due.order_by(games.c.wake_at).limit(MOST_WOKEN))).all()]


def drop_idle(context: ServerContext) -> None:
    """Drops the rooms from memory that nothing keeps there."""
    now = context.clock.now()
    for room in list(context.rooms.values()):
        if room.stays(now) is None:
            room.close()


# Seats. These are jobs of the room.


def server_of(room: Room) -> ServerContext:
    """Returns the server that has *room* in memory."""
    assert isinstance(room.context, ServerContext)
    return room.context


async def join(room: Room, identity: str, name: str, wanted: int | None, invite: str | None) -> int:
    """Gives a free seat to *identity*; begins the game when all have come. Returns the seat."""
    if room.facts.status != "open":
        raise conflict("not-open")
    room.check_alive()
    if room.own_seats(identity):
        raise conflict("already-seated")
    await check_one_more_seat(server_of(room), identity)
    invited = invite == room.facts.invite or identity == room.facts.host
    free = [seat for seat in room.seats if not seat.taken and (invited or (room.facts.public and seat.kind == "open"))]
    if wanted is not None:
        free = [seat for seat in free if seat.number == wanted]
    if not free:
        raise conflict("no-free-seat") if invited or room.facts.public else forbidden("invite-needed")
    seat = free[0]
    seat.kind, seat.identity, seat.name = "human", identity, name
    room.seated.add((seat.number, identity))
    await room.context.save_seat(room.facts, seat)
    if all(other.taken for other in room.seats):
        await room.begin()
    room.show_table()
    return seat.number


async def add_bot(room: Room, identity: str, bot: str, wanted: int | None) -> None:
    """Gives a free seat to *bot*, as who made the game says; begins the game when all have come."""
    if room.facts.status != "open":
        raise conflict("not-open")
    room.check_alive()
    if bot not in OPPONENTS:
        raise bad("no-such-bot", name=bot)
    if room.facts.host != identity:
        raise forbidden("not-your-game")
    seat = next((seat for seat in room.seats if not seat.taken and wanted in (None, seat.number)), None)
    if seat is None:
        raise conflict("no-free-seat")
    seat.kind, seat.bot, seat.name = "bot", bot, bot
    await room.context.save_seat(room.facts, seat)
    if all(other.taken for other in room.seats):
        await room.begin()
    room.show_table()


async def leave(room: Room, identity: str, wanted: int | None) -> None:
    """Takes seats from *identity*: before the game they are open again, in it they wait for somebody to take over."""
    mine = [number for number in room.own_seats(identity) if wanted is None or number == wanted]
    if not mine:
        raise forbidden("not-your-seat")
    for number in mine:
        seat = room.seats[number]
        if room.facts.status == "open":
            await forget_seat(room, number, identity)
            seat.kind, seat.identity, seat.name = "open", None, ""
        elif room.facts.status == "running":
            seat.abandoned = True
            seat.identity = None
        await room.context.save_seat(room.facts, seat)
    if room.facts.status == "open" and not any(seat.identity for seat in room.seats):
        await drop_game(room)
        return
    await pass_host_on(room, identity)
    room.show_table()
    room.automation.arrange()


async def forget_seat(room: Room, number: int, identity: str) -> None:
    """Forgets that *identity* held a seat of a game that has not begun: its hand was never seen, and it is no more theirs to
    come back to than anybody's."""

    async def job(connection: AsyncConnection) -> None:
        await still_owned(connection, room.facts.id, room.facts.loads)
        await forget_seated(connection, room.facts.id, number, identity)

    await server_of(room).store.write(job)
    room.seated.discard((number, identity))


async def pass_host_on(room: Room, identity: str) -> None:
    """Makes another player the host if *identity* was and has no seat any more."""
    others = [seat.identity for seat in room.seats if seat.identity is not None]
    if room.facts.host != identity or identity in others or not others or others[0] is None:
        return
    heir = others[0]
    room.facts.host = heir

    async def job(connection: AsyncConnection) -> None:
        await still_owned(connection, room.facts.id, room.facts.loads)
        await connection.execute(update(games).where(games.c.id == room.facts.id).values(host=heir))

    await server_of(room).store.write(job)


async def drop_game(room: Room) -> None:
    """Takes a game that never began off the disk."""

    async def job(connection: AsyncConnection) -> None:
        await still_owned(connection, room.facts.id, room.facts.loads)
        await connection.execute(delete(games).where(games.c.id == room.facts.id))

    await server_of(room).store.write(job)
    room.close()


async def take_over(room: Room, identity: str, name: str, number: int, bot: str | None, invite: str | None) -> None:
    """Gives an abandoned seat to *identity*, or to a bot; one's own seat comes back from the bot that stood in."""
    if not 0 <= number < len(room.seats):
        raise missing("no-such-seat")
    if room.facts.status != "running":
        raise conflict("not-running")
    room.check_alive()
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
        check_unseen(room, identity, number)
        await check_one_more_seat(server_of(room), identity)
        room.seated.add((number, identity))
        seat.identity, seat.name, seat.abandoned, seat.stand_in = identity, name, False, None
    await room.context.save_seat(room.facts, seat)
    room.show_table()
    await room.settle()


def check_unseen(room: Room, identity: str, number: int) -> None:
    """Refuses a seat to who holds or has held another one of the game, and so knows that hand; one's own can be taken
    again."""
    held = {seat for seat, who in room.seated if who == identity}
    if held and number not in held:
        raise forbidden("seen-other-hand")


async def renew_invite(room: Room, identity: str) -> GameMade:
    """Makes a new invitation, for the host."""
    if room.facts.host != identity:
        raise forbidden("not-your-game")
    invite = secrets.token_urlsafe(ID_BYTES)

    async def job(connection: AsyncConnection) -> None:
        await still_owned(connection, room.facts.id, room.facts.loads)
        await connection.execute(update(games).where(games.c.id == room.facts.id).values(invite=invite))

    await server_of(room).store.write(job)
    room.facts.invite = invite
    room.show_table()
    return GameMade(id=room.facts.id, invite=invite)


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
        again = await find_room(server_of(room), room.facts.rematch)
        return GameMade(id=again.facts.id, invite=again.facts.invite)
    again_seats = [Seat(seat.number, seat.kind, seat.name, seat.bot, seat.identity) for seat in room.seats]
    options = room.session.game.rules.options
    draft = GameDraft(options, again_seats, room.facts.host, room.facts.public, room.facts.clock)
    made = await make_game(server_of(room), draft)
    room.facts.rematch = made.id

    async def job(connection: AsyncConnection) -> None:
        await still_owned(connection, room.facts.id, room.facts.loads)
        await connection.execute(update(games).where(games.c.id == room.facts.id).values(rematch=made.id))

    await server_of(room).store.write(job)
    room.show_table()
    return made


async def say(room: Room, identity: str | None, seat: int, name: str, text: str) -> None:
    """Keeps a line of chat and lets everybody hear it."""
    if seat >= 0:
        room.holder(identity, seat)
        name = room.player_name(seat)
    room.check_may_talk(identity)
    row = {"game": room.facts.id, "seat": seat, "name": name, "text": text, "at": room.context.clock.now()}

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(insert(chat), row)

    try:
        await server_of(room).store.write(job)
    except UNREACHABLE as error:  # nothing has changed in the game: it goes on
        raise Refused(503, "try-again") from error
    line = ChatLine(seat=player_text(seat) if seat >= 0 else None, name=name, text=text, at=float(str(row["at"])))
    room.chat = [*room.chat[1 - MOST_CHAT :], line]
    for visitor in room.visitors:
        visitor.hear(line)

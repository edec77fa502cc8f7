"""Mails that say whose turn it is, in games over days: off until somebody gives an address and confirms it.

What is sent is found by looking into the database, beside the games and never in their way: a mail server that fails, or
takes its time, harms none.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from msgspec import Struct
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from kemet.engine.ids import BIT
from kemet.locale import texts
from kemet.server.auth import Identity, hash_of
from kemet.server.context import ServerContext
from kemet.server.errors import missing
from kemet.server.post_office import PostOffice
from kemet.server.protocol import Mail
from kemet.server.schema import actions, games, identities, mail_addresses, seats, turn_mails, workers

log = logging.getLogger("kemet.server")

WORD_BYTES = 32
# A mail that could not be sent is tried again so often, after so many seconds.
MOST_FAILURES = 5
TRY_AGAIN_AFTER = 600.0
MOST_AT_ONCE = 50
# Mails that are being sent at once.
MOST_SENDING = 4


class Due(Struct):
    """A mail that is to be sent."""

    game: str
    seat: int
    moves: int
    address: str
    stop: str
    locale: str | None
    name: str
    failures: int


class Mails:
    """The addresses that people gave, and the mails to them."""

    def __init__(self, context: ServerContext, office: PostOffice) -> None:
        self.context = context
        self.office = office
        # Of their own: nobody who wants a game or logs in waits for a mail server.
        self._threads = ThreadPoolExecutor(MOST_SENDING, "mail")

    # Addresses.

    async def of(self, identity: str) -> Mail:
        """Returns where *identity* is written to."""
        query = select(mail_addresses).where(mail_addresses.c.identity == identity)
        async with self.context.store.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return (
            Mail(address=None, confirmed=False)
            if row is None
            else Mail(address=row.address, confirmed=row.confirm_hash is None)
        )

    async def ask(self, person: Identity, address: str) -> None:
        """Takes note of the *address* of *person*, and writes there for a confirmation."""
        word, stop = secrets.token_urlsafe(WORD_BYTES), secrets.token_urlsafe(WORD_BYTES)
        now = self.context.clock.now()
        row = {"identity": person.id, "address": address, "confirm_hash": hash_of(word), "stop": stop, "created": now}

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(mail_addresses).where(mail_addresses.c.identity == person.id))
            await connection.execute(insert(mail_addresses), row)

        await self.context.store.write(job)
        say = texts(person.locale or "en").say
        body = say("ui-mail-confirm-body", link=self._link("confirm", word), stop=self._link("stop", stop))
        try:
            await self._hand_in(address, say("ui-mail-confirm-subject"), body)
        except Exception as error:  # whatever a mail server does; the person sees that nothing comes, and asks again
            log.warning("a mail could not be sent: %s", type(error).__name__)

    async def _hand_in(self, to: str, subject: str, text: str, stop: str | None = None) -> None:
        """Sends a mail, or raises."""
        await asyncio.get_running_loop().run_in_executor(self._threads, self.office.send, to, subject, text, stop)

    def close(self) -> None:
        """Sends nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def forget(self, identity: str) -> None:
        """Forgets the address of *identity*."""
        await self._delete(mail_addresses.c.identity == identity)

    async def confirm(self, word: str) -> None:
        """Takes an address for good, by the *word* that was sent there."""
        right = mail_addresses.c.confirm_hash == hash_of(word)

        async def job(connection: AsyncConnection) -> int:
            return (await connection.execute(update(mail_addresses).where(right).values(confirm_hash=None))).rowcount

        if not await self.context.store.write(job):
            raise missing("no-such-word")

    async def stop(self, word: str) -> None:
        """Forgets the address to which *word* was sent; where it is forgotten already, all is well."""
        await self._delete(mail_addresses.c.stop == word)

    async def _delete(self, which: Any) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(mail_addresses).where(which))

        await self.context.store.write(job)

    def _link(self, what: str, word: str) -> str:
        return f"{self.context.settings.public_url.rstrip('/')}/mail/{what}?word={word}"

    # Turns.

    async def look(self) -> None:
        """Sends what is to be sent now."""
        for due in await self._due():
            if not self._is_there(due) and await self._claim(due):
                await self._send(due)

    async def _due(self) -> list[Due]:
        """Finds who is asked for some time in a game over days, and was not told, or has acted since and is asked anew."""
        context, settings = self.context, self.context.settings
        now = context.clock.now()
        alive = select(workers.c.id).where(
            ~workers.c.stopped, workers.c.beat > now - context.patience, workers.c.id != context.me
        )
        # Who is connected is known where the game is in memory: that process writes.
        ours = games.c.owner.is_(None) | games.c.owner.not_in(alive)
        acted = select(func.max(actions.c.number)).where(actions.c.game == seats.c.game, actions.c.player == seats.c.seat)
        failed = (turn_mails.c.failures > 0) & (turn_mails.c.failures < MOST_FAILURES)
        query = (
            select(
                games,
                seats.c.seat,
                seats.c.name,
                mail_addresses.c.address,
                mail_addresses.c.stop,
                identities.c.locale,
                func.coalesce(turn_mails.c.failures, 0).label("failures"),
            )
            .select_from(
                games.join(seats, seats.c.game == games.c.id)
                .join(mail_addresses, mail_addresses.c.identity == seats.c.identity)
                .join(identities, identities.c.id == seats.c.identity)
                .outerjoin(turn_mails, (turn_mails.c.game == games.c.id) & (turn_mails.c.seat == seats.c.seat))
            )
            .where(
                games.c.status == "running",
                games.c.clock.like('%"kind":"days"%'),
                games.c.updated < now - settings.mail_after,
                mail_addresses.c.confirm_hash.is_(None),
                seats.c.stand_in.is_(None),
                ours,
                or_(
                    turn_mails.c.game.is_(None),
                    failed & (turn_mails.c.at < now - TRY_AGAIN_AFTER),
                    (turn_mails.c.at < now - settings.mail_every) & (acted.scalar_subquery() >= turn_mails.c.moves),
                ),
            )
            .limit(MOST_AT_ONCE)
        )
        async with context.store.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [
            Due(row.id, row.seat, row.moves, row.address, row.stop, row.locale, row.name, row.failures)
            for row in rows
            if row.awaiting & int(BIT[row.seat])
        ]

    def _is_there(self, due: Due) -> bool:
        """Tells whether the person looks at the game."""
        room = self.context.rooms.get(due.game)
        return room is not None and any(visitor.seat == due.seat for visitor in room.visitors)

    async def _claim(self, due: Due) -> bool:
        """Takes note that the mail is sent, before it is: rather none than two. Tells whether nobody else did."""
        now = self.context.clock.now()
        mine = (turn_mails.c.game == due.game, turn_mails.c.seat == due.seat)
        failed = (turn_mails.c.failures > 0, turn_mails.c.at < now - TRY_AGAIN_AFTER)
        anew = {"moves": due.moves, "at": now, "failures": 0}

        async def job(connection: AsyncConnection) -> bool:
            first = update(turn_mails).where(*mine, turn_mails.c.moves < due.moves).values(anew)
            again = update(turn_mails).where(*mine, *failed).values(at=now)
            for statement in (first, again):
                if (await connection.execute(statement)).rowcount:
                    return True
            try:
                async with connection.begin_nested():
                    await connection.execute(insert(turn_mails), {"game": due.game, "seat": due.seat, **anew})
            except IntegrityError:
                return False
            return True

        return await self.context.store.write(job)

    async def _send(self, due: Due) -> None:
        say = texts(due.locale or "en").say
        game = f"{self.context.settings.public_url.rstrip('/')}/#/game/{due.game}"
        stop = self._link("stop", due.stop)
        body = say("ui-mail-turn-body", name=due.name, link=game, stop=stop)
        failures = 0
        try:
            await self._hand_in(due.address, say("ui-mail-turn-subject"), body, stop)
        except Exception as error:  # whatever a mail server does, it is tried again
            log.warning("a mail could not be sent: %s", type(error).__name__)
            failures = due.failures + 1
        if failures != due.failures:
            await self._note(due, failures)

    async def _note(self, due: Due, failures: int) -> None:
        """Takes note of how often a mail could not be sent."""
        mine = (turn_mails.c.game == due.game, turn_mails.c.seat == due.seat)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(turn_mails).where(*mine).values(failures=failures))

        await self.context.store.write(job)

"""Who the visitors are: identities held by tokens in cookies, and accounts that carry them to other devices."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections import OrderedDict
from contextlib import suppress
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from kemet.server.context import ServerContext
from kemet.server.errors import Refused, conflict
from kemet.server.notices import ANSWERED, LOGOUT, PERSON, READ, tell
from kemet.server.schema import accounts, games, identities, mail_addresses, seats, sessions
from kemet.server.seat_rows import hand_over_seated
from kemet.server.settings import DAY

COOKIE = "kemet"
CSRF_COOKIE = "csrf"
CSRF_HEADER = "x-csrf-token"
TOKEN_BYTES = 32
# Seconds that a browser keeps the cookie; each visit begins them anew. The server ends unused sessions itself.
SESSION_COOKIE = 180 * 24 * 3600
# Seconds for which an identity is believed without asking the database: a session ended elsewhere ends here then.
KNOWN_FOR = 30.0
MOST_REMEMBERED = 10_000
GUEST = "Guest"


class Identity(Struct):
    """A visitor: one browser or script, or an account."""

    id: str
    name: str
    account: bool
    locale: str | None


def hash_of(token: str) -> str:
    """Returns what is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def csrf_of(token: str) -> str:
    """Returns the word that proves that a request comes from our own page; it is made from the token, which other
    pages cannot read."""
    return hmac.new(token.encode(), b"csrf", hashlib.sha256).hexdigest()[:40]


class People:
    """Finds and makes identities and accounts."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self._hasher = PasswordHasher()
        self._known: OrderedDict[str, tuple[Identity, float]] = OrderedDict()

    async def find(self, token: str | None) -> Identity | None:
        """Returns the identity that *token* holds."""
        if not token or len(token) > 100:
            return None
        key = hash_of(token)
        now = self.context.clock.now()
        known = self._known.get(key)
        if known is not None and known[1] > now:
            return known[0]
        query = (
            select(identities, accounts.c.key, sessions.c.used)
            .select_from(sessions.join(identities).outerjoin(accounts, accounts.c.identity == identities.c.id))
            .where(sessions.c.token_hash == key, sessions.c.used > now - self.context.settings.session_for)
        )
        async with self.context.store.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            self._known.pop(key, None)
            return None
        if row.used < now - DAY:
            await self._note_use(key, now)
        return self._remember(key, Identity(row.id, row.name, row.key is not None, row.locale))

    def _remember(self, key: str, identity: Identity) -> Identity:
        now = self.context.clock.now()
        self._known.pop(key, None)
        self._known[key] = (identity, now + KNOWN_FOR)
        while len(self._known) > MOST_REMEMBERED or next(iter(self._known.values()))[1] <= now:
            self._known.popitem(last=False)
        return identity

    async def _note_use(self, key: str, now: float) -> None:
        """Keeps that a session is in use; where that fails it is kept the next time."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(sessions).where(sessions.c.token_hash == key).values(used=now))

        with suppress(SQLAlchemyError, OSError):
            await self.context.store.write(job)

    def _forget(self, identity: str) -> None:
        for key in [key for key, (known, _) in self._known.items() if known.id == identity]:
            del self._known[key]

    async def make(self) -> tuple[str, Identity]:
        """Returns a new identity and the token that holds it."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        identity = Identity(secrets.token_hex(12), GUEST, False, None)
        now = self.context.clock.now()

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(
                insert(identities), {"id": identity.id, "name": identity.name, "locale": None, "created": now}
            )
            await connection.execute(
                insert(sessions), {"token_hash": hash_of(token), "identity": identity.id, "created": now, "used": now}
            )

        await self.context.store.write(job)
        return token, self._remember(hash_of(token), identity)

    async def change(self, identity: Identity, name: str | None, locale: str | None) -> None:
        """Changes name or language of *identity*."""
        values = {key: value for key, value in (("name", name), ("locale", locale)) if value is not None}
        if not values:
            return

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(identities).where(identities.c.id == identity.id).values(values))
            await tell(connection, PERSON, identity.id)

        await self.context.store.write(job)
        self._forget(identity.id)

    async def open_account(self, identity: Identity, name: str, password: str) -> None:
        """Gives *identity* an account."""
        if identity.account:
            raise conflict("has-account")
        row = {
            "key": account_key(name),
            "name": name,
            "password_hash": await asyncio.to_thread(self._hasher.hash, password),
            "identity": identity.id,
            "created": self.context.clock.now(),
        }

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(accounts), row)
            await connection.execute(update(identities).where(identities.c.id == identity.id).values(name=name))

        try:
            await self.context.store.write(job)
        except IntegrityError as error:
            raise conflict("name-taken", name=name) from error
        self._forget(identity.id)

    async def log_in(self, guest: Identity, name: str, password: str) -> str:
        """Returns a new token for the account; what the guest held before goes to the account."""
        async with self.context.store.reading() as connection:
            row = (await connection.execute(select(accounts).where(accounts.c.key == account_key(name)))).one_or_none()
        nobody = await asyncio.to_thread(nobodys_hash)
        known_hash = row.password_hash if row is not None else nobody
        right = await asyncio.to_thread(self._is_right, known_hash, password)
        if row is None or not right:
            raise Refused(401, "wrong-password")
        token = secrets.token_urlsafe(TOKEN_BYTES)
        now = self.context.clock.now()

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(
                insert(sessions), {"token_hash": hash_of(token), "identity": row.identity, "created": now, "used": now}
            )
            if not guest.account:
                await connection.execute(update(seats).where(seats.c.identity == guest.id).values(identity=row.identity))
                await connection.execute(update(games).where(games.c.host == guest.id).values(host=row.identity))
                # Other processes that have such games in memory read them anew.
                theirs = games.c.id.in_(select(seats.c.game).where(seats.c.identity == row.identity))
                elsewhere = (theirs, games.c.owner != self.context.me, games.c.status != "over")
                await connection.execute(update(games).where(*elsewhere).values(loads=games.c.loads + 1))
                for game in (await connection.execute(select(games.c.id).where(*elsewhere))).all():
                    await tell(connection, READ, game.id)
                await hand_over_seated(connection, guest.id, row.identity)
                # Mails about these games go where the account's go.
                await connection.execute(delete(mail_addresses).where(mail_addresses.c.identity == guest.id))

        await self.context.store.write(job)
        if not guest.account:
            self._hand_over(guest.id, row.identity)
        return token

    def _hand_over(self, guest: str, identity: str) -> None:
        """Gives the seats of a guest in games in memory to *identity*."""
        for room in list(self.context.rooms.values()):
            if room.facts.host == guest:
                room.facts.host = identity
            for seat in room.seats:
                if seat.identity == guest:
                    seat.identity = identity
            room.seated |= {(seat, identity) for seat, who in room.seated if who == guest}
            room.show_table()

    def _is_right(self, known_hash: str, password: str) -> bool:
        try:
            return self._hasher.verify(known_hash, password)
        except (VerificationError, InvalidHashError):
            return False

    async def log_out(self, token: str) -> None:
        """Ends the session of *token*."""
        key = hash_of(token)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(sessions).where(sessions.c.token_hash == key))
            await tell(connection, LOGOUT, key)

        await self.context.store.write(job)
        self._end_session(key)

    def hear(self, kind: str, value: str) -> None:
        """Takes note of what another process tells."""
        if kind == LOGOUT:
            self._end_session(value)
        elif kind == PERSON:
            self._forget(value)
        elif kind == READ and value in self.context.rooms:
            self.context.rooms[value].close()
        elif kind == ANSWERED and self.context.elsewhere is not None:
            self.context.elsewhere.hear(value)

    def _end_session(self, key: str) -> None:
        """Forgets a session that has ended, and ends its sockets."""
        self._known.pop(key, None)
        for room in list(self.context.rooms.values()):
            for visitor in list(room.visitors):
                if visitor.session == key:
                    visitor.dismiss()


@cache
def nobodys_hash() -> str:
    """Returns what is compared with where there is no such account, so that the time of the answer does not tell. Made at
    the first login: a server that begins has no time for it."""
    return PasswordHasher().hash(secrets.token_urlsafe(16))


def account_key(name: str) -> str:
    """Returns the name as it is compared with others."""
    return " ".join(name.split()).casefold()[:80]

"""Who the visitors are: identities held by tokens in cookies, and accounts that carry them to other devices."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections import OrderedDict

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from kemet.server.errors import Refused, conflict
from kemet.server.house import House
from kemet.server.tables import accounts, games, identities, seats, sessions

COOKIE = "kemet"
CSRF_COOKIE = "csrf"
CSRF_HEADER = "x-csrf-token"
TOKEN_BYTES = 32
YEAR = 365 * 24 * 3600
MOST_REMEMBERED = 10_000
GUEST = "Guest"
# Compared with where there is no such account, so that the time of the answer does not tell.
NO_ACCOUNT = PasswordHasher().hash(secrets.token_urlsafe(16))


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

    def __init__(self, house: House) -> None:
        self.house = house
        self._hasher = PasswordHasher()
        self._known: OrderedDict[str, Identity] = OrderedDict()

    async def find(self, token: str | None) -> Identity | None:
        """Returns the identity that *token* holds."""
        if not token or len(token) > 100:
            return None
        key = hash_of(token)
        known = self._known.get(key)
        if known is not None:
            return known
        query = (
            select(identities, accounts.c.key)
            .select_from(sessions.join(identities).outerjoin(accounts, accounts.c.identity == identities.c.id))
            .where(sessions.c.token_hash == key)
        )
        async with self.house.store.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        return self._remember(key, Identity(row.id, row.name, row.key is not None, row.locale))

    def _remember(self, key: str, identity: Identity) -> Identity:
        self._known[key] = identity
        while len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        return identity

    def _forget(self, identity: str) -> None:
        for key in [key for key, known in self._known.items() if known.id == identity]:
            del self._known[key]

    async def make(self) -> tuple[str, Identity]:
        """Returns a new identity and the token that holds it."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        identity = Identity(secrets.token_hex(12), GUEST, False, None)
        now = self.house.clock.now()

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(
                insert(identities), {"id": identity.id, "name": identity.name, "locale": None, "created": now}
            )
            await connection.execute(
                insert(sessions), {"token_hash": hash_of(token), "identity": identity.id, "created": now}
            )

        await self.house.store.write(job)
        return token, self._remember(hash_of(token), identity)

    async def change(self, identity: Identity, name: str | None, locale: str | None) -> None:
        """Changes name or language of *identity*."""
        values = {key: value for key, value in (("name", name), ("locale", locale)) if value is not None}
        if not values:
            return

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(identities).where(identities.c.id == identity.id).values(values))

        await self.house.store.write(job)
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
            "created": self.house.clock.now(),
        }

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(accounts), row)
            await connection.execute(update(identities).where(identities.c.id == identity.id).values(name=name))

        try:
            await self.house.store.write(job)
        except IntegrityError as error:
            raise conflict("name-taken", name=name) from error
        self._forget(identity.id)

    async def log_in(self, guest: Identity, name: str, password: str) -> str:
        """Returns a new token for the account; what the guest held before goes to the account."""
        async with self.house.store.reading() as connection:
            row = (await connection.execute(select(accounts).where(accounts.c.key == account_key(name)))).one_or_none()
        known_hash = row.password_hash if row is not None else NO_ACCOUNT
        right = await asyncio.to_thread(self._is_right, known_hash, password)
        if row is None or not right:
            raise Refused(401, "wrong-password")
        token = secrets.token_urlsafe(TOKEN_BYTES)
        now = self.house.clock.now()

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(
                insert(sessions), {"token_hash": hash_of(token), "identity": row.identity, "created": now}
            )
            if not guest.account:
                await connection.execute(update(seats).where(seats.c.identity == guest.id).values(identity=row.identity))
                await connection.execute(update(games).where(games.c.host == guest.id).values(host=row.identity))

        await self.house.store.write(job)
        if not guest.account:
            self._hand_over(guest.id, row.identity)
        return token

    def _hand_over(self, guest: str, identity: str) -> None:
        """Gives the seats of a guest in games in memory to *identity*."""
        for room in list(self.house.rooms.values()):
            if room.facts.host == guest:
                room.facts.host = identity
            for seat in room.seats:
                if seat.identity == guest:
                    seat.identity = identity
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

        await self.house.store.write(job)
        self._known.pop(key, None)


def account_key(name: str) -> str:
    """Returns the name as it is compared with others."""
    return " ".join(name.split()).casefold()[:80]

"""Names on the club page. Anybody may give any name; whoever claims one first has it, and proves it with a secret.

There are no accounts: of a secret only the fingerprint is stored. Whoever loses it can ask whoever runs the server to
give the name free (`housebound club --release`).
"""

from __future__ import annotations

import secrets
import time
import unicodedata
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from housebound.server.club_bodies import OwnName
from housebound.server.club_schema import EDITION, NAMES, RATINGS, SEATS, SECRETS
from housebound.server.errors import ServerError
from housebound.server.store import Store
from housebound.server.tokens import fingerprint, new_token

_DEVICES: Final = 8
"""Devices on which one name is proved at most, the latest."""
_ALIKE: Final = frozenset({"LATIN", "CYRILLIC", "GREEK"})
"""Alphabets with letters that look the same: a name is written in one of them."""


class Claim(NamedTuple):
    """Somebody's claim to a name."""

    known_by: str
    name: str
    claim: str


def known_by(name: str) -> str:
    """A name as names are compared; nothing for one that could be taken for another, or for none at all.

    >>> known_by("  Anna  K. "), known_by("ＡＮＮＡ k.")
    ('anna k.', 'anna k.')
    >>> known_by("Аnna"), known_by("***")
    ('', '')
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    alphabets = {unicodedata.name(letter, "").partition(" ")[0] for letter in folded if letter.isalpha()}
    if len(alphabets & _ALIKE) > 1 or not any(letter.isalnum() for letter in folded):
        return ""
    return " ".join(folded.split())


async def begin_change(connection: AsyncConnection) -> None:
    """Whoever changes the book waits here for whoever does so already, in this process or another."""
    await connection.execute(sa.update(EDITION).values(number=EDITION.c.number + 1))


class Names:
    """The names of one club that are somebody's own."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def claim(self, name: str, secret: str = "") -> OwnName:
        """Make a name one's own. With the same secret it can be asked for again: an answer may be lost on its way."""
        known, token = known_by(name), secret or new_token()
        if not known:
            raise _no_name()
        async with self._store.transaction() as connection:
            await begin_change(connection)
            mine = await _claim_of(connection, token)
            if mine is not None and mine.known_by == known:
                return OwnName(mine.name, token)
            taken = await connection.execute(sa.select(NAMES.c.claim).where(NAMES.c.known_by == known))
            if mine is not None or taken.first() is not None:
                raise _taken()
            claim, now = secrets.token_urlsafe(9), time.time()
            await connection.execute(sa.insert(NAMES).values(known_by=known, name=name, claim=claim, since=now))
            await _add_secret(connection, claim, token)
        return OwnName(name, token)

    async def owned(self, secret: str) -> Claim:
        """The claim that this secret proves."""
        async with self._store.transaction() as connection:
            found = await _claim_of(connection, secret)
        if found is None:
            raise _not_yours()
        return found

    async def let_in(self, by: str) -> OwnName:
        """A secret for another device, if the one with this fingerprint is still good."""
        async with self._store.transaction() as connection:
            await begin_change(connection)
            found = await _claim_with(connection, by)
            if found is None:
                raise _not_yours()
            token = new_token()
            await _add_secret(connection, found.claim, token)
        return OwnName(found.name, token)

    async def take_off(self, secret: str) -> None:
        """The owner takes the name off: it is free again, and its results are nobody's."""
        async with self._store.transaction() as connection:
            await begin_change(connection)
            found = await _claim_of(connection, secret)
            if found is None:
                raise _not_yours()
            await _free(connection, found.known_by, found.claim)
            await _forget_results(connection, found.known_by)

    async def release(self, name: str, *, forget: bool) -> bool:
        """Whoever runs the server gives a name free; whether it was somebody's. `forget`: its results are nobody's."""
        known = known_by(name)
        async with self._store.transaction() as connection:
            await begin_change(connection)
            found = (await connection.execute(sa.select(NAMES.c.claim).where(NAMES.c.known_by == known))).scalar()
            if found is not None:
                await _free(connection, known, str(found))
            if forget and known:
                await _forget_results(connection, known)
        return found is not None


async def claims_to(connection: AsyncConnection, names: set[str]) -> dict[str, str]:
    """Which of these names are somebody's own, and by which claim."""
    found = await connection.execute(sa.select(NAMES.c.known_by, NAMES.c.claim).where(NAMES.c.known_by.in_(names)))
    return {str(known): str(claim) for known, claim in found}


async def _claim_of(connection: AsyncConnection, secret: str) -> Claim | None:
    return await _claim_with(connection, fingerprint(secret))


async def _claim_with(connection: AsyncConnection, proof: str) -> Claim | None:
    wanted = sa.select(NAMES.c.known_by, NAMES.c.name, NAMES.c.claim).join(SECRETS, SECRETS.c.claim == NAMES.c.claim)
    row = (await connection.execute(wanted.where(SECRETS.c.secret == proof))).first()
    return None if row is None else Claim(*row)


async def _add_secret(connection: AsyncConnection, claim: str, token: str) -> None:
    """One device more; of too many the oldest is forgotten."""
    here = sa.select(SECRETS.c.secret).where(SECRETS.c.claim == claim).order_by(SECRETS.c.since.desc())
    old = [str(row[0]) for row in await connection.execute(here.offset(_DEVICES - 1))]
    await connection.execute(sa.delete(SECRETS).where(SECRETS.c.secret.in_(old)))
    values = {"secret": fingerprint(token), "claim": claim, "since": time.time()}
    await connection.execute(sa.insert(SECRETS).values(values))


async def _free(connection: AsyncConnection, known: str, claim: str) -> None:
    await connection.execute(sa.delete(SECRETS).where(SECRETS.c.claim == claim))
    await connection.execute(sa.delete(NAMES).where(NAMES.c.known_by == known))


async def _forget_results(connection: AsyncConnection, known: str) -> None:
    """In all seasons, closed ones too."""
    await connection.execute(sa.update(SEATS).where(SEATS.c.known_by == known).values(name="", known_by=""))
    ratings = sa.delete(RATINGS).where(RATINGS.c.kind == "person", RATINGS.c.known_by == known)
    await connection.execute(ratings)


def _no_name() -> ServerError:
    sentence = "a name of one's own has a letter or a digit, and letters of one alphabet: choose another"
    return ServerError("bad-name", sentence)


def _taken() -> ServerError:
    sentence = "this name is somebody's own: choose another, or let this device in with a code from the one that has it"
    return ServerError("name-taken", sentence, 409)


def _not_yours() -> ServerError:
    return ServerError("not-your-name", "this needs the secret of a name of yours: claim one, or use its device", 403)

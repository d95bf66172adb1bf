"""A database that fails: each failure is counted, and the log says once that it does, and once that it works again."""

from __future__ import annotations

import logging
import sqlite3
import time
from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from housebound.server.errors import ServerError

log = logging.getLogger("housebound.server")

_SAID: Final = 60.0
"""Seconds in which the same trouble is not said a second time, though it went away in between."""


class Unavailable(ServerError):
    """The database does not answer, or has no room. What was to be stored is not acknowledged."""

    def __init__(self, why: str) -> None:
        self.why = why
        sentence = f"the database did not confirm this: look at the table, and try again if it did not happen ({why})"
        super().__init__("not-stored", sentence, 503)

    @property
    def cause(self) -> object:
        """For a sentence of our own: the machine's word, which can be said in any language, or else the database's."""
        return self.__cause__ if isinstance(self.__cause__, OSError) else self.why


class Trouble:
    """What a database has failed at so far, and whether it still does."""

    def __init__(self) -> None:
        self.failures = 0
        """How often it has failed."""
        self.is_told = True
        """Whether the log hears of it; whoever only tries a database says so themselves."""
        self._now = False
        self._since_looked = False
        self._said: dict[str, float] = {}  # why -> when that was last said

    def failed(self, error: BaseException) -> Unavailable:
        """One failure more; what whoever asked is told."""
        why = reason(error)
        self.failures += 1
        self._since_looked = True
        now = time.monotonic()
        if self.is_told and not self._now and now - self._said.get(why, -_SAID) >= _SAID:
            self._now = True
            self._said = {why: now}
            log.error("the database fails: what it does not store is refused", extra={"why": why})
        return Unavailable(why)

    def works(self) -> None:
        """It was just written to and read. If nothing else failed since it was last, the trouble is over."""
        if self._now and not self._since_looked:
            self._now = False
            log.warning("the database works again", extra={"why": next(iter(self._said))})
        self._since_looked = False


def failures_of(is_shared: bool) -> tuple[type[Exception], ...]:
    """What is raised when a database fails: what happens while a connection is made comes as the driver says it."""
    if not is_shared:
        return (SQLAlchemyError, OSError, sqlite3.Error)
    import asyncpg

    # The last is what a driver says that was cut off in the middle of asking for types.
    return (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


def reason(error: BaseException) -> str:
    """The database's own words, without the statement and its values."""
    if isinstance(error, TimeoutError):
        return "it does not answer"
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return str(cause).splitlines()[0][:200] if str(cause) else type(cause).__name__

"""One process serves an SQLite file: a second one would not know what the first has in memory.

The lock is a file beside it, locked by the operating system: it lets go of it when the process ends, however that is.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from typing import BinaryIO

from housebound.server.database import cannot_be_opened, file_of
from housebound.server.errors import ServerError

if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextlib.contextmanager
def alone_at(url: str) -> Iterator[None]:
    """Nobody else serves this database until this is left; refused if somebody does. PostgreSQL has room for many."""
    path = file_of(url)
    if path is None:
        yield
        return
    try:
        file = path.with_name(path.name + "-lock").open("ab")
    except OSError as error:
        raise cannot_be_opened(url, error) from None
    with file:
        try:
            _lock(file)
        except OSError:
            raise ServerError("bad-database", "is-served-by-another-process-stop-that-one", path=path) from None
        yield

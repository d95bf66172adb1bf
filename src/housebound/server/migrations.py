"""Databases of older servers are brought up to date when they are opened; those that are none of ours are left alone.

Each format has a number. A change of the tables, or of what is in them, that an older server could not live with is one
function more at the end of `MIGRATIONS`, in plain SQL: `schema` will have changed again when an old database comes. All
of it happens in one transaction, in which the new number is written last, so a database is of the old format or of the
new one, whatever happens meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import sqlalchemy as sa

from housebound.server.errors import ServerError
from housebound.server.schema import FORMATS, MOVES, TABLES, TIME, metadata


def _keep_the_time(connection: sa.Connection) -> None:
    """From 1 to 2: the house has a time of its own. It begins as the world's, and where the moves end."""
    for statement in (
        "ALTER TABLE moves ADD COLUMN clock FLOAT DEFAULT '0' NOT NULL",
        'UPDATE moves SET clock = "at"',
        "CREATE TABLE housebound_time (id INTEGER NOT NULL PRIMARY KEY, seconds FLOAT NOT NULL, beats BIGINT NOT NULL)",
        'INSERT INTO housebound_time SELECT 1, COALESCE(MAX(seen), 0.0), 0 FROM (SELECT MAX("at") AS seen FROM moves'
        " UNION ALL SELECT MAX(opened) FROM tables) AS times",
    ):
        connection.execute(sa.text(statement))


def _let_second_devices_in(connection: sa.Connection) -> None:
    """From 2 to 3: there are codes."""
    connection.execute(
        sa.text(
            "CREATE TABLE codes (code VARCHAR(64) NOT NULL PRIMARY KEY, table_id VARCHAR(24) NOT NULL,"
            " seat INTEGER NOT NULL, secret VARCHAR(64) NOT NULL, until FLOAT NOT NULL)"
        )
    )


def _show_full_tables(connection: sa.Connection) -> None:
    """From 3 to 4: tables without a free seat can be found by who wants to look on. Older ones, once they change."""
    connection.execute(sa.text("ALTER TABLE tables ADD COLUMN shown BOOLEAN DEFAULT false NOT NULL"))
    connection.execute(sa.text("CREATE INDEX ix_tables_shown ON tables (shown)"))


MIGRATIONS: Final[tuple[Callable[[sa.Connection], None], ...]] = (
    _keep_the_time,
    _let_second_devices_in,
    _show_full_tables,
)
"""What makes a format out of the one before it, from format 1 on."""


def bring_up_to_date(connection: sa.Connection) -> bool:
    """Whether the database was empty until now. One that this server cannot use is refused, and nothing is changed."""
    there = set(sa.inspect(connection).get_table_names())
    newest = 1 + len(MIGRATIONS)
    if not there:
        metadata.create_all(connection)
        connection.execute(sa.insert(FORMATS).values(number=newest))
        connection.execute(sa.insert(TIME).values(id=1, seconds=0.0, beats=0))
        return True
    number = _format_of(connection, there)
    if number > newest:
        sentence = f"this database has format {number}, this server knows {newest} and older ones"
        way_out = "use the version of Housebound that wrote it, or another database"
        raise ServerError("bad-database", f"{sentence}: {way_out}")
    for migrate in MIGRATIONS[number - 1 :]:
        migrate(connection)
    if number < newest:
        connection.execute(sa.update(FORMATS).values(number=newest))
    return False


def _format_of(connection: sa.Connection, there: set[str]) -> int:
    """The number in a database of ours."""
    number = connection.execute(sa.select(FORMATS.c.number)).scalar() if FORMATS.name in there else None
    if not isinstance(number, int) or number < 1 or not there >= {TABLES.name, MOVES.name}:
        names = ", ".join(sorted(there)[:3])
        raise ServerError("bad-database", f"this database is another program's (it has {names}): choose an empty one")
    return number

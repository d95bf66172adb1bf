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

from housebound.server.club_schema import EDITION, SEASONS
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


def _keep_a_club_book(connection: sa.Connection) -> None:
    """From 4 to 5: results of finished tables, names and seasons. Tables of before were opened without: none counts."""
    for statement in (
        "ALTER TABLE tables ADD COLUMN counted BOOLEAN DEFAULT false NOT NULL",
        "CREATE INDEX ix_tables_counted ON tables (counted)",
        "CREATE TABLE club_edition (id INTEGER NOT NULL PRIMARY KEY, number BIGINT NOT NULL)",
        "INSERT INTO club_edition VALUES (1, 0)",
        "CREATE TABLE club_seasons (number INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, began FLOAT NOT NULL,"
        " closed FLOAT)",
        "INSERT INTO club_seasons VALUES (1, '', 0.0, NULL)",
        "CREATE TABLE club_results (table_id VARCHAR(24) NOT NULL PRIMARY KEY, nth INTEGER NOT NULL,"
        " season INTEGER NOT NULL, game TEXT NOT NULL, at FLOAT NOT NULL, kind TEXT NOT NULL, rounds INTEGER NOT NULL,"
        " why TEXT NOT NULL, shown BOOLEAN NOT NULL)",
        "CREATE INDEX ix_club_results_season ON club_results (season)",
        "CREATE TABLE club_seats (table_id VARCHAR(24) NOT NULL, seat INTEGER NOT NULL, player VARCHAR(8) NOT NULL,"
        " level TEXT NOT NULL, name TEXT NOT NULL, known_by TEXT NOT NULL, side TEXT NOT NULL, won BOOLEAN NOT NULL,"
        " PRIMARY KEY (table_id, seat))",
        "CREATE INDEX ix_club_seats_known_by ON club_seats (known_by)",
        "CREATE TABLE club_ratings (season INTEGER NOT NULL, game TEXT NOT NULL, kind VARCHAR(8) NOT NULL,"
        " known_by TEXT NOT NULL, skill FLOAT NOT NULL, doubt FLOAT NOT NULL,"
        " PRIMARY KEY (season, game, kind, known_by))",
        "CREATE TABLE club_names (known_by TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, claim VARCHAR(24) NOT NULL,"
        " since FLOAT NOT NULL)",
        "CREATE TABLE club_secrets (secret VARCHAR(64) NOT NULL PRIMARY KEY, claim VARCHAR(24) NOT NULL,"
        " since FLOAT NOT NULL)",
        "CREATE INDEX ix_club_secrets_claim ON club_secrets (claim)",
    ):
        connection.execute(sa.text(statement))


MIGRATIONS: Final[tuple[Callable[[sa.Connection], None], ...]] = (
    _keep_the_time,
    _let_second_devices_in,
    _show_full_tables,
    _keep_a_club_book,
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
        connection.execute(sa.insert(EDITION).values(id=1, number=0))
        connection.execute(sa.insert(SEASONS).values(number=1, name="", began=0.0))
        return True
    number = _format_of(connection, there)
    if number > newest:
        raise ServerError(
            "bad-database", "this-database-has-format-this-server-knows-and", number=number, newest=newest
        )
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
        raise ServerError("bad-database", "this-database-is-another-program-it-has-choose", names=names)
    return number

"""The tables of the database, whichever it is."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

metadata: Final = sa.MetaData()
TABLES: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("facts", sa.LargeBinary, nullable=False),  # a Record, encoded
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("ended", sa.Boolean, nullable=False, index=True),
    sa.Column("listed", sa.Boolean, nullable=False, index=True),  # in the lobby, as long as the game goes on
    sa.Column("alone", sa.Boolean, nullable=False, index=True),  # goes on though nobody comes
    sa.Column("shown", sa.Boolean, nullable=False, index=True, server_default=sa.text("false")),  # full; to be watched
    # stands on the club page, once the game is over
    sa.Column("counted", sa.Boolean, nullable=False, index=True, server_default=sa.text("false")),
)
MOVES: Final = sa.Table(
    "moves",
    metadata,
    sa.Column("table_id", sa.String(24), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),  # move, undo, talk
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("clock", sa.Float, nullable=False, server_default="0"),  # `at` is the world's time, this is the house's
)
CODES: Final = sa.Table(
    "codes",
    metadata,
    sa.Column("code", sa.String(64), primary_key=True),  # its fingerprint
    sa.Column("table_id", sa.String(24), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),  # the fingerprint of the one that lets somebody in
    sa.Column("until", sa.Float, nullable=False),
)
"""Codes with which the owner of a seat lets another device in."""
FORMATS: Final = sa.Table("housebound_format", metadata, sa.Column("number", sa.Integer, primary_key=True))
"""One row: how tables are kept (`migrations`)."""
TIME: Final = sa.Table(
    "housebound_time",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seconds", sa.Float, nullable=False),
    sa.Column("beats", sa.BigInteger, nullable=False),  # a database need not write what has not changed: this has
)
"""One row: how long the house has been open (`house_time`). That it can be written and read is its health."""

"""The club's part of the database: results of finished tables, names and whose they are, seasons, ratings."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from housebound.server.schema import metadata

EDITION: Final = sa.Table(
    "club_edition",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.BigInteger, nullable=False),
)
"""One row: how often the book was changed. Whoever changes it begins here, so that all do so one after the other."""
SEASONS: Final = sa.Table(
    "club_seasons",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.Text, nullable=False),  # given when it is closed
    sa.Column("began", sa.Float, nullable=False),  # 0: with the book
    sa.Column("closed", sa.Float),  # exactly one is not
)
RESULTS: Final = sa.Table(
    "club_results",
    metadata,
    sa.Column("table_id", sa.String(24), primary_key=True),
    sa.Column("nth", sa.Integer, nullable=False),  # of all: ratings are counted in this order
    sa.Column("season", sa.Integer, nullable=False, index=True),  # 0: struck out
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),  # which haunt, killer or mode it was: a word of the game
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("shown", sa.Boolean, nullable=False),  # anybody may look at the table
)
SEATS: Final = sa.Table(
    "club_seats",
    metadata,
    sa.Column("table_id", sa.String(24), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("player", sa.String(8), nullable=False),
    sa.Column("level", sa.Text, nullable=False),  # of a bot
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("known_by", sa.Text, nullable=False, index=True),  # the name as names are compared; empty: nobody's
    sa.Column("side", sa.Text, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
)
RATINGS: Final = sa.Table(
    "club_ratings",
    metadata,
    sa.Column("season", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("kind", sa.String(8), primary_key=True),  # person, bot, house
    sa.Column("known_by", sa.Text, primary_key=True),
    sa.Column("skill", sa.Float, nullable=False),
    sa.Column("doubt", sa.Float, nullable=False),
)
NAMES: Final = sa.Table(
    "club_names",
    metadata,
    sa.Column("known_by", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("claim", sa.String(24), nullable=False),  # no secret: which claim to it, should there be another later
    sa.Column("since", sa.Float, nullable=False),
)
"""Names that are somebody's own."""
SECRETS: Final = sa.Table(
    "club_secrets",
    metadata,
    sa.Column("secret", sa.String(64), primary_key=True),  # its fingerprint
    sa.Column("claim", sa.String(24), nullable=False, index=True),
    sa.Column("since", sa.Float, nullable=False),
)
"""What proves a claim to a name: one for each device of its owner."""

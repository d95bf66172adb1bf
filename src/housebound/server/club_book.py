"""The club's book: what is written into it when a table has ended, and what whoever runs the server does with it.

Each table stands in it once, in the season in which it was written. Everything that changes it begins with `EDITION`:
two processes never count one table twice, nor one half in a season that is just being closed.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from housebound.server.club_bodies import Season
from housebound.server.club_names import Names, begin_change, claims_to, known_by
from housebound.server.club_ratings import BOT, PERSON, Player, Sitting, Skill, players_at, rated
from housebound.server.club_schema import RATINGS, RESULTS, SEASONS, SEATS
from housebound.server.database import cannot_be_opened, file_of, parsed, see_file
from housebound.server.errors import ServerError
from housebound.server.migrations import MIGRATIONS
from housebound.server.outcome import Outcome
from housebound.server.record import Record
from housebound.server.schema import FORMATS, MOVES, TABLES
from housebound.server.store import Store
from housebound.server.trouble import Unavailable

_STRUCK: Final = 0
"""The season of tables that were struck out."""


class Book:
    """The book of one database. Where it is not kept (`serve` without `--club`), nobody reads or writes in it."""

    def __init__(self, store: Store, *, is_kept: bool) -> None:
        self.store = store
        self.is_kept = is_kept
        self.names = Names(store)

    def must_be_kept(self) -> None:
        if not self.is_kept:
            raise ServerError("no-club", "this server keeps no club page: whoever runs it can, with --club", 404)

    # -- results

    async def missing(self, count: int) -> list[str]:
        """Some tables that have ended and belong into the book, but are not in it yet."""
        written = sa.select(RESULTS.c.table_id).where(RESULTS.c.table_id == TABLES.c.id).exists()
        wanted = sa.select(TABLES.c.id).where(TABLES.c.counted, TABLES.c.ended, ~written).limit(count)
        async with self.store.transaction() as connection:
            return [str(row[0]) for row in await connection.execute(wanted)]

    async def write(self, table: str, record: Record, outcome: Outcome) -> bool:
        """How a table ended; whether it was not in the book before."""
        async with self.store.transaction() as connection:
            await begin_change(connection)
            there = await connection.execute(sa.select(RESULTS.c.nth).where(RESULTS.c.table_id == table))
            if there.first() is not None:
                return False
            season = (await _open_season(connection)).number
            result = {
                "table_id": table,
                "nth": await _next(connection),
                "season": season,
                "game": record.game,
                "at": await _ended_at(connection, table),
                "kind": outcome.kind,
                "rounds": outcome.rounds,
                "why": outcome.why,
                "shown": record.listed and record.watched,
            }
            seats = await _seats(connection, table, record, outcome)
            await connection.execute(sa.insert(RESULTS).values(result))
            await connection.execute(sa.insert(SEATS), seats)
            await _rate(connection, season, record.game, [_sitting(seat) for seat in seats])
        return True

    # -- by hand

    async def seasons(self) -> list[Season]:
        """All of them, the first one first."""
        async with self.store.transaction() as connection:
            return await seasons_in(connection)

    async def close_season(self, name: str) -> Season:
        """End the season that is open, under this name: it stays as it is, and the next begins."""
        async with self.store.transaction() as connection:
            await begin_change(connection)
            season, now = await _open_season(connection), time.time()
            closing = sa.update(SEASONS).where(SEASONS.c.number == season.number).values(name=name, closed=now)
            await connection.execute(closing)
            await connection.execute(sa.insert(SEASONS).values(number=season.number + 1, name="", began=now))
        return Season(season.number, name, season.began, now)

    async def strike(self, table: str) -> bool:
        """Take a table out of the book, and count the ratings of its season anew; whether it was there.

        It is kept in mind under no season, so that nobody writes it again.
        """
        async with self.store.transaction() as connection:
            await begin_change(connection)
            wanted = sa.select(RESULTS.c.season).where(RESULTS.c.table_id == table)
            season = (await connection.execute(wanted)).scalar()
            if season in (None, _STRUCK):
                return False
            await connection.execute(sa.delete(SEATS).where(SEATS.c.table_id == table))
            await connection.execute(sa.update(RESULTS).where(RESULTS.c.table_id == table).values(season=_STRUCK))
            await _rate_anew(connection, int(season))
        return True


async def seasons_in(connection: AsyncConnection) -> list[Season]:
    found = await connection.execute(sa.select(SEASONS).order_by(SEASONS.c.number))
    return [Season(*row) for row in found]


async def _open_season(connection: AsyncConnection) -> Season:
    found = await connection.execute(sa.select(SEASONS).where(SEASONS.c.closed.is_(None)))
    return Season(*found.one())


async def _next(connection: AsyncConnection) -> int:
    last = (await connection.execute(sa.select(sa.func.max(RESULTS.c.nth)))).scalar()
    return 1 if last is None else int(last) + 1


async def _ended_at(connection: AsyncConnection, table: str) -> float:
    last = sa.select(sa.func.max(MOVES.c.at)).where(MOVES.c.table_id == table, MOVES.c.kind == "move")
    at = (await connection.execute(last)).scalar()
    return time.time() if at is None else float(at)


async def _seats(connection: AsyncConnection, table: str, record: Record, outcome: Outcome) -> list[dict[str, Any]]:
    """Who sat where. A name counts that one seat alone gave, and if it is somebody's own, that proved it."""
    names = [known_by(one.name) if one.player == PERSON else "" for one in record.seats]
    count, claims = Counter(names), await claims_to(connection, set(names))
    found = []
    for seat, one in enumerate(record.seats):
        known = names[seat]
        counts = known != "" and count[known] == 1 and claims.get(known, one.signed) == one.signed
        found.append(
            {
                "table_id": table,
                "seat": seat,
                "player": one.player,
                "level": one.level if one.player == BOT else "",
                "name": one.name if counts else "",
                "known_by": known if counts else "",
                "side": outcome.sides[seat] if outcome.sides else "",
                "won": seat in outcome.winners,
            }
        )
    return found


# -- ratings


def _sitting(seat: dict[str, Any]) -> Sitting:
    player = Player(BOT, seat["level"]) if seat["player"] == BOT else Player(PERSON, seat["known_by"])
    return Sitting(player, seat["side"], seat["won"])


async def _rate(connection: AsyncConnection, season: int, game: str, table: Sequence[Sitting]) -> None:
    """Count one table more."""
    here = (RATINGS.c.season == season) & (RATINGS.c.game == game)
    names = {player.known_by for player in players_at(table)}
    found = await connection.execute(sa.select(RATINGS).where(here, RATINGS.c.known_by.in_(names)))
    before = {Player(row.kind, row.known_by): Skill(row.skill, row.doubt) for row in found}
    await _keep(connection, season, game, rated(table, before))


async def _rate_anew(connection: AsyncConnection, season: int) -> None:
    """Count all tables of a season, in the order in which they were written."""
    await connection.execute(sa.delete(RATINGS).where(RATINGS.c.season == season))
    wanted = sa.select(RESULTS.c.game, SEATS).join(SEATS, SEATS.c.table_id == RESULTS.c.table_id)
    wanted = wanted.where(RESULTS.c.season == season).order_by(RESULTS.c.nth, SEATS.c.seat)
    tables: dict[tuple[str, str], list[Sitting]] = {}
    for row in (await connection.execute(wanted)).mappings():
        tables.setdefault((row["game"], row["table_id"]), []).append(_sitting(dict(row)))
    now: dict[str, dict[Player, Skill]] = {}
    for (game, _), table in tables.items():
        known = now.setdefault(game, {})
        known.update(rated(table, known))
    for game, skills in now.items():
        await _keep(connection, season, game, skills)


async def _keep(connection: AsyncConnection, season: int, game: str, skills: dict[Player, Skill]) -> None:
    for player, skill in skills.items():
        here = {"season": season, "game": game, "kind": player.kind, "known_by": player.known_by}
        place = sa.and_(*(RATINGS.c[column] == value for column, value in here.items()))
        await connection.execute(sa.delete(RATINGS).where(place))
        await connection.execute(sa.insert(RATINGS).values(**here, skill=skill.skill, doubt=skill.doubt))


# -- a database that somebody else may be serving


async def book_at(url: str) -> Book:
    """The book of a database that is there already: nothing is made or brought up to date for it."""
    path = file_of(url)
    if path is not None and not path.is_file():
        raise ServerError("bad-database", "there-is-no-database-name-the-one-that", path=path)
    see_file(url)
    store = Store(url)
    store.trouble.is_told = False
    newest = 1 + len(MIGRATIONS)
    try:
        async with store.transaction() as connection:
            there = await connection.run_sync(lambda sync: sa.inspect(sync).has_table(FORMATS.name))
            number = (await connection.execute(sa.select(FORMATS.c.number))).scalar() if there else None
    except Unavailable as error:
        raise cannot_be_opened(url, error.cause) from None
    if number != newest:
        where = parsed(url).render_as_string()
        raise ServerError("bad-database", "is-not-of-this-version-start-the-server", where=where)
    return Book(store, is_kept=True)

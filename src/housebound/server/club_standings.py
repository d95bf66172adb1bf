"""The club page as it is read: counted by the database, and remembered until the book changes."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from housebound.kernel import registry
from housebound.kernel.errors import UnknownGame
from housebound.server.club_bodies import (
    ClubPage,
    GameScore,
    KindScore,
    PlayerScore,
    Season,
    SeatResult,
    SideScore,
    TableResult,
)
from housebound.server.club_book import Book, seasons_in
from housebound.server.club_ratings import BOT, NEWCOMER, PERSON, Player, Skill
from housebound.server.club_schema import EDITION, NAMES, RATINGS, RESULTS, SEATS
from housebound.server.errors import ServerError
from housebound.server.outcome import kind_name
from housebound.server.schema import TABLES

_PLAYERS: Final = 100
"""Names that are shown of a game, the best."""
_LATEST: Final = 30
"""Tables that are shown, the latest."""
_REMEMBERED: Final = 32
"""Pages that are remembered: seasons in several languages."""

_WON: Final = sa.case((SEATS.c.won, 1), else_=0)


class Standings:
    """What visitors are shown of the book."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._pages: dict[tuple[int | None, str], tuple[int, ClubPage]] = {}

    async def page(self, number: int | None, language: str) -> ClubPage:
        """A season, or the one that is open."""
        async with self._book.store.transaction() as connection:
            edition = int((await connection.execute(sa.select(EDITION.c.number))).scalar_one())
            known = self._pages.get((number, language))
            if known is not None and known[0] == edition:
                return known[1]
            seasons = await seasons_in(connection)
            season = next((one for one in seasons if one.number == number or (number is None and not one.closed)), None)
            if season is None:
                raise ServerError("no-such-season", f"there are the seasons 1 to {len(seasons)}", 404)
            page = await _page(connection, season, tuple(seasons), language)
        if len(self._pages) >= _REMEMBERED:
            self._pages.clear()
        self._pages[number, language] = edition, page
        return page


async def _page(connection: AsyncConnection, season: Season, seasons: tuple[Season, ...], language: str) -> ClubPage:
    tables = await _tables(connection, season.number)
    await asyncio.to_thread(_learn_words, list(tables), language)  # a second's work, the first time
    players = await _players(connection, season.number)
    kinds = await _kinds(connection, season.number, language)
    games = tuple(
        GameScore(game, count, tuple(players[game][:_PLAYERS]), tuple(kinds[game])) for game, count in tables.items()
    )
    return ClubPage(season, seasons, games, await _latest(connection, season.number, language))


async def _tables(connection: AsyncConnection, season: int) -> dict[str, int]:
    """Game -> how many tables, the most first."""
    counted = sa.func.count().label("tables")
    wanted = sa.select(RESULTS.c.game, counted).where(RESULTS.c.season == season).group_by(RESULTS.c.game)
    found = await connection.execute(wanted.order_by(counted.desc(), RESULTS.c.game))
    return {str(game): int(count) for game, count in found}


class _Scores(NamedTuple):
    """What somebody did in a game: the name as it was last given, and the sides."""

    name: str
    sides: list[SideScore]


async def _players(connection: AsyncConnection, season: int) -> Mapping[str, list[PlayerScore]]:
    """Game -> whoever played it under a name, and bots; the best first."""
    who = (RESULTS.c.game, SEATS.c.player, SEATS.c.known_by, SEATS.c.level, SEATS.c.side)
    wanted = sa.select(*who, sa.func.count(), sa.func.sum(_WON), sa.func.max(SEATS.c.name))
    wanted = wanted.join(RESULTS, RESULTS.c.table_id == SEATS.c.table_id)
    is_named = (SEATS.c.known_by != "") | (SEATS.c.level != "")
    rows = await connection.execute(wanted.where(RESULTS.c.season == season, is_named).group_by(*who))
    scores: dict[tuple[str, Player], _Scores] = {}
    for game, player, known, level, side, played, won, name in rows:
        somebody = Player(BOT, level) if player == BOT else Player(PERSON, known)
        score = scores.setdefault((game, somebody), _Scores(level if player == BOT else name, []))
        score.sides.append(SideScore(side, int(played), int(won)))
    skills, names = await _skills(connection, season), await _owned(connection)
    found: dict[str, list[PlayerScore]] = defaultdict(list)
    for (game, somebody), score in scores.items():
        skill = skills.get((game, somebody), NEWCOMER)
        found[game].append(_score(somebody, score, skill, names.get(somebody.known_by)))
    for players in found.values():
        players.sort(key=lambda one: (-one.rating, -one.won, one.name))
    return found


def _score(somebody: Player, score: _Scores, skill: Skill, owned: str | None) -> PlayerScore:
    is_bot = somebody.kind == BOT
    return PlayerScore(
        name=score.name if is_bot or owned is None else owned,
        bot=is_bot,
        owned=not is_bot and owned is not None,
        played=sum(one.played for one in score.sides),
        won=sum(one.won for one in score.sides),
        sides=tuple(sorted(score.sides, key=lambda one: (-one.played, one.side))),
        rating=round(skill.rating, 2),
        skill=round(skill.skill, 2),
        doubt=round(skill.doubt, 2),
    )


async def _skills(connection: AsyncConnection, season: int) -> dict[tuple[str, Player], Skill]:
    found = await connection.execute(sa.select(RATINGS).where(RATINGS.c.season == season))
    return {(row.game, Player(row.kind, row.known_by)): Skill(row.skill, row.doubt) for row in found}


async def _owned(connection: AsyncConnection) -> dict[str, str]:
    """The names that are somebody's own, as they write them."""
    found = await connection.execute(sa.select(NAMES.c.known_by, NAMES.c.name))
    return {str(known): str(name) for known, name in found}


async def _kinds(connection: AsyncConnection, season: int, language: str) -> Mapping[str, list[KindScore]]:
    """Game -> the haunts, killers or modes that were played, the most played first."""
    of_table = (RESULTS.c.table_id, RESULTS.c.game, RESULTS.c.kind, SEATS.c.side)
    inner = sa.select(*of_table, sa.func.max(_WON).label("won")).join(SEATS, SEATS.c.table_id == RESULTS.c.table_id)
    once = inner.where(RESULTS.c.season == season, RESULTS.c.kind != "").group_by(*of_table).subquery()
    of_side = (once.c.game, once.c.kind, once.c.side)
    rows = await connection.execute(sa.select(*of_side, sa.func.count(), sa.func.sum(once.c.won)).group_by(*of_side))
    sides: dict[tuple[str, str], list[SideScore]] = defaultdict(list)
    for game, kind, side, played, won in rows:
        sides[game, kind].append(SideScore(side, int(played), int(won)))
    found: dict[str, list[KindScore]] = defaultdict(list)
    for (game, kind), scores in sides.items():
        scores.sort(key=lambda one: one.side)
        tables = max(one.played for one in scores)  # every table has each of its sides once
        found[game].append(KindScore(kind, _name_of(game, kind, language), tables, tuple(scores)))
    for kinds in found.values():
        kinds.sort(key=lambda one: (-one.tables, one.word))
    return found


async def _latest(connection: AsyncConnection, season: int, language: str) -> tuple[TableResult, ...]:
    is_there = sa.select(TABLES.c.id).where(TABLES.c.id == RESULTS.c.table_id).exists()
    shown = (RESULTS.c.shown & is_there).label("to_be_seen")
    wanted = sa.select(RESULTS, shown).where(RESULTS.c.season == season).order_by(RESULTS.c.nth.desc()).limit(_LATEST)
    rows = list((await connection.execute(wanted)).mappings())
    seats: dict[str, list[SeatResult]] = defaultdict(list)
    of_these = SEATS.c.table_id.in_([row["table_id"] for row in rows])
    for seat in await connection.execute(sa.select(SEATS).where(of_these).order_by(SEATS.c.table_id, SEATS.c.seat)):
        seats[seat.table_id].append(SeatResult(seat.name, seat.player, seat.level, seat.side, seat.won))
    return tuple(
        TableResult(
            row["table_id"] if row["to_be_seen"] else "",
            row["game"],
            row["at"],
            _name_of(row["game"], row["kind"], language),
            row["rounds"],
            row["why"],
            tuple(seats[row["table_id"]]),
        )
        for row in rows
    )


def _learn_words(games: Sequence[str], language: str) -> None:
    """Have the texts of these games at hand."""
    for game in games:
        _name_of(game, "1", language)


def _name_of(game: str, kind: str, language: str) -> str:
    try:
        return kind_name(registry.find(game), kind, language)
    except UnknownGame:  # it was played here once
        return kind

"""To look after the club page of a server: seasons, names, results that should not be there."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from housebound.commands.extras import needing
from housebound.commands.page import Grid, Page
from housebound.commands.speaking import language, say
from housebound.kernel.errors import BadSetting
from housebound.locales.figures import date, number

if TYPE_CHECKING:
    from housebound.server.club_bodies import ClubPage, Season
    from housebound.server.club_book import Book

_LONGEST = 80
"""Characters of a season's name."""


def club(
    database: Annotated[str, typer.Option()] = "sqlite:///housebound.db",
    close_season: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    release: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    forget: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    strike: Annotated[str | None, typer.Option(metavar="TABLE")] = None,
    season: Annotated[int | None, typer.Option(min=1)] = None,
) -> None:
    """Show the club page of a server (`housebound serve --club`), or look after it.

    Example: housebound club --database sqlite:///club.db --close-season "Autumn 2026"
    """
    with needing("server", "needed-for-a-club"):
        from housebound.server.club_book import book_at
    with needing("tournament", "needed-for-ratings"):
        import openskill  # noqa: F401 - a season may have to be rated anew

    async def work() -> None:
        book = await book_at(database)
        try:
            await _change(book, close_season, release, forget, strike)
            if (close_season, release, forget, strike) == (None,) * 4:
                await _show(book, season)
        finally:
            await book.store.engine.dispose()

    asyncio.run(work())


async def _change(
    book: Book, close_season: str | None, release: str | None, forget: str | None, strike: str | None
) -> None:
    page = Page()
    if strike is not None:
        if not await book.strike(strike):
            raise BadSetting("there-is-no-table-in-the-book", strike=repr(strike))
        page.print(say("club-struck", table=strike), markup=False)
    for name, forgotten in ((release, False), (forget, True)):
        if name is not None:
            was_owned = await book.names.release(name, forget=forgotten)
            page.print(say("club-free" if was_owned else "club-nobodys", name=name), markup=False)
            if forgotten:
                page.print(say("club-forgotten", name=name), markup=False)
    if close_season is not None:
        name = " ".join(close_season.split())
        if not 0 < len(name) <= _LONGEST:
            raise BadSetting("a-season-name-has-to-characters", most=_LONGEST)
        closed = await book.close_season(name)
        page.print(say("club-closed", number=closed.number, name=name, next=closed.number + 1), markup=False)


async def _show(book: Book, season: int | None) -> None:
    from housebound.server.club_standings import Standings

    found = await Standings(book).page(season, language())
    page = Page()
    for one in found.seasons:
        page.print(_standing(one), markup=False)
    for grid in _grids(found):
        page.print(grid)
    if not found.games:
        page.print(say("club-nothing"))


def _standing(season: Season) -> str:
    """A season in a line: open, or since when it is closed."""
    if season.closed is None:
        return say("club-season-open", number=season.number)
    closed = date(datetime.fromtimestamp(season.closed, UTC), language())
    return say("club-season-closed", number=season.number, name=season.name, date=closed)


def _grids(page: ClubPage) -> list[Grid]:
    grids = []
    for game in page.games:
        heads = (say(f"club-{one}") for one in ("name", "played", "won", "rating"))
        grid = Grid(*heads, title=say("club-game", game=game.game, tables=game.tables))
        for one in game.players:
            name = say("club-bot", name=one.name) if one.bot else one.name
            grid.add_row(Text(name), str(one.played), str(one.won), number(one.rating, language(), 1))
        grids.append(grid)
    return grids

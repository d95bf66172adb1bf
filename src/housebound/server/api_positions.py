"""Positions over HTTP: what an editor asks of a game, and whether what was laid can be."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from housebound.kernel import registry
from housebound.kernel.form import Form
from housebound.kernel.position import read_position_file
from housebound.kernel.settings import Value
from housebound.locales import ENGLISH
from housebound.server.api_requests import address_of
from housebound.server.limits import Limits
from housebound.server.positions import PositionSeen, PuzzleMade
from housebound.server.reader import PositionBrought, PuzzleOfPosition
from housebound.server.reading import Readers
from housebound.server.refusals import refusals
from housebound.server.texts import check_language


class Laid(msgspec.Struct, forbid_unknown_fields=True):
    """A position that somebody has laid: with the table it is of, or as the text of a file that says all that."""

    game: str = ""
    seats: int = 0
    settings: dict[str, Value] = {}
    position: dict[str, Any] = {}
    text: str = ""


class ToSolve(msgspec.Struct, forbid_unknown_fields=True):
    """A position that somebody has laid as a puzzle for one of its seats."""

    game: str
    seats: int
    seat: int
    settings: dict[str, Value] = {}
    position: dict[str, Any] = {}


@get(
    "/games/{name:str}/form",
    summary="What an editor of positions asks of a game",
    response_description="Fields, and tables with a row for each of some words",
    responses=refusals(404),
)
async def position_form(name: FromPath[str]) -> Form:
    return registry.find(name).form


@post(
    "/positions",
    summary="Look at a position: what each seat would see, or what cannot be",
    status_code=200,
    response_description="The views, seat by seat, or the troubles, each at its place",
    responses=refusals(404, 413, 429, 503),
)
async def read_position(
    data: JSONBody[Laid],
    limits: NamedDependency[Limits],
    readers: NamedDependency[Readers],
    request: Request[Any, Any, Any],
    language: FromQuery[str] = ENGLISH,
) -> PositionSeen:
    check_language(language)
    limits.check_position(data.text or data.position)
    wanted = PositionBrought(data.game, data.seats, data.settings, data.position, language=language)
    if data.text:
        file = read_position_file(data.text)
        wanted = PositionBrought(file.game, file.seats, file.options, file.given, language=language)
    registry.find(wanted.game)
    return cast(PositionSeen, await readers.position(wanted, address_of(request)))


@post(
    "/positions/puzzle",
    summary="Make a puzzle of a position: the fewest choices in which a seat can force a win from it, proved",
    status_code=200,
    response_description="The file of the puzzle, and how hard it is",
    responses=refusals(404, 409, 413, 429, 503),
)
async def make_puzzle(
    data: JSONBody[ToSolve],
    limits: NamedDependency[Limits],
    readers: NamedDependency[Readers],
    request: Request[Any, Any, Any],
) -> PuzzleMade:
    limits.check_position(data.position)
    registry.find(data.game)
    wanted = PuzzleOfPosition(data.game, data.seats, data.settings, data.position, data.seat)
    return cast(PuzzleMade, await readers.puzzle_of(wanted, address_of(request)))

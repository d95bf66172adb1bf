"""Hints over HTTP: whether a table has them, one for the own seat, and how a finished game stood."""

from __future__ import annotations

from typing import Any, cast

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from housebound.server.adviser import Course, Hint
from housebound.server.advising import Advice
from housebound.server.api_requests import Token, address_of, person, token_in
from housebound.server.club import Club
from housebound.server.errors import not_your_seat
from housebound.server.http_bodies import HintsAllowed, HintWished, TableInfo
from housebound.server.opening import check_hints_beside_clock
from housebound.server.record import Record
from housebound.server.refusals import refusals
from housebound.server.table_infos import table_info_for


@post(
    "/tables/{table:str}/hints",
    summary="The host allows hints at the table, or forbids them",
    status_code=200,
    response_description="The table as it is now",
    responses=refusals(401, 403, 404, 409, 503),
)
async def allow_hints(
    table: FromPath[str], data: JSONBody[HintsAllowed], club: NamedDependency[Club], authorization: Token = ""
) -> TableInfo:
    hosted = await club.find(table)
    if not hosted.is_host(token_in(authorization)):
        raise not_your_seat()
    check_hints_beside_clock(data.allowed, hosted.record.clock, data.on_clock)

    def write(record: Record) -> None:
        record.hints = data.allowed

    await hosted.change(write)
    return await table_info_for(hosted)


@post(
    "/tables/{table:str}/hint",
    summary="What a hard bot would do in the own seat, and why",
    status_code=200,
    response_description="Its choice, and each option that it considered with its chance to win",
    responses=refusals(401, 403, 404, 409, 413, 429, 503),
)
async def hint(
    table: FromPath[str],
    data: JSONBody[HintWished],
    club: NamedDependency[Club],
    advice: NamedDependency[Advice],
    request: Request[Any, Any, Any],
    authorization: Token = "",
) -> Hint:
    hosted, seat = await person(club, table, authorization)
    return cast(Hint, await advice.hint(hosted, seat, data.decision, address_of(request)))


@get(
    "/tables/{table:str}/course",
    summary="How a finished game stood, from beginning to end",
    response_description="At steps of the all-seeing replay, each seat's chance to win",
    responses=refusals(401, 403, 404, 409, 413, 429, 503),
)
async def course(
    table: FromPath[str],
    club: NamedDependency[Club],
    advice: NamedDependency[Advice],
    request: Request[Any, Any, Any],
    authorization: Token = "",
) -> Course:
    hosted = await club.find(table)
    hosted.reader_of(token_in(authorization))
    return cast(Course, await advice.course(hosted, address_of(request)))

"""Playing without a live connection: what a seat sees, its choices, what came up at a table of the real box."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from housebound.kernel.seeing import told
from housebound.server.api_requests import Token, person, token_in
from housebound.server.club import Club
from housebound.server.hosted import HostedTable
from housebound.server.http_bodies import CameUp, Chosen, Seen
from housebound.server.refusals import refusals


@get(
    "/tables/{table:str}/view",
    summary="What the own seat, or a spectator, sees now",
    response_description="What is seen, and what was told since the notice `since`",
    responses=refusals(401, 403, 404, 409, 503),
)
async def view(
    table: FromPath[str], club: NamedDependency[Club], authorization: Token = "", since: FromQuery[int] = 0
) -> Seen:
    hosted = await club.find(table)
    return await _seen(hosted, hosted.seat_of(token_in(authorization)), since)


async def _seen(hosted: HostedTable, seat: int, since: int = 0) -> Seen:
    async with hosted.settled():
        news = tuple(told(hosted.table, seat, max(0, since)))
        return Seen(hosted.view(seat), news, hosted.entry_seen(seat))


@post(
    "/tables/{table:str}/choose",
    summary="Answer a decision",
    status_code=200,
    response_description="The choice is stored; what the seat sees now",
    responses=refusals(401, 403, 404, 409, 503),
)
async def choose(
    table: FromPath[str],
    data: JSONBody[Chosen],
    club: NamedDependency[Club],
    authorization: Token = "",
    since: FromQuery[int] = 0,
) -> Seen:
    hosted, seat = await person(club, table, authorization)
    await hosted.choose(seat, data.option, data.decision)
    return await _seen(hosted, seat, since)


@post(
    "/tables/{table:str}/enter",
    summary="Say what came up at a table of the real box",
    status_code=200,
    response_description="The entry is stored; what the seat sees now",
    responses=refusals(401, 403, 404, 409, 503),
)
async def enter(
    table: FromPath[str],
    data: JSONBody[CameUp],
    club: NamedDependency[Club],
    authorization: Token = "",
    since: FromQuery[int] = 0,
) -> Seen:
    hosted, seat = await person(club, table, authorization)
    await hosted.enter(seat, data.entry, data.outcome)
    return await _seen(hosted, seat, since)


@post(
    "/tables/{table:str}/undo",
    summary="Take back the own last choice",
    status_code=200,
    response_description="The choice is taken back; what the seat sees now",
    responses=refusals(401, 403, 404, 409, 503),
)
async def undo(
    table: FromPath[str], club: NamedDependency[Club], authorization: Token = "", since: FromQuery[int] = 0
) -> Seen:
    hosted, seat = await person(club, table, authorization)
    await hosted.undo(seat)
    return await _seen(hosted, seat, since)

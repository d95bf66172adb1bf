"""Tapes and replays over HTTP: a finished game as a file, a file as a table, and games step by step."""

from __future__ import annotations

import time
from typing import Any, cast

from litestar import MediaType, Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from housebound.kernel.script import SPECTATOR
from housebound.server.api_requests import Token, address_of, person, token_in
from housebound.server.club import Club
from housebound.server.errors import ServerError
from housebound.server.http_bodies import Shared, Tape
from housebound.server.limits import Addresses, Limits
from housebound.server.opening import Opened, from_tape
from housebound.server.reader import ReplayWanted, StoryWanted
from housebound.server.reading import Readers
from housebound.server.refusals import refusals
from housebound.server.replay import Replay, Story, check_count, check_over

_MOST_BYTES = 8_000_000
"""Of a request that brings a tape; how long the tape itself may be is a limit that a host can change."""


@get(
    "/tables/{table:str}/tape",
    summary="The tape of a finished game",
    media_type="text/plain",
    response_description="The tape, as `docs/notations.md` describes it",
    responses=refusals(401, 403, 404, 409, 503),
)
async def tape(table: FromPath[str], club: NamedDependency[Club], authorization: Token = "") -> str:
    hosted = await club.find(table)
    hosted.reader_of(token_in(authorization))
    async with hosted.settled():
        if not hosted.table.over:
            raise ServerError("not-over", "a tape holds every secret: it can be had when the game is over", 403)
        return hosted.tape()


class TapeRequest(Request[Any, Any, Any]):
    """A tape is brought as it is, as text, or inside of JSON together with the name of its table."""

    async def json(self) -> Any:
        if self.content_type[0] != MediaType.TEXT:
            return await super().json()
        try:
            return {"tape": (await self.body()).decode()}
        except UnicodeDecodeError:
            raise ServerError("bad-tape", "this is not text in UTF-8, and so no tape", 400) from None


@post(
    "/tapes",
    summary="Open a table where a tape ends",
    response_description="The new table, with its secrets: they are shown only once",
    responses=refusals(403, 404, 413, 429, 503),
    request_max_body_size=_MOST_BYTES,
    request_class=TapeRequest,
)
async def import_tape(
    data: JSONBody[Tape],
    club: NamedDependency[Club],
    limits: NamedDependency[Limits],
    addresses: NamedDependency[Addresses],
    readers: NamedDependency[Readers],
    request: Request[Any, Any, Any],
) -> Opened:
    if len(data.tape) > limits.tape:
        raise ServerError("too-long", f"a tape may have {limits.tape} characters", 413)
    address, name = address_of(request), limits.clean_name(data.name)
    addresses.open_table(address, time.time())
    return await club.add(from_tape(data.tape, await readers.table_on(data.tape, address), name=name))


@get(
    "/tables/{table:str}/replay",
    summary="A replay: from the own seat's knowledge, or all-seeing once it is over",
    response_description="Some steps of the game",
    responses=refusals(401, 403, 404, 409, 413, 429, 503),
)
async def replay_table(
    table: FromPath[str],
    club: NamedDependency[Club],
    readers: NamedDependency[Readers],
    request: Request[Any, Any, Any],
    authorization: Token = "",
    step: FromQuery[int] = 0,
    count: FromQuery[int] = 1,
    everybody: FromQuery[bool] = False,
) -> Replay:
    check_count(count)
    hosted = await club.find(table)
    seat = hosted.reader_of(token_in(authorization))
    async with hosted.settled():
        if everybody:
            check_over(hosted.table)
        all_seeing = hosted.table.over and (everybody or seat == SPECTATOR)
        wanted = ReplayWanted(hosted.tape(), seat, step, count, all_seeing)
    return cast(Replay, await readers.game(wanted, address_of(request)))


@get(
    "/tables/{table:str}/story",
    summary="Everything that anybody was told in a finished game",
    response_description="The notices, each with its step of the all-seeing replay",
    responses=refusals(401, 403, 404, 409, 413, 429, 503),
)
async def story(
    table: FromPath[str],
    club: NamedDependency[Club],
    readers: NamedDependency[Readers],
    request: Request[Any, Any, Any],
    authorization: Token = "",
) -> Story:
    hosted = await club.find(table)
    hosted.reader_of(token_in(authorization))
    async with hosted.settled():
        check_over(hosted.table)
        wanted = StoryWanted(hosted.tape(), hosted.lasted)
    return cast(Story, await readers.game(wanted, address_of(request)))


@post(
    "/tables/{table:str}/share",
    summary="A link to the replay of a finished game, for whoever is to see it",
    status_code=200,
    response_description="The token of the link; it opens nothing else",
    responses=refusals(401, 403, 404, 409, 503),
)
async def share(table: FromPath[str], club: NamedDependency[Club], authorization: Token = "") -> Shared:
    hosted, _ = await person(club, table, authorization)
    return Shared("" if hosted.record.watched else await hosted.share())

"""The HTTP interface: games, tables, seats, tapes and replays. Live play goes over the WebSocket (`live`)."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from litestar import Request, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody

from housebound import bots
from housebound.kernel import registry
from housebound.kernel.seen import told
from housebound.server.answers import refusals
from housebound.server.bodies import (
    Chosen,
    GameInfo,
    HandOver,
    Named,
    RuleInfo,
    Seen,
    SettingInfo,
    Spoken,
    TableInfo,
    Take,
    Taken,
    Tape,
)
from housebound.server.club import Club, NewTable, Opened
from housebound.server.errors import ServerError, not_your_seat
from housebound.server.hosted import HostedTable
from housebound.server.limits import Limits, TablesPerAddress
from housebound.server.messages import SeatSeen
from housebound.server.record import BOT, OPEN, PERSON, Record
from housebound.server.replay import Recording, Replay
from housebound.server.tokens import fits
from housebound.server.words import words, words_of_frame

Token = Annotated[str, HeaderParameter(name="authorization", description="Bearer and the token of a seat's link")]


def token_in(header: str) -> str:
    """The token of an Authorization header; empty if there is none."""
    kind, _, token = header.partition(" ")
    if header and (kind.lower() != "bearer" or not token.strip()):
        raise ServerError("bad-token", "write the header Authorization: Bearer TOKEN", 401)
    return token.strip()


@get(
    "/games",
    summary="The games that can be played here",
    response_description="Every game, with its options and bots",
)
async def games() -> list[GameInfo]:
    return [_game_info(name) for name in registry.names()]


def _game_info(name: str) -> GameInfo:
    game = registry.find(name)
    settings = tuple(SettingInfo(s.name, s.default, s.values, s.rule, s.explanation) for s in game.settings)
    return GameInfo(game.name, game.version, game.seats, settings, bots.levels(game), dict(game.progress))


@get(
    "/games/{name:str}/rules",
    summary="Every rule of a game",
    response_description="The rules in the order of the rulebook",
    responses=refusals(404),
)
async def rules(name: FromPath[str]) -> list[RuleInfo]:
    return [RuleInfo(rule.id, rule.chapter, rule.text, tuple(rule.notes)) for rule in registry.find(name).rulebook]


@post(
    "/tables",
    summary="Open a table",
    response_description="The new table, with its secrets: they are shown only once",
    responses=refusals(404, 413, 429, 503),
)
async def open_table(
    data: JSONBody[NewTable],
    club: NamedDependency[Club],
    limits: NamedDependency[Limits],
    tables_per_address: NamedDependency[TablesPerAddress],
    request: Request[Any, Any, Any],
) -> Opened:
    data.name = limits.clean_name(data.name)
    tables_per_address.count(_address(request), time.time())
    return await club.add(data)


def _address(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client is not None else ""


@get(
    "/tables",
    summary="The lobby: listed tables with a free seat",
    response_description="The tables, the newest first",
    responses=refusals(503),
)
async def lobby(club: NamedDependency[Club]) -> list[TableInfo]:
    return [_info_of(table, record, over=False) for table, record in await club.lobby()]


def _info_of(table: str, record: Record, *, over: bool) -> TableInfo:
    seats = tuple(
        SeatSeen(seat, one.player, one.name, here=False, stand_in=one.stand_in, level=one.level)
        for seat, one in enumerate(record.seats)
    )
    return TableInfo(
        table,
        record.name,
        record.game,
        record.settings,
        record.opened,
        record.listed,
        record.watched,
        over,
        seats,
        record.rematch,
    )


@get(
    "/tables/{table:str}",
    summary="A table as anybody may know it",
    response_description="The table, with who sits where",
    responses=refusals(404, 409, 503),
)
async def table_info(table: FromPath[str], club: NamedDependency[Club]) -> TableInfo:
    hosted = await club.find(table)
    async with hosted.settled():
        info = _info_of(table, hosted.record, over=hosted.table.over)
        return msgspec.structs.replace(info, seats=hosted.seats_seen())


@post(
    "/tables/{table:str}/take",
    summary="Sit down on a free seat",
    response_description="The seat and its new secret",
    responses=refusals(403, 404, 409, 413, 503),
)
async def take_seat(
    table: FromPath[str], data: JSONBody[Take], club: NamedDependency[Club], limits: NamedDependency[Limits]
) -> Taken:
    hosted = await club.find(table)
    if not hosted.record.listed:
        raise ServerError("not-listed", "seats of this table are taken by their links only: ask its host for one", 403)
    seat, token = await club.take(hosted, data.seat, limits.clean_name(data.name))
    return Taken(seat, token)


@post(
    "/tables/{table:str}/name",
    summary="Say who sits on the own seat",
    response_description="The table as it is now",
    responses=refusals(401, 403, 404, 409, 413, 503),
)
async def rename(
    table: FromPath[str],
    data: JSONBody[Named],
    club: NamedDependency[Club],
    limits: NamedDependency[Limits],
    authorization: Token = "",
) -> TableInfo:
    hosted, seat = await _person(club, table, authorization)
    name = limits.clean_name(data.name)

    def write(record: Record) -> None:
        record.seats[seat].name = name
        record.seats[seat].player = PERSON

    await hosted.change(write)
    return await table_info.fn(table, club)  # type: ignore[no-any-return]


@post(
    "/tables/{table:str}/leave",
    summary="Leave the own seat: it is free again, and its link no longer works",
    response_description="The table as it is now",
    responses=refusals(401, 403, 404, 409, 503),
)
async def leave(table: FromPath[str], club: NamedDependency[Club], authorization: Token = "") -> TableInfo:
    hosted, seat = await _person(club, table, authorization)

    def write(record: Record) -> None:
        record.seats[seat].player = OPEN
        record.seats[seat].name = ""
        record.seats[seat].token = ""
        record.seats[seat].stand_in = False

    await hosted.change(write)
    return await table_info.fn(table, club)  # type: ignore[no-any-return]


@post(
    "/tables/{table:str}/bot",
    summary="Hand the own seat to a bot; the host may hand over any",
    response_description="The table as it is now",
    responses=refusals(401, 403, 404, 409, 503),
)
async def hand_to_bot(
    table: FromPath[str], data: JSONBody[HandOver], club: NamedDependency[Club], authorization: Token = ""
) -> TableInfo:
    hosted = await club.find(table)
    seat = _own_or_hosted(hosted, token_in(authorization), data.seat)
    game = hosted.table.game
    level = data.level or bots.usual(game)
    bots.bot(game, level)

    def write(record: Record) -> None:
        record.seats[seat].level = level
        if record.seats[seat].player == PERSON:
            record.seats[seat].stand_in = True
        else:
            record.seats[seat].player = BOT

    await hosted.change(write)
    return await table_info.fn(table, club)  # type: ignore[no-any-return]


@post(
    "/tables/{table:str}/back",
    summary="Take the own seat back from the bot that stood in",
    response_description="The table as it is now",
    responses=refusals(401, 403, 404, 409, 503),
)
async def take_back(table: FromPath[str], club: NamedDependency[Club], authorization: Token = "") -> TableInfo:
    hosted, seat = await _person(club, table, authorization)

    def write(record: Record) -> None:
        record.seats[seat].stand_in = False
        record.seats[seat].player = PERSON

    await hosted.change(write)
    return await table_info.fn(table, club)  # type: ignore[no-any-return]


def _own_or_hosted(hosted: HostedTable, token: str, wanted: int | None) -> int:
    if fits(token, hosted.record.host):
        if wanted is None or not 0 <= wanted < len(hosted.record.seats):
            raise ServerError("which-seat", f"say which seat: 0 to {len(hosted.record.seats) - 1}")
        return wanted
    seat = hosted.person_at(token)
    if wanted not in (None, seat):
        raise not_your_seat()
    return seat


async def _person(club: Club, table: str, authorization: str) -> tuple[HostedTable, int]:
    """The seat whose link this is. Whoever uses it sits there, also without a live connection."""
    hosted = await club.find(table)
    seat = hosted.person_at(token_in(authorization))
    await hosted.arrive(seat)
    return hosted, seat


# -- playing without a live connection


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
        return Seen(hosted.view(seat), tuple(told(hosted.table, seat, max(0, since))))


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
    hosted, seat = await _person(club, table, authorization)
    await hosted.choose(seat, data.option, data.decision)
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
    hosted, seat = await _person(club, table, authorization)
    await hosted.undo(seat)
    return await _seen(hosted, seat, since)


@post(
    "/tables/{table:str}/say",
    summary="Speak on a channel",
    status_code=204,
    response_description="It was said",
    responses=refusals(401, 403, 404, 409, 413, 503),
)
async def say(
    table: FromPath[str],
    data: JSONBody[Spoken],
    club: NamedDependency[Club],
    limits: NamedDependency[Limits],
    authorization: Token = "",
) -> None:
    hosted, seat = await _person(club, table, authorization)
    await hosted.say(seat, data.channel, limits.chat_text(data.text))


# -- tapes


@get(
    "/tables/{table:str}/tape",
    summary="The tape of a finished game",
    media_type="text/plain",
    response_description="The tape, as `docs/notations.md` describes it",
    responses=refusals(401, 403, 404, 409, 503),
)
async def tape(table: FromPath[str], club: NamedDependency[Club], authorization: Token = "") -> str:
    hosted = await club.find(table)
    hosted.seat_of(token_in(authorization))
    async with hosted.settled():
        if not hosted.table.over:
            raise ServerError("not-over", "a tape holds every secret: it can be had when the game is over", 403)
        return hosted.tape()


@post(
    "/tapes",
    summary="Open a table where a tape ends",
    response_description="The new table, with its secrets: they are shown only once",
    responses=refusals(404, 413, 429, 503),
)
async def import_tape(
    data: JSONBody[Tape],
    club: NamedDependency[Club],
    limits: NamedDependency[Limits],
    tables_per_address: NamedDependency[TablesPerAddress],
    request: Request[Any, Any, Any],
) -> Opened:
    if len(data.tape) > limits.tape:
        raise ServerError("too-long", f"a tape may have {limits.tape} characters", 413)
    tables_per_address.count(_address(request), time.time())
    return await club.add_tape(data.tape, name=limits.clean_name(data.name))


@get(
    "/tables/{table:str}/replay",
    summary="A replay: from the own seat's knowledge, or all-seeing once it is over",
    response_description="Some steps of the game",
    responses=refusals(401, 403, 404, 409, 503),
)
async def replay_table(
    table: FromPath[str],
    club: NamedDependency[Club],
    authorization: Token = "",
    step: FromQuery[int] = 0,
    count: FromQuery[int] = 1,
) -> Replay:
    hosted = await club.find(table)
    seat = hosted.seat_of(token_in(authorization))
    async with hosted.settled():
        recording = Recording(hosted.table)
    return await recording.replay(seat, step, count)


@post(
    "/tables/{table:str}/rematch",
    summary="The same people and rules once more",
    response_description="The new table: every seat's secret works there too",
    responses=refusals(401, 403, 404, 409, 503),
)
async def rematch(table: FromPath[str], club: NamedDependency[Club], authorization: Token = "") -> Opened:
    hosted, seat = await _person(club, table, authorization)
    return await club.rematch(hosted, seat)


API = Router(
    "/api",
    route_handlers=[
        games,
        rules,
        words,
        words_of_frame,
        open_table,
        lobby,
        table_info,
        take_seat,
        rename,
        leave,
        hand_to_bot,
        take_back,
        view,
        choose,
        undo,
        say,
        tape,
        import_tape,
        replay_table,
        rematch,
    ],
)

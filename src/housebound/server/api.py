"""The HTTP interface: games, tables, seats, tapes and replays. Live play goes over the WebSocket (`live`)."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from litestar import Request, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from housebound import bots
from housebound.kernel.errors import BadSetting
from housebound.locales import ENGLISH, translated
from housebound.server.api_beside import beside_form, find_out
from housebound.server.api_club import agree, claim_name, club_page, free_name, name_code, sign
from housebound.server.api_games import games, reference, rule_infos, rules
from housebound.server.api_guides import open_guided, scenes
from housebound.server.api_hints import allow_hints, course, hint
from housebound.server.api_links import claim_seat, show_code, type_code
from housebound.server.api_play import choose, enter, undo, view
from housebound.server.api_positions import make_puzzle, position_form, read_position
from housebound.server.api_puzzles import open_puzzle, puzzle_at, puzzles
from housebound.server.api_requests import Token, address_of, existing, person, token_in
from housebound.server.api_room import offer_seat, place
from housebound.server.api_tapes import import_tape, replay_table, share, story, tape
from housebound.server.club import Club
from housebound.server.errors import ServerError, not_your_seat
from housebound.server.hosted import HostedTable
from housebound.server.http_bodies import (
    HandOver,
    Named,
    PutOut,
    RuleInfo,
    Spoken,
    TableInfo,
    Take,
    Taken,
)
from housebound.server.limits import Addresses, Limits
from housebound.server.opening import NewTable, Opened, by_settings, seed_of
from housebound.server.reader import PositionBrought
from housebound.server.reading import Readers
from housebound.server.record import PERSON, Record
from housebound.server.refusals import refusals
from housebound.server.table_infos import lobby_info, table_info_for
from housebound.server.texts import TableWords, check_language, texts_of, words, words_of_frame
from housebound.server.tokens import fits


@get(
    "/tables/{table:str}/rules",
    summary="The rules that a seat may read now",
    response_description="The open rules and those of the seat's own pages; all of them once the game is over",
    responses=refusals(401, 403, 404, 409, 503),
)
async def table_rules(
    table: FromPath[str], club: NamedDependency[Club], authorization: Token = "", language: FromQuery[str] = ENGLISH
) -> list[RuleInfo]:
    check_language(language)
    hosted = await club.find(table)
    seat = hosted.reader_of(token_in(authorization))
    async with hosted.settled():
        game = hosted.table.game
        return rule_infos(translated(game.rules_for(hosted.table.state, seat), game.name, language))


@get(
    "/tables/{table:str}/words",
    summary="The texts of a table that not everybody may read",
    response_description="The pages of the own side, beyond the words of the game; all of them once the game is over",
    responses=refusals(401, 403, 404, 409, 503),
)
async def table_words(
    table: FromPath[str], club: NamedDependency[Club], authorization: Token = "", language: FromQuery[str] = ENGLISH
) -> TableWords:
    check_language(language)
    hosted = await club.find(table)
    seat = hosted.reader_of(token_in(authorization))
    async with hosted.settled():
        game, state = hosted.table.game, hosted.table.state
        own = texts_of(game.name, language, lambda one: not game.lies_open(one) and game.may_read(state, seat, one))
    return TableWords(language, own)


@post(
    "/tables",
    summary="Open a table",
    response_description="The new table, with its secrets: they are shown only once",
    responses=refusals(403, 404, 413, 429, 503),
)
async def open_table(
    data: JSONBody[NewTable],
    club: NamedDependency[Club],
    limits: NamedDependency[Limits],
    addresses: NamedDependency[Addresses],
    readers: NamedDependency[Readers],
    request: Request[Any, Any, Any],
) -> Opened:
    data.name = limits.clean_name(data.name)
    data.names = {seat: limits.clean_name(name) for seat, name in data.names.items()}
    addresses.open_table(address_of(request), time.time())
    if data.position is None:
        return await club.add(by_settings(data))
    limits.check_position(data.position)
    seed = seed_of(data)
    box = data.people_roll
    wanted = PositionBrought(data.game, data.seats, data.settings, data.position, seed, people_roll=box)
    return await club.add(by_settings(data, seed, await readers.tape_from(wanted, address_of(request))))


@get(
    "/tables",
    summary="The lobby: listed tables with a free seat, or running ones that can be watched",
    response_description="The tables, the newest first",
    responses=refusals(503),
)
async def lobby(club: NamedDependency[Club], running: FromQuery[bool] = False) -> list[TableInfo]:
    return [lobby_info(table, record) for table, record in await club.lobby(running=running)]


async def _changed(hosted: HostedTable, write: Callable[[Record], None]) -> TableInfo:
    await hosted.change(write)
    return await table_info_for(hosted)


@get(
    "/tables/{table:str}",
    summary="A table as anybody may know it; with the token of a seat, as that seat may",
    response_description="The table, with who sits where",
    responses=refusals(401, 403, 404, 409, 503),
)
async def table_info(table: FromPath[str], club: NamedDependency[Club], authorization: Token = "") -> TableInfo:
    return await table_info_for(await club.find(table), token_in(authorization))


@post(
    "/tables/{table:str}/take",
    summary="Sit down on a free seat",
    response_description="The seat and its new secret",
    responses=refusals(403, 404, 409, 413, 429, 503),
)
async def take_seat(
    table: FromPath[str],
    data: JSONBody[Take],
    club: NamedDependency[Club],
    limits: NamedDependency[Limits],
    addresses: NamedDependency[Addresses],
    request: Request[Any, Any, Any],
) -> Taken:
    hosted = await club.find(table)
    if not hosted.record.listed:
        raise ServerError("not-listed", "seats of this table are taken by their links only: ask its host for one", 403)
    name, address = limits.clean_name(data.name), address_of(request)
    addresses.take_seat(address, time.time())
    return Taken(*await hosted.take(data.seat, name, address))


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
    hosted, seat = await person(club, table, authorization)
    name = limits.clean_name(data.name)

    def write(record: Record) -> None:
        record.seats[seat].name = name
        record.seats[seat].player = PERSON

    return await _changed(hosted, write)


@post(
    "/tables/{table:str}/leave",
    summary="Leave the own seat: it is free again, and its link no longer works",
    response_description="The table as it is now",
    responses=refusals(401, 403, 404, 409, 503),
)
async def leave(table: FromPath[str], club: NamedDependency[Club], authorization: Token = "") -> TableInfo:
    hosted, seat = await person(club, table, authorization)
    await hosted.vacate(seat)
    await hosted.announce(seat, "left")
    return await table_info_for(hosted)


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
    seat = _own_or_hosted(hosted, authorization, data.seat)
    game = hosted.table.game
    if game.part_of:
        raise BadSetting("bots-none-beside-cardboard", "bots")
    level = data.level or bots.usual(game)
    bots.bot(game, level)
    if await hosted.fill(seat, level):
        await hosted.announce(seat, "stand_in" if hosted.record.seats[seat].player == PERSON else "bot")
    return await table_info_for(hosted)


@post(
    "/tables/{table:str}/back",
    summary="Take the own seat back from the bot that stood in",
    response_description="The table as it is now",
    responses=refusals(401, 403, 404, 409, 503),
)
async def take_back(table: FromPath[str], club: NamedDependency[Club], authorization: Token = "") -> TableInfo:
    hosted, seat = await person(club, table, authorization)
    was_seen = hosted.record.seats[seat].stand_in

    def write(record: Record) -> None:
        record.seats[seat].stand_in = record.seats[seat].unseen = False
        record.seats[seat].player = PERSON

    await hosted.change(write)
    if was_seen:  # what a bot did out of sight nobody hears of
        await hosted.announce(seat, "back")
    return await table_info_for(hosted)


@post(
    "/tables/{table:str}/out",
    summary="The host puts somebody out for good; a bot plays on, or beside cardboard the seat is free again",
    response_description="The table as it is now",
    responses=refusals(401, 403, 404, 409, 503),
)
async def put_out(
    table: FromPath[str], data: JSONBody[PutOut], club: NamedDependency[Club], authorization: Token = ""
) -> TableInfo:
    hosted = await club.find(table)
    if not fits(token_in(authorization), hosted.record.host):
        raise not_your_seat()
    seat = existing(hosted, data.seat)
    if hosted.table.game.part_of:
        await hosted.hand_out_anew(seat)
    else:
        await hosted.put_out(seat, bots.usual(hosted.table.game))
    await hosted.announce(seat, "put_out")
    return await table_info_for(hosted)


def _own_or_hosted(hosted: HostedTable, authorization: str, wanted: int | None) -> int:
    token = token_in(authorization)
    if fits(token, hosted.record.host):
        return existing(hosted, wanted)
    if wanted is not None and hosted.is_host(token) and hosted.record.seats[existing(hosted, wanted)].player != PERSON:
        return wanted
    seat = hosted.person_at(token)
    if wanted not in (None, seat):
        raise not_your_seat()
    return seat


# -- playing without a live connection


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
    hosted, seat = await person(club, table, authorization)
    text = limits.chat_text(data.text)
    limits.count_said(hosted, seat, time.monotonic())
    await hosted.say(seat, data.channel, text)


@post(
    "/tables/{table:str}/rematch",
    summary="The same people and rules once more, everybody one seat further",
    response_description="The new table: every seat's secret works there too",
    responses=refusals(401, 403, 404, 409, 503),
)
async def rematch(table: FromPath[str], club: NamedDependency[Club], authorization: Token = "") -> Opened:
    hosted, seat = await person(club, table, authorization)
    return await club.rematch(hosted, seat)


API = Router(
    "/api",
    route_handlers=[
        games,
        rules,
        reference,
        beside_form,
        find_out,
        position_form,
        read_position,
        make_puzzle,
        scenes,
        open_guided,
        puzzles,
        open_puzzle,
        puzzle_at,
        table_rules,
        table_words,
        words,
        words_of_frame,
        open_table,
        lobby,
        table_info,
        take_seat,
        claim_seat,
        offer_seat,
        place,
        show_code,
        type_code,
        rename,
        leave,
        hand_to_bot,
        take_back,
        put_out,
        view,
        choose,
        enter,
        undo,
        say,
        tape,
        import_tape,
        replay_table,
        story,
        share,
        allow_hints,
        hint,
        course,
        rematch,
        agree,
        sign,
        club_page,
        claim_name,
        name_code,
        free_name,
    ],
)

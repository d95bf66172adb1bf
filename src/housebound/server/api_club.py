"""The club page over HTTP: what there is to read, names of one's own, and whether a table counts."""

from __future__ import annotations

import time
from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from housebound.locales import ENGLISH
from housebound.server.api_links import A_NAME, GOOD_FOR
from housebound.server.api_requests import Token, address_of, person, token_in
from housebound.server.club import Club
from housebound.server.club_bodies import Agreement, ClubPage, NameClaim, OwnName, Signature
from housebound.server.club_book import Book
from housebound.server.club_standings import Standings
from housebound.server.errors import ServerError
from housebound.server.http_bodies import DeviceCode, TableInfo
from housebound.server.limits import Addresses, Limits
from housebound.server.record import Record
from housebound.server.refusals import refusals
from housebound.server.store import Code
from housebound.server.table_infos import table_info_for
from housebound.server.texts import check_language
from housebound.server.tokens import fingerprint, new_code, plain_code


@get(
    "/club",
    summary="The club page: results, ratings and the latest tables of a season",
    response_description="The season that is open, or the one that was asked for",
    responses=refusals(404, 503),
)
async def club_page(
    book: NamedDependency[Book],
    standings: NamedDependency[Standings],
    season: FromQuery[int | None] = None,
    language: FromQuery[str] = ENGLISH,
) -> ClubPage:
    book.must_be_kept()
    check_language(language)
    return await standings.page(season, language)


@post(
    "/club/names",
    summary="Make a name on the club page one's own",
    response_description="The name, and the secret that proves it: it is shown only once",
    responses=refusals(403, 404, 409, 413, 429, 503),
)
async def claim_name(
    data: JSONBody[NameClaim],
    book: NamedDependency[Book],
    limits: NamedDependency[Limits],
    addresses: NamedDependency[Addresses],
    request: Request[Any, Any, Any],
) -> OwnName:
    book.must_be_kept()
    name = limits.clean_name(data.name)
    addresses.claim_name(address_of(request), time.time())
    return await book.names.claim(name, data.secret)


@post(
    "/club/names/code",
    summary="A code that brings a name of one's own to another device",
    response_description="The code, and for how long it is good; it is typed where codes of seats are",
    responses=refusals(401, 403, 404, 503),
)
async def name_code(book: NamedDependency[Book], authorization: Token = "") -> DeviceCode:
    book.must_be_kept()
    secret, code = token_in(authorization), new_code()
    await book.names.owned(secret)
    until = time.time() + GOOD_FOR
    await book.store.add_code(Code(fingerprint(plain_code(code)), A_NAME, -1, fingerprint(secret), until))
    return DeviceCode(code, GOOD_FOR)


@post(
    "/club/names/free",
    summary="Take a name of one's own off: it is free again, and its results are nobody's",
    status_code=204,
    response_description="It is done, in all seasons",
    responses=refusals(401, 403, 404, 503),
)
async def free_name(book: NamedDependency[Book], authorization: Token = "") -> None:
    book.must_be_kept()
    await book.names.take_off(token_in(authorization))


@post(
    "/tables/{table:str}/agree",
    summary="Say whether the own seat wants the result on the club page",
    status_code=200,
    response_description="The table as it is now. It counts if it is listed, or if all its people want it",
    responses=refusals(401, 403, 404, 409, 503),
)
async def agree(
    table: FromPath[str],
    data: JSONBody[Agreement],
    club: NamedDependency[Club],
    book: NamedDependency[Book],
    authorization: Token = "",
) -> TableInfo:
    book.must_be_kept()
    hosted, seat = await person(club, table, authorization)
    if not hosted.record.may_count:
        why = "a practice table, a guided game or one of before the club page does not count: open another"
        raise ServerError("does-not-count", why, 409)

    def write(record: Record) -> None:
        record.seats[seat].agrees = data.agree

    await hosted.change(write)
    return await table_info_for(hosted, token_in(authorization))


@post(
    "/tables/{table:str}/sign",
    summary="Sit at a table under a name of one's own, and prove it",
    status_code=200,
    response_description="The table as it is now",
    responses=refusals(401, 403, 404, 409, 503),
)
async def sign(
    table: FromPath[str],
    data: JSONBody[Signature],
    club: NamedDependency[Club],
    book: NamedDependency[Book],
    authorization: Token = "",
) -> TableInfo:
    book.must_be_kept()
    own = await book.names.owned(data.secret)
    hosted, seat = await person(club, table, authorization)

    def write(record: Record) -> None:
        record.seats[seat].name, record.seats[seat].signed = own.name, own.claim

    kept = hosted.record.seats[seat]
    if (kept.name, kept.signed) != (own.name, own.claim):
        await hosted.change(write)
    return await table_info_for(hosted, token_in(authorization))

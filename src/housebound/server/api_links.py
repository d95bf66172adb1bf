"""How a seat becomes somebody's own, over HTTP: an invitation is exchanged, and a second device let in by a code."""

from __future__ import annotations

import time
from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from housebound.server.api_requests import Token, address_of, person, token_in
from housebound.server.club import Club
from housebound.server.club_book import Book
from housebound.server.errors import ServerError
from housebound.server.http_bodies import Claim, CodeTyped, DeviceCode, LetIn, Taken
from housebound.server.limits import Addresses
from housebound.server.refusals import refusals
from housebound.server.store import Code
from housebound.server.tokens import fingerprint, new_code, plain_code

GOOD_FOR = 300.0
"""Seconds in which a code can be typed."""
A_NAME = ""
"""The table of a code that leads to a name on the club page, and to no table."""


@post(
    "/tables/{table:str}/claim",
    summary="Make a seat one's own: exchange an invitation for the seat's secret",
    response_description="The seat and its secret; the invitation, and any secret before, is worth nothing any more",
    responses=refusals(401, 403, 404, 409, 503),
)
async def claim_seat(
    table: FromPath[str],
    data: JSONBody[Claim],
    club: NamedDependency[Club],
    request: Request[Any, Any, Any],
    authorization: Token = "",
) -> Taken:
    hosted = await club.find(table)
    return Taken(*await hosted.claim(token_in(authorization), data.secret, address_of(request)))


@post(
    "/tables/{table:str}/code",
    summary="A code that lets another device of the same person in",
    response_description="The code, and for how long it is good",
    responses=refusals(401, 403, 404, 409, 503),
)
async def show_code(table: FromPath[str], club: NamedDependency[Club], authorization: Token = "") -> DeviceCode:
    hosted, seat = await person(club, table, authorization)
    code = new_code()
    secret = fingerprint(token_in(authorization))
    await club.store.add_code(Code(fingerprint(plain_code(code)), hosted.id, seat, secret, time.time() + GOOD_FOR))
    return DeviceCode(code, GOOD_FOR)


@post(
    "/codes",
    summary="Come in with the code that another device shows",
    response_description="The table, and a secret of the seat for this device; or a name, and a secret of it",
    responses=refusals(403, 404, 409, 429, 503),
)
async def type_code(
    data: JSONBody[CodeTyped],
    club: NamedDependency[Club],
    addresses: NamedDependency[Addresses],
    book: NamedDependency[Book],
    request: Request[Any, Any, Any],
) -> LetIn:
    addresses.type_code(address_of(request), time.time())
    found = await club.store.take_code(fingerprint(plain_code(data.code)))
    if found is None:
        raise ServerError("no-such-code", "there is no such code, or it is too old: show a new one and type that", 404)
    if found.table_id == A_NAME:
        own = await book.names.let_in(found.secret)
        return LetIn("", "", -1, own.token, own.name)
    hosted = await club.find(found.table_id)
    token = await hosted.let_in(found.seat, found.secret)
    return LetIn(hosted.id, hosted.record.game, found.seat, token)

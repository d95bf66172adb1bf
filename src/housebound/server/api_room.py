"""The room around a table, over HTTP: seats are offered to people, and it is said where the house can be found."""

from __future__ import annotations

import ipaddress
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from housebound.server.api_requests import Token, address_of, existing, token_in
from housebound.server.club import Club
from housebound.server.errors import not_your_seat
from housebound.server.http_bodies import Offer, Place, Taken
from housebound.server.record import BOT
from housebound.server.refusals import refusals


@post(
    "/tables/{table:str}/offer",
    summary="The host offers a seat to a person: a free one, or a bot's, which is free then",
    response_description="The seat, and an invitation to it; earlier ones still work",
    responses=refusals(401, 403, 404, 409, 503),
)
async def offer_seat(
    table: FromPath[str], data: JSONBody[Offer], club: NamedDependency[Club], authorization: Token = ""
) -> Taken:
    hosted = await club.find(table)
    if not hosted.is_host(token_in(authorization)):
        raise not_your_seat()
    seat = existing(hosted, data.seat)
    was_bot = hosted.record.seats[seat].player == BOT
    token = await hosted.invite(seat, data.known)
    if was_bot:
        await hosted.announce(seat, "free")
    return Taken(seat, token)


@get(
    "/place",
    summary="Where this server can be found in its local network",
    response_description="Its addresses, for who asks from its own machine; else none",
)
async def place(state: AppState, request: Request[Any, Any, Any]) -> Place:
    return Place(state["addresses"] if _is_own_machine(address_of(request)) else ())


def _is_own_machine(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False

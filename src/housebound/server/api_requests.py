"""What a request says of whoever makes it: the token of a seat, and the address."""

from __future__ import annotations

from typing import Annotated, Any

from litestar.connection import ASGIConnection
from litestar.params import HeaderParameter

from housebound.server.club import Club
from housebound.server.errors import ServerError
from housebound.server.hosted import HostedTable

Token = Annotated[str, HeaderParameter(name="authorization", description="Bearer and the token of a seat's link")]


def token_in(header: str) -> str:
    """The token of an Authorization header; empty if there is none."""
    kind, _, token = header.partition(" ")
    if header and (kind.lower() != "bearer" or not token.strip()):
        raise ServerError("bad-token", "write the header Authorization: Bearer TOKEN", 401)
    return token.strip()


async def person(club: Club, table: str, authorization: str) -> tuple[HostedTable, int]:
    """The seat whose secret this is. Whoever uses it sits there, also without a live connection."""
    hosted = await club.find(table)
    seat = hosted.person_at(token_in(authorization))
    await hosted.arrive(seat)
    return hosted, seat


def existing(hosted: HostedTable, wanted: int | None) -> int:
    """A seat that the table has."""
    if wanted is None or not 0 <= wanted < len(hosted.record.seats):
        raise ServerError("which-seat", f"say which seat: 0 to {len(hosted.record.seats) - 1}")
    return wanted


def address_of(visitor: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a visitor comes from; behind a proxy that is believed, as the proxy says."""
    return visitor.client.host if visitor.client is not None else ""

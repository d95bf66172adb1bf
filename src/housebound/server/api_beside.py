"""Beside the cardboard over HTTP: what a game asks people who play without a table here, and what follows from it.

Nothing is kept of it: whoever wants the pages, or everything, opens a table with what they were told.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from housebound.kernel import registry
from housebound.kernel.beside import Beside, Found
from housebound.kernel.errors import BadSetting
from housebound.kernel.form import Form
from housebound.server.errors import ServerError
from housebound.server.limits import Limits
from housebound.server.refusals import refusals


class Happened(msgspec.Struct, forbid_unknown_fields=True):
    """What people say has come up on their table, by the keys of the form."""

    seats: int
    said: dict[str, Any] = {}


@get(
    "/games/{name:str}/beside",
    summary="What a game asks people who play it on cardboard",
    response_description="The fields; those of `players.*` are asked of each player",
    responses=refusals(404),
)
async def beside_form(name: FromPath[str]) -> Form:
    return _beside(name).asks


@post(
    "/games/{name:str}/beside",
    summary="What follows from what people say, or what they have to say yet",
    status_code=200,
    response_description="What is asked yet; or the steps with their rules, and what a table is opened with",
    responses=refusals(404, 413),
)
async def find_out(name: FromPath[str], data: JSONBody[Happened], limits: NamedDependency[Limits]) -> Found:
    limits.check_position(data.said)
    beside = _beside(name)
    if data.seats not in beside.seats:
        known = ", ".join(str(count) for count in beside.seats)
        raise BadSetting("is-for-seats-not", "seats", game=beside.name, seats=known, given=data.seats)
    return beside.find_out(data.seats, data.said)


def _beside(name: str) -> Beside:
    beside = registry.find(name).beside
    if beside is None:
        raise ServerError("nothing-beside", f"{name} has nothing to go along with its cardboard", 404)
    return beside

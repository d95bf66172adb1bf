"""Learning a game: its guided first table, and the pictures of the page that shows how it is played."""

from __future__ import annotations

import time
from functools import cache
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from housebound.kernel import registry
from housebound.kernel.scene import scenes_of
from housebound.kernel.seat_view import TableView
from housebound.server.api_requests import address_of
from housebound.server.club import Club
from housebound.server.limits import Addresses
from housebound.server.opening import Opened, guided
from housebound.server.refusals import refusals


class SceneShown(msgspec.Struct, frozen=True):
    """A moment of a game that nobody plays, as one seat sees it: a picture for the page that shows how it is played."""

    name: str
    view: TableView


@post(
    "/games/{name:str}/guide",
    summary="Open the guided first game of a game",
    response_description="The new table, with the secret of the guided seat",
    responses=refusals(404, 429, 503),
)
async def open_guided(
    name: FromPath[str],
    club: NamedDependency[Club],
    addresses: NamedDependency[Addresses],
    request: Request[Any, Any, Any],
) -> Opened:
    addresses.open_table(address_of(request), time.time())
    return await club.add(guided(name))


@get(
    "/games/{name:str}/scenes",
    summary="The pictures of the page that shows how a game is played",
    response_description="Moments of the game, in the order of the page",
    responses=refusals(404),
)
async def scenes(name: FromPath[str]) -> list[SceneShown]:
    return _shown(name)


@cache
def _shown(name: str) -> list[SceneShown]:
    game = registry.find(name)
    return [SceneShown(scene.name, scene.view(game)) for scene in scenes_of(game)]

"""The application: HTTP, WebSocket, errors, headers, health and metrics."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, ValidationException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

import housebound
from housebound.bots.budget import Budget
from housebound.bots.hints import AT_LEISURE
from housebound.kernel.errors import HouseboundError
from housebound.locales import wanted_of
from housebound.server.advising import Advice
from housebound.server.api import API
from housebound.server.api_requests import address_of
from housebound.server.attendants import Attendants
from housebound.server.booking import Clerk
from housebound.server.club import Club
from housebound.server.club_book import Book
from housebound.server.club_standings import Standings
from housebound.server.desk import TooLarge
from housebound.server.docs_page import DocsPage
from housebound.server.errors import ErrorSaid, fault, said
from housebound.server.front import front
from housebound.server.gate import Gate
from housebound.server.invalid import invalid
from housebound.server.limits import Addresses, Limits
from housebound.server.litter import keep_litter_small
from housebound.server.live import Live
from housebound.server.logs import whereabouts
from housebound.server.manual_pages import MANUAL_PAGES
from housebound.server.messages import Failed, encoder
from housebound.server.origins import own_pages
from housebound.server.pages import PAGES
from housebound.server.reading import Readers
from housebound.server.signs import Pulse, metrics, ready
from housebound.server.sockets import opened
from housebound.server.store import Store
from housebound.server.thinking import Thinkers
from housebound.server.tidying import tidy_up

log = logging.getLogger("housebound.server")

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
}


_REFUSED = 4000
"""The code with which a WebSocket is closed after an error."""


class Options(msgspec.Struct):
    """How a server is run."""

    database: str = "sqlite:///housebound.db"
    workers: int = 2
    budget: float = 5.0
    pace: float = 0.0
    grace: float = 30.0
    """Seconds for which clocks stand still after an outage: people need a moment to come back."""
    keep_finished: float | None = None
    """Days for which a table is kept after its game is over; none: for ever."""
    root_path: str = ""
    """Where the house is on its site: `/games/housebound`."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may play here."""
    metrics_for: tuple[str, ...] = ("127.0.0.1", "::1")
    """The addresses that may read the metrics. On a quiet server they would show players what happens unseen."""
    club: bool = False
    """Whether it keeps a club page: results of finished tables by the names that people gave."""
    addresses: tuple[str, ...] = ()
    """Where others in the local network find this server."""
    hint: Budget = AT_LEISURE
    """How long a hint may be thought about."""
    limits: Limits = msgspec.field(default_factory=Limits)


@contextlib.asynccontextmanager
async def _open_house(
    club: Club,
    attendants: Attendants,
    readers: Readers,
    advice: Advice,
    book: Book,
    pulse: Pulse,
    keep_finished: float | None,
) -> AsyncIterator[None]:
    """From the first visitor to the last."""
    await club.open()
    await attendants.open()
    if book.is_kept:
        club.spawn(Clerk(club, readers, book).work())
    if keep_finished is not None:
        club.spawn(tidy_up(club, keep_finished))
    sweeping = asyncio.create_task(keep_litter_small(), name="litter")
    feeling = asyncio.create_task(pulse.feel(), name="pulse")
    try:
        yield
    finally:
        sweeping.cancel()
        feeling.cancel()
        await attendants.close()
        await advice.close()
        await readers.close()
        await club.close()


def create_app(options: Options) -> Litestar:
    club = Club(Store(options.database, options.grace), keeps_book=options.club)
    book = Book(club.store, is_kept=options.club)
    standings = Standings(book)
    attendants = Attendants(club, Thinkers(options.workers, options.budget), options.pace)
    addresses = Addresses(options.limits)
    readers, advice = Readers(options.limits), Advice(options.limits, options.hint)
    pulse = Pulse()
    shared = {
        "club": club,
        "limits": options.limits,
        "addresses": addresses,
        "readers": readers,
        "advice": advice,
        "book": book,
        "standings": standings,
    }
    app = Litestar(
        route_handlers=[API, PAGES, MANUAL_PAGES, live, health, ready, metrics],
        guards=[own_pages(options.origins)],
        request_max_body_size=options.limits.request,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6),
        lifespan=[lambda _: _open_house(club, attendants, readers, advice, book, pulse, options.keep_finished)],
        logging_config=None,  # `logs` sets them up, and nothing may take their place
        dependencies={name: _always(thing) for name, thing in shared.items()},
        exception_handlers=_ANSWERS_TO,
        after_request=_with_headers,
        openapi_config=_docs(),
        state=AppState(
            {
                "club": club,
                "attendants": attendants,
                "pulse": pulse,
                "metrics_for": options.metrics_for,
                "addresses": options.addresses,
                "has_club": options.club,
                "book": book,
                "readers": readers,
            }
        ),
    )
    app.asgi_handler = Gate(front(app.asgi_handler, options.root_path), options.limits, HEADERS)
    return app


def _always(thing: object) -> Provide:
    """The same thing for every request that asks for it by name."""
    return Provide(lambda: thing, sync_to_thread=False)


def _docs() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Housebound",
        version=housebound.__version__,
        path="/docs",
        render_plugins=[DocsPage(), JsonRenderPlugin()],
        use_handler_docstrings=True,
    )


def _with_headers(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def _refuse(asked: ASGIConnection[Any, Any, Any, Any], error: HouseboundError) -> Response[ErrorSaid]:
    refused = said(error)
    sentence = refused.said_in(wanted_of(asked.headers.get("accept-language", "")))
    return _with_headers(Response(sentence, status_code=refused.status, media_type=MediaType.JSON))


def _fault(_: ASGIConnection[Any, Any, Any, Any], error: Exception) -> Response[ErrorSaid]:
    log.error("a request failed", extra={"why": whereabouts(error)})
    return _with_headers(Response(fault().said, status_code=500, media_type=MediaType.JSON))


def _http(asked: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorSaid]:
    codes = {400: "bad-request", 404: "not-found", 405: "bad-method", 413: "too-long", 415: "bad-media-type"}
    detail = error.detail
    if isinstance(error, ValidationException) and error.extra:
        detail = invalid(error.extra if isinstance(error.extra, list) else [error.extra])
    if error.status_code == 405:
        detail = f"{asked.method} is not for this address: /docs says what is"
    refused = ErrorSaid(codes.get(error.status_code, "bad-request"), detail or "this request makes no sense here")
    return _with_headers(Response(refused, status_code=error.status_code, media_type=MediaType.JSON))


def _too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[ErrorSaid]:
    """A body like [[[[… breaks off while it is read."""
    refused = ErrorSaid("bad-request", "this is nested too deeply to be read: nothing here needs that")
    return _with_headers(Response(refused, status_code=400, media_type=MediaType.JSON))


def _too_large(_: Request[Any, Any, Any], __: TooLarge) -> Response[ErrorSaid]:
    """A number of more than 64 bits. An overflow anywhere else is a fault of ours, and is seen as one."""
    refused = ErrorSaid("bad-request", "a number in this is too large to be read: nothing here needs such numbers")
    return _with_headers(Response(refused, status_code=400, media_type=MediaType.JSON))


_ANSWERS_TO: Final[dict[int | type[Exception], Any]] = {
    HouseboundError: _refuse,
    HTTPException: _http,
    ValidationException: _http,
    RecursionError: _too_deep,
    TooLarge: _too_large,
    Exception: _fault,
}


@websocket("/api/tables/{table:str}/live", opt={"exclude_from_auth": True})
async def live(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    club: NamedDependency[Club],
    limits: NamedDependency[Limits],
) -> None:
    """A live connection to a table. `docs/server.md` describes its messages."""
    await socket.accept()
    try:
        hosted = await club.find(table)
        async with opened(socket) as wire:
            await Live(hosted, wire, limits, address_of(socket)).run()
    except HouseboundError as error:
        refused = said(error).said
    except TimeoutError:
        refused = ErrorSaid("silent", "you said nothing: connect again and say who you are")
    except (WebSocketDisconnect, OSError):
        return  # the other side is gone
    except Exception as error:
        log.error("a connection failed", extra={"table": table, "why": whereabouts(error)})
        refused = fault().said
    with contextlib.suppress(Exception):
        message = Failed(refused.code, refused.sentence, refused.rules)
        await socket.send_data(encoder.encode(message).decode(), mode="text")
        await socket.close(code=_REFUSED)


@get("/health", include_in_schema=False)
async def health(club: NamedDependency[Club]) -> dict[str, str]:
    """Whether this process can serve: its database can be written to and read."""
    await club.store.check_up()
    return {"status": "ok", "version": housebound.__version__}

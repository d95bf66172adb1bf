"""To host: a server for tables of every game."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import ssl
import sys
import threading
import webbrowser
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer

from housebound.bots.agents import introduce
from housebound.commands.extras import needing
from housebound.commands.page import Page
from housebound.commands.speaking import language, say
from housebound.kernel import registry
from housebound.kernel.errors import BadSetting, HouseboundError

_TURN = 0.0005
"""Seconds after which a thread lets another one run: whoever stores moves must not wait for whoever shows them."""
_AT_THE_DOOR = 2048
"""Connections that wait while the server starts."""
_LOCAL = ("127.0.0.1", "localhost", "::1")


def serve(
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8025,
    database: Annotated[str, typer.Option()] = "sqlite:///housebound.db",
    workers: Annotated[int, typer.Option(min=1, max=64)] = 2,
    budget: Annotated[float, typer.Option(min=0.1)] = 5.0,
    pace: Annotated[
        float,
        typer.Option(min=0.0, max=10.0),
    ] = 0.15,
    grace: Annotated[float, typer.Option(min=0.0)] = 30.0,
    keep_finished: Annotated[
        float | None,
        typer.Option(min=0.0, metavar="DAYS"),
    ] = None,
    certificate: Annotated[str | None, typer.Option()] = None,
    key: Annotated[str | None, typer.Option()] = None,
    root_path: Annotated[str, typer.Option(metavar="PATH")] = "",
    allow_origin: Annotated[
        list[str] | None,
        typer.Option("--allow-origin", metavar="URL"),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option("--limit", metavar="NAME=NUMBER"),
    ] = None,
    agent: Annotated[
        list[Path] | None,
        typer.Option("--agent", metavar="FILE"),
    ] = None,
    club: Annotated[bool, typer.Option("--club")] = False,
    relieve: Annotated[
        int | None,
        typer.Option(min=2, metavar="PID"),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    """Host tables of every game for people, programs and bots.

    Example: housebound serve --port 8025 --database sqlite:///club.db
    """
    _see_certificate(certificate, key)
    root_path = f"/{root_path.strip('/')}".rstrip("/")
    # First of all: after a restart people wait at the door, and are not turned away.
    listener = _listen(host, port) if relieve is None else None
    with needing("server", "needed-for-hosting"):
        from housebound.server.addresses import network_addresses
        from housebound.server.app import Options, create_app
        from housebound.server.database import is_kept
        from housebound.server.errors import ServerError
        from housebound.server.limits import Limits
        from housebound.server.logs import set_up_logs
        from housebound.server.origins import sites
        from housebound.server.relief import once_free, tell_to_stop
        from housebound.server.running import run
        from housebound.server.sole_process import alone_at
        from housebound.server.store import check

    for file in agent or ():
        introduce(file)
    if club:
        with needing("tournament", "needed-for-ratings"):
            import openskill  # noqa: F401 - here it is only seen whether it is there
    set_up_logs()
    sys.setswitchinterval(_TURN)
    if host not in _LOCAL and certificate is None:
        _warn_of_listeners()
    limits = Limits.read(limit or ())
    scheme, port = "https" if certificate else "http", port if listener is None else listener.getsockname()[1]
    elsewhere = network_addresses(scheme, host, port, root_path)
    options = Options(
        database=database,
        workers=workers,
        budget=budget,
        pace=pace,
        grace=grace,
        keep_finished=keep_finished,
        root_path=root_path,
        origins=sites(allow_origin or ()),
        club=club,
        addresses=elsewhere,
        limits=limits,
    )
    app = create_app(options)
    with ExitStack() as place:
        if relieve is not None:
            _load_everything()
            tell_to_stop(relieve)
            listener = once_free(lambda: _listen(host, port), typer.BadParameter)
            once_free(lambda: place.enter_context(alone_at(database)), ServerError)
        else:
            place.enter_context(alone_at(database))
            threading.Thread(target=_load_everything, name="loading", daemon=True).start()
        asyncio.run(check(database))
        _welcome(scheme, host, port, open_page)
        for address in elsewhere:
            Page().print(say("serve-elsewhere", address=address))
        if not is_kept(database):
            Page().print(say("serve-in-memory"))
        if keep_finished is not None:
            Page().print(say("serve-keeps", days=f"{keep_finished:g}"))
        assert listener is not None
        run(app, listener, limits, certificate, key, is_public=host not in _LOCAL)


def _see_certificate(certificate: str | None, key: str | None) -> None:
    """Before anybody is told where to come: whether it is one, with its key."""
    if certificate is None:
        if key is not None:
            raise BadSetting("key-without-certificate")
        return
    try:
        # A key that asks for a password has nobody to answer it: it does not fit.
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key, password="")
    except OSError as error:
        why = HouseboundError("certificate-does-not-fit") if isinstance(error, ssl.SSLError) else error
        raise BadSetting(
            "certificate-cannot-be-used", certificate=certificate, key=key or certificate, why=why
        ) from None


def _welcome(scheme: str, host: str, port: int, open_page: bool) -> None:
    """Say where to come, or go there."""
    url = f"{scheme}://{f'[{host}]' if ':' in host else host}:{port}/"
    Page().print(say("serve-listens", url=url))
    if open_page:
        threading.Timer(1.0, webbrowser.open, [url]).start()  # by then it listens


def _warn_of_listeners() -> None:
    logging.getLogger("housebound.server").warning(
        "served beyond this machine without TLS: seat links can be read on the way; use --certificate or a proxy"
    )


def _load_everything() -> None:
    """Before somebody waits for it. What is loaded stays: the collector need never look through it again."""
    for name in registry.names():
        registry.find(name)
    gc.collect()
    gc.freeze()


def _listen(host: str, port: int) -> socket.socket:
    if not host.strip():
        raise BadSetting("listen-where")
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=_AT_THE_DOOR)
    except OSError as error:
        said = str(error.strerror or error).partition(" (while")[0]  # Python adds which address that was, as it has it
        why = BadSetting("cannot-listen", host=host, port=port, why=said).in_language(language())
        raise typer.BadParameter(why, param_hint="--host, --port") from None

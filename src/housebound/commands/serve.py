"""To host: a server for tables of every game."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import threading
import webbrowser
from typing import Annotated

import typer

from housebound.commands.extras import needing
from housebound.commands.page import Page
from housebound.kernel import registry

_TURN = 0.0005
"""Seconds after which a thread lets another one run: whoever stores moves must not wait for whoever shows them."""
_AT_THE_DOOR = 2048
"""Connections that wait while the server starts."""
_LOCAL = ("127.0.0.1", "localhost", "::1")


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on; 0: any that is free.")] = 8025,
    database: Annotated[
        str, typer.Option(help="Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.")
    ] = "sqlite:///housebound.db",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = 2,
    budget: Annotated[float, typer.Option(min=0.1, help="Seconds a bot may think.")] = 5.0,
    pace: Annotated[
        float,
        typer.Option(
            min=0.0, max=10.0, help="Seconds a bot takes at least; the page shows it at each person's own pace."
        ),
    ] = 0.15,
    grace: Annotated[
        float, typer.Option(min=0.0, help="Seconds for which clocks stand still after a start or an outage.")
    ] = 30.0,
    keep_finished: Annotated[
        float | None,
        typer.Option(min=0.0, metavar="DAYS", help="Delete tables so many days after the end of their game."),
    ] = None,
    certificate: Annotated[str | None, typer.Option(help="A TLS certificate file.")] = None,
    key: Annotated[str | None, typer.Option(help="The key of the TLS certificate.")] = None,
    root_path: Annotated[
        str, typer.Option(metavar="PATH", help="Where the house is on its site, if a proxy leaves that in the address.")
    ] = "",
    allow_origin: Annotated[
        list[str] | None,
        typer.Option("--allow-origin", metavar="URL", help="A site whose pages may play here too; repeat it."),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option("--limit", metavar="NAME=NUMBER", help="Change a limit (docs/server.md lists them); repeat it."),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Host tables of every game for people, programs and bots.

    Example: housebound serve --port 8025 --database sqlite:///club.db
    """
    listener = _listen(host, port)  # first of all: after a restart people wait at the door, and are not turned away
    with needing("server", "hosting tables"):
        from housebound.server.addresses import network_addresses
        from housebound.server.app import Options, create_app
        from housebound.server.limits import Limits
        from housebound.server.logs import set_up_logs
        from housebound.server.running import run
        from housebound.server.sole_process import alone_at
        from housebound.server.store import check

    set_up_logs()
    sys.setswitchinterval(_TURN)
    if host not in _LOCAL and certificate is None:
        _warn_of_listeners()
    limits = Limits.read(limit or ())
    scheme, port = "https" if certificate else "http", listener.getsockname()[1]
    elsewhere = network_addresses(scheme, host, port, root_path)
    options = Options(
        database=database,
        workers=workers,
        budget=budget,
        pace=pace,
        grace=grace,
        keep_finished=keep_finished,
        root_path=root_path,
        origins=tuple(allow_origin or ()),
        addresses=elsewhere,
        limits=limits,
    )
    with alone_at(database):
        asyncio.run(check(database))
        app = create_app(options)
        threading.Thread(target=_load_everything, name="loading", daemon=True).start()
        _welcome(scheme, host, port, open_page)
        for address in elsewhere:
            Page().print(f"Others in your network find it at {address}")
        if keep_finished is not None:
            Page().print(f"Tables are deleted {keep_finished:g} days after the end of their game")
        run(app, listener, limits, certificate, key, is_public=host not in _LOCAL)


def _welcome(scheme: str, host: str, port: int, open_page: bool) -> None:
    """Say where to come, or go there."""
    url = f"{scheme}://{f'[{host}]' if ':' in host else host}:{port}/"
    Page().print(f"Housebound listens on {url}")
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
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=_AT_THE_DOOR)
    except OSError as error:
        why = f"cannot listen on {host}, port {port}: {error.strerror}; choose another one"
        raise typer.BadParameter(why, param_hint="--host or --port") from None

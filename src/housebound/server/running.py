"""The process that serves: how uvicorn is run, and how it comes to an end."""

from __future__ import annotations

import logging
import os
import socket
import threading
from types import FrameType
from typing import Any, Final

import uvicorn
from litestar import Litestar

from housebound.server.doors import put_up
from housebound.server.limits import Limits
from housebound.server.open_files import as_many_files_as_allowed

log = logging.getLogger("housebound.server")

_FINISH: Final = 5
"""Seconds in which requests that are being answered may come to their end after the server was told to stop."""
AT_MOST: Final = 15.0
"""Seconds after which it has stopped, whatever visitors, bots and the database do."""


_ALWAYS_TLS: Final = ("Strict-Transport-Security", "max-age=31536000")
"""Browsers that have come by TLS once come by TLS for a year."""


class PunctualServer(uvicorn.Server):
    """Ends in time. Nothing is lost by that: what was acknowledged is stored."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            last_call = threading.Timer(AT_MOST, _end)
            last_call.daemon = True
            last_call.start()
        super().handle_exit(sig, frame)


def _end() -> None:
    log.warning("something does not come to its end: stopped without it")
    os._exit(1)


def run(
    app: Litestar, listener: socket.socket, limits: Limits, certificate: str | None, key: str | None, *, is_public: bool
) -> None:
    """Serve until somebody stops this process. `is_public`: not under a name that every machine has for itself."""
    any_app: Any = app  # Litestar's and uvicorn's words for the same interface differ
    config = uvicorn.Config(
        any_app,
        ssl_certfile=certificate,
        ssl_keyfile=key,
        headers=[_ALWAYS_TLS] if certificate is not None and is_public else [],
        access_log=False,
        log_config=None,
        ws_max_size=1 << 16,
        ws_per_message_deflate=False,  # the doors say how messages are packed
        timeout_graceful_shutdown=_FINISH,
    )
    put_up(config, limits, as_many_files_as_allowed())
    PunctualServer(config).run(sockets=[listener])

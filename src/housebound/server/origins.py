"""Whose pages may speak to this server: its own, and those of sites that whoever runs it has named.

A browser carries a page's requests to any server. There are no cookies here that they could bring along, but a page of
another site could open tables in its visitors' names and use up their addresses' share. Browsers say where a page comes
from; programs say nothing, and may do everything.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from housebound.kernel.errors import BadSetting
from housebound.server.errors import ServerError

_HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
ANYWHERE: Final = "*"
_SITE: Final = re.compile(r"[a-z][a-z0-9+.-]*://[^/\s?#]+")

Guard = Callable[[ASGIConnection[Any, Any, Any, Any], BaseRouteHandler], None]


def sites(named: Iterable[str]) -> tuple[str, ...]:
    """As browsers name them. What no browser would say of any page is refused: it would let in nobody.

    >>> sites(["https://club.example/", "*"])
    ('https://club.example', '*')
    """
    found = tuple(one.strip().rstrip("/").lower() for one in named)
    for one in found:
        if one != ANYWHERE and not _SITE.fullmatch(one):
            raise BadSetting("is-no-site", origin=repr(one))
    return found


def own_pages(allowed: Iterable[str]) -> Guard:
    """Refuses what changes something, and live connections, if the page behind them is another site's."""
    others = {one.rstrip("/").lower() for one in allowed}

    def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        if connection.scope.get("method") in _HARMLESS or ANYWHERE in others:
            return
        headers = connection.headers
        site, origin = headers.get("sec-fetch-site"), headers.get("origin", "").lower()
        host = origin.partition("://")[2]
        is_own = site in ("same-origin", "none") or host == headers.get("host", "").lower()
        if (site or origin) and not is_own and origin not in others:
            sentence = "pages of another site may not do this: open this server's own page, or ask its host to allow it"
            raise ServerError("foreign-origin", sentence, 403)

    return guard

"""The browser client: files that were built into this package, sent as they are.

But for what people may read before the page has loaded its texts: that is said in the language that they wish for.
`client/` is their source. A checkout without a built page says how to build it; a wheel always has one.
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from litestar import Response, Router, get
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from housebound.locales import languages, speech, wanted_of
from housebound.server import manual_pages
from housebound.server.not_built import BY_LANGUAGE, not_built
from housebound.server.texts import Wishes

PAGE = Path(__file__).parent / "page"
_TEXT: Final = re.compile("%([a-z]+(?:-[a-z]+)*)%")
_FOREVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
_LONGEST_NAME = 100
"""No file of ours is called anything longer, and a file system would fail on it."""
_KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


@get("/", include_in_schema=False)
async def index(state: AppState, wishes: Wishes = "") -> Response[bytes]:
    """The one page; where in it the visitor is stays in the browser."""
    path = PAGE / "index.html"
    if not path.is_file():
        return not_built("page-not-built", wishes)
    page = _offering(path.read_text(encoding="utf-8"), has_club=state["has_club"])
    headers = {"Cache-Control": "no-cache", **BY_LANGUAGE}
    return Response(_said(page, wanted_of(wishes), html.escape).encode(), media_type=_KINDS[".html"], headers=headers)


def _offering(page: str, *, has_club: bool) -> str:
    """The page, told whether there is a manual beside it and a club page in it: what is not there is not offered.

    It also brings the one sentence that it cannot ask the server for.
    """
    manual = '<link rel="help" href="manual/">' if manual_pages.is_built() else ""
    club = '<meta name="club" content="yes">' if has_club else ""
    silence = "".join(
        f'<meta name="no-answer" lang="{one}" content="{html.escape(speech(language=one).say("page-no-answer"))}">'
        for one in languages()
    )
    return page.replace("</head>", manual + club + silence + "</head>", 1)


def _said(text: str, language: str, written: Callable[[str], str]) -> str:
    """A file with its texts, in a language: `%page-motto%` stands for one, `%language%` for the language."""
    words = speech(language=language)
    return _TEXT.sub(lambda found: written(language if found[1] == "language" else words.say(found[1])), text)


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest(wishes: Wishes = "") -> Response[bytes]:
    """What a phone is told when the page is put on its home screen."""
    path = PAGE / "manifest.webmanifest"
    if not path.is_file():
        raise NotFoundException("there is nothing here")
    text = _said(path.read_text(encoding="utf-8"), wanted_of(wishes), lambda said: json.dumps(said)[1:-1])
    headers = {"Cache-Control": "public, max-age=3600", **BY_LANGUAGE}
    return Response(text.encode(), media_type=_KINDS[path.suffix], headers=headers)


@get("/{name:str}", include_in_schema=False)
async def top_file(name: FromPath[str]) -> Response[bytes]:
    return _file(PAGE / name, "public, max-age=3600")


@get("/assets/{name:str}", include_in_schema=False)
async def asset(name: FromPath[str]) -> Response[bytes]:
    return _file(PAGE / "assets" / name, _FOREVER)


def _file(path: Path, cached: str) -> Response[bytes]:
    """A file of the page and no other: a name with a path in it never gets here, and kinds we do not ship are none."""
    if path.suffix not in _KINDS or len(path.name) > _LONGEST_NAME or not path.is_file():
        raise NotFoundException("there is nothing here")
    return Response(path.read_bytes(), media_type=_KINDS[path.suffix], headers={"Cache-Control": cached})


PAGES = Router("/", route_handlers=[index, manifest, top_file, asset])

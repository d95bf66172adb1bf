"""The manual, as `make docs` built it into the package: files, sent as they are, under /manual.

The pages of haunts are kept shut here: whoever plays must not read what the other side wants (test_texts). Whoever
asks for one is sent to a page that says so.
"""

from __future__ import annotations

from pathlib import Path, PurePosixPath
from typing import Any, Final

from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from housebound.server.not_built import not_built
from housebound.server.texts import Wishes

MANUAL: Final = Path(__file__).parent / "manual"
_HAUNTS: Final = "rules/haunts/"
_KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
_LONGEST_PATH: Final = 200


def is_built() -> bool:
    """Whether this package or checkout has the manual."""
    return (MANUAL / "index.html").is_file()


@get("/", include_in_schema=False)
async def first_page(request: Request[Any, Any, Any], wishes: Wishes = "") -> Response[bytes]:
    if not request.scope["raw_path"].endswith(b"/"):  # its links are beside it: without the stroke they lead elsewhere
        return Response(b"", status_code=308, headers={"Location": "manual/"})
    if not is_built():
        return not_built("manual-not-built", wishes)
    return _file(MANUAL / "index.html")


@get("/{path:path}", include_in_schema=False)
async def page(path: FromPath[PurePosixPath]) -> Response[bytes]:
    """A file of the manual and no other. A haunt's page is not for whoever might be playing it."""
    name = str(path).lstrip("/")
    if is_shut(name):
        return Response(b"", status_code=303, headers={"Location": "../" * name.count("/") + "closed.html"})
    if len(name) > _LONGEST_PATH or ".." in path.parts or "\0" in name:
        raise NotFoundException("there is nothing here")
    return _file(MANUAL / name)


def is_shut(name: str) -> bool:
    """Whether a page may tell what one side of a haunt must not know.

    >>> is_shut("rules/haunts/h01.html"), is_shut("rules/haunts/index.html"), is_shut("rules/betrayal.html")
    (True, False, False)
    """
    secret = name.startswith(_HAUNTS) or (name.startswith("source/") and ("haunts/h" in name or "betrayal-h" in name))
    return secret and name != f"{_HAUNTS}index.html"


def _file(path: Path) -> Response[bytes]:
    if path.suffix not in _KINDS or not path.is_file():
        raise NotFoundException("there is nothing here")
    headers = {"Cache-Control": "public, max-age=3600" if path.suffix not in (".html", ".json") else "no-cache"}
    return Response(path.read_bytes(), media_type=_KINDS[path.suffix], headers=headers)


MANUAL_PAGES = Router("/manual", route_handlers=[first_page, page])

"""The browser client: files that were built into this package, sent as they are.

`client/` is their source. A checkout without a built page says how to build it; a wheel always has one.
"""

from __future__ import annotations

from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

PAGE = Path(__file__).parent / "page"
_NOT_BUILT = "The page is not built yet. In a checkout: make page. The interface for programs is at /docs.\n"
_FOREVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
_LONGEST_NAME = 100
"""No file of ours is called anything longer, and a file system would fail on it."""
_KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


@get("/", include_in_schema=False)
async def index() -> Response[bytes]:
    """The one page; where in it the visitor is stays in the browser."""
    path = PAGE / "index.html"
    if not path.is_file():
        return Response(_NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=503)
    return Response(path.read_bytes(), media_type=_KINDS[".html"], headers={"Cache-Control": "no-cache"})


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


PAGES = Router("/", route_handlers=[index, top_file, asset])

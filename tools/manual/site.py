"""From pages to a site that a strict server can serve: nothing from elsewhere, and no script inside a page."""

from __future__ import annotations

import hashlib
import io
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace, patch_docutils

from tools.manual.links import DOCS, ROOT
from tools.manual.pages import gather

SITE: Final = ROOT / "src/housebound/server/manual"
WORK: Final = ROOT / "build/manual"
_MADE: Final = frozenset({"__pycache__", "node_modules", SITE.name, "page"})
"""Folders that are made from others."""
_INLINE = re.compile(r"<script>(.+?)</script>", re.S)
_UNWANTED: Final = (".buildinfo", "objects.inv", "_sources", ".doctrees", "genindex.html", "py-modindex.html")


def built() -> Path | None:
    """The site as `make docs` has left it; None if there is none, or what it is made from has changed since."""
    index = SITE / "index.html"
    if not index.is_file():
        return None
    since = index.stat().st_mtime
    return None if any(path.stat().st_mtime > since for path in _sources()) else SITE


def _sources() -> Iterator[Path]:
    """Whatever a page of the manual can be made from, or show."""
    for top in ("docs", "src", "tools", "tests", "client/src", "deploy", "examples", "bench"):
        for folder, folders, files in os.walk(ROOT / top):
            folders[:] = [name for name in folders if name not in _MADE and not name.endswith(".egg-info")]
            yield from (Path(folder, name) for name in files)
    yield from ROOT.glob("*.md")


def build(site: Path = SITE, work: Path = WORK, *, quiet: bool = True) -> None:
    """Make the site. Whatever Sphinx warns of is a fault: a link that leads nowhere, a page in no chapter."""
    gather(work / "pages")
    shutil.rmtree(site, ignore_errors=True)
    warned = io.StringIO()
    with patch_docutils(DOCS), docutils_namespace():
        app = Sphinx(
            work / "pages",
            DOCS,
            site,
            work / "doctrees",
            "html",
            status=None,
            warning=warned,
        )
        app.build()
    if warned.getvalue():
        raise SystemExit(f"the manual has faults:\n{warned.getvalue()}")
    for name in _UNWANTED:
        path = site / name
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
    for page in site.rglob("*.html"):
        page.write_text(_without_inline_scripts(page, site), encoding="utf-8")
    if not quiet:
        size = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
        print(f"{site / 'index.html'}: {len(list(site.rglob('*.html')))} pages, {size / 1e6:.1f} MB")


def _without_inline_scripts(page: Path, site: Path) -> str:
    """The page with each script that stood in it in a file of its own: the server allows no other."""
    up = "../" * (len(page.relative_to(site).parts) - 1)

    def move(match: re.Match[str]) -> str:
        name = f"{hashlib.sha256(match[1].encode()).hexdigest()[:12]}.js"
        (site / "_static" / name).write_text(match[1], encoding="utf-8")
        return f'<script src="{up}_static/{name}"></script>'

    return _INLINE.sub(move, page.read_text(encoding="utf-8"))

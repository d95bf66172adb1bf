"""Everything that the manual is made of, gathered in one folder for Sphinx."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from tools.manual.contents import contents, homeless
from tools.manual.library import reference
from tools.manual.links import DOCS, MOVED, ROOT, linked
from tools.manual.rule_pages import rule_pages
from tools.manual.schemas import file_list, schema_files
from tools.manual.sources import source_pages

_PICTURES: Final = ("*.png", "*.svg")


def gather(folder: Path) -> None:
    """Write every page and picture into an empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    for name, text in _pages().items():
        path = folder / f"{name}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for name, text in schema_files().items():
        path = folder / "schemas" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for pattern in _PICTURES:
        for picture in DOCS.rglob(pattern):
            goal = folder / picture.relative_to(DOCS)
            goal.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(picture, goal)


def _pages() -> dict[str, str]:
    """Page -> its Markdown. A page of docs/ that no chapter has is a fault."""
    pages, rules = rule_pages()
    cited: set[Path] = set()
    for path, name in our_pages().items():
        pages[name] = linked(path.read_text(encoding="utf-8"), path, cited, rules)
    pages["library"] += "\n" + reference()
    pages["schemas"] += file_list()
    pages |= source_pages(cited)
    if lost := homeless(pages):
        raise LookupError(f"no chapter of tools/manual/contents.py has these pages: {', '.join(lost)}")
    pages["index"] += "\n" + contents(pages)
    return pages


def our_pages() -> dict[Path, str]:
    """The Markdown files of ours that are pages of the manual, each with its name there."""
    pages = {path: path.relative_to(DOCS).with_suffix("").as_posix() for path in sorted(DOCS.rglob("*.md"))}
    return pages | {ROOT / file: name for file, name in MOVED.items() if name not in pages.values()}

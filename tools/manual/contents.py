"""The contents of the manual: which page stands in which chapter. A page that nobody has written yet is left out."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

CHAPTERS: Final = {
    "Play": ("play", "box", "editor", "rules/betrayal", "rules/haunts/index", "rules/room25", "rules/terrorscape"),
    "Host": ("hosting", "club", "server"),
    "Study": ("study", "atlas", "atlas/index", "haunts", "bots", "notations"),
    "Research": ("research", "library", "views", "protocol", "schemas"),
    "Make": ("walk", "haunt", "tutorial", "bot", "translating", "contributing", "changes"),
}
SHORT: Final = {
    "rules/betrayal": "Betrayal: the rulebook",
    "rules/room25": "Room 25: the rulebook",
    "rules/terrorscape": "Terrorscape: the rulebook",
    "protocol": "The line protocol",
    "bots": "How the bots play",
    "notations": "Tapes, positions, scenarios",
    "changes": "What has changed",
}
"""Titles that are too long for the sidebar."""
BESIDE: Final = ("index", "closed", "source/index")
"""Pages that are reached another way."""


def contents(written: Collection[str]) -> str:
    """The tables of contents of the first page, hidden there: the sidebar shows them."""
    parts = []
    for chapter, pages in CHAPTERS.items():
        found = [f"{SHORT[page]} <{page}>" if page in SHORT else page for page in pages if page in written]
        parts += ["```{toctree}", ":hidden:", f":caption: {chapter}", "", *found, "```", ""]
    return "\n".join(parts)


def homeless(written: Collection[str]) -> list[str]:
    """Pages of docs/ that stand in no chapter: nobody would find them."""
    known = {*BESIDE, *(page for pages in CHAPTERS.values() for page in pages)}
    return sorted(page for page in written if page not in known and not page.startswith(("source/", "rules/")))

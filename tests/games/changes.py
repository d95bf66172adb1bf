"""What has changed on a seat's board since it was last drawn: golden games are short and can be read."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Any

from rich.text import Text

from housebound.kernel.game import Game
from housebound.kernel.seat_view import TableView
from housebound.locales import speech


def changed(before: list[str], after: list[str]) -> list[str]:
    """The lines that went and those that came, place by place.

    By the matching blocks alone: how `difflib.ndiff` pairs lines that are alike differs from Python to Python.

    >>> changed(["hall", "lamp", "door"], ["hall", "lamps", "door", "key"])
    ['- lamp', '+ lamps', '+ key']
    """
    lines: list[str] = []
    for kind, gone, gone_end, come, come_end in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if kind != "equal":
            lines += [f"- {line}" for line in before[gone:gone_end]]
            lines += [f"+ {line}" for line in after[come:come_end]]
    return lines


class Changes:
    """Draws a seat's board as the lines that have changed since it was last drawn."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._seen: dict[int, list[str]] = {}
        self._words = speech(game.name)

    def __call__(self, view: TableView) -> str:
        lines = Text.from_markup(self._game.text(view.board, self._words)).plain.splitlines()
        before = self._seen.get(view.seat, [])
        self._seen[view.seat] = lines
        return "\n".join(changed(before, lines))

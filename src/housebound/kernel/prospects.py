"""What the answers to a question lead to, as numbers: a game may declare it beside its layout (`Game.prospects`).

A layout (`kernel.layout`) writes what a seat sees. A program that learns from that must find out by itself what every
answer does, on every space of the board. Prospects say it: a row of numbers for each answer that is offered, made
from the seat's view and from nothing else, so that a small network can weigh the answers one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from housebound.kernel.script import Option


@mypyc_attr(allow_interpreted_subclasses=True)
class Prospects:
    """Numbers by name: of the position, the same for all answers, and of each answer."""

    def __init__(self, version: int, situation: tuple[str, ...], answer: tuple[str, ...]) -> None:
        self.version = version
        """Grows whenever a number changes its place or its meaning."""
        self.situation = situation
        self.answer = answer

    def numbers(
        self, board: Any, prompt: str, subject: int, options: Sequence[Option]
    ) -> tuple[list[float], list[list[float]]]:
        """For the question `prompt` about `subject`: the numbers of the position, and a row for each of the options."""
        raise TypeError("prospects must say how they are written")

"""The haunts that are present, by number."""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.haunts.haunt import Haunt

PRESENT: Final[dict[int, Haunt]] = {}
"""Number -> haunt. Each haunt's module enters itself when it is imported."""


def present(haunt: type[Haunt]) -> None:
    """This haunt can be played."""
    PRESENT[haunt.number] = haunt()


def haunt_numbered(number: int) -> Haunt:
    return PRESENT[number]

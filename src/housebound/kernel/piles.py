"""Where a chance outcome comes from at a physical table: which pile, and how much of it is left."""

from __future__ import annotations

from typing import NamedTuple


class Pile(NamedTuple):
    """A pile, bag or deck by its name (the message `draw-pile-<name>`), and how many pieces are left in it.

    Where several are drawn in a row, `nth` says which of them it is, and `of` how many they are.
    """

    name: str
    left: int
    nth: int = 0
    of: int = 0

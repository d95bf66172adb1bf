"""How long a player may think: so many play-outs, or so many milliseconds."""

from __future__ import annotations

import re
from time import perf_counter
from typing import Final

import msgspec

from housebound.kernel.errors import BadSetting

_WRITTEN: Final = re.compile(r"(\d+)(ms)?")


class Budget(msgspec.Struct, frozen=True):
    """Play-outs for one decision, or milliseconds; with play-outs the same seed gives the same choice."""

    playouts: int = 0
    milliseconds: int = 0

    @classmethod
    def read(cls, text: str) -> Budget:
        """`200` play-outs, or `500ms`.

        >>> Budget.read("500ms").milliseconds
        500
        """
        match = _WRITTEN.fullmatch(text.strip())
        if match is None or not int(match[1]):
            raise BadSetting("is-no-budget-write-play-outs-such-as", text=repr(text))
        return cls(milliseconds=int(match[1])) if match[2] else cls(playouts=int(match[1]))

    def __str__(self) -> str:
        return f"{self.milliseconds}ms" if self.milliseconds else str(self.playouts)


class Purse:
    """A budget that is being spent, in equal shares for so many rounds."""

    def __init__(self, budget: Budget, rounds: int) -> None:
        self._budget = budget
        self._rounds = rounds
        self._began = perf_counter()
        self.spent = 0
        """Play-outs so far."""

    def lasts(self, nth: int, next_playouts: int) -> bool:
        """Whether so many more play-outs can be had before the nth round (from 1) has used up its share."""
        share = nth / self._rounds
        if self._budget.milliseconds:
            ahead = next_playouts * self._pace()
            return (perf_counter() - self._began + ahead) * 1000 <= self._budget.milliseconds * share
        return self.spent + next_playouts <= self._budget.playouts * share

    def _pace(self) -> float:
        """Seconds that a play-out has taken so far."""
        return (perf_counter() - self._began) / self.spent if self.spent else 0.0

"""The dice that a bot may throw while it thinks: a stream of its own for every decision.

Setting a stream going takes as long as many an answer, and most answers throw no dice. So one stream is kept for each
thread, and set going for a decision when its first number is asked for.
"""

from __future__ import annotations

import threading
from random import Random


class Stream(Random):
    """The numbers that `Random(words)` would give, once somebody asks for one."""

    def __init__(self) -> None:
        super().__init__(0)
        self._words = ""

    def begin(self, words: str) -> Stream:
        """From here on the numbers of these words."""
        self._words = words
        self.gauss_next: float | None = None  # half of a pair that was thrown before
        return self

    def _set_going(self) -> None:
        words, self._words = self._words, ""
        self.seed(words)

    def random(self) -> float:
        if self._words:
            self._set_going()
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        if self._words:
            self._set_going()
        return super().getrandbits(k)


class _Kept(threading.local):
    def __init__(self) -> None:
        self.stream = Stream()


_kept = _Kept()


def stream_for(words: str) -> Random:
    """A stream until the next one is wanted in this thread."""
    return _kept.stream.begin(words)

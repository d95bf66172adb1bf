"""A generator at its end. This module is never compiled (see `setup.py`).

Whoever goes on with a finished generator of Python's own is answered at once; a compiled one makes an error with a
traceback first, and what happens at every step of a game must not cost that.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final


def _finished() -> Generator[Any, Any, None]:
    return
    yield


FINISHED: Final = _finished()
next(FINISHED, None)

"""What commands print on."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from rich.console import Console


class Page(Console):
    """Standard output, which whoever reads it may close early: that is no failure."""

    def __init__(self, width: int | None = None) -> None:
        super().__init__(highlight=False, width=width)

    def on_broken_pipe(self) -> NoReturn:
        forget_output()
        raise SystemExit(0)


def forget_output() -> None:
    """Let nothing more reach the closed pipe, also not when Python shuts down."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

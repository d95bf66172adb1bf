"""What commands print on, and read from."""

from __future__ import annotations

import io
import os
import sys
from typing import Any, NoReturn

from rich.console import Console
from rich.table import Table


class Page(Console):
    """Standard output, which whoever reads it may close early: that is no failure."""

    def __init__(self, width: int | None = None) -> None:
        super().__init__(highlight=False, width=width)

    def on_broken_pipe(self) -> NoReturn:
        forget_output()
        raise SystemExit(0)


class Grid(Table):
    """A table on a page. In a narrow column words are broken, not cut short: half an option cannot be typed."""

    def add_column(self, *given: Any, **more: Any) -> None:
        super().add_column(*given, **{"overflow": "fold", **more})


def open_streams() -> None:
    """A stream that somebody closed is there and empty; a sign that the output does not know is a question mark."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 - as long as the process
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - the same
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def forget_output() -> None:
    """Let nothing more reach the closed pipe, also not when Python shuts down."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

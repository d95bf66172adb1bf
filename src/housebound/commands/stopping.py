"""Ctrl-C during long work asks for its end: what is done is kept and shown. A second one ends it at once."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from types import FrameType, TracebackType

import typer

from housebound.commands.speaking import say

STOPPED = 130
"""The exit code of a command that was stopped by Ctrl-C, as shells have it."""


class Stopping:
    """While it is entered, Ctrl-C only sets a flag, which other processes may share."""

    def __init__(self) -> None:
        self.flag = multiprocessing.Event()
        self._before: Callable[[int, FrameType | None], object] | int | None = None

    @property
    def asked(self) -> bool:
        return self.flag.is_set()

    def __enter__(self) -> Stopping:
        self._before = signal.signal(signal.SIGINT, self._hear)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.flag.set()

    def tell(self, message: str, done: int, of: int) -> None:
        """If it was stopped: say so, and end with the exit code that shells know."""
        if self.asked and done < of:
            typer.echo(f"housebound: {say(message, done=str(done), of=str(of))}", err=True)
            raise typer.Exit(STOPPED)

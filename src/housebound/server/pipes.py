"""Processes that answer one question at a time, over a pipe: whatever takes long is done there, and nobody waits.

Each message is its length in four bytes and then itself. A process says nothing, once, when it is ready.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Callable
from typing import BinaryIO, Final, Self

_LENGTH_BYTES: Final = 4
_START: Final = 60.0
"""Seconds that a process may take to start, on a very busy machine."""


class Pipe:
    """Our end: a process, to be asked."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.is_new = True
        """It has answered nothing yet."""

    @classmethod
    async def start(cls, module: str) -> Self:
        """A new one that is ready: nobody's time is spent on waiting for it."""
        pipe = asyncio.subprocess.PIPE
        started = cls(
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", module),
                stdin=pipe,
                stdout=pipe,
                stderr=asyncio.subprocess.DEVNULL,  # what a bot or a rule prints may be a secret, and is no log
                start_new_session=True,
            )
        )
        try:
            async with asyncio.timeout(_START):
                await started._read()
        except BaseException:
            await started.end()
            raise
        return started

    async def request(self, question: bytes) -> bytes:
        """What it answers. EOFError if it has died of it."""
        assert self.process.stdin is not None
        if self.process.stdin.is_closing():
            raise EOFError
        self.process.stdin.write(_framed(question))
        answer = await self._read()
        self.is_new = False
        return answer

    async def _read(self) -> bytes:
        assert self.process.stdout is not None
        head = await self.process.stdout.readexactly(_LENGTH_BYTES)
        return await self.process.stdout.readexactly(int.from_bytes(head, "big"))

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


def answer_all(answer: Callable[[bytes], bytes]) -> None:
    """The process's end: say that we are there, and answer until there are no more questions."""
    with contextlib.suppress(BrokenPipeError):  # whoever asked is gone, and its other processes with it
        _answer_all(answer, sys.stdin.buffer, sys.stdout.buffer)


def _answer_all(answer: Callable[[bytes], bytes], questions: BinaryIO, answers: BinaryIO) -> None:
    answers.write(_framed(b""))
    answers.flush()
    while len(head := questions.read(_LENGTH_BYTES)) == _LENGTH_BYTES:
        answers.write(_framed(answer(questions.read(int.from_bytes(head, "big")))))
        answers.flush()


def _framed(message: bytes) -> bytes:
    return len(message).to_bytes(_LENGTH_BYTES, "big") + message

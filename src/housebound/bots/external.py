"""Players outside the process: JSON lines over a pipe. `docs/protocol.md` describes every message.

The other side may crash, talk nonsense, fall silent or never read: then it loses its seat, with a reason, and
the table goes on.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Iterator
from typing import Any, Protocol

import msgspec

from housebound.kernel.errors import BadSetting, HouseboundError
from housebound.kernel.script import Decision, Option
from housebound.kernel.seeing import told
from housebound.kernel.table import Table

PROTOCOL = 1
LONGEST_LINE = 1_000_000
"""A line longer than this is no answer."""
_GRACE = 1.0  # seconds a program gets to end by itself


class LostSeat(HouseboundError):
    """The other side can no longer play; says why."""


class Line(Protocol):
    """Two-way lines of bytes to a player outside."""

    def send(self, line: bytes) -> None: ...

    def receive(self, limit: float) -> bytes: ...

    def close(self) -> None: ...


class Conversation:
    """The messages of the protocol with the other end of a line. A wrong answer is a `LostSeat`."""

    def __init__(self, line: Line, limit: float) -> None:
        self._line = line
        self._limit = limit

    def hello(self, **game: Any) -> None:
        """A new game: wait until the other side is ready."""
        self._send("hello", protocol=PROTOCOL, **game, limit=self._limit)
        self._receive("ready")

    def ask(self, decision: int, **asked: Any) -> str:
        """The name of the option that is chosen; whether it is allowed is not known here."""
        self._send("ask", id=decision, **asked)
        message = self._receive("choose")
        if message.get("id") != decision:
            raise LostSeat(
                "it-answered-decision-and-was-asked-decision", given=repr(message.get("id")), decision=decision
            )
        named = message.get("option")
        if not isinstance(named, str):
            raise LostSeat("its-option-must-be-a-text-such-as", asked=repr(asked["options"][0]), named=repr(named))
        return named

    def over(self, **end: Any) -> None:
        """The game is over; the same program may be asked to play another."""
        self._send("over", **end)

    def lose(self, why: str) -> None:
        """Tell the other side that it plays no more, and end it."""
        with contextlib.suppress(LostSeat):
            self._send("lost", why=why)
        self.close()

    def close(self) -> None:
        self._line.close()

    def _send(self, kind: str, **fields: Any) -> None:
        self._line.send(msgspec.json.encode({"type": kind, **fields}) + b"\n")

    def _receive(self, kind: str) -> dict[str, Any]:
        raw = self._line.receive(self._limit)
        try:
            message = msgspec.json.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise LostSeat("it-did-not-answer-with-one-line-of", raw=repr(raw[:80])) from None
        if not isinstance(message, dict) or message.get("type") != kind:
            raise LostSeat("it-was-to-answer-otherwise", kind=kind, raw=repr(raw[:80]))
        return message


class ExternalPlayer:
    """Plays one seat of a table by asking the other end of a line."""

    def __init__(self, line: Line, limit: float) -> None:
        self._talk = Conversation(line, limit)
        self._seat = -1
        self._heard = 0

    def begin(self, table: Table, seat: int) -> None:
        """A new game: say hello, and wait until the other side is ready."""
        self._seat = seat
        self._heard = 0
        self._talk.hello(
            game=table.game.name,
            version=table.game.version,
            seat=seat,
            seats=table.seats,
            settings=table.settings,
        )

    def choose(self, table: Table, decision: Decision) -> Option:
        """Ask, and take a legal answer to this very decision."""
        news = told(table, self._seat, self._heard)
        self._heard += len(news)
        named = self._talk.ask(
            decision.id,
            prompt=decision.prompt,
            subject=decision.subject,
            rule=decision.cited,
            options=[option.name for option in decision.options],
            view=table.view(self._seat),
            notices=news,
        )
        try:
            option = table.game.vocabulary.read(named)
        except HouseboundError as error:
            raise LostSeat("its-option-makes-no-sense", error=error) from None
        if option not in decision.options:
            raise LostSeat(
                "it-chose-which-is-not-allowed", option=option.name, known=", ".join(decision.why_not(option))
            )
        return option

    def end(self, table: Table) -> None:
        """The game is over; the same program may be asked to play another."""
        self._talk.over(result=table.result, view=table.view(self._seat))

    def lose(self, why: str) -> None:
        """Tell the other side that it plays no more, and end it."""
        self._talk.lose(why)

    def close(self) -> None:
        self._talk.close()


class Pipe:
    """Lines over two file descriptors. Reading and writing have threads of their own, so that neither can hang a table.

    Bare descriptors, because a buffered stream that a thread waits on can be neither closed nor left at exit.
    """

    def __init__(self, source: int, sink: int) -> None:
        self._arrived: queue.Queue[bytes | None] = queue.Queue()
        self._leaving: queue.Queue[bytes | None] = queue.Queue()
        self._reader = threading.Thread(target=self._read, args=(source,), daemon=True)
        self._writer = threading.Thread(target=self._write, args=(sink,), daemon=True)
        self._reader.start()
        self._writer.start()

    def _read(self, source: int) -> None:
        for line in _lines(source):
            self._arrived.put(line)
        self._arrived.put(None)

    def _write(self, sink: int) -> None:
        with contextlib.suppress(OSError):
            while (line := self._leaving.get()) is not None:
                while line:
                    line = line[os.write(sink, line) :]

    def send(self, line: bytes) -> None:
        self._leaving.put(line)

    def receive(self, limit: float) -> bytes:
        try:
            line = self._arrived.get(timeout=limit)
        except queue.Empty:
            raise LostSeat("it-took-longer-than-its-limit-of-s", limit=format(limit, "g")) from None
        if line is None:
            self._arrived.put(None)
            raise LostSeat("it-has-ended")
        return line

    def close(self) -> None:
        """Send what is still to be sent, if the other side takes it."""
        self._leaving.put(None)
        self._writer.join(_GRACE)

    def read_to_its_end(self) -> bool:
        """Whether nothing more can come."""
        self._reader.join(_GRACE)
        return not self._reader.is_alive()


def _lines(source: int) -> Iterator[bytes]:
    """Each line that arrives; one that is too long is cut, and makes no sense to anybody."""
    rest = b""
    with contextlib.suppress(OSError):
        while chunk := os.read(source, 65536):
            *whole, rest = (rest + chunk).split(b"\n")
            yield from whole
            if len(rest) > LONGEST_LINE:
                yield rest
                rest = b""
    if rest:
        yield rest


class Program:
    """A line to a program that we start and, whatever happens, end."""

    def __init__(self, command: str) -> None:
        try:
            words = shlex.split(command)
        except ValueError as error:
            raise BadSetting("cannot-read-the-command", command=repr(command), error=error) from None
        if not words:
            raise BadSetting("the-command-of-a-bot-is-empty")
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                # A group of its own: what the program has started ends with it.
                start_new_session=os.name == "posix",
            )
        except OSError as error:
            raise BadSetting("cannot-start-the-bot", command=repr(command), why=error) from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._pipe = Pipe(self._process.stdout.fileno(), self._process.stdin.fileno())
        self._complaints: deque[str] = deque(maxlen=5)
        self._listener = threading.Thread(target=self._listen, args=(self._process.stderr.fileno(),), daemon=True)
        self._listener.start()

    def _listen(self, errors: int) -> None:
        for line in _lines(errors):
            self._complaints.append(line.decode("utf-8", "replace").rstrip())

    def send(self, line: bytes) -> None:
        self._pipe.send(line)

    def receive(self, limit: float) -> bytes:
        try:
            return self._pipe.receive(limit)
        except LostSeat as lost:
            raise self._last_words(lost) from None

    def _last_words(self, lost: LostSeat) -> LostSeat:
        """How it ended and what it said on its error stream."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            code = self._process.wait(0.2)
            self._listener.join(0.2)
            if self._complaints:
                return LostSeat("it-ended-and-said", lost=lost, exit_code=code, said=" | ".join(self._complaints))
            return LostSeat("it-ended-with-exit-code", lost=lost, exit_code=code)
        return lost

    def close(self) -> None:
        """End the program: politely, then firmly."""
        self._pipe.close()
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE)
        if self._process.poll() is None:
            self._signal(signal.SIGTERM)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(_GRACE)
        self._signal(getattr(signal, "SIGKILL", signal.SIGTERM))  # also what it started and left behind
        self._process.wait()
        self._listener.join(_GRACE)
        # A descriptor that somebody still holds open must not be given away while a thread waits on it.
        if self._pipe.read_to_its_end() and not self._listener.is_alive():
            assert self._process.stdout is not None
            assert self._process.stderr is not None
            self._process.stdout.close()
            self._process.stderr.close()

    def _signal(self, number: int) -> None:
        with contextlib.suppress(OSError):
            if os.name == "posix":
                os.killpg(self._process.pid, number)
            else:
                self._process.send_signal(number)


def own_pipe() -> Pipe:
    """The line over this process's own standard input and output."""
    sys.stdout.flush()
    return Pipe(sys.stdin.fileno(), sys.stdout.fileno())

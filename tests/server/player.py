"""A player's end of a WebSocket: what it was sent, and what it was answered."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from housebound.kernel.seat_view import Asked, Told
from housebound.server.messages import Done, Failed, SaidAloud, SeatSeen, State, Talk, ToClient
from tests.server.processes import ServerProcess

PATIENCE = 60.0
"""Seconds to wait for anything on a busy machine."""
_LARGEST = 1 << 22
_read = msgspec.json.Decoder(ToClient)


class Gone(Exception):
    """The connection is lost: whether what was sent has happened is not known."""


class Player:
    """One connection to a seat of a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.state: State | None = None
        self.told: list[Told] = []
        """Every notice, as it stands now."""
        self.talk: list[SaidAloud] = []
        self.shown_out: Failed | None = None
        """What the server said when it ended the conversation."""
        self._socket = socket
        self._refs = itertools.count(1)
        self._asked: dict[str, asyncio.Future[Failed | None]] = {}
        self._news = asyncio.Condition()
        self._gone = False
        self._reader = asyncio.create_task(self._read_on())

    @classmethod
    async def sit(cls, server: ServerProcess, table: str, token: str = "") -> Player:
        """Connected and seated, with the first sight of the table. `Gone` if that does not work out."""
        try:
            socket = await connect(server.live(table), open_timeout=PATIENCE, max_size=_LARGEST, proxy=None)
        except (OSError, InvalidHandshake, ConnectionClosed, EOFError) as error:
            raise Gone(repr(error)) from error
        player = cls(socket)
        try:
            await player._send({"type": "sit", "token": token})
            await player.until(lambda one: one.state is not None, "the first sight of the table")
        except BaseException:
            await player.leave()
            raise
        return player

    async def leave(self) -> None:
        self._reader.cancel()
        (ended,) = await asyncio.gather(self._reader, return_exceptions=True)
        await self._socket.close()
        if isinstance(ended, Exception):
            raise ended  # something came that made no sense

    # -- what it sees

    @property
    def asked(self) -> list[Asked]:
        """The open decisions of this seat."""
        return [one for one in self._seen.view.asked if not one.answer]

    @property
    def is_over(self) -> bool:
        return self._seen.view.over

    @property
    def seats(self) -> tuple[SeatSeen, ...]:
        return self._seen.seats

    @property
    def _seen(self) -> State:
        assert self.state is not None
        return self.state

    async def until(self, holds: Callable[[Player], bool], what: str, patience: float = PATIENCE) -> None:
        """Wait for something to be seen."""
        try:
            async with asyncio.timeout(patience), self._news:  # unlike wait_for it never swallows that we are cancelled
                await self._news.wait_for(lambda: self._gone or holds(self))
        except TimeoutError:
            raise AssertionError(f"waited in vain for {what}") from None
        if not holds(self):
            raise Gone(f"while waiting for {what}: {self.shown_out}")

    async def news_since(self, seen: State | None, patience: float = PATIENCE) -> None:
        """Wait until the table looks otherwise than it did."""
        await self.until(lambda one: one.state is not seen, "news", patience)

    # -- what it does

    async def ask(self, **message: Any) -> Failed | None:
        """Send a message; None when it was acknowledged, else why not."""
        ref = str(next(self._refs))
        answer: asyncio.Future[Failed | None] = asyncio.get_running_loop().create_future()
        self._asked[ref] = answer
        await self._send(message | {"ref": ref})
        async with asyncio.timeout(PATIENCE):
            return await answer

    async def choose(self, decision: int, option: str) -> str:
        """Empty if it was acknowledged, else the code of the refusal."""
        refused = await self.ask(type="choose", decision=decision, option=option)
        return "" if refused is None else refused.code

    async def _send(self, message: dict[str, Any]) -> None:
        if self._gone:
            raise Gone("the connection is lost")
        try:
            await self._socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed as error:
            raise Gone(repr(error)) from error

    # -- what comes in

    async def _read_on(self) -> None:
        try:
            async for raw in self._socket:
                async with self._news:
                    self._take(_read.decode(raw))
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self._gone = True
            for answer in self._asked.values():
                if not answer.done():
                    answer.set_exception(Gone("before an answer came"))
                    answer.exception()  # nobody may be waiting for it any more
            async with self._news:
                self._news.notify_all()

    def _take(self, message: Any) -> None:
        match message:
            case State(told=told, told_from=told_from):
                self.state = message
                self.told[told_from:] = told
            case Talk(said=said):
                self.talk += said
            case Done(ref=ref) | Failed(ref=ref) if ref:
                self._asked.pop(ref).set_result(message if isinstance(message, Failed) else None)
            case Failed():
                self.shown_out = message


async def eventually(holds: Callable[[], bool], what: str) -> None:
    """Wait for something that more than one player shows."""
    give_up = asyncio.get_running_loop().time() + PATIENCE
    while not holds():
        assert asyncio.get_running_loop().time() < give_up, f"waited in vain for {what}"
        await asyncio.sleep(0.005)


@contextlib.asynccontextmanager
async def seated(*places: tuple[ServerProcess, str, str]) -> AsyncIterator[list[Player]]:
    """Players at these servers, tables and tokens, until this is left."""
    players: list[Player] = []
    try:
        for place in places:
            players.append(await Player.sit(*place))
        yield players
    finally:
        for player in players:
            await player.leave()

"""Visitors of a server in this process: over HTTP, and over WebSockets without a network."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
import msgspec
from litestar import Litestar

from housebound.kernel.seat_view import Asked, TableView, Told
from housebound.server.app import Options, create_app
from housebound.server.club import Club
from housebound.server.hosted import HostedTable
from housebound.server.messages import (
    Bars,
    Choose,
    Done,
    Failed,
    Ping,
    Sit,
    State,
    Talk,
    ToClient,
)
from housebound.server.opening import Opened

PATIENCE = 60.0
"""Seconds to wait for something that must happen: a busy machine is slow, never wrong."""
SEED = 12
"""With it the first seat is asked first at a table of room25, however many there are."""
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ToClient)
M = TypeVar("M")


class Guest:
    """Somebody with a WebSocket to one table of an app."""

    def __init__(self, app: Litestar, table: str, address: str = "192.0.2.1") -> None:
        self.raw: list[str] = []
        """Every message that came, as it came."""
        self.heard: list[Any] = []
        """The same, read."""
        self.closed: int | None = None
        self.told: list[Told] = []
        self._refs = itertools.count(1)
        self._news = asyncio.Condition()
        self._reading = asyncio.Lock()
        self._outgoing: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._outgoing.put_nowait({"type": "websocket.connect"})
        path = f"/api/tables/{table}/live"
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", b"test")],
            "client": (address, 40000),
            "server": ("test", 80),
            "subprotocols": [],
        }
        self.task = asyncio.create_task(app(scope, self._outgoing.get, self._incoming))  # type: ignore[arg-type]
        self.task.add_done_callback(self._ended)

    def _ended(self, _: asyncio.Task[None]) -> None:
        """Whoever waits for something from this connection waits in vain."""

        async def wake() -> None:
            async with self._news:
                self._news.notify_all()

        self._waking = asyncio.create_task(wake())

    @contextlib.asynccontextmanager
    async def stuck(self) -> AsyncIterator[None]:
        """Read nothing for a while."""
        async with self._reading:
            yield

    async def _incoming(self, message: Any) -> None:
        async with self._reading, self._news:
            if message["type"] == "websocket.close":
                self.closed = message.get("code", 1000)
            elif message["type"] == "websocket.send":
                self.raw.append(message["text"])
                self.heard.append(_decoder.decode(message["text"]))
                self._follow(self.heard[-1])
            self._news.notify_all()

    def _follow(self, message: Any) -> None:
        """Keep the log as a client would."""
        if isinstance(message, State):
            assert message.told_from <= len(self.told)
            self.told[message.told_from :] = message.told

    async def until(self, seen: Callable[[Guest], Any]) -> None:
        """Wait until something has come."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: seen(self) or self.task.done())
        if self.task.done() and not seen(self):
            raise ConnectionError("the server ended the connection") from self.task.exception()

    def send_raw(self, message: str | bytes) -> None:
        kind = "text" if isinstance(message, str) else "bytes"
        self._outgoing.put_nowait({"type": "websocket.receive", kind: message})

    def send(self, message: msgspec.Struct) -> None:
        self.send_raw(msgspec.json.encode(message).decode())

    async def sit(self, token: str = "") -> Guest:
        """Say who this is, and wait for the first sight of the table."""
        self.send(Sit(token))
        await self.until(lambda guest: guest.heard)
        return self

    async def ask(self, message: msgspec.Struct) -> Any:
        """Send a message, and wait for the answer to it."""
        ref = f"r{next(self._refs)}"
        self.send(msgspec.structs.replace(message, ref=ref))
        await self.until(lambda guest: guest._answer(ref) is not None or guest.closed is not None)
        return self._answer(ref)

    def _answer(self, ref: str) -> Any:
        both = (one for one in self.heard if isinstance(one, Done | Failed | Bars) and one.ref == ref)
        return next(both, None)

    async def do(self, message: msgspec.Struct) -> None:
        """Send a message that must be obeyed."""
        answer = await self.ask(message)
        assert isinstance(answer, Done), answer

    async def fail(self, message: msgspec.Struct) -> Failed:
        """Send a message that must be refused."""
        answer = await self.ask(message)
        assert isinstance(answer, Failed), answer
        return answer

    async def choose(self, option: str | None = None) -> str:
        """Answer what this seat is asked, with the first option if none is named."""
        await self.until(lambda guest: guest.asked)
        asked = self.asked[0]
        wanted = option if option is not None else asked.options[0]
        await self.do(Choose(asked.id, wanted))
        return wanted

    def all(self, kind: type[M]) -> list[M]:
        return [message for message in self.heard if isinstance(message, kind)]

    @property
    def state(self) -> State:
        return self.all(State)[-1]

    @property
    def view(self) -> TableView:
        return self.state.view

    @property
    def asked(self) -> list[Asked]:
        """What this seat is asked and has not answered yet."""
        return [asked for asked in self.view.asked if not asked.answer] if self.all(State) else []

    @property
    def talk(self) -> list[tuple[int, str, str]]:
        """Who said what where."""
        return [(said.seat, said.channel, said.text) for talk in self.all(Talk) for said in talk.said]

    async def quiet(self) -> None:
        """Wait until everything that was on its way has come."""
        await self.do(Ping())

    async def leave(self) -> None:
        self._outgoing.put_nowait({"type": "websocket.disconnect", "code": 1001})
        async with asyncio.timeout(PATIENCE):
            await self.task


class House:
    """A server in this process, with its visitors."""

    def __init__(self, app: Litestar, http: httpx.AsyncClient) -> None:
        self.app = app
        self.http = http
        self.guests: list[Guest] = []
        self._tables: dict[str, str] = {}  # invitation -> its table
        self._secrets: dict[str, str] = {}  # invitation -> what it was exchanged for

    @property
    def club(self) -> Club:
        club: Club = self.app.state["club"]
        return club

    async def open(self, game: str = "room25", seats: int = 4, **wanted: Any) -> Opened:
        if game == "room25":
            wanted.setdefault("settings", {"mode": "competition"})
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats, "seed": SEED, **wanted})
        assert answer.status_code == 201, answer.text
        opened = msgspec.json.decode(answer.content, type=Opened)
        mine = wanted.get("mine", [])
        self._tables |= {token: opened.table for seat, token in opened.tokens.items() if seat not in mine}
        return opened

    async def own(self, token: str) -> str:
        """What a link's token is worth: an invitation is exchanged for the seat's secret at its first use."""
        table = self._tables.pop(token, "")
        if table:
            answer = await self.http.post(f"/api/tables/{table}/claim", json={}, headers=bearer(token))
            if answer.status_code == 201:
                self._secrets[token] = answer.json()["token"]
        return self._secrets.get(token, token)

    async def hosted(self, table: str) -> HostedTable:
        return await self.club.find(table)

    def connect(self, table: str, address: str = "192.0.2.1") -> Guest:
        guest = Guest(self.app, table, address)
        self.guests.append(guest)
        return guest

    async def sit(self, table: str, token: str = "") -> Guest:
        return await self.connect(table).sit(await self.own(token))

    async def sit_all(self, opened: Opened) -> list[Guest]:
        """Everybody sits down; all know of all."""
        guests = [await self.sit(opened.table, token) for _, token in sorted(opened.tokens.items())]
        for guest in guests:
            await guest.until(lambda one: sum(seat.here for seat in one.state.seats) == len(guests))
        return guests

    async def get(self, path: str, token: str = "", **params: Any) -> httpx.Response:
        return await self.http.get(path, params=params, headers=bearer(await self.own(token)))

    async def post(self, path: str, body: Any = None, token: str = "") -> httpx.Response:
        headers = bearer(await self.own(token))
        return await self.http.post(path, json={} if body is None else body, headers=headers)

    async def close(self) -> None:
        for guest in self.guests:
            if not guest.task.done():
                await guest.leave()


def plain(thing: object) -> object:
    """As it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


@contextlib.asynccontextmanager
async def house_at(options: Options, *, raising: bool = True) -> AsyncIterator[House]:
    """A server from its start to its end."""
    app = create_app(options)
    any_app: Any = app  # Litestar's and httpx's words for the same interface differ
    transport = httpx.ASGITransport(app=any_app, raise_app_exceptions=raising, client=("192.0.2.1", 40000))
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://test", timeout=PATIENCE) as http:
        house = House(app, http)
        try:
            yield house
        finally:
            await house.close()


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'club.db'}"


async def wait_until(holds: Callable[[], Any]) -> None:
    """Wait for something that nobody is told of."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.005)


async def play_on(guests: list[Guest], rng: Random, moves: int = 10_000) -> None:
    """Play at random through the guests, one at each seat, until the game is over or so many choices were made."""
    for _ in range(moves):
        for guest in guests:
            await guest.quiet()
        ready = [guest for guest in guests if guest.asked]
        if not ready:
            assert guests[0].view.over
            return
        guest = rng.choice(ready)
        asked = rng.choice(guest.asked)
        await guest.do(Choose(asked.id, rng.choice(asked.options)))

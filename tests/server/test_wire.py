"""What goes over the wire, and when: packed, in one go, and never before it is stored."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from housebound.kernel.seat_view import TableView
from housebound.kernel.table import Table
from housebound.server.doors import _WAITING, _head
from housebound.server.messages import Choose, State
from housebound.server.sqlite_writer import MovesFile
from tests.server.player import PATIENCE
from tests.server.processes import ServerProcess, serving
from tests.server.visitors import House, database, plain


class Counting(ClientConnection):
    """A connection that counts what comes."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.pieces: list[bytes] = []

    def data_received(self, data: bytes) -> None:
        self.pieces.append(bytes(data))
        super().data_received(data)


async def _played(server: ServerProcess, moves: int, compression: str | None) -> list[bytes]:
    """What comes to the only seat of a table while it plays."""
    table, tokens = await server.open_table("room25", 1, seed=5, settings={"mode": "solo"})
    rng = Random(3)
    async with asyncio.timeout(PATIENCE):
        socket = await connect(server.live(table), compression=compression, create_connection=Counting, proxy=None)
        async with socket:
            assert isinstance(socket, Counting)
            await socket.send(msgspec.json.encode({"type": "sit", "token": tokens[0]}).decode())
            asked = _open_decision(msgspec.json.decode(await socket.recv()))
            socket.pieces.clear()
            for _ in range(moves):
                choice = {"type": "choose", "decision": asked["id"], "option": rng.choice(asked["options"])}
                await socket.send(msgspec.json.encode(choice).decode())
                state, done = [msgspec.json.decode(await socket.recv()) for _ in range(2)]
                assert (state["type"], done["type"]) == ("state", "done")
                asked = _open_decision(state)
            return socket.pieces


def _open_decision(state: Any) -> Any:
    return next(one for one in state["view"]["asked"] if not one["answer"])


async def test_whoever_can_unpack_gets_a_third_at_most_and_an_answer_comes_with_what_it_did(tmp_path: Path) -> None:
    with serving(database(tmp_path), tmp_path) as (server,):
        plainly = await _played(server, 25, None)
        packed = await _played(server, 25, "deflate")
    together = [piece for piece in plainly if b'"type":"state"' in piece and b'"type":"done"' in piece]
    assert len(together) > 20  # a network may still cut any of them in two
    assert sum(map(len, packed)) < sum(map(len, plainly)) / 3


class Stubborn:
    """A file that stores when it is let, and fails when it is told to."""

    def __init__(self, file: MovesFile) -> None:
        self._file = file
        self.may = asyncio.Event()
        self.fails = False
        self.waiting = 0

    async def append(self, rows: Any, ended: Any) -> None:
        self.waiting += 1
        await self.may.wait()
        if self.fails:
            raise sqlite3.OperationalError("disk is full")
        await self._file.append(rows, ended)

    async def close(self) -> None:
        await self._file.close()


async def test_what_was_prepared_is_told_after_the_commit_and_never_if_that_fails(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await house.open("room25", 4, seed=3)
    guests = await house.sit_all(opened)
    for guest in guests:
        await guest.quiet()
    hosted = await house.hosted(opened.table)
    assert house.club.store._file is not None
    file = Stubborn(house.club.store._file)
    monkeypatch.setattr(house.club.store, "_file", file)
    chooser = next(guest for guest in guests if guest.asked)
    before = [len(guest.all(State)) for guest in guests]
    first, other = chooser.asked[0].options[:2]

    file.fails = True
    choosing = asyncio.create_task(chooser.fail(Choose(chooser.asked[0].id, first)))
    while not file.waiting:
        await asyncio.sleep(0)
    await asyncio.sleep(0.05)  # all views have been made by now
    assert [len(guest.all(State)) for guest in guests] == before
    file.may.set()
    assert (await choosing).code == "not-stored"
    for guest in guests:
        await guest.quiet()
    assert [len(guest.all(State)) for guest in guests] == before

    file.fails = False
    await chooser.do(Choose(chooser.asked[0].id, other))
    for seat, guest in enumerate(guests):
        await guest.quiet()
        assert plain(guest.view) == plain(hosted.table.view(seat))
    assert [len(guest.all(State)) for guest in guests] == [count + 1 for count in before]


async def test_spectators_of_a_table_see_it_by_one_view(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = await house.open("room25", 2, seed=12)
    lookers = [await house.sit(opened.table) for _ in range(5)]
    guest = await house.sit(opened.table, opened.tokens[0])
    made: list[int] = []
    view = Table.view

    def counted(table: Table, seat: int) -> TableView:
        made.append(seat)
        return view(table, seat)

    monkeypatch.setattr(Table, "view", counted)
    await guest.choose()
    for one in (*lookers, guest):
        await one.quiet()
    assert len(made) == 2


async def test_a_move_comes_to_its_end_though_whoever_made_it_is_shown_out_meanwhile(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await house.open("room25", 4, seed=3)
    guests = await house.sit_all(opened)
    hosted = await house.hosted(opened.table)
    assert house.club.store._file is not None
    file = Stubborn(house.club.store._file)
    monkeypatch.setattr(house.club.store, "_file", file)
    chooser = next(guest for guest in guests if guest.asked)
    others = [guest for guest in guests if guest is not chooser]
    for guest in guests:
        await guest.quiet()
    rows, before = hosted.n, [len(guest.all(State)) for guest in others]
    chooser.send(Choose(chooser.asked[0].id, chooser.asked[0].options[0]))
    while not file.waiting:
        await asyncio.sleep(0)
    chooser.task.cancel()
    await asyncio.sleep(0.05)
    file.may.set()
    for guest, count in zip(others, before, strict=True):
        await guest.until(lambda one, count=count: len(one.all(State)) > count)  # type: ignore[misc]
    assert hosted.n == rows + 1 == len(await house.club.store.rows(opened.table))


@given(st.lists(st.integers(0, 70_000), min_size=1, max_size=4))
def test_what_is_not_packed_is_framed_as_the_standard_says(sizes: list[int]) -> None:
    reader = StreamReader()
    for size in sizes:
        reader.feed_data(_head(size) + b"x" * size)
    for size in sizes:
        parsing = Frame.parse(reader.read_exact, mask=False)
        with pytest.raises(StopIteration) as parsed:
            next(parsing)
        assert parsed.value.value == Frame(Opcode.TEXT, b"x" * size)


@pytest.mark.parametrize("compression", [None, "deflate"])
async def test_all_that_comes_at_once_is_answered_in_its_order(tmp_path: Path, compression: str | None) -> None:
    long, count = "ß" + "x" * 400, 5 * _WAITING  # more than waits in memory, long ones and short ones
    with serving(database(tmp_path), tmp_path) as (server,):
        table, tokens = await server.open_table("room25", 1, seed=5, settings={"mode": "solo"})
        async with (
            asyncio.timeout(PATIENCE),
            connect(server.live(table), compression=compression, proxy=None) as socket,
        ):
            await socket.send(msgspec.json.encode({"type": "sit", "token": tokens[0]}).decode())
            for n in range(count):
                ping = {"type": "ping", "ref": f"{n}{long if n % 3 else ''}"}
                await socket.send(msgspec.json.encode(ping), text=True)
            refs: list[str] = []
            while len(refs) < count:
                answer = msgspec.json.decode(await socket.recv())
                refs += [answer["ref"]] if answer["type"] == "done" else []
    assert refs == [f"{n}{long if n % 3 else ''}" for n in range(count)]

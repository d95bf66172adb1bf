"""Limits, each with its error: sizes, rates, and how many of everything."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from housebound.server import limits
from housebound.server.app import HEADERS, Options
from housebound.server.errors import ServerError
from housebound.server.limits import Bucket, Limits, PerAddress, RequestsPerAddress
from housebound.server.messages import Choose, Done, Failed, Ping, Say, Sit
from tests.server.conftest import hosting
from tests.server.visitors import House, database, wait_until


def small(folder: Path, **limits: Any) -> Options:
    return Options(database(folder), workers=1, limits=Limits(**limits))


@pytest.mark.parametrize("text", ["x" * 1000, "ж" * 500, "\U0001f56f" * 250])
async def test_a_message_may_not_be_too_long(tmp_path: Path, text: str) -> None:
    """In bytes, whatever the letters are."""
    async with hosting(small(tmp_path, message=1000)) as house:
        guest = await house.sit((opened := await house.open()).table, opened.tokens[0])
        guest.send(Say("table", text))
        await guest.until(lambda one: one.all(Failed))
        assert guest.heard[-1].code == "too-long"
        assert "1000 bytes" in guest.heard[-1].sentence
        await guest.choose()  # the connection is as good as before
        long = house.connect(opened.table)
        long.send(Sit(text))
        await long.until(lambda one: one.closed is not None)
        assert [one.code for one in long.heard] == ["too-long"]


async def test_messages_come_at_a_rate(tmp_path: Path) -> None:
    async with hosting(small(tmp_path, rate=0.001, spare=5.0)) as house:
        opened = await house.open()
        guest = await house.sit(opened.table, opened.tokens[0])
        asked = guest.asked[0]
        answers = [await guest.ask(Ping()) for _ in range(5)]
        assert all(isinstance(answer, Done) for answer in answers)
        assert (await guest.fail(Choose(asked.id, asked.options[0]))).code == "too-fast"
        guest.send_raw("nonsense counts too")
        await guest.until(lambda one: len(one.all(Failed)) == 2)
        assert guest.heard[-1].code == "too-fast"
        assert guest.closed is None
        assert (await house.hosted(opened.table)).n == 0
        other = await house.sit(opened.table, opened.tokens[0])  # a connection of its own
        await other.choose()


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(2.0, 3.0)
    for _ in range(3):
        bucket.take(100.0)
    with pytest.raises(ServerError, match="more than 2 messages a second"):
        bucket.take(100.1)
    bucket.take(100.6)
    bucket.take(200.0)
    bucket.take(200.0)
    bucket.take(200.0)
    with pytest.raises(ServerError):
        bucket.take(200.0)


async def test_an_address_opens_so_many_tables(tmp_path: Path) -> None:
    async with hosting(small(tmp_path, tables_per_hour=3)) as house:
        for _ in range(2):
            await house.open()
        tape = "housebound tape 1\ngame: room25\nseats: 4\nseed: 4\n\n"
        assert (await house.post("/api/tapes", {"tape": tape})).status_code == 201
        for path, body in (("/api/tables", {"game": "room25", "seats": 4}), ("/api/tapes", {"tape": tape})):
            answer = await house.post(path, body)
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
        assert len(await house.club.store.latest(10)) == 3


def test_every_address_counts_by_itself_and_an_hour_is_an_hour() -> None:
    tables = PerAddress(2, 3600.0)
    asked = [("a", 0.0), ("a", 1800.0), ("a", 3599.0), ("b", 3599.0), ("a", 3601.0), ("a", 3602.0)]
    assert [tables.allows(address, now) for address, now in asked] == [True, True, False, True, True, False]


async def test_a_seat_has_so_many_connections(tmp_path: Path) -> None:
    async with hosting(small(tmp_path, connections_per_seat=3)) as house:
        opened = await house.open()
        guests = [await house.sit(opened.table, opened.tokens[0]) for _ in range(3)]
        fourth = await house.sit(opened.table, opened.tokens[0])
        assert [(one.code, fourth.closed) for one in fourth.heard] == [("too-many", 4000)]
        await house.sit(opened.table, opened.tokens[1])
        await guests[0].leave()
        again = await house.sit(opened.table, opened.tokens[0])
        await again.choose()


async def test_connections_that_come_at_once_are_counted_too(tmp_path: Path) -> None:
    async with hosting(small(tmp_path, connections_per_seat=3)) as house:
        opened = await house.open(mine=[0])
        hosted = await house.hosted(opened.table)
        async with hosted.lock:  # as while a move is stored
            guests = [house.connect(opened.table) for _ in range(10)]
            for guest in guests:
                guest.send(Sit(opened.tokens[0]))
            for _ in range(50):
                await asyncio.sleep(0)
        for guest in guests:
            await guest.until(lambda one: one.heard)
        assert sum(isinstance(guest.heard[0], Failed) for guest in guests) == 7
        assert len(hosted.watchers) == 3


async def test_a_table_has_so_many_spectators(tmp_path: Path) -> None:
    async with hosting(small(tmp_path, spectators=2)) as house:
        opened = await house.open()
        for _ in range(2):
            await house.sit(opened.table)
        third = await house.sit(opened.table)
        assert [one.code for one in third.heard] == ["too-many"]
        await (await house.sit(opened.table, opened.tokens[0])).choose()


async def test_talk_has_so_many_characters(house: House) -> None:
    opened = await house.open()
    guest = await house.sit(opened.table, opened.tokens[0])
    await guest.do(Say("table", "ж" * 500))
    refused = await guest.fail(Say("table", "ж" * 501))
    assert (refused.code, refused.sentence) == ("too-long", "a message may have 500 characters; this one has 501")
    for nothing in ("", "   ", "\x00\x01\x1b", "\u200b"):
        assert (await guest.fail(Say("table", nothing))).code == "empty"
    body = {"channel": "table", "text": "x" * 501}
    answer = await house.post(f"/api/tables/{opened.table}/say", body, opened.tokens[0])
    assert (answer.status_code, answer.json()["code"]) == (413, "too-long")
    assert len((await house.hosted(opened.table)).talk) == 1


async def test_names_have_so_many_characters(house: House) -> None:
    opened = await house.open(listed=True)
    for path, body in (("name", {"name": "x" * 41}), ("take", {"seat": 1, "name": "x" * 41})):
        answer = await house.post(f"/api/tables/{opened.table}/{path}", body, opened.tokens[0])
        assert (answer.status_code, answer.json()["code"]) == (413, "too-long")
    answer = await house.post(f"/api/tables/{opened.table}/name", {"name": "ж" * 40}, opened.tokens[0])
    assert answer.json()["seats"][0]["name"] == "ж" * 40
    cleaned = await house.post(
        f"/api/tables/{opened.table}/name", {"name": "a\x00b\x1b[31m\nc\u202e"}, opened.tokens[0]
    )
    assert cleaned.json()["seats"][0]["name"] == "ab[31mc"


async def test_whoever_says_nothing_is_shown_the_door(tmp_path: Path) -> None:
    async with hosting(small(tmp_path, patience=0.05)) as house:
        opened = await house.open()
        guest = house.connect(opened.table)
        await guest.until(lambda one: one.closed is not None)
        assert [one.code for one in guest.heard] == ["silent"]


async def test_whoever_reads_too_slowly_is_shown_the_door_and_delays_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("housebound.server.live.UNREAD", 4000)
    opened = await house.open(seats=2)
    slow = await house.sit(opened.table)
    hosted = await house.hosted(opened.table)
    guest = await house.sit(opened.table, opened.tokens[0])
    await slow.quiet()
    async with slow.stuck():
        for n in range(80):
            await hosted.say(0, "table", f"word {n}")
        await guest.quiet()
        assert len(guest.talk) == 80
    await slow.until(lambda one: one.closed is not None)
    assert slow.heard[-1].code == "too-slow"
    await wait_until(lambda: len(hosted.watchers) == 1)


async def test_a_body_that_is_too_large_is_refused(house: House) -> None:
    answer = await house.http.post("/api/tapes", content=b'{"tape": "' + b"x" * 11_000_000 + b'"}')
    assert (answer.status_code, answer.json()["code"]) == (413, "too-long")


async def test_requests_come_at_a_rate_from_each_address_whatever_they_ask_for(tmp_path: Path) -> None:
    async with hosting(small(tmp_path, requests=0.001, requests_spare=5.0)) as house:
        opened = await house.open()
        for path in ("/api/tables", "/nothing/here", "/api/games", "/no.html"):
            assert (await house.get(path)).status_code in (200, 404)
        refused = await house.get("/api/games")
        assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
        assert refused.headers["retry-after"] == "1"
        assert refused.headers.items() >= {(name.lower(), value) for name, value in HEADERS.items()}
        late = house.connect(opened.table)
        await late.until(lambda one: one.closed is not None)
        assert late.heard == []


def test_addresses_that_were_quiet_are_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_MOST_ADDRESSES", 3)
    requests = RequestsPerAddress(1.0, 2.0)
    for address in "abb":
        requests.take(address, 0.0)
    requests.take("c", 1.5)  # by now the bucket of a is full again
    requests.take("d", 1.5)
    assert sorted(requests._buckets) == ["b", "c", "d"]
    requests.take("b", 1.5)
    with pytest.raises(ServerError, match="slow down"):
        requests.take("b", 1.5)


async def test_a_request_may_not_be_too_long_nor_too_deep(tmp_path: Path) -> None:
    async with hosting(small(tmp_path, request=2000)) as house:
        wanted = {"game": "room25", "seats": 4, "name": "x" * 3000}
        answer = await house.post("/api/tables", wanted)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-long")
        headers = {"content-type": "application/json"}
        deep = await house.http.post("/api/tables", content="[" * 1900, headers=headers)
        assert (deep.status_code, deep.json()["code"]) == (400, "bad-request")
        tape = "housebound tape 1\ngame: room25\nseats: 4\nseed: 4\n\n# " + "x" * 3000 + "\n"
        assert (await house.post("/api/tapes", {"tape": tape})).status_code == 201  # it has a limit of its own


async def test_no_text_of_a_setting_is_endless(house: House) -> None:
    wanted = {"game": "betrayal", "seats": 4, "settings": {"played": "1 " * 1000}}
    answer = await house.post("/api/tables", wanted)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-setting")
    assert answer.json()["sentence"] == "played: a text of 2000 characters; 300 are enough"


async def test_a_name_that_no_file_can_have_is_not_there(house: House) -> None:
    assert (await house.get("/" + "x" * 3000 + ".html")).status_code == 404
    assert (await house.get("/assets/" + "x" * 3000 + ".js")).status_code == 404

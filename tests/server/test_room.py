"""The room around a table: seats are offered and filled, bots have names, and everybody hears and sees who plays."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from housebound.kernel.script import EVERYONE
from housebound.server.addresses import network_addresses
from housebound.server.app import Options
from housebound.server.attendants import _play_unseen
from housebound.server.bot_names import NAMES
from housebound.server.hosted import HostedTable
from housebound.server.messages import Clocks
from housebound.server.opening import Opened
from housebound.server.record import BOT, OPEN, PERSON
from housebound.server.seated_table import HOUSE
from tests.kernel.scripted import ask_each
from tests.server.conftest import hosting
from tests.server.test_clocks import EACH, TOTAL, Timed, plots
from tests.server.visitors import House, bearer, database


async def offer(house: House, opened: Opened, seat: int, token: str, known: str = "") -> Any:
    """As a client does it, with this very token."""
    path = f"/api/tables/{opened.table}/offer"
    return await house.http.post(path, json={"seat": seat, "known": known}, headers=bearer(token))


async def come(house: House, opened: Opened, token: str) -> Any:
    return await house.http.post(f"/api/tables/{opened.table}/claim", json={}, headers=bearer(token))


async def seats(house: House, opened: Opened) -> list[dict[str, Any]]:
    info = (await house.get(f"/api/tables/{opened.table}")).json()
    found: list[dict[str, Any]] = info["seats"]
    return found


# -- offering and filling


async def test_a_bots_seat_is_offered_and_somebody_has_it(house: House) -> None:
    opened = await house.open(mine=[0], bots={"1": "", "2": "", "3": ""})
    answer = await offer(house, opened, 2, opened.host)
    assert (answer.status_code, answer.json()["seat"]) == (201, 2)
    assert [(one["player"], one["name"] != "") for one in await seats(house, opened)] == [
        *((PERSON, False), (BOT, True), (OPEN, False), (BOT, True)),
    ]
    taken = (await come(house, opened, answer.json()["token"])).json()
    assert taken["seat"] == 2
    assert (await come(house, opened, answer.json()["token"])).json()["code"] == "invitation-used"
    assert (await offer(house, opened, 2, opened.host)).json()["code"] == "seat-taken"


async def test_an_invitation_stays_the_one_as_long_as_nobody_has_used_it(house: House) -> None:
    opened = await house.open(mine=[0])
    first = opened.tokens[1]
    assert (await offer(house, opened, 1, opened.host, first)).json()["token"] == first
    more = (await offer(house, opened, 1, opened.tokens[0])).json()["token"]  # another device of the host's
    assert more != first
    secret = (await come(house, opened, first)).json()["token"]
    await house.http.post(f"/api/tables/{opened.table}/leave", json={}, headers=bearer(secret))
    for old in (first, more):  # who left the seat left nothing behind that opens it
        fresh = (await offer(house, opened, 1, opened.host, old)).json()["token"]
        assert fresh != old
        assert (await come(house, opened, old)).json()["code"] == "not-your-seat"
    assert (await come(house, opened, fresh)).json()["seat"] == 1


async def test_only_the_host_offers_seats_and_never_somebodys(house: House) -> None:
    opened = await house.open(mine=[0], bots={"3": ""})
    guest = (await come(house, opened, opened.tokens[1])).json()["token"]
    for token in (guest, opened.tokens[2], "x" * 24):
        assert (await offer(house, opened, 3, token)).status_code == 403
    assert (await offer(house, opened, 0, opened.host)).json()["code"] == "seat-taken"
    assert (await offer(house, opened, 4, opened.host)).json()["code"] == "which-seat"


async def test_the_hosts_own_seat_fills_free_ones_and_does_nothing_to_people(house: House) -> None:
    opened = await house.open(mine=[0])
    await come(house, opened, opened.tokens[1])
    path = f"/api/tables/{opened.table}/bot"
    assert (await house.post(path, {"seat": 2}, opened.tokens[0])).status_code == 201
    assert (await house.post(path, {"seat": 1}, opened.tokens[0])).json()["code"] == "not-your-seat"
    found = await seats(house, opened)
    assert [(one["player"], one["stand_in"], one["host"]) for one in found] == [
        *((PERSON, False, True), (PERSON, False, False), (BOT, False, False), (OPEN, False, False)),
    ]


async def test_the_seat_of_who_was_put_out_is_offered_to_nobody(house: House) -> None:
    opened = await house.open(mine=[0])
    await come(house, opened, opened.tokens[1])
    await house.post(f"/api/tables/{opened.table}/out", {"seat": 1}, opened.host)
    assert (await offer(house, opened, 1, opened.host)).json()["code"] == "sealed"
    assert (await seats(house, opened))[1]["player"] == BOT


async def test_bots_have_names_and_people_who_take_their_seats_their_own(house: House) -> None:
    opened = await house.open(mine=[0], bots={"1": "", "2": "", "3": ""})
    names = [one["name"] for one in await seats(house, opened)][1:]
    assert len(set(names)) == 3
    assert set(names) <= set(NAMES)
    token = (await offer(house, opened, 1, opened.host)).json()["token"]
    await house.post(f"/api/tables/{opened.table}/bot", {"seat": 1}, opened.host)  # before somebody comes
    await come(house, opened, token)
    assert [(one["player"], one["name"]) for one in await seats(house, opened)][1] == (PERSON, "")


# -- what the house says


async def said(house: House, opened: Opened) -> list[tuple[int, str]]:
    hosted = await house.hosted(opened.table)
    assert all(one.hearers == EVERYONE for one in hosted.talk)
    return [(one.seat, one.text) for one in hosted.talk if one.channel == HOUSE]


async def test_everybody_hears_who_stands_in_and_who_is_back(house: House) -> None:
    opened = await house.open(mine=[0, 1, 2, 3])
    looker = await house.sit(opened.table)
    for _ in range(2):
        await house.post(f"/api/tables/{opened.table}/bot", {}, opened.tokens[3])
    for _ in range(2):
        await house.post(f"/api/tables/{opened.table}/back", {}, opened.tokens[3])
    assert await said(house, opened) == [(3, "stand_in"), (3, "back")]  # once each
    await looker.until(lambda one: len(one.talk) == 2)


async def test_nobody_hears_of_a_bot_that_plays_out_of_sight(house: House) -> None:
    opened = await house.open(mine=[0, 1, 2, 3])
    hosted = await house.hosted(opened.table)
    await hosted.change(lambda record: _play_unseen(record, 2))
    await house.post(f"/api/tables/{opened.table}/back", {}, opened.tokens[2])
    assert not hosted.record.seats[2].unseen
    assert await said(house, opened) == []


async def test_who_takes_the_seat_back_has_it_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though a bot has just thought about it."""
    thinking, thought = asyncio.Event(), asyncio.Event()

    async def think(hosted: HostedTable, seat: int, decision: int, level: str) -> str:
        thinking.set()
        await thought.wait()
        return hosted.table.pending[0].options[0].name

    monkeypatch.setattr(house.app.state["attendants"].thinkers, "choose", think)
    opened = await house.open(mine=[0, 1, 2, 3])
    hosted = await house.hosted(opened.table)
    asked, before = hosted.table.pending[0], len(hosted.table.tape)
    await house.post(f"/api/tables/{opened.table}/bot", {}, opened.tokens[asked.seat])
    await thinking.wait()
    await house.post(f"/api/tables/{opened.table}/back", {}, opened.tokens[asked.seat])
    thought.set()
    await asyncio.sleep(0.3)
    assert len(hosted.table.tape) == before


# -- clocks for all to see


@pytest.mark.parametrize("clock", [EACH, TOTAL])
def test_a_clock_in_the_open_shows_nothing_of_what_is_decided_out_of_sight(clock: Any) -> None:
    hidden, plain = Timed(plots, ask_each(0, 0)), Timed(ask_each(0, 0))
    assert hidden.clocks.due_in_the_open(clock, 0) is None
    hidden.choose(0, 40.0)
    hidden.choose(0, 50.0)
    assert hidden.clocks.due_in_the_open(clock, 0) == 50.0 + (plain.clocks.due_in_the_open(clock, 0) or 0.0)
    assert plain.clocks.due_in_the_open(clock, 1) is None


async def test_everybody_sees_the_clocks_of_who_is_asked(house: House) -> None:
    opened = await house.open(
        seats=2, mine=[0, 1], settings={"mode": "competition"}, clock={"total": 0.0, "each": 500.0}
    )
    guests = [*await house.sit_all(opened), await house.sit(opened.table)]
    hosted = await house.hosted(opened.table)
    asked = {one.seat for one in hosted.table.pending}
    for guest in guests:
        await guest.until(lambda one: one.all(Clocks))
        last = guest.all(Clocks)[-1]
        assert {one.seat for one in last.seats} == asked
        assert all(one.runs and one.why == "choice" and 490 < one.left <= 500 for one in last.seats)


async def test_everybody_sees_how_long_somebody_may_be_away(house: House) -> None:
    opened = await house.open(mine=[0, 1], bots={"2": "", "3": ""}, away=2.0)
    guest = await house.sit(opened.table, opened.tokens[0])
    await guest.until(lambda one: any(clock.seats for clock in one.all(Clocks)))
    (clock,) = next(one.seats for one in guest.all(Clocks) if one.seats)
    assert (clock.seat, clock.why, clock.left <= 2.0) == (1, "away", True)
    await guest.until(lambda one: one.state.seats[1].stand_in)
    await guest.until(lambda one: not one.all(Clocks)[-1].seats and one.talk)
    assert await said(house, opened) == [(1, "stand_in")]


async def test_a_table_without_clocks_shows_none(house: House) -> None:
    guests = await house.sit_all(await house.open(seats=4))
    for guest in guests:
        await guest.quiet()
        assert guest.all(Clocks) == []


# -- what is told of a table


async def test_the_lobby_has_tables_to_sit_down_at_and_tables_to_watch(house: House) -> None:
    everybody = {"1": "", "2": "", "3": ""}
    free = await house.open(mine=[0], listed=True)
    full = await house.open(mine=[0], listed=True, bots=everybody)
    await house.open(mine=[0], listed=True, bots=everybody, watched=False)
    await house.open(mine=[0], bots=everybody)
    assert [one["table"] for one in (await house.get("/api/tables")).json()] == [free.table]
    running = [one["table"] for one in (await house.get("/api/tables", running=True)).json()]
    assert running == [full.table]
    await offer(house, full, 1, full.host)
    assert (await house.get("/api/tables", running=True)).json() == []
    assert len((await house.get("/api/tables")).json()) == 2


async def test_a_table_says_what_was_chosen_and_who_is_asked(house: House) -> None:
    opened = await house.open(mine=[0, 1, 2, 3], settings={"mode": "team", "powers": False}, clock={"each": 60.0})
    info = (await house.get(f"/api/tables/{opened.table}")).json()
    hosted = await house.hosted(opened.table)
    assert (info["preset"], info["chosen"]) == ("", {"mode": "team", "powers": False})
    assert info["clock"] == {"total": 0.0, "each": 60.0}
    assert info["asked"] == sorted({one.seat for one in hosted.table.pending})
    assert (info["you"], info["result"]) == (-1, None)
    plain = await house.open(seats=4, settings={"mode": "team"})
    assert (await house.get(f"/api/tables/{plain.table}")).json()["preset"] == "team"


async def test_of_a_table_without_spectators_only_its_seats_hear_how_it_stands(house: House) -> None:
    opened = await house.open(mine=[0, 1, 2, 3], watched=False)
    path = f"/api/tables/{opened.table}"
    assert (await house.get(path)).json()["asked"] == []
    own = (await house.http.get(path, headers=bearer(opened.tokens[2]))).json()
    assert (own["you"], own["asked"] != []) == (2, True)


# -- where the house is found


async def test_the_addresses_are_for_the_own_machine(tmp_path: Path) -> None:
    found = ("http://192.168.7.7:8025/",)
    async with hosting(Options(database(tmp_path), workers=1, addresses=found)) as house:
        assert (await house.get("/api/place")).json() == {"addresses": []}
        own = httpx.ASGITransport(app=house.app, client=("127.0.0.1", 4000))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=own, base_url="http://test") as other:
            assert (await other.get("/api/place")).json() == {"addresses": list(found)}


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("127.0.0.1", ()),
        ("::1", ()),
        ("localhost", ()),
        ("192.168.7.7", ("http://192.168.7.7:8025/",)),
        ("club.example", ("http://club.example:8025/",)),
        ("2001:db8::7", ("http://[2001:db8::7]:8025/",)),
    ],
)
def test_an_address_is_one_that_others_reach(host: str, found: tuple[str, ...]) -> None:
    assert network_addresses("http", host, 8025) == found


def test_who_listens_everywhere_is_found_at_the_addresses_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("housebound.server.addresses._ways_out", lambda: ["192.168.7.7", "fd00::7"])
    monkeypatch.setattr("housebound.server.addresses._by_name", lambda: ["127.0.1.1", "192.168.7.7", "fe80::1%eth0"])
    assert network_addresses("https", "0.0.0.0", 8443, "/games") == ("https://192.168.7.7:8443/games/",)
    assert network_addresses("http", "::", 80) == ("http://192.168.7.7:80/", "http://[fd00::7]:80/")

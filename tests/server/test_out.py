"""Keeping people out: the host puts somebody out for good, and nobody takes every seat of the lobby."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from housebound.kernel.chance import Outcome
from housebound.server.app import Options
from housebound.server.bot_names import NAMES
from housebound.server.hosted import HostedTable
from housebound.server.limits import Limits
from housebound.server.messages import ProposeBack, Sit
from housebound.server.opening import Opened
from housebound.server.record import BOT, PERSON
from tests.server.conftest import hosting
from tests.server.visitors import House, bearer, database, play_on, wait_until

TROLL = "198.51.100.7"


async def from_address(house: House, address: str, path: str, body: Any = None, token: str = "") -> httpx.Response:
    app: Any = house.app
    transport = httpx.ASGITransport(app=app, client=(address, 40000))
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
        return await http.post(path, json=body or {}, headers=bearer(token))


async def put_out(house: House, opened: Opened, seat: int) -> Any:
    answer = await house.post(f"/api/tables/{opened.table}/out", {"seat": seat}, opened.host)
    assert answer.status_code == 201, answer.text
    return answer.json()


async def taken_by_a_troll(house: House, **wanted: Any) -> tuple[Opened, str]:
    """A listed table with somebody on its second seat, and their secret."""
    opened = await house.open(listed=True, mine=[0], **wanted)
    answer = await from_address(house, TROLL, f"/api/tables/{opened.table}/take", {"seat": 1, "name": "Troll"})
    return opened, str(answer.json()["token"])


async def test_who_is_put_out_is_shown_the_door_and_told(house: House) -> None:
    opened, token = await taken_by_a_troll(house)
    troll, host = await house.sit(opened.table, token), await house.sit(opened.table, opened.tokens[0])
    info = await put_out(house, opened, 1)
    assert info["seats"][1]["player"] == BOT
    assert info["seats"][1]["name"] in NAMES  # the troll's is gone
    await troll.until(lambda one: one.closed is not None)
    assert (troll.heard[-1].code, troll.closed) == ("put-out", 4000)
    await host.until(lambda one: one.state.seats[1].player == BOT)


async def test_who_is_put_out_does_not_come_back_by_the_seat(house: House) -> None:
    opened, token = await taken_by_a_troll(house)
    await put_out(house, opened, 1)
    for path in ("back", "name", "claim", "code", "undo", "leave", "bot"):
        answer = await house.post(f"/api/tables/{opened.table}/{path}", {"name": "x"} if path == "name" else {}, token)
        assert (answer.status_code, answer.json()["code"]) == (403, "put-out")
    guest = await house.sit(opened.table, token)
    assert [one.code for one in guest.heard] == ["put-out"]
    del house.club.tables[opened.table]  # nor after a restart
    assert (await house.get(f"/api/tables/{opened.table}/view", token)).json()["code"] == "put-out"


async def test_who_is_put_out_does_not_come_back_from_the_same_address(house: House) -> None:
    opened, _ = await taken_by_a_troll(house)
    await put_out(house, opened, 1)
    take = f"/api/tables/{opened.table}/take"
    assert (await from_address(house, TROLL, take, {"seat": 2})).json()["code"] == "put-out"
    claim = f"/api/tables/{opened.table}/claim"
    assert (await from_address(house, TROLL, claim, token=opened.tokens[3])).json()["code"] == "put-out"
    looker = house.connect(opened.table, TROLL)
    looker.send(Sit())
    await looker.until(lambda one: one.closed is not None)
    assert [one.code for one in looker.heard] == ["put-out"]
    assert (await from_address(house, "198.51.100.8", take, {"seat": 2})).status_code == 201
    other = await house.open(listed=True)  # elsewhere they may play
    assert (await from_address(house, TROLL, f"/api/tables/{other.table}/take")).status_code == 201


async def test_the_address_is_the_one_at_which_they_were_last_connected(house: House) -> None:
    opened, token = await taken_by_a_troll(house)
    guest = house.connect(opened.table, "198.51.100.99")
    await guest.sit(token)
    await put_out(house, opened, 1)
    take = f"/api/tables/{opened.table}/take"
    assert (await from_address(house, "198.51.100.99", take)).json()["code"] == "put-out"


async def test_others_at_the_same_address_keep_their_seats(house: House) -> None:
    """A household, or a club behind one router."""
    opened = await house.open(mine=[0, 1, 2, 3])
    guests = await house.sit_all(opened)
    await put_out(house, opened, 1)
    await guests[0].leave()
    again = await house.sit(opened.table, opened.tokens[0])
    assert again.view.seat == 0
    assert guests[2].closed is None


async def test_a_bot_plays_on_and_nobody_else_gets_the_seat(house: House) -> None:
    """Else the host could put somebody out to see what they saw."""
    opened, _ = await taken_by_a_troll(house)
    await put_out(house, opened, 1)
    answer = await house.post(f"/api/tables/{opened.table}/take", {"seat": 1})
    assert answer.json()["code"] == "seat-taken"
    for token in (opened.host, opened.tokens[1]):
        assert (await house.http.get(f"/api/tables/{opened.table}/view", headers=bearer(token))).status_code == 403
        assert (await house.post(f"/api/tables/{opened.table}/claim", {}, token)).status_code == 403
    hosted = await house.hosted(opened.table)
    await wait_until(lambda: all(decision.seat != 1 for decision in hosted.table.pending))


async def test_an_invitation_that_was_used_by_who_was_put_out_is_worth_nothing(house: House) -> None:
    opened = await house.open(mine=[0])
    await house.sit(opened.table, opened.tokens[1])
    await put_out(house, opened, 1)
    path = f"/api/tables/{opened.table}/claim"
    answer = await from_address(house, "198.51.100.8", path, token=opened.tokens[1])
    assert answer.json()["code"] == "put-out"


async def test_putting_somebody_out_is_no_way_to_go_back_over_what_they_saw(house: House) -> None:
    opened = await house.open("betrayal", 3, mine=[0, 1, 2])
    guests = await house.sit_all(opened)
    hosted = await house.hosted(opened.table)
    rng = Random(4)
    while not hosted.table.has_revealed_since(_last_choice_of(hosted, 0)):
        await play_on(guests, rng, moves=1)
    hosted.changed.clear()  # no bot plays on meanwhile
    length = len(hosted.table.tape)
    for seat in (1, 2):
        await put_out(house, opened, seat)
    assert (await guests[0].fail(ProposeBack())).code == "cannot-undo"
    assert len(hosted.table.tape) == length


def _last_choice_of(hosted: HostedTable, seat: int) -> int:
    """Where it stands on the tape; at the end if there is none."""
    tape = hosted.table.tape
    mine = [i for i, event in enumerate(tape) if not isinstance(event, Outcome) and event[0] == seat]
    return mine[-1] if mine else len(tape)


async def test_only_the_host_puts_out_and_only_people(house: House) -> None:
    opened = await house.open(mine=[0, 1], bots={"3": ""})
    for token in (opened.tokens[0], opened.tokens[1], "", "x" * 24):
        answer = await house.post(f"/api/tables/{opened.table}/out", {"seat": 1}, token)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
    for seat, code in ((2, "nobody-there"), (3, "nobody-there"), (4, "which-seat"), (-1, "which-seat")):
        answer = await house.post(f"/api/tables/{opened.table}/out", {"seat": seat}, opened.host)
        assert answer.json()["code"] == code
    assert (await house.hosted(opened.table)).record.seats[1].player == PERSON


async def test_a_rematch_keeps_them_out(house: House) -> None:
    opened, token = await taken_by_a_troll(house, seats=2)
    guest = await house.sit(opened.table, opened.tokens[0])
    await put_out(house, opened, 1)
    await house.post(f"/api/tables/{opened.table}/bot", {}, opened.tokens[0])
    await guest.until(lambda one: one.view.over)
    again = (await house.post(f"/api/tables/{opened.table}/rematch", token=opened.tokens[0])).json()["table"]
    assert (await house.get(f"/api/tables/{again}/view", token)).json()["code"] == "put-out"
    assert (await from_address(house, TROLL, f"/api/tables/{again}/take")).json()["code"] == "put-out"


async def test_addresses_are_not_stored_as_they_are(house: House) -> None:
    opened, _ = await taken_by_a_troll(house)
    await put_out(house, opened, 1)
    found = await house.club.store.facts(opened.table)
    assert found is not None
    assert TROLL.encode() not in found[0]


# -- the lobby


async def test_one_address_takes_so_many_seats_in_a_minute(tmp_path: Path) -> None:
    async with hosting(Options(database(tmp_path), workers=1, limits=Limits(seats_per_minute=3))) as house:
        tables = [(await house.open(listed=True)).table for _ in range(5)]
        answers = [await from_address(house, TROLL, f"/api/tables/{table}/take") for table in tables]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        assert answers[-1].json()["code"] == "too-many-seats"
        other = await from_address(house, "198.51.100.8", f"/api/tables/{tables[-1]}/take")
        assert other.status_code == 201


@pytest.mark.parametrize("limit", ["seats_per_minute", "codes_per_minute"])
def test_its_limit_can_be_changed(limit: str) -> None:
    assert getattr(Limits.read([f"{limit}=77"]), limit) == 77

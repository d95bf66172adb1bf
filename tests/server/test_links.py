"""Links: an invitation becomes its user's own at first use, and a second device is let in by the first."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from housebound.server import record as records
from housebound.server.app import Options
from housebound.server.limits import Limits
from housebound.server.messages import Choose, Failed, Sit
from housebound.server.opening import Opened
from housebound.server.record import BOT, OPEN, PERSON
from housebound.server.tokens import fingerprint, new_code, new_token, plain_code
from tests.server.conftest import hosting
from tests.server.visitors import Guest, House, bearer, database, play_on

LOOKING = ["view", "replay", "rules", "tape"]
DOING = ["name", "leave", "bot", "back", "choose", "undo", "say", "rematch", "code"]


async def claim(house: House, opened: Opened, token: str, secret: str = "") -> Any:
    """As a client does it, with this very token."""
    path = f"/api/tables/{opened.table}/claim"
    return await house.http.post(path, json={"secret": secret}, headers=bearer(token))


async def look(house: House, opened: Opened, token: str) -> str:
    """The code of the refusal; empty if the token shows a seat."""
    answer = await house.http.get(f"/api/tables/{opened.table}/view", headers=bearer(token))
    return "" if answer.status_code == 200 else str(answer.json()["code"])


async def come(house: House, opened: Opened, token: str) -> Guest:
    """With this very token."""
    guest = house.connect(opened.table)
    guest.send(Sit(token))
    await guest.until(lambda one: one.heard)
    return guest


# -- invitations


async def test_whoever_opened_the_table_cannot_look_at_a_seat_that_somebody_has_come_to(house: House) -> None:
    opened = await house.open(mine=[0])
    kept = opened.tokens[1]
    taken = (await claim(house, opened, kept)).json()
    assert taken["seat"] == 1
    assert await look(house, opened, taken["token"]) == ""
    for token in (kept, opened.host):
        assert await look(house, opened, token) != ""
        guest = await come(house, opened, token)
        assert [type(one) for one in guest.heard] == [Failed]
        for path in LOOKING:
            answer = await house.http.get(f"/api/tables/{opened.table}/{path}", headers=bearer(token))
            assert answer.status_code == 403
        for path in DOING:
            body = {"name": "x", "decision": 0, "option": "x", "channel": "table", "text": "x"}
            answer = await house.http.post(f"/api/tables/{opened.table}/{path}", json=body, headers=bearer(token))
            assert answer.status_code in (400, 403)
    assert (await claim(house, opened, kept)).json()["code"] == "invitation-used"
    assert (await claim(house, opened, opened.host)).json()["code"] == "not-your-seat"


async def test_an_invitation_shows_nothing_before_it_is_exchanged_either(house: House) -> None:
    opened = await house.open()
    assert await look(house, opened, opened.tokens[2]) == "invitation"
    guest = await come(house, opened, opened.tokens[2])
    assert [one.code for one in guest.heard] == ["invitation"]
    assert (await house.hosted(opened.table)).record.seats[2].player == OPEN


async def test_the_own_seats_of_whoever_opens_the_table_are_theirs_at_once(house: House) -> None:
    opened = await house.open(mine=[0, 2], bots={"3": ""})
    info = (await house.get(f"/api/tables/{opened.table}")).json()
    assert [seat["player"] for seat in info["seats"]] == [PERSON, OPEN, PERSON, BOT]
    assert await look(house, opened, opened.tokens[0]) == ""
    assert await look(house, opened, opened.tokens[2]) == ""


@pytest.mark.parametrize("mine", [[4], [-1], [3]])
async def test_a_seat_that_is_nobodys_to_have_is_not_ones_own(house: House, mine: list[int]) -> None:
    body = {"game": "room25", "seats": 4, "bots": {"3": ""}, "mine": mine}
    answer = await house.post("/api/tables", body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-setting")


async def test_an_answer_that_was_lost_costs_nobody_the_seat(house: House) -> None:
    opened = await house.open()
    secret = new_token()
    for _ in range(2):
        answer = await claim(house, opened, opened.tokens[1], secret)
        assert (answer.status_code, answer.json()) == (201, {"seat": 1, "token": secret})
    assert (await claim(house, opened, opened.tokens[1], new_token())).json()["code"] == "invitation-used"
    assert await look(house, opened, secret) == ""


@pytest.mark.parametrize("secret", ["short", "x" * 65, "with spaces in it, and dots."])
async def test_a_secret_that_could_be_guessed_is_refused(house: House, secret: str) -> None:
    opened = await house.open()
    assert (await claim(house, opened, opened.tokens[1], secret)).json()["code"] == "bad-request"
    assert (await house.hosted(opened.table)).record.seats[1].token == ""


async def test_an_invitation_is_exchanged_when_that_is_stored(house: House) -> None:
    opened = await house.open()
    secret = (await claim(house, opened, opened.tokens[1])).json()["token"]
    found = await house.club.store.facts(opened.table)
    assert found is not None
    seat = records.decode(found[0]).seats[1]
    assert (seat.player, seat.token) == (PERSON, fingerprint(secret))
    assert secret.encode() not in found[0]


async def test_an_invitation_to_a_seat_that_a_bot_was_given_meanwhile_still_works(house: House) -> None:
    opened = await house.open(mine=[0])
    await house.post(f"/api/tables/{opened.table}/bot", {"seat": 1}, opened.host)
    assert (await claim(house, opened, opened.tokens[1])).status_code == 201
    assert (await house.hosted(opened.table)).record.seats[1].player == PERSON


async def test_whoever_held_the_link_before_is_shown_the_door_and_told(house: House) -> None:
    """A secret that somebody else may have seen: whoever opens it anew has it alone."""
    opened = await house.open(mine=[1])
    before = await come(house, opened, opened.tokens[1])
    secret = (await claim(house, opened, opened.tokens[1])).json()["token"]
    await before.until(lambda one: one.closed is not None)
    assert (before.heard[-1].code, before.closed) == ("link-ended", 4000)
    assert "opened elsewhere" in before.heard[-1].sentence
    assert await look(house, opened, opened.tokens[1]) == "not-your-seat"
    assert await look(house, opened, secret) == ""


# -- a second device


async def code_of(house: House, opened: Opened, token: str) -> str:
    answer = await house.http.post(f"/api/tables/{opened.table}/code", headers=bearer(token))
    assert answer.status_code == 201
    assert answer.json()["seconds"] == 300
    return str(answer.json()["code"])


async def test_a_code_lets_another_device_in_and_both_play(house: House) -> None:
    opened = await house.open(seats=2, mine=[0, 1])
    first = await come(house, opened, opened.tokens[0])
    code = await code_of(house, opened, opened.tokens[0])
    answer = await house.post("/api/codes", {"code": f" {code.lower().replace('-', ' ')}"})
    let_in = answer.json()
    assert (let_in["table"], let_in["game"], let_in["seat"]) == (opened.table, "room25", 0)
    assert let_in["token"] != opened.tokens[0]
    second, other = await come(house, opened, let_in["token"]), await come(house, opened, opened.tokens[1])
    assert first.closed is None
    await play_on([first, other], Random(5), moves=6)
    await play_on([second, other], Random(6), moves=6)
    for guest in (first, second):
        await guest.quiet()
    assert first.state.view == second.state.view
    again = await house.post("/api/codes", {"code": code})
    assert (again.status_code, again.json()["code"]) == (404, "no-such-code")  # it is good for one


async def test_a_code_gets_too_old(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = await house.open(mine=[0])
    code = await code_of(house, opened, opened.tokens[0])
    later = time.time() + 301.0
    monkeypatch.setattr(time, "time", lambda: later)
    assert (await house.post("/api/codes", {"code": code})).json()["code"] == "no-such-code"


async def test_a_code_of_whoever_was_shown_the_door_opens_nothing(house: House) -> None:
    opened = await house.open(mine=[0])
    code = await code_of(house, opened, opened.tokens[0])
    await claim(house, opened, opened.tokens[0])
    assert (await house.post("/api/codes", {"code": code})).json()["code"] == "not-your-seat"


async def test_other_devices_go_with_the_seat(house: House) -> None:
    opened = await house.open(mine=[0])
    code = await code_of(house, opened, opened.tokens[0])
    token = (await house.post("/api/codes", {"code": code})).json()["token"]
    second = await come(house, opened, token)
    await house.http.post(f"/api/tables/{opened.table}/leave", headers=bearer(opened.tokens[0]))
    await second.until(lambda one: one.closed is not None)
    assert await look(house, opened, token) == "not-your-seat"


async def test_codes_cannot_be_guessed(tmp_path: Path) -> None:
    async with hosting(Options(database(tmp_path), workers=1, limits=Limits(codes_per_minute=3))) as house:
        for _ in range(3):
            assert (await house.post("/api/codes", {"code": new_code()})).json()["code"] == "no-such-code"
        answer = await house.post("/api/codes", {"code": new_code()})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-codes")
    assert len({new_code() for _ in range(1000)}) == 1000
    assert all(len(plain_code(new_code())) == 8 for _ in range(20))


# -- tables that were stored before there were invitations


async def test_the_links_of_a_table_that_was_stored_before_are_secrets_and_work(house: House) -> None:
    opened = await house.open(mine=[0, 1, 2, 3])
    hosted = await house.hosted(opened.table)
    old = msgspec.msgpack.decode(records.encode(hosted.record))
    for seat in old["seats"]:
        for new in ("invitation", "devices", "unseen", "left"):
            del seat[new]
    hosted.record = records.decode(msgspec.msgpack.encode(old))
    guest = await come(house, opened, opened.tokens[0])
    await guest.do(Choose(guest.asked[0].id, guest.asked[0].options[0]))


async def test_a_rematch_knows_everybodys_devices_and_who_is_still_invited(house: House) -> None:
    opened = await house.open(seats=3, mine=[0], bots={"2": "random"})
    code = await code_of(house, opened, opened.tokens[0])
    device = (await house.post("/api/codes", {"code": code})).json()["token"]
    guest = await come(house, opened, opened.tokens[0])
    for seat in (0, 1):
        await house.post(f"/api/tables/{opened.table}/bot", {"seat": seat}, opened.host)
    await guest.until(lambda one: one.view.over)
    headers = bearer(opened.tokens[0])
    again = (await house.http.post(f"/api/tables/{opened.table}/rematch", headers=headers)).json()["table"]
    new = Opened(again, "", opened.tokens)
    for token in (opened.tokens[0], device):
        assert await look(house, new, token) == ""
    assert (await claim(house, new, opened.tokens[1])).status_code == 201

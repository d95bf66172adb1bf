"""Seat tokens: a wrong, missing or another table's token gives a spectator's view or 403, and nothing else."""

from __future__ import annotations

import hmac
from random import Random
from typing import Any

import pytest

from housebound.kernel.script import SPECTATOR
from housebound.server import tokens
from housebound.server.hosted import HostedTable
from housebound.server.messages import Failed, Note, Say, Sit
from housebound.server.opening import Opened
from housebound.server.tokens import fingerprint, fits, new_token
from tests.server.visitors import House, play_on

OWN: list[tuple[str, Any]] = [
    ("name", {"name": "Eve"}),
    ("leave", {}),
    ("bot", {}),
    ("bot", {"seat": 0}),
    ("back", {}),
    ("choose", {"decision": 0, "option": "pick(max)"}),
    ("undo", {}),
    ("say", {"channel": "table", "text": "hello"}),
    ("rematch", {}),
]
"""What only a seat may ask for."""
LOOKING = ["view", "replay"]


async def strangers(house: House, opened: Opened) -> list[str]:
    """Tokens that fit no seat of this table."""
    other = await house.open()
    mine = opened.tokens[0]
    return [
        other.tokens[0],
        other.host,
        new_token(),
        mine[:-1],
        mine + "x",
        mine.swapcase(),
        fingerprint(mine),  # what is stored of it
        opened.table,
        "null",
        "0",
    ]


def standing(hosted: HostedTable) -> tuple[Any, ...]:
    return hosted.table.save_text(), hosted.n, hosted.talk.copy(), hosted.record, hosted.version


async def test_a_token_that_does_not_fit_opens_nothing_over_http(house: House) -> None:
    opened = await house.open()
    hosted = await house.hosted(opened.table)
    before = standing(hosted)
    for token in await strangers(house, opened):
        for path, body in OWN:
            answer = await house.post(f"/api/tables/{opened.table}/{path}", body, token)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
        for path in (*LOOKING, "tape"):
            answer = await house.get(f"/api/tables/{opened.table}/{path}", token)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
    assert standing(hosted) == before


async def test_no_token_is_a_spectators_view_and_nothing_else(house: House) -> None:
    opened = await house.open()
    hosted = await house.hosted(opened.table)
    before = standing(hosted)
    for path, body in OWN:
        answer = await house.post(f"/api/tables/{opened.table}/{path}", body)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
    seen = (await house.get(f"/api/tables/{opened.table}/view")).json()
    assert seen["view"]["seat"] == SPECTATOR
    replay = (await house.get(f"/api/tables/{opened.table}/replay")).json()
    assert set(replay["steps"][0]["views"]) == {str(SPECTATOR)}
    assert standing(hosted) == before


@pytest.mark.parametrize("header", ["Basic abc", "Bearer", "Bearer ", "bearer\t", "token", "Bearer a b"])
async def test_a_header_that_is_no_token_is_refused(house: House, header: str) -> None:
    opened = await house.open()
    for path in LOOKING:
        answer = await house.http.get(f"/api/tables/{opened.table}/{path}", headers={"Authorization": header})
        assert answer.status_code in (401, 403)
        assert answer.json()["code"] in ("bad-token", "not-your-seat")


async def test_a_token_that_does_not_fit_opens_no_live_connection(house: House) -> None:
    opened = await house.open()
    hosted = await house.hosted(opened.table)
    before = standing(hosted)
    for token in [*await strangers(house, opened), opened.host, "\x00", " ", "ж"]:
        guest = house.connect(opened.table)
        guest.send(Sit(token))
        await guest.until(lambda one: one.closed is not None)
        assert [type(one) for one in guest.heard] == [Failed]
        assert guest.heard[0].code == "not-your-seat"
    assert not hosted.watchers
    assert standing(hosted) == before


async def test_the_hosts_token_is_no_seat(house: House) -> None:
    opened = await house.open()
    hosted = await house.hosted(opened.table)
    before = standing(hosted)
    for path, body in OWN:
        if path != "bot":
            answer = await house.post(f"/api/tables/{opened.table}/{path}", body, opened.host)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
    for path in LOOKING:
        assert (await house.get(f"/api/tables/{opened.table}/{path}", opened.host)).status_code == 403
    assert standing(hosted) == before


async def test_a_bots_seat_has_no_token_and_an_empty_one_does_not_fit(house: House) -> None:
    opened = await house.open(bots={"0": "random"})
    hosted = await house.hosted(opened.table)
    assert hosted.record.seats[0].token == ""
    assert not fits("", "")
    assert not fits("", fingerprint("x"))
    assert not fits("x", "")
    looker = await house.sit(opened.table)
    assert looker.view.seat == SPECTATOR


async def test_nobody_is_ever_sent_another_ones_token(house: House) -> None:
    """Whole games with everything that is sent in them, over the socket and over HTTP."""
    for game, seats in (("room25", 4), ("terrorscape", 4)):
        opened = await house.open(game, seats, listed=True)
        guests = await house.sit_all(opened)
        looker = await house.sit(opened.table)
        await guests[0].ask(Note("A1", "a note"))
        await guests[1].do(Say("table", "hello"))
        await play_on(guests, Random(2))
        await looker.quiet()
        sent = "".join(raw for guest in (*guests, looker) for raw in guest.raw)
        for seat in range(seats):
            for path in ("view", "replay", "tape", ""):
                sent += (await house.get(f"/api/tables/{opened.table}/{path}".rstrip("/"), opened.tokens[seat])).text
        sent += (await house.get("/api/tables")).text
        answer = await house.post(f"/api/tables/{opened.table}/name", {"name": "Ada"}, opened.tokens[0])
        sent += answer.text
        rematch = await house.post(f"/api/tables/{opened.table}/rematch", token=opened.tokens[0])
        sent += rematch.text
        for secret in (opened.host, *opened.tokens.values()):
            assert secret not in sent
            assert fingerprint(secret) not in sent


async def test_what_is_stored_opens_no_seat(house: House) -> None:
    opened = await house.open()
    found = await house.club.store.facts(opened.table)
    assert found is not None
    for secret in (opened.host, *opened.tokens.values()):
        assert secret.encode() not in found[0]
        assert fingerprint(secret).encode() in found[0]


# -- in constant time


async def test_every_seat_is_compared_whoever_asks(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = await house.open(mine=[0, 1, 2, 3])
    hosted = await house.hosted(opened.table)
    compared: list[tuple[str, str]] = []

    def compare(one: str, other: str) -> bool:
        compared.append((one, other))
        return hmac.compare_digest(one, other)

    class Counting:
        compare_digest = staticmethod(compare)

    monkeypatch.setattr(tokens, "hmac", Counting)
    kept = [seat.token for seat in hosted.record.seats]
    for token in (*opened.tokens.values(), new_token(), "x"):
        compared.clear()
        try:
            assert opened.tokens[hosted.seat_of(token)] == token
        except Exception:
            assert token not in opened.tokens.values()
        assert [stored for _, stored in compared] == kept  # all of them, in the same order
        assert {given for given, _ in compared} == {fingerprint(token)}  # and of one length


def test_tokens_cannot_be_guessed() -> None:
    many = {new_token() for _ in range(1000)}
    assert len(many) == 1000
    assert all(len(token) >= 24 for token in many)

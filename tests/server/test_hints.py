"""Hints at a table: only where the host allows them, only for the own seat and from its own view, not too many."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import msgspec
import pytest_asyncio

import housebound
from housebound import bots
from housebound.bots.budget import Budget
from housebound.bots.hints import advice
from housebound.kernel.script import Decision
from housebound.server.adviser import Course, Hint, HintWanted, OptionJudged, answer
from housebound.server.advising import Advisers
from housebound.server.answers import Answer, Read
from housebound.server.app import Options
from housebound.server.errors import ServerError
from housebound.server.limits import Limits
from tests.server.conftest import hosting
from tests.server.visitors import Guest, House, database, play_on

BRIEF = Budget(playouts=8)


@pytest_asyncio.fixture
async def quick(tmp_path: Path) -> AsyncIterator[House]:
    """A house where a hint is thought about briefly, and comes out the same each time."""
    limits = Limits(rate=1e9, spare=1e9, hints_per_minute=3)
    async with hosting(Options(database(tmp_path), workers=1, budget=60.0, limits=limits, hint=BRIEF)) as house:
        yield house


async def asked_guest(guests: list[Guest]) -> Guest:
    """Whoever is asked something."""
    for guest in guests:
        await guest.quiet()
    return next(guest for guest in guests if guest.asked)


async def test_nobody_whispers_unless_the_host_says_so(quick: House) -> None:
    opened = await quick.open("terrorscape", 2)
    guest = await asked_guest(await quick.sit_all(opened))
    token = await quick.own(opened.tokens[guest.view.seat])
    path, wish = f"/api/tables/{opened.table}/hint", {"decision": guest.asked[0].id}
    refused = await quick.post(path, wish, token)
    assert (refused.status_code, refused.json()["code"]) == (403, "no-hints")
    assert not guest.state.hints
    for secret, status in ((token, 403), ("", 403), (opened.host, 200)):
        answered = await quick.post(f"/api/tables/{opened.table}/hints", {"allowed": True}, secret)
        assert answered.status_code == status
    await guest.until(lambda one: one.state.hints)  # everybody is told
    assert (await quick.get(f"/api/tables/{opened.table}")).json()["hints"]
    assert (await quick.post(path, wish, token)).status_code == 200
    await quick.post(f"/api/tables/{opened.table}/hints", {"allowed": False}, opened.host)
    await guest.until(lambda one: not one.state.hints)
    assert (await quick.post(path, wish, token)).status_code == 403


async def test_a_hint_is_what_a_hard_bot_thinks(quick: House) -> None:
    opened = await quick.open("terrorscape", 2, hints=True)
    guests = await quick.sit_all(opened)
    await play_on(guests, Random(3), 12)
    guest = await asked_guest(guests)
    while len(guest.asked[0].options) == 1:
        await guest.choose()
        guest = await asked_guest(guests)
    seat, asked = guest.view.seat, guest.asked[0]
    answered = await quick.post(
        f"/api/tables/{opened.table}/hint", {"decision": asked.id}, await quick.own(opened.tokens[seat])
    )
    table = (await quick.hosted(opened.table)).table
    mine = next(one for one in table.pending if (one.seat, one.id) == (seat, asked.id))
    found = advice(table, mine, BRIEF)
    judged = [OptionJudged(one.option.name, one.chance, one.doubt, one.worlds) for one in found.estimates]
    assert msgspec.json.decode(answered.content, type=Hint) == Hint(asked.id, found.choice.name, tuple(judged))
    assert len(judged) > 1
    assert {one.option for one in judged} <= set(asked.options)


async def test_whoever_asks_gets_a_hint_for_the_own_open_question_alone(quick: House) -> None:
    opened = await quick.open(hints=True)  # the first seat is asked first
    guests = await quick.sit_all(opened)
    guest = await asked_guest(guests)
    other = next(one for one in guests if one is not guest)
    path, number = f"/api/tables/{opened.table}/hint", guest.asked[0].id
    theirs = await quick.own(opened.tokens[other.view.seat])
    refused = await quick.post(path, {"decision": number}, theirs)
    assert (refused.status_code, refused.json()["code"]) == (409, "not-asked")
    assert (await quick.post(path, {"decision": number})).status_code == 403  # a spectator
    await guest.choose()
    refused = await quick.post(path, {"decision": number}, await quick.own(opened.tokens[guest.view.seat]))
    assert refused.json()["code"] == "not-asked"


async def test_what_a_seat_cannot_know_changes_no_byte_of_its_hint(quick: House) -> None:
    """Tables that the seat cannot tell apart: other dice, other roles, other tiles."""
    opened = await quick.open("room25", 4, settings={"mode": "suspicion"}, hints=True)
    table = (await quick.hosted(opened.table)).table
    rng = Random(5)
    player = bots.bot(table.game, "sensible")
    for _ in range(30):
        decision = table.pending[0]
        table.choose(decision.seat, bots.answer(table, decision, player), decision.id)
    decision = next(one for one in table.pending if len(one.options) > 1)
    said = [advice(table, decision, BRIEF)]
    for _ in range(4):
        world = table.imagine(decision.seat, rng)
        assert world.seed != table.seed
        said.append(advice(world, _same(world.pending, decision), BRIEF))
    assert all(one == said[0] for one in said)


def _same(pending: list[Decision], asked: Decision) -> Decision:
    return next(one for one in pending if (one.seat, one.id) == (asked.seat, asked.id))


async def test_hints_come_so_often_and_the_same_question_is_thought_about_once(quick: House) -> None:
    opened = await quick.open("terrorscape", 2, hints=True)
    guests = await quick.sit_all(opened)
    path, numbers = f"/api/tables/{opened.table}/hint", set[tuple[int, int]]()
    statuses: dict[int, list[int]] = {0: [], 1: []}
    while min(len(one) for one in statuses.values()) < 4:
        guest = await asked_guest(guests)
        seat, number = guest.view.seat, guest.asked[0].id
        assert (seat, number) not in numbers
        numbers.add((seat, number))
        token = await quick.own(opened.tokens[seat])
        first = await quick.post(path, {"decision": number}, token)
        again = await quick.post(path, {"decision": number}, token)
        assert (again.status_code, again.content) == (first.status_code, first.content)
        statuses[seat].append(first.status_code)
        if first.status_code == 429:
            assert first.json()["code"] == "too-many-hints"
        await guest.choose()
    for one in statuses.values():
        assert one[:4] == [200, 200, 200, 429]


async def test_beside_a_clock_only_if_the_host_means_it(quick: House) -> None:
    clock = {"total": 0, "each": 600}
    wanted = {"game": "terrorscape", "seats": 2, "clock": clock, "hints": True}
    refused = await quick.http.post("/api/tables", json=wanted)
    assert (refused.status_code, refused.json()["about"]) == (400, "hints")
    opened = await quick.open("terrorscape", 2, clock=clock)
    path = f"/api/tables/{opened.table}/hints"
    refused = await quick.post(path, {"allowed": True}, opened.host)
    assert (refused.status_code, refused.json()["about"]) == (400, "hints")
    assert (await quick.post(path, {"allowed": True, "on_clock": True}, opened.host)).json()["hints"]
    both = await quick.open("terrorscape", 2, clock=clock, hints=True, hints_on_clock=True)
    assert (await quick.get(f"/api/tables/{both.table}")).json()["hints"]


async def test_a_rematch_is_played_with_hints_as_before(quick: House) -> None:
    opened = await quick.open("terrorscape", 2, bots={"0": "random", "1": "random"}, hints=True)
    hosted = await quick.hosted(opened.table)
    while not hosted.table.over:
        await asyncio.sleep(0.01)
    again = await quick.club.rematch(hosted, 0)
    assert (await quick.hosted(again.table)).record.hints


async def test_how_a_game_stood_is_judged_once_it_is_over(quick: House) -> None:
    opened = await quick.open("terrorscape", 2, bots={"0": "sensible", "1": "sensible"})
    path, early = f"/api/tables/{opened.table}/course", await quick.open("terrorscape", 2)
    refused = await quick.get(f"/api/tables/{early.table}/course")
    assert (refused.status_code, refused.json()["code"]) == (403, "not-over")
    hosted = await quick.hosted(opened.table)
    while not hosted.table.over:
        await asyncio.sleep(0.01)
    first, second = await asyncio.gather(quick.get(path), quick.get(path))
    assert first.content == second.content
    stood = msgspec.json.decode(first.content, type=Course).stood
    steps = (await quick.get(f"/api/tables/{opened.table}/story")).json()["count"]
    assert [one.step for one in stood] == sorted({one.step for one in stood})
    assert (stood[0].step, stood[-1].step) == (0, steps - 1)
    assert all(0 <= chance <= 1 for one in stood for chance in one.chances)
    result = hosted.table.result
    assert result is not None
    assert stood[-1].chances == tuple(float(seat in result.winners) for seat in range(2))


async def test_a_thought_that_takes_too_long_is_given_up_and_not_too_many_are_thought() -> None:
    hasty = Advisers(Limits(thoughts_per_address=1), budget=0.2)
    table = housebound.new("room25", 4, seed=1)
    asked = table.pending[0]
    wanted = HintWanted(table.save_text(), asked.seat, asked.id, Budget(milliseconds=60_000))
    answers = await asyncio.gather(*(hasty.ask(wanted, "192.0.2.1") for _ in range(2)), return_exceptions=True)
    codes = sorted(one.said.code for one in answers if isinstance(one, ServerError))
    assert codes == ["too-long", "too-many-thoughts"]
    assert not hasty.processes


def test_a_process_that_is_asked_nonsense_says_so() -> None:
    said = msgspec.msgpack.decode(answer(msgspec.msgpack.encode(HintWanted("?", 0, 0, BRIEF))), type=Answer)
    assert not isinstance(said, Read)
    assert said.code == "bad-tape"

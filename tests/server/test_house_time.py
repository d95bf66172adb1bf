"""The time of the house: nobody loses time or a seat for what the server, its database or the machine did."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest

from housebound.server.app import Options
from housebound.server.house_time import UNSEEN, HouseTime
from housebound.server.messages import Time
from tests.server.visitors import Guest, House, bearer, database, house_at, play_on, wait_until


class Machine:
    """A machine with its two clocks, and a server on it whose time is stored every five seconds."""

    def __init__(self, grace: float = 0.0) -> None:
        self.steady = 100.0
        self.wall = 1e9
        self.stored = 0.0
        self.time = HouseTime(grace, lambda: self.steady, lambda: self.wall)

    def start(self, *, after_outage: bool = True) -> None:
        self.time.begin(self.stored, after_outage=after_outage)

    def run(self, seconds: float, *, stores: bool = True) -> None:
        for _ in range(int(seconds)):
            self.steady += 1.0
            self.wall += 1.0
            if stores and self.steady % 5.0 == 0.0:
                self.beat()

    def beat(self) -> None:
        self.stored = max(self.stored, self.time.now)
        self.time.confirm(self.stored)


def test_it_runs_while_somebody_serves() -> None:
    machine = Machine()
    machine.start(after_outage=False)
    machine.run(1003)
    assert machine.time.now == 1003.0
    assert machine.time.runs


@pytest.mark.parametrize("jump", [-86400.0, 3600.0])
def test_a_clock_that_is_set_changes_nothing(jump: float) -> None:
    machine = Machine()
    machine.start()
    machine.run(7)
    machine.wall += jump
    machine.run(7)
    assert machine.time.now == 14.0


def test_it_stands_still_while_nobody_serves_and_for_a_while_after_that() -> None:
    machine = Machine(grace=30.0)
    machine.start(after_outage=False)
    machine.run(600)
    machine.steady, machine.wall = 5.0, 2e9  # another day, after a restart of the machine
    machine.start()
    machine.run(29)
    assert (machine.time.now, machine.time.runs) == (600.0, False)
    machine.run(11)
    assert (machine.time.now, machine.time.runs) == (610.0, True)


def test_it_stands_still_while_it_cannot_be_stored() -> None:
    machine = Machine(grace=30.0)
    machine.start(after_outage=False)
    machine.run(100)
    machine.run(UNSEEN - 1, stores=False)
    assert (machine.time.now, machine.time.runs) == (100.0 + UNSEEN - 1, True)
    machine.run(1000, stores=False)
    assert (machine.time.now, machine.time.runs) == (100.0, False)
    machine.beat()
    assert (machine.time.now, machine.time.runs, machine.time.stops) == (100.0, False, 1)
    machine.run(40)
    assert (machine.time.now, machine.time.runs) == (110.0, True)


def test_after_a_machine_has_slept_people_have_a_moment_to_come_back() -> None:
    machine = Machine(grace=30.0)
    machine.start(after_outage=False)
    machine.run(100)
    machine.wall += 36000.0
    machine.run(10)
    assert machine.time.now <= 105.0
    machine.run(40)
    assert 115.0 <= machine.time.now <= 120.0


def test_processes_agree_on_the_latest() -> None:
    """One that starts while another serves does not stop the clocks."""
    machine = Machine()
    machine.start(after_outage=False)
    machine.run(1000)
    late = HouseTime(30.0, lambda: machine.steady, lambda: machine.wall)
    late.begin(machine.stored, after_outage=True)
    machine.run(20)
    late.confirm(machine.stored)
    assert late.now == 1020.0
    late.reach(1022.5)
    assert late.now == 1022.5
    late.reach(7.0)
    assert late.now == 1022.5


# -- at a table


def shown(guest: Guest) -> Time:
    return guest.all(Time)[-1]


def set_clock(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + seconds)


async def a_few_looks(house: House) -> None:
    """Until the attendants have looked round again: beside a clock that runs out."""
    quick = await house.open(seats=2, clock={"each": 1.0})
    await house.sit_all(quick)
    hosted = await house.hosted(quick.table)
    await wait_until(lambda: hosted.record.seats[0].stand_in)


@pytest.mark.parametrize("jump", [-86400.0, 86400.0])
async def test_nobody_is_late_because_a_clock_was_set(
    house: House, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    opened = await house.open(seats=2, clock={"total": 900.0, "each": 1.0}, away=600.0)
    guest = await house.sit(opened.table, opened.tokens[0])
    await house.post(f"/api/tables/{opened.table}/name", {"name": "Ada"}, opened.tokens[1])  # she is not here
    await a_few_looks(house)
    set_clock(monkeypatch, jump)
    await a_few_looks(house)
    hosted = await house.hosted(opened.table)
    assert not any(seat.stand_in for seat in hosted.record.seats)
    await guest.choose()
    await guest.quiet()
    assert 600.0 < shown(guest).left < 901.0  # it took some seconds, or a minute on a busy machine


async def test_nobody_is_late_because_the_server_was_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    options = Options(database(tmp_path), workers=1, grace=0.0)
    async with house_at(options) as house:
        opened = await house.open(seats=2, mine=[0, 1], clock={"total": 900.0, "each": 1.0}, away=600.0)
        guests = await house.sit_all(opened)
        await play_on(guests, Random(5), moves=8)
    set_clock(monkeypatch, 86400.0)
    async with house_at(options) as house:
        hosted = await house.hosted(opened.table)
        await a_few_looks(house)
        assert not any(seat.stand_in for seat in hosted.record.seats)
        guests = await house.sit_all(opened)
        assert all(600.0 < shown(guest).left < 910.0 for guest in guests)
        rows = await house.club.store.rows(opened.table)
        assert rows[-1].clock < 600.0 < rows[-1].at  # one is the house's time, the other the world's


async def test_after_a_start_clocks_wait_for_people_to_come_back(tmp_path: Path) -> None:
    async with house_at(Options(database(tmp_path), workers=1, grace=3600.0)) as house:
        late = await house.open(seats=2, clock={"each": 1.0})  # nobody has come yet
        await a_few_looks(house)  # a new house has nobody who could be late
        await house.club.store._beat()
    async with house_at(Options(database(tmp_path), workers=1, grace=4.0)) as house:
        claimed = await house.http.post(f"/api/tables/{late.table}/claim", json={}, headers=bearer(late.tokens[0]))
        guest = await house.sit(late.table, claimed.json()["token"])
        await guest.until(lambda one: shown(one).runs)
        assert shown(guest).left < 0.0  # but until now nobody minded
        assert not guest.state.seats[0].stand_in
        await guest.until(lambda one: one.state.seats[0].stand_in)
    async with house_at(Options(database(tmp_path), workers=1, grace=4.0)) as house:
        fresh = await house.open(seats=2, clock={"each": 1.5}, away=1.0)
        guest = await house.sit(fresh.table, fresh.tokens[0])
        assert not shown(guest).runs
        assert 1.0 < shown(guest).left <= 1.5
        await guest.until(lambda one: shown(one).runs)
        assert not guest.state.seats[0].stand_in
        assert 0.0 < shown(guest).left <= 1.5
        await guest.until(lambda one: one.state.seats[0].stand_in)

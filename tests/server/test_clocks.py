"""Clocks: for each choice, or for the whole game with some back; on time-out a bot plays on."""

from __future__ import annotations

from random import Random

import pytest

from housebound.kernel.script import Decision, Script, all_of, only
from housebound.kernel.table import Table
from housebound.server.clocks import Clocks
from housebound.server.messages import Time
from housebound.server.record import PERSON, ClockRecord
from tests.kernel.scripted import GREEN, RED, Ledger, Scripted, ask_each, colour, offer_colours
from tests.server.visitors import House, play_on, wait_until

EACH = ClockRecord(total=0.0, each=60.0)
TOTAL = ClockRecord(total=600.0, each=10.0)


class Timed:
    """A table with clocks, at a time that the test says."""

    def __init__(self, *units: object) -> None:
        self.table = Table(Scripted(*units), 2, seed=1)  # type: ignore[arg-type]
        self.clocks = Clocks()
        self.clocks.look(self.table, 0.0)

    def choose(self, seat: int, now: float, nth: int = 0) -> None:
        asked = self.table.pending + [decision for decision, _ in self.table.answered]
        decision = next(one for one in asked if (one.seat, one.nth) == (seat, nth))
        self.table.choose(seat, RED if now % 2 else GREEN, decision.id)
        self.clocks.choose(decision, self.table, now)

    def undo(self, now: float) -> None:
        self.table.rewind(self.table.last_choice)
        self.clocks.undo(1, self.table, now)

    def left(self, clock: ClockRecord, seat: int, now: float) -> float:
        return self.clocks.left(clock, seat, now)


def both(g: Ledger) -> Script[None]:
    yield all_of([colour(0), colour(1), Decision(1, "more", colour(1).offers, rule="SCR-PLAY-1")])


def test_every_choice_has_its_time() -> None:
    timed = Timed(ask_each(0, 0, 1))
    assert timed.left(EACH, 0, 20.0) == 40.0
    assert timed.left(EACH, 1, 20.0) == 60.0
    assert [timed.clocks.runs(seat) for seat in (0, 1)] == [True, False]
    timed.choose(0, 50.0)
    assert timed.left(EACH, 0, 50.0) == 60.0
    timed.choose(0, 70.0)
    assert [timed.clocks.runs(seat) for seat in (0, 1)] == [False, True]
    assert timed.left(EACH, 1, 131.0) == -1.0


def test_the_whole_game_has_its_time_and_every_choice_gives_some_back() -> None:
    timed = Timed(ask_each(0, 1, 0, 1))
    timed.choose(0, 100.0)
    assert timed.left(TOTAL, 0, 105.0) == 510.0  # 600 - 100 + 10, and it does not run
    timed.choose(1, 130.0)
    assert timed.left(TOTAL, 1, 500.0) == 580.0
    assert timed.left(TOTAL, 0, 150.0) == 490.0
    timed.choose(0, 150.0)
    assert timed.left(TOTAL, 0, 999.0) == 500.0


def test_who_changes_an_answer_gains_no_time() -> None:
    timed = Timed(both)
    timed.choose(0, 10.0)
    for n in range(20):
        timed.choose(0, 11.0 + n)
    assert timed.left(TOTAL, 0, 40.0) == 600.0
    timed.choose(1, 40.0)
    assert timed.left(TOTAL, 1, 40.0) == 570.0
    for n in range(20):
        timed.choose(1, 41.0 + n)
    assert timed.left(TOTAL, 1, 70.0) == 540.0
    assert timed.left(EACH, 1, 70.0) == 30.0
    timed.choose(1, 70.0, nth=1)
    assert timed.left(TOTAL, 1, 70.0) == 550.0


def test_what_one_seat_chooses_does_not_move_anothers_clock() -> None:
    timed = Timed(both)
    due = timed.clocks.due(EACH, 1), timed.clocks.due(TOTAL, 1)
    timed.choose(0, 7.0)
    timed.choose(0, 9.0)
    assert (timed.clocks.due(EACH, 1), timed.clocks.due(TOTAL, 1)) == due


@pytest.mark.parametrize("clock", [EACH, TOTAL])
def test_who_takes_a_choice_back_gains_no_time(clock: ClockRecord) -> None:
    timed = Timed(ask_each(0, 0, 1))
    for n in range(5):
        timed.choose(0, 10.0 * n + 4.0)
        timed.undo(10.0 * n + 10.0)
    assert timed.left(clock, 0, 50.0) == (clock.total or clock.each) - 50.0
    timed.choose(0, 51.0)
    assert timed.left(TOTAL, 0, 51.0) == 600.0 - 51.0 + 10.0


def test_a_choice_that_was_taken_back_later_took_the_time_it_took() -> None:
    """Nobody is charged for the time in which others thought."""
    timed = Timed(ask_each(0, 1, 0))
    timed.choose(0, 40.0)
    timed.undo(1000.0)
    assert timed.left(EACH, 0, 1000.0) == 20.0
    timed.choose(0, 1010.0)
    assert timed.left(TOTAL, 0, 1010.0) == 600.0 - 50.0 + 10.0


def test_several_choices_are_taken_back_at_once() -> None:
    timed = Timed(ask_each(0, 1, 0, 1))
    for seat, now in ((0, 5.0), (1, 20.0), (0, 26.0)):
        timed.choose(seat, now)
    timed.table.rewind(1)
    timed.clocks.undo(2, timed.table, 100.0)
    assert timed.left(EACH, 1, 100.0) == 60.0 - 15.0 - 74.0  # it was asked twice, and thought twice
    assert timed.left(TOTAL, 0, 100.0) == 600.0 - 5.0 + 10.0
    before = timed.clocks.due(TOTAL, 1)
    timed.clocks.undo(0, timed.table, 100.0)
    assert timed.clocks.due(TOTAL, 1) == before


def test_what_a_table_began_with_has_no_time_to_give_back() -> None:
    timed = Timed(ask_each(0, 1, 0, 1))
    timed.table.choose(0, RED)
    timed.clocks.look(timed.table, 10.0)
    timed.choose(1, 12.0)
    timed.table.rewind(0)
    timed.clocks.undo(2, timed.table, 20.0)
    assert timed.left(TOTAL, 0, 20.0) == 600.0
    assert timed.left(TOTAL, 1, 20.0) == 600.0


def test_what_is_still_being_stored_is_not_overdue() -> None:
    """The table has moved on in memory, and the clocks have not."""
    timed = Timed(ask_each(0, 1, 0))
    for seat in (0, 1):
        timed.table.choose(seat, RED)
        assert not timed.clocks.is_overdue(EACH, timed.table.pending[0], 1000.0)


# -- at a table


async def test_everybody_sees_the_own_clock_alone(house: House) -> None:
    opened = await house.open(seats=2, clock={"total": 5000.0, "each": 100.0})
    guests = await house.sit_all(opened)
    looker = await house.sit(opened.table)
    hosted = await house.hosted(opened.table)
    assert [(one.runs, 4990 < one.left <= 5000) for one in guests[0].all(Time)] == [(True, True)]
    assert [(one.runs, one.left) for one in guests[1].all(Time)] == [(False, 5000.0)]
    rng = Random(5)
    for _ in range(30):
        before = [len(guest.all(Time)) for guest in guests]
        due = [(hosted.clocks.runs(seat), hosted.clocks.due(hosted.record.clock, seat)) for seat in (0, 1)]  # type: ignore[arg-type]
        await play_on(guests, rng, moves=1)
        for seat, guest in enumerate(guests):
            await guest.quiet()
            now = (hosted.clocks.runs(seat), hosted.clocks.due(hosted.record.clock, seat))  # type: ignore[arg-type]
            assert len(guest.all(Time)) == before[seat] + (now != due[seat])
            assert guest.all(Time)[-1].runs == now[0]
    await looker.quiet()
    assert looker.all(Time) == []


async def test_a_table_without_clocks_says_nothing_of_time(house: House) -> None:
    guests = await house.sit_all(await house.open(seats=2))
    await play_on(guests, Random(5), moves=5)
    assert not any(guest.all(Time) for guest in guests)


@pytest.mark.parametrize("clock", [{"each": 1.0}, {"total": 1.0, "each": 0.5}])
async def test_on_time_out_a_bot_plays_on_and_gives_the_seat_back(house: House, clock: dict[str, float]) -> None:
    opened = await house.open(seats=2, clock=clock)
    guests = await house.sit_all(opened)
    hosted = await house.hosted(opened.table)
    await guests[1].until(lambda one: one.state.seats[0].stand_in)
    assert guests[1].state.seats[0].player == PERSON
    await wait_until(lambda: hosted.n > 0)
    answer = await house.post(f"/api/tables/{opened.table}/back", token=opened.tokens[0])
    assert answer.json()["seats"][0]["stand_in"] is False


async def test_nobodys_time_runs_out_who_is_not_asked(house: House) -> None:
    opened = await house.open(seats=2, clock={"each": 1.0})
    await house.sit_all(opened)
    hosted = await house.hosted(opened.table)
    await wait_until(lambda: hosted.record.seats[0].stand_in)
    assert not hosted.record.seats[1].stand_in or hosted.n > 0


async def test_a_slow_seat_has_days_if_the_table_gives_them(house: House) -> None:
    """Beside a table whose clock runs out, so that there was time enough."""
    slow, quick = await house.open(seats=2, clock={"each": 86400.0}), await house.open(seats=2, clock={"each": 1.0})
    guests = await house.sit_all(slow)
    await house.sit_all(quick)
    hosted = await house.hosted(quick.table)
    await wait_until(lambda: hosted.record.seats[0].stand_in)
    assert not (await house.hosted(slow.table)).record.seats[0].stand_in
    assert 86000 < guests[0].all(Time)[0].left <= 86400


async def test_the_time_goes_on_after_a_restart(house: House) -> None:
    """A table that is read again knows since when everybody was asked."""
    opened = await house.open(seats=2, clock={"total": 5000.0, "each": 100.0})
    guests = await house.sit_all(opened)
    await play_on(guests, Random(5), moves=12)
    hosted = await house.hosted(opened.table)
    assert hosted.record.clock is not None
    before = [hosted.clocks.due(hosted.record.clock, seat) for seat in (0, 1)]
    del house.club.tables[opened.table]
    again = await house.hosted(opened.table)
    assert again is not hosted
    assert [again.clocks.due(hosted.record.clock, seat) for seat in (0, 1)] == before


# -- what not everybody may know of


def veiled(seat: int) -> Decision:
    return Decision(seat, "plot", offer_colours, rule="SCR-PLAY-1", to=only(seat), known=only(seat))


def plots(g: Ledger) -> Script[None]:
    yield veiled(0)
    yield veiled(0)


@pytest.mark.parametrize("clock", [EACH, TOTAL])
def test_time_out_of_sight_is_a_time_of_its_own(clock: ClockRecord) -> None:
    """Else the moment at which it is over in the open would tell that the seat was asked, and for how long."""
    open_now, hidden = Timed(ask_each(0, 0)), Timed(plots, ask_each(0, 0))
    hidden.choose(0, 40.0)
    hidden.choose(0, 50.0)
    assert hidden.left(clock, 0, 50.0) == open_now.left(clock, 0, 0.0)
    hidden.choose(0, 60.0)
    open_now.choose(0, 10.0)
    assert hidden.left(clock, 0, 60.0) == open_now.left(clock, 0, 10.0)


def test_time_out_of_sight_runs_down_too() -> None:
    timed = Timed(plots)
    timed.choose(0, 100.0)
    assert timed.left(TOTAL, 0, 100.0) == 510.0
    assert not timed.clocks.is_overdue(TOTAL, timed.table.pending[0], 609.0)
    assert timed.clocks.is_overdue(TOTAL, timed.table.pending[0], 610.0)
    timed.undo(100.0)
    assert timed.left(TOTAL, 0, 100.0) == 500.0

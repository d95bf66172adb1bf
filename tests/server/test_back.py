"""Going back over what was revealed: when everybody agrees who saw it, or not at all."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from housebound.kernel.errors import CannotUndo
from housebound.kernel.seeing import told
from housebound.server.hosted import HostedTable
from housebound.server.messages import ProposeBack
from housebound.server.record import Record
from tests.server.test_play import last_choice
from tests.server.visitors import Guest, House, play_on


async def revealed(house: House) -> tuple[list[Guest], HostedTable, int, int]:
    """A table where nobody may undo; who chose last, and how long the tape was before."""
    opened = await house.open("betrayal", 3)
    guests = await house.sit_all(opened)
    hosted = await house.hosted(opened.table)
    rng = Random(4)
    for _ in range(100):
        before = len(hosted.table.tape)
        await play_on(guests, rng, moves=1)
        if all(hosted.table.why_no_undo(seat) for seat in range(3)):
            return guests, hosted, last_choice(hosted)[0], before
    raise AssertionError("nothing is ever revealed")


async def test_the_table_goes_back_when_everybody_agrees(house: House) -> None:
    guests, hosted, _, before = await revealed(house)
    length = len(hosted.table.tape)
    for seat in (2, 0):
        await guests[seat].do(ProposeBack())
        await guests[1].quiet()
        assert seat in guests[1].state.back
        assert len(hosted.table.tape) == length
    await guests[1].do(ProposeBack())
    assert len(hosted.table.tape) == before
    for guest in guests:
        await guest.quiet()
        assert guest.state.back == ()
        assert guest.told == told(hosted.table, guest.view.seat)
    await play_on(guests, Random(9), moves=5)


async def test_who_does_not_want_back_any_more_says_so(house: House) -> None:
    guests, hosted, _, _ = await revealed(house)
    length = len(hosted.table.tape)
    await guests[0].do(ProposeBack())
    await guests[0].do(ProposeBack(agree=False))
    await guests[1].do(ProposeBack())
    await guests[2].do(ProposeBack())
    await guests[0].quiet()
    assert guests[0].state.back == (1, 2)
    assert len(hosted.table.tape) == length


async def test_agreement_is_about_the_last_choice_and_no_later_one(house: House) -> None:
    guests, hosted, _, _ = await revealed(house)
    await guests[0].do(ProposeBack())
    await guests[1].do(ProposeBack())
    await play_on(guests, Random(9), moves=1)
    length = len(hosted.table.tape)
    for guest in guests:
        await guest.quiet()
        assert guest.state.back == ()
    await guests[2].do(ProposeBack())
    assert len(hosted.table.tape) == length
    assert hosted.back == (2,)


async def test_a_person_among_bots_goes_back_to_the_own_last_choice(house: House) -> None:
    opened = await house.open("betrayal", 3, bots={"1": "random", "2": "random"})
    guest = await house.sit(opened.table, opened.tokens[0])
    hosted = await house.hosted(opened.table)
    mine = []
    for _ in range(12):
        await guest.until(lambda one: one.asked)
        mine.append(guest.asked[0].options)
        await guest.choose(guest.asked[0].options[-1])
        await guest.quiet()
        if not guest.asked:
            break
    await guest.until(lambda one: one.asked)
    assert last_choice(hosted)[0] != 0
    await guest.do(ProposeBack())
    await guest.quiet()
    assert guest.asked[0].options == mine[-1]


# -- nobody who saw it is passed over


async def test_the_host_cannot_pass_over_the_others_by_bots(house: House) -> None:
    guests, hosted, _, _ = await revealed(house)
    length = len(hosted.table.tape)
    for seat in (1, 2):
        await hosted.change(_standing_in(seat))
    await guests[0].do(ProposeBack())
    assert len(hosted.table.tape) >= length
    assert hosted.record.back.keys() == {0}


def _standing_in(seat: int) -> Callable[[Record], None]:
    """A bot stands in, as after the host's hand-over, a clock's end, or in an empty chair."""

    def write(record: Record) -> None:
        record.seats[seat].stand_in = True

    return write


async def test_who_is_away_must_agree_too(house: House) -> None:
    guests, hosted, _, before = await revealed(house)
    hosted.changed.clear()  # no bot plays on meanwhile
    for seat in (1, 2):
        await guests[seat].leave()
        await hosted.change(_standing_in(seat))
    length = len(hosted.table.tape)
    await guests[0].do(ProposeBack())
    assert len(hosted.table.tape) == length
    await hosted.agree_to_go_back(1, True)
    assert len(hosted.table.tape) == length
    await hosted.agree_to_go_back(2, True)
    assert len(hosted.table.tape) <= before


async def test_there_is_no_way_back_over_what_somebody_saw_who_has_left(house: House) -> None:
    guests, hosted, _, _ = await revealed(house)
    length = len(hosted.table.tape)
    await hosted.vacate(2)
    await guests[0].do(ProposeBack())
    failure = await guests[1].fail(ProposeBack())
    assert failure.code == "cannot-undo"
    assert len(hosted.table.tape) == length
    del house.club.tables[hosted.id]  # nor after a restart
    again = await house.hosted(hosted.id)
    with pytest.raises(CannotUndo, match="somebody has left"):
        await again.agree_to_go_back(0, True)
    assert len(again.table.tape) == length


async def test_who_comes_later_does_not_agree_for_who_has_left(house: House) -> None:
    guests, hosted, _, _ = await revealed(house)
    length = len(hosted.table.tape)
    for seat in (0, 2):
        await hosted.agree_to_go_back(seat, True)
    await hosted.vacate(2)
    assert hosted.back == (0,)
    seat, _ = await hosted.take(2, "Eve")
    await hosted.agree_to_go_back(seat, True)
    assert (await guests[1].fail(ProposeBack())).code == "cannot-undo"
    assert len(hosted.table.tape) == length


async def test_what_was_revealed_after_somebody_left_can_be_gone_back_over(house: House) -> None:
    opened = await house.open("betrayal", 3, listed=True)
    guests = await house.sit_all(opened)
    hosted = await house.hosted(opened.table)
    await hosted.vacate(2)
    _, token = await hosted.take(2, "Eve")
    guests[2] = await house.sit(opened.table, token)
    await play_on(guests, Random(4), moves=12)
    length = len(hosted.table.tape)
    for guest in guests:
        await guest.do(ProposeBack())
    assert len(hosted.table.tape) < length

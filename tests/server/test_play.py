"""Play over a live connection and over HTTP: answers, refusals, undo, agreement, notes, and why not."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import msgspec
import pytest

from housebound.kernel import registry
from housebound.kernel.chance import Outcome
from housebound.kernel.script import SPECTATOR
from housebound.kernel.seeing import told
from housebound.server.hosted import HostedTable
from housebound.server.messages import (
    Bars,
    Choose,
    Done,
    Failed,
    Note,
    Ping,
    ProposeBack,
    Say,
    Sit,
    State,
    Undo,
    WhyNot,
)
from tests.server.visitors import House, plain, play_on


def standing(hosted: HostedTable) -> tuple[Any, ...]:
    """All there is of a table."""
    return hosted.table.save_text(), hosted.n, hosted.talk.copy(), hosted.record, hosted.version


@pytest.mark.parametrize(("game", "seats"), [("room25", 4), ("betrayal", 3), ("terrorscape", 3)])
async def test_everybody_sees_what_the_table_shows_them(house: House, game: str, seats: int) -> None:
    opened = await house.open(game, seats)
    guests = await house.sit_all(opened)
    looker = await house.sit(opened.table)
    hosted = await house.hosted(opened.table)
    rng = Random(3)
    for _ in range(6):
        await play_on(guests, rng, moves=8)
        await looker.quiet()
        for guest in (*guests, looker):
            seat = guest.view.seat
            assert plain(guest.view) == plain(hosted.table.view(seat))
            assert guest.told == told(hosted.table, seat)


async def test_an_answer_is_acknowledged_when_it_is_stored(house: House) -> None:
    opened = await house.open()
    guest = await house.sit(opened.table, opened.tokens[0])
    option = await guest.choose()
    rows = await house.club.store.rows(opened.table)
    assert [(row.n, row.kind) for row in rows] == [(0, "move")]
    assert rows[0].text.splitlines()[0] == f"0 {option}"


async def test_the_same_table_is_played_over_http(house: House) -> None:
    opened = await house.open(seats=2)
    hosted = await house.hosted(opened.table)
    for _ in range(5):
        seat = hosted.table.pending[0].seat
        seen = (await house.get(f"/api/tables/{opened.table}/view", opened.tokens[seat])).json()
        asked = seen["view"]["asked"][0]
        body = {"decision": asked["id"], "option": asked["options"][0]}
        answer = await house.post(f"/api/tables/{opened.table}/choose", body, opened.tokens[seat])
        assert answer.status_code == 200
        assert answer.json()["view"] == plain(hosted.table.view(seat))
    everything = (await house.get(f"/api/tables/{opened.table}/view", opened.tokens[0])).json()["told"]
    later = (await house.get(f"/api/tables/{opened.table}/view", opened.tokens[0], since=3)).json()["told"]
    assert len(everything) > 3
    assert later == everything[3:]


# -- what is refused changes nothing


async def test_late_doubled_and_foreign_answers_are_refused_and_change_nothing(house: House) -> None:
    opened = await house.open()
    guests = await house.sit_all(opened)
    hosted = await house.hosted(opened.table)
    first = guests[0].asked[0]
    await guests[0].choose()
    before = standing(hosted)
    late = [
        (guests[0], Choose(first.id, first.options[0])),  # doubled, or late
        (guests[0], Choose(first.id + 1000, first.options[0])),  # never asked
        (guests[0], Choose(-1, first.options[0])),
        (guests[1], Choose(first.id + 1000, first.options[0])),
    ]
    chooser = next(guest for guest in guests if hosted.table.pending[0].seat == guest.view.seat)
    stranger = next(guest for guest in guests if guest is not chooser)
    late.append((stranger, Choose(hosted.table.pending[0].id + 7, hosted.table.pending[0].options[0].name)))
    for guest, message in late:
        assert (await guest.fail(message)).code == "not-asked"
    body = {"decision": first.id + 1000, "option": first.options[0]}
    answer = await house.post(f"/api/tables/{opened.table}/choose", body, opened.tokens[0])
    assert (answer.status_code, answer.json()["code"]) == (409, "not-asked")
    assert standing(hosted) == before


async def test_what_a_rule_forbids_is_refused_with_the_rule_and_its_text(house: House) -> None:
    opened = await house.open()
    guests = await house.sit_all(opened)
    hosted = await house.hosted(opened.table)
    rulebook = registry.find("room25").rulebook
    rng, refusals = Random(2), 0
    for _ in range(30):
        await play_on(guests, rng, moves=1)
        decision = hosted.table.pending[0]
        guest = guests[decision.seat]
        await guest.quiet()
        bars = await guest.ask(WhyNot(decision.id))
        assert isinstance(bars, Bars)
        barred = [(option.name, rule) for option, rule in decision.barred]
        assert [(one.option, one.rule) for one in bars.barred] == barred
        assert all(one.text == rulebook[one.rule].text for one in bars.barred)
        before = standing(hosted)
        for option, rule in barred[:2]:
            refused = await guest.fail(Choose(decision.id, option))
            assert refused.code == "refused"
            assert rule in [one.id for one in refused.rules]
            assert all(one.text == rulebook[one.id].text for one in refused.rules)
            assert rule in refused.sentence
            refusals += 1
        assert standing(hosted) == before
    assert refusals > 10


async def test_an_option_that_does_not_exist_is_refused(house: House) -> None:
    opened = await house.open()
    guest = await house.sit(opened.table, opened.tokens[0])
    asked = guest.asked[0]
    for option, code in (("fly(moon)", "unknown-word"), ("", "unknown-word"), ("move(nowhere)", "unknown-word")):
        assert (await guest.fail(Choose(asked.id, option))).code == code
    other = next(option for option in ("turn(A1)", "look(A1)", "done") if option not in asked.options)
    answer = await guest.fail(Choose(asked.id, other))
    assert answer.code in ("refused", "unknown-word")
    assert (await house.hosted(opened.table)).n == 0


async def test_why_not_is_for_ones_own_open_decisions(house: House) -> None:
    opened = await house.open()
    guests = await house.sit_all(opened)
    asked = guests[0].asked[0]
    assert (await guests[1].fail(WhyNot(asked.id + 99))).code == "not-asked"
    await guests[0].choose()
    assert (await guests[0].fail(WhyNot(asked.id))).code == "not-asked"


async def test_spectators_may_do_nothing_but_look(house: House) -> None:
    opened = await house.open()
    looker = await house.sit(opened.table)
    hosted = await house.hosted(opened.table)
    before = standing(hosted)
    asked = hosted.table.pending[0]
    for message in (
        Choose(asked.id, asked.options[0].name),
        Undo(),
        ProposeBack(),
        Say("table", "hello"),
        Note("A1", "hello"),
        WhyNot(asked.id),
    ):
        assert (await looker.fail(message)).code == "spectator"
    assert isinstance(await looker.ask(Ping()), Done)
    assert standing(hosted) == before


async def test_the_first_message_says_who_it_is_and_no_later_one(house: House) -> None:
    opened = await house.open()
    hasty = house.connect(opened.table)
    hasty.send(Ping())
    await hasty.until(lambda one: one.closed is not None)
    assert [one.code for one in hasty.heard] == ["sit-first"]
    guest = await house.sit(opened.table, opened.tokens[0])
    guest.send(Sit(opened.tokens[1]))
    await guest.until(lambda one: one.all(Failed))
    assert guest.heard[-1].code == "seated"
    await guest.choose()


# -- undo


def last_choice(hosted: HostedTable) -> tuple[int, str]:
    event = hosted.table.tape[hosted.table.last_choice]
    assert not isinstance(event, Outcome)
    return event[0], event[2].name


async def test_a_choice_is_taken_back_where_the_rule_allows_it(house: House) -> None:
    opened = await house.open("betrayal", 3)
    guests = await house.sit_all(opened)
    hosted = await house.hosted(opened.table)
    rng, taken_back, refused = Random(8), 0, set()
    for _ in range(80):
        before, sent = hosted.table.tape.copy(), [hosted.table.view(seat).board for seat in range(3)]
        heard = [list(guest.told) for guest in guests]
        await play_on(guests, rng, moves=1)
        for guest in guests:
            await guest.quiet()
        seat, _ = last_choice(hosted)
        for guest in guests:
            assert guest.state.may_undo == hosted.table.why_no_undo(guest.view.seat)
            if guest.view.seat != seat:
                failure = await guest.fail(Undo())
                assert (failure.code, failure.sentence) == ("cannot-undo", guest.state.may_undo)
        guest = guests[seat]
        if guest.state.may_undo:
            refused.add((await guest.fail(Undo())).sentence)
        if guest.state.may_undo or rng.random() < 0.7:
            continue
        await guest.do(Undo())
        taken_back += 1
        assert hosted.table.tape == before
        assert [hosted.table.view(one).board for one in range(3)] == sent
        for one in guests:
            await one.quiet()
        assert [list(one.told) for one in guests] == heard
    assert taken_back > 5
    assert "something has been revealed since" in refused


async def test_an_answer_to_a_question_that_was_taken_back_is_late(house: House) -> None:
    opened = await house.open("betrayal", 3)
    guests = await house.sit_all(opened)
    asked = guests[0].asked[0]
    await guests[0].choose()
    await guests[0].quiet()
    assert guests[0].state.may_undo == ""
    await guests[0].do(Undo())
    assert (await guests[0].fail(Choose(asked.id, asked.options[1]))).code == "not-asked"
    await guests[0].quiet()
    again = guests[0].asked[0]
    assert again.options == asked.options
    assert again.id != asked.id
    await guests[0].choose(asked.options[1])


async def test_nothing_is_taken_back_once_the_game_is_over(house: House) -> None:
    opened = await house.open(seats=2)
    guests = await house.sit_all(opened)
    await play_on(guests, Random(1))
    hosted = await house.hosted(opened.table)
    before = standing(hosted)
    for guest in guests:
        assert guest.state.may_undo == "the game is over"
        assert (await guest.fail(Undo())).code == "cannot-undo"
        assert (await guest.fail(ProposeBack())).code == "cannot-undo"
    assert standing(hosted) == before


async def test_nothing_unseen_is_sent_twice(house: House) -> None:
    """A message when nothing has changed for these eyes would tell that something happened out of their sight."""
    opened = await house.open("terrorscape", 4)
    guests = await house.sit_all(opened)
    looker = await house.sit(opened.table)
    await play_on(guests, Random(11), moves=120)
    for guest in (*guests, looker):
        states = guest.all(State)
        shown = [msgspec.structs.replace(state, told=(), told_from=0) for state in states]
        for n, (one, other) in enumerate(itertools.pairwise(shown), 1):
            assert one != other or states[n].told
    assert looker.view.seat == SPECTATOR

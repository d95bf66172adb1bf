"""Seats: taken, left, renamed, handed to a bot and back; a bot for who stays away; a rematch."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from housebound.server.app import Options
from housebound.server.messages import Choose, State
from housebound.server.record import BOT, OPEN, PERSON
from tests.server.visitors import Guest, House, database, house_at, play_on, wait_until


async def test_a_seat_of_a_listed_table_is_taken_and_gets_a_link_of_its_own(house: House) -> None:
    opened = await house.open(listed=True)
    answer = await house.post(f"/api/tables/{opened.table}/take", {"seat": 2, "name": "  Ada \n Lovelace "})
    taken = answer.json()
    assert (answer.status_code, taken["seat"]) == (201, 2)
    assert taken["token"] not in opened.tokens.values()
    guest = await house.sit(opened.table, taken["token"])
    assert guest.view.seat == 2
    assert guest.state.seats[2].name == "Ada Lovelace"
    assert guest.state.seats[2].player == PERSON
    assert guest.state.seats[2].here
    old = await house.sit(opened.table, opened.tokens[2])
    assert [one.code for one in old.heard] == ["not-your-seat"]


async def test_who_names_no_seat_gets_the_first_free_one(house: House) -> None:
    opened = await house.open(listed=True, bots={"0": "random"})
    seats = [(await house.post(f"/api/tables/{opened.table}/take", {})).json()["seat"] for _ in range(3)]
    assert seats == [1, 2, 3]
    answer = await house.post(f"/api/tables/{opened.table}/take", {})
    assert (answer.status_code, answer.json()["code"]) == (409, "seat-taken")


@pytest.mark.parametrize("seat", [0, 4, -1])
async def test_a_seat_that_is_taken_or_does_not_exist_cannot_be_taken(house: House, seat: int) -> None:
    opened = await house.open(listed=True)
    await house.sit(opened.table, opened.tokens[0])
    before = (await house.hosted(opened.table)).record
    answer = await house.post(f"/api/tables/{opened.table}/take", {"seat": seat})
    assert (answer.status_code, answer.json()["code"]) == (409, "seat-taken")
    assert (await house.hosted(opened.table)).record == before


async def test_one_seat_is_taken_once_however_many_want_it(house: House) -> None:
    opened = await house.open(listed=True)
    answers = await asyncio.gather(*(house.post(f"/api/tables/{opened.table}/take", {"seat": 1}) for _ in range(6)))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409, 409]


async def test_seats_of_a_table_that_is_not_listed_are_taken_by_their_links_only(house: House) -> None:
    opened = await house.open()
    answer = await house.post(f"/api/tables/{opened.table}/take", {"seat": 1})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-listed")
    guest = await house.sit(opened.table, opened.tokens[1])
    assert [seat.player for seat in guest.state.seats] == [OPEN, PERSON, OPEN, OPEN]


async def test_who_plays_without_a_live_connection_sits_there_too(house: House) -> None:
    opened = await house.open(listed=True)
    token = opened.tokens[0]
    asked = (await house.get(f"/api/tables/{opened.table}/view", token)).json()["view"]["asked"][0]
    body = {"decision": asked["id"], "option": asked["options"][0]}
    assert (await house.post(f"/api/tables/{opened.table}/choose", body, token)).status_code == 200
    answer = await house.post(f"/api/tables/{opened.table}/take", {"seat": 0})
    assert answer.json()["code"] == "seat-taken"


async def test_whoever_leaves_frees_the_seat_and_ends_its_link(house: House) -> None:
    opened = await house.open(listed=True)
    mine = [await house.sit(opened.table, opened.tokens[0]) for _ in range(2)]
    other = await house.sit(opened.table, opened.tokens[1])
    answer = await house.post(f"/api/tables/{opened.table}/leave", token=opened.tokens[0])
    assert answer.json()["seats"][0]["player"] == OPEN
    for guest in mine:
        await guest.until(lambda one: one.closed is not None)
        assert (guest.heard[-1].code, guest.closed) == ("link-ended", 4000)
    await other.until(lambda one: one.state.seats[0].player == OPEN and not one.state.seats[0].here)
    again = await house.sit(opened.table, opened.tokens[0])
    assert again.heard[-1].code == "not-your-seat"
    for path in ("leave", "name", "back", "undo", "rematch"):
        refused = await house.post(f"/api/tables/{opened.table}/{path}", {"name": "x"}, opened.tokens[0])
        assert (refused.status_code, refused.json()["code"]) == (403, "not-your-seat")
    assert other.closed is None


async def test_the_next_person_on_a_seat_does_not_keep_the_last_ones_connection(house: House) -> None:
    opened = await house.open(listed=True)
    first = await house.sit(opened.table, opened.tokens[0])
    await house.post(f"/api/tables/{opened.table}/leave", token=opened.tokens[0])
    taken = (await house.post(f"/api/tables/{opened.table}/take", {"seat": 0})).json()
    second = await house.sit(opened.table, taken["token"])
    await first.until(lambda one: one.closed is not None)
    before = len(first.raw)
    await second.choose()
    await second.quiet()
    assert len(first.raw) == before


async def test_what_a_link_asks_for_after_its_end_is_not_done(house: House) -> None:
    """Even what was on its way when the seat was left."""
    opened = await house.open(listed=True)
    guest = await house.sit(opened.table, opened.tokens[0])
    hosted = await house.hosted(opened.table)
    asked = guest.asked[0]
    await house.post(f"/api/tables/{opened.table}/leave", token=opened.tokens[0])
    guest.send(Choose(asked.id, asked.options[0]))
    await guest.until(lambda one: one.closed is not None)
    await wait_until(guest.task.done)
    assert hosted.n == 1  # the word that the seat was left, and no choice


async def test_a_seat_can_be_renamed(house: House) -> None:
    opened = await house.open()
    other = await house.sit(opened.table, opened.tokens[1])
    await house.post(f"/api/tables/{opened.table}/name", {"name": "Mary"}, opened.tokens[0])
    await other.until(lambda one: one.state.seats[0].name == "Mary")
    answer = await house.post(f"/api/tables/{opened.table}/name", {"name": "Eve"}, opened.tokens[0])
    assert answer.json()["seats"][0]["name"] == "Eve"


async def test_a_seat_is_handed_to_a_bot_and_back(house: House) -> None:
    opened = await house.open()
    guests = await house.sit_all(opened)
    hosted = await house.hosted(opened.table)
    await house.post(f"/api/tables/{opened.table}/bot", {}, opened.tokens[0])
    await wait_until(lambda: all(decision.seat != 0 for decision in hosted.table.pending))
    await guests[1].until(lambda one: one.state.seats[0].stand_in)
    kept = guests[1].state.seats[0]
    assert (kept.player, kept.level) == (PERSON, "sensible")
    answer = await house.post(f"/api/tables/{opened.table}/back", token=opened.tokens[0])
    assert answer.json()["seats"][0]["stand_in"] is False
    await _until_asked(guests, 0, Random(4))
    assert any(decision.seat == 0 for decision in hosted.table.pending)
    await guests[0].choose()


async def _until_asked(guests: list[Guest], seat: int, rng: Random) -> None:
    """The others play on until this seat is asked."""
    for _ in range(200):
        for guest in guests:
            await guest.quiet()
        if guests[seat].asked:
            return
        await play_on([guest for guest in guests if guest is not guests[seat]], rng, moves=1)
    raise AssertionError("the seat is never asked")


async def test_a_bot_of_a_level_that_does_not_exist_takes_no_seat(house: House) -> None:
    opened = await house.open()
    answer = await house.post(f"/api/tables/{opened.table}/bot", {"level": "genius"}, opened.tokens[0])
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-setting")
    assert not (await house.hosted(opened.table)).record.seats[0].stand_in


async def test_the_host_hands_any_seat_to_a_bot(house: House) -> None:
    opened = await house.open(seats=2)
    guest = await house.sit(opened.table, opened.tokens[0])
    answer = await house.post(f"/api/tables/{opened.table}/bot", {"seat": 1, "level": "random"}, opened.host)
    assert answer.json()["seats"][1]["player"] == BOT
    answer = await house.post(f"/api/tables/{opened.table}/bot", {"seat": 0}, opened.host)
    assert (answer.json()["seats"][0]["player"], answer.json()["seats"][0]["stand_in"]) == (PERSON, True)
    await guest.until(lambda one: one.view.over)


@pytest.mark.parametrize("seat", [None, 4, -1])
async def test_the_host_says_which_seat(house: House, seat: int | None) -> None:
    opened = await house.open()
    answer = await house.post(f"/api/tables/{opened.table}/bot", {"seat": seat}, opened.host)
    assert (answer.status_code, answer.json()["code"]) == (400, "which-seat")


async def test_nobody_but_the_host_hands_over_another_seat(house: House) -> None:
    opened = await house.open()
    for token in (opened.tokens[0], "", "x" * 24):
        answer = await house.post(f"/api/tables/{opened.table}/bot", {"seat": 1}, token)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
    assert (await house.hosted(opened.table)).record.seats[1].player == OPEN


async def test_a_bot_takes_over_a_seat_that_stays_away_and_gives_it_back(house: House) -> None:
    opened = await house.open(away=1.0, seats=3)
    guests = await house.sit_all(opened)
    hosted = await house.hosted(opened.table)
    await guests[0].leave()
    await guests[1].until(lambda one: one.state.seats[0].stand_in)
    await wait_until(lambda: all(decision.seat != 0 for decision in hosted.table.pending))
    assert not hosted.record.seats[1].stand_in
    assert not hosted.record.seats[2].stand_in
    back = await house.sit(opened.table, opened.tokens[0])
    await house.post(f"/api/tables/{opened.table}/back", token=opened.tokens[0])
    await back.until(lambda one: not one.state.seats[0].stand_in)


async def test_no_bot_takes_over_where_the_table_does_not_want_that(house: House) -> None:
    """Beside a table that does, so that there was time enough."""
    waiting, other = await house.open(seats=2), await house.open(seats=2, away=1.0)
    for opened in (waiting, other):
        guest = await house.sit(opened.table, opened.tokens[0])
        await guest.leave()
    hosted = await house.hosted(other.table)
    await wait_until(lambda: hosted.record.seats[0].stand_in)
    assert not (await house.hosted(waiting.table)).record.seats[0].stand_in


# -- a rematch


async def test_a_rematch_seats_the_same_people_one_seat_further_with_the_same_links(house: House) -> None:
    opened = await house.open(seats=2, listed=True, bots={"1": "random"}, settings={"mode": "cooperation"})
    token = (await house.post(f"/api/tables/{opened.table}/take", {"name": "Ada"})).json()["token"]
    guest = await house.sit(opened.table, token)
    early = await house.post(f"/api/tables/{opened.table}/rematch", token=token)
    assert (early.status_code, early.json()["code"]) == (409, "not-over")
    await house.post(f"/api/tables/{opened.table}/bot", {}, token)
    await guest.until(lambda one: one.view.over)
    answers = await asyncio.gather(*(house.post(f"/api/tables/{opened.table}/rematch", token=token) for _ in range(3)))
    tables = {answer.json()["table"] for answer in answers}
    hosted = await house.hosted(opened.table)
    assert [answer.status_code for answer in answers] == [201, 201, 201]
    assert len(tables) == 1
    again = tables.pop()
    await guest.until(lambda one: one.state.rematch == again)
    info = (await house.get(f"/api/tables/{again}")).json()
    assert [(one["player"], one["name"], one["level"], one["stand_in"]) for one in info["seats"]] == [
        (BOT, hosted.record.seats[1].name, "random", False),  # it keeps its name
        (PERSON, "Ada", "sensible", False),
    ]
    assert info["settings"] == (await house.get(f"/api/tables/{opened.table}")).json()["settings"]
    assert not info["over"]
    hosted, old = await house.hosted(again), await house.hosted(opened.table)
    assert hosted.table.seed != old.table.seed
    second = await house.sit(again, token)
    assert second.view.seat == 1
    assert second.state.back == ()
    assert [table for table, _ in await house.club.store.latest(10)] == [again, opened.table]


async def test_only_who_sat_there_asks_for_a_rematch(house: House) -> None:
    opened = await house.open(seats=1, bots={"0": "random"}, settings={"mode": "solo"})
    for token in ("", opened.host):
        answer = await house.post(f"/api/tables/{opened.table}/rematch", token=token)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")


# -- two connections


async def test_two_connections_of_one_seat_agree(house: House) -> None:
    opened = await house.open(seats=2)
    first, other = await house.sit_all(opened)
    second = await house.sit(opened.table, opened.tokens[0])
    await play_on([first, other], Random(5), moves=25)
    await second.until(lambda one: one.state.view == first.state.view)
    await play_on([second, other], Random(6), moves=25)
    for guest in (first, second):
        await guest.quiet()
    assert first.state.view == second.state.view
    assert first.told == second.told
    third = await house.sit(opened.table, opened.tokens[0])
    assert third.told == first.told
    assert third.state.view == first.state.view


async def test_presence_lasts_as_long_as_one_connection_is_left(house: House) -> None:
    opened = await house.open(seats=2)
    _, other = await house.sit_all(opened)
    second = await house.sit(opened.table, opened.tokens[0])
    await house.guests[0].leave()
    await other.quiet()
    assert other.state.seats[0].here
    await second.leave()
    await other.until(lambda one: not one.state.seats[0].here)


async def test_nothing_is_sent_when_nothing_has_changed(house: House) -> None:
    opened = await house.open(seats=2)
    first, _ = await house.sit_all(opened)
    before = len(first.all(State))
    await house.sit(opened.table, opened.tokens[1])
    await first.quiet()
    assert len(first.all(State)) == before


# -- after a restart


async def test_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    options = Options(database(tmp_path), workers=1, budget=60.0)
    async with house_at(options) as house:
        opened = await house.open(seats=2, bots={"0": ""}, mine=[1])
        token = opened.tokens[1]
        hosted = await house.hosted(opened.table)
        hosted.changed.clear()  # as if the process died before its bots set to work again
        guest = await house.sit(opened.table, token)
        while guest.asked:
            await guest.choose()
            await guest.quiet()
    async with house_at(options) as house:
        guest = await house.sit(opened.table, token)
        await guest.until(lambda one: one.asked)

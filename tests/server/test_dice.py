"""Dice: nobody chooses or guesses them, they are the same again after going back, and a practice table says so."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from housebound.kernel.chance import Outcome
from housebound.kernel.tape_rows import written
from housebound.server import record as records
from housebound.server.hosted import HostedTable
from housebound.server.messages import ProposeBack, State
from housebound.server.record import Record
from tests.server.visitors import Guest, House, play_on


async def test_a_table_has_a_key_that_nobody_chose(house: House) -> None:
    keys = set()
    for _ in range(3):
        opened = await house.open(seed=None)
        hosted = await house.hosted(opened.table)
        assert isinstance(hosted.table.seed, str)
        assert len(bytes.fromhex(hosted.table.seed.removeprefix("key-"))) == 32
        keys.add(hosted.table.seed)
        assert hosted.record.seed == hosted.table.seed
    assert len(keys) == 3


async def test_a_key_cannot_be_asked_for(house: House) -> None:
    answer = await house.post("/api/tables", {"game": "room25", "seats": 4, "seed": f"key-{'5a' * 32}"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


async def test_nobody_is_sent_the_key_while_the_game_goes_on(house: House) -> None:
    opened = await house.open("terrorscape", 2, seed=None)
    guests = await house.sit_all(opened)
    hosted = await house.hosted(opened.table)
    await play_on(guests, Random(2), moves=20)
    sent = "".join(raw for guest in guests for raw in guest.raw)
    for path in ("", "/view", "/replay", "/rules"):
        sent += (await house.get(f"/api/tables/{opened.table}{path}", opened.tokens[0])).text
    assert str(hosted.table.seed) not in sent
    assert str(hosted.table.seed)[4:] not in sent


async def test_the_dice_are_the_same_again_after_a_restart(house: House) -> None:
    opened = await house.open("betrayal", 3, seed=None)
    guests = await house.sit_all(opened)
    await play_on(guests, Random(4), moves=25)
    hosted = await house.hosted(opened.table)
    assert _outcomes(hosted)
    del house.club.tables[opened.table]
    again = await house.hosted(opened.table)
    assert again is not hosted
    assert again.tape() == hosted.tape()
    rng = Random(5)
    for _ in range(25):  # and those that are still to come
        asked = hosted.table.pending[0]
        option = rng.choice(asked.options)
        for one in (hosted, again):
            one.table.choose(asked.seat, option, asked.id)
    assert again.tape() == hosted.tape()


async def test_who_goes_back_and_chooses_the_same_gets_the_same_dice(house: House) -> None:
    """By everybody's agreement: alone nobody goes back over dice that anybody has seen."""
    opened = await house.open("betrayal", 3, seed=None)
    guests = await house.sit_all(opened)
    hosted = await house.hosted(opened.table)
    rng, compared = Random(6), 0
    for _ in range(60):
        before = len(hosted.table.tape)
        await play_on(guests, rng, moves=1)
        led_to = [written(event) for event in hosted.table.tape[before:]]
        if len(led_to) == 1:
            continue
        choice = hosted.table.tape[before]
        assert not isinstance(choice, Outcome)
        await _back(guests)
        assert len(hosted.table.tape) == before
        await guests[choice[0]].until(lambda one: one.asked)
        await guests[choice[0]].choose(choice[2].name)
        assert [written(event) for event in hosted.table.tape[before:]] == led_to
        compared += 1
    assert compared > 5


async def _back(guests: Sequence[Guest]) -> None:
    for guest in guests:
        await guest.do(ProposeBack())
    for guest in guests:
        await guest.quiet()


def _outcomes(hosted: HostedTable) -> list[Outcome]:
    return [event for event in hosted.table.tape if isinstance(event, Outcome)]


# -- practice tables


@pytest.mark.parametrize(("seed", "practice"), [(None, False), (42, True), (0, True)])
async def test_a_table_with_a_chosen_seed_says_everywhere_that_it_is_for_practice(
    house: House, seed: int | None, practice: bool
) -> None:
    opened = await house.open(seats=2, seed=seed, listed=True)
    assert [table["practice"] for table in (await house.get("/api/tables")).json()] == [practice]
    assert (await house.get(f"/api/tables/{opened.table}")).json()["practice"] is practice
    for token in ("", opened.tokens[0]):
        guest = await house.sit(opened.table, token)
        assert [state.practice for state in guest.all(State)][:1] == [practice]


async def test_a_table_from_a_tape_is_for_practice_too(house: House) -> None:
    """Whoever has the tape knows every secret in it, and its dice."""
    opened = await house.open("terrorscape", 2, seed=None)
    hosted = await house.hosted(opened.table)
    answer = await house.post("/api/tapes", {"tape": hosted.tape()})
    assert answer.status_code == 201
    assert (await house.get(f"/api/tables/{answer.json()['table']}")).json()["practice"] is True


async def test_a_rematch_of_a_practice_table_is_none(house: House) -> None:
    opened = await house.open(seats=2, seed=42, bots={"1": "random"})
    guest = await house.sit(opened.table, opened.tokens[0])
    await house.post(f"/api/tables/{opened.table}/bot", {}, opened.tokens[0])
    await guest.until(lambda one: one.view.over)
    again = (await house.post(f"/api/tables/{opened.table}/rematch", token=opened.tokens[0])).json()["table"]
    assert (await house.get(f"/api/tables/{again}")).json()["practice"] is False


def test_a_table_that_was_stored_before_there_were_keys_is_read_as_it_was() -> None:
    """And counts as one for practice: nobody can say whether its seed was chosen."""
    old = Record(game="room25", version="1", settings={}, seed=(1 << 47) + 5, seats=[], opened=1.0)
    read = records.decode(records.encode(old))
    assert read.seed == old.seed
    assert read.practice

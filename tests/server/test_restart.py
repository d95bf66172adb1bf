"""Tables after a restart: the same bytes for everybody, or a clear word about what no longer fits."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from housebound.kernel import registry
from housebound.server.app import Options
from housebound.server.messages import Note, ProposeBack, Say, State, Talk
from housebound.server.schema import MOVES, TABLES
from tests.server.visitors import Guest, House, database, house_at, play_on


async def everything(guests: list[Guest]) -> list[tuple[str, ...]]:
    """What everybody was sent from the beginning of their connection, but for who else was there."""
    sent = []
    for guest in guests:
        await guest.quiet()
        shown = [one for one in guest.heard if isinstance(one, Talk)]
        state = guest.state
        parts = (state.view, tuple(guest.told), state.may_undo, state.back, state.rematch, shown)
        sent.append(tuple(map(repr, parts)))
    return sent


@pytest.mark.parametrize(("game", "seats", "moves"), [("room25", 4, 60), ("betrayal", 3, 70), ("terrorscape", 4, 70)])
async def test_a_new_process_sends_everybody_the_same_bytes(tmp_path: Path, game: str, seats: int, moves: int) -> None:
    options = Options(database(tmp_path), workers=1)
    async with house_at(options) as house:
        opened = await house.open(game, seats, mine=list(range(seats)))
        guests = await house.sit_all(opened)
        rng = Random(8)
        for _ in range(4):
            await play_on(guests, rng, moves=moves // 4)
            await guests[0].do(Say("table", f"after {moves}"))
            for guest in guests:
                await guest.do(ProposeBack())
        await guests[1].do(ProposeBack())
        await house.post(f"/api/tables/{opened.table}/name", {"name": "Ada"}, opened.tokens[0])
        places = registry.find(game).places
        if places is not None:
            await guests[1].do(Note(places.words[0], "mine"))
        fresh = [await house.sit(opened.table, token) for token in (*opened.tokens.values(), "")]
        before = await everything(fresh)
        decisions = [(one.seat, one.id) for one in (await house.hosted(opened.table)).table.pending]
    async with house_at(options) as house:
        again = [await house.sit(opened.table, token) for token in (*opened.tokens.values(), "")]
        assert await everything(again) == before
        assert again[1].state.seats[0].name == "Ada"
        assert again[0].state.back == (1,)
        hosted = await house.hosted(opened.table)
        assert [(one.seat, one.id) for one in hosted.table.pending] == decisions
        await play_on(again[:-1], Random(9), moves=5)


# -- what no longer fits


async def spoil(house: House, table: str, n: int, text: str) -> None:
    async with house.club.store.engine.begin() as connection:
        await connection.execute(sa.update(MOVES).where(MOVES.c.table_id == table, MOVES.c.n == n).values(text=text))


@pytest.mark.parametrize(
    "spoilt",
    ["0 pick(nobody)", "3 fly(moon)", "~die 4", "", "garbage", "7 pick(max)", "0 pick(max)\n~nothing 1"],
)
async def test_a_stored_table_whose_moves_no_longer_fit_is_refused_with_the_step(tmp_path: Path, spoilt: str) -> None:
    options = Options(database(tmp_path), workers=1)
    async with house_at(options) as house:
        opened = await house.open(mine=[0])
        guests = await house.sit_all(opened)
        await play_on(guests, Random(8), moves=12)
        rows = await house.club.store.rows(opened.table)
        step = 1 + sum(len(row.text.splitlines()) for row in rows[:8]) + _setup(opened.table, house)
        await spoil(house, opened.table, 8, spoilt)
    async with house_at(options) as house:
        secret = rows[8].text.split()[1]
        for path in ("", "/view", "/tape", "/replay"):
            answer = await house.get(f"/api/tables/{opened.table}{path}", opened.tokens[0])
            assert (answer.status_code, answer.json()["code"]) == (409, "outdated")
            assert f"step {step} of this table does not fit the rules any more" in answer.json()["sentence"]
            assert secret not in answer.text
        guest = await house.sit(opened.table, opened.tokens[0])
        assert [one.code for one in guest.heard] == ["outdated"]
        assert house.club.tables == {}
        other = await house.open(mine=[0])
        await (await house.sit(other.table, other.tokens[0])).choose()
        await spoil(house, opened.table, 8, rows[8].text)
        mended = await house.sit(opened.table, opened.tokens[0])
        assert isinstance(mended.heard[0], State)


def _setup(table: str, house: House) -> int:
    """How many outcomes came before the first choice."""
    tape = house.club.tables[table].table.tape
    return next(i for i, event in enumerate(tape) if isinstance(event, tuple))


async def test_a_move_with_other_outcomes_than_were_stored_is_refused(tmp_path: Path) -> None:
    options = Options(database(tmp_path), workers=1)
    async with house_at(options) as house:
        opened = await house.open("betrayal", 3)
        guests = await house.sit_all(opened)
        await play_on(guests, Random(8), moves=30)
        rows = await house.club.store.rows(opened.table)
        row = next(row for row in rows if len(row.text.splitlines()) > 1)
        await spoil(house, opened.table, row.n, row.text.splitlines()[0])
    async with house_at(options) as house:
        answer = await house.get(f"/api/tables/{opened.table}")
        assert answer.json()["code"] == "outdated"


async def test_a_table_of_a_game_that_is_gone_is_refused(tmp_path: Path) -> None:
    options = Options(database(tmp_path), workers=1)
    async with house_at(options) as house:
        opened = await house.open(bots={"0": "random"})
        record = (await house.hosted(opened.table)).record
        record.game = "chess"
        await house.club.store.change(opened.table, record, (await house.hosted(opened.table)).version)
        async with house.club.store.engine.begin() as connection:
            assert (await connection.execute(sa.select(TABLES.c.alone))).scalar()
    async with house_at(options) as house:
        answer = await house.get(f"/api/tables/{opened.table}")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")
        assert (await house.get("/health")).status_code == 200

"""Several server processes on one PostgreSQL: a seat may be connected to any of them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from housebound.kernel.chance import Outcome
from housebound.server.club import Club
from housebound.server.hosted import HostedTable
from housebound.server.opening import NewTable, by_settings
from housebound.server.store import News, Store
from tests.server.ledger import Ledger, Stored, choose_next, play_on, stored
from tests.server.player import PATIENCE, Gone, Player, eventually, seated
from tests.server.postgres import Postgres
from tests.server.processes import ServerProcess, serving

pytest_plugins = ["tests.server.running_postgres"]


@pytest.fixture(scope="module")
def both(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    """Two processes on one database, for tests that leave them alive."""
    url = asyncio.run(postgres.new_database())
    with serving(url, tmp_path_factory.mktemp("both"), 2) as servers:
        yield servers
        assert [fault for server in servers for fault in server.faults()] == []


@pytest.fixture
async def store(both: list[ServerProcess]) -> AsyncIterator[Store]:
    """The database itself, to read what is stored."""
    opened = Store(both[0].database)
    yield opened
    await opened.engine.dispose()


def are_called(wanted: list[str], player: Player) -> bool:
    return [seat.name for seat in player.seats] == wanted


def here(player: Player) -> list[int]:
    return [seat.seat for seat in player.seats if seat.here]


def stand_ins(player: Player) -> list[int]:
    return [seat.seat for seat in player.seats if seat.stand_in]


class Doubled:
    """A table with every seat connected to both processes."""

    def __init__(self, store: Store, table: str, players: list[Player]) -> None:
        self.of = list(zip(players[0::2], players[1::2], strict=True))
        """Seat -> its connections to the two processes."""
        self._store = store
        self._table = table

    async def settle(self) -> Stored:
        """Wait until everybody sees what is stored; that."""
        found = await stored(self._store, self._table)
        await eventually(
            lambda: all(found.shows(player, seat) for seat, pair in enumerate(self.of) for player in pair),
            "both processes to show what is stored",
        )
        return found

    @property
    def seat(self) -> int:
        """A seat that is asked."""
        return next(seat for seat, (player, _) in enumerate(self.of) if player.asked)

    async def choose(self, rng: Random) -> Stored:
        """A random answer at a random process; what is stored then, and seen by everybody."""
        assert not await Ledger().choose_any(rng.choice(self.of[self.seat]), self.seat, rng)
        return await self.settle()


@contextlib.asynccontextmanager
async def doubled(both: list[ServerProcess], store: Store, game: str, seats: int) -> AsyncIterator[Doubled]:
    """A new table, with every seat connected to both processes."""
    table, tokens = await both[0].open_table(game, seats, seed=7)
    async with seated(*((server, table, tokens[seat]) for seat in range(seats) for server in both)) as players:
        everybody = Doubled(store, table, players)
        await everybody.settle()
        yield everybody


# -- the database


async def test_the_url_may_say_all_that_postgresql_understands(postgres: Postgres) -> None:
    club = Club(Store(await postgres.new_database() + "&sslmode=prefer&application_name=club"))
    try:
        await club.open()
        await eventually(lambda: club.store.listening_since < float("inf"), "it to listen")
        opened = await club.add(by_settings(NewTable(game="terrorscape", seats=2)))
        assert await club.store.rows(opened.table) == []
    finally:
        await club.close()


# -- play


@pytest.mark.parametrize(("game", "seats"), [("room25", 4), ("terrorscape", 3)])
async def test_a_whole_game_with_seats_at_both(both: list[ServerProcess], store: Store, game: str, seats: int) -> None:
    table, tokens = await both[0].open_table(game, seats, seed=5)
    ledger = Ledger()
    async with seated(*((both[seat % 2], table, tokens[seat]) for seat in range(seats))) as players:
        await asyncio.gather(*(play_on(player, seat, Random(seat), ledger) for seat, player in enumerate(players)))
    found = await stored(store, table)
    assert found.table.over
    assert found.choices == ledger.choices
    for server in both:
        assert (await server.get(f"/api/tables/{table}/tape")).text == found.table.save_text()


async def test_a_move_at_one_reaches_the_other(both: list[ServerProcess], store: Store) -> None:
    async with doubled(both, store, "terrorscape", 2) as everybody:
        rng = Random(3)
        for n in range(1, 21):
            found = await everybody.choose(rng)
            assert found.choices.total() == n


async def test_of_two_answers_at_once_one_counts(both: list[ServerProcess], store: Store) -> None:
    """The same seat is connected twice, and answers the same decision at both processes.

    In this game one seat is asked at a time. Where several are, an answer may be changed until all have answered.
    """
    ledger, rng = Ledger(), Random(4)
    async with doubled(both, store, "betrayal", 3) as everybody:
        for n in range(1, 31):
            seat = everybody.seat
            asked = everybody.of[seat][0].asked[0]
            codes = await asyncio.gather(
                *(ledger.choose(one, seat, asked.id, rng.choice(asked.options)) for one in everybody.of[seat])
            )
            assert sorted(codes) == ["", "not-asked"]
            found = await everybody.settle()
            assert found.choices == ledger.choices
            assert found.choices.total() == n


class Slow(Club):
    """Hears of the next move after it has read a table, and before it takes it in."""

    def __init__(self, store: Store, move: Callable[[], Coroutine[Any, Any, None]]) -> None:
        super().__init__(store)
        self._move = move
        self._told = asyncio.Event()

    async def load(self, table: str) -> HostedTable:
        loaded = await super().load(table)
        await self._move()
        await asyncio.wait_for(self._told.wait(), PATIENCE)
        return loaded

    def _heard(self, news: News) -> None:
        super()._heard(news)
        if news.tables and news.here is None and not news.asks:
            self._told.set()


async def test_a_move_made_while_the_other_reads_the_table(postgres: Postgres) -> None:
    async def move() -> None:
        decision = hosted.table.pending[0]
        await hosted.choose(decision.seat, decision.options[0], decision.id)

    url = await postgres.new_database()
    here = Club(Store(url))
    there = Slow(Store(url), move)
    try:
        await here.open()
        await there.open()
        opened = await here.add(by_settings(NewTable(game="terrorscape", seats=2, seed=1)))
        hosted = await here.find(opened.table)
        await eventually(lambda: there.store.listening_since < float("inf"), "the other to listen")
        found = await there.find(opened.table)
        await eventually(lambda: found.n == hosted.n == 1, "the move")
    finally:
        await here.close()
        await there.close()


# -- everything else that happens at a table


async def test_what_is_said_at_one_is_heard_at_the_other(both: list[ServerProcess]) -> None:
    table, tokens = await both[0].open_table("terrorscape", 3)
    async with seated(*((both[seat % 2], table, tokens[seat]) for seat in range(3))) as (killer, first, second):
        assert await first.ask(type="say", channel="table", text="is anybody there?") is None
        await killer.until(lambda one: len(one.talk) == 1, "what was said to all")
        assert (killer.talk[0].seat, killer.talk[0].text) == (1, "is anybody there?")
        assert await second.ask(type="say", channel="team", text="quiet!") is None
        assert await killer.ask(type="say", channel="table", text="I am") is None
        await first.until(lambda one: len(one.talk) == 3, "what was said to the team, and the answer")
        assert [said.text for said in first.talk] == ["is anybody there?", "quiet!", "I am"]
        await killer.until(lambda one: len(one.talk) == 2, "the own words")
        assert [said.text for said in killer.talk] == ["is anybody there?", "I am"]


async def test_a_name_given_at_one_is_seen_at_the_other(both: list[ServerProcess]) -> None:
    table, tokens = await both[0].open_table("room25", 4)
    async with seated((both[1], table, tokens[0])) as (player,):
        assert (await both[0].post(f"/tables/{table}/name", tokens[2], name="Ada")).status_code == 201
        await player.until(lambda one: one.seats[2].name == "Ada", "the name")


async def test_names_given_at_both_at_once_are_both_kept(both: list[ServerProcess]) -> None:
    table, tokens = await both[0].open_table("room25", 4)
    async with seated(*((server, table, tokens[0]) for server in both)) as players:
        for n in range(10):
            wanted = [f"{seat}, {n} times" for seat in range(4)]
            given = await asyncio.gather(
                *(both[seat % 2].post(f"/tables/{table}/name", tokens[seat], name=wanted[seat]) for seat in range(4))
            )
            assert [answer.status_code for answer in given] == [201] * 4
            for player in players:
                await player.until(partial(are_called, wanted), "all names")


async def test_notes_written_at_both_at_once_are_both_kept(both: list[ServerProcess], store: Store) -> None:
    async with doubled(both, store, "room25", 4) as everybody:
        for n in range(10):
            written = await asyncio.gather(
                *(
                    pair[seat % 2].ask(type="note", place="C3", text=f"{seat} thinks of {n}")
                    for seat, pair in enumerate(everybody.of)
                )
            )
            assert written == [None] * 4
            found = await everybody.settle()
            assert [found.table.notes[seat]["C3"] for seat in range(4)] == [
                f"{seat} thinks of {n}" for seat in range(4)
            ]


async def test_an_undo_at_one_is_seen_at_the_other(both: list[ServerProcess], store: Store) -> None:
    async with doubled(both, store, "terrorscape", 2) as everybody:
        rng = Random(5)
        for undone in range(1, 6):
            seat = None
            while seat is None:
                found = await everybody.choose(rng)
                seat = next((one for one in (0, 1) if not found.table.why_no_undo(one)), None)
            before = len(found.table.tape)
            assert await rng.choice(everybody.of[seat]).ask(type="undo") is None
            found = await everybody.settle()
            assert found.undone == undone
            assert len(found.table.tape) < before


async def test_when_both_agree_at_once_one_choice_is_taken_back(both: list[ServerProcess], store: Store) -> None:
    async with doubled(both, store, "terrorscape", 2) as everybody:
        rng = Random(6)
        for undone in range(1, 11):
            await everybody.choose(rng)
            found = await everybody.choose(rng)
            choices = sum(not isinstance(event, Outcome) for event in found.table.tape)
            agreed = await asyncio.gather(
                *(pair[seat].ask(type="propose_back") for seat, pair in enumerate(everybody.of))
            )
            assert agreed == [None, None]
            found = await everybody.settle()
            assert found.undone == undone
            assert sum(not isinstance(event, Outcome) for event in found.table.tape) == choices - 1
            assert not found.record.back


# -- who is here


async def test_who_is_connected_to_the_other_is_here(both: list[ServerProcess]) -> None:
    """Bots take over for those who stay away, and for nobody else, wherever they are connected."""
    table, tokens = await both[1].open_table("room25", 4, away=1.0)
    for seat in (2, 3):  # their people have been here, and are gone
        assert (await both[1].post(f"/tables/{table}/name", tokens[seat], name="Gone")).status_code == 201
    async with seated((both[1], table, tokens[1]), (both[0], table, tokens[0])) as (there, player):
        await player.until(lambda one: here(one) == [0, 1], "both to be here")
        await there.until(lambda one: here(one) == [0, 1], "both to be here")
        await player.until(lambda one: stand_ins(one) == [2, 3], "bots for the empty chairs")
        await there.leave()
        await player.until(lambda one: here(one) == [0], "the other to be away")
        await player.until(lambda one: stand_ins(one) == [1, 2, 3], "a bot for the other")


# -- a process that dies


async def test_a_process_that_dies_takes_nothing_with_it(postgres: Postgres, tmp_path: Path) -> None:
    url = await postgres.new_database()
    ledger, rng = Ledger(), Random(8)
    with serving(url, tmp_path, 2) as (first, second):
        table, tokens = await first.open_table("terrorscape", 2, seed=9)
        async with seated((first, table, tokens[0]), (second, table, tokens[1])) as players:
            for _ in range(12):
                await choose_next(players, rng, ledger)
            answer = asyncio.create_task(choose_next(players, rng, ledger))
            first.kill()  # perhaps in the middle of that
            with contextlib.suppress(Gone):
                await answer
            with pytest.raises(Gone):
                await players[0].until(lambda one: one.is_over, "the end of a game that was cut off")
            async with seated((second, table, tokens[0])) as (again,):
                sees_on = again.told[: len(players[0].told)] == players[0].told
                assert sees_on, "what was told before is still so"
                here_now = [again, players[1]]
                await asyncio.gather(*(play_on(one, seat, rng, ledger) for seat, one in enumerate(here_now)))
        store = Store(url)
        found = await stored(store, table)
        await store.engine.dispose()
        assert found.table.over
        assert ledger.missing(found) == []
        assert second.faults() == []


async def test_a_seat_becomes_somebodys_own_at_every_process(both: list[ServerProcess]) -> None:
    table, tokens = await both[0].open_table("room25", 4, mine=[0])
    async with seated((both[1], table, tokens[0])) as (before,):
        invited = await both[1].post(f"/tables/{table}/claim", tokens[1])
        assert invited.status_code == 201
        used = await both[0].post(f"/tables/{table}/claim", tokens[1])
        assert used.json()["code"] == "invitation-used"
        code = (await both[0].post(f"/tables/{table}/code", invited.json()["token"])).json()["code"]
        let_in = (await both[1].post("/codes", code=code)).json()
        async with seated((both[0], table, let_in["token"])) as (second,):
            assert second.state is not None
            assert second.state.view.seat == 1
        assert (await both[0].post(f"/tables/{table}/claim", tokens[0])).status_code == 201
        await before.until(lambda one: one.shown_out is not None, "the door")
        assert before.shown_out is not None
        assert before.shown_out.code == "link-ended"

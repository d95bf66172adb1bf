"""The club page: which tables count, under whose names, in which season; and what nobody learns from it."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from housebound.server.app import Options
from housebound.server.club_bodies import ClubPage, GameScore, TableResult
from housebound.server.club_book import Book
from housebound.server.limits import Limits
from housebound.server.opening import Opened
from housebound.server.outcome import Outcome
from tests.server.conftest import hosting
from tests.server.postgres import Postgres
from tests.server.visitors import PATIENCE, Guest, House, bearer, database, play_on

pytest_plugins = ["tests.server.running_postgres"]

FAST = Limits(rate=1e9, spare=1e9, names_per_hour=1000, codes_per_minute=1000)


def options(url: str, *, club: bool = True) -> Options:
    return Options(url, workers=1, budget=60.0, limits=FAST, club=club)


@pytest_asyncio.fixture
async def club(tmp_path: Path) -> AsyncIterator[House]:
    """A server that keeps a club page."""
    async with hosting(options(database(tmp_path))) as house:
        yield house


async def page(house: House, **params: Any) -> ClubPage:
    answer = await house.get("/api/club", **params)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=ClubPage)


async def counted(house: House, tables: int) -> ClubPage:
    """The page, once so many tables of the season are on it."""
    async with asyncio.timeout(PATIENCE):
        while sum(game.tables for game in (await page(house)).games) < tables:
            await asyncio.sleep(0.02)
    return await page(house)


async def settled(house: House) -> ClubPage:
    """The page, when no table waits to be written any more."""
    async with asyncio.timeout(PATIENCE):
        while await book_of(house).missing(1):
            await asyncio.sleep(0.02)
    return await page(house)


async def open_for(house: House, *names: str, seats: int = 2, **wanted: Any) -> tuple[Opened, list[Guest]]:
    """A table with people of these names, and bots on the other seats."""
    bots = dict.fromkeys(range(len(names), seats), "random")
    opened = await house.open(seats=max(seats, len(names)), bots=bots, seed=None, **wanted)
    guests = [await house.sit(opened.table, opened.tokens[seat]) for seat in range(len(names))]
    for seat, name in enumerate(names):
        answer = await house.post(f"/api/tables/{opened.table}/name", {"name": name}, opened.tokens[seat])
        assert answer.status_code == 201
    return opened, guests


async def play(house: House, *names: str, listed: bool = True, **wanted: Any) -> Opened:
    """A whole game of theirs."""
    opened, guests = await open_for(house, *names, seats=len(names), listed=listed, **wanted)
    await play_on(guests, Random(7))
    return opened


async def agree(house: House, opened: Opened, seat: int, wish: bool = True) -> dict[str, Any]:
    answer = await house.post(f"/api/tables/{opened.table}/agree", {"agree": wish}, opened.tokens[seat])
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()["club"]
    return told


async def claim(house: House, name: str, secret: str = "") -> str:
    answer = await house.post("/api/club/names", {"name": name, "secret": secret})
    assert answer.status_code == 201, answer.text
    assert answer.json()["name"] == name
    return str(answer.json()["token"])


async def sign(house: House, opened: Opened, seat: int, secret: str) -> Any:
    return await house.post(f"/api/tables/{opened.table}/sign", {"secret": secret}, opened.tokens[seat])


def names(game: GameScore) -> set[str]:
    return {one.name for one in game.players}


def table(found: ClubPage, opened: Opened) -> TableResult:
    return next(one for one in found.latest if one.table == opened.table)


# -- off by default


async def test_without_the_option_there_is_nothing(house: House) -> None:
    opened = await house.open(seed=None, listed=True)
    for path in ("/api/club", "/api/club?season=1"):
        answer = await house.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-club")
    token = opened.tokens[0]
    for path, body in [
        ("/api/club/names", {"name": "Anna"}),
        ("/api/club/names/code", {}),
        ("/api/club/names/free", {}),
        (f"/api/tables/{opened.table}/agree", {"agree": True}),
        (f"/api/tables/{opened.table}/sign", {"secret": "x"}),
    ]:
        answer = await house.post(path, body, token)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-club"), path
    assert (await house.get(f"/api/tables/{opened.table}")).json()["club"] is None
    assert b'name="club"' not in (await house.get("/")).content


async def test_the_page_is_told_that_there_is_one(club: House) -> None:
    assert b'<meta name="club" content="yes">' in (await club.get("/")).content


async def test_tables_that_were_opened_before_do_not_count(tmp_path: Path) -> None:
    url = database(tmp_path)
    async with hosting(options(url, club=False)) as house:
        opened, _ = await open_for(house, "Anna", "Ben", listed=True)
        secrets = [await house.own(opened.tokens[seat]) for seat in range(2)]
    async with hosting(options(url)) as house:
        guests = [await house.sit(opened.table, secret) for secret in secrets]
        await play_on(guests, Random(7))
        answer = await house.post(f"/api/tables/{opened.table}/agree", {"agree": True}, secrets[0])
        assert (answer.status_code, answer.json()["code"]) == (409, "does-not-count")
        assert (await settled(house)).latest == ()


# -- what counts


async def test_a_listed_table_counts_when_it_is_over_and_not_before(club: House) -> None:
    opened, guests = await open_for(club, "Anna", "Ben", listed=True)
    await play_on(guests, Random(7), moves=5)
    assert (await settled(club)).latest == ()  # nothing of a game that goes on
    await play_on(guests, Random(7))
    found = await counted(club, 1)
    (game,) = found.games
    assert (game.game, game.tables, names(game)) == ("room25", 1, {"Anna", "Ben"})
    result = (await club.get(f"/api/tables/{opened.table}")).json()["result"]
    one = table(found, opened)
    assert [seat.won for seat in one.seats] == [seat in result["winners"] for seat in range(2)]
    assert [seat.name for seat in one.seats] == ["Anna", "Ben"]
    assert (one.why, one.rounds) == (result["why"], result["rounds"])
    assert one.kind == "Competition: everybody for themselves"
    assert [(kind.word, kind.tables) for kind in game.kinds] == [("competition", 1)]
    for player in game.players:
        won = int(next(seat.won for seat in one.seats if seat.name == player.name))
        assert (player.played, player.won, player.bot, player.owned) == (1, won, False, False)


async def test_a_table_that_nobody_can_find_counts_when_all_its_people_want_it(club: House) -> None:
    opened = await play(club, "Anna", "Ben", listed=False)
    assert await agree(club, opened, 0) == {"counts": False, "agreed": [0]}
    assert (await settled(club)).latest == ()
    assert await agree(club, opened, 1) == {"counts": True, "agreed": [0, 1]}
    found = await counted(club, 1)
    assert [seat.name for seat in found.latest[0].seats] == ["Anna", "Ben"]
    assert found.latest[0].table == ""  # its link, and what leads on from it, stays theirs


async def test_whoever_changes_their_mind_in_time_is_heard(club: House) -> None:
    opened, guests = await open_for(club, "Anna", "Ben", listed=False)
    await agree(club, opened, 0)
    await agree(club, opened, 1)
    assert await agree(club, opened, 0, wish=False) == {"counts": False, "agreed": [1]}
    await play_on(guests, Random(7))
    assert (await settled(club)).latest == ()


@pytest.mark.parametrize("seed", [12])
async def test_a_practice_table_does_not_count(club: House, seed: int) -> None:
    opened = await club.open(seats=2, seed=seed, listed=True)
    await play_on(await club.sit_all(opened), Random(7))
    assert (await club.get(f"/api/tables/{opened.table}")).json()["club"] is None
    answer = await club.post(f"/api/tables/{opened.table}/agree", {"agree": True}, opened.tokens[0])
    assert answer.json()["code"] == "does-not-count"
    assert (await settled(club)).latest == ()


async def test_agreeing_is_for_the_seat_alone(club: House) -> None:
    opened, _ = await open_for(club, "Anna", "Ben", listed=False)
    for token in ("", opened.host, "nonsense"):
        answer = await club.post(f"/api/tables/{opened.table}/agree", {"agree": True}, token)
        assert answer.status_code in (401, 403)
    assert (await club.get(f"/api/tables/{opened.table}")).json()["club"]["agreed"] == []


async def test_bots_have_a_place_of_their_own_and_people_without_a_name_have_none(club: House) -> None:
    opened, guests = await open_for(club, "", seats=2, listed=True)
    hosted = await club.hosted(opened.table)
    while not hosted.table.over:
        await guests[0].until(lambda one: one.asked or one.view.over)
        if guests[0].asked:
            await guests[0].choose()
    found = await counted(club, 1)
    assert [(one.name, one.bot) for one in found.games[0].players] == [("random", True)]
    assert [(seat.name, seat.player, seat.level) for seat in table(found, opened).seats] == [
        ("", "person", ""),
        ("", "bot", "random"),
    ]


async def test_what_a_crash_left_unwritten_is_found(tmp_path: Path) -> None:
    url = database(tmp_path)
    async with hosting(options(url)) as house:
        opened = await play(house, "Anna", "Ben")
        await counted(house, 1)
    with sqlite3.connect(tmp_path / "club.db") as stored:  # as if it had died before it was written
        stored.execute("DELETE FROM club_results")
        stored.execute("DELETE FROM club_seats")
        stored.execute("DELETE FROM club_ratings")
    async with hosting(options(url)) as house:
        assert table(await counted(house, 1), opened).why


async def test_deleted_tables_stay_in_the_book_without_their_link(club: House) -> None:
    opened = await play(club, "Anna", "Ben")
    await counted(club, 1)
    await club.club.store.remove([opened.table])
    await claim(club, "Carl")  # the book has changed: the page is counted anew
    (one,) = (await page(club)).latest
    assert (one.table, [seat.name for seat in one.seats]) == ("", ["Anna", "Ben"])


async def test_every_game_says_what_kind_it_was_and_who_was_on_which_side(club: House) -> None:
    for game, seats, sides in [("terrorscape", 2, {"killer", "team"}), ("betrayal", 3, {"heroes", "traitor"})]:
        bots = dict.fromkeys(range(1, seats), "random")
        opened = await club.open(game, seats, bots=bots, seed=None, listed=True, mine=[0])
        await club.post(f"/api/tables/{opened.table}/name", {"name": "Anna"}, opened.tokens[0])
        await club.post(f"/api/tables/{opened.table}/bot", {"level": "random"}, opened.tokens[0])
        hosted = await club.hosted(opened.table)
        async with asyncio.timeout(PATIENCE * 5):
            while not hosted.table.over:
                await asyncio.sleep(0.05)
        found = await counted(club, 1 if game == "terrorscape" else 2)
        one = table(found, opened)
        assert {seat.side for seat in one.seats} <= sides
        assert one.kind
        (score,) = [score for score in found.games if score.game == game]
        assert [kind.name for kind in score.kinds] == [one.kind]
        assert {side.side for kind in score.kinds for side in kind.sides} == {seat.side for seat in one.seats}


# -- names


async def test_a_name_of_ones_own_counts_with_its_secret_alone(club: House) -> None:
    secret = await claim(club, "Anna")
    opened, guests = await open_for(club, "Ben", "anna", listed=True)
    await play_on(guests, Random(7))
    found = await counted(club, 1)
    assert names(found.games[0]) == {"Ben"}
    assert [seat.name for seat in table(found, opened).seats] == ["Ben", ""]
    opened, guests = await open_for(club, "Ben", "somebody", listed=True)
    assert (await sign(club, opened, 1, "x" * 24)).json()["code"] == "not-your-name"
    answer = await sign(club, opened, 1, secret)
    assert answer.json()["seats"][1]["name"] == "Anna"
    await play_on(guests, Random(7))
    found = await counted(club, 2)
    scores = {one.name: (one.played, one.owned) for one in found.games[0].players}
    assert scores == {"Ben": (2, False), "Anna": (1, True)}


async def test_a_signature_does_not_go_with_another_name(club: House) -> None:
    """Whoever proved one name and then takes another's has proved nothing."""
    mine, _ = await claim(club, "Anna"), await claim(club, "Ben")
    opened, guests = await open_for(club, "x", "y", listed=True)
    await sign(club, opened, 0, mine)
    await club.post(f"/api/tables/{opened.table}/name", {"name": "Ben"}, opened.tokens[0])
    await play_on(guests, Random(7))
    assert names((await counted(club, 1)).games[0]) == {"y"}


async def test_a_name_that_two_seats_give_counts_for_neither(club: House) -> None:
    opened = await play(club, "Anna", "ＡＮＮＡ")
    found = await counted(club, 1)
    assert [seat.name for seat in table(found, opened).seats] == ["", ""]


async def test_a_name_can_be_claimed_once_and_asked_for_again_with_the_same_secret(club: House) -> None:
    secret = await claim(club, "Anna", "s" * 24)
    assert secret == "s" * 24
    assert await claim(club, "Anna", secret) == secret
    for name in ("Anna", "anna", " ANNA "):
        answer = await club.post("/api/club/names", {"name": name})
        assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")
    answer = await club.post("/api/club/names", {"name": "Ben", "secret": secret})
    assert answer.json()["code"] == "name-taken"  # one secret, one name
    for name in ("", "  ", "***", "Аnna"):
        assert (await club.post("/api/club/names", {"name": name})).json()["code"] == "bad-name", name
    assert (await club.post("/api/club/names", {"name": "A" * 5000})).status_code == 413


async def test_a_name_moves_to_a_second_device(club: House) -> None:
    first = await claim(club, "Anna")
    shown = (await club.http.post("/api/club/names/code", headers=bearer(first))).json()
    let_in = (await club.post("/api/codes", {"code": shown["code"].lower()})).json()
    assert (let_in["name"], let_in["table"], let_in["seat"]) == ("Anna", "", -1)
    second = let_in["token"]
    assert second != first
    assert (await club.post("/api/codes", {"code": shown["code"]})).status_code == 404  # good for one use
    opened, guests = await open_for(club, "Ben", "x", listed=True)
    await sign(club, opened, 1, second)
    await play_on(guests, Random(7))
    assert names((await counted(club, 1)).games[0]) == {"Ben", "Anna"}
    for _ in range(8):  # the oldest device is forgotten
        shown = (await club.http.post("/api/club/names/code", headers=bearer(second))).json()
        await club.post("/api/codes", {"code": shown["code"]})
    answer = await club.http.post("/api/club/names/code", headers=bearer(first))
    assert answer.json()["code"] == "not-your-name"


async def test_a_code_of_before_is_worth_nothing_when_the_name_is_free(club: House) -> None:
    secret = await claim(club, "Anna")
    shown = (await club.http.post("/api/club/names/code", headers=bearer(secret))).json()
    await club.http.post("/api/club/names/free", headers=bearer(secret))
    await claim(club, "Anna")
    assert (await club.post("/api/codes", {"code": shown["code"]})).json()["code"] == "not-your-name"


async def test_a_name_that_is_taken_off_leaves_results_that_are_nobodys(club: House) -> None:
    await play(club, "Anna", "Ben")
    await counted(club, 1)
    await close(club, "The first")
    secret = await claim(club, "Anna")
    opened, guests = await open_for(club, "x", "Ben", listed=True)
    await sign(club, opened, 0, secret)
    await play_on(guests, Random(7))
    before = await counted(club, 1)
    assert names(before.games[0]) == {"Anna", "Ben"}
    assert (await club.http.post("/api/club/names/free", headers=bearer("x" * 24))).status_code == 403
    assert (await club.http.post("/api/club/names/free", headers=bearer(secret))).status_code == 204
    for season in (1, 2):
        answer = await club.get("/api/club", season=season)
        assert "Anna" not in answer.text
        assert "Ben" in answer.text
    with sqlite3.connect(database_file(club)) as stored:
        for name in ("club_names", "club_secrets", "club_seats", "club_ratings"):
            assert not [row for row in stored.execute(f"SELECT * FROM {name}") if "anna" in str(row).lower()], name
    assert (await sign(club, opened, 0, secret)).json()["code"] == "not-your-name"
    assert await claim(club, "Anna") != secret  # whoever wants it may have it now


async def test_a_name_that_changed_hands_during_a_game_is_not_the_old_owners(club: House) -> None:
    secret = await claim(club, "Anna")
    opened, guests = await open_for(club, "x", "Ben", listed=True)
    await sign(club, opened, 0, secret)
    await club.http.post("/api/club/names/free", headers=bearer(secret))
    await claim(club, "Anna")
    await play_on(guests, Random(7))
    assert names((await counted(club, 1)).games[0]) == {"Ben"}


async def test_names_of_an_address_are_counted(tmp_path: Path) -> None:
    async with hosting(Options(database(tmp_path), workers=1, limits=Limits(names_per_hour=2), club=True)) as house:
        codes = [(await house.post("/api/club/names", {"name": f"name {n}"})).status_code for n in range(3)]
    assert codes == [201, 201, 429]


def database_file(house: House) -> str:
    return house.club.store.url.removeprefix("sqlite:///")


# -- seasons, and whoever runs the server


def book_of(house: House) -> Book:
    book: Book = house.app.state["book"]
    return book


async def close(house: House, name: str) -> None:
    await book_of(house).close_season(name)


async def test_a_closed_season_stays_and_the_next_begins_with_nothing(club: House) -> None:
    await play(club, "Anna", "Ben")
    first = await counted(club, 1)
    await close(club, "Autumn")
    now = await page(club)
    assert [(one.number, one.name, one.closed is None) for one in now.seasons] == [(1, "Autumn", False), (2, "", True)]
    assert (now.season.number, now.games, now.latest) == (2, (), ())
    kept = await page(club, season=1)
    assert (kept.games, kept.latest) == (first.games, first.latest)
    await play(club, "Anna", "Carl")
    assert names((await counted(club, 1)).games[0]) == {"Anna", "Carl"}
    assert (await page(club, season=1)).games == first.games
    for wrong in (0, 3, -1):
        answer = await club.get("/api/club", season=wrong)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-season")


def command(house: House, *words: str) -> subprocess.CompletedProcess[str]:
    """`housebound club` on the database of a server that runs."""
    program = [str(Path(sys.executable).with_name("housebound")), "club", "--database", house.club.store.url]
    return subprocess.run([*program, *words], capture_output=True, text=True, check=False, timeout=120)


async def test_whoever_runs_the_server_looks_after_it_by_a_command(club: House) -> None:
    async def run(*words: str) -> subprocess.CompletedProcess[str]:
        return await asyncio.to_thread(command, club, *words)

    opened = await play(club, "Anna [red]", "Ben")
    await play(club, "Ben", "Carl")
    await counted(club, 2)
    shown = await run()
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "Season 1: open" in shown.stdout
    assert "Anna [red]" in shown.stdout
    struck = await run("--strike", opened.table)
    assert struck.returncode == 0, struck.stderr
    assert names((await page(club)).games[0]) == {"Ben", "Carl"}
    assert (await run("--strike", opened.table)).returncode == 2
    await club.post(f"/api/tables/{opened.table}/name", {"name": "Anna"}, opened.tokens[0])
    assert names((await settled(club)).games[0]) == {"Ben", "Carl"}  # it is not written a second time
    await claim(club, "Carl")
    assert (await run("--release", "carl")).stdout == "carl is free\n"
    await claim(club, "Carl")
    assert "Carl is free" in (await run("--forget", "Carl")).stdout
    assert names((await page(club)).games[0]) == {"Ben"}
    closed = await run("--close-season", "Autumn  2026")
    assert closed.stdout == "Season 1, Autumn 2026, is closed; season 2 begins\n"
    assert (await page(club, season=1)).season.name == "Autumn 2026"
    assert (await run("--close-season", " ")).returncode == 2


async def test_ratings_are_as_if_a_table_that_was_struck_out_had_never_been(club: House) -> None:
    opened, _ = await open_for(club, "Anna", "Ben", listed=True)
    record, book = (await club.hosted(opened.table)).record, book_of(club)
    for season in (1, 2):
        for nth, winner in enumerate((0, 1, 1)):
            outcome = Outcome((winner,), ("player_1", "player_2"), "competition", 9, "R25-COMPETE-1")
            if (season, nth) != (2, 0):
                assert await book.write(f"table {season} {nth}", record, outcome)
        if season == 1:
            before = await page(club)
            await book.close_season("the first")
    assert await book.strike("table 1 0")
    first, second = await page(club, season=1), await page(club, season=2)
    assert first.games == second.games != before.games
    assert first.games[0].players[0].rating > 0.0 > first.games[0].players[1].rating


def test_the_command_makes_no_database(tmp_path: Path) -> None:
    program = [str(Path(sys.executable).with_name("housebound")), "club", "--database", database(tmp_path)]
    run = subprocess.run(program, capture_output=True, text=True, check=False, timeout=120)
    assert (run.returncode, run.stdout) == (2, "")
    assert "there is no database" in run.stderr
    assert list(tmp_path.iterdir()) == []


# -- several processes


async def test_two_processes_count_a_table_once_and_a_name_is_one_persons(postgres: Postgres) -> None:
    url = await postgres.new_database()
    async with hosting(options(url)) as one, hosting(options(url)) as other:
        opened = await play(one, "Anna", "Ben")
        await counted(other, 1)
        hosted = await other.hosted(opened.table)
        outcome = Outcome((0,), (), "competition", 1, "R25-COMPETE-1")
        books = [book_of(house) for house in (one, other)] * 3
        written = await asyncio.gather(*(book.write(opened.table, hosted.record, outcome) for book in books))
        assert written == [False] * 6
        new = await asyncio.gather(*(book.write("another", hosted.record, outcome) for book in books))
        assert sorted(new) == [False] * 5 + [True]
        answers = await asyncio.gather(
            *(house.post("/api/club/names", {"name": "Anna"}) for house in (one, other) for _ in range(3))
        )
        assert sorted(answer.status_code for answer in answers) == [201] + [409] * 5
        await asyncio.gather(*(book.close_season(f"season {n}") for n, book in enumerate(books)))
        found = [await page(house) for house in (one, other)]
        assert found[0] == found[1]
        assert [season.number for season in found[0].seasons] == list(range(1, 8))
        assert sum(season.closed is None for season in found[0].seasons) == 1
        assert [await page(house, season=1) for house in (one, other)] == [await page(one, season=1)] * 2

"""Opening a table: its game, options, seats and bots; the lobby; who may look on."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.kernel import registry
from housebound.server.record import BOT, OPEN
from tests.server.visitors import House, wait_until


async def test_the_games_say_how_they_can_be_played(house: House) -> None:
    answer = await house.get("/api/games")
    games = {game["name"]: game for game in answer.json()}
    assert set(games) == set(registry.names()) == {"betrayal", "room25", "terrorscape"}
    for name, game in games.items():
        assert game["seats"] == list(registry.find(name).seats)
        assert game["bots"] == ["random", "beginner", "sensible", "searching"]
        assert [setting["name"] for setting in game["settings"]] == [one.name for one in registry.find(name).settings]


async def test_every_rule_of_a_game_can_be_read(house: House) -> None:
    rules = (await house.get("/api/games/room25/rules")).json()
    assert [rule["id"] for rule in rules] == [rule.id for rule in registry.find("room25").rulebook]
    assert all(rule["text"] and rule["chapter"] for rule in rules)
    answer = await house.get("/api/games/chess/rules")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")


async def test_a_new_table_has_one_secret_for_each_seat_that_people_can_take(house: House) -> None:
    opened = await house.open(seats=4, bots={"1": "", "3": "random"}, settings={"mode": "competition", "powers": False})
    assert set(opened.tokens) == {0, 2}
    assert len({opened.host, *opened.tokens.values()}) == 3
    info = (await house.get(f"/api/tables/{opened.table}")).json()
    assert [seat["player"] for seat in info["seats"]] == [OPEN, BOT, OPEN, BOT]
    assert [seat["level"] for seat in info["seats"]] == ["", "sensible", "", "random"]
    assert info["settings"]["mode"] == "competition"
    assert info["settings"]["powers"] is False
    hosted = await house.hosted(opened.table)
    assert hosted.table.settings == info["settings"]


async def test_a_table_without_a_seed_is_dealt_anew_each_time(house: House) -> None:
    seeds = set()
    for _ in range(3):
        opened = await house.open(seed=None)
        seeds.add((await house.hosted(opened.table)).table.seed)
    assert len(seeds) == 3


BAD = [
    ({"game": "chess"}, 404, "unknown-game", "no game 'chess' is installed; there are: betrayal, room25, terrorscape"),
    ({"seats": 9}, 400, "bad-setting", "room25 is for 1, 2, 3, 4, 5, 6, 7 or 8 seats, not 9"),
    ({"settings": {"mood": "grim"}}, 400, "bad-setting", "room25 has no option 'mood'"),
    ({"settings": {"mode": "chess"}}, 400, "bad-setting", "mode = 'chess': must be one of"),
    ({"settings": {"guards": True}}, 400, "bad-setting", "guards"),
    ({"settings": {"complex": "/etc/secret.toml"}}, 400, "bad-setting", "files are read by the command line alone"),
    ({"bots": {"4": ""}}, 400, "bad-setting", "bots: there is no seat 4; the seats are 0 to 3"),
    ({"bots": {"-1": ""}}, 400, "bad-setting", "bots: there is no seat -1"),
    ({"bots": {"0": "genius"}}, 400, "bad-setting", "room25 has no bot 'genius'; it has: random, beginner"),
    ({"name": "x" * 41}, 413, "too-long", "a name may have 40 characters; this one has 41"),
    ({"away": -1.0}, 400, "bad-request", "away must be a number of at least 0.0"),
    ({"clock": {"each": -1.0}}, 400, "bad-request", "each must be a number of at least 0.0"),
    ({"clock": {"total": -1.0, "each": 5.0}}, 400, "bad-request", "total"),
    ({"clock": {"total": 0.0, "each": 0.0}}, 400, "bad-setting", "clock"),
    ({"seed": 1 << 64}, 400, "bad-request", "seed"),
    ({"seed": -1}, 400, "bad-request", "seed"),
    ({"colour": "red"}, 400, "bad-request", "colour is no field of a request like this"),
    ({"seats": "many"}, 400, "bad-request", "seats must be a whole number, not a text"),
    ({"settings": {"mode": [1]}}, 400, "bad-request", "settings, in one of its values, must be true or false"),
]


@pytest.mark.parametrize(("change", "status", "code", "sentence"), BAD, ids=lambda value: str(value)[:40])
async def test_what_makes_no_sense_is_refused_with_a_code_and_a_sentence(
    house: House, change: dict[str, Any], status: int, code: str, sentence: str
) -> None:
    answer = await house.post("/api/tables", {"game": "room25", "seats": 4, **change})
    said = answer.json()
    assert (answer.status_code, said["code"]) == (status, code)
    assert sentence in said["sentence"]
    assert await house.club.store.latest(5) == []


async def test_the_lobby_lists_tables_that_are_listed_unfinished_and_have_a_free_seat(house: House) -> None:
    wanted = await house.open(name="Come in", listed=True, seats=2)
    await house.open(name="Private", listed=False, seats=2)
    full = await house.open(name="Full", listed=True, seats=2)
    for seat in range(2):
        assert (await house.post(f"/api/tables/{full.table}/take", {"seat": seat})).status_code == 201
    bots = await house.open(name="Bots only", listed=True, seats=2, bots={"0": "", "1": ""})
    tables = (await house.get("/api/tables")).json()
    assert [(table["table"], table["name"], table["over"]) for table in tables] == [(wanted.table, "Come in", False)]
    hosted = await house.hosted(bots.table)
    await wait_until(lambda: hosted.table.over)


async def test_a_finished_table_leaves_the_lobby(house: House) -> None:
    """Its second seat is free, but a bot has played it to the end."""
    opened = await house.open(listed=True, seats=2, bots={"0": "random"})
    assert [table["table"] for table in (await house.get("/api/tables")).json()] == [opened.table]
    hosted = await house.hosted(opened.table)
    while not hosted.table.over:
        mine = [decision for decision in hosted.table.pending if decision.seat == 1]
        if mine:
            await hosted.choose(1, mine[0].options[0], mine[0].id)
        else:
            await wait_until(lambda: hosted.table.over or any(one.seat == 1 for one in hosted.table.pending))
    async with hosted.settled():
        assert (await house.get("/api/tables")).json() == []
    assert (await house.get(f"/api/tables/{opened.table}")).json()["over"] is True


async def test_many_tables_that_are_not_listed_push_nobody_out_of_the_lobby(house: House) -> None:
    wanted = await house.open(listed=True)
    other = (await house.hosted((await house.open(listed=False)).table)).record
    for n in range(300):  # more than the lobby shows
        await house.club.store.add(f"unlisted-{n}", other)
    assert [table["table"] for table in (await house.get("/api/tables")).json()] == [wanted.table]


async def test_spectators_look_on_where_they_are_let_in(house: House) -> None:
    watched = await house.open(watched=True)
    looker = await house.sit(watched.table)
    assert looker.view.seat == 62
    assert looker.view.asked == ()
    assert (await house.get(f"/api/tables/{watched.table}/view")).json()["view"]["seat"] == 62


async def test_a_table_may_let_no_spectators_in(house: House) -> None:
    closed = await house.open(watched=False)
    looker = await house.sit(closed.table)
    assert [(one.code, looker.closed) for one in looker.heard] == [("not-watchable", 4000)]
    for path in ("view", "replay"):
        answer = await house.get(f"/api/tables/{closed.table}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "not-watchable")
    player = await house.sit(closed.table, closed.tokens[0])
    assert player.view.seat == 0


async def test_a_table_that_does_not_exist_is_said_not_to(house: House) -> None:
    for method, path in (("GET", ""), ("GET", "/view"), ("GET", "/tape"), ("GET", "/replay"), ("POST", "/leave")):
        answer = await house.http.request(method, f"/api/tables/nowhere{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")
    guest = house.connect("nowhere")
    await guest.until(lambda one: one.closed is not None)
    assert [(one.code, guest.closed) for one in guest.heard] == [("no-such-table", 4000)]

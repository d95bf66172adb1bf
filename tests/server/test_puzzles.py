"""Puzzles on the server: a practice table from the position of one, and a judge who knows every outcome but no dice."""

from __future__ import annotations

import msgspec

from housebound.puzzles import WIN, all_of_ours
from housebound.puzzles.judging import Judged
from housebound.puzzles.proving import Prover
from housebound.server.api_puzzles import PuzzleShown
from housebound.server.opening import Opened
from tests.server.visitors import Guest, House

PUZZLE = min((one for one in all_of_ours().values() if one.question == WIN), key=lambda one: one.proof.positions)


async def opened(house: House) -> tuple[Opened, Guest]:
    answer = await house.post(f"/api/puzzles/{PUZZLE.name}")
    assert answer.status_code == 201, answer.text
    table = msgspec.json.decode(answer.content, type=Opened)
    return table, await house.sit(table.table, table.tokens[PUZZLE.seat])


async def stands(house: House, table: Opened) -> Judged:
    answer = await house.get(f"/api/tables/{table.table}/puzzle", token=table.tokens[PUZZLE.seat])
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Judged)


async def test_the_list_tells_nothing_of_a_solution(house: House) -> None:
    answer = await house.get("/api/puzzles")
    listed = msgspec.json.decode(answer.content, type=list[PuzzleShown])
    assert [one.name for one in listed] == list(all_of_ours())
    assert {one.difficulty for one in listed} == {1, 2, 3}
    assert set(answer.json()[0]) == {"name", "game", "question", "within", "difficulty"}


async def test_whoever_keeps_the_win_solves_it_and_the_table_is_read_again(house: House) -> None:
    table, guest = await opened(house)
    assert guest.state.practice
    assert guest.view.board == msgspec.json.decode(msgspec.json.encode(PUZZLE.table(1).view(PUZZLE.seat).board))
    assert await stands(house, table) == Judged(PUZZLE.name, PUZZLE.within, "win", "", PUZZLE.within, "open")
    hosted = await house.hosted(table.table)
    while (now := await stands(house, table)).state == "open":
        keys = Prover(PUZZLE.aim).keys(hosted.table, now.left)
        await guest.choose((keys or hosted.table.pending[0].options)[0].name)
    assert (now.state, now.lost, now.keys) == ("solved", "", ())
    assert now.left >= 0
    again = await house.club.load(table.table)
    assert again.table.view(PUZZLE.seat) == (await house.hosted(table.table)).table.view(PUZZLE.seat)
    assert again.record.puzzle == PUZZLE.name


async def test_whoever_gives_it_away_is_told_by_which_choice_and_what_would_have_kept_it(house: House) -> None:
    table, guest = await opened(house)
    wrong = next(one for one in guest.view.asked[0].options if one not in PUZZLE.keys)
    await guest.choose(wrong)
    assert await stands(house, table) == Judged(
        PUZZLE.name, PUZZLE.within, "win", "", PUZZLE.within - 1, "failed", wrong, PUZZLE.keys
    )


async def test_only_whoever_solves_it_is_told_and_only_where_there_is_a_puzzle(house: House) -> None:
    table, _ = await opened(house)
    assert (await house.get(f"/api/tables/{table.table}/puzzle")).status_code in (401, 403)
    assert (await house.post("/api/puzzles/solo_99")).json()["code"] == "no-puzzle"
    guided = msgspec.json.decode((await house.post("/api/games/room25/guide")).content, type=Opened)
    (token,) = guided.tokens.values()
    refused = await house.get(f"/api/tables/{guided.table}/puzzle", token=token)
    assert refused.status_code == 404
    assert refused.json()["code"] == "no-puzzle"


async def test_a_position_that_was_laid_is_made_a_puzzle_or_it_is_said_why_not(house: House) -> None:
    puzzle = all_of_ours()["solo_01"]
    laid = {"game": "room25", "seats": 1, "settings": puzzle.options, "position": puzzle.given, "seat": 0}
    made = (await house.post("/api/positions/puzzle", laid)).json()
    assert (made["within"], made["keys"]) == (puzzle.within, len(puzzle.keys))
    assert f"within = {puzzle.within}\n" in made["text"]
    hiding = {
        "game": "room25",
        "seats": 4,
        "position": {"remaining": 5, "characters": {"max": {"first": "push"}}},
        "seat": 0,
    }
    refused = await house.post("/api/positions/puzzle", hiding)
    assert (refused.status_code, refused.json()["code"]) == (409, "makes-no-puzzle")
    assert "hidden" in refused.json()["sentence"]
    wrong = await house.post("/api/positions/puzzle", {**hiding, "position": {"whence": 1}})
    assert (wrong.status_code, wrong.json()["code"]) == (400, "bad-position")
    over = {**hiding, "position": {"phase": "over", "winners": [0], "why": "R25-WIN-1"}}
    assert (await house.post("/api/positions/puzzle", over)).json()["code"] == "bad-position"

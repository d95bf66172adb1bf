"""Tapes out and in."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from housebound.kernel import registry
from housebound.kernel.check.sample import Chooser
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text, parse
from housebound.server.messages import Note
from tests.server.visitors import House, plain, play_on


def played(game: str, seats: int, seed: int, moves: int = 10_000, **settings: Any) -> Table:
    table = Table(registry.find(game), seats, settings, seed=seed)
    chooser = Chooser(Random(seed))
    for _ in range(moves):
        if table.over:
            break
        chooser.move(table)
    return table


# -- as it is


async def test_a_tape_is_sent_back_as_the_text_that_it_was_given_out_as(house: House) -> None:
    tape = played("room25", 4, 7, moves=20).save_text()
    answer = await house.http.post("/api/tapes", content=tape.encode(), headers={"Content-Type": "text/plain"})
    assert answer.status_code == 201, answer.text
    assert (await house.hosted(answer.json()["table"])).table.save_text() == tape


@pytest.mark.parametrize(("body", "why"), [(b"hello", "no tape"), (b"\xff\xfe", "no tape"), (b"", "has no body")])
async def test_a_text_that_is_no_tape_is_refused_with_a_sentence(house: House, body: bytes, why: str) -> None:
    answer = await house.http.post("/api/tapes", content=body, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 400
    assert why in answer.json()["sentence"]


# -- out


async def test_a_finished_game_is_given_out_as_a_tape(house: House) -> None:
    opened = await house.open(seats=2)
    guests = await house.sit_all(opened)
    await play_on(guests, Random(1))
    answer = await house.get(f"/api/tables/{opened.table}/tape")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text == (await house.hosted(opened.table)).table.save_text()
    again = load_text(answer.text)
    assert again.over
    assert again.sent(0) == (await house.hosted(opened.table)).table.sent(0)


async def test_the_tape_of_a_game_that_goes_on_is_given_to_nobody(house: House) -> None:
    opened = await house.open()
    for token in ("", opened.tokens[0], opened.tokens[1]):
        answer = await house.get(f"/api/tables/{opened.table}/tape", token)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-over")


async def test_a_tape_holds_nobodys_private_notes(house: House) -> None:
    opened = await house.open(seats=2)
    guests = await house.sit_all(opened)
    await guests[0].do(Note("A1", "my own thoughts"))
    await play_on(guests, Random(1))
    for token in ("", opened.tokens[0], opened.tokens[1]):
        assert "thoughts" not in (await house.get(f"/api/tables/{opened.table}/tape", token)).text
    await guests[0].quiet()
    assert guests[0].view.notes == {"A1": "my own thoughts"}


async def test_where_spectators_are_not_let_in_the_tape_is_for_the_players(house: House) -> None:
    opened = await house.open(seats=2, watched=False)
    guests = await house.sit_all(opened)
    await play_on(guests, Random(1))
    assert (await house.get(f"/api/tables/{opened.table}/tape")).json()["code"] == "not-watchable"
    assert (await house.get(f"/api/tables/{opened.table}/tape", opened.tokens[1])).status_code == 200


# -- in


@pytest.mark.parametrize("game", ["room25", "betrayal", "terrorscape"])
async def test_a_tape_is_played_on_where_it_ends(house: House, game: str) -> None:
    table = played(game, 4, seed=3, moves=40)
    answer = await house.post("/api/tapes", {"tape": table.save_text(), "name": "Yesterday"})
    assert answer.status_code == 201
    opened = answer.json()
    assert set(opened["tokens"]) == {"0", "1", "2", "3"}
    guests = [await house.sit(opened["table"], opened["tokens"][str(seat)]) for seat in range(4)]
    for seat, guest in enumerate(guests):
        assert plain(guest.view) == plain(table.view(seat))
    await play_on(guests, Random(6), moves=20)
    hosted = await house.hosted(opened["table"])
    assert hosted.n == 20
    events = parse(table.save_text())[1]
    assert parse(hosted.table.save_text())[1][: len(events)] == events


BAD: list[tuple[str, str]] = [
    ("", "this is no tape: its first line must be 'housebound tape 1'"),
    ("housebound tape 1\n\n", "the header has no line 'game: …'"),
    ("housebound tape 1\ngame: chess\nseats: 2\nseed: 1\n\n", "no game 'chess' is installed"),
    ("housebound tape 1\ngame: room25\nseats: many\nseed: 1\n\n", "header seats: 'many' is no whole number"),
    ("housebound tape 1\ngame: room25\nseats: 44\nseed: 1\n\n", "room25 is for"),
    ("housebound tape 1\ngame: room25\nseats: 4\nseed: 99999999999999999999\n\n", "header seed"),
    ("housebound tape 1\ngame: room25\nseats: 4\nseed: -4\n\n", "header seed"),
    ("housebound tape 1\ngame: room25\nseats: 4\nseed: 4\nundone: 99999999999999999999\n\n", "header undone"),
    ("housebound tape 1\ngame: room25\nseats: 4\nseed: 4\nundone: -1\n\n", "header undone"),
    ("housebound tape 1\ngame: room25\nseats: 4\nseed: 1\nposition: {}\n\n", "header position: a server takes games"),
]


@pytest.mark.parametrize(("tape", "sentence"), BAD, ids=lambda value: str(value)[-30:])
async def test_a_tape_that_makes_no_sense_is_refused(house: House, tape: str, sentence: str) -> None:
    answer = await house.post("/api/tapes", {"tape": tape})
    assert answer.status_code in (400, 404)
    assert answer.json()["code"] in ("bad-tape", "bad-setting", "unknown-game")
    assert sentence in answer.json()["sentence"]
    assert await house.club.store.latest(1) == []


@pytest.mark.parametrize("game", ["room25", "betrayal", "terrorscape"])
async def test_a_tape_that_breaks_the_rules_is_refused_with_the_step(house: House, game: str) -> None:
    table = played(game, 4, seed=3, moves=30)
    header = table.save_text().partition("\n\n")[0]
    lines = parse(table.save_text())[1]
    wrong = next(i for i, line in reversed(list(enumerate(lines))) if not line.startswith("~"))
    for broken in (f"9 {lines[wrong].split()[1]}", "0 fly(moon)", "~nothing 4", "???"):
        tape = header + "\n\n" + "\n".join([*lines[:wrong], broken]) + "\n"
        answer = await house.post("/api/tapes", {"tape": tape})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-tape")
        assert answer.json()["sentence"].startswith(f"step {wrong + 1}: ")
    assert await house.club.store.latest(1) == []


async def test_a_tape_may_not_be_endless(house: House) -> None:
    answer = await house.post("/api/tapes", {"tape": "x" * 1_000_001})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-long")


async def test_a_game_that_people_rolled_for_goes_on_with_the_real_box(house: House) -> None:
    tape = "housebound tape 1\ngame: room25\nseats: 4\nseed: people\n\n~room empty\n"
    opened = (await house.post("/api/tapes", {"tape": tape})).json()
    secret = opened["tokens"]["2"]
    seen = (await house.get(f"/api/tables/{opened['table']}/view", secret)).json()
    assert seen["entry"]["seat"] == -1, "nobody has sat down yet"
    body = {"entry": "", "outcome": "empty"}
    assert (await house.post(f"/api/tables/{opened['table']}/enter", body, secret)).json()["code"] == "late-entry"
    seen = (await house.get(f"/api/tables/{opened['table']}/view", secret)).json()
    assert seen["entry"]["pile"]["nth"] == 2
    body["entry"] = seen["entry"]["mark"]
    entered = await house.post(f"/api/tables/{opened['table']}/enter", body, secret)
    assert entered.json()["entry"]["pile"]["nth"] == 3
    assert (await house.get(f"/api/tables/{opened['table']}")).json()["box"] is True


async def test_a_game_that_people_rolled_for_can_be_looked_at_when_it_is_over(house: House) -> None:
    table = played("room25", 2, seed=4, mode="competition")
    tape = table.save_text().replace("\nseed: 4\n", "\nseed: people\n")
    opened = (await house.post("/api/tapes", {"tape": tape})).json()
    replay = (await house.get(f"/api/tables/{opened['table']}/replay", step=5, count=2)).json()
    assert len(replay["steps"]) == 2
    assert (await house.get(f"/api/tables/{opened['table']}/tape")).text == tape


@pytest.mark.parametrize("game", ["room25", "betrayal", "terrorscape"])
async def test_whatever_is_wrong_with_a_tape_is_a_bad_tape(house: House, game: str) -> None:
    """Lines are lost, doubled, swapped and cut; what can still be read is played on."""
    table = played(game, 4, seed=5, moves=60)
    rng, answers = Random(1), set()
    for _ in range(40):
        lines = table.save_text().splitlines()
        for _ in range(rng.randrange(1, 3)):
            one, other = rng.randrange(1, len(lines)), rng.randrange(len(lines))
            kind = rng.choice(("lose", "double", "swap", "cut", "cross"))
            if kind == "lose":
                del lines[one]
            elif kind == "double":
                lines.insert(one, lines[one])
            elif kind == "swap":
                lines[one], lines[other] = lines[other], lines[one]
            elif kind == "cut":
                lines[one] = lines[one][: rng.randrange(len(lines[one]) + 1)]
            else:
                lines[one] = lines[one][: len(lines[one]) // 2] + lines[other][len(lines[other]) // 2 :]
        answer = await house.post("/api/tapes", {"tape": "\n".join(lines)})
        answers.add(answer.status_code)
        if answer.status_code != 201:
            assert answer.json()["code"] in ("bad-tape", "bad-setting", "unknown-game", "bad-position"), answer.text
        else:
            opened = answer.json()
            for token in ("", opened["tokens"]["0"]):
                assert (await house.get(f"/api/tables/{opened['table']}/view", token)).status_code == 200
                assert (await house.get(f"/api/tables/{opened['table']}/replay", token)).status_code == 200
    assert {400, 201} <= answers


async def test_a_tape_whose_dice_are_not_its_seeds_is_replayed_as_it_is(house: House) -> None:
    """Its outcomes are what happened, whatever the seed would have brought."""
    table = played("betrayal", 3, seed=5, moves=60)
    tape = table.save_text().replace("\nseed: 5\n", "\nseed: 6\n")
    opened = (await house.post("/api/tapes", {"tape": tape})).json()
    token = opened["tokens"]["1"]
    path = f"/api/tables/{opened['table']}/replay"
    count = (await house.get(path, token)).json()["count"]
    last = (await house.get(path, token, step=count - 1)).json()["steps"][0]
    assert last["views"]["1"] == plain(table.view(1))

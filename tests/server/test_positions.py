"""Beginning in the middle: a position is looked at, refused where it cannot be, and played on as a practice table."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from housebound.kernel import registry
from housebound.kernel.chance import Outcome
from housebound.kernel.position import load_scenarios, read_position_file
from housebound.locales import messages
from housebound.locales.wording import message_id
from housebound.server.limits import Limits
from housebound.server.opening import Opened
from tests.server.visitors import House
from tools.notation_pages import meanings_of

GAMES = ("betrayal", "room25", "terrorscape")
ROOM25 = {"remaining": 5, "characters": {"max": {"at": "B3", "first": "push"}, "kevin": "B3"}}
SCENARIOS = Path(__file__).parent.parent / "scenarios"


async def looked_at(house: House, game: str, position: dict[str, Any], seats: int = 4) -> dict[str, Any]:
    answer = await house.post("/api/positions", {"game": game, "seats": seats, "position": position})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_every_seat_sees_its_own_part_of_a_position(house: House) -> None:
    seen = await looked_at(house, "room25", ROOM25 | {"complex": {"A2": "(trap)"}, "seen": {"A2": [1]}})
    rooms = [{room["space"]: room["room"] for room in view["board"]["rooms"]} for view in seen["views"]]
    assert [one["A2"] for one in rooms] == ["", "trap", "", ""]
    assert seen["troubles"] == []
    assert seen["given"]["remaining"] == 5


async def test_what_cannot_be_is_said_each_at_its_place(house: House) -> None:
    position = {
        "track": "many",
        "house": {"attic": "foyer.east"},
        "explorers": {"zoe_ingstrom": {"room": "foyer", "might": 12}, "ox_bellows": "chapel"},
    }
    seen = await looked_at(house, "betrayal", position, seats=3)
    assert seen["views"] == []
    assert [one["place"] for one in seen["troubles"]] == [
        "house.attic",
        "explorers.zoe_ingstrom.might",
        "explorers.ox_bellows.room",
        "track",
    ]
    assert "no open doorway" in seen["troubles"][0]["sentence"]


async def test_pieces_in_two_places_are_refused(house: House) -> None:
    both = {"explorers": {"zoe_ingstrom": {"cards": ["armor"]}, "ox_bellows": {"cards": ["armor"]}}}
    (trouble,) = (await looked_at(house, "betrayal", both, seats=3))["troubles"]
    assert trouble["place"] == "explorers.ox_bellows.cards"
    refused = await house.post("/api/tables", {"game": "betrayal", "seats": 3, "position": both})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-position")


async def test_too_much_and_too_deep_is_refused(house: House) -> None:
    long = {"game": "room25", "seats": 4, "position": {"why": "x" * Limits().position}}
    for path in ("/api/positions", "/api/tables"):
        answer = await house.post(path, long)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-long")
    deep: Any = []
    for _ in range(300):
        deep = [deep]
    seen = await looked_at(house, "betrayal", {"haunt": 1, "data": {"name": deep}}, seats=3)
    assert seen["troubles"]
    nowhere = await house.post("/api/positions", {"game": "chess", "seats": 4})
    assert (nowhere.status_code, nowhere.json()["code"]) == (404, "unknown-game")


@pytest.mark.parametrize("number", [-(2**63) - 1, 2**64, 10**300])
async def test_numbers_that_nothing_holds_are_refused(house: House, number: int) -> None:
    for wanted in ({"seats": number}, {"seats": 4, "position": {"remaining": number}}):
        for path in ("/api/positions", "/api/tables"):
            answer = await house.post(path, {"game": "room25", "position": {}, **wanted})
            assert 400 <= answer.status_code < 500, path
            assert answer.json()["code"] in ("bad-request", "bad-options", "bad-position", "bad-seats"), answer.text


async def test_a_file_is_read_as_it_was_saved_and_a_scenario_file_too(house: House) -> None:
    text = 'game = "room25"\nseats = 4\noptions = { mode = "team" }\n[given]\nremaining = 3\n'
    answer = await house.post("/api/positions", {"text": text})
    seen = answer.json()
    assert (seen["game"], seen["seats"], seen["options"], seen["given"]) == (
        "room25",
        4,
        {"mode": "team"},
        {"remaining": 3},
    )
    assert len(seen["views"]) == 4
    no_file = await house.post("/api/positions", {"text": "remaining = 3"})
    assert (no_file.status_code, no_file.json()["code"]) == (400, "bad-position")
    for name in GAMES:
        file = sorted((SCENARIOS / name).glob("*.toml"))[0]
        assert read_position_file(file.read_text(encoding="utf-8")).given == (load_scenarios(file)[0].given or {})


async def test_a_table_from_a_position_is_a_practice_table_and_comes_back_as_it_was(house: House) -> None:
    wanted = {"game": "room25", "seats": 4, "position": ROOM25, "bots": {"1": "", "2": "", "3": ""}, "mine": [0]}
    answer = await house.post("/api/tables", wanted)
    assert answer.status_code == 201, answer.text
    opened = msgspec.json.decode(answer.content, type=Opened)
    guest = await house.sit(opened.table, opened.tokens[0])
    assert guest.state.practice
    assert (await house.sit(opened.table)).state.practice  # whoever looks on is told, too
    info = (await house.get(f"/api/tables/{opened.table}")).json()
    assert info["practice"]
    assert info["club"] is None
    hosted = await house.hosted(opened.table)
    assert hosted.table.origin is not None
    assert "\nposition: {" in hosted.tape()
    await guest.choose("push(kevin,C3)")
    again = await house.club.load(opened.table)
    assert again.table.view(0) == hosted.table.view(0)
    assert registry.find("room25").position(again.table.state)["characters"]["kevin"]["at"] == "C3"


@pytest.mark.parametrize(
    ("game", "position"),
    [
        ("room25", ROOM25),
        ("betrayal", {"phase": "preparing", "haunt": 1, "revealer": 1, "traitor": 1, "haunt_room": "foyer"}),
        ("betrayal", {"phase": "revealing", "active": 2, "omen_card": "skull", "omen_room": "abandoned_room"}),
        ("terrorscape", {}),
    ],
)
async def test_with_the_real_box_it_goes_on_from_there_and_people_say_what_comes_up(
    house: House, game: str, position: dict[str, Any]
) -> None:
    wanted = {"game": game, "seats": 4, "position": position, "people_roll": True, "mine": [0, 1, 2, 3]}
    answer = await house.post("/api/tables", wanted)
    assert answer.status_code == 201, answer.text
    opened = msgspec.json.decode(answer.content, type=Opened)
    hosted = await house.hosted(opened.table)
    rng = Random(1)
    while not any(isinstance(event, Outcome) for event in hosted.table.tape):
        need = hosted.table.needs
        if need is None:
            asked = rng.choice(hosted.table.pending)
            await hosted.choose(asked.seat, rng.choice(asked.options), asked.id)
            continue
        entries = [(seat, entry) for seat in range(4) if (entry := hosted.entry_seen(seat)) and entry.mark]
        seat, entry = entries[0]
        words = [rng.choice(entry.words) for _ in range(entry.dice)] or rng.sample(entry.words, entry.count)
        await hosted.enter(seat, entry.mark, ("" if entry.dice else " ").join(words))
    assert hosted.table.seed is None
    again = await house.club.load(opened.table)
    assert again.table.sent(0) == hosted.table.sent(0)


async def test_a_position_where_all_is_over_opens_no_table(house: House) -> None:
    over = {"phase": "over", "winners": [0], "why": "R25-WIN-1"}
    answer = await house.post("/api/tables", {"game": "room25", "seats": 4, "position": over})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-position")


@pytest.mark.parametrize("name", GAMES)
async def test_every_field_of_a_form_is_a_key_of_positions_and_has_a_name(house: House, name: str) -> None:
    form = (await house.get(f"/api/games/{name}/form")).json()
    assert form["first"] in registry.find(name).rulebook
    known, texts = meanings_of(name), dict(messages(name, "en"))
    for key in [field["key"] for field in form["fields"]] + [rows["key"] for rows in form["rows"]]:
        plain = key.replace(".*", "")
        assert plain in known or any(one.startswith(f"{plain}.") for one in known)
        assert message_id("position", *plain.split(".")) in texts


async def test_a_room_that_a_ready_made_complex_does_not_have_is_named_where_it_lies(house: House) -> None:
    """Whoever copies a table under other rules is told what to do, not that pieces are lost."""
    laid = {"complex": {"A1": "jamming", "B1": "trap", "E5": "(jamming)"}}
    body = {"game": "room25", "seats": 4, "settings": {"complex": "example_suspicion_1_guard"}, "position": laid}
    seen = (await house.post("/api/positions?language=en", body)).json()
    assert [(one["place"], one["sentence"]) for one in seen["troubles"]] == [
        (
            "complex.E5",
            "the Complex of these rules has only one such room: lay another one there, or choose other rules below",
        )
    ]
    free = (await house.post("/api/positions", {**body, "settings": {"complex": "table"}})).json()
    assert free["troubles"] == []

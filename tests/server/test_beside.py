"""Only the haunt: what people on cardboard are told, and that each side's page, ticks and numbers stay its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from housebound.kernel import registry
from housebound.server.app import Options
from housebound.server.messages import Choose, Note, State
from housebound.server.opening import Opened
from tests.server.conftest import hosting
from tests.server.visitors import Guest, House, database

CAST = ("zoe_ingstrom", "ox_bellows", "professor_longfellow", "madame_zostra")
"""Ages 8, 23, 57, 37."""
OPEN_TO_ALL = (12, 31, 34, 43, 50)


async def found(house: House, seats: int = 4, **said: Any) -> dict[str, Any]:
    answer = await house.post("/api/games/betrayal/beside", {"seats": seats, "said": said})
    assert answer.status_code == 200, answer.text
    result: dict[str, Any] = answer.json()
    return result


async def opened_for(house: House, settings: dict[str, Any], seats: int = 4, **wanted: Any) -> Opened:
    return await house.open("betrayal-haunt", seats, settings=settings, seed=None, **wanted)


async def read_by(house: House, opened: Opened, seat: int) -> tuple[set[str], set[str]]:
    """The messages and the rules of a haunt's pages that this seat is sent."""
    token = await house.own(opened.tokens[seat])
    words = (await house.get(f"/api/tables/{opened.table}/words", token)).json()
    rules = (await house.get(f"/api/tables/{opened.table}/rules", token)).json()
    lines = "\n".join(words["texts"]).splitlines()
    messages = {line.partition(" =")[0] for line in lines if " =" in line and not line.startswith((" ", "#"))}
    return messages, {rule["id"] for rule in rules if rule["id"][1:3].isdigit()}


def explorers(**said: Any) -> list[dict[str, Any]]:
    return [{"explorer": who} | {key: values[n] for key, values in said.items()} for n, who in enumerate(CAST)]


# -- which haunt, and who the traitor is


@pytest.mark.rule("BET-REVEAL-1")
@pytest.mark.rule("BET-REVEAL-4")
@pytest.mark.parametrize(
    ("said", "haunt", "traitor", "why"),
    [
        ({"omen": "bite", "room": "abandoned_room", "revealer": 1}, 18, 1, ["revealer"]),
        ({"omen": "ring", "room": "balcony", "revealer": 3, "players": explorers()}, 20, 0, None),
        ({"omen": "madman", "room": "catacombs", "revealer": 2}, 10, 2, ["revealer"]),
        ({"omen": "skull", "room": "abandoned_room", "revealer": 2}, 34, -1, ["hidden"]),
        ({"omen": "crystal_ball", "room": "abandoned_room", "revealer": 0}, 12, -1, ["none"]),
        ({"omen": "holy_symbol", "room": "abandoned_room", "revealer": 0}, 9, -1, ["none-at-first"]),
        (
            {"omen": "bite", "room": "catacombs", "revealer": 0, "players": explorers(might=[7, 3, 5, 4])},
            4,
            2,
            ["highest"],
        ),
        (
            {"omen": "bite", "room": "catacombs", "revealer": 0, "players": explorers(might=[7, 5, 3, 5])},
            4,
            1,
            ["highest", "tie-left"],
        ),
        (
            {"omen": "bite", "room": "catacombs", "revealer": 2, "players": explorers(might=[5, 3, 7, 5])},
            4,
            3,
            ["highest", "tie-left"],
        ),
        (
            {"omen": "skull", "room": "catacombs", "revealer": 2, "players": explorers(might=[3, 4, 3, 3])},
            37,
            2,
            ["lowest", "tie-revealer"],
        ),
    ],
)
async def test_the_chart_gives_the_haunt_and_its_list_the_traitor(
    house: House, said: dict[str, Any], haunt: int, traitor: int, why: list[str] | None
) -> None:
    answer = await found(house, **said)
    assert answer["asks"] == []
    assert (answer["settings"]["haunt"], answer["settings"]["traitor"]) == (haunt, traitor)
    if why is not None:
        assert [fact["name"] for fact in answer["facts"]][1:-1] == why
    for fact in answer["facts"]:
        assert fact["rule"] in registry.find("betrayal").rulebook


@pytest.mark.rule("BET-REVEAL-8")
async def test_only_what_decides_is_asked_and_of_those_alone_who_can_be_meant(house: House) -> None:
    assert (await found(house))["asks"] == ["omen", "room", "revealer"]
    highest = await found(house, omen="bite", room="catacombs", revealer=1)
    assert highest["asks"] == ["players.0.might", "players.2.might", "players.3.might"]
    assert highest["settings"] == {}
    assert highest["position"] == {}
    left = [{"might": 2}, {}, {"might": 2}]
    assert (await found(house, omen="bite", room="catacombs", revealer=1, players=left))["asks"] == ["players.3.might"]


@pytest.mark.rule("BET-REVEAL-3")
async def test_a_room_without_a_row_asks_for_the_nearest_one_with_an_omen(house: House) -> None:
    cellar: dict[str, Any] = {"omen": "book", "room": "wine_cellar", "revealer": 1}
    assert (await found(house, **cellar))["asks"] == ["nearest"]
    answer = await found(house, **cellar, nearest="balcony", players=[{"knowledge": 1}, {}, {}, {}])
    assert answer["facts"][0]["rule"] == "BET-REVEAL-3"
    assert answer["facts"][0]["details"]["haunt"] == "haunt_7"


@pytest.mark.rule("BET-REVEAL-8")
async def test_ages_are_those_of_the_explorers_cards(house: House) -> None:
    chart = registry.find("betrayal").reference().charts[0].cells
    for haunt, traitor in ((21, 2), (44, 0)):
        cells = [(row, omen) for row, one in chart.items() for omen, cell in one.items() if cell == f"haunt_{haunt}"]
        row, omen = cells[0]
        asked = await found(house, omen=omen, room=row, revealer=3)
        assert asked["asks"] == ["players.0.explorer", "players.1.explorer", "players.2.explorer"]
        answer = await found(house, omen=omen, room=row, revealer=3, players=explorers())
        assert (answer["settings"]["haunt"], answer["settings"]["traitor"]) == (haunt, traitor)


@pytest.mark.rule("BET-REPICK-2")
async def test_the_chosen_rulebook_says_how_another_haunt_is_found(house: House) -> None:
    rules = {
        book: (await found(house, rulebook=book, omen="bite", room="abandoned_room", revealer=0))["facts"][-1]["rule"]
        for book in ("default", "ru", "pl", "it")
    }
    assert rules == {"default": "BET-REPICK-4", "ru": "BET-REPICK-3", "pl": "BET-REPICK-4", "it": "BET-REPICK-4"}


async def test_what_cannot_be_is_refused(house: House) -> None:
    impossible: list[dict[str, Any]] = [
        {"omen": "armor"},
        {"room": "garage"},
        {"revealer": 4},
        {"players": [{}] * 5},
        {"players": [{"might": 9}]},
        {"players": [{"explorer": "zoe_ingstrom"}, {"explorer": "zoe_ingstrom"}]},
        {"players": [{"explorer": "zoe_ingstrom"}, {"explorer": "missy_dubourde"}]},
        {"players": [[]]},
        {"players": 3},
        {"secret": 1},
    ]
    for said in impossible:
        answer = await house.post("/api/games/betrayal/beside", {"seats": 4, "said": said})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-position"), said
    assert (await house.post("/api/games/betrayal/beside", {"seats": 9})).json()["code"] == "bad-setting"
    assert (await house.post("/api/games/room25/beside", {"seats": 4})).json()["code"] == "nothing-beside"
    assert (await house.get("/api/games/room25/beside")).status_code == 404
    long = await house.post("/api/games/betrayal/beside", {"seats": 4, "said": {"omen": "x" * 40_000}})
    assert long.status_code == 413


async def test_every_field_that_is_asked_can_be_said(house: House) -> None:
    form = (await house.get("/api/games/betrayal/beside")).json()
    keys = [field["key"] for field in form["fields"]]
    assert keys[:5] == ["omen", "room", "nearest", "revealer", "rulebook"]
    for field in form["fields"]:
        value = field["words"][0] if field["words"] else 1
        *of, key = field["key"].split(".")
        said: dict[str, Any] = {"players": [{key: value}]} if of else {key: value}
        await found(house, **said)


# -- everything is kept


async def test_the_house_goes_on_as_a_table_where_both_sides_read(house: House) -> None:
    told = await found(house, omen="girl", room="catacombs", revealer=1, players=explorers())
    position = told["position"]
    assert (position["haunt"], position["traitor"]) == (1, 1)

    async def looked_at(position: dict[str, Any]) -> dict[str, Any]:
        answer = await house.post("/api/positions", {"game": "betrayal", "seats": 4, "position": position})
        seen: dict[str, Any] = answer.json()
        assert seen["troubles"] == []
        return seen

    await looked_at(position)  # an editor can draw it before anything is laid
    position["explorers"]["ox_bellows"]["room"] = "catacombs"
    seen = await looked_at(position | {"house": {"catacombs": "basement_landing.north"}})
    assert {view["board"]["haunt"]["room"] for view in seen["views"]} == {"catacombs"}
    pages = [view["board"]["haunt"]["page"] for view in seen["views"]]
    assert "haunt-1-traitor" in pages[1]
    assert all("haunt-1-traitor" not in page and "haunt-1-heroes" in page for page in (pages[0], pages[2], pages[3]))


async def test_a_hidden_traitor_is_dealt_when_the_haunt_is_revealed_at_the_table(house: House) -> None:
    position = (await found(house, omen="skull", room="abandoned_room", revealer=2, players=explorers()))["position"]
    assert "traitor" not in position
    laid = position | {"house": {"abandoned_room": "basement_landing.north"}}
    wanted = {"game": "betrayal", "seats": 4, "position": laid, "mine": [0, 1, 2, 3]}
    answer = await house.post("/api/tables", wanted)
    assert answer.status_code == 201, answer.text
    hosted = await house.hosted(answer.json()["table"])
    state: Any = hosted.table.state
    assert sorted(state.role[:4]) == [1, 2, 3, 4]
    assert all(hosted.table.view(seat).board.haunt.number == 34 for seat in range(4))


# -- only the pages


@pytest.mark.rule("BET-SECRET-1")
@pytest.mark.rule("BET-SECRET-2")
@pytest.mark.rule("BET-PREP-7")
@pytest.mark.parametrize("haunt", [1, 3, 5, 9, 12, 15, 20, 31, 34, 43, 46, 50])
async def test_each_side_reads_its_own_page_and_rules_and_no_other(house: House, haunt: int) -> None:
    kind = {9: -1, **dict.fromkeys(OPEN_TO_ALL, -1)}.get(haunt, 2)
    opened = await opened_for(house, {"haunt": haunt, "traitor": kind})
    readers = {
        rule.id: rule.readers for rule in registry.find("betrayal").rulebook if rule.id.startswith(f"H{haunt:02}-")
    }
    for seat in range(4):
        guest = await house.sit(opened.table, opened.tokens[seat])
        messages, rules = await read_by(house, opened, seat)
        own, other = ("traitor", "heroes") if seat == kind else ("heroes", "traitor")
        board = guest.view.board
        assert {message for message in messages if message.startswith("haunt-")} & {
            f"haunt-{haunt}-{side}" for side in ("heroes", "traitor")
        } == {f"haunt-{haunt}-{own}"}
        assert f"haunt-{haunt}-{own}" in [paper["message"] for paper in board["papers"]]
        assert not any(message.startswith(f"haunt-{haunt}-{other}") for message in messages)
        wanted = {one for one, who in readers.items() if haunt in OPEN_TO_ALL or who in (own, "everybody")}
        assert rules == wanted
        assert {line for line in board["lines"] if line.startswith("H")} == {one for one in wanted if "-SETUP-" in one}


@pytest.mark.rule("BET-SECRET-1")
async def test_whoever_looks_on_reads_nobodys_page(house: House) -> None:
    opened = await opened_for(house, {"haunt": 1, "traitor": 2})
    looker = await house.sit(opened.table)
    assert [paper["message"] for paper in looker.view.board["papers"]] == ["haunt-1-title", "haunt-1-story"]
    assert (looker.view.board["own"], looker.view.board["lines"]) == ([], [])
    words = (await house.get(f"/api/tables/{opened.table}/words")).json()
    assert "haunt-1-heroes =" not in "\n".join(words["texts"])


def boards(guest: Guest) -> list[bytes]:
    """Every state that was sent to somebody, as it was sent."""
    return [raw.encode() for raw, message in zip(guest.raw, guest.heard, strict=True) if isinstance(message, State)]


@pytest.mark.rule("BET-SECRET-10")
async def test_not_a_byte_tells_what_the_other_side_ticks_and_counts(house: House) -> None:
    opened = await opened_for(house, {"haunt": 1, "traitor": 2})
    guests = await house.sit_all(opened)
    looker = await house.sit(opened.table)
    for guest in (*guests, looker):
        await guest.quiet()
    others = (guests[0], guests[1], guests[3], looker)
    before = [boards(guest) for guest in others]
    await guests[2].do(Note("line_1", "1"))
    await guests[2].do(Note("tally_1", "7"))
    await guests[2].until(lambda one: one.view.notes == {"line_1": "1", "tally_1": "7"})
    for guest in others:
        await guest.quiet()
    assert [boards(guest) for guest in others] == before
    await guests[0].do(Note("tally_0", "2"))
    for seat in (0, 1, 3):
        await guests[seat].until(lambda one: one.view.notes == {"tally_0": "2"})
    await guests[2].quiet()
    assert guests[2].view.notes == {"line_1": "1", "tally_1": "7"}
    assert "mummy" not in "".join(raw for guest in others for raw in guest.raw)


async def count(guest: Guest, option: str) -> None:
    await guest.quiet()
    await guest.do(Choose(guest.asked[0].id, option))


async def test_what_all_count_everybody_sees_and_it_is_there_after_a_restart(tmp_path: Path) -> None:
    options = Options(database=database(tmp_path))
    async with hosting(options) as house:
        opened = await opened_for(house, {"haunt": 4, "traitor": 0}, names={1: "Ann", 3: "Ben"})
        guests = await house.sit_all(opened)
        (track,) = [one for one in guests[1].view.board["shared"] if one["word"] == "track"]
        for guest in (guests[1], guests[0], guests[3]):
            await count(guest, f"count_up({track['place'].removeprefix('tally_')})")
        for guest in guests:
            await guest.until(lambda one: one.view.board["shared"][0]["value"] == 3)
        await guests[0].do(Note("line_0", "1"))
        await guests[1].do(Note("tally_0", "4"))
        secrets = {seat: await house.own(opened.tokens[seat]) for seat in range(4)}
    async with hosting(options) as house:
        for seat, notes in ((0, {"line_0": "1"}), (1, {"tally_0": "4"}), (3, {"tally_0": "4"})):
            guest = await house.connect(opened.table).sit(secrets[seat])
            assert guest.view.board["shared"][0]["value"] == 3
            assert guest.view.notes == notes
            assert [seat.name for seat in guest.state.seats] == ["", "Ann", "", "Ben"]


@pytest.mark.rule("BET-SECRET-9")
async def test_the_pages_are_opened_when_somebody_of_each_side_says_how_it_ended(house: House) -> None:
    opened = await opened_for(house, {"haunt": 1, "traitor": 2})
    guests = await house.sit_all(opened)
    await count(guests[0], "call_end(0)")
    await count(guests[1], "call_end(0)")
    await count(guests[2], "call_end(1)")
    await guests[0].quiet()
    assert not guests[0].view.over
    assert "haunt-1-traitor" not in (await read_by(house, opened, 0))[0]
    await count(guests[2], "call_end(0)")
    for seat, guest in enumerate(guests):
        await guest.until(lambda one: one.view.over)
        messages, rules = await read_by(house, opened, seat)
        assert {"haunt-1-heroes", "haunt-1-traitor", "haunt-1-heroes-win"} <= messages
        assert {"H01-MUMMY-1", "H01-HEROES-1"} <= rules
        assert [paper["message"] for paper in guest.view.board["papers"]][-1] == "haunt-1-heroes-win"
    assert guests[0].view.result is not None
    assert guests[0].view.result.winners == (0, 1, 3)


async def test_one_alone_ends_nothing_where_all_read_the_same(house: House) -> None:
    opened = await opened_for(house, {"haunt": 34})
    guests = await house.sit_all(opened)
    await count(guests[0], "call_end(1)")
    await guests[0].quiet()
    assert not guests[0].view.over
    await count(guests[3], "call_end(1)")
    await guests[0].until(lambda one: one.view.over)
    assert guests[0].view.board["papers"][-1]["message"] == "haunt-34-traitor-win"


@pytest.mark.rule("BET-HIDDEN-2")
@pytest.mark.rule("BET-HIDDEN-4")
async def test_of_a_hidden_traitor_nothing_is_known_here_and_so_nothing_is_told(house: House) -> None:
    opened = await opened_for(house, {"haunt": 34})
    guests = await house.sit_all(opened)
    boards_seen = [guest.view.board for guest in guests]
    assert all(board == boards_seen[0] for board in boards_seen)
    assert boards_seen[0]["side"] == "everybody"
    assert boards_seen[0]["lines"][0] == "BET-HIDDEN-2"
    refused = await house.post(
        "/api/tables", {"game": "betrayal-haunt", "seats": 4, "settings": {"haunt": 34, "traitor": 1}}
    )
    assert (refused.status_code, refused.json()["about"]) == (400, "traitor")


@pytest.mark.rule("HC-12")
async def test_whoever_is_turned_reads_on_once_the_traitor_agrees(house: House) -> None:
    opened = await opened_for(house, {"haunt": 5, "traitor": 2})
    guests = await house.sit_all(opened)
    await count(guests[0], "change_side(1)")
    await guests[1].quiet()
    refused = await guests[1].fail(Choose(guests[1].asked[0].id, "agree_to_change(0)"))
    assert refused.code == "refused"
    assert "haunt-5-traitor" not in (await read_by(house, opened, 0))[0]
    await count(guests[2], "agree_to_change(0)")
    await guests[0].until(lambda one: one.view.board["side"] == "traitor")
    messages, _ = await read_by(house, opened, 0)
    assert {"haunt-5-heroes", "haunt-5-traitor"} <= messages
    assert "haunt-5-traitor" not in (await read_by(house, opened, 1))[0]
    await guests[2].do(Note("line_0", "1"))
    await guests[0].until(lambda one: one.view.notes == {"line_0": "1"})
    assert guests[1].view.notes == {}


async def test_the_first_traitor_of_a_haunt_that_makes_one_is_welcomed_by_anybody(house: House) -> None:
    opened = await opened_for(house, {"haunt": 9})
    guests = await house.sit_all(opened)
    assert "haunt-9-traitor" not in (await read_by(house, opened, 1))[0]
    await count(guests[1], "change_side(1)")
    await count(guests[3], "agree_to_change(1)")
    await guests[1].until(lambda one: one.view.board["side"] == "traitor")
    assert "haunt-9-traitor" in (await read_by(house, opened, 1))[0]


async def test_it_is_no_game_of_the_lists_never_counts_and_no_bot_sits_there(house: House) -> None:
    games = {one["name"]: one["beside"] for one in (await house.get("/api/games")).json()}
    assert games == {"betrayal": "betrayal-haunt", "room25": "", "terrorscape": ""}
    opened = await opened_for(house, {"haunt": 1, "traitor": 2})
    hosted = await house.hosted(opened.table)
    assert hosted.record.people_roll
    assert not hosted.record.may_count
    info = (await house.get(f"/api/tables/{opened.table}", await house.own(opened.tokens[0]))).json()
    assert info["asked"] == []
    for wish in ({"bots": {"1": "random"}}, {"away": 60.0}, {"clock": {"each": 60.0}}):
        refused = await house.post("/api/tables", {"game": "betrayal-haunt", "seats": 4, **wish})
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-setting")
    refused = await house.post(f"/api/tables/{opened.table}/bot", {}, await house.own(opened.tokens[0]))
    assert (refused.status_code, refused.json()["about"]) == (400, "bots")


async def test_a_lost_phone_is_replaced_and_the_old_one_reads_no_more(house: House) -> None:
    opened = await opened_for(house, {"haunt": 1, "traitor": 2}, names={2: "Cleo"})
    old = await house.sit(opened.table, opened.tokens[2])
    await old.do(Note("line_0", "1"))
    at = f"/api/tables/{opened.table}"
    assert (await house.post(f"{at}/out", {"seat": 2}, opened.host)).status_code == 201
    await old.until(lambda one: one.closed is not None)
    info = (await house.get(at)).json()
    assert (info["seats"][2]["player"], info["seats"][2]["name"]) == ("open", "Cleo")
    token = (await house.post(f"{at}/offer", {"seat": 2}, opened.host)).json()["token"]
    secret = (await house.post(f"{at}/claim", {}, token)).json()["token"]
    new = await house.connect(opened.table).sit(secret)
    assert (new.view.board["side"], new.view.notes) == ("traitor", {"line_0": "1"})
    assert new.state.seats[2].name == "Cleo"

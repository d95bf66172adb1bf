"""Notes are private, names and talk are data: nobody else reads the one, nobody's browser runs the other."""

from __future__ import annotations

from housebound.kernel import registry
from housebound.server.messages import Note, Say
from tests.server.visitors import House


async def test_a_note_is_seen_from_the_own_seat_alone(house: House) -> None:
    opened = await house.open()
    guests = await house.sit_all(opened)
    looker = await house.sit(opened.table)
    await guests[0].do(Note("A1", "<b>the key?</b>"))
    await guests[0].until(lambda one: one.view.notes == {"A1": "<b>the key?</b>"})
    for guest in guests[1:]:
        await guest.quiet()
    await looker.quiet()
    assert not any("the key" in raw for guest in (*guests[1:], looker) for raw in guest.raw)
    await guests[0].do(Note("A1", ""))
    await guests[0].until(lambda one: one.view.notes == {})
    assert (await guests[0].fail(Note("nowhere", "x"))).code == "unknown-word"
    assert (await guests[0].fail(Note("A1", "x" * 61))).code == "bad-note"


async def test_a_team_shares_its_notes_and_nobody_else_sees_them(house: House) -> None:
    opened = await house.open("terrorscape", 4)
    guests = await house.sit_all(opened)
    place = registry.find("terrorscape").places
    assert place is not None
    await guests[1].do(Note(place.words[0], "he was here"))
    await guests[2].do(Note(place.words[1], "and here"))
    for seat in (1, 2, 3):
        await guests[seat].until(lambda one: len(one.view.notes) == 2)
    await guests[0].do(Note(place.words[0], "they were here"))
    assert guests[0].view.notes == {place.words[0]: "they were here"}
    for seat in (1, 2, 3):
        await guests[seat].quiet()
        assert not any("they were" in raw for raw in guests[seat].raw)


async def test_a_note_is_no_move(house: House) -> None:
    opened = await house.open("betrayal", 3)
    guests = await house.sit_all(opened)
    await guests[0].choose()
    places = registry.find("betrayal").places
    if places is None:
        assert (await guests[0].fail(Note("A1", "x"))).code == "bad-note"
    hosted = await house.hosted(opened.table)
    assert hosted.n == 1
    await guests[0].quiet()
    assert guests[0].state.may_undo == ""


# -- names and talk are data


async def test_markup_comes_back_as_it_went_in(house: House) -> None:
    wicked = "<script>alert(\"1\")</script> & 'x' \\ ${y} {{z}}"[:40]
    opened = await house.open(name=wicked, listed=True)
    guests = [await house.sit(opened.table, opened.tokens[seat]) for seat in range(2)]
    await house.post(f"/api/tables/{opened.table}/name", {"name": wicked}, opened.tokens[0])
    await guests[0].do(Say("table", wicked))
    await guests[1].until(lambda one: one.talk and one.state.seats[0].name)
    assert guests[1].talk == [(0, "table", wicked)]
    assert guests[1].state.seats[0].name == wicked
    answer = await house.get("/api/tables")
    assert answer.json()[0]["name"] == wicked
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"

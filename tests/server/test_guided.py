"""A guided table on the server: an ordinary one whose dice and other players are prepared, and marked as practice."""

from __future__ import annotations

import msgspec
import pytest

from housebound.kernel import registry
from housebound.kernel.guide import Guide, guide_of
from housebound.server.messages import Choose, GuideSeen
from housebound.server.opening import Opened
from tests.server.visitors import Guest, House

GAMES = ("betrayal", "room25", "terrorscape")


def guide(name: str) -> Guide:
    found = guide_of(registry.find(name))
    assert found is not None
    return found


async def opened(house: House, name: str) -> Opened:
    answer = await house.post(f"/api/games/{name}/guide")
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=Opened)


async def step(guest: Guest, n: int) -> GuideSeen:
    """What the guide says when it asks for its step of this number."""

    def seen(one: Guest) -> GuideSeen | None:
        found = one.state.guide
        return found if found is not None and found.n == n and found.wanted else None

    await guest.until(seen)
    found = seen(guest)
    assert found is not None
    return found


@pytest.mark.parametrize("name", GAMES)
async def test_the_guide_leads_to_its_end_and_what_happened_is_read_again(house: House, name: str) -> None:
    its = guide(name)
    table = await opened(house, name)
    guest = await house.sit(table.table, table.tokens[its.seat])
    assert guest.state.practice
    names = [seat.name for seat in guest.state.seats if seat.player == "bot"]
    assert "" not in names
    assert len(set(names)) == len(guest.state.seats) - 1  # one can speak of each of them
    for n, one in enumerate(its.step):
        assert (await step(guest, n)).say == one.say
        await guest.choose(one.choose[0])
    await guest.until(lambda one: one.view.over)
    assert guest.state.guide == GuideSeen(len(its.step), len(its.step), its.closing, ())
    assert guest.view.result is not None
    assert its.seat in guest.view.result.winners
    again = await house.club.load(table.table)
    assert again.table.view(its.seat) == (await house.hosted(table.table)).table.view(its.seat)
    replay = await house.get(f"/api/tables/{table.table}/replay", token=table.tokens[its.seat], step=0, count=5)
    assert replay.status_code == 200


async def test_another_choice_is_refused_kindly_and_an_illegal_one_by_its_rule(house: House) -> None:
    table = await opened(house, "betrayal")
    guest = await house.sit(table.table, table.tokens[0])
    shown = await step(guest, 0)
    asked = guest.asked[0]
    refused = await guest.fail(Choose(asked.id, "end_turn"))
    assert (refused.code, refused.sentence[:9]) == ("off-the-guide", "the guide")
    illegal = await guest.fail(Choose(asked.id, "walk(chapel)"))
    assert illegal.code == "refused"
    assert guest.state.guide == shown


async def test_who_looks_on_hears_no_guide_and_an_ordinary_table_has_none(house: House) -> None:
    table = await opened(house, "room25")
    assert (await house.sit(table.table)).state.guide is None
    plain = await house.open()
    assert (await house.sit(plain.table, plain.tokens[0])).state.guide is None


async def test_a_game_that_is_not_there_has_no_guide(house: House) -> None:
    answer = await house.post("/api/games/chess/guide")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")

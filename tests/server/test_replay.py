"""Replays: from one seat's knowledge, or all-seeing once the game is over."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from housebound.kernel.script import SPECTATOR
from housebound.server.messages import Choose, State
from tests.server.visitors import House, plain, play_on


@pytest.mark.parametrize(("game", "seats"), [("room25", 2), ("terrorscape", 3)])
async def test_a_replay_shows_a_seat_what_it_saw_and_a_spectator_everything_once_it_is_over(
    house: House, game: str, seats: int
) -> None:
    opened = await house.open(game, seats)
    guests = await house.sit_all(opened)
    looker = await house.sit(opened.table)
    await play_on(guests, Random(3), moves=9)
    await looker.quiet()
    path = f"/api/tables/{opened.table}/replay"
    blind = (await house.get(path, step=0, count=50)).json()
    assert all(list(step["views"]) == [str(SPECTATOR)] for step in blind["steps"])
    await play_on(guests, Random(3))
    for guest in (*guests, looker):
        await guest.quiet()
    for seat, guest in enumerate(guests):
        seen = await _whole(house, path, opened.tokens[seat])
        assert [step["step"] for step in seen] == list(range(len(seen)))
        assert all(list(step["views"]) == [str(seat)] for step in seen)
        views = _distinct([plain(state.view) for state in guest.all(State)])
        replayed = _distinct([step["views"][str(seat)] for step in seen])
        assert replayed == views
        assert [one for step in seen for one in step["told"]] == [plain(one) for one in guest.told]
    everything = await _whole(house, path, "")
    assert all(list(step["views"]) == [str(seat) for seat in range(seats)] for step in everything)
    hosted = await house.hosted(opened.table)
    assert len(everything) == 1 + sum(isinstance(event, tuple) for event in hosted.table.tape)


def _distinct(views: list[Any]) -> list[Any]:
    return [view for i, view in enumerate(views) if not i or view != views[i - 1]]


async def _whole(house: House, path: str, token: str) -> list[Any]:
    steps: list[Any] = []
    while True:
        part = (await house.get(path, token, step=len(steps), count=50)).json()
        steps += part["steps"]
        if len(steps) == part["count"]:
            return steps


async def test_a_replay_has_the_steps_it_has(house: House) -> None:
    opened = await house.open()
    path = f"/api/tables/{opened.table}/replay"
    for params, code in (({"count": 0}, "too-many"), ({"count": 51}, "too-many"), ({"step": 1}, "no-such-step")):
        answer = await house.get(path, opened.tokens[0], **params)
        assert answer.json()["code"] == code
    guest = await house.sit(opened.table, opened.tokens[0])
    await guest.do(Choose(guest.asked[0].id, guest.asked[0].options[0]))
    assert (await house.get(path, opened.tokens[0], step=1)).json()["count"] == 2


async def test_every_seat_of_a_finished_game_may_see_with_all_eyes_and_of_a_running_one_nobody(house: House) -> None:
    opened = await house.open("terrorscape", 3, watched=False)
    guests = await house.sit_all(opened)
    await play_on(guests, Random(5), moves=9)
    path = f"/api/tables/{opened.table}"
    for what, params in (("replay", {"everybody": True}), ("story", {})):
        answer = await house.get(f"{path}/{what}", opened.tokens[1], **params)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-over")
    await play_on(guests, Random(5))
    seen = (await house.get(f"{path}/replay", opened.tokens[1], everybody=True, count=50)).json()
    assert all(list(step["views"]) == ["0", "1", "2"] for step in seen["steps"])
    own = (await house.get(f"{path}/replay", opened.tokens[1], count=50)).json()
    assert all(list(step["views"]) == ["1"] for step in own["steps"])
    for answer in (await house.get(f"{path}/replay", everybody=True), await house.get(f"{path}/story")):
        assert answer.json()["code"] == "not-watchable"


async def test_the_story_has_what_each_seat_was_told_at_the_step_at_which_it_was(house: House) -> None:
    opened = await house.open("terrorscape", 3)
    guests = await house.sit_all(opened)
    await play_on(guests, Random(4))
    for guest in guests:
        await guest.quiet()
    story = (await house.get(f"/api/tables/{opened.table}/story", opened.tokens[0])).json()
    assert story["seconds"] > 0
    assert [one["told"]["n"] for one in story["heard"]] == list(range(len(story["heard"])))
    for seat, guest in enumerate(guests):
        mine = [one["told"] for one in story["heard"] if seat in one["to"]]
        assert [_said(one) for one in mine] == [_said(plain(one)) for one in guest.told]
    steps = await _whole(house, f"/api/tables/{opened.table}/replay", "")
    assert story["count"] == len(steps)
    spectator = [one for one in story["heard"] if SPECTATOR in one["to"]]
    for step in steps:
        here = [one["told"] for one in spectator if one["step"] == step["step"]]
        assert [_said(one) for one in here] == [_said(one) for one in step["told"]]


def _said(told: Any) -> tuple[Any, Any]:
    """What was told, whatever its number for whom."""
    return told["kind"], told["details"]


async def test_a_seat_shares_a_finished_game_with_whoever_gets_the_link(house: House) -> None:
    opened = await house.open("room25", 2, watched=False)
    guests = await house.sit_all(opened)
    path = f"/api/tables/{opened.table}"
    early = await house.post(f"{path}/share", token=opened.tokens[0])
    assert (early.status_code, early.json()["code"]) == (409, "not-over")
    await play_on(guests, Random(6))
    assert (await house.post(f"{path}/share", token="x" * 24)).status_code == 403
    shared = {(await house.post(f"{path}/share", token=opened.tokens[seat])).json()["token"] for seat in (0, 1)}
    token = shared.pop()
    assert token
    assert not shared
    for what in ("replay", "story", "tape", "words", "rules"):
        assert (await house.get(f"{path}/{what}", token)).status_code == 200
    assert list((await house.get(f"{path}/replay", token)).json()["steps"][0]["views"]) == ["0", "1"]
    assert (await house.get(f"{path}/view", token)).status_code == 403  # nor what was said there
    for what in ("rematch", "share", "name"):
        assert (await house.post(f"{path}/{what}", {"name": "Eve"}, token)).status_code in (400, 403)
    again = (await house.post(f"{path}/rematch", token=opened.tokens[0])).json()["table"]
    assert (await house.get(f"/api/tables/{again}/replay", token)).status_code == 403


async def test_a_watched_table_is_shared_by_its_address_alone(house: House) -> None:
    opened = await house.open("room25", 2)
    await play_on(await house.sit_all(opened), Random(6))
    assert (await house.post(f"/api/tables/{opened.table}/share", token=opened.tokens[0])).json() == {"token": ""}

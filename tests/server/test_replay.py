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

"""The client's types are those of the structs, and what the server sends fits them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from housebound.kernel import registry
from housebound.kernel.script import SPECTATOR
from housebound.kernel.seeing import told
from housebound.kernel.table import Table
from housebound.server.messages import (
    Bars,
    Choose,
    Note,
    Ping,
    ProposeBack,
    Say,
    SeatSeen,
    Sit,
    State,
    Talk,
    Time,
    Undo,
    WhyNot,
    encoder,
)
from tests.server.typescript import TypeScript
from tests.server.visitors import House, play_on, wait_until
from tools import types

EVERY = 23
"""Of so many choices in a game one is looked at, from all seats: enough to see every part of a board."""


@pytest.fixture(scope="module")
def typescript() -> TypeScript:
    return TypeScript(types.FILE.read_text(encoding="utf-8"))


def test_the_file_is_written_from_the_structs_of_today() -> None:
    assert types.FILE.read_text(encoding="utf-8") == types.typescript(), "run `make types`"


def test_every_name_in_the_file_stands_for_a_type_in_it(typescript: TypeScript) -> None:
    known = {*typescript.interfaces, *typescript.aliases, "string", "number", "boolean", "null", "unknown", "Json"}

    def names(form: Any) -> Iterator[str]:
        kind, parts = form
        if kind == "name":
            yield parts
        elif kind != "literal":
            for part in parts if isinstance(parts, list | tuple) and kind != "list" else [parts]:
                yield from names(part)

    fields = [form for one in typescript.interfaces.values() for _, form in one.fields.values()]
    assert {name for form in [*fields, *typescript.aliases.values()] for name in names(form)} <= known


def test_every_game_has_a_board(typescript: TypeScript) -> None:
    assert set(typescript.interfaces["Boards"].fields) == {*registry.names(), *registry.names_beside()}


@pytest.mark.parametrize("name", [*registry.names(), *registry.names_beside()])
def test_all_that_is_seen_of_random_games_fits(name: str, typescript: TypeScript) -> None:
    rng = Random(2)
    game = registry.find(name)
    for seed in range(2):
        seats, settings = game.variety(rng)
        table = Table(game, seats, settings, seed=seed)
        heard = dict.fromkeys([*range(seats), SPECTATOR], 0)
        made = 0
        while not table.over:
            if made % EVERY == 0:
                _check_views(table, heard, typescript)
            decision = rng.choice(table.pending)
            table.choose(decision.seat, rng.choice(decision.options), decision.id)
            made += 1
        _check_views(table, heard, typescript)


def _check_views(table: Table, heard: dict[int, int], typescript: TypeScript) -> None:
    """What every seat and a spectator would be sent now; `heard` counts the notices that each has."""
    there = tuple(SeatSeen(seat, "person", "", True, False) for seat in range(table.seats))
    for eye, since in heard.items():
        news = tuple(told(table, eye, since))
        raw = encoder.encode(State(table.view(eye), news, since, there, "", (), "", False))
        heard[eye] += len(news)
        assert typescript.misfit(msgspec.json.decode(raw), "ToClient") == ""


async def test_every_message_of_a_live_game_fits(house: House, typescript: TypeScript) -> None:
    opened = await house.open(clock={"total": 600.0, "each": 5.0})
    guests = await house.sit_all(opened)
    spectator = await house.sit(opened.table)
    guest = next(one for one in guests if one.asked)
    asked = guest.asked[0]
    assert isinstance(await guest.ask(WhyNot(asked.id)), Bars)
    await guest.do(Say(guest.view.talk[0].name, "is anybody there?"))
    await guest.fail(Choose(asked.id, "move(nowhere)"))
    await guest.fail(Choose(asked.id + 99, asked.options[0]))
    await guest.fail(Undo())
    await play_on(guests, Random(4))
    heard = [raw for guest in [*guests, spectator] for raw in guest.raw]
    assert {msgspec.json.decode(raw)["type"] for raw in heard} == {
        "state",
        "talk",
        "time",
        "clocks",
        "bars",
        "done",
        "error",
    }
    for raw in heard:
        assert typescript.misfit(msgspec.json.decode(raw), "ToClient") == ""


async def test_every_answer_over_http_fits(house: House, typescript: TypeScript) -> None:
    opened = await house.open("room25", 4, listed=True, bots={1: "random", 2: "random", 3: "random"})
    at, token = f"/api/tables/{opened.table}", opened.tokens[0]
    free = await house.open("room25", 4, listed=True)
    assert typescript.misfit(msgspec.to_builtins(opened, str_keys=True), "Opened") == ""

    async def fits(name: str, path: str, body: Any = None, token: str = "") -> Any:
        answer = await (house.get(path, token) if body is None else house.post(path, body, token))
        assert answer.status_code < 300, answer.text
        for one in answer.json() if isinstance(answer.json(), list) else [answer.json()]:
            assert typescript.misfit(one, name) == ""
        return answer.json()

    for name in registry.names():
        await fits("RuleInfo", f"/api/games/{name}/rules")
        await fits("GameWords", f"/api/games/{name}/words")
    assert await fits("GameInfo", "/api/games")
    await fits("FrameWords", "/api/words")
    assert await fits("TableInfo", "/api/tables")
    await fits("Taken", f"/api/tables/{free.table}/take", {"name": "Ann"})
    await fits("TableWords", f"{at}/words", token=token)
    await fits("TableInfo", f"{at}/name", {"name": "Ann"}, token)
    hosted = await house.hosted(opened.table)
    await wait_until(lambda: any(one.seat == 0 for one in hosted.table.pending))
    asked = (await fits("Seen", f"{at}/view", None, token))["view"]["asked"][0]
    await fits("Seen", f"{at}/choose", {"decision": asked["id"], "option": asked["options"][0]}, token)
    await fits("TableInfo", f"{at}/bot", {}, token)
    await wait_until(lambda: hosted.table.over)
    assert (await fits("Replay", f"{at}/replay"))["steps"]
    assert (await fits("Story", f"{at}/story"))["heard"]
    await fits("Shared", f"{at}/share", {}, token)
    await fits("Opened", f"{at}/rematch", {}, token)
    refused = await house.get("/api/tables/nowhere")
    assert typescript.misfit(refused.json(), "ErrorSaid") == ""
    assert typescript.misfit((await house.post(f"{at}/name", {"nam": 1}, token)).json(), "ErrorSaid") == ""


def test_what_clients_send_fits(typescript: TypeScript) -> None:
    messages: list[msgspec.Struct] = [
        Sit("secret"),
        Choose(1, "pass", "a"),
        Undo(),
        ProposeBack(),
        Say("all", "hello"),
        Note("A1", "danger"),
        WhyNot(3),
        Ping(),
    ]
    for message in messages:
        assert typescript.misfit(msgspec.json.decode(msgspec.json.encode(message)), "ToServer") == ""
    assert typescript.misfit({"type": "choose", "decision": 1, "option": "pass"}, "ToServer") == ""


@pytest.mark.parametrize(
    ("value", "name"),
    [
        ({"type": "done"}, "Done"),  # lacks a field that is always sent
        ({"type": "done", "ref": "", "more": 1}, "Done"),
        ({"type": "time", "left": "1", "runs": True}, "Time"),
        ({"type": "talk", "left": 1, "runs": True}, "Time"),
        ({"type": "time", "left": 1, "runs": 1}, "Time"),
        ({"table": "t", "host": "h", "tokens": {"zero": "x"}}, "Opened"),
        ({"winners": [0, None], "why": "", "rounds": 1}, "Result"),
        ({"type": "nothing"}, "ToClient"),
    ],
)
def test_the_judge_sees_what_does_not_fit(value: Any, name: str, typescript: TypeScript) -> None:
    assert typescript.misfit(value, name) != ""


def test_talk_and_time_are_messages(typescript: TypeScript) -> None:
    for message in (Talk(()), Time(1.5, True)):
        assert typescript.misfit(msgspec.json.decode(encoder.encode(message)), "ToClient") == ""

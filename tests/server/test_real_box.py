"""The real box on the table: people enter what came up, whoever may see it and nobody else."""

from __future__ import annotations

import contextlib
import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from housebound.kernel import registry
from housebound.kernel.script import EVERYONE, SPECTATOR
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text
from housebound.server.app import Options
from housebound.server.errors import ServerError
from housebound.server.hosted import HostedTable
from housebound.server.messages import Choose, Enter, EntrySeen, ProposeBack
from housebound.server.opening import Opened
from tests.server.conftest import hosting
from tests.server.visitors import Guest, House, database, wait_until

SUSPICION = {"mode": "suspicion", "complex": "example_suspicion_1_guard"}
"""Room 25 with a ready-made Complex: the first that is entered is everybody's secret role."""


async def open_box(house: House, game: str = "room25", seats: int = 4, **wanted: Any) -> Opened:
    if game == "room25":
        wanted.setdefault("settings", SUSPICION)
    return await house.open(game, seats, people_roll=True, seed=None, **wanted)


def came_up(entry: EntrySeen, rng: Random) -> str:
    """What the cardboard shows, if it fits: any of what this seat is offered."""
    if entry.dice:
        return "".join(rng.choice(entry.words) for _ in range(entry.dice))
    return " ".join(rng.sample(entry.words, entry.count))


async def enter(guest: Guest, outcome: str) -> None:
    await guest.quiet()
    assert guest.state.entry is not None
    await guest.do(Enter(guest.state.entry.mark, outcome))


async def step(hosted: HostedTable, rng: Random, people: tuple[int, ...] = tuple(range(8))) -> None:
    """One entry or choice by one of these people. What cannot be, because somebody has it in secret, is refused."""
    entries = [(seat, entry) for seat in people if (entry := hosted.entry_seen(seat)) is not None and entry.mark]
    if entries:
        seat, entry = rng.choice(entries)
        with contextlib.suppress(ServerError):
            await hosted.enter(seat, entry.mark, came_up(entry, rng))
        return
    asked = rng.choice([one for one in hosted.table.pending if one.seat in people])
    await hosted.choose(asked.seat, rng.choice(asked.options), asked.id)


@pytest.mark.parametrize(("game", "seats"), [("room25", 4), ("terrorscape", 4), ("betrayal", 3)])
async def test_a_whole_game_is_entered_and_read_again(game: str, seats: int, tmp_path: Path) -> None:
    options = Options(database=database(tmp_path))
    rng = Random(3)
    async with hosting(options) as house:
        opened = await open_box(house, game, seats)
        await house.sit_all(opened)
        hosted = await house.hosted(opened.table)
        while len(hosted.table.tape) < 60:
            await step(hosted, rng)
        seen = [hosted.table.sent(seat) for seat in range(seats)]
        entered, mark = hosted.entered, hosted.entry_seen(0)
    async with hosting(options) as house:
        hosted = await house.hosted(opened.table)
        assert [hosted.table.sent(seat) for seat in range(seats)] == seen
        assert (hosted.entered, hosted.entry_seen(0)) == (entered, mark)
        while not hosted.table.over:
            await step(hosted, rng)
        assert load_text(hosted.tape()).result == hosted.table.result
        assert hosted.record.may_count is False


@pytest_asyncio.fixture
async def box(house: House) -> AsyncIterator[tuple[list[Guest], HostedTable]]:
    """Four people at a table of Room 25, about to be dealt their roles."""
    opened = await open_box(house)
    yield await house.sit_all(opened), await house.hosted(opened.table)


Box = tuple[list[Guest], HostedTable]


async def test_a_secret_is_entered_by_its_own_seat_and_others_know_only_that(box: Box) -> None:
    guests, hosted = box
    entry = guests[0].state.entry
    assert entry is not None
    assert (entry.domain, entry.words, entry.private) == ("role", ("prisoner", "guard"), True)
    for guest in guests[1:]:
        assert guest.state.entry == EntrySeen(0)
    assert (await guests[1].fail(Enter(entry.mark, "guard"))).code == "not-your-entry"
    assert hosted.table.tape == []
    await guests[0].do(Enter(entry.mark, "guard"))
    assert hosted.table.view(0).board.seats[0].role == "guard"
    assert hosted.table.view(1).board.seats[0].role == ""


async def test_what_is_late_doubled_or_impossible_is_refused_and_changes_nothing(box: Box) -> None:
    guests, hosted = box
    entry = guests[0].state.entry
    assert entry is not None
    for nonsense in ("ballroom", "", "guard guard", "room25"):
        refused = await guests[0].fail(Enter(entry.mark, nonsense))
        assert refused.code == "cannot-come-up"
        assert "prisoner" not in refused.sentence
    assert (await guests[0].fail(Enter("0123", "guard"))).code == "late-entry"
    await guests[0].do(Enter(entry.mark, "guard"))
    doubled = await guests[0].fail(Enter(entry.mark, "guard"))
    assert doubled.code == "not-your-entry"
    for seat, role in ((1, "prisoner"), (2, "prisoner"), (3, "prisoner")):
        await enter(guests[seat], role)
    assert len(hosted.table.tape) == 4
    await guests[2].quiet()
    first = guests[2].state.entry
    assert first is not None
    assert first.domain == "seat"
    await guests[2].do(Enter(first.mark, "2"))
    assert (await guests[1].fail(Enter(first.mark, "1"))).code == "nothing-to-enter"


async def test_nobody_enters_where_the_program_rolls(house: House) -> None:
    opened = await house.open("room25", 4)
    guests = await house.sit_all(opened)
    assert guests[0].state.box is False
    assert (await guests[0].fail(Enter("", "guard"))).code == "no-real-box"


async def test_what_the_program_must_roll_for_is_not_opened_with_the_real_box(house: House) -> None:
    for body, about in (
        ({"game": "betrayal", "seats": 3, "settings": {"haunt": 34}}, "haunt"),
        ({"game": "room25", "seats": 4, "seed": 7}, "seed"),
    ):
        answer = await house.post("/api/tables", {**body, "people_roll": True})
        assert (answer.status_code, answer.json()["about"]) == (400, about)


async def test_who_looks_on_enters_nothing(house: House) -> None:
    opened = await open_box(house)
    await house.sit_all(opened)
    spectator = await house.sit(opened.table)
    assert spectator.state.entry == EntrySeen(0)
    assert (await spectator.fail(Enter("", "guard"))).code == "spectator"


async def test_an_empty_chair_is_waited_for(house: House) -> None:
    opened = await open_box(house)
    guest = await house.sit(opened.table, opened.tokens[1])
    assert guest.state.entry == EntrySeen(-1)


async def test_what_tries_to_find_out_what_others_have_is_told_to_all(box: Box) -> None:
    """The Guard is dealt, and only its seat knows: another who enters one is refused, and everybody hears of it."""
    guests, hosted = box
    await enter(guests[0], "guard")
    await guests[1].quiet()
    entry = guests[1].state.entry
    assert entry is not None
    assert entry.words == ("prisoner", "guard"), "the offer does not tell that no Guard is left"
    assert (await guests[1].fail(Enter(entry.mark, "guard"))).code == "cannot-come-up"
    assert hosted.talk[-1].text == "misfit"
    assert (await guests[1].fail(Enter(entry.mark, "ballroom"))).code == "cannot-come-up"
    assert len(hosted.talk) == 1


async def test_an_entry_is_taken_back_when_everybody_agrees(box: Box) -> None:
    guests, hosted = box
    await enter(guests[0], "guard")
    await guests[1].quiet()
    entry = guests[1].state.entry
    assert entry is not None
    for seat in (0, 2, 3):
        await guests[seat].do(ProposeBack())
    assert len(hosted.table.tape) == 1
    await guests[1].do(ProposeBack())
    assert hosted.table.tape == []
    for guest in guests:
        await guest.quiet()
    assert guests[1].state.entry == EntrySeen(0)
    assert (await guests[1].fail(Enter(entry.mark, "guard"))).code == "not-your-entry"
    await enter(guests[0], "prisoner")
    await guests[1].quiet()
    assert (await guests[1].fail(Enter(entry.mark, "guard"))).code == "late-entry"
    assert hosted.table.view(0).board.seats[0].role == "prisoner"


async def test_agreement_is_about_the_last_entry_and_no_later_one(box: Box) -> None:
    guests, hosted = box
    await enter(guests[0], "guard")
    for seat in (0, 1, 2):
        await guests[seat].do(ProposeBack())
    await enter(guests[1], "prisoner")
    await guests[3].do(ProposeBack())
    assert hosted.back == (3,)
    assert len(hosted.table.tape) == 2


async def test_an_entry_that_cannot_be_stored_has_not_happened(box: Box, monkeypatch: pytest.MonkeyPatch) -> None:
    guests, hosted = box

    async def fails(*_: object, **__: object) -> None:
        raise RuntimeError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(hosted, "_append", fails)
        with pytest.raises(RuntimeError):
            await hosted.enter(0, hosted.entry_seen(0).mark, "guard")  # type: ignore[union-attr]
    assert hosted.table.tape == []
    await guests[0].quiet()
    assert guests[0].state.entry is not None
    await enter(guests[0], "guard")


async def test_people_enter_for_bots_and_bots_play_on_from_there(house: House) -> None:
    """The host looks for the bots; nobody else learns of it, and the bots get what was entered."""
    opened = await open_box(house, bots={"1": "random", "2": "random"}, mine=[3])
    host = await house.sit(opened.table, opened.tokens[3])
    guest = await house.sit(opened.table, opened.tokens[0])
    hosted = await house.hosted(opened.table)
    await enter(guest, "prisoner")
    for bot in (1, 2):
        await host.quiet()
        await guest.quiet()
        assert guest.state.entry == EntrySeen(3)
        assert host.state.entry is not None
        assert host.state.entry.instead_of == bot
        await enter(host, "prisoner")
    rng = Random(1)

    def somebody_is_asked() -> bool:
        return hosted.table.over or hosted.wanted_outcome is not None or hosted.for_bots() is None

    while not hosted.table.over:
        await wait_until(somebody_is_asked)
        if not hosted.table.over:
            await step(hosted, rng, (0, 3))
    assert house.app.state["attendants"].thinkers.failures == 0


async def test_who_is_away_and_played_by_a_bot_has_others_enter(box: Box, house: House) -> None:
    guests, hosted = box
    await hosted.fill(0, "random")
    await guests[1].until(lambda guest: guest.state.entry is not None and guest.state.entry.mark)
    assert guests[1].state.entry is not None
    assert guests[1].state.entry.instead_of == 0
    await enter(guests[1], "guard")
    assert hosted.table.view(0).board.seats[0].role == "guard"


def without_marks(raw: list[str]) -> list[str]:
    return [re.sub(r'"mark":"[^"]*"', "", one) for one in raw]


async def test_not_a_byte_tells_others_what_was_entered_in_secret(house: House) -> None:
    """Two tables, alike but for what one seat entered on its own phone: roles, and a room that it looked at."""
    heard: list[dict[int, list[str]]] = []
    for role, other, room in (("guard", "prisoner", "acid"), ("prisoner", "guard", "trap")):
        opened = await open_box(house)
        guests = [*await house.sit_all(opened), await house.sit(opened.table)]
        hosted = await house.hosted(opened.table)
        for seat, mine in enumerate((role, "prisoner", "prisoner", other)):
            await enter(guests[seat], mine)
        await enter(guests[1], "0")
        rng = Random(8)
        looked = False
        for _ in range(60):
            for guest in guests:
                await guest.quiet()
            need = hosted.wanted_outcome
            if need is not None and need.to != EVERYONE:
                looked = need.to == 1
                await enter(guests[need.to.bit_length() - 1], room)
                break
            if need is not None:
                await enter(guests[0], "empty")
                continue
            asked = hosted.table.pending[0]
            options = [option.name for option in asked.options]
            looks = [name for name in options if "look" in name]
            chosen = (looks or options)[0] if asked.seat == 0 else rng.choice(options)
            await guests[asked.seat].do(Choose(asked.id, chosen))
        assert looked, "the first seat has looked into a room"
        for guest in guests:
            await guest.quiet()
        heard.append({guest.view.seat: without_marks(guest.raw) for guest in guests})
    one, two = heard
    for eye in (1, 2, SPECTATOR):
        assert one[eye] == two[eye]
    assert one[0] != two[0]


LOOKS = (
    ("betrayal", "card", 41),
    ("betrayal", "room", 54),
    ("room25", "role", 2),
    ("room25", "room", 21),
    ("terrorscape", "card", 46),
    ("terrorscape", "item", 5),
    ("terrorscape", "plan", 3),
    ("terrorscape", "ability", 27),
)
"""Every kind of thing that only some at a table ever see come up, and a seed with which it soon does."""


def secret_look(game: str, domain: str, first: int) -> tuple[str, int, list[str]]:
    """A tape that stands where some are to enter what only they see, who sees it, and two things that it can be."""
    rules = registry.find(game)
    for seed in range(first, first + 200):
        rng = Random(f"look {game} {seed}")
        seats, settings = rules.variety(rng)
        table = Table(rules, seats, {**settings, "haunt": 0} if game == "betrayal" else settings, people_roll=True)
        while not table.over:
            need = table.needs
            if need is None:
                asked = rng.choice(table.pending)
                table.choose(asked.seat, rng.choice(asked.options), asked.id)
                continue
            everybody = (1 << seats) - 1
            words = [need.domain.words[i] for i in rules.may_come_up(table.state, need, need.to.bit_length() - 1)]
            secret = need.domain.name == domain and need.to and need.to & everybody != everybody
            if secret and need.count == 1 and len(can_be := [word for word in words if word in need.words]) > 1:
                return table.save_text(), need.to, rng.sample(can_be, 2)
            table.enter(rng.choice(need.words))
    raise AssertionError(f"nobody ever looks at a {domain} alone")


@pytest.mark.parametrize(("game", "domain", "seed"), LOOKS)
async def test_not_a_byte_tells_others_what_somebody_looked_at(game: str, domain: str, seed: int, house: House) -> None:
    """Two tables, alike but for what was entered in secret: told, seen anew, tried, and taken back."""
    tape, eyes, words = secret_look(game, domain, seed)
    heard: list[dict[int, list[str]]] = []
    for word in words:
        answer = await house.post("/api/tapes", {"tape": tape})
        assert answer.status_code == 201, answer.text
        opened = msgspec.json.decode(answer.content, type=Opened)
        guests = await house.sit_all(opened)
        looks = guests[eyes.bit_length() - 1]
        await enter(looks, word)
        others = [guest for guest in guests if not eyes >> guest.view.seat & 1]
        for guest in others:
            await guest.fail(Enter("", word))
            anew = await house.sit(opened.table, opened.tokens[guest.view.seat])
            await anew.quiet()
            guest.raw += anew.raw
        onlooker = await house.sit(opened.table)
        for guest in (*guests, onlooker):
            await guest.do(ProposeBack()) if guest is not onlooker else await guest.quiet()
        for guest in (*guests, onlooker):
            await guest.quiet()
        heard.append({guest.view.seat: without_marks(guest.raw) for guest in (*others, onlooker, looks)})
    one, two = heard
    assert one.pop(looks.view.seat) != two.pop(looks.view.seat)
    assert len(one) > 1
    assert one == two

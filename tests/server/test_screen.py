"""What the server adds to a game's own view, each by itself: not a byte of it tells what happens behind a screen."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from housebound.kernel.game import Channel
from housebound.kernel.script import EVERYONE, SPECTATOR, Decision, Domain, Option, Script, all_of, only
from housebound.kernel.table import Table
from housebound.server.attendants import Attendants
from housebound.server.club import Club
from housebound.server.hosted import HostedTable
from housebound.server.messages import Choose, Done, Failed, ProposeBack, State, Talk, Time, ToClient, Undo, encoder
from housebound.server.moves import moments
from housebound.server.replay import replay_of
from housebound.server.thinking import Thinkers
from tests.kernel.scripted import GREEN, NOTED, RED, Ledger, Scripted, ask_each, colour, offer_colours
from tests.server.mirror import Side

PAIR = only(1) | only(2)
"""Who sits behind the screen: seats 1 and 2 of three."""
EYES = [0, SPECTATOR]


class Screened(Scripted):
    """Everybody hears the table; the two behind the screen hear each other."""

    places = Domain("place", ["here", "there"])

    def talk(self, g: Ledger) -> list[Channel]:
        return [
            Channel("table", EVERYONE, EVERYONE, "SCR-PLAY-1"),
            Channel("pair", PAIR, PAIR, "SCR-PLAY-1"),
        ]


def veiled(seat: int) -> Decision:
    return Decision(seat, "plot", offer_colours, rule="SCR-PLAY-1", to=PAIR, known=PAIR)


def told_to_all(g: Ledger) -> Script[None]:
    """Seat 0 chooses, and everybody is told."""
    option: Option = yield colour(0)
    g.tell(EVERYONE, NOTED, option.args[0])


def plot(g: Ledger) -> Script[None]:
    for seat in (1, 2, 2, 1):
        option: Option = yield veiled(seat)
        g.secrets[seat] += 1 + option.args[0]
        g.tell(PAIR, NOTED, option.args[0])


def meanwhile(g: Ledger) -> Script[None]:
    """Seat 0 is asked, and so are those behind the screen."""
    yield all_of([colour(0), veiled(1), veiled(2)])


def everybody_at_once(g: Ledger) -> Script[None]:
    yield all_of([colour(seat, only(seat)) for seat in range(3)])


Seat = Callable[..., Side]


@pytest_asyncio.fixture
async def seat() -> AsyncIterator[Seat]:
    """Seats somebody at a table of these units, and all others too."""
    sides: list[Side] = []

    def sit(eye: int, *units: Any) -> Side:
        sides.append(Side(Table(Screened(*units), 3, seed=1), eye))
        return sides[-1]

    yield sit
    for side in sides:
        await side.close()


async def choose(side: Side, seat: int, option: Option = RED) -> None:
    asked = side.table.pending + [decision for decision, _ in side.table.answered]
    decision = next(one for one in asked if one.seat == seat)
    await side.hosted.choose(seat, option, decision.id)
    await side.settle()


def messages(side: Side) -> list[Any]:
    return [msgspec.json.decode(raw, type=ToClient) for raw in side.wire.sent]


async def begin(side: Side) -> int:
    """Seat 0 has chosen, everybody has been told; how many messages that took."""
    await side.settle()
    await choose(side, 0)
    assert any(isinstance(one, State) and one.told for one in messages(side))
    return len(side.wire.sent)


@pytest.mark.parametrize("eye", EYES)
async def test_choices_send_nothing(seat: Seat, eye: int) -> None:
    side = seat(eye, told_to_all, plot)
    before = await begin(side)
    for one in (1, 2, 2):
        await choose(side, one)
    assert len(side.wire.sent) == before


@pytest.mark.parametrize("eye", EYES)
async def test_what_is_taken_back_sends_nothing_though_everybody_was_told_something(seat: Seat, eye: int) -> None:
    side = seat(eye, told_to_all, plot)
    before = await begin(side)
    for _ in range(3):
        await choose(side, 1)
        await side.hosted.undo(1)
        await side.settle()
    assert len(side.wire.sent) == before


@pytest.mark.parametrize("eye", EYES)
async def test_who_wants_back_stays_who_wants_back(seat: Seat, eye: int) -> None:
    side = seat(eye, told_to_all, plot)
    await begin(side)
    await side.hosted.agree_to_go_back(1, True)
    await side.settle()
    before = len(side.wire.sent)
    assert messages(side)[-1].back == (1,)
    await choose(side, 1)
    await side.hosted.undo(1)
    await choose(side, 1, GREEN)
    await choose(side, 2)
    assert len(side.wire.sent) == before
    assert side.hosted.back == (1,)


@pytest.mark.parametrize("eye", EYES)
async def test_another_screen_does_not_bring_an_old_wish_back(seat: Seat, eye: int) -> None:
    side = seat(eye, told_to_all, plot, told_to_all, plot)
    await begin(side)
    await side.hosted.agree_to_go_back(1, True)
    for one in (1, 2, 2, 1, 0):
        await choose(side, one)
    assert not any(one.known == EVERYONE for one in side.table.pending)
    assert side.hosted.back == ()
    assert [one.back for one in messages(side) if isinstance(one, State)][-1] == ()


async def test_the_own_clock_shows_nothing_of_choices_out_of_sight(seat: Seat) -> None:
    side = seat(0, told_to_all, meanwhile, ask_each(0))
    before = await begin(side)
    assert [one.runs for one in messages(side) if isinstance(one, Time)][-1]
    for one in (1, 2, 1, 1):
        await choose(side, one)
    assert len(side.wire.sent) == before
    await choose(side, 0)
    assert len(side.wire.sent) > before


@pytest.mark.parametrize("eye", EYES)
async def test_talk_and_notes_send_nothing_and_count_for_nothing(seat: Seat, eye: int) -> None:
    side = seat(eye, told_to_all, plot)
    before = await begin(side)
    for n in range(3):
        await side.hosted.say(1, "pair", f"secret {n}")
        await side.hosted.note(2, "here", f"thought {n}")
    await side.settle()
    assert len(side.wire.sent) == before
    await side.hosted.say(2, "table", "hello")
    await side.settle()
    talk = messages(side)[-1]
    assert isinstance(talk, Talk)
    assert [one.n for one in talk.said] == [0]
    assert len(side.wire.sent) == before + 1


@pytest.mark.parametrize("eye", EYES)
async def test_an_answer_that_is_changed_sends_nothing(seat: Seat, eye: int) -> None:
    """Not even who was the last to answer."""
    side = seat(eye, told_to_all, everybody_at_once)
    await begin(side)
    await choose(side, 1)
    await choose(side, 2)
    before = len(side.wire.sent)
    for one, option in ((1, GREEN), (2, GREEN), (1, RED), (1, RED)):
        await choose(side, one, option)
    assert len(side.wire.sent) == before


@pytest.mark.parametrize("eye", EYES)
async def test_who_comes_anew_is_sent_the_same(seat: Seat, eye: int) -> None:
    sent = set()
    for hidden in ((), (1,), (1, 2), (1, 2, 2)):
        side = seat(eye, told_to_all, plot)
        await begin(side)
        for one in hidden:
            await choose(side, one)
            await side.hosted.say(1, "pair", "psst")
        sent.add(_timeless(await side.reconnected()))
    assert len(sent) == 1


def _timeless(raw: list[bytes]) -> tuple[bytes, ...]:
    return tuple(one for one in raw if not isinstance(msgspec.json.decode(one, type=ToClient), Time))


@pytest.mark.parametrize("eye", EYES)
async def test_a_replay_has_no_steps_for_it(seat: Seat, eye: int) -> None:
    replays = set()
    for hidden in ((), (1,), (1, 2), (1, 2, 2)):
        side = seat(eye, told_to_all, plot)
        await begin(side)
        for one in hidden:
            await choose(side, one)
        steps = moments(side.table, len(side.table.tape), side.table.undone)
        replays.add(encoder.encode(replay_of(steps, eye, 0, 50, all_seeing=False)))
    assert len(replays) == 1


async def test_refusals_say_nothing_of_it(seat: Seat) -> None:
    """Late answers, an undo, a wish to go back: the same words, whatever happens behind the screen."""
    answers = set()
    for hidden in ((), (1,), (1, 2), (1, 2, 2)):
        side = seat(0, told_to_all, plot)
        await begin(side)
        for one in hidden:
            await choose(side, one)
        before = len(side.wire.sent)
        for message in (
            Choose(0, "take(red)"),
            Choose(1, "take(red)"),
            Undo(),
            ProposeBack(),
            ProposeBack(agree=False),
        ):
            await side.say(encoder.encode(message))
        answers.add(tuple(side.wire.sent[before:]))
    assert len(answers) == 1
    kinds = [type(msgspec.json.decode(one, type=ToClient)) for one in answers.pop()]
    assert kinds == [Failed, Failed, Failed, State, Done, State, Done]


async def test_the_next_question_has_the_same_number(seat: Seat) -> None:
    numbers = set()
    for undone in (0, 1, 3):
        side = seat(0, told_to_all, plot, told_to_all)
        await begin(side)
        for _ in range(undone):
            await choose(side, 1)
            await side.hosted.undo(1)
        for one in (1, 2, 2, 1):
            await choose(side, one)
        state = [one for one in messages(side) if isinstance(one, State)][-1]
        numbers.add(tuple(asked.id for asked in state.view.asked))
    assert len(numbers) == 1
    assert numbers != {()}


# -- clocks


class Timeless:
    """Attendants at one table, at a time that the test says; bots answer at once."""

    def __init__(self, side: Side, monkeypatch: pytest.MonkeyPatch) -> None:
        self.side = side
        self.now = time.time()
        monkeypatch.setattr(time, "time", lambda: self.now)
        self.attendants = Attendants(Club(side.store), Obliging(0, 0.0))

    async def pass_by(self, seconds: float) -> None:
        """So much later the attendants look at the table."""
        self.now += seconds
        await self.attendants._look_at(self.side.hosted, self.now)
        await self.look()

    async def look(self) -> None:
        self.attendants.attend(self.side.hosted)
        await asyncio.gather(*self.attendants._busy.values())
        await self.side.settle()


def stand_ins(side: Side) -> list[bool]:
    """For which seats a bot stands in, as far as the eyes were told."""
    state: State = [one for one in messages(side) if isinstance(one, State)][-1]
    return [one.stand_in for one in state.seats]


class Obliging(Thinkers):
    async def choose(self, hosted: HostedTable, seat: int, decision: int, level: str) -> str:
        return RED.name


@pytest.mark.parametrize("eye", EYES)
async def test_whose_time_runs_out_is_not_seen(seat: Seat, eye: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The killer must not learn which victim is being asked."""
    side = seat(eye, told_to_all, plot, told_to_all)
    house = Timeless(side, monkeypatch)
    before = await begin(side)
    await house.pass_by(990.0)
    assert [one.seat for one in side.table.pending] == [1]
    assert len(side.wire.sent) == before
    await house.pass_by(20.0)
    assert [one.seat for one in side.table.pending] == [2]  # a bot has answered
    assert [one.stand_in for one in side.hosted.seats_seen()] == [False, False, False]
    assert len(side.wire.sent) == before
    await choose(side, 2)
    await choose(side, 2)
    await house.look()
    assert [one.seat for one in side.table.pending] == [0]  # behind the screen it plays on
    anew = [msgspec.json.decode(one, type=ToClient) for one in await side.reconnected()]
    assert [one.stand_in for one in anew[0].seats] == [False, False, False]


async def test_only_the_seat_itself_is_told_that_a_bot_plays_behind_the_screen(
    seat: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    side = seat(1, told_to_all, plot)
    house = Timeless(side, monkeypatch)
    await begin(side)
    await house.pass_by(1010.0)
    assert stand_ins(side) == [False, True, False]


def in_the_open(g: Ledger) -> Script[None]:
    for one in (1, 1):
        yield colour(one)


@pytest.mark.parametrize("hidden", [(), (plot,)])
async def test_when_a_bot_stands_in_does_not_depend_on_what_was_decided_behind_the_screen(
    seat: Seat, hidden: tuple[Any, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    side = seat(0, told_to_all, *hidden, in_the_open)
    house = Timeless(side, monkeypatch)
    await begin(side)
    if hidden:
        await house.pass_by(1010.0)  # its time behind the screen is used up
        await choose(side, 2)
        await choose(side, 2)
        await house.look()
    assert [(one.seat, one.prompt) for one in side.table.pending] == [(1, "colour")]
    await house.pass_by(990.0)
    assert stand_ins(side) == [False, False, False]
    await house.pass_by(10.0)
    assert stand_ins(side) == [False, True, False]

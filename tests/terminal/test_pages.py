"""What there is to read besides the board: on a screen and a key of its own, and a word away in lines."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from textual.widgets import Static

import housebound
from housebound.locales import speech
from housebound.terminal.plain import Lines, PlainClient
from housebound.terminal.reading import Reading
from housebound.terminal.screens import HandOver, Rules
from housebound.terminal.sitting import Sitting
from tests.terminal.house import pantry_sitting
from tests.terminal.test_app import SMALL, press, screen_text, seated

BEGINS = "Somebody has brought a stone coffin into this house"
TRAITORS = "You win when the Mummy has the Girl"


def mummy(humans: tuple[int, ...] = (0,)) -> Sitting:
    """The haunt is about to begin: seat 0 is the traitor, and both sides read."""
    table = housebound.new("betrayal", 4, seed=3, haunt="1")
    for seat in range(4):
        decision = next(decision for decision in table.pending if decision.seat == seat)
        table.choose(seat, decision.options[-1])
    return Sitting(table, humans, "sensible", speech("betrayal"))


def converse(sitting: Sitting, *typed: str) -> str:
    printed = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in typed))
    PlainClient(sitting, Lines(Console(file=printed, width=200, highlight=False), source, sitting.speech)).run()
    return printed.getvalue()


def traitor_of(sitting: Sitting) -> int:
    return int(sitting.table.view(0).board.haunt.traitor)


async def test_the_haunt_s_page_comes_by_itself_once_and_is_one_key_away_afterwards() -> None:
    seat = traitor_of(mummy())
    async with seated(mummy((seat,)), SMALL) as (app, pilot):
        assert isinstance(app.screen, Reading)
        assert BEGINS in screen_text(app)
        await press(pilot, "end")
        assert "The heroes want to banish the Mummy" not in screen_text(app)
        await press(pilot, "escape")
        assert not isinstance(app.screen, Reading)
        assert "^p Pages" in screen_text(app)
        await press(pilot, "ctrl+p")
        assert BEGINS in screen_text(app)
        assert TRAITORS in screen_text(app)
        await press(pilot, "right")
        assert BEGINS not in screen_text(app)
        await press(pilot, "ctrl+p")
        assert not isinstance(app.screen, Reading)
        await press(pilot, "1")
        assert not isinstance(app.screen, Reading), "it has been read"


def test_nobody_reads_the_other_side_s_page() -> None:
    seat = traitor_of(mummy())
    for eyes in range(4):
        texts = [page.text for page in mummy((eyes,)).pages()]
        assert BEGINS in texts[0]
        assert any(TRAITORS in text for text in texts) is (eyes == seat)


async def test_a_page_is_taken_away_before_the_next_person_sits_down() -> None:
    """Whoever reads while bots play is not asked next: what they read must not lie there for another."""
    for key, cover in (("ctrl+p", Reading), ("slash", Rules)):
        sitting = mummy((0, 1))
        async with seated(sitting) as (app, pilot):
            assert isinstance(app.screen, HandOver)
            await press(pilot, "enter", "escape", key)
            assert isinstance(app.screen, cover)
            sitting.turn_to_next()
            app.advance()
            await pilot.pause()
            assert [type(screen) for screen in app.screen_stack[1:]] == [HandOver]


def test_in_lines_the_page_is_printed_once_and_again_on_demand() -> None:
    seat = traitor_of(mummy())
    assert converse(mummy((seat,)), "board", "quit").count(BEGINS) == 1
    shown = converse(mummy((seat,)), "pages", "quit")
    assert shown.count(BEGINS) == shown.count(TRAITORS) == 2


def test_in_lines_there_may_be_nothing_to_read() -> None:
    assert "There is nothing to read besides the board now." in converse(pantry_sitting(), "pages", "quit")


async def test_where_there_is_nothing_to_read_that_is_said() -> None:
    async with seated(pantry_sitting(humans=(0,))) as (app, pilot):
        await press(pilot, "ctrl+p")
        assert not isinstance(app.screen, Reading)
        assert [note.message for note in app._notifications] == ["There is nothing to read besides the board now."]


async def test_the_traits_stand_beside_the_explorers_to_choose_from() -> None:
    sitting = Sitting(housebound.new("betrayal", 4, seed=3), (0,), "sensible", speech("betrayal"))
    async with seated(sitting) as (app, pilot):
        shown = screen_text(app)
        assert "Might  Speed Sanity Knowl." in shown
        assert "Ox Bellows                    5      4      3      3" in shown
        await press(pilot, "ctrl+p")
        assert "Might 2 3 [3] 4 5 6 6 7" in screen_text(app)


def test_in_terrorscape_each_side_reads_its_own_cards() -> None:
    table = housebound.new("terrorscape", 4, seed=2)
    while table.view(0).board.phase != "actions":
        decision = table.pending[0]
        table.choose(decision.seat, decision.options[0])
    killer = next(seat for seat in range(4) if table.view(seat).board.side == "killer")
    victim = next(seat for seat in range(4) if table.view(seat).board.side == "team")
    hand = table.view(killer).board.killer.hand[0]
    words = speech("terrorscape")
    text = words.say(f"card-{hand}-text".replace("_", "-"))
    assert text in Sitting(table, (killer,), "random", words).pages()[0].text
    ours = "".join(page.text for page in Sitting(table, (victim,), "random", words).pages())
    assert text not in ours
    held = [item for one in table.view(victim).board.victims for item in one.items]
    assert held
    assert all(words.say(f"item-{item}-text".replace("_", "-")) in ours for item in held)
    assert words.say("victim-anna-text") in ours or words.say("victim-marco-text") in ours


def test_in_room_25_powers_and_rooms_are_explained() -> None:
    table = housebound.new("room25", 4, seed=3)
    words = speech("room25")
    people, rooms, goal = Sitting(table, (0,), "random", words).pages()
    assert "Room 25" in goal.text
    assert people.text.count("\n\n") == 7, "all eight can still be chosen"
    assert words.say("power-alice-text") in people.text
    assert f"Central Room: {words.say('room-central-text')}" in rooms.text


async def test_what_one_is_after_stands_in_the_log_until_the_first_choice() -> None:
    table = housebound.new("terrorscape", 4, seed=3)
    killer = next(seat for seat in range(4) if table.view(seat).board.side == "killer")
    async with seated(Sitting(table, (killer,), "sensible", speech("terrorscape"))) as (app, pilot):
        assert "You are the killer." in str(app.query_one("#log-text", Static).content)
        while app.sitting.first_goal():
            await press(pilot, "1")
        assert "You lose when" not in str(app.query_one("#log-text", Static).content)
        assert any("You lose when the victims escape" in page.text for page in app.sitting.pages())


async def test_what_cannot_be_programmed_is_seen_at_once() -> None:
    sitting = Sitting(housebound.new("room25", 4, seed=3), (0,), "sensible", speech("room25"))
    async with seated(sitting) as (app, pilot):
        await press(pilot, "1", "5")
        assert sitting.decision is not None
        assert sitting.decision.prompt == "program"
        await press(pilot, "question_mark")
        assert "× R25-PROG-3" in screen_text(app)


@pytest.mark.parametrize("key", ["ctrl+q", "ctrl+c"])
async def test_every_cover_can_be_left(key: str) -> None:
    for open_it in ([], ["enter", "slash"], ["enter", "plus"], ["enter", "ctrl+o"], ["enter", "3", "question_mark"]):
        async with seated(pantry_sitting(humans=(0, 2))) as (app, pilot):
            await press(pilot, *open_it)
            assert len(app.screen_stack) == 2
            await pilot.press(key)
            await pilot.pause()
            assert app._exit


async def test_a_number_and_enter_answer_one_question() -> None:
    sitting = pantry_sitting(humans=(0,), seats=2)
    async with seated(sitting) as (_, pilot):
        await press(pilot, "3")
        choices = len([event for event in sitting.table.tape if isinstance(event, tuple)])
        await press(pilot, "enter")
        assert len([event for event in sitting.table.tape if isinstance(event, tuple)]) == choices
        await press(pilot, "enter")
        assert len([event for event in sitting.table.tape if isinstance(event, tuple)]) > choices


async def test_enter_after_a_number_does_not_sit_down_for_the_next_person() -> None:
    async with seated(pantry_sitting(humans=(0, 2))) as (app, pilot):
        app.guard = 60.0
        await press(pilot, "enter", "1", "enter")
        assert isinstance(app.screen, HandOver)
        assert "my secret" not in screen_text(app)

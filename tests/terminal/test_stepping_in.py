"""Coming to the keyboard out of turn, to do what can be done at any moment: nobody learns that there is anything to do.

Betrayal's Guillotines, where a hidden traitor may show itself whenever it likes (BET-HIDDEN-5).
"""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console
from textual.widgets import Static

from housebound import SPECTATOR
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.state import House
from housebound.kernel.errors import BadSetting
from housebound.kernel.table import Table
from housebound.locales import speech
from housebound.terminal.app import TableApp
from housebound.terminal.choices import Choices
from housebound.terminal.plain import Lines, PlainClient
from housebound.terminal.reading import Reading
from housebound.terminal.referee import Referee
from housebound.terminal.screens import HandOver, WhoStepsIn
from housebound.terminal.sitting import Sitting, Stage
from tests.terminal.test_app import screen_text, settled

SEATS = 4
NAMES = ("father_rhinehardt", "zoe_ingstrom", "ox_bellows", "jenny_leclerc")
REVEAL = "Show that you are the traitor"
LONG = 600.0
"""Seconds that a bot thinks where the test is quicker."""


def guillotines(humans: tuple[int, ...], traitor: int = 1, active: int = 0, save_as: Path | None = None) -> Sitting:
    """Everybody wears a collar, and one of them, whose role token is number 1, is the traitor."""
    roles = [seat + 2 if seat < traitor else 1 if seat == traitor else seat + 1 for seat in range(SEATS)]
    position = {
        "haunt": 34,
        "revealer": 3,
        "active": active,
        "data": {"collar": [1, 2, 3, 4, 0, 0]},
        "explorers": {name: {"room": "foyer", "role": role} for name, role in zip(NAMES, roles, strict=True)},
    }
    settings = BETRAYAL.settle(SEATS, {"date": "10-31"})
    table = Table(BETRAYAL, SEATS, settings, seed=1, origin=BETRAYAL.from_position(SEATS, settings, position))
    return Sitting(table, humans, "sensible", speech("betrayal"), save_as)


def is_known(sitting: Sitting) -> bool:
    g = sitting.table.state
    assert isinstance(g, House)
    return g.role_known


# -- whose eyes are on the screen


def test_whoever_steps_in_gets_the_keyboard_acts_and_gives_it_back() -> None:
    sitting = guillotines(humans=(0, 1, 2))
    sitting.hand_over()
    sitting.step_in(1)
    assert (sitting.stage, sitting.eyes, sitting.next_seat) == (Stage.HAND_OVER, SPECTATOR, 1)
    sitting.hand_over()
    assert (sitting.stage, sitting.eyes) == (Stage.ASIDE, 1)
    assert sitting.decision is not None
    sitting.choose("reveal")
    assert is_known(sitting)
    assert (sitting.stage, sitting.next_seat) == (Stage.HAND_OVER, 0)


def test_whoever_has_nothing_to_do_looks_and_goes_back() -> None:
    sitting = guillotines(humans=(0, 1, 2))
    sitting.hand_over()
    sitting.step_in(2)
    sitting.hand_over()
    assert (sitting.stage, sitting.eyes, sitting.decision) == (Stage.ASIDE, 2, None)
    assert sitting.sentence() == "There is nothing you could do out of turn now."
    sitting.step_back()
    assert (sitting.stage, sitting.next_seat) == (Stage.HAND_OVER, 0)
    assert not is_known(sitting)


def test_whoever_is_asked_anyway_is_turned_to() -> None:
    sitting = guillotines(humans=(0, 1))
    sitting.hand_over()
    sitting.step_in(0)
    assert sitting.stage is Stage.CHOOSE
    with pytest.raises(BadSetting):
        sitting.step_in(3)


def test_what_was_done_out_of_turn_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "evening.tape"
    sitting = guillotines(humans=(1,), save_as=path)
    sitting.step_in(1)
    sitting.choose("reveal")
    assert "1 reveal" in path.read_text(encoding="utf-8")


# -- in lines


def converse(sitting: Sitting, *typed: str) -> str:
    printed = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in typed))
    lines = Lines(Console(file=printed, width=200, highlight=False), source, sitting.speech)
    PlainClient(sitting, lines).run()
    return printed.getvalue()


def test_in_lines_the_traitor_steps_in_while_another_person_is_asked() -> None:
    sitting = guillotines(humans=(0, 1, 2))
    pages = converse(sitting, "", "aside", "aside 2", "", "1", "", "quit").split("\f")
    assert "Say who: aside and the number of a seat (1, 2, 3)." in pages[2]
    assert pages[3].startswith("Pass the keyboard to seat 2.")
    assert f"   1 {REVEAL}\n" in pages[4]
    assert pages[5].startswith("Pass the keyboard to seat 1.")
    assert is_known(sitting)


def test_in_lines_nobody_else_learns_that_there_is_something_to_do() -> None:
    """What is shown before and after seat 2 sits there is the same, whether it is the traitor or seat 3 is."""
    shown = [
        converse(guillotines(humans=(0, 1, 2), traitor=traitor), "", "aside 2", "", "", "", "quit").split("\f")
        for traitor in (1, 2)
    ]
    mine = 4  # the page that only seat 2 reads
    assert len(shown[0]) == len(shown[1]) > mine + 1
    assert REVEAL in shown[0][mine]
    assert REVEAL not in shown[1][mine]
    for n, pages in enumerate(zip(*shown, strict=True)):
        assert (pages[0] == pages[1]) == (n != mine)


def test_in_lines_bots_wait_for_a_traitor_who_sits_alone() -> None:
    sitting = guillotines(humans=(1,))
    shown = converse(sitting, "", "aside", "reveel", "reveal", "quit")
    assert shown.count("The others play.") == 2
    assert is_known(sitting)


def test_in_lines_bots_go_on_until_the_traitor_is_asked() -> None:
    sitting = guillotines(humans=(1,))
    shown = converse(sitting, "go", "quit")
    assert shown.count("The others play.") == 1
    assert sitting.stage is Stage.CHOOSE


def test_in_lines_a_hero_who_sits_alone_is_never_kept_waiting() -> None:
    sitting = guillotines(humans=(1,), traitor=2)
    shown = converse(sitting, "aside", "quit")
    assert "The others play." not in shown
    assert "There is nothing you could do out of turn now." in shown


def test_in_lines_bots_wait_for_several_people_whoever_is_the_traitor() -> None:
    shown = [converse(guillotines(humans=(1, 2), traitor=traitor), "", "", "quit") for traitor in (1, 2, 3)]
    assert shown[0].count("The others play.") == 3
    assert shown[0] == shown[1] == shown[2]


# -- at a physical table


def test_the_referee_is_told_what_was_done_out_of_turn() -> None:
    sitting = guillotines(humans=())
    printed = io.StringIO()
    source = io.StringIO("\naside 3 reveal\naside 2 reveal\n")
    Referee(sitting.table, Lines(Console(file=printed, width=200, highlight=False), source, speech("betrayal"))).run()
    assert "Nothing of the kind can be done out of turn now." in printed.getvalue()
    assert is_known(sitting)


# -- full screen


async def test_a_traitor_who_sits_alone_has_a_key_while_bots_think() -> None:
    app = TableApp(guillotines(humans=(1,)), pace=LONG, guard=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        assert "Aside" in screen_text(app)
        assert REVEAL not in screen_text(app)
        await pilot.press("ctrl+o")
        await pilot.pause()
        assert [entry.label for entry in app.query_one(Choices).entries] == [REVEAL, "Go back to the table"]
        assert isinstance(app.screen, Reading), "the haunt's page is there to be read first"
        await pilot.press("2")
        await pilot.pause()
        assert app.sitting.stage.name == "ASIDE", "a key for the list does not reach it through the page"
        await pilot.press("escape", "2")
        await pilot.pause()
        assert app.sitting.stage is Stage.BOTS
        await pilot.press("ctrl+o", "1")
        await pilot.pause()
        assert is_known(app.sitting)
        assert "Aside" not in screen_text(app)


async def test_a_hero_who_sits_alone_has_no_such_key() -> None:
    app = TableApp(guillotines(humans=(1,), traitor=2), pace=LONG, guard=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("ctrl+o")
        await pilot.pause()
        assert app.sitting.stage is Stage.BOTS
        assert "Aside" not in screen_text(app)


@pytest.mark.parametrize("traitor", [1, 2])
async def test_at_a_shared_keyboard_anybody_steps_in_and_nothing_shows_who_could_act(traitor: int) -> None:
    app = TableApp(guillotines(humans=(0, 1, 2), traitor=traitor), pace=LONG, guard=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await pilot.press("enter", "escape")
        await pilot.pause()
        assert "Aside" in screen_text(app)
        assert REVEAL not in screen_text(app)
        await pilot.press("ctrl+o")
        await pilot.pause()
        assert isinstance(app.screen, WhoStepsIn)
        assert REVEAL not in screen_text(app)
        await pilot.press("4", "escape")
        await pilot.pause()
        assert app.sitting.stage is Stage.CHOOSE
        await pilot.press("ctrl+o", "2")
        await pilot.pause()
        assert isinstance(app.screen, HandOver)
        assert "Pass the keyboard to seat 2." in screen_text(app)
        await pilot.press("enter", "escape")
        await pilot.pause()
        entries = [entry.label for entry in app.query_one(Choices).entries]
        assert entries == ([REVEAL] if traitor == 1 else []) + ["Go back to the table"]
        await pilot.press(str(len(entries)))
        await pilot.pause()
        assert isinstance(app.screen, HandOver)
        assert "Pass the keyboard to seat 1." in screen_text(app)
        assert REVEAL not in str(app.screen_stack[0].query_one("#sentence", Static).content)


async def test_bots_wait_while_somebody_steps_in_and_play_on_when_they_have_gone() -> None:
    app = TableApp(guillotines(humans=(1, 2)), pace=LONG, guard=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("ctrl+o")
        await pilot.pause()
        app._let_a_bot_play()  # a bot that had begun to think before
        assert not app.sitting.table.tape
        app.pace = 0
        await pilot.press("escape")
        await settled(pilot)
        assert app.sitting.table.tape

"""The guided games in the terminal: in lines and on the full screen, from the first step to the last."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from textual.widgets import Static

import housebound
from housebound.kernel.errors import BadSetting, OffTheGuide
from housebound.locales import speech
from housebound.terminal.app import TableApp
from housebound.terminal.guiding import GuidedSitting, guided_sitting
from housebound.terminal.plain import Lines, PlainClient
from tests.kernel.cellar import CellarGame

GAMES = ("betrayal", "room25", "terrorscape")


def sitting_of(name: str) -> GuidedSitting:
    return guided_sitting(housebound.game(name), speech(name))


@pytest.mark.parametrize("name", GAMES)
def test_whoever_does_what_the_guide_says_in_lines_wins(name: str) -> None:
    sitting = sitting_of(name)
    printed = io.StringIO()
    typed = "".join(f"{step.choose[0]}\n" for step in sitting.guide.step)
    lines = Lines(Console(file=printed, width=200, highlight=False), io.StringIO(typed), sitting.speech)
    PlainClient(sitting, lines).run()
    assert sitting.table.over
    shown = printed.getvalue()
    for step in sitting.guide.step:
        assert sitting.speech.say(step.say) in shown
    assert sitting.speech.say(sitting.guide.closing) in shown


@pytest.mark.parametrize("name", GAMES)
async def test_and_on_the_full_screen(name: str) -> None:
    sitting = sitting_of(name)
    app = TableApp(sitting, pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        for step in sitting.guide.step:
            while sitting.decision is None:
                await pilot.pause()
            sentence = str(app.screen_stack[0].query_one("#sentence", Static).visual)
            assert sitting.speech.say(step.say)[:40] in sentence
            sitting.choose(step.choose[0])
            app.advance()
            await pilot.pause()
        assert sitting.table.over


def test_another_choice_is_answered_kindly() -> None:
    sitting = sitting_of("betrayal")
    before = sitting.table.save_text()
    with pytest.raises(OffTheGuide, match="the guide is about to show something else: Explore"):
        sitting.choose("walk(entrance_hall)")
    assert sitting.table.save_text() == before


def test_a_step_may_have_its_own_words_for_that() -> None:
    sitting = sitting_of("room25")
    for option in ("program(look,move,no)", "look(D3)", "done"):
        while sitting.decision is None:
            sitting.let_a_bot_play()
        sitting.choose(option)
    while sitting.decision is None:
        sitting.let_a_bot_play()
    with pytest.raises(OffTheGuide, match="alone and into the unknown"):
        sitting.choose("move(C4)")


def test_a_game_without_a_guide_says_so() -> None:
    with pytest.raises(BadSetting, match="no guided game"):
        guided_sitting(CellarGame(), speech())

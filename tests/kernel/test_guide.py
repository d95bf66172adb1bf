"""Guided games are tested as scenarios are: every step is legal, what is asked for is said, and the end is reached."""

from __future__ import annotations

import re
from typing import Any

import pytest

import housebound
from housebound.kernel.errors import OffTheGuide, Refused
from housebound.kernel.guide import Guide, guide_of
from housebound.kernel.script import Decision
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text
from housebound.locales import speech
from tests.kernel.cellar import CellarGame

GAMES = ("betrayal", "room25", "terrorscape")
SHORTEST, LONGEST = 9, 20
"""Steps of about a quarter of a minute each."""


def guide(name: str) -> Guide:
    found = guide_of(housebound.game(name))
    assert found is not None
    return found


def mine(table: Table, seat: int, option: str) -> Decision:
    return next(d for d in table.pending if d.seat == seat and option in [one.name for one in d.options])


def play(name: str, instead: dict[int, str] | None = None) -> Table:
    """The whole guide, on a table that was stored and read as any other. `instead`: step -> what is chosen there."""
    its = guide(name)
    table = load_text(its.table(housebound.game(name)).save_text())
    while not table.over:
        ours = its.prepared(table)
        if ours is not None:
            decision, option = ours
        else:
            number, now = its.at(table)
            assert now, f"after {len(table.tape)} events nobody is asked"
            wanted = [*([instead[number]] if instead and number in instead else []), *its.wanted(table)]
            offered = [one.name for d in table.pending if d.seat == its.seat for one in d.options]
            option = next(one for one in wanted if one in offered)
            decision = mine(table, its.seat, option)
        its.check(table, decision, option)
        table.choose(decision.seat, option, decision.id)
        its.roll(table)
    return table


@pytest.mark.parametrize("name", GAMES)
def test_the_guide_leads_to_a_victory_and_uses_up_its_tape(name: str) -> None:
    its, table = guide(name), play(name)
    assert table.result is not None
    assert its.seat in table.result.winners
    assert len(table.tape) == len(its.lines())
    assert its.at(table) == (len(its.step), False)
    assert SHORTEST <= len(its.step) <= LONGEST


@pytest.mark.parametrize(
    ("name", "step", "option"),
    [
        (name, number, option)
        for name in GAMES
        for number, step in enumerate(guide(name).step)
        for option in step.choose[1:]
    ],
)
def test_whatever_else_a_step_lets_through_leads_there_too(name: str, step: int, option: str) -> None:
    result = play(name, {step: option}).result
    assert result is not None
    assert guide(name).seat in result.winners


@pytest.mark.parametrize("name", GAMES)
def test_every_step_says_what_and_why_in_about_two_sentences(name: str) -> None:
    words = speech(name)
    steps = guide(name).step
    assert len({step.say for step in steps}) == len(steps)
    for message in [*(step.say for step in steps), guide(name).closing]:
        assert words.knows(message), message
        assert 1 <= len(re.findall(r"[.!](?:\s|$)", words.say(message))) <= 3
        assert len(words.say(message)) <= 240


@pytest.mark.parametrize("name", GAMES)
def test_another_legal_choice_is_answered_kindly_and_changes_nothing(name: str) -> None:
    its = guide(name)
    table = its.table(housebound.game(name))
    number, now = its.at(table)
    assert (number, now) == (0, True)
    wanted = its.wanted(table)
    decision = mine(table, its.seat, wanted[0])
    other = next(one for one in decision.options if one.name not in wanted)
    before = table.save_text()
    with pytest.raises(OffTheGuide, match="the guide"):
        its.check(table, decision, other)
    assert table.save_text() == before


def test_what_no_rule_allows_is_left_to_the_rules() -> None:
    its = guide("betrayal")
    table = its.table(housebound.game("betrayal"))
    decision = table.pending[0]
    its.check(table, decision, "walk(chapel)")
    with pytest.raises(Refused):
        table.choose(0, "walk(chapel)", decision.id)


def test_a_game_without_one_has_none() -> None:
    game: Any = CellarGame()
    assert guide_of(game) is None

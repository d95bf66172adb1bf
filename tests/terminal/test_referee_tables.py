"""Physical tables of all three games, laid out step by step and refereed to the end of the game."""

from __future__ import annotations

import io
import re
from random import Random

import pytest
from rich.console import Console

import housebound
from housebound.kernel.settings import Value
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text
from housebound.locales import speech
from housebound.terminal.plain import Lines
from housebound.terminal.referee import Referee

TABLES: dict[str, tuple[int, dict[str, Value]]] = {
    "betrayal": (3, {}),
    "terrorscape": (4, {}),
    "room25": (4, {"mode": "suspicion"}),
}


class Paper(io.StringIO):
    """What was printed; the end of it is at hand."""

    tail = ""

    def write(self, text: str) -> int:
        self.tail = (self.tail + text)[-400:]
        return super().write(text)


class Players:
    """People at the table: they press Enter when told to, and type in anything that fits, as they would say it."""

    def __init__(self, table: Table, paper: Paper, rng: Random) -> None:
        self.table = table
        self.paper = paper
        self.rng = rng

    def readline(self) -> str:
        asked = self.paper.tail.rstrip().splitlines()[-1]
        if asked.startswith(("Press Enter", "Pass the keyboard")):
            return "\n"
        need = self.table.needs
        if need is not None:
            word = self.rng.choice(need.words)
            return f"{int(word) + 1}\n" if need.domain.name == "seat" else f"{word}\n"
        return f"{self.rng.choice(self.table.pending[0].options).name}\n"


def keep(table: Table, typed: str, width: int = 200, terminal: bool = False) -> str:
    printed = Paper()
    console = Console(file=printed, width=width, highlight=False, force_terminal=terminal, no_color=True)
    Referee(table, Lines(console, io.StringIO(typed), speech(table.game.name))).run()
    return printed.getvalue()


@pytest.mark.parametrize("game", TABLES)
def test_a_table_is_laid_out_and_refereed_to_its_end(game: str) -> None:
    seats, settings = TABLES[game]
    table = Table(housebound.game(game), seats, settings, people_roll=True)
    paper = Paper()
    players = Players(table, paper, Random(5))
    Referee(table, Lines(Console(file=paper, width=200, highlight=False), players, speech(game))).run()
    shown = paper.getvalue()
    assert table.over
    assert table.result is not None
    assert table.result.why in shown
    rules = table.game.laying_out(table.settings)
    for n, rule in enumerate(rules, 1):
        assert f"{n} of {len(rules)}: {rule}: {table.game.rulebook[rule].text}" in shown
    assert "pile-" not in shown, "every pile has a name"
    assert " left)? " in shown
    assert load_text(table.save_text()).result == table.result


def test_who_knows_the_game_skips_the_layout_and_a_table_that_goes_on_has_none() -> None:
    table = housebound.new("room25", 4, people_roll=True)
    assert keep(table, "\nskip\n").count("Press Enter when it is done") == 2
    table.enter("empty")
    assert "Press Enter when it is done" not in keep(table, "")


def test_the_pile_is_named_with_what_is_left_of_it_and_several_are_entered_at_once() -> None:
    table = housebound.new("room25", 5, people_roll=True)
    shown = keep(table, "skip\nEmpty Room, moving robot\nvision\n")
    questions = re.findall(r"Which room came up, number (\d+) of 19, from the green tiles .* \((\d+) left\)\?", shown)
    assert questions == [("1", "17"), ("4", "14"), ("5", "13")]
    assert [event.words for event in table.tape] == [("empty",), ("moving",), ("robot",), ("vision",)]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("empty ballroom", "'ballroom' is no room"),
        ("moving moving moving", "can come up here"),
        ("empty trap", "trap"),
    ],
)
def test_of_several_that_do_not_all_fit_none_is_entered(typed: str, why: str) -> None:
    table = housebound.new("room25", 4, people_roll=True)
    assert why in keep(table, f"skip\n{typed}\n")
    assert not table.tape


def test_whoever_names_a_seat_that_nobody_has_is_told_which_there_are() -> None:
    table = housebound.new("room25", 4, people_roll=True)
    while table.needs is not None and table.needs.domain.name != "seat":
        table.enter(table.needs.words[0])
    assert "'9' is no seat; known: 1, 2, 3, 4\n" in keep(table, "9\n")
    assert "seat 6 cannot come up here; known: 1, 2, 3, 4\n" in keep(table, "6\n")


def test_what_is_for_other_eyes_is_not_entered_together_with_it() -> None:
    table = housebound.new("room25", 4, people_roll=True)
    while table.needs is not None and table.needs.domain.name == "room":
        table.enter(table.needs.words[0])
    before = len(table.tape)
    shown = keep(table, "\nprisoner prisoner\n")
    assert "You typed 2, but after 1 of them something else is asked. Nothing was entered." in shown
    assert len(table.tape) == before


def test_a_roll_of_many_dice_is_asked_for_in_digits_and_not_as_a_list() -> None:
    table = housebound.new("betrayal", 3, people_roll=True)
    rng = Random(1)
    while table.needs is None or table.needs.domain.name != "dice" or len(table.needs.words) < 50:
        if table.needs is not None:
            table.enter(rng.choice(table.needs.words))
        else:
            table.choose(table.pending[0].seat, rng.choice(table.pending[0].options))
    digits = len(table.needs.words[0])
    assert f"{digits} digits in a row, such as {'2' * digits}" in keep(table, "")


def test_on_a_terminal_long_lines_are_broken_between_words() -> None:
    table = housebound.new("room25", 4, people_roll=True)
    shown = keep(table, "skip\n", width=60, terminal=True)
    question = shown[shown.index("Which room came up") :].split("Entry")[0]
    lines = [line.rstrip() for line in re.sub(r"\x1b\[[0-9;]*m", "", question).splitlines()]
    assert len(lines) > 4
    assert max(map(len, lines)) <= 60
    whole = set(keep(table, "skip\n").split())
    assert set(" ".join(lines).split()) <= whole, "no word is torn"

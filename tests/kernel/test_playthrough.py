"""Playthroughs: whole games as text."""

from __future__ import annotations

import re

from housebound.kernel.playthrough import playthrough
from housebound.kernel.script import NOBODY, SPECTATOR, Script, only
from housebound.kernel.seat_view import TableView
from tests.kernel.cellar import CELLAR, CellarView
from tests.kernel.scripted import DIE, NOTED, Ledger, LedgerView, Scripted, ask_each, colour


def draw(view: TableView) -> str:
    assert isinstance(view.board, LedgerView)
    return f"log {'; '.join(view.board.log)}\nsecret {view.board.secret}"


def test_a_whole_game_is_told() -> None:
    def unit(g: Ledger) -> Script[None]:
        g.secrets[1] = g.chance.roll(DIE, only(1))
        g.chance.roll(DIE, NOBODY)
        g.tell(only(0) | only(1), NOTED, 2)
        yield colour(0)
        g.tell(-1, NOTED, 1)

    text = playthrough(Scripted(unit, ask_each(1)), 2, seed=4, draw=draw)
    rolled = re.findall(r"~die (\d)", text)
    first, second = re.findall(r"choice: (.*)", text)
    assert text.splitlines() == [
        "# scripted, 2 seats, seed 4",
        "(seats count from 0, as on a tape; boards are drawn for people, who count from 1)",
        f"chance: ~die {rolled[0]} (seen by seat 1)",
        f"chance: ~die {rolled[1]} (seen by nobody)",
        "notice: noted(colour=blue) (to seat 0, seat 1)",
        "seen by seat 0:",
        "    log",
        "    secret 0",
        "seen by seat 1:",
        "    log",
        f"    secret {rolled[0]}",
        "seen by spectator:",
        "    log",
        "    secret -1",
        "",
        "## 1. seat 0: colour [SCR-PLAY-1]",
        "options: take(red) take(green)",
        "  not take(blue): SCR-PLAY-2",
        f"choice: {first}",
        "notice: noted(colour=green) (to everyone)",
        "",
        "## 2. seat 1: colour [SCR-PLAY-1]",
        "options: take(red) take(green)",
        "  not take(blue): SCR-PLAY-2",
        f"choice: {second}",
        "seen by seat 0:",
        f"    log 1 {second}",
        "    secret 0",
        "seen by seat 1:",
        f"    log 1 {second}",
        f"    secret {rolled[0]}",
        "seen by spectator:",
        f"    log 1 {second}",
        "    secret -1",
        "",
        "## over after 2 decisions: seat 0 won by SCR-PLAY-1",
    ]


def test_the_same_seed_tells_the_same_game_and_another_seed_another() -> None:
    told = [playthrough(CELLAR, 3, {"rounds": 3}, seed=seed) for seed in (1, 1, 2)]
    assert told[0] == told[1] != told[2]


def test_settings_and_all_who_are_asked_are_told() -> None:
    text = playthrough(CELLAR, 2, {"quick": True}, seed=5)
    assert "- rounds: 2\n- quick: True\n- title: The cellar\n" in text
    assert "also asked: seat " in text


def test_views_are_shown_once_to_all_who_share_them() -> None:
    seen: list[int] = []

    def draw_cards(view: TableView) -> str:
        assert isinstance(view.board, CellarView)
        seen.append(view.seat)
        return " ".join(view.board.cards)

    text = playthrough(CELLAR, 2, {"quick": True}, seed=5, draw=draw_cards)
    assert text.count("seen by everyone:") == 1
    assert set(seen) == {0, 1, SPECTATOR}
    assert text.count("seen by spectator:") == 1


def test_a_game_that_is_too_long_is_cut() -> None:
    text = playthrough(CELLAR, 2, seed=5, longest=3)
    assert text.endswith("\n## not over after 3 decisions\n")
    assert text.count("choice: ") == 3


def test_no_line_ends_in_blanks() -> None:
    assert not re.search(r"[ \t]$", playthrough(CELLAR, 4, seed=5), re.MULTILINE)

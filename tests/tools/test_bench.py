"""The race is fair, and its report says what was measured."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from bench import __main__ as command
from bench import ours
from bench.contender import Contender, Played, PlayRound, in_rounds
from bench.contenders import COMPILED, OURS, PEERS, SEARCHING, SEARCHING_COMPILED, SENSIBLE, SENSIBLE_COMPILED
from bench.ours import ENTRIES, Entry, Figures, figures
from bench.ours import SENSIBLE as BY_BOTS
from bench.race import Lane, line_up, race
from bench.report import bot_rows, cost_rows, in_pairs, markdown, search_rows, speed_rows, too_slow
from housebound import bots
from housebound.kernel.game import Game
from housebound.kernel.script import Decision, Option
from housebound.kernel.table import Table


class Clock:
    """Stands still but for what games take."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def runner(name: str, clock: Clock, decisions: int, *seconds: float) -> Contender:
    """A contender whose games take these seconds, one after another and round again; half its decisions are forced."""

    def prepare() -> PlayRound:
        played = 0

        def play_game(rng: Random) -> Played:
            nonlocal played
            clock.now += seconds[played % len(seconds)]
            played += 1
            return Played(decisions, decisions // 2)

        return in_rounds(play_game, clock)

    return Contender(name, "toy", prepare)


def test_everybody_runs_in_every_round_and_each_round_begins_with_another() -> None:
    clock = Clock()
    lanes = line_up([runner(name, clock, 1, 1.0) for name in "abc"])
    turns = [(number, lane.contender.project) for number, lane in race(lanes, 3, 1, seed=0)]
    assert "".join(name for _, name in turns) == "abcbcacab"
    assert [number for number, _ in turns] == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_a_round_plays_whole_games_until_its_time_is_up() -> None:
    clock = Clock()
    (lane,) = line_up([runner("a", clock, 30, 0.4)])
    for _ in race([lane], 1, 1.0, seed=0):
        pass
    assert (lane.games, lane.decisions, lane.choices) == (3, 90, 45)
    assert lane.rates == [pytest.approx(75)]
    assert lane.choice_rate == pytest.approx(37.5)


def test_the_rate_is_the_median_so_one_bad_moment_does_not_count() -> None:
    clock = Clock()
    (lane,) = line_up([runner("a", clock, 100, 1.0, 1.0, 50.0, 1.0)])
    for _ in race([lane], 3, 1, seed=0):
        pass
    assert sorted(lane.rates) == [2, 100, 100]
    assert lane.rate == 100


def raced(name: str, *rates: float, choices: int = 50) -> Lane:
    contender = runner(name, Clock(), 1, 1.0)
    return Lane(contender, contender.prepare(), list(rates), games=2, decisions=50, choices=choices)


def test_the_table_has_the_fastest_first_and_ratios_to_the_yardstick() -> None:
    slow, fast = raced("slow", 90.0, 100.0, 150.0, choices=10), raced("fast", 650.0, choices=40)
    assert speed_rows([slow, fast], slow.contender) == [
        ("fast toy", "650", "6.50", "520", "26.00", "+0% +0%", "25"),
        ("slow toy", "100", "1.00", "20", "1.00", "-10% +50%", "25"),
    ]


def test_without_the_yardstick_there_is_no_ratio() -> None:
    row = speed_rows([raced("fast", 650.0)], raced("slow", 1.0).contender)[0]
    assert (row[2], row[4]) == ("", "")


def test_what_is_compiled_stands_beside_plain_play_and_too_small_a_gain_is_named() -> None:
    plain = [raced("one", 100.0), raced("two", 300.0), raced("three", 50.0)]
    fast = [raced("one", 250.0), raced("two", 330.0)]
    for lane in fast:
        lane.contender = replace(lane.contender, game="toy, compiled")
    pairs = in_pairs(plain, fast[::-1])
    assert bot_rows(pairs) == [
        ("one toy", "4.0", "10.0", "2.50", "100", "250"),
        ("two toy", "12.0", "13.2", "1.10", "300", "330"),
        ("three toy", "2.0", "", "", "50", ""),
    ]
    assert too_slow(pairs, 2.0) == ["two toy (1.10)"]


def test_costs_stand_beside_their_budget() -> None:
    rows = cost_rows([Figures("Toy", 12.34, 99.0, 5.0, 2500.0, 7999, 150.4)])
    assert rows[0] == ("Toy", "12 µs", "99 µs", "5 µs", "2.5 kB", "8.0 kB", "150 ms")
    assert rows[1][:3] == ("budget", "20 µs", "150 µs")
    assert cost_rows([]) == []


def test_markdown_is_a_table_that_names_the_machine() -> None:
    lane = raced("slow", 100.0, 100.0)
    text = markdown([lane], [], [], [], lane.contender, 0.5)
    assert " core" in text
    assert "median of 2 rounds of about 0.5 s" in text
    assert text.splitlines()[-3:] == [
        "| game | decisions/s | ratio | choices/s | ratio | spread | per game |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
        "| slow toy | 100 | 1.00 | 100 | 1.00 | +0% +0% | 25 |",
    ]


def test_all_peers_are_registered_and_can_be_chosen_by_a_word() -> None:
    names = [contender.name for contender in command.chosen([])]
    assert len(set(names)) == len(names)
    ours = (OURS, COMPILED, SENSIBLE, SENSIBLE_COMPILED, SEARCHING, SEARCHING_COMPILED)
    assert len(names) == len(PEERS) + sum(map(len, ours))
    assert {c.project for c in PEERS} == {"catanatron", "rlcard", "PettingZoo", "OpenSpiel"}
    assert {c.name for c in command.chosen(["rummy"])} == {"rlcard gin rummy", "OpenSpiel gin rummy"}
    with pytest.raises(typer.BadParameter, match="catanatron"):
        command.chosen(["nobody"])


def run(*arguments: str) -> Result:
    app = typer.Typer()
    app.command()(command.bench)
    return CliRunner().invoke(app, arguments)


def test_the_command_shows_and_writes_the_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    clock = Clock()
    monkeypatch.setattr(command, "PEERS", [runner(name, clock, 10, 0.005) for name in ("snail", "hare")])
    written = tmp_path / "latest.md"
    shown = run("--only", "snail", "--only", "hare", "--rounds", "2", "--seconds", "0.01", "--output", str(written))
    assert shown.exit_code == 0
    for text in (shown.output, written.read_text(encoding="utf-8")):
        assert text.index("decisions/s") < text.index("snail toy")
        assert "hare toy" in text
        assert "clone" not in text  # none of ours raced
    assert "2 rounds of about 0.01 s" in written.read_text(encoding="utf-8")


def test_the_command_measures_our_games_beside_their_budget(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(command, "COMPILED", [])
    monkeypatch.setattr(command, "SENSIBLE_COMPILED", [])
    monkeypatch.setattr(command, "SEARCHING_COMPILED", [])
    written = tmp_path / "latest.md"
    shown = run("--only", "housebound", "--rounds", "1", "--seconds", "0.01", "--games", "1", "--output", str(written))
    assert shown.exit_code == 0
    for text in (shown.output, written.read_text(encoding="utf-8")):
        assert text.index("decisions/s") < text.index("play-outs/s") < text.index("clone") < text.index("budget")
    assert "the file of a finished game between sensible bots" in written.read_text(encoding="utf-8")


def test_the_command_fails_where_compiling_gains_too_little(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    plain = runner("hare", clock, 10, 0.01)
    compiled = replace(runner("hare", clock, 10, 0.009), game="toy, compiled")
    monkeypatch.setattr(command, "SENSIBLE", [plain])
    monkeypatch.setattr(command, "SENSIBLE_COMPILED", [compiled])
    shown = run("--only", "hare", "--rounds", "1", "--seconds", "0.01")
    assert shown.exit_code == 1
    assert "2 times as fast" in shown.output
    assert "hare toy (1.11)" in shown.output


def test_a_peer_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def prepare() -> PlayRound:
        raise ModuleNotFoundError("No module named 'snail'")

    monkeypatch.setattr(command, "PEERS", [Contender("snail", "toy", prepare)])
    shown = run("--only", "snail")
    assert shown.exit_code == 2
    assert "No module named 'snail'. `make bench` installs" in shown.output


@pytest.mark.parametrize("entry", ours.SEARCHING, ids=lambda entry: entry.title)
def test_play_outs_begin_half_way_through_a_game_and_each_counts_once(entry: Entry) -> None:
    seen = entry._in_the_middle(Random(1))
    assert len(seen.decision.options) > 1
    assert not seen.world(Random(1)).over
    play_game = entry.game_player()
    assert play_game(Random(1)) == Played(1, 1)


def test_search_stands_beside_its_compiled_twin() -> None:
    plain, fast = raced("one", 40.0), raced("one", 100.0)
    fast.contender = replace(fast.contender, game="toy, compiled")
    assert search_rows(in_pairs([plain], [fast])) == [("one toy", "40.0", "100.0", "2.50")]


@pytest.mark.parametrize("entry", BY_BOTS, ids=lambda entry: entry.title)
def test_bots_play_our_games_to_their_end(entry: Entry) -> None:
    play_game = entry.game_player()
    played = play_game(Random(1))
    assert played == play_game(Random(1)) != replace(entry, sensible=False).game_player()(Random(1))
    assert played.decisions >= played.choices > 0


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.title)
def test_our_games_are_played_to_their_end(entry: Entry) -> None:
    play_game = entry.game_player()
    played = play_game(Random(1))
    assert played == play_game(Random(1))
    assert played.decisions > played.choices > 0


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.title)
def test_every_figure_of_our_games_is_measured(entry: Entry) -> None:
    measured = figures(entry, games=2, seed=1)
    assert min(measured.clone, measured.imagine, measured.view, measured.start) > 0
    assert 0 < measured.saved <= measured.saved_most


def test_every_figure_is_the_time_of_its_own_call(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0

    def takes(name: str, nanoseconds: int) -> None:
        call = getattr(Table, name)

        def timed(table: Table, *args: Any) -> Any:
            nonlocal now
            before = now
            done = call(table, *args)
            now = before + nanoseconds
            return done

        monkeypatch.setattr(Table, name, timed)

    for name, nanoseconds in (("clone", 5000), ("imagine", 7000), ("view", 9000)):
        takes(name, nanoseconds)
    monkeypatch.setattr(ours, "perf_counter_ns", lambda: now)
    monkeypatch.setattr(ours, "start_up", lambda _: 3.0)
    measured = figures(ENTRIES[-1], games=1, seed=1)
    assert (measured.clone, measured.imagine, measured.view, measured.start) == (5, 7, 9, 3)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.title)
def test_files_are_weighed_on_games_that_sensible_bots_played_to_their_end(
    entry: Entry, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels: list[str] = []
    tables: list[Table] = []

    def bot(game: Game[Any], level: str) -> bots.AnyBot:
        levels.append(level)
        return bots.bot(game, level)

    def answer(table: Table, decision: Decision, player: bots.AnyBot) -> Option:
        if table not in tables:
            tables.append(table)
        return bots.answer(table, decision, player)

    monkeypatch.setattr(ours, "bots", SimpleNamespace(bot=bot, answer=answer))
    sizes = ours.file_sizes(entry, games=2, seed=1)
    assert levels == ["sensible"]
    assert all(table.over for table in tables)
    assert sizes == [len(table.save_text().encode()) for table in tables]


def test_no_more_files_are_weighed_than_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def file_sizes(entry: Entry, games: int, seed: int) -> list[int]:
        asked.append(games)
        return [1000, 3000]

    monkeypatch.setattr(ours, "file_sizes", file_sizes)
    monkeypatch.setattr(ours, "SAVED_GAMES", 2)
    monkeypatch.setattr(ours, "start_up", lambda _: 3.0)
    measured = [figures(ENTRIES[-1], games, seed=1) for games in (1, 3)]
    assert asked == [1, 2]
    assert (measured[0].saved, measured[0].saved_most) == (2000, 3000)

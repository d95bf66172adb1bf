"""Puzzles: every one that comes with the program is proved again, and nobody solves one by luck."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

import housebound
from housebound import bots
from housebound.cli import app
from housebound.kernel.errors import BadPosition
from housebound.locales import speech
from housebound.puzzles import SURVIVE, WIN, Puzzle, load, ours, telling
from housebound.puzzles.aims import Aim
from housebound.puzzles.judging import judged
from housebound.puzzles.making import NoPuzzle, puzzle_of, written
from housebound.puzzles.proving import Hidden, Prover, after
from housebound.puzzles.solving import Attempt, solves
from housebound.rl.puzzles import PuzzleEnv, benchmark
from housebound.rl.puzzles import solves as solves_reading
from housebound.rl.text import drawn
from housebound.server.moves import steps_of_tape

PUZZLES = [load(path) for path in ours()]
QUICK = [puzzle for puzzle in PUZZLES if puzzle.question == WIN and puzzle.proof.positions < 1200]


def test_thirty_can_be_won() -> None:
    assert len([puzzle for puzzle in PUZZLES if puzzle.question == WIN]) == 30
    assert len({puzzle.name for puzzle in PUZZLES}) == len(PUZZLES)
    assert all(2 < puzzle.within <= 5 for puzzle in PUZZLES if puzzle.question == WIN)
    assert len(QUICK) > 5


@pytest.mark.parametrize(
    "puzzle", [one for one in PUZZLES if one.proof.positions < 1200], ids=lambda puzzle: puzzle.name
)
def test_a_puzzle_is_proved_again(puzzle: Puzzle) -> None:
    """Exactly its keys force a win in that many choices, nothing does in fewer, and the proof is as long as it was.

    `python -m tools.puzzles --check` proves the others too.
    """
    table = puzzle.table()
    prover = Prover(puzzle.aim)
    assert tuple(option.name for option in prover.keys(table, puzzle.within)) == puzzle.keys
    assert (prover.positions, prover.outcomes) == (puzzle.proof.positions, puzzle.proof.outcomes)
    if puzzle.question == WIN:
        assert not Prover(puzzle.aim).forced(table, puzzle.within - 1)
    assert len(puzzle.keys) < len(table.pending[0].options)


def test_whoever_follows_the_keys_wins_whatever_comes_up() -> None:
    for puzzle in QUICK[:2]:
        for seed in range(3):
            attempt = Attempt(puzzle, seed)
            while attempt.decision is not None:
                assert attempt.choose(Random(seed).choice(attempt.keys())) == []
            assert attempt.solved
            assert attempt.left >= 0


def test_any_other_first_choice_fails_and_is_told_what_would_not_have() -> None:
    puzzle = QUICK[0]
    options = puzzle.table().pending[0].options
    for option in options:
        attempt = Attempt(puzzle)
        keys = attempt.choose(option)
        assert attempt.failed == (option.name not in puzzle.keys)
        if attempt.failed:
            assert tuple(key.name for key in keys) == puzzle.keys
            assert not attempt.solved


def test_a_bot_is_measured() -> None:
    random = bots.bot(housebound.game("room25"), "random")
    solved = [solves(random, puzzle) for puzzle in QUICK[:4]]
    assert not all(solved)


def test_a_person_solves_one_at_the_terminal() -> None:
    number, puzzle = next((n, one) for n, one in enumerate(PUZZLES, 1) if one.name == QUICK[0].name)
    attempt, typed = Attempt(puzzle), ["dance", "push(kevin,C3)"]
    while attempt.decision is not None:
        key = attempt.keys()[0]
        typed.append(key.name)
        attempt.choose(key)
    run = CliRunner().invoke(app, ["puzzle", str(number)], input="\n".join(typed) + "\n")
    assert run.exit_code == 0, run.output
    assert "Solved." in run.output
    assert "'dance'" in run.output
    assert "R25-" in run.output
    wrong = next(o.name for o in puzzle.table().pending[0].options if o.name not in puzzle.keys)
    lost = CliRunner().invoke(app, ["puzzle", str(number)], input=f"{wrong}\n")
    assert lost.exit_code == 1
    assert f"What would have kept it: {puzzle.keys[0]}" in " ".join(lost.output.split())


def test_the_list_and_the_count() -> None:
    listed = CliRunner().invoke(app, ["puzzle"])
    assert listed.output.count("Win within") == 30
    assert listed.output.count("Survive this round as") == len(PUZZLES) - 30
    missing = CliRunner().invoke(app, ["puzzle", "99"])
    assert missing.exit_code == 2
    assert f"there are the puzzles 1 to {len(PUZZLES)}" in missing.output


def test_a_bad_file_says_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    for text, why in (
        ("game = ", "bad.toml"),
        ('game = "room25"', "missing required field"),
        (
            ours()[0].read_text(encoding="utf-8").replace('question = "win"', 'question = "dance"'),
            "'dance' is not known",
        ),
        (ours()[0].read_text(encoding="utf-8").replace("seat = 0", "seat = 4"), "seat 4 does not sit"),
    ):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(BadPosition, match=why):
            load(path)


def test_a_position_becomes_the_puzzle_that_was_proved_of_it(tmp_path: Path) -> None:
    """Laid for its solver: the same choices, keys and proof as in the file, which is written again."""
    for puzzle in QUICK[:3]:
        made = puzzle_of(puzzle.game, puzzle.seats, puzzle.options, puzzle.given, puzzle.seat)
        path = tmp_path / f"{puzzle.name}.toml"
        path.write_text(written(made), encoding="utf-8")
        assert load(path) == puzzle


PUSHING = {"remaining": 5, "characters": {"max": {"at": "B3", "first": "push"}, "kevin": "B3"}}
NO_PUZZLES: tuple[tuple[int, dict[str, Any], dict[str, Any], int, str], ...] = (
    (4, {"mode": "suspicion"}, PUSHING, 0, "something is hidden"),
    (4, {"mode": "suspicion"}, PUSHING, 1, "nothing to choose"),
    (4, {"mode": "suspicion"}, PUSHING, 4, "no seat 4"),
    (1, {"mode": "solo"}, {"remaining": 1, "phase": "pass_1", "characters": {"max": {"first": "push"}}}, 0, "no win"),
)


@pytest.mark.parametrize(("seats", "options", "given", "seat", "why"), NO_PUZZLES)
def test_of_some_positions_no_puzzle_is_made(
    seats: int, options: dict[str, Any], given: dict[str, Any], seat: int, why: str
) -> None:
    with pytest.raises(NoPuzzle, match=why):
        puzzle_of("room25", seats, options, given, seat)


def test_too_much_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = QUICK[0]
    monkeypatch.setattr("housebound.puzzles.making.MOST", 10)
    with pytest.raises(NoPuzzle, match="too much"):
        puzzle_of(puzzle.game, puzzle.seats, puzzle.options, puzzle.given, puzzle.seat)


def test_what_others_have_programmed_in_secret_proves_nothing() -> None:
    """A seat asked again after others have laid their plans would have to know them."""
    table = housebound.new("room25", seats=3, seed=1, mode="competition")
    seat = next(asked.seat for asked in table.pending)
    with pytest.raises(Hidden):
        Prover(Aim(seat), 2000).forced(table, 3)


# -- survival


def survivors() -> list[Puzzle]:
    """Those with least to look at first."""
    return sorted([one for one in PUZZLES if one.question == SURVIVE], key=lambda one: one.proof.positions)


def test_some_ask_to_survive_a_round_and_not_to_win() -> None:
    assert len(survivors()) >= 5
    for puzzle in survivors():
        aim, table = puzzle.aim, puzzle.table()
        assert aim.round == table.game.rounds(table.state)
        assert aim.reached(table) is None
        assert 0 < len(puzzle.keys) < len(table.pending[0].options)


def test_whoever_was_to_survive_lives_when_the_round_is_over() -> None:
    for puzzle in survivors()[:3]:
        for seed in range(2):
            attempt = Attempt(puzzle, seed)
            while attempt.decision is not None:
                attempt.choose(Random(seed).choice(attempt.keys()))
            assert attempt.solved
            table = attempt.table
            assert puzzle.aim.who not in table.game.fallen(table.state)
            assert table.over or table.game.rounds(table.state) == puzzle.aim.round + 1


def test_any_other_choice_can_cost_a_life() -> None:
    """There is something that may come up, or be chosen, after which they fall, or the round is lost."""
    puzzle = survivors()[0]
    for option in puzzle.table().pending[0].options:
        if option.name not in puzzle.keys:
            assert not Prover(puzzle.aim).forced(after(puzzle.table(), option), puzzle.within)


def test_the_judge_of_a_table_says_when_the_round_was_survived_and_by_which_choice_it_was_lost() -> None:
    """As on the page, where play may go on after that."""
    puzzle = survivors()[0]
    attempt = Attempt(puzzle, 3)
    assert judged(puzzle, steps_of_tape(attempt.table.save_text())).state == "open"
    while attempt.decision is not None:
        attempt.choose(attempt.keys()[0])
    table = attempt.table
    while not table.over:
        table.choose(table.pending[0].seat, table.pending[0].options[0], table.pending[0].id)
    solved = judged(puzzle, steps_of_tape(table.save_text()))
    assert (solved.state, solved.question, solved.who) == ("solved", "survive", puzzle.who)
    table = puzzle.table(3)
    decision = table.pending[0]
    wrong = next(option for option in decision.options if option.name not in puzzle.keys)
    table.choose(decision.seat, wrong, decision.id)
    lost = judged(puzzle, steps_of_tape(table.save_text()))
    assert (lost.state, lost.lost, lost.keys) == ("failed", wrong.name, puzzle.keys)


def test_a_question_about_nobody_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    text = ours()[0].read_text(encoding="utf-8").replace('question = "win"', 'question = "survive"\nwho = "bob"')
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadPosition, match="name somebody of the game who is to survive"):
        load(path)


# -- for programs that read and write


def test_a_program_that_reads_solves_a_puzzle_by_names() -> None:
    for puzzle in (QUICK[0], survivors()[0]):
        env, attempt = PuzzleEnv(puzzle), Attempt(puzzle)
        text = env.reset()
        assert text.startswith(telling.question(puzzle, speech(puzzle.game)))
        assert drawn(attempt.table, puzzle.seat) in text
        while attempt.decision is not None:
            key = attempt.keys()[0]
            assert f"- {key.name}: " in text
            attempt.choose(key)
            answered = env.answer(f" `{key.name}` ")
            text = answered.text
        assert (answered.over, answered.reward, env.solved) == (True, 1.0, True)
        assert text == "Solved."


def test_what_is_no_answer_is_explained_and_what_loses_it_ends_it() -> None:
    env = PuzzleEnv(QUICK[0])
    env.reset()
    senseless, forbidden = env.answer("dance"), env.answer("push(kevin,C3)")
    assert senseless.refused
    assert forbidden.refused
    assert "R25-" in forbidden.text
    assert not env.over
    wrong = next(o.name for o in QUICK[0].table().pending[0].options if o.name not in QUICK[0].keys)
    answered = env.answer(wrong)
    assert (answered.over, answered.reward, env.solved) == (True, -1.0, False)
    assert QUICK[0].keys[0] in answered.text


def test_readers_are_measured() -> None:
    """One who knows solves them, one who talks nonsense is forgiven three times and no more."""
    asked: list[str] = []

    def babbling(text: str) -> str:
        asked.append(text)
        return "let me think"

    assert benchmark(babbling, QUICK[:2]) == {puzzle.name: False for puzzle in QUICK[:2]}
    assert len(asked) == 8
    attempt = Attempt(QUICK[0])

    def knowing(text: str) -> str:
        key = attempt.keys()[0]
        attempt.choose(key)
        return key.name

    assert solves_reading(knowing, QUICK[0])


@pytest.mark.parametrize(
    ("game", "settings"), [("room25", {"mode": "suspicion"}), ("terrorscape", {"crossroads": True}), ("betrayal", {})]
)
def test_whoever_fell_has_not_survived_though_the_game_goes_on(game: str, settings: dict[str, Any]) -> None:
    """In every game somebody is seen to fall; those who stand are undecided until the round is over."""
    for seed in range(300):
        table = housebound.new(game, seed=seed, **settings)
        rng = Random(seed)
        began = 0
        while not table.over and not table.game.fallen(table.state):
            began = table.game.rounds(table.state)
            decision = rng.choice(table.pending)
            table.choose(decision.seat, rng.choice(decision.options), decision.id)
        now = table.game.rounds(table.state)
        if not table.over and now == began:
            (fallen, *_) = table.game.fallen(table.state)
            assert table.game.subjects is not None
            others = set(range(len(table.game.subjects))) - table.game.fallen(table.state)
            assert Aim(0, fallen, now).reached(table) is False
            assert {Aim(0, who, now).reached(table) for who in others} == {None}
            assert {Aim(0, who, now - 1).reached(table) for who in others} == {True}
            return
    pytest.fail("nobody ever fell")

"""The `housebound` command: what it prints, what it says about bad arguments, and its exit codes."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import housebound
from housebound.cli import app
from tests.terminal.house import install_pantry

EXAMPLE_BOT = Path(housebound.__file__).parents[2] / "docs" / "example_bot.py"
COMMANDS = [
    *("play", "referee", "games", "rules", "replay", "moments", "scenario"),
    *("simulate", "report", "match", "tournament", "bot-protocol", "check", "playthrough", "bench"),
]


@pytest.fixture(autouse=True)
def pantry(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install_pantry(monkeypatch)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def run(*arguments: str | Path, typed: str = "") -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)


def refused(*arguments: str | Path) -> str:
    """What is said about arguments that make no sense."""
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return re.sub(r"\s+", " ", result.stderr)


@pytest.fixture
def tape(tmp_path: Path) -> Path:
    """A finished table of the pantry."""
    path = tmp_path / "evening.tape"
    assert run("play", "pantry", "--plain", "--humans", "none", "--seed", "3", "--save", path).exit_code == 0
    return path


# -- all commands


def test_every_command_is_there() -> None:
    shown = run("--help").output
    assert all(re.search(rf"^  {name} ", shown, re.MULTILINE) for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example_of_itself(name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert f"housebound {name}" in result.output.split("Example:")[1]


@pytest.mark.parametrize(
    "name", ["play", "rules", "simulate", "match", "bot-protocol", "check", "playthrough", "bench"]
)
def test_an_unknown_game_lists_the_games(name: str) -> None:
    assert "no game 'ludo' is installed; there are: betrayal, leaky_pantry, loud_pantry, pantry" in refused(
        name, "ludo"
    )


@pytest.mark.parametrize("name", ["play", "simulate", "match", "playthrough", "referee"])
def test_bad_seats_and_options_say_what_they_should_be(name: str) -> None:
    assert "pantry is for 2, 3 or 4 seats, not 9" in refused(name, "pantry", "--seats", "9")
    assert "pantry has no option 'cats'; it has: candles" in refused(name, "pantry", "-o", "cats=1")
    assert "candles = 'many': must be a whole number" in refused(name, "pantry", "-o", "candles=many")
    assert "--option 'candles': write it as NAME=VALUE" in refused(name, "pantry", "-o", "candles")
    assert "--option candles is given twice" in refused(name, "pantry", "-o", "candles=1", "-o", "candles=2")


def test_an_unknown_command_or_flag_is_bad_usage() -> None:
    assert "There is no command dance." in refused("dance")
    assert "There is no option --loud." in refused("games", "--loud")


def test_the_console_script_runs_as_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from housebound.cli import main; main()", "rules", "pantry", "shelf"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("PAN-TAKE-2  Candles\n")


# -- play


def test_play_without_a_terminal_says_how_to_go_on() -> None:
    said = refused("play", "pantry")
    assert "this is no terminal" in said
    named = re.findall(r"housebound ([a-z-]+)", said.partition(":")[2])
    assert named
    assert set(named) <= set(COMMANDS)
    assert "--plain" in said


def test_play_in_lines_from_the_first_choice_to_the_end(tmp_path: Path) -> None:
    path = tmp_path / "x.tape"
    result = run("play", "pantry", "--plain", "--seats", "2", "--seed", "1", "--save", path, typed="1\n" * 20)
    assert result.exit_code == 0
    assert "PAN-END-1" in result.output
    assert housebound.load(path).over


def test_play_saves_in_the_user_s_data_folder_if_nobody_says_where(tmp_path: Path) -> None:
    result = run("play", "pantry", "--plain", typed="1\nquit\n")
    saved = list((tmp_path / "data" / "housebound").glob("pantry-*.tape"))
    assert len(saved) == 1
    assert str(saved[0]) in result.output


def test_play_goes_on_with_a_saved_table_and_its_seating(tmp_path: Path) -> None:
    path = tmp_path / "x.tape"
    run("play", "pantry", "--plain", "--humans", "2,3", "--bot", "random", "--save", path, typed="\n1\nquit\n")
    assert "# humans 1,2, others random" in path.read_text(encoding="utf-8")
    result = run("play", "--plain", "--resume", path, typed="\n2\nquit\n")
    assert "Pass the keyboard to seat 3." in result.output
    assert "2 bid(1)" in path.read_text(encoding="utf-8")


def test_play_refuses_what_does_not_go_together(tmp_path: Path, tape: Path) -> None:
    assert "which game?" in refused("play")
    assert "there is no seat 8: seats count from 1, so here they are 1 to 4" in refused(
        "play", "pantry", "--humans", "8"
    )
    assert "'x' is no seat: write seats as 1,3" in refused("play", "pantry", "--humans", "1,x")
    unknown = refused("play", "pantry", "--bot", "genius")
    assert "pantry has no bot 'genius'; it has: random, beginner, sensible, searching" in unknown
    assert "no language 'tlh'; there are: en" in refused("play", "pantry", "--language", "tlh")
    assert "--seats does not go with --resume" in refused("play", "--resume", tape, "--seats", "3")
    assert "is a table of pantry, not of leaky_pantry" in refused("play", "leaky_pantry", "--resume", tape)
    assert "is a folder; --save wants a file" in refused("play", "pantry", "--save", tmp_path)
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    assert "choose another place with --save" in refused("play", "pantry", "--save", blocked / "x" / "y.tape")


def test_a_bad_tape_says_what_is_wrong_with_it(tmp_path: Path, tape: Path) -> None:
    assert "cannot read" in refused("play", "--resume", tmp_path / "none.tape")
    bad = tmp_path / "bad.tape"
    bad.write_text("hello\n", encoding="utf-8")
    assert "this is no tape: its first line must be" in refused("play", "--resume", bad)
    bad.write_bytes(b"\xff\xfe\x00")
    assert "is not text" in refused("replay", bad)
    bad.write_text(tape.read_text(encoding="utf-8").replace("0 bid(0)", "0 wait"), encoding="utf-8")
    assert "step 5: wait is not allowed: PAN-BID-1" in refused("replay", bad)


def test_a_failing_rule_is_reported_with_its_tape(monkeypatch: pytest.MonkeyPatch) -> None:
    game = type(housebound.game("pantry"))
    sound = game.next_unit

    def fails_in_the_third_unit(self: Any, g: Any) -> Any:
        return 1 // 0 if g.step == 0 else sound(self, g)

    monkeypatch.setattr(game, "next_unit", fails_in_the_third_unit)
    result = run("play", "pantry", "--plain", "--humans", "none", "--seats", "2")
    assert result.exit_code == 1
    assert "a rule failed, which is a fault in the game: ZeroDivisionError" in result.stderr
    assert "housebound tape 1" in result.stderr


# -- referee


def test_referee_from_the_first_secret_and_on_again(tmp_path: Path) -> None:
    path = tmp_path / "club.tape"
    result = run("referee", "pantry", "--seats", "2", "--save", path, typed="\nowl\n\nrat\n\nbid(1)\nquit\n")
    assert result.exit_code == 0
    assert "Which secret came up?" in result.output
    again = run("referee", "--resume", path, typed="\nbid(0)\nquit\n")
    assert "Seat 2 bids 0." in again.output
    assert "housebound referee --resume" in refused("play", "--resume", path)


def test_referee_leaves_tables_with_dice_of_their_own_to_play(tape: Path) -> None:
    assert "housebound play --resume" in refused("referee", "--resume", tape)


# -- looking things up


def test_games_lists_seats_options_and_bots() -> None:
    shown = run("games").output
    assert "seats 2, 3, 4; 5 rules; bots: random, beginner, sensible, searching" in shown
    assert "candles" in shown
    assert "candles on the shelf" in shown


def test_games_calls_what_is_here_as_the_reader_does() -> None:
    assert "haunts: 50 of 50 are here" in run("games", "betrayal").output
    assert "scenari: qui 50 su 50" in run("games", "betrayal", "--language", "it").output


def test_rules_prints_id_chapter_and_text_and_fails_if_there_are_none() -> None:
    shown = run("rules", "pantry", "peek").output
    assert "PAN-PEEK-1  Bidding\n  You peek at one other player's secret, never at your own.\n    - The player" in shown
    assert len(re.findall(r"^PAN-", run("rules", "pantry").output, re.MULTILINE)) == 5
    none = run("rules", "pantry", "dragon")
    assert none.exit_code == 1
    assert "no rule of pantry has all of these words: dragon" in none.stderr


def test_rules_into_a_closed_pipe_is_no_error() -> None:
    program = "from housebound.cli import main; main()"
    shell = f'"{sys.executable}" -c "{program}" rules pantry | true; exit ${{PIPESTATUS[0]}}'
    done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_replay_shows_each_pair_of_eyes_its_own(tape: Path) -> None:
    spectator, one, everything = (run("replay", tape, *more).output for more in ([], ["--seat", "2"], ["--all"]))
    assert "my secret" not in spectator
    assert one.count("my secret") == one.count("Step ")
    assert everything.count("my secret") == 4 * one.count("my secret")
    assert "Seen by seat 4" in everything
    for shown in (spectator, one, everything):
        assert "PAN-END-1" in shown
    assert "hides" not in spectator
    assert "Seat 1 has chosen." in one


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "pantry", "--humans", "0"),
        ("replay", "{tape}", "--seat", "0"),
        ("bot-protocol", "pantry", "--seat", "0"),
    ],
)
def test_whoever_counts_seats_from_nought_is_told_that_they_count_from_one(
    tape: Path, arguments: tuple[str, ...]
) -> None:
    given = [argument.format(tape=tape) for argument in arguments]
    assert "there is no seat 0: seats count from 1, so here they are 1 to 4" in refused(*given)


def test_replay_has_no_step_for_what_was_decided_behind_a_screen(tmp_path: Path) -> None:
    table = housebound.new("veiled_pantry", 2, seed=1)
    for option in ("bid(2)", "bid(0)", "peek(1)", "peek(1)", "take"):
        table.choose(table.pending[0].seat, option)
    path = tmp_path / "veiled.tape"
    table.save(path)
    ours, theirs = (run("replay", path, "--seat", seat).output for seat in ("1", "2"))
    assert (ours.count(" of 5"), theirs.count(" of 4")) == (6, 5)
    assert ours.count("Seat 1: peek(1)") == 2
    assert "peek" not in theirs


def test_replay_step_by_step_stops_when_asked_to(tape: Path) -> None:
    assert run("replay", tape, "--step", typed="\n\nq\n").output.count("Step ") == 3


def test_replay_steps_back_and_to_any_step(tape: Path) -> None:
    once = run("replay", tape).output
    last = int(re.findall(r"Step \d+ of (\d+)", once)[0])
    shown = run("replay", tape, "--step", typed=f"\n\nb\n{last}\nb\n0\nb\n99\nfwd\nq\n").output
    assert [int(n) for n in re.findall(r"Step (\d+) of", shown)] == [0, 1, 2, 1, last, last - 1, 0]
    assert shown.count(f"There is no such step: they go from 0 to {last}") == 3
    one = re.split(r"Step \d+ of", shown)
    first, again = (re.sub(r"─+|Enter for .*", "", one[n]) for n in (2, 4))
    assert first == again, "a step says the same whichever way one comes to it"


def test_replay_refuses_what_does_not_go_together(tape: Path) -> None:
    assert "--seat and --all do not go together" in refused("replay", tape, "--seat", "1", "--all")
    assert "there is no seat 9" in refused("replay", tape, "--seat", "9")
    assert "cannot read" in refused("replay", tape.parent / "none")


SCENARIO = """
rule = "PAN-TAKE-2"
game = "pantry"
seats = 2
seed = 1
when = ["0 bid(2)", "1 bid(0)", "0 peek(1)"]
given = { left = 0 }
then.options = ["%s"]
"""


def test_scenario_says_what_holds_what_differs_and_what_makes_no_sense(tmp_path: Path) -> None:
    good, wrong, bad = (tmp_path / f"{name}.toml" for name in ("good", "wrong", "bad"))
    good.write_text(SCENARIO % "wait", encoding="utf-8")
    wrong.write_text(SCENARIO % "take", encoding="utf-8")
    bad.write_text("rule = 1 2", encoding="utf-8")
    holds = run("scenario", good)
    assert (holds.exit_code, holds.output) == (0, f"{good}: holds\n")
    differs = run("scenario", good, wrong)
    assert differs.exit_code == 1
    assert f"{wrong}: wrong: " in differs.output
    assert "['wait']" in differs.output
    assert str(bad) in refused("scenario", good, bad)
    assert f"cannot read {tmp_path / 'none.toml'}" in refused("scenario", tmp_path / "none.toml")
    good.write_text((SCENARIO % "wait").replace('"pantry"', '"ludo"'), encoding="utf-8")
    assert "no game 'ludo'" in refused("scenario", good)


# -- studying


def test_simulate_counts_wins_by_seat_and_by_rule() -> None:
    result = run("simulate", "pantry", "--games", "40", "--bots", "sensible,random", "--seed", "1", "--cores", "1")
    assert result.exit_code == 0
    assert re.search(r"1 +│ sensible │ 40", result.output)
    assert re.search(r"2 +│ random", result.output)
    assert "PAN-END-1" in result.output
    assert "mean length 2.0 rounds" in result.output
    assert "games/s" in result.output
    again = run("simulate", "pantry", "--games", "40", "--bots", "sensible,random", "--seed", "1", "--cores", "2")
    assert again.output.rpartition(";")[0] == result.output.rpartition(";")[0]


def test_simulate_refuses_unknown_bots_and_too_many() -> None:
    assert "pantry has no bot 'genius'" in refused("simulate", "pantry", "--bots", "genius")
    assert "3 bots are named, but there are only 2 seats" in refused(
        "simulate", "pantry", "--seats", "2", "--bots", "random,random,random"
    )
    assert "--games" in refused("simulate", "pantry", "--games", "0")


def test_a_tournament_is_played_on_every_side_and_can_be_gone_on_with(tmp_path: Path) -> None:
    book = tmp_path / "cup.jsonl"
    cup = ("tournament", "pantry", "--bots", "random,hard:8", "--games", "8", "--seats", "2", "--seed", "1")
    whole = run(*cup, "--cores", "1", "--save", book)
    assert whole.exit_code == 0, whole.output
    assert "24 games of 24" in whole.output
    assert re.search(r"hard:8 +│ +\d+\.\d", whole.output), "the ratings name it"
    lines = book.read_text().splitlines(keepends=True)
    book.write_text("".join(lines[:9]) + lines[9][:20])  # it was stopped in the middle of a line
    again = run("tournament", "--resume", book, "--cores", "1")
    assert again.output == whole.output
    assert sorted(book.read_text().splitlines()[1:]) == sorted(line.strip() for line in lines[1:])
    assert "is already there" in refused(*cup, "--save", book)
    assert "two different bots" in refused("tournament", "pantry", "--bots", "random", "--save", tmp_path / "b")
    assert "is no budget" in refused("tournament", "pantry", "--bots", "random,hard:x", "--save", tmp_path / "b")


def test_a_hint_is_given_only_where_hints_were_allowed(tmp_path: Path) -> None:
    at = ("play", "pantry", "--plain", "--seed", "1", "--seats", "2")
    silent = run(*at, "--save", tmp_path / "a.tape", typed="hint\nquit\n")
    assert "Begin one with --hints" in silent.output
    told = run(*at, "--hints", "--save", tmp_path / "b.tape", typed="hint\nquit\n")
    assert "I would choose: " in told.output
    assert re.search(r"wins \d+ % \(give or take \d+\), in \S+ imagined world", told.output)


def test_the_moments_of_a_finished_game(tmp_path: Path) -> None:
    tape = tmp_path / "a.tape"
    table = housebound.new("pantry", 2, seed=2, candles=1)
    while not table.over:
        decision = table.pending[0]
        table.choose(decision.seat, decision.options[-1], decision.id)  # nobody takes the candle, and all win
    table.save(tape)
    result = run("moments", tape, "--seat", "2", "--playouts", "4")
    assert result.exit_code == 0, result.output
    assert re.search(r"^Step \d+: from \d+ % to \d+ %", result.output, re.M)
    assert "seats" in refused("moments", tape, "--seat", "9")


def test_match_between_a_program_and_a_bot() -> None:
    bot = f'"{sys.executable}" "{EXAMPLE_BOT}"'
    result = run("match", "pantry", "--bot", bot, "--bot", "random", "--games", "3", "--seats", "2", "--seed", "1")
    assert result.exit_code == 0
    assert "3 games, seed 1" in result.output


def test_match_fails_if_a_program_lost_its_seat_and_refuses_one_that_is_not_there() -> None:
    result = run("match", "pantry", "--bot", f'"{sys.executable}" -c ""', "--bot", "random", "--games", "1")
    assert result.exit_code == 1
    assert "loses seat 1: it has ended with exit code 0" in result.stderr
    assert "cannot start the bot './no-such-bot'" in refused("match", "pantry", "--bot", "./no-such-bot")


def test_bot_protocol_plays_a_seat_over_standard_input_and_output() -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", "from housebound.cli import main; main()", "bot-protocol", "pantry", "--seat", "2"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    kinds = []
    with process:
        for line in process.stdout:
            message = json.loads(line)
            kinds.append(message["type"])
            answer = {"type": "ready"}
            if message["type"] == "ask":
                answer = {"type": "choose", "id": message["id"], "option": message["options"][0]}
            if message["type"] == "over":
                break
            process.stdin.write(json.dumps(answer) + "\n")
            process.stdin.flush()
    assert kinds[0] == "hello"
    assert kinds[-1] == "over"
    assert kinds.count("ask") >= 4
    assert process.returncode == 0


def test_bot_protocol_without_anybody_there_loses_the_seat() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from housebound.cli import main; main()", "bot-protocol", "pantry"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "standard input loses seat 1: it has ended" in done.stderr
    assert json.loads(done.stdout.splitlines()[0])["type"] == "hello"


@pytest.mark.parametrize("cores", ["1", "2"])
def test_check_passes_a_sound_game_and_fails_one_that_leaks(cores: str) -> None:
    sound = run("check", "pantry", "--tables", "6", "--cores", cores)
    assert sound.exit_code == 0, sound.output
    assert "6 tables" in sound.output
    leaky = run("check", "leaky_pantry", "--tables", "6", "--cores", cores)
    assert leaky.exit_code == 1
    assert re.search(r"view +│ \d+ +│ FAILED", leaky.output)
    assert "again: check_game(game, tables=1" in leaky.output


def test_check_on_two_cores_looks_at_the_same_tables_as_on_one() -> None:
    one, two = (run("check", "pantry", "--tables", "7", "--seed", "5", "--cores", cores).output for cores in "12")
    assert re.findall(r"(?:play|longest).*", one) == re.findall(r"(?:play|longest).*", two)


def test_what_never_varied_is_judged_by_the_tables_of_all_cores() -> None:
    """A table or two show too little of a game, and each core has no more of them where there are many cores."""
    one, many = (run("check", "room25", "--tables", "6", "--cores", cores) for cores in ("1", "6"))
    assert (one.exit_code, many.exit_code) == (0, 0), many.output
    assert re.findall(r"varies.*", one.output) == re.findall(r"varies.*", many.output)


def test_playthrough_prints_or_writes_a_whole_game(tmp_path: Path) -> None:
    printed = run("playthrough", "pantry", "--seats", "2", "--seed", "4").output
    assert printed.startswith("# pantry, 2 seats, seed 4")
    assert "my secret: the" in printed
    assert "won by PAN-END-1" in printed
    path = tmp_path / "game.txt"
    assert run("playthrough", "pantry", "--seats", "2", "--seed", "4", "--output", path).exit_code == 0
    assert path.read_text(encoding="utf-8") == printed
    assert "cannot write" in refused("playthrough", "pantry", "--output", tmp_path)


def test_bench_measures_the_games_it_is_given() -> None:
    shown = run("bench", "pantry", "--seconds", "0.05").output
    assert all(word in shown for word in ("decisions/s", "clone µs", "imagine µs", "view µs", "tape bytes", "pantry"))


# -- what is not installed, and what version is


@pytest.mark.parametrize(
    ("module", "arguments", "extra"),
    [
        ("litestar", ["serve"], "server"),
        ("websockets", ["sit", "http://x/#/t/a/b", "--bot", "x"], "server"),
        ("sqlalchemy", ["club"], "server"),
        ("openskill", ["tournament", "pantry"], "tournament"),
        ("altair", ["report", "games.csv"], "study"),
        ("polars", ["simulate", "pantry", "--out", "games.parquet"], "study"),
        ("ray", ["simulate", "pantry", "--cluster", "ray"], "cluster"),
    ],
)
def test_a_missing_extra_is_named_with_the_command_that_installs_it(
    module: str, arguments: list[str], extra: str
) -> None:
    program = f"import sys; sys.modules[{module!r}] = None; from housebound.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, ""), "before anything is played"
    assert "Traceback" not in done.stderr
    assert f"needs the package {module}, which is not installed" in done.stderr
    assert f"pip install 'housebound[{extra}]'" in done.stderr


def test_the_full_screen_without_its_extra_says_how_to_play_all_the_same() -> None:
    program = (
        "import sys; sys.modules['textual'] = None; sys.stdin.isatty = sys.stdout.isatty = lambda: True; "
        "from housebound.cli import main; main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "play", "pantry"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "needs the package textual, which is not installed" in done.stderr
    assert "pip install 'housebound[terminal]' — or add --plain to play in lines" in done.stderr


def test_the_version_is_one_word_away_and_the_module_is_the_command() -> None:
    assert run("--version").output == f"housebound {housebound.__version__}\n"
    done = subprocess.run([sys.executable, "-m", "housebound", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"housebound {housebound.__version__}\n"


def test_games_of_one_name_shows_that_one_alone() -> None:
    shown = run("games", "pantry").output
    assert "candles on the shelf" in shown
    assert "room25" not in shown
    assert "no game 'ludo' is installed" in refused("games", "ludo")


def test_rules_about_the_words_come_first() -> None:
    shown = re.findall(r"^(R25-\S+)", run("rules", "room25", "acid", "bath").output, re.MULTILINE)
    assert len(shown) > 3
    assert shown[0] == "R25-ACID-1"


def test_leaving_says_how_to_come_back_and_the_end_how_to_see_it_again(tmp_path: Path) -> None:
    path = tmp_path / "our evening.tape"
    left = run("play", "pantry", "--plain", "--save", path, typed="1\nquit\n").output
    assert f"To go on: housebound play --resume '{path}'" in left
    over = run("play", "--plain", "--resume", path, typed="1\n" * 20).output
    assert f"To see it again: housebound replay '{path}' --step" in over
    kept = run("referee", "pantry", "--seats", "2", "--save", tmp_path / "club.tape", typed="quit\n").output
    assert f"To go on: housebound referee --resume {tmp_path / 'club.tape'}" in kept


def test_a_position_that_makes_no_sense_is_no_difference_but_a_bad_file(tmp_path: Path) -> None:
    bad = tmp_path / "nonsense.toml"
    bad.write_text('rule = "R25-LOOK-1"\ngame = "room25"\nseats = 4\ngiven.rooms = { Z9 = "acid" }\n', encoding="utf-8")
    assert str(bad) in refused("scenario", bad)

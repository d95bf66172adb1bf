"""`make rules` sees every rule that is named and tested, and nothing that is not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

import housebound
from tools import rules

BOOK = """# Toy
## Look
- **TOY-LOOK-1** — Look at a room.
- **TOY-LOOK-2** — Not twice.
  - variant twice = true | false: see TOY-MOVE-9.
## Move
- **TOY-MOVE-1** — Move.
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A project whose toy game names, tests and scenarios cover all three of its rules."""
    write(tmp_path, "src/housebound/games/toy/rulebook.md", BOOK)
    write(tmp_path, "src/housebound/games/toy/look.py", '"""TOY-LOOK-1, TOY-LOOK-2."""\nRULE = "TOY-MOVE-1"\n')
    write(tmp_path, "tests/test_toy.py", '@pytest.mark.rule("TOY-LOOK-1", "TOY-LOOK-2")\ndef test() -> None: ...\n')
    write(tmp_path, "tests/scenarios/toy/move/far.toml", scenario('rule = "TOY-MOVE-1"'))
    return tmp_path


def scenario(rules: str, more: str = "") -> str:
    return f'{rules}\ngame = "toy"\nseats = 1\n[then]\nasked = []\n{more}'


def write(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def only_game(root: Path) -> rules.Coverage:
    (game,) = rules.survey(root).games
    return game


def test_a_covered_game_is_complete(house: Path) -> None:
    found = rules.survey(house)
    assert found.complete
    assert found.games[0].rules == ["TOY-LOOK-1", "TOY-LOOK-2", "TOY-MOVE-1"]
    assert found.games[0].in_tests["TOY-LOOK-2"] == ["tests/test_toy.py:1"]
    assert found.games[0].in_tests["TOY-MOVE-1"] == ["tests/scenarios/toy/move/far.toml"]


def test_a_project_without_a_game_is_not_complete(tmp_path: Path) -> None:
    assert not rules.survey(tmp_path).complete


def test_a_rule_that_no_code_names_is_missing(house: Path) -> None:
    write(house, "src/housebound/games/toy/look.py", '"""TOY-LOOK-1 to TOY-MOVE-1."""\n')
    assert only_game(house).not_in_code == ["TOY-LOOK-2"]
    assert not rules.survey(house).complete


def test_a_longer_id_does_not_name_a_shorter_one(house: Path) -> None:
    write(house, "src/housebound/games/toy/rulebook.md", BOOK + "- **TOY-MOVE-10** — Far.\n")
    write(house, "src/housebound/games/toy/look.py", '"""TOY-LOOK-1 TOY-LOOK-2 TOY-MOVE-10."""\n')
    assert only_game(house).not_in_code == ["TOY-MOVE-1"]


def test_code_of_another_game_names_nothing(house: Path) -> None:
    write(house, "src/housebound/games/toy/look.py", "")
    write(house, "src/housebound/games/other/look.py", '"""TOY-LOOK-1, TOY-LOOK-2, TOY-MOVE-1."""\n')
    assert len(only_game(house).not_in_code) == 3


@pytest.mark.parametrize(
    "test",
    [
        '"""TOY-LOOK-1 and TOY-LOOK-2."""',
        'RULES = ["TOY-LOOK-1", "TOY-LOOK-2"]',
        '@pytest.mark.other("TOY-LOOK-1", "TOY-LOOK-2")\ndef test() -> None: ...',
    ],
)
def test_a_rule_is_not_tested_by_being_mentioned(house: Path, test: str) -> None:
    write(house, "tests/test_toy.py", test)
    assert only_game(house).without_test == ["TOY-LOOK-1", "TOY-LOOK-2"]


def test_marks_of_parameters_count(house: Path) -> None:
    write(
        house,
        "tests/test_toy.py",
        '@pytest.mark.parametrize("a", [pytest.param(1, marks=pytest.mark.rule("TOY-LOOK-1"))])\n'
        'def test(a): ...\npytestmark = [pytest.mark.rule("TOY-LOOK-2")]\n',
    )
    assert rules.survey(house).complete


def test_a_scenario_may_be_about_several_rules_but_only_those_it_says(house: Path) -> None:
    write(house, "tests/test_toy.py", "")
    write(house, "tests/scenarios/toy/a.toml", scenario('rules = ["TOY-LOOK-1"]', 'refused = ["TOY-LOOK-2"]'))
    assert only_game(house).without_test == ["TOY-LOOK-2"]


def test_a_case_of_a_scenario_may_be_about_a_rule_of_its_own(house: Path) -> None:
    write(house, "tests/test_toy.py", "")
    cases = '[[case]]\nrule = "TOY-LOOK-2"\n[[case]]\nrule = "TOY-LOOK-2"'
    write(house, "tests/scenarios/toy/a.toml", scenario("", cases))
    assert only_game(house).in_tests["TOY-LOOK-2"] == ["tests/scenarios/toy/a.toml"]
    assert only_game(house).without_test == ["TOY-LOOK-1"]


def test_a_scenario_that_cannot_be_read_is_named(house: Path) -> None:
    write(house, "tests/scenarios/toy/broken.toml", "rule = TOY-LOOK-1")
    shown = run("--root", house)
    assert shown.exit_code == 1
    assert "broken.toml" in shown.output


@pytest.mark.parametrize(
    ("name", "text", "place"),
    [
        ("src/housebound/games/toy/more.py", '"""Fine.\n\nTOY-LOOK-3 is not."""', "src/housebound/games/toy/more.py:3"),
        ("tests/test_more.py", '@pytest.mark.rule("TOY-LOOK-3")\ndef test(): ...', "tests/test_more.py:1"),
        ("tests/scenarios/toy/more.toml", scenario('rule = "TOY-LOOK-3"'), "tests/scenarios/toy/more.toml"),
    ],
)
def test_an_id_that_the_rulebook_does_not_have_is_an_error(house: Path, name: str, text: str, place: str) -> None:
    write(house, name, text)
    assert only_game(house).unknown == [f"TOY-LOOK-3 in {place}"]
    assert not rules.survey(house).complete


def test_a_mark_of_no_game_is_an_error(house: Path) -> None:
    write(house, "tests/test_more.py", '@pytest.mark.rule("TOI-LOOK-1")\ndef test(): ...')
    found = rules.survey(house)
    assert found.strays == ["TOI-LOOK-1 in tests/test_more.py:1"]
    assert not found.complete


def test_every_game_is_surveyed_by_its_own_ids(house: Path) -> None:
    write(house, "src/housebound/games/other/rulebook.md", "- **OTH-LOOK-1** — Look.\n")
    toy, other = sorted(rules.survey(house).games, key=lambda game: game.game != "toy")
    assert toy.complete
    assert other.not_in_code == other.without_test == ["OTH-LOOK-1"]


def test_a_specification_is_compared_both_ways(house: Path) -> None:
    specification = BOOK.replace("TOY-LOOK-2", "TOY-LOOK-7")
    assert rules.against(only_game(house), specification) == (["TOY-LOOK-7"], ["TOY-LOOK-2"])
    assert rules.against(only_game(house), BOOK) == ([], [])


def run(*arguments: str | Path) -> Result:
    command = typer.Typer()
    command.command()(rules.main)
    return CliRunner().invoke(command, [str(argument) for argument in arguments])


def test_the_command_counts_and_is_content_with_a_covered_game(house: Path) -> None:
    shown = run("--root", house)
    assert shown.exit_code == 0
    assert re.search(r"toy\W+3\W+3\W+3\W", shown.output)
    assert "TOY" not in shown.output


def test_the_command_lists_what_is_missing_and_fails(house: Path) -> None:
    write(house, "src/housebound/games/toy/look.py", '"""TOY-LOOK-2, TOY-LOOK-8."""\n')
    write(house, "tests/test_more.py", '@pytest.mark.rule("TOI-LOOK-1")\ndef test(): ...')
    shown = run("--root", house)
    assert shown.exit_code == 1
    assert re.search(r"toy\W+3\W+1\W+3\W", shown.output)
    assert "toy: not named in code (2)\n  TOY-LOOK-1\n  TOY-MOVE-1\n" in shown.output
    assert "toy: not in the rulebook (1)\n  TOY-LOOK-8 in src/housebound/games/toy/look.py:1\n" in shown.output
    assert "of no game (1)\n  TOI-LOOK-1" in shown.output
    assert "without a test" not in shown.output


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("TOY-LOOK-1", "TOY-LOOK-1", "0 missing, 0 more"),
        ("Not twice.\n", "Not twice.\n- **TOY-LOOK-3** — Thrice.\n", "1 missing, 0 more"),
        ("- **TOY-MOVE-1** — Move.\n", "", "0 missing, 1 more"),
        ("TOY-MOVE-1", "TOY-MOVE-7", "TOY-MOVE-7"),
        ("TOY-", "TOI-", "no game has rules that begin with TOI"),
    ],
)
def test_the_command_compares_with_a_specification(house: Path, before: str, after: str, said: str) -> None:
    write(house, "specification.md", BOOK.replace(before, after))
    shown = run("--root", house, "--spec", house / "specification.md")
    assert shown.exit_code == (0 if before == after else 1)
    assert said in shown.output


def test_every_rule_of_our_games_is_named_in_code_and_has_a_test() -> None:
    found = rules.survey()
    assert found.strays == []
    for game in found.games:
        assert (game.unknown, game.not_in_code, game.without_test) == ([], [], []), game.game
    assert found.complete


def test_a_game_says_how_much_of_it_is_here() -> None:
    here, of = housebound.game("betrayal").progress["haunts"]
    assert rules.progress("betrayal") == f"haunts: {here} of {of}"
    assert (here, of) == (50, 50)
    assert rules.progress("room25") == ""
    assert rules.progress("no_such_game") == ""

"""Scenario files as strangers write them: what a case may say, and what is said of a bad one."""

from __future__ import annotations

from pathlib import Path

import pytest

from housebound.kernel.errors import BadPosition
from housebound.kernel.position import load_scenarios, run_case

HEAD = """
rule = "R25-PUSH-2"
game = "room25"
seats = 4
options = { mode = "suspicion" }

[given]
remaining = 5


[given.characters]
max = { at = "B3", first = "push" }
kevin = "B3"
"""
BETRAYAL = """
rule = "BET-TURN-2"
game = "betrayal"
seats = 3

[given]
haunt = 1

[given.explorers]
zoe_ingstrom = "foyer"

[given.monsters]
mummy = "foyer"
"""


def ran(tmp_path: Path, text: str) -> dict[str, list[str]]:
    """Case -> what differs."""
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return {case.name: [str(one) for one in run_case(case)] for case in load_scenarios(path)}


def test_a_case_has_a_name_if_it_wants_one(tmp_path: Path) -> None:
    found = ran(tmp_path, f'{HEAD}\n[[case]]\nname = "five are left"\nthen.state = {{ remaining = 5 }}\n')
    assert found == {"mine #1 five are left": []}


def test_one_case_holds_over_several_settings(tmp_path: Path) -> None:
    text = f'{BETRAYAL}\n[[case]]\nover = [{{ rulebook = "ru" }}, {{ rulebook = "pl" }}]\nthen.asked = ["1 turn"]\n'
    found = ran(tmp_path, text)
    assert list(found) == ["mine #1 (rulebook=ru)", "mine #1 (rulebook=pl)"]
    with pytest.raises(BadPosition, match="over needs a list of settings"):
        ran(tmp_path, f'{HEAD}\n[[case]]\nover = "ru"\nthen.state = {{ remaining = 5 }}\n')


def test_a_table_among_the_steps_is_looked_at_there(tmp_path: Path) -> None:
    steps = '"{seat} walk(entrance_hall)", {{ state = {{ spent = {spent} }} }}, "{seat} walk(foyer)"'
    good, bad = (steps.format(seat=0, spent=spent) for spent in (2, 1))
    text = BETRAYAL.replace("haunt = 1", "haunt = 1\nactive = 0\ntraitor = 2")
    cases = f"\n[[case]]\nwhen = [{good}]\nthen.state = {{ spent = 4 }}\n[[case]]\nwhen = [{bad}]\nthen.state = {{}}\n"
    found = ran(tmp_path, text + cases)
    assert found["mine #1"] == []
    assert found["mine #2"] == ["after step 1: state: spent is 2, not 1"]


def test_a_refusal_need_not_name_its_rule(tmp_path: Path) -> None:
    text = f'{HEAD}\n[[case]]\nwhen = ["0 ! push(kevin,E5)"]\nthen.refused = ["0 push(kevin,E5)"]\n'
    assert ran(tmp_path, text) == {"mine #1": []}


def test_a_bad_refusal_is_a_difference_of_its_case_and_spoils_no_other(tmp_path: Path) -> None:
    refused = ["9 push(kevin,C3)", "2 push(kevin,C3)", "0 nonsense(kevin)", "x push", "0.7 push(kevin,C3)"]
    cases = "".join(f'[[case]]\nthen.refused = ["{one}"]\n' for one in refused)
    found = ran(tmp_path, f"{HEAD}\n{cases}[[case]]\nthen.state = {{ remaining = 5 }}\n")
    assert all(len(differences) == 1 for name, differences in found.items() if name != "mine #6"), found
    assert found["mine #6"] == []
    assert "is not asked" in found["mine #2"][0]
    assert "nonsense" in found["mine #3"][0]
    assert "not asked 8 things" in found["mine #5"][0]


def test_a_choice_that_is_wrongly_accepted_is_taken_back(tmp_path: Path) -> None:
    text = f'{HEAD}\n[[case]]\nthen.refused = ["0 push(kevin,C3) R25-PUSH-2", "0 push(kevin,E5)"]\n'
    assert ran(tmp_path, text) == {"mine #1": ["push(kevin,C3) was not refused"]}


def test_an_empty_table_of_the_position_empties_it(tmp_path: Path) -> None:
    text = f"{BETRAYAL}\n[[case]]\ngiven.monsters = {{}}\nthen.state = {{ monsters = {{}} }}\n"
    assert ran(tmp_path, text) == {"mine #1": []}


def test_a_case_adds_to_somebody_who_was_only_placed(tmp_path: Path) -> None:
    cases = (
        '[[case]]\ngiven.characters.kevin = { first = "look" }\nthen.state = { "characters.kevin.at" = "B3" }\n'
        '[[case]]\ngiven.characters = { kevin = { first = "look" } }\nthen.state = { "characters.kevin.at" = "B3" }\n'
    )
    assert ran(tmp_path, f"{HEAD}\n{cases}") == {"mine #1": [], "mine #2": []}


@pytest.mark.parametrize("data", ['steps = "three"', "steps = [1]", 'sarcophagus = "room:nowhere"', "steps = {}"])
def test_data_that_no_haunt_could_keep_are_a_bad_position(tmp_path: Path, data: str) -> None:
    text = f"{BETRAYAL}\n[[case]]\ngiven.data = {{ {data} }}\nthen.state = {{}}\n"
    (differences,) = ran(tmp_path, text).values()
    assert len(differences) == 1
    assert "something like" in differences[0]


def test_a_bad_file_is_named_with_its_case(tmp_path: Path) -> None:
    with pytest.raises(BadPosition, match=r"mine.toml: mine #1: unknown key 'than'"):
        ran(tmp_path, f"{HEAD}\n[[case]]\nthan = 1\nthen.state = {{}}\n")
    with pytest.raises(BadPosition, match=r"mine.toml: mine #1: then.offer is unknown"):
        ran(tmp_path, f"{HEAD}\n[[case]]\nwhen = [{{ offer = [] }}]\nthen.state = {{}}\n")

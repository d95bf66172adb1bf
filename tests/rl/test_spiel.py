"""OpenSpiel plays our games: its own test with serialisation, and a playthrough that is kept.

`make golden` writes the playthrough anew; then read the difference before you commit it.
"""

from __future__ import annotations

import pickle
import re
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough

from housebound.rl import spiel

GOLDEN = Path(__file__).parents[1] / "golden" / "openspiel_room25.txt"
KEPT = "housebound_room25(mode=solo,deals=3,seed=5)"
ANSWERS = [1, 1, 6, 2, 7, 33, 162, 162, 162, 163, 1805, 1847, 1794, 200, 1794, 206, 1794, 200]
"""A short life: four people move until the second of them dies."""
_TENSOR = re.compile(r"(InformationState|Observation)Tensor\(|ObservationString|[◯◉\d.,\- ]+$")
"""Lines of tensors, and strings that are part of the information state's."""


def begun(text: str, deal: int = 0) -> Any:
    state = pyspiel.load_game(text).new_initial_state()
    state.apply_action(deal)
    return state


@pytest.mark.parametrize(
    "text",
    [
        "housebound_room25(mode=competition,seats=2,deals=50)",
        "housebound_room25(mode=solo,actions=words,deals=50)",
    ],
)
def test_openspiel_finds_nothing_wrong(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("text", ["housebound_betrayal(haunt=13,deals=5)", "housebound_terrorscape(deals=5)"])
def test_long_games_are_copied_and_serialised_wherever_they_stand(text: str) -> None:
    """A copy plays the whole tape again: so not at every step."""
    state, rng = begun(text, 2), Random(2)
    game = state.get_game()
    for n in range(120):
        if n % 20 == 0:
            for copy in (
                state.clone(),
                pickle.loads(pickle.dumps(state)),
                pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
            ):
                assert str(copy) == str(state)
                assert copy.legal_actions() == state.legal_actions()
                assert copy.history() == state.history()
        state.apply_action(rng.choice(state.legal_actions()))


def test_a_copy_goes_its_own_way() -> None:
    state = begun("housebound_room25(mode=solo,actions=words,deals=5)")
    for _ in range(7):
        state.apply_action(state.legal_actions()[-1])
    before, copy = str(state), state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before
    assert str(copy) != before or copy.play.said != state.play.said


def test_information_states_tell_apart_what_the_seat_can_and_nothing_else() -> None:
    """The first player's secret program changes its own information state, and not the other's."""
    base = begun("housebound_room25(mode=competition,seats=2,deals=5)")
    while base.play.decision.prompt != "program":
        base.apply_action(base.legal_actions()[0])
    first = base.current_player()
    one, two = base.clone(), base.clone()
    one.apply_action(base.legal_actions()[0])
    two.apply_action(base.legal_actions()[-1])
    other = 1 - first
    assert one.information_state_string(other) == two.information_state_string(other)
    assert one.information_state_tensor(other) == two.information_state_tensor(other)
    assert one.observation_tensor(other) == two.observation_tensor(other)
    assert one.information_state_string(first) != two.information_state_string(first)
    assert one.information_state_tensor(first) != two.information_state_tensor(first)


def test_every_setting_is_a_parameter() -> None:
    game = pyspiel.load_game("housebound_terrorscape(seats=4,crossroads=true,johnson_slots=unlimited,deals=2)")
    assert game.num_players() == 4
    state = game.new_initial_state()
    assert [chance for _, chance in state.chance_outcomes()] == [0.5, 0.5]
    state.apply_action(1)
    assert state.play.table.settings["crossroads"] is True
    assert state.play.table.settings["johnson_slots"] == "unlimited"
    assert state.play.table.seed == 1
    assert spiel.SpielGame is type(state.get_game()).__mro__[1]


def test_returns_are_those_of_the_table() -> None:
    state, rng = begun("housebound_room25(mode=competition,seats=2,deals=50)", 7), Random(1)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    winners = state.play.table.result.winners
    assert state.returns() == [1.0 if seat in winners else -1.0 for seat in range(2)]


def played() -> str:
    """OpenSpiel's own account of a game, with a checksum in the place of a megabyte of tensors."""
    text = str(generate_playthrough.playthrough(KEPT, ANSWERS))
    kept: list[str] = []
    tensors: list[str] = []
    for line in text.splitlines():
        (tensors if _TENSOR.match(line) else kept).append(line)
    numbers = sha256("\n".join(tensors).encode()).hexdigest()
    return "\n".join([*kept, f"# {len(tensors)} lines of tensors, {numbers}", ""])


def test_the_playthrough_is_what_it_was() -> None:
    assert played() == GOLDEN.read_text(encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.write_text(played(), encoding="utf-8")

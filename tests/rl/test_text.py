"""The environment of words: what a seat reads, what it may answer, and what it is told when it may not."""

from __future__ import annotations

from random import Random

import pytest

from housebound.kernel.errors import NotAsked
from housebound.rl import TextEnv


@pytest.mark.parametrize("name", ["betrayal", "room25", "terrorscape"])
def test_a_game_can_be_played_by_reading_and_answering(name: str) -> None:
    """Whoever only copies names out of the text gets on, in every seat, and to the end."""
    env = TextEnv(name, haunt=13) if name == "betrayal" else TextEnv(name)
    rng = Random(4)
    text = env.reset(seed=4)
    for _ in range(2000 if name == "room25" else 60):
        offered = [option.name for option in env._play.options]
        assert set(offered) <= {line[2:].partition(": ")[0] for line in text.splitlines()}
        answered = env.answer(rng.choice(offered))
        assert not answered.refused
        text = answered.text
        if answered.over:
            break
    if name == "room25":
        assert env.over
        assert set(env.rewards()) <= {1.0, -1.0}
        with pytest.raises(NotAsked, match="the game is over"):
            env.answer("anything")


def test_an_answer_that_makes_no_sense_is_explained_and_nothing_happens() -> None:
    env = TextEnv("room25", 4, agents=[0])
    env.reset(seed=7)
    before = env.table.save_text()
    nonsense = env.answer("dance wildly")
    assert nonsense.refused
    assert nonsense.text.startswith("“dance wildly” is no answer")
    refused = env.answer("push(kevin,C3)")
    assert refused.refused
    assert refused.text.startswith("push(kevin,C3) is not allowed now. R25-")
    assert "- pick(alice): Take Alice" in refused.text
    assert env.table.save_text() == before
    assert not env.answer(" `pick(alice)` ").refused


def test_the_rules_are_at_hand() -> None:
    env = TextEnv("room25", 4, agents=[0])
    env.reset(seed=7)
    assert env.rules("R25-PUSH-2").startswith("R25-PUSH-2: ")
    assert all("acid" in line.lower() for line in env.rules("acid bath").splitlines())
    assert len(env.rules().splitlines()) > 100


def test_the_other_side_of_a_haunt_is_not_read() -> None:
    """A hero looks for the traitor's rules, and finds none of them."""
    env = TextEnv("betrayal", 4, haunt=1)
    env.reset(seed=2)
    while env.table.view(max(env.seat, 0)).board.haunt is None or env.table.view(env.seat).board.phase != "turn":
        env.answer(env._play.options[0].name)
    g = env.table.state
    while env.table.view(env.seat).board.explorers[env.seat].team != "heroes":
        env.answer(env._play.options[-1].name)
    assert "H01-HEROES-" in env.rules("H01")
    assert "H01-TRAITOR-" not in env.rules("H01")
    assert g is env.table.state

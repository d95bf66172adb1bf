"""The house that explores itself: it never comes to a standstill before a barrier or around somebody held fast."""

from __future__ import annotations

from random import Random
from typing import Any

from housebound.games.betrayal.pilot import by_itself
from housebound.games.betrayal.play.turn import next_act
from housebound.games.betrayal.state import TURN_OVER, House
from housebound.games.betrayal.words import ROOMS
from housebound.kernel.chance import Chance
from tests.games.betrayal.plain_haunt import table_of


def after_one_act(seed: int, position: dict[str, Any]) -> House[Any]:
    g = table_of(position).state
    assert isinstance(g, House)
    g.chance = Chance(Random(seed), [])
    assert list(by_itself(g, next_act(g))) == []
    return g


def test_it_tries_barriers_behind_which_the_last_doorway_may_be() -> None:
    position = {"house": {"chasm": "basement_landing.east@2"}, "explorers": {"zoe_ingstrom": "chasm"}}
    tried = [after_one_act(seed, position).tries >> ROOMS["chasm"] & 1 for seed in range(20)]
    assert {*tried} == {0, 1}  # the way back is a step as good


def test_it_frees_whoever_is_held_fast() -> None:
    held = {"explorers": {"zoe_ingstrom": {"room": "foyer", "cards": ["webs"], "failures": 0}}}
    for seed in range(5):
        g = after_one_act(seed, held)
        assert g.tries
        assert not g.did & TURN_OVER

"""Worked examples of the rulebook that no scenario tells: a count of rolls, a tie, a monster that lacks a trait."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.betrayal.figures.roster import add_monster
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt.revealing import traitor_by
from housebound.games.betrayal.haunt.roll import HAUNT_DICE, starts_haunt
from housebound.games.betrayal.state import House, changed
from housebound.games.betrayal.words import DICE_RANGE, DICE_SUM, FIGURES, ROOMS, TRAITOR
from housebound.kernel.errors import Refused
from housebound.kernel.table import Table


def read(position: dict[str, Any], seats: int = 4) -> House[Any]:
    return BETRAYAL.from_position(seats, BETRAYAL.settle(seats, {"date": "10-31"}), position)


class PlainFrankenstein(Haunt):
    """The monster of haunt 29 (Might 8, Speed 3, no Sanity) with nothing but the rulebook around it."""

    number = 29


@pytest.mark.rule("BET-ATTACK-7")
def test_example_11_a_monster_without_sanity_is_not_attacked_with_sanity() -> None:
    g = read({"revealer": 0, "round": 1, "explorers": {"zoe_ingstrom": {"room": "foyer", "cards": ["ring"]}}})
    g.haunt = PlainFrankenstein()
    g.traitor = 1
    g.team = changed(g.team, 1, TRAITOR)
    add_monster(g, 0, ROOMS["foyer"])
    monster = FIGURES.words[g.word[-1]]
    table = Table(BETRAYAL, 4, BETRAYAL.settle(4, {"date": "10-31"}), people_roll=True, origin=g)
    assert f"attack({monster})" in [option.name for option in table.pending[0].options]
    with pytest.raises(Refused) as refused:
        table.choose(0, f"attack_with(ring,{monster})")
    assert [rule.id for rule in refused.value.rules] == ["BET-ATTACK-7"]


@pytest.mark.rule("BET-HAUNT-1", "BET-DICE-1")
def test_example_13_how_many_rolls_start_the_haunt() -> None:
    g = read({})
    results = [DICE_SUM[fallen] for fallen in DICE_RANGE[HAUNT_DICE]]
    assert len(results) == 729
    started = [sum(starts_haunt(g, result, omens) for result in results) for omens in range(1, 14)]
    assert started == [1, 7, 28, 78, 168, 294, 435, 561, 651, 701, 722, 728, 729]


@pytest.mark.rule("BET-REVEAL-6", "BET-REVEAL-7")
@pytest.mark.parametrize(("tied", "traitor"), [((1, 3), 3), ((1, 2), 1)])
def test_example_16_who_is_the_traitor_in_a_tie(tied: tuple[int, int], traitor: int) -> None:
    """Seats A to E are 0 to 4, and D is the revealer."""
    cast = ("madame_zostra", "brandon_jaspers", "zoe_ingstrom", "professor_longfellow", "heather_granville")
    places = {name: {"might": 7 if seat in tied else 0} for seat, name in enumerate(cast)}
    g = read({"explorers": places, "revealer": 3}, seats=5)
    for seat in tied:
        g.character = changed(
            g.character, seat, g.character[tied[0]]
        )  # the same track, so that the same place is the same Might
    assert traitor_by(g, {"rule": "highest", "trait": "might"}) == traitor

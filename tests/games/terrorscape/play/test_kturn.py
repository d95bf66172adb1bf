"""What has been asked, answered or shown across the screen cannot be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.terrorscape.game import TERRORSCAPE
from housebound.kernel.table import Table

Position = dict[str, Any]

AWAY = {"marco": "B3", "anna": "B3", "sofia": "B3"}
HERE = {"marco": "R1", "anna": "R1", "sofia": "B3"}


def hunt(phase: str, victims: Position, **killer: Any) -> Position:
    return {"phase": phase, "round": 4, "killer": {"killer": "butcher", "at": "R1", **killer}, "victims": victims}


def played(position: Position, *steps: str, **settings: Any) -> Table:
    settled = TERRORSCAPE.settle(4, settings)
    table = Table(TERRORSCAPE, 4, settled, seed=2, origin=TERRORSCAPE.from_position(4, settled, position))
    for step in steps:
        seat, _, option = step.partition(" ")
        table.choose(int(seat), option)
    return table


SEARCH = hunt("main_step", AWAY)
SENSE = hunt("instant_cards", AWAY, hand=["scent"])
TRAIL = hunt("instant_cards", AWAY, killer="ghost", hand=["trail_of_dread", "scent"])
RUSH = hunt("main_step", AWAY, killer="ghost", hand=["rush_by"])
LETTER = hunt(
    "instant_cards", {**AWAY, "anna": {"at": "B3", "fear": 2}}, killer="maniac", hand=["warning_letter", "scent"]
)
SAW = hunt("main_step", AWAY, hand=["chainsaw", "scent", "pursue"])
FRENZY = hunt("instant_cards", AWAY, hand=["frenzy", "scent", "pursue"])
ATTACK = hunt("main_step", HERE, killer="maniac", hand=["stalk"])
FIVE = hunt("main_step", {"marco": "R1", "anna": "R1", "sofia": "R1"}, level=5)
CURE = {"victims": {"marco": {"at": "R1", "items": ["herbs"]}, "anna": {"at": "R1", "condition": "wounded"}}}
AFRAID = {"victims": {"marco": {"at": "R1", "fear": 1}, "anna": "R1"}}


@pytest.mark.rule("TER-INFO-5", "TER-KEYWORD-2", "TER-KEYWORD-3", "TER-ATTACK-12")
@pytest.mark.parametrize(
    ("position", "steps"),
    [
        pytest.param(SEARCH, ["0 search_here"], id="a Search that found nobody"),
        pytest.param(SENSE, ["0 play(scent)", "0 sense_zone(red)"], id="a Sense"),
        pytest.param(TRAIL, ["0 play(trail_of_dread)", "0 discard(scent)"], id="nobody is afraid"),
        pytest.param(RUSH, ["0 play(rush_by)", "0 go(R2)", "0 stop"], id="nobody was on the path"),
        pytest.param(LETTER, ["0 play(warning_letter)", "0 discard(scent)"], id="a panic"),
        pytest.param(
            SAW, ["0 play(chainsaw)", "0 discard(scent)", "0 discard(pursue)", "0 stop"], id="the Chainsaw hits nobody"
        ),
        pytest.param(FRENZY, ["0 play(frenzy)"], id="a card that was shown"),
        pytest.param(ATTACK, ["0 search_here", "0 pass"], id="no attack card"),
        pytest.param(ATTACK, ["0 search_here", "0 play(stalk)"], id="an attack card"),
        pytest.param(ATTACK, ["0 search_here", "0 pass", "1 name(anna)"], id="the defender"),
        pytest.param(FIVE, ["0 search_here", "1 name(anna)"], id="a wound"),
        pytest.param(CURE, ["1 heal(marco,herbs,anna)"], id="a cure"),
        pytest.param(AFRAID, ["1 calm(marco)"], id="a fear removed"),
    ],
)
def test_the_other_side_knows_and_there_is_no_way_back(position: Position, steps: list[str]) -> None:
    table = played(position, *steps)
    assert table.why_no_undo(int(steps[-1][0])) == "something has been revealed since"


@pytest.mark.parametrize(
    ("position", "steps"),
    [
        pytest.param(SEARCH, ["0 go(R3)"], id="a step"),
        pytest.param(FRENZY, ["0 play(frenzy)", "0 discard(scent)"], id="what he pays with"),
        pytest.param(SEARCH, ["0 pass"], id="forgoing the rest"),
        pytest.param(CURE, ["2 move(anna,R3)"], id="a move behind the screen"),
        pytest.param(CURE, ["1 calm(marco)"], id="no fear to remove"),
    ],
)
def test_what_told_the_other_side_nothing_hidden_can_be_taken_back(position: Position, steps: list[str]) -> None:
    table = played(position, *steps)
    seat = int(steps[-1][0])
    before = played(position, *steps[:-1])
    assert table.why_no_undo(seat) == ""
    table.undo(seat)
    assert table.waiting == before.waiting
    assert table.game.position(table.state) == table.game.position(before.state)


@pytest.mark.rule("TER-KTURN-1", "TER-ROUND-4")
@pytest.mark.parametrize("killer", ["butcher", "ghost", "maniac"])
def test_a_turn_in_which_he_does_nothing_asks_him_three_times(killer: str) -> None:
    """Instant cards, the main step, long-term planning; then he draws three cards."""
    table = played(hunt("revealing", AWAY, killer=killer))
    asked = []
    while table.pending[0].seat == 0:
        asked.append(table.pending[0].prompt)
        table.choose(0, "pass")
    assert asked == ["instant", "main_step", "long_term"]
    told = [notice.kind.name for _, notice in table.notices(0)]
    assert told == ["drew_cards", "card_drawn", "card_drawn", "card_drawn", "round"]


@pytest.mark.rule("TER-KILLER-7", "TER-ATTACK-2", "TER-INFO-9")
def test_who_is_wounded_first_is_settled_behind_the_screen_and_who_defends_in_the_open() -> None:
    table = played(FIVE, "0 search_here")
    assert table.waiting == [(1, "wounded_next")]
    assert (len(table.view(0).waiting), len(table.view(3).waiting)) == (0, 1)
    table.choose(1, "name(anna)")
    table.choose(1, "name(marco)")
    assert table.waiting == [(1, "defender")]
    assert (len(table.view(0).waiting), len(table.view(3).waiting)) == (1, 1)

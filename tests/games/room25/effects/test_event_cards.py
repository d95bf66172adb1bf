"""Event cards: what the 58 cards are, how they are drawn, and what every single one of them does."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from housebound.games.room25.components import CARD, CARDS
from housebound.games.room25.effects.cards import DISPLAYED, draw
from housebound.games.room25.state import House
from housebound.games.room25.words import (
    ALICE,
    CENTRAL_LINES,
    CHARACTERS,
    LINES,
    ON_LINE,
    TOKENS,
    WAYS,
)
from housebound.kernel.chance import Chance
from housebound.kernel.position import Scenario, set_up
from housebound.kernel.table import Table

HOUSE_MOVES = [card for card in range(len(CARDS)) if CARD[card].kind == "house_move"]
PENALTIES = [card for card in range(len(CARDS)) if CARD[card].kind == "penalty"]
BACK = {WAYS["left"]: WAYS["right"], WAYS["right"]: WAYS["left"], WAYS["up"]: WAYS["down"], WAYS["down"]: WAYS["up"]}


def names(cards: list[int]) -> list[str]:
    return [CARDS.words[card] for card in cards]


def insane_table(given: dict[str, Any], seats: int = 6, **options: Any) -> Table:
    """A table of Cooperation at the Insane level whose next card people draw."""
    options = {"mode": "cooperation", "level": "insane", **options}
    position = {"phase": "card_1", "cards_due": 1, **given}
    return set_up(Scenario("", ("R25-EVENT-2",), "room25", seats, options, None, position, (), {}))


def house(table: Table) -> House:
    assert isinstance(table.state, House)
    return table.state


# -- the cards themselves


@pytest.mark.rule("R25-EVENT-1")
def test_there_are_58_cards_most_of_them_obstacles() -> None:
    obstacles = sum(card.copies for card in CARD if not card.insane)
    insane = sum(card.copies for card in CARD if card.insane)
    assert (obstacles, insane, obstacles + insane) == (44, 14, 58)
    assert {card.kind for card in CARD if not card.insane} == {"house_move", "penalty"}
    assert len({card.kind for card in CARD if card.insane}) == 10


@pytest.mark.rule("R25-HOUSE-6")
def test_no_card_shifts_a_central_line_and_every_other_line_goes_both_ways() -> None:
    shifts = {(CARD[card].line, CARD[card].way) for card in HOUSE_MOVES}
    assert shifts == {
        (line, way)
        for line in range(len(LINES))
        if line not in CENTRAL_LINES
        for way in ((WAYS["left"], WAYS["right"]) if line < 5 else (WAYS["up"], WAYS["down"]))
    }


@pytest.mark.rule("R25-PENALTY-1")
def test_a_penalty_shows_two_characters_and_one_of_three_tokens() -> None:
    for card in PENALTIES:
        assert len(set(CARD[card].characters)) == 2
        assert TOKENS.words[CARD[card].token] in ("look", "control", "power")
    for token in ("look", "control", "power"):
        hit = [c for card in PENALTIES if CARD[card].token == TOKENS[token] for c in CARD[card].characters]
        assert sorted(hit) == list(range(8)), f"every character can lose {token} once"


# -- drawing


@pytest.mark.rule("R25-EVENT-2", "R25-EVENT-3")
@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32))
def test_all_cards_come_up_once_before_the_discards_are_shuffled(seed: int) -> None:
    g = house(insane_table({"cards_due": 0}))
    g.chance = Chance(Random(seed), [])
    drawn = Counter(draw(g) for _ in range(58))
    assert drawn == {card: facts.copies for card, facts in enumerate(CARD)}
    assert sorted(g.displayed) == sorted(c for c in drawn.elements() if CARD[c].kind in DISPLAYED)
    assert sorted(g.discard + g.displayed) == sorted(drawn.elements())
    again = [draw(g) for _ in range(54)]
    assert not any(CARD[card].kind in DISPLAYED for card in again), "what is displayed is not in the new deck"
    assert sum(g.deck) == 0


# -- the Obstacle cards, one by one


@pytest.mark.rule("R25-HOUSE-1", "R25-HOUSE-2", "R25-HOUSE-4", "R25-HOUSE-5")
@pytest.mark.parametrize("arrow", ["none", "with", "against"])
@pytest.mark.parametrize("word", names(HOUSE_MOVES))
def test_a_house_move_shifts_its_line_and_nothing_else(word: str, arrow: str) -> None:
    card = CARD[CARDS[word]]
    line, way = LINES.words[card.line], WAYS.words[card.way]
    arrows = {"none": {}, "with": {line: way}, "against": {line: WAYS.words[BACK[card.way]]}}[arrow]
    table = insane_table({"arrows": arrows, "characters": {"max": {"first": "push"}}})
    before = house(table).at.copy()
    table.enter(word)
    after = house(table).at
    spaces = ON_LINE[card.line]
    moved = [before[space] for space in spaces]
    if arrow != "against":
        step = card.steps if way in ("left", "up") else -card.steps
        moved = moved[step:] + moved[:step]
    expected = dict(enumerate(before)) | dict(zip(spaces, moved, strict=True))
    assert after == [expected[space] for space in range(25)]
    assert house(table).arrow[card.line] == (BACK[card.way] if arrow == "against" else card.way)
    assert sum(1 for other in house(table).arrow if other >= 0) == 1
    assert house(table).discard == [CARDS[word]]


@pytest.mark.rule("R25-HOUSE-3")
@pytest.mark.parametrize("word", CARDS.words)
def test_another_card_follows_exactly_the_symbol(word: str) -> None:
    table = insane_table({"characters": {"alice": {"first": "look"}}})
    table.enter(word)
    assert (table.needs is not None) == word.endswith("_another") == CARD[CARDS[word]].another


@pytest.mark.rule("R25-PENALTY-1", "R25-PENALTY-3", "R25-PENALTY-5")
@pytest.mark.parametrize("word", names(PENALTIES))
@pytest.mark.parametrize("without", [("alice", "jennifer"), ("max", "kevin"), ("frank", "emmett"), ("sarah", "bruce")])
def test_a_penalty_takes_its_token_from_both_shown_who_are_in_play(word: str, without: tuple[str, str]) -> None:
    playing = [name for name in CHARACTERS.words if name not in without]
    table = insane_table({"characters": {name: {"first": "move"} for name in playing}})
    table.enter(word)
    card = CARD[CARDS[word]]
    lost = {c: house(table).lost[c] for c in range(8) if house(table).lost[c]}
    shown = [c for c in card.characters if CHARACTERS.words[c] in playing and c != ALICE]
    assert lost == dict.fromkeys(shown, 1 << card.token)


@pytest.mark.rule("R25-PENALTY-4", "R25-EVENTROOM-2", "R25-ALICE-8")
@pytest.mark.parametrize("word", names(PENALTIES))
@pytest.mark.parametrize("name", CHARACTERS.words)
def test_in_an_event_room_a_penalty_hits_who_entered(word: str, name: str) -> None:
    others = [other for other in CHARACTERS.words if other != name]
    characters = {name: {"at": "B1", "first": "move"}, **dict.fromkeys(others, "C3")}
    given = {"complex": {"B1": "empty", "B2": "event"}, "characters": characters}
    table = set_up(Scenario("", ("R25-PENALTY-4",), "room25", 8, {"reminders": False}, None, given, (), {}))
    table.choose(0, "move(B2)")
    table.enter(word)
    lost = [CHARACTERS.words[c] for c in range(8) if house(table).lost[c]]
    assert lost == ([] if name == "alice" else [name])


# -- the Insane cards, one by one

HERE: dict[str, Any] = {
    "characters": {"max": "B2", "kevin": {"at": "C3", "first": "look"}, "frank": "E5", "emmett": "A5"},
    "complex": {
        **{"B2": "empty", "B1": "cold", "A2": "rotating|", "E5": "trap", "E4": "vision"},
        **{"A5": "tunnel", "D4": "tunnel", "D1": "empty", "D5": "acid"},
    },
    "robots": {"robot_1": "E4"},
}
WHAT_THEY_DO: dict[str, tuple[list[str], dict[str, Any]]] = {
    "power_cut": (
        [],
        {"complex.E4": "empty", "complex.A5": "empty", "complex.D4": "empty", "robots.robot_1.at": "reserve"},
    ),
    "radio_jamming": ([], {"displayed": ["radio_jamming"]}),
    "rewind": ([], {"characters.max.at": "C3"}),
    "robot": (["go(B1)"], {"robots.robot_1.at": "B2", "characters.max.at": "B1"}),
    "time_bomb": ([], {"displayed": ["time_bomb"]}),
    "access_denied": (["lock(B1)"], {"complex.B1": "cold#"}),
    "unfit_rooms_green": ([], {"complex.D1": "(empty)", "complex.D4": "(tunnel)"}),
    "unfit_rooms_yellow": ([], {"complex.B1": "(cold)", "complex.A2": "(rotating)"}),
    "unfit_rooms_red": ([], {"complex.D5": "(acid)"}),
    "chaos": ([], {"complex.A2": "rotating-", "characters.emmett.at": "D4"}),
    "acceleration": ([], {"displayed": ["acceleration"], "fast": ["max", "kevin", "frank", "emmett"]}),
    "panic": (["go(B1)"], {"characters.max.at": "B1"}),
}
"""Max's answers to each card in this place, and what is then different from before, besides the piles of cards."""


def flat(position: Any, path: str = "") -> dict[str, Any]:
    """A position as dotted paths, without the bookkeeping that every card changes."""
    if not isinstance(position, dict):
        return {path[1:]: position}
    found: dict[str, Any] = {}
    for key, value in position.items():
        if key not in ("deck", "discard", "seen", "gone", "clock", "arrival", "home", "shown", "last_turn", "first"):
            found |= flat(value, f"{path}.{key}")
    return found


def in_words(table: Table) -> dict[str, Any]:
    return flat(table.game.position(table.state))


@pytest.mark.rule("R25-EVENT-1", "R25-EVENT-2")
@pytest.mark.parametrize("word", [word for word in CARDS.words if CARD[CARDS[word]].insane])
def test_every_insane_card_does_its_own_thing_and_nothing_else(word: str) -> None:
    nothing = insane_table({**HERE, "cards_due": 0}, seats=4)
    table = insane_table(HERE, seats=4)
    table.enter(word)
    answers, expected = WHAT_THEY_DO[word]
    for answer in answers:
        table.choose(0, answer)
    assert table.waiting == [(1, "look")], "the card is done"
    before, after = in_words(nothing), in_words(table)
    changed = {path: after[path] for path in after if after[path] != before.get(path)}
    assert changed == expected
    drawn = house(table).displayed if CARD[CARDS[word]].kind in DISPLAYED else house(table).discard
    assert drawn == [CARDS[word]]

"""Goal cards: every game, role, haunt and side has its three lines, and no seat is sent the other side's."""

from __future__ import annotations

import re
from random import Random

import pytest

import housebound
from housebound.games.betrayal.game import BETRAYAL
from housebound.kernel.goal import PLAIN
from housebound.kernel.script import SPECTATOR
from housebound.kernel.settings import Value
from housebound.kernel.table import Table
from housebound.locales import messages, speech, wording
from housebound.server.texts import game_texts, texts_of
from tests.games.betrayal.haunts.played import at_random, go_on, has_begun, new_table

HAUNTS = range(1, 51)
_LINE = re.compile(r"haunt-(\d+)-goal-(heroes|traitor)-(win|ends)")


def played_until(table: Table, choices: int) -> Table:
    rng = Random(5)
    for _ in range(choices):
        if table.over:
            break
        decision = table.pending[0]
        table.choose(decision.seat, rng.choice(decision.options), decision.id)
    return table


def all_said(table: Table, seat: int) -> list[str]:
    """The card of a seat, of which nothing is missing."""
    goal = table.view(seat).goal
    assert goal is not None
    words = speech(table.game.name)
    assert all(words.knows(line) for line in goal.lines), goal
    lines = wording.goal_lines(goal, words)
    assert not any("{" in line or "goal-" in line for line in lines), lines
    return lines


@pytest.mark.parametrize(
    ("seats", "settings", "cards"),
    [
        (4, {"mode": "suspicion"}, {"goal-prisoner", "goal-guard"}),
        (4, {"mode": "team"}, {"goal-team"}),
        (3, {"mode": "competition"}, {"goal-competition"}),
        (4, {"mode": "cooperation"}, {"goal-cooperation"}),
        (1, {"mode": "solo"}, {"goal-solo"}),
    ],
)
def test_room25_has_a_card_for_each_mode_and_role(seats: int, settings: dict[str, Value], cards: set[str]) -> None:
    table = played_until(Table(housebound.game("room25"), seats, settings, seed=3), 20)
    seen = {table.view(seat).goal.who for seat in range(seats)}  # type: ignore[union-attr]
    assert seen <= cards
    for seat in range(seats):
        all_said(table, seat)
    for card in cards:
        assert all(speech("room25").knows(f"{card}{line}") for line in ("", "-win", "-ends"))


def test_in_suspicion_everybody_reads_the_card_of_the_own_role() -> None:
    table = played_until(housebound.new("room25", seats=6, seed=3, mode="suspicion"), 30)
    for seat in range(6):
        view = table.view(seat)
        role = view.board.seats[seat].role
        assert role
        assert view.goal is not None
        assert view.goal.who == f"goal-{role}"


@pytest.mark.parametrize("killer", ["butcher", "ghost", "maniac"])
@pytest.mark.parametrize("crossroads", [False, True])
def test_terrorscape_has_a_card_for_each_killer_and_for_the_victims(killer: str, crossroads: bool) -> None:
    table = played_until(housebound.new("terrorscape", seats=4, seed=2, killer=killer, crossroads=crossroads), 12)
    hunters = [seat for seat in range(4) if table.view(seat).board.side == "killer"]
    assert len(hunters) == 1
    for seat in range(4):
        goal = table.view(seat).goal
        assert goal is not None
        all_said(table, seat)
        assert (goal.who == f"goal-{killer}") is (seat in hunters)
        assert ("crossroads" in goal.win) is crossroads


def test_before_the_haunt_there_is_one_card_and_it_names_the_explorer() -> None:
    table = housebound.new("betrayal", seats=4, seed=1)
    assert table.view(0).goal.who == "goal-uncast"  # type: ignore[union-attr]
    table = played_until(table, 12)
    assert table.view(0).goal.win == "goal-explore"  # type: ignore[union-attr]
    mine = next(one for one in table.view(0).board.explorers if one.seat == 0)
    assert str(speech("betrayal").say(f"character-{mine.character}".replace("_", "-"))) in all_said(table, 0)[0]


@pytest.mark.parametrize("haunt", HAUNTS)
def test_each_side_of_each_haunt_reads_its_own_goal_and_no_other(haunt: int) -> None:
    """What a seat may fetch of the goals is what its own view names, or what lies open to all."""
    table = new_table(haunt, 4, seed=haunt)
    g = go_on(table, has_begun, haunt, at_random)
    for seat in range(4):
        goal = table.view(seat).goal
        assert goal is not None
        found = _LINE.fullmatch(goal.win)
        assert found is not None, goal
        assert int(found[1]) == haunt
        all_said(table, seat)
        may = {one for one, _ in messages("betrayal", "en") if BETRAYAL.may_read(g, seat, one)}
        mine = {one for one in may if _LINE.fullmatch(one)}
        assert goal.win in mine
        assert goal.ends in mine
        if not BETRAYAL.sight(g, seat).open_to_all:
            assert {_LINE.fullmatch(one)[2] for one in mine} == {found[2]}  # type: ignore[index]
        assert {int(_LINE.fullmatch(one)[1]) for one in mine} == {haunt}  # type: ignore[index]
    watching = [one for one, _ in messages("betrayal", "en") if _LINE.fullmatch(one)]
    open_to_all = BETRAYAL.sight(g, 0).open_to_all
    assert open_to_all or not any(BETRAYAL.may_read(g, SPECTATOR, one) for one in watching)


def test_every_side_that_has_a_page_has_a_goal() -> None:
    known = {one for one, _ in messages("betrayal", "en")}
    for haunt in HAUNTS:
        sides = [side for side in ("heroes", "traitor") if f"haunt-{haunt}-{side}" in known]
        for side in sides:
            assert {f"haunt-{haunt}-goal-{side}-win", f"haunt-{haunt}-goal-{side}-ends"} <= known


def test_no_goal_of_a_haunt_is_among_the_words_for_all() -> None:
    assert not any("-goal-" in text for text in game_texts("betrayal", "en").texts)
    assert any("goal-explore" in text for text in texts_of("betrayal", "en", BETRAYAL.lies_open))


def test_who_only_looks_on_is_after_nothing() -> None:
    assert housebound.new("betrayal", seats=3, seed=1).view(SPECTATOR).goal is None


def test_a_game_that_says_nothing_has_the_plain_card() -> None:
    words = speech()
    assert wording.goal_lines(PLAIN, words) == [words.say(line) for line in PLAIN.lines]
    assert all(words.knows(line) for line in PLAIN.lines)

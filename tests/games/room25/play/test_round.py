"""The round: laws of its order, over random games of every mode."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import housebound
from housebound.games.room25.complex.plan import shift as shift_line
from housebound.games.room25.state import CARD_1, CARD_2, EVENTS, PASS_1, PASS_2, PASS_3, PHASES, House
from housebound.games.room25.words import CENTRAL_LINES, CENTRE, DOWN, LEFT, ON_LINE, RIGHT, SPACES, UP
from housebound.kernel.chance import Outcome
from housebound.kernel.table import Table

TABLES = st.sampled_from(
    [
        ("suspicion", 4, "normal"),
        ("suspicion", 8, "normal"),
        ("team", 6, "normal"),
        ("competition", 3, "normal"),
        ("cooperation", 4, "normal"),
        ("cooperation", 3, "insane"),
        ("solo", 1, "normal"),
        ("solo", 1, "insane"),
    ]
)


def random_game(mode: str, seats: int, level: str, seed: int, **more: bool) -> Iterator[tuple[Table, House]]:
    """A random game, decision by decision; the last is the end of the game."""
    table = housebound.new("room25", seats, seed=seed, mode=mode, level=level, searchable=False, **more)
    rng = Random(seed)
    while not table.over:
        assert isinstance(table.state, House)
        yield table, table.state
        decision = table.pending[0]
        table.choose(decision.seat, rng.choice(decision.options), decision.id)
    assert isinstance(table.state, House)
    yield table, table.state


@pytest.mark.rule("R25-ROUND-1", "R25-COUNT-3")
@settings(max_examples=30, deadline=None)
@given(TABLES, st.integers(0, 10_000))
def test_the_steps_of_a_round_come_in_their_order(setup: tuple[str, int, str], seed: int) -> None:
    before = (0, 0)
    for table, g in random_game(*setup, seed):
        if table.over:
            break
        now = (g.round, g.phase)
        assert now >= before, f"{PHASES[now[1]]} of round {now[0]} after {PHASES[before[1]]} of round {before[0]}"
        assert g.phase not in (EVENTS, CARD_1, CARD_2) or setup[0] in ("cooperation", "solo")
        before = now
    told = [notice.words()["number"] for _, notice in table.notices(0) if notice.kind.name == "counted_down"]
    assert told == sorted(told, key=int, reverse=True), "the countdown only ever falls"
    # when the game ends by a death or an escape, its last round is not counted down
    assert g.round - 1 <= len(told) <= g.round


@pytest.mark.rule("R25-ROUND-2", "R25-ROUND-3")
@settings(max_examples=30, deadline=None)
@given(TABLES, st.integers(0, 10_000))
def test_within_a_round_the_queue_stays_and_every_pass_goes_from_front_to_back(
    setup: tuple[str, int, str], seed: int
) -> None:
    queue: list[int] = []
    before = (0, 0, 0)
    for table, g in random_game(*setup, seed):
        if table.over or g.round == 0:
            continue
        if before[0] == g.round:
            assert g.queue == queue
        queue = g.queue.copy()
        turn = g.turn if g.phase in (PASS_1, PASS_2, PASS_3) else 0
        assert (g.round, g.phase, turn) >= before
        before = (g.round, g.phase, turn)


@pytest.mark.rule("R25-COLOUR-6")
@settings(max_examples=30, deadline=None)
@given(TABLES, st.integers(0, 10_000))
def test_a_revealed_room_stays_face_up(setup: tuple[str, int, str], seed: int) -> None:
    """Nothing but Reactivate and Unfit Rooms turns a room down: without them none ever goes down."""
    for mode_has_them in (False, True):
        mode, seats, level = setup if mode_has_them else (setup[0], setup[1], "normal")
        up = [False] * 25
        heard = 0
        for table, g in random_game(mode, seats, level, seed, powers=mode_has_them):
            news = table.notices(0, heard)
            heard += len(news)
            if any(was and not now for was, now in zip(up, g.up, strict=True)):
                told = [notice.words() for _, notice in news]
                assert mode_has_them
                card = any(words.get("card", "").startswith("unfit_rooms") for words in told)
                # with only one room to reactivate nobody is asked: then the token has just been turned up
                power = any(words.get("token") == "power" for words in told)
                assert card or power or _last_choice(table).startswith("reactivate")
            up = g.up.copy()


def _last_choice(table: Table) -> str:
    return next((event[2].name for event in reversed(table.tape) if not isinstance(event, Outcome)), "")


MOVING_LINES = st.sampled_from([line for line in range(10) if line not in CENTRAL_LINES])


@pytest.mark.rule("R25-CONTROL-2", "R25-CONTROL-3", "R25-ZONE-1")
@given(st.lists(st.tuples(MOVING_LINES, st.booleans()), max_size=12))
def test_shifting_a_line_turns_it_round_and_touches_nothing_else(shifts: list[tuple[int, bool]]) -> None:
    state = housebound.new("room25", 4, seed=1).state
    assert isinstance(state, House)
    g = state
    for line, forth in shifts:
        there, back = (LEFT, RIGHT) if line < 5 else (UP, DOWN)
        if not forth:
            there, back = back, there
        before = g.at.copy()
        shift_line(g, line, there)
        assert all(g.at[space] == before[space] for space in range(25) if space not in ON_LINE[line])
        moved = [before[space] for space in ON_LINE[line]]
        towards_the_start = moved[1:] + moved[:1]
        towards_the_end = moved[-1:] + moved[:-1]
        assert [g.at[space] for space in ON_LINE[line]] == (towards_the_start if forth else towards_the_end)
        assert g.at[CENTRE] == CENTRE == SPACES["C3"]
        assert all(g.where[g.at[space]] == space for space in range(25))
        once = g.at.copy()
        shift_line(g, line, back)
        assert g.at == before, "back again is as before"
        for _ in range(6):
            shift_line(g, line, there)
        assert g.at == once, "five times is all the way round"

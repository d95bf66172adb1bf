"""Team, Competition, Cooperation and Solo: who plays whom; the difficulty levels and their decks."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from housebound import Table
from housebound.games.room25.components import CARD, CARDS
from housebound.games.room25.game import ROOM25
from housebound.games.room25.state import HELD, OUT, House
from housebound.kernel.errors import BadSetting
from housebound.kernel.settings import Value


def begin(seats: int, seed: int = 0, **options: Value) -> Table:
    """A table whose characters are chosen and whose clues are taken or not."""
    table = Table(ROOM25, seats, options, seed=seed)
    rng = Random(seed)
    while table.pending and table.pending[0].prompt in ("pick", "clue"):
        decision = table.pending[0]
        table.choose(decision.seat, rng.choice(decision.options), decision.id)
    return table


def house(table: Table) -> House:
    assert isinstance(table.state, House)
    return table.state


@pytest.mark.rule("R25-TEAM-1")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_two_teams_of_players_with_one_character_each(seats: int) -> None:
    g = house(begin(seats, mode="team"))
    assert sorted(g.owner[c] for c in g.queue) == list(range(seats))
    assert g.role == [-1] * seats


@pytest.mark.rule("R25-TEAM-1", "R25-COMPETE-1")
@pytest.mark.parametrize(
    ("mode", "seats"), [("team", 2), ("team", 3), ("team", 5), ("team", 7), ("competition", 1), ("competition", 5)]
)
def test_other_numbers_of_players_are_refused(mode: str, seats: int) -> None:
    with pytest.raises(BadSetting, match="R25-MODE-1"):
        begin(seats, mode=mode)


@pytest.mark.rule("R25-COMPETE-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_characters_each_in_competition(seats: int) -> None:
    g = house(begin(seats, mode="competition"))
    assert sorted(g.owner[c] for c in g.queue) == sorted([*range(seats), *range(seats)])
    assert g.role == [-1] * seats


@pytest.mark.rule("R25-SOLO-1")
def test_one_player_leads_four_characters() -> None:
    g = house(begin(1, mode="solo"))
    assert [g.owner[c] for c in g.queue] == [0, 0, 0, 0]


@pytest.mark.rule("R25-SOLO-2")
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_in_solo_the_queue_is_played_twice_a_round_in_its_order(seed: int) -> None:
    table = begin(1, seed, mode="solo")
    rng = Random(seed)
    turns: list[tuple[int, int, int]] = []
    order: dict[int, list[int]] = {}
    while not table.over:
        decision = table.pending[0]
        g = house(table)
        if decision.prompt == "solo":
            order.setdefault(g.round, list(g.queue))
            turn = (g.round, g.phase, decision.subject)
            if turns[-1:] != [turn]:
                turns.append(turn)
        table.choose(decision.seat, rng.choice(decision.options), decision.id)
    for number, queue in order.items():
        for phase in {phase for a, phase, _ in turns if a == number}:
            played = [queue.index(c) for a, b, c in turns if (a, b) == (number, phase)]
            assert played == sorted(set(played))


@pytest.mark.rule("R25-LEVEL-2", "R25-LEVEL-4", "R25-COOP-5")
@pytest.mark.parametrize(("mode", "seats"), [("cooperation", 4), ("solo", 1)])
@pytest.mark.parametrize(("level", "insane"), [("normal", 0), ("insane", 14)])
def test_the_deck_of_a_level(mode: str, seats: int, level: str, insane: int) -> None:
    g = house(Table(ROOM25, seats, {"mode": mode, "level": level}, seed=1))
    assert sum(n for card, n in enumerate(g.deck) if CARD[card].insane) == insane
    assert sum(n for card, n in enumerate(g.deck) if not CARD[card].insane) == 44
    assert all(n in (0, CARD[card].copies) for card, n in enumerate(g.deck))
    assert len(g.deck) == len(CARDS)


@pytest.mark.rule("R25-COOP-5")
def test_there_are_two_levels() -> None:
    with pytest.raises(BadSetting, match="level = 'hard': must be one of normal or insane"):
        begin(4, mode="cooperation", level="hard")


@pytest.mark.rule("R25-LEVEL-6", "R25-ADREN-1")
@pytest.mark.parametrize(("mode", "seats"), [("cooperation", 4), ("solo", 1)])
@pytest.mark.parametrize(("level", "place"), [("normal", HELD), ("insane", OUT)])
def test_adrenaline_tokens_at_the_beginning(mode: str, seats: int, level: str, place: int) -> None:
    g = house(begin(seats, mode=mode, level=level))
    assert [g.adrenaline[c] for c in g.queue] == [place] * 4


@pytest.mark.rule("R25-LEVEL-1", "R25-LEVEL-3")
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_two_cards_and_their_symbols_in_every_round_but_the_last(seed: int) -> None:
    """Counted over whole games of Cooperation at the Normal level, without Event Rooms to draw more."""
    table = begin(2, seed, mode="cooperation", complex="example_cooperation_normal")
    rng = Random(seed)
    while not table.over:
        decision = table.pending[0]
        table.choose(decision.seat, rng.choice(decision.options), decision.id)
    drawn: list[list[str]] = []
    last = [False]
    for _, notice in table.notices(0):
        if notice.kind.name == "round_began":
            drawn.append([])
            last.append(notice.words()["number"] == "1")
        elif notice.kind.name == "card_drawn":
            drawn[-1].append(notice.words()["card"])
    for cards, is_last in zip(drawn, last[1:], strict=True):
        another = sum(CARD[CARDS[card]].another for card in cards)
        assert len(cards) == (0 if is_last else 2 + another)


@pytest.mark.rule("R25-ADREN-2")
@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 10**6), seat=st.integers(0, 3))
def test_nobody_learns_of_adrenaline_before_the_phase_is_over(seed: int, seat: int) -> None:
    """Whether one player commits it changes no byte that another one is sent, until all have programmed."""
    calm, eager = begin(4, seed, mode="team"), begin(4, seed, mode="team")
    calm.choose(seat, "program(look,move,no)")
    eager.choose(seat, "program(look,move,yes)")
    others = [other for other in range(4) if other != seat]
    for other in others:
        assert all(calm.sent(one) == eager.sent(one) for one in others)
        for table in (calm, eager):
            table.choose(other, "program(look,move,no)")
    assert all(calm.sent(one) != eager.sent(one) for one in others)

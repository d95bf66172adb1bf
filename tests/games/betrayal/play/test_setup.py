"""Setting up: who begins, shuffled decks and stack, and books that nobody opens yet."""

from __future__ import annotations

import datetime
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from housebound.games.betrayal.components import BACK, BIRTHDAY, CHARACTER_CARD, DECK_BITS, LOOSE_TILES, START
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunt.haunt import EXPLORATION
from housebound.games.betrayal.house.decks import draw_card
from housebound.games.betrayal.house.stack import take_top
from housebound.games.betrayal.play.setup import be, first_player
from housebound.games.betrayal.rules import Rules
from housebound.games.betrayal.state import ABSENT, House, empty_house
from housebound.games.betrayal.words import BACKS, CHARACTERS, ENTRANCE_HALL, EVENT, ITEM, OMEN
from housebound.kernel.table import Table
from tests.games.betrayal.houses import empty_table

dates = st.dates(datetime.date(2024, 1, 1), datetime.date(2024, 12, 31))
casts = st.permutations(range(len(CHARACTERS)))


def cast_on(date: str, explorers: list[int]) -> House[Any]:
    g = empty_house(Rules(seats=len(explorers), date=date), EXPLORATION)
    for seat, character in enumerate(explorers):
        be(g, seat, character)
    return g


@given(dates, casts, st.integers(3, 6))
@pytest.mark.rule("BET-SETUP-10", "BET-SETUP-11")
def test_the_next_birthday_begins(today: datetime.date, explorers: list[int], seats: int) -> None:
    g = cast_on(today.strftime("%m-%d"), explorers[:seats])

    def next_birthday(seat: int) -> datetime.date:
        month, day = BIRTHDAY[g.character[seat]]
        this_year = datetime.date(2024, month, day)
        return this_year if this_year >= today else this_year.replace(year=2025)

    first = first_player(g)
    assert all(next_birthday(first) < next_birthday(seat) for seat in range(seats) if seat != first)


@pytest.mark.rule("BET-SETUP-11")
def test_a_tie_is_won_by_the_earlier_seat() -> None:
    zoe, ox = CHARACTERS["zoe_ingstrom"], CHARACTERS["ox_bellows"]
    assert first_player(cast_on("11-01", [ox, zoe, zoe])) == 1
    assert first_player(cast_on("11-01", [zoe, ox, zoe])) == 0
    assert first_player(cast_on("11-05", [ox, zoe, zoe])) == 1


@pytest.mark.rule("BET-SETUP-11")
def test_a_fixed_date_repeats_the_game() -> None:
    reached = []
    for _ in range(2):
        table = Table(BETRAYAL, 4, {"date": "07-27"}, seed=11)
        rng = Random(2)
        for _ in range(60):
            decision = table.pending[0]
            table.choose(decision.seat, rng.choice(decision.options))
        g = table.state
        assert isinstance(g, House)
        reached.append(BETRAYAL.position(g))
    assert reached[0] == reached[1]


@given(st.integers(0, 10_000), st.integers(3, 6))
@pytest.mark.rule("BET-SETUP-2", "BET-SETUP-3", "BET-SETUP-4", "BET-SETUP-8", "BET-GEN-1")
def test_one_explorer_for_each_player_and_one_player_for_each_card(seed: int, seats: int) -> None:
    rng = Random(seed)
    table = Table(BETRAYAL, seats, {"date": "10-31"}, seed=seed)
    for seat in range(seats):
        assert table.waiting == [(seat, "cast")]
        assert len(table.pending[0].options) == 12 - 2 * seat
        table.choose(seat, rng.choice(table.pending[0].options))
    g = table.state
    assert isinstance(g, House)
    cards = [CHARACTER_CARD[g.character[seat]] for seat in range(seats)]
    assert len(set(cards)) == seats
    assert g.fate[seats:] == (ABSENT,) * (6 - seats)
    assert g.room[:seats] == [ENTRANCE_HALL] * seats
    starts = [START[g.character[seat] * 4 + trait] for seat in range(seats) for trait in range(4)]
    assert g.clip[: seats * 4] == starts
    assert len(g.clip) == 24
    assert table.waiting == [(g.first_seat, "turn")]


@given(st.integers(0, 10_000))
@pytest.mark.rule("BET-SETUP-5")
def test_three_decks_each_of_its_own_kind(seed: int) -> None:
    g = empty_table(seed=seed)
    for symbol, size in ((ITEM, 22), (OMEN, 13), (EVENT, 45)):
        drawn = [draw_card(g, symbol) for _ in range(size)]
        assert sum(1 << card for card in drawn) == DECK_BITS[symbol]


@pytest.mark.rule("BET-SETUP-5", "BET-SETUP-7")
def test_decks_and_stack_are_shuffled() -> None:
    """Every card of a deck and every tile comes up first in some game, none much more often than the others."""
    for symbol in (ITEM, OMEN, EVENT):
        first = Counter(draw_card(empty_table(seed=seed), symbol) for seed in range(1500))
        assert len(first) == DECK_BITS[symbol].bit_count()
        assert max(first.values()) < 3 * 1500 / len(first)
    tiles = Counter(take_top(empty_table(seed=seed)) for seed in range(3000))
    assert set(tiles) == set(LOOSE_TILES)
    assert max(tiles.values()) < 3 * 3000 / 42


@pytest.mark.rule("BET-SETUP-7")
def test_the_floors_on_the_backs_do_not_order_the_stack() -> None:
    tops = Counter(BACKS.words[empty_table(seed=seed).top_back] for seed in range(2000))
    for back, word in enumerate(BACKS.words):
        share = sum(BACK[tile] == back for tile in LOOSE_TILES) / 42
        assert abs(tops[word] / 2000 - share) < 0.05


@pytest.mark.rule("BET-SETUP-1", "BET-SETUP-6")
def test_nobody_opens_the_books_before_the_haunt() -> None:
    """All through a game: no page, no goal and no monster is shown before a haunt has begun."""
    for seed in range(6):
        rng = Random(seed)
        table = Table(BETRAYAL, 4, {"date": "10-31"}, seed=seed)
        g = table.state
        assert isinstance(g, House)
        while not g.haunt.started:
            for seat in range(4):
                board = BETRAYAL.view(BETRAYAL.sight(g, seat))
                assert board.haunt is None
                assert board.monsters == ()
            decision = table.pending[0]
            table.choose(decision.seat, rng.choice(decision.options))
        assert table.view(0).board.haunt.page

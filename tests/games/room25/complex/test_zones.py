"""Setup and Zones of the Complex: where the tiles lie before anybody has looked."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import factorial, perm, prod
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import housebound
from housebound.games.room25.complex.plan import chances, take_from_bag
from housebound.games.room25.state import House
from housebound.games.room25.words import CENTRE, EXIT_ZONES, KEY, ROBOT_ROOM, ROOM_25, SPACES, VISION
from housebound.kernel.settings import Value
from housebound.kernel.table import Table

CORNERS = [["A1", "B1", "A2"], ["D1", "E1", "E2"], ["A4", "A5", "B5"], ["E4", "E5", "D5"]]
INNER_CROSS = ["C1", "C2", "C4", "C5", "A3", "B3", "D3", "E3", "B2", "D2", "B4", "D4"]
INNER = [SPACES[word] for word in INNER_CROSS]

COMPLEXES = st.sampled_from(
    [
        ("suspicion", 6, "example_suspicion_2_guards", "exit"),
        ("suspicion", 4, "base_beginner", "exit"),
        ("cooperation", 4, "example_cooperation_normal", "exit"),
        ("cooperation", 4, "example_cooperation_normal", "anywhere"),
        ("solo", 1, "house_solo_insane", "exit"),
        ("team", 4, "house_competition_team", "exit"),
    ]
)


def new_house(mode: str, seats: int, name: str, key_room_zone: str) -> House:
    table = housebound.new("room25", seats, seed=1, mode=mode, complex=name, key_room_zone=key_room_zone)
    g = table.state.copy()
    assert isinstance(g, House)
    return g


@pytest.mark.rule("R25-ZONE-2", "R25-ZONE-3")
def test_the_zones_are_the_corners_and_the_cross() -> None:
    assert {SPACES[word] for corner in CORNERS for word in corner} == EXIT_ZONES
    assert len(EXIT_ZONES) == len(INNER) == 12
    assert set(range(25)) - EXIT_ZONES - {CENTRE} == set(INNER)
    assert SPACES.words[CENTRE] == "C3"


@pytest.mark.rule("R25-ZONE-1", "R25-COLOUR-5")
@given(COMPLEXES)
def test_the_central_room_lies_face_up_in_the_middle_and_nothing_else_does(setup: tuple[str, int, str, str]) -> None:
    g = new_house(*setup)
    assert [space for space in range(25) if g.up[g.at[space]]] == [CENTRE]
    assert [kind for kind in g.kind if kind >= 0] == [0]


@pytest.mark.rule("R25-ZONE-4")
@given(COMPLEXES, st.randoms(use_true_random=False))
def test_every_layout_is_as_likely_as_shuffling_and_laying_out_makes_it(
    setup: tuple[str, int, str, str], rng: Random
) -> None:
    """Tiles are decided one by one, in any order; together that must be the same as shuffling twice and laying out.

    Of the tiles not set aside, 12 in order go to the inner cross; the rest and those set aside are laid on the 12
    Exit Zone spaces in any order. Layouts that differ in tiles of one kind only look the same.
    """
    g = new_house(*setup)
    kinds = [kind for kind in range(26) for _ in range(g.aside[kind] + g.others[kind])]
    set_aside = {ROOM_25, VISION, ROBOT_ROOM} | ({KEY} if setup[3] == "exit" else set())
    rest = [kind for kind in kinds if kind not in set_aside]
    rng.shuffle(rest)
    corners = rest[12:] + [kind for kind in kinds if kind in set_aside]
    rng.shuffle(corners)
    layout = dict(zip(INNER + sorted(EXIT_ZONES), rest[:12] + corners, strict=True))
    alike = prod(factorial(n) for n in Counter(kinds).values())
    expected = Fraction(alike, perm(len(rest), 12) * factorial(12))

    likely = Fraction(1)
    order = list(layout)
    rng.shuffle(order)
    for tile in order:
        weights = chances(g, tile)
        likely *= Fraction(weights[layout[tile]], sum(weights))
        take_from_bag(g, tile, layout[tile])
    assert likely == expected


@pytest.mark.rule("R25-ZONE-4", "R25-ZONE-5")
@given(COMPLEXES)
def test_set_aside_tiles_never_begin_on_the_inner_cross(setup: tuple[str, int, str, str]) -> None:
    g = new_house(*setup)
    for tile in INNER:
        weights = chances(g, tile)
        assert weights[ROOM_25] == weights[VISION] == weights[ROBOT_ROOM] == 0
        if KEY in [kind for kind in range(26) if g.aside[kind] + g.others[kind]]:
            assert bool(weights[KEY]) == (setup[3] == "anywhere")
    assert all(chances(g, tile)[ROOM_25] for tile in EXIT_ZONES)


@pytest.mark.rule("R25-SETUP-13")
@pytest.mark.parametrize(
    ("mode", "seats", "settings", "cards"),
    [
        ("cooperation", 4, {"level": "normal"}, 44),
        ("cooperation", 4, {"level": "insane"}, 58),
        ("cooperation", 4, {"level": "normal", "insane_cards": True}, 58),
        ("solo", 1, {"level": "normal"}, 44),
        ("solo", 1, {"level": "insane"}, 58),
        ("suspicion", 4, {}, 44),
        ("suspicion", 4, {"insane_cards": True}, 58),
    ],
)
def test_the_event_deck(mode: str, seats: int, settings: dict[str, Value], cards: int) -> None:
    table = Table(housebound.game("room25"), seats, {"mode": mode, **settings}, seed=1)
    for seat in range(seats):
        assert table.view(seat).board.deck == cards, "face-down: its size is all there is to see"
    deck = table.game.position(table.state)["deck"]
    insane = {"power_cut", "radio_jamming", "rewind", "robot", "time_bomb", "access_denied", "chaos", "panic"}
    assert bool(insane & set(deck)) == (cards == 58)


@pytest.mark.rule("R25-SETUP-7")
def test_any_player_may_be_first_and_each_is_as_likely() -> None:
    """The lot is one draw among equals, so with people's dice every seat may come up and nothing else."""
    table = Table(
        housebound.game("room25"), 4, {"mode": "team", "complex": "base_expert_competition"}, people_roll=True
    )
    assert table.needs is not None
    assert table.needs.domain.name == "seat"
    assert sorted(table.needs.words) == ["0", "1", "2", "3"]
    first = Counter(
        housebound.new("room25", 4, seed=seed, mode="team", complex="base_expert_competition").pending[0].seat
        for seed in range(400)
    )
    assert set(first) == {0, 1, 2, 3}
    assert all(60 <= n <= 140 for n in first.values()), first


@pytest.mark.rule("R25-SETUP-9")
@given(
    st.sampled_from([("competition", 2), ("competition", 3), ("competition", 4), ("cooperation", 3)]), st.integers(0)
)
def test_nobodys_two_characters_stand_next_to_each_other(setup: tuple[str, int], seed: int) -> None:
    mode, seats = setup
    table = housebound.new("room25", seats, seed=seed, mode=mode)
    rng = Random(seed)
    first = table.pending[0].seat
    while table.pending[0].prompt == "pick":
        table.choose(table.pending[0].seat, rng.choice(table.pending[0].options))
    g = table.state
    assert isinstance(g, House)
    owners = [g.owner[c] for c in g.queue]
    lap = [(first + i) % seats for i in range(seats)]
    assert owners == lap + lap

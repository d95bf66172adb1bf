"""Ways that are looked for no further than somebody wants to know: they are those of the whole search."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from housebound.games.betrayal.components import DROPPABLE, ITEM_BITS, TRADABLE, card_numbers
from housebound.games.betrayal.effects.companions import DOG, destinations, fetchable, reach_of
from housebound.games.betrayal.house.plan import rooms_in_house
from housebound.games.betrayal.numbers import spot_at
from housebound.games.betrayal.play.toward import far_for, steps_toward
from housebound.games.betrayal.state import House
from housebound.kernel.sets import just
from tests.games.betrayal.houses import random_house

seeds = st.integers(0, 10_000)
ITEMS = card_numbers(ITEM_BITS & DROPPABLE & TRADABLE)


def crowded(seed: int, size: int) -> House[Any]:
    """A house with its explorers anywhere, one of them with the Dog, and items in hands and piles."""
    g, rng = random_house(seed, size), Random(seed)
    rooms = rooms_in_house(g)
    for seat in range(g.rules.seats):
        g.room[seat] = rng.choice(rooms)
    g.held[0] |= just(DOG)
    for card in rng.sample(ITEMS, 6):
        if rng.random() < 0.4:
            g.held[rng.randrange(g.rules.seats)] |= just(card)
        else:
            spot = spot_at(rng.choice(rooms))
            g.piles[spot] = g.piles.get(spot, 0) | just(card)
    for card in rng.sample(ITEMS, 2):
        g.used |= just(card)
    return g


@given(seeds, st.integers(0, 42))
def test_the_dog_fetches_what_it_can_carry_anywhere(seed: int, size: int) -> None:
    g = crowded(seed, size)
    reach = reach_of(g, 0)
    lying_or_held = g.held[0]
    for spot in reach.near:
        lying_or_held |= g.piles.get(spot, 0)
    for seat in range(g.rules.seats):
        if spot_at(g.room[seat], g.side[seat]) in reach.near:
            lying_or_held |= g.held[seat]
    wanted = [card for card in card_numbers(lying_or_held & ITEM_BITS) if destinations(g, 0, card, reach_of(g, 0))]
    assert fetchable(g, 0, reach) == wanted


@given(seeds, st.integers(0, 42))
def test_whoever_goes_somewhere_sees_all_ways_that_are_shorter_than_its_own(seed: int, size: int) -> None:
    g = crowded(seed, size)
    goals = [g.room[1], g.room[2]]
    whole = far_for(g, 0, goals)
    for room in rooms_in_house(g):
        seen = far_for(g, 0, goals, room)
        assert seen.get(room) == whole.get(room)
        assert all(seen.get(other) == far for other, far in whole.items() if far <= whole.get(room, -1))
    assert steps_toward(g, 0, goals) == steps_toward(g, 0, goals, whole)

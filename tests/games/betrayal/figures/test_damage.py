"""Traits and damage: laws of tracks, clips and splits, for every explorer and every amount."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from housebound.games.betrayal.components import START, TRACK
from housebound.games.betrayal.figures.damage import BY_HAUNT, BY_ROOM, damage, lose, lose_of_choice, to_lowest
from housebound.games.betrayal.figures.traits import gain, value
from housebound.games.betrayal.haunt.haunt import EXPLORATION, Haunt
from housebound.games.betrayal.state import DEAD, IN_HOUSE, SKULL, TURN, House, changed
from housebound.games.betrayal.words import CHARACTERS, KNOWLEDGE, MENTAL, MIGHT, PHYSICAL, SANITY, SPEED
from housebound.kernel.script import Decision, Script
from tests.games.betrayal.houses import empty_table

Clips = tuple[int, int, int, int]
SEAT = 2
PLAIN = Haunt()
"""A haunt that changes nothing."""
TRAITS_OF = {PHYSICAL: (MIGHT, SPEED), MENTAL: (SANITY, KNOWLEDGE)}
kinds = st.sampled_from([PHYSICAL, MENTAL])
places = st.integers(0, 7)
clips_of_one = st.tuples(places, places, places, places)
traits = st.sampled_from([MIGHT, SPEED, SANITY, KNOWLEDGE])


def explorer(haunted: bool, clips: Clips) -> House[Any]:
    """Seat 2 has these clips."""
    g = empty_table()
    g.haunt = PLAIN if haunted else EXPLORATION
    g.phase = TURN
    g.clip[8:12] = clips
    return g


def run(g: House[Any], script: Script[None], answer: int, times: int = 1) -> None:
    """Carry a script out; if it asks, answer with the option of this number. It asks so many times at most."""
    asked = 0
    try:
        decision = next(iter(script))
        while True:
            assert isinstance(decision, Decision)
            assert decision.seat == SEAT
            asked += 1
            decision.state = g
            decision = script.send(decision.options[answer % len(decision.options)])
    except StopIteration:
        assert asked <= times


@given(st.booleans(), kinds, clips_of_one, st.integers(0, 12), st.integers(0, 12))
@pytest.mark.rule("BET-DAMAGE-1", "BET-DAMAGE-2", "BET-DAMAGE-3", "BET-DAMAGE-7", "BET-DAMAGE-8", "BET-TRAIT-2")
def test_damage_lowers_its_two_traits_by_its_number_as_far_as_they_go(
    haunted: bool, kind: int, clips: Clips, steps: int, answer: int
) -> None:
    g = explorer(haunted, clips)
    lowest = SKULL if haunted else 0
    one, other = TRAITS_OF[kind]
    room_one, room_other = clips[one] - lowest, clips[other] - lowest
    total = min(steps, room_one + room_other)
    run(g, damage(g, SEAT, kind, steps, BY_ROOM), answer)
    fallen_one, fallen_other = clips[one] - g.clip[8 + one], clips[other] - g.clip[8 + other]
    assert fallen_one + fallen_other == total
    assert 0 <= fallen_one <= room_one
    assert 0 <= fallen_other <= room_other
    untouched = [trait for trait in range(4) if trait not in (one, other)]
    assert [g.clip[8 + trait] for trait in untouched] == [clips[trait] for trait in untouched]
    assert g.fate[SEAT] == (DEAD if SKULL in g.clip[8:12] else IN_HOUSE)


@given(st.booleans(), kinds, clips_of_one, st.integers(1, 12))
@pytest.mark.rule("BET-DAMAGE-3", "BET-DAMAGE-7", "BET-DAMAGE-8")
def test_every_split_that_has_effect_is_offered_and_no_other(
    haunted: bool, kind: int, clips: Clips, steps: int
) -> None:
    lowest = SKULL if haunted else 0
    one, other = TRAITS_OF[kind]
    room_one, room_other = clips[one] - lowest, clips[other] - lowest
    total = min(steps, room_one + room_other)
    possible = {n for n in range(total + 1) if n <= room_one and total - n <= room_other}
    reached = set()
    for answer in range(13):
        g = explorer(haunted, clips)
        run(g, damage(g, SEAT, kind, steps, BY_ROOM), answer)
        reached.add(clips[one] - g.clip[8 + one])
    assert reached == possible


@given(st.booleans(), traits, clips_of_one, st.integers(0, 9))
@pytest.mark.rule("BET-TRAIT-5", "BET-TRAIT-6", "BET-TRAIT-9")
def test_a_loss_takes_from_its_trait_alone(haunted: bool, trait: int, clips: Clips, steps: int) -> None:
    g = explorer(haunted, clips)
    run(g, lose(g, SEAT, trait, steps, BY_HAUNT), 0)
    expected = list(clips)
    expected[trait] = max(clips[trait] - steps, SKULL if haunted else 0)
    assert g.clip[8:12] == expected
    others = empty_table()
    assert (g.clip[:8], g.clip[12:]) == (others.clip[:8], others.clip[12:])
    assert g.fate[SEAT] == (DEAD if expected[trait] == SKULL else IN_HOUSE)


@given(st.booleans(), clips_of_one, st.integers(0, 6), st.integers(0, 12))
@pytest.mark.rule("BET-TRAIT-9")
def test_a_loss_of_choice_takes_step_by_step_where_it_has_effect(
    haunted: bool, clips: Clips, steps: int, answer: int
) -> None:
    """As many as demanded, as long as there is anything to lose and anybody to lose it."""
    g = explorer(haunted, clips)
    run(g, lose_of_choice(g, SEAT, (MIGHT, KNOWLEDGE), steps, BY_HAUNT), answer, times=steps)
    lost = [before - now for before, now in zip(clips, g.clip[8:12], strict=True)]
    assert lost[SPEED] == lost[SANITY] == 0
    assert min(lost) >= 0
    if g.fate[SEAT] == DEAD:
        assert sum(lost) <= steps
        assert g.clip[8:12].count(SKULL) == 1
    else:
        assert sum(lost) == min(steps, clips[MIGHT] + clips[KNOWLEDGE])
        assert SKULL not in g.clip[8:12]


@pytest.mark.parametrize("seat", range(4))
def test_a_trait_drops_to_its_lowest_value_above_the_skull(seat: int) -> None:
    g = explorer(True, (5, 4, 3, 2))
    before = g.clip.copy()
    to_lowest(g, seat, SANITY, BY_HAUNT)
    before[seat * 4 + SANITY] = 0
    assert g.clip == before


@given(traits, places, st.integers(0, 9))
@pytest.mark.rule("BET-TRAIT-3", "BET-TRAIT-4")
def test_a_gain_moves_the_clip_as_far_as_the_track_goes(trait: int, place: int, steps: int) -> None:
    g = empty_table()
    g.clip[8 + trait] = place
    before = g.clip.copy()
    assert gain(g, SEAT, trait, steps) == min(steps, 7 - place)
    before[8 + trait] = min(7, place + steps)
    assert g.clip == before


@pytest.mark.rule("BET-TRAIT-7", "BET-TRAIT-3")
def test_the_value_is_the_number_under_the_clip() -> None:
    g = empty_table()
    for character in range(len(CHARACTERS)):
        g.character = changed(g.character, SEAT, character)
        for trait in range(4):
            for place in range(8):
                g.clip[8 + trait] = place
                assert value(g, SEAT, trait) == TRACK[character * 4 + trait][place]
            g.clip[8 + trait] = SKULL
            assert value(g, SEAT, trait) == 0


def test_worked_tracks() -> None:
    """The tracks that the worked examples name: Zoe's Might and Sanity, Jenny's Might and Speed."""
    zoe, jenny = CHARACTERS["zoe_ingstrom"] * 4, CHARACTERS["jenny_leclerc"] * 4
    assert (TRACK[zoe + MIGHT], START[zoe + MIGHT]) == ((2, 2, 3, 3, 4, 4, 6, 7), 3)
    assert (TRACK[zoe + SANITY], START[zoe + SANITY]) == ((3, 4, 5, 5, 6, 6, 7, 8), 2)
    assert (TRACK[jenny + MIGHT], START[jenny + MIGHT]) == ((3, 4, 4, 4, 4, 5, 6, 8), 2)
    assert (TRACK[jenny + SPEED], START[jenny + SPEED]) == ((2, 3, 4, 4, 4, 5, 6, 8), 3)

"""What is in the box: tiles, cards, explorers, dice, tokens, books and the track."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from housebound.games.betrayal.components import (
    BIRTHDAY,
    CHARACTER_CARD,
    DECK_BITS,
    FLOORS_OF,
    LOOSE_TILES,
    START,
    START_ROOMS,
    TRACK,
)
from housebound.games.betrayal.content_files import content
from housebound.games.betrayal.figures.dice import MOST_DICE
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunt.registry import PRESENT
from housebound.games.betrayal.seen.view_types import BetrayalView, HauntView
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.games.betrayal.words import (
    CARDS,
    CHARACTERS,
    DICE,
    DICE_SUM,
    EVENT_CARDS,
    FIGURES,
    ITEM_CARDS,
    OMEN_CARDS,
    ROOMS,
    TOKENS,
    TRAITS,
)
from housebound.kernel.table import Table
from tests.games.betrayal.houses import empty_table

HAUNTS = content("haunts")["haunt"]


@pytest.mark.rule("BET-COMP-1", "BET-COMP-2", "BET-COMP-3")
def test_44_tiles_and_the_triple_tile() -> None:
    triple = {"entrance_hall", "foyer", "grand_staircase"}
    assert len(set(ROOMS.words) - triple) == 44
    assert {ROOMS.words[room] for room in START_ROOMS} == triple | {"basement_landing", "upper_landing"}
    assert len(LOOSE_TILES) == 42
    assert all(0 < floors < 8 for floors in FLOORS_OF)
    backs = Counter(FLOORS_OF[tile].bit_count() for tile in LOOSE_TILES)
    assert set(backs) == {1, 2, 3}  # a back can name more than one floor


@pytest.mark.rule("BET-COMP-4")
def test_six_two_sided_character_cards() -> None:
    assert len(CHARACTERS) == 12
    assert Counter(CHARACTER_CARD) == dict.fromkeys(("red", "blue", "green", "yellow", "white", "purple"), 2)
    assert FIRST_MONSTER == 6  # as many figures, one for each card
    assert len(set(BIRTHDAY)) == 12


@pytest.mark.rule("BET-TRAIT-1", "BET-TRAIT-3", "BET-SETUP-4")
@pytest.mark.parametrize("who", range(12))
def test_every_explorer_has_four_tracks_of_eight_values(who: int) -> None:
    assert TRAITS.words == ("might", "speed", "sanity", "knowledge")
    for trait in range(4):
        track = TRACK[who * 4 + trait]
        assert len(track) == 8
        assert all(low <= high for low, high in pairwise(track))
        assert track[0] >= 1
        assert track[-1] <= 8
        assert 2 <= START[who * 4 + trait] <= 4


@pytest.mark.rule("BET-COMP-5", "BET-SETUP-5")
def test_13_omens_22_items_45_events() -> None:
    assert (len(OMEN_CARDS), len(ITEM_CARDS), len(EVENT_CARDS)) == (13, 22, 45)
    assert len({*OMEN_CARDS, *ITEM_CARDS, *EVENT_CARDS}) == 80
    assert [bits.bit_count() for bits in DECK_BITS] == [22, 13, 45]
    assert [deck.cards for deck in _view(empty_table(), 0).decks] == [22, 13, 45]


@pytest.mark.rule("BET-COMP-6")
def test_eight_dice_with_0_1_and_2_dots() -> None:
    assert MOST_DICE == 8
    assert {len(word) for word in DICE.words} == set(range(1, 9))
    assert len(DICE) == sum(3**n for n in range(1, 9))
    assert all(DICE_SUM[n] == sum(map(int, word)) for n, word in enumerate(DICE.words))


def _view(g: House[Any], seat: int) -> BetrayalView:
    return BETRAYAL.view(BETRAYAL.sight(g, seat))


def _haunt(g: House[Any], seat: int) -> HauntView:
    haunt = _view(g, seat).haunt
    assert haunt is not None
    return haunt


def _haunted(number: int, seats: int = 4, **given: object) -> House[Any]:
    settings = BETRAYAL.settle(seats, {"date": "10-31"})
    return BETRAYAL.from_position(seats, settings, {"haunt": number, "revealer": 0, "traitor": 1, **given})


TWO_BOOKS = [n for n, haunt in PRESENT.items() if not haunt.open_to_all and haunt.traitor_rule["rule"] != "none"]


@pytest.mark.rule("BET-COMP-7", "BET-SETUP-1")
@pytest.mark.parametrize("number", TWO_BOOKS)
def test_two_books_one_for_each_side(number: int) -> None:
    """The Traitor's Tome and Secrets of Survival: each side reads its own."""
    g = _haunted(number)
    for seat in range(4):
        page = _haunt(g, seat).page
        assert (f"haunt-{number}-traitor" in page) == (seat == 1)
        assert (f"haunt-{number}-heroes" in page) == (seat != 1)


@pytest.mark.rule("BET-COMP-7")
def test_the_track_is_a_counter_that_everybody_sees() -> None:
    g = _haunted(22, track=5)
    assert [_haunt(g, seat).track for seat in range(4)] == [5] * 4


@pytest.mark.rule("BET-COMP-8")
def test_the_five_shapes_of_tokens() -> None:
    """Square: 14 for cards and rooms, two of which come in pairs. Round: large ones by name, small ones by number.

    Pentagonal: objects, and piles wherever cards lie. Triangular: successes are counted and never run out.
    """
    pairs = {"secret_passage", "secret_stairs"}
    assert len(TOKENS) + len(pairs & set(TOKENS.words)) == 14
    large = {m["id"] for facts in HAUNTS.values() for m in facts.get("monsters", ()) if m["count"] == 1}
    small = {m["id"] for facts in HAUNTS.values() for m in facts.get("monsters", ()) if m["count"] > 1}
    objects = {o["id"] for facts in HAUNTS.values() for o in facts.get("objects", ())}
    assert large
    assert small
    assert objects
    for kind in large - small:
        assert kind in FIGURES.words
    for kind in small:
        assert f"{kind}_1" in FIGURES.words
    for kind in objects:
        assert kind in CARDS.words or f"{kind}_1" in CARDS.words


@pytest.mark.rule("BET-COMP-8", "BET-COMP-9")
@pytest.mark.parametrize("number", [10, 21, 34])
def test_the_set_of_tokens_changes_nothing(number: int) -> None:
    """The same game with either set, decision by decision."""
    saved = []
    for tokens in ("set_149", "set_291"):
        rng = Random(5)
        table = Table(BETRAYAL, 6, {"haunt": number, "date": "10-31", "token_counts": tokens}, seed=3)
        for _ in range(150):
            if table.over:
                break
            decision = table.pending[0]
            table.choose(decision.seat, rng.choice(decision.options))
        g = table.state
        assert isinstance(g, House)
        saved.append(BETRAYAL.position(g))
    assert saved[0] == saved[1]


@pytest.mark.rule("BET-COMP-9")
def test_more_monsters_than_tokens_of_a_colour() -> None:
    """Seventeen Zombies of one colour: the smaller set has 91 small round tokens in seven colours, 13 of each."""
    zombies = {f"zombie_{n}": "foyer" for n in range(1, 18)}
    g = _haunted(21, seats=6, monsters={"zombie_lord": "foyer", **zombies})
    BETRAYAL.check(g)
    assert g.rules.token_counts == "set_149"
    assert len(_view(g, 0).monsters) == 18


@pytest.mark.rule("BET-COMP-10")
def test_a_small_round_token_has_a_number_and_a_side_for_being_stunned() -> None:
    for facts in HAUNTS.values():
        for monster in facts.get("monsters", ()):
            if monster["count"] > 1:
                assert all(f"{monster['id']}_{n + 1}" in FIGURES.words for n in range(monster["count"]))
    g = _haunted(
        21, monsters={"zombie_lord": "foyer", "zombie_2": {"room": "foyer", "stunned": 1}, "zombie_7": "foyer"}
    )
    for seat in range(4):
        shown = {monster.figure: monster.stunned for monster in _view(g, seat).monsters}
        assert shown == {"zombie_lord": False, "zombie_2": True, "zombie_7": False}

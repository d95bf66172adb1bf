"""Numbers for programs that learn: every field has its place, and nothing in them is hidden from their seat."""

from __future__ import annotations

import typing
from collections.abc import Mapping
from importlib import import_module
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import housebound
from housebound.kernel.layout import Field, Group, Listed, Rows
from housebound.kernel.script import Option
from housebound.kernel.table import Table
from housebound.rl.observing import Observer
from housebound.rl.play import Play
from housebound.rl.text import drawn
from housebound.rl.words import Lexicon

GAMES = ("betrayal", "room25", "terrorscape")
OBSERVERS = {name: Observer(housebound.game(name)) for name in GAMES}


def random_table(name: str, rng: Random, choices: int) -> Table:
    """A table of any settings, so many random choices after its beginning."""
    game = housebound.game(name)
    seats, chosen = game.variety(rng)
    table = Table(game, seats, chosen, seed=rng.getrandbits(32), listening=False)
    for _ in range(choices):
        if table.over:
            break
        decision = rng.choice(table.pending)
        table.choose(decision.seat, rng.choice(decision.options), decision.id)
    return table


# -- what is written


def struct_of(kind: Any) -> type[msgspec.Struct] | None:
    """The struct that a field of a view holds, one or several of it."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind
    return next((found for part in typing.get_args(kind) if (found := struct_of(part))), None)


def unsaid(view: type[msgspec.Struct], fields: Mapping[str, Field], omitted: Mapping[str, str]) -> list[str]:
    """The fields of a view that a layout neither writes nor says why not."""
    missing = []
    for name, kind in typing.get_type_hints(view).items():
        if name in omitted:
            continue
        if name not in fields:
            missing.append(name)
            continue
        inner, written = struct_of(kind), fields[name]
        if inner is not None:
            assert isinstance(written, Group | Rows | Listed), f"{name} has parts"
            below = {path.partition(".")[2]: why for path, why in omitted.items() if path.partition(".")[0] == name}
            missing += [f"{name}.{fact}" for fact in unsaid(inner, written.fields, below)]
    return missing


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_a_view_has_its_numbers_or_a_reason(name: str) -> None:
    table = housebound.new(name, seed=1)
    layout = table.game.layout
    view = type(table.view(0).board)
    assert unsaid(view, layout.fields, layout.omitted) == []
    known = set(typing.get_type_hints(view))
    assert set(layout.fields) <= known
    assert {path.partition(".")[0] for path in layout.omitted} <= known


def test_sizes_and_versions_are_what_the_manual_says() -> None:
    sizes = {name: (OBSERVERS[name].size, OBSERVERS[name].version) for name in ("room25", "terrorscape")}
    assert sizes == {"room25": (2532, "1.1"), "terrorscape": (1295, "1.1")}
    assert OBSERVERS["betrayal"].version == "1.1"


@given(seed=st.integers(0, 2**32), name=st.sampled_from(GAMES), choices=st.integers(0, 120))
@settings(max_examples=25, deadline=None)
def test_tables_are_the_vector_in_their_shapes(seed: int, name: str, choices: int) -> None:
    table = random_table(name, Random(seed), choices)
    observer = OBSERVERS[name]
    view = table.view(seed % table.seats)
    vector, tables = observer.vector(view), observer.tables(view)
    assert vector.shape == (observer.size,)
    assert vector.dtype == np.float32
    assert np.isfinite(vector).all()
    assert {key: part.shape for key, part in tables.items()} == observer.shapes
    assert np.concatenate([part.ravel() for part in tables.values()]).tobytes() == vector.tobytes()


def test_a_room_lies_where_its_space_is() -> None:
    table = housebound.new("room25", seats=4, seed=7)
    planes = OBSERVERS["room25"].tables(table.view(0))["rooms"]
    assert planes.shape == (5, 5, 49)
    centre = planes[2, 2]
    assert centre[0] == 1.0  # the Central Room, face up, in the middle
    assert planes[:, :, :26].sum() == 1.0  # and no other room is known


def test_what_the_seat_says_word_by_word_is_among_its_numbers() -> None:
    play = Play(housebound.game("room25"), 1, {"mode": "solo"}, "words")
    play.begin(1)
    play.take(play.legal()[-1])
    assert play.said, "nothing was said in more than one word"
    said = OBSERVERS["room25"].tables(play.table.view(play.seat), play.said_words())["asked_said"]
    assert [play.lexicon.names[i] for i in np.flatnonzero(said)] == sorted(
        play.said_words(), key=play.lexicon.names.index
    )
    assert said.sum() == len(play.said)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_kept_of_views_and_of_their_bytes_never_goes_stale(name: str) -> None:
    """Parts of a view are kept by all that they are made of: made anew, every one of them is the same."""
    module = import_module(f"housebound.games.{name}.seen.view")
    kept = [made for made in vars(module).values() if hasattr(made, "cache_clear")]
    assert kept
    rng = Random(8)
    for choices in (0, 12, 40, 90, 160):
        table = random_table(name, rng, choices)
        seats = range(table.seats)
        views = [table.view(seat) for seat in seats]
        written = [OBSERVERS[name].written(view) for view in views]
        for one in kept:
            one.cache_clear()
        anew = Observer(table.game)
        assert [table.view(seat) for seat in seats] == views
        assert [anew.written(table.view(seat)) for seat in seats] == written


# -- what may not be in them


@given(seed=st.integers(0, 2**32), name=st.sampled_from(GAMES), choices=st.integers(0, 200))
@settings(max_examples=40, deadline=None)
def test_the_same_sight_gives_the_same_bytes_whatever_is_hidden(seed: int, name: str, choices: int) -> None:
    """The law of secrecy, for encodings: what a seat cannot know is drawn anew, and no number and no letter changes."""
    rng = Random(seed)
    table = random_table(name, rng, choices)
    seat = rng.randrange(table.seats)
    other = table.imagine(seat, rng)
    observer = OBSERVERS[name]
    assert observer.written(table.view(seat)) == observer.written(other.view(seat))
    assert drawn(table, seat) == drawn(other, seat)
    mine = [[option.id for option in decision.options] for decision in table.pending if decision.seat == seat]
    theirs = [[option.id for option in decision.options] for decision in other.pending if decision.seat == seat]
    assert mine == theirs


@pytest.mark.parametrize("name", GAMES)
def test_and_something_is_hidden_there(name: str) -> None:
    """The law would be worth nothing if imagination never changed anything."""
    rng = Random(5)
    varied = 0
    for _ in range(12):
        table = random_table(name, rng, rng.randrange(150))
        seat = rng.randrange(table.seats)
        true, imagined = (table.game.hidden(world.state, seat) for world in (table, table.imagine(seat, rng)))
        varied += true != imagined
    assert varied


@pytest.mark.parametrize("name", GAMES)
def test_a_layout_that_does_not_know_a_word_says_so(name: str) -> None:
    table = housebound.new(name, seed=3)
    view = table.view(0)
    strange = msgspec.structs.replace(view.board, phase="nonsense")
    with pytest.raises(ValueError, match="'nonsense' is not among the words that the layout has for phase"):
        OBSERVERS[name].written(msgspec.structs.replace(view, board=strange))


# -- options word by word


@given(seed=st.integers(0, 2**32), name=st.sampled_from(GAMES))
@settings(max_examples=60, deadline=None)
def test_every_option_is_a_sentence_of_its_own(seed: int, name: str) -> None:
    vocabulary = housebound.game(name).vocabulary
    lexicon = Lexicon(vocabulary)
    one, two = (vocabulary.numbered(Random(seed + n).randrange(vocabulary.size)) for n in range(2))
    assert (lexicon.sentence(one) == lexicon.sentence(two)) == (one is two)
    words = [lexicon.names[word] for word in lexicon.sentence(one)]
    assert words[0] == one.verb.name
    assert tuple(word.partition(":")[2] for word in words[1:]) == one.words
    assert len(words) <= lexicon.longest


@given(seed=st.integers(0, 2**32), name=st.sampled_from(GAMES))
@settings(max_examples=20, deadline=None)
def test_word_by_word_exactly_the_legal_options_can_be_said(seed: int, name: str) -> None:
    rng = Random(seed)
    table = random_table(name, rng, 60)
    if table.over:
        return
    options = table.pending[0].options
    lexicon = Lexicon(table.game.vocabulary)
    spoken: list[Option] = []
    todo: list[tuple[int, ...]] = [()]
    while todo:
        said = todo.pop()
        for word, left in lexicon.next_words(options, said).items():
            sentence = (*said, word)
            if [lexicon.sentence(option) for option in left] == [sentence]:
                spoken += left
            else:
                todo.append(sentence)
    assert set(spoken) == set(options)
    assert len(spoken) == len(options)

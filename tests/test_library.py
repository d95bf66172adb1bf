"""The library as a newcomer meets it: what it offers says what it is, can be kept, and shows how it is used."""

from __future__ import annotations

import copy
import importlib
import inspect
import pickle

import pytest

import housebound
from housebound.kernel.table import Table
from tools.manual.library import _WRITERS


def played(**more: bool) -> Table:
    table = housebound.new("room25", 4, seed=7, **more)
    for _ in range(30):
        decision = table.pending[0]
        table.choose(decision.seat, decision.options[0])
    return table


@pytest.mark.parametrize("name", [name for name in housebound.__all__ if name != "SPECTATOR"])
def test_every_public_name_has_an_example_that_is_run(name: str) -> None:
    assert ">>> " in (inspect.getdoc(getattr(housebound, name)) or "")


@pytest.mark.parametrize(
    "name",
    [
        *("choose", "clone", "enter", "imagine", "note", "notices", "result", "save", "save_text", "undo", "view"),
        *("waiting", "answered", "no_undo", "rewind", "__repr__", "__reduce__"),
    ],
)
def test_what_people_do_with_a_table_has_an_example_that_is_run(name: str) -> None:
    assert ">>> " in (inspect.getdoc(getattr(Table, name)) or "")


@pytest.mark.parametrize("module", [name for names in _WRITERS.values() for name in names])
def test_whatever_the_reference_shows_says_what_it_is(module: str) -> None:
    here = vars(importlib.import_module(module)).items()
    shown = {
        name: one for name, one in here if name[0] != "_" and str(getattr(one, "__module__", "")).startswith(module)
    }
    kinds = {name: one for name, one in shown.items() if inspect.isclass(one) or inspect.isroutine(one)}
    assert kinds
    for name, one in kinds.items():
        said = inspect.getdoc(one) or ""
        assert said, name
        assert not said.startswith(f"{name}("), f"{name} has no docstring but the one that Python makes"


def test_every_error_about_input_can_be_caught_by_name() -> None:
    errors = {error.__name__ for error in housebound.HouseboundError.__subclasses__() if "kernel" in error.__module__}
    assert errors <= set(housebound.__all__)


def test_a_table_is_pickled_as_its_tape() -> None:
    table = played()
    table.note(1, "A1", "a trap?")
    for again in (pickle.loads(pickle.dumps(table)), copy.deepcopy(table)):
        assert again.save_text() == table.save_text()
        assert [again.sent(seat) for seat in range(4)] == [table.sent(seat) for seat in range(4)]
        decision = table.pending[0]
        again.choose(decision.seat, decision.options[0].name, decision.id)
        assert len(again.tape) > len(table.tape)


def test_a_pickled_table_keeps_whether_it_listens_and_can_be_cloned() -> None:
    again = pickle.loads(pickle.dumps(played(listening=False, searchable=False)))
    assert again.state.notices is None
    with pytest.raises(housebound.CannotUndo, match="searchable=False"):
        again.clone()


def test_a_clone_has_no_tape_to_be_pickled_as() -> None:
    with pytest.raises(housebound.CannotUndo, match="a clone or an imagination has no past"):
        pickle.dumps(played().clone())


def test_a_table_says_what_it_is_and_how_far() -> None:
    table = played()
    assert repr(table).startswith("<Table of room25: 4 seats, 30 choices, waiting for seat")
    assert str(table.seed) not in repr(table).replace("30", "")
    while not table.over:
        table.choose(table.pending[0].seat, table.pending[0].options[0])
    assert repr(table).endswith(", over>")
    people = housebound.new("room25", 4, people_roll=True)
    assert repr(people) == "<Table of room25: 4 seats, 0 choices, waiting for an outcome of room>"


def test_seats_are_four_or_as_near_as_the_game_allows() -> None:
    assert [housebound.new(name).seats for name in ("betrayal", "room25", "terrorscape")] == [4, 4, 4]
    assert housebound.new("room25", mode="solo").seats == 1

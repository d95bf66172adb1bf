"""The board from where somebody stands, and from all sides."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import housebound
from housebound.kernel.errors import BadSetting
from housebound.kernel.layout import Rows
from housebound.kernel.table import Table
from housebound.rl.centred import Centred
from housebound.rl.observing import Observer
from housebound.rl.writing import columns

GAME = housebound.game("room25")
OBSERVER = Observer(GAME)
CENTRED = Centred(GAME)
ROOM = OBSERVER.shapes["rooms"][-1] + 1
"""Numbers of one room of the window: its row, and whether there is one at all."""

ROOMS = GAME.layout.fields["rooms"]
assert isinstance(ROOMS, Rows)
assert GAME.subjects is not None
NAMES = GAME.subjects.words
KINDS = columns(ROOMS.fields["room"])
"""Of these, which kind of room it is."""


def asked_to(verb: str, seed: int = 3) -> Table:
    """A table in play where somebody is asked for this."""
    table, rng = housebound.new("room25", seats=2, seed=seed, mode="competition"), Random(seed)
    while table.pending[0].options[0].verb.name != verb:
        decision = table.pending[0]
        table.choose(decision.seat, rng.choice(decision.options), decision.id)
    return table


def test_the_one_who_is_asked_about_stands_in_the_middle_of_what_is_seen() -> None:
    table = asked_to("move")
    decision = table.pending[0]
    view = table.view(decision.seat)
    vector = OBSERVER.vector(view)
    window = CENTRED.seen(vector[None])[0][: 81 * ROOM].reshape(9, 9, ROOM)
    space = next(one.space for one in view.board.characters if one.character == NAMES[decision.subject])
    place = int(CENTRED.places(vector[None])[0])
    rooms = OBSERVER.tables(view)["rooms"]
    assert place == [room.space for room in view.board.rooms].index(space)
    assert (window[4, 4, :-1] == rooms[place // 5, place % 5]).all()
    assert window[..., -1].sum() == 25
    assert not window[window[..., -1] == 0].any()


def test_a_step_up_is_the_same_answer_from_everywhere() -> None:
    number = GAME.vocabulary.read
    (up,) = set(CENTRED.numbers(12, [number("move(C2)").id]).tolist())
    assert CENTRED.numbers(6, [number("move(B1)").id]).tolist() == [up]
    assert CENTRED.numbers(6, [number("move(B3)").id]).tolist() != [up]
    own_row = CENTRED.numbers(12, [number("shift(row_3,left)").id]).tolist()
    assert CENTRED.numbers(6, [number("shift(row_2,left)").id]).tolist() == own_row
    everything = range(GAME.vocabulary.size)
    for place in range(25):
        assert len(set(CENTRED.numbers(place, everything).tolist())) == GAME.vocabulary.size


def test_a_turned_board_is_turned_in_every_number() -> None:
    """What stood to the right stands below after a quarter turn, rooms, characters and corridors alike."""
    table = asked_to("move")
    view = table.view(table.pending[0].seat)
    plain, quarter, *_, mirrored = CENTRED.turns()
    vector = OBSERVER.vector(view)
    assert (vector[plain.columns] == vector).all()
    before, after = OBSERVER.split(vector), OBSERVER.split(vector[quarter.columns])
    for y in range(5):
        for x in range(5):
            assert (before["rooms"][y, x, :KINDS] == after["rooms"][x, 4 - y, :KINDS]).all()
    turned = vector[quarter.columns]
    place, moved = int(CENTRED.places(vector[None])[0]), int(CENTRED.places(turned[None])[0])
    assert moved == (place % 5) * 5 + 4 - place // 5
    for name, then in (("move(D3)", "move(C4)"), ("shift(row_2,left)", "shift(col_D,up)"), ("done", "done")):
        option = GAME.vocabulary.read(name).id
        assert GAME.vocabulary.numbered(int(quarter.options[option])).name == then
    for turn in CENTRED.turns():
        assert sorted(turn.columns.tolist()) == list(range(OBSERVER.size))
        assert sorted(turn.options.tolist()) == list(range(GAME.vocabulary.size))
    corridors = np.zeros(OBSERVER.size, dtype=np.float32)
    OBSERVER.split(corridors)["rooms"][0, 1, KINDS + 3] = 1  # up and down, after three flags; in B1
    assert OBSERVER.split(corridors[quarter.columns])["rooms"][1, 4, KINDS + 4] == 1  # left and right; in E2
    back = vector[mirrored.columns][mirrored.columns]
    assert np.array_equal(back, vector)


def test_a_board_that_is_no_grid_cannot_be_centred() -> None:
    with pytest.raises(BadSetting, match="no compass"):
        Centred(housebound.game("terrorscape"))

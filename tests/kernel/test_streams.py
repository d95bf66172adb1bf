"""Streams: a number that somebody chose, or a key that nobody can guess."""

from __future__ import annotations

import pickle
from collections import Counter
from copy import copy
from random import Random

import pytest

from housebound.kernel.chance import Chance, Event
from housebound.kernel.errors import BadTape
from housebound.kernel.script import Script
from housebound.kernel.streams import KeyedStream, apart, new_key, read_seed, stream_of
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text
from tests.kernel.scripted import DIE, RED, Ledger, Scripted, colour, ledger


def rolling(g: Ledger) -> Script[None]:
    for _ in range(5):
        yield colour(0)
        g.log.append(str(g.chance.roll(DIE)))


KEY = f"key-{'5a' * 32}"


def first(stream: Random, count: int) -> list[float]:
    return [stream.random() for _ in range(count)]


def test_a_key_gives_the_same_numbers_again_and_another_key_others() -> None:
    numbers = first(stream_of(KEY), 100)
    assert first(stream_of(KEY), 100) == numbers
    assert len({*numbers, *first(stream_of(f"key-{'5a' * 31}5b"), 100)}) == 200


def test_its_numbers_are_even() -> None:
    stream = stream_of(KEY)
    counted = Counter(int(stream.random() * 6) for _ in range(6000))
    assert {word: counted[word] / 6000 for word in range(6)} == pytest.approx(dict.fromkeys(range(6), 1 / 6), abs=0.03)


def test_every_outcome_takes_one_number() -> None:
    """An order too, however long: a loaded game goes on with the same dice."""
    live: list[Event] = []
    chance = Chance(stream_of(KEY), live)
    chance.shuffle(list(range(6)) * 5, DIE)
    chance.pick([1, 2, 3], DIE)
    chance.weigh([1, 2, 3], DIE)
    expected = [chance.roll(DIE) for _ in range(10)]
    later = Chance(stream_of(KEY), [])
    later.skip(3)
    assert [later.roll(DIE) for _ in range(10)] == expected


def test_an_order_is_drawn_from_as_wide_a_stream() -> None:
    """Out of one number of 53 bits it could be searched for, and with it the cards that nobody has seen."""
    stream = stream_of(KEY)
    one, other = apart(stream), apart(stream)
    assert isinstance(one, KeyedStream)
    assert one.random() != other.random()
    orders = {tuple(Chance(stream, []).shuffle(list(range(6)), DIE)) for _ in range(2000)}
    assert len(orders) > 600  # of 720


def test_a_number_gives_what_it_always_gave() -> None:
    """Tables that were stored are read again."""
    assert stream_of(7).random() == Random(7).random()
    order = list(range(6))
    Random(Random(7).random()).shuffle(order)
    assert Chance(stream_of(7), []).shuffle(list(range(6)), DIE) == order


def test_a_copy_goes_on_by_itself() -> None:
    stream = stream_of(KEY)
    stream.random()
    for twin in (copy(stream), pickle.loads(pickle.dumps(stream))):
        assert first(twin, 3) == first(stream_of(KEY), 4)[1:]
    assert first(stream, 3) == first(stream_of(KEY), 4)[1:]


def test_keys_come_from_the_systems_source(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("housebound.kernel.streams.secrets.token_hex", lambda count: "ab" * count)
    assert new_key() == f"key-{'ab' * 32}"


def test_a_table_of_a_key_is_saved_and_goes_on_with_the_same_dice() -> None:
    game = Scripted(rolling)
    table = Table(game, 2, seed=KEY)
    begun = table.save_text()
    assert f"\nseed: {KEY}\n" in begun
    again = load_text(begun, game=game)
    for one in (table, again):
        for _ in range(5):
            one.choose(0, RED)
    assert ledger(again).log == ledger(table).log
    assert len(set(ledger(table).log)) > 1


@pytest.mark.parametrize("text", ["key-", "key-12", f"key-{'5a' * 33}", f"key-{'zz' * 32}", "seven", "1.5"])
def test_what_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(BadTape, match="header seed"):
        read_seed(text)

"""A bot's dice are those of its decision alone, whether or not others were thrown before."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from housebound.bots.stream import stream_for


@given(
    st.lists(st.text(min_size=1), min_size=1),
    st.lists(st.sampled_from(["random", "bits", "choice", "shuffle", "gauss"])),
)
def test_a_stream_gives_what_a_new_one_would(all_words: list[str], throws: list[str]) -> None:
    for words in all_words:
        stream, new = stream_for(words), Random(words)
        for throw in throws:
            assert _thrown(stream, throw) == _thrown(new, throw)


def _thrown(rng: Random, throw: str) -> object:
    match throw:
        case "random":
            return rng.random()
        case "bits":
            return rng.getrandbits(100)
        case "choice":
            return rng.choice(range(1000))
        case "shuffle":
            order = list(range(20))
            rng.shuffle(order)
            return order, rng.sample(range(50), 3)
    return rng.gauss()

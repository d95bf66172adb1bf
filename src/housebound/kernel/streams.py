"""Streams of chance: from a number that somebody chose, or from a key that nobody can guess.

A number is for practice, tests and study: whoever knows it knows every outcome. A key comes from the system's
cryptographic source, and no outcome, nor all of them together, tells the next one.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from random import Random
from typing import Final

from housebound.kernel.errors import BadTape

Seed = int | str
"""A number, or a key as `new_key` makes it."""

_KEY: Final = "key-"
_BYTES: Final = 32
_NUMBER: Final = b"number"
_ORDER: Final = b"order"


class KeyedStream(Random):
    """Numbers of a key: the nth is a keyed hash of n.

    So a table that is read again goes on with the same dice, though nobody without the key can say what they will be.
    """

    def __init__(self, key: bytes, at: int = 0) -> None:
        super().__init__()
        self._key = key
        self._at = at

    def random(self) -> float:
        return self.getrandbits(53) / (1 << 53)

    def getrandbits(self, k: int, /) -> int:
        """One number of the stream, however many bits it has (up to 512)."""
        hashed = int.from_bytes(self._next(_NUMBER), "big")
        return hashed >> (8 * blake2b.MAX_DIGEST_SIZE - k)

    def apart(self) -> Random:
        """A stream of its own, as wide as this one, for one of its numbers."""
        return KeyedStream(self._next(_ORDER)[:_BYTES])

    def _next(self, purpose: bytes) -> bytes:
        self._at += 1
        return blake2b(self._at.to_bytes(8, "big"), key=self._key, person=purpose).digest()

    def seed(self, *_: object) -> None:
        """The key is the seed."""

    def __reduce__(self) -> tuple[type[KeyedStream], tuple[bytes, int]]:
        return KeyedStream, (self._key, self._at)


def new_key() -> Seed:
    """A seed that nobody can choose, guess or search for."""
    return _KEY + secrets.token_hex(_BYTES)


def stream_of(seed: Seed) -> Random:
    """The stream of a seed, from its first number on."""
    return Random(seed) if isinstance(seed, int) else KeyedStream(_key(seed))


def apart(stream: Random) -> Random:
    """A stream for one order, for which this one gives exactly one number."""
    return stream.apart() if isinstance(stream, KeyedStream) else Random(stream.random())


def read_seed(text: str) -> Seed:
    """A seed as a tape has it."""
    if text.startswith(_KEY):
        _key(text)
        return text
    try:
        return int(text)
    except ValueError:
        raise BadTape("header-seed-is-no-whole-number-no-key", text=repr(text)) from None


def _key(seed: str) -> bytes:
    try:
        key = bytes.fromhex(seed.removeprefix(_KEY))
    except ValueError:
        key = b""
    if len(key) != _BYTES:
        raise BadTape("header-seed-a-key-is-written-and-hexadecimal", begin=_KEY, value=2 * _BYTES)
    return key

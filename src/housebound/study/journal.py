"""What a study has played so far, batch by batch, in one file that only grows.

It stands beside the file that is wanted until the study is whole. A batch is in it whole or not at all, in whatever
order workers finish; the same command reads it and goes on.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from housebound.kernel.errors import BadSetting
from housebound.study.plan import Study
from housebound.study.playing import Played

ENDING = ".journal"
_SIZE = 4  # bytes that say how long what follows is
_FAST = 1  # of zlib's levels: a tenth of the size, and no worker waits for it


class Journal:
    """The batches that are done, found by their number. A torn end, left by a crash, is cut off."""

    def __init__(self, path: Path, study: Study) -> None:
        self.study = study
        self._places: dict[int, int] = {}
        self._file: BinaryIO = path.open("r+b" if path.exists() else "w+b")
        self.path = path
        if first := self._next():
            self._read(first)
        else:
            self._file.seek(0)
            self._file.truncate()
            self._append(msgspec.msgpack.encode(study))

    def _read(self, first: bytes) -> None:
        begun = msgspec.msgpack.decode(first, type=Study)
        if begun != self.study:
            self._file.close()
            fields = Study.__struct_fields__
            other = ", ".join(name for name in fields if getattr(begun, name) != getattr(self.study, name))
            raise BadSetting("holds-another-study-not-the-same-are-its", path=self.path, other=other)
        while True:
            place = self._file.tell()
            packed = self._next()
            if packed is None:
                break
            self._places[msgspec.msgpack.decode(zlib.decompress(packed), type=Played).batch] = place
        self._file.seek(place)
        self._file.truncate()

    def _next(self) -> bytes | None:
        """What stands at this place; None: nothing whole."""
        size = int.from_bytes(self._file.read(_SIZE), "big")
        packed = self._file.read(size)
        return packed if size and len(packed) == size else None

    def _append(self, packed: bytes) -> int:
        place = self._file.seek(0, 2)
        self._file.write(len(packed).to_bytes(_SIZE, "big") + packed)
        self._file.flush()
        return place

    def add(self, played: Played) -> None:
        """Keep a batch. Its tapes are files by now, and do not stand here."""
        kept = Played(played.batch, played.rows, played.decisions)
        self._places[played.batch] = self._append(zlib.compress(msgspec.msgpack.encode(kept), _FAST))

    @property
    def done(self) -> set[int]:
        """The numbers of the batches that are here."""
        return set(self._places)

    def __iter__(self) -> Iterator[Played]:
        """The batches in their order: one at a time, however many there are."""
        for batch in sorted(self._places):
            self._file.seek(self._places[batch])
            packed = self._next()
            assert packed is not None
            yield msgspec.msgpack.decode(zlib.decompress(packed), type=Played)

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()


def study_in(path: Path) -> Study | None:
    """The study that a journal belongs to, if there is one."""
    if not path.exists():
        return None
    with path.open("rb") as file:
        packed = file.read(int.from_bytes(file.read(_SIZE), "big"))
    try:
        return msgspec.msgpack.decode(packed, type=Study)
    except msgspec.DecodeError:
        raise BadSetting("is-no-journal-of-a-study-delete-it", path=path) from None

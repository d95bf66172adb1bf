"""What haunt 27 keeps."""

from __future__ import annotations

from housebound.games.betrayal.haunt_data import HauntData


class BlobData(HauntData):
    """The Blob's rooms and those lost to it; the heroes' work against it."""

    __slots__ = ("exams", "grown", "isolated", "known", "main", "origin", "risen", "searched", "thrown", "walked")

    origin: int
    grown: bool  # it has grown for the first time
    main: int  # rooms of the main Blob, as bits
    isolated: int  # rooms with a token that is not linked to it yet, as bits
    risen: list[int]  # see `players_monsters`
    exams: int
    known: bool  # its weakness
    searched: int  # rooms that have given an ingredient, as bits
    thrown: int
    walked: int  # rooms that the Blob-person whose turn it is has entered at no cost, as bits

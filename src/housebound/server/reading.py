"""Reading what takes long, replays and tapes, in processes of their own (`reader`): no table waits for it."""

from __future__ import annotations

from typing import Final

import msgspec

from housebound.puzzles.judging import Judged
from housebound.server.desk import Desk
from housebound.server.errors import ServerError
from housebound.server.limits import Limits
from housebound.server.outcome import Outcome
from housebound.server.positions import BeginningTape
from housebound.server.reader import (
    JudgementWanted,
    OutcomeWanted,
    PositionBrought,
    PuzzleOfPosition,
    ReplayWanted,
    StoryWanted,
    TableOnTape,
    TapeBrought,
)

_AT_ONCE: Final = 2
"""Processes that read. One is kept when there is nothing to do."""
_BUDGET: Final = 30.0
"""Seconds that reading one tape may take: a hostile one might take for ever."""


_TOO_MANY: Final = "too-many-readings"


class Readers(Desk):
    """The processes that read."""

    module = "housebound.server.reader"
    failure = "a tape could not be read"

    def __init__(self, limits: Limits, budget: float = _BUDGET) -> None:
        own, everybody = limits.readings_per_address, limits.readings
        super().__init__(at_once=_AT_ONCE, budget=budget, for_one=own, for_all=everybody)

    async def game(self, wanted: ReplayWanted | StoryWanted, address: str) -> msgspec.Raw:
        """A `Replay` or a `Story`, encoded where it was made."""
        return msgspec.Raw(await self.ask(wanted, address))

    async def table_on(self, tape: str, address: str) -> TableOnTape:
        """The table that a tape from outside leads to."""
        return msgspec.json.decode(await self.ask(TapeBrought(tape), address), type=TableOnTape)

    async def outcome(self, tape: str) -> Outcome:
        """How a finished game of this house came out. It is nobody's address that asks."""
        return msgspec.json.decode(await self.ask(OutcomeWanted(tape), ""), type=Outcome)

    async def position(self, wanted: PositionBrought, address: str) -> msgspec.Raw:
        """A `PositionSeen`, encoded where it was made."""
        return msgspec.Raw(await self.ask(wanted, address))

    async def tape_from(self, wanted: PositionBrought, address: str) -> str:
        """The tape of a table that begins from a position. It has come to its first question, and further in trials."""
        return msgspec.json.decode(await self.ask(wanted, address), type=BeginningTape).tape

    async def puzzle_of(self, wanted: PuzzleOfPosition, address: str) -> msgspec.Raw:
        """A `PuzzleMade`, encoded where it was made."""
        return msgspec.Raw(await self.ask(wanted, address))

    async def judgement(self, wanted: JudgementWanted, address: str) -> Judged:
        """How a puzzle stands."""
        return msgspec.json.decode(await self.ask(wanted, address), type=Judged)

    @staticmethod
    def is_busy(error: Exception) -> bool:
        """Whether it was refused only because too much is being read now."""
        return isinstance(error, ServerError) and error.said.code == _TOO_MANY

    def too_many(self, own: int | None) -> ServerError:
        why = "too many replays are wanted at once: try again in a moment"
        if own is not None:
            why = f"{own} replays or tapes are being read for you already: wait until they are there"
        return ServerError("too-many-readings", why, 429)

    def too_long(self) -> ServerError:
        return ServerError("too-long", "reading this tape takes too long: it was given up", 413)

"""A table in a few words: for the lobby, for the list of one's own tables, for whoever is invited."""

from __future__ import annotations

from housebound.kernel import registry
from housebound.kernel.game import Result
from housebound.kernel.presets import chosen, preset_of
from housebound.kernel.script import SPECTATOR, Decision
from housebound.server.club_bodies import TableInClub
from housebound.server.errors import ServerError
from housebound.server.hosted import HostedTable
from housebound.server.http_bodies import TableInfo
from housebound.server.messages import SeatSeen
from housebound.server.record import Record


def lobby_info(table: str, record: Record) -> TableInfo:
    """From what is stored of it: nobody wakes a table up to look at the lobby."""
    seats = tuple(
        SeatSeen(seat, one.player, one.name, False, one.stand_in, one.level, one.host)
        for seat, one in enumerate(record.seats)
    )
    return _info(table, record, seats)


async def table_info_for(hosted: HostedTable, token: str = "") -> TableInfo:
    """As whoever has this token may know it: of a table without spectators only its seats know how it stands."""
    async with hosted.settled():
        eye = _eye(hosted, token)
        pending = [] if eye is None else [one for one in hosted.table.pending if _knows(eye, one)]
        asked = tuple(sorted({one.seat for one in pending}))
        result = hosted.table.result if eye is not None and hosted.table.over else None
        return _info(
            hosted.id, hosted.record, hosted.seats_seen(), over=hosted.table.over, asked=asked, result=result, eye=eye
        )


def _eye(hosted: HostedTable, token: str) -> int | None:
    try:
        return hosted.seat_of(token)
    except ServerError:
        return None


def _knows(eye: int, decision: Decision) -> bool:
    return not decision.standing and bool(decision.known >> eye & 1)


def _info(
    table: str,
    record: Record,
    seats: tuple[SeatSeen, ...],
    *,
    over: bool = False,
    asked: tuple[int, ...] = (),
    result: Result | None = None,
    eye: int | None = None,
) -> TableInfo:
    game = registry.find(record.game)
    return TableInfo(
        table,
        record.name,
        record.game,
        record.settings,
        record.opened,
        record.listed,
        record.watched,
        over,
        seats,
        record.rematch,
        record.practice,
        preset_of(game, len(seats), record.settings),
        chosen(game, len(seats), record.settings),
        record.clock,
        record.away,
        record.hints,
        () if game.part_of else asked,
        record.people_roll,
        game.laying_out(record.settings) if record.people_roll else (),
        result,
        -1 if eye in (None, SPECTATOR) else eye,
        game.part_of,
        TableInClub(record.counts, record.agreed) if record.may_count else None,
    )

"""Opening a table: what is wanted of it, and the record that it begins with.

Five ways lead to a table: by settings, from a tape, a guided game, a puzzle, and once more with the same people.
"""

from __future__ import annotations

import secrets
import time
from typing import Annotated, Any, NamedTuple

import msgspec

from housebound import bots
from housebound.kernel import registry
from housebound.kernel.errors import BadSetting
from housebound.kernel.game import Game
from housebound.kernel.guide import guide_of
from housebound.kernel.settings import Value
from housebound.kernel.streams import Seed, new_key
from housebound.kernel.table import Table
from housebound.puzzles import Puzzle
from housebound.server.bot_names import NAMES, new_name
from housebound.server.errors import ServerError
from housebound.server.reader import TableOnTape
from housebound.server.record import BOT, PERSON, ClockRecord, Record, SeatRecord
from housebound.server.tokens import fingerprint, new_token


class NewTable(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What is wanted of a new table."""

    game: str
    seats: int
    settings: dict[str, Value] = {}
    bots: dict[int, str] = {}
    """Seat -> what plays it; an empty word is the game's usual bot."""
    mine: list[int] = []
    """The seats of whoever opens the table: their tokens are secrets, all others are invitations."""
    name: str = ""
    listed: bool = False
    watched: bool = True
    away: Annotated[float, msgspec.Meta(ge=0)] = 0.0
    clock: ClockRecord | None = None
    hints: bool = False
    """Whether whoever sits here may ask what a hard bot would do."""
    hints_on_clock: bool = False
    """Where a clock runs, hints are given only if this is said too."""
    position: dict[str, Any] | None = None
    """Where it begins, if not at the game's beginning: a practice table, for whoever wrote it knows it all."""
    seed: Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)] | None = None
    """Makes it a practice table: whoever knows the seed knows the dice, and everybody is told so."""
    people_roll: bool = False
    """The real box lies on the table: people roll and draw, and enter here what came up."""
    names: dict[int, str] = {}
    """Seat -> what whoever sits down there is called, until they say otherwise."""


def seed_of(wanted: NewTable) -> Seed:
    """The one that was chosen, or a key that nobody knows."""
    return wanted.seed if wanted.seed is not None else new_key()


class Opened(msgspec.Struct, frozen=True):
    """A new table with the host's secret and a token for each seat that is not a bot's.

    The token of an own seat (`mine`) is that seat's secret. Every other is an invitation: exchange it for the secret.
    """

    table: str
    host: str
    tokens: dict[int, str]


class Opening(NamedTuple):
    """A table that is about to be opened."""

    record: Record
    host: str
    """The host's secret; empty: nobody is the host."""
    tokens: dict[int, str]
    """What opens each seat that is not a bot's."""
    ended: bool = False
    """Whether its game is over already."""


def check_hints_beside_clock(hints: bool, clock: ClockRecord | None, on_clock: bool) -> None:
    """Where a clock runs nobody is helped, unless the host says that it is meant there too."""
    if hints and clock is not None and not on_clock:
        raise BadSetting("hints-a-clock-runs-at-this-table-say", "hints")


def by_settings(wanted: NewTable, seed: Seed | None = None, beginning: str = "") -> Opening:
    """A secret for every seat that people can take; `beginning`: where it goes on from."""
    game = registry.find(wanted.game)
    game.refuse_files(wanted.settings)
    settings = game.settle(wanted.seats, wanted.settings)
    _check(wanted, game, settings)
    tokens = {seat: new_token() for seat in range(wanted.seats) if seat not in wanted.bots}
    host = new_token()
    record = Record(
        game=game.name,
        version=game.version,
        settings=settings,
        seed=seed_of(wanted) if seed is None else seed,
        seats=_seats(wanted, game, tokens),
        opened=time.time(),
        host=fingerprint(host),
        name=wanted.name,
        listed=wanted.listed,
        watched=wanted.watched,
        away=wanted.away,
        clock=wanted.clock,
        hints=wanted.hints,
        people_roll=wanted.people_roll or bool(game.part_of),
        beginning=beginning,
    )
    return Opening(record, host, tokens)


def _check(wanted: NewTable, game: Game[Any], settings: dict[str, Value]) -> None:
    """What goes with what, whatever the game."""
    if wanted.clock is not None and not wanted.clock.total + wanted.clock.each:
        raise BadSetting("clock-give-seconds-for-each-choice-or-for", "clock")
    if wanted.people_roll:
        game.refuse_by_people(settings)
    if wanted.people_roll and wanted.seed is not None:
        raise BadSetting("seed-people-roll", "seed")
    if game.part_of:
        _refuse_to_play_beside(wanted)
    check_hints_beside_clock(wanted.hints, wanted.clock, wanted.hints_on_clock)
    for seat, level in wanted.bots.items():
        if not 0 <= seat < wanted.seats:
            raise BadSetting("bots-there-is-no-seat-the-seats-are", "bots", seat=seat, seats=wanted.seats - 1)
        bots.bot(game, level or bots.usual(game))
    for seat in wanted.mine:
        if not 0 <= seat < wanted.seats or seat in wanted.bots:
            raise BadSetting("mine-seat-does-not-exist-or-is-a", "mine", seat=seat)


def _refuse_to_play_beside(wanted: NewTable) -> None:
    """What goes along with cardboard is played by nobody here: no bot stands in, and nobody is late."""
    if wanted.bots or wanted.away:
        raise BadSetting("bots-none-beside-cardboard", "bots")
    if wanted.clock is not None:
        raise BadSetting("clock-none-beside-cardboard", "clock")


def _seats(wanted: NewTable, game: Game[Any], tokens: dict[int, str]) -> list[SeatRecord]:
    """Who sits where at first: bots, whoever opens the table, and whoever is going to be invited."""
    seats: list[SeatRecord] = []
    for seat in range(wanted.seats):
        if seat in wanted.bots:
            name = new_name([one.name for one in seats])
            seats.append(SeatRecord(player=BOT, name=name, level=wanted.bots[seat] or bots.usual(game)))
            continue
        name = wanted.names.get(seat, "")
        if seat in wanted.mine:
            seats.append(SeatRecord(player=PERSON, name=name, token=fingerprint(tokens[seat]), host=True))
        else:
            seats.append(SeatRecord(name=name, invitation=fingerprint(tokens[seat])))
    return seats


def from_tape(text: str, table: TableOnTape, *, name: str = "") -> Opening:
    """A table that goes on, or is looked at, where a tape ends: at this table."""
    tokens = {seat: new_token() for seat in range(table.seats)}
    host = new_token()
    record = Record(
        game=table.game,
        version=table.version,
        settings=table.settings,
        seed=table.seed or 0,
        seats=[SeatRecord(token=fingerprint(tokens[seat])) for seat in range(table.seats)],
        opened=time.time(),
        host=fingerprint(host),
        name=name,
        beginning=text,
        people_roll=table.seed is None,
    )
    return Opening(record, host, tokens, ended=table.is_over)


def guided(name: str) -> Opening:
    """The guided game of a game: one seat is whoever wants it, the others do what the guide says."""
    game = registry.find(name)
    guide = guide_of(game)
    if guide is None:
        raise ServerError("no-guide", f"{name} has no guided game: play it against bots, or read its rules", 404)
    return _for_one(guide.table(game), guide.seat, 0, guided=True)


def of_puzzle(puzzle: Puzzle) -> Opening:
    """A table that begins with the position of a puzzle; it is on the tape, as the dice are."""
    table = puzzle.table(secrets.randbits(48))
    return _for_one(table, puzzle.seat, table.seed or 0, puzzle=puzzle.name)


def _for_one(table: Table, seat: int, seed: Seed, *, guided: bool = False, puzzle: str = "") -> Opening:
    """For whoever has come alone: their seat, and a bot for each that might be another's."""
    token, host, level = new_token(), new_token(), bots.usual(table.game)
    seats = [SeatRecord(player=BOT, name=NAMES[one], level=level) for one in range(table.seats)]
    seats[seat] = SeatRecord(player=PERSON, token=fingerprint(token))
    record = Record(
        game=table.game.name,
        version=table.game.version,
        settings=table.settings,
        seed=seed,
        seats=seats,
        opened=time.time(),
        host=fingerprint(host),
        guided=guided,
        puzzle=puzzle,
        beginning=table.save_text(),
    )
    return Opening(record, host, {seat: token})


def once_more(old: Record) -> Opening:
    """The same people and rules, a seat further: every seat's link works at the new table too."""
    seats = [msgspec.structs.replace(one, stand_in=False, unseen=False, sealed=False, left=0) for one in old.seats]
    record = msgspec.structs.replace(
        old,
        seed=new_key(),
        seats=[*seats[-1:], *seats[:-1]],  # so that everybody gets to be the killer, and nobody always begins
        opened=time.time(),
        back={},
        rematch="",
        share="",
        beginning="",
        guided=False,
        puzzle="",
        notes={},
    )
    return Opening(record, "", {})

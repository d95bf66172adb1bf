"""The bodies of requests and answers over HTTP, one struct each: types and docs are made from these."""

from __future__ import annotations

from typing import Annotated

import msgspec

from housebound.kernel.game import Result
from housebound.kernel.seat_view import TableView, Told
from housebound.kernel.settings import Goes, Preset, Value
from housebound.server.club_bodies import TableInClub
from housebound.server.messages import EntrySeen, SeatSeen
from housebound.server.record import ClockRecord


class SettingInfo(msgspec.Struct, frozen=True):
    """One option of a game."""

    name: str
    default: Value
    values: tuple[Value, ...]
    rule: str
    explanation: str
    chapter: str
    """Under which heading it stands (`chapter-…` in the game's texts); none: with what everybody decides."""
    goes: tuple[Goes, ...]
    """What it, or a value of it, goes with: all of these must hold."""
    offered: tuple[Value, ...]
    """Values to offer though others are possible."""
    domain: str
    """Whose words its values are."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    version: str
    seats: tuple[int, ...]
    settings: tuple[SettingInfo, ...]
    bots: tuple[str, ...]
    progress: dict[str, tuple[int, int]]
    guided: bool
    """Whether it has a guided first game."""
    scenes: bool
    """Whether it has a page that shows how it is played."""
    presets: tuple[Preset, ...]
    """Settings under a name (`preset-…` in the game's texts); the first is for beginners."""
    usual_bot: str
    beside: str
    """The name of what goes along with this game on cardboard: pages, checklists and counters; empty: nothing."""


class RuleInfo(msgspec.Struct, frozen=True):
    """A rule, with the chapter it stands in and its variants."""

    id: str
    chapter: str
    text: str
    notes: tuple[str, ...]


class TableInfo(msgspec.Struct, frozen=True):
    """A table as anybody may know it."""

    table: str
    name: str
    game: str
    settings: dict[str, Value]
    opened: float
    listed: bool
    watched: bool
    over: bool
    seats: tuple[SeatSeen, ...]
    rematch: str
    practice: bool
    """Whoever opened the table may know the dice."""
    preset: str
    """The preset that it is played by; empty: house rules."""
    chosen: dict[str, Value]
    """The settings that are not as usual."""
    clock: ClockRecord | None
    away: float
    hints: bool
    """Whether whoever sits here may ask what a hard bot would do."""
    asked: tuple[int, ...]
    """The seats that are asked something, as far as whoever looks may know; nobody's in the lobby."""
    box: bool
    """Whether the real box lies on the table: people enter what came up."""
    lay_out: tuple[str, ...]
    """The rules by which they lay it out before anything is entered, in order."""
    result: Result | None
    """How it ended, for whoever may look on."""
    you: int
    """The seat of whoever asks; -1: they have none."""
    part_of: str
    """The game with whose cardboard this goes along, and which is played there; empty: it is played here."""
    club: TableInClub | None
    """Where it stands with the club page; nothing: there is none, or it cannot count."""


class Take(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down: on this seat, or on the first free one."""

    seat: int | None = None
    name: str = ""


class Taken(msgspec.Struct, frozen=True):
    """The seat that was taken, and its secret."""

    seat: int
    token: str


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """The secret that the seat is to have from now on; an empty one: whichever the server makes up."""

    secret: Annotated[str, msgspec.Meta(pattern=r"^([\w-]{20,64})?$")] = ""


class Offer(msgspec.Struct, forbid_unknown_fields=True):
    """The seat that is to be offered to a person: a free one, or a bot's."""

    seat: int
    known: str = ""
    """An invitation that was handed out before: if it is still good, it stays the one."""


class Place(msgspec.Struct, frozen=True):
    """Where else this server can be found: its addresses in the local network, for who asks from its own machine."""

    addresses: tuple[str, ...]


class DeviceCode(msgspec.Struct, frozen=True):
    """A code that lets one more device in, and for how many seconds it is good."""

    code: str
    seconds: float


class CodeTyped(msgspec.Struct, forbid_unknown_fields=True):
    """A code that another device of the same person shows."""

    code: Annotated[str, msgspec.Meta(max_length=40)]


class LetIn(msgspec.Struct, frozen=True):
    """Where the code leads: a table, its game, and the secret of a seat; or a name of one's own, and its secret."""

    table: str
    game: str
    seat: int
    token: str
    name: str = ""
    """The name, if the code is a name's: then there is no table."""


class Named(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: str


class HandOver(msgspec.Struct, forbid_unknown_fields=True):
    """A bot for the own seat; the host may name another. An empty level is the game's usual bot."""

    level: str = ""
    seat: int | None = None


class PutOut(msgspec.Struct, forbid_unknown_fields=True):
    """The seat of whoever is to be put out."""

    seat: int


class HintsAllowed(msgspec.Struct, forbid_unknown_fields=True):
    """Whether hints are allowed at the table; where a clock runs, the host has to say that it is meant there too."""

    allowed: bool
    on_clock: bool = False


class HintWished(msgspec.Struct, forbid_unknown_fields=True):
    """The decision for which a hint is wanted."""

    decision: int


class Chosen(msgspec.Struct, forbid_unknown_fields=True):
    """An answer to the decision with this number: the name of an option."""

    decision: int
    option: str


class CameUp(msgspec.Struct, forbid_unknown_fields=True):
    """What came up at a table of the real box, for the entry with this mark."""

    entry: str
    outcome: str


class Spoken(msgspec.Struct, forbid_unknown_fields=True):
    """Something to be said on a channel."""

    channel: str
    text: str


class Tape(msgspec.Struct, forbid_unknown_fields=True):
    """A tape to go on with, or to look at; `name` is the new table's."""

    tape: str
    name: str = ""


class Shared(msgspec.Struct, frozen=True):
    """What opens the replay of a finished game, and nothing else. Empty: spectators look on here without any token."""

    token: str


class Seen(msgspec.Struct, frozen=True):
    """What a seat or a spectator sees now."""

    view: TableView
    told: tuple[Told, ...]
    entry: EntrySeen | None = None
    """At a table of the real box: what people are asked to enter now."""

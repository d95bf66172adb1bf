"""The bodies of requests and answers over HTTP, one struct each: types and docs are made from these."""

from __future__ import annotations

from typing import Annotated

import msgspec

from housebound.kernel.game import Goes, Preset, Result, Value
from housebound.kernel.seat_view import TableView, Told
from housebound.server.messages import SeatSeen
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
    asked: tuple[int, ...]
    """The seats that are asked something, as far as whoever looks may know; nobody's in the lobby."""
    result: Result | None
    """How it ended, for whoever may look on."""
    you: int
    """The seat of whoever asks; -1: they have none."""


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
    """Where the code leads: a table, its game, and the secret of a seat."""

    table: str
    game: str
    seat: int
    token: str


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


class Chosen(msgspec.Struct, forbid_unknown_fields=True):
    """An answer to the decision with this number: the name of an option."""

    decision: int
    option: str


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

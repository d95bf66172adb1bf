"""What a seat is shown of a game of Room 25, as plain typed data."""

from __future__ import annotations

import msgspec


class RoomView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """A space of the Complex. `room` is empty if this seat does not know what lies there."""

    space: str
    room: str
    up: bool
    no_entry: bool
    locked: bool
    corridor: str
    characters: tuple[str, ...]
    robots: tuple[str, ...]
    reminders: tuple[str, ...]


class CharacterView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """A character in play. A slot is empty, "hidden", or the plan that lies in it. `space` is empty when eliminated.

    `futile`: while it is programmed by this seat, the tokens that would be lost if they were played as things stand.
    """

    character: str
    seat: int
    space: str
    slots: tuple[str, str]
    single: bool
    played: tuple[str, ...]
    lost: tuple[str, ...]
    adrenaline: str
    free: bool
    one_action: bool
    resting: bool
    paranoid: bool
    stack: tuple[str, ...]
    invisible: bool
    reminder_laid: bool
    empty_rooms: int
    in_trap: bool
    drowning: int
    futile: tuple[str, ...] = ()


class SeatView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """A player: the role is empty while it is secret to this seat, or where there are no roles; so is the team."""

    seat: int
    characters: tuple[str, ...]
    role: str
    role_shown: bool
    team: str = ""


class Room25View(msgspec.Struct, frozen=True, gc=False):
    """Everything one seat may see of a game of Room 25."""

    seat: int
    mode: str
    level: str
    phase: str
    round: int
    remaining: int
    acting: str
    token: str
    rooms: tuple[RoomView, ...]
    queue: tuple[str, ...]
    characters: tuple[CharacterView, ...]
    seats: tuple[SeatView, ...]
    arrows: dict[str, str]
    key_turned: bool
    robots_in_reserve: int
    unseen: dict[str, int]
    deck: int
    discard: tuple[str, ...]
    displayed: tuple[str, ...]
    fast: tuple[str, ...]
    powers: bool = True

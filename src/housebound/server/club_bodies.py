"""The club page over HTTP: bodies of requests and answers, one struct each."""

from __future__ import annotations

from typing import Annotated

import msgspec

Secret = Annotated[str, msgspec.Meta(pattern=r"^([\w-]{20,64})?$")]


class Season(msgspec.Struct, frozen=True):
    """A time in which results are counted together. Exactly one is not closed; it has no name yet."""

    number: int
    name: str
    began: float
    """When the one before was closed; 0: it is the first."""
    closed: float | None


class SideScore(msgspec.Struct, frozen=True):
    """How often somebody, or anybody, was on a side, and won on it. An empty side: the game has none."""

    side: str
    played: int
    won: int


class PlayerScore(msgspec.Struct, frozen=True):
    """Somebody's results in one game, by the name they gave; or those of a kind of bot, by its level."""

    name: str
    bot: bool
    owned: bool
    """The name is somebody's own: results count only for whoever has its secret."""
    played: int
    won: int
    sides: tuple[SideScore, ...]
    rating: float
    """What they are surely worth: three doubts below `skill`. Everybody begins at 0."""
    skill: float
    doubt: float


class KindScore(msgspec.Struct, frozen=True):
    """All tables of one kind: of one haunt, killer or mode."""

    word: str
    name: str
    tables: int
    sides: tuple[SideScore, ...]


class GameScore(msgspec.Struct, frozen=True):
    """The results of one game in one season."""

    game: str
    tables: int
    players: tuple[PlayerScore, ...]
    """The best first, by rating; at most so many as the page shows."""
    kinds: tuple[KindScore, ...]


class SeatResult(msgspec.Struct, frozen=True):
    """How a seat came out. Without a name: somebody who gave none, or has taken it off."""

    name: str
    player: str
    level: str
    side: str
    won: bool


class TableResult(msgspec.Struct, frozen=True):
    """How a table ended."""

    table: str
    """To look at its replay; empty where not everybody may."""
    game: str
    at: float
    kind: str
    """Which haunt, killer or mode it was."""
    rounds: int
    why: str
    """The rule that ended it."""
    seats: tuple[SeatResult, ...]


class ClubPage(msgspec.Struct, frozen=True):
    """One season of the club, and which others there are."""

    season: Season
    seasons: tuple[Season, ...]
    games: tuple[GameScore, ...]
    latest: tuple[TableResult, ...]
    """The tables that ended last."""


class NameClaim(msgspec.Struct, forbid_unknown_fields=True):
    """A name that is to be one's own, and the secret that is to prove it; an empty one: the server makes one up."""

    name: str
    secret: Secret = ""


class OwnName(msgspec.Struct, frozen=True):
    """A name that is yours, and the secret that proves it on this device: it is shown only once."""

    name: str
    token: str


class Agreement(msgspec.Struct, forbid_unknown_fields=True):
    """Whether whoever has a seat wants the result on the club page."""

    agree: bool


class Signature(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of the name under which somebody sits at a table."""

    secret: Annotated[str, msgspec.Meta(max_length=64)]


class TableInClub(msgspec.Struct, frozen=True):
    """A table that can stand on the club page once its game is over."""

    counts: bool
    """As things are, it will: it is listed, or all its people want it."""
    agreed: tuple[int, ...]
    """The seats whose people want it."""

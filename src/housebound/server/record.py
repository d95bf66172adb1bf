"""What is kept of a table besides its moves: who sits where, and how it is played."""

from __future__ import annotations

from typing import Annotated

import msgspec

from housebound.kernel.settings import Value
from housebound.kernel.streams import Seed

OPEN, PERSON, BOT = "open", "person", "bot"


class SeatRecord(msgspec.Struct):
    """A seat: free for whoever comes, a person's, or a bot's."""

    player: str = OPEN
    name: str = ""
    token: str = ""
    """The fingerprint of the seat's secret; empty if nobody has one yet."""
    level: str = ""
    """What plays a bot's seat, or stands in for a person who is away."""
    stand_in: bool = False
    """A bot plays for the person of this seat until they come back."""
    unseen: bool = False
    """A bot plays for them what not everybody may know of; the others are not told."""
    invitation: str = ""
    """The fingerprint of the token with which the seat's secret can be had, once."""
    devices: list[str] = []
    """The fingerprints of the secrets of other devices that were let in."""
    address: str = ""
    """The mark of the address at which its person came last."""
    left: int = 0
    """How long the tape was when a person left this seat for good; 0: nobody has."""
    host: bool = False
    """Whoever has this seat opened the table: its secret is as good as the host's token."""
    invitations: list[str] = []
    """The fingerprints of further invitations: the host has asked for one again."""
    sealed: bool = False
    """Somebody was put out: a bot keeps the seat, so that nobody else sees what they saw."""
    agrees: bool = False
    """Its person wants the result on the club page."""
    signed: str = ""
    """The claim to a name that its person has proved with the name's secret (`club_names`)."""

    @property
    def secrets(self) -> list[str]:
        """The fingerprints of everything that opens this seat."""
        return [self.token, *self.devices]

    @property
    def invited(self) -> list[str]:
        """The fingerprints of everything with which this seat can be had, once."""
        return [one for one in (self.invitation, *self.invitations) if one]

    def is_played_by_bot(self, in_the_open: bool) -> bool:
        """Whether a bot answers for this seat: what everybody may know of, or what is decided out of sight."""
        return self.player == BOT or self.stand_in or (self.unseen and not in_the_open)


class ClockRecord(msgspec.Struct, frozen=True):
    """A clock for people's choices: seconds for the whole game and for each choice; or seconds for every choice.

    `total` 0: every choice has `each` seconds (a day is 86400). Else each seat has `total` seconds, and gets `each`
    back with every choice.
    """

    total: Annotated[float, msgspec.Meta(ge=0)] = 0.0
    each: Annotated[float, msgspec.Meta(ge=0)] = 86400.0


class Record(msgspec.Struct):
    """A table as it is stored."""

    game: str
    version: str
    settings: dict[str, Value]
    seed: Seed
    """A key, or the number of a practice table."""
    seats: list[SeatRecord]
    opened: float
    began: float | None = None
    """When it was opened by the time of the house; older tables know only what it was on the wall."""
    host: str = ""
    """The fingerprint of the host's token."""
    name: str = ""
    listed: bool = False
    """Whether it stands in the lobby."""
    watched: bool = True
    """Whether spectators may look on."""
    away: float = 0.0
    """After so many seconds without its person a bot stands in for a seat; 0: never."""
    clock: ClockRecord | None = None
    hints: bool = False
    """Whether whoever sits here may ask what a hard bot would do."""
    back: dict[int, str] = {}
    """The seats that want the whole table to go back one choice, and from which moment."""
    rematch: str = ""
    """The table on which these people play again."""
    share: str = ""
    """What opens the replay of the finished game to whoever has its link; no more secret than the tape beside it."""
    out: list[str] = []
    """Secrets, invitations and addresses of whoever was put out: their fingerprints and marks."""
    notes: dict[str, dict[str, str]] = {}
    """Seat -> its private notes by place."""
    guided: bool = False
    """Whether it is the game's guided one: the guide says what comes up, and what the others do."""
    puzzle: str = ""
    """The name of the puzzle that is solved here; its position is in `beginning`."""
    beginning: str = ""
    """The tape of an imported table, as far as it was when it came; its moves follow."""
    people_roll: bool = False
    """Whether the real box lies on the table: people roll and draw, and enter here what came up."""
    club: bool = False
    """Whether the server kept a club page when the table was opened."""

    @property
    def may_count(self) -> bool:
        """Whether its result can stand on the club page: a game for its own sake, whose dice nobody knew or entered."""
        return self.club and not self.practice and not self.guided and not self.people_roll

    @property
    def agreed(self) -> tuple[int, ...]:
        """The seats whose people want the result on the club page."""
        return tuple(n for n, one in enumerate(self.seats) if one.player == PERSON and one.agrees)

    @property
    def counts(self) -> bool:
        """Whether its result will stand there: anybody could find the table, or all its people want it."""
        people = sum(one.player == PERSON for one in self.seats)
        return self.may_count and people > 0 and (self.listed or len(self.agreed) == people)

    @property
    def practice(self) -> bool:
        """Whether somebody may know the dice: the seed was chosen, or the table goes on from a tape."""
        return isinstance(self.seed, int) or bool(self.beginning)

    @property
    def is_in_lobby(self) -> bool:
        """Whether anybody may sit down here."""
        return self.listed and any(one.player == OPEN for one in self.seats)

    @property
    def is_on_show(self) -> bool:
        """Whether anybody may look on, and nobody can sit down."""
        return self.listed and self.watched and not self.is_in_lobby

    @property
    def goes_on_alone(self) -> bool:
        """Whether something happens here though nobody comes: a bot chooses, or time runs out."""
        return bool(self.clock or self.away or any(one.is_played_by_bot(in_the_open=False) for one in self.seats))


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Record)


def encode(record: Record) -> bytes:
    return _encoder.encode(record)


def decode(raw: bytes) -> Record:
    return _decoder.decode(raw)

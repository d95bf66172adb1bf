"""Every message of the WebSocket, one struct each. The client's types and the documentation are made from these."""

from __future__ import annotations

from typing import Union

import msgspec

from housebound.kernel.seat_view import TableView, Told
from housebound.server.errors import RuleSaid

# -- to the server


class Sit(msgspec.Struct, tag="sit", forbid_unknown_fields=True):
    """The first message: who looks on, and in which language rules are cited. Without a token: a spectator."""

    token: str = ""
    language: str = "en"


class Choose(msgspec.Struct, tag="choose", forbid_unknown_fields=True):
    """Answer the decision with this number by an option's name."""

    decision: int
    option: str
    ref: str = ""


class Enter(msgspec.Struct, tag="enter", forbid_unknown_fields=True):
    """At a table of the real box: what came up, for the entry with this mark; several words for an order."""

    entry: str
    outcome: str
    ref: str = ""


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the own last choice."""

    ref: str = ""


class ProposeBack(msgspec.Struct, tag="propose_back", forbid_unknown_fields=True):
    """Ask the whole table to go back to before the last choice, or agree to that."""

    agree: bool = True
    ref: str = ""


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """Speak on a channel."""

    channel: str
    text: str
    ref: str = ""


class Earlier(msgspec.Struct, tag="earlier", forbid_unknown_fields=True):
    """Ask for what was said before the number `before`: a page of it comes as `talk`."""

    before: int
    ref: str = ""


class Note(msgspec.Struct, tag="note", forbid_unknown_fields=True):
    """Write a private note on the own board; no text wipes it."""

    place: str
    text: str
    ref: str = ""


class WhyNot(msgspec.Struct, tag="why_not", forbid_unknown_fields=True):
    """Ask for what is barred in a decision of one's own, and by which rules."""

    decision: int
    ref: str = ""


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Ask whether anybody is there: the answer is `done`."""

    ref: str = ""


ToServer = Union[Sit, Choose, Enter, Undo, ProposeBack, Say, Earlier, Note, WhyNot, Ping]  # noqa: UP007 - msgspec reads it at run time

# -- to the client


class SeatSeen(msgspec.Struct, frozen=True):
    """Who sits where: public."""

    seat: int
    player: str
    name: str
    here: bool
    stand_in: bool
    level: str = ""
    host: bool = False
    """Whoever sits there opened the table."""


class SaidAloud(msgspec.Struct, frozen=True):
    """Something said within one's hearing; `n` counts what this seat has heard.

    Without a channel it is the house that speaks: `text` is the word for what has happened to the seat (`stand_in`:
    a bot plays for whoever sits there, `back`, `left`, `put_out`, `bot`, `free`), and `after` is how many notices this
    seat had by then, so that it finds its place among them; -1 if nobody knows.
    """

    n: int
    at: float
    seat: int
    channel: str
    text: str
    after: int = -1


class GuideSeen(msgspec.Struct, frozen=True):
    """What the guide of a guided table says: step `n` of so many, the message, and the options that it asks for.

    None of them: it is somebody else's turn, or all is done (`n` is `steps` then).
    """

    n: int
    steps: int
    say: str
    wanted: tuple[str, ...]


class PileSeen(msgspec.Struct, frozen=True):
    """Where it is drawn from (`draw-pile-<name>`), how much is left there, and which of how many in a row it is."""

    name: str
    left: int
    nth: int = 0
    of: int = 0


class EntrySeen(msgspec.Struct, frozen=True):
    """At a table of the real box: what people are asked to enter, as far as this seat may know.

    Whoever may not see it knows only who is asked: all but `seat` is empty.
    """

    seat: int
    """Who rolls or draws, and is asked first; -1: nobody who sits here may, and somebody has to sit down for it."""
    mark: str = ""
    """What an entry names, so that a late or doubled one is refused; empty: it is not yours to enter."""
    domain: str = ""
    words: tuple[str, ...] = ()
    """What can come up, as far as this seat knows."""
    count: int = 1
    """How many words are wanted: more than one, if they are entered in their order."""
    dice: int = 0
    """So many dice were rolled: a word has a digit for each, and `words` are the faces of one."""
    pile: PileSeen | None = None
    private: bool = False
    """Not everybody sees what came up: it is for your eyes."""
    shared: bool = False
    """And for those of others, but not for everybody's: a side's."""
    instead_of: int = -1
    """The seat of the bot for which you look; -1: you look for yourself."""


class State(msgspec.Struct, tag="state", frozen=True):
    """Everything this seat may see, with what it was told since it last heard."""

    view: TableView
    told: tuple[Told, ...]
    """From number `told_from` on; what was told before under these numbers has been taken back."""
    told_from: int
    seats: tuple[SeatSeen, ...]
    may_undo: str
    """Empty: the last choice can be taken back; else why not."""
    back: tuple[int, ...]
    """The seats that want the whole table to go back one choice."""
    rematch: str
    practice: bool
    """Whoever opened the table may know the dice."""
    hints: bool = False
    """Whether whoever sits here may ask what a hard bot would do."""
    guide: GuideSeen | None = None
    """At a guided table: what its guide says to this seat."""
    box: bool = False
    """Whether the real box lies on the table: people enter what came up."""
    entry: EntrySeen | None = None
    """What they are asked to enter now."""


class Talk(msgspec.Struct, tag="talk", frozen=True):
    """What was said within hearing: the latest page at first, then whatever is new, or what came `earlier`.

    If the first number is not 0, there is more that was said before.
    """

    said: tuple[SaidAloud, ...]


class Time(msgspec.Struct, tag="time", frozen=True):
    """The own clock: seconds that are left, and whether they run down."""

    left: float
    runs: bool


class SeatClock(msgspec.Struct, frozen=True):
    """Seconds until a bot plays for a seat, and whether they run down."""

    seat: int
    left: float
    runs: bool
    why: str
    """`choice`: it is asked, for all to know. `away`: nobody is connected there."""


class Clocks(msgspec.Struct, tag="clocks", frozen=True):
    """The clocks that everybody may see: of whoever is asked in the open, and of whoever is away."""

    seats: tuple[SeatClock, ...]


class Barred(msgspec.Struct, frozen=True):
    """An option that a rule forbids now, with that rule."""

    option: str
    rule: str
    text: str


class Bars(msgspec.Struct, tag="bars", frozen=True):
    """What may not be chosen in a decision, and why."""

    decision: int
    barred: tuple[Barred, ...]
    ref: str = ""


class Done(msgspec.Struct, tag="done", frozen=True):
    """What was asked for has happened, and is stored."""

    ref: str = ""


class Failed(msgspec.Struct, tag="error", frozen=True):
    """What was asked for has not happened."""

    code: str
    sentence: str
    rules: tuple[RuleSaid, ...] = ()
    ref: str = ""


ToClient = Union[State, Talk, Time, Clocks, Bars, Done, Failed]  # noqa: UP007

encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(ToServer)

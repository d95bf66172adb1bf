"""A walk through a game at two tables that one pair of eyes cannot tell apart: everything that can happen, happens."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from housebound.kernel.errors import BadTape
from housebound.kernel.game import Channel
from housebound.kernel.notebook import LONGEST
from housebound.kernel.script import SPECTATOR, Decision, Option
from housebound.kernel.seeing import told
from housebound.kernel.table import Table
from housebound.server.attendants import Attendants
from housebound.server.club import Club
from housebound.server.http_bodies import Seen
from housebound.server.messages import Choose, Note, Ping, ProposeBack, Say, Undo, WhyNot, encoder
from housebound.server.moves import moments
from housebound.server.replay import replay_of
from housebound.server.thinking import Thinkers
from tests.server.mirror import Mirror, Parted, Side, Somebody


class Clock:
    """The time, as the walk wants it."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


class Leak(AssertionError):
    """The eyes were sent something that depends on what they cannot see."""


class Walk:
    """One pair of eyes, two tables."""

    def __init__(self, mirror: Mirror, rng: Random, clock: Clock, counts: Counter[str]) -> None:
        self.mirror = mirror
        self.eye = mirror.eye
        self.rng = rng
        self.clock = clock
        self.counts = counts
        self.doing = "beginning"
        self._refs = 0

    async def run(self, steps: int) -> None:
        for side in self.mirror.sides:
            await side.settle()
        if self.mirror.parted or any(self.mirror.revealed_at(side) for side in self.mirror.sides):
            return
        self._compare()
        for _ in range(steps):
            if not await self._step():
                return

    async def _step(self) -> bool:
        """Whether the two can go on together."""
        if any(side.table.over for side in self.mirror.sides):
            return False
        self.clock.now += self.rng.choice((0.0, 0.5, 3.0))
        self.doing = self.rng.choices(list(_WEIGHTS), list(_WEIGHTS.values()))[0]
        goes_on: bool = await getattr(self, f"_{self.doing}")()
        if goes_on:
            self.counts[self.doing] += 1
            self._compare()
        return goes_on

    def _compare(self) -> None:
        if found := self.mirror.differ():
            raise Leak(f"seat {self.eye}, {self.doing}: {found}\n{self.mirror.true.table.save_text()}")

    # -- what the eyes see happens at both

    async def _both(self, what: Any) -> bool:
        """Do the same at both: `what` is called with each side."""
        self.mirror.first()
        await what(self.mirror.true)
        await self.mirror.true.settle()
        self.mirror.then()
        try:
            await what(self.mirror.other)
        except Exception:
            if self.mirror.parted:
                return False
            raise
        await self.mirror.other.settle()
        return not self.mirror.parted and not self.mirror.revealed

    async def _from_the_eyes(self, message: Any) -> bool:
        """The eyes send the same to both."""
        self._refs += 1
        message.ref = f"r{self._refs}"
        raw = encoder.encode(message)
        return await self._both(lambda side: side.say(raw))

    async def _choose(self) -> bool:
        pairs = self.mirror.known()
        if not pairs:
            return await self._hidden()
        here, there = self.rng.choice(pairs)
        options = self._options(here, there)
        if options is None:
            return False
        if here.seat == self.eye:
            return await self._from_the_eyes(Choose(here.id, options[0].name))
        answers = {id(self.mirror.true): (here, options[0]), id(self.mirror.other): (there, options[1])}

        async def choose(side: Side) -> None:
            decision, option = answers[id(side)]
            await side.hosted.choose(decision.seat, option, decision.id)

        return await self._both(choose)

    def _options(self, here: Decision, there: Decision) -> tuple[Option, Option] | None:
        """The same option where the eyes learn it, any where they do not."""
        if here.seat == self.eye or (here.to | there.to) >> self.eye & 1:
            common = [option for option in here.options if option in there.options]
            if not common:
                return None
            option = self.rng.choice(common)
            return option, option
        return self.rng.choice(here.options), self.rng.choice(there.options)

    async def _why_not(self) -> bool:
        if self.eye == SPECTATOR:
            return await self._from_the_eyes(WhyNot(0))
        mine = [here.id for here, _ in self.mirror.known() if here.seat == self.eye]
        return await self._from_the_eyes(WhyNot(self.rng.choice([*mine, *mine, self.rng.randrange(9)])))

    async def _try(self) -> bool:
        """Something that is most probably not allowed, or not asked."""
        vocabulary = self.mirror.true.table.game.vocabulary
        mine = [(here, there) for here, there in self.mirror.known() if here.seat == self.eye]
        option = vocabulary.numbered(self.rng.randrange(vocabulary.size))
        number = self.rng.randrange(30)
        if mine:
            here, there = self.rng.choice(mine)
            barred = [one for one, _ in here.barred]
            option = self.rng.choice(barred) if barred and self.rng.random() < 0.7 else option
            number = here.id
            if (option in here.options) or (option in there.options):
                return True
        return await self._from_the_eyes(Choose(number, option.name))

    async def _undo(self) -> bool:
        """The eyes want their choice back, whether they may or not."""
        return await self._from_the_eyes(Undo())

    async def _others_undo(self) -> bool:
        latest = [side.table._latest for side in self.mirror.sides]
        if any(one is None or not one.known >> self.eye & 1 for one in latest):
            return True
        seats = {one.seat for one in latest if one is not None}
        if len(seats) > 1 or self.eye in seats:
            return True
        seat = seats.pop()
        if any(side.hosted.why_no_undo(seat) for side in self.mirror.sides):
            return True
        return await self._both(lambda side: side.hosted.undo(seat))

    async def _want_back(self) -> bool:
        """One after the other wants the table to go back; one never does, or all do where all know of it."""
        agree = self.rng.random() < 0.7
        seat = self.rng.randrange(self.mirror.true.table.seats)
        wanted = {*self.mirror.true.hosted.back, seat}
        if agree and len(wanted) == self.mirror.true.table.seats:
            return True
        if seat == self.eye:
            return await self._from_the_eyes(ProposeBack(agree))
        return await self._both(lambda side: side.hosted.agree_to_go_back(seat, agree))

    async def _talk(self) -> bool:
        table = self.mirror.true.table
        seat = self.rng.randrange(table.seats)
        channels = [one for one in _channels(self.mirror.true) if one.speakers >> seat & 1 and one.hearers >> seat & 1]
        if not channels:
            return True
        channel = self.rng.choice(channels)
        text = f"word {self.rng.randrange(1000)}"
        if not channel.hearers >> self.eye & 1:
            return await self._at_one(lambda side: side.hosted.say(seat, channel.name, text))
        if seat == self.eye:
            return await self._from_the_eyes(Say(channel.name, text))
        return await self._both(lambda side: side.hosted.say(seat, channel.name, text))

    async def _whisper(self) -> bool:
        """On a channel that may be there or not."""
        names = [one.name for one in _channels(self.mirror.true)]
        return await self._from_the_eyes(Say(self.rng.choice([*names, "nothing", "team", "heroes"]), "psst"))

    async def _note(self) -> bool:
        table = self.mirror.true.table
        game = table.game
        if game.places is None:
            return await self._from_the_eyes(Note("A1", "nothing"))
        seat = self.rng.randrange(table.seats)
        place = self.rng.choice(game.places.words)
        text = "x" * self.rng.randrange(LONGEST)
        if seat == self.eye:
            return await self._from_the_eyes(Note(place, text))
        shared = self.eye != SPECTATOR and game.notebook(table.state, seat) == game.notebook(table.state, self.eye)
        if shared:
            return await self._both(lambda side: side.hosted.note(seat, place, text))
        return await self._at_one(lambda side: side.hosted.note(seat, place, text))

    async def _come_and_go(self) -> bool:
        seats = [*range(self.mirror.true.table.seats), SPECTATOR]
        seat = self.rng.choice([one for one in seats if one != self.eye])

        async def come_or_go(side: Side) -> None:
            there = [one for one in side.hosted.watchers if isinstance(one, Somebody) and one.seat == seat]
            if there:
                side.hosted.leave(there[0])
            else:
                side.hosted.watch(Somebody(seat))

        return await self._both(come_or_go)

    async def _time_runs_out(self) -> bool:
        """For whoever is asked, in the open or out of sight."""
        self.clock.now += 5000.0

        async def look(side: Side) -> None:
            attendants = Attendants(Club(side.store), Thinkers(0, 0.0))
            await attendants.close()  # they look at the clocks, but no bot sets to work
            await attendants._look_at(side.hosted, self.clock.now)

        return await self._both(look)

    async def _ping(self) -> bool:
        return await self._from_the_eyes(Ping())

    # -- what the eyes do not see happens at one table only, and not a byte is sent

    async def _at_one(self, what: Any) -> bool:
        side = self.rng.choice(self.mirror.sides)
        before = len(side.wire.sent)
        self._aside(side)
        await what(side)
        await side.settle()
        if len(side.wire.sent) != before and not self.mirror.revealed_at(side):
            raise Leak(f"seat {self.eye}, {self.doing}: sent {side.wire.sent[before][:300]!r}")
        return True

    def _aside(self, side: Side) -> None:
        if side is self.mirror.true:
            self.mirror.first()
        else:
            self.mirror.then()

    async def _hidden(self) -> bool:
        """What is decided behind a screen: at each table another number of choices, at another time."""
        for _ in range(self.rng.randrange(1, 5)):
            side = self.rng.choice(self.mirror.sides)
            asked = [one for one in side.table.pending if not one.known >> self.eye & 1]
            if not asked:
                continue
            decision = self.rng.choice(asked)
            option = self.rng.choice(decision.options)
            self.clock.now += 0.25
            await self._at_one_of(side, decision, option)
            if self.mirror.revealed_at(side) or self.mirror.parted:
                return False
            await self._maybe_undo_hidden(side, decision.seat)
        return True

    async def _at_one_of(self, side: Side, decision: Decision, option: Option) -> None:
        before = len(side.wire.sent)
        self._aside(side)
        try:
            await side.hosted.choose(decision.seat, option, decision.id)
        except Exception:
            if not self.mirror.parted:
                raise
        await side.settle()
        if len(side.wire.sent) != before and not self.mirror.revealed_at(side) and not self.mirror.parted:
            raise Leak(f"seat {self.eye}, behind the screen: sent {side.wire.sent[before][:300]!r}")

    async def _maybe_undo_hidden(self, side: Side, seat: int) -> None:
        latest = side.table._latest
        if latest is None or latest.known >> self.eye & 1 or side.hosted.why_no_undo(seat):
            return
        if self.rng.random() < 0.5:
            self.counts["hidden_undo"] += 1
            before = len(side.wire.sent)
            self._aside(side)
            await side.hosted.undo(seat)
            await side.settle()
            if len(side.wire.sent) != before:
                raise Leak(f"seat {self.eye}, an undo behind the screen: sent {side.wire.sent[before][:300]!r}")

    async def _change_answer(self) -> bool:
        """A seat changes the answer that it has given in secret."""
        side = self.rng.choice(self.mirror.sides)
        changeable = [one for one, _ in side.table.answered if one.seat != self.eye]
        if not changeable:
            return True
        decision = self.rng.choice(changeable)
        self.counts["changed"] += 1
        await self._at_one_of(side, decision, self.rng.choice(decision.options))
        return not self.mirror.parted

    # -- other ways to look

    async def _come_anew(self) -> bool:
        await self._same([await side.reconnected() for side in self.mirror.sides])
        return True

    async def _look_again(self) -> bool:
        """The view over HTTP, and the table as anybody may know it."""
        seen = []
        for side in self.mirror.sides:
            async with side.hosted.settled():
                view = Seen(side.hosted.view(self.eye), tuple(told(side.table, self.eye, self.rng.choice((0, 0)))))
            seen.append([encoder.encode(view), encoder.encode(side.hosted.seats_seen())])
        await self._same(seen)
        return True

    async def _replay(self) -> bool:
        await self._same([await self._replayed(side) for side in self.mirror.sides])
        return True

    async def _replayed(self, side: Side) -> list[bytes]:
        self._aside(side)
        parts: list[bytes] = []
        count, table = 1, side.table
        while len(parts) * 50 < count:
            steps = moments(table, len(table.tape), table.undone)
            part = replay_of(steps, self.eye, len(parts) * 50, 50, all_seeing=table.over and self.eye == SPECTATOR)
            count = part.count
            parts.append(encoder.encode(part))
        return parts

    async def _same(self, sent: list[list[bytes]]) -> None:
        here, there = sent
        if here != there:
            at = next(i for i, pair in enumerate(zip(here, there, strict=False)) if pair[0] != pair[1])
            raise Leak(f"seat {self.eye}, {self.doing}: {here[at][:2000]!r} and {there[at][:2000]!r}")


_WEIGHTS = {
    "choose": 60,
    "hidden": 6,
    "change_answer": 6,
    "why_not": 6,
    "try": 6,
    "undo": 6,
    "others_undo": 6,
    "want_back": 5,
    "talk": 6,
    "whisper": 3,
    "note": 4,
    "come_and_go": 2,
    "time_runs_out": 2,
    "ping": 1,
    "come_anew": 2,
    "look_again": 3,
    "replay": 2,
}


def _channels(side: Side) -> list[Channel]:
    channels: list[Channel] = side.table.game.talk(side.table.state)
    return channels


def mirror_of(table: Table, eye: int, rng: Random) -> Mirror | None:
    """Both tables, from the beginning of the unit that is being played; none if they part there."""
    assert table.began is not None
    try:
        return Mirror(table.game, table.seats, table.settings, table.began.state, eye, rng)
    except (BadTape, Parted):
        return None

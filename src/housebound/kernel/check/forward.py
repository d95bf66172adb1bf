"""Checks 4 and 6, `forward` and `pause`: a table and an imagined world, side by side.

Both are given the same choices and outcomes as far as the seat can see them. Until something is revealed to
it the seat is sent the same bytes, and the same seats are asked the same things.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from housebound.kernel.chance import Chance, Event, Outcome
from housebound.kernel.check.alike import difference
from housebound.kernel.check.report import Broken, blame
from housebound.kernel.check.sample import Sample
from housebound.kernel.check.secrets import look_alike
from housebound.kernel.errors import BadTape
from housebound.kernel.notice import Notice
from housebound.kernel.script import EVERYONE, Decision, Domain, Option
from housebound.kernel.table import Table

_LOOKS = 100
"""How many imaginations decide whether a difference was in plain sight, and so a failure of `view`."""
_OUT_OF_SIGHT = 300
"""How many decisions behind a screen are followed, if nothing is revealed."""


class Overheard(Chance):
    """Chance in a world with one listener. `visible` are outcomes that the seat sees in the current step, `unspoilt`
    is how many notices were told before something was revealed to it.
    """

    __slots__ = ("notices", "seat", "unspoilt", "visible")

    def __init__(self, random: Random, tape: list[Event], seat: int) -> None:
        super().__init__(random, tape)
        self.at = len(tape)
        self.seat = seat
        self.visible: list[Outcome] = []
        self.notices: list[Notice] = []
        self.unspoilt = -1

    def reveal(self, to: int) -> None:
        super().reveal(to)
        if to >> self.seat & 1 and self.unspoilt < 0:
            self.unspoilt = len(self.notices)

    def heard(self) -> list[str]:
        """What the seat was told before anything was revealed to it."""
        told = self.notices[: self.unspoilt] if self.unspoilt >= 0 else self.notices
        return [repr(notice) for notice in told if notice.to >> self.seat & 1]


class Watched(Overheard):
    """Chance that notes the outcomes which a seat sees."""

    __slots__ = ()

    def _record(self, domain: Domain, picked: tuple[int, ...], to: int) -> None:
        super()._record(domain, picked, to)
        if to >> self.seat & 1:
            self.visible.append(Outcome(domain, picked, to))


class OtherOutcome(Exception):
    """The seat sees an outcome here where it saw none, or another kind, in the other world."""


class Repeated(Overheard):
    """Chance that shows a seat the outcomes it saw in the other world, and draws the others freely."""

    __slots__ = ()

    def roll(self, domain: Domain, to: int = EVERYONE) -> int:
        self._repeat(domain, to)
        return super().roll(domain, to)

    def pick(self, items: Sequence[int], domain: Domain, to: int = EVERYONE) -> int:
        self._repeat(domain, to)
        return super().pick(items, domain, to)

    def weigh(self, weights: Sequence[int], domain: Domain, to: int = EVERYONE) -> int:
        self._repeat(domain, to)
        return super().weigh(weights, domain, to)

    def shuffle(self, items: Sequence[int], domain: Domain, to: int = EVERYONE) -> list[int]:
        self._repeat(domain, to)
        return super().shuffle(items, domain, to)

    def _repeat(self, domain: Domain, to: int) -> None:
        """Put the seat's next outcome on the tape, where it is followed; what cannot come up here is a `BadTape`."""
        if not to >> self.seat & 1:
            return
        if not self.visible or self.visible[0].domain.name != domain.name:
            raise OtherOutcome(domain.name)
        outcome = self.visible.pop(0)
        self.tape.append(Outcome(domain, outcome.picked, to))


def check_forward(sample: Sample, horizon: int) -> None:
    """Two of those who look on, each with a world of its own."""
    for seat in sample.rng.sample(sample.eyes, 2):
        Twosome(sample, seat).play(horizon)


class Twosome:
    """The true table's twin and a world that the seat imagines, moved together."""

    def __init__(self, sample: Sample, seat: int) -> None:
        self.sample = sample
        self.seat = seat
        self.true = sample.table.clone()
        self.watched = Watched(sample.stream(), self.true.tape, seat)
        self.world = sample.imagine(seat)
        self.repeated = Repeated(sample.stream(), self.world.tape, seat)
        _listen(self.true, self.watched)
        _listen(self.world, self.repeated)

    def play(self, horizon: int) -> None:
        for _ in range(horizon):
            self.sample.ran("forward")
            self.sample.ran("pause")
            if self.true.over:
                return
            if not _known(self.true, self.seat):
                self._go_behind_the_screen()
                return
            if not self._step():
                return
            if self._both_revealed():
                self._compare_heard()
                return
            self._compare()

    def _go_behind_the_screen(self) -> None:
        """Play what is decided without the seat's knowledge.

        In another world more may be decided so, or less. So the table is held against itself: what the seat is sent
        stays the same, byte for byte, until something is revealed to it.
        """
        table, watched, rng = self.true, self.watched, self.sample.rng
        sent, heard = table.sent(self.seat), watched.heard()
        for _ in range(_OUT_OF_SIGHT):
            decision = rng.choice(table.pending)
            watched.visible.clear()
            with blame("play", "a clone, played on"):
                table.choose(decision.seat, rng.choice(decision.options), decision.id)
            if table.revealed >> self.seat & 1:
                if found := difference(heard, watched.heard(), "notices"):
                    self._differ(found)
                return
            now = table.sent(self.seat)
            if now != sent:
                self._differ(difference(msgspec.json.decode(sent), msgspec.json.decode(now), "sent"))
            if watched.visible:
                self._differ(f"an outcome of {watched.visible[0].domain.name} is seen on this side of a screen")

    def _step(self) -> bool:
        """Whether both could be moved alike."""
        sample = self.sample
        both = zip(_known(self.true, self.seat), _known(self.world, self.seat), strict=False)
        here, there = sample.rng.choice(list(both))
        options = self._options(here, there)
        if options is None:
            return False
        self.watched.visible.clear()
        with blame("play", "a clone, played on"):
            self.true.choose(here.seat, options[0], here.id)
        self.repeated.visible = self.watched.visible.copy()
        try:
            with blame("world", f"a world that seat {self.seat} imagines, played on"):
                self.world.choose(there.seat, options[1], there.id)
        except Broken as broken:
            return self._may_part(broken)
        if self.repeated.visible and not self._both_revealed():
            self._differ(f"an outcome of {self.repeated.visible[0].domain.name} is seen in one world only")
        return True

    def _may_part(self, broken: Broken) -> bool:
        """The imagined world could not follow: rightly, if what the seat saw cannot come up in it."""
        if isinstance(broken.__cause__, BadTape):
            return False
        if isinstance(broken.__cause__, OtherOutcome):
            if self.true.revealed >> self.seat & self.repeated.revealed >> self.seat & 1:
                return False
            self._differ(f"an outcome of {broken.__cause__} is seen in one world only")
        raise broken

    def _options(self, here: Decision, there: Decision) -> tuple[Option, Option] | None:
        """What is chosen in each: the same where the seat learns it, anything where it does not."""
        rng = self.sample.rng
        if here.seat == self.seat or (here.to | there.to) >> self.seat & 1:
            common = [option for option in here.options if option in there.options]
            if not common:
                return None
            option = rng.choice(common)
            return option, option
        return rng.choice(here.options), rng.choice(there.options)

    def _both_revealed(self) -> bool:
        return bool(self.true.revealed >> self.seat & self.world.revealed >> self.seat & 1)

    def _compare(self) -> None:
        if self.true.over != self.world.over:
            self._differ("the game is over in one world only")
        here, there = ([decision.seat for decision in _known(table, self.seat)] for table in (self.true, self.world))
        if here != there:
            raise Broken(
                "pause",
                f"seat {self.seat} learns something hidden from who is asked: the seats {here} here, "
                f"but {there} in a world that it could not tell from this one",
            )
        with blame("forward", f"sent({self.seat})"):
            sent, imagined = self.true.sent(self.seat), self.world.sent(self.seat)
        if sent != imagined:
            self._in_plain_sight()
            self._differ(difference(msgspec.json.decode(sent), msgspec.json.decode(imagined), "sent"))

    def _compare_heard(self) -> None:
        """After something is revealed the two may differ; what was told before may not."""
        if found := difference(self.watched.heard(), self.repeated.heard(), "notices"):
            self._differ(found)

    def _in_plain_sight(self) -> None:
        """A view that shows what it should not is a matter of the view law, wherever it is met."""
        seen = msgspec.json.encode(self.true.view(self.seat))
        for _ in range(_LOOKS):
            with blame("world", f"imagine({self.seat})"):
                world = self.true.imagine(self.seat, self.sample.stream())
            look_alike(self.sample, self.seat, seen, world)

    def _differ(self, found: str) -> None:
        raise Broken(
            "forward",
            f"seat {self.seat} learns something hidden that was not revealed to it (reveal it whichever way it "
            f"turns out, and tell nobody else): {found}",
        )


def _listen(world: Table, chance: Overheard) -> None:
    """Give a silent twin ears, and a chance of another kind."""
    world._chance = world.state.chance = chance
    world.state.notices = chance.notices


def _known(table: Table, seat: int) -> list[Decision]:
    """The decisions of which this seat may know that they are asked; what for is part of what is sent."""
    return [decision for decision in table.pending if decision.known >> seat & 1]

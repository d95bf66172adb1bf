"""A cellar in which two whisper behind a screen: how often, the others learn only when it is over.

After the swap the first two seats go on whispering until one of them hushes, the third thing is said or the wind
blows; then everybody is told how often they did, and the bids are opened.
"""

from __future__ import annotations

from random import Random

import msgspec

from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Decision, Option, Script, any_of, numbers, only
from housebound.kernel.settings import Settings
from housebound.kernel.state import State
from tests.kernel.cellar import OPENING, STAY, SWAP, SWAPPED, WIND, Cellar, CellarGame, CellarSight, offer_swap

TEAM = only(0) | only(1)
WHISPERING = 6
MOST = 3
WHISPERED = NoticeKind("whispered", times=numbers("times", MOST))


class Conspiracy(Cellar):
    __slots__ = ("announced", "whispers")

    whispers: int  # so far in this round: the team's alone
    announced: int  # in the last round: everybody's

    def copy_from(self, other: Cellar) -> None:
        assert isinstance(other, Conspiracy)
        super().copy_from(other)
        self.whispers = other.whispers
        self.announced = other.announced


class ConspiracyView(msgspec.Struct, frozen=True):
    cellar: msgspec.Struct
    announced: int
    whispers: int


class ConspiracySight(CellarSight):
    def __init__(self, g: Conspiracy, seat: int) -> None:
        super().__init__(g, seat)
        self.announced = g.announced
        self.whispers = g.whispers if TEAM >> seat & 1 else -1


def state_of(g: State) -> Conspiracy:
    assert isinstance(g, Conspiracy)
    return g


class ConspiracyGame(CellarGame):
    name = "conspiracy"
    seats = (3, 4)

    def empty(self) -> Conspiracy:
        g = Conspiracy.__new__(Conspiracy)
        g.whispers = g.announced = 0
        return g

    def new(self, seats: int, settings: Settings) -> Conspiracy:
        return state_of(super().new(seats, settings))

    # -- play

    def next_unit(self, g: Cellar) -> Script[None] | None:
        return self.whisper(state_of(g)) if g.phase == WHISPERING else super().next_unit(g)

    def swap(self, g: Cellar) -> Script[None]:
        yield from super().swap(g)
        g.phase = WHISPERING

    def whisper(self, g: Conspiracy) -> Script[None]:
        answer: tuple[int, Option] = yield any_of([self.ask(g, seat) for seat in (0, 1)])
        g.whispers += answer[1] is SWAP
        draught = g.chance.roll(WIND, TEAM)
        g.tell(TEAM, SWAPPED, answer[0])
        if answer[1] is STAY or g.whispers == MOST or draught:
            self.announce(g)

    def ask(self, g: Conspiracy, seat: int) -> Decision:
        return Decision(seat, "whisper", offer_swap, rule="CEL-SWAP-1", to=TEAM, known=TEAM)

    def announce(self, g: Conspiracy) -> None:
        g.reveal(EVERYONE)
        g.tell(EVERYONE, WHISPERED, g.whispers)
        g.announced = g.whispers
        g.whispers = 0
        g.phase = OPENING

    # -- hidden information

    def sight(self, g: Cellar, seat: int) -> ConspiracySight:
        return ConspiracySight(state_of(g), seat)

    def view(self, sight: CellarSight) -> msgspec.Struct:
        assert isinstance(sight, ConspiracySight)
        return ConspiracyView(super().view(sight), sight.announced, sight.whispers)

    def resample(self, g: Cellar, seat: int, rng: Random) -> None:
        super().resample(g, seat, rng)
        if g.phase == WHISPERING and not TEAM >> seat & 1:
            state_of(g).whispers = rng.randrange(MOST)

    def hidden(self, g: Cellar, seat: int) -> dict[str, object]:
        hidden = super().hidden(g, seat)
        if g.phase == WHISPERING and not TEAM >> seat & 1:
            hidden["whispers"] = state_of(g).whispers
        return hidden


CONSPIRACY = ConspiracyGame()

"""A table of the real box: people roll and draw with their hands, and enter here what came up.

Whoever may see an outcome may enter it: of what everybody sees, anybody at the table; of a secret look, only who looks.
Where none of those is a person (a bot looks, or nobody may see it), the host looks and enters it, or else whoever sits
on the first seat. Others know at most that somebody enters something. What is offered is what can come up as far as
that seat knows (`Game.may_come_up`); what cannot come up after all is refused without a word on what can.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from hashlib import blake2b

from housebound.kernel.chance import NeedOutcome, Outcome
from housebound.kernel.errors import NotAsked, ScriptFailed, UnknownWord
from housebound.kernel.script import EVERYONE
from housebound.server.errors import ServerError, fault
from housebound.server.logs import whereabouts
from housebound.server.messages import EntrySeen, PileSeen
from housebound.server.moves import lines_since, told_of_need
from housebound.server.record import OPEN, PERSON
from housebound.server.seated_table import SeatedTable
from housebound.server.stored_table import ENTRY

log = logging.getLogger("housebound.server")

DICE = "dice"
"""The domain of rolls: what a game calls so is asked for by the faces."""


class RealBox(SeatedTable):
    """A table at which people may roll, and what they are asked then."""

    @property
    def is_real_box(self) -> bool:
        """Whether people enter what came up; a guide says it itself."""
        return self.table.seed is None and not self.record.guided

    @property
    def wanted_outcome(self) -> NeedOutcome | None:
        return self.table.needs if self.is_real_box else None

    # -- who enters, and what they see

    def who_enters(self, need: NeedOutcome) -> list[int]:
        """The people who may enter this, whoever is asked first of them; nobody, if they have yet to sit down."""
        seats = list(enumerate(self.record.seats))
        people = [seat for seat, one in seats if one.player == PERSON and not one.stand_in]
        eyes = [seat for seat in people if need.to >> seat & 1]
        if not eyes:
            if any(one.player == OPEN and need.to >> seat & 1 for seat, one in seats):
                return []
            hosts = [seat for seat in people if self.record.seats[seat].host]
            return (hosts or people)[:1]
        latest = self.table.latest
        acts = -1 if latest is None else latest.seat
        return sorted(eyes, key=lambda seat: (seat != acts, not self.record.seats[seat].host, seat))

    def entry_seen(self, seat: int) -> EntrySeen | None:
        """What this seat (or a spectator) may know of what is to be entered now."""
        need = self.wanted_outcome
        if need is None:
            return None
        people = self.who_enters(need)
        if seat in people:
            return self._asked_of(need, people[0], seat)
        return EntrySeen(people[0] if people else -1) if told_of_need(self.table) >> seat & 1 else None

    def _asked_of(self, need: NeedOutcome, first: int, seat: int) -> EntrySeen:
        table = self.table
        words = [need.domain.words[i] for i in table.game.may_come_up(table.state, need, seat)]
        dice = _dice(need)
        pile = None if need.count > 1 else table.game.pile(table.state, need, self._in_a_row(need))
        looks = need.to >> seat & 1
        eyes = [other for other in range(table.seats) if need.to >> other & 1]
        return EntrySeen(
            seat=first,
            mark=self._mark_of_entry(),
            domain=need.domain.name,
            words=tuple(sorted({face for word in need.words for face in word})) if dice else tuple(words),
            count=need.count,
            dice=dice,
            pile=None if pile is None or dice else PileSeen(*pile),
            private=need.to != EVERYONE,
            shared=need.to != EVERYONE and len(eyes) > 1,
            instead_of=-1 if looks or not eyes else eyes[0],
        )

    def _in_a_row(self, need: NeedOutcome) -> int:
        """How many outcomes of this kind came up one after another before this one."""
        count = 0
        for event in reversed(self.table.tape):
            if not isinstance(event, Outcome) or event.domain is not need.domain:
                break
            count += 1
        return count

    def _mark_of_entry(self) -> str:
        """Another one for every entry, the same in every process; it tells nobody how much has happened unseen."""
        where = f"{self.id} {self.record.seed} {len(self.table.tape)} {self.times_back}"
        return blake2b(where.encode(), key=self.record.host.encode()[:64], digest_size=9).hexdigest()

    # -- entering

    async def enter(self, seat: int, entry: str, outcome: str) -> None:
        """Say what came up; it is stored when this returns."""
        await self._carry_out(lambda: self._enter(seat, entry, outcome))

    async def _enter(self, seat: int, entry: str, outcome: str) -> None:
        need, table = self._wanted_of(seat, entry), self.table
        before, in_the_open = len(table.tape), told_of_need(table) == EVERYONE
        try:
            table.enter(outcome)
        except (NotAsked, UnknownWord):
            await self._tell_of_misfit(need, seat, outcome.split())
            raise _cannot_come_up() from None
        except ScriptFailed as failure:
            log.error("a rule failed", extra={"table": self.id, "why": whereabouts(failure)})
            raise fault() from None
        self._unsettled = True
        try:
            now = await self._append(ENTRY, lines_since(table, before), last=table.over)
        except BaseException:
            if self.table is table:
                table.forget(before)
                self.epoch = time.monotonic_ns()
            raise
        finally:
            self._unsettled = False
        self._has_entered(in_the_open, now)

    def _wanted_of(self, seat: int, entry: str) -> NeedOutcome:
        """What this seat is asked to enter under this mark."""
        if not self.is_real_box:
            raise ServerError(
                "no-real-box", "the program rolls and draws at this table: there is nothing to enter", 409
            )
        seen, need = self.entry_seen(seat), self.wanted_outcome
        if seen is None or need is None:
            raise ServerError("nothing-to-enter", "nothing is to be entered now: it was entered, or taken back", 409)
        if not seen.mark:
            raise ServerError("not-your-entry", "this is for other eyes: whoever may see what came up enters it", 403)
        if seen.mark != entry:
            raise ServerError("late-entry", "this was entered already, or taken back: look at what is asked now", 409)
        return need

    async def _tell_of_misfit(self, need: NeedOutcome, seat: int, words: Sequence[str]) -> None:
        """A seat could find out what others have seen by trying: that it tries is told to everybody."""
        offered = {need.domain.words[i] for i in self.table.game.may_come_up(self.table.state, need, seat)}
        if need.to != EVERYONE and len(words) == need.count and offered.issuperset(words):
            await self._announce(seat, "misfit")


def _dice(need: NeedOutcome) -> int:
    """How many dice were rolled, where any of them may show any face: a word has a digit for each; 0: no such roll."""
    words = need.words
    faces = {face for word in words for face in word}
    length = len(words[0])
    return length if need.domain.name == DICE and len(words) == len(faces) ** length else 0


def _cannot_come_up() -> ServerError:
    sentence = "this cannot come up here: look again; if it did, an earlier entry is wrong, and the table can go back"
    return ServerError("cannot-come-up", sentence, 409)

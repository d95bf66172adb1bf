"""Chance: the only source of randomness at a table.

Every outcome is one event on the tape and takes exactly one number of its stream, so a loaded game goes
on with the same dice. Chance is lazy: a deck is a bag of what is still in it, and the draw decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from random import Random

from mypy_extensions import mypyc_attr

from housebound.kernel.errors import BadTape
from housebound.kernel.script import EVERYONE, Domain, Option
from housebound.kernel.streams import apart

Choice = tuple[int, int, Option]
"""A seat's choice, as it stands on the tape: seat, number among the seat's decisions of the same question, option."""


@mypyc_attr(acyclic=True)
class Outcome:
    """A chance outcome, as it stands on the tape: words of a domain, and who saw them."""

    __slots__ = ("domain", "picked", "to")

    def __init__(self, domain: Domain, picked: tuple[int, ...], to: int) -> None:
        self.domain = domain
        self.picked = picked
        self.to = to

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(self.domain.words[i] for i in self.picked)


Event = Choice | Outcome


class NeedOutcome(Exception):
    """People roll the dice at this table, and nobody has said yet what came up."""

    def __init__(self, domain: Domain, possible: tuple[int, ...], to: int, count: int = 1) -> None:
        self.domain = domain
        self.possible = possible
        self.to = to
        self.count = count
        super().__init__(f"an outcome of {domain.name} is needed")

    @property
    def words(self) -> tuple[str, ...]:
        """The words that can come up."""
        return tuple(self.domain.words[i] for i in self.possible)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Rolls, draws, picks and shuffles; live from a stream, from a tape, or from people.

    `tape` is the table's list of events and `at` the next one to follow; past its end, outcomes are live.
    `shown` collects who saw an outcome since the table last looked, `revealed` who learnt what lay hidden.
    """

    __slots__ = ("_random", "at", "revealed", "shown", "tape")

    def __init__(self, random: Random | None, tape: list[Event]) -> None:
        self._random = random
        self.tape = tape
        self.at = 0
        self.shown = 0
        self.revealed = 0

    def roll(self, domain: Domain, to: int = EVERYONE) -> int:
        """One word of the domain, all equally likely."""
        if self.at < len(self.tape):
            return self._follow(domain, None, to)[0]
        if self._random is None:
            raise NeedOutcome(domain, tuple(range(len(domain))), to)
        word = int(self._random.random() * len(domain))
        self._record(domain, (word,), to)
        return word

    def pick(self, items: Sequence[int], domain: Domain, to: int = EVERYONE) -> int:
        """One of these words of the domain, all equally likely; a word that stands twice is twice as likely."""
        if self.at < len(self.tape):
            return self._follow(domain, items, to)[0]
        if self._random is None:
            raise NeedOutcome(domain, tuple(sorted(set(items))), to)
        word = items[int(self._random.random() * len(items))]
        self._record(domain, (word,), to)
        return word

    def weigh(self, weights: Sequence[int], domain: Domain, to: int = EVERYONE) -> int:
        """One word of the domain, word i with probability weights[i] / sum(weights)."""
        if self.at < len(self.tape):
            return self._follow(domain, [i for i, w in enumerate(weights) if w], to)[0]
        if self._random is None:
            raise NeedOutcome(domain, tuple(i for i, w in enumerate(weights) if w), to)
        total = sum(weights)
        if not total:
            raise ValueError(f"nothing is left to draw an outcome of {domain.name} from")
        pieces = weights if isinstance(weights, list) else list(weights)
        word = _piece(pieces, int(self._random.random() * total))
        self._record(domain, (word,), to)
        return word

    def draw(self, bag: list[int], domain: Domain, to: int = EVERYONE) -> int:
        """Draw from a bag, which holds bag[i] pieces of word i; the piece is taken out."""
        word = self.weigh(bag, domain, to)
        bag[word] -= 1
        return word

    def shuffle(self, items: Sequence[int], domain: Domain, to: int = EVERYONE) -> list[int]:
        """These words in a random order, as one outcome."""
        if self.at < len(self.tape):
            return list(self._follow(domain, items, to, order=True))
        if self._random is None:
            raise NeedOutcome(domain, tuple(items), to, len(items))
        order = list(items)
        apart(self._random).shuffle(order)
        self._record(domain, tuple(order), to)
        return order

    def skip(self, count: int) -> None:
        """Move the stream past `count` outcomes that came from a tape."""
        if self._random is not None:
            for _ in range(count):
                self._random.random()

    def reveal(self, to: int) -> None:
        """These seats learn what lay hidden: no outcome, but no way back either."""
        self.revealed |= to

    def stream(self) -> Random | None:
        """A copy of the stream as it stands: drawing from it does not move these dice."""
        return copy(self._random)

    @property
    def by_people(self) -> bool:
        """Whether people roll the dice here."""
        return self._random is None

    def _record(self, domain: Domain, picked: tuple[int, ...], to: int) -> None:
        """A live outcome goes on the tape."""
        self.tape.append(Outcome(domain, picked, to))
        self.at += 1
        self.shown |= to

    def _follow(self, domain: Domain, possible: Sequence[int] | None, to: int, order: bool = False) -> tuple[int, ...]:
        """The next outcome of the tape, if the rules still allow it: one possible word, or all of them in an order."""
        event = self.tape[self.at]
        if not isinstance(event, Outcome) or event.domain.name != domain.name:
            found = event.domain.name if isinstance(event, Outcome) else event[2].name
            raise BadTape("the-rules-want-an-outcome-of-the-tape", self.at + 1, domain=domain.name, found=found)
        picked = event.picked
        if order:
            fits = sorted(picked) == sorted(possible or ())
        else:
            fits = len(picked) == 1 and (possible is None or picked[0] in possible)
        if not fits:
            raise BadTape("cannot-come-up-here", self.at + 1, domain=domain.name, known=" ".join(event.words))
        event.to = to
        self.at += 1
        self.shown |= to
        return picked


def _piece(weights: list[int], nth: int) -> int:
    """The word of the nth piece, counted from 0, where the pieces of one word lie together."""
    word = 0
    for weight in weights:
        nth -= weight
        if nth < 0:
            break
        word += 1
    return word

"""What a game says to a table: decisions, and the scripts that yield them. (Words and options: `vocabulary`.)

A rule that may ask somebody something is a generator::

    def look(g: House, who: int) -> Script[None]:
        choice: Option = yield Decision(g.seat_of(who), "look", offer_look, rule="R25-LOOK-1")
        ...

`yield` hands out one Decision, or `all_of` several that are answered at once and in secret, or `any_of`
several of which the first answer counts.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from housebound.kernel.finished import FINISHED
from housebound.kernel.vocabulary import Domain, Option, Verb, Vocabulary, numbers

__all__ = [
    "EVERYONE",
    "NOBODY",
    "NOTHING",
    "SPECTATOR",
    "AllOf",
    "AnyOf",
    "Ask",
    "Decision",
    "Domain",
    "Ended",
    "Offers",
    "Option",
    "Question",
    "Script",
    "Verb",
    "Vocabulary",
    "all_of",
    "any_of",
    "forced",
    "meanwhile",
    "numbers",
    "only",
    "possible",
]

T = TypeVar("T")

EVERYONE: Final = -1
"""An audience is a set of seats as bits; this one has every bit, a spectator's too."""
NOBODY: Final = 0
SPECTATOR: Final = 62
"""The seat number under which a spectator looks on: no real seat, so only what is for everyone is seen."""


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


@mypyc_attr(acyclic=True)
class Ask:
    """What an `offers` function fills in: one pass that names the legal options and, if asked, the barred ones."""

    __slots__ = ("barred", "options", "subject", "why")

    def __init__(
        self, subject: int, options: list[Option], why: bool = False, barred: list[tuple[Option, str]] | None = None
    ) -> None:
        self.subject = subject
        self.options = options
        self.why = why
        """Whether barred options are wanted at all; lets an `offers` function skip whole loops."""
        self.barred = barred

    def offer(self, option: Option, unless: str = "") -> None:
        """This option is legal, unless this rule forbids it now (empty: none does)."""
        if not unless:
            self.options.append(option)
        elif self.barred is not None:
            self.barred.append((option, unless))

    def bar(self, option: Option, rule: str) -> None:
        """This option is not legal, by this rule. Costs nothing unless somebody asked why."""
        if self.barred is not None:
            self.barred.append((option, rule))


Offers = Callable[[Any, int, Ask], None]


@mypyc_attr(acyclic=True)
class Decision:
    """Somebody must choose.

    `prompt` is a fixed word and public, like the fact that `seat` is asked; `subject` is the public thing
    it is about (a character's number, say); `to` is who learns the answer. Where two sides play behind a screen,
    `known` is who may know that anybody is asked: the others see nothing of the decision at all, and what they see
    next was revealed to them. Nobody waits for a `standing` decision (see `meanwhile`). Options are computed from the
    state when first looked at, never before. The table gives a decision its `state`, its `id` among its seat's own
    and, where a question asks one seat several things, its number `nth` among them.
    """

    __slots__ = (
        "id",
        "known",
        "nth",
        "offered",
        "offers",
        "prompt",
        "rule",
        "seat",
        "standing",
        "state",
        "subject",
        "to",
    )

    def __init__(
        self,
        seat: int,
        prompt: str,
        offers: Offers,
        rule: str,
        subject: int = -1,
        to: int = EVERYONE,
        known: int = EVERYONE,
        standing: bool = False,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.offers = offers
        self.rule = rule
        self.subject = subject
        self.to = to
        self.known = known
        self.standing = standing
        self.offered: list[Option] | None = None
        """The options, once somebody has looked at them."""
        self.id = -1
        self.nth = 0
        self.state: Any = None

    @property
    def options(self) -> list[Option]:
        """What may be chosen."""
        options = self.offered
        return self.offer() if options is None else options

    def offer(self) -> list[Option]:
        """Compute the options, from the state as it stands now."""
        options: list[Option] = []
        offers = self.offers
        offers(self.state, self.seat, Ask(self.subject, options))
        self.offered = options
        return options

    @property
    def barred(self) -> list[tuple[Option, str]]:
        """What people might try but may not, each with the id of the rule that forbids it.

        Only rules that the seat may read are named (see `State.citable`), and each of them once.
        """
        barred: list[tuple[Option, str]] = []
        self.offers(self.state, self.seat, Ask(self.subject, [], True, barred))
        return list(dict.fromkeys((option, self.state.citable(self.seat, rule)) for option, rule in barred))

    def why_not(self, option: Option) -> list[str]:
        """The rules that refuse `option`: those that bar it, or the one it comes from, or the one that asks."""
        if option in self.options:
            return []
        rules = [rule for barred, rule in self.barred if barred is option]
        return rules or [self.state.citable(self.seat, option.verb.rule or self.rule)]

    @property
    def cited(self) -> str:
        """The rule that the decision comes from, as its seat may read it."""
        rule: str = self.state.citable(self.seat, self.rule)
        return rule

    def forget(self) -> None:
        """Compute the options anew when next asked: the state was changed from outside."""
        self.offered = None

    def __repr__(self) -> str:
        return f"<Decision: seat {self.seat} {self.prompt}>"


class Ended(Exception):
    """Raised by a rule that ends the game at once: the table cuts the script short, whatever was going on.

    The state must be whole when it is raised, and `next_unit` must then have nothing more to do.
    """


class AllOf:
    """Several decisions at once and in secret. Built by `all_of`."""

    __slots__ = ("decisions",)

    def __init__(self, decisions: list[Decision]) -> None:
        self.decisions = decisions


class AnyOf:
    """Several decisions of which the first answered one counts. Built by `any_of`."""

    __slots__ = ("decisions",)

    def __init__(self, decisions: list[Decision]) -> None:
        self.decisions = decisions


def all_of(decisions: Sequence[Decision]) -> AllOf:
    """All these seats choose at once; the script gets the list of options in the order asked."""
    if not decisions:
        raise ValueError("all_of needs at least one decision: nobody would ever answer")
    return AllOf(list(decisions))


def any_of(decisions: Sequence[Decision]) -> AnyOf:
    """Any of these seats may act first; the script gets the pair (seat, option)."""
    if not decisions:
        raise ValueError("any_of needs at least one decision: nobody would ever answer")
    return AnyOf(list(decisions))


def meanwhile(decision: Decision, standing: Sequence[Decision]) -> AnyOf:
    """This decision, while other seats may do something at any moment that nobody waits for.

    What the standing decisions offer is known to their own seats alone, and so is that they offer anything; that there
    are such decisions is not. So ask every seat that might act, as far as everybody knows. The script gets the pair
    (seat, option) of whoever acts first.
    """
    for other in standing:
        other.standing = True
        other.known = only(other.seat)
    return AnyOf([decision, *standing])


Question = Decision | AllOf | AnyOf
Script = Generator[Question, Any, T]


NOTHING: Final[Script[None]] = FINISHED
"""A script that is at its end: the answer of a rule that only sometimes has to ask, and has done all there is to do.

Scripts are made at every step of a game; a rule that returns this one, where nothing has to be asked, costs no more
than a plain call. `yield from` it as often as you like.
"""


def possible(g: Any, decision: Decision) -> bool:
    """Whether there is anything to choose: a rule that asks for the impossible is passed over."""
    decision.state = g
    return bool(decision.options)


def forced(g: Any, decision: Decision) -> Script[Option]:
    """Ask, unless there is only one thing to choose: then that is what happens.

    For steps of a rule whose options everybody can see. Never for a player's own act, nor where the number
    of options depends on something hidden.
    """
    decision.state = g
    options = decision.options
    if len(options) == 1:
        return options[0]
    option: Option = yield decision
    return option

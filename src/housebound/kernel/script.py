"""What a game says to a table: words, options, decisions, and the scripts that yield them.

A rule that may ask somebody something is a generator::

    def look(g: House, who: int) -> Script[None]:
        choice: Option = yield Decision(g.seat_of(who), "look", offer_look, rule="R25-LOOK-1")
        ...

`yield` hands out one Decision, or `all_of` several that are answered at once and in secret, or `any_of`
several of which the first answer counts.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Generator, Sequence
from typing import Any, Final, TypeVar, cast

from mypy_extensions import mypyc_attr

from housebound.kernel.errors import UnknownWord

T = TypeVar("T")

EVERYONE: Final = -1
"""An audience is a set of seats as bits; this one has every bit, a spectator's too."""
NOBODY: Final = 0
SPECTATOR: Final = 62
"""The seat number under which a spectator looks on: no real seat, so only what is for everyone is seen."""


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


_UNWRITABLE: Final = re.compile(r"[\s(),#]")


class Domain:
    """A closed list of words: what an argument, a chance outcome or a notice's detail can be.

    >>> colour = Domain("colour", ["green", "yellow", "red"])
    >>> colour["yellow"], colour.words[1], len(colour)
    (1, 'yellow', 3)
    """

    __slots__ = ("_index", "name", "words")

    def __init__(self, name: str, words: Sequence[str]) -> None:
        self.name = name
        self.words = tuple(words)
        self._index = {word: i for i, word in enumerate(self.words)}
        if len(self._index) != len(self.words):
            raise ValueError(f"domain {name} has a word twice")
        for word in self.words:
            if not word or _UNWRITABLE.search(word):
                raise ValueError(f"domain {name}: {word!r} cannot be written on a tape")

    def __getitem__(self, word: str) -> int:
        try:
            return self._index[word]
        except KeyError:
            raise UnknownWord(self.name, word, self.words) from None

    def __len__(self) -> int:
        return len(self.words)

    def __repr__(self) -> str:
        return f"<Domain {self.name}: {len(self.words)} words>"


def numbers(name: str, last: int) -> Domain:
    """The domain of the whole numbers 0 to `last`; word and index agree."""
    return Domain(name, [str(n) for n in range(last + 1)])


class Option:
    """One immutable choice, made of a verb and small arguments. Interned: compare with `is`."""

    __slots__ = ("args", "id", "name", "verb")

    verb: Verb
    args: tuple[int, ...]
    id: int
    name: str

    def __init__(self, verb: Verb, args: tuple[int, ...], number: int) -> None:
        self.verb = verb
        self.args = args
        self.id = verb.offset + number
        words = [domain.words[i] for domain, i in zip(verb.domains, args, strict=True)]
        self.name = f"{verb.name}({','.join(words)})" if words else verb.name

    @property
    def words(self) -> tuple[str, ...]:
        """The arguments as words."""
        return tuple(domain.words[i] for domain, i in zip(self.verb.domains, self.args, strict=True))

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Callable[[str, str, str], Option], tuple[str, str, str]]:
        vocabulary = self.verb.vocabulary
        return (_interned, (vocabulary.module, vocabulary.name, self.name))


class Verb:
    """A kind of choice with the domains of its arguments. Calling it gives the interned Option."""

    __slots__ = ("_built", "domains", "name", "offset", "size", "vocabulary")

    def __init__(self, vocabulary: Vocabulary, name: str, domains: tuple[Domain, ...], offset: int) -> None:
        self.vocabulary = vocabulary
        self.name = name
        self.domains = domains
        self.offset = offset
        self.size = 1
        for domain in domains:
            self.size *= len(domain)
        self._built: dict[tuple[int, ...], Option] = {}

    def __call__(self, *args: int) -> Option:
        option = self._built.get(args)
        return option if option is not None else self._build(args)

    def _build(self, args: tuple[int, ...]) -> Option:
        number = 0
        for domain, i in zip(self.domains, args, strict=True):
            if not 0 <= i < len(domain):
                raise UnknownWord(domain.name, str(i), domain.words)
            number = number * len(domain) + i
        option = self._built[args] = Option(self, args, number)
        return option

    def numbered(self, number: int) -> Option:
        """The option with this mixed-radix number among the verb's own."""
        args: list[int] = []
        for domain in reversed(self.domains):
            number, i = divmod(number, len(domain))
            args.append(i)
        return self(*reversed(args))

    def each(self) -> tuple[Option, ...]:
        """Every option of the verb, in the order of its numbers: build once, index on the hot path."""
        return tuple(self.numbered(n) for n in range(self.size))

    def __repr__(self) -> str:
        return f"<Verb {self.name}>"


_VOCABULARIES: Final[dict[tuple[str, str], Vocabulary]] = {}
_OPTION: Final = re.compile(r"\s*(\w+)\s*(?:\(([^()]*)\))?\s*")


class Vocabulary:
    """All verbs of one game: reads options from their names and numbers them for learning programs."""

    __slots__ = ("_verbs", "module", "name", "size")

    def __init__(self, name: str, module: str) -> None:
        self.name = name
        self.module = module
        self.size = 0
        self._verbs: dict[str, Verb] = {}
        _VOCABULARIES[module, name] = self

    def verb(self, name: str, *domains: Domain) -> Verb:
        if name in self._verbs:
            raise ValueError(f"the verb {name} is declared twice in {self.name}")
        verb = Verb(self, name, domains, self.size)
        self.size += verb.size
        self._verbs[name] = verb
        return verb

    @property
    def verbs(self) -> tuple[Verb, ...]:
        return tuple(self._verbs.values())

    def read(self, text: str) -> Option:
        """The option written as `text`, for example ``move(C2)``."""
        match = _OPTION.fullmatch(text)
        if match is None:
            raise UnknownWord("option", text, ("verb", "verb(word,word)"))
        verb = self._verbs.get(match[1])
        if verb is None:
            raise UnknownWord("verb", match[1], tuple(self._verbs))
        words = [word.strip() for word in match[2].split(",")] if match[2] else []
        if len(words) != len(verb.domains):
            shape = f"{verb.name}({','.join(domain.name for domain in verb.domains)})"
            raise UnknownWord("option", text, (shape,))
        return verb(*[domain[word] for domain, word in zip(verb.domains, words, strict=True)])

    def numbered(self, number: int) -> Option:
        """The option with this id."""
        for verb in self._verbs.values():
            if 0 <= number < verb.offset + verb.size:
                return verb.numbered(number - verb.offset)
        raise UnknownWord("option id", str(number), (f"0 to {self.size - 1}",))


def _interned(module: str, vocabulary: str, name: str) -> Option:
    if (module, vocabulary) not in _VOCABULARIES:
        importlib.import_module(module)
    return _VOCABULARIES[module, vocabulary].read(name)


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
    next was revealed to them. Options are computed from the state when first looked at, never before. The table gives
    a decision its `state`, its `id` among its seat's own and, where a question asks one seat several things, its
    number `nth` among them.
    """

    __slots__ = ("id", "known", "nth", "offered", "offers", "prompt", "rule", "seat", "state", "subject", "to")

    def __init__(
        self,
        seat: int,
        prompt: str,
        offers: Offers,
        rule: str,
        subject: int = -1,
        to: int = EVERYONE,
        known: int = EVERYONE,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.offers = offers
        self.rule = rule
        self.subject = subject
        self.to = to
        self.known = known
        self.offered: list[Option] | None = None
        """The options, once somebody has looked at them."""
        self.id = -1
        self.nth = 0
        self.state: Any = None

    @property
    def options(self) -> list[Option]:
        options = self.offered
        if options is None:
            options = []
            offers = self.offers
            offers(self.state, self.seat, Ask(self.subject, options))
            self.offered = options
        return options

    @property
    def barred(self) -> list[tuple[Option, str]]:
        """What people might try but may not, each with the id of the rule that forbids it."""
        barred: list[tuple[Option, str]] = []
        self.offers(self.state, self.seat, Ask(self.subject, [], True, barred))
        return barred

    def why_not(self, option: Option) -> list[str]:
        """The rules that refuse `option`: those that bar it, or else the rule the decision comes from."""
        if option in self.options:
            return []
        return [rule for barred, rule in self.barred if barred is option] or [self.rule]

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


Question = Decision | AllOf | AnyOf
Script = Generator[Question, Any, T]
NOTHING: Final[Script[None]] = cast("Script[None]", ())
"""The script of what is done already: for a rule that only sometimes has to ask."""


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

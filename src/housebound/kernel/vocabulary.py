"""The words of a game: domains of arguments and outcomes, verbs, and the options made of them."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from housebound.kernel.errors import UnknownWord

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


@mypyc_attr(acyclic=True)
class Option:
    """One immutable choice, made of a verb and small arguments. Interned: compare with `is`.

    It lives as long as its vocabulary, so compiled the collector need not look at it, nor at the tapes that name it.
    """

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

    __slots__ = ("_built", "domains", "name", "offset", "rule", "size", "vocabulary")

    def __init__(self, vocabulary: Vocabulary, name: str, domains: tuple[Domain, ...], offset: int, rule: str) -> None:
        self.vocabulary = vocabulary
        self.name = name
        self.rule = rule
        """The rule that gives this choice: it refuses what is neither offered nor barred. Empty: whatever is asked."""
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

    def verb(self, name: str, *domains: Domain, rule: str = "") -> Verb:
        """A new verb. `rule`: the rule that gives the choice, and refuses it where no other rule says why."""
        if name in self._verbs:
            raise ValueError(f"the verb {name} is declared twice in {self.name}")
        verb = Verb(self, name, domains, self.size, rule)
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

"""Options as numbers for programs that learn: each its own, or said word by word.

Every option of a game has its number (`Option.id`): the verb's offset plus the mixed radix of its arguments. That is
1,972 in Room 25, but 213,582 in Betrayal. Said word by word, first the verb and then one argument after the other,
every answer is made of a few words out of a short list: the game's lexicon.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from housebound.kernel.script import Domain, Option, Vocabulary

Mask = NDArray[np.int8]


class Lexicon:
    """Every verb and every word of an argument of one game, each with its number; an option is a sentence of them.

    >>> import housebound
    >>> lexicon = Lexicon(housebound.game("betrayal").vocabulary)
    >>> option = housebound.game("betrayal").vocabulary.read("walk(kitchen)")
    >>> [lexicon.names[word] for word in lexicon.sentence(option)]
    ['walk', 'room:kitchen']
    """

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        names = [verb.name for verb in vocabulary.verbs]
        self._verb = {verb.name: number for number, verb in enumerate(vocabulary.verbs)}
        self._first: dict[str, int] = {}
        for domain in _domains(vocabulary):
            self._first[domain.name] = len(names)
            names += [f"{domain.name}:{word}" for word in domain.words]
        self.names = tuple(names)
        self._sentences: dict[Option, tuple[int, ...]] = {}

    @property
    def size(self) -> int:
        return len(self.names)

    @cached_property
    def longest(self) -> int:
        """The most words that an answer has."""
        return 1 + max(len(verb.domains) for verb in self.vocabulary.verbs)

    def sentence(self, option: Option) -> tuple[int, ...]:
        """The option as numbers of words: its verb, then its arguments in their order."""
        known = self._sentences.get(option)
        if known is None:
            words = zip(option.verb.domains, option.args, strict=True)
            known = (self._verb[option.verb.name], *[self._first[domain.name] + i for domain, i in words])
            self._sentences[option] = known
        return known

    def next_words(self, options: Sequence[Option], said: Sequence[int] = ()) -> dict[int, list[Option]]:
        """What may be said next after what was said, and the options that are left then.

        An option that ends where another goes on cannot be: a verb has always as many arguments.
        """
        before, n = tuple(said), len(said)
        sentences = self._sentences
        left: dict[int, list[Option]] = {}
        for option in options:
            sentence = sentences.get(option) or self.sentence(option)
            if len(sentence) > n and sentence[:n] == before:
                word = sentence[n]
                if word in left:
                    left[word].append(option)
                else:
                    left[word] = [option]
        return left


def _domains(vocabulary: Vocabulary) -> list[Domain]:
    """Every domain of an argument once, in the order in which verbs name them."""
    return list({domain.name: domain for verb in vocabulary.verbs for domain in verb.domains}.values())


def marked(size: int, numbers: Sequence[int]) -> Mask:
    """A mask: 1 for each of these numbers."""
    mask = bytearray(size)
    for number in numbers:  # few of many: quicker than an array of them
        mask[number] = 1
    return np.frombuffer(mask, dtype=np.int8)

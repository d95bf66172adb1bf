"""Every sentence of every game can be said in every language with every name: a name has the forms that it takes there.

What a language cannot say is said in English, so that a form that one name lacks would hardly be noticed at a table.
Here each language stands alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest

from housebound.kernel import registry
from housebound.kernel.script import Domain
from housebound.locales import FluentSpeech, speech
from housebound.locales.wording import _details, message_id
from housebound.server.texts import notice_kinds
from tests.locales.betrayal_source import prompts as prompts_of_betrayal

LANGUAGES = ("en", "ru", "pl", "it")
GAMES = ("betrayal", "room25", "terrorscape")
ENDS = tuple(".?!…»”:")
"""What a sentence ends with; a colon, where a list of names follows."""


def alone(game: str, language: str) -> FluentSpeech:
    """The words of one language without the English ones behind them."""
    return FluentSpeech(language, speech(game, language)._bundles[:1])


def each_word_once(domains: Sequence[Domain]) -> Iterator[tuple[int, ...]]:
    """Every word of every domain at least once."""
    for n in range(max((len(domain) for domain in domains), default=1)):
        yield tuple((n + 3 * k) % len(domain) for k, domain in enumerate(domains))


def said(words: FluentSpeech, message: str, names: Sequence[str], domains: Sequence[Domain]) -> Iterator[str]:
    """A message with every word; where it cannot be said, its id and the words that it failed with."""
    for args in each_word_once(domains):
        sentence = words.say(message, **_details(names, domains, args, words))
        failed = ", ".join(domain.words[i] for domain, i in zip(domains, args, strict=True))
        yield f"{message}: {failed}" if sentence == message else sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_notice_is_a_sentence_with_every_name(game: str, language: str) -> None:
    words = alone(game, language)
    wrong = []
    for kind in notice_kinds(registry.find(game)):
        for way in ("notice", "said"):
            message = message_id(way, kind.name)
            if way == "said" and not words.knows(message):
                continue
            for sentence in said(words, message, kind.fields, kind.domains):
                is_whole = sentence.endswith(ENDS) and not re.search(r"[{}_]|  | [.,;:?!]", sentence)
                if not is_whole or sentence.startswith(message):
                    wrong.append(sentence)
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_named_with_every_name(game: str, language: str) -> None:
    words = alone(game, language)
    wrong = []
    for verb in registry.find(game).vocabulary.verbs:
        names: list[str] = []
        for domain in verb.domains:
            nth = sum(earlier is domain for earlier in verb.domains[: len(names)]) + 1
            names.append(domain.name if nth == 1 else f"{domain.name}{nth}")
        message = message_id("verb", verb.name)
        wrong += [
            sentence
            for sentence in said(words, message, names, verb.domains)
            if sentence.startswith(message) or re.search(r"[{}_]|  ", sentence)
        ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_asked_with_every_name(game: str, language: str) -> None:
    words, found = alone(game, language), registry.find(game)
    known = [entry for entry in words._bundles[0]._messages if entry.startswith(("prompt-", "asked-"))]
    assert len(known) > 10
    if game == "betrayal":
        assert {message_id("prompt", one) for one in prompts_of_betrayal()} <= set(known)
    domains = [found.subjects] if found.subjects is not None else []
    wrong = [
        sentence
        for message in known
        for sentence in said(words, message, ["subject"] * len(domains), domains)
        if sentence.startswith(message) or re.search(r"[{}_]|  ", sentence)
    ]
    assert wrong == []

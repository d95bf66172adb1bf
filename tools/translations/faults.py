"""What can be wrong with a translation, as far as a program can see it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from housebound.kernel.rulebook import Rule
from tools.translations import numerals, typography
from tools.translations.reading import ENGLISH, HOME, Said, messages, parts, rule_text, rules

PLURALS: Mapping[str, frozenset[str]] = {
    "en": frozenset({"one", "other"}),
    "ru": frozenset({"one", "few", "many", "other"}),
    "pl": frozenset({"one", "few", "many", "other"}),
    "it": frozenset({"one", "other"}),
}
"""The plural categories that whole numbers have in a language, and the one for all else."""
FORMS: Mapping[str, frozenset[str]] = {
    "ru": frozenset({"gen", "dat", "acc", "ins", "prep", "gender"}),
    "pl": frozenset({"gen", "dat", "acc", "ins", "loc", "in", "to", "from", "gender"}),
    "it": frozenset({"art", "cap", "in", "to", "from", "of", "gender", "number"}),
}
"""What names carry beside themselves in a language."""
_NUMBER = re.compile(r"\d+")
_RULE_ID = re.compile(r"\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+-\d+\b")
_MIXED = re.compile(r"[А-Яа-яЁё][A-Za-z]|[A-Za-z][А-Яа-яЁё]")


def faults(language: str, home: Path = HOME) -> Iterator[str]:
    """Everything that is wrong with the texts of a language, one sentence each."""
    ours, theirs = messages(ENGLISH, home), messages(language, home)
    for key in theirs.keys() - ours.keys():
        yield f"{key[0]}.ftl: {key[1]} does not stand in the English file of that name"
    for key in sorted(ours.keys() & theirs.keys()):
        yield from (f"{key[0]}.ftl: {key[1]}: {fault}" for fault in of_message(ours[key], theirs[key], language))
    book, translated = rules(ENGLISH), rules(language, home)
    for file, name in translated.keys() - book.keys():
        yield f"{file}.md: {name} is no rule, or belongs into another file"
    for file, name in sorted(book.keys() & translated.keys()):
        found = of_rule(book[file, name], translated[file, name], language)
        yield from (f"{file}.md: {name}: {fault}" for fault in found)
    yield from typography.of_spaces(language, home)


def of_message(ours: Said, theirs: Said, language: str) -> Iterator[str]:
    if (ours.message.value is None) != (theirs.message.value is None):
        yield "one of the two has no text"
        return
    if ours.message.value is None:
        return
    english, other = parts(ours.message), parts(theirs.message)
    yield from _of_variables(english.variables, other.variables, english.selected | other.selected, language)
    for variable, keys in other.selections:
        yield from _of_selection(variable, keys, dict(english.selections).get(variable), language)
    yield from of_text(
        "".join(english.texts), "".join(other.texts), language, plural=bool(english.selections or other.selections)
    )
    yield from _of_rendering(theirs, language)


def _of_variables(ours: set[str], theirs: set[str], selected: set[str], language: str) -> Iterator[str]:
    meant = {_meant(name, ours, language) for name in theirs}
    for name in sorted(meant - ours):
        yield f"${name} is nothing that the English text is given"
    for name in sorted(ours - meant - selected):
        yield f"${name} is left out"


def _meant(name: str, known: set[str], language: str) -> str:
    """The variable that a form of it stands for: `$room_acc` is `$room`."""
    base, _, form = name.rpartition("_")
    if name in known:
        return name
    if form in FORMS.get(language, ()) and (base in known or f"{base}_word" in known):
        return base if base in known else f"{base}_word"
    return name


def _of_selection(
    variable: str, keys: tuple[str, ...], english: tuple[str, ...] | None, language: str
) -> Iterator[str]:
    plural = PLURALS[language] - {"other"}
    words = {key for key in keys if not key.isdigit() and key != "other"}
    if words & (plural | {"few", "many"}):
        for missing in sorted(PLURALS[language] - set(keys)):
            yield f"the choice by ${variable} has no [{missing}]"
        return
    if english is None or set(english) & PLURALS["en"]:
        return
    for missing in sorted(set(english) - set(keys) - {"other"}):
        yield f"the choice by ${variable} has no [{missing}], which the English has"


def of_text(ours: str, theirs: str, language: str, plural: bool = False) -> Iterator[str]:
    """Numbers, rule ids and letters: what no translation may change, and how its language writes."""
    english, other = _numbers(ours), _numbers(theirs)
    # A plural may say "1 point" where another language counts: { $number } очко.
    lost = set(english) - set(other) - {"0", "1"} if plural else set((english - other).elements())
    for number in sorted(lost):
        yield f"the number {number} of the English text is not there"
    for number in sorted(set(other) - set(english)):
        yield f"the number {number} does not stand in the English text"
    for count in numerals.lost(ours, theirs, language):
        yield f"the English text says {count} in words, this one does not"
    if Counter(_RULE_ID.findall(ours)) != Counter(_RULE_ID.findall(theirs)):
        yield "it names other rules than the English text"
    bare = typography.CODE.sub("", theirs)
    if language == "ru" and (mixed := _MIXED.search(_RULE_ID.sub("", bare))):
        yield f"Latin and Russian letters in one word: …{bare[max(0, mixed.start() - 8) : mixed.end() + 8]}…"
    yield from typography.of_text(theirs, language)


def _numbers(text: str) -> Counter[str]:
    return Counter(_NUMBER.findall(_RULE_ID.sub("", text)))


def _of_rendering(said: Said, language: str) -> Iterator[str]:
    """Say it with every kind of value."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(said.source))
    pattern = bundle.get_message(said.name).value
    assert pattern is not None
    names = parts(said.message).variables
    for value in (0, 1, 2, 5, 11, 21, 22, 101, "word"):
        _, errors = bundle.format_pattern(pattern, dict.fromkeys(names, value))
        # Other messages that it names stand elsewhere and are not loaded here.
        real = [error for error in errors if not str(error).startswith(("Unknown message", "Unknown term"))]
        if real:
            yield f"cannot be said with {value!r}: {real[0]}"
            return


def of_rule(ours: Rule, theirs: Rule, language: str) -> Iterator[str]:
    if len(ours.notes) != len(theirs.notes):
        yield f"{len(theirs.notes)} lines below it instead of {len(ours.notes)}"
    yield from of_text(rule_text(ours), rule_text(theirs), language)
    for mine, other in zip(ours.notes, theirs.notes, strict=False):
        if (found := re.match(r"variant \w+ = [^:;]*", mine)) and not other.startswith(found[0].split(" = ")[0]):
            yield f"the line of the {found[0].split(' = ')[0]} does not begin with it"

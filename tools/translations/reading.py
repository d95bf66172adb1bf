"""What stands in the files of a language: its messages and its rules, each with the file it stands in."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, SelectExpression, TextElement, VariableReference
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from housebound import locales
from housebound.kernel import registry
from housebound.kernel.rulebook import Rule, Rulebook

HOME = Path(locales.__file__).parent
ENGLISH = locales.ENGLISH


class Said(msgspec.Struct, frozen=True):
    """A message of a Fluent file, taken apart."""

    file: str
    name: str
    source: str
    """As it stands in the file, laid out in one way."""
    message: Message


class _Parts(Visitor):
    """Collects what a message is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.selected: set[str] = set()
        self.texts: list[str] = []
        self.selections: list[tuple[str, tuple[str, ...]]] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's way of dispatch
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        keys = tuple(str(getattr(variant.key, "name", getattr(variant.key, "value", ""))) for variant in node.variants)
        if isinstance(node.selector, VariableReference):
            self.selected.add(node.selector.id.name)
            self.selections.append((node.selector.id.name, keys))
        self.generic_visit(node)


def parts(message: Message) -> _Parts:
    found = _Parts()
    found.visit(message.value)
    return found


@cache
def messages(language: str, home: Path = HOME) -> dict[tuple[str, str], Said]:
    """Every message of a language by file and name."""
    parser, serializer = FluentParser(), FluentSerializer()
    found: dict[tuple[str, str], Said] = {}
    for path in sorted((home / language).glob("*.ftl")):
        for entry in parser.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                entry.comment = None
                found[path.stem, entry.id.name] = Said(
                    path.stem, entry.id.name, serializer.serialize_entry(entry).strip(), entry
                )
    return found


def english_rules() -> Iterator[tuple[str, Rule]]:
    """Every rule of our own games, with the file in which a translation of it stands."""
    for name in registry.names():
        game = registry.find(name)
        if not type(game).__module__.startswith("housebound."):
            continue
        for rule in game.rulebook:
            yield (f"{name}-{rule.id.split('-')[0].lower()}-rules" if rule.readers else f"{name}-rules"), rule


@cache
def rules(language: str, home: Path = HOME) -> dict[tuple[str, str], Rule]:
    """Every rule of a language by file and id."""
    if language == ENGLISH:
        return {(file, rule.id): rule for file, rule in english_rules()}
    return {
        (path.stem, rule.id): rule
        for path in sorted((home / language).glob("*-rules.md"))
        for rule in Rulebook.parse(path.read_text(encoding="utf-8"))
    }


def rule_text(rule: Rule) -> str:
    return "\n".join((rule.text, *rule.notes))


def stamp(text: str) -> str:
    """A short mark of an English text: it changes when the text does."""
    return hashlib.sha256(text.encode()).hexdigest()[:8]

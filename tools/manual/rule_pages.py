"""The rulebooks as pages: every rule under its own anchor, and the ids in its text lead to the rules they name.

The pages of haunts say who reads what, fold each side's rules away, and stay out of the search.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from housebound.kernel.rulebook import Rule, Rulebook
from tools.manual.links import ROOT

GAMES: Final = ("betrayal", "room25", "terrorscape")
HAUNTS: Final = ROOT / "src/housebound/games/betrayal/haunts"
_ID = re.compile(r"(?<![\w-])([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+)(?![\w-])")
_FOLDS: Final = {
    "everybody": "What everybody reads",
    "heroes": "What the heroes read",
    "traitor": "What the traitor reads",
}
_WARNING: Final = """:::{warning}
This page tells the secrets of a haunt. At the table its two sides do not know what the other one wants: read on if you
have played it, or mean never to. Each side's rules are folded away by themselves.
:::
"""


def rule_pages() -> tuple[dict[str, str], set[str]]:
    """Page -> its Markdown; and the ids of all rules that lie open, which any page may cite."""
    books = {game: _text(ROOT / f"src/housebound/games/{game}/rulebook.md") for game in GAMES}
    opened = {rule.id for text in books.values() for rule in Rulebook.parse(text)}
    pages = {f"rules/{game}": _book(text, opened) for game, text in books.items()}
    haunts = {path.parent.name[:3]: _text(path) for path in sorted(HAUNTS.glob("h??_*/rules.md"))}
    pages |= {f"rules/haunts/{name}": _haunt(text, opened) for name, text in haunts.items()}
    pages["rules/haunts/index"] = _haunts({name: _title(text) for name, text in haunts.items()})
    return pages, opened


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _title(text: str) -> str:
    return text.partition("\n")[0].removeprefix("# ").strip()


def _book(text: str, opened: set[str]) -> str:
    """The open rulebook: what stands before its first chapter, then chapter by chapter."""
    head, _, _ = text.partition("\n## ")
    return f"{head.strip()}\n\n{_chapters(Rulebook.parse(text), opened, '##')}"


def _chapters(rules: Rulebook | list[Rule], known: set[str], mark: str) -> str:
    parts = []
    chapter = None
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            parts.append(f"{mark} {chapter}\n" if mark else f":::{{rubric}} {chapter}\n:::\n")
        parts.append(_rule(rule, known))
    return "\n".join(parts)


def _rule(rule: Rule, known: set[str]) -> str:
    notes = "".join(f"\n- {_cited(note, rule, known)}" for note in rule.notes)
    return f"::::{{rule}} {rule.id}\n{_cited(rule.text, rule, known)}\n{notes}\n::::\n"


def _cited(text: str, rule: Rule, known: set[str]) -> str:
    """Ids become links, but not to the rule itself; what would be Markdown is text."""

    def cite(match: re.Match[str]) -> str:
        one = match[1]
        return f"{{ref}}`{one} <{one.lower()}>`" if one in known and one != rule.id else one

    safe = text.replace("<", "\\<").replace("{", "\\{")
    return _ID.sub(cite, safe)


def _haunt(text: str, opened: set[str]) -> str:
    book = Rulebook.parse(text)
    known = opened | {rule.id for rule in book}
    parts = [f"---\nnosearch: true\n---\n# {_title(text)}\n", _WARNING]
    for readers, heading in _FOLDS.items():
        rules = [rule for rule in book if rule.readers == readers]
        if rules:
            parts += [_raw(f"<details class='fold {readers}'><summary>{heading}</summary>")]
            parts += [_chapters(rules, known, ""), _raw("</details>")]
    return "\n".join(parts)


def _raw(html: str) -> str:
    return f"```{{raw}} html\n{html}\n```\n"


def _haunts(titles: dict[str, str]) -> str:
    rows = "\n".join(f"- [{title}]({name}.md)" for name, title in titles.items())
    hidden = "\n".join(titles)
    return f"""---
nosearch: true
---
# The fifty haunts

Halfway through a game of Betrayal the house turns on somebody. Which of fifty ways it takes is a secret until then, and
half of it stays one until the end: heroes and traitor each read a page of their own.

{_WARNING}
A house that is being served keeps these pages shut: a player sees their own side's page at the table, and all of them
when the game is over. How often each side wins: [the haunts, and who wins them](/haunts.md).

{rows}

```{{toctree}}
:hidden:

{hidden}
```
"""

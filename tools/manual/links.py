"""Links of our Markdown pages: between pages they stay; into the source they lead to a page that shows it."""

from __future__ import annotations

import re
from collections.abc import Callable, Container
from pathlib import Path, PurePosixPath
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"

_FENCE = re.compile(r"(^```[^\n]*\n.*?^```$|(?:(?<=\n\n) {4}[^\n]*\n)(?: {4}[^\n]*\n|\n(?= {4}))*)", re.M | re.S)
_LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?!https?:|#|mailto:)([^)#\s]+)(#[^)]*)?\)")
_RULE = re.compile(r"(?<![\w-])`?([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+)`?(?![\w-])")
_RULEBOOK = re.compile(r"src/housebound/games/(\w+)/rulebook\.md")
_HAUNT_RULES = re.compile(r"src/housebound/games/betrayal/haunts/(h\d\d)_\w+/rules\.md")
MOVED: Final = {"CONTRIBUTING.md": "contributing", "CHANGELOG.md": "changes"}
"""Files of ours outside docs/ that are pages of the manual."""


def prose(text: str, change: Callable[[str], str]) -> str:
    """The text with everything changed that is no block of code."""
    parts = _FENCE.split(text)
    return "".join(part if n % 2 else change(part) for n, part in enumerate(parts))


def linked(text: str, page: Path, cited: set[Path], rules: Container[str] = frozenset()) -> str:
    """A page of ours for the manual: its links followed, the ids of open rules made links. Adds what it cites."""

    def follow(match: re.Match[str]) -> str:
        picture, shown, target, anchor = match[1], match[2], match[3], match[4] or ""
        goal = (page.parent / target).resolve()
        if not goal.exists():
            raise LookupError(f"{page.relative_to(ROOT)} links to {target}, which is not there")
        if picture:
            return match[0]
        return f"[{shown}](/{page_of(goal, cited)}.md{anchor})"

    def cite(match: re.Match[str]) -> str:
        return f"{{ref}}`{match[1]} <{match[1].lower()}>`" if match[1] in rules else match[0]

    return prose(prose(text, lambda part: _LINK.sub(follow, part)), lambda part: _outside_links(part, cite))


def _outside_links(text: str, cite: Callable[[re.Match[str]], str]) -> str:
    """Rules are linked in running text; not inside of links, longer code, or headings."""
    kept = re.compile(r"(\[[^\]]*\]\([^)]*\)|\{ref\}`[^`]*`|^#.*$|`[^`\n]*`)", re.M)
    parts = kept.split(text)
    return "".join(
        _RULE.sub(cite, part) if n % 2 == 0 or _RULE.fullmatch(part) else part for n, part in enumerate(parts)
    )


def page_of(goal: Path, cited: set[Path]) -> str:
    """The page that shows a file or a folder of ours; source that is cited gets one."""
    name = goal.relative_to(ROOT).as_posix()
    if name in MOVED:
        return MOVED[name]
    if goal.suffix == ".md" and goal.is_relative_to(DOCS):
        return PurePosixPath(goal.relative_to(DOCS).as_posix()).with_suffix("").as_posix()
    if match := _RULEBOOK.fullmatch(name):
        return f"rules/{match[1]}"
    if match := _HAUNT_RULES.fullmatch(name):
        return f"rules/haunts/{match[1]}"
    cited.add(goal)
    return f"source/{name}/index" if goal.is_dir() else f"source/{name}"

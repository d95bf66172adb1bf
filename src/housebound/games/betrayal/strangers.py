"""Haunts that live in packages of their own: found by the entry point `housebound.haunts`.

Such a package names its haunt's class, and has beside the class's module: `haunt.toml` (its number above 50, its
traitor, its monsters and objects, as in our `content/haunts.toml`), `rules.md` (its rules) and
`locales/en/betrayal-NAME.ftl` (its texts). What is wrong with one is kept as a sentence, and told to whoever wants to
play it.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

GROUP: Final = "housebound.haunts"
LAST_OF_OURS: Final = 50
HIGHEST: Final = 999
"""Numbers of haunts end somewhere: each has a word on tapes."""
PARTS: Final = "wsdmtr"
"""What a paragraph of a page can be about: see the head of `content/haunts.toml`."""


class Stranger:
    """A haunt of another package: what its files say, or what is wrong with it."""

    def __init__(self, point: EntryPoint) -> None:
        self.point = point
        self.name: str = point.name
        self.number = 0
        self.facts: dict[str, Any] = {}
        self.home: Path | None = None
        self.complaint = ""
        """Why it cannot be played; empty: it can."""
        try:
            self.home = _home_of(point)
            self.facts = _facts_in(self.home)
            self.number = self.facts["number"]
        except (LookupError, ValueError, ImportError, OSError) as error:
            self.complaint = str(error)

    def refuse(self, why: str) -> None:
        """It cannot be played after all."""
        self.complaint = self.complaint or why


def _home_of(point: EntryPoint) -> Path:
    spec = find_spec(point.module)
    if spec is None or spec.origin is None:
        raise LookupError(f"its entry point names the module {point.module}, which is not installed")
    return Path(spec.origin).parent


def _facts_in(home: Path) -> dict[str, Any]:
    path = home / "haunt.toml"
    if not path.is_file():
        raise LookupError(f"there is no haunt.toml beside its module, in {home.name}/")
    try:
        facts = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"haunt.toml cannot be read: {error}") from None
    number = facts.get("number")
    if type(number) is not int or not LAST_OF_OURS < number <= HIGHEST:
        raise ValueError(f"haunt.toml must say number = a whole number from {LAST_OF_OURS + 1} to {HIGHEST}")
    if "rule" not in facts.get("traitor", {}):
        raise ValueError('haunt.toml must say who the traitor is, like traitor = { rule = "revealer" }')
    for kind in ("monsters", "objects"):
        for token in facts.get(kind, ()):
            if not isinstance(token.get("id"), str) or type(token.get("count")) is not int:
                raise ValueError(f'haunt.toml: its {kind} need id and count, like {{ id = "rat", count = 3 }}')
    pages = facts.get("pages", {})
    if not isinstance(pages, dict) or not all(
        isinstance(side, str) and set(side) <= set(PARTS) for side in pages.values()
    ):
        raise ValueError(f'haunt.toml: pages are letters of {PARTS}, like {{ heroes = "swd" }}')
    for name, why in (("rules.md", "its rules"), ("locales/en", "its texts")):
        if not (home / name).exists():
            raise LookupError(f"there is no {name} beside its module: {why}")
    return facts


@cache
def strangers() -> tuple[Stranger, ...]:
    """Every haunt of another package, by its number; of two with one number the second is refused."""
    found = sorted((Stranger(point) for point in entry_points(group=GROUP)), key=lambda one: (one.number, one.name))
    taken: dict[int, str] = {}
    for one in found:
        if one.number and not one.complaint:
            if one.number in taken:
                one.refuse(f"its number {one.number} is that of {taken[one.number]}")
            taken.setdefault(one.number, one.name)
    return tuple(found)


def strangers_facts() -> dict[str, dict[str, Any]]:
    """Number as text -> what the haunt.toml of each sound one says, as our own content file has it."""
    return {str(one.number): one.facts for one in strangers() if not one.complaint}

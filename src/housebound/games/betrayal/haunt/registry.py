"""The haunts that are present, by number: our own, and those of other packages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.strangers import Stranger, strangers

PRESENT: Final[dict[int, Haunt]] = {}
"""Number -> haunt."""


def welcome(haunts: Iterable[type[Haunt]]) -> None:
    """These haunts can be played."""
    for haunt in haunts:
        PRESENT[haunt.number] = haunt()


def haunt_numbered(number: int) -> Haunt:
    return PRESENT[number]


def welcome_strangers() -> None:
    """Bring in the haunts of other packages. A broken one is passed over, with a sentence for whoever asks for it."""
    for stranger in strangers():
        if not stranger.complaint:
            try:
                _welcome(stranger)
            except Exception as error:  # whatever somebody else's module does: the other haunts can be played
                stranger.refuse(f"{type(error).__name__}: {error}" if str(error) else type(error).__name__)


def _welcome(stranger: Stranger) -> None:
    kind = stranger.point.load()
    if not isinstance(kind, type) or not issubclass(kind, Haunt):
        raise TypeError(f"its entry point names {stranger.point.value}, which is no class that inherits from Haunt")
    if kind.number != stranger.number:
        raise ValueError(f"its class has number = {kind.number}, its haunt.toml {stranger.number}")
    haunt = kind()
    if not len(haunt.rulebook):
        raise ValueError("its rules.md has no rule: write lines like - **H51-SETUP-1** (everybody) — …")
    for rule in haunt.rulebook:
        if not rule.id.startswith(f"H{stranger.number}-") or rule.readers not in ("heroes", "traitor", "everybody"):
            readers = "(heroes), (traitor) or (everybody)"
            raise ValueError(f"its rule {rule.id} must begin with H{stranger.number}- and name its readers, {readers}")
    PRESENT[stranger.number] = haunt


def number_named(word: str) -> int:
    """The number of the haunt with this name; -1: nobody has it."""
    return next((one.number for one in strangers() if one.name == word), -1)


def complaint_about(word: str | int) -> str:
    """Why a haunt of another package, by name or number, cannot be played; empty: it can, or there is none."""
    broken = [one for one in strangers() if one.complaint and word in (one.name, one.number)]
    return f"{broken[0].name} cannot be played: {broken[0].complaint}" if broken else ""

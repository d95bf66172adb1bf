"""The content files: facts of tiles, cards, characters and haunts."""

from __future__ import annotations

from functools import cache
from typing import Any

from housebound.games.betrayal.strangers import strangers_facts
from housebound.kernel.content import content_of

content = content_of("housebound.games.betrayal")


@cache
def haunt_facts() -> dict[str, dict[str, Any]]:
    """Number as text -> the facts of each haunt, those of other packages behind our own."""
    ours: dict[str, dict[str, Any]] = content("haunts")["haunt"]
    return ours | strangers_facts()

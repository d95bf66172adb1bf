"""The content files: facts of tiles, cards, characters and haunts, read once."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def content(name: str) -> dict[str, Any]:
    """A content file as a table of tables, `content("rooms")` say."""
    return tomllib.loads((files(__package__) / "content" / f"{name}.toml").read_text(encoding="utf-8"))

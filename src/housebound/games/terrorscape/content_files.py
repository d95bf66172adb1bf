"""The content files: facts of the map, the victims, the cards and the killers, read once."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def content(name: str) -> dict[str, Any]:
    """A content file as a table of tables, `content("items")` say."""
    return tomllib.loads((files(__package__) / "content" / f"{name}.toml").read_text(encoding="utf-8"))

"""Content files: facts of tiles, cards and characters that a game keeps as TOML in its folder `content`."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any


def content_of(package: str) -> Callable[[str], dict[str, Any]]:
    """How a game reads its files, each once: `content = content_of("mygame")`, and `content("rooms")` is a table."""

    @cache
    def content(name: str) -> dict[str, Any]:
        return tomllib.loads((files(package) / "content" / f"{name}.toml").read_text(encoding="utf-8"))

    return content

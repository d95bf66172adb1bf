"""Pages that show source: every file and folder that a page of the manual cites, to be read without a checkout."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tools.manual.links import ROOT, page_of

_LEXERS: Final = {
    ".py": "python",
    ".toml": "toml",
    ".json": "json",
    ".ts": "typescript",
    ".conf": "nginx",
    ".md": "markdown",
}
_SHIPPED: Final = {".py", ".toml", ".md", ".ftl", ".svelte", ".ts", ".css", ".json", ".conf", ".service"}


def source_pages(cited: Iterable[Path]) -> dict[str, str]:
    """Page -> its Markdown, for everything that was cited."""
    wanted = set(cited)
    pages = {page_of(path, set()): _folder(path, wanted) if path.is_dir() else _file(path) for path in wanted}
    listed = "\n".join(f"- [`{_name(path)}`](/{page_of(path, set())}.md)" for path in sorted(wanted))
    pages["source/index"] = f"---\norphan: true\nnosearch: true\n---\n# Source that is cited\n\n{listed}\n"
    return pages


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _file(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    fence = "`" * 8
    lexer = _LEXERS.get(path.suffix, "text")
    return f"---\norphan: true\nnosearch: true\n---\n# `{_name(path)}`\n\n{fence}{lexer}\n{text}{fence}\n"


def _folder(path: Path, wanted: set[Path]) -> str:
    """What is in a folder, each file with the first line of what it says of itself."""
    lines = []
    for one in sorted(path.iterdir()):
        if one.name.startswith(("_", ".")) or (one.is_file() and one.suffix not in _SHIPPED):
            continue
        name = f"`{one.name}{'/' if one.is_dir() else ''}`"
        shown = f"[{name}](/{page_of(one, set())}.md)" if one in wanted else name
        lines.append(f"- {shown}{_says(one)}")
    return f"---\norphan: true\nnosearch: true\n---\n# `{_name(path)}/`\n\n" + "\n".join(lines) + "\n"


def _says(path: Path) -> str:
    module = path / "__init__.py" if path.is_dir() else path
    if module.suffix != ".py" or not module.is_file():
        return ""
    said = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8")))
    return f": {said.splitlines()[0]}" if said else ""

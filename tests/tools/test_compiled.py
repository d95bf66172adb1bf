"""The rules can be compiled as they stand (`make compiled`), and the compiled games can be raced."""

from __future__ import annotations

import ast
import importlib.util
import io
import subprocess
import sys
from pathlib import Path
from random import Random
from types import ModuleType

import msgspec
import pytest

from bench import compiled
from bench.contender import Round
from bench.ours import ENTRIES, Entry

ROOT = Path(__file__).resolve().parents[2]
TO_C = "import setup; setup.extensions({target!r})"


def project() -> ModuleType:
    spec = importlib.util.spec_from_file_location("project_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_kernel_and_rules_are_compiled_but_for_records_that_cannot_be_changed() -> None:
    modules = {Path(path).relative_to("src/housebound").as_posix() for path in project().compiled_modules()}
    assert {"kernel/table.py", "games/room25/play/turn.py", "games/terrorscape/state.py"} <= modules
    assert {"kernel/seeing.py", "rl/writing.py", "games/room25/seen/imagining.py"} <= modules
    assert {f"games/{game}/seen/view.py" for game in ("betrayal", "room25", "terrorscape")} <= modules
    betrayal = {path.removeprefix("games/betrayal/") for path in modules if path.startswith("games/betrayal/")}
    assert {"play/turn.py", "bot/player.py", "haunt/haunt.py"} <= betrayal
    assert {"haunts/h01_the_mummy_walks/haunt.py", "haunts/parts/draggers.py"} <= betrayal
    assert not {"game.py", "seen/view_types.py", "terms.py"} & betrayal


def test_no_compiled_class_inherits_from_two() -> None:
    """Compiled, such a class crashes the interpreter."""
    classes = [
        (path, node)
        for path in project().compiled_modules()
        for node in ast.parse((ROOT / path).read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    ]
    assert classes
    assert not [(path, node.name) for path, node in classes if len(_real_bases(node)) > 1]


def test_nothing_compiled_leaves_caching_to_a_decorator() -> None:
    """Compiled, a `cached_property` is worked out anew each time; one cost a bot twenty times its time."""
    sources = {path: (ROOT / path).read_text(encoding="utf-8") for path in project().compiled_modules()}
    assert [path for path, source in sources.items() if "import cached_property" in source] == []


def _real_bases(node: ast.ClassDef) -> list[str]:
    """Those that are there at run time: what only speaks of types is nobody's parent."""
    bases = [ast.unparse(base) for base in node.bases]
    return [] if "Protocol" in bases else [base for base in bases if not base.startswith("Generic[")]


def test_mypyc_takes_every_module_as_it_is(tmp_path: Path) -> None:
    program = TO_C.format(target=str(tmp_path))
    done = subprocess.run([sys.executable, "-c", program], check=False, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "__native_housebound___games___betrayal___play___turn.c").is_file()


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.title)
def test_a_round_for_every_order(entry: Entry) -> None:
    answers = io.StringIO()
    compiled.answer_orders(entry, ["3 0\n", "4 0.0\n"], answers)
    rounds = [msgspec.json.decode(line, type=Round) for line in answers.getvalue().splitlines()]
    play_game = entry.game_player()
    assert [(each.decisions, each.choices) for each in rounds] == [play_game(Random(3)), play_game(Random(4))]
    assert [each.games for each in rounds] == [1, 1]


def test_plain_python_is_not_raced_as_compiled(capfd: pytest.CaptureFixture[str]) -> None:
    play_round = compiled.prepare(ENTRIES[0], Path(sys.executable))
    with pytest.raises(RuntimeError, match="ended with 1: `make compiled` anew"):
        play_round(Random(1), 0)
    assert "has the games in plain Python: `make compiled` compiles them" in capfd.readouterr().err


def test_nothing_is_raced_that_was_not_compiled(tmp_path: Path) -> None:
    assert compiled.contenders(python=tmp_path / "python") == []
    assert [one.name for one in compiled.contenders(python=Path(sys.executable))] == [
        f"Housebound {entry.title}, compiled" for entry in ENTRIES
    ]

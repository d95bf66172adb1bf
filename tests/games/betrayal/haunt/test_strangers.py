"""Haunts of other packages: the example of the manual is installed and played, and broken ones spoil nothing."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[4]
EXAMPLE = ROOT / "examples" / "the_draught"


def run(site: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python where what lies in `site` is installed beside Housebound."""
    paths = [str(site), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, check=False, capture_output=True, text=True
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example, installed from its folder as any package is."""
    folder = tmp_path_factory.mktemp("site")
    copy = tmp_path_factory.mktemp("source") / "the_draught"
    copied = subprocess.run(["cp", "-r", str(EXAMPLE), str(copy)], check=False)
    assert copied.returncode == 0
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(folder), str(copy)]
    done = subprocess.run(install, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder


PLAYED = """
import json
import housebound
from housebound.kernel.check import check_game

game = housebound.game("betrayal")
settings = [(seats, game.settle(seats, {"haunt": "the_draught", "date": "10-31"})) for seats in (3, 4, 5, 6)]
report = check_game(game, tables=8, settings=settings)
table = housebound.new("betrayal", seats=4, seed=3, haunt="the_draught")
while not table.over and not getattr(table.state.haunt, "number", 0) == 51:
    decision = table.pending[0]
    table.choose(decision.seat, decision.options[0])
traitor = table.state.traitor
hero = (traitor + 1) % 4
rules = {side: [rule.id for rule in game.rules_for(table.state, seat) if rule.id.startswith("H51")]
         for side, seat in (("traitor", traitor), ("hero", hero))}
print(json.dumps({"ok": report.ok, "said": str(report), "setting": table.settings["haunt"], "rules": rules}))
"""


def test_the_example_is_installed_checked_and_played(site: Path) -> None:
    done = run(site, "-c", PLAYED)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["ok"], found["said"]
    assert found["setting"] == 51
    assert "H51-DRAUGHT-1" in found["rules"]["traitor"]
    assert "H51-HEROES-1" not in found["rules"]["traitor"]
    assert "H51-HEROES-1" in found["rules"]["hero"]
    assert "H51-DRAUGHT-1" not in found["rules"]["hero"]
    assert {"H51-SETUP-3"} <= set(found["rules"]["hero"]) & set(found["rules"]["traitor"])


def test_its_scenarios_hold_and_its_games_end_both_ways(site: Path) -> None:
    scenarios = sorted(str(path) for path in (EXAMPLE / "scenarios").glob("*.toml"))
    done = run(site, "-m", "housebound", "scenario", *scenarios)
    assert done.returncode == 0, done.stdout + done.stderr
    simulate = ("simulate", "betrayal", "--games", "24", "--bots", "sensible", "--option", "haunt=the_draught")
    played = run(site, "-m", "housebound", *simulate)
    assert played.returncode == 0, played.stderr
    assert "BET-WIN-1" in played.stdout
    assert "BET-WIN-6" in played.stdout


def test_every_rule_of_it_has_a_case_and_stands_in_the_code() -> None:
    rules = (EXAMPLE / "the_draught" / "rules.md").read_text(encoding="utf-8")
    code = (EXAMPLE / "the_draught" / "haunt.py").read_text(encoding="utf-8")
    ids = [line.split("**")[1] for line in rules.splitlines() if line.startswith("- **")]
    assert len(ids) == 10
    assert [rule for rule in ids if rule not in code] == []


# -- broken ones

MODULE = """
from housebound.games.betrayal.haunt.haunt import Haunt

class Mine(Haunt):
    number = {number}
"""
GOOD = {
    "haunt.toml": 'number = {number}\ntraitor = {{ rule = "revealer" }}\n',
    "rules.md": "- **H{number}-SETUP-1** (everybody) — Nothing.\n",
    "locales/en/betrayal-mine.ftl": "haunt-{number}-title = Mine\n",
    "mine.py": MODULE,
}
BROKEN: dict[str, tuple[dict[str, str | None], str]] = {
    "sound": ({}, ""),
    "no_facts": ({"haunt.toml": None}, "there is no haunt.toml"),
    "nonsense": ({"haunt.toml": "number ="}, "haunt.toml cannot be read"),
    "low_number": ({"haunt.toml": 'number = 7\ntraitor = {{ rule = "none" }}\n'}, "a whole number from 51 to 999"),
    "no_traitor": ({"haunt.toml": "number = {number}\n"}, "must say who the traitor is"),
    "odd_pages": (
        {"haunt.toml": 'number = {number}\ntraitor = {{ rule = "none" }}\npages = {{ heroes = "swx" }}\n'},
        "pages are letters of wsdmtr",
    ),
    "bad_token": (
        {"haunt.toml": 'number = {number}\ntraitor = {{ rule = "none" }}\nmonsters = [{{ id = "rat" }}]\n'},
        "need id and count",
    ),
    "no_rules": ({"rules.md": None}, "there is no rules.md"),
    "no_texts": ({"locales/en/betrayal-mine.ftl": None}, "there is no locales/en"),
    "empty_rules": ({"rules.md": "# none\n"}, "has no rule"),
    "odd_rules": ({"rules.md": "- **H1-SETUP-1** — For all.\n"}, "must begin with H"),
    "other_number": ({"mine.py": MODULE.replace("{number}", "900")}, "its class has number = 900"),
    "no_class": ({"mine.py": "Mine = 3\n"}, "no class that inherits from Haunt"),
    "raises": ({"mine.py": "raise RuntimeError('out of luck')\n"}, "RuntimeError: out of luck"),
    "verb_twice": (
        {"mine.py": f"from housebound.games.betrayal.words import VERBS\nVERBS.verb('walk')\n{MODULE}"},
        "the verb walk is declared twice",
    ),
}
ASK = """
import json, sys
import housebound

told = {}
for name in sys.argv[1:]:
    try:
        housebound.new("betrayal", seats=3, haunt=name)
        told[name] = ""
    except housebound.kernel.errors.BadSetting as error:
        told[name] = str(error)
table = housebound.new("betrayal", seats=3, seed=1, haunt=1)
housebound.new("room25", seats=4)
print(json.dumps(told))
"""


@pytest.fixture(scope="module")
def crowd(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All of them installed at once, the sound one among them."""
    site = tmp_path_factory.mktemp("crowd")
    for number, (name, (changes, _)) in enumerate(BROKEN.items(), 60):
        home = site / name
        for path, text in {**GOOD, **changes}.items():
            if text is not None:
                (home / path).parent.mkdir(parents=True, exist_ok=True)
                (home / path).write_text(text.replace("{{", "{").replace("}}", "}").replace("{number}", str(number)))
        (home / "__init__.py").write_text("")
        info = site / f"{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[housebound.haunts]\n{name} = {name}.mine:Mine\n")
    return site


def test_a_broken_haunt_is_refused_with_what_is_missing_and_spoils_no_other(crowd: Path) -> None:
    done = run(crowd, "-c", ASK, *BROKEN)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    for name, (_, sentence) in BROKEN.items():
        if sentence:
            assert sentence in told[name], name
            assert told[name].startswith(f"the haunt {name} cannot be played: ")
        else:
            assert told[name] == ""


def bare(text: str) -> str:
    """Without indentation and blank lines: a page shows a method by itself."""
    return "\n".join(filter(None, (line.strip() for line in text.splitlines())))


def test_the_page_quotes_the_example_as_it_is() -> None:
    page = (ROOT / "docs" / "haunt.md").read_text(encoding="utf-8")
    files = [path for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".toml", ".md")]
    written = bare("\n".join(path.read_text(encoding="utf-8") for path in files))
    quotes = re.findall(r"```(?:python|toml|markdown)\n(.*?)```", page, re.DOTALL)
    assert len(quotes) >= 10
    assert [quote for quote in quotes if bare(quote) not in written and "check_game" not in quote] == []

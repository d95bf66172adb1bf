"""How a finished game is told in the browser: every reason to end has its sentence, and no text is unused."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

import pytest

import housebound
from housebound import locales
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.every import EVERY
from housebound.kernel import registry
from housebound.server.texts import game_texts, notice_kinds
from tests.games.betrayal.haunts.played import at_random, go_on, has_begun, new_table
from tests.locales.test_page_texts import messages

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client" / "src"
GAMES = ("betrayal", "room25", "terrorscape")
ENDS = {"end", "team_wins", "killer_wins", "end_at_crossroads", "kill"}
"""The functions of the games that are told why it ends."""
RULE = re.compile(r"[A-Z0-9]+-[A-Z]+-\d+")
NAMED_FIRST = {"room25": {"R25-TEAM-2", "R25-TEAM-3", "R25-COMPETE-2", "R25-COMPETE-3"}}
"""Rules that stand in a variable before the game ends by them."""


def reasons(game: str) -> set[str]:
    """The rules by which a game ends, as its code names them."""
    found: set[str] = set(NAMED_FIRST.get(game, set()))
    for path in (ROOT / "src" / "housebound" / "games" / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ENDS:
                words = [word.value for arg in node.args for word in ast.walk(arg) if isinstance(word, ast.Constant)]
                found |= {word for word in words if isinstance(word, str) and RULE.fullmatch(word)}
    return found


def told(name: str) -> set[str]:
    path = next(path for path in locales.sources(name, "en") if path.stem == f"{name}-end")
    return set(messages(path))


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_to_end_has_a_sentence_and_is_a_rule(game: str) -> None:
    said = {name.removeprefix("end-why-") for name in told(game) if name.startswith("end-why-")}
    assert said == reasons(game)
    rulebook = housebound.new(game, seats=4).game.rulebook
    assert said <= {rule.id for rule in rulebook.search("")}


_OF_WINNING = re.compile(r"H0*(\d+)-WIN-(\d+)")


def test_every_haunt_says_in_its_own_words_why_it_has_ended() -> None:
    """Only "when all heroes are dead" needs none: BET-WIN-6 has that sentence."""
    said = {name for name, _ in locales.messages("betrayal", "en") if "-why-" in name and name.startswith("haunt-")}
    met = set()
    for kind in EVERY:
        haunt = kind()
        named = _OF_WINNING.findall(inspect.getsource(kind.rule_met)) if "rule_met" in vars(kind) else []
        for rule in {*haunt.ends.values(), *(f"H{haunt.number:02}-WIN-{nth}" for _, nth in named)}:
            number, nth = _OF_WINNING.fullmatch(rule).groups()  # type: ignore[union-attr]
            if not haunt.rulebook[rule].text.startswith("The traitor wins when all heroes are dead"):
                met.add(f"haunt-{number}-why-{nth}")
    assert said == met


def test_why_a_haunt_has_ended_is_read_when_it_has() -> None:
    """Before that it would tell each side what the other is after."""
    table = new_table(9, 4, seed=9)
    g = go_on(table, has_begun, 9, at_random)
    for seat in range(4):
        assert not BETRAYAL.may_read(g, seat, "haunt-9-why-1")
    g = go_on(table, lambda played: played.over, 9, at_random)
    assert BETRAYAL.may_read(g, 0, "haunt-9-why-1")
    assert not BETRAYAL.may_read(g, 0, "haunt-8-why-1")
    assert not any("-why-1 = " in text for text in game_texts("betrayal", "en").texts)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_heard_and_bookmarked_are_notices_that_the_game_has(game: str) -> None:
    known = {kind.name for kind in notice_kinds(registry.find(game))}
    folder = CLIENT / "boards" / game
    sounds = set(re.findall(r'^    (\w+): "', (folder / "sounds.ts").read_text(encoding="utf-8"), re.MULTILINE))
    index = (folder / "index.ts").read_text(encoding="utf-8")
    milestones = set(re.findall(r'^    "(\w+)",$', index.partition("milestones: new Set")[2], re.MULTILINE))
    ending = (folder / "ending.ts").read_text(encoding="utf-8")
    lists = re.findall(r"(?:decisive: |personal: new Set\()\[(.*?)\]", ending, re.DOTALL)
    decisive = {kind for one in lists for kind in re.findall(r'"(\w+)"', one)}
    assert len(sounds) > 10
    assert len(milestones) > 10
    assert len(lists) == 2
    assert (sounds | milestones | decisive) - known == set()


def asked(*folders: Path) -> set[str]:
    files = [path for folder in folders for path in folder.rglob("*.*") if path.suffix in (".ts", ".svelte")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    return set(re.findall(r'"((?:end|replay|sound|house-haunt-page)(?:-[a-z0-9]+)*)"', source))


@pytest.mark.parametrize("game", GAMES)
def test_the_boards_ask_for_every_text_of_the_end_and_for_no_other(game: str) -> None:
    texts = {name for name in told(game) if not name.startswith("end-why-")}
    wanted = {name for name in asked(CLIENT / "boards" / game) if name.startswith(("end-", "house-haunt-page"))}
    assert texts == wanted


def test_the_page_asks_for_every_text_of_the_end_and_for_no_other() -> None:
    wanted = asked(CLIENT / "frame", CLIENT / "lib", CLIENT / "pages") | {
        f"end-{one}" for one in ("won", "lost", "draw", "over")
    }
    assert sorted(told("housebound") - wanted) == []
    known = {name for path in locales.sources("housebound", "en") for name in messages(path)}
    ours = {name for name in wanted if name.startswith(("end-", "replay-", "sound-"))}
    assert sorted(ours - known - {"end-verdict"}) == []

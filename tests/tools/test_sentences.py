"""No sentence for people is left in code: errors name a text of the Fluent files, with everything that it needs."""

from __future__ import annotations

import ast
import json
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
import typer
from typer.core import TyperGroup
from typer.testing import CliRunner

import housebound
from housebound import locales
from housebound.cli import app
from housebound.commands.speaking import COMMANDS
from housebound.kernel import registry
from housebound.kernel.errors import BadSetting, BadTape, Refused
from housebound.locales import speech
from housebound.locales.wrong import ERRORS
from tools.translations.reading import messages, parts

SOURCE = Path(housebound.__file__).parent
PLACES = {
    **dict.fromkeys(("HouseboundError", "BadSetting", "BadTape", "BadPosition", "BadNote", "NotAsked"), 0),
    **dict.fromkeys(("CannotUndo", "UnknownGame", "OffTheGuide", "LostSeat", "Gone", "Differs", "bad"), 0),
    **{"ServerError": 1, "Misfit": 2},
}
"""Error -> which of its arguments is what it says."""
GIVEN = {"BadSetting": {"about"}, "BadTape": {"step"}, "ServerError": {"status", "rules", "about"}}
"""Arguments that are not said."""
FOR_PROGRAMMERS = ("kernel/check/", "rl/")
"""Whoever writes a game or trains an agent reads these among the names of its functions, like a traceback."""
WRITTEN_EVERYWHERE = {"URL", "PID"}
"""What stands for something in the help and is written so in every language."""
BY_CODE = {"sit-first", "bad-database"}
"""Refusals of the server that only programs get to see, or that are texts of their own."""


class Said:
    """Where an error is made: what it says, and with what."""

    def __init__(self, path: Path, call: ast.Call, kind: str, message: ast.expr) -> None:
        self.place = f"{path.relative_to(SOURCE)}:{call.lineno}"
        self.kind = kind
        self.code = _literal(call.args[0]) if kind == "ServerError" else ""
        self.text = _literal(message)
        self.is_made_here = isinstance(message, ast.JoinedStr)
        self.details = {word.arg for word in call.keywords if word.arg} - GIVEN.get(kind, set())
        self.others = any(word.arg is None for word in call.keywords)


def _literal(expression: ast.expr) -> str:
    return str(expression.value) if isinstance(expression, ast.Constant) else ""


def said_in(path: Path) -> Iterator[Said]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        kind = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if kind in PLACES and len(node.args) > PLACES[kind]:
            yield Said(path, node, kind, node.args[PLACES[kind]])


EVERYTHING = [
    said
    for path in sorted(SOURCE.rglob("*.py"))
    if not str(path.relative_to(SOURCE)).startswith(FOR_PROGRAMMERS)
    for said in said_in(path)
]


def test_every_error_says_a_text_with_all_that_it_needs() -> None:
    english = {name: said for (file, name), said in messages("en").items() if file.startswith(ERRORS)}
    wrong = []
    for said in EVERYTHING:
        if said.is_made_here and said.kind != "ServerError":
            wrong.append(f"{said.place}: a sentence")
        if said.text == "" or (said.kind == "ServerError" and " " in said.text):
            continue
        if said.text not in english:
            wrong.append(f"{said.place}: {said.text}")
        elif not said.others and parts(english[said.text].message).variables != said.details:
            wrong.append(f"{said.place}: {said.text} is given {sorted(said.details)}")
    assert len(EVERYTHING) > 300
    assert wrong == []


def test_every_refusal_of_the_server_has_a_text_for_pages() -> None:
    """The page says a refusal by its code in the reader's language; what has a text of its own is said with that."""
    frame = locales.speech()
    codes = {said.code for said in EVERYTHING if said.kind == "ServerError" and said.code}
    assert len(codes) > 40
    assert sorted(code for code in codes - BY_CODE if not frame.knows(f"error-{code}")) == []


def test_commands_print_no_sentence_of_their_own() -> None:
    printed = re.compile(r"""(?:echo|print|Grid|Text|add_column|add_row|help)[(=]\s*f?"([^"{}]*[A-Za-z]{2,} [^"]*)\"""")
    sources = [*(SOURCE / "commands").glob("*.py"), *(SOURCE / "terminal").glob("*.py"), SOURCE / "cli.py"]
    found = {path.name: printed.findall(path.read_text(encoding="utf-8")) for path in sources}
    assert {name: texts for name, texts in found.items() if texts} == {
        "cli.py": ["Example: housebound play room25", "housebound {__version__}"]
    }


FOR_PEOPLE = ("commands/", "terminal/", "study/", "bots/", "locales/", "kernel/expecting.py", "kernel/position.py")
"""Whatever these say is read by whoever runs a command or sits at a terminal."""
ENGLISH_WORDS = re.compile(r"\b(?:the|a|an|of|is|are|not|no|you|your|to|with|and|in|this|has|it|for|by|was)\b")
SAID_TO_PROGRAMS = {
    "a player that sees must say what it chooses",  # whoever writes an agent
    "does not take a value",  # how the library of the command line words a refusal, which is said otherwise
    "path '(.*)' is not readable",  # the same
    "none is installed",  # hooks of other packages
    "served beyond this machine without TLS: seat links can be read on the way; use --certificate or a proxy",  # a log
}


def written_in(path: Path) -> Iterator[str]:
    """Every text that stands in a module, but for what it says of itself."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    of_itself = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in of_itself:
            yield node.value


def test_no_english_sentence_stands_where_people_are_spoken_to() -> None:
    found = {
        f"{path.relative_to(SOURCE)}: {text}"
        for path in SOURCE.rglob("*.py")
        if str(path.relative_to(SOURCE)).startswith(FOR_PEOPLE) and path.name != "law.py"
        for text in written_in(path)
        if len(re.findall(r"[A-Za-z]{2,}", text)) > 2 and " " in text.strip()
        if ENGLISH_WORDS.search(text) and text not in SAID_TO_PROGRAMS and "SELECT" not in text and ");" not in text
    }
    assert found == set()


@pytest.mark.parametrize("language", ["en", "ru", "pl", "it"])
def test_help_of_every_command_and_option_is_said_in_every_language(language: str) -> None:
    known = speech(COMMANDS, language)._bundles[0].has_message
    group = cast("TyperGroup", typer.main.get_command(app))
    wanted = {f"help-{name}" for name in ("housebound", *group.commands)}
    missing = [name for name in wanted if not known(name)]
    for name, command in group.commands.items():
        for param in command.params:
            ids = (f"option-{name}-{param.name}".replace("_", "-"), f"option-{param.name}".replace("_", "-"))
            missing += [ids[1]] if not any(known(one) for one in ids) else []
            placeholder = param.metavar or (param.name or "").upper() * (param.param_type_name == "argument")
            words = set(re.findall(r"[A-Z]+", placeholder)) - WRITTEN_EVERYWHERE
            missing += [f"word-{word.lower()}" for word in words if not known(f"word-{word.lower()}")]
    assert missing == []


def test_what_is_given_to_a_command_is_called_in_the_language_of_whoever_types() -> None:
    shown = CliRunner().invoke(app, ["simulate", "--help", "--language", "ru"]).output
    assert "simulate [КЛЮЧИ] ИГРА" in shown
    assert "--vary ИМЯ=ЗНАЧЕНИЯ" in shown
    assert not re.search(r"\b[A-Z]{3,}\b", shown)
    wrong = CliRunner().invoke(app, ["simulate", "--language", "pl"]).stderr
    assert "GRA" in wrong
    assert "GAME" not in wrong


def test_what_is_wrong_is_said_in_the_language_of_whoever_types() -> None:
    said = {
        one: CliRunner().invoke(app, ["rules", "ludo", "--language", one]).stderr for one in ("en", "ru", "pl", "it")
    }
    assert said["en"].startswith("housebound: no game 'ludo' is installed")
    assert said["ru"].startswith("housebound: игра 'ludo' не установлена")
    assert said["pl"].startswith("housebound: gra 'ludo' nie jest zainstalowana")
    assert said["it"].startswith("housebound: il gioco 'ludo' non è installato")
    usage = CliRunner().invoke(app, ["simulate", "room25", "--games", "none", "--language=ru"])
    assert usage.exit_code == 2
    assert "Ошибка: --games: нужно целое число" in usage.stderr


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("puzzle room25 1", "Ошибка: Лишнее: 1. Больше эта команда ничего не принимает."),
        ("play room25 --plain=1", "Ошибка: --plain ставят без значения."),
        ("play room25 --seats", "Ошибка: После --seats нужно значение."),
        ("play room25 --seat 4", "Ошибка: Ключа --seat нет. Может быть, --save, --seats, --seed?"),
        ("simulate", "Ошибка: Не хватает аргумента ИГРА."),
    ],
)
def test_how_a_command_was_mistyped_is_said_in_the_language_of_whoever_types(line: str, said: str) -> None:
    assert CliRunner().invoke(app, [*line.split(), "--language=ru"]).stderr.splitlines()[-1] == said


def test_an_error_within_an_error_and_a_rule_are_said_in_the_same_language() -> None:
    with pytest.raises(BadTape) as broken:
        housebound.load_text("housebound tape 1\ngame: room25\nseats: 4\nseed: 7\n\n0 wait\n")
    assert broken.value.in_language("ru") == "шаг 1: правила ждут исход room, а в записи стоит wait"
    assert pickle.loads(pickle.dumps(broken.value)).in_language("pl").startswith("krok 1: zasady")
    rule = registry.find("room25").rulebook["R25-LOOK-1"]
    assert rule.text not in Refused("look(A1)", [rule]).in_language("it")
    assert "R25-LOOK-1: " in Refused("look(A1)", [rule]).in_language("it")


def test_a_sentence_of_another_package_is_said_as_it_stands() -> None:
    assert BadSetting("the cellar is flooded").in_language("pl") == "the cellar is flooded"


SAID_IN_MARKUP = re.compile(r">([^<>{}]*[A-Za-z]{3,}[^<>{}]*)<")
ATTRIBUTES = re.compile(r"""(?:aria-label|title|placeholder|alt)="([^"{}]*[A-Za-z]{3,}[^"{}]*)\"""")


NAMES = {"Housebound", "Enter"}
"""Ours, and that of a key."""


@pytest.mark.parametrize("pattern", [SAID_IN_MARKUP, ATTRIBUTES])
def test_the_page_has_no_words_of_its_own(pattern: re.Pattern[str]) -> None:
    found = []
    for path in sorted((SOURCE.parents[1] / "client" / "src").rglob("*.svelte")):
        text = path.read_text(encoding="utf-8")
        markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->|&nbsp;", "", text, flags=re.DOTALL)
        while (less := re.sub(r"\{[^{}]*\}", "", markup)) != markup:
            markup = less
        found += [f"{path.name}: {said.strip()}" for said in pattern.findall(markup) if said.strip() not in NAMES]
    assert found == []


KEYS_AND_NAMES = {"Enter", "Escape", "Arrow", "ArrowLeft", "ArrowRight", "Notification", "Housebound"}
_QUOTED = re.compile(r"""\"((?:[^"\\\n]|\\.)*)\"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`""")


def test_no_words_of_its_own_stand_in_the_code_of_the_page() -> None:
    found = []
    client = SOURCE.parents[1] / "client" / "src"
    for path in sorted([*client.rglob("*.ts"), *client.rglob("*.svelte")]):
        code = "" if path.name.endswith(".test.ts") else _said_code(path.read_text(encoding="utf-8"))
        for groups in _QUOTED.findall(code):
            text = re.sub(r"\$\{[^{}]*\}", " ", "".join(groups))
            is_sentence = len(re.findall(r"(?<!\S)[A-Za-z]{2,}", text)) > 2 and ENGLISH_WORDS.search(text)
            is_word = re.fullmatch(r"[A-Z][a-z]+(?:[A-Z][a-z]+)?", text) and text not in KEYS_AND_NAMES
            if (is_sentence or is_word) and not re.search(r"[<=*]|\bpx\b|\d,\d|/ 2|^button, ", text):
                found.append(f"{path.name}: {text}")
    assert found == []


def _said_code(text: str) -> str:
    for part in re.findall(r"<style\b.*?</style>|/\*.*?\*/|<!--.*?-->", text, re.DOTALL):
        text = text.replace(part, "")
    return re.sub(r"^\s*//.*$|(?<=[;{,]) //.*$|^\s*import .*$|new Error\((?!t\().*$", "", text, flags=re.MULTILINE)


def test_the_page_and_what_a_phone_installs_leave_their_words_to_the_server() -> None:
    client = SOURCE.parents[1] / "client"
    head = (client / "index.html").read_text(encoding="utf-8")
    assert {*re.findall(r">([^<>]*[A-Za-z]{3,}[^<>]*)<", head)} == {"Housebound", "%page-needs-scripts%"}
    assert '<meta name="description" content="%page-motto%" />' in head
    manifest = json.loads((client / "public" / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert {manifest[key] for key in ("name", "short_name")} == {"Housebound"}
    assert (manifest["lang"], manifest["description"]) == ("%language%", "%page-motto%")

"""The English of Room 25 is complete: nothing that the game says is missing, and nothing in the file goes unsaid."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from inspect import signature
from itertools import product
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import housebound
from housebound import locales
from housebound.games.room25.components import CARDS, ROUNDS
from housebound.games.room25.effects.cards import CARD_DRAWN, NO_EFFECT
from housebound.games.room25.presets import SETTINGS
from housebound.games.room25.state import PHASES
from housebound.games.room25.words import (
    AXES,
    CHARACTERS,
    COLOURS,
    LINES,
    MODES,
    NONE,
    NOTICES,
    NUMBER,
    PLANS,
    ROBOTS,
    ROLES,
    ROOMS,
    SEATS,
    SPACES,
    TOKENS,
    VERBS,
    WAYS,
    YES_NO,
)
from housebound.kernel.notice import Notice, NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Decision, Domain, Option, Verb
from housebound.locales import wording
from housebound.locales.wording import message_id

GAME = housebound.game("room25")
ENGLISH = locales.speech("room25")
SOURCE = Path(housebound.__file__).parent / "games" / "room25"
KINDS = [*NOTICES, CARD_DRAWN, NO_EFFECT]
SPOKEN = (CHARACTERS, ROOMS, TOKENS, PLANS, ROLES, COLOURS, LINES, WAYS, AXES, ROBOTS, YES_NO, CARDS)
"""The domains whose words have a message each."""
SELF_EVIDENT = (SPACES, NUMBER, SEATS)
"""The domains whose words are said as they stand: C3, 7."""
WITHOUT_SUBJECT = frozenset(["pick", "clue", "corridor", "unlock"])


def messages(path: Path) -> dict[str, Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


def of_file(name: str) -> dict[str, Message]:
    """The messages of one file; those of the browser's board (`-page`) are looked after in test_page_texts."""
    return messages(next(path for path in locales.sources("room25", "en") if path.stem == name))


IN_FILE, IN_FRAME = of_file("room25"), of_file(locales.FRAME)


# -- what the game says


def trees() -> dict[str, ast.Module]:
    """The game's modules by name, parsed."""
    return {
        ".".join(path.relative_to(SOURCE).with_suffix("").parts): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(SOURCE.rglob("*.py"))
    }


def calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            if (isinstance(called, ast.Name) and called.id == name) or (
                isinstance(called, ast.Attribute) and called.attr == name
            ):
                yield node


def prompts() -> set[str]:
    """The prompts of all decisions in the source; one that is chosen on the way is a key of its module's `_ASKED`."""
    found: set[str] = set()
    for module, tree in trees().items():
        for call in calls(tree, "Decision"):
            prompt = call.args[1]
            if isinstance(prompt, ast.Constant):
                found.add(str(prompt.value))
            else:
                found.update(import_module(f"housebound.games.room25.{module}")._ASKED)
    return found


WORDS_OF_KIND: dict[str, tuple[str, ...]] = {
    "mode": MODES,
    "level": ("normal", "insane"),
    "phase": PHASES,
    "letter": COLOURS.words,
    "short": ROOMS.words,
    "slot": tuple(plan for i, plan in enumerate(PLANS.words) if i != NONE),
    **{domain.name: domain.words for domain in (CHARACTERS, ROLES, CARDS, COLOURS)},
}
"""What `_said(speech, kind, word)` in text.py is asked for."""


def said_by_the_board() -> set[str]:
    """The messages of text.py: by `_said` and by `say`."""
    tree = trees()["seen.text"]
    kinds = {str(ast.literal_eval(call.args[1])) for call in calls(tree, "_said")}
    found = {message_id(kind, word) for kind in kinds for word in WORDS_OF_KIND[kind]}
    for call in calls(tree, "say"):
        message = call.args[0]
        if isinstance(message, ast.IfExp):
            found |= {str(ast.literal_eval(message.body)), str(ast.literal_eval(message.orelse))}
        elif isinstance(message, ast.Constant):
            found.add(str(message.value))
    return found


def used() -> set[str]:
    """Every message that the game and its clients ask for."""
    return {
        *(message_id("verb", verb.name) for verb in VERBS.verbs),
        *(message_id(domain.name, word) for domain in SPOKEN for word in domain.words),
        *(message_id("prompt", prompt) for prompt in prompts()),
        *(message_id("notice", kind.name) for kind in KINDS),
        *(message_id("setting", setting.name) for setting in SETTINGS),
        *(message_id("domain", domain.name) for domain in (ROOMS, ROLES, CARDS, TOKENS, SEATS)),
        *said_by_the_board(),
        *(message_id("legend", colour) for colour in COLOURS.words),  # beside the page's rooms
        message_id("game", GAME.name),
    }


def test_nothing_is_missing_and_nothing_unused() -> None:
    wanted = used()
    assert sorted(wanted - IN_FILE.keys()) == []
    assert sorted(IN_FILE.keys() - wanted) == []


def test_every_domain_is_spoken_or_self_evident() -> None:
    domains = {domain for verb in VERBS.verbs for domain in verb.domains}
    domains |= {domain for kind in KINDS for domain in kind.domains}
    domains |= set(GAME.domains.values())
    assert domains <= {*SPOKEN, *SELF_EVIDENT}


def test_it_does_not_speak_over_the_frame() -> None:
    assert IN_FILE.keys() & IN_FRAME.keys() == set()


def test_chance_asks_only_for_what_the_referee_can_name() -> None:
    asked = {
        ast.unparse(call.args[1])
        for tree in trees().values()
        for name in ("draw", "pick", "weigh", "roll", "shuffle")
        for call in calls(tree, name)
        if "chance" in ast.unparse(call.func)
    }
    assert asked == {"ROOMS", "ROLES", "CARDS", "TOKENS", "SEATS"}


# -- how it says it


@pytest.mark.parametrize("domain", SPOKEN, ids=lambda domain: domain.name)
def test_every_word_is_said_in_its_own_way(domain: Domain) -> None:
    said = [wording.word(domain, i, ENGLISH) for i in range(len(domain))]
    assert len(set(said)) == len(said)
    assert all("_" not in str(word) and str(word) for word in said)


@pytest.mark.parametrize("verb", VERBS.verbs, ids=lambda verb: verb.name)
def test_every_option_has_a_short_label_of_its_own(verb: Verb) -> None:
    labels = [wording.label(option, ENGLISH) for option in verb.each()]
    assert len(set(labels)) == len(labels)
    for option, label in zip(verb.each(), labels, strict=True):
        assert label != option.name
        assert label == label.strip()
        assert "{" not in label
        assert "  " not in label
        assert len(label) <= 56
        assert label[0].isupper() or label[0].isdigit()


def every(kind: NoticeKind) -> Iterator[Notice]:
    for args in product(*(range(len(domain)) for domain in kind.domains)):
        yield Notice(EVERYONE, kind, args)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_notice_is_one_whole_sentence_with_its_details(kind: NoticeKind) -> None:
    bare = {word for domain in kind.domains if domain is not ROBOTS for word in domain.words if "_" in word}
    for notice in every(kind):
        said = wording.told(notice, ENGLISH)
        assert said != repr(notice)
        assert said[0].isupper()
        assert said.endswith(".")
        assert "{" not in said
        assert not bare & set(said.split())
        for domain, i in zip(kind.domains, notice.args, strict=True):
            if domain in (CHARACTERS, SPACES, ROOMS, SEATS, LINES, WAYS, TOKENS, ROBOTS, AXES):
                assert str(wording.word(domain, i, ENGLISH)) in said


def _offers_nothing(g: object, seat: int, ask: Ask) -> None:
    pass


@pytest.mark.parametrize("prompt", sorted(prompts()))
def test_every_prompt_is_a_sentence_about_its_subject(prompt: str) -> None:
    subjects = [-1] if prompt in WITHOUT_SUBJECT else range(len(CHARACTERS))
    for subject in subjects:
        asked = Decision(0, prompt, _offers_nothing, rule="", subject=subject)
        said = wording.sentence(asked, ENGLISH, GAME)
        assert said != message_id("prompt", prompt)
        assert said[-1] in ".?"
        assert said[0].isupper()


def test_subjects_are_given_where_the_prompt_has_one() -> None:
    place = list(signature(Decision).parameters).index("subject")
    for tree in trees().values():
        for call in calls(tree, "Decision"):
            if isinstance(call.args[1], ast.Constant):
                given = len(call.args) > place or any(keyword.arg == "subject" for keyword in call.keywords)
                assert given != (call.args[1].value in WITHOUT_SUBJECT)


def test_selectors_follow_the_bare_words() -> None:
    program = VERBS.read
    assert wording.label(program("program(move,look,yes)"), ENGLISH) == "Move, then Look, with Adrenaline"
    assert wording.label(program("program(move,look,no)"), ENGLISH) == "Move, then Look"
    assert wording.label(program("program(hack_robot,none,no)"), ENGLISH) == "Only Hack a robot"
    assert wording.label(program("commit(yes)"), ENGLISH) == "Commit Adrenaline"
    assert wording.label(program("answer(no)"), ENGLISH) == "Refuse"


def test_a_house_move_says_what_it_moves() -> None:
    drawn = Notice(EVERYONE, CARD_DRAWN, (CARDS["move_col_b_down_another"],))
    assert wording.told(drawn, ENGLISH) == "Event card: column B down, and another card."


# -- what the board needs of them


def test_short_names_fit_a_cell_and_differ() -> None:
    short = [ENGLISH.say(message_id("short", room)) for room in ROOMS.words]
    assert max(map(len, short)) <= 6
    assert len(set(short)) == len(short)


def test_letters_and_initials_differ() -> None:
    letters = [ENGLISH.say(message_id("letter", colour)) for colour in COLOURS.words]
    assert len(set(letters)) == len(letters) == sum(map(len, letters))
    names = [ENGLISH.say(message_id("character", name)) for name in CHARACTERS.words]
    assert max(map(len, names)) <= 8
    assert len({name[0] for name in names}) == len(names)


def test_every_headline_fits() -> None:
    for (mode, _), level, phase in product(ROUNDS, ("normal", "insane"), PHASES):
        said = ENGLISH.say(message_id("mode", mode))
        if mode in ("cooperation", "solo"):
            said = ENGLISH.say("headline-level", mode=said, level=ENGLISH.say(message_id("level", level)))
        phase = ENGLISH.say(message_id("phase", phase))
        for remaining in (0, 1, max(rounds for (other, _), rounds in ROUNDS.items() if other == mode)):
            assert len(ENGLISH.say("headline", mode=said, remaining=remaining, phase=phase)) <= 52


# -- at a table


@pytest.mark.parametrize(("mode", "seats"), [("suspicion", 6), ("competition", 4), ("cooperation", 5), ("solo", 1)])
def test_at_a_table_no_two_options_sound_alike(mode: str, seats: int) -> None:
    table = housebound.new("room25", seats, seed=2, mode=mode, level="insane", insane_cards=True, searchable=False)
    rng = Random(2)
    label: dict[Option, str] = {}
    known = prompts()
    while not table.over:
        for decision in table.pending:
            assert wording.sentence(decision, ENGLISH, GAME)[-1] in ".?"
            assert decision.prompt in known
            assert (decision.subject < 0) == (decision.prompt in WITHOUT_SUBJECT)
            labels = [label.setdefault(option, wording.label(option, ENGLISH)) for option in decision.options]
            assert len(set(labels)) == len(labels)
        chosen = rng.choice(table.pending)
        table.choose(chosen.seat, rng.choice(chosen.options), chosen.id)


def test_the_game_has_a_name_of_its_own() -> None:
    assert wording.game_name(GAME, ENGLISH) == "Room 25"
    assert wording.game_name(GAME, locales.speech("nobody")) == "room25"

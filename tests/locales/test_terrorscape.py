"""The English of Terrorscape is complete: nothing that the game says is missing, nothing in its files goes unsaid."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import housebound
from housebound import locales
from housebound.games.terrorscape import words
from housebound.games.terrorscape.components import DEFENCE, LEVEL_EFFECTS
from housebound.games.terrorscape.content_files import content
from housebound.games.terrorscape.game import TERRORSCAPE
from housebound.games.terrorscape.presets import SETTINGS
from housebound.games.terrorscape.state import PHASES
from housebound.games.terrorscape.words import (
    ABILITIES,
    AMMO,
    CARDS,
    CONDITIONS,
    DICE,
    ITEMS,
    KILLERS,
    LOCATIONS,
    NUMBER,
    PASSAGES,
    PLANS,
    SEATS,
    VERBS,
    VICTIMS,
    ZONES,
)
from housebound.kernel.notice import Notice, NoticeKind
from housebound.kernel.script import EVERYONE, Domain, Verb
from housebound.kernel.table import Table
from housebound.locales import wording
from housebound.locales.wording import message_id

ENGLISH = locales.speech("terrorscape")
FRAME_FILE, *FILES = locales.sources("terrorscape", "en")
OWN_FILES = [path for path in FILES if path.stem in ("terrorscape", "terrorscape-cards")]
"""The game's own words. What the text board says is looked after beside it, what the browser's board says in
test_page_texts and test_end_texts, what a goal card says in test_goals, and the options
of a table in test_options."""
SOURCE = Path(housebound.__file__).parent / "games" / "terrorscape"
KINDS = [kind for kind in vars(words).values() if type(kind) is NoticeKind]
SPOKEN = (LOCATIONS, ZONES, PASSAGES, VICTIMS, CONDITIONS, ITEMS, KILLERS, CARDS, PLANS, ABILITIES)
"""The domains whose words have a message each; the words of all others are numbers."""
CHANCES = (DICE, ITEMS, CARDS, PLANS, ABILITIES, VICTIMS)
"""The domains of what chance decides, as the referee asks for them."""


def messages(path: Path) -> dict[str, Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


IN_OWN = {name: message for path in OWN_FILES for name, message in messages(path).items()}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's way of dispatch
        self.names.add(node.id.name)


def variables(message: Message) -> set[str]:
    """The details that a message names, in all of its branches."""
    found = _Variables()
    found.visit(message)
    return found.names


# -- what the game says, read from its source


@cache
def trees() -> dict[str, ast.Module]:
    return {
        ".".join(path.relative_to(SOURCE).with_suffix("").parts): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(SOURCE.rglob("*.py"))
    }


def calls(name: str) -> Iterator[ast.Call]:
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = node.func
                if (isinstance(called, ast.Name) and called.id == name) or (
                    isinstance(called, ast.Attribute) and called.attr == name
                ):
                    yield node


ASKING = {"Decision": (1, 4), "behind_screen": (2, 5), "team_names": (1, -1)}
"""Function that asks -> where its prompt stands, and where its subject."""
IN_BETWEEN = 2
"""The functions of team.py that hand on a prompt which their callers give: `behind_screen` and `team_names`."""


@cache
def prompts() -> dict[str, bool]:
    """Every prompt that is asked, and whether it is asked about a victim."""
    found: dict[str, bool] = {}
    handed_on = 0
    for function, (place, subject) in ASKING.items():
        for call in calls(function):
            if not isinstance(call.args[place], ast.Constant):
                handed_on += 1
                continue
            prompt = str(ast.literal_eval(call.args[place]))
            about = subject > 0 and len(call.args) > subject
            assert found.setdefault(prompt, about) == about, f"{prompt} is asked with a subject and without"
    assert handed_on == IN_BETWEEN
    return found


def reasons() -> set[str]:
    """The rules by which a game ends."""
    places_of_rule = {"team_wins": 1, "killer_wins": 1, "end_at_crossroads": 1, "kill": 2}
    given = [
        rule for function, place in places_of_rule.items() for call in calls(function) for rule in call.args[place:]
    ]
    return {str(rule.value) for rule in given if isinstance(rule, ast.Constant)}


def remarkable() -> set[str]:
    """The locations that are something: for rules, for plans or for secret passages."""
    mansion = content("map")
    return {
        *(mansion[flag] for flag in ("main_entrance", "secret_exit", "transmitter", "victims_start", "killer_start")),
        *mansion["search"],
        *(word for word, facts in mansion["location"].items() if "symbol" in facts),
        *(end for ends in mansion["secret_passages"] for end in ends),
    }


def used() -> set[str]:
    """Every message that the rules and the clients ask for, those of the drawn mansion aside."""
    return {
        *(message_id("verb", verb.name) for verb in VERBS.verbs),
        *(message_id(domain.name, word) for domain in SPOKEN for word in domain.words),
        *(message_id("location", word, "text") for word in remarkable()),
        *(
            message_id(domain.name, word, "text")
            for domain in (VICTIMS, ITEMS, KILLERS, CARDS, PLANS, ABILITIES)
            for word in domain.words
        ),
        *(message_id("victim", word, "name") for word in VICTIMS.words),
        *(
            message_id("killer", word, "level", str(level))
            for word, levels in zip(KILLERS.words, LEVEL_EFFECTS, strict=True)
            for level in levels
        ),
        *(message_id("prompt", prompt) for prompt in prompts()),
        *(message_id("notice", kind.name) for kind in KINDS),
        *(message_id("setting", setting.name) for setting in SETTINGS),
        *(message_id("domain", domain.name) for domain in CHANCES),
        *(message_id("phase", phase) for phase in PHASES),
        *(message_id("ending", rule) for rule in reasons()),
        message_id("game", "terrorscape"),
    }


def test_nothing_is_missing_and_nothing_unused() -> None:
    wanted = used()
    assert sorted(wanted - IN_OWN.keys()) == []
    assert sorted(IN_OWN.keys() - wanted) == []


def test_nothing_is_said_twice() -> None:
    ids = Counter(name for path in (FRAME_FILE, *FILES) for name in messages(path))
    assert [name for name, times in ids.items() if times > 1] == []


def test_every_domain_is_spoken_or_a_number() -> None:
    domains = {domain for verb in VERBS.verbs for domain in verb.domains}
    domains |= {domain for kind in KINDS for domain in kind.domains} | set(TERRORSCAPE.domains.values())
    assert domains - set(SPOKEN) == {NUMBER, SEATS, DICE}
    assert all(word.isdigit() for domain in (NUMBER, SEATS, DICE) for word in domain.words)


def test_all_notices_are_declared_among_the_words() -> None:
    made = {str(ast.literal_eval(call.args[0])) for call in calls("NoticeKind")}
    assert made == {kind.name for kind in KINDS}


def test_every_notice_kind_is_told() -> None:
    names = {name for name, kind in vars(words).items() if type(kind) is NoticeKind}
    aliases = {"DEFENCE_TOTAL": "DEFENCE"}
    told = {ast.unparse(call.args[1]) for call in calls("tell") if len(call.args) > 1}
    assert names - {aliases.get(name, name) for name in told} == set()


def test_chance_asks_only_for_what_the_referee_can_name() -> None:
    asked = {
        ast.unparse(call.args[1])
        for name in ("draw", "pick", "weigh", "roll", "shuffle")
        for call in calls(name)
        if "chance" in ast.unparse(call.func)
    }
    assert {id(vars(words)[name]) for name in asked} == {id(domain) for domain in CHANCES}


def test_a_reason_is_a_rule() -> None:
    assert len(reasons()) == 9
    assert reasons() <= {rule.id for rule in TERRORSCAPE.rulebook.search("")}


# -- with details that exist


def details(names: list[str]) -> set[str]:
    return {*names, *(f"{name}_word" for name in names)}


def test_messages_name_only_details_that_are_given() -> None:
    given: dict[str, set[str]] = {}
    for verb in VERBS.verbs:
        seen = Counter[str]()
        names: list[str] = []
        for domain in verb.domains:
            seen[domain.name] += 1
            names.append(domain.name if seen[domain.name] == 1 else f"{domain.name}{seen[domain.name]}")
        given[message_id("verb", verb.name)] = details(names)
    for kind in KINDS:
        given[message_id("notice", kind.name)] = details(list(kind.fields))
    for prompt, about in prompts().items():
        given[message_id("prompt", prompt)] = details(["subject"]) if about else set()
    wrong = {
        name: sorted(variables(message) - given.get(name, set()))
        for name, message in IN_OWN.items()
        if variables(message) - given.get(name, set())
    }
    assert wrong == {}


def test_a_prompt_about_a_victim_names_her() -> None:
    silent = [
        p for p, about in prompts().items() if about and "subject" not in variables(IN_OWN[message_id("prompt", p)])
    ]
    assert silent == []


# -- how it says it


@pytest.mark.parametrize("domain", SPOKEN, ids=lambda domain: domain.name)
def test_every_word_is_said_in_its_own_way(domain: Domain) -> None:
    said = [wording.word(domain, i, ENGLISH) for i in range(len(domain))]
    assert len(set(said)) == len(said)
    assert all("_" not in str(word) and str(word) for word in said)


def test_a_location_is_said_with_its_code_and_a_passage_with_its_ends() -> None:
    name: dict[str, str] = {}
    for code in LOCATIONS.words:
        name[code], end = ENGLISH.say(message_id("location", code)).split(" (")
        assert end == f"{code})"
    for passage in PASSAGES.words:
        one, other = passage.split("-")
        said = ENGLISH.say(message_id("passage", passage))
        assert said == f"{name[one]}–{name[other]} ({one}–{other})"


MANY = 1_500


def some(domains: tuple[Domain, ...]) -> Iterator[tuple[int, ...]]:
    """Every combination of words, or where they are too many, enough to have every word once."""
    sizes = [len(domain) for domain in domains]
    total = 1
    for size in sizes:
        total *= size
    if total <= MANY:
        yield from product(*map(range, sizes))
    else:
        for n in range(max(sizes)):
            yield tuple((n + 7 * k) % size for k, size in enumerate(sizes))  # the same domain twice: other words


@pytest.mark.parametrize("verb", VERBS.verbs, ids=lambda verb: verb.name)
def test_every_option_has_a_short_label_of_its_own(verb: Verb) -> None:
    options = [verb(*args) for args in some(verb.domains)]
    labels = [wording.label(option, ENGLISH) for option in options]
    assert len(set(labels)) == len(labels)
    for option, label in zip(options, labels, strict=True):
        assert label != option.name
        assert label == label.strip()
        assert not re.search(r"[{}_]|  ", label)
        assert len(label) <= 68
        assert label[0].isupper()
        for domain, i in zip(verb.domains, option.args, strict=True):
            assert str(wording.word(domain, i, ENGLISH)) in label


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_notice_is_one_whole_sentence_with_its_details(kind: NoticeKind) -> None:
    for args in some(kind.domains):
        notice = Notice(EVERYONE, kind, args)
        said = wording.told(notice, ENGLISH)
        assert said != repr(notice)
        assert said[0].isupper() or said[0].isdigit()
        assert said[-1] in ".?"
        assert not re.search(r"[{}_]|  ", said)
        for domain, i in zip(kind.domains, args, strict=True):
            if domain is not NUMBER:
                assert str(wording.word(domain, i, ENGLISH)) in said
            elif i > 1:
                assert re.search(rf"\b{i}\b", said)


@pytest.mark.parametrize("prompt", sorted(prompts()))
def test_every_prompt_is_a_sentence(prompt: str) -> None:
    for word in VICTIMS.words:
        name = ENGLISH.say(message_id("victim", word))
        about = {"subject": name, "subject_word": word} if prompts()[prompt] else {}
        said = ENGLISH.say(message_id("prompt", prompt), **about)
        assert said != message_id("prompt", prompt)
        assert said[-1] in ".?"
        assert said[0].isupper()


def test_a_defence_is_offered_with_what_it_adds() -> None:
    for item, adds in enumerate(DEFENCE):
        label = wording.label(words.DEFEND_WITH(item), ENGLISH)
        assert re.findall(r"\+(\d+)", label) == ([str(adds)] if adds else [])
    assert wording.label(words.DEFEND_WITH(AMMO), ENGLISH) == "Revolver and Cartridge Box (+4)"


EXTRA = {"throw", "hack", "run", "buzz", "use_survey", "gather_herbs", "lure", "dart"}


def test_extra_actions_are_marked() -> None:
    for verb in VERBS.verbs:
        if verb.name != "use":
            label = wording.label(verb(*(0 for _ in verb.domains)), ENGLISH)
            assert (", extra: " in label) == (verb.name in EXTRA), verb.name
    marked = {ITEMS.words[i] for i in range(len(ITEMS)) if ", extra: " in wording.label(words.USE(0, i), ENGLISH)}
    assert marked == {"sedative", "camera"}


# -- at a table


TABLES = [
    (2, {}),
    (3, {"plan": True, "killer": "ghost", "abilities": "nightmare"}),
    (4, {"crossroads": True, "killer": "maniac", "abilities": "hard", "unblock_noise": True}),
    (4, {"plan": True, "killer": "butcher", "victims": "marco sofia william"}),
]


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_at_a_table_no_two_options_sound_alike_and_everything_told_is_worded(
    seats: int, settings: dict[str, str | bool]
) -> None:
    table = Table(TERRORSCAPE, seats, settings, seed=seats, searchable=False)
    rng = Random(seats)
    known = prompts()
    while not table.over:
        for decision in table.pending:
            assert (decision.subject >= 0) == known[decision.prompt]
            assert wording.sentence(decision, ENGLISH, TERRORSCAPE)[-1] in ".?"
            labels = [wording.label(option, ENGLISH) for option in decision.options]
            assert len(set(labels)) == len(labels)
        chosen = rng.choice(table.pending)
        table.choose(chosen.seat, rng.choice(chosen.options), chosen.id)
    told = [notice for seat in range(seats) for _, notice in table.notices(seat)]
    assert len(told) > 50
    assert [notice for notice in told if wording.told(notice, ENGLISH) == repr(notice)] == []
    result = table.result
    assert result is not None
    assert ENGLISH.knows(message_id("ending", result.why))


def test_the_game_has_a_name_of_its_own() -> None:
    assert wording.game_name(TERRORSCAPE, ENGLISH) == "Terrorscape"

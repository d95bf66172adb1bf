"""The English of Betrayal is complete: nothing that the game says is missing, and nothing in its file goes unsaid."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from housebound import locales
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunt.registry import PRESENT
from housebound.games.betrayal.haunt.revealing import ROLES
from housebound.games.betrayal.presets import SETTINGS
from housebound.games.betrayal.state import PHASES
from housebound.games.betrayal.words import (
    BACKS,
    CARDS,
    CHARACTERS,
    COUNT,
    DEEDS,
    DICE,
    DIRECTIONS,
    FIGURES,
    FIRST_OBJECT,
    FLOORS,
    HAUNTS,
    KINDS,
    PLACES,
    PURPOSES,
    ROOMS,
    SIDE_NAMES,
    SYMBOLS,
    TOKENS,
    TRAITS,
    VERBS,
    WALLS,
)
from housebound.kernel.beside import WORDS as BESIDE
from housebound.kernel.notice import Notice, NoticeKind
from housebound.kernel.script import EVERYONE, Domain, Verb
from housebound.kernel.table import Table
from housebound.locales import wording
from housebound.locales.wording import message_id
from tests.locales.betrayal_source import PACKAGE, asked, calls, modules_with_words, notice_kinds, prompts, trees
from tests.locales.test_betrayal_cards import TALKATIVE

ENGLISH = locales.speech("betrayal")
FRAME_FILE, OWN_FILE, *OTHER_FILES = locales.sources("betrayal", "en")
SPOKEN = (
    *(TRAITS, KINDS, FLOORS, DIRECTIONS, WALLS, ROOMS, SYMBOLS, CARDS, CHARACTERS, FIGURES, TOKENS, HAUNTS, SIDE_NAMES),
    *(BACKS, DEEDS, PLACES, PURPOSES),
)
"""The domains whose words have a message each; the words of all others are numbers."""
CHANCES = (DICE, CARDS, ROOMS, BACKS, PLACES, ROLES, COUNT, CHARACTERS)
"""The domains of what chance decides, as the referee asks for them."""


def messages(path: Path) -> dict[str, Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


IN_FRAME, IN_OWN = messages(FRAME_FILE), messages(OWN_FILE)
IN_ALL = {name: message for path in (OWN_FILE, *OTHER_FILES) for name, message in messages(path).items()}


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


# -- what the game says


def verbs() -> list[Verb]:
    modules_with_words()  # a haunt's verbs are there once its module is
    return [*VERBS.verbs, *BESIDE.verbs]


def used() -> set[str]:
    """Every message that the rules, the cards, the haunts and the clients ask for, those of the drawn house aside."""
    return {
        *(message_id("verb", verb.name) for verb in verbs()),
        *(message_id(domain.name, word) for domain in SPOKEN for word in domain.words),
        *(message_id("card", word, "text") for word in CARDS.words[:FIRST_OBJECT]),
        *(message_id("room", word, "text") for word in TALKATIVE),
        *(message_id("prompt", prompt) for prompt in (*prompts(), "beside")),
        *(message_id("notice", kind.name) for kind in notice_kinds()),
        *(message_id("setting", setting.name) for setting in SETTINGS),
        *(message_id("domain", domain.name) for domain in CHANCES),
        *(message_id("phase", phase) for phase in PHASES),
        message_id("game", "betrayal"),
    }


def test_nothing_is_missing() -> None:
    assert sorted(used() - IN_ALL.keys()) == []


def test_nothing_is_unused() -> None:
    """In the game's own file nothing at all; in the files of haunts no verb, prompt or notice that is not there."""
    wanted = used()
    assert sorted(IN_OWN.keys() - wanted) == []
    assert (
        sorted(name for name in IN_ALL if name.startswith(("verb-", "prompt-", "notice-")) and name not in wanted) == []
    )


def test_nothing_is_said_twice() -> None:
    ids = Counter(name for path in (FRAME_FILE, OWN_FILE, *OTHER_FILES) for name in messages(path))
    assert [name for name, times in ids.items() if times > 1] == []


def test_every_domain_is_spoken_or_a_number() -> None:
    domains = {domain for verb in verbs() for domain in verb.domains}
    domains |= {domain for kind in notice_kinds() for domain in kind.domains} | {FIGURES, *CHANCES}
    silent = domains - set(SPOKEN)
    assert [domain.name for domain in silent if not all(word.isdigit() for word in domain.words)] == []


def test_chance_asks_only_for_what_the_referee_can_name() -> None:
    names = {
        call.args[1].id
        for tree in trees().values()
        for call in calls(tree, "pick", "weigh", "roll", "draw", "shuffle")
        if ast.unparse(call.func).endswith(f"chance.{ast.unparse(call.func).rsplit('.', 1)[-1]}")
        and isinstance(call.args[1], ast.Name)
    }
    chances = {id(domain) for domain in CHANCES}
    words = vars(import_module(f"{PACKAGE}.words")) | {"ROLES": ROLES}
    assert {name for name in names if id(words.get(name)) not in chances} == set()


def test_prompts_are_found_wherever_they_are_chosen() -> None:
    """The search for prompts itself: a constant, a table in a string, a parameter."""
    assert {"turn", "split_physical", "split_mental", "landing", "lose_trait"} <= prompts()


# -- with details that exist


def details(names: list[str]) -> set[str]:
    return {*names, *(f"{name}_word" for name in names)}


def test_messages_name_only_details_that_are_given() -> None:
    given: dict[str, set[str]] = {}
    for verb in verbs():
        seen = Counter[str]()
        names: list[str] = []
        for domain in verb.domains:
            seen[domain.name] += 1
            names.append(domain.name if seen[domain.name] == 1 else f"{domain.name}{seen[domain.name]}")
        given[message_id("verb", verb.name)] = details(names)
    for kind in notice_kinds():
        given[message_id("notice", kind.name)] = details(list(kind.fields))
    for one in asked():
        for prompt in one.prompts:
            about = details(["subject"]) if one.about_somebody else set()
            given[message_id("prompt", prompt)] = given.get(message_id("prompt", prompt), about) & about
    wrong = {
        name: sorted(variables(message) - given.get(name, set()))
        for name, message in IN_ALL.items()
        if name.startswith(("verb-", "notice-", "prompt-")) and variables(message) - given.get(name, set())
    }
    assert wrong == {}
    plain = ("card-", "figure-", "room-", "token-", "haunt-haunt-", "setting-", "phase-", "trait-", "floor-", "wall-")
    assert [name for name, message in IN_OWN.items() if name.startswith(plain) and variables(message)] == []


# -- how it says it


@pytest.mark.parametrize("domain", SPOKEN, ids=lambda domain: domain.name)
def test_every_word_is_said_in_its_own_way(domain: Domain) -> None:
    said = [wording.word(domain, i, ENGLISH) for i in range(len(domain))]
    assert len(set(said)) == len(said)
    assert all("_" not in str(word) and str(word) for word in said)


def test_an_explorer_is_called_the_same_as_a_figure() -> None:
    for word in CHARACTERS.words:
        assert ENGLISH.say(message_id("figure", word)) == ENGLISH.say(message_id("character", word))


MANY = 2_500
DECISIONS = 400


def some(domains: tuple[Domain, ...]) -> Iterator[tuple[int, ...]]:
    """Every combination of words, or where they are too many, enough to have every word once."""
    sizes = [len(domain) for domain in domains]
    total = 1
    for size in sizes:
        total *= size
    if total <= MANY:
        yield from product(*map(range, sizes))
    else:
        for n in range(min(max(sizes), MANY)):
            yield tuple((n + 7 * k) % size for k, size in enumerate(sizes))  # the same domain twice: other words


@pytest.mark.parametrize("verb", verbs(), ids=lambda verb: verb.name)
def test_every_option_has_a_short_label_of_its_own(verb: Verb) -> None:
    options = [verb(*args) for args in some(verb.domains)]
    labels = [wording.label(option, ENGLISH) for option in options]
    assert len(set(labels)) == len(labels)
    for option, label in zip(options, labels, strict=True):
        assert label != option.name
        assert label == label.strip()
        assert not re.search(r"[{}_]|  ", label)
        assert len(label) <= 68
        assert label[0].isupper() or label[0].isdigit()


@pytest.mark.parametrize("kind", notice_kinds(), ids=lambda kind: kind.name)
def test_every_notice_is_one_whole_sentence_with_its_details(kind: NoticeKind) -> None:
    for args in some(kind.domains):
        notice = Notice(EVERYONE, kind, args)
        said = wording.told(notice, ENGLISH)
        assert said != repr(notice)
        assert said[0].isupper() or said[0].isdigit()
        assert said[-1] in ".!?"
        assert not re.search(r"[{}_]|  ", said)
        for domain, i in zip(kind.domains, args, strict=True):
            if domain in (FIGURES, CARDS, ROOMS, CHARACTERS, TRAITS, HAUNTS):
                assert str(wording.word(domain, i, ENGLISH)) in said
            elif domain is DICE:
                assert "+".join(DICE.words[i]) in said


@pytest.mark.parametrize("prompt", sorted(prompts()))
def test_every_prompt_is_a_sentence(prompt: str) -> None:
    for word in FIGURES.words:
        about = {"subject": ENGLISH.say(message_id("figure", word)), "subject_word": word}
        said = ENGLISH.say(message_id("prompt", prompt), **about)
        assert said != message_id("prompt", prompt)
        assert said[-1] in ".?"
        assert said[0].isupper()


def test_a_roll_is_told_die_by_die() -> None:
    words = import_module(f"{PACKAGE}.words")
    rolled = Notice(EVERYONE, words.ROLLED, (FIGURES["mummy"], DICE["0012"], 3, PURPOSES["speed"], 0))
    assert wording.told(rolled, ENGLISH) == "Mummy rolls 0+0+1+2 (Speed): 3."


def test_a_roll_says_what_is_needed() -> None:
    words = import_module(f"{PACKAGE}.words")
    rolled = Notice(EVERYONE, words.ROLLED, (FIGURES["mummy"], DICE["0012"], 3, PURPOSES["haunt"], 5))
    assert wording.told(rolled, ENGLISH) == "Mummy rolls 0+0+1+2 (haunt roll): 3, needed 5."


def test_dice_to_roll_again_are_counted_from_the_left() -> None:
    again = VERBS.read("reroll(lucky_stone,13)")
    assert wording.label(again, ENGLISH) == "Lucky Stone: roll dice 1, 3 and 4 again"


# -- haunts


@pytest.mark.parametrize("number", sorted(PRESENT))
def test_a_haunt_that_is_here_is_told_to_its_sides(number: int) -> None:
    parts = ["title", "story", "heroes"] + ([] if PRESENT[number].open_to_all else ["traitor"])
    assert [part for part in parts if f"haunt-{number}-{part}" not in IN_ALL] == []
    assert ENGLISH.say(f"haunt-{number}-title") == ENGLISH.say(f"haunt-haunt-{number}")


# -- at a table


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (6, 3)])
def test_at_a_table_no_two_options_sound_alike_and_everything_told_is_worded(seats: int, seed: int) -> None:
    table = Table(BETRAYAL, seats, {"date": "10-31"}, seed=seed, searchable=False)
    rng = Random(seed)
    known = prompts()
    for _ in range(DECISIONS):
        if table.over:
            break
        for decision in table.pending:
            assert decision.prompt in known
            assert wording.sentence(decision, ENGLISH, BETRAYAL)[-1] in ".?"
            labels = [wording.label(option, ENGLISH) for option in decision.options]
            assert len(set(labels)) == len(labels)
            assert [o.name for o, label in zip(decision.options, labels, strict=True) if label == o.name] == []
        chosen = rng.choice(table.pending)
        table.choose(chosen.seat, rng.choice(chosen.options), chosen.id)
    told = [notice for seat in range(seats) for _, notice in table.notices(seat)]
    assert len(told) > DECISIONS
    assert [notice for notice in told if wording.told(notice, ENGLISH) == repr(notice)] == []


def test_the_game_has_a_name_of_its_own() -> None:
    assert wording.game_name(BETRAYAL, ENGLISH) == "Betrayal at House on the Hill"

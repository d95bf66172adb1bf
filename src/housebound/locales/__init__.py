"""Text for people, in their language: one Fluent file for the frame and one per game.

A message that a language lacks is said in English, and one that English lacks by its bare id.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from housebound.kernel import registry
from housebound.kernel.errors import BadSetting, UnknownGame
from housebound.kernel.rulebook import Rulebook

FRAME = "housebound"
"""The file of the texts that belong to no game."""
ENGLISH = "en"
_HERE = Path(__file__).parent
_ENTRY = re.compile(r"^(?=[^\s}\]])", re.MULTILINE)
"""Where an entry of a Fluent file begins: whatever belongs to it stands further in."""


class FluentSpeech:
    """Says messages in the first of its bundles that has them."""

    def __init__(self, language: str, bundles: list[FluentBundle]) -> None:
        self.language = language
        self._bundles = bundles
        # The same log and board are said again and again; a look-up costs a hundredth of a formatting.
        self._said = lru_cache(maxsize=16_384)(self._format)
        self._formed = lru_cache(maxsize=4_096)(self._attributes)

    def say(self, message: str, **details: str | int) -> str:
        return self._said(message, tuple(details.items()))

    def _format(self, message: str, named: tuple[tuple[str, str | int], ...]) -> str:
        details = dict(named)
        for bundle in self._bundles:
            found = bundle.get_message(message) if bundle.has_message(message) else None
            if found is not None and found.value is not None:
                text, errors = bundle.format_pattern(found.value, details)
                if not errors:
                    return str(text)
        return message

    def forms(self, message: str) -> Mapping[str, str]:
        """What a name carries beside itself, for the sentences that need it: its cases, its gender."""
        return self._formed(message)

    def _attributes(self, message: str) -> Mapping[str, str]:
        for bundle in self._bundles:
            if bundle.has_message(message):
                attributes = bundle.get_message(message).attributes
                return {name: str(bundle.format_pattern(pattern)[0]) for name, pattern in attributes.items()}
        return {}

    def knows(self, message: str) -> bool:
        """Whether any bundle has this message."""
        return any(bundle.has_message(message) for bundle in self._bundles)


def languages() -> list[str]:
    """The languages the frame speaks."""
    return sorted(path.parent.name for path in _HERE.glob(f"*/{FRAME}.ftl"))


def known(language: str) -> str:
    """This language, if there is one of that name."""
    if language not in languages():
        raise BadSetting("no-language-there-are", language=repr(language), known=", ".join(languages()))
    return language


def wished(environment: Mapping[str, str] = os.environ) -> str:
    """The language that this machine's owner reads, as far as its environment says so and we speak it.

    >>> wished({"LANG": "en_GB.UTF-8"})
    'en'
    """
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wish in environment.get(name, "").split(":"):
            if (language := re.split(r"[_.@-]", wish)[0].lower()) in languages():
                return language
    return ENGLISH


def wanted_of(header: str) -> str:
    """The language that a browser wishes for most, of those that we speak (RFC 9110, 12.5.4).

    >>> wanted_of("de-AT, en-GB;q=0.8, xx;q=0.9")
    'en'
    """
    wishes = []
    for wish in header.lower().split(","):
        tag, _, weight = wish.partition(";q=")
        try:
            wishes.append((float(weight or 1), re.split(r"[-_]", tag.strip())[0]))
        except ValueError:
            continue  # who writes nonsense wishes for nothing
    known_wishes = [wish for wish in wishes if wish[1] in languages() and wish[0] > 0]
    return max(known_wishes, key=lambda wish: wish[0])[1] if known_wishes else ENGLISH


@cache
def speech(game_name: str = FRAME, language: str = ENGLISH) -> FluentSpeech:
    """The speech of one game (or of the frame alone) in one language.

    >>> speech().say("seat", seat=2)
    'Seat 2'
    """
    known(language)
    wanted = [language] if language == ENGLISH else [language, ENGLISH]
    return FluentSpeech(language, [_bundle(game_name, name) for name in wanted])


def translated(book: Rulebook, game_name: str, language: str) -> Rulebook:
    """A game's rules in a language, rule by rule: what that language lacks stays in English.

    The rules of `betrayal` stand in `betrayal-rules.md` and `betrayal-*-rules.md` of the language's folder.
    """
    return book if language == ENGLISH else book.in_words_of(_rules(game_name, language))


def spoken_by(game_name: str) -> str:
    """Whose words a game is told in: its own, or those of the game that it is a part of."""
    try:
        return registry.find(game_name).part_of or game_name
    except UnknownGame:
        return game_name


@cache
def _rules(game_name: str, language: str) -> Rulebook:
    game_name = spoken_by(game_name)
    folders = [_HERE / language, *(folder / language for folder in _brought_along(game_name))]
    own = [folder / f"{game_name}-rules.md" for folder in folders]
    parts = [path for folder in folders for path in sorted(folder.glob(f"{game_name}-*-rules.md"))]
    return Rulebook.load(*(path for path in (*own, *parts) if path.is_file()))


def _bundle(game_name: str, language: str) -> FluentBundle:
    # Isolation marks would show as boxes in terminals and are not needed without right-to-left languages.
    bundle = FluentBundle([language], use_isolating=False)
    for path in sources(game_name, language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def sources(game_name: str, language: str) -> list[Path]:
    """The Fluent files behind a speech: the frame's, ours for the game, and those beside a game's own module.

    A big game may split its texts: `betrayal.ftl`, and `betrayal-haunts.ftl` beside it.
    """
    folders = [_HERE / language]
    if game_name != FRAME:
        game_name = spoken_by(game_name)
        folders += [folder / language for folder in _brought_along(game_name)]
    paths = [_HERE / language / f"{FRAME}.ftl"]
    for folder in folders:
        paths += [folder / f"{game_name}.ftl", *sorted(folder.glob(f"{game_name}-*.ftl"))]
    return [path for path in dict.fromkeys(paths) if path.is_file()]


@cache
def messages(game_name: str, language: str) -> tuple[tuple[str, str], ...]:
    """Every message of a speech in one language, the frame's too: its id, and how it stands in its Fluent file.

    Of two with the same id the later one counts.
    """
    texts = [path.read_text(encoding="utf-8") for path in sources(game_name, language)]
    entries = [entry for text in texts for entry in _ENTRY.split(text) if entry and not entry.startswith("#")]
    return tuple((entry.partition("=")[0].strip(), entry.strip()) for entry in entries if "=" in entry)


def _brought_along(game_name: str) -> list[Path]:
    """Where a game from another package keeps its texts, and where parts of a game do that live elsewhere."""
    try:
        game = registry.find(game_name)
    except UnknownGame:
        return []
    module = sys.modules[type(game).__module__]
    own = [Path(module.__file__).parent / "locales"] if module.__file__ else []
    return own + game.text_folders

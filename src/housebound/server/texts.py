"""Texts in Fluent for clients: the page's own, and a game's with the domains of its verbs and notices."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery, HeaderParameter

from housebound.kernel import registry
from housebound.kernel.game import Game
from housebound.kernel.notice import NoticeKind
from housebound.kernel.rulebook import Rulebook
from housebound.locales import ENGLISH, FRAME, languages, messages, translated, wanted_of
from housebound.server.errors import ServerError
from housebound.server.refusals import refusals

Wishes = Annotated[str, HeaderParameter(name="accept-language", description="The languages that somebody reads")]


class GameWords(msgspec.Struct, frozen=True):
    """How a client puts options, decisions and notices of a game into words (`docs/server.md`, Words)."""

    game: str
    language: str
    texts: tuple[str, ...]
    """Fluent resources; of two messages with the same id the later one counts. No pages that only some may read."""
    verbs: dict[str, tuple[str, ...]]
    """Verb -> the domain of each argument."""
    notices: dict[str, dict[str, str]]
    """Kind of notice -> field -> its domain."""
    subjects: tuple[str, ...]
    """What a decision's `subject` counts: word by number."""
    subject_domain: str
    places: tuple[str, ...]
    """Where a seat may lay notes of its own."""
    place_domain: str


@cache
def game_texts(name: str, language: str) -> GameWords:
    game = registry.find(name)
    check_language(language)
    return GameWords(
        game=game.name,
        language=language,
        texts=texts_of(name, language, game.lies_open),
        verbs={verb.name: tuple(domain.name for domain in verb.domains) for verb in game.vocabulary.verbs},
        notices={kind.name: _fields(kind) for kind in notice_kinds(game)},
        subjects=tuple(game.subjects.words) if game.subjects is not None else (),
        subject_domain=game.subjects.name if game.subjects is not None else "",
        places=tuple(game.places.words) if game.places is not None else (),
        place_domain=game.places.name if game.places is not None else "",
    )


def check_language(language: str) -> None:
    if language not in languages():
        raise ServerError("no-such-language", f"no language {language!r}; there are: {', '.join(languages())}", 404)


def texts_of(name: str, language: str, wanted: Callable[[str], bool]) -> tuple[str, ...]:
    """The wanted texts of a game in a language; what that language lacks stands there in English."""
    said = dict(messages(name, ENGLISH)) | dict(messages(name, language))
    return ("\n".join(text for message, text in said.items() if wanted(message)),)


@cache
def rules_in(game: Game[Any], language: str) -> Rulebook:
    """All rules of a game in a language."""
    return translated(game.rulebook, game.name, language)


def _fields(kind: NoticeKind) -> dict[str, str]:
    return {field: domain.name for field, domain in zip(kind.fields, kind.domains, strict=True)}


def notice_kinds(game: Game[Any]) -> list[NoticeKind]:
    """Every kind of notice that the modules of a game declare."""
    package = type(game).__module__.rpartition(".")[0]
    modules = [module for name, module in list(sys.modules.items()) if f"{name}.".startswith(f"{package}.")]
    found = {id(kind): kind for module in modules for kind in vars(module).values() if type(kind) is NoticeKind}
    return list(found.values())


class TableWords(msgspec.Struct, frozen=True):
    """What one may read at a table beyond the words of its game: the pages of one's own side."""

    language: str
    texts: tuple[str, ...]


class FrameWords(msgspec.Struct, frozen=True):
    """The texts that belong to no game."""

    language: str
    languages: tuple[str, ...]
    texts: tuple[str, ...]


@cache
def frame_texts(language: str) -> FrameWords:
    check_language(language)
    return FrameWords(language, tuple(languages()), texts_of(FRAME, language, lambda _: True))


@get(
    "/words",
    summary="The texts that belong to no game, in one language: none named, in the one that the browser wishes for",
    response_description="The texts, and the languages that there are",
    responses=refusals(404),
)
async def words_of_frame(language: FromQuery[str] = "", wishes: Wishes = "") -> FrameWords:
    return frame_texts(language or wanted_of(wishes))


@get(
    "/games/{name:str}/words",
    summary="A game's texts and vocabulary in one language",
    response_description="The texts, and what options and notices are made of",
    responses=refusals(404),
)
async def words(name: FromPath[str], language: FromQuery[str] = ENGLISH) -> GameWords:
    return game_texts(name, language)

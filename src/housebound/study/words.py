"""Columns and what is in them, put into words: by the game's own texts, and by the frame's where a game has none."""

from __future__ import annotations

from typing import Any

from housebound.kernel.chronicle import Column
from housebound.kernel.game import Game
from housebound.locales import ENGLISH, FRAME, FluentSpeech, speech, translated
from housebound.locales.wording import game_name, message_id
from housebound.study.plan import OPTION


class Words:
    """What a study says about one game in one language."""

    def __init__(self, game: Game[Any], language: str = ENGLISH) -> None:
        self.game = game
        self.language = language
        self._frame: FluentSpeech = speech(FRAME, language)
        self._own: FluentSpeech = speech(game.name, language)

    def say(self, message: str, **details: str | int) -> str:
        """A message of the frame, or of the game where that has one of its own."""
        return (self._own if self._own.knows(message) else self._frame).say(message, **details)

    @property
    def name(self) -> str:
        """The game's name."""
        return game_name(self.game, self._own)

    def column(self, name: str) -> str:
        """What a column is about.

        An option is called as on the host's page, and what nobody has named by its bare name.
        """
        if name.startswith(OPTION):
            return self._known(message_id("setting", name.removeprefix(OPTION)), name)
        return self._known(message_id("column", name), name)

    def value(self, column: Column, value: Any) -> str:
        """What stands in a cell."""
        if value is None or value == "":
            return self.say("study-none")
        if column.name.startswith(OPTION):
            bare = str(value).lower() if isinstance(value, bool) else str(value)
            return self._known(message_id("value", column.name.removeprefix(OPTION), bare), bare)
        return self.word(column.words, value)

    def word(self, words: str, value: Any) -> str:
        """A word of a domain (`room`), or one for which a whole message stands (`haunt-*-title`)."""
        bare = str(value)
        if not words:
            return bare
        if "*" in words:
            return self.say("study-numbered", number=bare, title=self._known(words.replace("*", bare), bare))
        return self._known(message_id(words, bare), bare)

    def side(self, side: str) -> str:
        """A side; nothing: nobody."""
        return self.word("side", side) if side else self.say("study-nobody")

    def rule(self, rule: str) -> str:
        """The text of a rule; nothing if the game has none by that id."""
        book = translated(self.game.rulebook, self.game.name, self._own.language)
        return book[rule].text if rule in book else ""

    def _known(self, message: str, otherwise: str) -> str:
        for speaking in (self._own, self._frame):
            if speaking.knows(message):
                return speaking.say(message)
        return otherwise

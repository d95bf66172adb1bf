"""For programs that read and write: the view, what happened, the options and the rules as text; an answer by its name.

>>> from housebound.rl.text import TextEnv
>>> env = TextEnv("room25", seats=1, mode="solo")
>>> env.reset(seed=7).splitlines()[0]
'You sit in seat 1 of 1. The game is Room 25.'
"""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom
from typing import Any

import msgspec
from rich.text import Text

from housebound import bots
from housebound.kernel.counting import seat_number
from housebound.kernel.errors import HouseboundError, NotAsked
from housebound.kernel.game import Game, Speech
from housebound.kernel.goal import PLAIN
from housebound.kernel.rulebook import Rulebook
from housebound.kernel.script import Decision, Option, Vocabulary
from housebound.kernel.seat_view import TableView
from housebound.kernel.settings import Value
from housebound.kernel.table import Table
from housebound.locales import speech, translated, wording
from housebound.rl.play import Play, found

_SHOWN_RULES = 40
"""Rules that one look into the rulebook shows at most."""


class Answered(msgspec.Struct, frozen=True):
    """What came of an answer. Where it was refused, `text` says why, and the same question stands."""

    text: str
    reward: float
    over: bool
    refused: bool = False


def drawn(table: Table, seat: int, language: str = "en") -> str:
    """The board as this seat sees it."""
    game = table.game
    return plain(game.text(table.view(seat).board, speech(game.name, language)))


def plain(markup: str) -> str:
    """Text without the marks of the terminal."""
    return Text.from_markup(markup).plain


def named(answer: str, options: Sequence[Option]) -> Option | None:
    """The option that an answer names, in quotes or not; None: it names none of these."""
    return next((option for option in options if option.name == bare(answer).replace(" ", "")), None)


def bare(answer: str) -> str:
    """An answer without what programs like to put around it."""
    return answer.strip().strip("`'\". ")


def why_not(answer: str, decision: Decision, vocabulary: Vocabulary, book: Rulebook, speech: Speech) -> str:
    """Why an answer cannot be taken: it makes no sense, or a rule forbids it. `book`: the rules that may be read."""
    try:
        option = vocabulary.read(bare(answer))
    except HouseboundError as error:
        return speech.say("text-senseless", answer=bare(answer), why=str(error))
    rules = [f"{rule}: {book[rule].text}" for rule in decision.why_not(option) if rule in book]
    return speech.say("text-refused", option=option.name, rules=" ".join(rules))


def offered(options: Sequence[Option], speech: Speech) -> list[str]:
    """A line for each option: its name, and what choosing it means."""
    return [speech.say("text-answer"), *(f"- {option.name}: {wording.label(option, speech)}" for option in options)]


class TextEnv:
    """All seats, or some of them, in words. Whoever is asked reads `text` and answers with the name of an option.

    `agents`: the seats to be played from outside (none: all); bots sit in the others. Nothing that a seat reads is made
    of more than what it may see.
    """

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        *,
        agents: Sequence[int] | None = None,
        others: str = "",
        language: str = "en",
        **settings: Value,
    ) -> None:
        self._play = Play(found(game), seats, settings, "options", listening=True)
        self.seats = self._play.seats
        self.agents = tuple(range(self.seats)) if agents is None else tuple(agents)
        self._level = others or bots.usual(self._play.game)
        self._bot = bots.bot(self._play.game, self._level)
        self.speech = speech(self._play.game.name, language)

    @property
    def table(self) -> Table:
        """The table itself, with everything that is hidden: for whoever runs the environment, not for an agent."""
        return self._play.table

    @property
    def seat(self) -> int:
        """Who is asked now, counted from 0; -1: nobody, the game is over."""
        return self._play.seat

    @property
    def over(self) -> bool:
        return self._play.over

    def reset(self, seed: int | None = None) -> str:
        """A new game; what the first agent that is asked reads."""
        seed = SystemRandom().getrandbits(48) if seed is None else seed
        self._play.begin(seed, searchable=bots.searches(self._level))
        self._heard = dict.fromkeys(range(self.seats), 0)
        self._let_bots_play()
        return self.text()

    def text(self) -> str:
        """Everything that whoever is asked needs: who it is, its goal, the board, what it heard, and its options."""
        seat = self.seat if self.seat >= 0 else self.agents[0]
        game, say = self._play.game, self.speech.say
        view = self.table.view(seat)
        lines = [
            say("text-seat", seat=seat_number(seat), seats=self.seats, game=wording.game_name(game, self.speech)),
            *self._goal(view),
            "",
            plain(game.text(view.board, self.speech)),
            "",
            *self._news(seat),
            *self._question(),
        ]
        return "\n".join(lines)

    def _goal(self, view: TableView) -> list[str]:
        if view.goal is None or view.goal == PLAIN:
            return []
        return wording.goal_lines(view.goal, self.speech)

    def _news(self, seat: int) -> list[str]:
        """What this seat was told since it was last asked."""
        news = self.table.notices(seat, self._heard[seat])
        told = [f"- {wording.told(notice, self.speech)}" for _, notice in news]
        return [self.speech.say("text-news"), *told, ""] if told else []

    def _question(self) -> list[str]:
        decision = self._play.decision
        if decision is None:
            result = self.table.result
            assert result is not None
            return [wording.outcome(result, self.speech)]
        asked = wording.sentence(decision, self.speech, self._play.game)
        return [asked, *offered(self._play.options, self.speech)]

    def answer(self, name: str) -> Answered:
        """Choose the option of this name. If that is not possible, the text says why, with the rule, and all stands."""
        decision = self._play.decision
        if decision is None:
            raise NotAsked("the game is over: reset() begins another")
        seat = decision.seat
        option = named(name, self._play.options)
        if option is None:
            return Answered("\n".join([self._why_not(name), *self._question()]), 0.0, False, refused=True)
        self._heard[seat] = len(self.table.notices(seat))
        self._play.choose(option)
        self._let_bots_play()
        return Answered(self.text(), self._play.rewards()[seat], self.over)

    def _why_not(self, name: str) -> str:
        assert self._play.decision is not None
        return why_not(name, self._play.decision, self._play.game.vocabulary, self._book(), self.speech)

    def rules(self, search: str = "") -> str:
        """The rules that whoever is asked may read now: one by its id, or those with these words, or all."""
        book = self._book()
        if search in book:
            return f"{search}: {book[search].text}"
        words = search.lower().split()
        found_rules = [rule for rule in book if all(word in f"{rule.id} {rule.text}".lower() for word in words)]
        shown = found_rules if not search else found_rules[:_SHOWN_RULES]
        return "\n".join(f"{rule.id}: {rule.text}" for rule in shown)

    def _book(self) -> Rulebook:
        """The rules that whoever is asked may read now."""
        game = self._play.game
        eyes = self.seat if self.seat >= 0 else self.agents[0]
        return translated(game.rules_for(self.table.state, eyes), game.name, self.speech.language)

    def rewards(self) -> list[float]:
        """Seat -> 1 won, -1 not, once the game is over."""
        return self._play.rewards()

    def _let_bots_play(self) -> None:
        while (decision := self._play.decision) is not None and decision.seat not in self.agents:
            self._play.choose(bots.answer(self.table, decision, self._bot))

"""One game as every environment plays it: whose turn it is, what may be answered, what the answer was.

Where several seats answer at once and in secret they are asked one after the other, and nobody learns what the others
said before all have answered: that is how the table keeps it. Where any of several seats may act first, which of them
is asked is drawn from a stream of the environment's own. What a seat may do though nobody waits for it
(`Table.standing`) is offered together with its own next question.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, Literal, get_args

from housebound.kernel import registry
from housebound.kernel.errors import BadSetting
from housebound.kernel.game import Game
from housebound.kernel.script import Decision, Option
from housebound.kernel.settings import Value
from housebound.kernel.table import Table
from housebound.kernel.tape import unpickled
from housebound.rl.words import Lexicon, Mask, marked

Actions = Literal["options", "words", "offered"]
LONG: Final = 20_000
"""With more options than this an answer is said word by word, unless somebody wants it otherwise."""
MOST_OFFERED: Final = 128
"""Answers that can be given by their place among those that are offered; few questions have more."""


def found(game: str | Game[Any]) -> Game[Any]:
    """A game, by its name or as it is."""
    return registry.find(game) if isinstance(game, str) else game


def usual_actions(game: Game[Any], wanted: str | None) -> Actions:
    """How answers are given: by numbers of whole options, or word by word."""
    if wanted is None:
        return "options" if game.vocabulary.size <= LONG else "words"
    for known in get_args(Actions):
        if known == wanted:
            return known  # type: ignore[no-any-return]
    raise BadSetting(f"actions = {wanted!r}: must be one of {', '.join(get_args(Actions))}")


class Play:
    """A table, the decision that is to be answered now, and the words of the answer said so far."""

    def __init__(
        self,
        game: Game[Any],
        seats: int | None,
        settings: Mapping[str, Value],
        actions: str | None = None,
        *,
        listening: bool = False,
    ) -> None:
        self.game = game
        self.seats = game.usual_seats(settings) if seats is None else seats
        self.settings = game.settle(self.seats, settings)
        self.actions = usual_actions(game, actions)
        self.lexicon = Lexicon(game.vocabulary)
        sizes = {"options": game.vocabulary.size, "words": self.lexicon.size, "offered": MOST_OFFERED}
        self.size = sizes[self.actions]
        """How many different answers there are."""
        self._listening = listening
        self.table: Table
        self.decision: Decision | None = None
        self.options: list[Option] = []
        """What may be answered now, as far as it was not yet said otherwise."""
        self.said: tuple[int, ...] = ()
        self._words: dict[int, list[Option]] | None = None
        """What may be said next, once somebody has looked."""

    def begin(self, seed: int, *, searchable: bool = False) -> None:
        """A new game. The same seed gives the same dice, and the same seats are asked first."""
        self.table = Table(
            self.game, self.seats, self.settings, seed=seed, listening=self._listening, searchable=searchable
        )
        self._whims = Random(f"who is asked first {seed}")
        self._turn_to_next()

    def __reduce__(self) -> tuple[Any, ...]:
        """A play is copied and pickled as its tape, and where in the answer to which question it is."""
        made = (self.game.name, self.seats, self.settings, self.actions, self._listening)
        if not hasattr(self, "table"):
            return _rebuilt, (made,)
        table = self.table
        asked = None if self.decision is None else (self.decision.seat, self.decision.id)
        stood = (table.save_text(), table.began is not None, self._whims.getstate(), asked, self.said)
        return _rebuilt, (made, stood)

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def seat(self) -> int:
        """Whose turn it is; -1: nobody's."""
        return self.decision.seat if self.decision is not None else -1

    def _turn_to_next(self) -> None:
        table = self.table
        self.said = ()
        pending = table.pending
        if not pending:
            self.decision, self.options, self._words = None, [], None
            return
        nth = int(self._whims.random() * len(pending)) if len(pending) > 1 and table.first_answer_counts else 0
        self._turn_to(pending[nth])

    def _turn_to(self, decision: Decision) -> None:
        self.decision = decision
        self._words = None
        self.options = decision.options
        if self.table.standing:
            mine = [standing for standing in self.table.standing if standing.seat == decision.seat]
            self.options = self.options + [option for standing in mine for option in standing.options]

    def turn_back_to(self, asked: tuple[int, int] | None, said: tuple[int, ...]) -> None:
        """To the question of this seat and number, with this much of the answer said."""
        for decision in self.table.pending:
            if (decision.seat, decision.id) == asked:
                self._turn_to(decision)
        self.said = said
        if said:
            left = [option for option in self.options if self.lexicon.sentence(option)[: len(said)] == said]
            self.options = left
        self._words = None

    # -- answers as numbers

    def legal(self) -> list[int]:
        """The numbers that may be answered now."""
        if self.actions == "options":
            return [option.id for option in self.options]
        if self.actions == "offered":
            return list(range(min(len(self.options), MOST_OFFERED)))
        return list(self._next_words())

    def mask(self) -> Mask:
        """1 for each number that may be answered now."""
        return marked(self.size, self.legal())

    def take(self, number: int) -> None:
        """Answer with a number that is legal."""
        if not self.answered(number):
            raise BadSetting(" ".join(self.why_not(number)))

    def answered(self, number: int) -> bool:
        """Answer with a number, or with a word of an answer; False if it is not legal, and then nothing has changed."""
        if self.actions == "words":
            return self._said(number)
        option = self.meant(number)
        if option is None:
            return False
        self.choose(option)
        return True

    def _said(self, word: int) -> bool:
        """Say a word, and those that follow from it; then the answer is complete, or the seat goes on speaking."""
        left = self._next_words().get(word)
        if left is None:
            return False
        said = (*self.said, word)
        while len(left) > 1:
            words = self.lexicon.next_words(left, said)
            if len(words) > 1:
                self.options, self.said, self._words = left, said, words
                return True
            said = (*said, next(iter(words)))
        self.choose(left[0])
        return True

    def _next_words(self) -> dict[int, list[Option]]:
        """What may be said next, and the options that are left then."""
        if self._words is None:
            self._words = self.lexicon.next_words(self.options, self.said)
        return self._words

    def meant(self, number: int) -> Option | None:
        """The option that a number means now, if answers are whole options; None: it may not be answered."""
        if self.actions == "offered":
            return self.options[number] if 0 <= number < min(len(self.options), MOST_OFFERED) else None
        for option in self.options:
            if option.id == number:
                return option
        return None

    def number_of(self, option: Option) -> int:
        """The number of an option that may be answered now, if answers are whole options."""
        return self.options.index(option) if self.actions == "offered" else option.id

    def choose(self, option: Option) -> None:
        """Answer with an option, and turn to the next question."""
        decision = self.decision
        assert decision is not None
        table = self.table
        if option in decision.options:
            table.take_offered(decision, option)
        else:
            standing = next(d for d in table.standing if d.seat == decision.seat and option in d.options)
            table.choose(decision.seat, option, standing.id)
        self._turn_to_next()

    def named(self, number: int) -> str:
        """What a number means: the name of an option, or a word."""
        if self.actions == "options":
            return self.game.vocabulary.numbered(number).name
        if self.actions == "offered":
            return self.options[number].name if number < len(self.options) else str(number)
        return self.lexicon.names[number]

    def said_words(self) -> tuple[str, ...]:
        """The words of the answer so far."""
        return tuple(self.lexicon.names[word] for word in self.said)

    def why_not(self, number: int) -> list[str]:
        """Why a number may not be answered now: each rule with its text, as the seat may read it."""
        assert self.decision is not None
        if self.actions == "words":
            offered = ", ".join(self.lexicon.names[word] for word in self.legal())
            after = " ".join(self.said_words())
            return [
                f"{self.named(number)} cannot be said {f'after {after}' if after else 'first'}; possible: {offered}"
            ]
        if self.actions == "offered":
            return [f"{number} is not among the {len(self.options)} answers that are offered, counted from 0"]
        option = self.game.vocabulary.numbered(number)
        rulebook = self.game.rulebook
        return [f"{option.name}: {rulebook[rule].id} {rulebook[rule].text}" for rule in self.decision.why_not(option)]

    # -- the end

    def rewards(self) -> list[float]:
        """Seat -> 1 if it has won, -1 if it has not, once the game is over; before that 0.

        Whoever fell wins or loses with their side, as the rules say.
        """
        result = self.table.result
        if result is None:
            return [0.0] * self.seats
        return [1.0 if seat in result.winners else -1.0 for seat in range(self.seats)]


def _rebuilt(made: tuple[Any, ...], stood: tuple[Any, ...] | None = None) -> Play:
    """A play as it was when it was pickled."""
    name, seats, settings, actions, listening = made
    play = Play(found(name), seats, settings, actions, listening=listening)
    if stood is None:
        return play
    tape, searchable, whims, asked, said = stood
    play.table = unpickled(tape, listening, searchable)
    play._whims = Random()
    play._whims.setstate(whims)
    play.turn_back_to(asked, said)
    return play

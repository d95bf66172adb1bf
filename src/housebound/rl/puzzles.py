"""Puzzles in words, and how many of them somebody solves: a benchmark for programs that read and write.

>>> from housebound.rl.puzzles import PuzzleEnv
>>> env = PuzzleEnv("solo_14")
>>> env.reset().splitlines()[0]
'Win within 4 choices, whatever comes up.'
>>> env.answer("dance").refused
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from housebound.kernel.game import Speech
from housebound.kernel.script import Decision
from housebound.locales import speech, translated, wording
from housebound.puzzles import Puzzle, all_of_ours, telling
from housebound.puzzles import named as puzzle_named
from housebound.puzzles.solving import Attempt
from housebound.rl.text import Answered, drawn, named, offered, why_not

Reader = Callable[[str], str]
"""Reads a text and answers with the name of an option."""


class PuzzleEnv:
    """One puzzle for whoever reads. The answer that no longer keeps it ends it, and is told what would have.

    `seed`: what comes up; what solves a puzzle does so whatever that is.
    """

    def __init__(self, puzzle: Puzzle | str, language: str = "en") -> None:
        self.puzzle = puzzle_named(puzzle) if isinstance(puzzle, str) else puzzle
        self.speech: Speech = speech(self.puzzle.game, language)

    def reset(self, seed: int = 1) -> str:
        """From the beginning: what is asked, the board, and the options."""
        self._attempt = Attempt(self.puzzle, seed)
        return self.text()

    @property
    def solved(self) -> bool:
        return self._attempt.solved

    @property
    def over(self) -> bool:
        """Solved, or lost."""
        return self._attempt.decision is None

    def text(self) -> str:
        """Everything that whoever solves it needs."""
        attempt, decision = self._attempt, self._attempt.decision
        if decision is None:
            return self.speech.say("puzzle-solved")
        return "\n".join(
            [
                telling.question(self.puzzle, self.speech),
                *filter(None, [telling.left(self.puzzle, attempt.left, self.speech)]),
                "",
                drawn(attempt.table, self.puzzle.seat, self.speech.language),
                "",
                *self._asked(decision),
            ]
        )

    def _asked(self, decision: Decision) -> list[str]:
        asked = wording.sentence(decision, self.speech, self._attempt.table.game)
        return [asked, *offered(decision.options, self.speech)]

    def answer(self, name: str) -> Answered:
        """Choose the option of this name. Where there is none, the text says why, and the same question stands."""
        attempt, decision = self._attempt, self._attempt.decision
        assert decision is not None, "it is over: reset() begins anew"
        option = named(name, decision.options)
        if option is None:
            game = attempt.table.game
            book = translated(game.rules_for(attempt.table.state, self.puzzle.seat), game.name, self.speech.language)
            why = why_not(name, decision, game.vocabulary, book, self.speech)
            return Answered("\n".join([why, *self._asked(decision)]), 0.0, False, refused=True)
        keys = attempt.choose(option)
        if attempt.failed:
            return Answered(telling.lost(self.puzzle, option, keys, self.speech), -1.0, True)
        return Answered(self.text(), float(self.solved), self.over)


def solves(reader: Reader, puzzle: Puzzle | str, *, refusals: int = 3, language: str = "en") -> bool:
    """Whether a reader solves a puzzle; so many answers that make no sense it is forgiven."""
    env = PuzzleEnv(puzzle, language)
    text = env.reset()
    while not env.over:
        answered = env.answer(reader(text))
        refusals -= answered.refused
        if refusals < 0:
            return False
        text = answered.text
    return env.solved


def benchmark(reader: Reader, puzzles: Iterable[Puzzle] | None = None) -> dict[str, bool]:
    """Puzzle -> whether the reader solved it; without others, all that come with the program."""
    chosen = all_of_ours().values() if puzzles is None else puzzles
    return {puzzle.name: solves(reader, puzzle) for puzzle in chosen}

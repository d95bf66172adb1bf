"""A sitting: a table in a terminal, the people at its keyboard, and bots in the other seats.

It knows whose eyes may be on the screen, lets the bots play, and saves after every choice. Both the
full-screen client and the plain one are drawn from it.
"""

from __future__ import annotations

import re
from enum import Enum, auto
from pathlib import Path

from housebound import SPECTATOR, bots
from housebound.kernel import tape as tapes
from housebound.kernel.counting import seat_number
from housebound.kernel.errors import BadNote, BadSetting
from housebound.kernel.game import Speech
from housebound.kernel.goal import PLAIN
from housebound.kernel.pages import Page
from housebound.kernel.rulebook import Rulebook
from housebound.kernel.script import EVERYONE, Decision, Option
from housebound.kernel.table import Table
from housebound.locales import translated, wording

_SEATING = re.compile(r"^# humans (\S*), others (\S+)$", re.MULTILINE)


class Stage(Enum):
    """What the screen is for: reading a secret, passing the keyboard on, choosing, stepping in, watching, the end."""

    READ = auto()
    HAND_OVER = auto()
    CHOOSE = auto()
    ASIDE = auto()
    BOTS = auto()
    OVER = auto()


class Sitting:
    """One table at one keyboard.

    `viewer` is the seat whose secrets the screen may show: `SPECTATOR` until somebody has sat down.
    """

    def __init__(
        self,
        table: Table,
        humans: tuple[int, ...],
        level: str,
        speech: Speech,
        save_as: Path | None = None,
        hints: bool = False,
    ) -> None:
        for seat in humans:
            if not 0 <= seat < table.seats:
                raise BadSetting("seat-does-not-sit-at-this-table-counted", seat=seat, seats=table.seats - 1)
        self.table = table
        self.humans = humans
        self.level = level
        self.speech = speech
        self.save_as = save_as
        self.hints = hints
        """Whether people may ask what a hard bot would do."""
        self.viewer = humans[0] if len(humans) == 1 else SPECTATOR
        self._others: bots.AnyBot = bots.bot(table.game, level)
        self._last_heard = dict.fromkeys((*humans, SPECTATOR), 0)
        self._last_read = dict.fromkeys(humans, 0)
        self._pages_shown: set[tuple[int, str]] = set()  # urgent pages, and the eyes that have had them on the screen
        self._turned_to: tuple[int, int] | None = None  # the decision somebody asked to see instead of the first
        self._stepped_in: int | None = None  # who has come to the keyboard though nobody waits for them

    # -- whose move it is

    @property
    def for_people(self) -> list[Decision]:
        """What people are asked now, and then the answers of theirs that they may still change."""
        table = self.table
        open_ones = [decision for decision in table.pending if decision.seat in self.humans]
        return open_ones + [decision for decision, _ in table.answered if open_ones and decision.seat in self.humans]

    @property
    def decision(self) -> Decision | None:
        """The decision that the keyboard is for now. People go before bots: where any seat may act first, they may.

        For somebody who has stepped in it is what that seat may do at any moment, if there is anything.
        """
        if self._stepped_in is not None:
            return next((d for d in self.table.standing if d.seat == self._stepped_in and d.options), None)
        asked = self.for_people
        for decision in asked:
            if (decision.seat, decision.id) == self._turned_to:
                return decision
        return asked[0] if asked else None

    def turn_to_next(self) -> bool:
        """Turn to the next decision of people, if several are open or can still be changed; whether there is one."""
        asked = self.for_people
        if len(asked) < 2 or self.decision is None:
            return False
        decision = asked[(asked.index(self.decision) + 1) % len(asked)]
        self._turned_to = (decision.seat, decision.id)
        return True

    def standing_answer(self, decision: Decision) -> Option | None:
        """What was answered so far, where it may still be changed."""
        return next((answer for asked, answer in self.table.answered if asked is decision), None)

    @property
    def next_seat(self) -> int | None:
        """Whose the keyboard is now: of whoever has stepped in, or else is asked; None: no person's."""
        if self._stepped_in is not None:
            return self._stepped_in
        return self.decision.seat if self.decision is not None else None

    @property
    def stage(self) -> Stage:
        """What the screen is for now."""
        if self.table.over:
            return Stage.OVER
        seat = self.next_seat
        if seat is None:
            return Stage.BOTS
        if seat == self.viewer or len(self.humans) == 1:
            return Stage.CHOOSE if self._stepped_in is None else Stage.ASIDE
        return Stage.READ if self._unread_secret() else Stage.HAND_OVER

    def _unread_secret(self) -> bool:
        """Whether the person who is about to get up was told something that only they may read."""
        since = self._last_read.get(self.viewer, 0)
        return any(notice.to != EVERYONE for _, notice in self.table.notices(self.viewer, since))

    def have_read(self) -> None:
        """The person at the keyboard has read what was for them alone."""
        self._last_read[self.viewer] = len(self.table.notices(self.viewer))

    def hand_over(self) -> None:
        """The next person has sat down at the keyboard."""
        if (seat := self.next_seat) is not None:
            self.viewer = seat

    # -- stepping in

    @property
    def bots_wait(self) -> bool:
        """Whether people may want to do something between two choices of bots.

        Where several share the keyboard nothing may depend on who of them has something to do: that is their secret.
        """
        mine = [decision for decision in self.table.standing if decision.seat in self.humans]
        return any(len(self.humans) > 1 or decision.options for decision in mine)

    @property
    def may_step_in(self) -> bool:
        """Whether people may ask for the keyboard: of several anybody, at any time, so that asking tells nothing."""
        return len(self.humans) > 1 or self.bots_wait

    def step_in(self, seat: int) -> None:
        """Somebody comes to the keyboard out of turn: to look, and to do what can be done at any moment."""
        if seat not in self.humans:
            raise BadSetting("seat-is-not-at-this-keyboard", seat=seat)
        self._stepped_in = None
        mine = next((decision for decision in self.for_people if decision.seat == seat), None)
        if mine is not None:
            self._turned_to = (mine.seat, mine.id)
        else:
            self._stepped_in = seat

    def step_back(self) -> None:
        """Whoever stepped in has seen enough."""
        self._last_heard[self.viewer] = len(self.table.notices(self.viewer))
        self.have_read()
        self._stepped_in = None

    # -- playing

    def choose(self, option: Option | str) -> None:
        """The person at the keyboard chooses."""
        decision = self.decision
        assert decision is not None
        self._last_heard[self.viewer] = len(self.table.notices(self.viewer))
        self.have_read()
        self.table.choose(decision.seat, option, decision.id)
        self._turned_to = self._stepped_in = None
        self.autosave()

    def let_a_bot_play(self) -> None:
        """The first bot that is asked chooses."""
        decision = self.table.pending[0]
        self.table.choose(decision.seat, bots.answer(self.table, decision, self._others), decision.id)
        self.autosave()

    def undo(self) -> None:
        """Take back the last choice of the person at the keyboard, or raise `CannotUndo` with the reason."""
        self.table.undo(self.viewer)
        self._turned_to = self._stepped_in = None
        for counts in (self._last_heard, self._last_read):
            for seat, count in counts.items():
                counts[seat] = min(count, len(self.table.notices(seat)))
        self.autosave()

    def note(self, line: str) -> None:
        """Write a note for the eyes on the screen: a place, and what is to stand there; nothing more wipes it."""
        if self.eyes == SPECTATOR:
            raise BadNote("nobody-is-at-the-keyboard-whose-notebook-it")
        self.table.note(self.eyes, *self._place_and_text(line))
        self.autosave()

    def _place_and_text(self, line: str) -> tuple[str, str]:
        """The place that a line begins with, by its word or as people say it, and the rest."""
        line = line.strip()
        called = [(re.match(re.escape(name) + r"\b", line, re.IGNORECASE), word) for name, word in self._places()]
        fitting = [(match.end(), word) for match, word in called if match is not None]
        if not fitting:
            place, _, text = line.partition(" ")
            return place, text
        end, word = max(fitting)
        return word, line[end:].lstrip(": ")

    def _places(self) -> list[tuple[str, str]]:
        """What every place can be called, and its word."""
        places = self.table.game.places
        if places is None:
            return []
        said = [(str(wording.word(places, i, self.speech)), word) for i, word in enumerate(places.words)]
        return said + [(word, word) for word in places.words]

    # -- what is on the screen

    @property
    def rulebook(self) -> Rulebook:
        """The rules that the eyes on the screen may read now."""
        game = self.table.game
        return translated(game.rules_for(self.table.state, self.eyes), game.name, self.speech.language)

    @property
    def eyes(self) -> int:
        """Whose view may be shown: nobody's secrets while the keyboard changes hands or when all is over."""
        hidden = self.stage in (Stage.OVER, Stage.HAND_OVER) and len(self.humans) > 1
        return SPECTATOR if hidden else self.viewer

    def board(self) -> str:
        """The board and its status as rich markup."""
        return self.table.game.text(self.table.view(self.eyes).board, self.speech)

    def pages(self) -> list[Page]:
        """What these eyes can read besides the board; last, what they are after."""
        view = self.table.view(self.eyes)
        found = self.table.game.pages(view.board, self.speech)
        if view.goal is not None and view.goal != PLAIN:
            text = "\n\n".join(wording.goal_lines(view.goal, self.speech))
            found.append(Page(view.goal.win, self.speech.say("pages-goal"), text))
        return found

    def first_goal(self) -> list[str]:
        """What these eyes are after, as long as they have chosen nothing yet: afterwards it is read among the pages."""
        goal = self.table.view(self.eyes).goal
        if goal is None or goal == PLAIN or self._last_heard.get(self.eyes, 0) or self.table.over:
            return []
        return wording.goal_lines(goal, self.speech)

    def take_urgent_pages(self) -> list[Page]:
        """The pages that whoever is at the keyboard is to read now and has not had on the screen; now they have."""
        if self.eyes == SPECTATOR or self.stage is Stage.BOTS:
            return []
        new = [page for page in self.pages() if page.urgent and (self.eyes, page.name) not in self._pages_shown]
        self._pages_shown |= {(self.eyes, page.name) for page in new}
        return new

    def notes(self) -> list[tuple[str, str]]:
        """What these eyes have written down: each place as people say it, and the note."""
        said = {word: name for name, word in reversed(self._places())}
        return [(said[place], text) for place, text in self.table.view(self.eyes).notes.items()]

    def sentence(self) -> str:
        """What is going on and what the person may do now."""
        if (result := self.table.result) is not None:
            return wording.outcome(result, self.speech)
        if self.stage is Stage.READ:
            return self.speech.say("read-first", seat=seat_number(self.viewer))
        if (decision := self.decision) is not None:
            return wording.sentence(decision, self.speech, self.table.game)
        if self._stepped_in is not None:
            return self.speech.say("aside-nothing")
        asked = sorted({d.seat for d in self.table.pending if d.known >> self.eyes & 1})
        if not asked:
            return self.speech.say("waiting-unseen")
        return self.speech.say("waiting", count=len(asked), seats=wording.seats(asked))

    def log(self) -> list[tuple[str, bool]]:
        """Every notice for these eyes in words, and whether it is new since they last chose."""
        heard = self._last_heard.get(self.eyes, 0)
        return [(wording.told(notice, self.speech), n >= heard) for n, notice in self.table.notices(self.eyes)]

    # -- saving

    def save_text(self) -> str:
        """The tape, with a comment that says who sat where, counted as tapes count."""
        seats = ",".join(str(seat) for seat in self.humans) or "none"
        return f"{self.table.save_text()}# humans {seats}, others {self.level}\n"

    def save(self, path: Path) -> None:
        tapes.save(self.save_text(), path)

    def autosave(self) -> None:
        if self.save_as is not None:
            self.save(self.save_as)


def seating(tape: str) -> tuple[tuple[int, ...], str] | None:
    """Who sat where when this tape was saved: the seats of people, and the bots' level."""
    found = _SEATING.findall(tape)
    if not found:
        return None
    seats, level = found[-1]
    return tuple(int(seat) for seat in seats.split(",") if seat.isdecimal()), level

"""The position and each answer as numbers, in the order of their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from housebound.games.room25.numbers import Character, Plan, Space
from housebound.games.room25.prospects.deeds import DEEDS
from housebound.games.room25.prospects.ground import HIDDEN, Ground
from housebound.games.room25.prospects.measures import FAR, MEASURES, Measuring, follows
from housebound.games.room25.prospects.stand import Stand, enter, swap
from housebound.games.room25.seen.view_types import Room25View
from housebound.games.room25.state import PHASES
from housebound.games.room25.words import (
    CHARACTERS,
    CONTROL,
    EXIT_ZONES,
    KEY,
    MODES,
    NONE,
    PLANS,
    POWER,
    PROGRAM,
    ROOM_25,
    ROOMS,
    SPACES,
    TOKENS,
    UNDECIDED,
    USE,
    VERBS,
    WAIT,
)
from housebound.kernel.prospects import Prospects
from housebound.kernel.script import Option

VERSION: Final = 1
_SUBJECT: Final = ("drawn", "single", "one_action", "adrenaline_held", "adrenaline_committed", "reminder_laid")
_PROMPTS: Final = (
    *("pick", "clue", "program", "commit", "single", "free", "solo", "adrenaline", "look", "move", "push", "control"),
    *("power", "remind", "after_seeing", "see", "exchange", "shift", "tunnel", "illusion", "acid", "corridor"),
    *("robot_room", "order", "consent", "take_robot", "yellow", "lock", "unlock", "panic_swap"),
)
_TABLE: Final = (
    *("remaining", "round", "guard", "exit_known", "exit_up", "key_known", "needs_key", "last_round", "unknown"),
    *("inner_death", "outer_death", "inner_sought", "outer_sought", "ours", "ours_fallen", "others", "others_fallen"),
    *("ours_after", "others_after", "steering_inside", "ours_near_exit", "others_near_exit", "adrenaline_of_ours"),
)
SITUATION: Final = (
    *(f"mode_{mode}" for mode in MODES),
    *(f"phase_{phase}" for phase in PHASES),
    *(f"prompt_{prompt}" for prompt in _PROMPTS),
    *_TABLE,
    *(f"subject_{name}" for name in CHARACTERS.words),
    *(f"subject_in_{room}" for room in (*ROOMS.words, "unknown")),
    *(f"subject_lost_{token}" for token in TOKENS.words),
    *(f"subject_played_{token}" for token in TOKENS.words),
    *(f"subject_futile_{token}" for token in TOKENS.words),
    *(f"subject_first_{plan}" for plan in PLANS.words),
    *(f"subject_second_{plan}" for plan in PLANS.words),
    *(f"subject_{fact}" for fact in _SUBJECT),
    *(f"friends_plan_{plan}" for plan in PLANS.words),
    *(f"now_{name}" for name in MEASURES),
)
_TARGET: Final = (
    *("up", "in_exit_zone", "death", "sought", "cost", "people_of_ours", "people_of_others", "robots", "reminders"),
)
_WHOM: Final = ("whom_me", "whom_ours", "whom_others")
ANSWER: Final = (
    *(f"verb_{verb.name}" for verb in VERBS.verbs),
    *(f"first_{plan}" for plan in PLANS.words),
    *(f"second_{plan}" for plan in PLANS.words),
    "yes",
    *(f"into_{room}" for room in (*ROOMS.words, "unknown")),
    *(f"into_{fact}" for fact in _TARGET),
    *_WHOM,
    *(f"whom_{name}" for name in CHARACTERS.words),
    *(f"at_once_{name}" for name in MEASURES),
    *(f"at_best_{name}" for name in MEASURES),
    "at_best_worth",
)
_VERB: Final = {verb: n for n, verb in enumerate(VERBS.verbs)}
_WORTH: Final = 10.0
_BOUND: Final = 3.0
"""No difference of worth is larger."""


class Room25Prospects(Prospects):
    """What answers lead to in Room 25."""

    def __init__(self) -> None:
        super().__init__(VERSION, SITUATION, ANSWER)

    def numbers(
        self, board: Room25View, prompt: str, subject: int, options: Sequence[Option]
    ) -> tuple[list[float], list[list[float]]]:
        thinking = Thinking(board, prompt, subject)
        return thinking.situation(), [thinking.answer(option) for option in options]


class Thinking:
    """One question of one seat, thought through."""

    def __init__(self, board: Room25View, prompt: str, subject: Character) -> None:
        self.ground = ground = Ground(board)
        self.prompt = prompt
        self.subject = subject
        self.measuring = Measuring(ground, subject)
        self.now = self.measuring.measures(self.measuring.now)
        self.worth = self.measuring.worth(self.measuring.now)
        self._unchanged = self._changed(self.now.copy())
        self._best: dict[tuple[Plan, ...], list[float]] = {}

    # -- the position

    def situation(self) -> list[float]:
        ground, view, c = self.ground, self.ground.view, self.subject
        return [
            *_one(len(MODES), ground.mode),
            *_one(len(PHASES), PHASES.index(view.phase)),
            *_one(len(_PROMPTS), _PROMPTS.index(self.prompt) if self.prompt in _PROMPTS else -1),
            *self._table(),
            *_one(len(CHARACTERS), c),
            *self._of_subject(),
            *self._plans_of_friends(),
            *self.now,
        ]

    def _table(self) -> list[float]:
        ground, view = self.ground, self.ground.view
        out = ground.exit
        me = next((seat for seat in view.seats if seat.seat == view.seat), None)
        acting = self.subject if self.subject in ground.queue else -1
        later = ground.queue[ground.queue.index(acting) + 1 :] if acting >= 0 else []
        later = [c for c in later if ground.stands[c] >= 0]
        inside = [c for c in ground.ours if out >= 0 and ground.stands[c] == out]
        near = self._near(out)
        return [
            view.remaining / 10.0,
            view.round / 10.0,
            float(me is not None and me.role == "guard"),
            float(out >= 0),
            float(out >= 0 and ground.up[out]),
            float(ground.key >= 0),
            float(ground.needs_key),
            float(ground.last_round),
            sum([kind == UNDECIDED for kind in ground.kind]) / 24.0,
            sum([ground.inner[kind] for kind in _DEADLY]),
            sum([ground.outer[kind] for kind in _DEADLY]),
            ground.inner[ROOM_25] + ground.inner[KEY],
            ground.outer[ROOM_25] + ground.outer[KEY],
            sum([ground.stands[c] >= 0 for c in ground.ours]) / 4.0,
            sum([ground.stands[c] < 0 for c in ground.ours]) / 4.0,
            sum([ground.stands[c] >= 0 for c in ground.others]) / 4.0,
            sum([ground.stands[c] < 0 for c in ground.others]) / 4.0,
            sum([c in ground.ours for c in later]) / 4.0,
            sum([c in ground.others for c in later]) / 4.0,
            sum([CONTROL not in ground.lost[c] for c in inside]) / 4.0,
            sum([c in near for c in ground.ours]) / 4.0,
            sum([c in near for c in ground.others]) / 4.0,
            sum([_adrenaline(ground, c) == "held" for c in ground.ours]) / 4.0,
        ]

    def _near(self, out: Space) -> set[Character]:
        """Who is one step from Room 25."""
        if out < 0:
            return set()
        to_exit = self.measuring.ways.to(tuple(range(25)), out)
        return {c for c in self.ground.queue if self.ground.stands[c] >= 0 and 0 < to_exit[self.ground.stands[c]] <= 1}

    def _of_subject(self) -> list[float]:
        ground, c = self.ground, self.subject
        seen = ground.seen[c] if c >= 0 else None
        if seen is None:
            return [0.0] * (len(ROOMS) + 1 + 3 * len(TOKENS) + 2 * len(PLANS) + len(_SUBJECT))
        here = ground.stands[c]
        first, second = ground.plans[c]
        return [
            *_kind(ground, here),
            *[float(n in ground.lost[c]) for n in range(len(TOKENS))],
            *[float(token in seen.played) for token in TOKENS.words],
            *[float(token in seen.futile) for token in TOKENS.words],
            *_one(len(PLANS), first),
            *_one(len(PLANS), second),
            float(HIDDEN in (first, second)),
            float(seen.single),
            float(seen.one_action),
            float(seen.adrenaline == "held"),
            float(seen.adrenaline == "committed"),
            float(seen.reminder_laid),
        ]

    def _plans_of_friends(self) -> list[float]:
        ground = self.ground
        counts = [0.0] * len(PLANS)
        for c in ground.ours:
            if c != self.subject and ground.stands[c] >= 0:
                for plan in ground.plans[c]:
                    if plan >= 0:
                        counts[plan] += 0.5
        return counts

    # -- answers

    def answer(self, option: Option) -> list[float]:
        plans = self._plans(option)
        after = self._after(option)
        return [
            *_one(len(VERBS.verbs), _VERB[option.verb]),
            *_one(len(PLANS), plans[0] if plans else -1),
            *_one(len(PLANS), plans[1] if len(plans) > 1 else -1),
            float(_says_yes(option)),
            *self._into(option),
            *self._whom(option),
            *self._at_once(after),
            *self._at_best(option, after, plans),
        ]

    def _plans(self, option: Option) -> tuple[Plan, ...]:
        """What would still be played after an answer, as far as it is laid down or follows from it."""
        if option.verb is PROGRAM:
            return tuple(plan for plan in option.args[:2] if plan != NONE)
        if option.verb is USE[0].verb:
            return (option.args[0],)
        if option is WAIT:
            return tuple(plan for plan in self.ground.plans[self.subject] if plan not in (NONE, HIDDEN))[:1]
        if option.verb in DEEDS and self.ground.view.phase == "pass_1" and self.subject >= 0:
            second = self.ground.plans[self.subject][1]
            return (second,) if second not in (NONE, HIDDEN) else ()
        return ()

    def _after(self, option: Option) -> Stand:
        """The stand right after an answer."""
        measuring, c = self.measuring, self.subject
        if self.prompt == "illusion" and c >= 0 and measuring.now.stands[c] >= 0:
            stand = measuring.now.copy()
            room = stand.lay[option.args[0]]
            swap(stand, stand.space(c), option.args[0])
            enter(stand, (c,), room)
            return stand
        stand = measuring.after(option)
        if self.prompt == "shift":
            stand.escaped = False  # R25-ESCAPE-4: the Control Chamber lets nobody out
        return stand

    def _at_once(self, after: Stand) -> list[float]:
        return self._unchanged if after is self.measuring.now else self._changed(self.measuring.measures(after))

    def _at_best(self, option: Option, after: Stand, plans: tuple[Plan, ...]) -> list[float]:
        """What can be made of it at best; where a token is picked in play, with a second one after it."""
        measuring = self.measuring
        if after is measuring.now:
            known = self._best.get(plans)
            if known is not None:
                return known
        best = measuring.best(after, plans)
        if option.verb is USE[0].verb and self.ground.view.phase == "pass_1":
            for plan in follows(plans[0]):
                if plan < POWER and plan not in self.ground.lost[self.subject]:
                    both = measuring.best(after, (*plans, plan))
                    if measuring.worth(both) > measuring.worth(best):
                        best = both
        gained = (measuring.worth(best) - self.worth) / _WORTH
        found = [*self._changed(measuring.measures(best)), max(-_BOUND, min(_BOUND, gained))]
        if after is measuring.now:
            self._best[plans] = found
        return found

    def _changed(self, measures: list[float]) -> list[float]:
        for n in FAR:
            measures[n] -= self.now[n]
        return measures

    def _into(self, option: Option) -> list[float]:
        """Of the room that is named, the last one if there are two."""
        ground = self.ground
        space = _last(option, SPACES.name)
        if space < 0:
            return [0.0] * (len(ROOMS) + 1 + len(_TARGET))
        room = ground.view.rooms[space]
        return [
            *_kind(ground, space),
            float(ground.up[space]),
            float(space in EXIT_ZONES),
            ground.death[space],
            ground.sought[space],
            min(ground.cost[space], 8.0) / 4.0,
            sum([ground.stands[c] == space for c in ground.ours]) / 2.0,
            sum([ground.stands[c] == space for c in ground.others]) / 2.0,
            float(bool(room.robots)),
            float(bool(room.reminders)),
        ]

    def _whom(self, option: Option) -> list[float]:
        whom = _last(option, CHARACTERS.name)
        ours = whom in self.ground.ours
        return [
            float(whom >= 0 and whom == self.subject),
            float(ours and whom != self.subject),
            float(whom >= 0 and not ours),
            *_one(len(CHARACTERS), whom),
        ]


_DEADLY: Final = (ROOMS["mortal"],)


def _one(count: int, which: int) -> list[float]:
    found = [0.0] * count
    if 0 <= which < count:
        found[which] = 1.0
    return found


def _kind(ground: Ground, room: Space) -> list[float]:
    if room < 0:
        return [0.0] * (len(ROOMS) + 1)
    kind = ground.kind[room]
    return _one(len(ROOMS) + 1, len(ROOMS) if kind == UNDECIDED else kind)


def _last(option: Option, domain: str) -> int:
    """The last argument of this domain; -1: there is none."""
    found = -1
    for one, argument in zip(option.verb.domains, option.args, strict=True):
        if one.name == domain:
            found = argument
    return found


def _says_yes(option: Option) -> bool:
    return _last(option, "answer") == 1


def _adrenaline(ground: Ground, c: Character) -> str:
    seen = ground.seen[c]
    return seen.adrenaline if seen is not None else ""

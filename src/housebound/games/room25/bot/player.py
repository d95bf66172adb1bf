"""A sensible player of Room 25.

It thinks as people do: what do I know of the rooms, how far are we from where we must be, and which of my tokens
brings us nearer without killing anybody. It remembers nothing between choices but what lies on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Final

from housebound.games.room25.bot.departure import (
    departure,
    helmsmen,
    is_a_step_away,
    is_last_helmsman,
    may_leave,
    needs_more_helmsmen,
    outside,
)
from housebound.games.room25.bot.judgement import Judgement
from housebound.games.room25.bot.outlook import Outlook
from housebound.games.room25.bot.plans import outlook_of, promise
from housebound.games.room25.bot.scene import Scene, enter, imagined, present, swap
from housebound.games.room25.bot.weights import PRICE, W
from housebound.games.room25.numbers import Character, Plan, Space
from housebound.games.room25.seen.sight import HIDDEN_PLAN, Sight
from housebound.games.room25.state import HELD, PASS_1, PASS_2, PASS_3
from housebound.games.room25.words import (
    ALICE,
    ANSWER,
    BRUCE,
    COMMIT,
    CONTROL,
    COOPERATION,
    DECLINE,
    DONE,
    EMMETT,
    FRANK,
    JENNIFER,
    KEVIN,
    LOOK,
    MARK,
    MAX,
    MOVE,
    NO_CLUE,
    NONE,
    PROGRAM,
    PUSH,
    REMIND,
    REVEAL,
    SARAH,
    SPACES,
    UNDECIDED,
    USE,
    WAIT,
)
from housebound.kernel.script import Decision, Option
from housebound.kernel.sets import has

LIKED: Final = (SARAH, JENNIFER, MAX, FRANK, KEVIN, ALICE, BRUCE, EMMETT)
"""Characters in the order in which they are taken."""
LIKED_TOGETHER: Final = (ALICE, JENNIFER, FRANK, SARAH, MAX, KEVIN, BRUCE, EMMETT)
"""The same where Penalties are drawn every round: Alice loses no token to them, so she can always steer."""
FIRST_STEPS: Final = (SPACES["C2"], SPACES["D3"], SPACES["C4"], SPACES["B3"])
"""The rooms around the Central Room, clockwise: one for each corner of the house."""
_USE: Final = USE[0].verb


class Sensible:
    """Plays its role in each mode."""

    def choose(self, sight: Sight, decision: Decision, rng: Random) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        answer = _ANSWERS.get(decision.prompt)
        if answer is None:
            return _act(Thought(sight), decision, rng)
        return answer(Thought(sight), decision, rng)


class Thought:
    """What a player has in mind at one moment."""

    __slots__ = ("judgement", "now", "outlook", "sight")

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.outlook = Outlook(sight)
        self.judgement = Judgement(self.outlook)
        self.now = present(self.outlook)


def _best(options: Iterable[Option], value: Callable[[Option], float], rng: Random) -> Option:
    """The option of the highest value; among equals any."""
    best: list[Option] = []
    highest = float("-inf")
    for option in options:
        worth = value(option)
        if worth > highest + 1e-9:
            best, highest = [option], worth
        elif worth > highest - 1e-9:
            best.append(option)
    return best[int(rng.random() * len(best))] if len(best) > 1 else best[0]


# -- before the game


def _pick(thought: Thought, decision: Decision, rng: Random) -> Option:
    liked = LIKED_TOGETHER if thought.outlook.mode == COOPERATION else LIKED
    return _best(decision.options, lambda option: -liked.index(option.args[0]), rng)


def _clue(thought: Thought, decision: Decision, rng: Random) -> Option:
    """Look where nobody has looked yet, first on the way to one's own corner."""
    sight = thought.sight
    mine = thought.outlook.mine
    place = sight.queue.index(mine[0]) if mine else 0

    def value(option: Option) -> float:
        if option is NO_CLUE:
            return -2.0
        space = option.args[0]
        return 0.5 * (space == FIRST_STEPS[place % 4]) - float(sight.somebody_has_seen(sight.at[space]))

    return _best(decision.options, value, rng)


# -- programming


def _program(thought: Thought, decision: Decision, rng: Random) -> Option:
    c = decision.subject
    adrenaline = _commits(thought, c)
    options = [option for option in decision.options if option.args[2] == adrenaline]
    options = options or decision.options
    leaving = departure(thought.outlook, thought.now, c)
    if leaving is not None:
        option = PROGRAM(*leaving, options[0].args[2])
        if option in options:
            return option
    return _best(options, lambda option: _program_value(thought, c, option.args[0], option.args[1]), rng)


def _program_value(thought: Thought, c: Character, first: Plan, second: Plan) -> float:
    plans = (first,) if second == NONE else (first, second)
    value = outlook_of(thought.judgement, thought.now, c, plans) - W.token * len(plans)
    if PUSH in plans:
        value -= _shame(thought)
    if CONTROL in plans:
        value -= _meddling(thought, c)
    return value


def _shame(thought: Thought) -> float:
    """Somebody may come whom one would not like to push; and a Guard who pushes early is soon known as one."""
    outlook, sight = thought.outlook, thought.sight
    hidden = outlook.guard and not sight.role_shown(outlook.seat)
    return W.shame if hidden and sight.round <= 3 else W.push


def _meddling(thought: Thought, c: Character) -> float:
    outlook = thought.outlook
    if may_leave(outlook) and thought.now.tile[c] == outlook.exit_tile:
        far = max((thought.judgement.need(thought.now, m) for m in outside(outlook, thought.now)), default=0.0)
        return W.helmsman if c in helmsmen(outlook, thought.now, far) else W.idle_hand
    return W.meddling if len(outlook.living) > 1 else 0.0


def _commits(thought: Thought, c: Character) -> int:
    """Adrenaline is for when a third action finishes something, or when there is no later."""
    sight, outlook = thought.sight, thought.outlook
    if sight.adrenaline[c] != HELD:
        return 0
    if outlook.together and not outlook.last_round:
        if needs_more_helmsmen(outlook, thought.now):
            return 1
        if is_last_helmsman(outlook, c):
            return 0
    if sight.remaining <= 2 or c == FRANK:
        return 1
    if may_leave(outlook):
        missing = outside(outlook, thought.now)
        if c in missing:
            return int(not is_a_step_away(outlook, thought.now, c))
        far = [thought.judgement.need(thought.now, m) for m in missing]
        return int(bool(far) and 1.5 < max(far) < 3.5)
    return 0


def _commit(thought: Thought, decision: Decision, rng: Random) -> Option:
    return COMMIT(_commits(thought, decision.subject))


# -- turns


def _act(thought: Thought, decision: Decision, rng: Random) -> Option:
    """Whatever is offered: the option that promises most."""
    c = decision.subject if decision.subject >= 0 else thought.outlook.mine[0]
    if _wants_to_mark(thought) and REMIND in decision.options:
        return REMIND
    if REVEAL in decision.options and _time_to_show(thought):
        return REVEAL
    options = [option for option in decision.options if option not in (REMIND, REVEAL)]
    then = _still_to_play(thought, c)
    if any(option.verb is _USE for option in options):
        return _best(options, lambda option: _token_value(thought, c, option), rng)
    return _best(options, lambda option: _value(thought, c, option, then), rng)


def _still_to_play(thought: Thought, c: Character) -> tuple[Plan, ...]:
    """The own token that waits for the second pass."""
    sight = thought.sight
    if sight.phase != PASS_1 or sight.single[c]:
        return ()
    plan = sight.plan(c, 1)
    return () if plan in (NONE, HIDDEN_PLAN) else (plan,)


def _value(thought: Thought, c: Character, option: Option, then: tuple[Plan, ...]) -> float:
    if option is WAIT:
        return thought.judgement.score(thought.now, c) + (W.waiting_inside if _waits_for_others(thought, c) else 0.01)
    return promise(thought.judgement, thought.now, c, option, then)


def _waits_for_others(thought: Thought, c: Character) -> bool:
    """In Room 25 with somebody still to come: touch nothing yet."""
    outlook = thought.outlook
    if not may_leave(outlook) or thought.now.tile[c] != outlook.exit_tile:
        return False
    return bool(outside(outlook, thought.now))


def _token_value(thought: Thought, c: Character, option: Option) -> float:
    """A token picked in play; in the first pass of a round think also of the best one to follow."""
    sight = thought.sight
    followers: list[tuple[Plan, ...]] = [()]
    if sight.phase == PASS_1 and not sight.one_action[c]:
        followers += [(plan,) for plan in (LOOK, MOVE, CONTROL) if not has(sight.lost[c], plan)]
    if option is DECLINE:
        return max(outlook_of(thought.judgement, thought.now, c, then) for then in followers) - 0.01
    token = option.args[0]
    best = max(outlook_of(thought.judgement, thought.now, c, (token, *then)) for then in followers if token not in then)
    return best - 0.3 * (token == PUSH) - 0.1 * (token == CONTROL)


def _time_to_show(thought: Thought) -> bool:
    """A Guard shows the role when acting freely is worth more than being trusted."""
    return thought.sight.remaining <= W.guard_shows


# -- reminder tokens: together a warning, else of no use to somebody with a perfect memory


def _wants_to_mark(thought: Thought) -> bool:
    return thought.outlook.together and bool(_worst_unmarked(thought))


def _worst_unmarked(thought: Thought) -> list[Space]:
    outlook, sight = thought.outlook, thought.sight
    return [
        space
        for space in range(25)
        if not sight.up[sight.at[space]]
        and sight.at[space] not in outlook.warned
        and outlook.deadly_chance(sight.at[space]) == 1.0
    ]


def _after_seeing(thought: Thought, decision: Decision, rng: Random) -> Option:
    return REMIND if REMIND in decision.options and _wants_to_mark(thought) else DONE


def _remind(thought: Thought, decision: Decision, rng: Random) -> Option:
    """On what is surely deadly; somebody who was made to mark something marks what is likeliest to be."""
    worst = _worst_unmarked(thought)
    if worst:
        return MARK[worst[0]]
    outlook, at = thought.outlook, thought.sight.at
    return max(decision.options, key=lambda option: outlook.deadly_chance(at[option.args[0]]))


# -- what rooms and cards ask


def _see(thought: Thought, decision: Decision, rng: Random) -> Option:
    """The most promising room; among those the nearest."""

    def value(option: Option) -> float:
        scene = imagined(thought.outlook, thought.now, decision.subject, option, action=False)
        return 3.0 * thought.outlook.sought(scene.looked) + thought.judgement.worth_of_look(scene, decision.subject)

    return _best(decision.options, value, rng)


def _illusion(thought: Thought, decision: Decision, rng: Random) -> Option:
    """Into a hidden room somewhere else: one that is known to be harmless, or the least dangerous."""
    c = decision.subject
    here = thought.now.where[thought.now.tile[c]]

    def value(option: Option) -> float:
        scene = thought.now.copy()
        hidden = scene.at[option.args[0]]
        swap(scene, here, option.args[0])
        enter(thought.outlook, scene, [c], hidden)
        return thought.judgement.score(scene, c)

    return _best(decision.options, value, rng)


def _passive(thought: Thought, decision: Decision, rng: Random) -> Option:
    """A choice that is no action."""
    c = decision.subject if decision.subject >= 0 else thought.outlook.mine[0]

    def value(option: Option) -> float:
        scene: Scene = imagined(thought.outlook, thought.now, c, option, action=False)
        return thought.judgement.score(scene, c)

    return _best(decision.options, value, rng)


def _unlock(thought: Thought, decision: Decision, rng: Random) -> Option:
    """Take the lock from where it guards the least."""

    def value(option: Option) -> float:
        kind = thought.outlook.kinds[thought.sight.at[option.args[0]]]
        return 0.0 if kind == UNDECIDED else -PRICE[kind]

    return _best(decision.options, value, rng)


def _consent(thought: Thought, decision: Decision, rng: Random) -> Option:
    """Alice lets friends move her in their turns, and nobody else."""
    friendly = thought.outlook.together and thought.sight.phase in (PASS_1, PASS_2, PASS_3)
    return ANSWER[1 if friendly else 0]


_ANSWERS: Final[dict[str, Callable[[Thought, Decision, Random], Option]]] = {
    "pick": _pick,
    "clue": _clue,
    "program": _program,
    "commit": _commit,
    "after_seeing": _after_seeing,
    "remind": _remind,
    "see": _see,
    "illusion": _illusion,
    "consent": _consent,
    "unlock": _unlock,
    **dict.fromkeys(
        ("yellow", "take_robot", "lock", "panic_swap", "corridor", "exchange", "shift", "tunnel", "acid"), _passive
    ),
    **dict.fromkeys(("robot_room", "order"), _passive),
}

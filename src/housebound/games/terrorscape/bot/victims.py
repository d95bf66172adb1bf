"""The sensible victims' turn: main, special and extra actions and exchanges (Victims' turn: actions)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from housebound.games.terrorscape import words
from housebound.games.terrorscape.bot.belongings import wants_exchange
from housebound.games.terrorscape.bot.team import Team, key_worth
from housebound.games.terrorscape.bot.ways import walks
from housebound.games.terrorscape.bot.weights import W
from housebound.games.terrorscape.mansion import SEARCHABLE, TRANSMITTER, reach
from housebound.games.terrorscape.numbers import Location, LocationSet, PassageSet, Victim
from housebound.games.terrorscape.play.harm import MOST_FEAR, OVERFLOW_LEVEL
from housebound.games.terrorscape.play.main_actions import USUAL_STEPS
from housebound.games.terrorscape.play.transmitter import GEARS_NEEDED
from housebound.games.terrorscape.seen.sight import Sight
from housebound.games.terrorscape.words import (
    ANNA,
    BUZZ,
    CALM,
    DART,
    DONE,
    ENCOURAGE,
    FINISH_REPAIR,
    FIRST_AID_FOR,
    FLASHLIGHT,
    GATHER_HERBS,
    GHOST,
    GIVE,
    HACK,
    HEAL,
    HERBS,
    LURE,
    MOVE,
    OPEN_CHEST,
    OPEN_WITH_MASTER_KEY,
    PASS,
    PLACE_BUZZER,
    RECOVER,
    REPAIR,
    RUN,
    SEARCH,
    SECRET_PASSAGE,
    SOPHIA,
    SPRINT,
    SWAP,
    TAKE,
    THROW,
    UNBLOCK,
    USE,
    USE_SURVEY,
    WOUNDED,
)
from housebound.kernel.script import Decision, Option, Verb
from housebound.kernel.sets import has, just, without

DONE_ACTING: Final = DONE()
WAITS: Final = PASS()
Worth = Callable[[Team, Option], float]
NEVER: Final = -1000.0
AT_ONCE: Final = 200.0
"""For what costs nothing and may not be possible later."""
ENOUGH: Final = 0.05
WORTH_A_PASSAGE: Final = 0.2
"""How much better the other end must be: what costs nothing could be done for ever."""


def act(sight: Sight, decision: Decision, rng: Random) -> Option:
    """The best of everything that is offered; nothing more where only extra actions are left and none helps."""
    team = Team(sight)
    options = decision.options
    best, highest = options[0], float("-inf")
    if not any(option.verb is CALM for option in options):
        idle = [option for option in (DONE_ACTING, WAITS) if option in options]
        if idle:
            best, highest = idle[0], ENOUGH
    for option in options:
        worth = _WORTH[option.verb](team, option)
        if worth > highest + 1e-9:
            best, highest = option, worth
    return best


def _change(team: Team, victim: Victim, place: Location, noise: LocationSet) -> float:
    """How much better it is that she ends there and he hears this than how things are now."""
    here = team.at[victim]
    risk = team.risk(victim, place, noise) - team.risk(victim, here, team.noise)
    return team.site(victim, place) - team.site(victim, here) - risk


def _idle(team: Team, option: Option) -> float:
    return NEVER


# -- main actions


def _move(team: Team, option: Option) -> float:
    victim, place = option.args
    return _change(team, victim, place, team.noise)


def _sprint(team: Team, option: Option) -> float:
    victim, place = option.args
    return _change(team, victim, place, team.noise | just(place)) - 0.01


def _calm(team: Team, option: Option) -> float:
    return worth_of_calm(team, option.args[0])


def worth_of_calm(team: Team, victim: Victim) -> float:
    """Fear costs dice, and the Ghost Maid feeds on it."""
    sight = team.sight
    fear = sight.fear(victim)
    worth = (0.0, W.calm_one, W.calm_two)[fear]
    if sight.killer == GHOST and fear:
        if sight.level >= OVERFLOW_LEVEL and fear == MOST_FEAR:
            worth += 6.0
        if not sight.locked:
            worth += 15.0 if sight.condition(victim) == WOUNDED else 4.0
    return worth


def _unblock(team: Team, option: Option) -> float:
    """What it changes for her that this passage is open."""
    victim, passage = option.args
    here = team.at[victim]
    closed = team.walk
    before = team.site(victim, here)
    team.walk = walks(without(team.sight.barricades, passage))
    after = team.site(victim, here)
    team.walk = closed
    return after - before


def _search(team: Team, option: Option) -> float:
    victim = option.args[0]
    return _searching(team, victim, team.at[victim])


def _searching(team: Team, victim: Victim, place: Location) -> float:
    """TER-SEARCH-6, TER-SEARCH-7. A card, and perhaps noise."""
    noisy = 0.0 if victim == ANNA else team.draws_noise
    loud, quiet = team.noise | just(place), team.noise
    change = noisy * _change(team, victim, place, loud) + (1.0 - noisy) * _change(team, victim, place, quiet)
    return team.search_worth[victim] + change


def _repair(team: Team, option: Option) -> float:
    return _repairing(team, option.args[0], toolbox=False)


def _repairing(team: Team, victim: Victim, *, toolbox: bool) -> float:
    """TER-REPAIR-2."""
    change = _change(team, victim, TRANSMITTER, team.noise | just(TRANSMITTER))
    return team.worth_of_gears(victim, toolbox) + change - W.spent * toolbox


def _use(team: Team, option: Option) -> float:
    """A Toolbox, a Sedative, the Camera, the Trap or a Firecracker."""
    victim, item = option.args
    here = team.at[victim]
    match item:
        case words.TOOLBOX:
            return _repairing(team, victim, toolbox=True)
        case words.SEDATIVE:
            return worth_of_calm(team, victim) - W.spent
        case words.CAMERA:
            return _decoy(team, victim, here) - W.spent
        case words.TRAP:
            return W.trap * team.peril.attacks(team.noise)[here] - W.spent
        case _:
            return team.risk(victim, here, team.noise) - team.risk(victim, here, 0) - W.spent


def _heal(team: Team, option: Option) -> float:
    """TER-ITEM-17. The kit is kept for wounds."""
    victim, item, other = option.args
    if team.sight.condition(other) != WOUNDED:
        return worth_of_calm(team, other) - 8.0
    here = team.at[victim]
    noise = team.noise | just(here) if item == HERBS else team.noise
    return W.healing * team.minds(other) + _change(team, victim, here, noise)


def _first_aid(team: Team, option: Option) -> float:
    return W.healing * team.minds(option.args[1])


def _recover(team: Team, option: Option) -> float:
    return 1.5


def _encourage(team: Team, option: Option) -> float:
    others = [victim for victim in team.living if victim != option.args[0]]
    return 0.6 * sum(worth_of_calm(team, other) * team.minds(other) for other in others)


def _finish_repair(team: Team, option: Option) -> float:
    return 40.0


def _master_key(team: Team, option: Option) -> float:
    return key_worth(team.sight, option.args[0])


def _chest(team: Team, option: Option) -> float:
    return 3.0 * team.search_worth[option.args[0]]


def _place_buzzer(team: Team, option: Option) -> float:
    return 1.0


# -- extra actions


def _go_first(team: Team, option: Option) -> float:
    """A step before the main action is worth what the best action from there is worth."""
    victim, place = option.args
    if has(team.sight.acted, victim):
        return _change(team, victim, place, team.noise) - W.spent
    return _best_from(team, victim, place, team.sight.barricades) - W.spent


def _passage(team: Team, option: Option) -> float:
    """TER-VICTIM-3. A secret passage, which costs Sophia with a Flashlight nothing."""
    victim, place = option.args
    if victim != SOPHIA or FLASHLIGHT not in team.held[victim]:
        return _change(team, victim, place, team.noise)
    if team.prospect(victim, place) <= team.prospect(victim, team.at[victim]) + WORTH_A_PASSAGE:
        return NEVER
    if has(team.sight.acted, victim):
        return _change(team, victim, place, team.noise)
    return _best_from(team, victim, place, team.sight.barricades) - 0.1


def _hack(team: Team, option: Option) -> float:
    """TER-ITEM-16. A passage opened before the main action."""
    victim, passage = option.args
    if has(team.sight.acted, victim):
        return NEVER
    opened = without(team.sight.barricades, passage)
    return _best_from(team, victim, team.at[victim], opened) - W.spent


def _best_from(team: Team, victim: Victim, place: Location, barricades: PassageSet) -> float:
    """What the best of her usual main actions is worth, if she begins there."""
    sight = team.sight
    best = _change(team, victim, place, team.noise) + worth_of_calm(team, victim)
    for there in reach(place, barricades, USUAL_STEPS):
        best = max(best, _change(team, victim, there, team.noise))
    if sight.killer_at == place:
        return best
    if has(SEARCHABLE, place) and team.search_worth[victim]:
        best = max(best, _searching(team, victim, place))
    if place == TRANSMITTER and not sight.repaired and sight.gears < GEARS_NEEDED:
        best = max(best, _repairing(team, victim, toolbox=words.TOOLBOX in team.held[victim]))
    return best


def _throw(team: Team, option: Option) -> float:
    return _decoy(team, *option.args) - W.spent


def _decoy(team: Team, victim: Victim, place: Location) -> float:
    """Noise somewhere else draws the killer away from where somebody is."""
    here = team.at[victim]
    return team.risk(victim, here, team.noise) - team.risk(victim, here, team.noise | just(place))


def _lure(team: Team, option: Option) -> float:
    return _decoy(team, *option.args) - 2 * W.spent


def _buzz(team: Team, option: Option) -> float:
    return _decoy(team, option.args[0], team.sight.buzzer)


def _gather_herbs(team: Team, option: Option) -> float:
    other = option.args[1]
    return W.healing if team.sight.condition(other) == WOUNDED else worth_of_calm(team, other) - 5.0


def _exchange(team: Team, option: Option) -> float:
    return AT_ONCE if wants_exchange(team.sight, option) else NEVER


_WORTH: Final[dict[Verb, Worth]] = {
    MOVE: _move,
    SPRINT: _sprint,
    CALM: _calm,
    UNBLOCK: _unblock,
    SEARCH: _search,
    REPAIR: _repair,
    USE: _use,
    HEAL: _heal,
    FIRST_AID_FOR: _first_aid,
    RECOVER: _recover,
    ENCOURAGE: _encourage,
    SECRET_PASSAGE: _passage,
    FINISH_REPAIR: _finish_repair,
    OPEN_WITH_MASTER_KEY: _master_key,
    OPEN_CHEST: _chest,
    PLACE_BUZZER: _place_buzzer,
    RUN: _go_first,
    DART: _go_first,
    USE_SURVEY: _go_first,
    HACK: _hack,
    THROW: _throw,
    LURE: _lure,
    BUZZ: _buzz,
    GATHER_HERBS: _gather_herbs,
    GIVE: _exchange,
    SWAP: _exchange,
    TAKE: _exchange,
    DONE: _idle,
    PASS: _idle,
}
"""What an option is worth: how much better off the team is after it."""

"""Imagination: what a seat cannot know, drawn anew from what it knows (TER-INFO-3, TER-INFO-4, TER-INFO-5).

The team wonders about the killer's cards and, in stealth, about his whereabouts; the killer about everything behind the
screen; a spectator about both. While the team is in the middle of its turn, how far it has come is kept.
"""

from __future__ import annotations

from random import Random
from typing import Final

from housebound.games.terrorscape.components import EQUIPMENT, KILLER_ABILITIES, PLAN, VICTIM_ABILITIES
from housebound.games.terrorscape.figures.killer_moves import MOST_UNSEEN
from housebound.games.terrorscape.mansion import ENDS, WITHIN, spread, stealthy_reach
from housebound.games.terrorscape.map.whereabouts import after_turn
from housebound.games.terrorscape.numbers import LocationSet, Seat, Victim
from housebound.games.terrorscape.play.transmitter import FIRST_CELL, GEARS_NEEDED
from housebound.games.terrorscape.seen.imagining_items import redraw_items
from housebound.games.terrorscape.state import (
    ACTIONS,
    ANNOUNCING,
    ATTACKING,
    DEALING,
    ENCOUNTERING,
    EQUIPMENT_STEP,
    OVER,
    Mansion,
    living,
)
from housebound.games.terrorscape.words import ESCAPED, EVERY_VICTIM, JOHNSON, LOCATIONS, MOLOTOV, PLANS, TRAP, WHISKY
from housebound.kernel.sets import has, just, members_of

CANNOT_VARY: Final[frozenset[str]] = frozenset()
ROUNDS_OF_EQUIPMENT: Final = sum(EQUIPMENT) // 2
"""TER-ROUND-2. After so many Equipment steps the deck is empty."""
ROUNDS_TO_PLAN: Final = 3
"""TER-PLAN-2. The first round after which a plan about the transmitter can be complete."""
FIRST_CALL: Final = 2
"""No team places five gears before the second round."""
AT_THE_NOISE: Final = 0.85
TRAP_SET: Final = 0.5
CALLED: Final = 0.3
"""How likely it is imagined: that she stands where she made noise, that the discarded Trap lies on the map, that the
rescue service has been called where nobody would see it.
"""


def hidden(g: Mansion, seat: Seat) -> dict[str, object]:
    """Each thing this seat cannot know."""
    if g.phase <= DEALING or g.phase == OVER:
        return {}
    secrets: dict[str, object] = {}
    if not has(g.rules.team, seat):
        secrets |= _team_secrets(g)
    if not has(g.rules.hunter, seat):
        secrets |= _killer_secrets(g)
    return secrets


def _team_secrets(g: Mansion) -> dict[str, object]:
    secrets: dict[str, object] = {
        "whereabouts": tuple(g.at[victim] for victim in living(g)),
        "inventories": tuple(g.held),
        "equipment deck": tuple(g.equipment),
        "search deck": tuple(g.search),
        "victims' discard pile": tuple(g.discard),
        "trap": g.trap,
    }
    if not (g.rules.rescue_public and g.rescue >= 0):
        secrets["gears"] = g.gears
    if g.looked:
        secrets["cards looked at"] = g.looked
    if g.rules.plan:
        secrets["plans"] = (g.plans, g.marked, g.steps_done, g.plan_ready)
    if g.rules.abilities != "off":
        secrets["victims' abilities"] = (
            tuple(-1 if has(g.shown_abilities, victim) else g.ability[victim] for victim in EVERY_VICTIM),
            tuple(g.victim_dealt),
        )
    if not g.rules.rescue_public and _most_gears(g) == GEARS_NEEDED:
        secrets["rescue token"] = g.rescue  # before that anybody can tell that it is not on the roof
    if g.rules.crossroads:
        secrets["Keys of their own"] = tuple(g.own_keys)
        if any(g.condition[victim] == ESCAPED for victim in g.trio):
            secrets["cards taken along"] = g.gone
    return secrets


def _killer_secrets(g: Mansion) -> dict[str, object]:
    secrets: dict[str, object] = {
        "killer's hand": tuple(g.hand),
        "killer's deck": tuple(g.deck),
        "killer's discard pile": tuple(g.pile),
    }
    if g.stealth_card >= 0:
        secrets["killer in stealth"] = g.killer_at
    if g.killer_dealt:
        secrets["killer's abilities to choose from"] = g.killer_dealt
    return secrets


def resample(g: Mansion, seat: Seat, rng: Random) -> None:
    """Overwrite in place what this seat cannot know with something it might as well be."""
    if g.phase <= DEALING or g.phase == OVER:
        return
    if not has(g.rules.hunter, seat):
        _redraw_killer(g, rng)
    if not has(g.rules.team, seat):
        _redraw_team(g, rng)


# -- the killer's side


def _redraw_killer(g: Mansion, rng: Random) -> None:
    """TER-INFO-4. What he has shown lies in his pile; how many cards lie where anybody could have counted."""
    pool = [card for zone in (g.hand, g.deck, g.pile) for card, copies in enumerate(zone) for _ in range(copies)]
    for card in g.shown:
        pool.remove(card)
    pool.sort()  # in whichever zone each of them truly lies
    rng.shuffle(pool)
    for zone in (g.hand, g.deck):
        size = sum(zone)
        zone[:] = [0] * len(zone)
        for _ in range(size):
            zone[pool.pop()] += 1
    g.pile[:] = [0] * len(g.pile)
    for card in (*g.shown, *pool):
        g.pile[card] += 1
    if g.stealth_card >= 0:
        g.killer_at = rng.choice(stealthy_reach(g.last_known, MOST_UNSEEN))
    if g.killer_dealt:
        unkept = [ability for ability in KILLER_ABILITIES if not has(g.killer_abilities, ability)]
        g.killer_dealt = tuple(sorted(rng.sample(unkept, len(g.killer_dealt))))


# -- the team's side


def _redraw_team(g: Mansion, rng: Random) -> None:
    team_acts = ACTIONS <= g.phase <= ANNOUNCING
    redraw_items(g, rng, keep_sizes=team_acts)
    _redraw_whereabouts(g, rng, team_acts)
    _redraw_transmitter(g, rng)
    g.trap = rng.randrange(len(LOCATIONS)) if g.discard[TRAP] and rng.random() < TRAP_SET else -1
    if not team_acts:
        if g.rules.abilities != "off":
            _redraw_abilities(g, rng)
        if g.rules.plan:
            _redraw_plans(g, rng)


def _redraw_whereabouts(g: Mansion, rng: Random, team_acts: bool) -> None:
    """Somewhere the killer's notes allow, so that every noise and every opened passage has somebody near it."""
    standing = g.found if g.phase in (ENCOUNTERING, ATTACKING) else g.fleeing
    allowed: dict[Victim, LocationSet] = {}
    for victim in living(g):
        if not has(standing, victim):
            ways = after_turn(g, victim) if team_acts and has(g.begun, victim) else g.could[victim]
            allowed[victim] = ways
            g.at[victim] = rng.choice(members_of(ways))
    wanted = _explained_by(g, rng)
    if wanted:
        _explain(g, rng, allowed, wanted)


def _explained_by(g: Mansion, rng: Random) -> list[LocationSet]:
    """Each noise and each passage opened this round -> where the one who did it is likely to be.

    Mostly she is where the noise is; sometimes she threw a bottle from next door or has gone on since. Under a
    firecracker nothing was heard. Those whom the killer has found were with him then, wherever they are now.
    """
    with_him = just(g.killer_at) if g.found else 0
    wanted = [just(place) if rng.random() < AT_THE_NOISE else spread(just(place)) for place in members_of(g.heard)]
    for passage in members_of(g.opened):
        a, b = ENDS[passage]
        wanted.append(WITHIN[1][a] | WITHIN[1][b])
    return [near for near in wanted if not near & with_him]


def _explain(g: Mansion, rng: Random, allowed: dict[Victim, LocationSet], wanted: list[LocationSet]) -> None:
    """Move victims until everything wanted has somebody near; what only one of them can explain comes first.

    If nobody can be so near, a step further will do; if not even that, somebody took an unusual way.
    """
    settled = 0
    while wanted:
        wanted = [near for near in wanted if not near & settled]
        if not wanted:
            return
        able = [[victim for victim, ways in allowed.items() if ways & near] for near in wanted]
        hardest = min(range(len(wanted)), key=lambda n: len(able[n]))
        near, likely = wanted[hardest], able[hardest]
        if not likely:
            wanted.pop(hardest)
            further = spread(near)
            if further != near and any(ways & further for ways in allowed.values()):
                wanted.append(further)
            continue
        there = [victim for victim in likely if has(near, g.at[victim])]
        victim = rng.choice(there or likely)
        if not there:
            g.at[victim] = rng.choice(members_of(allowed[victim] & near))
        settled |= just(g.at[victim])
        del allowed[victim]


def _redraw_abilities(g: Mansion, rng: Random) -> None:
    """TER-ABIL-2. Three of ten; while they are chosen, two of ten for everybody who has not chosen yet."""
    known = [g.ability[victim] for victim in members_of(g.shown_abilities)]
    bag = [ability for ability in rng.sample(VICTIM_ABILITIES, len(VICTIM_ABILITIES)) if ability not in known]
    for victim in EVERY_VICTIM:
        if has(g.shown_abilities, victim):
            continue
        if g.ability[victim] >= 0:
            g.ability[victim] = bag.pop()
        g.victim_dealt[victim] = tuple(bag.pop() for _ in g.victim_dealt[victim])


def _most_gears(g: Mansion) -> int:
    """TER-REPAIR-2, TER-REPAIR-3, TER-REPAIR-5. How many gears there may be by what the killer has heard.

    A complete plan places them without a sound, or all at once. While the team acts, this round's are not heard yet.
    """
    if g.rules.plan and g.round > ROUNDS_TO_PLAN:
        return GEARS_NEEDED
    at_once = 3 if JOHNSON in g.trio else 2
    times = g.repairs_heard + (ACTIONS <= g.phase <= ANNOUNCING and g.repaired)
    return min(GEARS_NEEDED, at_once * times)


def _must_be_called(g: Mansion) -> bool:
    """TER-EQUIP-5, TER-EQUIP-6. An Equipment step without cards is survived with the rescue token only."""
    return g.round - (g.phase <= EQUIPMENT_STEP) > ROUNDS_OF_EQUIPMENT


def _redraw_transmitter(g: Mansion, rng: Random) -> None:
    """TER-RESCUE-5. The killer sees the token unless a variant hides it; of gears he hears the noise alone."""
    if g.rules.rescue_public and g.rescue >= 0:
        return
    most = _most_gears(g)
    if not g.rules.rescue_public and (_must_be_called(g) or (most == GEARS_NEEDED and rng.random() < CALLED)):
        g.gears = GEARS_NEEDED
        g.rescue = rng.randint(max(1, FIRST_CELL + FIRST_CALL - g.round), FIRST_CELL)
    else:
        g.gears = rng.randint(0, min(most, GEARS_NEEDED - 1))
        g.rescue = -1


def _redraw_plans(g: Mansion, rng: Random) -> None:
    """TER-PLAN-6. Two plans, some steps of one of them done, perhaps all. A burning bottle shows which one it is."""
    first, second = rng.sample(range(len(PLANS)), 2)
    steps = rng.randint(0, min(len(PLAN[first].steps), g.round))
    if WHISKY in g.defence:
        first, steps = MOLOTOV, len(PLAN[MOLOTOV].steps)
    g.plan_ready = steps == len(PLAN[first].steps)
    g.plans = (first,) if g.plan_ready else (first, second)
    g.marked = first if steps else -1
    g.steps_done = steps
    g.plan_spent = False
    g.buzzer = -1

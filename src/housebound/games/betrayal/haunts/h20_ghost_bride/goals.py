"""Haunt 20, Ghost Bride: what each side is after, for the general bot."""

from __future__ import annotations

from housebound.games.betrayal.figures.belongings import holds, pile_with
from housebound.games.betrayal.figures.roster import heroes_in_house, monsters
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.haunts.h20_ghost_bride.chapel import (
    BOOK,
    CORPSE,
    CRYPT,
    DUG_UP,
    NEEDED,
    STUDIES,
    in_chapel,
    the_bride,
)
from housebound.games.betrayal.haunts.h20_ghost_bride.data import BrideData
from housebound.games.betrayal.haunts.h20_ghost_bride.stranger import BRIDE, NOBODY
from housebound.games.betrayal.haunts.parts.far_away import refuge, spaces_left
from housebound.games.betrayal.haunts.parts.room_bits import laid
from housebound.games.betrayal.numbers import Card, Seat
from housebound.games.betrayal.play.attack import RING
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.terms import Goal
from housebound.games.betrayal.words import CHAPEL, HEROES, SANITY
from housebound.kernel.sets import just

STEP_GOALS = ("learn_true_groom", "locate_grooms_body", "dig_up_groom")
LIKE_HERS = 6
"""The Sanity with which a sensible hero attacks her."""


def all_goals(g: House[BrideData], seat: Seat) -> list[Goal]:
    if not monsters(g, BRIDE) or g.data.groom == NOBODY:
        return []  # it is still being set up
    if g.team[seat] == HEROES:
        return _hero_goals(g, seat)
    return _traitor_goals(g) if g.acting < FIRST_MONSTER else _bride_goals(g)


def _hero_goals(g: House[BrideData], seat: Seat) -> list[Goal]:
    """The steps in their order, then Corpse and Ring to the Chapel; the groom keeps away from his bride."""
    bride = the_bride(g)
    strong = value(g, seat, SANITY) >= LIKE_HERS
    stun = Goal(verbs=("attack_with(ring,ghost_bride)",) if strong else (), spare=(bride,))
    if g.data.steps == DUG_UP:
        return [stun, *_last_goals(g, seat)]
    verb = STEP_GOALS[g.data.steps]
    studies = 0 if holds(g, seat, BOOK) else laid(g, STUDIES)
    rooms = just(CRYPT) if g.data.steps else studies
    others = len(heroes_in_house(g)) > 1
    if seat == g.data.groom and others:
        away = refuge(g, g.room[seat], spaces_left(g, seat), [g.room[bride]])
        return [stun, Goal(verbs=(verb,), avoid=just(g.room[bride])), Goal(rooms=away)]
    if holds(g, seat, RING) and g.data.steps and others:
        return [stun, Goal(verbs=(verb,)), Goal(rooms=just(CHAPEL))]
    return [stun, Goal(verbs=(verb,), rooms=rooms, explore=not rooms)]


def _last_goals(g: House[BrideData], seat: Seat) -> list[Goal]:
    """Whoever has Corpse or Ring takes it to the Chapel; what is missing is fetched, or taken from the traitor."""
    missing = tuple(card for card in (CORPSE, RING) if not in_chapel(g, card) and not _goal_in_hands(g, card))
    idle = any(not g.held[hero] & NEEDED for hero in heroes_in_house(g))
    home = Goal(rooms=just(CHAPEL), cards=(CORPSE, RING))
    if not missing or (g.held[seat] & NEEDED and idle):
        return [home]
    thief = g.fate[g.traitor] == IN_HOUSE and bool(g.held[g.traitor] & NEEDED)
    lost = not thief and any(pile_with(g, card) < 0 for card in missing)
    return [Goal(cards=missing, targets=(g.traitor,) if thief else (), explore=lost), home]


def _traitor_goals(g: House[BrideData]) -> list[Goal]:
    """After the groom; once he is dead or the Corpse is found, after whoever carries what the heroes need."""
    carriers = tuple(hero for hero in heroes_in_house(g) if g.held[hero] & NEEDED)
    late = g.data.groom_dead or g.data.steps == DUG_UP
    prey = carriers if late and carriers else () if g.data.groom_dead else (g.data.groom,)
    return [Goal(targets=prey or tuple(heroes_in_house(g)), cards=(CORPSE, RING))]


def _bride_goals(g: House[BrideData]) -> list[Goal]:
    """To her groom, and at nobody else while she may still reach him; then to the Chapel."""
    if g.data.groom_dead:
        return [Goal(rooms=just(CHAPEL))]
    others = tuple(hero for hero in heroes_in_house(g) if hero != g.data.groom)
    return [Goal(targets=(g.data.groom,), spare=others if g.spent < g.allowance else ())]


def _goal_in_hands(g: House[BrideData], card: Card) -> bool:
    return any(holds(g, hero, card) for hero in heroes_in_house(g))

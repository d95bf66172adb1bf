"""Haunt 43, The Star-Sickness, for the general bot: what a traitor is after, and what everybody else."""

from __future__ import annotations

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.belongings import holder_of, holds
from housebound.games.betrayal.haunts.h43_the_star_sickness.data import SicknessData
from housebound.games.betrayal.haunts.h43_the_star_sickness.numbers import is_living
from housebound.games.betrayal.haunts.h43_the_star_sickness.serum import (
    GATHER_HERBS,
    HERB_ROOMS,
    HERBS,
    INJECT,
    INJECT_BY_FORCE,
    LAB_WORK,
    LABORATORY,
    SERUM,
    herbs_in_lab,
)
from housebound.games.betrayal.haunts.parts.far_away import gaps
from housebound.games.betrayal.haunts.parts.room_bits import laid, rooms_of
from housebound.games.betrayal.house.plan import in_house
from housebound.games.betrayal.numbers import Seat
from housebound.games.betrayal.state import House
from housebound.games.betrayal.terms import Goal
from housebound.games.betrayal.words import DROP, NO, YES
from housebound.kernel.sets import has, just


def _others(g: House[SicknessData], seat: Seat) -> list[int]:
    return [other for other in range(g.rules.seats) if other != seat and is_living(g, other)]


def traitor_goals(g: House[SicknessData], seat: Seat) -> list[Goal]:
    """Strike those who are not cured and those who cure; never take the Serum."""
    others = [other for other in _others(g, seat) if not has(g.data.proven, other)]
    makers = [other for other in others if holds(g, other, SERUM)]
    return [Goal(targets=tuple(makers or others), verbs=(NO.name,))]


def hero_goals(g: House[SicknessData], seat: Seat) -> list[Goal]:
    """Herbs and lab work for the Serum; then whoever holds it goes round with it, and the others come."""
    peace = Goal(verbs=(YES.name,), spare=tuple(_others(g, seat)))
    if g.data.made:
        return [peace, *_serum_goals(g, seat)]
    drops = tuple(DROP(card).name for card in card_numbers(g.held[seat] & HERBS))
    lab = Goal(rooms=just(LABORATORY), verbs=(*drops, LAB_WORK.name))
    if drops or herbs_in_lab(g) or not _gathers(g, seat):
        return [peace, lab]
    rooms = laid(g, HERB_ROOMS)
    return [peace, Goal(rooms=rooms, verbs=(GATHER_HERBS.name,), explore=not rooms)]


def _serum_goals(g: House[SicknessData], seat: Seat) -> list[Goal]:
    cured, holder = g.data.inoculated, holder_of(g, SERUM)
    patients = [other for other in _others(g, seat) if not has(cured, other)]
    aliens = tuple(figure for figure in g.data.risen if figure >= 0)
    if holder == seat:
        willing = [seat, *patients] if not has(cured, seat) else patients
        verbs = [INJECT(g.word[other]).name for other in willing if not has(g.data.refused, other)]
        force = [INJECT_BY_FORCE(g.word[other]).name for other in (*patients, *aliens)]
        return [Goal(verbs=tuple(verbs)), Goal(verbs=tuple(force)), Goal(rooms=rooms_of(g, patients))]
    if holder < 0:
        return [Goal(cards=(SERUM,))]
    return [Goal(targets=aliens)] if has(cured, seat) else [Goal(rooms=just(g.room[holder]))]


def _gathers(g: House[SicknessData], seat: Seat) -> bool:
    """One fetches the first herb, whoever has the shortest way by a herb room to the laboratory.

    Everybody else works: the more are there, the more dice each of them has.
    """
    gaps_to_herbs = gaps(g, [room for room in HERB_ROOMS if in_house(g, room)])
    about = [other for other in range(g.rules.seats) if is_living(g, other) and g.room[other] >= 0]
    if any(g.held[other] & HERBS for other in about):
        return False
    return seat == min(about, key=lambda other: (gaps_to_herbs[g.room[other]], other), default=seat)

"""Haunt 49, You Wear It Well: blows of the mind, blows against bodies, and possession."""

from __future__ import annotations

from housebound.games.betrayal.components import START, TRACK
from housebound.games.betrayal.figures.damage import BY_HAUNT, damage
from housebound.games.betrayal.figures.dice import fixed_roll, throw
from housebound.games.betrayal.haunts.h49_you_wear_it_well.data import SoulData
from housebound.games.betrayal.haunts.parts.actions import attack_spent
from housebound.games.betrayal.haunts.parts.barrier_sides import across, is_at
from housebound.games.betrayal.numbers import Figure, Seat, room_at
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, HAS_ATTACKED, IN_HOUSE, House
from housebound.games.betrayal.words import COUNT, FIGURES, FOR_DAMAGE, KNOWLEDGE, MENTAL, SANITY, TRAITS, VERBS
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Script
from housebound.kernel.sets import has

ASSAIL = VERBS.verb("assail", TRAITS, FIGURES, rule="H49-FIGHT-1")
STRIKE_BODY = VERBS.verb("strike_body", FIGURES, rule="H49-TRAITOR-1")
POSSESS = VERBS.verb("possess", FIGURES, rule="H49-SPIRIT-3")
BODY_STRUCK = NoticeKind("body_struck", figure=FIGURES, target=FIGURES, result=COUNT)
POSSESSION = NoticeKind("possession", figure=FIGURES, result=COUNT, number=COUNT)

MIND = (SANITY, KNOWLEDGE)
"""H49-FIGHT-1. The traits with which Souls and the Spirit fight."""
STRIKE_DICE = 2  # H49-TRAITOR-1


def offer_assaults(g: House[SoulData], figure: Figure, targets: list[int], ask: Ask) -> None:
    """H49-FIGHT-1. One attack a turn, with Sanity or Knowledge."""
    for target in targets:
        if g.room[target] != g.room[figure]:
            continue
        why = attack_spent(g)
        if across(g, target, figure):
            why = "BET-BARRIER-12" if target >= FIRST_MONSTER or figure >= FIRST_MONSTER else "BET-BARRIER-7"
        for trait in MIND:
            ask.offer(ASSAIL(trait, g.word[target]), unless=why)


def offer_bodies(g: House[SoulData], traitor: int, ask: Ask) -> None:
    """H49-TRAITOR-1. The bodies of living Souls in the traitor's room."""
    for seat, spot in enumerate(g.data.body):
        if spot >= 0:
            here = room_at(spot) == g.room[traitor] and g.fate[seat] == IN_HOUSE
            near = "" if is_at(g, traitor, spot) else "BET-BARRIER-13"
            ask.offer(STRIKE_BODY(g.word[seat]), unless=near or attack_spent(g) if here else "H49-TRAITOR-1")


def offer_possession(g: House[SoulData], spirit: int, ask: Ask) -> None:
    """H49-SPIRIT-3, H49-SPIRIT-4. Once per monster turn, by a body without a Soul that was not spoiled."""
    for seat, spot in enumerate(g.data.body):
        if spot >= 0:
            ask.offer(POSSESS(g.word[seat]), unless=_no_possession(g, spirit, seat))


def _no_possession(g: House[SoulData], spirit: int, seat: Seat) -> str:
    """H49-SPIRIT-3, H49-SPIRIT-4. The rule by which the Spirit cannot try this body; empty: it can."""
    spot = g.data.body[seat]
    if room_at(spot) != g.room[spirit] or g.fate[seat] != DEAD or g.data.tried:
        return "H49-SPIRIT-3"
    if has(g.data.spoiled, seat):
        return "H49-SPIRIT-4"
    return "" if is_at(g, spirit, spot) else "BET-BARRIER-13"


def strike_body(g: House[SoulData], traitor: int, seat: Seat) -> Script[None]:
    """H49-TRAITOR-1. 2 dice of mental damage without defence. A Soul destroyed so leaves a body for nobody."""
    g.did |= HAS_ATTACKED
    result = yield from fixed_roll(g, traitor, STRIKE_DICE, FOR_DAMAGE)
    g.tell(EVERYONE, BODY_STRUCK, g.word[traitor], g.word[seat], min(result, 40))
    g.data.struck = seat
    yield from damage(g, seat, MENTAL, result, BY_HAUNT, killer=traitor)
    g.data.struck = -1


def possess(g: House[SoulData], spirit: int, seat: Seat) -> Script[None]:
    """H49-SPIRIT-3. The Spirit rolls Sanity; more than the explorer's starting Sanity puts a token by the body."""
    g.data.tried = True
    at = g.character[seat] * 4 + SANITY
    result = throw(g, spirit, g.haunt.trait_of(g, spirit, SANITY), SANITY)
    if result > TRACK[at][START[at]]:
        g.data.possessed[seat] += 1
    g.tell(EVERYONE, POSSESSION, g.word[seat], min(result, 40), g.data.possessed[seat])
    return
    yield

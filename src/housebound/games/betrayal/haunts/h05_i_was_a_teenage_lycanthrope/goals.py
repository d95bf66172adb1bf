"""Haunt 5, I Was a Teenage Lycanthrope: what the heroes are after, for the general bot.

Both halves of the silver come to whoever is quickest, who shoots from a distance and is gone before a Werewolf comes.
Werewolves grow stronger: nobody waits on the way.
"""

from __future__ import annotations

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.belongings import holder_of, holds, pile_with
from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.haunts.parts.far_away import gaps, refuge, spaces_left
from housebound.games.betrayal.haunts.parts.odds import chance_of
from housebound.games.betrayal.haunts.parts.room_bits import laid, rooms_of
from housebound.games.betrayal.house.plan import in_sight
from housebound.games.betrayal.numbers import Card, Room, Seat
from housebound.games.betrayal.play.attack import REVOLVER, option_of
from housebound.games.betrayal.play.moving import slowing
from housebound.games.betrayal.state import FIRST_MONSTER, HAS_ATTACKED, House
from housebound.games.betrayal.terms import Goal
from housebound.games.betrayal.words import CARDS, GIVE, KNOWLEDGE, SPEED
from housebound.kernel.script import Option
from housebound.kernel.sets import has, just, set_of

BULLETS = CARDS["silver_bullets"]
PATIENCE = 3
"""How many spaces of way another try is worth."""


def hero_goals(
    g: House, seat: Seat, wolves: tuple[Seat, ...], steps: dict[Card, tuple[Option, tuple[Room, ...]]], target: int
) -> list[Goal]:
    """`steps`: half of the silver -> what makes or finds it, and where; `target`: what that needs of Knowledge."""
    if holds(g, seat, REVOLVER) and holds(g, seat, BULLETS):
        return _hunt(g, seat, wolves)
    return [*_silver(g, seat, steps, target), Goal(spare=wolves, bold=True)]


def _hunt(g: House, seat: Seat, wolves: tuple[Seat, ...]) -> list[Goal]:
    """To where a Werewolf is in sight and out of its reach; a shot, and away. Whoever is held fast shoots at once."""
    here, beasts = g.room[seat], rooms_of(g, (*wolves, *monsters(g)))
    if g.acting == seat and g.did & HAS_ATTACKED:
        away = refuge(g, here, spaces_left(g, seat), card_numbers(beasts))
        return [Goal(rooms=away, spare=wolves, bold=True)]
    shots = tuple(option_of(g, wolf, REVOLVER).name for wolf in wolves)
    stands = set_of(room for wolf in wolves for room in in_sight(g, g.room[wolf])) & ~beasts
    held = has(beasts, here) and spaces_left(g, seat) <= slowing(g, seat)
    if held or not stands:
        return [Goal(verbs=shots, targets=wolves, bold=True)]
    return [Goal(rooms=stands, verbs=shots, spare=wolves), Goal(targets=wolves, bold=True)]


def _silver(g: House, seat: Seat, steps: dict[Card, tuple[Option, tuple[Room, ...]]], target: int) -> list[Goal]:
    """Whoever has one half of the silver meets whoever has the other; else what is nearer at hand is made first.

    What no hero has lies in a room, or is still to be found or made.
    """
    goals: list[tuple[float, Goal]] = []
    chance = max(chance_of(value(g, seat, KNOWLEDGE), target), 0.01)
    far = gaps(g, [g.room[seat]])
    for card, (option, places) in steps.items():
        holder = holder_of(g, card)
        if holder == seat:
            other = holder_of(g, BULLETS if card == REVOLVER else REVOLVER)
            if 0 <= other < FIRST_MONSTER:
                return [_meeting(g, seat, other, card)]
        elif holder < 0:
            rooms = laid(g, places)
            lies = pile_with(g, card)
            if lies >= 0:
                goals.append((0.0, Goal(cards=(card,))))
                continue
            way = min((far[room] for room in card_numbers(rooms)), default=len(far))
            tries = PATIENCE / chance
            goals.append((way + tries, Goal(rooms=rooms, verbs=(option.name,), explore=not rooms)))
    return [goal for _, goal in sorted(goals, key=lambda weighed: weighed[0])]


def _meeting(g: House, seat: Seat, other: Seat, card: Card) -> Goal:
    """The quicker one shoots: the other gives."""
    shooter = max(sorted((seat, other)), key=lambda one: value(g, one, SPEED))
    gift = () if shooter == seat else (GIVE(card, g.word[other]).name,)
    return Goal(rooms=just(g.room[other]), verbs=gift)

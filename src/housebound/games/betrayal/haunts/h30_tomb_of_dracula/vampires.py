"""Haunt 30, Tomb of Dracula: Vampires, what they do to heroes, and what heroes and the sun do to them."""

from __future__ import annotations

from housebound.games.betrayal.cards.drawing import offer_yes_no
from housebound.games.betrayal.components import SEX, TOP
from housebound.games.betrayal.figures.belongings import holder_of
from housebound.games.betrayal.figures.damage import BY_HAUNT
from housebound.games.betrayal.figures.death import die
from housebound.games.betrayal.figures.roster import monsters, remove_monster
from housebound.games.betrayal.figures.traits import gain, lower, on_skull, start_of
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunts.h30_tomb_of_dracula.data import TombData
from housebound.games.betrayal.haunts.parts.barrier_sides import across
from housebound.games.betrayal.haunts.parts.clockwise import clockwise
from housebound.games.betrayal.haunts.parts.conversion import go_over, note_killer, raise_all
from housebound.games.betrayal.house.plan import (
    direction_between,
    faces_outside,
    is_outside,
    joined,
    side_of_door,
    split_by_barrier,
)
from housebound.games.betrayal.numbers import Figure, Room, Seat
from housebound.games.betrayal.play.entering import put_into
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.terms import Attack
from housebound.games.betrayal.words import (
    CARDS,
    FIGURES,
    HEROES,
    ROOMS,
    SANITY,
    SPEED,
    STAY,
    TO_ROOM,
    TRAITOR,
    YES,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script

DRIVEN_BACK = NoticeKind("driven_back", figure=FIGURES, room=ROOMS)
VAMPIRES_WEAKEN = NoticeKind("vampires_weaken")
IN_SUNLIGHT = NoticeKind("in_sunlight", figure=FIGURES)

DRACULA, BRIDE = range(2)
"""The kinds of monsters, in the order of the haunt's table."""
MONSTER_SEX = ("m", "f")  # H30-VAMPIRE-2, H30-VAMPIRE-3
HOLY_SYMBOL, CONSERVATORY = CARDS["holy_symbol"], ROOMS["conservatory"]
AWAKE = 2
"""What the track must show for Dracula to move or attack."""


def is_vampire(g: House[TombData], figure: Figure) -> bool:
    """H30-VAMPIRE-1. Dracula, the Bride, the traitor and every turned hero."""
    return figure >= FIRST_MONSTER or g.team[figure] == TRAITOR


def is_there(g: House[TombData], figure: Figure) -> bool:
    return g.room[figure] >= 0 and (figure >= FIRST_MONSTER or g.fate[figure] == IN_HOUSE)


def sleeps(g: House[TombData], figure: Figure) -> bool:
    """H30-VAMPIRE-4. Whether this is Dracula, not yet awake."""
    return figure >= FIRST_MONSTER and g.kind[figure] == DRACULA and g.track < AWAKE


def sex(g: House[TombData], figure: Figure) -> str:
    """H30-DOMINATE-1, HC-21. A man or a woman."""
    return SEX[g.character[figure]] if figure < FIRST_MONSTER else MONSTER_SEX[g.kind[figure]]


# -- Domination


def reaches(g: House[TombData], vampire: int, hero: Seat) -> bool:
    """H30-DOMINATE-1, H30-DOMINATE-2. In the same room on the same side, or through a door that both are at."""
    here, there = g.room[vampire], g.room[hero]
    if here == there:
        return not across(g, vampire, hero)
    return there in joined(g, here) and _is_at_door(g, vampire, here, there) and _is_at_door(g, hero, there, here)


def _is_at_door(g: House[TombData], figure: Figure, room: Room, beyond: int) -> bool:
    return not split_by_barrier(g, room) or side_of_door(g, room, direction_between(g, room, beyond)) == g.side[figure]


def is_domination(g: House[TombData], attack: Attack) -> bool:
    return attack.trait == SANITY and attack.card < 0 and is_vampire(g, attack.attacker)


def dominate(g: House[TombData], attack: Attack) -> Script[None]:
    """H30-DOMINATE-3, H30-DOMINATE-5. The hero loses Speed, and comes if it is called; on the skull it is a Vampire."""
    hero, vampire = attack.target, attack.attacker
    lower(g, hero, SPEED, attack.difference, BY_HAUNT)
    if on_skull(g, hero):
        go_over(g, hero)
        gain(g, hero, SPEED, TOP + 1, start_of(g, hero, SPEED))
        raise_all(g, hero)
        note_killer(g, vampire)
        check_win(g)
        if g.data.sun:
            yield from burn(g)
    elif g.room[hero] != g.room[vampire]:
        seat = g.haunt.controller(g, vampire)
        if (yield Decision(seat, "call_hero", offer_yes_no, "H30-DOMINATE-3", g.word[hero])) is YES:
            yield from put_into(g, hero, g.room[vampire], g.side[vampire])


# -- what the heroes do to Vampires


def destroy(g: House[TombData], vampire: int, killer: Figure = -1) -> Script[None]:
    """H30-HEROES-1, H30-TIME-2, H30-TIME-4. A Vampire is gone for good, explorer or monster."""
    if vampire < FIRST_MONSTER:
        yield from die(g, vampire, BY_HAUNT, killer)
    else:
        remove_monster(g, vampire)
        check_win(g)


def drive_back(g: House[TombData], attack: Attack) -> Script[None]:
    """H30-HEROES-3. The Vampire is moved away, a room for each point of the difference, as far as the hero likes."""
    hero, vampire = attack.attacker, attack.target
    for _ in range(attack.difference):
        rooms = [room for room in joined(g, g.room[vampire]) if room != g.room[hero] and _can_go(g, vampire, room)]
        if not rooms:
            return

        def offers(_: House[TombData], __: int, ask: Ask, rooms: list[int] = rooms) -> None:
            ask.options += (STAY, *(TO_ROOM(room) for room in rooms))

        option: Option = yield Decision(hero, "drive_back", offers, "H30-HEROES-3", g.word[vampire])
        if option is STAY:
            return
        here, there = g.room[vampire], option.args[0]
        g.tell(EVERYONE, DRIVEN_BACK, g.word[vampire], there)
        yield from put_into(g, vampire, there, side_of_door(g, there, direction_between(g, there, here)))
        if not is_there(g, vampire):
            return


def _can_go(g: House[TombData], vampire: int, room: Room) -> bool:
    """H30-HEROES-4, BET-BARRIER-8. Monsters go across barriers, explorers through the doors of their side."""
    return vampire >= FIRST_MONSTER or _is_at_door(g, vampire, g.room[vampire], room)


def symbol_in(g: House[TombData], room: Room) -> bool:
    """H30-HOLY-1. Whether a hero in this room carries the Holy Symbol; monsters never do."""
    holder = holder_of(g, HOLY_SYMBOL)
    return holder >= 0 and g.room[holder] == room and g.team[holder] == HEROES


# -- the sun


def weaken(g: House[TombData]) -> Script[None]:
    """H30-TIME-2. Every Vampire loses 1 from each of its traits; whoever has one at 0 or on the skull is destroyed."""
    g.tell(EVERYONE, VAMPIRES_WEAKEN)
    for seat in clockwise(g, g.active):
        if is_vampire(g, seat) and g.fate[seat] == IN_HOUSE:
            for trait in range(4):
                lower(g, seat, trait, 1, BY_HAUNT)
            if on_skull(g, seat):
                yield from destroy(g, seat)
    g.data.weak += 1
    for figure in monsters(g):
        if any(g.haunt.trait_of(g, figure, trait) == 0 for trait in range(4)):
            yield from destroy(g, figure)


def burn(g: House[TombData]) -> Script[None]:
    """H30-TIME-4. The sun is up: with the variant sunlit_rooms no Vampire lasts where its light falls."""
    if g.rules.sunlit_rooms == "off":
        return
    for figure in range(len(g.room)):
        if is_there(g, figure) and is_vampire(g, figure) and _is_sunlit(g, g.room[figure]):
            g.tell(EVERYONE, IN_SUNLIGHT, g.word[figure])
            yield from destroy(g, figure)


def _is_sunlit(g: House[TombData], room: Room) -> bool:
    """H30-TIME-4, HC-5. Outside rooms, rooms with a window that is not false, and the Conservatory."""
    return is_outside(room) or room == CONSERVATORY or faces_outside(g, room)

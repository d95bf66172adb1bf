"""The figures of a haunt: its monsters come and go, its heroes live and die; and its Turn/Damage track."""

from __future__ import annotations

from housebound.games.betrayal.numbers import Figure, Room, Side
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, IN_HOUSE, OUTSIDE, House, changed
from housebound.games.betrayal.words import CARDS, HEROES, MONSTER_CAME, MONSTER_GONE, TRACK
from housebound.kernel.script import EVERYONE
from housebound.kernel.sets import just, set_of


def add_monster(g: House, kind: int, room: Room, side: Side = 0) -> int:
    """Bring a monster of this kind into a room; its number. The lowest free word of its kind is its name."""
    facts = g.haunt.kinds[kind]
    taken = {g.word[figure] for figure in range(FIRST_MONSTER, len(g.word)) if g.kind[figure] >= 0}
    word = next(facts.first_word + n for n in range(facts.count) if facts.first_word + n not in taken)
    for figure in range(FIRST_MONSTER, len(g.word)):
        if g.kind[figure] < 0:
            break
    else:
        figure = add_figure(g)
    g.room[figure] = room
    g.side[figure] = side
    g.came_by[figure] = -1
    g.kind = changed(g.kind, figure, kind)
    g.word = changed(g.word, figure, word)
    g.stunned = changed(g.stunned, figure, 0)
    g.acted |= just(figure)  # it acts from the next monster turn on
    g.tell(EVERYONE, MONSTER_CAME, word, room)
    return figure


def add_figure(g: House) -> int:
    """Room for one more monster in every column that has one; its number."""
    for column, empty in ((g.room, -1), (g.side, 0), (g.came_by, -1), (g.held, 0)):
        column.append(empty)
    g.kind += (-1,)
    g.word += (0,)
    g.stunned += (0,)
    return len(g.word) - 1


def remove_monster(g: House, figure: Figure) -> None:
    """A monster is killed, banished or leaves the house."""
    g.tell(EVERYONE, MONSTER_GONE, g.word[figure])
    g.room[figure] = -1
    g.kind = changed(g.kind, figure, -1)
    g.stunned = changed(g.stunned, figure, 0)


def monsters(g: House, kind: int = -1) -> list[int]:
    """The monsters in play, of one kind or of all."""
    kinds = enumerate(g.kind[FIRST_MONSTER:], FIRST_MONSTER)
    if kind < 0:
        return [figure for figure, of_kind in kinds if of_kind >= 0]
    return [figure for figure, of_kind in kinds if of_kind == kind]


def sole_monster(g: House, kind: int = -1) -> int:
    """The one monster of its kind, or the one of all; -1 while it is not in the house."""
    return next(iter(monsters(g, kind)), -1)


def laid_out(g: House) -> bool:
    """BET-PREP-5. Whether the haunt in play has its own data: from "Right now" on, not while both sides read."""
    return g.data is not None or g.round > 0


def living_heroes(g: House) -> list[int]:
    """HC-1, BET-DEATH-7. The heroes that are not dead and not converted, in or out of the house.

    Counts of explorers in the game go by `g.rules.seats`: the dead are counted there.
    """
    fate, sides = g.fate, true_sides(g)
    return [seat for seat in range(g.rules.seats) if sides[seat] == HEROES and fate[seat] != DEAD]


def true_sides(g: House) -> tuple[int, ...]:
    """Seat -> the side it plays for, hidden or not."""
    if g.haunt.plain_sides and not g.role[0]:
        return g.team
    return tuple([g.haunt.true_side(g, seat) for seat in range(g.rules.seats)])


def any_hero_lives(g: House) -> bool:
    """BET-WIN-2, BET-WIN-6. Asked after every act: stops at the first one."""
    for fate, side in zip(g.fate, true_sides(g), strict=False):
        if side == HEROES and fate in (IN_HOUSE, OUTSIDE):
            return True
    return False


def heroes_in_house(g: House) -> list[int]:
    return [seat for seat in living_heroes(g) if g.fate[seat] == IN_HOUSE]


def explorers_inside(g: House) -> list[int]:
    """The living explorers in the house, in the order of their seats."""
    return [seat for seat in range(g.rules.seats) if g.fate[seat] == IN_HOUSE]


def advance_track(g: House, to: int) -> None:
    g.track = to
    g.tell(EVERYONE, TRACK, min(to, 40))


def card_bits(*names: str) -> int:
    return set_of(CARDS[name] for name in names)

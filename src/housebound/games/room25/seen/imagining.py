"""Imagining what a seat cannot see."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from random import Random

from housebound.games.room25.complex.plan import chances, put_back_into_bag, take_from_bag
from housebound.games.room25.figures.endings import escape_succeeds
from housebound.games.room25.figures.programming import programs, tokens_of
from housebound.games.room25.numbers import Character, Seat, Tile, TokenSet
from housebound.games.room25.state import House
from housebound.games.room25.words import CHARACTERS, GUARD, KEVIN, NONE, PRISONER, ROOMS, UNDECIDED
from housebound.kernel.script import Option
from housebound.kernel.sets import has, less


def resample(g: House, seat: Seat, rng: Random) -> None:
    """Draw anew what this seat cannot know, as likely as it is: tiles, roles, and what lies face-down in slots."""
    _resample_tiles(g, seat, rng)
    if any(role >= 0 for role in g.role):
        _resample_roles(g, seat, rng)
    for c in g.queue:
        if g.owner[c] != seat and (g.first[c] != NONE or g.second[c] != NONE):
            _resample_program(g, c, rng)


def _unknown_tiles(g: House, seat: Seat) -> list[Tile]:
    """Tiles that somebody has seen, but not this seat. What nobody has seen is not decided and need not be imagined."""
    up, seen = g.up, g.seen
    return [t for t, kind in enumerate(g.kind) if kind != UNDECIDED and not up[t] and not has(seen[t], seat)]


def _resample_tiles(g: House, seat: Seat, rng: Random) -> None:
    unknown = _unknown_tiles(g, seat)
    for tile in unknown:
        put_back_into_bag(g, tile)
    for tile in unknown:
        take_from_bag(g, tile, rng.choices(range(len(ROOMS)), chances(g, tile))[0])


def _resample_roles(g: House, seat: Seat, rng: Random) -> None:
    """Any deal of the secret role tiles, the spare ones included, that fits every escape that did not happen."""
    secret = [s for s in range(g.rules.seats) if not g.role_shown[s] and s != seat]
    spares = sum(g.spare_role)
    guards = sum(1 for s in secret if g.role[s] == GUARD) + g.spare_role[GUARD]
    deals = [deal for deal in combinations(range(len(secret) + spares), guards) if _fits(g, secret, deal)]
    deal = rng.choice(deals)
    for i, s in enumerate(secret):
        g.role[s] = GUARD if i in deal else PRISONER
    spare_guards = sum(1 for i in deal if i >= len(secret))
    g.spare_role = [spares - spare_guards, spare_guards]


def _fits(g: House, secret: list[Seat], deal: tuple[int, ...]) -> bool:
    if not g.facts:
        return True
    roles = g.role.copy()
    for i, s in enumerate(secret):
        roles[s] = GUARD if i in deal else PRISONER
    return not any(escape_succeeds(roles, mover, inside, allowed) for mover, inside, allowed in g.facts)


def _resample_program(g: House, c: Character, rng: Random) -> None:
    lay_face_down(g, c, rng.choice(fitting_programs(g, c)))


def fitting_programs(g: House, c: Character) -> list[Option]:
    """Any program with as many tokens that the character can still have laid: what it played is known."""
    both = g.first[c] != NONE and g.second[c] != NONE
    return _fitting(less(tokens_of(g, c), g.played[c]), c == KEVIN, both)


def lay_face_down(g: House, c: Character, program: Option) -> None:
    """This instead of what lies there."""
    one, two, _ = program.args
    if two != NONE:
        g.first[c], g.second[c] = one, two
    elif g.first[c] != NONE:
        g.first[c] = one
    else:
        g.second[c] = one


@lru_cache(maxsize=1024)
def _fitting(tokens: TokenSet, kevin: bool, both: bool) -> list[Option]:
    """The programs of these tokens, of two or of one: many worlds are imagined with the same."""
    return [p for p in programs(tokens, kevin, not both, False) if (p.args[1] != NONE) == both]


def hidden(g: House, seat: Seat) -> dict[str, object]:
    """Each thing this seat cannot know, with its true value."""
    secrets: dict[str, object] = {f"tile {tile}": g.kind[tile] for tile in _unknown_tiles(g, seat)}
    for s in range(g.rules.seats):
        if g.role[s] >= 0 and not g.role_shown[s] and s != seat:
            secrets[f"role {s}"] = g.role[s]
    for c in g.queue:
        if g.owner[c] != seat:
            if g.first[c] != NONE:
                secrets[f"first {CHARACTERS.words[c]}"] = g.first[c]
            if g.second[c] != NONE:
                secrets[f"second {CHARACTERS.words[c]}"] = g.second[c]
    return secrets

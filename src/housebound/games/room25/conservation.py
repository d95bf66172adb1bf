"""What can never happen: lost, doubled or misplaced components. Checked in tests at every decision."""

from __future__ import annotations

from housebound.games.room25.complex.composition import composition
from housebound.games.room25.components import CARD, LOCKING_TOKENS
from housebound.games.room25.numbers import Tile
from housebound.games.room25.state import BUILD, DEAL, HOME_GONE, HOME_UNKNOWN, INSANE, OVER, PICKING, House
from housebound.games.room25.words import (
    ALICE,
    BRUCE,
    CENTRAL,
    CENTRE,
    EMPTY,
    EXIT_ZONES,
    FLOODED,
    NONE,
    ROBOT_ROOM,
    ROOM_25,
    ROOMS,
    ROTATING,
    TRAP,
    UNDECIDED,
)


def check(g: House) -> None:
    """Raise AssertionError if the state is impossible."""
    if g.phase == BUILD:
        return
    check_tiles(g)
    _check_robots(g)
    _check_cards(g)
    if g.phase not in (DEAL, PICKING):
        _check_characters(g)


def check_tiles(g: House) -> None:
    assert sorted(g.at) == list(range(25)), "R25-CONTROL-2: every tile lies on one space"
    assert all(g.at[g.where[tile]] == tile for tile in range(25)), "where and at disagree"
    assert g.kind[g.at[CENTRE]] == CENTRAL, "R25-ZONE-1: the Central Room never moves"
    fixed, free = composition(g.rules)
    counts = [a + o for a, o in zip(g.aside, g.others, strict=True)]
    for kind in g.kind:
        if kind != UNDECIDED:
            counts[kind] += 1
    supplied = sum(g.gone)
    for kind in range(len(ROOMS)):
        counts[kind] += g.gone[kind]
    counts[EMPTY] -= supplied  # R25-COMP-5: every replaced tile was replaced by an Empty Room from outside
    assert sum(counts) == 25, "R25-BUILD-1: 25 tiles"
    if not free:
        assert counts == [fixed.get(kind, 0) for kind in range(len(ROOMS))], "tiles lost or doubled"
    undecided = [tile for tile in range(25) if g.kind[tile] == UNDECIDED]
    assert g.exit_left == sum(1 for tile in undecided if tile in EXIT_ZONES)
    assert g.inner_left == len(undecided) - g.exit_left
    assert sum(g.aside) + sum(g.others) == len(undecided)
    for tile in range(25):
        kind = g.kind[tile]
        if kind == UNDECIDED:
            assert not g.up[tile]
            assert g.seen[tile] == 0
        if not g.up[tile]:
            assert not g.locked[tile], "R25-BAR-9: no token on a face-down room"
            assert not g.no_entry[tile], "R25-BAR-9: no token on a face-down room"
            assert tile not in g.tile, "whoever is in a room has revealed it"
        assert (g.corridor[tile] >= 0) == (kind == ROTATING and g.up[tile]) or _just_revealed(g, tile)
        if kind == ROOM_25 and g.up[tile]:
            assert g.exit_tile == tile
    assert sum(g.locked) <= LOCKING_TOKENS, "R25-BAR-8"


def _just_revealed(g: House, tile: Tile) -> bool:
    """A Rotating Room whose direction is being chosen (R25-ROTATE-4)."""
    return g.kind[tile] == ROTATING and g.corridor[tile] < 0 and (tile in g.tile or tile in g.robot_tile)


def _check_robots(g: House) -> None:
    assert len(g.robot_tile) == len(g.robot_home) == g.robots <= 2
    homes = [home for home in g.robot_home if home >= 0]
    assert len(set(homes)) == len(homes), "R25-ROBOT-1: every Robot Room has one robot"
    for home in homes:
        assert g.kind[home] == ROBOT_ROOM
    assert all(home >= HOME_GONE for home in g.robot_home)
    assert HOME_GONE < HOME_UNKNOWN


def _check_cards(g: House) -> None:
    insane = g.rules.level == INSANE or g.rules.insane_cards
    for card, facts in enumerate(CARD):
        here = g.deck[card] + g.discard.count(card) + g.displayed.count(card)
        expected = facts.copies if insane or not facts.insane else 0
        assert here == expected, f"card {card}: {here} of {expected}"


def _check_characters(g: House) -> None:
    in_play = [c for c in range(8) if g.owner[c] >= 0]
    assert sorted(g.queue) == in_play, "R25-ROUND-3: every character has one marker"
    for c in in_play:
        out = g.tile[c] < 0
        assert not (out and (g.invisible[c] or g.trap[c] or g.flood[c] or g.paranoid[c])), "R25-DEATH-1"
        assert not g.invisible[c] or c in (ALICE, BRUCE)
        assert not g.trap[c] or g.kind[g.tile[c]] == TRAP, "R25-TRAP-3: whoever is out of the Trap is safe"
        assert not g.flood[c] or g.kind[g.tile[c]] == FLOODED, "R25-FLOOD-3: whoever is out of the water is safe"
        assert g.first[c] == NONE or g.first[c] != g.second[c], "R25-PROG-3"
        assert not g.single[c] or (g.first[c] != NONE and g.second[c] == NONE)
        assert not g.stack[c] & g.lost[c], "R25-PENALTY-6"
        assert g.reminder[c] < 0 or not g.up[g.reminder[c]], "R25-REMIND-2"
        assert g.adrenaline[c] == 0 or g.rules.adrenaline
    assert g.phase == OVER or g.remaining >= 1
    assert g.clock >= max(g.arrival)

"""Haunt 34, Guillotines: its setup, its secret, and games from its start to its end. Single rules: scenarios h34_*."""

from __future__ import annotations

from random import Random

import pytest

from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h34_guillotines.keys import KEY_ROOMS, KEYS
from housebound.games.betrayal.state import changed
from housebound.games.betrayal.terms import MONSTER_TURN
from housebound.kernel.script import SPECTATOR
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, house, new_table, sensible_games

HAUNT = 34


@pytest.mark.rule("H34-SETUP-1", "H34-SETUP-2", "H34-SETUP-3", "H34-SETUP-4", "H34-SETUP-5")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_keys_roles_and_collars_are_dealt(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert sorted(g.role[:seats]) == list(range(1, seats + 1))
    assert sorted(g.data.collar[:seats]) == list(range(1, seats + 1))
    assert g.data.keys == sum(1 << room for room in KEY_ROOMS if g.square[room] >= 0)
    assert not any(cards & KEYS for cards in g.held)
    assert g.track == (0 if seats <= 4 else 1)
    assert g.traitor == -1
    assert g.active == (g.revealer + 1) % seats
    assert MONSTER_TURN not in g.haunt.turn_order(g)


@pytest.mark.rule("H34-KNOW-1")
def test_nobody_sees_who_the_traitor_is() -> None:
    g = begin(HAUNT, 5, 2)
    for look in looks(g):
        assert look.haunt.traitor == -1
        roles = [explorer.role for explorer in look.view.explorers]
        assert roles == [g.role[seat] if seat == look.seat else 0 for seat in range(5)]


def _exchanged(seed: int) -> tuple[list[str], list[str]]:
    """Two games with the same choices and chances, the traitor's token at another seat: what is asked in them."""
    asked: list[list[str]] = [[], []]
    tables = [new_table(HAUNT, 4, seed), new_table(HAUNT, 4, seed)]
    for table in tables:
        while not house(table).role[0]:
            table.choose(table.pending[0].seat, table.pending[0].options[0])
    exchanged = house(tables[1])
    traitor = exchanged.role.index(1)
    other = (traitor + 1) % 4
    exchanged.role = changed(changed(exchanged.role, traitor, exchanged.role[other]), other, 1)
    rng = Random(seed)
    for _ in range(120):
        first, second = (table.pending[0] for table in tables)
        for log, decision in zip(asked, (first, second), strict=True):
            log.append(f"{decision.seat} {decision.prompt} {decision.subject}")
        both = [option for option in first.options if option in second.options and option.name != "reveal"]
        option = rng.choice(both)
        for table, decision in zip(tables, (first, second), strict=True):
            table.choose(decision.seat, option, decision.id)
        if any(table.over or house(table).role_known for table in tables):
            break
        if any(house(tables[0]).fate[:4]):
            break  # somebody has died and shown its token
    return asked[0], asked[1]


@pytest.mark.rule("H34-KNOW-1", "H34-TRAITOR-1")
@pytest.mark.parametrize("seed", range(6))
def test_nothing_that_is_asked_tells_who_the_traitor_is(seed: int) -> None:
    one, other = _exchanged(seed)
    assert one == other
    assert len(one) > 10


@pytest.mark.rule("H34-KNOW-1", "H34-SETUP-3")
def test_everybody_reads_the_same_page_and_sees_collars_and_keys() -> None:
    heroes, traitor = pages(HAUNT)
    assert heroes
    assert not traitor
    g = begin(HAUNT, 4, 1)
    for look in looks(g, SPECTATOR):
        assert BETRAYAL.sight(g, look.seat).reads(0)
        assert look.haunt.shown == g.haunt.shown(g, 0)


def test_sensible_players_take_keys_and_unlock_collars() -> None:
    assert {"try_for_key", "unlock_collar"} <= set(sensible_games(HAUNT, range(16)).chosen)

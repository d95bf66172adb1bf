"""Barrier rooms and the Vault (Barrier rooms, Vault).

BET-BARRIER-9: everybody is told on which side a figure stands, a monster too.
"""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.cards.drawing import draw
from housebound.games.betrayal.components import BARRIERS, VAULT_ITEMS
from housebound.games.betrayal.figures.belongings import join_companions
from housebound.games.betrayal.figures.damage import BY_CARD, settle_skull
from housebound.games.betrayal.figures.dice import say_deed, trait_roll
from housebound.games.betrayal.figures.restraints import halt
from housebound.games.betrayal.house.plan import split_by_barrier
from housebound.games.betrayal.house.tokens import place_token
from housebound.games.betrayal.numbers import Figure, Room, Seat, spot_at
from housebound.games.betrayal.play.entering import take_side
from housebound.games.betrayal.state import FIRST_MONSTER, RETREAT, House
from housebound.games.betrayal.words import CROSS, ITEM, KIND_OF, VAULT, VAULT_EMPTY
from housebound.kernel.script import Ask, Script
from housebound.kernel.sets import has, just

CROSSING: Final = CROSS()


def offer_crossing(g: House, figure: Figure, ask: Ask) -> None:
    """BET-BARRIER-4, BET-DICE-5. Each barrier may be attempted once per turn. The Vault: `offer_vault`."""
    room = g.room[figure]
    if not split_by_barrier(g, room) or (room == VAULT and figure < FIRST_MONSTER):
        return
    if has(g.tries, room):
        ask.bar(CROSSING, "BET-BARRIER-4")
    else:
        ask.options.append(CROSSING)


def offer_vault(g: House, seat: Seat, ask: Ask) -> None:
    """BET-VAULT-4, BET-DICE-5. An explorer before the door of the Vault may try it once per turn.

    BET-MOVE-6: this is a roll for a gain and no step, so it is open to whoever has drawn the card for the room, too.
    """
    if g.vault_open:
        return
    ask.offer(CROSSING, unless="BET-VAULT-4" if has(g.tries, VAULT) else g.haunt.room_text_off(g, seat, VAULT))


def ready_to_cross(g: House, figure: Figure) -> None:
    """BET-BARRIER-8. Whoever passes barriers attempts nothing, and so may cross again once it has done something else.

    There and back at once would change nothing, and could go on without end: until then its crossing counts as a try.
    """
    room = g.room[figure]
    if has(g.tries, room) and split_by_barrier(g, room) and crosses_freely(g, figure, room):
        g.tries &= ~(just(room))


def crosses_freely(g: House, figure: Figure, room: Room) -> bool:
    """BET-BARRIER-8, BET-TRAITOR-3, BET-TRAITOR-5, BET-VAULT-3.

    Monsters pass all barriers, the traitor not the Vault's.
    """
    if figure >= FIRST_MONSTER:
        return True
    facts = BARRIERS[room]
    if room == VAULT or facts is None:
        return False
    return g.haunt.ignores_hindrance(g, figure) or g.haunt.spared_by_rooms(g, figure, KIND_OF[facts[0]])


def cross(g: House, figure: Figure) -> Script[None]:
    """BET-BARRIER-3, BET-BARRIER-5. Try to get to the other side, at no cost of spaces.

    BET-HIDDEN-6: a try of one's own choice makes no hidden traitor reveal itself.
    """
    room = g.room[figure]
    g.tries |= just(room)
    if not crosses_freely(g, figure, room):
        facts = BARRIERS[room]
        assert facts is not None
        trait, target = facts
        say_deed(g, figure, "open_vault" if room == VAULT else "cross_room")
        result = yield from trait_roll(g, figure, trait, needed=target)
        feats = g.haunt.feats
        if feats is not None:
            yield from feats.crossing_tried(g, figure, room, result >= target)
        if result < target:
            _fail(g)
            return
        if room == VAULT:
            yield from open_vault(g, figure)
            return
    take_side(g, figure, 1 - g.side[figure])
    g.came_by[figure] = -1
    if figure < FIRST_MONSTER:
        join_companions(g, figure)  # BET-LOOT-3, BET-BARRIER-13: it has come to the side where they wait
        yield from settle_skull(g, figure, BY_CARD)
    yield from g.haunt.crossed(g, figure, room)


def _fail(g: House) -> None:
    """BET-BARRIER-6. It stays on its side; whether it goes on moving depends on variant barrier_fail."""
    if g.rules.barrier_fail == "stop":
        halt(g, "BET-BARRIER-6")
    elif g.rules.barrier_fail == "retreat":
        g.did |= RETREAT


def open_vault(g: House, seat: Seat) -> Script[None]:
    """BET-VAULT-1, BET-VAULT-5. The Vault is open and empty for good: no barrier any more."""
    g.vault_open = True
    for figure, room in enumerate(g.room):
        if room == VAULT:
            g.side[figure] = 0
    for lying in (g.piles, g.waiting):
        inside = lying.pop(spot_at(VAULT, 1), 0)
        if inside:
            lying[VAULT * 2] = lying.get(VAULT * 2, 0) | inside
    place_token(g, VAULT_EMPTY, VAULT * 2)
    for _ in range(VAULT_ITEMS if g.haunt.vault_is_full(g) else 0):
        yield from draw(g, seat, ITEM)

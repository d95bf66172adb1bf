"""The monster turn (Monsters, A monster trapped in the basement)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from housebound.games.betrayal.cards.handling import drop, give, offer_items, take, use_item
from housebound.games.betrayal.figures.dice import throw
from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.figures.stunned import recover
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.numbers import Figure, Seat
from housebound.games.betrayal.play.attack import attack_of, make_attack, offer_attacks
from housebound.games.betrayal.play.entering import hear_music, music_room, slide_at_end
from housebound.games.betrayal.play.moving import offer_steps
from housebound.games.betrayal.play.trapped import SEARCH
from housebound.games.betrayal.play.turn import END, doing_of, offer_wall_switch, perform_deed, try_token
from housebound.games.betrayal.state import FIRST_MONSTER, TURN_OVER, House, changed
from housebound.games.betrayal.words import (
    ACT,
    ATTACK,
    ATTACK_WITH,
    DROP,
    END_MONSTERS,
    FOR_PACE,
    GIVE,
    TAKE,
    TRY,
    TURN_STARTS,
    USE,
)
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script
from housebound.kernel.sets import just

DONE: Final = END_MONSTERS()
ACT_OF: Final = ACT.each()
NOBODY_ACTS: Final = -1
MONSTERS_BEGUN: Final = 1
"""Among the bits of `acted`, that of an explorer: the monster turn has begun, and no monster has acted in it yet."""


def begin_monsters(g: House) -> None:
    """BET-ORDER-3. The monster turn begins: nobody has moved yet."""
    g.acting = NOBODY_ACTS
    g.acted = 0
    g.moved_kinds = (-1,) * len(g.haunt.kinds)
    g.did = 0
    g.halted_by = ""
    g.used = 0


def able_monsters(g: House) -> Iterator[int]:
    """BET-STUN-2, BET-MONSTER-3. Whoever is not stunned, in the house, moved in this turn, and not yet done."""
    haunt, acted, stunned, rooms = g.haunt, g.acted, g.stunned, g.room
    for figure in range(FIRST_MONSTER, len(rooms)):
        if acted >> figure & 1 or stunned[figure] or rooms[figure] < 0:
            continue
        if haunt.plain_monsters or haunt.acts_in_monster_turn(g, figure):
            yield figure


def next_monster(g: House) -> Script[None] | None:
    """BET-MONSTER-2, BET-MONSTER-3. The next monster, or what the acting one does next. None: the turn is over."""
    if g.acting != NOBODY_ACTS:
        return _next_act(g)
    return _choose_monster(g) if next(able_monsters(g), NOBODY_ACTS) != NOBODY_ACTS else None


def _choose_monster(g: House) -> Script[None]:
    """BET-MONSTER-3, BET-TRAITOR-8. Which monster acts now; its player may also leave the rest where they are."""
    figure = g.haunt.acts_next(g)
    if figure >= 0:
        yield from begin_monster(g, figure)
        return
    seat = g.haunt.monster_player(g)
    option: Option = yield Decision(seat, "monsters", _offer_monsters, "BET-MONSTER-3", -1)
    if option is DONE:
        g.acted = -1
        return
    yield from begin_monster(g, g.word.index(option.args[0]))


def _offer_monsters(g: House, seat: Seat, ask: Ask) -> None:
    must, plain = "", g.haunt.plain_monsters
    for figure in able_monsters(g):
        ask.options.append(ACT_OF[g.word[figure]])
        if not plain and not must:
            must = g.haunt.must_act(g, figure)
    if ask.why:
        for figure in monsters(g):
            if g.stunned[figure]:
                ask.bar(ACT_OF[g.word[figure]], "BET-STUN-2")
    ask.bar(SEARCH, "BET-RESCUE-1")
    ask.offer(DONE, unless=must)


def begin_monster(g: House, figure: Figure) -> Script[None]:
    """BET-MONSTER-4, BET-MONSTER-5, BET-MONSTER-18. It begins to act; one movement roll for each kind."""
    g.acting = figure
    g.did = 0
    g.halted_by = ""
    g.tries = 0
    g.spent = 0
    kind = g.kind[figure]
    dice = g.haunt.movement_roll(g, figure)
    if dice >= 0 and (g.moved_kinds[kind] < 0 or g.haunt.own_rolls):
        g.moved_kinds = changed(g.moved_kinds, kind, throw(g, figure, dice, FOR_PACE))
    g.allowance = g.moved_kinds[kind] if dice >= 0 else 0
    g.tell(EVERYONE, TURN_STARTS, g.word[figure])
    if g.box_open and music_room(g) == g.room[figure]:
        yield from hear_music(g, figure)
        if g.did & TURN_OVER:
            yield from end_monster(g)
            return
    if (yield from g.haunt.before_monster(g, figure)):
        yield from end_monster(g)


def end_monster(g: House) -> Script[None]:
    """BET-MONSTER-3. The monster is done."""
    figure = g.acting
    if g.room[figure] >= 0:
        yield from slide_at_end(g, figure)
    g.acted |= just(figure)
    g.acting = NOBODY_ACTS
    check_win(g)


def _next_act(g: House) -> Script[None]:
    figure = g.acting
    if g.did & TURN_OVER or g.room[figure] < 0 or g.stunned[figure]:
        yield from end_monster(g)
        return
    seat = g.haunt.controller(g, figure)
    option: Option = yield Decision(seat, "monster", offer_monster, "BET-MONSTER-1", g.word[figure])
    if option is END:
        yield from end_monster(g)
        return
    doing = doing_of(g, figure, option, _carry_out)
    if doing is not NOTHING:
        yield from doing
    check_win(g)


def offer_monster(g: House, seat: Seat, ask: Ask) -> None:
    """BET-MONSTER-1, BET-MONSTER-6, BET-TRAITOR-8. Steps, one attack, and what the haunt lets it do."""
    figure = g.acting
    haunt, room = g.haunt, g.room[figure]
    alone = haunt.places is None and g.room.count(room) == 1
    offer_steps(g, figure, ask, alone)
    offer_attacks(g, figure, ask, alone)
    if g.token_rooms >> room & 1:
        offer_wall_switch(g, figure, ask)
    if g.held[figure] or (g.piles and (ask.why or room * 2 + g.side[figure] in g.piles)):
        offer_items(g, figure, ask, alone)
    haunt.offer(g, figure, ask)
    why = "" if haunt.plain_pace else haunt.may_stop(g, figure)
    if why and ask.options:
        ask.bar(END, why)
    else:
        ask.options.append(END)


def _carry_out(g: House, figure: Figure, option: Option) -> Script[None]:
    verb = option.verb
    if verb is ATTACK or verb is ATTACK_WITH:
        return make_attack(g, attack_of(g, figure, option))
    if verb is TRY:
        return try_token(g, figure, option)
    if verb is TAKE:
        return take(g, figure, option.args[0])
    if verb is DROP:
        return drop(g, figure, option.args[0])
    if verb is GIVE:
        return give(g, figure, *option.args)
    if verb is USE:
        return use_item(g, figure, option.args[0])
    return perform_deed(g, figure, option)


def end_monsters(g: House) -> Script[None]:
    """BET-STUN-3. The monster turn is over: whoever missed it recovers."""
    recover(g)
    g.side_rode = False
    yield from g.haunt.on_monster_turn_end(g)
    check_win(g)

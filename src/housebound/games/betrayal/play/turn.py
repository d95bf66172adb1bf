"""A player's turn: its start, what may be done in it, and its end (Turn).

One unit of play is one thing done: `next_act` asks the active seat and carries out what it chose.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from housebound.games.betrayal.cards.handling import close_acts, drop, give, offer_items, take, use_item
from housebound.games.betrayal.components import IS_OUTSIDE
from housebound.games.betrayal.figures.belongings import GRAVE_DIRT, LIGHTS_OUT, discard_held, holds
from housebound.games.betrayal.figures.damage import BY_CARD, damage_points
from housebound.games.betrayal.figures.death import offer_showing, show_role
from housebound.games.betrayal.figures.dice import say_deed
from housebound.games.betrayal.figures.restraints import release, try_to_free
from housebound.games.betrayal.figures.stunned import recover_from_turn
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.house.plan import company, in_room, split_by_barrier, together
from housebound.games.betrayal.numbers import Figure, Room, Seat, room_at, side_at
from housebound.games.betrayal.play.attack import attack_of, make_attack, offer_attacks
from housebound.games.betrayal.play.barriers import offer_vault, ready_to_cross
from housebound.games.betrayal.play.dynamite import rooms_in_reach, throw_dynamite
from housebound.games.betrayal.play.elevator import elevator_at_end
from housebound.games.betrayal.play.entering import hear_music, slide_at_end
from housebound.games.betrayal.play.moving import STEPS, offer_steps, take_step
from housebound.games.betrayal.play.room_effects import ENDING_ROOMS, end_in_room
from housebound.games.betrayal.play.trapped import offer_search, search_stairs
from housebound.games.betrayal.state import (
    DROPPING,
    FIRST_MONSTER,
    HAS_ATTACKED,
    IN_HOUSE,
    NO_ATTACK,
    TAKING,
    TURN_END,
    TURN_OVER,
    House,
)
from housebound.games.betrayal.words import (
    ATTACK,
    ATTACK_WITH,
    CARDS,
    COAL_CHUTE,
    DEEDS,
    DROP,
    END_TURN,
    FREE,
    FURNACE_ROOM,
    GIVE,
    MYSTIC_ELEVATOR,
    PHYSICAL,
    RESCUE,
    REVEAL,
    ROOMS,
    SECRET_PASSAGE,
    SECRET_STAIRS,
    TAKE,
    THROW,
    TRY,
    TURN_STARTS,
    USE,
    VAULT,
    WALL_SWITCH,
)
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script
from housebound.kernel.sets import has, just

END: Final = END_TURN()
DYNAMITE: Final = CARDS["dynamite"]
TRY_TOKEN: Final = TRY.each()
FIRST_TOKEN_BIT: Final = len(ROOMS)
FIRST_RESCUE_BIT: Final = FIRST_TOKEN_BIT + 12
"""Bits of `tries`: barrier rooms first, then tokens, then attempts to free an explorer."""
OPEN_AIR: Final = tuple(room for room, outside in enumerate(IS_OUTSIDE) if outside)
GRAVE_DIRT_ENDS: Final = frozenset({*OPEN_AIR, ROOMS["gymnasium"], ROOMS["larder"]})
"""Grave Dirt is shaken off at the end of a turn in the Balcony, Gardens, Graveyard, Gymnasium, Larder, Patio, Tower."""

ENDING_CARDS: Final = just(LIGHTS_OUT) | just(GRAVE_DIRT)
DYNAMITE_BIT: Final = just(DYNAMITE)
GRAVE_DIRT_BIT: Final = just(GRAVE_DIRT)
NOBODY_HELD: Final = (-1,) * FIRST_MONSTER

ROOM_TRIES: Final[dict[int, Callable[[House, int], Script[None]]]] = {}
"""Token -> what happens to a figure that tries it; filled in by the modules of the event cards."""


def begin(g: House, seat: Seat) -> None:
    """Nothing has been done yet in this turn."""
    g.active = seat
    g.acting = g.haunt.figure_of(g, seat)
    g.spent = 0
    g.allowance = -1
    g.did = 0
    g.halted_by = ""
    g.used = 0
    g.tries = 0
    g.stepped_from = -1
    g.omens_now = 0


def start_turn(g: House) -> Script[None]:
    """What happens at the start of a turn: the haunt, Grave Dirt, an open Music Box, the third failed attempt."""
    seat = g.active
    g.tell(EVERYONE, TURN_STARTS, g.word[g.acting])
    starting = g.haunt.on_turn_start(g, seat)
    if starting is NOTHING and not (g.box_open or g.held[seat] & GRAVE_DIRT_BIT or g.failures[seat] >= 3):
        return NOTHING
    return _start(g, seat, starting)


def _start(g: House, seat: Seat, starting: Script[None]) -> Script[None]:
    yield from starting
    if not g.haunt.takes_turn(g, seat):
        return
    if g.acting != seat:  # a monster that acts in a turn of its player
        if g.box_open:
            yield from hear_music(g, g.acting)
        return
    if g.fate[seat] != IN_HOUSE:
        return
    if holds(g, seat, GRAVE_DIRT):
        yield from damage_points(g, seat, PHYSICAL, 1, BY_CARD)
    if g.box_open and g.fate[seat] == IN_HOUSE:
        yield from hear_music(g, seat)
    if g.failures[seat] >= 3:
        release(g, seat)


def next_act(g: House) -> Script[None]:
    """BET-TURN-2, BET-TURN-5, BET-TURN-7. The active player does one thing, or ends the turn."""
    figure = g.acting
    option: Option = yield Decision(g.active, "turn", offer_turn, "BET-TURN-2", g.word[figure])
    if option is END:
        g.did |= TURN_OVER
        g.phase = TURN_END
        return
    doing = doing_of(g, figure, option, _carry_out)
    if doing is not NOTHING:
        yield from doing
    if g.haunt.started:
        check_win(g)


ACTS_OPEN: Final = DROPPING | TAKING
CarryOut = Callable[[House, Figure, Option], Script[None]]


def doing_of(g: House, figure: Figure, option: Option, otherwise: CarryOut) -> Script[None]:
    """What an explorer or a monster does next: a step, or what `otherwise` makes of the option."""
    if g.did & ACTS_OPEN:
        close_acts(g, option.verb)
    if g.tries:
        ready_to_cross(g, figure)
    return take_step(g, figure, option) if option.verb in STEPS else otherwise(g, figure, option)


def offer_turn(g: House, seat: Seat, ask: Ask) -> None:
    """BET-TURN-2, BET-MOVE-4, BET-MOVE-6, BET-DICE-4. Everything the acting figure may do now, in any order.

    BET-ORDER-7: in the haunt, heroes and traitor can do all that explorers could before.
    """
    figure, haunt = g.acting, g.haunt
    somebody_held = g.failures != NOBODY_HELD
    if somebody_held and figure < FIRST_MONSTER and g.failures[figure] >= 0:
        _offer_rescues(g, figure, ask)  # restrained: it can do nothing else, but show who it is
        if haunt.is_hidden(g):
            offer_showing(g, figure, ask)
    else:
        room, held = g.room[figure], g.held[figure]
        alone = haunt.places is None and g.room.count(room) == 1
        offer_steps(g, figure, ask, alone)
        if held or (g.piles and (ask.why or room * 2 + g.side[figure] in g.piles)):
            offer_items(g, figure, ask, alone)
        if room == VAULT or g.token_rooms >> room & 1:
            _offer_tries(g, figure, room, ask)
        if somebody_held:
            _offer_rescues(g, figure, ask)
        if haunt.started or ask.why:
            if g.role[0] and figure < FIRST_MONSTER and not g.role_known:
                offer_showing(g, figure, ask)
            if held & DYNAMITE_BIT and haunt.uses_items(g, figure):
                _offer_dynamite(g, figure, ask)
            offer_attacks(g, figure, ask, alone)
            haunt.offer(g, figure, ask)
            if seat == g.traitor and len(g.kind) > FIRST_MONSTER:
                offer_search(g, seat, ask)
    if haunt.plain_pace or not (why := haunt.may_stop(g, figure)):
        ask.options.append(END)
    else:
        ask.bar(END, why)


def _offer_tries(g: House, figure: Figure, room: Room, ask: Ask) -> None:
    """The Vault, and the tokens of the room."""
    if room == VAULT and figure < FIRST_MONSTER:
        offer_vault(g, figure, ask)
    if has(g.token_rooms, room) and in_room(g, figure):
        _offer_tokens(g, figure, room, ask)


def _offer_tokens(g: House, figure: Figure, room: Room, ask: Ask) -> None:
    """BET-DICE-5, BET-ROOM-5. Each token that invites a roll once per turn.

    Monsters only go through a Revolving Wall.
    """
    for token, spot, other_end in g.tokens:
        here = room_at(spot) == room or (token == WALL_SWITCH and room_at(other_end) == room)
        if not here or token not in ROOM_TRIES or token in (SECRET_PASSAGE, SECRET_STAIRS):
            continue
        option = TRY_TOKEN[token]
        end = spot if room_at(spot) == room else other_end
        if side_at(end) != g.side[figure] and split_by_barrier(g, room):
            ask.bar(option, "BET-BARRIER-13")
        elif has(g.tries, FIRST_TOKEN_BIT + token):
            ask.bar(option, "BET-DICE-5")
        elif figure >= FIRST_MONSTER and token != WALL_SWITCH:
            ask.bar(option, "BET-ROOM-5")
        elif token == WALL_SWITCH and (rule := g.haunt.barred(g, figure, room_at(spot ^ other_end ^ end))):
            ask.bar(option, rule)
        elif option not in ask.options:
            ask.options.append(option)


def offer_wall_switch(g: House, figure: Figure, ask: Ask) -> None:
    """BET-MONSTER-13. What a monster may do with the tokens of its room: go through a Revolving Wall."""
    _offer_tokens(g, figure, g.room[figure], ask)


def _offer_rescues(g: House, figure: Figure, ask: Ask) -> None:
    """Debris and Webs: every explorer in the room, the restrained one included, may try once per turn to free it."""
    if figure >= FIRST_MONSTER:
        return
    for seat in range(g.rules.seats):
        if g.failures[seat] < 0 or g.fate[seat] != IN_HOUSE or not together(g, figure, seat):
            continue
        if has(g.tries, FIRST_RESCUE_BIT + seat):
            ask.bar(FREE(g.word[seat]), "BET-DICE-5")
        elif g.side[seat] != g.side[figure] and split_by_barrier(g, g.room[figure]):
            ask.bar(FREE(g.word[seat]), "BET-BARRIER-7")
        else:
            ask.options.append(FREE(g.word[seat]))


def _offer_dynamite(g: House, figure: Figure, ask: Ask) -> None:
    """The Dynamite takes the place of the attack of this turn: into a room joined by a door."""
    rule = ""
    if not g.haunt.started:
        rule = "BET-TURN-3"
    elif g.haunt.card_off(g, figure, DYNAMITE):
        rule = "BET-GEN-6"
    elif g.did & (HAS_ATTACKED | NO_ATTACK):
        rule = "BET-ATTACK-1"
    elif has(g.used, DYNAMITE):
        rule = "BET-ITEM-9"
    for room in rooms_in_reach(g, figure):
        if rule:
            ask.bar(THROW(room), rule)
        else:
            ask.options.append(THROW(room))


def _carry_out(g: House, figure: Figure, option: Option) -> Script[None]:
    act = _ACTS.get(option.verb)
    if act is None:
        return perform_deed(g, figure, option)
    return act(g, figure, option)


def perform_deed(g: House, figure: Figure, option: Option) -> Script[None]:
    """BET-SECRET-5. What only this haunt lets somebody do; what takes dice is said before they fall."""
    if option.verb.name in _SAID:
        say_deed(g, figure, option.verb.name)
    return g.haunt.perform(g, figure, option)


def try_token(g: House, figure: Figure, option: Option) -> Script[None]:
    token = option.args[0]
    g.tries |= just(FIRST_TOKEN_BIT + token)
    return ROOM_TRIES[token](g, figure)


def _free(g: House, figure: Figure, option: Option) -> Script[None]:
    seat = g.word.index(option.args[0])
    g.tries |= just(FIRST_RESCUE_BIT + seat)
    return try_to_free(g, figure, seat)


def _show(g: House, figure: Figure, option: Option) -> Script[None]:
    """BET-HIDDEN-5. The traitor turns up its token."""
    show_role(g, figure)
    return
    yield


def _search(g: House, figure: Figure, option: Option) -> Script[None]:
    return search_stairs(g, g.active)


def _throw(g: House, figure: Figure, option: Option) -> Script[None]:
    g.did |= HAS_ATTACKED
    return throw_dynamite(g, figure, option.args[0])


_SAID: Final = frozenset(DEEDS.words)

_ACTS: Final[dict[object, Callable[[House, int, Option], Script[None]]]] = {
    USE: lambda g, figure, option: use_item(g, figure, option.args[0]),
    GIVE: lambda g, figure, option: give(g, figure, *option.args),
    DROP: lambda g, figure, option: drop(g, figure, option.args[0]),
    TAKE: lambda g, figure, option: take(g, figure, option.args[0]),
    ATTACK: lambda g, figure, option: make_attack(g, attack_of(g, figure, option)),
    ATTACK_WITH: lambda g, figure, option: make_attack(g, attack_of(g, figure, option)),
    TRY: try_token,
    FREE: _free,
    REVEAL: _show,
    THROW: _throw,
    RESCUE: _search,
}


def end_turn(g: House) -> Script[None]:
    """BET-TURN-6. The end of a turn: the room, kept cards, the elevator; then the haunt. The haunt roll comes after."""
    seat, haunt = g.active, g.haunt
    if g.fate[seat] == IN_HOUSE and g.acting == seat and haunt.takes_turn(g, seat):
        if g.room[seat] in NOTABLE_ROOMS:
            return _end_of_explorer(g, seat)
        if g.held[seat] & ENDING_CARDS:
            _end_of_cards(g, seat)
    elif g.acting >= FIRST_MONSTER and g.room[g.acting] >= 0:
        return _end_of_monster(g, seat)
    ending = haunt.on_turn_end(g, seat)
    if ending is not NOTHING:
        return _end_by_haunt(g, ending)
    if haunt.started:
        check_win(g)
    return NOTHING


NOTABLE_ROOMS: Final = ENDING_ROOMS | {COAL_CHUTE, MYSTIC_ELEVATOR}
"""They may do something to whoever ends a turn there, or move it."""


def _end_of_explorer(g: House, seat: Seat) -> Script[None]:
    yield from end_in_room(g, seat)
    if g.fate[seat] == IN_HOUSE:
        yield from slide_at_end(g, seat)
    if g.fate[seat] == IN_HOUSE:
        _end_of_cards(g, seat)
        yield from elevator_at_end(g, seat)
    yield from _end_by_haunt(g, g.haunt.on_turn_end(g, seat))


def _end_of_monster(g: House, seat: Seat) -> Script[None]:
    yield from slide_at_end(g, g.acting)
    recover_from_turn(g, g.acting)
    yield from _end_by_haunt(g, g.haunt.on_turn_end(g, seat))


def _end_by_haunt(g: House, ending: Script[None]) -> Script[None]:
    yield from ending
    if g.haunt.started:
        check_win(g)


def _end_of_cards(g: House, seat: Seat) -> None:
    """Kept event cards that end with a turn: Lights Out and Grave Dirt."""
    room = g.room[seat] if in_room(g, seat) else -1
    lit = room == FURNACE_ROOM or any(other < FIRST_MONSTER for other in company(g, seat))
    if lit and holds(g, seat, LIGHTS_OUT):
        discard_held(g, seat, LIGHTS_OUT)
    if holds(g, seat, GRAVE_DIRT) and room in GRAVE_DIRT_ENDS:
        discard_held(g, seat, GRAVE_DIRT)

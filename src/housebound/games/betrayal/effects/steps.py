"""What the op lists of the content files do: the operations that items, omens and events share.

`apply` carries out a list in its order for one explorer, `band` finds the list that a result calls for. The words of
the operations are explained in content/items.toml. What only one card does stands in the module of that card; its
destinations are entered in `GO`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from housebound.games.betrayal.cards.drawing import draw
from housebound.games.betrayal.components import DROPPABLE, ITEM_BITS, SYMBOL, TOP, card_numbers
from housebound.games.betrayal.figures.belongings import (
    GRAVE_DIRT,
    destroy,
    discard_held,
    get_card,
    holder_of,
    holds,
    lay_down,
    spot_of,
)
from housebound.games.betrayal.figures.damage import (
    BY_CARD,
    BY_ROOM,
    damage_dice,
    damage_points,
    lose,
    lose_of_choice,
    settle_skull,
    to_lowest,
)
from housebound.games.betrayal.figures.traits import gain
from housebound.games.betrayal.house.decks import resolved
from housebound.games.betrayal.house.plan import in_house, rooms_in_house
from housebound.games.betrayal.house.tokens import place_token, remove_token, tokens_in
from housebound.games.betrayal.numbers import Card, Room, Seat, Trait
from housebound.games.betrayal.play.attack import unseen_attack
from housebound.games.betrayal.play.entering import put_into
from housebound.games.betrayal.play.falling import choose_room
from housebound.games.betrayal.play.room_effects import DAMAGE, touches
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, NO_ATTACK, TURN_OVER, House
from housebound.games.betrayal.words import (
    CARDS,
    DROPPED,
    EVENT,
    FIRST_OMEN,
    KINDS,
    PAIR,
    PICK_CARD,
    PICK_TRAIT,
    ROOMS,
    SYMBOLS,
    TOKENS,
    TRAITS,
)
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Script, forced

Op = Mapping[str, Any]
Ops = Sequence[Op]

SPEAR: Final = CARDS["spear"]
EVERY_TRAIT: Final = (0, 1, 2, 3)
CHOSEN: Final = {"any": EVERY_TRAIT, "physical": PAIR[0], "mental": PAIR[1]}
"""Words for a trait that its owner chooses."""

GO: Final[dict[str, Callable[[House, int], Script[None]]]] = {}
"""Destination that is no room -> how an explorer gets there; filled in by the modules of the cards."""
OTHERS: Final[dict[str, Callable[[House, int], Script[list[int]]]]] = {}
"""`who` of an operation -> the explorers that it concerns instead of the roller, in the order of BET-TURN-8."""


def band(bands: Iterable[Mapping[str, Any]], result: int) -> Ops:
    """BET-DICE-7. What a result table says about a result.

    Cards can lift a result above the highest that the printed dice give (Idol, Angel Feather): the top band holds.
    """
    row = max((row for row in bands if row["min"] <= result), key=lambda row: int(row["min"]))
    ops: Ops = row["do"]
    return ops


def best(bands: Iterable[Mapping[str, Any]]) -> int:
    """The result from which on a result table is at its kindest: every card has that at its top."""
    return max(int(row["min"]) for row in bands)


def apply(g: House, seat: Seat, ops: Ops, card: Card, rolled_trait: int = -1, cause: int = BY_CARD) -> Script[None]:
    """Carry out an op list for an explorer, in its order. `card`: whose text it is, or -1.

    `rolled_trait`: the trait of the roll that led here. `cause` BY_ROOM: the text of a token in the room, whose damage
    may pass the traitor by (BET-ROOM-5). Whoever dies on the way meets nothing more; what the list does with tokens
    and with the card itself happens all the same.
    """
    room = g.room[seat]  # where the list began: a token is taken from here, wherever the explorer is by then
    for op in ops:
        if op["op"] in _THINGS:
            _THINGS[op["op"]](g, seat, op, card, room)
            continue
        seats = [seat] if "who" not in op else (yield from OTHERS[op["who"]](g, seat))
        for one in seats:
            if g.fate[one] == IN_HOUSE:
                yield from _DEEDS[op["op"]](g, one, op, card, rolled_trait, cause)


# -- what is done with tokens and with the card


def _place(g: House, seat: Seat, op: Op, card: Card, room: Room) -> None:
    place_token(g, TOKENS[op["token"]], spot_of(g, seat))


def _remove(g: House, seat: Seat, op: Op, card: Card, room: Room) -> None:
    token = TOKENS[op["token"]]
    if token in tokens_in(g, room):
        remove_token(g, token, room)


def keep(g: House, seat: Seat, card: Card) -> None:
    """BET-CARD-5. An event card with a lasting effect on one explorer lies in front of its player."""
    resolved(g, card)
    get_card(g, seat, card)


def _keep(g: House, seat: Seat, op: Op, card: Card, room: Room) -> None:
    if g.fate[seat] == IN_HOUSE:
        keep(g, seat, card)


def _discard(g: House, seat: Seat, op: Op, card: Card, room: Room) -> None:
    """A card in hand is discarded; an event that was never kept is discarded by whoever carries it out."""
    if holds(g, seat, card):
        discard_held(g, seat, card)


_THINGS: Final[dict[str, Callable[[House, int, Op, int, int], None]]] = {
    "place": _place,
    "remove": _remove,
    "keep": _keep,
    "discard": _discard,
}


# -- what happens to an explorer


def _none(g: House, seat: Seat, op: Op, card: Card, rolled: int, cause: int) -> Script[None]:
    return NOTHING


def _gain(g: House, seat: Seat, op: Op, card: Card, rolled: int, cause: int) -> Script[None]:
    if op["trait"] in CHOSEN:
        return gain_of_choice(g, seat, CHOSEN[op["trait"]], op["n"], card)
    for trait in _named(op["trait"], rolled):
        raise_trait(g, seat, trait, op["n"], card)
    return NOTHING


def raise_trait(g: House, seat: Seat, trait: Trait, steps: int, card: Card, up_to: int = TOP) -> int:
    """BET-TRAIT-4. A card raises a trait; the steps really gained. Grave Dirt ends as soon as an item card does it."""
    gained = gain(g, seat, trait, steps, up_to)
    if gained and 0 <= card < FIRST_OMEN and holds(g, seat, GRAVE_DIRT):
        discard_held(g, seat, GRAVE_DIRT)
    return gained


def gain_of_choice(g: House, seat: Seat, traits: Sequence[int], steps: int, card: Card) -> Script[None]:
    """So many steps are gained, each in one of these traits at the owner's choice, as far as they have effect."""
    for _ in range(steps):
        able = [t for t in traits if g.clip[seat * 4 + t] < TOP and not g.haunt.frozen(g, seat, t)]
        if not able:
            return

        def offers(_: House, __: int, ask: Ask, able: list[int] = able) -> None:
            ask.options += [PICK_TRAIT(trait) for trait in able]

        option = yield from forced(g, Decision(seat, "gain_trait", offers, "BET-TRAIT-4", g.word[seat]))
        raise_trait(g, seat, option.args[0], 1, card)


def _lose(g: House, seat: Seat, op: Op, card: Card, rolled: int, cause: int) -> Script[None]:
    """BET-TRAIT-9. A loss is no damage."""
    if op["trait"] in CHOSEN:
        yield from lose_of_choice(g, seat, CHOSEN[op["trait"]], op["n"], cause)
        return
    for trait in _named(op["trait"], rolled):
        yield from lose(g, seat, trait, op["n"], cause)


def _named(word: str, rolled: int) -> tuple[int, ...]:
    if word == "each":
        return EVERY_TRAIT
    return (rolled,) if word == "rolled" else (TRAITS[word],)


def _damage(g: House, seat: Seat, op: Op, card: Card, rolled: int, cause: int) -> Script[None]:
    """BET-DAMAGE-4, BET-DAMAGE-5, BET-ROOM-5."""
    kind = KINDS[op["kind"]]
    if cause == BY_ROOM and not (yield from touches(g, seat, DAMAGE, kind)):
        return
    if "points" in op:
        yield from damage_points(g, seat, kind, op["points"], cause)
        return
    dice = op["dice"]
    if SYMBOL[g.room[seat]] == EVENT:
        dice += op.get("extra_dice_in_event_room", 0)
    yield from damage_dice(g, seat, kind, dice, cause)


def _go(g: House, seat: Seat, op: Op, card: Card, rolled: int, cause: int) -> Script[None]:
    """BET-MOVE-16, BET-MOVE-17. A named room, or a destination with a rule of its own."""
    to = op["to"]
    return GO[to](g, seat) if to in GO else put_into(g, seat, ROOMS[to])


def _any_room(g: House, seat: Seat) -> Script[None]:
    room = yield from choose_room(g, seat, seat, rooms_in_house(g), "go_to", "BET-MOVE-16")
    yield from put_into(g, seat, room)


GO["any_room"] = _any_room


def _draw(g: House, seat: Seat, op: Op, card: Card, rolled: int, cause: int) -> Script[None]:
    """BET-CARD-4. One card after the other, each with all it does."""
    for _ in range(op["n"]):
        yield from draw(g, seat, SYMBOLS[op["deck"]])


def _item_to_room(g: House, seat: Seat, op: Op, card: Card, rolled: int, cause: int) -> Script[None]:
    """BET-ITEM-5. Items of the owner's choice lie in a pile in another room from now on.

    HC-20: if that room is gone, so are they.
    """
    room = ROOMS[op["to"]]
    for _ in range(op["n"]):
        items = [c for c in card_numbers(g.held[seat] & ITEM_BITS & DROPPABLE) if not g.haunt.may_part(g, seat, c)]
        if not items:
            return
        item = yield from choose_card(g, seat, items, "part_with", "BET-ITEM-5")
        g.tell(EVERYONE, DROPPED, g.word[seat], item)
        if in_house(g, room):
            lay_down(g, seat, item, room * 2)
        else:
            destroy(g, seat, item)
        yield from settle_skull(g, seat, cause)


def choose_card(g: House, seat: Seat, cards: Sequence[int], prompt: str, rule: str, subject: int = -1) -> Script[int]:
    """A seat chooses one of these cards, which everybody can see. `subject`: whom it is about, if not itself."""

    def offers(_: House, __: int, ask: Ask) -> None:
        ask.options += [PICK_CARD(card) for card in cards]

    about = g.word[subject if subject >= 0 else seat]
    option = yield from forced(g, Decision(seat, prompt, offers, rule, about))
    return option.args[0]


def _attacked(g: House, seat: Seat, op: Op, card: Card, rolled: int, cause: int) -> Script[None]:
    yield from unseen_attack(g, seat, op["might"])


def _lose_to_lowest(g: House, seat: Seat, op: Op, card: Card, rolled: int, cause: int) -> Script[None]:
    for trait in _named(op["trait"], rolled):
        to_lowest(g, seat, trait, cause)
    return NOTHING


def _mark_turn(bit: int) -> Callable[[House, int, Op, int, int, int], Script[None]]:
    """Something is over for the acting explorer in this turn."""

    def mark(g: House, seat: Seat, op: Op, card: Card, rolled: int, cause: int) -> Script[None]:
        if seat == g.acting:
            g.did |= bit
        return NOTHING

    return mark


_DEEDS: Final[dict[str, Callable[[House, int, Op, int, int, int], Script[None]]]] = {
    "none": _none,
    "gain": _gain,
    "lose": _lose,
    "damage": _damage,
    "go": _go,
    "draw": _draw,
    "item_to_room": _item_to_room,
    "attacked": _attacked,
    "lose_to_lowest": _lose_to_lowest,
    "end_turn": _mark_turn(TURN_OVER),
    "no_attack_this_turn": _mark_turn(NO_ATTACK),
}


# -- whom it concerns


def clockwise(g: House) -> list[int]:
    """BET-TURN-8. The explorers in the house, clockwise from the player whose turn it is; none off the board."""
    seats = g.rules.seats
    clockwise = ((g.active + n) % seats for n in range(seats))
    return [seat for seat in clockwise if g.fate[seat] == IN_HOUSE and g.room[seat] >= 0]


def _all(g: House, seat: Seat) -> Script[list[int]]:
    return clockwise(g)
    yield


def _spear_holder(g: House, seat: Seat) -> Script[list[int]]:
    """The explorer that has the Spear, unless that is the one who drew the card."""
    holder = holder_of(g, SPEAR)
    return [holder] if 0 <= holder < FIRST_MONSTER and holder != seat else []
    yield


OTHERS["all"] = _all
OTHERS["spear_holder_other_than_drawer"] = _spear_holder

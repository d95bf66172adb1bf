"""Which haunt it is, and who the traitor is (Revealing the haunt, Choosing another haunt)."""

from __future__ import annotations

from typing import Any, Final

from housebound.games.betrayal.cards.drawing import receive_omen
from housebound.games.betrayal.components import AGE, FLOORS_OF, OMEN_BITS, OMEN_ROOMS, START_ROOMS, card_numbers
from housebound.games.betrayal.content_files import content
from housebound.games.betrayal.figures.belongings import (
    from_pile,
    get_card,
    holder_of,
    holds,
    lose_card,
    pile_with,
    wait_no_more,
)
from housebound.games.betrayal.figures.restraints import release
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.haunt.registry import haunt_numbered
from housebound.games.betrayal.house.decks import draw_card, fetch_card, in_deck, put_under
from housebound.games.betrayal.house.laying import orientations
from housebound.games.betrayal.house.plan import distances, floor_of, in_house, lift_tile, put_tile, split_by_barrier
from housebound.games.betrayal.house.stack import first_in_stack, put_under_stack
from housebound.games.betrayal.house.tokens import note_rooms
from housebound.games.betrayal.numbers import Card, Room, Seat, Spot, room_at, side_at, spot_at
from housebound.games.betrayal.state import House, changed
from housebound.games.betrayal.words import (
    CARDS,
    CHARACTERS,
    HAUNT_BEGINS,
    NOBODY_IS_TRAITOR,
    OMEN,
    PICK_CARD,
    ROOMS,
    ROW,
    TRAITOR,
    TRAITOR_HIDDEN,
    TRAITOR_IS,
    TRAITS,
    TURN_TILE,
    YOUR_ROLE,
)
from housebound.kernel.script import EVERYONE, Ask, Decision, Script, forced, numbers, only
from housebound.kernel.sets import has, just, set_of

CHART: Final[dict[int, dict[int, int]]] = {
    ROOMS[room]: {CARDS[omen]: number for omen, number in cells.items()}
    for room, cells in content("haunts")["chart"].items()
}
"""BET-REVEAL-1. Room and omen -> the number of the haunt."""
ROLES: Final = numbers("role", 6)


def reveal_haunt(g: House) -> Script[None]:
    """BET-GEN-2, BET-HAUNT-5. The haunt starts: its number, its traitor, and everybody becomes a hero or not."""
    g.revealer = g.active
    g.haunt_room = g.omen_room if g.omen_room >= 0 else g.room[g.revealer]
    if g.rules.haunt:
        number = g.rules.haunt
        _fetch_omen(g, number)
        g.haunt_room = g.room[g.revealer]  # HC-25
    else:
        number = yield from _look_up(g)
    g.tell(EVERYONE, HAUNT_BEGINS, number, g.word[g.revealer])
    begin_haunt(g, number)


def _fetch_omen(g: House, number: int) -> None:
    """HC-25. A haunt chosen instead of rolled: its omen is in the revealer's hands, wherever it was.

    Before the haunt nobody dies: whoever has to give it up loses nothing that it gave below its lowest number.
    """
    omens = trigger_line(number)
    if not omens:
        return  # a haunt of another package, which no cell of the chart means
    own = next((omen for omen in omens if holds(g, g.revealer, omen)), -1)
    if own >= 0:
        g.omen_card = own
        return
    drawn = next((omen for omen in omens if fetch_card(g, omen)), -1)
    if drawn >= 0:
        g.omens_drawn += 1
    g.omen_card = drawn if drawn >= 0 else next(omen for omen in omens if take_from_anybody(g, omen))
    get_card(g, g.revealer, g.omen_card)


def trigger_line(number: int) -> list[int]:
    """The omens that can mean this haunt: those of most cells of the chart first."""
    cells = [omen for row in CHART.values() for omen, n in row.items() if n == number]
    return sorted(set(cells), key=lambda omen: (-cells.count(omen), omen))


def take_from_anybody(g: House, card: Card) -> bool:
    """HC-25. The card leaves whoever has it, with what it gave, or the room where it lies or waits."""
    holder, pile = holder_of(g, card), pile_with(g, card)
    if holder >= 0:
        lose_card(g, holder, card)
    elif pile >= 0:
        from_pile(g, card, pile)
    else:
        return wait_no_more(g, card)
    return True


def _look_up(g: House) -> Script[int]:
    """BET-REVEAL-1, BET-REPICK-1, BET-REPICK-6. The cell of the chart, or another one if that haunt has been played."""
    row = yield from _row(g)
    number = CHART[row][g.omen_card]
    if g.rules.avoid_played_haunts == "on" and number in g.rules.played:
        found = yield from (_swap_rooms(g) if g.rules.haunt_repick == "stack_swap" else _nearest_rooms(g, row))
        number = found or number
    return number


def _row(g: House) -> Script[int]:
    """BET-REVEAL-1, BET-REVEAL-2, BET-REVEAL-3. The room where the omen was drawn, or the nearest omen room in play."""
    if g.omen_room in CHART:
        return g.omen_room
    groups = _omen_rooms_by_distance(g)
    return (yield from _choose_row(g, groups[0] if groups else list(OMEN_ROOMS)))


def _omen_rooms_by_distance(g: House) -> list[list[int]]:
    """BET-REVEAL-3. The omen rooms in play, those equally far from the revealer together, the nearest first.

    HC-3: where no way leads is infinitely far.
    """
    far = distances(g, g.room[g.revealer])
    gaps = {room: far[room] if far[room] >= 0 else len(ROOMS) for room in OMEN_ROOMS if in_house(g, room)}
    return [[room for room, gap in gaps.items() if gap == n] for n in sorted(set(gaps.values()))]


def _choose_row(g: House, rooms: list[int], prompt: str = "row") -> Script[int]:
    """BET-REVEAL-3. On a tie the revealer chooses."""

    def offers(_: House, __: int, ask: Ask) -> None:
        ask.options += [ROW(room) for room in rooms]

    option = yield from forced(g, Decision(g.revealer, prompt, offers, "BET-REVEAL-3", g.word[g.revealer]))
    return option.args[0]


def _nearest_rooms(g: House, first: int) -> Script[int]:
    """BET-REPICK-4. Omen rooms in play, nearest first, with the same omen, then with the revealer's other omens.

    Of rooms that are equally far the revealer names one, if that makes a difference. 0: nothing is found.
    """
    groups = [[first], *_omen_rooms_by_distance(g)]
    omens = [card for card in card_numbers(g.held[g.revealer] & OMEN_BITS) if card != g.omen_card]
    omen = g.omen_card
    while True:
        for rooms in groups:
            rows = {CHART[room][omen]: room for room in rooms if CHART[room][omen] not in g.rules.played}
            if rows:
                return CHART[(yield from _choose_row(g, list(rows.values()), "next_row"))][omen]
        if not omens:
            return 0
        omen = yield from _choose_omen(g, omens)
        omens.remove(omen)


def _choose_omen(g: House, omens: list[int]) -> Script[int]:
    """BET-REPICK-4. The order of the omens is the revealer's choice."""

    def offers(_: House, __: int, ask: Ask) -> None:
        ask.options += [PICK_CARD(card) for card in omens]

    option = yield from forced(g, Decision(g.revealer, "next_omen", offers, "BET-REPICK-4", g.word[g.revealer]))
    return option.args[0]


def _swap_rooms(g: House) -> Script[int]:
    """BET-REPICK-3, BET-REPICK-5. Omen rooms of the stack with the same omen; then the next omens, and all rooms anew.

    BET-REPICK-6: no omen is tried twice, though it lies under its deck again; 0: nothing is found.
    """
    tried_omens = 0
    while True:
        number = yield from _next_room_of_stack(g)
        if number:
            return number
        tried_omens |= just(g.omen_card)
        if not any(in_deck(g, omen) for omen in card_numbers(OMEN_BITS & ~tried_omens)):
            return 0
        card = draw_card(g, OMEN)
        _put_back(g, g.omen_card)
        yield from receive_omen(g, g.revealer, card)
        if g.haunt_room in CHART and CHART[g.haunt_room][card] not in g.rules.played:
            return CHART[g.haunt_room][card]


def _next_room_of_stack(g: House) -> Script[int]:
    """BET-REPICK-3. The first omen room of the stack for this floor that means a new haunt lies there from now on.

    Those before it have lain there for a moment each and are at the bottom of the stack, in their order. 0: there is
    none, and the original room is back in its place.
    """
    room, tried = g.haunt_room, []
    if room in START_ROOMS:  # BET-SETUP-6: no tiles of the stack
        return 0
    wanted = set_of(other for other in OMEN_ROOMS if has(FLOORS_OF[other], floor_of(g, room)))
    while (tile := first_in_stack(g, wanted)) >= 0 and CHART[tile][g.omen_card] in g.rules.played:
        tried.append(tile)
    turns = _swap_tile(g, room, tile) if tile >= 0 else []
    for played in tried:
        put_under_stack(g, played)
    if tile < 0:
        return 0
    g.haunt_room = tile
    yield from _turn_tile(g, tile, turns)
    return CHART[tile][g.omen_card]


def _put_back(g: House, omen: int) -> None:
    """BET-REPICK-5. A replaced omen goes under its deck, from whoever has it by now or from where it lies."""
    take_from_anybody(g, omen)
    g.discard[OMEN] &= ~(just(omen))
    put_under(g, omen)


def _swap_tile(g: House, old: int, new: int) -> list[int]:
    """BET-REPICK-5. Figures and tokens stay on the square; the old tile goes to the bottom of the stack.

    Returns how the new one may be turned: its door meets the one by which the revealer came, if it came by one.
    """
    square, towards = g.square[old], _way_in(g, old)
    lift_tile(g, old)
    turns = orientations(g, new, square, max(towards, 0), may_close=True, meet=towards >= 0)
    put_tile(g, new, square, turns[0])
    g.drawn_for |= just(new)
    apart = split_by_barrier(g, new)

    def same_place(spot: Spot) -> int:
        return spot_at(new, side_at(spot) if apart else 0) if spot >= 0 and room_at(spot) == old else spot

    for figure, room in enumerate(g.room):
        if room == old:
            spot = same_place(spot_at(old, g.side[figure]))
            g.room[figure], g.side[figure] = room_at(spot), side_at(spot)
    for spots in (g.piles, g.waiting):
        for spot in (old * 2, spot_at(old, 1)):
            cards = spots.pop(spot, 0)
            if cards:
                spots[same_place(spot)] = spots.get(same_place(spot), 0) | cards
    g.tokens = tuple((token, same_place(spot), same_place(other_end)) for token, spot, other_end in g.tokens)
    g.below = same_place(g.below)
    note_rooms(g)
    put_under_stack(g, old)
    return turns


def _way_in(g: House, room: Room) -> int:
    """BET-EXPLORE-5. The side on which the revealer came into the room by a door; -1: it did not."""
    came_from = room_at(g.came_by[g.revealer])
    if g.room[g.revealer] != room or came_from < 0:
        return -1
    return next((d for d in range(4) if g.door[room * 4 + d] == came_from), -1)


def _turn_tile(g: House, tile: int, turns: list[int]) -> Script[None]:
    """BET-REPICK-5, BET-EXPLORE-6. The revealer turns the new tile, if it can be turned in more than one way."""

    def offers(_: House, __: int, ask: Ask) -> None:
        ask.options += [TURN_TILE(n) for n in turns]

    option = yield from forced(g, Decision(g.revealer, "turn_tile", offers, "BET-REPICK-5", g.word[g.revealer]))
    if option.args[0] != g.rotation[tile]:
        square = g.square[tile]
        lift_tile(g, tile)
        put_tile(g, tile, square, option.args[0])


# -- the traitor


def begin_haunt(g: House, number: int) -> None:
    """BET-REVEAL-4, BET-REVEAL-5, BET-PREP-3, BET-TRAITOR-1. The haunt is in play; the list names its traitor."""
    g.haunt = haunt_numbered(number)
    g.data = None
    g.did = 0
    g.halted_by = ""
    rule = g.haunt.traitor_rule
    if rule["rule"] == "hidden":
        if g.haunt.deals_roles:
            deal_roles(g)
        g.tell(EVERYONE, TRAITOR_HIDDEN)
        return
    g.traitor = traitor_by(g, rule)
    if g.traitor < 0:
        g.tell(EVERYONE, NOBODY_IS_TRAITOR)
        return
    g.team = changed(g.team, g.traitor, TRAITOR)
    release(g, g.traitor)
    g.tell(EVERYONE, TRAITOR_IS, g.word[g.traitor])


def traitor_by(g: House, rule: dict[str, Any]) -> int:
    """BET-REVEAL-4, BET-REVEAL-8. The seat that the list beside the chart describes; -1: none."""
    kind = rule["rule"]
    seats = range(g.rules.seats)
    others = [seat for seat in seats if not (rule.get("except_revealer") and seat == g.revealer)]
    if kind == "revealer":
        return g.revealer
    if kind == "left_of_revealer":
        return (g.revealer + 1) % g.rules.seats
    if kind == "character":
        who = CHARACTERS[rule["character"]]
        fits = [seat for seat in seats if g.character[seat] == who]
        return fits[0] if fits else traitor_by(g, rule["otherwise"])
    if kind in ("highest", "lowest"):
        trait = TRAITS[rule["trait"]]
        values = {seat: value(g, seat, trait) for seat in others}
        return first_of(values, kind == "highest", g.revealer, g.rules.seats)
    if kind in ("oldest", "youngest"):
        values = {seat: AGE[g.character[seat]] for seat in others}
        return first_of(values, kind == "oldest", g.revealer, g.rules.seats)
    return -1


def first_of(values: dict[int, int], most: bool, revealer: Seat, seats: int) -> int:
    """BET-REVEAL-6, BET-REVEAL-7. Among several that fit: the revealer, else the closest to the revealer's left."""
    best = max(values.values()) if most else min(values.values())
    fits = [seat for seat, n in values.items() if n == best]
    return min(fits, key=lambda seat: (seat - revealer) % seats)


def deal_roles(g: House) -> None:
    """BET-HIDDEN-2, BET-HIDDEN-3. Tokens 1 to the number of players, one each; number 1 is the traitor.

    Each seat learns its own number only.
    """
    left = list(range(1, g.rules.seats + 1))
    for seat in range(g.rules.seats):
        token = left[0] if len(left) == 1 else g.chance.pick(left, ROLES, only(seat))
        left.remove(token)
        g.role = changed(g.role, seat, token)
        g.tell(only(seat), YOUR_ROLE, TRAITOR if token == 1 else 0)

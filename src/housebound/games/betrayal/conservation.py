"""What can never happen: lost, doubled or misplaced components. Checked in tests at every decision."""

from __future__ import annotations

from collections.abc import Sequence

from housebound.games.betrayal.components import (
    BACK,
    BACK_FLOORS,
    CHARACTER_CARD,
    COMPANIONS,
    DECK_BITS,
    LOOSE_TILES,
    START_ROOMS,
    TOP,
    card_numbers,
)
from housebound.games.betrayal.figures.roster import laid_out
from housebound.games.betrayal.house.plan import ANNEX_ROW, FRONT_YARD, RUIN, STEP, has_door, split_by_barrier
from housebound.games.betrayal.numbers import Room, Spot, room_at, side_at, spot_at
from housebound.games.betrayal.state import (
    ABSENT,
    CASTING,
    DEAD,
    FIRST_MONSTER,
    IN_HOUSE,
    MONSTERS,
    OPEN,
    OVER,
    PREPARING,
    SETTING_UP,
    WALL,
    House,
)
from housebound.games.betrayal.words import (
    BACKS,
    BELOW_COLLAPSED_ROOM,
    CARDS,
    FIRST_OBJECT,
    FLOORS,
    HEROES,
    ROOMS,
    SECRET_PASSAGE,
    SECRET_STAIRS,
    VAULT,
    VAULT_EMPTY,
    WALL_SWITCH,
)
from housebound.kernel.sets import has, just

MASK = CARDS["mask"]
TWO_ENDS = (SECRET_PASSAGE, SECRET_STAIRS, WALL_SWITCH)


def check(g: House) -> None:
    """Raise AssertionError if the state is impossible."""
    _check_casting(g)
    _check_cards(g)
    if g.phase == CASTING:
        return
    _check_house(g)
    _check_stack(g)
    _check_tokens(g)
    _check_figures(g)
    _check_hands(g)
    _check_clips(g)
    _check_haunt(g)
    if laid_out(g):
        g.haunt.check(g)


def _check_casting(g: House) -> None:
    chosen = [character for character in g.character if character >= 0]
    cards = {CHARACTER_CARD[character] for character in chosen}
    assert len(cards) == len(chosen), "BET-SETUP-3: one explorer of each character card"
    for seat, character in enumerate(g.character):
        at_table = seat < g.rules.seats
        assert (g.fate[seat] == ABSENT) != at_table, f"seat {seat}: fate {g.fate[seat]}"
        assert character < 0 or at_table, f"seat {seat} is not at this table"
        assert character >= 0 or not at_table or g.phase == CASTING, f"seat {seat} has no explorer"


# -- the house


def _check_house(g: House) -> None:
    for square, there in g.at.items():
        if there >= 0:
            assert g.square[there] == square, f"{ROOMS.words[there]}: square and at disagree"
        elif there <= RUIN:
            assert has(g.lost, RUIN - there), f"HC-20: {ROOMS.words[RUIN - there]} lies in ruins and is not lost"
        else:
            assert there == FRONT_YARD, f"square {square} holds {there}"
    for room, square in enumerate(g.square):
        word = ROOMS.words[room]
        assert square < 0 or g.at.get(square) == room, f"{word}: square and at disagree"
        assert 0 <= g.rotation[room] <= 3, f"{word} is turned by {g.rotation[room]}"
        in_annex = square >= 0 and square & 0xFC0 == ANNEX_ROW
        assert bool(has(g.annex, room)) == in_annex, f"HC-6: {word} beside the house or not"
        _check_place(g, room)
        for direction in range(4):
            assert g.door[room * 4 + direction] == _beyond(g, room, direction), f"BET-MOVE-7: doors of {word}"
    for floor, doorways in enumerate(g.doorways):
        looked = [n for n, beyond in enumerate(g.door) if beyond == OPEN and g.square[n >> 2] >> 12 == floor]
        assert card_numbers(doorways) == looked, f"BET-EXPLORE-1: open doorways of {FLOORS.words[floor]}"


def _check_place(g: House, room: Room) -> None:
    """BET-COMP-2. Every tile is in the house, in the stack or its discard pile, or lost."""
    places = [g.square[room] >= 0, bool(has(g.unseen, room)), bool(has(g.lost, room))]
    assert sum(places) == 1, f"{ROOMS.words[room]} in the house, unseen, lost: {places}"
    assert room not in START_ROOMS or not places[1], f"BET-SETUP-6: {ROOMS.words[room]} is no tile of the stack"


def _beyond(g: House, room: Room, direction: int) -> int:
    """BET-MOVE-7, BET-EXPLORE-8. What must be beyond a side of a room, by squares and rotations."""
    square = g.square[room]
    if square < 0 or has(g.annex, room) or not has_door(g, room, direction):
        return WALL
    there = g.at.get(square + STEP[direction], OPEN)
    if there == OPEN:
        return OPEN
    return there if there >= 0 and has_door(g, there, direction ^ 2) else WALL


def _check_stack(g: House) -> None:
    """BET-EXPLORE-3, BET-EXPLORE-14. What is known of stack and discard pile goes with what is counted."""
    known = [tile for tile, _ in (*g.top_tiles, *g.under, *g.known_discard) if tile >= 0]
    assert len(set(known)) == len(known), "a tile is known to be in two places"
    assert all(has(g.unseen, tile) for tile in known), "a known tile is neither in the stack nor discarded"
    assert all(tile >= 0 for tile, _ in (*g.top_tiles, *g.known_discard)), "a back where a tile is known"
    loose = [BACK[tile] for tile in LOOSE_TILES if has(g.unseen, tile)]
    in_stack = [BACK[tile] if tile >= 0 else -1 - tile for tile, _ in (*g.top_tiles, *g.under)]
    if not g.top_tiles and g.top_back >= 0:
        in_stack.append(g.top_back)  # its back is decided, so that it is none of those underneath
    in_discard = [BACK[tile] for tile, _ in g.known_discard]
    floors = 0
    for back in range(len(BACKS)):
        word = BACKS.words[back]
        assert g.stacked[back] + g.discarded[back] == loose.count(back), f"{word}: tiles lost or doubled"
        assert g.stacked[back] >= in_stack.count(back), f"{word}: more tiles known in the stack than there are"
        assert g.discarded[back] >= in_discard.count(back), f"{word}: more tiles known as discarded than there are"
        if loose.count(back):
            floors |= BACK_FLOORS[back]
    assert g.findable == floors, "BET-EXPLORE-13: floors for which a tile is left"
    assert (g.top_back < 0) == (sum(g.stacked) == 0), "BET-SECRET-6: the back on top"
    if g.top_tiles:
        assert g.top_back == BACK[g.top_tiles[0][0]], "the top tile has another back"


# -- cards


def _check_cards(g: House) -> None:
    """BET-COMP-4. Every card is in one place; tokens of haunts are in one place or not in play."""
    seen: dict[int, str] = {}
    for place, cards in _places(g):
        for card in cards:
            word = CARDS.words[card]
            assert card not in seen, f"{word} is in {seen[card]} and in {place}"
            seen[card] = place
    for card in range(FIRST_OBJECT):
        assert card in seen, f"{CARDS.words[card]} is nowhere"
    for symbol, own in enumerate(DECK_BITS):
        stacks = [g.deck[symbol], g.discard[symbol], *(just(card) for card, _ in g.deck_top[symbol])]
        stacks += [just(card) for card in g.deck_bottom[symbol]]
        assert all(not cards & ~own for cards in stacks), f"BET-CARD-1: a card in a wrong deck ({symbol})"
    assert all(has(DECK_BITS[2], card) for card in g.resolving), "BET-CARD-5: only events are carried out"
    assert g.omens_drawn >= g.omens_now >= 0, "BET-HAUNT-4"


def _places(g: House) -> list[tuple[str, Sequence[int]]]:
    places: list[tuple[str, Sequence[int]]] = [("gone", card_numbers(g.gone)), ("resolving", g.resolving)]
    for symbol in range(3):
        places.append((f"deck {symbol}", card_numbers(g.deck[symbol])))
        places.append((f"the top of deck {symbol}", [card for card, _ in g.deck_top[symbol]]))
        places.append((f"the bottom of deck {symbol}", g.deck_bottom[symbol]))
        places.append((f"discard pile {symbol}", card_numbers(g.discard[symbol])))
    places += [(f"the hands of {figure}", card_numbers(cards)) for figure, cards in enumerate(g.held)]
    for name, spots in (("pile", g.piles), ("waiting", g.waiting)):
        places += [(f"{name} {spot}", card_numbers(cards)) for spot, cards in spots.items()]
    return places


def _check_hands(g: House) -> None:
    """BET-LOOT-1, BET-ITEM-5, BET-ITEM-12. Who can hold cards, where piles can lie, what cards gave to whom."""
    for figure, cards in enumerate(g.held):
        if figure < FIRST_MONSTER:
            lost = (ABSENT,) if g.phase == OVER else (DEAD, ABSENT)  # BET-WIN-1: whoever dies with the end keeps them
            assert not cards or g.fate[figure] not in lost, f"BET-LOOT-1: figure {figure} holds cards"
        else:
            assert not cards or g.kind[figure] >= 0, f"figure {figure} is not in play and holds cards"
    for spots in (g.piles, g.waiting):
        for spot, cards in spots.items():
            assert cards, f"an empty pile in {ROOMS.words[room_at(spot)]}"
            _check_spot(g, spot, "a pile")
    assert all(not cards & ~COMPANIONS for cards in g.waiting.values()), "BET-LOOT-2: only companions wait"
    in_hands = 0
    for seat in range(g.rules.seats):
        in_hands |= g.held[seat]
    assert all(has(in_hands, card) for card in g.gained), "BET-ITEM-12: gains of a card that no explorer has"
    assert not g.worn or has(in_hands, MASK), "the Mask is worn by nobody"


def _check_spot(g: House, spot: Spot, what: str) -> None:
    room, side = room_at(spot), side_at(spot)
    assert g.square[room] >= 0, f"{what} is in {ROOMS.words[room]}, which is not in the house"
    assert not side or split_by_barrier(g, room), f"BET-BARRIER-1: {what} is on side 1 of {ROOMS.words[room]}"


def _check_tokens(g: House) -> None:
    """BET-ROOM-4. Tokens lie in rooms of the house, and the set of rooms with tokens is in step."""
    rooms = 0
    for token, spot, other_end in g.tokens:
        _check_spot(g, spot, "a token")
        rooms |= just(room_at(spot))
        if other_end >= 0:
            assert token in TWO_ENDS, f"token {token} has two ends"
            _check_spot(g, other_end, "a token")
            rooms |= just(room_at(other_end))
    assert g.token_rooms == rooms, "rooms with tokens are not in step with the tokens"
    kinds = [token for token, _, _ in g.tokens]
    assert kinds.count(VAULT_EMPTY) == (g.vault_open and g.square[VAULT] >= 0), "BET-VAULT-5"
    assert kinds.count(BELOW_COLLAPSED_ROOM) <= 1, "BET-COLLAPSE-6"
    if g.below >= 0 and g.square[room_at(g.below)] >= 0:
        assert (BELOW_COLLAPSED_ROOM, g.below, -1) in g.tokens, "BET-COLLAPSE-6: the landing has its token"


# -- figures


def _check_figures(g: House) -> None:
    columns = (g.room, g.side, g.came_by, g.held, g.kind, g.word, g.stunned)
    assert len({len(column) for column in columns}) == 1, "columns of figures differ in length"
    words = []
    hiding = g.haunt.hiding
    for figure, room in enumerate(g.room):
        if figure < FIRST_MONSTER:
            assert g.kind[figure] < 0, f"explorer {figure} is of a monster's kind"
            placed = room >= 0 or (hiding is not None and hiding.spot(g, figure) >= 0)
            assert placed or g.fate[figure] != IN_HOUSE, f"explorer {figure} is nowhere"
            assert room < 0 or g.fate[figure] in (IN_HOUSE, DEAD), f"explorer {figure} is out and in a room"
        else:
            assert room < 0 or g.kind[figure] >= 0, f"figure {figure} is gone and in a room"
        if room >= 0:
            _check_spot(g, spot_at(room, g.side[figure]), f"figure {figure}")
        if figure < g.rules.seats or (figure >= FIRST_MONSTER and g.kind[figure] >= 0):
            words.append(g.word[figure])
    assert len(set(words)) == len(words), "two figures have one word"
    for figure in range(FIRST_MONSTER, len(g.kind)):
        if g.kind[figure] >= 0:
            facts = g.haunt.kinds[g.kind[figure]]
            assert 0 <= g.word[figure] - facts.first_word < facts.count, f"figure {figure} has a word of another kind"


def _check_clips(g: House) -> None:
    """BET-TRAIT-3, BET-TRAIT-6, BET-DEATH-1. Clips are on their tracks, and only the dead have one on the skull."""
    for seat in range(g.rules.seats):
        lowest = 0 if g.fate[seat] == IN_HOUSE or not g.haunt.started else -1
        for trait in range(4):
            place = g.clip[seat * 4 + trait]
            assert lowest <= place <= TOP, f"explorer {seat}: trait {trait} is at {place}"


def _check_haunt(g: House) -> None:
    seats = g.rules.seats
    assert 0 <= g.active < seats, f"active seat {g.active}"
    roles = g.role[:seats]
    assert not any(roles) or sorted(roles) == list(range(1, seats + 1)), "BET-HIDDEN-2: role tokens"
    assert all(team == HEROES for team in g.team[seats:])
    if not g.haunt.started:
        assert g.phase not in (PREPARING, SETTING_UP, MONSTERS), "BET-GEN-2: no haunt has begun"
        assert all(kind < 0 for kind in g.kind), "monsters before the haunt"
        assert g.traitor < 0, "BET-GEN-3: nobody is a traitor before the haunt"
        assert not any(g.team), "BET-GEN-3: everybody is a hero before the haunt"
        assert not any(roles), "BET-GEN-3: no role tokens before the haunt"
        assert g.fate[:seats] == (IN_HOUSE,) * seats, "BET-TRAIT-6: nobody dies before the haunt"
    else:
        assert 0 <= g.revealer < seats, "BET-HAUNT-5: somebody revealed the haunt"

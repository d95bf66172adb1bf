"""The stack of room tiles: its top, what is passed over, its discard pile.

(Discovering rooms.) The stack is lazy: the back of the top tile is decided, because everybody sees it
(BET-SECRET-6); its front is decided when it is turned up or looked at. Tiles with the same back are exchangeable
until then, wherever they lie.
"""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.components import BACK, BACK_FLOORS, LOOSE_TILES, card_numbers
from housebound.games.betrayal.numbers import Seat
from housebound.games.betrayal.state import House, changed
from housebound.games.betrayal.words import BACKS, PASSED_OVER, PLACES, ROOMS, SET_ASIDE, STACK_RENEWED
from housebound.kernel.script import EVERYONE, NOBODY

BACK_TILES: Final = tuple(sum(1 << room for room in LOOSE_TILES if BACK[room] == back) for back in range(len(BACKS)))
"""Back -> the tiles that have it."""
ALL_STACKED: Final = tuple(tiles.bit_count() for tiles in BACK_TILES)
STACK: Final = 0
DISCARD: Final = 1
EVERY_FLOOR: Final = 7
WIDEST_FIRST: Final = tuple(sorted(range(len(BACKS)), key=lambda back: -BACK_FLOORS[back].bit_count()))
"""The backs, those that name most floors first."""


def build_stack(g: House) -> None:
    """BET-SETUP-7. All loose tiles are shuffled together, whatever floors their backs name."""
    g.unseen = sum(1 << room for room in LOOSE_TILES)
    g.stacked = ALL_STACKED
    show_top(g)


def show_top(g: House) -> None:
    """Decide the back of the tile that is on top now, and note for which floors a tile is left (BET-EXPLORE-13)."""
    g.top_back = _next_back(g)
    _note_floors(g)


def _note_floors(g: House) -> None:
    floors = 0
    for back in WIDEST_FIRST:
        if g.stacked[back] or g.discarded[back]:
            floors |= BACK_FLOORS[back]
            if floors == EVERY_FLOOR:
                break
    g.findable = floors


def _next_back(g: House) -> int:
    if g.top_tiles:
        return BACK[g.top_tiles[0][0]]
    weights = backs_above(g)
    if weights.count(0) < len(BACKS) - 1:
        return g.chance.weigh(weights, BACKS)
    if any(weights):
        return weights.index(max(weights))
    return lift_from_under(g)


def backs_above(g: House) -> list[int]:
    """How many tiles with each back lie above those that were put under the stack."""
    backs = list(g.stacked)
    for tile, _ in g.under:
        backs[BACK[tile] if tile >= 0 else -1 - tile] -= 1
    return backs


def lift_from_under(g: House) -> int:
    """Nothing lies above: the first tile that was put under the stack is on top now. Its back; -1: there is none."""
    if not g.under:
        return -1
    tile, known = g.under[0]
    g.under = g.under[1:]
    if tile < 0:
        return -1 - tile
    g.top_tiles += ((tile, known),)
    return BACK[tile]


def _undecided(g: House, back: int) -> list[int]:
    """The tiles with this back of which nobody knows where they lie."""
    tiles = g.unseen & BACK_TILES[back]
    for tile, _ in (*g.top_tiles, *g.under, *g.known_discard):
        if tile >= 0:
            tiles &= ~(1 << tile)
    return card_numbers(tiles)


def _decide(g: House, back: int, to: int) -> int:
    """Which of the tiles with this back it is."""
    tiles = _undecided(g, back)
    return tiles[0] if len(tiles) == 1 else g.chance.pick(tiles, ROOMS, to)


def _stack_more(g: House, back: int, tiles: int) -> None:
    """So many more tiles with this back are in the stack."""
    g.stacked = changed(g.stacked, back, g.stacked[back] + tiles)


def _discard_more(g: House, back: int, tiles: int) -> None:
    """So many more tiles with this back are in the discard pile."""
    g.discarded = changed(g.discarded, back, g.discarded[back] + tiles)


def take_top(g: House) -> int:
    """Turn up the top tile and take it from the stack. It must not be empty."""
    g.reveal(EVERYONE)
    if g.top_tiles:
        tile = g.top_tiles[0][0]
        g.top_tiles = g.top_tiles[1:]
    else:
        tile = _decide(g, g.top_back, EVERYONE)
    g.unseen &= ~(1 << tile)
    _stack_more(g, BACK[tile], -1)
    show_top(g)
    return tile


def look_at_top(g: House, seats: int, count: int = 1) -> list[int]:
    """These seats look at the top tiles, which stay where they are. As many as there are, if fewer.

    BET-EXPLORE-14: where the stack has run out, the discard pile is the stack.
    """
    if g.top_back < 0 and g.findable:
        _renew(g)
    while len(g.top_tiles) < count:
        back = _next_back_below(g)
        if back < 0:
            break
        g.top_tiles += ((_decide(g, back, seats), seats),)
    looked = g.top_tiles[:count]
    g.top_tiles = (*((tile, known | seats) for tile, known in looked), *g.top_tiles[count:])
    g.reveal(seats)
    return [tile for tile, _ in looked]


def _next_back_below(g: House) -> int:
    """The back of the first tile below those that have been looked at."""
    if not g.top_tiles:
        return g.top_back
    weights = list(g.stacked)
    for tile, _ in (*g.top_tiles, *g.under):
        weights[BACK[tile] if tile >= 0 else -1 - tile] -= 1
    kinds = [back for back, n in enumerate(weights) if n]
    return g.chance.weigh(weights, BACKS, 0) if len(kinds) > 1 else kinds[0] if kinds else -1


def reorder_top(g: House, tiles: list[int], seat: Seat) -> None:
    """A seat that looked at the top tiles puts them back in this order; who saw them before knows them no longer."""
    g.top_tiles = (*((tile, 1 << seat) for tile in tiles), *g.top_tiles[len(tiles) :])
    g.reveal(EVERYONE)  # the back of the new top tile can be seen
    show_top(g)


def draw_tile(g: House, floors: int) -> int:
    """BET-EXPLORE-2, BET-EXPLORE-3, BET-EXPLORE-18. The first tile from the top that names one of these floors.

    -1: none.

    BET-EXPLORE-14: an empty stack is formed anew from the discard pile.
    """
    if not g.findable & floors:
        return -1
    g.reveal(EVERYONE)
    while True:
        if g.top_back < 0:
            _renew(g)
        if BACK_FLOORS[g.top_back] & floors:
            return take_top(g)
        g.tell(EVERYONE, PASSED_OVER, g.top_back)
        _pass_over(g)


def _pass_over(g: House) -> None:
    """BET-EXPLORE-3, BET-EXPLORE-4. The top tile is set aside unseen: under the stack in order, or discarded."""
    back = g.top_back
    tile, known = g.top_tiles[0] if g.top_tiles else (-1 - back, 0)
    g.top_tiles = g.top_tiles[1:]
    if g.rules.tile_mismatch == "bottom":
        g.under += ((tile, known),)
    else:
        _stack_more(g, back, -1)
        _discard_more(g, back, 1)
        if tile >= 0:
            g.known_discard += ((tile, known),)
    show_top(g)


def set_aside(g: House, tile: int) -> None:
    """BET-EXPLORE-10. A tile that was turned up and cannot be laid goes where unsuitable tiles go."""
    g.tell(EVERYONE, SET_ASIDE, tile)
    g.unseen |= 1 << tile
    if g.rules.tile_mismatch == "bottom":
        _stack_more(g, BACK[tile], 1)
        g.under += ((tile, EVERYONE),)
    else:
        _discard_more(g, BACK[tile], 1)
        g.known_discard += ((tile, EVERYONE),)
    if g.top_back < 0:
        show_top(g)
    g.findable |= BACK_FLOORS[BACK[tile]]


def _renew(g: House) -> None:
    """BET-EXPLORE-14. The discard pile is shuffled and becomes the new stack."""
    g.stacked = tuple(stacked + discarded for stacked, discarded in zip(g.stacked, g.discarded, strict=True))
    g.discarded = (0,) * len(BACKS)
    g.known_discard = ()
    g.tell(EVERYONE, STACK_RENEWED)
    show_top(g)


def shuffle_stack(g: House) -> None:
    """The stack is shuffled after a search: whatever was known about its order is known no longer."""
    g.top_tiles = g.under = ()
    show_top(g)


def shuffle_in(g: House, tiles: int) -> None:
    """Tiles from the house (bits), the stack and its discard pile are one stack now, and nobody knows its order."""
    back_in = [0] * len(BACKS)
    for tile in card_numbers(tiles):
        back_in[BACK[tile]] += 1
    g.reveal(EVERYONE)
    g.unseen |= tiles
    g.stacked = tuple(sum(counts) for counts in zip(g.stacked, g.discarded, back_in, strict=True))
    g.discarded = (0,) * len(BACKS)
    g.known_discard = ()
    shuffle_stack(g)


def fetch_tile(g: House, tile: int) -> bool:
    """HC-6, BET-RESCUE-4. Take a named tile from the stack or its discard pile and shuffle the stack; False.

    Not there.
    """
    if not g.unseen >> tile & 1:
        return False
    back = BACK[tile]
    if _in_discard(g, tile, back):
        _discard_more(g, back, -1)
        g.known_discard = tuple(entry for entry in g.known_discard if entry[0] != tile)
    else:
        _stack_more(g, back, -1)
    g.unseen &= ~(1 << tile)
    g.reveal(EVERYONE)
    shuffle_stack(g)
    return True


def _in_discard(g: House, tile: int, back: int) -> bool:
    """Whether the tile lies in the discard pile; chance decides where nobody knows."""
    if any(other == tile for other, _ in g.known_discard):
        return True
    if any(other == tile for other, _ in (*g.top_tiles, *g.under)):
        return False
    discarded = g.discarded[back] - sum(BACK[other] == back for other, _ in g.known_discard)
    stacked = len(_undecided(g, back)) - discarded
    if not discarded or not stacked:
        return bool(discarded)
    return g.chance.weigh([stacked, discarded], PLACES) == DISCARD


def first_in_stack(g: House, wanted: int) -> int:
    """HC-6, BET-REPICK-3, BET-REPICK-5. The first tile from the top among `wanted` (bits) is taken out; -1: none.

    The tiles passed over keep their order, and nobody sees their fronts (BET-SECRET-7).
    """
    if not g.unseen & wanted:
        return -1
    g.reveal(EVERYONE)
    depth = 0
    while depth < len(g.top_tiles) or (_may_be_anywhere(g, wanted) and _turn_over_next(g)):
        tile = g.top_tiles[depth][0]
        if wanted >> tile & 1:
            g.top_tiles = (*g.top_tiles[:depth], *g.top_tiles[depth + 1 :])
            _take_out(g, tile, was_top=depth == 0)
            return tile
        depth += 1
    return _first_under(g, wanted)


def _may_be_anywhere(g: House, wanted: int) -> bool:
    """Whether one of these tiles can be where nothing is decided; if not, nothing needs to be turned over there."""
    return any(wanted >> tile & 1 for back in range(len(BACKS)) for tile in _undecided(g, back))


def _turn_over_next(g: House) -> bool:
    """Decide, for nobody's eyes, the first tile below those that are decided; False: only the known bottom is left."""
    back = _next_back_below(g)
    if back >= 0:
        g.top_tiles += ((_decide(g, back, NOBODY), NOBODY),)
    return back >= 0


def _first_under(g: House, wanted: int) -> int:
    """The same at the bottom of the stack, where the order is known and the fronts may not be."""
    for place, (tile, known) in enumerate(g.under):
        if tile < 0:
            tile = _decide(g, -1 - tile, NOBODY)
            g.under = changed(g.under, place, (tile, known))
        if wanted >> tile & 1:
            g.under = (*g.under[:place], *g.under[place + 1 :])
            _take_out(g, tile, was_top=False)
            return tile
    return -1


def _take_out(g: House, tile: int, was_top: bool) -> None:
    g.unseen &= ~(1 << tile)
    _stack_more(g, BACK[tile], -1)
    if was_top:
        show_top(g)
    else:
        _note_floors(g)


def put_under_stack(g: House, tile: int) -> None:
    """BET-REPICK-5. A tile that everybody has seen goes to the bottom of the stack."""
    g.unseen |= 1 << tile
    _stack_more(g, BACK[tile], 1)
    g.under += ((tile, EVERYONE),)
    if g.top_back < 0:
        show_top(g)
    _note_floors(g)

"""What each seat is shown: typed data, built from its sight alone."""

from __future__ import annotations

from functools import lru_cache

from housebound.games.betrayal.components import DOORS, FAR_DOORS, START, SYMBOL, TRACK, WINDOWS, card_numbers
from housebound.games.betrayal.house.plan import turned
from housebound.games.betrayal.numbers import CardSet, Room, Seat, Side, Spot, Token, room_at, side_at
from housebound.games.betrayal.play.turn import FIRST_RESCUE_BIT, FIRST_TOKEN_BIT
from housebound.games.betrayal.position.reading import DID
from housebound.games.betrayal.seen.pages import page_of, sections_of
from housebound.games.betrayal.seen.sight import UNKNOWN, Sight
from housebound.games.betrayal.seen.view_types import (
    AttackView,
    BetrayalView,
    DeckView,
    ExplorerView,
    HauntView,
    MonsterView,
    PileView,
    RoomView,
    SheetView,
    StackView,
    TokenView,
    TurnView,
)
from housebound.games.betrayal.state import CASTING, FATES, FIRST_MONSTER, OPEN, PHASES, WALL
from housebound.games.betrayal.terms import Attack
from housebound.games.betrayal.words import (
    BACKS,
    CARDS,
    CHARACTERS,
    DIRECTIONS,
    FIGURES,
    FLOORS,
    FOYER,
    ROOMS,
    SIDE_NAMES,
    STAIRS_FROM_BASEMENT,
    SYMBOLS,
    TOKENS,
    TRAITS,
    UPPER_LANDING,
)
from housebound.games.betrayal.words import GRAND_STAIRCASE as STAIRCASE
from housebound.kernel.sets import has

__all__ = ["BetrayalView", "view"]


def view(sight: Sight) -> BetrayalView:
    begun = sight.haunt_begun
    return BetrayalView(
        seat=sight.seat,
        phase=PHASES[sight.phase],
        turn=_turn(sight),
        rooms=_rooms(sight.square, sight.rotation, sight.door, sight.annex, sight.drawn_for),
        ruins=tuple([_ruin(*ruin) for ruin in sorted(sight.ruins)]),
        stairs=_stairs(sight),
        lost=_room_words(sight.lost),
        laid=_room_word(sight.laid),
        tokens=tuple([_token(*entry) for entry in sight.tokens]),
        piles=_piles(sight),
        sheets=_SHEETS if sight.phase == CASTING else (),
        explorers=_explorers(sight),
        monsters=_monsters(sight),
        stack=_stack(sight),
        decks=_decks(sight),
        omens=sight.omens_drawn,
        vault_open=sight.vault_open,
        mask_worn=sight.worn,
        box_open=sight.box_open,
        noted=sight.fate_number,
        haunt=_haunt(sight) if begun else None,
        safe=0 if begun else sight.safe_roll,
        rolls=sight.omens_now > 0 and not begun,
        attacks=tuple([_attack(sight, *one) for one in sight.attacks()]) if begun else (),
    )


def _attack(sight: Sight, attack: Attack, dice: int, bonus: int, against: int, guard: int) -> AttackView:
    return AttackView(
        card=CARDS.words[attack.card] if attack.card >= 0 else "",
        target=FIGURES.words[sight.word[attack.target]],
        trait=TRAITS.words[attack.trait],
        dice=dice,
        bonus=bonus,
        against=against,
        guard=guard,
    )


# -- the house


@lru_cache(maxsize=256)
def _rooms(
    squares: tuple[int, ...], rotation: tuple[int, ...], door: tuple[int, ...], annex: int, drawn: int
) -> tuple[RoomView, ...]:
    """The tiles of a house. They are the same in many views, whoever looks."""
    return tuple(
        [
            _tile(room, square, rotation[room], *door[room * 4 : room * 4 + 4], has(annex, room), has(drawn, room))
            for room, square in enumerate(squares)
            if square >= 0
        ]
    )


@lru_cache(maxsize=16_384)
def _tile(
    room: Room, square: int, rotation: int, north: int, east: int, south: int, west: int, beside: int, drawn: int
) -> RoomView:
    """Where and how a tile lies. Most tiles of a house lay like this before the last one was added."""
    printed = turned(DOORS[room], rotation)
    beyond = (north, east, south, west)
    floor, x, y = _place(square)
    return RoomView(
        room=ROOMS.words[room],
        floor=floor,
        x=x,
        y=y,
        rotation=rotation,
        doors=tuple(_door(beyond[n], has(printed, n)) for n in range(4)),
        windows=_directions(turned(WINDOWS[room], rotation)),
        far=_directions(turned(FAR_DOORS[room], rotation)),
        symbol=SYMBOLS.words[SYMBOL[room]] if SYMBOL[room] >= 0 else "",
        drawn=bool(drawn),
        beside=bool(beside),
    )


def _ruin(room: Room, square: int) -> RoomView:
    """HC-20. A collapsed room lies face-down, and nothing leads into it."""
    floor, x, y = _place(square)
    return RoomView(ROOMS.words[room], floor, x, y, 0, ("wall",) * 4, (), (), "", drawn=True, beside=False)


def _place(square: int) -> tuple[str, int, int]:
    """Floor, and the squares to the east and to the south of the floor's first tile."""
    return FLOORS.words[square >> 12], (square & 63) - 32, (square >> 6 & 63) - 32


def _door(beyond: int, printed: int) -> str:
    if beyond == OPEN:
        return "open"
    if beyond == WALL:
        return "false" if printed else "wall"
    return "door"


def _directions(bits: int) -> tuple[str, ...]:
    return tuple(DIRECTIONS.words[n] for n in range(4) if has(bits, n))


def _stairs(sight: Sight) -> tuple[tuple[str, str], ...]:
    """BET-MOVE-12. The stairs that lead somewhere, from the lower room to the upper."""
    return tuple([_STAIRS[room] for room in (STAIRCASE, STAIRS_FROM_BASEMENT) if _in_use(sight, room)])


def _in_use(sight: Sight, room: Room) -> bool:
    return sight.square[room] >= 0 and sight.stairs(room) >= 0


_STAIRS = {
    STAIRCASE: (ROOMS.words[STAIRCASE], ROOMS.words[UPPER_LANDING]),
    STAIRS_FROM_BASEMENT: (ROOMS.words[STAIRS_FROM_BASEMENT], ROOMS.words[FOYER]),
}


def _token(token: Token, spot: Spot, other: int) -> TokenView:
    to = ROOMS.words[room_at(other)] if other >= 0 else ""
    return TokenView(TOKENS.words[token], ROOMS.words[room_at(spot)], side_at(spot), to, side_at(max(other, 0)))


def _piles(sight: Sight) -> tuple[PileView, ...]:
    piles, waiting = sight.piles, sight.waiting
    return tuple(
        [
            PileView(
                ROOMS.words[room_at(spot)],
                side_at(spot),
                _card_words(piles.get(spot, 0)),
                _card_words(waiting.get(spot, 0)),
            )
            for spot in sorted({*piles, *waiting})
        ]
    )


@lru_cache(maxsize=16_384)
def _card_words(cards: CardSet) -> tuple[str, ...]:
    return tuple(CARDS.words[card] for card in card_numbers(cards))


@lru_cache(maxsize=1024)
def _room_words(rooms: int) -> tuple[str, ...]:
    return tuple(ROOMS.words[room] for room in card_numbers(rooms))


# -- figures


def _explorers(sight: Sight) -> tuple[ExplorerView, ...]:
    """All explorers by their seats; nobody before they are cast."""
    character, fate, clip, held = sight.character, sight.fate, sight.clip, sight.held
    room, side, failures = sight.room, sight.side, sight.failures
    blessed, skips, plain = sight.blessed, sight.skip_turn, sight.plain_traits
    return tuple(
        [
            _explorer(
                *(seat, character[seat], room[seat], side[seat], fate[seat], sight.side_of(seat), sight.role(seat)),
                *(tuple(clip[seat * 4 : seat * 4 + 4]), held[seat], blessed[seat], failures[seat], skips[seat]),
                None if plain else sight.traits(seat),
            )
            for seat in range(sight.rules.seats)
            if character[seat] >= 0
        ]
    )


@lru_cache(maxsize=4096)
def _explorer(
    seat: Seat,
    who: int,
    room: Room,
    side: Side,
    fate: int,
    team: int,
    role: int,
    clips: tuple[int, ...],
    held: int,
    blessed: int,
    failures: int,
    skips: bool,
    values: tuple[int, ...] | None,
) -> ExplorerView:
    """One explorer. Few of them change between two views. `values`: if they are not those under the clips."""
    tracks = _TRACKS[who]
    return ExplorerView(
        seat=seat,
        character=CHARACTERS.words[who],
        room=_room_word(room),
        side=side,
        fate=FATES[fate],
        team=SIDE_NAMES.words[team] if team != UNKNOWN else "",
        role=max(role, 0),
        clips=clips,
        values=values or tuple([track[place] if place >= 0 else 0 for track, place in zip(tracks, clips, strict=True)]),
        tracks=tracks,
        starts=_STARTS[who],
        cards=_card_words(held),
        blessed=_room_words(blessed),
        restrained=failures,
        misses_turn=skips,
    )


_TRACKS = tuple(TRACK[who * 4 : who * 4 + 4] for who in range(len(CHARACTERS)))
_STARTS = tuple(START[who * 4 : who * 4 + 4] for who in range(len(CHARACTERS)))
_SHEETS = tuple(SheetView(CHARACTERS.words[who], _TRACKS[who], _STARTS[who]) for who in range(len(CHARACTERS)))


def _room_word(room: Room) -> str:
    if room >= 0:
        return ROOMS.words[room]
    return "hidden" if room == UNKNOWN else ""


def _monsters(sight: Sight) -> tuple[MonsterView, ...]:
    figures = sight.monsters()
    if not figures:
        return ()
    room, side, stunned, acted, word, held = sight.room, sight.side, sight.stunned, sight.acted, sight.word, sight.held
    return tuple(
        [
            MonsterView(
                figure=FIGURES.words[word[figure]],
                kind=sight.monster_kind(figure),
                room=_room_word(room[figure]),
                side=side[figure],
                stunned=stunned[figure] > 0,
                done=bool(has(acted, figure)),
                traits=sight.traits(figure),
                cards=_card_words(held[figure]),
            )
            for figure in figures
        ]
    )


def _turn(sight: Sight) -> TurnView:
    acting = sight.acting
    named = acting >= 0 and (acting >= FIRST_MONSTER or sight.character[acting] >= 0)
    return TurnView(
        seat=sight.active,
        acting=FIGURES.words[sight.word[acting]] if named else "",
        spaces=sight.spaces_left() if named else -1,
        did=_did_words(sight.did),
        used=_card_words(sight.used),
        tried=_tried_words(sight.tries, tuple(sight.word[: sight.rules.seats])) if sight.tries else (),
        resolving=tuple([CARDS.words[card] for card in sight.resolving]),
    )


@lru_cache(maxsize=4096)
def _did_words(did: int) -> tuple[str, ...]:
    return tuple(deed for n, deed in enumerate(DID) if has(did, n))


def _tried_words(tries: int, explorers: tuple[int, ...]) -> tuple[str, ...]:
    """Rooms, tokens and explorers that can be tried once in a turn, and were."""
    words = []
    for n in card_numbers(tries):
        if n < FIRST_TOKEN_BIT:
            words.append(ROOMS.words[n])
        elif n < FIRST_RESCUE_BIT:
            words.append(TOKENS.words[n - FIRST_TOKEN_BIT])
        else:
            words.append(FIGURES.words[explorers[n - FIRST_RESCUE_BIT]])
    return tuple(words)


# -- stack and decks


def _stack(sight: Sight) -> StackView:
    top, bottom, discard = sight.top_tiles(), sight.bottom_tiles(), sight.discarded_tiles()
    sizes = sum(sight.stacked), sum(sight.discarded)
    return _stack_of(*sizes, sight.top_back, tuple(top), tuple(bottom), tuple(discard))


@lru_cache(maxsize=4096)
def _stack_of(
    tiles: int,
    discarded: int,
    back: int,
    top: tuple[int, ...],
    bottom: tuple[tuple[int, int], ...],
    discard: tuple[int, ...],
) -> StackView:
    return StackView(
        tiles=tiles,
        back=BACKS.words[back] if back >= 0 else "",
        top=tuple([ROOMS.words[tile] if tile >= 0 else "" for tile in top]),
        bottom=tuple([ROOMS.words[tile] if tile >= 0 else BACKS.words[its_back] for tile, its_back in bottom]),
        discarded=discarded,
        discard=tuple([ROOMS.words[tile] for tile in discard]),
    )


def _decks(sight: Sight) -> tuple[DeckView, ...]:
    bottom, discard = sight.deck_bottom, sight.discard
    return tuple(
        [
            _deck(symbol, sight.deck_size(symbol), sight.top_cards(symbol), bottom[symbol], discard[symbol])
            for symbol in range(len(SYMBOLS))
        ]
    )


@lru_cache(maxsize=4096)
def _deck(symbol: int, size: int, top: tuple[int, ...], bottom: tuple[int, ...], discard: int) -> DeckView:
    return DeckView(
        symbol=SYMBOLS.words[symbol],
        cards=size,
        top=tuple([CARDS.words[card] if card >= 0 else "" for card in top]),
        bottom=tuple([CARDS.words[card] for card in bottom]),
        discard=_card_words(discard),
    )


# -- the haunt


def _haunt(sight: Sight) -> HauntView:
    room = sight.haunt_room
    track = sight.track
    page = page_of(sight)
    return HauntView(
        number=sight.haunt_number,
        page=page,
        sections=sections_of(page),
        revealer=sight.revealer,
        room=_room_word(room),
        traitor=sight.traitor,
        hidden=sight.traitor_hidden,
        round=sight.round,
        track=track if track != UNKNOWN else -1,
        order=sight.turn_order,
        at=sight.order_at,
        shown=sight.shown_by_haunt,
        met=sight.rule_met,
    )

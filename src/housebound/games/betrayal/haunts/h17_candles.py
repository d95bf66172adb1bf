"""Haunt 17, A Breath of Wind: the Candles, how heroes find them, and where they may burn."""

from __future__ import annotations

from housebound.games.betrayal.cards_in_hand import CANDLE, discard_held, get_card, holds, lose_card
from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.damage import BY_HAUNT, settle_skull
from housebound.games.betrayal.dice import trait_roll
from housebound.games.betrayal.haunts.actions import offer_unless
from housebound.games.betrayal.haunts.objects import how_many_about, unfound
from housebound.games.betrayal.haunts.room_bits import bits, laid
from housebound.games.betrayal.haunts.tasks import succeed
from housebound.games.betrayal.haunts.terms import Goal
from housebound.games.betrayal.house import has_open_doorway, rooms_in_house, rooms_on
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.winning import check_win
from housebound.games.betrayal.words import CARDS, FIGURES, HEROES, KNOWLEDGE, MYSTIC_ELEVATOR, ROOMS, SPEED, VERBS
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Script

FIND_CANDLE = VERBS.verb("find_candle")()
BURN_CANDLE = VERBS.verb("burn_candle", CARDS)
CANDLE_PLACED = NoticeKind("candle_placed", figure=FIGURES, room=ROOMS)
CANDLE_LOST = NoticeKind("candle_lost", figure=FIGURES)

CANDLES = tuple(card for card, word in enumerate(CARDS.words) if word.startswith("haunt_candle_"))
ALL_CANDLES = sum(1 << card for card in CANDLES)
CANDLE_ROOMS = tuple(ROOMS[word] for word in ("kitchen", "dining_room", "chapel", "gallery"))
"""Where one can be found."""
FIND_TARGET, BURN_TARGET = 3, 5
FOUND, BURNT = 1, 2
"""Rolls that the active hero has made in this turn, each limited by itself (HC-9: `turn`)."""


def candles_of(g: House, seat: int) -> list[int]:
    """What the hero can burn: the Candle card, and one of its tokens, which are all alike."""
    tokens = card_numbers(g.held[seat] & ALL_CANDLES)
    ready = [card for card in tokens if not g.used >> card & 1]
    return [*([CANDLE] if holds(g, seat, CANDLE) else []), *(ready or tokens)[:1]]


def spare_candle(g: House) -> int:
    """The next token that is nowhere in the house; -1: all are. (The placed ones are.)"""
    if how_many_about(g, ALL_CANDLES) + g.data.placed.bit_count() >= len(CANDLES):
        return -1
    return unfound(g, ALL_CANDLES)[0]


def candle_rooms(g: House) -> int:
    """Where a Candle may burn, as bits: on the floor of the haunt room, or anywhere if that floor is too small."""
    floor, placed = int(g.data.floor), int(g.data.placed)
    rooms = [room for room in rooms_on(g, floor) if room != MYSTIC_ELEVATOR]
    if len(rooms) < g.rules.seats - 1 and not (g.findable >> floor & 1 and has_open_doorway(g, floor)):
        rooms = [room for room in rooms_in_house(g) if room != MYSTIC_ELEVATOR]
    return bits(rooms) & ~placed


# -- what heroes do


def offer_candles(g: House, seat: int, ask: Ask) -> None:
    offer_unless(_no_finding(g, seat), FIND_CANDLE, ask)
    for card in candles_of(g, seat):
        offer_unless(_no_burning(g, seat, card), BURN_CANDLE(card), ask)


def _no_finding(g: House, seat: int) -> str:
    if g.data.rolled & FOUND:
        return "HC-9"
    return "" if g.room[seat] in CANDLE_ROOMS and spare_candle(g) >= 0 else "BET-GEN-5"


def _no_burning(g: House, seat: int, card: int) -> str:
    if g.data.rolled & BURNT:
        return "HC-9"
    if g.used >> card & 1:
        return "BET-ITEM-9"
    return "" if candle_rooms(g) >> g.room[seat] & 1 else "BET-GEN-5"


def find_candle(g: House, seat: int) -> Script[None]:
    g.data.rolled |= FOUND
    if (yield from trait_roll(g, seat, SPEED)) >= FIND_TARGET and g.fate[seat] == IN_HOUSE:
        get_card(g, seat, spare_candle(g))


def burn_candle(g: House, seat: int, card: int) -> Script[None]:
    """The exorcism: the Candle burns here for good, or is lost."""
    g.data.rolled |= BURNT
    burns = (yield from trait_roll(g, seat, KNOWLEDGE)) >= BURN_TARGET
    if g.fate[seat] != IN_HOUSE:
        return
    if card == CANDLE:
        discard_held(g, seat, CANDLE)
    else:
        lose_card(g, seat, card)
    if burns:
        g.data.placed |= 1 << g.room[seat]
        g.tell(EVERYONE, CANDLE_PLACED, g.word[seat], g.room[seat])
        succeed(g, HEROES, g.data.placed.bit_count())
        check_win(g)
    else:
        g.tell(EVERYONE, CANDLE_LOST, g.word[seat])
    yield from settle_skull(g, seat, BY_HAUNT)


def candle_goals(g: House, seat: int) -> list[Goal]:
    """For the general bot: burn the Candle that is at hand, else look for one."""
    ready = [card for card in candles_of(g, seat) if not g.used >> card & 1]
    if ready and not g.data.rolled & BURNT:
        return [Goal(rooms=candle_rooms(g), verbs=(BURN_CANDLE.name,), explore=not candle_rooms(g))]
    rooms = laid(g, CANDLE_ROOMS)
    return [Goal(rooms=rooms, verbs=(FIND_CANDLE.name,), explore=not rooms), Goal(cards=(*CANDLES, CANDLE))]

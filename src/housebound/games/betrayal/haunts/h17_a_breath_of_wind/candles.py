"""Haunt 17, A Breath of Wind: the Candles, how heroes find them, and where they may burn."""

from __future__ import annotations

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.belongings import CANDLE, discard_held, get_card, holds, lose_card
from housebound.games.betrayal.figures.damage import BY_HAUNT, settle_skull
from housebound.games.betrayal.figures.dice import trait_roll
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunts.h17_a_breath_of_wind.data import PoltergeistData
from housebound.games.betrayal.haunts.parts.objects import how_many_about, unfound
from housebound.games.betrayal.haunts.parts.room_bits import laid
from housebound.games.betrayal.haunts.parts.tasks import succeed
from housebound.games.betrayal.house.plan import has_open_doorway, rooms_in_house, rooms_on
from housebound.games.betrayal.numbers import Card, Seat
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.terms import Goal
from housebound.games.betrayal.words import CARDS, FIGURES, HEROES, KNOWLEDGE, MYSTIC_ELEVATOR, ROOMS, SPEED, VERBS
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Script
from housebound.kernel.sets import has, just, set_of

FIND_CANDLE = VERBS.verb("find_candle", rule="H17-CANDLE-1")()
BURN_CANDLE = VERBS.verb("burn_candle", CARDS, rule="H17-CANDLE-4")
CANDLE_PLACED = NoticeKind("candle_placed", figure=FIGURES, room=ROOMS)
CANDLE_LOST = NoticeKind("candle_lost", figure=FIGURES)

CANDLES = tuple(card for card, word in enumerate(CARDS.words) if word.startswith("haunt_candle_"))
ALL_CANDLES = set_of(CANDLES)
CANDLE_ROOMS = tuple(ROOMS[word] for word in ("kitchen", "dining_room", "chapel", "gallery"))
"""Where one can be found."""
FIND_TARGET, BURN_TARGET = 3, 5
FOUND, BURNT = 1, 2
"""Rolls that the active hero has made in this turn, each limited by itself (HC-9: `turn`)."""


def candles_of(g: House[PoltergeistData], seat: Seat) -> list[int]:
    """What the hero can burn: the Candle card, and one of its tokens, which are all alike."""
    tokens = card_numbers(g.held[seat] & ALL_CANDLES)
    ready = [card for card in tokens if not has(g.used, card)]
    return [*([CANDLE] if holds(g, seat, CANDLE) else []), *(ready or tokens)[:1]]


def spare_candle(g: House[PoltergeistData]) -> int:
    """H17-SETUP-4, H17-CANDLE-2. The next token that is nowhere in the house; -1: all are. (The placed ones are.)"""
    if how_many_about(g, ALL_CANDLES) + g.data.placed.bit_count() >= len(CANDLES):
        return -1
    return unfound(g, ALL_CANDLES)[0]


def candle_rooms(g: House[PoltergeistData]) -> int:
    """H17-CANDLE-4, H17-CANDLE-7. Where one may burn: on the floor of the haunt room, or anywhere if that is small."""
    floor = g.data.floor
    rooms = [room for room in rooms_on(g, floor) if room != MYSTIC_ELEVATOR]
    if len(rooms) < g.rules.seats - 1 and not (has(g.findable, floor) and has_open_doorway(g, floor)):
        rooms = [room for room in rooms_in_house(g) if room != MYSTIC_ELEVATOR]
    return set_of(rooms) & ~g.data.placed


# -- what heroes do


def offer_candles(g: House[PoltergeistData], seat: Seat, ask: Ask) -> None:
    ask.offer(FIND_CANDLE, unless=_no_finding(g, seat))
    for card in candles_of(g, seat):
        ask.offer(BURN_CANDLE(card), unless=_no_burning(g, seat, card))


def _no_finding(g: House[PoltergeistData], seat: Seat) -> str:
    """H17-CANDLE-1, H17-CANDLE-5. The rule by which the hero cannot look for a Candle now."""
    if g.data.rolled & FOUND:
        return "H17-CANDLE-5"
    return "" if g.room[seat] in CANDLE_ROOMS and spare_candle(g) >= 0 else "H17-CANDLE-1"


def _no_burning(g: House[PoltergeistData], seat: Seat, card: Card) -> str:
    """H17-CANDLE-4, H17-CANDLE-5, H17-CANDLE-6, H17-CANDLE-7. The rule by which the hero cannot exorcise now."""
    room = g.room[seat]
    if g.data.rolled & BURNT:
        return "H17-CANDLE-5"
    if has(g.used, card):
        return "BET-ITEM-9"
    if has(g.data.placed, room):
        return "H17-CANDLE-6"
    if room == MYSTIC_ELEVATOR:
        return "H17-CANDLE-7"
    return "" if has(candle_rooms(g), room) else "H17-CANDLE-4"


def find_candle(g: House[PoltergeistData], seat: Seat) -> Script[None]:
    """H17-CANDLE-1, H17-CANDLE-3. With 3 or more the hero has a Candle, an item like others."""
    g.data.rolled |= FOUND
    if (yield from trait_roll(g, seat, SPEED, needed=FIND_TARGET, openly=False)) >= FIND_TARGET and g.fate[
        seat
    ] == IN_HOUSE:
        get_card(g, seat, spare_candle(g))


def burn_candle(g: House[PoltergeistData], seat: Seat, card: Card) -> Script[None]:
    """H17-CANDLE-4. The exorcism: the Candle burns here for good, or is lost."""
    g.data.rolled |= BURNT
    burns = (yield from trait_roll(g, seat, KNOWLEDGE, needed=BURN_TARGET, openly=False)) >= BURN_TARGET
    if g.fate[seat] != IN_HOUSE:
        return
    if card == CANDLE:
        discard_held(g, seat, CANDLE)
    else:
        lose_card(g, seat, card)
    if burns:
        g.data.placed |= just(g.room[seat])
        g.tell(EVERYONE, CANDLE_PLACED, g.word[seat], g.room[seat])
        succeed(g, HEROES, g.data.placed.bit_count())
        check_win(g)
    else:
        g.tell(EVERYONE, CANDLE_LOST, g.word[seat])
    yield from settle_skull(g, seat, BY_HAUNT)


def candle_goals(g: House[PoltergeistData], seat: Seat) -> list[Goal]:
    """For the general bot: burn the Candle that is at hand, else look for one."""
    ready = [card for card in candles_of(g, seat) if not has(g.used, card)]
    if ready and not g.data.rolled & BURNT:
        return [Goal(rooms=candle_rooms(g), verbs=(BURN_CANDLE.name,), explore=not candle_rooms(g))]
    rooms = laid(g, CANDLE_ROOMS)
    return [Goal(rooms=rooms, verbs=(FIND_CANDLE.name,), explore=not rooms), Goal(cards=(*CANDLES, CANDLE))]

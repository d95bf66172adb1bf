"""Haunt 43, The Star-Sickness: the number tokens, who has become a traitor by them, and what others may think.

A seat knows the numbers that it was dealt, gave and received; of the exchanges of others it knows only between whom
they were. `imagine` draws other worlds from that: tokens wander as they were seen to, and whatever the seat has never
had in its hands gets another number.
"""

from __future__ import annotations

from random import Random

from housebound.games.betrayal.haunts.barrier_sides import across
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.haunts.picks import pick_figure
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.winning import check_win
from housebound.games.betrayal.words import COUNT, FIGURES, TRAITOR, YOUR_ROLE
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Script, only

YOUR_NUMBERS = NoticeKind("your_numbers", number=COUNT, other=COUNT)
EXCHANGED = NoticeKind("exchanged", figure=FIGURES, partner=FIGURES)

SICK = 1
"""The number that makes a traitor of whoever gets it."""
ATTEMPTS = 100
"""How often a world is drawn until it agrees with what everybody knows."""
NOBODY_KNOWS = 0


class SicknessData(HauntData):
    """Numbers and traitors, which are secret; who is changing, cured, known; and the work on the Serum."""

    __slots__ = (
        *("became", "cleared", "deal", "history", "inoculated", "lab", "made", "met", "numbers", "partners"),
        *("proven", "refused", "risen", "transforming"),
    )

    deal: list[int]  # seat * 2 and the next -> the numbers dealt to it
    history: list[tuple[int, int, int, int]]  # exchanges: a seat and what it gave, another and what that one gave
    numbers: list[int]  # the numbers now, like `deal`
    became: list[int]  # seats in the order in which they became traitors
    partners: list[int]  # seat -> seats with which it has exchanged, as bits
    met: bool  # the exchange of this turn has been made
    proven: int  # seats that everybody knows to be traitors, as bits
    cleared: int  # seats that everybody knows to be none and cannot become one, as bits
    transforming: list[int]  # seat -> own turns that have to begin before it is an Alien, 0 it is not changing
    risen: list[int]  # see `players_monsters`
    inoculated: int  # seats as bits
    refused: int  # seats that have refused the Serum in this turn, as bits
    lab: int  # lab tokens in the Research Laboratory
    made: bool  # the Serum exists


def numbers_of(data: SicknessData, seat: int) -> list[int]:
    return data.numbers[seat * 2 : seat * 2 + 2]


def is_traitor(g: House, seat: int) -> bool:
    return g.data is not None and seat in g.data.became


def is_living(g: House, seat: int) -> bool:
    """Whether the explorer is one still: neither dead nor changing."""
    return g.fate[seat] == IN_HOUSE and not g.data.transforming[seat]


# -- dealing and exchanging


def deal_numbers(g: House) -> None:
    """Setup 1. Two of the numbers 1 to 2P for everybody, who looks at them in secret."""
    data, seats = g.data, range(g.rules.seats)
    left = list(range(1, 2 * g.rules.seats + 1))
    for seat in seats:
        for n in (0, 1):
            number = g.chance.pick(left, COUNT, only(seat))  # also the last: only its seat sees what it is
            left.remove(number)
            data.deal[seat * 2 + n] = number
        data.deal[seat * 2 : seat * 2 + 2] = sorted(data.deal[seat * 2 : seat * 2 + 2])
    data.numbers = data.deal.copy()
    data.became = [data.numbers.index(SICK) // 2]
    for seat in seats:
        _tell_numbers(g, seat)


def _tell_numbers(g: House, seat: int) -> None:
    g.tell(only(seat), YOUR_NUMBERS, *numbers_of(g.data, seat))
    g.tell(only(seat), YOUR_ROLE, TRAITOR if is_traitor(g, seat) else 0)


def can_exchange(g: House, seat: int) -> bool:
    return is_living(g, seat) and not g.data.inoculated >> seat & 1


def exchange_here(g: House, seat: int) -> Script[None]:
    """The exchange of this turn, if somebody is there for it: one partner, a new one if possible."""
    data = g.data
    others = [
        other
        for other in range(g.rules.seats)
        if other != seat and can_exchange(g, other) and g.room[other] == g.room[seat] and not across(g, seat, other)
    ]
    if data.met or not others or not can_exchange(g, seat):
        return
    strangers = [other for other in others if not data.partners[seat] >> other & 1]
    partner = yield from pick_figure(g, seat, strangers or others, "exchange_with", "BET-GEN-5", seat)
    data.met = True
    _exchange(g, seat, partner)


def _exchange(g: House, seat: int, other: int) -> None:
    """Each gives the other a token at random, face down: both know both of these numbers, and nobody else does."""
    data, pair = g.data, only(seat) | only(other)
    given = g.chance.pick(numbers_of(data, seat), COUNT, pair)
    received = g.chance.pick(numbers_of(data, other), COUNT, pair)
    data.history.append((seat, given, other, received))
    data.partners[seat] |= 1 << other
    data.partners[other] |= 1 << seat
    _hand_over(data.numbers, seat, given, received)
    _hand_over(data.numbers, other, received, given)
    for one, new in ((seat, received), (other, given)):
        if new == SICK and one not in data.became:
            data.became.append(one)
    g.tell(EVERYONE, EXCHANGED, g.word[seat], g.word[other])
    for one in (seat, other):
        _tell_numbers(g, one)
    check_win(g)


def _hand_over(numbers: list[int], seat: int, given: int, received: int) -> None:
    pair = numbers[seat * 2 : seat * 2 + 2]
    pair[pair.index(given)] = received
    numbers[seat * 2 : seat * 2 + 2] = sorted(pair)


# -- what a seat may think


def imagine(g: House, seat: int, rng: Random) -> None:
    """Another way in which the numbers may have been dealt and exchanged, as far as the seat can know."""
    for _ in range(ATTEMPTS):
        world = _imagined(g, seat, rng)
        if world is not None and _agrees(g, world[3]):
            g.data.deal, g.data.history, g.data.numbers, g.data.became = world
            return


World = tuple[list[int], list[tuple[int, int, int, int]], list[int], list[int]]


def _imagined(g: House, seat: int, rng: Random) -> World | None:
    """Tokens without numbers are exchanged as everybody saw; then they get numbers. None: that cannot have been.

    What the seat had in its hands has the number that it saw.
    """
    data, seats = g.data, g.rules.seats
    hands = [[owner * 2, owner * 2 + 1] for owner in range(seats)]
    number = [NOBODY_KNOWS] * (2 * seats)
    if seat < seats:
        number[seat * 2 : seat * 2 + 2] = data.deal[seat * 2 : seat * 2 + 2]
    moves: list[tuple[int, int, int, int]] = []
    for one, given, other, received in data.history:
        tokens = [
            _token(hands[owner], number, wanted if seat in (one, other) else NOBODY_KNOWS, rng)
            for owner, wanted in ((one, given), (other, received))
        ]
        if min(tokens) < 0:
            return None
        if seat in (one, other):
            number[tokens[0]], number[tokens[1]] = given, received
        for owner, old, new in ((one, tokens[0], tokens[1]), (other, tokens[1], tokens[0])):
            hands[owner][hands[owner].index(old)] = new
        moves.append((one, tokens[0], other, tokens[1]))
    left = [n for n in range(1, 2 * seats + 1) if n not in number]
    rng.shuffle(left)
    number = [n or left.pop() for n in number]
    history = [(one, number[first], other, number[second]) for one, first, other, second in moves]
    numbers = data.numbers.copy()
    for owner, hand in enumerate(hands):
        numbers[owner * 2 : owner * 2 + 2] = sorted(number[token] for token in hand)
    deal = data.deal.copy()
    for owner in range(seats):
        deal[owner * 2 : owner * 2 + 2] = sorted(number[owner * 2 : owner * 2 + 2])
    return deal, history, numbers, traitors_of(deal, history)


def _token(hand: list[int], number: list[int], wanted: int, rng: Random) -> int:
    """Which of the two tokens is handed over: any, or the one with the number that was seen; -1: it is not there."""
    if wanted == NOBODY_KNOWS:
        return rng.choice(hand)
    fits = [token for token in hand if number[token] == wanted]
    if not fits and wanted not in number:
        fits = [token for token in hand if number[token] == NOBODY_KNOWS]
    return rng.choice(fits) if fits else -1


def traitors_of(deal: list[int], history: list[tuple[int, int, int, int]]) -> list[int]:
    """Whoever has had the token with the 1, in the order in which they got it."""
    became = [deal.index(SICK) // 2]
    for one, given, other, received in history:
        holder = other if given == SICK else one if received == SICK else -1
        if holder >= 0 and holder not in became:
            became.append(holder)
    return became


def _agrees(g: House, became: list[int]) -> bool:
    """Whether these can be the traitors: what everybody has seen of them is so, and the haunt is not over."""
    traitors = sum(1 << seat for seat in became)
    if traitors & g.data.cleared or g.data.proven & ~traitors:
        return False
    return any(is_living(g, seat) and not traitors >> seat & 1 for seat in range(g.rules.seats))


def check_numbers(g: House) -> None:
    """Every number is in one place, and those who had the 1 are the traitors."""
    data, seats = g.data, g.rules.seats
    numbers = data.deal.copy()
    assert sorted(numbers[: 2 * seats]) == list(range(1, 2 * seats + 1)), "numbers are lost or doubled"
    for one, given, other, received in data.history:
        _hand_over(numbers, one, given, received)
        _hand_over(numbers, other, received, given)
    assert numbers == data.numbers, "the numbers have not come there by exchanges"
    assert data.became == traitors_of(data.deal, data.history), "a traitor without the 1"
    assert len(data.numbers) == 2 * FIRST_MONSTER

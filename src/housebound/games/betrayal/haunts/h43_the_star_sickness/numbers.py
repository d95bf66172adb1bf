"""Haunt 43, The Star-Sickness: the number tokens, who has become a traitor by them, and what others may think.

A seat knows the numbers that it was dealt, gave and received; of the exchanges of others it knows only between whom
they were. `imagine` draws other worlds from that: tokens wander as they were seen to, and whatever the seat has never
had in its hands gets another number.
"""

from __future__ import annotations

from random import Random

from housebound.games.betrayal.figures.roster import laid_out
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunts.h43_the_star_sickness.data import SicknessData
from housebound.games.betrayal.haunts.parts.barrier_sides import across
from housebound.games.betrayal.haunts.parts.picks import pick_figure
from housebound.games.betrayal.numbers import Seat
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.words import COUNT, FIGURES, TRAITOR, YOUR_ROLE
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Script, only
from housebound.kernel.sets import has, just, set_of

YOUR_NUMBERS = NoticeKind("your_numbers", number=COUNT, other=COUNT)
EXCHANGED = NoticeKind("exchanged", figure=FIGURES, partner=FIGURES)

SICK = 1
"""H43-SETUP-1, H43-TRAITOR-1. The number that makes a traitor of whoever gets it."""
ATTEMPTS = 100
"""How often a world is drawn until it agrees with what everybody knows."""
NOBODY_KNOWS = 0


def hand(seat: Seat) -> slice:
    """Where the two numbers of a seat stand."""
    return slice(2 * seat, 2 * seat + 2)


def numbers_of(data: SicknessData, seat: Seat) -> list[int]:
    return data.numbers[hand(seat)]


def is_traitor(g: House[SicknessData], seat: Seat) -> bool:
    """H43-TRAITOR-1. For good, whoever has the 1 now."""
    return laid_out(g) and seat in g.data.became


def is_living(g: House[SicknessData], seat: Seat) -> bool:
    """H43-TRAITOR-5. Whether the explorer is one still: neither dead nor changing."""
    return g.fate[seat] == IN_HOUSE and not g.data.transforming[seat]


# -- dealing and exchanging


def deal_numbers(g: House[SicknessData]) -> None:
    """H43-SETUP-1. Two of the numbers 1 to 2P for everybody, who looks at them in secret."""
    data, seats = g.data, range(g.rules.seats)
    left = list(range(1, 2 * g.rules.seats + 1))
    for seat in seats:
        for n in (0, 1):
            number = g.chance.pick(left, COUNT, only(seat))  # also the last: only its seat sees what it is
            left.remove(number)
            data.deal[2 * seat + n] = number
        data.deal[hand(seat)] = sorted(data.deal[hand(seat)])
    data.numbers = data.deal.copy()
    data.became = [data.numbers.index(SICK) // 2]
    for seat in seats:
        _tell_numbers(g, seat)


def _tell_numbers(g: House[SicknessData], seat: Seat) -> None:
    """H43-KNOW-2, H43-KNOW-3. A seat learns what it has and what it is, and nobody else does."""
    g.tell(only(seat), YOUR_NUMBERS, *numbers_of(g.data, seat))
    g.tell(only(seat), YOUR_ROLE, TRAITOR if is_traitor(g, seat) else 0)


def can_exchange(g: House[SicknessData], seat: Seat) -> bool:
    """H43-EXCHANGE-4, H43-TRAITOR-5. Not the inoculated, nor those who change or are gone."""
    return is_living(g, seat) and not has(g.data.inoculated, seat)


def exchange_here(g: House[SicknessData], seat: Seat) -> Script[None]:
    """H43-EXCHANGE-1, H43-EXCHANGE-2. The exchange of this turn, if somebody is there for it: a new one if possible."""
    data = g.data
    others = [
        other
        for other in range(g.rules.seats)
        if other != seat and can_exchange(g, other) and g.room[other] == g.room[seat] and not across(g, seat, other)
    ]
    if data.met or not others or not can_exchange(g, seat):
        return
    strangers = [other for other in others if not has(data.partners[seat], other)]
    partner = yield from pick_figure(g, seat, strangers or others, "exchange_with", "H43-EXCHANGE-2", seat)
    data.met = True
    _exchange(g, seat, partner)


def _exchange(g: House[SicknessData], seat: Seat, other: Seat) -> None:
    """H43-EXCHANGE-1, H43-TRAITOR-1. Each gives the other a token at random; both know both, and nobody else."""
    data, pair = g.data, only(seat) | only(other)
    given = g.chance.pick(numbers_of(data, seat), COUNT, pair)
    received = g.chance.pick(numbers_of(data, other), COUNT, pair)
    data.history.append((seat, given, other, received))
    data.partners[seat] |= just(other)
    data.partners[other] |= just(seat)
    _hand_over(data.numbers, seat, given, received)
    _hand_over(data.numbers, other, received, given)
    for one, new in ((seat, received), (other, given)):
        if new == SICK and one not in data.became:
            data.became.append(one)
    g.tell(EVERYONE, EXCHANGED, g.word[seat], g.word[other])
    for one in (seat, other):
        _tell_numbers(g, one)
    check_win(g)


def _hand_over(numbers: list[int], seat: Seat, given: int, received: int) -> None:
    pair = numbers[hand(seat)]
    pair[pair.index(given)] = received
    numbers[hand(seat)] = sorted(pair)


# -- what a seat may think


def imagine(g: House[SicknessData], seat: Seat, rng: Random) -> None:
    """Another way in which the numbers may have been dealt and exchanged, as far as the seat can know."""
    for _ in range(ATTEMPTS):
        world = _imagined(g, seat, rng)
        if world is not None and _agrees(g, world[3]):
            g.data.deal, g.data.history, g.data.numbers, g.data.became = world
            return


World = tuple[list[int], list[tuple[int, int, int, int]], list[int], list[int]]


def _imagined(g: House[SicknessData], seat: Seat, rng: Random) -> World | None:
    """Tokens without numbers are exchanged as everybody saw; then they get numbers. None: that cannot have been.

    What the seat had in its hands has the number that it saw.
    """
    data, seats = g.data, g.rules.seats
    hands = [[2 * owner, 2 * owner + 1] for owner in range(seats)]
    number = [NOBODY_KNOWS] * (2 * seats)
    if seat < seats:
        number[hand(seat)] = data.deal[hand(seat)]
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
    for owner, tokens in enumerate(hands):
        numbers[hand(owner)] = sorted(number[token] for token in tokens)
    deal = data.deal.copy()
    for owner in range(seats):
        deal[hand(owner)] = sorted(number[hand(owner)])
    return deal, history, numbers, traitors_of(deal, history)


def _token(held: list[int], number: list[int], wanted: int, rng: Random) -> int:
    """Which of the two tokens is handed over: any, or the one with the number that was seen; -1: it is not there."""
    if wanted == NOBODY_KNOWS:
        return rng.choice(held)
    fits = [token for token in held if number[token] == wanted]
    if not fits and wanted not in number:
        fits = [token for token in held if number[token] == NOBODY_KNOWS]
    return rng.choice(fits) if fits else -1


def traitors_of(deal: list[int], history: list[tuple[int, int, int, int]]) -> list[int]:
    """Whoever has had the token with the 1, in the order in which they got it."""
    became = [deal.index(SICK) // 2]
    for one, given, other, received in history:
        holder = other if given == SICK else one if received == SICK else -1
        if holder >= 0 and holder not in became:
            became.append(holder)
    return became


def _agrees(g: House[SicknessData], became: list[int]) -> bool:
    """Whether these can be the traitors: what everybody has seen of them is so, and the haunt is not over."""
    traitors = set_of(became)
    if traitors & g.data.cleared or g.data.proven & ~traitors:
        return False
    return any(is_living(g, seat) and not has(traitors, seat) for seat in range(g.rules.seats))


def check_numbers(g: House[SicknessData]) -> None:
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

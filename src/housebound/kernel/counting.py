"""How seats are counted: people count them from one; tapes, tables, scenarios and every interface from nought."""

from __future__ import annotations

from housebound.kernel.errors import BadSetting


def seat_number(seat: int) -> int:
    """A seat's number as people say it.

    >>> seat_number(0)
    1
    """
    return seat + 1


def seat_meant(number: int, seats: int) -> int:
    """The seat that people call by this number at a table of so many seats; `BadSetting` if there is none.

    >>> seat_meant(4, seats=4)
    3
    """
    if not 1 <= number <= seats:
        raise BadSetting("there-is-no-seat-seats-count-from-so", number=number, seats=seats)
    return number - 1

"""Numbers, shares, dates and lists as each language writes them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent


def number(value: float, language: str, digits: int = 0) -> str:
    """A number with so many digits behind the point.

    >>> number(1234.5, "en", 1), number(1234.5, "it", 1)
    ('1,234.5', '1.234,5')
    """
    return format_decimal(value, f"#,##0.{'0' * digits}" if digits else "#,##0", locale=language)


def signed(value: float, language: str, digits: int = 0) -> str:
    """A difference: its sign is always there.

    >>> signed(1.25, "en", 1), signed(-1.5, "pl", 1)
    ('+1.2', '-1,5')
    """
    return f"{'+' if value >= 0 else ''}{number(value, language, digits)}"


def percent(share: float, language: str, digits: int = 0) -> str:
    """A share of one, in per cent.

    >>> percent(0.125, "en", 1), percent(0.125, "pl", 1)
    ('12.5%', '12,5%')
    """
    pattern = "#,##0%" if not digits else f"#,##0.{'0' * digits}%"
    return format_percent(share, pattern if language != "ru" else pattern.replace("%", "\u00a0%"), locale=language)


def plot_numbers(language: str) -> dict[str, object]:
    """How a language writes numbers, as the library of plots wants to be told.

    >>> plot_numbers("it")["decimal"], plot_numbers("it")["thousands"]
    (',', '.')
    """
    signs = Locale.parse(language).number_symbols["latn"]
    sign = percent(0, language).removeprefix("0")
    return {
        "decimal": signs["decimal"],
        "thousands": signs["group"],
        "grouping": [3],
        "currency": ["", ""],
        "percent": sign,
    }


def date(moment: datetime, language: str) -> str:
    """A day.

    >>> date(datetime(2026, 11, 18), "en"), date(datetime(2026, 11, 18), "pl")
    ('18 Nov 2026', '18 lis 2026')
    """
    return format_date(moment, "medium", locale="en_GB" if language == "en" else language)


def listed(words: Sequence[str], language: str) -> str:
    """All of these.

    >>> listed(["1", "2", "3"], "en"), listed(["1", "2", "3"], "it")
    ('1, 2 and 3', '1, 2 e 3')
    """
    return format_list(list(words), locale="en_GB" if language == "en" else language)


def one_of(words: Sequence[str], language: str) -> str:
    """A choice of words.

    >>> one_of(["2", "3", "4"], "en"), one_of(["2", "3"], "ru")
    ('2, 3 or 4', '2 или 3')
    """
    return format_list(list(words), style="or", locale="en_GB" if language == "en" else language)

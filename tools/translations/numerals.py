"""Numbers that are written as words: "three dice" of an English text has to be three of them in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from tools.translations.reading import ENGLISH

NUMERALS: Mapping[str, Mapping[int, str]] = {
    ENGLISH: {
        2: "two|twice", 3: "three|third|thrice", 4: "four|fourth", 5: "five|fifth", 6: "six|sixth", 7: "seven|seventh",
        8: "eight|eighth", 9: "nine|ninth", 10: "ten|tenth", 11: "eleven|eleventh", 12: "twelve|twelfth",
    },
    "ru": {
        2: "в?дв[аеоу]|об[аеои]|втор|пар", 3: "тр[иоеё]|втро", 4: "чет[вы]|вчетв", 5: "пят", 6: "шест", 7: "сем|седьм",
        8: "вос[еь]м", 9: "девят", 10: "десят", 11: "одиннадцат", 12: "двенадцат",
    },
    "pl": {
        2: "dw|ob[aiou]|drug|par", 3: "trz|tr[oó]j", 4: "czter|czw[aoó]r", 5: "pię[cć]|piąt", 6: "sześ|szóst",
        7: "siedm|siedem|siódm", 8: "ośm|osiem|ósm", 9: "dziewi", 10: "dziesi", 11: "jeden|jedena", 12: "dwan|dwun",
    },
    "it": {
        2: "due|entramb|coppi|second|doppi", 3: "tre\\b|terz", 4: "quattr|quart", 5: "\\w*cinque|quint",
        6: "sei\\b|sest", 7: "sette|settim", 8: "otto|ottav", 9: "nove|non[oa]\\b",
        10: "dieci|decim", 11: "undic", 12: "dodic",
    },
}  # fmt: skip
"""How words begin that say a number. Only small ones are ever written so."""


def lost(ours: str, theirs: str, language: str) -> Iterator[int]:
    """The numbers that the English text says in words and the other one in no way."""
    for number, word in NUMERALS.get(language, {}).items():
        if not re.search(rf"\b(?:{NUMERALS[ENGLISH][number]})\b", ours, re.IGNORECASE):
            continue
        if not (re.search(rf"\b(?:{word})", theirs, re.IGNORECASE) or re.search(rf"\b{number}\b", theirs)):
            yield number

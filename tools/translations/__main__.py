"""`python -m tools.translations [LANGUAGE …]`: coverage per language and game, faults, and what is stale.

`--stamp [FILE …]` says that the named files of one language (none named: all) are true to the English text of today.
`--spaces` puts the spaces right at which no line may break.
`--sample N --seed S` draws N texts of one language at random and prints each beside its English, for a second reader.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from tools.translations.faults import PLURALS, faults
from tools.translations.reading import ENGLISH
from tools.translations.sample import show_sample
from tools.translations.stamps import english_stamps, stale, translated_keys, write_stamps
from tools.translations.typography import set_spaces


def coverage(language: str) -> list[tuple[str, int, int]]:
    """File, texts that the language has, texts that the English has."""
    wanted = Counter(file for file, _ in english_stamps())
    had = Counter(file for file, _ in translated_keys(language) & english_stamps().keys())
    return [(file, had[file], wanted[file]) for file in sorted(wanted)]


def _part(file: str) -> str:
    """What a file belongs to: a game, the frame, the commands or the errors."""
    return file.partition("-")[0]


def show(language: str, in_full: bool) -> bool:
    """Whether the language is whole and sound."""
    rows = coverage(language)
    had, wanted = sum(row[1] for row in rows), sum(row[2] for row in rows)
    print(f"{language}: {had} of {wanted} texts ({100 * had / wanted:.1f} %)")
    for part in sorted({_part(file) for file, _, _ in rows}):
        own = [row for row in rows if _part(row[0]) == part]
        there, of = sum(row[1] for row in own), sum(row[2] for row in own)
        print(f"  {part}: {there} of {of} ({100 * there / of:.1f} %)")
    for file, there, of in rows:
        if in_full or 0 < there < of:
            print(f"  {file}: {there} of {of}")
    wrong = [
        *faults(language),
        *(f"{file}: {name} is stale: its English text has changed" for file, name in stale(language)),
    ]
    for fault in wrong:
        print(f"  {fault}")
    return had == wanted and not wrong


def main() -> int:
    languages = sorted(PLURALS.keys() - {ENGLISH})
    parser = argparse.ArgumentParser(description="What translations lack, what is wrong with them, what is stale.")
    parser.add_argument(
        "languages", nargs="*", metavar="LANGUAGE", help=f"of {', '.join(languages)}; all if none is named"
    )
    parser.add_argument("--stamp", nargs="*", metavar="FILE", help="these files are true to the English of today")
    parser.add_argument("--spaces", action="store_true", help="put the spaces right at which no line may break")
    parser.add_argument("--full", action="store_true", help="every file, whole ones too")
    parser.add_argument(
        "--sample", type=int, metavar="N", help="print N texts drawn at random, each beside its English"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed draws the same texts (0)")
    given = parser.parse_args()
    for name in given.languages:
        if name not in languages:
            parser.error(f"no language {name!r}; there are: {', '.join(languages)}")
    if given.stamp is not None:
        if len(given.languages) != 1:
            parser.error("--stamp goes with one language")
        print(f"{write_stamps(given.languages[0], set(given.stamp))} texts stamped")
        return 0
    if given.sample is not None:
        if len(given.languages) != 1:
            parser.error("--sample goes with one language")
        show_sample(given.languages[0], given.sample, given.seed)
        return 0
    if given.spaces:
        print(f"{sum(set_spaces(language) for language in given.languages or languages)} lines put right")
        return 0
    sound = [show(language, given.full) for language in given.languages or languages]
    return 0 if all(sound) else 1


if __name__ == "__main__":
    sys.exit(main())

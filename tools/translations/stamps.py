"""Which English text a translation was made from: a mark for each, so that a stale one is found.

`stamps.txt` in the folder of a language has a line for each message and rule: file, name, mark of the English text.
"""

from __future__ import annotations

from pathlib import Path

from tools.translations.reading import ENGLISH, HOME, messages, rule_text, rules, stamp

Key = tuple[str, str]


def english_stamps(home: Path = HOME) -> dict[Key, str]:
    said = {key: stamp(one.source) for key, one in messages(ENGLISH, home).items()}
    return said | {key: stamp(rule_text(rule)) for key, rule in rules(ENGLISH).items()}


def translated_keys(language: str, home: Path = HOME) -> set[Key]:
    return set(messages(language, home)) | set(rules(language, home))


def read_stamps(language: str, home: Path = HOME) -> dict[Key, str]:
    path = home / language / "stamps.txt"
    if not path.is_file():
        return {}
    lines = (line.split() for line in path.read_text(encoding="utf-8").splitlines())
    return {(file, name): mark for file, name, mark in lines}


def write_stamps(language: str, files: set[str], home: Path = HOME) -> int:
    """Say that these files of a language (none named: all) are true to the English of today; how many texts are."""
    english, stamped = english_stamps(home), read_stamps(language, home)
    keys = translated_keys(language, home) & english.keys()
    fresh = {key: english[key] for key in keys if not files or key[0] in files}
    kept = {key: mark for key, mark in stamped.items() if key in keys} | fresh
    lines = [f"{file} {name} {mark}\n" for (file, name), mark in sorted(kept.items())]
    (home / language / "stamps.txt").write_text("".join(lines), encoding="utf-8")
    return len(fresh)


def stale(language: str, home: Path = HOME) -> list[Key]:
    """What was translated from an English text that has changed since, or from nobody knows which."""
    english, stamped = english_stamps(home), read_stamps(language, home)
    return sorted(key for key in translated_keys(language, home) if key in english and stamped.get(key) != english[key])

"""Translations: what a language lacks, what is wrong with what it has, and what has grown stale.

`make translations` prints it; `docs/translating.md` tells how to work with it.
"""

"""What bots are called, so that one can speak of them. That they are bots is said beside it."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Final

NAMES: Final = (
    *("Agatha", "Ambrose", "Barnabas", "Bertram", "Clementine", "Cornelius", "Cosima", "Desmond", "Dorothea", "Edgar"),
    *("Elspeth", "Erasmus", "Felicity", "Florian", "Gideon", "Griselda", "Hester", "Horatio", "Imogen", "Isidor"),
    *("Jemima", "Lazarus", "Leopold", "Lucinda", "Mathilda", "Mordecai", "Octavia", "Ottilie", "Percival", "Prudence"),
    *("Quentin", "Rosalind", "Silas", "Sybil", "Tabitha", "Thaddeus", "Ursula", "Valentin", "Winifred", "Zacharias"),
)


def new_name(taken: Collection[str]) -> str:
    """A name that nobody at the table has."""
    free = [name for name in NAMES if name not in taken]
    return secrets.choice(free)

"""Many games at once, what is kept of each, and a report on it."""

from __future__ import annotations

from housebound.kernel.chronicle import Cell, Cells, Column, Onlooker, Step
from housebound.study.hooks import adds

__all__ = ["Cell", "Cells", "Column", "Onlooker", "Step", "adds"]

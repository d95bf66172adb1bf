"""What a haunt keeps for itself."""

from __future__ import annotations

from typing import Any, Self

_COPIED = frozenset({list, dict, set})


class HauntData:
    """What a haunt keeps besides the common state.

    Fields in `__slots__`, flat lists and values.
    """

    __slots__: tuple[str, ...] = ()

    def copy(self) -> Self:
        kind = type(self)
        new = kind.__new__(kind)
        for field in kind.__slots__:
            value: Any = getattr(self, field)
            setattr(new, field, value.copy() if type(value) in _COPIED else value)
        return new

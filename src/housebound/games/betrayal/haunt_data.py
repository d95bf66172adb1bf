"""What a haunt keeps for itself."""

from __future__ import annotations

from typing import Any, Protocol, Self

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

_COPIED = frozenset({list, dict, set})


@mypyc_attr(allow_interpreted_subclasses=True)
class HauntData:
    """What a haunt keeps besides the common state.

    Fields in `__slots__`, flat lists and values.
    """

    __slots__ = ()

    @classmethod
    def fields(cls) -> tuple[str, ...]:
        """The names of what is kept: the slots, or what a compiled class has instead of them."""
        names: tuple[str, ...] = getattr(cls, "__mypyc_attrs__", ()) or getattr(cls, "__slots__", ())
        return names

    def copy(self) -> Self:
        kind = type(self)
        new = kind.__new__(kind)
        for field in kind.fields():
            value: Any = getattr(self, field)
            setattr(new, field, value.copy() if type(value) in _COPIED else value)
        return new


class Kept(Protocol):
    """What every haunt's data can do. A part that several haunts share says by a heir of this which fields it needs."""

    def copy(self) -> Self: ...

    @classmethod
    def fields(cls) -> tuple[str, ...]: ...


D = TypeVar("D", bound=Kept | None, default=Kept | None, covariant=True)  # noqa: PLC0105
"""What the haunt in play keeps: `House[MummyData]` is a house in which the Mummy walks, `House` one with any haunt."""

"""The state of a game: the whole truth as plain data, and what its copies may share."""

from __future__ import annotations

from typing import Self

from mypy_extensions import mypyc_attr

from housebound.kernel.chance import Chance
from housebound.kernel.notice import Notice, NoticeKind


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of one game: plain slotted data, no behaviour but copying.

    A subclass lists its fields in `__slots__`, is made by a factory (it has no `__init__`), and copies
    them by hand in `copy_from`. `chance` and `notices` belong to the table and are not copied.
    """

    __slots__ = ("chance", "notices")

    chance: Chance
    notices: list[Notice] | None

    def copy_from(self, other: Self) -> None:
        """Become equal to `other`, in place, sharing no mutable part with it."""
        raise TypeError(f"{type(self).__name__} must say how it is copied: define copy_from")

    def copy(self) -> Self:
        new = type(self).__new__(type(self))
        new.notices = None
        new.copy_from(self)
        return new

    def tell(self, to: int, kind: NoticeKind, *args: int) -> None:
        """Tell these seats something. Unheard, it costs next to nothing."""
        if self.notices is not None:
            self.notices.append(Notice(to, kind, args))

    def citable(self, seat: int, rule: str) -> str:
        """The rule that this seat is told in place of `rule`: the same, where nobody's rules are secret."""
        return rule

    def reveal(self, to: int) -> None:
        """Hidden data is about to be read for a consequence that these seats will see."""
        self.chance.reveal(to)


@mypyc_attr(allow_interpreted_subclasses=True)
class Immutable:
    """Part of the rules to which a state may point, and which its copies share: a scenario, say, with its answers.

    Its fields are set while it is made, and never again.
    """

    __slots__ = ()

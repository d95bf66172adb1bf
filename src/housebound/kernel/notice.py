"""Notices: what some seats are told. The log, the animation and the sound are made of them.

They are derived from the tape and never saved. What a kind of notice says is declared once, with the
domains of its details, so that any client can put it into words.
"""

from __future__ import annotations

from housebound.kernel.script import Domain


class NoticeKind:
    """A kind of notice: its name, and the name and domain of each detail."""

    __slots__ = ("domains", "fields", "name")

    def __init__(self, name: str, **details: Domain) -> None:
        self.name = name
        self.fields = tuple(details)
        self.domains = tuple(details.values())

    def __repr__(self) -> str:
        return f"<NoticeKind {self.name}>"


class Notice:
    """One thing told to the seats of its audience."""

    __slots__ = ("args", "kind", "to")

    def __init__(self, to: int, kind: NoticeKind, args: tuple[int, ...]) -> None:
        self.to = to
        self.kind = kind
        self.args = args

    def words(self) -> dict[str, str]:
        """The details by name, as words of their domains."""
        return {
            field: domain.words[i]
            for field, domain, i in zip(self.kind.fields, self.kind.domains, self.args, strict=True)
        }

    def __repr__(self) -> str:
        details = ", ".join(f"{k}={v}" for k, v in self.words().items())
        return f"{self.kind.name}({details})"

"""What a command needs beyond the core, and what is said where it is not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from housebound.kernel.errors import BadSetting, HouseboundError


@contextmanager
def needing(extra: str, what: str, *, way_out: str = "") -> Iterator[None]:
    """Around imports of an extra: a package that is missing is named with the command that installs it.

    `what` is the id of what needs it (`errors-commands.ftl`), `way_out` that of what can be done without.

    >>> with needing("server", "needed-for-hosting"):
    ...     import no_such_package
    Traceback (most recent call last):
        ...
    housebound.kernel.errors.BadSetting: hosting tables needs the package no_such_package, which is not installed. \
Install it with: pip install 'housebound[server]'
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package in ("", "housebound"):
            raise  # a fault of ours, which no command would mend
        needed = HouseboundError("needs-a-package", what=HouseboundError(what), package=package, extra=extra)
        raise BadSetting("needed-or", needed=needed, way_out=HouseboundError(way_out)) from None

"""What a command needs beyond the core, and what is said where it is not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from housebound.kernel.errors import BadSetting


@contextmanager
def needing(extra: str, what: str, instead: str = "") -> Iterator[None]:
    """Around imports of an extra: a package that is missing is named with the command that installs it.

    >>> with needing("server", "hosting tables"):
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
        raise BadSetting(
            f"{what} needs the package {package}, which is not installed. "
            f"Install it with: pip install 'housebound[{extra}]'{instead}"
        ) from None

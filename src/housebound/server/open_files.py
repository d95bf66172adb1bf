"""How many files this process may have open: a connection is one, and so is all that the database needs."""

from __future__ import annotations

import logging
import sys
from typing import Final

log = logging.getLogger("housebound.server")

_PLENTY: Final = 65_536
_FEW: Final = 4096
"""With fewer an evening of a large club does not fit."""


def as_many_files_as_allowed() -> int:
    """Raise the limit as far as this process may; what it is then. If that is little, the log says what to do."""
    if sys.platform == "win32":
        return _PLENTY  # there is no such limit
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        hard = max(soft, _PLENTY)
    if soft < hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
            soft = hard
        except (ValueError, OSError):
            pass  # a machine may allow less than it says
    if soft < _FEW:
        log.warning(
            "only %d files may be open, and so many connections at most: raise the limit (ulimit -n, or LimitNOFILE= in"
            " a unit of systemd) to %d",
            soft,
            _PLENTY,
        )
    return soft

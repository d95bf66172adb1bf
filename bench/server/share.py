"""A share of a core for each server process, kept by the kernel: a machine with slower cores, but enough of them.

On two cores one server process, PostgreSQL and the load generator need more than both, so a second process has nothing
to run on and nothing is learnt about it. Held to a share each, servers are what bounds the sum, as on a machine with
a core for everybody. Linux only, and only as root: control groups, of either version.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_GROUPS: Final = Path("/sys/fs/cgroup")
_PERIOD: Final = 10_000
"""Microseconds after which a process may go on that has used up its share: short, or every answer would wait."""


@contextlib.contextmanager
def held_to(share: float, pid: int) -> Iterator[None]:
    """A process may use that much of one core, until the end of this."""
    first = (_GROUPS / "cpu").is_dir()  # the first version, a tree for each controller
    tree = _GROUPS / "cpu" if first else _GROUPS
    group = tree / f"housebound-bench-{pid}"
    try:
        group.mkdir()
        try:
            quota = int(share * _PERIOD)
            if first:
                (group / "cpu.cfs_period_us").write_text(str(_PERIOD))
                (group / "cpu.cfs_quota_us").write_text(str(quota))
            else:
                (group / "cpu.max").write_text(f"{quota} {_PERIOD}")
            (group / "cgroup.procs").write_text(str(pid))
            yield
        finally:
            _leave(group, tree)
    except PermissionError as error:
        raise RuntimeError("--share needs control groups that may be written: run it as root, on Linux") from error


def _leave(group: Path, tree: Path) -> None:
    for pid in (group / "cgroup.procs").read_text().split():
        with contextlib.suppress(OSError):  # it has just ended
            (tree / "cgroup.procs").write_text(pid)
    os.rmdir(group)

"""Hooks: onlookers from outside, which add columns to a study.

A hook is a function like a game's own onlooker: a generator that gets a `Step` for every choice and returns its
cells. It declares its columns with `adds`, and is named by `module:function` or by the entry point that its package
installs under `housebound.study`. Names travel to other processes and machines, not functions: so a hook works
wherever it can be imported.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import NamedTuple

from housebound.kernel.chronicle import KINDS, Column, Onlooker
from housebound.kernel.errors import BadSetting
from housebound.kernel.table import Table

GROUP = "housebound.study"
"""The entry point under which packages install hooks."""

Watch = Callable[[Table], Onlooker]


class Hook(NamedTuple):
    """A function that looks on, and the columns that it fills."""

    watch: Watch
    columns: tuple[Column, ...]


def adds(*columns: Column, **kinds: str) -> Callable[[Watch], Hook]:
    """Declares the columns of a hook: as name=kind, or as whole columns where a report should make more of them.

    >>> @adds(longest_turn="int")
    ... def turns(table: Table) -> Onlooker:
    ...     longest = run = 0
    ...     last = -1
    ...     while not table.over:
    ...         step = yield
    ...         run = run + 1 if step.decision.seat == last else 1
    ...         last, longest = step.decision.seat, max(longest, run)
    ...     return {"longest_turn": longest}
    >>> turns.columns[0].name
    'longest_turn'
    """
    declared = (*columns, *(Column(name, kind) for name, kind in kinds.items()))
    for column in declared:
        if column.kind not in KINDS:
            raise BadSetting(
                "column-there-is-no-kind-only", column=column.name, kind=repr(column.kind), known=", ".join(KINDS)
            )
    return lambda watch: Hook(watch, declared)


@cache
def find(name: str) -> Hook:
    """The hook of this name: an installed one, or `module:function`."""
    installed = {point.name: point for point in entry_points(group=GROUP)}
    if name in installed:
        found = installed[name].load()
    elif ":" in name:
        found = _imported(*name.split(":", 1))
    else:
        known = ", ".join(sorted(installed)) or "none is installed"
        raise BadSetting("there-is-no-hook-write-module-function-or", name=repr(name), known=known)
    if not isinstance(found, Hook):
        raise BadSetting("is-no-hook-declare-its-columns-with-housebound", name=name)
    return found


def _imported(module: str, attribute: str) -> object:
    """From an installed module, or from one in the folder where the command was given."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
    try:
        return getattr(import_module(module), attribute)
    except ModuleNotFoundError as missing:
        raise BadSetting(
            "hook-there-is-no-module", module=module, attribute=attribute, missing=repr(missing.name)
        ) from None
    except AttributeError:
        raise BadSetting("hook-module-has-no", module=module, attribute=attribute, quoted=repr(attribute)) from None


def source_of(name: str) -> str:
    """The file of a hook that stands in the folder where the command was given: other machines have to be sent it."""
    if ":" not in name or name in {point.name for point in entry_points(group=GROUP)}:
        return ""
    here = Path.cwd() / (name.partition(":")[0].partition(".")[0])
    return str(here) if here.is_dir() else str(here.with_suffix(".py")) if here.with_suffix(".py").is_file() else ""

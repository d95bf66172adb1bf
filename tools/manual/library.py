"""The reference of the library: what `import housebound` gives, then what games, bots and haunts are written with."""

from __future__ import annotations

from importlib import import_module
from typing import Final

import housebound

_WRITERS: Final = {
    "Questions, answers, scripts": ("housebound.kernel.script",),
    "The state of a table": ("housebound.kernel.state",),
    "A game": ("housebound.kernel.game", "housebound.kernel.settings"),
    "Words": ("housebound.kernel.vocabulary",),
    "Chance": ("housebound.kernel.chance",),
    "What a seat is sent": ("housebound.kernel.seat_view", "housebound.kernel.notice"),
    "Rulebooks": ("housebound.kernel.rulebook",),
    "Positions and scenarios": ("housebound.kernel.position",),
    "Games by name": ("housebound.kernel.registry",),
    "The laws every game keeps": ("housebound.kernel.check",),
}


def reference() -> str:
    """Every public name of `housebound`, and the modules that games are written with."""
    errors = [name for name in housebound.__all__ if isinstance(getattr(housebound, name), type) and _is_error(name)]
    functions = [name for name in housebound.__all__ if name[0].islower()]
    parts = ["## A table\n", _rst("autofunction", "housebound", functions)]
    parts += [_block(".. autoclass:: housebound.Table\n   :members:\n   :inherited-members:\n")]
    parts += [_block(".. autodata:: housebound.SPECTATOR\n")]
    parts += ["## Errors\n", _rst("autoexception", "housebound", errors)]
    parts += ["## For whoever writes a game, a haunt or a bot\n"]
    for heading, modules in _WRITERS.items():
        parts.append(f"### {heading}\n")
        parts += [_block(f".. automodule:: {module}\n   :members:\n{_without_borrowed(module)}") for module in modules]
    return "\n".join(parts)


def _without_borrowed(module: str) -> str:
    """What a module hands on from another one stands there: each name has one place that links can lead to."""
    names = getattr(import_module(module), "__all__", ())
    borrowed = [name for name in names if getattr(getattr(import_module(module), name), "__module__", module) != module]
    return f"   :exclude-members: {', '.join(borrowed)}\n" if borrowed else ""


def _is_error(name: str) -> bool:
    return issubclass(getattr(housebound, name), Exception)


def _rst(directive: str, module: str, names: list[str]) -> str:
    return _block("".join(f".. {directive}:: {module}.{name}\n\n" for name in names))


def _block(text: str) -> str:
    return f"```{{eval-rst}}\n{text}```\n"

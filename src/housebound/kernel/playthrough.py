"""Playthroughs: a whole random game as text, every decision and every seat's view. Golden files are made of them.

The text depends on the game's rules and the seed alone, so any change of it is a change of the rules, of
what is seen, or of how it is drawn.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import msgspec

from housebound.kernel.chance import Outcome
from housebound.kernel.game import Game
from housebound.kernel.script import SPECTATOR, Decision, Option
from housebound.kernel.seat_view import TableView
from housebound.kernel.settings import Value
from housebound.kernel.table import Table
from housebound.kernel.tape_rows import written

Draw = Callable[[TableView], str]


def as_data(view: TableView) -> str:
    """A view drawn as indented data: what can always be drawn, whatever the game."""
    return msgspec.json.format(msgspec.json.encode(view.board), indent=2).decode()


def playthrough(
    game: Game[Any],
    seats: int,
    settings: Mapping[str, Value] | None = None,
    *,
    seed: int,
    draw: Draw = as_data,
    longest: int = 10_000,
) -> str:
    """A whole game, chosen at random from `seed`. `draw` puts a view into words, in whatever language it likes."""
    table = Table(game, seats, settings, seed=seed, searchable=False)
    recital = _Recital(table, draw)
    rng = Random(f"playthrough {seed}")
    recital.begin()
    for _ in range(longest):
        if table.over:
            break
        decision = table.pending[int(rng.random() * len(table.pending))]
        option = decision.options[int(rng.random() * len(decision.options))]
        recital.choose(decision, option)
    recital.end()
    return recital.text()


class _Recital:
    """Writes down a game while it is played."""

    def __init__(self, table: Table, draw: Draw) -> None:
        self.table = table
        self.draw = draw
        self.lines: list[str] = []
        self.decisions = 0
        self.events = 0
        self.shown: dict[int, str] = {}
        self.heard = 0

    def text(self) -> str:
        return "".join(f"{line.rstrip()}\n" for line in "\n".join(self.lines).splitlines())

    def begin(self) -> None:
        table = self.table
        self.lines.append(f"# {table.game.name}, {table.seats} seats, seed {table.seed}")
        self.lines.append("(seats count from 0, as on a tape; boards are drawn for people, who count from 1)")
        self.lines += [f"- {name}: {value}" for name, value in table.settings.items()]
        self._tell_what_happened()

    def choose(self, decision: Decision, option: Option) -> None:
        self.decisions += 1
        self.lines += ["", f"## {self.decisions}. seat {decision.seat}: {self._asked(decision)}"]
        others = [other for other in self.table.pending if other is not decision]
        if others:
            self.lines.append("also asked: " + ", ".join(f"seat {d.seat} {self._asked(d)}" for d in others))
        offered = "options: " + " ".join(offer.name for offer in decision.options)
        self.lines += textwrap.wrap(offered, 100, subsequent_indent="  ", break_long_words=False)
        self.lines += [f"  not {barred.name}: {rule}" for barred, rule in decision.barred]
        self.lines.append(f"choice: {option.name}")
        self.events += 1
        self.table.choose(decision.seat, option, decision.id)
        self._tell_what_happened()

    def end(self) -> None:
        result = self.table.result
        self.lines.append("")
        if result is None:
            self.lines.append(f"## not over after {self.decisions} decisions")
            return
        winners = ", ".join(f"seat {seat}" for seat in result.winners) or "nobody"
        self.lines.append(f"## over after {self.decisions} decisions: {winners} won by {result.why}")

    def _asked(self, decision: Decision) -> str:
        about = f" {decision.subject}" if decision.subject >= 0 else ""
        return f"{decision.prompt}{about} [{decision.rule}]"

    def _tell_what_happened(self) -> None:
        """Outcomes, notices and views since the last decision, each once, with everybody who shares it."""
        for event in self.table.tape[self.events :]:
            assert isinstance(event, Outcome)
            self.lines.append(f"chance: {written(event)} (seen by {self._audience(event.to)})")
        self.events = len(self.table.tape)
        notices = self.table.state.notices or []
        for notice in notices[self.heard :]:
            self.lines.append(f"notice: {notice!r} (to {self._audience(notice.to)})")
        self.heard = len(notices)
        self._show()

    def _show(self) -> None:
        changed: dict[str, list[int]] = {}
        for seat in self._eyes():
            drawn = self.draw(self.table.view(seat))
            if drawn != self.shown.get(seat):
                self.shown[seat] = drawn
                changed.setdefault(drawn, []).append(seat)
        for drawn, seats in changed.items():
            self.lines.append(f"seen by {self._audience(sum(1 << seat for seat in seats))}:")
            self.lines.append(textwrap.indent(drawn, "    "))

    def _eyes(self) -> list[int]:
        return [*range(self.table.seats), SPECTATOR]

    def _audience(self, to: int) -> str:
        eyes = [seat for seat in self._eyes() if to >> seat & 1]
        if len(eyes) == self.table.seats + 1:
            return "everyone"
        return ", ".join("spectator" if seat == SPECTATOR else f"seat {seat}" for seat in eyes) or "nobody"

"""`python -m tools.foresight GAME`: learns what a look at a game is worth (`bot/foresight_numbers.py` of that game).

It needs tools/requirements-tuning.txt.

Games between sensible players are stopped whenever a round begins. What a look takes in there
(`bot/foresight.py`) and who won in the end give the worth of each thing seen, by logistic regression, for each stage
of a game by itself. Three games of four teach; the others show how good it is: Brier scores (0: always right and
sure, 0.25: shrugs), of the looks and of always saying how often that side wins.
"""

from __future__ import annotations

import importlib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from math import exp
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from housebound import bots
from housebound.bots.stream import stream_for
from housebound.kernel import registry
from housebound.kernel.settings import Value
from housebound.kernel.table import Table

if TYPE_CHECKING:
    import numpy as np

SOURCE = Path(__file__).parents[1] / "src" / "housebound" / "games"
PLAYED: Mapping[str, tuple[tuple[int, Mapping[str, Value]], ...]] = {
    "room25": (
        *((seats, {"mode": "cooperation"}) for seats in (4, 4, 2, 5)),
        (4, {"mode": "cooperation", "level": "insane"}),
        *((1, {"mode": "solo"}) for _ in range(4)),
        *((seats, {"mode": "suspicion"}) for seats in (6, 6, 6, 4, 8)),
        *((seats, {"mode": "team"}) for seats in (4, 4, 6)),
        *((seats, {"mode": "competition"}) for seats in (2, 2, 3)),
    ),
    "terrorscape": tuple((4, {"killer": killer}) for killer in ("butcher", "ghost", "maniac")),
}
"""Seats and settings of the tables that teach, in turn."""
FIRST_SEED = 5_000_000
"""Far from the seeds that anything else is counted with."""
SMOOTH = 3.0
"""How strongly the worth of each thing is held near nothing, in games."""
FEWEST = 150
"""Looks that a stage must have to be learnt; who comes into a rarer one plays on."""
JUDGED = 4
"""Every so manyth game judges."""


class Looked(NamedTuple):
    """One look at a game that was won or not."""

    game: int
    stage: str
    seen: tuple[float, ...]
    won: float


def looks(name: str, nth: int) -> Iterator[Looked]:
    """What there was to see whenever a round began in the nth game."""
    rules, eye = registry.find(name), importlib.import_module(f"housebound.games.{name}.bot.foresight")
    seats, given = PLAYED[name][nth % len(PLAYED[name])]
    table = Table(rules, seats, rules.settle(seats, given), seed=FIRST_SEED + nth, listening=False, searchable=False)
    sensible, rng = rules.bot("sensible"), stream_for(f"foresight/{nth}")
    found: list[tuple[int, str, tuple[float, ...]]] = []
    round_ = 1
    while not table.over:
        begun = rules.rounds(table.state)
        if begun > round_:
            round_ = begun
            found += [(seat, *eye.look(table.state, seat)) for seat in eye.lookers(table.state)]
        decision = table.pending[0]
        table.choose(decision.seat, bots.asked_of(sensible, table, decision, rng), decision.id)
    assert table.result is not None
    for seat, stage, seen in found:
        yield Looked(nth, stage, seen, float(seat in table.result.winners))


def chance(worth: tuple[float, ...], seen: tuple[float, ...]) -> float:
    """How likely that side wins, by this worth of what was seen."""
    return 1.0 / (1.0 + exp(-max(-25.0, min(25.0, sum(w * v for w, v in zip(worth, seen, strict=True))))))


def learn(seen: np.ndarray[Any, Any], won: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The worth of everything seen: logistic regression by Newton's method, held near nothing."""
    import numpy as np

    scale = np.maximum(seen.std(axis=0), 1e-9)
    scale[seen.std(axis=0) < 1e-9] = np.inf  # what never varies says nothing,
    scale[0] = 1.0  # but for the first, which is always 1
    x = seen / scale
    worth = np.zeros(x.shape[1])
    hold = np.full(x.shape[1], SMOOTH)
    hold[0] = 0.01
    for _ in range(30):
        chance = 1.0 / (1.0 + np.exp(-np.clip(x @ worth, -25, 25)))
        slope = x.T @ (chance - won) + hold * worth
        bend = (x * (chance * (1.0 - chance))[:, None]).T @ x + np.diag(hold)
        step = np.linalg.solve(bend, slope)
        worth = worth - step
        if float(np.abs(step).max()) < 1e-6:
            break
    return np.asarray(worth / scale)


def judge(stages: Mapping[str, list[Looked]]) -> tuple[dict[str, tuple[float, ...]], list[str]]:
    """The worth of everything seen at each stage, and lines that tell how good it is in games that did not teach it."""
    import numpy as np

    worths: dict[str, tuple[float, ...]] = {}
    lines = ["| stage | looks | wins | always the same | looked |", "|---|---:|---:|---:|---:|"]
    for stage, of in sorted(stages.items()):
        seen, won = np.array([one.seen for one in of]), np.array([one.won for one in of])
        held = np.array([_judges(one.game) for one in of])
        if len(of) < FEWEST or not 0.0 < won.mean() < 1.0 or not held.any() or held.all():
            continue
        taught = learn(seen[~held], won[~held])
        chance = 1.0 / (1.0 + np.exp(-np.clip(seen[held] @ taught, -25, 25)))
        plain = float(((won[~held].mean() - won[held]) ** 2).mean())
        looked = float(((chance - won[held]) ** 2).mean())
        lines.append(f"| {stage} | {len(of)} | {won.mean():.1%} | {plain:.3f} | {looked:.3f} |")
        if looked < plain:  # else whoever comes there plays on
            worths[stage] = tuple(round(float(one), 4) for one in learn(seen, won))
    return worths, lines


def _judges(game: int) -> bool:
    return stream_for(f"judge/{game}").random() * JUDGED < 1.0


def write(name: str, worths: Mapping[str, tuple[float, ...]]) -> Path:
    """The numbers as a module of the game."""
    path = SOURCE / name / "bot" / "foresight_numbers.py"
    what = {"room25": "a house", "terrorscape": "a hunt"}[name]
    lines = [f'"""What a look at {what} is worth, learnt by `python -m tools.foresight {name}`."""', ""]
    lines += ["from __future__ import annotations", "", "from typing import Final", ""]
    lines += ["WORTH: Final[dict[str, tuple[float, ...]]] = {"]
    for stage, worth in worths.items():
        lines.append(f'    "{stage}": (')
        rows = [worth[i : i + 10] for i in range(0, len(worth), 10)]
        lines += [f"        *({', '.join(map(str, row))})," for row in rows]
        lines.append("    ),")
    path.write_text("\n".join([*lines, "}"]) + "\n", encoding="utf-8")
    return path


def main(
    game: str,
    games: Annotated[int, typer.Option(help="Games that are played.")] = 3000,
    minutes: Annotated[float, typer.Option(help="No game is begun after so long.")] = 10.0,
) -> None:
    """Play, learn, show how good it is, and write what was learnt."""
    began, stages = monotonic(), defaultdict[str, list[Looked]](list)
    for nth in range(games):
        if monotonic() - began > 60 * minutes:
            break
        for one in looks(game, nth):
            stages[one.stage].append(one)
    worths, lines = judge(stages)
    print("\n".join(lines))
    print(f"{write(game, worths)} ({nth + 1} games)")


if __name__ == "__main__":
    typer.run(main)

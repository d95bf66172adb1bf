"""Environment steps per second in one run: ours beside catanatron's Gymnasium environment and PettingZoo's classics.

`make bench` installs them; then `.venv-bench/bin/python -m bench.environments`. A step is one answer of the agent that
is asked, with its observation and mask made and read; every contender answers at random among what its mask allows.
All take turns, ours also compiled, if they were (`make compiled`): those play in a process of that environment.
Processor time, so that neighbours on the machine do not count; the figure is the median of the rounds.
"""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Annotated, Any

import numpy as np
import typer
from rich.console import Console
from rich.table import Table as Grid

from housebound.kernel import table

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ROOT / ".venv-compiled" / "bin" / "python"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # its drawing library greets on import

Play = Callable[[float], tuple[int, float]]
"""Steps for so many seconds: how many it were, and how long they took."""


def all_seats(make: Callable[[], Any]) -> Play:
    """A PettingZoo environment, agent after agent."""
    env, rng = make(), Random(1)

    def play(seconds: float) -> tuple[int, float]:
        steps, start = 0, process_time()
        while (spent := process_time() - start) < seconds:
            env.reset(seed=rng.getrandbits(31))
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                env.step(rng.choice(marked(seen["action_mask"])))
                steps += 1
        return steps, spent

    return play


def one_seat(make: Callable[[], Any]) -> Play:
    """A Gymnasium environment: random bots in the other seats."""
    env, rng = make(), Random(1)

    def play(seconds: float) -> tuple[int, float]:
        steps, start = 0, process_time()
        while (spent := process_time() - start) < seconds:
            _, info = env.reset(seed=rng.getrandbits(31))
            over = False
            while not over:
                _, _, ended, cut, info = env.step(rng.choice(legal(env, info)))
                over, steps = ended or cut, steps + 1
        return steps, spent

    return play


def legal(env: Any, info: dict[str, Any]) -> list[int]:
    """What may be answered: catanatron says so in its info, we by the mask."""
    if "valid_actions" in info:
        return list(info["valid_actions"])
    return marked(env.unwrapped.action_masks())


def marked(mask: Any) -> list[int]:
    """The numbers that a mask marks. numpy looks through yes and no at once, through numbers one by one."""
    found: list[int] = np.flatnonzero(mask != 0).tolist()
    return found


def ours() -> dict[str, Callable[[], Play]]:
    """Our environments, each with its play not yet begun."""
    import gymnasium

    import housebound.rl  # noqa: F401 -- makes ours known
    from housebound.rl import aec

    def every_seat(name: str, **wishes: Any) -> Callable[[], Play]:
        return lambda: all_seats(lambda: aec.env(name, **wishes))

    def my_seat(name: str) -> Callable[[], Play]:
        return lambda: one_seat(lambda: gymnasium.make(name, seats=4, others="random", forced=True))

    return {
        "Housebound Room 25, PettingZoo, 6 seats": every_seat("room25", seats=6),
        "Housebound Terrorscape, PettingZoo, 4 seats": every_seat("terrorscape", seats=4),
        "Housebound Betrayal, PettingZoo, 4 seats, word by word": every_seat("betrayal", seats=4),
        "Housebound Room 25, Gymnasium, 4 seats": my_seat("housebound/Room25-v1"),
        "Housebound Terrorscape, Gymnasium, 4 seats": my_seat("housebound/Terrorscape-v1"),
    }


def peers() -> dict[str, Callable[[], Play]]:
    """catanatron, and the classics of PettingZoo that need no other project's program: small games and large."""
    import catanatron_gym  # noqa: F401 -- makes its environment known
    import gymnasium
    from pettingzoo.classic import (
        chess_v6,
        connect_four_v3,
        go_v5,
        leduc_holdem_v4,
        texas_holdem_v4,
        tictactoe_v3,
    )

    classics = {
        "Tic-tac-toe": tictactoe_v3,
        "Connect Four": connect_four_v3,
        "Leduc hold’em": leduc_holdem_v4,
        "Texas hold’em": texas_holdem_v4,
        "Chess": chess_v6,
        "Go, 19 x 19": go_v5,
    }
    found = {f"PettingZoo {name}": partial(all_seats, one.env) for name, one in classics.items()}
    return {
        **found,
        "catanatron Catan, Gymnasium, 2 seats": lambda: one_seat(
            lambda: gymnasium.make("catanatron_gym:catanatron-v1")
        ),
    }


def compiled(python: Path = PYTHON) -> dict[str, Callable[[], Play]]:
    """Ours once more, by the interpreter for which the games were compiled; none, if they were not."""
    return {f"{name}, compiled": partial(elsewhere, name, python) for name in ours()} if python.exists() else {}


def elsewhere(name: str, python: Path) -> Play:
    """One of ours in a process of another interpreter: a turn for every line, which says its seconds."""
    player = subprocess.Popen(
        [python, "-E", "-m", "bench.environments", "--play", name],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    orders, answers = player.stdin, player.stdout
    assert orders is not None
    assert answers is not None

    def play(seconds: float) -> tuple[int, float]:
        orders.write(f"{seconds}\n")
        orders.flush()
        steps, spent = answers.readline().split()
        return int(steps), float(spent)

    return play


def answer_orders(name: str) -> None:
    """Be the process that plays."""
    if table.__file__.endswith(".py"):
        raise SystemExit(f"{sys.executable} has the games in plain Python: `make compiled` compiles them")
    play = ours()[name]()
    for order in sys.stdin:
        steps, spent = play(float(order))
        sys.stdout.write(f"{steps} {spent}\n")
        sys.stdout.flush()


def main(
    rounds: Annotated[int, typer.Option(min=1, help="How often everybody has a turn.")] = 7,
    seconds: Annotated[float, typer.Option(min=0.1, help="Of every turn.")] = 1.0,
    play: Annotated[str | None, typer.Option(hidden=True)] = None,
) -> None:
    warnings.simplefilter("ignore")
    if play is not None:
        answer_orders(play)
        return
    plays = {name: make() for name, make in {**ours(), **compiled(), **peers()}.items()}
    rates: dict[str, list[float]] = {name: [] for name in plays}
    for nth in range(rounds + 1):
        for name, turn in plays.items():
            steps, spent = turn(seconds if nth else seconds / 4)
            if nth:  # the first time everybody warms up
                rates[name].append(steps / spent)
    grid = Grid("environment", "steps/s", "slowest to fastest round")
    for name, found in sorted(rates.items(), key=lambda one: -median(one[1])):
        grid.add_row(name, f"{median(found):,.0f}", f"{min(found):,.0f} to {max(found):,.0f}")
    Console(width=110).print(grid)


if __name__ == "__main__":
    typer.run(main)

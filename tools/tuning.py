"""Tunes the sensible bots' numbers by play: CMA-ES over a game's `bot/weights.py`.

It needs tools/requirements-tuning.txt.

    python -m tools.tuning room25 ../before --side players --table 4:mode=cooperation --table 1:mode=solo \
        --weights life_together,look,crowd --trials 80 --games 150

Every trial multiplies the weights by factors between a third and three and plays the same seeds, one side with the
weights of the trial and the others with the bot of another checkout. What comes out best is then played on other
seeds against the weights as they stand; only that gain counts. Both go into a file under tools/tuned/.
"""

from __future__ import annotations

import importlib
import json
from math import exp, log
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from housebound.kernel import registry
from tools.rivals import HERE, THERE, Contest, load_rival, rate, read_options

if TYPE_CHECKING:
    import optuna

WIDEST = log(3.0)
RESULTS = Path(__file__).parent / "tuned"
HELD_OUT = 1_000_000
"""The first seed of the games that judge what was found."""


class Bench:
    """Tables at which one side plays with weights on trial."""

    def __init__(self, contests: list[Contest], side: str, weights: Any, names: list[str]) -> None:
        self.contests = contests
        self.side = side
        self.weights = weights
        self.names = names
        self.stands = {name: getattr(weights, name) for name in names}

    def play(self, factors: dict[str, float], first: int, games: int) -> list[float]:
        """1 for each game won by the side, 0 for the others: `games` at every table."""
        for name in self.names:
            setattr(self.weights, name, self.stands[name] * exp(factors.get(name, 0.0)))
        results = []
        for contest in self.contests:
            who = tuple(HERE if name == self.side else THERE for name in contest.names)
            results += [float(contest.play(seed, who)[self.side]) for seed in range(first, first + games)]
        for name, value in self.stands.items():
            setattr(self.weights, name, value)
        return results


def tune(bench: Bench, trials: int, games: int, seed: int, console: Console) -> dict[str, float]:
    """The factors (as logarithms) that won most games."""
    try:
        import optuna
    except ModuleNotFoundError:
        raise SystemExit("tuning needs more: pip install -r tools/requirements-tuning.txt") from None
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    sampler = optuna.samplers.CmaEsSampler(seed=seed, sigma0=0.35)
    study = optuna.create_study(direction="maximize", sampler=sampler)
    study.enqueue_trial(dict.fromkeys(bench.names, 0.0))

    def won(trial: optuna.Trial) -> float:
        factors = {name: trial.suggest_float(name, -WIDEST, WIDEST) for name in bench.names}
        results = bench.play(factors, 0, games)
        share = sum(results) / len(results)
        console.print(f"{trial.number} {100 * share:.1f} % ({100 * _best(study):.1f})", highlight=False)
        return share

    study.optimize(won, n_trials=trials)
    return _centre(study)


def _best(study: optuna.Study) -> float:
    return max((trial.value for trial in study.trials if trial.value is not None), default=0.0)


def _centre(study: optuna.Study) -> dict[str, float]:
    """The middle of the best tenth: of noisy games the single best one is mostly luck."""
    trials = sorted((t for t in study.trials if t.value is not None), key=lambda t: -(t.value or 0.0))
    best = trials[: max(3, len(trials) // 10)]
    return {name: sum(trial.params[name] for trial in best) / len(best) for name in best[0].params}


def main(
    game: str,
    checkout: Annotated[Path, typer.Argument(help="The checkout whose bots play the other sides.")],
    side: Annotated[str, typer.Option(help="Which side is tuned.")],
    table: Annotated[list[str], typer.Option(help="SEATS:name=value,name=value")],
    weights: Annotated[str, typer.Option(help="Names of weights, with commas between them.")],
    trials: int = 80,
    games: Annotated[int, typer.Option(help="Games of each trial at each table.")] = 150,
    judged: Annotated[int, typer.Option(help="Games that judge the result, at each table.")] = 600,
    name: Annotated[str, typer.Option(help="Name of the file for the result.")] = "last",
    seed: int = 1,
) -> None:
    console = Console()
    with TemporaryDirectory() as folder:
        players = (registry.find(game).bot("sensible"), load_rival(game, checkout, Path(folder)))
        contests = []
        for one in table:
            seats, _, options = one.partition(":")
            contests.append(Contest(game, int(seats), read_options(options.split(",") if options else []), players))
        table_of_weights = importlib.import_module(f"housebound.games.{game}.bot.weights").W
        bench = Bench(contests, side, table_of_weights, weights.split(","))
        factors = tune(bench, trials, games, seed, console)
        tuned = bench.play(factors, HELD_OUT, judged)
        stands = bench.play({}, HELD_OUT, judged)
    gain = rate([a - b for a, b in zip(tuned, stands, strict=True)])
    found = {name: round(value * exp(factors[name]), 3) for name, value in bench.stands.items()}
    result = {"game": game, "side": side, "tables": table, "trials": trials, "games": games, "judged": judged} | {
        "before": str(rate(stands)),
        "after": str(rate(tuned)),
        "gain": str(gain),
        "stood": bench.stands,
        "found": found,
    }
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"{game}-{name}.json").write_text(
        json.dumps(result, indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
    )
    console.print(result)


if __name__ == "__main__":
    typer.run(main)

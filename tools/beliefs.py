"""`python -m tools.beliefs GAME`: how well what a seat imagines fits what is true, before and after beliefs.

Sensible players play; at some of their decisions the worlds that the seat imagines are held against the truth: every
hidden thing by itself, and every answer that others have given in secret. The score is Brier's, over all values that
were imagined: 0 if every world has it right, 2 if every world agrees on something wrong. `alike`: whatever the seat
cannot rule out, alike. `believed`: as likely as what others do makes it (`kernel/beliefs.py`).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Annotated, Any, NamedTuple

import typer

from housebound import bots
from housebound.commands.arguments import settings_of
from housebound.kernel import registry
from housebound.kernel.game import Bot, Game
from housebound.kernel.script import Decision
from housebound.kernel.table import Table


class Key(NamedTuple):
    """Who wonders about what: the side of the seat, and the kind of secret."""

    side: str
    secret: str


Scores = dict[Key, list[tuple[float, float]]]
"""For each game the mean scores, alike and believed."""


def secrets(table: Table, seat: int, kinds: tuple[str, ...]) -> Iterator[tuple[str, str, object]]:
    """Each thing that this seat cannot know: its kind, its own name, its value. A row of things is taken apart."""
    for name, value in table.game.hidden(table.state, seat).items():
        kind = _kind(table.game, name)
        if kinds and kind not in kinds:
            continue
        if isinstance(value, tuple):
            yield from ((kind, f"{name}.{n}", one) for n, one in enumerate(value))
        else:
            yield kind, name, value
    for decision, option in table.answered:
        if decision.seat != seat and not decision.to >> seat & 1 and (not kinds or "answer" in kinds):
            yield "answer", f"answer {decision.seat} {decision.nth}", option


def _kind(game: Game[Any], name: str) -> str:
    """What it is, without whose it is: `first kevin` and `role 3` are a first token and a role."""
    what, _, whose = name.rpartition(" ")
    return what if what and (whose.isdigit() or any(whose in one.words for one in game.domains.values())) else name


def brier(worlds: list[object], true: object) -> float:
    """Of the values in so many worlds, less what the few worlds add to it by chance."""
    n = len(worlds)
    shares = {value: count / n for value, count in Counter(worlds).items()}
    miss = sum(share**2 for share in shares.values()) - 2 * shares.get(true, 0.0) + 1.0
    return miss - sum(share * (1 - share) for share in shares.values()) / (n - 1)


def judge(table: Table, seat: int, policy: Bot, count: int, rng: Random, kinds: tuple[str, ...]) -> Iterator[Any]:
    """Kind of secret, score alike, score believed."""
    true = list(secrets(table, seat, kinds))
    if not true:
        return
    seeds = [rng.getrandbits(64) for _ in range(count)]
    alike = [table.imagine(seat, Random(seed)) for seed in seeds]
    believed = [table.imagine(seat, Random(seed), others=policy) for seed in seeds]
    both = [
        [{name: value for _, name, value in secrets(one, seat, kinds)} for one in every] for every in (alike, believed)
    ]
    for kind, name, value in true:
        yield kind, *(brier([one.get(name) for one in worlds], value) for worlds in both)


def one_game(
    game: Game[Any], seats: int, settings: Any, seed: int, count: int, often: float, kinds: tuple[str, ...]
) -> dict[Key, tuple[float, float]]:
    """The mean scores of one game."""
    table, policy, rng = Table(game, seats, settings, seed=seed, listening=False), game.bot("sensible"), Random(seed)
    found: dict[Key, list[tuple[float, float]]] = defaultdict(list)
    while not table.over:
        decision: Decision = table.pending[0]
        seat = decision.seat
        if rng.random() < often:
            sides = game.sides(table.state) or game.roles(table.state)
            for kind, alike, believed in judge(table, seat, policy, count, rng, kinds):
                found[Key(sides[seat] if sides else "", kind)].append((alike, believed))
        table.choose(seat, bots.answer(table, decision, policy), decision.id)
    return {key: (fmean(a for a, _ in both), fmean(b for _, b in both)) for key, both in found.items()}


def main(
    game: str,
    seats: Annotated[int, typer.Option()] = 0,
    games: Annotated[int, typer.Option(help="How many games.")] = 40,
    seed: Annotated[int, typer.Option(help="The first game's.")] = 1,
    worlds: Annotated[int, typer.Option(help="For one estimate.")] = 20,
    often: Annotated[float, typer.Option(help="The share of decisions that are looked at.")] = 0.1,
    option: Annotated[list[str] | None, typer.Option(help="As NAME=VALUE.")] = None,
    secret: Annotated[list[str] | None, typer.Option(help="Only this kind; may be given again.")] = None,
) -> None:
    """Print a table: who wonders about what, scores alike and believed, and the gain with its 95 % interval."""
    rules = registry.find(game)
    given = settings_of(option)
    count = seats or rules.usual_seats(given)
    settings = rules.settle(count, given)
    scores: Scores = defaultdict(list)
    for n in range(games):
        for key, both in one_game(rules, count, settings, seed + n, worlds, often, tuple(secret or ())).items():
            scores[key].append(both)
    print("| side | secret | games | alike | believed | gain |\n|---|---|---:|---:|---:|---:|")
    for key, every in sorted(scores.items()):
        gains = [alike - believed for alike, believed in every]
        doubt = 1.96 * stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else float("nan")
        alike, believed = fmean(one for one, _ in every), fmean(two for _, two in every)
        gain = f"{alike - believed:.3f} ± {doubt:.3f}"
        print(f"| {key.side} | {key.secret} | {len(every)} | {alike:.3f} | {believed:.3f} | {gain} |")


if __name__ == "__main__":
    typer.run(main)

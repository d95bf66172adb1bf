"""Who plays: this process, all cores of this machine, or a Ray cluster. Each gives the batches as they are finished."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

from housebound.bots.cluster import AHEAD, address_in, on_ray
from housebound.bots.processes import get_ready
from housebound.kernel.errors import BadSetting
from housebound.study.hooks import source_of
from housebound.study.plan import Study
from housebound.study.playing import Played, play_batch


def play_here(study: Study, batches: Iterable[int], cores: int) -> Iterator[Played]:
    """On this machine; with one core in this very process."""
    if cores == 1:
        for batch in batches:
            yield play_batch(study, batch)
        return
    left = iter(batches)
    with ProcessPoolExecutor(cores, initializer=get_ready) as pool:
        going = {pool.submit(play_batch, study, batch) for batch in islice(left, AHEAD * cores)}
        try:
            while going:
                done, going = wait(going, return_when=FIRST_COMPLETED)
                going |= {pool.submit(play_batch, study, batch) for batch in islice(left, len(done))}
                yield from (one.result() for one in done)
        except BrokenProcessPool:
            raise BadSetting("a-process-that-played-games-was-ended-from") from None
        finally:
            _forget(going)


def _forget(going: set[Future[Played]]) -> None:
    """Nobody waits for what has not been begun."""
    for one in going:
        one.cancel()


def playing(study: Study, batches: Iterable[int], cores: int | None, cluster: str | None) -> Iterator[Played]:
    """The batches as they are finished, in any order."""
    here = min(cores or os.cpu_count() or 1, study.batches)
    if cluster is None:
        return play_here(study, batches, here)
    sent = [path for path in map(source_of, study.hooks) if path]
    return on_ray(play_batch, study, batches, cores or os.cpu_count() or 1, address_in(cluster), sent)

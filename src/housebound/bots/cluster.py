"""Errands on a Ray cluster: many games, each of which can be played anywhere, and anew where a machine is lost."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Final, TypeVar

from housebound.kernel.errors import BadSetting

AHEAD: Final = 4
"""Errands given out for each worker: enough that none waits, few enough that work of any size stays small in memory."""
RAY: Final = "ray"

P = TypeVar("P")
R = TypeVar("R")


def address_in(cluster: str) -> str:
    """The address in `ray=ADDRESS`; empty for `ray`: a new cluster on this machine."""
    kind, _, address = cluster.partition("=")
    if kind != RAY:
        raise BadSetting("cluster-write-ray-or-ray-address", cluster=repr(cluster))
    return address


def on_ray(
    errand: Callable[[P, int], R], plan: P, numbers: Iterable[int], cores: int, address: str, sent: Sequence[str] = ()
) -> Iterator[R]:
    """What the errand gives for each of these numbers, as they are finished, on the cluster at this address.

    Without one: on a new cluster on this machine. Where a worker dies, Ray runs its errand again somewhere else; where
    a machine does, too. `sent`: folders of programs that the workers need.
    """
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # or Ray warns of graphic cards that nobody wants
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
    import ray

    if not ray.is_initialized():
        ray.init(
            address=address or "local",
            num_cpus=None if address else cores,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
            runtime_env={"py_modules": list(sent)} if sent else None,
        )
    remote = ray.remote(max_retries=-1)(errand)
    try:
        kept = ray.put(plan)
        left = iter(numbers)
        going: list[Any] = [remote.remote(kept, number) for number in islice(left, AHEAD * _cpus(ray))]
        while going:
            done, going = ray.wait(going, num_returns=1)
            going += [remote.remote(kept, number) for number in islice(left, len(done))]
            yield from ray.get(done)
    finally:
        ray.shutdown()


def _cpus(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))

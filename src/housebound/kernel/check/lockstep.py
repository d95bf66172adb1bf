"""Check 5, `lockstep`: what is hidden lies on the table, and nowhere else.

The unit's beginning is imagined anew and the unit played from there: a clean world. The same data under the
true table's script, which has run on the truth, is a hybrid. A script that keeps a hidden value to itself
across a yield, holds on to a part of the state that a copy replaces, or has built its options early plays
the hybrid differently.
"""

from __future__ import annotations

from random import Random

from housebound.kernel.check.alike import difference
from housebound.kernel.check.report import Broken, blame
from housebound.kernel.check.sample import Chooser, Sample, encoded
from housebound.kernel.errors import BadTape
from housebound.kernel.table import Table


def check_lockstep(sample: Sample) -> None:
    seed = sample.rng.getrandbits(64)
    clean = _clean_world(sample, sample.anybody(), Random(seed))
    if clean is None:
        return
    sample.ran("lockstep")
    hybrid = sample.table.clone(Random(seed))
    hybrid.state.copy_from(clean.state)
    for decision in hybrid.pending + [decision for decision, _ in hybrid.answered]:
        decision.forget()
    assert clean.began is not None
    unit = clean.began.state
    chooser = Chooser(sample.rng)
    _compare(clean, hybrid)
    while clean.began.state is unit and not clean.over:
        decision, option = chooser.pick(clean)
        with blame("world", "an imagined beginning of the unit, played on"):
            clean.choose(decision.seat, option, decision.id)
        with blame("lockstep", "resampled data under the true script"):
            hybrid.choose(decision.seat, option, decision.id)
        _compare(clean, hybrid)


def _clean_world(sample: Sample, seat: int, rng: Random) -> Table | None:
    """The unit's events played from an imagined beginning.

    None if they do not fit there, or if the seat could tell by now: it has learnt since what the script may know.
    """
    table, game = sample.table, sample.game
    assert table.began is not None
    with blame("world", f"the unit's beginning, imagined by seat {seat}"):
        base = table.began.state.copy()
        game.resample(base, seat, sample.stream())
        game.check(base)
        try:
            clean = table.twin(base, rng, checked=True)
        except BadTape:
            return None
    if clean.waiting != table.waiting:
        return None
    with blame("view", f"view({seat})"):
        return clean if encoded(clean, seat) == sample.seen(seat) else None


def _compare(clean: Table, hybrid: Table) -> None:
    if found := difference(clean.state, hybrid.state):
        _differ(found)
    if clean.over != hybrid.over:
        _differ("the game is over in one of them only")
    here, there = _asked(clean), _asked(hybrid)
    if here != there:
        _differ(difference(here, there, "asked"))


def _asked(table: Table) -> list[tuple[int, str, int, list[str]]]:
    with blame("lockstep", "options"):
        return [(d.seat, d.prompt, d.subject, [option.name for option in d.options]) for d in table.pending]


def _differ(found: str) -> None:
    raise Broken(
        "lockstep",
        f"a script holds something of its own across a yield (a hidden value, a part of the state, options): {found}",
    )

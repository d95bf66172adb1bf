"""Checks 2, 3, 7 and 8: imagination changes nothing that a seat sees (`view`) or that its bot does (`bot`), changes
everything else (`varies`), and leads to whole games (`world`).
"""

from __future__ import annotations

from random import Random

import msgspec

from housebound.kernel.chance import Chance
from housebound.kernel.check.alike import difference
from housebound.kernel.check.report import Broken, Sighting, blame
from housebound.kernel.check.sample import Chooser, Sample
from housebound.kernel.script import SPECTATOR, Ended
from housebound.kernel.table import Table

_IMAGINATIONS = 4


def check_views(sample: Sample) -> None:
    """What nobody at a seat can know changes nothing that the seat sees; and it does change."""
    dreamer = sample.anybody()
    for seat in sample.eyes:
        worlds = [sample.imagine(seat) for _ in range(_IMAGINATIONS if seat == dreamer else 1)]
        for world in worlds:
            look_alike(sample, seat, sample.seen(seat), world)
            refuse_alike(sample, seat, world)
        _compare_hidden(sample, seat, worlds)


def look_alike(sample: Sample, seat: int, seen: bytes, world: Table) -> None:
    sample.ran("view")
    with blame("view", f"view({seat}) of an imagined world"):
        imagined = msgspec.json.encode(world.view(seat))
    if imagined != seen:
        found = difference(msgspec.json.decode(seen), msgspec.json.decode(imagined), "view")
        raise Broken(
            "view", f"seat {seat} sees what it cannot know, or an imagined world forgets what it knows: {found}"
        )


def refuse_alike(sample: Sample, seat: int, world: Table) -> None:
    """What a seat is told that it may not do, and why, is no way to learn what it cannot know."""
    if not any(decision.seat == seat for decision in sample.table.pending):
        return
    sample.ran("view")
    with blame("view", f"what seat {seat} may not do"):
        here, there = _refusals(sample.table, seat), _refusals(world, seat)
    if here != there:
        found = difference(here, there, "barred")
        raise Broken("view", f"what seat {seat} may not do, and why, shows what it cannot know: {found}")


def _refusals(table: Table, seat: int) -> list[tuple[int, str, list[tuple[str, str]]]]:
    mine = [decision for decision in table.pending if decision.seat == seat]
    return [(asked.id, asked.cited, [(option.name, rule) for option, rule in asked.barred]) for asked in mine]


def _compare_hidden(sample: Sample, seat: int, worlds: list[Table]) -> None:
    sample.ran("varies")
    with blame("varies", f"hidden(g, {seat})"):
        truth = sample.game.hidden(sample.table.state, seat)
        imagined = [sample.game.hidden(world.state, seat) for world in worlds]
    for name, value in truth.items():
        sighting = sample.report.sightings.setdefault(name, Sighting())
        sighting.seen += 1
        if not sighting.varied:
            sighting.varied = any(name not in other or other[name] != value for other in imagined)


def check_not_over(sample: Sample) -> None:
    """Where the game went on, a seat does not imagine that it was over."""
    began = sample.table.began
    assert began is not None
    seat = sample.anybody()
    sample.ran("world")
    with blame("world", f"the unit's beginning, imagined by seat {seat}"):
        imagined = began.state.copy()
        imagined.chance = Chance(sample.stream(), [])
        sample.game.resample(imagined, seat, sample.stream())
        sample.game.check(imagined)
        try:
            over = sample.game.next_unit(imagined) is None
        except Ended:
            over = True
        if over:
            raise Broken("world", f"the game goes on, but it is over in a world that seat {seat} imagines")


def check_imagining(sample: Sample) -> None:
    """Whoever imagines draws from what its seat can know: from a world that it cannot tell from this one, the same.

    Search rests on it: whatever it thinks of is the same in every such world.
    """
    table, seat = sample.table, sample.anybody()
    if seat == SPECTATOR:
        return
    sample.ran("imagine")
    elsewhere = sample.imagine(seat)
    seed = sample.rng.getrandbits(64)
    with blame("imagine", f"imagine({seat}) in an imagined world"):
        here, there = table.imagine(seat, Random(seed)), elsewhere.imagine(seat, Random(seed))
    found = difference(here.state, there.state)
    if not found:
        found = difference([answer for _, answer in here.answered], [answer for _, answer in there.answered], "answers")
    if found:
        raise Broken("imagine", f"what seat {seat} imagines depends on what it cannot know: {found}")


def check_bots(sample: Sample) -> None:
    """Every kind of bot chooses from what its seat can know, and something legal."""
    game, table = sample.game, sample.table
    decision = sample.rng.choice(table.pending)
    for level in game.bots:
        sample.ran("bot")
        world = sample.imagine(decision.seat)
        seed = sample.rng.getrandbits(64)
        with blame("bot", f"the {level} bot, asked for {decision.prompt}"):
            here = game.bot(level).choose(game.sight(table.state, decision.seat), decision, Random(seed))
            same = next(asked for asked in world.pending if (asked.seat, asked.id) == (decision.seat, decision.id))
            there = game.bot(level).choose(game.sight(world.state, decision.seat), same, Random(seed))
        if here not in decision.options:
            raise Broken("bot", f"the {level} bot, asked for {decision.prompt}, chooses {here}, which is not legal")
        if here is not there:
            raise Broken(
                "bot",
                f"the {level} bot in seat {decision.seat}, asked for {decision.prompt}, chooses {here}, "
                f"but {there} in a world that its seat cannot tell from this one",
            )


def check_world(sample: Sample, longest: int) -> None:
    """A world that somebody imagines plays to its end."""
    seat = sample.anybody()
    world = sample.imagine(seat)
    chooser = Chooser(sample.stream())
    with blame("world", f"a world that seat {seat} imagines, played on"):
        for _ in range(longest):
            if world.over:
                break
            chooser.move(world)
        else:
            raise Broken("world", f"a world that seat {seat} imagines does not end within {longest} decisions")
        sample.game.check(world.state)
        assert world.result is not None


def judge_hidden(sightings: dict[str, Sighting], cannot_vary: frozenset[str], enough: int) -> list[str]:
    """The hidden fields that were looked at often enough and never varied."""
    return [
        f"{name} never took another value in {sighting.seen} imaginations: a seat may as well be shown it, "
        f"or it belongs in cannot_vary"
        for name, sighting in sightings.items()
        if sighting.seen >= enough and not sighting.varied and name not in cannot_vary
    ]

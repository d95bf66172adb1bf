"""Check 1, `play`: the table itself. And check 9, `copy`: the state it is made of."""

from __future__ import annotations

from housebound.kernel.chance import Outcome
from housebound.kernel.check.alike import difference
from housebound.kernel.check.report import Broken, blame
from housebound.kernel.check.sample import Sample, encoded
from housebound.kernel.errors import NotAsked, Refused
from housebound.kernel.script import Decision, Option
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text


def check_copy(sample: Sample) -> None:
    """A fresh copy, and a copy over another world's state, are equal to the state and share nothing with it."""
    sample.ran("copy")
    state = sample.table.state
    with blame("copy", "copy()"):
        copy = state.copy()
        if found := difference(state, copy, apart=True):
            raise Broken("copy", f"copy(): {found}")
        copy = sample.game.new(sample.table.seats, sample.table.settings)
        copy.copy_from(state)
        if found := difference(state, copy, apart=True):
            raise Broken("copy", f"copy_from() over a new game's state: {found}")


def check_refusals(sample: Sample) -> None:
    """What is not legal is refused by a rule, whoever asks; asking and refusing change nothing."""
    table = sample.table
    before = table.state.copy()
    events = len(table.tape)
    asked = [(decision.id, decision.options) for decision in table.pending]
    for decision in list(table.pending):
        decision.forget()
        with blame("play", f"why not, asked for {decision.prompt}"):
            for option in _strangers(sample, decision):
                _refuse(table, decision, option)
        try:
            table.choose(decision.seat, decision.options[0], -1)
        except NotAsked:
            pass
        else:
            raise Broken("play", "an answer to a decision that was never asked was taken")
        with blame("play", "timeout"):
            if sample.game.timeout(decision) not in decision.options:
                raise Broken("play", f"timeout chooses {sample.game.timeout(decision)}, which is not legal")
    if found := difference(before, table.state):
        raise Broken("play", f"asking or refusing changed the state: {found}")
    if len(table.tape) != events or [(decision.id, decision.options) for decision in table.pending] != asked:
        raise Broken("play", "asking or refusing changed what is asked")


def _strangers(sample: Sample, decision: Decision) -> list[Option]:
    """Options that are not legal now: some that the rules bar, and any others."""
    barred = decision.barred
    for option, rule in barred:
        if option in decision.options:
            raise Broken("play", f"{option} is both offered and barred by {rule}")
        if rule not in sample.game.rulebook:
            raise Broken("play", f"{option} is barred by rule {rule}, which is not in the rulebook")
    some = [option for option, _ in sample.rng.sample(barred, min(2, len(barred)))]
    vocabulary = sample.game.vocabulary
    some += [vocabulary.numbered(sample.rng.randrange(vocabulary.size)) for _ in range(2)]
    return [option for option in some if option not in decision.options]


def _refuse(table: Table, decision: Decision, option: Option) -> None:
    try:
        table.choose(decision.seat, option, decision.id)
    except Refused as refusal:
        if not refusal.rules:
            raise Broken("play", f"{option} is refused without a rule") from None
    else:
        raise Broken("play", f"{option} is not among the options, but was taken")


def check_clone(sample: Sample) -> None:
    with blame("play", "clone()"):
        twin = sample.table.clone(sample.stream())
        _must_equal(sample, twin, "a clone")


def check_tape(sample: Sample) -> None:
    """Saved and loaded, and undone and redone, it is the same table."""
    table = sample.table
    with blame("play", "save and load"):
        text = table.save_text()
        twin = load_text(text, game=table.game)
        _must_equal(sample, twin, "a loaded table")
        if twin.save_text() != text:
            raise Broken("play", "a loaded table is saved differently")
        for seat in sample.eyes:
            if twin.notices(seat) and twin.sent(seat) != table.sent(seat):
                raise Broken("play", f"seat {seat} of a loaded table was told something else")
            if twin.why_no_undo(seat) != table.why_no_undo(seat):
                raise Broken("play", f"seat {seat} of a loaded table may undo something else")
        if _next_number(twin) != _next_number(table):
            raise Broken("play", "a loaded table goes on with other dice")
    with blame("play", "undo and redo"):
        _undo_and_redo(sample, twin)


def _undo_and_redo(sample: Sample, twin: Table) -> None:
    choices = [i for i, event in enumerate(twin.tape) if not isinstance(event, Outcome)]
    if not choices:
        return
    last = twin.tape[choices[-1]]
    assert not isinstance(last, Outcome)
    if twin.why_no_undo(last[0]):
        twin.rewind(choices[-1])
    else:
        twin.undo(last[0])
    asked = twin.pending + [decision for decision, _ in twin.answered] + twin.standing
    again = next(decision for decision in asked if (decision.seat, decision.nth) == last[:2])
    twin.choose(last[0], last[2], again.id)
    table = sample.table
    if found := difference(table.state, twin.state):
        raise Broken("play", f"undone and redone, the state differs: {found}")
    if _asked(twin) != _asked(table) or _next_number(twin) != _next_number(table):
        raise Broken("play", "undone and redone, the table asks something else or has other dice")


def _must_equal(sample: Sample, twin: Table, what: str) -> None:
    table = sample.table
    if found := difference(table.state, twin.state):
        raise Broken("play", f"{what} has another state: {found}")
    if twin.over != table.over or _asked(twin) != _asked(table):
        raise Broken("play", f"{what} asks {_asked(twin)}, the table {_asked(table)}")
    for seat in sample.eyes:
        if encoded(twin, seat) != sample.seen(seat):
            raise Broken("play", f"{what} looks different from seat {seat}")


def _asked(table: Table) -> list[tuple[int, str, int, str, int, int, int, str]]:
    both = [(decision, "") for decision in table.pending]
    both += [(decision, answer.name) for decision, answer in table.answered]
    return [(d.seat, d.prompt, d.subject, d.rule, d.to, d.known, d.nth, answer) for d, answer in both]


def _next_number(table: Table) -> float:
    stream = table.state.chance.stream()
    return stream.random() if stream is not None else 0.0

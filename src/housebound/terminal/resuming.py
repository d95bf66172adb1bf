"""What is said to people who leave: where the table is kept, and the command that goes on with it."""

from __future__ import annotations

import shlex
from pathlib import Path

from housebound.kernel.game import Speech
from housebound.kernel.table import Table


def left(table: Table, saved_in: Path, speech: Speech) -> str:
    """Where the table is; if it is not over, also how to come back to it, and else how to see it again."""
    file = shlex.quote(str(saved_in))
    if table.over:
        return speech.say("left-over", file=str(saved_in), command=f"housebound replay {file} --step")
    command = "referee" if table.seed is None else "play"
    return speech.say("left-open", file=str(saved_in), command=f"housebound {command} --resume {file}")

"""`make views`: what a seat sees of each game, field by field, written into docs/views.md and docs/schemas/.

Everything is read from the structs themselves. A test sees that the pages are as they should be.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import msgspec

from housebound.kernel.seat_view import TableView
from housebound.server.struct_docs import describe, notation, reach

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "views.md"
SCHEMAS = ROOT / "docs" / "schemas"
GAMES = {"betrayal": "Betrayal at House on the Hill", "room25": "Room 25", "terrorscape": "Terrorscape"}
_HEAD = """# What a seat sees

`table.view(seat)` is everything that a seat, or a spectator, may see, as plain typed data; the server, the line
protocol and the page send the same. Its `board` is the game's own: `housebound.games.betrayal.View`,
`housebound.games.room25.View`, `housebound.games.terrorscape.View`. Name the type, and your editor and mypy know
every field:

```python
import housebound
from housebound.games.room25 import View

table = housebound.new("room25", seats=4, seed=7)
board: View = table.view(2).board
print(board.phase, [room.space for room in board.rooms if room.room])
```

Seats are counted from 0. The same as JSON Schema: [betrayal](schemas/betrayal.json), [room25](schemas/room25.json),
[terrorscape](schemas/terrorscape.json). `make views` writes this page anew.
"""


def view_of(game: str) -> type[msgspec.Struct]:
    """The type of a game's boards."""
    found: type[msgspec.Struct] = import_module(f"housebound.games.{game}").View
    return found


def written() -> dict[Path, str]:
    """Every file, and what is to stand in it."""
    parts = [_HEAD, _chapter("Of every game", TableView)]
    parts += [_chapter(f"{title}: `housebound.games.{game}.View`", view_of(game)) for game, title in GAMES.items()]
    files = {PAGE: "\n".join(parts)}
    for game in GAMES:
        schema = msgspec.json.encode(msgspec.json.schema(view_of(game)))
        files[SCHEMAS / f"{game}.json"] = msgspec.json.format(schema, indent=2).decode() + "\n"
    return files


def _chapter(title: str, root: type) -> str:
    lines = [f"## {title}", ""]
    for struct in reach([root]):
        told = describe(struct)
        lines += [f"### {told.name}", "", " ".join(told.text.split()), "", "| field | type | |", "|---|---|---|"]
        for field in told.fields:
            kind = notation(field.type).replace("|", "\\|")
            lines.append(f"| `{field.name}` | `{kind}` | {' '.join(field.text.split())} |")
        lines.append("")
    return "\n".join(lines)


def main() -> None:
    SCHEMAS.mkdir(exist_ok=True)
    for path, text in written().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

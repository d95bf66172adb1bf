"""`make types`: the client's TypeScript types, written from the structs that the server reads and sends.

Everything is found, nothing is listed by hand: the messages of the WebSocket, the bodies and answers of every route
that the documentation shows, and what each installed game shows of its board.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import get_args, get_type_hints

import typer
from litestar import Litestar

from housebound.kernel import registry
from housebound.kernel.seat_view import TableView
from housebound.server.app import Options, create_app
from housebound.server.messages import ToClient, ToServer
from housebound.server.struct_docs import FieldText, StructText, bodies_and_answers, describe, notation, reach

FILE = Path(__file__).resolve().parent.parent / "client/src/lib/types.ts"
WIDTH = 120
GENERAL = f"Any{TableView.__name__}"
"""A view of any game, also of one that is not installed here."""

HEAD = """\
/** What the server reads and sends. Written by `make types` from the server's own structs: change those, not this. */

/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
"""


def typescript() -> str:
    """The whole file."""
    return HEAD + "".join(f"\n{block}\n" for block in Writer(create_app(Options())).blocks())


def boards() -> dict[str, type]:
    """Game -> the struct in which it shows its board."""
    known = [*registry.names(), *registry.names_beside()]
    return {name: get_type_hints(type(registry.find(name)).view)["return"] for name in known}


class Writer:
    """Writes each struct once, in the section where it is first needed."""

    def __init__(self, app: Litestar) -> None:
        self._bodies, self._answers = bodies_and_answers(app)
        self._boards = boards()
        sent = reach([*get_args(ToClient), *self._answers])
        self._received = set(reach([*get_args(ToServer), *self._bodies])) - set(sent)
        self._names = {part: _part_name(part, board) for board in self._boards.values() for part in reach([board])}
        self._written: dict[str, type] = {}

    def blocks(self) -> Iterator[str]:
        yield _title("Messages to the server, over the WebSocket")
        yield _union("ToServer", [one.__name__ for one in get_args(ToServer)])
        yield from self._all(get_args(ToServer))
        yield _title("Messages to the client, over the WebSocket")
        yield _union("ToClient", [one.__name__ for one in get_args(ToClient)])
        yield from self._all(get_args(ToClient))
        yield _title("Bodies of requests over HTTP")
        yield from self._all(self._bodies)
        yield _title("Answers over HTTP")
        yield from self._all(self._answers)
        yield _title("What each game shows of its board")
        yield self._board_map()
        for board in self._boards.values():
            yield from self._all([board])

    def _all(self, roots: Iterable[type]) -> Iterator[str]:
        """These and what they are made of, as far as it is not written yet."""
        for struct in reach(roots):
            name = self._name(struct)
            if name in self._written:
                if self._written[name] is not struct:
                    raise TypeError(f"two structs are called {name}: {self._written[name]!r} and {struct!r}")
                continue
            self._written[name] = struct
            if struct is TableView:
                yield from self._views()
            else:
                yield self._interface(describe(struct), name)

    def _name(self, struct: type) -> str:
        return self._names.get(struct, struct.__name__)

    def _views(self) -> Iterator[str]:
        """A view for each game, told apart by `game`."""
        general = describe(TableView)
        yield _union(TableView.__name__, [_view_name(board) for board in self._boards.values()], general.text)
        yield self._interface(general, GENERAL).replace("readonly board: Json;", "readonly board: unknown;")
        for game, board in self._boards.items():
            lines = [f'readonly game: "{game}";', f"readonly board: {self._name(board)};"]
            yield _braced(f"export interface {_view_name(board)} extends {GENERAL}", lines)

    def _board_map(self) -> str:
        keys = {game: game if game.isidentifier() else f'"{game}"' for game in self._boards}
        lines = [f"readonly {keys[game]}: {self._name(board)};" for game, board in self._boards.items()]
        names = _union("GameName", [f'"{game}"' for game in self._boards], "The games that are installed.")
        return f"{names}\n\n{_comment('Game -> its board.')}{_braced('export interface Boards', lines)}"

    def _interface(self, struct: StructText, name: str) -> str:
        lines = [f'readonly type: "{struct.tag}";'] if struct.tag else []
        for field in struct.fields:
            lines += _comment(field.text, indent=2).splitlines()
            lines.append(self._field(field, may_be_left_out=struct.cls in self._received))
        return _comment(struct.text) + _braced(f"export interface {name}", lines)

    def _field(self, field: FieldText, *, may_be_left_out: bool) -> str:
        mark = "?" if may_be_left_out and field.default else ""
        return f"readonly {field.name}{mark}: {notation(field.type, self._name)};"


def _part_name(part: type, board: type) -> str:
    """Parts of boards bear their game's name: several games have rooms."""
    game = board.__name__.removesuffix("View")
    return part.__name__ if part.__name__.startswith(game) else game + part.__name__


def _view_name(board: type) -> str:
    return board.__name__.removesuffix("View") + TableView.__name__


# -- how it looks


def _title(text: str) -> str:
    return f"// -- {text}"


def _union(name: str, types: Sequence[str], text: str = "") -> str:
    whole = f"export type {name} = {' | '.join(types)};"
    if len(whole) > WIDTH:
        whole = "\n".join([f"export type {name} =", *(f"  | {one}" for one in types)]) + ";"
    return _comment(text) + whole


def _comment(text: str, indent: int = 0) -> str:
    if not text:
        return ""
    if "\n" not in text and len(text) + indent + len("/**  */") <= WIDTH:
        return f"/** {text} */\n"
    wrapped = [textwrap.fill(part, WIDTH - indent - 3) for part in text.split("\n\n")]
    lines = "\n\n".join(wrapped).splitlines()
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"]) + "\n"


def _braced(head: str, lines: Sequence[str]) -> str:
    return "\n".join([f"{head} {{", *(f"  {line}" for line in lines), "}"])


def write() -> None:
    """Write the client's types anew."""
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    typer.run(write)

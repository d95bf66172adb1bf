"""What the documentation says is what there is: the page at /docs, `docs/server.md`, and the programs in `docs`."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
import typer
from schemathesis.specs.openapi.definitions import OPENAPI_31_VALIDATOR

from housebound.cli import app as command_line
from housebound.kernel import errors as kernel_errors
from housebound.kernel.errors import BadSetting
from housebound.server import errors as server_errors
from housebound.server.app import Options, create_app
from housebound.server.limits import Limits
from housebound.server.messages import State, ToClient, ToServer
from housebound.server.refusals import MEANINGS
from housebound.server.struct_docs import bodies_and_answers, describe, reach
from tests.server.processes import ServerProcess, serving
from tests.server.visitors import House

ROOT = Path(__file__).resolve().parents[2]
MANUAL = (ROOT / "docs/server.md").read_text(encoding="utf-8")
SERVER = ROOT / "src/housebound/server"


def section(title: str) -> str:
    """What stands under a heading of the manual, its own headings included."""
    found = re.search(rf"^(#+) {re.escape(title)}\n(.*?)(?=^\1 |^#{{1,2}} |\Z)", MANUAL, re.M | re.S)
    assert found is not None, f"docs/server.md has no section {title!r}"
    return found[2]


def rows(text: str) -> list[list[str]]:
    """The rows of the Markdown tables in a text, without their heads."""
    lines = [line.strip().strip("|").split(" | ") for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line] for line in lines]
    heads = {n for n, line in enumerate(cells) if set("".join(line)) <= set("-:| ")}
    return [line for n, line in enumerate(cells) if n not in heads and n + 1 not in heads]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'club.db'}", folder) as servers:
        yield servers[0]


# -- the manual


def codes_in_source() -> dict[str, set[int]]:
    """Every code of an error in the source of the server, with the HTTP statuses it comes with."""
    found: dict[str, set[int]] = defaultdict(set)
    for path in sorted(SERVER.glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id="ServerError"), args=[ast.Constant(value=str(code)), *more]):
                    found[code].add(_status(more, node.keywords, 400))
                case ast.Call(func=ast.Attribute(attr="__init__"), args=[ast.Constant(value=str(code)), *more]):
                    found[code].add(_status(more, node.keywords, 400))
                case ast.Call(func=ast.Name(id="ErrorSaid"), args=[ast.Constant(value=str(code)), *_]):
                    found[code].add(0)  # over the WebSocket
                case ast.Tuple(
                    elts=[ast.Name(id=name), ast.Constant(value=str(code)), ast.Constant(value=int(status))]
                ):
                    if hasattr(kernel_errors, name):
                        found[code].add(status)
                case ast.Dict(keys=[ast.Constant(value=int()), *_]):
                    for key, value in zip(node.keys, node.values, strict=True):
                        match key, value:
                            case ast.Constant(value=int(status)), ast.Constant(value=str(code)) if _is_code(code):
                                found[code].add(status)
    return found


def _status(more: list[ast.expr], keywords: list[ast.keyword], default: int) -> int:
    """The status among these arguments: a number, or the name of one."""
    for one in [*more, *(word.value for word in keywords)]:
        match one:
            case ast.Constant(value=int(status)):
                return status
            case ast.Name(id=name) if isinstance(getattr(server_errors, name, None), int):
                return int(getattr(server_errors, name))
    return default


def _is_code(text: str) -> bool:
    return re.fullmatch(r"[a-z]+(-[a-z]+)*", text) is not None


def test_every_error_code_is_in_the_manual_and_none_else() -> None:
    written = {code.strip("`"): status for code, status, *_ in rows(section("Errors"))}
    source = codes_in_source()
    assert all(_is_code(code) for code in source)
    assert set(written) == set(source)
    for code, statuses in source.items():
        assert set(re.findall(r"\d+", written[code])) == {str(status) for status in statuses if status}, code


@pytest.mark.parametrize("message", get_args(ToServer) + get_args(ToClient), ids=lambda one: one.__name__)
def test_every_message_has_an_example_with_all_its_fields(message: type) -> None:
    text = describe(message)
    example = _example(section(f"`{text.tag}`"))
    kind: Any = ToServer if message in get_args(ToServer) else ToClient
    assert type(msgspec.json.decode(example, type=kind)) is message
    assert set(json.loads(example)) == {"type", *(field.name for field in text.fields)}


def _example(text: str) -> str:
    found = re.search(r"```json\n(.*?)```", text, re.S)
    assert found is not None
    return found[1]


def test_the_manual_has_no_message_that_is_none() -> None:
    titles = set(re.findall(r"^### `(\w+)`$", MANUAL, re.M))
    assert titles == {describe(one).tag for one in [*get_args(ToServer), *get_args(ToClient)]}


def test_every_route_is_in_the_manual_and_none_else() -> None:
    schema = create_app(Options()).openapi_schema.to_schema()
    routes = {f"{method.upper()} {path}" for path, methods in schema["paths"].items() for method in methods}
    written = {route.strip("`") for route, *_ in rows(section("The HTTP interface"))}
    assert written == routes


def test_every_limit_is_in_the_manual_with_its_number() -> None:
    written = {name.strip("`"): float(number.replace(",", "")) for name, number, _ in rows(section("Limits"))}
    assert written == {name: float(getattr(Limits(), name)) for name in Limits.__struct_fields__}


def test_limits_are_changed_as_the_manual_says() -> None:
    limits = Limits.read(["chat=1000", "rate=2.5"])
    assert (limits.chat, limits.rate, limits.name) == (1000, 2.5, Limits().name)
    for wrong, why in [("chats=1", "there is no limit 'chats'"), ("chat=many", "NAME=NUMBER"), ("chat=-1", "NAME")]:
        with pytest.raises(BadSetting, match=why):
            Limits.read([wrong])


def test_every_option_of_serve_is_in_the_manual_and_none_else() -> None:
    group = typer.main.get_command(command_line)
    (serve,) = [one for name, one in group.commands.items() if name == "serve"]  # type: ignore[attr-defined]
    options = {option for one in serve.params for option in one.opts if option != "--help"}
    assert {option.strip("`").split()[0] for option, *_ in rows(section("Options"))} == options


def test_every_metric_is_in_the_manual_and_none_else(server: ServerProcess) -> None:
    told = httpx.get(f"{server.url}/metrics").text
    names = {re.split(r"[ {]", line)[0] for line in told.splitlines() if not line.startswith("#")}
    assert {name.strip("`") for name, *_ in rows(section("Health and metrics"))} == names


def test_the_programs_in_the_manual_are_those_in_the_folder() -> None:
    program = (ROOT / "docs/example_client.py").read_text(encoding="utf-8")
    assert f"```python\n{program}```" in MANUAL


def test_links_in_the_manual_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", MANUAL):
        assert (ROOT / "docs" / target).is_file(), target


# -- the OpenAPI schema and the page


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    return create_app(Options()).openapi_schema.to_schema()


def operations(schema: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            yield f"{method} {path}", operation


def test_every_operation_says_what_it_does_and_answers(schema: dict[str, Any]) -> None:
    for name, operation in operations(schema):
        assert operation["summary"], name
        for status, answer in operation["responses"].items():
            assert answer["description"], (name, status)
            if status >= "400":
                assert answer["description"] == MEANINGS[int(status)], (name, status)
                assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/ErrorSaid"}


def test_operations_with_parameters_say_how_they_are_refused(schema: dict[str, Any]) -> None:
    for name, operation in operations(schema):
        if operation.get("parameters") or "requestBody" in operation:
            assert "400" in operation["responses"], name
        if "{table}" in name:
            assert {"404", "409", "503"} <= set(operation["responses"]), name
        if any(one["name"] == "authorization" for one in operation.get("parameters", ())):
            assert {"401", "403"} <= set(operation["responses"]), name


def test_the_schema_is_sound(schema: dict[str, Any]) -> None:
    """It is OpenAPI, every reference leads somewhere, and every operation has a name of its own."""
    assert [error.message for error in OPENAPI_31_VALIDATOR.iter_errors(schema)] == []
    references = re.findall(r'"\$ref": "([^"]+)"', json.dumps(schema))
    parts = schema["components"]["schemas"]
    assert {one.removeprefix("#/components/schemas/") for one in references} <= set(parts)
    names = [operation["operationId"] for _, operation in operations(schema)]
    assert len(set(names)) == len(names)


async def test_the_page_shows_everything_and_loads_nothing(house: House, schema: dict[str, Any]) -> None:
    answer = await house.get("/docs")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    page = answer.text
    for name, operation in operations(schema):
        assert f"<code>{name.split()[1]}</code>" in page
        assert operation["summary"].replace("&", "&amp;") in page
    for message in [*get_args(ToServer), *get_args(ToClient)]:
        assert f'id="struct-{message.__name__}"' in page
    assert not re.search(r"<(script|link|img|iframe|object|embed)\b", page)
    assert not re.search(r"(https?:)?//\w|@import|url\(", page)
    anchors = set(re.findall(r'id="([^"]+)"', page))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= anchors
    assert len(anchors) == len(re.findall(r'id="', page))


async def test_the_schema_is_served(house: House, schema: dict[str, Any]) -> None:
    answer = await house.get("/docs/openapi.json")
    assert answer.json()["paths"].keys() == schema["paths"].keys()


def test_everything_that_is_sent_says_what_it_is() -> None:
    bodies, answers = bodies_and_answers(create_app(Options()))
    for struct in reach([*bodies, *answers, *get_args(ToServer), *get_args(ToClient)]):
        assert describe(struct).text, struct
    assert describe(State).fields[1].text.startswith("From number"), "texts under fields are found"


# -- the programs


def test_the_client_plays_to_the_end(server: ServerProcess) -> None:
    command = [sys.executable, str(ROOT / "docs/example_client.py"), server.url, "room25"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"(won|lost) by R25-\S+\n", done.stdout)

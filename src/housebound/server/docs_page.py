"""The page at /docs: the HTTP interface from its OpenAPI schema, and the WebSocket from its messages.

Rendered here, as one file without scripts: nothing is loaded from anywhere else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape
from typing import Any, get_args

from litestar import Request
from litestar.enums import MediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin

from housebound.server.messages import ToClient, ToServer
from housebound.server.struct_docs import bodies_and_answers, describe, notation, parts_of, reach

LIVE = "/api/tables/{table}/live"
_METHODS = ("get", "post", "put", "patch", "delete")
_CODE = re.compile(r"`([^`]+)`")

STYLE = """
:root { color-scheme: light dark; --ink: #1c1a17; --paper: #fbfaf7; --faint: #6b665d; --line: #ddd8cd; --link: #7a3b12;
  --code: #f1ede4; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ebe7df; --paper: #191714; --faint: #a19a8d; --line: #38342d; --link: #e5a671; --code: #25221d; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: var(--link); }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
h1, h2, h3 { line-height: 1.2; }
h2 { margin-top: 3rem; padding-top: .5rem; border-top: 2px solid var(--line); }
h3 { margin: 2.2rem 0 .3rem; font-size: 1.05rem; }
h3 code { font-weight: 600; }
code, pre { font: .9em/1.45 ui-monospace, monospace; background: var(--code); border-radius: 3px; padding: .1em .25em; }
nav ul, .answers { list-style: none; padding: 0; }
nav li { margin: .2rem 0; }
.method { display: inline-block; min-width: 3.2em; color: var(--faint); font: 600 .8rem ui-monospace, monospace; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 1rem; }
th, td { text-align: left; vertical-align: top; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--faint); font-weight: 500; font-size: .85rem; }
.status { display: inline-block; min-width: 2.6em; font-weight: 600; }
summary { cursor: pointer; color: var(--faint); }
"""


class DocsPage(OpenAPIRenderPlugin):
    """Renders the page for Litestar's /docs."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML, style="")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return page(openapi_schema, *bodies_and_answers(request.app)).encode()


def page(schema: dict[str, Any], bodies: Iterable[type], answers: Iterable[type]) -> str:
    """The whole page, from an OpenAPI schema and the structs that go over HTTP."""
    operations = list(_operations(schema))
    messages = [*get_args(ToServer), *get_args(ToClient)]
    received = reach([*bodies, *get_args(ToServer)])
    parts = sorted({*received, *reach([*answers, *messages])}.difference(messages), key=lambda part: part.__name__)
    known = {part.__name__ for part in parts}
    title = escape(f"{schema['info']['title']} {schema['info']['version']}")
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}: the interface for programs</title><style>{STYLE}</style></head><body>",
            f"<h1>{title}: the interface for programs</h1>",
            "<p>Open a table, hand out its seats, play, look on. Everything is JSON. A seat is a secret token: send "
            "it as <code>Authorization: Bearer TOKEN</code>, or in the first message of the WebSocket. Whatever is "
            f"refused says a code, a sentence, and the rules that refused it: {_link('ErrorSaid', known)}.</p>",
            '<p>The same for programs: <a href="docs/openapi.json">openapi.json</a>. '
            "<code>docs/server.md</code> tells the whole story, with examples and every error code.</p>",
            _contents(operations),
            '<h2 id="http">Over HTTP</h2>',
            *(_operation(*one, known) for one in operations),
            '<h2 id="live">Over the WebSocket</h2>',
            f"<p><code>{escape(LIVE)}</code>: connect, say who you are with <code>sit</code>, and you are sent what "
            "you may see whenever it changes. Every message is one JSON object with a <code>type</code>. A "
            "<code>ref</code> that you send comes back with the answer.</p>",
            '<h2 id="to-server">Messages to the server</h2>',
            *(_struct(message, known, received=True) for message in get_args(ToServer)),
            '<h2 id="to-client">Messages to the client</h2>',
            *(_struct(message, known, received=False) for message in get_args(ToClient)),
            '<h2 id="parts">What they are made of</h2>',
            *(_struct(part, known, received=part in received) for part in parts),
            "</body></html>",
        ]
    )


# -- the HTTP interface


def _operations(schema: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in schema["paths"].items():
        for method in _METHODS:
            if method in methods:
                yield method.upper(), path, methods[method]


def _contents(operations: Iterable[tuple[str, str, dict[str, Any]]]) -> str:
    lines = [
        f'<li><a href="#{_anchor(method, path)}"><span class="method">{method}</span><code>{escape(path)}</code></a> '
        f"{_prose(operation['summary'])}</li>"
        for method, path, operation in operations
    ]
    more = [("live", "Over the WebSocket"), ("to-server", "Messages to the server")]
    more += [("to-client", "Messages to the client"), ("parts", "What they are made of")]
    lines += [f'<li><a href="#{anchor}">{text}</a></li>' for anchor, text in more]
    return f"<nav aria-label='Contents'><ul>{''.join(lines)}</ul></nav>"


def _anchor(method: str, path: str) -> str:
    return re.sub(r"\W+", "-", f"{method} {path}".lower()).strip("-")


def _operation(method: str, path: str, operation: dict[str, Any], known: set[str]) -> str:
    parts = [
        f'<h3 id="{_anchor(method, path)}"><span class="method">{method}</span><code>{escape(path)}</code></h3>',
        f"<p>{_prose(operation['summary'])}. {_prose(operation.get('description', ''))}</p>",
    ]
    if operation.get("parameters"):
        rows = [
            (
                f"<code>{escape(one['name'])}</code>",
                one["in"],
                _schema(one["schema"], known),
                _prose(one.get("description", "")) or ("" if one["required"] else "may be left out"),
            )
            for one in operation["parameters"]
        ]
        parts.append(_table(("parameter", "in", "type", ""), rows))
    if "requestBody" in operation:
        parts.append(f"<p>Body: {_content(operation['requestBody'], known)}</p>")
    parts.append(_answers(operation["responses"], known))
    return "\n".join(parts)


def _answers(responses: dict[str, Any], known: set[str]) -> str:
    good = [_answer(status, one, known) for status, one in responses.items() if status < "400"]
    bad = [_answer(status, one, known) for status, one in sorted(responses.items()) if status >= "400"]
    folded = f"<details><summary>Refusals</summary><ul class='answers'>{''.join(bad)}</ul></details>" if bad else ""
    return f"<ul class='answers'>{''.join(good)}</ul>{folded}"


def _answer(status: str, response: dict[str, Any], known: set[str]) -> str:
    content = _content(response, known)
    text = _prose(response["description"].rstrip("."))
    return f'<li><span class="status">{status}</span> {text}{": " if content else "."}{content}</li>'


def _content(holder: dict[str, Any], known: set[str]) -> str:
    kinds = [
        _schema(one["schema"], known) if kind == "application/json" else f"<code>{escape(kind)}</code>"
        for kind, one in holder.get("content", {}).items()
    ]
    return " or ".join(kinds)


def _schema(schema: dict[str, Any], known: set[str]) -> str:
    """A type of the OpenAPI schema in a few words."""
    if "$ref" in schema:
        return _link(schema["$ref"].rpartition("/")[2], known)
    if schema.get("type") == "array":
        return f"a list of {_schema(schema['items'], known)}"
    if "oneOf" in schema:
        return " or ".join(_schema(one, known) for one in schema["oneOf"])
    default = f" = {escape(str(schema['default']))}" if schema.get("default") not in (None, "") else ""
    return f"<code>{escape(str(schema.get('type', 'any')))}{default}</code>"


# -- structs and messages


def _struct(struct: type, known: set[str], *, received: bool) -> str:
    """A struct with its fields. What is sent has them all; of what is received some may be left out."""
    text = describe(struct)
    tag = f' <code>{{"type": "{text.tag}", …}}</code>' if text.tag else ""
    rows = [
        (
            f"<code>{escape(field.name)}</code>",
            f"<code>{_linked(notation(field.type), [part.__name__ for part in parts_of(field.type)], known)}</code>",
            _prose(field.text),
            f"if left out: <code>{escape(field.default)}</code>" if received and field.default else "",
        )
        for field in text.fields
    ]
    head = f'<h3 id="{_struct_anchor(text.name)}">{escape(text.name)}{tag}</h3>'
    story = "".join(f"<p>{_prose(part)}</p>" for part in text.text.split("\n\n") if part)
    return "\n".join([head, story, _table(("field", "type", "", ""), rows) if rows else ""])


def _linked(text: str, names: Iterable[str], known: set[str]) -> str:
    shown = escape(text)
    for name in dict.fromkeys(names):
        shown = re.sub(rf"\b{name}\b", _link(name, known), shown)
    return shown


def _link(name: str, known: set[str]) -> str:
    return f'<a href="#{_struct_anchor(name)}">{escape(name)}</a>' if name in known else escape(name)


def _struct_anchor(name: str) -> str:
    return f"struct-{name}"


# -- how it looks


def _prose(text: str) -> str:
    return _CODE.sub(r"<code>\1</code>", escape(text, quote=False))


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    titles = "".join(f'<th scope="col">{title}</th>' for title in head)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{titles}</tr></thead><tbody>{body}</tbody></table></div>'

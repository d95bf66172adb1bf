"""The schemas of what goes over the wire, as files to download and as a page: made from the structs themselves."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from housebound.server.app import Options, create_app
from housebound.server.messages import ToClient, ToServer
from tools.manual.links import DOCS

_FILES: Final = """
| what | file |
|---|---|
| what a seat sees of Betrayal | {download}`betrayal.json <schemas/betrayal.json>` |
| what a seat sees of Room 25 | {download}`room25.json <schemas/room25.json>` |
| what a seat sees of Terrorscape | {download}`terrorscape.json <schemas/terrorscape.json>` |
| messages to the server, over the WebSocket | {download}`to-server.json <schemas/to-server.json>` |
| messages from the server, over the WebSocket | {download}`to-client.json <schemas/to-client.json>` |
| the HTTP interface | {download}`openapi.json <schemas/openapi.json>` |

## Messages to the server

```{literalinclude} schemas/to-server.json
:language: json
```
"""


def schema_files() -> dict[str, str]:
    """File under schemas/ -> its text."""
    files = {path.name: path.read_text(encoding="utf-8") for path in sorted((DOCS / "schemas").glob("*.json"))}
    made: dict[str, Any] = {
        "to-server.json": msgspec.json.schema(ToServer),
        "to-client.json": msgspec.json.schema(ToClient),
        "openapi.json": create_app(Options()).openapi_schema.to_schema(),
    }
    return files | {name: json.dumps(one, indent=1, ensure_ascii=False) + "\n" for name, one in made.items()}


def file_list() -> str:
    """What stands on the page below its prose."""
    return _FILES

"""A bot for any Housebound game over the line protocol (docs/protocol.md): takes its last option, and says so.

housebound match room25 --bot "python3 docs/example_bot.py" --bot random --games 10
"""

import json
import sys
from typing import Any


def say(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)  # one line per message, and never kept in a buffer


def choose(ask: dict[str, Any]) -> str:
    """The only part worth improving: `ask["view"]` is all this seat may see."""
    options: list[str] = ask["options"]
    return options[-1]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(f"playing {message['game']} in seat {message['seat']}", file=sys.stderr)
        say({"type": "ready"})
    elif message["type"] == "ask":
        say({"type": "choose", "id": message["id"], "option": choose(message)})
    elif message["type"] == "lost":
        sys.exit(f"lost the seat: {message['why']}")

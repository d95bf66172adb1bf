"""A client in a few lines: opens a table with bots in the other seats, and plays its own seat at random to the end.

python3 docs/example_client.py http://127.0.0.1:8025 room25
"""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect  # pip install websockets

server, game = sys.argv[1:3]
wanted = {"game": game, "seats": 4, "mine": [0], "bots": {"1": "", "2": "", "3": ""}}
request = urllib.request.Request(f"{server}/api/tables", json.dumps(wanted).encode())
with urllib.request.urlopen(request) as answer:
    opened = json.load(answer)

with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{opened['table']}/live", max_size=None) as socket:
    socket.send(json.dumps({"type": "sit", "token": opened["tokens"]["0"]}))
    answered = set()  # what was told before our choice arrived still asks for it
    for raw in socket:
        message = json.loads(raw)
        if message["type"] == "error":
            sys.exit(f"{message['code']}: {message['sentence']}")
        if message["type"] != "state":
            continue
        view = message["view"]  # all that this seat may see
        if view["over"]:
            print("won" if view["seat"] in view["result"]["winners"] else "lost", "by", view["result"]["why"])
            break
        for asked in view["asked"]:
            if not asked["answer"] and asked["id"] not in answered:
                answered.add(asked["id"])
                option = random.choice(asked["options"])
                socket.send(json.dumps({"type": "choose", "decision": asked["id"], "option": option}))

"""A program at a seat of a running server: it speaks the line protocol, the server a WebSocket, and this goes between.

A lost connection is made again for a while; nothing is lost with it, for the server keeps the table.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import quote, unquote, urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from housebound.bots.external import Conversation, LostSeat
from housebound.kernel.errors import BadSetting, HouseboundError

_LONGEST_MESSAGE = 1 << 24
_AGAIN = ("not-stored", "busy", "too-fast", "too-slow")
"""Refusals of something that may be tried again."""
_PAUSE = 0.5
"""Seconds before something is tried again."""
_LATE = ("not-asked",)
"""Refusals of an answer that nobody waits for any more: another decision follows."""


class Invited(Exception):
    """The link is an invitation: it must be exchanged for the seat's secret."""


class Gone(HouseboundError):
    """The server cannot be reached, or does not let us in."""


class SeatLink(NamedTuple):
    """The secret link of a seat, taken apart."""

    server: str
    table: str
    token: str

    @classmethod
    def read(cls, link: str) -> SeatLink:
        """`https://HOST/#/t/TABLE/TOKEN`, as a host hands it out."""
        try:
            address = urlsplit(link)
        except ValueError:
            raise BadSetting("is-no-link-of-a-seat-it-looks", link=repr(link)) from None
        _, _, path = address.fragment.partition("t/")
        table, _, token = unquote(path).partition("/")
        if address.scheme not in ("http", "https") or not address.netloc or not table or not token:
            raise BadSetting("is-no-link-of-a-seat-it-looks", link=repr(link))
        if "." in token:
            raise BadSetting("this-link-holds-several-seats-give-the-link")
        return cls(f"{address.scheme}://{address.netloc}{address.path.rstrip('/')}", table, token)

    @property
    def live(self) -> str:
        """Where the table's WebSocket is."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{quote(self.table)}/live"

    def __str__(self) -> str:
        return f"{self.server}/#/t/{self.table}/{self.token}"

    def claimed(self) -> SeatLink:
        """The seat's own link, for which an invitation is exchanged."""
        return self._replace(token=self.post(f"/tables/{quote(self.table)}/claim", {})["token"])

    def get(self, path: str) -> Any:
        return self._fetch(Request(f"{self.server}/api{path}"))

    def post(self, path: str, body: dict[str, Any]) -> Any:
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        return self._fetch(Request(f"{self.server}/api{path}", msgspec.json.encode(body), headers))

    def _fetch(self, request: Request) -> Any:
        try:
            with urlopen(request, timeout=60) as answer:
                return msgspec.json.decode(answer.read())
        except HTTPError as error:
            raise Gone("server-says", server=self.server, error=_sentence(error.read())) from None
        except (URLError, OSError) as error:
            raise Gone("does-not-answer", server=self.server, error=error) from None


def _sentence(raw: bytes) -> str:
    try:
        return str(msgspec.json.decode(raw)["sentence"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return raw[:200].decode(errors="replace")


class RemoteSeat:
    """One seat of a server's table, played to the end of the game by the other end of a conversation."""

    def __init__(
        self,
        link: SeatLink,
        player: Conversation,
        patience: float,
        claimed: Callable[[SeatLink], None] = lambda _: None,
        away: Callable[[], None] = lambda: None,
    ) -> None:
        """`claimed` is told the seat's own link, if this one is an invitation; `away` whenever the server is gone."""
        self._link = link
        self._claimed = claimed
        self._away = away
        self._player = player
        self._patience = patience
        self._greeted = False
        self._log: list[Any] = []  # what the seat was told and was not taken back
        self._given = 0  # how much of it the program has
        self._view: dict[str, Any] = {}

    def play(self) -> dict[str, Any]:
        """Until the game is over: its result. `LostSeat` if the program fails, `Gone` if the server does."""
        last_seen, waits = time.monotonic(), False
        while True:
            try:
                with self._connection() as connection:
                    self._view = {}
                    self._play_on(connection)
                    break
            except Invited:
                self._link = self._link.claimed()
                self._claimed(self._link)
            except (ConnectionClosed, InvalidHandshake, OSError) as error:
                if self._view:
                    last_seen, waits = time.monotonic(), False  # it was there until now
                    self._view = {}
                if time.monotonic() - last_seen > self._patience:
                    raise Gone("does-not-answer", server=self._link.server, error=error) from None
                if not waits:
                    self._away()
                    waits = True
                time.sleep(_PAUSE)
        result: dict[str, Any] = self._view["result"]
        self._player.over(result=result, view=self._view)
        return result

    def hand_over(self) -> None:
        """The game's usual bot plays on in this seat."""
        self._link.post(f"/tables/{quote(self._link.table)}/bot", {})

    @contextmanager
    def _connection(self) -> Iterator[ClientConnection]:
        with connect(self._link.live, max_size=_LONGEST_MESSAGE) as connection:
            connection.send(msgspec.json.encode({"type": "sit", "token": self._link.token}).decode())
            yield connection

    def _play_on(self, connection: ClientConnection) -> None:
        self._receive(connection)
        if not self._greeted:
            self._greet(self._view["seat"])
            self._greeted = True
        while not self._view["over"]:
            asked = [one for one in self._view["asked"] if not one["answer"]]
            if asked:
                self._answer(connection, asked[0])
            else:
                self._receive(connection)

    def _greet(self, seat: int) -> None:
        info = self._link.get(f"/tables/{quote(self._link.table)}")
        versions = {game["name"]: game["version"] for game in self._link.get("/games")}
        self._player.hello(
            game=info["game"],
            version=versions[info["game"]],
            seat=seat,
            seats=len(info["seats"]),
            settings=info["settings"],
        )

    def _answer(self, connection: ClientConnection, asked: dict[str, Any]) -> None:
        """Ask the program, and send what it chooses until the server has taken or refused it."""
        news, self._given = self._log[self._given :], len(self._log)
        option = self._player.ask(
            asked["id"],
            prompt=asked["prompt"],
            subject=asked["subject"],
            rule=asked["rule"],
            options=asked["options"],
            view=self._view,
            notices=news,
        )
        if option not in asked["options"]:
            raise LostSeat("it-chose-which-is-not-among-its-options", option=option)
        message = {"type": "choose", "decision": asked["id"], "option": option, "ref": str(asked["id"])}
        while True:
            connection.send(msgspec.json.encode(message).decode())
            answer = self._receive(connection)
            while answer["type"] not in ("done", "error"):
                answer = self._receive(connection)
            if answer["type"] == "done" or answer["code"] in _LATE:
                self._view["asked"] = [one for one in self._view["asked"] if one["id"] != asked["id"]]
                return
            if answer["code"] not in _AGAIN:
                raise LostSeat("it-chose-and-was-refused", option=option, answer=answer["sentence"])
            time.sleep(_PAUSE)

    def _receive(self, connection: ClientConnection) -> dict[str, Any]:
        """The next message; what is new for the seat is kept."""
        message: dict[str, Any] = msgspec.json.decode(connection.recv())
        if message["type"] == "state":
            self._view = message["view"]
            self._follow(message["told_from"], message["told"])
        elif message["type"] == "error" and not message["ref"]:
            if message["code"] in _AGAIN:
                raise ConnectionError(message["sentence"])
            if message["code"] == "invitation":
                raise Invited
            raise Gone("server-says", server=self._link.server, error=message["sentence"])
        return message

    def _follow(self, since: int, told: list[Any]) -> None:
        """Keep the log; what the program has and was taken back or changed is given anew."""
        log = self._log[:since] + told
        same = (one == other for one, other in zip(self._log[: self._given], log, strict=False))
        self._given = next((n for n, alike in enumerate(same) if not alike), min(self._given, len(log)))
        self._log = log

"""The recipes of deploy/ under play: two server processes and PostgreSQL behind a real nginx or Caddy with TLS.

    python -m tests.server.behind_proxy --proxy nginx --kills 5

Players of all three games connect through the proxy, for nginx under a path of its site. Processes get SIGKILL at
random moments: the proxy brings everybody to the other one, and nothing that was acknowledged may be lost.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Final

import httpx

from tests.server.postgres import Postgres
from tests.server.processes import Leash, ServerProcess, free_port
from tests.server.torture import AS_FAST_AS_THEY_CAN, SHORT, Report, Torture

DEPLOY: Final = Path(__file__).resolve().parents[2] / "deploy"
PATHS: Final = {"nginx": "/games/housebound", "caddy": ""}
_PATIENCE: Final = 60.0


class Behind(ServerProcess):
    """A server process that players reach through the proxy alone; which one they reach is the proxy's to say."""

    site = ""

    @property
    def url(self) -> str:
        return self.site

    def live(self, table: str) -> str:
        return f"{self.site.replace('https', 'wss', 1)}/api/tables/{table}/live"


def nginx(folder: Path, port: int, first: int, second: int) -> list[str]:
    """deploy/nginx-club.conf as it stands, but for ports, names and where the certificate is."""
    text = (DEPLOY / "nginx-club.conf").read_text(encoding="utf-8")
    changes = {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "club.example": "localhost",
        "/etc/ssl/club": str(folder / "club"),
        "127.0.0.1:8025": f"127.0.0.1:{first}",
        "127.0.0.1:8026": f"127.0.0.1:{second}",
    }
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    conf = f"pid {folder}/nginx.pid;\nerror_log {folder}/proxy.log;\nevents {{}}\n"
    conf += f"http {{\naccess_log off;\n{places}{_changed(text, changes)}}}\n"
    (folder / "nginx.conf").write_text(conf, encoding="utf-8")
    return [_program("nginx"), "-c", str(folder / "nginx.conf"), "-p", str(folder), "-g", "daemon off;"]


def caddy(folder: Path, port: int, first: int, second: int) -> list[str]:
    """deploy/Caddyfile as it stands, but for its site, which has a certificate of ours."""
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    changes = {
        "{$CLUB:club.example} {": f"{{\n\tadmin off\n\tauto_https off\n}}\n\nhttps://localhost:{port} {{\n"
        f"\tbind 127.0.0.1\n\ttls {folder}/club.pem {folder}/club.key",
        "{$FIRST:127.0.0.1:8025}": f"127.0.0.1:{first}",
        "{$SECOND:127.0.0.1:8026}": f"127.0.0.1:{second}",
    }
    (folder / "Caddyfile").write_text(_changed(text, changes), encoding="utf-8")
    return [_program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def _changed(text: str, changes: dict[str, str]) -> str:
    for old, new in changes.items():
        assert old in text, f"the recipe has no {old}"
        text = text.replace(old, new)
    return text


def _program(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if found is None:
        raise SystemExit(f"{name} is not installed: apt-get install {name}")
    return found


@contextlib.contextmanager
def proxied(kind: str, folder: Path, servers: list[Behind]) -> Iterator[None]:
    """The proxy before these servers, until this is left; our own certificate is trusted by whoever connects."""
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(folder / "club.key"), "-out", str(folder / "club.pem")]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject, *files]
    subprocess.run(made, check=True, capture_output=True)
    os.environ["SSL_CERT_FILE"] = str(folder / "club.pem")
    port = free_port()
    command = {"nginx": nginx, "caddy": caddy}[kind](folder, port, servers[0].stays, servers[1].stays)
    environment = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "proxy.out").open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, env=environment)
    leash = Leash("kill", str(process.pid))
    try:
        _wait_for(port, process, folder)
        for server in servers:
            server.site = f"https://localhost:{port}{PATHS[kind]}"
        yield
    finally:
        process.terminate()
        process.wait()
        leash.drop()


def _wait_for(port: int, process: subprocess.Popen[bytes], folder: Path) -> None:
    give_up = time.monotonic() + _PATIENCE
    while time.monotonic() < give_up and process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1.0):
            return
        time.sleep(0.05)
    raise SystemExit(f"the proxy does not start:\n{(folder / 'proxy.out').read_text()}")


async def trial(kind: str, kills: int, seed: int) -> Report:
    """Play while processes are killed; and the page and its manual come through the proxy as they are."""
    with tempfile.TemporaryDirectory(prefix="housebound-trial-") as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        postgres = Postgres()
        stack.callback(postgres.remove)
        database = await postgres.new_database()
        fast = (*AS_FAST_AS_THEY_CAN, "--limit", "requests=1000000")
        servers = [Behind(database, folder / f"server{n}.log", *fast) for n in range(2)]
        for server in servers:
            server.stays = free_port()
            stack.callback(server.kill)
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda server: server.start(), servers))
        stack.enter_context(proxied(kind, folder, servers))
        while any(httpx.get(f"http://127.0.0.1:{server.port}/ready").status_code != 200 for server in servers):
            await asyncio.sleep(0.2)
        for path, wanted in (("/", 200), ("/health", 200), ("/ready", 200), ("/api/games", 200), ("/metrics", 403)):
            answer = await servers[0].get(path)
            assert answer.status_code == wanted, f"{path}: {answer.status_code} {answer.text[:200]}"
        return await Torture(servers, SHORT, Random(seed)).run(kills, to_the_end=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Play behind a real proxy while server processes are killed.")
    parser.add_argument("--proxy", choices=sorted(PATHS), default="nginx")
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    began = time.monotonic()
    report = asyncio.run(trial(wanted.proxy, wanted.kills, wanted.seed))
    print(f"{wanted.proxy}: {report}; {time.monotonic() - began:.0f} s")
    for fault in report.faults:
        print("  " + fault)
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())

"""The recipes of deploy/, and backups as docs/hosting.md has them. Make tries the rest: trial, recipes, container."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from random import Random

import pytest
import yaml

from housebound.server.app import Options
from housebound.server.running import AT_MOST
from tests.server import behind_proxy
from tests.server.behind_proxy import DEPLOY
from tests.server.conftest import hosting
from tests.server.postgres import Postgres
from tests.server.visitors import database, play_on

ROOT = DEPLOY.parent

pytest_plugins = ["tests.server.running_postgres"]


def test_the_trial_changes_names_and_ports_of_the_recipes_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(behind_proxy, "_program", lambda name: name)
    behind_proxy.nginx(tmp_path, 7001, 7002, 7003)
    behind_proxy.caddy(tmp_path, 7001, 7002, 7003)
    for recipe, written in (("nginx-club.conf", "nginx.conf"), ("Caddyfile", "Caddyfile")):
        then = (tmp_path / written).read_text(encoding="utf-8")
        kept = [line for line in (DEPLOY / recipe).read_text(encoding="utf-8").splitlines() if line in then]
        assert len(kept) >= len((DEPLOY / recipe).read_text(encoding="utf-8").splitlines()) - 6
        assert "8025" not in then
        assert "example" not in then


def test_the_services_of_compose_fit_each_other_and_the_container() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert set(services) == {"first", "second", "database", "proxy"}
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert "EXPOSE 8025" in container
    for name, value in services["proxy"]["environment"].items():
        assert f"{{${name}:" in caddy, "the proxy reads what it is given"
        assert name == "CLUB" or value.partition(":")[0] in services
    for name in ("first", "second"):
        grace = float(services[name]["stop_grace_period"].removesuffix("s"))
        assert grace > AT_MOST, "nobody is killed who is about to end"


def test_systemd_waits_until_it_has_ended() -> None:
    unit = (DEPLOY / "housebound.service").read_text(encoding="utf-8")
    found = re.search(r"^TimeoutStopSec=(\d+)$", unit, re.M)
    assert found is not None
    assert float(found[1]) > AT_MOST


def test_every_recipe_says_what_of_it_was_tried_and_by_which_command() -> None:
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    told = page.partition("| recipe | tried |")[2].partition("\n\n")[0]
    recipes = {path.name for path in DEPLOY.iterdir() if path.suffix != ".sh"}
    assert {name for name in recipes if f"[{name}](../deploy/{name})" in told} == recipes
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    tried = set(re.findall(r"`make ([a-z]+)`", told))
    assert tried == {"trial", "recipes", "unit", "container"}
    for target in tried:
        assert re.search(rf"^{target}: ", makefile, re.M)
    for script in DEPLOY.glob("*.sh"):
        assert f"deploy/{script.name}" in makefile


async def test_a_backup_taken_under_play_is_served_again(tmp_path: Path) -> None:
    """As docs/hosting.md says: while the server runs; and links of seats stay good."""
    async with hosting(Options(database(tmp_path), workers=1)) as house:
        opened = await house.open(seats=2)
        guests = await house.sit_all(opened)
        await play_on(guests, Random(1), moves=9)
        before = (await house.get(f"/api/tables/{opened.table}/view")).json()
        (file,) = tmp_path.glob("*.db")
        (tmp_path / "elsewhere").mkdir()
        with sqlite3.connect(file) as running, sqlite3.connect(tmp_path / "elsewhere" / file.name) as copy:
            running.backup(copy)
    async with hosting(Options(database(tmp_path / "elsewhere"), workers=1)) as house:
        assert (await house.get(f"/api/tables/{opened.table}/view")).json() == before


async def test_a_dump_of_postgresql_taken_under_play_is_served_again(postgres: Postgres) -> None:
    """The same, by the commands that docs/hosting.md names; and the game goes on from there."""
    url = await postgres.new_database()
    name, dump = url.partition("@/")[2].partition("?")[0], str(postgres.directory / "housebound.dump")
    async with hosting(Options(url, workers=1, club=True)) as house:
        opened = await house.open(seats=2)
        guests = await house.sit_all(opened)
        secrets = [await house.own(token) for token in opened.tokens.values()]
        claimed = await house.post("/api/club/names", {"name": "Anna", "secret": "s" * 24})
        assert claimed.status_code == 201
        await play_on(guests, Random(1), moves=9)
        before = (await house.get(f"/api/tables/{opened.table}/view", secrets[0])).json()
        postgres.run("pg_dump", "--format=custom", f"--file={dump}", name)
        await play_on(guests, Random(2), moves=5)
        assert (await house.get(f"/api/tables/{opened.table}/view", secrets[0])).json() != before
    postgres.run("createdb", "restored")
    postgres.run("pg_restore", "--dbname=restored", dump)
    async with hosting(Options(postgres.url_of("restored"), workers=1, club=True)) as house:
        assert (await house.get(f"/api/tables/{opened.table}/view", secrets[0])).json() == before
        assert (await house.post("/api/club/names", {"name": "Anna"})).json()["code"] == "name-taken"
        guests = [await house.sit(opened.table, secret) for secret in secrets]
        await play_on(guests, Random(3), moves=9)

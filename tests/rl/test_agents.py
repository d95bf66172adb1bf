"""Trained agents as files: they sit down like any bot, and a stranger's file can do nothing but play badly."""

from __future__ import annotations

import io
import os
import zipfile
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest
from typer.testing import CliRunner

import housebound
from housebound import bots
from housebound.bots import agents
from housebound.cli import app
from housebound.kernel.errors import BadSetting
from housebound.rl import SeatEnv
from housebound.rl.agent import Agent, Card, load, save
from housebound.rl.centred import Centred
from housebound.rl.observing import Observer
from housebound.rl.weighing import Weighing

GAME = housebound.game("room25")
INPUTS = Observer(GAME).size
KINDS: list[dict[str, bool]] = [{}, {"centred": True}, {"weighs": True}]


def tiny(path: Path, **card: Any) -> Path:
    """An agent that likes what its seed likes."""
    rng = np.random.default_rng(3)
    inputs, outputs = INPUTS, GAME.vocabulary.size
    fingerprint = Observer(GAME).fingerprint
    if card.get("centred"):
        inputs, outputs = Centred(GAME).size, Centred(GAME).answers
    if card.get("weighs"):
        inputs, outputs, fingerprint = Weighing(GAME).size, 1, Weighing(GAME).fingerprint
    layers = [(rng.normal(size=(8, inputs)), np.zeros(8)), (rng.normal(size=(outputs, 8)), np.zeros(outputs))]
    named = {"format": 1, "game": "room25", "fingerprint": fingerprint, "layers": 2, **card}
    save(path, Card(**named), layers)
    return path


@pytest.mark.parametrize("kind", KINDS)
def test_an_agent_plays_by_what_it_likes_best(tmp_path: Path, kind: dict[str, bool]) -> None:
    agent = load(tiny(tmp_path / "tiny.zip", **kind), GAME)
    table = housebound.new("room25", seats=4, seed=7)
    decision = table.pending[0]
    view = table.view(decision.seat)
    chosen = agent.choose_seeing(view, decision, Random(1))
    liked = agent.likes(view, decision.options)
    assert liked[decision.options.index(chosen)] == liked.max()


@pytest.mark.parametrize("kind", KINDS)
def test_it_chooses_the_same_in_every_world_that_its_seat_can_imagine(tmp_path: Path, kind: dict[str, bool]) -> None:
    """The law of bots: nothing hidden moves it."""
    agent = load(tiny(tmp_path / "tiny.zip", **kind), GAME)
    table, rng = housebound.new("room25", seats=4, seed=7), Random(2)
    for _ in range(40):
        decision = table.pending[0]
        world = table.imagine(decision.seat, rng)
        asked = next(d for d in world.pending if (d.seat, d.id) == (decision.seat, decision.id))
        here = agent.choose_seeing(table.view(decision.seat), decision, rng)
        assert here is agent.choose_seeing(world.view(decision.seat), asked, rng)
        table.choose(decision.seat, here, decision.id)


def test_who_was_introduced_sits_down_and_nobody_else(tmp_path: Path) -> None:
    path = tiny(tmp_path / "tiny.zip")
    with pytest.raises(BadSetting, match="no bot"):
        bots.bot(GAME, str(path))  # a file is no name: not even one that is an agent
    assert agents.meant(str(path)) == "tiny"
    assert "tiny" in bots.levels(GAME)
    assert "tiny" not in bots.levels(housebound.game("betrayal"))
    assert isinstance(bots.bot(GAME, "tiny"), Agent)
    with pytest.raises(BadSetting, match="no bot"):
        bots.bot(GAME, str(path))
    assert os.environ["HOUSEBOUND_AGENTS"] == str(path)


@pytest.mark.parametrize("weighs", [False, True])
def test_it_plays_from_the_command_line(tmp_path: Path, weighs: bool) -> None:
    path = tiny(tmp_path / "tiny.zip", weighs=weighs)
    table = ["room25", "--games", "2", "--seats", "2", "--option", "mode=competition", "--cores", "1"]
    run = CliRunner().invoke(app, ["simulate", *table, "--bots", f"{path},random"])
    assert run.exit_code == 0, run.output
    played = CliRunner().invoke(
        app, ["play", "room25", "--plain", "--bots", str(path), "--save", str(tmp_path / "evening.tape")], input="q\n"
    )
    assert played.exit_code == 0, played.output
    assert "others tiny" in (tmp_path / "evening.tape").read_text(encoding="utf-8")


def test_it_sits_among_the_others_of_an_environment(tmp_path: Path) -> None:
    agents.introduce(tiny(tmp_path / "tiny.zip"))
    env = SeatEnv("room25", 2, others="tiny", mode="competition")
    env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, _ = env.step(env._play.legal()[0])


def packed(path: Path, card: bytes, **arrays: Any) -> Path:
    """A file as a stranger might make it."""
    weights = io.BytesIO()
    np.savez(weights, allow_pickle=True, **arrays)
    with zipfile.ZipFile(path, "w") as bundle:
        bundle.writestr("agent.json", card)
        bundle.writestr("weights.npz", weights.getvalue())
    return path


class Trap:
    """What runs when it is unpickled."""

    def __reduce__(self) -> tuple[Any, ...]:
        return os.mkdir, ("trapped",)


def test_nothing_in_a_file_is_unpickled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    card = msgspec.json.encode(Card(1, "room25", Observer(GAME).fingerprint, 1))
    path = packed(tmp_path / "trap.zip", card, w0=np.array([[Trap()]], dtype=object), b0=np.zeros(1))
    with pytest.raises(BadSetting, match=r"weights\.npz cannot be read"):
        load(path, GAME)
    assert not Path("trapped").exists()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"weighs": True, "fingerprint": Observer(GAME).fingerprint}, "was trained on another encoding"),
        ({"game": "betrayal"}, "plays betrayal, not room25"),
        ({"fingerprint": "0123"}, "was trained on another encoding"),
        ({"format": 9}, "format 9"),
        ({"layers": 3}, r"weights\.npz cannot be read"),
    ],
)
def test_an_agent_that_does_not_fit_is_refused(tmp_path: Path, change: dict[str, Any], why: str) -> None:
    with pytest.raises(BadSetting, match=why):
        load(tiny(tmp_path / "tiny.zip", **change), GAME)


def test_what_is_no_agent_is_refused(tmp_path: Path) -> None:
    (tmp_path / "noise.zip").write_bytes(b"noise")
    with zipfile.ZipFile(tmp_path / "empty.zip", "w"):
        pass
    card = Card(1, "room25", Observer(GAME).fingerprint, 1)
    wide = packed(tmp_path / "wide.zip", msgspec.json.encode(card), w0=np.zeros((3, 2)), b0=np.zeros(3))
    nan = packed(tmp_path / "nan.zip", msgspec.json.encode(card), w0=np.full((3, 2), np.nan), b0=np.zeros(3))
    for path, why in (
        (tmp_path / "nowhere.zip", "cannot read"),
        (tmp_path / "noise.zip", "no agent: not a zip file"),
        (tmp_path / "empty.zip", "must hold agent.json"),
        (wide, "does not take 2532 numbers"),
        (nan, "finite"),
    ):
        with pytest.raises(BadSetting, match=why):
            load(path, GAME)

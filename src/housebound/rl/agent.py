"""A trained agent as a small file: what it was trained on, and the weights of a plain network. It needs no torch.

`agent.zip` holds `agent.json` (the game, the fingerprint of its encoding, the network's shape) and `weights.npz`.
Nothing in it is code, and nothing in it is unpickled: a stranger's file can play badly, and that is all it can do.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from housebound.bots.agents import Seeing
from housebound.kernel.errors import BadSetting
from housebound.kernel.game import Game
from housebound.kernel.script import Decision, Option
from housebound.kernel.seat_view import TableView
from housebound.rl.centred import Centred
from housebound.rl.observing import Observer
from housebound.rl.weighing import Weighing

FORMAT: Final = 1
LARGEST: Final = 100_000_000
"""Bytes that an agent may have once it is unpacked."""
Weights = NDArray[np.float32]


class Card(msgspec.Struct, frozen=True):
    """What stands in `agent.json`."""

    format: int
    game: str
    fingerprint: str
    """Of the encoding that it was trained on."""
    layers: int
    """Weights and biases `w0`, `b0`, `w1` …; tanh between two layers, one number for every answer at the end."""
    about: str = ""
    settings: dict[str, Any] = {}
    centred: bool = False
    """Whether it sees the board from where whoever is asked about stands (`housebound.rl.centred`)."""
    weighs: bool = False
    """Whether it weighs answers one by one (`housebound.rl.weighing`): it takes a row and gives a number."""


class Agent(Seeing):
    """Chooses by what its seat sees: of the options it has, the one that the network likes best."""

    def __init__(self, game: Game[Any], card: Card, weights: Sequence[tuple[Weights, Weights]]) -> None:
        self.card = card
        self._weighing = Weighing(game) if card.weighs else None
        self._observer = Observer(game)
        self._centred = Centred(game) if card.centred else None
        self._weights = weights

    def choose_seeing(self, view: TableView, decision: Decision, rng: Random) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        return options[int(self.likes(view, options).argmax())]

    def likes(self, view: TableView, options: Sequence[Option]) -> Weights:
        """How much the network likes each of these options."""
        if self._weighing is not None:
            return self._weighed(*self._weighing.parts(view, options))
        numbers = [option.id for option in options]
        layer, answers = self._observer.vector(view), np.asarray(numbers)
        if self._centred is not None:
            vectors = layer[None]
            layer = self._centred.seen(vectors)[0]
            answers = self._centred.numbers(int(self._centred.places(vectors)[0]), numbers)
        for weights, biases in self._weights[:-1]:
            layer = np.tanh(weights @ layer + biases)
        weights, biases = self._weights[-1]
        return np.asarray(weights[answers] @ layer + biases[answers], dtype=np.float32)

    def _weighed(self, position: Weights, answers: Weights) -> Weights:
        """One number for each row; what the position adds to the first layer is reckoned once for all of them."""
        weights, biases = self._weights[0]
        layer = answers @ weights[:, len(position) :].T + (weights[:, : len(position)] @ position + biases)
        for weights, biases in self._weights[1:]:
            layer = np.tanh(layer) @ weights.T + biases
        return np.asarray(layer[:, 0], dtype=np.float32)


def save(path: str | Path, card: Card, weights: Sequence[tuple[Any, Any]]) -> None:
    """Write an agent; the weights as numpy arrays, layer by layer: (outputs x inputs, outputs)."""
    arrays: dict[str, Any] = {}
    for n, (layer, biases) in enumerate(weights):
        arrays[f"w{n}"] = np.asarray(layer, dtype=np.float16)
        arrays[f"b{n}"] = np.asarray(biases, dtype=np.float32)
    packed = io.BytesIO()
    np.savez_compressed(packed, **arrays)
    with zipfile.ZipFile(path, "w") as bundle:
        bundle.writestr("agent.json", msgspec.json.format(msgspec.json.encode(card), indent=2))
        bundle.writestr("weights.npz", packed.getvalue())


def read_card(path: str | Path) -> Card:
    """What an agent says of itself."""
    with _opened(Path(path)) as bundle:
        return _card(Path(path), bundle)


def load(path: str | Path, game: Game[Any]) -> Agent:
    """The agent of this file, for this game; what does not fit is refused with the reason."""
    path = Path(path)
    with _opened(path) as bundle:
        card = _card(path, bundle)
        if card.game != game.name:
            raise BadSetting("agent-plays-another-game", path=path, game=card.game, wanted=game.name)
        ours, inputs, outputs = _encoding(game, card)
        if card.fingerprint != ours:
            raise BadSetting(
                "was-trained-on-another-encoding-of-this-one",
                path=path,
                game=game.name,
                fingerprint=card.fingerprint,
                ours=ours,
            )
        weights = _weights(path, bundle, card)
    if weights[0][0].shape[1] != inputs or weights[-1][0].shape[0] != outputs:
        raise BadSetting("its-network-does-not-take-numbers-and-give", path=path, inputs=inputs, outputs=outputs)
    return Agent(game, card, weights)


def _encoding(game: Game[Any], card: Card) -> tuple[str, int, int]:
    """Of the encoding that an agent says it has learnt: the fingerprint, the numbers it takes, and those it gives."""
    if card.weighs:
        weighing = Weighing(game)
        return weighing.fingerprint, weighing.size, 1
    observer = Observer(game)
    if card.centred:
        centred = Centred(game)
        return observer.fingerprint, centred.size, centred.answers
    return observer.fingerprint, observer.size, game.vocabulary.size


def _opened(path: Path) -> zipfile.ZipFile:
    try:
        bundle = zipfile.ZipFile(path)
    except OSError as error:
        raise BadSetting("cannot-read", path=path, why=error) from None
    except zipfile.BadZipFile:
        raise BadSetting("is-no-agent-not-a-zip-file", path=path) from None
    size = sum(part.file_size for part in bundle.infolist())
    if not {"agent.json", "weights.npz"} <= set(bundle.namelist()) or size > LARGEST:
        bundle.close()
        raise BadSetting("is-no-agent-it-must-hold-agent-json", path=path, most=LARGEST)
    return bundle


def _card(path: Path, bundle: zipfile.ZipFile) -> Card:
    try:
        card = msgspec.json.decode(bundle.read("agent.json"), type=Card)
    except (msgspec.DecodeError, zipfile.BadZipFile, UnicodeDecodeError) as error:
        raise BadSetting("agent-json-cannot-be-read", path=path, error=error) from None
    if card.format != FORMAT or not 1 <= card.layers <= 16:
        raise BadSetting("format-with-layers-is-not-known-here", path=path, format=card.format, layers=card.layers)
    return card


def _weights(path: Path, bundle: zipfile.ZipFile, card: Card) -> list[tuple[Weights, Weights]]:
    """Arrays of numbers, checked layer by layer. Objects, which numpy would have to unpickle, are refused."""
    try:
        with np.load(io.BytesIO(bundle.read("weights.npz")), allow_pickle=False) as arrays:
            pairs = [(_array(arrays[f"w{n}"], 2), _array(arrays[f"b{n}"], 1)) for n in range(card.layers)]
    except (ValueError, KeyError, OSError, EOFError, zipfile.BadZipFile) as error:
        raise BadSetting("weights-npz-cannot-be-read", path=path, error=error) from None
    for n, (weights, biases) in enumerate(pairs):
        inputs = pairs[n - 1][0].shape[0] if n else weights.shape[1]
        if weights.shape != (biases.shape[0], inputs):
            raise BadSetting("layer-does-not-fit-the-one-before", path=path, n=n)
    return pairs


def _array(array: Any, dimensions: int) -> Weights:
    if array.ndim != dimensions or array.dtype.kind != "f" or not np.isfinite(array).all():
        raise ValueError("an array of finite numbers was wanted")
    if array.nbytes > LARGEST:
        raise ValueError(f"an array has more than {LARGEST} bytes")
    return np.asarray(array, dtype=np.float32)

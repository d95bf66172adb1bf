"""OpenSpiel: every game by `pyspiel.load_game("housebound_room25(mode=competition,seats=2)")`.

>>> import pyspiel
>>> from housebound.rl import spiel
>>> state = pyspiel.load_game("housebound_room25(mode=solo)").new_initial_state()
>>> state.apply_action(state.chance_outcomes()[0][0])
>>> state.current_player(), len(state.legal_actions()) > 1
(0, True)

Chance is sampled: the one chance node, at the root, draws one of `deals` equally likely deals (10,000 if nobody says
otherwise), and all dice and cards of the table follow from it. OpenSpiel's own sampled mode does not let a game in
Python keep its random state. OpenSpiel copies and serialises a state as what it holds, and that is its tape (`Play`).
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from housebound.kernel import registry
from housebound.kernel.chance import Outcome
from housebound.kernel.game import Game
from housebound.kernel.layout import Hashed
from housebound.kernel.seeing import told
from housebound.kernel.settings import Value
from housebound.rl.observing import Observer
from housebound.rl.play import Play
from housebound.rl.writing import writer

LONGEST: Final = 100_000
"""Answers of the longest game; nobody has seen one of a tenth of that."""
DEALS: Final = 10_000
_HEARD: Final = Hashed(512)
_CHOSEN: Final = Hashed(256)
_OWN: Final = ("seats", "actions", "seed", "deals")
"""Parameters that are no settings of the game."""


def _parameters(game: Game[Any]) -> dict[str, Any]:
    """Name -> default: how many sit there (0: a usual number), how answers are given, how many deals there are and the
    seed of the first, and the game's settings."""
    settings: dict[str, Any] = {setting.name: _parameter(setting.default) for setting in game.settings}
    return {"seats": 0, "actions": "", "seed": 0, "deals": DEALS, **settings}


def _parameter(value: Value) -> Value:
    """OpenSpiel would read "6" as a number: a text like that stands for itself where nothing is said."""
    return "" if isinstance(value, str) and value.isdecimal() else value


def _game_type(game: Game[Any]) -> Any:
    return pyspiel.GameType(
        short_name=f"housebound_{game.name}",
        long_name=f"Housebound: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        default_loadable=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours, with its settings, as OpenSpiel knows games."""

    def __init__(self, game: Game[Any], kind: Any, params: dict[str, Any]) -> None:
        settings: dict[str, Value] = {n: value for n, value in params.items() if n not in _OWN and value != ""}
        self.rules = game
        self._seats: int | None = params.get("seats") or None
        self._settings = settings
        self._actions: str | None = params.get("actions") or None
        self.first_seed: int = params["seed"]
        self.deals: int = max(1, params["deals"])
        self.observer = Observer(game)
        play = self.new_play()
        info = pyspiel.GameInfo(
            num_distinct_actions=play.size,
            max_chance_outcomes=self.deals,
            num_players=play.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def new_play(self) -> Play:
        """A game that has not begun."""
        return Play(self.rules, self._seats, self._settings, self._actions, listening=True)

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is pickled as its name and parameters."""
        return _loaded, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def _loaded(text: str) -> Any:
    return pyspiel.load_game(text)


class _Shared:
    """A game that copies of a state share: OpenSpiel copies everything else that a state holds."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game

    def __deepcopy__(self, memo: Any) -> _Shared:
        return self


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One table. Before its dice are drawn it is a chance node; after that it is always somebody's turn, or over."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._shared = _Shared(game)
        self._play = game.new_play()
        self._begun = False

    @property
    def play(self) -> Play:
        """The table itself, with everything that is hidden."""
        return self._play

    # -- whose turn it is

    def current_player(self) -> int:
        if not self._begun:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._play.over else self._play.seat

    def is_terminal(self) -> bool:
        return self._begun and self._play.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._play.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self._shared.game.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if not self._begun:
            self._play.begin(self._shared.game.first_seed + action)
            self._begun = True
        else:
            self._play.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self._play.named(action)

    def returns(self) -> list[float]:
        return self._play.rewards() if self._begun else [0.0] * self._play.seats

    def __str__(self) -> str:
        """The tape: header, choices and chance outcomes. It holds what is hidden."""
        return self._play.table.save_text() if self._begun else "dice to be drawn"

    # -- what a seat knows

    @property
    def begun(self) -> bool:
        return self._begun

    def said_by(self, player: int) -> tuple[str, ...]:
        """The words of the answer that this seat is giving."""
        return self._play.said_words() if self._play.seat == player else ()

    def recalled(self, player: int) -> tuple[list[Any], list[str]]:
        """Everything that this seat was told, and everything that it chose, in their order."""
        table = self._play.table
        heard = [(notice.kind, notice.details) for notice in told(table, player)]
        chosen = [event[2].name for event in table.tape if not isinstance(event, Outcome) and event[0] == player]
        return heard, chosen


class SpielObserver:
    """Observations as strings and tensors. With perfect recall: also what the seat heard and chose so far.

    In the tensor that is a bag, hashed: how often it heard and chose what, in no order. The string has the order.
    """

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters; there were {params}")
        self._observer = game.observer
        self._recalls: bool = kind.perfect_recall
        self._write_heard, self._write_chosen = writer(_HEARD, "heard"), writer(_CHOSEN, "chosen")
        extra = _HEARD.columns + _CHOSEN.columns if self._recalls else 0
        self.tensor = np.zeros(self._observer.size + extra, dtype=np.float32)
        self.dict = self._observer.split(self.tensor)
        if self._recalls:
            self.dict["heard"] = self.tensor[self._observer.size : self._observer.size + _HEARD.columns]
            self.dict["chosen"] = self.tensor[self._observer.size + _HEARD.columns :]

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0.0)
        if not state.begun:
            return
        written = self._observer.written(state.play.table.view(player), state.said_by(player))
        if self._recalls:
            heard, chosen = state.recalled(player)
            written += self._write_heard(heard) + self._write_chosen(chosen)
        self.tensor[:] = np.frombuffer(written, dtype=np.float32)

    def string_from(self, state: SpielState, player: int) -> str:
        if not state.begun:
            return "dice to be drawn"
        seen: list[Any] = [state.play.table.view(player), state.said_by(player)]
        if self._recalls:
            seen += state.recalled(player)
        return msgspec.json.encode(seen).decode()


def _register(game: Game[Any]) -> None:
    kind = _game_type(game)

    class Registered(SpielGame):
        """OpenSpiel makes a game from its parameters alone."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, {**_parameters(game), **(params or {})})

    pyspiel.register_game(kind, Registered)


def register() -> None:
    """Make every installed game known to OpenSpiel; once is enough."""
    known = set(pyspiel.registered_names())
    for name in registry.names():
        if f"housebound_{name}" not in known:
            _register(registry.find(name))


register()

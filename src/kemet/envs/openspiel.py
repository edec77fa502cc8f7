"""Kemet for OpenSpiel: importing this module registers the game `python_kemet`. docs/openspiel.md describes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kemet.engine.actions import meant_by
from kemet.engine.edition import CLASSIC
from kemet.engine.notation import notation_of
from kemet.envs.core.openspiel_position import (
    CHANCE,
    LONGEST_GAME,
    OUTCOMES,
    SEED_BYTES,
    TERMINAL,
    Place,
    Position,
    Seeding,
    rules_for,
)

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "kemet.envs.openspiel needs OpenSpiel, which is not installed: pip install 'kemet[openspiel]'", name=missing.name
    ) from missing

from kemet.envs.openspiel_observers import InformationState, Observation

GAME_TYPE = pyspiel.GameType(
    short_name="python_kemet",
    long_name="Kemet",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "modules": "", "target": 8, "edition": CLASSIC},
)
# Each byte of the seed is as likely as another.
CHANCES = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]


class KemetGame(pyspiel.Game):  # type: ignore[misc]
    """The rules that were agreed on: parameters *players*, *modules* joined by '+', *target* and *edition*."""

    def __init__(self, params: dict[str, Any]) -> None:
        self.rules = rules_for(params["players"], params["modules"], params["target"], params["edition"])
        self.beginning = Seeding(self.rules, [])
        players = self.rules.options.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.layout.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1.0 if self.rules.has_allies else -1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(GAME_TYPE, info, params)

    def new_initial_state(self) -> KemetState:
        """Returns the state before chance picks the seed."""
        return KemetState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Returns how often chance acts."""
        return SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observation | InformationState | None:
        """Returns an observer of what one player knows now, or with perfect recall of what that player has seen; None for
        only what is public or only what is private, which there is not."""
        if params:
            raise ValueError(f"an observer of Kemet has no parameters, but there are {params}")
        if iig_obs_type is None:
            return Observation(self.rules)
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return InformationState(self.rules) if iig_obs_type.perfect_recall else Observation(self.rules)


class KemetState(pyspiel.State):  # type: ignore[misc]
    """A game at a choice of chance or of a player. OpenSpiel copies and pickles what lies in its one field, `at`."""

    def __init__(self, game: KemetGame) -> None:
        super().__init__(game)
        self.at: Place = game.beginning

    # What OpenSpiel itself asks for.

    def current_player(self) -> int:
        """Returns the seat to act, or OpenSpiel's number for chance or the end."""
        return self.at.player

    def is_terminal(self) -> bool:
        """Tells whether the game is over."""
        return self.at.player == TERMINAL

    def returns(self) -> list[float]:
        """Returns what each player has gained: the winner gets 1, the others share -1."""
        return self.at.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns the values of the next byte of the seed with their probability."""
        return CHANCES

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.legal()

    def _apply_action(self, action: int) -> None:
        at = self.at
        following = at.take(action)
        if following is not at:
            self.at = following

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"seed byte {action:02x}"
        rules = self.at.rules
        return str(notation_of(rules).text(meant_by(player, rules.players, action)))

    def __str__(self) -> str:
        return str(self.at)

    # What it would ask for by several calls, at once for callers in Python.

    def is_chance_node(self) -> bool:
        """Tells whether chance is to act."""
        return self.at.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Returns the legal actions of *player*, by default of whoever is to act; none of a player who is not."""
        at = self.at
        if player is None or player == at.player:
            return at.legal()
        if player < 0:
            raise ValueError(f"there is no player {player}")
        return []

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> KemetState:
        """Returns a state that *player* cannot tell apart, with what is hidden drawn by *sampler*."""
        assert isinstance(self.at, Position), "before the game has begun nothing is hidden"
        a, b, c = (int(sampler() * 2**32) for _ in range(3))
        twin: KemetState = self.clone()
        twin.at = self.at.resampled(player, a, b, c)
        return twin


def seeded_state(game: KemetGame, seed: int) -> KemetState:
    """Returns the first choice of the game that the engine's *seed* gives, from 0 to 2**32 - 1."""
    state = game.new_initial_state()
    for byte in seed.to_bytes(SEED_BYTES, "big"):
        state.apply_action(byte)
    return state


pyspiel.register_game(GAME_TYPE, KemetGame)

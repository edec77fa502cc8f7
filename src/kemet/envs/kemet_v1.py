"""Kemet for PettingZoo: players act in turn (`env`), or all who are asked at once (`parallel_env`).

The version is part of the name: a change of observations, actions, rewards or the course of games under a seed raises it.
"""

from __future__ import annotations

from typing import Any, Unpack

import numpy
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Space
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from kemet.envs.config import EnvConfig, EnvOptions, Observation, bytes_of, illegal
from kemet.envs.core.episode import EVERYBODY, Row
from kemet.envs.core.simultaneous import SimultaneousEpisode
from kemet.envs.rendering import RENDER_MODES, check_mode, rendered
from kemet.envs.seeds import fresh_seed

METADATA: dict[str, Any] = {"name": "kemet_v1", "render_modes": RENDER_MODES, "render_fps": 2}


def env(render_mode: str | None = None, **options: Unpack[EnvOptions]) -> AECEnv[str, Observation, int | None]:
    """Returns the environment in which players act one after the other. It is `raw_env` itself, which checks actions and the
    order of calls; wrappers would check the same again in twice the time."""
    return raw_env(render_mode, **options)


class raw_env(AECEnv[str, Observation, int | None]):  # noqa: N801
    """Players act one after the other. Where several are asked at once, none sees what another answered before all have."""

    metadata = METADATA

    def __init__(self, render_mode: str | None = None, **options: Unpack[EnvOptions]) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.render_mode = check_mode(render_mode)
        config = EnvConfig(**options)
        self.config = config
        self.possible_agents = [f"player_{seat}" for seat in range(config.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: config.observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: config.action_space() for agent in self.possible_agents}
        buffer = vec[u8]([0] * config.width)
        self._row = Row(config.rules, config.shape, buffer, 0, config.max_rounds, EVERYBODY, False)
        self._parts = config.parts(bytes_of(buffer, 1)[0])
        self._began = False

    def observation_space(self, agent: str) -> Space[Any]:
        """Returns the space of observations of *agent*."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Returns the space of actions of *agent*."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins the game of *seed*; without one, the next game: the seeds of all follow from the last one given."""
        if seed is None and self._began:
            self._row.next_game()
        else:
            self._row.reset(fresh_seed() if seed is None else seed)
        self._began = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._row.player]

    def observe(self, agent: str) -> Observation:
        """Returns what *agent* may know, and the mask of what it may do: all 0 unless it is asked."""
        if not self._began:
            raise ResetNeeded("no game has begun: call reset()")
        self._row.show_to(self._seats[agent])
        return self.config.observation(*self._parts)

    def step(self, action: int | None) -> None:
        """Takes an action of the agent that is asked, and plays on to the next decision that leaves a choice."""
        if not self.agents:
            raise ResetNeeded("the game is over, or none has begun: call reset()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        row = self._row
        try:
            legal = row.answer(int(action))  # type: ignore[arg-type]
        except (TypeError, ValueError):
            legal = False
        if not legal:
            raise illegal(row.game, row.player, action)
        if row.player >= 0:
            self.agent_selection = self.possible_agents[row.player]
        else:
            self._end()

    def _end(self) -> None:
        cut = self._row.cut
        for agent, reward in zip(self.agents, self._row.rewards(self.config.reward), strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent] = not cut
            self.truncations[agent] = cut
        self.agent_selection = self.agents[0]

    def render(self) -> str | NDArray[numpy.uint8] | None:
        """Returns the board as the agent that is asked sees it, or prints it, as the render mode says."""
        return rendered(self._row.game, self._row.player, self.render_mode)

    def close(self) -> None:
        """Does nothing: there is no window and no process."""


class parallel_env(ParallelEnv[str, Observation, int]):  # noqa: N801
    """All who are asked act at once: battle cards, Veto and the dawn are chosen together, as at a table. The others have one
    legal action, 0, which does nothing."""

    metadata = METADATA

    def __init__(self, render_mode: str | None = None, **options: Unpack[EnvOptions]) -> None:
        self.render_mode = check_mode(render_mode)
        config = EnvConfig(**options)
        self.config = config
        self.possible_agents = [f"player_{seat}" for seat in range(config.players)]
        self.agents: list[str] = []
        self._observation_spaces = {agent: config.observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: config.action_space() for agent in self.possible_agents}
        self._episode = SimultaneousEpisode(config.rules, config.shape, config.max_rounds)
        self._parts = [config.parts(row) for row in bytes_of(self._episode.buffer, config.players)]
        self._began = False

    def observation_space(self, agent: str) -> Space[Any]:
        """Returns the space of observations of *agent*."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Returns the space of actions of *agent*."""
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begins the game of *seed*; without one, the next game: the seeds of all follow from the last one given."""
        if seed is None and self._began:
            self._episode.next_game()
        else:
            self._episode.reset(fresh_seed() if seed is None else seed)
        self._began = True
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Takes the actions of all who are asked, and plays on to the next decision that leaves a choice."""
        if not self.agents:
            raise ResetNeeded("the game is over, or none has begun: call reset()")
        episode = self._episode
        asked = [int(seat) for seat in episode.asked]
        chosen = [actions.get(self.possible_agents[seat]) for seat in asked]
        for seat, action in zip(asked, chosen, strict=True):
            if not isinstance(action, int | numpy.integer) or not episode.is_legal(seat, int(action)):
                raise illegal(episode.game, seat, action)
        episode.take_all([int(action) for action in chosen if action is not None])
        over = episode.game.over()
        agents = self.agents
        if over or episode.cut:
            self.agents = []
        rewards = dict(zip(agents, episode.rewards(self.config.reward), strict=True))
        ended, cut = dict.fromkeys(agents, over), dict.fromkeys(agents, episode.cut)
        return self._observations(), rewards, ended, cut, {agent: {} for agent in agents}

    def _observations(self) -> dict[str, Observation]:
        self._episode.show()
        return {agent: self.config.observation(*part) for agent, part in zip(self.possible_agents, self._parts, strict=True)}

    def render(self) -> str | NDArray[numpy.uint8] | None:
        """Returns the board as the first agent that is asked sees it, or prints it, as the render mode says."""
        return rendered(self._episode.game, next(iter(self._episode.asked), 0), self.render_mode)

    def close(self) -> None:
        """Does nothing: there is no window and no process."""

"""Kemet for Gymnasium: one learner against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import gymnasium
import numpy
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from kemet.envs.config import EnvConfig, EnvOptions, Observation, bytes_of, illegal, one_of
from kemet.envs.core.episode import ENDED, RANDOM_SEAT, Row
from kemet.envs.opponents import RANDOM, Opponents, spelled_out
from kemet.envs.rendering import RENDER_MODES, check_mode, rendered
from kemet.envs.seeds import fresh_seed

ILLEGAL = ["lose", "raise"]


class KemetEnv(gymnasium.Env[Any, numpy.int64]):
    """One learner against bots, in a seat drawn for each game or always the same. The learner is asked only where there is a
    choice. An illegal action loses the game, or raises `IllegalActionError`, as *illegal_action* says."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        opponents: str | Sequence[str] = RANDOM,
        seat: int | None = None,
        illegal_action: str = "lose",
        render_mode: str | None = None,
        **options: Unpack[EnvOptions],
    ) -> None:
        self.render_mode = check_mode(render_mode)
        config = EnvConfig(**options)
        self.config = config
        self.raises = bool(one_of("illegal_action", illegal_action, ILLEGAL))
        self.observation_space = config.observation_space()
        self.action_space = config.action_space()
        self._opponents = Opponents(spelled_out(opponents, config.players))
        buffer = vec[u8]([0] * config.width)
        random = set(self._opponents.specs) == {RANDOM}
        place = RANDOM_SEAT if seat is None else config.checked_seat(seat)
        self._row = Row(config.rules, config.shape, buffer, 0, config.max_rounds, place, random)
        self._parts = config.parts(bytes_of(buffer, 1)[0])
        self._began = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Begins the game of *seed*; without one, the next game: the seeds of all follow from the last one given."""
        super().reset(seed=seed)
        if seed is None and self._began:
            self._row.next_game()
        else:
            self._row.reset(fresh_seed() if seed is None else seed)
        self._began = True
        self._opponents.play(self._row)
        return self._observation(), {"seat": int(self._row.seat)}

    def step(self, action: numpy.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Takes an action of the learner, and plays on to its next decision that leaves a choice."""
        row = self._row
        if row.stands == ENDED:
            raise gymnasium.error.ResetNeeded("the game is over, or none has begun: call reset()")
        info: dict[str, Any] = {"seat": int(row.seat)}
        meant = row.meant(int(action))
        if row.options.has(meant):
            row.act(meant)
            self._opponents.play(row)
        else:
            error = illegal(row.game, row.player, int(action))
            if self.raises:
                raise error
            info["illegal_action"] = str(error)
            row.forfeit()
        over = row.stands == ENDED
        reward = row.final_rewards(self.config.reward)[row.seat] if over else 0.0
        return self._observation(), reward, over and not row.cut, row.cut, info

    def action_masks(self) -> NDArray[numpy.bool_]:
        """Returns the legal actions as a mask, under the name that libraries with masked policies look for."""
        self._row.show_to(self._row.seat)
        mask: NDArray[numpy.bool_] = self._parts[1] != 0
        return mask

    def _observation(self) -> Observation:
        self._row.show_to(self._row.seat)
        return self.config.observation(*self._parts)

    def render(self) -> Any:
        """Returns the board as the learner sees it, or prints it, as the render mode says."""
        return rendered(self._row.game, self._row.seat, self.render_mode)

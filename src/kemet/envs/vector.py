"""Many games in one call, in this process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import numpy
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from kemet.engine.rng import seeded
from kemet.envs.config import EnvConfig, EnvOptions, Observation, bytes_of, illegal, one_of
from kemet.envs.core.batch import Batch
from kemet.envs.core.episode import EVERYBODY, RANDOM_SEAT
from kemet.envs.opponents import RANDOM, SELF_PLAY, Opponents, spelled_out
from kemet.envs.rendering import RENDER_MODES, check_mode, rendered
from kemet.envs.seeds import fresh_seed
from kemet.envs.single import ILLEGAL

Stepped = tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]


class Games:
    """*count* games played side by side, and the bots in them."""

    def __init__(self, config: EnvConfig, count: int, opponents: str | Sequence[str], seat: int | None) -> None:
        self.config = config
        self.bots: list[Opponents] = []
        place = EVERYBODY
        specs = [] if opponents == SELF_PLAY else spelled_out(opponents, config.players)
        if specs:
            place = RANDOM_SEAT if seat is None else config.checked_seat(seat)
        if set(specs) - {RANDOM}:
            self.bots = [Opponents(specs) for _ in range(count)]
        self.batch = Batch(
            config.rules, config.shape, count, config.max_rounds, place, bool(specs) and not self.bots, config.reward
        )

    def reset(self, seeds: list[int | None], which: list[int]) -> None:
        """Begins games in the rows *which*: those of *seeds*, or the next ones where the seed is None."""
        for k in which:
            seed = seeds[k]
            if seed is None:
                self.batch.next_game(k)
            else:
                self.batch.reset_row(k, seed)
        self._play_bots()
        self.batch.show()

    def step(self, actions: list[int]) -> None:
        """Takes an action in every row, up to the next decision of each learner."""
        if not self.bots:
            self.batch.step(actions)
            return
        self.batch.act(actions)
        self._play_bots()
        self.batch.renew()
        self._play_bots()
        self.batch.show()

    def _play_bots(self) -> None:
        for k in self.batch.waiting() if self.bots else []:
            self.bots[k].play(self.batch.rows[k])

    def results(self) -> dict[str, NDArray[Any]]:
        """Returns views of the buffers that `step` writes, by name."""
        batch = self.batch
        flags = {"terminated": batch.terminated, "truncated": batch.truncated, "forfeited": batch.forfeited}
        found: dict[str, NDArray[Any]] = {name: bytes_of(it, 1)[0].view(numpy.bool_) for name, it in flags.items()}
        found["rows"] = bytes_of(batch.buffer, batch.count)
        found["finals"] = bytes_of(batch.finals, batch.count)
        found["rewards"] = numpy.frombuffer(memoryview(batch.rewards), numpy.float64)
        found["seat_rewards"] = numpy.frombuffer(memoryview(batch.seat_rewards), numpy.float64).reshape(batch.count, -1)
        found["asked"] = numpy.frombuffer(memoryview(batch.asked), numpy.int64)
        found["actors"] = numpy.frombuffer(memoryview(batch.actors), numpy.int64)
        return found


class ManyGames(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """What both vectorised environments share: spaces, seeds, and results in the form Gymnasium asks for."""

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": RENDER_MODES,
        "render_fps": 2,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(self, num_envs: int, config: EnvConfig, illegal_action: str, render_mode: str | None) -> None:
        self.num_envs = num_envs
        self.render_mode = check_mode(render_mode)
        self.raises = bool(one_of("illegal_action", illegal_action, ILLEGAL))
        self.config = config
        self.single_observation_space = config.observation_space()
        self.single_action_space = config.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = spaces.MultiDiscrete(numpy.full(num_envs, self.single_action_space.n))
        self._results: dict[str, NDArray[Any]] = {}
        self._began = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a game in every row: with a number *seed*, row k has that of seed + k. Without one, the next games: their
        seeds follow from the last ones given. `options["reset_mask"]` says in which rows only."""
        mask = (options or {}).get("reset_mask")
        which = list(range(self.num_envs)) if mask is None else [int(k) for k in numpy.flatnonzero(mask)]
        seeds = self._seeds(seed)
        self._begin(seeds, which)
        return self._observations(), self._infos()

    def _seeds(self, seed: int | list[int | None] | None) -> list[int | None]:
        if seed is None and not self._began:
            seed = fresh_seed()
        self._began = True
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int | numpy.integer):
            return [int(seed) + k for k in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"{len(seed)} seeds for {self.num_envs} environments")
        return list(seed)

    def _begin(self, seeds: list[int | None], which: list[int]) -> None:
        raise NotImplementedError

    def _observations(self) -> Observation:
        return self.config.observation(*self.config.parts(self._results["rows"]))

    def _infos(self) -> dict[str, Any]:
        return {"player": self._results["asked"].copy()}

    def _stepped(self) -> Stepped:
        """Returns the results of a step, in the form Gymnasium asks for."""
        results = self._results
        ended, cut = results["terminated"].copy(), results["truncated"].copy()
        infos = self._infos()
        done = ended | cut
        if done.any():
            infos |= self._endings(done)
        return self._observations(), results["rewards"].copy(), ended, cut, infos

    def _endings(self, done: NDArray[numpy.bool_]) -> dict[str, Any]:
        """Returns what there is to say about the games that ended, where *done* says."""
        last = numpy.full(self.num_envs, None, object)
        which = numpy.flatnonzero(done)
        seen = self.config.observation(*self.config.parts(self._results["finals"][which]))
        for place, k in enumerate(which):
            last[k] = {name: values[place] for name, values in seen.items()}
        final_info = {
            "rewards": self._results["seat_rewards"].copy(),
            "_rewards": done,
            "illegal_action": self._results["forfeited"].copy(),
            "_illegal_action": done,
        }
        return {"final_obs": last, "_final_obs": done, "final_info": final_info, "_final_info": done}


class KemetVectorEnv(ManyGames):
    """Games stepped together in this process. A game that ends is followed by the next one in the same step.

    *opponents* are bots, or `self`: then every row asks whoever is to act, `info["player"]` says who, and the reward of a
    step is that of the player who acted; those of all are in `info["final_info"]["rewards"]`.

    Without *copy*, observations are views that the next step writes anew, and cannot be written to; floats are always made
    anew.
    """

    def __init__(
        self,
        num_envs: int = 1,
        opponents: str | Sequence[str] = RANDOM,
        seat: int | None = None,
        illegal_action: str = "lose",
        render_mode: str | None = None,
        copy: bool = True,
        **options: Unpack[EnvOptions],
    ) -> None:
        super().__init__(num_envs, EnvConfig(**options), illegal_action, render_mode)
        self._games = Games(self.config, num_envs, opponents, seat)
        self._results = self._games.results()
        self._copies = copy or self.config.floats
        self._chance = seeded(fresh_seed())

    def _begin(self, seeds: list[int | None], which: list[int]) -> None:
        self._games.reset(seeds, which)
        if seeds[0] is not None:
            self._chance = seeded(f"sample {seeds[0]}")

    def sample(self) -> NDArray[numpy.int64]:
        """Returns a random legal action for every row; they follow from the seed of the first row."""
        return numpy.array(self._games.batch.sample(self._chance))

    def _observations(self) -> Observation:
        if self._copies:
            return super()._observations()
        raw, mask = self.config.parts(self._results["rows"])
        return {"observation": raw, "action_mask": mask}

    def step(self, actions: NDArray[Any]) -> Stepped:
        """Takes an action in every row, and plays on to the next decisions that leave a choice."""
        chosen = numpy.asarray(actions).tolist()
        if self.raises:
            self._check(chosen)
        self._games.step(chosen)
        return self._stepped()

    def _check(self, chosen: list[int]) -> None:
        k = self._games.batch.first_illegal(chosen)
        if k >= 0:
            row = self._games.batch.rows[k]
            error = illegal(row.game, row.player, chosen[k])
            error.add_note(f"in row {k}")
            raise error

    def render(self) -> tuple[Any, ...] | None:
        """Returns the boards of all rows as their players see them, or prints them, as the render mode says."""
        shown = tuple(rendered(row.game, row.player, self.render_mode) for row in self._games.batch.rows)
        return None if self.render_mode in (None, "human") else shown

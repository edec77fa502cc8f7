"""Many rows stepped in one call, with their observations, masks and results in buffers that NumPy reads without a copy."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from kemet.engine.layout import observation_size
from kemet.engine.rng import Rng
from kemet.engine.rules import Rules
from kemet.envs.core.episode import ASKED, ENDED, EVERYBODY, Row


class Batch:
    """*count* rows. A row whose game has ended begins the next one in the same step: what the learner saw last is then in
    `finals`."""

    def __init__(
        self, rules: Rules, shape: Rules, count: i64, max_rounds: i64, seat: i64, plays_others: bool, reward: i64
    ) -> None:
        self.players: i64 = rules.players
        self.count = count
        self.reward = reward
        self.width: i64 = observation_size(shape) + shape.layout.actions
        self.buffer = vec[u8]([0] * (count * self.width))
        # Observation and mask at the end of a game, where one ended in the last step.
        self.finals = vec[u8]([0] * (count * self.width))
        self.rows: list[Row] = []
        for k in range(count):
            like = self.rows[0] if self.rows else None
            self.rows.append(Row(rules, shape, self.buffer, k * self.width, max_rounds, seat, plays_others, like))
        # Of the last step, by row: the reward of who acted and of every seat, whether the game ended, was cut short, was lost
        # by an illegal action; who acted, and who is asked now.
        self.rewards = vec[float]([0.0] * count)
        self.seat_rewards = vec[float]([0.0] * (count * self.players))
        self.terminated = vec[u8]([0] * count)
        self.truncated = vec[u8]([0] * count)
        self.forfeited = vec[u8]([0] * count)
        self.actors = vec[i64]([0] * count)
        self.asked = vec[i64]([0] * count)

    def reset_row(self, k: i64, seed: i64) -> None:
        """Begins the game of *seed* in row *k*."""
        self.rows[k].reset(seed)
        self._clear_results(k)

    def next_game(self, k: i64) -> None:
        """Begins the next game in row *k*."""
        self.rows[k].next_game()
        self._clear_results(k)

    def first_illegal(self, actions: list[int]) -> int:
        """Returns the first row whose action is not legal, -1 if all are."""
        for k in range(self.count):
            row = self.rows[k]
            if not row.options.has(row.meant(actions[k])):
                return int(k)
        return -1

    def sample(self, rng: Rng) -> list[int]:
        """Returns a random legal action for every row."""
        found: list[int] = []
        for k in range(self.count):
            choices = self.rows[k].choices()
            found.append(int(choices.items[rng.below(choices.n)]))
        return found

    def step(self, actions: list[int]) -> None:
        """Takes an action in every row, begins the next game where one ended, and writes what everybody asked may know."""
        # Row by row: what a game needs is then read from memory once.
        for k in range(self.count):
            row = self.rows[k]
            self._act(k, row, actions[k])
            self._renew(k, row)
            self._show(k, row)

    def act(self, actions: list[int]) -> None:
        """Takes an action in every row. An illegal one loses the game."""
        for k in range(self.count):
            self._act(k, self.rows[k], actions[k])

    def renew(self) -> None:
        """Settles the games that have ended, and begins the next ones."""
        for k in range(self.count):
            self._renew(k, self.rows[k])

    def waiting(self) -> list[int]:
        """Lists the rows where the caller must play somebody else."""
        return [int(k) for k in range(self.count) if self.rows[k].stands != ASKED and self.rows[k].stands != ENDED]

    def show(self) -> None:
        """Writes what the player who is asked may know and do, in every row."""
        for k in range(self.count):
            self._show(k, self.rows[k])

    def _act(self, k: i64, row: Row, action: i64) -> None:
        self._clear_results(k)
        self.actors[k] = row.player
        meant = row.meant(action)
        if row.options.has(meant):
            row.act(meant)
        else:
            row.forfeit()

    def _renew(self, k: i64, row: Row) -> None:
        if row.stands == ENDED:
            self._settle(k, row)
            row.next_game()

    def _show(self, k: i64, row: Row) -> None:
        row.show()
        self.asked[k] = row.player

    def _clear_results(self, k: i64) -> None:
        self.rewards[k] = 0.0
        self.terminated[k] = 0
        self.truncated[k] = 0
        self.forfeited[k] = 0
        first = k * self.players
        for seat in range(self.players):
            self.seat_rewards[first + seat] = 0.0

    def _settle(self, k: i64, row: Row) -> None:
        """Writes down how the game of a row ended, and what the learner saw then."""
        learner = row.seat if row.seat != EVERYBODY else self.actors[k]
        got = row.final_rewards(self.reward)
        for seat in range(self.players):
            self.seat_rewards[k * self.players + seat] = got[seat]
        self.rewards[k] = got[learner]
        self.terminated[k] = 0 if row.cut else 1
        self.truncated[k] = 1 if row.cut else 0
        self.forfeited[k] = 1 if row.lost >= 0 else 0
        row.show_to(learner)
        first = k * self.width
        for at in range(first, first + self.width):
            self.finals[at] = self.buffer[at]

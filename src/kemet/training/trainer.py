"""The loop: workers play, the net chooses, the learner learns from the window before, all at the same time."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import torch

from kemet.training import curve
from kemet.training.acting import Acting
from kemet.training.advantages import Window
from kemet.training.checkpoint import Checkpoint
from kemet.training.cluster import RayWorkers
from kemet.training.cuda_graph import URGENT, CudaGraph
from kemet.training.game_mix import HALVES
from kemet.training.league import League
from kemet.training.learner import Learner
from kemet.training.model import Reader, in_half
from kemet.training.settings import Settings
from kemet.training.workers import Seating, Workers, row_width

WINDOWS = 2
SAVE_EVERY = 120.0
# So many steps are played by the same weights.
REFRESH = 8


def pinned(arrays: dict[str, Any], device: str) -> dict[str, Any]:
    """Returns shared *arrays* as tensors of the same memory, which a GPU may read and write directly."""
    tensors = {name: torch.from_numpy(array) for name, array in arrays.items()}
    if device == "cuda":
        for tensor in tensors.values():
            torch.cuda.check_error(torch.cuda.cudart().cudaHostRegister(tensor.data_ptr(), tensor.nbytes, 0))
    return tensors


class Clock:
    """Where the time goes."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}

    def timed(self, name: str, work: Callable[[], Any]) -> None:
        """Does *work*, and adds its time to what *name* took."""
        began = time.perf_counter()
        work()
        self.spent[name] = self.spent.get(name, 0.0) + time.perf_counter() - began


class Trainer:
    """A training in *folder*, from its checkpoint or from the beginning; games are played by processes of this machine, or by
    the cluster of Ray at an address."""

    def __init__(
        self, folder: Path, start: Checkpoint, device: str, report_every: float = 10.0, ray: str | None = None
    ) -> None:
        self.folder = folder
        self.device = device
        self.report_every = report_every
        self.settings: Settings = start.settings
        self.at = start
        start.runs += 1
        torch.manual_seed(self.settings.seed * 1000 + start.runs)
        self.workers: Workers | RayWorkers = (
            Workers(self.settings, start.runs) if ray is None else RayWorkers(self.settings, start.runs, ray)
        )
        self.shared = pinned(self.workers.arrays, device)
        reader = Reader(self.settings.layout, device)
        rows, width = self.workers.rows, row_width(self.settings.layout)
        self.windows = [Window(self.settings.window, rows, width, device) for _ in range(WINDOWS)]
        weights = {name: weight.to(device) for name, weight in start.learner["weights"].items()}
        self.learner = Learner(self.settings, weights, self.windows, reader, device)
        if "first" in start.learner:
            self.learner.restore(start.learner)
        self.acting_weights = in_half({name: weight.detach() for name, weight in self.learner.weights.items()})
        self.league = League(self.settings, weights, self.settings.seed * 1000 + start.runs)
        if start.league:
            self.league.restore(start.league, device)
        elif start.decisions:
            self.league.add(weights, start.decisions)
        seating = Seating(self.settings, start.runs)
        self.acting = [
            Acting(self.acting_weights, self.league, reader, seating, self.workers.part(half), width, device)
            for half in range(HALVES)
        ]
        self.settling = [
            CudaGraph(partial(self._settle, self.windows[k], self.windows[1 - k]), device, URGENT) for k in range(WINDOWS)
        ]
        on_gpu = device == "cuda"
        self.learning = torch.cuda.Stream() if on_gpu else None
        self.playing = torch.cuda.Stream(priority=URGENT) if on_gpu else None
        # The thread that waits sleeps: the processor is for the workers.
        self.chosen = torch.cuda.Event(blocking=True) if on_gpu else None
        self.last_snapshot = start.decisions
        self.stopped = False
        self.clock = Clock()

    def run(self, seconds: float) -> Checkpoint:
        """Trains until all decisions are made, for so many *seconds* at most, or until told to stop; returns where it is."""
        if self.playing is None:
            return self._run(seconds)
        torch.cuda.synchronize()
        with torch.cuda.stream(self.playing):
            return self._run(seconds)

    def _run(self, seconds: float) -> Checkpoint:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        began = reported = saved = time.perf_counter()
        before, games_before, seconds_before = self.at.decisions, self.at.games, self.at.seconds
        windows = 0
        while not self.stopped and self.at.decisions < self.settings.decisions:
            self._play_window(windows)
            windows += 1
            now = time.perf_counter()
            self.at.seconds = seconds_before + now - began
            if windows % self.settings.change_every == 0:
                self._change_league()
            if now - reported > self.report_every:
                self._report(now - reported, self.at.decisions - before, self.at.games - games_before)
                reported, before, games_before = now, self.at.decisions, self.at.games
            if now - saved > SAVE_EVERY:
                self.save()
                saved = now
            if now - began > seconds:
                break
        self.save()
        self.workers.stop()
        return self.at

    def _stop(self, *_: Any) -> None:
        self.stopped = True

    def save(self) -> None:
        """Writes a checkpoint."""
        self._finish_learning()
        self.at.learner = self.learner.state()
        self.at.league = self.league.state()
        self.at.save(self.folder)

    def _play_window(self, number: int) -> None:
        """Plays one window; as soon as its first step is known, the learner begins with the window before."""
        window, before = self.windows[number % WINDOWS], self.windows[(number + 1) % WINDOWS]
        self.clock.timed("waiting_for_learner", self._finish_learning)
        for step in range(self.settings.window):
            if step % REFRESH == 0:
                self._refresh()
            for half in range(HALVES):
                self._step(window, before, step, half)
            if step == 0 and number > 0:
                self._learn(number + 1)
        self.at.decisions += window.counts.numel()
        self.at.games += int(window.ended.sum())

    def _refresh(self) -> None:
        """Has the net that plays catch up with the one that learns. Nobody waits for the learner: whatever weights are met,
        the chances written down are those that were played by."""
        for name, weight in self.learner.weights.items():
            self.acting_weights[name].copy_(weight.detach())

    def _step(self, window: Window, before: Window, step: int, half: int) -> None:
        acting, part = self.acting[half], self.workers.part(half)
        self.clock.timed("waiting_for_workers", lambda: self.workers.wait(half))
        acting.load(self.shared["rows"][part], self.shared["facts"][part])
        acting()
        self.shared["actions"][part].copy_(acting.to_send, non_blocking=True)
        if self.chosen:
            self.chosen.record()
        # While the net thinks: what it will not wait for.
        if step > 0:
            acting.write_ends(window, step - 1, part)
        else:
            acting.write_ends(before, self.settings.window - 1, part)
        acting.write(window, step, part)
        if self.chosen:
            self.clock.timed("waiting_for_net", self.chosen.synchronize)
        self.workers.play_on()

    def _settle(self, old: Window, new: Window) -> None:
        with torch.no_grad():
            old.settle(new.asked[0], new.values[0], self.settings.smoothing)

    def _learn(self, number: int) -> None:
        """Learns from the window of *number*, beside what else goes on."""
        self.settling[number % WINDOWS]()
        window = self.windows[number % WINDOWS]
        if self.learning is None:
            self.learner.learn(window, self.at.decisions)
            return
        self.learning.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(self.learning):
            self.learner.learn(window, self.at.decisions)

    def _finish_learning(self) -> None:
        if self.learning is not None:
            self.learning.synchronize()

    def _change_league(self) -> None:
        results = sum(acting.results for acting in self.acting).tolist()
        for acting in self.acting:
            acting.results.zero_()
        self.league.note(results)
        if 0 < self.settings.snapshot_every <= self.at.decisions - self.last_snapshot:
            self.last_snapshot = self.at.decisions
            self._finish_learning()
            self.league.add(self.learner.weights, self.at.decisions)
        self.league.seat()

    def _report(self, seconds: float, decisions: int, games: int) -> None:
        self._finish_learning()
        bots = sum(acting.results_with_bots for acting in self.acting).tolist()
        for acting in self.acting:
            acting.results_with_bots.zero_()
        known = [member for member in self.league.members if member.games > 20]
        values = {
            "seconds": self.at.seconds,
            "decisions": self.at.decisions,
            "decisions_per_second": decisions / seconds,
            "games": self.at.games,
            "decisions_per_game": decisions / max(1, games),
            "league_score": sum(member.score() for member in known) / max(1, len(known)),
            "league_best": min((member.score() for member in known), default=1.0),
            "bots_score": bots[0] / max(1.0, bots[1]),
            **{name: self.clock.spent.get(name, 0.0) / seconds for name in curve.COLUMNS[-3:]},
            **self.learner.measured(),
        }
        self.clock.spent.clear()
        curve.add_line(self.folder, values)
        print(curve.told(values), flush=True)

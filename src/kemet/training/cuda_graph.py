"""Work of fixed shape that is done again and again: on a GPU it is recorded once and replayed with a single call."""

from __future__ import annotations

from collections.abc import Callable

import torch

WARM_UPS = 3
# What others wait for goes first.
URGENT = -1


class CudaGraph:
    """A function without arguments or results, which works on the same tensors every time."""

    def __init__(self, work: Callable[[], None], device: str, priority: int = 0) -> None:
        self._run = work
        if device != "cuda":
            return
        aside = torch.cuda.Stream(priority=priority)
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            for _ in range(WARM_UPS):
                work()
        torch.cuda.current_stream().wait_stream(aside)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, stream=aside):
            work()
        self._run = graph.replay

    def __call__(self) -> None:
        self._run()

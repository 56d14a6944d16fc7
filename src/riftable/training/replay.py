"""Work on a card that is recorded once, then repeated: to start it from Python would take longer than it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import torch

WARM_UP: Final = 3  # calls that are not recorded: libraries set themselves up in them


class Replay:
    """A function without arguments or results that works in place on tensors that stay where they are.

    On the CPU it is simply called. On a card it becomes a CUDA graph after some calls.
    """

    def __init__(self, function: Callable[[], None], device: str, rng: Any = None) -> None:
        self.function, self.device, self.rng = function, device, rng
        self.calls = 0
        self.graph: Any = None

    def __call__(self) -> None:
        if self.device != "cuda":
            self.function()
        elif self.graph is not None:
            self.graph.replay()
        elif self.calls < WARM_UP:
            self.calls += 1
            stream = torch.cuda.Stream()
            stream.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(stream):
                self.function()
            torch.cuda.current_stream().wait_stream(stream)
        else:
            graph = torch.cuda.CUDAGraph()
            if self.rng is not None:
                graph.register_generator_state(self.rng)
            with torch.cuda.graph(graph):
                self.function()
            self.graph = graph
            graph.replay()

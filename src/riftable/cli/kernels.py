"""`riftable kernels`: compile the kernels of all games ahead of time."""

from __future__ import annotations

from time import perf_counter

from riftable import games
from riftable.cli.screen import Screen
from riftable.language.fluent import Texts


def compile_all(screen: Screen, texts: Texts) -> None:
    """Compile the kernels of each game that has some, and say how long it took."""
    for name in games.names():
        spec = games.spec(name)
        if spec.compile_kernels is not None:
            begun = perf_counter()
            spec.compile_kernels.load()()
            screen.say(texts("kernels-compiled", game=spec.label, seconds=round(perf_counter() - begun)))

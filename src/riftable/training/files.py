"""The files of a training: the net, a log of figures, its picture, and the state from which it resumes."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

from riftable.ai.learned_net import save_net
from riftable.training.plot import Curve, drawing
from riftable.training.trainer import Trainer

LOG_SECONDS: Final = 5.0  # between two lines of the log, at least
SAVE_SECONDS: Final = 120.0  # between two states


class Line(NamedTuple):
    """A line of the log: means over the iterations since the one before."""

    minutes: float
    iteration: int
    decisions: int
    games: int
    rate: float
    entropy: float  # of the policy, by decision
    value_loss: float
    explained: float  # share of the variance of what came that the value foresaw
    divergence: float
    clipped: float
    old_games: float  # games that ended against old selves, in all these iterations; alone: all that ended
    old_won: float  # share of their points; 0.5 where none ended


class TrainingFiles:
    """The files beside the net: `net.npz` has `net.jsonl`, `net.svg` and `net.state`."""

    def __init__(self, out: Path) -> None:
        self.net = out
        self.log = out.with_suffix(".jsonl")
        self.picture = out.with_suffix(".svg")
        self.state = out.with_suffix(".state")
        self.lines: list[Line] = []

    def read_log(self, iterations: int) -> None:
        """Read the log up to an iteration; what came later was lost with the run that wrote it."""
        if self.log.is_file():
            found = [Line(**json.loads(line)) for line in self.log.read_text("utf-8").splitlines()]
            self.lines = [line for line in found if line.iteration <= iterations]

    def add(self, line: Line) -> None:
        """Add a line to the log."""
        self.lines.append(line)

    def write(self, trainer: Trainer, about: dict[str, Any], titles: Sequence[str]) -> None:
        """Write all files."""
        save_net(self.net, trainer.learned(about))
        self.log.write_text("".join(json.dumps(line._asdict()) + "\n" for line in self.lines), "utf-8")
        minutes = [line.minutes for line in self.lines]
        won = [(line.minutes, line.old_won) for line in self.lines if line.old_games]
        curves = [
            Curve(titles[0], [time for time, _ in won], [points for _, points in won], 0.0, 1.0),
            Curve(titles[1], minutes, [line.explained for line in self.lines], 0.0, 1.0),
            Curve(titles[2], minutes, [line.entropy for line in self.lines], 0.0, None),
        ]
        self.picture.write_text(drawing(curves, titles[3]), "utf-8")
        trainer.save(self.state)


def train(
    trainer: Trainer,
    files: TrainingFiles,
    about: dict[str, Any],
    titles: Sequence[str],
    report: Callable[[Line], None],
) -> None:
    """Train until the goal is reached; write files now and then, and whatever stops it, at the end."""
    pending: list[dict[str, float]] = []
    logged = saved = perf_counter()
    try:
        while trainer.progress < 1:
            pending.append(trainer.iterate())
            now = perf_counter()
            if now - logged >= LOG_SECONDS or trainer.progress >= 1:
                logged = now
                files.add(line_of(trainer, pending))
                pending.clear()
                report(files.lines[-1])
            if now - saved >= SAVE_SECONDS:
                saved = now
                files.write(trainer, about, titles)
    finally:
        files.write(trainer, about, titles)


def line_of(trainer: Trainer, figures: Sequence[dict[str, float]]) -> Line:
    """Return the line of the log for the figures of some iterations."""

    def total(name: str) -> float:
        return sum(one[name] for one in figures)

    def mean(name: str) -> float:
        return round(total(name) / len(figures), 6)

    old_games = total("old_games")
    return Line(
        round(trainer.seconds / 60, 3),
        trainer.iteration,
        trainer.decisions,
        trainer.finished,
        mean("rate"),
        mean("entropy"),
        mean("value_loss"),
        mean("explained"),
        mean("divergence"),
        mean("clipped"),
        old_games,
        round(total("old_points") / old_games, 4) if old_games else 0.5,
    )

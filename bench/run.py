"""Run the workers in turn, one measurement at a time on one core."""

import json
import os
import subprocess
import sys
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from typing import Any

from bench.catalog import BUILDS, ROOT, SUITES, Case
from bench.timing import Sample, pin


@dataclass
class Row:
    """A case with its samples, or the reason why there are none."""

    case: Case
    samples: list[Sample] = field(default_factory=list)
    error: str | None = None


class Worker:
    """The parent's end of one suite's process."""

    def __init__(self, suite: str, cases: list[Case]) -> None:
        self.suite = suite
        self.process = subprocess.Popen(  # noqa: S603 - all arguments are our own
            [sys.executable, "-m", "bench.worker", suite, *(case.key for case in cases)],
            cwd=ROOT,
            env=environment(suite),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def close(self) -> None:
        self.process.communicate()

    def read(self) -> dict[str, Any]:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the process of {self.suite} ended early")
        reply: dict[str, Any] = json.loads(line)
        return reply

    def measure(self, row: Row, seconds: float) -> None:
        assert self.process.stdin
        request = {"case": row.case.key, "seconds": seconds}
        print(json.dumps(request), file=self.process.stdin, flush=True)
        row.samples.append(Sample(**self.read()))


def environment(suite: str) -> dict[str, str]:
    """Return environment variables: one thread, no banners, and our package from the suite's build."""
    extra = {
        "OMP_NUM_THREADS": "1",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "PYTHONHASHSEED": "0",
        "PYTHONWARNINGS": "ignore",
    }
    if suite in BUILDS:
        extra["PYTHONPATH"] = str(BUILDS[suite])
    return os.environ | extra


def run(cases: list[Case], reps: int, seconds: float) -> list[Row]:
    """Measure all cases once, then all again, so that a slow minute affects them equally."""
    pin()
    rows = [Row(case) for case in cases]
    with ExitStack() as stack:
        workers: dict[str, Worker] = {}
        for suite in SUITES:
            chosen = [row for row in rows if row.case.suite == suite]
            if not chosen:
                continue
            worker = Worker(suite, [row.case for row in chosen])
            workers[suite] = stack.enter_context(closing(worker))
            missing = worker.read()  # wait until this one is idle before the next starts
            for row in chosen:
                row.error = missing.get(row.case.key)
        for rep in range(reps):
            for row in rows:
                if row.error is None:
                    workers[row.case.suite].measure(row, seconds)
            print(f"round {rep + 1} of {reps}", file=sys.stderr)
    return rows

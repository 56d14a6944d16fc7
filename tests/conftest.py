"""Seeds for tests, what coverage measures, skips, and the event loop of Playwright."""

from __future__ import annotations

import asyncio
import fcntl
import os
import random
import secrets
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

# A failing test fails again: all random draws of this process (cards, names of tables, Hypothesis) are seeded
# with the name of the test. Examples of Hypothesis have no deadline.
SEEDED = random.Random()
DRAWS: dict[str, Callable[..., Any]] = {
    "randbits": SEEDED.getrandbits,
    "randbelow": SEEDED.randrange,
    "token_bytes": lambda nbytes=32: SEEDED.randbytes(32 if nbytes is None else nbytes),
}
for name, draw in DRAWS.items():
    setattr(secrets, name, draw)
settings.register_profile(
    "seeded", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("seeded")

HERE = Path(__file__).parent
RUNNING = pytest.StashKey[asyncio.AbstractEventLoop | None]()
ENGINES, SERVER = {"core", "games"}, {"gamekit", "reliability", "server"}
COMPILED = os.environ.get("RIFTABLE_EXPECT") == "compiled"
MEASURED = {HERE / part for part in (SERVER if COMPILED else ENGINES | SERVER)}
# Tests that take longest. A process without tests takes over the last ones of another: those must be short.
FIRST = [
    HERE / part
    for part in (
        "project/test_bare_machine.py",
        "games/riftbound/test_mutants.py",
        "browser/test_questions.py",
        "browser/test_whole_games.py",
        "browser",
    )
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Measure coverage only in tests of the packages it is reported for: it makes tests twice as slow.

    Bots are not measured, and the rules that they play by are run by tests of the rules.

    Long tests come first, so that at the end no process waits for one of them.
    """
    for item in items:
        if MEASURED.isdisjoint(item.path.parents) or item.path.parent.name == "ai":
            item.add_marker(pytest.mark.no_cover)
    items.sort(key=lambda item: [part not in (item.path, *item.path.parents) for part in FIRST])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let a skipped test fail in CI: a missing browser or database must be noticed."""
    report = yield
    if report.skipped and not hasattr(report, "wasxfail"):
        fail_in_ci(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Let a file that skips all its tests fail in CI."""
    report = yield
    if report.skipped:
        fail_in_ci(report)
    return report


def fail_in_ci(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Turn a skip into a failure where CI is set."""
    if os.environ.get("CI"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome, report.longrepr = "failed", f"In CI no test may be skipped. {reason}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Write a reason for each skipped test into the file that `make test` asks for (`tools/skipped.py`)."""
    file = os.environ.get("RIFTABLE_SKIPPED")
    if file:
        reports = terminalreporter.stats.get("skipped", [])
        reasons = [report.longrepr[2].removeprefix("Skipped: ") for report in reports]
        Path(file).write_text("".join(f"{' '.join(reason.split())}\n" for reason in reasons), "utf-8")


@pytest.hookimpl(tryfirst=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[Any]) -> None:
    """Seed shared fixtures by name: they are the same whichever test comes first."""
    SEEDED.seed(f"{fixturedef.baseid} {fixturedef.argname}")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> None:
    SEEDED.seed(item.nodeid)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Hide the loop of Playwright, which counts as running between its calls: asyncio.run would refuse."""
    if HERE / "browser" not in item.path.parents:
        item.stash[RUNNING] = asyncio._get_running_loop()
        asyncio._set_running_loop(None)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """Restore the loop of Playwright for the next test or the end."""
    if RUNNING in item.stash:
        asyncio._set_running_loop(item.stash[RUNNING])


@contextmanager
def compiled_once(folder: Path) -> Iterator[None]:
    """Hold the lock of a folder of kernels: of several testing processes one compiles, the others wait."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def riffifi_kernels() -> None:
    """Compile what batches of Riffifi need, once."""
    from riftable.games.riffifi.rl.batch.ahead import compile_kernels
    from riftable.games.riffifi.rl.batch.jit import COMPILER

    with compiled_once(COMPILER.cache_folder()):
        compile_kernels()


@pytest.fixture(scope="session")
def kernels() -> None:
    """Compile what batches of Riftforce need, once."""
    from riftable.games.riftforce.ai.kernels.ahead import compile_batches
    from riftable.games.riftforce.rl.batch.jit import cache_folder

    with compiled_once(cache_folder()):
        compile_batches()


@pytest.fixture(scope="session")
def search_kernels() -> None:
    """Compile what the search of Riftforce needs, once."""
    from riftable.games.riftforce.ai.kernels.ahead import compile_search
    from riftable.games.riftforce.ai.kernels.jit import COMPILER

    with compiled_once(COMPILER.cache_folder()):
        compile_search()

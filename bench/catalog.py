"""Every case that is measured, with its process, its unit and its goal."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

# Runs for about so many seconds and returns the number of units done.
Play: TypeAlias = Callable[[float], int]
# Prepares a case, outside the measured time.
Setup: TypeAlias = Callable[[], Play]

BASELINE = "open_spiel/hearts/python"
SEARCH = "open_spiel/gin_rummy/ismcts"  # the baseline of our searches

PEERS = "peers"
INTERPRETED = "interpreted"
COMPILED = "compiled"
KERNELS = "kernels"  # batches: compiled by numba, independent of the build of the engine
SUITES = (PEERS, INTERPRETED, COMPILED, KERNELS)

# Where our package is imported from: a process can import only one of the builds.
ROOT = Path(__file__).resolve().parent.parent
BUILDS = {INTERPRETED: ROOT / "src", COMPILED: ROOT / "build" / "compiled", KERNELS: ROOT / "src"}

DECISIONS = "decisions/s"
ITERATIONS = "iterations/s"
MICROSECONDS = "µs"


@dataclass(frozen=True)
class Goal:
    """A bound of a case: a minimum ratio to a baseline, or a maximum cost."""

    bound: float
    least: bool
    base: str = "H"  # the baseline of the ratio, as the tables name it

    def met(self, figure: float) -> bool:
        return figure >= self.bound if self.least else figure <= self.bound

    def __str__(self) -> str:
        return f"≥ {self.bound:g} × {self.base}" if self.least else f"≤ {self.bound:g} µs"


@dataclass(frozen=True)
class Case:
    """One thing to measure; `key` finds its set-up in the suite's own module."""

    suite: str
    key: str
    unit: str = DECISIONS
    goal: Goal | None = None

    @property
    def name(self) -> str:
        return self.key if self.suite == PEERS else f"{self.key}/{self.suite}"


def at_least(bound: float) -> Goal:
    return Goal(bound, least=True)


def searches(bound: float) -> Goal:
    return Goal(bound, least=True, base="G")


def at_most(bound: float) -> Goal:
    return Goal(bound, least=False)


def ours(
    key: str,
    unit: str,
    interpreted: Goal | None = None,
    compiled: Goal | None = None,
) -> list[Case]:
    """Return a case of our engine, in both builds."""
    return [
        Case(INTERPRETED, key, unit, interpreted),
        Case(COMPILED, key, unit, compiled),
    ]


def environments(game: str, aec: Goal) -> list[Case]:
    """Return the cases of the RL environments of a game, with the goal of PettingZoo's loop."""
    return [
        *ours(f"{game}/aec", DECISIONS, compiled=aec),
        *ours(f"{game}/gymnasium", DECISIONS),
        *ours(f"{game}/open_spiel", DECISIONS),
        *ours(f"{game}/encode", MICROSECONDS),
    ]


CASES = [
    Case(PEERS, "open_spiel/hearts/python"),
    Case(PEERS, "open_spiel/dou_dizhu/python"),
    Case(PEERS, "open_spiel/gin_rummy/python"),
    Case(PEERS, "open_spiel/hearts/cpp_rollouts"),
    Case(PEERS, "open_spiel/dou_dizhu/cpp_rollouts"),
    Case(PEERS, SEARCH, ITERATIONS),
    Case(PEERS, "rlcard/uno"),
    Case(PEERS, "rlcard/gin-rummy"),
    Case(PEERS, "open_spiel/python_team_dominoes/python"),
    Case(PEERS, "pettingzoo/leduc_holdem_v4"),
    Case(PEERS, "pettingzoo/texas_holdem_v4"),
    Case(PEERS, "pettingzoo/hanabi_v5"),
    Case(PEERS, "python-chess"),
    *ours("riftforce/playout", DECISIONS, at_least(0.8), at_least(7)),
    # No mode plays fewer than half the decisions of the duel.
    *ours("riftforce/playout/team3", DECISIONS, at_least(0.4), at_least(3.5)),
    *ours("riftforce/playout/team4", DECISIONS, at_least(0.4), at_least(3.5)),
    *ours("riftforce/playout/solo", DECISIONS, at_least(0.4), at_least(3.5)),
    *ours("riftforce/driven", DECISIONS),
    Case(KERNELS, "riftforce/batch/1"),
    Case(KERNELS, "riftforce/batch/128"),
    Case(KERNELS, "riftforce/batch/4096", goal=at_least(25)),
    Case(KERNELS, "riftforce/vector/4096", goal=at_least(5)),
    Case(KERNELS, "riftforce/batch/playout", goal=at_least(60)),
    *ours("riftforce/copy", MICROSECONDS, at_most(12), at_most(3)),
    *ours("riftforce/imagine", MICROSECONDS),
    *ours("riftforce/monte_carlo", ITERATIONS),
    *ours("riftforce/search", ITERATIONS, compiled=searches(5)),
    *ours("riffifi/playout", DECISIONS, compiled=at_least(3)),
    *ours("riffifi/playout/five", DECISIONS, compiled=at_least(3)),
    *ours("riffifi/driven", DECISIONS),
    Case(KERNELS, "riffifi/batch/1"),
    Case(KERNELS, "riffifi/batch/128"),
    Case(KERNELS, "riffifi/batch/4096"),
    Case(KERNELS, "riffifi/vector/4096"),
    Case(KERNELS, "riffifi/batch/playout"),
    *ours("riffifi/copy", MICROSECONDS, compiled=at_most(3)),
    *ours("riffifi/imagine", MICROSECONDS),
    *ours("riffifi/monte_carlo", ITERATIONS),
    *ours("riffifi/search", ITERATIONS, compiled=searches(5)),
    *ours("riftbound/playout", DECISIONS, compiled=at_least(1.5)),
    *ours("riftbound/playout/war", DECISIONS, compiled=at_least(1.5)),
    *ours("riftbound/driven", DECISIONS),
    *ours("riftbound/copy", MICROSECONDS, compiled=at_most(15)),
    *ours("riftbound/imagine", MICROSECONDS),
    *ours("riftbound/monte_carlo", ITERATIONS),
    # Three times what they were before compiled code wrote observations, on the same machine.
    *environments("riftforce", at_least(0.1)),
    *environments("riffifi", at_least(0.1)),
    *environments("riftbound", at_least(0.044)),
]


def select(texts: list[str]) -> list[Case]:
    """Return the cases whose name contains one of the texts, and the baselines."""
    if not texts:
        return CASES
    wanted = [*texts, BASELINE, SEARCH]
    return [case for case in CASES if any(text in case.name for text in wanted)]

"""Endings: random games of every mode, each of which must come to its end.

    python -m tests.reliability.endings --duels 1000000 --games 100000 --jobs 2    (make endings)

Riftforce goes in batches where batches play the mode, all else through the engine, with every set of options
that `riftable doctor` plays, a cap of rounds left out. A game is one without end when it reaches a number of
rounds or moves that no game of chance comes near.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import numpy as np

import riftable
from riftable.core.laws import MAX_GAME_MOVES
from riftable.core.rng import Rng
from riftable.games.riftforce.rl.batch import Batch
from riftable.games.riftforce.rl.batch.tables import SUPPORTED
from riftable.games.riftforce.rulebook import Riftforce
from tests.reliability.replays import Options, modes

ROUNDS = 5_000  # of Riftforce; the longest games of chance that ended had some hundred
BATCH = 10_000  # games that a batch plays at once
LOT = 200  # games of the engine that one task plays


class Task(NamedTuple):
    """Games with these seeds by one set of options."""

    game: str
    mode: str
    options: Options
    first: int
    games: int


class Found(NamedTuple):
    """What came of some games."""

    games: int = 0
    moves: int = 0
    longest: int = 0  # in moves
    draws: int = 0
    endless: tuple[str, ...] = ()

    def and_also(self, other: Found) -> Found:
        """The sum of two findings."""
        return Found(
            self.games + other.games,
            self.moves + other.moves,
            max(self.longest, other.longest),
            self.draws + other.draws,
            self.endless + other.endless,
        )


def in_batch(task: Task) -> Found:
    """Random games in one batch. A cap stops games without end."""
    rules = Riftforce(task.mode, {**task.options, "cap": ROUNDS})
    batch = Batch(rules, np.arange(task.games, dtype=np.uint64) + np.uint64(task.first))
    batch.play_out(task.first)
    stuck = np.flatnonzero(~batch.over | (batch.round >= ROUNDS))
    return Found(
        task.games,
        int(batch.made.sum()),
        int(batch.made.max()),
        int((batch.results[:, 0] == 0).sum()),
        tuple(f"{task.mode} {task.options} seed {batch.seeds[i]}" for i in stuck),
    )


def by_engine(task: Task) -> Found:
    """Random games one after the other."""
    rules = riftable.rules(task.game, task.mode, **task.options)
    found = Found()
    for seed in range(task.first, task.first + task.games):
        s, rng, moves = rules.new(), Rng(seed, 9), 0
        while (ask := s.ask) is not None and moves < MAX_GAME_MOVES:
            s.step(ask.sample(rng))
            moves += 1
        over = s.result()
        draw = over is not None and not any(over)
        endless = () if over is not None else (f"{rules.key} {task.options} seed {seed}",)
        found = found.and_also(Found(1, moves, moves, int(draw), endless))
    return found


def work(task: Task) -> Found:
    """Random games, as fast as their mode allows."""
    return in_batch(task) if task.game == "riftforce" and task.mode in SUPPORTED else by_engine(task)


def tasks(mode: str, sets: list[tuple[str, str, Options]], games: int, first: int) -> list[Task]:
    """So many games of a mode: lots that take the sets of options in turn."""
    sets = [one for one in sets if "cap" not in one[2]]
    game, name, _ = sets[0]
    lot = BATCH if game == "riftforce" and name in SUPPORTED else LOT
    lot = min(lot, max(1, -(-games // len(sets))))
    begins = range(0, games, lot)
    return [
        Task(*sets[n % len(sets)], first + begin, min(lot, games - begin)) for n, begin in enumerate(begins)
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--duels", type=int, default=1_000_000, help="of Riftforce (default: 1000000)")
    parser.add_argument("--games", type=int, default=100_000, help="of each other mode (default: 100000)")
    parser.add_argument("--mode", action="append", help='only this one, as in "riftforce solo" (repeatable)')
    parser.add_argument("--first", type=int, default=0, help="the first seed (default: 0)")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e9, help="for each mode; what was played counts")
    wish = parser.parse_args()
    bad = 0
    with ProcessPoolExecutor(wish.jobs) as pool:
        for mode, sets in modes().items():
            if wish.mode and mode not in wish.mode:
                continue
            begun, found = time.monotonic(), Found()
            todo = tasks(mode, sets, wish.duels if mode == "riftforce duel" else wish.games, wish.first)
            while todo and time.monotonic() - begun < 60 * wish.minutes:
                now, todo = todo[: 2 * wish.jobs], todo[2 * wish.jobs :]
                for one in pool.map(work, now):
                    found = found.and_also(one)
            bad += len(found.endless)
            print(
                f"{mode}: {found.games} games, {found.moves} moves, the longest {found.longest}, "
                f"{found.draws} draws, {len(found.endless)} without end, {time.monotonic() - begun:.0f} s",
                *found.endless,
                sep="\n  ",
                flush=True,
            )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())

"""Play random games of every mode; each of them must end.

    python -m tests.reliability.endings --duels 1000000 --games 100000 --jobs 2    (make endings)

Riftforce is played in batches, the others by the engine, with every set of options that `riftable doctor`
plays except a cap of rounds. A game counts as endless if it reaches a number of rounds or moves that random
games never come near.
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
from riftable.games.riftforce.rulebook import Riftforce
from tests.reliability.replays import Options, modes

MAX_ROUNDS = 5_000  # of Riftforce; the longest random games that ended had some hundred
BATCH_GAMES = 10_000  # in one batch
GAMES_PER_TASK = 200  # without batches


class Task(NamedTuple):
    """Games with consecutive seeds and one set of options."""

    game: str
    mode: str
    options: Options
    first: int
    games: int


class Outcome(NamedTuple):
    """Figures of some games."""

    games: int = 0
    moves: int = 0
    longest: int = 0  # in moves
    draws: int = 0
    endless: tuple[str, ...] = ()

    def plus(self, other: Outcome) -> Outcome:
        """Return the figures of both."""
        return Outcome(
            self.games + other.games,
            self.moves + other.moves,
            max(self.longest, other.longest),
            self.draws + other.draws,
            self.endless + other.endless,
        )


def play_batch(task: Task) -> Outcome:
    """Play random games in one batch. A cap stops endless games."""
    rules = Riftforce(task.mode, {**task.options, "cap": MAX_ROUNDS})
    batch = Batch(rules, np.arange(task.games, dtype=np.uint64) + np.uint64(task.first))
    batch.play_out(task.first)
    stuck = np.flatnonzero(~batch.over | (batch.round >= MAX_ROUNDS))
    return Outcome(
        task.games,
        int(batch.made.sum()),
        int(batch.made.max()),
        int((batch.results[:, 0] == 0).sum()),
        tuple(f"{task.mode} {task.options} seed {batch.seeds[i]}" for i in stuck),
    )


def play_one_by_one(task: Task) -> Outcome:
    """Play random games one after the other."""
    rules = riftable.rules(task.game, task.mode, **task.options)
    found = Outcome()
    for seed in range(task.first, task.first + task.games):
        s, rng, moves = rules.new(), Rng(seed, 9), 0
        while (ask := s.ask) is not None and moves < MAX_GAME_MOVES:
            s.step(ask.sample(rng))
            moves += 1
        over = s.result()
        draw = over is not None and not any(over)
        endless = () if over is not None else (f"{rules.key} {task.options} seed {seed}",)
        found = found.plus(Outcome(1, moves, moves, int(draw), endless))
    return found


def play_task(task: Task) -> Outcome:
    """Play the games of a task, those of Riftforce in a batch."""
    return play_batch(task) if task.game == "riftforce" else play_one_by_one(task)


def tasks(mode: str, sets: list[tuple[str, str, Options]], games: int, first: int) -> list[Task]:
    """Split `games` games of a mode into tasks, which take the sets of options in turn."""
    sets = [one for one in sets if "cap" not in one[2]]
    game, *_ = sets[0]
    games_per_task = BATCH_GAMES if game == "riftforce" else GAMES_PER_TASK
    games_per_task = min(games_per_task, max(1, -(-games // len(sets))))
    begins = range(0, games, games_per_task)
    return [
        Task(*sets[n % len(sets)], first + begin, min(games_per_task, games - begin))
        for n, begin in enumerate(begins)
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--duels", type=int, default=1_000_000, help="of Riftforce (default: 1000000)")
    parser.add_argument("--games", type=int, default=100_000, help="of each other mode (default: 100000)")
    parser.add_argument("--mode", action="append", help='only this one, as in "riftforce solo" (repeatable)')
    parser.add_argument("--first", type=int, default=0, help="the first seed (default: 0)")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e9, help="time limit for each mode")
    args = parser.parse_args()
    bad = 0
    with ProcessPoolExecutor(args.jobs) as pool:
        for mode, sets in modes().items():
            if args.mode and mode not in args.mode:
                continue
            begun, found = time.monotonic(), Outcome()
            todo = tasks(mode, sets, args.duels if mode == "riftforce duel" else args.games, args.first)
            while todo and time.monotonic() - begun < 60 * args.minutes:
                now, todo = todo[: 2 * args.jobs], todo[2 * args.jobs :]
                for one in pool.map(play_task, now):
                    found = found.plus(one)
            bad += len(found.endless)
            print(
                f"{mode}: {found.games} games, {found.moves} moves, the longest {found.longest}, "
                f"{found.draws} draws, {len(found.endless)} endless, {time.monotonic() - begun:.0f} s",
                *found.endless,
                sep="\n  ",
                flush=True,
            )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())

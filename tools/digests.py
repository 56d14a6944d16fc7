"""Digests of random games: does every seed still give the same game?

Each set of options on which the laws are checked is played at random, with many seeds. A digest covers every
question the engine asked (seat, kind, subject, answers), the answer given, the last position and the
result, but no name of a class or a module, so that code can be moved and renamed between two runs.

    python tools/digests.py write FILE --games 2000
    python tools/digests.py check FILE
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

import riftable
from riftable import games as registry
from riftable.core.rng import Rng
from riftable.core.rules import SPECTATOR

GAMES_PER_TASK = 100  # they have one digest
ANSWER_STREAM = 11  # of random numbers; chance uses another


class Task(NamedTuple):
    """A range of seeds of one set of options."""

    game: str
    mode: str
    options: tuple[tuple[str, str], ...]
    first: int
    end: int

    @property
    def name(self) -> str:
        """The key of its digest in the file."""
        options = " ".join(f"{name}={value}" for name, value in self.options)
        return f"{self.game} {self.mode} [{options}] {self.first}-{self.end}"


def tasks(games: int, only: str | None = None) -> Iterator[Task]:
    """Yield the tasks of all sets of options, or of those of one game."""
    for spec in registry.specs():
        if only not in (None, spec.name):
            continue
        for mode, options in spec.option_sets():
            for first in range(0, games, GAMES_PER_TASK):
                yield Task(spec.name, mode, tuple(options.items()), first, min(first + GAMES_PER_TASK, games))


def digest(task: Task) -> str:
    """Play the games of a task and return their digest."""
    rules = riftable.rules(task.game, task.mode, **dict(task.options))
    hasher = hashlib.blake2b(digest_size=16)
    for seed in range(task.first, task.end):
        rng = Rng(seed, ANSWER_STREAM)
        state = rules.new()
        while (ask := state.ask) is not None:
            move = int(ask.sample(rng))
            asked = (
                int(ask.seat),
                int(ask.kind),
                int(ask.about),
                int(ask.n),
                [int(one) for one in ask.moves],
            )
            hasher.update(repr((asked, move)).encode())
            state.apply(move)
        views = [
            json.loads(json.dumps(rules.view(state, seat).json()))
            for seat in range(SPECTATOR, len(rules.sides))
        ]
        hasher.update(repr((views, rules.scores(state), state.result())).encode())
    return hasher.hexdigest()


def digests(todo: list[Task], jobs: int) -> Iterator[tuple[str, str]]:
    """Yield the name and the digest of each task."""
    with ProcessPoolExecutor(jobs) as pool:
        for task, found in zip(todo, pool.map(digest, todo), strict=True):
            yield task.name, found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=["write", "check"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=2000, help="of each set of options (default: 2000)")
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    todo = list(tasks(args.games, args.game))
    if args.what == "write":
        made = dict(digests(todo, args.jobs))
        args.file.write_text(json.dumps(made, indent=1) + "\n", "utf-8")
        print(f"{len(made)} tasks of up to {GAMES_PER_TASK} games written")
        return 0
    known = json.loads(args.file.read_text("utf-8"))
    todo = [task for task in todo if task.name in known]
    wrong = [name for name, found in digests(todo, args.jobs) if known[name] != found]
    print(*(f"differs: {name}" for name in wrong), sep="\n", end="\n" if wrong else "")
    print(f"{len(todo)} tasks of up to {GAMES_PER_TASK} games played, {len(wrong)} differ")
    return 1 if wrong or not todo else 0


if __name__ == "__main__":
    sys.exit(main())

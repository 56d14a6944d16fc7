"""Replay random games of every mode from their moves, in other processes and builds.

The log of a game holds its rules, its options and its moves; everything else is computed from them. So every
replay must give the same result, in each process, with any hash seed, compiled or not, on every Python. One
process plays games and hashes, move by move, all questions and events, and from time to time everything that
any client may know of the position. The others get the moves and must compute the same hash.

`python -m tests.reliability.replays --games 100000` plays so many of each mode (`make replays`).
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any, NamedTuple

import riftable
from riftable import games
from riftable.core import machine
from riftable.core.event import Event
from riftable.core.laws import everything
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
MOVES_PER_FULL_CHECK = 64
MOVES_PER_DEPARTURE = 400  # on average, in modes in which a seat can leave a running game
GAMES_PER_PROCESS = 500
GAMES_PER_OTHER_BUILD = 50  # one game in so many is replayed on the other builds
PIPES: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
VERSIONS = ("3.11", "3.12", "3.13", "3.14")

Options = dict[str, str]
Sets = list[tuple[str, str, Options]]


class ReplayDiffers(AssertionError):
    """A replayed game differs from the original."""


class Chain:
    """A hash over everything that happened, in order."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.links = hashlib.blake2b(digest_size=16)
        self.made = 0

    def add(self, s: State, events: list[Event]) -> None:
        """Add the question and the events after a move."""
        ask = s.ask
        asked = ask and (int(ask.seat), int(ask.kind), int(ask.about), int(ask.n), ask.moves, ask.bag)
        self.links.update(repr((asked, events)).encode())
        self.made += 1
        if ask is None or self.made % MOVES_PER_FULL_CHECK == 0:
            self.links.update(repr(everything(self.rules, s)).encode())

    @property
    def end(self) -> str:
        """The hash of everything so far."""
        return self.links.hexdigest()


def play_random(rules: Rules, seed: int) -> tuple[list[int], str]:
    """Play a random game; return its moves and its hash."""
    events: list[Event] = []
    s, chain, rng, moves = rules.new(events), Chain(rules), Rng(seed, 5), list[int]()
    chain.add(s, events)
    can_leave = len(set(rules.sides)) > 2
    while (ask := s.ask) is not None:
        events = []
        exits = list(rules.exits(s).values()) if can_leave and rng.below(MOVES_PER_DEPARTURE) == 0 else []
        move = exits[rng.below(len(exits))] if exits else int(ask.sample(rng))
        (s.depart if exits else s.apply)(move, events)
        moves.append(move)
        chain.add(s, events)
    return moves, chain.end


def replay(rules: Rules, moves: Iterable[int]) -> str:
    """Replay a game from its moves; return its hash."""
    events: list[Event] = []
    s, chain = rules.new(events), Chain(rules)
    chain.add(s, events)
    for move in moves:
        events, ask = [], s.ask
        (s.apply if ask is not None and ask.allows(move) else s.depart)(move, events)
        chain.add(s, events)
    return chain.end


# Child processes: one plays and writes games, the others replay them.


def write_games(sets: Sets, seeds: Iterable[int], out: IO[str]) -> None:
    """Play games with these seeds, each set of options in turn, and write them to `out`."""
    books = [riftable.rules(game, mode, **options) for game, mode, options in sets]
    for seed in seeds:
        which = seed % len(sets)
        moves, end = play_random(books[which], seed)
        print(json.dumps([*sets[which], seed, moves, end]), file=out)


def replay_games(lines: Iterable[str]) -> int:
    """Replay the games in these lines; return the number of moves. ReplayDiffers if one differs."""
    books: dict[str, Rules] = {}
    count = 0
    for line in lines:
        game, mode, options, seed, moves, end = json.loads(line)
        key = json.dumps([game, mode, options])
        if key not in books:
            books[key] = riftable.rules(game, mode, **options)
        if replay(books[key], moves) != end:
            raise ReplayDiffers(f"{game} {mode} {options}, seed {seed}, differs")
        count += len(moves)
    return count


def child() -> None:
    """Run a child: `play SETS FIRST END` writes to standard output, `replay` reads standard input."""
    if sys.argv[2] == "play":
        write_games(json.loads(sys.argv[3]), range(int(sys.argv[4]), int(sys.argv[5])), sys.stdout)
    else:
        print(replay_games(sys.stdin))


# The parent.


class Build(NamedTuple):
    """A build of the engine on a version of Python."""

    name: str
    python: str
    path: str  # PYTHONPATH

    def start(self, hashes: int, *words: str, **streams: Any) -> subprocess.Popen[str]:
        """Start a child process with its own hash seed."""
        env = {**os.environ, "PYTHONPATH": self.path, "PYTHONHASHSEED": str(hashes)}
        for name in ("RIFTABLE_EXPECT", "PYTHONDONTWRITEBYTECODE"):  # the second slows down every start
            env.pop(name, None)
        words = (self.python, "-m", "tests.reliability.replays", "child", *words)
        return subprocess.Popen(words, cwd=ROOT, env=env, text=True, **streams)


def current_build() -> Build:
    """Return the build that this process uses."""
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    file = Path(machine.__file__ or "")
    kind = "interpreted" if file.suffix == ".py" else "compiled"
    return Build(f"{kind} {version}", sys.executable, str(file.parents[2]))


def other_builds(*, here_only: bool = False) -> Iterator[Build]:
    """Yield the other builds on this machine: the sources on every supported Python, or on this one."""
    here = current_build()
    for version in VERSIONS:
        ours = sys.version_info[:2] == tuple(map(int, version.split(".")))
        if here_only and not ours:
            continue
        python = sys.executable if ours else shutil.which(f"python{version}")
        build = Build(f"interpreted {version}", python or "", str(SOURCES))
        if python and build.name != here.name and works(build):
            yield build


def works(build: Build) -> bool:
    """Return whether a build runs at all."""
    with (
        contextlib.suppress(OSError),
        build.start(0, "replay", stdin=subprocess.PIPE, stdout=subprocess.PIPE) as run,
    ):
        return run.communicate("")[0] == "0\n"
    return False


class Count(NamedTuple):
    """How much was replayed."""

    games: int = 0
    moves: int = 0


class Run:
    """Games of some sets of options, played on the current build and replayed on all builds."""

    def __init__(self, builds: Iterable[Build], share: int = GAMES_PER_OTHER_BUILD) -> None:
        self.here = current_build()
        self.other_builds = list(builds)
        self.share = share
        self.counts = {build.name: Count() for build in (self.here, *self.other_builds)}
        self.later: list[list[str]] = [[] for _ in self.other_builds]

    def play_games(self, sets: Sets, first: int, end: int) -> None:
        """Play games with these seeds and replay them on the current build; ReplayDiffers if one differs."""
        with tempfile.TemporaryFile("w+") as file:
            words = ("play", json.dumps(sets), str(first), str(end))
            with self.here.start(2 * first + 1, *words, stdout=file) as playing:
                pass
            if playing.returncode:
                raise ReplayDiffers(f"games {first} to {end} of {sets} could not be played")
            file.seek(0)
            lines = file.readlines()
        if len(lines) != end - first:
            raise ReplayDiffers(f"games {first} to {end} of {sets} are not all there")
        self.check(self.here, 2 * first + 2, lines)
        for number, few in enumerate(self.later):
            few += [line for n, line in enumerate(lines, first + number) if n % self.share == 0]

    def check_other_builds(self) -> None:
        """Replay a share of the games on the other builds."""
        for number, (build, few) in enumerate(zip(self.other_builds, self.later, strict=True)):
            self.check(build, 3 + number, few)

    def check(self, build: Build, hashes: int, lines: list[str]) -> None:
        """Replay games on a build; ReplayDiffers if one differs or fails."""
        with build.start(hashes, "replay", **PIPES) as run:
            output, _ = run.communicate("".join(lines))
        if run.returncode:
            raise ReplayDiffers(f"on {build.name} a replayed game differs, or fails")
        before = self.counts[build.name]
        self.counts[build.name] = Count(before.games + len(lines), before.moves + int(output))


def modes() -> dict[str, Sets]:
    """Return the sets of options on which the laws are checked, by mode."""
    found: dict[str, Sets] = {}
    for spec in games.specs():
        for mode, options in spec.option_sets():
            found.setdefault(f"{spec.name} {mode}", []).append((spec.name, mode, options))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="of each mode (default: 100000)")
    parser.add_argument("--mode", action="append", help='only this one, as in "riftforce duel" (repeatable)')
    parser.add_argument(
        "--share",
        type=int,
        default=GAMES_PER_OTHER_BUILD,
        help="on other builds one of so many (default: 50)",
    )
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (default: 0)")
    args = parser.parse_args()
    builds = list(other_builds())
    print(
        "on",
        current_build().name,
        "and",
        ", ".join(build.name for build in builds) or "no other build",
        flush=True,
    )
    for mode, sets in modes().items():
        if args.mode and mode not in args.mode:
            continue
        begun, run = time.perf_counter(), Run(builds, args.share)
        for first in range(args.first, args.first + args.games, GAMES_PER_PROCESS):
            run.play_games(sets, first, min(first + GAMES_PER_PROCESS, args.first + args.games))
            print(
                f"{mode}: {min(first + GAMES_PER_PROCESS - args.first, args.games)}",
                file=sys.stderr,
                flush=True,
            )
        run.check_other_builds()
        output = "; ".join(f"{name}: {n.games} games, {n.moves} moves" for name, n in run.counts.items())
        print(f"{mode}: {output}; all identical, {time.perf_counter() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["child"]:
        child()
    else:
        main()

"""Replays: random games of every mode, played once more from their moves by other processes and builds.

What a log keeps of a game is its rules, its options and its moves; all else is folded from them. So every
fold must come to the same, whichever process does it, however it hashes, compiled or not, on every Python.
One process plays games and chains, move by move, all that was asked and told, and now and then everything
that any client may know of the position. Others get the moves and must come to the same end of the chain.

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
ALL = 64  # moves from one look at everything to the next
SELDOM = 400  # a seat leaves once in so many moves, where a game goes on without it
LOT = 500  # games that one process plays
SHARE = 50  # of so many games one is played again on builds that are not the one at hand
PIPES: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
VERSIONS = ("3.11", "3.12", "3.13", "3.14")

Options = dict[str, str]
Sets = list[tuple[str, str, Options]]


class Differs(AssertionError):
    """A game that came out otherwise when it was played again."""


class Chain:
    """A hash over all that happened, in order."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.links = hashlib.blake2b(digest_size=16)
        self.made = 0

    def add(self, s: State, events: list[Event]) -> None:
        """What a move led to."""
        ask = s.ask
        asked = ask and (int(ask.seat), int(ask.kind), int(ask.about), int(ask.n), ask.moves, ask.bag)
        self.links.update(repr((asked, events)).encode())
        self.made += 1
        if ask is None or self.made % ALL == 0:
            self.links.update(repr(everything(self.rules, s)).encode())

    @property
    def end(self) -> str:
        """The last link."""
        return self.links.hexdigest()


def played(rules: Rules, seed: int) -> tuple[list[int], str]:
    """A random game: its moves, and the end of its chain."""
    events: list[Event] = []
    s, chain, luck, moves = rules.new(events), Chain(rules), Rng(seed, 5), list[int]()
    chain.add(s, events)
    parting = len(set(rules.sides)) > 2
    while (ask := s.ask) is not None:
        events = []
        exits = list(rules.exits(s).values()) if parting and luck.below(SELDOM) == 0 else []
        move = exits[luck.below(len(exits))] if exits else int(ask.sample(luck))
        (s.depart if exits else s.apply)(move, events)
        moves.append(move)
        chain.add(s, events)
    return moves, chain.end


def again(rules: Rules, moves: Iterable[int]) -> str:
    """The end of the chain of a game that is played from its moves."""
    events: list[Event] = []
    s, chain = rules.new(events), Chain(rules)
    chain.add(s, events)
    for move in moves:
        events, ask = [], s.ask
        (s.apply if ask is not None and ask.allows(move) else s.depart)(move, events)
        chain.add(s, events)
    return chain.end


# Children: one plays and writes down, the others read.


def write_down(sets: Sets, seeds: Iterable[int], out: IO[str]) -> None:
    """Plays; each set of options in turn."""
    books = [riftable.rules(game, mode, **options) for game, mode, options in sets]
    for seed in seeds:
        which = seed % len(sets)
        moves, end = played(books[which], seed)
        print(json.dumps([*sets[which], seed, moves, end]), file=out)


def read_back(lines: Iterable[str]) -> int:
    """Plays all that was written down once more; returns how many moves that were."""
    books: dict[str, Rules] = {}
    count = 0
    for line in lines:
        game, mode, options, seed, moves, end = json.loads(line)
        key = json.dumps([game, mode, options])
        if key not in books:
            books[key] = riftable.rules(game, mode, **options)
        if again(books[key], moves) != end:
            raise Differs(f"{game} {mode} {options}, seed {seed}, comes out otherwise")
        count += len(moves)
    return count


def child() -> None:
    """What a child does: `play SETS FIRST END` or `again`, over its standard output and input."""
    if sys.argv[2] == "play":
        write_down(json.loads(sys.argv[3]), range(int(sys.argv[4]), int(sys.argv[5])), sys.stdout)
    else:
        print(read_back(sys.stdin))


# The parent.


class Build(NamedTuple):
    """An engine on a Python."""

    name: str
    python: str
    path: str  # PYTHONPATH

    def start(self, hashes: int, *words: str, **streams: Any) -> subprocess.Popen[str]:
        """A child that hashes in its own way."""
        env = {**os.environ, "PYTHONPATH": self.path, "PYTHONHASHSEED": str(hashes)}
        for name in ("RIFTABLE_EXPECT", "PYTHONDONTWRITEBYTECODE"):  # the second makes every start slow
            env.pop(name, None)
        words = (self.python, "-m", "tests.reliability.replays", "child", *words)
        return subprocess.Popen(words, cwd=ROOT, env=env, text=True, **streams)


def at_hand() -> Build:
    """The engine that this process uses."""
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    file = Path(machine.__file__ or "")
    kind = "interpreted" if file.suffix == ".py" else "compiled"
    return Build(f"{kind} {version}", sys.executable, str(file.parents[2]))


def others(*, here_only: bool = False) -> Iterator[Build]:
    """The other builds that this machine has: the sources on every Python that we support, or on this one."""
    here = at_hand()
    for version in VERSIONS:
        ours = sys.version_info[:2] == tuple(map(int, version.split(".")))
        if here_only and not ours:
            continue
        python = sys.executable if ours else shutil.which(f"python{version}")
        build = Build(f"interpreted {version}", python or "", str(SOURCES))
        if python and build.name != here.name and works(build):
            yield build


def works(build: Build) -> bool:
    """Whether it runs at all: a name in the path may lead nowhere."""
    with (
        contextlib.suppress(OSError),
        build.start(0, "again", stdin=subprocess.PIPE, stdout=subprocess.PIPE) as run,
    ):
        return run.communicate("")[0] == "0\n"
    return False


class Count(NamedTuple):
    """How much was played again."""

    games: int = 0
    moves: int = 0


class Run:
    """Lots of games of some sets, played on the build at hand, and again on all."""

    def __init__(self, builds: Iterable[Build], share: int = SHARE) -> None:
        self.here = at_hand()
        self.others = list(builds)
        self.share = share
        self.counts = {build.name: Count() for build in (self.here, *self.others)}
        self.later: list[list[str]] = [[] for _ in self.others]

    def lot(self, sets: Sets, first: int, end: int) -> None:
        """Games with these numbers, twice on the build at hand. Differs, if one comes out otherwise."""
        with tempfile.TemporaryFile("w+") as file:
            words = ("play", json.dumps(sets), str(first), str(end))
            with self.here.start(2 * first + 1, *words, stdout=file) as playing:
                pass
            if playing.returncode:
                raise Differs(f"games {first} to {end} of {sets} could not be played")
            file.seek(0)
            lines = file.readlines()
        if len(lines) != end - first:
            raise Differs(f"games {first} to {end} of {sets} are not all there")
        self.check(self.here, 2 * first + 2, lines)
        for number, few in enumerate(self.later):
            few += [line for n, line in enumerate(lines, first + number) if n % self.share == 0]

    def elsewhere(self) -> None:
        """The share of the other builds."""
        for number, (build, few) in enumerate(zip(self.others, self.later, strict=True)):
            self.check(build, 3 + number, few)

    def check(self, build: Build, hashes: int, lines: list[str]) -> None:
        """These games once more."""
        with build.start(hashes, "again", **PIPES) as run:
            told, _ = run.communicate("".join(lines))
        if run.returncode:
            raise Differs(f"on {build.name} a game comes out otherwise, or not at all")
        before = self.counts[build.name]
        self.counts[build.name] = Count(before.games + len(lines), before.moves + int(told))


def modes() -> dict[str, Sets]:
    """By mode, the sets of options that the laws are tried on."""
    found: dict[str, Sets] = {}
    for spec in games.specs():
        for mode, options in spec.option_sets():
            found.setdefault(f"{spec.name} {mode}", []).append((spec.name, mode, options))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="of each mode (default: 100000)")
    parser.add_argument(
        "--mode", action="append", help='only this one, as in "riftforce duel"; again for more'
    )
    parser.add_argument(
        "--share", type=int, default=SHARE, help="on other builds one of so many (default: 50)"
    )
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (default: 0)")
    wish = parser.parse_args()
    builds = list(others())
    print(
        "on", at_hand().name, "and", ", ".join(build.name for build in builds) or "nothing else", flush=True
    )
    for mode, sets in modes().items():
        if wish.mode and mode not in wish.mode:
            continue
        begun, run = time.perf_counter(), Run(builds, wish.share)
        for first in range(wish.first, wish.first + wish.games, LOT):
            run.lot(sets, first, min(first + LOT, wish.first + wish.games))
            print(f"{mode}: {min(first + LOT - wish.first, wish.games)}", file=sys.stderr, flush=True)
        run.elsewhere()
        told = "; ".join(f"{name}: {n.games} games, {n.moves} moves" for name, n in run.counts.items())
        print(f"{mode}: {told}; all alike, {time.perf_counter() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["child"]:
        child()
    else:
        main()

"""Batches on a GPU: compare them with the CPU, play a million games of each mode, and measure both.

    python -m bench.gpu                                  # everything; two minutes on one H200
    python -m bench.gpu --only compare --games 100000    # one part
    python -m bench.gpu --out bench/gpu.md               # and write what it prints to a file

Needs the extra `gpu` and an NVIDIA card. Compared are the bytes of all positions, the lists of answers, masks
and features.
"""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from riftable.core.errors import RiftableError
from riftable.games.riftforce.rl.batch import Batch, BatchGPU
from riftable.games.riftforce.rl.batch.features import observe
from riftable.games.riftforce.rulebook import Riftforce

Options: TypeAlias = dict[str, object]
Say: TypeAlias = Callable[[str], None]

VARIANTS: list[tuple[str, Options]] = [
    ("duel", {}),
    ("duel", {"draft": "beyond"}),
    ("duel", {"draft": "beyond", "stolen_cards_return_to_owner": True, "edition": 1}),
    ("team3", {}),
    ("team4", {}),
    ("solo", {}),
    ("solo", {"preset": "hardest", "edition": 1}),
]
MODES = VARIANTS[:2] + VARIANTS[3:]
STEPPED_GAMES = 2_048  # compared after every decision
MAX_ROUNDS = 5_000  # a game that comes to it counts as endless
MANY = 262_144  # games of a large batch
HEADING = "# Batches on a GPU\n\nWritten by `python -m bench.gpu`.\n\n"


def named(mode: str, options: Options) -> str:
    """Return a mode and its options as text."""
    return " ".join([mode, *[f"{key}={value}" for key, value in options.items()]])


def seeds_of(games: int, first: int = 0) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """Return seeds with all bits in use."""
    return (np.arange(games, dtype=np.uint64) + np.uint64(first)) * np.uint64(0x9E3779B97F4A7C15)


def must_equal(cpu: Batch, gpu: BatchGPU, what: str) -> None:
    """Stop at a difference between two batches."""
    host = gpu.to_host()
    listed = np.arange(cpu.moves.shape[1]) < cpu.counts[:, None]
    for name in ("rows", "clocks", "seat", "counts"):
        if not np.array_equal(getattr(cpu, name), getattr(host, name)):
            sys.exit(f"{what}: {name} differ")
    if not np.array_equal(cpu.moves[listed], host.moves[listed]):
        sys.exit(f"{what}: moves differ")


def compare(games: int, say: Say) -> None:
    """Play the same games on both."""
    total = 0
    for mode, options in VARIANTS:
        rules = Riftforce(mode, options)
        part = -(-games // len(VARIANTS))
        seeds = seeds_of(part, total)
        cpu, gpu = Batch(rules, seeds), BatchGPU(rules, seeds)
        must_equal(cpu, gpu, named(mode, options))
        cpu.play_out(7)
        gpu.play_out(7)
        must_equal(cpu, gpu, named(mode, options))
        total += part
        steps = compare_steps(rules, seeds[:STEPPED_GAMES])
        say(
            f"{named(mode, options)}: {part:,} games at their end, and {STEPPED_GAMES:,} after every one of "
            f"their {steps:,} decisions: no difference"
        )
    say(f"compared: {total:,} games")


def compare_steps(rules: Riftforce, seeds: Any) -> int:
    """Play the same games on both, decision by decision; return how many were made."""
    cpu, gpu = Batch(rules, seeds), BatchGPU(rules, seeds)
    while not cpu.over.all():
        answers = gpu.random_moves(3)
        cpu.step(np.asarray(answers))
        gpu.step(answers)
        must_equal(cpu, gpu, rules.key)
        if not np.array_equal(cpu.mask(), gpu.mask().numpy()):
            sys.exit(f"{rules.key}: masks differ")
        if rules.mode == "duel":
            seats = np.maximum(cpu.seat, 0)
            features, others = observe(cpu, seats), gpu.observe(seats).numpy()
            if not np.allclose(features, others, rtol=0, atol=1e-6):
                sys.exit(f"{rules.key}: features differ")
        over = np.flatnonzero(cpu.over)[:64]  # some begin anew
        if len(over) and int(cpu.made.sum()) < 100 * len(cpu):
            cpu.restart(over, seeds[over])
            gpu.restart(over, seeds[over])
    return int(cpu.decisions.sum())


def endings(games: int, say: Say) -> None:
    """Play random games of each mode; all must end."""
    for mode, options in MODES:
        rules = Riftforce(mode, {**options, "cap": MAX_ROUNDS})
        begun, made, longest, draws = time.perf_counter(), 0, 0, 0
        for first in range(0, games, MANY):
            part = min(MANY, games - first)
            batch = BatchGPU(rules, np.arange(first, first + part))
            batch.play_out(first)
            rounds = batch.round.numpy()
            stuck = np.flatnonzero(~batch.over.numpy() | (rounds >= MAX_ROUNDS))
            if len(stuck):
                sys.exit(f"{named(mode, options)}: seed {first + stuck[0]} does not end")
            made += int(batch.decisions.numpy().sum())
            longest = max(longest, int(rounds.max()))
            draws += int((batch.results.numpy()[:, 0] == 0).sum())
        say(
            f"{named(mode, options)}: {games:,} games end, {made:,} decisions, at most {longest} rounds, "
            f"{draws:,} draws, {time.perf_counter() - begun:.1f} s"
        )


def seconds(batch: BatchGPU, play: Callable[[], object], times: int) -> float:
    """Return how long a call takes on the card, without the first."""
    play()
    batch.threads.cuda.synchronize()
    begun = time.perf_counter()
    for _ in range(times):
        play()
    batch.threads.cuda.synchronize()
    return (time.perf_counter() - begun) / times


def play_out_rate(rules: Riftforce, games: int) -> float:
    """Return how many decisions a second random games take on the card, in millions."""
    fresh = BatchGPU(rules, np.arange(games))
    copies = [fresh.copy() for _ in range(4)]
    turn = iter(copies)
    taken = seconds(fresh, lambda: next(turn).play_out(1), len(copies) - 1)
    return int(copies[-1].decisions.numpy().sum()) / taken / 1e6


def measure_parts(rules: Riftforce, games: int, say: Say) -> None:
    """Measure steps, features, masks and copies of games that are under way."""
    batch = BatchGPU(rules, np.arange(games))
    for _ in range(60):  # into the middle of the games
        batch.step(batch.random_moves(1))
    parts: dict[str, Callable[[], object]] = {
        "random moves and step": lambda: batch.step(batch.random_moves(1)),
        "features": lambda: batch.observe(batch.turn),
        "mask": batch.mask,
        "copy": batch.copy,
    }
    for name, play in parts.items():
        say(f"duel, {games:,} games: {name}: {games / seconds(batch, play, 20) / 1e6:,.0f} M games/s")


def speed(say: Say) -> None:
    """Measure random play, steps, features and masks."""
    for mode, options in MODES:
        rules = Riftforce(mode, options)
        cpu = Batch(rules, np.arange(4096))
        cpu.copy().play_out(1)
        begun = time.perf_counter()
        cpu.play_out(1)
        rate = int(cpu.decisions.sum()) / (time.perf_counter() - begun) / 1e6
        say(f"{named(mode, options)}: one CPU core, play out: {rate:.1f} M decisions/s")
        for games in (16_384, 65_536, MANY):
            rate = play_out_rate(rules, games)
            say(f"{named(mode, options)}: play out {games:,} games: {rate:,.0f} M decisions/s")
    for games in (16_384, 65_536, MANY):
        measure_parts(Riftforce("duel", {"draft": "beyond"}), games, say)


PARTS = ("compare", "endings", "speed")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.gpu", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", choices=PARTS, action="append", help="only this part (repeatable)")
    parser.add_argument("--games", type=int, default=100_000, help="to compare (default: 100000)")
    parser.add_argument("--ends", type=int, default=1_000_000, help="of each mode, which must end")
    parser.add_argument("--out", type=Path, help="write what is printed to this file, too")
    asked = parser.parse_args()
    lines: list[str] = []

    def say(line: str) -> None:
        print(line, flush=True)
        lines.append(f"- {line}")
        if asked.out:
            asked.out.write_text(HEADING + "\n".join(lines) + "\n", encoding="utf-8")

    parts: dict[str, Callable[[], None]] = {
        "compare": lambda: compare(asked.games, say),
        "endings": lambda: endings(asked.ends, say),
        "speed": lambda: speed(say),
    }
    try:
        fresh = BatchGPU(Riftforce("duel", {}), [1])
    except RiftableError as error:
        sys.exit(str(error))
    name = getattr(fresh.threads.cuda.gpus[0], "name", "the simulator")
    say(f"{name.decode() if isinstance(name, bytes) else name}; numpy {np.__version__}")
    for part in asked.only or PARTS:
        begun = time.perf_counter()
        parts[part]()
        print(f"({part}: {time.perf_counter() - begun:.0f} s)", flush=True)


if __name__ == "__main__":
    main()

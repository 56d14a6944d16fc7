"""Train the policy net of the Riftforce duel by self-play, and draw how it learned.

    python tools/train_net.py --minutes 27 --threads 4 --out net.npz

Proximal policy optimization (PPO) over batches: all games of a batch answer at once, each by looking one
answer ahead. It starts from random weights and uses no other games than its own. A shaping reward for
cards, damage and locations is given during a game. Every few minutes the net plays the greedy bot; these
games do not count as training time. Beside the net a state file is written, from which `--from` resumes.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # threads play games here; matrix products use one each

import numpy as np
from numpy.typing import NDArray

from riftable.ai import bot
from riftable.arena.referee import play
from riftable.cli.engine import is_compiled
from riftable.games.riftforce.ai.evaluation import CARD, PRESENCE
from riftable.games.riftforce.rl.batch import Batch
from riftable.games.riftforce.rl.batch.features import (
    DUEL_LANES,
    LANE_WIDTH,
    R_HAND,
    R_LEAD,
    REST,
    S_COUNT,
    S_CROWD,
    S_TOTAL,
    SIDE,
    WIDTH,
    Afterstates,
    afterstates,
    observe,
)
from riftable.games.riftforce.rl.batch.lookahead import log_softmax
from riftable.games.riftforce.rl.policy_net import (
    POLICY,
    VALUE,
    Floats,
    PolicyNetBot,
    PolicyWeights,
    forward,
    locations,
    new_weights,
    save_weights,
    summed,
)
from riftable.games.riftforce.rulebook import Riftforce
from riftable.games.riftforce.rules.ids import ASK_ACTION

PARALLEL_GAMES: Final = 1024  # of all threads together
STEPS_PER_ROLLOUT: Final = 16  # decisions of each game before an update
EPOCHS: Final = 1  # passes over a rollout: new games are cheaper
MINIBATCH_STEPS: Final = 2  # steps of all games in one gradient
CLIP_RATIO: Final = 0.2
GAE_LAMBDA: Final = 0.95
ENTROPY_WEIGHT: Final = 0.01
VALUE_LOSS_WEIGHT: Final = 0.5
FIRST_LEARNING_RATE, LAST_LEARNING_RATE = 1e-3, 5e-5
AVERAGING_RATE: Final = 0.01  # of the exponential moving average of the weights, which is the net that plays
REWARD_PER_POINT: Final = 0.06  # of Riftforce, as shaping reward; a game won or lost gives 1 or -1


def shaping_weights() -> Floats:
    """Return the weights of the features in the shaping reward: cards, damage, locations and hands.

    They are those of the greedy bot's evaluator.
    """
    weights = np.zeros(WIDTH, np.float32)
    for lane in range(DUEL_LANES):
        for side, sign in ((0, REWARD_PER_POINT), (SIDE, -REWARD_PER_POINT)):
            at = lane * LANE_WIDTH + side
            weights[at + S_COUNT] = 4 * PRESENCE * sign
            weights[at + S_TOTAL] = 7 * -0.1 * sign
            weights[at + S_CROWD] = -0.25 * sign  # no card there
    weights[REST + R_HAND : REST + R_HAND + 2] = 7 * CARD * REWARD_PER_POINT, -7 * CARD * REWARD_PER_POINT
    weights[REST + R_LEAD] = 12 * REWARD_PER_POINT
    return weights


SHAPING_WEIGHTS: Final = shaping_weights()


class Step(NamedTuple):
    """One decision in every game."""

    rows: int  # how many games
    resting: NDArray[np.intp]  # those in which an action begins
    # The asked seat of each game, then the other seat of those in `resting`, then all afterstates.
    seen: Floats
    ahead: Afterstates
    chosen: NDArray[np.intp]  # by game: the index of the chosen afterstate
    chance: Floats  # the log-probability of the answer
    value: Floats  # predicted, without the shaping reward
    paid: Floats  # the shaping reward so far
    seat: NDArray[np.int8]
    reward: Floats  # for the seat that answered
    over: NDArray[np.bool_]


class RolloutWorker:
    """The games of one thread."""

    def __init__(self, rules: Riftforce, seed: int, games: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.batch = Batch(rules, self.rng.integers(1 << 63, size=games))
        self.games = 0  # finished since `finished_games` was called

    def step(self, w: PolicyWeights) -> Step:
        """Make a decision in every game; games that end are restarted."""
        batch = self.batch
        seat = batch.seat.copy()
        rows = len(batch)
        # Lookahead ends where the other seat is asked, so the net must also learn to value such positions.
        resting = np.flatnonzero(batch.kind == ASK_ACTION)
        ahead = afterstates(batch, int(self.rng.integers(1 << 62)))
        seen = np.concatenate(
            [observe(batch, seat), observe(batch.take(resting), 1 - seat[resting]), ahead.features]
        )
        out = forward(w, seen)[-1]
        chances = log_softmax(out[-len(ahead.features) :, POLICY], ahead.counts)
        perturbed = chances + self.rng.gumbel(size=len(chances)).astype(np.float32)
        best = np.maximum.reduceat(perturbed, ahead.begins)[ahead.games]
        chosen = np.flatnonzero(perturbed == best)
        batch.step(batch.choose(chosen - ahead.begins))
        over = batch.over
        paid = seen[:rows] @ SHAPING_WEIGHTS
        reward = np.where(over, 0, observe(batch, seat) @ SHAPING_WEIGHTS) - paid
        reward += batch.results[batch.numbers, seat]
        if over.any():
            self.games += int(over.sum())
            batch.restart(over, self.rng.integers(1 << 63, size=int(over.sum())))
        value = out[:rows, VALUE] - paid
        return Step(rows, resting, seen, ahead, chosen, chances[chosen], value, paid, seat, reward, over)

    def rollout(self, w: PolicyWeights) -> tuple[list[Step], list[Floats]]:
        """Return the steps of a rollout and their advantages."""
        steps = [self.step(w) for _ in range(STEPS_PER_ROLLOUT)]
        seen = observe(self.batch, self.batch.seat)
        value = forward(w, seen)[-1][:, VALUE] - seen @ SHAPING_WEIGHTS
        return steps, advantages(steps, value, self.batch.seat)

    def finished_games(self) -> int:
        """Return how many games have ended since the last call."""
        found, self.games = self.games, 0
        return found


def advantages(steps: list[Step], value: Floats, seat: NDArray[np.int8]) -> list[Floats]:
    """Return generalized advantage estimates; what is good for the other seat is bad for the own one."""
    found: list[Floats] = []
    later = np.zeros_like(value)
    for step in reversed(steps):
        sign = np.where(step.over, 0, np.where(step.seat == seat, 1, -1)).astype(np.float32)
        later = step.reward + sign * value - step.value + GAE_LAMBDA * sign * later
        found.append(later)
        value, seat = step.value, step.seat
    return found[::-1]


def backward(w: PolicyWeights, seen: Floats, kept: list[Floats], d: Floats) -> PolicyWeights:
    """Return the gradient of all weights, from that of the outputs."""
    *places, first, second, _ = kept
    value = d[:, VALUE : VALUE + 1]
    g: PolicyWeights = {"straight": seen.T @ value, "straight+": value.sum(axis=0)}
    g["last"], g["last+"] = second.T @ d, d.sum(axis=0)
    d = d @ w["last"].T
    d *= second > 0
    g["second"], g["second+"] = first.T @ d, d.sum(axis=0)
    d = d @ w["second"].T
    d *= first > 0
    width = len(w["location+"])
    g["first"] = np.concatenate([summed(places).T @ d, seen[:, REST:].T @ d])
    g["first+"] = d.sum(axis=0)
    d = d @ w["first"][:width].T
    g["location"], g["location+"] = np.zeros_like(w["location"]), np.zeros_like(w["location+"])
    for part, place in zip(locations(seen), places, strict=True):
        here = d * (place > 0)
        g["location"] += part.T @ here
        g["location+"] += here.sum(axis=0)
    return g


class Adam:
    """The Adam optimizer."""

    def __init__(self, w: PolicyWeights) -> None:
        self.mean = {name: np.zeros_like(array) for name, array in w.items()}
        self.square = {name: np.zeros_like(array) for name, array in w.items()}
        self.time = 0

    def step(self, w: PolicyWeights, g: PolicyWeights, rate: float) -> None:
        """Update the weights; the gradient is clipped."""
        self.time += 1
        length = float(np.sqrt(sum(float((array * array).sum()) for array in g.values())))
        cut = min(1.0, 0.5 / (length + 1e-8))
        for name, array in g.items():
            d = cut * array
            self.mean[name] += 0.1 * (d - self.mean[name])
            self.square[name] += 0.001 * (d * d - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.time)
            square = self.square[name] / (1 - 0.999**self.time)
            w[name] -= rate * mean / (np.sqrt(square) + 1e-7)


def gradient(w: PolicyWeights, step: Step, gain: Floats, target: Floats) -> tuple[PolicyWeights, float]:
    """Return the gradient of one step of a worker's games, and the entropy of the policy."""
    rows, judged = step.rows, step.rows + len(step.resting)
    kept = forward(w, step.seen)
    out = kept[-1]
    d = np.zeros_like(out)
    wanted = np.concatenate([target, -target[step.resting]])
    d[:judged, VALUE] = VALUE_LOSS_WEIGHT * (out[:judged, VALUE] - wanted) / rows
    games = step.ahead.games
    logs = log_softmax(out[judged:, POLICY], step.ahead.counts)
    p = np.exp(logs)
    ratio = np.exp(logs[step.chosen] - step.chance)
    inside = np.where(gain > 0, ratio < 1 + CLIP_RATIO, ratio > 1 - CLIP_RATIO)
    push = np.where(inside, ratio * gain, 0)
    here = push[games] * p
    here[step.chosen] -= push
    entropy = -np.add.reduceat(p * logs, step.ahead.begins)
    here += ENTROPY_WEIGHT * p * (logs + entropy[games])
    d[judged:, POLICY] = here / rows
    return backward(w, step.seen, kept, d), float(entropy.mean())


class Measurement(NamedTuple):
    """The strength of the net after some training."""

    minutes: float  # of training
    decisions: int
    games: int
    won: float  # share of the games against the greedy bot
    of: int


class Trainer:
    """A net in training, with several workers, a thread each.

    The net that plays is the moving average of the weights, because single updates are noisy.
    """

    def __init__(self, rules: Riftforce, seed: int, threads: int, games: int, start: Path | None) -> None:
        self.rules = rules
        self.w = new_weights(np.random.default_rng(seed))
        self.average = {name: array.copy() for name, array in self.w.items()}
        self.adam = Adam(self.w)
        self.minutes, self.decisions, self.games = 0.0, 0, 0
        self.measurements: list[Measurement] = []
        if start is not None:
            self.resume(start)
        self.rng = np.random.default_rng([seed, self.decisions])
        self.workers = [
            RolloutWorker(rules, int(self.rng.integers(1 << 62)), games // threads) for _ in range(threads)
        ]
        self.pool = ThreadPoolExecutor(threads)

    def learn(self, rate: float) -> float:
        """Let all workers play and update the weights; return the entropy of the policy."""
        rollouts = list(self.pool.map(lambda worker: worker.rollout(self.w), self.workers))
        everything = np.concatenate([gain for _, gains in rollouts for gain in gains])
        mean, spread = everything.mean(), everything.std() + 1e-6

        def gradient_of(
            rollout: tuple[list[Step], list[Floats]], which: NDArray[np.intp]
        ) -> tuple[PolicyWeights, float]:
            steps, gains = rollout
            found = []
            for i in which:
                target = gains[i] + steps[i].value + steps[i].paid
                found.append(gradient(self.w, steps[i], (gains[i] - mean) / spread, target))
            return mean_of(found)

        entropies = []
        for _ in range(EPOCHS):
            for which in self.rng.permutation(STEPS_PER_ROLLOUT).reshape(-1, MINIBATCH_STEPS):
                found, entropy = mean_of(list(self.pool.map(gradient_of, rollouts, repeat(which))))
                self.adam.step(self.w, found, rate)
                entropies.append(entropy)
        for name in self.w:
            self.average[name] += np.float32(AVERAGING_RATE) * (self.w[name] - self.average[name])
        self.decisions += len(everything)
        self.games += sum(worker.finished_games() for worker in self.workers)
        return float(np.mean(entropies))

    def save_state(self, path: Path) -> None:
        """Write all that is needed to resume."""
        arrays = {f"{kind}/{name}": array for kind, group in self.parts() for name, array in group.items()}
        progress = json.dumps([self.minutes, self.decisions, self.games, self.adam.time, self.measurements])
        unfinished = path.with_suffix(".part.npz")
        np.savez(unfinished, allow_pickle=False, told=np.array(progress), **arrays)
        unfinished.replace(path)

    def resume(self, path: Path) -> None:
        """Load a saved state; unfinished games are not part of it."""
        with np.load(path, allow_pickle=False) as kept:
            for kind, group in self.parts():
                group.update({name: kept[f"{kind}/{name}"] for name in group})
            self.minutes, self.decisions, self.games, self.adam.time, measurements = json.loads(
                str(kept["told"])
            )
        self.measurements = [Measurement(*measurement) for measurement in measurements]

    def parts(self) -> list[tuple[str, PolicyWeights]]:
        """Return the arrays of the state by their names in the file."""
        return [
            ("net", self.w),
            ("calm", self.average),
            ("mean", self.adam.mean),
            ("square", self.adam.square),
        ]


def mean_of(found: list[tuple[PolicyWeights, float]]) -> tuple[PolicyWeights, float]:
    """Return the mean gradient and the mean entropy."""
    gradients, entropies = zip(*found, strict=True)
    return {name: np.mean([g[name] for g in gradients], axis=0) for name in gradients[0]}, float(
        np.mean(entropies)
    )


def play_against_greedy(draft: str, w: PolicyWeights, number: int, seed: int) -> float:
    """Play the greedy bot; return 1 for a win. Games 2n and 2n + 1 have the same deal, the seats swapped."""
    rules = Riftforce("duel", {"draft": draft})
    seats = [PolicyNetBot(rules, w), bot("greedy", rules)]
    me = number % 2
    return 0.5 + 0.5 * play(rules, seats[::-1] if me else seats, seed + number // 2).result[me]


def win_rate_against_greedy(draft: str, w: PolicyWeights, games: int, seed: int, jobs: int) -> float:
    """Return the share of games won against the greedy bot, played in `jobs` processes."""
    tasks = repeat(draft, games), repeat(w), range(games), repeat(seed)
    if jobs == 1:
        return float(np.mean(list(map(play_against_greedy, *tasks))))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return float(np.mean(list(pool.map(play_against_greedy, *tasks))))


def train(trainer: Trainer, minutes: float, every: float, pause: float) -> Iterator[bool]:
    """Train for some minutes; yield True when a measurement is due, False before a pause."""
    opened = time.perf_counter()
    rounds = 0
    if not trainer.decisions:
        yield True
    while trainer.minutes < minutes:
        begin = time.perf_counter()
        rate = FIRST_LEARNING_RATE * (LAST_LEARNING_RATE / FIRST_LEARNING_RATE) ** min(
            1.0, trainer.minutes / minutes
        )
        entropy = trainer.learn(rate)
        rounds += 1
        before = trainer.minutes
        trainer.minutes += (time.perf_counter() - begin) / 60
        if rounds % 100 == 1:
            print(
                f"{trainer.minutes:5.1f} min  {trainer.decisions:10d} decisions  {trainer.games:7d} games"
                f"  entropy {entropy:.2f}",
                flush=True,
            )
        if trainer.minutes // every > before // every or trainer.minutes >= minutes:
            yield True
        if (time.perf_counter() - opened) / 60 > pause:
            yield False
            return


def draw(measurements: list[Measurement], threads: int, path: Path) -> None:
    """Draw the learning curve, if matplotlib is installed."""
    try:
        import matplotlib as mpl
    except ModuleNotFoundError:
        print("no picture: pip install 'riftable[plot]'")
        return

    mpl.use("Agg")
    from matplotlib import pyplot as plt
    from matplotlib.ticker import PercentFormatter

    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    minutes = [measurement.minutes for measurement in measurements]
    won = np.array([measurement.won for measurement in measurements])
    error = 1.96 * np.sqrt(np.maximum(won * (1 - won), 0.25 / measurements[0].of) / measurements[0].of)
    axes.fill_between(minutes, np.maximum(won - error, 0), np.minimum(won + error, 1), alpha=0.2, linewidth=0)
    axes.plot(minutes, won, marker="o", markersize=3)
    axes.axhline(0.5, color="gray", linewidth=0.8)
    axes.set(xlabel=f"minutes of training, cores: {threads}", ylim=(0, 1), xlim=(0, None))
    axes.set_ylabel(f"won against the greedy bot ({measurements[0].of} games each)")
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set_title(
        f"{measurements[-1].decisions / 1e6:.1f} million decisions, "
        f"{measurements[-1].games:,} games of self-play"
    )
    figure.savefig(path)


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--minutes", type=float, default=27.0, help="of training, without the games against the greedy bot"
    )
    parser.add_argument("--threads", type=int, default=1, help="for training, and processes for measuring")
    parser.add_argument("--every", type=float, default=3.0, help="minutes between games with the greedy bot")
    parser.add_argument(
        "--games", type=int, default=60, help="games against the greedy bot each time; 0: do not measure"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--draft", choices=("base", "beyond"), default="base")
    parser.add_argument("--out", type=Path, default=Path("net.npz"), help="write the policy net here")
    parser.add_argument(
        "--from", dest="start", type=Path, help="resume from the state beside --out: net.state.npz"
    )
    parser.add_argument(
        "--pause", type=float, default=np.inf, help="stop after so many minutes; resume with --from"
    )
    parser.add_argument(
        "--side-by-side", type=int, default=PARALLEL_GAMES, help="games of self-play at a time"
    )
    args = parser.parse_args(words)
    if not is_compiled():
        print("The engine is not compiled: the games against the greedy bot take several times as long.")
    rules = Riftforce("duel", {"draft": args.draft})
    trainer = Trainer(rules, args.seed, args.threads, args.side_by_side, args.start)
    for due in train(trainer, args.minutes, args.every, args.pause):
        if due and args.games:
            won = win_rate_against_greedy(
                args.draft, trainer.average, args.games, 10_000 * args.seed, args.threads
            )
            trainer.measurements.append(
                Measurement(trainer.minutes, trainer.decisions, trainer.games, won, args.games)
            )
            print(
                f"{trainer.minutes:5.1f} min  won {won:.1%} of {args.games} against the greedy bot",
                flush=True,
            )
            rows = [measurement._asdict() for measurement in trainer.measurements]
            args.out.with_suffix(".json").write_text(json.dumps(rows, indent=1) + "\n")
        save_weights(args.out, trainer.average)
        trainer.save_state(args.out.with_suffix(".state.npz"))
    if trainer.measurements:
        draw(trainer.measurements, args.threads, args.out.with_suffix(".svg"))


if __name__ == "__main__":
    main()

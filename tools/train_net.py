"""Train the policy net of the Riftforce duel by self-play, and draw how it learned.

    python tools/train_net.py --minutes 27 --threads 4 --out net.npz

Proximal policy optimization over the batch stepper: all games of a batch answer at once, each by looking one
answer ahead. It starts from nothing and learns from nobody else's games. A rule of thumb pays for cards,
damage and locations on the way, so that it need not wait for the end of a game. Every few minutes it plays
the greedy bot through the arena's referee, as it plays at the table; those games are no part of the training
time. Beside the net it keeps a file from which `--from` resumes.
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

os.environ.setdefault(
    "OPENBLAS_NUM_THREADS", "1"
)  # threads are games here, not parts of a product of matrices

import numpy as np
from numpy.typing import NDArray

from riftable.ai import bot
from riftable.arena.referee import play
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
    Ahead,
    look_ahead,
    observe,
)
from riftable.games.riftforce.rl.policy_net import (
    ANSWER,
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

GAMES: Final = 1024  # side by side, shared out to all threads
STEPS: Final = 16  # answers in each of them before the net learns from them
EPOCHS: Final = 1  # how often it does so: new games cost less than looking twice
SLICE: Final = 2  # steps of all games that one update learns from
CLIP: Final = 0.2
LAMBDA: Final = 0.95
DULL: Final = 0.01  # for being undecided
JUDGE: Final = 0.5  # weight of the value's error
FAST, SLOW = 1e-3, 5e-5  # learning rates at the beginning and at the end
CALM: Final = 0.01  # how far the net that plays follows the one that learns, each time they learn
POINT: Final = 0.06  # reward for what is worth a point of Riftforce; a game won or lost is 1 or -1 more


def rule_of_thumb() -> Floats:
    """What a side has more than the other, as weights of the features: paid for on the way.

    A card on the board, damage, a location held alone and a card in hand, as the greedy bot values them too.
    """
    thumb = np.zeros(WIDTH, np.float32)
    for lane in range(DUEL_LANES):
        for side, sign in ((0, POINT), (SIDE, -POINT)):
            at = lane * LANE_WIDTH + side
            thumb[at + S_COUNT] = 4 * PRESENCE * sign
            thumb[at + S_TOTAL] = 7 * -0.1 * sign
            thumb[at + S_CROWD] = -0.25 * sign  # nobody there: the other side holds it, or nobody does
    thumb[REST + R_HAND : REST + R_HAND + 2] = 7 * CARD * POINT, -7 * CARD * POINT
    thumb[REST + R_LEAD] = 12 * POINT
    return thumb


THUMB: Final = rule_of_thumb()


class Step(NamedTuple):
    """One answer in every game."""

    rows: int  # how many games
    resting: NDArray[np.intp]  # those of them in which an action begins
    seen: (
        Floats  # by who is asked, a row for each game; by the other, of those at rest; where all answers lead
    )
    ahead: Ahead
    chosen: NDArray[np.intp]  # which of all the rows ahead
    chance: Floats  # logarithm of how likely the answer was
    value: Floats  # what it believed was still to come: the rule of thumb has been paid for
    paid: Floats  # what the rule of thumb says
    seat: NDArray[np.int8]
    reward: Floats  # for the seat that answered
    over: NDArray[np.bool_]


def log_softmax(scores: Floats, ahead: Ahead) -> Floats:
    """Logarithms of the chances of all answers, game by game."""
    scores = scores - np.maximum.reduceat(scores, ahead.begins)[ahead.games]
    return scores - np.log(np.add.reduceat(np.exp(scores), ahead.begins))[ahead.games]


class Room:
    """The games that one thread plays."""

    def __init__(self, rules: Riftforce, seed: int, games: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.batch = Batch(rules, self.rng.integers(1 << 63, size=games))
        self.games = 0  # that have ended since somebody asked

    def step(self, w: PolicyWeights) -> Step:
        """All games answer once; those that end are begun anew."""
        batch = self.batch
        seat = batch.seat.copy()
        rows = len(batch)
        # To look to the end of an action is to see what the other will be asked: the net must judge that too.
        resting = np.flatnonzero(batch.kind == ASK_ACTION)
        ahead = look_ahead(batch, int(self.rng.integers(1 << 62)))
        seen = np.concatenate(
            [observe(batch, seat), observe(batch.take(resting), 1 - seat[resting]), ahead.seen]
        )
        out = forward(w, seen)[-1]
        chances = log_softmax(out[-len(ahead.seen) :, ANSWER], ahead)
        luck = chances + self.rng.gumbel(size=len(chances)).astype(np.float32)
        best = np.maximum.reduceat(luck, ahead.begins)[ahead.games]
        chosen = np.flatnonzero(luck == best)
        batch.step(batch.choose(chosen - ahead.begins))
        over = batch.over
        paid = seen[:rows] @ THUMB
        reward = np.where(over, 0, observe(batch, seat) @ THUMB) - paid
        reward += batch.results[batch.numbers, seat]
        if over.any():
            self.games += int(over.sum())
            batch.restart(over, self.rng.integers(1 << 63, size=int(over.sum())))
        value = out[:rows, VALUE] - paid
        return Step(rows, resting, seen, ahead, chosen, chances[chosen], value, paid, seat, reward, over)

    def lesson(self, w: PolicyWeights) -> tuple[list[Step], list[Floats]]:
        """Some steps, and how much better than expected each answer in them was."""
        steps = [self.step(w) for _ in range(STEPS)]
        seen = observe(self.batch, self.batch.seat)
        value = forward(w, seen)[-1][:, VALUE] - seen @ THUMB
        return steps, advantages(steps, value, self.batch.seat)

    def ended(self) -> int:
        """How many games have ended since this was asked last."""
        found, self.games = self.games, 0
        return found


def advantages(steps: list[Step], value: Floats, seat: NDArray[np.int8]) -> list[Floats]:
    """How much better each answer was than expected; what is good for the other seat is bad for mine."""
    found: list[Floats] = []
    later = np.zeros_like(value)
    for step in reversed(steps):
        sign = np.where(step.over, 0, np.where(step.seat == seat, 1, -1)).astype(np.float32)
        later = step.reward + sign * value - step.value + LAMBDA * sign * later
        found.append(later)
        value, seat = step.value, step.seat
    return found[::-1]


def backward(w: PolicyWeights, seen: Floats, kept: list[Floats], d: Floats) -> PolicyWeights:
    """The gradient of all weights, from that of the outputs."""
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
    """Steps down a gradient, each weight at its own pace."""

    def __init__(self, w: PolicyWeights) -> None:
        self.mean = {name: np.zeros_like(array) for name, array in w.items()}
        self.square = {name: np.zeros_like(array) for name, array in w.items()}
        self.time = 0

    def step(self, w: PolicyWeights, g: PolicyWeights, rate: float) -> None:
        """One step; a gradient that is too long is cut."""
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
    """The gradient of one step of the games of a room, and how undecided the net is."""
    rows, judged = step.rows, step.rows + len(step.resting)
    kept = forward(w, step.seen)
    out = kept[-1]
    d = np.zeros_like(out)
    wanted = np.concatenate([target, -target[step.resting]])
    d[:judged, VALUE] = JUDGE * (out[:judged, VALUE] - wanted) / rows
    games = step.ahead.games
    logs = log_softmax(out[judged:, ANSWER], step.ahead)
    p = np.exp(logs)
    ratio = np.exp(logs[step.chosen] - step.chance)
    inside = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    push = np.where(inside, ratio * gain, 0)
    here = push[games] * p
    here[step.chosen] -= push
    doubt = -np.add.reduceat(p * logs, step.ahead.begins)
    here += DULL * p * (logs + doubt[games])
    d[judged:, ANSWER] = here / rows
    return backward(w, step.seen, kept, d), float(doubt.mean())


class Mark(NamedTuple):
    """How good the net was at some time."""

    minutes: float  # of training
    decisions: int
    games: int
    won: float  # of the games against the greedy bot
    of: int


class School:
    """A net and what it has come to: it learns in several rooms, a thread each.

    What plays others is its mean over the last lessons: single steps of learning shake what it believes.
    """

    def __init__(self, rules: Riftforce, seed: int, threads: int, games: int, start: Path | None) -> None:
        self.rules = rules
        self.w = new_weights(np.random.default_rng(seed))
        self.calm = {name: array.copy() for name, array in self.w.items()}
        self.adam = Adam(self.w)
        self.minutes, self.decisions, self.games = 0.0, 0, 0
        self.marks: list[Mark] = []
        if start is not None:
            self.go_on(start)
        self.rng = np.random.default_rng([seed, self.decisions])
        self.rooms = [Room(rules, int(self.rng.integers(1 << 62)), games // threads) for _ in range(threads)]
        self.pool = ThreadPoolExecutor(threads)

    def learn(self, rate: float) -> float:
        """All rooms play, and the net learns from what happened there; how undecided it was."""
        lessons = list(self.pool.map(lambda room: room.lesson(self.w), self.rooms))
        everything = np.concatenate([gain for _, gains in lessons for gain in gains])
        mean, spread = everything.mean(), everything.std() + 1e-6

        def slope(
            lesson: tuple[list[Step], list[Floats]], which: NDArray[np.intp]
        ) -> tuple[PolicyWeights, float]:
            steps, gains = lesson
            found = []
            for i in which:
                target = gains[i] + steps[i].value + steps[i].paid
                found.append(gradient(self.w, steps[i], (gains[i] - mean) / spread, target))
            return mean_of(found)

        doubts = []
        for _ in range(EPOCHS):
            for which in self.rng.permutation(STEPS).reshape(-1, SLICE):
                found, doubt = mean_of(list(self.pool.map(slope, lessons, repeat(which))))
                self.adam.step(self.w, found, rate)
                doubts.append(doubt)
        for name in self.w:
            self.calm[name] += np.float32(CALM) * (self.w[name] - self.calm[name])
        self.decisions += len(everything)
        self.games += sum(room.ended() for room in self.rooms)
        return float(np.mean(doubts))

    def keep(self, path: Path) -> None:
        """Writes all that is needed to go on."""
        arrays = {f"{kind}/{name}": array for kind, group in self.parts() for name, array in group.items()}
        told = json.dumps([self.minutes, self.decisions, self.games, self.adam.time, self.marks])
        unfinished = path.with_suffix(".part.npz")
        np.savez(unfinished, allow_pickle=False, told=np.array(told), **arrays)
        unfinished.replace(path)

    def go_on(self, path: Path) -> None:
        """Takes up what was kept; the games under way are new ones."""
        with np.load(path, allow_pickle=False) as kept:
            for kind, group in self.parts():
                group.update({name: kept[f"{kind}/{name}"] for name in group})
            self.minutes, self.decisions, self.games, self.adam.time, marks = json.loads(str(kept["told"]))
        self.marks = [Mark(*mark) for mark in marks]

    def parts(self) -> list[tuple[str, PolicyWeights]]:
        """The arrays it consists of."""
        return [("net", self.w), ("calm", self.calm), ("mean", self.adam.mean), ("square", self.adam.square)]


def mean_of(found: list[tuple[PolicyWeights, float]]) -> tuple[PolicyWeights, float]:
    """The mean gradient, and the mean doubt."""
    gradients, doubts = zip(*found, strict=True)
    return {name: np.mean([g[name] for g in gradients], axis=0) for name in gradients[0]}, float(
        np.mean(doubts)
    )


def duel_with_greed(draft: str, w: PolicyWeights, number: int, seed: int) -> float:
    """A game against the greedy bot: 1 if it was won. Two in a row have the same deal, the seats swapped."""
    rules = Riftforce("duel", {"draft": draft})
    seats = [PolicyNetBot(rules, w), bot("greedy", rules)]
    me = number % 2
    return 0.5 + 0.5 * play(rules, seats[::-1] if me else seats, seed + number // 2).result[me]


def against_greed(draft: str, w: PolicyWeights, games: int, seed: int, jobs: int) -> float:
    """The share of games won against the greedy bot, in so many processes."""
    tasks = repeat(draft, games), repeat(w), range(games), repeat(seed)
    if jobs == 1:
        return float(np.mean(list(map(duel_with_greed, *tasks))))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return float(np.mean(list(pool.map(duel_with_greed, *tasks))))


def train(school: School, minutes: float, every: float, pause: float) -> Iterator[bool]:
    """Trains for so many minutes; yields every few, and says whether to measure, which a pause does not."""
    opened = time.perf_counter()
    rounds = 0
    if not school.decisions:
        yield True
    while school.minutes < minutes:
        begin = time.perf_counter()
        rate = FAST * (SLOW / FAST) ** min(1.0, school.minutes / minutes)
        doubt = school.learn(rate)
        rounds += 1
        before = school.minutes
        school.minutes += (time.perf_counter() - begin) / 60
        if rounds % 100 == 1:
            print(
                f"{school.minutes:5.1f} min  {school.decisions:10d} decisions  {school.games:7d} games"
                f"  doubt {doubt:.2f}",
                flush=True,
            )
        if school.minutes // every > before // every or school.minutes >= minutes:
            yield True
        if (time.perf_counter() - opened) / 60 > pause:
            yield False
            return


def draw(marks: list[Mark], threads: int, path: Path) -> None:
    """The learning curve, as a picture, where matplotlib is there to draw it."""
    try:
        import matplotlib as mpl
    except ModuleNotFoundError:
        print("no picture: pip install 'riftable[plot]'")
        return

    mpl.use("Agg")
    from matplotlib import pyplot as plt
    from matplotlib.ticker import PercentFormatter

    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    minutes = [mark.minutes for mark in marks]
    won = np.array([mark.won for mark in marks])
    error = 1.96 * np.sqrt(np.maximum(won * (1 - won), 0.25 / marks[0].of) / marks[0].of)
    axes.fill_between(minutes, np.maximum(won - error, 0), np.minimum(won + error, 1), alpha=0.2, linewidth=0)
    axes.plot(minutes, won, marker="o", markersize=3)
    axes.axhline(0.5, color="gray", linewidth=0.8)
    axes.set(xlabel=f"minutes of training, cores: {threads}", ylim=(0, 1), xlim=(0, None))
    axes.set_ylabel(f"won against the greedy bot ({marks[0].of} games each)")
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set_title(
        f"{marks[-1].decisions / 1e6:.1f} million decisions, {marks[-1].games:,} games with itself"
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
    parser.add_argument("--side-by-side", type=int, default=GAMES, help="games of self-play at a time")
    asked = parser.parse_args(words)
    rules = Riftforce("duel", {"draft": asked.draft})
    school = School(rules, asked.seed, asked.threads, asked.side_by_side, asked.start)
    for due in train(school, asked.minutes, asked.every, asked.pause):
        if due and asked.games:
            won = against_greed(asked.draft, school.calm, asked.games, 10_000 * asked.seed, asked.threads)
            school.marks.append(Mark(school.minutes, school.decisions, school.games, won, asked.games))
            print(f"{school.minutes:5.1f} min  won {won:.1%} of {asked.games} against greed", flush=True)
            told = [mark._asdict() for mark in school.marks]
            asked.out.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n")
        save_weights(asked.out, school.calm)
        school.keep(asked.out.with_suffix(".state.npz"))
    if school.marks:
        draw(school.marks, asked.threads, asked.out.with_suffix(".svg"))


if __name__ == "__main__":
    main()

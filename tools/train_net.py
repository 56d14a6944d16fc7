"""Teaches a net to play the duel of Riftforce by playing itself, and draws how it learned.

    python tools/train_net.py --minutes 25 --out net.npz

Proximal policy optimisation over the batch stepper: all games of a batch answer at once, each by looking one
answer ahead. It starts from nothing and learns from nobody else's games. A rule of thumb pays for cards,
damage and locations on the way, so that it need not wait for the end of a game. Every few minutes it plays
the greedy bot through the arena's referee; those games are no part of the training time.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from riftable.arena.referee import play
from riftable.bots import bot
from riftable.bots.net import ANSWER, VALUE, Floats, NetBot, Weights, fresh, layers, locations, save, summed
from riftable.riftforce.batch import Batch
from riftable.riftforce.batch.features import (
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
from riftable.riftforce.modes import Riftforce

GAMES: Final = 512  # side by side
STEPS: Final = 16  # answers in each of them before the net learns from them
EPOCHS: Final = 1  # how often it does so: new games cost less than looking twice
SLICE: Final = 2  # steps of all games that one update learns from
CLIP: Final = 0.2
LAMBDA: Final = 0.95
POINT: Final = 0.06  # reward for what is worth a point of Riftforce; a game won or lost is 1 or -1 more
DULL: Final = 0.01  # for being undecided
JUDGE: Final = 0.5  # weight of the value's error
FAST, SLOW = 1e-3, 1e-4  # learning rates at the beginning and at the end


def rule_of_thumb() -> Floats:
    """What a side has more than the other, in points, as weights of the features: paid for on the way.

    A card on the board, damage, a location held alone and a card in hand, as the greedy bot values them too.
    """
    thumb = np.zeros(WIDTH, np.float32)
    for lane in range(DUEL_LANES):
        for side, sign in ((0, 1.0), (SIDE, -1.0)):
            at = lane * LANE_WIDTH + side
            thumb[at + S_COUNT] = 4 * 0.25 * sign
            thumb[at + S_TOTAL] = 7 * -0.1 * sign
            thumb[at + S_CROWD] = -0.25 * sign  # nobody there: the other side holds it, or nobody does
    thumb[REST + R_HAND : REST + R_HAND + 2] = 7 * 0.12, -7 * 0.12
    thumb[REST + R_LEAD] = 12.0
    return thumb


THUMB: Final = rule_of_thumb()


class Step(NamedTuple):
    """One answer in every game."""

    rows: int  # how many games
    seen: Floats  # before it, a row for each game, then where all answers lead
    ahead: Ahead
    chosen: NDArray[np.intp]  # which of all the rows ahead
    chance: Floats  # logarithm of how likely the answer was
    value: Floats
    seat: NDArray[np.int8]
    reward: Floats  # for the seat that answered
    over: NDArray[np.bool_]


def log_softmax(scores: Floats, ahead: Ahead) -> Floats:
    """Logarithms of the chances of all answers, game by game."""
    scores = scores - np.maximum.reduceat(scores, ahead.begins)[ahead.games]
    return scores - np.log(np.add.reduceat(np.exp(scores), ahead.begins))[ahead.games]


class Room:
    """The games a net plays with itself."""

    def __init__(self, rules: Riftforce, seed: int, games: int = GAMES) -> None:
        self.rng = np.random.default_rng(seed)
        self.batch = Batch(rules, self.rng.integers(1 << 63, size=games))
        self.games = 0

    def step(self, w: Weights) -> Step:
        """All games answer once; those that end are begun anew."""
        batch = self.batch
        seat = batch.seat.copy()
        rows = len(batch)
        ahead = look_ahead(batch, int(self.rng.integers(1 << 62)))
        seen = np.concatenate([observe(batch, seat), ahead.seen])
        out = layers(w, seen)[-1]
        chances = log_softmax(out[rows:, ANSWER], ahead)
        luck = chances + self.rng.gumbel(size=len(chances)).astype(np.float32)
        best = np.maximum.reduceat(luck, ahead.begins)[ahead.games]
        chosen = np.flatnonzero(luck == best)
        batch.step(batch.choose(chosen - ahead.begins))
        over = batch.over
        thumb = observe(batch, seat) @ THUMB
        reward = POINT * (np.where(over, 0, thumb) - seen[:rows] @ THUMB) + batch.results[batch.numbers, seat]
        if over.any():
            self.games += int(over.sum())
            batch.restart(over, self.rng.integers(1 << 63, size=int(over.sum())))
        value = out[:rows, VALUE]
        return Step(rows, seen, ahead, chosen, chances[chosen], value, seat, reward.astype(np.float32), over)


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


def backward(w: Weights, seen: Floats, kept: list[Floats], d: Floats) -> Weights:
    """The gradient of all weights, from that of the outputs."""
    *places, first, second, _ = kept
    g: Weights = {"last": second.T @ d, "last+": d.sum(axis=0)}
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

    def __init__(self, w: Weights) -> None:
        self.mean = {name: np.zeros_like(array) for name, array in w.items()}
        self.square = {name: np.zeros_like(array) for name, array in w.items()}
        self.time = 0

    def step(self, w: Weights, g: Weights, rate: float) -> None:
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


def gradient(w: Weights, step: Step, gain: Floats, target: Floats) -> tuple[Weights, float]:
    """The gradient of one step of all games, and how undecided the net is."""
    rows = step.rows
    kept = layers(w, step.seen)
    out = kept[-1]
    d = np.zeros_like(out)
    d[:rows, VALUE] = JUDGE * (out[:rows, VALUE] - target) / rows
    games = step.ahead.games
    logs = log_softmax(out[rows:, ANSWER], step.ahead)
    p = np.exp(logs)
    ratio = np.exp(logs[step.chosen] - step.chance)
    inside = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    push = np.where(inside, ratio * gain, 0)
    here = push[games] * p
    here[step.chosen] -= push
    doubt = -np.add.reduceat(p * logs, step.ahead.begins)
    here += DULL * p * (logs + doubt[games])
    d[rows:, ANSWER] = here / rows
    return backward(w, step.seen, kept, d), float(doubt.mean())


def learn(
    w: Weights, adam: Adam, steps: list[Step], gains: list[Floats], rate: float, rng: np.random.Generator
) -> float:
    """The net learns from what it has just played; how undecided it was."""
    everything = np.concatenate(gains)
    mean, spread = everything.mean(), everything.std() + 1e-6
    doubts = []
    for _ in range(EPOCHS):
        order = rng.permutation(len(steps))
        for begin in range(0, len(order), SLICE):
            total: Weights = {}
            for i in order[begin : begin + SLICE]:
                step = steps[i]
                g, doubt = gradient(w, step, (gains[i] - mean) / spread, gains[i] + step.value)
                doubts.append(doubt)
                total = {name: array + total[name] for name, array in g.items()} if total else g
            adam.step(w, {name: array * np.float32(1 / SLICE) for name, array in total.items()}, rate)
    return float(np.mean(doubts))


class Mark(NamedTuple):
    """How good the net was at some time."""

    minutes: float  # of training
    decisions: int
    games: int
    won: float  # of the games against the greedy bot
    of: int


def against_greed(rules: Riftforce, w: Weights, games: int, seed: int) -> float:
    """The share of games won against the greedy bot, the seats and the deals shared fairly."""
    net, greedy = NetBot(rules, w), bot("greedy", rules)
    points = 0.0
    for n in range(games):
        seats = [net, greedy] if n % 2 == 0 else [greedy, net]
        points += 0.5 + 0.5 * play(rules, seats, seed + n // 2).result[n % 2]
    return points / games


def train(room: Room, minutes: float, every: float, games: int, seed: int) -> Iterator[tuple[Weights, Mark]]:
    """Trains for so many minutes of processor time; now and then yields the weights and how good they are."""
    rules = room.batch.rules
    w = fresh(room.rng)
    adam = Adam(w)
    spent, next_mark, decisions = 0.0, 0.0, 0
    while True:
        if spent >= next_mark or spent >= minutes:
            next_mark += every
            yield w, Mark(spent, decisions, room.games, against_greed(rules, w, games, 10_000 * seed), games)
            if spent >= minutes:
                return
        begin = time.process_time()
        steps = [room.step(w) for _ in range(STEPS)]
        value = layers(w, observe(room.batch, room.batch.seat))[-1][:, VALUE]
        gains = advantages(steps, value, room.batch.seat)
        rate = FAST * (SLOW / FAST) ** min(1.0, spent / minutes)
        doubt = learn(w, adam, steps, gains, rate, room.rng)
        decisions += STEPS * len(room.batch)
        spent += (time.process_time() - begin) / 60
        if decisions // (STEPS * len(room.batch)) % 50 == 0:
            print(
                f"{spent:5.1f} min  {decisions:9d} decisions  {room.games:7d} games  doubt {doubt:.2f}",
                flush=True,
            )


def draw(marks: list[Mark], path: Path) -> None:
    """The learning curve, as a picture."""
    import matplotlib as mpl

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
    axes.set(xlabel="minutes of training, one core", ylim=(0, 1), xlim=(0, None))
    axes.set_ylabel(f"won against the greedy bot ({marks[0].of} games each)")
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set_title(
        f"{marks[-1].decisions / 1e6:.1f} million decisions, {marks[-1].games:,} games with itself"
    )
    figure.savefig(path)


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=25.0, help="of processor time for training")
    parser.add_argument("--every", type=float, default=2.5, help="minutes between games with the greedy bot")
    parser.add_argument("--games", type=int, default=60, help="of those at a time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--draft", choices=("base", "beyond"), default="base")
    parser.add_argument("--out", type=Path, default=Path("net.npz"))
    parser.add_argument("--side-by-side", type=int, default=GAMES, help="games with itself at a time")
    asked = parser.parse_args(words)
    rules = Riftforce("duel", {"draft": asked.draft})
    marks: list[Mark] = []
    room = Room(rules, asked.seed, asked.side_by_side)
    for w, mark in train(room, asked.minutes, asked.every, asked.games, asked.seed):
        marks.append(mark)
        print(f"{mark.minutes:5.1f} min  won {mark.won:.1%} of {mark.of} against greed", flush=True)
        save(asked.out, w)
        asked.out.with_suffix(".json").write_text(json.dumps([m._asdict() for m in marks], indent=1) + "\n")
        draw(marks, asked.out.with_suffix(".svg"))


if __name__ == "__main__":
    main()

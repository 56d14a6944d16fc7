"""Train the value net of the Riftforce duel on evaluations of a search.

    python tools/learn_net.py play --games 6000 --seed 11 positions
    python tools/learn_net.py fit positions

`play` lets the search play against itself, with random or drafted guilds and some random actions, so that
games differ. At the beginning of each turn the position, the search's winning chance and the winner of the
game are written to a file. `fit` trains a net on such files that corrects the linear weights in
`games/riftforce/ai/data`, and writes it there. Needs `pip install -e '.[learn]'`, and a compiled engine to
be quick (`make compile`, PYTHONPATH=build/compiled). The same arguments write the same files.
`tools/learn_riftforce.py` learns the values of guilds from these games.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from scipy.sparse import csr_matrix

import riftable
from riftable.ai import levels
from riftable.ai.lookahead import look_ahead
from riftable.ai.tree import SearchNode, Tree
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.games.riftforce.ai.features import LANE_ROWS, TABLE_ROWS, lane_rows, table_rows
from riftable.games.riftforce.ai.search_hooks import RiftforceSearchHooks
from riftable.games.riftforce.ai.value_net import LANE_UNITS, TABLE_UNITS
from riftable.games.riftforce.rules.ids import ASK_ACTION, ASK_GUILD
from riftable.games.riftforce.rules.state import Rift

Array: TypeAlias = np.ndarray[Any, Any]
Turn: TypeAlias = tuple[list[list[int]], list[int], float, float, float]

DATA = Path(__file__).resolve().parents[1] / "src" / "riftable" / "games" / "riftforce" / "ai" / "data"
BATCH_GAMES = 20  # games for one process at a time, and in one file
RANDOM_ACTION_PERCENT = 8  # of the actions
MIN_VISITS = 40  # of the legal answers; with fewer the greedy line is followed
LANES = 5
RESULT_WEIGHT = 0.2  # of the result of the game in the target, beside the search's evaluation
WEIGHT_DECAY = 0.3  # for a learning rate of 1
DROPOUT = 0.05  # share of the units of the second layer
WARM_UP_SHARE = 0.1  # of the training
PARTS = ("lane", "lane_bias", "table", "table_bias", "meet", "out")


def play_game(iterations: int, seed: int) -> list[Turn]:
    """Play a game; return for each turn its rows, linear logit, value by the search and result."""
    rng = Rng(seed, 1)
    rules = riftable.rules("riftforce", "duel", draft="beyond", cap=60)
    hooks = levels.search_hooks(rules)
    assert isinstance(hooks, RiftforceSearchHooks)
    settings = levels.level_settings(rules).search
    s: State = rules.new()
    positions: list[tuple[list[list[int]], list[int], float, float, int]] = []
    while True:
        s = to_turn(s, hooks, rng)
        if s.ask is None:
            break
        assert isinstance(s, Rift)
        seat = int(s.ask.seat)
        tree = Tree(
            rules, hooks, settings.exploration, settings.first_play_reduction, settings.best_child_weight
        )
        tree.run(rules.view(s, seat), iterations, rng.split())
        best = max(tree.root.children, key=lambda child: child.visits)
        lanes = [lane_rows(s, lane) for lane in range(LANES)]
        positions.append((lanes, table_rows(s), hooks.logit(s), best.mean(), rules.sides[seat]))
        if rng.below(100) < RANDOM_ACTION_PERCENT:
            s.step(s.ask.sample(rng))
        else:
            s = act(rules, s, tree.root, hooks, rng)
    result = s.result()
    assert result is not None
    return [(a, b, c, d, 0.5 + 0.5 * result[rules.sides.index(side)]) for a, b, c, d, side in positions]


def to_turn(s: State, hooks: RiftforceSearchHooks, rng: Rng) -> State:
    """Go on to the next turn; half of the guilds are drafted, the others random."""
    while s.ask is not None and s.ask.kind != ASK_ACTION:
        if s.ask.kind == ASK_GUILD and rng.below(2):
            assert isinstance(s, Rift)
            s.step(hooks.guild_to_draft(s, s.ask.moves, s.ask.seat))
        else:
            s.step(s.ask.sample(rng))
    return s


def act(rules: Rules, s: State, node: SearchNode, hooks: RiftforceSearchHooks, rng: Rng) -> State:
    """Play an action by the tree, and by the greedy line where the tree has too few visits."""
    ask = s.ask
    assert ask is not None
    seat = int(ask.seat)
    begun = False
    while ask is not None and not (begun and ask.kind == ASK_ACTION):
        if ask.listed is None:
            s.step(ask.sample(rng))
            ask = s.ask
            continue
        if ask.seat != seat:
            break
        begun = True
        moves = ask.moves
        legal = [child for child in node.children if child.move in moves]
        if len(moves) > 1 and sum(child.visits for child in legal) < MIN_VISITS:
            return max(look_ahead(rules, s, seat, hooks, rng), key=lambda line: line.value).state
        node = max(legal, key=lambda child: child.visits) if legal else SearchNode(moves[0], 1.0)
        s.step(node.move)
        ask = s.ask
    return s


def play(iterations: int, seed: int, games: int) -> list[list[Turn]]:
    """Play a batch of games."""
    return [play_game(iterations, seed * BATCH_GAMES + i) for i in range(games)]


def table(rows: list[list[int]], width: int) -> csr_matrix:
    """Return lists of active rows as a sparse matrix."""
    ends = np.cumsum([0, *[len(row) for row in rows]])
    columns = np.array([one for row in rows for one in row])
    return csr_matrix((np.ones(len(columns), np.float32), columns, ends), shape=(len(rows), width))


def start(rng: np.random.Generator) -> dict[str, Array]:
    """Return the initial weights; the output is 0."""

    def normal(*shape: int, scale: float) -> Array:
        return rng.normal(0.0, scale, shape).astype(np.float32)

    return {
        "lane": normal(LANE_ROWS, LANE_UNITS, scale=0.2),
        "lane_bias": np.zeros(LANE_UNITS, np.float32),
        "table": normal(TABLE_ROWS, TABLE_UNITS, scale=0.1),
        "table_bias": np.zeros(TABLE_UNITS, np.float32),
        "meet": normal(LANE_UNITS, TABLE_UNITS, scale=0.15),
        "out": np.zeros(TABLE_UNITS, np.float32),
    }


def forward(net: dict[str, Array], lanes: csr_matrix, about: csr_matrix) -> tuple[Array, Array, Array, Array]:
    """Return the activations by location, their sum, the second layer and the output."""
    activations = np.maximum(lanes @ net["lane"] + net["lane_bias"], 0)
    seen = activations.reshape(-1, LANES, LANE_UNITS).sum(1)
    units = np.maximum(about @ net["table"] + net["table_bias"] + seen @ net["meet"], 0)
    return activations, seen, units, units @ net["out"]


def gradient(
    net: dict[str, Array], lanes: csr_matrix, about: csr_matrix, base: Array, goal: Array, dropout_mask: Array
) -> dict[str, Array]:
    """Return the gradient of the loss by each weight; `dropout_mask` scales the units of the second layer."""
    activations, seen, units, _ = forward(net, lanes, about)
    units *= dropout_mask
    miss = (1 / (1 + np.exp(-(base + units @ net["out"]))) - goal) / len(goal)
    by_unit = np.outer(miss, net["out"]) * (units > 0) * dropout_mask
    by_activation = np.repeat(by_unit @ net["meet"].T, LANES, axis=0) * (activations > 0)
    return {
        "lane": lanes.T @ by_activation,
        "lane_bias": by_activation.sum(0),
        "table": about.T @ by_unit,
        "table_bias": by_unit.sum(0),
        "meet": seen.T @ by_unit,
        "out": units.T @ miss,
    }


def learning_rate_factor(part: float) -> float:
    """Return the factor of the learning rate: a linear warm-up, then a cosine decay to 0."""
    return (
        part / WARM_UP_SHARE
        if part < WARM_UP_SHARE
        else 0.5 * float(1 + np.cos(np.pi * (part - WARM_UP_SHARE) / (1 - WARM_UP_SHARE)))
    )


def loss(odds: Array, goal: Array) -> float:
    """Return the mean cross-entropy of predicted log-odds; the entropy of the goal is not subtracted."""
    return float((np.logaddexp(0, odds) - goal * odds).mean())


def fit(turns: list[Any], rounds: int, rate: float, mini: int, seed: int) -> dict[str, Array]:
    """Train a net with Adam; print its loss on positions of games that it was not trained on."""
    rng = np.random.default_rng(seed)
    lanes = table([row for turn in turns for row in turn[0]], LANE_ROWS)
    about = table([turn[1] for turn in turns], TABLE_ROWS)
    base = np.array([turn[2] for turn in turns], np.float32)
    searched = np.array([turn[3] for turn in turns], np.float32)
    won = np.array([turn[4] for turn in turns], np.float32)
    goal = (1 - RESULT_WEIGHT) * searched + RESULT_WEIGHT * won
    kept = len(turns) // 10
    order = np.arange(kept, len(turns))
    net = start(rng)
    mean = {part: np.zeros_like(net[part]) for part in PARTS}
    square = {part: np.zeros_like(net[part]) for part in PARTS}
    step = 0
    print(
        f"{len(turns)} positions; the weights alone: loss {loss(base[:kept], goal[:kept]):.5f},"
        f" of the result {loss(base[:kept], won[:kept]):.5f}",
        flush=True,
    )
    for turn in range(rounds):
        rng.shuffle(order)
        for at in range(0, len(order) - mini + 1, mini):
            chosen = order[at : at + mini]
            places = (chosen[:, None] * LANES + np.arange(LANES)).ravel()
            step += 1
            pace = rate * learning_rate_factor(step / (rounds * (len(order) // mini)))
            dropout_mask = (rng.random((mini, TABLE_UNITS)) >= DROPOUT).astype(np.float32) / np.float32(
                1 - DROPOUT
            )
            for part, by in gradient(
                net, lanes[places], about[chosen], base[chosen], goal[chosen], dropout_mask
            ).items():
                mean[part] += 0.1 * (by - mean[part])
                square[part] += 0.001 * (by * by - square[part])
                move = mean[part] / (1 - 0.9**step) / (np.sqrt(square[part] / (1 - 0.999**step)) + 1e-8)
                net[part] = net[part] - pace * (move + WEIGHT_DECAY * net[part])
        odds = base[:kept] + forward(net, lanes[: kept * LANES], about[:kept])[3]
        now = loss(odds, goal[:kept])
        print(f"round {turn + 1}: loss {now:.5f}, of the result {loss(odds, won[:kept]):.5f}", flush=True)
    return net


def main() -> None:
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shape)
    parser.add_argument("what", choices=["play", "fit"])
    parser.add_argument("folder", type=Path, help="where positions are kept")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--iterations", type=int, default=300, help="of the search, for each position")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--mini", type=int, default=2048, help="positions in a minibatch")
    parser.add_argument("--out", type=Path, default=DATA, metavar="FOLDER", help="where the value net goes")
    args = parser.parse_args()
    if args.what == "play":
        args.folder.mkdir(parents=True, exist_ok=True)
        sizes = [min(BATCH_GAMES, args.games - first) for first in range(0, args.games, BATCH_GAMES)]
        seeds = [args.seed * 100_000 + i for i in range(len(sizes))]
        with ProcessPoolExecutor(args.jobs) as pool:
            for seed, games_played in zip(
                seeds, pool.map(play, [args.iterations] * len(seeds), seeds, sizes), strict=True
            ):
                (args.folder / f"{seed}.json").write_text(json.dumps(games_played, separators=(",", ":")))
                print(f"{seed}: {sum(len(one) for one in games_played)} positions", flush=True)
        return
    files = sorted(args.folder.glob("*.json"))
    turns = [turn for file in files for game in json.loads(file.read_text()) for turn in game]
    net = fit(turns, args.rounds, args.rate, args.mini, args.seed)
    net["meet"] = net["meet"].T
    page = {part: [round(float(x), 4) + 0.0 for x in net[part].ravel()] for part in PARTS}
    (args.out / "value-net.json").write_text(json.dumps(page, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()

"""Learn the evaluation of Riftbound from self-play of a brief search.

    python tools/learn_riftbound.py --games 1000

Every game is a duel of two of the known decks. The log-odds of winning are fitted to the features of both
sides in every position in which a Main Phase began, with a penalty on the distance of
the weights from the present ones. Needs `pip install -e '.[learn]'`, and a compiled engine to be quick. The
same arguments write the same file.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import minimize

import riftable
from riftable.ai.levels import searcher
from riftable.ai.search import Budget
from riftable.core.machine import CHANCE
from riftable.core.rng import Rng
from riftable.games.riftbound.ai.search_hooks import NUM_SIDE_FEATURES, side_features
from riftable.games.riftbound.ai.weights import weights
from riftable.games.riftbound.decks.legality import KNOWN
from riftable.games.riftbound.rules.ids import ASK_MAIN
from riftable.games.riftbound.rules.state import Realm

DATA = (
    Path(__file__).resolve().parents[1]
    / "src"
    / "riftable"
    / "games"
    / "riftbound"
    / "ai"
    / "data"
    / "weights.json"
)
BATCH_GAMES = 5  # games for one process at a time
WEIGHT_PENALTY = 8.0  # on the distance from the present weights


class SelfPlayGame(NamedTuple):
    """A game: for each turn the features of the side on turn and of the other, and whether the former won."""

    rows: list[list[float]]
    won: list[bool]


def play(seed: int, iterations: int) -> list[SelfPlayGame]:
    """Play a batch of games."""
    return [play_game(Rng(seed, i), iterations) for i in range(BATCH_GAMES)]


def play_game(rng: Rng, iterations: int) -> SelfPlayGame:
    """Play a duel of two random decks."""
    names = sorted(KNOWN)
    decks = " / ".join(names[rng.below(len(names))] for _ in range(2))
    rules = riftable.rules("riftbound", "duel", decks=decks)
    bots = [searcher(rules, Budget(iterations=iterations)) for _ in range(2)]
    s = rules.new()
    rows: list[list[float]] = []
    sides: list[int] = []
    begun = 0
    while (ask := s.ask) is not None:
        assert isinstance(s, Realm)
        if ask.kind == ASK_MAIN and s.round > begun:
            begun = int(s.round)
            rows.append([*side_features(s, s.turn), *side_features(s, 1 - s.turn)])
            sides.append(int(s.turn))
        if ask.seat == CHANCE:
            s.step(ask.sample(rng))
        else:
            s.step(bots[ask.seat].choose(rules.view(s, ask.seat), rng.split()))
    assert isinstance(s, Realm)
    return SelfPlayGame(rows, [side == s.winner for side in sides])


def logistic(x: Any, y: Any, start: Any) -> Any:
    """Return the weights of a logistic regression with a penalty on their distance from `start`."""

    def loss(change: Any) -> tuple[float, Any]:
        z = x @ (start + change)
        p = 1 / (1 + np.exp(-z))
        cost = np.logaddexp(0, -z * (2 * y - 1)).sum() + 0.5 * WEIGHT_PENALTY * (change * change).sum()
        return cost / len(y), (x.T @ (p - y) + WEIGHT_PENALTY * change) / len(y)

    found = minimize(loss, np.zeros_like(start), jac=True, method="L-BFGS-B", options={"maxiter": 400})
    return start + found.x


def learn(games_played: list[SelfPlayGame]) -> Any:
    """Return the weights of the features, and print how well they predict games they have not seen."""
    x = np.array([row for one in games_played for row in one.rows])
    x[:, NUM_SIDE_FEATURES:] *= -1
    won = np.array([float(win) for one in games_played for win in one.won])
    game = np.array([i for i, one in enumerate(games_played) for _ in one.rows])
    start = np.array([*weights().turn, *weights().wait])
    kept = game % 5 == 0
    tried = logistic(x[~kept], won[~kept], start)
    for name, w in (("before", start), ("learned", tried)):
        z = x[kept] @ w
        print(f"  {name}: log loss {np.logaddexp(0, -z * (2 * won[kept] - 1)).mean():.4f}", flush=True)
    return logistic(x, won, start)


def main() -> None:
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shape)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--iterations", type=int, default=24, help="of the search, for each decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=DATA, metavar="FILE", help="where the learned weights go")
    args = parser.parse_args()
    seeds = [args.seed * 100_000 + i for i in range(args.games // BATCH_GAMES)]
    with ProcessPoolExecutor(args.jobs) as pool:
        batches = pool.map(play, seeds, [args.iterations] * len(seeds))
        games_played = [one for batch in batches for one in batch]
    print(f"{len(games_played)} games, {sum(len(one.rows) for one in games_played)} positions", flush=True)
    found = [round(float(value), 3) + 0.0 for value in learn(games_played)]
    learned = {"turn": found[:NUM_SIDE_FEATURES], "wait": found[NUM_SIDE_FEATURES:]}
    args.out.write_text(json.dumps(learned, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

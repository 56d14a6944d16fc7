"""Learn the linear evaluation of Riftforce, and the values of guilds, from self-play of the greedy bot.

    python tools/learn_riftforce.py duel --games 5000 --generations 2
    python tools/learn_riftforce.py duel --guilds games

A generation plays games with random guilds, and some random actions so that games differ. It fits the
log-odds of winning to the features of every position in which a turn began. The next generation plays by
what this one learned. A penalty keeps the weights close to those of the generation before. With `--guilds`
it learns about guilds alone, from the better games that `tools/play_search_games.py` wrote. Needs `pip
install -e '.[learn]'`, and a compiled engine to be quick: run it with `make learn`. The same arguments write
the same file.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from itertools import chain, combinations, product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_matrix

import riftable
from riftable.ai.lookahead import look_ahead
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.gamekit.evaluation import Evaluator
from riftable.games.riftforce.ai import features as k
from riftable.games.riftforce.ai.evaluation import CARD, CONTROL, PRESENCE, WOUND, RiftforceEvaluator
from riftable.games.riftforce.ai.features import features
from riftable.games.riftforce.ai.search_hooks import RiftforceSearchHooks
from riftable.games.riftforce.rules.ids import ASK_ACTION, NUM_GUILDS, NUM_KINDS, NUMBER
from riftable.games.riftforce.rules.state import Rift

DATA = Path(__file__).resolve().parents[1] / "src" / "riftable" / "games" / "riftforce" / "ai" / "data"
BATCH_GAMES = 25  # games for one process at a time
RANDOM_ACTION_PERCENT = 8  # of the actions
LOGIT_PER_POINT = 0.55  # initial value of a lead of one Riftforce, in log-odds
WEIGHT_PENALTY = 30.0  # for the distance to the weights of the generation before
GUILD_PENALTY = 1.0  # for values of guilds
PAIR_PENALTY = 150.0  # for values of pairs
MATCHUP_PENALTY = 400.0  # for values of guilds against others


class SelfPlayGame(NamedTuple):
    """A game: the features and the side on turn of each turn, the winner, and the guilds of each seat."""

    turns: list[list[int]]
    sides: list[int]
    winner: int
    guilds: list[list[int]]


class Match(NamedTuple):
    """The guilds of two sides, seat by seat, and whether the first of them won."""

    own: list[list[int]]
    other: list[list[int]]
    won: bool


def initial_weights() -> np.ndarray[Any, Any]:
    """Return the greedy bot's evaluation as weights of features."""
    w = np.zeros(k.NUM_FEATURES)
    for kind in range(NUM_KINDS):
        for hurt in range(k.DAMAGES):
            part = min(1.0, hurt / NUMBER[kind])
            standing = LOGIT_PER_POINT * (PRESENCE - WOUND * part * part)
            w[k.UNIT_OWN + kind * k.DAMAGES + hurt] = standing
            w[k.UNIT_OTHER + kind * k.DAMAGES + hurt] = -standing
    for n in range(1, k.LANE_COUNTS):
        w[k.LANE + n * k.LANE_COUNTS] = LOGIT_PER_POINT * CONTROL
        w[k.LANE + n] = -LOGIT_PER_POINT * CONTROL
    for n in range(k.HAND_COUNTS):
        w[k.HAND_OWN + n] = LOGIT_PER_POINT * CARD * n
        w[k.HAND_OTHER + n] = -LOGIT_PER_POINT * CARD * n
    for n in range(k.POINTS):
        w[k.POINT_OWN + n] = LOGIT_PER_POINT * n
        w[k.POINT_OTHER + n] = -LOGIT_PER_POINT * n
    return w


def play(mode: str, weights: list[float] | None, seed: int) -> list[SelfPlayGame]:
    """Play a batch of games."""
    played = []
    for i in range(BATCH_GAMES):
        rng = Rng(seed, i)
        options: dict[str, object] = {"cap": 60}
        if mode == "solo":
            options["stars"] = stars(rng)
        if mode == "duel":
            options["draft"] = "beyond"
        rules = riftable.rules("riftforce", mode, **options)
        empty = [0.0] * NUM_GUILDS
        evaluator: Evaluator = RiftforceEvaluator()
        if weights is not None:
            pairs = [0.0] * NUM_GUILDS**2
            evaluator = RiftforceSearchHooks(len(rules.sides), weights, empty, pairs, pairs)
        played.append(play_game(rules, evaluator, rng))
    return played


def stars(rng: Rng) -> str:
    """Return a random difficulty of the trainer: 1 to 4 stars for each challenge."""
    return ",".join(str(1 + rng.below(4)) for _ in range(3))


def play_game(rules: Rules, evaluator: Evaluator, rng: Rng) -> SelfPlayGame:
    """Play a game with random guilds."""
    s = to_turn(rules.new(), rng)
    assert isinstance(s, Rift)
    guilds = [list(own) for own in s.guilds]
    turns: list[list[int]] = []
    sides: list[int] = []
    while s.ask is not None:
        assert isinstance(s, Rift)
        turns.append(features(s))
        sides.append(rules.sides[s.turn])
        if rng.below(100) < RANDOM_ACTION_PERCENT:
            s.step(s.ask.sample(rng))
        else:
            lines = look_ahead(rules, s, int(s.ask.seat), evaluator, rng)
            most = max(line.value for line in lines)
            best = [line for line in lines if line.value == most]
            s = best[rng.below(len(best))].state
        s = to_turn(s, rng)
    assert isinstance(s, Rift)
    return SelfPlayGame(turns, sides, int(s.winner), guilds)


def to_turn(s: State, rng: Rng) -> State:
    """Play random moves until the next turn."""
    while s.ask is not None and s.ask.kind != ASK_ACTION:
        s.step(s.ask.sample(rng))
    return s


def logistic(x: csr_matrix, y: np.ndarray[Any, Any], start: np.ndarray[Any, Any], penalty: Any) -> Any:
    """Return the weights of a logistic regression with a penalty on their distance from `start`."""

    def loss(change: np.ndarray[Any, Any]) -> tuple[float, np.ndarray[Any, Any]]:
        z = x @ (start + change)
        p = 1 / (1 + np.exp(-z))
        cost = np.logaddexp(0, -z * (2 * y - 1)).sum() + 0.5 * (penalty * change * change).sum()
        return cost / len(y), (x.T @ (p - y) + penalty * change) / len(y)

    found = minimize(loss, np.zeros_like(start), jac=True, method="L-BFGS-B", options={"maxiter": 400})
    return start + found.x


def table(rows: list[list[int]], width: int) -> csr_matrix:
    """Return lists of features as a sparse matrix of ones."""
    ends = np.cumsum([0, *[len(row) for row in rows]])
    columns = [feature for row in rows for feature in row]
    return csr_matrix((np.ones(len(columns)), columns, ends), shape=(len(rows), width))


def learn_positions(games_played: list[SelfPlayGame], start: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Return the weights of features; print how well they predict games that were not used."""
    rows = [turn for one in games_played for turn in one.turns]
    won = np.array([float(side == one.winner) for one in games_played for side in one.sides])
    game = np.array([i for i, one in enumerate(games_played) for _ in one.turns])
    x = table(rows, k.NUM_FEATURES)
    kept = game % 8 == 0
    tried = logistic(x[~kept], won[~kept], start, WEIGHT_PENALTY)
    for name, w in (("before", start), ("learned", tried)):
        z = x[kept] @ w
        print(f"  {name}: log loss {np.logaddexp(0, -z * (2 * won[kept] - 1)).mean():.4f}", flush=True)
    return np.asarray(logistic(x, won, start, WEIGHT_PENALTY))


def matches_of(mode: str, games_played: list[SelfPlayGame]) -> list[Match]:
    """Return the guilds of both sides of each game."""
    sides = riftable.rules("riftforce", mode).sides
    found = []
    for one in games_played:
        lists: list[list[list[int]]] = [[], []]
        for side, own in zip(sides, one.guilds, strict=False):
            lists[side].append(own)
        found.append(Match(lists[0], lists[1], one.winner == 0))
    return found


def matches_in(folder: Path) -> list[Match]:
    """Return the guilds of both sides of the games that `play_search_games.py` wrote, without draws."""
    games_played = [game for file in sorted(folder.glob("*.json")) for game in json.loads(file.read_text())]
    return [Match(own, other, won == 1) for own, other, won in games_played if won != 0.5]


def learn_guilds(matches: list[Match]) -> dict[str, list[float]]:
    """Return what each guild, each pair on one side and each matchup adds to the log-odds of a side."""
    pairs = list(combinations(range(NUM_GUILDS), 2))
    where = {pair: NUM_GUILDS + i for i, pair in enumerate(pairs)}
    x = np.zeros((len(matches), NUM_GUILDS + 2 * len(pairs) + 1))
    x[:, -1] = 1.0  # the advantage of the first side
    for row, one in zip(x, matches, strict=True):
        for sign, lists in ((1.0, one.own), (-1.0, one.other)):
            for guilds in lists:
                row[guilds] += sign
                for pair in combinations(sorted(guilds), 2):
                    row[where[pair]] += sign
        for a, b in product(chain(*one.own), chain(*one.other)):
            if a != b:
                row[len(pairs) + where[min(a, b), max(a, b)]] += 1.0 if a < b else -1.0
    won = np.array([float(one.won) for one in matches])
    penalty = np.array(
        [GUILD_PENALTY] * NUM_GUILDS + [PAIR_PENALTY] * len(pairs) + [MATCHUP_PENALTY] * len(pairs) + [0.01]
    )
    w = logistic(csr_matrix(x), won, np.zeros(x.shape[1]), penalty)
    together, against = np.zeros((2, NUM_GUILDS, NUM_GUILDS))
    for (a, b), i in where.items():
        together[a, b] = together[b, a] = w[i]
        against[a, b] = w[len(pairs) + i]
        against[b, a] = -against[a, b]
    return {
        "merits": rounded(w[:NUM_GUILDS]),
        "pairs": rounded(together.ravel()),
        "rivals": rounded(against.ravel()),
    }


def rounded(values: Any) -> list[float]:
    """Round to three digits; the games do not support more."""
    return [round(float(value), 3) + 0.0 for value in values]


def write(folder: Path, mode: str, weights: list[float], matches: list[Match]) -> None:
    """Write the learned weights as the bots read them."""
    print(f"guilds: {len(matches)} games", flush=True)
    page = json.dumps({"weights": weights, **learn_guilds(matches)}, separators=(",", ":"))
    (folder / f"weights-{mode}.json").write_text(page + "\n", encoding="utf-8")


def main() -> None:
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shape)
    parser.add_argument("mode", choices=["duel", "team3", "team4", "solo"])
    parser.add_argument("--games", type=int, default=5000, help="in each generation")
    parser.add_argument("--generations", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument(
        "--out", type=Path, default=DATA, metavar="FOLDER", help="where the learned weights go"
    )
    parser.add_argument("--start", metavar="MODE", help="begin with what was learned of this mode")
    parser.add_argument("--guilds", type=Path, metavar="FOLDER", help="learn guilds alone, from these games")
    args = parser.parse_args()
    if args.guilds:
        page = json.loads((DATA / f"weights-{args.mode}.json").read_text())
        write(args.out, args.mode, page["weights"], matches_in(args.guilds))
        return
    weights = initial_weights()
    given: list[float] | None = None
    if args.start:
        given = json.loads((DATA / f"weights-{args.start}.json").read_text())["weights"]
        weights = np.array(given)
    games_played: list[SelfPlayGame] = []
    for generation in range(args.generations):
        seeds = [args.seed * 1_000_000 + generation * 100_000 + i for i in range(args.games // BATCH_GAMES)]
        with ProcessPoolExecutor(args.jobs) as pool:
            batches = pool.map(play, [args.mode] * len(seeds), [given] * len(seeds), seeds)
            games_played = [one for batch in batches for one in batch if one.winner >= 0]
        print(f"generation {generation + 1}: {len(games_played)} games", flush=True)
        weights = learn_positions(games_played, weights)
        given = rounded(weights)
    assert given is not None
    write(args.out, args.mode, given, matches_of(args.mode, games_played))


if __name__ == "__main__":
    main()

"""Train the rollout policy of Riffifi on games of the search against itself.

    python -m tools.learn_riffifi play decisions --games 160 --seed 1
    python -m tools.learn_riffifi play decisions --games 60 --seed 2 --scoring ticks --iterations 800
    python -m tools.learn_riffifi fit decisions

`play` lets the search play games of three to five seats with all variants, with the policy that comes along,
with one of a file (`--policy FILE`), or with none, which draws cards at random (`--policy none`). Some cards
are random, so that games differ. Each choice of a card is written to a file: the features of the cards that
could be played, and how often the search tried each. `fit` learns weights under which the policy prefers what
the search prefers, by softmax regression, and writes them to `games/riffifi/ai/data`.

`make learn-riffifi` runs these three commands. They need `pip install -e '.[learn]'`, and a compiled engine
to be quick. The same arguments and policy write the same files.
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path

import numpy as np

import riftable
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import View
from riftable.games.riffifi.ai.rollout_policy import NUM_FEATURES, Unplayed, features
from riftable.games.riffifi.ai.search_hooks import RiffifiSearchHooks
from riftable.games.riffifi.rules.ids import ASK_PLAY, MAX_PLAYERS, MIN_PLAYERS
from riftable.games.riffifi.rules.state import RiffifiState
from tools.policy_from_search import Arrays, Decision, arrays_of, learn, play_batches, play_game, read_batches

DATA = Path(__file__).resolve().parents[1] / "src" / "riftable" / "games" / "riffifi" / "ai" / "data"
FILE = "rollout-policy.json"
NO_POLICY = "none"
SCORINGS = ("tokens", "ticks")
BATCH_GAMES = 5  # games for one process at a time, and in one file
RANDOM_PERCENT = 10  # of the answers
VARIANT_PERCENT = 25  # of the games, for each variant
MAX_HANDS = 8  # of a game that is won by ticks
DIGITS = 3  # of a weight


def weights_of(policy: str, scoring: str) -> list[float]:
    """Return the weights of the policy in a file for a way of scoring; all are 0 if there is no policy."""
    if policy == NO_POLICY:
        return [0.0] * NUM_FEATURES
    page: dict[str, list[float]] = json.loads(Path(policy).read_text(encoding="utf-8"))
    return page[scoring]


def play_table(rng: Rng, scoring: str, iterations: int, weights: list[float]) -> list[Decision]:
    """Play a game by a policy; return its decisions about cards."""

    def variant() -> str:
        return "yes" if rng.below(100) < VARIANT_PERCENT else "no"

    seats = MIN_PLAYERS + rng.below(MAX_PLAYERS - MIN_PLAYERS + 1)
    options = {"players": str(seats), "officer": variant(), "equal_chances": variant(), "scoring": scoring}
    rules = riftable.rules("riffifi", "table", **options)

    def features_of(s: State, view: View, moves: list[int], rng: Rng) -> list[list[int]]:
        assert s.ask is not None
        if s.ask.kind != ASK_PLAY:
            return []
        # In a rollout the policy sees imagined cards, too: some may have been played unseen.
        imagined = rules.imagine(view, rng.split())
        assert isinstance(imagined, RiffifiState)
        unplayed = Unplayed(imagined)
        return [features(imagined, unplayed, move, s.ask.seat) for move in moves]

    def goes_on(s: State, _decisions: int) -> bool:
        assert isinstance(s, RiffifiState)
        return s.number <= MAX_HANDS

    hooks = RiffifiSearchHooks(seats, weights)
    return play_game(rules, hooks, features_of, iterations, RANDOM_PERCENT, goes_on, rng)


def play(seed: int, games: int, scoring: str, iterations: int, policy: str) -> Arrays:
    """Play a batch of games; return their decisions as arrays."""
    weights = weights_of(policy, scoring)
    played = [play_table(Rng(seed, i), scoring, iterations, weights) for i in range(games)]
    arrays = arrays_of(played, seed * BATCH_GAMES, NUM_FEATURES)
    return {**arrays, "scoring": np.array([SCORINGS.index(scoring)] * len(arrays["game"]), np.int8)}


def main() -> None:
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shape)
    parser.add_argument("what", choices=["play", "fit"])
    parser.add_argument("folder", type=Path, help="where decisions are kept")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--scoring", choices=SCORINGS, default=SCORINGS[0])
    parser.add_argument("--iterations", type=int, default=1500, help="of the search, for each decision")
    parser.add_argument(
        "--policy", default=str(DATA / FILE), metavar="FILE", help="plays the games, or 'none'"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=DATA, metavar="FOLDER", help="where the weights go")
    args = parser.parse_args()
    if args.what == "play":
        batch = partial(play, scoring=args.scoring, iterations=args.iterations, policy=args.policy)
        play_batches(batch, args.folder, args.scoring, args.games, BATCH_GAMES, args.seed, args.jobs)
        return
    data = read_batches(args.folder, NUM_FEATURES)
    page = {}
    for number, scoring in enumerate(SCORINGS):
        found = learn(scoring, data, data["scoring"] == number, np.zeros(NUM_FEATURES))
        page[scoring] = [round(float(weight), DIGITS) + 0.0 for weight in found]
    (args.out / FILE).write_text(json.dumps(page) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

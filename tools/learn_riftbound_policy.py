"""Train the move policy of Riftbound on games of the search against itself.

    python -m tools.learn_riftbound_policy play decisions --games 600 --seed 1
    python -m tools.learn_riftbound_policy fit decisions

`play` lets the search play duels of random pairs of the known decks, with the policy that comes along, or,
with `--without-policy`, with priors of the rollout policy. Some answers are random, so that games differ.
Each decision is written to a file: the features of the answers, and how often the search tried each. `fit`
learns weights under which the policy prefers what the search prefers, by softmax regression, and writes them
to `games/riftbound/ai/data`.

Needs `pip install -e '.[learn]'`, and a compiled engine to be quick (`make compile`,
PYTHONPATH=build/compiled). The same arguments and weights write the same files.
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
from riftable.games.riftbound.ai.move_policy import NUM_COMMON, NUM_OF_CARD, MovePolicy, first_weights
from riftable.games.riftbound.ai.strategy import search_hooks
from riftable.games.riftbound.rules.state import Realm
from tools.learn_riftbound import KEYS, NUMBER_OF, random_decks
from tools.policy_from_search import Arrays, Decision, arrays_of, learn, play_batches, play_game, read_batches

DATA = Path(__file__).resolve().parents[1] / "src" / "riftable" / "games" / "riftbound" / "ai" / "data"
FILE = "move-policy.json"
BATCH_GAMES = 5  # games for one process at a time, and in one file
RANDOM_PERCENT = 4  # of the answers
MAX_DECISIONS = 2000  # a game with more ends there
DIGITS = 3  # of a weight

NUM_FEATURES = NUM_COMMON + len(KEYS) * NUM_OF_CARD


def known_everywhere(features: list[int], s: Realm) -> list[int]:
    """Return features in which cards have their numbers in `KEYS`, not those of one game."""
    found = []
    for feature in features:
        kind, what = divmod(feature - NUM_COMMON, NUM_OF_CARD)
        number = feature if kind < 0 else NUM_COMMON + NUMBER_OF[s.cards[kind].key] * NUM_OF_CARD + what
        found.append(number)
    return found


def play_duel(rng: Rng, iterations: int, without_policy: bool) -> list[Decision]:
    """Play a duel of two random decks; return its decisions."""
    rules = riftable.rules("riftbound", "duel", decks=random_decks(rng))
    hooks = search_hooks(rules)
    policy = hooks.move_policy
    assert policy is not None
    if without_policy:
        hooks.move_policy = None

    def features_of(s: State, _view: View, moves: list[int], _rng: Rng) -> list[list[int]]:
        assert isinstance(s, Realm)
        assert s.ask is not None
        assert isinstance(policy, MovePolicy)
        return [known_everywhere(features, s) for features in policy.features(s, s.ask, moves)]

    return play_game(
        rules, hooks, features_of, iterations, RANDOM_PERCENT, lambda _s, made: made < MAX_DECISIONS, rng
    )


def play(seed: int, games: int, iterations: int, without_policy: bool) -> Arrays:
    """Play a batch of games; return their decisions as arrays."""
    played = [play_duel(Rng(seed, i), iterations, without_policy) for i in range(games)]
    return arrays_of(played, seed * BATCH_GAMES, NUM_FEATURES)


def main() -> None:
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shape)
    parser.add_argument("what", choices=["play", "fit"])
    parser.add_argument("folder", type=Path, help="where decisions are kept")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--iterations", type=int, default=300, help="of the search, for each decision")
    parser.add_argument("--without-policy", action="store_true", help="play with the rollout policy's priors")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=DATA, metavar="FOLDER", help="where the weights go")
    args = parser.parse_args()
    if args.what == "play":
        batch = partial(play, iterations=args.iterations, without_policy=args.without_policy)
        play_batches(batch, args.folder, "duel", args.games, BATCH_GAMES, args.seed, args.jobs)
        return
    data = read_batches(args.folder, NUM_FEATURES)
    start = np.array(first_weights() + [0.0] * (NUM_FEATURES - NUM_COMMON))
    found = learn("duel", data, np.ones(len(data["game"]), bool), start)
    weights = [round(float(weight), DIGITS) + 0.0 for weight in found]
    of_cards = {
        key: weights[first : first + NUM_OF_CARD]
        for key, first in zip(KEYS, range(NUM_COMMON, NUM_FEATURES, NUM_OF_CARD), strict=True)
    }
    page = {
        "common": {i: weights[i] for i in range(NUM_COMMON) if weights[i] != start[i]},
        "of_cards": {key: values for key, values in of_cards.items() if any(values)},
    }
    (args.out / FILE).write_text(json.dumps(page, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""Learn a policy from searches: the weights of features under which it prefers what the search tried most.

`play_game` lets the search play; `learn` fits the weights. A decision has several answers, each with features
that it has or not, and with its share of the search's visits. The policy gives an answer the probability of a
softmax over the sums of its features' weights.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_array

from riftable.ai.levels import level_settings
from riftable.ai.tree import Tree
from riftable.core.machine import CHANCE, State
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.gamekit.evaluation import SearchHooks

Array: TypeAlias = np.ndarray[Any, Any]
Arrays: TypeAlias = dict[str, Array]

# Returns the features of answers in a state that is seen so; an empty list where the policy is not used.
FeaturesOf: TypeAlias = Callable[[State, View, list[int], Rng], list[list[int]]]

HELD_OUT_EVERY = 10  # one of so many games is not trained on
DECAY = 1e-4  # of how far weights are from the first ones


class Answer(NamedTuple):
    """An answer that could be given."""

    features: list[int]
    share: float  # of the search's visits


class Decision(NamedTuple):
    """The answers to a question."""

    answers: list[Answer]


def play_game(
    rules: Rules,
    hooks: SearchHooks,
    features_of: FeaturesOf,
    iterations: int,
    random_percent: int,
    goes_on: Callable[[State, int], bool],
    rng: Rng,
) -> list[Decision]:
    """Let the search play a game; return its decisions.

    Each answer is searched anew, and some are random, so that games differ. A game ends early as soon as
    `goes_on` says no to its state and the number of its decisions.
    """
    settings = level_settings(rules).search
    s = rules.new()
    found: list[Decision] = []
    while (ask := s.ask) is not None and goes_on(s, len(found)):
        if ask.seat == CHANCE or len(ask.moves) == 1:
            s.step(ask.sample(rng))
            continue
        moves = hooks.candidate_moves(s)
        if len(moves) == 1:
            s.step(moves[0])
            continue
        tree = Tree(
            rules, hooks, settings.exploration, settings.first_play_reduction, settings.best_child_weight
        )
        view = rules.view(s, int(ask.seat))
        tree.run(view, iterations, rng.split())
        answers = tree.root.children
        features = features_of(s, view, [int(answer.move) for answer in answers], rng)
        if features:
            total = sum(answer.visits for answer in answers)
            shares = [answer.visits / total for answer in answers]
            found.append(Decision([Answer(*one) for one in zip(features, shares, strict=True)]))
        if rng.below(100) < random_percent:
            s.step(moves[rng.below(len(moves))])
        else:
            s.step(max(answers, key=lambda answer: answer.visits).move)
    return found


def play_batches(
    play: Callable[[int, int], Arrays], folder: Path, name: str, games: int, batch: int, seed: int, jobs: int
) -> None:
    """Play games in batches, side by side; write each batch to a file of its own.

    `play` takes the seed and the number of games of a batch.
    """
    folder.mkdir(parents=True, exist_ok=True)
    sizes = [min(batch, games - first) for first in range(0, games, batch)]
    seeds = [seed * 100_000 + i for i in range(len(sizes))]
    with ProcessPoolExecutor(jobs) as pool:
        for one, arrays in zip(seeds, pool.map(play, seeds, sizes), strict=True):
            np.savez_compressed(folder / f"{name}-{one}.npz", allow_pickle=False, **arrays)
            print(f"{one}: {len(arrays['game'])} decisions", flush=True)


def read_batches(folder: Path, features: int) -> Arrays:
    """Return the decisions of all files of a folder; exit if one is of a policy with other features."""
    batches = []
    for file in sorted(folder.glob("*.npz")):
        batch = dict(np.load(file))
        if batch.pop("known") != features:
            raise SystemExit(f"{file} was written for another set of features: remove it")
        batches.append(batch)
    return {name: np.concatenate([batch[name] for batch in batches]) for name in batches[0]}


def arrays_of(played: Sequence[Sequence[Decision]], first_game: int, features: int) -> Arrays:
    """Return the decisions of some games as arrays; the games are numbered from `first_game`.

    `features` is how many the policy knows.
    """
    decisions = [one for found in played for one in found]
    answers = [answer for one in decisions for answer in one.answers]
    return {
        "features": np.array([feature for answer in answers for feature in answer.features], np.int32),
        "of_answer": np.array([len(answer.features) for answer in answers], np.int16),  # how many it has
        "share": np.array([answer.share for answer in answers], np.float32),
        "of_decision": np.array([len(one.answers) for one in decisions], np.int16),  # how many answers
        "known": np.array(features),
        "game": np.array([first_game + i for i, found in enumerate(played) for _ in found], np.int64),
    }


class Answers(NamedTuple):
    """The answers of some decisions."""

    features: Any  # a sparse matrix: 1 where an answer has a feature
    share: Array
    decision: Array  # the number of the decision of each answer, from 0
    decisions: int


def answers_of(data: Arrays, chosen: Array, features: int) -> Answers:
    """Return the answers of chosen decisions; there are so many features."""
    decision = np.repeat(np.arange(len(data["of_decision"])), data["of_decision"])
    ends = np.concatenate([[0], np.cumsum(data["of_answer"], dtype=np.int64)])
    ones = np.ones(len(data["features"]))
    matrix = csr_array((ones, data["features"], ends), shape=(len(decision), features))
    mine = chosen[decision]
    number = np.cumsum(chosen) - 1
    return Answers(matrix[mine], data["share"][mine], number[decision[mine]], int(chosen.sum()))


def probabilities(answers: Answers, weights: Array) -> Array:
    """Return how likely the policy gives each answer."""
    scores = answers.features @ weights
    highest = np.full(answers.decisions, -np.inf)
    np.maximum.at(highest, answers.decision, scores)
    found = np.exp(scores - highest[answers.decision])
    total: Array = found / np.bincount(answers.decision, found, answers.decisions)[answers.decision]
    return total


def loss(answers: Answers, found: Array) -> float:
    """Return the mean cross-entropy of probabilities, above that of the search's own shares."""
    ratio = np.log(np.maximum(answers.share, 1e-9)) - np.log(found)
    return float((answers.share * ratio).sum()) / answers.decisions


def fit(answers: Answers, start: Array) -> Array:
    """Return the weights under which the policy is most like the search, and not far from `start`."""

    def value(weights: Array) -> tuple[float, Array]:
        found = probabilities(answers, weights)
        slope = answers.features.T @ (found - answers.share) / answers.decisions
        way = weights - start
        return loss(answers, found) + DECAY * float(way @ way), slope + 2 * DECAY * way

    found: Array = minimize(value, start, jac=True, method="L-BFGS-B").x
    return found


def learn(name: str, data: Arrays, chosen: Array, start: Array) -> Array:
    """Return the weights for chosen decisions; print how well they predict games that were held out.

    A weight of which nothing is learned stays as it is at the start.
    """
    features = len(start)
    test = chosen & (data["game"] % HELD_OUT_EVERY == 0)
    train, unseen = answers_of(data, chosen & ~test, features), answers_of(data, test, features)
    weights = fit(train, start)
    if unseen.decisions:
        even = probabilities(unseen, np.zeros(features))
        print(
            f"{name}: {train.decisions} decisions, {unseen.decisions} held out; loss"
            f" {loss(unseen, probabilities(unseen, weights)):.4f}, without weights {loss(unseen, even):.4f}",
            flush=True,
        )
    return weights

"""Train the value net of the Riftbound duel on games of a brief search against itself.

    python tools/learn_riftbound.py play --games 2000 --seed 1 positions
    python tools/learn_riftbound.py fit positions

`play` lets the search play duels of random pairs of the known decks, with the net it has. Some turns are
played by the rollout policy, so that games differ, and because the search evaluates positions that this
policy leads to. Each position in which a Main Phase begins, and some later in it, are written to a file, with
the search's winning chance and the winner. `fit` trains a net on such files from scratch and writes it to
`games/riftbound/ai/data`; to learn from several generations of games, keep their files in one folder.

Needs `pip install -e '.[learn]'`, and a compiled engine to be quick (`make compile`,
PYTHONPATH=build/compiled). The same arguments write the same files.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np

import riftable
from riftable.ai.levels import level_settings, search_hooks
from riftable.ai.search import Budget, Searcher
from riftable.core.machine import CHANCE
from riftable.core.rng import Rng
from riftable.core.rules import View
from riftable.gamekit.search_tree import SearchTree, SearchTreeNode
from riftable.games.riftbound.ai.features import NUM_FIELD_INPUTS, NUM_NUMBERS, Inputs
from riftable.games.riftbound.ai.search_hooks import RiftboundSearchHooks
from riftable.games.riftbound.cards import BY_KEY
from riftable.games.riftbound.decks.legality import KNOWN
from riftable.games.riftbound.rules.abilities import Card
from riftable.games.riftbound.rules.ids import ASK_MAIN, FIELD
from riftable.games.riftbound.rules.state import Realm

Array: TypeAlias = np.ndarray[Any, Any]
Arrays: TypeAlias = dict[str, Array]

DATA = Path(__file__).resolve().parents[1] / "src" / "riftable" / "games" / "riftbound" / "ai" / "data"
BATCH_GAMES = 10  # games for one process at a time, and in one file
POLICY_TURN_PERCENT = 20  # of the turns, played by the rollout policy
LATER_PERCENT = 25  # of the positions later in a Main Phase that are kept
MAX_CARDS = 40  # of a side on the board or in hand; more are left out
MAX_DECISIONS = 4000  # a game with more is dropped
NO_CARD = -1

CARD_VALUES = 8  # of a card on the board, and as many of a card in hand
FIELD_UNITS = 8  # of the first layer, for each battlefield
UNITS = 32  # of the second layer
SIDE_INPUTS = NUM_NUMBERS + 2 * CARD_VALUES
NUM_INPUTS = 2 * SIDE_INPUTS + FIELD_UNITS

KEYS = sorted(BY_KEY)
NUMBER_OF = {key: number for number, key in enumerate(KEYS)}

RESULT_WEIGHT = 0.35  # of the result of the game in the target, beside the search's evaluation
CARD_DECAY = 1.0  # of what is learned about a single card, for a learning rate of 1
WEIGHT_DECAY = 0.3  # of all else
DROPOUT = 0.1  # share of the units
WARM_UP_SHARE = 0.1  # of the training
HELD_OUT_SHARE = 10  # one of so many games is not trained on


class Position(NamedTuple):
    """A position in a Main Phase. The side on turn comes first; cards are numbers in `KEYS`."""

    numbers: list[list[float]]
    board: list[list[int]]
    hands: list[list[int]]
    fields: list[list[float]]
    field_cards: list[int]
    side: int  # on turn
    evaluated: float  # its chance to win, by the evaluation at the end of the search's lines
    searched: float  # its chance to win, by the search; -1 if there was none


class Player(Searcher):
    """A searcher that remembers what it expects of its answer."""

    expected = -1.0

    def search(self, view: View, rng: Rng, early_stop: bool = False) -> SearchTree:
        tree = super().search(view, rng, early_stop)
        best = max(tree.root.children, key=visits)
        self.expected = best.mean()
        return tree


def visits(node: SearchTreeNode) -> float:
    return node.visits


def position(s: Realm, hooks: RiftboundSearchHooks) -> Position:
    """Return what is kept of a position."""
    inputs = Inputs(s)

    def numbered(kinds: Sequence[int]) -> list[int]:
        return [NUMBER_OF[s.cards[kind].key] for kind in kinds]

    return Position(
        inputs.numbers,
        [numbered(kinds) for kinds in inputs.board],
        [numbered(kinds) for kinds in inputs.hands],
        inputs.fields,
        numbered(inputs.field_kinds),
        int(s.turn),
        hooks.win_probabilities(s)[s.turn],
        -1.0,
    )


def random_decks(rng: Rng) -> str:
    """Return a random pair of the known decks, as the rules take it."""
    names = sorted(KNOWN)
    return " / ".join(names[rng.below(len(names))] for _ in range(2))


def play_game(rng: Rng, iterations: int) -> tuple[list[Position], int]:
    """Play a duel of two random decks; return its positions and the side that won, or none and -1."""
    rules = riftable.rules("riftbound", "duel", decks=random_decks(rng))
    hooks = search_hooks(rules)
    assert isinstance(hooks, RiftboundSearchHooks)
    players = [
        Player(rules, hooks, Budget(iterations=iterations), level_settings(rules).search) for _ in range(2)
    ]
    s = rules.new()
    found: list[Position] = []
    begun = 0
    by_policy = False
    for _ in range(MAX_DECISIONS):
        assert isinstance(s, Realm)
        ask = s.ask
        if ask is None:
            return found, int(s.winner)
        if ask.seat == CHANCE:
            s.step(ask.sample(rng))
            continue
        kept = False
        if ask.kind == ASK_MAIN:
            kept = s.round > begun or rng.below(100) < LATER_PERCENT
            if s.round > begun:
                begun = int(s.round)
                by_policy = rng.below(100) < POLICY_TURN_PERCENT
        if kept:
            found.append(position(s, hooks))
        if by_policy:
            s.step(hooks.policy.choose(s, ask, rng))
            continue
        player = players[ask.seat]
        player.expected = -1.0
        move = player.choose(rules.view(s, int(ask.seat)), rng.split())
        if kept:
            found[-1] = found[-1]._replace(searched=player.expected)
        s.step(move)
    return [], -1


def padded(lists: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return lists of cards, each of the same length."""
    return [[*cards[:MAX_CARDS], *[NO_CARD] * (MAX_CARDS - len(cards))] for cards in lists]


def play(seed: int, games: int, iterations: int) -> Arrays:
    """Play a batch of games; return the positions of all of them as arrays."""
    played = [play_game(Rng(seed, i), iterations) for i in range(games)]
    turns = [(one, winner, game) for game, (found, winner) in enumerate(played) for one in found]
    return {
        "numbers": np.array([one.numbers for one, _, _ in turns], np.float16),
        "board": np.array([padded(one.board) for one, _, _ in turns], np.int16),
        "hands": np.array([padded(one.hands) for one, _, _ in turns], np.int16),
        "fields": np.array([one.fields for one, _, _ in turns], np.float16),
        "field_cards": np.array([one.field_cards for one, _, _ in turns], np.int16),
        "won": np.array([float(one.side == winner) for one, winner, _ in turns], np.float32),
        "evaluated": np.array([one.evaluated for one, _, _ in turns], np.float32),
        "searched": np.array([one.searched for one, _, _ in turns], np.float32),
        "game": np.array([seed * BATCH_GAMES + game for _, _, game in turns], np.int64),
    }


def joined(batches: Sequence[Arrays]) -> Arrays:
    """Return the positions of several batches."""
    return {name: np.concatenate([batch[name] for batch in batches]) for name in batches[0]}


def properties(card: Card) -> list[float]:
    """Return what is printed on a card, as numbers: what is learned from them holds for rare cards, too."""
    kinds = [float(card.type == type_) for type_ in range(FIELD + 2)]
    abilities = [len(card.triggers), len(card.activated), len(card.passives) + len(card.layer_effects)]
    keywords = [float(n) for n in card.keywords]
    cost = [int(card.cost.energy) / 4, int(card.cost.power) / 2, int(card.might) / 4]
    return [*kinds, *[min(n, 2) / 2.0 for n in abilities], *keywords, *cost, float(card.timing)]


def counts(cards: Array) -> Array:
    """Return how often each card is in each row of padded lists."""
    found = np.zeros((len(cards), len(KEYS) + 1), np.uint8)
    rows = np.arange(len(cards))
    for column in range(cards.shape[1]):
        found[rows, cards[:, column]] += 1  # NO_CARD counts in the last column
    return found[:, :-1]


def start(rng: np.random.Generator) -> Arrays:
    """Return the initial weights."""

    def normal(*shape: int, scale: float) -> Array:
        return rng.normal(0.0, scale, shape).astype(np.float32)

    traits = len(properties(BY_KEY[KEYS[0]]))
    return {
        "board_cards": normal(len(KEYS), CARD_VALUES, scale=0.05),
        "hand_cards": normal(len(KEYS), CARD_VALUES, scale=0.05),
        "board_traits": normal(traits, CARD_VALUES, scale=0.1),
        "hand_traits": normal(traits, CARD_VALUES, scale=0.1),
        "field_cards": normal(len(KEYS), FIELD_UNITS, scale=0.05),
        "field": normal(NUM_FIELD_INPUTS, FIELD_UNITS, scale=0.3),
        "field_bias": np.zeros(FIELD_UNITS, np.float32),
        "hidden": normal(NUM_INPUTS, UNITS, scale=0.12),
        "bias": np.zeros(UNITS, np.float32),
        "out": normal(UNITS, scale=0.1),
        "linear": np.zeros(NUM_INPUTS, np.float32),
        "constant": np.zeros(1, np.float32),
    }


class Batch(NamedTuple):
    """Positions as the net sees them."""

    numbers: Array  # (positions, 2, NUM_NUMBERS)
    board: list[Array]  # by side, counts of cards
    hands: list[Array]
    fields: Array
    field_cards: Array


def batch_of(data: Arrays, chosen: Array) -> Batch:
    """Return some of the positions."""
    return Batch(
        data["numbers"][chosen].astype(np.float32),
        [data[f"board{side}"][chosen].astype(np.float32) for side in range(2)],
        [data[f"hand{side}"][chosen].astype(np.float32) for side in range(2)],
        data["fields"][chosen].astype(np.float32),
        data["field_cards"][chosen],
    )


def forward(net: Arrays, traits: Array, batch: Batch) -> tuple[Array, Array, Array, Array]:
    """Return the activations of battlefields, the inputs, the units and the output."""
    board = net["board_cards"] + traits @ net["board_traits"]
    hand = net["hand_cards"] + traits @ net["hand_traits"]
    sides = [
        np.concatenate([batch.numbers[:, side], batch.board[side] @ board, batch.hands[side] @ hand], axis=1)
        for side in range(2)
    ]
    fields = np.maximum(
        batch.fields @ net["field"] + net["field_bias"] + net["field_cards"][batch.field_cards], 0
    )
    inputs = np.concatenate([*sides, fields.sum(1)], axis=1)
    units = np.maximum(inputs @ net["hidden"] + net["bias"], 0)
    return fields, inputs, units, inputs @ net["linear"] + units @ net["out"] + net["constant"]


def gradient(net: Arrays, traits: Array, batch: Batch, goal: Array, mask: Array) -> Arrays:
    """Return the gradient of the loss by each weight; `mask` scales the units, for dropout."""
    fields, inputs, units, _ = forward(net, traits, batch)
    units = units * mask
    odds = inputs @ net["linear"] + units @ net["out"] + net["constant"]
    miss = (1 / (1 + np.exp(-odds)) - goal) / len(goal)
    by_unit = np.outer(miss, net["out"]) * (units > 0) * mask
    by_input = by_unit @ net["hidden"].T + np.outer(miss, net["linear"])
    by_board = np.zeros_like(net["board_cards"])
    by_hand = np.zeros_like(net["hand_cards"])
    for side in range(2):
        first = side * SIDE_INPUTS + NUM_NUMBERS
        by_board += batch.board[side].T @ by_input[:, first : first + CARD_VALUES]
        by_hand += batch.hands[side].T @ by_input[:, first + CARD_VALUES : first + 2 * CARD_VALUES]
    by_field = by_input[:, None, 2 * SIDE_INPUTS :] * (fields > 0)
    by_field_card = np.zeros_like(net["field_cards"])
    np.add.at(by_field_card, batch.field_cards, by_field)
    flat = by_field.reshape(-1, FIELD_UNITS)
    return {
        "board_cards": by_board,
        "hand_cards": by_hand,
        "board_traits": traits.T @ by_board,
        "hand_traits": traits.T @ by_hand,
        "field_cards": by_field_card,
        "field": batch.fields.reshape(-1, NUM_FIELD_INPUTS).T @ flat,
        "field_bias": flat.sum(0),
        "hidden": inputs.T @ by_unit,
        "bias": by_unit.sum(0),
        "out": units.T @ miss,
        "linear": inputs.T @ miss,
        "constant": miss.sum(keepdims=True),
    }


def learning_rate_factor(part: float) -> float:
    """Return the factor of the learning rate: a linear warm-up, then a cosine decay to 0."""
    if part < WARM_UP_SHARE:
        return part / WARM_UP_SHARE
    return 0.5 * float(1 + np.cos(np.pi * (part - WARM_UP_SHARE) / (1 - WARM_UP_SHARE)))


def loss(odds: Array, goal: Array) -> float:
    """Return the mean cross-entropy of predicted log-odds; the entropy of the goal is not subtracted."""
    return float((np.logaddexp(0, odds) - goal * odds).mean())


def log_odds(chance: Array) -> Array:
    """Return the log-odds of chances, which are never taken to be certain."""
    sure: Array = np.clip(chance, 0.005, 0.995)
    odds: Array = np.log(sure / (1 - sure))
    return odds


def prepared(data: Arrays) -> Arrays:
    """Return the positions with counts instead of lists of cards."""
    found = {name: data[name] for name in ("numbers", "fields", "field_cards", "won", "evaluated", "game")}
    for side in range(2):
        found[f"board{side}"] = counts(data["board"][:, side])
        found[f"hand{side}"] = counts(data["hands"][:, side])
    found["is_searched"] = data["searched"] >= 0
    found["searched"] = np.where(found["is_searched"], data["searched"], data["evaluated"])
    return found


def fit(data: Arrays, rounds: int, rate: float, mini: int, seed: int) -> Arrays:
    """Train a net with Adam; print its loss on games that it was not trained on."""
    rng = np.random.default_rng(seed)
    traits = np.array([properties(BY_KEY[key]) for key in KEYS], np.float32)
    won = data["won"]
    goal = np.where(
        data["is_searched"], RESULT_WEIGHT * won + (1 - RESULT_WEIGHT) * data["searched"], won
    ).astype(np.float32)
    games = np.unique(data["game"])
    kept = np.isin(data["game"], rng.permutation(games)[: len(games) // HELD_OUT_SHARE])
    order = np.flatnonzero(~kept)
    test = np.flatnonzero(kept)
    present, searched = log_odds(data["evaluated"]), log_odds(data["searched"])
    net = start(rng)
    mean = {part: np.zeros_like(net[part]) for part in net}
    square = {part: np.zeros_like(net[part]) for part in net}
    step = 0
    if len(test):
        print(
            f"{len(order)} positions, {len(test)} held out; log loss of the evaluation they were played with"
            f" {loss(present[test], won[test]):.4f}, of the search {loss(searched[test], won[test]):.4f}",
            flush=True,
        )
    steps = rounds * (len(order) // mini)
    for turn in range(rounds):
        rng.shuffle(order)
        for at in range(0, len(order) - mini + 1, mini):
            chosen = order[at : at + mini]
            step += 1
            pace = rate * learning_rate_factor(step / steps)
            mask = (rng.random((mini, UNITS)) >= DROPOUT).astype(np.float32) / np.float32(1 - DROPOUT)
            for part, by in gradient(net, traits, batch_of(data, chosen), goal[chosen], mask).items():
                mean[part] += 0.1 * (by - mean[part])
                square[part] += 0.001 * (by * by - square[part])
                move = mean[part] / (1 - 0.9**step) / (np.sqrt(square[part] / (1 - 0.999**step)) + 1e-8)
                decay = CARD_DECAY if part.endswith("_cards") else WEIGHT_DECAY
                net[part] = net[part] - pace * (move + decay * net[part])
        if len(test):
            odds = forward(net, traits, batch_of(data, test))[3]
            print(f"round {turn + 1}: log loss {loss(odds, won[test]):.4f}", flush=True)
    return net


def exported(net: Arrays) -> dict[str, Any]:
    """Return the arguments of `ValueNet`, for JSON."""
    traits = np.array([properties(BY_KEY[key]) for key in KEYS], np.float32)

    def rounded(values: Array) -> Any:
        return (np.round(values.astype(np.float64), 3) + 0.0).tolist()

    board = net["board_cards"] + traits @ net["board_traits"]
    hand = net["hand_cards"] + traits @ net["hand_traits"]
    fields = [i for i, key in enumerate(KEYS) if BY_KEY[key].type == FIELD]
    return {
        "board": {KEYS[i]: rounded(board[i]) for i in range(len(KEYS)) if i not in fields},
        "hand": {KEYS[i]: rounded(hand[i]) for i in range(len(KEYS)) if i not in fields},
        "field_cards": {KEYS[i]: rounded(net["field_cards"][i]) for i in fields},
        "field": rounded(net["field"].T),
        "field_bias": rounded(net["field_bias"]),
        "hidden": rounded(net["hidden"]),
        "linear": rounded(net["linear"]),
        "bias": rounded(np.concatenate([net["bias"], net["constant"]])),
        "out": rounded(net["out"]),
    }


def main() -> None:
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shape)
    parser.add_argument("what", choices=["play", "fit"])
    parser.add_argument("folder", type=Path, help="where positions are kept")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--iterations", type=int, default=60, help="of the search, for each decision")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--rate", type=float, default=0.004)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--mini", type=int, default=1024, help="positions in a minibatch")
    parser.add_argument("--out", type=Path, default=DATA, metavar="FOLDER", help="where the value net goes")
    args = parser.parse_args()
    if args.what == "play":
        args.folder.mkdir(parents=True, exist_ok=True)
        sizes = [min(BATCH_GAMES, args.games - first) for first in range(0, args.games, BATCH_GAMES)]
        seeds = [args.seed * 100_000 + i for i in range(len(sizes))]
        with ProcessPoolExecutor(args.jobs) as pool:
            batches = pool.map(play, seeds, sizes, [args.iterations] * len(seeds))
            for seed, batch in zip(seeds, batches, strict=True):
                np.savez_compressed(args.folder / f"{seed}.npz", allow_pickle=False, **batch)
                print(f"{seed}: {len(batch['won'])} positions", flush=True)
        return
    data = joined([dict(np.load(file)) for file in sorted(args.folder.glob("*.npz"))])
    net = fit(prepared(data), args.rounds, args.rate, args.mini, args.seed)
    text = json.dumps(exported(net), separators=(",", ":"))
    (args.out / "value-net.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

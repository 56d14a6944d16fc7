"""Fit the value net of Riftforce to games that the search has played against itself.

    python tools/play_search_games.py team4 games --games 5000
    python tools/play_search_games.py team3 games --games 5000
    python -m tools.tune_value_net games --new-seats --out value-net-teams.json

The fit begins with the weights of another net, which has learned from far more positions of another mode,
and a penalty keeps it close to them. A position is worth what the search found there, set right by a logistic
regression against the results, and what came of it: what the search found in the turns that followed,
weighted by `DECAY`, and the result. What came of a random action is not counted. Every `HELD_OUT`-th game is
only used to measure the loss, and the weights that had the lowest are written. Needs PyTorch (`pip install -e
'.[train]'`).
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from riftable.games.riftforce.ai import features as f
from riftable.games.riftforce.ai import value_net as v
from riftable.training.model import Tensors
from tools.learn_value_net import as_json, network

DATA: Final = Path(v.__file__).parent / "data"
DECAY: Final = 0.8  # of what later turns found, in what came of a position
RESULT_SHARE: Final = 0.5  # of what came of a position, in what it is worth; the rest: what the search found
HELD_OUT: Final = 16
MEASURED: Final = 8192  # positions at a time
CERTAIN: Final = 1e-3  # no chance is closer to 0 or 1

Floats = NDArray[np.float64]


class Positions(NamedTuple):
    """Positions in which a turn began."""

    locations: Any  # active rows, padded with the number of rows: position, location, row
    hands: Any
    tables: Any
    worth: Any  # chance to win of the side on turn
    held_out: Any


def read(folder: Path) -> Positions:
    """Read the games that `play_search_games.py` wrote; all modes there have the same number of locations."""
    parts = [np.load(file) for file in sorted(folder.glob("*.npz"))]
    sizes = np.concatenate([part["sizes"] for part in parts]).astype(np.int64)
    rows = np.concatenate([part["rows"] for part in parts])
    lengths = np.concatenate([part["lengths"] for part in parts])
    results = np.repeat(np.concatenate([part["results"] for part in parts]), lengths).astype(np.float64)
    sides, values, random = (
        np.concatenate([part[name] for part in parts]) for name in ("sides", "values", "random")
    )
    last = np.zeros(len(values), np.bool_)
    last[np.cumsum(lengths) - 1] = True
    won = np.where(sides == 0, results, 1 - results)
    found = calibrated(values.astype(np.float64), won)
    worth = (1 - RESULT_SHARE) * found + RESULT_SHARE * returns(found, won, sides, random, last)
    game = np.repeat(np.arange(len(lengths)), lengths)
    locations, hands, tables = (torch.from_numpy(one) for one in padded(rows, sizes))
    return Positions(
        locations,
        hands,
        tables,
        torch.from_numpy(worth.astype(np.float32)),
        torch.from_numpy(game % HELD_OUT == 0),
    )


def padded(rows: NDArray[np.int16], sizes: NDArray[np.int64]) -> list[NDArray[np.int16]]:
    """Return the active rows of locations, hands and tables as arrays, each list filled up to one length."""
    count, parts = sizes.shape
    ends = np.cumsum(sizes.ravel())
    part = np.repeat(np.arange(count * parts), sizes.ravel())
    place = np.arange(len(rows)) - np.repeat(ends - sizes.ravel(), sizes.ravel())
    found = []
    for columns, fill in (
        (range(parts - 2), f.LOCATION_ROWS),
        (range(parts - 2, parts - 1), f.HELD_ROWS),
        (range(parts - 1, parts), f.TABLE_ROWS),
    ):
        here = np.isin(part % parts, list(columns))
        array = np.full((count, len(columns), int(sizes[:, list(columns)].max())), fill, np.int16)
        array[part[here] // parts, part[here] % parts - columns[0], place[here]] = rows[here]
        found.append(array if len(columns) > 1 else array[:, 0])
    return found


def calibrated(values: Floats, won: Floats) -> Floats:
    """Return chances set right by a logistic regression of the results."""
    odds = logit(values)
    x = np.stack([np.ones_like(odds), odds], 1)
    w = np.array([0.0, 1.0])
    for _ in range(20):  # Newton's method
        chance = 1 / (1 + np.exp(-(x @ w)))
        curve = x.T @ (x * (chance * (1 - chance))[:, None])
        w += np.linalg.solve(curve, x.T @ (won - chance))
    print(f"log-odds of the search count {w[1]:.3f} times and are {w[0]:+.3f} off")
    return np.asarray(1 / (1 + np.exp(-(x @ w))))


def logit(chances: Floats) -> Floats:
    """Return log-odds."""
    chances = np.clip(chances, CERTAIN, 1 - CERTAIN)
    return np.asarray(np.log(chances / (1 - chances)))


def returns(
    found: Floats, won: Floats, sides: NDArray[np.int8], random: NDArray[np.bool_], last: NDArray[np.bool_]
) -> Floats:
    """Return what came of each position, as a chance of the side on turn."""
    worth = np.empty_like(found)
    for t in range(len(found) - 1, -1, -1):
        if random[t]:
            worth[t] = found[t]
        elif last[t]:
            worth[t] = won[t]
        else:
            later = DECAY * worth[t + 1] + (1 - DECAY) * found[t + 1]
            worth[t] = later if sides[t] == sides[t + 1] else 1 - later
    return worth


def read_net(file: Path) -> Tensors:
    """Return the weights of a file."""
    page = json.loads(file.read_text(encoding="utf-8"))
    return {name: torch.tensor(matrix, dtype=torch.float32) / v.WEIGHT for name, matrix in page.items()}


def with_new_seats(net: Tensors) -> Tensors:
    """Return the weights of a net of the duel for all modes.

    Rows that are never active in a duel begin as the row of the duel (seats) or of the seat before (places in
    a round). Units of a partner begin without a difference to one's own, and challenges without any.
    """
    found = {name: tensor.clone() for name, tensor in net.items()}
    found["table"][f.TABLE_SEAT : f.TABLE_CHALLENGE] = net["table"][f.TABLE_SEAT + f.seat_row(2, 0)]
    for place in range(2, f.PLACES):
        found["table"][f.TABLE_PLACE + place] = net["table"][f.TABLE_PLACE + place % 2]
    found["location"][f.LOCATION_PARTNER :] = 0.0
    found["table"][f.TABLE_CHALLENGE :] = 0.0
    return found


def hot(rows: Any, size: int) -> Any:
    """Return how often each row is active, of lists that are padded with `size`."""
    found = torch.zeros(*rows.shape[:-1], size + 1)
    rows = rows.long()
    return found.scatter_add_(-1, rows, torch.ones_like(rows, dtype=torch.float32))[..., :size]


def odds(net: Tensors, positions: Positions, which: Any) -> Any:
    """Return the log-odds of some positions."""
    return network(
        net,
        hot(positions.locations[which], f.LOCATION_ROWS),
        hot(positions.hands[which], f.HELD_ROWS),
        hot(positions.tables[which], f.TABLE_ROWS),
    )


def loss(net: Tensors, positions: Positions, which: Any) -> float:
    """Return the mean cross-entropy of some positions above that of a net that knows what they are worth."""
    cross = torch.nn.functional.binary_cross_entropy
    total = 0.0
    with torch.no_grad():
        for part in which.split(MEASURED):
            worth = positions.worth[part]
            chance = torch.sigmoid(odds(net, positions, part))
            total += float(cross(chance, worth, reduction="sum") - cross(worth, worth, reduction="sum"))
    return total / len(which)


def fit(
    net: Tensors, positions: Positions, epochs: int, mini: int, rate: float, closeness: float, seed: int
) -> Tensors:
    """Return the weights with the lowest loss on held-out games; exit if no epoch lowers it."""
    rng = torch.Generator().manual_seed(seed)
    chosen, others = (~positions.held_out).nonzero()[:, 0], positions.held_out.nonzero()[:, 0]
    first = {name: tensor.clone() for name, tensor in net.items()}
    learned = {name: tensor.clone().requires_grad_() for name, tensor in net.items()}
    adam = torch.optim.Adam(list(learned.values()), lr=rate)
    best, lowest = first, loss(first, positions, others)
    print(f"{len(chosen)} positions, {len(others)} held out; before: loss {lowest:.5f}", flush=True)
    steps = max(1, len(chosen) // mini)
    begun = time.perf_counter()
    for epoch in range(epochs):
        order = chosen[torch.randperm(len(chosen), generator=rng)]
        for step in range(steps):
            done = (epoch * steps + step) / (epochs * steps)
            for group in adam.param_groups:
                group["lr"] = rate * (1 - done)
            which = order[step * mini : (step + 1) * mini]
            found = odds(learned, positions, which)
            cost = torch.nn.functional.binary_cross_entropy_with_logits(found, positions.worth[which])
            for name, tensor in learned.items():
                cost = cost + closeness * ((tensor - first[name]) ** 2).sum()
            adam.zero_grad(set_to_none=True)
            cost.backward()
            adam.step()
        now = loss(learned, positions, others)
        print(f"{time.perf_counter() - begun:6.1f} s, epoch {epoch + 1}: loss {now:.5f}", flush=True)
        if now < lowest:
            lowest, best = now, {name: tensor.detach().clone() for name, tensor in learned.items()}
    if best is first:
        raise SystemExit("nothing was learned: no epoch has a lower loss than the first weights")
    return best


def main() -> None:
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shape)
    parser.add_argument("folder", type=Path, help="games of `play_search_games.py`")
    parser.add_argument("--start", type=Path, default=DATA / "value-net-duel.json", help="the first weights")
    parser.add_argument(
        "--new-seats", action="store_true", help="the first weights are of the duel, the games not"
    )
    parser.add_argument("--epochs", type=int, default=16)
    parser.add_argument("--mini", type=int, default=1024, help="positions in a minibatch")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument(
        "--closeness", type=float, default=3e-4, help="penalty for the distance to the first weights"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="where the weights go")
    args = parser.parse_args()
    net = read_net(args.start)
    if args.new_seats:
        net = with_new_seats(net)
    learned = fit(net, read(args.folder), args.epochs, args.mini, args.rate, args.closeness, args.seed)
    args.out.write_text(as_json(learned), encoding="utf-8")


if __name__ == "__main__":
    main()

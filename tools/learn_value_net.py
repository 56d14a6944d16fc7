"""Train the value net of Riftforce on games that the net `net` plays against itself.

    python tools/learn_value_net.py --positions 100000000

On an NVIDIA card (extras `train` and `gpu`) tens of thousands of games are played side by side; without one,
some hundred on the CPU. Some answers are random, so that positions vary. Each position in which a turn begins
is kept with what it was worth: the mean of what the net expected in the following decisions, weighted by
`DECAY`, and of the result. A random answer is no one's fault: what came before it is worth what the net
expected then. Then a net of the form of `ai.value_net` is fitted to these values by Adam, and written to
`games/riftforce/ai/data`.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any, Final, TypeAlias

import torch

from riftable import games
from riftable.ai.learned_net import LearnedNet, action_columns, load_net
from riftable.cli.train import lockstep, training_rules
from riftable.games.riftforce.ai import features as f
from riftable.games.riftforce.ai import value_net as v
from riftable.games.riftforce.ai.weights import VALUE_NETS
from riftable.games.riftforce.rl.encoding import GUILD_AT, HURT_AT, NUMBER_AT, PLACES, SEAT_AT
from riftable.games.riftforce.rules.ids import ASK_ACTION, ASK_GUILD, HAND, NUM_GUILDS, NUM_KINDS
from riftable.training.games import LockstepGames
from riftable.training.model import Tensors, outputs, to_tensors

Columns: TypeAlias = dict[str, slice]

GAME: Final = "riftforce"
DATA: Final = Path(v.__file__).parent / "data"
NET: Final = Path(v.__file__).parents[1] / "rl" / "data" / "net-duel.npz"
RANDOM_ANSWERS: Final = 0.05
RANDOM_PICKS: Final = 0.5  # of guilds in the draft
DECAY: Final = 0.95
FIRST_UNITS: Final = 48  # of the first layer of a location
UNITS: Final = 32  # of its second layer, of a pair of locations, and of the hand
TABLE_UNITS: Final = 128
STEPS: Final = 48  # decisions that a value looks ahead at most
HELD_OUT: Final = 64  # one game in so many is not learned from
COPIES: Final = 4  # of a card at most
DECK_SIZE: Final = 36
NONE: Final = 255  # no unit at a place


def columns(lanes: int) -> Columns:
    """Return where the parts of a kept position are."""
    places = lanes * 2 * PLACES
    sizes = {
        "kind": places,
        "damage": places,
        "partner": places,
        "hand": NUM_KINDS,
        "known": NUM_KINDS,
        "guilds": 2 * NUM_GUILDS,
        "sizes": 4,
        "points": 2,
        "place": 1,
        "seat": 1,
    }
    found: Columns = {}
    at = 0
    for name, size in sizes.items():
        found[name] = slice(at, at + size)
        at += size
    return found


class Extractor:
    """Makes kept positions of observations: rows of small numbers."""

    def __init__(self, played: LockstepGames, sides: list[int]) -> None:
        encoding: Any = played.encoding
        self.sides = sides
        self.lanes = next(one.shape[0] for one in encoding.features if one.name == "board")
        self.unit_width = encoding.unit_width
        self.at = {
            one.name: slice(encoding.offsets[one.name], encoding.offsets[one.name] + one.size)
            for one in encoding.features
        }
        self.columns = columns(self.lanes)
        self.width = self.columns["seat"].stop

    def __call__(self, seen: Any) -> Any:
        """Return the kept form of observations, of the seat that is asked for its action."""
        rows = len(seen)
        seats = len(self.sides)
        found = torch.zeros(rows, self.width, dtype=torch.uint8, device=seen.device)

        def part(name: str) -> Any:
            return seen[:, self.at[name]]

        def put(name: str, values: Any) -> None:
            found[:, self.columns[name]] = values.round().to(torch.uint8).flatten(1)

        board = part("board").reshape(rows, self.lanes * 2 * PLACES, self.unit_width)
        guild = board[:, :, GUILD_AT : GUILD_AT + NUM_GUILDS]
        there = guild.sum(-1) > 0.5
        number = board[:, :, NUMBER_AT : NUMBER_AT + 3].argmax(-1)
        kind = guild.argmax(-1) * 3 + number
        put("kind", torch.where(there, kind, NONE).float())
        put("damage", board[:, :, HURT_AT] * 7)
        if seats > 2:
            put("partner", (there & (board[:, :, SEAT_AT] < 0.5)).float())
            seat = part("seat").argmax(1)
        else:
            seat = torch.zeros(rows, dtype=torch.int64, device=seen.device)
        put("hand", part("hand") * COPIES)
        # Seats count from the observing one.
        side_of = torch.tensor(self.sides, device=seen.device)
        order = (torch.arange(seats, device=seen.device) + seat[:, None]) % seats
        enemy = side_of[order] != side_of[seat][:, None]
        known = part("known").reshape(rows, seats, NUM_KINDS) * COPIES
        put("known", (known * enemy[:, :, None]).sum(1))
        guilds = part("guilds").reshape(rows, seats, NUM_GUILDS)
        sides = (~enemy, enemy)
        put("guilds", torch.stack([(guilds * side[:, :, None]).sum(1) for side in sides], 1))
        hands, decks = part("hands") * HAND, part("decks") * DECK_SIZE
        put("sizes", torch.stack([(cards * side).sum(1) for cards in (hands, decks) for side in sides], 1))
        put("points", part("score_is").unflatten(1, (2, -1)).argmax(-1).float())
        put("place", part("place").argmax(1)[:, None].float())
        put("seat", (seat + f.seat_row(seats, 0))[:, None].float())
        return found


class Positions:
    """Positions in which a turn begins, and what they were worth to the seat on turn, from -1 to 1."""

    def __init__(self, capacity: int, width: int, device: Any) -> None:
        self.kept = torch.zeros(capacity, width, dtype=torch.uint8, device=device)
        self.values = torch.zeros(capacity, device=device)
        self.expected = torch.zeros(capacity, device=device)  # by the net that played
        self.held_out = torch.zeros(capacity, dtype=torch.bool, device=device)
        self.size = 0

    def add(self, kept: Any, values: Any, expected: Any, held_out: Any) -> None:
        """Add positions, as many as there is room for."""
        room = min(len(kept), len(self.kept) - self.size)
        part = slice(self.size, self.size + room)
        self.kept[part], self.values[part] = kept[:room], values[:room]
        self.expected[part], self.held_out[part] = expected[:room], held_out[:room]
        self.size += room

    @property
    def full(self) -> bool:
        """Whether there is no more room."""
        return self.size == len(self.kept)


def play(played: LockstepGames, net: LearnedNet, extract: Extractor, positions: Positions, seed: int) -> None:
    """Play until there are enough positions."""
    device = played.observations.device
    weights = to_tensors(net.weights, device.type)
    layout = net.layout
    by_action = torch.from_numpy(action_columns(layout)).to(device)
    rng = torch.Generator(device).manual_seed(seed)
    number = torch.arange(len(played), device=device)
    ask = extract.at["ask"].start
    while not positions.full:
        values, sides, ended, outcomes, at_random, kept, games_kept = [], [], [], [], [], [], []
        for _ in range(STEPS):
            played.look()
            seen = played.observations
            scores, value = judged(layout, weights, seen)
            begins = (seen[:, ask + ASK_ACTION] > 0.5).nonzero()[:, 0]
            kept.append(extract(seen[begins]))
            games_kept.append(begins)
            share = torch.where(seen[:, ask + ASK_GUILD] > 0.5, RANDOM_PICKS, RANDOM_ANSWERS)
            chance = torch.rand(len(played), generator=rng, device=device) < share
            scores = torch.where(chance[:, None], 0.0, scores[:, by_action])
            noise = torch.empty_like(scores).exponential_(generator=rng).log()
            answers = (scores - noise).masked_fill(~played.masks, -torch.inf).argmax(1)
            values.append(value)
            sides.append(played.sides.clone())
            at_random.append(chance)
            seeds = torch.empty(len(played), dtype=torch.int64, device=device).random_(generator=rng)
            played.step(answers, seeds)
            ended.append(played.ended.clone())
            outcomes.append(played.outcomes.clone())
        played.look()
        _, last = judged(layout, weights, played.observations)
        worth = returns(values, sides, ended, outcomes, at_random, last, played.sides)
        for step in range(STEPS):
            which = games_kept[step]
            positions.add(kept[step], worth[step][which], values[step][which], number[which] % HELD_OUT == 0)


def judged(layout: Any, weights: Tensors, seen: Any) -> tuple[Any, Any]:
    """Return the scores by column and the values of observations."""
    on_card = seen.device.type == "cuda"
    with torch.no_grad(), torch.autocast(seen.device.type, torch.bfloat16, on_card):
        scores, value = outputs(layout, weights, seen.to(torch.bfloat16) if on_card else seen)
    return scores.float(), value.float().clamp(-1, 1)


def returns(
    values: list[Any],
    sides: list[Any],
    ended: list[Any],
    outcomes: list[Any],
    at_random: list[Any],
    last_value: Any,
    last_side: Any,
) -> list[Any]:
    """Return what each position was worth to the side asked there: see the docstring of this module."""
    found: list[Any] = []
    worth = last_value
    for t in range(len(values) - 1, -1, -1):
        sign = 2.0 * (sides[t] == last_side) - 1.0
        later = sign * (DECAY * worth + (1 - DECAY) * last_value)
        later = torch.where(ended[t], outcomes[t] * (1.0 - 2.0 * sides[t]), later)
        worth = torch.where(at_random[t], values[t], later)
        found.append(worth)
        last_value, last_side = values[t], sides[t]
    return found[::-1]


# The net.


def shapes() -> dict[str, tuple[int, int]]:
    """Return the shapes of all parts of the net."""
    return {
        "location": (f.LOCATION_ROWS, FIRST_UNITS),
        "location_bias": (1, FIRST_UNITS),
        "second": (FIRST_UNITS, UNITS),
        "second_bias": (1, UNITS),
        "left": (UNITS, UNITS),
        "right": (UNITS, UNITS),
        "pair_bias": (1, UNITS),
        "hand": (f.HELD_ROWS, UNITS),
        "hand_bias": (1, UNITS),
        "table": (f.TABLE_ROWS, TABLE_UNITS),
        "table_bias": (1, TABLE_UNITS),
        "from_location": (UNITS, TABLE_UNITS),
        "from_pair": (UNITS, TABLE_UNITS),
        "from_hand": (UNITS, TABLE_UNITS),
        "out": (1, TABLE_UNITS),
        "out_bias": (1, 1),
    }


SPARSE: Final = {"location": 30, "hand": 10, "table": 40}  # active rows, about


def new_net(seed: int, device: Any) -> Tensors:
    """Return random initial weights; the output is 0."""
    rng = torch.Generator().manual_seed(seed)
    found: Tensors = {}
    for name, shape in shapes().items():
        scale = 0.0 if name.endswith("bias") or name == "out" else SPARSE.get(name, shape[0]) ** -0.5
        found[name] = (torch.randn(shape, generator=rng) * scale).to(device).requires_grad_()
    return found


def logits(net: Tensors, kept: Any, at: Columns, lanes: int) -> Any:
    """Return the log-odds of positions, as `ValueNet.logit` computes them."""
    return network(net, *inputs(kept, at, lanes))


def network(net: Tensors, locations: Any, hand: Any, table: Any) -> Any:
    """Return the log-odds of positions, given how often each row of a location, hand and table is active."""
    relu = torch.relu
    first = relu(locations @ net["location"] + net["location_bias"])
    second = relu(first @ net["second"] + net["second_bias"])
    pairs = relu(second[:, :-1] @ net["left"] + second[:, 1:] @ net["right"] + net["pair_bias"])
    held = relu(hand @ net["hand"] + net["hand_bias"])
    units = relu(
        table @ net["table"]
        + net["table_bias"]
        + second.sum(1) @ net["from_location"]
        + pairs.sum(1) @ net["from_pair"]
        + held @ net["from_hand"]
    )
    return (units @ net["out"].t() + net["out_bias"])[:, 0].float()


def inputs(kept: Any, at: Columns, lanes: int) -> tuple[Any, Any, Any]:
    """Return how often each row of the locations, of the hand and of the whole table is active."""
    rows = len(kept)
    kind_type = torch.bfloat16 if kept.device.type == "cuda" else torch.float32

    def part(name: str) -> Any:
        return kept[:, at[name]].long()

    kind, damage = part("kind").view(rows, lanes, 2, PLACES), part("damage").view(rows, lanes, 2, PLACES)
    there = kind != NONE
    damage = damage.clamp(max=f.DAMAGES - 1)
    left = (5 + kind % 3 - damage).clamp(min=0)
    place = torch.arange(PLACES, device=kept.device).clamp(max=f.LINE_PLACES - 1)
    mine = torch.tensor([1, 0], device=kept.device)[:, None]

    def by_side(own: int, other: int) -> Any:
        return torch.where(mine == 1, own, other)

    trash = f.LOCATION_ROWS  # a column for places without a unit
    units = by_side(f.LOCATION_UNIT_OWN, f.LOCATION_UNIT_OTHER) + kind * f.DAMAGES + damage
    guilds = by_side(f.LOCATION_GUILD_OWN, f.LOCATION_GUILD_OTHER) + place * NUM_GUILDS + kind // 3
    lefts = by_side(f.LOCATION_LEFT_OWN, f.LOCATION_LEFT_OTHER) + place * f.DAMAGES + left
    count = there.sum(-1)  # a line longer than PLACES counts as so long
    last_left = left.gather(-1, (count - 1).clamp(min=0)[..., None])[..., 0]
    lasts = torch.where(
        count > 0, by_side(f.LOCATION_LAST_OWN, f.LOCATION_LAST_OTHER)[:, 0] + last_left, trash
    )
    crowd = count.clamp(max=f.LINE_COUNTS - 1)
    counts = f.LOCATION_COUNTS + crowd[..., 0] * f.LINE_COUNTS + crowd[..., 1]
    partner = part("partner").view(rows, lanes, 2, PLACES)[:, :, 0] > 0
    partners = torch.where(partner & there[:, :, 0], f.LOCATION_PARTNER + kind[:, :, 0] // 3, trash)
    lane = torch.arange(lanes, device=kept.device)
    edge = torch.where((lane == 0) | (lane == lanes - 1), f.LOCATION_EDGE, trash).expand(rows, lanes)
    active = torch.cat(
        [torch.where(there, one, trash).flatten(2) for one in (units, guilds, lefts)]
        + [lasts, counts[..., None], partners, edge[..., None]],
        2,
    )
    hot = torch.zeros(rows, lanes, trash + 1, dtype=kind_type, device=kept.device)
    hot.scatter_add_(2, active, torch.ones_like(active, dtype=kind_type))

    hand = part("hand")
    by_guild = hand.view(rows, NUM_GUILDS, 3).sum(2)
    by_number = hand.view(rows, NUM_GUILDS, 3).sum(1)
    one_hot = torch.nn.functional.one_hot
    sets = one_hot(by_guild.clamp(max=f.SET_SIZES), f.SET_SIZES + 1)[..., 1:].flatten(1)
    numbers = one_hot(by_number.clamp(max=f.NUMBER_COUNTS - 1), f.NUMBER_COUNTS).flatten(1)
    held = torch.cat([hand, sets, numbers], 1).to(kind_type)

    standing = [count_kinds(kind[:, :, side].flatten(1), kind_type) for side in range(2)]
    points = part("points").clamp(max=f.POINTS - 1)
    hands = part("sizes")[:, :2].clamp(max=f.HAND_COUNTS - 1)
    decks = (part("sizes")[:, 2:] // 3).clamp(max=f.DECK_SIZES - 1)
    about = torch.cat(
        [
            hand,
            *standing,
            part("known"),
            one_hot(hands[:, 0], f.HAND_COUNTS),
            one_hot(hands[:, 1], f.HAND_COUNTS),
            one_hot(decks[:, 0], f.DECK_SIZES),
            one_hot(decks[:, 1], f.DECK_SIZES),
            one_hot(points[:, 0], f.POINTS),
            one_hot(points[:, 1], f.POINTS),
            one_hot(part("place")[:, 0], f.PLACES),
            part("guilds"),
            one_hot(part("seat")[:, 0], f.TABLE_ROWS - f.TABLE_SEAT),
        ],
        1,
    ).to(kind_type)
    return hot[..., :trash], held, about


def count_kinds(kinds: Any, kind_type: Any) -> Any:
    """Return how many units of each kind stand at any location."""
    found = torch.zeros(len(kinds), NUM_KINDS + 1, dtype=kind_type, device=kinds.device)
    found.scatter_add_(1, kinds.clamp(max=NUM_KINDS), torch.ones_like(kinds, dtype=kind_type))
    return found[:, :NUM_KINDS]


def mirrored(kept: Any, at: Columns, lanes: int) -> Any:
    """Return positions seen from the other end of the table."""
    found = kept.clone()
    for name in ("kind", "damage", "partner"):
        found[:, at[name]] = kept[:, at[name]].view(len(kept), lanes, -1).flip(1).reshape(len(kept), -1)
    return found


def loss_of(found: Any, values: Any) -> Any:
    """Return the mean cross-entropy above that of a net that knows the values."""
    chance = (0.5 + 0.5 * values).clamp(0, 1)
    cross = torch.nn.functional.binary_cross_entropy_with_logits(found, chance)
    entropy = torch.nn.functional.binary_cross_entropy(chance, chance)
    return cross, cross - entropy


def fit(
    net: Tensors,
    positions: Positions,
    at: Columns,
    lanes: int,
    epochs: float,
    mini: int,
    rate: float,
    seed: int,
) -> None:
    """Fit a net to positions, and print its loss on those that were held out."""
    device = positions.kept.device
    on_card = device.type == "cuda"
    rng = torch.Generator(device).manual_seed(seed)
    chosen = (~positions.held_out[: positions.size]).nonzero()[:, 0]
    others = positions.held_out[: positions.size].nonzero()[:, 0][:1_000_000]
    expected = (0.5 + 0.5 * positions.expected[others]).clamp(1e-4, 1 - 1e-4)
    cross, above = loss_of(torch.logit(expected), positions.values[others])
    print(f"the net that played: loss {cross:.5f}, above that of the values {above:.5f}")
    adam = torch.optim.Adam(list(net.values()), lr=rate, fused=on_card)
    steps = max(1, int(epochs * len(chosen) / mini))
    begun = time.perf_counter()
    for step in range(steps):
        done = step / steps
        for group in adam.param_groups:
            group["lr"] = rate * min(1.0, done / 0.02 + 0.01) * (1 - done)
        which = chosen[torch.randint(len(chosen), (mini,), generator=rng, device=device)]
        kept = positions.kept[which]
        if step % 2:
            kept = mirrored(kept, at, lanes)
        with torch.autocast(device.type, torch.bfloat16, on_card):
            found = logits(net, kept, at, lanes)
        cross, _ = loss_of(found, positions.values[which])
        adam.zero_grad(set_to_none=True)
        cross.backward()
        adam.step()
        if step % max(1, steps // 10) == 0 or step == steps - 1:
            told = held_out(net, positions, others, at, lanes)
            print(f"{time.perf_counter() - begun:6.1f} s, step {step} of {steps}: {told}", flush=True)


def held_out(net: Tensors, positions: Positions, which: Any, at: Columns, lanes: int) -> str:
    """Return the loss on positions that were held out."""
    device = which.device.type
    with torch.no_grad(), torch.autocast(device, torch.bfloat16, device == "cuda"):
        found = torch.cat([logits(net, positions.kept[part], at, lanes) for part in which.split(32_768)])
    cross, above = loss_of(found, positions.values[which])
    return f"loss {cross:.5f}, above that of the values {above:.5f}"


def as_json(net: Tensors) -> str:
    """Return the weights as text: whole numbers, v.WEIGHT times as large."""
    page = {name: (tensor.detach().cpu() * v.WEIGHT).round().long().tolist() for name, tensor in net.items()}
    return json.dumps(page, separators=(",", ":")) + "\n"


def main() -> None:
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shape)
    parser.add_argument("--mode", choices=["duel", "team3", "team4"], default="duel")
    parser.add_argument("--positions", type=int, default=1_000_000)
    parser.add_argument("--net", type=Path, help="plays the games; the built-in one of the duel unless said")
    parser.add_argument("--epochs", type=float, default=2.0)
    parser.add_argument("--mini", type=int, default=32_768, help="positions in a minibatch")
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--games", type=int, help="side by side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cpu", action="store_true")
    parser.add_argument("--out", type=Path, default=DATA, metavar="FOLDER", help="where the value net goes")
    args = parser.parse_args()
    if args.mode != "duel" and not args.net:
        parser.error(f"no net for {args.mode} is built in: train one, and name it by --net")
    spec = games.spec(GAME)
    rules = training_rules(spec, args.mode)
    played, problem = lockstep(spec, rules, args.games, args.seed, args.cpu)
    print(f"on {played.observations.device.type} {problem}")
    net = load_net(args.net or NET, played.encoding)
    extract = Extractor(played, list(rules[0].sides))
    positions = Positions(args.positions, extract.width, played.observations.device)
    begun = time.perf_counter()
    play(played, net, extract, positions, args.seed)
    print(f"{positions.size} positions in {time.perf_counter() - begun:.1f} s", flush=True)
    learned = new_net(args.seed, positions.kept.device)
    fit(learned, positions, extract.columns, extract.lanes, args.epochs, args.mini, args.rate, args.seed)
    (args.out / f"value-net-{VALUE_NETS[args.mode]}.json").write_text(as_json(learned), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Batches against the engine: the same seeds and answers, compared at every decision.

    python -m tests.games.riftforce.rl.differential --games 10000 --jobs 2

Compared are the whole position, with unit ids and the order of every pile, what is asked, the legal answers,
how many moves chance and the players have made, and at the end the results.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riftable.games.riftforce.rl.batch import Batch
from riftable.games.riftforce.rl.batch.layout import MADE, SCORES
from riftable.games.riftforce.rl.batch.state_rows import row_from_state
from riftable.games.riftforce.rulebook import Riftforce
from riftable.games.riftforce.rules.ids import UNIT_FAR
from tests.games.batches import compare_many, follow

Policy: TypeAlias = Callable[[Batch, np.random.Generator], NDArray[np.int16]]

NAMED = "fire ice music water / love earth star magnet"
VARIANTS: list[tuple[str, dict[str, object]]] = [
    ("duel", {}),
    ("duel", {"draft": "beyond"}),
    ("duel", {"draft": "beyond", "stolen_cards_return_to_owner": True, "first": 1}),
    ("duel", {"guilds": NAMED, "cap": 12}),
    ("duel", {"draft": "beyond", "dead_position_ends": False, "cap": 150}),
    ("duel", {"draft": "beyond", "edition": 1, "thunderbolt_repeat_optional": True}),
    (
        "duel",
        {
            "guilds": "music thunderbolt love beast / lava sand fire magnet",
            "thunderbolt_repeat_optional": True,
            "stolen_cards_act_by_number_only": True,
        },
    ),
    ("team3", {}),
    ("team4", {}),
    ("team4", {"love_may_decline": False, "thunderbolt_repeat_optional": True}),
    ("team4", {"stolen_cards_return_to_owner": True, "first": 1}),
]
AT_ONCE = 100  # games that go on side by side


class Found(NamedTuple):
    """How much was compared."""

    games: int
    decisions: int
    far: int  # answers that mean a place beyond the usual ones


def at_random(batch: Batch, rng: np.random.Generator) -> NDArray[np.int16]:
    return batch.random_moves(rng)


def crowding(batch: Batch, rng: np.random.Generator) -> NDArray[np.int16]:
    """Mostly the first answer, which is to play and to play at the first location; else the last or any."""
    luck = rng.random(len(batch))
    last = np.maximum(batch.counts.astype(np.int64) - 1, 0)
    return np.where(
        luck < 0.6, batch.moves[:, 0], np.where(luck < 0.8, batch.choose(last), batch.random_moves(rng))
    )


def compare(mode: str, options: dict[str, object], seeds: NDArray[np.uint64], policy: Policy) -> Found:
    """Plays the same games twice; AssertionError at the first difference."""
    rules = Riftforce(mode, options)
    batch = Batch(rules, seeds)
    states = [rules.new() for _ in seeds]
    made = [follow(rules, s, int(seed), 0) for s, seed in zip(states, seeds, strict=True)]
    rng = np.random.default_rng(int(seeds[0] & np.uint64(0xFFFFFFFF)))
    going = list(range(len(states)))
    decisions = far = 0
    while going:
        for i in going:
            s, ask = states[i], states[i].ask
            listed = [] if ask is None else ask.moves
            numbers = [made[i], s.round, *s.scores]
            same = (
                row_from_state(s) == batch.rows[i].tobytes()
                and numbers == batch.clocks[i, MADE : SCORES + 2].tolist()
                and listed == batch.moves[i, : batch.counts[i]].tolist()
                and (ask is not None or s.result() == batch.results[i].tolist())
            )
            assert same, f"{rules.key} {options}, seed {seeds[i]}, move {made[i]}"
            far += bool(listed) and listed[-1] >= UNIT_FAR
        going = [i for i in going if states[i].ask is not None]
        answers = policy(batch, rng)
        batch.step(answers)
        for i in going:
            states[i].apply(int(answers[i]))
            made[i] = follow(rules, states[i], int(seeds[i]), made[i] + 1)
        decisions += len(going)
    return Found(len(states), decisions, far)


def job(number: int) -> Found:
    """One lot of games: the variants and the ways to play in turn."""
    mode, options = VARIANTS[number % len(VARIANTS)]
    policy = crowding if number // len(VARIANTS) % 3 == 2 else at_random
    seeds = np.arange(AT_ONCE, dtype=np.uint64) + np.uint64(AT_ONCE * number)
    return compare(mode, options, seeds * np.uint64(0x9E3779B97F4A7C15), policy)


def main() -> None:
    games, decisions, far = compare_many(__doc__ or "", job, AT_ONCE)
    print(f"{games} games, {decisions} decisions, {far} of them with lines beyond {20} places: no difference")


if __name__ == "__main__":
    main()

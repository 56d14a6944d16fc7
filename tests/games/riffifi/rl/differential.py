"""Batches of Riffifi against the engine: the same seeds and answers, compared at every decision.

    python -m tests.games.riffifi.rl.differential --games 10000 --jobs 2

Compared are the whole position, with the order of every pile, what is asked, the legal answers, how many
moves chance and the players have made, what a seat observes and may do, and at the end the results.
"""

import itertools
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riftable.games.riffifi.lawsets import law_sets
from riftable.games.riffifi.rl.batch import Batch
from riftable.games.riffifi.rl.batch.encoded import EncodedBatch
from riftable.games.riffifi.rl.batch.layout import NUMBER
from riftable.games.riffifi.rl.batch.state_rows import clock_from_state, row_from_state
from riftable.games.riffifi.rulebook import Riffifi
from riftable.games.riffifi.rules.ids import ASK_ODD, ASK_OFFICER
from tests.games.batches import compare_many, follow

Policy: TypeAlias = Callable[[Batch, np.random.Generator], NDArray[np.int16]]
Options: TypeAlias = dict[str, str]

SCORINGS: list[Options] = [
    {},
    *(
        {"scoring": "ticks", "tick_timing": timing, "captures_in_total": total}
        for timing in ("immediate", "end_of_hand")
        for total in ("no", "yes")
    ),
]


def all_variants() -> list[Options]:
    """Every combination of players, officer, Equal chances, scoring and reveal; some fix 1 and dealer."""
    found: list[Options] = []
    for players, officer, equal, scoring, reveal in itertools.product(
        "345", ("no", "yes"), ("no", "yes"), SCORINGS, ("no", "yes")
    ):
        options = {
            "players": players,
            "officer": officer,
            "equal_chances": equal,
            "reveal": reveal,
            **scoring,
        }
        if len(found) % 3 == 1:
            options["dealer"] = str(len(found) % int(players))
        if len(found) % 4 == 2 and officer == "yes" and players != "3":
            options["removed"] = ("red", "purple", "green")[len(found) % 3]
        found.append(options)
    return found


VARIANTS = all_variants()
AT_ONCE = 25  # games that go on side by side: 3000 games are of all variants
LAW_SETS = [options for _, options in law_sets()]


class Found(NamedTuple):
    """How much was compared."""

    games: int
    decisions: int
    odd: int  # questions which of those tied give one token more
    officers: int  # questions of the Officer


def at_random(batch: Batch, rng: np.random.Generator) -> NDArray[np.int16]:
    return batch.random_moves(rng)


def hiding(batch: Batch, rng: np.random.Generator) -> NDArray[np.int16]:
    """Mostly the last answer: the highest card, unseen if it may be; else any."""
    last = np.maximum(batch.counts.astype(np.int64) - 1, 0)
    return np.where(rng.random(len(batch)) < 0.7, batch.choose(last), batch.random_moves(rng))


def compare(options: Options, seeds: NDArray[np.uint64], policy: Policy) -> Found:
    """Plays the same games twice; AssertionError at the first difference."""
    rules = Riffifi("table", options)
    encoded = EncodedBatch(rules, seeds)
    batch, code = encoded.games, encoded.encoding
    states = [rules.new() for _ in seeds]
    made = [follow(rules, s, int(seed), 0) for s, seed in zip(states, seeds, strict=True)]
    rng = np.random.default_rng(int(seeds[0] & np.uint64(0xFFFFFFFF)))
    going = list(range(len(states)))
    decisions = odd = officers = 0
    while going:
        by = np.where(rng.random(len(batch)) < 0.7, batch.seat, rng.integers(code.players, size=len(batch)))
        seats = np.where(by < 0, 0, by).astype(np.int8)
        seen, masks = encoded.encode(seats), encoded.action_masks()
        results = batch.results
        for i in going:
            s, ask = states[i], states[i].ask
            listed = [] if ask is None else ask.moves
            view = rules.view(s, int(seats[i]))
            asked = rules.view(s, int(batch.seat[i])) if ask is not None else None
            result = s.result() or [0.0] * code.players
            same = {
                "row": np.array_equal(row_from_state(s), batch.rows[i]),
                "clock": np.array_equal(clock_from_state(s)[NUMBER:], batch.clocks[i, NUMBER:]),
                "made": made[i] == batch.made[i],
                "moves": listed == batch.moves[i, : batch.counts[i]].tolist(),
                "results": np.array_equal(np.array(result, np.float32), results[i]),
                "observation": np.array_equal(code.encode(view), seen[i]),
                "mask": np.array_equal(code.mask(asked), masks[i]) if asked else not masks[i].any(),
            }
            wrong = [part for part, equal in same.items() if not equal]
            assert not wrong, f"{wrong}: {options}, seed {seeds[i]}, move {made[i]}"
            if ask is not None:
                odd += ask.kind == ASK_ODD
                officers += ask.kind == ASK_OFFICER
        going = [i for i in going if states[i].ask is not None]
        answers = policy(batch, rng)
        encoded.step(np.where(batch.over, -1, encoded.actions[batch.seat, answers]))
        for i in going:
            states[i].apply(int(answers[i]))
            made[i] = follow(rules, states[i], int(seeds[i]), made[i] + 1)
        decisions += len(going)
    return Found(len(states), decisions, odd, officers)


def job(number: int) -> Found:
    """One lot of games: the variants and the ways to play in turn."""
    policy = hiding if number // len(VARIANTS) % 2 == 1 else at_random
    seeds = np.arange(AT_ONCE, dtype=np.uint64) + np.uint64(AT_ONCE * number)
    return compare(VARIANTS[number % len(VARIANTS)], seeds * np.uint64(0x9E3779B97F4A7C15), policy)


def main() -> None:
    games, decisions, odd, officers = compare_many(__doc__ or "", job, AT_ONCE)
    questions = f"{odd} of them about odd tokens and {officers} of the Officer"
    print(f"{games} games, {decisions} decisions, {questions}: no difference")


if __name__ == "__main__":
    main()

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
from riftable.games.riftforce.rl.batch.layout import (
    HURT,
    MADE,
    MET,
    ON_BOARD,
    ROUND,
    SCORES,
    SEAT,
    STATUS,
    UNIT_ROWS,
    UNIT_WIDTH,
    UNITS,
)
from riftable.games.riftforce.rl.batch.lookahead import all_answers
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
    ("solo", {}),
    ("solo", {"preset": "easy", "guilds": "music crystal star lava"}),
    ("solo", {"preset": "normal", "trainer": "crystal fire sand love", "edition": 1}),
    ("solo", {"preset": "hard", "lone_card_hit_twice": False, "stolen_cards_return_to_owner": True}),
    ("solo", {"preset": "expert", "edition": 1, "dead_position_ends": False, "cap": 60}),
    ("solo", {"preset": "hardest", "crystal_bonus_for_bots": False}),
    (
        "solo",
        {
            "stars": "2,2,2",
            "ampersand": "move:6",
            "lone_card_hit_twice": False,
            "guilds": "music thunderbolt beast earth",
            "trainer": "crystal plant acid star",
            "stolen_cards_act_by_number_only": True,
        },
    ),
    ("solo", {"stars": "2,4,1", "ampersand": "move:5"}),
    ("solo", {"stars": "4,3,1", "ampersand": "heal:6", "cap": 25}),
    ("solo", {"stars": "3,1,1", "ampersand": "move:7", "guilds": "crystal music lava fire"}),
]
AT_ONCE = 100  # games that go on side by side
# Riftforce of each side at the beginning, of one game after the other. At random a solo game is lost before
# the plans repeat; these last until they have, can be won, or are level at first.
HEAD_STARTS: dict[str, list[tuple[int, int]]] = {"solo": [(0, 0), (-90, -90), (8, -40), (12, 12)]}


class Found(NamedTuple):
    """How much was compared."""

    games: int
    decisions: int
    far: int  # answers that mean a place beyond the usual ones
    won: int  # by side 0
    rounds: int  # of the longest game


def at_random(batch: Batch, rng: np.random.Generator) -> NDArray[np.int16]:
    return batch.random_moves(rng)


def crowding(batch: Batch, rng: np.random.Generator) -> NDArray[np.int16]:
    """Mostly the first answer, which is to play and to play at the first location; else the last or any."""
    luck = rng.random(len(batch))
    last = np.maximum(batch.counts.astype(np.int64) - 1, 0)
    return np.where(
        luck < 0.6, batch.moves[:, 0], np.where(luck < 0.8, batch.choose(last), batch.random_moves(rng))
    )


def damaging(batch: Batch, rng: np.random.Generator) -> NDArray[np.int16]:
    """Mostly the answer that does the most damage to the other side and scores the most; else any."""
    answers = batch.random_moves(rng)
    going = np.flatnonzero(~batch.over)
    if len(going) == 0:
        return answers
    asked = batch.take(going)
    after = all_answers(asked, 0)
    side = np.repeat(batch.sides[asked.seat], asked.counts)
    units = after.rows[:, UNIT_ROWS : UNIT_ROWS + UNITS * UNIT_WIDTH].reshape(len(after), UNITS, UNIT_WIDTH)
    mine = units[:, :, SEAT] == side[:, None]
    damage = ((units[:, :, STATUS] & ON_BOARD) * units[:, :, HURT] * np.where(mine, -1, 1)).sum(axis=1)
    lead = (after.scores[:, 0] - after.scores[:, 1]) * np.where(side == 0, 1, -1)
    values = 10 * lead + damage + rng.random(len(after))
    ends = np.cumsum(asked.counts, dtype=np.intp)
    best = [int(part.argmax()) for part in np.split(values, ends[:-1])]
    chosen = asked.choose(best)
    answers[going] = np.where(rng.random(len(going)) < 0.8, chosen, answers[going])
    return answers


def compare(mode: str, options: dict[str, object], seeds: NDArray[np.uint64], policy: Policy) -> Found:
    """Plays the same games twice; AssertionError at the first difference."""
    rules = Riftforce(mode, options)
    batch = Batch(rules, seeds)
    states = [rules.new() for _ in seeds]
    made = [follow(rules, s, int(seed), 0) for s, seed in zip(states, seeds, strict=True)]
    starts = HEAD_STARTS.get(mode, [(0, 0)])
    for i, s in enumerate(states):
        s.scores = list(starts[i % len(starts)])
        batch.scores[i] = s.scores
    rng = np.random.default_rng(int(seeds[0] & np.uint64(0xFFFFFFFF)))
    going = list(range(len(states)))
    decisions = far = 0
    while going:
        for i in going:
            s, ask = states[i], states[i].ask
            listed = [] if ask is None else ask.moves
            numbers = [made[i], s.round, *s.scores, s.met]
            same = (
                row_from_state(s) == batch.rows[i].tobytes()
                and numbers == batch.clocks[i, [MADE, ROUND, SCORES, SCORES + 1, MET]].tolist()
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
    return Found(
        len(states), decisions, far, sum(s.winner == 0 for s in states), max(s.round for s in states)
    )


POLICIES = (at_random, damaging, crowding)


def job(number: int) -> Found:
    """One lot of games: the variants and the ways to play in turn."""
    mode, options = VARIANTS[number % len(VARIANTS)]
    policy = POLICIES[number // len(VARIANTS) % len(POLICIES)]
    seeds = np.arange(AT_ONCE, dtype=np.uint64) + np.uint64(AT_ONCE * number)
    return compare(mode, options, seeds * np.uint64(0x9E3779B97F4A7C15), policy)


def main() -> None:
    games, decisions, far, *_ = compare_many(__doc__ or "", job, AT_ONCE)
    print(f"{games} games, {decisions} decisions, {far} of them with lines beyond {20} places: no difference")


if __name__ == "__main__":
    main()

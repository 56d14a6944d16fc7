"""The vector environment: many games in one call, restarted in the step in which they end."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray

from riftable import BadOption, IllegalMove
from riftable.envs.gymnasium import SeatEnv
from riftable.envs.vector import SeatVectorEnv
from riftable.games.riftforce.rl.batch.encoded import EncodedBatch

pytestmark = pytest.mark.usefixtures("kernels")
DUEL = "riftable/riftforce-duel-v0"


def games_of(at: SeatVectorEnv) -> EncodedBatch:
    """The games of an environment, as those of Riftforce."""
    assert isinstance(at.batch, EncodedBatch)
    return at.batch


def first_legal(info: dict[str, Any]) -> NDArray[np.int64]:
    """The first legal action of each game."""
    return np.asarray(info["action_mask"].argmax(axis=1))


def at_random(info: dict[str, Any], rng: np.random.Generator) -> NDArray[np.int64]:
    """A random legal action of each game."""
    return np.asarray((rng.random(info["action_mask"].shape) * info["action_mask"]).argmax(axis=1))


@pytest.mark.parametrize("mode", ["duel", "team3", "team4", "solo"])
@pytest.mark.parametrize("observations", ["flat", "array"])
def test_it_is_what_gymnasium_makes_of_many_games(mode: str, observations: str) -> None:
    at = gymnasium.make_vec(f"riftable/riftforce-{mode}-v0", num_envs=5, observations=observations)
    single = gymnasium.make(f"riftable/riftforce-{mode}-v0", observations=observations)
    assert isinstance(at, SeatVectorEnv)
    assert at.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert at.single_observation_space == single.observation_space
    assert at.single_action_space == single.action_space
    seen, info = at.reset(seed=3)
    assert at.observation_space.contains(seen)
    for _ in range(3):
        seen, rewards, ended, cut, info = at.step(first_legal(info))
        assert at.observation_space.contains(seen)
        assert {rewards.shape, ended.shape, cut.shape, info["seat"].shape} == {(5,)}


def test_each_game_is_seen_as_its_seat_sees_it() -> None:
    at = SeatVectorEnv(4, observations="array")
    seen, info = at.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(60):
        for game, seat in enumerate(info["seat"].tolist()):
            view = at.rules.view(games_of(at).state(game), seat)
            assert view.ask is not None
            assert np.array_equal(seen[game], at.encoding.encode(view))
            assert np.array_equal(info["action_mask"][game], at.encoding.mask(view))
        seen, _, _, _, info = at.step(at_random(info, rng))


@pytest.mark.usefixtures("riffifi_kernels")
@pytest.mark.parametrize("game", ["riftforce", "riffifi"])
def test_what_a_batch_writes_while_it_plays_is_what_it_would_write_later(game: str) -> None:
    """More games than are played before they are observed, some of which are left alone or restarted."""
    at = SeatVectorEnv(150, game, opponents="self")
    at.reset(seed=4)
    batch, rng = at.batch, np.random.default_rng(4)
    look = np.full_like(at.seen, 9), np.full_like(at.masks, 9)
    for _ in range(40):
        masks = batch.action_masks()
        actions = (rng.random(masks.shape) * masks).argmax(axis=1)
        moved = rng.random(len(batch)) < 0.9
        batch.step(np.where(moved, actions, -1), look=look)
        asked = moved & ~batch.over
        new = np.flatnonzero(batch.over | (rng.random(len(batch)) < 0.02))
        batch.restart(new, rng.integers(1 << 31, size=len(new)), look=look)
        asked[new] = True
        assert np.array_equal(look[0][asked], batch.encode(batch.seat)[asked])
        assert np.array_equal(look[1][asked], batch.action_masks()[asked])


def test_a_game_that_ends_restarts_in_the_same_step() -> None:
    at = SeatVectorEnv(8, seat=1)
    _, info = at.reset(seed=2)
    rng = np.random.default_rng(3)
    ends = 0
    while ends < 10:
        seen, rewards, ended, cut, info = at.step(at_random(info, rng))
        assert not cut.any()
        assert not rewards[~ended].any()
        assert (at.batch.seat == 1).all()  # whoever has ended has begun again
        for game in np.flatnonzero(ended):
            ends += 1
            last = info["final_obs"][game]
            assert info["_final_obs"][game]
            assert at.single_observation_space.contains(last)
            assert not np.array_equal(last["observation"], seen["observation"][game])
            assert last["action_mask"].all()
            assert rewards[game] == info["results"][game, 1]
            assert info["results"][game].sum() == 0
        if ended.any():
            assert at.decisions[ended].tolist() == [0] * int(ended.sum())


def test_the_same_seed_plays_the_same_games() -> None:
    def played(seed: Any) -> list[Any]:
        at = SeatVectorEnv(6, opponents="random", mode="team4")
        seen, info = at.reset(seed=seed)
        found = [seen["observation"]]
        for _ in range(50):
            seen, rewards, *_, info = at.step(first_legal(info))
            found += [seen["observation"], rewards]
        return found

    for one, other in zip(played(9), played(9), strict=True):
        assert np.array_equal(one, other)
    assert not all(np.array_equal(a, b) for a, b in zip(played(9), played(10), strict=True))


def test_a_list_of_seeds_has_one_for_each_game() -> None:
    at = SeatVectorEnv(3, opponents="self")
    at.reset(seed=[7, None, 8])
    seeds = games_of(at).seeds.tolist()
    assert (seeds[0], seeds[2]) == (7, 8)


def test_in_self_play_the_learner_answers_for_every_seat() -> None:
    at = SeatVectorEnv(4, opponents="self", observations="array")
    _, info = at.reset(seed=5)
    rng = np.random.default_rng(5)
    seats: set[int] = set()
    ends = 0
    while ends < 4:
        asked = info["seat"]
        assert np.array_equal(asked, at.batch.seat)
        seats |= set(asked.tolist())
        _, rewards, ended, _, info = at.step(at_random(info, rng))
        for game in np.flatnonzero(ended):
            ends += 1
            assert rewards[game] == info["results"][game, asked[game]]
    assert seats == {0, 1}


def test_a_function_answers_for_the_opponents_from_what_they_see() -> None:
    at: SeatVectorEnv
    calls = 0

    def last_legal(seen: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        nonlocal calls
        calls += 1
        others = np.flatnonzero((at.batch.seat >= 0) & (at.batch.seat != at.learners))
        assert np.array_equal(seen, at.batch.take(others).encode(at.batch.seat[others]))
        assert len(masks) == len(others)
        return np.asarray(masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1))

    at = SeatVectorEnv(3, opponents=last_legal, seat=0)
    _, info = at.reset(seed=1)
    for _ in range(80):
        assert (at.batch.seat == 0).all()
        *_, info = at.step(first_legal(info))
    assert calls > 80


def test_an_illegal_action_loses_its_game_or_is_refused() -> None:
    at = SeatVectorEnv(3)
    _, info = at.reset(seed=1)
    wrong = first_legal(info)
    wrong[1] = int(np.argmin(info["action_mask"][1]))
    _, rewards, ended, _, info = at.step(wrong)
    assert (rewards.tolist(), ended.tolist()) == ([0, -1, 0], [False, True, False])
    assert info["illegal"].tolist() == [False, True, False]
    for action in (wrong[1], -1, at.encoding.num_actions):
        at = SeatVectorEnv(3, illegal="raise")
        _, info = at.reset(seed=1)
        before = games_of(at).rows.copy()
        wrong[1] = action
        with pytest.raises(IllegalMove, match="in game 1"):
            at.step(wrong)
        assert np.array_equal(before, games_of(at).rows)


def test_a_long_game_is_truncated() -> None:
    at = SeatVectorEnv(2, max_decisions=4)
    _, info = at.reset(seed=1)
    for n in range(1, 9):
        _, _, ended, cut, info = at.step(first_legal(info))
        assert not ended.any()
        assert cut.tolist() == [n % 4 == 0] * 2
        if cut.any():
            assert (info["final_obs"][0]["action_mask"] == 1).sum() < at.encoding.num_actions


def test_arrays_are_new_unless_they_need_not_be() -> None:
    for copy in (True, False):
        at = SeatVectorEnv(2, copy=copy, observations="array")
        seen, info = at.reset(seed=1)
        kept = seen.copy()
        at.step(first_legal(info))
        assert np.array_equal(seen, kept) == copy


def test_an_array_is_used_again_once_nobody_has_even_a_view_of_it() -> None:
    at = SeatVectorEnv(3, opponents="self", observations="array")
    seen, info = at.reset(seed=1)
    held = [(seen[1:], seen[1:].copy(), info["action_mask"][0], info["action_mask"][0].copy())]
    addresses = set()
    for _ in range(12):
        seen, *_, info = at.step(first_legal(info))
        addresses.add(seen.ctypes.data)
        if len(held) < 4:
            row, mask = np.from_dlpack(seen), info["action_mask"][2:]  # as tensors of other libraries do
            held.append((row, row.copy(), mask, mask.copy()))
    assert len(addresses) < 12
    for row, kept, mask, kept_mask in held:
        assert np.array_equal(row, kept)
        assert np.array_equal(mask, kept_mask)


@pytest.mark.parametrize("opponents", ["random", "self"])
def test_a_game_that_ends_waits_if_it_is_told_to(opponents: str) -> None:
    at = SeatVectorEnv(6, opponents=opponents, cap=1, autoreset_mode="Disabled", illegal="raise")
    assert at.metadata["autoreset_mode"] is at.autoreset_mode is AutoresetMode.DISABLED
    rng = np.random.default_rng(1)
    seen, info = at.reset(seed=2)
    ended, rewards = np.zeros(6, np.bool_), np.zeros(6, np.float32)
    while not ended.any():
        seen, rewards, ended, _, info = at.step(at_random(info, rng))
    waits = ended.copy()
    assert (info["action_mask"][waits] == 1).all()
    for game in np.flatnonzero(waits).tolist():
        seat = int(info["seat"][game])
        state = games_of(at).state(game)
        assert np.array_equal(seen["observation"][game], at.encoding.encode(at.rules.view(state, seat)))
        assert rewards[game] == (state.result() or [])[seat]
    again, rewards, ended, _, info = at.step(at_random(info, rng))
    assert ended[waits].all()
    assert not rewards[waits].any()
    assert np.array_equal(again["observation"][waits], seen["observation"][waits])
    fresh, _ = at.reset(options={"reset_mask": waits})
    assert not games_of(at).over[waits].any()
    assert np.array_equal(fresh["observation"][~waits], again["observation"][~waits])
    assert not at.step(at_random({"action_mask": at.masks}, rng))[2][waits].any()


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"opponents": "greedy"}, "random or self, or a function, not “greedy”"),
        ({"observations": "named"}, "observations are flat or array"),
        ({"seat": 2}, "there is no seat 2"),
        ({"illegal": "ignore"}, "an illegal action is one to"),
        ({"autoreset_mode": "NextStep"}, "SameStep or Disabled, not “NextStep”"),
        ({"game": "riftbound"}, "those of riftable/riftbound-duel-v0 go one by one"),
    ],
)
def test_what_it_cannot_do_is_refused(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        SeatVectorEnv(2, **settings)


def test_other_games_are_still_made_one_by_one() -> None:
    at = gymnasium.make_vec("riftable/riftbound-duel-v0", num_envs=2)
    assert isinstance(at, SyncVectorEnv)
    assert isinstance(at.envs[0].unwrapped, SeatEnv)

"""`BatchGPU` in numba's simulator of CUDA, against `Batch`; `test_batch_gpu` runs this, a part a process."""

from __future__ import annotations

import sys

import numpy as np
import pytest

from riftable.core.errors import BadOption, IllegalMove
from riftable.games.riftforce.rl.batch import COMPILED, Batch, BatchGPU, playouts, playouts_gpu
from riftable.games.riftforce.rl.batch.encoded import EncodedBatch
from riftable.games.riftforce.rl.batch.encoded_gpu import EncodedBatchGPU
from riftable.games.riftforce.rl.batch.features import observe
from riftable.games.riftforce.rl.batch.layout import SEED
from riftable.games.riftforce.rulebook import Riftforce

SEEDS = [3, 2**64 - 1]
DUEL = Riftforce("duel", {"draft": "beyond", "cap": 4})


def assert_equal(cpu: Batch, gpu: BatchGPU) -> None:
    host = gpu.to_host()
    listed = np.arange(cpu.moves.shape[1]) < cpu.counts[:, None]
    assert np.array_equal(cpu.rows, host.rows)
    assert np.array_equal(cpu.clocks, host.clocks)
    assert np.array_equal(cpu.seat, host.seat)
    assert np.array_equal(cpu.counts, host.counts)
    assert np.array_equal(cpu.moves[listed], host.moves[listed])


def compare(rules: Riftforce, decisions: int) -> None:
    """Compare two games after each decision, and at their ends."""
    seeds = np.array(SEEDS, np.uint64)
    cpu, gpu = Batch(rules, seeds), BatchGPU(rules, seeds)
    for n in range(decisions):
        assert_equal(cpu, gpu)
        answers = gpu.random_moves(9)
        cpu.step(np.asarray(answers))
        gpu.step(answers if n % 2 else answers.numpy().astype(np.int16))
    assert np.array_equal(cpu.mask(), gpu.mask().numpy())
    if rules.mode == "duel":
        for seat in (0, 1):
            seats = np.full(len(seeds), seat, np.int8)
            assert np.array_equal(observe(cpu, seats), gpu.observe(seats).numpy())
    twin = gpu.take([0])
    cpu.play_out(9)
    gpu.play_out(9)
    assert_equal(cpu, gpu)
    assert not twin.over.numpy().any()
    assert gpu.over.numpy().all()
    assert np.array_equal(cpu.results, gpu.results.numpy())
    assert np.array_equal(gpu.seeds, cpu.seeds)
    gpu.restart(gpu.over, [8, 9])
    cpu.restart([1, 0], [9, 8])
    assert_equal(cpu, gpu)


def check_refusals() -> None:
    """What `Batch` refuses, and nothing changes."""
    gpu = BatchGPU(DUEL, SEEDS)
    before = gpu.to_host()
    with pytest.raises(IllegalMove, match=r"move 0 in game 1.*Legal: "):
        gpu.step([before.moves[0, 0], 0])
    with pytest.raises(IllegalMove, match="-1 to leave a game alone"):
        gpu.step([-1, -2])
    with pytest.raises(IllegalMove, match="-1 to leave a game alone"):
        gpu.step([-9, -1])
    with pytest.raises(BadOption, match="one answer a game, 2 in all"):
        gpu.step([1])
    assert_equal(before, gpu)
    gpu.step([-1, before.moves[1, 0]])
    after = gpu.to_host()
    assert np.array_equal(after.rows[0], before.rows[0])
    assert not np.array_equal(after.rows[1], before.rows[1])
    for seats in ([0, -1], [2, 0], [0]):
        with pytest.raises(BadOption, match="observed by seat 0 or 1"):
            gpu.observe(seats)
    with pytest.raises(BadOption, match="for duels, not for team4"):
        BatchGPU(Riftforce("team4", {}), [1]).observe([0])


def check_arrays() -> None:
    """The arrays have the names, shapes and contents of those of `Batch`."""
    gpu = BatchGPU(DUEL, SEEDS)
    cpu = gpu.to_host()
    for name in ("kind", "about", "n", "turn", "scores", "round", "made", "decisions", "over", "results"):
        theirs = getattr(cpu, name)
        ours = getattr(gpu, name)
        assert ours.shape == theirs.shape
        assert ours.dtype == theirs.dtype
        assert np.array_equal(ours.numpy(), theirs), name
    assert np.array_equal(gpu.observe(gpu.turn).numpy(), observe(cpu, cpu.turn))
    assert gpu.as_device(gpu.turn, np.int8).contiguous
    assert gpu.choose([1, 0]).numpy().tolist() == [cpu.moves[0, 1], cpu.moves[1, 0]]
    three = gpu.take([1, 1, 0])
    assert three.clocks.columns(SEED).numpy().tolist() == [-1, -1, 3]
    assert DUEL.write(three.state(0)) == DUEL.write(cpu.state(1))
    assert_equal(cpu, BatchGPU.from_host(cpu))
    assert len(BatchGPU(DUEL, np.zeros(0, np.uint64))) == 0


def check_lockstep(rules: Riftforce, decisions: int) -> None:
    """As learners play: the observations, masks and outcomes of `EncodedBatch`; what ends begins anew."""
    cpu, gpu = EncodedBatch(rules, SEEDS), EncodedBatchGPU(rules, SEEDS)
    games, first, ends = len(SEEDS), rules.sides.index(0), 0
    for n in range(decisions):
        seen = gpu.upload(np.zeros((games, cpu.encoding.size), np.float32))
        masks = gpu.upload(np.zeros((games, cpu.encoding.num_actions), np.bool_))
        gpu.look(seen, masks)
        assert np.array_equal(seen.numpy(), cpu.encode(cpu.seat))
        assert np.array_equal(masks.numpy(), cpu.action_masks())
        answers = gpu.random_moves(9)
        seeds = np.arange(games, dtype=np.int64) + games * n
        ended, outcomes = gpu.empty((games,), np.bool_), gpu.empty((games,), np.float32)
        gpu.play_on(answers, gpu.upload(seeds), ended, outcomes)
        cpu.step(answers.numpy())
        assert np.array_equal(ended.numpy(), cpu.over)
        assert np.array_equal(outcomes.numpy(), np.where(cpu.over, cpu.results[:, first], 0))
        ends += int(cpu.over.sum())
        cpu.restart(cpu.over, seeds[cpu.over])
        assert_equal(cpu, gpu)
    assert ends


if __name__ == "__main__":
    assert not COMPILED
    part = sys.argv[1]
    if part == "duel":
        compare(DUEL, 25)
        assert_equal(playouts(DUEL, 2, 5), playouts_gpu(DUEL, 2, 5))
    elif part == "team4":
        compare(Riftforce("team4", {"cap": 1}), 12)
    elif part == "solo":
        compare(Riftforce("solo", {"preset": "hardest"}), 20)
        check_lockstep(Riftforce("solo", {"stars": "2,3,1", "ampersand": "heal:6", "cap": 2}), 30)
    elif part == "lockstep":
        check_lockstep(Riftforce("duel", {"draft": "beyond", "cap": 2}), 70)
    elif part == "refusals":
        check_refusals()
    else:
        check_arrays()
    print(f"{part}: checked")

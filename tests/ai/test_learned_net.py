"""Nets of `riftable train`: how they are stored, and the bots that play by them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import riftable
from riftable.ai import bot
from riftable.ai.learned_net import LearnedNet, NetLayout, layout_of, load_net, save_net
from riftable.ai.net_bot import LearnedNetBot
from riftable.ai.registry import find_bot
from riftable.ai.search import Searcher
from riftable.arena.referee import play
from riftable.core.errors import BadOption
from riftable.core.rng import Rng
from riftable.games.riftforce.rl import DEFAULT_NET
from riftable.games.riftforce.rl.encoding import RiftforceEncoding
from riftable.games.riftforce.rulebook import Riftforce

DUEL = Riftforce("duel", {"draft": "beyond"})
ENCODING = RiftforceEncoding(DUEL)


def small_net(seed: int = 1) -> LearnedNet:
    layout = layout_of(ENCODING, part_units=4, units=8)
    rng = np.random.default_rng(seed)
    weights = {
        name: rng.standard_normal(shape).astype(np.float16).astype(np.float32)
        for name, shape in layout.shapes().items()
    }
    about = {"game": "riftforce", "mode": "duel", "fingerprint": ENCODING.fingerprint, "seed": seed}
    return LearnedNet(layout, weights, about)


def test_a_net_is_kept_with_what_is_known_about_it(tmp_path: Path) -> None:
    net = small_net()
    save_net(tmp_path / "small.npz", net)
    kept = load_net(tmp_path / "small.npz", ENCODING)
    assert kept.layout == net.layout
    assert kept.about == net.about
    assert all(np.array_equal(kept.weights[name], array) for name, array in net.weights.items())
    assert [path.name for path in tmp_path.iterdir()] == ["small.npz"]


def test_parts_that_are_alike_share_weights() -> None:
    """Exchange two locations in the observation, and the two blocks of weights that read them."""
    net, layout = small_net(), layout_of(ENCODING, part_units=4, units=8)
    assert (layout.parts, layout.width) == (5, 324)
    seen = np.random.default_rng(2).random((3, layout.size), np.float32)
    other = seen.copy()
    first, second = (
        slice(layout.begin + i * layout.width, layout.begin + (i + 1) * layout.width) for i in (0, 3)
    )
    other[:, first], other[:, second] = seen[:, second], seen[:, first]
    weights = {name: array.copy() for name, array in net.weights.items()}
    rows = [slice(layout.begin + 4 * i, layout.begin + 4 * i + 4) for i in (0, 3)]
    weights["first"][rows[0]], weights["first"][rows[1]] = (
        net.weights["first"][rows[1]],
        net.weights["first"][rows[0]],
    )
    scores, values = net.outputs(seen)
    others, other_values = net._replace(weights=weights).outputs(other)
    assert np.allclose(scores, others, atol=1e-2)
    assert np.allclose(values, other_values, atol=1e-4)
    assert np.abs(values).max() <= 1


def test_a_game_without_such_parts_has_a_net_too() -> None:
    layout = NetLayout(10, 3, 0, 0, 0, part_units=4, units=6)
    shapes = layout.shapes()
    assert "part" not in shapes
    net = LearnedNet(layout, {name: np.ones(shape, np.float32) for name, shape in shapes.items()}, {})
    scores, values = net.outputs(np.zeros((2, 10), np.float32))
    assert (scores.shape, values.tolist()) == ((2, 3), [1.0, 1.0])


def test_what_does_not_fit_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    save_net(path, small_net())
    with pytest.raises(BadOption, match="plays riftforce duel, not riftforce team4"):
        find_bot(f"net:{path}", riftable.rules("riftforce", mode="team4"))
    with pytest.raises(BadOption, match="plays riftforce duel, not riffifi table"):
        find_bot(f"net:{path}", riftable.rules("riffifi"))
    net = small_net()
    save_net(path, net._replace(about={**net.about, "fingerprint": "older"}))
    with pytest.raises(BadOption, match=r"is for observations older, not riftforce 1 .*: train it again"):
        find_bot(f"net:{path}", DUEL)
    del net.weights["third"]
    save_net(path, net)
    with pytest.raises(BadOption, match="is not a net of riftable train: shapes"):
        find_bot(f"net:{path}", DUEL)
    with pytest.raises(BadOption, match="takes no “trees”"):
        find_bot("net?iterations=5&trees=2", DUEL)


def test_the_answer_is_the_legal_one_with_the_highest_score(tmp_path: Path) -> None:
    save_net(tmp_path / "small.npz", small_net())
    found = find_bot(f"net:{tmp_path / 'small.npz'}", DUEL)
    assert isinstance(found, LearnedNetBot)
    state = riftable.new("riftforce", draft="beyond", seed=4).state
    assert state.ask is not None
    view = DUEL.view(state, int(state.ask.seat))
    scores, _ = found.net.outputs(ENCODING.encode(view)[None])
    answer = found.choose(view, Rng(1))
    assert scores[0][answer] == max(scores[0][move] for move in state.ask.moves)
    assert answer == found.choose(view, Rng(2))


def test_the_net_we_bring_plays_well_and_searches() -> None:
    assert DEFAULT_NET.stat().st_size < 3_000_000
    other = bot("random", DUEL)
    won = [play(DUEL, [find_bot("net", DUEL), other], seed).result[0] for seed in range(2)]
    assert won == [1, 1]
    searcher = find_bot("net?iterations=20", DUEL)
    assert isinstance(searcher, Searcher)
    state, rng = riftable.new("riftforce", draft="beyond", seed=9).state, Rng(5)
    answered = 0
    while answered < 12 and state.ask is not None:
        if state.ask.listed is None:
            state.step(state.ask.sample(rng))
            continue
        answer = searcher.choose(DUEL.view(state, int(state.ask.seat)), rng)
        assert answer in state.ask.moves
        state.step(answer)
        answered += 1

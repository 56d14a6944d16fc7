"""Nets of `riftable train`: how they are stored, and the bots that play by them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import riftable
from riftable.ai import bot, learned_net
from riftable.ai.learned_net import LearnedNet, NetLayout, check_layout, layout_of, load_net, save_net
from riftable.ai.net_bot import LearnedNetBot
from riftable.ai.registry import find_bot
from riftable.ai.search import Searcher
from riftable.arena.referee import play
from riftable.core.errors import BadOption
from riftable.core.rng import Rng
from riftable.games.riftforce.rl import DEFAULT_NET
from riftable.games.riftforce.rl.encoding import RiftforceEncoding
from riftable.games.riftforce.rulebook import Riftforce
from riftable.games.riftforce.rules.ids import LANE, LANES, UNIT, UNIT_FAR, USUAL_PLACES

DUEL = Riftforce("duel", {"draft": "beyond"})
ENCODING = RiftforceEncoding(DUEL)


def small_net(seed: int = 1) -> LearnedNet:
    layout = layout_of(ENCODING, part_units=4, units=8)
    rng = np.random.default_rng(seed)
    weights = {}
    for name, shape in layout.shapes().items():
        numbers = rng.integers(-127, 128, shape).astype(np.float32)  # as a file holds them
        numbers[:1] = 127
        weights[name] = (numbers / 1024).astype(np.float32)
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
    """Mirror the locations, and the weights that know their order: the scores are mirrored, too."""
    net, layout = small_net(), layout_of(ENCODING, part_units=4, units=8)
    assert (layout.parts, layout.width, layout.usual) == (5, 327, 204)
    seen = np.random.default_rng(2).random((3, layout.size), np.float32)
    mirrored = seen.copy()
    for block in layout.inputs:
        part = slice(block.begin, block.begin + 5 * block.width)
        mirrored[:, part] = seen[:, part].reshape(3, 5, -1)[:, ::-1].reshape(3, -1)
    weights = {name: array.copy() for name, array in net.weights.items()}
    for name in ("first", "third"):
        rows = weights[name][-5 * 4 :]
        rows[:] = rows.reshape(5, 4, -1)[::-1].reshape(5 * 4, -1)
    weights["near"] = weights["near"].reshape(3, 4, 4)[::-1].reshape(12, 4)
    scores, values = net.outputs(seen)
    others, other_values = net._replace(weights=weights).outputs(mirrored)
    assert np.allclose(values, other_values, atol=1e-4)
    assert np.abs(values).max() <= 1
    whole = [*range(LANE), *range(LANE + LANES, UNIT)]
    assert np.allclose(scores[:, whole], others[:, whole], rtol=1e-3)
    for begin, width in ((LANE, 1), (UNIT, USUAL_PLACES)):
        one = scores[:, begin : begin + 5 * width].reshape(3, 5, width)
        other = others[:, begin : begin + 5 * width].reshape(3, 5, width)
        assert np.allclose(one, other[:, ::-1], rtol=1e-3)
        assert not np.allclose(one, other, rtol=1e-1)


def test_rare_actions_share_a_score() -> None:
    scores, _ = small_net().outputs(np.ones((1, ENCODING.size), np.float32))
    assert scores.shape == (1, ENCODING.num_actions)
    assert len(set(scores[0, UNIT_FAR:].tolist())) == 1
    assert len(set(scores[0, UNIT : UNIT + USUAL_PLACES].tolist())) == USUAL_PLACES


def test_a_game_without_such_parts_has_a_net_too() -> None:
    layout = NetLayout(10, 3, 3, units=6)
    shapes = layout.shapes()
    assert "part" not in shapes
    net = LearnedNet(layout, {name: np.ones(shape, np.float32) for name, shape in shapes.items()}, {})
    scores, values = net.outputs(np.zeros((2, 10), np.float32))
    assert (scores.shape, values.tolist()) == ((2, 3), [1.0, 1.0])


def test_what_does_not_fit_is_refused_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
    with monkeypatch.context() as older:
        older.setattr(learned_net, "FORMAT", 1)
        save_net(path, net)
    with pytest.raises(BadOption, match="is not a net of riftable train: format 1, not 2"):
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


def test_a_net_of_another_layout_is_refused_and_each_size_that_differs_is_named() -> None:
    net = small_net()
    check_layout(net, layout_of(ENCODING, part_units=4, units=8), "--against")
    with pytest.raises(BadOption, match=r"--against .*: part_units 4, units 8, not part_units 5, units 9$"):
        check_layout(net, layout_of(ENCODING, part_units=5, units=9), "--against")

"""Nets over the batch stepper: what they see, how they are kept, and that they play like any bot."""

from pathlib import Path

import numpy as np
import pytest

import riftable
from riftable.arena.referee import play
from riftable.bots import bot
from riftable.bots.find import anywhere, find, source_of
from riftable.bots.net import ANSWER, VALUE, NetBot, Weights, fresh, layers, load, save
from riftable.core.errors import BadOption
from riftable.core.rng import Rng
from riftable.riftforce.batch import Batch
from riftable.riftforce.batch.features import WIDTH, look_ahead, observe
from riftable.riftforce.modes import Riftforce
from tools import train_net

pytestmark = pytest.mark.usefixtures("kernels")
DUEL = Riftforce("duel", {"draft": "beyond"})


def midgame(games: int, answers: int) -> Batch:
    """Games in which so many answers were given at random, those that ended left out."""
    batch = Batch(DUEL, np.arange(games))
    rng = np.random.default_rng(0)
    for _ in range(answers):
        batch.step(batch.random_moves(rng))
    return batch.take(np.flatnonzero(~batch.over))


@pytest.mark.parametrize("answers", [2, 40, 83])
def test_features_tell_nothing_that_the_seat_does_not_know(answers: int) -> None:
    batch = midgame(40, answers)
    twin = batch.copy()
    rng = Rng(1)
    for i in range(len(batch)):
        view = DUEL.view(batch.state(i), int(batch.seat[i]))
        twin.put(i, DUEL.imagine(view, rng))
    assert answers < 10 or not np.array_equal(twin.rows, batch.rows)  # other worlds
    assert np.array_equal(observe(twin, twin.seat), observe(batch, batch.seat))


def test_looking_ahead_sees_other_cards_than_those_that_come() -> None:
    batch = midgame(60, 60)
    ahead = look_ahead(batch, 12345)
    assert ahead.seen.shape == (int(batch.counts.sum()), WIDTH)
    assert ahead.begins.tolist() == [0, *np.cumsum(batch.counts.astype(int))[:-1]]
    others = look_ahead(batch, 54321)
    assert not np.array_equal(ahead.seen, others.seen)  # somebody drew
    assert np.array_equal(ahead.seen, look_ahead(batch, 12345).seen)


def test_a_net_is_kept_in_a_file_and_goes_by_its_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    weights = fresh(np.random.default_rng(1))
    save(Path("small.npz"), weights)
    kept = load(Path("small.npz"))
    assert all(np.array_equal(kept[name], array) for name, array in weights.items())
    found = find("net:small.npz", DUEL)
    assert isinstance(found, NetBot)
    assert anywhere("net:small.npz") == f"net:{tmp_path / 'small.npz'}"
    assert source_of("net:small.npz") == Path("small.npz").read_bytes()
    result = play(DUEL, [found, bot("random", DUEL)], seed=3)
    assert result.result[0] == -result.result[1]


def test_what_is_no_net_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="there is no file"):
        find("net:nowhere.npz", DUEL)
    other = tmp_path / "other.npz"
    other.write_text("not a net")
    with pytest.raises(BadOption, match="there is no net in"):
        find(f"net:{other}", DUEL)
    np.savez(other, version=np.array(99))
    with pytest.raises(BadOption, match="for features 99"):
        find(f"net:{other}", DUEL)
    with pytest.raises(BadOption, match="takes no “iterations”"):
        find("net?iterations=3", DUEL)
    with pytest.raises(BadOption, match="nets play duels of riftforce, not riftforce solo"):
        find("net", riftable.rules("riftforce", mode="solo"))


def test_the_net_we_bring_plays_well() -> None:
    net, other = find("net", DUEL), bot("random", DUEL)
    won = [play(DUEL, [net, other], seed).result[0] for seed in range(8)]
    assert sum(won) >= 6


def test_a_gradient_is_what_a_small_change_does() -> None:
    room = train_net.Room(DUEL, 3, games=6)
    weights: Weights = {name: array.astype(np.float64) for name, array in fresh(room.rng).items()}
    step = [room.step(weights) for _ in range(20)][-1]
    gain = room.rng.standard_normal(6)
    target = room.rng.standard_normal(6)

    def loss() -> float:
        out = layers(weights, step.seen)[-1]
        logs = train_net.log_softmax(out[6:, ANSWER], step.ahead)
        doubt = -np.add.reduceat(np.exp(logs) * logs, step.ahead.begins)
        ratio = np.exp(logs[step.chosen] - step.chance)
        value = train_net.JUDGE * (out[:6, VALUE] - target) ** 2 / 2
        return float((value - ratio * gain - train_net.DULL * doubt).mean())

    found, _ = train_net.gradient(weights, step, gain, target)
    for name, array in weights.items():
        at = np.unravel_index(int(np.abs(found[name]).argmax()), array.shape)
        kept = array[at]
        array[at] = kept + 1e-5
        up = loss()
        array[at] = kept - 1e-5
        down = loss()
        array[at] = kept
        assert (up - down) / 2e-5 == pytest.approx(found[name][at], rel=1e-3), name


def test_what_is_good_for_one_seat_is_bad_for_the_other() -> None:
    room = train_net.Room(DUEL, 3, games=1)
    step = room.step(fresh(room.rng))
    one = np.ones(1, np.float32)
    mine, theirs = np.zeros(1, np.int8), np.ones(1, np.int8)
    last = step._replace(seat=theirs, value=0 * one, reward=one, over=np.array([True]))
    first = step._replace(seat=mine, value=0 * one, reward=0 * one, over=np.array([False]))
    gains = train_net.advantages([first, last], one, mine)
    assert [float(gain[0]) for gain in gains] == [pytest.approx(-train_net.LAMBDA), 1.0]


def test_a_short_lesson_is_written_with_its_curve(tmp_path: Path) -> None:
    out = tmp_path / "net.npz"
    brief = "--minutes 0.001 --games 2 --side-by-side 16 --out"
    train_net.main([*brief.split(), str(out)])
    assert load(out)
    assert out.with_suffix(".svg").read_text(encoding="utf-8").startswith("<?xml")
    assert out.with_suffix(".json").is_file()

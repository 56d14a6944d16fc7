"""Training on the CPU: the loss, that it can be stopped and resumed, and the command."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
import torch

from riftable.ai.learned_net import LearnedNet, columns, layout_of, load_net, save_net
from riftable.core.errors import BadOption
from riftable.games.riftforce.rulebook import Riftforce
from riftable.games.riftforce.spec import SPEC
from riftable.training.files import TrainingFiles, train
from riftable.training.games import HostGames
from riftable.training.model import new_tensors, outputs, to_weights
from riftable.training.ppo import Decisions, Settings, log_probabilities, losses
from riftable.training.trainer import Goal, Trainer
from tests.cli.helpers import cli

pytestmark = pytest.mark.usefixtures("kernels")
VARIANTS = [Riftforce("duel", {"draft": draft, "cap": 1}) for draft in ("base", "beyond")]
assert SPEC.batch is not None
BATCH = SPEC.batch.load()
SETTINGS = Settings(steps=6, minibatch=32)
TITLES = ["won", "foreseen", "entropy", "minutes"]


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def trainer(iterations: int, against: LearnedNet | None = None) -> Trainer:
    games = HostGames(BATCH, VARIANTS, 16, 1)
    layout = layout_of(games.encoding, 8, 16)
    return Trainer(games, Goal(iterations), SETTINGS, 1, layout, against)


def test_the_net_is_the_one_that_plays() -> None:
    games = HostGames(BATCH, VARIANTS, 4, 1)
    games.look()
    layout = layout_of(games.encoding, 8, 16)
    net = new_tensors(layout, 3, "cpu")
    scores, values = outputs(layout, net, games.observations)
    others, other_values = columns(layout, to_weights(net), games.observations.numpy())
    assert np.allclose(scores.detach().numpy(), others, atol=1e-4)
    assert np.allclose(values.detach().numpy(), other_values, atol=1e-4)


def test_illegal_actions_have_no_probability() -> None:
    logs = log_probabilities(torch.zeros(2, 4), torch.tensor([[1, 1, 0, 0], [0, 0, 0, 1]], dtype=torch.bool))
    assert logs.exp().tolist() == [[0.5, 0.5, 0, 0], [0, 0, 0, 1]]


def test_the_loss_by_hand() -> None:
    """Two decisions with two legal actions each: one clipped, one of an old self that shows a value only."""
    part = Decisions(
        None,
        torch.tensor([[True, True, False]] * 2),
        torch.tensor([0, 1]),
        torch.tensor([0.25, 0.5]).log(),
        torch.tensor([0.5, -1.0]),
        torch.tensor([2.0, 5.0]),
        torch.tensor([True, False]),
    )
    scores = torch.zeros(2, 3, requires_grad=True)
    found = losses(scores, torch.tensor([0.0, 0.0]), part, Settings(clip=0.2, value=0.5), 0.1)
    entropy = float(np.log(2))
    value = (0.25 + 1.0) / 2
    assert float(found.total.detach()) == pytest.approx(0.5 * value - 1.2 * 2.0 - 0.1 * entropy)
    assert float(found.clipped) == 1
    assert float(found.value) == pytest.approx(value)
    found.total.backward()
    assert scores.grad[0].abs().max() < 1e-6  # clipped, and the entropy is at its highest
    assert not scores.grad[1].any()
    assert float(found.divergence) == pytest.approx(2 - 1 - np.log(2))


def test_a_break_changes_nothing(tmp_path: Path) -> None:
    whole, first, second = trainer(4), trainer(4), trainer(4)
    for _ in range(4):
        whole.iterate()
    for _ in range(2):
        first.iterate()
    first.save(tmp_path / "net.state")
    second.resume(tmp_path / "net.state")
    for _ in range(2):
        second.iterate()
    assert second.progress == whole.progress == 1
    assert (second.decisions, second.finished) == (whole.decisions, whole.finished)
    assert all(torch.equal(second.net[name], whole.net[name]) for name in whole.net)


def test_it_learns_what_is_worth_the_most() -> None:
    """With rounds capped at one, the games of 16 seats end soon; the net gets better at foreseeing them."""
    learner = trainer(24)
    before = to_weights(learner.net)
    figures = [learner.iterate() for _ in range(24)]
    assert sum(one["games"] for one in figures) > 20
    assert figures[-1]["entropy"] < figures[0]["entropy"]
    assert any(not np.array_equal(array, before[name]) for name, array in to_weights(learner.net).items())
    assert len(learner.old_selves) == 1 + 24 // 8


def test_against_a_frozen_net_only_one_side_learns() -> None:
    foe = trainer(1).learned({"game": "riftforce", "mode": "duel"})
    learner = trainer(2, foe)
    learner.start_from(foe)
    learner.iterate()
    mine = learner.rollout.kept.mine
    sides = learner.rollout.sides
    assert torch.equal(mine, sides != learner.rollout.old_side)
    assert all(np.array_equal(learner.old_selves[0][name].numpy(), foe.weights[name]) for name in foe.weights)


def test_alone_the_net_makes_all_decisions_and_all_results_are_its_own() -> None:
    games = HostGames(BATCH, [Riftforce("solo", {}), Riftforce("solo", {"cap": 1})], 16, 1)
    learner = Trainer(games, Goal(20), SETTINGS, 1, layout_of(games.encoding, 8, 16))
    figures = [learner.iterate() for _ in range(20)]
    assert learner.alone
    assert learner.rollout.kept.mine.all()
    assert not learner.rollout.sides.any()
    assert len(learner.old_selves) == 1
    ended = sum(one["games"] for one in figures)
    assert ended == sum(one["old_games"] for one in figures) > 20
    assert 0 < sum(one["old_points"] for one in figures) <= 0.5 * ended  # capped games are drawn, others lost


def test_a_net_of_another_layout_is_no_opponent_and_no_start() -> None:
    games = HostGames(BATCH, VARIANTS, 16, 1)
    layout = layout_of(games.encoding, 8, 24)
    other = LearnedNet(layout, to_weights(new_tensors(layout, 3, "cpu")), {})
    with pytest.raises(BadOption, match=r"net of --against .* units 24, not units 16"):
        trainer(1, other)
    with pytest.raises(BadOption, match=r"net of --from .* units 24, not units 16"):
        trainer(1).start_from(other)


def test_files_are_written_and_read_again(tmp_path: Path) -> None:
    files = TrainingFiles(tmp_path / "net.npz")
    learner = trainer(2)
    told: list[int] = []
    about = {"game": "riftforce", "mode": "duel"}
    train(learner, files, about, TITLES, lambda line: told.append(line.iteration))
    assert told[-1] == 2
    net = load_net(files.net, learner.games.encoding)
    assert (net.about["decisions"], net.about["seed"]) == (2 * 16 * 6, 1)
    assert json.loads(files.log.read_text("utf-8").splitlines()[-1])["iteration"] == 2
    picture = files.picture.read_text("utf-8")
    assert picture.startswith("<svg")
    assert [line.old_games for line in files.lines] == [0]
    assert picture.count('<polyline points=""') == 1  # no game has ended that could be won
    again = TrainingFiles(files.net)
    again.read_log(1)
    assert all(line.iteration <= 1 for line in again.lines)


def test_the_command_trains_and_resumes(tmp_path: Path) -> None:
    out = str(tmp_path / "net.npz")
    brief = ["train", "--cpu", "--games", "4", "--out", out]
    done = cli(*brief, "--iterations", "1")
    assert (done.code, done.err) == (0, "")
    assert "Training on the CPU" in done.plain
    done = cli(*brief, "--iterations", "2", "--resume")
    assert (done.code, done.err) == (0, "")
    log = (tmp_path / "net.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line)["iteration"] for line in log] == [1, 2]
    assert "| iterations | 2 |" in (tmp_path / "net.md").read_text("utf-8")
    assert "--resume" in cli(*brief, "--resume", "--from", out).err


def test_the_command_says_that_nothing_is_left_and_which_option_gives_more(tmp_path: Path) -> None:
    brief = ["train", "--cpu", "--games", "4", "--out", str(tmp_path / "net.npz")]
    assert cli(*brief, "--iterations", "2").code == 0
    files = {path: path.read_bytes() for path in tmp_path.iterdir()}
    for goal, lang, said in (
        (["--iterations", "2"], "en", "--iterations 2 is reached, counted from the first start"),
        (["--minutes", "0.001"], "en", "Nothing is left to train: --minutes 0.001 is reached"),
        (["--iterations", "1"], "fr", "Donnez à --iterations un nombre plus grand pour continuer"),
        (["--iterations", "2"], "uk", "Щоб продовжити, задайте для --iterations більше число"),
    ):
        done = cli(*brief, *goal, "--resume", "--lang", lang)
        assert (done.code, done.err) == (0, "")
        assert said in done.out.replace("\n", " ")
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == files


def test_the_command_trains_a_net_that_plays_alone(tmp_path: Path) -> None:
    out = str(tmp_path / "net.npz")
    done = cli("train", "--mode", "solo", "--cpu", "--games", "4", "--out", out, "--iterations", "1")
    assert (done.code, done.err) == (0, "")
    assert "of the points won" in done.plain
    card = (tmp_path / "net.md").read_text("utf-8")
    assert "| trained by | PPO, seed 1 |" in card
    assert "riftable exploit" not in card
    assert "plays alone" in cli("exploit", out).err


def test_the_command_says_in_every_language_that_an_opponent_has_another_layout(tmp_path: Path) -> None:
    encoding = HostGames(BATCH, VARIANTS, 2, 1).encoding
    layout = layout_of(encoding, 8, 16)
    about = {"game": "riftforce", "mode": "duel", "fingerprint": encoding.fingerprint}
    path = tmp_path / "small.npz"
    save_net(path, LearnedNet(layout, to_weights(new_tensors(layout, 3, "cpu")), about))
    for lang, said in (
        ("en", "another layout than the net in training: part_units 8, units 16, not part_units 128"),
        ("fr", "le réseau de --against n’a pas la même structure"),
        ("uk", "мережа з --against має іншу будову"),
    ):
        done = cli("train", f"--lang={lang}", "--cpu", "--games", "4", "--against", str(path))
        assert done.code == 2
        assert said in done.err.replace("\u00a0", " ")


def test_a_state_of_other_games_or_another_net_is_refused(tmp_path: Path) -> None:
    state = tmp_path / "net.state"
    trainer(1).save(state)
    fewer = HostGames(BATCH, VARIANTS, 8, 1)
    wider = HostGames(BATCH, VARIANTS, 16, 1)
    others = [(fewer, layout_of(fewer.encoding, 8, 16)), (wider, layout_of(wider.encoding, 8, 24))]
    for games, layout in others:
        other = Trainer(games, Goal(1), SETTINGS, 1, layout)
        with pytest.raises(BadOption, match="another number of games"):
            other.resume(state)
        assert other.iteration == 0
    trainer(1).resume(state)

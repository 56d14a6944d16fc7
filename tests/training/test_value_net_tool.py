"""Tools that teach value nets: a net in PyTorch judges positions as the bots will, and learns from games."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
import torch

import riftable
from riftable.core.rng import Rng
from riftable.games.riftforce.ai.value_net import WEIGHT
from riftable.games.riftforce.ai.weights import read_value_net
from riftable.games.riftforce.rl.encoding import PLACES, RiftforceEncoding
from riftable.games.riftforce.rules.ids import ASK_ACTION
from riftable.games.riftforce.rules.state import Rift
from tools import learn_value_net as tool
from tools import play_search_games, tune_value_net


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


@pytest.mark.parametrize("mode", ["duel", "team3", "team4"])
def test_the_net_in_training_is_the_net_of_the_bots(mode: str) -> None:
    rules = riftable.rules("riftforce", mode)
    encoding = RiftforceEncoding(rules)
    extract = tool.Extractor(SimpleNamespace(encoding=encoding), list(rules.sides))
    net = tool.new_net(3, "cpu")
    with torch.no_grad():
        net["out"].normal_(0.0, 0.2, generator=torch.Generator().manual_seed(4))
    text = tool.as_json(net)
    rounded = {name: torch.tensor(matrix) / WEIGHT for name, matrix in json.loads(text).items()}
    value_net = read_value_net(text)
    rng = Rng(7)
    s = rules.new()
    found = []
    while s.ask is not None:
        assert isinstance(s, Rift)
        if s.ask.kind == ASK_ACTION and max(len(row) for row in s.rows) <= PLACES:
            seen = torch.tensor(encoding.encode(rules.view(s, int(s.ask.seat))))[None]
            by_torch = tool.logits(rounded, extract(seen), extract.columns, extract.lanes)
            found.append((value_net.logit(s), float(by_torch)))
        s.step(s.ask.sample(rng))
    assert len(found) > 10
    for own, by_torch in found:
        assert own == pytest.approx(by_torch, abs=0.05)  # units of the bots' net are rounded
    assert max(own for own, _ in found) - min(own for own, _ in found) > 0.1


def test_a_random_answer_is_no_ones_fault() -> None:
    values = [torch.tensor([0.5]), torch.tensor([0.2]), torch.tensor([-0.4])]
    sides = [torch.tensor([0]), torch.tensor([0]), torch.tensor([1])]
    ended = [torch.tensor([False]), torch.tensor([False]), torch.tensor([True])]
    outcomes = [torch.zeros(1), torch.zeros(1), torch.tensor([-1.0])]  # side 1 has won
    never = [torch.tensor([False])] * 3
    last = (torch.tensor([0.0]), torch.tensor([0]))
    first, second, third = tool.returns(values, sides, ended, outcomes, never, *last)
    assert third == pytest.approx(1.0)
    assert second == pytest.approx(-(tool.DECAY * 1.0 + (1 - tool.DECAY) * -0.4))
    assert first == pytest.approx(tool.DECAY * float(second) + (1 - tool.DECAY) * 0.2)
    chance = [torch.tensor([False]), torch.tensor([True]), torch.tensor([False])]
    first, second, third = tool.returns(values, sides, ended, outcomes, chance, *last)
    assert (float(second), float(third)) == pytest.approx((0.2, 1.0))
    assert first == pytest.approx(0.2)


def test_a_few_games_teach_a_little(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = ["--cpu", "--games", "256", "--positions", "8000", "--mini", "512", "--epochs", "4"]
    monkeypatch.setattr(sys, "argv", ["learn_value_net.py", *few, "--out", str(tmp_path)])
    tool.main()
    lines = [line for line in capsys.readouterr().out.splitlines() if "step" in line]
    before, after = (float(line.split("loss ")[1].split(",")[0]) for line in (lines[0], lines[-1]))
    assert after < before
    read_value_net((tmp_path / "value-net-duel.json").read_text(encoding="utf-8"))


def test_a_mode_without_a_net_needs_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["learn_value_net.py", "--mode", "team4"])
    with pytest.raises(SystemExit):
        tool.main()
    assert "name it by --net" in capsys.readouterr().err


@pytest.mark.parametrize("mode", ["duel", "team4", "solo"])
def test_what_the_search_found_is_learned(
    mode: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    games = [play_search_games.play_game(mode, 4, seed) for seed in range(17)]
    play_search_games.write(tmp_path, "some", games)
    positions = tune_value_net.read(tmp_path)  # the first game and the last are held out
    turns = [turn for game in games for turn in game.turns]
    assert len(turns) == len(positions.worth)
    assert int(positions.held_out.sum()) == len(games[0].turns) + len(games[-1].turns)
    start, out = tmp_path / "start.json", tmp_path / "net.json"
    page = json.loads((tune_value_net.DATA / "value-net-duel.json").read_text(encoding="utf-8"))
    page["out"] = [[weight // 4 for weight in row] for row in page["out"]]  # there is something to learn
    start.write_text(json.dumps(page), encoding="utf-8")
    net = tune_value_net.read_net(start)
    arguments = ["--start", str(start), "--new-seats", "--epochs", "4", "--mini", "64", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", ["tune_value_net", str(tmp_path), *arguments])
    tune_value_net.main()
    losses = [float(found) for found in re.findall(r"loss (\S+)", capsys.readouterr().out)]
    assert len(losses) == 5
    assert min(losses[1:]) < losses[0]
    learned = tune_value_net.read_net(out)
    assert {name: part.shape for name, part in learned.items()} == {
        name: part.shape for name, part in net.items()
    }
    others = positions.held_out.nonzero()[:, 0]
    assert tune_value_net.loss(learned, positions, others) == pytest.approx(min(losses), abs=0.01)  # rounded


def test_weights_that_taught_nothing_are_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = [play_search_games.play_game("duel", 4, seed, with_net=False) for seed in range(2)]
    play_search_games.write(tmp_path, "some", games)
    out = tmp_path / "net.json"
    arguments = [str(tmp_path), "--epochs", "1", "--mini", "64", "--rate", "1000", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", ["tune_value_net", *arguments])
    with pytest.raises(SystemExit, match="nothing was learned"):
        tune_value_net.main()
    assert not out.exists()


def test_rows_that_are_padded_are_the_rows_of_each_position() -> None:
    game = play_search_games.play_game("solo", 2, 3)
    sizes = [[len(part) for part in turn.rows] for turn in game.turns]
    rows = [row for turn in game.turns for part in turn.rows for row in part]
    locations, hands, tables = tune_value_net.padded(np.array(rows, np.int16), np.array(sizes, np.int64))
    for i, turn in enumerate(game.turns):
        for found, part in zip((*locations[i], hands[i], tables[i]), turn.rows, strict=True):
            assert list(found[: len(part)]) == part
            assert len(set(found[len(part) :])) <= 1

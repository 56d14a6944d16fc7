"""`riftable train` where it cannot train: each reason has a name."""

from __future__ import annotations

import pytest

from riftable.arena import extras
from riftable.cli.train import training_rules
from riftable.core.errors import BadOption
from riftable.games import spec
from tests.cli.helpers import cli


def test_without_torch_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "torch" else object())
    done = cli("train")
    assert done.code == 2
    assert "pip install 'riftable[train]'" in done.err


def test_a_game_or_mode_without_batches_is_refused() -> None:
    with pytest.raises(BadOption, match="no net can be trained for riffifi"):
        training_rules(spec("riffifi"), None)
    with pytest.raises(BadOption, match="no net can be trained for riftforce solo"):
        training_rules(spec("riftforce"), "solo")


def test_a_net_learns_all_variants_of_a_mode() -> None:
    drafts = [rules.options.get("draft", "base") for rules in training_rules(spec("riftforce"), None)]
    assert drafts == ["base", "beyond"]
    assert [rules.mode for rules in training_rules(spec("riftforce"), "team4")] == ["team4"]

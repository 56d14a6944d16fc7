"""`riftable train` where it cannot train: each reason has a name."""

from __future__ import annotations

import pytest

from riftable.arena import extras
from riftable.cli.train import training_rules
from riftable.core.errors import BadOption
from riftable.games import spec
from tests.cli.helpers import cli


@pytest.mark.parametrize("command", ["train", "exploit"])
def test_without_torch_the_extra_is_named(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "torch" else object())
    done = cli(command)
    assert done.code == 2
    assert "pip install 'riftable[train]'" in done.err


def test_a_game_or_mode_without_batches_is_refused() -> None:
    with pytest.raises(BadOption, match="no net can be trained for riftbound duel: it has no batches"):
        training_rules(spec("riftbound"), None)


def test_a_game_of_more_than_two_sides_is_refused() -> None:
    for lang, said in (
        ("en", "for riffifi: training is for at most two sides, and here 4 play"),
        ("fr", "l’entraînement oppose au plus deux camps, et ils sont 4 ici"),
        ("uk", "тренування розраховане щонайбільше на дві сторони, а тут їх 4"),
    ):
        done = cli("train", f"--lang={lang}", "riffifi")
        assert done.code == 2
        assert said in done.err


def test_a_net_that_plays_alone_has_no_opponent() -> None:
    for lang, said in (
        ("en", "a net of riftforce solo plays alone: there is no other net to play against"),
        ("fr", "un réseau de riftforce solo joue seul"),
        ("uk", "мережа для riftforce solo грає сама"),
    ):
        done = cli("train", f"--lang={lang}", "--mode", "solo", "--against", "net.npz")
        assert done.code == 2
        assert said in done.err


def test_a_net_learns_all_variants_of_a_mode() -> None:
    drafts = [rules.options.get("draft", "base") for rules in training_rules(spec("riftforce"), None)]
    assert drafts == ["base", "beyond"]
    assert [rules.mode for rules in training_rules(spec("riftforce"), "team4")] == ["team4"]
    assert [rules.options.get("cap", "0") for rules in training_rules(spec("riftforce"), "solo")][:2] == [
        "0",
        "9",
    ]

"""`riftable train` without PyTorch: each reason why it cannot train has a name; lines of its progress."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from riftable.arena import extras
from riftable.cli.train import progress_text, training_rules
from riftable.core.errors import BadOption
from riftable.games import spec
from riftable.language.fluent import LANGUAGES, Texts
from tests.cli.helpers import cli

if TYPE_CHECKING:
    from riftable.training.files import Line


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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["train-line", "train-line-alone", "exploit-line"])
def test_points_are_told_only_when_games_have_ended(key: str, lang: str) -> None:
    points = {"en": "64.0%", "fr": "64,0\u202f%", "uk": "64,0\u00a0%"}[lang]
    figures = {"minutes": 0.2, "decisions": 98304, "games": 12, "entropy": 1.25, "explained": 0.3}
    for ended in (0.0, 12.0):
        line = SimpleNamespace(**figures, old_games=ended, old_won=0.64)
        said = progress_text(Texts(lang), key, cast("Line", line))
        assert (points in said) == (ended > 0)
        assert "12" in said
        assert said.endswith("1.250" if lang == "en" else "1,250")

"""What the tools that learn policies have in common."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from riftable.core.rng import Rng
from tools.policy_from_search import (
    Answer,
    Decision,
    answers_of,
    arrays_of,
    learn,
    loss,
    probabilities,
    read_batches,
)

KNOWN = 6
WEIGHTS = np.array([1.5, -1.0, 0.5, 0.0, -0.5, 0.0])  # the last feature is in no answer


def decisions(seed: int, number: int) -> list[Decision]:
    """Decisions whose shares are those of a policy with WEIGHTS."""
    rng = Rng(seed)
    found = []
    for _ in range(number):
        features = [[rng.below(2), 2 + rng.below(3)] for _ in range(3)]
        powers = np.exp([WEIGHTS[one].sum() for one in features])
        shares = powers / powers.sum()
        found.append(Decision([Answer(*one) for one in zip(features, shares, strict=True)]))
    return found


def test_it_finds_the_weights_that_made_the_shares(capsys: pytest.CaptureFixture[str]) -> None:
    data = arrays_of([decisions(game, 20) for game in range(40)], 0, KNOWN)
    data.pop("known")
    every = np.ones(len(data["game"]), bool)
    found = learn("toy", data, every, np.zeros(KNOWN))
    # Only differences matter to a softmax: of the first two weights, and of the next three.
    assert found[0] - found[1] == pytest.approx(2.5, abs=0.1)
    assert found[2] - found[4] == pytest.approx(1.0, abs=0.1)
    assert found[2] - found[3] == pytest.approx(0.5, abs=0.1)
    answers = answers_of(data, every, KNOWN)
    assert (
        loss(answers, probabilities(answers, found)) < 0.01 < loss(answers, probabilities(answers, 0 * found))
    )
    assert "720 decisions, 80 held out" in capsys.readouterr().out


def test_a_weight_of_which_nothing_is_learned_stays() -> None:
    data = arrays_of([decisions(1, 20), decisions(2, 20)], 1, KNOWN)
    start = np.full(KNOWN, 0.7)
    assert learn("toy", data, np.ones(len(data["game"]), bool), start)[5] == pytest.approx(0.7)


def test_files_for_other_features_are_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "one.npz", allow_pickle=False, **arrays_of([decisions(1, 5)], 0, KNOWN))
    assert len(read_batches(tmp_path, KNOWN)["game"]) == 5
    np.savez(tmp_path / "two.npz", allow_pickle=False, **arrays_of([decisions(1, 5)], 0, KNOWN + 1))
    with pytest.raises(SystemExit, match=r"two\.npz was written for another set of features"):
        read_batches(tmp_path, KNOWN)

"""Masks of batches have a column for each move id, those of environments one for each action."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from riftable.envs.encoding import encoding_for
from riftable.games.riffifi.rl.batch import Batch as RiffifiBatch
from riftable.games.riffifi.rulebook import Riffifi
from riftable.games.riftforce.rl.batch import Batch
from riftable.games.riftforce.rulebook import Riftforce

PAGE = Path(__file__).resolve().parents[2] / "docs" / "how-to" / "use-rl-environments.md"
GAMES = 4
DECISIONS = 30


@pytest.mark.usefixtures("kernels", "riffifi_kernels")
@pytest.mark.parametrize("game", ["riftforce", "riffifi"])
def test_the_mask_of_a_batch_ends_with_columns_of_chance(game: str) -> None:
    batch = (
        Batch(Riftforce("duel", {}), range(GAMES))
        if game == "riftforce"
        else RiffifiBatch(Riffifi("table", {}), range(GAMES))
    )
    encoding = encoding_for(batch.rules)
    moves = encoding.num_actions + len(encoding.chance_moves)
    rng = np.random.default_rng(1)
    for _ in range(DECISIONS):
        mask = batch.mask()
        assert mask.shape == (GAMES, batch.rules.num_moves) == (GAMES, moves)
        assert not mask[:, encoding.num_actions :].any()
        if game == "riftforce":
            for i, row in enumerate(mask):
                view = batch.rules.view(batch.state(i), int(batch.seat[i]))
                assert np.array_equal(row[: encoding.num_actions], encoding.mask(view).astype(bool))
        batch.step(batch.random_moves(rng))
    page = " ".join(PAGE.read_text("utf-8").split())
    assert f"{batch.rules.num_moves} in {game.title()}" in page
    assert str(encoding.num_actions) in page

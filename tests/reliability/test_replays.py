"""A small run of `replays`: games of every mode are replayed identically in other processes and builds."""

from __future__ import annotations

import io
import json

import pytest

from tests.reliability.replays import ReplayDiffers, Run, modes, other_builds, replay_games, write_games


def test_replays_are_identical_in_other_processes_and_builds() -> None:
    sets = [found[-1] for found in modes().values()]
    run = Run(list(other_builds(here_only=True)), share=2)
    run.play_games(sets, 0, len(sets) * 2)
    run.check_other_builds()
    first, *rest = run.counts.values()
    assert first.games == len(sets) * 2
    assert all(0 < count.games <= len(sets) for count in rest)
    assert first.moves > 2000


def test_a_replay_that_differs_is_noticed() -> None:
    out = io.StringIO()
    write_games([("riftforce", "solo", {}), ("riffifi", "table", {})], range(2), out)
    lines = out.getvalue().splitlines()
    assert replay_games(lines) == sum(len(json.loads(line)[4]) for line in lines)
    for line in lines:
        *head, moves, end = json.loads(line)
        with pytest.raises(ReplayDiffers):
            replay_games([json.dumps([*head, moves, "0" * len(end)])])
        with pytest.raises(ReplayDiffers):
            replay_games([json.dumps([*head, moves[:-1], end])])

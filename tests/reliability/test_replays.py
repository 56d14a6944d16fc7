"""Replays in small: games of every mode come out the same wherever they are played again."""

from __future__ import annotations

import io
import json

import pytest

from tests.reliability.replays import Differs, Run, modes, others, read_back, write_down


def test_games_come_out_the_same_in_other_processes_and_on_another_build() -> None:
    sets = [found[-1] for found in modes().values()]
    run = Run(list(others(here_only=True)), share=2)
    run.lot(sets, 0, len(sets) * 2)
    run.elsewhere()
    first, *rest = run.counts.values()
    assert first.games == len(sets) * 2
    assert all(0 < count.games <= len(sets) for count in rest)
    assert first.moves > 2000


def test_a_game_that_comes_out_otherwise_is_noticed() -> None:
    out = io.StringIO()
    write_down([("riftforce", "solo", {}), ("riffifi", "table", {})], range(2), out)
    lines = out.getvalue().splitlines()
    assert read_back(lines) == sum(len(json.loads(line)[4]) for line in lines)
    for line in lines:
        *head, moves, end = json.loads(line)
        with pytest.raises(Differs):
            read_back([json.dumps([*head, moves, "0" * len(end)])])
        with pytest.raises(Differs):
            read_back([json.dumps([*head, moves[:-1], end])])

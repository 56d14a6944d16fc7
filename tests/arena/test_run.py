"""Runs give the same games with any workers and after any interruption."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from unittest import mock

import pytest

from riftable.arena.ray_workers import RayUnavailable, RayWorkers
from riftable.arena.referee import BotFailed
from riftable.arena.results import TIMES, BadResults, ResultsFile, TournamentMismatch, read_results
from riftable.arena.run import Run
from riftable.arena.sprt import Bounds
from riftable.arena.tournament import Tournament, plan, schedule
from riftable.arena.workers import (
    CodeMismatch,
    GameBatch,
    PendingBatch,
    ProcessWorkers,
    WorkerLost,
    Workers,
    local_workers,
    play_all,
)
from riftable.core.errors import BadOption
from tests.arena.bots import LONG_S
from tests.extras import skip_without

SHORT = {"cap": 4}
BOTS = Path(__file__).parent / "bots.py"


def short(players: str = "greedy,random", seed: int = 3) -> Tournament:
    return plan("riftforce", None, SHORT, players, seed)


def results(path: Path) -> str:
    """Return a file without its times."""
    head, lines = read_results(path)
    timeless = [{key: value for key, value in line.items() if key != TIMES} for line in lines]
    return "\n".join(json.dumps(line) for line in [head, *timeless])


def run(path: Path, tournament: Tournament, games: int, open_workers: Callable[[], Workers] = Workers) -> Run:
    done = Run(tournament, games, path)
    done.play(open_workers)
    return done


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The results of twelve games, played one after the other."""
    path = tmp_path_factory.mktemp("alone") / "results.ndjson"
    run(path, short(), 12)
    return results(path)


def test_many_processes_play_the_same_games(alone: str, tmp_path: Path) -> None:
    path = tmp_path / "many.ndjson"
    assert run(path, short(), 12, lambda: local_workers(3)).fresh == 12
    assert results(path) == alone
    assert isinstance(local_workers(2), ProcessWorkers)
    assert not isinstance(local_workers(1), ProcessWorkers)


@pytest.mark.filterwarnings("default")  # of Ray's own, which are not ours to mend
def test_a_cluster_plays_the_same_games(alone: str, tmp_path: Path) -> None:
    skip_without("ray")
    path = tmp_path / "ray.ndjson"
    tournament, bad = short(), short(f"random,{BOTS}:Cheat")
    file = ResultsFile(path, tournament)
    with RayWorkers(jobs=2) as cluster:
        for lines in play_all(tournament, list(schedule(tournament, 12)), cluster):
            file.add(lines)
        batch = GameBatch(bad, bad.players, tuple(schedule(bad, 2)))
        with pytest.raises(BotFailed, match=r"bots\.py:Cheat \(seat"):  # the same error as at home
            cluster.submit(batch).result()
    assert results(path) == alone


@pytest.mark.filterwarnings("default")
def test_a_cluster_that_is_not_there_is_named() -> None:
    skip_without("ray")
    with (
        mock.patch("ray.init", side_effect=ConnectionError("connection refused")),
        pytest.raises(RayUnavailable, match="there is no Ray cluster at “somewhere”: connection refused"),
    ):
        RayWorkers("somewhere")


def test_batches_of_any_size_are_the_same(alone: str, tmp_path: Path) -> None:
    class LargeBatchWorkers(Workers):
        parallel = 2
        batch_seconds = 1000.0

    path = tmp_path / "unfinished.ndjson"
    run(path, short(), 12, LargeBatchWorkers)
    assert results(path) == alone


class InterruptedWorkers(Workers):
    """Plays some batches, then raises as Ctrl-C does."""

    batch_seconds = 0.0  # one game a batch

    def __init__(self, left: int) -> None:
        self.left = left

    def submit(self, batch: GameBatch) -> PendingBatch:
        if not self.left:
            raise KeyboardInterrupt
        self.left -= 1
        return super().submit(batch)


def test_a_run_goes_on_where_it_stopped(alone: str, tmp_path: Path) -> None:
    path = tmp_path / "results.ndjson"
    with pytest.raises(KeyboardInterrupt):
        run(path, short(), 12, lambda: InterruptedWorkers(6))
    _, lines = read_results(path)
    assert 0 < len(lines) < 12
    with path.open("ab") as file:
        file.write('{"game":"riftforce","se“'.encode()[:-1])  # cut off in the middle of a line
    done = run(path, short(), 12)
    assert (done.resumed, done.fresh) == (len(lines), 12 - len(lines))
    assert done.standings.games == 12
    assert results(path) == alone


def test_a_file_is_extended_with_more_games(alone: str, tmp_path: Path) -> None:
    path = tmp_path / "results.ndjson"
    run(path, short(), 4)
    done = run(path, short(), 12)
    assert done.resumed == 4
    assert results(path) == alone
    fewer = run(path, short(), 6)  # of those that are there, the first
    assert (fewer.standings.games, fewer.fresh) == (6, 0)
    assert results(path) == alone


def test_a_complete_file_needs_no_workers(tmp_path: Path) -> None:
    path = tmp_path / "results.ndjson"
    run(path, short(), 2)

    def no_workers() -> Workers:
        raise AssertionError

    assert run(path, short(), 2, no_workers).standings.games == 2


@pytest.mark.parametrize(
    ("tournament", "says"),
    [
        (short("random,greedy"), "“players” was .*greedy.*random.* and is .*random.*greedy"),
        (short(seed=4), "“seed” was 3 and is 4 now"),
        (plan("riftforce", None, {"cap": 9}, "greedy,random", 3), "“options” was .*4.* and is .*9"),
        (plan("riftforce", "team3", SHORT, "greedy,random", 3), '“mode” was "duel"'),
        (plan("riffifi", None, {}, "greedy,random", 3), '“game” was "riftforce"'),
        (short()._replace(code="0123"), "the code of the rules or the bots was"),
    ],
)
def test_another_tournament_is_refused_by_name(tournament: Tournament, says: str, tmp_path: Path) -> None:
    path = tmp_path / "results.ndjson"
    run(path, short(), 2)
    before = path.read_bytes()
    with pytest.raises(TournamentMismatch, match=f"results.ndjson has results of another tournament: {says}"):
        Run(tournament, 2, path)
    assert path.read_bytes() == before


def test_what_is_not_results_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.ndjson"
    run(path, short(), 4)
    rows = path.read_text("utf-8").splitlines(keepends=True)
    for text, says in (
        ("hello\n", "line 1: this is not JSON"),
        ('{"seed":1}\n', "line 1: .*it has no “arena”"),
        ("half a line", "holds no results"),
        (rows[0] + "[]\n", "line 2: .*it has no “game”"),
        (rows[0].replace('"arena":1', '"arena":2'), "is of version 2, not 1"),
    ):
        path.write_text(text, "utf-8")
        with pytest.raises(BadResults, match=says):
            Run(short(), 4, path)
    path.write_text(rows[0] + rows[2] + rows[1], "utf-8")
    with pytest.raises(BadResults, match="line 2: another game belongs here"):
        Run(short(), 4, path)
    with pytest.raises(BadResults, match="cannot be read"):
        read_results(tmp_path / "nowhere.ndjson")


def test_a_decided_test_stops_the_run_at_the_same_game_for_all_workers(tmp_path: Path) -> None:
    tournament, bounds = plan("riftforce", None, {}, f"random,{BOTS}:First", 3), Bounds(0.3, 0.7)
    seen = []
    for i, open_workers in enumerate((Workers, lambda: local_workers(2))):
        path = tmp_path / f"{i}.ndjson"
        done = Run(tournament, 400, path, bounds)
        done.play(open_workers)
        assert done.sprt is not None
        assert done.sprt.settled
        assert done.standings.games < 200
        assert done.standings.games % 2 == 0  # whole pairs
        again = Run(tournament, 400, path, bounds)
        assert (again.resumed, again.over()) == (done.standings.games, True)
        seen.append(results(path))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("players", ["greedy", "greedy,random,tests.arena.bots:First"])
def test_only_two_can_be_tested(players: str) -> None:
    with pytest.raises(BadOption, match="--sprt asks whether the first of two players"):
        Run(short(players), 2, None, Bounds(0.5, 0.6))


def test_a_bot_that_fails_in_another_process_is_named(tmp_path: Path) -> None:
    path = tmp_path / "results.ndjson"
    with pytest.raises(BotFailed, match=r"bots.py:Faint \(seat \d of riftforce duel, seed 3, move \d+\)"):
        run(path, short(f"random,{BOTS}:Faint"), 4, lambda: local_workers(2))


def test_workers_with_unneeded_batches_are_terminated() -> None:
    tournament = short(f"{BOTS}:Slow")
    begin = perf_counter()
    with ProcessWorkers(2) as workers:
        for _ in range(3):
            workers.submit(GameBatch(tournament, tournament.players, tuple(schedule(tournament, 1))))
    assert perf_counter() - begin < LONG_S  # in which the bot has not given one answer


def test_a_process_that_dies_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(WorkerLost, match="has died"):
        run(tmp_path / "results.ndjson", short(f"{BOTS}:Fatal"), 2, lambda: ProcessWorkers(1))


def test_a_worker_with_other_code_refuses(tmp_path: Path) -> None:
    with pytest.raises(CodeMismatch, match="other code"):
        run(tmp_path / "results.ndjson", short()._replace(code="0123"), 2)


def test_a_free_for_all_and_a_team(tmp_path: Path) -> None:
    path = tmp_path / "riffifi.ndjson"
    done = run(path, plan("riffifi", None, {}, "greedy,random*2"), 3)
    _, lines = read_results(path)
    assert [line["seats"].index("greedy") for line in lines] == [0, 2, 1]
    assert {line["seed"] for line in lines} == {0}
    assert (done.standings.scores["greedy"].games, done.standings.scores["random"].games) == (3, 6)
    path = tmp_path / "team.ndjson"
    run(path, plan("riftforce", "team3", SHORT, "greedy,random"), 2)
    _, lines = read_results(path)
    assert [line["seats"] for line in lines] == [
        ["greedy", "random", "greedy"],
        ["random", "greedy", "random"],
    ]
    assert all(len(line["guilds"]) == 3 for line in lines)

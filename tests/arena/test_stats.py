"""Statistics of results: compared with counts by hand, and the same from Parquet."""

from __future__ import annotations

from pathlib import Path

import pytest

from riftable.arena import extras
from riftable.arena.extras import MissingExtra, need
from riftable.arena.outcomes import interval
from riftable.arena.parquet import read_parquet, write_parquet
from riftable.arena.results import BadResults, ResultLine, TournamentMismatch, read_results, to_ndjson
from riftable.arena.run import Run
from riftable.arena.stats import OTHERS, WINNERS, StatisticsNotPublished, Stats, read_stats
from riftable.arena.tournament import plan
from riftable.arena.workers import Workers
from riftable.core.errors import BadOption
from tests.extras import skip_without

HEAD: ResultLine = {
    "arena": 1, "game": "riftforce", "mode": "duel", "options": {}, "players": ["a", "b"],
    "tables": [[0, 1]], "seed": 0, "code": "",
}  # fmt: skip


def game(seats: str, winner: int, first: int, guilds: str, curve: list[list[int]]) -> ResultLine:
    """Return the result line of a duel; the guilds were drafted in turn."""
    own = [part.split() for part in guilds.split("/")]
    taken = [[seat, own[seat][i]] for i in range(len(own[0])) for seat in (0, 1)]
    return {
        "game": "riftforce", "mode": "duel", "options": {}, "table": 0, "block": 0, "seed": 0,
        "sides": [0, 1],
        "seats": seats.split(), "result": [1.0, -1.0] if winner == 0 else [-1.0, 1.0], "scores": curve[-1],
        "turns": len(curve) - 1, "decisions": [9, 8], "first": first, "guilds": own, "draft": taken,
        "curve": curve, "times": {"game": 1.0, "seconds": [0.5, 0.5], "slowest": [0.1, 0.1]},
    }  # fmt: skip


GAMES = [
    game("a b", 0, 0, "fire ice light / air plant sand", [[0, 0], [2, 0], [12, 4]]),
    game("b a", 1, 0, "fire ice light / air plant sand", [[0, 0], [1, 3], [5, 13]]),
    game("a b", 0, 1, "fire air light / ice plant sand", [[0, 0], [4, 2], [6, 2], [12, 6]]),
]


def test_guilds_by_hand() -> None:
    rates = {rate.guild: rate for rate in Stats(HEAD, GAMES).guilds()}
    assert {guild: (rate.games, round(rate.games * rate.wins.share)) for guild, rate in rates.items()} == {
        "fire": (3, 2), "ice": (3, 1), "light": (3, 2), "air": (3, 2), "plant": (3, 1), "sand": (3, 1),
    }  # fmt: skip
    assert rates["fire"].wins == interval(2, 3)
    assert rates["fire"].pick == 1
    assert rates["sand"].pick == 6
    assert rates["air"].pick == pytest.approx((2 + 2 + 3) / 3)
    assert [rate.guild for rate in Stats(HEAD, GAMES).guilds()][:3] == ["fire", "light", "air"]


def test_guilds_of_one_player() -> None:
    stats = Stats(HEAD, GAMES)
    rates = {rate.guild: rate for rate in stats.guilds("b")}
    assert {guild: rate.games for guild, rate in rates.items()} == {
        "air": 1, "plant": 2, "sand": 2, "fire": 1, "ice": 2, "light": 1,
    }  # fmt: skip
    assert all(rate.wins.share == 0 for rate in rates.values())
    assert rates["plant"].pick == 4
    with pytest.raises(BadOption, match="there is no player “c”; there is a, b"):
        stats.guilds("c")


def test_pairs_by_hand() -> None:
    rates = Stats(HEAD, GAMES).pairs()
    found = {rate.guilds: (rate.games, rate.wins) for rate in rates}
    assert found["fire", "light"] == (3, interval(2, 3))
    assert found["fire", "ice"] == (2, interval(1, 2))
    assert found["plant", "sand"] == (3, interval(1, 3))
    assert found["fire", "air"] == (1, interval(1, 1))
    assert ("fire", "plant") not in found
    assert rates == sorted(rates, key=lambda rate: (-rate.wins.low, rate.guilds))


def test_the_start_by_hand() -> None:
    first, second = Stats(HEAD, GAMES).starts()
    assert (first.place, first.games, first.wins) == (1, 3, interval(1, 3))
    assert (second.place, second.games, second.wins) == (2, 3, interval(2, 3))


def test_curves_by_hand() -> None:
    a, b = Stats(HEAD, GAMES).curves()
    assert (a.name, b.name) == ("a", "b")
    assert a.mean == pytest.approx([0, 3, (12 + 13 + 6) / 3])  # cut at the length of all but the longest
    assert b.mean == pytest.approx([0, 1, (4 + 5 + 2) / 3])
    assert all(low <= mean <= high for low, mean, high in zip(a.low, a.mean, a.high, strict=True))


def test_curves_of_winners_where_all_play_the_same() -> None:
    alike = [{**one, "seats": ["a", "a"]} for one in GAMES]
    winners, others = Stats(HEAD, alike).curves()
    assert (winners.name, others.name) == (WINNERS, OTHERS)
    assert winners.mean[-1] > others.mean[-1]


@pytest.fixture
def riffifi(tmp_path: Path) -> Path:
    path = tmp_path / "riffifi.ndjson"
    Run(plan("riffifi", None, {}, "tests.arena.bots:First,random*3"), 8, path).play(Workers)
    return path


def test_a_free_for_all_has_no_guilds_but_places(riffifi: Path) -> None:
    stats = read_stats([riffifi])
    assert stats.guilds() == []
    assert stats.pairs() == []
    assert [rate.place for rate in stats.starts()] == [1, 2, 3, 4]
    assert [rate.games for rate in stats.starts()] == [8] * 4
    assert len(stats.curves()) == 2


def test_solo_counts_the_player_only(tmp_path: Path) -> None:
    path = tmp_path / "solo.ndjson"
    Run(plan("riftforce", "solo", {}, "random"), 3, path).play(Workers)
    stats = read_stats([path])
    assert stats.starts() == []
    assert sum(rate.games for rate in stats.guilds()) == 3 * 4
    assert stats.curves()


def test_teams_count_by_side(tmp_path: Path) -> None:
    path = tmp_path / "team.ndjson"
    Run(plan("riftforce", "team3", {"cap": 4}, "random"), 2, path).play(Workers)
    assert sum(rate.games for rate in read_stats([path]).guilds()) == 2 * (3 + 4 + 3)


def test_parquet_reads_back_as_it_was(riffifi: Path, tmp_path: Path) -> None:
    skip_without("parquet")
    duel = tmp_path / "duel.ndjson"
    Run(plan("riftforce", None, {"cap": 4}, "random,tests.arena.bots:First"), 4, duel).play(Workers)
    for path in (riffifi, duel):
        tournament, lines = read_results(path)
        copy = path.with_suffix(".parquet")
        write_parquet(copy, tournament, lines)
        assert read_parquet(copy) == (tournament, lines)
        assert [to_ndjson(line) for line in read_parquet(copy)[1]] == [to_ndjson(line) for line in lines]
        assert read_stats([copy]).starts() == read_stats([path]).starts()
    riffifi.with_suffix(".parquet").write_bytes(b"no")
    with pytest.raises(BadResults, match="is not a Parquet file"):
        read_stats([riffifi.with_suffix(".parquet")])


def test_several_files_count_together(tmp_path: Path) -> None:
    one, other, third = [tmp_path / f"{n}.ndjson" for n in range(3)]
    one.write_text("".join(map(to_ndjson, [HEAD, *GAMES])), "utf-8")
    other.write_text("".join(map(to_ndjson, [{**HEAD, "seed": 9}, *GAMES[:1]])), "utf-8")
    third.write_text("".join(map(to_ndjson, [{**HEAD, "options": {"draft": "beyond"}}, *GAMES])), "utf-8")
    assert read_stats([one, other]).standings.games == 4
    with pytest.raises(TournamentMismatch, match=r"2\.ndjson and 0\.ndjson differ in their options"):
        read_stats([one, third])
    other.write_text(to_ndjson(HEAD), "utf-8")
    with pytest.raises(BadResults, match="holds no game yet"):
        read_stats([other])


def test_riftbound_is_not_counted() -> None:
    with pytest.raises(StatisticsNotPublished, match="Riftbound"):
        Stats({**HEAD, "game": "riftbound"}, GAMES)


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    need("arena")
    monkeypatch.setitem(extras.MODULES, "arena", ("openskill", "nothing_of_that_name"))
    with pytest.raises(MissingExtra, match=r"nothing_of_that_name.*pip install 'riftable\[arena\]'"):
        need("arena")

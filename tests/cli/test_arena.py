"""`riftable arena` and `riftable stats` in three languages, with plots."""

from __future__ import annotations

import re
from pathlib import Path
from unittest import mock

import numpy as np
import pytest

from riftable.arena.error_messages import ArenaMessage
from riftable.arena.results import ResultLine, read_results, to_ndjson
from riftable.arena.stats import StatisticsNotPublished, Stats, read_stats
from riftable.arena.workers import Workers
from riftable.cli.error_texts import error_text
from riftable.cli.plots import BLUE, Plots
from riftable.cli.stats import guild_names
from riftable.language.fluent import LANGUAGES, Texts
from tests.cli.helpers import cli
from tests.extras import skip_without

BOTS = "tests.arena.bots"
SHORT = ("--option", "cap=6", "--jobs", "1", "--seed", "4")
PICTURES = ["guilds", "length", "pairs", "players", "scores", "start"]


def unbroken(text: str) -> str:
    """Return text with single spaces instead of line breaks."""
    return " ".join(text.split())


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some short duels."""
    path = tmp_path_factory.mktemp("arena") / "results.ndjson"
    words = ("--players", f"random,{BOTS}:First", "--games", "40", "--out", str(path), "--jobs", "1")
    assert cli("arena", *words).code == 0
    return path


def test_a_report() -> None:
    done = cli("arena", "--players", f"random,{BOTS}:First", "--games", "6", *SHORT)
    assert (done.code, done.err) == (0, "")
    assert "riftforce duel cap=6, from seed 4" in done.out
    for name in ("random", f"{BOTS}:First"):
        assert re.search(
            rf"^{name} +6 +\d–\d–\d +\d+\.\d% +\d+\.\d–\d+\.\d +\d+\.\d ± \d", done.out, re.MULTILINE
        )
        assert re.search(
            rf"^{name} +\d+ +\d+\.\d\u00a0(µs|ms) +\d+\.\d\u00a0(µs|ms)$", done.out, re.MULTILINE
        )
    assert re.search(r"Games won by the starting seat: \d+\.\d% \(\d", done.out)
    assert re.search(r"Length of a game: \d+\.\d \(\d+–\d+\) turns", done.out)
    assert re.search(r"games and \d+ decisions a second", done.out)
    assert "Wins of the row" not in done.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_round_robin_goes_on_in_each_language(lang: str, tmp_path: Path) -> None:
    path = tmp_path / "all.ndjson"
    words = ("arena", "--players", f"random,{BOTS}:First,{BOTS}:Nth?n=1", "--out", str(path), "--lang", lang)
    cli(*words, "--games", "2", *SHORT)
    done = cli(*words, "--games", "4", *SHORT)
    t = Texts(lang)
    assert done.code == 0
    assert t("arena-head-to-head") in done.out
    assert t("arena-resumed", n=6) in done.out
    assert max(map(len, done.out.splitlines())) <= 80
    assert len(read_results(path)[1]) == 12


def test_riffifi_takes_its_seats_from_the_players() -> None:
    done = cli("arena", "riffifi", "--players", f"random,{BOTS}:First*2", "--games", "3", "--jobs", "1")
    assert "riffifi table players=3" in done.out
    assert re.search(rf"^{BOTS}:First +6 ", done.out, re.MULTILINE)


@pytest.mark.parametrize(("bounds", "says"), [("0.1,0.2", "arena-sprt-high"), ("0.8,0.9", "arena-sprt-low")])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_settled_question(bounds: str, says: str, lang: str) -> None:
    words = ("--players", f"random,{BOTS}:Nth", "--option", "cap=1", "--jobs", "1", "--lang", lang)
    done = cli("arena", *words, "--games", "300", "--sprt", bounds, "--alpha", "0.2", "--beta", "0.2")
    text = Texts(lang)(says, name="random", share="X", other="Y", llr="Z").partition("X")[0]
    assert text in done.plain.replace("\n", " ")


def test_an_open_question() -> None:
    done = cli("arena", "--players", f"random,{BOTS}:First", "--games", "2", "--sprt", "0.5,0.51", *SHORT)
    assert "Not settled: random may get 50.0% or 51.0% of the points" in done.out


def test_an_interrupted_tournament_prints_a_report(tmp_path: Path) -> None:
    class Stopped(Workers):
        def submit(self, batch: object) -> None:  # type: ignore[override]
            raise KeyboardInterrupt

    path = tmp_path / "results.ndjson"
    words = ("arena", "--players", f"random,{BOTS}:First", "--out", str(path), *SHORT)
    cli(*words, "--games", "2")
    with mock.patch("riftable.arena.workers.local_workers", return_value=Stopped()):
        done = cli(*words, "--games", "10")
    assert done.code == 0
    assert "Stopped. So far:" in done.out
    assert "2 games are already in the file." in done.out


@pytest.mark.parametrize(
    ("words", "wanted"),
    [(("--ray",), (None, None)), (("--ray-address", "auto", "--jobs", "3"), ("auto", 3))],
)
def test_a_cluster_is_hired_when_asked_for(words: tuple[str, ...], wanted: tuple[object, ...]) -> None:
    skip_without("ray")
    with mock.patch("riftable.arena.ray_workers.RayWorkers", return_value=Workers()) as cluster:
        done = cli("arena", "--players", "random", "--games", "1", "--option", "cap=2", *words)
    assert (done.code, done.err) == (0, "")
    cluster.assert_called_once_with(*wanted)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--players", "greedy,nobody"), "there is no bot “nobody”"),
        (("--players", f"random,{BOTS}:Cheat", *SHORT), "Cheat (seat"),
        (("--players", "random,greedy", "--sprt", "1,2"), "--sprt takes two shares"),
        (("--players", "random", "--sprt", "0.5,0.6"), "--sprt asks whether"),
        (("poker",), "there is no game “poker”"),
        (("--mode", "team9"), "has no mode “team9”"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(words: tuple[str, ...], says: str) -> None:
    done = cli("arena", *words)
    assert done.code == 2
    assert says in done.err
    assert len(done.err.splitlines()) == 1


def test_plain_signs_only(results: Path) -> None:
    done = cli("stats", str(results), "--ascii")
    assert done.code == 0
    assert done.out.isascii()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_statistics_in_each_language(lang: str, results: Path) -> None:
    done = cli("stats", str(results), "--lang", lang)
    t, named = Texts(lang).plus("riftable.games.riftforce"), guild_names("riftforce", lang)
    assert (done.code, done.err) == (0, "")
    for key in (
        "results-by-group",
        "results-best-pairs",
        "results-worst-pairs",
        "plot-start",
        "plot-length",
        "results-of-many",
    ):
        assert unbroken(t(key)) in unbroken(done.out), key
    for rate in read_stats([results]).guilds():
        assert re.search(rf"^{named(rate.guild)} +{rate.games} ", done.out, re.MULTILINE)
    assert t("stats-place", n=2) in done.out
    one = cli("stats", str(results), "--lang", lang, "--player", "random")
    assert t("results-of-player", name="random") in one.out
    assert unbroken(t("results-of-many")) not in unbroken(one.out)


def test_pictures_and_parquet(results: Path, tmp_path: Path) -> None:
    skip_without("parquet")
    skip_without("plot")
    folder, copy = tmp_path / "plots", tmp_path / "results.parquet"
    done = cli("stats", str(results), "--plots", str(folder), "--parquet", str(copy))
    assert done.code == 0
    names = [f"{name}.{kind}" for name in PICTURES for kind in ("png", "svg")]
    assert sorted(path.name for path in folder.iterdir()) == names
    assert all(name in done.plain.replace("\n", "") for name in names)
    assert all((folder / name).read_bytes()[:4] in (b"\x89PNG", b"<?xm") for name in names)
    assert cli("stats", str(copy)).out == cli("stats", str(results)).out
    again = tmp_path / "again"
    cli("stats", str(results), "--plots", str(again))
    assert all((folder / name).read_bytes() == (again / name).read_bytes() for name in names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_says_what_it_shows(lang: str, results: Path) -> None:
    skip_without("plot")
    stats, texts = read_stats([results]), Texts(lang)
    plots = Plots(stats, texts, guild_names("riftforce", lang))
    figure = plots.guilds()
    assert figure is not None
    (axes,) = figure.axes
    rates = stats.guilds()
    shown = [label.get_text() for label in axes.get_yticklabels()]
    assert shown == [guild_names("riftforce", lang)(rate.guild) for rate in reversed(rates)]
    assert figure.get_suptitle() == texts("results-by-group")
    assert axes.get_xlabel() == texts("plot-share")
    assert "40" in axes.get_title()
    assert np.asarray(axes.lines[0].get_xdata()).tolist() == [
        rates[-1].wins.low,
        rates[-1].wins.high,
    ]  # of the last
    assert plots.meetings() is None
    for other in (plots.pairs(), plots.start(), plots.length(), plots.scores(), plots.players()):
        assert other is not None
        assert other.get_suptitle()


def test_certain_results_have_another_sign(results: Path) -> None:
    skip_without("plot")
    tournament, lines = read_results(results)
    won: list[ResultLine] = [{**line, "result": [1.0, -1.0], "first": 0} for line in lines]
    figure = Plots(Stats(tournament, won), Texts("en"), guild_names("riftforce", "en")).start()
    assert figure is not None
    signs = {(line.get_marker(), line.get_color()) for line in figure.axes[0].lines}
    assert {("^", BLUE), ("v", "#D55E00")} <= signs


def test_three_players_meet_in_a_picture(tmp_path: Path) -> None:
    skip_without("plot")
    path = tmp_path / "all.ndjson"
    cli("arena", "--players", f"random,{BOTS}:First,{BOTS}:Nth", "--out", str(path), "--games", "2", *SHORT)
    figure = Plots(read_stats([path]), Texts("en"), guild_names("riftforce", "en")).meetings()
    assert figure is not None
    assert [label.get_text() for label in figure.axes[0].get_xticklabels()] == [
        "random",
        f"{BOTS}:First",
        f"{BOTS}:Nth",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_statistics_of_riftbound(lang: str, results: Path, tmp_path: Path) -> None:
    tournament, lines = read_results(results)
    path = tmp_path / "bound.ndjson"
    path.write_text("".join(map(to_ndjson, [{**tournament, "game": "riftbound"}, *lines])), "utf-8")
    done = cli("stats", str(path), "--lang", lang)
    assert (done.code, done.out) == (2, "")
    error = StatisticsNotPublished(ArenaMessage.NOT_PUBLISHED, game="Riftbound")
    assert error_text(error, lang) in done.err


def test_results_that_are_none() -> None:
    assert "cannot be read" in cli("stats", "nowhere.ndjson").err

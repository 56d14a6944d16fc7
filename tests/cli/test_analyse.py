"""`riftable analyse`: tables and plots in three languages, and errors."""

from __future__ import annotations

import re
from pathlib import Path
from unittest import mock

import numpy as np
import pytest

import riftable
from riftable.ai.review import Review, review
from riftable.ai.search import Budget
from riftable.cli.analyse import Analysis
from riftable.cli.screen import Screen
from riftable.cli.winning_chance_plot import ChancePlot
from riftable.core.game import Game
from riftable.language.fluent import LANGUAGES, Texts
from tests.ai.test_analysis import BLUNDERED, GUILDS, WINNING, blundered, played_on
from tests.cli.helpers import cli
from tests.extras import skip_without

QUICK = ("--iterations", "8", "--jobs", "1")
TINY = Budget(iterations=8)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The file of that game."""
    path = tmp_path_factory.mktemp("analyse") / "game.rift"
    blundered().record.save(path)
    return str(path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_costliest_decisions_in_each_language(
    record: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    skip_without("plot")
    monkeypatch.chdir(tmp_path)  # a short name: the path of a file may be longer than a line
    picture = Path(f"{lang}.png")
    done = cli("analyse", record, *QUICK, "--worst", "2", "--lang", lang, "--out", str(picture))
    t = Texts(lang)
    assert (done.code, done.err) == (0, "")
    assert max(map(len, done.out.splitlines())) <= 80
    for key in ("analyse-worst", "analyse-turn", "analyse-totals", "analyse-mean", "analyse-blunders"):
        assert t(key) in done.out
    played, better = (
        t(key, words="X", names="Y").partition("X")[0] for key in ("analyse-played", "analyse-better")
    )
    assert re.search(rf"{played}.* · {BLUNDERED}\n", done.out)
    assert re.search(rf"{better}.* · activate fire6 (guild|number) fire5@2.1", done.out)
    assert re.search(r"(?m)^1 +0 +Ada +\d+\W?% +\d+\W?% +\d+\W?%$", done.out)
    assert len(re.findall(r"(?m)^\d  ", done.out)) == 2
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_the_figures_add_up(record: str) -> None:
    out = cli("analyse", record, *QUICK).out
    rows = re.findall(r"(?m)^\d +\d+ +\w+ +(\d+)% +(\d+)% +(\d+)%$", out)
    assert rows
    assert all(int(best) - int(played) == int(cost) for best, played, cost in rows)
    assert "A blunder costs 15% or more." in out
    assert re.search(r"(?m)^Ada +\d+ +\d+\.\d% +[1-9]$", out)


def test_processes_change_nothing(record: str) -> None:
    assert cli("analyse", record, *QUICK, "--jobs", "2").out == cli("analyse", record, *QUICK).out


def test_one_seat(record: str) -> None:
    out = cli("analyse", record, *QUICK, "--seat", "1").out
    assert "Ada" not in out
    assert "Kim" in out
    assert (
        cli("analyse", record, *QUICK, "--seat", "0", "--seat", "1").out == cli("analyse", record, *QUICK).out
    )


def test_nothing_to_blame(tmp_path: Path) -> None:
    game = riftable.position(WINNING, seed=1)
    game.push("activate fire6 guild fire5")
    path = tmp_path / "won.rift"
    game.record.save(path)
    out = cli("analyse", str(path), "--iterations", "400", "--jobs", "1").plain
    assert "The search found no better decision" in out or re.search(r"(?m)^1 .* [0-2]%$", out)


def test_an_open_game_is_told_as_far_as_it_went(tmp_path: Path) -> None:
    path = tmp_path / "open.ndjson"
    played_on(riftable.new("riffifi", seed=1, players=3), 7).record.save(path)
    done = cli("analyse", str(path), *QUICK, "--seconds", "0.01")
    assert done.code == 2
    done = cli("analyse", str(path), "--seconds", "0.001", "--jobs", "1")
    assert (done.code, done.err) == (0, "")
    assert "riffifi table players=3: 7 decisions" in done.plain
    assert "The game is not over." in done.out
    assert "Seat 2" in done.out


# What is refused.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_decisions(lang: str, tmp_path: Path) -> None:
    path = tmp_path / "new.rift"
    riftable.new("riftforce", seed=1, guilds=GUILDS).record.save(path)
    done = cli("analyse", str(path), *QUICK, "--lang", lang)
    assert done.code == 2
    assert done.out == ""
    assert Texts(lang)("analyse-nothing") in done.err


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "this is not a record"),
        ('[Event "Linares"]\n\n1. e4 e5 *\n', "version 1"),
        (
            '[Riftable "1"]\n[Game "chess"]\n[Mode "duel"]\n[Result "*"]\n\n0.\n*\n',
            "there is no game “chess”",
        ),
        ('[Riftable "1"]\n[Game "riftforce"]\n[Mode "duel"]\n[Result "*"]\n\n0. earth', "cut short"),
    ],
)
def test_an_invalid_record_is_refused_by_name(text: str, says: str, tmp_path: Path) -> None:
    skip_without("plot")
    path = tmp_path / "odd.rift"
    path.write_text(text, "utf-8")
    done = cli("analyse", str(path), *QUICK, "--out", str(tmp_path / "odd.svg"))
    assert (done.code, done.out) == (2, "")
    assert "odd.rift: " in done.err
    assert says in done.err
    assert [one.name for one in tmp_path.iterdir()] == ["odd.rift"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--iterations", "9", "--seconds", "1"), "--iterations and --seconds do not go together"),
        (("--seat", "2", *QUICK), "there is no seat 2; there are 0 to 1"),
        (("--out", "game.pdf"), "--out takes a file that ends in .svg or .png, not “game.pdf”"),
        (("--out", "nowhere/game.svg"), "nowhere/game.svg could not be written"),
        (("--iterations", "0"), "--iterations"),
    ],
)
def test_invalid_options_are_refused(record: str, words: tuple[str, ...], says: str) -> None:
    if "--out" in words:
        skip_without("plot")
    done = cli("analyse", record, *words)
    assert (done.code, done.out) == (2, "")
    assert says in done.err


def test_a_picture_that_cannot_be_written(record: str, tmp_path: Path) -> None:
    skip_without("plot")
    (tmp_path / "taken.svg").mkdir()
    done = cli("analyse", record, *QUICK, "--out", str(tmp_path / "taken.svg"))
    assert done.code == 2
    assert "taken.svg could not be written" in done.err


def test_without_matplotlib_it_says_what_to_install(record: str) -> None:
    with mock.patch("riftable.arena.extras.find_spec", return_value=None):
        assert "pip install 'riftable[plot]'" in cli("analyse", record, "--out", "x.svg").err
        assert cli("analyse", record, *QUICK).code == 0


def test_an_interrupted_analysis_prints_no_report(record: str) -> None:
    with mock.patch("riftable.cli.analyse.review", side_effect=KeyboardInterrupt):
        done = cli("analyse", record, *QUICK)
    assert (done.code, done.out) == (1, "Stopped.\n")


# Pictures.


def picture(game: Game, found: Review, lang: str = "en", worst: int = 3) -> ChancePlot:
    names = Analysis(Screen(), Texts(lang), game).names
    return ChancePlot(found, Texts(lang), names, found.worst(worst))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_sides_share_a_line(lang: str) -> None:
    skip_without("plot")
    game = blundered()
    found = review(game, TINY)
    axes = picture(game, found, lang).figure().axes[0]
    assert axes.get_title() == Texts(lang)("chances-title")
    line = axes.lines[0]
    points = found.curves()[0]
    assert np.array_equal(line.get_xdata(), [point.turn for point in points])
    assert np.array_equal(line.get_ydata(), [point.chance for point in points])
    assert points[-1].chance == 0  # Ada lost
    labels = [text.get_text() for text in axes.texts]
    assert labels[:2] == ["Ada", "Kim"]
    assert labels[2:] == [str(n + 1) for n in range(len(found.worst(3)))]


def test_everybody_has_a_line_and_numbers_keep_apart() -> None:
    skip_without("plot")
    game = played_on(riftable.new("riffifi", seed=1, players=4), 40)
    found = review(game, Budget(iterations=3))
    axes = picture(game, found, worst=12).figure().axes[0]
    lines = axes.lines[:4]
    assert len({str(line.get_color()) for line in lines}) == 4
    assert len({str(line.get_marker()) for line in lines}) == 4
    legend = axes.get_legend()
    assert legend is not None
    assert [text.get_text() for text in legend.get_texts()] == ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]
    places = [text.get_position() for text in axes.texts]
    assert len(places) == len(found.worst(12))
    assert all(
        abs(one[0] - other[0]) >= 1 or abs(one[1] - other[1]) > 0.05
        for i, one in enumerate(places)
        for other in places[:i]
    )


def test_the_same_review_makes_the_same_file(tmp_path: Path) -> None:
    skip_without("plot")
    game = blundered()
    found = review(game, TINY)
    for name in ("one.svg", "two.SVG"):
        picture(game, found).write(tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.SVG").read_bytes()
    assert b"<svg" in (tmp_path / "one.svg").read_bytes()

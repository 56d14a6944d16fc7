"""The commands show, replay and doctor, help pages, and the program in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from unittest import mock

import pytest

import riftable
from riftable import games
from riftable.cli.engine import engine_text, is_compiled
from riftable.cli.games import help_text
from riftable.core import laws
from riftable.core.rng import Rng
from riftable.games.riffifi.rules.options import DEFAULTS
from riftable.games.riftforce.rules.challenges import PRESETS
from riftable.games.riftforce.rules.modes import MODES
from riftable.games.riftforce.rules.options import BY_MODE
from riftable.games.riftforce.speech import speech
from riftable.language.fluent import LANGUAGES, Texts, language
from tests.cli.helpers import POSITION, cli

SRC = Path(riftable.__file__).resolve().parents[1]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game."""
    game = riftable.new("riftforce", seed=5)
    game.seats = ["Ada", "Noam\x1b[2J"]
    rng = Rng(1)
    while not game.over:
        moves = game.moves.ids
        game.push(moves[rng.below(len(moves))])
    path = tmp_path / "game.rift"
    game.record.save(path)
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("columns", ["60", "80"])
def test_show_lays_both_hands_open(lang: str, columns: str, tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(POSITION.format(hand="air5 air6"), "utf-8")
    done = cli("show", str(path), "--lang", lang, COLUMNS=columns)
    assert (done.code, done.err) == (0, "")
    assert "≋ AI5  ≋ AI6" in done.plain
    assert "WA5 2/5 −3" in done.plain
    names = [Texts(lang)("seat", n=0), Texts(lang)("seat", n=1)]
    assert all(name in done.out for name in names)
    assert max(map(len, done.out.splitlines())) <= int(columns)


def test_show_takes_boards_the_box_could_not_make_only_when_asked(tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(POSITION.format(hand="air5") + "4 fire7 fire7 fire7 / -\n", "utf-8")
    assert cli("show", str(path)).code == 2
    assert cli("show", str(path), "--loose").plain.count("▲ FI7") == 3


def test_show_in_the_middle_of_an_action(tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(POSITION.format(hand="air5") + "pending play fire5\n", "utf-8")
    done = cli("show", str(path))
    assert "Waiting for Seat 0." in done.plain
    assert "Seat 0, hand: ☼ LI7 ✿ PL5" in " ".join(done.plain.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_tells_every_action(lang: str, record: Path) -> None:
    game = riftable.load(record)
    done = cli("replay", str(record), "--lang", lang)
    assert (done.code, done.err) == (0, "")
    t = Texts(lang)
    assert t("replay-setup") in done.out
    headings = [t("replay-action", n=n) for n in range(1, len(game.record.actions))]
    assert [line for line in done.out.splitlines() if line in headings] == headings
    assert "Noam?[2J" in done.out
    scores = sorted(game.scores, reverse=True)
    assert any(
        word in done.plain
        for word in (f"{scores[0]} to {scores[1]}", f"{scores[0]} à {scores[1]}", f"{scores[0]}:{scores[1]}")
    )


def test_replay_step_by_step(record: Path) -> None:
    done = cli("replay", str(record), "--step", typed=["", "", "q"])
    assert done.out.count("Enter: go on.") == 3
    assert "Action 2" in done.out
    assert "Action 3" not in done.out
    assert cli("replay", str(record), "--step", typed=[]).code == 0


def test_replay_of_an_open_game(tmp_path: Path) -> None:
    path = tmp_path / "open.rift"
    riftable.new("riftforce", seed=1).record.save(path)
    assert "The game is not over." in cli("replay", str(path)).out
    path = tmp_path / "open.ndjson"
    riftable.position(POSITION.format(hand="air5")).record.save(path)
    assert "WA5 2/5 −3" in cli("replay", str(path)).out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_doctor_is_content(lang: str) -> None:
    with mock.patch.object(laws, "check_game", return_value=21) as check:
        done = cli("doctor", "--games", "180", "--seed", "9", "--lang", lang)
    assert done.code == 0
    assert done.out.endswith(Texts(lang)("doctor-fine") + "\n")
    assert check.call_count == 180
    assert {call.args[1] for call in check.call_args_list} == {9, 10}
    played = [call.args[0] for call in check.call_args_list]
    riffifi = {name for rules in played if rules.game == "riffifi" for name in rules.options}
    assert riffifi == set(DEFAULTS)
    books = [rules for rules in played if rules.game == "riftforce"]
    assert {rules.mode for rules in books} == set(MODES)
    for mode in MODES:
        options = {name for rules in books if rules.mode == mode for name in rules.options}
        # A position text is always of the newest edition, so the laws hold for that one only.
        assert options == set(BY_MODE[mode]) - {"preset", "edition"}
    ampersands = {rules.options.get("ampersand", "none") for rules in books}
    assert ampersands == {"none", *(f"{kind}:{number}" for kind in ("move", "heal") for number in (5, 6, 7))}
    solo = {(rules.options.get("stars", "1,1,1"), rules.options.get("ampersand", "none")) for rules in books}
    assert solo >= set(PRESETS.values())


def test_doctor_looks_at_one_game_alone() -> None:
    with mock.patch.object(laws, "check_game", return_value=21) as check:
        cli("doctor", "--games", "1", "--game", "riftbound")
    assert {call.args[0].game for call in check.call_args_list} == {"riftbound"}
    assert "there is no game “chess”" in cli("doctor", "--game", "chess").err


def test_doctor_plays_at_least_one_game_of_each_set() -> None:
    with mock.patch.object(laws, "check_game", return_value=21) as check:
        cli("doctor", "--games", "1")
    keys = [str((call.args[0].key, call.args[0].options)) for call in check.call_args_list]
    assert len(keys) == len(set(keys)) > 20


def test_doctor_shares_its_games_among_processes() -> None:
    done = cli("doctor", "--games", "1", "--jobs", "2", "--game", "riftforce")
    assert done.code == 0
    assert "riftforce solo preset=hardest: 1 game, " in done.plain
    assert done.out.endswith("All laws hold.\n")


def test_doctor_tells_of_a_broken_law() -> None:
    with mock.patch.object(laws, "check_game", side_effect=laws.BrokenLaw("a card is lost:\nriftforce duel")):
        done = cli("doctor", "--games", "1")
    assert done.code == 1
    assert "A law is broken: a card is lost:\nriftforce duel\n" in done.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", "play", "show", "replay", "doctor"])
def test_help_is_in_the_language_of_the_reader(lang: str, command: str) -> None:
    done = cli(*command.split(), "--help", "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert Texts(lang)("heading-options") in done.out
    assert help_text(Texts(lang), f"command-{command}" if command else "about") in done.out


@pytest.mark.parametrize(
    ("lang", "shown"),
    [
        ("en", ["--browser/--no-browser", "--metrics [HOST:]PORT", "--games NAMES"]),
        ("fr", ["--browser/--no-browser", "--metrics [HÔTE:]PORT", "--games NOMS"]),
        ("uk", ["--browser/--no-browser", "--metrics [ХОСТ:]PORT", "--games НАЗВИ"]),
    ],
)
def test_help_shows_both_forms_of_a_switch_and_translates_values(lang: str, shown: list[str]) -> None:
    out = cli("serve", "--help", "--lang", lang).out
    assert [syntax for syntax in shown if syntax not in out] == []


@pytest.mark.parametrize(
    ("arguments", "environ", "lang"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "fr_FR.UTF-8", "LC_ALL": "uk_UA.UTF-8"}, "uk"),
        ([], {"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "fr_FR.UTF-8", "RIFTABLE_LANG": "uk"}, "uk"),
        ([], {"LANG": "uk_UA", "RIFTABLE_LANG": "klingon"}, "uk"),
        (["--lang", "fr"], {"RIFTABLE_LANG": "uk"}, "fr"),
        (["play", "--lang=uk"], {"LANG": "fr"}, "uk"),
    ],
)
def test_the_language_is_asked_for_or_found(arguments: list[str], environ: dict[str, str], lang: str) -> None:
    with mock.patch("riftable.language.fluent.system_language", return_value=None):
        assert language(arguments, environ) == lang


def test_no_speech_without_interface_strings() -> None:
    assert all(speech(lang) for lang in LANGUAGES)


# As a process of its own.


def run(*arguments: str, typed: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "riftable", *arguments],
        check=False,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        env={**os.environ, "PYTHONPATH": str(SRC), "PYTHONIOENCODING": "utf-8", **environ},
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_program_runs_and_says_its_version_build_and_games(lang: str) -> None:
    done = run("--version", RIFTABLE_LANG=lang)
    version, engine, offered = done.stdout.splitlines()
    assert version == f"riftable {riftable.__version__}"
    assert engine == engine_text(Texts(lang))
    assert ("не скомпільовано" in engine or "n’est pas" in engine or "not" in engine) != is_compiled()
    assert offered.endswith(": " + ", ".join(games.names()))
    assert cli("--version", "--lang", lang).out == done.stdout


def test_without_a_command_the_table_opens() -> None:
    with mock.patch("riftable.cli.serve.run_server") as served:
        assert cli().code == cli("--lang", "fr").code == cli("serve").code == 0
    calls = [(call.args[2], call.kwargs) for call in served.call_args_list]
    assert calls == [calls[-1]] * 3
    assert calls[0][1] == {"show": True}


def test_a_piped_game_is_the_same_whatever_the_hash_seed() -> None:
    outs = [
        run("play", "--seed", "2", "--lang", "uk", typed="1\n" * 30 + "hint\n", PYTHONHASHSEED=seed).stdout
        for seed in ("1", "2")
    ]
    assert outs[0] == outs[1]
    assert "Ви виходите з-за столу." in outs[0]


def test_a_wrong_word_ends_the_process_with_2() -> None:
    done = run("play", "--draft", "big", "--lang", "fr")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("Erreur\u202f: ")
    assert "Traceback" not in done.stderr


def test_a_closed_pipe_ends_the_program_quietly() -> None:
    program = f"{sys.executable} -m riftable play --seed 1 | head -n 1"
    done = subprocess.run(
        ["sh", "-c", program],
        check=False,
        input="guilds\n" * 2000,
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "PYTHONPATH": str(SRC)},
    )
    assert "Traceback" not in done.stderr
    assert "Error" not in done.stderr

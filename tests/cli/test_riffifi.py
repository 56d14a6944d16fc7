"""Riffifi in the terminal: whole games in three languages, people and bots at will, hints, files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import riftable
from riftable.games import spec
from riftable.language.fluent import LANGUAGES, Texts
from tests.cli.helpers import answers, at_random, at_table, cli
from tests.games.riffifi.test_positions import WHOLE

PLAY = ("play", "riffifi", "--seed", "5")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_of_five_with_one_person_ends(lang: str) -> None:
    done = cli(*PLAY, "--players", "5", "--bot", "random", "--lang", lang, think=at_random(3))
    assert done.code == 0
    assert not done.err
    assert spec("riffifi").texts(lang)("hand-number", n=5, total=5) in done.out
    assert Texts(lang)("over-prompt") in done.out
    assert {"en": "wins with", "fr": "l’emporte", "uk": "перема"}[lang] in done.out


def test_four_players_with_the_officer() -> None:
    done = cli(*PLAY, "--players", "4", "--officer", think=at_random(4))
    assert done.code == 0
    assert "Riffifi. You, Gale, Gale II, Gale III. Seed 5." in done.out
    assert "Variants: Officer" in done.out
    assert "the Officer" in done.plain
    assert "wins with" in done.plain or "share the win" in done.plain


def test_all_variants_at_once() -> None:
    flags = ("--officer", "--equal-chances", "--scoring", "ticks", "--option", "tick_timing=end_of_hand")
    done = cli(*PLAY, "--players", "3", "--bot", "random", *flags, think=at_random(2))
    assert done.code == 0
    assert "Variants: Officer, Equal chances, Scoring" in done.out
    assert "passes the 12 cards" in done.plain
    assert "with 5 ticks." in done.plain


def test_a_curtain_hides_the_cards_between_two_people() -> None:
    seats = ("--players", "3", "--seats", "me,person:Kim,person:Lou", "--name", "Ada")
    screens: list[str] = []
    person = at_table(6)

    def think(screen: str) -> str:
        screens.append(screen)
        return person(screen)

    done = cli(*PLAY, *seats, think=think)
    assert done.code == 0
    assert "Kim, it is your turn." in done.out
    owner = ""
    for screen in screens:
        turn = re.search(r"(\w+), it is your turn", screen)
        owner = turn[1] if turn else owner
        shown = re.findall(r"You play the (\w+ \d) unseen", screen.replace("\u00a0", " "))
        others = re.findall(r"(\w+) plays the \w+ \d unseen", screen.replace("\u00a0", " "))
        assert not others
        assert not shown or owner
    assert "a card unseen." in done.plain


def test_hints_say_what_an_answer_does() -> None:
    done = cli(*PLAY, "--players", "4", typed=["hint", "red6", "hint", "quit"])
    assert re.search(r"\d [ ★] +\d+%  red 6 → stays face up, for now", done.plain)
    assert "→ You play the" in done.plain
    assert "★ looks best to the bot." in done.out


def test_a_question_who_of_those_tied_gives(tmp_path: Path) -> None:
    text = "\n".join(
        [
            "riffifi table",
            "turn 3",
            "pile 0 red5*",
            "bank 0 12 12 12 12",
            *(f"tokens {seat} 4 0 0 0 0" for seat in (1, 2, 3)),
            *(f"hand {seat} purple{seat + 1} purple{seat + 5}" for seat in range(4)),
        ]
    )
    game = riftable.position(text, strict=False)
    game.push("purple8")
    path = tmp_path / "tied.rift"
    game.record.save(path)
    done = cli("play", "--load", str(path), typed=["hint", "from0", "3", "quit"])
    assert "are tied: which 2 of them give one token more?" in done.plain
    assert "Choose among those who are tied." in done.plain
    assert "You steal 1 red token from" in done.plain


def test_the_board_shows_cards_tokens_and_points(tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(WHOLE, encoding="utf-8")
    wide = cli("show", str(path)).out.replace("\u00a0", " ")
    assert "Hand 2 of 3" in wide
    assert re.search(r"Bank +8 +12 +8 +11 +12", wide)
    assert re.search(r"Seat 1 +▲ green 1 +4 +0 +0 +0 +0 +9 +31", wide)
    assert "Seat 2, hand: ■ blue 6" in wide
    assert "Waiting for Seat 0." in wide
    narrow = cli("show", str(path), COLUMNS="40").out.replace("\u00a0", " ")
    assert "Seat 0: – · ▲ green 4 · hand 10" in narrow
    plain = cli("show", str(path), "--ascii").out
    assert plain.isascii()
    assert re.search(r"Seat 1 +green 1 +4", plain)


def test_ticks_are_shown_by_their_shapes(tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    lines = ("riffifi table", "option scoring ticks", "hand 0 red1 red2", "ticks 1 red purple")
    path.write_text("\n".join(lines), encoding="utf-8")
    assert "●✚" in cli("show", str(path), "--loose").out
    assert "2/5" in cli("show", str(path), "--loose", "--ascii").out


def test_a_saved_game_is_told_again(tmp_path: Path) -> None:
    path = tmp_path / "game.rift"
    cli(*PLAY, "--players", "3", "--officer", typed=["1", "1", f"save {path}", "quit"])
    shown = cli("replay", str(path)).plain
    assert "Hand 1 of 3 begins." in shown
    assert "The record ends here. The game is not over." in shown
    again = cli("play", "--load", str(path), typed=["log", "undo", "quit"])
    assert "Your last decision is taken back." in again.out
    assert "Each player receives 12 cards." in again.plain


def test_help_tells_how_to_read_the_board() -> None:
    done = cli(*PLAY, typed=["help", "quit"])
    assert "several words: blue5" in done.plain.replace("\n", " ")
    assert "plays it unseen: red7?" in done.plain
    assert "--equal-chances" in cli("play", "--help").out


@pytest.mark.parametrize(
    ("flags", "problem"),
    [
        (("--players", "6"), "option players is 3, 4 or 5"),
        (("--draft", "base"), "riffifi has no option “draft”"),
        (("--mode", "duel"), "riffifi has no mode “duel”"),
        (("--seats", "me,greedy,greedy,greedy,greedy"), "there are only 4 seats"),
        (("--option", "removed=red"), "option removed goes with officer"),
    ],
)
def test_options_that_do_not_fit_are_named(flags: tuple[str, ...], problem: str) -> None:
    done = cli(*PLAY, *flags)
    assert done.code == 2
    assert problem in done.err
    assert "no option “players”" in cli("play", "riftforce", "--players", "3").err


def test_what_cannot_be_played_is_refused() -> None:
    done = cli(*PLAY, "--players", "4", typed=["pass", "red6?", "99", "frob", "quit"])
    assert "Passing is not allowed: play a card." in done.plain
    assert "Only a card that would be turned down may be played unseen." in done.plain
    assert "“99” does not answer this question." in done.plain
    assert "I do not know “frob”." in done.plain


def test_bots_play_among_themselves() -> None:
    done = cli(*PLAY, "--players", "3", "--seats", "greedy,random,greedy", typed=[])
    assert done.code == 0
    assert "Dice" in done.out
    assert not answers(done.out)
    assert "Hand 3 of 3 begins." in done.plain

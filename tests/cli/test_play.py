"""Whole games at the terminal, in three languages, and every command on the way."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from unittest import mock

import pytest
from rich.cells import cell_len

import riftable
from riftable.core.refusal import GAME_OVER, NOT_YOUR_TURN, NOTHING_TO_UNDO
from riftable.games.riftforce.rules.ids import CARD_NAMES, NUM_GUILDS
from riftable.games.riftforce.rules.refusals import DISCARD_CLOSED, Refusal
from riftable.games.riftforce.speech import speech
from riftable.games.riftforce.ui.terminal_board import COLORS, GLYPHS
from tests.cli.helpers import POSITION, always_first, answers, at_random, card_codes, cli

LANGUAGES = ("en", "fr", "uk")
NAMED = ("--guilds", "fire ice light water / air plant sand star", "--first", "0")
END = {"en": "The game is over: ", "fr": "La partie est terminée\u202f: ", "uk": "Партію закінчено: "}


def refusal(key: str, lang: str = "en") -> str:
    return speech(lang).refusal(Refusal(key))


@pytest.fixture
def position(tmp_path: Path) -> str:
    path = tmp_path / "position.txt"
    path.write_text(POSITION.format(hand="air5 air6"), "utf-8")
    return str(path)


# Whole games.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_with_its_draft_against_the_greedy_bot_comes_to_an_end(lang: str) -> None:
    done = cli("play", "riftforce", "--lang", lang, "--seed", "3", think=always_first)
    assert (done.code, done.err) == (0, "")
    assert END[lang] in done.plain
    assert speech(lang).ask_guild(6, 6) in done.plain


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("columns", ["60", "80", "200"])
def test_a_random_person_reaches_the_end_at_any_width(lang: str, columns: str) -> None:
    arguments = ("play", "--lang", lang, "--seed", columns, "--draft", "beyond", "--bot", "random")
    done = cli(*arguments, think=at_random(5), COLUMNS=columns)
    assert (done.code, done.err) == (0, "")
    assert END[lang] in done.plain
    assert max(map(len, done.out.splitlines())) <= min(int(columns), 100)


def test_the_same_seed_gives_the_same_transcript() -> None:
    first, second = (cli("play", "--seed", "11", think=at_random(2)) for _ in range(2))
    assert first == second
    assert first != cli("play", "--seed", "12", think=at_random(2))


def test_two_languages_tell_the_same_game() -> None:
    def codes(lang: str) -> list[str]:
        return card_codes(cli("play", "--seed", "4", "--lang", lang, think=always_first).out)

    assert codes("en") == codes("fr") == codes("uk") != []


# What is on the screen.


def test_the_board_shows_glyph_code_number_health_and_damage(position: str) -> None:
    out = cli("play", "--position", position, "--seed", "1").out.replace("\u00a0", " ")
    assert "≈ WA5 2/5 −3" in out
    assert "ϟ TH6" in out
    assert "discard pile 1, top ☼ LI6" in out
    assert "Your hand: ▲ FI5  ☼ LI7  ✿ PL5" in out
    assert "Gale: score 5 · hand 2 · deck" in out
    # The first cards are next to the Rift: theirs in the line above it, ours in the line below.
    lines = out.splitlines()
    rift = next(i for i, line in enumerate(lines) if line.startswith("─ 1"))
    assert "AI6" in lines[rift - 1]
    assert "TH6" in lines[rift - 2]
    assert lines[rift + 1].split() == ["☼", "LI5", "✿", "PL6", "▲", "FI5"]


def test_every_guild_has_a_sign_of_its_own_one_column_wide() -> None:
    assert len(set(GLYPHS)) == len(GLYPHS) == len(COLORS) == NUM_GUILDS
    assert all(cell_len(sign) == 1 and unicodedata.east_asian_width(sign) not in "WF" for sign in GLYPHS)
    codes = {speech("uk").code(guild) for guild in range(NUM_GUILDS)}
    assert len(codes) == NUM_GUILDS


def test_a_narrow_terminal_gets_a_list(position: str) -> None:
    out = cli("play", "--position", position, COLUMNS="60").out
    assert " You   ▲ FI5, ≈ WA5 2/5 −3, ✿ PL7" in out.replace("\u00a0", " ")
    assert max(map(len, out.splitlines())) <= 60


@pytest.mark.parametrize(("arguments", "encoding"), [(["--ascii"], "utf-8"), ([], "ascii")])
def test_plain_characters_where_there_are_no_others(
    arguments: list[str], encoding: str, position: str
) -> None:
    done = cli("play", "--position", position, *arguments, typed=["help", "hint"], encoding=encoding)
    assert "WA5 2/5 -3" in done.out
    assert done.out.isascii()


def test_colors_only_where_they_are_wanted(position: str) -> None:
    assert "\x1b" not in cli("play", "--position", position).out
    assert "\x1b[" in cli("play", "--position", position, FORCE_COLOR="1", TERM="xterm", NO_COLOR="").out


def test_names_cannot_steer_the_terminal() -> None:
    out = cli("play", "--name", "A\x1b[2Jda\n", "--seed", "1").out
    assert "\x1b" not in out
    assert "A?[2Jda" in out


# Answers.


def test_numbers_and_notation_are_the_same(position: str) -> None:
    lines = (["1", "1", "2", "1"], ["play", "fire5", "@2", "stop"], ["play fire5, @2; STOP"])
    outs = [cli("play", "--position", position, "--seed", "7", typed=typed).plain for typed in lines]
    assert all("You play Fire 5 at location 2." in out for out in outs)
    boards = [out.split("Round 5")[-1] for out in outs]
    assert boards[0] == boards[1] == boards[2]


def test_stop_may_be_said_although_it_goes_without_saying(position: str) -> None:
    outs = [
        cli("play", "--position", position, "--seed", "7", typed=[f"play light7 @1{word}"]).plain
        for word in ("", " stop")
    ]
    assert "Gale" in outs[0].split("You play Light 7 at location 1.")[1]
    assert outs[0].split("You play")[1] == outs[1].split("You play")[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_cannot_answer_for_a_bot(lang: str, position: str) -> None:
    typed = ["draw play air6 @1 stop"]
    out = cli("play", "--position", position, "--lang", lang, typed=typed).out
    assert refusal(NOT_YOUR_TURN, lang) in out
    assert out.count(speech(lang).ask_action()) == 2  # nothing was done


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("play fier6", "I do not know “fier6”. Did you mean “fire6”?"),
        ("undoo", "I do not know “undoo”. Did you mean “undo”?"),
        ("play water7", "water7: You do not have Water\u00a07 in hand."),
        ("0", "“0” does not answer this question."),
        ("4", "“4” does not answer this question."),
        ("99999999999999999999", "does not answer this question."),
        ("play fire5 @2 light7", "share neither guild nor number."),
        ("play fire5 @6", "@6: There are only 5\u00a0locations."),
        ("!fire5", "“!fire5” does not answer this question."),
        ("[bold]", "I do not know “[bold]”."),
        ("\x1b[2J", "I do not know “?[2j”."),
    ],
)
def test_an_illegal_input_is_explained_and_changes_nothing(typed: str, said: str, position: str) -> None:
    out = cli("play", "--position", position, typed=[typed, "log"]).out
    assert said in out
    assert "\x1b" not in out
    assert "You play" not in out


# Commands.


def test_undo_goes_back_over_the_bot_and_nature(position: str) -> None:
    start = cli("play", "--position", position, typed=["board"]).out.split("> board\n")[1]
    typed = ["play fire5 @2 stop", "draw", "undo", "undo"]
    out = cli("play", "--position", position, typed=typed).out
    assert out.count("Your last decision is taken back.") == 2
    assert out.endswith(start)
    assert refusal(NOTHING_TO_UNDO) in cli("play", "--position", position, typed=[*typed, "undo"]).out


def test_undo_skips_forced_moves(position: str) -> None:
    out = cli("play", "--position", position, typed=["play light7", "@1", "undo"]).plain
    assert "Choose a location for Light 7." in out.split("> undo")[1]


def test_undo_takes_back_a_whole_line(position: str) -> None:
    typed = ["play", "light7 @1", "undo", "light7", "undo", "undo"]
    screens = cli("play", "--position", position, typed=typed).plain.split("\n> ")
    asked = [screen.split("\n  1 ")[0].splitlines()[-1] for screen in screens]
    assert asked[3] == asked[5] == asked[1], "back to the question that the line answered"
    assert asked[6] == asked[0]


def test_a_decision_taken_back_and_made_again_meets_the_same_answer(position: str) -> None:
    typed = ["play fire5 @2", "stop", "undo", "stop"]
    screens = cli("play", "--position", position, "--seed", "7", typed=typed).plain.split("> ")
    assert screens[2].startswith("stop\n")
    assert screens[2] == screens[4]


def test_undo_works_after_the_end() -> None:
    seen: list[str] = []

    def think(screen: str) -> str:
        seen.append(screen)
        if answers(screen):
            return "quit" if "undo" in seen else "1"
        seen.append("undo")
        return "undo"

    out = cli("play", *NAMED, "--seed", "7", "--bot", "random", think=think).out
    assert END["en"] in out
    assert out.rstrip().endswith("You leave the table.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_in_the_words_of_the_language(lang: str, position: str, tmp_path: Path) -> None:
    from riftable.language.fluent import Texts

    t = Texts(lang).plus("riftable.games.riftforce")
    words = ("undo", "hint", "log", "board", "guilds", "discard", "help", "save", "quit")
    own = [t(f"word-{word}") for word in words]
    file = tmp_path / "a game.rift"
    own[7] += f" {file}"
    done = cli("play", "--position", position, "--lang", lang, "--seed", "1", typed=own)
    english = [*words[:7], f"save {tmp_path / 'b game.rift'}", "quit"]
    same = cli("play", "--position", position, "--lang", lang, "--seed", "1", typed=english)
    assert done.code == same.code == 0
    assert len(done.out.split("> ")) == len(same.out.split("> ")) == 10
    for key in (NOTHING_TO_UNDO, DISCARD_CLOSED):
        assert refusal(key, lang) in done.out
    for key in ("hint-title", "log-title", "help-quit", "leaving"):
        assert t(key) in done.out
    assert file.exists()
    assert done.out.endswith(t("leaving") + "\n")


def test_hint_says_what_each_answer_would_do(position: str) -> None:
    words = ("play", "--position", position, "--seed", "3")
    hint = cli(*words, typed=["hint", "activate", "hint"]).out
    plain = hint.replace("\u00a0", " ")
    assert re.search(r"  2 . +\d+%  Activate 3 elementals: \d+ damage", plain)
    assert re.search(r"  3 . +\d+%  Check & Draw: \+1 Riftforce, 4 cards drawn \(depends on", plain)
    assert re.search(r"  2 . +\d+%  Light 7 → Activate 1 elemental: 2 damage", plain)
    assert plain.count("★ looks best to the bot.") == 2


def test_a_hint_marks_the_best_chance_of_all(position: str) -> None:
    out = cli("play", "--position", position, typed=["hint", "play", "hint"]).out
    for part in out.split("Chance to win, and")[1:]:
        found = re.findall(r"(?m)^ +\d+ ([ ★]) +(\d+)%  ", part.partition("looks best")[0])
        chances = [int(chance) for _, chance in found]
        best = [max(chances)] if min(chances) < max(chances) else []  # all as good: no mark
        assert [int(chance) for mark, chance in found if mark == "★"] == best


def test_a_hint_is_the_same_for_the_same_seed(position: str) -> None:
    words = ("play", "--position", position, "--seed", "3")
    assert cli(*words, typed=["hint"]).out == cli(*words, typed=["hint"]).out


def test_hint_in_the_draft_tells_the_abilities_and_the_chances() -> None:
    out = cli("play", "--seed", "7", typed=["hint"]).plain
    assert "Deal 4 damage to the first enemy here." in out
    assert re.search(r" 1 [ ★] \d+%  . EA Earth ", out)
    assert "★ looks best to the bot." in out


def test_guilds_tells_the_abilities_of_both_sides(position: str) -> None:
    out = cli("play", "--position", position, typed=["guilds"]).out.replace("\u00a0", " ")
    for name in (
        "FI Fire",
        "WA Water",
        "LI Light",
        "PL Plant",
        "AI Air",
        "SH Shadow",
        "TH Thunder",
        "SA Sand",
    ):
        assert name in out


def test_save_writes_a_record_that_goes_on_elsewhere(
    tmp_path: Path, position: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    typed = ["play fire5 @2 stop", "save my duel.rift", "save my duel.rift", "save", "save no/where"]
    done = cli("play", "--position", position, "--name", "Ada", typed=typed)
    assert "Written: my duel.rift" in done.out
    assert "my duel.rift already exists. Nothing was written." in done.out
    assert "Give a file name: save FILE" in done.out
    assert "no/where could not be written: No such file or directory" in done.out
    assert sorted(path.name for path in tmp_path.iterdir()) == ["my duel.rift", "position.txt"]
    assert riftable.load("my duel.rift").seats == ["Ada", "Gale"]
    loaded = cli("play", "--load", "my duel.rift", typed=["log", "undo"]).plain
    assert "Ada against Gale" in loaded
    assert "You play Fire 5 at location 2." in loaded
    assert "Your last decision is taken back." in loaded


def test_a_player_without_a_name_has_none_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "duel.rift"
    cli("play", *NAMED, "--seed", "7", typed=[f"save {file}"])
    assert riftable.load(file).seats == ["", "Gale"]


def test_after_the_end_only_commands_are_left() -> None:
    left = iter(["play", "hint", "log", "quit"])

    def think(screen: str) -> str:
        return "1" if answers(screen) else next(left)

    out = cli("play", *NAMED, "--seed", "7", "--bot", "random", think=think).out
    assert out.count(refusal(GAME_OVER)) == 2
    assert out.count("undo, log, save FILE or quit?") == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_interrupt_leaves_with_a_line(lang: str) -> None:
    with mock.patch("builtins.input", side_effect=KeyboardInterrupt):
        done = cli("play", "--lang", lang, "--seed", "1")
    assert (done.code, done.err) == (0, "")
    assert done.out == cli("play", "--lang", lang, "--seed", "1").out.replace("> \n", "\n")


# Secrets.


def test_hidden_cards_change_nothing_on_the_screen(tmp_path: Path) -> None:
    typed = ["hint", "board", "log", "guilds", "discard", "help", "activate fire5", "hint", "number", "hint"]
    outs = []
    for i, hand in enumerate(("air5 air6", "sand7 shadow6")):
        path = tmp_path / f"{i}.txt"
        path.write_text(POSITION.format(hand=hand), "utf-8")
        outs.append(cli("play", "--position", str(path), "--seed", "5", typed=typed).out)
    assert outs[0] == outs[1]


def test_no_card_of_the_bot_is_shown_before_it_is_played() -> None:
    logged: set[str] = set()
    said = ""

    def think(screen: str) -> str:
        nonlocal said
        said += screen
        return always_first(screen)

    cli("play", *NAMED, "--seed", "9", think=think)
    # A card shows itself first in a line of the log; only then may the board name it.
    for line in said.splitlines():
        named = {name for name in CARD_NAMES if name.startswith(("air", "plant", "sand", "star"))}
        if line.startswith("  ") and "Gale" in line:
            logged |= {n for n in named if f"{n[:-1].title()}\u00a0{n[-1]}" in line}
        shown = {n for n in named if re.search(rf"\b{n[:2].upper()}{n[-1]}\b", line)}
        if not line.startswith("Your hand"):
            assert shown <= logged, line

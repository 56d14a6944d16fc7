"""Teams and solo at the terminal: whole games in three languages, the curtain, the board, the challenges."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

import riftable
from riftable.core.refusal import NOTHING_TO_UNDO, UNDO_OTHERS_ACTED, UNDO_REVEALED
from riftable.games import spec
from riftable.games.riftforce.rules.challenges import PRESETS
from riftable.games.riftforce.rules.refusals import PARTNERS_CARD, Refusal
from riftable.games.riftforce.speech import speech
from riftable.language.fluent import Texts
from tests.cli.helpers import at_random, at_table, card_codes, cli

LANGUAGES = ("en", "fr", "uk")
END = {"en": "The game is over: ", "fr": "La partie est terminée\u202f: ", "uk": "Партію закінчено: "}
STARS = {"beginner": 3, "easy": 5, "normal": 7, "hard": 9, "expert": 12, "hardest": 17}
TEAM3 = ("--mode", "team3", "--guilds", "fire ice light / air plant sand star / music love magnet")
TEAM4 = ("--mode", "team4", "--first", "0")

TABLE = """
riftforce team4
first 0
turn 0
round 4
score 3 5
guilds 0 fire water light
guilds 1 air shadow thunderbolt
guilds 2 plant ice sand
guilds 3 star love music
1 light5 / -
2 plant6 / shadow5
3 fire5 ice5*3 / air6*2 thunderbolt6
5 - / star5
hand 0 {mine}
hand 1 {one}
hand 2 {two}
hand 3 {three}
"""
MINE = "fire5 light7 water5 light6"


def table(folder: Path, mine: str = MINE, one: str = "air5", two: str = "ice6", three: str = "love5") -> str:
    path = folder / "position.txt"
    path.write_text(TABLE.format(mine=mine, one=one, two=two, three=three), "utf-8")
    return str(path)


# Whole games.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_solo_game_of_each_preset_comes_to_an_end(preset: str, lang: str) -> None:
    arguments = ("play", "riftforce", "--mode", "solo", "--preset", preset, "--lang", lang, "--seed", "5")
    done = cli(*arguments, think=at_random(3))
    assert (done.code, done.err) == (0, "")
    assert END[lang] in done.plain
    total = speech(lang).stars(STARS[preset])
    first = done.plain.splitlines()[1]
    assert total in first
    assert first.endswith(f"({speech(lang).preset(preset)})")
    assert speech(lang).ask_keep(4, 6, False) in done.plain


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("columns", ["60", "80"])
def test_one_person_and_three_bots_in_teams_of_two(lang: str, columns: str) -> None:
    seats = "greedy,random,me,random" if lang == "en" else "random,random,me,random"
    arguments = ("play", "--mode", "team4", "--seats", seats, "--lang", lang, "--seed", columns)
    done = cli(*arguments, think=at_random(7), COLUMNS=columns)
    assert (done.code, done.err) == (0, "")
    assert END[lang] in done.plain
    assert max(map(len, done.out.splitlines())) <= int(columns)
    assert Texts(lang)("curtain-rise") not in done.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_people_of_three_with_a_curtain_between_them(lang: str) -> None:
    arguments = ("play", "--mode", "team3", "--seats", "me,person:Kim,random", "--name", "Ada", "--seed", "2")
    done = cli(*arguments, "--lang", lang, think=at_table(4))
    assert (done.code, done.err) == (0, "")
    t = Texts(lang)
    rises = re.findall(f"{re.escape(t('curtain', name='@'))}".replace("@", "(Ada|Kim)"), done.out)
    assert set(rises) == {"Ada", "Kim"}
    assert all(a != b for a, b in pairwise(rises))
    # The end is shown to all: no player is “you” any more, and no hand is shown.
    last = done.plain.split("─" * 80)[-1]
    assert END[lang] in last
    assert t("hand-line", cards="") not in last
    assert " Ada" in last


@pytest.mark.parametrize("mode", ["team3", "team4", "solo"])
def test_the_same_seed_gives_the_same_transcript(mode: str) -> None:
    arguments = ("play", "--mode", mode, "--bot", "random", "--seed", "11")
    first, second = (cli(*arguments, think=at_random(2)) for _ in range(2))
    assert first == second


def test_two_languages_tell_the_same_team_game() -> None:
    outs = [
        cli("play", *TEAM4, "--bot", "random", "--lang", lang, "--seed", "4", think=at_random(1)).out
        for lang in ("fr", "uk")
    ]
    codes = [card_codes(out) for out in outs]
    assert codes[0] == codes[1] != []


def test_bots_alone_play_for_a_spectator() -> None:
    done = cli("play", "--mode", "solo", "--seats", "random", "--seed", "3", typed=["", ""])
    assert "The game is over: " in done.plain
    assert done.out.count("Enter: go on.") == 3  # the third time the input has ended
    assert "Your hand" not in done.out
    left = cli("play", "--seats", "random,random", "--seed", "3", typed=["", "q"])
    assert "The game is over: " not in left.out
    assert left.out.endswith("You leave the table.\n")


# Seats.


def test_names_at_the_table_and_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.rift"
    seats = "greedy,person:Kim\x1b,random,greedy"
    out = cli("play", *TEAM4, "--seats", seats, "--seed", "1", typed=[f"save {file}"]).out
    assert "Riftforce. Gale + Dice against Kim? + Gale II. Seed 1." in out
    assert riftable.load(file).seats == ["Gale", "Kim?", "Dice", "Gale II"]
    again = cli("play", "--load", str(file), "--seats", "greedy,me,random,greedy").out
    assert "Gale + Dice against Kim? + Gale II." in again


def test_people_without_a_name_are_numbered(tmp_path: Path) -> None:
    file = tmp_path / "game.rift"
    typed = ["", f"save {file}"]
    out = cli("play", *TEAM3, "--seats", "me,greedy,person", "--seed", "1", typed=typed).out
    assert "Player 1 + Player 2 against Gale." in out
    twins = cli("play", "--seats", "person:Kim,person:Kim").out
    assert "Kim against Kim II." in twins
    assert riftable.load(file).seats == ["", "Gale", ""]


def test_the_seats_that_are_not_said_go_to_the_bot() -> None:
    out = cli("play", *TEAM4, "--seats", "greedy,me", "--bot", "random", "--seed", "1").out
    assert "Gale + Dice against You + Dice II." in out


# The board.


def test_six_locations_in_two_areas_with_owners_and_one_score_a_side(tmp_path: Path) -> None:
    lines = cli("play", "--position", table(tmp_path), "--seed", "1").out.replace("\u00a0", " ").splitlines()
    rift = next(i for i, line in enumerate(lines) if line.startswith("─ green 1"))
    assert lines[rift].split() == [
        *("─", "green", "1", "@1", "─", "green", "2", "@2", "─", "green", "3", "@3"),
        *("─", "gray", "1", "@4", "──", "gray", "2", "@5", "──", "gray", "3", "@6", "─"),
    ]
    assert lines[rift - 1].split() == ["◐", "SH5", "b", "≋", "AI6", "4/6", "b", "★", "ST5", "d"]
    assert lines[rift + 1].split() == ["☼", "LI5", "a", "✿", "PL6", "c", "▲", "FI5", "a"]
    assert lines[rift + 2].split() == ["❆", "IC5", "2/5", "c"]
    assert "You + Gale II: score 3" in lines
    assert "Gale + Gale III: score 5" in lines
    assert any(line.startswith("c Gale II (gray area): hand 1 · deck ") for line in lines)


def test_there_is_room_for_the_damage_on_a_wide_screen(tmp_path: Path) -> None:
    out = cli("play", "--position", table(tmp_path), COLUMNS="100").out
    assert "IC5 2/5 −3 c" in out
    assert max(map(len, out.splitlines())) <= 100


def test_initials_where_they_differ(tmp_path: Path) -> None:
    seats = "me,random,person:Kim,greedy"
    out = cli("play", "--position", table(tmp_path), "--seats", seats, "--name", "Ada", typed=[""]).out
    assert "K Kim (gray area)" in out
    assert "✿ PL6 K" in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_narrow_terminal_gets_a_list(lang: str, tmp_path: Path) -> None:
    out = cli("play", "--position", table(tmp_path), "--lang", lang, COLUMNS="60").out.replace("\u00a0", " ")
    assert " a+c  ▲ FI5 a, ❆ IC5 2/5 −3 c" in out
    assert f"─ {spec('riftforce').texts(lang)('site-gray', n=2)} @5 ─" in out
    assert max(map(len, out.splitlines())) <= 60


def test_the_owner_of_an_elemental_stands_in_the_answers(tmp_path: Path) -> None:
    out = cli("play", "--position", table(tmp_path), typed=["activate fire5 number"]).plain
    assert "❆ IC5 c  Ice 5 at green location 3, 3 damage  ice5@3.2" in out
    own = cli("play", "--position", table(tmp_path), typed=["activate fire5 guild ice5"]).plain
    assert speech("en").refusal(Refusal(PARTNERS_CARD), 6) not in own
    assert "Ice 5 is neither" not in own


# Solo.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_challenges_are_told_with_their_stars(lang: str) -> None:
    arguments = ("play", "--mode", "solo", "--stars", "2,3,1", "--ampersand", "move:7", "--lang", lang)
    word = spec("riftforce").texts(lang)("word-challenges")
    plain = " ".join(cli(*arguments, "--seed", "1", typed=[word, "help"]).plain.split())
    assert plain.count(speech(lang).stars(11)) == 2
    assert "5 ★★ 6 ★★★ 7 ★ &" in plain
    for number, stars in ((5, 2), (6, 3), (7, 1)):
        assert speech(lang).challenge(number, stars, "move" if number == 7 else None) in plain
    assert spec("riftforce").texts(lang)("help-challenges") in plain


def test_the_board_shows_the_plan_and_the_piles_of_the_trainer() -> None:
    named = ("--guilds", "fire ice light plant", "--trainer", "air sand star music")
    out = cli("play", "--mode", "solo", *named, "--seed", "1", typed=["guilds"]).plain
    assert "The trainer: score 0 · deck 31 · discard pile 0" in out
    assert re.search(r"\nNext plan: attack \d-\d-\d, bot at location \d\.", out)
    assert "MU Music" in out
    assert "challenges" not in cli("play", "--seed", "1", typed=["help"]).out


def test_a_plan_under_way_stays_on_the_board() -> None:
    seen: list[str] = []

    def think(screen: str) -> str:
        seen.append(screen.replace("\u00a0", " "))
        return at_random(len(seen))(screen)

    cli("play", "--mode", "solo", "--preset", "expert", "--seed", "2", think=think)
    asked = [screen for screen in seen if "Choose a bot with number" in screen]
    assert asked
    assert all("Plan under way: attack " in screen for screen in asked if "Round " in screen)
    assert any("Plan under way: attack " in screen for screen in asked)


def test_hints_count_the_plan_of_the_trainer_in() -> None:
    named = ("--guilds", "fire ice light plant", "--trainer", "air sand star music")
    out = cli("play", "--mode", "solo", *named, "--seed", "1", typed=["hint"]).plain
    assert "by the end of the round, the trainer’s plan included:" in " ".join(out.split())
    assert re.search(r" 1 . \d+%  Play \d cards?.* \(depends on chance\)", out)


def test_hints_while_guilds_are_kept_tell_what_they_do() -> None:
    out = cli("play", "--mode", "solo", "--seed", "7", typed=["hint"]).plain
    assert "Chance to win with each guild on offer, and what it does:" in out
    assert re.search(r" 1 . \d+%  ", out)


# The curtain.


HOT = ("--seats", "me,person:Kim,random", "--name", "Ada", "--seed", "3")


def test_a_hand_is_shown_only_after_its_player_confirms() -> None:
    out = cli("play", *TEAM3, *HOT, typed=["", "draw", "play 1"]).plain
    assert "Ada, it is your turn. Everybody else looks away." in out.split("Your hand:")[0]
    assert "Kim, it is your turn" not in out
    closed = cli("play", *TEAM3, *HOT, typed=[]).plain
    assert "You draw" not in closed
    assert closed.endswith("You leave the table.\n")
    assert "You draw" not in cli("play", *TEAM3, *HOT, typed=["quit"]).plain


def test_the_log_is_told_from_each_players_view() -> None:
    hand = cli("play", *TEAM3, *HOT, typed=[""]).plain
    done = cli("play", *TEAM3, *HOT, typed=["", "play fire6 @1 stop", "", "", "log"])
    ada, kim = done.plain.split("─" * 80)[:2]
    assert "You play" in ada
    assert "Ada plays" not in ada
    assert "Next is Kim. Enter: hide all this." in ada
    assert kim.count("Ada plays") == 2
    assert "You draw 7 cards: " in kim
    assert hand.split("Your hand:")[1].splitlines()[0] not in kim


def test_undo_goes_back_to_the_curtain_and_no_further() -> None:
    nothing = speech("en").refusal(Refusal(NOTHING_TO_UNDO))
    line = "play fire6 @1 stop"
    typed = ["", "play", line.removeprefix("play "), "undo", "undo", "undo", line, "", "", "undo"]
    out = cli("play", *TEAM3, *HOT, typed=typed).plain
    assert out.count("Your last decision is taken back.") == 2
    assert out.count(nothing) == 2
    assert out.rstrip().endswith("You leave the table.")
    ada, kim = out.split("─" * 80)[:2]
    assert ada.count(nothing) == kim.count(nothing) == 1


def test_a_move_that_revealed_a_card_cannot_be_taken_back() -> None:
    revealed = speech("en").refusal(Refusal(UNDO_REVEALED))
    acted = speech("en").refusal(Refusal(UNDO_OTHERS_ACTED))
    typed = ["", "play fire6 @1 stop", "", "", "play sand5 @1 stop", "undo", "undo", "draw", "undo", "undo"]
    out = cli("play", *TEAM3, *HOT, typed=typed).plain
    # Kim plays, the bot answers, Kim acts again: her play is no longer hers alone, and then she draws.
    assert "Your last decision is taken back." not in out
    assert out.count(acted) == 2
    assert out.count(revealed) == 2
    alone = cli("play", *TEAM3, "--seed", "3", typed=["play fire6 @1 stop", "draw", "undo", "undo"]).plain
    assert alone.count("Your last decision is taken back.") == 2


def test_at_the_end_nothing_can_be_taken_back() -> None:
    typed: list[str] = []
    person = at_table(4)

    def think(screen: str) -> str:
        typed.append("undo" if person(screen) == "quit" and "undo" not in typed else person(screen))
        return typed[-1]

    out = cli("play", *TEAM3, *HOT, think=think).plain
    assert speech("en").refusal(Refusal(NOTHING_TO_UNDO)) in out.split("The game is over: ")[1]


def test_an_interrupt_at_the_curtain_leaves() -> None:
    out = cli("play", *TEAM3, *HOT, typed=["", "q"]).out
    assert out.endswith("You leave the table.\n")


# Secrets.

LOOKS = ["hint", "board", "log", "guilds", "help"]
COMMANDS = [*LOOKS, "activate fire5", "hint", "number", "hint", "undo", "undo"]


def test_hands_of_partners_and_opponents_are_hidden(tmp_path: Path) -> None:
    outs = []
    for one, two, three in (
        ("air5 air7", "ice6 sand5", "love5 star7"),
        ("shadow6 air5", "plant5 plant7", "music6 star6"),
    ):
        position = table(tmp_path, one=one, two=two, three=three)
        outs.append(cli("play", "--position", position, "--seed", "5", typed=COMMANDS).out)
    assert outs[0] == outs[1]


def test_the_curtain_hides_everything(tmp_path: Path) -> None:
    seats = ("--seats", "me,person:Kim,person:Lou,random", "--name", "Ada")
    kims, adas = [], []
    for mine, two in ((MINE, "ice6 sand5"), ("fire5 water6 light6 light7", "plant5 plant7")):
        position = table(tmp_path, mine=mine, one="air5 air6", two=two)
        typed = ["", "play fire5 @1 stop", "", "", *LOOKS, "play air5", "hint"]
        out = cli("play", "--position", position, *seats, "--seed", "5", typed=typed).out
        ada, kim = out.split("─" * 80)[:2]
        kims.append(kim)
        adas.append(ada)
    assert kims[0] == kims[1]
    assert adas[0] != adas[1]


# Positions and records.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("columns", ["60", "80"])
def test_show_lays_all_hands_of_a_team_table_open(lang: str, columns: str, tmp_path: Path) -> None:
    done = cli("show", table(tmp_path, two="ice6 sand5"), "--lang", lang, COLUMNS=columns)
    assert (done.code, done.err) == (0, "")
    for seat, card in enumerate(("FI5", "AI5", "IC6", "LO5")):
        line = Texts(lang)("hand-of", name=Texts(lang)("seat", n=seat), cards="")
        shown = done.plain.split(line.rstrip())[1].splitlines()[0]
        assert card in card_codes(shown)
    assert max(map(len, done.out.splitlines())) <= int(columns)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", ["team3", "team4", "solo"])
def test_replay_tells_every_mode(mode: str, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.rift"
    game = riftable.new("riftforce", mode=mode, seed=4, cap=8)
    person = at_random(1)
    while not game.over:
        game.push(int(game.moves.ids[int(person("  1  x\n" * 3)) % len(game.moves)]))
    game.record.save(file)
    done = cli("replay", str(file), "--lang", lang, "--step", typed=[""] * 2000)
    assert (done.code, done.err) == (0, "")
    assert END[lang] in done.plain


def test_show_of_a_solo_position(tmp_path: Path) -> None:
    game = riftable.new("riftforce", mode="solo", seed=4, guilds="fire ice light plant", preset="hard")
    path = tmp_path / "position.txt"
    path.write_text(game.fen, "utf-8")
    out = cli("show", str(path)).plain
    assert "9 stars in all (Hard)" in out
    assert "Seat 0, hand: " in out
    assert "Waiting for Seat 0." in out
    assert "The trainer, hand" not in out

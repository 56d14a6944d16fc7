"""Position text and records: forgiving to read, canonical to write, and clear about what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

import riftable
from riftable import BadNotation, IllegalMove
from riftable.core.rng import Rng
from tests.games.riffifi.table import riffifi
from tests.helpers import line, raises

WHOLE = """riffifi table
option players 3
dealer 0
turn 0
deal 2
score 20 31 9
bank 8 12 8 11 12
tokens 0 0 0 4 0 0
tokens 1 4 0 0 0 0
tokens 2 0 0 0 1 0
pile 0 green4 red7
pile 1 red4 blue3 green1*
pile 2 red5?green4.red4 yellow1 red2*
hand 0 red1 red3 blue1 blue2 green2 green3 yellow2 yellow3 purple1 purple2
hand 1 blue4 blue5 green5 green6 yellow4 yellow5 purple3 purple4 purple5
hand 2 blue6 blue7 green7 green8 yellow6 yellow7 purple6 purple7 purple8"""
CANONICAL = WHOLE.replace("green4.red4", "red4.green4")


def test_a_canonical_position_is_written_as_it_was_read() -> None:
    assert riftable.position(WHOLE).fen == CANONICAL
    assert riftable.position(CANONICAL).fen == CANONICAL


def test_blanks_order_case_and_comments_do_not_matter() -> None:
    lines = WHOLE.splitlines()
    rest = "\n".join(f"  {text.replace(' ', '   ')}  # why" for text in reversed(lines[1:]))
    assert riftable.position(f"\n# a comment\n {lines[0].upper()}\n{rest}").fen == CANONICAL


def test_what_is_empty_may_be_left_out() -> None:
    g = riffifi("turn 2")
    assert line(g, "dealer") == "1"  # the seat before
    assert line(g, "deal") == "1"
    assert line(g, "score") == "0 0 0 0"
    assert line(g, "bank") == "12 12 12 12 12"
    assert line(g, "pile 3") == "-"
    g = riffifi("tokens 1 3 0 0 0 13")
    assert line(g, "bank") == "9 12 12 12 0"


def test_unused_cards_are_those_that_are_nowhere_else() -> None:
    world = riftable.position(WHOLE)
    assert world.view(0).json()["unused"] == 4


def test_options_travel_with_the_position() -> None:
    g = riffifi("option scoring ticks", "option tick_timing end_of_hand", "option dealer 2", "ticks 1 red")
    assert g.rules.options == {"scoring": "ticks", "tick_timing": "end_of_hand"}
    assert line(g, "ticks 1") == "red"
    again = riftable.position(g.fen, strict=False)
    assert again.fen == g.fen


def test_a_game_not_yet_begun_is_a_position_too() -> None:
    g = riftable.new("riffifi", players=3, officer=True, dealer=1, auto=False)
    assert g.fen == "riffifi table\noption players 3\noption officer yes\noption dealer 1"
    g.push("!0 !2")
    assert g.fen.endswith("pending !0 !2")
    assert riftable.position(g.fen, auto=False).fen == g.fen


def test_pending_moves_lead_to_a_question() -> None:
    g = riffifi("turn 3", "pile 0 red5*", "bank 0 12 12 12 12", "tokens 1 6 0 0 0 0", "tokens 2 6 0 0 0 0")
    g.push("purple8")
    assert g.fen.endswith("pending purple8")
    again = riftable.position(g.fen, strict=False)
    assert list(again.moves) == ["from1", "from2"]


def test_equal_chances_remember_the_hands_before() -> None:
    g = riftable.new("riffifi", players=3, equal_chances=True, dealer=0, seed=3)
    while g.view(0).json()["hand_number"] != 3:
        g.push(g.moves.ids[-1])
    past = [text for text in g.fen.splitlines() if text.startswith("past ")]
    assert [text[:9] for text in past] == [f"past {seat} {hand} " for hand in (1, 2) for seat in (0, 1, 2)]
    assert any("?" in text for text in past)
    again = riftable.position(g.fen)
    assert again.fen == g.fen
    for seat in range(-1, 3):
        assert again.view(seat) == g.view(seat)


def test_a_table_you_can_read_reads_back() -> None:
    g = riftable.position(WHOLE)
    assert "● red" in str(g).replace("●red", "● red")
    assert "▲ green1" in str(g)
    assert riftable.position(str(g)).fen == g.fen
    assert "the cards are being dealt" in str(riftable.new("riffifi", auto=False))
    officer = riffifi("option officer yes", "turn 1", "pile 0 officer*", "option scoring ticks")
    assert "◉ officer" in str(officer)
    assert "ticks 0-0-0-0" in str(officer)
    over = riffifi("dealer 2", "turn 2", "deal 3", "hand 0 -", "hand 1 -", "hand 2 red1", players=3)
    assert "hand 3, over" in str(over)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("riffifi", "a mode: table"),
        ("riffifi duel", "a mode: table"),
        ("riffifi table\nturn 4\nhand 0 red1", "turn is a seat, 0 to 3"),
        ("riffifi table\noption players 3\nhand 3 red1", "there is no seat 3; 3 play"),
        ("riffifi table\nhand 5 red1", "followed by a seat"),
        ("riffifi table\nturn 0", "seat 0 is to play, but its hand is empty"),
        ("riffifi table\nhand 0 red9", "“red9” is not a card"),
        ("riffifi table\nhand 0 red1*", "“red1*” is not a card"),
        ("riffifi table\nhand 0 red1\npile 1 pink3", "“pink3” is not a card"),
        ("riffifi table\nhand 0 red1\npile 1 ++", "“++” is not a card"),
        ("riffifi table\nhand 0 red1\npile 1 red2?", "behind ? stand the cards"),
        ("riffifi table\nhand 0 red1\npile 1 red2?red8", "behind ? stand the cards"),
        ("riffifi table\nhand 0 red1\npile 1 red2?red", "“red” is not a card"),
        ("riffifi table\nhand 0 red1\npile 1 red2* red3", "only the last card"),
        ("riffifi table\nhand 0 red1\npile 0 red2*", "only the last card"),
        ("riffifi table\nhand 0 red1\npile 1 blue2*\npile 2 blue3*", "two blue cards cannot lie face up"),
        ("riffifi table\nhand 0 red1 red1", "red1 is there twice"),
        ("riffifi table\nhand 0 red1\nbank 1 2 3", "bank takes 5 numbers, not 3"),
        ("riffifi table\nhand 0 red1\nscore 1 2 3", "score takes 4 numbers"),
        ("riffifi table\nhand 0 red1\ntokens 0 a b c d e", "whole number"),
        ("riffifi table\nhand 0 red1\nticks 0 red", "ticks go with option scoring ticks"),
        ("riffifi table\noption scoring ticks\nhand 0 red1\nticks 0 pink", "“pink” is not a color"),
        ("riffifi table\nhand 0 red1\nout red", "out names a color"),
        ("riffifi table\noption officer yes\nhand 0 red1\nout red blue", "out names a color"),
        ("riffifi table\nhand 0 red1\ndeal 2\npast 0 1 red1", "past names every seat"),
        ("riffifi table\nhand 0 red1\npast 0", "past is followed by"),
        ("riffifi table\nhand 0 red1\npast x 1 red1", "whole number"),
        ("riffifi table\nhand 0 red1\nweather rain", "“weather” is none of"),
        ("riffifi table\nhand 0 red1\nturn 0\nturn 0", "there is a line for turn"),
        ("riffifi table\noption players", "as in “option players 5”"),
        ("riffifi table\noption players 9", "option players is 3, 4 or 5"),
        (
            "riffifi table\noption players 3\nhand 0 red1\ndeal 2\n"
            + "\n".join(f"past {n} 1 red2" for n in range(3)),
            "past goes with option equal_chances",
        ),
    ],
)
def test_bad_positions_say_what(text: str, problem: str) -> None:
    assert problem in raises(BadNotation, lambda: riftable.position(text, strict=False))


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("bank 8", "bank 9"), "there are 13 red tokens instead of 12"),
        (("hand 0 red1 ", "hand 0 "), "seat 0 has 9 cards and played 2"),
        (("turn 0", "turn 1"), "only the last card of a seat that is not on turn"),
        (("dealer 0", "dealer 1"), "all seats have played as often"),
        (("hand 0 red1 red3 blue1 blue2", "hand 0 red1 red3 red6 red8"), "seat 0 was dealt 5 red cards"),
        (("hand 0 red1", "hand 0 officer"), "officer is not in play"),
        (("deal 2", "deal 4"), "deal 4 is one too many"),
        (("red5?green4.red4", "red5?green4"), "red5 would not have been turned down"),
        (("option players 3", "option players 3\noption equal_chances yes"), "past says what seat 0 played"),
    ],
)
def test_the_box_is_checked_unless_told_not_to(change: tuple[str, str], problem: str) -> None:
    assert problem in raises(BadNotation, lambda: riftable.position(WHOLE.replace(*change)))


def test_what_is_out_must_be_said() -> None:
    text = riftable.new("riffifi", officer=True, removed="blue", seed=1).fen
    assert riftable.position(text).fen == text
    without = text.replace("out blue\n", "")
    assert "out names a color" in raises(BadNotation, lambda: riftable.position(without))


@pytest.mark.parametrize("suffix", ["rift", "ndjson"])
@pytest.mark.parametrize(
    "options", [{"players": 3}, {"players": 5, "officer": True, "equal_chances": True, "scoring": "ticks"}]
)
def test_records_replay(options: dict[str, object], suffix: str, tmp_path: Path) -> None:
    g = riftable.new("riffifi", seed=11, **options)  # type: ignore[arg-type]  # any options
    g.seats = ["Ada", "Noam", "Lou"]
    rng = Rng(4)
    while not g.over:
        g.push(g.moves.ids[rng.below(len(g.moves))])
    path = tmp_path / f"game.{suffix}"
    g.record.save(path)
    again = riftable.load(path)
    assert again.record.text == g.record.text
    assert again.history == g.history
    assert again.result == g.result


def test_the_last_card_of_a_hand_plays_itself_and_undo_steps_over_it() -> None:
    g = riffifi("dealer 3", "turn 0", "hand 0 red1", "hand 1 blue1 blue2")
    assert g.record.moves == ["red1"]
    assert g.seat == 1
    g.push("blue1")
    g.pop()
    assert g.seat == 1
    assert "no player has made a move" in raises(IllegalMove, g.pop)

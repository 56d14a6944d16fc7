"""Position text: forgiving to read, canonical to write, and clear about what is wrong."""

from __future__ import annotations

import pytest

import riftable
from riftable import BadNotation, BadOption
from tests.helpers import duel, line, raises

WHOLE = """riftforce duel
first 0
turn 0
round 4
score 3 5
guilds 0 fire water light plant
guilds 1 air shadow thunderbolt sand
1 light5 / -
2 plant6 / shadow5
3 fire5 water5*3 plant7 / air6*2 thunderbolt6
4 - / -
5 - / -
hand 0 fire6 light7 plant5
discard 0 -
deck 0 *
hand 1 air5 air6
discard 1 -
deck 1 *"""


def test_a_canonical_position_is_written_as_it_was_read() -> None:
    assert riftable.position(WHOLE).fen == WHOLE


def test_blanks_order_case_and_comments_do_not_matter() -> None:
    lines = WHOLE.splitlines()
    messy = (
        "\n\n# a comment\n  "
        + lines[0].upper()
        + "\n"
        + "\n".join(f"  {text.replace(' ', '   ')}  # why" for text in reversed(lines[1:]))
    )
    assert riftable.position(messy).fen == WHOLE


def test_what_is_empty_may_be_left_out() -> None:
    g = riftable.position(
        "riftforce duel\nturn 1\nhand 1 air5\n"
        "guilds 0 fire water light plant\nguilds 1 air shadow thunderbolt sand"
    )
    assert line(g, "first") == "1"
    assert line(g, "score") == "0 0"
    assert line(g, "5") == "- / -"
    assert g.seat == 1


def test_an_explicit_deck_is_kept() -> None:
    g = duel("deck 0 fire5 fire7", "discard 0 ice5 fire6", "idle 1", "hand 0 fire6")
    assert line(g, "deck 0") == "fire5 fire7"
    assert line(g, "discard 0") == "ice5 fire6"
    assert line(g, "idle") == "1"
    assert duel(*g.fen.splitlines()[1:]).fen == g.fen


def test_options_travel_with_the_position() -> None:
    g = duel("option cap 9", "option stolen_cards_return_to_owner on", "option draft beyond", "hand 0 fire5")
    assert g.rules.options == {"cap": "9", "stolen_cards_return_to_owner": "yes"}
    assert "option stolen_cards_return_to_owner yes" in g.fen
    assert duel(*g.fen.splitlines()[1:]).fen == g.fen


def test_a_game_not_yet_begun_is_a_position_too() -> None:
    g = riftable.new("riftforce", draft="beyond", first=1, auto=False)
    assert g.fen == "riftforce duel\noption draft beyond\noption first 1"
    g.push("!fire !ice")
    assert g.fen.endswith("pending !fire !ice")
    assert riftable.position(g.fen, auto=False).fen == g.fen
    dealt = riftable.position("riftforce duel", seed=3)
    assert dealt.fen == riftable.new("riftforce", seed=3).fen


def test_pending_moves_lead_into_the_middle_of_an_ability() -> None:
    g = riftable.position(WHOLE + "\npending activate plant5 number water5@3")
    assert list(g.moves) == ["@2", "@4"]
    assert g.fen == WHOLE + "\npending activate plant5 number water5@3.2"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 1: a position starts with"),
        ("# nothing", "a position starts with"),
        ("chess", "a position starts with"),
        ("riftforce", "a mode: duel"),
        ("riftforce trio", "a mode: duel"),
        ("riftforce duel now", "a mode: duel"),
        ("riftforce duel\nturn 2", "line 2: turn is a seat"),
        ("riftforce duel\nfirst x", "whole number"),
        ("riftforce duel\nturn", "turn takes one number"),
        ("riftforce duel\nturn 0\nturn 1", "line 3: there is a line for turn"),
        ("riftforce duel\nscore 1", "score takes one number for each"),
        ("riftforce duel\nscore 1 -1", "whole number"),
        ("riftforce duel\nhand fire5", "followed by a seat"),
        ("riftforce duel\nguilds 0 fire gold", "no guild “gold”"),
        ("riftforce duel\nguilds 0 fire\nguilds 1 fire", "line 3: guild fire is there twice"),
        ("riftforce duel\nguilds 0 fire", "needs 4 guilds"),
        ("riftforce duel\n6 fire5 / -", "no location 6"),
        ("riftforce duel\n1 fire5", "a slash"),
        ("riftforce duel\n1 fire8 / -", "“fire8” is not a card"),
        ("riftforce duel\n1 fire5*5 / -", "cannot have 5 damage"),
        ("riftforce duel\n1 fire5*99999999999999999999 / -", "is not a card"),
        ("riftforce duel\nhand 0 fire5*1", "only a card on the board"),
        ("riftforce duel\nweather rain", "“weather” is not a location nor one of"),
        ("riftforce duel\noption cap", "an option line is a name and a value"),
        ("riftforce duel\noption colour red", "no option “colour”"),
        ("riftforce duel\noption cap red\nhand 0 fire5", "number of rounds"),
        ("riftforce duel\nhand 0 fire5\nknown 0 fire6", "known but not in hand"),
        ("riftforce duel\nround 99999999", "whole number"),
        ("riftforce duel\n" + "1" * 5000 + " fire5 / -", "whole number"),
        ("riftforce duel\nscore 1 2\nscore 1 2", "line 3: there is a line for score"),
        ("riftforce duel\noption cap 1\noption cap 2", "line 3: there is a line for option cap"),
        ("riftforce duel\noption colour red\nturn 0\nhand 0 fire5", "line 2: riftforce duel has no option"),
        ("riftforce solo\nhand 1 fire5", "the trainer has no hand"),
    ],
)
def test_bad_positions_say_where_and_what(text: str, problem: str) -> None:
    loose = "needs 4" not in problem
    assert problem in raises(BadNotation, lambda: riftable.position(text, strict=not loose))


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("1 light5 / -", "1 light5 light5 light5 light5 light5 / -"), "light5: too many, 5 instead of 4"),
        (("1 light5 / -", "1 light5 / star5"), "star5 is there, but no seat has its guild"),
        (("deck 0 *", "deck 0 fire5"), "missing"),
        (
            ("hand 0 fire6 light7 plant5", "hand 0 fire5 fire5 fire6 fire6 light5 light5 light5 light7"),
            "at most 7",
        ),
    ],
)
def test_the_box_is_checked_unless_told_not_to(change: tuple[str, str], problem: str) -> None:
    text = WHOLE.replace(*change)
    assert problem in raises(BadNotation, lambda: riftable.position(text))
    assert riftable.position(text, strict=False).seat == 0


def test_bad_seeds_are_refused() -> None:
    assert "seed" in raises(BadOption, lambda: riftable.position(WHOLE, seed=-5))


def test_pending_moves_must_be_legal() -> None:
    with pytest.raises(riftable.IllegalMove):
        riftable.position(WHOLE + "\npending draw activate")

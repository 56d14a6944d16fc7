"""Teams of three and four: vectors and rulings, each under its own id."""

from __future__ import annotations

import pytest

import riftable
from riftable import BadNotation, BadOption, Game
from riftable.games.riftforce.rules.view import RiftView
from tests.helpers import line, names, raises, refused, table

FOUR = (
    "guilds 0 fire water light",
    "guilds 1 air plant sand",
    "guilds 2 ice shadow star",
    "guilds 3 acid beast lava",
)
THREE = ("guilds 0 fire water light", "guilds 1 air plant sand star", "guilds 2 ice shadow music")


def team4(*lines: str) -> Game:
    """A table of two teams of two."""
    return table("riftforce team4", *FOUR, *lines)


def team3(*lines: str) -> Game:
    """A table of a team of two against one."""
    return table("riftforce team3", *THREE, *lines)


def test_rf_52_control_is_checked_in_ones_own_area() -> None:
    board = ("1 fire5 / -", "5 fire5 / -")
    g = team4(*board, "turn 0", "hand 0 -")
    g.push("draw")
    assert g.scores == [1, 0]
    g = team4(*board, "turn 2", "hand 2 -")
    g.push("draw")
    assert g.scores == [1, 0]
    g = team3("2 - / air5", "6 - / air6", "turn 1", "hand 1 -")
    g.push("draw")
    assert g.scores == [0, 2]


def test_rf_54_the_number_option_reaches_the_partners_cards() -> None:
    g = team4("1 fire6 / -", "4 ice6 / -", "turn 0", "hand 0 fire6")
    g.push("activate fire6 number")
    assert names(g) == "stop fire6@1.1 ice6@4.1"
    g = team4("1 fire6 fire5 / -", "4 ice6 / -", "turn 0", "hand 0 fire6")
    g.push("activate fire6 guild")
    assert names(g) == "stop fire6@1.1 fire5@1.2"


def test_rf_55_order_of_a_round_of_three() -> None:
    g = riftable.new(
        "riftforce", mode="team3", seed=1, guilds="fire water light / air plant sand star / ice shadow music"
    )
    seats = []
    for _ in range(8):
        seats.append(g.seat)
        g.push("activate")
        g.push(next(iter(g.moves)))
        g.push("number")
        if "stop" in g.moves:
            g.push("stop")
    assert seats == [0, 1, 2, 1, 0, 1, 2, 1]


@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 3]), (1, [1, 0, 3, 2])])
def test_rf_56_set_up_of_four(first: int, order: list[int]) -> None:
    guilds = "fire water light / air plant sand / ice shadow star / acid beast lava"
    g = riftable.new("riftforce", mode="team4", seed=5, first=first, guilds=guilds)
    view = g.view(-1)
    assert isinstance(view, RiftView)
    lanes = {u.seat: i % 6 for i, row in enumerate(view.rows) for u in row}
    assert lanes == {order[1]: 1, order[2]: 4, order[3]: 4}
    assert g.seat == first
    assert view.hands == [7, 7, 7, 7]
    assert [20 - n for n in view.decks] == [int(seat != first) for seat in range(4)]


def test_rf_58_draft_of_three() -> None:
    g = riftable.new("riftforce", mode="team3", seed=2)
    assert len(g.moves) == 9
    chooser = []
    for _ in range(7):
        chooser.append(g.seat)
        g.push(next(iter(g.moves)))
    assert chooser == [0, 1, 2, 1, 0, 1, 2]
    assert [len(line(g, f"guilds {seat}").split()) for seat in range(3)] == [3, 4, 3]
    for lane in "123456":
        mine, theirs = line(g, lane).split(" / ")
        assert mine == "-"
        assert len(theirs.replace("-", "").split()) == int(lane in "25")


def test_draft_of_four() -> None:
    g = riftable.new("riftforce", mode="team4", seed=2, first=1)
    assert len(g.moves) == 10
    chooser = []
    for _ in range(8):
        chooser.append(g.seat)
        g.push(next(iter(g.moves)))
    assert chooser == [1, 0, 3, 2, 1, 0, 3, 2]
    assert [len(line(g, f"guilds {seat}").split()) for seat in range(4)] == [3, 3, 3, 3]


def test_a16_set_up_cards_do_not_strike() -> None:
    guilds = "fire water light / air plant sand / ice shadow star / earth beast lava"
    g = riftable.new("riftforce", mode="team4", first=0, guilds=guilds, auto=False)
    for card in ("fire", "air", "ice", "earth"):
        g.push(" ".join([f"!{card}6"] * 3 + [f"!{card}7"] * 2 + [f"!{card}5"] * 2))
    g.push("!air5 !ice5 !earth5")
    assert line(g, "5") == "ice5 / earth5"


def test_a26_the_partners_cards_are_allies() -> None:
    g = team4("1 light5 / -", "5 ice6*2 / -", "turn 0", "hand 0 light6")
    g.push("activate light6 guild light5")
    assert line(g, "5") == "ice6*1 / -"
    g = team4("1 fire5 ice6 / -", "turn 0", "hand 0 fire6")
    g.push("activate fire6 guild fire5")
    assert line(g, "1") == "fire5 ice6*1 / -"
    g = team4("1 ice6*3 / -", "turn 0", "hand 0 love5")
    g.push("play love5 @1")
    assert line(g, "1") == "ice6 love5 / -"
    g = team4("1 ice6 lava5 / -", "turn 0", "hand 0 lava6")
    g.push("activate lava6 guild lava5")
    assert line(g, "1") == "ice6*1 lava5*1 / -"


def test_a43_four_idle_actions_make_a_dead_position() -> None:
    g = team4(
        "1 fire5 / air5", *(f"hand {seat} -" for seat in range(4)), *(f"deck {seat} -" for seat in range(4))
    )
    for _ in range(3):
        g.push("draw")
        assert not g.over
    g.push("draw")
    assert g.over


@pytest.mark.parametrize(
    ("mode", "seats", "lines"),
    [
        ("team4", 4, ["1 fire5 / -", "4 - / air5"]),
        ("team3", 3, ["1 fire5 / -", "4 fire6 / -", "5 - / air5"]),  # who acts twice a round gains twice
    ],
)
def test_a43_level_teams_that_gain_alike_for_ever_have_drawn_at_once(
    mode: str, seats: int, lines: list[str]
) -> None:
    empty = [f"{pile} {seat} -" for seat in range(seats) for pile in ("hand", "deck")]
    text = "\n".join([f"riftforce {mode}", "first 0", "turn 0", *lines, *empty, "score 5 5"])
    g = riftable.position(text, strict=False)
    g.push("draw draw draw draw")
    assert g.over
    assert g.scores[0] == g.scores[1] > 5
    assert g.result == [0.0] * seats


def test_a27_the_side_controls() -> None:
    g = team4("1 ice5 / -", "turn 0", "hand 0 -")
    g.push("draw")
    assert g.scores == [1, 0]


def test_a28_you_is_whoever_acts() -> None:
    g = team4("4 star6 / air5", "turn 0", "hand 0 fire6", "deck 0 fire7", "deck 2 ice5")
    g.push("activate fire6 number star6")
    assert line(g, "hand 0") == "fire7"
    assert line(g, "hand 2") == "-"
    g = team3("1 music6 / air5*3", "turn 0", "hand 0 fire6")
    g.push("activate fire6 number music6")
    assert line(g, "2") == "air5 / -"  # seat 0, as is usual on that side
    g = team3("1 music6 / air5*3", "turn 2", "hand 2 music7")
    g.push("activate music7 guild music6")
    assert line(g, "2") == "air5=2 / -"


def test_a29_the_dead_go_to_their_players_pile() -> None:
    g = team4("1 fire5*4 ice5*4 / acid5", "turn 3", "hand 3 acid6")
    g.push("activate acid6 guild acid5")
    assert line(g, "discard 0") == "fire5"
    assert line(g, "discard 2") == "ice5"


def test_a30_the_guild_option_never_reaches_the_partner() -> None:
    g = team4("1 fire5=2 fire6 / -", "turn 0", "hand 0 fire7")
    g.push("activate fire7 guild")
    assert names(g) == "stop fire6@1.2"
    assert "not your partner’s" in refused(g, "fire5")
    g = team4("1 fire5=2 fire6 / -", "turn 2", "hand 2 fire7")
    g.push("activate fire7 guild")
    assert names(g) == "stop fire5@1.1"


def test_a31_order_of_the_draft_of_three_is_that_of_the_positions() -> None:
    g = riftable.new("riftforce", mode="team3", seed=9)
    chooser = []
    while len(g.moves) > 2:
        chooser.append(g.seat)
        g.push(next(reversed(list(g.moves))))
    assert chooser == [0, 1, 2, 1, 0, 1, 2]
    assert g.seat == 0


def test_everyone_plays_at_all_six_locations_and_the_areas_touch() -> None:
    g = team4("turn 0", "hand 0 fire5 fire6 fire7")
    g.push("play fire5")
    assert names(g) == "@1 @2 @3 @4 @5 @6"
    g.push("@3 fire6 @4")
    assert line(g, "turn") == "0"
    g = team4("3 water5 / -", "turn 0", "hand 0 water6")
    g.push("activate water6 guild water5")
    assert names(g) == "@2 @4"


def test_the_round_is_finished_before_the_game_ends() -> None:
    g = team4("score 11 0", "1 fire5 / -", "turn 0", "hand 0 -", "hand 1 -", "hand 2 -", "hand 3 -")
    for seat in range(4):
        assert not g.over
        assert g.seat == seat
        g.push("draw")
    assert g.over
    assert g.result == [1.0, -1.0, 1.0, -1.0]


def test_a_tie_means_another_round() -> None:
    g = team3("score 12 12", "turn 1", "place 3", "hand 1 air5", "hand 0 fire5")
    g.push("activate air5 number")
    assert not g.over
    assert g.seat == 0


def test_where_in_the_round_the_single_player_is() -> None:
    g = team3("turn 1", "place 3", "hand 1 -")
    assert line(g, "place") == "3"
    assert riftable.position(g.fen, strict=False).fen == g.fen
    assert "place" not in team3("turn 1", "hand 1 -").fen
    assert "does not act at place 2" in raises(BadNotation, lambda: team3("turn 1", "place 2"))


def test_whose_a_card_is() -> None:
    assert "not on this side" in raises(BadNotation, lambda: team4("1 fire5=1 / -"))
    assert "not on this side" in raises(BadNotation, lambda: team4("1 fire5=7 / -"))
    assert "or an owner" in raises(BadNotation, lambda: team4("hand 0 fire5=0"))


def test_partners_do_not_see_each_others_hands() -> None:
    g = team4("turn 0", "hand 0 fire5", "hand 2 ice5", "deck 2 ice6")
    assert g.view(0).json()["hand"] == ["fire5"]
    assert g.view(0).json()["unseen"][2] == ["ice5", "ice6"]  # type: ignore[index]  # a list


@pytest.mark.parametrize(
    ("mode", "options", "problem"),
    [
        ("team3", {"draft": "base"}, "riftforce team3 has no option “draft”"),
        ("team3", {"first": 1}, "no option “first”"),
        ("team4", {"first": 2}, "seat from 0 to 1"),
        ("team4", {"guilds": "fire / ice"}, "3 / 3 / 3 / 3"),
        ("team5", {}, "it has duel, team3, team4, solo"),
    ],
)
def test_bad_options(mode: str, options: dict[str, object], problem: str) -> None:
    assert problem in raises(BadOption, lambda: riftable.rules("riftforce", mode, **options))

"""The vectors of the rules file, each under its id. Seats: 0 Mexicain, 1 Max, 2 Lulu, 3 Isabelle."""

from __future__ import annotations

import pytest

import riftable
from riftable import Game
from riftable.core.event import seen_by
from riftable.games.riffifi.rulebook import Riffifi
from riftable.games.riffifi.rules.events import Hid, Misdealt, Missed, Stole, Ticked, Took, TurnedDown
from riftable.games.riffifi.rules.ids import CARD_NAMES, MISDEAL_CARDS
from tests.games.riffifi.table import bank, deal, riffifi, tokens, view
from tests.helpers import line, names


def robbery(first: str, need: int, of_bank: int, a: int, b: int, c: int) -> Game:
    """Three players; seat 0 is about to be paid `need` tokens of a color, and is, with the next move."""
    game = riffifi(
        "turn 2",
        f"pile 0 {first}{need}*",
        f"bank {of_bank} 12 {of_bank} 12 12",
        f"tokens 0 {a} 0 {a} 0 0",
        f"tokens 1 {b} 0 {b} 0 0",
        f"tokens 2 {c} 0 {c} 0 0",
        players=3,
    )
    game.push("purple7")
    return game


def test_ri_01_of_two_blue_cards_the_higher_is_turned_down() -> None:
    g = riffifi("turn 2", "pile 0 blue5*", "pile 1 yellow7*", "hand 2 blue2 purple7")
    g.push("blue2")
    assert line(g, "pile 0") == "blue5"
    assert line(g, "pile 1") == "yellow7*"
    assert line(g, "pile 2") == "blue2*"


def example() -> Game:
    """RI-02."""
    g = riffifi("turn 2", "pile 0 red4*", "pile 1 green8*", "hand 2 green6 purple7", "hand 3 green3 purple8")
    g.push("green6")
    return g


def test_ri_02_of_two_green_cards_the_higher_is_turned_down() -> None:
    g = example()
    assert [line(g, f"pile {seat}") for seat in range(3)] == ["red4*", "green8", "green6*"]


def test_ri_04_a_card_that_is_still_face_up_pays_and_is_turned_down() -> None:
    g = example()
    news = g.push("green3")
    assert Took(0, 0, 4) in news
    assert tokens(g, 0, "red") == 4
    assert bank(g, "red") == 8
    assert [line(g, f"pile {seat}") for seat in range(4)] == ["red4", "green8", "green6", "green3*"]
    assert g.seat == 0
    assert names(g) == "purple1 purple5"


def test_ri_05_a_card_that_was_turned_down_pays_nothing() -> None:
    g = example()
    news = g.push("green3 purple5")
    assert Missed(1, CARD_NAMES.index("green8")) in news
    assert line(g, "tokens 1") == "0 0 0 0 0"
    assert g.seat == 1


def test_ri_06_a_played_card_that_is_higher_goes_down_and_may_stay_unseen() -> None:
    g = riffifi("turn 1", "pile 0 red4*", "hand 1 red7 purple6")
    shown = g.copy()
    assert names(g) == "red7 purple6 red7?"
    news = g.push("red7?")
    assert line(g, "pile 0") == "red4*"
    assert line(g, "pile 1") == "red7?red4"
    assert seen_by(news, 2) == [Hid(1)]
    assert len(seen_by(news, 1)) == 2
    assert [view(g, seat).piles[1] for seat in (-1, 0, 1)] == [[-1], [-1], [CARD_NAMES.index("red7")]]
    assert "red7" not in str(g.view(0).json()["piles"])
    assert TurnedDown(1, CARD_NAMES.index("red7")) in shown.push("red7")
    assert line(shown, "pile 0") == "red4*"
    assert line(shown, "pile 1") == "red7"


def test_ri_08_what_the_bank_lacks_comes_from_the_richest() -> None:
    g = robbery("red", 7, 2, 0, 6, 4)
    assert bank(g, "red") == 0
    assert [tokens(g, seat, "red") for seat in range(3)] == [7, 1, 4]
    assert [e for e in g.events if isinstance(e, Took | Stole)] == [Took(0, 0, 2), Stole(0, 1, 0, 5)]


def test_ri_09_whoever_owns_most_of_a_color_takes_what_is_left() -> None:
    g = robbery("green", 5, 2, 10, 0, 0)
    assert (tokens(g, 0, "green"), bank(g, "green")) == (12, 0)


def test_ri_10_the_last_tokens_come_from_the_others() -> None:
    g = robbery("green", 5, 0, 10, 1, 1)
    assert [tokens(g, seat, "green") for seat in range(3)] == [12, 0, 0]


def test_ri_12_those_tied_give_evenly() -> None:
    g = robbery("red", 8, 0, 2, 5, 5)
    assert [tokens(g, seat, "red") for seat in range(3)] == [10, 1, 1]


@pytest.mark.parametrize(("players", "each", "unused"), [(3, 12, 4), (4, 10, 0), (5, 8, 0)])
def test_ri_14_how_many_cards_are_dealt(players: int, each: int, unused: int) -> None:
    g = riftable.new("riffifi", players=players, seed=1)
    assert view(g, 0).hands == [each] * players
    assert view(g, 0).unused == unused


def test_ri_15_a_hand_with_five_blue_cards_is_dealt_again() -> None:
    g = riftable.new("riffifi", players=4, dealer=0, auto=False)
    g.push(deal("01230123", "00000"))
    assert names(g) == "!misdeal0"
    assert g.push("!misdeal0") == [Misdealt(0, 1, MISDEAL_CARDS)]
    assert names(g) == "!0 !1 !2 !3"
    assert g.ask is not None
    assert g.ask.odds == [10, 10, 10, 10]
    assert view(g, 0).dealt == 0


def test_ri_16_after_the_last_cards_everybody_is_still_paid_in_turn() -> None:
    g = riffifi(
        "dealer 2",
        "turn 2",
        "pile 0 red4*",
        "pile 1 blue3*",
        "hand 0 -",
        "hand 1 -",
        "hand 2 blue1",
        players=3,
        auto=False,
    )
    news = g.push("blue1")
    assert [e for e in news if isinstance(e, Took | Missed)] == [
        Took(0, 0, 4),
        Missed(1, CARD_NAMES.index("blue3")),
        Took(2, 1, 1),
    ]
    assert g.scores == [4, 0, 1]
    assert view(g, 0).number == 2
    assert view(g, 0).bank == [12] * 5


def test_ri_18_the_officer_turns_down_a_card_and_himself_and_earns_nothing() -> None:
    g = riffifi(
        "option officer yes",
        "turn 0",
        "dealer 3",
        "pile 1 blue6*",
        "pile 2 red2*",
        "hand 0 officer purple1 purple5",
    )
    g.push("officer")
    assert names(g) == "red2 blue6 none"
    g.push("blue6")
    assert [line(g, f"pile {seat}") for seat in range(3)] == ["officer", "blue6", "red2*"]
    news = g.push("purple6 purple7 purple8")
    assert not [e for e in news if isinstance(e, Took | Stole | Missed) and e.seat == 0]
    assert g.seat == 0
    assert line(g, "tokens 0") == "0 0 0 0 0"


@pytest.mark.parametrize(("players", "size", "ones"), [(3, 36, 0), (4, 40, 4), (5, 40, 4)])
def test_ri_19_decks_with_the_officer(players: int, size: int, ones: int) -> None:
    g = riftable.new("riffifi", players=players, officer=True, seed=1)
    dealt = [name for seat in range(players) for name in line(g, f"hand {seat}").split()]
    assert len(set(dealt)) == size
    assert sum(name.endswith("1") for name in dealt) == ones
    assert "officer" in dealt
    assert view(g, 0).unused == 0
    assert view(g, 0).hands == [size // players] * players


def test_ri_21_the_fifth_tick_wins_at_once() -> None:
    g = riffifi(
        "option scoring ticks",
        "turn 3",
        "pile 0 yellow1*",
        "ticks 0 red blue green purple",
        "tokens 0 0 0 0 6 0",
    )
    news = g.push("purple8")
    assert news[-2] == Ticked(0, 3, 5)
    assert g.over
    assert g.scores == [5, 0, 0, 0]
    assert g.result == [1.0, -1 / 3, -1 / 3, -1 / 3]


def test_ri_23_equal_totals_share_the_win() -> None:
    g = riffifi(
        "dealer 2", "turn 2", "deal 3", "score 50 50 40", "hand 0 -", "hand 1 -", "hand 2 red1", players=3
    )  # the last card plays itself
    assert g.over
    assert g.scores == [50, 50, 41]
    assert g.result == [0.25, 0.25, -0.5]
    assert g.record.result == "50-50-41"


def test_the_rules_are_those_of_riffifi() -> None:
    assert isinstance(riftable.rules("riffifi"), Riffifi)

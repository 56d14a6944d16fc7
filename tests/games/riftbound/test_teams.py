"""2v2: shared points, friends, and what teammates may not do to each other [489.8]."""

from __future__ import annotations

import pytest

from riftable import BadOption
from riftable.games.riftbound.decks.seats import DECKS as DECK_OPTION
from riftable.games.riftbound.rulebook import Riftbound
from tests.games.riftbound.table import at, bound, controller, moves, realm

DECKS = "annie / garen / lux / master-yi"


def test_489_points_are_the_teams_and_11_win() -> None:
    g = bound(
        "score 10 3", "turn 1", "field 1 void-gate 1 2", "unit 7 recruit 2 @1", mode="magma", decks=DECKS
    )
    g.push("end")
    assert g.over
    assert g.scores == [11, 3]
    assert g.result == [1.0, -1.0, 1.0, -1.0]


def test_489_units_cannot_move_to_a_battlefield_of_the_teammate() -> None:
    g = bound(
        "field 1 void-gate 1 2", "unit 7 recruit 2 @1", "unit 8 recruit 0 @base0", mode="magma", decks=DECKS
    )
    g.push("move:recruit.8")
    assert moves(g) == ["@2", "@3"]


def test_489_friendly_is_the_teammate_too() -> None:
    g = bound(
        "unit 7 recruit 2 @base2", "unit 8 recruit 1 @base1", "hand 0 en-garde", mode="magma", decks=DECKS
    )
    g.push("en-garde")
    assert moves(g) == ["recruit.7"]


def test_489_a_battlefield_the_teammate_held_cannot_be_scored() -> None:
    g = bound("barred 1", "field 1 void-gate 1 -", "unit 7 recruit 0 @base0", mode="magma", decks=DECKS)
    g.push("move:recruit @1 pass pass pass pass")
    assert controller(g, 1) == 0
    assert g.scores == [0, 0]


def test_471_the_last_point_does_not_need_what_the_teammate_held() -> None:
    g = bound(
        "score 10 0", "barred 1 2", "unit 7 recruit 0 @base0", "field 1 void-gate 1 2", "unit 8 recruit 2 @1",
        "field 2 startipped-peak 2 2", "unit 9 recruit 2 @2", mode="magma", decks=DECKS,
    )  # fmt: skip
    g.push("move:recruit.7 pass pass pass pass")  # there is only one battlefield to go to
    assert g.over
    assert g.scores == [11, 0]


def test_489_the_turn_player_may_invite_the_teammate() -> None:
    g = bound("hand 2 vanguard-sergeant gust", "hand 1 gust", mode="magma", decks=DECKS)
    g.push("invite")
    assert g.seat == 2
    assert "vanguard-sergeant" in moves(g)  # also without Action or Reaction
    g.push("vanguard-sergeant auto")
    assert at(g, 7) == "base2"
    assert g.seat == 0
    g.push("invite pass")
    assert g.seat == 0
    assert "invite" not in moves(g)  # until the turn player has done something
    assert realm(g).turn == 0


def test_489_the_teammate_may_be_invited_in_a_showdown_and_on_a_chain_too() -> None:
    g = bound(
        "unit 7 recruit 0 @base0", "unit 8 recruit 1 @base1", "hand 2 confront vanguard-sergeant stupefy",
        "hand 0 confront", "hand 1 gust", mode="magma", decks=DECKS,
    )  # fmt: skip
    g.push("move:recruit @1")
    assert (g.seat, "invite" in moves(g)) == (0, True)
    g.push("invite")
    assert (g.seat, moves(g)) == (2, ["pass", "confront", "stupefy"])  # as quick as a showdown asks for
    g.push("confront auto")
    assert (g.seat, "invite" in moves(g)) == (2, False)  # only the turn player's priority is shared
    g.push("pass pass")
    assert (g.seat, "invite" in moves(g)) == (0, True)
    g.push("invite")
    assert moves(g) == ["pass", "stupefy"]
    g.push("pass pass pass")
    assert realm(g).focus == 1  # the card was played with the teammate's focus


@pytest.mark.parametrize(
    ("decks", "words"),
    [
        ("annie / garen / annie / lux", ["Teammates cannot both play Annie, Dark Child.", "bring Void Gate"]),
        ("annie / jinx / garen / lee-sin", ["Teammates cannot both bring Targon’s Peak."]),
    ],
)
def test_489_8_teammates_play_different_legends_and_battlefields(decks: str, words: list[str]) -> None:
    with pytest.raises(BadOption) as refused:
        Riftbound("magma", {"decks": decks}).check_new()
    assert all(word in str(refused.value) for word in words)
    assert all(DECK_OPTION.option_problems("magma", decks, lang) for lang in ("en", "fr", "uk"))
    assert Riftbound("war", {"decks": decks}).options["decks"] == decks
    assert DECK_OPTION.option_problems("war", decks, "en") == ""
    opponents = Riftbound("magma", {"decks": "annie / annie / lux / lux"})
    assert opponents.options["decks"] == "annie / annie / lux / lux"

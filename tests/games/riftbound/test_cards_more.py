"""Further cards of Origins, clause by clause."""

from __future__ import annotations

from riftable.games.riftbound.rules.events import BurntOut, Recycled
from riftable.games.riftbound.rules.ids import DEFLECT, GANKING
from tests.games.riftbound.table import at, bound, hand, might, moves, realm, told, trash

GATE_IS_THEIRS = "field 1 void-gate 0 1"


def test_ogn_044_clockwork_keeper_draws_for_one_power_more() -> None:
    g = bound("hand 0 clockwork-keeper", "runes 0 calm*3", "deck 0 gust*3")
    g.push("clockwork-keeper")
    assert moves(g) == ["yes", "no"]
    plain = g.copy()
    g.push("yes pass pass")
    assert hand(g, 0) == ["gust"]
    assert realm(g).num_runes(0) == 2
    plain.push("no")
    assert hand(plain, 0) == []
    assert realm(plain).num_runes(0) == 3


def test_ogn_077_zhonyas_hourglass_dies_in_the_place_of_a_friend() -> None:
    g = bound(
        "unit 4 zhonyas-hourglass 1 @base1", GATE_IS_THEIRS, "unit 5 mega-mech 1 @1 damage*2",
        "hand 0 blast-of-power",
    )  # fmt: skip
    g.push("blast-of-power mega-mech auto pass pass")
    assert (at(g, 4), at(g, 5)) == ("gone", "base1")
    assert trash(g, 1) == ["zhonyas-hourglass"]
    assert realm(g).flags[5] & 1
    assert realm(g).hurt[5] == 0


def test_ogn_077_zhonyas_hourglass_lets_enemies_die_and_can_be_hidden() -> None:
    g = bound(
        "unit 4 zhonyas-hourglass 0 @base0", GATE_IS_THEIRS, "unit 5 mega-mech 1 @1", "hand 0 blast-of-power"
    )
    g.push("blast-of-power mega-mech auto pass pass")
    assert (at(g, 4), at(g, 5)) == ("base0", "gone")
    g = bound("field 1 void-gate 0 0", "unit 4 recruit 0 @1", "hand 0 zhonyas-hourglass")
    assert "hide:zhonyas-hourglass" in moves(g)


def test_ogn_173_ride_the_wind_moves_and_readies_a_friend() -> None:
    g = bound("unit 4 recruit 0 @base0 exhausted", "unit 5 recruit 1 @base1", "hand 0 ride-the-wind")
    g.push("ride-the-wind")
    assert moves(g) == ["recruit.4"]
    g.push("recruit @1 auto pass pass")
    assert at(g, 4) == "1"
    assert not realm(g).flags[4] & 1


def test_ogn_183_stacked_deck_takes_one_of_three_and_recycles_the_rest() -> None:
    g = bound("hand 0 stacked-deck", "deck 0 gust / flash / incinerate / tibbers")
    g.push("stacked-deck auto pass pass")
    assert moves(g) == ["take:flash", "take:gust", "take:incinerate"]
    seen, unseen = g.view(0).json(), g.view(1).json()
    assert seen["aside"] == ["flash", "gust", "incinerate"]
    assert unseen["aside"] == []
    g.push("take:flash")
    assert hand(g, 0) == ["flash"]
    assert [len(bag) for bag in realm(g).decks[0].bags] == [1, 2]
    assert told(g, Recycled)
    assert not told(g, BurntOut)


def test_ogn_203_possession_takes_control_and_recalls() -> None:
    g = bound(
        GATE_IS_THEIRS, "unit 4 mega-mech 1 @1 exhausted", "unit 5 recruit 1 @base1", "hand 0 possession"
    )
    g.push("possession")
    assert moves(g) == ["mega-mech.4"]
    g.push("mega-mech auto pass pass")
    s = realm(g)
    assert at(g, 4) == "base0"
    assert (s.seat[4], s.owner[4]) == (0, 1)


def test_ogn_203_what_one_has_taken_dies_to_its_owners_trash() -> None:
    g = bound("unit 4 recruit 0 @base0", "unit 5 mega-mech 0 @base0 owner*1", "hand 1 final-spark", "turn 1")
    g.push("final-spark mega-mech auto pass pass")
    assert trash(g, 1) == ["final-spark", "mega-mech"]


def test_ogn_232_fiora_victorious_has_three_keywords_while_mighty() -> None:
    g = bound("unit 4 fiora-victorious 0 @base0", "unit 5 fiora-victorious 0 @base0 buffed")
    s = realm(g)
    assert [s.keyword(4, DEFLECT), s.keyword(4, GANKING)] == [0, 0]
    assert [s.keyword(5, DEFLECT), s.keyword(5, GANKING)] == [1, 1]
    g = bound(
        "field 1 void-gate 0 0", "unit 4 fiora-victorious 0 @1 buffed", "unit 5 recruit 1 @base1", "turn 1"
    )
    g.push("move:recruit @1")
    assert might(g, 4) == 6


def test_ogn_236_karthus_doubles_own_deathknells_only() -> None:
    lines = ("unit 4 karthus-eternal 0 @base0", "runes 0 order*9", "runes 1 order*9")
    g = bound(*lines, "unit 5 soaring-scout 0 @base0", "hand 0 cruel-patron", decks="viktor / viktor")
    g.push("cruel-patron soaring-scout pass pass pass pass")
    assert realm(g).num_runes(0) == 11
    g = bound(
        *lines, "unit 5 soaring-scout 1 @base1", "hand 1 cruel-patron", "turn 1", decks="viktor / viktor"
    )
    g.push("cruel-patron soaring-scout pass pass")
    assert realm(g).num_runes(1) == 10

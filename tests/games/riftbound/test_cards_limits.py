"""Cards that say what cannot be done, and battlefields that change the rules of the game."""

from __future__ import annotations

import pytest

from riftable import Game, IllegalMove
from riftable.games.riftbound.rules.events import Moved
from riftable.games.riftbound.rules.ids import EXHAUSTED
from tests.games.riftbound.table import at, bound, controller, hand, moves, on_board, realm, told, trash

THREE = "annie / garen / lux"


def is_ready(game: Game, unit: int) -> bool:
    """Whether an object is ready."""
    return not realm(game).flags[unit] & EXHAUSTED


# ogn-018 Noxus Saboteur.

HIDDEN = ("turn 1", "field 1 void-gate 0 0", "facedown 1 hidden-blade 0 1", "unit 4 recruit 0 @1")


def test_ogn_018_noxus_saboteur_forbids_opponents_to_reveal_cards_where_it_is() -> None:
    g = bound(*HIDDEN, "unit 5 noxus-saboteur 1 @base1", "unit 6 recruit 1 @base1")
    g.push("move:recruit @1 pass")
    assert "reveal@1" in moves(g)  # the Saboteur is elsewhere
    g = bound(*HIDDEN, "unit 5 noxus-saboteur 1 @base1", "unit 6 recruit 1 @base1")
    g.push("move:noxus-saboteur @1 move:recruit pass")
    assert moves(g) == ["pass"]
    with pytest.raises(IllegalMove, match="forbids"):
        g.push("reveal@1")


def test_ogn_018_noxus_saboteur_does_not_bind_its_own_controller() -> None:
    lines = ("turn 1", "field 1 void-gate 0 0", "facedown 1 hidden-blade 0 1", "unit 4 noxus-saboteur 0 @1")
    g = bound(*lines, "unit 5 recruit 1 @base1")
    g.push("move:recruit @1 pass")
    assert "reveal@1" in moves(g)
    assert realm(g).card(4).tags == ["Trifarian", "Noxus"]


# ogn-026 Brynhir Thundersong.


def test_ogn_026_brynhir_thundersong_keeps_opponents_from_playing_cards_this_turn() -> None:
    lines = ("hand 0 brynhir-thundersong gust", "hand 1 flash discipline", "unit 4 recruit 0 @base0")
    g = bound(*lines, "field 1 void-gate 1 1", "unit 5 sneaky-deckhand 1 @1", "facedown 1 block 1 3")
    g.push("brynhir-thundersong auto")
    g.push("pass")
    assert "discipline" in moves(g)  # it has only triggered
    g.push("pass")
    assert g.fen.count("no-cards seat1") == 1
    g.push("move:recruit @1")
    assert "gust" in moves(g)  # its controller may
    g.push("pass")
    assert moves(g) == ["pass"]
    with pytest.raises(IllegalMove, match="forbids"):
        g.push("discipline")
    g.push("pass end none pass pass")
    assert (g.seat, realm(g).effects) == (1, [])  # the next turn is another


def test_ogn_026_brynhir_thundersong_leaves_abilities_tokens_and_hiding_alone() -> None:
    g = bound(
        "turn 0", "effect 1 no-cards seat1", "unit 4 recruit 0 @base0", "field 1 void-gate 1 1",
        "unit 5 first-mate 1 @1", "unit 6 orb-of-regret 1 @base1", "hand 1 gust",
    )  # fmt: skip
    g.push("move:recruit @1 pass")
    assert moves(g) == ["pass"]
    g = bound(
        "turn 0", "effect 1 no-cards seat0", "unit 6 orb-of-regret 0 @base0", "unit 4 recruit 0 @1",
        "field 1 void-gate 0 0", "hand 0 gust block",
    )  # fmt: skip
    assert {"use:orb-of-regret.6", "hide:block", "move:recruit.4"} <= set(moves(g))
    assert not {"gust", "block", "champion:annie-stubborn"} & set(moves(g))


def test_ogn_026_brynhir_thundersong_binds_all_opponents_but_no_teammate() -> None:
    decks = "annie / garen / lux / master-yi"
    g = bound("hand 0 brynhir-thundersong", mode="magma", decks=decks)
    g.push("brynhir-thundersong auto pass pass pass pass")
    assert [int(effect.seat) for effect in realm(g).effects] == [1, 3]
    g = bound("effect 1 no-cards seat1", "turn 1", "hand 1 flame-chompers chemtech-enforcer")
    assert "chemtech-enforcer" not in moves(g)


def test_358_3_a_a_card_that_is_to_be_played_stays_where_it_is_if_that_is_forbidden() -> None:
    g = bound("effect 1 no-cards seat0", "unit 4 mega-mech 0 @base0", "hand 0 flame-chompers")
    s = realm(g)
    assert hand(g, 0) == ["flame-chompers"]
    assert not any(name.startswith("flame") for name in moves(g))
    assert s.effects


# ogn-070 Mageseeker Warden.

WARDEN = ("field 1 void-gate 1 1", "unit 4 mageseeker-warden 1 @1", "field 2 trifarian-war-camp 0 0")


def test_ogn_070_mageseeker_warden_lets_opponents_play_units_only_to_their_base() -> None:
    lines = ("unit 5 recruit 0 @2", "hand 0 first-mate")
    g = bound(*WARDEN, *lines)
    g.push("first-mate")
    assert "@2" not in moves(g)
    g.push("auto")
    assert at(g, 6) == "base0"
    g = bound("unit 4 mageseeker-warden 1 @base1", "field 2 trifarian-war-camp 0 0", *lines)
    g.push("first-mate")
    assert moves(g) == ["@base0", "@2"]  # only while it is at a battlefield
    g = bound("unit 4 mageseeker-warden 0 @2", "field 2 trifarian-war-camp 0 0", *lines[1:])
    g.push("first-mate")
    assert moves(g) == ["@base0", "@2"]  # only opponents


def test_ogn_070_mageseeker_warden_stops_tokens_that_are_to_be_played_at_a_battlefield() -> None:
    lines = ("unit 5 faithful-manufactor 0 @2",)
    g = bound(*WARDEN, *lines, "unit 6 recruit 0 @2", "hand 0 faithful-manufactor")
    g.push("faithful-manufactor auto pass pass")
    assert on_board(g).count("recruit.8") == 1  # here, in the base
    assert at(g, 8) == "base0"


def test_ogn_070_mageseeker_warden_keeps_spells_and_abilities_from_readying_enemies() -> None:
    lines = ("unit 5 recruit 0 @base0 exhausted", "unit 6 first-mate 0 @base0")
    g = bound(*WARDEN, *lines, "hand 0 ride-the-wind")
    g.push("ride-the-wind recruit @2 auto pass pass")
    assert (at(g, 5), is_ready(g, 5)) == ("2", False)
    g = bound("unit 4 mageseeker-warden 1 @base1", *lines, "hand 0 ride-the-wind")
    g.push("ride-the-wind recruit @2 auto pass pass")
    assert is_ready(g, 5)
    g = bound("unit 4 mageseeker-warden 1 @base1 exhausted", "turn 1", "hand 1 ride-the-wind", WARDEN[0])
    g.push("ride-the-wind mageseeker-warden @1 auto pass pass")
    assert is_ready(g, 4)  # its own side is free


def test_ogn_070_mageseeker_warden_does_not_stop_the_awaken_phase_nor_units_that_enter_ready() -> None:
    g = bound(*WARDEN, "turn 1", "unit 5 recruit 0 @base0 exhausted", "hand 0 blazing-scorcher")
    g.push("end")
    while g.seat != 0 or "end" not in moves(g):
        g.push("pass")
    assert is_ready(g, 5)
    g.push("blazing-scorcher yes auto")
    assert is_ready(g, 6)


# ogn-276 Aspirant's Climb.


def test_ogn_276_aspirants_climb_raises_the_victory_score_by_1() -> None:
    lines = ("turn 1", "unit 4 recruit 0 @1", "score 7 0")
    g = bound(*lines, "field 1 aspirants-climb 0 0", decks="garen / garen")
    g.push("end")
    assert (g.over, g.scores) == (False, [8, 0])
    assert "8/9" in str(g)
    assert realm(g).victory_score() == 9
    g = bound(*lines, "field 1 void-gate 0 0", decks="garen / garen")
    g.push("end")
    assert g.over
    g = bound(
        "turn 1", "unit 4 recruit 0 @1", "score 8 0", "field 1 aspirants-climb 0 0", decks="garen / garen"
    )
    g.push("end")
    assert g.over


def test_ogn_276_two_of_them_add_up_and_the_final_point_moves_along() -> None:
    lines = ("field 1 aspirants-climb 0 -", "field 2 aspirants-climb 1 -", "unit 4 recruit 0 @base0")
    g = bound(*lines, "score 8 0", decks="garen / garen")
    g.push("move:recruit @1 pass pass")
    assert g.scores == [9, 0]  # of 10: not the final point yet
    assert not g.over
    g = bound(*lines, "score 9 0", decks="garen / garen")
    g.push("move:recruit @1 pass pass")
    assert g.scores == [9, 0]  # the final point needs all battlefields [471.1]


# ogn-281 Hallowed Tomb.

TOMB = ("turn 1", "field 1 hallowed-tomb 0 0", "unit 4 recruit 0 @1")


def test_ogn_281_hallowed_tomb_returns_the_chosen_champion_to_an_empty_champion_zone() -> None:
    g = bound(*TOMB, "champion 0 -", "trash 0 annie-stubborn gust")
    g.push("end")
    assert moves(g) == ["yes", "no"]
    g.push("yes pass pass")
    assert realm(g).cards[realm(g).champion[0]].name == "annie-stubborn"
    assert trash(g, 0) == ["gust"]
    g = bound(*TOMB, "champion 0 -", "trash 0 annie-stubborn")
    g.push("end no")
    assert trash(g, 0) == ["annie-stubborn"]


def test_ogn_281_hallowed_tomb_does_nothing_for_a_full_zone_another_card_or_another_place() -> None:
    g = bound(*TOMB, "champion 0 annie-stubborn", "trash 0 annie-stubborn")
    g.push("end yes pass pass")
    assert trash(g, 0) == ["annie-stubborn"]
    g = bound(*TOMB, "champion 0 -", "trash 0 annie-fiery")  # a champion, but not the chosen one
    g.push("end yes pass pass")
    assert (trash(g, 0), realm(g).champion[0]) == (["annie-fiery"], -1)
    g = bound(
        "turn 1", "field 1 hallowed-tomb 0 -", "field 2 void-gate 1 0", "unit 4 recruit 0 @2", "champion 0 -",
        "trash 0 annie-stubborn",
    )  # fmt: skip
    g.push("end")
    assert moves(g) != ["yes", "no"]


# ogn-287 Sigil of the Storm.


def test_ogn_287_sigil_of_the_storm_recycles_a_rune_of_the_conqueror() -> None:
    lines = ("field 1 sigil-of-the-storm 1 -", "unit 4 recruit 0 @base0")
    g = bound(*lines, "runes 0 fury*2/1 chaos*3/3")
    g.push("move:recruit @1 pass pass pass pass")
    assert moves(g) == ["recycle:fury", "recycle:chaos"]
    g.push("recycle:fury")
    s = realm(g)
    assert (s.runes[0], s.ready[0], s.runes[4]) == (1, 1, 3)  # the exhausted one, and no Power for it
    assert s.power[:7] == [0] * 7
    g = bound(*lines, "runes 0 chaos*2/2")
    g.push("move:recruit @1 pass pass pass pass")
    assert realm(g).runes[4] == 1  # without a choice
    g = bound(*lines, "runes 0 -")
    g.push("move:recruit @1 pass pass pass pass")
    assert controller(g, 1) == 0


def test_ogn_287_sigil_of_the_storm_is_about_conquering_it() -> None:
    lines = ("field 2 sigil-of-the-storm 1 0", "unit 5 recruit 0 @2", "field 1 void-gate 0 -")
    g = bound(*lines, "unit 4 recruit 0 @base0", "runes 0 chaos*2/2")
    g.push("move:recruit.4 @1 pass pass")
    assert realm(g).runes[4] == 2
    g = bound(*lines, "turn 1", "runes 0 chaos*2/2")
    g.push("end")
    assert realm(g).runes[4] >= 2  # held, not conquered


# ogn-295 Vilemaw's Lair.

LAIR = ("field 1 vilemaws-lair 0 0", "field 2 void-gate 1 -")


def test_ogn_295_vilemaws_lair_keeps_units_from_moving_to_base() -> None:
    g = bound(*LAIR, "unit 4 recruit 0 @1")
    assert "move:recruit.4" not in moves(g)
    g = bound(*LAIR, "unit 4 pakaa-cub 0 @1", "unit 5 recruit 0 @base0", "hand 0 ride-the-wind")
    g.push("ride-the-wind pakaa-cub")
    assert moves(g) == ["@2"]  # elsewhere it may go
    lines = ("field 1 void-gate 1 0", "field 2 vilemaws-lair 0 -", "unit 4 recruit 0 @1")
    g = bound(*lines)
    g.push("move:recruit")
    assert at(g, 4) == "base0"  # from another battlefield


def test_ogn_295_vilemaws_lair_lets_a_spell_choose_a_unit_and_skips_the_move() -> None:
    g = bound(*LAIR, "unit 4 mega-mech 0 @1", "hand 0 flash")
    g.push("flash mega-mech auto pass pass")
    assert (at(g, 4), told(g, Moved), trash(g, 0)) == ("1", [], ["flash"])
    lines = ("field 1 vilemaws-lair 1 1", "unit 4 recruit 0 @base0", "unit 5 mega-mech 1 @1")
    g = bound(*lines, "hand 0 flash")
    g.push("move:recruit @1 flash recruit auto pass pass")
    assert at(g, 4) == "1"  # an attacker is kept, too


def test_ogn_295_vilemaws_lair_does_not_stop_recalls() -> None:
    lines = ("field 1 vilemaws-lair 1 1", "unit 4 recruit 0 @base0", "unit 5 recruit 1 @1 stunned")
    g = bound(*lines, "unit 6 recruit 0 @base0 stunned", "unit 7 mega-mech 1 @1 stunned")
    g.push("move:recruit.4 @1 go pass pass")
    while "end" not in moves(g):
        g.push(moves(g)[0])
    assert at(g, 4) == "base0"  # an attacker is recalled after combat, which is no move [454]

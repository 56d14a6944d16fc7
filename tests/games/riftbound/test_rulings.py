"""Rulings at the edges of the rules, each named after its rule: combats, leaving, first turns, teams."""

from __future__ import annotations

from riftable.core.game import Game
from riftable.games.riftbound.cards.tokens import RECRUIT, SPRITE
from riftable.games.riftbound.rulebook import Riftbound
from riftable.games.riftbound.rules.ids import EXHAUSTED
from riftable.games.riftbound.rules.mutations import may_go, move
from tests.games.riftbound.table import at, bound, controller, hand, might, moves, on_board, realm
from tests.games.riftbound.test_laws import reread

THREE = "annie / garen / lux"


def test_447_2_a_third_player_cannot_join_a_combat_though_one_side_is_gone() -> None:
    g = bound(
        "turn 1", "field 1 void-gate 0 0", "unit 6 recruit 0 @1", "unit 7 first-mate 1 @base1",
        "unit 8 first-mate 2 @base2", "hand 1 gust", "hand 2 ride-the-wind", "hand 0 shen-kinkou",
        mode="skirmish", decks=THREE,
    )  # fmt: skip
    g.push("move:first-mate @1 gust recruit auto pass pass pass")
    assert realm(g).combat
    g.push("ride-the-wind first-mate.8")
    assert moves(g) == ["@2", "@3"]
    g.push("@2 auto pass pass pass")
    assert at(g, 8) == "2"
    g.push("shen-kinkou @1 auto")  # the defender may come back
    assert on_board(g) == ["first-mate.7", "shen-kinkou.6", "first-mate.8"]
    assert (realm(g).attacker, realm(g).defender) == (1, 0)


def test_462_2_a_token_of_a_third_player_goes_to_base_instead_of_into_a_combat() -> None:
    g = bound(
        "turn 1", "field 1 void-gate 0 0", "unit 6 recruit 0 @1", "unit 7 first-mate 1 @base1",
        "unit 8 first-mate 2 @base2", "hand 1 gust", "hand 2 ride-the-wind",
        mode="skirmish", decks=THREE,
    )  # fmt: skip
    g.push("move:first-mate @1 gust recruit auto pass pass pass")
    s = realm(g)
    assert s.combat
    assert not may_go(s, 2, 3)
    assert may_go(s, 0, 3)
    move(s, 8, 3)  # told to all the same, it is recalled [449.2]
    assert at(g, 8) == "base2"


def test_323_7_no_combat_without_a_unit_of_the_contester() -> None:
    g = bound(
        "field 1 void-gate 0 -", "unit 4 recruit 0 @base0", "unit 5 first-mate 1 @base1",
        "unit 6 mega-mech 0 @base0 exhausted damage*5", "hand 1 gust ride-the-wind",
    )  # fmt: skip
    g.push("move:recruit @1 pass gust recruit auto pass pass pass ride-the-wind first-mate @1 auto pass pass")
    s = realm(g)
    assert (at(g, 5), s.stage, s.combat) == ("1", 1, False)
    g.push("pass pass")
    assert (controller(g, 1), g.scores) == (1, [0, 1])  # alone there, and it was not theirs [348.2]
    assert realm(g).hurt[6] == 5  # no combat, no healing
    assert g.seat == 0


def test_323_8_where_two_others_meet_the_one_who_does_not_control_it_contests_after_the_showdown() -> None:
    g = bound(
        "turn 0", "field 1 void-gate 0 -", "unit 6 recruit 0 @base0", "unit 7 first-mate 1 @base1",
        "unit 8 mega-mech 2 @base2", "hand 1 gust ride-the-wind", "hand 2 ride-the-wind",
        mode="skirmish", decks=THREE,
    )  # fmt: skip
    g.push("move:recruit @1 pass gust recruit auto pass pass pass")  # the contester is gone
    g.push("pass pass ride-the-wind first-mate @1 auto pass pass pass")
    assert g.seat == 2
    g.push("ride-the-wind mega-mech @1 auto pass pass pass")
    assert (at(g, 7), at(g, 8), realm(g).combat) == ("1", "1", False)
    g.push("pass pass pass")
    s = realm(g)
    assert (s.combat, s.attacker, s.defender) == (True, 1, 2)
    assert g.seat == 1


def test_652_a_unit_about_to_move_goes_with_its_owner() -> None:
    g = bound("unit 6 first-mate 0 @base0 owner*1", mode="skirmish", decks=THREE)
    g.push("move:first-mate leave1")
    assert g.seat == 0
    assert "end" in moves(g)
    lines = ("unit 6 first-mate 0 @base0 owner*1", "unit 7 recruit 0 @base0", "unit 8 recruit 0 @base0")
    g = bound(*lines, mode="skirmish", decks=THREE)
    g.push("move:first-mate @1 move:recruit.7 leave1")
    assert moves(g) == ["move:recruit.8", "go"]
    g.push("go")
    assert (at(g, 6), at(g, 7), at(g, 8)) == ("gone", "1", "base0")


def test_652_a_unit_chosen_as_a_cost_goes_with_its_owner() -> None:
    lines = ("field 1 void-gate 0 0", "unit 6 first-mate 0 @base0 owner*1", "unit 7 recruit 0 @1")
    g = bound(*lines, "hand 0 cruel-patron", mode="skirmish", decks=THREE)
    g.push("cruel-patron first-mate leave1 @base0")
    assert hand(g, 0) == ["cruel-patron"]  # it cannot be paid any more: all is undone [358]
    assert on_board(g) == ["recruit.7"]
    assert realm(g).ready[:6] == [9] * 6
    g.push("cruel-patron recruit @base0 auto")
    assert on_board(g) == ["cruel-patron.6"]


def test_652_an_ability_whose_source_goes_before_it_is_exhausted_is_undone() -> None:
    lines = ("unit 6 orb-of-regret 0 @base0 owner*1", "unit 7 mega-mech 0 @base0", "unit 8 recruit 0 @base0")
    g = bound(*lines, mode="skirmish", decks=THREE)
    g.push("use:orb-of-regret leave1 mega-mech")
    assert (might(g, 7), realm(g).chain) == (8, [])
    assert not any(flag & EXHAUSTED for flag in realm(g).flags)


def test_652_combat_damage_for_a_unit_goes_with_its_owner() -> None:
    g = bound(
        "unit 6 mega-mech 0 @base0", "unit 7 recruit 1 @1 owner*2", "unit 8 mega-mech 1 @1 stunned",
        "unit 9 first-mate 1 @1 stunned", "field 1 void-gate 1 1", mode="skirmish", decks=THREE,
    )  # fmt: skip
    g.push("move:mega-mech @1 pass pass pass hit:recruit")
    assert realm(g).aims == [7, 1]
    g.push("leave2")
    assert (realm(g).aims, moves(g)) == ([], ["hit:mega-mech.8", "hit:first-mate.9"])
    g.push("hit:mega-mech.8")
    assert (at(g, 6), at(g, 8), at(g, 9)) == ("base0", "gone", "1")


def test_488_the_last_player_channels_one_rune_more_only_in_the_first_turn() -> None:
    g = Game(Riftbound("war", {"first": "0", "decks": "garen / garen / garen / garen"}), seed=3)
    while realm(g).round < 1 or "end" not in moves(g):
        g.push("none" if "none" in moves(g) else moves(g)[0])
    g.push("leave1 leave2 end")
    assert (realm(g).turn, realm(g).num_runes(3)) == (3, 3)
    g.push("end end")
    assert (realm(g).turn, realm(g).round, realm(g).num_runes(3)) == (3, 4, 5)


def test_488_the_last_player_is_the_last_of_those_who_are_there() -> None:
    g = Game(Riftbound("war", {"first": "0", "decks": "garen / garen / garen / garen"}), seed=3)
    g.push("leave3")
    while realm(g).round < 1 or "end" not in moves(g):
        g.push("none" if "none" in moves(g) else moves(g)[0])
    text = g.fen
    assert "late" not in text  # as it follows from who is there
    assert reread(text).fen == text
    g.push("end end")
    assert (realm(g).turn, realm(g).num_runes(2)) == (2, 3)
    assert "late" not in g.fen


def test_187_tokens_have_their_tags() -> None:
    assert (RECRUIT.tags, SPRITE.tags) == (["Recruit"], ["Fae"])


def test_359_3_e_14_ogn_173_a_unit_that_is_there_already_does_not_move_and_is_not_readied() -> None:
    lines = ("unit 4 first-mate 0 @1 exhausted", "field 1 void-gate 0 0", "field 2 trifarian-war-camp 1 -")
    g = bound(*lines, "hand 0 ride-the-wind flash")
    g.push("ride-the-wind first-mate @base0 auto flash first-mate auto pass pass")
    assert at(g, 4) == "base0"
    g.push("pass pass")
    assert realm(g).flags[4] & EXHAUSTED
    g = bound(*lines, "hand 0 ride-the-wind flash")
    g.push("ride-the-wind first-mate @2 auto flash first-mate auto pass pass pass pass")
    assert (at(g, 4), realm(g).flags[4] & EXHAUSTED) == ("2", 0)

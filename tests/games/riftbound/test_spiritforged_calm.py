"""Calm of Spiritforged: a scenario for each clause of each card."""

from __future__ import annotations

from functools import partial

from riftable.games.riftbound.rules.events import Triggered
from riftable.games.riftbound.rules.ids import EXHAUSTED, TANK
from tests.games.riftbound import table
from tests.games.riftbound.table import at, hand, might, moves, on_board, realm, told, trash

bound = partial(table.bound, decks="garen / garen")
OPEN = "field 1 the-grand-plaza 0 -"
MINE = "field 1 the-grand-plaza 0 0"
THEIRS = "field 2 the-grand-plaza 1 1"


def test_sfd_031_deserts_call_plays_a_sand_soldier_and_another_for_2() -> None:
    g = bound(MINE, "unit 4 recruit 0 @1", "hand 0 deserts-call", "runes 0 calm*4")
    g.push("deserts-call yes pass pass")
    assert moves(g) == ["@base0", "@1"]
    g.push("@1 @base0")
    assert on_board(g) == ["sand-soldier.6", "recruit.4", "sand-soldier.5"]
    assert might(g, 5) == 2
    assert realm(g).card(5).tags == ["Sand Soldier", "Shurima"]
    assert realm(g).ready[1] == 0
    g = bound("hand 0 deserts-call")
    g.push("deserts-call no auto pass pass")
    assert on_board(g) == ["sand-soldier.4"]


def test_sfd_032_disarming_rake_may_kill_a_gear() -> None:
    g = bound("unit 4 orb-of-regret 1 @base1", "unit 5 recruit 1 @base1", "hand 0 disarming-rake")
    g.push("disarming-rake auto")
    assert moves(g) == ["yes", "no"]
    no = g.copy()
    g.push("yes")
    assert moves(g) == ["orb-of-regret.4"]
    g.push("orb-of-regret pass pass")
    assert at(g, 4) == "gone"
    no.push("no")
    assert at(no, 4) == "base1"


def test_sfd_033_dorans_shield_is_equipped_for_a_calm_and_gives_1_and_tank() -> None:
    lines = ("unit 4 dorans-shield 0 @base0", "unit 5 recruit 0 @base0")
    assert "use:dorans-shield.4" not in moves(bound(*lines, "runes 0 fury*3"))
    g = bound(*lines, "runes 0 calm*1")
    g.push("use:dorans-shield recruit pass pass")
    assert not realm(g).num_runes(0)
    assert might(g, 5) == 2
    assert realm(g).keyword(5, TANK)


def test_sfd_034_feral_strength_gives_2_and_may_be_repeated_for_2() -> None:
    g = bound("unit 4 recruit 0 @base0", "unit 5 recruit 1 @base1", "hand 0 feral-strength", "runes 0 calm*4")
    g.push("feral-strength yes recruit.4 recruit.5 pass pass")
    assert (might(g, 4), might(g, 5)) == (3, 3)
    assert realm(g).ready[1] == 0
    g.push("end")
    assert (might(g, 4), might(g, 5)) == (1, 1)


def test_sfd_037_navori_scout_costs_its_chooser_one_power() -> None:
    g = bound(THEIRS, "unit 4 navori-scout 1 @2", "hand 0 incinerate", "runes 0 fury*3")
    g.push("incinerate navori-scout")
    assert realm(g).num_runes(0) == 2


def test_sfd_038_ribbon_dancer_gives_another_friend_1_when_it_moves_to_a_battlefield() -> None:
    g = bound(OPEN, "unit 4 ribbon-dancer 0 @base0", "unit 5 recruit 0 @base0", "unit 6 recruit 1 @base1")
    g.push("move:ribbon-dancer @1 go")
    assert moves(g) == ["recruit.5"]
    g.push("recruit pass pass")
    assert might(g, 5) == 2
    g.push("pass pass end end")
    assert might(g, 5) == 1
    g.push("move:ribbon-dancer")
    assert len(told(g, Triggered)) == 1


def test_sfd_038_ribbon_dancer_helps_a_unit_of_a_teammate() -> None:
    g = bound(
        "unit 8 ribbon-dancer 0 @base0", "unit 9 recruit 2 @base2",
        decks="annie / garen / viktor / lee-sin", mode="magma",
    )  # fmt: skip
    g.push("move:ribbon-dancer @1")
    assert moves(g) == ["recruit.9"]


def test_sfd_046_poro_snax_draws_when_played_and_again_when_eaten() -> None:
    g = bound("hand 0 poro-snax", "deck 0 gust*5")
    g.push("poro-snax auto pass pass")
    assert hand(g, 0) == ["gust"]
    lines = ("unit 4 poro-snax 0 @base0", "deck 0 gust*5")
    assert "use:poro-snax.4" not in moves(bound("unit 4 poro-snax 0 @base0 exhausted", "runes 0 calm*2"))
    assert "use:poro-snax.4" not in moves(bound(*lines, "runes 0 fury*3"))
    g = bound(*lines, "runes 0 calm*1 fury*1/0")
    g.push("use:poro-snax")
    assert trash(g, 0) == ["poro-snax"]
    assert (realm(g).num_runes(0), sum(realm(g).ready[:6])) == (1, 0)
    g.push("pass pass")
    assert hand(g, 0) == ["gust"]


def test_sfd_048_stellacorn_herder_draws_when_it_moves() -> None:
    g = bound(MINE, "unit 4 stellacorn-herder 0 @1", "deck 0 gust*5")
    g.push("move:stellacorn-herder pass pass")
    assert hand(g, 0) == ["gust"]


def test_sfd_051_guardian_angel_dies_instead_of_its_unit() -> None:
    g = bound("unit 4 guardian-angel 0 @base0", "unit 5 recruit 0 @1", MINE, "runes 0 calm*1")
    g.push("use:guardian-angel recruit pass pass")
    assert not realm(g).num_runes(0)
    assert might(g, 5) == 2
    g = bound(
        MINE, "turn 1", "unit 4 guardian-angel 0 @1", "unit 5 recruit 0 @1", "effect 1 attached unit4 5",
        "hand 1 vengeance",
    )  # fmt: skip
    g.push("vengeance recruit auto pass pass")
    assert (at(g, 4), at(g, 5)) == ("gone", "base0")
    assert realm(g).flags[5] & EXHAUSTED
    assert trash(g, 0) == ["guardian-angel"]


def test_sfd_052_heart_of_dark_ice_exhausts_to_give_3() -> None:
    g = bound("unit 4 heart-of-dark-ice 0 @base0", "unit 5 recruit 1 @base1")
    g.push("use:heart-of-dark-ice recruit")
    assert realm(g).flags[4] & EXHAUSTED
    g.push("pass pass")
    assert might(g, 5) == 4
    g.push("end")
    assert might(g, 5) == 1


def test_sfd_056_steraks_gage_is_drawn_in_answer_and_gives_3() -> None:
    lines = ("unit 4 recruit 0 @base0", "unit 5 recruit 1 @base1")
    g = bound(*lines, "turn 1", "hand 0 steraks-gage", "hand 1 discipline")
    g.push("discipline recruit.5 auto pass steraks-gage auto recruit.4 pass pass")
    assert might(g, 4) == 4
    g = bound(*lines, "unit 6 steraks-gage 0 @base0", "runes 0 calm*1")
    g.push("use:steraks-gage recruit pass pass")
    assert not realm(g).num_runes(0)
    assert might(g, 4) == 4

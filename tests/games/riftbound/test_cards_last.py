"""Scenarios of champions that return to their owner's hand."""

from __future__ import annotations

from riftable.games.riftbound.rules.ids import ASSAULT, EXHAUSTED, TANK
from tests.games.riftbound.table import at, bound, hand, might, moves, realm

OPEN = "field 1 void-gate 0 -"
MINE = "field 1 void-gate 0 0"
THEIRS = "field 2 void-gate 1 1"


def test_ogn_035_vayne_hunter_has_assault_3() -> None:
    g = bound(THEIRS, "unit 4 vayne-hunter 0 @base0", "unit 5 mega-mech 1 @2")
    assert realm(g).keyword(4, ASSAULT) == 3
    assert might(g, 4) == 2
    g.push("move:vayne-hunter @2")
    assert might(g, 4) == 5


def test_ogn_035_vayne_hunter_enters_ready_if_an_opponent_controls_a_battlefield() -> None:
    g = bound(THEIRS, "unit 4 recruit 1 @2", "hand 0 vayne-hunter")
    g.push("vayne-hunter auto")
    assert not realm(g).flags[5] & EXHAUSTED
    g = bound(MINE, "unit 4 recruit 0 @1", "hand 0 vayne-hunter")
    g.push("vayne-hunter @base0 auto")
    assert realm(g).flags[5] & EXHAUSTED
    g = bound(OPEN, "unit 4 recruit 1 @base1", "hand 0 vayne-hunter")
    g.push("vayne-hunter auto")
    assert realm(g).flags[5] & EXHAUSTED


def test_ogn_035_vayne_hunter_may_return_for_1_when_she_conquers() -> None:
    g = bound(OPEN, "unit 4 vayne-hunter 0 @base0", "runes 0 mind*1", "runes 1 mind*0")
    g.push("move:vayne-hunter @1 pass pass")
    assert moves(g) == ["yes", "no"]
    stays = g.copy()
    g.push("yes")
    assert sum(realm(g).ready) == 0
    g.push("pass pass")
    assert at(g, 4) == "gone"
    assert hand(g, 0) == ["vayne-hunter"]
    stays.push("no")
    assert at(stays, 4) == "1"
    assert sum(realm(stays).ready) == 1
    assert not realm(stays).chain


def test_ogn_035_vayne_hunter_stays_without_1_energy_or_when_another_unit_conquers() -> None:
    g = bound(OPEN, "unit 4 vayne-hunter 0 @base0", "runes 0 fury*1/0")
    g.push("move:vayne-hunter @1 pass pass")
    assert "yes" not in moves(g)
    assert at(g, 4) == "1"
    g = bound(OPEN, "unit 4 vayne-hunter 0 @base0", "unit 5 recruit 0 @base0")
    g.push("move:recruit @1 pass pass")
    assert not realm(g).chain
    assert "yes" not in moves(g)


def test_ogn_035_vayne_hunter_returns_to_the_hand_of_her_owner() -> None:
    g = bound(OPEN, "unit 4 vayne-hunter 0 @base0 owner*1")
    g.push("move:vayne-hunter @1 pass pass yes auto pass pass")
    assert "vayne-hunter" in hand(g, 1)


BLITZCRANK = (MINE, THEIRS, "unit 4 recruit 0 @1", "unit 5 mega-mech 1 @2", "hand 0 blitzcrank-impassive")


def test_ogn_067_blitzcrank_impassive_may_pull_an_enemy_unit_to_his_battlefield() -> None:
    g = bound(*BLITZCRANK, "unit 6 recruit 1 @base1")
    g.push("blitzcrank-impassive @1 auto")
    assert moves(g) == ["yes", "no"]
    stays = g.copy()
    g.push("yes")
    assert moves(g) == ["mega-mech.5", "recruit.6"]
    base = g.copy()
    g.push("mega-mech.5 pass pass")
    assert at(g, 5) == "1"
    base.push("recruit.6 pass pass")
    assert at(base, 6) == "1"
    stays.push("no")
    assert not realm(stays).chain
    assert at(stays, 5) == "2"


def test_ogn_067_blitzcrank_impassive_pulls_no_one_to_a_base() -> None:
    g = bound(*BLITZCRANK)
    g.push("blitzcrank-impassive @base0 auto")
    assert not realm(g).chain
    assert "yes" not in moves(g)


def test_ogn_067_blitzcrank_impassive_pulls_no_one_after_he_left() -> None:
    g = bound(*BLITZCRANK, "hand 1 shakedown")
    g.push(
        "blitzcrank-impassive @1 auto yes mega-mech.5 pass shakedown blitzcrank-impassive auto pass pass no"
    )
    assert at(g, 6) == "gone"
    g.push("pass pass")
    assert not realm(g).chain
    assert at(g, 5) == "2"


def test_ogn_067_blitzcrank_impassive_returns_to_his_owners_hand_when_he_holds() -> None:
    g = bound(MINE, "unit 4 blitzcrank-impassive 0 @1", "unit 5 recruit 0 @1", "turn 1")
    g.push("end")
    assert g.scores == [1, 0]
    assert at(g, 4) == "1"
    g.push("pass pass")
    assert at(g, 4) == "gone"
    assert "blitzcrank-impassive" in hand(g, 0)
    assert at(g, 5) == "1"
    g = bound(MINE, "unit 4 blitzcrank-impassive 0 @base0", "unit 5 recruit 0 @1", "turn 1")
    g.push("end")
    assert g.scores == [1, 0]
    assert not realm(g).chain
    g = bound(OPEN, "unit 4 blitzcrank-impassive 0 @base0")
    g.push("move:blitzcrank-impassive @1 pass pass")
    assert not realm(g).chain
    assert at(g, 4) == "1"


def test_ogn_067_blitzcrank_impassive_is_a_tank() -> None:
    g = bound("unit 4 blitzcrank-impassive 0 @base0")
    assert realm(g).keyword(4, TANK) == 1

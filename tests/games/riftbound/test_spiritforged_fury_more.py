"""Fury of Spiritforged, continued: a scenario for each clause of each card."""

from __future__ import annotations

from functools import partial

from riftable.games.riftbound.rules.costs import price_of
from riftable.games.riftbound.rules.ids import EXHAUSTED
from riftable.games.riftbound.rules.items import CARD, FROM_BANISHMENT, FROM_HAND, FROM_TRASH, Item
from tests.games.riftbound import table
from tests.games.riftbound.table import at, controller, might, moves, on_board, realm, trash

bound = partial(table.bound, decks="garen / garen")
OPEN = "field 1 the-grand-plaza 0 -"
MINE = "field 1 the-grand-plaza 0 0"
THEIRS = "field 2 the-grand-plaza 1 1"
TEAMS = "annie / garen / viktor / lee-sin"


def test_sfd_001_against_the_odds_counts_enemies_at_the_battlefield_of_its_unit() -> None:
    g = bound(
        THEIRS, "unit 4 mega-mech 0 @base0", "unit 5 recruit 1 @2", "unit 6 recruit 1 @2",
        "unit 7 recruit 1 @base1",
        "unit 8 recruit 0 @base0", "hand 0 against-the-odds",
    )  # fmt: skip
    g.push("move:mega-mech @2 go against-the-odds")
    assert moves(g) == ["mega-mech.4"]
    g.push("mega-mech auto pass pass")
    assert might(g, 4) == 12
    g.push("pass pass end")
    assert might(g, 4) == 8


def test_sfd_001_against_the_odds_may_choose_a_unit_of_a_teammate() -> None:
    g = bound(
        "unit 8 mega-mech 2 @1",
        "field 1 the-grand-plaza 0 2",
        "hand 0 against-the-odds",
        decks=TEAMS,
        mode="magma",
    )
    g.push("against-the-odds")
    assert moves(g) == ["mega-mech.8"]


def test_sfd_010_void_drone_costs_2_less_from_elsewhere_than_your_hand() -> None:
    assert "void-drone" not in moves(bound("hand 0 void-drone", "runes 0 fury*2"))
    assert "void-drone" in moves(bound("hand 0 void-drone", "runes 0 fury*3"))
    s = realm(bound("trash 0 void-drone"))
    for origin, energy in ((FROM_HAND, 3), (FROM_TRASH, 1), (FROM_BANISHMENT, 1)):
        item = Item(CARD, s.trash[0][0], None, -1, 0)
        item.origin = origin
        assert price_of(s, item).energy == energy


def test_sfd_012_battering_ram_costs_1_less_for_each_card_played_down_to_1() -> None:
    for played, energy in ((0, 5), (2, 3), (4, 1), (7, 1)):
        lines = ("hand 0 battering-ram", f"played 0 {played}")
        assert "battering-ram" in moves(bound(*lines, f"runes 0 fury*{energy}"))
        assert "battering-ram" not in moves(
            bound(*lines, f"runes 0 fury*{energy - 1}" if energy > 1 else "runes 0 -")
        )


def test_sfd_015_perched_grimwyrm_goes_only_to_a_battlefield_you_conquered_this_turn() -> None:
    g = bound(OPEN, "unit 4 recruit 0 @base0", "hand 0 perched-grimwyrm")
    assert "perched-grimwyrm" not in moves(g)
    g.push("move:recruit @1 pass pass perched-grimwyrm auto")
    assert at(g, 5) == "1"
    held = bound(MINE, "turn 1", "unit 4 recruit 0 @1", "hand 0 perched-grimwyrm")
    held.push("end")
    assert "perched-grimwyrm" not in moves(held)


def test_sfd_015_perched_grimwyrm_waits_if_the_battlefield_was_lost_again() -> None:
    g = bound(OPEN, "unit 4 recruit 0 @base0", "hand 0 perched-grimwyrm fight-or-flight")
    g.push("move:recruit @1 pass pass fight-or-flight recruit auto pass pass")
    assert controller(g, 1) == -1
    assert "perched-grimwyrm" not in moves(g)


def test_sfd_017_sudden_storm_deals_2_or_4_to_an_attacker() -> None:
    lines = (THEIRS, "unit 4 mega-mech 0 @base0", "unit 5 mega-mech 1 @2", "unit 6 mega-mech 1 @base1")
    g = bound(*lines, "hand 0 sudden-storm")
    g.push("sudden-storm")
    assert moves(g) == ["mega-mech.5"]
    g.push("mega-mech.5 auto pass pass")
    assert realm(g).hurt[5] == 2
    g = bound(*lines, "hand 1 sudden-storm")
    g.push("move:mega-mech @2 pass sudden-storm mega-mech.4 auto pass pass")
    assert realm(g).hurt[4] == 4


def test_sfd_019_assembly_rig_recycles_a_unit_for_a_mech_in_base() -> None:
    lines = (MINE, "unit 4 assembly-rig 0 @base0", "unit 5 recruit 0 @1")
    assert "use:assembly-rig.4" not in moves(bound(*lines, "trash 0 gust orb-of-regret"))
    assert "use:assembly-rig.4" not in moves(bound(*lines, "trash 0 tibbers", "runes 0 calm*3"))
    g = bound(*lines, "trash 0 gust tibbers mystic-poro", "runes 0 fury*1 calm*1/0")
    g.push("use:assembly-rig")
    assert moves(g) == ["trash:mystic-poro", "trash:tibbers"]
    g.push("trash:tibbers")
    assert trash(g, 0) == ["gust", "mystic-poro"]
    assert realm(g).flags[4] & EXHAUSTED
    assert (realm(g).num_runes(0), sum(realm(g).ready[:6])) == (1, 0)
    g.push("pass pass")
    assert at(g, 6) == "base0"
    assert might(g, 6) == 3
    assert len(on_board(g)) == 3


def test_sfd_025_rengar_can_be_played_to_a_battlefield_you_are_attacking() -> None:
    lines = (THEIRS, "unit 4 recruit 0 @base0", "unit 5 mega-mech 1 @2", "hand 0 rengar-pouncing")
    g = bound(*lines)
    g.push("rengar-pouncing auto")
    assert at(g, 6) == "base0"  # without a question: nothing is attacked yet
    g = bound(*lines)
    g.push("move:recruit @2 rengar-pouncing")
    assert moves(g) == ["@base0", "@2"]
    g.push("@2 auto")
    assert might(g, 6) == 5  # with Assault 2
    defended = bound(
        MINE, "turn 1", "unit 4 recruit 1 @base1", "unit 5 recruit 0 @1", "hand 0 rengar-pouncing"
    )
    defended.push("move:recruit @1 pass rengar-pouncing @1 auto")
    assert might(defended, 6) == 3


def test_sfd_028_lucian_deals_as_much_as_his_assault_when_he_attacks() -> None:
    lines = (THEIRS, "unit 5 mega-mech 1 @2", "unit 6 mega-mech 1 @base1")
    g = bound(*lines, "unit 4 lucian-gunslinger 0 @base0")
    g.push("move:lucian-gunslinger @2")
    assert moves(g) == ["mega-mech.5"]
    assert might(g, 4) == 3
    g.push("mega-mech.5 pass pass")
    assert realm(g).hurt[5] == 1
    g = bound(*lines, "unit 4 lucian-gunslinger 0 @base0", "effect 1 grants unit4 66")  # Assault 2 more
    g.push("move:lucian-gunslinger @2 mega-mech.5 pass pass")
    assert realm(g).hurt[5] == 3

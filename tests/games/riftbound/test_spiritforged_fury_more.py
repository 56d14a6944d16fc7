"""Fury of Spiritforged, continued: a scenario for each clause of each card."""

from __future__ import annotations

from functools import partial

from riftable.games.riftbound.rules.costs import price_of
from riftable.games.riftbound.rules.ids import ASSAULT, EXHAUSTED, TANK
from riftable.games.riftbound.rules.items import CARD, FROM_BANISHMENT, FROM_HAND, FROM_TRASH, Item
from riftable.games.riftbound.rules.lasting import host_of
from tests.games.riftbound import table
from tests.games.riftbound.table import at, controller, hand, might, moves, on_board, realm, trash

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
    lines = (
        THEIRS,
        "unit 4 mega-mech 0 @base0",
        "unit 5 mega-mech 1 @2 exhausted",
        "unit 6 mega-mech 1 @base1",
    )
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


def test_sfd_011_angle_shot_attaches_or_detaches_equipment_and_draws() -> None:
    lines = (
        "unit 4 recruit 0 @base0", "unit 5 long-sword 0 @base0", "unit 6 recruit 1 @base1",
        "unit 7 long-sword 1 @base1",
        "unit 8 orb-of-regret 0 @base0", "hand 0 angle-shot", "deck 0 gust*5",
    )  # fmt: skip
    g = bound(*lines)
    g.push("angle-shot")
    assert moves(g) == ["recruit.4", "recruit.6"]
    mine = g.copy()
    mine.push("recruit.4")
    assert moves(mine) == ["long-sword.5"]  # of the same controller
    mine.push("long-sword auto pass pass")
    assert might(mine, 4) == 3
    assert hand(mine, 0) == ["gust"]
    g = bound(*lines, "effect 1 attached unit7 6")
    g.push("angle-shot recruit.6 long-sword.7 auto pass pass")
    assert might(g, 6) == 1
    assert at(g, 7) == "base1"


def test_sfd_029_reksai_accelerates_and_has_assault() -> None:
    g = bound("hand 0 reksai-breacher")
    g.push("reksai-breacher yes auto")
    assert not realm(g).flags[4] & EXHAUSTED
    assert realm(g).keyword(4, ASSAULT) == 1


def test_sfd_029_reksai_lets_friendly_units_from_elsewhere_accelerate() -> None:
    lines = (
        "unit 4 reksai-breacher 0 @base0",
        "hand 0 the-harrowing shipyard-skulker",
        "trash 0 shipyard-skulker",
    )
    g = bound(*lines)
    g.push("the-harrowing trash:shipyard-skulker auto pass pass")
    assert moves(g) == ["yes", "no"]
    before = realm(g).num_runes(0)
    g.push("yes yes auto")
    assert realm(g).num_runes(0) == before - 1
    assert not realm(g).flags[5] & EXHAUSTED
    g = bound(*lines)
    g.push("shipyard-skulker auto")  # from the hand: without the question
    assert realm(g).flags[5] & EXHAUSTED
    g = bound("unit 4 reksai-breacher 1 @base1", *lines[1:])
    g.push("the-harrowing trash:shipyard-skulker auto pass pass")
    assert "yes" not in moves(g)


def test_sfd_026_rumble_gives_your_mechs_assault() -> None:
    g = bound(
        "unit 4 rumble-hotheaded 0 @base0", "unit 5 mega-mech 0 @base0", "unit 6 recruit 0 @base0",
        "unit 7 mega-mech 1 @base1",
    )  # fmt: skip
    assert [realm(g).keyword(u, ASSAULT) for u in (4, 5, 6, 7)] == [1, 1, 0, 0]
    g = bound("unit 8 rumble-hotheaded 0 @base0", "unit 9 mega-mech 2 @base2", decks=TEAMS, mode="magma")
    assert not realm(g).keyword(9, ASSAULT)


def test_sfd_026_rumble_may_recycle_a_unit_to_play_a_mech_for_its_might_less() -> None:
    lines = (
        OPEN, "unit 4 rumble-hotheaded 0 @base0", "unit 5 undercover-agent 0 @base0",
        "trash 0 mega-mech tibbers gust",
        "unit 6 orb-of-regret 0 @base0",
    )  # fmt: skip
    g = bound(*lines, "runes 0 fury*2")
    g.push("move:rumble-hotheaded @1 go pass pass")
    assert moves(g) == ["yes", "no"]
    g.push("yes")
    assert moves(g) == ["trash:mega-mech"]
    g.push("trash:mega-mech")
    assert at(g, 5) == "gone"  # the only other unit
    g.push("pass pass @base0 yes")
    assert at(g, 5) == "base0"  # for 7 less 5
    assert realm(g).ready[0] == 0
    assert "undercover-agent" in [realm(g).cards[kind].name for kind in realm(g).decks[0].bags[-1]]
    poor = bound(*lines, "runes 0 fury*1")
    poor.push("move:rumble-hotheaded @1 go pass pass yes trash:mega-mech pass pass")
    assert "mega-mech" in trash(poor, 0)  # it cannot be paid
    g = bound(OPEN, "unit 4 rumble-hotheaded 0 @base0", "trash 0 mega-mech")
    g.push("move:rumble-hotheaded @1 pass pass")
    assert "end" in moves(g)  # there is no other unit to recycle


def test_sfd_024_rell_is_a_tank() -> None:
    assert realm(bound("unit 4 rell-magnetic 0 @base0")).keyword(4, TANK)


def test_sfd_024_rell_may_play_cheap_equipment_for_nothing_when_she_attacks() -> None:
    g = bound(
        THEIRS, "unit 4 rell-magnetic 0 @base0", "unit 5 mega-mech 1 @2", "unit 6 recruit 0 @base0",
        "runes 0 -",
        "hand 0 long-sword skyfall-of-areion orb-of-regret",
    )  # fmt: skip
    g.push("move:rell-magnetic @2 go pass pass")
    assert moves(g) == ["long-sword", "none"]
    none = g.copy()
    g.push("long-sword")
    g.push("order0 rell-magnetic pass pass pass pass")
    assert might(g, 4) == 6
    assert at(g, 7) == "2"
    none.push("none")
    assert "long-sword" in hand(none, 0)


def test_sfd_024_rell_takes_up_what_was_played_for_her() -> None:
    g = bound(
        THEIRS, "unit 4 rell-magnetic 0 @base0", "unit 5 mega-mech 1 @2", "hand 0 serrated-dirk",
    )  # fmt: skip
    g.push("move:rell-magnetic @2 pass pass")
    g.push(moves(g)[0])
    assert "serrated-dirk.6" in on_board(g)
    g.push("pass pass")
    assert host_of(realm(g), 6) == 4

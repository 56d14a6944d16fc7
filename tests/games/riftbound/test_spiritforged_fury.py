"""Fury of Spiritforged: a scenario for each clause of each card."""

from __future__ import annotations

from functools import partial

from riftable.games.riftbound.rules.events import Triggered
from riftable.games.riftbound.rules.ids import ASSAULT, EXHAUSTED, GANKING
from riftable.games.riftbound.rules.lasting import host_of
from tests.games.riftbound import table
from tests.games.riftbound.table import at, hand, might, moves, on_board, realm, told, trash

bound = partial(table.bound, decks="garen / garen")
OPEN = "field 1 the-grand-plaza 0 -"
MINE = "field 1 the-grand-plaza 0 0"
THEIRS = "field 2 the-grand-plaza 1 1"


def test_sfd_003_blood_rush_gives_assault_2_and_may_be_repeated_for_1() -> None:
    units = ("unit 4 recruit 0 @base0", "unit 5 recruit 1 @base1", "hand 0 blood-rush")
    g = bound(*units, "runes 0 fury*2")
    g.push("blood-rush yes recruit.4 recruit.5 pass pass")
    assert [realm(g).keyword(u, ASSAULT) for u in (4, 5)] == [2, 2]
    assert sum(realm(g).ready) == sum(realm(g).ready[6:])
    g.push("end")
    assert not realm(g).keyword(4, ASSAULT)
    g = bound(*units, "runes 0 fury*2")
    g.push("blood-rush no recruit.4 pass pass")
    assert [realm(g).keyword(u, ASSAULT) for u in (4, 5)] == [2, 0]


def test_sfd_004_bushwhack_lets_units_enter_ready_and_makes_exhausted_gold() -> None:
    g = bound("hand 0 bushwhack shipyard-skulker", "hand 1 shipyard-skulker")
    g.push("bushwhack auto pass pass shipyard-skulker auto")
    assert on_board(g) == ["gold.4", "shipyard-skulker.5"]
    assert realm(g).flags[4] & EXHAUSTED
    assert not realm(g).flags[5] & EXHAUSTED
    g.push("end shipyard-skulker auto")
    assert realm(g).flags[6] & EXHAUSTED


def test_sfd_004_bushwhack_readies_units_of_a_teammate_but_of_no_opponent() -> None:
    g = bound(
        "hand 0 bushwhack", "hand 2 shipyard-skulker", "hand 1 shipyard-skulker",
        decks="annie / garen / viktor / lee-sin", mode="magma",
    )  # fmt: skip
    g.push("bushwhack auto pass pass pass pass invite shipyard-skulker auto")
    assert "shipyard-skulker.8" in on_board(g)
    assert not realm(g).flags[8] & EXHAUSTED


def test_sfd_005_detonate_kills_gear_whose_controller_draws_two() -> None:
    g = bound(
        "unit 4 orb-of-regret 1 @base1", "unit 5 recruit 1 @base1", "hand 0 detonate", "deck 1 gust*3",
        "deck 0 flash*3",
    )  # fmt: skip
    g.push("detonate")
    assert moves(g) == ["orb-of-regret.4"]
    g.push("orb-of-regret auto pass pass")
    assert at(g, 4) == "gone"
    assert hand(g, 1) == ["gust", "gust"]
    assert not hand(g, 0)


def test_sfd_006_eager_drakehound_enters_ready() -> None:
    g = bound("hand 0 eager-drakehound")
    g.push("eager-drakehound auto")
    assert not realm(g).flags[4] & EXHAUSTED


def test_sfd_007_gem_jammer_gives_ganking_this_turn_to_any_unit() -> None:
    g = bound("hand 0 gem-jammer", "unit 4 recruit 1 @base1")
    g.push("gem-jammer auto")
    assert moves(g) == ["recruit.4", "gem-jammer.5"]
    g.push("recruit pass pass")
    assert realm(g).keyword(4, GANKING)
    g.push("end")
    assert not realm(g).keyword(4, GANKING)


def test_sfd_009_serrated_dirk_is_equipped_for_a_fury_and_gives_assault_2() -> None:
    lines = ("unit 4 serrated-dirk 0 @base0", "unit 5 recruit 0 @base0", THEIRS, "unit 6 mega-mech 1 @2")
    assert "use:serrated-dirk.4" not in moves(bound(*lines, "runes 0 calm*3"))
    g = bound(*lines, "runes 0 fury*1")
    g.push("use:serrated-dirk recruit pass pass")
    assert not realm(g).num_runes(0)
    assert might(g, 5) == 1
    g.push("move:recruit @2")
    assert might(g, 5) == 3
    assert at(g, 4) == "2"


def test_sfd_013_blast_corps_cadet_deals_2_if_the_additional_cost_was_paid() -> None:
    lines = (THEIRS, "unit 4 mega-mech 1 @2", "unit 5 mega-mech 1 @base1", "hand 0 blast-corps-cadet")
    g = bound(*lines, "runes 0 fury*3")
    g.push("blast-corps-cadet yes")
    assert (realm(g).num_runes(0), realm(g).ready[0]) == (2, 0)
    assert moves(g) == ["mega-mech.4"]
    g.push("mega-mech pass pass")
    assert realm(g).hurt[4] == 2
    g = bound(*lines)
    g.push("blast-corps-cadet no auto")
    assert not told(g, Triggered)


def test_sfd_014_minotaur_reckoner_keeps_units_from_moving_to_base() -> None:
    g = bound(MINE, "unit 4 minotaur-reckoner 0 @base0", "unit 5 recruit 0 @1", "hand 0 fight-or-flight")
    assert "move:recruit.5" not in moves(g)
    g.push("fight-or-flight recruit auto pass pass")
    assert at(g, 5) == "1"
    g = bound(THEIRS, "turn 1", "unit 4 minotaur-reckoner 0 @base0", "unit 5 recruit 1 @2")
    assert "move:recruit.5" not in moves(g)
    assert "move:recruit.5" in moves(bound(THEIRS, "turn 1", "unit 5 recruit 1 @2"))


def test_sfd_021_ferrous_forerunner_leaves_two_mechs_in_base() -> None:
    g = bound(MINE, "turn 1", "unit 4 ferrous-forerunner 0 @1", "unit 5 recruit 0 @1", "hand 1 vengeance")
    g.push("vengeance ferrous-forerunner auto pass pass pass pass")
    assert [at(g, u) for u in (4, 6)] == ["base0", "base0"]
    assert [might(g, u) for u in (4, 6)] == [3, 3]
    assert len(on_board(g)) == 3
    assert "Mech" in realm(g).card(4).tags


def test_sfd_023_piercing_light_deals_2_and_2_to_up_to_one_other() -> None:
    lines = (
        THEIRS, "unit 4 mega-mech 1 @2", "unit 5 mega-mech 1 @base1", "unit 6 mega-mech 0 @base0",
        "hand 0 piercing-light",
    )  # fmt: skip
    g = bound(*lines)
    g.push("piercing-light no")
    assert moves(g) == ["mega-mech.4"]
    g.push("mega-mech.4")
    assert moves(g) == ["none", "mega-mech.5", "mega-mech.6"]
    one = g.copy()
    g.push("mega-mech.5 auto pass pass")
    assert [realm(g).hurt[u] for u in (4, 5, 6)] == [2, 2, 0]
    one.push("none auto pass pass")
    assert [realm(one).hurt[u] for u in (4, 5, 6)] == [2, 0, 0]


def test_sfd_023_piercing_light_is_repeated_for_2_and_a_fury() -> None:
    lines = (THEIRS, "unit 4 mega-mech 1 @2", "hand 0 piercing-light")
    g = bound(*lines, "runes 0 fury*4")
    g.push("piercing-light yes mega-mech mega-mech pass pass")
    assert realm(g).hurt[4] == 4
    assert (realm(g).num_runes(0), realm(g).ready[0]) == (2, 0)


def test_sfd_027_dunebreaker_enters_ready_with_two_or_fewer_cards_in_hand() -> None:
    for n, ready in ((2, True), (3, False)):
        g = bound(f"hand 0 dunebreaker gust*{n}")
        g.push("dunebreaker auto")
        assert bool(realm(g).flags[4] & EXHAUSTED) is not ready


def test_sfd_027_dunebreaker_draws_two_when_it_holds() -> None:
    g = bound(MINE, "turn 1", "unit 4 dunebreaker 0 @1", "deck 0 gust*5")
    g.push("end pass pass")
    assert hand(g, 0) == ["gust"] * 3  # one of them by the turn
    assert not trash(g, 0)


def test_sfd_002_armed_assailant_accelerates_and_takes_up_equipment() -> None:
    lines = ("unit 4 serrated-dirk 0 @base0", "hand 0 armed-assailant")
    g = bound(*lines)
    g.push("armed-assailant yes auto")
    assert not realm(g).flags[5] & EXHAUSTED
    assert moves(g) == ["serrated-dirk.4"]
    g.push("serrated-dirk pass pass yes")
    assert host_of(realm(g), 4) == 5
    g = bound(*lines, "runes 0 fury*6")
    g.push("armed-assailant")
    assert moves(g) == ["serrated-dirk.4"]  # Accelerate cannot be paid


def test_sfd_008_sentinel_adept_equips_your_equipment_for_one_power_less() -> None:
    g = bound(
        "unit 4 serrated-dirk 0 @base0", "unit 5 recruit 0 @base0", "effect 1 attached unit4 5",
        "unit 6 orb-of-regret 0 @base0", "unit 7 serrated-dirk 1 @base1", "hand 0 sentinel-adept",
        "runes 0 fury*3",
    )  # fmt: skip
    g.push("sentinel-adept")
    assert moves(g) == ["serrated-dirk.4"]  # even if it is attached; not of an opponent, no other gear
    g.push("serrated-dirk pass pass")
    assert moves(g) == ["yes", "no"]
    no = g.copy()
    g.push("yes")
    assert host_of(realm(g), 4) == 8
    assert realm(g).num_runes(0) == 3  # an Equip cost of one Power less one is nothing
    no.push("no")
    assert host_of(realm(no), 4) == 5


def test_sfd_008_sentinel_adept_pays_what_is_left_of_the_equip_cost() -> None:
    lines = ("unit 4 skyfall-of-areion 0 @base0", "hand 0 sentinel-adept")
    g = bound(*lines, "runes 0 fury*4")
    g.push("sentinel-adept skyfall-of-areion pass pass yes")
    assert realm(g).ready[0] == 0
    assert host_of(realm(g), 4) == 5
    g = bound(*lines, "runes 0 fury*3")
    g.push("sentinel-adept skyfall-of-areion pass pass")
    assert "end" in moves(g)


def test_sfd_016_recurve_bow_deals_2_to_an_enemy_here_when_its_unit_fights() -> None:
    g = bound("unit 4 recurve-bow 0 @base0", "unit 5 recruit 0 @base0", "runes 0 fury*1")
    g.push("use:recurve-bow recruit pass pass")
    assert not realm(g).num_runes(0)
    assert might(g, 5) == 1
    g = bound(
        THEIRS, "unit 4 recurve-bow 0 @base0", "unit 5 mega-mech 0 @base0", "effect 1 attached unit4 5",
        "unit 6 mega-mech 1 @2", "unit 7 mega-mech 1 @base1",
    )  # fmt: skip
    g.push("move:mega-mech @2")
    assert moves(g) == ["mega-mech.6"]
    g.push("mega-mech.6 pass pass")
    assert realm(g).hurt[6] == 2
    g = bound(
        MINE, "turn 1", "unit 4 recurve-bow 0 @1", "unit 5 mega-mech 0 @1", "effect 1 attached unit4 5",
        "unit 6 mega-mech 1 @base1",
    )  # fmt: skip
    g.push("move:mega-mech @1 mega-mech.6 pass pass")
    assert realm(g).hurt[6] == 2


def test_sfd_020_draven_makes_gold_when_he_wins_a_combat() -> None:
    g = bound(THEIRS, "unit 4 draven-vanquisher 0 @base0", "unit 5 recruit 1 @2", "runes 0 calm*1")
    g.push("move:draven-vanquisher @2 pass pass pass pass")
    assert on_board(g) == ["gold.5", "draven-vanquisher.4"]
    assert realm(g).flags[5] & EXHAUSTED
    g = bound(MINE, "turn 1", "unit 4 draven-vanquisher 0 @1", "unit 5 recruit 1 @base1", "runes 0 calm*1")
    g.push("move:recruit @1 pass pass pass pass")
    assert "gold.5" in on_board(g)


def test_sfd_020_draven_makes_no_gold_without_a_win_of_his_own() -> None:
    g = bound(
        THEIRS, "unit 4 draven-vanquisher 0 @base0", "unit 5 recruit 1 @2", "unit 6 mega-mech 0 @base0",
        "runes 0 calm*1",
    )  # fmt: skip
    g.push("move:mega-mech @2 pass pass")
    assert "end" in moves(g)  # another unit has won
    tie = bound(
        MINE, "turn 1", "unit 4 draven-vanquisher 0 @1 stunned", "unit 5 shipyard-skulker 1 @base1",
        "runes 0 calm*1",
    )  # fmt: skip
    tie.push("move:shipyard-skulker @1 pass pass")
    assert at(tie, 5) == "base1"  # recalled: no one has won
    assert "end" in moves(tie)
    alone = bound(OPEN, "unit 4 draven-vanquisher 0 @base0")
    alone.push("move:draven-vanquisher @1 pass pass")
    assert "end" in moves(alone)  # it was no combat


def test_sfd_020_draven_may_pay_a_fury_for_2_when_he_attacks_or_defends() -> None:
    g = bound(THEIRS, "unit 4 draven-vanquisher 0 @base0", "unit 5 mega-mech 1 @2", "runes 0 fury*1")
    g.push("move:draven-vanquisher @2 yes")
    assert not realm(g).num_runes(0)
    g.push("pass pass")
    assert might(g, 4) == 6
    g = bound(MINE, "turn 1", "unit 4 draven-vanquisher 0 @1", "unit 5 mega-mech 1 @base1")
    g.push("move:mega-mech @1")
    assert moves(g) == ["yes", "no"]
    g.push("no pass pass")
    assert at(g, 4) == "gone"


def test_sfd_022_long_sword_is_drawn_in_answer_and_gives_2() -> None:
    lines = ("unit 4 recruit 0 @base0", "unit 5 recruit 1 @base1")
    g = bound(*lines, "turn 1", "hand 0 long-sword", "hand 1 discipline")
    g.push("discipline recruit.5 auto pass long-sword auto")
    assert moves(g) == ["recruit.4"]
    g.push("recruit.4 pass pass")
    assert might(g, 4) == 3
    g = bound(*lines, "unit 6 long-sword 0 @base0", "runes 0 fury*1")
    g.push("use:long-sword recruit pass pass")
    assert not realm(g).num_runes(0)
    assert might(g, 4) == 3


def test_sfd_030_skyfall_of_areion_is_equipped_for_1_and_a_fury_and_gives_2() -> None:
    g = bound("unit 4 skyfall-of-areion 0 @base0", "unit 5 recruit 0 @base0", "runes 0 fury*1 calm*1/0")
    g.push("use:skyfall-of-areion recruit pass pass")
    assert (realm(g).num_runes(0), sum(realm(g).ready[:6])) == (1, 0)
    assert might(g, 5) == 3


def test_sfd_030_skyfall_of_areion_makes_hold_effects_conquer_effects_and_vice_versa() -> None:
    worn = ("unit 4 skyfall-of-areion 0 @base0", "effect 1 attached unit4 5", "deck 0 gust*6")
    g = bound(OPEN, *worn, "unit 5 dunebreaker 0 @base0")
    g.push("move:dunebreaker @1 pass pass pass pass")
    assert hand(g, 0) == ["gust", "gust"]
    g = bound(MINE, "turn 1", *worn, "unit 5 plundering-poro 0 @1")
    g.push("end pass pass")
    assert [name for name in on_board(g) if name.startswith("gold")] == ["gold.6"]
    without = bound(OPEN, "unit 5 dunebreaker 0 @base0")
    without.push("move:dunebreaker @1 pass pass")
    assert "end" in moves(without)

"""The cards of the Lee Sin deck, clause by clause; those it shares with others are told elsewhere."""

from __future__ import annotations

from riftable.games.riftbound.rules.events import Moved, Triggered
from riftable.games.riftbound.rules.ids import GANKING, STUNNED
from tests.games.riftbound.table import at, bound, controller, hand, might, moves, realm, told

LEE = "lee-sin / garen"
GATE_IS_THEIRS = "field 1 void-gate 0 1"
MINE = "field 1 startipped-peak 0 0"


def test_ogn_043_charm_moves_an_enemy_where_one_wants() -> None:
    lines = (GATE_IS_THEIRS, "unit 4 mega-mech 1 @1", "unit 5 recruit 0 @base0", "unit 6 recruit 1 @base1")
    g = bound(*lines, "hand 0 charm", decks=LEE)
    g.push("charm")
    assert moves(g) == ["mega-mech.4", "recruit.6"]
    g.push("mega-mech")
    assert moves(g) == ["@base1", "@2"]  # elsewhere than where it is
    g.push("@2 auto pass pass")
    assert at(g, 4) == "2"
    assert told(g, Moved)
    assert realm(g).showdown == 3  # it contests the place


def test_ogn_043_charm_may_start_a_fight_in_which_the_charmed_attacks() -> None:
    g = bound(
        "field 1 void-gate 0 0", "unit 4 mega-mech 0 @1", "unit 5 recruit 1 @base1", "hand 0 charm", decks=LEE
    )
    g.push("charm recruit @1 auto pass pass")
    assert realm(g).combat
    assert realm(g).attacker == 1


def test_ogn_053_stand_united_buffs_and_makes_buffs_better_this_turn() -> None:
    lines = ("unit 4 recruit 0 @base0", "unit 5 recruit 0 @base0 buffed", "unit 6 recruit 1 @base1 buffed")
    g = bound(*lines, "hand 0 stand-united", decks=LEE)
    g.push("stand-united recruit.4 auto pass pass")
    assert (might(g, 4), might(g, 5), might(g, 6)) == (3, 3, 2)
    g.push("end")
    assert (might(g, 4), might(g, 5)) == (2, 2)


def test_ogn_053_stand_united_can_be_hidden() -> None:
    g = bound(
        MINE, "facedown 1 stand-united 0 2", "round 3", "unit 4 recruit 0 @1", "unit 5 recruit 0 @base0",
        "runes 0 -", decks=LEE,
    )  # fmt: skip
    g.push("reveal@1")
    assert moves(g) == ["recruit.4"]


def test_ogn_058_discipline_gives_2_and_draws() -> None:
    g = bound("unit 4 recruit 1 @base1", "hand 0 discipline", "deck 0 charm*3", decks=LEE)
    g.push("discipline recruit auto pass pass")
    assert might(g, 4) == 3
    assert hand(g, 0) == ["charm"]


def test_ogn_060_mask_of_foresight_helps_whoever_fights_alone() -> None:
    lines = (
        "unit 4 mask-of-foresight 0 @base0",
        "unit 5 recruit 0 @base0",
        GATE_IS_THEIRS,
        "unit 6 mega-mech 1 @1",
    )
    g = bound(*lines, decks=LEE)
    g.push("move:recruit @1 pass pass")
    assert might(g, 5) == 2
    g = bound(*lines, "unit 7 recruit 0 @base0", decks=LEE)
    g.push("move:recruit.5 @1 move:recruit.7")
    assert not told(g, Triggered)
    g = bound(MINE, *lines[:1], "unit 5 recruit 0 @1", "unit 6 mega-mech 1 @base1", "turn 1", decks=LEE)
    g.push("move:mega-mech @1 pass pass")
    assert might(g, 5) == 2  # defending too
    assert might(g, 6) == 8  # not the enemy, who is alone as well


def test_ogn_065_wizened_elder_has_more_while_buffed() -> None:
    g = bound("unit 4 wizened-elder 0 @base0", "unit 5 wizened-elder 0 @base0 buffed", decks=LEE)
    assert (might(g, 4), might(g, 5)) == (4, 6)
    g = bound("unit 4 wizened-elder 0 @base0 +2", decks=LEE)
    assert might(g, 4) == 6  # Mighty, but not buffed


def test_ogn_125_bilgewater_bully_ganks_while_buffed() -> None:
    g = bound(MINE, "unit 4 bilgewater-bully 0 @1", decks=LEE)
    assert realm(g).keyword(4, GANKING) == 0
    g = bound(MINE, "unit 4 bilgewater-bully 0 @1 buffed", decks=LEE)
    g.push("move:bilgewater-bully")
    assert moves(g) == ["@base0", "@2"]


def test_ogn_128_challenge_makes_two_units_fight() -> None:
    g = bound("unit 4 first-mate 0 @base0", "unit 5 petty-officer 1 @base1", "hand 0 challenge", decks=LEE)
    g.push("challenge first-mate petty-officer auto pass pass")
    assert at(g, 4) == "gone"
    assert realm(g).hurt[5] == 3
    assert "challenge" not in moves(bound("unit 4 first-mate 0 @base0", "hand 0 challenge", decks=LEE))


def test_ogn_135_pakaa_cub_hides() -> None:
    g = bound(MINE, "unit 4 recruit 0 @1", "hand 0 pakaa-cub", decks=LEE)
    g.push("hide:pakaa-cub recycle:fury end end no")
    g.push("reveal@1")
    assert at(g, 5) == "1"


def test_ogn_136_pit_rookie_buffs_another_friend() -> None:
    g = bound("unit 4 recruit 0 @base0", "unit 5 recruit 1 @base1", "hand 0 pit-rookie", decks=LEE)
    g.push("pit-rookie auto")
    assert moves(g) == ["recruit.4"]
    g.push("recruit.4 pass pass")
    assert might(g, 4) == 2


def test_ogn_147_wildclaw_shaman_may_spend_a_buff_to_be_buffed_and_ready() -> None:
    g = bound(
        "unit 4 recruit 0 @base0 buffed",
        "unit 5 recruit 1 @base1 buffed",
        "hand 0 wildclaw-shaman",
        decks=LEE,
    )
    g.push("wildclaw-shaman auto")
    assert moves(g) == ["yes", "no"]
    declined = g.copy()
    g.push("yes pass pass")
    assert (might(g, 4), might(g, 5), might(g, 6)) == (1, 2, 4)  # one's own buff, not the enemy's
    assert "move:wildclaw-shaman.6" in moves(g)
    declined.push("no")
    assert might(declined, 4) == 2
    g = bound("hand 0 wildclaw-shaman", "unit 5 recruit 1 @base1 buffed", decks=LEE)
    g.push("wildclaw-shaman auto")
    assert "end" in moves(g)  # nothing to spend


def test_ogn_147_wildclaw_shaman_asks_whose_buff() -> None:
    lines = ("unit 4 recruit 0 @base0 buffed", "unit 5 recruit 0 @base0 buffed")
    g = bound(*lines, "hand 0 wildclaw-shaman", decks=LEE)
    g.push("wildclaw-shaman auto yes")
    assert moves(g) == ["recruit.4", "recruit.5"]
    g.push("recruit.5 pass pass")
    assert (might(g, 4), might(g, 5)) == (2, 1)


def test_ogn_151_lee_sin_centered_accelerates_and_leads_buffed_friends() -> None:
    g = bound(
        MINE, "unit 4 lee-sin-centered 0 @1 buffed", "unit 5 recruit 0 @1 buffed", "unit 6 recruit 0 @1",
        "unit 7 recruit 0 @base0 buffed", decks=LEE,
    )  # fmt: skip
    assert [might(g, u) for u in (4, 5, 6, 7)] == [7, 4, 1, 2]
    g = bound("hand 0 lee-sin-centered", "unit 5 recruit 0 @base0 buffed", decks=LEE)
    g.push("lee-sin-centered yes auto")
    assert "move:lee-sin-centered.4" in moves(g)
    assert might(g, 5) == 2  # a base is no battlefield


def test_ogn_152_mistfall_readies_whom_one_buffs_for_one_power() -> None:
    lines = ("unit 4 mistfall 0 @base0", "unit 5 recruit 0 @base0 exhausted", "runes 0 body*2")
    g = bound(*lines, decks=LEE)
    g.push("use:lee-sin-blind-monk recruit pass pass")
    assert moves(g) == ["yes", "no"]
    declined = g.copy()
    g.push("yes pass pass")
    assert "move:recruit.5" in moves(g)
    assert realm(g).flags[4] & 1
    assert realm(g).num_runes(0) == 1
    declined.push("no")
    assert not realm(declined).flags[4] & 1
    g = bound("unit 4 mistfall 0 @base0 exhausted", *lines[1:], decks=LEE)
    g.push("use:lee-sin-blind-monk recruit pass pass")
    assert "end" in moves(g)  # it cannot be exhausted again


def test_ogn_157_udyr_wildman_spends_his_buff_for_one_of_four() -> None:
    lines = ("unit 4 udyr-wildman 0 @base0 buffed exhausted", GATE_IS_THEIRS, "unit 5 mega-mech 1 @1")
    g = bound(*lines, decks=LEE)
    g.push("use:udyr-wildman")
    assert moves(g) == ["mode0", "mode1", "mode2", "mode3"]
    hit, stun, ready, gank = g.copy(), g.copy(), g.copy(), g
    hit.push("mode0 mega-mech pass pass")
    assert realm(hit).hurt[5] == 3  # 2, and Void Gate
    assert might(hit, 4) == 6
    stun.push("mode1 mega-mech pass pass")
    assert realm(stun).flags[5] & STUNNED
    ready.push("mode2 pass pass")
    assert "move:udyr-wildman.4" in moves(ready)
    gank.push("mode3 pass pass")
    assert realm(gank).keyword(4, GANKING) == 1
    gank.push("end")
    assert realm(gank).keyword(4, GANKING) == 0


def test_ogn_157_udyr_wildman_chooses_none_twice_in_a_turn() -> None:
    g = bound("unit 4 udyr-wildman 0 @base0 buffed", "runes 0 body*2", decks=LEE)
    g.push("use:udyr-wildman")
    assert moves(g) == ["mode2", "mode3"]  # no unit is at a battlefield
    g.push("mode2 pass pass")
    assert "use:udyr-wildman.4" not in moves(g)  # no buff
    g.push("use:lee-sin-blind-monk udyr-wildman pass pass use:udyr-wildman")
    assert moves(g) == ["mode3"]


def test_ogn_257_blind_monk_buffs_a_friend() -> None:
    g = bound("unit 4 recruit 0 @base0", "unit 5 recruit 1 @base1", "runes 0 body*1", decks=LEE)
    g.push("use:lee-sin-blind-monk")
    assert moves(g) == ["recruit.4"]
    g.push("recruit pass pass")
    assert might(g, 4) == 2
    assert realm(g).flags[0] & 1
    g.push("end end")
    assert not realm(g).flags[0] & 1  # ready again


def test_ogn_280_grove_of_the_god_willow_draws_on_a_hold() -> None:
    g = bound(
        "field 1 grove-of-the-god-willow 0 0", "unit 4 recruit 0 @1", "turn 1", "deck 0 charm*5", decks=LEE
    )
    g.push("end pass pass")
    assert len(hand(g, 0)) == 2


def test_ogn_282_monastery_of_hirana_draws_for_a_buff() -> None:
    lines = ("field 1 monastery-of-hirana 0 -", "deck 0 charm*5")
    g = bound(*lines, "unit 4 recruit 0 @base0 buffed", decks=LEE)
    g.push("move:recruit @1 pass pass yes pass pass")
    assert controller(g, 1) == 0
    assert hand(g, 0) == ["charm"]
    assert might(g, 4) == 1
    g = bound(*lines, "unit 4 recruit 0 @base0", decks=LEE)
    g.push("move:recruit @1 pass pass")
    assert "end" in moves(g)

"""Cards with passive abilities that give Might, keywords and permissions, or whose words have a condition."""

from __future__ import annotations

from riftable.games.riftbound.rules.events import Looked, Readied, Triggered
from riftable.games.riftbound.rules.ids import (
    ASSAULT,
    BUFFED,
    DEFLECT,
    EXHAUSTED,
    GANKING,
    SHIELD,
    STUNNED,
    TANK,
)
from tests.games.riftbound.table import at, bound, hand, might, moves, realm, told, trash

MINE = "field 1 void-gate 0 0"  # seat 0 controls battlefield 1
THEIRS = "field 1 void-gate 0 1"


def test_ogn_015_captain_farron_gives_other_friendly_units_here_assault() -> None:
    g = bound(
        MINE,
        "unit 4 captain-farron 0 @1",
        "unit 5 recruit 0 @1",
        "unit 6 daring-poro 0 @1",
        "unit 7 recruit 0 @base0",
        "unit 8 recruit 1 @1",
    )
    assert [realm(g).keyword(u, ASSAULT) for u in (4, 5, 6, 7, 8)] == [0, 1, 2, 0, 0]


def test_ogn_015_captain_farron_makes_attackers_stronger() -> None:
    g = bound(THEIRS, "unit 4 captain-farron 0 @base0", "unit 5 recruit 0 @base0", "unit 6 recruit 1 @1")
    g.push("move:captain-farron @1 recruit.5")
    assert might(g, 5) == 2
    assert might(g, 4) == 5


def test_ogn_028_draven_showboat_has_as_much_more_might_as_you_have_points() -> None:
    g = bound(MINE, "unit 4 draven-showboat 0 @1", "unit 5 draven-showboat 1 @base1", "score 3 1")
    assert (might(g, 4), might(g, 5)) == (6, 4)
    assert might(bound(MINE, "unit 4 draven-showboat 0 @1"), 4) == 3


def test_ogn_028_draven_showboat_grows_when_you_score() -> None:
    g = bound("unit 4 draven-showboat 0 @base0")
    g.push("move:draven-showboat @1 pass pass")
    assert g.scores == [1, 0]
    assert might(g, 4) == 4


def test_ogn_061_poro_herder_with_a_poro_is_buffed_and_draws() -> None:
    g = bound("hand 0 poro-herder", "unit 4 daring-poro 0 @base0", "deck 0 gust*3")
    g.push("poro-herder auto pass pass")
    assert might(g, 5) == 4
    assert hand(g, 0) == ["gust"]


def test_ogn_061_poro_herder_without_a_poro_of_your_own_does_not_trigger() -> None:
    lines = ("hand 0 poro-herder", "deck 0 gust*3", "trash 0 daring-poro")
    g = bound(*lines, "unit 4 daring-poro 1 @base1", "unit 5 recruit 0 @base0")
    g.push("poro-herder auto")
    assert not told(g, Triggered)
    assert might(g, 6) == 3


def test_ogn_061_poro_herder_looks_for_a_poro_only_as_it_is_played() -> None:
    g = bound(
        "hand 0 poro-herder",
        "hand 1 gust",
        "field 1 void-gate 0 0",
        "unit 4 daring-poro 0 @1",
        "deck 0 flash*3",
    )
    g.push("poro-herder @base0 auto pass gust daring-poro auto pass pass")
    assert at(g, 4) == "gone"
    g.push("pass pass")
    assert realm(g).flags[5] & BUFFED
    assert "flash" in hand(g, 0)


def test_ogn_063_spirits_refuge_buffs_a_friendly_unit_when_played() -> None:
    g = bound(
        "hand 0 spirits-refuge",
        "unit 4 recruit 0 @base0",
        "unit 5 recruit 0 @base0",
        "unit 6 recruit 1 @base1",
    )
    g.push("spirits-refuge auto")
    assert moves(g) == ["recruit.4", "recruit.5"]
    g.push("recruit.4 pass pass")
    assert might(g, 4) == 2


def test_ogn_063_spirits_refuge_gives_buffed_friendly_units_deflect() -> None:
    g = bound(
        "unit 4 spirits-refuge 0 @base0",
        "unit 5 recruit 0 @base0 buffed",
        "unit 6 recruit 0 @base0",
        "unit 7 pouty-poro 0 @base0 buffed",
        "unit 8 recruit 1 @base1 buffed",
    )
    assert [realm(g).keyword(u, DEFLECT) for u in (5, 6, 7, 8)] == [1, 0, 1, 0]  # one they have is enough


def test_ogn_073_sona_harmonious_readies_runes_at_the_end_of_your_turn() -> None:
    g = bound(MINE, "unit 4 sona-harmonious 0 @1", "runes 0 calm*6/0", decks="garen / garen")
    g.push("end")
    g.push("rune0:calm rune0:calm rune0:calm rune0:calm")
    g.push("pass pass")
    assert sum(realm(g).ready[:6]) == 4


def test_ogn_073_sona_harmonious_readies_up_to_4() -> None:
    g = bound(MINE, "unit 4 sona-harmonious 0 @1", "runes 0 calm*6/0", decks="garen / garen")
    g.push("end")
    assert "none" in moves(g)


def test_ogn_073_sona_harmonious_in_base_does_not_trigger() -> None:
    g = bound("unit 4 sona-harmonious 0 @base0", "runes 0 calm*6/0", decks="garen / garen")
    g.push("end")
    assert realm(g).turn == 1
    g = bound(MINE, "unit 4 sona-harmonious 0 @1", "runes 0 calm*6/0", "turn 1", decks="garen / garen")
    g.push("end")
    assert realm(g).turn == 0  # it was not your turn that ended


def test_ogn_074_taric_protector_gives_other_friendly_units_here_shield() -> None:
    g = bound(
        MINE,
        "unit 4 taric-protector 0 @1",
        "unit 5 recruit 0 @1",
        "unit 6 recruit 0 @base0",
        "unit 7 recruit 1 @1",
    )
    assert [realm(g).keyword(u, SHIELD) for u in (4, 5, 6, 7)] == [1, 1, 0, 0]
    assert [realm(g).keyword(u, TANK) for u in (4, 5)] == [1, 0]


def test_ogn_079_leona_zealot_enters_ready_if_an_opponent_is_close_to_victory() -> None:
    g = bound("hand 0 leona-zealot", "score 0 5")
    g.push("leona-zealot auto")
    assert not realm(g).flags[4] & EXHAUSTED
    for score in ("score 0 4", "score 7 0"):
        g = bound("hand 0 leona-zealot", score)
        g.push("leona-zealot auto")
        assert realm(g).flags[4] & EXHAUSTED


def test_ogn_079_leona_zealot_weakens_stunned_enemy_units_here() -> None:
    g = bound(
        MINE,
        "unit 4 leona-zealot 0 @1 stunned",
        "unit 5 mega-mech 1 @1 stunned",
        "unit 6 mountain-drake 1 @1 stunned",
        "unit 7 mega-mech 1 @1",
        "unit 8 mega-mech 1 @base1 stunned",
        "unit 9 mega-mech 0 @1 stunned",
    )
    assert [might(g, u) for u in (4, 5, 6, 7, 8, 9)] == [6, 1, 2, 8, 8, 8]


def test_ogn_100_gemcraft_seer_has_vision() -> None:
    g = bound("hand 0 gemcraft-seer", "deck 0 gust / flash")
    g.push("gemcraft-seer auto pass pass !gust no")
    assert len(told(g, Looked)) == 1


def test_ogn_100_gemcraft_seer_gives_other_friendly_units_vision() -> None:
    lines = ("hand 0 stalwart-poro mystic-poro", "deck 0 gust / flash / gust")
    g = bound(*lines, "unit 4 gemcraft-seer 0 @base0")
    g.push("stalwart-poro auto")
    assert realm(g).chain[-1].kind == realm(g).kind[5]
    g.push("pass pass !gust yes")
    assert len(told(g, Looked)) == 1
    g.push("mystic-poro auto")
    assert len(realm(g).chain) + len(realm(g).fresh) == 2  # its own one too
    g = bound(*lines, "unit 4 gemcraft-seer 1 @base1")
    g.push("stalwart-poro auto")
    assert not told(g, Triggered)


def test_ogn_100_gemcraft_seer_gives_vision_wherever_a_unit_is_played() -> None:
    lines = (MINE, "unit 4 gemcraft-seer 0 @base0", "unit 5 recruit 0 @1")
    g = bound(*lines, "hand 0 stalwart-poro", "deck 0 gust / flash")
    g.push("stalwart-poro @1 auto pass pass !gust no")
    assert len(told(g, Looked)) == 1


def test_ogn_109_dr_mundo_expert_grows_with_your_trash() -> None:
    lines = ("trash 0 gust*2 flash", "trash 1 gust*5")
    assert might(bound(*lines, "unit 4 dr-mundo-expert 0 @base0"), 4) == 9
    assert might(bound("unit 4 dr-mundo-expert 0 @base0"), 4) == 6


def test_ogn_109_dr_mundo_expert_recycles_3_at_the_start_of_your_beginning() -> None:
    g = bound("unit 4 dr-mundo-expert 0 @base0", "trash 0 gust*2 flash*2", "deck 0 block*9", "turn 1")
    g.push("end pass pass trash:gust trash:flash")
    assert sorted(moves(g)) == ["trash:flash", "trash:gust"]
    g.push("trash:gust")
    assert trash(g, 0) == ["flash"]
    assert might(g, 4) == 7


def test_ogn_109_dr_mundo_expert_recycles_as_many_as_there_are() -> None:
    g = bound("unit 4 dr-mundo-expert 0 @base0", "trash 0 gust*2", "deck 0 block*9", "turn 1")
    g.push("end pass pass trash:gust trash:gust")
    assert trash(g, 0) == []
    g = bound("unit 4 dr-mundo-expert 0 @base0", "trash 0 gust*2", "deck 1 block*9")
    g.push("end")
    assert len(trash(g, 0)) == 2  # only on your own turn


def test_ogn_138_catalyst_of_aeons_channels_2_exhausted() -> None:
    g = bound("hand 0 catalyst-of-aeons", "deck 0 gust*3", "runes 0 body*4", "runedeck 0 body*3")
    g.push("catalyst-of-aeons pass pass")
    s = realm(g)
    assert (s.num_runes(0), sum(s.ready[:6])) == (6, 0)
    assert not hand(g, 0)


def test_ogn_138_catalyst_of_aeons_draws_if_it_could_not_channel_2() -> None:
    for left, runes in (("body*1", 5), ("-", 4)):
        g = bound("hand 0 catalyst-of-aeons", "deck 0 gust*3", "runes 0 body*4", f"runedeck 0 {left}")
        g.push("catalyst-of-aeons pass pass")
        assert realm(g).num_runes(0) == runes
        assert hand(g, 0) == ["gust"]


def test_ogn_140_herald_of_scales_makes_your_dragons_cheaper() -> None:
    lines = ("hand 0 mountain-drake mega-mech", "runes 0 body*7")
    assert "mountain-drake" in moves(bound(*lines, "unit 4 herald-of-scales 0 @base0"))
    assert "mountain-drake" not in moves(bound(*lines))
    assert "mountain-drake" not in moves(bound(*lines, "unit 4 herald-of-scales 1 @base1"))
    assert "mountain-drake" not in moves(
        bound("hand 0 mountain-drake", "runes 0 body*6", "unit 4 herald-of-scales 0 @base0")
    )  # 2 less, not 3
    assert "mega-mech" not in moves(
        bound("hand 0 mega-mech", "runes 0 body*6", "unit 4 herald-of-scales 0 @base0")
    )


def test_ogn_140_two_heralds_of_scales_leave_a_cost_of_1() -> None:
    heralds = [f"unit {u} herald-of-scales 0 @base0" for u in range(4, 7)]
    assert "dune-drake" in moves(bound("hand 0 dune-drake", "runes 0 body*1", *heralds))
    assert "dune-drake" not in moves(bound("hand 0 dune-drake", "runes 0 -", *heralds))


def test_ogn_161_deadbloom_predator_may_be_played_to_an_occupied_enemy_battlefield() -> None:
    g = bound(THEIRS, "unit 4 recruit 1 @1", "hand 0 deadbloom-predator")
    g.push("deadbloom-predator")
    assert moves(g) == ["@base0", "@1"]
    g.push("@1 auto")
    assert realm(g).combat
    assert realm(g).keyword(5, DEFLECT) == 1


def test_ogn_161_deadbloom_predator_needs_a_unit_and_an_enemy_there() -> None:
    g = bound(THEIRS, "hand 0 deadbloom-predator")
    g.push("deadbloom-predator auto")
    assert at(g, 4) == "base0"  # it is not occupied
    g = bound("unit 4 recruit 1 @1", "hand 0 mega-mech", THEIRS)
    g.push("mega-mech auto")
    assert at(g, 5) == "base0"  # others may not


def test_ogn_193_miss_fortune_buccaneer_may_be_played_to_an_open_battlefield() -> None:
    g = bound("hand 0 miss-fortune-buccaneer", "field 2 void-gate 1 1", "unit 4 recruit 1 @2")
    g.push("miss-fortune-buccaneer")
    assert moves(g) == ["@base0", "@1"]


def test_ogn_193_miss_fortune_buccaneer_lets_friendly_units_be_played_to_open_battlefields() -> None:
    lines = ("hand 0 stalwart-poro", "field 2 void-gate 1 1", "unit 9 recruit 1 @2")
    g = bound(*lines, "unit 4 miss-fortune-buccaneer 0 @base0")
    g.push("stalwart-poro")
    assert moves(g) == ["@base0", "@1"]
    for other in ("unit 4 miss-fortune-buccaneer 1 @base1", "unit 4 sneaky-deckhand 0 @base0"):
        g = bound(*lines, other)
        g.push("stalwart-poro auto")
        assert at(g, 5) == "base0"


def test_ogn_223_peak_guardian_buffs_itself_and_others_at_its_battlefield() -> None:
    lines = (
        MINE,
        "unit 4 recruit 0 @1",
        "unit 5 recruit 0 @base0",
        "unit 6 recruit 1 @base1",
        "hand 0 peak-guardian",
    )
    g = bound(*lines)
    g.push("peak-guardian @1 auto pass pass")
    assert [might(g, u) for u in (4, 5, 6, 7)] == [2, 1, 1, 6]
    g = bound(*lines)
    g.push("peak-guardian @base0 auto pass pass")
    assert [might(g, u) for u in (4, 5, 6, 7)] == [1, 1, 1, 6]


def test_ogn_225_solari_chief_stuns_an_enemy_unit_or_kills_a_stunned_one() -> None:
    lines = ("unit 4 mega-mech 1 @base1 stunned", "unit 5 mega-mech 1 @base1", "unit 6 recruit 0 @base0")
    g = bound(*lines, "hand 0 solari-chief")
    g.push("solari-chief auto")
    assert moves(g) == ["mega-mech.4", "mega-mech.5"]
    other = g.copy()
    g.push("mega-mech.4 pass pass")
    assert at(g, 4) == "gone"
    other.push("mega-mech.5 pass pass")
    assert at(other, 5) == "base1"
    assert realm(other).flags[5] & STUNNED


def test_ogn_240_sett_kingpin_counts_buffed_friendly_units_at_his_battlefield() -> None:
    lines = (
        MINE,
        "unit 5 recruit 0 @1 buffed",
        "unit 6 recruit 0 @1",
        "unit 7 recruit 0 @base0 buffed",
        "unit 8 recruit 1 @1 buffed",
    )
    assert might(bound(*lines, "unit 4 sett-kingpin 0 @1"), 4) == 6
    g = bound(*lines, "unit 4 sett-kingpin 0 @1 buffed")
    assert might(g, 4) == 8  # his own buff, and two that are buffed
    assert realm(g).keyword(4, TANK) == 1
    assert might(bound(*lines, "unit 4 sett-kingpin 0 @base0"), 4) == 5  # a base is no battlefield


def test_ogn_297_windswept_hillock_gives_units_here_ganking() -> None:
    g = bound(
        "field 1 windswept-hillock 0 0",
        "unit 4 recruit 0 @1",
        "unit 5 recruit 1 @1",
        "unit 6 recruit 0 @base0",
    )
    assert [realm(g).keyword(u, GANKING) for u in (4, 5, 6)] == [1, 1, 0]
    g.push("move:recruit.4")
    assert "@2" in moves(g)
    assert not told(g, Readied)


# In a team: friendly is more than yours.

TEAM = "annie / garen / lux / master-yi"  # seats 0 and 2 are on one side


def test_ogn_061_poro_herder_needs_a_poro_of_its_player_not_of_a_teammate() -> None:
    lines = ("hand 0 poro-herder", "deck 0 gust*3")
    for seat, triggers in ((0, True), (2, False)):
        g = bound(*lines, f"unit 7 daring-poro {seat} @base{seat}", decks=TEAM, mode="magma")
        g.push("poro-herder auto")
        assert bool(told(g, Triggered)) == triggers


def test_ogn_063_spirits_refuge_serves_a_teammate_too() -> None:
    lines = ("unit 7 recruit 2 @base2 buffed", "unit 8 recruit 0 @base0")
    g = bound(*lines, "unit 9 spirits-refuge 0 @base0", decks=TEAM, mode="magma")
    assert realm(g).keyword(7, DEFLECT) == 1
    g = bound(*lines, "hand 0 spirits-refuge", decks=TEAM, mode="magma")
    g.push("spirits-refuge auto")
    assert len(moves(g)) == 2


def test_ogn_240_sett_kingpin_counts_units_of_a_teammate() -> None:
    lines = ("field 1 void-gate 0 0", "unit 7 sett-kingpin 0 @1", "unit 8 recruit 2 @1 buffed")
    assert might(bound(*lines, decks=TEAM, mode="magma"), 7) == 6

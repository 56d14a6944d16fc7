"""More cards of Origins that need no word of their own, clause by clause."""

from __future__ import annotations

from riftable.games.riftbound.rules.events import Countered, Drew, Triggered
from riftable.games.riftbound.rules.ids import ASSAULT, SHIELD, STUNNED, TANK
from tests.games.riftbound.table import at, bound, hand, might, moves, on_board, realm, told, trash

THEIRS = "field 1 startipped-peak 0 1"
MINE = "field 1 startipped-peak 0 0"
FOE = "unit 4 mega-mech 1 @1"


def test_ogn_004_cleave_gives_assault_3_this_turn() -> None:
    g = bound("unit 4 recruit 0 @base0", "hand 0 cleave", decks="garen / garen")
    g.push("cleave recruit auto pass pass")
    assert realm(g).keyword(4, ASSAULT) == 3
    g.push("end")
    assert realm(g).keyword(4, ASSAULT) == 0


def test_ogn_009_hextech_ray_deals_3_at_a_battlefield() -> None:
    g = bound(THEIRS, FOE, "unit 5 recruit 1 @base1", "hand 0 hextech-ray")
    g.push("hextech-ray")
    assert moves(g) == ["mega-mech.4"]
    g.push("mega-mech auto pass pass")
    assert realm(g).hurt[4] == 3


def test_ogn_010_legion_rearguard_accelerates() -> None:
    g = bound("hand 0 legion-rearguard")
    g.push("legion-rearguard yes auto")
    assert "move:legion-rearguard.4" in moves(g)


def test_ogn_016_dangerous_duo_gives_2_after_another_card() -> None:
    g = bound("hand 0 dangerous-duo", "played 0 1")
    g.push("dangerous-duo auto dangerous-duo pass pass")
    assert might(g, 4) == 5
    g = bound("hand 0 dangerous-duo")
    g.push("dangerous-duo auto")
    assert not told(g, Triggered)


def test_ogn_020_scrapyard_champion_discards_2_then_draws_2_after_another_card() -> None:
    g = bound("hand 0 scrapyard-champion gust flash", "played 0 1", "deck 0 incinerate*5")
    g.push("scrapyard-champion auto pass pass discard:gust discard:flash")
    assert hand(g, 0) == ["incinerate", "incinerate"]
    g = bound("hand 0 scrapyard-champion gust flash")
    g.push("scrapyard-champion auto")
    assert not told(g, Triggered)


def test_ogn_029_falling_star_deals_3_twice() -> None:
    g = bound(THEIRS, FOE, "unit 5 mega-mech 1 @base1", "hand 0 falling-star*2")
    g.push("falling-star mega-mech.4 mega-mech.5 auto pass pass")
    assert [realm(g).hurt[u] for u in (4, 5)] == [3, 3]
    g.push("falling-star mega-mech.5 mega-mech.5 auto pass pass")
    assert at(g, 5) == "gone"  # 9 in all: both on one


def test_ogn_050_rune_prison_stuns() -> None:
    g = bound(FOE, "hand 0 rune-prison")
    g.push("rune-prison mega-mech auto pass pass")
    assert realm(g).flags[4] & STUNNED


def test_ogn_051_solari_shieldbearer_stuns_when_played() -> None:
    g = bound(FOE, "hand 0 solari-shieldbearer")
    g.push("solari-shieldbearer auto mega-mech pass pass")
    assert realm(g).flags[4] & STUNNED


def test_ogn_054_sunlit_guardian_has_shield_and_tank() -> None:
    g = bound(MINE, "unit 4 sunlit-guardian 0 @1", "unit 5 recruit 1 @base1", "turn 1")
    assert realm(g).keyword(4, TANK) == 1
    g.push("move:recruit @1")
    assert might(g, 4) == 4


def test_ogn_057_block_gives_shield_3_and_tank() -> None:
    g = bound("unit 4 recruit 0 @base0", "hand 0 block")
    g.push("block recruit auto pass pass")
    assert [realm(g).keyword(4, SHIELD), realm(g).keyword(4, TANK)] == [3, 1]
    g = bound(MINE, "facedown 1 block 0 2", "round 3", "unit 4 recruit 0 @1", "runes 0 -")
    g.push("reveal@1 recruit pass pass")
    assert realm(g).keyword(4, SHIELD) == 3


def test_ogn_064_wind_wall_counters_any_spell() -> None:
    g = bound(FOE, "turn 1", "hand 1 final-spark", "hand 0 wind-wall")
    g.push("final-spark mega-mech auto pass wind-wall item0 auto pass pass")
    assert told(g, Countered)
    assert realm(g).hurt[4] == 0


def test_ogn_069_last_stand_doubles_might_and_makes_temporary() -> None:
    g = bound("unit 4 first-mate 0 @base0", "hand 0 last-stand", decks="garen / garen")
    g.push("last-stand first-mate auto pass pass")
    assert might(g, 4) == 6
    g.push("end end pass pass")
    assert at(g, 4) == "gone"


def test_ogn_075_tasty_faefolk_accelerates_and_pays_when_it_dies() -> None:
    g = bound("hand 0 tasty-faefolk")
    g.push("tasty-faefolk yes auto")
    assert "move:tasty-faefolk.4" in moves(g)
    g = bound("unit 4 tasty-faefolk 0 @base0", "hand 0 vengeance", "runes 0 order*6", "deck 0 gust*3")
    g.push("vengeance tasty-faefolk pass pass pass pass")
    assert realm(g).num_runes(0) == 6  # two recycled, two channeled
    assert hand(g, 0) == ["gust"]


def test_ogn_082_whiteflame_protector_gives_8() -> None:
    g = bound("unit 4 recruit 0 @base0", "hand 0 whiteflame-protector")
    g.push("whiteflame-protector auto recruit pass pass")
    assert might(g, 4) == 9


def test_ogn_092_riptide_rex_deals_6_to_an_enemy_at_a_battlefield() -> None:
    g = bound(THEIRS, FOE, "unit 5 recruit 1 @base1", "hand 0 riptide-rex")
    g.push("riptide-rex auto")
    assert moves(g) == ["mega-mech.4"]
    g.push("mega-mech pass pass")
    assert realm(g).hurt[4] == 6


def test_ogn_096_watchful_sentry_draws_when_it_dies() -> None:
    g = bound("unit 4 watchful-sentry 0 @base0", "hand 0 vengeance", "deck 0 gust*3")
    g.push("vengeance watchful-sentry auto pass pass pass pass")
    assert hand(g, 0) == ["gust"]


def test_ogn_097_blastcone_fae_takes_2_down_to_1_and_hides() -> None:
    g = bound("unit 4 mystic-poro 1 @base1", "hand 0 blastcone-fae")
    g.push("blastcone-fae auto mystic-poro pass pass")
    assert might(g, 4) == 1
    g = bound(MINE, "unit 4 recruit 0 @1", "hand 0 blastcone-fae")
    assert "hide:blastcone-fae" in moves(g)


def test_ogn_106_sprite_mother_brings_a_ready_sprite() -> None:
    g = bound("hand 0 sprite-mother")
    g.push("sprite-mother auto pass pass")
    assert at(g, 5) == "base0"
    assert "move:sprite.5" in moves(g)


def test_ogn_114_progress_day_draws_4() -> None:
    g = bound("hand 0 progress-day", "deck 0 gust*9")
    g.push("progress-day auto pass pass")
    assert len(told(g, Drew)) == 4


def test_ogn_116_thousand_tailed_watcher_accelerates_and_weakens_enemies() -> None:
    g = bound(
        FOE, "unit 5 mystic-poro 1 @base1", "unit 6 mega-mech 0 @base0", "hand 0 thousand-tailed-watcher"
    )
    g.push("thousand-tailed-watcher yes auto pass pass")
    assert [might(g, u) for u in (4, 5, 6)] == [5, 1, 8]
    assert "move:thousand-tailed-watcher.7" in moves(g)


def test_ogn_133_flurry_of_blades_deals_1_to_all_at_battlefields() -> None:
    g = bound(
        THEIRS,
        FOE,
        "unit 5 mega-mech 0 @2",
        "unit 6 mega-mech 0 @base0",
        "field 2 void-gate 1 0",
        "hand 0 flurry-of-blades",
    )
    g.push("flurry-of-blades auto pass pass")
    assert [realm(g).hurt[u] for u in (4, 5, 6)] == [1, 2, 0]  # and Void Gate


def test_ogn_154_primal_strength_gives_7() -> None:
    g = bound("unit 4 recruit 0 @base0", "hand 0 primal-strength")
    g.push("primal-strength recruit auto pass pass")
    assert might(g, 4) == 8


def test_ogn_172_rebuke_returns_any_unit_at_a_battlefield() -> None:
    g = bound(THEIRS, FOE, "unit 5 recruit 1 @base1", "hand 0 rebuke")
    g.push("rebuke")
    assert moves(g) == ["mega-mech.4"]
    g.push("mega-mech auto pass pass")
    assert hand(g, 1) == ["mega-mech"]


def test_ogn_175_shipyard_skulker_has_numbers_only() -> None:
    g = bound("hand 0 shipyard-skulker", "runes 0 chaos*3")
    g.push("shipyard-skulker")
    assert might(g, 4) == 3
    assert realm(g).flags[4] & 1


def test_ogn_184_the_syren_moves_a_friend_home() -> None:
    g = bound(MINE, "unit 4 the-syren 0 @base0", "unit 5 recruit 0 @1", "runes 0 chaos*1")
    g.push("use:the-syren recruit pass pass")
    assert at(g, 5) == "base0"
    assert realm(g).flags[4] & 1
    assert realm(g).ready[4] == 0


def test_ogn_188_zaunite_bouncer_returns_another_unit_at_a_battlefield() -> None:
    g = bound(
        MINE,
        "unit 4 recruit 0 @1",
        "unit 5 mega-mech 1 @2",
        "field 2 void-gate 1 1",
        "hand 0 zaunite-bouncer",
    )
    g.push("zaunite-bouncer @1 auto")
    assert moves(g) == ["recruit.4", "mega-mech.5"]  # not itself
    g.push("mega-mech pass pass")
    assert hand(g, 1) == ["mega-mech"]


def test_ogn_197_teemo_scout_hides_and_grows() -> None:
    g = bound(MINE, "facedown 1 teemo-scout 0 2", "round 3", "unit 4 recruit 0 @1", "runes 0 -")
    g.push("reveal@1 pass pass")
    assert at(g, 5) == "1"
    assert might(g, 5) == 4


def test_ogn_217_trifarian_gloryseeker_buffs_itself_after_another_card() -> None:
    g = bound("hand 0 trifarian-gloryseeker", "played 0 1")
    g.push("trifarian-gloryseeker auto pass pass")
    assert might(g, 4) == 3
    g = bound("hand 0 trifarian-gloryseeker")
    g.push("trifarian-gloryseeker auto")
    assert might(g, 4) == 2


def test_ogn_218_vanguard_captain_brings_two_recruits_after_another_card() -> None:
    g = bound(MINE, "unit 4 recruit 0 @1", "hand 0 vanguard-captain", "played 0 1")
    g.push("vanguard-captain @1 auto pass pass")
    assert [at(g, u) for u in (5, 6, 7)] == ["1", "1", "1"]
    g = bound("hand 0 vanguard-captain")
    g.push("vanguard-captain auto")
    assert on_board(g) == ["vanguard-captain.4"]


def test_ogn_229_vengeance_kills_any_unit() -> None:
    g = bound("unit 4 mega-mech 1 @base1", "hand 0 vengeance")
    g.push("vengeance mega-mech auto pass pass")
    assert trash(g, 1) == ["mega-mech"]


def test_ogn_234_harnessed_dragon_kills_an_enemy() -> None:
    g = bound("unit 4 mega-mech 1 @base1", "unit 5 recruit 0 @base0", "hand 0 harnessed-dragon")
    g.push("harnessed-dragon auto")
    assert moves(g) == ["mega-mech.4"]
    g.push("mega-mech pass pass")
    assert at(g, 4) == "gone"


def test_ogn_238_leona_determined_has_shield_and_stuns_as_she_attacks() -> None:
    g = bound(THEIRS, FOE, "unit 5 leona-determined 0 @base0")
    assert realm(g).keyword(5, SHIELD) == 1
    g.push("move:leona-determined @1 mega-mech pass pass")
    assert realm(g).flags[4] & STUNNED


def test_ogn_239_machine_evangel_leaves_three_recruits() -> None:
    g = bound("unit 4 machine-evangel 0 @base0", "hand 0 vengeance")
    g.push("vengeance machine-evangel auto pass pass pass pass")
    assert [at(g, u) for u in (4, 5, 6)] == ["base0", "base0", "base0"]


def test_ogn_241_shen_kinkou_is_a_reaction_with_shield_2_and_tank() -> None:
    g = bound(
        MINE,
        "unit 4 recruit 0 @1",
        "unit 5 mega-mech 1 @base1",
        "turn 1",
        "hand 0 shen-kinkou",
        "hand 1 gust",
    )
    g.push("move:mega-mech @1 gust recruit auto pass shen-kinkou @1 auto")
    assert at(g, 6) == "1"  # in answer to a spell
    assert might(g, 6) == 5
    assert realm(g).keyword(6, TANK) == 1


def test_ogn_243_darius_executioner_readies_after_another_card_and_leads() -> None:
    g = bound("hand 0 darius-executioner", "played 0 1", "unit 4 recruit 0 @base0")
    g.push("darius-executioner auto pass pass")
    assert "move:darius-executioner.5" in moves(g)
    assert (might(g, 4), might(g, 5)) == (2, 6)
    g = bound("hand 0 darius-executioner")
    g.push("darius-executioner auto")
    assert "move:darius-executioner.4" not in moves(g)


def test_ogn_248_icathian_rain_deals_2_six_times() -> None:
    g = bound(THEIRS, FOE, "unit 5 mega-mech 1 @base1", "hand 0 icathian-rain")
    g.push(
        "icathian-rain mega-mech.4 mega-mech.4 mega-mech.4 mega-mech.5 mega-mech.5 mega-mech.5 auto pass pass"
    )
    assert [realm(g).hurt[u] for u in (4, 5)] == [6, 6]


def test_ogn_283_navori_fighting_pit_buffs_a_unit_there_on_a_hold() -> None:
    g = bound(
        "field 1 navori-fighting-pit 0 0",
        "unit 4 recruit 0 @1",
        "unit 5 recruit 0 @base0",
        "turn 1",
        decks="garen / garen",
    )
    g.push("end")
    assert moves(g) == ["recruit.4"]
    g.push("recruit pass pass")
    assert might(g, 4) == 2

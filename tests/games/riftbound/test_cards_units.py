"""Units of the Proving Grounds decks: a scenario for each clause of each card."""

from __future__ import annotations

from riftable.games.riftbound.rules.events import Drew, Looked, Triggered
from tests.games.riftbound.table import (
    at,
    bound,
    controller,
    hand,
    might,
    moves,
    on_board,
    realm,
    told,
    trash,
)

MINE = "field 1 void-gate 0 0"  # seat 0 controls battlefield 1
THEIRS = "field 1 void-gate 0 1"


def test_ogs_010_annie_stubborn_returns_a_spell_from_the_trash() -> None:
    g = bound("hand 0 annie-stubborn", "trash 0 gust mystic-poro")
    g.push("annie-stubborn auto")
    assert moves(g) == ["trash:gust"]
    g.push("trash:gust pass pass")
    assert hand(g, 0) == ["gust"]
    assert trash(g, 0) == ["mystic-poro"]  # a unit is no spell


def test_ogs_010_annie_stubborn_without_a_spell_does_nothing() -> None:
    g = bound("hand 0 annie-stubborn", "trash 0 mystic-poro")
    g.push("annie-stubborn auto")
    assert not told(g, Triggered)
    assert trash(g, 0) == ["mystic-poro"]


def test_ogn_171_mystic_poro_looks_and_may_recycle() -> None:
    g = bound("hand 0 mystic-poro", "deck 0 gust / flash")
    g.push("mystic-poro auto pass pass !gust")
    assert told(g, Looked)
    assert moves(g) == ["yes", "no"]
    keep = g.copy()
    keep.push("no")
    assert realm(keep).decks[0].bags[0] == realm(keep).decks[0].top()
    g.push("yes")
    s = realm(g)
    assert [s.cards[bag[0]].name for bag in s.decks[0].bags] == ["flash", "gust"]
    assert [s.cards[bag[0]].name for bag in realm(keep).decks[0].bags] == ["gust", "flash"]


def test_ogn_171_vision_of_an_empty_deck_does_not_burn_out() -> None:
    g = bound("hand 0 mystic-poro", "deck 0 -")
    g.push("mystic-poro auto pass pass")
    assert g.scores == [0, 0]
    assert not told(g, Looked)


def test_ogn_185_traveling_merchant_discards_then_draws_when_it_moves() -> None:
    g = bound("unit 4 traveling-merchant 0 @base0", "hand 0 gust", "deck 0 flash")
    g.push("move:traveling-merchant @1 pass pass discard:gust")  # before the showdown opens
    assert trash(g, 0) == ["gust"]
    assert hand(g, 0) == ["flash"]


def test_ogn_185_traveling_merchant_draws_with_an_empty_hand() -> None:
    g = bound("unit 4 traveling-merchant 0 @base0", "deck 0 flash")
    g.push("move:traveling-merchant @1 pass pass")
    assert hand(g, 0) == ["flash"]


def test_ogn_013_pouty_poro_costs_its_chooser_one_power() -> None:
    unit = "unit 4 pouty-poro 1 @1"
    g = bound(THEIRS, unit, "hand 0 incinerate", "runes 0 fury*3")
    g.push("incinerate pouty-poro")
    s = realm(g)
    assert s.num_runes(0) == 2  # one was recycled
    poor = bound(THEIRS, unit, "hand 0 incinerate", "runes 0 -", "pool 0 energy*2")
    assert "incinerate" not in moves(poor)


def test_ogn_013_pouty_poro_is_free_for_its_own_side() -> None:
    g = bound(MINE, "unit 4 pouty-poro 0 @1", "hand 0 incinerate", "runes 0 fury*3")
    g.push("incinerate pouty-poro")
    assert realm(g).num_runes(0) == 3


def test_ogn_176_sneaky_deckhand_may_be_played_to_an_open_battlefield() -> None:
    g = bound("hand 0 sneaky-deckhand", "unit 4 daring-poro 1 @2", "field 2 trifarian-war-camp 1 1")
    g.push("sneaky-deckhand")
    assert moves(g) == ["@base0", "@1"]  # 2 is controlled
    g.push("@1 auto")
    assert realm(g).showdown == 2  # it contests the battlefield
    g.push("pass pass")
    assert controller(g, 1) == 0
    assert g.scores == [1, 0]


def test_ogn_191_maddened_marauder_moves_a_unit_to_its_base() -> None:
    g = bound(THEIRS, "unit 4 daring-poro 1 @1", "unit 5 mystic-poro 0 @base0", "hand 0 maddened-marauder")
    g.push("maddened-marauder auto")
    assert moves(g) == ["daring-poro.4"]  # only units at battlefields
    g.push("daring-poro pass pass")
    assert at(g, 4) == "base1"
    assert controller(g, 1) == -1


def test_ogn_191_maddened_marauder_is_a_tank() -> None:
    g = bound(
        MINE,
        "unit 4 maddened-marauder 0 @1",
        "unit 5 mystic-poro 0 @1",
        "unit 6 first-mate 1 @base1",
        "turn 1",
    )
    g.push("move:first-mate @1 pass pass")
    assert realm(g).kind[5] >= 0  # all 3 damage went to the Tank, no question was asked
    assert at(g, 4) == "1"


def test_ogs_001_annie_fiery_adds_bonus_damage_to_own_spells_and_abilities() -> None:
    g = bound(
        "unit 4 annie-fiery 0 @base0", "unit 5 vanguard-sergeant 1 @2", "field 2 trifarian-war-camp 1 1",
        "hand 0 incinerate",
    )  # fmt: skip
    g.push("incinerate vanguard-sergeant auto pass pass")
    assert realm(g).hurt[5] == 3


def test_ogs_001_annie_fiery_leaves_the_opponents_damage_alone() -> None:
    g = bound(
        "field 2 trifarian-war-camp 1 1", "unit 4 annie-fiery 1 @base1", "unit 5 vanguard-sergeant 1 @2",
        "hand 0 incinerate",
    )  # fmt: skip
    g.push("incinerate vanguard-sergeant auto pass pass")
    assert realm(g).hurt[5] == 2


def test_ogn_174_sai_scout_has_vision_and_goes_to_open_battlefields() -> None:
    g = bound("hand 0 sai-scout", "deck 0 gust")
    g.push("sai-scout @2 auto")
    g.push("pass pass")
    assert told(g, Looked)
    g.push("no")
    assert realm(g).showdown == 3


def test_ogs_018_tibbers_deals_3_to_all_units_at_battlefields() -> None:
    g = bound(
        "field 2 trifarian-war-camp 1 1", "unit 4 vanguard-sergeant 1 @2", "unit 5 mystic-poro 0 @base0",
        "unit 6 petty-officer 1 @2", "unit 7 annie-stubborn 0 @1", "field 1 void-gate 0 0", "hand 0 tibbers",
    )  # fmt: skip
    g.push("tibbers @base0 auto pass pass")
    s = realm(g)
    assert [s.hurt[4], s.hurt[5], s.hurt[6]] == [3, 0, 3]
    assert at(g, 7) == "gone"  # its own side too, with the Bonus Damage of Void Gate


def test_ogs_018_tibbers_power_is_paid_by_either_domain() -> None:
    for runes in ("fury*8", "chaos*8", "fury*7 chaos*1"):
        assert "tibbers" in moves(bound("hand 0 tibbers", f"runes 0 {runes}"))
    assert "tibbers" not in moves(bound("hand 0 tibbers", "runes 0 body*8"))  # a third domain does not pay


def test_ogs_014_lux_crownguard_adds_2_for_spells_only() -> None:
    g = bound("unit 4 lux-crownguard 0 @base0", "hand 0 confront daring-poro", "runes 0 -")
    assert "confront" in moves(g)  # a spell for 2
    assert "daring-poro" not in moves(g)  # a unit for 2
    g.push("use:lux-crownguard")
    assert realm(g).spell_energy[0] == 2
    assert g.seat == 0  # no one could react
    assert "daring-poro" not in moves(g)
    g.push("confront")
    assert realm(g).spell_energy[0] == 0


def test_ogn_103_ravenbloom_student_grows_with_every_spell() -> None:
    g = bound("unit 4 ravenbloom-student 0 @base0", "hand 0 confront gust", "deck 0 flash*9")
    g.push("confront auto pass pass")
    assert might(g, 4) == 2  # the ability goes on the chain after the spell has resolved
    g.push("pass pass")
    assert might(g, 4) == 3
    g.push("end none pass pass")
    assert might(g, 4) == 2


def test_ogn_210_daring_poro_has_assault() -> None:
    g = bound("unit 4 daring-poro 0 @base0", "unit 5 stalwart-poro 1 @1", "field 1 void-gate 0 1")
    g.push("move:daring-poro @1")
    assert might(g, 4) == 3
    assert might(g, 5) == 3  # Shield


def test_ogn_084_eager_apprentice_makes_spells_cheaper_at_a_battlefield() -> None:
    g = bound(MINE, "unit 4 eager-apprentice 0 @1", "hand 0 confront stupefy daring-poro", "runes 0 order*1")
    assert "confront" in moves(g)  # 2 becomes 1
    assert "stupefy" in moves(g)  # 1 stays 1
    assert "daring-poro" not in moves(g)
    g.push("stupefy eager-apprentice")
    assert realm(g).ready[5] == 0
    home = bound("unit 4 eager-apprentice 0 @base0", "hand 0 confront", "runes 0 order*1")
    assert "confront" not in moves(home)


def test_ogn_084_two_apprentices_stop_at_one() -> None:
    g = bound(
        MINE, "unit 4 eager-apprentice 0 @1", "unit 5 eager-apprentice 0 @1", "hand 0 confront", "runes 0 -"
    )
    assert "confront" not in moves(g)  # the minimum binds


def test_ogn_087_lecturing_yordle_draws_and_is_a_tank() -> None:
    g = bound("hand 0 lecturing-yordle", "deck 0 gust")
    g.push("lecturing-yordle auto pass pass")
    assert hand(g, 0) == ["gust"]
    g = bound(MINE, "unit 4 mystic-poro 0 @1", "unit 5 lecturing-yordle 0 @1", "unit 6 daring-poro 1 @base1",
              "turn 1")  # fmt: skip
    g.push("move:daring-poro @1 pass pass")
    assert at(g, 5) == "gone"
    assert at(g, 4) == "1"


def test_ogs_006_lux_illuminated_grows_with_dear_spells() -> None:
    g = bound("unit 4 lux-illuminated 0 @base0", "hand 0 final-spark confront", "unit 5 mega-mech 1 @base1")
    g.push("confront auto pass pass")
    assert might(g, 4) == 5
    g.push("final-spark mega-mech auto pass pass")
    g.push("pass pass")
    assert might(g, 4) == 8


def test_ogs_016_vanguard_attendant_enters_ready() -> None:
    g = bound("hand 0 vanguard-attendant")
    g.push("vanguard-attendant auto")
    assert "move:vanguard-attendant.4" in moves(g)


def test_units_without_text_enter_exhausted() -> None:
    for name in ("vanguard-sergeant", "mega-mech", "playful-phantom", "mountain-drake"):
        g = bound(f"hand 0 {name}")
        g.push(f"{name} auto")
        assert on_board(g) == [f"{name}.4"]
        assert f"move:{name}.4" not in moves(g)
        assert not told(g, Triggered)


def test_ogs_007_garen_rugged_has_assault_2_and_shield_2() -> None:
    g = bound("unit 4 garen-rugged 0 @base0", "unit 5 garen-rugged 1 @1", "field 1 void-gate 0 1")
    assert (might(g, 4), might(g, 5)) == (5, 5)
    g.push("move:garen-rugged @1")
    assert (might(g, 4), might(g, 5)) == (7, 7)


def test_ogn_130_crackshot_corsair_deals_1_when_it_attacks() -> None:
    g = bound(
        "unit 4 crackshot-corsair 0 @base0", "field 2 trifarian-war-camp 1 1", "unit 5 petty-officer 1 @2",
        "unit 6 mystic-poro 1 @base1",
    )  # fmt: skip
    g.push("move:crackshot-corsair @2")
    assert moves(g) == ["petty-officer.5"]  # an enemy unit here
    g.push("petty-officer pass pass")
    assert realm(g).hurt[5] == 1


def test_ogn_130_crackshot_corsair_does_nothing_when_it_defends() -> None:
    g = bound("turn 1", MINE, "unit 4 crackshot-corsair 0 @1", "unit 5 daring-poro 1 @base1")
    g.push("move:daring-poro @1")
    assert not told(g, Triggered)


def test_ogn_131_dune_drake_grows_against_a_ready_enemy() -> None:
    for state, expected in (("", 7), ("exhausted", 5)):
        g = bound(
            "unit 4 dune-drake 0 @base0", f"unit 5 mega-mech 1 @2 {state}", "field 2 trifarian-war-camp 1 1"
        )
        g.push("move:dune-drake @2 pass pass")
        assert might(g, 4) == expected + 1  # the War Camp


def test_ogn_132_first_mate_readies_another_unit() -> None:
    g = bound("unit 4 mystic-poro 0 @base0 exhausted", "hand 0 first-mate")
    g.push("first-mate auto")
    assert moves(g) == ["mystic-poro.4"]
    g.push("mystic-poro pass pass")
    assert "move:mystic-poro.4" in moves(g)


def test_ogn_132_first_mate_alone_readies_nobody() -> None:
    g = bound("hand 0 first-mate")
    g.push("first-mate auto")
    assert "end" in moves(g)


def test_ogn_211_faithful_manufactor_plays_a_recruit_where_it_is() -> None:
    g = bound(MINE, "unit 4 mystic-poro 0 @1", "hand 0 faithful-manufactor")
    g.push("faithful-manufactor @1 auto pass pass")
    assert on_board(g) == ["mystic-poro.4", "faithful-manufactor.5", "recruit.6"]
    assert at(g, 6) == "1"
    assert might(g, 6) == 1


def test_ogn_222_noxian_drummer_brings_a_recruit_to_a_battlefield() -> None:
    g = bound("unit 4 noxian-drummer 0 @base0")
    g.push("move:noxian-drummer @2 pass pass")
    assert at(g, 5) == "2"
    g = bound(MINE, "unit 4 noxian-drummer 0 @1")
    g.push("move:noxian-drummer")  # home: no battlefield
    assert on_board(g) == ["noxian-drummer.4"]


def test_ogn_215_petty_officer_has_assault() -> None:
    g = bound("unit 4 petty-officer 0 @base0", "unit 5 mega-mech 1 @1", "field 1 void-gate 0 1")
    g.push("move:petty-officer @1")
    assert might(g, 4) == 6


def test_ogs_013_garen_commander_leads_other_friendly_units_here() -> None:
    g = bound(MINE, "unit 4 garen-commander 0 @1", "unit 5 mystic-poro 0 @1", "unit 6 mystic-poro 0 @base0")
    assert [might(g, 4), might(g, 5), might(g, 6)] == [5, 3, 2]


def test_ogs_004_yi_meditative_needs_8_runes() -> None:
    assert might(bound("unit 4 yi-meditative 0 @base0", "runes 0 calm*8/0"), 4) == 8
    assert might(bound("unit 4 yi-meditative 0 @base0", "runes 0 calm*7"), 4) == 4


def test_ogn_052_and_ogs_005_have_shield() -> None:
    g = bound(
        "turn 1", MINE, "unit 4 stalwart-poro 0 @1", "unit 5 zephyr-sage 0 @1", "unit 6 mega-mech 1 @base1"
    )
    assert (might(g, 4), might(g, 5)) == (2, 6)
    g.push("move:mega-mech @1")
    assert (might(g, 4), might(g, 5)) == (3, 7)


def test_ogn_055_wielder_of_water_fights_best_alone() -> None:
    g = bound("unit 4 wielder-of-water 0 @base0", "unit 5 mega-mech 1 @1", "field 1 void-gate 0 1")
    assert might(g, 4) == 2
    g.push("move:wielder-of-water @1")
    assert might(g, 4) == 4
    g = bound("unit 4 wielder-of-water 0 @base0", "unit 5 mega-mech 1 @1", "field 1 void-gate 0 1",
              "unit 6 mystic-poro 0 @base0")  # fmt: skip
    g.push("move:wielder-of-water @1 move:mystic-poro")
    assert might(g, 4) == 2


def test_ogn_137_stormclaw_ursine_channels_an_exhausted_rune() -> None:
    g = bound("hand 0 stormclaw-ursine", "runes 0 body*7", "runedeck 0 fury*1")
    g.push("stormclaw-ursine pass pass")
    s = realm(g)
    assert (s.runes[0], s.ready[0]) == (1, 0)
    assert s.cards[s.kind[4]].keywords[5]  # Tank


def test_ogs_009_yi_honed_enters_ready_and_ganks() -> None:
    g = bound("hand 0 yi-honed")
    g.push("yi-honed auto")
    assert "move:yi-honed.4" in moves(g)
    g = bound(MINE, "unit 4 yi-honed 0 @1", "unit 5 mystic-poro 0 @1")
    g.push("move:yi-honed")
    assert moves(g) == ["@base0", "@2"]
    g = bound(MINE, "unit 4 yi-honed 0 @1", "unit 5 mystic-poro 0 @1")
    g.push("move:mystic-poro")
    assert at(g, 5) == "base0"  # without Ganking there is nowhere else to go


def test_drawing_is_told_to_all_but_not_what() -> None:
    g = bound("hand 0 lecturing-yordle", "deck 0 gust")
    g.push("lecturing-yordle auto pass pass")
    assert len(told(g, Drew)) == 1
    assert "gust" not in str(g.view(1).json()["known"])

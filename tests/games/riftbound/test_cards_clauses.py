"""Clauses of the first cards that the scenarios by deck leave open: whom they may choose, and how much."""

from __future__ import annotations

from typing import Final

import pytest

from riftable.games.riftbound.cards import BY_KEY
from riftable.games.riftbound.rules.ids import DEFLECT, GANKING, STUNNED
from tests.games.riftbound.table import at, bound, hand, might, moves, on_board, realm, trash

MINE: Final = "field 1 targons-peak 0 0"
THEIRS: Final = "field 2 startipped-peak 1 1"
BOARD: Final = (  # one unit of each side in base and at a battlefield
    MINE, THEIRS, "unit 4 first-mate 0 @base0", "unit 5 first-mate 0 @1", "unit 6 first-mate 1 @2",
    "unit 7 first-mate 1 @base1",
)  # fmt: skip

# What a card is played with, and by choice the units it may choose.
CHOICES: Final[dict[str, tuple[str, list[list[int]]]]] = {
    "ogn-005": ("disintegrate", [[5, 6]]),
    "ogn-008": ("get-excited", [[5, 6]]),
    "ogn-009": ("hextech-ray", [[5, 6]]),
    "ogn-024": ("void-seeker", [[5, 6]]),
    "ogn-046": ("en-garde", [[4, 5]]),
    "ogn-053": ("stand-united", [[4, 5]]),
    "ogn-069": ("last-stand", [[4, 5]]),
    "ogn-085": ("falling-comet", [[5, 6]]),
    "ogn-092": ("riptide-rex @base0 auto", [[6]]),
    "ogn-128": ("challenge", [[4, 5], [6, 7]]),
    "ogn-168": ("fight-or-flight", [[5, 6]]),
    "ogn-169": ("gust", [[5, 6]]),
    "ogn-172": ("rebuke", [[5, 6]]),
    "ogn-188": ("zaunite-bouncer @1 auto", [[5, 6]]),
    "ogn-191": ("maddened-marauder @1 auto", [[5, 6, 8]]),
    "ogn-203": ("possession", [[6]]),
    "ogn-206": ("back-to-back", [[4], [5]]),
    "ogn-213": ("hidden-blade", [[5, 6]]),
    "ogs-003": ("incinerate", [[5, 6]]),
    "ogs-008": ("gentlemens-duel", [[4, 5], [6, 7]]),
    "ogs-012": ("blast-of-power", [[5, 6]]),
    "ogs-020": ("highlander", [[4, 5]]),
}


@pytest.mark.parametrize("key", CHOICES)
def test_355_a_card_may_choose_these_units(key: str) -> None:
    play, choices = CHOICES[key]
    g = bound(*BOARD, f"hand 0 {BY_KEY[key].name} gust")
    g.push(play)
    for units in choices:
        assert moves(g) == [f"{realm(g).card(u).name}.{u}" for u in units]
        g.push(moves(g)[0])


def test_ogn_003_chemtech_enforcer_discards_one_card() -> None:
    g = bound("hand 0 chemtech-enforcer gust gust")
    g.push("chemtech-enforcer auto pass pass gust")
    assert hand(g, 0) == ["gust"]
    assert trash(g, 0) == ["gust"]
    assert "end" in moves(g)


def test_ogn_005_disintegrate_deals_3() -> None:
    g = bound(MINE, THEIRS, "unit 4 mega-mech 1 @2", "hand 0 disintegrate")
    g.push("disintegrate mega-mech auto pass pass")
    assert realm(g).hurt[4] == 3


def test_ogn_020_scrapyard_champion_discards_and_draws_two() -> None:
    g = bound("hand 0 scrapyard-champion gust*3", "played 0 1", "deck 0 flash*5")
    g.push("scrapyard-champion auto pass pass gust gust !flash !flash")
    assert hand(g, 0) == ["flash", "flash", "gust"]
    assert "end" in moves(g)


def test_ogn_046_en_garde_gives_2_to_a_unit_that_is_alone_there() -> None:
    g = bound(*BOARD, "hand 0 en-garde")
    g.push("en-garde first-mate.5 auto pass pass")
    assert might(g, 5) == 5


def test_ogn_084_eager_apprentice_makes_spells_cost_1_less_down_to_1() -> None:
    lines = (MINE, THEIRS, "unit 4 eager-apprentice 0 @1", "unit 5 mega-mech 1 @2")
    assert "falling-comet" in moves(bound(*lines, "hand 0 falling-comet", "runes 0 mind*4"))
    assert "falling-comet" not in moves(bound(*lines, "hand 0 falling-comet", "runes 0 mind*3"))
    assert "stupefy" not in moves(bound(*lines, "hand 0 stupefy", "runes 0 mind*1/0"))


def test_ogn_087_lecturing_yordle_draws_one() -> None:
    g = bound("hand 0 lecturing-yordle", "deck 0 flash*3")
    g.push("lecturing-yordle auto pass pass !flash")
    assert hand(g, 0) == ["flash"]
    assert "end" in moves(g)


def test_ogn_090_orb_of_regret_takes_1_of_2() -> None:
    g = bound("unit 4 orb-of-regret 0 @base0", "unit 5 mystic-poro 1 @base1")
    g.push("use:orb-of-regret mystic-poro pass pass")
    assert might(g, 5) == 1


def test_ogn_092_riptide_rex_deals_6() -> None:
    g = bound(THEIRS, "unit 4 mega-mech 1 @2", "hand 0 riptide-rex")
    g.push("riptide-rex auto mega-mech pass pass")
    assert realm(g).hurt[4] == 6


def test_ogn_095_stupefy_takes_1_and_draws_one() -> None:
    g = bound("unit 4 mega-mech 1 @base1", "hand 0 stupefy", "deck 0 flash*3")
    g.push("stupefy mega-mech auto pass pass !flash")
    assert might(g, 4) == 7
    assert hand(g, 0) == ["flash"]
    assert "end" in moves(g)


def test_ogn_097_blastcone_fae_takes_2() -> None:
    g = bound("unit 4 mega-mech 1 @base1", "hand 0 blastcone-fae")
    g.push("blastcone-fae auto mega-mech pass pass")
    assert might(g, 4) == 6


def test_ogn_106_sprite_mother_plays_one_sprite_where_she_is() -> None:
    g = bound(MINE, "unit 4 recruit 0 @1", "hand 0 sprite-mother")
    g.push("sprite-mother @1 auto pass pass")
    assert on_board(g) == ["recruit.4", "sprite-mother.5", "sprite.6"]
    assert at(g, 6) == "1"
    assert "end" in moves(g)


def test_ogn_117_viktor_innovator_plays_one_recruit() -> None:
    g = bound("unit 4 viktor-innovator 0 @base0", "unit 5 recruit 1 @base1", "turn 1", "hand 1 discipline",
              "hand 0 discipline")  # fmt: skip
    g.push("discipline recruit auto pass discipline recruit auto pass pass pass pass")
    assert on_board(g).count("recruit.6") == 1
    assert len(on_board(g)) == 3
    assert at(g, 6) == "base0"


def test_ogn_127_cannon_barrage_deals_2() -> None:
    g = bound(MINE, "turn 1", "unit 4 mega-mech 1 @base1", "unit 5 recruit 0 @1", "hand 0 cannon-barrage")
    g.push("move:mega-mech @1 pass cannon-barrage auto pass pass")
    assert realm(g).hurt[4] == 2


def test_ogn_134_mobilize_channels_one_rune_or_draws_one_card() -> None:
    g = bound("hand 0 mobilize", "runes 0 body*2", "deck 0 flash*4")
    g.push("mobilize pass pass")
    assert realm(g).num_runes(0) == 3
    assert "end" in moves(g)
    g = bound("hand 0 mobilize", "runes 0 body*2", "runedeck 0 -", "deck 0 flash*4")
    g.push("mobilize pass pass !flash")
    assert hand(g, 0) == ["flash"]
    assert "end" in moves(g)


def test_ogn_137_stormclaw_ursine_channels_one_rune() -> None:
    g = bound("hand 0 stormclaw-ursine", "runes 0 body*7")
    g.push("stormclaw-ursine pass pass")
    assert realm(g).num_runes(0) == 8
    assert "end" in moves(g)


def test_ogn_184_the_syren_moves_only_friends_at_battlefields() -> None:
    g = bound(*BOARD, "unit 8 the-syren 0 @base0")
    g.push("use:the-syren")
    assert moves(g) == ["first-mate.5"]
    g = bound(MINE, THEIRS, "unit 6 first-mate 1 @2", "unit 8 the-syren 0 @base0", "unit 4 recruit 0 @base0")
    assert "use:the-syren.8" not in moves(g)


def test_ogn_191_maddened_marauder_takes_damage_before_a_stronger_friend() -> None:
    g = bound(
        MINE, "unit 4 first-mate 0 @1", "unit 5 maddened-marauder 0 @1", "unit 6 mega-mech 1 @base1", "turn 1"
    )
    g.push("move:mega-mech @1 pass pass")
    assert trash(g, 0) == ["first-mate", "maddened-marauder"]
    g = bound(
        MINE, "unit 4 first-mate 0 @1", "unit 5 maddened-marauder 0 @1", "unit 6 petty-officer 1 @base1",
        "turn 1",
    )  # fmt: skip
    g.push("move:petty-officer @1 pass pass")
    assert "maddened-marauder" in trash(g, 0)
    assert "first-mate" not in trash(g, 0)


def test_ogn_213_hidden_blade_lets_its_controller_draw_two() -> None:
    g = bound(*BOARD, "hand 0 hidden-blade", "deck 1 flash*5")
    g.push("hidden-blade first-mate.6 auto pass pass !flash !flash")
    assert hand(g, 1) == ["flash", "flash"]


def test_ogn_216_soaring_scout_channels_one_rune() -> None:
    g = bound("unit 4 soaring-scout 0 @base0", "hand 0 vengeance", "runes 0 order*6")
    g.push("vengeance soaring-scout pass pass")
    before = realm(g).num_runes(0)
    g.push("pass pass")
    assert realm(g).num_runes(0) == before + 1


def test_ogn_218_vanguard_captain_plays_two_recruits_where_it_is() -> None:
    g = bound(MINE, "unit 4 first-mate 0 @1", "hand 0 vanguard-captain", "played 0 1")
    g.push("vanguard-captain @1 auto pass pass")
    assert [at(g, u) for u in (5, 6, 7)] == ["1", "1", "1"]
    assert len(on_board(g)) == 4


def test_ogn_222_noxian_drummer_plays_one_recruit() -> None:
    g = bound("unit 4 noxian-drummer 0 @base0")
    g.push("move:noxian-drummer @1")
    g.push("pass pass")
    assert on_board(g) == ["noxian-drummer.4", "recruit.5"]


def test_ogn_232_fiora_victorious_has_nothing_for_a_buff_alone() -> None:
    g = bound("unit 4 fiora-victorious 0 @base0", "unit 5 fiora-victorious 0 @base0 buffed")
    assert realm(g).keyword(4, GANKING) == 0
    assert realm(g).keyword(5, DEFLECT) == 1  # 5 Might with its buff
    g = bound("unit 4 fiora-victorious 0 @base0", "hand 0 primal-strength")
    g.push("primal-strength fiora-victorious auto pass pass")
    assert realm(g).keyword(4, GANKING) == 1  # without a buff


def test_ogn_238_leona_determined_stuns_only_enemies_there() -> None:
    g = bound(
        THEIRS, "unit 4 leona-determined 0 @base0", "unit 5 recruit 0 @base0", "unit 6 mega-mech 1 @2",
        "unit 7 mega-mech 1 @2", "unit 8 mega-mech 1 @base1",
    )  # fmt: skip
    g.push("move:leona-determined @2 recruit")
    assert moves(g) == ["mega-mech.6", "mega-mech.7"]
    g.push("mega-mech.7 pass pass")
    assert realm(g).flags[7] & STUNNED


def test_ogn_239_machine_evangel_leaves_three_recruits_in_base() -> None:
    g = bound(MINE, "unit 4 machine-evangel 0 @1", "unit 5 first-mate 0 @1", "hand 0 vengeance")
    g.push("vengeance machine-evangel auto pass pass pass pass")
    assert [at(g, u) for u in (4, 6, 7)] == ["base0", "base0", "base0"]
    assert len(on_board(g)) == 4


def test_ogn_257_blind_monk_costs_1() -> None:
    lines = ("unit 4 recruit 0 @base0",)
    assert "use:lee-sin-blind-monk.0" in moves(bound(*lines, "runes 0 body*1", decks="lee-sin / annie"))
    assert "use:lee-sin-blind-monk.0" not in moves(bound(*lines, "runes 0 body*1/0", decks="lee-sin / annie"))


def test_ogn_265_herald_of_the_arcane_exhausts_and_plays_one_recruit() -> None:
    g = bound("runes 0 mind*3", decks="viktor / annie")
    g.push("use:viktor-herald-of-the-arcane")
    while "end" not in moves(g):
        g.push(moves(g)[0])
    assert len(on_board(g)) == 1
    assert "use:viktor-herald-of-the-arcane.0" not in moves(g)  # exhausted, though runes are left
    assert realm(g).ready[2] == 2


def test_ogn_275_altar_to_unity_brings_one_recruit() -> None:
    g = bound("field 1 altar-to-unity 0 0", "unit 4 first-mate 0 @1", "turn 1")
    g.push("end pass pass")
    assert len(on_board(g)) == 2
    assert at(g, 5) == "base0"


def test_ogn_285_reavers_row_moves_only_friends_there() -> None:
    g = bound(
        "field 1 reavers-row 0 0", "unit 4 recruit 0 @1", "unit 5 mega-mech 1 @base1",
        "unit 6 recruit 0 @base0", "turn 1",
    )  # fmt: skip
    g.push("move:mega-mech @1 yes")
    assert moves(g) == ["recruit.4"]


def test_ogn_298_zaun_warrens_discards_one_and_draws_one() -> None:
    g = bound("field 1 zaun-warrens 0 -", "unit 4 recruit 0 @base0", "hand 0 gust*2", "deck 0 flash*4")
    g.push("move:recruit @1 pass pass pass pass gust !flash")
    assert hand(g, 0) == ["flash", "gust"]
    assert "end" in moves(g)


def test_ogs_002_firestorm_spares_friends() -> None:
    g = bound(*BOARD, "hand 0 firestorm")
    g.push("firestorm targons-peak auto pass pass")
    assert realm(g).hurt[5] == 0
    assert at(g, 5) == "1"


def test_ogs_006_lux_illuminated_needs_a_spell_that_costs_5() -> None:
    g = bound(THEIRS, "unit 4 lux-illuminated 0 @base0", "hand 0 falling-comet", "unit 5 mega-mech 1 @2")
    g.push("falling-comet mega-mech auto pass pass pass pass")
    assert might(g, 4) == 8


def test_ogs_011_flash_moves_at_most_two_and_only_friends() -> None:
    g = bound(MINE, THEIRS, *[f"unit {u} first-mate 0 @1" for u in (4, 5, 6)], "unit 7 first-mate 1 @2",
              "hand 0 flash")  # fmt: skip
    g.push("flash")
    assert "first-mate.7" not in moves(g)
    g.push("first-mate.4 first-mate.5 auto pass pass")
    assert [at(g, u) for u in (4, 5, 6)] == ["base0", "base0", "1"]


def test_ogs_015_recruit_the_vanguard_plays_four() -> None:
    g = bound(MINE, "unit 4 first-mate 0 @1", "hand 0 recruit-the-vanguard")
    g.push("recruit-the-vanguard auto pass pass @1 @base0 @1 @base0")
    assert len(on_board(g)) == 5
    assert "end" in moves(g)

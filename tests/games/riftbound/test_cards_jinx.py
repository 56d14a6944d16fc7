"""The cards of the Jinx deck, clause by clause; those it shares with others are told elsewhere."""

from __future__ import annotations

from riftable.games.riftbound.rules.events import Discarded, Drew, Triggered
from riftable.games.riftbound.rules.ids import GANKING
from tests.games.riftbound.table import at, bound, controller, hand, might, moves, realm, told, trash

JINX = "jinx / garen"
GATE_IS_THEIRS = "field 1 void-gate 0 1"


def test_ogn_001_blazing_scorcher_accelerates() -> None:
    g = bound("hand 0 blazing-scorcher", decks=JINX)
    g.push("blazing-scorcher yes auto")
    assert "move:blazing-scorcher.4" in moves(g)
    assert realm(g).num_runes(0) == 53  # one was recycled


def test_ogn_002_brazen_buccaneer_costs_2_less_for_a_discarded_card() -> None:
    g = bound("hand 0 brazen-buccaneer gust", "runes 0 fury*4", decks=JINX)
    g.push("brazen-buccaneer")
    assert moves(g) == ["discard:gust"]  # with four runes there is no other way
    g.push("discard:gust")
    assert at(g, 4) == "base0"
    assert trash(g, 0) == ["gust"]
    assert realm(g).ready[0] == 0


def test_ogn_002_brazen_buccaneer_may_be_paid_in_full() -> None:
    g = bound("hand 0 brazen-buccaneer gust", "runes 0 fury*6", decks=JINX)
    g.push("brazen-buccaneer none")
    assert hand(g, 0) == ["gust"]
    assert realm(g).ready[0] == 0
    assert "brazen-buccaneer" not in moves(bound("hand 0 brazen-buccaneer", "runes 0 fury*4", decks=JINX))


def test_ogn_003_chemtech_enforcer_has_assault_2_and_discards_1() -> None:
    g = bound("hand 0 chemtech-enforcer gust flash", GATE_IS_THEIRS, "unit 4 mega-mech 1 @1", decks=JINX)
    g.push("chemtech-enforcer auto pass pass")
    assert moves(g) == ["discard:flash", "discard:gust"]
    g.push("discard:gust")
    assert hand(g, 0) == ["flash"]
    g = bound("unit 5 chemtech-enforcer 0 @base0", GATE_IS_THEIRS, "unit 4 mega-mech 1 @1", decks=JINX)
    g.push("move:chemtech-enforcer @1")
    assert might(g, 5) == 4


def test_ogn_006_flame_chompers_may_be_played_for_one_power_when_discarded() -> None:
    g = bound("hand 0 chemtech-enforcer flame-chompers", "runes 0 fury*3", decks=JINX)
    g.push("chemtech-enforcer pass pass discard:flame-chompers")
    assert moves(g) == ["yes", "no"]
    declined = g.copy()
    g.push("yes pass pass")
    assert at(g, 5) == "base0"
    assert trash(g, 0) == []
    assert realm(g).num_runes(0) == 2  # a recycled rune, and none of its own cost
    declined.push("no")
    assert trash(declined, 0) == ["flame-chompers"]


def test_ogn_006_flame_chompers_gone_from_the_trash_stays_away() -> None:
    g = bound("hand 0 chemtech-enforcer flame-chompers", "hand 1 gust", "runes 0 fury*2", decks=JINX)
    g.push("chemtech-enforcer pass pass discard:flame-chompers")
    assert told(g, Discarded)
    assert "yes" in moves(g)  # even exhausted runes pay Power
    g = bound("hand 0 chemtech-enforcer flame-chompers", "runes 0 chaos*2", "pool 0 energy*2", decks=JINX)
    g.push("chemtech-enforcer pass pass discard:flame-chompers")
    assert "end" in moves(g)  # no Fury, no question


def test_ogn_008_get_excited_deals_the_cost_of_the_discarded_card() -> None:
    lines = (GATE_IS_THEIRS, "unit 4 mega-mech 1 @1", "unit 5 recruit 1 @base1")
    g = bound(*lines, "hand 0 get-excited blazing-scorcher gust", decks=JINX)
    g.push("get-excited")
    assert moves(g) == ["mega-mech.4"]
    g.push("mega-mech auto pass pass discard:blazing-scorcher")
    assert realm(g).hurt[4] == 6  # 5, and Void Gate
    assert trash(g, 0) == ["blazing-scorcher", "get-excited"]


def test_ogn_008_get_excited_with_an_empty_hand_deals_nothing() -> None:
    g = bound(GATE_IS_THEIRS, "unit 4 mega-mech 1 @1", "hand 0 get-excited", decks=JINX)
    g.push("get-excited mega-mech auto pass pass")
    assert realm(g).hurt[4] == 0


def test_ogn_011_magma_wurm_lets_other_friendly_units_enter_ready() -> None:
    g = bound("unit 4 magma-wurm 0 @base0", "hand 0 chemtech-enforcer magma-wurm", decks=JINX)
    g.push("chemtech-enforcer auto pass pass discard:magma-wurm")
    assert "move:chemtech-enforcer.5" in moves(g)
    g = bound("hand 0 magma-wurm", decks=JINX)
    g.push("magma-wurm auto")
    assert "move:magma-wurm.4" not in moves(g)  # others, not itself


def test_ogn_019_raging_soul_rages_after_a_discard() -> None:
    g = bound("unit 4 raging-soul 0 @base0", GATE_IS_THEIRS, "unit 5 mega-mech 1 @1", decks=JINX)
    g.push("move:raging-soul @1")
    assert might(g, 4) == 4
    g = bound(
        "unit 4 raging-soul 0 @base0", "discarded 0 1", GATE_IS_THEIRS, "unit 5 mega-mech 1 @1", decks=JINX
    )
    assert realm(g).keyword(4, GANKING) == 1
    g.push("move:raging-soul @1")
    assert might(g, 4) == 5


def test_ogn_019_raging_soul_forgets_when_the_turn_ends() -> None:
    g = bound("unit 4 raging-soul 0 @base0", "discarded 0 1", decks=JINX)
    g.push("end")
    assert realm(g).keyword(4, GANKING) == 0


def test_ogn_024_void_seeker_deals_4_and_draws() -> None:
    g = bound(GATE_IS_THEIRS, "unit 4 mega-mech 1 @1", "hand 0 void-seeker", "deck 0 gust*3", decks=JINX)
    g.push("void-seeker mega-mech auto pass pass")
    assert realm(g).hurt[4] == 5
    assert hand(g, 0) == ["gust"]


def test_ogn_030_jinx_demolitionist_accelerates_assaults_and_discards_2() -> None:
    g = bound("hand 0 jinx-demolitionist gust*2 flash", GATE_IS_THEIRS, "unit 4 mega-mech 1 @1", decks=JINX)
    g.push("jinx-demolitionist yes auto pass pass discard:gust discard:flash")
    assert hand(g, 0) == ["gust"]
    g.push("move:jinx-demolitionist @1")
    assert might(g, 5) == 6


def test_ogn_036_vi_destructive_recycles_from_the_trash_for_might() -> None:
    g = bound("unit 4 vi-destructive 0 @base0", "trash 0 gust flash", "deck 0 -", decks=JINX)
    assert realm(g).keyword(4, GANKING) == 1
    g.push("use:vi-destructive")
    assert moves(g) == ["trash:flash", "trash:gust"]
    g.push("trash:gust pass pass")
    assert might(g, 4) == 4
    assert trash(g, 0) == ["flash"]
    assert len(realm(g).decks[0]) == 1
    g.push("use:vi-destructive pass pass")  # only one card is left to choose
    assert might(g, 4) == 5
    assert "use:vi-destructive.4" not in moves(g)


def test_ogn_165_cemetery_attendant_returns_a_unit_from_the_trash() -> None:
    g = bound("hand 0 cemetery-attendant", "trash 0 gust raging-soul", decks=JINX)
    g.push("cemetery-attendant auto")
    assert moves(g) == ["trash:raging-soul"]
    g.push("trash:raging-soul pass pass")
    assert hand(g, 0) == ["raging-soul"]


def test_ogn_168_fight_or_flight_moves_a_unit_home_and_can_be_hidden() -> None:
    g = bound(GATE_IS_THEIRS, "unit 4 mega-mech 1 @1", "hand 0 fight-or-flight", decks=JINX)
    g.push("fight-or-flight mega-mech auto pass pass")
    assert at(g, 4) == "base1"
    g = bound(
        "field 1 void-gate 0 0", "unit 4 recruit 0 @1", "unit 5 recruit 1 @base1", "turn 1",
        "facedown 1 fight-or-flight 0 2", "round 3", "runes 0 -", decks=JINX,
    )  # fmt: skip
    g.push("move:recruit @1 pass reveal@1 recruit.5 pass pass")
    assert at(g, 5) == "base1"


def test_ogn_178_undercover_agent_discards_2_then_draws_2_when_it_dies() -> None:
    g = bound(
        "field 1 startipped-peak 0 0", "unit 4 undercover-agent 0 @1 damage*3", "turn 1", "hand 1 incinerate",
        "hand 0 gust flash incinerate", "deck 0 gust*5", decks=JINX,
    )  # fmt: skip
    g.push("incinerate undercover-agent auto pass pass pass pass discard:flash discard:incinerate")
    assert hand(g, 0) == ["gust", "gust", "gust"]


def test_ogn_180_fading_memories_makes_a_unit_or_gear_temporary() -> None:
    lines = ("unit 4 mega-mech 1 @1", GATE_IS_THEIRS, "unit 5 scrapheap 1 @base1", "unit 6 recruit 1 @base1")
    g = bound(*lines, "hand 0 fading-memories", "deck 1 gust*5", decks="garen / garen")
    g.push("fading-memories")
    assert moves(g) == ["mega-mech.4", "scrapheap.5"]
    gear = g.copy()
    g.push("mega-mech auto pass pass end pass pass")
    assert at(g, 4) == "gone"
    assert g.scores == [0, 0]  # before it could hold
    gear.push("scrapheap auto pass pass end pass pass pass pass")
    assert at(gear, 5) == "gone"


def test_ogn_182_scrapheap_draws_when_played_discarded_or_killed() -> None:
    g = bound("hand 0 scrapheap", "deck 0 gust*5", decks=JINX)
    g.push("scrapheap auto pass pass")
    assert hand(g, 0) == ["gust"]
    g = bound("hand 0 chemtech-enforcer scrapheap", "deck 0 gust*5", decks=JINX)
    g.push("chemtech-enforcer auto pass pass discard:scrapheap pass pass")
    assert hand(g, 0) == ["gust"]
    g = bound("unit 4 scrapheap 0 @base0 temporary", "turn 1", "deck 0 gust*5", decks="garen / garen")
    g.push("end pass pass pass pass")
    assert at(g, 4) == "gone"
    assert len(told(g, Drew)) == 2  # its own, and that of the turn


def test_ogn_195_rhasa_costs_1_less_for_each_card_in_the_trash() -> None:
    assert "rhasa-the-sunderer" not in moves(
        bound("hand 0 rhasa-the-sunderer", "runes 0 chaos*7", decks=JINX)
    )
    g = bound("hand 0 rhasa-the-sunderer", "runes 0 chaos*7", "trash 0 gust*3", decks=JINX)
    g.push("rhasa-the-sunderer")
    assert at(g, 4) == "base0"
    assert realm(g).ready[4] == 0


def test_ogn_251_loose_cannon_draws_with_one_card_or_none() -> None:
    g = bound("turn 1", "hand 0 gust", "deck 0 flash*5", decks=JINX)
    g.push("end pass pass")
    assert hand(g, 0) == ["flash", "flash", "gust"]
    g = bound("turn 1", "hand 0 gust*2", "deck 0 flash*5", decks=JINX)
    g.push("end pass pass")
    assert hand(g, 0) == ["flash", "gust", "gust"]


def test_ogn_285_reavers_row_may_move_a_friendly_defender_home() -> None:
    lines = ("field 1 reavers-row 0 0", "unit 4 recruit 0 @1", "unit 5 mega-mech 1 @base1", "turn 1")
    g = bound(*lines, decks=JINX)
    g.push("move:mega-mech @1")
    assert moves(g) == ["yes", "no"]
    g.push("yes recruit pass pass")
    assert at(g, 4) == "base0"
    stays = bound(*lines, decks=JINX)
    stays.push("move:mega-mech @1 no")
    assert at(stays, 4) == "1"


def test_ogn_289_targons_peak_readies_runes_at_the_end_of_the_turn() -> None:
    g = bound("field 1 targons-peak 0 -", "unit 4 recruit 0 @base0", "runes 0 fury*3/0", decks=JINX)
    g.push("move:recruit @1 pass pass pass pass")
    assert controller(g, 1) == 0
    assert realm(g).ready[0] == 0
    g.push("end")
    assert moves(g) == ["none", "rune0:fury"]
    g.push("rune0:fury rune0:fury pass pass")
    assert realm(g).ready[0] == 2


def test_ogn_298_zaun_warrens_discards_then_draws_on_a_conquest() -> None:
    g = bound(
        "field 1 zaun-warrens 0 -", "unit 4 recruit 0 @base0", "hand 0 gust", "deck 0 flash*3", decks=JINX
    )
    g.push("move:recruit @1 pass pass pass pass discard:gust")
    assert hand(g, 0) == ["flash"]
    assert len(told(g, Triggered)) == 1

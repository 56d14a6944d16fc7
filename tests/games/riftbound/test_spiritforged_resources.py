"""Spiritforged, resources and prices: clause by clause."""

from __future__ import annotations

import pytest

from riftable.core.event import seen_by
from riftable.games.riftbound.rules.events import CardAdded
from riftable.games.riftbound.rules.ids import EXHAUSTED, GANKING
from riftable.games.riftbound.rules.lasting import host_of
from riftable.games.riftbound.rules.view import RealmView
from riftable.games.riftbound.speech import speech
from riftable.games.riftbound.speech.narrator import Narrator
from tests.games.riftbound.table import at, bound, hand, might, moves, on_board, realm, told

EMPTY = "field 1 startipped-peak 1 -"
MINE = "field 1 startipped-peak 0 0"
THEIRS = "field 1 startipped-peak 1 1"
FOE = "unit 4 mega-mech 1 @1"
TEAM = "garen / annie / lux / master-yi"


# Power that was spent.


def test_sfd_143_sivir_may_be_accelerated() -> None:
    g = bound("hand 0 sivir-mercenary", "runes 0 chaos*5")
    g.push("sivir-mercenary yes")
    assert not realm(g).flags[4] & EXHAUSTED
    assert (might(g, 4), realm(g).keyword(4, GANKING)) == (6, 1)  # for 1 Power, and 1 more to be ready
    g = bound("hand 0 sivir-mercenary", "runes 0 chaos*5")
    g.push("sivir-mercenary no")
    assert realm(g).flags[4] & EXHAUSTED
    assert (might(g, 4), realm(g).keyword(4, GANKING)) == (4, 0)


def test_sfd_143_sivir_is_stronger_and_ganks_while_2_power_have_been_spent_this_turn() -> None:
    sivir = "unit 4 sivir-mercenary 0 @1"
    lines = (MINE, sivir, "unit 5 mega-mech 1 @2", "field 2 startipped-peak 1 1", "deck 0 gust*9")
    g = bound(*lines, "hand 0 void-seeker*2", decks="garen / annie")
    g.push("void-seeker mega-mech auto pass pass")
    assert (might(g, 4), realm(g).keyword(4, GANKING)) == (4, 0)  # 1 Power
    g.push("void-seeker mega-mech auto")
    assert (might(g, 4), realm(g).keyword(4, GANKING)) == (6, 1)
    g.push("pass pass move:sivir-mercenary @2 pass pass")
    assert at(g, 4) == "2"
    g.push("end")
    assert (might(g, 4), realm(g).keyword(4, GANKING)) == (4, 0)  # only this turn


def test_sfd_143_sivir_counts_power_that_her_player_spends_on_anything() -> None:
    lines = (MINE, "unit 4 sivir-mercenary 0 @1", "unit 5 recruit 0 @2", "field 2 startipped-peak 0 0")
    g = bound(*lines, "hand 0 hidden-blade teemo-scout")
    g.push("hide:hidden-blade @1 recycle:fury")
    assert might(g, 4) == 4
    g.push("hide:teemo-scout recycle:calm")
    assert might(g, 4) == 6  # for hiding twice
    g = bound(*lines, "hand 1 falling-star", "turn 1")
    g.push("falling-star sivir-mercenary sivir-mercenary auto")
    assert might(g, 4) == 4  # an opponent's does not count
    g = bound(*lines, "hand 0 falling-star", "pool 0 fury*2", "runes 0 mind*2")
    g.push("falling-star recruit recruit")
    assert might(g, 4) == 6  # what was in the pool does


# Resources from a deck.


def test_sfd_175_undertitan_strengthens_the_other_units_of_its_player_this_turn() -> None:
    lines = ("hand 0 undertitan", "unit 4 recruit 0 @base0", "unit 5 recruit 1 @base1")
    g = bound(*lines, decks="garen / annie")
    g.push("undertitan auto pass pass")
    assert [might(g, u) for u in (4, 5, 6)] == [3, 1, 5]
    g.push("end")
    assert might(g, 4) == 1
    team = ("hand 0 undertitan", "unit 7 recruit 2 @base2", "unit 8 recruit 0 @base0")
    g = bound(*team, decks=TEAM, mode="magma")
    g.push("undertitan auto pass pass pass pass")
    assert [might(g, u) for u in (7, 8)] == [1, 3]


def test_sfd_175_undertitan_adds_2_energy_as_it_is_revealed_from_its_owners_deck() -> None:
    burrower = ("legend 0 reksai-void-burrower", EMPTY, "unit 5 pouty-poro 0 @base0")
    g = bound(*burrower, "deck 0 undertitan*2", "runes 0 order*4")
    g.push("move:pouty-poro @1 pass pass yes pass pass")
    assert realm(g).energy[0] == 4  # for each of the two
    assert len(told(g, CardAdded)) == 2
    g.push("take:undertitan @base0 yes")
    assert at(g, 4) == "base0"  # 6 Energy and 1 Power, with 4 runes
    assert realm(g).energy[0] == 0
    g = bound(*burrower, "deck 0 undertitan*2", "runes 0 order*1")
    g.push("move:pouty-poro @1 pass pass yes pass pass take:undertitan")
    assert at(g, 4) == "gone"  # 5 of 6
    theirs = ("hand 0 blind-fury", "deck 1 undertitan*2")
    g = bound(*theirs)
    g.push("blind-fury auto pass pass")
    assert [realm(g).energy[seat] for seat in (0, 1)] == [0, 2]
    g = bound("hand 0 called-shot", "deck 0 undertitan*3")
    g.push("called-shot no pass pass take:undertitan")
    assert realm(g).energy[0] == 0  # looking at a card does not reveal it
    assert hand(g, 0) == ["undertitan"]


# Tokens that were played together.


def test_sfd_198_arise_plays_a_sand_soldier_for_each_equipment_of_its_player() -> None:
    gear = ("unit 4 bf-sword 0 @base0", "unit 5 recruit 0 @base0", "unit 6 dorans-ring 0 @base0")
    more = ("unit 7 gold 0 @base0 exhausted", "unit 8 bf-sword 1 @base1", "effect 1 attached unit6 5")
    g = bound(*gear, *more, "hand 0 arise", "runes 0 calm*6")
    g.push("arise pass pass")
    assert on_board(g)[-3:-1] == ["sand-soldier.9", "sand-soldier.10"]
    assert [might(g, u) for u in (9, 10)] == [2, 2]
    assert moves(g) == ["none", "sand-soldier.9", "sand-soldier.10"]
    g = bound("hand 0 arise", "unit 4 gold 0 @base0")
    g.push("arise auto pass pass")
    assert on_board(g) == ["gold.4"]
    assert "end" in moves(g)  # nothing is asked
    team = ("unit 7 bf-sword 2 @base2", "unit 8 bf-sword 0 @base0")
    g = bound(*team, "hand 0 arise", decks=TEAM, mode="magma")
    g.push("arise auto pass pass pass pass")
    assert [name for name in on_board(g) if "sand" in name] == ["sand-soldier.9"]


def test_sfd_198_arise_then_readies_up_to_two_of_the_tokens() -> None:
    gear = tuple(f"unit {u} bf-sword 0 @base0" for u in (4, 5, 6))
    old = "unit 7 sand-soldier 0 @base0 exhausted"
    g = bound(*gear, old, "hand 0 arise")
    g.push("arise auto pass pass")
    assert moves(g) == ["none", "sand-soldier.8", "sand-soldier.9", "sand-soldier.10"]  # only the new ones
    g.push("sand-soldier.8")
    assert [realm(g).flags[u] & EXHAUSTED for u in (8, 9, 10)] == [1, 1, 1]  # it can be reacted to
    g.push("sand-soldier.9 pass pass")  # a third one cannot be chosen
    assert [realm(g).flags[u] & EXHAUSTED for u in (7, 8, 9, 10)] == [1, 0, 0, 1]
    g = bound(*gear, "hand 0 arise")
    g.push("arise auto pass pass none pass pass")
    assert [realm(g).flags[u] & EXHAUSTED for u in (7, 8, 9)] == [1, 1, 1]
    g = bound(MINE, "unit 8 recruit 0 @1", *gear, "hand 0 arise", "hand 1 gust")
    g.push("arise auto pass pass @base0 @1 @base0 sand-soldier.9 sand-soldier.10 pass")
    g.push("gust sand-soldier.9 auto pass pass pass pass")
    assert at(g, 9) == "gone"
    assert not realm(g).flags[10] & EXHAUSTED  # the other is readied all the same


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Undertitan adds [2]."),
        ("fr", "L’Unit Undertitan octroie [2]."),
        ("uk", "Боєць «Undertitan» додає [2]."),
    ],
)
def test_sfd_175_the_log_tells_what_undertitan_adds(lang: str, line: str) -> None:
    g = bound("hand 0 blind-fury", "deck 1 undertitan*2")
    view = g.view(1)
    assert isinstance(view, RealmView)
    narrator = Narrator(speech(lang), ["Ada", "Bo"], 1, view)
    g.push("blind-fury auto pass pass")
    assert line in narrator.tell(seen_by(g.events, 1))


# Power for gear.

ORNN = "legend 0 ornn-fire-below-the-mountain"


def test_sfd_189_ornn_exhausts_for_a_power_that_pays_for_gear_only() -> None:
    g = bound(ORNN, "hand 0 bf-sword spirit-wheel forgefire-cape", "runes 0 fury*4", "pool 0 calm*1")
    assert "forgefire-cape" in moves(g)  # [C][C], of which Ornn adds one
    g.push("forgefire-cape")
    assert realm(g).flags[0] & EXHAUSTED
    assert on_board(g) == ["forgefire-cape.4"]
    g = bound(ORNN, "hand 0 void-seeker sivir-mercenary", "runes 0 mind*5")
    assert not {"void-seeker", "sivir-mercenary"} & set(moves(g))  # neither spells nor units
    g.push("use:ornn-fire-below-the-mountain")
    assert realm(g).gear_power[0] == 1
    assert "pool 0 gear*1" in g.fen
    assert not {"void-seeker", "sivir-mercenary"} & set(moves(g))
    assert "use:ornn-fire-below-the-mountain.0" not in moves(g)
    g.push("end")
    assert realm(g).gear_power[0] == 0


def test_sfd_189_ornns_power_is_of_any_domain_and_spent_before_other_power() -> None:
    g = bound(f"{ORNN} exhausted", "pool 0 gear*1", "hand 0 seal-of-rage", "runes 0 fury*2")
    g.push("seal-of-rage")
    assert (realm(g).gear_power[0], realm(g).num_runes(0)) == (0, 2)
    g = bound(ORNN, "hand 0 seal-of-rage", "runes 0 fury*2")
    g.push("seal-of-rage auto")
    assert (realm(g).flags[0] & EXHAUSTED, realm(g).num_runes(0)) == (1, 2)
    g = bound(ORNN, "hand 0 seal-of-rage", "runes 0 fury*2")
    g.push("seal-of-rage recycle:fury")
    assert (realm(g).flags[0] & EXHAUSTED, realm(g).num_runes(0)) == (0, 1)


def test_sfd_189_ornns_power_pays_for_activated_abilities_of_gear() -> None:
    gear = ("unit 4 bf-sword 0 @base0", "unit 5 recruit 0 @base0")
    g = bound(ORNN, *gear, "runes 0 -")
    g.push("use:bf-sword recruit pass pass")
    assert host_of(realm(g), 4) == 5  # [Y] for Equip
    assert realm(g).flags[0] & EXHAUSTED
    g = bound(ORNN, "unit 4 ezreal-dashing 0 @1", MINE, "runes 0 -")
    assert [name for name in moves(g) if name.startswith("use:")] == ["use:ornn-fire-below-the-mountain.0"]


def test_sfd_189_ornn_answers_in_a_showdown_and_no_one_reacts() -> None:
    g = bound(ORNN, THEIRS, FOE, "unit 5 recruit 0 @base0", "hand 1 gust")
    g.push("move:recruit @1")
    assert realm(g).focus == 0
    g.push("use:ornn-fire-below-the-mountain")
    assert (realm(g).focus, realm(g).gear_power[0], len(realm(g).chain)) == (0, 1, 0)


# Gold that adds more.

GATE = "field 1 void-gate 0 0"
RENATA = "legend 0 renata-glasc-chem-baroness"


def test_sfd_201_renata_exhausts_for_gold_when_her_player_holds() -> None:
    lines = (GATE, "unit 4 recruit 0 @1", "turn 1", "deck 0 gust*9", "deck 1 gust*9")
    g = bound(RENATA, *lines)
    g.push("end yes pass pass")
    assert [name for name in on_board(g) if "gold" in name] == ["gold.5"]
    assert realm(g).flags[5] & EXHAUSTED
    assert realm(g).flags[0] & EXHAUSTED
    g = bound(RENATA, *lines)
    g.push("end no")
    assert "gold.5" not in on_board(g)
    g = bound(RENATA, GATE, "unit 4 recruit 0 @1", "unit 5 recruit 1 @2", "field 2 trifarian-war-camp 1 1")
    g.push("end")
    assert not realm(g).chain  # the opponent holds
    team = ("unit 7 recruit 2 @1", "field 1 void-gate 2 2", "turn 1")
    g = bound(RENATA, *team, decks="annie / garen / lux / master-yi", mode="magma")
    g.push("end yes pass pass pass pass")
    assert realm(g).seat[8] == 0  # hers, though an ally holds
    assert at(g, 8) == "base0"


def test_sfd_201_gold_adds_1_energy_more_within_3_points_of_the_victory_score() -> None:
    gold = "unit 4 gold 0 @base0"
    g = bound(RENATA, gold, "score 5 0", "runes 0 -")
    g.push("use:gold")
    assert (realm(g).energy[0], realm(g).power[6]) == (1, 1)
    g = bound(RENATA, gold, "score 4 0", "runes 0 -")
    g.push("use:gold")
    assert (realm(g).energy[0], realm(g).power[6]) == (0, 1)
    g = bound(RENATA, "unit 4 gold 1 @base1", "score 5 0", "turn 1")
    g.push("use:gold")
    assert realm(g).energy[1] == 0  # only hers
    g = bound(RENATA, "unit 4 energy-conduit 0 @base0", "score 5 0")
    g.push("use:energy-conduit")
    assert realm(g).energy[0] == 1  # only Gold


def test_sfd_201_gold_pays_energy_and_power_of_one_card() -> None:
    lines = (RENATA, "unit 4 gold 0 @base0", "hand 0 void-seeker", "unit 5 recruit 1 @1", THEIRS)
    g = bound(*lines, "runes 0 mind*2", "score 5 0")
    assert "void-seeker" in moves(g)  # [3][R]
    g.push("void-seeker recruit")
    assert at(g, 4) == "gone"
    assert (realm(g).energy[0], realm(g).power[6]) == (0, 0)
    assert "void-seeker" not in moves(bound(*lines, "runes 0 mind*2", "score 4 0"))


# Discounts of Energy or Power.

IRELIA = "unit 4 irelia-graceful 0 @1"


def test_357_heimerdinger_borrows_from_gold_before_it_is_killed() -> None:
    lines = ("unit 4 heimerdinger-inventor 0 @base0", "unit 5 gold 0 @base0", "hand 0 blind-fury")
    g = bound(*lines, "runes 0 mind*4", "deck 1 gust*3")
    g.push("blind-fury")  # [R][R] come from both, and only in one order
    assert (on_board(g), realm(g).num_runes(0), len(realm(g).chain)) == ([], 4, 1)
    assert "blind-fury" not in moves(bound(lines[0], lines[2], "runes 0 mind*4"))
    g = bound(*lines, "runes 0 mind*4/4 fury*1/0", "deck 1 gust*3")
    g.push("blind-fury")
    assert moves(g) == ["use:heimerdinger-inventor.4", "use:gold.5", "auto", "recycle:fury"]


def test_357_power_of_the_pool_is_kept_for_what_is_turned_into_energy() -> None:
    lines = (
        "legend 0 ornn-fire-below-the-mountain",
        "unit 4 hextech-anomaly 0 @base0",
        "hand 0 steraks-gage",
    )
    g = bound(*lines, "runes 0 calm*2/0", "pool 0 universal*2")
    g.push("steraks-gage")  # [3][G][G]: the legend pays one [G], so that three Power are left for [3]
    assert "steraks-gage" not in hand(g, 0)
    assert realm(g).num_runes(0) == 0
    assert "steraks-gage" not in moves(bound(*lines, "runes 0 calm*2/0", "pool 0 universal*1"))


def test_sfd_141_spells_of_her_player_that_choose_irelia_cost_1_energy_or_1_power_less() -> None:
    lines = (MINE, IRELIA, "unit 5 recruit 0 @1", "hand 0 void-seeker", "deck 0 gust*3")
    g = bound(*lines, "runes 0 fury*4")
    g.push("void-seeker irelia-graceful")
    assert moves(g) == ["mode0", "mode1"]
    g.push("mode0")
    assert (realm(g).ready[0], realm(g).num_runes(0)) == (2, 3)  # [2][R] of [3][R]
    g = bound(*lines, "runes 0 fury*4")
    g.push("void-seeker irelia-graceful mode1")
    assert (realm(g).ready[0], realm(g).num_runes(0)) == (1, 4)  # [3]
    g = bound(*lines, "runes 0 fury*4")
    g.push("void-seeker recruit")
    assert (realm(g).ready[0], realm(g).num_runes(0)) == (1, 3)  # it does not choose her


def test_sfd_141_irelia_makes_a_spell_payable_that_must_then_choose_her() -> None:
    lines = (MINE, IRELIA, "unit 5 recruit 0 @1", "hand 0 void-seeker", "deck 0 gust*3")
    g = bound(*lines, "runes 0 fury*2")
    g.push("void-seeker")
    assert moves(g) == ["irelia-graceful.4"]
    g.push("irelia-graceful")
    assert len(realm(g).chain) == 1  # nothing to choose: only the Energy could not be paid
    assert realm(g).num_runes(0) == 1
    g = bound(*lines, "runes 0 mind*3")
    g.push("void-seeker irelia-graceful")  # only the Power could not be paid
    assert realm(g).num_runes(0) == 3
    assert "void-seeker" not in moves(bound(*lines, "runes 0 mind*2"))
    away = (MINE, "unit 4 irelia-graceful 0 @base0", "unit 5 recruit 0 @1", "hand 0 void-seeker")
    assert "void-seeker" not in moves(bound(*away, "runes 0 fury*2"))  # she is not at a battlefield
    two = (MINE, IRELIA, "unit 5 recruit 1 @base1", "hand 0 falling-star", "runes 0 fury*1")
    assert "falling-star" not in moves(bound(*two))
    g = bound(*two[:-1], "runes 0 fury*2/1")
    g.push("falling-star recruit")
    assert moves(g) == ["irelia-graceful.4"]  # the second choice makes it cheap enough
    g.push("irelia-graceful")
    assert (realm(g).num_runes(0), len(realm(g).chain)) == (0, 1)


def test_sfd_141_a_mode_that_cannot_choose_irelia_is_not_offered_if_only_she_makes_the_spell_payable() -> (
    None
):
    lines = ("unit 4 irelia-graceful 0 @base0", "unit 5 scrapheap 1 @base1", "hand 0 rocket-barrage")
    g = bound(*lines, "runes 0 mind*5")
    g.push("rocket-barrage")
    assert moves(g) == ["mode0", "mode1"]
    g = bound(*lines, "runes 0 chaos*5")  # without her, nothing pays for [B]
    g.push("rocket-barrage")
    assert moves(g) == ["mode0"]
    g.push("mode0 irelia-graceful")
    assert (realm(g).num_runes(0), len(realm(g).chain)) == (5, 1)


def test_sfd_141_irelia_takes_off_once_for_a_spell_and_once_for_each_of_her() -> None:
    lines = (MINE, IRELIA, "hand 0 falling-star", "runes 0 fury*4")
    g = bound(*lines)
    g.push("falling-star irelia-graceful irelia-graceful mode0")
    assert (realm(g).ready[0], realm(g).num_runes(0)) == (2, 2)  # [1][R][R], however often it chooses her
    g = bound(*lines, "unit 5 irelia-graceful 0 @1")
    g.push("falling-star irelia-graceful.4 irelia-graceful.5 mode0")
    assert moves(g) == ["mode0", "mode1"]
    g.push("mode1")
    assert (realm(g).ready[0], realm(g).num_runes(0)) == (3, 3)  # [1][R]


def test_sfd_141_irelia_only_helps_spells_of_her_player() -> None:
    g = bound(MINE, IRELIA, "hand 1 void-seeker", "turn 1", "runes 1 fury*3", "deck 1 gust*3")
    g.push("void-seeker irelia-graceful")
    assert realm(g).num_runes(1) == 2
    assert realm(g).ready[6] == 0
    g = bound(MINE, IRELIA, "unit 5 bf-sword 0 @base0", "runes 0 order*1")
    g.push("use:bf-sword irelia-graceful")
    assert realm(g).num_runes(0) == 0  # an ability is no spell
    team = ("unit 7 irelia-graceful 2 @1", "field 1 startipped-peak 2 2", "hand 0 void-seeker")
    g = bound(*team, "runes 0 fury*2", decks=TEAM, mode="magma")
    assert "void-seeker" not in moves(g)


def test_sfd_141_irelia_pays_for_deflect_of_another_target() -> None:
    lines = (MINE, IRELIA, "unit 5 jinx-demolitionist 1 @base1 +1", "hand 0 defiant-dance")
    deflector = ("unit 5 draven-audacious 1 @base1", *lines[:2], "hand 0 defiant-dance")
    g = bound(*deflector, "runes 0 calm*1")
    g.push("defiant-dance irelia-graceful")
    assert moves(g) == ["draven-audacious.5"]
    g.push("draven-audacious")
    assert (realm(g).num_runes(0), len(realm(g).chain)) == (0, 1)  # [1][C], and [A] for Deflect


def test_sfd_149_ezreal_discards_1_then_draws_2_when_he_is_played() -> None:
    g = bound("hand 0 ezreal-prodigy gust*2", "deck 0 void-seeker*3", "runes 0 chaos*3")
    g.push("ezreal-prodigy pass pass discard:gust")
    assert hand(g, 0) == ["gust", "void-seeker", "void-seeker"]
    g = bound("hand 0 ezreal-prodigy", "deck 0 void-seeker*3", "runes 0 chaos*3")
    g.push("ezreal-prodigy pass pass")
    assert hand(g, 0) == ["void-seeker", "void-seeker"]


EZREAL = "unit 4 ezreal-prodigy 0 @base0"


def test_sfd_149_optional_additional_costs_cost_1_energy_or_1_power_less() -> None:
    g = bound(EZREAL, "hand 0 sivir-mercenary", "runes 0 chaos*6")
    g.push("sivir-mercenary yes")  # [1][P] to accelerate
    assert moves(g) == ["mode0", "mode1"]
    g.push("mode0")
    assert (realm(g).ready[4], realm(g).num_runes(0)) == (2, 4)
    g = bound(EZREAL, "hand 0 sivir-mercenary", "runes 0 chaos*6")
    g.push("sivir-mercenary yes mode1")
    assert (realm(g).ready[4], realm(g).num_runes(0)) == (1, 5)
    g = bound(EZREAL, "hand 0 sivir-mercenary", "runes 0 chaos*6")
    g.push("sivir-mercenary no")
    assert (realm(g).ready[4], realm(g).num_runes(0)) == (2, 5)  # the base cost is not less
    g = bound("hand 0 sivir-mercenary", "unit 4 ezreal-prodigy 1 @base1", "runes 0 chaos*4")
    g.push("sivir-mercenary")
    assert "end" in moves(g)  # the other player's does not help


def test_sfd_149_repeat_costs_less_and_what_costs_nothing_is_paid_all_the_same() -> None:
    lines = (EZREAL, "hand 0 called-shot", "deck 0 gust*6")
    g = bound(*lines, "runes 0 chaos*1")
    g.push("called-shot yes pass pass take:gust take:gust")  # [P], and [P] less for Repeat
    assert hand(g, 0) == ["gust", "gust"]
    danger = (EZREAL, "unit 5 mega-mech 0 @base0", "hand 0 danger-zone")
    g = bound(*danger, "runes 0 fury*1 order*1")
    g.push("danger-zone yes mode0 auto")  # [1][C], and [1][A] to repeat
    assert (realm(g).num_runes(0), len(realm(g).chain)) == (0, 1)
    g = bound(*danger, "runes 0 fury*1")
    g.push("danger-zone")
    assert "yes" not in moves(g)  # there is neither Energy nor Power enough for both
    g = bound(*danger, "runes 0 fury*2")
    g.push("danger-zone yes mode1")
    assert (realm(g).ready[0], realm(g).num_runes(0)) == (0, 1)


def test_sfd_149_two_ezreals_take_off_twice_and_never_below_nothing() -> None:
    two = (EZREAL, "unit 5 ezreal-prodigy 0 @base0")
    g = bound(*two, "hand 0 sivir-mercenary", "runes 0 chaos*4")
    g.push("sivir-mercenary yes mode0")  # the second one can only be of Power
    assert not realm(g).flags[6] & EXHAUSTED
    assert realm(g).num_runes(0) == 3
    g = bound(*two, "hand 0 called-shot", "deck 0 gust*6", "runes 0 chaos*1")
    g.push("called-shot yes")
    assert realm(g).num_runes(0) == 0  # [P] itself stays


@pytest.mark.parametrize(
    ("lang", "question", "answers"),
    [
        ("en", "Void Seeker: 1 less Energy or 1 less Power?", ["1 less Energy", "1 less Power"]),
        ("fr", "Void Seeker", ["1 Energy de moins", "1 Power de moins"]),
        ("uk", "менше?", ["на 1 енергію менше", "на 1 силу менше"]),
    ],
)
def test_sfd_141_the_player_is_asked_in_three_languages(lang: str, question: str, answers: list[str]) -> None:
    g = bound(MINE, IRELIA, "hand 0 void-seeker", "runes 0 fury*4")
    g.push("void-seeker irelia-graceful")
    view = g.view(0)
    assert isinstance(view, RealmView)
    assert view.ask is not None
    say = speech(lang)
    assert question in say.prompt(view, ["Ada", "Bo"])
    assert [say.answer(view, move, ["Ada", "Bo"]) for move in view.ask.moves] == answers

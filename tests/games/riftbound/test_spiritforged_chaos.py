"""Spiritforged, Chaos: the cards clause by clause."""

from __future__ import annotations

from riftable.games.riftbound.rules.ids import EXHAUSTED, GANKING
from riftable.games.riftbound.rules.lasting import host_of
from tests.games.riftbound.table import at, bound, hand, might, moves, on_board, realm, trash

EMPTY = "field 1 void-gate 1 -"
MINE = "field 1 void-gate 0 0"
THEIRS = "field 1 void-gate 1 1"
FOE = "unit 4 mega-mech 1 @1"
PORO = "unit 5 pouty-poro 0 @base0"
TEAM = "garen / annie / lux / master-yi"
WORN = "effect 1 attached unit4 5"


def test_sfd_121_black_market_broker_makes_gold_of_cards_played_from_hidden() -> None:
    lines = (MINE, "unit 4 black-market-broker 0 @base0", "unit 5 recruit 0 @1", "round 3")
    g = bound(*lines, "facedown 1 block 0 2")
    g.push("reveal@1 recruit pass pass pass pass")
    assert [name for name in on_board(g) if name.startswith("gold")] == ["gold.6"]
    assert realm(g).flags[6] & EXHAUSTED
    g = bound(*lines, "hand 0 block")
    g.push("block recruit auto pass pass")
    assert not realm(g).chain  # from the hand there is none
    g = bound(*lines, "facedown 1 block 0 2", "turn 1", "hand 1 flurry-of-blades")
    g.push("flurry-of-blades auto pass reveal@1")


def test_sfd_122_called_shot_takes_one_of_two_and_may_do_so_again() -> None:
    deck = "deck 0 gust flash block challenge cleave"
    g = bound("hand 0 called-shot", deck, "runes 0 chaos*2")
    g.push("called-shot yes pass pass")
    assert realm(g).num_runes(0) == 0
    assert len(moves(g)) == 2
    first = moves(g)[0]
    g.push(first)
    assert len(moves(g)) == 2
    g.push(moves(g)[0])
    assert len(hand(g, 0)) == 2
    assert len(realm(g).decks[0]) == 3
    g = bound("hand 0 called-shot", deck, "runes 0 chaos*1")
    g.push("called-shot pass pass")
    g.push(moves(g)[1])
    assert len(hand(g, 0)) == 1
    assert len(realm(g).decks[0]) == 4


def test_sfd_122_called_shot_is_played_in_showdowns_but_not_in_answer() -> None:
    g = bound(THEIRS, FOE, PORO, "hand 1 called-shot")
    g.push("move:pouty-poro @1 pass")
    assert "called-shot" in moves(g)
    g = bound(FOE, "hand 0 flurry-of-blades", "hand 1 called-shot")
    g.push("flurry-of-blades auto pass")
    assert "called-shot" not in moves(g)


def test_sfd_124_a_unit_with_dorans_ring_discards_and_draws_when_it_conquers() -> None:
    g = bound("unit 4 dorans-ring 0 @base0", PORO, WORN, EMPTY, "hand 0 flash cleave", "deck 0 gust*3")
    g.push("move:pouty-poro @1 pass pass pass pass discard:flash")
    assert hand(g, 0) == ["cleave", "gust"]
    assert trash(g, 0) == ["flash"]


def test_sfd_130_treasure_hunter_makes_gold_when_it_moves() -> None:
    g = bound(EMPTY, "unit 4 treasure-hunter 0 @base0")
    g.push("move:treasure-hunter @1 pass pass")
    assert "gold.5" in on_board(g)
    assert at(g, 5) == "base0"
    assert at(g, 6) == "gone"
    assert realm(g).flags[5] & EXHAUSTED


def test_sfd_132_beast_below_returns_a_friend_and_an_enemy() -> None:
    lines = ("hand 0 beast-below", "unit 4 recruit 1 @base1", "unit 5 mega-mech 1 @base1")
    g = bound(*lines, "unit 6 first-mate 0 @base0")
    g.push("beast-below auto")
    assert moves(g) == ["first-mate.6"]
    g.push("first-mate")
    assert moves(g) == ["recruit.4", "mega-mech.5"]
    g.push("mega-mech pass pass")
    assert (hand(g, 0), hand(g, 1)) == (["first-mate"], ["mega-mech"])
    mate = ("hand 0 beast-below", "unit 7 first-mate 2 @base2", "unit 8 recruit 1 @base1")
    g = bound(*mate, decks=TEAM, mode="magma")
    g.push("beast-below auto")
    assert moves(g) == ["first-mate.7"]


def test_sfd_133_boots_of_swiftness_give_ganking() -> None:
    g = bound("unit 4 boots-of-swiftness 0 @base0", PORO, WORN)
    assert realm(g).keyword(5, GANKING) == 1
    assert might(g, 5) == 4


def test_sfd_134_a_unit_with_cull_makes_gold_when_it_conquers() -> None:
    g = bound("unit 4 cull 0 @base0", PORO, WORN, EMPTY)
    g.push("move:pouty-poro @1 pass pass pass pass")
    assert "gold.6" in on_board(g)
    assert at(g, 7) == "gone"
    assert realm(g).flags[6] & EXHAUSTED


def test_sfd_135_factory_recall_returns_a_gear_to_its_owner() -> None:
    lines = (THEIRS, FOE, PORO, "unit 6 cull 1 @base1", "unit 7 cull 0 @base0")
    g = bound(*lines, "hand 0 factory-recall")
    g.push("factory-recall")
    assert moves(g) == ["cull.6", "cull.7"]
    g.push("cull.6 auto pass pass")
    assert hand(g, 1) == ["cull"]
    g = bound(*lines, "hand 1 factory-recall")
    g.push("move:pouty-poro @1 pass")
    assert "factory-recall" in moves(g)
    g = bound(*lines, "hand 0 flurry-of-blades", "hand 1 factory-recall")
    g.push("flurry-of-blades auto pass")
    assert "factory-recall" not in moves(g)


def test_sfd_138_windsinger_may_return_another_weak_unit_at_a_battlefield() -> None:
    lines = (THEIRS, FOE, PORO, "unit 6 first-mate 1 @1", "field 2 void-gate 0 0", "unit 7 recruit 1 @1")
    g = bound(*lines, "hand 0 windsinger", "unit 8 qiyana-victorious 1 @1", "unit 9 crackshot-corsair 0 @2")
    g.push("windsinger @2 auto yes")
    assert moves(g) == ["first-mate.6", "recruit.7", "crackshot-corsair.9"]
    g.push("first-mate pass pass")
    assert hand(g, 1) == ["first-mate"]
    g = bound(*lines[:4], "hand 0 windsinger")
    g.push("windsinger auto no")
    assert not realm(g).chain
    g = bound(MINE, "facedown 1 windsinger 0 2", "round 3", "unit 4 recruit 0 @1", "runes 0 -")
    g.push("reveal@1 yes recruit pass pass")
    assert at(g, 4) == "gone"


def test_sfd_125_fae_porter_brings_a_unit_of_its_player_along() -> None:
    lines = (EMPTY, "unit 4 fae-porter 0 @base0", PORO, "unit 6 recruit 1 @base1")
    g = bound(*lines, "runes 0 chaos*1")
    g.push("move:fae-porter @1 go yes")
    assert moves(g) == ["fae-porter.4", "pouty-poro.5"]
    g.push("pouty-poro pass pass")
    assert at(g, 5) == "1"
    assert realm(g).num_runes(0) == 0
    g = bound(*lines, "runes 0 order*1")
    g.push("move:fae-porter @1 go")
    assert not realm(g).chain
    g = bound(MINE, "unit 4 fae-porter 0 @1", PORO)
    g.push("move:fae-porter")
    assert not realm(g).chain  # to a base it brings no one
    g = bound(
        "field 1 void-gate 1 -",
        "unit 7 fae-porter 0 @base0",
        "unit 8 recruit 2 @base2",
        decks=TEAM,
        mode="magma",
    )
    g.push("move:fae-porter @1 yes")
    assert moves(g) == ["fae-porter.7"]
    g = bound(*lines, "hand 0 retreat")
    g.push("move:fae-porter @1 go yes pouty-poro retreat fae-porter auto pass pass pass pass")
    assert (at(g, 4), at(g, 5)) == ("gone", "1")  # it has moved there, whatever became of it


def test_sfd_126_loyal_pup_may_come_where_its_player_defends() -> None:
    lines = (MINE, "unit 4 recruit 0 @1", "unit 5 loyal-pup 0 @base0", "unit 6 recruit 1 @base1", "turn 1")
    g = bound(*lines)
    g.push("move:recruit @1 yes pass pass")
    assert at(g, 5) == "1"
    g = bound(*lines)
    g.push("move:recruit @1 no")
    assert at(g, 5) == "base0"


def test_sfd_128_overzealous_fan_dies_to_send_an_attacker_away() -> None:
    lines = (
        MINE,
        "unit 4 overzealous-fan 0 @1",
        "unit 5 mega-mech 1 @base1",
        "turn 1",
        "unit 6 recruit 0 @1 exhausted",
    )
    g = bound(*lines, "unit 7 recruit 1 @base1")
    g.push("move:mega-mech @1 go yes")
    assert moves(g) == ["mega-mech.5"]
    g.push("mega-mech pass pass")
    assert (at(g, 4), at(g, 5)) == ("gone", "base1")
    g = bound(*lines)
    g.push("move:mega-mech @1 no")
    assert (at(g, 4), at(g, 5)) == ("1", "1")


def test_sfd_129_temptation_moves_an_enemy_to_its_own_side_and_again() -> None:
    lines = (
        THEIRS,
        "field 2 void-gate 1 1",
        "unit 5 recruit 1 @2",
        "unit 6 pouty-poro 1 @base1",
        "hand 0 temptation",
    )
    g = bound(FOE, *lines, "unit 7 recruit 0 @base0", "runes 0 chaos*4")
    g.push("temptation yes")
    assert moves(g) == ["mega-mech.4", "recruit.5", "pouty-poro.6"]
    g.push("mega-mech")
    assert moves(g) == ["@base1", "@2"]
    g.push("@2 recruit @1 pass pass")
    assert (at(g, 4), at(g, 5)) == ("2", "1")
    assert realm(g).ready[4] == 0
    g = bound(THEIRS, FOE, "hand 0 temptation", "runes 0 chaos*3")
    assert "temptation" not in moves(g)  # it has no one to go to
    g = bound(FOE, *lines, "runes 0 chaos*3")
    g.push("temptation mega-mech @base1 pass pass")  # one too little to repeat it
    assert at(g, 4) == "base1"


def test_sfd_136_hard_bargain_counters_unless_2_are_paid() -> None:
    lines = (
        "unit 4 mega-mech 1 @base1",
        "turn 1",
        "hand 0 hard-bargain",
        "hand 1 punch-first",
        "runes 0 chaos*2",
    )
    g = bound(*lines, "runes 1 body*4")
    g.push("punch-first mega-mech pass hard-bargain item0 pass pass")
    assert "yes" in moves(g)
    g.push("no")
    assert might(g, 4) == 8
    assert trash(g, 1) == ["punch-first"]
    g = bound(*lines, "runes 1 body*4")
    g.push("punch-first mega-mech pass hard-bargain item0 pass pass yes pass pass")
    assert might(g, 4) == 13
    assert realm(g).ready[6 + 3] == 0
    g = bound(*lines, "runes 1 body*3")
    g.push("punch-first mega-mech pass hard-bargain item0 pass pass")  # they cannot pay
    assert trash(g, 1) == ["punch-first"]
    g = bound(*lines[:4], "runes 0 chaos*4", "runes 1 body*6")
    g.push("punch-first mega-mech pass hard-bargain yes item0 item0 pass pass yes no")
    assert trash(g, 1) == ["punch-first"]


def test_sfd_137_harpoon_squad_is_stronger_when_it_leaves_a_battlefield() -> None:
    g = bound(MINE, "unit 4 harpoon-squad 0 @1", decks="garen / garen")
    g.push("move:harpoon-squad pass pass")
    assert might(g, 4) == 6
    g = bound(EMPTY, "unit 4 harpoon-squad 0 @base0")
    g.push("move:harpoon-squad @1")
    assert not realm(g).fresh
    assert not realm(g).chain


def test_sfd_139_edge_of_night_is_attached_when_played_from_hidden() -> None:
    lines = (MINE, "unit 4 recruit 0 @1", "unit 5 recruit 0 @base0", "round 3", "unit 6 recruit 1 @base1")
    g = bound(*lines, "facedown 1 edge-of-night 0 2", "runes 0 -")
    g.push("reveal@1")
    assert moves(g) == ["recruit.4"]
    g.push("recruit.4 pass pass")
    assert host_of(realm(g), 7) == 4
    assert might(g, 4) == 3
    g = bound(*lines, "hand 0 edge-of-night", "runes 0 chaos*4")
    g.push("edge-of-night")
    assert not realm(g).chain
    g.push("use:edge-of-night recruit.5 pass pass")
    assert might(g, 5) == 3
    assert realm(g).num_runes(0) == 3
    g = bound(*lines, "facedown 1 edge-of-night 0 2", "turn 1")
    g.push("move:recruit.6 @1 pass reveal@1")
    assert moves(g) == ["recruit.4"]  # an enemy there gets nothing


def test_sfd_140_fizz_replays_a_cheap_spell_and_recycles_it() -> None:
    lines = ("hand 0 fizz-trickster", "unit 4 mega-mech 0 @base0", "unit 5 recruit 1 @base1")
    g = bound(
        *lines,
        "trash 0 challenge showstopper dragons-rage first-mate",
        "runes 0 chaos*3 body*1",
        "deck 0 gust",
    )
    g.push("fizz-trickster auto yes")
    assert moves(g) == ["trash:challenge", "trash:showstopper"]
    g.push("trash:challenge pass pass mega-mech recruit yes pass pass")
    assert at(g, 5) == "gone"
    assert "challenge" not in trash(g, 0)
    assert len(realm(g).decks[0]) == 2
    assert realm(g).runes[3] == 0  # its Power was paid, and no Energy
    g = bound(*lines, "trash 0 challenge")
    g.push("fizz-trickster auto no")
    assert trash(g, 0) == ["challenge"]


def test_sfd_145_switcheroo_swaps_the_might_of_two_units_at_one_battlefield() -> None:
    lines = (THEIRS, FOE, "unit 5 recruit 0 @1", "unit 6 pouty-poro 1 @base1", "hand 0 switcheroo")
    g = bound(*lines, decks="garen / garen")
    g.push("switcheroo")
    assert moves(g) == ["mega-mech.4", "recruit.5"]
    g.push("recruit")
    assert moves(g) == ["mega-mech.4"]
    g.push("mega-mech auto pass pass")
    assert (might(g, 4), might(g, 5)) == (1, 8)
    g = bound(THEIRS, FOE, "unit 5 recruit 1 @1", "hand 0 switcheroo")
    g.push("switcheroo recruit")
    assert moves(g) == ["mega-mech.4"]  # of one side, too


def test_sfd_146_vex_makes_friendly_spells_cheaper_and_enemy_ones_dearer_in_combat() -> None:
    lines = (
        THEIRS,
        FOE,
        "unit 5 vex-cheerless 0 @base0",
        "hand 0 falling-star punch-first",
        "hand 1 punch-first",
    )
    g = bound(*lines, "runes 0 body*1", "runes 1 body*9")
    assert "punch-first" not in moves(g)
    g.push("move:vex-cheerless @1")
    assert "punch-first" in moves(g)  # [1] is the minimum of Energy, and one Power is left
    g.push("punch-first vex-cheerless")
    assert realm(g).num_runes(0) == 0
    g = bound(*lines, "runes 0 -", "runes 1 body*3/1")
    g.push("move:vex-cheerless @1 pass")
    assert "punch-first" not in moves(g)
    g = bound(*lines, "runes 0 -", "runes 1 body*3/2")
    g.push("move:vex-cheerless @1 pass punch-first mega-mech")
    assert realm(g).num_runes(1) == 0
    g = bound(*lines, "turn 1", "runes 1 body*2/1")
    assert "punch-first" in moves(g)  # out of combat nothing changes


def test_sfd_146_vex_takes_off_1_energy_and_1_power_for_the_whole_side() -> None:
    fight = (THEIRS, FOE, "unit 5 vex-cheerless 0 @base0", "hand 0 challenge primal-strength")
    g = bound(*fight, "runes 0 body*3")
    g.push("move:vex-cheerless @1 primal-strength vex-cheerless")
    assert (realm(g).num_runes(0), sum(realm(g).ready[:6])) == (3, 0)
    g = bound(*fight, "runes 0 body*2")
    g.push("move:vex-cheerless @1")
    assert "primal-strength" not in moves(g)
    g.push("challenge vex-cheerless mega-mech")
    assert (realm(g).num_runes(0), sum(realm(g).ready[:6])) == (2, 1)
    team = (
        "field 1 void-gate 1 1",
        "unit 7 mega-mech 1 @1",
        "unit 8 vex-cheerless 0 @base0",
        "runes 2 body*1",
    )
    g = bound(*team, "hand 2 punch-first", decks=TEAM, mode="magma")
    g.push("move:vex-cheerless @1 pass pass")
    assert "punch-first" in moves(g)  # a teammate's spells are friendly


def test_sfd_147_downwell_returns_all_units_and_gear() -> None:
    g = bound(THEIRS, FOE, PORO, "unit 6 cull 0 @base0", "unit 7 cull 1 @base1", "hand 0 downwell")
    g.push("downwell auto pass pass")
    assert on_board(g) == []
    assert sorted(hand(g, 0)) == ["cull", "pouty-poro"]
    assert sorted(hand(g, 1)) == ["cull", "mega-mech"]

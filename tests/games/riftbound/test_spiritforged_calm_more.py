"""Calm of Spiritforged, continued: a scenario for each clause of each card."""

from __future__ import annotations

from functools import partial

import pytest

from riftable import Game
from riftable.games.riftbound.rules.costs import price_of
from riftable.games.riftbound.rules.events import Triggered
from riftable.games.riftbound.rules.ids import BUFFED, DEFLECT, EXHAUSTED, STUNNED
from riftable.games.riftbound.rules.items import CARD, FROM_HAND, Item
from tests.games.riftbound import table
from tests.games.riftbound.table import at, controller, hand, might, moves, on_board, realm, told, trash

bound = partial(table.bound, decks="garen / garen")
OPEN = "field 1 the-grand-plaza 0 -"
MINE = "field 1 the-grand-plaza 0 0"
THEIRS = "field 2 the-grand-plaza 1 1"
TEAMS = "annie / garen / viktor / lee-sin"


def known(game: Game) -> list[str]:
    """The cards in the hand of seat 0 that all players know."""
    s = realm(game)
    return [s.cards[kind].name for kind in s.known[0]]


def test_sfd_035_guardian_of_the_passage_may_return_a_unit_or_gear_when_it_holds() -> None:
    g = bound(
        MINE,
        "turn 1",
        "unit 4 guardian-of-the-passage 0 @1",
        "trash 0 gust tibbers orb-of-regret",
        "deck 0 flash*3",
    )
    g.push("end")
    assert moves(g) == ["yes", "no"]
    no = g.copy()
    g.push("yes")
    assert moves(g) == ["trash:orb-of-regret", "trash:tibbers"]
    g.push("trash:orb-of-regret pass pass")
    assert "orb-of-regret" in hand(g, 0)
    no.push("no")
    assert "orb-of-regret" in trash(no, 0)


def test_sfd_036_lonely_poro_draws_if_it_died_alone() -> None:
    lines = (MINE, "turn 1", "unit 4 lonely-poro 0 @1", "hand 1 vengeance", "deck 0 gust*3")
    g = bound(*lines, "unit 5 recruit 0 @base0", "unit 6 recruit 1 @base1")
    g.push("vengeance lonely-poro auto pass pass pass pass")
    assert hand(g, 0) == ["gust"]
    g = bound(*lines, "unit 5 recruit 0 @1")
    g.push("vengeance lonely-poro auto pass pass")
    assert at(g, 4) == "gone"
    assert not told(g, Triggered)


def test_sfd_039_royal_entourage_readies_or_exhausts_any_legend() -> None:
    g = bound("hand 0 royal-entourage", "legend 0 exhausted")
    g.push("royal-entourage auto")
    assert moves(g) == ["mode0", "mode1"]
    other = g.copy()
    g.push("mode0")
    assert len(moves(g)) == 2
    g.push(moves(g)[0] + " pass pass")
    assert not realm(g).flags[0] & EXHAUSTED
    other.push("mode1")
    other.push(moves(other)[1] + " pass pass")
    assert realm(other).flags[1] & EXHAUSTED


def test_sfd_040_thwonk_stuns_attackers_and_may_be_repeated_for_2() -> None:
    g = bound(
        MINE, "turn 1", "unit 4 recruit 1 @base1", "unit 5 mega-mech 1 @base1",
        "unit 6 recruit 0 @1 exhausted",
        "hand 0 thwonk", "runes 0 calm*4",
    )  # fmt: skip
    g.push("move:recruit @1 mega-mech pass thwonk yes")
    assert moves(g) == ["recruit.4", "mega-mech.5"]
    g.push("recruit.4 mega-mech.5 pass pass")
    assert realm(g).flags[4] & realm(g).flags[5] & STUNNED
    assert realm(g).ready[1] == 0


def test_sfd_041_apprentice_smith_draws_the_top_card_if_it_is_a_gear() -> None:
    lines = (OPEN, "unit 4 apprentice-smith 0 @base0")
    g = bound(*lines, "deck 0 orb-of-regret / orb-of-regret")
    g.push("move:apprentice-smith @1 pass pass !orb-of-regret")
    assert hand(g, 0) == ["orb-of-regret"]
    assert known(g) == ["orb-of-regret"]
    g = bound(*lines, "deck 0 gust / flash")
    g.push("move:apprentice-smith @1 pass pass !gust")
    assert not hand(g, 0)
    assert [realm(g).cards[bag[0]].name for bag in realm(g).decks[0].bags] == ["flash", "gust"]


def test_sfd_042_brutalizer_gives_1_and_2_more_in_the_turn_it_is_attached() -> None:
    g = bound("unit 4 brutalizer 0 @base0", "unit 5 recruit 0 @base0", "runes 0 calm*1")
    g.push("use:brutalizer recruit pass pass")
    assert not realm(g).num_runes(0)
    assert might(g, 5) == 4
    assert "effect 2 attached-now unit4 5" in g.fen
    g.push("end")
    assert might(g, 5) == 2


def test_sfd_043_emperors_divide_moves_friendly_units_of_one_battlefield_home() -> None:
    g = bound(
        MINE, "field 2 the-grand-plaza 1 0", "unit 4 recruit 0 @1", "unit 5 recruit 0 @1",
        "unit 6 recruit 0 @2",
        "unit 7 recruit 0 @base0", "hand 0 emperors-divide",
    )  # fmt: skip
    g.push("emperors-divide")
    assert moves(g) == ["none", "recruit.4", "recruit.5", "recruit.6"]
    g.push("recruit.4")
    assert moves(g) == ["none", "recruit.5"]  # of the same battlefield
    g.push("recruit.5 auto pass pass")
    assert [at(g, u) for u in (4, 5, 6)] == ["base0", "base0", "2"]


def test_sfd_043_emperors_divide_moves_units_of_a_teammate_and_no_enemies() -> None:
    g = bound(
        "unit 8 recruit 2 @1", "field 1 the-grand-plaza 0 2", "unit 9 recruit 1 @2",
        "field 2 the-grand-plaza 1 1",
        "hand 0 emperors-divide", decks=TEAMS, mode="magma",
    )  # fmt: skip
    g.push("emperors-divide")
    assert moves(g) == ["none", "recruit.8"]


def test_sfd_044_legion_quartermaster_costs_the_return_of_a_friendly_gear() -> None:
    assert "legion-quartermaster" not in moves(
        bound("hand 0 legion-quartermaster", "unit 4 recruit 0 @base0")
    )
    g = bound(
        "hand 0 legion-quartermaster", "unit 4 recruit 0 @base0", "unit 5 orb-of-regret 0 @base0",
        "unit 6 orb-of-regret 1 @base1", "unit 7 gold 0 @base0",
    )  # fmt: skip
    g.push("legion-quartermaster")
    assert moves(g) == ["orb-of-regret.5", "gold.7"]
    g.push("orb-of-regret auto")
    assert hand(g, 0) == ["orb-of-regret"]
    assert "legion-quartermaster.5" in on_board(g)


def test_sfd_045_not_so_fast_counters_what_chooses_a_friend() -> None:
    lines = ("turn 1", MINE, "unit 4 recruit 0 @1", "unit 5 recruit 1 @base1", "hand 0 not-so-fast")
    g = bound(*lines, "hand 1 incinerate discipline")
    g.push("incinerate recruit.4 auto pass not-so-fast")
    assert len(moves(g)) == 1
    g.push(moves(g)[0] + " auto pass pass")
    assert at(g, 4) == "1"
    assert trash(g, 1) == ["incinerate"]
    own = bound(*lines, "hand 1 discipline")
    own.push("discipline recruit.5 auto pass")
    assert "not-so-fast" not in moves(own)


def test_sfd_045_not_so_fast_counters_abilities_and_what_chooses_gear() -> None:
    g = bound("turn 1", "unit 4 orb-of-regret 1 @base1", "unit 5 recruit 0 @base0", "hand 0 not-so-fast")
    g.push("use:orb-of-regret recruit pass not-so-fast")
    g.push(moves(g)[0] + " auto pass pass")
    assert might(g, 5) == 1
    assert "end" in moves(g)
    gear = bound(
        "turn 1", "unit 4 orb-of-regret 0 @base0", "hand 0 not-so-fast", "hand 1 detonate", "deck 0 gust*3"
    )
    gear.push("detonate orb-of-regret auto pass")
    assert "not-so-fast" in moves(gear)
    mine = bound("unit 4 recruit 0 @base0", "hand 0 not-so-fast discipline")
    mine.push("discipline recruit auto")
    assert "not-so-fast" not in moves(mine)


def test_sfd_047_simian_ancestor_readies_when_you_buff_it() -> None:
    lines = ("unit 4 simian-ancestor 0 @base0 exhausted", "unit 5 recruit 0 @base0", "hand 0 pit-rookie")
    g = bound(*lines)
    g.push("pit-rookie auto simian-ancestor pass pass pass pass")
    assert not realm(g).flags[4] & EXHAUSTED
    g = bound(*lines)
    g.push("pit-rookie auto recruit pass pass")
    assert realm(g).flags[4] & EXHAUSTED
    assert "end" in moves(g)


def test_sfd_047_simian_ancestor_does_not_mind_who_else_buffs_it() -> None:
    g = bound(
        "unit 8 simian-ancestor 2 @base2 exhausted", "hand 0 pit-rookie", decks=TEAMS, mode="magma",
    )  # fmt: skip
    g.push("pit-rookie auto simian-ancestor pass pass pass pass")
    assert realm(g).flags[8] & EXHAUSTED
    assert "end" in moves(g)


def test_sfd_053_janna_heals_your_units_here_and_moves_up_to_one_enemy_home() -> None:
    g = bound(
        MINE, "turn 1", "unit 4 mega-mech 0 @1 damage*3", "unit 5 mega-mech 1 @base1 damage*1",
        "unit 6 mega-mech 0 @base0 damage*2", "unit 7 recruit 1 @base1", "unit 8 recruit 1 @base1 exhausted",
        "hand 0 janna-savior",
    )  # fmt: skip
    g.push("move:mega-mech @1 recruit.7 pass janna-savior @1 auto")
    assert moves(g) == ["none", "mega-mech.5", "recruit.7"]
    none = g.copy()
    g.push("mega-mech.5 pass pass")
    assert [realm(g).hurt[u] for u in (4, 5, 6)] == [0, 1, 2]
    assert (at(g, 5), at(g, 7)) == ("base1", "1")
    none.push("none pass pass")
    assert at(none, 5) == "1"


def test_sfd_055_needlessly_large_yordle_costs_less_for_each_point_from_holding() -> None:
    name = "needlessly-large-yordle"
    lines = ("turn 1", f"hand 0 {name}", "deck 0 gust*5")
    for n, energy, power in ((0, 10, 3), (1, 8, 2), (2, 6, 1)):
        fields = [f"field {i + 1} the-grand-plaza {i} 0" for i in range(n)]
        units = [f"unit {4 + i} recruit 0 @{i + 1}" for i in range(n)]
        g = bound(*lines, *fields, *units, "runes 0 -")
        g.push("end")
        assert g.scores == [n, 0]
        assert cost(g, name) == (energy, power)


def cost(game: Game, name: str) -> tuple[int, int]:
    """The Energy and Power that a card in the hand of seat 0 costs now."""
    s = realm(game)
    kind = next(kind for kind in s.hands[0] if s.cards[kind].name == name)
    item = Item(CARD, kind, None, -1, 0)
    item.origin = FROM_HAND
    price = price_of(s, item)
    return int(price.energy), int(price.power)


def test_sfd_055_needlessly_large_yordle_has_shield_5_and_tank() -> None:
    g = bound(
        MINE,
        "turn 1",
        "unit 4 needlessly-large-yordle 0 @1",
        "unit 5 recruit 0 @1",
        "unit 6 mega-mech 1 @base1",
    )
    g.push("move:mega-mech @1")
    assert might(g, 4) == 10
    g.push("pass pass")
    assert realm(g).showdown == -1  # no question: all damage went to the Tank
    assert at(g, 5) == "1"


def test_sfd_058_ornn_may_draw_a_gear_of_the_top_four_when_played_or_holding() -> None:
    deck = "deck 0 gust / orb-of-regret / flash / gust / flash"
    g = bound("hand 0 ornn-blacksmith", deck)
    g.push("ornn-blacksmith auto pass pass !gust !orb-of-regret !flash !gust")
    assert moves(g) == ["none", "take:orb-of-regret"]
    none = g.copy()
    g.push("take:orb-of-regret")
    assert hand(g, 0) == ["orb-of-regret"]
    assert known(g) == ["orb-of-regret"]
    s = realm(g)
    assert [len(bag) for bag in s.decks[0].bags] == [1, 3]
    none.push("none")
    assert not hand(none, 0)
    g = bound(MINE, "turn 1", "unit 4 ornn-blacksmith 0 @1", deck)
    g.push("end pass pass !gust !orb-of-regret !flash !gust take:orb-of-regret")
    assert "orb-of-regret" in hand(g, 0)


def test_sfd_060_tianna_keeps_opponents_from_gaining_points_while_at_a_battlefield() -> None:
    for place, points in (("1", 0), ("base0", 1)):
        g = bound(
            MINE, "field 2 the-grand-plaza 1 -", "turn 1", f"unit 4 tianna-crownguard 0 @{place}",
            "unit 5 recruit 1 @base1",
        )  # fmt: skip
        g.push("move:recruit @2 pass pass")
        assert controller(g, 2) == 1
        assert g.scores == [0, points]
    g = bound(MINE, "turn 1", "unit 4 tianna-crownguard 0 @1")
    g.push("end")
    assert g.scores == [1, 0]
    assert realm(g).keyword(4, 2) == 1  # Deflect


@pytest.mark.parametrize(("place", "points"), [("1", 0), ("base0", 1)])
def test_sfd_060_tianna_keeps_opponents_from_points_that_abilities_give(place: str, points: int) -> None:
    g = bound(
        MINE, "field 2 the-grand-plaza 1 1", "turn 1", f"unit 4 tianna-crownguard 0 @{place}",
        "unit 5 renata-glasc-mastermind 1 @2", "runes 1 mind*4/0", "pool 1 energy*4", "score 0 0",
    )  # fmt: skip
    g.push("use:renata-glasc-mastermind mode1 pass pass")
    assert g.scores == [0, points]


def test_sfd_036_lonely_poro_has_a_deathknell() -> None:
    g = bound(
        MINE, "turn 1", "unit 4 lonely-poro 0 @1", "unit 5 karthus-eternal 0 @base0", "hand 1 vengeance",
        "deck 0 gust*3",
    )  # fmt: skip
    g.push("vengeance lonely-poro auto pass pass pass pass pass pass")
    assert hand(g, 0) == ["gust", "gust"]


def test_sfd_057_irelia_grows_when_you_choose_her_with_a_spell_or_ability() -> None:
    lines = ("unit 4 irelia-fervent 0 @base0", "unit 5 recruit 0 @base0", "unit 6 orb-of-regret 0 @base0")
    g = bound(*lines, "hand 0 feral-strength")
    g.push("feral-strength no irelia-fervent auto")
    assert len(told(g, Triggered)) == 1
    g.push("pass pass")
    assert might(g, 4) == 5
    g.push("pass pass end")
    assert might(g, 4) == 4
    g = bound(*lines)
    g.push("use:orb-of-regret irelia-fervent pass pass")
    assert might(g, 4) == 5
    g = bound(*lines, "hand 0 feral-strength")
    g.push("feral-strength no recruit auto pass pass")
    assert might(g, 4) == 4
    assert "end" in moves(g)


def test_sfd_057_irelia_does_not_grow_when_others_choose_her() -> None:
    g = bound("turn 1", "unit 4 irelia-fervent 0 @base0", "hand 1 feral-strength", "runes 1 calm*3")
    g.push("feral-strength irelia-fervent")
    assert realm(g).num_runes(1) == 2  # Deflect
    g.push("pass pass")
    assert might(g, 4) == 6


def test_sfd_057_irelia_grows_when_you_ready_her() -> None:
    g = bound("turn 1", "unit 4 irelia-fervent 0 @base0 exhausted", "unit 5 recruit 0 @base0 exhausted")
    g.push("end")
    assert len(told(g, Triggered)) == 1
    g.push("pass pass")
    assert might(g, 4) == 5


def test_sfd_049_aphelios_gets_something_else_each_time_you_equip_him_in_a_turn() -> None:
    g = bound(
        "unit 4 aphelios-exalted 0 @base0", "unit 5 dorans-shield 0 @base0", "unit 6 brutalizer 0 @base0",
        "unit 7 recruit 0 @base0", "runes 0 calm*4 fury*3/0", "unit 8 recruit 1 @base1",
        "unit 9 guardian-angel 0 @base0",
        "unit 10 steraks-gage 0 @base0",
    )  # fmt: skip
    g.push("use:dorans-shield aphelios-exalted pass pass")
    assert moves(g) == ["mode0", "mode1", "mode2"]
    g.push("mode0 rune0:fury rune0:fury pass pass")
    assert realm(g).ready[0] == 2
    g.push("use:brutalizer aphelios-exalted pass pass")
    assert moves(g) == ["mode1", "mode2"]
    g.push("mode1 pass pass")
    assert realm(g).num_runes(0) == 6
    assert sum(realm(g).ready[:6]) == 4  # the new one is exhausted
    g.push("use:guardian-angel aphelios-exalted pass pass mode2")
    assert moves(g) == ["aphelios-exalted.4", "recruit.7"]
    g.push("recruit pass pass")
    assert realm(g).flags[7] & BUFFED
    g.push("use:steraks-gage aphelios-exalted pass pass")
    assert "end" in moves(g)  # all were chosen this turn


def test_sfd_049_aphelios_listens_only_to_equipment_you_attach_to_him() -> None:
    g = bound("unit 4 aphelios-exalted 0 @base0", "unit 5 dorans-shield 0 @base0", "unit 6 recruit 0 @base0")
    g.push("use:dorans-shield recruit pass pass")
    assert "end" in moves(g)
    g = bound(
        "turn 1",
        "unit 4 aphelios-exalted 0 @base0",
        "unit 5 dorans-shield 0 @base0",
        "hand 1 angle-shot",
        "deck 1 gust*5",
    )
    g.push("angle-shot aphelios-exalted dorans-shield auto pass pass")
    assert might(g, 4) == 5
    assert "end" in moves(g)


def test_sfd_049_aphelios_buffs_units_of_a_teammate() -> None:
    g = bound(
        "unit 8 aphelios-exalted 0 @base0", "unit 9 dorans-shield 0 @base0", "unit 10 recruit 2 @base2",
        decks=TEAMS,
        mode="magma",
    )  # fmt: skip
    g.push("use:dorans-shield aphelios-exalted pass pass pass pass mode2")
    assert moves(g) == ["aphelios-exalted.8", "recruit.10"]


def test_sfd_050_azir_swaps_places_with_a_unit_of_yours_and_may_take_its_equipment() -> None:
    g = bound(
        MINE, "unit 4 azir-ascendant 0 @base0", "unit 5 recruit 0 @1", "unit 6 long-sword 0 @1",
        "effect 1 attached unit6 5", "unit 7 recruit 1 @base1", "unit 8 long-sword 0 @base0",
        "runes 0 calm*2",
    )  # fmt: skip
    g.push("use:azir-ascendant")
    assert moves(g) == ["azir-ascendant.4", "recruit.5"]
    g.push("recruit.5")
    assert moves(g) == ["none", "long-sword.6"]
    none = g.copy()
    g.push("long-sword.6")
    assert realm(g).num_runes(0) == 1
    g.push("pass pass")
    assert (at(g, 4), at(g, 5)) == ("1", "base0")
    assert (might(g, 4), might(g, 5)) == (8, 1)
    assert "use:azir-ascendant.4" not in moves(g)  # only once per turn
    none.push("none pass pass")
    assert (might(none, 4), might(none, 5)) == (6, 3)


def test_sfd_050_azir_may_do_so_in_a_showdown() -> None:
    lines = (THEIRS, "unit 4 recruit 0 @base0", "unit 5 azir-ascendant 0 @base0", "unit 6 recruit 1 @2")
    g = bound(*lines)
    g.push("move:recruit @2 go use:azir-ascendant recruit.4")
    g.push("pass pass")
    assert at(g, 5) == "2"
    g = bound(*lines, "hand 0 discipline")
    g.push("discipline recruit.4 auto")
    assert "use:azir-ascendant.5" not in moves(g)  # it is no Reaction
    g = bound("unit 8 azir-ascendant 0 @base0", "unit 9 recruit 2 @base2", decks=TEAMS, mode="magma")
    g.push("use:azir-ascendant")
    assert moves(g) == ["azir-ascendant.8"]


def test_sfd_054_jax_has_deflect() -> None:
    assert realm(bound("unit 4 jax-unmatched 0 @base0")).keyword(4, DEFLECT) == 1


def test_sfd_054_jax_gives_your_equipment_quick_draw() -> None:
    lines = ("turn 1", "unit 5 recruit 1 @base1", "hand 1 discipline", "hand 0 dorans-shield orb-of-regret")
    g = bound(*lines, "unit 4 jax-unmatched 0 @base0")
    g.push("discipline recruit auto pass")
    assert "orb-of-regret" not in moves(g)
    g.push("dorans-shield auto")
    assert moves(g) == ["jax-unmatched.4"]
    g.push("jax-unmatched pass pass")
    assert might(g, 4) == 6
    for other in ("unit 4 jax-unmatched 1 @base1", "unit 4 recruit 0 @base0"):
        g = bound(*lines, other)
        g.push("discipline recruit.5 auto pass")
        assert "dorans-shield" not in moves(g)


def test_sfd_054_jax_gives_no_second_quick_draw() -> None:
    g = bound("unit 4 jax-unmatched 0 @base0", "unit 5 recruit 0 @base0", "hand 0 steraks-gage")
    g.push("steraks-gage auto recruit pass pass")
    assert "end" in moves(g)
    assert might(g, 5) == 4

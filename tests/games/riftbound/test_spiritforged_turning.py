"""Spiritforged, Energy and Power that are turned into each other: clause by clause."""

from __future__ import annotations

from riftable.games.riftbound.rules.events import Added
from riftable.games.riftbound.rules.ids import EXHAUSTED
from tests.games.riftbound.table import bound, might, moves, on_board, realm, told

MINE = "field 1 startipped-peak 0 0"
THEIRS = "field 1 startipped-peak 1 1"
ANOMALY = "unit 4 hextech-anomaly 0 @base0"
HENGE = "unit 5 ancient-henge 0 @base0"


def test_sfd_083_hextech_anomaly_turns_any_amount_of_power_into_energy() -> None:
    g = bound(ANOMALY, "runes 0 fury*2 mind*1/0", "pool 0 fury*1")
    g.push("use:hextech-anomaly")
    assert realm(g).flags[4] & EXHAUSTED
    assert moves(g) == ["none", "auto", "recycle:fury", "recycle:mind"]
    g.push("auto recycle:mind recycle:fury none")
    assert (realm(g).energy[0], realm(g).num_runes(0), len(realm(g).chain)) == (3, 1, 0)
    assert realm(g).power[0] == 0  # the Power of the pool first
    assert [event.energy for event in told(g, Added) if isinstance(event, Added)] == [3]
    assert "use:hextech-anomaly.4" not in moves(g)
    g = bound(ANOMALY, "runes 0 fury*2")
    g.push("use:hextech-anomaly none")
    assert (realm(g).energy[0], realm(g).num_runes(0)) == (0, 2)  # none is an amount
    assert "end" in moves(g)


def test_sfd_083_hextech_anomaly_pays_energy_with_power_while_a_card_is_played() -> None:
    lines = (ANOMALY, "hand 0 void-seeker", "unit 5 recruit 1 @1", THEIRS, "deck 0 gust*3")
    g = bound(*lines, "runes 0 fury*2 mind*2/0")
    g.push("void-seeker recruit auto")
    assert realm(g).flags[4] & EXHAUSTED
    assert (realm(g).num_runes(0), realm(g).ready[0]) == (2, 0)  # 2 Energy, 1 turned, and 1 Power
    g = bound(*lines, "runes 0 fury*4")
    g.push("void-seeker recruit")
    assert "use:hextech-anomaly.4" in moves(g)
    g.push("tap:fury use:hextech-anomaly")
    assert (realm(g).num_runes(0), len(realm(g).chain)) == (1, 1)  # 2 of 3 Energy turned, and 1 Power
    g = bound(*lines, "runes 0 fury*4")
    g.push("void-seeker recruit auto")
    assert not realm(g).flags[4] & EXHAUSTED  # only if it must be
    exhausted = (ANOMALY + " exhausted", *lines[1:])
    assert "void-seeker" not in moves(bound(*exhausted, "runes 0 fury*2 mind*2/0"))
    assert "void-seeker" not in moves(bound(*lines, "runes 0 fury*2/1"))


def test_sfd_083_power_for_spells_is_not_turned_but_pays_for_the_spell_itself() -> None:
    daughter = "legend 0 kaisa-daughter-of-the-void"
    lines = (daughter, ANOMALY, "unit 5 recruit 1 @1", THEIRS)
    assert "gust" not in moves(bound(*lines, "hand 0 gust", "runes 0 -"))
    assert "gust" in moves(bound(*lines, "hand 0 gust", "runes 0 -", "pool 0 fury*1"))
    g = bound(*lines, "hand 0 void-seeker", "runes 0 mind*2")
    g.push("void-seeker recruit")  # 2 Energy, 1 made of an exhausted rune, and Kai'Sa's Power
    assert (realm(g).num_runes(0), realm(g).flags[0] & EXHAUSTED) == (1, 1)


def test_sfd_083_hextech_anomaly_is_used_in_answer_and_no_one_can_react() -> None:
    g = bound(ANOMALY, "turn 1", "hand 1 void-seeker", "unit 5 recruit 0 @1", MINE, "hand 0 gust")
    g.push("void-seeker recruit auto pass use:hextech-anomaly recycle:fury none")
    assert (len(realm(g).chain), realm(g).priority, realm(g).energy[0]) == (1, 0, 1)


def test_sfd_117_ancient_henge_turns_any_amount_of_energy_into_power_of_any_domain() -> None:
    g = bound(HENGE, "runes 0 fury*2 mind*1/0", "pool 0 energy*1")
    g.push("use:ancient-henge")
    assert realm(g).flags[5] & EXHAUSTED
    assert moves(g) == ["none", "auto", "tap:fury"]
    g.push("auto tap:fury none")
    assert (realm(g).power[6], realm(g).energy[0], realm(g).ready[0]) == (2, 0, 1)
    assert [event.power for event in told(g, Added) if isinstance(event, Added)] == [2]
    g = bound(HENGE, "runes 0 fury*1")
    g.push("use:ancient-henge tap:fury")
    assert realm(g).power[6] == 1  # there is no more to pay
    g = bound(HENGE, "unit 6 energy-conduit 0 @base0", "runes 0 -")
    g.push("use:ancient-henge use:energy-conduit")
    assert realm(g).power[6] == 1


def test_sfd_117_ancient_henge_pays_power_with_energy_while_a_card_is_played() -> None:
    lines = (HENGE, "hand 0 void-seeker", "unit 4 recruit 1 @1", THEIRS, "deck 0 gust*3")
    g = bound(*lines, "runes 0 mind*4")
    g.push("void-seeker recruit")
    assert realm(g).flags[5] & EXHAUSTED
    assert (realm(g).num_runes(0), len(realm(g).chain)) == (4, 1)  # 4 Energy, of which 1 was turned
    assert "void-seeker" not in moves(bound(*lines, "runes 0 mind*3"))
    g = bound(*lines, "runes 0 fury*5")
    g.push("void-seeker recruit auto")
    assert (realm(g).flags[5] & EXHAUSTED, realm(g).num_runes(0)) == (0, 4)  # only if it must be
    g = bound(*lines, "runes 0 fury*5")
    g.push("void-seeker recruit use:ancient-henge")
    assert (realm(g).flags[5] & EXHAUSTED, realm(g).num_runes(0), realm(g).ready[0]) == (1, 5, 1)


def test_sfd_117_a_ready_rune_pays_for_ancient_henge_before_it_is_recycled() -> None:
    g = bound(
        HENGE, "hand 0 falling-star", "unit 4 recruit 1 @1", THEIRS, "runes 0 fury*1", "pool 0 energy*2"
    )
    g.push("falling-star recruit recruit")
    assert (realm(g).num_runes(0), len(realm(g).chain), realm(g).energy[0]) == (0, 1, 0)


def test_sfd_117_ancient_henge_and_hextech_anomaly_make_power_of_another_domain() -> None:
    lines = (HENGE, "hand 0 seal-of-rage", "runes 0 mind*1/0")
    assert "seal-of-rage" not in moves(bound(*lines))
    g = bound(ANOMALY, *lines)
    g.push("seal-of-rage")
    assert [realm(g).flags[u] & EXHAUSTED for u in (4, 5)] == [1, 1]
    assert (on_board(g)[-1], realm(g).num_runes(0)) == ("seal-of-rage.6", 0)


def test_sfd_117_energy_for_spells_pays_for_a_spell_but_is_not_turned_into_power() -> None:
    lines = (HENGE, "hand 0 falling-star", "unit 4 recruit 1 @1", THEIRS)
    assert "falling-star" not in moves(bound(*lines, "runes 0 mind*1", "pool 0 spells*3"))
    g = bound(*lines, "runes 0 mind*2", "pool 0 spells*3")
    g.push("falling-star recruit recruit")
    assert (realm(g).spell_energy[0], realm(g).num_runes(0), len(realm(g).chain)) == (1, 2, 1)


def test_sfd_117_power_made_of_energy_is_spent_power() -> None:
    sivir = "unit 6 sivir-mercenary 0 @base0"
    g = bound(HENGE, sivir, "hand 0 falling-star", "unit 4 recruit 1 @1", THEIRS, "runes 0 mind*4")
    g.push("falling-star recruit recruit")
    assert might(g, 6) == 6


def test_sfd_117_ancient_henge_makes_power_for_a_spell_that_asks_for_any_amount() -> None:
    g = bound(HENGE, THEIRS, "unit 4 mega-mech 1 @1", "hand 0 bullet-time", "runes 0 fury*9")
    g.push("bullet-time startipped-peak pass pass use:ancient-henge auto auto auto none auto auto auto none")
    assert realm(g).hurt[4] == 3


def test_sfd_141_up_to_two_is_not_none_if_only_irelia_makes_it_cheap_enough() -> None:
    lines = ("unit 4 irelia-graceful 0 @base0", "unit 5 recruit 0 @base0", "hand 0 flash")
    g = bound(*lines, "runes 0 chaos*1")
    g.push("flash")
    assert moves(g) == ["irelia-graceful.4"]
    g.push("irelia-graceful")
    assert moves(g) == ["none", "recruit.5"]
    g = bound(*lines, "runes 0 chaos*2")
    g.push("flash")
    assert moves(g) == ["none", "irelia-graceful.4", "recruit.5"]


def test_sfd_083_what_pays_is_offered_in_the_order_of_the_objects() -> None:
    units = ("unit 4 hextech-anomaly 0 @base0", "unit 5 energy-conduit 0 @base0")
    g = bound(*units, "hand 0 mega-mech", "runes 0 mind*8", decks="viktor / garen")
    g.push("mega-mech")
    uses = [move for move in moves(g) if move.startswith("use:")]
    assert uses == ["use:hextech-anomaly.4", "use:energy-conduit.5"]


def test_sfd_207_units_to_return_are_offered_in_the_order_of_the_objects() -> None:
    g = bound(
        "field 1 emperors-dais 0 -", "unit 4 recruit 0 @base0", "unit 5 first-mate 0 @1", "runes 0 body*2"
    )
    g.push("move:recruit @1")
    while not any(move.startswith("recruit") for move in moves(g)):
        g.push(moves(g)[0] if "yes" not in moves(g) else "yes")
    assert moves(g) == ["recruit.4", "first-mate.5"]


def test_sfd_083_hextech_anomaly_leaves_runes_for_what_no_power_for_spells_pays() -> None:
    """[357.3] Kai’Sa’s Power pays the card’s own only, so both runes are for the Energy."""
    kaisa = ("legend 0 kaisa-daughter-of-the-void", "runes 0 fury*1 mind*1", "hand 0 shakedown")
    g = bound(ANOMALY, *kaisa, "unit 5 mega-mech 1 @base1")
    g.push("shakedown mega-mech")
    assert "use:hextech-anomaly.4" in moves(g)
    g.push("use:hextech-anomaly")
    assert realm(g).runes[:6] == [0] * 6  # not fury for the Power, and then too little
    assert len(realm(g).chain) == 1


LUX = "unit 6 lux-crownguard 0 @base0"


def test_sfd_117_ancient_henge_turns_as_much_as_can_be_paid_and_runes_pay_the_rest() -> None:
    """[357.3] One Energy is left for the card's own Power; for Deflect there is a rune of another domain."""
    g = bound(
        HENGE, "hand 0 void-seeker", "unit 4 pouty-poro 1 @1", THEIRS,
        "runes 0 mind*2/0", "pool 0 energy*4", "deck 0 gust*3",
    )  # fmt: skip
    g.push("void-seeker pouty-poro")
    assert [event.power for event in told(g, Added) if isinstance(event, Added)] == [1]
    assert (realm(g).num_runes(0), realm(g).energy[0], len(realm(g).chain)) == (1, 0, 1)


def test_sfd_117_a_rune_that_ancient_henge_needs_does_not_pay_what_energy_for_spells_can() -> None:
    """[357.3] Lux's Energy is for the spell itself, so that of the rune is the only one to turn."""
    lines = (HENGE, LUX, "hand 0 falling-star", "unit 4 recruit 1 @1", THEIRS)
    g = bound(*lines, "runes 0 fury*1")
    g.push("falling-star recruit recruit")  # no answer is left to choose
    assert (realm(g).num_runes(0), realm(g).spell_energy[0], len(realm(g).chain)) == (0, 0, 1)
    assert [realm(g).flags[u] & EXHAUSTED for u in (5, 6)] == [1, 1]
    g = bound(*lines, "runes 0 fury*2")
    g.push("falling-star recruit recruit")
    assert moves(g) == ["use:lux-crownguard.6", "auto", "tap:fury"]


def test_sfd_117_energy_that_ancient_henge_needs_stays_in_the_pool_until_lux_has_paid() -> None:
    """[357.3] The same for Energy that is in the pool already."""
    lines = (HENGE, LUX, "hand 0 falling-star", "unit 4 recruit 1 @1", THEIRS, "pool 0 energy*1")
    g = bound(*lines, "runes 0 fury*1/0")
    g.push("falling-star recruit recruit")
    assert (realm(g).num_runes(0), realm(g).energy[0], len(realm(g).chain)) == (0, 0, 1)
    assert [event.power for event in told(g, Added) if isinstance(event, Added)] == [0, 1]

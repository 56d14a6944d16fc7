"""Scenarios of costs: what can be played to its end, and what is paid [355-358]."""

from __future__ import annotations

from riftable.core.laws import check_game
from riftable.core.rng import Rng
from riftable.games.riftbound.rulebook import Riftbound
from riftable.games.riftbound.rules.completion import unfinished_play
from tests.games.riftbound.table import at, bound, hand, moves, realm
from tests.games.riftbound.test_laws import reread

PORO = "unit 4 pouty-poro 1 @base1"


def test_355_16_two_choices_of_one_deflecting_unit_are_paid_together_or_not_offered() -> None:
    assert "falling-star" not in moves(bound(PORO, "hand 0 falling-star", "runes 0 fury*3"))
    g = bound(PORO, "hand 0 falling-star", "runes 0 fury*4")
    g.push("falling-star pouty-poro.4 pouty-poro.4")
    assert hand(g, 0) == []
    assert sum(realm(g).runes[:6]) == 0


def test_355_16_a_first_choice_leaves_the_second_one_payable() -> None:
    two = (PORO, "unit 5 pouty-poro 1 @base1", "unit 6 legion-rearguard 1 @base1")
    g = bound(*two, "hand 0 falling-star", "runes 0 fury*3")
    g.push("falling-star")
    assert moves(g) == ["pouty-poro.4", "pouty-poro.5", "legion-rearguard.6"]
    g.push("pouty-poro.4")
    assert moves(g) == ["legion-rearguard.6"]
    g = bound(*two, "hand 0 falling-star", "runes 0 fury*2")
    g.push("falling-star")
    assert moves(g) == ["legion-rearguard.6"]


def test_383_2_a_1_clockwork_keeper_puts_nothing_on_the_chain_unless_it_was_paid() -> None:
    g = bound("hand 0 clockwork-keeper", "deck 0 incinerate*2")
    g.push("clockwork-keeper no auto")
    assert not realm(g).chain
    assert hand(g, 0) == []
    g = bound("hand 0 clockwork-keeper", "deck 0 incinerate*2")
    g.push("clockwork-keeper yes auto")
    assert len(realm(g).chain) == 1
    g.push("pass pass")
    assert hand(g, 0) == ["incinerate"]


def test_ogs_011_flash_may_choose_units_in_base_which_stay() -> None:
    g = bound(
        "unit 4 pouty-poro 0 @base0", "unit 5 pouty-poro 0 @1", "unit 6 pouty-poro 1 @base1", "hand 0 flash"
    )
    g.push("flash")
    assert moves(g) == ["none", "pouty-poro.4", "pouty-poro.5"]
    g.push("pouty-poro.4 pouty-poro.5 auto pass pass")
    assert (at(g, 4), at(g, 5)) == ("base0", "base0")


def test_every_offered_play_can_be_completed() -> None:
    for seed, decks in enumerate(("annie / lux", "jinx / viktor", "lee-sin / garen")):
        assert check_game(Riftbound("duel", {"decks": decks}), seed, reread) > 0
    g = bound(PORO, "unit 5 legion-rearguard 0 @base0", "hand 0 falling-star void-seeker cruel-patron")
    assert unfinished_play(realm(g), Rng(1, 1)) is None

"""Keywords that no card of the four decks has, on cards made for these tests from the same words."""

from __future__ import annotations

from riftable.games.riftbound.rules.abilities import Cost
from riftable.games.riftbound.rules.events import Conquered, Held, Triggered
from riftable.games.riftbound.rules.ids import CALM, FURY, I_DEFEND, ORDER
from riftable.games.riftbound.words.effects import Give
from riftable.games.riftbound.words.make import unit
from riftable.games.riftbound.words.properties import (
    AssignedLast,
    accelerate,
    assault,
    deflect,
    shield,
    temporary,
)
from riftable.games.riftbound.words.selectors import ME
from riftable.games.riftbound.words.tasks import Channel, Draw
from riftable.games.riftbound.words.triggers import (
    When,
    at_start_of_your_beginning,
    deathknell,
    when_you_conquer_here,
)
from tests.games.riftbound.table import at, bound, hand, might, moves, realm, told, toy_cards

CARDS = [
    unit("test-1", "Hasty", FURY, Cost(2), 2, accelerate()),
    unit("test-2", "Fading", CALM, Cost(1), 3, temporary()),
    unit("test-3", "Toller", ORDER, Cost(1), 1, deathknell(Draw(1))),
    unit(
        "test-4",
        "Stacked",
        ORDER,
        Cost(1),
        1,
        assault(),
        assault(2),
        shield(),
        shield(3),
        deflect(),
        deflect(2),
    ),
    unit("test-5", "Early Bird", ORDER, Cost(1), 1, at_start_of_your_beginning(Draw(1))),
    unit("test-6", "Bulwark", ORDER, Cost(1), 1, When(I_DEFEND, Give(2, ME))),
    unit("test-7", "Settler", ORDER, Cost(1), 1, when_you_conquer_here(Channel(1))),
    unit("test-8", "Sniper", ORDER, Cost(1), 1, AssignedLast()),
]
THEIRS = "field 1 void-gate 0 1"
cards = toy_cards(CARDS)


def test_805_accelerate_is_an_optional_cost_for_entering_ready() -> None:
    g = bound("hand 0 hasty", "runes 0 fury*4")
    g.push("hasty")
    assert moves(g) == ["yes", "no"]
    slow = g.copy()
    g.push("yes")
    assert "move:hasty.4" in moves(g)
    assert realm(g).num_runes(0) == 3  # [1] and a recycled rune more
    assert realm(g).ready[0] == 1
    slow.push("no")
    assert "move:hasty.4" not in moves(slow)
    assert realm(slow).num_runes(0) == 4


def test_805_accelerate_is_not_offered_to_whoever_cannot_pay_it() -> None:
    g = bound("hand 0 hasty", "runes 0 fury*2")
    g.push("hasty")
    assert "end" in moves(g)


def test_06_tank_then_plain_then_whoever_is_assigned_damage_last() -> None:
    g = bound(
        THEIRS, "unit 4 mega-mech 0 @base0 -3", "unit 5 sniper 1 @1", "unit 6 first-mate 1 @1",
        "unit 7 lecturing-yordle 1 @1",
    )  # fmt: skip
    g.push("move:mega-mech @1 pass pass")  # 5 damage: 2 for the Tank, 3 for the Mate, none for the Sniper
    assert [at(g, u) for u in (5, 6, 7)] == ["1", "gone", "gone"]
    g = bound(
        THEIRS,
        "unit 4 mega-mech 0 @base0",
        "unit 5 sniper 1 @1",
        "unit 6 mega-mech 1 @1",
        "unit 7 first-mate 1 @1",
    )
    g.push("move:mega-mech.4 @1 pass pass")
    assert moves(g) == ["hit:mega-mech.6", "hit:first-mate.7"]


def test_32_a_temporary_unit_dies_before_it_holds() -> None:
    g = bound(THEIRS, "unit 4 fading 1 @1", decks="garen / garen")
    g.push("end")
    assert g.scores == [0, 0]  # its death is on the chain
    g.push("pass pass")
    assert at(g, 4) == "gone"
    assert not told(g, Held)


def test_808_deathknell_of_each_unit_that_dies() -> None:
    g = bound(
        "field 2 trifarian-war-camp 1 1",
        "unit 4 toller 1 @2",
        "unit 5 toller 1 @2",
        "hand 0 firestorm",
        "deck 1 gust*3",
    )
    g.push("firestorm trifarian-war-camp auto pass pass pass pass")
    assert (at(g, 4), at(g, 5)) == ("gone", "gone")
    g.push("pass pass")
    assert len(hand(g, 1)) == 2


def test_808_no_deathknell_for_a_death_that_was_replaced() -> None:
    g = bound(
        "field 2 trifarian-war-camp 1 1", "unit 4 toller 1 @2", "effect 1 saves unit4", "hand 0 firestorm",
        "deck 1 gust*3",
    )  # fmt: skip
    g.push("firestorm trifarian-war-camp auto pass pass")
    assert at(g, 4) == "base1"
    assert not told(g, Triggered)


def test_801_values_of_several_instances_add_up() -> None:
    g = bound(THEIRS, "unit 4 stacked 0 @base0", "unit 5 stacked 1 @1", "hand 0 incinerate", "runes 0 fury*5")
    g.push("move:stacked @1")
    assert might(g, 4) == 4
    assert might(g, 5) == 5
    g.push("incinerate stacked.5")
    assert realm(g).num_runes(0) == 2  # Deflect 3


def test_383_an_ability_at_the_start_of_the_beginning_phase_is_its_controllers_alone() -> None:
    g = bound("unit 4 early-bird 1 @base1", "deck 1 gust*3", decks="garen / garen")
    g.push("end pass pass")
    assert len(hand(g, 1)) == 2  # and the draw of the turn


def test_383_4_defend_triggers_once_a_combat() -> None:
    g = bound(THEIRS, "unit 4 mega-mech 0 @base0", "unit 5 bulwark 1 @1")
    g.push("move:mega-mech @1 pass pass")
    assert might(g, 5) == 3
    assert len(told(g, Triggered)) == 1


def test_a_unit_does_not_hear_what_only_a_battlefield_hears() -> None:
    g = bound("unit 4 settler 0 @base0")
    g.push("move:settler @1 pass pass")
    assert told(g, Conquered)
    assert not told(g, Triggered)

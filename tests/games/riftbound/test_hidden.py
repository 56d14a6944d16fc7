"""Hidden [811], on cards made for these tests: hiding, playing from facedown, losing, and who knows what."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from riftable.core.laws import check_game
from riftable.games.riftbound.cards import BY_KEY, BY_NAME
from riftable.games.riftbound.decks.legality import KNOWN
from riftable.games.riftbound.rulebook import Riftbound
from riftable.games.riftbound.rules.abilities import Cost
from riftable.games.riftbound.rules.events import Hid, Uncovered
from riftable.games.riftbound.rules.ids import CHAOS
from riftable.games.riftbound.words.effects import Deal
from riftable.games.riftbound.words.make import spell, unit
from riftable.games.riftbound.words.properties import Tags, accelerate, hidden
from riftable.games.riftbound.words.selectors import ANYONES, AT_BATTLEFIELD, a_unit
from riftable.games.riftbound.words.triggers import when_played
from tests.games.riftbound.table import at, bound, hand, moves, realm, told, trash
from tests.games.riftbound.test_laws import reread

CARDS = [
    spell("test-31", "Trap", CHAOS, Cost(5, 1), Tags(), hidden(), Deal(2, a_unit(where=AT_BATTLEFIELD))),
    unit("test-32", "Lurker", CHAOS, Cost(6), 3, Tags(), hidden(), when_played(Deal(1, a_unit(ANYONES)))),
    unit("test-33", "Pouncer", CHAOS, Cost(6), 3, hidden(), accelerate()),
]
MINE = "field 1 startipped-peak 0 0"
DOWN = "facedown 1 trap 0 2"


@pytest.fixture(autouse=True)
def cards() -> Iterator[None]:
    """The engine knows these cards while a test runs."""
    for card in CARDS:
        BY_NAME[card.name] = BY_KEY[card.key] = card
    yield
    for card in CARDS:
        del BY_NAME[card.name], BY_KEY[card.key]


def test_33_a_card_is_hidden_for_one_power_and_waits_for_the_next_turn() -> None:
    g = bound(
        MINE,
        "unit 4 recruit 0 @1",
        "unit 5 mega-mech 1 @2",
        "hand 0 trap",
        "runes 0 fury*2",
        decks="lux / garen",
    )
    assert "trap" not in moves(g)  # its own cost is another matter
    g.push("hide:trap")
    s = realm(g)
    assert s.num_runes(0) == 1
    assert s.hider[2] == 0
    assert told(g, Hid)
    assert not [move for move in moves(g) if move.startswith("reveal")]
    g.push("end")
    assert realm(g).turn == 1
    assert "hide:trap" not in moves(g)


def test_33_on_the_opponents_turn_it_is_a_reaction_for_nothing() -> None:
    g = bound(
        MINE, DOWN, "round 3", "turn 1", "unit 4 recruit 0 @1", "unit 5 daring-poro 1 @base1", "runes 0 -",
        decks="lux / garen",
    )  # fmt: skip
    g.push("move:daring-poro @1 pass")
    assert moves(g) == ["pass", "reveal@1"]
    g.push("reveal@1")
    assert moves(g) == ["recruit.4", "daring-poro.5"]
    g.push("daring-poro pass pass")
    assert realm(g).hurt[5] == 2
    assert trash(g, 0) == ["trap"]


def test_38_accelerate_still_costs_where_the_cost_is_ignored() -> None:
    lines = (MINE, "facedown 1 pouncer 0 2", "round 3", "unit 4 recruit 0 @1")
    g = bound(*lines, "runes 0 chaos*2", decks="lux / garen")
    g.push("reveal@1 yes")
    assert "move:pouncer.5" in moves(g)
    assert realm(g).num_runes(0) == 1
    assert realm(g).ready[4] == 1  # one exhausted, and that one recycled
    g = bound(*lines, "runes 0 -", decks="lux / garen")
    g.push("reveal@1")
    assert "move:pouncer.5" not in moves(g)  # nothing to pay with, nothing asked


def test_34_its_targets_must_be_there() -> None:
    g = bound(
        MINE, DOWN, "round 3", "unit 4 recruit 0 @1", "unit 5 mega-mech 1 @2",
        "field 2 trifarian-war-camp 1 1", decks="lux / garen",
    )  # fmt: skip
    g.push("reveal@1")
    assert moves(g) == ["recruit.4"]


def test_34_a_unit_enters_there_and_its_effect_looks_there_too() -> None:
    g = bound(
        MINE, "facedown 1 lurker 0 2", "round 3", "unit 4 recruit 0 @1", "unit 5 mega-mech 1 @base1",
        decks="lux / garen",
    )  # fmt: skip
    g.push("reveal@1")
    assert at(g, 6) == "1"
    assert moves(g) == ["recruit.4", "lurker.6"]


def test_35_whoever_loses_the_battlefield_loses_the_card() -> None:
    g = bound(MINE, DOWN, "round 3", "unit 4 recruit 0 @1", decks="lux / garen")
    g.push("move:recruit")
    assert trash(g, 0) == ["trap"]
    assert told(g, Uncovered)
    assert realm(g).hider[2] == -1


def test_107_3_only_its_controller_knows_it_and_there_is_room_for_one() -> None:
    g = bound(MINE, DOWN, "round 3", "unit 4 recruit 0 @1", "hand 0 trap lurker", decks="lux / garen")
    assert not [move for move in moves(g) if move.startswith("hide")]
    mine, yours = g.view(0).json(), g.view(1).json()
    assert isinstance(mine["facedown"], list)
    assert isinstance(yours["facedown"], list)
    assert mine["facedown"][2] != yours["facedown"][2]
    assert yours["facedown"][2] == [0, 2, -1]


def test_811_it_may_be_played_from_the_hand_as_well() -> None:
    g = bound(MINE, "unit 4 recruit 0 @1", "hand 0 trap", decks="lux / garen")
    assert {"trap", "hide:trap"} <= set(moves(g))
    g.push("hide:trap recycle:calm")
    assert hand(g, 0) == []


@pytest.mark.parametrize("seed", range(6))
def test_laws_hold_with_hidden_cards(seed: int) -> None:
    line = KNOWN["annie"].line.replace("gust*3", "trap*3").replace("mystic-poro*3", "lurker*3")
    rules = Riftbound("duel", {"decks": f"{line} / {line}"})
    assert check_game(rules, seed, reread) > 0


TWO_TEEMOS = ("hand 0 teemo-scout", "champion 0 teemo-scout", "field 1 void-gate 0 0", "unit 4 recruit 0 @1")


def test_811_the_chosen_champion_and_its_twin_in_the_hand_are_told_apart() -> None:
    g = bound(*TWO_TEEMOS)
    assert {"hide:teemo-scout", "hide-champion:teemo-scout"} <= set(moves(g))
    g.push("hide:teemo-scout")
    assert realm(g).champion[0] >= 0
    g = bound(*TWO_TEEMOS)
    g.push("hide-champion:teemo-scout")
    assert realm(g).champion[0] < 0
    assert len(realm(g).hands[0]) == 1


def test_811_records_of_before_hide_the_only_teemo() -> None:
    g = bound("hand 0 -", *TWO_TEEMOS[1:])
    g.push("hide:teemo-scout")
    assert realm(g).champion[0] < 0

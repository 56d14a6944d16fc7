"""Continuous effects in layers [473-480]: what depends on what, that it ends, that kept values are right."""

from __future__ import annotations

import pytest

from riftable.core.rng import Rng
from riftable.games.riftbound.decks.legality import KNOWN
from riftable.games.riftbound.rules.abilities import Cost
from riftable.games.riftbound.rules.ids import (
    ASSAULT,
    BODY,
    DEFLECT,
    GANKING,
    NUM_KEYWORDS,
    ORDER,
    REACTION,
    SHIELD,
    TANK,
)
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.words.amounts import MY_MIGHT
from riftable.games.riftbound.words.conditions import BUFFED_ME, MIGHTY_ME
from riftable.games.riftbound.words.continuous import OTHERS_HERE, Have, i_have
from riftable.games.riftbound.words.effects import Give
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.properties import Timing, assault, deflect, shield, tank
from riftable.games.riftbound.words.selectors import ENEMY, FRIENDLY, HERE, Filter, a_unit
from riftable.games.riftbound.words.states import IS_MIGHTY, IS_STUNNED
from tests.games.riftbound.table import bound, might, realm, toy_cards

CARDS = [
    unit("test-31", "Torch", ORDER, Cost(1), 4, i_have(assault(), tank(), condition=MIGHTY_ME)),
    unit("test-32", "Captain", ORDER, Cost(1), 3, Have(OTHERS_HERE, assault())),
    unit("test-33", "Zealot", ORDER, Cost(1), 3, Have(Filter(ENEMY, HERE, state=IS_STUNNED), -8, minimum=1)),
    unit("test-34", "Echo", ORDER, Cost(1), 5, i_have(MY_MIGHT, condition=MIGHTY_ME)),
    unit("test-35", "Cheer", ORDER, Cost(1), 2, Have(Filter(FRIENDLY, other=True, state=IS_MIGHTY), 1)),
    unit("test-36", "Climber", ORDER, Cost(1), 4, i_have(1, condition=MIGHTY_ME)),
    gear("test-37", "Refuge", ORDER, Cost(1), Have(Filter(FRIENDLY), deflect(), missing=True)),
    unit("test-38", "Guard", ORDER, Cost(1), 2, deflect(2), i_have(shield(), condition=BUFFED_ME)),
    spell("test-39", "Blight", BODY, Cost(0), Timing(REACTION), Give(-2, a_unit())),
]  # fmt: skip
THEIRS = "field 1 void-gate 0 1"
MINE = "field 1 void-gate 0 0"
cards = toy_cards(CARDS)


def test_473_fiora_victorious_counts_a_granted_shield_for_being_mighty() -> None:
    g = bound(THEIRS, "unit 4 recruit 0 @base0", "unit 5 fiora-victorious 1 @1", "hand 1 block")
    g.push("move:recruit @1 pass block fiora-victorious auto pass pass")
    assert might(g, 5) == 8  # 4, Shield 3, and the Shield of being Mighty
    assert realm(g).keyword(5, SHIELD) == 4
    assert realm(g).keyword(5, DEFLECT) == 1
    assert realm(g).keyword(5, GANKING) == 1


def test_473_fiora_victorious_below_5_might_has_nothing() -> None:
    g = bound(THEIRS, "unit 4 recruit 0 @base0", "unit 5 fiora-victorious 1 @1")
    g.push("move:recruit @1")
    assert might(g, 5) == 4
    assert realm(g).keyword(5, DEFLECT) == 0


def test_473_a_keyword_of_another_s_ability_makes_a_unit_mighty() -> None:
    lines = (THEIRS, "unit 4 torch 0 @base0", "unit 5 recruit 1 @1", "hand 1 block")
    g = bound(*lines, "unit 6 captain 0 @base0")
    g.push("move:torch @1 captain")
    assert realm(g).keyword(4, ASSAULT) == 2  # the captain's makes it Mighty, which gives another
    assert realm(g).keyword(4, TANK) == 1
    assert might(g, 4) == 6
    g = bound(*lines)
    g.push("move:torch @1")
    assert might(g, 4) == 4
    assert realm(g).keyword(4, TANK) == 0


def test_475_a_decrease_is_reckoned_before_what_depends_on_might() -> None:
    g = bound(MINE, "unit 4 torch 0 @1 buffed", "hand 0 blight")
    assert realm(g).keyword(4, TANK) == 1
    g.push("blight torch pass pass")
    assert might(g, 4) == 3
    assert realm(g).keyword(4, TANK) == 0


def test_476_a_passive_limit_comes_after_all_other_arithmetic() -> None:
    lines = (MINE, "unit 4 zealot 0 @1", "hand 0 blight")
    g = bound(*lines, "unit 5 mega-mech 1 @1 stunned")
    assert might(g, 5) == 1  # 8 less 8, but at least 1
    g.push("blight mega-mech pass pass")
    assert might(g, 5) == 1  # 6 less 8, but at least 1
    g = bound(*lines, "unit 5 recruit 1 @1 stunned")
    g.push("blight recruit pass pass")
    assert realm(g).true_might(5) == -1  # the limit gives nothing back
    assert might(bound(*lines, "unit 5 mega-mech 1 @1"), 5) == 8


def test_478_each_effect_applies_once_to_an_object_so_it_ends() -> None:
    g = bound(MINE, "unit 4 echo 0 @1")
    assert might(g, 4) == 10  # and not without end
    g = bound(MINE, "unit 4 climber 0 @1", "unit 5 cheer 0 @1")
    assert (might(g, 4), might(g, 5)) == (4, 2)  # neither helps the other up
    g = bound(MINE, "unit 4 climber 0 @1 buffed", "unit 5 cheer 0 @1")
    assert (might(g, 4), might(g, 5)) == (7, 2)  # the buff, its own effect, the cheer


def test_keyword_if_they_did_not_have_it_already_adds_nothing_to_it() -> None:
    g = bound(
        MINE, "unit 4 guard 0 @1", "unit 5 recruit 0 @1", "unit 6 recruit 1 @base1", "unit 7 refuge 0 @base0"
    )
    assert [realm(g).keyword(u, DEFLECT) for u in (4, 5, 6)] == [2, 1, 0]


def values(s: Realm) -> list[int]:
    """The Might and the keywords of all objects."""
    out: list[int] = []
    for u in range(len(s.kind)):
        if s.kind[u] != GONE:
            out.append(s.true_might(u))
            out += [s.keyword(u, keyword) for keyword in range(NUM_KEYWORDS)]
    return out


@pytest.mark.parametrize("seed", range(6))
def test_kept_values_are_those_of_a_fresh_look(seed: int) -> None:
    decks = list(KNOWN)
    pair = f"{decks[seed % len(decks)]} / {decks[-1 - seed % len(decks)]}"
    names = ["fiora-victorious", "yi-meditative", "wielder-of-water", *[card.name for card in CARDS[:8]]]
    units = [f"unit {4 + i} {name} {i % 2} @base{i % 2}" for i, name in enumerate([*names, *names[::-1]])]
    s = realm(bound(*units, "hand 0 blight*2 block", "hand 1 blight*2 block", decks=pair))
    rng = Rng(seed)
    while s.ask is not None:
        kept = values(s)
        assert kept == values(s.copy())  # a copy keeps nothing
        assert kept == values(s)
        s.step(s.ask.sample(rng))

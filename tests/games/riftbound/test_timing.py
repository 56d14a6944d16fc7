"""When each card may be played (Action, Reaction or neither), and which can be hidden [806, 811, 813]."""

from __future__ import annotations

from typing import Final

import pytest

from riftable import Game
from riftable.games.riftbound.cards import ALL, BY_KEY
from riftable.games.riftbound.rules.abilities import Card
from riftable.games.riftbound.rules.ids import GEAR, SPELL, UNIT
from tests.games.riftbound.table import bound, moves

# cards with Action
ACTIONS: Final = """
    ogn-004 ogn-005 ogn-008 ogn-009 ogn-014 ogn-022 ogn-024 ogn-025 ogn-047 ogn-050 ogn-053 ogn-057
    ogn-069 ogn-085 ogn-094 ogn-102 ogn-128 ogn-129 ogn-146 ogn-153 ogn-154 ogn-168 ogn-170 ogn-172
    ogn-173 ogn-179 ogn-183 ogn-203 ogn-213 ogn-220 ogn-221 ogn-224 ogn-233 ogn-254 ogn-256 ogn-260
    sfd-003 sfd-070 sfd-017 sfd-040 sfd-043 sfd-080
    ogn-262 ogn-268 ogs-003 ogs-008 ogs-012 ogs-015 ogs-022 ogs-024
    sfd-097 sfd-111 sfd-114 sfd-122 sfd-135 sfd-145 sfd-162 sfd-164 sfd-166 sfd-184 sfd-200
"""
# cards with Reaction
REACTIONS: Final = """
    ogn-033 ogn-045 ogn-046 ogn-048 ogn-058 ogn-064 ogn-080 ogn-083 ogn-093 ogn-095 ogn-104 ogn-108
    sfd-022 sfd-056 sfd-064 sfd-001 sfd-011 sfd-045 sfd-025 sfd-053
    sfd-034 sfd-066 sfd-087
    ogn-127 ogn-133 ogn-144 ogn-145 ogn-169 ogn-206 ogn-207 ogn-241 ogn-266 ogs-011 ogs-020
    sfd-106 sfd-136 sfd-151 sfd-163 sfd-182 sfd-186 sfd-194 sfd-196 sfd-206
"""
# cards with Hidden
HIDDEN: Final = """
    ogn-053 ogn-057 ogn-077 ogn-083 ogn-094 ogn-097 ogn-121 ogn-135 ogn-168 ogn-197 ogn-199 ogn-213
    sfd-004 sfd-070 sfd-017 sfd-043
    ogn-220 ogn-256
    sfd-111 sfd-138 sfd-139 sfd-145 sfd-154 sfd-202
"""

COUNTERS: Final = ("ogn-045", "ogn-064", "ogn-080", "sfd-045", "sfd-136", "sfd-206")  # they need a spell
ANSWER: Final = "sfd-045"  # it needs an enemy item
PLAYABLE: Final = [card for card in ALL if card.type in (UNIT, SPELL, GEAR)]
QUICK: Final = [*ACTIONS.split(), *REACTIONS.split()]
SECRET: Final = HIDDEN.split()
SLOW: Final = [card.key for card in PLAYABLE if card.key not in QUICK]
OPEN: Final = [card.key for card in PLAYABLE if card.key not in SECRET]


def crowded(card: Card) -> Game:
    """A position in which every card finds what it asks for: seat 0 may attack battlefield 2 with unit 4."""
    return bound(
        "field 1 void-gate 0 0",
        "field 2 trifarian-war-camp 1 1",
        "unit 4 mega-mech 0 @base0",
        "unit 5 recruit 0 @base0 buffed",
        "unit 6 first-mate 0 @1 exhausted buffed",
        "unit 7 recruit 1 @2",
        "unit 8 recruit 1 @2 stunned",
        "unit 9 first-mate 1 @base1",
        "unit 10 orb-of-regret 0 @base0",
        "unit 11 orb-of-regret 1 @base1",
        "unit 12 long-sword 0 @base0",
        f"hand 0 {card.name} incinerate discipline gust",
        "hand 1 gust discipline",
        "trash 0 gust mystic-poro teemo-scout",
        "trash 1 gust mystic-poro",
        "score 0 6",
    )


def in_showdown(card: Card) -> Game:
    """Seat 0 attacks and has focus."""
    g = crowded(card)
    g.push("move:mega-mech @2")
    if "go" in moves(g):
        g.push("go")
    assert "pass" in moves(g)
    return g


def on_chain(card: Card) -> Game:
    """Seat 0 has played a spell in the showdown, has priority, and may react."""
    g = in_showdown(card)
    g.push("discipline recruit.5 auto")
    assert "pass" in moves(g)
    return g


def test_every_card_of_the_lists_is_known() -> None:
    assert not [key for key in [*QUICK, *SECRET] if key not in BY_KEY]


@pytest.mark.parametrize("key", [key for key in QUICK if key not in COUNTERS])
def test_806_action_and_reaction_may_be_played_in_a_showdown(key: str) -> None:
    card = BY_KEY[key]
    assert card.name in moves(in_showdown(card))


@pytest.mark.parametrize("key", [key for key in QUICK if key != ANSWER])
def test_813_only_reaction_may_be_played_on_a_chain(key: str) -> None:
    card = BY_KEY[key]
    assert (card.name in moves(on_chain(card))) == (key in REACTIONS)


@pytest.mark.parametrize("key", SLOW)
def test_806_other_cards_wait_until_the_showdown_is_over(key: str) -> None:
    card = BY_KEY[key]
    assert card.name not in moves(in_showdown(card))


@pytest.mark.parametrize("key", SECRET)
def test_811_cards_with_hidden_can_be_hidden(key: str) -> None:
    card = BY_KEY[key]
    assert f"hide:{card.name}" in moves(crowded(card))


@pytest.mark.parametrize("key", OPEN)
def test_811_other_cards_cannot_be_hidden(key: str) -> None:
    card = BY_KEY[key]
    assert f"hide:{card.name}" not in moves(crowded(card))

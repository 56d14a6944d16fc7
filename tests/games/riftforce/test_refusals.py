"""Every reason why an answer is not possible, met at the table."""

from __future__ import annotations

import pytest

import riftable
from riftable import Game
from tests.helpers import duel, refused


def draft() -> Game:
    """A draft in which the first seat may choose."""
    return riftable.new("riftforce", seed=1, first=0)


def at(words: str, *lines: str) -> Game:
    """A position some moves later."""
    g = duel(*lines)
    g.push(words)
    return g


SPREAD = ("hand 0 fire5 fire6 fire7",)
BEAST = ("2 beast5 / -", "hand 0 beast6")
FOUR = ("hand 0 fire5 fire6 fire7 ice6",)
LINES = (
    "1 water5 / ice5",
    "2 plant5*1 thunderbolt5 light6 / air5 sand5",
    "3 music5 / star5*3",
    "hand 0 fire5 ice6",
)

CASES = [
    (at("play fire5 @1 fire6 @3 fire7", *SPREAD), "@4", "location 2"),
    (at("play fire5 @1 fire6", *SPREAD), "@4", "Location 4 is not adjacent to location 1."),
    (at("play fire5 @3 fire6 @4 fire7", *SPREAD), "@1", "Location 1 is not adjacent to location 3."),
    (at("play fire5", *SPREAD), "@6", "5 locations"),
    (at("play", *SPREAD), "ice5", "You do not have Ice 5 in hand."),
    (at("play", *SPREAD), "draw", "does not answer"),
    (at("activate", *SPREAD), "water5", "You do not have Water 5 in hand."),
    (at("play fire5 @1 fire6 @1", *FOUR), "ice6", "the same guild or the same number"),
    (duel(*LINES), "@1", "does not answer"),
    (duel(*LINES), "stop", "does not answer"),
    (at("activate fire5 number", *LINES), "light6", "Light 6 is neither Fire nor a 5."),
    (at("activate fire5 number", *LINES), "air5", "not yours"),
    (at("activate fire5 number", *LINES), "lava5", "does not answer"),
    (at("activate fire5 number", *LINES), "fire", "does not answer"),
    (at("activate fire5 number thunderbolt5", *LINES), "ice5", "Ice 5"),
    (at("activate fire5 number thunderbolt5", *LINES), "plant5", "enemy"),
    (at("activate fire5 number plant5", *LINES), "@5", "Location 5 is not adjacent to location 2."),
    (at("activate fire5 number music5", *LINES), "@1", "Location 1 is not adjacent to location 3."),
    (at("activate fire5 number", "2 beast5 / -", "hand 0 fire5"), "beast6", "does not answer"),
    (at("activate beast6 guild beast5", *BEAST), "@2", "Beast 5 cannot stay at location 2."),
    (at("activate beast6 guild beast5", *BEAST), "@4", "only move to location 1 or 3"),
    (draft(), "stop", "does not answer"),
    (draft(), "acid", "offer"),
]


@pytest.mark.parametrize(("game", "word", "reason"), CASES)
def test_refused_with_a_reason(game: Game, word: str, reason: str) -> None:
    assert reason in refused(game, word)


def test_a_taken_guild() -> None:
    g = draft()
    guild = next(iter(g.moves))
    g.push(guild)
    assert refused(g, guild) == "This guild has already been taken."


def test_after_the_end() -> None:
    g = duel("first 1", "turn 0", "score 12 0", "hand 0 fire5")
    g.push("activate fire5 guild")
    assert g.over
    assert refused(g, "play") == "The game is over."
    assert list(g.moves) == []
    with pytest.raises(riftable.IllegalMove):
        g.push(1)
    with pytest.raises(riftable.IllegalMove):
        g.state.apply(1)


def test_the_door_of_the_engine_checks_too() -> None:
    g = duel("hand 0 fire5")
    with pytest.raises(riftable.IllegalMove):
        g.state.apply(55)
    assert g.state.ask is g.ask

"""Examples of the rules of Riffifi."""

from __future__ import annotations

from typing import Final

from riftable.gamekit.examples import RulesExample

START: Final = """riffifi table
option players 3
dealer 2
turn 0
{}"""
EXAMPLES: Final = (
    RulesExample(
        "ri-down",
        START.format(
            "pile 1 red7*\npile 2 blue4*\nhand 0 red3 green6\nhand 1 blue1 green2\nhand 2 red1 red2"
        ),
        "red3",
    ),
    RulesExample(
        "ri-pay",
        START.format(
            "bank 12 12 3 12 12\ntokens 1 0 0 6 0 0\ntokens 2 0 0 3 0 0\npile 1 green5*\n"
            "hand 0 blue2 red4\nhand 1 red2 red3\nhand 2 red5 red6"
        ),
        "blue2",
    ),
)

"""Examples of the rules of Riftforce."""

from __future__ import annotations

from typing import Final

from riftable.gamekit.examples import RulesExample

START: Final = """riftforce duel
turn 0
guilds 0 fire water light thunderbolt
guilds 1 ice earth sand crystal
{}"""
EXAMPLES: Final = (
    RulesExample(
        "rf-play",
        START.format("3 - / ice5\nhand 0 fire5 fire6 fire7 water5 light6"),
        "play fire5 @2 fire6 @3 fire7 @4",
    ),
    RulesExample(
        "rf-activate",
        START.format("2 water6 / earth5*3\n4 fire6 / ice6 sand5\nhand 0 thunderbolt6 light5\nhand 1 ice5"),
        "activate thunderbolt6 number fire6@4 water6@2 @3",
    ),
    RulesExample(
        "rf-first",
        START.format("3 fire5 light6 / earth7 crystal5*3\nhand 0 fire7 water5\nhand 1 ice5"),
        "activate fire7 guild fire5@3",
    ),
    RulesExample(
        "rf-draw",
        START.format(
            "score 4 5\n1 light5 / -\n2 fire5 / sand6\n4 water7*2 / -\n5 - / ice5\nhand 0 fire6 light7"
        ),
        "draw",
    ),
)

"""Examples of the rules of Riftbound."""

from __future__ import annotations

from typing import Final

from riftable.gamekit.examples import RulesExample

START: Final = """riftbound duel
option decks {}
turn 0
round 5
runes 0 fury*4 chaos*4 body*4 order*4
runes 1 fury*4 chaos*4 body*4 order*4
{}"""
EXAMPLES: Final = (
    RulesExample(
        "bd-showdown",
        START.format("garen / annie", "unit 4 vanguard-sergeant 0 @base0"),
        "move:vanguard-sergeant @2 pass pass",
    ),
    RulesExample(
        "bd-combat",
        START.format(
            "garen / annie",
            "field 2 void-gate 1 1\nunit 4 vanguard-sergeant 0 @base0\nunit 5 daring-poro 0 @base0\n"
            "unit 6 maddened-marauder 1 @2",
        ),
        "move:vanguard-sergeant @2 move:daring-poro pass pass hit:vanguard-sergeant",
    ),
    RulesExample(
        "bd-chain",
        START.format(
            "annie / garen",
            "field 1 void-gate 0 1\nunit 4 noxian-drummer 1 @1\nunit 5 recruit 1 @1\n"
            "hand 0 incinerate\nhand 1 back-to-back",
        ),
        "incinerate noxian-drummer auto pass back-to-back noxian-drummer recruit auto pass pass pass pass",
    ),
)

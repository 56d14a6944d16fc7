"""The examples of the rules: positions that the engine itself plays through, told as they are at a table."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import riftable
from riftable.core.event import seen_by
from riftable.table.bodies import Example
from riftable.table.faces import face_of
from riftable.table.shapes import Lang
from riftable.table.story import beats_of

READER: Final = 0  # the seat that an example is told to
NAMES: Final = ("Lou", "Ada", "Noam")


class Case(NamedTuple):
    """The rule it is about, a position, and what is done there."""

    section: str
    position: str
    line: str


RIFTFORCE: Final = """riftforce duel
turn 0
guilds 0 fire water light thunderbolt
guilds 1 ice earth sand crystal
{}"""
RIFFIFI: Final = """riffifi table
option players 3
dealer 2
turn 0
{}"""
RIFTBOUND: Final = """riftbound duel
option decks {}
turn 0
round 5
runes 0 fury*4 chaos*4 body*4 order*4
runes 1 fury*4 chaos*4 body*4 order*4
{}"""
CASES: Final = {
    "riftforce": [
        Case(
            "rf-play",
            RIFTFORCE.format("3 - / ice5\nhand 0 fire5 fire6 fire7 water5 light6"),
            "play fire5 @2 fire6 @3 fire7 @4",
        ),
        Case(
            "rf-activate",
            RIFTFORCE.format(
                "2 water6 / earth5*3\n4 fire6 / ice6 sand5\nhand 0 thunderbolt6 light5\nhand 1 ice5"
            ),
            "activate thunderbolt6 number fire6@4 water6@2 @3",
        ),
        Case(
            "rf-first",
            RIFTFORCE.format("3 fire5 light6 / earth7 crystal5*3\nhand 0 fire7 water5\nhand 1 ice5"),
            "activate fire7 guild fire5@3",
        ),
        Case(
            "rf-draw",
            RIFTFORCE.format(
                "score 4 5\n1 light5 / -\n2 fire5 / sand6\n4 water7*2 / -\n5 - / ice5\nhand 0 fire6 light7"
            ),
            "draw",
        ),
    ],
    "riffifi": [
        Case(
            "ri-down",
            RIFFIFI.format(
                "pile 1 red7*\npile 2 blue4*\nhand 0 red3 green6\nhand 1 blue1 green2\nhand 2 red1 red2"
            ),
            "red3",
        ),
        Case(
            "ri-pay",
            RIFFIFI.format(
                "bank 12 12 3 12 12\ntokens 1 0 0 6 0 0\ntokens 2 0 0 3 0 0\npile 1 green5*\n"
                "hand 0 blue2 red4\nhand 1 red2 red3\nhand 2 red5 red6"
            ),
            "blue2",
        ),
    ],
    "riftbound": [
        Case(
            "bd-showdown",
            RIFTBOUND.format("garen / annie", "unit 4 vanguard-sergeant 0 @base0"),
            "move:vanguard-sergeant @2 pass pass",
        ),
        Case(
            "bd-combat",
            RIFTBOUND.format(
                "garen / annie",
                "field 2 void-gate 1 1\nunit 4 vanguard-sergeant 0 @base0\nunit 5 daring-poro 0 @base0\n"
                "unit 6 maddened-marauder 1 @2",
            ),
            "move:vanguard-sergeant @2 move:daring-poro pass pass hit:vanguard-sergeant",
        ),
        Case(
            "bd-chain",
            RIFTBOUND.format(
                "annie / garen",
                "field 1 void-gate 0 1\nunit 4 noxian-drummer 1 @1\nunit 5 recruit 1 @1\n"
                "hand 0 incinerate\nhand 1 back-to-back",
            ),
            "incinerate noxian-drummer auto pass "
            "back-to-back noxian-drummer recruit auto pass pass pass pass",
        ),
    ],
}


@cache
def examples(game: str, lang: Lang) -> list[Example]:
    """All of a game, in a language."""
    return [played(case, lang) for case in CASES.get(game, [])]


def played(case: Case, lang: Lang) -> Example:
    """What the engine makes of a case."""
    game = riftable.position(case.position, seed=1, strict=False)
    face = face_of(game.rules, lang)
    before = game.view(READER)
    events = seen_by(game.push(case.line), READER)
    beats = beats_of(face, before, NAMES[: len(game.rules.sides)], events, READER, 0)
    return Example(case.section, case.line, before.json(), beats, game.view(READER).json())

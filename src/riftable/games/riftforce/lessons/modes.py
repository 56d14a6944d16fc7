"""Lessons about what differs between the modes of Riftforce: the draft, teams, and solo."""

from __future__ import annotations

from typing import Final

from riftable.gamekit.lessons import Chapter, Lesson, LessonStep
from riftable.games.riftforce.lessons.goals import DraftGuild, FacePlan, GainRiftforce, KeepFromThem

OFFER: Final = """riftforce duel
option draft beyond
option first 0
pending !fire !ice !earth !light !plant !water !shadow !crystal !air !star"""

TEAMS: Final = """riftforce team4
first 0
turn 0
round 3
score 0 0
guilds 0 fire water light
guilds 1 ice earth crystal
guilds 2 plant shadow thunderbolt
guilds 3 air sand star
hand 1 ice6 earth6 crystal6
hand 2 plant5 shadow7 thunderbolt5
hand 3 air6 sand6 star6"""

SOLO: Final = """riftforce solo
first 0
turn 0
round {round}
score {score}
guilds 0 fire water light plant
guilds 1 ice earth crystal air
plans {plans}
met {met}"""

DRAFT: Final = Lesson(
    "draft",
    (
        LessonStep(OFFER, DraftGuild("light"), ("guild light",)),
        LessonStep(f"{OFFER} light shadow water air", KeepFromThem("plant"), ("guild plant",)),
    ),
)

TEAM: Final = Lesson(
    "teams",
    (
        LessonStep(
            f"{TEAMS}\n1 fire5 / -\n2 - / ice6\n3 water6 / -\n5 plant6 / -\n6 - / air7\nhand 0 light5 fire7",
            GainRiftforce(2),
            ("location 1", "location 2", "location 3"),
        ),
        LessonStep(
            f"{TEAMS}\n1 fire6 / ice6*3\n2 light5 / earth7\n5 thunderbolt6 / air6*4\nhand 0 water6 light7",
            GainRiftforce(2),
            ("mine 1.1", "mine 5.1", "card water6"),
        ),
    ),
)

ALONE: Final = Lesson(
    "solo",
    (
        LessonStep(
            SOLO.format(round=1, score="0 0", plans="attack4-575", met=0)
            + "\n1 - / air6\n2 fire5*4 / earth5*2\n3 - / ice6\n4 - / ice7\n5 - / crystal6"
            + "\nhand 0 fire6 water7 plant6",
            FacePlan(),
            ("theirs 2.1", "mine 2.1"),
        ),
        LessonStep(
            SOLO.format(round=4, score="3 2", plans="attack1-556 attack2-565 attack5-656 control2", met=3)
            + "\n1 fire5 / air6*2\n3 - / earth5\nhand 0 water6 light6 plant7",
            FacePlan(),
            ("location 2", "location 3"),
        ),
    ),
)

MODES: Final = Chapter("modes", (DRAFT, TEAM, ALONE))

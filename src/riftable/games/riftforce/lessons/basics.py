"""The first lessons of Riftforce: the three actions, and what gains Riftforce."""

from __future__ import annotations

from typing import Final

from riftable.gamekit.lessons import AllOf, Chapter, Lesson, LessonStep
from riftable.games.riftforce.lessons.boards import duel
from riftable.games.riftforce.lessons.goals import (
    GainRiftforce,
    GiveNothing,
    HandOf,
    LineOf,
    StandAt,
    WinGame,
)

PLAY_CARDS: Final = Lesson(
    "play",
    (
        LessonStep(
            duel("1 - / ice5", "5 - / earth6", hand="fire5 water5 light5 fire7 plant6"),
            StandAt(2, 3, 4),
            ("hand",),
        ),
        LessonStep(
            duel("2 fire6 / ice5", "3 - / earth7", hand="water5 water6 water7 light5 fire6"),
            LineOf(3, 3),
            ("hand", "location 3"),
        ),
        LessonStep(
            duel("1 fire5 / -", "3 - / ice6", hand="plant6 light6 water6 water5"),
            StandAt(2, 3, 4),
            ("hand", "location 2", "location 4"),
        ),
    ),
)

ACTIVATE: Final = Lesson(
    "activate",
    (
        LessonStep(
            duel("2 fire5 / ice5*2", "4 light5 / air5*3", hand="water5 plant6 fire7"),
            GainRiftforce(2),
            ("mine 2.1", "mine 4.1", "card water5"),
        ),
        LessonStep(
            duel("1 fire5 / ice5*2", "3 fire7 / earth6*3", "5 light5 / air7", hand="fire6 water5 light7"),
            GainRiftforce(2),
            ("mine 1.1", "mine 3.1", "card fire6"),
        ),
        LessonStep(
            duel("3 fire5 water5*4 / ice6*1", "4 - / air5*4", hand="light5 plant7"),
            AllOf(GainRiftforce(2), GiveNothing()),
            ("mine 3.2", "theirs 3.1", "theirs 4.1"),
        ),
    ),
)

CHECK_AND_DRAW: Final = Lesson(
    "check-and-draw",
    (
        LessonStep(
            duel("1 fire5 / -", "2 water6 / -", "4 light5 / ice5", hand="plant5 fire7"),
            GainRiftforce(2),
            ("move draw",),
        ),
        LessonStep(
            duel("3 fire5*2 / ice7 earth6", hand="water7"),
            HandOf(7),
            ("hand", "move draw"),
        ),
        LessonStep(
            duel("1 fire5 / -", "2 light6 / ice5*4", "3 plant6 / -", "5 water5 / -", hand="light5 fire6"),
            GainRiftforce(3),
            ("location 1", "location 3", "location 5"),
        ),
    ),
)

SCORING: Final = Lesson(
    "scoring",
    (
        LessonStep(
            duel("2 fire5 / crystal5*2", "4 light5 / ice6*4", hand="fire6 light7"),
            GainRiftforce(2),
            ("theirs 2.1",),
        ),
        LessonStep(
            duel("3 fire6 plant5*4 / ice6*3", "4 water6 / earth5*3", hand="fire7 water7"),
            AllOf(GainRiftforce(1), GiveNothing()),
            ("mine 3.2", "theirs 4.1"),
        ),
        LessonStep(
            duel(
                "2 fire5 / ice5*2",
                "3 light5 / air5*3",
                "5 water6 / -",
                hand="water5 fire7",
                score="10 11",
                first=1,
                rounds=9,
            ),
            WinGame(),
            ("score",),
        ),
    ),
)

BASICS: Final = Chapter("basics", (PLAY_CARDS, ACTIVATE, CHECK_AND_DRAW, SCORING))

"""The lessons of Riffifi: a hand from the first card to the last count, and the variants."""

from __future__ import annotations

from typing import Final

from riftable.gamekit.lessons import AllOf, Chapter, Lesson, LessonStep
from riftable.games.riffifi.lessons.boards import table
from riftable.games.riffifi.lessons.goals import (
    KeepTokens,
    PlayUnseen,
    StayUp,
    TakeFrom,
    TakeLoot,
    TickColor,
    TurnDown,
    WinGame,
)

LOWER: Final = Lesson(
    "lower",
    (
        LessonStep(
            table(hand="blue2 blue7 red4 green6", faces=("blue5*", "yellow7*"), unseen="blue1 blue3"),
            TurnDown(2),
            ("player 2", "hand"),
        ),
        LessonStep(
            table(hand="red2 green6 blue4 purple5", faces=("red3*", "green8*"), unseen="green2 red1"),
            TurnDown(3),
            ("player 2", "player 3"),
        ),
        LessonStep(
            table(hand="red6 blue5 blue3 green7", faces=("red4*", "blue2*"), unseen="green3 red2"),
            StayUp(),
            ("player 2", "player 3"),
        ),
    ),
)

LOOT: Final = Lesson(
    "loot",
    (
        LessonStep(
            table(
                hand="green5 yellow8 red6 blue7",
                faces=("purple3*", "purple6"),
                unseen="yellow1 yellow3 red1 red2 blue1 blue2 purple1 purple2 yellow2 blue3",
            ),
            TakeLoot(5),
            ("card green5",),
        ),
        LessonStep(
            table(
                hand="purple1 purple6 yellow7 red4",
                faces=("blue3*", "green2*"),
                unseen="yellow3 yellow2 blue1 blue2 green1 green3 yellow1 blue4 green4 blue5",
            ),
            TakeLoot(6),
            ("hand",),
        ),
    ),
)

FROM_OTHERS: Final = Lesson(
    "from-others",
    (
        LessonStep(
            table(
                hand="red5 blue5 green7 yellow6",
                faces=("purple4*", "yellow8"),
                unseen="green1 green2 yellow1 yellow2 purple1 purple2 purple3 green3 yellow3 blue7",
                tokens=("tokens 0 3 0 0 0 0", "tokens 1 6 0 0 0 0", "tokens 2 2 4 0 0 0"),
            ),
            TakeFrom(2, 4),
            ("bank red", "tokens 2 red"),
        ),
        LessonStep(
            table(
                hand="red5 blue5 green7 yellow6",
                faces=("purple4*", "yellow8"),
                unseen="green1 green2 yellow1 yellow2 purple1 purple2 purple3 green3 yellow3 blue7",
                tokens=("tokens 0 2 0 0 0 0", "tokens 1 5 0 6 0 0", "tokens 2 5 0 0 0 0"),
            ),
            TakeFrom(2, 3),
            ("tokens 2 red", "tokens 3 red"),
        ),
    ),
)

GUARD: Final = Lesson(
    "guard",
    (
        LessonStep(
            table(
                hand="green4 red5 blue7 yellow6",
                faces=("purple5*", "green6*"),
                unseen="green1 green2",
                tokens=("tokens 0 0 0 7 0 0", "tokens 1 0 0 5 0 0", "tokens 2 0 0 0 0 0"),
            ),
            KeepTokens(),
            ("player 3", "tokens 1 green"),
        ),
        LessonStep(
            table(
                hand="blue6 blue2 red5 yellow7",
                faces=("blue7*", "purple4*"),
                unseen="blue3 blue4 blue5 red1 yellow1 red2 yellow2 green1 purple1 green2",
                tokens=("tokens 0 0 8 0 0 0", "tokens 1 0 0 0 0 0", "tokens 2 0 4 0 0 0"),
            ),
            AllOf(KeepTokens(), TakeLoot(2)),
            ("player 2", "hand"),
        ),
    ),
)

UNSEEN: Final = Lesson(
    "unseen",
    (
        LessonStep(
            table(hand="blue8 green3 red6 yellow5", faces=("blue4*", "purple2*"), unseen="green1 red1"),
            PlayUnseen("blue8"),
            ("player 2", "card blue8"),
        ),
    ),
)

LAST_CARDS: Final = Lesson(
    "last-cards",
    (
        LessonStep(
            table(
                hand="red3 blue6",
                faces=("blue4*", "yellow2"),
                unseen="purple1 purple2 purple3 green1 green2 green3",
                tokens=("tokens 0 0 0 5 2 0", "tokens 1 0 3 0 4 0", "tokens 2 4 0 2 0 3"),
                score="30 29 27",
                deal=3,
            ),
            WinGame(),
            ("hand", "player 2"),
        ),
    ),
)

OFFICER: Final = Lesson(
    "officer",
    (
        LessonStep(
            table(
                hand="officer green8 yellow5 red8",
                faces=("red7*", "blue3*"),
                options=("officer yes",),
            ),
            TurnDown(2),
            ("card officer", "player 2"),
        ),
    ),
)

TICKS: Final = Lesson(
    "ticks",
    (
        LessonStep(
            table(
                hand="yellow2 yellow6 red5 blue8",
                faces=("green4*", "purple3"),
                unseen="yellow3 yellow4 blue1 red1 red2 blue2 green1 green2 purple1 purple2",
                tokens=("tokens 0 3 0 0 5 0", "tokens 1 0 2 0 1 0", "tokens 2 0 0 4 0 2"),
                options=("scoring ticks",),
            ),
            TickColor("yellow"),
            ("tokens 1 yellow", "hand"),
        ),
    ),
)

BASICS: Final = Chapter("hand", (LOWER, LOOT, FROM_OTHERS, GUARD, UNSEEN, LAST_CARDS))
VARIANTS: Final = Chapter("variants", (OFFICER, TICKS))

"""The lessons of Riftbound: units, combat, the chain, hidden cards, paying, points, Equipment."""

from __future__ import annotations

from typing import Final

from riftable.gamekit.lessons import AllOf, Chapter, Lesson, LessonStep
from riftable.games.riftbound.lessons.boards import duel
from riftable.games.riftbound.lessons.goals import (
    Conquer,
    Equip,
    GainPoints,
    HideAt,
    Hold,
    Kill,
    LoseNoUnit,
    PlayUnit,
    UnitsAt,
    WinGame,
)

UNITS: Final = Lesson(
    "units",
    (
        LessonStep(
            duel(
                "daring-poro 0 @1 exhausted",
                "clockwork-keeper 1 @base1",
                hand="pit-rookie hidden-blade",
                runes="body*2",
                control="0 -",
            ),
            UnitsAt(2, 1),
            ("card pit-rookie", "field 1"),
        ),
        LessonStep(
            duel("daring-poro 0 @base0", "first-mate 0 @base0 exhausted", hand="hidden-blade"),
            Conquer(2),
            ("unit daring-poro", "field 2"),
        ),
        LessonStep(
            duel(
                "fiora-victorious 0 @1 buffed",
                "daring-poro 0 @1",
                "first-mate 0 @base0 exhausted",
                hand="hidden-blade",
                control="0 -",
            ),
            AllOf(Conquer(2), UnitsAt(1, 1)),
            ("unit fiora-victorious", "field 2"),
        ),
    ),
)

COMBAT: Final = Lesson(
    "combat",
    (
        LessonStep(
            duel(
                "first-mate 0 @base0",
                "pit-rookie 0 @base0",
                "fiora-victorious 1 @2",
                hand="hidden-blade",
                control="- 1",
            ),
            Conquer(2),
            ("unit first-mate", "unit pit-rookie", "enemy fiora-victorious"),
        ),
        LessonStep(
            duel(
                "fiora-victorious 0 @base0",
                "sett-kingpin 1 @2",
                hand="call-to-glory",
                runes="order*3",
                control="- 1",
            ),
            AllOf(Conquer(2), LoseNoUnit()),
            ("card call-to-glory", "enemy sett-kingpin"),
        ),
        LessonStep(
            duel(
                "fiora-victorious 0 @base0",
                "sona-harmonious 1 @2",
                "solari-shieldbearer 1 @2",
                hand="hidden-blade",
                control="- 1",
            ),
            Kill("sona-harmonious"),
            ("enemy sona-harmonious", "enemy solari-shieldbearer"),
        ),
    ),
)

CHAIN: Final = Lesson(
    "chain",
    (
        LessonStep(
            duel(
                "clockwork-keeper 0 @base0",
                decks=("leona", "annie-origins"),
                hand="defy",
                runes="calm*1",
                their_hand="void-seeker",
                their_runes="fury*3",
            ),
            AllOf(Conquer(2), LoseNoUnit()),
            ("unit clockwork-keeper", "field 2"),
        ),
        LessonStep(
            duel(
                "daring-poro 0 @base0",
                decks=("sett", "annie-origins"),
                hand="call-to-glory",
                runes="order*3",
                their_hand="void-seeker",
                their_runes="fury*3",
            ),
            AllOf(Conquer(2), LoseNoUnit()),
            ("unit daring-poro", "card call-to-glory"),
        ),
        LessonStep(
            duel(
                "fiora-victorious 0 @base0",
                "sett-kingpin 1 @2",
                decks=("leona", "leona"),
                hand="call-to-glory defy",
                runes="calm*1 order*3",
                their_hand="defy",
                their_runes="calm*1",
                control="- 1",
            ),
            AllOf(Conquer(2), LoseNoUnit()),
            ("card call-to-glory", "card defy"),
        ),
    ),
)

HIDDEN: Final = Lesson(
    "hidden",
    (
        LessonStep(
            duel(
                "daring-poro 0 @1 exhausted",
                "fiora-victorious 1 @base1",
                hand="hidden-blade pit-rookie",
                runes="order*1",
                control="0 -",
            ),
            HideAt(1),
            ("card hidden-blade", "field 1"),
        ),
        LessonStep(
            duel(
                "daring-poro 0 @1 exhausted",
                "fiora-victorious 1 @base1",
                control="0 -",
                extra=("facedown 1 hidden-blade 0 4",),
            ),
            Hold(1),
            ("field 1", "enemy fiora-victorious"),
        ),
    ),
)

PAYING: Final = Lesson(
    "paying",
    (
        LessonStep(
            duel(hand="hidden-blade pit-rookie", runes="body*2 order*2", champion=True),
            PlayUnit("sett-kingpin"),
            ("runes", "champion"),
        ),
        LessonStep(
            duel(
                "clockwork-keeper 1 @2",
                hand="hidden-blade pit-rookie first-mate",
                runes="body*3 order*1",
                control="- 1",
            ),
            AllOf(PlayUnit("pit-rookie"), Kill("clockwork-keeper")),
            ("runes", "card hidden-blade", "card pit-rookie"),
        ),
    ),
)

SCORING: Final = Lesson(
    "scoring",
    (
        LessonStep(
            duel("daring-poro 0 @base0", "first-mate 0 @base0", hand="hidden-blade"),
            GainPoints(2),
            ("field 1", "field 2"),
        ),
        LessonStep(
            duel(
                "pit-rookie 0 @1 exhausted",
                "first-mate 0 @base0",
                "fiora-victorious 1 @base1",
                control="0 -",
            ),
            Hold(1),
            ("field 1", "enemy fiora-victorious"),
        ),
        LessonStep(
            duel(
                "daring-poro 0 @base0",
                "first-mate 0 @base0",
                hand="hidden-blade",
                score="7 5",
            ),
            WinGame(),
            ("field 1", "field 2"),
        ),
    ),
)

EQUIPMENT: Final = Lesson(
    "equipment",
    (
        LessonStep(
            duel(
                "first-mate 0 @base0",
                "dorans-blade 0 @base0",
                "fiora-victorious 1 @2",
                decks=("sett-spiritforged", "leona"),
                hand="hidden-blade",
                runes="body*1",
                control="- 1",
            ),
            AllOf(Conquer(2), LoseNoUnit()),
            ("unit dorans-blade", "unit first-mate"),
        ),
        LessonStep(
            duel(
                "dorans-blade 0 @base0",
                "clockwork-keeper 1 @base1",
                decks=("sett-spiritforged", "leona"),
                hand="lucian-merciless pit-rookie",
                runes="body*3",
            ),
            Equip("lucian-merciless"),
            ("card lucian-merciless", "unit dorans-blade"),
        ),
    ),
)

BATTLEFIELDS: Final = Chapter("battlefields", (UNITS, COMBAT, SCORING))
CARDS: Final = Chapter("cards", (PAYING, CHAIN, HIDDEN, EQUIPMENT))

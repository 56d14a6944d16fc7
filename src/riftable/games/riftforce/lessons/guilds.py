"""A lesson for each guild of Riftforce: what its elementals do, and what they are good for."""

from __future__ import annotations

from typing import Final

from riftable.gamekit.lessons import AllOf, Chapter, Lesson, LessonStep
from riftable.games.riftforce.lessons.boards import duel
from riftable.games.riftforce.lessons.goals import (
    ClearLocation,
    Destroy,
    EnemyAt,
    GainRiftforce,
    GiveNothing,
    HandOf,
    Heal,
    LoseNothing,
    TakeOver,
)

FIRE: Final = Lesson(
    "fire",
    (
        LessonStep(
            duel("2 fire5 / ice6*3", "4 water5 / earth7*1", hand="fire6 water7 light5"),
            Destroy("ice6"),
            ("mine 2.1", "theirs 2.1"),
        ),
        LessonStep(
            duel("3 fire5 light5*4 / ice6*5 earth5*3", hand="fire7 plant5 water6"),
            AllOf(GainRiftforce(2), GiveNothing()),
            ("mine 3.1", "mine 3.2"),
        ),
    ),
)

EARTH: Final = Lesson(
    "earth",
    (
        LessonStep(
            duel("1 water5 / -", "3 - / ice5*4 fire6*5 air5*4", hand="earth6 water6 light7"),
            GainRiftforce(3),
            ("card earth6", "location 3"),
        ),
        LessonStep(
            duel("2 - / ice6*4", "3 - / air5*4", "4 light5 / crystal7", hand="earth5 earth6 light6"),
            ClearLocation(2),
            ("card earth5", "card earth6", "theirs 2.1"),
        ),
    ),
)

LIGHT: Final = Lesson(
    "light",
    (
        LessonStep(
            duel("2 light5 / ice5*3", "4 fire7*1 / air6", hand="light6 fire5 water7"),
            AllOf(Destroy("ice5"), Heal()),
            ("mine 2.1", "mine 4.1"),
        ),
    ),
)

PLANT: Final = Lesson(
    "plant",
    (
        LessonStep(
            duel("2 plant5 / -", "3 - / ice7 earth5", hand="plant6 water7 fire5"),
            EnemyAt("ice7", 2),
            ("mine 2.1", "theirs 3.1"),
        ),
        LessonStep(
            duel("2 plant5 fire6 / air6*5", "3 plant7 / ice6*1", hand="plant6 fire7 light5"),
            ClearLocation(3),
            ("location 3", "mine 2.1"),
        ),
    ),
)

WATER: Final = Lesson(
    "water",
    (
        LessonStep(
            duel("3 water6 / ice5*3", "2 - / air6", "4 - / earth5*4", hand="water5 fire7 light5"),
            GainRiftforce(2),
            ("mine 3.1", "theirs 3.1", "theirs 4.1"),
        ),
    ),
)

ICE: Final = Lesson(
    "ice",
    (
        LessonStep(
            duel("3 ice5 ice6 / fire7 air5", hand="ice7 water5 light6"),
            Destroy("air5"),
            ("mine 3.1", "mine 3.2", "theirs 3.2"),
        ),
        LessonStep(
            duel("2 ice6 water6 / earth6", hand="light6 plant5"),
            Destroy("earth6"),
            ("mine 2.1", "mine 2.2", "theirs 2.1"),
        ),
    ),
)

SHADOW: Final = Lesson(
    "shadow",
    (
        LessonStep(
            duel("1 shadow5 / -", "2 - / ice6*3", "5 - / air5*4", hand="shadow7 water6 fire5"),
            GainRiftforce(2),
            ("mine 1.1", "theirs 5.1"),
        ),
    ),
)

CRYSTAL: Final = Lesson(
    "crystal",
    (
        LessonStep(
            duel("2 crystal5 / ice7*3", "4 water6 / air5", hand="crystal7 water5 fire6"),
            Destroy("ice7"),
            ("mine 2.1", "theirs 2.1"),
        ),
        LessonStep(
            duel("3 fire6 crystal6*5 / ice5*4 earth6*2", hand="fire7 crystal7 water5"),
            AllOf(GainRiftforce(1), GiveNothing()),
            ("mine 3.2",),
        ),
    ),
)

THUNDERBOLT: Final = Lesson(
    "thunderbolt",
    (
        LessonStep(
            duel("3 thunderbolt5 / ice7 air6*4 earth5*3", hand="thunderbolt6 water7 fire5"),
            GainRiftforce(2),
            ("mine 3.1", "theirs 3.2", "theirs 3.3"),
        ),
    ),
)

AIR: Final = Lesson(
    "air",
    (
        LessonStep(
            duel("1 air5 / -", "2 - / ice5*4", "3 - / earth6*5", "4 - / fire5*4", hand="air7 water6 light5"),
            GainRiftforce(3),
            ("mine 1.1", "location 3"),
        ),
    ),
)

ACID: Final = Lesson(
    "acid",
    (
        LessonStep(
            duel("3 acid6 / ice5*2 air6*5", hand="acid5 water7 fire6"),
            ClearLocation(3),
            ("mine 3.1", "theirs 3.1", "theirs 3.2"),
        ),
        LessonStep(
            duel("2 acid5 fire5 / crystal5*2", hand="light5 water6"),
            GainRiftforce(2),
            ("theirs 2.1",),
        ),
    ),
)

BEAST: Final = Lesson(
    "beast",
    (
        LessonStep(
            duel("2 beast6*1 / earth7", "3 - / ice5*2", "1 - / air7*3", hand="beast5 water7 fire6"),
            Destroy("ice5"),
            ("mine 2.1", "theirs 1.1", "theirs 3.1"),
        ),
        LessonStep(
            duel("3 fire6 beast6 / earth6*2", "4 - / ice6*3", "2 - / air5", hand="light6 water5 beast7"),
            Destroy("ice6"),
            ("mine 3.2", "theirs 4.1"),
        ),
    ),
)

LAVA: Final = Lesson(
    "lava",
    (
        LessonStep(
            duel("3 lava6 / earth7", "2 - / ice5*3", "4 - / air6*4", hand="lava5 water7 fire6"),
            GainRiftforce(2),
            ("mine 3.1", "theirs 2.1", "theirs 4.1"),
        ),
        LessonStep(
            duel("3 water5*4 lava5 / earth7", "4 - / ice5*3", hand="fire6 light5 lava7"),
            AllOf(Destroy("ice5"), LoseNothing()),
            ("mine 3.1", "mine 3.2"),
        ),
    ),
)

LOVE: Final = Lesson(
    "love",
    (
        LessonStep(
            duel("2 water7*6 / ice5", "4 fire5 / air6", hand="love5 water6 light7"),
            Heal(),
            ("card love5", "mine 2.1"),
        ),
    ),
)

MAGNET: Final = Lesson(
    "magnet",
    (
        LessonStep(
            duel("3 magnet5 / ice6 air7", "4 - / earth5", hand="magnet6 water7 fire5"),
            EnemyAt("air7", 2),
            ("mine 3.1", "theirs 3.2"),
        ),
        LessonStep(
            duel("3 magnet6 fire6 / ice7", "2 - / air5", hand="water6 light5"),
            ClearLocation(3),
            ("mine 3.1", "theirs 3.1"),
        ),
    ),
)

MUSIC: Final = Lesson(
    "music",
    (
        LessonStep(
            duel("3 music6 / earth6*4", "4 - / ice5*4", hand="music5 water7 fire6"),
            TakeOver("earth6"),
            ("mine 3.1", "theirs 3.1"),
        ),
        LessonStep(
            duel("3 music6 / earth6*4", "4 - / ice5*4 air6*5", hand="music5 water7 fire5"),
            GainRiftforce(3),
            ("theirs 3.1", "theirs 4.1", "theirs 4.2"),
        ),
    ),
)

SAND: Final = Lesson(
    "sand",
    (
        LessonStep(
            duel("1 sand6*2 / ice7", "4 - / air5*4 fire6*5 earth7", hand="sand5 water7 light6"),
            GainRiftforce(2),
            ("mine 1.1", "location 4"),
        ),
    ),
)

STAR: Final = Lesson(
    "star",
    (
        LessonStep(
            duel("2 star5 / ice5*3", "4 star6 / air7", hand="star7 water5 light6"),
            AllOf(Destroy("ice5"), HandOf(4)),
            ("mine 2.1", "mine 4.1"),
        ),
    ),
)

GUILDS: Final = Chapter(
    "guilds",
    (
        FIRE,
        EARTH,
        LIGHT,
        PLANT,
        WATER,
        ICE,
        SHADOW,
        CRYSTAL,
        THUNDERBOLT,
        AIR,
    ),
)

BEYOND: Final = Chapter("beyond", (ACID, BEAST, LAVA, LOVE, MAGNET, MUSIC, SAND, STAR))

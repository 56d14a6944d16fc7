"""The challenges of solo: what a bot of each number does, by stars, and what the ampersand adds."""

from __future__ import annotations

from typing import Final

from riftable.core.errors import BadOption
from riftable.games.riftforce.error_messages import RiftforceMessage
from riftable.games.riftforce.rules.selectors import (
    ANY_ALLY,
    FIRST_BESIDE,
    FIRST_ENEMY,
    LAST_ENEMY,
    LAST_OTHER,
    MOST_DAMAGED,
    ONE_BESIDE,
    OTHER_ENEMIES,
    SECOND_ENEMY,
    FirstBeside,
)
from riftable.games.riftforce.rules.state import Challenge
from riftable.games.riftforce.rules.steps import (
    ELSEWHERE,
    Heal,
    Hit,
    Move,
    Pull,
    Push,
    Repeat,
    Word,
    lowered,
)

# By number - 5 and stars - 1.
# fmt: off
CHALLENGES: Final[list[list[list[Word]]]] = [
    [
        [Hit(2, FIRST_ENEMY)],
        [Hit(2, LAST_ENEMY, on_kill=Repeat())],
        [Hit(2, FIRST_ENEMY), Hit(1, SECOND_ENEMY)],
        [Hit(2, MOST_DAMAGED)],
    ], [
        [Hit(3, LAST_ENEMY)],
        [Hit(3, ONE_BESIDE), Pull()],
        [Hit(3, FIRST_ENEMY), Push()],
        [Hit(3, FIRST_ENEMY)],
    ], [
        [Hit(2, FIRST_BESIDE)],
        [Hit(2, FIRST_ENEMY), Hit(2, LAST_ENEMY)],
        [Hit(3, FIRST_ENEMY), Hit(1, OTHER_ENEMIES)],
        [Hit(5, LAST_ENEMY)],
    ],
]
AMPERSANDS: Final[dict[str, list[Word]]] = {"move": [Move(ELSEWHERE)], "heal": [Heal(1, ANY_ALLY)]}
# fmt: on
AMPERSAND_STARS: Final = 5
NO_AMPERSAND: Final = "none"
AMPERSAND_CHOICES: Final = [f"{kind}:{number}" for kind in AMPERSANDS for number in (5, 6, 7)]
ONCE: Final[list[Word]] = [Hit(2, FIRST_ENEMY), Hit(2, LAST_OTHER)]  # 7 with 2 stars, if A34 is off

PRESETS: Final[dict[str, tuple[str, str]]] = {
    "beginner": ("1,1,1", NO_AMPERSAND),
    "easy": ("2,2,1", NO_AMPERSAND),
    "normal": ("2,3,2", NO_AMPERSAND),
    "hard": ("3,3,3", NO_AMPERSAND),
    "expert": ("4,4,4", NO_AMPERSAND),
    "hardest": ("4,4,4", "move:7"),
}


def words_of(number: int, stars: int, twice: bool = True) -> list[Word]:
    """The words of a challenge, without an ampersand."""
    if number == 7 and stars == 2 and not twice:
        return ONCE
    return CHALLENGES[number - 5][stars - 1]


def challenge(number: int, stars: int, ampersand: str, twice: bool) -> Challenge:
    """A challenge, as `GameConfig` holds it; `ampersand` is "move", "heal" or nothing."""
    words = words_of(number, stars, twice)
    first = AMPERSANDS[ampersand] if ampersand else []
    hit = words[0]
    assert isinstance(hit, Hit)
    code = lowered(f"bot{number}", [*first, *words], True)
    total = stars + (AMPERSAND_STARS if ampersand else 0)
    return Challenge(code, isinstance(hit.selector, FirstBeside), ampersand == "move", total)


def read_stars(text: str) -> list[int]:
    """The stars of 5, 6 and 7 from an option such as "2,3,1"."""
    parts = text.replace(",", " ").split()
    if len(parts) != 3 or any([part not in ("1", "2", "3", "4") for part in parts]):
        raise BadOption(RiftforceMessage.STARS, option="stars", word=text)
    return [int(part) for part in parts]


def read_ampersand(text: str) -> tuple[str, int]:
    """Kind and number of an ampersand from an option such as "move:7"; "" and 0 if there is none."""
    if text == NO_AMPERSAND:
        return "", 0
    kind, _, number = text.partition(":")
    if text not in AMPERSAND_CHOICES:
        raise BadOption(RiftforceMessage.AMPERSAND, option="ampersand", word=text)
    return kind, int(number)

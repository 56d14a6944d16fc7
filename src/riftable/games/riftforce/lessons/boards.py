"""Positions of lessons, written briefly: what matters is given, the rest is filled in."""

from __future__ import annotations

from typing import Final

FIRST_BOX: Final = ("fire", "water", "light", "plant", "earth", "ice", "crystal", "thunderbolt")
SPARE_CARDS: Final = 4  # in the hand of the other side, one of each of its guilds


def duel(
    *lines: str,
    hand: str,
    mine: str = "",
    theirs: str = "",
    score: str = "0 0",
    first: int = 0,
    rounds: int = 3,
) -> str:
    """Return a position of a duel in which seat 0, the learner, is asked.

    A line is `2 fire5 / ice6*3`. The guilds of a side are those named here and those of its cards, and then
    others until there are four; all cards that are nowhere else are in the decks.
    """
    sides = [" ".join(line.partition("/")[side].split("/")[0] for line in lines) for side in (0, 2)]
    own = guilds_in(f"{mine} {hand} {without_locations(sides[0])}")
    other = guilds_in(f"{theirs} {sides[1]}")
    spare = [guild for guild in FIRST_BOX if guild not in own and guild not in other]
    own += spare[: 4 - len(own)]
    other += [guild for guild in spare if guild not in own][: 4 - len(other)]
    held = " ".join(f"{guild}6" for guild in other[:SPARE_CARDS])
    return "\n".join(
        [
            "riftforce duel",
            f"first {first}",
            "turn 0",
            f"round {rounds}",
            f"score {score}",
            f"guilds 0 {' '.join(own)}",
            f"guilds 1 {' '.join(other)}",
            *lines,
            f"hand 0 {hand}",
            f"hand 1 {held}",
        ]
    )


def without_locations(cards: str) -> str:
    """Return the words of lines without the numbers of the locations."""
    return " ".join(word for word in cards.split() if not word.isdigit())


def guilds_in(words: str) -> list[str]:
    """Return the guilds of guilds and cards, each once: "fire5*2" is of Fire."""
    found = [word.rstrip("0123456789*") for word in words.split() if word != "-"]
    return list(dict.fromkeys(found))

"""Positions of lessons, written briefly: what matters is given, the rest is filled in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

FIRST_UNIT: Final = 4  # legends and battlefields have the numbers before
FIELDS: Final = {  # by deck, one without an ability that matters in a lesson
    "sett": "monastery-of-hirana",
    "sett-spiritforged": "monastery-of-hirana",
    "leona": "grove-of-the-god-willow",
    "annie-origins": "the-dreaming-tree",
}
CHAMPIONS: Final = {
    "sett": "sett-kingpin",
    "sett-spiritforged": "sett-brawler",
    "leona": "leona-determined",
    "annie-origins": "annie-stubborn",
}


def duel(
    *units: str,
    decks: tuple[str, str] = ("sett", "leona"),
    hand: str = "",
    runes: str = "",
    their_hand: str = "",
    their_runes: str = "",
    control: str = "- -",
    score: str = "0 0",
    champion: bool = False,
    extra: Sequence[str] = (),
) -> str:
    """Return a position of a duel in which seat 0, the learner, acts in its turn.

    A unit is written as in a position: `first-mate 0 @1 exhausted`. `control` says who controls the two
    battlefields, `champion` whether the learner's champion still waits to be played. The opponent's hand is
    known to both.
    """
    mine, theirs = decks
    lines = [
        "riftbound duel",
        f"option decks {mine} / {theirs}",
        "first 1",
        "turn 0",
        "round 6",
        f"score {score}",
    ]
    for seat, (deck, controller) in enumerate(zip(decks, control.split(), strict=True)):
        lines.append(f"field {seat + 1} {FIELDS[deck]} {seat} {controller}")
    lines += [f"unit {FIRST_UNIT + i} {unit}" for i, unit in enumerate(units)]
    if not champion:
        lines += ["champion 0 -", f"trash 0 {CHAMPIONS[mine]}"]
    lines += ["champion 1 -", f"trash 1 {CHAMPIONS[theirs]}"]
    lines += [f"runes 0 {runes or '-'}", f"hand 0 {hand or '-'}"]
    lines += [f"runes 1 {their_runes or '-'}", f"hand 1 {their_hand or '-'}", f"known 1 {their_hand or '-'}"]
    return "\n".join([*lines, *extra])

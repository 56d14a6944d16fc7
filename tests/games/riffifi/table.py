"""Small tables of Riffifi, made by hand: whatever a test does not care about is left out."""

from __future__ import annotations

from riftable import Game
from riftable.games.riffifi.rules.ids import CARD_NAMES, COLOR_NAMES
from riftable.games.riffifi.rules.view import RiffifiView
from tests.helpers import line, table

# Two cards for each seat, for the last one plays itself; none of them is worth looking at.
SPARE = (
    "hand 0 purple1 purple5",
    "hand 1 purple2 purple6",
    "hand 2 purple3 purple7",
    "hand 3 purple4 purple8",
    "hand 4 yellow4 yellow5",
)


def riffifi(*lines: str, players: int = 4, auto: bool = True) -> Game:
    """A table at which all seats have cards; lines for hands replace those."""
    said = {tuple(text.split()[:2]) for text in lines}
    spare = [text for text in SPARE[:players] if tuple(text.split()[:2]) not in said]
    return table("riffifi table", f"option players {players}", *lines, *spare, auto=auto)


def tokens(game: Game, seat: int, color: str) -> int:
    """How many tokens of a color a seat has."""
    return int(line(game, f"tokens {seat}").split()[COLOR_NAMES.index(color)])


def bank(game: Game, color: str) -> int:
    """How many tokens of a color lie in the bank."""
    return int(line(game, "bank").split()[COLOR_NAMES.index(color)])


def view(game: Game, seat: int) -> RiffifiView:
    """What a seat knows."""
    seen = game.view(seat)
    assert isinstance(seen, RiffifiView)
    return seen


def known(game: Game, seat: int, other: int) -> set[str]:
    """The cards that a seat knows to be in the hand or the pile of another."""
    mask = view(game, seat).sets[other]
    return {name for card, name in enumerate(CARD_NAMES) if mask >> card & 1}


def deal(*to: str) -> str:
    """The words of chance for a deal: for each card the seat that gets it; u: unused."""
    return " ".join("!unused" if seat == "u" else f"!{seat}" for seat in "".join(to))

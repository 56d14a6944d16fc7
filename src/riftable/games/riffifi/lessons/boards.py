"""Positions of lessons, written briefly: what matters is given, the other cards are dealt and played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.games.riffifi.rules.ids import CARD_NAMES, OFFICER

PLAYERS: Final = 3
CARDS_EACH: Final = 12
MAX_OF_COLOR: Final = 4  # in one hand; with more it is a misdeal


def table(
    *,
    hand: str,
    faces: tuple[str, str],
    unseen: str = "",
    tokens: Sequence[str] = (),
    score: str = "0 0 0",
    deal: int = 1,
    options: Sequence[str] = (),
) -> str:
    """Return a position with three players in which seat 0, the learner, deals and is asked.

    `faces` are the cards that the two others have played last; one with a * lies face up. The cards in
    `unseen` are still in their hands or out of play, and if there is room others with them; all the rest has
    been played. `tokens` are lines of the position.
    """
    own, shown, hidden = hand.split(), [face.rstrip("*") for face in faces], unseen.split()
    with_officer = "officer yes" in options
    deck = [name for name in CARD_NAMES if name[-1] != "1"] if with_officer else CARD_NAMES[:OFFICER]
    rest = [name for name in by_value(deck) if name not in own and name not in shown and name not in hidden]
    laid = CARDS_EACH - len(own)
    seats = [Seat(own, laid), Seat([shown[0]], laid), Seat([shown[1]], laid)]
    for name in rest:
        seats = deal_card(seats, name, played=True)
    left = [name for name in rest if not any(name in seat.pile for seat in seats)]
    for seat in seats:
        seat.room = CARDS_EACH - len(seat.cards)
    for name in [*hidden, *left]:
        seats = deal_card(seats, name, played=False)
    lines = ["riffifi table", f"option players {PLAYERS}", *(f"option {option}" for option in options)]
    lines += ["dealer 0", "turn 0", f"deal {deal}", f"score {score}", *tokens]
    for number, seat in enumerate(seats):
        last = [faces[number - 1]] if number else []
        held = own if number == 0 else seat.held
        lines.append(f"pile {number} {' '.join([*seat.pile, *last]) or '-'}")
        lines.append(f"hand {number} {' '.join(held) or '-'}")
    return "\n".join(lines)


class Seat:
    """What a seat has been dealt so far."""

    def __init__(self, cards: list[str], room: int) -> None:
        self.cards = [*cards]
        self.room = room  # for cards that are dealt now
        self.pile: list[str] = []
        self.held: list[str] = []

    def of_color(self, name: str) -> int:
        """Return how many cards of the color of a card it has."""
        return sum(card[:-1] == name[:-1] for card in self.cards)


def deal_card(seats: list[Seat], name: str, *, played: bool) -> list[Seat]:
    """Give a card to the seat with the fewest of its color that has room for it; to none if none has."""
    able = [seat for seat in seats if seat.room and seat.of_color(name) < MAX_OF_COLOR]
    if able:
        seat = min(able, key=lambda one: (one.of_color(name), -one.room))
        seat.cards.append(name)
        seat.room -= 1
        (seat.pile if played else seat.held).append(name)
    return seats


def by_value(names: Sequence[str]) -> list[str]:
    """Return cards from the highest to the lowest, the Officer last: what is not seen is mostly low."""
    return sorted(names, key=lambda name: (name == CARD_NAMES[OFFICER], -ord(name[-1]), name))

"""The lessons of Riffifi, how their cards are searched, and what their coach can point at."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from riftable.core.machine import CHANCE, State
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.gamekit.lessons import LessonBook
from riftable.games.riffifi.lessons.basics import BASICS, VARIANTS
from riftable.games.riffifi.lessons.first_game import FIRST_GAME
from riftable.games.riffifi.lessons.goals import is_paid, riffifi
from riftable.games.riffifi.puzzles.book import RiffifiPuzzles
from riftable.games.riffifi.rules.ids import ASK_ODD, CARD_NAMES, COLOR_NAMES
from riftable.games.riffifi.rules.view import RiffifiView

LAST_CARDS: Final = 2  # with so few in hand, a lesson goes on to the end of the hand


class LessonAction(RiffifiPuzzles):
    """One card until it has paid, or the last two until all is counted."""

    def is_over(self, start: State, state: State, seat: int) -> bool:
        ask = state.ask
        if ask is None or ask.seat == CHANCE or riffifi(state).number != riffifi(start).number:
            return True
        if len(riffifi(start).hands[seat]) <= LAST_CARDS or ask.kind == ASK_ODD:
            return False
        return is_paid(start, state, seat)

    def searched(self, rules: Rules, view: View) -> State:
        """Toward the end of a hand the others have hands of the right size: some deal, as good as any."""
        assert isinstance(view, RiffifiView)
        if len(view.hand) <= LAST_CARDS:
            return rules.imagine(view, Rng(0))
        return super().searched(rules, view)

    def considered(self, rules: Rules, state: State, seat: int) -> list[int]:
        assert state.ask is not None
        if len(riffifi(state).hands[seat]) < LAST_CARDS:
            return state.ask.moves
        return super().considered(rules, state, seat)

    def key(self, state: State, seat: int) -> Hashable | None:
        known, now = super().key(state, seat), riffifi(state)
        if known is None:
            return None
        if len(now.hands[seat]) < LAST_CARDS:
            return (known, tuple(now.piles), int(now.closing))
        return (known, now.unseen[seat])


class RiffifiLessons(LessonBook):
    """What the coach points at is written as follows.

    `player 2` (the card face up before a player), `tokens 2 red`, `bank red`, `card red5`, `hand`.
    """

    def anchor(self, state: State, seat: int, word: str) -> str:
        what, *rest = word.split()
        match what, rest:
            case "player", [number]:
                return f"fx=face-{seat_of(state, number)}"
            case "tokens", [number, color] if color in COLOR_NAMES:
                return f"fx=tokens-{seat_of(state, number)}-{color}"
            case "bank", [color] if color in COLOR_NAMES:
                return f"fx=bank-{color}"
            case "card", [card] if card in [CARD_NAMES[own] for own in riffifi(state).hands[seat]]:
                return f"key=card:{card}"
            case "hand", []:
                return "region=hand"
        raise ValueError(word)


def seat_of(state: State, number: str) -> int:
    """Return the seat of a player, who is counted from 1; raise `ValueError` if there is none."""
    seat = int(number) - 1
    if not 0 <= seat < riffifi(state).config.players:
        raise ValueError(number)
    return seat


LESSONS: Final = RiffifiLessons(LessonAction(), FIRST_GAME, (BASICS, VARIANTS))

"""The lessons of Riftbound, how their turns are searched, and what their coach can point at."""

from __future__ import annotations

from typing import Final

from riftable.core.machine import CHANCE, State
from riftable.core.rules import Rules
from riftable.gamekit.lessons import LessonBook
from riftable.games.riftbound.lessons.basics import BATTLEFIELDS, CARDS
from riftable.games.riftbound.lessons.first_game import FIRST_GAME
from riftable.games.riftbound.lessons.goals import field_place, permanents, realm
from riftable.games.riftbound.puzzles.book import RiftboundPuzzles, hooks_of
from riftable.games.riftbound.rules.ids import ASK_PAY, ASK_RUNE, SPAN, V_END, V_PASS
from riftable.games.riftbound.rules.state import Realm

TURNS_OF_BOTH: Final = 2


class LessonAction(RiftboundPuzzles):
    """The learner's turn; with no card in hand the opponent's turn after it, too.

    Chance answers in the same way each time; no goal depends on it.
    """

    max_positions = 3000

    def is_over(self, start: State, state: State, seat: int) -> bool:
        turns = 1 if realm(start).hands[seat] else TURNS_OF_BOTH
        return state.ask is None or realm(state).round >= realm(start).round + turns

    def considered(self, rules: Rules, state: State, seat: int) -> list[int]:
        """How to pay is left to the bots. Others act, if that is as bad for the seat as if they passed."""
        assert state.ask is not None
        ask = state.ask
        if ask.seat == CHANCE:
            return ask.moves[:1]
        if ask.seat == seat or ask.kind in (ASK_PAY, ASK_RUNE):
            return hooks_of(rules).candidate_moves(state)
        return sorted(ask.moves, key=lambda move: move // SPAN in (V_PASS, V_END))


class RiftboundLessons(LessonBook):
    """What the coach points at is written as follows.

    `unit first-mate` and `enemy first-mate` (gear too), `field 1`, `card defy`, `champion`,
    `runes`.
    """

    def anchor(self, state: State, seat: int, word: str) -> str:
        now, (what, _, which) = realm(state), word.partition(" ")
        match what:
            case "unit" | "enemy":
                return f"fx=unit-{object_named(now, seat if what == 'unit' else 1 - seat, which)}"
            case "field" if which in ("1", "2"):
                return f"fx=place-{field_place(now, int(which))}"
            case "card" if which in [now.cards[kind].name for kind in now.hands[seat]]:
                return f"key=card:{which}"
            case "champion" if now.champion[seat] >= 0:
                return f"key=champion:{now.cards[now.champion[seat]].name}"
            case "runes":
                return f"fx=runes-{seat}"
        raise ValueError(word)


def object_named(state: Realm, seat: int, name: str) -> int:
    """Return the unit or gear of a seat with a name; raise `ValueError` if there is none."""
    found = list(permanents(state, seat, name))
    if not found:
        raise ValueError(name)
    return found[0]


LESSONS: Final = RiftboundLessons(LessonAction(), FIRST_GAME, (BATTLEFIELDS, CARDS))

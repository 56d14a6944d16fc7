"""The lessons of Riftforce, how their actions are searched, and what their coach can point at."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from riftable.core.machine import CHANCE, State
from riftable.core.rules import Rules
from riftable.gamekit.lessons import LessonBook
from riftable.gamekit.own_action import OwnAction
from riftable.games.riftforce.lessons.basics import BASICS
from riftable.games.riftforce.lessons.first_game import FIRST_GAME
from riftable.games.riftforce.lessons.goals import rift
from riftable.games.riftforce.lessons.guilds import BEYOND, GUILDS
from riftable.games.riftforce.lessons.modes import MODES
from riftable.games.riftforce.puzzles.book import action_key, is_action_over
from riftable.games.riftforce.rules.ids import ASK_GUILD, ASK_KEEP
from riftable.games.riftforce.rules.state import Rift

PICKS: Final = (ASK_GUILD, ASK_KEEP)  # of the draft
STRIDE: Final = 7  # mixes the cards that chance deals, and has no common factor with usual numbers of kinds


class LessonAction(OwnAction):
    """An action, or the rest of the draft. Chance deals the same cards each time; no goal depends on them."""

    def is_over(self, start: State, state: State, seat: int) -> bool:
        if start.ask is not None and start.ask.kind in PICKS:
            return state.ask is None or state.ask.kind not in PICKS
        return is_action_over(start, state)

    def considered(self, rules: Rules, state: State, seat: int) -> list[int]:
        assert state.ask is not None
        moves = state.ask.moves
        if state.ask.seat != CHANCE:
            return moves
        at = STRIDE * sum(map(len, rift(state).hands)) % len(moves)
        return moves[at : at + 1]

    def key(self, state: State, seat: int) -> Hashable | None:
        table, known = rift(state), action_key(state)
        if known is None:
            return None
        return (known, tuple(table.hands[seat]), tuple(map(frozenset, table.guilds)), frozenset(table.offer))


class RiftforceLessons(LessonBook):
    """What the coach points at is written as follows.

    `mine 3.1` and `theirs 3.1` (location and place in line), `location 3`, `card fire5`, `guild fire`, `move
    draw`, `hand`, `score`.
    """

    def anchor(self, state: State, seat: int, word: str) -> str:
        table, (what, _, which) = rift(state), word.partition(" ")
        match what:
            case "mine" | "theirs":
                return f"key=unit:{unit_at(table, seat, word)}"
            case "location":
                return f"fx=lane-{int(which) - 1}"
            case "card" | "guild":
                return f"key={what}:{which}"
            case "move":
                return f"move={which}"
            case "hand":
                return "region=hand"
            case "score":
                return f"fx=score-{table.config.sides[seat]}"
        raise ValueError(word)


def unit_at(state: Rift, seat: int, word: str) -> int:
    """Return the elemental that a word such as `theirs 3.1` means; raise `IndexError` if there is none."""
    whose, _, where = word.partition(" ")
    side = state.config.sides[seat]
    lane, _, place = where.partition(".")
    return int(state.row(side if whose == "mine" else 1 - side, int(lane) - 1)[int(place) - 1])


LESSONS: Final = RiftforceLessons(LessonAction(), FIRST_GAME, (BASICS, GUILDS, BEYOND, MODES))

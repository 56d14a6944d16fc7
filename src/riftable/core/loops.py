"""Noticing that a game goes round in circles."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import CHANCE, State
from riftable.core.rules import Rules

LONG_ACTION: Final = 50  # decisions, after which every position of an action is remembered
ENDLESS_ACTION: Final = 1_000  # decisions that no action needs


@final
class LoopDetector:
    """Notices that a game goes round in circles.

    Show it every position of a game. It remembers those at rest, and those of an action that takes long: if
    one is there again, with everything that the rules count, the players can go the same way for ever.

        detector = LoopDetector(rules)
        while s.ask is not None:
            if loop := detector.notice(s):
                raise BrokenLaw(loop)
            ...
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seen: set[int] = set()  # hashes of positions
        self.decisions = 0
        self.in_action = 0  # decisions since the game was at rest

    def notice(self, s: State) -> str:
        """Note a position; return what shows that the game is in a loop, or "" if nothing does."""
        ask = s.ask
        if ask is None or ask.seat == CHANCE:
            return ""
        self.decisions += 1
        self.in_action = 0 if self.rules.at_rest(s) else self.in_action + 1
        if self.in_action > ENDLESS_ACTION:
            return f"an action takes more than {ENDLESS_ACTION} decisions"
        if 0 < self.in_action <= LONG_ACTION:
            return ""
        key = hash(repr(self.rules.everything(s)))
        if key in self.seen:
            return f"the position of decision {self.decisions} was there before"
        self.seen.add(key)
        return ""

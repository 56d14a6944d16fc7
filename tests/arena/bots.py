"""Custom bots, good and bad, for the tests of the arena."""

from __future__ import annotations

import os
import time

from riftable.core.rng import Rng
from riftable.core.rules import Rules, View


class First:
    """Takes the first answer; knows no rules."""

    def choose(self, view: View, rng: Rng) -> int:
        assert view.ask is not None
        return view.ask.moves[0]


class Nth:
    """Takes an answer by number; made of the rules and a parameter."""

    def __init__(self, rules: Rules, n: int = 0) -> None:
        self.rules = rules
        self.n = n

    def choose(self, view: View, rng: Rng) -> int:
        assert view.ask is not None
        return view.ask.moves[self.n % len(view.ask.moves)]


class Cheat:
    """Makes an illegal move."""

    def choose(self, view: View, rng: Rng) -> int:
        return 9999


class Faint:
    """Raises an error after a while."""

    def __init__(self) -> None:
        self.left = 9

    def choose(self, view: View, rng: Rng) -> int:
        assert view.ask is not None
        self.left -= 1
        if not self.left:
            raise ValueError("too tired")
        return view.ask.moves[0]


LONG_S = 600


class Slow:
    """Sleeps before every answer."""

    def choose(self, view: View, rng: Rng) -> int:
        assert view.ask is not None
        time.sleep(LONG_S)
        return view.ask.moves[0]


class Fatal:
    """Ends its process."""

    def choose(self, view: View, rng: Rng) -> int:
        os._exit(1)


class NoBot:
    """Has no `choose`."""


class Broken:
    """Raises an error when it is created."""

    def __init__(self) -> None:
        raise RuntimeError("no")

"""Choices of several things in which the order does not matter to a player, though the rules want one.

Rules that offer the same set of things only once, in ascending order, keep the search of bots small. People
pick things in any order. A presenter describes such choices with these types, and the server puts the
answers into the order of the rules.
"""

from __future__ import annotations

from typing import NamedTuple


class FreeChoice(NamedTuple):
    """A question that asks for several things, one after the other, whose order does not matter."""

    chosen: int  # so many are chosen already
    least: int  # so many must be, in all
    most: int  # so many may be, in all
    moves: list[int]  # the answers that can be part of it, if nothing else is chosen before them


class JointAction(NamedTuple):
    """An action that several things take together: its answers in the order of the rules."""

    moves: list[int]
    more: list[int]  # further answers; empty once the action is closed
    chosen: int  # how many things take part so far

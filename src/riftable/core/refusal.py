"""Refusal: why an answer is not possible, as data; a game's `speech` makes a sentence of it."""

from __future__ import annotations

from typing import Final

# What can be wrong in every game, with what it carries.
NOT_YOUR_TURN: Final = "not_your_turn"
GAME_OVER: Final = "game_over"
UNDO_REVEALED: Final = "undo_revealed"
NOTHING_TO_UNDO: Final = "nothing_to_undo"
UNKNOWN_WORD: Final = "unknown_word"  # word; guess: the nearest legal name, or ""
AMBIGUOUS: Final = "ambiguous"  # word
NOT_AN_ANSWER: Final = "not_an_answer"  # word: a move, but not one this question takes
STALE: Final = "stale"


class Refusal:
    """Why an answer is not possible. A game adds what its own reasons carry."""

    def __init__(self, key: str, word: str = "", guess: str = "") -> None:
        self.key = key
        self.word = word
        self.guess = guess

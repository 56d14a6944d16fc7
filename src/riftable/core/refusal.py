"""Refusals: why an answer is not possible, as data. A game's `speech` turns them into sentences."""

from __future__ import annotations

from typing import Final

# Keys of refusals that every game has; the comment lists the fields they use.
NOT_YOUR_TURN: Final = "not_your_turn"
GAME_OVER: Final = "game_over"
UNDO_REVEALED: Final = "undo_revealed"
UNDO_OTHERS_ACTED: Final = "undo_others_acted"
UNDO_TURN_OVER: Final = "undo_turn_over"
NOTHING_TO_UNDO: Final = "nothing_to_undo"
UNKNOWN_WORD: Final = "unknown_word"  # word; guess: the nearest legal name, or ""
AMBIGUOUS: Final = "ambiguous"  # word
NOT_AN_ANSWER: Final = "not_an_answer"  # word: a move, but not an answer to this question
STALE: Final = "stale"


class Refusal:
    """Why an answer is not possible. A game adds fields for its own reasons."""

    def __init__(self, key: str, word: str = "", guess: str = "") -> None:
        self.key = key
        self.word = word
        self.guess = guess

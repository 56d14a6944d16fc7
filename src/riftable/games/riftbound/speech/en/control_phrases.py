"""English: the phrases of card text about control and copied text."""

from __future__ import annotations

from riftable.games.riftbound.speech.card_parts import Referent, VerbForm
from riftable.games.riftbound.speech.control_phrases import ControlPhrases
from riftable.games.riftbound.speech.en.card_nouns import refer_to
from riftable.games.riftbound.speech.en.card_words import conjugated


class EnglishControlPhrases(ControlPhrases):
    """Control in English."""

    def gain_control(self, form: VerbForm, what: Referent) -> str:
        return f"{conjugated('take', form)} control of {refer_to(what)}"

    def lose_control(self, form: VerbForm, what: Referent) -> str:
        lost = f"{conjugated('lose', form)} control of {refer_to(what)}"
        return f"{lost} and {conjugated('recall', form)} {refer_to(what)}"

    def move_to_your_base(self, form: VerbForm, what: Referent) -> str:
        return f"{conjugated('move', form)} {refer_to(what)} to your base"

    def yours_until_i_leave(self, what: Referent) -> str:
        return f"you control {refer_to(what)} until I leave the board"

    def kept_until_gone(self, title: str, keeper: str) -> str:
        return f"{title} stays with this player until {keeper} leaves the board."

    def once_this_turn(self, statement: str) -> str:
        return f"this turn, {statement}"

    def ask_without_energy(self, card: str) -> str:
        return f"{card}: ignore its Energy cost?"

    def looks_before_revealing(self) -> str:
        first = "if you would reveal cards from a deck, first look at its top card"
        return f"{first}. You may recycle it. Then reveal those cards"

    def play_all_banished_with(self, form: VerbForm, this: Referent) -> str:
        return f"{conjugated('play', form)} all units banished with {refer_to(this)}, ignoring their costs"

    def was_banished_with(self, card: str, title: str) -> str:
        return f"{card} was banished with {title}."

    def copies_text(self) -> str:
        copied = "copy that unit’s text to this Equipment’s effect text"
        return f"as this is attached to a unit, {copied} for as long as this is attached to it"

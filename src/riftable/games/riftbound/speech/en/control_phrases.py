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
        return f"you keep control of {refer_to(what)} until I leave the board"

    def kept_until_gone(self, title: str, keeper: str) -> str:
        return f"{title} stays with this player until {keeper} leaves the board."

    def once_this_turn(self, statement: str) -> str:
        return f"this turn, {statement}"

    def ask_without_energy(self, card: str) -> str:
        return f"{card}: ignore its Energy cost?"

    def looks_before_revealing(self) -> str:
        return "before you reveal cards from a deck, look at its top card. You may recycle it"

    def play_all_banished_with(self, form: VerbForm, this: Referent) -> str:
        units = f"each unit that was banished with {refer_to(this)}"
        return f"{conjugated('play', form)} {units}, ignoring its cost"

    def was_banished_with(self, card: str, title: str) -> str:
        return f"{card} was banished with {title}."

    def copies_text(self) -> str:
        copied = "the effect text of this Equipment is a copy of that unit’s text"
        return f"while this is attached to a unit, {copied}"

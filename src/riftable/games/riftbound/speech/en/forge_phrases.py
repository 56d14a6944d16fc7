"""English: the phrases of card text that came with Spiritforged."""

from __future__ import annotations

from riftable.games.riftbound.speech.card_parts import NounPhrase, Pronoun, VerbForm
from riftable.games.riftbound.speech.en.card_nouns import gifts_text, refer_to, subject_verb
from riftable.games.riftbound.speech.en.card_words import conjugated
from riftable.games.riftbound.speech.forge_phrases import ForgePhrases


class EnglishForgePhrases(ForgePhrases):
    """What came with Spiritforged, in English."""

    def this_turn(self, statement: str) -> str:
        return f"{statement} this turn"

    def take_up(self, what: NounPhrase) -> str:
        return f"you may attach {refer_to(what)} to me for its [Equip] cost less [A]"

    def mixes_scoring(self) -> str:
        return "my hold effects are also conquer effects, and vice versa"

    def costs_less_elsewhere(self, this: Pronoun, cost: str) -> str:
        return f"{subject_verb(this, 'cost')} {cost} less to play from anywhere other than your hand"

    def reveal_and_draw(self, form: VerbForm, what: NounPhrase) -> str:
        return (
            f"{conjugated('reveal', form)} {refer_to(what)} from among them and {conjugated('draw', form)} it"
        )

    def may_play_to_attacked(self) -> str:
        return "I can be played to a battlefield you’re attacking"

    def only_to_conquered(self) -> str:
        return "play me only to a battlefield you conquered this turn"

    def no_combat_damage(self) -> str:
        return "I don’t deal combat damage"

    def fresh_bonus(self, n: int) -> str:
        return f"if this was attached to me this turn, I have an additional {gifts_text([n])}"

    def doubles_bonuses(self) -> str:
        return "each Equipment attached to me gives double its base Might bonus"

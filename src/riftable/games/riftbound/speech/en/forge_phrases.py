"""English: the phrases of card text that came with Spiritforged."""

from __future__ import annotations

from collections.abc import Sequence

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

    def one_not_chosen(self, modes: Sequence[str]) -> str:
        return f"choose one you’ve not chosen this turn — {' • '.join(modes)}"

    def i_am_a(self, tag: str) -> str:
        return f"I am a {tag}"

    def one_of(self, modes: Sequence[str]) -> str:
        return f"choose one — {' • '.join(modes)}"

    def attach_or_detach(self) -> str:
        chosen = "choose a unit and an Equipment with the same controller"
        return f"{chosen}. Attach that Equipment to that unit or detach it from that unit"

    def repeats_for_its_cost(self, form: VerbForm, what: NounPhrase) -> str:
        return f"{conjugated('give', form)} {refer_to(what)} [Repeat] equal to its cost"

    def each_may_play(self, played: str) -> str:
        return f"you and each opponent may {played}"

    def you_play_for_each(self, played: str) -> str:
        return f"for each opponent who did, {played}"

    def once_a_turn(self) -> str:
        return "use only once per turn"

    def take_over(self) -> str:
        return "if it’s equipped, you may attach one of its Equipment to me"

    def accelerate_elsewhere(self) -> str:
        return "friendly units played from anywhere other than a player’s hand have [Accelerate]"

    def equipment_quick_draw(self) -> str:
        return "your Equipment everywhere have [Quick-Draw]"

    def less_by_recycled(self) -> str:
        return "reduce its Energy cost by the Might of the unit you recycled"

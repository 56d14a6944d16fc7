"""English: the phrases of card text about what other players choose."""

from __future__ import annotations

from riftable.games.riftbound.speech.card_parts import Noun, VerbForm
from riftable.games.riftbound.speech.choice_phrases import ChoicePhrases
from riftable.games.riftbound.speech.en.card_words import NOUNS


class EnglishChoicePhrases(ChoicePhrases):
    """Choices in English."""

    def each_may_return(self) -> str:
        return "starting with the next player, each player may return a unit to its owner’s hand"

    def others_choose_victims(self) -> str:
        who = "starting with the next player, each other player"
        return f"{who} chooses a unit you don’t control that has not been chosen for this spell"

    def kill_the_chosen(self) -> str:
        return "kill those units"

    def each_discards_hand(self) -> str:
        return "each player discards their hand"

    def cards_or_runes(self) -> str:
        return "each other player chooses cards or runes"

    def for_each_choice(self, n: int) -> str:
        both = "you and that player each"
        runes = NOUNS[Noun.RUNE].counted(n)
        return (
            f"for each player that chooses cards, {both} draw {n}. "
            f"For each player that chooses runes, {both} channel {runes} exhausted"
        )

    def each_keeps(self, n: int) -> str:
        own = ", ".join(f"{n} of their {what}" for what in ("units", "gear", "runes"))
        return f"each player chooses {own} and {NOUNS[Noun.CARD].counted(n)} in their hand"

    def recycle_the_rest(self) -> str:
        return "recycle the rest"

    def they_reveal_hand(self) -> str:
        return "they reveal their hand"

    def they_discard_it(self) -> str:
        return "they discard it"

    def may_choose_anew(self) -> str:
        return "you may make new choices for it"

    def unless_they_let_draw(self, order: str, n: int) -> str:
        return f"{order} unless its controller has you draw {n}"

    def choose_opponent(self, form: VerbForm) -> str:
        return "choose an opponent"

    def choose_from_hand(self, form: VerbForm, no_unit: bool, recycle: bool) -> str:
        what = "a non-unit card" if no_unit else "a card"
        return f"choose {what} from it{' and recycle it' if recycle else ''}"

    def gain_control_of_spell(self, form: VerbForm) -> str:
        return "gain control of a spell"

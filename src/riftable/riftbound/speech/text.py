"""TextSpeech: the text of a card, made from the words that make it work; sentences are in each language."""

from __future__ import annotations

from abc import abstractmethod

from riftable.grammar.common.base import CommonSpeech
from riftable.riftbound.abilities import Ability, Card, Instruction, Word
from riftable.riftbound.facts import ACTION, KEYWORD_NAMES, REACTION, USUAL
from riftable.riftbound.words.flow import MayRecycleTop
from riftable.riftbound.words.passives import Keyword, Tags, Timing
from riftable.riftbound.words.triggers import Vision, When


class TextSpeech(CommonSpeech):
    """What a card says, line by line."""

    def card_text(self, card: Card) -> list[str]:
        """The lines of a card; none, if it only has numbers."""
        lines: list[str] = []
        spell: list[Word] = []
        for word in card.words:
            match word:
                case Tags():
                    pass
                case Timing():
                    lines.append("[Action]" if word.timing == ACTION else "[Reaction]")
                case Keyword():
                    value = f" {word.n}" if word.n > 1 else ""
                    lines.append(f"[{KEYWORD_NAMES[word.keyword]}{value}]")
                case Vision():
                    lines.append("[Vision]")
                case When():
                    lines.append(self.trigger(word))
                case Instruction():
                    spell.append(word)
                case _:
                    lines.append(self.property(word))
        if spell:
            lines.append(self.instructions(spell))
        return lines

    def price(self, ability: Ability) -> str:
        """What stands before the colon of an activated ability, in symbols: [1][A], [E]."""
        cost = ability.cost
        paid = f"[{cost.energy}]" * bool(cost.energy) + "[A]" * int(cost.power)
        timing = {USUAL: "", ACTION: " [Action]", REACTION: " [Reaction]"}[int(ability.timing)]
        return ", ".join(part for part in (paid, "[E]" * cost.exhaust) if part) + timing

    def instructions(self, words: list[Word]) -> str:
        """Instructions in order, as sentences."""
        told = [self.instruction(word) for word in words if not isinstance(word, MayRecycleTop)]
        return " ".join(sentence for sentence in told if sentence)

    @abstractmethod
    def property(self, word: Word) -> str:
        """A passive ability, a permission, an additional cost or an ability that adds, as a sentence."""

    @abstractmethod
    def trigger(self, word: When) -> str:
        """When something happens, what is done."""

    @abstractmethod
    def instruction(self, word: Word) -> str:
        """One instruction as a sentence; "" for one that another has said already."""

"""TextSpeech: the text of a card, made from the words that make it work; sentences are in each language."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from riftable.games.riftbound.cards import ALL
from riftable.games.riftbound.rules.abilities import Ability, Card, Cost, Instruction, Word
from riftable.games.riftbound.rules.ids import ACTION, DOMAIN_SIGNS, KEYWORD_NAMES, REACTION, UNIT, USUAL
from riftable.games.riftbound.words.flow import MayRecycleTop
from riftable.games.riftbound.words.passives import Activated, Modal
from riftable.games.riftbound.words.properties import Keyword, Tags, Timing
from riftable.games.riftbound.words.triggers import Vision, When, WhenEither
from riftable.language.table_talk.base import CommonSpeech
from riftable.language.text import capitalise

TYPES: Final = {card.title: int(card.type) for card in ALL}


def type_of(title: str) -> int:
    """What kind of card has this title; languages with genders want to know."""
    return TYPES.get(title, UNIT)


def symbols(cost: Cost, card: Card) -> str:
    """Energy and Power in symbols: Power of a card's one domain, or of any it has."""
    sign = DOMAIN_SIGNS[card.domains[0]] if len(card.domains) == 1 else "C" if card.domains else "A"
    return f"[{cost.energy}]" * bool(cost.energy) + f"[{sign}]" * int(cost.power)


def keyword_text(keyword: Keyword) -> str:
    """[Tank], [Assault 2]"""
    return f"[{KEYWORD_NAMES[keyword.keyword]}{f' {keyword.n}' if keyword.n > 1 else ''}]"


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
                    lines.append(keyword_text(word))
                case Vision():
                    lines.append("[Vision]")
                case When() if word.knell:
                    lines.append(f"[Deathknell] — {self.instructions(word.words)}")
                case When():
                    lines.append(self.trigger(word, card))
                case WhenEither():
                    lines.append(self.either(word))
                case Activated():
                    lines.append(f"{self.price(word.ability, card)}{self.after_price(word.words)}")
                case Modal():
                    lines.append(f"{self.price(word.ability, card)}{self.after_price_one_of(word.modes)}")
                case Instruction():
                    spell.append(word)
                case _:
                    lines.append(self.property(word, card))
        if spell:
            lines.append(self.instructions(spell))
        return lines

    def price(self, ability: Ability, card: Card) -> str:
        """What stands before the colon of an activated ability: [1][Y], [E]."""
        cost = ability.cost
        spent = self.spending(int(cost.spend)) if cost.spend else ""
        parts = [spent, symbols(cost, card), "[E]" * cost.exhaust]
        timing = {USUAL: "", ACTION: " [Action]", REACTION: " [Reaction]"}[int(ability.timing)]
        return capitalise(", ".join(part for part in parts if part)) + timing

    def instructions(self, words: list[Word]) -> str:
        """Instructions in order, as sentences."""
        told = [self.instruction(word) for word in words if not isinstance(word, MayRecycleTop)]
        return " ".join(sentence for sentence in told if sentence)

    @abstractmethod
    def spending(self, spend: int) -> str:
        """A cost that is not of runes, as it stands before a colon."""

    @abstractmethod
    def after_price(self, words: list[Word]) -> str:
        """A colon, and what an activated ability does."""

    @abstractmethod
    def after_price_one_of(self, modes: list[list[Word]]) -> str:
        """A colon, and the modes of which one is chosen."""

    @abstractmethod
    def either(self, word: WhenEither) -> str:
        """When one of several things happens, what is done."""

    @abstractmethod
    def property(self, word: Word, card: Card) -> str:
        """A passive ability, a permission, an additional cost or an ability that adds, as a sentence."""

    @abstractmethod
    def trigger(self, word: When, card: Card) -> str:
        """When something happens, what is done."""

    @abstractmethod
    def instruction(self, word: Word) -> str:
        """One instruction as a sentence; "" for one that another has said already."""

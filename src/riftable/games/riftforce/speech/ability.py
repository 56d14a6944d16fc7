"""The text of a guild's ability, walked word by word. It knows the words of the engine, not of a language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple

from riftable.games.riftforce.rules.challenges import AMPERSANDS, words_of
from riftable.games.riftforce.rules.steps import (
    Cure,
    Draw,
    Gain,
    Guild,
    Heal,
    Hit,
    HitHarder,
    Move,
    Pull,
    Push,
    Repeat,
    Steal,
    Word,
)
from riftable.games.riftforce.speech.targets import Target, continues, target
from riftable.language.text import capitalize


class Ability(NamedTuple):
    """What a guild's elementals do, in three texts; "" where there is nothing."""

    on_play: str
    active: str
    destroyed: str


class Share(NamedTuple):
    """So much damage for these."""

    n: int
    target: Target


class Clause(NamedTuple):
    """An order without capital and full stop, perhaps under a condition of its own."""

    order: str
    condition: str = ""


class AbilitySpeech(ABC):
    """The phrases abilities are made of, and how they follow one another."""

    lead_played: str  # When you play this elemental
    lead_killed: str  # If this destroys it
    colon: str

    def ability(self, guild: Guild) -> Ability:
        """All that a guild says on its card."""
        active = self._sentences(guild.words, "")
        if not guild.reward:
            active.append(self.no_reward())
        return Ability(
            on_play=self.spoken(" ".join(self._sentences(guild.on_play, self.lead_played))),
            active=self.spoken(" ".join(active)),
            destroyed=self.spoken(self.gift(guild.gift)) if guild.gift else "",
        )

    def challenge(self, number: int, stars: int, ampersand: str | None = None, twice: bool = True) -> str:
        """What a bot of a number does; `ampersand` is "move" or "heal", `twice` as in `words_of`.

        A bot that moves first acts where it has arrived: there, not here.
        """
        words = words_of(number, stars, twice)
        text = self.spoken(" ".join(self._sentences(words, "", bot=True, moved=ampersand == "move")))
        return f"{self.ampersand(ampersand)} {text}" if ampersand else text

    def ampersand(self, kind: str) -> str:
        """What the ampersand adds in front of a challenge."""
        orders = [self.ordered(self._clause(word, False, False, True)) for word in AMPERSANDS[kind]]
        orders[0] = self.first(orders[0])
        return self.spoken(" ".join(f"{capitalize(order)}." for order in orders))

    def spoken(self, text: str) -> str:
        """The last touch on a finished text, where a language needs one."""
        return text

    def _sentences(
        self, words: list[Word], lead: str, *, killed: bool = False, bot: bool = False, moved: bool = False
    ) -> list[str]:
        """The sentences of some words; `lead` opens the first, `killed` and `moved`: what came before."""
        out: list[str] = []
        while words:
            word = words[0]
            if isinstance(word, Hit):
                hits = hits_together(words, moved)
                words = words[len(hits) :]
                order = self.deal([Share(hit.n, target(hit.selector, moved, bot)) for hit in hits])
                after = hits[-1].on_kill
                if after is None and words and isinstance(words[0], Pull | Push):
                    order = self.then(order, self._clause(words[0], moved, killed, bot).order)
                    words = words[1:]
                beside = target(word.selector, moved).beside
                clause = Clause(self.choose_beside(order) if beside else order)
            else:
                words = words[1:]
                after = None
                clause = self._clause(word, moved, killed, bot)
            out.append(self._sentence("" if out else lead, clause))
            if after is not None:
                out += self._sentences([after], self.lead_killed, killed=True, bot=bot)
            moved = moved or isinstance(word, Move)
        return out

    def _clause(self, word: Word, moved: bool, killed: bool, bot: bool) -> Clause:
        """What one word orders."""
        match word:
            case HitHarder():
                aim = target(word.selector, moved, bot)
                clause = self.deal_harder(Share(word.n, aim), word.hard, word.by_me)
                if aim.beside:
                    return Clause(self.choose_beside(self.ordered(clause)))
                return clause
            case Heal():
                return Clause(self.remove(word.n, target(word.selector, moved, bot)))
            case Cure():
                return Clause(self.remove_all(target(word.selector, moved, bot)))
            case Move():
                return Clause(self.move(word.where, word.both, bot))
            case Pull():
                return Clause(self.pull(moved, bot))
            case Push():
                return Clause(self.push())
            case Gain():
                return Clause(self.gain(word.n, killed))
            case Repeat():
                return Clause(self.repeat())
            case Steal():
                return Clause(self.steal())
            case Draw():
                return self.draw()
            case _:
                raise LookupError(f"speech has no phrase for the word {type(word).__name__}")

    def _sentence(self, lead: str, clause: Clause) -> str:
        """Capital, full stop, and the lead before it; two conditions in a row are kept apart by a colon."""
        order = self.ordered(clause)
        if lead:
            order = f"{lead}{self.colon if clause.condition else ', '}{order}"
        return f"{capitalize(order)}."

    def ordered(self, clause: Clause) -> str:
        """A clause with its condition in front."""
        return self.on_condition(clause.condition, clause.order) if clause.condition else clause.order

    # One method per phrase. Orders have neither capital nor full stop.

    @abstractmethod
    def deal(self, shares: list[Share]) -> str:
        """Deal 3 damage to the first enemy here (and 1 damage to the second)"""

    @abstractmethod
    def deal_harder(self, share: Share, hard: int, by_me: bool) -> Clause:
        """Deal 2 damage to…, or 3 if…; if … is damaged, deal 4; otherwise 1"""

    @abstractmethod
    def choose_beside(self, order: str) -> str:
        """Choose an adjacent location: …"""

    @abstractmethod
    def first(self, order: str) -> str:
        """First, …"""

    @abstractmethod
    def then(self, order: str, second: str) -> str:
        """…, then …"""

    @abstractmethod
    def remove(self, n: int, aim: Target) -> str:
        """Remove 1 damage from…"""

    @abstractmethod
    def remove_all(self, aim: Target) -> str:
        """Remove all damage from…"""

    @abstractmethod
    def move(self, where: int, both: bool, bot: bool) -> str:
        """Move this elemental (or bot) to an adjacent location"""

    @abstractmethod
    def pull(self, moved: bool, bot: bool) -> str:
        """Move that enemy here"""

    @abstractmethod
    def push(self) -> str:
        """Move that enemy to an adjacent location"""

    @abstractmethod
    def gain(self, n: int, extra: bool) -> str:
        """Gain 1 (extra) Riftforce"""

    @abstractmethod
    def repeat(self) -> str:
        """Do so once more"""

    @abstractmethod
    def steal(self) -> str:
        """Play it on your side at an adjacent location"""

    @abstractmethod
    def draw(self) -> Clause:
        """Draw 1 card, if the hand has room"""

    @abstractmethod
    def on_condition(self, condition: str, order: str) -> str:
        """If …, …"""

    @abstractmethod
    def no_reward(self) -> str:
        """Enemies destroyed this way give no Riftforce."""

    @abstractmethod
    def gift(self, n: int) -> str:
        """When this elemental is destroyed, your opponent gains 1 extra Riftforce."""


def hits_together(words: list[Word], moved: bool) -> list[Hit]:
    """The hits at the head of some words that make one order: 3 damage to the first, 1 to the second."""
    together: list[Hit] = []
    for i, word in enumerate(words):
        if not isinstance(word, Hit):
            break
        if together:
            before = [target(hit.selector, moved) for hit in together]
            pronoun = (
                together[-1].on_kill or word.on_kill or needs_enemy(words[i + 1 : i + 2])
            )  # which of the two?
            if pronoun or not continues(before, target(word.selector, moved)):
                break
        together.append(word)
    return together


def needs_enemy(words: list[Word]) -> bool:
    """Whether the next word speaks of the enemy that was just hit."""
    return any(isinstance(word, Pull | Push) or (isinstance(word, Move) and word.both) for word in words)

"""LastingPhrases: the phrases for what lasts, waits or replaces. Words are in each language's own module."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from riftable.games.riftbound.speech.card_parts import Gift, NounPhrase, Pronoun, Referent, VerbForm
from riftable.games.riftbound.speech.further_phrases import FurtherPhrases


class LastingPhrases(FurtherPhrases):
    """Phrases of replacements and of abilities that wait. mypy names the ones a language lacks."""

    @abstractmethod
    def would_die(self, who: NounPhrase | Pronoun, next_time: bool) -> str:
        """If a unit you control would die; the next time it would die this turn"""

    @abstractmethod
    def may_save(self, it: Pronoun, cost: str) -> str:
        """You may … to heal it, exhaust it and recall it instead; `cost` is an infinitive"""

    @abstractmethod
    def prevent_all(self, form: VerbForm) -> str:
        """Prevent all spell and ability damage this turn"""

    @abstractmethod
    def prevent(self, form: VerbForm, n: int, to: Referent) -> str:
        """Prevent the next 3 damage to a unit this turn"""

    @abstractmethod
    def is_prevented(self, n: int) -> str:
        """The next 3 damage to it this turn is prevented"""

    @abstractmethod
    def all_is_prevented(self) -> str:
        """All spell and ability damage this turn is prevented"""

    @abstractmethod
    def takes_no_damage(self, it: Pronoun) -> str:
        """I don't take damage"""

    @abstractmethod
    def when_hurt(self, body: str) -> str:
        """When any unit takes damage this turn, …"""

    @abstractmethod
    def next_time_hurt(self, it: Pronoun, body: str) -> str:
        """The next time it takes damage this turn, …"""

    @abstractmethod
    def ties_recall_all(self) -> str:
        """If a combat where you are the attacker ends in a tie, recall all units instead"""

    @abstractmethod
    def any_buffs(self, it: Pronoun) -> str:
        """I can have any number of buffs"""

    @abstractmethod
    def next_deals_bonus(self, what: NounPhrase, n: int) -> str:
        """The next spell you play this turn deals 1 Bonus Damage"""

    @abstractmethod
    def gain_xp(self, form: VerbForm, n: int) -> str:
        """Gain 2 XP"""

    @abstractmethod
    def spend_xp(self, form: VerbForm, n: int) -> str:
        """Spend 2 XP"""

    @abstractmethod
    def empower(self, form: VerbForm, what: Referent, off: bool) -> str:
        """Empower a unit; `off`: disempower it"""

    @abstractmethod
    def attach(self, form: VerbForm, this: Pronoun, to: Referent) -> str:
        """Attach this to a unit you control"""

    @abstractmethod
    def detach(self, form: VerbForm, what: Referent) -> str:
        """Detach a gear"""

    @abstractmethod
    def equipped_has(self, gifts: Sequence[Gift]) -> str:
        """The equipped unit has +2 Might and [Tank]"""

    @abstractmethod
    def quoted_text(self, text: str) -> str:
        """“When I conquer, draw 1”"""

    @abstractmethod
    def dies_for_me(self, this: Pronoun) -> str:
        """If I would die, kill this instead. Heal me, exhaust me and recall me"""

    @abstractmethod
    def instead(self, body: str) -> str:
        """… instead"""

    @abstractmethod
    def new_ability(self, form: VerbForm, body: str, times: int) -> str:
        """Do this: …; do this two times: …"""

"""The lines of the log as each language must be able to say them; `Narrator` decides when."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple

from riftable.games.riftforce.speech.setting import Site
from riftable.language.table_talk.subject import Subject


class At(NamedTuple):
    """Cards at one location."""

    location: Site
    cards: list[int]


class LogSpeech(ABC):
    """One method per thing that can happen. Cards are kinds."""

    @abstractmethod
    def trainer(self) -> str:
        """The trainer, as it is called inside a sentence."""

    @abstractmethod
    def began(self, who: Subject) -> str:
        """Ada starts."""

    @abstractmethod
    def removed(self) -> str:
        """One guild goes back into the box unseen."""

    @abstractmethod
    def offered(self, guilds: list[int]) -> str:
        """On offer: Fire, Water and Ice."""

    @abstractmethod
    def took(self, who: Subject, guilds: list[int]) -> str:
        """Ada takes the Star guild."""

    @abstractmethod
    def was_dealt(self, who: Subject, guilds: list[int]) -> str:
        """Ada is dealt the Star guild."""

    @abstractmethod
    def drew(self, who: Subject, n: int, cards: list[int]) -> str:
        """Ada draws 2 cards(: Fire 5 and Ice 6)."""

    @abstractmethod
    def recycled(self, who: Subject) -> str:
        """Ada shuffles the discard pile into a new deck."""

    @abstractmethod
    def placed(self, who: Subject, card: int, location: Site) -> str:
        """Ada places Sand 5 at location 3, to make up for starting later."""

    @abstractmethod
    def placed_bots(self, where: list[At]) -> str:
        """The trainer places the bot Sand 5 at location 2."""

    @abstractmethod
    def planned(self, numbers: list[int], location: Site) -> str:
        """Next plan: attack 5-5-6, or control if there are no numbers, and a bot at location 1."""

    @abstractmethod
    def skipped(self, numbers: list[int], missing: list[int]) -> str:
        """Attack plan 5-5-7: no bot with number 7 can be activated."""

    @abstractmethod
    def played(self, who: Subject, where: list[At]) -> str:
        """Ada plays Fire 5 and Fire 6 at location 2."""

    @abstractmethod
    def stole(self, by: int, card: int, who: Subject, location: Site) -> str:
        """Music 5 steals Earth 6: Ada plays it at location 4."""

    @abstractmethod
    def discarded(self, who: Subject, card: int) -> str:
        """Ada discards Plant 5."""

    @abstractmethod
    def called(self, who: Subject, card: int, by_number: bool) -> str:
        """Ada activates 5s."""

    @abstractmethod
    def discarded_for(self, who: Subject, card: int, by_number: bool) -> str:
        """Ada discards Plant 5 to activate 5s."""

    @abstractmethod
    def activated(self, who: Subject, card: int, location: Site) -> str:
        """Ada activates Fire 5 at location 3."""

    @abstractmethod
    def activated_all(self, who: Subject, where: list[At]) -> str:
        """Ada activates Fire 5 at location 3 and Ice 5 at location 4."""

    @abstractmethod
    def discarded_to_activate(self, who: Subject, card: int, where: list[At]) -> str:
        """Ada discards Water 5 to activate Fire 5 at location 3 and Ice 5 at location 4."""

    @abstractmethod
    def hit(self, by: int, n: int, where: list[At]) -> str:
        """Fire 5 deals 3 damage to Air 6 at location 3."""

    @abstractmethod
    def hit_allies(self, by: int, n: int, cards: list[int]) -> str:
        """Fire 5 deals 1 damage to its ally Plant 7."""

    @abstractmethod
    def hit_itself(self, by: int, n: int) -> str:
        """Lava 5 deals 1 damage to itself."""

    @abstractmethod
    def healed(self, by: int, n: int | None, card: int, another: bool) -> str:
        """Light 5 removes 1 (None: all) damage from Water 5, or from another Light 5."""

    @abstractmethod
    def healed_itself(self, by: int, n: int | None) -> str:
        """Light 5 removes 1 (None: all) damage from itself."""

    @abstractmethod
    def moved(self, card: int, origin: Site, location: Site) -> str:
        """Water 5 moves from location 3 to location 2."""

    @abstractmethod
    def pulled(self, by: int, card: int, location: Site) -> str:
        """Plant 5 pulls Ice 6 to location 2."""

    @abstractmethod
    def dragged(self, by: int, card: int, location: Site) -> str:
        """Magnet 5 drags Beast 6 along to location 4."""

    @abstractmethod
    def pushed(self, by: int, card: int, location: Site) -> str:
        """Star 6 pushes Water 5 to location 4."""

    @abstractmethod
    def again(self, card: int) -> str:
        """Thunderbolt 6 strikes again."""

    @abstractmethod
    def destroyed(self, cards: list[int]) -> str:
        """Beast 6 and Fire 7 are destroyed."""

    @abstractmethod
    def gained(self, who: Subject, n: int) -> str:
        """Ada gains 1 Riftforce."""

    @abstractmethod
    def controlled(self, who: Subject, n: int) -> str:
        """Ada controls 3 locations and gains 3 Riftforce."""

    @abstractmethod
    def controlled_for(self, who: Subject, side: Subject, n: int) -> str:
        """Ada controls 3 locations: Ada and Kim gain 3 Riftforce."""

    @abstractmethod
    def tied(self, points: int) -> str:
        """Tie, 12 to 12: one more round."""

    @abstractmethod
    def stalled(self) -> str:
        """No one could gain Riftforce any more."""

    @abstractmethod
    def won(self, who: Subject, points: int, others: int) -> str:
        """The game is over: Ada wins 12 to 9."""

    @abstractmethod
    def drawn(self, points: int, others: int) -> str:
        """The game is over: a draw, 9 to 9."""

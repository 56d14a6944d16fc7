"""Why a line of play is good: what it changes, counted from its events and from the board after it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from riftable.games.riftforce.rules.ids import GUILD, NUMBER
from riftable.games.riftforce.rules.view import RiftView
from riftable.games.riftforce.speech.setting import Site, mode_of, site
from riftable.games.riftforce.speech.table import Outcome

MOST_ACTIVATED: Final = 3  # elementals in one turn
MOST_REASONS: Final = 2


class Effect(NamedTuple):
    """What a line of play changes for a side."""

    outcome: Outcome
    won: bool = False
    taken: Sequence[Site] = ()  # where the side is alone now
    contested: Sequence[Site] = ()  # where the others were alone
    unhurt: bool = False  # no elemental of the side is damaged, though it fought
    ready: int = 0  # elementals that the next turn can activate, if more than before


class ReasonSpeech(ABC):
    """The words for an effect. Each is a predicate: the line of play is its subject."""

    def reason(self, e: Effect) -> str:
        """The one or two things that say most: takes control of location 3 and leaves nothing damaged."""
        o = e.outcome
        if e.won:
            return self.wins_game()
        parts = [self.gains(o.mine)] if o.mine else []
        parts += [self.destroys(o.destroyed)] if o.destroyed else []
        parts += [self.takes(e.taken)] if e.taken else []
        parts += [self.leaves_unhurt()] if e.unhurt else []
        parts += [self.contests(e.contested)] if e.contested else []
        parts += [self.deals(o.damage)] if o.damage else []
        parts += [self.prepares(e.ready)] if e.ready > 1 else []
        parts += [self.draws(o.drawn)] if o.drawn else []
        return self.both(parts[:MOST_REASONS]) if parts else ""

    @abstractmethod
    def both(self, parts: Sequence[str]) -> str:
        """… and …"""

    @abstractmethod
    def wins_game(self) -> str:
        """Wins the game"""

    @abstractmethod
    def gains(self, n: int) -> str:
        """Gains 3 Riftforce"""

    @abstractmethod
    def destroys(self, n: int) -> str:
        """Destroys 2 enemies"""

    @abstractmethod
    def takes(self, sites: Sequence[Site]) -> str:
        """Gives you control of location 3"""

    @abstractmethod
    def contests(self, sites: Sequence[Site]) -> str:
        """Keeps the opponent from controlling location 2"""

    @abstractmethod
    def leaves_unhurt(self) -> str:
        """Leaves nothing damaged"""

    @abstractmethod
    def deals(self, n: int) -> str:
        """Deals 5 damage"""

    @abstractmethod
    def prepares(self, n: int) -> str:
        """Prepares to activate 3 elementals"""

    @abstractmethod
    def draws(self, n: int) -> str:
        """Draws 4 cards"""


def effect_of(view: RiftView, after: RiftView, outcome: Outcome, *, won: bool) -> Effect:
    """What changes from one view of a seat to another."""
    sides = mode_of(view).sides
    side, lanes = sides[int(view.seat)], int(view.lanes)
    before, now = held(view, side), held(after, side)
    theirs, left = held(view, 1 - side), held(after, 1 - side)
    mine = [unit for lane in range(lanes) for unit in after.row(side, lane)]
    fought = outcome.activated > 0 or outcome.damage > 0
    return Effect(
        outcome,
        won=won,
        taken=[site(lane, lanes) for lane in sorted(now - before)],
        contested=[site(lane, lanes) for lane in sorted(theirs - left - now)],
        unhurt=fought and bool(mine) and not any(unit.hurt for unit in mine),
        ready=activatable(after, side) if activatable(after, side) > activatable(view, side) else 0,
    )


def held(view: RiftView, side: int) -> set[int]:
    """The locations where a side is alone."""
    return {lane for lane in range(int(view.lanes)) if view.row(side, lane) and not view.row(1 - side, lane)}


def activatable(view: RiftView, side: int) -> int:
    """How many elementals a card of the hand can activate at most."""
    kinds = [int(unit.kind) for lane in range(int(view.lanes)) for unit in view.row(side, lane)]
    guilds, numbers = Counter(GUILD[kind] for kind in kinds), Counter(NUMBER[kind] for kind in kinds)
    most = [max(guilds[GUILD[card]], numbers[NUMBER[card]]) for card in view.hand]
    return min(MOST_ACTIVATED, max(most, default=0))

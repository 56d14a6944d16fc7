"""Narrator: the log of a game for one reader, event by event, joined where a person would join them.

It remembers which unit is which card, where it stands and what the score is; ids of units come back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from riftable.core.event import Event, Reveal
from riftable.games.riftforce.rules.events import (
    Activated,
    Again,
    Began,
    Called,
    Controlled,
    Destroyed,
    Discarded,
    Dragged,
    Drew,
    Ended,
    Gained,
    Healed,
    Hit,
    Moved,
    Offered,
    Placed,
    Planned,
    Played,
    Pulled,
    Pushed,
    Recycled,
    Removed,
    Showed,
    Skipped,
    Stole,
    Tied,
    Took,
)
from riftable.games.riftforce.rules.ids import WIN
from riftable.games.riftforce.rules.plans import PLAN_LANES, PLAN_NUMBERS
from riftable.games.riftforce.rules.view import RiftView
from riftable.games.riftforce.speech.base import Speech
from riftable.games.riftforce.speech.log import At
from riftable.games.riftforce.speech.setting import Site, site, trainer_of
from riftable.language.table_talk.event_narrator import NO_PLAYER, EventNarrator
from riftable.language.table_talk.subject import Subject


class Known(NamedTuple):
    """What the narrator knows of a unit; the location counts from 0."""

    card: int
    seat: int
    lane: int


class Narrator(EventNarrator):
    """Tells Riftforce.

    The trainer of solo has a seat but no name: speech has a word for it.
    """

    def __init__(
        self,
        speech: Speech,
        names: Sequence[str],
        me: int | None,
        view: RiftView,
        *,
        isolate_names: bool = False,
    ) -> None:
        super().__init__(names, me, isolate_names=isolate_names)
        self.speech = speech
        self.sides = list(view.sides)
        self.lanes = int(view.lanes)
        self.trainer = trainer_of(view)
        self.scores = list(view.scores)
        self.units: dict[int, Known] = {}
        for i, row in enumerate(view.rows):
            for u in row:
                self.units[u.id] = Known(u.kind, u.seat, i % view.lanes)

    def is_secret(self, event: Event) -> bool:
        # A card shown is told when it is placed.
        return isinstance(event, Showed) or super().is_secret(event)

    def joins(self, first: Event, last: Event, event: Event) -> bool:
        """Whether an event belongs into the sentence that `first` began and `last` went on with."""
        match first, event:
            case Drew(), Drew() | Reveal():
                return first.seat == event.seat
            case Played(), Played():
                return first.seat == event.seat
            case Placed(), Placed():
                return self._is_bot(first) and self._is_bot(event)
            case Skipped(), Skipped():
                return first.plan == event.plan
            case Destroyed(), Destroyed():
                return True
            case Discarded(), Called():
                return last is first and first.seat == event.seat and first.card == event.card
            case Took(), Took():
                return first.seat == event.seat and first.chosen == event.chosen
            case Offered(), Offered():
                return True
            case Gained(), Gained():  # what was destroyed, and what the destroyer adds to it
                return first.side == event.side
            case Hit(), Hit():
                same = first.by == event.by and first.n == event.n
                apart = first.by in (first.unit, event.unit)  # who hits itself gets a sentence for that
                return same and not apart and self._is_enemy(first) == self._is_enemy(event)
            case _:
                return False

    def _is_bot(self, event: Placed) -> bool:
        return event.seat == self.trainer

    def _is_enemy(self, hit: Hit) -> bool:
        return self.sides[self.units[hit.by].seat] != self.sides[self.units[hit.unit].seat]

    def actor(self, event: Event) -> int | None:
        match event:
            case Began() | Offered() | Removed() | Tied() | Ended():
                return NO_PLAYER
            case Planned() | Skipped():
                return self.trainer
            case Gained():
                seats = [seat for seat, side in enumerate(self.sides) if side == event.side]
                return seats[0] if len(seats) == 1 else None
            case Hit() | Healed() | Pulled() if event.by in self.units:  # a player may choose for the trainer
                return self.trainer if self.units[event.by].seat == self.trainer else None
            case _:
                return super().actor(event)

    def lines(self, run: list[Event]) -> list[str]:
        """What to say of events that belong together."""
        say = self.speech
        event = run[0]
        match event:
            case Began():
                return [say.began(self.seat(event.seat))]
            case Removed():
                return [say.removed()]
            case Offered():
                return [say.offered([e.guild for e in run if isinstance(e, Offered)])]
            case Took():
                guilds = [e.guild for e in run if isinstance(e, Took)]
                who = self.seat(event.seat)
                return [say.took(who, guilds) if event.chosen else say.was_dealt(who, guilds)]
            case Drew():
                drew = [e for e in run if isinstance(e, Drew)]
                cards = sorted(e.card for e in run if isinstance(e, Reveal))  # as a hand is held
                return [say.drew(self.seat(event.seat), len(drew), cards)]
            case Recycled():
                return [say.recycled(self.seat(event.seat))]
            case Played():
                return [say.played(self.seat(event.seat), self._arrive(run))]
            case Placed():
                where = self._arrive(run)
                if self._is_bot(event):
                    return [say.placed_bots(where)]
                return [say.placed(self.seat(event.seat), event.card, self.site(event.lane))]
            case Planned():
                return [say.planned(PLAN_NUMBERS[event.plan], self.site(PLAN_LANES[event.plan]))]
            case Skipped():
                missing = {e.number for e in run if isinstance(e, Skipped)}
                return [say.skipped(PLAN_NUMBERS[event.plan], sorted(missing))]
            case Stole():
                by = self.units[event.by].card
                self.units[event.unit] = Known(event.card, event.seat, event.lane)
                return [say.stole(by, event.card, self.seat(event.seat), self.site(event.lane))]
            case Discarded():
                who = self.seat(event.seat)
                last = run[-1]
                if isinstance(last, Called):
                    return [say.discarded_for(who, event.card, bool(last.by_number))]
                return [say.discarded(who, event.card)]
            case Called():
                return [say.called(self.seat(event.seat), event.card, bool(event.by_number))]
            case Activated():
                unit = self.units[event.unit]
                return [say.activated(self.seat(event.seat), unit.card, self.site(unit.lane))]
            case Hit():
                return self._hits([e for e in run if isinstance(e, Hit)])
            case Healed():
                return [self._healed(event)]
            case Moved():
                self._go(event.unit, event.lane)
                card = self.units[event.unit].card
                return [say.moved(card, self.site(event.origin), self.site(event.lane))]
            case Pulled():
                return [self._carried(event)]
            case Again():
                return [say.again(self.units[event.unit].card)]
            case Destroyed():
                return [say.destroyed([self.units[e.unit].card for e in run if isinstance(e, Destroyed)])]
            case Gained():
                points = sum(e.n for e in run if isinstance(e, Gained))
                self.scores[event.side] += points
                return [say.gained(self.side(event.side), points)]
            case Controlled():
                side = self.sides[event.seat]
                self.scores[side] += event.n
                who = self.seat(event.seat)
                if event.n and self.sides.count(side) > 1:
                    return [say.controlled_for(who, self.side(side), event.n)]
                return [say.controlled(who, event.n)]
            case Tied():
                return [say.tied(self.scores[0])]
            case Ended():
                # Without enough points a side wins only if nothing can change any more.
                stalled = [say.stalled()] if event.winner >= 0 and max(self.scores) < WIN else []
                return [*stalled, self._ended(event.winner)]
            case _:
                return []

    def site(self, lane: int) -> Site:
        """Return a location as speech names it."""
        return site(lane, self.lanes)

    def seats(self, seats: Sequence[int]) -> Subject:
        if self.trainer in seats:
            return Subject((), title=self.speech.trainer())
        return super().seats(seats)

    def side(self, side: int) -> Subject:
        """Return all players of a side as a subject."""
        return self.seats([seat for seat, own in enumerate(self.sides) if own == side])

    def _arrive(self, run: list[Event]) -> list[At]:
        """Remembers new units, and gathers them by location."""
        found: list[At] = []
        for event in run:
            assert isinstance(event, Placed)
            self.units[event.unit] = Known(event.card, event.seat, event.lane)
            gather(found, self.site(event.lane), event.card)
        return found

    def _go(self, unit: int, lane: int) -> None:
        self.units[unit] = self.units[unit]._replace(lane=lane)

    def _carried(self, event: Pulled) -> str:
        self._go(event.unit, event.lane)
        by, card = self.units[event.by].card, self.units[event.unit].card
        match event:
            case Dragged():
                return self.speech.dragged(by, card, self.site(event.lane))
            case Pushed():
                return self.speech.pushed(by, card, self.site(event.lane))
            case _:
                return self.speech.pulled(by, card, self.site(event.lane))

    def _hits(self, hits: list[Hit]) -> list[str]:
        """One sentence for each amount of damage; a unit that is hit twice (A34) takes the sum."""
        totals: dict[int, int] = {}
        for hit in hits:
            totals[hit.unit] = totals.get(hit.unit, 0) + hit.n
        amounts = dict.fromkeys(totals.values())
        return [self._hit(hits[0], n, [u for u in totals if totals[u] == n]) for n in amounts]

    def _hit(self, first: Hit, n: int, struck: list[int]) -> str:
        by = self.units[first.by].card
        if first.by == first.unit:
            return self.speech.hit_itself(by, n)
        units = [self.units[u] for u in struck]
        if not self._is_enemy(first):
            return self.speech.hit_allies(by, n, [unit.card for unit in units])
        found: list[At] = []
        for unit in units:
            gather(found, self.site(unit.lane), unit.card)
        return self.speech.hit(by, n, found)

    def _healed(self, event: Healed) -> str:
        by, unit = self.units[event.by].card, self.units[event.unit].card
        n = None if event.all_of_it else event.n
        if event.by == event.unit:
            return self.speech.healed_itself(by, n)
        return self.speech.healed(by, n, unit, another=by == unit)

    def _ended(self, winner: int) -> str:
        if winner < 0:
            return self.speech.drawn(max(self.scores), min(self.scores))
        return self.speech.won(self.side(winner), self.scores[winner], self.scores[1 - winner])


def gather(found: list[At], location: Site, card: int) -> None:
    """Adds a card to those at its location."""
    for at in found:
        if at.location == location:
            at.cards.append(card)
            return
    found.append(At(location, [card]))

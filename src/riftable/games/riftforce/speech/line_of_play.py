"""A line of play in words: what a player does in a turn, in as few sentences as the log would need."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from riftable.core.event import Event
from riftable.games.riftforce.rules.events import Activated, Called, Discarded, Placed, Played, Took
from riftable.games.riftforce.speech.log import At
from riftable.games.riftforce.speech.narrator import Known, Narrator, gather

# Kinds of questions whose answers are no action of their own, but part of what an elemental does.
TARGETS: Final = ("hit", "heal", "near", "far", "side", "stolen", "bot", "push")


def line_of_play(narrator: Narrator, steps: Iterable[tuple[str, Sequence[Event]]]) -> list[str]:
    """Return the sentences for a line of play; none if it only stops, or checks and draws.

    `narrator` knows the board before it. A step is the kind of a question and the events of its answer.
    """
    guilds: list[int] = []
    played: list[At] = []
    activated: list[At] = []
    discarded: list[Discarded] = []
    called: list[Called] = []
    chosen: list[str] = []
    for kind, events in steps:
        for i, event in enumerate(event for event in events if not narrator.is_secret(event)):
            mine = getattr(event, "seat", narrator.me) == narrator.me
            match event:
                case Took() if mine:
                    guilds.append(event.guild)
                case Placed():
                    narrator.units[event.unit] = Known(event.card, event.seat, event.lane)
                    if mine and isinstance(event, Played):
                        gather(played, narrator.site(event.lane), event.card)
                case Discarded() if mine:
                    discarded.append(event)
                case Called() if mine:
                    called.append(event)
                case Activated() if mine:
                    unit = narrator.units[event.unit]
                    gather(activated, narrator.site(unit.lane), unit.card)
                case _:
                    lines = narrator.lines([event])  # always, so that it knows where each unit is
                    chosen += lines if kind in TARGETS and i == 0 else []
    say = narrator.speech
    who = narrator.seat(narrator.me if narrator.me is not None else 0)
    told = [say.took(who, guilds)] if guilds else []
    told += [say.played(who, played)] if played else []
    if activated:
        told += [say.discarded_to_activate(who, one.card, activated) for one in discarded]
        told += [] if discarded else [say.activated_all(who, activated)]
    elif called:
        by_number = bool(called[0].by_number)
        told += [say.discarded_for(who, one.card, by_number) for one in discarded]
        told += [] if discarded else [say.called(who, called[0].card, by_number)]
    else:
        told += [say.discarded(who, one.card) for one in discarded]
    return told + chosen

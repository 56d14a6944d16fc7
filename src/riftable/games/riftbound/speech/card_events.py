"""What an ability listens to, in parts every language can put into words: who does what to which objects."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules import ids
from riftable.games.riftbound.rules.abilities import Card
from riftable.games.riftbound.speech.card_filters import STATES, WHOSE, here
from riftable.games.riftbound.speech.card_meaning import A_BATTLEFIELD, EVENTS, source
from riftable.games.riftbound.speech.card_parts import (
    ME,
    YOU,
    YOUR_SIDE,
    Event,
    Noun,
    NounPhrase,
    Quantity,
    Verb,
    Where,
    Whose,
)
from riftable.games.riftbound.words import event_filters as which
from riftable.games.riftbound.words.triggers import When

OWNERS: Final = {**WHOSE, which.THEIR_OWN: Whose.FRIENDLY}
DONE_BY_YOU: Final = {  # what you do to a unit to which that happens
    ids.UNIT_DIED: Verb.KILL,
    ids.UNIT_MOVED: Verb.MOVE,
}


def event_of(word: When, card: Card) -> Event:
    """The event a trigger waits for, without what its conditions add. Not for the moments of a turn."""
    event = EVENTS[int(word.event)]
    me = source(card)
    event = event._replace(
        subject=me if event.subject is ME else event.subject,
        object=me if event.object is ME else event.object,
    )
    if word.event < ids.WATCHED:
        return event
    event = done_by(event, word)
    if word.about.me:
        if event.object is None:
            event = event._replace(subject=me)
        elif isinstance(event.object, NounPhrase):
            event = event._replace(object=me)
    if isinstance(event.subject, NounPhrase):
        event = event._replace(subject=narrowed(event.subject, word, card))
    if isinstance(event.object, NounPhrase):
        event = event._replace(object=narrowed(event.object, word, card))
    if word.about.with_spell:
        event = event._replace(with_spell=True)
    match int(word.about.where):
        case which.FROM_HERE:
            return event._replace(origin=here(card))
        case which.ELSEWHERE:
            return event._replace(elsewhere=True)
        case which.AT_YOUR_FIELD:
            return event._replace(object=A_BATTLEFIELD._replace(whose=Whose.YOURS))
        case _:
            return event


def done_by(event: Event, word: When) -> Event:
    """An event with the player who does it, where the ability asks for one."""
    match int(word.about.by):
        case which.YOU if isinstance(event.subject, NounPhrase) and int(word.event) in DONE_BY_YOU:
            return Event(YOU, (DONE_BY_YOU[int(word.event)],), event.subject)
        case which.YOU if isinstance(event.subject, NounPhrase):
            return event._replace(subject=event.subject._replace(whose=Whose.YOURS))
        case which.YOUR_SIDE if isinstance(event.subject, NounPhrase):
            return event._replace(subject=event.subject._replace(whose=Whose.FRIENDLY))
        case which.YOUR_SIDE:
            return event._replace(subject=YOUR_SIDE)
        case which.AN_OPPONENT:
            return event._replace(subject=NounPhrase(Noun.OPPONENT))
        case which.ANYONE if event.subject is YOU:
            return event._replace(subject=NounPhrase(Noun.PLAYER))
        case _:
            return event


def narrowed(phrase: NounPhrase, word: When, card: Card) -> NounPhrase:
    """The object of an event, with all that the ability asks of it; players and battlefields as they are."""
    if phrase.noun in (Noun.PLAYER, Noun.OPPONENT, Noun.BATTLEFIELD):
        return phrase
    about = word.about
    whose = OWNERS[int(about.whose)]
    where = phrase.where
    if about.where == which.HERE:
        where = here(card)
    elif about.from_hidden:
        where = Where.HIDDEN_ZONE
    return phrase._replace(
        quantity=Quantity.ONE_OR_MORE if word.together else phrase.quantity,
        whose=phrase.whose if whose is Whose.ANYONES or where is Where.YOUR_MAIN_DECK else whose,
        where=where,
        other=about.other,
        state=STATES[int(about.state)],
        not_tag=about.without_tag,
    )

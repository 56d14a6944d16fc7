"""What selectors, tests, events and costs mean, in parts every language can put into words."""

from __future__ import annotations

from typing import Final, NamedTuple

from riftable.games.riftbound.rules import ids
from riftable.games.riftbound.rules.abilities import (
    DISCARD_CARD,
    EXHAUST_FRIEND,
    KILL_FRIEND,
    RECYCLE_CARD,
    SPEND_BUFF,
    SPEND_MY_BUFF,
    Ability,
    Card,
    Selector,
    Test,
)
from riftable.games.riftbound.speech.card_parts import (
    ME,
    YOU,
    Condition,
    Event,
    FixedCondition,
    Group,
    Limit,
    Moment,
    Noun,
    NounPhrase,
    Person,
    Pronoun,
    Quantity,
    Referent,
    State,
    ThereIs,
    Verb,
    Where,
    Whose,
    YouControl,
    YouHave,
)
from riftable.games.riftbound.words import passives as be
from riftable.games.riftbound.words import selectors as w
from riftable.games.riftbound.words import triggers as on

NOUNS: Final = {
    ids.UNIT: Noun.UNIT,
    ids.SPELL: Noun.SPELL,
    ids.GEAR: Noun.GEAR,
    ids.RUNE: Noun.RUNE,
    ids.FIELD: Noun.BATTLEFIELD,
    ids.LEGEND: Noun.LEGEND,
}
WHOSE: Final = {w.ANYONES: Whose.ANYONES, w.FRIENDLY: Whose.FRIENDLY, w.ENEMY: Whose.ENEMY}
A_FRIEND: Final = NounPhrase(Noun.UNIT, whose=Whose.FRIENDLY)
FRIENDS: Final = A_FRIEND._replace(quantity=Quantity.PLURAL)
OTHER_FRIENDS: Final = FRIENDS._replace(other=True)
A_BATTLEFIELD: Final = NounPhrase(Noun.BATTLEFIELD)
THIS_BATTLEFIELD: Final = Pronoun(Person.THIS, Noun.BATTLEFIELD)
SPENDING: Final = {  # a cost that is not of runes: what is done to what
    EXHAUST_FRIEND: (Verb.EXHAUST, A_FRIEND),
    KILL_FRIEND: (Verb.KILL, A_FRIEND),
    DISCARD_CARD: (Verb.DISCARD, NounPhrase(Noun.CARD, Quantity.EXACTLY)),
    RECYCLE_CARD: (Verb.RECYCLE, NounPhrase(Noun.CARD, Quantity.EXACTLY, where=Where.YOUR_TRASH)),
    SPEND_BUFF: (Verb.SPEND, NounPhrase(Noun.BUFF)),
    SPEND_MY_BUFF: (Verb.SPEND, NounPhrase(Noun.BUFF, whose=Whose.MINE)),
}
WHILE: Final = {
    be.WHILE_BUFFED: FixedCondition.I_BUFFED,
    be.WHILE_MIGHTY: FixedCondition.I_MIGHTY,
    be.AFTER_DISCARD: FixedCondition.CARD_DISCARDED,
}
MOMENTS: Final = {ids.TURN_ENDS: Moment.END_OF_YOUR_TURN, ids.TURN_BEGINS: Moment.START_OF_YOUR_BEGINNING}
EVENTS: Final = {  # "me" stands for the card itself, whatever its type
    ids.PLAYED_ME: Event(YOU, (Verb.PLAY,), ME),
    ids.I_MOVE: Event(ME, (Verb.MOVE_ITSELF,)),
    ids.I_ATTACK: Event(ME, (Verb.ATTACK,)),
    ids.I_DEFEND: Event(ME, (Verb.DEFEND,)),
    ids.I_DIE: Event(ME, (Verb.DIE,)),
    ids.I_AM_DISCARDED: Event(YOU, (Verb.DISCARD,), ME),
    ids.SPELL_PLAYED: Event(YOU, (Verb.PLAY,), NounPhrase(Noun.SPELL)),
    ids.CARD_PLAYED: Event(YOU, (Verb.PLAY,), NounPhrase(Noun.CARD)),
    ids.CONQUERED: Event(YOU, (Verb.CONQUER,), A_BATTLEFIELD),
    ids.HELD: Event(YOU, (Verb.HOLD,), A_BATTLEFIELD),
    ids.DEFENDS: Event(YOU, (Verb.DEFEND_PLACE,), A_BATTLEFIELD),
    ids.UNIT_DIED: Event(A_FRIEND, (Verb.DIE,)),
    ids.UNIT_FIGHTS: Event(A_FRIEND, (Verb.ATTACK, Verb.DEFEND)),
    ids.UNIT_BUFFED: Event(YOU, (Verb.BUFF,), A_FRIEND),
}
PASSIVES: Final = {
    ids.PLAYED_ME: Verb.PLAY,
    ids.I_AM_DISCARDED: Verb.DISCARD,
    ids.I_DIE: Verb.KILL,
}


class Scope(NamedTuple):
    """Where a word stands: on which card, in which ability, and what made that trigger."""

    card: Card
    ability: Ability | None = None
    subject: Noun = Noun.UNIT


def source(card: Card) -> Pronoun:
    """How a card speaks of itself: units and legends say “me”."""
    noun = NOUNS[int(card.type)]
    return Pronoun(Person.ME if noun in (Noun.UNIT, Noun.LEGEND) else Person.THIS, noun)


def cards(n: int) -> NounPhrase:
    """So many cards."""
    return NounPhrase(Noun.CARD, Quantity.EXACTLY, n)


def here(card: Card) -> Where:
    """What "here" is on this card."""
    return Where.THIS_BATTLEFIELD if card.type == ids.FIELD else Where.HERE


def referent(selector: Selector, scope: Scope) -> Referent:
    """The objects a selector means; LookupError if it is unknown."""
    match selector:
        case w.UnitPick():
            most = int(selector.most)
            many = (
                Quantity.ONE
                if selector.least == 1 == most
                else Quantity.EXACTLY
                if selector.least
                else Quantity.UP_TO
            )
            might = None if selector.might == w.NO_LIMIT else Limit(int(selector.might), of_might=True)
            where = {w.AT_BATTLEFIELD: Where.BATTLEFIELD, w.HERE: here(scope.card)}.get(
                int(selector.where), Where.ANYWHERE
            )
            return NounPhrase(
                Noun.UNIT, many, most, WHOSE[int(selector.whose)], where, selector.other, limit=might
            )
        case w.All():
            where = Where.BATTLEFIELDS if selector.where else Where.ANYWHERE
            return NounPhrase(Noun.UNIT, Quantity.ALL, whose=WHOSE[int(selector.whose)], where=where)
        case w.AllThere():
            where = Where.CHOSEN_BATTLEFIELD
            return NounPhrase(Noun.UNIT, Quantity.ALL, whose=WHOSE[int(selector.whose)], where=where)
        case w.AllInCombat():
            return NounPhrase(Noun.UNIT, Quantity.ALL, whose=WHOSE[int(selector.whose)], where=Where.COMBAT)
        case w.GearPick():
            return NounPhrase(Noun.GEAR, whose=WHOSE[int(selector.whose)])
        case w.SpellPick():
            limit = None if selector.energy == w.NO_LIMIT else Limit(int(selector.energy), of_might=False)
            return NounPhrase(Noun.SPELL, limit=limit)
        case w.TrashPick():
            return NounPhrase(NOUNS[int(selector.type)], where=Where.YOUR_TRASH)
        case w.RunePick():
            return NounPhrase(
                Noun.RUNE, Quantity.EXACTLY if selector.least else Quantity.UP_TO, int(selector.most)
            )
        case w.FieldPick():
            return A_BATTLEFIELD
        case w.UnitOrGearPick():
            return Group(NounPhrase(Noun.UNIT, where=Where.BATTLEFIELD), NounPhrase(Noun.GEAR), either=True)
        case w.Me():
            return source(scope.card)
        case w.Subject():
            return Pronoun(Person.IT, scope.subject)
        case w.It():
            picks = scope.ability.picks if scope.ability is not None else []
            return (
                pronoun(referent(picks[selector.slot], scope))
                if selector.slot < len(picks)
                else Pronoun(Person.IT)
            )
        case _:
            raise LookupError(f"speech has no phrase for the selector {type(selector).__name__}")


def pronoun(what: Referent) -> Pronoun:
    """The pronoun for something that has been named."""
    match what:
        case Pronoun():
            return what
        case NounPhrase():
            return Pronoun(Person.THEM if what.is_plural else Person.IT, what.noun)
        case Group():
            second = pronoun(what.other)  # the masculine, where the two differ
            return second if what.either else Pronoun(Person.THEM, second.noun)


def test_condition(test: Test) -> Condition:
    """What a test asks; LookupError if it is unknown."""
    match test:
        case be.WasPaid():
            return FixedCondition.DONE
        case be.CouldNot():
            return FixedCondition.NOT_POSSIBLE
        case be.OnlyUnitThere():
            return FixedCondition.ONLY_UNIT_THERE
        case be.FewCards():
            return YouHave(NounPhrase(Noun.CARD, Quantity.AT_MOST, int(test.n), where=Where.YOUR_HAND))
        case be.ReadyEnemyHere():
            return ThereIs(NounPhrase(Noun.UNIT, whose=Whose.ENEMY, where=Where.HERE, state=State.READY))
        case _:
            raise LookupError(f"speech has no condition for the test {type(test).__name__}")


def trigger_event(word: on.When, card: Card) -> Event:
    """The event a trigger waits for, with what its condition adds to it.

    Not for the moments of a turn. LookupError for an event that cannot have the condition.
    """
    event = EVENTS[int(word.event)]
    me = source(card)
    event = event._replace(
        subject=me if event.subject is ME else event.subject,
        object=me if event.object is ME else event.object,
    )
    what = event.object
    match int(word.condition):
        case on.TO_BATTLEFIELD if Verb.MOVE_ITSELF in event.verbs:
            return event._replace(to_battlefield=True)
        case on.TO_BATTLEFIELD:
            return event._replace(where=Where.BATTLEFIELD)
        case on.COSTS_AT_LEAST:
            if not isinstance(what, NounPhrase):
                raise LookupError(f"event {word.event} is about no card that has a cost")  # noqa: TRY004 - a gap in the words
            limit = Limit(int(word.n), of_might=False, at_least=True)
            return event._replace(object=what._replace(limit=limit))
        case on.AT_THIS_PLACE | on.UNITS_HERE if what == A_BATTLEFIELD:
            return event._replace(object=THIS_BATTLEFIELD)
        case on.AT_THIS_PLACE | on.UNITS_HERE:
            return event._replace(where=Where.THIS_BATTLEFIELD)
        case on.NOT_YOUR_TURN:
            return event._replace(on_opponents_turn=True)
        case on.ALONE:
            return event._replace(alone=True)
        case _:
            return event


def trigger_condition(word: on.When) -> Condition | None:
    """What must be so when the event of a trigger happens, where that is a condition of its own."""
    units = NounPhrase(Noun.UNIT, Quantity.AT_LEAST, int(word.n))
    match int(word.condition):
        case on.UNITS_THERE:
            return YouHave(units._replace(where=Where.THAT_BATTLEFIELD))
        case on.UNITS_HERE:
            return YouHave(units._replace(where=Where.THIS_BATTLEFIELD))
        case on.HAS_FACEDOWN:
            return YouControl(NounPhrase(Noun.CARD, where=Where.BATTLEFIELD, state=State.FACEDOWN))
        case _:
            return None


def trigger_noun(word: on.When) -> Noun:
    """The noun of what made a trigger go off."""
    event = EVENTS.get(int(word.event))
    for part in (event.object, event.subject) if event else ():
        if isinstance(part, NounPhrase) and part.noun is not Noun.BATTLEFIELD:
            return part.noun
    return Noun.UNIT

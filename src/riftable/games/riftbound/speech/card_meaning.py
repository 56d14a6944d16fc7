"""What selectors, events and costs mean, in parts every language can put into words."""

from __future__ import annotations

from typing import Final, NamedTuple

from riftable.games.riftbound.rules import ids
from riftable.games.riftbound.rules.abilities import Ability, Card, Selector
from riftable.games.riftbound.rules.printed_costs import (
    DISCARD_CARD,
    EXHAUST_FRIEND,
    EXHAUST_LEGEND,
    KILL_FRIEND,
    KILL_GEAR,
    KILL_PERMANENT,
    RECYCLE_CARD,
    RECYCLE_FRIEND,
    RECYCLE_UNIT,
    RETURN_GEAR,
    RETURN_OWN_UNIT,
    SPEND_BUFF,
    SPEND_ITS_BUFF,
    SPEND_MY_BUFF,
)
from riftable.games.riftbound.rules.selecting import Amount
from riftable.games.riftbound.speech.card_filters import NOUNS, WHOSE, described, number
from riftable.games.riftbound.speech.card_parts import (
    ME,
    YOU,
    Event,
    Group,
    Limit,
    Noun,
    NounPhrase,
    Number,
    Person,
    Pronoun,
    Quantity,
    Referent,
    State,
    Verb,
    Where,
    Whose,
)
from riftable.games.riftbound.speech.card_symbols import keyword_text
from riftable.games.riftbound.words import groups
from riftable.games.riftbound.words import selectors as w
from riftable.games.riftbound.words import triggers as on
from riftable.games.riftbound.words.amounts import ItsMight
from riftable.games.riftbound.words.attachments import ThisEquipment
from riftable.games.riftbound.words.champions import OwnUnitPick
from riftable.games.riftbound.words.combat_selectors import AllInCombat
from riftable.games.riftbound.words.control import Taken
from riftable.games.riftbound.words.dealings import SomeOfThem, YourLegend
from riftable.games.riftbound.words.further_selectors import LegendPick, OpenFieldPick, ThreatPick
from riftable.games.riftbound.words.responses import ExhaustedPick
from riftable.games.riftbound.words.wielding import SameControllerPick, WornPick

A_UNIT: Final = NounPhrase(Noun.UNIT)
A_FRIEND: Final = A_UNIT._replace(whose=Whose.FRIENDLY)
FRIENDS: Final = A_FRIEND._replace(quantity=Quantity.PLURAL)
OTHER_FRIENDS: Final = FRIENDS._replace(other=True)
A_BATTLEFIELD: Final = NounPhrase(Noun.BATTLEFIELD)
THIS_BATTLEFIELD: Final = Pronoun(Person.THIS, Noun.BATTLEFIELD)
SPENDING: Final[dict[int, tuple[Verb, Referent]]] = {  # a cost that is not of runes: what is done to what
    EXHAUST_FRIEND: (Verb.EXHAUST, A_FRIEND),
    KILL_FRIEND: (Verb.KILL, A_FRIEND),
    DISCARD_CARD: (Verb.DISCARD, NounPhrase(Noun.CARD, Quantity.EXACTLY)),
    RECYCLE_CARD: (Verb.RECYCLE, NounPhrase(Noun.CARD, Quantity.EXACTLY, where=Where.YOUR_TRASH)),
    EXHAUST_LEGEND: (Verb.EXHAUST, NounPhrase(Noun.LEGEND, whose=Whose.OWN)),
    RECYCLE_FRIEND: (Verb.RECYCLE, A_FRIEND._replace(other=True)),
    RECYCLE_UNIT: (Verb.RECYCLE, NounPhrase(Noun.UNIT, where=Where.YOUR_TRASH)),
    RETURN_GEAR: (Verb.RETURN, NounPhrase(Noun.GEAR, whose=Whose.FRIENDLY)),
    SPEND_BUFF: (Verb.SPEND, NounPhrase(Noun.BUFF)),
    SPEND_MY_BUFF: (Verb.SPEND, NounPhrase(Noun.BUFF, whose=Whose.MINE)),
    SPEND_ITS_BUFF: (Verb.SPEND, NounPhrase(Noun.BUFF, whose=Whose.ITS)),
    KILL_GEAR: (Verb.KILL, NounPhrase(Noun.GEAR, whose=Whose.FRIENDLY)),
    RETURN_OWN_UNIT: (Verb.RETURN, A_UNIT._replace(whose=Whose.YOURS)),
    KILL_PERMANENT: (Verb.KILL, Group(A_FRIEND, NounPhrase(Noun.GEAR, whose=Whose.FRIENDLY), either=True)),
}
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
    ids.I_CONQUER: Event(ME, (Verb.CONQUER,), A_BATTLEFIELD),
    ids.I_HOLD: Event(ME, (Verb.HOLD,), A_BATTLEFIELD),
    ids.I_LEAVE: Event(ME, (Verb.LEAVE_BOARD,)),
    ids.UNIT_DIED: Event(A_UNIT, (Verb.DIE,)),
    ids.UNIT_FIGHTS: Event(A_UNIT, (Verb.ATTACK, Verb.DEFEND)),
    ids.UNIT_BUFFED: Event(YOU, (Verb.BUFF,), A_UNIT),
    ids.UNIT_PLAYED: Event(YOU, (Verb.PLAY,), A_UNIT),
    ids.GEAR_PLAYED: Event(YOU, (Verb.PLAY,), NounPhrase(Noun.GEAR)),
    ids.UNIT_MOVED: Event(A_UNIT, (Verb.MOVE_ITSELF,)),
    ids.UNIT_READIED: Event(YOU, (Verb.READY,), A_UNIT),
    ids.UNIT_STUNNED: Event(YOU, (Verb.STUN,), A_UNIT),
    ids.CARD_DISCARDED: Event(YOU, (Verb.DISCARD,), NounPhrase(Noun.CARD)),
    ids.CARDS_RECYCLED: Event(YOU, (Verb.RECYCLE,), NounPhrase(Noun.CARD, where=Where.YOUR_MAIN_DECK)),
    ids.UNIT_CHOSEN: Event(YOU, (Verb.CHOOSE,), A_UNIT),
    ids.UNIT_ATTACKS: Event(A_UNIT, (Verb.ATTACK,)),
    ids.BUFF_SPENT: Event(YOU, (Verb.SPEND,), NounPhrase(Noun.BUFF)),
    ids.RUNE_RECYCLED: Event(YOU, (Verb.RECYCLE,), NounPhrase(Noun.RUNE)),
    ids.EQUIPMENT_PLAYED: Event(YOU, (Verb.PLAY,), NounPhrase(Noun.EQUIPMENT)),
    ids.ENEMY_CHOSEN: Event(YOU, (Verb.CHOOSE,), NounPhrase(Noun.OBJECT, whose=Whose.ENEMY)),
    ids.BECOMES_MIGHTY: Event(A_UNIT, (Verb.BECOME_MIGHTY,)),
    ids.UNIT_EQUIPPED: Event(YOU, (Verb.EQUIP,), A_UNIT),
    ids.UNIT_HURT: Event(A_UNIT, (Verb.TAKE_DAMAGE,)),
    ids.GEAR_USED: Event(YOU, (Verb.USE,), NounPhrase(Noun.ABILITY_OF_GEAR)),
    ids.UNIT_WINS: Event(A_UNIT, (Verb.WIN,)),
    ids.COMBAT_WON: Event(YOU, (Verb.WIN,)),
}


class Scope(NamedTuple):
    """Where a word stands: on which card, in which ability, and what made that trigger."""

    card: Card
    ability: Ability | None = None
    subject: Noun = Noun.UNIT
    there: bool = False  # a battlefield has been named
    asked: Selector | None = None  # what is being chosen now
    named: Pronoun | None = None  # the pronoun for that, which has been named


def source(card: Card) -> Pronoun:
    """How a card speaks of itself: units and legends say “me”."""
    noun = NOUNS[int(card.type)]
    return Pronoun(Person.ME if noun in (Noun.UNIT, Noun.LEGEND) else Person.THIS, noun)


def cards(n: int) -> NounPhrase:
    """So many cards."""
    return NounPhrase(Noun.CARD, Quantity.EXACTLY, n)


def referent(selector: Selector, scope: Scope) -> Referent:
    """The objects a selector means; LookupError if it is unknown."""
    if selector is scope.asked and scope.named is not None:
        return scope.named
    match selector:
        case groups.GroupPick():
            told = described(selector.filters[0], scope.card, Quantity.ANY_NUMBER)
            if selector.most < groups.ANY_NUMBER:
                where = Where.SAME_LOCATION
                told = told._replace(quantity=Quantity.UP_TO, n=int(selector.most), where=where)
            if selector.total == w.NO_LIMIT:
                return told
            return told._replace(limit=Limit(int(selector.total), of_might=True, total=True))
        case groups.SplitPick():
            return described(selector.filters[0], scope.card, Quantity.ANY_NUMBER)
        case OwnUnitPick():
            return NounPhrase(Noun.UNIT, whose=Whose.FRIENDLY)
        case groups.OwnCardPick():
            gear, unit = (described(one, scope.card) for one in selector.filters)
            facedown = NounPhrase(Noun.CARD, whose=Whose.FRIENDLY, state=State.FACEDOWN)
            return Group(Group(gear, unit, either=True), facedown, either=True)
        case groups.Together():
            one, other = (described(pick.filters[0], scope.card) for pick in (selector.one, selector.other))
            same = other._replace(where=Where.SAME_BATTLEFIELD)
            return Group(one._replace(where=Where.ANYWHERE), same, either=False)
        case SameControllerPick():
            many = Quantity.ONE if selector.least else Quantity.UP_TO
            return NounPhrase(Noun.EQUIPMENT, many, where=Where.SAME_CONTROLLER)
        case WornPick():
            return NounPhrase(Noun.EQUIPMENT)
        case w.ObjectPick():
            most = int(selector.most)
            many = (
                Quantity.ONE
                if selector.least == 1 == most
                else Quantity.EXACTLY
                if selector.least
                else Quantity.ANY_NUMBER
                if most >= groups.ANY_NUMBER
                else Quantity.UP_TO
            )
            many = Quantity.ANY_NUMBER if most >= groups.ANY_NUMBER else many
            parts = [described(one, scope.card, many, most) for one in selector.filters]
            return parts[0] if len(parts) == 1 else Group(parts[0], parts[1], either=True)
        case w.All():
            return described(selector.filter, scope.card, Quantity.ALL)
        case w.AllThere():
            where = Where.ITS_PLACE if scope.there else Where.CHOSEN_BATTLEFIELD
            return NounPhrase(Noun.UNIT, Quantity.ALL, whose=WHOSE[int(selector.whose)], where=where)
        case AllInCombat():
            return NounPhrase(Noun.UNIT, Quantity.ALL, whose=WHOSE[int(selector.whose)], where=Where.COMBAT)
        case w.SpellPick():
            return described(selector.filter, scope.card)
        case w.TrashPick():
            told = described(selector.filter, scope.card)._replace(where=Where.YOUR_TRASH)
            if selector.keyword >= 0:
                told = told._replace(keyword=keyword_text(int(selector.keyword)))
            if selector.most > 1:
                told = told._replace(quantity=Quantity.UP_TO, n=int(selector.most))
            if selector.or_gear:
                return Group(told._replace(where=Where.ANYWHERE), told._replace(noun=Noun.GEAR), either=True)
            below = Limit(0, of_might=False, below_points=True)
            return told._replace(limit=below) if selector.below_points else told
        case w.RunePick():
            return NounPhrase(
                Noun.RUNE, Quantity.EXACTLY if selector.least else Quantity.UP_TO, int(selector.most)
            )
        case w.FieldPick():
            return A_BATTLEFIELD
        case OpenFieldPick():
            return A_BATTLEFIELD._replace(state=State.OPEN)
        case LegendPick():
            return NounPhrase(Noun.LEGEND)
        case ThreatPick():
            return NounPhrase(Noun.SPELL_OR_ABILITY, whose=Whose.ENEMY, where=Where.CHOOSING_FRIENDS)
        case ExhaustedPick():
            return NounPhrase(Noun.OBJECT, other=True, state=State.EXHAUSTED)
        case SomeOfThem():
            return NounPhrase(Noun.UNIT, Quantity.UP_TO, int(selector.most), Whose.OF_THEM)
        case YourLegend():
            return NounPhrase(Noun.LEGEND, whose=Whose.OWN)
        case w.Me():
            return source(scope.card)
        case ThisEquipment():
            return Pronoun(Person.THIS, Noun.GEAR)
        case w.Subject():
            return Pronoun(Person.IT, scope.subject)
        case w.It():
            return chosen_before(int(selector.slot), scope)
        case Taken():
            return chosen_before(0, scope)
        case _:
            raise LookupError(f"speech has no phrase for the selector {type(selector).__name__}")


def chosen_before(slot: int, scope: Scope) -> Pronoun:
    """The pronoun for an earlier choice of objects."""
    picks = scope.ability.picks if scope.ability is not None else []
    if slot >= len(picks) or picks[slot].base == ids.SEAT:
        return Pronoun(Person.IT)
    return pronoun(referent(picks[slot], scope))


def amount_of(amount: Amount, scope: Scope) -> Number:
    """What an amount says where it stands."""
    slot = int(amount.slot) if isinstance(amount, ItsMight) else 0
    return number(amount, scope.card, source(scope.card), chosen_before(slot, scope))


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


def trigger_noun(word: on.When) -> Noun:
    """The noun of what made a trigger go off."""
    event = EVENTS.get(int(word.event))
    for part in (event.object, event.subject) if event else ():
        if isinstance(part, NounPhrase) and part.noun is not Noun.BATTLEFIELD:
            return part.noun
    return Noun.UNIT

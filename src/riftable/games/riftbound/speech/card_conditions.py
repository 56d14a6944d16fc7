"""What conditions mean, in parts every language can put into words: an event narrowed down, or an "if"."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules.abilities import Card, Condition
from riftable.games.riftbound.speech import card_parts as parts
from riftable.games.riftbound.speech.card_events import event_of
from riftable.games.riftbound.speech.card_filters import described, here
from riftable.games.riftbound.speech.card_meaning import A_BATTLEFIELD, THIS_BATTLEFIELD, source
from riftable.games.riftbound.speech.card_parts import (
    Event,
    FixedCondition,
    GoingOn,
    Limit,
    Near,
    Noun,
    NounPhrase,
    Quantity,
    Spent,
    State,
    ThereIs,
    Verb,
    Where,
    Whose,
    YouControl,
    YouHave,
)
from riftable.games.riftbound.words import circumstances as how
from riftable.games.riftbound.words import conditions as when
from riftable.games.riftbound.words import states
from riftable.games.riftbound.words import triggers as on
from riftable.games.riftbound.words.selectors import FRIENDLY

FIXED: Final[dict[type[Condition], FixedCondition]] = {
    when.WasPaid: FixedCondition.DONE,
    when.CouldNot: FixedCondition.NOT_POSSIBLE,
    when.CouldNotAll: FixedCondition.NOT_ALL_POSSIBLE,
    when.Did: FixedCondition.DONE,
    when.OnlyUnitThere: FixedCondition.ONLY_UNIT_THERE,
    when.Discarded: FixedCondition.CARD_DISCARDED,
    when.DiedAlone: FixedCondition.I_DIED_ALONE,
    when.EnemyDied: FixedCondition.ENEMY_DIED,
    when.OpponentControlsField: FixedCondition.OPPONENT_CONTROLS_BATTLEFIELD,
    when.NotYourTurn: FixedCondition.OPPONENTS_TURN,
    when.Legion: FixedCondition.ANOTHER_CARD_PLAYED,
    when.LegionHere: FixedCondition.ANOTHER_CARD_PLAYED,
    how.WasMighty: FixedCondition.I_WAS_MIGHTY,
    how.NoGearPlayed: FixedCondition.NO_GEAR_PLAYED,
    how.EquipmentPlayed: FixedCondition.EQUIPMENT_PLAYED,
    how.EnemiesChosen: FixedCondition.ENEMIES_CHOSEN,
    how.ItIsEquipment: FixedCondition.IT_EQUIPMENT,
}
I_AM: Final[dict[tuple[int, ...], FixedCondition]] = {
    (states.IS_BUFFED,): FixedCondition.I_BUFFED,
    (states.IS_STUNNED,): FixedCondition.I_STUNNED,
    (states.IS_MIGHTY,): FixedCondition.I_MIGHTY,
    (states.IS_READY,): FixedCondition.I_READY,
    (states.IS_AT_BATTLEFIELD,): FixedCondition.I_AT_BATTLEFIELD,
    (states.IS_ALONE,): FixedCondition.I_ALONE,
    (states.IS_ATTACKING,): FixedCondition.I_ATTACKING,
    (states.IS_DEFENDING,): FixedCondition.I_DEFENDING,
    (states.IS_EMPOWERED,): FixedCondition.I_EMPOWERED,
    (states.IS_FIGHTING,): FixedCondition.I_FIGHTING,
}
IT_IS: Final = {
    states.IS_STUNNED: FixedCondition.IT_STUNNED,
    states.IS_BUFFED: FixedCondition.IT_BUFFED,
    states.IS_ATTACKING: FixedCondition.IT_ATTACKING,
}
NARROWING: Final = (  # said as part of the event itself
    when.ToBattlefield,
    when.CostsAtLeast,
    when.AtThisPlace,
    when.NotYourTurn,
    when.SubjectAlone,
    when.AfterAttack,
    when.FirstDeathThisTurn,
    when.Legion,
    how.CostsPower,
    how.FromBattlefield,
    how.FromFacedown,
    how.FriendlySubject,
    how.WasUncontrolled,
    how.DiedInCombat,
    how.OneOnOne,
)
PAST: Final = (
    how.PowerSpent,
    how.EnemiesChosen,
    how.EquipmentPlayed,
    how.NoGearPlayed,
    when.DiedAlone,
    when.Discarded,
    when.EnemyDied,
    when.Legion,
    when.LegionHere,
    when.MovedThisTurn,
    when.ExcessDamage,
)  # what has happened is said with "if", not "while"


def condition_parts(condition: Condition, card: Card) -> parts.Condition:
    """What a condition says on a card; LookupError if it is unknown."""
    if type(condition) in FIXED:
        return FIXED[type(condition)]
    match condition:
        case when.IAm() if tuple(map(int, condition.states)) in I_AM:
            return I_AM[tuple(map(int, condition.states))]
        case when.IAm() if condition.states == [states.IS_FIGHTING_ALONE]:
            return GoingOn(Event(source(card), (Verb.ATTACK, Verb.DEFEND), alone=True))
        case when.ItIs() if int(condition.state) in IT_IS:
            return IT_IS[int(condition.state)]
        case when.HandAtMost():
            return YouHave(NounPhrase(Noun.CARD, Quantity.AT_MOST, int(condition.n), where=Where.YOUR_HAND))
        case when.RunesAtLeast():
            return YouHave(NounPhrase(Noun.RUNE, Quantity.AT_LEAST, int(condition.n)))
        case when.UnitsThere():
            where = Where.THAT_BATTLEFIELD
            return YouHave(NounPhrase(Noun.UNIT, Quantity.AT_LEAST, int(condition.n), where=where))
        case when.UnitsHere():
            return YouHave(NounPhrase(Noun.UNIT, Quantity.AT_LEAST, int(condition.n), where=here(card)))
        case when.ReadyEnemyHere():
            return ThereIs(NounPhrase(Noun.UNIT, whose=Whose.ENEMY, where=Where.HERE, state=State.READY))
        case how.VictimWas():
            friend = condition.whose == FRIENDLY
            return FixedCondition.IT_WAS_FRIENDLY if friend else FixedCondition.IT_WAS_ENEMY
        case when.Controls() if condition.least > 1:
            several = described(condition.what, card, Quantity.AT_LEAST, int(condition.least))
            return YouControl(several._replace(whose=Whose.ANYONES))
        case when.Controls():
            return YouControl(described(condition.what, card)._replace(whose=Whose.ANYONES))
        case when.HasFacedown():
            return YouControl(NounPhrase(Noun.CARD, where=Where.BATTLEFIELD, state=State.FACEDOWN))
        case when.MovedThisTurn():
            return parts.IMoved(int(condition.n))
        case when.Level():
            return parts.HasXp(int(condition.n))
        case when.ExcessDamage():
            return parts.Excess(int(condition.n))
        case when.OpponentNearVictory():
            return Near(int(condition.n))
        case how.YouNearVictory():
            return Near(int(condition.n), yours=True)
        case how.PowerSpent():
            return Spent("[A]" * int(condition.n))
        case _:
            raise LookupError(f"speech has no condition for the test {type(condition).__name__}")


def trigger_event(word: on.When, card: Card) -> Event:
    """The event a trigger waits for, with what its conditions add to it.

    Not for the moments of a turn. LookupError for an event that cannot have the condition.
    """
    event = event_of(word, card)
    for condition in when.each(word.condition):
        event = narrowed(event, condition)
    return event


def narrowed(event: Event, condition: Condition) -> Event:
    """An event with what one condition adds to it."""
    what = event.object
    match condition:
        case when.ToBattlefield() if Verb.MOVE_ITSELF in event.verbs or event.verbs == (Verb.PLAY,):
            return event._replace(to_battlefield=True)
        case when.ToBattlefield():
            return event._replace(where=Where.BATTLEFIELD)
        case when.CostsAtLeast():
            if not isinstance(what, NounPhrase):
                raise LookupError(f"{event.verbs} are about no card that has a cost")  # noqa: TRY004 - a gap in the words
            limit = Limit(int(condition.n), of_might=False, at_least=True)
            return event._replace(object=what._replace(limit=limit))
        case how.CostsPower() if isinstance(what, NounPhrase):
            limit = Limit(int(condition.n), of_might=False, at_least=True, of_power=True)
            return event._replace(object=what._replace(limit=limit))
        case how.FromBattlefield():
            return event._replace(origin=Where.BATTLEFIELD)
        case how.WasUncontrolled():
            return event._replace(uncontrolled=True)
        case how.OneOnOne():
            return event._replace(one_on_one=True)
        case how.DiedInCombat():
            return event._replace(in_combat=True)
        case how.FromFacedown():
            return event._replace(origin=Where.HIDDEN_ZONE)
        case when.AtThisPlace() if what == A_BATTLEFIELD:
            return event._replace(object=THIS_BATTLEFIELD)
        case when.AtThisPlace():
            return event._replace(where=Where.THIS_BATTLEFIELD)
        case when.NotYourTurn():
            return event._replace(on_opponents_turn=True)
        case when.SubjectAlone():
            return event._replace(alone=True)
        case when.AfterAttack():
            return event._replace(after_attack=True)
        case _:
            return event


def trigger_conditions(word: on.When, card: Card) -> list[parts.Condition]:
    """What must be so when the event of a trigger happens, where that is said apart from the event."""
    rest = [condition for condition in when.each(word.condition) if not isinstance(condition, NARROWING)]
    return [
        FixedCondition.EXTRA_PAID if isinstance(condition, when.WasPaid) else condition_parts(condition, card)
        for condition in rest
    ]


def has_condition(word: on.When, kind: type[Condition]) -> bool:
    """Whether a trigger has a condition of a class."""
    return any(isinstance(condition, kind) for condition in when.each(word.condition))

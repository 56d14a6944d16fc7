"""When something happens to others: triggered abilities that listen to the whole board [382-385]."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules.abilities import Cost, Word
from riftable.games.riftbound.rules.ids import (
    CARD_DISCARDED,
    CARD_PLAYED,
    CARDS_RECYCLED,
    GEAR_PLAYED,
    I_CONQUER,
    I_HOLD,
    I_LEAVE,
    I_MOVE,
    TURN_BEGINS,
    UNIT_ATTACKS,
    UNIT_CHOSEN,
    UNIT_DIED,
    UNIT_MOVED,
    UNIT_PLAYED,
    UNIT_READIED,
    UNIT_STUNNED,
    UNIT_WINS,
)
from riftable.games.riftbound.words.event_filters import (
    AN_OPPONENT,
    ANYONE,
    AT_YOUR_FIELD,
    BY_ANYONE,
    ELSEWHERE,
    FROM_HERE,
    HERE,
    THEIR_OWN,
    YOU,
    YOUR_FRIEND,
    EventFilter,
)
from riftable.games.riftbound.words.selectors import ANYONES, ENEMY, FRIENDLY, IN_ANY_STATE, YOURS
from riftable.games.riftbound.words.triggers import When

FREE: Final = Cost()

# About me.


def when_i_conquer(*words: Word, may: bool = False, modes: tuple[list[Word], ...] = ()) -> When:
    """When I conquer; perhaps one of several things happens."""
    return When(I_CONQUER, *words, may=may, modes=modes)


def when_i_hold(*words: Word) -> When:
    """When I hold."""
    return When(I_HOLD, *words)


def when_i_win(*words: Word) -> When:
    """When I win a combat."""
    return When(UNIT_WINS, *words, about=EventFilter(ANYONE, me=True))


def when_this_leaves(*words: Word) -> When:
    """When this leaves the board."""
    return When(I_LEAVE, *words)


def nth_time_i_move(nth: int, *words: Word, may: bool = False) -> When:
    """The so many-th time I move each turn."""
    return When(I_MOVE, *words, nth=nth, may=may)


# What players play.


def when_you_play_a_gear(*words: Word) -> When:
    """When you play a gear."""
    return When(GEAR_PLAYED, *words)


def when_you_play_a_unit(
    *words: Word, other: bool = False, state: int = IN_ANY_STATE, pay: Cost = FREE
) -> When:
    """When you play a unit: another than me, or one in a state."""
    return When(UNIT_PLAYED, *words, about=EventFilter(state=state, other=other), pay=pay)


def when_you_play_from_hidden(*words: Word) -> When:
    """When you play a card from Hidden."""
    return When(CARD_PLAYED, *words, about=EventFilter(from_hidden=True))


def nth_time_you_play_a_card(nth: int, *words: Word) -> When:
    """When you play your so many-th card in a turn."""
    return When(CARD_PLAYED, *words, nth=nth)


# Units that move, attack and die.


def when_a_unit_moves_from_here(*words: Word, whose: int = ANYONES, may: bool = False) -> When:
    """When a unit moves from where I am."""
    return When(UNIT_MOVED, *words, about=EventFilter(ANYONE, whose, FROM_HERE), may=may)


def when_an_opponent_moves_elsewhere(*words: Word) -> When:
    """When an opponent moves, with one or more units, to a battlefield other than mine."""
    return When(UNIT_MOVED, *words, about=EventFilter(AN_OPPONENT, where=ELSEWHERE), together=True)


def when_an_enemy_attacks_your_field(*words: Word) -> When:
    """When an enemy unit attacks a battlefield you control."""
    return When(UNIT_ATTACKS, *words, about=EventFilter(ANYONE, ENEMY, AT_YOUR_FIELD))


def when_a_friend_dies(*words: Word, state: int = IN_ANY_STATE) -> When:
    """When a friendly unit dies, perhaps one that was in a state."""
    return When(UNIT_DIED, *words, about=EventFilter(ANYONE, FRIENDLY, state=state))


def when_another_of_yours_dies(*words: Word, without_tag: str = "") -> When:
    """When another unit you control dies, perhaps only one without a tag."""
    return When(UNIT_DIED, *words, about=EventFilter(ANYONE, YOURS, other=True, without_tag=without_tag))


def when_you_kill_an_enemy(*words: Word, state: int = IN_ANY_STATE, pay: Cost = FREE) -> When:
    """When you kill an enemy unit, perhaps one in a state [428.5]."""
    return When(UNIT_DIED, *words, about=EventFilter(YOU, ENEMY, state=state), pay=pay)


def when_you_kill_with_a_spell(*words: Word, pay: Cost = FREE) -> When:
    """When you kill a unit with a spell."""
    return When(UNIT_DIED, *words, about=EventFilter(YOU, with_spell=True), pay=pay)


# What players do to units and cards.


def when_you_ready_a_friend(*words: Word) -> When:
    """When you ready a friendly unit."""
    return When(UNIT_READIED, *words, about=YOUR_FRIEND)


def when_you_stun_an_enemy(*words: Word, together: bool = False) -> When:
    """When you stun an enemy unit, or one or more together."""
    return When(UNIT_STUNNED, *words, about=EventFilter(YOU, ENEMY), together=together)


def when_you_discard(*words: Word) -> When:
    """When you discard one or more cards."""
    return When(CARD_DISCARDED, *words, together=True)


def when_you_recycle(*words: Word) -> When:
    """When you recycle one or more cards to your Main Deck."""
    return When(CARDS_RECYCLED, *words, about=EventFilter(YOU, YOURS), together=True)


def when_a_player_first_chooses_a_friend_here(*words: Word) -> When:
    """When a player chooses a friendly unit here with a spell for the first time each turn."""
    return When(UNIT_CHOSEN, *words, about=EventFilter(ANYONE, THEIR_OWN, HERE, with_spell=True), nth=1)


def at_each_first_beginning(*words: Word) -> When:
    """At the start of each player's first Beginning Phase."""
    return When(TURN_BEGINS, *words, about=BY_ANYONE, nth=1)

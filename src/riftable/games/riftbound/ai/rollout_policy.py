"""What one does at a glance in Riftbound: a sensible answer to any question, found without looking ahead.

A search plays on with it where its tree ends. It attacks where it wins the fight, then plays what it can pay,
permanents only, puts new units where they are needed, and passes when others have priority.
"""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Ask
from riftable.core.native import i64
from riftable.core.rng import Rng
from riftable.games.riftbound.rules.abilities import Ability, Card
from riftable.games.riftbound.rules.frames import Moving
from riftable.games.riftbound.rules.ids import (
    ASK_ASSIGN,
    ASK_DESTINATION,
    ASK_DISCARD,
    ASK_EXTRA,
    ASK_GROUP,
    ASK_LOSE,
    ASK_MAIN,
    ASK_MULLIGAN,
    ASK_PAY,
    ASK_PREDICT,
    ASK_SAVED,
    ASK_SPEND,
    ASK_TAKE,
    ASK_TARGET,
    ASK_WHERE,
    ASSAULT,
    EXHAUSTED,
    GEAR,
    SHIELD,
    SPAN,
    STUNNED,
    UNIT,
    V_ASSIGN,
    V_AT,
    V_AUTO,
    V_CHAMPION,
    V_GO,
    V_MOVE,
    V_NONE,
    V_PLAY,
    V_TARGET,
    V_USE,
)
from riftable.games.riftbound.rules.standard_move import can_reach
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.words.effects import Deal, Fight, Give, Kill, MoveTo, Stun, TakeControl, ToHand
from riftable.games.riftbound.words.tasks import DealItsCost

AUTO: Final = V_AUTO * SPAN
NONE: Final = V_NONE * SPAN
MOVE: Final = V_MOVE * SPAN
GO: Final = V_GO * SPAN
AT: Final = V_AT * SPAN
DEAR: Final = 5  # the Energy of a card that a first hand can do without


@final
class Force:
    """Units that would fight together: what they deal, and what kills them all."""

    deals: i64
    takes: i64

    def __init__(self, deals: i64, takes: i64) -> None:
        self.deals = deals
        self.takes = takes


def defence(s: Realm, seat: i64, place: i64) -> Force:
    """The units at a place that would fight a seat that came there."""
    deals: i64 = 0
    takes: i64 = 0
    for u in s.here[place]:
        if not s.friends(seat, s.seat[u]) and s.card(u).is_unit:
            might: i64 = s.might_without_role(u) + s.keyword(u, SHIELD)
            might = max(might, 0)
            if not s.flags[u] & STUNNED:
                deals += might
            takes += max(might - s.hurt[u], 1)
    return Force(deals, takes)


def charge(s: Realm, u: i64) -> i64:
    """The Might of a unit when it attacks."""
    might: i64 = s.might_without_role(u) + s.keyword(u, ASSAULT)
    return max(might, 0)


def enough(units: list[int], strength: list[int], foe: Force, more: i64) -> list[int]:
    """The fewest units that win a fight and live, the strongest first; none, if all do not.

    `more` is how much stronger than needed they should be, if they can.
    """
    chosen: list[int] = []
    sum_: i64 = 0
    left = units[:]
    while left:
        if chosen and sum_ > foe.deals + more and sum_ >= foe.takes + more:
            break
        best: i64 = left[0]
        most: i64 = -1
        for u in left:
            if strength[u] > most:
                best, most = u, strength[u]
        left.remove(best)
        chosen.append(best)
        sum_ += most
    return chosen if sum_ > foe.deals and sum_ >= foe.takes else []


def is_harmful(ability: Ability) -> bool:
    """Whether one would rather choose others' units for an ability."""
    for word in ability.words:
        if isinstance(word, (Deal, DealItsCost, Fight, Kill, MoveTo, Stun, TakeControl, ToHand)):
            return True
        if isinstance(word, Give) and word.n < 0:
            return True
    return False


def harms(card: Card) -> bool:
    """Whether one would rather choose others' units for what a card does."""
    if card.spell is not None:
        return is_harmful(card.spell)
    abilities = [trigger.ability for trigger in card.triggers] + card.activated
    return any([is_harmful(ability) for ability in abilities])


@final
class RolloutPolicy:
    """Answers at once, for the cards of one rule-book."""

    harmful: list[bool]  # by kind

    def __init__(self, cards: list[Card]) -> None:
        self.harmful = [harms(card) for card in cards]

    def answer(self, s: Realm, ask: Ask, rng: Rng) -> i64:
        """A sensible answer."""
        moves = ask.moves
        if len(moves) == 1:
            return moves[0]
        kind: i64 = ask.kind
        if kind == ASK_MAIN:
            return self.act(s, ask.seat, moves, rng)
        if kind == ASK_DESTINATION:
            return self.destination(s, ask, rng)
        if kind == ASK_GROUP:
            return self.join(s, ask, rng)
        if kind == ASK_WHERE:
            return self.where(s, ask, rng)
        if kind == ASK_PAY:
            return AUTO if AUTO in moves else moves[0]
        if kind == ASK_TARGET:
            return self.target(s, ask)
        if kind in (ASK_ASSIGN, ASK_SAVED):
            return self.heaviest(s, moves)
        if kind in (ASK_LOSE, ASK_SPEND):
            return self.lightest(s, moves)
        if kind == ASK_DISCARD:
            return self.dearest(s, moves, rng)
        if kind == ASK_TAKE:
            return self.dearest(s, moves, rng)
        if kind == ASK_MULLIGAN:
            return self.mulligan(s, moves)
        if kind == ASK_EXTRA:
            return moves[0] if rng.below(2) else moves[-1]
        if kind == ASK_PREDICT:
            return moves[-1]
        return moves[0]  # yes, or a pass, or the first of several that are as good

    def act(self, s: Realm, seat: i64, moves: list[int], rng: Rng) -> i64:
        """The Main Phase: attack, play, use, end."""
        first = self.attack(s, seat, rng)
        if first >= 0:
            return MOVE + first
        best: i64 = moves[0]  # the end of the turn
        most: i64 = -1
        for move in moves:
            verb: i64 = move // SPAN
            worth: i64 = -1
            if verb in (V_PLAY, V_CHAMPION):
                card = s.cards[move % SPAN]
                if card.type == UNIT:
                    worth = 8 * (card.cost.energy + card.cost.power) + rng.below(12)
                elif card.type == GEAR:
                    worth = rng.below(24)
            elif verb == V_USE:
                ability = s.card(move % SPAN).activated
                if ability and not ability[0].cost.spend and not ability[0].adds and ability[0].cost.exhaust:
                    worth = 0
            if worth > most:
                best, most = move, worth
        return best

    def attack(self, s: Realm, seat: i64, rng: Rng) -> i64:
        """The first unit of an attack that should win; -1: there is none."""
        start: i64 = s.book.players + s.book.fields
        ready: list[int] = []
        strength: list[int] = []
        for u in range(start, len(s.kind)):
            if (
                s.kind[u] != GONE
                and s.seat[u] == seat
                and not s.is_field(s.at[u])
                and not s.flags[u] & EXHAUSTED
                and s.card(u).is_unit
            ):
                ready.append(u)
        if not ready:
            return -1
        strength = [0] * len(s.kind)
        for u in ready:
            strength[u] = charge(s, u)
        best: i64 = -1
        most: i64 = -1
        for place in range(s.book.players, start):
            if s.seat[place] >= 0 and s.friends(seat, s.seat[place]):
                continue
            able = [u for u in ready if can_reach(s, u, place)]
            if not able:
                continue
            foe = defence(s, seat, place)
            group = enough(able, strength, foe, 0)
            if not group:
                continue
            worth: i64 = rng.below(4) + 2 * foe.takes
            if not s.scored[seat] & s.bit(place):
                worth += 8
            if worth > most:
                most = worth
                best = min(group)
        return best

    def destination(self, s: Realm, ask: Ask, rng: Rng) -> i64:
        """Where the fight is won with all who could come along; else anywhere."""
        u: i64 = ask.about
        best: i64 = ask.moves[0]
        most: i64 = -1
        for move in ask.moves:
            place: i64 = move - AT
            if not s.is_field(place) or s.friends(ask.seat, s.seat[place]):
                continue
            foe = defence(s, ask.seat, place)
            able: list[int] = []
            strength: list[int] = [0] * len(s.kind)
            for other in range(u, len(s.kind)):
                if (
                    s.kind[other] != GONE
                    and s.seat[other] == ask.seat
                    and s.card(other).is_unit
                    and not s.flags[other] & EXHAUSTED
                    and can_reach(s, other, place)
                ):
                    able.append(other)
                    strength[other] = charge(s, other)
            if enough(able, strength, foe, 0):
                worth: i64 = rng.below(4) + 2 * foe.takes
                if not s.scored[ask.seat] & s.bit(place):
                    worth += 8
                if worth > most:
                    best, most = move, worth
        return best

    def join(self, s: Realm, ask: Ask, rng: Rng) -> i64:
        """Whether somebody else is needed, and who."""
        f = s.frames[-1]
        assert isinstance(f, Moving)
        if not s.is_field(f.to):
            return GO
        foe = defence(s, ask.seat, f.to)
        sum_: i64 = 0
        for u in f.group:
            sum_ += charge(s, u)
        more: i64 = 3 * rng.below(3)
        if sum_ > foe.deals + more and sum_ >= foe.takes + more:
            return GO
        strength: list[int] = [0] * len(s.kind)
        able: list[int] = []
        for move in ask.moves:
            if move != GO:
                able.append(move - MOVE)
                strength[move - MOVE] = charge(s, move - MOVE)
        group = enough(able, strength, Force(foe.deals - sum_, foe.takes - sum_), more)
        return MOVE + min(group) if group else GO

    def where(self, s: Realm, ask: Ask, rng: Rng) -> i64:
        """A new unit goes to the weakest of the battlefields one holds, unless that is strong enough."""
        best: i64 = ask.moves[0]
        least: i64 = 1000
        threat: i64 = 0
        for u in range(s.book.players + s.book.fields, len(s.kind)):
            if s.kind[u] != GONE and not s.friends(ask.seat, s.seat[u]) and s.card(u).is_unit:
                threat += s.might(u)
        for move in ask.moves:
            place: i64 = move - AT
            if s.is_field(place):
                own: i64 = 0
                for u in s.here[place]:
                    if s.friends(ask.seat, s.seat[u]) and s.card(u).is_unit:
                        own += s.might(u)
                if own <= threat and own < least:
                    best, least = move, own
        return best if rng.below(4) else ask.moves[0]

    def target(self, s: Realm, ask: Ask) -> i64:
        """The strongest of those it is meant for; if there are none and it may be none, none."""
        harmful = self.harmful[ask.about]
        moves = ask.moves
        best: i64 = moves[0]
        most: i64 = -1
        for move in moves:
            if move // SPAN != V_TARGET:
                if move != NONE and most < 0:
                    best, most = move, 0
                continue
            u: i64 = move % SPAN
            if s.seat[u] < 0:
                continue
            mine = s.friends(ask.seat, s.seat[u])
            if mine == harmful:
                continue
            worth: i64 = 1 + (s.might(u) if s.card(u).is_unit else 0)
            if s.is_field(s.at[u]):
                worth += 2
            if worth > most:
                best, most = move, worth
        return best

    def heaviest(self, s: Realm, moves: list[int]) -> i64:
        """The unit with the most Might."""
        best: i64 = moves[0]
        most: i64 = -1
        for move in moves:
            if move // SPAN in (V_ASSIGN, V_TARGET):
                might: i64 = s.might(move % SPAN) if s.card(move % SPAN).is_unit else 0
                if might > most:
                    best, most = move, might
        return best

    def lightest(self, s: Realm, moves: list[int]) -> i64:
        """The unit with the least Might."""
        best: i64 = moves[0]
        least: i64 = 1000
        for move in moves:
            if move // SPAN == V_TARGET:
                might: i64 = s.might(move % SPAN) if s.card(move % SPAN).is_unit else 0
                if might < least:
                    best, least = move, might
        return best

    def dearest(self, s: Realm, moves: list[int], rng: Rng) -> i64:
        """The card that costs most: the one to discard while runes are few, and the one to take."""
        best: i64 = moves[0]
        most: i64 = -1
        for move in moves:
            if move == NONE:
                continue
            cost: i64 = 4 * s.cards[move % SPAN].cost.energy + rng.below(4)
            if cost > most:
                best, most = move, cost
        return best

    def mulligan(self, s: Realm, moves: list[int]) -> i64:
        """What is too dear to be played soon goes back."""
        best: i64 = NONE
        most: i64 = DEAR - 1
        for move in moves:
            if move != NONE:
                cost: i64 = s.cards[move % SPAN].cost.energy
                if cost > most:
                    best, most = move, cost
        return best


__all__ = ["Force", "RolloutPolicy", "charge", "defence"]

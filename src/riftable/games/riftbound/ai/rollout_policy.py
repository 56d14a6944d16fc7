"""The rollout policy of Riftbound: a plausible answer to any question, without lookahead.

It attacks where it wins the fight, then plays what it can pay, permanents only, puts new units where they are
needed, and passes when others have priority.
"""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Ask
from riftable.core.native import i64
from riftable.core.rng import Rng
from riftable.games.riftbound.rules.abilities import Ability, Card
from riftable.games.riftbound.rules.frames import Moving, Playing
from riftable.games.riftbound.rules.ids import (
    ASK_ASSIGN,
    ASK_CHOOSE,
    ASK_DESTINATION,
    ASK_DISCARD,
    ASK_EXTRA,
    ASK_GROUP,
    ASK_MAIN,
    ASK_MAY,
    ASK_MODE,
    ASK_MULLIGAN,
    ASK_PAY,
    ASK_PREDICT,
    ASK_SAVED,
    ASK_SPEND,
    ASK_TAKE,
    ASK_TARGET,
    ASK_WHERE,
    ASSAULT,
    AT,
    AUTO,
    DISCARD_FROM_HAND,
    EXHAUSTED,
    GEAR,
    GO,
    KEEP_CARD,
    KEEP_GEAR,
    KEEP_UNIT,
    KILL_OWN_GEAR,
    KILL_OWN_UNIT,
    KILL_UNIT,
    MOVE,
    NO,
    NONE,
    RECYCLE_FROM_HAND,
    RETURN_UNIT,
    SHIELD,
    SPAN,
    STUNNED,
    UNIT,
    V_ASSIGN,
    V_CHAMPION,
    V_ITEM,
    V_PLAY,
    V_TARGET,
    V_USE,
)
from riftable.games.riftbound.rules.standard_move import can_reach
from riftable.games.riftbound.rules.state import GONE, Realm

MULLIGAN_ENERGY: Final = 5  # cards of at least this cost are put back from the first hand


@final
class CombatStrength:
    """Units that would fight together: the damage they deal, and the damage that kills them all."""

    deals: i64
    takes: i64

    def __init__(self, deals: i64, takes: i64) -> None:
        self.deals = deals
        self.takes = takes


def defense(s: Realm, seat: i64, place: i64) -> CombatStrength:
    """Return the strength of the units at a place that would fight a seat that came there."""
    deals: i64 = 0
    takes: i64 = 0
    for u in s.here[place]:
        if not s.friends(seat, s.seat[u]) and s.card(u).is_unit:
            might: i64 = s.might_without_role(u) + s.keyword(u, SHIELD)
            might = max(might, 0)
            if not s.flags[u] & STUNNED:
                deals += might
            takes += max(might - s.hurt[u], 1)
    return CombatStrength(deals, takes)


def attack_might(s: Realm, u: i64) -> i64:
    """Return the Might of a unit when it attacks."""
    might: i64 = s.might_without_role(u) + s.keyword(u, ASSAULT)
    return max(might, 0)


def smallest_winning_group(
    units: list[int], strength: list[int], foe: CombatStrength, margin: i64
) -> list[int]:
    """Return the fewest units that win a fight and survive, the strongest first; none if all together do not.

    `margin` is how much stronger than needed they should be, if possible.
    """
    chosen: list[int] = []
    sum_: i64 = 0
    left = units[:]
    while left:
        if chosen and sum_ > foe.deals + margin and sum_ >= foe.takes + margin:
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
    """Return whether the targets of an ability are better enemies than friends."""
    return any([word.harms() for word in ability.words])


def card_is_harmful(card: Card) -> bool:
    """Return whether the targets of a card are better enemies than friends."""
    if card.spell is not None:
        return is_harmful(card.spell)
    abilities = [trigger.ability for trigger in card.triggers] + card.activated
    for ability in list(abilities):
        abilities += ability.modes
    return any([is_harmful(ability) for ability in abilities])


@final
class RolloutPolicy:
    """Answers any question of games with the cards of one configuration."""

    harmful: list[bool]  # by kind

    def __init__(self, cards: list[Card]) -> None:
        self.harmful = [card_is_harmful(card) for card in cards]

    def choose(self, s: Realm, ask: Ask, rng: Rng) -> i64:
        """Return a legal answer to the pending question."""
        moves = ask.moves
        if len(moves) == 1:
            return moves[0]
        kind: i64 = ask.kind
        if kind == ASK_MAIN:
            return self.main_phase(s, ask.seat, moves, rng)
        if kind == ASK_DESTINATION:
            return self.destination(s, ask, rng)
        if kind == ASK_GROUP:
            return self.group_member(s, ask, rng)
        if kind == ASK_WHERE:
            return self.unit_destination(s, ask, rng)
        if kind == ASK_PAY:
            if moves[0] == NONE and rng.below(2):
                return NONE  # any amount: no need to pay everything
            return AUTO if AUTO in moves else moves[0]
        if kind == ASK_TARGET:
            return self.target(s, ask)
        if kind in (ASK_ASSIGN, ASK_SAVED):
            return self.strongest_unit(s, moves)
        if kind == ASK_SPEND:
            return self.weakest_unit(s, moves)
        if kind == ASK_CHOOSE:
            return self.chosen_for_card(s, ask)
        if kind in (ASK_DISCARD, ASK_TAKE):
            return self.costliest_card(s, moves, rng)
        if kind == ASK_MULLIGAN:
            return self.mulligan(s, moves)
        if kind == ASK_EXTRA:
            return moves[0] if rng.below(2) else moves[-1]
        if kind == ASK_PREDICT:
            return moves[-1]
        if kind == ASK_MAY:
            return self.may(s, ask)
        if kind == ASK_MODE:
            return moves[rng.below(len(moves))]
        return moves[0]  # yes, or a pass, or the first of several that are as good

    def may(self, s: Realm, ask: Ask) -> i64:
        """Return yes, but no where one could only harm oneself."""
        f = s.frames[-1]
        if not isinstance(f, Playing):
            return ask.moves[0]
        item = s.chain[f.index]
        ability = item.ability
        if ability is None or not ability.picks or not is_harmful(ability):
            return ask.moves[0]
        codes = ability.picks[-1].codes(s, item) if not ability.related else []
        if not codes:
            return ask.moves[0]
        for code in codes:
            if code >= len(s.seat) or not s.friends(ask.seat, s.seat[code]):
                return ask.moves[0]
        return NO if NO in ask.moves else ask.moves[0]

    def chosen_for_card(self, s: Realm, ask: Ask) -> i64:
        """Return what to choose for a card that asks several players: keep the best, give up the least."""
        what: i64 = ask.n
        if what in (KILL_OWN_UNIT, KILL_OWN_GEAR):
            return self.weakest_unit(s, ask.moves)
        if what in (KEEP_UNIT, KEEP_GEAR):
            return self.strongest_unit(s, ask.moves)
        if what in (RETURN_UNIT, KILL_UNIT):
            enemies = [move for move in ask.moves if move != NONE and self.is_enemy(s, ask.seat, move % SPAN)]
            return self.strongest_unit(s, enemies) if enemies else ask.moves[0]
        if what in (RECYCLE_FROM_HAND, DISCARD_FROM_HAND, KEEP_CARD):
            best: i64 = ask.moves[0]
            for move in ask.moves:
                if s.cards[move % SPAN].cost.energy > s.cards[best % SPAN].cost.energy:
                    best = move
            return best
        return ask.moves[0]

    def is_enemy(self, s: Realm, seat: i64, u: i64) -> bool:
        """Return whether an object belongs to another side."""
        return not s.friends(seat, s.seat[u])

    def main_phase(self, s: Realm, seat: i64, moves: list[int], rng: Rng) -> i64:
        """Return an attack, a card to play, an ability to use or the end of the turn, in this order."""
        first = self.attack(s, seat, rng)
        if first >= 0:
            return MOVE + first
        best: i64 = moves[0]  # the end of the turn
        most: i64 = -1
        for move in moves:
            verb: i64 = move // SPAN
            value: i64 = -1
            if verb in (V_PLAY, V_CHAMPION):
                card = s.cards[move % SPAN]
                if card.type == UNIT:
                    value = 8 * (card.cost.energy + card.cost.power) + rng.below(12)
                elif card.type == GEAR:
                    value = rng.below(24)
            elif verb == V_USE:
                for ability in s.card(move % SPAN).activated:
                    if not ability.cost.spend and not ability.adds and ability.cost.exhaust:
                        value = 0
            if value > most:
                best, most = move, value
        return best

    def attack(self, s: Realm, seat: i64, rng: Rng) -> i64:
        """Return the first unit of an attack that should win; -1 if there is none."""
        start: i64 = s.config.players + s.config.fields
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
            strength[u] = attack_might(s, u)
        best: i64 = -1
        most: i64 = -1
        for place in range(s.config.players, start):
            if s.seat[place] >= 0 and s.friends(seat, s.seat[place]):
                continue
            able = [u for u in ready if can_reach(s, u, place)]
            if not able:
                continue
            foe = defense(s, seat, place)
            group = smallest_winning_group(able, strength, foe, 0)
            if not group:
                continue
            value: i64 = rng.below(4) + 2 * foe.takes
            if not s.scored[seat] & s.bit(place):
                value += 8
            if value > most:
                most = value
                best = min(group)
        return best

    def destination(self, s: Realm, ask: Ask, rng: Rng) -> i64:
        """Return a place where the fight is won with all units that can come along, else any."""
        u: i64 = ask.about
        best: i64 = ask.moves[0]
        most: i64 = -1
        for move in ask.moves:
            place: i64 = move - AT
            if not s.is_field(place) or s.friends(ask.seat, s.seat[place]):
                continue
            foe = defense(s, ask.seat, place)
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
                    strength[other] = attack_might(s, other)
            if smallest_winning_group(able, strength, foe, 0):
                value: i64 = rng.below(4) + 2 * foe.takes
                if not s.scored[ask.seat] & s.bit(place):
                    value += 8
                if value > most:
                    best, most = move, value
        return best

    def group_member(self, s: Realm, ask: Ask, rng: Rng) -> i64:
        """Return the next unit to join a move, or `GO` if no further one is needed."""
        f = s.frames[-1]
        assert isinstance(f, Moving)
        if not s.is_field(f.to):
            return GO
        foe = defense(s, ask.seat, f.to)
        sum_: i64 = 0
        for u in f.group:
            sum_ += attack_might(s, u)
        margin: i64 = 3 * rng.below(3)
        if sum_ > foe.deals + margin and sum_ >= foe.takes + margin:
            return GO
        strength: list[int] = [0] * len(s.kind)
        able: list[int] = []
        for move in ask.moves:
            if move != GO:
                able.append(move - MOVE)
                strength[move - MOVE] = attack_might(s, move - MOVE)
        group = smallest_winning_group(
            able, strength, CombatStrength(foe.deals - sum_, foe.takes - sum_), margin
        )
        return MOVE + min(group) if group else GO

    def unit_destination(self, s: Realm, ask: Ask, rng: Rng) -> i64:
        """Return the weakest held battlefield for a new unit, unless it is strong enough."""
        best: i64 = ask.moves[0]
        least: i64 = 1000
        threat: i64 = 0
        for u in range(s.config.players + s.config.fields, len(s.kind)):
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
        """Return the strongest suitable target; none, where allowed, if there is no suitable one."""
        harmful = self.is_to_harm(s, ask)
        moves = ask.moves
        best: i64 = moves[0]
        most: i64 = -1
        for move in moves:
            verb: i64 = move // SPAN
            if verb != V_TARGET:
                if verb == V_ITEM and s.friends(ask.seat, s.chain[move % SPAN].seat):
                    continue  # what is chosen on the chain is countered or taken
                if move != NONE and most < 0:
                    best, most = move, 0
                continue
            u: i64 = move % SPAN
            if s.seat[u] < 0:
                continue
            mine = s.friends(ask.seat, s.seat[u])
            if mine == harmful:
                continue
            value: i64 = 1 + (s.might(u) if s.card(u).is_unit else 0)
            if s.is_field(s.at[u]):
                value += 2
            if value > most:
                best, most = move, value
        return best

    def is_to_harm(self, s: Realm, ask: Ask) -> bool:
        """Return whether the pending question for a target is for something that harms it."""
        f = s.frames[-1]
        if isinstance(f, Playing) and f.index < len(s.chain):
            ability = s.chain[f.index].ability
            if ability is not None:  # of several that a card has, the one that asks
                return is_harmful(ability)
        return self.harmful[ask.about]

    def strongest_unit(self, s: Realm, moves: list[int]) -> i64:
        """Return the unit with the most Might."""
        best: i64 = moves[0]
        most: i64 = -1
        for move in moves:
            if move // SPAN in (V_ASSIGN, V_TARGET):
                might: i64 = s.might(move % SPAN) if s.card(move % SPAN).is_unit else 0
                if might > most:
                    best, most = move, might
        return best

    def weakest_unit(self, s: Realm, moves: list[int]) -> i64:
        """Return the unit with the least Might."""
        best: i64 = moves[0]
        least: i64 = 1000
        for move in moves:
            if move // SPAN == V_TARGET:
                might: i64 = s.might(move % SPAN) if s.card(move % SPAN).is_unit else 0
                if might < least:
                    best, least = move, might
        return best

    def costliest_card(self, s: Realm, moves: list[int], rng: Rng) -> i64:
        """Return the card that costs most: the one to discard while runes are few, and the one to take."""
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
        """Return the costliest card that is too expensive to be played soon, or none."""
        best: i64 = NONE
        most: i64 = MULLIGAN_ENERGY - 1
        for move in moves:
            if move != NONE:
                cost: i64 = s.cards[move % SPAN].cost.energy
                if cost > most:
                    best, most = move, cost
        return best


__all__ = ["CombatStrength", "RolloutPolicy", "attack_might", "defense"]

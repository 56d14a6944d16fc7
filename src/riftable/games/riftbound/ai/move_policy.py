"""The move policy of Riftbound: how promising each answer is, as a sum of learned weights of its features.

The search tries answers in this order, and looks longer at those that the policy likes.
`tools/learn_riftbound_policy.py` learns the weights from what the search itself comes to prefer: for all
duels alike, and for each card how good it is to play, use, hide, move and choose.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from riftable.core.machine import Ask
from riftable.core.native import i64, mypyc_attr
from riftable.core.rng import Rng
from riftable.games.riftbound.ai.rollout_policy import (
    CombatStrength,
    RolloutPolicy,
    attack_might,
    defense,
)
from riftable.games.riftbound.rules.abilities import Card
from riftable.games.riftbound.rules.frames import Moving
from riftable.games.riftbound.rules.ids import (
    ASK_DESTINATION,
    ASK_GROUP,
    ASK_MAIN,
    ASK_REACT,
    ASK_SHOWDOWN,
    ASK_TARGET,
    ASK_WHERE,
    AT,
    EXHAUSTED,
    NUM_ASKS,
    NUM_DOMAINS,
    NUM_VERBS,
    SPAN,
    V_AT,
    V_CHAMPION,
    V_END,
    V_HIDE,
    V_HIDE_CHAMPION,
    V_MOVE,
    V_PASS,
    V_PLAY,
    V_TARGET,
    V_USE,
)
from riftable.games.riftbound.rules.standard_move import can_reach
from riftable.games.riftbound.rules.state import GONE, Realm

# What is asked: a kind of question, and for some when it is asked.
OTHERS_SHOWDOWN: Final = NUM_ASKS  # a showdown in a turn of another side
OTHERS_ITEM: Final = OTHERS_SHOWDOWN + 1  # a reaction to an item of another side
CONTEXTS: Final = OTHERS_ITEM + 1
# When a card may be played: the context of a main phase, showdowns and reactions, in this order, or another.
TIMES: Final[list[int]] = [ASK_MAIN, ASK_SHOWDOWN, OTHERS_SHOWDOWN, ASK_REACT, OTHERS_ITEM]
NUM_TIMES: Final = 6

NUMBERS: Final = 13  # of Energy, answers, Might: 0 to 12
MARGINS: Final = 15  # differences in Might: -7 to 7
TYPES: Final = 6
HOLDERS: Final = 4  # of a place: it is a base, or held by the own side, by another, by none
HELD: Final = 4  # battlefields that the side holds: 0 to 3
PLACE_QUESTIONS: Final = 2  # where a unit goes, where a unit is played

# Features that all cards share. Each is followed by its numbers.
VERB: Final = 0  # + context * NUM_VERBS + verb
LIKELY: Final = VERB + CONTEXTS * NUM_VERBS  # the same, for the answer of the rollout policy
PASS_READY: Final = LIKELY + CONTEXTS * NUM_VERBS  # + time * NUMBERS + ready runes
PASS_MOVES: Final = PASS_READY + NUM_TIMES * NUMBERS  # + time * NUMBERS + other answers
PASS_ITEM: Final = PASS_MOVES + NUM_TIMES * NUMBERS  # + time * NUMBERS + Energy of the latest item's card
PASS_ATTACK: Final = PASS_ITEM + NUM_TIMES * NUMBERS  # + margin of the best attack, in a main phase
PLAY: Final = PASS_ATTACK + MARGINS  # + (time * TYPES + type) * NUMBERS + Energy
PLAY_LEFT: Final = PLAY + NUM_TIMES * TYPES * NUMBERS  # + time * NUMBERS + ready runes beyond its Energy
PLAY_MIGHT: Final = PLAY_LEFT + NUM_TIMES * NUMBERS  # + time * NUMBERS + Might
# `away` is 1 for a unit at a battlefield, 0 for one in its base.
MOVE_MIGHT: Final = PLAY_MIGHT + NUM_TIMES * NUMBERS  # + away * NUMBERS + Might of the unit
MOVE_ALONE: Final = MOVE_MIGHT + 2 * NUMBERS  # + away * MARGINS + margin of its best attack
MOVE_ALL: Final = MOVE_ALONE + 2 * MARGINS  # the same, with all units that can still join it
MOVE_HELD: Final = MOVE_ALL + 2 * MARGINS  # + battlefields that the side holds
# + (question * HOLDERS + holder) * MARGINS + its Might, at a battlefield less what defends it, or holds it
PLACE: Final = MOVE_HELD + HELD
PLACE_SCORED: Final = PLACE + PLACE_QUESTIONS * HOLDERS * MARGINS  # + question * HOLDERS + holder: this turn
PLACE_ALL: Final = PLACE_SCORED + PLACE_QUESTIONS * HOLDERS  # + holder * MARGINS + with all that can join
# `go` is 1 for going as the group is, 0 for another unit that joins it.
GROUP_MARGIN: Final = PLACE_ALL + HOLDERS * MARGINS  # + go * MARGINS + margin of the group at a battlefield
GROUP_HOME: Final = GROUP_MARGIN + 2 * MARGINS  # + go: the group goes to its base
GROUP_MIGHT: Final = GROUP_HOME + 2  # + Might of the unit that joins
# `side` adds up 4 for a harmful effect, 2 for a friend, 1 at a battlefield.
TARGET_SIDE: Final = GROUP_MIGHT + NUMBERS  # + side
TARGET_MIGHT: Final = TARGET_SIDE + 8  # + side * NUMBERS + Might
TARGET_SPENT: Final = TARGET_MIGHT + 8 * NUMBERS  # + side: it is exhausted
NUM_COMMON: Final = TARGET_SPENT + 8

# Features of a card, behind those: NUM_COMMON + kind * NUM_OF_CARD + one of these.
PLAY_CARD: Final = 0  # + time
USE_MAIN: Final = PLAY_CARD + NUM_TIMES
USE_WINDOW: Final = USE_MAIN + 1
HIDE_CARD: Final = USE_WINDOW + 1
MOVE_CARD: Final = HIDE_CARD + 1
HARM_CARD: Final = MOVE_CARD + 1  # as a target
HELP_CARD: Final = HARM_CARD + 1
NUM_OF_CARD: Final = HELP_CARD + 1

LIKELY_WEIGHT: Final = 1.1  # of the rollout policy's answer, until something else is learned
LEAST_PRIOR: Final = 0.02  # added to each prior, so that every answer is tried; the best one has 1 more


def first_weights() -> list[float]:
    """Return the weights of the common features before anything is learned."""
    found: list[float] = [0.0] * NUM_COMMON
    for feature in range(LIKELY, PASS_READY):
        found[feature] = LIKELY_WEIGHT
    return found


def number(n: i64) -> i64:
    """Return a number as features count it."""
    return min(max(n, 0), NUMBERS - 1)


def margin(n: i64) -> i64:
    """Return the difference in a fight as features count it."""
    return min(max(n + MARGINS // 2, 0), MARGINS - 1)


@final
@mypyc_attr(acyclic=True)
class Situation:
    """What the features of all answers to a question have in common."""

    context: i64
    time: i64
    ready: i64  # runes
    held: i64  # battlefields
    foes: list[CombatStrength]  # by battlefield
    units: list[int]  # of the seat that could move, ascending
    might: list[int]  # of these units
    group: i64  # Might of the units that move already
    to: i64  # where they move; -1: nobody moves

    def __init__(self, s: Realm, ask: Ask) -> None:
        seat: i64 = ask.seat
        kind: i64 = ask.kind
        self.context = kind
        if kind == ASK_SHOWDOWN and not s.friends(seat, s.turn):
            self.context = OTHERS_SHOWDOWN
        elif kind == ASK_REACT and s.chain and not s.friends(seat, s.chain[-1].seat):
            self.context = OTHERS_ITEM
        self.time = TIMES.index(self.context) if self.context in TIMES else NUM_TIMES - 1
        self.ready = 0
        for i in range(seat * NUM_DOMAINS, seat * NUM_DOMAINS + NUM_DOMAINS):
            self.ready += s.ready[i]
        self.held = 0
        self.foes = []
        self.units = []
        self.might = []
        self.group = 0
        self.to = -1
        if kind not in (ASK_MAIN, ASK_DESTINATION, ASK_WHERE, ASK_GROUP):
            return
        first: i64 = s.config.players
        behind: i64 = first + s.config.fields
        for place in range(first, behind):
            self.foes.append(defense(s, seat, place))
            if s.friends(seat, s.seat[place]):
                self.held += 1
        f = s.frames[-1]
        if kind == ASK_GROUP and isinstance(f, Moving):
            self.to = f.to
            for u in f.group:
                self.group += attack_might(s, u)
            return
        for u in range(behind, len(s.kind)):
            if (
                s.kind[u] != GONE
                and s.seat[u] == seat
                and not s.flags[u] & EXHAUSTED
                and s.cards[s.kind[u]].is_unit
            ):
                self.units.append(u)
                self.might.append(attack_might(s, u))

    def able(self, s: Realm, first: i64, place: i64) -> i64:
        """Return the Might of the units from `first` on that can move to a place."""
        total: i64 = 0
        for i in range(len(self.units)):
            if self.units[i] >= first and can_reach(s, self.units[i], place):
                total += self.might[i]
        return total

    def best_attack(self, s: Realm, seat: i64) -> i64:
        """Return the margin of the best attack with all units; the least there is if none can attack."""
        best: i64 = -MARGINS
        for i in range(len(self.foes)):
            place: i64 = s.config.players + i
            if not s.friends(seat, s.seat[place]):
                able: i64 = self.able(s, 0, place)
                if able > 0:
                    best = max(best, able - self.foes[i].takes)
        return best


@final
class MovePolicy:
    """Weights of the features of answers, for the cards of one configuration."""

    policy: RolloutPolicy
    weights: list[float]  # of the common features, then of each kind of card

    def __init__(
        self,
        policy: RolloutPolicy,
        cards: list[Card],
        common: dict[str, float],
        of_cards: dict[str, list[float]],
    ) -> None:
        """Take the common weights that differ from the first ones, and those of cards by their key."""
        self.policy = policy
        self.weights = first_weights()
        for feature, weight in common.items():
            self.weights[int(feature)] = weight
        unknown: list[float] = [0.0] * NUM_OF_CARD
        for card in cards:
            self.weights += of_cards.get(card.key, unknown)

    def priors(self, s: Realm, ask: Ask, moves: list[int]) -> list[float]:
        """Return a weight above 0 for each of several answers."""
        scores = self.scores(s, ask, moves)
        highest: float = max(scores)
        return [exp(score - highest) + LEAST_PRIOR for score in scores]

    def scores(self, s: Realm, ask: Ask, moves: list[int]) -> list[float]:
        """Return how promising each of several answers is, as a logarithm."""
        weights = self.weights
        found: list[float] = []
        for features in self.features(s, ask, moves):
            total: float = 0.0
            for feature in features:
                total += weights[feature]
            found.append(total)
        return found

    def features(self, s: Realm, ask: Ask, moves: list[int]) -> list[list[int]]:
        """Return the features of each of several answers."""
        situation = Situation(s, ask)
        likely: i64 = self.policy.choose(s, ask, Rng(1))
        harmful = ask.kind == ASK_TARGET and self.policy.is_to_harm(s, ask)
        found: list[list[int]] = []
        for move in moves:
            verb: i64 = move // SPAN
            features: list[int] = [VERB + situation.context * NUM_VERBS + verb]
            if move == likely:
                features.append(LIKELY + situation.context * NUM_VERBS + verb)
            if verb in (V_PLAY, V_CHAMPION):
                add_play(s, situation, move % SPAN, features)
            elif verb == V_USE:
                kind: i64 = s.kind[move % SPAN]
                features.append(of_card(kind, USE_MAIN if situation.context == ASK_MAIN else USE_WINDOW))
            elif verb in (V_HIDE, V_HIDE_CHAMPION):
                features.append(of_card(move % SPAN, HIDE_CARD))
            elif ask.kind == ASK_GROUP:
                add_group(s, situation, move, features)
            elif verb == V_MOVE:
                add_move(s, situation, move % SPAN, features)
            elif verb == V_AT and ask.kind in (ASK_DESTINATION, ASK_WHERE):
                add_place(s, situation, ask, move - AT, features)
            elif verb == V_TARGET and ask.kind == ASK_TARGET:
                add_target(s, ask.seat, move % SPAN, harmful, features)
            elif verb in (V_PASS, V_END):
                add_pass(s, situation, ask.seat, len(moves) - 1, features)
            found.append(features)
        return found


def of_card(kind: i64, what: i64) -> i64:
    """Return the feature of a card."""
    return NUM_COMMON + kind * NUM_OF_CARD + what


def add_play(s: Realm, situation: Situation, kind: i64, features: list[int]) -> None:
    """Add the features of playing a card."""
    card = s.cards[kind]
    time: i64 = situation.time
    energy: i64 = card.cost.energy
    features.append(PLAY + (time * TYPES + card.type) * NUMBERS + number(energy))
    features.append(PLAY_LEFT + time * NUMBERS + number(situation.ready - energy))
    features.append(PLAY_MIGHT + time * NUMBERS + number(card.might))
    features.append(of_card(kind, PLAY_CARD + time))


def add_move(s: Realm, situation: Situation, u: i64, features: list[int]) -> None:
    """Add the features of a unit that begins a move."""
    might: i64 = attack_might(s, u)
    away: i64 = 1 if s.is_field(s.at[u]) else 0
    alone: i64 = -MARGINS
    together: i64 = -MARGINS
    for i in range(len(situation.foes)):
        place: i64 = s.config.players + i
        if not s.friends(s.seat[u], s.seat[place]) and can_reach(s, u, place):
            takes: i64 = situation.foes[i].takes
            alone = max(alone, might - takes)
            together = max(together, situation.able(s, u, place) - takes)
    features.append(of_card(s.kind[u], MOVE_CARD))
    features.append(MOVE_MIGHT + away * NUMBERS + number(might))
    features.append(MOVE_ALONE + away * MARGINS + margin(alone))
    features.append(MOVE_ALL + away * MARGINS + margin(together))
    features.append(MOVE_HELD + min(situation.held, HELD - 1))


def add_group(s: Realm, situation: Situation, move: i64, features: list[int]) -> None:
    """Add the features of a unit that joins a move, or of going without another one."""
    go: i64 = 1
    if move // SPAN == V_MOVE:
        u: i64 = move % SPAN
        go = 0
        features.append(of_card(s.kind[u], MOVE_CARD))
        features.append(GROUP_MIGHT + number(attack_might(s, u)))
    if s.is_field(situation.to):
        takes: i64 = situation.foes[situation.to - s.config.players].takes
        features.append(GROUP_MARGIN + go * MARGINS + margin(situation.group - takes))
    else:
        features.append(GROUP_HOME + go)


def add_place(s: Realm, situation: Situation, ask: Ask, place: i64, features: list[int]) -> None:
    """Add the features of a place where a unit goes, or is played."""
    goes = ask.kind == ASK_DESTINATION
    might: i64 = attack_might(s, ask.about) if goes else s.cards[ask.about].might
    holder: i64 = 0
    against: i64 = 0
    if s.is_field(place):
        against = situation.foes[place - s.config.players].takes
        holder = 3
        if s.seat[place] >= 0:
            holder = 1 if s.friends(ask.seat, s.seat[place]) else 2
    if holder == 1:  # compare with the units that hold it
        for u in s.here[place]:
            if s.friends(ask.seat, s.seat[u]) and s.cards[s.kind[u]].is_unit:
                against += s.might(u)
    which: i64 = (0 if goes else HOLDERS) + holder
    features.append(PLACE + which * MARGINS + margin(might - against))
    if holder > 0 and s.scored[ask.seat] & s.bit(place):
        features.append(PLACE_SCORED + which)
    if goes:
        able: i64 = situation.able(s, ask.about, place)
        features.append(PLACE_ALL + holder * MARGINS + margin(able - against))


def add_target(s: Realm, seat: i64, u: i64, harmful: bool, features: list[int]) -> None:
    """Add the features of an object as a target."""
    side: i64 = 4 if harmful else 0
    if s.friends(seat, s.seat[u]):
        side += 2
    if s.is_field(s.at[u]):
        side += 1
    features.append(TARGET_SIDE + side)
    if s.cards[s.kind[u]].is_unit:
        features.append(TARGET_MIGHT + side * NUMBERS + number(s.might(u)))
    if s.flags[u] & EXHAUSTED:
        features.append(TARGET_SPENT + side)
    features.append(of_card(s.kind[u], HARM_CARD if harmful else HELP_CARD))


def add_pass(s: Realm, situation: Situation, seat: i64, others: i64, features: list[int]) -> None:
    """Add the features of passing, or of ending the turn, instead of any of the other answers."""
    time: i64 = situation.time
    features.append(PASS_READY + time * NUMBERS + number(situation.ready))
    features.append(PASS_MOVES + time * NUMBERS + number(others))
    if s.chain:
        energy: i64 = s.cards[s.chain[-1].kind].cost.energy
        features.append(PASS_ITEM + time * NUMBERS + number(energy))
    if situation.context == ASK_MAIN:
        features.append(PASS_ATTACK + margin(situation.best_attack(s, seat)))

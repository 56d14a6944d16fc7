"""Rollout policy of Riffifi: how plausible each card is, as a sum of learned weights of its features.

The search plays hands to their end by it, and tries cards in its order. `tools/learn_riffifi.py` learns the
weights from what the search itself prefers. They are for any number of seats and all variants; games that are
won by ticks have weights of their own.

In a rollout the hands are known, because the search has imagined them. The policy looks only at the cards of
a color that are not played yet: those in the hand of its seat, and all others together. Players can count
these, except for cards that were played unseen.
"""

from __future__ import annotations

from math import log
from typing import Final, final

from riftable.core.native import i64, mypyc_attr
from riftable.core.rng import Rng
from riftable.games.riffifi.rules.ids import (
    ALONE,
    MAX_PLAYERS,
    NOTHING,
    NUM_COLORS,
    NUM_VALUES,
    OFFICER,
    TOKENS_PER_COLOR,
    UNSEEN,
    VALUE,
)
from riftable.games.riffifi.rules.state import RiffifiState

VALUES: Final = NUM_VALUES + 1  # values of cards are 1 to 8, and so is what a card pays at most
CARDS: Final = NUM_VALUES + 1  # of a color: 0 to 8
ROUNDS: Final = 13  # cards in the hand of whoever plays: 0 to 12
TOKENS: Final = TOKENS_PER_COLOR + 1
LEADS: Final = 9  # steps of LEAD_STEP tokens, from 4 or more behind to 4 or more ahead
LEAD_STEP: Final = 6

# Features of a card that stays face up. "Lower" and "higher" count cards of its color that are
# neither played nor in the own hand.
UP_LOWER: Final = 0  # + value * CARDS + lower
UP_ROUND: Final = UP_LOWER + VALUES * CARDS  # + value * ROUNDS + cards in the hand
UP_LOWER_ROUND: Final = UP_ROUND + VALUES * ROUNDS  # + lower * ROUNDS + cards in the hand
UP_HIGHER: Final = UP_LOWER_ROUND + CARDS * ROUNDS
UP_OWN_LOWER: Final = UP_HIGHER + CARDS  # + lower cards of the color in the own hand
UP_OWN_HIGHER: Final = UP_OWN_LOWER + CARDS
UP_PAYS: Final = UP_OWN_HIGHER + CARDS  # + tokens that it pays at most
UP_ROBS: Final = UP_PAYS + VALUES  # + how many of these are not in the bank
UP_HAS: Final = UP_ROBS + VALUES  # + TOKENS, if the color is ticked, + tokens of it that the seat has
# Features of the card that it turns down.
HIT_PAYS: Final = UP_HAS + 2 * TOKENS  # + tokens that it would have paid at most
HIT_LOWER: Final = HIT_PAYS + VALUES  # + value * CARDS + lower
HIT_SEAT: Final = HIT_LOWER + VALUES * CARDS  # + how many turns until it would have paid
HIT_LEAD: Final = HIT_SEAT + MAX_PLAYERS  # + by how much its owner leads, from 0 to LEADS - 1
# Features of a card that is turned down as it is played.
DOWN_LOWER: Final = HIT_LEAD + LEADS
DOWN_ROUND: Final = DOWN_LOWER + VALUES * CARDS
DOWN_LOWER_ROUND: Final = DOWN_ROUND + VALUES * ROUNDS
DOWN_OWN_LOWER: Final = DOWN_LOWER_ROUND + CARDS * ROUNDS
DOWN_OWN_HIGHER: Final = DOWN_OWN_LOWER + CARDS
DOWN_UNSEEN: Final = DOWN_OWN_HIGHER + CARDS  # it is played unseen
# Features of the Officer.
OFFICER_ROUND: Final = DOWN_UNSEEN + 1
OFFICER_HITS: Final = OFFICER_ROUND + ROUNDS  # + the most that a card of others pays
NUM_FEATURES: Final = OFFICER_HITS + VALUES

LOW_BITS: Final[list[int]] = [(1 << n) - 1 for n in range(VALUES)]
BITS: Final[list[int]] = [n.bit_count() for n in range(1 << NUM_VALUES)]  # how many are set
NOISES: Final = 1 << 12
# Quantiles of the Gumbel distribution: the highest sum of a score and such noise is a draw by softmax.
# Rounded, because logarithms of different machines may differ in their last digit.
NOISE: Final[list[float]] = [round(-log(-log((n + 0.5) / NOISES)), 9) for n in range(NOISES)]


@final
@mypyc_attr(acyclic=True)
class Unplayed:
    """The cards that have not been played in a hand, as bitmasks."""

    hands: list[int]  # by seat
    every: i64  # those of all hands, and those that are unused

    def __init__(self, s: RiffifiState) -> None:
        hands: list[int] = []
        every: i64 = 0
        for hand in s.hands:
            cards: i64 = 0
            for card in hand:
                held: i64 = ALONE[card]
                cards |= held
            hands.append(cards)
            every |= cards
        for card in s.unused:
            unused: i64 = ALONE[card]
            every |= unused
        self.hands = hands
        self.every = every

    def play(self, move: i64, seat: i64) -> None:
        """Take out a card that a seat plays, seen or unseen."""
        card: i64 = ALONE[move - UNSEEN if move >= UNSEEN else move]
        hand: i64 = self.hands[seat]
        self.hands[seat] = hand & ~card
        self.every &= ~card


class Features:
    """A receiver of the features of playing a card."""

    def add(self, feature: i64) -> None:
        """Take one more feature; each kind of receiver has its own way."""
        raise NotImplementedError


@final
class FeatureList(Features):
    """Lists features."""

    found: list[int]

    def __init__(self) -> None:
        self.found = []

    def add(self, feature: i64) -> None:
        self.found.append(feature)


@final
class FeatureSum(Features):
    """Adds up the weights of features, without a list of them: rollouts do little else."""

    weights: list[float]
    total: float

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.total = 0.0

    def add(self, feature: i64) -> None:
        self.total += self.weights[feature]


@final
class RolloutPolicy:
    """How plausible it is that a seat plays a card."""

    score_sum: FeatureSum

    def __init__(self, weights: list[float]) -> None:
        """Take the weights by feature."""
        self.score_sum = FeatureSum(weights)

    def choose(self, s: RiffifiState, unplayed: Unplayed, moves: list[int], seat: i64, rng: Rng) -> i64:
        """Draw one of the cards that a seat may play, in proportion to the exponentials of their scores."""
        best: i64 = moves[0]
        if len(moves) == 1:
            return best
        highest: float = -1e9
        for move in moves:
            score: float = self.score(s, unplayed, move, seat) + NOISE[rng.below(NOISES)]
            if score > highest:
                highest = score
                best = move
        return best

    def score(self, s: RiffifiState, unplayed: Unplayed, move: i64, seat: i64) -> float:
        """Return how plausible a card is, as a logarithm."""
        self.score_sum.total = 0.0
        add_features(self.score_sum, s, unplayed, move, seat)
        return self.score_sum.total


def features(s: RiffifiState, unplayed: Unplayed, move: i64, seat: i64) -> list[int]:
    """Return the features of playing a card."""
    listed = FeatureList()
    add_features(listed, s, unplayed, move, seat)
    return listed.found


def add_features(to: Features, s: RiffifiState, unplayed: Unplayed, move: i64, seat: i64) -> None:
    """Add the features of playing a card."""
    rounds: i64 = min(len(s.hands[seat]), ROUNDS - 1)
    card: i64 = move - UNSEEN if move >= UNSEEN else move
    if card == OFFICER:
        most: i64 = 0
        for owner, other in enumerate(s.face):
            if 0 <= other < OFFICER:
                most = max(most, pays_at_most(s, other, owner))
        to.add(OFFICER_ROUND + rounds)
        to.add(OFFICER_HITS + most)
        return
    color: i64 = card >> 3
    value: i64 = VALUE[card]
    own: i64 = unplayed.hands[seat]
    others: i64 = (unplayed.every & ~own) >> (color << 3) & 255
    own = own >> (color << 3) & 255
    below: i64 = LOW_BITS[value - 1]
    lower: i64 = BITS[others & below]
    own_lower: i64 = BITS[own & below]
    own_higher: i64 = BITS[own >> value]
    top: i64 = s.top[color]
    if move >= UNSEEN or card > top:
        to.add(DOWN_LOWER + value * CARDS + lower)
        to.add(DOWN_ROUND + value * ROUNDS + rounds)
        to.add(DOWN_LOWER_ROUND + lower * ROUNDS + rounds)
        to.add(DOWN_OWN_LOWER + own_lower)
        to.add(DOWN_OWN_HIGHER + own_higher)
        if move >= UNSEEN:
            to.add(DOWN_UNSEEN)
        return
    pays: i64 = pays_at_most(s, card, seat)
    banked: i64 = s.bank[color]
    has: i64 = s.tokens[seat * NUM_COLORS + color]
    ticked: i64 = s.ticks[seat] >> color & 1
    higher: i64 = BITS[others >> value]
    to.add(UP_LOWER + value * CARDS + lower)
    to.add(UP_ROUND + value * ROUNDS + rounds)
    to.add(UP_LOWER_ROUND + lower * ROUNDS + rounds)
    to.add(UP_HIGHER + higher)
    to.add(UP_OWN_LOWER + own_lower)
    to.add(UP_OWN_HIGHER + own_higher)
    to.add(UP_PAYS + pays)
    to.add(UP_ROBS + max(0, pays - banked))
    to.add(UP_HAS + ticked * TOKENS + has)
    if top != NOTHING:
        victim: i64 = s.face.index(top)
        value = VALUE[top]
        lower = BITS[others & LOW_BITS[value - 1]]
        to.add(HIT_PAYS + pays_at_most(s, top, victim))
        to.add(HIT_LOWER + value * CARDS + lower)
        to.add(HIT_SEAT + (victim - seat) % s.config.players)
        lead: i64 = (s.scores[victim] + s.total(victim) - s.scores[seat] - s.total(seat)) // LEAD_STEP
        to.add(HIT_LEAD + min(max(lead + LEADS // 2, 0), LEADS - 1))


def pays_at_most(s: RiffifiState, card: i64, seat: i64) -> i64:
    """Return how many tokens a card of a seat pays at most, as they lie now."""
    missing: i64 = TOKENS_PER_COLOR - s.tokens[seat * NUM_COLORS + (card >> 3)]
    value: i64 = VALUE[card]
    return min(value, missing)

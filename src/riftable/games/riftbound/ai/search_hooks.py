"""Search hooks of Riftbound: evaluation, candidate moves and rollouts.

Positions are evaluated in a Main Phase, those of two players by a value net. At larger tables each side is
measured by a few features with weights, of which the side on turn can have its own.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from riftable.core.machine import State
from riftable.core.native import i64
from riftable.core.rng import Rng
from riftable.gamekit.evaluation import SearchHooks
from riftable.games.riftbound.ai.features import MAX_POINTS_MISSING, USUAL_HAND, fight_margin
from riftable.games.riftbound.ai.move_policy import MovePolicy
from riftable.games.riftbound.ai.rollout_policy import RolloutPolicy, attack_might, defense
from riftable.games.riftbound.ai.value_net import ValueNet
from riftable.games.riftbound.rules.ids import (
    ASK_ASSIGN,
    ASK_GROUP,
    ASK_INVITED,
    ASK_MAIN,
    ASK_MULLIGAN,
    ASK_ORDER,
    ASK_PAY,
    ASK_REACT,
    ASK_RUNE,
    ASK_SHOWDOWN,
    ASK_TARGET,
    ATTACHED,
    EXHAUSTED,
    LEGEND,
    NUM_DOMAINS,
    SPAN,
    V_ASSIGN,
    V_HIDE,
    V_HIDE_CHAMPION,
    V_INVITE,
    V_MOVE,
    V_TARGET,
    V_USE,
    WINDOWS,
)
from riftable.games.riftbound.rules.state import GONE, Realm

# Features of a side at a larger table, or without the net.
POINTS_MISSING: Final = 0  # + how many points are missing, one-hot
FIELDS_HELD: Final = POINTS_MISSING + MAX_POINTS_MISSING + 1  # + how many battlefields are held, one-hot
MAX_FIELDS_HELD: Final = 3
MIGHT_HELD: Final = FIELDS_HELD + MAX_FIELDS_HELD + 1  # Might at battlefields
MIGHT_READY: Final = MIGHT_HELD + 1  # Might in bases, ready
MIGHT_SPENT: Final = MIGHT_READY + 1
UNITS: Final = MIGHT_SPENT + 1
SAFETY: Final = UNITS + 1  # sum over held battlefields: how surely an attack fails, -1 to 1
BREACH: Final = SAFETY + 1  # sum over the others: how surely an attack succeeds, -1 to 1
GEARS: Final = BREACH + 1
HAND: Final = GEARS + 1
HAND_SURPLUS: Final = HAND + 1  # cards beyond USUAL_HAND
RUNES: Final = HAND_SURPLUS + 1
READY_RUNES: Final = RUNES + 1
CHAMPIONS: Final = READY_RUNES + 1  # that can still be played
FACEDOWN: Final = CHAMPIONS + 1
NUM_SIDE_FEATURES: Final = FACEDOWN + 1

MAX_ROLLOUT_MOVES: Final = 400
MAX_LOGIT: Final = 20.0  # of the net
POLICY_PRIOR: Final = 3.0  # of the answer that the rollout policy gives; others have 1
PASS_PRIOR: Final = 2.0
UNUSUAL_PRIOR: Final = 0.3  # of hiding a card and inviting another player


def side_features(s: Realm, side: i64) -> list[float]:
    """Return the features of a side."""
    found: list[float] = [0.0] * NUM_SIDE_FEATURES
    config = s.config
    left: i64 = s.victory_score() - s.points[side]
    found[POINTS_MISSING + max(min(left, MAX_POINTS_MISSING), 0)] = 1.0
    first: i64 = config.players + config.fields
    held: float = 0.0
    ready: float = 0.0
    spent: float = 0.0
    units: float = 0.0
    gears: float = 0.0
    near: i64 = 0  # Might that is not at a battlefield and could attack in the next turn
    might: i64 = 0
    threat: i64 = 0
    for u in range(first, len(s.kind)):
        if s.kind[u] == GONE:
            continue
        card = s.cards[s.kind[u]]
        own = config.sides[s.seat[u]] == side
        if not card.is_unit:
            if own:
                gears += 1.0
            continue
        might = attack_might(s, u)
        if not own:
            if not s.is_field(s.at[u]):
                threat += might
            continue
        units += 1.0
        if s.is_field(s.at[u]):
            held += float(might)
        elif s.flags[u] & EXHAUSTED:
            spent += float(might)
            near += might
        else:
            ready += float(might)
            near += might
    holds: i64 = 0
    safe: float = 0.0
    breach: float = 0.0
    seat: i64 = 0  # one of the side, and one of the others
    other: i64 = 0
    for at in range(config.players):
        if config.sides[at] == side:
            seat = at
        else:
            other = at
    striking = config.sides[s.turn] == side
    strike: float = ready if striking else float(near)
    for place in range(config.players, first):
        if s.seat[place] >= 0 and config.sides[s.seat[place]] == side:
            holds += 1
            safe += fight_margin(float(defense(s, other, place).takes - threat))
        else:
            breach += fight_margin(strike - float(defense(s, seat, place).takes))
    found[FIELDS_HELD + min(holds, MAX_FIELDS_HELD)] = 1.0
    found[MIGHT_HELD] = held
    found[MIGHT_READY] = ready
    found[MIGHT_SPENT] = spent
    found[UNITS] = units
    found[SAFETY] = safe
    found[BREACH] = breach
    found[GEARS] = gears
    for at in range(config.players):
        if config.sides[at] != side:
            continue
        cards: i64 = len(s.hands[at])
        found[HAND] += float(cards)
        if cards > USUAL_HAND:
            found[HAND_SURPLUS] += float(cards - USUAL_HAND)
        found[RUNES] += float(s.num_runes(at))
        for i in range(at * NUM_DOMAINS, at * NUM_DOMAINS + NUM_DOMAINS):
            found[READY_RUNES] += float(s.ready[i])
        if s.champion[at] >= 0:
            found[CHAMPIONS] += 1.0
        found[FACEDOWN] += float(s.hider.count(at))
    return found


def games_won(s: Realm) -> i64:
    """Return how many games of a match have been won."""
    found: i64 = 0
    for wins in s.wins:
        found += wins
    return found


def match_chance(s: Realm, chance: float) -> float:
    """Return the first side's chance to win the match, by its chance to win the current game.

    The games after that are taken as even. A single game is a match that one win decides.
    """
    own: i64 = s.config.games - s.wins[0]  # wins that are still missing
    other: i64 = s.config.games - s.wins[1]
    return chance * even_chance(own - 1, other) + (1.0 - chance) * even_chance(own, other - 1)


def even_chance(own: i64, other: i64) -> float:
    """Return the chance to win a match of even games, if `own` wins are missing, `other` to the opponent."""
    if own <= 0:
        return 1.0
    if other <= 0:
        return 0.0
    return 0.5 * (even_chance(own - 1, other) + even_chance(own, other - 1))


@final
class RiftboundSearchHooks(SearchHooks):
    """Riftbound with any decks, for two to four players."""

    policy: RolloutPolicy
    turn: list[float]  # weights of the features of the side on turn, in logits
    wait: list[float]  # of a side that waits
    net: ValueNet | None  # evaluates games of two players instead of the weights
    rollout_turns: i64  # turns that begin before a position is evaluated for the last time
    move_policy: MovePolicy | None  # gives the priors; without one the rollout policy does

    def __init__(
        self,
        seats: i64,
        policy: RolloutPolicy,
        turn: list[float],
        wait: list[float],
        net: ValueNet | None = None,
        move_policy: MovePolicy | None = None,
        rollout_turns: i64 = 2,
    ) -> None:
        self.seats = seats
        self.net = net
        self.policy = policy
        self.turn = turn
        self.wait = wait
        self.rollout_turns = rollout_turns
        self.move_policy = move_policy

    def evaluate_leaf(self, s: State, rng: Rng) -> list[float]:
        """Return the mean of the net's values in this Main Phase and in the next ones of a rollout.

        The later a value, the more it shows of what comes of a position, and the more it owes to the rollout
        policy. Without a net only the last one is used.
        """
        if self.net is None:
            self.rollout(s, rng)
            return self.win_probabilities(s)
        assert isinstance(s, Realm)
        begun: i64 = s.round
        won: i64 = games_won(s)
        first: float = 0.0
        for turn in range(begun, begun + self.rollout_turns + 1):
            if games_won(s) == won:
                self.play_until(s, turn, rng)
            if games_won(s) == won or s.ask is None:
                first += self.win_probabilities(s)[0]
            else:  # the next game of a match
                first += match_chance(s, 0.5)
        first /= float(self.rollout_turns + 1)
        return [first, 1.0 - first]

    def rollout(self, s: State, rng: Rng) -> None:
        """Play by the rollout policy to the end of this turn and through the next one."""
        assert isinstance(s, Realm)
        self.play_until(s, s.round + self.rollout_turns, rng)

    def play_until(self, s: Realm, turn: i64, rng: Rng) -> None:
        """Play by the rollout policy until the Main Phase of this or a later turn, or the end of the game."""
        policy = self.policy
        won: i64 = games_won(s)
        for _ in range(MAX_ROLLOUT_MOVES):
            ask = s.ask
            if ask is None or (ask.kind == ASK_MAIN and s.round >= turn) or games_won(s) != won:
                return
            if ask.listed is None:
                s.step(ask.sample(rng))
            else:
                s.step(policy.choose(s, ask, rng))

    def win_probabilities(self, s: State) -> list[float]:
        assert isinstance(s, Realm)
        config = s.config
        net = self.net
        if net is not None and s.ask is not None:
            logit: float = max(-MAX_LOGIT, min(MAX_LOGIT, net.logit(s)))
            chance: float = 1.0 / (1.0 + exp(-logit))
            chance = match_chance(s, chance if s.turn == 0 else 1.0 - chance)
            return [chance, 1.0 - chance]
        chances: list[float] = []
        if s.ask is None:
            for side in range(config.num_sides):
                if s.winner < 0:
                    chances.append(1.0 / float(config.num_sides))
                else:
                    chances.append(1.0 if s.winner == side else 0.0)
        else:
            odds = [self.side_logit(s, side) for side in range(config.num_sides)]
            most: float = max(odds)
            total: float = 0.0
            for side in range(config.num_sides):
                chances.append(exp(odds[side] - most))
                total += chances[side]
            chances = [chance / total for chance in chances]
            if config.games > 1:
                chances[0] = match_chance(s, chances[0])
                chances[1] = 1.0 - chances[0]
        return [chances[side] for side in config.sides]

    def side_logit(self, s: Realm, side: i64) -> float:
        """Return the strength of a side, in logits."""
        weights = self.turn if s.config.sides[s.turn] == side else self.wait
        found = side_features(s, side)
        total: float = 0.0
        for i in range(NUM_SIDE_FEATURES):
            total += weights[i] * found[i]
        return total

    def candidate_moves(self, s: State) -> list[int]:
        """Leave payments, mulligans and orders to the policy; of moves with equal units keep one."""
        assert isinstance(s, Realm)
        ask = s.ask
        assert ask is not None
        moves = ask.moves
        if len(moves) == 1:
            return moves
        kind: i64 = ask.kind
        if kind in (ASK_PAY, ASK_RUNE, ASK_MULLIGAN, ASK_ORDER):
            return [self.policy.choose(s, ask, Rng(1))]
        if kind == ASK_MAIN or kind in WINDOWS:  # resources are added while one pays, or they are lost
            moves = [move for move in moves if move // SPAN != V_USE or not only_adds(s, move % SPAN)]
        if kind in (ASK_MAIN, ASK_GROUP, ASK_TARGET, ASK_ASSIGN):
            return self.without_duplicates(s, moves)
        return moves

    def without_duplicates(self, s: Realm, moves: list[int]) -> list[int]:
        """Return the answers without those that name a unit equal to one named before."""
        found: list[int] = []
        for move in moves:
            verb: i64 = move // SPAN
            double = False
            if verb in (V_MOVE, V_TARGET, V_ASSIGN):
                for other in found:
                    if other // SPAN == verb and are_equal(s, other % SPAN, move % SPAN):
                        double = True
                        break
            if not double:
                found.append(move)
        return found

    def move_priors(self, s: State, moves: list[int]) -> list[float]:
        assert isinstance(s, Realm)
        ask = s.ask
        assert ask is not None
        kind: i64 = ask.kind
        priors = [1.0] * len(moves)
        if len(moves) == 1:
            return priors
        if self.move_policy is not None:
            return self.move_policy.priors(s, ask, moves)
        if kind in (ASK_SHOWDOWN, ASK_REACT, ASK_INVITED):
            priors[0] = PASS_PRIOR
        likely: i64 = self.policy.choose(s, ask, Rng(1))
        for i, move in enumerate(moves):
            if move == likely:
                priors[i] *= POLICY_PRIOR
            elif move // SPAN in (V_HIDE, V_HIDE_CHAMPION, V_INVITE):
                priors[i] *= UNUSUAL_PRIOR
        return priors


def only_adds(s: Realm, u: i64) -> bool:
    """Whether all that an object can be used for is to add resources."""
    if s.card(u).borrows or (s.config.lends and s.card(u).type == LEGEND):
        return False
    return all([ability.adds is not None for ability in s.card(u).activated])


def are_equal(s: Realm, a: i64, b: i64) -> bool:
    """Return whether two objects are equal in all that matters for later moves."""
    if s.kind[a] != s.kind[b] or s.seat[a] != s.seat[b] or s.at[a] != s.at[b] or s.hurt[a] != s.hurt[b]:
        return False
    if s.flags[a] != s.flags[b] or s.extra[a] != s.extra[b] or not s.card(a).is_unit:
        return False
    for effect in s.effects:
        if effect.unit in (a, b) or (effect.what == ATTACHED and effect.n in (a, b)):
            return False
    for item in s.chain:
        for codes in item.all_chosen():
            if a in codes or b in codes:
                return False
    return True

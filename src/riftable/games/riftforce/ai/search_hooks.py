"""Search hooks of Riftforce: learned evaluation, rollout policy and priors.

Positions are evaluated when a turn begins. The learned weights of their features (`ai.features`,
`tools/learn_riftforce.py`) add up to quick log-odds, for priors and rollouts; the value net of the mode
judges leaves.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from riftable.core.machine import State
from riftable.core.native import i64
from riftable.core.rng import Rng
from riftable.gamekit.evaluation import SearchHooks
from riftable.games.riftforce.ai.features import (
    DAMAGES,
    FRONT_OTHER,
    FRONT_OWN,
    HAND_COUNTS,
    HAND_OTHER,
    HAND_OWN,
    HELD,
    LANE,
    LANE_COUNTS,
    POINT_OTHER,
    POINT_OWN,
    POINTS,
    SCORE,
    TURN,
    UNIT_OTHER,
    UNIT_OWN,
)
from riftable.games.riftforce.ai.value_net import ValueNet
from riftable.games.riftforce.rules.ids import (
    ASK_ACTION,
    ASK_BY,
    ASK_DISCARD,
    ASK_GUILD,
    ASK_KEEP,
    ASK_PLAY,
    ASK_WHERE,
    BY_GUILD,
    BY_NUMBER,
    CARD,
    GUILD,
    NUM_GUILDS,
    NUMBER,
    PICK,
    STOP,
)
from riftable.games.riftforce.rules.ids import LANE as AT
from riftable.games.riftforce.rules.state import Rift

WON_LOGIT: Final = 30.0  # log-odds of a game that is won
FOLLOW_UP_VALUE: Final = 10.0  # of each card that may follow, beside all else
PRIOR_SHARPNESS: Final = 3.0  # how strongly quick values separate the priors


@final
class RiftforceSearchHooks(SearchHooks):
    """Riftforce, with learned weights."""

    weights: list[float]  # by feature, in logits
    merits: list[float]  # by guild, for the draft; in logits
    pairs: list[float]  # guild * NUM_GUILDS + guild, for two guilds of one seat
    rivals: list[float]  # guild * NUM_GUILDS + guild, for a guild against one of the other side
    value_net: ValueNet | None  # judges leaves; without one the weights do, as in tools that learn them

    def __init__(
        self,
        seats: i64,
        weights: list[float],
        merits: list[float],
        pairs: list[float],
        rivals: list[float],
        value_net: ValueNet | None = None,
    ) -> None:
        self.seats = seats
        self.weights = weights
        self.merits = merits
        self.pairs = pairs
        self.rivals = rivals
        self.value_net = value_net

    def rollout(self, s: State, rng: Rng) -> None:
        """Play to the end of the draft, or to the end of the action."""
        assert isinstance(s, Rift)
        drafting = s.round == 0
        while True:
            ask = s.ask
            if ask is None:
                return
            if ask.listed is None:
                if drafting and s.hands[s.first]:
                    return
                s.step(ask.sample(rng))
            elif ask.kind == ASK_ACTION:
                return
            else:
                s.step(self.rollout_move(s, rng))

    def rollout_move(self, s: Rift, rng: Rng) -> i64:
        """Return a plausible answer, without lookahead beyond one step."""
        ask = s.ask
        assert ask is not None
        moves = ask.moves
        n: i64 = len(moves)
        kind: i64 = ask.kind
        if n == 1:
            return moves[0]
        if kind in (ASK_DISCARD, ASK_BY):
            return self.discard_or_call(s, moves, rng)
        if kind == ASK_PLAY:
            return self.card_to_play(s, moves, ask.seat)
        if kind == ASK_WHERE:
            return self.location_to_play(s, moves)
        if kind in (ASK_GUILD, ASK_KEEP):
            return self.guild_to_draft(s, moves, ask.seat)
        side: i64 = s.config.sides[ask.seat]
        best: i64 = moves[0]
        most: float = -1e9
        for move in moves:
            value: float = self.quick_logit(s, side, move, rng)
            if value > most:
                most = value
                best = move
        return best

    def quick_logit(self, s: Rift, side: i64, move: i64, rng: Rng) -> float:
        """Return the log-odds of a side right after an answer, before anything else is chosen."""
        twin = s.copy()
        twin.step(move)
        ask = twin.ask
        while ask is not None and ask.listed is None:
            twin.step(ask.sample(rng))
            ask = twin.ask
        if ask is None:
            return 0.0 if twin.winner < 0 else (WON_LOGIT if twin.winner == side else -WON_LOGIT)
        odds: float = self.logit(twin)
        return odds if s.config.sides[twin.turn] == side else -odds

    def card_to_play(self, s: Rift, moves: list[int], seat: i64) -> i64:
        """Return the card that lets most others follow; of equals the one that gains most by being played."""
        guilds: list[int] = [0] * NUM_GUILDS
        numbers: list[int] = [0] * 3
        for held in s.hands[seat]:
            guilds[GUILD[held]] += 1
            numbers[NUMBER[held] - 5] += 1
        weights = self.weights
        best: i64 = moves[0]
        most: float = -1e9
        for move in moves:
            if move == STOP:
                continue
            card: i64 = move - CARD
            n: int = max(guilds[GUILD[card]], numbers[NUMBER[card] - 5])
            value: float = weights[UNIT_OWN + card * DAMAGES] - weights[HELD + card]
            value += FOLLOW_UP_VALUE * min(n, 3)
            if value > most:
                most = value
                best = move
        return best

    def location_to_play(self, s: Rift, moves: list[int]) -> i64:
        """Return the location where one more card gains most."""
        ask = s.ask
        assert ask is not None
        lanes: i64 = s.config.lanes
        side: i64 = s.config.sides[ask.seat]
        front: i64 = FRONT_OWN + NUMBER[ask.about]
        weights = self.weights
        best: i64 = moves[0]
        most: float = -1e9
        for move in moves:
            lane: i64 = move - AT
            a: i64 = len(s.rows[side * lanes + lane])
            b: i64 = len(s.rows[(1 - side) * lanes + lane])
            value: float = 0.0 if a else weights[front] - weights[FRONT_OWN]
            a = min(a, LANE_COUNTS - 2)
            b = min(b, LANE_COUNTS - 1)
            value += weights[LANE + (a + 1) * LANE_COUNTS + b] - weights[LANE + a * LANE_COUNTS + b]
            if value > most:
                most = value
                best = move
        return best

    def discard_or_call(self, s: Rift, moves: list[int], rng: Rng) -> i64:
        """Return the card to discard, or whether to call its guild or number, that activates most."""
        ask = s.ask
        assert ask is not None
        guilds: list[int] = [0] * NUM_GUILDS
        numbers: list[int] = [0] * 3
        lanes: i64 = s.config.lanes
        first: i64 = s.config.sides[s.turn] * lanes
        for lane in range(lanes):
            for u in s.rows[first + lane]:
                if s.seat[u] == s.turn:
                    guilds[GUILD[s.kind[u]]] += 1
                numbers[NUMBER[s.kind[u]] - 5] += 1
        if ask.kind == ASK_BY:
            by_guild: i64 = guilds[GUILD[ask.about]]
            by_number: i64 = numbers[NUMBER[ask.about] - 5]
            return BY_GUILD if by_guild >= by_number else BY_NUMBER
        best: i64 = moves[rng.below(len(moves))]
        most: i64 = 0
        for move in moves:
            card: i64 = move - CARD
            n: i64 = guilds[GUILD[card]]
            n = max(n, numbers[NUMBER[card] - 5])
            n = min(n, 3)
            n = n * 16 + rng.below(16)
            if n > most:
                most = n
                best = move
        return best

    def guild_to_draft(self, s: Rift, moves: list[int], seat: i64) -> i64:
        """Return the guild that fits best to those of the seat and against those of the other side."""
        side: i64 = s.config.sides[seat]
        others: list[int] = []
        for other in range(len(s.guilds)):
            if s.config.sides[other] != side:
                others += s.guilds[other]
        best: i64 = moves[0]
        most: float = -1e9
        for move in moves:
            guild: i64 = move - PICK
            value: float = self.guild_value(s.guilds[seat], guild) + self.matchup_value(guild, others)
            if value > most:
                most = value
                best = move
        return best

    def guild_value(self, own: list[int], guild: i64) -> float:
        """Return what a guild adds to those of a seat, in logits."""
        value: float = self.merits[guild]
        for other in own:
            value += self.pairs[guild * NUM_GUILDS + other]
        return value

    def matchup_value(self, guild: i64, others: list[int]) -> float:
        """Return what a guild adds against those of the other side, in logits."""
        value: float = 0.0
        for other in others:
            value += self.rivals[guild * NUM_GUILDS + other]
        return value

    def win_probabilities(self, s: State) -> list[float]:
        assert isinstance(s, Rift)
        config = s.config
        if s.ask is None:
            chance: float = 0.5
            side: i64 = 0
            if s.winner >= 0:
                chance = 1.0
                side = s.winner
        elif s.round == 0:
            side = 0
            chance = 1.0 / (1.0 + exp(-self.draft_logit(s)))
        else:
            side = config.sides[s.turn]
            odds: float = self.logit(s) if self.value_net is None else self.value_net.logit(s)
            chance = 1.0 / (1.0 + exp(-odds))
        return [chance if config.sides[seat] == side else 1.0 - chance for seat in range(config.players)]

    def logit(self, s: Rift) -> float:
        """Return the log-odds that the side on turn wins: the summed weights of `ai.features.features`.

        They are summed without building the list, which would take twice as long: this is the inner loop.
        """
        config = s.config
        lanes: i64 = config.lanes
        side: i64 = config.sides[s.turn]
        kind, hurt, weights = s.kind, s.hurt, self.weights
        total: float = weights[TURN]
        for lane in range(lanes):
            own = s.rows[side * lanes + lane]
            other = s.rows[(1 - side) * lanes + lane]
            a: i64 = len(own)
            b: i64 = len(other)
            at: i64 = 0
            if a:
                for u in own:
                    total += weights[UNIT_OWN + kind[u] * DAMAGES + hurt[u]]
                u = own[0]
                at = NUMBER[kind[u]] - hurt[u]
            total += weights[FRONT_OWN + at]
            at = 0
            if b:
                for u in other:
                    total += weights[UNIT_OTHER + kind[u] * DAMAGES + hurt[u]]
                u = other[0]
                at = NUMBER[kind[u]] - hurt[u]
            total += weights[FRONT_OTHER + at]
            if a >= LANE_COUNTS:
                a = LANE_COUNTS - 1
            if b >= LANE_COUNTS:
                b = LANE_COUNTS - 1
            total += weights[LANE + a * LANE_COUNTS + b]
        mine: i64 = 0
        theirs: i64 = 0
        for seat in range(config.players):
            if config.sides[seat] == side:
                mine += len(s.hands[seat])
            else:
                theirs += len(s.hands[seat])
        total += weights[HAND_OWN + (mine if mine < HAND_COUNTS else HAND_COUNTS - 1)]
        total += weights[HAND_OTHER + (theirs if theirs < HAND_COUNTS else HAND_COUNTS - 1)]
        for card in s.hands[s.turn]:
            total += weights[HELD + card]
        x: i64 = s.scores[side]
        y: i64 = s.scores[1 - side]
        if x >= POINTS:
            x = POINTS - 1
        if y >= POINTS:
            y = POINTS - 1
        total += weights[POINT_OWN + x] + weights[POINT_OTHER + y]
        return total + weights[SCORE + (s.place * POINTS + x) * POINTS + y]

    def draft_logit(self, s: Rift) -> float:
        """Return the log-odds that side 0 wins with the guilds chosen so far."""
        total: float = 0.0
        for seat in range(len(s.guilds)):
            own = s.guilds[seat]
            value: float = 0.0
            for i in range(len(own)):
                value += self.guild_value(own[:i], own[i])
            total += value if s.config.sides[seat] == 0 else -value
            for other in range(len(s.guilds)):
                if s.config.sides[seat] == 0 and s.config.sides[other] == 1:
                    for guild in own:
                        total += self.matchup_value(guild, s.guilds[other])
        return total

    def move_priors(self, s: State, moves: list[int]) -> list[float]:
        assert isinstance(s, Rift)
        ask = s.ask
        assert ask is not None
        kind: i64 = ask.kind
        if kind in (ASK_ACTION, ASK_DISCARD, ASK_BY) or s.round == 0:
            return [1.0] * len(moves)
        side: i64 = s.config.sides[ask.seat]
        rng = Rng(7)
        odds: list[float] = []
        most: float = -1e9
        for move in moves:
            value: float = self.quick_logit(s, side, move, rng)
            odds.append(value)
            most = max(most, value)
        return [exp(PRIOR_SHARPNESS * (value - most)) for value in odds]

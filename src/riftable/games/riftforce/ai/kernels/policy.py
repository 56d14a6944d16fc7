"""The quick policy of `ai.search_hooks` over a row of a batch: priors, and the way to the end of actions."""

from __future__ import annotations

from collections.abc import MutableSequence
from math import exp
from typing import Final, TypeAlias

from riftable.core.rng import Rng
from riftable.gamekit.kernels.chance import below
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
    UNIT_OTHER,
    UNIT_OWN,
)
from riftable.games.riftforce.ai.features import TURN as TURN_FEATURE
from riftable.games.riftforce.ai.kernels.jit import called_kernel, kernel
from riftable.games.riftforce.ai.kernels.value_net import players_of
from riftable.games.riftforce.ai.search_hooks import FOLLOW_UP_VALUE, PRIOR_SHARPNESS, WON_LOGIT
from riftable.games.riftforce.rl.batch.jit import Numbers
from riftable.games.riftforce.rl.batch.layout import (
    CLOCK,
    GUILD,
    HAND_LEN,
    HAND_WIDTH,
    HANDS,
    HURT,
    KIND,
    NUMBER,
    PLACE,
    Q_ABOUT,
    Q_COUNT,
    Q_KIND,
    Q_SEAT,
    ROW,
    SCORES,
    SEAT,
    SEED,
    TURN,
    WINNER,
)
from riftable.games.riftforce.rl.batch.mutations import first_of, guild_of, line, number_of, size_of, unit
from riftable.games.riftforce.rl.batch.tables import CFG_LANES, CFG_SIDES
from riftable.games.riftforce.rl.batch.turns import answer, settle
from riftable.games.riftforce.rules.ids import (
    ASK_ACTION,
    ASK_BY,
    ASK_DISCARD,
    ASK_PLAY,
    ASK_WHERE,
    BY_GUILD,
    BY_NUMBER,
    CARD,
    STOP,
)
from riftable.games.riftforce.rules.ids import LANE as AT

Floats: TypeAlias = MutableSequence[float]

PRIOR_LUCK: Final = int(Rng(7).x)  # the state of the generator of `RiftforceSearchHooks.move_priors`
MOVES_MASK: Final = 255  # a count of answers is a byte, which is read with a sign
UNTRIED: Final = -1e9  # lower than all log-odds


@called_kernel
def step(
    g: Numbers, c: Numbers, m: Numbers, w: Numbers, config: Numbers, programs: Numbers, move: int
) -> None:
    """Give a legal answer, and let chance answer until a player is asked or the game is over."""
    settle(g, c, m, w, config, programs, answer(g, c, config, programs, move))


@called_kernel
def linear_logit(g: Numbers, c: Numbers, config: Numbers, weights: Floats) -> float:
    """Return the log-odds that the side on turn wins: the summed weights of `ai.features.features`."""
    lanes = config[CFG_LANES]
    seat = g[TURN] & 3
    side = config[CFG_SIDES + seat]
    total = weights[TURN_FEATURE]
    for lane in range(lanes):
        a = size_of(g, line(side, lane))
        b = size_of(g, line(1 - side, lane))
        for k in range(2):
            row = line(side if k == 0 else 1 - side, lane)
            units = UNIT_OWN if k == 0 else UNIT_OTHER
            first = first_of(g, row)
            size = a if k == 0 else b
            for i in range(size):
                at = unit(g[first + i])
                total += weights[units + g[at + KIND] * DAMAGES + g[at + HURT]]
            front = 0
            if size:
                at = unit(g[first])
                front = 5 + g[at + NUMBER] - g[at + HURT]
            total += weights[(FRONT_OWN if k == 0 else FRONT_OTHER) + front]
        total += weights[LANE + min(a, LANE_COUNTS - 1) * LANE_COUNTS + min(b, LANE_COUNTS - 1)]
    mine, theirs = 0, 0
    for other in range(players_of(config)):
        if config[CFG_SIDES + other] == side:
            mine += g[HAND_LEN + other]
        else:
            theirs += g[HAND_LEN + other]
    total += weights[HAND_OWN + min(mine, HAND_COUNTS - 1)]
    total += weights[HAND_OTHER + min(theirs, HAND_COUNTS - 1)]
    for i in range(g[HAND_LEN + seat]):
        total += weights[HELD + g[HANDS + seat * HAND_WIDTH + i]]
    x = min(c[SCORES + side], POINTS - 1)
    y = min(c[SCORES + 1 - side], POINTS - 1)
    total += weights[POINT_OWN + x] + weights[POINT_OTHER + y]
    return total + weights[SCORE + (g[PLACE] * POINTS + x) * POINTS + y]


@called_kernel
def quick_logit(
    g: Numbers,
    c: Numbers,
    twin: Numbers,
    clock: Numbers,
    listed: Numbers,
    w: Numbers,
    config: Numbers,
    programs: Numbers,
    weights: Floats,
    side: int,
    move: int,
) -> float:
    """Return the log-odds of a side right after an answer, before anything else is chosen.

    It is given in `twin`, a copy of the row, whose large numbers are in `clock`. So is the state of chance,
    which the caller sets before and reads after.
    """
    for k in range(ROW):
        twin[k] = g[k]
    luck = clock[SEED]
    for k in range(CLOCK):
        clock[k] = c[k]
    clock[SEED] = luck
    step(twin, clock, listed, w, config, programs, move)
    if twin[Q_SEAT] < 0:
        winner = twin[WINNER]
        if winner < 0:
            return 0.0
        return WON_LOGIT if winner == side else -WON_LOGIT
    odds = linear_logit(twin, clock, config, weights)
    return odds if config[CFG_SIDES + (twin[TURN] & 3)] == side else -odds


@called_kernel
def move_priors(
    g: Numbers,
    c: Numbers,
    m: Numbers,
    twin: Numbers,
    clock: Numbers,
    listed: Numbers,
    w: Numbers,
    config: Numbers,
    programs: Numbers,
    weights: Floats,
    priors: Floats,
) -> None:
    """Write a weight above 0 for each legal answer."""
    count = g[Q_COUNT] & MOVES_MASK
    if g[Q_KIND] in (ASK_ACTION, ASK_DISCARD, ASK_BY):
        for i in range(count):
            priors[i] = 1.0
        return
    side = config[CFG_SIDES + (g[Q_SEAT] & 3)]
    most = UNTRIED
    clock[SEED] = PRIOR_LUCK
    for i in range(count):
        value = quick_logit(g, c, twin, clock, listed, w, config, programs, weights, side, m[i])
        priors[i] = value
        most = max(most, value)
    for i in range(count):
        priors[i] = exp(PRIOR_SHARPNESS * (priors[i] - most))


@kernel
def card_to_play(g: Numbers, m: Numbers, count: int, weights: Floats) -> int:
    """Return the card that lets most others follow; of equals the one that gains most by being played."""
    seat = g[Q_SEAT] & 3
    hand = HANDS + seat * HAND_WIDTH
    best = m[0]
    most = UNTRIED
    for i in range(count):
        move = m[i]
        if move != STOP:
            card = move - CARD
            by_guild, by_number = 0, 0
            for k in range(g[HAND_LEN + seat]):
                held = g[hand + k]
                by_guild += guild_of(held) == guild_of(card)
                by_number += number_of(held) == number_of(card)
            value = weights[UNIT_OWN + card * DAMAGES] - weights[HELD + card]
            value += FOLLOW_UP_VALUE * min(max(by_guild, by_number), 3)
            if value > most:
                most = value
                best = move
    return best


@kernel
def location_to_play(g: Numbers, m: Numbers, count: int, config: Numbers, weights: Floats) -> int:
    """Return the location where one more card gains most."""
    side = config[CFG_SIDES + (g[Q_SEAT] & 3)]
    front = FRONT_OWN + 5 + number_of(g[Q_ABOUT])
    best = m[0]
    most = UNTRIED
    for i in range(count):
        move = m[i]
        lane = move - AT
        a = size_of(g, line(side, lane))
        b = size_of(g, line(1 - side, lane))
        value = 0.0 if a else weights[front] - weights[FRONT_OWN]
        a = min(a, LANE_COUNTS - 2)
        b = min(b, LANE_COUNTS - 1)
        value += weights[LANE + (a + 1) * LANE_COUNTS + b] - weights[LANE + a * LANE_COUNTS + b]
        if value > most:
            most = value
            best = move
    return best


@kernel
def activated_by(g: Numbers, config: Numbers, card: int, by_number: bool) -> int:
    """Return how many units a card could activate by its number, or by its guild."""
    seat = g[TURN] & 3
    side = config[CFG_SIDES + seat]
    found = 0
    for lane in range(config[CFG_LANES]):
        row = line(side, lane)
        first = first_of(g, row)
        for k in range(size_of(g, row)):
            at = unit(g[first + k])
            if by_number:
                found += g[at + NUMBER] == number_of(card)
            else:
                found += (g[at + GUILD] == guild_of(card)) & (g[at + SEAT] == seat)
    return found


@kernel
def discard_or_call(g: Numbers, c: Numbers, m: Numbers, count: int, config: Numbers) -> int:
    """Return the card to discard, or whether to call its guild or number, that activates most."""
    if g[Q_KIND] == ASK_BY:
        about = g[Q_ABOUT]
        of_guild = activated_by(g, config, about, False)
        return BY_GUILD if of_guild >= activated_by(g, config, about, True) else BY_NUMBER
    best = m[below(c, count)]
    most = 0
    for i in range(count):
        move = m[i]
        card = move - CARD
        n = max(activated_by(g, config, card, False), activated_by(g, config, card, True))
        n = min(n, 3) * 16 + below(c, 16)
        if n > most:
            most = n
            best = move
    return best


@called_kernel
def finish_action(
    g: Numbers,
    c: Numbers,
    m: Numbers,
    twin: Numbers,
    clock: Numbers,
    listed: Numbers,
    w: Numbers,
    config: Numbers,
    programs: Numbers,
    weights: Floats,
) -> None:
    """Play to the end of the action by plausible answers, without lookahead beyond one step."""
    while g[Q_SEAT] >= 0 and g[Q_KIND] != ASK_ACTION:
        kind = g[Q_KIND]
        count = g[Q_COUNT] & MOVES_MASK
        best = m[0]
        if count > 1:
            if kind in (ASK_DISCARD, ASK_BY):
                best = discard_or_call(g, c, m, count, config)
            elif kind == ASK_PLAY:
                best = card_to_play(g, m, count, weights)
            elif kind == ASK_WHERE:
                best = location_to_play(g, m, count, config, weights)
            else:
                side = config[CFG_SIDES + (g[Q_SEAT] & 3)]
                most = UNTRIED
                clock[SEED] = c[SEED]
                for i in range(count):
                    move = m[i]
                    value = quick_logit(g, c, twin, clock, listed, w, config, programs, weights, side, move)
                    if value > most:
                        most = value
                        best = move
                c[SEED] = clock[SEED]
        step(g, c, m, w, config, programs, best)

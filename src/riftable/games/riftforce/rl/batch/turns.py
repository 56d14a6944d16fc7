"""Turns: the steps of `rules.turn` and `rules.actions` over one row."""

from __future__ import annotations

from typing import Final

from riftable.games.riftforce.rl.batch.abilities import ask, list_units, run
from riftable.games.riftforce.rl.batch.control import check_and_draw, draw_owed, is_endless
from riftable.games.riftforce.rl.batch.jit import Numbers, kernel
from riftable.games.riftforce.rl.batch.layout import (
    ACTION,
    ACTIVATED,
    ACTIVATING,
    BY,
    CHOOSING,
    COUNT,
    DEPTH,
    FIRST,
    GUILD,
    HAND_LEN,
    HAND_WIDTH,
    HANDS,
    HIGH,
    IDLE,
    KEEPING,
    LANES,
    LOW,
    MADE,
    MEMORY,
    NO_ACTION,
    NUMBER,
    ONE,
    OVER,
    OWED,
    PLACE,
    PLANNED,
    PLANNING,
    PLAYING,
    Q_ABOUT,
    Q_COUNT,
    Q_KIND,
    Q_N,
    Q_SEAT,
    ROUND,
    SCORES,
    SEAT,
    SHARED_GUILD,
    SHARED_NUMBER,
    SHOWN,
    SOLO_TURNING,
    SPENT,
    STATUS,
    STEP,
    TABLE,
    TURN,
    TURNING,
    TWO,
    WINNER,
)
from riftable.games.riftforce.rl.batch.mutations import (
    call,
    clear_activated,
    discard,
    first_of,
    guild_of,
    line,
    lose,
    number_of,
    play,
    set_activated,
    unit,
    unit_at,
)
from riftable.games.riftforce.rl.batch.opening import assign, choose, deal, pick
from riftable.games.riftforce.rl.batch.tables import (
    CFG_BOTS,
    CFG_CAP,
    CFG_DEAD,
    CFG_ENDLESS,
    CFG_LANES,
    CFG_ORDERS,
    CFG_PATIENCE,
    CFG_ROUND,
    CFG_SIDES,
    ORDER_WIDTH,
)
from riftable.games.riftforce.rl.batch.trainer import (
    activate_bot,
    begin_plan,
    end_plan,
    keep,
    next_plan,
    pick_bot,
)
from riftable.games.riftforce.rules.ids import ACTIVATE as ACTIVATE_MOVE
from riftable.games.riftforce.rules.ids import (
    ASK_ACTION,
    ASK_ACTIVATE,
    ASK_BOT,
    ASK_BY,
    ASK_DISCARD,
    ASK_GUILD,
    ASK_KEEP,
    ASK_PLAY,
    ASK_WHERE,
    BY_GUILD,
    BY_NUMBER,
    CARD,
    DRAW,
    HAND,
    LANE,
    MAX_PER_ACTION,
    NUM_KINDS,
    PICK,
    PLAY,
    STOP,
    WIN,
)
from riftable.games.riftforce.rules.trainer import TRAINER

# A bit for each kind of card.
EVERY_KIND: Final = (1 << NUM_KINDS) - 1
EVERY_FIVE: Final = EVERY_KIND // 7  # the first of each guild; the 6s and 7s follow


@kernel
def kinds_like(guild: int, number: int) -> int:
    """Return a bit for each kind of card of this guild or this number; -1 means none."""
    kinds = 0
    if guild >= 0:
        kinds = 7 << 3 * guild
    if number >= 0:
        kinds |= EVERY_FIVE << number - 5
    return kinds


@kernel
def hand_moves(g: Numbers, m: Numbers, count: int, kinds: int) -> int:
    """List cards of these kinds in the hand, each once, after `count` other answers; return their number."""
    seat = g[TURN] & 3
    last = -1
    for i in range(g[HAND_LEN + seat] & 7):  # no branch: guesses would often be wrong
        kind = g[HANDS + seat * HAND_WIDTH + i]
        m[count] = CARD + kind
        count += (kinds >> (kind & 63) & 1) & (kind != last)
        last = kind
    return count


# Playing cards.


@kernel
def pick_card(g: Numbers, m: Numbers) -> bool:
    """Ask which card to discard or to play next; return False once three are played."""
    discards = g[ACTION] == ACTIVATING
    count = g[COUNT]
    if count == MAX_PER_ACTION:
        return False
    found = 0
    kinds = EVERY_KIND
    if count > 0:
        kinds = kinds_like(g[SHARED_GUILD], g[SHARED_NUMBER])
        if not (count == 2 and g[HIGH] - g[LOW] == 2):
            m[0] = STOP
            found = 1
    ask(g, ASK_DISCARD if discards else ASK_PLAY, -1, count, hand_moves(g, m, found, kinds))
    return True


@kernel
def card_picked(g: Numbers, kind: int) -> None:
    """Prepare to play a card that was taken from the hand."""
    g[SHOWN] = kind
    guild, number = guild_of(kind), 5 + number_of(kind)
    if g[COUNT] == 0:
        g[ONE] = kind
        g[SHARED_GUILD] = guild
        g[SHARED_NUMBER] = number
        return
    if g[COUNT] == 1:
        g[TWO] = kind
    g[SHARED_GUILD] = guild if g[SHARED_GUILD] == guild else -1
    g[SHARED_NUMBER] = number if g[SHARED_NUMBER] == number else -1


@kernel
def pick_lane(g: Numbers, m: Numbers, config: Numbers) -> None:
    """Ask where the card goes: all at one location, or one each at adjacent ones."""
    count = g[COUNT]
    lanes = config[CFG_LANES]
    low, high = g[LOW], g[HIGH]
    first, last = 0, lanes - 1
    if count == 1:
        kinds = kinds_like(g[SHARED_GUILD], g[SHARED_NUMBER])
        fits = 0
        seat = g[TURN] & 3
        for i in range(g[HAND_LEN + seat] & 7):
            fits |= kinds >> (g[HANDS + seat * HAND_WIDTH + i] & 63) & 1
        reach = 1 + fits
        first = max(low - reach, 0)
        last = min(low + reach, lanes - 1)
    elif count == 2:
        if low == high:
            first = last = low
        elif high - low == 2:
            first = last = low + 1
        else:
            first, last = max(low - 1, 0), min(high + 1, lanes - 1)
    found = 0
    for lane in range(LANES):  # no branch: guesses would often be wrong
        m[found] = LANE + lane
        played_at = (count == 2) & (high - low == 1) & (low <= lane) & (lane <= high)
        found += (first <= lane) & (lane <= last) & (not played_at)
    ask(g, ASK_WHERE, g[SHOWN], 0, found)


@kernel
def lane_picked(g: Numbers, config: Numbers, programs: Numbers, lane: int) -> None:
    """Play the card at a location."""
    if g[COUNT] == 0:
        g[LOW] = lane
        g[HIGH] = lane
    else:
        g[LOW] = min(g[LOW], lane)
        g[HIGH] = max(g[HIGH], lane)
    g[COUNT] += 1
    kind = g[SHOWN]
    g[SHOWN] = -1
    g[STEP] = -1
    play(g, config, programs, kind, g[TURN], lane)


# Activating elementals.


@kernel
def pick_unit(g: Numbers, m: Numbers, w: Numbers, config: Numbers) -> bool:
    """Ask which elemental to activate next; return False if three are done or none fits."""
    if g[COUNT] == MAX_PER_ACTION:
        return False
    by_number = g[BY] == BY_NUMBER
    column = NUMBER if by_number else GUILD
    wanted = number_of(g[SPENT]) if by_number else guild_of(g[SPENT])
    seat = g[TURN] & 3
    seats = 0 if by_number else 3  # whether units of a partner count
    row = line(config[CFG_SIDES + seat], 0)
    board = first_of(g, row)
    fit = 0
    i = 0
    u = g[board]
    while u >= 0:  # no branch: guesses would often be wrong
        at = unit(u)
        w[fit] = i
        differs = (g[at + column] ^ wanted) | (g[at + SEAT] ^ seat) & seats
        fit += (differs | g[at + STATUS] & ACTIVATED) == 0
        i += 1
        u = g[board + i]
    if fit == 0:
        return False
    m[0] = STOP
    list_units(g, m, w, row, 1, fit)
    ask(g, ASK_ACTIVATE, g[SPENT], MAX_PER_ACTION - g[COUNT], fit + 1)
    return True


@kernel
def unit_picked(g: Numbers, config: Numbers, move: int) -> None:
    """Activate an elemental."""
    u = unit_at(g, config[CFG_SIDES + g[TURN]], move)
    g[COUNT] += 1
    g[STEP] = 1
    set_activated(g, u)
    call(g, g[unit(u) + GUILD], u)


# Turns.


@kernel
def ask_action(g: Numbers, m: Numbers) -> None:
    """Ask for one of the three actions."""
    size = g[HAND_LEN + (g[TURN] & 3)]
    count = 0
    if size:
        m[0] = PLAY
        m[1] = ACTIVATE_MOVE
        count = 2
    if size < HAND:
        m[count] = DRAW
        count += 1
    ask(g, ASK_ACTION, -1, 0, count)


@kernel
def begin_action(g: Numbers, c: Numbers, config: Numbers, move: int) -> None:
    """Begin the chosen action."""
    if move == DRAW:
        check_and_draw(g, c, config)
        return
    g[IDLE] = 0
    g[STEP] = -1
    for i in range(MEMORY, DEPTH):
        g[i] = -1 if move == PLAY else 0
    g[COUNT] = 0
    if move == PLAY:
        g[ACTION] = PLAYING
        return
    g[ACTION] = ACTIVATING
    g[SPENT] = -1
    g[BY] = -1
    clear_activated(g)


@kernel
def end_action(g: Numbers) -> None:
    """Clear the memory of the action."""
    g[ACTION] = NO_ACTION
    g[STEP] = 0
    for i in range(MEMORY, DEPTH):
        g[i] = 0


@kernel
def end_turn(g: Numbers, c: Numbers, config: Numbers) -> bool:
    """Go on to the next seat, or end the game; return whether it goes on."""
    place = g[PLACE] + 1
    if place == config[CFG_ROUND]:
        place = 0
        mine, theirs = c[SCORES], c[SCORES + 1]
        decided = mine >= WIN or theirs >= WIN
        dead = False
        if config[CFG_DEAD]:
            dead = g[IDLE] >= config[CFG_PATIENCE] or (
                config[CFG_ENDLESS] == 1 and mine == theirs and is_endless(g, config)
            )
        g[PLACE] = 0
        if (decided and mine != theirs) or dead or (config[CFG_CAP] and c[ROUND] >= config[CFG_CAP]):
            if (decided or dead) and mine != theirs:
                g[WINNER] = 0 if mine > theirs else 1
            g[TABLE] = OVER
            g[Q_SEAT] = -1
            g[Q_KIND] = 0
            g[Q_ABOUT] = 0
            g[Q_N] = 0
            g[Q_COUNT] = 0
            return False
        c[ROUND] += 1
    g[PLACE] = place
    g[TURN] = config[CFG_ORDERS + ORDER_WIDTH * g[FIRST] + place]
    return True


@kernel
def go_on(g: Numbers, m: Numbers, w: Numbers, config: Numbers) -> bool:
    """Run the next step of the action; return whether it asks. If not, it is over, or a bot acts first."""
    g[STEP] += 1
    if g[ACTION] == PLANNING:
        return pick_bot(g, m, w, config)
    if g[STEP] == 0 or (g[ACTION] == PLAYING and g[STEP] != 1):
        return pick_card(g, m)
    if g[ACTION] == PLAYING:
        pick_lane(g, m, config)
        return True
    if g[STEP] == 1:
        m[0] = BY_GUILD
        m[1] = BY_NUMBER
        ask(g, ASK_BY, g[SPENT], 0, 2)
        return True
    return pick_unit(g, m, w, config)


@kernel
def settle(
    g: Numbers, c: Numbers, m: Numbers, w: Numbers, config: Numbers, programs: Numbers, given: int
) -> None:
    """Run until a player is asked or the game is over; `given` is what an ability was answered, or -1."""
    while True:
        if g[OWED]:
            draw_owed(g, c, config)
        if g[DEPTH]:
            if run(g, c, m, w, config, programs, given):
                return
            given = -1
        elif g[ACTION] != NO_ACTION:
            if go_on(g, m, w, config):
                return
            if g[DEPTH] == 0:
                end_action(g)
        elif g[TABLE] == SOLO_TURNING:
            begin_plan(g, c, config)
        elif g[TABLE] == KEEPING:
            if keep(g, c, m, config):
                return
        else:
            if g[TABLE] in (TURNING, PLANNED):
                if g[TABLE] == PLANNED:
                    end_plan(g, c, config)
                if not end_turn(g, c, config):
                    return
            else:
                if g[TABLE] == CHOOSING and choose(g, m, config):
                    return
                deal(g, c, config)
                c[ROUND] = 1
            g[TABLE] = TURNING
            if config[CFG_BOTS]:
                next_plan(g, c)
                g[TABLE] = SOLO_TURNING
            ask_action(g, m)
            return


@kernel
def answer(g: Numbers, c: Numbers, config: Numbers, programs: Numbers, move: int) -> int:
    """Take the answer to the pending question; return it if an ability waits for it, else -1."""
    c[MADE] += 1
    kind = g[Q_KIND]
    if kind == ASK_ACTION:
        begin_action(g, c, config, move)
    elif kind in (ASK_PLAY, ASK_ACTIVATE) and move == STOP:
        end_action(g)
    elif kind in (ASK_PLAY, ASK_DISCARD):
        card = move - CARD
        lose(g, g[TURN], card)
        if kind == ASK_PLAY:
            card_picked(g, card)
        else:
            discard(g, g[TURN], card)
            g[SPENT] = card
    elif kind == ASK_WHERE:
        lane_picked(g, config, programs, move - LANE)
    elif kind == ASK_BY:
        g[BY] = move
    elif kind == ASK_ACTIVATE:
        unit_picked(g, config, move)
    elif kind == ASK_GUILD:
        pick(g, move - PICK)
    elif kind == ASK_KEEP:
        assign(g, g[TURN], move - PICK)
    elif kind == ASK_BOT:
        activate_bot(g, unit_at(g, TRAINER, move))
    else:
        return move
    return -1

"""The interpreter of the programs of guilds and bots, for one row. It knows instructions, no guilds."""

from __future__ import annotations

from riftable.games.riftforce.rl.batch.jit import Numbers, kernel
from riftable.games.riftforce.rl.batch.layout import (
    AT,
    BY,
    CODE,
    DEPTH,
    DISCARD_LEN,
    DISCARDS,
    DOOMED_LEN,
    FRAME,
    GUILD,
    HURT,
    IT,
    KILLED,
    KIND,
    LANE_AT,
    ME,
    OWED,
    PILE,
    PILE_WIDTH,
    Q_ABOUT,
    Q_COUNT,
    Q_KIND,
    Q_N,
    Q_SEAT,
    SCORES,
    STARTS,
    TURN,
)
from riftable.games.riftforce.rl.batch.mutations import (
    ability_frame,
    bury,
    first_of,
    hit,
    index_of,
    is_doomed,
    line,
    pile_of,
    place_id,
    place_move,
    play,
    set_activated,
    shift,
    side_of,
    size_of,
    unit,
    unit_at,
)
from riftable.games.riftforce.rl.batch.tables import (
    BACK,
    BEHIND_ME,
    BESIDE,
    BESIDE_ENEMIES,
    BURY,
    CFG_BY_NUMBER,
    CFG_LANES,
    CHOICE,
    CURE,
    DAMAGED,
    DRAW,
    EACH,
    ENEMY,
    EVERYWHERE,
    FIELDS,
    GAIN,
    HARDER,
    HARDER_BY_ME,
    HEAL,
    HERE,
    HIT,
    IF_KILLED,
    LAST_OTHER,
    LENGTH,
    MORE,
    MOST,
    MOVE,
    MYSELF,
    OP,
    OR_ME,
    OTHERS,
    PLACE,
    PULL,
    PUSH,
    RETURN,
    SECOND,
    STEAL,
    TO_ENEMIES,
    UP_TO_ME,
    N,
)
from riftable.games.riftforce.rl.batch.tables import LANES as WHERE
from riftable.games.riftforce.rules.ids import (
    ASK_FAR,
    ASK_HEAL,
    ASK_HIT,
    ASK_NEAR,
    ASK_PUSH,
    ASK_SIDE,
    ASK_STOLEN,
    BY_GUILD,
    LANE,
    STOP,
    UNIT_FAR,
    USUAL_PLACES,
)
from riftable.games.riftforce.rules.selectors import ALL, BEAST, ONE_LANE
from riftable.games.riftforce.rules.trainer import PLAYER


@kernel
def ask(g: Numbers, kind: int, about: int, n: int, count: int) -> None:
    """Ask the seat that acts; the answers are listed already."""
    g[Q_SEAT] = g[TURN]
    g[Q_KIND] = kind
    g[Q_ABOUT] = about
    g[Q_N] = n
    g[Q_COUNT] = count


@kernel
def ascend(m: Numbers, count: int) -> None:
    """Sort the answers; they are out of order only if a line is very long."""
    for i in range(1, count):
        move = m[i]
        k = i
        while k > 0 and m[k - 1] > move:
            m[k] = m[k - 1]
            k -= 1
        m[k] = move


@kernel
def list_units(g: Numbers, m: Numbers, w: Numbers, row: int, before: int, count: int) -> None:
    """List the units that `w` names by their places on the board of a side, after `before` other answers.

    `row` is the first line of the side; the places ascend.
    """
    board = first_of(g, row)
    crowded = False
    for k in range(count):
        i = w[k] & 127
        lane = g[unit(g[board + i]) + LANE_AT] & 7
        place = i - g[STARTS + row + lane]
        m[before + k] = place_id(lane, place)
        crowded |= place >= USUAL_PLACES
    if crowded:
        ascend(m, before + count)


@kernel
def most_hurt(g: Numbers, first: int, last: int) -> int:
    """Return the most damage of a unit, from a place of the board to that of the unit `last`."""
    most = 0
    while True:
        u = g[first]
        most = max(most, g[unit(u) + HURT])
        if u == last:
            return most
        first += 1


@kernel
def from_line(g: Numbers, w: Numbers, found: int, me: int, row: int, place: int, damaged: int) -> int:
    """Add the selected units of a line to those found so far; return their number."""
    if place == MYSELF:
        w[found] = me
        return found + 1
    first = first_of(g, row)
    end = first + size_of(g, row)
    if place in (UP_TO_ME, BEHIND_ME):
        mine = first + index_of(g, first, me)
        if place == UP_TO_ME:
            end = mine + 1
        else:
            first = mine + 1
    elif place in (SECOND, OTHERS):
        first += 1
    elif place == BACK and first < end:
        first = end - 1
    elif place == LAST_OTHER:
        first = max(first + 1, end - 1)
    if place not in (EACH, OTHERS, UP_TO_ME):
        end = min(first + 1, end)
    if first >= end:
        return found
    last = g[end - 1]
    least = most_hurt(g, first, last) if damaged == MOST else min(damaged, 1)
    while True:
        u = g[first]
        w[found] = u
        found += g[unit(u) + HURT] >= least
        if u == last:
            return found
        first += 1


@kernel
def among(g: Numbers, w: Numbers, config: Numbers, programs: Numbers, p: int, me: int) -> int:
    """Write the units that an instruction selects, or lets choose from, into `w`; return their number."""
    side = side_of(g, config, me)
    if programs[p + ENEMY]:
        side = 1 - side
    place = programs[p + PLACE]
    damaged = programs[p + DAMAGED]
    where = programs[p + WHERE]
    here = g[unit(me) + LANE_AT]
    lanes = config[CFG_LANES]
    everywhere = where & EVERYWHERE
    found = 0
    for k in range(lanes if everywhere else 3):  # one call of `from_line`, which is inlined
        lane = k
        if not everywhere:  # here, then to the left and right
            lane = here + (0 if k == 0 else 2 * k - 3)
            if not where & (HERE if k == 0 else BESIDE) or lane < 0 or lane >= lanes:
                continue
        found = from_line(g, w, found, me, line(side, lane), place, damaged)
    if damaged == OR_ME and found and g[unit(me) + HURT] == 0:
        for i in range(found):
            if g[unit(w[i]) + GUILD] != BEAST:
                return found
        w[found] = me
        found += 1
    return found


@kernel
def act(g: Numbers, programs: Numbers, p: int, f: int, u: int) -> None:
    """Apply an instruction to one unit."""
    op = programs[p + OP]
    n = programs[p + N]
    at = unit(u) + HURT
    if op == HEAL:
        g[at] = g[at] - n if g[at] > n else 0
    elif op == CURE:
        g[at] = 0
    else:
        if (op == HARDER and g[at]) or (op == HARDER_BY_ME and g[unit(g[f + ME]) + HURT]):
            n = programs[p + MORE]
        g[f + IT] = u
        hit(g, u, n)


@kernel
def list_near(m: Numbers, config: Numbers, lane: int) -> int:
    """List the neighbors of a location; return their number."""
    count = 0
    if lane > 0:
        m[0] = LANE + lane - 1
        count = 1
    if lane < config[CFG_LANES] - 1:
        m[count] = LANE + lane + 1
        count += 1
    return count


@kernel
def target(g: Numbers, m: Numbers, w: Numbers, config: Numbers, programs: Numbers, p: int, f: int) -> int:
    """Write the targets of an instruction into `w` and return their number, or ask for one and return -1."""
    me = g[f + ME]
    found = among(g, w, config, programs, p, me)
    choice = programs[p + CHOICE]
    op = programs[p + OP]
    may_stop = op == HIT and programs[p + MORE] == 1
    if found < (1 if may_stop else 2) or choice == ALL:
        return found
    if choice == ONE_LANE:
        ask(g, ASK_SIDE, me, programs[p + N], list_near(m, config, g[unit(me) + LANE_AT]))
        return -1
    first = 0
    if may_stop:
        m[0] = STOP
        first = 1
    crowded = False
    for i in range(found):
        m[first + i] = place_move(g, config, w[i])
        crowded = crowded or m[first + i] >= UNIT_FAR
    found += first
    if crowded or programs[p + DAMAGED] == OR_ME:
        ascend(m, found)
    ask(g, ASK_HEAL if op in (HEAL, CURE) else ASK_HIT, me, programs[p + N], found)
    return -1


@kernel
def chosen(g: Numbers, config: Numbers, programs: Numbers, p: int, me: int, given: int) -> int:
    """Return the unit that an answer names."""
    side = side_of(g, config, me)
    if programs[p + ENEMY]:
        side = 1 - side
    if programs[p + CHOICE] == ONE_LANE:
        return g[first_of(g, line(side, given - LANE))]
    return unit_at(g, side, given)


@kernel
def bots_hit(g: Numbers, config: Numbers, beside: bool) -> int:
    """Return the locations from which bots could place damage, there or `beside` them, a bit each."""
    lanes = config[CFG_LANES]
    held = 0
    for lane in range(lanes):
        held |= (size_of(g, line(PLAYER, lane)) > 0) << lane
    return (held << 1 | held >> 1) & (1 << lanes) - 1 if beside else held


@kernel
def move(g: Numbers, m: Numbers, config: Numbers, programs: Numbers, p: int, f: int, given: int) -> bool:
    """Move, pull or push as an instruction says, or ask where to; return whether it asked."""
    me, it = g[f + ME], g[f + IT]
    lane = g[unit(me) + LANE_AT]
    op = programs[p + OP]
    comes = (op != MOVE or programs[p + MORE]) and it >= 0 and not is_doomed(g, it)
    if op == PUSH:
        if not comes:
            return False
        lane = g[unit(it) + LANE_AT]
    if op != PULL:
        if given >= 0:
            lane = given - LANE
        else:
            where = programs[p + N]
            count = 0
            if where:
                open_to = -1
                if where >= TO_ENEMIES:
                    open_to = bots_hit(g, config, where == BESIDE_ENEMIES)
                for other in range(config[CFG_LANES]):
                    if other != lane and open_to >> other & 1:
                        m[count] = LANE + other
                        count += 1
            else:
                count = list_near(m, config, lane)
            if count > 1:
                ask(g, ASK_PUSH if op == PUSH else ASK_FAR if where else ASK_NEAR, me, 0, count)
                return True
            lane = m[0] - LANE
    for k in range(0 if op == MOVE else 1, 2 if comes else 1):  # one call of `shift`, which is inlined
        shift(g, config, me if k == 0 else it, lane)
    return False


@kernel
def take_home(g: Numbers, config: Numbers, programs: Numbers, f: int, lane: int) -> None:
    """Play the destroyed enemy on the side of its destroyer."""
    pile = g[f + PILE] & 3
    g[DISCARD_LEN + pile] -= 1
    g[DISCARDS + pile * PILE_WIDTH + (g[DISCARD_LEN + pile] & 127)] = 0
    u = play(g, config, programs, g[f + KILLED], g[TURN], lane)
    if config[CFG_BY_NUMBER] and g[BY] == BY_GUILD:
        set_activated(g, u)  # as if it had been


@kernel
def check_destroyed(g: Numbers, c: Numbers, config: Numbers, f: int, reward: int) -> None:
    """Remove destroyed units, and store whether the unit just hit is among them."""
    g[f + KILLED] = -1
    if g[DOOMED_LEN]:
        it = g[f + IT]
        if it >= 0 and is_doomed(g, it):
            g[f + KILLED] = g[unit(it) + KIND]
            g[f + PILE] = pile_of(g, config, it)
        bury(g, c, config, g[f + ME], reward)


@kernel
def run(
    g: Numbers, c: Numbers, m: Numbers, w: Numbers, config: Numbers, programs: Numbers, given: int
) -> bool:
    """Run the current ability until it asks, starts another or ends; return whether it asks.

    `given` is the answer to the question of its current instruction, or -1.
    """
    f = ability_frame(g[DEPTH] - 1)
    code = g[f + CODE] * LENGTH
    if given == STOP:
        given = -1
    while True:
        if given < 0:
            g[f + AT] += 1
        p = (code + g[f + AT]) * FIELDS & 4095
        op = programs[p + OP]
        n = programs[p + N]
        if op == RETURN:
            for i in range(FRAME):
                g[f + i] = 0
            g[DEPTH] -= 1
            return False
        if HIT <= op <= CURE:
            found = 1
            if given >= 0:
                w[0] = chosen(g, config, programs, p, g[f + ME], given)
            else:
                found = target(g, m, w, config, programs, p, f)
                if found < 0:
                    return True
            for i in range(found):
                act(g, programs, p, f, w[i])
        elif op == BURY:
            check_destroyed(g, c, config, f, n)
        elif op in (MOVE, PULL, PUSH):
            if move(g, m, config, programs, p, f, given):
                return True
        elif op == IF_KILLED:
            if g[f + KILLED] < 0:
                g[f + AT] += n
        elif op == GAIN:
            c[SCORES + (side_of(g, config, g[f + ME]) & 1)] += n
        elif op == DRAW:
            g[OWED] = 1
            return False
        elif op == STEAL:
            if given < 0:
                me = g[f + ME]
                count = list_near(m, config, g[unit(me) + LANE_AT])
                if count > 1:
                    ask(g, ASK_STOLEN, me, g[f + KILLED], count)
                    return True
                given = m[0]
            take_home(g, config, programs, f, given - LANE)
            return False
        given = -1

"""The mutations of `state.Rift`, over a row: `g` is the game's small numbers, `c` its large ones.

A mask where an index is computed tells the compiler that it is not negative, which it would check at every
access: a negative index counts from the end. Loops over lists end where the memory says so, or after a small
number: the compiler for GPUs repeats the body of a loop for as many times as a byte can count.
"""

from __future__ import annotations

from riftable.gamekit.kernels.chance import below
from riftable.games.riftforce.rl.batch.jit import Numbers, kernel
from riftable.games.riftforce.rl.batch.layout import (
    ABILITIES,
    ACTIVATED,
    AT,
    BOARD,
    CODE,
    DECK_LEN,
    DECKS,
    DEPTH,
    DESTROYED,
    DISCARD_LEN,
    DISCARDS,
    DOOMED,
    DOOMED_LEN,
    FIRED,
    FIRED_LEN,
    FRAME,
    FREE,
    GUILD,
    GUILD_LEN,
    GUILDS,
    HAND_LEN,
    HAND_WIDTH,
    HANDS,
    HURT,
    IT,
    KILLED,
    KIND,
    KNOWN,
    KNOWN_LEN,
    LANE_AT,
    ME,
    NUMBER,
    ON_BOARD,
    PILE,
    PILE_WIDTH,
    QUOTA,
    SCORES,
    SEAT,
    STARTS,
    STARTS_WIDTH,
    STATUS,
    UNIT_ROWS,
    UNIT_WIDTH,
)
from riftable.games.riftforce.rl.batch.tables import (
    CFG_GIFTS,
    CFG_OWNER,
    CFG_SEATS,
    CFG_SIDES,
    FIELDS,
    LENGTH,
    ON_PLAY,
    RETURN,
)
from riftable.games.riftforce.rules.ids import FAR, NUM_GUILDS, UNIT, UNIT_FAR, USUAL_PLACES


@kernel
def unit(u: int) -> int:
    """Return where the columns of a unit begin."""
    return UNIT_ROWS + (u & 127) * UNIT_WIDTH


@kernel
def line(side: int, lane: int) -> int:
    """Return the number of the line of a side at a location."""
    return side * STARTS_WIDTH + lane & 15


@kernel
def first_of(g: Numbers, row: int) -> int:
    """Return where the board has the unit of a line that is nearest the Rift, or would have it."""
    return BOARD + (row >> 3) * PILE_WIDTH + (g[STARTS + row] & 127)


@kernel
def size_of(g: Numbers, row: int) -> int:
    """Return how many units a line has."""
    return g[STARTS + row + 1] - g[STARTS + row]


@kernel
def guild_of(kind: int) -> int:
    """Return the guild of a card."""
    return (kind & 63) // 3


@kernel
def number_of(kind: int) -> int:
    """Return the number of a card, less 5."""
    return (kind & 63) % 3


@kernel
def ability_frame(depth: int) -> int:
    """Return where the frame of an ability begins, by how many are below it."""
    return ABILITIES + (depth & 1) * FRAME


@kernel
def side_of(g: Numbers, config: Numbers, u: int) -> int:
    """Return the side of a unit."""
    return config[CFG_SIDES + (g[unit(u) + SEAT] & 3)]


# Lists inside a row.


@kernel
def without(g: Numbers, start: int, length_at: int, i: int) -> None:
    """Remove the i-th of a list; the following ones move up."""
    g[length_at] -= 1
    k = start + i & 4095
    while k != start + g[length_at]:
        g[k] = g[k + 1]
        k += 1
    g[k] = 0


@kernel
def insert(g: Numbers, start: int, length: int, value: int) -> None:
    """Insert a value into an ascending list of this length; the number before the list is 0."""
    k = start + length & 4095
    while g[k - 1 & 4095] > value:
        g[k] = g[k - 1 & 4095]
        k = k - 1 & 4095
    g[k] = value


@kernel
def index_of(g: Numbers, start: int, value: int) -> int:
    """Return the index of a value in a list that contains it."""
    i = 0
    while g[start + i] != value:
        i += 1
    return i


@kernel
def within(g: Numbers, start: int, length: int, value: int) -> int:
    """Return the index of a value in a list of at most 7, or -1."""
    for i in range(length & 7):
        if g[start + i & 4095] == value:
            return i
    return -1


# Cards.


@kernel
def can_draw(g: Numbers, seat: int) -> bool:
    """Return whether there is a card to draw; an empty deck is rebuilt first, and the hand is then known."""
    seat &= 3
    if g[DECK_LEN + seat] == 0:
        if g[DISCARD_LEN + seat] == 0:
            return False
        deck = DECKS + seat * PILE_WIDTH
        pile = DISCARDS + seat * PILE_WIDTH
        i = 0
        while i != g[DISCARD_LEN + seat]:
            insert(g, deck, i, g[pile + i])
            g[pile + i] = 0
            i += 1
        g[DECK_LEN + seat] = i
        g[DISCARD_LEN + seat] = 0
        for i in range(HAND_WIDTH):
            g[KNOWN + seat * HAND_WIDTH + i] = g[HANDS + seat * HAND_WIDTH + i]
        g[KNOWN_LEN + seat] = g[HAND_LEN + seat]
    return True


@kernel
def next_card(g: Numbers, c: Numbers, seat: int) -> int:
    """Remove the top card of a deck, which chance decides, and return it."""
    seat &= 3
    deck = DECKS + seat * PILE_WIDTH
    i = below(c, g[DECK_LEN + seat])
    kind = g[deck + (i & 127)]
    g[DECK_LEN + seat] -= 1
    at = deck + i & 4095
    while at <= deck + g[DECK_LEN + seat]:  # eight at a time; behind the deck are zeros
        for k in range(at, at + 8):
            g[k] = g[k + 1]
        at += 8
    return kind


@kernel
def draw(g: Numbers, c: Numbers, seat: int) -> None:
    """Draw a card from the deck."""
    hold(g, seat, next_card(g, c, seat))


@kernel
def hold(g: Numbers, seat: int, kind: int) -> None:
    """Add a card to a hand."""
    seat &= 3
    add(g, HANDS + seat * HAND_WIDTH, HAND_LEN + seat, kind)


@kernel
def add(g: Numbers, start: int, length_at: int, kind: int) -> None:
    """Add a card to a hand, in order. No branch: guesses would often be wrong."""
    size = g[length_at]
    place = 0
    for i in range(HAND_WIDTH - 1):
        place += (i < size) & (g[start + i] <= kind)
    for i in range(HAND_WIDTH - 2, 0, -1):
        g[start + i] = g[start + i - (i > place)]
    g[start + place] = kind
    g[length_at] = size + 1


@kernel
def remove(g: Numbers, start: int, length_at: int, kind: int) -> None:
    """Remove a card from a hand, if it is there. No branch: guesses would often be wrong."""
    size = g[length_at]
    gone = 0
    for i in range(HAND_WIDTH - 1):
        gone |= (g[start + i] == kind) & (i < size)
        g[start + i] = g[start + i + gone]
    g[length_at] = size - gone


@kernel
def discard(g: Numbers, seat: int, kind: int) -> None:
    """Put a card on top of a discard pile."""
    seat &= 3
    g[DISCARDS + seat * PILE_WIDTH + (g[DISCARD_LEN + seat] & 127)] = kind
    g[DISCARD_LEN + seat] += 1


@kernel
def lose(g: Numbers, seat: int, kind: int) -> None:
    """Remove a card from the hand, face up."""
    seat &= 3
    remove(g, HANDS + seat * HAND_WIDTH, HAND_LEN + seat, kind)
    remove(g, KNOWN + seat * HAND_WIDTH, KNOWN_LEN + seat, kind)


# The board.


@kernel
def join(g: Numbers, u: int, row: int) -> None:
    """Put a unit at the end of a line; those of the following lines move up."""
    k = first_of(g, row + 1)
    while u >= 0:
        moved = g[k]
        g[k] = u
        u = moved
        k += 1
    g[k] = -1
    for i in range(STARTS_WIDTH):
        g[STARTS + (row & STARTS_WIDTH) + i] += i > (row & STARTS_WIDTH - 1)


@kernel
def part(g: Numbers, u: int, row: int) -> None:
    """Remove a unit from its line."""
    k = first_of(g, row)
    k += index_of(g, k, u)
    while g[k] >= 0:
        g[k] = g[k + 1]
        k += 1
    for i in range(STARTS_WIDTH):
        g[STARTS + (row & STARTS_WIDTH) + i] -= i > (row & STARTS_WIDTH - 1)


@kernel
def enter(g: Numbers, config: Numbers, kind: int, seat: int, lane: int) -> int:
    """Put a card as a unit at the end of a line and return its id, the lowest that is free."""
    u = g[FREE]
    at = unit(u)
    g[at + KIND] = kind
    g[at + HURT] = 0
    g[at + SEAT] = seat
    g[at + LANE_AT] = lane
    g[at + GUILD] = guild_of(kind)
    g[at + NUMBER] = number_of(kind)
    g[at + STATUS] = ON_BOARD
    join(g, u, line(config[CFG_SIDES + seat], lane))
    free = u + 1
    while g[unit(free) + STATUS]:
        free += 1
    g[FREE] = free
    return u


@kernel
def play(g: Numbers, config: Numbers, programs: Numbers, kind: int, seat: int, lane: int) -> int:
    """Play a card, start what it does on arrival, and return its unit id."""
    u = enter(g, config, kind, seat, lane)
    code = ON_PLAY + guild_of(kind)
    if programs[code * LENGTH * FIELDS] != RETURN:
        call(g, code, u)
    return u


@kernel
def call(g: Numbers, code: int, u: int) -> None:
    """Start a program of a unit."""
    f = ability_frame(g[DEPTH])
    g[DEPTH] += 1
    g[f + CODE] = code
    g[f + AT] = -1
    g[f + ME] = u
    g[f + IT] = -1
    g[f + KILLED] = -1
    g[f + PILE] = -1


@kernel
def set_activated(g: Numbers, u: int) -> None:
    """Keep a unit from being activated again in this action."""
    g[FIRED + (g[FIRED_LEN] & 7)] = u
    g[FIRED_LEN] += 1
    g[unit(u) + STATUS] |= ACTIVATED


@kernel
def clear_activated(g: Numbers) -> None:
    """Let all units be activated again."""
    for i in range(g[FIRED_LEN] & 7):
        g[unit(g[FIRED + i]) + STATUS] &= ~ACTIVATED
        g[FIRED + i] = 0
    g[FIRED_LEN] = 0


@kernel
def shift(g: Numbers, config: Numbers, u: int, lane: int) -> None:
    """Move a unit to the end of its line at another location."""
    at = unit(u)
    side = side_of(g, config, u)
    part(g, u, line(side, g[at + LANE_AT]))
    g[at + LANE_AT] = lane
    join(g, u, line(side, lane))


@kernel
def is_doomed(g: Numbers, u: int) -> bool:
    """Return whether a unit will be destroyed at the next check."""
    return (g[unit(u) + STATUS] & DESTROYED) != 0


@kernel
def hit(g: Numbers, u: int, n: int) -> None:
    """Place damage; the unit stays in line until the next check."""
    at = unit(u)
    hurt = g[at + HURT] + n
    g[at + HURT] = hurt
    if hurt >= 5 + g[at + NUMBER] and not is_doomed(g, u):
        g[at + STATUS] |= DESTROYED
        g[DOOMED + (g[DOOMED_LEN] & 127)] = u
        g[DOOMED_LEN] += 1


@kernel
def pile_of(g: Numbers, config: Numbers, u: int) -> int:
    """Return the seat whose discard pile a unit goes to."""
    if config[CFG_OWNER]:
        guild = g[unit(u) + GUILD]
        for seat in range(config[CFG_SEATS]):
            if within(g, GUILDS + seat * QUOTA, g[GUILD_LEN + seat], guild) >= 0:
                return seat
    return g[unit(u) + SEAT]


@kernel
def bury(g: Numbers, c: Numbers, config: Numbers, by: int, reward: int) -> None:
    """Remove all destroyed units at once; without `reward` the enemies of `by` score nothing."""
    side_of_by = side_of(g, config, by)
    i = 0
    while i != g[DOOMED_LEN]:
        u = g[DOOMED + i]
        g[DOOMED + i] = 0
        i += 1
        at = unit(u)
        side = side_of(g, config, u)
        kind = g[at + KIND]
        if reward or side == side_of_by:
            gift = config[CFG_GIFTS + (2 * side_of_by + side & 3) * NUM_GUILDS + (g[at + GUILD] & 31)]
            c[SCORES + (1 - side & 1)] += 1 + gift
        part(g, u, line(side, g[at + LANE_AT]))
        discard(g, pile_of(g, config, u), kind)
        if g[at + STATUS] & ACTIVATED:
            without(g, FIRED, FIRED_LEN, index_of(g, FIRED, u))
        g[at + STATUS] = 0
        g[FREE] = min(g[FREE], u)
    g[DOOMED_LEN] = 0


# Places in line.


@kernel
def place_move(g: Numbers, config: Numbers, u: int) -> int:
    """Return the move that names this unit."""
    lane = g[unit(u) + LANE_AT]
    begin = first_of(g, line(side_of(g, config, u), lane))
    return place_id(lane, index_of(g, begin, u))


@kernel
def place_id(lane: int, place: int) -> int:
    """Return the move that names the unit at a place of the line at a location."""
    if place < USUAL_PLACES:
        return UNIT + lane * USUAL_PLACES + place
    return UNIT_FAR + lane * FAR + place - USUAL_PLACES


@kernel
def unit_at(g: Numbers, side: int, move: int) -> int:
    """Return the unit of a side that a move names."""
    spot = move - UNIT & 1023
    lane, place = spot // USUAL_PLACES, spot % USUAL_PLACES
    if move >= UNIT_FAR:
        spot = move - UNIT_FAR & 1023
        lane, place = spot // FAR, spot % FAR + USUAL_PLACES
    return g[first_of(g, line(side, lane)) + place]

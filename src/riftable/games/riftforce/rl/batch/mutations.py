"""The mutations of `state.Rift`, over a row: `g` is the game's small numbers, `c` its large ones.

A mask where an index is computed tells the compiler that it is not negative, which it would check at every
access: a negative index counts from the end.
"""

from __future__ import annotations

from riftable.gamekit.kernels.chance import below
from riftable.games.riftforce.rl.batch.jit import Numbers, kernel
from riftable.games.riftforce.rl.batch.layout import (
    ABILITIES,
    AHEAD,
    AT,
    BEHIND,
    CODE,
    DECK_LEN,
    DECKS,
    DEPTH,
    DISCARD_LEN,
    DISCARDS,
    DOOMED,
    DOOMED_LEN,
    FIRED,
    FIRED_LEN,
    FRAME,
    GUILD_LEN,
    GUILDS,
    HAND_LEN,
    HAND_WIDTH,
    HANDS,
    HEAD,
    HURT,
    IT,
    KILLED,
    KIND,
    KNOWN,
    KNOWN_LEN,
    LANE_AT,
    LANES,
    ME,
    PILE,
    PILE_WIDTH,
    QUOTA,
    SCORES,
    SEAT,
    TAIL,
    UNIT_ROWS,
    UNIT_WIDTH,
    USED,
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
from riftable.games.riftforce.rules.ids import FAR, UNIT, UNIT_FAR, USUAL_PLACES


@kernel
def unit(u: int) -> int:
    """Return where the columns of a unit begin."""
    return UNIT_ROWS + (u & 127) * UNIT_WIDTH


@kernel
def line(side: int, lane: int) -> int:
    """Return the number of the line of a side at a location."""
    return side * LANES + lane & 15


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
def without(g: Numbers, start: int, length: int, i: int) -> None:
    """Remove the i-th of a list of this length; the following ones move up."""
    last = start + length - 1 & 4095
    for k in range(start + i & 4095, last):
        g[k] = g[k + 1]
    g[last] = 0


@kernel
def within(g: Numbers, start: int, length: int, value: int) -> int:
    """Return the index of a value in a list, or -1."""
    for i in range(length):
        if g[start + i & 4095] == value:
            return i
    return -1


# Cards.


@kernel
def can_draw(g: Numbers, seat: int) -> bool:
    """Return whether there is a card to draw; an empty deck is rebuilt first, and the hand is then known."""
    seat &= 3
    if g[DECK_LEN + seat] == 0:
        left = g[DISCARD_LEN + seat]
        if left == 0:
            return False
        deck = DECKS + seat * PILE_WIDTH
        pile = DISCARDS + seat * PILE_WIDTH
        for i in range(left):
            kind = g[pile + i]
            g[pile + i] = 0
            k = i
            while k > 0 and g[deck + k - 1] > kind:
                g[deck + k] = g[deck + k - 1]
                k -= 1
            g[deck + k] = kind
        g[DECK_LEN + seat] = left
        g[DISCARD_LEN + seat] = 0
        for i in range(HAND_WIDTH):
            g[KNOWN + seat * HAND_WIDTH + i] = g[HANDS + seat * HAND_WIDTH + i]
        g[KNOWN_LEN + seat] = g[HAND_LEN + seat]
    return True


@kernel
def next_card(g: Numbers, c: Numbers, seat: int) -> int:
    """Remove the top card of a deck, which chance decides, and return it."""
    seat &= 3
    left = g[DECK_LEN + seat]
    deck = DECKS + seat * PILE_WIDTH
    i = below(c, left)
    kind = g[deck + (i & 127)]
    without(g, deck, left, i)
    g[DECK_LEN + seat] = left - 1
    return kind


@kernel
def draw(g: Numbers, c: Numbers, seat: int) -> None:
    """Draw a card from the deck."""
    seat &= 3
    kind = next_card(g, c, seat)
    hand = HANDS + seat * HAND_WIDTH
    i = g[HAND_LEN + seat]
    g[HAND_LEN + seat] = i + 1
    while i > 0 and g[hand + i - 1] > kind:
        g[hand + i] = g[hand + i - 1]
        i -= 1
    g[hand + i] = kind


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
    hand = HANDS + seat * HAND_WIDTH
    size = g[HAND_LEN + seat]
    without(g, hand, size, within(g, hand, size, kind))
    g[HAND_LEN + seat] = size - 1
    size = g[KNOWN_LEN + seat]
    i = within(g, KNOWN + seat * HAND_WIDTH, size, kind)
    if i >= 0:
        without(g, KNOWN + seat * HAND_WIDTH, size, i)
        g[KNOWN_LEN + seat] = size - 1


# The board.


@kernel
def join(g: Numbers, u: int, row: int) -> None:
    """Put a unit at the end of a line."""
    at = unit(u)
    last = g[TAIL + row]
    g[at + AHEAD] = last
    g[at + BEHIND] = -1
    if last < 0:
        g[HEAD + row] = u
    else:
        g[unit(last) + BEHIND] = u
    g[TAIL + row] = u


@kernel
def part(g: Numbers, u: int, row: int) -> None:
    """Remove a unit from its line."""
    ahead = g[unit(u) + AHEAD]
    behind = g[unit(u) + BEHIND]
    if ahead < 0:
        g[HEAD + row] = behind
    else:
        g[unit(ahead) + BEHIND] = behind
    if behind < 0:
        g[TAIL + row] = ahead
    else:
        g[unit(behind) + AHEAD] = ahead


@kernel
def enter(g: Numbers, config: Numbers, kind: int, seat: int, lane: int) -> int:
    """Put a card as a unit at the end of a line and return its id, the lowest that is free."""
    u = 0
    while g[unit(u) + USED]:
        u += 1
    at = unit(u)
    g[at + KIND] = kind
    g[at + HURT] = 0
    g[at + SEAT] = seat
    g[at + LANE_AT] = lane
    g[at + USED] = 1
    join(g, u, line(config[CFG_SIDES + seat], lane))
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
    return within(g, DOOMED, g[DOOMED_LEN], u) >= 0


@kernel
def hit(g: Numbers, u: int, n: int) -> None:
    """Place damage; the unit stays in line until the next check."""
    at = unit(u)
    hurt = g[at + HURT] + n
    g[at + HURT] = hurt
    if hurt >= 5 + number_of(g[at + KIND]) and not is_doomed(g, u):
        g[DOOMED + (g[DOOMED_LEN] & 127)] = u
        g[DOOMED_LEN] += 1


@kernel
def pile_of(g: Numbers, config: Numbers, u: int) -> int:
    """Return the seat whose discard pile a unit goes to."""
    if config[CFG_OWNER]:
        guild = guild_of(g[unit(u) + KIND])
        for seat in range(config[CFG_SEATS]):
            if within(g, GUILDS + seat * QUOTA, g[GUILD_LEN + seat], guild) >= 0:
                return seat
    return g[unit(u) + SEAT]


@kernel
def bury(g: Numbers, c: Numbers, config: Numbers, by: int, reward: int) -> None:
    """Remove all destroyed units at once; without `reward` the enemies of `by` score nothing."""
    side_of_by = side_of(g, config, by)
    for i in range(g[DOOMED_LEN]):
        u = g[DOOMED + i]
        g[DOOMED + i] = 0
        at = unit(u)
        side = side_of(g, config, u)
        kind = g[at + KIND]
        if reward or side == side_of_by:
            c[SCORES + (1 - side & 1)] += 1 + config[CFG_GIFTS + guild_of(kind)]
        part(g, u, line(side, g[at + LANE_AT]))
        discard(g, pile_of(g, config, u), kind)
        g[at + AHEAD] = 0
        g[at + BEHIND] = 0
        g[at + USED] = 0
        fired = within(g, FIRED, g[FIRED_LEN], u)
        if fired >= 0:
            without(g, FIRED, g[FIRED_LEN], fired)
            g[FIRED_LEN] -= 1
    g[DOOMED_LEN] = 0


# Places in line.


@kernel
def place_move(g: Numbers, u: int) -> int:
    """Return the move that names this unit."""
    place = 0
    other = g[unit(u) + AHEAD]
    while other >= 0:
        place += 1
        other = g[unit(other) + AHEAD]
    return place_id(g[unit(u) + LANE_AT], place)


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
    u = g[HEAD + line(side, lane)]
    for _ in range(place):
        u = g[unit(u) + BEHIND]
    return u

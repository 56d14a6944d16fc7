"""The opening of `rules.turn` over one row: first player, draft, deal and set-up."""

from __future__ import annotations

from riftable.gamekit.kernels.chance import below
from riftable.games.riftforce.rl.batch.abilities import ask
from riftable.games.riftforce.rl.batch.jit import Numbers, kernel
from riftable.games.riftforce.rl.batch.layout import (
    BOARD,
    CLOCK,
    DECK_LEN,
    DECKS,
    FIRST,
    GUILD_LEN,
    GUILDS,
    HAND_LEN,
    OFFER,
    OFFER_LEN,
    PILE_WIDTH,
    POOL,
    POOL_LEN,
    QUOTA,
    ROW,
    SEED,
    TURN,
    WINNER,
)
from riftable.games.riftforce.rl.batch.mutations import (
    draw,
    enter,
    index_of,
    insert,
    next_card,
    within,
    without,
)
from riftable.games.riftforce.rl.batch.tables import (
    CFG_BOX,
    CFG_FIRST,
    CFG_GUILDS,
    CFG_NAMED,
    CFG_ON_OFFER,
    CFG_ORDERS,
    CFG_QUOTAS,
    CFG_ROUND,
    CFG_SEATS,
    CFG_SET_UP,
    CFG_STARTS,
    ORDER_WIDTH,
    SET_UP_WIDTH,
)
from riftable.games.riftforce.rules.ids import ASK_GUILD, BASE_GUILDS, HAND, NUM_GUILDS, PICK


@kernel
def clear(g: Numbers, c: Numbers) -> None:
    """Reset a game; only its seed stays."""
    for i in range(ROW):
        g[i] = 0
    for i in range(2 * PILE_WIDTH):
        g[BOARD + i] = -1
    g[WINNER] = -1
    for i in range(SEED + 1, CLOCK):
        c[i] = 0


@kernel
def assign(g: Numbers, seat: int, guild: int) -> None:
    """Give a guild to a seat."""
    g[GUILDS + seat * QUOTA + g[GUILD_LEN + seat]] = guild
    g[GUILD_LEN + seat] += 1


@kernel
def from_pool(g: Numbers, c: Numbers) -> int:
    """Remove a guild from the pool, chosen by chance, and return it."""
    i = below(c, g[POOL_LEN])
    guild = g[POOL + (i & 31)]
    without(g, POOL, POOL_LEN, i)
    return guild


@kernel
def lay(g: Numbers, guild: int) -> None:
    """Put a guild on offer, in order."""
    insert(g, OFFER, g[OFFER_LEN], guild)
    g[OFFER_LEN] += 1


@kernel
def empty_pool(g: Numbers) -> None:
    """Empty the pool."""
    for i in range(NUM_GUILDS):
        g[POOL + i] = 0
    g[POOL_LEN] = 0


@kernel
def empty_offer(g: Numbers) -> None:
    """Empty the pool, and remove what is on offer."""
    empty_pool(g)
    for i in range(NUM_GUILDS):
        g[OFFER + i] = 0
    g[OFFER_LEN] = 0


@kernel
def draft(g: Numbers, c: Numbers, config: Numbers) -> None:
    """Choose the first player, and give, take as named or offer the guilds."""
    first = max(config[CFG_FIRST], 0)
    if config[CFG_FIRST] < 0 and config[CFG_STARTS] > 1:
        first = below(c, config[CFG_STARTS])
    g[FIRST] = first
    g[TURN] = first
    if config[CFG_NAMED]:
        for seat in range(config[CFG_SEATS]):
            for i in range(config[CFG_QUOTAS + seat]):
                assign(g, seat, config[CFG_GUILDS + seat * QUOTA + i])
        return
    for guild in range(config[CFG_BOX]):
        g[POOL + guild] = guild
    g[POOL_LEN] = config[CFG_BOX]
    base = config[CFG_BOX] == BASE_GUILDS
    turns = config[CFG_ROUND]
    drawn = turns + (1 if base else config[CFG_ON_OFFER])
    for i in range(drawn):  # one call of `from_pool`, which is inlined
        seat = config[CFG_ORDERS + ORDER_WIDTH * first + i % turns]
        if i < turns and g[GUILD_LEN + seat]:
            continue
        guild = from_pool(g, c)
        if i < turns:
            assign(g, seat, guild)
        elif not base:  # in the base draft it is out
            lay(g, guild)
    if base:
        i = 0
        while i != g[POOL_LEN]:
            lay(g, g[POOL + i])
            i += 1
        empty_pool(g)


@kernel
def choose(g: Numbers, m: Numbers, config: Numbers) -> bool:
    """Ask the next seat that lacks guilds; return False when all have theirs."""
    length = config[CFG_ROUND]
    picks = -config[CFG_SEATS]
    for seat in range(config[CFG_SEATS]):
        picks += g[GUILD_LEN + seat]
    for i in range(length):
        seat = config[CFG_ORDERS + ORDER_WIDTH * g[FIRST] + (picks + i) % length]
        if g[GUILD_LEN + seat] < config[CFG_QUOTAS + seat]:
            g[TURN] = seat
            k = 0
            while k != g[OFFER_LEN]:
                m[k] = PICK + g[OFFER + k]
                k += 1
            ask(g, ASK_GUILD, -1, g[GUILD_LEN + seat], g[OFFER_LEN])
            return True
    g[TURN] = g[FIRST]
    empty_offer(g)
    return False


@kernel
def pick(g: Numbers, guild: int) -> None:
    """Give the chosen guild to the seat that was asked."""
    without(g, OFFER, OFFER_LEN, index_of(g, OFFER, guild))
    assign(g, g[TURN], guild)


@kernel
def deal(g: Numbers, c: Numbers, config: Numbers) -> None:
    """Build the decks, deal the hands and place the cards of the set-up."""
    first = g[FIRST]
    for seat in range(config[CFG_SEATS]):
        shuffle(g, seat)
    for i in range(config[CFG_ROUND]):
        seat = config[CFG_ORDERS + ORDER_WIDTH * first + i]
        if g[HAND_LEN + seat] == 0:
            for _ in range(HAND):
                draw(g, c, seat)
    pairs = CFG_SET_UP + SET_UP_WIDTH * first
    for i in range(config[pairs]):
        seat = config[pairs + 1 + 2 * i]
        enter(g, config, next_card(g, c, seat), seat, config[pairs + 2 + 2 * i])


@kernel
def shuffle(g: Numbers, seat: int) -> None:
    """Build the deck of a seat: four 5s, three 6s and two 7s of each guild, ascending."""
    deck = DECKS + seat * PILE_WIDTH
    size = 0
    guild = 0
    while size != 9 * g[GUILD_LEN + seat]:
        if within(g, GUILDS + seat * QUOTA, g[GUILD_LEN + seat], guild) >= 0:
            for n in range(3):
                for _ in range(4 - n):  # `ids.COPIES`, which kernels cannot read: it is a list
                    g[deck + size] = guild * 3 + n
                    size += 1
        guild += 1
    g[DECK_LEN + seat] = size

"""Kernels that change a position: cards, tokens and ticks, as the methods of `rules.state` do."""

from __future__ import annotations

from riftable.gamekit.kernels.jit import Numbers
from riftable.games.riffifi.rl.batch.jit import kernel
from riftable.games.riffifi.rl.batch.layout import (
    BANK,
    CAPTURED,
    CFG_AT_ONCE,
    CFG_IN_TOTAL,
    CFG_PLAYERS,
    CLOSING,
    CLUES,
    FACE,
    HAND_LEN,
    HANDS,
    HIDDEN,
    HIDDEN_LEN,
    OWED,
    PILE_LEN,
    PILE_WIDTH,
    PILES,
    PLAYED,
    TICKS,
    TIED,
    TOKENS,
    TOP,
    TURN,
    WINNERS,
)
from riftable.games.riffifi.rules.ids import (
    ALL_TICKS,
    NOTHING,
    NUM_COLORS,
    NUM_VALUES,
    OFFICER,
    TOKENS_PER_COLOR,
    TOKENS_PER_TICK,
)


@kernel
def clear_table(g: Numbers, c: Numbers, players: int) -> None:
    """Clear the table of cards and put all tokens into the bank."""
    for seat in range(players):
        for i in range(g[PILE_LEN + seat]):
            g[PILES + seat * PILE_WIDTH + i] = 0
        for i in range(g[HIDDEN_LEN + seat]):
            c[CLUES + seat * PILE_WIDTH + i] = 0
        g[PILE_LEN + seat] = 0
        g[HIDDEN_LEN + seat] = 0
        g[FACE + seat] = -1
        c[PLAYED + seat] = 0
        c[HIDDEN + seat] = 0
    for color in range(NUM_COLORS):
        g[TOP + color] = NOTHING
        g[BANK + color] = TOKENS_PER_COLOR
    g[TOP + NUM_COLORS] = NOTHING
    for i in range(NUM_COLORS * players):
        g[TOKENS + i] = 0
    g[CLOSING] = 0
    g[OWED] = 0
    g[TIED] = 0


# Cards.


@kernel
def higher_cards(card: int) -> int:
    """Return the cards of the same color that are higher, as a bitmask: `ids.ABOVE`."""
    return ((1 << ((card >> 3) + 1) * NUM_VALUES) - 1) >> (card + 1) << (card + 1)


@kernel
def put_down(g: Numbers, seat: int) -> None:
    """Turn the card of a seat face down, if one lies face up."""
    card = g[FACE + seat]
    if card >= 0:
        g[FACE + seat] = -1
        g[TOP + (card >> 3)] = NOTHING


@kernel
def turn_down_card(g: Numbers, card: int, players: int) -> None:
    """Turn down a card that lies face up."""
    for seat in range(players):
        if g[FACE + seat] == card:
            put_down(g, seat)


@kernel
def play_card(g: Numbers, c: Numbers, card: int, hidden: bool, players: int) -> None:
    """Play a card of the seat on turn; of two of a color the higher is turned down at once."""
    seat = g[TURN]
    one = 1 << card
    c[HANDS + seat] ^= one
    c[PLAYED + seat] |= one
    g[HAND_LEN + seat] -= 1
    g[PILES + seat * PILE_WIDTH + g[PILE_LEN + seat]] = card
    g[PILE_LEN + seat] += 1
    if hidden:
        clue = 0
        for color in range(NUM_COLORS):
            if g[TOP + color] != NOTHING:
                clue |= higher_cards(g[TOP + color])
        c[HIDDEN + seat] |= one
        c[CLUES + seat * PILE_WIDTH + g[HIDDEN_LEN + seat]] = clue
        g[HIDDEN_LEN + seat] += 1
        return
    other = g[TOP + (card >> 3)]
    if card < other:
        if other != NOTHING:
            turn_down_card(g, other, players)
        g[FACE + seat] = card
        if card != OFFICER:
            g[TOP + (card >> 3)] = card


# Tokens.


@kernel
def counted(g: Numbers, c: Numbers, config: Numbers, at: int) -> int:
    """Return the tokens that count toward a tick; `at` is seat * NUM_COLORS + color."""
    return c[CAPTURED + at] if config[CFG_IN_TOTAL] else g[TOKENS + at]


@kernel
def gain(g: Numbers, c: Numbers, config: Numbers, seat: int, color: int, n: int) -> None:
    """Give tokens to a seat; with all ticks it wins at once, where ticks are made at once."""
    at = seat * NUM_COLORS + color
    g[TOKENS + at] += n
    if config[CFG_IN_TOTAL]:
        c[CAPTURED + at] += n
    if config[CFG_AT_ONCE] and g[WINNERS] == 0 and counted(g, c, config, at) >= TOKENS_PER_TICK:
        g[TICKS + seat] |= 1 << color
        if g[TICKS + seat] == ALL_TICKS:
            g[WINNERS] = 1 << seat


@kernel
def take_shares(g: Numbers, c: Numbers, config: Numbers, color: int, tied: int, n: int, more: int) -> None:
    """Take `n` tokens from each of those tied, and one more from some of them."""
    for other in range(config[CFG_PLAYERS]):
        if tied >> other & 1:
            part = n + (more >> other & 1)
            if part:
                g[TOKENS + other * NUM_COLORS + color] -= part
                gain(g, c, config, g[TURN], color, part)


@kernel
def pay(g: Numbers, c: Numbers, config: Numbers) -> None:
    """Let the seat on turn take its loot: from the bank, then from the richest others.

    It stops before taking from several that are tied if that leaves the taker a choice.
    """
    seat = g[TURN]
    card = g[FACE + seat]
    if card < 0 or card == OFFICER:
        return
    color = card >> 3
    need = 1 + card % NUM_VALUES
    banked = min(need, g[BANK + color])
    if banked:
        g[BANK + color] -= banked
        gain(g, c, config, seat, color, banked)
        need -= banked
    while need > 0 and g[WINNERS] == 0:
        most = 0
        tied = 0
        count = 0
        for other in range(config[CFG_PLAYERS]):
            if other != seat:
                n = g[TOKENS + other * NUM_COLORS + color]
                if n > most:
                    most, tied, count = n, 1 << other, 1
                elif n == most:
                    tied |= 1 << other
                    count += 1
        if most == 0:
            return
        part = most
        if need < most * count:
            if need % count:
                g[OWED] = need
                g[TIED] = tied
                return
            part = need // count
        take_shares(g, c, config, color, tied, part, 0)
        need -= part * count

"""Kernels of the course of a game: the steps of `rules.turn`, from the first deal to the last count."""

from __future__ import annotations

from typing import Final

from riftable.gamekit.kernels.chance import MADE, below
from riftable.gamekit.kernels.games import Q_ABOUT, Q_COUNT, Q_KIND, Q_N, Q_SEAT
from riftable.gamekit.kernels.jit import Numbers
from riftable.games.riffifi.rl.batch.jit import kernel
from riftable.games.riffifi.rl.batch.layout import (
    BITS_PER_PLACE,
    CFG_DEALER,
    CFG_DECKS,
    CFG_EQUAL,
    CFG_HANDS,
    CFG_OFFICER,
    CFG_ONE,
    CFG_PLACES,
    CFG_PLAYERS,
    CFG_REVEAL,
    CFG_TICKS,
    CLOCK,
    CLOSING,
    CLUES,
    DEALER,
    FACE,
    HAND_LEN,
    HANDS,
    HIDDEN,
    HIDDEN_LEN,
    MAX_PAST_CLUES,
    NUMBER,
    OUT,
    OWED,
    PAST_CLUES,
    PAST_SHOWN,
    PILE_LEN,
    PILE_WIDTH,
    PLAYED,
    ROW,
    SCORES,
    SPARE,
    TICKS,
    TIED,
    TOKENS,
    TOP,
    TURN,
    WINNERS,
)
from riftable.games.riffifi.rl.batch.mutations import (
    clear_table,
    counted,
    pay,
    play_card,
    put_down,
    take_shares,
    turn_down_card,
)
from riftable.games.riffifi.rules.ids import (
    ALL_TICKS,
    ASK_ODD,
    ASK_OFFICER,
    ASK_PLAY,
    MISDEAL_CARDS,
    NONE,
    NOTHING,
    NUM_CARDS,
    NUM_COLORS,
    OFFICER,
    TAKE,
    TOKENS_PER_TICK,
    UNSEEN,
    UNUSED,
)

# Steps of a hand.
BEGIN: Final = -1
PAY: Final = 0
PLAY: Final = 1
AFTER_PLAY: Final = 2  # the Officer may turn down a card
NEXT: Final = 3

PLACE_MASK: Final = (1 << BITS_PER_PLACE) - 1
BITS_PER_COUNT: Final = 4  # of the cards of one color that a seat has been dealt


@kernel
def begin_game(g: Numbers, c: Numbers, config: Numbers) -> None:
    """Begin anew with the same seed; chance decides who deals and which 1 is out, unless options do."""
    for i in range(ROW):
        g[i] = 0
    for i in range(MADE, CLOCK):
        c[i] = 0
    g[DEALER] = config[CFG_DEALER]
    if config[CFG_DEALER] < 0:
        g[DEALER] = below(c, config[CFG_PLAYERS])
    g[OUT] = NUM_COLORS
    if config[CFG_OFFICER]:
        g[OUT] = config[CFG_ONE]
        if config[CFG_ONE] < 0:
            g[OUT] = below(c, NUM_COLORS)


@kernel
def begin_hand(g: Numbers, c: Numbers, config: Numbers) -> None:
    """Begin a hand; with Equal chances, a later one with the cards of the neighbor to the right."""
    players = config[CFG_PLAYERS]
    c[NUMBER] += 1
    g[TURN] = (g[DEALER] + 1) % players
    passed = config[CFG_EQUAL] and c[NUMBER] > 1
    if passed:
        for seat in range(players):
            right = (seat + players - 1) % players
            c[HANDS + seat] = c[PLAYED + right]
            g[HAND_LEN + seat] = g[PILE_LEN + right]
    clear_table(g, c, players)
    if not passed:
        deal(g, c, config)


@kernel
def deal(g: Numbers, c: Numbers, config: Numbers) -> None:
    """Deal card by card, and start again as soon as a hand holds too many of a color."""
    deck = config[CFG_DECKS + g[OUT]]
    players = config[CFG_PLAYERS]
    good = False
    while not good:
        for seat in range(players):
            c[HANDS + seat] = 0
            g[HAND_LEN + seat] = 0
        c[SPARE] = 0
        places = config[CFG_PLACES]
        left = 0
        for seat in range(UNUSED + 1):
            left += places >> BITS_PER_PLACE * seat & PLACE_MASK
        color = -1
        counts = 0  # of this color, by seat
        good = True
        for card in range(NUM_CARDS):
            if good and deck >> card & 1:
                if card >> 3 != color:
                    color, counts = card >> 3, 0
                k = below(c, left)
                seat = 0
                while k >= places >> BITS_PER_PLACE * seat & PLACE_MASK:
                    k -= places >> BITS_PER_PLACE * seat & PLACE_MASK
                    seat += 1
                places -= 1 << BITS_PER_PLACE * seat
                left -= 1
                if seat == UNUSED:
                    c[SPARE] |= 1 << card
                else:
                    c[HANDS + seat] |= 1 << card
                    g[HAND_LEN + seat] += 1
                    counts += 1 << BITS_PER_COUNT * seat
                    good = counts >> BITS_PER_COUNT * seat & 15 < MISDEAL_CARDS
        c[MADE] += 1  # chance says whether the deal is good


@kernel
def answer(g: Numbers, c: Numbers, config: Numbers, move: int) -> int:
    """Take the answer to the pending question; return the step that follows."""
    c[MADE] += 1
    players = config[CFG_PLAYERS]
    kind = g[Q_KIND]
    if kind == ASK_PLAY:
        hidden = move >= UNSEEN
        play_card(g, c, move - UNSEEN if hidden else move, hidden, players)
        return AFTER_PLAY
    if kind == ASK_OFFICER:
        if move != NONE:
            turn_down_card(g, move, players)
            put_down(g, g[TURN])
        return NEXT
    tied = g[TIED]
    n = g[OWED] // seats_in(tied)
    g[OWED] = 0
    g[TIED] = 0
    take_shares(g, c, config, g[Q_ABOUT], tied, n, move - TAKE + 1)
    return PLAY


@kernel
def seats_in(mask: int) -> int:
    """Return how many seats a bitmask names."""
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


@kernel
def ask(g: Numbers, kind: int, about: int, n: int, count: int) -> None:
    """Ask the seat on turn; its answers are listed."""
    g[Q_SEAT] = g[TURN]
    g[Q_KIND] = kind
    g[Q_ABOUT] = about
    g[Q_N] = n
    g[Q_COUNT] = count


@kernel
def end(g: Numbers) -> None:
    """Ask nothing more: the game is over."""
    g[Q_SEAT] = -1
    for i in range(Q_KIND, Q_COUNT + 1):
        g[i] = 0


@kernel
def ask_odd(g: Numbers, m: Numbers) -> None:
    """Ask which of those tied give one token more."""
    odd = g[OWED] % seats_in(g[TIED])
    count = 0
    for mask in range(1, g[TIED]):
        if mask | g[TIED] == g[TIED] and seats_in(mask) == odd:
            m[count] = TAKE + mask - 1
            count += 1
    ask(g, ASK_ODD, g[FACE + g[TURN]] >> 3, odd, count)


@kernel
def ask_card(g: Numbers, c: Numbers, m: Numbers, config: Numbers) -> bool:
    """Turn down the old card of the seat on turn and ask for a new one; return whether it has any."""
    seat = g[TURN]
    put_down(g, seat)
    if g[HAND_LEN + seat] == 0:
        return False
    hand = c[HANDS + seat]
    count = 0
    for card in range(NUM_CARDS):
        if hand >> card & 1:
            m[count] = card
            count += 1
    if not config[CFG_REVEAL]:
        for i in range(count):
            card = m[i]
            if card > g[TOP + (card >> 3)]:
                m[count] = UNSEEN + card
                count += 1
    ask(g, ASK_PLAY, -1, 0, count)
    return True


@kernel
def ask_officer(g: Numbers, m: Numbers) -> bool:
    """Ask a seat that has just played the Officer which card to turn down; return whether there is one."""
    if g[FACE + g[TURN]] != OFFICER:
        return False
    count = 0
    for color in range(NUM_COLORS):
        if g[TOP + color] != NOTHING:
            m[count] = g[TOP + color]
            count += 1
    if count == 0:
        return False
    m[count] = NONE
    ask(g, ASK_OFFICER, OFFICER, 0, count + 1)
    return True


@kernel
def next_turn(g: Numbers, players: int) -> bool:
    """Go on to the left; return whether the hand is over."""
    round_is_over = g[TURN] == g[DEALER]
    g[TURN] = (g[TURN] + 1) % players
    if round_is_over:
        if g[CLOSING]:
            return True
        cards = 0
        for seat in range(players):
            cards += g[HAND_LEN + seat]
        if cards == 0:
            g[CLOSING] = 1
    return False


@kernel
def total(g: Numbers, seat: int) -> int:
    """Return the number of all tokens of a seat."""
    n = 0
    for color in range(NUM_COLORS):
        n += g[TOKENS + seat * NUM_COLORS + color]
    return n


@kernel
def remember(g: Numbers, c: Numbers, players: int) -> None:
    """Record what all players have seen of each set in this hand (Equal chances)."""
    for seat in range(players):
        pack = (seat - c[NUMBER] + 1) % players
        c[PAST_SHOWN + pack] |= c[PLAYED + seat] & ~c[HIDDEN + seat]
        for i in range(g[HIDDEN_LEN + seat]):
            clue = c[CLUES + seat * PILE_WIDTH + i]
            for card in range(NUM_CARDS):
                at = PAST_CLUES + pack * NUM_CARDS + card
                if clue >> card & 1 and g[at] < MAX_PAST_CLUES:
                    g[at] += 1


@kernel
def count_hand(g: Numbers, c: Numbers, config: Numbers) -> None:
    """Count tokens at the end of a hand; then the game is over, or the deal passes to the left."""
    players = config[CFG_PLAYERS]
    for seat in range(players):
        c[SCORES + seat] += total(g, seat)
    if config[CFG_EQUAL]:
        remember(g, c, players)
    best = -1
    winners = 0
    last = c[NUMBER] == config[CFG_HANDS]
    for seat in range(players):
        points = c[SCORES + seat] if last else -1
        if config[CFG_TICKS]:
            for color in range(NUM_COLORS):
                if counted(g, c, config, seat * NUM_COLORS + color) >= TOKENS_PER_TICK:
                    g[TICKS + seat] |= 1 << color
            points = total(g, seat) if g[TICKS + seat] == ALL_TICKS else -1
        if points > best:
            best, winners = points, 0
        if points >= 0 and points == best:
            winners |= 1 << seat
    g[WINNERS] = winners
    if winners == 0:
        g[DEALER] = (g[DEALER] + 1) % players


@kernel
def settle(g: Numbers, c: Numbers, m: Numbers, config: Numbers, step: int) -> None:
    """Run the steps of a hand, from this one, until a player is asked or the game is over."""
    while True:  # one call each of what is large: it is inlined
        if step == BEGIN and g[WINNERS] == 0:
            begin_hand(g, c, config)
            step = PAY
        if step == PAY:
            pay(g, c, config)
            if g[OWED]:
                ask_odd(g, m)
                return
            step = PLAY
        if g[WINNERS]:
            end(g)
            return
        if step == PLAY:
            if ask_card(g, c, m, config):
                return
            step = NEXT
        if step == AFTER_PLAY and config[CFG_OFFICER] and ask_officer(g, m):
            return
        step = PAY
        if next_turn(g, config[CFG_PLAYERS]):
            count_hand(g, c, config)
            step = BEGIN

"""Cards and move ids of Riffifi: small integers and their names, nothing that happens."""

from __future__ import annotations

from typing import Final

MIN_PLAYERS: Final = 3
MAX_PLAYERS: Final = 5
NUM_COLORS: Final = 5
NUM_VALUES: Final = 8
TOKENS_PER_COLOR: Final = 12
MISDEAL_CARDS: Final = 5  # of one color in a hand
TOKENS_PER_TICK: Final = 7  # of one color
ALL_TICKS: Final = (1 << NUM_COLORS) - 1  # one bit for each color

# Each color has a shape of its own, so that color vision is not needed.
COLOR_NAMES: Final[list[str]] = ["red", "blue", "green", "yellow", "purple"]
SHAPE_NAMES: Final[list[str]] = ["circle", "square", "triangle", "diamond", "cross"]
SHAPES: Final = "●■▲◆✚"
OFFICER_SIGN: Final = "◉"

# A card is color * 8 + value - 1; the Officer comes last, has no color and is worth nothing.
OFFICER: Final = NUM_COLORS * NUM_VALUES
NUM_CARDS: Final = OFFICER + 1
NOTHING: Final = NUM_CARDS  # no card: higher than any
COLOR: Final[list[int]] = [card // 8 for card in range(NUM_CARDS)]  # card >> 3 where it must be quick
VALUE: Final[list[int]] = [1 + card % 8 for card in range(OFFICER)] + [0]
EVERY_CARD: Final = (1 << NUM_CARDS) - 1  # sets of cards are bitmasks where they are only looked up
ALONE: Final[list[int]] = [1 << card for card in range(NUM_CARDS)]  # native shifts may be too short
ABOVE: Final[list[int]] = [
    sum([1 << other for other in range(OFFICER) if other // 8 == card // 8 and other > card])
    for card in range(NUM_CARDS)
]  # by card, the higher ones of its color

# Moves. Ids are stable; the blocks that only chance uses come last. A card is the move that plays it, or
# turns it down: so a hand is a list of answers.
UNSEEN: Final = NUM_CARDS  # + card: play it unseen
NONE: Final = UNSEEN + NUM_CARDS
TAKE: Final = NONE + 1  # + bitmask of seats - 1: each of them gives one token more
CHANCE_SEAT: Final = TAKE + (1 << MAX_PLAYERS) - 1  # + the seat that is dealt the card, or UNUSED
UNUSED: Final = MAX_PLAYERS
CHANCE_GOOD: Final = CHANCE_SEAT + UNUSED + 1
CHANCE_MISDEAL: Final = CHANCE_GOOD + 1  # + the seat that was dealt too many of a color
CHANCE_ONE: Final = CHANCE_MISDEAL + MAX_PLAYERS  # + the color whose 1 is taken out
CHANCE_DEALER: Final = CHANCE_ONE + NUM_COLORS  # + seat
NUM_MOVES: Final = CHANCE_DEALER + MAX_PLAYERS

# Kinds of question.
ASK_PLAY: Final = 0
ASK_OFFICER: Final = 1  # which opposing card to turn down, if any
ASK_ODD: Final = 2  # which of those tied give one token more; about: the color; n: how many of them
CHANCE_FIRST: Final = 3  # which seat deals first
CHANCE_OUT: Final = 4  # which 1 is taken out
CHANCE_DEAL: Final = 5  # which seat gets a card; about: the card
CHANCE_VERDICT: Final = 6  # whether what is dealt is a misdeal


def card_name(card: int) -> str:
    """How notation names a card: blue5, officer."""
    return "officer" if card == OFFICER else f"{COLOR_NAMES[COLOR[card]]}{VALUE[card]}"


CARD_NAMES: Final[list[str]] = [card_name(card) for card in range(NUM_CARDS)]

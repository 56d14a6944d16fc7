"""Messages of errors in Riffifi: options and positions."""

from __future__ import annotations

from riftable.core.error_messages import ErrorMessage


class RiffifiMessage(ErrorMessage):
    """Messages that only this game has."""

    # Options.
    DEALER = "option dealer is random or a seat from 0 to {last}"
    REMOVED = "option removed goes with officer and four or five players"
    GOES_WITH_TICKS = "option {option} goes with scoring ticks"

    # Positions.
    PAST = "past is followed by a seat, the number of a hand, and cards"
    NOT_A_LINE = "“{word}” is none of {known} and past"
    NOT_A_CARD = "“{word}” is not a card; cards are a color and 1 to 8, as in blue5, or officer"
    NOT_A_COLOR = "“{word}” is not a color; colors are {known}"
    NUMBERS = "{word} takes {want} numbers, not {n}"
    CLUE = "behind ? stand the cards that lay face up, as in blue7?blue4.red2"
    NO_SEAT_AT_TABLE = "there is no seat {seat}; {players} play, 0 to {last}"
    OUT = "with the Officer and four or five players, and only then, out names a color"
    CAPTURED = "captured goes with option captures_in_total"
    TICKS = "ticks go with option scoring ticks"
    NOT_TURNED_DOWN = "{card} would not have been turned down by these cards"
    FACE_UP = "only the last card of a seat that is not on turn can lie face up"
    TWO_FACE_UP = "two {color} cards cannot lie face up"
    EQUAL_CHANCES = "with equal_chances, past says what seat {seat} played in hand {n}"
    PAST_INCOMPLETE = "past names every seat and every hand before this one, or none"
    PAST_OPTION = "past goes with option equal_chances"
    EMPTY_HAND = "seat {seat} is to play, but its hand is empty"
    CARD_TWICE = "{word} is there twice; each card is in the box once"
    UNEVEN = (
        "seat {seat} has {n} cards and played {played}; together they are {each}, and all seats have played "
        "as often (strict=False allows it)"
    )
    MISDEAL = "seat {seat} was dealt {n} {color} cards or more (strict=False allows it)"
    NOT_IN_PLAY = "{word} is not in play (strict=False allows it)"
    TOKENS = "there are {n} {color} tokens instead of {tokens} (strict=False allows it)"
    TOO_MANY_DEALS = "deal {n} is one too many: {players} play {hands} hands"

    # Batches.
    BATCH_PAST = "with equal_chances a game of a batch is a position of the engine in its first hand only"

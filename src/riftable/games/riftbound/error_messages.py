"""Messages of errors in Riftbound: decks and positions."""

from __future__ import annotations

from riftable.core.error_messages import ErrorMessage


class RiftboundMessage(ErrorMessage):
    """Messages that only this game has."""

    # Decks.
    NO_DECK = "there is no deck “{word}”; there are {known}"
    NO_DECK_BUT_NEAR = "there is no deck “{word}”; there are {known}; did you mean {guess}?"
    DECKS = "option decks takes {want} decks with a slash between them, not {n}"
    ILLEGAL_DECK = "the deck of {legend} is not legal: {breaches}"
    TEAM_DECKS = "these decks cannot be in one team: {breaches}"
    UNREADABLE_DECK = "{breaches}"
    UNPLAYABLE_DECK = "this deck cannot be played"

    # Positions.
    NOT_A_LINE = "“{word}” is none of {known}"
    NOT_OF_DECKS = "“{word}” is not a card of these decks"
    NOT_A_CARD = "“{word}” should be a card, as in gust*2"
    NOT_A_PLACE = "“{word}” should be a place: @1 is a battlefield, @base0 the base of seat 0"
    NO_BATTLEFIELD = "there is no battlefield {word}"
    INCOMPLETE = "not every card of the decks is there once (strict=False allows it)"
    TURNS = "turns are seats, 0 to {last}"
    NUMBER_PER_SIDE = "{word} takes one number for each of the {n} sides"
    NUMBER_PER_SEAT = "{word} takes one number for each of the {n} seats"
    NOT_SO_OFTEN = "{card} is not so often in the deck of seat {seat}"
    GONE = "gone are seats that have left while at least two play on"
    FIELD = "a field is a battlefield, the seat that brought it, and who controls it or -"
    ONLY_SEATS = "there are only {n} seats"
    FACEDOWN = "a facedown card is a card, a seat and the turn in which it was hidden"
    UNIT = "a unit is a number from {first} on, a card, a seat and a place"
    NOT_THERE = "{word} cannot be there for seat {seat}"
    UNIT_STATE = "“{word}” should be one of {known}, damage*2 or +1"
    EFFECT = "an effect is one of {known} and whom it concerns"
    NO_SUBJECT = "there is no {word}"
    NO_ABILITY = "{card} has no ability that could wait"
    RUNES = "“{word}” should be a domain, its runes and how many are ready: fury*4/2"
    POOL = "“{word}” should be energy*1, spells*2, gear*1 or a domain, as in fury*1"
    KNOWN_CARD = "{card} is known but not in hand {seat}"
    RUNE_DECK = "“{word}” should be a domain and how many runes, as in fury*4"

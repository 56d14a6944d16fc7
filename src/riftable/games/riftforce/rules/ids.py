"""Cards and move ids of Riftforce: small integers and their names, nothing that happens."""

from __future__ import annotations

from typing import Final

NUM_GUILDS: Final = 18
NUM_KINDS: Final = 54
BASE_GUILDS: Final = 10  # the guilds of the first box come first
WIN: Final = 12  # Riftforce that ends the game
HAND: Final = 7  # cards a hand is drawn up to
MAX_PER_ACTION: Final = 3  # cards played or elementals activated

GUILD_NAMES: Final[list[str]] = [
    "fire", "earth", "light", "plant", "water", "ice", "shadow", "crystal", "thunderbolt", "air",
    "acid", "beast", "lava", "love", "magnet", "music", "sand", "star",
]  # fmt: skip

# A kind is a guild and a number: guild * 3 + number - 5. Tables, because every damage step looks here.
GUILD: Final[list[int]] = [kind // 3 for kind in range(NUM_KINDS)]
NUMBER: Final[list[int]] = [5 + kind % 3 for kind in range(NUM_KINDS)]
COPIES: Final[list[int]] = [4 - kind % 3 for kind in range(NUM_KINDS)]

# Moves. Ids are stable; the blocks that only chance uses come last.
STOP: Final = 0
PLAY: Final = 1
ACTIVATE: Final = 2
DRAW: Final = 3
BY_GUILD: Final = 4
BY_NUMBER: Final = 5
LANE: Final = 6  # + location 0..5
PICK: Final = 12  # + guild
CARD: Final = 30  # + kind, in the hand of the seat that is asked
UNIT: Final = 84  # + location * USUAL_PLACES + place in line: small numbers, in board order
LANES: Final = 6  # the most locations any mode has
USUAL_PLACES: Final = 20  # places of a line that hardly any line goes beyond
UNIT_FAR: Final = UNIT + LANES * USUAL_PLACES  # + location * FAR + place - USUAL_PLACES, for the others
FAR: Final = 88  # no mode can bring more than 108 cards into one line
CHANCE_CARD: Final = UNIT_FAR + LANES * FAR  # + kind
CHANCE_GUILD: Final = CHANCE_CARD + NUM_KINDS  # + guild
CHANCE_SEAT: Final = CHANCE_GUILD + NUM_GUILDS  # + seat
CHANCE_PLAN: Final = CHANCE_SEAT + 4  # + plan
NUM_PLANS: Final = 20
NUM_MOVES: Final = CHANCE_PLAN + NUM_PLANS

# Kinds of question.
ASK_ACTION: Final = 0
ASK_PLAY: Final = 1  # n: cards already played; with some, `stop` is an answer
ASK_WHERE: Final = 2  # about: the kind to be placed
ASK_DISCARD: Final = 3
ASK_BY: Final = 4  # about: the kind discarded
ASK_ACTIVATE: Final = 5  # about: the kind discarded; n: activations left
ASK_HIT: Final = 6  # about: the unit asking, here and below; n: the damage
ASK_HEAL: Final = 7  # n: the damage removed; 0 is all of it
ASK_NEAR: Final = 8  # move to an adjacent location
ASK_FAR: Final = 9  # move to any other location
ASK_SIDE: Final = 10  # the adjacent location to the left or right; n: the damage
ASK_STOLEN: Final = 11  # where to play a stolen card; n: its kind
ASK_GUILD: Final = 12  # n: which pick this is, from 1
CHANCE_FIRST: Final = 13  # which seat starts
CHANCE_OUT: Final = 14  # the guild taken out of the base draft
CHANCE_GIVEN: Final = 15  # the first guild of a seat; about: the seat
CHANCE_OFFER: Final = 16  # a guild on offer
CHANCE_DRAW: Final = 17  # the card a seat draws; about: the seat
CHANCE_SETUP: Final = 18  # the card a seat starts with on the board; about: the seat
ASK_BOT: Final = 19  # solo: which bot to activate; about: the plan; n: the number
ASK_PUSH: Final = 20  # solo: where a bot pushes its target; about: the bot
ASK_KEEP: Final = 21  # solo: which guild to keep; n: which pick this is, from 1
CHANCE_NEXT: Final = 22  # the next plan
CHANCE_TRAINER: Final = 23  # a guild of the trainer
CHANCE_BOT: Final = 24  # the next bot of the trainer


def card_name(kind: int) -> str:
    """How notation names a card: fire5."""
    return f"{GUILD_NAMES[GUILD[kind]]}{NUMBER[kind]}"


CARD_NAMES: Final[list[str]] = [card_name(kind) for kind in range(NUM_KINDS)]

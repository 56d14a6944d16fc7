"""The small integers of Riftbound and their names: domains, types, timing, keywords, moves. Nothing happens.

Numbers in brackets, here and in all modules of this game, are those of the Core Rules of July 2026.
"""

from __future__ import annotations

from typing import Final

# Domains [133.4]. Power that pays for any of them stands behind them in a pool.
FURY: Final = 0
CALM: Final = 1
MIND: Final = 2
BODY: Final = 3
CHAOS: Final = 4
ORDER: Final = 5
NUM_DOMAINS: Final = 6
ALL_DOMAINS: Final = (1 << NUM_DOMAINS) - 1  # as bits
UNIVERSAL: Final = 6
FOR_SPELLS: Final = 7  # Power of any domain, but only for spells
POOL: Final = 8  # columns of a pool of Power
DOMAIN_NAMES: Final[list[str]] = ["fury", "calm", "mind", "body", "chaos", "order"]
DOMAIN_SIGNS: Final = "RGBOPY"

# Types of objects [133].
UNIT: Final = 0
SPELL: Final = 1
GEAR: Final = 2
RUNE: Final = 3
FIELD: Final = 4  # a battlefield
LEGEND: Final = 5
TYPE_NAMES: Final[list[str]] = ["unit", "spell", "gear", "rune", "battlefield", "legend"]

# Supertypes [133.7].
NO_SUPERTYPE: Final = 0
CHAMPION: Final = 1
SIGNATURE: Final = 2
TOKEN: Final = 3

# When a card or ability may be used [806, 813].
NEUTRAL_OPEN: Final = 0  # own turn, open state, no showdown
ACTION: Final = 1
REACTION: Final = 2

# Keywords with a value; several of one add up, or are as good as one [800-817].
ACCELERATE: Final = 0
ASSAULT: Final = 1
DEFLECT: Final = 2
GANKING: Final = 3
SHIELD: Final = 4
TANK: Final = 5
TEMPORARY: Final = 6
HIDDEN: Final = 7
BACKLINE: Final = 8
HUNT: Final = 9
NUM_KEYWORDS: Final = 10
KEYWORD_NAMES: Final[list[str]] = [
    "Accelerate", "Assault", "Deflect", "Ganking", "Shield", "Tank", "Temporary", "Hidden", "Backline",
    "Hunt",
]  # fmt: skip

MIGHTY_FROM: Final = 5  # the Might from which on a unit is Mighty [706]

# What an object on the board is, as bits [124.2].
EXHAUSTED: Final = 1
STUNNED: Final = 2
BUFFED: Final = 4
ATTACKER: Final = 8
DEFENDER: Final = 16
FOUGHT: Final = 32  # it has had a designation in this combat already
FADING: Final = 64  # it was given Temporary, for as long as it is on the board
EMPOWERED: Final = 128  # [827-828]
NOT_ROLES: Final = EXHAUSTED | STUNNED | BUFFED | FADING | EMPOWERED
FLAG_NAMES: Final[dict[str, int]] = {
    "exhausted": EXHAUSTED,
    "stunned": STUNNED,
    "buffed": BUFFED,
    "temporary": FADING,
    "empowered": EMPOWERED,
    "attacker": ATTACKER,
    "defender": DEFENDER,
}
STATES: Final = ("exhausted", "stunned", "buffed", "temporary", "empowered")  # at rest no unit attacks

# Phases [315-317].
SET_UP: Final = 0
AWAKEN: Final = 1
BEGINNING: Final = 2
CHANNEL: Final = 3
DRAW: Final = 4
MAIN: Final = 5
ENDING: Final = 6
PHASE_NAMES: Final[list[str]] = ["setup", "awaken", "beginning", "channel", "draw", "main", "ending"]

# What runs at a battlefield [341, 459].
NO_STAGE: Final = 0
SHOWDOWN: Final = 1  # focus goes round
AFTERMATH: Final = 2  # focus is done: damage, results, the end

# What abilities listen to. The first block concerns the source itself, the second all objects that listen.
PLAYED_ME: Final = 0
I_MOVE: Final = 1
I_ATTACK: Final = 2
I_DEFEND: Final = 3
I_DIE: Final = 4
I_AM_DISCARDED: Final = 5
I_CONQUER: Final = 6  # its controller conquers the battlefield it is at
I_HOLD: Final = 7
I_LEAVE: Final = 8  # the board
WATCHED: Final = 9  # from here on
SPELL_PLAYED: Final = 9
CONQUERED: Final = 10
HELD: Final = 11
DEFENDS: Final = 12
TURN_ENDS: Final = 13
TURN_BEGINS: Final = 14  # the start of the Beginning Phase
UNIT_DIED: Final = 15
CARD_PLAYED: Final = 16
UNIT_FIGHTS: Final = 17  # a unit attacks or defends
UNIT_BUFFED: Final = 18
UNIT_PLAYED: Final = 19  # a token one included
GEAR_PLAYED: Final = 20
UNIT_MOVED: Final = 21
UNIT_READIED: Final = 22
UNIT_STUNNED: Final = 23
CARD_DISCARDED: Final = 24
CARDS_RECYCLED: Final = 25  # to a Main Deck
UNIT_CHOSEN: Final = 26  # by a spell or an ability, once it is final
UNIT_ATTACKS: Final = 27
UNIT_HURT: Final = 28  # a unit takes damage
UNIT_WINS: Final = 29  # a unit wins a combat
COMBAT_WON: Final = 30  # a seat does
BUFF_SPENT: Final = 31
RUNE_RECYCLED: Final = 32
UNIT_EQUIPPED: Final = 33  # Equipment is attached to a unit
EQUIPMENT_PLAYED: Final = 34
ENEMY_CHOSEN: Final = 35  # an enemy unit or gear, by a spell or an ability of a unit
BECOMES_MIGHTY: Final = 36
GEAR_USED: Final = 37  # an activated ability of a gear, once it has resolved
NUM_EVENTS: Final = 38

# What a lasting effect does [389-392].
SAVES: Final = 0  # the next time the unit would die this turn: healed, exhausted, recalled instead
ENTER_READY: Final = 1  # units the seat plays this turn enter ready
SHIELDS: Final = 2  # the unit has so much more Shield this combat
GRANTS: Final = 3  # the unit has a keyword this turn: GRANT * keyword + value
BUFFS_MORE: Final = 4  # buffs of the seat's side give so much more Might this turn
WAITS: Final = 5  # an ability of a card waits for event `n`, of the unit or of any
MODE_USED: Final = 6  # the unit has chosen this mode this turn
CANT_PLAY: Final = 7  # the seat can't play cards this turn
HIDES_FREE: Final = 9  # the seat hides cards without a cost this turn
PREVENTS: Final = 20  # so much of the next damage to the unit is prevented
PREVENTS_ITEMS: Final = 21  # all damage of spells and abilities is prevented
EXCESS: Final = 22  # the seat has assigned so much more than lethal damage in this combat
MOVES_MADE: Final = 23  # the unit has moved so often this turn
BUFFS: Final = 24  # the unit has so many buffs besides the first
NEXT_READY: Final = 25  # the next unit that the seat plays enters ready
NEXT_DAMAGE: Final = 26  # the next spell that the seat plays deals so much Bonus Damage
PLAYED_NOW: Final = 27  # the permanent was played this turn
ATTACHED: Final = 28  # the gear is attached to object `n`
TAKES_UP: Final = 34  # the unit waits for gear of kind `n` that its player was told to play
NEXT_REPEATS: Final = 33  # the next spell of the seat this turn has Repeat for its own cost
ATTACHED_NOW: Final = 32  # the gear was attached to object `n` this turn
TIED: Final = 29  # the attackers of the seat were recalled: the combat has no result
CHEAPER_SPELL: Final = 8  # the next spell of the seat this turn costs so much Energy less
TIMES: Final = 30  # how often an event happened this turn: TALLY * event + number
KILLS: Final = 31  # the seat is responsible if the unit dies now, with a card of kind n - 1
POWER_SPENT: Final = 43  # the seat has spent so much Power this turn
LENT_MIGHT: Final = 41  # so much of the Might that the unit was given is for this combat only
MIGHTY_NOW: Final = 40  # the unit is Mighty, or was when that was last looked at
BORROWED: Final = 50  # the seat controls the object: KEEPER * what that depends on + whose it was
BANISHED_WITH: Final = 53  # a card of the seat was banished with the object
FREES_GEAR: Final = 52  # the seat may play a gear of at most so much Energy from its hand without that cost
LENDS: Final = 51  # the unit has a triggered ability of a card
GRANT: Final = 64
TALLY: Final = 16
KEEPER: Final = 16
MODES: Final = 64  # of a mode that was used: MODES * the gear by which the unit has the ability + mode

# What passive abilities can forbid.
REVEALING: Final = 0  # a facedown card of a seat at a place
MOVING_TO_BASE: Final = 1  # a unit of a seat from a place
PLAYING_AWAY: Final = 2  # a unit of a seat to a battlefield
READYING: Final = 3  # an object of a seat, by a spell or ability
GAINING_POINTS: Final = 4  # by a seat
SCORING: Final = 5  # by a seat, at a battlefield

# Moves are verb * SPAN + argument: an object, a kind of card, a place, a domain, a seat or a number.
SPAN: Final = 4096  # more than a game has kinds of cards
V_PASS: Final = 0
V_END: Final = 1
V_PLAY: Final = 2  # + kind, from the hand
V_CHAMPION: Final = 3  # + kind, from the Champion Zone
V_USE: Final = 4  # + object: an activated ability
V_MOVE: Final = 5  # + object: standard move
V_AT: Final = 6  # + place
V_GO: Final = 7
V_YES: Final = 8
V_NO: Final = 9
V_NONE: Final = 10  # no more, or none at all
V_TARGET: Final = 11  # + object; the next three verbs are targets too
V_TRASH: Final = 12  # + kind, in one's own trash: a target, or played from there
V_RUNES: Final = 13  # + seat * 6 + domain
V_ITEM: Final = 14  # + index: an item of the chain, the last of the targets
V_AUTO: Final = 15  # pays by itself
V_TAP: Final = 16  # + domain: exhausts a rune for Energy
V_RECYCLE: Final = 17  # + domain: recycles a rune for Power
V_ASSIGN: Final = 18  # + object: combat damage
V_DISCARD: Final = 19  # + kind
V_ASIDE: Final = 20  # + kind: mulligan
V_ORDER: Final = 21  # + number: which of several triggered abilities comes next
V_OPEN: Final = 22  # + place: which staged showdown or combat
V_SEAT: Final = 23  # + seat: which opponent
V_FIELD: Final = 24  # + kind: which battlefield to bring to a game of a match
F_CARD: Final = 25  # chance: + kind, the top of a Main Deck
F_RUNE: Final = 26  # chance: + domain, the top of a Rune Deck
F_FIRST: Final = 27  # chance: + seat
F_FIELD: Final = 28  # chance: + kind, a battlefield
V_INVITE: Final = 29  # 2v2: the teammate may play
V_HIDE: Final = 30  # + kind, from the hand
V_REVEAL: Final = 31  # + place: plays the facedown card there
V_TAKE: Final = 32  # + kind, of the cards looked at
V_MODE: Final = 33  # + number: one of several
V_OUT: Final = 34  # + kind: a match: leaves the Main Deck for the sideboard
V_IN: Final = 35  # + kind: comes from the sideboard
V_CHOSEN: Final = 36  # + kind: a match: the Chosen Champion of the next game
V_LEAVE: Final = 37  # + seat: leaves the game; an answer to no question, possible at any time
V_HIDE_CHAMPION: Final = 38  # + kind, from the Champion Zone
NUM_VERBS: Final = 39
NUM_MOVES: Final = NUM_VERBS * SPAN

# The first move of a verb, where several modules need it.
USE: Final = V_USE * SPAN
MOVE: Final = V_MOVE * SPAN
AT: Final = V_AT * SPAN
GO: Final = V_GO * SPAN
YES: Final = V_YES * SPAN
NO: Final = V_NO * SPAN
NONE: Final = V_NONE * SPAN
TARGET: Final = V_TARGET * SPAN
AUTO: Final = V_AUTO * SPAN
DISCARD: Final = V_DISCARD * SPAN
SEAT: Final = V_SEAT * SPAN
LEAVE: Final = V_LEAVE * SPAN
IN_TRASH: Final = SPAN  # a target code: IN_TRASH + kind
RUNES_OF: Final = 2 * SPAN  # a target code: RUNES_OF + seat * 6 + domain
ON_CHAIN: Final = 3 * SPAN  # a target code: ON_CHAIN + index of the item

# Kinds of question.
ASK_MAIN: Final = 0
ASK_SHOWDOWN: Final = 1  # about: the place
ASK_REACT: Final = 2  # n: how many items are on the chain
ASK_WHERE: Final = 3  # where a unit is played; about: its kind
ASK_DESTINATION: Final = 4  # about: the unit that moves
ASK_GROUP: Final = 5  # which other units move
ASK_TARGET: Final = 6  # about: the kind of card that asks; n: which of its picks
ASK_EXTRA: Final = 7  # an optional additional cost
ASK_MAY: Final = 8  # n: what may be done
ASK_PAY: Final = 9
ASK_ASSIGN: Final = 10  # n: the damage left
ASK_DISCARD: Final = 11
ASK_MULLIGAN: Final = 12
ASK_ORDER: Final = 13
ASK_OPEN: Final = 14
ASK_OPPONENT: Final = 15  # n: what for
ASK_PREDICT: Final = 16
ASK_BRING: Final = 17
ASK_DECLINE: Final = 18  # whether a triggered ability pays what its choices cost
CHANCE_DRAW: Final = 19  # about: the seat
CHANCE_CHANNEL: Final = 20
CHANCE_FIRST: Final = 21
CHANCE_FIELD: Final = 22
CHANCE_LOOK: Final = 23
ASK_STARTS: Final = 24  # a match: which seat starts
ASK_INVITED: Final = 25  # 2v2: a teammate on the turn player's priority
ASK_HIDE: Final = 26  # where to hide a card
ASK_RUNE: Final = 27  # which rune to recycle
ASK_TAKE: Final = 28  # which of the cards looked at; n: what becomes of it
ASK_SPEND: Final = 29  # what pays a cost that is not of runes; n: what kind of cost
ASK_MODE: Final = 30
ASK_ABILITY: Final = 31  # whose ability an object uses, or which of those of object `n`
ASK_CHOOSE: Final = 32  # what a player chooses while an item resolves; n: one of those below
ASK_SAVED: Final = 33  # which dying unit is saved; about: the kind of what saves it
ASK_SAVER: Final = 34  # what saves a dying unit; about: its kind
ASK_OUT: Final = 35  # a match: which card leaves the Main Deck; n: swaps made
ASK_IN: Final = 36
ASK_CHAMPION: Final = 37
ASK_SURPLUS: Final = 38  # which of two facedown cards is lost; about: the place
NUM_ASKS: Final = 39
GETS_POINT: Final = 0
WHOSE_CARD: Final = 1
TAKE_TO_HAND: Final = 0
TAKE_TO_BANISH: Final = 1
TAKE_TO_RECYCLE: Final = 2
TAKE_TO_TOP: Final = 3
TAKE_TO_PLAY: Final = 4
MAY_USE: Final = 0  # the ability
MAY_PLAY: Final = 1  # the card, for its cost
MAY_BANISH: Final = 2
WINDOWS: Final = (ASK_REACT, ASK_SHOWDOWN, ASK_INVITED)  # the questions that passing answers

# What a player chooses while an item resolves (ASK_CHOOSE).
KILL_OWN_UNIT: Final = 0
KILL_OWN_GEAR: Final = 1
RETURN_UNIT: Final = 2
KILL_UNIT: Final = 3
KEEP_UNIT: Final = 4
KEEP_GEAR: Final = 5
KEEP_RUNE: Final = 6
KEEP_CARD: Final = 7
RECYCLE_FROM_HAND: Final = 8
DISCARD_FROM_HAND: Final = 9
CARDS_OR_RUNES: Final = 10  # the answers are modes: cards, runes
LET_DRAW: Final = 11  # whether an opponent draws, so that something does not happen
NEW_CHOICES: Final = 12  # whether to make new choices for a spell
PLAYS_TOKEN: Final = 14  # whether to play a token
RECYCLE_FROM_TRASHES: Final = 13  # of a trash, or whose trash
PAY_OR_COUNTERED: Final = 20  # whether to pay, so that one's spell is not countered
PUT_ON_DECK: Final = 21  # which card of one's hand
ENERGY_OR_POWER: Final = 30  # which of both a card costs less; the answers are modes
TOP_OR_BOTTOM: Final = 22  # of one's Main Deck; the answers are modes

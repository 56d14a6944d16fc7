"""The columns of a Riftbound position. Each is declared here and nowhere else.

`make columns` reads the declarations and writes `columns_derived`: how a position starts, is copied, and is
turned into numbers. To add a column, add a line here and run that command.

A declaration says more about its column with `Annotated`: first its value before a game, as an expression of
`s` (the position), `config`, `players`, `fields` and `rows` (one for each legend and battlefield), then
marks. Without a value, a column starts as 0, False or an empty list.
"""

from __future__ import annotations

from typing import Annotated, Final, final

from riftable.core.bag import Bag, Pile
from riftable.core.machine import Code, State, Step
from riftable.core.native import i64, mypyc_attr
from riftable.games.riftbound.rules.abilities import Ability, Card
from riftable.games.riftbound.rules.items import Effect, Item

GONE: Final = -1  # the kind of a row that is free

# Marks of columns.
MATCH: Final = "match"  # lasts for the match: not cleared before each of its games
OBJECT: Final = "object"  # has one entry for each object, and grows with them
PRIVATE: Final = "private"  # not all players see all of it: `view` decides what a seat may know
SHARED: Final = "shared"  # replaced, never changed in place: copies of a position share it


@final
class GameConfig:
    """The configuration of a game: what mode, options and decks fix for all its positions."""

    recipe: tuple[object, tuple[object, ...]]  # of its rules
    players: i64
    sides: list[int]  # seat -> side
    num_sides: i64
    victory: i64  # points that win
    fields: i64  # battlefields in play
    first_brings: bool  # whether the first player's battlefield is used
    skip_draw: bool  # the first player does not draw on their first turn
    games: i64  # how many games a side must win: 1, or 2 of a match
    chooses_field: bool  # a match: battlefields are chosen, not drawn
    first: i64  # the seat that starts; CHANCE: chance decides
    opening: Code
    concession: Step  # `answer` takes the move by which a seat leaves the game
    bill: Code  # by which a seat pays for what is no item of the chain
    temporary_ability: Ability  # what a Temporary unit does at the start of its turn
    hunt_abilities: list[Ability]  # by its value, what a unit with Hunt does as it conquers or holds
    counted: list[bool]  # by event, whether a card asks which time it is this turn
    heard: list[bool]  # by event, whether a card listens to it
    counts_power: bool  # whether a card asks how much Power was spent this turn
    turns: bool  # whether a card turns Energy into Power, or Power into Energy
    adds: bool  # whether a card has an ability that adds resources
    attributes: bool  # whether a card asks who killed a unit
    barren: i64  # the kind of what lies where no battlefield is
    cards: list[Card]  # by kind
    by_number: dict[str, int]  # card key -> kind
    eases: bool  # whether a card takes [1] or [A] off costs, as players choose
    changes_repeat: bool  # whether a card gives others Repeat, or changes what that costs
    hides: bool  # whether a card has Hidden
    flows: bool  # whether a card has Flow
    prices: bool  # whether a card changes what cards cost
    forbids: bool  # whether a card forbids something
    has_gear: bool  # whether a card is gear
    frees_gear: bool  # whether a card lets players play gear without its Energy cost
    looks_first: bool  # whether a card lets players look at the top card before they reveal it
    copies_text: bool  # whether a card copies the text of units
    lends: bool  # whether a card gives legends activated abilities
    buried: list[int]  # the kinds of card with an ability in the trash
    legends: list[int]  # by seat, kinds
    champions: list[int]
    decks: list[Bag]  # by seat, the Main Deck without the Chosen Champion
    sideboards: list[Bag]  # by seat
    closed: bool  # players do not know each other's lists
    priors: list[list[Bag]]  # by seat, whole lists that its legend suggests, where lists are closed
    runes: list[Bag]  # by seat, domains
    brought: list[Bag]  # by seat, battlefields


@mypyc_attr(acyclic=True)
class Columns(State):
    """What a position consists of. Lists inside lists are replaced, never changed: copies share them."""

    config: GameConfig
    cards: list[Card]
    # By object.
    kind: Annotated[list[int], "[*config.legends, *([GONE] * fields)]", OBJECT]  # GONE: the row is free
    owner: Annotated[list[int], "[*range(players), *([-1] * fields)]", OBJECT]
    seat: Annotated[list[int], "s.owner[:]", OBJECT]  # its controller; -1: no one, as with a battlefield
    at: Annotated[list[int], "list(range(rows))", OBJECT]  # its place
    hurt: Annotated[list[int], "[0] * rows", OBJECT]  # damage
    flags: Annotated[list[int], "[0] * rows", OBJECT]
    extra: Annotated[list[int], "[0] * rows", OBJECT]  # Might given this turn
    # By place.
    here: Annotated[list[list[int]], "[[] for _ in range(rows)]"]  # the permanents there, in order of arrival
    contester: Annotated[list[int], "[-1] * rows"]  # the seat that applied Contested there; -1: no one
    # By slot for a facedown card: first one of each place, then a second one of each place.
    hider: Annotated[list[int], "[-1] * (2 * rows)", SHARED]  # whose card lies there; -1: there is none
    hidden: Annotated[list[int], "[-1] * (2 * rows)", SHARED, PRIVATE]  # which card that is; -1: none
    since: Annotated[list[int], "[0] * (2 * rows)", SHARED]  # the turn in which it was hidden
    # Made from the other columns by `Realm.index`, in the order of ids.
    auras: Annotated[list[int], SHARED]  # objects with passive abilities
    layered: Annotated[list[int], SHARED]  # objects with passive abilities that work in layers
    listeners: Annotated[list[int], SHARED]  # objects whose abilities listen
    actors: Annotated[list[int], SHARED]  # objects with activated abilities of their own, or borrowed ones
    facedown: Annotated[i64, "0"]  # how many cards lie facedown
    # By seat: the Main Decks, sideboards and Chosen Champions of this game of a match.
    mains: Annotated[list[Bag], "config.decks", MATCH, SHARED, PRIVATE]
    sideboards: Annotated[list[Bag], "config.sideboards", MATCH, SHARED, PRIVATE]
    chosen: Annotated[list[int], "config.champions", MATCH, SHARED]
    wish: Annotated[list[int], "[-1] * players", MATCH, SHARED, PRIVATE]  # chosen for the next; -1: not yet
    # By seat: cards and what happened this turn.
    hands: Annotated[list[list[int]], "[[] for _ in range(players)]", PRIVATE]  # kinds, ascending
    known: Annotated[list[list[int]], "[[] for _ in range(players)]"]  # the part of the hand all can name
    aside: Annotated[list[list[int]], "[[] for _ in range(players)]", PRIVATE]  # set aside in a mulligan
    decks: Annotated[list[Pile], "[Pile(deck) for deck in s.mains]", PRIVATE]  # kinds
    rune_decks: Annotated[list[Pile], "[Pile(runes) for runes in config.runes]"]  # domains
    trash: Annotated[list[Bag], "[EMPTY_BAG] * players"]  # kinds, ascending
    banished: Annotated[list[Bag], "[EMPTY_BAG] * players"]
    champion: Annotated[list[int], "s.chosen[:]"]  # the kind in the Champion Zone, or -1
    scored: Annotated[list[int], "[0] * players"]  # the battlefields scored this turn, as bits
    finals: Annotated[list[int], "[0] * players"]  # how many cards were made final this turn
    died: Annotated[list[int], "[0] * players", SHARED]  # how many of its units died this turn
    thrown: Annotated[list[int], "[0] * players", SHARED]  # how many cards it discarded this turn
    xp: Annotated[list[int], "[0] * players", SHARED]  # experience [728-733]
    taken: Annotated[list[int], "[0] * players", SHARED]  # turns begun, additional ones counted
    energy: Annotated[list[int], "[0] * players"]  # in the pool
    spell_energy: Annotated[list[int], "[0] * players"]  # in the pool, for spells only
    gear_power: Annotated[list[int], "[0] * players"]  # in the pool, for gear and its abilities only
    # seat * 6 + domain
    runes: Annotated[list[int], "[0] * (players * NUM_DOMAINS)"]  # on the board
    ready: Annotated[list[int], "[0] * (players * NUM_DOMAINS)"]  # of these
    power: Annotated[list[int], "[0] * (players * POOL)"]  # seat * POOL + domain: in the pool
    # By side.
    points: Annotated[list[int], "[0] * config.num_sides"]
    wins: Annotated[list[int], "[0] * config.num_sides", MATCH]
    # The chain and what lasts.
    chain: list[Item]
    fresh: list[Item]  # pending items that are not in order yet
    effects: Annotated[list[Effect], SHARED]
    aims: Annotated[list[int], SHARED]  # combat damage assigned: unit, amount, unit, amount, ...
    turns: Annotated[list[int], SHARED]  # additional turns, the newest last: the seats that take them
    used: Annotated[list[Bag], "[EMPTY_BAG] * players", MATCH]  # a match: the battlefields each seat has used
    # Numbers.
    first: Annotated[i64, MATCH]
    turn: i64
    regular: i64  # whose turn it was last in turn order, additional turns aside
    round: i64  # turns begun
    late: Annotated[
        i64, "-1"
    ]  # the seat that channels one rune more in its first turn; -1: it has, or is gone
    phase: Annotated[i64, "SET_UP"]
    priority: i64  # -1: the controller of the newest item of the chain
    passes: i64
    focus: i64
    stage: Annotated[i64, "NO_STAGE"]
    showdown: Annotated[i64, "-1"]  # the place at which one runs, or -1
    combat: bool  # it is a combat
    attacker: Annotated[i64, "-1"]
    defender: Annotated[i64, "-1"]
    dirty: bool  # a cleanup is outstanding
    running: bool  # a chain exists, or has not been noticed to be over
    by_trigger: bool  # it was started by a triggered ability
    stirred: bool  # a chain item was processed since the Expiration Step began
    moment: i64
    barred: i64  # 2v2: battlefields the turn player's side cannot score this turn
    invited: Annotated[i64, "-1"]  # 2v2: the teammate who may play now, or -1
    helped: bool  # the teammate had nothing to add since the turn player last did something
    gone: Annotated[i64, MATCH]  # the seats that have left the game, as bits
    winner: Annotated[i64, "-1", MATCH]  # a side; -1: no one yet

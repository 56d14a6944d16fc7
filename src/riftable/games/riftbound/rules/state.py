"""The position: its columns, and looking at them. What changes them is in `verbs`.

Objects are rows. First come the legends, by seat, then the battlefields; the rest are units and gear, whose
ids are free again once they are gone. A place is the row of its battlefield, or for a base the row of the
legend of its seat. Runes are not rows: those of a domain are alike, so they are counted.
"""

from __future__ import annotations

from typing import Final, final

from riftable.core.bag import EMPTY, Pile
from riftable.core.machine import Code, State
from riftable.core.native import i64, mypyc_attr
from riftable.games.riftbound.rules.abilities import Card
from riftable.games.riftbound.rules.ids import (
    ASSAULT,
    ATTACKER,
    BUFFED,
    BUFFS_MORE,
    DEFENDER,
    FADING,
    GRANT,
    GRANTS,
    NO_STAGE,
    NUM_DOMAINS,
    POOL,
    SET_UP,
    SHIELD,
    SHIELDS,
    TEMPORARY,
)
from riftable.games.riftbound.rules.items import Effect, Hunt, Item

GONE: Final = -1  # the kind of a row that is free


@final
class Book:
    """What a mode and its options fix for all positions."""

    players: i64
    sides: list[int]  # seat -> side
    num_sides: i64
    victory: i64  # points that win
    fields: i64  # battlefields in play
    first_brings: bool  # whether the first player's battlefield is used
    skip_draw: bool  # the first player does not draw on his first turn
    games: i64  # how many games a side must win: 1, or 2 of a match
    chooses_field: bool  # a match: battlefields are chosen, not drawn
    first: i64  # the seat that starts; CHANCE: nature says
    opening: Code
    main_pc: i64  # where in it the Main Phase is
    cards: list[Card]  # by kind
    by_number: dict[str, int]  # card key -> kind
    legends: list[int]  # by seat, kinds
    champions: list[int]
    decks: list[bytes]  # by seat, the Main Deck without the Chosen Champion
    sideboards: list[bytes]  # by seat
    closed: bool  # nobody knows the lists of the others
    priors: list[list[bytes]]  # by seat, whole lists that its legend suggests, where lists are closed
    runes: list[bytes]  # by seat, domains
    brought: list[bytes]  # by seat, battlefields
    deck_names: list[str]


@final
@mypyc_attr(acyclic=True)
class Realm(State):
    """One position of Riftbound. Lists inside lists are replaced, never changed: copies share them."""

    book: Book
    cards: list[Card]
    # Columns, by object.
    kind: list[int]  # GONE: the row is free
    owner: list[int]
    seat: list[int]  # who controls it; -1: nobody, as with a battlefield
    at: list[int]  # its place
    hurt: list[int]  # damage
    flags: list[int]
    extra: list[int]  # Might given this turn
    # By place.
    here: list[list[int]]  # the permanents there, in the order they came
    contester: list[int]  # who applied Contested there; -1: nobody
    hider: list[int]  # whose facedown card lies there; -1: none does
    hidden: list[int]  # which it is, for its controller alone to see; -1: none
    since: list[int]  # the turn in which it was hidden
    # Who has something to say, in the order of ids; made from the columns.
    auras: list[int]  # objects with passive abilities
    listeners: list[int]  # objects whose abilities listen
    # By seat.
    hands: list[list[int]]  # kinds, ascending
    known: list[list[int]]  # the part of the hand that everybody can name
    aside: list[list[int]]  # set aside in a mulligan
    decks: list[Pile]  # kinds
    rune_decks: list[Pile]  # domains
    trash: list[bytes]  # kinds, ascending
    banished: list[bytes]
    champion: list[int]  # the kind in the Champion Zone, or -1
    mains: list[bytes]  # the Main Decks of this game, as `Book.decks` until somebody changes his
    sideboards: list[bytes]  # those of this game
    chosen: list[int]  # the Chosen Champions of this game
    wish: list[int]  # a match: the Chosen Champion wanted for the next game, in secret; -1: not said yet
    scored: list[int]  # the battlefields scored this turn, as bits
    finals: list[int]  # how many cards were made final this turn
    died: list[int]  # how many of its units died this turn
    thrown: list[int]  # how many cards it discarded this turn
    energy: list[int]  # in the pool
    spell_energy: list[int]  # in the pool, for spells only
    # seat * 6 + domain
    runes: list[int]  # on the board
    ready: list[int]  # of these
    power: list[int]  # seat * 7 + domain: in the pool
    # By side.
    points: list[int]
    wins: list[int]
    # The chain and what lasts.
    chain: list[Item]
    fresh: list[Item]  # pending items that are not in order yet
    effects: list[Effect]
    hunts: list[Hunt]
    aims: list[int]  # combat damage assigned: unit, amount, unit, amount, ...
    turns: list[int]  # additional turns, the newest last: the seats that take them
    used: list[bytes]  # a match: the battlefields each seat has used
    # Numbers.
    first: i64
    turn: i64
    regular: i64  # whose turn it was last in turn order, additional turns aside
    round: i64  # turns begun
    phase: i64
    priority: i64  # -1: whoever controls the newest item of the chain
    passes: i64
    focus: i64
    stage: i64
    showdown: i64  # the place at which one runs, or -1
    combat: bool  # it is a combat
    attacker: i64
    defender: i64
    dirty: bool  # a cleanup is outstanding
    running: bool  # a chain exists, or has not been noticed to be over
    by_trigger: bool  # it was started by a triggered ability
    stirred: bool  # a chain item was processed since the Expiration Step began
    moment: i64
    barred: i64  # 2v2: battlefields the turn player's side cannot score this turn
    invited: i64  # 2v2: the teammate who may play now, or -1
    helped: bool  # he had nothing to add since the turn player last did something
    gone: i64  # the seats that have left the game, as bits
    winner: i64  # a side; -1: nobody yet

    def __init__(self, book: Book) -> None:
        self.book = book
        self.cards = book.cards

    def reset(self) -> None:
        """Before anything has happened."""
        self.wins = [0] * self.book.num_sides
        self.used = [EMPTY] * self.book.players
        self.mains, self.sideboards = self.book.decks, self.book.sideboards
        self.chosen = self.book.champions
        self.wish = [-1] * self.book.players
        self.gone = 0
        self.first = 0
        self.winner = -1
        self.ask, self.log, self.frames = None, None, []
        self.clear_table()

    def clear_table(self) -> None:
        """Everything as it is before a game."""
        n = self.book.players
        rows = n + self.book.fields
        self.kind = [*self.book.legends, *([GONE] * self.book.fields)]
        self.owner = [*range(n), *([-1] * self.book.fields)]
        self.seat = self.owner[:]
        self.at = list(range(rows))
        self.hurt = [0] * rows
        self.flags = [0] * rows
        self.extra = [0] * rows
        self.here = [[] for _ in range(rows)]
        self.contester = [-1] * rows
        self.hider = [-1] * rows
        self.hidden = [-1] * rows
        self.since = [0] * rows
        self.hands = [[] for _ in range(n)]
        self.known = [[] for _ in range(n)]
        self.aside = [[] for _ in range(n)]
        self.decks = [Pile(deck) for deck in self.mains]
        self.rune_decks = [Pile(runes) for runes in self.book.runes]
        self.trash = [EMPTY] * n
        self.banished = [EMPTY] * n
        self.champion = self.chosen[:]
        self.scored = [0] * n
        self.finals = [0] * n
        self.died = [0] * n
        self.thrown = [0] * n
        self.energy = [0] * n
        self.spell_energy = [0] * n
        self.runes = [0] * (n * NUM_DOMAINS)
        self.ready = [0] * (n * NUM_DOMAINS)
        self.power = [0] * (n * POOL)
        self.points = [0] * self.book.num_sides
        self.chain, self.fresh, self.effects, self.hunts, self.aims = [], [], [], [], []
        self.turns = []
        self.regular = 0
        self.turn = self.round = self.priority = self.passes = self.focus = 0
        self.phase = SET_UP
        self.stage = NO_STAGE
        self.showdown = self.attacker = self.defender = self.invited = -1
        self.helped = False
        self.combat = self.dirty = self.running = self.by_trigger = self.stirred = False
        self.moment = self.barred = 0
        self.index()

    def index(self) -> None:
        """Finds out who has something to say."""
        self.auras, self.listeners = [], []
        for u in range(len(self.kind)):
            if self.kind[u] != GONE:
                card = self.cards[self.kind[u]]
                if card.passives:
                    self.auras.append(u)
                if card.listens:
                    self.listeners.append(u)

    def copy(self) -> Realm:
        twin = Realm(self.book)
        twin.kind = self.kind[:]
        twin.owner = self.owner[:]
        twin.seat = self.seat[:]
        twin.at = self.at[:]
        twin.hurt = self.hurt[:]
        twin.flags = self.flags[:]
        twin.extra = self.extra[:]
        twin.here = self.here[:]
        twin.contester = self.contester[:]
        twin.hider = self.hider
        twin.hidden = self.hidden
        twin.since = self.since
        twin.auras = self.auras
        twin.listeners = self.listeners
        twin.hands = self.hands[:]
        twin.known = self.known[:]
        twin.aside = self.aside[:]
        twin.decks = self.decks[:]
        twin.rune_decks = self.rune_decks[:]
        twin.trash = self.trash[:]
        twin.banished = self.banished[:]
        twin.champion = self.champion[:]
        twin.scored = self.scored[:]
        twin.finals = self.finals[:]
        twin.died = self.died
        twin.thrown = self.thrown
        twin.mains = self.mains
        twin.sideboards = self.sideboards
        twin.chosen = self.chosen
        twin.wish = self.wish
        twin.energy = self.energy[:]
        twin.spell_energy = self.spell_energy[:]
        twin.runes = self.runes[:]
        twin.ready = self.ready[:]
        twin.power = self.power[:]
        twin.points = self.points[:]
        twin.wins = self.wins[:]
        twin.chain = [item.copy() for item in self.chain]
        twin.fresh = [item.copy() for item in self.fresh]
        twin.effects = self.effects
        twin.hunts = self.hunts
        twin.aims = self.aims
        twin.turns = self.turns
        twin.used = self.used[:]
        twin.first = self.first
        twin.turn = self.turn
        twin.regular = self.regular
        twin.round = self.round
        twin.phase = self.phase
        twin.priority = self.priority
        twin.passes = self.passes
        twin.focus = self.focus
        twin.stage = self.stage
        twin.showdown = self.showdown
        twin.combat = self.combat
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.dirty = self.dirty
        twin.running = self.running
        twin.by_trigger = self.by_trigger
        twin.stirred = self.stirred
        twin.moment = self.moment
        twin.barred = self.barred
        twin.invited = self.invited
        twin.helped = self.helped
        twin.gone = self.gone
        twin.winner = self.winner
        self.copy_machine(twin)
        return twin

    def interrupt(self, move: i64) -> bool:
        """A seat may leave the game whatever is asked, and whoever is [649]."""
        from riftable.games.riftbound.rules.concession import (  # which needs this module
            LEAVE,
            can_leave,
            leave_game,
        )

        if not can_leave(self, move):
            return False
        leave_game(self, move - LEAVE)
        return True

    def result(self) -> list[float] | None:
        """The winning side has 1, the others share the loss."""
        if self.ask is not None:
            return None
        sides = self.book.sides
        if self.winner < 0:
            return [0.0 for _ in sides]
        others = int(self.book.num_sides) - 1
        return [1.0 if side == self.winner else -1.0 / others for side in sides]

    # Looking.

    def card(self, u: i64) -> Card:
        """What an object is."""
        return self.cards[self.kind[u]]

    def is_field(self, place: i64) -> bool:
        """Whether a place is a battlefield, not a base."""
        return place >= self.book.players

    def bit(self, place: i64) -> i64:
        """A battlefield as a bit of `scored`."""
        one: i64 = 1
        return one << (place - self.book.players)

    def friends(self, seat: i64, other: i64) -> bool:
        """Whether two seats are on the same side; nobody is anybody's friend."""
        return seat >= 0 and other >= 0 and self.book.sides[seat] == self.book.sides[other]

    def is_gone(self, seat: i64) -> bool:
        """Whether a seat has left the game."""
        return (self.gone >> seat & 1) != 0

    def present(self) -> i64:
        """How many seats are in the game."""
        n: i64 = self.book.players
        if self.gone:
            for seat in range(self.book.players):
                n -= self.gone >> seat & 1
        return n

    def next_seat(self, seat: i64) -> i64:
        """The next in turn order of those who are in the game."""
        seat = (seat + 1) % self.book.players
        while self.gone >> seat & 1:
            seat = (seat + 1) % self.book.players
        return seat

    def has_units(self, seat: i64, place: i64) -> bool:
        """Whether a seat has a unit at a place."""
        return any([self.seat[u] == seat and self.card(u).is_unit for u in self.here[place]])

    def units_of(self, seat: i64, place: i64) -> list[int]:
        """The units of a seat at a place."""
        return [u for u in self.here[place] if self.seat[u] == seat and self.card(u).is_unit]

    def alone(self, u: i64) -> bool:
        """Whether there is no other friendly unit at its location [740.2]."""
        for other in self.here[self.at[u]]:
            if other != u and self.friends(self.seat[u], self.seat[other]) and self.card(other).is_unit:
                return False
        return True

    def is_open(self, place: i64) -> bool:
        """Whether a battlefield has neither unit nor controller [170.11]."""
        if not self.is_field(place) or self.seat[place] >= 0:
            return False
        return not any([self.card(u).is_unit for u in self.here[place]])

    def keyword(self, u: i64, keyword: i64) -> i64:
        """The value of a keyword of an object; 0: it has not got it."""
        n: i64 = self.card(u).keywords[keyword]
        for effect in self.effects:
            if effect.unit == u:
                if effect.what == SHIELDS and keyword == SHIELD:
                    n += effect.n
                elif effect.what == GRANTS and effect.n // GRANT == keyword:
                    n += effect.n % GRANT
        if keyword == TEMPORARY and self.flags[u] & FADING:
            n += 1
        for me in self.auras:
            card = self.cards[self.kind[me]]
            if card.gives:
                for static in card.passives:
                    n += static.keyword(self, me, u, keyword)
        return n

    def true_might(self, u: i64) -> i64:
        """The Might of a unit as arithmetic has it, perhaps below 0 [143.2.b]."""
        flags: i64 = self.flags[u]
        n: i64 = self.might_without_role(u)
        if flags & ATTACKER:
            n += self.keyword(u, ASSAULT)
        elif flags & DEFENDER:
            n += self.keyword(u, SHIELD)
        return n

    def might_without_role(self, u: i64) -> i64:
        """The same without what keywords add while it attacks or defends."""
        n: i64 = self.card(u).might + self.extra[u]
        if self.flags[u] & BUFFED:
            n += 1
            for effect in self.effects:
                if effect.what == BUFFS_MORE and self.friends(effect.seat, self.seat[u]):
                    n += effect.n
        for me in self.auras:
            for static in self.cards[self.kind[me]].passives:
                n += static.might(self, me, u)
        return n

    def might(self, u: i64) -> i64:
        """The Might of a unit, never below 0."""
        n = self.true_might(u)
        return max(n, 0)

    def num_runes(self, seat: i64) -> i64:
        """How many runes a seat has on the board."""
        first: i64 = seat * NUM_DOMAINS
        return sum(self.runes[first : first + NUM_DOMAINS])

    def is_closed(self) -> bool:
        """Whether a chain exists [307-311]."""
        return len(self.chain) > 0 or len(self.fresh) > 0

    def side_points(self, seat: i64) -> i64:
        """The points of the side of a seat."""
        return self.points[self.book.sides[seat]]

    def teammate(self, seat: i64) -> i64:
        """The other seat of the same side, or -1."""
        for other in range(self.book.players):
            if other != seat and self.friends(seat, other):
                return other
        return -1

    def seats_in_order(self) -> list[int]:
        """The seats that are in the game in turn order, from the turn player."""
        n = self.book.players
        order = [(self.turn + i) % n for i in range(n)]
        return [seat for seat in order if not self.gone >> seat & 1] if self.gone else order

    # Winning.

    def look_for_winner(self) -> None:
        """A side with enough points, and more than every other, wins [194.2, 323.1]."""
        for side in range(self.book.num_sides):
            own: i64 = self.points[side]
            if own >= self.book.victory and self.winner < 0:
                rivals = [other for other in range(self.book.num_sides) if other != side]
                if all([self.points[other] < own for other in rivals]):
                    self.winner = side

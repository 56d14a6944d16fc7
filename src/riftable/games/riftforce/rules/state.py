"""The position: its columns and the verbs that change them. What a guild does with them is in `steps`."""

from __future__ import annotations

from typing import final

from riftable.core.bag import EMPTY, ONE, take
from riftable.core.event import Reveal
from riftable.core.machine import Ask, Code, State
from riftable.core.native import i64, mypyc_attr
from riftable.games.riftforce.rules.events import (
    Destroyed,
    Dragged,
    Drew,
    Ended,
    Gained,
    Healed,
    Hit,
    Moved,
    Placed,
    Played,
    Pulled,
    Pushed,
    Recycled,
    Stole,
)
from riftable.games.riftforce.rules.frames import Ability
from riftable.games.riftforce.rules.ids import (
    CHANCE_CARD,
    CHANCE_DRAW,
    FAR,
    GUILD,
    NUMBER,
    UNIT,
    UNIT_FAR,
    USUAL_PLACES,
    WIN,
)


def place_move(lane: i64, place: i64) -> i64:
    """The answer that means a place in the line at a location."""
    if place < USUAL_PLACES:
        return UNIT + lane * USUAL_PLACES + place
    return UNIT_FAR + lane * FAR + place - USUAL_PLACES


@final
class Challenge:
    """What the bots of one number do."""

    code: Code
    beside: bool  # it hits adjacent locations, not its own
    moves: bool  # it moves to any other location first
    stars: i64

    def __init__(self, code: Code, beside: bool, moves: bool, stars: int) -> None:
        self.code = code
        self.beside = beside
        self.moves = moves
        self.stars = stars


@final
class GameConfig:
    """The configuration of a game: the shape of the table, the code of the guilds, the options."""

    recipe: tuple[object, tuple[object, ...]]  # of its rules
    # The table.
    lanes: i64
    everywhere: list[int]  # the answers that mean a location
    near: list[list[int]]  # by location, those that mean an adjacent one; the ends are not adjacent
    elsewhere: list[list[int]]  # by location, those that mean any other
    players: i64  # seats that are asked; in solo the trainer is one more, and never is
    sides: list[int]  # seat -> side
    orders: list[list[int]]  # by the seat that starts, the seats in the order they act in a round
    areas: list[list[int]]  # by seat, the locations it checks for control
    set_up: list[list[int]]  # by the seat that starts, pairs of a seat and the location of its first card
    # The draft.
    box: i64  # how many guilds there are to draft from
    on_offer: i64
    quotas: list[int]  # by seat, how many guilds it gets
    guilds: list[list[int]]  # given by name, per seat; empty: draft
    # The code.
    opening: Code  # draft, deal and turns
    turn_pc: i64  # where in it a turn begins
    abilities: list[Code]  # by guild
    on_play: list[Code | None]  # by guild
    gifts: list[int]  # by guild: extra Riftforce for the side that faces its destruction
    # Options.
    first: i64  # the seat that starts; CHANCE: chance decides
    cap: i64  # rounds after which a simulation calls it a draw; 0: none
    patience: i64  # actions in a row that change nothing before the position counts as dead
    dead_position_ends: bool
    endless_is_a_draw: bool  # what A43 says since the second edition of the rules
    stolen_cards_return_to_owner: bool
    stolen_cards_act_by_number_only: bool
    # Solo.
    bots: i64  # the side of the bots, whose guilds have no abilities; -1: none
    challenges: list[Challenge]  # by number - 5
    trainer: list[int]  # guilds given by name; empty: chance decides
    trainer_gets_undrawn: bool  # only guilds that the player did not draw, as in the first edition
    crystal_bonus_for_bots: bool


@final
@mypyc_attr(acyclic=True)
class Rift(State):
    """One position of Riftforce. A unit is a row of the columns; its id is free again once it is gone."""

    config: GameConfig
    # Columns, by unit.
    kind: list[int]
    hurt: list[int]  # damage
    seat: list[int]  # whose it is now
    at: list[int]  # location
    free: list[int]  # ids to use again, descending: which comes next must depend on nothing hidden
    # The board and the piles.
    rows: list[list[int]]  # side * lanes + location -> units, nearest the Rift first
    hands: list[list[int]]  # by seat, kinds, ascending
    decks: list[bytes]  # by seat, bags of kinds
    discards: list[bytes]  # by seat, the newest last
    # Shared between copies: what is inside is replaced, never changed.
    known: list[list[int]]  # by seat, the part of the hand that all players can name
    guilds: list[list[int]]  # by seat
    pool: bytes  # guilds of the draft that lie face down
    offer: list[int]  # guilds to choose from
    # Numbers.
    scores: list[int]  # by side
    first: i64
    turn: i64  # the seat that acts
    round: i64  # from 1; 0 before the first turn
    place: i64  # how many have acted in this round
    idle: i64  # how many actions in a row changed nothing at all
    winner: i64  # a side; -1: none
    # Solo.
    plans: bytes  # the plans met so far, in order; after the last the first comes again
    met: i64  # how many plans have been carried out
    # The action or plan under way.
    fired: list[int]  # units already activated
    doomed: list[int]  # units with lethal damage, until the next check for destroyed units

    def __init__(self, config: GameConfig) -> None:
        self.config = config

    def reset(self) -> None:
        """Set the position before anything has happened."""
        seats = len(self.config.sides)
        self.kind, self.hurt, self.seat, self.at, self.free = [], [], [], [], []
        self.rows = [[] for _ in range(2 * self.config.lanes)]
        self.hands = [[] for _ in range(seats)]
        self.decks = [EMPTY] * seats
        self.discards = [EMPTY] * seats
        self.known = [[] for _ in range(seats)]
        self.guilds = [[] for _ in range(seats)]
        self.pool = EMPTY
        self.offer = []
        self.scores = [0, 0]
        self.first = self.turn = self.round = self.place = self.idle = 0
        self.winner = -1
        self.plans = EMPTY
        self.met = 0
        self.fired, self.doomed = [], []
        self.ask, self.log, self.frames = None, None, []

    def configuration(self) -> GameConfig:
        return self.config

    def copy(self) -> Rift:
        twin = Rift(self.config)
        twin.kind = self.kind[:]
        twin.hurt = self.hurt[:]
        twin.seat = self.seat[:]
        twin.at = self.at[:]
        twin.free = self.free[:]
        twin.rows = [row[:] for row in self.rows]
        twin.hands = [hand[:] for hand in self.hands]
        twin.decks = self.decks[:]
        twin.discards = self.discards[:]
        twin.known = self.known[:]
        twin.guilds = self.guilds
        twin.pool = self.pool
        twin.offer = self.offer
        twin.scores = self.scores[:]
        twin.first = self.first
        twin.turn = self.turn
        twin.round = self.round
        twin.place = self.place
        twin.idle = self.idle
        twin.winner = self.winner
        twin.plans = self.plans
        twin.met = self.met
        twin.fired = self.fired[:]
        twin.doomed = self.doomed[:]
        self.copy_machine(twin)
        return twin

    def result(self) -> list[float] | None:
        if self.ask is not None:
            return None
        sides = self.config.sides[: self.config.players]
        if self.winner < 0:
            return [0.0 for _ in sides]
        return [1.0 if side == self.winner else -1.0 for side in sides]

    # Looking.

    def side(self, u: i64) -> i64:
        """The side of the Rift a unit stands on."""
        return self.config.sides[self.seat[u]]

    def row(self, side: i64, lane: i64) -> list[int]:
        """The line of one side at one location, nearest the Rift first."""
        return self.rows[side * self.config.lanes + lane]

    def enemies(self, u: i64, lane: i64) -> list[int]:
        """The line that faces unit `u` from a location."""
        return self.rows[(1 - self.config.sides[self.seat[u]]) * self.config.lanes + lane]

    def is_doomed(self, u: i64) -> bool:
        """Whether the next check for destroyed units will remove this unit."""
        return u in self.doomed

    def unit_move(self, u: i64) -> int:
        """The answer that means this unit."""
        lane: i64 = self.at[u]
        return place_move(lane, self.row(self.side(u), lane).index(u))

    def unit_at(self, side: i64, move: i64) -> int:
        """The unit that an answer means, on a side."""
        if move < UNIT_FAR:
            spot: i64 = move - UNIT
            return self.row(side, spot // USUAL_PLACES)[spot % USUAL_PLACES]
        spot = move - UNIT_FAR
        return self.row(side, spot // FAR)[spot % FAR + USUAL_PLACES]

    def bots_hit(self, challenge: Challenge, lane: i64) -> bool:
        """Whether bots with this challenge could place damage from a location."""
        lanes: i64 = self.config.lanes
        first: i64 = (1 - self.config.bots) * lanes
        if not challenge.beside:
            return len(self.rows[first + lane]) > 0
        if lane > 0 and self.rows[first + lane - 1]:
            return True
        return lane < lanes - 1 and len(self.rows[first + lane + 1]) > 0

    def bots_are_useful(self, challenge: Challenge, lane: i64) -> bool:
        """Whether bots at a location could place damage, after the move they make first if they make one."""
        if not challenge.moves:
            return self.bots_hit(challenge, lane)
        return any([other != lane and self.bots_hit(challenge, other) for other in range(self.config.lanes)])

    def held(self, side: i64, lanes: list[int]) -> i64:
        """How many of some locations a side holds alone."""
        count: i64 = 0
        for lane in lanes:
            if self.row(side, lane) and not self.row(1 - side, lane):
                count += 1
        return count

    # Asking.

    def ask_unit(self, kind: i64, about: i64, n: i64, units: list[int]) -> None:
        """Ask the seat that acts for one of these units."""
        moves = [self.unit_move(u) for u in units]
        moves.sort()
        self.ask = Ask(self.turn, kind, about, n, moves)

    # Cards.

    def ask_draw(self, seat: i64) -> bool:
        """Ask chance for the next card of a seat; return False if there is none, in deck or discard pile."""
        deck = self.decks[seat]
        if not deck:
            if not self.discards[seat]:
                return False
            self.recycle(seat)
            deck = self.decks[seat]
        self.ask_chance(CHANCE_DRAW, seat, CHANCE_CARD, deck)
        return True

    def recycle(self, seat: i64) -> None:
        """Make a new deck of the discard pile. The old one is used up, so the hand is now known."""
        self.decks[seat] = bytes(sorted(self.discards[seat]))
        self.discards[seat] = EMPTY
        self.known[seat] = self.hands[seat][:]
        if self.log is not None:
            self.log.append(Recycled(seat))

    def draw(self, seat: i64, kind: i64) -> None:
        """Move a card from deck to hand."""
        self.decks[seat] = take(self.decks[seat], kind)
        hand = self.hands[seat]
        i: i64 = len(hand)
        while i > 0 and hand[i - 1] > kind:
            i -= 1
        hand.insert(i, kind)
        if self.log is not None:
            self.log.append(Drew(seat))
            self.log.append(Reveal(seat, kind, 1 << seat))

    def undeck(self, seat: i64, kind: i64) -> None:
        """Remove a card from the deck."""
        self.decks[seat] = take(self.decks[seat], kind)

    def discard(self, seat: i64, kind: i64) -> None:
        """Put a card on top of a discard pile."""
        self.discards[seat] = self.discards[seat] + ONE[kind]

    def lose(self, seat: i64, kind: i64) -> None:
        """Remove a card from the hand, face up."""
        self.hands[seat].remove(kind)
        known = self.known[seat]
        if known and kind in known:
            known = known[:]
            known.remove(kind)
            self.known[seat] = known

    # The board.

    def enter(self, kind: i64, seat: i64, lane: i64) -> int:
        """Make a card a unit at the end of a line."""
        if self.free:
            u = self.free.pop()
            self.kind[u] = kind
            self.hurt[u] = 0
            self.seat[u] = seat
            self.at[u] = lane
        else:
            u = len(self.kind)
            self.kind.append(kind)
            self.hurt.append(0)
            self.seat.append(seat)
            self.at.append(lane)
        self.row(self.config.sides[seat], lane).append(u)
        return u

    def place_card(self, kind: i64, seat: i64, lane: i64) -> None:
        """Set-up puts a card on the board; nothing triggers."""
        u = self.enter(kind, seat, lane)
        if self.log is not None:
            self.log.append(Placed(seat, u, kind, lane))

    def play_card(self, kind: i64, seat: i64, lane: i64) -> None:
        """Play a card from the hand; what it does on arrival comes next."""
        u = self.enter(kind, seat, lane)
        if self.log is not None:
            self.log.append(Played(seat, u, kind, lane))
        self.arrive(u)

    def steal(self, kind: i64, by: i64, seat: i64, lane: i64) -> int:
        """Play a destroyed enemy on the side of its destroyer; return its id there."""
        u = self.enter(kind, seat, lane)
        if self.log is not None:
            self.log.append(Stole(seat, by, u, kind, lane))
        self.arrive(u)
        return u

    def arrive(self, u: int) -> None:
        """Run what a played unit does when it is played."""
        code = self.config.on_play[GUILD[self.kind[u]]]
        if code is not None:
            self.frames.append(Ability(code, u))

    def hit(self, by: i64, u: i64, n: i64) -> None:
        """Place damage; the unit stays in line until the next check for destroyed units."""
        before: i64 = self.hurt[u]
        self.hurt[u] = before + n
        if before + n >= NUMBER[self.kind[u]] and u not in self.doomed:
            self.doomed.append(u)
        if self.log is not None:
            self.log.append(Hit(by, u, n))

    def heal(self, by: i64, u: i64, n: i64, all_of_it: bool) -> None:
        """Remove damage, as far as there is any."""
        before: i64 = self.hurt[u]
        less: i64 = before if all_of_it or before < n else n
        self.hurt[u] = before - less
        if less and self.log is not None:
            self.log.append(Healed(by, u, less, 1 if all_of_it else 0))

    def shift(self, u: i64, lane: i64) -> None:
        """Move a unit to the end of its line at another location."""
        side: i64 = self.side(u)
        self.row(side, self.at[u]).remove(u)
        self.row(side, lane).append(u)
        self.at[u] = lane

    def move(self, u: i64, lane: i64) -> None:
        """Move a unit that goes by its own ability."""
        if self.log is not None:
            self.log.append(Moved(u, self.at[u], lane))
        self.shift(u, lane)

    def pull(self, by: i64, u: i64) -> None:
        """Move an enemy to the location of a unit."""
        if self.log is not None:
            self.log.append(Pulled(by, u, self.at[by]))
        self.shift(u, self.at[by])

    def push(self, by: i64, u: i64, lane: i64) -> None:
        """Let a bot move an enemy elsewhere."""
        if self.log is not None:
            self.log.append(Pushed(by, u, lane))
        self.shift(u, lane)

    def drag(self, by: i64, u: i64, lane: i64) -> None:
        """Move an enemy along with a unit."""
        if self.log is not None:
            self.log.append(Dragged(by, u, lane))
        self.shift(u, lane)

    def bury(self, by: i64, reward: bool) -> None:
        """Remove units with lethal damage, all at once; without `reward` enemies of `by` score nothing."""
        points = [0, 0]
        side_of_by: i64 = self.side(by)
        for u in self.doomed:
            kind: i64 = self.kind[u]
            side: i64 = self.side(u)
            if reward or side == side_of_by:
                points[1 - side] += 1
                if not self.is_plain(side, side_of_by):
                    points[1 - side] += self.config.gifts[GUILD[kind]]
            self.row(side, self.at[u]).remove(u)
            pile: i64 = self.pile_of(u)
            self.discard(pile, kind)
            self.free.append(u)
            if u in self.fired:  # its id may come back under another card in this very action
                self.fired.remove(u)
            if self.log is not None:
                self.log.append(Destroyed(u, pile))
        self.free.sort(reverse=True)
        self.doomed = []
        for winner in range(2):
            if points[winner]:
                self.gain(winner, points[winner])

    def is_plain(self, side: i64, side_of_by: i64) -> bool:
        """Whether a destroyed card of a side gives 1 whatever its guild: a bot, or by option (A37) mine."""
        bots: i64 = self.config.bots
        return side == bots or (side_of_by == bots and not self.config.crystal_bonus_for_bots)

    def pile_of(self, u: i64) -> i64:
        """The seat on whose discard pile a unit ends."""
        if self.config.stolen_cards_return_to_owner:
            guild = GUILD[self.kind[u]]
            for seat in range(len(self.guilds)):
                if guild in self.guilds[seat]:
                    return seat
        return self.seat[u]

    def gain(self, side: i64, n: i64) -> None:
        """Give Riftforce to a side."""
        self.scores[side] += n
        if self.log is not None:
            self.log.append(Gained(side, n))

    def end(self, winner: i64) -> None:
        """End the game."""
        self.winner = winner
        if self.log is not None:
            self.log.append(Ended(winner))

    def leader(self) -> int:
        """The side with more Riftforce; -1 when they are level."""
        a: i64 = self.scores[0]
        b: i64 = self.scores[1]
        return -1 if a == b else (0 if a > b else 1)

    def is_endless(self) -> bool:
        """A43: whether every card is on the board and the sides gain the same in every round to come.

        In solo they never do: the trainer gains by control plans only, which are not carried out every round.
        """
        for seat in range(len(self.hands)):
            if self.hands[seat] or self.decks[seat] or self.discards[seat]:
                return False
        lead: i64 = 0  # of side 0, a round
        total: i64 = 0
        for seat in self.config.orders[self.first]:
            side: i64 = self.config.sides[seat]
            held: i64 = self.held(side, self.config.areas[seat])
            lead += held if side == 0 else -held
            total += held
        return lead == 0 and total > 0 and self.config.bots < 0 and self.config.endless_is_a_draw

    def is_decided(self) -> bool:
        """Whether a round that ends now ends the game."""
        return self.scores[0] >= WIN or self.scores[1] >= WIN

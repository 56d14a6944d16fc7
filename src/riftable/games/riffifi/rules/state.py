"""A position of Riffifi: its data, and the methods that change it. `turn` calls them."""

from __future__ import annotations

from typing import final

from riftable.core.bag import EMPTY, ONE
from riftable.core.event import Reveal
from riftable.core.machine import Code, State
from riftable.core.native import i64, mypyc_attr
from riftable.games.riffifi.rules.events import Ended, Hid, Missed, Played, Stole, Ticked, Took, TurnedDown
from riftable.games.riffifi.rules.ids import (
    ABOVE,
    ALL_TICKS,
    ALONE,
    NOTHING,
    NUM_COLORS,
    OFFICER,
    TOKENS_PER_COLOR,
    TOKENS_PER_TICK,
    VALUE,
)


@final
class GameConfig:
    """The configuration of a game: what the options fix for all its positions."""

    recipe: tuple[object, tuple[object, ...]]  # of its rules
    players: i64
    each: i64  # cards a hand is dealt
    decks: list[bytes]  # the cards in play, by the color whose 1 is out; the last: none is
    places: bytes  # each seat as often as it is dealt a card, and UNUSED for the rest
    left: list[int]  # by seat, the neighbor to the left
    hands: i64  # how many are played; 0: until a player has all ticks
    dealer: i64  # the seat that deals first; CHANCE: chance decides
    one: i64  # the color whose 1 is taken out; CHANCE: chance decides; NUM_COLORS: none, or all
    officer: bool
    equal_chances: bool
    ticks: bool
    at_once: bool  # ticks are made as soon as the tokens are there, not at the end of a hand
    in_total: bool  # ticks are made for all tokens ever taken, those lost again included
    reveal: bool  # every card is shown
    opening: Code


@final
@mypyc_attr(acyclic=True)
class Past:
    """What all players saw a set of cards do in an earlier hand: those shown, and clues to the others."""

    pack: i64  # the seat that was dealt the set in the first hand
    shown: i64  # bitmask of cards
    clues: list[int]  # for each card played unseen, the cards it may have been

    def __init__(self, pack: i64, shown: i64, clues: list[int]) -> None:
        self.pack = pack
        self.shown = shown
        self.clues = clues


@final
@mypyc_attr(acyclic=True)
class RiffifiState(State):
    """One position of Riffifi."""

    config: GameConfig
    # By seat.
    hands: list[list[int]]  # ascending
    piles: list[bytes]  # the cards played in this hand, the newest last
    unseen: list[bytes]  # the places in the pile of what was played unseen
    clues: list[list[int]]  # for each of these, the cards it may have been; replaced, never changed
    face: list[int]  # the card that lies face up, or -1
    scores: list[int]  # tokens of the hands that are over
    ticks: list[int]  # bitmask of colors
    # By color.
    top: list[int]  # the card that lies face up, or NOTHING; the Officer's color, the sixth, is never there
    bank: list[int]
    tokens: list[int]  # seat * 5 + color
    captured: list[int]  # seat * 5 + color, all ever taken in all hands; empty where that does not count
    # The deal.
    deck: bytes  # the cards in play, ascending
    dealt: bytes  # while chance deals: the seat that got each card of the deck, so far
    places: bytes  # and the seats still to get one, each as often as it does
    unused: bytes
    out: i64  # the color whose 1 was taken out; NUM_COLORS: none, or all
    past: list[Past]  # Equal chances: what was seen of the sets before; replaced, never changed
    # Numbers.
    dealer: i64
    turn: i64
    number: i64  # of this hand, from 1; 0 before the first
    closing: i64  # 1 in the last round, in which no player has a card left
    owed: i64  # tokens that the seat on turn is about to take from those tied
    tied: i64  # bitmask of those
    winners: i64  # bitmask of seats; 0: none yet

    def __init__(self, config: GameConfig) -> None:
        self.config = config

    def reset(self) -> None:
        """Set the position before anything has happened."""
        seats = self.config.players
        self.hands = [[] for _ in range(seats)]
        self.piles = [EMPTY] * seats
        self.scores = [0] * seats
        self.ticks = [0] * seats
        self.captured = [0] * (NUM_COLORS * seats) if self.config.in_total else []
        self.deck = self.config.decks[NUM_COLORS]
        self.dealt = self.places = self.unused = EMPTY
        self.out = NUM_COLORS
        self.past = []
        self.dealer = self.turn = self.number = self.winners = 0
        self.ask, self.log, self.frames = None, None, []
        self.clear_table()

    def clear_table(self) -> None:
        """Clear the table of cards and put all tokens into the bank."""
        seats = self.config.players
        self.unseen = [EMPTY] * seats
        self.clues = [[] for _ in range(seats)]
        self.face = [-1] * seats
        self.top = [NOTHING] * (NUM_COLORS + 1)
        self.bank = [TOKENS_PER_COLOR] * NUM_COLORS
        self.tokens = [0] * (NUM_COLORS * seats)
        self.closing = self.owed = self.tied = 0

    def configuration(self) -> GameConfig:
        return self.config

    def copy(self) -> RiffifiState:
        twin = RiffifiState(self.config)
        twin.hands = [hand[:] for hand in self.hands]
        twin.piles = self.piles[:]
        twin.unseen = self.unseen[:]
        twin.clues = self.clues[:]
        twin.face = self.face[:]
        twin.scores = self.scores[:]
        twin.ticks = self.ticks[:]
        twin.top = self.top[:]
        twin.bank = self.bank[:]
        twin.tokens = self.tokens[:]
        twin.captured = self.captured[:]
        twin.deck = self.deck
        twin.dealt = self.dealt
        twin.places = self.places
        twin.unused = self.unused
        twin.out = self.out
        twin.past = self.past
        twin.dealer = self.dealer
        twin.turn = self.turn
        twin.number = self.number
        twin.closing = self.closing
        twin.owed = self.owed
        twin.tied = self.tied
        twin.winners = self.winners
        self.copy_machine(twin)
        return twin

    def result(self) -> list[float] | None:
        """Return the payoffs, which sum to 0: 1 for a sole winner, less for shared wins, 0 if all win."""
        if self.ask is not None:
            return None
        players = int(self.config.players)
        winners = [seat for seat in range(players) if self.winners >> seat & 1]
        share = (players / len(winners) - 1) / (players - 1)
        return [share if seat in winners else -1 / (players - 1) for seat in range(players)]

    # Looking.

    def has(self, seat: i64, color: i64) -> i64:
        """The tokens of a color that a seat has."""
        return self.tokens[seat * NUM_COLORS + color]

    def counted(self, seat: i64, color: i64) -> i64:
        """The tokens of a color that count toward a tick of a seat."""
        at: i64 = seat * NUM_COLORS + color
        return self.captured[at] if self.captured else self.tokens[at]

    def total(self, seat: i64) -> i64:
        """Return the number of all tokens of a seat."""
        first: i64 = seat * NUM_COLORS
        return sum(self.tokens[first : first + NUM_COLORS])

    def pack(self, seat: i64) -> i64:
        """Equal chances: the seat that was first dealt the set that a seat plays with now."""
        return (seat - self.number + 1) % self.config.players

    def seen_of(self, seat: i64) -> i64:
        """The cards a seat has shown in this hand, as a bitmask."""
        found: i64 = 0
        unseen = self.unseen[seat]
        for place, card in enumerate(self.piles[seat]):
            if place not in unseen:
                alone: i64 = ALONE[card]
                found |= alone
        return found

    # Cards.

    def play_card(self, card: i64, hidden: bool) -> None:
        """Play a card of the seat on turn; of two of a color the higher is turned down at once."""
        seat: i64 = self.turn
        self.hands[seat].remove(card)
        pile = self.piles[seat]
        self.piles[seat] = pile + ONE[card]
        if hidden:
            self.clues[seat] = [*self.clues[seat], self.clue()]
            self.unseen[seat] = self.unseen[seat] + ONE[len(pile)]
            if self.log is not None:
                self.log.append(Hid(seat))
                self.log.append(Reveal(seat, card, 1 << seat))
            return
        if self.log is not None:
            self.log.append(Played(seat, card))
        other: i64 = self.top[card >> 3]
        if card < other:
            if other != NOTHING:
                self.turn_down(self.face.index(other))
            self.face[seat] = card
            if card != OFFICER:
                self.top[card >> 3] = card
        elif self.log is not None:
            self.log.append(TurnedDown(seat, card))

    def clue(self) -> int:
        """Return the cards that would be turned down if they were played now, as a bitmask."""
        found: i64 = 0
        for card in self.top:
            if card != NOTHING:
                higher: i64 = ABOVE[card]
                found |= higher
        return found

    def turn_down(self, seat: i64) -> None:
        """Turn the card of a seat face down, so that it does not pay, and log it."""
        if self.log is not None:
            self.log.append(TurnedDown(seat, self.face[seat]))
        self.put_down(seat)

    def put_down(self, seat: i64) -> None:
        """Turn the card of a seat face down, if one lies face up."""
        card: i64 = self.face[seat]
        if card >= 0:
            self.face[seat] = -1
            self.top[card >> 3] = NOTHING

    # Tokens.

    def pay(self) -> None:
        """The seat on turn takes its loot: from the bank, then from the richest others.

        It stops before taking from several that are tied if that leaves the taker a choice.
        """
        seat: i64 = self.turn
        card: i64 = self.face[seat]
        if card < 0 or card == OFFICER:
            if self.log is not None:
                self.tell_missed(seat)
            return
        color: i64 = card >> 3
        need: i64 = VALUE[card]
        banked: i64 = self.bank[color]
        n: i64 = min(need, banked)
        if n:
            self.bank[color] = banked - n
            if self.log is not None:
                self.log.append(Took(seat, color, n))
            self.gain(seat, color, n)
            need -= n
        while need and not self.winners:
            need = self.rob(seat, color, need)

    def rob(self, seat: i64, color: i64, need: i64) -> i64:
        """Take from the other seats with the most; return how many tokens are still to be taken."""
        most: i64 = 0
        tied: i64 = 0
        count: i64 = 0
        other: i64 = 0
        while other < self.config.players:
            if other != seat:
                n: i64 = self.tokens[other * NUM_COLORS + color]
                if n > most:
                    most, tied, count = n, 1 << other, 1
                elif n == most:
                    tied |= 1 << other
                    count += 1
            other += 1
        if most == 0:
            return 0
        if need >= most * count:
            self.share(seat, color, tied, most, 0)
            return need - most * count
        if need % count:
            self.owed = need
            self.tied = tied
        else:
            self.share(seat, color, tied, need // count, 0)
        return 0

    def share(self, seat: i64, color: i64, tied: i64, n: i64, more: i64) -> None:
        """Take `n` tokens from each of those tied, and one more from some of them."""
        other: i64 = 0
        while other < self.config.players:
            if tied >> other & 1:
                part: i64 = n + (more >> other & 1)
                if part:
                    self.tokens[other * NUM_COLORS + color] -= part
                    if self.log is not None:
                        self.log.append(Stole(seat, other, color, part))
                    self.gain(seat, color, part)
            other += 1

    def gain(self, seat: i64, color: i64, n: i64) -> None:
        """Give tokens to a seat."""
        at: i64 = seat * NUM_COLORS + color
        self.tokens[at] += n
        if self.captured:
            self.captured[at] += n
        if self.config.at_once and self.counted(seat, color) >= TOKENS_PER_TICK and not self.winners:
            self.tick(seat, color)
            if self.ticks[seat] == ALL_TICKS:
                self.end(1 << seat)

    def tick(self, seat: i64, color: i64) -> None:
        """Tick a color for a seat, once and for all."""
        ticks: i64 = self.ticks[seat]
        if not ticks >> color & 1:
            self.ticks[seat] = ticks | 1 << color
            if self.log is not None:
                self.log.append(Ticked(seat, color, self.num_ticks(seat)))

    def num_ticks(self, seat: i64) -> int:
        """How many colors a seat has ticked."""
        return sum([self.ticks[seat] >> color & 1 for color in range(NUM_COLORS)])

    def tell_missed(self, seat: i64) -> None:
        """Log that a card does not pay; the Officer never does."""
        pile = self.piles[seat]
        if pile and pile[len(pile) - 1] != OFFICER and self.log is not None:
            unseen = self.unseen[seat]
            hidden = len(unseen) > 0 and unseen[len(unseen) - 1] == len(pile) - 1
            self.log.append(Missed(seat, -1 if hidden else pile[len(pile) - 1]))

    def end(self, winners: i64) -> None:
        """End the game, whatever was still to be done."""
        self.winners = winners
        self.owed = self.tied = 0
        self.frames.clear()
        if self.log is not None:
            best = 0
            for seat in range(self.config.players):
                if winners >> seat & 1:
                    best = self.num_ticks(seat) if self.config.ticks else self.scores[seat]
            self.log.append(Ended(winners, best))

"""From the first deal to the last count, as steps.

Chance deals card by card, from red 1 to purple 8, and decides which seat gets each; a seat is the likelier
the more cards it still lacks. That is as fair as a shuffle, takes one short word for each card, and shows a
misdeal as soon as a hand has its fifth card of a color. The deal stays hidden until chance has confirmed it:
only then do players pick up their cards.
"""

from __future__ import annotations

from typing import Final

from riftable.core.bag import EMPTY, ONE, take
from riftable.core.event import Event, Reveal
from riftable.core.machine import CHANCE, Ask, Code, Frame, Step, StepNode
from riftable.core.native import i64
from riftable.games.riffifi.rules.events import Began, Counted, Deals, Dealt, Misdealt, Passed, TookOut
from riftable.games.riffifi.rules.ids import (
    ALL_TICKS,
    ASK_ODD,
    ASK_OFFICER,
    ASK_PLAY,
    CHANCE_DEAL,
    CHANCE_DEALER,
    CHANCE_FIRST,
    CHANCE_GOOD,
    CHANCE_MISDEAL,
    CHANCE_ONE,
    CHANCE_OUT,
    CHANCE_SEAT,
    CHANCE_VERDICT,
    COLOR,
    MISDEAL_CARDS,
    NONE,
    NUM_COLORS,
    OFFICER,
    TAKE,
    TOKENS_PER_TICK,
    UNSEEN,
    UNUSED,
)
from riftable.games.riffifi.rules.state import Past, RiffifiState


class Dealer(Step):
    """Determine the first dealer: by chance, unless the options name it."""

    def run(self, s: RiffifiState, f: Frame) -> None:
        if s.config.dealer == CHANCE:
            s.ask_chance(CHANCE_FIRST, -1, CHANCE_DEALER, bytes(range(s.config.players)))
        else:
            s.dealer = s.config.dealer

    def answer(self, s: RiffifiState, f: Frame, move: i64) -> None:
        s.dealer = move - CHANCE_DEALER


class TakeOut(Step):
    """With the Officer, put 1s back into the box: all five with three players, else one."""

    def run(self, s: RiffifiState, f: Frame) -> None:
        if not s.config.officer:
            return
        if s.config.one == CHANCE:
            s.ask_chance(CHANCE_OUT, -1, CHANCE_ONE, bytes(range(NUM_COLORS)))
        else:
            self.take_out(s, s.config.one)

    def answer(self, s: RiffifiState, f: Frame, move: i64) -> None:
        self.take_out(s, move - CHANCE_ONE)

    def take_out(self, s: RiffifiState, color: i64) -> None:
        """Take out the 1 and tell all players."""
        s.out = color
        s.deck = s.config.decks[color]
        if s.log is not None:
            for card in range(OFFICER):
                if card not in s.deck:
                    s.log.append(TookOut(card))


class Begin(Step):
    """Begin a hand; with Equal chances, a later one with the cards of the neighbor to the right."""

    def run(self, s: RiffifiState, f: Frame) -> None:
        s.number += 1
        s.turn = s.config.left[s.dealer]
        if s.log is not None:
            s.log.append(Began(s.number, s.config.hands))
            s.log.append(Deals(s.dealer))
        if s.config.equal_chances and s.number > 1:
            seats = range(s.config.players)
            s.hands = [sorted(s.piles[seat - 1]) for seat in seats]  # before seat 0 sits the last
            if s.log is not None:
                s.log.append(Passed(s.config.each))
                tell_hands(s, s.log)
            f.at = f.at.next  # no seat deals
        else:
            s.places = s.config.places
            s.unused = EMPTY
        s.piles = [EMPTY] * s.config.players
        s.clear_table()


class Deal(Step):
    """Deal card by card, and start again as soon as a hand holds too many of a color."""

    def run(self, s: RiffifiState, f: Frame) -> None:
        done = len(s.dealt)
        if is_misdeal(s.deck, s.dealt):
            s.ask_chance(CHANCE_VERDICT, -1, CHANCE_MISDEAL, s.dealt[done - 1 :])
        elif done == len(s.deck):
            s.ask_chance(CHANCE_VERDICT, -1, CHANCE_GOOD, ONE[0])
        else:
            s.ask_chance(CHANCE_DEAL, s.deck[done], CHANCE_SEAT, s.places)

    def answer(self, s: RiffifiState, f: Frame, move: i64) -> None:
        if move == CHANCE_GOOD:
            self.pick_up(s)
            return
        f.again()
        if move > CHANCE_GOOD:
            if s.log is not None:
                color = COLOR[s.deck[len(s.dealt) - 1]]
                s.log.append(Misdealt(move - CHANCE_MISDEAL, color, MISDEAL_CARDS))
            s.dealt = EMPTY
            s.places = s.config.places
        else:
            seat: i64 = move - CHANCE_SEAT
            s.dealt = s.dealt + ONE[seat]
            s.places = take(s.places, seat)

    def pick_up(self, s: RiffifiState) -> None:
        """Accept the deal: all players look at their cards."""
        given: list[list[int]] = [[] for _ in range(UNUSED + 1)]
        for i, seat in enumerate(s.dealt):
            given[seat].append(s.deck[i])
        s.hands = given[: s.config.players]
        s.unused = bytes(given[UNUSED])
        s.dealt = EMPTY
        if s.log is not None:
            s.log.append(Dealt(s.config.each))
            tell_hands(s, s.log)


def is_misdeal(deck: bytes, dealt: bytes) -> bool:
    """Whether the card dealt last was one too many of its color in one hand."""
    i: i64 = len(dealt) - 1
    if i < MISDEAL_CARDS - 1 or dealt[i] == UNUSED:
        return False
    seat: i64 = dealt[i]
    color: i64 = COLOR[deck[i]]
    count: i64 = 0
    while i >= 0 and COLOR[deck[i]] == color:
        if dealt[i] == seat:
            count += 1
        i -= 1
    return count >= MISDEAL_CARDS


def tell_hands(s: RiffifiState, log: list[Event]) -> None:
    """Show all players their own cards."""
    for seat, hand in enumerate(s.hands):
        for card in hand:
            log.append(Reveal(seat, card, 1 << seat))


class Pay(Step):
    """Pay the loot of the card played a round ago, if it still lies face up."""

    def run(self, s: RiffifiState, f: Frame) -> None:
        if not s.owed:
            s.pay()
        if s.owed:
            seats = [seat for seat in range(s.config.players) if s.tied >> seat & 1]
            odd: i64 = s.owed % len(seats)
            moves = [TAKE + mask - 1 for mask in range(1, s.tied) if chosen(mask, s.tied) == odd]
            s.ask = Ask(s.turn, ASK_ODD, COLOR[s.face[s.turn]], odd, moves)

    def answer(self, s: RiffifiState, f: Frame, move: i64) -> None:
        tied: i64 = s.tied
        n: i64 = s.owed // chosen(tied, tied)
        s.owed = s.tied = 0
        s.share(s.turn, COLOR[s.face[s.turn]], tied, n, move - TAKE + 1)


def chosen(mask: i64, tied: i64) -> i64:
    """How many seats a choice names; 0 if it names others than those tied."""
    count: i64 = 0
    if mask | tied == tied:
        while mask:
            count += mask & 1
            mask >>= 1
    return count


class Play(Step):
    """The seat on turn must play a card; its old card is turned down first, so the two cannot clash."""

    def run(self, s: RiffifiState, f: Frame) -> None:
        seat: i64 = s.turn
        s.put_down(seat)
        hand = s.hands[seat]
        if not hand:
            return
        moves = hand[:]
        if not s.config.reveal:
            for card in hand:
                if card > s.top[card >> 3]:
                    moves.append(UNSEEN + card)
        s.ask = Ask(seat, ASK_PLAY, -1, 0, moves)

    def answer(self, s: RiffifiState, f: Frame, move: i64) -> None:
        if move < UNSEEN:
            s.play_card(move, False)
        else:
            s.play_card(move - UNSEEN, True)


class Officer(Step):
    """A seat that has just played the Officer may turn down an opposing card, and the Officer with it."""

    def run(self, s: RiffifiState, f: Frame) -> None:
        if s.face[s.turn] != OFFICER:
            return
        cards = [card for card in s.face if 0 <= card < OFFICER]
        if cards:
            cards.sort()
            s.ask = Ask(s.turn, ASK_OFFICER, OFFICER, 0, [*cards, NONE])

    def answer(self, s: RiffifiState, f: Frame, move: i64) -> None:
        if move != NONE:
            s.turn_down(s.face.index(move))
            s.put_down(s.turn)


class Next(Step):
    """Go on to the left; when no player has a card left, one more round follows in which all are paid."""

    home: StepNode  # where the next turn begins

    def run(self, s: RiffifiState, f: Frame) -> None:
        round_is_over = s.turn == s.dealer
        s.turn = s.config.left[s.turn]
        if round_is_over:
            if s.closing:
                return
            if not any(s.hands):
                s.closing = 1
        f.at = self.home


class Count(Step):
    """The end of a hand: tokens are counted and returned, and the deal passes to the left."""

    def run(self, s: RiffifiState, f: Frame) -> None:
        seats = range(s.config.players)
        totals = [int(s.total(seat)) for seat in seats]
        for seat in seats:
            s.scores[seat] += totals[seat]
            if s.log is not None:
                s.log.append(Counted(seat, totals[seat]))
        if s.config.equal_chances:
            self.remember(s)
        if s.config.ticks:
            self.tick_all(s)
            done = [totals[seat] if s.ticks[seat] == ALL_TICKS else -1 for seat in seats]
            if max(done) >= 0:
                s.end(best(done))
                return
        elif s.number == s.config.hands:
            s.end(best(s.scores))
            return
        s.dealer = s.config.left[s.dealer]
        f.at = f.code.before(BEGIN_PC)

    def tick_all(self, s: RiffifiState) -> None:
        """Tick for all players what they have enough of; what was ticked at once is ticked already."""
        for seat in range(s.config.players):
            for color in range(NUM_COLORS):
                if s.counted(seat, color) >= TOKENS_PER_TICK:
                    s.tick(seat, color)

    def remember(self, s: RiffifiState) -> None:
        """Record what all players have seen of each set."""
        past = s.past[:]
        for seat in range(s.config.players):
            past.append(Past(s.pack(seat), s.seen_of(seat), s.clues[seat]))
        s.past = past


def best(points: list[int]) -> int:
    """The seats with most points, as a bitmask."""
    most = max(points)
    mask = 0
    for seat, n in enumerate(points):
        if n == most:
            mask |= 1 << seat
    return mask


BEFORE: Final[list[Step]] = [Dealer(), TakeOut(), Begin(), Deal(), Pay(), Play()]
BEGIN_PC: Final = 2
PAY_PC: Final = 4
PLAY_PC: Final = 5  # positions from text start here


def code_with(name: str, after: list[Step]) -> Code:
    """Return the code of the whole game, with the steps between playing a card and the next turn."""
    following = Next()
    code = Code(name, [*BEFORE, *after, following, Count()])
    following.home = code.before(PAY_PC)
    return code


PLAIN_CODE: Final = code_with("riffifi", [])
OFFICER_CODE: Final = code_with("officer", [Officer()])

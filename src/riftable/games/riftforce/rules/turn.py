"""From the toss to the last round, as steps: draft, deal, set-up, turns, and when it is over."""

from __future__ import annotations

from typing import Final

from riftable.core.bag import EMPTY, take
from riftable.core.machine import CHANCE, Ask, Code, Frame, Step, StepNode
from riftable.core.native import i64
from riftable.games.riftforce.rules.actions import ACTIVATE_CODE, DRAW_CODE, PLAY_CODE
from riftable.games.riftforce.rules.draft import next_picker
from riftable.games.riftforce.rules.events import Began, Offered, Removed, Tied, Took
from riftable.games.riftforce.rules.frames import Activating, Playing
from riftable.games.riftforce.rules.ids import (
    ACTIVATE,
    ASK_ACTION,
    ASK_GUILD,
    BASE_GUILDS,
    CHANCE_CARD,
    CHANCE_FIRST,
    CHANCE_GIVEN,
    CHANCE_GUILD,
    CHANCE_OFFER,
    CHANCE_OUT,
    CHANCE_SEAT,
    CHANCE_SETUP,
    COPIES,
    DRAW,
    HAND,
    NUM_GUILDS,
    PICK,
    PLAY,
)
from riftable.games.riftforce.rules.state import Rift

GUILD_CARDS: Final[list[bytes]] = [
    bytes([guild * 3 + n for n in range(3) for _ in range(COPIES[n])]) for guild in range(NUM_GUILDS)
]
EMPTY_HAND: Final = [DRAW]  # the actions there are
SOME_CARDS: Final = [PLAY, ACTIVATE, DRAW]
FULL_HAND: Final = [PLAY, ACTIVATE]


def seats_in_order(s: Rift) -> list[int]:
    """Return the seats in the order they act, from the one that starts."""
    return s.config.orders[s.first]


def assign(s: Rift, seat: int, guild: int, chosen: bool) -> None:
    """Give a guild to a seat."""
    s.guilds = [[*own, guild] if i == seat else own for i, own in enumerate(s.guilds)]
    if s.log is not None:
        s.log.append(Took(seat, guild, 1 if chosen else 0))


class Toss(Step):
    """Determine the seat that starts: by chance, unless the options name it."""

    def run(self, s: Rift, f: Frame) -> None:
        if s.config.first == CHANCE and len(s.config.orders) > 1:
            s.ask_chance(CHANCE_FIRST, -1, CHANCE_SEAT, bytes(range(len(s.config.orders))))
        else:
            self.begin(s, 0 if s.config.first == CHANCE else s.config.first)

    def answer(self, s: Rift, f: Frame, move: i64) -> None:
        self.begin(s, move - CHANCE_SEAT)

    def begin(self, s: Rift, seat: i64) -> None:
        """Let this seat start."""
        s.first = s.turn = seat
        if s.log is not None:
            s.log.append(Began(seat))


class Gather(Step):
    """Make the pool of the draft, unless the guilds are named."""

    def run(self, s: Rift, f: Frame) -> None:
        if s.config.guilds:
            for seat in range(s.config.players):
                for guild in s.config.guilds[seat]:
                    assign(s, seat, guild, False)
        else:
            s.pool = bytes(range(s.config.box))


class Given(Step):
    """Give each seat one guild at random."""

    def run(self, s: Rift, f: Frame) -> None:
        for seat in seats_in_order(s):
            if not s.guilds[seat]:
                s.ask_chance(CHANCE_GIVEN, seat, CHANCE_GUILD, s.pool)
                return

    def answer(self, s: Rift, f: Frame, move: i64) -> None:
        guild = move - CHANCE_GUILD
        for seat in seats_in_order(s):
            if not s.guilds[seat]:
                assign(s, seat, guild, False)
                break
        s.pool = take(s.pool, guild)
        f.again()


class Lay(Step):
    """Lay out the guilds on offer: in the Beyond draft some at random, in the base draft all but one.

    The base rules take that one out before anything else. Taking it out here gives the same odds, and
    no moment in which one player knows more than the others.
    """

    def run(self, s: Rift, f: Frame) -> None:
        if not s.pool:
            return
        if s.config.box == BASE_GUILDS:
            s.ask_chance(CHANCE_OUT, -1, CHANCE_GUILD, s.pool)
        elif len(s.offer) < s.config.on_offer:
            s.ask_chance(CHANCE_OFFER, -1, CHANCE_GUILD, s.pool)

    def answer(self, s: Rift, f: Frame, move: i64) -> None:
        guild = move - CHANCE_GUILD
        s.pool = take(s.pool, guild)
        if s.config.box != BASE_GUILDS:
            self.lay(s, guild)
            f.again()
            return
        if s.log is not None:
            s.log.append(Removed())
        for other in s.pool:
            self.lay(s, other)
        s.pool = EMPTY

    def lay(self, s: Rift, guild: int) -> None:
        """Lay one face up."""
        s.offer = sorted([*s.offer, guild])
        if s.log is not None:
            s.log.append(Offered(guild))


class Choose(Step):
    """The seats choose in turn, the one that starts first."""

    def run(self, s: Rift, f: Frame) -> None:
        seat = next_picker(seats_in_order(s), [len(own) for own in s.guilds], s.config.quotas)
        if seat < 0:
            s.turn = s.first
            s.pool = EMPTY
            s.offer = []
            return
        s.turn = seat
        s.ask = Ask(s.turn, ASK_GUILD, -1, len(s.guilds[seat]), [PICK + guild for guild in s.offer])

    def answer(self, s: Rift, f: Frame, move: i64) -> None:
        guild = move - PICK
        s.offer = [other for other in s.offer if other != guild]
        assign(s, s.turn, guild, True)
        f.again()


class Deal(Step):
    """Make decks of the guilds, and draw the first hands."""

    def run(self, s: Rift, f: Frame) -> None:
        for seat in seats_in_order(s):
            if not s.decks[seat] and not s.hands[seat]:
                s.decks[seat] = cards_of(s.guilds[seat])
            if len(s.hands[seat]) < HAND:
                s.ask_draw(seat)
                return

    def answer(self, s: Rift, f: Frame, move: i64) -> None:
        for seat in seats_in_order(s):
            if len(s.hands[seat]) < HAND:
                s.draw(seat, move - CHANCE_CARD)
                break
        f.again()


def cards_of(guilds: list[int]) -> bytes:
    """All cards of some guilds, as a bag."""
    return EMPTY.join([GUILD_CARDS[guild] for guild in sorted(guilds)])


class SetUp(Step):
    """Some seats put the top card of their deck on the board; the first to act never does."""

    def run(self, s: Rift, f: Frame) -> None:
        done = self.placed(s)
        pairs = s.config.set_up[s.first]
        if 2 * done < len(pairs):
            seat = pairs[2 * done]
            s.ask_chance(CHANCE_SETUP, seat, CHANCE_CARD, s.decks[seat])

    def placed(self, s: Rift) -> int:
        """Return how many cards are on the board."""
        return sum([len(row) for row in s.rows])

    def answer(self, s: Rift, f: Frame, move: i64) -> None:
        done = self.placed(s)
        pairs = s.config.set_up[s.first]
        seat = pairs[2 * done]
        kind: i64 = move - CHANCE_CARD
        s.undeck(seat, kind)
        s.place_card(kind, seat, pairs[2 * done + 1])
        f.again()


class Turn(Step):
    """Ask for one of the three actions."""

    def run(self, s: Rift, f: Frame) -> None:
        if s.round == 0:
            s.round = 1
        size: i64 = len(s.hands[s.turn])
        if size == 0:
            s.ask = Ask(s.turn, ASK_ACTION, -1, 0, EMPTY_HAND)
        else:
            s.ask = Ask(s.turn, ASK_ACTION, -1, 0, SOME_CARDS if size < HAND else FULL_HAND)

    def answer(self, s: Rift, f: Frame, move: i64) -> None:
        if move == DRAW:
            s.frames.append(Frame(DRAW_CODE))
            return
        s.idle = 0
        if move == PLAY:
            s.frames.append(Playing(PLAY_CODE))
        else:
            s.fired = []
            s.frames.append(Activating(ACTIVATE_CODE))


class EndTurn(Step):
    """Go on to the next seat. Only the end of a round can end the game."""

    home: StepNode  # where the next turn begins

    def link(self, code: Code, turn: int) -> None:
        """Remember the step with which every turn begins."""
        self.home = code.before(turn)

    def run(self, s: Rift, f: Frame) -> None:
        order = s.config.orders[s.first]
        s.place += 1
        if s.place == len(order):
            s.place = 0
            if self.is_over(s):
                return
            s.round += 1
        s.turn = order[s.place]
        f.at = self.home

    def is_over(self, s: Rift) -> bool:
        """End the game if this round was the last; return whether it was."""
        leader = s.leader()
        if (s.is_decided() and leader >= 0) or (s.config.dead_position_ends and self.is_dead(s, leader)):
            s.end(leader)
            return True
        if s.config.cap and s.round >= s.config.cap:
            s.end(-1)
            return True
        if s.is_decided() and s.log is not None:
            s.log.append(Tied())
        return False

    def is_dead(self, s: Rift, leader: i64) -> bool:
        """Whether nothing can change any more, or level sides would gain the same for ever (A43)."""
        return s.idle >= s.config.patience or (leader < 0 and s.is_endless())


TABLE_END: Final = EndTurn()
TABLE_CODE: Final = Code(
    "table", [Toss(), Gather(), Given(), Lay(), Choose(), Deal(), SetUp(), Turn(), TABLE_END]
)
TABLE_TURN: Final = 7  # where `Turn` stands in it
TABLE_END.link(TABLE_CODE, TABLE_TURN)

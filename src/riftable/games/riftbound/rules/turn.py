"""From set-up to the last turn, as steps: battlefields, first hands, and the phases [110-118, 301-317]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.bag import Bag, without_one
from riftable.core.event import Reveal
from riftable.core.machine import CHANCE, Ask, Code, Frame, Step, StepNode
from riftable.core.native import i64
from riftable.games.riftbound.rules.chain import PROCESS
from riftable.games.riftbound.rules.cleanup import END_OF_TURN, clean_up, empty_pools
from riftable.games.riftbound.rules.combat import SHOWDOWN_CODE
from riftable.games.riftbound.rules.draw_and_channel import channel_for, draw_for
from riftable.games.riftbound.rules.events import Awoke, Began, Brought, Mulliganed, TurnBegan
from riftable.games.riftbound.rules.happenings import Happening
from riftable.games.riftbound.rules.ids import (
    ASK_BRING,
    ASK_MULLIGAN,
    ASK_STARTS,
    AWAKEN,
    BEGINNING,
    CHANCE_FIELD,
    CHANCE_FIRST,
    CHANNEL,
    DRAW,
    ENDING,
    EXHAUSTED,
    F_FIELD,
    F_FIRST,
    FADING,
    MAIN,
    NONE,
    NUM_DOMAINS,
    SEAT,
    SPAN,
    TEMPORARY,
    TURN_BEGINS,
    TURN_ENDS,
    UNIT_READIED,
    V_ASIDE,
    V_FIELD,
)
from riftable.games.riftbound.rules.items import TRIGGERED, Item
from riftable.games.riftbound.rules.lasting import host_of
from riftable.games.riftbound.rules.lists import clear, cleared, with_card, with_value, without
from riftable.games.riftbound.rules.match import LAY_DECKS, PICK_CHAMPION, SWAP
from riftable.games.riftbound.rules.mutations import all_seats, put_under
from riftable.games.riftbound.rules.scoring import hold_all
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.rules.triggering import announce, announce_about, make_pending

FIRST_HAND: Final = 4  # cards
MAX_ASIDE: Final = 2  # cards of a mulligan
USUAL_RUNES: Final = 2  # channeled in a turn
ASIDE: Final = V_ASIDE * SPAN
FIELD: Final = V_FIELD * SPAN


class Loop(Step):
    """A step that may send its code back to an earlier one."""

    home: StepNode

    def link(self, code: Code, index: int) -> None:
        """Remember the step to go back to."""
        self.home = code.before(index)


@final
class Toss(Step):
    """Determine the seat that starts; in a match the one that chooses: by chance, later the loser [115]."""

    def run(self, s: Realm, f: Frame) -> None:
        if s.config.first != CHANCE and not any(s.wins):
            s.first = s.config.first if not s.is_gone(s.config.first) else s.next_seat(s.config.first)
        elif not any(s.wins):
            there = [seat for seat in range(s.config.players) if not s.is_gone(seat)]
            s.ask_chance(CHANCE_FIRST, -1, F_FIRST * SPAN, tuple(there))

    def answer(self, s: Realm, f: Frame, move: i64) -> None:
        s.first = move - F_FIRST * SPAN


@final
class Starter(Step):
    """In a match, a player says which seat starts."""

    def run(self, s: Realm, f: Frame) -> None:
        if s.config.games > 1 and (any(s.wins) or s.config.first == CHANCE):
            s.ask = Ask(s.first, ASK_STARTS, -1, 0, [SEAT + seat for seat in range(s.config.players)])
        else:
            self.begin(s)

    def answer(self, s: Realm, f: Frame, move: i64) -> None:
        s.first = move - SEAT
        self.begin(s)

    def begin(self, s: Realm) -> None:
        """Give the first turn to the seat that starts, and log it."""
        s.turn = s.regular = s.first
        if s.log is not None:
            s.log.append(Began(s.first))


@final
class Fields(Step):
    """Each seat, in some modes but the first, brings a battlefield; drawn, in a match chosen [485-489]."""

    def run(self, s: Realm, f: Frame) -> None:
        seat = self.next_seat(s)
        if seat < 0:
            self.lay_chosen(s)
            return
        choice = self.choice(s, seat)
        if len(set(choice)) == 1:
            self.bring(s, seat, choice[0])
            f.again()
        elif s.config.chooses_field:
            moves = [FIELD + kind for kind in sorted(set(choice))]
            s.ask = Ask(seat, ASK_BRING, -1, 0, moves)
        else:
            s.ask_chance(CHANCE_FIELD, seat, F_FIELD * SPAN, choice)

    def answer(self, s: Realm, f: Frame, move: i64) -> None:
        self.bring(s, self.next_seat(s), move % SPAN)
        f.again()

    def next_seat(self, s: Realm) -> i64:
        """The first seat that has not brought one yet; -1: all have."""
        for seat in range(s.config.players):
            if (s.config.first_brings or seat != s.first) and not s.aside[seat]:
                if not s.is_gone(seat):
                    return seat
                s.aside[seat] = [s.config.barren]
        return -1

    def choice(self, s: Realm, seat: i64) -> Bag:
        """What a seat may bring: used ones are out until all are used."""
        choice = s.config.brought[seat]
        for kind in s.used[seat]:
            if len(choice) > 1 and kind in choice:
                choice = without_one(choice, kind)
        return choice

    def bring(self, s: Realm, seat: i64, kind: i64) -> None:
        """Set a battlefield aside: in a match all are shown together."""
        s.aside[seat] = [kind]

    def lay_chosen(self, s: Realm) -> None:
        """Lay out the chosen battlefields."""
        place: i64 = s.config.players
        for seat in range(s.config.players):
            if s.aside[seat]:
                s.kind[place] = s.aside[seat][0]
                s.owner[place] = seat
                s.aside[seat] = []
                if s.log is not None:
                    s.log.append(Reveal(seat, s.kind[place], all_seats(s)))
                    s.log.append(Brought(seat, s.kind[place], place))
                place += 1
        s.index()


@final
class Deal(Step):
    """All players draw four cards, in turn order [116]."""

    def run(self, s: Realm, f: Frame) -> None:
        for seat in reversed(s.seats_in_order()):
            draw_for(s, seat, FIRST_HAND)


@final
class Aside(Step):
    """A seat sets up to two cards aside, in ascending order, so that no choice is there twice [117]."""

    def run(self, s: Realm, f: Frame) -> None:
        if s.passes >= s.present():
            return
        seat = s.seats_in_order()[s.passes]
        aside = s.aside[seat]
        moves: list[int] = []
        if len(aside) < MAX_ASIDE:
            for kind in s.hands[seat]:
                if (not aside or kind >= aside[-1]) and ASIDE + kind not in moves:
                    moves.append(ASIDE + kind)
        if len(aside) < MAX_ASIDE:  # even if nothing is left to choose: what is aside is a secret
            s.ask = Ask(seat, ASK_MULLIGAN, -1, len(aside), [NONE, *moves])

    def answer(self, s: Realm, f: Frame, move: i64) -> None:
        if move == NONE:
            return
        seat = s.seats_in_order()[s.passes]
        kind: i64 = move - ASIDE
        s.hands[seat] = without(s.hands[seat], kind)
        s.aside[seat] = with_card(s.aside[seat], kind)
        f.again()


@final
class Redraw(Step):
    """The seat draws as many cards as it has set aside."""

    def run(self, s: Realm, f: Frame) -> None:
        if s.passes < s.present():
            seat = s.seats_in_order()[s.passes]
            draw_for(s, seat, len(s.aside[seat]))


@final
class Recycle(Loop):
    """The cards set aside go under the deck, and the next seat has its mulligan."""

    def run(self, s: Realm, f: Frame) -> None:
        if s.passes >= s.present():
            s.passes = 0
            return
        seat = s.seats_in_order()[s.passes]
        aside = s.aside[seat]
        if aside:
            put_under(s, seat, aside, 1 << seat)
            s.aside[seat] = []
        if s.log is not None:
            s.log.append(Mulliganed(seat, len(aside)))
        s.passes += 1
        f.at = self.home


@final
class Awaken(Step):
    """A turn begins: the turn player readies everything [315.1]."""

    def run(self, s: Realm, f: Frame) -> None:
        s.round += 1
        s.taken = with_value(s.taken, s.turn, s.taken[s.turn] + 1)
        if s.round == 1:
            s.late = s.seats_in_order()[-1]
        s.phase = AWAKEN
        s.helped = False
        clear(s.scored)
        clear(s.finals)
        s.died = cleared(s.died)
        s.thrown = cleared(s.thrown)
        s.dirty = True
        if s.log is not None:
            s.log.append(TurnBegan(s.turn, s.round))
            s.log.append(Awoke(s.turn))
        readied: list[int] = []
        for u, flags in enumerate(s.flags):
            if flags & EXHAUSTED and s.seat[u] == s.turn:
                if s.config.players <= u < s.config.players + s.config.fields:
                    continue
                if s.card(u).is_unit:
                    readied.append(u)
                s.flags[u] = flags & ~EXHAUSTED
        s.moment += 1
        for u in readied:
            announce_about(s, UNIT_READIED, u, s.turn)
        first = s.turn * NUM_DOMAINS
        for i in range(first, first + NUM_DOMAINS):
            s.ready[i] = s.runes[i]


@final
class Begin(Step):
    """Beginning Step: what happens at its start, and Temporary units die [315.2.a, 816]."""

    def run(self, s: Realm, f: Frame) -> None:
        s.phase = BEGINNING
        s.dirty = True
        s.moment += 1
        for u in range(s.config.players + s.config.fields, len(s.kind)):
            if s.kind[u] != GONE and s.seat[u] == s.turn and s.keyword(u, TEMPORARY):
                if not s.flags[u] & FADING and host_of(s, u):
                    continue  # it is printed on it, and its rules text is off while it is attached [717]
                make_pending(s, Item(TRIGGERED, s.kind[u], s.config.temporary_ability, u, s.turn), s.at[u])
        event = Happening(TURN_BEGINS, -1, -1, s.turn, -1)
        event.n = 1 if s.taken[s.turn] == 1 else 2  # the first, or a later one
        announce(s, event)


@final
class ScoringStep(Step):
    """The turn player holds what they control."""

    def run(self, s: Realm, f: Frame) -> None:
        s.dirty = True
        hold_all(s)


@final
class Channel(Step):
    """The turn player channels two runes; the last player one more in their first turn [315.3, 485-489]."""

    def run(self, s: Realm, f: Frame) -> None:
        s.phase = CHANNEL
        s.dirty = True
        late = s.turn == s.late
        if late:
            s.late = -1
        channel_for(s, s.turn, USUAL_RUNES + (1 if late else 0), False)


@final
class DrawStep(Step):
    """The turn player draws a card; in some modes not in the first turn of the first player [315.4]."""

    def run(self, s: Realm, f: Frame) -> None:
        s.phase = DRAW
        s.dirty = True
        if s.round > 1 or not s.config.skip_draw:
            draw_for(s, s.turn, 1)


@final
class MainStart(Step):
    """All pools empty, then the turn player acts freely [316]."""

    def run(self, s: Realm, f: Frame) -> None:
        s.phase = MAIN
        s.dirty = True
        empty_pools(s)


@final
class Ending(Step):
    """What happens at the end of the turn [317.1]."""

    def run(self, s: Realm, f: Frame) -> None:
        s.phase = ENDING
        s.dirty = True
        s.moment += 1
        announce(s, Happening(TURN_ENDS, -1, -1, s.turn, -1))


@final
class Expire(Step):
    """The Expiration Step, with its special cleanup [317.2]."""

    def run(self, s: Realm, f: Frame) -> None:
        clean_up(s, END_OF_TURN)
        s.dirty = True
        s.stirred = False


@final
class NextTurn(Loop):
    """Begin the next turn; if anything was processed meanwhile, repeat the Expiration Step first."""

    again: StepNode

    def run(self, s: Realm, f: Frame) -> None:
        if s.stirred:
            f.at = self.again
            return
        if s.turns:  # the newest of them first, and the order stays as it was [734-738]
            s.turn = s.turns[-1]
            s.turns = s.turns[:-1]
        else:
            s.regular = s.next_seat(s.regular)
            s.turn = s.regular
        f.at = self.home


FIELDS: Final = Fields()
RECYCLE: Final = Recycle()
NEXT_TURN: Final = NextTurn()
OPENING: Final = Code(
    "game",
    [
        SWAP, PICK_CHAMPION, LAY_DECKS, Toss(), Starter(), FIELDS, Deal(), Aside(), Redraw(), RECYCLE,
        Awaken(), PROCESS, Begin(), PROCESS, ScoringStep(), PROCESS, Channel(), PROCESS, DrawStep(), PROCESS,
        MainStart(), PROCESS, Ending(), PROCESS, Expire(), PROCESS, NEXT_TURN,
    ],
)  # fmt: skip
ASIDE_PC: Final = 7
AWAKEN_PC: Final = 10
MAIN_PC: Final = 21  # where the turn player acts
EXPIRE_PC: Final = 24
PROCESS.showdown_code = SHOWDOWN_CODE
RECYCLE.link(OPENING, ASIDE_PC)
NEXT_TURN.link(OPENING, AWAKEN_PC)
NEXT_TURN.again = OPENING.before(EXPIRE_PC)

"""The loop of the game: tasks, pending items, priority, focus, and the Main Phase [307-340].

"Handle outstanding tasks; finalize; execute; pass; resolve" is one step that comes back to itself until
there is nothing left to do.
"""

from __future__ import annotations

from typing import Final, final

from riftable.core.bag import with_one
from riftable.core.machine import Ask, Code, Frame, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.cleanup import ORDINARY, clean_up, staged
from riftable.games.riftbound.rules.event_hooks import spell_was_played, was_used
from riftable.games.riftbound.rules.events import Ended, GameWon, Passed, Repeated, Resolved
from riftable.games.riftbound.rules.facedown import (
    HIDE,
    HIDE_CHAMPION,
    begin_hiding,
    hides,
    hides_champion,
    show_facedown,
)
from riftable.games.riftbound.rules.frames import Moving, Playing, Resolving
from riftable.games.riftbound.rules.ids import (
    ACTION,
    AFTERMATH,
    ASK_INVITED,
    ASK_MAIN,
    ASK_OPEN,
    ASK_ORDER,
    ASK_REACT,
    ASK_SHOWDOWN,
    AT,
    ENDING,
    MAIN,
    MOVE,
    NEUTRAL_OPEN,
    NO_STAGE,
    REACTION,
    SHOWDOWN,
    SPAN,
    V_END,
    V_INVITE,
    V_OPEN,
    V_ORDER,
    V_PASS,
)
from riftable.games.riftbound.rules.items import ACTIVATED, CARD, TRIGGERED, Item
from riftable.games.riftbound.rules.legal_plays import REVEAL, flows, plays, reveals
from riftable.games.riftbound.rules.playing import PLAY_CODE, begin_play
from riftable.games.riftbound.rules.standard_move import MOVE_CODE, add_movable
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.rules.zones import leave_chain

PASS: Final = V_PASS * SPAN
END: Final = V_END * SPAN
OPEN: Final = V_OPEN * SPAN
INVITE: Final = V_INVITE * SPAN
ORDER: Final = V_ORDER * SPAN


@final
class LeaveChain(Step):
    """An item that has resolved, and is not to be repeated, leaves the chain; now a spell was played."""

    def run(self, s: Realm, f: Frame) -> None:
        item = s.chain[-1]
        if item.rounds:
            f.again()
            repeat(s, item)
            return
        s.chain.pop()
        s.priority = -1
        s.dirty = True
        if item.what == CARD:
            leave_chain(s, item)
            spell_was_played(s, item)
        elif item.what == ACTIVATED:
            was_used(s, item.kind, item.seat)


def repeat(s: Realm, item: Item) -> None:
    """Carry a spell out once more, with the choices made for that [820]."""
    one = item.rounds[0]
    item.rounds = item.rounds[1:]
    item.ability = one.ability
    item.chosen = one.chosen
    if s.log is not None:
        s.log.append(Repeated(item.seat, item.kind))
    s.frames.append(Resolving(one.ability.code, item.me))


LEAVE_CODE: Final = Code("leave", [LeaveChain()])


class Process(Step):
    """Do the next outstanding task; go on to the next step when there is none."""

    showdown_code: Code  # told later, for its steps need this one

    def run(self, s: Realm, f: Frame) -> None:
        while s.dirty and s.winner < 0:
            clean_up(s, ORDINARY)
            if s.frames[-1] is not f:  # a player must first say what is saved
                f.again()
                return
        if s.winner >= 0:
            self.end(s)
        elif s.fresh:
            self.put_in_order(s, f)
        elif s.chain:
            self.work_chain(s, f)
        else:
            self.idle(s, f)

    def answer(self, s: Realm, f: Frame, move: i64) -> None:
        if move == END:
            s.phase = ENDING
            return
        f.again()
        if s.fresh:
            self.put(s, self.first_group(s)[move - ORDER])
        elif move == INVITE:
            s.invited = s.teammate(s.turn)
        elif s.invited >= 0:
            self.answer_invitation(s, move)
        elif s.chain:
            self.answer_priority(s, move)
        elif s.stage == SHOWDOWN:
            self.answer_focus(s, move)
        elif move >= HIDE and move < REVEAL:
            s.helped = False
            begin_hiding(s, move - HIDE, False)
        elif move >= HIDE_CHAMPION:
            s.helped = False
            begin_hiding(s, move - HIDE_CHAMPION, True)
        elif OPEN <= move < INVITE:
            self.open(s, move - OPEN)
        elif MOVE <= move < AT:
            s.helped = False
            s.frames.append(Moving(MOVE_CODE, [move - MOVE]))
        else:
            s.helped = False
            begin_play(s, s.turn, move, NEUTRAL_OPEN)

    def quickness(self, s: Realm) -> i64:
        """How quick a card or ability must be to be played now."""
        if s.chain:
            return REACTION
        return ACTION if s.stage == SHOWDOWN else NEUTRAL_OPEN

    def answers(self, s: Realm, seat: i64, timing: i64) -> list[int]:
        """What a seat could play from anywhere but from facedown."""
        found = plays(s, seat, timing)
        if s.config.flows:
            found += flows(s, seat, timing)
        return found

    def answer_invitation(self, s: Realm, move: i64) -> None:
        """The teammate plays something on the turn player's priority, or has nothing to add [489.8]."""
        seat = s.invited
        s.invited = -1
        if move == PASS:
            s.helped = True
            if s.log is not None:
                s.log.append(Passed(seat))
        else:
            begin_play(s, seat, move, self.quickness(s))

    def ask_invited(self, s: Realm) -> None:
        """Ask the teammate instead of the turn player."""
        moves = [PASS, *self.answers(s, s.invited, self.quickness(s)), *reveals(s, s.invited)]
        s.ask = Ask(s.invited, ASK_INVITED, -1, 0, moves)

    def may_invite(self, s: Realm, seat: i64) -> bool:
        """Whether a seat, which has priority, may let its teammate play on it: in its own turn [316.5.b]."""
        return seat == s.turn and not s.helped and s.config.num_sides < s.config.players

    def end(self, s: Realm) -> None:
        """End the game, or begin the next game of a match, in which the loser chooses who starts."""
        winner = s.winner
        s.wins[winner] += 1
        show_facedown(s)
        s.frames.clear()
        if s.wins[winner] >= s.config.games:
            if s.log is not None:
                s.log.append(Ended(winner))
            return
        if s.log is not None:
            s.log.append(GameWon(winner, s.wins[winner]))
        s.winner = -1
        for seat in range(s.config.players):
            s.used[seat] = with_one(s.used[seat], s.kind[s.config.players + seat])
        s.first = 1 - winner  # the seat that says which starts
        s.clear_table()
        s.frames.append(Frame(s.config.opening))

    # Pending items.

    def first_group(self, s: Realm) -> list[Item]:
        """Return the items that became pending first, of the first player in turn order with any."""
        if len(s.fresh) == 1:
            return s.fresh
        moment: i64 = min([item.moment for item in s.fresh])
        for seat in s.seats_in_order():
            group = [item for item in s.fresh if item.moment == moment and item.seat == seat]
            if group:
                return group
        raise AssertionError("every item has a controller")

    def put_in_order(self, s: Realm, f: Frame) -> None:
        """Put pending items on the chain, oldest first; players order what triggered together."""
        group = self.first_group(s)
        if len(group) > 1 and not alike(group):
            moves = [ORDER + i for i in range(len(group))]
            s.ask = Ask(group[0].seat, ASK_ORDER, -1, len(group), moves)
        else:
            self.put(s, group[0])
            f.again()

    def put(self, s: Realm, item: Item) -> None:
        """Put a pending item on the chain."""
        s.fresh = [other for other in s.fresh if other is not item]
        if not s.running:
            s.running, s.by_trigger = True, item.what == TRIGGERED
        s.stirred = True
        s.passes = 0
        s.chain.append(item)
        s.dirty = True

    # The chain.

    def work_chain(self, s: Realm, f: Frame) -> None:
        """The oldest pending item is made final; if there is none, a player has priority."""
        for i, item in enumerate(s.chain):
            if item.pending:
                f.again()
                s.frames.append(Playing(PLAY_CODE, i))
                return
        if s.priority < 0:
            s.priority = s.chain[-1].seat
            s.passes = 0
        if s.passes >= s.present():
            self.resolve(s)
            f.again()
        elif s.invited >= 0:
            self.ask_invited(s)
        else:
            moves = self.answers(s, s.priority, REACTION)
            moves.insert(0, PASS)
            if self.may_invite(s, s.priority):
                moves.append(INVITE)
            if s.facedown:
                moves += reveals(s, s.priority)
            s.ask = Ask(s.priority, ASK_REACT, s.chain[-1].kind, len(s.chain), moves)

    def answer_priority(self, s: Realm, move: i64) -> None:
        """Play a reaction, or pass; when all have passed, the newest item resolves."""
        s.helped = False
        if move != PASS:
            begin_play(s, s.priority, move, REACTION)
            return
        s.priority = self.passed(s, s.priority)

    def passed(self, s: Realm, seat: i64) -> i64:
        """Count that a seat passes, and return the seat whose turn to answer it is."""
        if s.log is not None:
            s.log.append(Passed(seat))
        s.passes += 1
        return s.next_seat(seat)

    def resolve(self, s: Realm) -> None:
        """Resolve the newest item of the chain."""
        s.passes = 0
        s.priority = -1
        item = s.chain[-1]
        if s.log is not None:
            s.log.append(Resolved(item.seat, item.kind))
        assert item.ability is not None
        s.frames.append(Frame(LEAVE_CODE))
        s.frames.append(Resolving(item.ability.code, item.me))

    # Without a chain.

    def idle(self, s: Realm, f: Frame) -> None:
        """An open state: something staged opens, focus goes round, or the turn player acts."""
        if s.running:
            s.running = False
            if s.stage == SHOWDOWN and not s.by_trigger:  # [340.2.a, 346]
                s.focus = s.next_seat(s.focus)
            s.passes = 0
        s.moment = 0
        if s.stage == SHOWDOWN:
            self.pass_focus(s, f)
            return
        if s.stage == NO_STAGE:
            places = staged(s)
            if places:
                if len(places) == 1:
                    f.again()
                    self.open(s, places[0])
                else:
                    first = s.seats_in_order()[0]
                    s.ask = Ask(first, ASK_OPEN, -1, 0, [OPEN + place for place in places])
                return
            if s.phase == MAIN and not s.is_gone(s.turn):
                if s.invited >= 0:
                    self.ask_invited(s)
                    return
                moves = plays(s, s.turn, NEUTRAL_OPEN)
                moves.insert(0, END)
                add_movable(s, s.turn, moves)
                if s.config.flows:
                    moves += flows(s, s.turn, NEUTRAL_OPEN)
                if self.may_invite(s, s.turn):
                    moves.append(INVITE)
                if s.config.hides:
                    moves += hides(s, s.turn)
                if s.facedown:
                    moves += reveals(s, s.turn)
                if s.config.hides and hides_champion(s, s.turn):
                    moves.append(HIDE_CHAMPION + s.champion[s.turn])
                s.ask = Ask(s.turn, ASK_MAIN, -1, 0, moves)

    def open(self, s: Realm, place: i64) -> None:
        """Open the showdown or combat staged at a battlefield."""
        s.showdown = place
        s.frames.append(Frame(self.showdown_code))

    def pass_focus(self, s: Realm, f: Frame) -> None:
        """Ask the player with focus; when all have passed, close the showdown [347-348]."""
        if s.passes >= s.present():
            s.passes = 0
            s.stage = AFTERMATH
            f.again()
        elif s.invited >= 0:
            self.ask_invited(s)
        else:
            moves = self.answers(s, s.focus, ACTION)
            moves.insert(0, PASS)
            if self.may_invite(s, s.focus):
                moves.append(INVITE)
            if s.facedown:
                moves += reveals(s, s.focus)
            s.ask = Ask(s.focus, ASK_SHOWDOWN, s.showdown, 0, moves)

    def answer_focus(self, s: Realm, move: i64) -> None:
        """Play a card or ability in a showdown, or pass."""
        s.helped = False
        if move != PASS:
            begin_play(s, s.focus, move, ACTION)
            return
        s.focus = self.passed(s, s.focus)


def subject_of(item: Item) -> i64:
    """The object that made an ability trigger; -1: none."""
    return item.event.subject if item.event is not None else -1


def alike(group: list[Item]) -> bool:
    """Whether it makes no difference in which order items go on the chain."""
    one = group[0]
    for item in group:
        if item.ability is not one.ability or item.me != one.me or item.place != one.place:
            return False
        if item.event is not one.event and subject_of(item) != subject_of(one):
            if item.ability is None or not item.ability.apart:
                return False
    return True


PROCESS: Final = Process()

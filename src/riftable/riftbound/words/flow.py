"""Instructions about instructions: conditions, and looking at the top of a deck before deciding."""

from __future__ import annotations

from typing import Final, final

from riftable.core.event import Reveal
from riftable.core.machine import Ask, Step
from riftable.core.native import i64
from riftable.riftbound.abilities import Ability, Instruction, Test, Word
from riftable.riftbound.events import Kept, Looked, Recycled
from riftable.riftbound.facts import ASK_PREDICT, F_CARD, FATE_LOOK, SPAN, V_NO, V_YES
from riftable.riftbound.frames import Resolving
from riftable.riftbound.state import Realm
from riftable.riftbound.verbs import put_under


@final
class LookAtTop(Instruction):
    """Nature says what the top card is, and only the player sees it; nothing, if there is none [436]."""

    def run(self, s: Realm, f: Resolving) -> None:
        seat = s.chain[-1].seat
        deck = s.decks[seat]
        if len(deck) > 0:
            s.ask_nature(FATE_LOOK, seat, F_CARD * SPAN, deck.top())

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        seat: i64 = s.chain[-1].seat
        kind: i64 = move - F_CARD * SPAN
        one: i64 = 1
        pile = s.decks[seat].copy()
        if len(pile.bags[0]) > 1:
            pile.seen[0] &= one << seat
        pile.look(kind, one << seat)
        s.decks[seat] = pile
        if s.log is not None:
            s.log.append(Looked(seat))
            s.log.append(Reveal(seat, kind, 1 << seat))


@final
class MayRecycleTop(Instruction):
    """Whether to recycle the card looked at."""

    def run(self, s: Realm, f: Resolving) -> None:
        seat = s.chain[-1].seat
        if len(s.decks[seat]) > 0:
            s.ask = Ask(seat, ASK_PREDICT, s.chain[-1].kind, 1, [V_YES * SPAN, V_NO * SPAN])

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        seat: i64 = s.chain[-1].seat
        if move == V_NO * SPAN:
            if s.log is not None:
                s.log.append(Kept(seat))
            return
        pile = s.decks[seat].copy()
        card, seen = pile.bags[0], pile.seen[0]
        pile.draw(card[0])
        s.decks[seat] = pile
        put_under(s, seat, card, seen)
        if s.log is not None:
            s.log.append(Recycled(seat, 1))


@final
class If(Instruction):
    """Some instructions only if something is the case, others otherwise."""

    test: Test
    words: list[Word]
    otherwise: list[Word]

    def __init__(self, test: Test, words: list[Word], otherwise: list[Word]) -> None:
        self.test = test
        self.words = words
        self.otherwise = otherwise

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        yes: list[Step] = []
        for word in self.words:
            word.lower(ability, yes)
        no: list[Step] = []
        for word in self.otherwise:
            word.lower(ability, no)
        steps.append(Branch(self.test, len(yes) + (1 if no else 0)))
        steps += yes
        if no:
            steps.append(Skip(len(no)))
            steps += no


@final
class Branch(Step):
    """Goes on if something is the case, else leaves out so many steps."""

    test: Test
    steps: i64

    def __init__(self, test: Test, steps: int) -> None:
        self.test = test
        self.steps = steps

    def run(self, s: Realm, f: Resolving) -> None:
        if not self.test.holds(s, f):
            skip(f, self.steps)


@final
class Skip(Step):
    """Leaves out so many steps."""

    steps: i64

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def run(self, s: Realm, f: Resolving) -> None:
        skip(f, self.steps)


def skip(f: Resolving, steps: i64) -> None:
    """Leaves out what comes next."""
    for _ in range(steps):
        f.at = f.at.next


VISION: Final[list[Word]] = [LookAtTop(), MayRecycleTop()]

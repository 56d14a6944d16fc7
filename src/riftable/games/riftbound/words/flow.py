"""Instructions about instructions: conditions, and looking at the top of a deck before deciding."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Ask, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability, Condition, Instruction, Word
from riftable.games.riftbound.rules.events import TookCard
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.ids import (
    ASK_TAKE,
    CHANCE_LOOK,
    F_CARD,
    SPAN,
    TAKE_TO_HAND,
    V_TAKE,
)
from riftable.games.riftbound.rules.lists import with_card, without
from riftable.games.riftbound.rules.mutations import recycle
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.rules.top_cards import (
    ask_recycle,
    look_aside,
    look_at_top,
    recycle_or_keep,
    surface_aside,
    surfacing,
)


@final
class LookAtTop(Instruction):
    """Look at the top card, which only the player sees; nothing happens if there is none [436]."""

    def run(self, s: Realm, f: Resolving) -> None:
        seat = s.chain[-1].seat
        deck = s.decks[seat]
        if len(deck) > 0:
            s.ask_chance(CHANCE_LOOK, seat, F_CARD * SPAN, deck.top())

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        look_at_top(s, s.chain[-1].seat, move - F_CARD * SPAN)


@final
class LookAtCards(Instruction):
    """Look at `n` cards from the top, or as many as there are: no Burn Out [436].

    The cards are set aside until later instructions say where they go. Only the player sees them.
    """

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Realm, f: Resolving) -> None:
        seat = s.chain[-1].seat
        deck = s.decks[seat]
        if f.left < self.n and len(deck) > 0:
            s.ask_chance(CHANCE_LOOK, seat, F_CARD * SPAN, deck.top())
        else:
            f.left = 0

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        seat: i64 = s.chain[-1].seat
        kind: i64 = move - F_CARD * SPAN
        look_aside(s, seat, kind)
        f.left += 1
        f.again()


@final
class TakeOne(Instruction):
    """Puts one of the cards looked at into one's hand."""

    def run(self, s: Realm, f: Resolving) -> None:
        seat = s.chain[-1].seat
        if s.aside[seat]:
            moves = surfacing(s, s.aside[seat])
            moves += [V_TAKE * SPAN + kind for kind in sorted(set(s.aside[seat]))]
            s.ask = Ask(seat, ASK_TAKE, s.chain[-1].kind, TAKE_TO_HAND, moves)

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        seat: i64 = s.chain[-1].seat
        if surface_aside(s, seat, move):
            f.again()
            return
        kind: i64 = move - V_TAKE * SPAN
        s.aside[seat] = without(s.aside[seat], kind)
        s.hands[seat] = with_card(s.hands[seat], kind)
        if s.log is not None:
            s.log.append(TookCard(seat))


@final
class RecycleTheRest(Instruction):
    """Recycles what is left of the cards looked at, in an order that is unknown [416.5]."""

    def run(self, s: Realm, f: Resolving) -> None:
        seat: i64 = s.chain[-1].seat
        one: i64 = 1
        rest = s.aside[seat]
        if rest:
            s.aside[seat] = []
            s.moment += 1
            recycle(s, seat, seat, rest, one << seat)


@final
class MayRecycleTop(Instruction):
    """Ask whether to recycle the card looked at."""

    def run(self, s: Realm, f: Resolving) -> None:
        ask_recycle(s, s.chain[-1].seat, s.chain[-1].kind)

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        recycle_or_keep(s, s.chain[-1].seat, move)


def lowered(words: list[Word], ability: Ability) -> list[Step]:
    """Return the steps of instructions inside another one; their choices become those of the ability."""
    steps: list[Step] = []
    for word in words:
        word.lower(ability, steps)
    return steps


@final
class If(Instruction):
    """Instructions for when a condition is true, and others for when it is not."""

    condition: Condition
    words: list[Word]
    otherwise: list[Word]

    def __init__(self, condition: Condition, words: list[Word], otherwise: list[Word]) -> None:
        self.condition = condition
        self.words = words
        self.otherwise = otherwise

    def harms(self) -> bool:
        return any([word.harms() for word in [*self.words, *self.otherwise]])

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        ability.conditions.append(self.condition)
        yes = lowered(self.words, ability)
        no = lowered(self.otherwise, ability)
        steps.append(Branch(self.condition, len(yes) + (1 if no else 0)))
        steps += yes
        if no:
            steps.append(Skip(len(no)))
            steps += no


@final
class Branch(Step):
    """Skip `steps` steps unless a condition is true."""

    condition: Condition
    steps: i64

    def __init__(self, condition: Condition, steps: int) -> None:
        self.condition = condition
        self.steps = steps

    def run(self, s: Realm, f: Resolving) -> None:
        if not self.condition.holds(s, f.me, s.chain[-1].seat, s.chain[-1].event):
            skip(f, self.steps)


@final
class Skip(Step):
    """Skip `steps` steps."""

    steps: i64

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def run(self, s: Realm, f: Resolving) -> None:
        skip(f, self.steps)


def skip(f: Resolving, steps: i64) -> None:
    """Skip the instructions that come next."""
    for _ in range(steps):
        f.at = f.at.next


VISION: Final[list[Word]] = [LookAtTop(), MayRecycleTop()]


@final
class OneOf(Instruction):
    """One of several effects of a spell, chosen as it is played [355.3]."""

    modes: list[list[Word]]

    def __init__(self, *modes: list[Word]) -> None:
        self.modes = list(modes)

    def harms(self) -> bool:
        return all([any([word.harms() for word in mode]) for mode in self.modes])

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        for words in self.modes:
            mode = Ability("mode", words)
            ability.modes.append(mode)
            ability.add_later(mode)

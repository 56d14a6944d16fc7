"""An instruction by which a unit arms itself: Equipment is played for it and attached."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Ask, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability, Instruction
from riftable.games.riftbound.rules.attachment import attach
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.ids import ASK_TAKE, GEAR, NONE, SPAN, TAKE_TO_PLAY, TAKES_UP, V_PLAY
from riftable.games.riftbound.rules.items import FROM_HAND, WITH_THE_TURN
from riftable.games.riftbound.rules.lasting import add_effect, effect_with
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.words.selectors import Filter
from riftable.games.riftbound.words.zones import IGNORING_COST, ZoneWord

PLAY: Final = V_PLAY * SPAN


@final
class AttachIt(Instruction):
    """Attaches what has just been played to me."""

    def run(self, s: Realm, f: Resolving) -> None:
        event = s.chain[-1].event
        if f.me >= 0 and event is not None and event.subject >= 0:
            attach(s, event.subject, f.me)


@final
class PlayForMe(ZoneWord):
    """Equipment of the hand may be played, its cost ignored; then it is attached to me.

    The question is asked even if there is none, for the others cannot know that [128.6].
    """

    filter: Filter
    ability: Ability

    def __init__(self, energy: int) -> None:
        self.filter = Filter(type_=GEAR, tag="Equipment", energy=energy)
        self.ability = Ability("reflexive", [AttachIt()])

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        ability.add_later(self.ability)
        steps.append(self)

    def run(self, s: Realm, f: Resolving) -> None:
        item = s.chain[-1]
        if s.hands[item.seat]:
            kinds = [kind for kind in sorted(set(s.hands[item.seat])) if self.filter.suits(s.cards[kind])]
            moves = [*[PLAY + kind for kind in kinds], NONE]
            s.ask = Ask(item.seat, ASK_TAKE, item.kind, TAKE_TO_PLAY, moves)

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        if move == NONE:
            return
        kind: i64 = move - PLAY
        if f.me >= 0:
            add_effect(s, effect_with(s, TAKES_UP, f.me, kind, WITH_THE_TURN, self.ability, True))
        IGNORING_COST.play(s, f, s.chain[-1].seat, kind, FROM_HAND)

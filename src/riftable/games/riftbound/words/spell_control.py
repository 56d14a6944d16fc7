"""Instructions that take control of spells on the chain, with new choices [750-754]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Code, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability
from riftable.games.riftbound.rules.events import SpellTaken
from riftable.games.riftbound.rules.frames import Playing, Resolving
from riftable.games.riftbound.rules.ids import NEW_CHOICES, NO, ON_CHAIN, YES
from riftable.games.riftbound.rules.items import Item
from riftable.games.riftbound.rules.legal_plays import ALREADY_PAID, has_targets
from riftable.games.riftbound.rules.playing import Targets
from riftable.games.riftbound.rules.repeating import ChooseAgain
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.words.choices import Choice, choice
from riftable.games.riftbound.words.selectors import SpellPick


@final
class TakeSpell(Choice):
    """Gain control of a spell on the chain; its controller may then make new choices for it [750]."""

    selector: SpellPick

    def __init__(self, selector: SpellPick) -> None:
        self.selector = selector

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        ability.add_choice(self.selector)
        steps.append(self)
        steps.append(MayChooseAnew(self.selector))

    def run(self, s: Realm, f: Resolving) -> None:
        for code in self.selector.among(s, f):
            item = s.chain[code - ON_CHAIN]
            item.seat = s.chain[-1].seat
            if s.log is not None:
                s.log.append(SpellTaken(item.seat, item.kind))


@final
class MayChooseAnew(Step):
    """Ask whether to make new choices for the spell; they cost nothing [754]."""

    selector: SpellPick

    def __init__(self, selector: SpellPick) -> None:
        self.selector = selector

    def run(self, s: Realm, f: Resolving) -> None:
        for code in self.selector.among(s, f):
            item = s.chain[code - ON_CHAIN]
            if item.ability is not None and item.ability.picks and self.has_choices(s, item):
                s.ask = choice(s, item.seat, NEW_CHOICES, [YES, NO])

    def has_choices(self, s: Realm, item: Item) -> bool:
        """Whether all its choices can be made anew."""
        assert item.ability is not None
        anew = item.copy()
        anew.clear_choices()
        return has_targets(s, anew, item.ability, ALREADY_PAID)

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        if move == YES:
            index: i64 = s.chain[-1].chosen[self.selector.slot][0] - ON_CHAIN
            s.chain[index].clear_choices()
            s.frames.append(Playing(NEW_CHOICES_CODE, index))


NEW_CHOICES_CODE: Final = Code("new choices", [Targets(), ChooseAgain(0)])

"""Words of Equipment: how it is attached, and what it gives the unit that has it [716-725, 818]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import (
    Ability,
    Card,
    Cost,
    LayerEffect,
    Selector,
    Static,
    Trigger,
    Word,
)
from riftable.games.riftbound.rules.attachment import attach, detach
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.happenings import Happening
from riftable.games.riftbound.rules.ids import WATCHED
from riftable.games.riftbound.rules.items import Item
from riftable.games.riftbound.rules.lasting import attached_to, host_of
from riftable.games.riftbound.rules.printed_costs import Extra, PriceChange
from riftable.games.riftbound.rules.selecting import ON_OTHERS
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.words.effects import Acts
from riftable.games.riftbound.words.properties import Keyword
from riftable.games.riftbound.words.selectors import YOURS, a_unit
from riftable.games.riftbound.words.triggers import WhenEither

EQUIP: Final = "equip"  # the name of all Equip abilities


@final
class AttachMe(Acts):
    """Attaches this to a unit; it leaves the one that it is attached to."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        f.done = 1 if f.me >= 0 and attach(s, f.me, u) else 0


@final
class Detach(Acts):
    """Detaches gear."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        f.done = 1 if detach(s, u) else 0


@final
class Equip(Word):
    """A cost, and this is attached to a unit you control; it goes on the chain [818]."""

    ability: Ability

    def __init__(self, cost: Cost) -> None:
        self.ability = Ability(EQUIP, [AttachMe(a_unit(YOURS))])
        self.ability.cost = cost

    def join(self, card: Card) -> None:
        card.activated.append(self.ability)

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")


# Rules text works while Equipment is unattached; effect text belongs to the unit it is attached to [717].


@final
class Switched(Static):
    """A passive ability of Equipment: of its rules text, or of its effect text, where "I" am the unit."""

    inner: Static
    worn: bool  # it is effect text

    def __init__(self, inner: Static, worn: bool) -> None:
        self.inner = inner
        self.worn = worn

    def damage(self, s: Realm, me: i64, seat: i64, u: i64) -> i64:
        who: i64 = holder(s, me, self.worn)
        return self.inner.damage(s, who, seat, u) if who else 0

    def price_change(self, s: Realm, me: i64, item: Item) -> PriceChange | None:
        who: i64 = holder(s, me, self.worn)
        return self.inner.price_change(s, who, item) if who else None

    def eases_extras(self, s: Realm, me: i64, item: Item) -> bool:
        who: i64 = holder(s, me, self.worn)
        return who > 0 and self.inner.eases_extras(s, who, item)

    def eases_total(self, s: Realm, me: i64, item: Item) -> bool:
        who: i64 = holder(s, me, self.worn)
        return who > 0 and self.inner.eases_total(s, who, item)

    def adds_more(self, s: Realm, me: i64, u: i64) -> i64:
        who: i64 = holder(s, me, self.worn)
        return self.inner.adds_more(s, who, u) if who else 0

    def repeat(self, s: Realm, me: i64, item: Item) -> Extra | None:
        who: i64 = holder(s, me, self.worn)
        return self.inner.repeat(s, who, item) if who else None

    def repeat_less(self, s: Realm, me: i64, item: Item) -> i64:
        who: i64 = holder(s, me, self.worn)
        return self.inner.repeat_less(s, who, item) if who else 0

    def readies(self, s: Realm, me: i64, seat: i64) -> bool:
        who: i64 = holder(s, me, self.worn)
        return who > 0 and self.inner.readies(s, who, seat)

    def readies_tokens(self, s: Realm, me: i64, seat: i64) -> bool:
        who: i64 = holder(s, me, self.worn)
        return who > 0 and self.inner.readies_tokens(s, who, seat)

    def spares(self, s: Realm, me: i64, u: i64) -> bool:
        who: i64 = holder(s, me, self.worn)
        return who > 0 and self.inner.spares(s, who, u)

    def opens(self, s: Realm, me: i64, seat: i64) -> bool:
        who: i64 = holder(s, me, self.worn)
        return who > 0 and self.inner.opens(s, who, seat)

    def knells(self, s: Realm, me: i64, seat: i64) -> i64:
        who: i64 = holder(s, me, self.worn)
        return self.inner.knells(s, who, seat) if who else 0

    def saves(self, s: Realm, me: i64, u: i64) -> bool:
        return holder(s, me, self.worn) > 0 and self.inner.saves(s, me, u)  # the Equipment itself dies

    def unhurt(self, s: Realm, me: i64, u: i64) -> bool:
        who: i64 = holder(s, me, self.worn)
        return who > 0 and self.inner.unhurt(s, who, u)

    def recalls_all(self, s: Realm, me: i64) -> bool:
        who: i64 = holder(s, me, self.worn)
        return who > 0 and self.inner.recalls_all(s, who)

    def tags(self, s: Realm, me: i64, u: i64, tag: str) -> bool:
        who: i64 = holder(s, me, self.worn)
        return who > 0 and self.inner.tags(s, who, u, tag)

    def quickens(self, s: Realm, me: i64, seat: i64, card: Card) -> bool:
        who: i64 = holder(s, me, self.worn)
        return who > 0 and self.inner.quickens(s, who, seat, card)

    def hurries(self, s: Realm, me: i64, item: Item) -> bool:
        who: i64 = holder(s, me, self.worn)
        return who > 0 and self.inner.hurries(s, who, item)

    def mixes(self, s: Realm, me: i64, u: i64) -> bool:
        who: i64 = holder(s, me, self.worn)
        return who > 0 and self.inner.mixes(s, who, u)

    def price(self) -> Cost:
        return self.inner.price()

    def forbids(self, s: Realm, me: i64, deed: i64, seat: i64, place: i64) -> bool:
        who: i64 = holder(s, me, self.worn)
        return who > 0 and self.inner.forbids(s, who, deed, seat, place)

    def victory(self) -> i64:
        return self.inner.victory()


@final
class SwitchedLayer(LayerEffect):
    """The same of a passive ability that works in layers."""

    inner: LayerEffect
    worn: bool

    def __init__(self, inner: LayerEffect, worn: bool) -> None:
        self.inner = inner
        self.worn = worn
        self.keywords = inner.keywords
        self.values = inner.values
        self.missing = inner.missing
        self.minimum = inner.minimum
        self.trigger = inner.trigger
        self.mine = inner.mine and not worn
        self.depends = ON_OTHERS if worn and inner.depends else inner.depends

    def applies(self, s: Realm, me: i64, u: i64) -> bool:
        who: i64 = holder(s, me, self.worn)
        return who > 0 and self.inner.applies(s, who, u)

    def might(self, s: Realm, me: i64, u: i64) -> i64:
        who: i64 = holder(s, me, self.worn)
        return self.inner.might(s, who, u) if who else 0

    def times(self, s: Realm, me: i64, u: i64) -> i64:
        who: i64 = holder(s, me, self.worn)
        return self.inner.times(s, who, u) if who else 0


@final
class SwitchedTrigger(Trigger):
    """The same of a triggered ability."""

    inner: Trigger

    def __init__(self, inner: Trigger, worn: bool) -> None:
        self.inner = inner
        self.worn = worn
        self.event = inner.event
        self.ability = inner.ability
        self.knell = inner.knell
        self.together = inner.together
        self.nth = inner.nth
        self.attributes = inner.attributes

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")

    def hears(self, s: Realm, me: i64, event: Happening) -> bool:
        who: i64 = holder(s, me, self.worn)
        return who > 0 and self.inner.hears(s, who, event)


@final
class Given(LayerEffect):
    """The unit that this is attached to has a triggered ability about itself."""

    def __init__(self, trigger: Trigger) -> None:
        self.keywords = []
        self.values = []
        self.trigger = trigger

    def applies(self, s: Realm, me: i64, u: i64) -> bool:
        return host_of(s, me) == u


def holder(s: Realm, me: i64, worn: bool) -> i64:
    """The object that has an ability of Equipment now; 0, which is a legend, if none has."""
    host: i64 = host_of(s, me)
    if worn:
        return host
    return 0 if host else me


@final
class Equipped(LayerEffect):
    """The unit that this is attached to has Might, keywords and abilities: bonus and effect text [137]."""

    bonus: i64
    gives: list[Word]  # triggered and passive abilities, in which "I" am the unit

    def __init__(self, bonus: int, *gifts: Keyword | Trigger | WhenEither | Static) -> None:
        self.bonus = bonus
        self.keywords = []
        self.values = []
        self.gives = []
        for gift in gifts:
            if isinstance(gift, Keyword):
                self.keywords.append(gift.keyword)
                self.values.append(gift.n)
            else:
                self.gives.append(gift)

    def join(self, card: Card) -> None:
        super().join(card)
        for word in self.gives:
            if isinstance(word, LayerEffect) and word.of_gear:
                word.join(card)
            elif isinstance(word, LayerEffect):
                SwitchedLayer(word, worn=True).join(card)
            elif isinstance(word, Static):
                word.join(card)  # which notes what kind of ability it is
                card.passives[-1] = Switched(word, worn=True)
            for trigger in triggers_in(word):
                if trigger.event < WATCHED:
                    Given(trigger).join(card)
                else:
                    SwitchedTrigger(trigger, worn=True).join(card)

    def applies(self, s: Realm, me: i64, u: i64) -> bool:
        return host_of(s, me) == u

    def might(self, s: Realm, me: i64, u: i64) -> i64:
        return self.bonus


def triggers_in(word: Word) -> list[Trigger]:
    """The triggered abilities that a word of an effect text is."""
    if isinstance(word, WhenEither):
        return [*word.whens]
    return [word] if isinstance(word, Trigger) else []


def switch_rules_text(card: Card) -> None:
    """Let the rules text of a card be off while it is attached."""
    passives: list[Static] = []
    for static in card.passives:
        passives.append(static if isinstance(static, Switched) else Switched(static, worn=False))
    card.passives = passives
    effects: list[LayerEffect] = []
    for effect in card.layer_effects:
        if isinstance(effect, Equipped | SwitchedLayer | Given) or effect.of_gear:
            effects.append(effect)
        else:
            effects.append(SwitchedLayer(effect, worn=False))
    card.layer_effects = effects
    triggers: list[Trigger] = []
    for trigger in card.triggers:
        if isinstance(trigger, SwitchedTrigger):
            triggers.append(trigger)
        else:
            triggers.append(SwitchedTrigger(trigger, worn=False))
    card.triggers = triggers


@final
class CopiesText(Word):
    """The unit that this is attached to has its own text once more, as the effect text of this."""

    def join(self, card: Card) -> None:
        card.copies_text = True

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")


@final
class DiesForMe(Static):
    """If I would die, the Equipment dies instead; I am healed, exhausted and recalled [367]."""

    def join(self, card: Card) -> None:
        card.passives.append(self)
        card.saves = True

    def saves(self, s: Realm, me: i64, u: i64) -> bool:
        return host_of(s, me) == u


@final
class ThisEquipment(Selector):
    """In effect text, the Equipment whose text it is, while it is attached."""

    def among(self, s: Realm, f: Resolving) -> list[int]:
        ability = s.chain[-1].ability
        for u in attached_to(s, f.me) if f.me >= 0 else []:
            for word in s.card(u).words:
                if isinstance(word, Equipped):
                    for given in word.gives:
                        if any([trigger.ability is ability for trigger in triggers_in(given)]):
                            return [u]
        return []


THIS_EQUIPMENT: Final = ThisEquipment()

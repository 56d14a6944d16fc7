"""Keywords of those that take up Equipment: Quick-Draw and Weaponmaster [819, 821]."""

from __future__ import annotations

from typing import final

from riftable.core.machine import Ask, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import (
    Ability,
    Card,
    Cost,
    Instruction,
    LayerEffect,
    Pick,
    Static,
    Trigger,
)
from riftable.games.riftbound.rules.attachment import attach, detach
from riftable.games.riftbound.rules.damage import blame
from riftable.games.riftbound.rules.death import kill
from riftable.games.riftbound.rules.frames import Paying, Resolving
from riftable.games.riftbound.rules.growth import spend_xp
from riftable.games.riftbound.rules.happenings import Happening
from riftable.games.riftbound.rules.ids import (
    ASK_MAY,
    ASK_SPEND,
    ATTACHED_NOW,
    GEAR,
    MAY_USE,
    NO,
    PLAYED_ME,
    REACTION,
    YES,
)
from riftable.games.riftbound.rules.items import Item
from riftable.games.riftbound.rules.lasting import attached_to, host_of, number_of
from riftable.games.riftbound.rules.legal_plays import spend_base, spendable
from riftable.games.riftbound.rules.mutations import recycle_from_trash
from riftable.games.riftbound.rules.printed_costs import KILL_FRIEND, KILL_PERMANENT, RECYCLE_CARD
from riftable.games.riftbound.rules.resources import can_afford
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.words.attachments import EQUIP, AttachMe, Equipped
from riftable.games.riftbound.words.flow import skip
from riftable.games.riftbound.words.selectors import YOURS, Filter, ObjectPick, a_unit, first_choice


@final
class QuickDraw(Trigger):
    """Reaction; when you play this, attach it to a unit you control [819]."""

    def __init__(self) -> None:
        self.event = PLAYED_ME
        self.ability = Ability("quick-draw", [AttachMe(a_unit(YOURS))])

    def join(self, card: Card) -> None:
        super().join(card)
        card.timing = REACTION

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")

    def hears(self, s: Realm, me: i64, event: Happening) -> bool:
        return True


@final
class Weaponmaster(Trigger):
    """When you play me, you may pay the Equip cost of your Equipment, less one Power, to attach it [821]."""

    def __init__(self) -> None:
        self.event = PLAYED_ME
        self.ability = Ability("weaponmaster", [TakeUp()])

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")

    def hears(self, s: Realm, me: i64, event: Happening) -> bool:
        return True


def equip_cost(card: Card) -> Cost | None:
    """The cost of the Equip ability of a card, less one Power of any domain; None: it has no such ability."""
    for ability in card.activated:
        if ability.name == EQUIP:
            cost = ability.cost
            own: i64 = 1 if cost.power else 0
            every: i64 = 1 if cost.any and not own else 0
            return Cost(
                int(cost.energy),
                int(cost.power - own),
                spend=int(cost.spend),
                any_power=int(cost.any - every),
                n=int(cost.least),
                xp=int(cost.xp),
            )
    return None


@final
class TakeUp(Instruction):
    """Equipment of yours is chosen; you may pay for it, and it is attached to me."""

    pick: ObjectPick

    def __init__(self) -> None:
        self.pick = ObjectPick(Filter(YOURS, type_=GEAR, tag="Equipment"))

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        ability.add_choice(self.pick)
        steps.append(PayForIt(self.pick))
        steps.append(self)

    def run(self, s: Realm, f: Resolving) -> None:
        for u in self.pick.among(s, f):
            if f.me >= 0:
                attach(s, u, f.me)


@final
class PayForIt(Step):
    """Ask whether to pay the reduced Equip cost of what was chosen, then with what; skip the rest if not."""

    pick: Pick

    def __init__(self, pick: Pick) -> None:
        self.pick = pick

    def run(self, s: Realm, f: Resolving) -> None:
        item = s.chain[-1]
        found = self.pick.among(s, f)
        cost = equip_cost(s.card(found[0])) if found else None
        if cost is None or f.me < 0:
            skip(f, 1)
        elif not f.left:
            if can_afford(s, item.seat, s.kind[found[0]], cost) and self.has_enough(s, cost):
                s.ask = Ask(item.seat, ASK_MAY, item.kind, MAY_USE, [YES, NO])
            else:
                skip(f, 1)
        elif cost.spend and len(f.picked) < cost.least:
            base: i64 = spend_base(cost.spend)
            moves = sorted({base + code for code in self.left_to_spend(s, f, cost)})
            s.ask = Ask(item.seat, ASK_SPEND, s.kind[found[0]], cost.spend, moves)
        else:
            self.pay(s, f, s.kind[found[0]], cost)

    def has_enough(self, s: Realm, cost: Cost) -> bool:
        """Whether there is enough to spend besides runes."""
        return not cost.spend or len(spendable(s, s.chain[-1], cost)) >= cost.least

    def left_to_spend(self, s: Realm, f: Resolving, cost: Cost) -> list[int]:
        """What is not chosen yet."""
        left = spendable(s, s.chain[-1], cost)[:]
        for code in f.picked:
            left.remove(code)
        return left

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        if move == NO:
            skip(f, 1)
            return
        if move != YES:
            cost = equip_cost(s.card(self.pick.among(s, f)[0]))
            assert cost is not None
            f.picked = [*f.picked, move - spend_base(cost.spend)]
        f.left = 1
        f.again()

    def pay(self, s: Realm, f: Resolving, kind: i64, cost: Cost) -> None:
        """Pay all of it, the runes last."""
        seat: i64 = s.chain[-1].seat
        spent, f.picked, f.left = f.picked, [], 0
        s.moment += 1
        if cost.spend in (KILL_FRIEND, KILL_PERMANENT):
            for u in spent:
                blame(s, u, seat, -1)
            kill(s, [u for u in spent if s.kind[u] != GONE])
        elif cost.spend == RECYCLE_CARD:
            recycle_from_trash(s, seat, seat, spent)
        if cost.xp:
            spend_xp(s, seat, cost.xp)
        if cost.energy or cost.power or cost.any:
            s.frames.append(Paying(s.config.bill, seat, kind, [cost.energy, cost.power, cost.any]))


@final
class MixesScoring(Static):
    """My hold effects are also conquer effects, and vice versa."""

    def mixes(self, s: Realm, me: i64, u: i64) -> bool:
        return u == me


@final
class FreshBonus(LayerEffect):
    """If this was attached to me this turn, I have more Might; it is effect text of Equipment."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n
        self.keywords = []
        self.values = []
        self.of_gear = True

    def join(self, card: Card) -> None:
        super().join(card)
        card.knows_when_attached = True

    def applies(self, s: Realm, me: i64, u: i64) -> bool:
        return host_of(s, me) == u and number_of(s, ATTACHED_NOW, me) == u

    def might(self, s: Realm, me: i64, u: i64) -> i64:
        return self.n


@final
class DoublesBonuses(LayerEffect):
    """Each Equipment attached to me gives double its base Might bonus; to say so twice says no more."""

    def __init__(self) -> None:
        self.keywords = []
        self.values = []
        self.mine = True

    def join(self, card: Card) -> None:
        super().join(card)
        card.same_twice = True

    def applies(self, s: Realm, me: i64, u: i64) -> bool:
        return u == me

    def might(self, s: Realm, me: i64, u: i64) -> i64:
        n: i64 = 0
        for worn in attached_to(s, me):
            for word in s.card(worn).words:
                if isinstance(word, Equipped):
                    n += word.bonus
        return n


@final
class HasTag(Static):
    """I have a tag besides those that are printed on me."""

    tag: str

    def __init__(self, tag: str) -> None:
        self.tag = tag

    def tags(self, s: Realm, me: i64, u: i64, tag: str) -> bool:
        return u == me and tag == self.tag


@final
class SameControllerPick(ObjectPick):
    """Equipment with the same controller as the unit chosen first."""

    def __init__(self, least: int = 1) -> None:
        super().__init__(Filter(type_=GEAR, tag="Equipment"), least=least)
        self.follows = True

    def fits(self, s: Realm, item: Item, code: i64) -> bool:
        unit: i64 = first_choice(item, 0)
        return unit >= 0 and s.seat[unit] == s.seat[code] and super().fits(s, item, code)


@final
class AttachOrDetach(Instruction):
    """A unit and Equipment of one controller: the one is attached to the other, or detached from it."""

    unit: Pick
    gear: Pick

    def __init__(self) -> None:
        self.unit = a_unit()
        self.gear = SameControllerPick()

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        ability.add_choice(self.unit)
        ability.add_choice(self.gear)
        steps.append(self)

    def run(self, s: Realm, f: Resolving) -> None:
        for host in self.unit.among(s, f):
            for gear in self.gear.among(s, f):
                if host_of(s, gear) == host:
                    detach(s, gear)
                else:
                    attach(s, gear, host)


@final
class WornPick(ObjectPick):
    """Up to one Equipment that is attached to the unit chosen first."""

    def __init__(self) -> None:
        super().__init__(Filter(type_=GEAR, tag="Equipment"), least=0)
        self.follows = True

    def fits(self, s: Realm, item: Item, code: i64) -> bool:
        unit: i64 = first_choice(item, 0)
        return unit >= 0 and host_of(s, code) == unit and super().fits(s, item, code)


@final
class TakeOver(Instruction):
    """If the unit chosen first is equipped, one of its Equipment may be attached to me."""

    pick: WornPick

    def __init__(self) -> None:
        self.pick = WornPick()

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        ability.add_choice(self.pick)
        steps.append(self)

    def run(self, s: Realm, f: Resolving) -> None:
        for u in self.pick.among(s, f):
            if f.me >= 0:
                attach(s, u, f.me)


@final
class EquipmentQuickDraw(LayerEffect):
    """Your Equipment everywhere have Quick-Draw; to have it twice is as good as once [819]."""

    def __init__(self) -> None:
        self.keywords = []
        self.values = []
        self.trigger = QuickDraw()

    def join(self, card: Card) -> None:
        super().join(card)
        card.passives.append(self)
        card.same_twice = True

    def applies(self, s: Realm, me: i64, u: i64) -> bool:
        card = s.card(u)
        return s.seat[me] == s.seat[u] and is_equipment(card) and not has_quick_draw(card)

    def quickens(self, s: Realm, me: i64, seat: i64, card: Card) -> bool:
        return s.seat[me] == seat and is_equipment(card)


def is_equipment(card: Card) -> bool:
    """Whether a card is Equipment."""
    return card.type == GEAR and "Equipment" in card.tags


def has_quick_draw(card: Card) -> bool:
    """Whether Quick-Draw is printed on a card."""
    return any([isinstance(word, QuickDraw) for word in card.words])

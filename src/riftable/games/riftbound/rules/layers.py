"""Continuous effects: the Might and the keywords that objects have now [473-480].

Each layer builds on the one before:

1. traits: what is printed on the card, and who controls the object;
2. abilities: keywords of the card, given by lasting effects and by passive abilities;
3. arithmetic: increases of Might, then decreases, and last those with a limit, which depend on the rest.

An effect that asks for values which layers make ("while I'm Mighty") depends on all others, so it comes after
them. Such effects are looked at again until none of them newly applies; each applies once to an object, and
stays, so it ends.
"""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Ask
from riftable.core.native import i64, mypyc_attr
from riftable.games.riftbound.rules.abilities import NO_MINIMUM, LayerEffect, Trigger
from riftable.games.riftbound.rules.columns import GONE, Columns
from riftable.games.riftbound.rules.ids import (
    ASSAULT,
    ATTACHED,
    ATTACKER,
    BUFFED,
    BUFFS,
    BUFFS_MORE,
    DEFENDER,
    FADING,
    GRANT,
    GRANTS,
    LENDS,
    NUM_KEYWORDS,
    SHIELD,
    SHIELDS,
    TEMPORARY,
)
from riftable.games.riftbound.rules.selecting import ON_ITSELF, ON_NOTHING, ON_OTHERS

NO_FLOORS: Final[list[int]] = []
NO_TRIGGERS: Final[list[tuple[Trigger, int]]] = []


@final
@mypyc_attr(acyclic=True)
class Values:
    """What one object has, by all effects that apply to it."""

    keywords: list[int]  # by keyword, its value
    floors: list[int]  # by keyword, the value it has at least; empty: no effect says so
    more: i64  # Might: what increases it, the printed one included
    less: i64  # what decreases it
    limited: list[int]  # what decreases it down to a minimum: amount, minimum, amount, minimum, ...
    might: i64  # the sum, perhaps below 0 [143.2.b]

    def __init__(self, keywords: list[int], more: i64) -> None:
        self.keywords = keywords
        self.floors = NO_FLOORS
        self.more = more
        self.less = 0
        self.limited = []
        self.might = 0

    def keyword(self, keyword: i64) -> i64:
        """The value of a keyword; 0: it has not got it."""
        n: i64 = self.keywords[keyword]
        return max(n, self.floors[keyword]) if self.floors else n

    def take(self, effect: LayerEffect, might: i64, times: i64) -> None:
        """Add what a passive ability gives, its keywords so many times."""
        for i, keyword in enumerate(effect.keywords):
            if effect.missing:
                if not self.floors:
                    self.floors = [0] * NUM_KEYWORDS
                self.floors[keyword] = max(self.floors[keyword], effect.values[i])
            else:
                self.keywords[keyword] += effect.values[i] * times
        if might >= 0:
            self.more += might
        elif effect.minimum == NO_MINIMUM:
            self.less -= might
        else:
            self.limited += [-might, effect.minimum]

    def add_up(self, flags: i64) -> None:
        """Reckon the Might of a unit in a state."""
        n: i64 = self.more
        if flags & ATTACKER:
            n += self.keyword(ASSAULT)
        elif flags & DEFENDER:
            n += self.keyword(SHIELD)
        n -= self.less
        for i in range(0, len(self.limited), 2):
            least: i64 = self.limited[i + 1]
            n = max(n - self.limited[i], min(n, least))
        self.might = n


@final
@mypyc_attr(acyclic=True)
class LayerCache:
    """The values of objects while a question waits. Nothing changes until it is answered."""

    ask: Ask | None  # None: a step runs, and may change anything
    values: dict[int, Values]

    def __init__(self, ask: Ask | None) -> None:
        self.ask = ask
        self.values = {}


def from_buffs(s: Columns, u: i64) -> i64:
    """The Might that a buffed unit has from all its buffs [702]."""
    buffs: i64 = 1
    each: i64 = 1
    for effect in s.effects:
        if effect.what == BUFFS and effect.unit == u:
            buffs += effect.n
        elif effect.what == BUFFS_MORE and s.config.sides[effect.seat] == s.config.sides[s.seat[u]]:
            each += effect.n
    return buffs * each


def copiers(s: Columns, u: i64) -> list[int]:
    """The gear by which a unit has its own text once more each, in the order in which it was attached."""
    found: list[int] = []
    for effect in s.effects:
        if effect.what == ATTACHED and effect.n == u and s.cards[s.kind[effect.unit]].copies_text:
            found.append(effect.unit)
    return found


def values_without_auras(s: Columns, u: i64) -> Values:
    """What an object has by itself and by lasting effects."""
    card = s.cards[s.kind[u]]
    v = Values(card.keywords[:], card.might + s.extra[u])
    flags: i64 = s.flags[u]
    if s.config.copies_text:
        for _ in copiers(s, u):
            for keyword, value in enumerate(card.keywords):
                v.keywords[keyword] += value
    if flags & BUFFED:
        v.more += from_buffs(s, u)
    if flags & FADING:
        v.keywords[TEMPORARY] += 1
    for effect in s.effects:
        if effect.unit == u:
            if effect.what == SHIELDS:
                v.keywords[SHIELD] += effect.n
            elif effect.what == GRANTS:
                v.keywords[effect.n // GRANT] += effect.n % GRANT
    return v


def is_ordered(s: Columns, u: i64) -> bool:
    """Whether the Might that passive abilities may give an object depends on other effects.

    Else it is a mere sum, which `might_from_auras` finds sooner.
    """
    ordered = False
    reached = False
    for me in s.layered:
        card = s.cards[s.kind[me]]
        ordered = ordered or card.ordered
        reached = reached or me == u or card.reaches
    return ordered and reached


def might_from_auras(s: Columns, u: i64) -> i64:
    """The Might that passive abilities give an object, where none of them depends on another."""
    n: i64 = 0
    for me in s.layered:
        card = s.cards[s.kind[me]]
        if me == u or card.reaches:
            for effect in card.layer_effects:
                if (me == u or not effect.mine) and effect.applies(s, me, u):
                    n += effect.might(s, me, u)
    return n


def may_have(s: Columns, u: i64, keyword: i64) -> bool:
    """Whether a passive ability could give an object a keyword."""
    for me in s.layered:
        card = s.cards[s.kind[me]]
        if (card.gives_me if me == u else card.gives) >> keyword & 1:
            return True
    return False


def evaluate(s: Columns, cache: LayerCache, u: i64) -> Values:
    """Find the values of an object and remember them; those of all, if they depend on each other.

    `s` must give the values in the cache to effects that ask for them meanwhile.
    """
    depends: i64 = ON_NOTHING
    for me in s.layered:
        depends = max(depends, s.cards[s.kind[me]].depends)
    if depends == ON_OTHERS:
        apply_layers(s, cache, [v for v in range(len(s.kind)) if s.kind[v] != GONE])
    elif depends == ON_ITSELF:
        apply_layers(s, cache, [u])
    else:
        values = values_without_auras(s, u)
        for me in s.layered:
            for effect in s.cards[s.kind[me]].layer_effects:
                if (me == u or not effect.mine) and effect.applies(s, me, u):
                    values.take(effect, effect.might(s, me, u), effect.times(s, me, u))
        values.add_up(s.flags[u])
        cache.values[u] = values
    return cache.values[u]


def apply_layers(s: Columns, cache: LayerCache, objects: list[int]) -> None:
    """Find the values of some objects, where effects depend on such values."""
    for u in objects:
        cache.values[u] = values_without_auras(s, u)
    effects: list[LayerEffect] = []  # those that depend, once for each object that they may concern
    sources: list[int] = []
    holders: list[int] = []
    for me in s.layered:
        for effect in s.cards[s.kind[me]].layer_effects:
            for u in objects:
                if effect.mine and me != u:
                    continue
                if effect.depends != ON_NOTHING:
                    effects.append(effect)
                    sources.append(me)
                    holders.append(u)
                elif effect.applies(s, me, u):
                    cache.values[u].take(effect, effect.might(s, me, u), effect.times(s, me, u))
    waiting = list(range(len(effects)))
    while True:
        for u in objects:
            cache.values[u].add_up(s.flags[u])
        new = [i for i in waiting if effects[i].applies(s, sources[i], holders[i])]
        if not new:
            return
        waiting = [i for i in waiting if i not in new]  # so it ends: each applies once
        might = [effects[i].might(s, sources[i], holders[i]) for i in new]
        times = [effects[i].times(s, sources[i], holders[i]) for i in new]
        for i, n, often in zip(new, might, times, strict=True):
            cache.values[holders[i]].take(effects[i], n, often)


def granted_triggers(s: Columns, u: i64) -> list[tuple[Trigger, int]]:
    """The triggered abilities that an object is given, each with the object that gives it; -1: an effect."""
    found = NO_TRIGGERS
    for one in s.effects:
        if one.what == LENDS and one.unit == u:
            found = [*found, (s.cards[one.kind].lends[one.text], -1)]
    for me in s.layered:
        for effect in s.cards[s.kind[me]].layer_effects:
            trigger = effect.trigger
            if trigger is not None and effect.applies(s, me, u):
                found = [*found, (trigger, me)]
    return found

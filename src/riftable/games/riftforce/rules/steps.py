"""The words that guilds are written in. Each is an instruction for the machine and a sentence for `speech`.

The vocabulary is closed: no ability holds free Python, so the same words also lower to tables.
"""

from __future__ import annotations

from typing import Final

from riftable.core.machine import Ask, Code, Step
from riftable.core.native import i64
from riftable.games.riftforce.rules.events import Again
from riftable.games.riftforce.rules.frames import Ability, Activating
from riftable.games.riftforce.rules.ids import (
    ASK_FAR,
    ASK_HEAL,
    ASK_HIT,
    ASK_NEAR,
    ASK_PUSH,
    ASK_SIDE,
    ASK_STOLEN,
    BY_GUILD,
    CHANCE_CARD,
    HAND,
    LANE,
    NUMBER,
    STOP,
)
from riftable.games.riftforce.rules.selectors import ALL, ONE_LANE, Selector
from riftable.games.riftforce.rules.state import Rift

ADJACENT: Final = 0  # a location next to this one
ELSEWHERE: Final = 1  # any other location


class Word(Step):
    """A step that appears in a guild's definition."""

    def lower(self, code: list[Step]) -> None:
        """Add the instructions that carry this word out."""
        code.append(self)

    def lower_after(self, hit: Hit, code: list[Step]) -> None:
        """Add the instructions that carry this word out when `hit` has destroyed its target."""
        self.lower(code)


class Targeted(Word):
    """A word that does something to units: it asks when the selector leaves a real choice."""

    selector: Selector
    question: i64
    n: i64

    def run(self, s: Rift, f: Ability) -> None:
        units = self.selector.among(s, f)
        if len(units) > 1 and self.selector.choice != ALL:
            if self.selector.choice == ONE_LANE:
                s.ask = Ask(s.turn, ASK_SIDE, f.me, self.n, s.config.near[s.at[f.me]])
            else:
                s.ask_unit(self.question, f.me, self.n, units)
            return
        for u in units:
            self.act(s, f, u)

    def answer(self, s: Rift, f: Ability, move: i64) -> None:
        side: i64 = s.side(f.me)
        if self.selector.enemy:
            side = 1 - side
        if self.selector.choice == ONE_LANE:
            self.act(s, f, s.row(side, move - LANE)[0])
        else:
            self.act(s, f, s.unit_at(side, move))

    def act(self, s: Rift, f: Ability, u: i64) -> None:
        """Do it to one unit."""
        raise NotImplementedError


class Hit(Targeted):
    """Place `n` damage; if that destroys the unit, do `on_kill`."""

    def __init__(self, n: int, selector: Selector, on_kill: Word | None = None) -> None:
        self.n = n
        self.selector = selector
        self.question = ASK_HIT
        self.on_kill = on_kill

    def lower(self, code: list[Step]) -> None:
        code.append(self)
        if self.on_kill is not None:
            code.append(Bury(True))
            follow: list[Step] = []
            self.on_kill.lower_after(self, follow)
            code.append(IfKilled(len(follow)))
            code.extend(follow)

    def act(self, s: Rift, f: Ability, u: i64) -> None:
        f.it = u
        s.hit(f.me, u, self.n)


class HitOrStop(Hit):
    """The same once more, if the player wants it: `stop` is an answer too."""

    def run(self, s: Rift, f: Ability) -> None:
        units = self.selector.among(s, f)
        if units:
            moves = [s.unit_move(u) for u in units]
            moves.sort()
            s.ask = Ask(s.turn, self.question, f.me, self.n, [STOP, *moves])

    def answer(self, s: Rift, f: Ability, move: i64) -> None:
        if move == STOP:
            return
        if s.log is not None:
            s.log.append(Again(f.me))
        self.act(s, f, s.unit_at(1 - s.side(f.me), move))


class HitHarder(Targeted):
    """Place `n` damage, or `hard` if a unit is damaged: the one hit, or (`by_me`) the one that hits."""

    def __init__(self, n: int, hard: int, selector: Selector, by_me: bool = False) -> None:
        self.n = n
        self.hard = hard
        self.selector = selector
        self.question = ASK_HIT
        self.by_me = by_me

    def act(self, s: Rift, f: Ability, u: i64) -> None:
        f.it = u
        s.hit(f.me, u, self.hard if s.hurt[f.me if self.by_me else u] else self.n)


class Heal(Targeted):
    """Remove `n` damage."""

    def __init__(self, n: int, selector: Selector) -> None:
        self.n = n
        self.selector = selector
        self.question = ASK_HEAL

    def act(self, s: Rift, f: Ability, u: i64) -> None:
        s.heal(f.me, u, self.n, False)


class Cure(Targeted):
    """Remove all damage."""

    def __init__(self, selector: Selector) -> None:
        self.n = 0
        self.selector = selector
        self.question = ASK_HEAL

    def act(self, s: Rift, f: Ability, u: i64) -> None:
        s.heal(f.me, u, 0, True)


class Move(Word):
    """Move this unit; `both`: the enemy it hit comes along, if it lives."""

    def __init__(self, where: int, both: bool = False) -> None:
        self.where = where
        self.both = both

    def run(self, s: Rift, f: Ability) -> None:
        here: i64 = s.at[f.me]
        if self.where == ADJACENT:
            near = s.config.near[here]
            if len(near) == 1:
                self.answer(s, f, near[0])
            else:
                s.ask = Ask(s.turn, ASK_NEAR, f.me, 0, near)
        else:
            far = s.config.elsewhere[here]
            if s.side(f.me) == s.config.bots:  # a bot goes only where it does damage: A35
                challenge = s.config.challenges[NUMBER[s.kind[f.me]] - 5]
                far = [move for move in far if s.bots_hit(challenge, move - LANE)]
            if len(far) == 1:
                self.answer(s, f, far[0])
            else:
                s.ask = Ask(s.turn, ASK_FAR, f.me, 0, far)

    def answer(self, s: Rift, f: Ability, move: i64) -> None:
        lane: i64 = move - LANE
        s.move(f.me, lane)
        if self.both and f.it >= 0 and not s.is_doomed(f.it):
            s.drag(f.me, f.it, lane)


class Pull(Word):
    """Move the enemy that was hit to this unit's location, if it lives."""

    def run(self, s: Rift, f: Ability) -> None:
        if f.it >= 0 and not s.is_doomed(f.it):
            s.pull(f.me, f.it)


class Push(Word):
    """Move the enemy that was hit to a location next to its own, if it lives."""

    def run(self, s: Rift, f: Ability) -> None:
        if f.it >= 0 and not s.is_doomed(f.it):
            near = s.config.near[s.at[f.it]]
            if len(near) == 1:
                self.answer(s, f, near[0])
            else:
                s.ask = Ask(s.turn, ASK_PUSH, f.me, 0, near)

    def answer(self, s: Rift, f: Ability, move: i64) -> None:
        s.push(f.me, f.it, move - LANE)


class Gain(Word):
    """Gain Riftforce on top of what the destroyed give."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Rift, f: Ability) -> None:
        s.gain(s.side(f.me), self.n)


class Repeat(Word):
    """Do the hit that destroyed its target once more, on any target it has now; it does not chain."""

    def __init__(self, optional: bool = False) -> None:
        self.optional = optional

    def lower_after(self, hit: Hit, code: list[Step]) -> None:
        if self.optional:
            code.append(HitOrStop(hit.n, hit.selector))
            return
        code.append(StrikeAgain(hit.selector))
        code.append(Hit(hit.n, hit.selector))


class Steal(Word):
    """Play the destroyed enemy on this unit's side, at an adjacent location."""

    def run(self, s: Rift, f: Ability) -> None:
        near = s.config.near[s.at[f.me]]
        if len(near) == 1:
            self.answer(s, f, near[0])
        else:
            s.ask = Ask(s.turn, ASK_STOLEN, f.me, f.killed, near)

    def answer(self, s: Rift, f: Ability, move: i64) -> None:
        s.discards[f.pile] = s.discards[f.pile][:-1]  # it has just come to lie on top
        u = s.steal(f.killed, f.me, s.turn, move - LANE)
        if s.config.stolen_cards_act_by_number_only and by_guild(s):
            s.fired.append(u)  # as if it had been activated


def by_guild(s: Rift) -> bool:
    """Whether the activation under way goes by guild."""
    for frame in s.frames:
        if isinstance(frame, Activating):
            return frame.by == BY_GUILD
    return False


class Draw(Word):
    """Draw a card, if the hand has room."""

    def run(self, s: Rift, f: Ability) -> None:
        if len(s.hands[s.turn]) < HAND:
            s.ask_draw(s.turn)

    def answer(self, s: Rift, f: Ability, move: i64) -> None:
        s.draw(s.turn, move - CHANCE_CARD)


class Bury(Step):
    """Remove units with lethal damage; remember whether the unit just hit is among them."""

    def __init__(self, reward: bool) -> None:
        self.reward = reward

    def run(self, s: Rift, f: Ability) -> None:
        f.killed = -1
        if s.doomed:
            if f.it >= 0 and s.is_doomed(f.it):
                f.killed = s.kind[f.it]
                f.pile = s.pile_of(f.it)
            s.bury(f.me, self.reward)


class IfKilled(Step):
    """Skip the next `skip` steps unless the last check destroyed the unit just hit."""

    def __init__(self, skip: int) -> None:
        self.skip = skip

    def run(self, s: Rift, f: Ability) -> None:
        if f.killed < 0:
            for _ in range(self.skip):
                f.at = f.at.next


class StrikeAgain(Step):
    """Log that a repeat follows, if there is still a unit to hit."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def run(self, s: Rift, f: Ability) -> None:
        if s.log is not None and self.selector.among(s, f):
            s.log.append(Again(f.me))


class Guild:
    """A guild: what its elementals do when activated, when played, and when destroyed."""

    def __init__(
        self,
        name: str,
        *words: Word,
        on_play: list[Word] | None = None,
        reward: bool = True,
        gift: int = 0,
    ) -> None:
        self.name = name
        self.words = list(words)
        self.on_play = on_play or []
        self.reward = reward  # False: the enemies it destroys give no Riftforce
        self.gift = gift  # extra Riftforce for the opponent when one of them is destroyed
        self.code = lowered(name, self.words, reward)
        self.on_play_code = lowered(name + "+", self.on_play, True) if self.on_play else None


def lowered(name: str, words: list[Word], reward: bool) -> Code:
    """The instructions of an ability; every ability ends with a check for destroyed units."""
    steps: list[Step] = []
    for word in words:
        word.lower(steps)
    steps.append(Bury(reward))
    return Code(name, steps)

"""English: what abilities say."""

from __future__ import annotations

from riftable.games.riftforce.rules.ids import HAND
from riftable.games.riftforce.rules.steps import ADJACENT
from riftable.games.riftforce.speech.ability import AbilitySpeech, Clause, Share
from riftable.games.riftforce.speech.en.words import ALLY, BOT, DAMAGE, ELEMENTAL, ENEMY, RIFTFORCE
from riftable.games.riftforce.speech.targets import Part, Pick, Place, Target
from riftable.language.table_talk.en import CARD, listed

ORDINAL = {Pick.FIRST: "first", Pick.SECOND: "second", Pick.LAST: "last"}


def where(place: Place) -> str:
    """The place of a phrase, after it."""
    match place:
        case Place.HERE:
            return " here"
        case Place.THERE:
            return " there"
        case Place.BESIDE:
            return " at each adjacent location"
        case Place.BESIDE_THERE:
            return " at each location adjacent to it"
        case Place.ANYWHERE:
            return ""


def this(bot: bool) -> str:
    """This elemental, or this bot"""
    return f"this {(BOT if bot else ELEMENTAL).singular}"


def phrase(part: Part) -> str:
    """One noun phrase: the first enemy here."""
    noun = (ENEMY if part.enemy else BOT if part.bot else ALLY).singular
    place = where(part.place)
    match part.pick:
        case Pick.FIRST | Pick.SECOND | Pick.LAST:
            return f"the {ORDINAL[part.pick]} {noun}{place}"
        case Pick.MOST:
            return f"the most damaged {noun}{place}"
        case Pick.LAST_BEHIND:
            return f"the last {noun}{place} behind the first"
        case Pick.EACH_BEHIND:
            return f"each {noun}{place} behind the first"
        case Pick.EACH:
            return f"each {noun}{place}"
        case Pick.ANY:
            return f"any {noun}{place}"
        case Pick.ONE:
            return f"{'a' if noun == BOT.singular else 'an'} {noun}{place}"
        case Pick.BEHIND:
            return f"the {noun} directly behind {this(part.bot)}"
        case Pick.IN_FRONT:
            return f"each {noun} in front of it"
        case Pick.MYSELF:
            return this(part.bot)


def others(part: Part) -> str:
    """A noun phrase after one for the first: each other enemy here."""
    match part.pick:
        case Pick.LAST_BEHIND:
            return "the last of the others"
        case Pick.EACH_BEHIND:
            return f"each other {ENEMY.singular}{where(part.place)}"
        case _:
            return f"the {ORDINAL[part.pick]}"


def governed(preposition: str, aim: Target) -> str:
    """The preposition before each phrase: to this elemental and to each ally in front of it."""
    joint = " or " if aim.either else " and "
    return joint.join([f"{preposition} {phrase(part)}" for part in aim.parts])


class EnglishAbility(AbilitySpeech):
    """Abilities in English."""

    lead_played = "when you play this elemental"
    lead_killed = "if this destroys it"

    def deal(self, shares: list[Share]) -> str:
        first, *more = shares
        said = [f"{DAMAGE.counted(first.n)} {governed('to', first.target)}"]
        said += [f"{DAMAGE.counted(n)} to {others(aim.parts[0])}" for n, aim in more]
        return f"deal {listed(said)}"

    def deal_harder(self, share: Share, hard: int, by_me: bool) -> Clause:
        n, aim = share
        order = f"deal {DAMAGE.counted(n)} {governed('to', aim)}"
        if by_me:
            return Clause(f"{order}, or {hard} if {this(aim.parts[0].bot)} is damaged")
        if aim.each:
            return Clause(f"{order}, or {hard} to those that are damaged")
        part = aim.parts[0]
        if len(aim.parts) > 1 or part.pick in (Pick.ANY, Pick.ONE):
            return Clause(f"{order}, or {hard} if it is damaged")
        order = f"deal {DAMAGE.counted(hard)} to it; otherwise deal {DAMAGE.counted(n)} to it"
        return Clause(order, f"{phrase(part)} is damaged")

    def choose_beside(self, order: str) -> str:
        return f"choose an adjacent location: {order}"

    def first(self, order: str) -> str:
        return f"first, {order}"

    def then(self, order: str, second: str) -> str:
        return f"{order}, then {second}"

    def remove(self, n: int, aim: Target) -> str:
        return f"remove {DAMAGE.counted(n)} {governed('from', aim)}"

    def remove_all(self, aim: Target) -> str:
        return f"remove all damage {governed('from', aim)}"

    def move(self, where: int, both: bool, bot: bool) -> str:
        if both:
            same = "adjacent" if where == ADJACENT else "other"
            return f"move that enemy and {this(bot)} to the same {same} location"
        return f"move {this(bot)} to {'an adjacent' if where == ADJACENT else 'any other'} location"

    def pull(self, moved: bool, bot: bool) -> str:
        return f"move that enemy {f'to the location of {this(bot)}' if moved else 'here'}"

    def push(self) -> str:
        return "move that enemy to an adjacent location"

    def gain(self, n: int, extra: bool) -> str:
        return f"gain {n} extra Riftforce" if extra else f"gain {RIFTFORCE.counted(n)}"

    def repeat(self) -> str:
        return "do so once more"

    def steal(self) -> str:
        return "play it on your side at an adjacent location"

    def draw(self) -> Clause:
        return Clause(f"draw {CARD.counted(1)}", f"you have fewer than {CARD.counted(HAND)} in hand")

    def on_condition(self, condition: str, order: str) -> str:
        return f"if {condition}, {order}"

    def no_reward(self) -> str:
        return "Enemies destroyed this way give no Riftforce."

    def gift(self, n: int) -> str:
        return f"When this elemental is destroyed, your opponent gains {n} extra Riftforce."

"""Ukrainian: what abilities say."""

from __future__ import annotations

from riftable.games.riftforce.rules.ids import HAND
from riftable.games.riftforce.rules.steps import ADJACENT
from riftable.games.riftforce.speech.ability import AbilitySpeech, Clause, Share
from riftable.games.riftforce.speech.targets import Part, Pick, Place, Target
from riftable.games.riftforce.speech.uk.words import (
    ADJACENT_TO,
    ALLY,
    ANY,
    BOT,
    DAMAGE,
    ELEMENTAL,
    ENEMY,
    EVERY,
    FIRST,
    LAST,
    LOCATION,
    MOST_DAMAGED,
    ONE,
    OTHER,
    RIFTFORCE,
    SECOND,
)
from riftable.language.table_talk.uk import CARD, listed
from riftable.language.uk import THIS, Adjective, Case, CaseFrame
from riftable.language.uk_euphony import I, U, Z, flow

ORDINAL: dict[Pick, Adjective] = {Pick.FIRST: FIRST, Pick.SECOND: SECOND, Pick.LAST: LAST}


def where(place: Place) -> str:
    """The place of a phrase, after it."""
    match place:
        case Place.HERE:
            return " тут"
        case Place.THERE:
            return " там"
        case Place.BESIDE | Place.BESIDE_THERE:
            return f" на {LOCATION.sg('L', EVERY, ADJACENT_TO)}"
        case Place.ANYWHERE:
            return ""


def this(case: Case, bot: bool) -> str:
    """цей елементаль, цей бот"""
    return (BOT if bot else ELEMENTAL).sg(case, THIS)


def phrase(part: Part, case: Case) -> str:
    """One noun phrase in a case: першому ворогу тут."""
    noun = ENEMY if part.enemy else BOT if part.bot else ALLY
    place = where(part.place)
    match part.pick:
        case Pick.FIRST | Pick.SECOND | Pick.LAST:
            return f"{noun.sg(case, ORDINAL[part.pick])}{place}"
        case Pick.MOST:
            return f"{noun.sg(case, MOST_DAMAGED)}{place}"
        case Pick.LAST_BEHIND:
            return f"{noun.sg(case, LAST)}{place} за {FIRST.sg('I', noun.gender)}"
        case Pick.EACH_BEHIND:
            return f"{noun.sg(case, EVERY)}{place} за {FIRST.sg('I', noun.gender)}"
        case Pick.EACH:
            return f"{noun.sg(case, EVERY)}{place}"
        case Pick.ANY:
            return f"{noun.sg(case, ANY)}{place}"
        case Pick.ONE:
            return f"{noun.sg(case, ONE)}{place}"
        case Pick.BEHIND:
            return f"{noun.sg(case)} одразу за {this('I', part.bot)}"
        case Pick.IN_FRONT:
            return f"{noun.sg(case, EVERY)} перед ним"
        case Pick.MYSELF:
            return this(case, part.bot)


def others(part: Part) -> str:
    """A noun phrase in the dative after one for the first: кожному іншому ворогу тут."""
    match part.pick:
        case Pick.LAST_BEHIND:
            return f"{LAST.sg('D', ENEMY.gender)} {Z} {OTHER.pl('G')}"
        case Pick.EACH_BEHIND:
            return f"{ENEMY.sg('D', EVERY, OTHER)}{where(part.place)}"
        case _:
            return ORDINAL[part.pick].sg("D", ENEMY.gender)


def governed(aim: Target, case: Case, preposition: str = "") -> str:
    """All phrases of a target in a case, the preposition before each."""
    joint = " або " if aim.either else f" {I} "
    return joint.join([f"{preposition}{phrase(part, case)}" for part in aim.parts])


def frame(aim: Target) -> CaseFrame:
    """завдати governs the genitive, unless each gets as much."""
    return "po" if aim.each else "gen"


class UkrainianAbility(AbilitySpeech):
    """Abilities in Ukrainian."""

    lead_played = f"коли ви викладаєте {ELEMENTAL.sg('A', THIS)}"
    lead_killed = "якщо це його знищує"

    def spoken(self, text: str) -> str:
        return flow(text)

    def deal(self, shares: list[Share]) -> str:
        first, *more = shares
        said = [f"{DAMAGE.counted(first.n, frame(first.target))} {governed(first.target, 'D')}"]
        for n, aim in more:
            said.append(f"{DAMAGE.counted(n, frame(aim))} {others(aim.parts[0])}")
        return f"завдайте {listed(said)}"

    def deal_harder(self, share: Share, hard: int, by_me: bool) -> Clause:
        n, aim = share
        order = f"завдайте {DAMAGE.counted(n, frame(aim))} {governed(aim, 'D')}"
        harder = f"по {hard}" if aim.each else f"{hard}"
        if by_me:
            return Clause(f"{order} або {harder}, якщо {this('N', aim.parts[0].bot)} поранений")
        if aim.each:
            return Clause(f"{order} або {harder} тим, що поранені")
        part = aim.parts[0]
        if len(aim.parts) > 1 or part.pick in (Pick.ANY, Pick.ONE):
            return Clause(f"{order} або {harder}, якщо він поранений")
        order = (
            f"завдайте йому {DAMAGE.counted(hard, 'gen')}; інакше завдайте йому {DAMAGE.counted(n, 'gen')}"
        )
        return Clause(order, f"{phrase(part, 'N')} поранений")

    def choose_beside(self, order: str) -> str:
        return f"виберіть {LOCATION.sg('A', ADJACENT_TO)}: {order}"

    def first(self, order: str) -> str:
        return f"спершу {order}"

    def then(self, order: str, second: str) -> str:
        return f"{order}, потім {second}"

    def remove(self, n: int, aim: Target) -> str:
        return f"вилучіть {DAMAGE.counted(n, 'acc')} {governed(aim, 'G', f'{Z} ')}"

    def remove_all(self, aim: Target) -> str:
        return f"вилучіть {U}сі {DAMAGE.pl('A')} {governed(aim, 'G', f'{Z} ')}"

    def move(self, where: int, both: bool, bot: bool) -> str:
        if both:
            who = f"{ENEMY.sg('A', THIS)} {I} {this('A', bot)}"
            which = ADJACENT_TO if where == ADJACENT else OTHER
            return f"перемістіть {who} на ту саму {LOCATION.sg('A', which)}"
        to = LOCATION.sg("A", ADJACENT_TO) if where == ADJACENT else LOCATION.sg("A", ANY, OTHER)
        return f"перемістіть {this('A', bot)} на {to}"

    def pull(self, moved: bool, bot: bool) -> str:
        to = f"на {LOCATION.sg('A')} {this('G', bot)}" if moved else "сюди"
        return f"перемістіть {ENEMY.sg('A', THIS)} {to}"

    def push(self) -> str:
        return f"перемістіть {ENEMY.sg('A', THIS)} на {LOCATION.sg('A', ADJACENT_TO)}"

    def gain(self, n: int, extra: bool) -> str:
        return f"здобудьте {'ще ' if extra else ''}{RIFTFORCE.counted(n, 'acc')}"

    def repeat(self) -> str:
        return "повторіть ще раз"

    def steal(self) -> str:
        return f"викладіть його {Z} свого боку напроти {LOCATION.sg('G', ADJACENT_TO)}"

    def draw(self) -> Clause:
        less = f"менше ніж {CARD.counted(HAND, 'nom')}"
        return Clause(f"візьміть {CARD.counted(1, 'acc')}", f"{U} вас на руці {less}")

    def on_condition(self, condition: str, order: str) -> str:
        return f"якщо {condition}, {order}"

    def no_reward(self) -> str:
        return "За ворогів, знищених так, ви не здобуваєте сили розлому."

    def gift(self, n: int) -> str:
        gains = f"ваш противник здобуває ще {RIFTFORCE.counted(n, 'acc')}"
        return f"Коли {ELEMENTAL.sg('A', THIS)} знищено, {gains}."

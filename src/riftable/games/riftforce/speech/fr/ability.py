"""French: what abilities say."""

from __future__ import annotations

from riftable.games.riftforce.rules.ids import HAND
from riftable.games.riftforce.rules.steps import ADJACENT
from riftable.games.riftforce.speech.ability import AbilitySpeech, Clause, Share
from riftable.games.riftforce.speech.fr.words import ALLY, BOT, DAMAGE, ELEMENTAL, ENEMY, RIFTFORCE
from riftable.games.riftforce.speech.targets import Part, Pick, Place, Target
from riftable.language.fr import COLON, SEMICOLON, to
from riftable.language.table_talk.fr import CARD, listed

ORDINAL = {Pick.FIRST: "premier", Pick.SECOND: "deuxième", Pick.LAST: "dernier"}


def where(place: Place) -> str:
    """The place of a phrase, after it."""
    match place:
        case Place.HERE:
            return " ici"
        case Place.THERE:
            return " qui s’y trouve"
        case Place.BESIDE | Place.BESIDE_THERE:
            return " de chaque site adjacent"
        case Place.ANYWHERE:
            return ""


def this(bot: bool) -> str:
    """Cet élémentaire, ou ce bot"""
    return (BOT if bot else ELEMENTAL).this()


def phrase(part: Part) -> str:
    """One noun phrase: le premier ennemi ici."""
    noun = ENEMY if part.enemy else BOT if part.bot else ALLY
    word, place = noun.singular, where(part.place)
    match part.pick:
        case Pick.FIRST | Pick.SECOND | Pick.LAST:
            return f"le {ORDINAL[part.pick]} {word}{place}"
        case Pick.MOST:
            return f"{noun.the()} le plus blessé{place}"
        case Pick.LAST_BEHIND:
            return f"le dernier {word}{place} derrière le premier"
        case Pick.EACH_BEHIND:
            return f"chaque {word}{place} derrière le premier"
        case Pick.EACH:
            return f"chaque {word}{place}"
        case Pick.ANY:
            return f"n’importe quel {word}{place}"
        case Pick.ONE:
            return f"un {word}{place}"
        case Pick.BEHIND:
            return f"{noun.the()} placé juste derrière {this(part.bot)}"
        case Pick.IN_FRONT:
            return f"chaque {word} placé devant lui"
        case Pick.MYSELF:
            return this(part.bot)


def others(part: Part) -> str:
    """A noun phrase after one for the first: chaque autre ennemi ici."""
    match part.pick:
        case Pick.LAST_BEHIND:
            return "le dernier des autres"
        case Pick.EACH_BEHIND:
            return f"chaque autre {ENEMY.singular}{where(part.place)}"
        case _:
            return f"le {ORDINAL[part.pick]}"


def governed(aim: Target) -> str:
    """à before each phrase; infliger and retirer both take it."""
    return (" ou " if aim.either else " et ").join([to(phrase(part)) for part in aim.parts])


class FrenchAbility(AbilitySpeech):
    """Abilities in French."""

    lead_played = "quand vous jouez cet élémentaire"
    lead_killed = "si cela le détruit"

    def deal(self, shares: list[Share]) -> str:
        first, *more = shares
        said = [f"{DAMAGE.counted(first.n)} {governed(first.target)}"]
        said += [f"{DAMAGE.counted(n)} {to(others(aim.parts[0]))}" for n, aim in more]
        return f"infligez {listed(said)}"

    def deal_harder(self, share: Share, hard: int, by_me: bool) -> Clause:
        n, aim = share
        order = f"infligez {DAMAGE.counted(n)} {governed(aim)}"
        if by_me:
            return Clause(f"{order}, ou {hard} si {this(aim.parts[0].bot)} est blessé")
        if aim.each:
            return Clause(f"{order}, ou {hard} à ceux qui sont blessés")
        part = aim.parts[0]
        if len(aim.parts) > 1 or part.pick in (Pick.ANY, Pick.ONE):
            return Clause(f"{order}, ou {hard} s’il est blessé")
        order = f"infligez-lui {DAMAGE.counted(hard)}{SEMICOLON}sinon, infligez-lui {DAMAGE.counted(n)}"
        return Clause(order, f"{phrase(part)} est blessé")

    def choose_beside(self, order: str) -> str:
        return f"choisissez un site adjacent{COLON}{order}"

    def first(self, order: str) -> str:
        return f"d’abord, {order}"

    def then(self, order: str, second: str) -> str:
        return f"{order}, puis {second}"

    def remove(self, n: int, aim: Target) -> str:
        return f"retirez {DAMAGE.counted(n)} {governed(aim)}"

    def remove_all(self, aim: Target) -> str:
        return f"retirez tous les dégâts {governed(aim)}"

    def move(self, where: int, both: bool, bot: bool) -> str:
        if both:
            same = "le même site adjacent" if where == ADJACENT else "un même autre site"
            return f"déplacez cet ennemi et {this(bot)} vers {same}"
        site = "un site adjacent" if where == ADJACENT else "n’importe quel autre site"
        return f"déplacez {this(bot)} vers {site}"

    def pull(self, moved: bool, bot: bool) -> str:
        return f"déplacez cet ennemi {f'vers le site de {this(bot)}' if moved else 'ici'}"

    def push(self) -> str:
        return "déplacez cet ennemi vers un site adjacent"

    def gain(self, n: int, extra: bool) -> str:
        return f"gagnez {RIFTFORCE.counted(n)}{' de plus' if extra else ''}"

    def repeat(self) -> str:
        return "recommencez une fois"

    def steal(self) -> str:
        return "jouez-le de votre côté sur un site adjacent"

    def draw(self) -> Clause:
        return Clause(f"piochez {CARD.counted(1)}", f"vous avez moins de {CARD.counted(HAND)} en main")

    def on_condition(self, condition: str, order: str) -> str:
        return f"si {condition}, {order}"

    def no_reward(self) -> str:
        return "Les ennemis détruits ainsi ne rapportent pas de Riftforce."

    def gift(self, n: int) -> str:
        gains = f"votre adversaire gagne {RIFTFORCE.counted(n)} de plus"
        return f"Quand cet élémentaire est détruit, {gains}."

"""French: phrases for decks, spells and legends that came later."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.speech.card_parts import (
    IT,
    Noun,
    NounPhrase,
    Pronoun,
    Referent,
    Verb,
    VerbForm,
    Where,
    form_of,
)
from riftable.games.riftbound.speech.fr.card_nouns import (
    clitic,
    each_of,
    refer_to,
    subject,
    subject_verb,
    with_clitic,
    with_preposition,
)
from riftable.games.riftbound.speech.fr.card_words import (
    AT,
    ATTACH,
    CAN,
    COST,
    GIVE,
    MY,
    NOUNS,
    PREVENT,
    PUT,
    VERBS,
    FrenchVerb,
)
from riftable.games.riftbound.speech.further_phrases import FurtherPhrases
from riftable.language.fr import SEMICOLON, agree

SWAP: Final = FrenchVerb("échanger", "échange", "échange", "échangez", "échangent")


class FrenchFurtherPhrases(FurtherPhrases):
    """Further phrases in French."""

    def burn(self, form: VerbForm, n: int) -> str:
        top = "la première carte" if n == 1 else f"les {n} premières cartes"
        return f"{PUT.forms[form]} {top} de votre Main Deck dans votre Trash"

    def put_on_deck(self, form: VerbForm) -> str:
        return f"{PUT.forms[form]} une carte de votre main au-dessus ou au-dessous de votre Main Deck"

    def take_if(self, noun: Noun) -> str:
        it: Pronoun = IT._replace(noun=noun)
        taken = f"{with_clitic(VerbForm.ORDER, PUT, it)} dans votre main"
        recycled = with_clitic(VerbForm.ORDER, VERBS[Verb.RECYCLE], it)
        one = "une" if NOUNS[noun].feminine else "un"
        return f"si c’est {one} {NOUNS[noun].singular}, {taken}{SEMICOLON}sinon, {recycled}"

    def banish_one(self, form: VerbForm) -> str:
        return f"{VERBS[Verb.BANISH].forms[form]} l’une d’elles"

    def draw_rest(self, form: VerbForm) -> str:
        return f"{VERBS[Verb.DRAW].forms[form]} les autres"

    def counter_unless(self, form: VerbForm, what: Referent, cost: str) -> str:
        named = "" if clitic(what, dative=False)[0] else f" {refer_to(what)}"
        countered = f"{with_clitic(form, VERBS[Verb.COUNTER], what)}{named}"
        return f"{countered}, sauf si la personne qui le contrôle paie {cost}"

    def swap_might(self, form: VerbForm, what: Referent) -> str:
        return f"{SWAP.forms[form]} la Might {with_preposition('de', what)} pendant ce tour"

    def give_mine(self, form: VerbForm, to: Referent) -> str:
        gift = "mes mots-clés et un bonus de Might égal à ma Might"
        if clitic(to, dative=True)[0]:
            return f"{with_clitic(form, GIVE, to, dative=True)} {gift} pendant ce tour"
        return f"{GIVE.forms[form]} {gift} {with_preposition('à', to)} pendant ce tour"

    def prevent_next(self, form: VerbForm, to: Referent) -> str:
        dealt = f"infligés {with_preposition('à', to)}"
        if isinstance(to, NounPhrase) and to.is_distributive:
            dealt = f"infligés à {each_of(to)} {with_preposition('de', to)}"
        elif word := clitic(to, dative=True)[0]:
            dealt = f"qui {word} sont infligés"
        return f"{PREVENT.forms[form]} la totalité des prochains dégâts {dealt} pendant ce tour"

    def next_is_prevented(self) -> str:
        return "la totalité des prochains dégâts qu’elle doit subir pendant ce tour est empêchée"

    def friend_played(self, body: str) -> str:
        return f"quand une Unit alliée est jouée pendant ce tour, {body}"

    def opponent_scores(self, form: VerbForm, points: str) -> str:
        return f"{VERBS[Verb.CHOOSE].forms[form]} un adversaire qui doit {points}"

    def attach_to(self, form: VerbForm, what: Referent, to: Referent) -> str:
        if clitic(what, dative=False)[0]:
            return f"{with_clitic(form, ATTACH, what)} {with_preposition('à', to)}"
        if clitic(to, dative=True)[0]:
            return f"{with_clitic(form, ATTACH, to, dative=True)} {refer_to(what)}"
        return f"{ATTACH.forms[form]} {refer_to(what)} {with_preposition('à', to)}"

    def unchosen(self, me: Pronoun) -> str:
        chosen = agree("choisi", NOUNS[me.noun].feminine, plural=False)
        who = subject(me, f"ne {CAN.forms[form_of(me)]} pas être {chosen}")
        return f"{who} par les Spells et Abilities ennemis"

    def costs_less_away(self, me: Pronoun, cost: str) -> str:
        return f"{subject_verb(me, COST)} {cost} de moins ailleurs que depuis votre main"

    def tokens_enter_ready(self) -> str:
        return "vos Tokens entrent en jeu Ready"

    def spares_weaker(self, me: Pronoun) -> str:
        who = f"une autre Unit que vous contrôlez ici, de Might inférieure à {MY.get(me.person, 'sa')} Might,"
        saved = "elle récupère ses PV, devient Exhausted et est renvoyée à sa base"
        return f"si {who} devait être éliminée, {saved} à la place"

    def equipment_gives(self, gift: str) -> str:
        return f"chacun de vos Equipments donne {gift}"

    def unit_may_go_here(self, where: Where) -> str:
        here = "sur ce Battlefield" if where is Where.THIS_BATTLEFIELD else "ici"
        return f"si c’est une Unit, vous pouvez la jouer {here}"

    def cant_be_played(self, where: Where) -> str:
        return f"les Units ne peuvent pas être jouées{AT[where]}"
